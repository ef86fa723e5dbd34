"""The loop that walks: steps within a mode, events that end it, impacts and the choice of the next mode. Machine code.

Nothing here knows the machine: accelerations and impacts of a mode are kernels, found in tables by the mode's number
(base 3: open, stick, slip). Where a mode has no kernel yet the loop returns and says which one it needs; called again
with the same arrays, it goes on where it was.
"""

from __future__ import annotations

import numpy as np

from closedchain.simulate.contact_layout import (
    BROKEN,
    DONE,
    END,
    FORCE,
    FORCE_FIRST,
    FULL,
    GAP,
    GAP_FIRST,
    HALT,
    INSTANT,
    LIFT,
    OPEN,
    PENDING,
    PIVOT,
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
    Array,
    Arrays,
    T,
    Whole,
)
from closedchain.simulate.contact_steps import advance, directions, evaluate, log, lowest, margins, number, sliding
from closedchain.simulate.contact_switching import settle, strike
from closedchain.simulate.jit import compiled


@compiled
def walk(rates: Whole, touch: int, counts: Whole, clock: Array, y: Array, p: Array, modes: Whole,
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
        if (modes == SLIP).any():
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
        advance(address, clock[T], h, y, here[0], y1, p, slip, scratch, quaternions, work)
        evaluate(address, clock[T] + h, y1, p, slip, there, work)
        margins(modes, held, there[1], there[2], there[3], sticking, along, floor, clock, after)
        if not np.isfinite(there[0]).all():
            return BROKEN
        if lowest(after, before) < 0:
            # regula falsi (Illinois) for the first margin that vanishes
            low, high, f_low, f_high, side = 0.0, h, 1.0, lowest(after, before), 0
            for _ in range(60):
                guess = (low * f_high - high * f_low) / (f_high - f_low)
                guess = min(max(guess, low + 1e-3 * (high - low)), high - 1e-3 * (high - low))
                advance(address, clock[T], guess, y, here[0], y1, p, slip, scratch, quaternions, work)
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
                advance(address, clock[T], high, y, here[0], y1, p, slip, scratch, quaternions, work)
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
def keep(samples: Arrays, counts: Whole, clock: Array, y: Array, modes: Whole, f: Array) -> bool:
    """Keep a sample; False once there is no room for another."""
    times, states, kinds, forces = samples
    k = counts[SAMPLES]
    times[k], states[k], kinds[k], forces[k] = clock[T], y, number(modes), f
    counts[SAMPLES] = k + 1
    return bool(counts[SAMPLES] < times.size)
