"""The loop that walks: steps within a mode, events that end it, impacts and the choice of the next mode. Machine code.

Nothing here knows the machine: accelerations and impacts of a mode are kernels, found in tables by the mode's number
(base 3: open, stick, slip). Where a mode has no kernel yet the loop returns and says which one it needs; called again
with the same arrays, it goes on where it was.

    margins, negative once a mode must end, two per contact:
        open     gap                               —
        stick    normal force                      μ f_n − |f_t|
        slip     normal force                      speed, negative once it has turned by 60° within a step
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from closedchain.kernel.numba_call import call
from closedchain.simulate.contact_cone import CLOSED, HELD, SLIPPING, solve_cones
from closedchain.simulate.jit import compiled

Array = NDArray[np.float64]
Whole = NDArray[np.int64]
Arrays = tuple[Array, ...]

OPEN, STICK, SLIP, HALT = 0, 1, 2, 3  # halt: a slip ends
DONE, NEED_RATES, FULL, STUCK, BROKEN = range(5)
TOUCH, LIFT, SLIDE, STOP = range(4)  # kinds of events
# clock: time, end, step, slack of gap (m), force (N), speed (m/s), smallest pivot, whether events are located
T, END, STEP, GAP, FORCE, SPEED, PIVOT, LOCATE, GAP_FIRST, FORCE_FIRST = range(10)
# counts: coordinates, rates, samples, events, impact pending, needed mode, order of the scheme, next switch
NQ, NV, SAMPLES, EVENTS, PENDING, NEEDED, ORDER, SWITCH = range(8)
ROUNDS = 60  # changes of mode at one instant before it is called stuck
INSTANT = 1e-7  # s
ENDED = 1e-7  # m/s, speed at which a slip that slows down is over
SHARE = 0.1  # of the time in which a speed of slip changes by itself, for one step
SHORTEST = 1e-6  # s, step while a slip begins


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
def advance(address: int, glide: int, counts: Whole, t: float, h: float, y0: Array, k1: Array, y1: Array, p: Array,
            slip: Array, scratch: Arrays, quaternions: Whole, work: Array) -> None:  # fmt: skip
    """One step: Runge–Kutta 4, or velocities first and coordinates with them (order 1)."""
    k, f, g, s, pivot, total = scratch
    if counts[ORDER] == 1:
        nq, nv = counts[NQ], counts[NV]
        y1[:] = y0 + h * k1
        call(glide, (y0[:nq], y1[nq : nq + nv]), (k[:nq],), work)
        y1[:nq] = y0[:nq] + h * k[:nq]
    else:
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
def strike(touch: int, counts: Whole, modes: Whole, trial: Whole, held: Whole, y: Array, planes: Array,
           friction: Array, slip: Array, work: Array) -> None:  # fmt: skip
    """The inelastic impact of the trial's closed contacts: rates jump, books are kept, modes follow."""
    m, nq, nv = trial.size, counts[NQ], counts[NV]
    W, u0, K, r = np.empty((3 * m, 3 * m)), np.empty(3 * m), np.empty((nv, 3 * m)), np.empty(3 * m)
    call(touch, (y,), (W, u0, K, r), work)
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
           scratch: Arrays, friction: Array, sticking: Array, slip: Array, clock: Array, work: Array) -> int:  # fmt: skip
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
    W, u0, K, r = np.empty((3 * m, 3 * m)), np.empty(3 * m), np.empty((nv, 3 * m)), np.empty(3 * m)
    call(touch, (y,), (W, u0, K, r), work)
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


@compiled
def walk(rates: Whole, touch: int, glide: int, counts: Whole, clock: Array, y: Array, p: Array, modes: Whole,
         trial: Whole, held: Whole, slip: Array, friction: Array, sticking: Array, planes: Array, switches: Array,
         quaternions: Whole, samples: Arrays, events: Array, work: Array) -> int:  # fmt: skip
    """Go on until the end, or until something is needed."""
    n, m = y.size, modes.size
    here = (np.empty(n), np.empty(3 * m), np.empty(m), np.empty(3 * m), np.empty(1))
    there = (np.empty(n), np.empty(3 * m), np.empty(m), np.empty(3 * m), np.empty(1))
    scratch = (np.empty(n), np.empty(3 * m), np.empty(m), np.empty(3 * m), np.empty(1), np.empty(n))
    before, after, along, y1, floor = np.empty(2 * m), np.empty(2 * m), np.empty(2 * m), np.empty(n), np.zeros(m)
    at, rounds = clock[T], 0
    settled = False
    while True:
        if counts[PENDING]:
            strike(touch, counts, modes, trial, held, y, planes, friction, slip, work)
            counts[PENDING] = 0
            settled = False
        if not settled:
            rounds = rounds + 1 if clock[T] <= at + 1e-13 else 1
            at = clock[T]
            if rounds > ROUNDS:
                return STUCK
            # contacts that neither hold nor let go are given more slack until time goes on
            clock[GAP] = clock[GAP_FIRST] * 2.0 ** min(max(rounds - 2, 0), 20)
            clock[FORCE] = clock[FORCE_FIRST] * 2.0 ** min(max(rounds - 2, 0), 20)
            status = settle(
                rates, touch, counts, modes, held, y, p, here, scratch, friction, sticking, slip, clock, work
            )
            if status != DONE:
                return status
            settled = True
            # a contact that opens does so from where integration left it
            floor[:] = np.minimum(here[2], 0.0)
            if not keep(samples, counts, clock, y, modes, here[1]):
                return FULL
        if clock[T] >= clock[END] - 1e-13:
            return DONE
        # a scheduled switch ends the step
        until = clock[END]
        if counts[SWITCH] < switches.shape[0]:
            until = min(until, switches[counts[SWITCH], 0])
        if until <= clock[T] + 1e-13:
            row = switches[counts[SWITCH]]
            counts[SWITCH] += 1
            trial[:] = modes
            trial[int(row[1])] = STICK if row[2] > 0 else OPEN
            counts[PENDING] = 1
            log(events, counts, clock[T], int(row[1]), TOUCH if row[2] > 0 else LIFT)
            continue
        address = rates[number(modes)]
        directions(modes, here[3], slip, along)
        longest = clock[STEP]
        if clock[LOCATE] > 0 and (modes == SLIP).any():
            y1[:] = y + INSTANT * here[0]
            evaluate(address, clock[T], y1, p, slip, there, work)
            ending = sliding(modes, here[3], there[3], along, trial)
            if ending == 0:
                counts[PENDING] = 1
                for i in range(m):
                    if trial[i] == HALT:
                        log(events, counts, clock[T], i, STOP)
                continue
            longest = min(longest, ending)
        h = longest if clock[T] + 1.0000001 * longest < until else until - clock[T]
        margins(modes, held, here[1], here[2], here[3], sticking, along, floor, clock, before)
        advance(address, glide, counts, clock[T], h, y, here[0], y1, p, slip, scratch, quaternions, work)
        evaluate(address, clock[T] + h, y1, p, slip, there, work)
        margins(modes, held, there[1], there[2], there[3], sticking, along, floor, clock, after)
        if not np.isfinite(there[0]).all():
            return BROKEN
        if lowest(after, before) < 0:
            # regula falsi (Illinois) for the first margin that vanishes
            low, high, f_low, f_high, side = 0.0, h, 1.0, lowest(after, before), 0
            for _ in range(60 if clock[LOCATE] > 0 else 1):
                guess = (low * f_high - high * f_low) / (f_high - f_low)
                guess = min(max(guess, low + 1e-3 * (high - low)), high - 1e-3 * (high - low))
                advance(address, glide, counts, clock[T], guess, y, here[0], y1, p, slip, scratch, quaternions, work)
                evaluate(address, clock[T] + guess, y1, p, slip, there, work)
                margins(modes, held, there[1], there[2], there[3], sticking, along, floor, clock, after)
                value = lowest(after, before)
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
            if lowest(after, before) >= 0 or guess != high:
                advance(address, glide, counts, clock[T], high, y, here[0], y1, p, slip, scratch, quaternions, work)
                evaluate(address, clock[T] + high, y1, p, slip, there, work)
                margins(modes, held, there[1], there[2], there[3], sticking, along, floor, clock, after)
            clock[T] += high
            y[:] = y1
            if not keep(samples, counts, clock, y, modes, there[1]):
                counts[SAMPLES] -= 1  # the sample after the change is kept in its place
            change(modes, trial, counts, after, there[1], slip, events, clock[T])
            settled = False
            continue
        clock[T] += h
        y[:] = y1
        here, there = there, here
        clock[PIVOT] = min(clock[PIVOT], here[4][0])
        if not keep(samples, counts, clock, y, modes, here[1]):
            return FULL


@compiled
def change(
    modes: Whole, trial: Whole, counts: Whole, margin: Array, f: Array, slip: Array, events: Array, t: float
) -> None:
    """What the contacts whose margins have vanished do next."""
    trial[:] = modes
    for i in range(modes.size):
        if margin[2 * i] < 0:
            if modes[i] == OPEN:
                trial[i] = STICK
                counts[PENDING] = 1
                log(events, counts, t, i, TOUCH)
            else:
                modes[i] = trial[i] = OPEN
                log(events, counts, t, i, LIFT)
        elif margin[2 * i + 1] < 0:
            if modes[i] == STICK:
                side = np.hypot(f[3 * i], f[3 * i + 1])
                slip[2 * i], slip[2 * i + 1] = -f[3 * i] / side, -f[3 * i + 1] / side
                modes[i] = trial[i] = SLIP
                log(events, counts, t, i, SLIDE)
            else:
                trial[i] = HALT
                counts[PENDING] = 1
                log(events, counts, t, i, STOP)


@compiled
def log(events: Array, counts: Whole, t: float, contact: int, kind: int) -> None:
    """Note an event, as long as there is room."""
    if counts[EVENTS] < events.shape[0]:
        events[counts[EVENTS], 0], events[counts[EVENTS], 1], events[counts[EVENTS], 2] = t, contact, kind
        counts[EVENTS] += 1


@compiled
def keep(samples: Arrays, counts: Whole, clock: Array, y: Array, modes: Whole, f: Array) -> bool:
    """Keep a sample; False once there is no room for another."""
    times, states, kinds, forces = samples
    k = counts[SAMPLES]
    times[k], states[k], kinds[k], forces[k] = clock[T], y, number(modes), f
    counts[SAMPLES] = k + 1
    return bool(counts[SAMPLES] < times.size)
