"""Single steps within a mode, and how far each contact is from the end of its mode.

margins, negative once a mode must end, two per contact:
    open     gap                               —
    stick    normal force                      μ f_n − |f_t|
    slip     normal force                      speed, negative once it has turned by 60° within a step
"""

from __future__ import annotations

import numpy as np

from closedchain.kernel.numba_call import call
from closedchain.simulate.contact_layout import (
    ENDED,
    EVENTS,
    FORCE,
    GAP,
    HALT,
    INSTANT,
    OPEN,
    SHARE,
    SHORTEST,
    SLIP,
    SPEED,
    STICK,
    Array,
    Arrays,
    Whole,
)
from closedchain.simulate.jit import compiled


@compiled
def number(modes: Whole) -> int:
    """A mode's place in the tables."""
    code = 0
    for i in range(modes.size - 1, -1, -1):
        code = 3 * code + modes[i]
    return code


@compiled
def evaluate(address: int, t: float, y: Array, p: Array, slip: Array, out: Arrays, work: Array) -> None:
    """dy/dt, contact forces, gaps, contact velocities, pivot."""
    call(address, (np.array([t]), y, p, slip), out, work)


@compiled
def unit(y: Array, quaternions: Whole) -> None:
    """Quaternions made unit again."""
    for first in quaternions:
        length = np.sqrt(np.sum(y[first : first + 4] ** 2))
        y[first : first + 4] /= length


@compiled
def advance(address: int, t: float, h: float, y0: Array, k1: Array, y1: Array, p: Array, slip: Array, scratch: Arrays,
            quaternions: Whole, work: Array) -> None:  # fmt: skip
    """One step of Runge–Kutta 4."""
    k, f, g, s, pivot, total = scratch
    total[:] = k1
    k[:] = k1
    for weight, reach in ((2.0, 0.5), (2.0, 0.5), (1.0, 1.0)):
        y1[:] = y0 + (reach * h) * k
        evaluate(address, t + reach * h, y1, p, slip, (k, f, g, s, pivot), work)
        total += weight * k
    y1[:] = y0 + (h / 6) * total
    unit(y1, quaternions)


@compiled
def margins(modes: Whole, held: Whole, f: Array, g: Array, s: Array, sticking: Array, along: Array, floor: Array,
            clock: Array, out: Array) -> None:  # fmt: skip
    """How far each contact is from the end of its mode."""
    for i in range(modes.size):
        out[2 * i] = out[2 * i + 1] = 1.0
        if held[i]:
            continue
        if modes[i] == OPEN:
            out[2 * i] = g[i] - floor[i] + clock[GAP]
            continue
        out[2 * i] = f[3 * i + 2] + clock[FORCE]
        if modes[i] == STICK:
            out[2 * i + 1] = sticking[i] * f[3 * i + 2] - np.hypot(f[3 * i], f[3 * i + 1]) + clock[FORCE]
        else:
            forward = s[3 * i] * along[2 * i] + s[3 * i + 1] * along[2 * i + 1]
            out[2 * i + 1] = forward - 0.5 * np.hypot(s[3 * i], s[3 * i + 1]) + clock[SPEED]


@compiled
def directions(modes: Whole, s: Array, slip: Array, along: Array) -> None:
    """Directions of slip now; those given where a contact is at rest."""
    for i in range(modes.size):
        speed = np.hypot(s[3 * i], s[3 * i + 1])
        for j in range(2):
            along[2 * i + j] = s[3 * i + j] / speed if speed > 1e-9 else slip[2 * i + j]


@compiled
def sliding(modes: Whole, s: Array, s1: Array, along: Array, trial: Whole) -> float:
    """A step short enough for speeds of slip that grow from zero or end there; 0 if one has ended (noted in trial)."""
    longest = np.inf
    trial[:] = modes
    for i in range(modes.size):
        if modes[i] != SLIP:
            continue
        speed = np.hypot(s[3 * i], s[3 * i + 1])
        ax, ay = (s1[3 * i] - s[3 * i]) / INSTANT, (s1[3 * i + 1] - s[3 * i + 1]) / INSTANT
        gain = ax * along[2 * i] + ay * along[2 * i + 1]
        if gain < 0 and speed < ENDED:
            trial[i] = HALT
            return 0.0
        share = SHARE * speed / max(np.hypot(ax, ay), 1e-12)
        longest = min(longest, share if gain < 0 else max(share, SHORTEST))
    return longest


@compiled
def log(events: Array, counts: Whole, t: float, contact: int, kind: int) -> None:
    """Note an event, as long as there is room."""
    if counts[EVENTS] < events.shape[0]:
        events[counts[EVENTS], 0], events[counts[EVENTS], 1], events[counts[EVENTS], 2] = t, contact, kind
        counts[EVENTS] += 1


@compiled
def rests(gap: float, speed: float, clock: Array) -> bool:
    """Whether an open contact is at the ground and neither leaves nor strikes it."""
    return gap < 10 * clock[GAP] and abs(speed) < 1e-7


@compiled
def lowest(margin: Array, before: Array) -> float:
    """The smallest margin, each as a share of what it was."""
    found = np.inf
    for i in range(margin.size):
        found = min(found, margin[i] / max(before[i], 1e-30))
    return found
