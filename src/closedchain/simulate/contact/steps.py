"""Single steps within a mode, and how far each contact is from the end of its mode.

margins, negative once a mode must end, two per contact:
    open     gap                               —
    stick    normal force                      μ f_n − |f_t|
    slip     normal force                      speed, negative once it has turned by 60° within a step
"""

from __future__ import annotations

import numpy as np

from closedchain.kernel.jit import inner
from closedchain.kernel.numba_call import call
from closedchain.simulate.contact.cone import holds, row, turn
from closedchain.simulate.contact.delassus import evaluate_generally
from closedchain.simulate.contact.layout import (
    ENDED,
    EVENTS,
    FORCE,
    GAP,
    HALT,
    LARGEST,
    NONE,
    OPEN,
    POOR,
    SHARE,
    SHORTEST,
    SLIP,
    SLUGGISH,
    SPEED,
    STEP,
    STICK,
    ContactCode,
    ContactCourse,
    ContactWorkspace,
    Delassus,
    ModeValues,
    T,
    Whole,
)
from closedchain.types import Array


@inner
def number(modes: Whole) -> int:
    """A mode's place in the tables."""
    code = 0
    for i in range(modes.size - 1, -1, -1):
        code = 3 * code + modes[i]
    return code


@inner
def evaluate(code: ContactCode, modes: Whole, slip: Array, t: float, y: Array, out: ModeValues) -> None:
    """dy/dt and contacts, from the mode's own equations or, where these are singular, from all contact points."""
    address = code.derivatives[number(modes)]
    code.t[0] = t
    out.pivot[0] = 0.0
    held = False
    for i in range(modes.size):
        held = held or (code.slow[i] and modes[i] == SLIP)
    if address != NONE and not held:
        call(address, (code.t, y, code.p, slip), (out.dy, out.f, out.g, out.s, out.pivot), code.work)
    if not out.pivot[0] > POOR:
        evaluate_generally(code, modes, slip, y, out)


@inner
def unit(y: Array, quaternions: Whole) -> None:
    """Quaternions made unit again."""
    for first in quaternions:
        length = 0.0
        for j in range(first, first + 4):
            length += y[j] * y[j]
        length = np.sqrt(length)
        for j in range(first, first + 4):
            y[j] /= length


@inner
def advance(
    code: ContactCode, going: ContactCourse, h: float, k1: Array, y1: Array, scratch: ModeValues, total: Array
) -> None:
    """One step of Runge–Kutta 4 within the mode."""
    k, y, n = scratch.dy, going.y, y1.size
    for j in range(n):
        total[j] = k[j] = k1[j]
    for stage in range(3):
        weight, reach = (2.0, 0.5) if stage < 2 else (1.0, 1.0)
        for j in range(n):
            y1[j] = y[j] + reach * h * k[j]
        evaluate(code, going.modes, going.slip, going.clock[T] + reach * h, y1, scratch)
        for j in range(n):
            total[j] += weight * k[j]
    for j in range(n):
        y1[j] = y[j] + h / 6 * total[j]
    unit(y1, code.quaternions)


@inner
def finite(values: Array) -> bool:
    """Whether all are numbers."""
    good = True
    for value in values:
        good = good and abs(value) < LARGEST
    return good


@inner
def margins(code: ContactCode, going: ContactCourse, at: ModeValues, along: Array, floor: Array, out: Array) -> None:
    """How far each contact is from the end of its mode."""
    modes, clock, f, s = going.modes, going.clock, at.f, at.s
    for i in range(modes.size):
        out[2 * i] = out[2 * i + 1] = 1.0
        if code.held[i]:
            continue
        if modes[i] == OPEN:
            out[2 * i] = at.g[i] - floor[i] + clock[GAP]
            continue
        out[2 * i] = f[3 * i + 2] + clock[FORCE]
        if modes[i] == SLIP and code.slow[i]:
            continue
        if modes[i] == STICK:
            out[2 * i + 1] = code.mu_static[i] * f[3 * i + 2] - np.hypot(f[3 * i], f[3 * i + 1]) + clock[FORCE]
        else:
            forward = s[3 * i] * along[2 * i] + s[3 * i + 1] * along[2 * i + 1]
            out[2 * i + 1] = forward - 0.5 * np.hypot(s[3 * i], s[3 * i + 1]) + clock[SPEED]


@inner
def directions(modes: Whole, s: Array, slip: Array, along: Array) -> None:
    """Directions of slip now; those given where a contact is at rest."""
    for i in range(modes.size):
        speed = np.hypot(s[3 * i], s[3 * i + 1])
        for j in range(2):
            along[2 * i + j] = s[3 * i + j] / speed if speed > 1e-9 else slip[2 * i + j]


@inner
def sliding(code: ContactCode, modes: Whole, s: Array, a: Array, along: Array, trial: Whole) -> float:
    """A step short enough for speeds of slip that grow from zero or end there; 0 if one has ended (noted in trial)."""
    longest = np.inf
    for i in range(modes.size):
        if modes[i] != SLIP or code.slow[i]:
            continue
        speed = np.hypot(s[3 * i], s[3 * i + 1])
        gain = a[3 * i] * along[2 * i] + a[3 * i + 1] * along[2 * i + 1]
        if gain < 0 and speed < ENDED:
            trial[i] = HALT
            return 0.0
        share = SHARE * speed / max(np.hypot(a[3 * i], a[3 * i + 1]), 1e-12)
        longest = min(longest, share if gain < 0 else max(share, SHORTEST))
    return longest


@inner
def note_slow(code: ContactCode, going: ContactCourse, here: ModeValues, at: Delassus) -> None:
    """Which slips are slow: friction would change their direction within less than a step."""
    for i in range(going.modes.size):
        speed, stiff = np.hypot(here.s[3 * i], here.s[3 * i + 1]), max(at.W[3 * i, 3 * i], at.W[3 * i + 1, 3 * i + 1])
        slow = speed < max(going.clock[STEP] * stiff * code.friction[i] * here.f[3 * i + 2], SLUGGISH)
        code.slow[i] = going.modes[i] == SLIP and slow


@inner
def creep(code: ContactCode, going: ContactCourse, room: ContactWorkspace, at: Delassus, h: float) -> float:
    """A step of slow slips, whose directions at its end are held through it; shorter where needed, 0 if one has ended.

    Friction turns a slow slip at a rate of W μ f_n / speed, which explicit steps would have to resolve.
    """
    modes, slip, s = going.modes, going.slip, room.here.s
    if not code.slow.any():
        return h
    for i in range(modes.size):
        if code.slow[i]:
            slip[2 * i], slip[2 * i + 1] = room.along[2 * i], room.along[2 * i + 1]
    for _ in range(20):
        worst = follow(code, modes, at, slip, h)
        if worst == NONE:
            evaluate(code, modes, slip, going.clock[T], going.y, room.here)
            if bears(code, going, room.here):
                break
            worst = modes.size
        if worst < modes.size and np.hypot(s[3 * worst], s[3 * worst + 1]) < ENDED:
            going.trial[worst] = HALT
            return 0.0
        h *= 0.25
    return h


@inner
def bears(code: ContactCode, going: ContactCourse, here: ModeValues) -> bool:
    """Whether sticking contacts bear the directions of slip that others were given."""
    good = True
    for i in range(going.modes.size):
        if going.modes[i] == STICK and not code.held[i]:
            side, most = np.hypot(here.f[3 * i], here.f[3 * i + 1]), code.mu_static[i] * here.f[3 * i + 2]
            good = good and side <= most + going.clock[FORCE]
    return good


@inner
def follow(code: ContactCode, modes: Whole, at: Delassus, slip: Array, h: float) -> int:
    """Directions of slow slips at the end of a step; which contact stops in it; their number if one gets too fast."""
    u, f = at.a.copy(), np.empty(at.a.size)
    for i in range(modes.size):
        if code.slow[i]:
            u[3 * i], u[3 * i + 1] = at.a[3 * i] + at.u[3 * i] / h, at.a[3 * i + 1] + at.u[3 * i + 1] / h
    for i in range(modes.size):  # those that move come first: whether others can stick depends on them
        if code.slow[i] and np.hypot(at.u[3 * i], at.u[3 * i + 1]) > ENDED:
            turn(at.W, u, code.friction, slip, f, modes, i)
    for _ in range(2):
        for i in range(modes.size):
            if code.slow[i] and (
                holds(at.W, u, code.friction, slip, f, modes, i) or not turn(at.W, u, code.friction, slip, f, modes, i)
            ):
                return i
    for i in range(modes.size):
        if code.slow[i]:
            before = np.hypot(at.u[3 * i], at.u[3 * i + 1])
            after = h * np.hypot(u[3 * i] + row(at.W, 3 * i, f), u[3 * i + 1] + row(at.W, 3 * i + 1, f))
            if after < 0.5 * before:
                return i
            if after > max(2 * before, SLUGGISH):
                return modes.size
    return NONE


@inner
def point_accelerations(code: ContactCode, y: Array, dy: Array, a: Array) -> None:
    """Accelerations of all contact points."""
    call(code.points, (y, dy[code.nq : code.nq + code.nv]), (a,), code.work)


@inner
def log(events: Array, counts: Whole, t: float, contact: int, kind: int) -> None:
    """Note an event, as long as there is room."""
    if counts[EVENTS] < events.shape[0]:
        events[counts[EVENTS], 0], events[counts[EVENTS], 1], events[counts[EVENTS], 2] = t, contact, kind
        counts[EVENTS] += 1


@inner
def lowest(margin: Array, before: Array) -> float:
    """The smallest margin, each as a share of what it was."""
    found = np.inf
    for i in range(margin.size):
        found = min(found, margin[i] / max(before[i], 1e-30))
    return found
