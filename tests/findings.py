"""What a check of many results notes: the largest differences, refusals with their reasons, and failures."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from closedchain.errors import ClosedChainError
from closedchain.types import Array


@dataclass
class Findings:
    """Largest differences and refusals by name of the check; wrong numbers and foreign exceptions in words."""

    answers: dict[str, float] = field(default_factory=dict)
    refusals: dict[str, str] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def compare(self, what: str, result: Array, wanted: Array, scale: float, allowed: float) -> None:
        """Note a difference; one beyond what is allowed, or not a number, is a failure."""
        error = float(np.abs(result - wanted).max(initial=0.0)) / max(scale, 1e-300)
        before = self.answers.get(what, 0.0)
        self.answers[what] = error if error != error else max(before, error)
        if not error <= max(allowed, before):  # the largest of one check is its failure
            self.failures = [one for one in self.failures if not one.startswith(f"{what}: differs")]
            self.failures.append(f"{what}: differs by {error:.2g}, allowed {allowed:.2g}")

    def refuse(self, what: str, error: Exception) -> None:
        """Note a refusal; an error that is no refusal is a failure."""
        if isinstance(error, ClosedChainError):
            self.refusals[what] = f"{type(error).__name__}: {without_numbers(str(error))}"
        else:
            self.failures.append(f"{what}: {type(error).__name__}: {str(error)[:200]}")


def without_numbers(reason: str) -> str:
    """A reason without names and numbers, so that equal causes are counted together."""
    return " ".join(word for word in reason.split() if not any(c.isdigit() or c in "'\"" for c in word))[:90]
