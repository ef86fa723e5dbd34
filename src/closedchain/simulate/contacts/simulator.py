"""Machines with contacts: one question, two drivers, one `Run`.

A module of its own because it must not import the compiled loops before a run needs them.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import field, replace
from typing import Any

import numpy as np

from closedchain.contact.arrays import NORMAL, SLIP, STICK
from closedchain.dynamics.interface import Machine
from closedchain.dynamics.verification import ACCEPTED
from closedchain.errors import UnsupportedError
from closedchain.kinematics.state import State
from closedchain.progress import Interruption
from closedchain.records import dataclass
from closedchain.simulate.contacts.setting import STRETCH, ContactHistory, ContactMachine, InputTimeline, Pause
from closedchain.simulate.events import Ending, EndingKind, EventRecord
from closedchain.simulate.inputs import Inputs, TracedLaws, held_inputs
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import ContactQuestion, Samples, SimulationOptions, check_duration, check_state
from closedchain.simulate.run import Run, made_later
from closedchain.types import Array

SAMPLES = 256  # that are verified together
MOST = 16  # questions that are kept
FEW = 3  # rollouts that are as quick one by one as in lanes


def grid_of_times(duration: float, options: SimulationOptions) -> Array:
    """Where the steps of a run begin and end."""
    step = float(options.step or 1e-3)
    times = options.start + step * np.arange(np.ceil(duration / step - 1e-9) + 1.0)
    times[-1] = options.start + duration
    return times


@dataclass(frozen=True, eq=False)
class PreparedContacts:
    """A machine under what was asked, and what runs from other states share: grid of times, tables of inputs."""

    setting: ContactMachine
    asked: ContactQuestion
    tables: dict[int, Any] = field(default_factory=dict)

    @functools.cached_property
    def times(self) -> Array:
        """The grid of times; results hold it, so that nobody may write to it."""
        found = grid_of_times(self.asked.duration, self.asked.options)
        found.flags.writeable = False
        return found


class ContactRuns:
    """Runs of one machine with contacts; kernels are kept between runs, one set per law."""

    def __init__(self, machine: Machine) -> None:
        if not machine.system.mechanism.has_modes:
            raise UnsupportedError(
                f"{machine.system.mechanism.name!r} has no contacts; describe them with Mechanism.contacts, or dry "
                "friction with JointFriction(force, velocity=0). Without, simulate and simulate_many take fixed steps "
                "(step=), in any coordinates"
            )
        self.machine = machine
        self.laws = TracedLaws(machine)
        self._prepared: dict[Hashable, PreparedContacts] = {}
        self.settings: dict[str, ContactMachine] = {}

    def run(
        self, state: State, duration: float, actuation: Any, options: SimulationOptions, question: Hashable = None
    ) -> Run:
        """Integrate from a state.

        question: what is the same in other runs but for the state (`again`)
        """
        asked = ContactQuestion(state, duration, actuation, options)
        prepared = PreparedContacts(self._setting(asked), asked)
        if question is not None and prepared.setting.inputs.sampled is None:
            if len(self._prepared) >= MOST:
                self._prepared.pop(next(iter(self._prepared)), None)
            self._prepared[question] = prepared
        return self._answer(prepared, asked)

    def again(self, question: Hashable, state: State) -> Run | None:
        """The run from another state, if the same was asked before."""
        prepared = self._prepared.get(question)
        if prepared is None:
            return None
        check_state(self.machine.kinematics, state)
        return self._answer(prepared, replace(prepared.asked, state=state))

    def _answer(self, prepared: PreparedContacts, asked: ContactQuestion) -> Run:
        setting, history, interruption = prepared.setting, ContactHistory(), Interruption()
        # a stretch of steps is over before anybody could ask to stop
        short = asked.options.contacts != "event" and setting.inputs.sampled is None and prepared.times.size <= STRETCH
        with nullcontext() if short else interruption:
            pause = Pause(history, interruption, functools.partial(self._run, setting, asked, history, "interrupted"))
            self._follow(prepared, asked, pause)
        return self._run(setting, asked, history)

    def _setting(self, asked: ContactQuestion) -> ContactMachine:
        """The machine under what was asked; kernels are those of an earlier question that differs in numbers only."""
        check_state(self.machine.kinematics, asked.state)
        check_duration(asked.duration)
        inputs = self._inputs(asked.actuation, asked.duration, asked.options)
        setting = self.settings.get(inputs.key, ContactMachine(self.machine, inputs)).under(inputs)
        setting.schedule(asked.options.schedule or {}, asked.options.start)  # before anything is kept
        self.settings.setdefault(inputs.key, setting)
        return setting

    def observer(self, asked: ContactQuestion) -> Observer:
        """What evaluates forces and energies of a run that was asked this."""
        return Observer(self.machine, self._inputs(asked.actuation, asked.duration, asked.options))

    def run_many(
        self, states: Sequence[State], duration: float, actuations: Sequence[Any], options: Sequence[SimulationOptions],
        threads: int | None,
    ) -> list[Run]:  # fmt: skip
        """Rollouts of several starts, in lanes and threads."""
        asked = [
            ContactQuestion(state, duration, actuation, each)
            for state, actuation, each in zip(states, actuations, options, strict=True)
        ]
        blocks, threads = self._blocks(asked), threads or len(os.sched_getaffinity(0))
        tables: dict[int, Any] = {}
        if threads == 1 or len(blocks) == 1:
            answers = [self._abreast(block, tables) for block in blocks]
        else:
            with ThreadPoolExecutor(min(threads, len(blocks))) as pool:
                tasks = [pool.submit(self._abreast, block, tables) for block in blocks]
                answers = [task.result() for task in tasks]
        runs = {id(question): run for answer in answers for question, run in answer}
        return [runs[id(question)] for question in asked]

    def _blocks(self, asked: list[ContactQuestion]) -> list[list[tuple[ContactQuestion, ContactMachine]]]:
        """Questions that lanes answer together: the same kernels, and no law that Python answers on the way."""
        groups: dict[Any, list[tuple[ContactQuestion, ContactMachine]]] = {}
        settings: dict[tuple[int, int], ContactMachine] = {}
        for question in asked:
            key = id(question.actuation), id(question.options)
            if key not in settings:
                settings[key] = self._setting(question)
            check_state(self.machine.kinematics, question.state)
            setting = settings[key]
            alone = id(question) if setting.inputs.sampled is not None else None
            groups.setdefault((setting.inputs.key, alone), []).append((question, setting))
        blocks = []
        for group in groups.values():
            lanes = group[0][1].steps.kernels[0].lanes
            blocks += [group[k : k + lanes] for k in range(0, len(group), lanes)]
        return blocks

    def _abreast(
        self, block: list[tuple[ContactQuestion, ContactMachine]], tables: dict[int, Any]
    ) -> list[tuple[ContactQuestion, Run]]:
        """Rollouts of one block; few are made one by one. Blocks share tables of inputs."""
        from closedchain.simulate.contacts.stepping_driver import ContactSteps, run_abreast

        if len(block) < FEW:
            return [(one, self.run(one.state, one.duration, one.actuation, one.options)) for one, _ in block]
        histories, all_steps = [ContactHistory() for _ in block], []
        with Interruption() as interruption:
            for (one, setting), history in zip(block, histories, strict=True):
                partial = functools.partial(self._run, setting, one, history, "interrupted")
                timeline = InputTimeline(self.machine, setting.inputs)
                pause = Pause(history, interruption, partial)
                all_steps.append(ContactSteps(setting, one.options, timeline, pause, tables))
            starts = [(one.state.q, one.state.v) for one, _ in block]
            run_abreast(all_steps, grid_of_times(block[0][0].duration, block[0][0].options), starts)
        return [(one, self._run(setting, one, h)) for (one, setting), h in zip(block, histories, strict=True)]

    def _follow(self, prepared: PreparedContacts, asked: ContactQuestion, pause: Pause) -> None:
        """Let a driver follow the motion."""
        setting, options, q, v = prepared.setting, asked.options, asked.state.q, asked.state.v
        if options.contacts == "event":
            from closedchain.simulate.contacts.event_driver import ContactEvents

            ContactEvents(setting, options, pause).run(q, v, asked.duration)
            return
        from closedchain.simulate.contacts.stepping_driver import ContactSteps

        timeline = InputTimeline(self.machine, setting.inputs)
        # what Python is asked on the way is no table
        tables = prepared.tables if setting.inputs.sampled is None else None
        ContactSteps(setting, options, timeline, pause, tables).run(prepared.times, q, v)

    def _run(
        self, setting: ContactMachine, asked: ContactQuestion, found: ContactHistory, kind: EndingKind = "complete"
    ) -> Run:
        """The result, from what a driver found."""
        why, checked = "", dict[str, float]()
        if asked.options.contacts == "event" and asked.options.verify and kind == "complete":
            checked, failed = self._verified(setting, found)
            if failed is not None:
                found, kind = found.until(failed), "accuracy"
                why = (
                    f": accelerations do not hold there (residual {checked['residual']:.3g}, {ACCEPTED:g} is accepted)"
                )
        run = made_later(ContactRunLeft(self, setting, asked, found, kind, why, checked), self.machine.system, asked)
        if why and asked.options.raise_on_stop:
            run.ending.check()
        return run

    def _verified(self, setting: ContactMachine, found: ContactHistory) -> tuple[dict[str, float], int | None]:
        """Residual of the equations of motion and of the loops, with contact forces, at samples between events.

        Up to the first sample where it is too large, and the number of that.

        resting: largest acceleration (m/s²) of a contact along what its mode holds and loops leave free
        """
        times, y, u, modes, forces = found.rows
        nq, nv, D = self.machine.system.nq, self.machine.system.nv, setting.laws.D
        stepped = np.zeros(len(times), bool)
        for begin, end, _ in found.stretches:
            stepped |= (times > begin) & (times <= end)
        worst, moves = 0.0, 0.0
        for rows in np.array_split(np.flatnonzero(~stepped), len(times) // SAMPLES + 1):
            part = times[rows], y[rows, :nq], y[rows, nq : nq + nv], u[rows], forces[rows]
            residual, accelerations, W = setting.residuals(*part)
            state, normal = np.repeat(modes[rows], D, axis=1), np.arange(forces.shape[1]) % D == NORMAL
            kept = ((state == STICK) | ((state == SLIP) & normal)) & (np.einsum("kii->ki", W) > 0)
            for k in np.flatnonzero(~(residual <= ACCEPTED)):
                slack = self.machine.kinematics.openness(part[1][k], part[2][k])
                if not residual[k] <= ACCEPTED + slack:
                    return {"residual": float(residual[k]), "resting": moves}, int(rows[k])
            worst = max(worst, float(residual.max(initial=0.0)))
            moves = max(moves, float(np.abs(accelerations[kept]).max(initial=0.0)))
        return {"residual": worst, "resting": moves}, None

    @functools.cached_property
    def limited(self) -> list[str]:
        """Joints with limits of travel."""
        return [joint.name for joint in self.machine.system.mechanism.joints if joint.limits is not None]

    @property
    def floats(self) -> bool:
        """Whether only contacts connect the machine to the ground, so that momentum can be balanced."""
        system = self.machine.system
        carried = all(link.model.unconstrained for link in system.links if link.parent < 0)
        return carried and all(min(cut.parent, cut.child) >= 0 for cut in system.cuts)

    def _inputs(self, actuation: Any, duration: float, options: SimulationOptions) -> Inputs:
        return held_inputs(self.machine, self.laws.inputs(actuation, options.wrenches, options.parameters, duration))


@dataclass(frozen=True, eq=False)
class ContactRunLeft:
    """What a driver found, of which the fields of a run are made when they are first read."""

    runs: ContactRuns
    setting: ContactMachine
    asked: ContactQuestion
    found: ContactHistory
    kind: EndingKind
    why: str
    checked: dict[str, float]
    problem: None = None
    checkpoint: None = None

    @functools.cached_property
    def rows(self) -> tuple[Any, ...]:
        """Times, y, inputs, modes, forces of all samples."""
        return self.found.rows

    @property
    def by_events(self) -> bool:
        """Which driver it was."""
        return self.asked.options.contacts == "event"

    @property
    def observers(self) -> tuple[Observer, ...]:
        """What evaluates forces and energies."""
        return (Observer(self.runs.machine, self.setting.inputs),)

    @property
    def works(self) -> tuple[str, ...]:
        """Names of what is integrated besides the motion."""
        from closedchain.simulate.contacts.event_driver import WORKS

        return () if not self.by_events else WORKS if self.runs.floats else WORKS[:6]

    @property
    def samples(self) -> Samples:
        """Samples as all runs have them."""
        times, y, u, modes, forces = self.rows
        system = self.runs.machine.system
        return Samples(
            times, y[:, : system.nq + system.nv + len(self.works)], u, np.zeros((len(y), y.shape[1], 0)),
            np.zeros(len(y), np.int64), modes, forces.reshape(len(forces), -1, self.setting.laws.D)[:, :, :3],
        )  # fmt: skip

    @property
    def ending(self) -> Ending:
        """How and where it ended."""
        times, y, _, _, _ = self.rows
        system, end = self.runs.machine.system, float(times[-1])
        state = State(self.runs.machine.kinematics, y[-1, : system.nq], y[-1, system.nq : system.nq + system.nv])
        return Ending(self.kind, end, state, f"{self.kind} at {end:.12g} s{self.why}")

    @property
    def events(self) -> tuple[EventRecord, ...]:
        """Changes of contacts."""
        names = self.setting.laws.names
        return tuple(EventRecord(t, names[i], what) for t, i, what in self.found.all_events())

    @property
    def statistics(self) -> dict[str, Any]:
        """Numbers about how it was computed."""
        times, found, start = self.rows[0], self.found, self.asked.options.start
        stepped = sum(end - begin for begin, end, _ in found.stretches)
        share = 1 - stepped / max(float(times[-1]) - start, 1e-300) if self.by_events else 0.0
        return {
            "integrator": "dop853" if self.by_events else "moreau", "contacts": self.asked.options.contacts,
            "method": "contacts", "steps": len(times) - 1, "by_events": share, "flagged": 0, **found.numbers,
            **self.checked,
        }  # fmt: skip

    @property
    def notes(self) -> list[str]:
        """What should be known about it."""
        found, limited = self.found, self.runs.limited
        notes = [*self.setting.inputs.notes, *found.notes]
        if not self.by_events:
            notes.append("contacts are resolved once per step; events have the times of steps")
        else:
            notes += [f"time stepping from {a:.9g} s to {b:.9g} s: {reason}" for a, b, reason in found.stretches]
        if found.numbers.get("flagged"):
            notes.append(f"contacts of {found.numbers['flagged']} steps are not solved to 1e-9")
        if limited:
            notes.append(
                f"limits of travel are not watched in runs with contacts or dry friction: {', '.join(limited)}"
            )
        return notes
