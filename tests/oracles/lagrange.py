"""Lagrange's equations from energies written by hand, differentiated by CasADi. Imports nothing of the package.

d/dt (∂T/∂q') − ∂T/∂q + ∂V/∂q = Q + Φ_qᵀ λ,   Φ(q) = 0
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import casadi as ca
import numpy as np

Energy = Callable[[ca.SX, ca.SX], ca.SX]


def accelerations(
    kinetic: Energy,
    potential: Callable[[ca.SX], ca.SX],
    constraint: Callable[[ca.SX], ca.SX],
    q: Sequence[float],
    q_dot: Sequence[float],
    applied: Energy | None = None,
) -> tuple[np.ndarray, np.ndarray]:
    """q'' and λ at a state; `applied` gives Q(q, q')."""
    n = len(q)
    x, u = ca.SX.sym("x", n), ca.SX.sym("u", n)
    T, V, Phi = kinetic(x, u), potential(x), constraint(x)
    p = ca.gradient(T, u)
    M, h = ca.jacobian(p, u), ca.jtimes(p, x, u) - ca.gradient(T, x) + ca.gradient(V, x)
    G = ca.jacobian(Phi, x)
    gamma = ca.jtimes(G @ u, x, u)
    Q = ca.SX(n, 1) if applied is None else applied(x, u)
    outputs = [ca.densify(part) for part in (M, h, G, gamma, Q)]
    M, h, G, gamma, Q = (np.array(part) for part in ca.Function("terms", [x, u], outputs)(q, q_dot))
    m = G.shape[0]
    K = np.block([[M, -G.T], [G, np.zeros((m, m))]])
    solution = np.linalg.solve(K, np.concatenate([Q - h, -gamma]).ravel())
    return solution[:n], solution[n:]
