"""Recursive forward dynamics without loops: I = U D Uᵀ by reverse Gaussian elimination, in serial chains and trees.

    inwards, i = n … 1:   ψ^ = M^ p,  m^ = pᵀ ψ^,  φ^ = φ − pᵀ η,  ψ = ψ^ / m^
                          M^_{i-1} = M_{i-1} + Aᵀ (M^ − ψ^ ψ^ᵀ / m^) A,  η_{i-1} = Aᵀ (η + ψ φ^)
    outwards, i = 1 … n:  θ̈ = φ^ / m^ − ψᵀ μ,  μ_{i+1} = A (μ + p θ̈)

A joint of several degrees of freedom is as many one-DOF joints with massless bodies between them (M = 0, A = 1).

    φ   n   forces on the joints less the bias     M^  6×6  articulated inertia     μ  6  twist rate of the body
"""

from __future__ import annotations

import casadi as ca

from closedchain.dynamics.denoc.projection import symmetric
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.newton_euler import bias
from closedchain.multibody.system import System
from closedchain.types import SX

Step = tuple[SX, SX, SX, SX]  # p, φ^, m^, ψ


def serial_forward(system: System, q: SX, v: SX, Q: SX) -> tuple[SX, SX]:
    """dv/dt of a machine without loops, and its smallest relative pivot."""
    body = BodyKinematics(system, q, v)
    phi = Q - bias(body)
    M_hat = [link.inertia for link in system.links]
    composite = list(M_hat)  # of bodies that move as one: what each pivot m^ was made from
    eta = [SX(6, 1) for _ in system.links]
    found: dict[int, list[Step]] = {}
    pivot = SX(1)
    for link in reversed(system.links):
        M, e, steps = M_hat[link.index], eta[link.index], list[Step]()
        columns = ca.horzsplit(body.motions[link.index]) if link.model.nv else []
        for k in reversed(range(len(columns))):
            p = columns[k]
            psi_hat = M @ p
            m_hat = ca.dot(p, psi_hat)
            pivot = ca.fmin(pivot, m_hat / ca.dot(p, composite[link.index] @ p))
            phi_hat = phi[link.v][k] - ca.dot(p, e)
            psi = psi_hat / m_hat
            M = symmetric(M - psi_hat @ psi.T)
            e = e + psi * phi_hat
            steps.insert(0, (p, phi_hat, m_hat, psi))
        found[link.index] = steps
        if link.parent >= 0:
            A = body.inward[link.index]
            M_hat[link.parent] = symmetric(M_hat[link.parent] + A.T @ M @ A)
            composite[link.parent] = symmetric(composite[link.parent] + A.T @ composite[link.index] @ A)
            eta[link.parent] = eta[link.parent] + A.T @ e
    return _outwards(system, body, found), pivot


def _outwards(system: System, body: BodyKinematics, found: dict[int, list[Step]]) -> SX:
    acceleration = SX(system.nv, 1)
    mu: list[SX] = []
    for link in system.links:
        here = body.inward[link.index] @ mu[link.parent] if link.parent >= 0 else SX(6, 1)
        velocities = []
        for p, phi_hat, m_hat, psi in found[link.index]:
            velocities.append(phi_hat / m_hat - ca.dot(psi, here))
            here = here + p * velocities[-1]
        if velocities:
            acceleration[link.v] = ca.vertcat(*velocities)
        mu.append(here)
    return acceleration
