"""Compiled stages of methods that solve equations: Rosenbrock with the exact Jacobian, and the variational midpoint.

They take the place of the explicit stages; everything around them (step control, events, storing) stays the same.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from closedchain.kernel.jit import inner
from closedchain.kernel.numba_call import call_bound
from closedchain.kernel.pointers import copy, further
from closedchain.simulate.integrators.explicit import call_group, evaluate, set_time, stages
from closedchain.simulate.integrators.registers import (
    LIMITS,
    Integers,
    MachineArrays,
    MidpointArrays,
    RosenbrockArrays,
    StepArrays,
)
from closedchain.types import Array

ITERATIONS = 60


@inner
def factorise(A: Array, rows: Integers, n: int) -> bool:
    """LU factors of an n×n matrix in place, rows exchanged; whether that was possible.

    Written out because compiled code cannot keep the factors of np.linalg: for the eight solves of a step, inverting
    takes 1 to 2 times as long (n = 11 to 42), solving anew 4 times, and a singular matrix would be an exception.
    """
    for k in range(n):
        best = k
        for i in range(k + 1, n):
            if abs(A[i * n + k]) > abs(A[best * n + k]):
                best = i
        rows[k] = best
        for j in range(n):
            keep = A[k * n + j]
            A[k * n + j] = A[best * n + j]
            A[best * n + j] = keep
        if not abs(A[k * n + k]) > 0.0:
            return False
        for i in range(k + 1, n):
            A[i * n + k] /= A[k * n + k]
            factor = A[i * n + k]
            if factor != 0.0:
                for j in range(k + 1, n):
                    A[i * n + j] -= factor * A[k * n + j]
    return True


@inner
def back_substitute(A: Array, rows: Integers, x: Array, n: int) -> None:
    """x = A⁻¹ x with LU factors."""
    for k in range(n):
        keep = x[k]
        x[k] = x[rows[k]]
        x[rows[k]] = keep
    for i in range(n):
        for j in range(i):
            x[i] -= A[i * n + j] * x[j]
    for i in range(n - 1, -1, -1):
        for j in range(i + 1, n):
            x[i] -= A[i * n + j] * x[j]
        x[i] /= A[i * n + i]


@inner
def rosenbrock_matrix(m: Any, code: MachineArrays, t: float, h: float, y: Array) -> bool:
    """Factors of 1/(h γ) − ∂f/∂y at the start of the step; whether there are any."""
    n, s, c = code.size, t - code.limits[LIMITS.origin], code.cubics
    set_time(code, t)
    copy(y, code.y, n)
    for i in range(code.inputs):
        m.slope[i] = c[4 * i + 1] + s * (2 * c[4 * i + 2] + 3 * s * c[4 * i + 3])
    call_group(m.batch, 0, n + 1)
    for i in range(n):
        for j in range(n):
            m.LU[i * n + j] = -m.products[j * n + i]
        m.LU[i * n + i] += 1.0 / (h * m.gamma)
    return factorise(m.LU, m.rows, n)


def _rosenbrock_stages(
    m: Any, code: MachineArrays, t: float, h: float, y: Array, room: StepArrays, first: int, last: int
) -> float:
    """All stages of a Rosenbrock step, k_i = u_i / h."""
    if not rosenbrock_matrix(m, code, t, h, y):
        return -1.0
    n, width, k, worst = code.size, m.stages, room.k, 1.0
    c, d = further(m.A, (width + 1) * width), further(m.C, width * width)
    for i in range(first, last):
        for r in range(n):
            total = 0.0
            for j in range(1, i):
                total += m.A[i * width + j] * k[j * n + r]
            code.y[r] = y[r] + h * total
        pivot = evaluate(code, t + c[i] * h, m.right)
        worst = pivot if pivot < worst else worst
        for r in range(n):
            m.right[r] += d[i] * h * m.products[n * n + r]
            for j in range(1, i):
                m.right[r] += m.C[i * width + j] * k[j * n + r]
        back_substitute(m.LU, m.rows, m.right, n)
        for r in range(n):
            k[i * n + r] = m.right[r] / h
    return worst


def _midpoint_stages(
    m: Any, code: MachineArrays, t: float, h: float, y: Array, room: StepArrays, first: int, last: int
) -> float:
    """The step of the variational midpoint rule as k_1 = (y1 − y) / h; stage 2 is dy/dt at its end."""
    n, k = code.size, room.k
    if first == 2:
        for i in range(n):
            code.y[i] = y[i] + h * k[n + i]
        return evaluate(code, t + h, further(k, 2 * n))
    m.h[0] = h
    copy(y, code.y, n)
    for i in range(m.coordinates):
        m.end[i] = y[i] + h * k[i]
    set_time(code, t + h / 2)
    before = np.inf
    for _ in range(ITERATIONS):
        call_bound(m.calls[0], m.calls[1], m.calls[2], m.calls[3])
        copy(m.moved, m.end, m.coordinates)
        if not code.pivot[0] > code.limits[LIMITS.singular]:
            return -1.0
        # stop where rounding no longer lets it become smaller
        if m.size[0] < 1e-15 or (m.size[0] < 1e-10 and m.size[0] >= before):
            call_bound(m.calls[4], m.calls[5], m.calls[6], m.calls[7])
            for i in range(n):
                k[n + i] = (m.y1[i] - y[i]) / h
            return float(code.pivot[0])
        before = m.size[0]
    return -1.0


@overload(stages, strict=False)  # type: ignore[untyped-decorator]
def _stages_of(m: Any, code: Any, t: Any, h: Any, y: Any, room: Any, first: Any, last: Any) -> Any:
    """Choose the stages by the kind of method while compiling."""
    kind = m.instance_class if isinstance(m, types.BaseNamedTuple) else None
    if kind is RosenbrockArrays:
        return _rosenbrock_stages
    if kind is MidpointArrays:
        return _midpoint_stages
    return None
