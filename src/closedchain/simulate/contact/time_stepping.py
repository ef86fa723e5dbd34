"""Time stepping (Moreau): steps of one length, contacts resolved once in each. Machine code.

The mode of the last step is tried first; contacts that do not bear it change, until all do. Mostly the first is right,
so a step costs one kernel. Where no mode is found so, or a mode's own equations are singular (fully extended legs,
several contacts on one rigid body), impulses within friction cones are sought for all contacts at once.

held in each mode, P the mean force over a step, u⁺ the velocity at its end:
    open     the plane is not passed in the first half of the step
    stick    P_n ≥ 0        |P_t| ≤ μ P_n
    slip     P_n ≥ 0        u_t⁺ along the direction of slip
"""

from __future__ import annotations

import numpy as np

from closedchain.kernel.jit import compiled, inner
from closedchain.kernel.numba_call import call, call_batch
from closedchain.simulate.contact.cone import AWAY, CLOSED, HELD, row, solve_cones
from closedchain.simulate.contact.delassus import answers
from closedchain.simulate.contact.layout import (
    BROKEN,
    DONE,
    LIFT,
    NEED_MODE,
    NEEDED,
    NONE,
    OPEN,
    POOR,
    SAMPLES,
    SLIDE,
    SLIP,
    STICK,
    STOP,
    SWITCH,
    TOUCH,
    StepCode,
    StepCourse,
    Whole,
)
from closedchain.simulate.contact.steps import finite, log, number, unit
from closedchain.types import Array

TRIES = 6  # modes in one step before all contacts are solved at once
SLOW = 1e-9  # m/s
FRESH, CLOSING, LET_GO = range(3)  # what was tried with a contact in one step


@compiled
def tabulate(address: int, times: Array, p: Array, w: Array, work: Array) -> None:
    """What depends on time and parameters alone, for all times."""
    call_batch(address, (times, p), (w,), times.shape[0], work)


@compiled
def run_steps(code: StepCode, course: StepCourse, last: int) -> int:
    """Go on to the last step, or until the kernel of a mode is needed."""
    steps, times, w, held, work = code.steps, code.times, code.w, code.held, code.work
    counts, modes, slip, states, kinds, forces = (
        course.counts, course.modes, course.slip, course.states, course.kinds, course.forces,
    )  # fmt: skip
    m = modes.size
    checks, pivot, h, tried = np.empty(3 * m), np.empty(1), np.empty(1), np.empty(m, np.int64)
    before, trial, turn = modes.copy(), modes.copy(), slip.copy()
    while counts[SAMPLES] < last:
        k = counts[SAMPLES]
        h[0] = times[k + 1] - times[k]
        switch(times[k] + 0.5 * h[0], code.switches, counts, modes)
        for i in range(m):
            trial[i], turn[2 * i], turn[2 * i + 1], tried[i] = modes[i], slip[2 * i], slip[2 * i + 1], FRESH
        good = False
        for _ in range(TRIES):  # here and not in a function of its own: that costs as much as a fifth of a kernel
            mode = number(trial)
            if steps[mode] == 0:
                counts[NEEDED] = mode
                return NEED_MODE
            if steps[mode] == NONE:
                break
            call(steps[mode], (w[k], states[k], h, turn), (states[k + 1], forces[k], checks, pivot), work)
            if not pivot[0] > POOR:
                break
            good = bears(trial, held, forces[k], checks, code.mu_static, code.slack, turn, tried)
            if good:
                break
        if not good:
            call(steps[0], (w[k], states[k], h, turn), (states[k + 1], forces[k], checks, pivot), work)
            for i in range(m):
                trial[i] = modes[i]
            resolve(code, h[0], states[k], states[k + 1], forces[k], trial, turn)
            if not finite(states[k + 1]):
                return BROKEN
        for i in range(m):
            if trial[i] != before[i]:
                log(course.events, counts, times[k], i, kind_of(before[i], trial[i]))
            if good and trial[i] == SLIP:
                point(checks[3 * i + 1], checks[3 * i + 2], i, turn)
            modes[i] = before[i] = kinds[k, i] = trial[i]
            slip[2 * i], slip[2 * i + 1] = turn[2 * i], turn[2 * i + 1]
        counts[SAMPLES] = k + 1
    return DONE


@inner
def bears(modes: Whole, held: Whole, f: Array, checks: Array, mu_static: Array, slack: float, slip: Array,
          tried: Whole) -> bool:  # fmt: skip
    """Whether every contact bears its mode; those that do not change theirs."""
    good, worst, pull = True, -1, -slack
    for i in range(modes.size):
        if held[i]:
            continue
        push = f[3 * i + 2]
        if modes[i] == OPEN:
            if checks[3 * i] < 0:
                good = False
                if tried[i] != LET_GO:
                    modes[i], tried[i] = STICK, CLOSING
                    point(checks[3 * i + 1], checks[3 * i + 2], i, slip)
        elif push < pull:
            worst, pull, good = i, push, False
        elif modes[i] == STICK:
            side, most = f[3 * i] ** 2 + f[3 * i + 1] ** 2, mu_static[i] * push + slack
            if side > most * most and push >= 0:
                point(-f[3 * i], -f[3 * i + 1], i, slip)
                modes[i], good = SLIP, False
        elif checks[3 * i + 1] * slip[2 * i] + checks[3 * i + 2] * slip[2 * i + 1] < -SLOW:
            modes[i], good = STICK, False
    if worst >= 0:  # one at a time: without it others may push again
        if modes[worst] == STICK and tried[worst] == CLOSING:
            modes[worst] = SLIP  # what stops it may be more than friction can bear
        else:
            modes[worst], tried[worst] = OPEN, LET_GO
    return good


@inner
def point(x: float, y: float, i: int, slip: Array) -> None:
    """Contact i slips along (x, y), unless that is nothing."""
    length = np.sqrt(x * x + y * y)
    if length > 0:
        slip[2 * i], slip[2 * i + 1] = x / length, y / length


@inner
def resolve(code: StepCode, h: float, y: Array, y1: Array, f: Array, modes: Whole, slip: Array) -> None:
    """A step with impulses of all contacts sought at once; y1 is at first the step without contacts."""
    nq, feedback = code.nq, code.feedback
    m, nv = modes.size, y.size - nq
    at, here = answers(m, nv), y.copy()
    for j in range(nq, y.size):
        here[j] = y1[j]
    call(code.touch, (here, y1[nq:]), (at.W, at.u, at.K, at.r, at.g, at.a), code.work)
    u, g = at.u, at.g
    kinds, p, found, mu = np.zeros(m, np.int64), np.zeros(3 * m), np.zeros(m, np.int64), code.friction.copy()
    for i in range(m):
        closes = modes[i] != OPEN or u[3 * i + 2] + 2 / h * max(g[i], 0.0) + feedback * min(g[i], 0.0) < 0
        u[3 * i + 2] += feedback * g[i]
        if code.held[i]:
            kinds[i] = HELD if modes[i] == STICK else AWAY
        else:
            kinds[i] = CLOSED if closes else AWAY
        if modes[i] == STICK:
            mu[i] = code.mu_static[i]
    solve_cones(at.W, u, kinds, mu, slip, p, found)
    for j in range(nv):
        y1[nq + j] += row(at.K, j, p)
    q_dot = np.empty(nq)
    call(code.glide, (y[:nq], y1[nq:]), (q_dot,), code.work)
    for j in range(nq):
        y1[j] = y[j] + h * q_dot[j]
    unit(y1, code.quaternions)
    for j in range(3 * m):
        f[j] = p[j] / h
    for i in range(m):
        modes[i] = found[i]


@inner
def switch(t: float, switches: Array, counts: Whole, modes: Whole) -> None:
    """Scheduled contacts that hold or let go by now."""
    while counts[SWITCH] < switches.shape[0] and switches[counts[SWITCH], 0] <= t:
        row = switches[counts[SWITCH]]
        modes[int(row[1])] = STICK if row[2] > 0 else OPEN
        counts[SWITCH] += 1


@inner
def kind_of(before: int, after: int) -> int:
    """What it is called when a contact changes."""
    if after == OPEN:
        return LIFT
    if before == OPEN:
        return TOUCH
    return SLIDE if after == SLIP else STOP
