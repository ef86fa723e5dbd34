"""One run with contacts: arrays for a compiled loop, kernels of modes as it asks for them, and the result.

`EventDriver` finds every event within Runge–Kutta steps, `SteppingDriver` resolves contacts once per step (Moreau).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, NoReturn

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.errors import SingularityError
from closedchain.kinematics.state import State
from closedchain.progress import Interruption, Pace, Progress, ProgressLine, compiling
from closedchain.simulate.contact import layout
from closedchain.simulate.contact.event_loop import run_events
from closedchain.simulate.contact.inputs import SAME, ContactInputs
from closedchain.simulate.contact.kernels import CONTACT_WORKS, ContactKernels, SteppingKernels
from closedchain.simulate.contact.setting import ContactSetting
from closedchain.simulate.contact.time_stepping import run_steps, tabulate
from closedchain.simulate.events import Ending, EndingKind, EventKind, EventRecord
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import Samples, SimulationOptions
from closedchain.simulate.run import Run
from closedchain.types import Array

ROOM, EVENTS = 4096, 100_000  # samples at first, events at most
SPEED = 1e-9  # m/s
BELOW = 1e-2  # of the machine's size; steps may end this far below a plane, so others may start there
KINDS: tuple[EventKind, ...] = ("touchdown", "liftoff", "slip", "stick")


@dataclass(frozen=True, eq=False)
class EventDriver:
    """Everything one event-driven run needs."""

    machine: Machine
    setting: ContactSetting
    kernels: ContactKernels
    inputs: ContactInputs
    options: SimulationOptions

    def run(self, state: State, duration: float) -> Run:
        """From a state at options.start for a duration."""
        k, s, o = self.kernels, self.setting, self.options
        y = np.concatenate([state.q, state.v, np.zeros(k.size - s.nq - s.nv)])
        held, switches, on = s.schedule(o.schedule or {}, o.start)
        code = layout.ContactCode(
            k.addresses, k.touch.address, k.points.address, np.zeros(1), self.inputs.p, s.friction, s.mu_static,
            s.planes, held, np.zeros_like(held), switches, s.quaternions, o.feedback or 0.0, s.nq, s.nv,
            np.zeros(k.work_size),
        )  # fmt: skip
        slack, end = (s.gap_slack, s.force_slack), o.start + duration
        until = min(end, self.inputs.begin(o.start, state.q, state.v, 0))
        clock = np.array([o.start, until, o.step, *slack, SPEED, *slack, -np.inf, -np.inf])
        counts, trial = np.array([0, 0, 1, 1, 0, 0, 0, 0]), s.touching(k.touch, y, held, on)
        modes, settled, events = np.zeros_like(held), np.zeros_like(held), np.zeros((EVENTS, 3))
        course = layout.ContactCourse(counts, clock, y, modes, trial, settled, s.forwards.copy(), events)
        samples = _room(ROOM, k.size, k.count)
        with Interruption() as interruption, Progress(o.progress) as display:
            return self._go_on(end, code, course, samples, interruption, display.task("simulation", duration))

    def _go_on(
        self,
        end: float,
        code: layout.ContactCode,
        course: layout.ContactCourse,
        samples: tuple[Array, ...],
        interruption: Interruption,
        task: ProgressLine,
    ) -> Run:
        """Stretches of some samples each, until the end."""
        k, s, (counts, clock, y) = self.kernels, self.setting, course[:3]
        room = ROOM
        while True:
            with compiling(run_events):
                status = run_events(code, course, tuple(part[:room] for part in samples))
            task.update(float(clock[layout.T]) - self.options.start)
            if interruption.asked:
                interruption.end("the simulation", partial(self._result, samples, course, "interrupted"))
            if status == layout.DONE and clock[layout.END] >= end:
                return self._result(samples, course)
            if status == layout.DONE:
                sample = int(counts[layout.SAMPLES])
                until = self.inputs.begin(clock[layout.T], y[: s.nq], y[s.nq : s.nq + s.nv], sample)
                clock[layout.END], counts[layout.UNSETTLED] = min(end, until), 1
            elif status == layout.FULL:
                room += ROOM
                if room > len(samples[0]):
                    samples = tuple(np.concatenate([part, np.zeros_like(part)]) for part in samples)
            elif status == layout.NEED_MODE:
                k.add_mode(int(counts[layout.NEEDED]))
                code = code._replace(work=np.zeros(k.work_size))
            else:
                self._fail(status, course)

    def _fail(self, status: int, course: layout.ContactCourse) -> None:
        t, states = float(course.clock[layout.T]), self.setting.describe(course.modes)
        if status == layout.BROKEN:
            raise SingularityError(
                f"the motion is not finite at t = {t:.9g} s ({states}); try a smaller step or robust=True"
            )
        if course.counts[layout.LATELY] > layout.PATIENCE:
            raise SingularityError(
                f"contacts change without end at t = {t:.9g} s, so that time hardly goes on; last: {states}; "
                "try another step, Contact(mu_static=...) further above mu, or rollout"
            )
        raise SingularityError(
            f"no consistent mode of the contacts was found at t = {t:.9g} s; last: {states}; "
            "try another step, Contact(mu_static=...) further above mu, or rollout"
        )

    def _result(self, samples: tuple[Array, ...], course: layout.ContactCourse, kind: EndingKind = "complete") -> Run:
        n = int(course.counts[layout.SAMPLES])
        times, states, codes, forces = (part[:n] for part in samples)
        modes = codes.astype(np.int64)[:, None] // 3 ** np.arange(self.kernels.count) % 3
        events = course.events[: course.counts[layout.EVENTS]]
        works = CONTACT_WORKS if self.options.energy else ()
        return contact_run(self.inputs, (times, states, modes, forces), events, works, kind)


@dataclass(frozen=True, eq=False)
class SteppingDriver:
    """Everything one run by time stepping needs: a grid of steps, and the inputs tabulated on it."""

    machine: Machine
    setting: ContactSetting
    kernels: SteppingKernels
    inputs: ContactInputs
    options: SimulationOptions

    def run(self, state: State, duration: float) -> Run:
        """From a state at options.start for a duration; the last step is shorter where it must be."""
        k, s, o, step = self.kernels, self.setting, self.options, float(self.options.step or 1e-3)
        steps = int(np.ceil(duration / step - 1e-9))
        times = o.start + step * np.arange(steps + 1.0)
        times[-1] = o.start + duration
        states = np.empty((steps + 1, k.size))
        states[0] = np.concatenate([state.q, state.v])
        held, switches, on = s.schedule(o.schedule or {}, o.start)
        now = s.touching(k.touch, states[0], held, on, BELOW)
        modes, forces = np.empty((steps + 1, k.count), np.int64), np.empty((steps + 1, 3 * k.count))
        counts, events = np.zeros(7, np.int64), np.empty((steps * k.count, 3))
        course = layout.StepCourse(counts, now, s.forwards.copy(), states, modes, forces, events)
        code = layout.StepCode(
            k.addresses, k.touch.address, k.glide.address, s.nq, times, np.empty((steps + 1, k.table.outputs[0].size)),
            held, s.friction, s.mu_static, switches, s.quaternions, o.feedback or 0.0, s.force_slack,
            np.empty(k.work_size),
        )  # fmt: skip
        with Interruption() as interruption:
            return self._go_on(code, course, interruption)

    def _go_on(self, code: layout.StepCode, course: layout.StepCourse, interruption: Interruption) -> Run:
        """Stretches of some steps each, until the last."""
        k, times, counts, now, states, modes = (
            self.kernels, code.times, course.counts, course.modes, course.states, course.kinds,
        )  # fmt: skip
        steps, last, pace = times.size - 1, 0, Pace(2000)
        while True:
            if counts[layout.SAMPLES] == last:
                last = self._tabulate(times, code.w, last, states[last])
            stop = min(last, int(counts[layout.SAMPLES]) + pace.next())
            status = run_steps(code, course, stop)
            if interruption.asked:
                interruption.end("the rollout", partial(self._result, course, times, int(counts[layout.SAMPLES])))
            if status == layout.NEED_MODE:
                k.add_step(int(counts[layout.NEEDED]))
                code = code._replace(work=np.empty(k.work_size))
            elif status != layout.DONE or not np.isfinite(states[stop]).all():
                self._fail(times, states, modes, now, int(counts[layout.SAMPLES]))
            elif stop == steps:
                return self._result(course, times, steps)

    def _result(self, course: layout.StepCourse, times: Array, done: int) -> Run:
        """The run up to a step."""
        counts, _, _, states, modes, forces, events = course
        modes[done], forces[done] = modes[done - 1], forces[done - 1]  # it has no step of its own
        rows, kind = slice(done + 1), "complete" if done == times.size - 1 else "interrupted"
        kept = times[rows], states[rows], modes[rows], forces[rows]
        run = contact_run(self.inputs, kept, events[: counts[layout.EVENTS]], (), kind)  # type: ignore[arg-type]
        run.statistics["integrator"] = "moreau"
        step = float(self.options.step or 1e-3)
        run.notes.append(f"contacts are resolved once per step of {step:g} s; events have the times of steps")
        return run

    def _fail(self, times: Array, states: Array, modes: layout.Whole, now: layout.Whole, done: int) -> NoReturn:
        """Say when the motion was lost: what is not finite stays so, thus it may be long before the loop ended."""
        lost = ~np.isfinite(states[: done + 1]).all(axis=1)
        k = int(lost.argmax()) - 1 if lost.any() else done
        contacts = self.setting.describe(modes[k] if k < done else now)
        raise SingularityError(
            f"the motion is not finite at t = {times[k]:.9g} s ({contacts}); check what the actuation gives there, "
            "or try a smaller step"
        )

    def _tabulate(self, times: Array, w: Array, first: int, y: Array) -> int:
        """What inputs make of time alone, a row per step until they change; the last of these steps."""
        table, nq = self.kernels.table, self.setting.nq
        until = self.inputs.begin(times[first], y[:nq], y[nq:], first)
        last = min(max(int(np.searchsorted(times, until - SAME)), first + 1), times.size - 1)
        if w.shape[1]:
            here, rows = times[first:last, None], w[first:last]
            tabulate(table.batch_address, here, self.inputs.p[None], rows, np.empty(table.batch_work_size))
        return last


def contact_run(
    given: ContactInputs,
    rows: tuple[Array, Array, Any, Array],
    events: Array,
    works: tuple[str, ...] = (),
    kind: EndingKind = "complete",
) -> Run:
    """The result, from times, states, modes and forces of all contacts."""
    (times, y, modes, forces), machine = rows, given.machine
    system, n = machine.kinematics.system, times.size
    dense, alike = np.zeros((n, y.shape[1], 0)), np.zeros(n, np.int64)
    samples = Samples(times, y, given.at(times), dense, alike, modes, forces.reshape(n, -1, 3))
    state = State(machine.kinematics, y[-1, : system.nq], y[-1, system.nq : system.nq + system.nv])
    ending = Ending(kind, float(times[-1]), state, f"{kind} at {times[-1]:.12g} s")
    contacts = [contact.name for contact in system.mechanism.contacts]
    found = tuple(EventRecord(float(t), contacts[int(i)], KINDS[int(kind)]) for t, i, kind in events)
    numbers = {"integrator": "rk4", "method": "contacts", "steps": n - 1}
    notes = [*given.inputs.notes]
    limited = [joint.name for joint in system.mechanism.joints if joint.limits is not None]
    if limited:
        notes.append(f"limits of travel are not watched in runs with contacts: {', '.join(limited)}")
    return Run((Observer(machine, given.inputs),), samples, works, ending, found, numbers, notes)


def _room(count: int, size: int, contacts: int) -> tuple[Array, ...]:
    return np.zeros(count), np.zeros((count, size)), np.zeros(count), np.zeros((count, 3 * contacts))
