"""Mass matrix and bias of the opened tree by recursion in body coordinates, shared by the compiled formulations.

M  nv×nv, composite rigid bodies       h  nv, Newton–Euler with dv/dt = 0, gravity and constant loads included
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca

from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.spatial.rotation import skew
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


def bias(body: BodyKinematics, loads: Sequence[SX] | None = None) -> SX:
    """h by the recursive Newton–Euler algorithm, on a ground that accelerates against gravity.

    `loads` are further wrenches, one per link at its body's origin in its axes.
    """
    accelerations = body.accelerations(ca.vertcat(SX(3, 1), -body.system.quantities.gravity))
    return inverse_tree(body, accelerations, loads)


def inverse_tree(body: BodyKinematics, accelerations: tuple[SX, ...], loads: Sequence[SX] | None = None) -> SX:
    """Generalised forces for accelerations of all bodies: f = I A + V ×* I V − loads, summed towards the ground."""
    wrenches = []
    for link, V, A in zip(body.system.links, body.twists, accelerations, strict=True):
        wrenches.append(link.inertia @ A + cross_force(V, link.inertia @ V) - constant_load(body, link.index))
        if loads is not None:
            wrenches[-1] = wrenches[-1] - loads[link.index]
    Q = SX(body.system.nv, 1)
    for link in reversed(body.system.links):
        F = wrenches[link.index]
        Q[link.v] += body.motions[link.index].T @ F
        if link.parent >= 0:
            wrenches[link.parent] = wrenches[link.parent] + body.inward[link.index].T @ F
    for bend in body.system.bends:
        Q[bend.v] += bend.beam.elastic_force(body.q[bend.q], body.v[bend.v])
    return Q


def constant_load(body: BodyKinematics, index: int) -> SX:
    """The description's constant wrenches on a body, at its origin in its axes."""
    total = SX(6, 1)
    for wrench in body.system.links[index].wrenches:
        turn = body.world[index].R.T if wrench.axes == "world" else SX(ca.DM.eye(3))
        force, moment = turn @ wrench.force, turn @ wrench.moment
        total += ca.vertcat(moment + skew(wrench.at) @ force, force)
    return total
