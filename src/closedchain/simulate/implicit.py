"""Compiled stages of methods that solve equations: Rosenbrock with the exact Jacobian, and the variational midpoint.

They take the place of the explicit stages; everything around them (step control, events, storing) stays the same.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.extending import overload
from numpy.typing import NDArray

from closedchain.kernel.numba_call import call_bound, call_bound_batch
from closedchain.simulate.jit import inner
from closedchain.simulate.stepping import Code, Room, evaluate, set_time, stages

Array = NDArray[np.float64]
Integers = NDArray[np.int64]

ITERATIONS = 60


class Rosenbrock(NamedTuple):
    """A Rosenbrock method (see rodas.py): rows of A as in Method, C with the row d below; memory for Jacobian and LU.

    batch: call of the kernel of directional derivatives      products: rows ∂f/∂y_k, then ∂f/∂t
    """

    A: Array
    dense: Array
    first: int
    core: int
    error_order: int
    C: Array
    gamma: float
    batch: Integers
    slope: Array
    products: Array
    LU: Array
    rows: Integers
    right: Array


class Midpoint(NamedTuple):
    """The variational midpoint rule: calls of one Newton step and of the end of the step, and the arrays they share."""

    A: Array
    dense: Array
    first: int
    core: int
    error_order: int
    calls: Integers
    h: Array
    end: Array
    moved: Array
    size: Array
    y1: Array


@inner
def factorise(A: Array, rows: Integers) -> bool:
    """LU factors in place, rows exchanged; whether that was possible."""
    n = A.shape[0]
    for k in range(n):
        best = k
        for i in range(k + 1, n):
            if abs(A[i, k]) > abs(A[best, k]):
                best = i
        rows[k] = best
        for j in range(n):
            keep = A[k, j]
            A[k, j] = A[best, j]
            A[best, j] = keep
        if not abs(A[k, k]) > 0.0:
            return False
        for i in range(k + 1, n):
            A[i, k] /= A[k, k]
            factor = A[i, k]
            if factor != 0.0:
                for j in range(k + 1, n):
                    A[i, j] -= factor * A[k, j]
    return True


@inner
def back_substitute(A: Array, rows: Integers, x: Array) -> None:
    """x = A⁻¹ x with LU factors."""
    n = A.shape[0]
    for k in range(n):
        keep = x[k]
        x[k] = x[rows[k]]
        x[rows[k]] = keep
    for i in range(n):
        for j in range(i):
            x[i] -= A[i, j] * x[j]
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n):
            x[i] -= A[i, j] * x[j]
        x[i] /= A[i, i]


@inner
def rosenbrock_stages(m: Any, code: Code, t: float, h: float, y: Array, room: Room, first: int, last: int) -> float:
    """All stages of a Rosenbrock step, k_i = u_i / h."""
    n, rows, last_row = y.shape[0], m.A.shape[1], m.C.shape[0] - 1
    set_time(code, t)
    s = t - code.limits[3]
    for i in range(n):
        code.y[i] = y[i]
    for i in range(code.u.shape[0]):
        m.slope[i] = code.cubics[i, 1] + s * (2 * code.cubics[i, 2] + 3 * s * code.cubics[i, 3])
    call_bound_batch(m.batch[0], m.batch[1], m.batch[2], m.batch[3], m.batch[4], m.batch[5], m.batch[6])
    for i in range(n):
        for j in range(n):
            m.LU[i, j] = -m.products[j, i]
        m.LU[i, i] += 1.0 / (h * m.gamma)
    if not factorise(m.LU, m.rows):
        return -1.0
    worst = 1.0
    for i in range(first, last):
        for k in range(n):
            total = 0.0
            for j in range(1, i):
                total += m.A[i, j] * room.k[j, k]
            code.y[k] = y[k] + h * total
        pivot = evaluate(code, t + m.A[rows + 1, i] * h, m.right)
        worst = pivot if pivot < worst else worst
        for k in range(n):
            m.right[k] += m.C[last_row, i] * h * m.products[n, k]
            for j in range(1, i):
                m.right[k] += m.C[i, j] * room.k[j, k]
        back_substitute(m.LU, m.rows, m.right)
        for k in range(n):
            room.k[i, k] = m.right[k] / h
    return worst


@inner
def midpoint_stages(m: Any, code: Code, t: float, h: float, y: Array, room: Room, first: int, last: int) -> float:
    """The step of the variational midpoint rule as k_1 = (y1 − y) / h; stage 2 is dy/dt at its end."""
    if first == 2:
        for i in range(y.shape[0]):
            code.y[i] = y[i] + h * room.k[1, i]
        return evaluate(code, t + h, room.k[2])
    m.h[0] = h
    for i in range(y.shape[0]):
        code.y[i] = y[i]
    for i in range(m.end.shape[0]):
        m.end[i] = y[i] + h * room.k[0, i]
    set_time(code, t + h / 2)
    before = np.inf
    for _ in range(ITERATIONS):
        call_bound(m.calls[0, 0], m.calls[0, 1], m.calls[0, 2], m.calls[0, 3])
        for i in range(m.end.shape[0]):
            m.end[i] = m.moved[i]
        if not code.pivot[0] > code.limits[1]:
            return -1.0
        # stop where rounding no longer lets it become smaller
        if m.size[0] < 1e-15 or (m.size[0] < 1e-10 and m.size[0] >= before):
            call_bound(m.calls[1, 0], m.calls[1, 1], m.calls[1, 2], m.calls[1, 3])
            for i in range(y.shape[0]):
                room.k[1, i] = (m.y1[i] - y[i]) / h
            return float(code.pivot[0])
        before = m.size[0]
    return -1.0


@overload(stages, strict=False)  # type: ignore[untyped-decorator]
def _stages_of(m: Any, code: Any, t: Any, h: Any, y: Any, room: Any, first: Any, last: Any) -> Any:
    """Choose the stages by the kind of method while compiling."""
    kind = m.instance_class if isinstance(m, types.BaseNamedTuple) else None
    if kind is Rosenbrock:
        return lambda m, code, t, h, y, room, first, last: rosenbrock_stages(m, code, t, h, y, room, first, last)
    if kind is Midpoint:
        return lambda m, code, t, h, y, room, first, last: midpoint_stages(m, code, t, h, y, room, first, last)
    return None
