"""Impacts, and the choice of a mode in which forces, friction and accelerations agree."""

from __future__ import annotations

import numpy as np

from closedchain.kernel.jit import inner
from closedchain.simulate.contact.cone import (
    AWAY,
    CLOSED,
    GUIDED,
    HELD,
    SLIPPING,
    holds,
    polish,
    row,
    solve_cones,
    turn,
)
from closedchain.simulate.contact.delassus import add_impulses, ask, without_contacts
from closedchain.simulate.contact.layout import (
    BRIEF,
    BROKEN,
    DONE,
    FORCE,
    GAP,
    HALT,
    NEED_MODE,
    NEEDED,
    OPEN,
    SLIP,
    STICK,
    STUCK,
    ContactCode,
    ContactCourse,
    Delassus,
    ModeValues,
    T,
    Whole,
)
from closedchain.simulate.contact.steps import evaluate, finite, number, point_accelerations
from closedchain.types import Array

SLOW = 1e-7  # m/s, below this a contact is at rest


@inner
def strike(code: ContactCode, going: ContactCourse, scratch: ModeValues) -> None:
    """The inelastic impact of the trial's closed contacts: velocities jump, impulses are added, modes follow."""
    m, y, trial, first = going.trial.size, going.y, going.trial, code.nq + code.nv
    at = ask(code, y, np.zeros(code.nv))
    # a slip that ends has no speed left but what the step could not resolve: no other contact answers that
    halts = False
    for state in trial:
        halts = halts or state == HALT
    kinds, p, found = np.zeros(m, np.int64), np.zeros(3 * m), np.zeros(m, np.int64)
    for i in range(m):
        if trial[i] != OPEN:
            quiet = GUIDED if trial[i] == SLIP else HELD
            kinds[i] = HELD if code.held[i] else quiet if halts else CLOSED
    after, u = y.copy(), np.empty(3 * m)
    for _ in range(m + 1):
        solve_cones(at.W, at.u, kinds, code.friction, going.slip, p, found)
        for j in range(code.nv):
            after[code.nq + j] = y[code.nq + j] + row(at.K, j, p)
        for j in range(p.size):
            u[j] = at.u[j] + row(at.W, j, p)
        if halts or not catch(code, going, after, kinds, found, u, scratch):
            break
    for j in range(code.nq, first):
        y[j] = after[j]
    for i in range(m):
        going.modes[i] = found[i]
        code.slow[i] = code.slow[i] if halts else 0
    if y.size > first:
        for j in range(p.size):
            y[first + 3] += 0.5 * p[j] * (at.u[j] + u[j])
        add_impulses(code, at.r, p, y[first + 4 :])


@inner
def catch(
    code: ContactCode, going: ContactCourse, y: Array, kinds: Whole, found: Whole, u: Array, scratch: ModeValues
) -> bool:
    """Contacts that the impact throws up, but not for long: forces have them back at once, so they stay."""
    thrown = False
    for i in range(kinds.size):
        thrown = thrown or (kinds[i] == CLOSED and found[i] == OPEN)
    if not thrown:
        return False
    code.t[0] = going.clock[T]
    at = without_contacts(code, going.slip, y, scratch)
    a = accelerations(code, found, u, at, going.slip)
    more = False
    for i in range(kinds.size):
        up = kinds[i] == CLOSED and found[i] == OPEN
        if up and a[3 * i + 2] < 0 and 2 * u[3 * i + 2] < -BRIEF * a[3 * i + 2]:
            kinds[i] = HELD if going.modes[i] == STICK else GUIDED
            more = True
    return more


@inner
def accelerations(code: ContactCode, found: Whole, u: Array, at: Delassus, slip: Array) -> Array:
    """How contact points accelerate once the closed ones have the forces that Coulomb's law gives them."""
    m = found.size
    kinds, force, states, along = np.zeros(m, np.int64), np.zeros(3 * m), np.zeros(m, np.int64), slip.copy()
    for i in range(m):
        if found[i] != OPEN:
            kinds[i] = pressed(code, i, u, along)
    solve_cones(at.W, at.a, kinds, code.friction, along, force, states)
    a = np.empty(3 * m)
    for j in range(3 * m):
        a[j] = at.a[j] + row(at.W, j, force)
    return a


@inner
def pressed(code: ContactCode, i: int, u: Array, along: Array) -> int:
    """How a closed contact takes forces: by its velocity, which gives the direction of slip."""
    speed = np.hypot(u[3 * i], u[3 * i + 1])
    if code.held[i]:
        return HELD
    if speed <= SLOW:
        return CLOSED
    if code.slow[i]:
        return SLIPPING
    along[2 * i], along[2 * i + 1] = u[3 * i] / speed, u[3 * i + 1] / speed
    return SLIPPING


@inner
def settle(code: ContactCode, going: ContactCourse, out: ModeValues) -> int:
    """The mode in which forces, friction and accelerations of all contacts agree at this state, and its derivatives."""
    for attempt in range(4):
        which = number(going.modes)
        if code.derivatives[which] == 0:
            going.counts[NEEDED] = which
            return NEED_MODE
        evaluate(code, going.modes, going.slip, going.clock[T], going.y, out)
        if not finite(out.dy):
            return BROKEN
        if attempt == 3 or agrees(code, going, out):
            return DONE
        choose(code, going, out)
    return STUCK


@inner
def agrees(code: ContactCode, going: ContactCourse, out: ModeValues) -> bool:
    """Whether no closed contact pulls or exceeds its friction, and none that rests open would move into the ground."""
    f, s, modes, clock = out.f, out.s, going.modes, going.clock
    resting = starting = False
    for i in range(modes.size):
        if code.held[i]:
            continue
        starting = starting or starts(modes[i], s[3 * i], s[3 * i + 1])
        if modes[i] == OPEN:
            resting = resting or rests(out.g[i], s[3 * i + 2], clock)
        elif f[3 * i + 2] < -clock[FORCE] or (
            modes[i] == STICK and np.hypot(f[3 * i], f[3 * i + 1]) > code.mu_static[i] * f[3 * i + 2] + clock[FORCE]
        ):
            return False
    if resting or starting:
        a = np.empty(3 * modes.size)
        point_accelerations(code, going.y, out.dy, a)
        for i in range(modes.size):
            dives = a[3 * i + 2] < -1e-5
            if modes[i] == OPEN and not code.held[i] and dives and rests(out.g[i], s[3 * i + 2], clock):
                return False
            forward = a[3 * i] * going.slip[2 * i] + a[3 * i + 1] * going.slip[2 * i + 1]
            strays = forward < 0.99 * np.hypot(a[3 * i], a[3 * i + 1])
            if strays and not code.held[i] and starts(modes[i], s[3 * i], s[3 * i + 1]):
                return False
    return True


@inner
def starts(mode: int, x: float, y: float) -> bool:
    """Whether a contact slips but has no speed yet: then it must accelerate in its direction of slip."""
    return mode == SLIP and np.hypot(x, y) <= SLOW


@inner
def choose(code: ContactCode, going: ContactCourse, out: ModeValues) -> None:
    """The mode that Coulomb's law asks for: accelerations without contact forces, then forces within their cones."""
    modes, m = going.modes, going.modes.size
    at = without_contacts(code, going.slip, going.y, out)
    kinds, force, found, friction = np.zeros(m, np.int64), np.zeros(3 * m), np.zeros(m, np.int64), code.friction.copy()
    for i in range(m):
        friction[i] = code.mu_static[i] if modes[i] == STICK else friction[i]
        closed = modes[i] != OPEN or (not code.held[i] and rests(at.g[i], at.u[3 * i + 2], going.clock))
        kinds[i] = pressed(code, i, at.u, going.slip) if closed else AWAY
    solve_cones(at.W, at.a, kinds, friction, going.slip, force, found)
    start_slips(code, at, kinds, friction, going.slip, force, found)
    for i in range(m):
        modes[i] = found[i]


@inner
def start_slips(
    code: ContactCode, at: Delassus, kinds: Whole, limit: Array, along: Array, force: Array, found: Whole
) -> None:
    """Which contacts at rest begin to slip, and where to: the one that exceeds its friction most, then the next."""
    states, ways, m = found.copy(), along.copy(), kinds.size
    for i in range(m):
        states[i] = STICK if kinds[i] == CLOSED and states[i] == SLIP else states[i]
    for _ in range(2 * m + 1):
        if polish(at.W, at.a, code.friction, ways, force, states):
            break
        worst = weakest(kinds, limit, force, states)
        if worst < 0:
            if pushes(force, states):
                found[:], along[:] = states, ways
                return
            break
        states[worst] = SLIP
        side = np.hypot(force[3 * worst], force[3 * worst + 1])
        ways[2 * worst], ways[2 * worst + 1] = -force[3 * worst] / side, -force[3 * worst + 1] / side
        turn_all(code, at, kinds, ways, force, states)
        for i in range(m):
            slips = kinds[i] == CLOSED and states[i] == SLIP and i != worst
            if slips and holds(at.W, at.a, code.friction, ways, force, states, i):
                states[i] = STICK
    # forces that are shared, or contacts that leave: as found before
    turn_all(code, at, kinds, along, force, found)


@inner
def turn_all(code: ContactCode, at: Delassus, kinds: Whole, along: Array, force: Array, found: Whole) -> None:
    """Slips that begin go where contacts accelerate."""
    for i in range(kinds.size):
        if kinds[i] == CLOSED and found[i] == SLIP:
            turn(at.W, at.a, code.friction, along, force, found, i)


@inner
def weakest(kinds: Whole, limit: Array, force: Array, states: Whole) -> int:
    """Which sticking contact exceeds its friction most, or -1."""
    worst, most = -1, 1 + 1e-6
    for i in range(kinds.size):
        share = np.hypot(force[3 * i], force[3 * i + 1]) / max(limit[i] * force[3 * i + 2], 1e-30)
        if kinds[i] == CLOSED and states[i] == STICK and share > most:
            worst, most = i, share
    return worst


@inner
def pushes(force: Array, states: Whole) -> bool:
    """Whether no closed contact pulls."""
    good = True
    for i in range(states.size):
        good = good and (states[i] == OPEN or force[3 * i + 2] >= 0)
    return good


@inner
def rests(gap: float, speed: float, clock: Array) -> bool:
    """Whether an open contact is at the ground and neither leaves nor strikes it."""
    return gap < 10 * clock[GAP] and abs(speed) < SLOW
