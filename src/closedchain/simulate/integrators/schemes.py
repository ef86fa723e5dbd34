"""Integration methods made ready for one machine: what compiled code needs of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from closedchain.kernel import Kernel
from closedchain.simulate.integrators import rodas
from closedchain.simulate.integrators import stepping as st
from closedchain.simulate.integrators.binding import Binding
from closedchain.simulate.integrators.tableaus import Tableau, tableau
from closedchain.simulate.sundials import HERMITE, Cvodes
from closedchain.types import Array

EXPLICIT = ("rk4", "dopri5", "dop853")


@dataclass(eq=False)
class Scheme:
    """A method as compiled code wants it, and what must stay alive with it."""

    name: str
    method: Any
    outside: Cvodes | None = None  # makes steps instead of compiled code
    keep: list[object] = field(default_factory=list)

    @property
    def stages(self) -> int:
        """How many there are, with those for dense output."""
        return int(self.method.stages)

    @property
    def degree(self) -> int:
        """Degree of dense output."""
        return int(self.method.degree)


def make_scheme(name: str, binding: Binding, rtol: float, atol: float) -> Scheme:
    """The scheme of that name, its kernels bound to the same arrays as the equations."""
    if name in EXPLICIT:
        return explicit(tableau(name))
    if name == "sundials":
        method = st.Method(np.zeros((7, 3)), HERMITE, 3, 3, 1, 2, 1)
        return Scheme(name, method, Cvodes(binding, rtol, atol))
    return rosenbrock(binding) if name == "rosenbrock" else symplectic(binding)


def explicit(m: Tableau) -> Scheme:
    """An explicit Runge–Kutta method."""
    A = np.ascontiguousarray(np.vstack([m.A, m.b, m.c, m.error, m.error_low]))
    stages, degree = m.dense.shape
    method = st.Method(A, np.ascontiguousarray(m.dense), stages, degree, 1, m.core, max(m.error_order, 1))
    return Scheme(m.name, method)


def rosenbrock(binding: Binding) -> Scheme:
    """Rodas5P, its Jacobian from directional derivatives in all directions at once, in lanes."""
    from closedchain.simulate.integrators.implicit import Rosenbrock

    e, c = binding.equations, binding.code
    kernel, n = e.derivative(e.method), e.size
    slope, products = np.zeros(c.u.size), np.zeros((n + 1, n))
    keep: list[object] = [kernel, slope, products]
    inputs = [(c.t, 0), (c.y, 0), (c.u, 0), (binding.p, 0), (slope, 0), (np.eye(n + 1), n + 1)]
    tables = [
        np.array([array.ctypes.data for array, _ in inputs], np.int64),
        np.array([stride for _, stride in inputs], np.int64),
        np.array([products.ctypes.data], np.int64),
        np.array([n], np.int64),
    ]
    work = np.zeros(kernel.batch_work_size)
    keep += [*tables, work, *(array for array, _ in inputs)]
    batch = np.array(
        [kernel.batch_address, *(table.ctypes.data for table in tables), n + 1, work.ctypes.data], np.int64
    )
    A, dense = rodas.stage_matrix(), np.ascontiguousarray(rodas.dense_matrix())
    memory = (slope, products, np.zeros((n, n)), np.zeros(n, np.int64), np.zeros(n))
    stages, degree = dense.shape
    method = Rosenbrock(A, dense, stages, degree, 1, stages, 5, rodas.coupling(), rodas.GAMMA, batch, *memory)
    return Scheme("rosenbrock", method, keep=keep)


def symplectic(binding: Binding) -> Scheme:
    """The variational midpoint rule, with Hermite's cubic between samples."""
    from closedchain.simulate.integrators.implicit import Midpoint
    from closedchain.simulate.integrators.variational import Variational

    e, c = binding.equations, binding.code
    kernels, system = Variational(e), e.machine.kinematics.system
    h, end, moved, size, y1 = (np.zeros(k) for k in (1, system.nq, system.nq, 1, e.size))
    inputs = [c.t, c.y, c.u, binding.p, h, end]
    keep: list[object] = []
    calls = np.array(
        [
            _call(e.kept("newton", kernels.newton), inputs, [moved, size, c.pivot], keep),
            _call(e.kept("finish", kernels.finish), inputs, [y1, c.pivot], keep),
        ],
        np.int64,
    )
    # k0 = dy/dt at the start, k1 = (y1 − y0)/h, k2 = dy/dt at the end
    A = np.zeros((7, 3))
    A[3, 1], A[4] = 1.0, (0.0, 1.0, 1.0)
    method = Midpoint(A, HERMITE, 3, 3, 1, 2, 1, calls, h, end, moved, size, y1, system.nq)
    return Scheme("symplectic", method, keep=keep)


def _call(kernel: Kernel, inputs: list[Array], outputs: list[Array], keep: list[object]) -> list[int]:
    work = np.zeros(max(1, kernel.work_size))
    tables = [np.array([array.ctypes.data for array in arrays], np.int64) for arrays in (inputs, outputs)]
    keep += [kernel, work, *tables, *inputs, *outputs]
    return [kernel.address, tables[0].ctypes.data, tables[1].ctypes.data, work.ctypes.data]
