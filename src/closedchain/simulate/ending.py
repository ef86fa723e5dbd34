"""How a run ended, in a word and in a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from closedchain.errors import AccuracyError, SingularityError
from closedchain.kinematics.state import State
from closedchain.simulate.integrators import explicit as ex
from closedchain.simulate.solver import Solver

Kind = Literal["complete", "event", "singularity", "accuracy", "steps"]


@dataclass(frozen=True, eq=False)
class Ending:
    """Why, when and where a run ended, and the event that ended it.

    kind: "complete", "event", "singularity" (accelerations or closed loops are not determined there), "accuracy" (the
        tolerance cannot be met), "steps" (as many as allowed)
    """

    kind: Kind
    time: float
    state: State
    message: str
    event: str | None = None

    @property
    def complete(self) -> bool:
        """Whether the whole duration was run."""
        return self.kind == "complete"

    def check(self) -> None:
        """Raise if the run could not go on."""
        if self.kind == "singularity":
            raise SingularityError(self.message)
        if self.kind in ("steps", "accuracy"):
            raise AccuracyError(self.message)


def ending_of(ended: int, solver: Solver, state: State, fired: list[tuple[float, str]], method: str) -> Ending:
    """The ending that a solver's last word means."""
    t, name = solver.t, state.kinematics.system.mechanism.name
    if ended == ex.EVENT:
        return Ending("event", t, state, f"stopped at {t:.12g} s: {fired[-1][1]}", fired[-1][1])
    if ended == ex.CANNOT and not solver.infinite:
        where = ", ".join(f"{link.name} {_short(state, link.q)}" for link in state.kinematics.system.links[:4])
        return Ending(
            "singularity",
            t,
            state,
            f"{name!r} reached a singular place at {t:.12g} s ({where}): the method {method!r} no longer determines "
            f"how it goes on (relative pivot {solver.last_pivot():.2g})",
        )
    if ended == ex.CANNOT:
        return Ending("accuracy", t, state, f"no finite state could be reached beyond {t:.12g} s")
    if ended == ex.TOO_SMALL:
        return Ending("accuracy", t, state, f"the tolerance cannot be met beyond {t:.12g} s: steps became too small")
    if ended == ex.TOO_MANY:
        return Ending("steps", t, state, f"stopped at {t:.12g} s after as many steps as allowed (max_steps)")
    return Ending("complete", t, state, f"complete at {t:.12g} s")


def _short(state: State, part: slice) -> str:
    return " ".join(f"{value:.6g}" for value in state.q[part])
