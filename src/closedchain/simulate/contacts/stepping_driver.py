"""Contacts by time stepping on a grid of times; stretches that the event driver hands over, and whole runs."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from closedchain.contact.modes import OPEN, STICK
from closedchain.contact.stepping import SOLVED, SteppingState, TimeStepper
from closedchain.errors import SingularityError
from closedchain.simulate.contacts.setting import ContactHistory, ContactMachine, InputTimeline
from closedchain.simulate.problem import SimulationOptions
from closedchain.types import Array

SAME = 1e-12  # s, times closer than this are the same


class ContactSteps:
    """Steps of one machine under one set of inputs."""

    def __init__(self, setting: ContactMachine, options: SimulationOptions, timeline: InputTimeline) -> None:
        self.setting, self.timeline = setting, timeline
        self.scheduled, self.held, self.switches = setting.schedule(options.schedule or {}, options.start)
        self.stepper = TimeStepper(
            setting.operator, setting.laws, lambda t, q, v: setting.evaluate(t, q, v, timeline.at(t)), self.scheduled
        )

    def run(self, times: Array, q: Array, v: Array) -> ContactHistory:
        """A whole run on a grid of times."""
        laws = self.setting.laws
        self.timeline.begin(float(times[0]), q, v)
        here = self.setting.evaluate(float(times[0]), q, v, self.timeline.at(float(times[0])))
        behind = self.setting.check_start(here, self.scheduled)
        touch = ~self.scheduled & ~behind & (here.gaps <= laws.near) & laws.inside(here)
        none = np.zeros(len(laws.names) * laws.D)
        state = SteppingState(q, v, np.where(touch | self.held, STICK, OPEN), behind, none)
        history = ContactHistory()
        history.add(float(times[0]), np.concatenate([q, v]), self.timeline.at(float(times[0])), state.states, none)
        self.go_on(times, state, history)
        # a step's forces belong to its beginning as well
        if len(history.forces) > 1:
            history.forces[0], history.modes[0] = history.forces[1], history.modes[1]
        return history

    def go_on(
        self, times: Array, state: SteppingState, history: ContactHistory, works: Array | None = None
    ) -> SteppingState:
        """Steps on a grid of times; every one is a sample."""
        laws, numbers = self.setting.laws, history.numbers
        works = np.zeros(0) if works is None else works
        for t, t1 in pairwise(times):
            if t >= self.timeline.until - SAME:
                self.timeline.begin(float(t), state.q, state.v)
            self.held = self.held_at(float(t + t1) / 2)
            step = self.stepper.step(float(t), float(t1 - t), state, self.held)
            if step.blocked >= 0:
                raise SingularityError(
                    f"no velocity satisfies loops, schedules and gaps together at t = {t:.9g} s: contact "
                    f"{laws.names[step.blocked]!r} would have to close along a direction that the loops hold"
                )
            if not np.all(np.isfinite(step.state.v)):
                raise SingularityError(
                    f"the motion is not finite at t = {t:.9g} s; check what the actuation gives there, or try a "
                    "smaller step"
                )
            history.log(float(t), state.states, step.state.states)
            history.count("halved", step.parts > 1)
            history.count("flagged", step.residual > SOLVED)
            for name, value in (("contact_residual", step.residual), ("stepping_penetration", step.depth)):
                numbers[name] = max(numbers.get(name, 0.0), value)
            state = step.state
            y = np.concatenate([state.q, state.v, works])
            history.add(float(t1), y, self.timeline.at(float(t1)), state.states, step.forces)
        return state

    def held_at(self, t: float) -> Any:
        """Contacts that a schedule holds at a time."""
        held = self.held.copy()
        for time, contact, on in self.switches:
            if time <= t:
                held[int(contact)] = on > 0
        return held
