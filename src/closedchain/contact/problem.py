"""A problem of several contacts, for Python; coulomb.py solves it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from closedchain.contact.arrays import CoulombArrays, Whole, memory
from closedchain.kernel.loops import CompiledLoop, words
from closedchain.records import dataclass
from closedchain.types import Array

BLOCK, SOLVE = (CompiledLoop(Path(__file__).parent / "text" / f"{name}.ll") for name in ("block", "solve"))


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

    def block_directions(self, reach: Array, slack: float) -> int:
        """Take out directions that loops hold, whose W is rounding; the first contact that must move along one, or −1.

        reach: diagonal of W if the loops were open, about     slack: velocity along such a direction that is rounding
        """
        arrays, reach = self.arrays(self.b), np.ascontiguousarray(reach)
        return BLOCK(np.array(words(arrays, reach, slack), np.int64))

    def arrays(self, p: Array) -> CoulombArrays:
        """For compiled code, with p as first guess and answer."""
        m, D = self.kinds.size, self.size
        return CoulombArrays(self.kinds, self.mu, self.along, self.W, self.b, p, *memory(m, D), m, D)


def solve_contacts(problem: ContactProblem, guess: Array | None = None) -> tuple[Array, float]:
    """p, from a first guess, and the natural map's residual."""
    p, residual = np.zeros(problem.b.size) if guess is None else guess.copy(), np.zeros(1)
    arrays = problem.arrays(p)
    SOLVE(np.array(words(arrays, residual), np.int64))
    return p, float(residual[0])
