"""Compiled building blocks: evaluate the equations, make an explicit step, close the loops, look at events.

Vectors of several instances lie component by component, lanes side by side: component i of lane l at i·lanes + l.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from closedchain.kernel.numba_call import call
from closedchain.simulate.jit import compiled

Array = NDArray[np.float64]

CLOSINGS = 12  # corrections of one step at most


class Field(NamedTuple):
    """dy/dt = f(t, y, u, p) as machine code, its inputs over time, and room to work.

    fallback: the same in the robust order (0: not compiled yet)    enough: pivot below which it is asked
    singular: pivot below which an answer is not trusted            origins, ends, inputs: pieces of u as cubics of time
    held: added to u                                                closed: pivot of the last answer, per lane
    """

    address: int
    fallback: int
    enough: float
    singular: float
    origins: Array
    ends: Array
    inputs: Array
    held: Array
    p: Array
    t: Array
    u: Array
    pivot: Array
    other: Array
    other_pivot: Array
    work: Array


class Closing(NamedTuple):
    """Correction of y onto closed loops as machine code (address 0: none), and room to work."""

    address: int
    fallback: int
    enough: float
    singular: float
    tolerance: float
    y: Array
    error: Array
    pivot: Array
    work: Array


class Watch(NamedTuple):
    """Event functions g(t, y, u, p) as machine code (address 0: none), directions, values at the last point."""

    address: int
    direction: Array
    last: Array
    now: Array
    work: Array


class Table(NamedTuple):
    """An explicit Runge–Kutta method; see tableaus.py."""

    A: Array
    b: Array
    c: Array
    core: int
    dense: Array
    error: Array
    error_low: Array
    error_order: int


class Room(NamedTuple):
    """Room to work: stages k, a stage's place, the end of the step as integrated and as closed."""

    k: Array
    at: Array
    raw: Array
    y1: Array


@compiled
def copy(source: Array, goal: Array) -> None:
    """goal = source, in a form that Numba compiles quickly."""
    for i in range(goal.shape[0]):
        goal[i] = source[i]


@compiled
def set_inputs(f: Field, piece: int, t: float) -> None:
    """The time and u(t) for every lane."""
    lanes = f.t.shape[0]
    s = t - f.origins[piece]
    for lane in range(lanes):
        f.t[lane] = t
    for i in range(f.inputs.shape[1]):
        c = f.inputs[piece, i]
        value = c[0] + s * (c[1] + s * (c[2] + s * c[3]))
        for lane in range(lanes):
            f.u[i * lanes + lane] = value + f.held[i * lanes + lane]


@compiled
def evaluate(f: Field, piece: int, t: float, y: Array, dy: Array) -> float:
    """dy/dt into dy; where a lane's pivot is small the robust order answers. Returns the smallest pivot."""
    set_inputs(f, piece, t)
    call(f.address, (f.t, y, f.u, f.p), (dy, f.pivot), f.work)
    lanes = f.t.shape[0]
    worst = smallest(f.pivot)
    if worst > f.enough or f.fallback == 0:
        return worst
    call(f.fallback, (f.t, y, f.u, f.p), (f.other, f.other_pivot), f.work)
    for lane in range(lanes):
        if not f.pivot[lane] > f.enough:
            f.pivot[lane] = f.other_pivot[lane]
            for i in range(y.shape[0] // lanes):
                dy[i * lanes + lane] = f.other[i * lanes + lane]
    return smallest(f.pivot)


@compiled
def smallest(values: Array) -> float:
    """The smallest value, -1 where one is not a number."""
    worst = np.inf
    for value in values:
        if not value >= worst:
            worst = value
        if np.isnan(value):
            return -1.0
    return worst


@compiled
def explicit_stages(
    m: Table, f: Field, piece: int, t: float, h: float, y: Array, r: Room, first: int, last: int
) -> float:
    """Stages first … last − 1 into r.k (those before are there already). Returns the smallest pivot."""
    k, at = r.k, r.at
    worst = np.inf
    for i in range(first, last):
        for n in range(y.shape[0]):
            total = 0.0
            for j in range(i):
                total += m.A[i, j] * k[j, n]
            at[n] = y[n] + h * total
        pivot = evaluate(f, piece, t + m.c[i] * h, at, k[i])
        if pivot < worst:
            worst = pivot
        if not worst > f.singular:
            return worst
    return worst


@compiled
def combine(m: Table, h: float, y: Array, k: Array, y1: Array) -> None:
    """y1 = y + h Σ b_i k_i."""
    for n in range(y.shape[0]):
        total = 0.0
        for i in range(m.core):
            total += m.b[i] * k[i, n]
        y1[n] = y[n] + h * total


@compiled
def close(c: Closing, y: Array) -> float:
    """Correct y until its loops are closed. Returns the largest loop error found first, -1 where it failed."""
    if c.address == 0:
        return 0.0
    first = -1.0
    for attempt in range(CLOSINGS):
        call(c.address, (y,), (c.y, c.error, c.pivot), c.work)
        if not smallest(c.pivot) > c.enough and c.fallback != 0:
            call(c.fallback, (y,), (c.y, c.error, c.pivot), c.work)
        if not smallest(c.pivot) > c.singular:
            return -1.0
        worst = 0.0
        for error in c.error:
            if error > worst:
                worst = error
        if attempt == 0:
            first = worst
        copy(c.y, y)
        if worst <= c.tolerance:
            return first
    return -1.0


@compiled
def finite(y: Array) -> bool:
    """Whether all are numbers."""
    total = 0.0
    for value in y:
        total += value * 0.0
    return total == 0.0


@compiled
def look(w: Watch, f: Field, y: Array) -> bool:
    """Values of the event functions into w.now; whether one of them crossed zero in its direction since w.last."""
    if w.address == 0:
        return False
    call(w.address, (f.t, y, f.u, f.p), (w.now,), w.work)
    fired = False
    for i in range(w.now.shape[0]):
        fired = fired or crossed(w, i)
    return fired


@compiled
def crossed(w: Watch, i: int) -> bool:
    """Whether event i crossed zero in its direction."""
    rose, fell = w.last[i] < 0 and w.now[i] >= 0, w.last[i] > 0 and w.now[i] <= 0
    return (rose and w.direction[i] >= 0) or (fell and w.direction[i] <= 0)
