"""Impacts, and the choice of a mode in which forces, friction and accelerations agree."""

from __future__ import annotations

import numpy as np

from closedchain.kernel.numba_call import call
from closedchain.simulate.contact_cone import CLOSED, HELD, SLIPPING, solve_cones
from closedchain.simulate.contact_layout import (
    BROKEN,
    DONE,
    FORCE,
    HALT,
    INSTANT,
    NEED_RATES,
    NEEDED,
    NQ,
    NV,
    OPEN,
    PIVOT,
    STICK,
    STUCK,
    Array,
    Arrays,
    T,
    Whole,
)
from closedchain.simulate.contact_steps import evaluate, number, rests
from closedchain.simulate.jit import compiled


@compiled
def answers(m: int, nv: int) -> Arrays:
    """Room for how contact points answer impulses."""
    return np.empty((3 * m, 3 * m)), np.empty(3 * m), np.empty((nv, 3 * m)), np.empty(3 * m), np.empty(m)


@compiled
def strike(touch: int, counts: Whole, modes: Whole, trial: Whole, held: Whole, y: Array, planes: Array,
           friction: Array, slip: Array, work: Array) -> None:  # fmt: skip
    """The inelastic impact of the trial's closed contacts: rates jump, books are kept, modes follow."""
    m, nq, nv = trial.size, counts[NQ], counts[NV]
    W, u0, K, r, g = answers(m, nv)
    call(touch, (y,), (W, u0, K, r, g), work)
    # a slip that ends has no speed left but what the step could not resolve: no contact moves for that
    halts = (trial == HALT).any()
    kinds, p, found, along = np.zeros(m, np.int64), np.zeros(3 * m), np.zeros(m, np.int64), slip.copy()
    for i in range(m):
        if trial[i] != OPEN:
            kinds[i] = HELD if held[i] or halts else CLOSED
    solve_cones(W, u0, kinds, friction, along, p, found)
    slip[:] = along
    y[nq : nq + nv] += K @ p
    modes[:] = found
    if y.size > nq + nv:
        books = y[nq + nv :]
        books[3] += 0.5 * p @ (2 * u0 + W @ p)
        for i in range(m):
            push = planes[i] @ p[3 * i : 3 * i + 3]
            books[4:7] += np.cross(r[3 * i : 3 * i + 3], push)
            books[7:10] += push


@compiled
def settle(rates: Whole, touch: int, counts: Whole, modes: Whole, held: Whole, y: Array, p: Array, out: Arrays,
           scratch: Arrays, friction: Array, sticking: Array, slip: Array, clock: Array,
           work: Array) -> int:  # fmt: skip
    """The mode in which forces, friction and accelerations of all contacts agree at this state, and its rates."""
    for attempt in range(4):
        code = number(modes)
        if rates[code] == 0:
            counts[NEEDED] = code
            return NEED_RATES
        evaluate(rates[code], clock[T], y, p, slip, out, work)
        if not np.isfinite(out[0]).all():
            return BROKEN
        if attempt == 3 or agrees(rates[code], modes, held, y, p, out, scratch, sticking, slip, clock, work):
            clock[PIVOT] = min(clock[PIVOT], out[4][0])
            return DONE
        if rates[0] == 0:
            counts[NEEDED] = 0
            return NEED_RATES
        choose(rates[0], touch, counts, modes, held, y, p, out, scratch, friction, slip, clock, work)
    return STUCK


@compiled
def agrees(address: int, modes: Whole, held: Whole, y: Array, p: Array, out: Arrays, scratch: Arrays, sticking: Array,
           slip: Array, clock: Array, work: Array) -> bool:  # fmt: skip
    """Whether no closed contact pulls or exceeds its friction, and none that rests open would move into the ground."""
    k, f1, g1, s1, pivot, y1 = scratch
    f, g, s = out[1], out[2], out[3]
    resting = False
    for i in range(modes.size):
        if held[i]:
            continue
        if modes[i] == OPEN:
            resting = resting or rests(g[i], s[3 * i + 2], clock)
        elif f[3 * i + 2] < -clock[FORCE] or (
            modes[i] == STICK and np.hypot(f[3 * i], f[3 * i + 1]) > sticking[i] * f[3 * i + 2] + clock[FORCE]
        ):
            return False
    if resting:
        y1[:] = y + INSTANT * out[0]
        evaluate(address, clock[T], y1, p, slip, (k, f1, g1, s1, pivot), work)
        for i in range(modes.size):
            dives = s1[3 * i + 2] - s[3 * i + 2] < -1e-5 * INSTANT
            if modes[i] == OPEN and not held[i] and dives and rests(g[i], s[3 * i + 2], clock):
                return False
    return True


@compiled
def choose(address: int, touch: int, counts: Whole, modes: Whole, held: Whole, y: Array, p: Array, out: Arrays,
           scratch: Arrays, friction: Array, slip: Array, clock: Array, work: Array) -> None:  # fmt: skip
    """The mode that Coulomb's law asks for: accelerations without contact forces, then forces within their cones."""
    k, f1, g1, s1, pivot, y1 = scratch
    m, nv = modes.size, counts[NV]
    evaluate(address, clock[T], y, p, slip, out, work)
    y1[:] = y + INSTANT * out[0]
    evaluate(address, clock[T], y1, p, slip, (k, f1, g1, s1, pivot), work)
    s, a0 = out[3], (s1 - out[3]) / INSTANT
    W, u0, K, r, g = answers(m, nv)
    call(touch, (y,), (W, u0, K, r, g), work)
    kinds, force, found, along = np.zeros(m, np.int64), np.zeros(3 * m), np.zeros(m, np.int64), slip.copy()
    for i in range(m):
        if modes[i] != OPEN or (not held[i] and rests(out[2][i], s[3 * i + 2], clock)):
            speed = np.hypot(s[3 * i], s[3 * i + 1])
            kinds[i] = HELD if held[i] else SLIPPING if speed > 1e-7 else CLOSED
            if kinds[i] == SLIPPING:
                along[2 * i], along[2 * i + 1] = s[3 * i] / speed, s[3 * i + 1] / speed
    solve_cones(W, a0, kinds, friction, along, force, found)
    slip[:] = along
    modes[:] = found
