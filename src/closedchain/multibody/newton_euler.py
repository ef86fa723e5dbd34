"""Mass matrix and bias of the opened tree by recursion in body coordinates, shared by the compiled formulations.

M  nv×nv, composite rigid bodies       h  nv, Newton–Euler with dv/dt = 0; gravity is in it, applied forces are not

Numbers in parentheses are equations of Sinatra, Xi and Staicu (2009), whose recursion this is.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca

from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.spatial.transform import cross_force
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
        for carrier in body.ancestors(i):
            if carrier.index != i:
                shared = F.T @ body.motions[carrier.index]
                M[link.v, carrier.v] += shared
                M[carrier.v, link.v] += shared.T
            F = body.inward[carrier.index].T @ F
        if link.parent >= 0:
            composite[link.parent] = composite[link.parent] + body.inward[i].T @ composite[i] @ body.inward[i]
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
        Q[link.v] += body.motions[link.index].T @ F[link.index]
        if link.parent >= 0:
            F[link.parent] = F[link.parent] + body.inward[link.index].T @ F[link.index]  # (22)
    return Q
