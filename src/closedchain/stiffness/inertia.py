"""Inertia of a limb as the platform feels it: Guyan's reduction, limbs following it as they would at rest."""

from __future__ import annotations

import casadi as ca

from closedchain.multibody.parameters import MassProperties
from closedchain.spatial.rotation import constant
from closedchain.stiffness.bordered import Eliminated
from closedchain.stiffness.virtual_joints import LimbScrews, key
from closedchain.types import SX


def moved_inertia(limb: LimbScrews, keep: list[int], done: Eliminated) -> SX:
    """6×6 at the reference point, world axes: Σ [U; T]ᵀ M [U; T] over the bodies, per unit motion of the platform."""
    B = limb.B
    theta = constant(limb.C) @ (limb.J_theta.T @ (done.Lambda @ B))
    q = done.passive(B)
    starts = [0]
    for spring in limb.springs:
        starts.append(starts[-1] + len(spring.C))
    M = SX(6, 6)
    for body in limb.limb.bodies:
        before = {key(part) for part in limb.limb.way(body)}
        U = SX(6, 6)  # screw of the body's near end
        own = None
        for i, spring in enumerate(limb.springs):
            part = theta[starts[i] : starts[i + 1], :]
            if spring.part in before:
                U += spring.screws @ part
            elif spring.part == ("body", body):
                own = part
        for k, column in enumerate(keep):
            joint, screw = limb.passive[column]
            if joint in before:
                U += screw @ q[k, :]
        U_B = _to_body(limb, body) @ U
        M += U_B.T @ MassProperties.of(limb.mechanism.body(body)).matrix @ U_B
        if own is not None:
            elastic = limb.limb.springs[body]
            cross = U_B.T @ constant(elastic.M_rt) @ own
            M += cross + cross.T + own.T @ constant(elastic.M_tt) @ own
    return M


def _to_body(limb: LimbScrews, body: str) -> SX:
    """6×6 from a screw at the reference point in world axes to the body's origin and axes."""
    X = limb.poses[body]
    T = limb.carried(X)
    R, S = T[:3, :3], T[3:, :3]
    return ca.blockcat([[R.T, SX(3, 3)], [S.T, R.T]])
