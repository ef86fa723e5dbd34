"""Contacts by time stepping on a grid of times; stretches that runs by events hand over, and whole runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

import numpy as np

from closedchain.contact.arrays import (
    COUNTS,
    NUMBERS,
    OPEN,
    STICK,
    SteppingGrid,
    Whole,
)
from closedchain.errors import SingularityError
from closedchain.progress import Pace
from closedchain.simulate.contacts.setting import (
    STRETCH,
    ContactMachine,
    InputTimeline,
    Pause,
    described,
    not_finite,
)
from closedchain.simulate.contacts.stepping_memory import SteppingCourse, SteppingMemory, SteppingState, advance
from closedchain.simulate.problem import SimulationOptions
from closedchain.types import Array

BEYOND, SLOW = 1e6, 1e-9  # times the usual velocity: one that no machine has, and one that counts as none
SAME = 1e-12  # s, times closer than this are the same
TABULATED = 8192  # steps whose inputs are computed together: Ctrl-C is heard in between
BELOW = 1e-2  # of the size: steps may end this far below a surface, so others may start there


InputTables = dict[int, tuple[Array, Array]]  # w and u of all steps, by the identity of a setting


class ContactSteps:
    """Steps of one machine under one set of inputs."""

    def __init__(
        self,
        setting: ContactMachine,
        options: SimulationOptions,
        timeline: InputTimeline,
        pause: Pause,
        shared: InputTables | None = None,
    ) -> None:
        self.setting, self.timeline, self.kernels = setting, timeline, setting.steps
        self.history, self.pause, self.shared = pause.history, pause, shared
        self.scheduled, self.held, self.switches = setting.schedule(options.schedule or {}, options.start)

    @contextmanager
    def room(self, lanes: int = 1) -> Iterator[SteppingMemory]:
        """Memory that no other run uses meanwhile."""
        rooms = self.setting.rooms.setdefault(lanes, [])
        try:
            room = rooms.pop()
        except IndexError:
            room = SteppingMemory(self.setting, self.kernels, lanes)
        try:
            yield room
        finally:
            rooms.append(room)

    def run(self, times: Array, q: Array, v: Array) -> None:
        """A whole run on a grid of times."""
        with self.room() as room:
            self._go_on(room, times, self.begin(room, times, q, v))

    def begin(self, room: SteppingMemory, times: Array, q: Array, v: Array) -> SteppingState:
        """How a whole run begins."""
        setting, laws = self.setting, self.setting.laws
        gaps, places, answers = room.look(q, v)
        setting.check_mass(answers)
        behind, inside = setting.check_start(gaps, places, self.scheduled, BELOW)
        touch = ~(self.scheduled | behind) & (gaps <= laws.near) & inside
        states, none = np.where(touch | self.held, STICK, OPEN), np.zeros(len(laws.names) * laws.D)
        self.history.stretches.append((float(times[0]), float(times[-1]), "asked for"))
        return SteppingState(q, v, states, behind, none)

    def go_on(self, times: Array, state: SteppingState, works: Array) -> SteppingState:
        """Steps on a grid of times from one state to another; every one is a sample."""
        with self.room() as room:
            self._go_on(room, times, state, works)
            return room.state

    def _go_on(self, room: SteppingMemory, times: Array, state: SteppingState, works: Array | None = None) -> None:
        steps, pace, course = times.size - 1, Pace(STRETCH), self.course(room, times, state)
        while course.done < steps and not self.pause.asked:
            self.prepare(course)
            goal = min(course.tabulated, course.done + pace.next())
            advance([course], goal)
            self.check(course, goal)
        self.note(course, works)
        self.pause.end()

    def course(self, room: SteppingMemory, times: Array, state: SteppingState) -> SteppingCourse:
        """A motion that begins at a state."""
        c, n, steps = room.arrays, room.coulomb.b.size, times.size - 1
        room.begin(state, self.scheduled)
        rows, size = steps + 1, c.nq + c.nv
        memory = np.empty(rows * (size + n + len(state.states)))  # of all samples: one piece costs less than three
        y, forces = memory[: rows * size].reshape(rows, size), memory[rows * size : rows * (size + n)].reshape(rows, n)
        modes = memory[rows * (size + n) :].view(np.int64).reshape(rows, -1)
        forces[0] = 0.0
        y[0, : c.nq], y[0, c.nq :], modes[0], held = state.q, state.v, state.states, self.held_rows(times)
        w, u, tabulated = self.inputs_of(times, y[0])
        grid = SteppingGrid(times, w, held, y, modes, forces, int(len(held) > 1))
        return SteppingCourse(room, grid, u, tabulated, tabulated)

    def inputs_of(self, times: Array, start: Array) -> tuple[Array, Array, int]:
        """Tables of inputs, and how many steps they hold: all or none. Motions under the same inputs share them."""
        steps, key = times.size - 1, id(self.setting)
        if self.shared is not None and key in self.shared:
            return *self.shared[key], steps
        w, u = np.empty((steps, self.kernels.w.shape[0])), np.empty((steps + 1, len(self.timeline.coefficients)))
        if self.shared is None or steps > TABULATED or self.take_inputs(times, 0, start) < steps:
            return w, u, 0
        self.tabulate(times, w, u[:-1])
        u[-1] = self.timeline.rows(times[-1:])[0]
        u.flags.writeable = False
        self.shared[key] = w, u
        return w, u, steps

    def prepare(self, course: SteppingCourse) -> None:
        """Tabulate inputs of the next steps where that is not done."""
        done, grid = course.done, course.grid
        if done == course.turn:
            course.turn = self.take_inputs(grid.times, done, grid.y[done])
        if done == course.tabulated:
            course.tabulated = min(course.turn, done + TABULATED)
            here = slice(done, course.tabulated)
            self.tabulate(grid.times[done : course.tabulated + 1], grid.w[here], course.u[here])

    def take_inputs(self, times: Array, first: int, y: Array) -> int:
        """Take the inputs that follow a step; the last step before they change."""
        nq = self.setting.machine.system.nq
        until = self.timeline.begin(float(times[first]), y[:nq], y[nq:])
        return min(max(int(np.searchsorted(times, until - SAME)), first + 1), times.size - 1)

    def tabulate(self, times: Array, w: Array, u: Array) -> None:
        """Inputs, and what they make of time alone, a row per step."""
        u[:] = self.timeline.rows(times[:-1])
        if w.shape[1]:
            middles = 0.5 * (times[:-1] + times[1:])
            given = middles[:, None], self.timeline.rows(middles), self.setting.inputs.parameters[None]
            self.kernels.table.bind(*given, out=w)()

    def held_rows(self, times: Array) -> Whole:
        """Contacts that a schedule holds, a row per step, or one row where that does not change."""
        if not len(self.switches):
            one: Whole = self.held.astype(np.int64)[None]
            return one
        held: Whole = np.tile(self.held.astype(np.int64), (times.size - 1, 1))
        middles = 0.5 * (times[1:] + times[:-1])
        for time, contact, on in self.switches:
            held[middles >= time, int(contact)] = on > 0
        return held

    def check(self, course: SteppingCourse, goal: int) -> None:
        """An error where steps could not be made."""
        names, grid, blocked = self.setting.laws.names, course.grid, course.room.arrays.counts[COUNTS.blocked]
        if blocked >= 0:
            raise SingularityError(
                f"no velocity satisfies loops, schedules and gaps together at t = {grid.times[course.done]:.9g} s: "
                f"contact {names[blocked]!r} would have to close along a direction that the loops hold"
            )
        if not np.isfinite(grid.y[goal]).all():
            lost = int((~np.isfinite(grid.y[: goal + 1]).all(axis=1)).argmax()) - 1
            raise not_finite(float(grid.times[lost]), described(names, grid.states[lost]))
        v = grid.y[:, self.setting.machine.system.nq :]
        usual = max(1.0, np.abs(v[0]).max(initial=0.0), self.setting.laws.slow / SLOW)
        if np.abs(v[goal]).max(initial=0.0) > BEYOND * usual:
            lost = int((np.abs(v[: goal + 1]).max(axis=1) > BEYOND * usual).argmax())
            h = grid.times[lost] - grid.times[lost - 1]
            raise SingularityError(
                f"velocities grow beyond {BEYOND * usual:.3g} rad/s or m/s at t = {grid.times[lost]:.9g} s: steps of "
                f"{h:.3g} s are too long for what the actuation does (stiff gains?); try a smaller step"
            )

    def note(self, course: SteppingCourse, works: Array | None = None) -> None:
        """Samples and numbers into the history."""
        history, grid, c, done = self.history, course.grid, course.room.arrays, course.done
        y, modes, forces, u = grid.y, grid.states, grid.forces, course.u
        if u.flags.writeable:
            u[done] = self.timeline.rows(grid.times[done : done + 1])[0]
        first = 1 if history.chunks else 0
        if not first:  # a step's forces belong to its beginning as well
            forces[0], modes[0] = forces[1], modes[1]
        if works is None:
            history.stepped.append((grid.times[: done + 1], modes[: done + 1]))
        else:
            history.log_changes(grid.times[: done + 1], modes[: done + 1])
            y = np.hstack([y, np.tile(works, (len(y), 1))])
        here = slice(first, done + 1)
        history.chunks.append((grid.times[here], y[here], u[here], modes[here], forces[here]))
        history.count("halved", int(c.counts[COUNTS.halved]))
        history.count("careful", int(c.counts[COUNTS.careful]))
        history.count("flagged", int(c.counts[COUNTS.flagged]))
        for name, entry in (("contact_residual", NUMBERS.residual), ("stepping_penetration", NUMBERS.depth)):
            history.numbers[name] = max(history.numbers.get(name, 0.0), float(c.numbers[entry]))


def run_abreast(all_steps: Sequence[ContactSteps], times: Array, starts: Sequence[tuple[Array, Array]]) -> None:
    """Whole runs on the same grid of times, side by side in lanes; their inputs must not be sampled."""
    first, pace, pause = all_steps[0], Pace(200), all_steps[0].pause
    with ExitStack() as stack:
        wide = stack.enter_context(first.room(first.kernels.kernels[0].lanes))
        wide.leave_to(first.scheduled)
        courses: list[SteppingCourse] = []
        for steps, (q, v) in zip(all_steps, starts, strict=True):
            room = stack.enter_context(steps.room())
            courses.append(steps.course(room, times, steps.begin(room, times, q, v)))
        done = 0
        while done < times.size - 1 and not pause.asked:
            for steps, course in zip(all_steps, courses, strict=True):
                steps.prepare(course)
            done = min(done + pace.next(), *(course.tabulated for course in courses))
            advance(courses, done, wide)
            for steps, course in zip(all_steps, courses, strict=True):
                steps.check(course, done)
        for steps, course in zip(all_steps, courses, strict=True):
            steps.note(course)
        pause.end()
