"""Mass matrix, bias and accelerations of the opened tree by recursion in body coordinates, shared by formulations.

M  nv×nv, composite rigid bodies       h  nv, Newton–Euler with dv/dt = 0; gravity is in it, applied forces are not

Armature, T = ½ Σ J (r v)², adds J along a joint's own velocity, and rᵀ J r (dv/dt) + rᵀ J (dr/dt) v where several
joints or a cut one move the rotor.

Numbers in parentheses are equations of Sinatra, Xi and Staicu (2009), whose recursion this is.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca

from closedchain.multibody.kinematics import BodyKinematics, TreeKinematics
from closedchain.spatial.symbolic import cross_force, symmetric
from closedchain.types import SX


def mass_matrix(body: BodyKinematics) -> SX:
    """M by composite rigid bodies: I^c_p += Xᵀ I^c X, M_ij = (Xᵀ…I^c_i S_i)ᵀ S_j."""
    links = body.system.links
    composite = [link.inertia for link in links]
    M = SX(body.system.nv, body.system.nv)
    for link in reversed(links):
        i = link.index
        F = composite[i] @ body.motions[i]
        M[link.v, link.v] += body.motions[i].T @ F
        if link.armature is not None:
            M[link.v, link.v] += ca.diag(link.armature)
        for carrier in body.ancestors(i):
            if carrier.index != i:
                shared = F.T @ body.motions[carrier.index]
                M[link.v, carrier.v] += shared
                M[carrier.v, link.v] += shared.T
            F = body.inward[carrier.index].T @ F
        if link.parent >= 0:
            composite[link.parent] = composite[link.parent] + body.inward[i].T @ composite[i] @ body.inward[i]
    for r, _, J in _coupled_rotors(body):
        M += r.T @ J @ r
    return M


def bias(body: BodyKinematics, wrenches: Sequence[SX] | None = None) -> SX:
    """h: what keeps the velocities constant, by the recursive Newton–Euler algorithm with dv/dt = 0."""
    return newton_euler(body, None, wrenches)


def newton_euler(body: BodyKinematics, dv: SX | None = None, wrenches: Sequence[SX] | None = None) -> SX:
    """M dv/dt + h: generalised forces of a motion of the tree, on a ground that accelerates against gravity.

    wrenches: on every link at its body's origin in its axes, subtracted on the way (those of virtual springs)
    """
    accelerations = body.accelerations(ca.vertcat(SX(3, 1), -body.system.quantities.gravity), dv)  # (18), (19)
    F = []
    for link, V, A in zip(body.system.links, body.twists, accelerations, strict=True):
        F.append(link.inertia @ A + cross_force(V, link.inertia @ V))  # (20), (23)
        if wrenches is not None:
            F[-1] = F[-1] - wrenches[link.index]
    Q = SX(body.system.nv, 1)
    for link in reversed(body.system.links):
        Q[link.v, :] += body.motions[link.index].T @ F[link.index]
        if dv is not None and link.armature is not None:
            Q[link.v, :] += link.armature * dv[link.v, :]
        if link.parent >= 0:
            F[link.parent] = F[link.parent] + body.inward[link.index].T @ F[link.index]  # (22)
    for r, r_dot_v, J in _coupled_rotors(body):
        Q += r.T @ J @ (r_dot_v if dv is None else r @ dv + r_dot_v)
    return Q


def christoffel(M: SX, q: SX, v: SX) -> SX:
    """(dM/dt) v − ∂(½ vᵀ M v)/∂q: the bias without weight, where dq/dt = v. Few terms where M is diagonal."""
    momentum = M @ v
    return ca.jtimes(momentum, q, v) - ca.gradient(ca.dot(v, momentum) / 2, q)


def _coupled_rotors(body: BodyKinematics) -> list[tuple[SX, SX, SX]]:
    """r (1×nv), (dr/dt) v and J of rotors that are no link's armature."""
    if not body.system.coupled_rotors:
        return []
    tree, found = TreeKinematics(body.system), []
    for rotor in body.system.coupled_rotors:
        velocity = tree.rotor_velocity(rotor)
        r = tree.at(ca.jacobian(velocity, tree.v), body.q)
        found.append((r, tree.at(tree.along_motion(velocity), body.q, body.v), rotor.inertia))
    return found


def tree_accelerations(body: BodyKinematics, Q: SX) -> tuple[SX, SX]:
    """dv/dt of a machine without loops, and its smallest relative pivot: M = U D Uᵀ by reverse Gaussian elimination.

        inwards, i = n … 1:   ψ^ = M^ p,  m^ = pᵀ ψ^,  φ^ = φ − pᵀ η,  ψ = ψ^ / m^
                              M^_{i-1} = M_{i-1} + Aᵀ (M^ − ψ^ ψ^ᵀ / m^) A,  η_{i-1} = Aᵀ (η + ψ φ^)
        outwards, i = 1 … n:  θ̈ = φ^ / m^ − ψᵀ μ,  μ_{i+1} = A (μ + p θ̈)

    (Saha, IEEE Trans. Robotics and Automation 13, 1997.) φ = Q − h, M^ the articulated inertia, μ the twist rate of the
    body. A joint of several DOF is as many one-DOF joints with massless bodies between them (M = 0, A = 1).
    """
    links, phi = body.system.links, Q - bias(body)
    M_hat = [link.inertia for link in links]
    composite = list(M_hat)  # of bodies that move as one: what each pivot m^ was made from
    eta = [SX(6, 1) for _ in links]
    found: list[list[tuple[SX, SX, SX, SX]]] = [[] for _ in links]
    pivot = SX(1)
    for link in reversed(links):
        i, A = link.index, body.inward[link.index]
        columns = ca.horzsplit(body.motions[i]) if link.model.nv else []
        for k in reversed(range(len(columns))):
            p = columns[k]
            psi_hat = M_hat[i] @ p
            armature = SX(0) if link.armature is None else link.armature[k]
            m_hat = ca.dot(p, psi_hat) + armature
            pivot = ca.fmin(pivot, m_hat / (ca.dot(p, composite[i] @ p) + armature))
            phi_hat, psi = phi[link.v, :][k] - ca.dot(p, eta[i]), psi_hat / m_hat
            M_hat[i] = symmetric(M_hat[i] - psi_hat @ psi.T)
            eta[i] = eta[i] + psi * phi_hat
            found[i].insert(0, (p, phi_hat, m_hat, psi))
        if link.parent >= 0:
            M_hat[link.parent] = symmetric(M_hat[link.parent] + A.T @ M_hat[i] @ A)
            composite[link.parent] = symmetric(composite[link.parent] + A.T @ composite[i] @ A)
            eta[link.parent] = eta[link.parent] + A.T @ eta[i]
    dv, mu = SX(body.system.nv, 1), list[SX]()
    for link in links:
        here = body.inward[link.index] @ mu[link.parent] if link.parent >= 0 else SX(6, 1)
        for k, (p, phi_hat, m_hat, psi) in enumerate(found[link.index]):
            theta_ddot = phi_hat / m_hat - ca.dot(psi, here)
            dv[link.v.start + k] = theta_ddot
            here = here + p * theta_ddot
        mu.append(here)
    return dv, pivot
