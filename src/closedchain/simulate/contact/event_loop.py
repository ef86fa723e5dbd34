"""Event-driven integration, compiled: steps within a mode, events that end it, impacts, the choice of the next mode.

Nothing here knows the machine: accelerations and impacts of a mode are kernels, found in tables by the mode's number
(base 3: open, stick, slip). Where a mode has no kernel yet the loop returns and says which one it needs; called again
with the same arrays, it goes on where it was.
"""

from __future__ import annotations

import numpy as np

from closedchain.kernel.jit import compiled, inner
from closedchain.simulate.contact.delassus import without_contacts
from closedchain.simulate.contact.impacts import settle, strike
from closedchain.simulate.contact.layout import (
    BROKEN,
    CHOSEN,
    DONE,
    END,
    FORCE,
    FORCE_FIRST,
    FULL,
    GAP,
    GAP_FIRST,
    HALT,
    IMPACT,
    INSTANT,
    LATELY,
    LIFT,
    LITTLE,
    MARK,
    OPEN,
    PATIENCE,
    ROUND,
    ROUNDS,
    SAMPLES,
    SLIDE,
    SLIP,
    STEP,
    STICK,
    STOP,
    STUCK,
    SWITCH,
    TOUCH,
    UNSETTLED,
    Arrays,
    ContactCode,
    ContactCourse,
    ContactWorkspace,
    ModeValues,
    T,
    Whole,
    make_workspace,
)
from closedchain.simulate.contact.steps import (
    advance,
    creep,
    directions,
    evaluate,
    finite,
    log,
    lowest,
    margins,
    note_slow,
    number,
    point_accelerations,
    sliding,
)
from closedchain.types import Array


@compiled
def run_events(code: ContactCode, going: ContactCourse, samples: Arrays) -> int:
    """Go on until the end, or until something is needed."""
    clock, counts, room = going.clock, going.counts, make_workspace(going.y.size, going.modes.size)
    if not counts[UNSETTLED]:
        resume(code, going, room)
    while not lingers(clock, counts):
        if counts[UNSETTLED]:
            status = begin(code, going, room)
            if status != DONE:
                return status
            if not keep(samples, going, room.here.f):
                return FULL
        if clock[T] >= clock[END] - INSTANT:
            return DONE
        until = switch(code, going)
        h = 0.0 if counts[UNSETTLED] else reach(code, going, room, until)
        if h == 0.0:
            continue
        margins(code, going, room.here, room.along, room.floor, room.before)
        arrive(code, going, room, h)
        if not finite(room.there.dy):
            return BROKEN
        event = lowest(room.after, room.before) < 0
        h = locate(code, going, room, h) if event else h
        clock[T] += h
        copy(room.y1, going.y)
        if event:
            jumps = lowest(room.after, room.before) < -1  # what forces jump to is in no mode's bounds
            if not jumps and not keep(samples, going, room.there.f):
                counts[SAMPLES] -= 1  # the sample after the change is kept in its place
            change(going, room)
            continue
        take(room.there, room.here)
        if not keep(samples, going, room.here.f):
            return FULL
    return STUCK


@inner
def lingers(clock: Array, counts: Whole) -> bool:
    """Whether time hardly goes on."""
    if clock[T] > clock[MARK] + LITTLE * clock[STEP]:
        clock[MARK], counts[LATELY] = clock[T], 0
    counts[LATELY] += 1
    return bool(counts[LATELY] > PATIENCE)


@inner
def begin(code: ContactCode, going: ContactCourse, room: ContactWorkspace) -> int:
    """The impact that is pending, if any, and the mode that follows."""
    clock, counts = going.clock, going.counts
    if counts[IMPACT]:
        strike(code, going, room.between)
        counts[IMPACT] = 0
    counts[ROUND] = counts[ROUND] + 1 if clock[T] <= clock[CHOSEN] + INSTANT else 1
    clock[CHOSEN] = clock[T]
    if counts[ROUND] > ROUNDS:
        return STUCK
    # contacts that neither hold nor let go are given more slack until time goes on
    more = 2.0 ** min(max(counts[ROUND] - 2, 0), 20)
    clock[GAP], clock[FORCE] = clock[GAP_FIRST] * more, clock[FORCE_FIRST] * more
    status = settle(code, going, room.here)
    if status == DONE:
        counts[UNSETTLED] = 0
        note(going)
        rest_from_here(room)
    return status


@inner
def note(going: ContactCourse) -> None:
    """Slips that have begun and ended."""
    for i in range(going.modes.size):
        last, now = going.settled[i], going.modes[i]
        if last + now == STICK + SLIP and last != now:
            log(going.events, going.counts, going.clock[T], i, SLIDE if now == SLIP else STOP)
        going.settled[i] = now


@inner
def resume(code: ContactCode, going: ContactCourse, room: ContactWorkspace) -> None:
    """What is known at the present state, when a run goes on in a mode."""
    evaluate(code, going.modes, going.slip, going.clock[T], going.y, room.here)
    rest_from_here(room)


@inner
def rest_from_here(room: ContactWorkspace) -> None:
    """A contact that opens does so from where integration left it."""
    for i in range(room.floor.size):
        room.floor[i] = min(room.here.g[i], 0.0)


@inner
def switch(code: ContactCode, going: ContactCourse) -> float:
    """Until when a step may last; a scheduled contact that must switch now does so."""
    clock, counts = going.clock, going.counts
    until: float = clock[END]
    if counts[SWITCH] < code.switches.shape[0]:
        until = min(until, code.switches[counts[SWITCH], 0])
    if until <= clock[T] + INSTANT:
        row = code.switches[counts[SWITCH]]
        counts[SWITCH] += 1
        copy(going.modes, going.trial)
        going.trial[int(row[1])] = STICK if row[2] > 0 else OPEN
        counts[IMPACT] = counts[UNSETTLED] = 1
        log(going.events, counts, clock[T], int(row[1]), TOUCH if row[2] > 0 else LIFT)
    return until


@inner
def reach(code: ContactCode, going: ContactCourse, room: ContactWorkspace, until: float) -> float:
    """How long the next step may be; 0 where a slip has just ended."""
    clock, counts, modes = going.clock, going.counts, going.modes
    copy(modes, going.trial)
    longest = clock[STEP]
    if not (modes == SLIP).any():
        return shortened(clock, longest, until)
    directions(modes, room.here.s, going.slip, room.along)
    a = np.empty(3 * modes.size)
    point_accelerations(code, going.y, room.here.dy, a)
    code.t[0] = clock[T]
    at = without_contacts(code, going.slip, going.y, room.between)
    note_slow(code, going, room.here, at)
    longest = min(longest, sliding(code, modes, room.here.s, a, room.along, going.trial))
    h = shortened(clock, longest, until)
    if longest > 0:
        h = creep(code, going, room, at, h)
    if longest == 0 or h == 0:
        counts[IMPACT] = counts[UNSETTLED] = 1
        return 0.0
    return h


@inner
def shortened(clock: Array, h: float, until: float) -> float:
    """A step that does not go beyond a time."""
    left: float = h if clock[T] + 1.0000001 * h < until else until - clock[T]
    return left


@inner
def arrive(code: ContactCode, going: ContactCourse, room: ContactWorkspace, h: float) -> float:
    """A step and what is found at its end; the smallest margin there."""
    advance(code, going, h, room.here.dy, room.y1, room.between, room.total)
    evaluate(code, going.modes, going.slip, going.clock[T] + h, room.y1, room.there)
    margins(code, going, room.there, room.along, room.floor, room.after)
    left: float = lowest(room.after, room.before)
    return left


@inner
def locate(code: ContactCode, going: ContactCourse, room: ContactWorkspace, h: float) -> float:
    """When within a step the first margin vanishes: regula falsi (Illinois)."""
    low, high, f_low, f_high, side, guess = 0.0, h, 1.0, lowest(room.after, room.before), 0, h
    for _ in range(60):
        guess = (low * f_high - high * f_low) / (f_high - f_low)
        guess = min(max(guess, low + 1e-3 * (high - low)), high - 1e-3 * (high - low))
        value = arrive(code, going, room, guess)
        if value < 0:
            high, f_high = guess, value
            f_low = f_low / 2 if side < 0 else f_low
            side = -1
        else:
            low, f_low = guess, value
            f_high = f_high / 2 if side > 0 else f_high
            side = 1
        if high - low < 1e-12:
            break
    if guess != high:
        arrive(code, going, room, high)
    return high


@inner
def change(going: ContactCourse, room: ContactWorkspace) -> None:
    """What the contacts whose margins have vanished do next."""
    modes, trial, counts, slip, t = going.modes, going.trial, going.counts, going.slip, going.clock[T]
    margin, f = room.after, room.there.f
    copy(modes, trial)
    counts[UNSETTLED] = 1
    for i in range(modes.size):
        if margin[2 * i] < 0:
            if modes[i] == OPEN:
                trial[i] = STICK
                counts[IMPACT] = 1
                log(going.events, counts, t, i, TOUCH)
            else:
                modes[i] = trial[i] = OPEN
                log(going.events, counts, t, i, LIFT)
        elif margin[2 * i + 1] < 0:
            if modes[i] == STICK:
                side = np.hypot(f[3 * i], f[3 * i + 1])
                slip[2 * i], slip[2 * i + 1] = -f[3 * i] / side, -f[3 * i + 1] / side
                modes[i] = trial[i] = SLIP
            else:
                trial[i] = HALT
                counts[IMPACT] = 1


@inner
def take(source: ModeValues, target: ModeValues) -> None:
    """What was found there is now here."""
    copy(source.dy, target.dy)
    copy(source.f, target.f)
    copy(source.g, target.g)
    copy(source.s, target.s)


@inner
def copy(source: Array | Whole, target: Array | Whole) -> None:
    """Values from one array to another."""
    for i in range(target.size):
        target[i] = source[i]


@inner
def keep(samples: Arrays, going: ContactCourse, f: Array) -> bool:
    """Keep a sample; False once there is no room for another."""
    times, states, kinds, forces = samples
    k = going.counts[SAMPLES]
    times[k], kinds[k] = going.clock[T], number(going.modes)
    copy(going.y, states[k])
    copy(f, forces[k])
    going.counts[SAMPLES] = k + 1
    return bool(k + 1 < times.size)
