"""All solutions at generic parameters, by loops.

Solutions that are carried round a closed path of the parameters come back permuted; what comes back new is a new
solution. Loops are drawn at random, as large as the parameters themselves, and every solution goes round every loop
once. That nothing new comes is no proof that nothing is missing: the trace test is (trace_test.py).
"""

from __future__ import annotations

import numpy as np

from closedchain.continuation.equations import Complex, PathSolver
from closedchain.continuation.tracker import Draw, distinct, track
from closedchain.records import dataclass

LOOSE = 10.0  # of the tracker's first correction: a path of a loop that jumps ends at a solution all the same
CLOSED = 1e-8  # the largest row or check of a solution, over the square of its largest unknown


@dataclass(frozen=True, eq=False)
class Fibre:
    """Solutions x (count, n) that were found at generic parameters p, and their keys."""

    x: Complex
    p: Complex
    keys: Complex

    def __len__(self) -> int:
        return len(self.x)


def fibre(solver: PathSolver, X: Complex, p: Complex) -> Fibre:
    """The distinct ones of solutions at parameters; what does not satisfy all rows and checks is none."""
    keys, errors = solver.keys_and_errors(X, np.broadcast_to(p, (len(X), len(p))))
    closed = errors < CLOSED * (1 + np.abs(X).max(axis=1, initial=0.0)) ** 2
    X, keys = X[closed], keys[closed]
    new = distinct(keys)
    return Fibre(X[new], p, keys[new])


def united(one: Fibre, solver: PathSolver, X: Complex) -> Fibre:
    """A fibre with those of more solutions that are new in it."""
    more = fibre(solver, X, one.p)
    new = distinct(more.keys, one.keys)
    return Fibre(np.concatenate([one.x, more.x[new]]), one.p, np.concatenate([one.keys, more.keys[new]]))


class Monodromy:
    """A fibre that grows by loops."""

    def __init__(self, solver: PathSolver, known: Fibre, draw: Draw) -> None:
        self.solver, self.known, self.draw = solver, known, draw
        self._loops: list[list[Complex]] = []
        self._carried: list[int] = []  # solutions that went round each loop

    def grow(self, quiet: int) -> Fibre:
        """Loops until that many in a row bring nothing new, or the budget is spent."""
        silent = 0
        while silent < quiet and not self.solver.budget.exhausted:
            self._loops.append([self.known.p, self.draw(), self.draw(), self.known.p])
            self._carried.append(0)
            silent = 0 if self._carry() else silent + 1
        return self.known

    def _carry(self) -> bool:
        """Every solution round every loop that it has not gone round; whether some were new."""
        before = len(self.known)
        while not self.solver.budget.exhausted:
            waiting = [k for k, count in enumerate(self._carried) if count < len(self.known)]
            if not waiting:
                break
            k, X = waiting[-1], self.known.x[self._carried[waiting[-1]] :]
            self._carried[k] = len(self.known)
            for start, end in zip(self._loops[k][:-1], self._loops[k][1:], strict=True):
                ends = track(self.solver, X, start, end, LOOSE)
                X = ends.x[ends.arrived]
            self.known = united(self.known, self.solver, X)
        return len(self.known) > before
