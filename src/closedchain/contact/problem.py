"""A problem of several contacts, for Python; coulomb/problem.py solves it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np

from closedchain.contact.arrays import CoulombArrays, Whole, memory
from closedchain.kernel.loops import CompiledLoop, words
from closedchain.records import dataclass
from closedchain.types import Array

SOLVE = CompiledLoop(Path(__file__).parent / "coulomb" / "text" / "solve.ll")


@dataclass(eq=False)
class ContactProblem:
    """W, b; kinds, friction and directions of slip (a row of tangents and spin per contact, zero along the normal)."""

    W: Array
    b: Array
    kinds: Whole
    mu: Array
    along: Array

    @property
    def size(self) -> int:
        """Rows per contact."""
        return self.b.size // max(1, self.kinds.size)

    def arrays(self, p: Array) -> CoulombArrays:
        """For compiled code, with p as first guess and answer; kinds are those that take part then."""
        m, D = self.kinds.size, self.size
        mu, along, W, b = map(np.ascontiguousarray, (self.mu, self.along, self.W, self.b))
        return CoulombArrays(self.kinds.copy(), mu, along, W, b, p, *memory(m, D), m, D)


class ContactSolution(NamedTuple):
    """p, the natural map's residual, laws that took part, the contact that loops keep from closing, or −1.

    guarded: whether plain Newton did not solve it
    """

    p: Array
    residual: float
    kinds: Whole
    blocked: int
    guarded: bool


def solve_contacts(
    problem: ContactProblem, guess: Array | None = None, reach: Array | None = None, slack: float = np.inf
) -> ContactSolution:
    """p from a first guess. Directions that loops hold, whose W is rounding, bear nothing.

    reach: diagonal of W if the loops were open, about     slack: velocity along such a direction that is rounding
    """
    p, residual = np.zeros(problem.b.size) if guess is None else guess.copy(), np.zeros(1)
    arrays = problem.arrays(p)
    given = np.full(problem.b.size, -np.inf) if reach is None else np.ascontiguousarray(reach)
    SOLVE(np.array(words(arrays, given, slack, residual), np.int64))
    blocked, guarded = arrays.integers[-2:]
    return ContactSolution(p, float(residual[0]), arrays.kinds, int(blocked), bool(guarded))
