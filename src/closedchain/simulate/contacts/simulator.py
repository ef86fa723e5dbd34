"""Time stepping of machines with contacts and dry friction.

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

from closedchain.dynamics.interface import Machine
from closedchain.errors import UnsupportedError
from closedchain.kinematics.state import State, check_own
from closedchain.progress import Interruption
from closedchain.records import dataclass
from closedchain.simulate.contacts.result import ContactRunLeft
from closedchain.simulate.contacts.setting import STRETCH, ContactHistory, ContactMachine, InputTimeline, Pause
from closedchain.simulate.events import EndingKind
from closedchain.simulate.inputs import Inputs, TracedLaws, as_given, held_inputs
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import ContactQuestion, SimulationOptions, check_duration
from closedchain.simulate.run import Run, made_later
from closedchain.types import Array

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
        asked = ContactQuestion(state, duration, as_given(actuation), options)
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
        check_own(state, self.machine.kinematics)
        return self._answer(prepared, replace(prepared.asked, state=state))

    def _answer(self, prepared: PreparedContacts, asked: ContactQuestion) -> Run:
        setting, history, interruption = prepared.setting, ContactHistory(), Interruption()
        # a stretch of steps is over before anybody could ask to stop
        short = setting.inputs.sampled is None and prepared.times.size <= STRETCH
        with nullcontext() if short else interruption:
            pause = Pause(history, interruption, functools.partial(self._run, setting, asked, history, "interrupted"))
            self._follow(prepared, asked, pause)
        return self._run(setting, asked, history)

    def _setting(self, asked: ContactQuestion) -> ContactMachine:
        """The machine under what was asked; kernels are those of an earlier question that differs in numbers only."""
        check_own(asked.state, self.machine.kinematics)
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
        given = {id(actuation): as_given(actuation) for actuation in actuations}
        asked = [
            ContactQuestion(state, duration, given[id(actuation)], each)
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
            check_own(question.state, self.machine.kinematics)
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
        """Let steps follow the motion."""
        from closedchain.simulate.contacts.stepping_driver import ContactSteps

        setting, q, v = prepared.setting, asked.state.q, asked.state.v
        timeline = InputTimeline(self.machine, setting.inputs)
        # what Python is asked on the way is no table
        tables = prepared.tables if setting.inputs.sampled is None else None
        ContactSteps(setting, asked.options, timeline, pause, tables).run(prepared.times, q, v)

    def _run(
        self, setting: ContactMachine, asked: ContactQuestion, found: ContactHistory, kind: EndingKind = "complete"
    ) -> Run:
        """The result, from what steps found."""
        return made_later(ContactRunLeft(setting, asked, found, kind), self.machine.system, asked)

    def _inputs(self, actuation: Any, duration: float, options: SimulationOptions) -> Inputs:
        given = actuation, options.wrenches, options.parameters, duration, float(options.start)
        return held_inputs(self.machine, self.laws.inputs(*given))
