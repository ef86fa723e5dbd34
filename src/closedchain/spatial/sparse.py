"""Linear algebra inside traced code: sparse LDLᵀ and LU factors with pivots chosen beforehand.

Every function works on CasADi ``SX`` matrices and produces only the operations that structure leaves over: an element
that is zero by structure costs nothing, neither in the matrix nor in a right-hand side, and no square roots are taken.

    A = P L D Lᵀ Pᵀ        L unit lower triangular, D diagonal, P the given elimination order

No pivoting happens while the code runs, because the order is fixed when it is traced. A positive definite matrix may
be eliminated in any order; a symmetric indefinite one, such as a saddle point [M Jᵀ; J 0], in an order that keeps the
pivots away from zero. ``LDL.pivot`` tells how near they came.

Square unsymmetric matrices:

    A = L U up to the order of rows and columns

Pivots are chosen once, where the matrix is known in numbers (at several configurations of a machine): of those that
are safe at every sample, the one that causes the least work. ``LU.pivot`` says how small they become anywhere else.
Orders up to three are solved by cofactors.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.records import dataclass
from closedchain.spatial.row_elimination import backward_error
from closedchain.spatial.symbolic import minus, times
from closedchain.types import SX, Array

Indices = NDArray[np.intp]
Values = NDArray[np.float64] | NDArray[np.complex128]


class Elimination:
    """What is left of a matrix, at all samples, while pivots are eliminated.

    A: values (samples, n, n), zero in rows and columns that are gone
    pattern: elements that are not zero by structure, fill-in included
    """

    def __init__(self, values: Values, pattern: NDArray[np.bool_]) -> None:
        self.A, self.pattern = np.array(values, dtype=np.result_type(values, float)), pattern.copy()

    def eliminate(self, i: int, j: int) -> tuple[Indices, Indices, Array]:
        """Subtract the products of column j and row i over the pivot; return the rows, columns and values changed."""
        rows, columns = np.flatnonzero(self.pattern[:, j]), np.flatnonzero(self.pattern[i])
        rows, columns = rows[rows != i], columns[columns != j]
        pivot = np.where(np.abs(self.A[:, i, j]) > 1e-100, self.A[:, i, j], 1e-100)
        update = self.A[:, rows, j][:, :, None] * self.A[:, i][:, None, columns] / pivot[:, None, None]
        self.A[:, rows[:, None], columns] -= update
        self.pattern[rows[:, None], columns] = True
        self.A[:, i, :], self.A[:, :, j] = 0.0, 0.0
        self.pattern[i], self.pattern[:, j] = False, False
        return rows, columns, update


def best_pivot(safety: Array, least: float | Array, work: NDArray[np.int_]) -> tuple[int, bool]:
    """The next pivot by its (flat) index, and whether it is safe: of those safer than `least` the one with the least
    work; else the safest."""
    safe = safety > least
    if not safe.any():
        return int(np.argmax(safety)), False
    return int(np.argmin(np.where(safe, work, np.iinfo(work.dtype).max))), True


Column = dict[int, ca.SX]

# fraction of a pivot's terms that must be left of it: rows of a positive definite matrix are safe as long as they are
# not rounding; rows without a diagonal of their own are what can fail
SAFE_WITH_DIAGONAL = 1e-8
SAFE_WITHOUT = 1e-2
TINY = 1e-300  # makes the relative pivot of a row of zeros infinitely bad instead of undefined


@dataclass(frozen=True)
class LDL:
    """The factors of a symmetric matrix of order n.

    Attributes:
        columns: per pivot, the elements of L below the diagonal by row (rows and columns in elimination order).
        D: the n pivots, in elimination order.
        D_inverse: their reciprocals.
        pivot: smallest relative pivot. Each pivot is what is left of the terms of its own sign (the diagonal element
            and the updates that enlarge it) after the others are subtracted; the fraction left is 1 for a diagonal
            matrix and 0 for a singular one.
        order: row of A that is eliminated at each step.
    """

    columns: tuple[Column, ...]
    D: ca.SX
    D_inverse: ca.SX
    pivot: ca.SX
    order: tuple[int, ...]

    @property
    def L(self) -> ca.SX:
        """The unit lower triangular factor as a sparse matrix."""
        L = ca.SX(ca.Sparsity.diag(len(self.order)), ca.SX.ones(len(self.order)))
        for k, column in enumerate(self.columns):
            for i, element in column.items():
                L[i, k] = element
        return L

    def solve(self, B: ca.SX) -> ca.SX:
        """A⁻¹ B for a vector or matrix B."""
        return ca.sparsify(ca.horzcat(*[self._solve_column(column) for column in ca.horzsplit(ca.SX(B))]))

    def forward(self, B: ca.SX) -> ca.SX:
        """L⁻¹ B, rows in elimination order: with it Bᵀ A⁻¹ B = (L⁻¹ B)ᵀ D⁻¹ (L⁻¹ B)."""
        out = ca.SX(*B.shape)
        for j, column in enumerate(ca.horzsplit(ca.SX(B))):
            elements = _elements(column)
            y = self._forward({k: elements[row, 0] for k, row in enumerate(self.order) if (row, 0) in elements})
            for k, element in y.items():
                out[k, j] = element
        return out

    def backward(self, y: ca.SX) -> ca.SX:
        """L⁻ᵀ D⁻¹ y for a vector y = L⁻¹ b in elimination order: the second half of a solve."""
        return self._finished({k: element for (k, _), element in _elements(y).items()})

    def inverse(self) -> ca.SX:
        """A⁻¹ = L⁻ᵀ D⁻¹ L⁻¹, each pair of symmetric elements computed once."""
        n = len(self.order)
        L_inverse = [self._forward({k: ca.SX(1)}) for k in range(n)]
        scaled = [{i: element * self.D_inverse[i] for i, element in column.items()} for column in L_inverse]
        inverse = ca.SX(n, n)
        for i in range(n):
            for j in range(i + 1):
                common = [L_inverse[i][k] * scaled[j][k] for k in sorted(L_inverse[i]) if k in scaled[j]]
                if common:
                    row, column = self.order[i], self.order[j]
                    inverse[row, column] = inverse[column, row] = sum(common[1:], common[0])
        return inverse

    def _solve_column(self, b: ca.SX) -> ca.SX:
        elements = _elements(b)
        y = self._forward({k: elements[row, 0] for k, row in enumerate(self.order) if (row, 0) in elements})
        return self._finished(y)

    def _finished(self, y: Column) -> ca.SX:
        """L⁻ᵀ D⁻¹ y, rows as they stand in A."""
        x = self._backward({k: element * self.D_inverse[k] for k, element in y.items()})
        solution = ca.SX(len(self.order), 1)
        for k, element in x.items():
            solution[self.order[k]] = element
        return solution

    def _forward(self, y: Column) -> Column:
        """L⁻¹ y, skipping what stays zero."""
        y = dict(y)
        for k in range(len(self.order)):
            if k in y:
                for i, element in self.columns[k].items():
                    _subtract(y, i, times(element, y[k]))
        return y

    def _backward(self, x: Column) -> Column:
        """L⁻ᵀ x, skipping what stays zero."""
        x = dict(x)
        for k in reversed(range(len(self.order))):
            for i, element in self.columns[k].items():
                if i in x:
                    _subtract(x, k, times(element, x[i]))
        return x


def ldl(A: ca.SX, order: Sequence[int] | None = None, signs: Sequence[int] | None = None) -> LDL:
    """Factorise a symmetric matrix, of which only the lower triangle is read.

    Args:
        A: square SX matrix.
        order: rows in the order of elimination; by default as they stand.
        signs: +1 or -1, the sign each pivot has (by row of A). By default -1 for rows whose diagonal element is zero by
            structure, such as those of multipliers, and +1 for all others. Only ``LDL.pivot`` depends on it.
    """
    n = A.size1()
    order = _checked_order(A, order)
    rest, diagonal = _lower_columns(A, order)
    sign = [1 if diagonal[k] is not None else -1 for k in range(n)] if signs is None else [signs[row] for row in order]
    # a pivot is the difference of the terms that have its sign and those that have the other
    own = [d if d is not None else ca.SX(0) for d in diagonal]
    other = [ca.SX(1, 1) for _ in range(n)]
    D, D_inverse, columns, largest = [], [], [], ca.SX(0)
    for k in range(n):
        d = own[k] - other[k]
        d_inverse = 1 / d
        # an element from which nothing is subtracted is only bad if it is zero
        terms = own[k] + TINY if other[k].nnz() else TINY
        largest = ca.fmax(largest, ca.fabs(terms * d_inverse))
        column = {i: times(w, d_inverse) for i, w in sorted(rest[k].items())}
        for j, L_jk in column.items():
            update = times(rest[k][j], L_jk)
            if sign[j] == sign[k]:
                other[j] = other[j] + update
            else:
                own[j] = own[j] - update
            for i in column:
                if i > j:
                    _subtract(rest[j], i, times(rest[k][i], L_jk))
        D.append(d)
        D_inverse.append(d_inverse)
        columns.append(column)
    pivot = 1 / ca.fmax(largest, 1) if n else ca.SX(1)
    return LDL(tuple(columns), ca.vertcat(*D), ca.vertcat(*D_inverse), pivot, order)


# an order chosen from samples
NOISE = 1e-13  # elements that stay below this at every sample, in a matrix whose rows are of size one, are zero
SMALL_PIVOT = 1e-9  # of what one elimination adds to other rows of that matrix: smaller pivots drown them
SOUND = 1e-6  # backward error at the samples above which an order is of no use


@dataclass(frozen=True, eq=False)
class OrderedLDL:
    """L D Lᵀ of a matrix, and how small its pivots are compared with those at the samples its order was chosen from.

    `pivot` is about 1 there, and reaches zero or turns negative where the matrix becomes singular. Watched are the
    pivots that can vanish: those of rows without a diagonal element of their own, and all that come after one.
    `error` is the largest backward error of a solve in this order at the samples where the matrix is regular.
    """

    factor: LDL
    pivot: ca.SX
    error: float

    @property
    def sound(self) -> bool:
        """Whether the order solved the samples to rounding."""
        return self.error <= SOUND

    def solve(self, right: ca.SX) -> ca.SX:
        """The solution for a right-hand side."""
        return self.factor.solve(right)


def ordered_ldl(K: ca.SX, q: ca.SX, samples: Sequence[Array], first: int | None = None) -> OrderedLDL:
    """Factorise K(q) in an order chosen at sampled q: of the unknowns whose pivot is safe at all of them, that with the
    fewest neighbours. With `first`, the leading unknowns come before the rest, as far as their pivots are safe."""
    evaluate = ca.Function("K", [q], [ca.densify(K)])
    values = np.array([np.array(evaluate(sample)) for sample in samples])
    pattern = np.array(ca.DM(K.sparsity(), 1).full(), dtype=bool)
    scale = equilibration(values)
    values = values * scale * scale[:, None]
    values[:, np.abs(values).max(axis=0, initial=0.0) < NOISE] = 0.0
    work = _SymmetricElimination(values, pattern)
    order = work.order(range(first), only_safe=True) if first is not None else []
    order += work.order([i for i in range(K.shape[0]) if i not in order])
    factor, pivot = ldl(K, order), ca.SX(1)
    watched = next((k for k, i in enumerate(order) if not pattern[i, i]), K.shape[0])
    for k, i in enumerate(order[watched:], watched):
        pivot = ca.fmin(pivot, factor.D[k] * (scale[i] ** 2 / (work.typical[i] or 1e-300)))
    return OrderedLDL(factor, pivot, backward_error(values, order))


def equilibration(values: Array) -> Array:
    """Factors, powers of two, by which rows and columns of a symmetric matrix get largest elements of about one."""
    size = np.abs(values).max(axis=0, initial=0.0)
    # from diagonal elements of one, so that units of length and mass change nothing
    own = size.diagonal()
    scale = 1 / np.sqrt(np.where(own > 0, own, 1.0))
    others = (size * scale)[own == 0].max(axis=1, initial=0.0)
    scale[own == 0] = 1 / np.where(others > 0, others, 1.0)  # rows of zeros stay as they are
    for _ in range(20):
        largest = (size * scale * scale[:, None]).max(axis=0, initial=0.0)
        scale /= np.sqrt(np.where(largest > 0, largest, 1.0))
    return np.asarray(np.exp2(np.round(np.log2(scale))))


class _SymmetricElimination:
    """The matrix, its rows of size about one, at all samples while unknowns leave it."""

    def __init__(self, values: Array, pattern: NDArray[np.bool_]) -> None:
        self.left = Elimination(values, pattern)
        self.typical = np.zeros(values.shape[1])  # median pivot of each unknown
        self.least = np.where(pattern.diagonal(), SAFE_WITH_DIAGONAL, SAFE_WITHOUT)
        self.load = np.abs(values.diagonal(axis1=1, axis2=2))  # largest term each pivot was made from
        self.safety, self.work = np.zeros(values.shape[1]), np.zeros(values.shape[1], dtype=int)

    def order(self, unknowns: Sequence[int], only_safe: bool = False) -> list[int]:
        waiting, order = np.array(unknowns, dtype=int), list[int]()
        self._weigh(waiting)
        while waiting.size:
            best, safe = best_pivot(self.safety[waiting], 1.0, self.work[waiting])
            if only_safe and not safe:
                break
            order.append(int(waiting[best]))
            waiting = np.delete(waiting, best)
            self._weigh(self._eliminate(order[-1]))
        return order

    def _weigh(self, unknowns: Indices) -> None:
        """How safe these unknowns are as the next pivot, and how many neighbours they have."""
        pivots = np.abs(self.left.A[:, unknowns, unknowns])
        # what is left of a pivot's own terms, and a pivot beside what its elimination adds to the other rows
        own = (pivots / np.maximum(self.load[:, unknowns], 1e-100)).min(axis=0)
        others = self.left.A[:, unknowns].copy()
        others[:, range(len(unknowns)), unknowns] = 0.0
        beside = (pivots / np.maximum((others**2).max(axis=2, initial=0.0), 1e-100)).min(axis=0)
        self.safety[unknowns] = np.minimum(own / self.least[unknowns], beside / SMALL_PIVOT)
        self.work[unknowns] = self.left.pattern[unknowns].sum(axis=1)

    def _eliminate(self, i: int) -> Indices:
        """Take an unknown out; return those that it was coupled with."""
        pivots = self.left.A[:, i, i]
        self.typical[i] = np.sort(pivots)[len(pivots) // 2]
        others, _, update = self.left.eliminate(i, i)
        self.load[:, others] = np.maximum(self.load[:, others], np.abs(update.diagonal(axis1=1, axis2=2)))
        return others


def _checked_order(A: ca.SX, order: Sequence[int] | None) -> tuple[int, ...]:
    n = A.size1()
    if A.size2() != n:
        raise ValueError(f"a matrix of shape {A.shape} has no LDL^T factors; a square one is needed")
    if order is not None and sorted(order) != list(range(n)):
        raise ValueError(f"order {order} does not name each of the {n} rows once")
    return tuple(range(n) if order is None else order)


def _lower_columns(A: ca.SX, order: tuple[int, ...]) -> tuple[list[Column], list[ca.SX | None]]:
    """Elements below the diagonal by column and the diagonal (None where zero), rows in elimination order."""
    step = {row: k for k, row in enumerate(order)}
    columns: list[Column] = [{} for _ in order]
    diagonal: list[ca.SX | None] = [None for _ in order]
    for (row, column), element in _elements(A).items():
        i, j = step[row], step[column]
        if row == column:
            diagonal[i] = element
        elif row > column:
            columns[min(i, j)][max(i, j)] = element
    return columns, diagonal


def _elements(A: ca.SX) -> dict[tuple[int, int], ca.SX]:
    """The structurally nonzero elements by row and column."""
    A = ca.sparsify(A)
    rows, columns = A.sparsity().get_triplet()
    elements = [A.nz[k] for k in range(A.nnz())]
    return dict(zip(zip(rows, columns, strict=True), elements, strict=True))


def _subtract(column: Column, row: int, term: ca.SX) -> None:
    """Subtract a term from an element that may not exist yet."""
    column[row] = minus(column[row], term) if row in column else -term


SAFE = 0.03  # a pivot's least share of the largest element left in its row and column
Pivots = tuple[tuple[int, int], ...]


def choose_pivots(values: Values, pattern: NDArray[np.bool_]) -> Pivots:
    """(row, column) of every pivot, for a matrix known as `values` (samples, n, n) with the given sparsity."""
    left = Elimination(values, pattern)
    chosen: list[tuple[int, int]] = []
    for _ in range(pattern.shape[0]):
        size = np.abs(left.A)
        largest = np.maximum(size.max(axis=1, keepdims=True), size.max(axis=2, keepdims=True))
        safety = np.where(left.pattern, (size / np.maximum(largest, 1e-300)).min(axis=0), -1.0)
        work = np.outer(left.pattern.sum(axis=1) - 1, left.pattern.sum(axis=0) - 1)
        best, _ = best_pivot(safety, SAFE, work)
        i, j = divmod(best, pattern.shape[0])
        left.eliminate(i, j)
        chosen.append((i, j))
    return tuple(chosen)


@dataclass(frozen=True)
class LU:
    """Factors of an n×n matrix.

    lower[k], upper[k]: elements of pivot k's column (already divided by the pivot) and row, by index in A
    pivot: the smallest pivot as a share of its largest term and of the largest element left in its row and column;
        0 for a singular matrix
    """

    pivots: Pivots
    lower: tuple[dict[int, SX], ...]
    upper: tuple[dict[int, SX], ...]
    inverses: tuple[SX, ...]
    pivot: SX
    determinant: SX  # up to a sign that is always the same

    def solve(self, B: SX) -> SX:
        """A⁻¹ B."""
        return ca.horzcat(*(self._solve(ca.sparsify(b)) for b in ca.horzsplit(B)))

    def solve_transposed(self, B: SX) -> SX:
        """A⁻ᵀ B."""
        return ca.horzcat(*(self._solve_transposed(ca.sparsify(b)) for b in ca.horzsplit(B)))

    def _solve(self, b: SX) -> SX:
        x = SX(b.shape[0], 1)
        y = {i: b[i] for i in range(b.shape[0]) if b[i].nnz()}
        for (i, _), column in zip(self.pivots, self.lower, strict=True):
            if i in y:
                for row, factor in column.items():
                    y[row] = y[row] - factor * y[i] if row in y else -factor * y[i]
        for k in reversed(range(len(self.pivots))):
            i, j = self.pivots[k]
            value = y.get(i, SX(1, 1))
            for column_index, element in self.upper[k].items():
                value -= element * x[column_index]
            x[j] = value * self.inverses[k]
        return ca.sparsify(x)

    def _solve_transposed(self, b: SX) -> SX:
        x = SX(b.shape[0], 1)
        y = {j: b[j] for j in range(b.shape[0]) if b[j].nnz()}
        for k, (i, j) in enumerate(self.pivots):
            if j in y:
                x[i] = y[j] * self.inverses[k]
                for column_index, element in self.upper[k].items():
                    term = element * x[i]
                    y[column_index] = y[column_index] - term if column_index in y else -term
        for (i, _), column in reversed(list(zip(self.pivots, self.lower, strict=True))):
            for row, factor in column.items():
                x[i] = x[i] - factor * x[row]
        return ca.sparsify(x)


def lu(A: SX, pivots: Pivots) -> LU:
    """Eliminate in the order of the pivots."""
    rows, columns = ca.sparsify(A).sparsity().get_triplet()
    work = {(i, j): A[i, j] for i, j in zip(rows, columns, strict=True)}
    terms = {pivot: [work[pivot]] if pivot in work else [] for pivot in pivots}  # what each pivot is made of
    lower, upper, inverses, smallest, determinant = [], [], [], SX(1), SX(1)
    for i, j in pivots:
        column = {r: value for (r, c), value in work.items() if c == j and r != i}
        row = {c: value for (r, c), value in work.items() if r == i and c != j}
        d = work.get((i, j), SX(0))
        largest = ca.fabs(d)
        for value in (*terms[i, j], *column.values(), *row.values()):
            largest = ca.fmax(largest, ca.fabs(value))
        smallest = ca.fmin(smallest, ca.fabs(d) / largest)
        work = {key: value for key, value in work.items() if key[0] != i and key[1] != j}
        inverses.append(1 / d)
        determinant *= d
        lower.append({r: value * inverses[-1] for r, value in column.items()})
        upper.append(row)
        for r, factor in lower[-1].items():
            for c, value in row.items():
                work[r, c] = work[r, c] - factor * value if (r, c) in work else -factor * value
                if (r, c) in terms:
                    terms[r, c].append(factor * value)
    return LU(pivots, tuple(lower), tuple(upper), tuple(inverses), smallest, determinant)


@dataclass(frozen=True)
class Cofactors:
    """The inverse of a matrix of order up to three, adjugate over determinant, and how regular the matrix is: |det|
    over the product of column lengths."""

    inverse: SX
    pivot: SX
    determinant: SX
    adjugate: SX

    def solve(self, B: SX) -> SX:
        """A⁻¹ B."""
        return self.inverse @ B

    def solve_transposed(self, B: SX) -> SX:
        """A⁻ᵀ B."""
        return self.inverse.T @ B


def ordered_lu(A: SX, values: Values) -> LU | Cofactors:
    """Ready to solve with A, whose values (samples, n, n) at several configurations are known."""
    if A.shape[0] <= 3:
        return _cofactors(A)
    return lu(A, choose_pivots(values, np.array(ca.DM(ca.sparsify(A).sparsity(), 1).full(), dtype=bool)))


def _cofactors(A: SX) -> Cofactors:
    n = A.shape[0]
    adjugate = SX(n, n)
    for i in range(n):
        for j in range(n):
            minor = A[[r for r in range(n) if r != j], [c for c in range(n) if c != i]]
            adjugate[i, j] = (-1) ** (i + j) * (_determinant(minor) if n > 1 else SX(1))
    adjugate = ca.sparsify(adjugate)
    determinant = (A[0, :] @ adjugate[:, 0])[0, 0] if n else SX(1)
    lengths = SX(1)
    for column in ca.horzsplit(A):
        lengths *= ca.sumsqr(column)
    return Cofactors(adjugate * (1 / determinant), ca.fabs(determinant) / ca.sqrt(lengths), determinant, adjugate)


def _determinant(A: SX) -> SX:
    return A[0, 0] if A.shape[0] == 1 else A[0, 0] * A[1, 1] - A[0, 1] * A[1, 0]
