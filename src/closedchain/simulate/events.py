"""Conditions that a run watches for, and what happens then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.state import State
from closedchain.mechanism import Joint
from closedchain.simulate.drive import call_law, trace
from closedchain.simulate.equations import Drive
from closedchain.simulate.traced_state import TracedState
from closedchain.types import SX, Array


@dataclass(frozen=True, eq=False)
class Impact:
    """A jump at an event: a function State → State (`model.with_velocities` makes velocities that keep loops
    closed).
    """

    function: Callable[[State], State]


@dataclass(frozen=True, eq=False)
class Event:
    """A function g(t, state) of which a zero is looked for, located to 1e-10 s; written to be traced, like a law.

    One that cannot be traced is asked by Python after every step, which takes longer.

    direction: +1 only where g rises through zero, −1 only where it falls, 0 both
    then: "stop", "record" (go on), or what to switch to: an actuation, or an Impact
    """

    name: str
    function: Callable[..., Any]
    direction: Literal[-1, 0, 1] = 0
    then: Any = "stop"

    def __post_init__(self) -> None:
        if self.direction not in (-1, 0, 1):
            raise ArgumentError(f"direction of event {self.name!r} is {self.direction!r}; valid: -1, 0, 1")
        if isinstance(self.then, str) and self.then not in ("stop", "record"):
            raise ArgumentError(
                f"event {self.name!r}: then={self.then!r}; valid: 'stop', 'record', an actuation, Impact"
            )
        if not callable(self.function):
            raise ArgumentError(f"event {self.name!r} needs a function g(t, state), not {self.function!r}")


def limit_events(kinematics: Kinematics) -> list[Event]:
    """An event for every end of travel that the description gives."""
    events = []
    for joint in kinematics.system.mechanism.joints:
        for i, ends in enumerate(_limits(joint)):
            label = joint.name if joint.dof == 1 else f"{joint.name}[{i}]"
            for end, direction, side in ((ends[0], -1, "lower"), (ends[1], +1, "upper")):
                g = _coordinate_minus(joint.name, i, end)
                events.append(Event(f"{side} limit of {label}", g, direction))  # type: ignore[arg-type]
    return events


def _limits(joint: Joint) -> tuple[tuple[float, float], ...]:
    return joint.limits or ()  # type: ignore[return-value]


def _coordinate_minus(joint: str, index: int, value: float) -> Callable[..., Any]:
    return lambda t, state: state[joint][index] - value


def traced(events: Sequence[Event], machine: Machine, d: Drive, names: Sequence[str]) -> list[SX | None]:
    """The event functions as expressions of the symbols of a drive with the named parameters; None: only Python can."""
    state = TracedState(machine, {name: d.p[i] for i, name in enumerate(names)})
    return [trace(event.function, d.t, state, _scalar) for event in events]


def watched(events: Sequence[Event], machine: Machine, d: Drive, names: Sequence[str]) -> list[SX]:
    """The same where Python cannot be asked."""
    found = []
    for event, g in zip(events, traced(events, machine, d, names), strict=True):
        if g is None:
            raise UnsupportedError(f"{event.name!r} cannot be traced: write it with ordinary operators, without if")
        found.append(g)
    return found


def asked(kinematics: Kinematics, events: Sequence[Event], t: float, y: Array) -> Array:
    """Values of event functions at [q; v; …], by calling them."""
    nq, nv = kinematics.system.nq, kinematics.system.nv
    state, values = State(kinematics, y[:nq], y[nq : nq + nv]), np.zeros(len(events))
    for i, event in enumerate(events):
        answer = np.asarray(call_law(event.function, t, state), float)
        if answer.size != 1:
            raise ArgumentError(f"an event function gives one number; that of {event.name!r} gives {answer.shape}")
        values[i] = answer.item()
    return values


def crossed(before: Array, after: Array, direction: Array) -> int:
    """Which of several functions (counted from 1; 0: none) went through zero in its direction."""
    rose = (before < 0) & (after >= 0) & (direction >= 0)
    fell = (before > 0) & (after <= 0) & (direction <= 0)
    found = np.flatnonzero(rose | fell)
    return int(found[-1]) + 1 if found.size else 0


def _scalar(answer: Any) -> SX:
    value = SX(answer)
    if value.shape != (1, 1):
        raise ArgumentError(f"an event function gives one number; this one gives {value.shape}")
    return ca.densify(value)
