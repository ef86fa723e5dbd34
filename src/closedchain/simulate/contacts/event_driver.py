"""Contacts by events: Runge–Kutta of order 8 within a mode, every change of mode located on the dense output.

After each step loops and closed gaps are brought back together, and the energy that this gives is kept. Where contacts
close, velocities jump; where no acceleration obeys Coulomb's law, or where events accumulate, a short stretch is left
to time stepping, and the run says when and why.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from closedchain.contact.arrays import OPEN, SLIP, STICK
from closedchain.contact.impact import impact
from closedchain.contact.modes import (
    ContactPhase,
    Evaluation,
    at_rest,
    bearable_forces,
    choose_mode,
    held_rows,
    margins,
    mode_forces,
    steady_directions,
    turned,
)
from closedchain.errors import SingularityError
from closedchain.simulate.contacts.setting import ContactMachine, InputTimeline, Pause, described, not_finite
from closedchain.simulate.contacts.stepping_driver import ContactSteps
from closedchain.simulate.contacts.stepping_memory import SteppingState
from closedchain.simulate.integrators.tableaus import tableau
from closedchain.simulate.observer import IMPULSES
from closedchain.types import Array

WORKS = ("actuators", "joints", "loads", "closing", "contacts", "impacts", *IMPULSES)
CLOSING, IMPACTS, IMPULSE = 3, 5, slice(6, 12)
SAME = 1e-13  # s, times closer than this are the same
ROUNDS = 40  # changes of mode at one instant
CROWD, WINDOW = 400, 1e-3  # events within so many seconds after which time stepping takes over
STRETCH, SHORT = 2e-3, 5e-5  # s, a stretch of time stepping and its steps
KNOWN = 24
STEADY = 1e-6  # s, a step so short is made though a slow slip turns in it
INSIDE = np.array([1 / 3, 2 / 3, 1.0])  # shares of a step where margins are looked at


class ContactEvents:
    """One run by events."""

    def __init__(self, setting: ContactMachine, options: Any, pause: Pause) -> None:
        self.pause, self.history = pause, pause.history
        self.setting, self.options, self.laws = setting, options, setting.laws
        system = setting.machine.system
        self.nq, self.nv, self.loops, self.size = system.nq, system.nv, bool(system.nc), system.size
        self.timeline, self.table = InputTimeline(setting.machine, setting.inputs), tableau("dop853")
        self.recent: list[float] = []
        self.known: dict[Any, Evaluation] = {}  # the last states at which the operator was evaluated
        m = len(self.laws.names)
        self.t, self.end, self.y, self.pending = 0.0, 0.0, np.zeros(0), True
        none, self.dry = np.zeros(m, bool), np.repeat(self.laws.dry, self.laws.D)
        self.phase = ContactPhase(np.full(m, OPEN), np.zeros((m, self.laws.D)), none, none)
        self.behind, self.held, self.scheduled = none, none, none
        self.touched = ~none  # what touches at the start is no event

    def run(self, q: Array, v: Array, duration: float) -> None:
        """From q and v for a duration."""
        o = self.options
        self.t = o.start
        self.end = end = o.start + duration
        self.y = np.concatenate([q, v, np.zeros(len(WORKS))])
        self.scheduled, self.held, switches = self.setting.schedule(o.schedule or {}, o.start)
        self.timeline.begin(self.t, q, v)
        here = self.evaluate(self.t, self.y)
        self.setting.check_mass(here.W.diagonal())
        self.behind, _ = self.setting.check_start(here.gaps, here.places, self.scheduled)
        h = min(1e-3, duration)
        while self.t < end - SAME:
            if self.pending:
                self.pending = False
                self.lift_out(self.evaluate(self.t, self.y))
                self.transition(np.zeros(len(self.laws.names), bool))
                continue
            after = switches[switches[:, 0] > self.t + SAME, 0]
            stop = min(end, self.timeline.until, after[0] if after.size else np.inf)
            h = self.step(min(h, stop - self.t, o.max_step or np.inf, o.step or np.inf), stop)
            if self.pending:
                continue
            if self.t >= stop - SAME and stop < end - SAME:
                self.t = stop
                self.switch(switches)
            self.check_pace(end)
            self.pause.end()

    # the equations of a mode
    def evaluate(self, t: float, y: Array) -> Evaluation:
        """The operator at a state."""
        q, v = y[: self.nq], y[self.nq : self.nq + self.nv]
        key = (t, self.timeline.until, q.tobytes(), v.tobytes())
        if key not in self.known:
            if len(self.known) >= KNOWN:
                self.known.pop(next(iter(self.known)))
            self.known[key] = self.setting.evaluate(t, q, v, self.timeline.at(t))
            self.history.count("evaluations")
        return self.known[key]

    def rate(self, t: float, y: Array) -> Array:
        """dy/dt."""
        e = self.evaluate(t, y)
        f = mode_forces(self.laws, self.phase, e)
        wrench = e.outside.ravel() + e.wrenches @ f
        actuators, joints, loads = e.powers.ravel()
        contacts, dry = (float(f[rows] @ e.u[rows]) for rows in (~self.dry, self.dry))
        work = [actuators, joints + dry, loads, 0.0, contacts, 0.0]
        return np.concatenate([e.q_dot, e.a + e.K @ f, work, wrench])

    @np.errstate(over="ignore", invalid="ignore")  # a trial step that overflows is made anew
    def step(self, h: float, stop: float) -> float:
        """One step, up to an event if there is one; the length to try next."""
        self.phase = steady_directions(self.laws, self.phase, self.evaluate(self.t, self.y), h)
        T, first, kinetic = self.table, self.rate(self.t, self.y), self.nq + self.nv
        while True:
            k = np.zeros((16, self.y.size))
            k[0] = first
            for i in range(1, T.core):
                k[i] = self.rate(self.t + T.c[i] * h, self.y + h * (T.A[i, :i] @ k[:i]))
            y1 = self.y + h * (T.b @ k)
            scale = self.options.atol + self.options.rtol * np.maximum(abs(self.y), abs(y1))
            high, low = ((weights @ k / scale)[:kinetic] for weights in (T.error, T.error_low))
            size = h * (high @ high) / np.sqrt(max((high @ high + 0.01 * (low @ low)) * kinetic, 1e-300))
            if size <= 1 and np.all(np.isfinite(y1)):
                break
            h *= max(0.2, 0.9 * size ** (-1 / 8)) if np.isfinite(size) else 0.1
            if h < 1e-14 * max(1.0, abs(self.t)):
                if np.any((self.phase.states == SLIP) & ~self.laws.dry):
                    self.hand_over("forces of contacts that slip grow without bound")
                    return SHORT
                contacts = described(self.laws.names, self.phase.states)
                if not np.isfinite(y1).all():
                    raise not_finite(self.t, contacts)
                raise SingularityError(
                    f"steps collapse at t = {self.t:.9g} s ({contacts}); the machine is singular there, or "
                    "contacts='time_stepping' passes it"
                )
        if h > STEADY and turned(self.laws, self.phase, self.evaluate(self.t + h, y1)):
            return 0.5 * h
        for i in range(T.core, 16):
            k[i] = self.rate(self.t + T.c[i] * h, self.y + h * (T.A[i, :i] @ k[:i]))
        longer = h * min(5.0, max(0.2, 0.9 * max(size, 1e-10) ** (-1 / 8)))
        theta = self.first_event(h, h * k.T @ T.dense)
        if theta < 1:
            self.to_event(theta * h)
            # an event at once: the direction that a slow slip keeps was that of a step too long
            return float(min(longer, max(h, 1e-5)) if theta * h > SAME else 0.25 * h)
        self.t, self.y = (stop if self.t + h >= stop - SAME else self.t + h), y1
        self.settle()
        self.sample()
        return float(longer)

    def to_event(self, h: float) -> None:
        """Make the step that ends at an event, and change the mode."""
        T, k = self.table, np.zeros((16, self.y.size))
        if h > 0:
            for i in range(T.core):
                k[i] = self.rate(self.t + T.c[i] * h, self.y + h * (T.A[i, :i] @ k[:i]))
            self.t, self.y = self.t + h, self.y + h * (T.b @ k)
        e = self.evaluate(self.t, self.y)
        found = margins(self.laws, self.phase, e, self.bearable(e)[0], self.behind, self.scheduled)
        due = np.zeros(len(self.laws.names), bool)
        for margin in found:
            due[margin.contact] |= margin.value < 0.5
        states, touching = self.phase.states, (self.phase.states == OPEN) & self.closed(e)
        if touching.any():
            self.phase = replace(self.phase, states=np.where(touching, SLIP, states))
            self.settle(velocities=False)
            self.phase = replace(self.phase, states=states)
        self.settle()
        self.sample()
        self.recent.append(self.t)
        self.transition(due)

    # events
    def bearable(self, e: Evaluation) -> tuple[Array, bool]:
        """Forces of the mode, within cones where they can be; whether they are."""
        f = mode_forces(self.laws, self.phase, e)
        if not self.phase.shared:
            return f, True
        found = bearable_forces(self.laws, self.phase, e, f)
        return (f, False) if found is None else (found, True)

    def margin(self, t: float, y: Array) -> float:
        """The smallest margin of the mode at a state; negative beyond an event."""
        e = self.evaluate(t, y)
        f, good = self.bearable(e)
        values = [margin.value for margin in margins(self.laws, self.phase, e, f, self.behind, self.scheduled)]
        return min(values, default=1.0) if good else -1.0

    def first_event(self, h: float, dense: Array) -> float:
        """Where in a step a margin first vanishes, as a share of it; 1 if none does."""

        def at(theta: float) -> Array:
            return self.y + dense @ (theta ** np.arange(1, dense.shape[1] + 1))

        def value(theta: float) -> float:
            return self.margin(self.t + theta * h, at(theta))

        last, gaps = 0.0, self.watched_gaps(0.0, h, at)
        for share in INSIDE:
            ahead = self.watched_gaps(share, h, at)
            for dip in lowest(last, share, h, gaps, ahead):
                if value(dip) < 0:
                    return bracket(value, last, dip)
            if value(share) < 0:
                return bracket(value, last, share)
            last, gaps = share, ahead
        return 1.0

    def watched_gaps(self, theta: float, h: float, at: Any) -> tuple[Array, Array]:
        """Gaps of open contacts and their rates."""
        e, wanted = self.evaluate(self.t + theta * h, at(theta)), (self.phase.states == OPEN) & ~self.scheduled
        return e.gaps[wanted], self.laws.blocks(e.u)[wanted, 2]

    # changes
    def transition(self, due: Any) -> None:
        """Impacts, then the mode in which the machine goes on."""
        self.behind = self.now_behind()
        for _ in range(ROUNDS):
            e = self.evaluate(self.t, self.y)
            closed = self.closed(e)
            into = self.laws.blocks(e.u)[:, 2]
            hits = (closed & (into < -self.laws.slow)) | (self.held & (abs(self.laws.blocks(e.u)).max(axis=1) > 1e-9))
            if hits.any() and not self.strike(e, closed, hits):
                return
            if hits.any():
                due = np.zeros_like(due)
                e = self.evaluate(self.t, self.y)
                closed, into = self.closed(e), self.laws.blocks(e.u)[:, 2]
                if np.any(closed & (into < -self.laws.slow)):
                    continue
            # a contact that rises so slowly is pressed down again at once, unless it accelerates away
            stuck = self.phase.states == STICK
            found = choose_mode(self.laws, e, closed & (into <= self.laws.bounce), self.held, due, stuck)
            if found is None:
                self.hand_over("no acceleration obeys Coulomb's law (Painlevé)")
                return
            self.history.log(self.t, self.phase.states, found[0].states, self.touched)
            self.touched = np.zeros_like(self.held)
            self.begin(found[0], at_rest(self.laws, e, due))
            self.sample()
            return
        self.hand_over("contacts change without end at one instant")

    def begin(self, phase: ContactPhase, resting: Any) -> None:
        """Go on in a mode; a slip that begins anew begins at rest, not with what the one before it left."""
        self.phase = replace(phase, states=np.where(resting & (phase.states == SLIP), STICK, phase.states))
        self.settle()
        self.phase = phase

    def closed(self, e: Evaluation) -> Any:
        """Contacts that touch."""
        return (e.gaps <= self.laws.near) & self.laws.inside(e.places) & ~self.behind & ~self.scheduled

    def now_behind(self) -> Any:
        """Contacts that came below the face of a box from the side."""
        e, faces = self.evaluate(self.t, self.y), np.isfinite(self.laws.extents[:, 0])
        came = (self.phase.states == OPEN) & (e.gaps < -10 * self.laws.near)
        return faces & (came | self.behind) & (e.gaps < 0)

    def strike(self, e: Evaluation, closed: Any, hits: Any) -> bool:
        """An impact of all closed contacts; False where it had to be left to time stepping."""
        sticking = self.phase.states == STICK
        jump = impact(self.laws, e, closed, self.held, sticking)
        if jump.blocked >= 0:
            name = self.laws.names[jump.blocked]
            raise SingularityError(
                f"no velocity satisfies loops, schedules and gaps together at t = {self.t:.9g} s: contact {name!r} "
                "would have to close along a direction that the loops hold"
            )
        if not jump.solved:
            self.hand_over("an impact was not solved")
            return False
        if jump.share < 1:
            self.history.note(
                f"at t = {self.t:.9g} s Newton's restitution would create energy; {jump.share:.4g} of it was taken"
            )
        y = self.y.copy()
        y[self.nq : self.nq + self.nv] += e.K @ jump.p
        first = self.nq + self.nv
        y[first + IMPACTS] += jump.energy
        y[first:][IMPULSE] += e.wrenches @ jump.p
        self.y = y
        self.history.count("impacts")
        for i in np.flatnonzero(hits & (self.phase.states == OPEN)):
            self.history.events.append((self.t, int(i), "touchdown"))
            if (self.laws.blocks(e.u + e.W @ jump.p)[i, 2]) > self.laws.slow:
                self.history.events.append((self.t, int(i), "liftoff"))
        self.touched = hits.copy()
        return True

    def switch(self, switches: Array) -> None:
        """Inputs and schedules that change now."""
        q, v = self.y[: self.nq], self.y[self.nq : self.nq + self.nv]
        if self.t >= self.timeline.until - SAME:
            self.timeline.begin(self.t, q, v)
        for _, contact, on in switches[abs(switches[:, 0] - self.t) <= SAME]:
            self.held = self.held.copy()
            self.held[int(contact)] = on > 0
        self.transition(np.zeros(len(self.laws.names), bool))

    # bringing back
    def lift_out(self, e: Evaluation) -> None:
        """Bring contacts that start a little below their surface back onto it."""
        below = (e.gaps < 0) & self.laws.inside(e.places) & ~self.behind & ~self.scheduled
        if below.any():
            self.phase = replace(self.phase, states=np.where(below, SLIP, OPEN), held=self.held)
            self.settle(velocities=False)
            self.phase = replace(self.phase, states=np.full(below.size, OPEN))
            self.y[self.nq + self.nv + CLOSING] = 0.0

    def settle(self, velocities: bool = True) -> None:
        """Close loops and gaps of closed contacts, and stop what is held; the energy that this gives is kept."""
        nq, nv, moved = self.nq, self.nv, self.setting.operator.moved
        e = self.evaluate(self.t, self.y)
        before, given = float(e.energy[0]), np.zeros(6)
        q, v = self.y[:nq].copy(), self.y[nq : nq + nv].copy()
        normal = np.flatnonzero((self.phase.states != OPEN) & ~self.held)
        rows = self.laws.D * normal + 2
        rows, normal = ((part[np.diag(e.W)[rows] > 1e-11 * e.reach[rows]]) for part in (rows, normal))
        q, dv = self.close_loops(q, v)
        for _ in range(4):
            e = self.setting.evaluate(self.t, q, v, self.timeline.at(self.t))
            if not rows.size or abs(e.gaps[normal]).max() <= 1e-14 * self.size:
                break
            x = np.linalg.lstsq(e.W[np.ix_(rows, rows)], -e.gaps[normal], rcond=1e-10)[0]
            q, dv = self.close_loops(moved(q, e.K[:, rows] @ x), v)
        if velocities:
            v = v + dv
            e = self.setting.evaluate(self.t, q, v, self.timeline.at(self.t))
            rows = held_rows(self.laws, self.phase, e)
            if rows.size:
                x = np.linalg.lstsq(e.W[np.ix_(rows, rows)], -e.u[rows], rcond=1e-10)[0]
                v = v + e.K[:, rows] @ x
                given = e.wrenches[:, rows] @ x
        self.y = np.concatenate([q, v, self.y[nq + nv :]])
        self.y[nq + nv :][IMPULSE] += given
        self.y[nq + nv + CLOSING] += float(self.evaluate(self.t, self.y).energy[0]) - before

    def close_loops(self, q: Array, v: Array) -> tuple[Array, Array]:
        """q with closed loops and unit quaternions, and the step that closes velocities there."""
        operator = self.setting.operator
        q, dv = operator.moved(q, np.zeros(self.nv)), np.zeros(self.nv)
        if self.loops:
            for _ in range(5):
                dq, dv, error = operator.closing(q, v)
                if error[0] <= 1e-15 * self.size:
                    break
                q = operator.moved(q, dq)
            dv = operator.closing(q, v)[1]
        return q, dv

    def sample(self) -> None:
        """Keep the state."""
        e = self.evaluate(self.t, self.y)
        f = self.bearable(e)[0]
        self.history.add(self.t, self.y, self.timeline.at(self.t), self.phase.states, f)
        depth = -float(np.min(np.where(self.phase.states != OPEN, e.gaps, 0.0), initial=0.0))
        self.history.numbers["penetration"] = max(self.history.numbers.get("penetration", 0.0), depth)

    # time stepping
    def check_pace(self, end: float) -> None:
        """Leave a stretch to time stepping where events accumulate."""
        self.recent = [t for t in self.recent if t > self.t - WINDOW]
        if len(self.recent) > CROWD and self.t < end - SAME:
            self.recent.clear()
            self.hand_over("events accumulate")

    def hand_over(self, reason: str) -> None:
        """A stretch by time stepping, from where the event driver takes up again."""
        stop = min(self.t + STRETCH, self.end, self.timeline.until)
        count = max(1, int(np.ceil((stop - self.t) / SHORT)))
        times = np.linspace(self.t, stop, count + 1)
        steps, nq, works = (
            ContactSteps(self.setting, self.options, self.timeline, self.pause),
            self.nq,
            self.y[self.nq + self.nv :],
        )
        q, v = self.y[:nq], self.y[nq : nq + self.nv]
        state = SteppingState(q, v, self.phase.states, self.behind, np.zeros(len(self.laws.names) * self.laws.D))
        state = steps.go_on(times, state, works)
        self.history.stretches.append((self.t, stop, reason))
        self.t, self.y, self.behind = stop, np.concatenate([state.q, state.v, works]), state.behind
        self.phase = replace(self.phase, states=state.states, held=self.held)
        self.pending = True


def lowest(last: float, share: float, h: float, here: tuple[Array, Array], there: tuple[Array, Array]) -> list[float]:
    """Where cubics through gaps and their rates have minima at or below zero, as shares of the step."""
    found, width = [], (share - last) * h
    for g0, g1, s0, s1 in zip(here[0], there[0], here[1] * width, there[1] * width, strict=True):
        # g(x) = g0 + s0 x + c x² + d x³ over the piece
        c, d = 3 * (g1 - g0) - 2 * s0 - s1, 2 * (g0 - g1) + s0 + s1
        for x in np.roots([3 * d, 2 * c, s0]) if max(abs(d), abs(c)) > 0 else []:
            if abs(x.imag) < 1e-12 and 0 < x.real < 1 and 2 * c + 6 * d * x.real > 0:
                depth = g0 + x.real * (s0 + x.real * (c + x.real * d))
                if depth < 0.05 * max(abs(g0), abs(g1), 1e-300):
                    found.append(last + (share - last) * float(x.real))
    return sorted(found)


def bracket(value: Any, low: float, high: float) -> float:
    """Where a margin that is positive at `low` and negative at `high` vanishes."""
    f_low, f_high = value(low), value(high)
    if f_low <= 0:
        return low
    for count in range(100):
        if high - low <= 1e-15 + 4e-16 * high:
            break
        # false position as long as it gains, halves otherwise
        middle = (low * f_high - high * f_low) / (f_high - f_low)
        if not low < middle < high or count % 3 == 2:
            middle = 0.5 * (low + high)
        f = value(middle)
        if f > 0:
            low, f_low = middle, f
        else:
            high, f_high = middle, f
    return high
