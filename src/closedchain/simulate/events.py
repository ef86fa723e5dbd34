"""Conditions that a run watches for, and what it says when it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from closedchain.errors import ArgumentError, SingularityError
from closedchain.kinematics.state import State


@dataclass(frozen=True, eq=False)
class Event:
    """A function g(t, state) of which a zero is looked for, located to 1e-10 s.

    direction: +1 only where g rises through zero, −1 only where it falls, 0 both
    then: "stop", "record" (go on), or what to switch to: an actuation, or a function State → State (an impact)
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
                f"event {self.name!r}: then={self.then!r}; valid: 'stop', 'record', or what to switch to"
            )


@dataclass(frozen=True, eq=False)
class Ending:
    """Why a run ended: kind "complete", "event", "singularity", "steps" or "accuracy"; where, and a sentence."""

    kind: Literal["complete", "event", "singularity", "steps", "accuracy"]
    time: float
    state: State
    message: str
    event: str | None = None

    @property
    def complete(self) -> bool:
        """Whether the whole duration was run."""
        return self.kind == "complete"

    def check(self) -> None:
        """Raise if the run ended before its time for a reason that is not an event."""
        if self.kind == "singularity":
            raise SingularityError(self.message)
        if self.kind in ("steps", "accuracy"):
            raise ArgumentError(self.message)
