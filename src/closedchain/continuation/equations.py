"""Families of equations, and the kernels that solve them along paths.

rows(x, p) = 0 as traced expressions, analytic in x and p. More rows than unknowns are allowed where some follow from
others: n of them are taken, and fixed random multiples of the rest are added. What is solved with is factorised inside
the kernel, in an order of pivots that was chosen at complex solutions.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.kernel import Kernel, compiled_quickly, read
from closedchain.kernel.complex_program import complex_program, is_algebraic
from closedchain.records import dataclass
from closedchain.spatial.row_elimination import most_independent
from closedchain.spatial.sparse import ordered_lu
from closedchain.types import SX, Array

Complex = NDArray[np.complex128]
Flags = NDArray[np.bool_]
SEED = 20230
DENSE = 20  # evaluations of a kernel that take as long as one with pivots chosen as it goes


@dataclass(frozen=True, eq=False)
class Family:
    """Equations with parameters, rows(x, p) = 0.

    key: what tells solutions apart, an expression of x and p
    checks: rows that vanish on wanted solutions and not on others; they do not change along a path
    angles: unknowns that enter by their sine and cosine only; the others enter algebraically
    turning: parameters, likewise
    moving: how many parameters, the first ones, change along paths
    """

    x: SX
    p: SX
    rows: SX
    key: SX
    checks: SX
    angles: Flags
    turning: Flags
    moving: int

    @cached_property
    def algebraic(self) -> bool:
        """Whether the trace test applies."""
        return is_algebraic(read(self._function("rows", self.rows, self.key)))

    @cached_property
    def values(self) -> Kernel:
        """(x, p) → key, rows and checks."""
        return Kernel(complex_program(read(self._function("values", self.key, self.rows, self.checks))))

    @cached_property
    def jacobians(self) -> Kernel:
        """(x, p) → rows and their derivatives by x and by p."""
        by_p = ca.jacobian(self.rows, self.p[: self.moving])
        return Kernel(complex_program(read(self._function("rows", self.rows, ca.jacobian(self.rows, self.x), by_p))))

    def _function(self, name: str, *expressions: SX) -> ca.Function:
        outputs = [f"y{k}" for k in range(len(expressions))]
        columns = [ca.densify(e) for e in expressions]
        return ca.Function(name, [self.x, self.p], columns, ["x", "p"], outputs, {"cse": True})


def as_parts(z: Complex) -> Array:
    """A complex array as the kernels take it: real and imaginary parts side by side."""
    return np.ascontiguousarray(z, dtype=complex).view(float).reshape(*z.shape, 2)


def as_complex(parts: Array) -> Complex:
    """The same back."""
    return np.ascontiguousarray(parts).view(complex)[..., 0]


class Budget:
    """Evaluations of a family's rows, counted; `limit` of them may be spent."""

    def __init__(self, limit: float = np.inf) -> None:
        self.limit, self.spent = limit, 0

    @property
    def exhausted(self) -> bool:
        """Whether they are spent."""
        return self.spent >= self.limit


class DenseSolver:
    """Newton steps and slopes with pivots chosen as it goes: slow; where no order of pivots is known, or one fails.

    By least squares on all rows, or on square combinations of them.
    """

    def __init__(self, equations: Family, budget: Budget, combined: Array | None = None) -> None:
        self.equations, self.budget, self._combined = equations, budget, combined

    def __call__(self, X: Complex, P: Complex, dP: Complex) -> tuple[Complex, Complex]:
        self.budget.spent += DENSE * len(X)
        rows, J, J_p = derivatives(self.equations, X, P)
        right = np.concatenate([rows[..., None], J_p @ dP[..., None]], axis=-1)
        known = np.isfinite(J).all(axis=(1, 2)) & np.isfinite(right).all(axis=(1, 2))
        found = np.full((len(X), X.shape[1], 2), np.nan, dtype=complex)
        if self._combined is None:
            found[known] = -np.linalg.pinv(J[known], rcond=1e-10) @ right[known]
        else:
            with suppress(np.linalg.LinAlgError):
                found[known] = -np.linalg.solve(self._combined @ J[known], self._combined @ right[known])
        return found[..., 0], found[..., 1]


def derivatives(equations: Family, X: Complex, P: Complex) -> tuple[Complex, Complex, Complex]:
    """Rows and their derivatives by x and by the moving parameters."""
    with compiled_quickly():
        rows, J, J_p = map(as_complex, equations.jacobians(as_parts(X), as_parts(P)))
    n, m = equations.x.numel(), equations.rows.numel()
    return rows, J.reshape(len(X), m, n), J_p.reshape(len(X), m, equations.moving)


class PathSolver:
    """Newton steps and slopes in one kernel; pivots are chosen at solutions (X, P), complex and generic.

    dense: the same where a pivot is zero, or nearly
    """

    def __init__(self, equations: Family, X: Complex, P: Complex, budget: Budget) -> None:
        self.equations, self.budget = equations, budget
        _, J, _ = derivatives(equations, X, P)
        n, m = equations.x.numel(), equations.rows.numel()
        taken = sorted(most_independent(J[-1], n)) if m > n else list(range(m))
        rest = [row for row in range(m) if row not in taken]
        combined = np.zeros((n, m))
        combined[:, taken] = np.eye(n)
        combined[:, rest] = np.random.default_rng(SEED).uniform(-1.0, 1.0, (n, len(rest)))
        rows = equations.rows[taken]
        if rest:
            rows = rows + ca.DM(combined[:, rest]) @ equations.rows[rest]
        moved, dp = equations.p[: equations.moving], SX.sym("dp", equations.moving)
        factors = ordered_lu(ca.jacobian(rows, equations.x), np.asarray(combined @ J))
        solved = -factors.solve(ca.horzcat(rows, ca.jtimes(rows, moved, dp)))
        inputs, outputs = [equations.x, equations.p, dp], [ca.densify(solved[:, k]) for k in range(2)]
        function = ca.Function("path", inputs, outputs, ["x", "p", "dp"], ["step", "slope"], {"cse": True})
        self.kernel = Kernel(complex_program(read(function)))
        self.dense = DenseSolver(equations, budget, combined)

    def __call__(self, X: Complex, P: Complex, dP: Complex) -> tuple[Complex, Complex]:
        self.budget.spent += len(X)
        step, slope = map(as_complex, self.kernel(as_parts(X), as_parts(P), as_parts(dP)))
        failed = np.isfinite(X).all(axis=1) & ~np.isfinite(step).all(axis=1)
        if failed.any():  # a pivot that is zero at a regular solution
            step[failed], slope[failed] = self.dense(X[failed], P[failed], dP[failed])
        return step, slope

    def use(self, budget: Budget) -> None:
        """Count evaluations there from now on."""
        self.budget = self.dense.budget = budget

    def keys(self, X: Complex, P: Complex) -> Complex:
        """What tells solutions apart."""
        return self.keys_and_errors(X, P)[0]

    def keys_and_errors(self, X: Complex, P: Complex) -> tuple[Complex, Array]:
        """The same, and the largest of all rows and checks."""
        keys, rows, checks = map(as_complex, self.equations.values(as_parts(X), as_parts(P)))
        errors: Array = np.abs(np.concatenate([rows, checks], axis=-1)).max(axis=-1, initial=0.0)
        return keys, errors
