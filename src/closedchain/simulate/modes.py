"""Contacts and dry joints of a run: the mode it is in, and how that changes.

Within a mode the compiled loop integrates (integrators/mode.py); margins of the mode are among the functions that it
watches. Where one vanishes, or inputs jump, Python brings closed gaps to zero, resolves impacts, chooses the next mode
by Coulomb's law, and loads it. Where no acceleration obeys the law, or events crowd, a short stretch is left to time
stepping, and the run says when and why.

    Loop._stretch → solver.advance (compiled)
        an event         → change ─┬→ transition: strike, settle, choose_mode ─→ Loop.enter_mode → load
        inputs that jump → switch ─┘      └→ no acceleration: hand_over → time stepping → take_up → transition
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np

from closedchain.contact.arrays import BLOCKED, NORMAL, OPEN, SLIP, STICK, Whole
from closedchain.contact.impact import impact
from closedchain.contact.modes import ContactPhase, Evaluation, at_rest, choose_mode
from closedchain.errors import SingularityError
from closedchain.progress import Interruption
from closedchain.simulate.contacts.setting import (
    ContactHistory,
    ContactMachine,
    InputTimeline,
    Pause,
    change,
    described,
)
from closedchain.simulate.events import Event, EventRecord
from closedchain.simulate.inputs import Inputs
from closedchain.simulate.integrators.nodes import LOCATED
from closedchain.simulate.integrators.registers import CLOCK, LIMITS, MODE_FLAGS, TASKS
from closedchain.simulate.laws.memory import LawStates
from closedchain.simulate.problem import Checkpoint, Samples
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.simulate.integrators.binding import Binding
    from closedchain.simulate.loop import Loop

MARGINS = 3  # functions watched of every contact
DUE = 0.5  # a margin below this has vanished
SAME = 1e-13  # s, times closer than this are the same
ROUNDS = 40  # changes of mode at one instant
CROWD, WINDOW = 400, 1e-3  # events within so many seconds after which time stepping takes over
STRETCH, SHORT = 2e-3, 5e-5  # s, a stretch of time stepping and its steps
STEADY, BEHIND, HELD, SHARED, STEPPED = 1, 2, 4, 8, 16  # bits of marks of samples


class ContactModes:
    """The mode of one run."""

    def __init__(self, loop: Loop) -> None:
        self.loop, options = loop, loop.options
        self.setting = ContactMachine(loop.problem.simulator.machine, loop.inputs[0])
        self.laws = self.setting.laws
        count = len(self.laws.names)
        self.watched = [Event(name, _unwatched, -1) for name in self.laws.names for _ in range(MARGINS)]
        self.none = np.zeros(count, bool)
        self.scheduled, held, switches = self.setting.schedule(options.schedule or {}, loop.start)
        self.switches = switches - [loop.start, 0.0, 0.0]
        self.phase = ContactPhase(np.full(count, OPEN), np.zeros((count, self.laws.D)), held, self.none)
        self.held, self.behind, self.touched = held, self.none, ~self.none  # what touches at the start is no event
        self.recent: list[float] = []
        self.stretches: list[tuple[float, float, str]] = []
        self.numbers: dict[str, float] = {}
        self.pending = False
        self._known: tuple[Any, Any] = None, None  # where the operator was evaluated last

    @property
    def plain(self) -> bool:
        """Whether nothing touches or rubs: then the equations are those of the open machine."""
        untouched = not (self.phase.states != OPEN).any()
        return untouched and not (self.laws.dry.any() or self.behind.any() or self.scheduled.any())

    @property
    def words(self) -> str:
        """States of all contacts."""
        return described(self.laws.names, self.phase.states)

    # where the run is
    @property
    def y(self) -> Array:
        """The row that is integrated."""
        return self.loop.solver.y

    @property
    def t(self) -> float:
        """s since the start."""
        return self.loop.solver.t

    def evaluate(self) -> Evaluation:
        """The operator here."""
        loop = self.loop
        e, u = loop.equations, loop.binding.inputs()(np.array([self.t]))[0]
        key = self.t, self.y[: e.size].tobytes(), u.tobytes(), id(e)
        if self._known[0] != key:
            values = e.operator()(np.array([loop.solver.time]), self.y[: e.size].copy(), u, loop.binding.p)
            self._known = key, Evaluation(*values)
        found: Evaluation = self._known[1]
        return found

    def load(self, binding: Binding) -> None:
        """Give a binding the mode, and arrays that its kernels leave alone what they are to hold."""
        core = self.loop.equations.size
        binding.arrays.closed[core:], binding.arrays.dy[core:] = self.y[core:], 0.0
        if binding.mode is not None:
            binding.mode.load(replace(self.phase, held=self.phase.held | self.held), self.scheduled, self.behind)

    def take_directions(self) -> None:
        """Directions of slip as the compiled loop left them."""
        mode = self.loop.binding.mode
        if mode is not None:
            c = mode.arrays
            along = c.along.reshape(-1, self.laws.D).copy()
            self.phase = replace(self.phase, along=along, steady=c.steady.astype(bool))

    # how it changes
    def begin(self) -> bool:
        """Check the start, bring contacts that start a little below their surface onto it; whether a mode began."""
        e = self.evaluate()
        self.setting.check_mass(e.W.diagonal())
        self.behind, _ = self.setting.check_start(e.gaps, e.places, self.scheduled)
        if self.plain and not self.touching(e).any():
            return False
        self.lift_out(e)
        self.transition(self.none)
        return True

    def change(self, margins: Array) -> None:
        """At an event of margins, given by contact: settle, and go on in another mode."""
        clock = self.loop.solver.clock
        whole, made = float(clock[CLOCK.whole]), float(clock[CLOCK.tried])
        h = float(min(clock[CLOCK.h], max(whole, 1e-5))) if clock[CLOCK.step] == 0.0 else 0.0
        if made <= 2 * LOCATED and h:  # at once: the direction that a slow slip keeps was that of a step too long
            h = 0.25 * whole
        self.take_directions()
        due, e = (margins < DUE).any(axis=1), self.evaluate()
        states, touching = self.phase.states, (self.phase.states == OPEN) & self.touching(e)
        if touching.any():
            self.phase = replace(self.phase, states=np.where(touching, SLIP, states))
            self.settle(velocities=False)
            self.phase = replace(self.phase, states=states)
        self.settle()
        self.recent = [t for t in [*self.recent, self.t] if t > self.t - WINDOW]
        self.transition(due)
        if len(self.recent) > CROWD and not self.pending:
            self.recent.clear()
            self.hand_over("events accumulate")
        if h:
            self.loop.solver.clock[CLOCK.h] = h

    def next_switch(self) -> float:
        """When the schedule changes next, s since the start."""
        after = self.switches[self.switches[:, 0] > self.t + SAME, 0]
        return float(after[0]) if after.size else np.inf

    def switch(self) -> None:
        """Inputs or the schedule have changed: another mode may hold."""
        due = self.switches[np.abs(self.switches[:, 0] - self.t) <= SAME] if len(self.switches) else self.switches
        for _, contact, on in due:
            self.held = self.held.copy()
            self.held[int(contact)] = on > 0
        if not self.plain:
            self.take_directions()
            self.transition(self.none)

    def transition(self, due: Any) -> None:
        """Impacts, then the mode in which the machine goes on."""
        laws, self.behind = self.laws, self.now_behind()
        for _ in range(ROUNDS):
            e = self.evaluate()
            closed, u = self.touching(e), laws.blocks(e.u)
            into = u[:, 2]
            hits = (closed & (into < -laws.slow)) | (self.held & (abs(u).max(axis=1) > 1e-9))
            if hits.any() and not self.strike(e, closed, hits):
                return
            if hits.any():
                due, e = np.zeros_like(due), self.evaluate()
                closed, into = self.touching(e), laws.blocks(e.u)[:, 2]
                if np.any(closed & (into < -laws.slow)):
                    continue
            # a contact that rises so slowly is pressed down again at once, unless it accelerates away
            stuck = self.phase.states == STICK
            found = choose_mode(laws, e, closed & (into <= laws.bounce), self.held, due, stuck)
            if found is None:
                self.hand_over("no acceleration obeys Coulomb's law (Painlevé)")
                return
            self.log(self.phase.states, found[0].states)
            self.touched = self.none
            # a slip that begins anew begins at rest, not with what the one before it left
            phase, resting = found[0], at_rest(laws, e, due)
            self.phase = replace(phase, states=np.where(resting & (phase.states == SLIP), STICK, phase.states))
            self.settle()
            self.phase = phase
            self.loop.enter_mode()
            return
        self.hand_over("contacts change without end at one instant")

    def log(self, before: Whole, after: Whole) -> None:
        """Changes as events; touchdowns of contacts that an impact named already are not named again."""
        for i in np.flatnonzero(before != after):
            kind = change(before[i], after[i])
            if not (kind == "touchdown" and self.touched[i]):
                self.loop.fired.append(EventRecord(self.loop.solver.time, self.laws.names[i], kind))

    def touching(self, e: Evaluation) -> Any:
        """Contacts that touch."""
        return (e.gaps <= self.laws.near) & self.laws.inside(e.places) & ~self.behind & ~self.scheduled

    def now_behind(self) -> Any:
        """Contacts that came below the face of a box from the side."""
        faces = np.isfinite(self.laws.extents[:, 0])
        if not faces.any():
            return self.behind
        e = self.evaluate()
        came = (self.phase.states == OPEN) & (e.gaps < -10 * self.laws.near)
        return faces & (came | self.behind) & (e.gaps < 0)

    def strike(self, e: Evaluation, closed: Any, hits: Any) -> bool:
        """An impact of all closed contacts; False where it had to be left to time stepping."""
        loop, laws, sticking = self.loop, self.laws, self.phase.states == STICK
        jump, time = impact(laws, e, closed, self.held, sticking), loop.solver.time
        if jump.blocked >= 0:
            raise SingularityError(
                f"no velocity satisfies loops, schedules and gaps together at t = {time:.9g} s: contact "
                f"{laws.names[jump.blocked]!r} would have to close along a direction that the loops hold"
            )
        if not jump.solved:
            self.hand_over("an impact was not solved")
            return False
        if jump.share < 1:
            loop.notes.append(
                f"at t = {time:.9g} s Newton's restitution would create energy; {jump.share:.4g} of it was taken"
            )
        nq, nv, core = loop.kinematics.system.nq, loop.kinematics.system.nv, loop.equations.size
        self.y[nq : nq + nv] += e.K @ jump.p
        self.y[core + 1] += jump.energy
        self.y[core + 2 :] += e.wrenches @ jump.p
        self.count("impacts")
        after = laws.blocks(e.u + e.W @ jump.p)[:, 2]
        for i in np.flatnonzero(hits & (self.phase.states == OPEN)):
            loop.fired.append(EventRecord(time, laws.names[i], "touchdown"))
            if after[i] > laws.slow:
                loop.fired.append(EventRecord(time, laws.names[i], "liftoff"))
        self.touched = hits.copy()
        return True

    def count(self, name: str, value: float = 1) -> None:
        """Count something."""
        self.numbers[name] = self.numbers.get(name, 0) + value

    # bringing back
    def lift_out(self, e: Evaluation) -> None:
        """Bring contacts that start a little below their surface back onto it."""
        below = (e.gaps < 0) & self.laws.inside(e.places) & ~self.behind & ~self.scheduled
        if below.any():
            phase, closing = self.phase, self.loop.equations.layout.size + 4
            self.phase, kept = replace(phase, states=np.where(below, SLIP, OPEN)), self.y[closing]
            self.settle(velocities=False)
            self.phase, self.y[closing] = phase, kept

    def settle(self, velocities: bool = True) -> None:
        """Close loops and gaps of closed contacts, and stop what is held; the energy that this gives is kept."""
        if not (self.phase.states != OPEN).any():
            return
        binding, solver = self.loop.room(True)
        y = self.y
        self.load(binding)
        assert binding.mode is not None
        binding.mode.arrays.flags[MODE_FLAGS.grave] = not velocities
        solver.clock[CLOCK.t], solver.step.y1[:] = self.t, y
        binding.arrays.t[0] = self.loop.solver.time
        solver.serve(TASKS.close)
        binding.mode.arrays.flags[MODE_FLAGS.grave] = 0
        y[:] = solver.step.y1

    # time stepping
    def rescue(self) -> bool:
        """Whether a run that cannot go on by steps under error control goes on by time stepping."""
        slips = (self.phase.states == SLIP) & ~self.laws.dry
        if self.plain or not slips.any() or not np.isfinite(self.evaluate().velocities).all():
            return False
        self.take_directions()
        self.hand_over("forces of contacts that slip grow without bound")
        return True

    def hand_over(self, reason: str) -> None:
        """A stretch by time stepping, after which a mode is looked for again."""
        from closedchain.simulate.contacts.stepping_driver import ContactSteps
        from closedchain.simulate.contacts.stepping_memory import SteppingState

        loop, t, nq, nv = self.loop, self.t, self.loop.kinematics.system.nq, self.loop.kinematics.system.nv
        stop = min(t + STRETCH, loop.next_stop(loop.end))
        times = loop.start + np.linspace(t, stop, max(1, int(np.ceil((stop - t) / SHORT))) + 1)
        y, e = self.y.copy(), self.evaluate()
        setting, timeline = self._stepping(y)
        history = ContactHistory()
        options = replace(loop.options, schedule=loop.options.schedule)
        steps = ContactSteps(setting, options, timeline, Pause(history, Interruption(), lambda: None))
        steps.held = self.held
        none = np.zeros(self.laws.D * self.none.size)
        state = steps.go_on(times, SteppingState(y[:nq], y[nq : nq + nv], self.phase.states, self.behind, none), y[:0])
        self._keep(history, y, t)
        y[:nq], y[nq : nq + nv] = state.q, state.v
        moving = slice(loop.equations.memory.start, loop.equations.size)
        y[moving] += (stop - t) * e.velocities[moving]  # states of laws
        y[loop.equations.turns] = loop.kinematics.turns(y[:nq], y[loop.equations.turns])
        self.stretches.append((float(times[0]), float(times[-1]), reason))
        for name, value in history.numbers.items():
            worst = name in ("contact_residual", "stepping_penetration")
            self.numbers[name] = max(self.numbers.get(name, 0.0), value) if worst else self.numbers.get(name, 0) + value
        self.behind, self.phase = state.behind, replace(self.phase, states=state.states, steady=self.none)
        loop.solver.clock[CLOCK.t], self.y[:], self.pending = stop, y, True

    def take_up(self) -> None:
        """Look for a mode after a stretch of time stepping."""
        self.pending = False
        self.lift_out(self.evaluate())
        self.transition(self.none)

    def _stepping(self, y: Array) -> tuple[ContactMachine, InputTimeline]:
        """The machine under inputs that hold states of laws, for time stepping; u over time."""
        loop, inputs = self.loop, self.loop.inputs[self.loop.current]
        key = loop.current
        if key not in loop.stepping:
            held = inputs
            if inputs.memory.size or loop.kinematics.system.periodic:
                held = _with_held_states(loop, inputs)
            loop.stepping[key] = ContactMachine(loop.problem.simulator.machine, held)
        setting = loop.stepping[key]
        own = y[loop.equations.turns.start : loop.equations.size] if setting.inputs is not inputs else y[:0]
        return setting, HeldTimeline(setting, loop, own)

    def _keep(self, history: ContactHistory, before: Array, t: float) -> None:
        """Samples of a stretch of time stepping, and its events."""
        loop, laws, (times, q_v, u, modes, forces) = self.loop, self.laws, history.rows
        y = np.tile(before, (len(times), 1))
        y[:, : q_v.shape[1]] = q_v
        dense = np.zeros((len(y), y.shape[1], loop.solver.out[2].shape[2]))
        if dense.shape[2]:
            dense[1:, :, 0] = np.diff(y, axis=0)
        marks = np.full(modes.shape, STEPPED)
        along = np.zeros((len(y), laws.D * modes.shape[1]))
        u = u[:, : loop.held.size]
        samples = Samples(
            times - loop.start, y, u, dense, np.full(len(y), loop.current), modes,
            forces.reshape(len(y), -1, laws.D), along, marks,
        )  # fmt: skip
        loop.keep_samples(samples.rows(np.arange(1, len(y))) if len(y) > 1 else samples)
        for when, i, kind in history.all_events():
            loop.fired.append(EventRecord(when, laws.names[i], kind))

    def statistics(self, samples: Samples) -> dict[str, Any]:
        """Numbers about contacts, by name."""
        stepped = sum(end - begin for begin, end, _ in self.stretches)
        share = 1 - stepped / max(self.t, 1e-300)
        about = {"contacts": "event", "by_events": share, "flagged": 0, "penetration": 0.0, "resting": 0.0}
        return about | self._closeness(samples) | self.numbers

    def _closeness(self, samples: Samples) -> dict[str, float]:
        """How deep closed contacts lie below their surfaces, m, and the largest acceleration, m/s², along what modes
        hold and loops leave free; at samples under the inputs of the end.
        """
        closed = (samples.modes != OPEN) & (samples.marks & STEPPED == 0)
        rows = np.flatnonzero(closed.any(axis=1) & (samples.inputs == self.loop.current))
        if not rows.size:
            return {}
        D, at, e = self.laws.D, samples.rows(rows), self.loop.equations
        y, u = (np.ascontiguousarray(part) for part in (at.y[:, : e.size], at.u[:, : e.inputs.u.shape[0]]))
        found = Evaluation(*e.operator()(at.times[:, None], y, u, self.loop.binding.p))
        depth = -float(np.where(closed[rows] & ~self.laws.dry, found.gaps, 0.0).min(initial=0.0))
        states, normal = np.repeat(at.modes, D, axis=1), np.arange(D * self.none.size) % D == NORMAL
        kept = (states == STICK) | ((states == SLIP) & normal)
        kept &= np.einsum("kii->ki", found.W) > BLOCKED * found.reach
        moves = found.c + np.einsum("kij,kj->ki", found.W, at.contact_forces.reshape(len(rows), -1))
        return {"penetration": depth, "resting": float(np.abs(moves[kept]).max(initial=0.0))}

    # going on
    def place(self) -> tuple[Whole, Array, tuple[tuple[float, float, str], ...], dict[str, float]]:
        """All that a checkpoint keeps."""
        self.take_directions()
        p, rows = self.phase, np.zeros_like(self.phase.states)
        flags = p.states, p.steady, p.held, self.held, self.behind, rows + p.shared, rows + self.pending
        return np.array(flags, np.int64), p.along.copy(), tuple(self.stretches), dict(self.numbers)

    def take_place(self, checkpoint: Checkpoint) -> None:
        """Go back to where a checkpoint was."""
        states, steady, held, own, behind, shared, pending = checkpoint.phase
        flags = held.astype(bool), steady.astype(bool), bool(shared.any())
        self.phase = ContactPhase(states.copy(), checkpoint.along.reshape(-1, self.laws.D).copy(), *flags)
        self.held, self.behind, self.pending = own.astype(bool), behind.astype(bool), bool(pending.any())
        self.touched, self.stretches = self.none, list(checkpoint.stretches)
        self.numbers = dict(checkpoint.numbers)

    def forces(self, samples: Samples) -> Array:
        """Forces of contacts at rows in the modes of the steps they lie in."""
        found = samples.contact_forces.copy()
        rows = np.flatnonzero((samples.modes != OPEN).any(axis=1) & ~(samples.marks & STEPPED).any(axis=1))
        if not rows.size:
            return found
        self.take_directions()
        kept, (binding, solver) = (self.phase, self.held, self.behind), self.loop.room(True)
        memory, arrays, n = solver.memory(), binding.arrays, found[0].size
        cubics, origin, y1 = arrays.cubics.copy(), arrays.limits[LIMITS.origin], solver.step.y1.copy()
        for k in rows:
            self.load_sample(samples, int(k))
            self.load(binding)
            arrays.cubics[:] = 0.0
            arrays.cubics[:, 0] = samples.u[k, : len(arrays.cubics)]
            solver.clock[CLOCK.t], solver.step.y1[:] = samples.times[k], samples.y[k, : solver.y.size]
            solver.serve(TASKS.watch)
            found[k] = arrays.noted[:n].reshape(-1, self.laws.D)
        solver.restore(memory)
        arrays.cubics[:], arrays.limits[LIMITS.origin], solver.step.y1[:] = cubics, origin, y1
        self.phase, self.held, self.behind = kept
        self.load(self.loop.binding)
        return found

    def load_sample(self, samples: Samples, k: int) -> None:
        """Take the mode of the step that leads to a sample."""
        marks = samples.marks[k]
        held, steady, shared = (marks & bit != 0 for bit in (HELD, STEADY, SHARED))
        along = samples.along[k].reshape(-1, self.laws.D)
        self.phase = ContactPhase(samples.modes[k].copy(), along, held, steady, bool(shared.any()))
        self.held, self.behind = held, marks & BEHIND != 0

    # samples
    def columns(self, noted: Array) -> tuple[Array, Array, Array, Array]:
        """States, forces, directions and marks of samples of this mode, from what was noted with each."""
        rows, D, m = len(noted), self.laws.D, self.none.size
        forces, along, steady = noted[:, : m * D], noted[:, m * D : 2 * m * D], noted[:, 2 * m * D :]
        if self.loop.binding.mode is None:
            forces, along, steady = (np.zeros_like(part) for part in (forces, along, steady))
        bits = BEHIND * self.behind + HELD * (self.held | self.phase.held) + SHARED * self.phase.shared
        marks = bits.astype(np.int64) + STEADY * (steady != 0)
        return np.tile(self.phase.states, (rows, 1)), forces.reshape(rows, m, D).copy(), along.copy(), marks


class HeldTimeline(InputTimeline):
    """u(t) of the piece at work in a loop, then states of laws as they are."""

    def __init__(self, setting: ContactMachine, loop: Loop, own: Array) -> None:
        self.own, self.start, self.u = own, loop.start, loop.binding.inputs()
        self.until, self.coefficients = np.inf, np.zeros((setting.inputs.u.shape[0], 4))

    def begin(self, t: float, q: Array, v: Array) -> float:
        """Until when they hold."""
        return self.until

    def rows(self, t: Array) -> Array:
        """u at several times."""
        u = self.u(np.asarray(t) - self.start)
        return np.hstack([u, np.tile(self.own, (len(u), 1))])


def _with_held_states(loop: Loop, inputs: Inputs) -> Inputs:
    """Inputs in which angles of joints that close loops and states of laws are inputs, too."""
    turns = loop.kinematics.tree.turns
    u = ca.vertcat(inputs.u, turns, inputs.memory.x)
    return replace(inputs, u=u, memory=LawStates(), key=f"{inputs.key} held")


def _unwatched(t: Any, state: Any) -> float:
    raise AssertionError("margins are watched in compiled code")
