"""From the platform's pose to the poses of all bodies, traced, where the limbs have a closed form."""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.inverse_kinematics import InverseKinematics
from closedchain.mechanism import Joint
from closedchain.multibody.joints import joint_model
from closedchain.spatial.rotation import constant, matrix_quaternion
from closedchain.spatial.transform import Transform
from closedchain.stiffness.elastic import ElasticMachine
from closedchain.stiffness.spherical import SphericalLeg, spherical_leg
from closedchain.types import SX, Array


@dataclass(frozen=True, eq=False)
class PlacedBodies:
    """Traced poses of all bodies as functions of the platform's, and the reach of every limb (below zero: out)."""

    R: SX
    p: SX
    poses: dict[str, Transform]
    reach: SX
    gap: SX  # how far the loops stay open: not zero where the machine cannot take the pose at all


def place_bodies(machine: ElasticMachine, kinematics: Kinematics, q0: Array) -> PlacedBodies | None:
    """In the working mode of the configuration q0; None where a limb has no closed form."""
    return _spherical(machine, kinematics, q0) or _by_coordinates(machine, kinematics, q0)


def _spherical(machine: ElasticMachine, kinematics: Kinematics, q0: Array) -> PlacedBodies | None:
    mechanism = machine.mechanism
    assert mechanism.platform is not None
    where = kinematics.poses(q0)
    legs: list[SphericalLeg] = []
    for limb in machine.limbs:
        leg = spherical_leg(mechanism, limb, 1)
        if leg is None:
            return None
        first = where[machine.system.link(leg.bodies[0]).index][:, :3]
        tip = where[machine.system.link(mechanism.platform).index][:, :3]
        mode = np.cross(leg.u, first @ leg.first[1]) @ (tip @ leg.w)
        legs += [leg if mode > 0 else spherical_leg(mechanism, limb, -1) or leg]
    if any(np.linalg.norm(leg.center - legs[0].center) > 1e-9 for leg in legs):
        return None
    if any(np.linalg.norm(leg.centers[2] - legs[0].centers[2]) > 1e-9 for leg in legs):
        return None
    R = SX.sym("R", 3, 3)
    # the platform can only turn about the centre
    platform = Transform(R, constant(legs[0].center) - R @ constant(legs[0].centers[2]))
    poses, reach = {mechanism.platform: platform}, []
    for leg in legs:
        found, margin = leg.poses(platform)
        poses |= found
        reach.append(margin)
    p = SX.sym("p", 3)
    return PlacedBodies(R, p, poses, ca.vertcat(*reach), ca.norm_2(p - platform.p))


def _by_coordinates(machine: ElasticMachine, kinematics: Kinematics, q0: Array) -> PlacedBodies | None:
    inverse = InverseKinematics(kinematics, (q0,))
    if inverse.why_not:
        return None
    R, p = SX.sym("R", 3, 3), SX.sym("p", 3)
    q, reach = inverse.trace(ca.vertcat(matrix_quaternion(R), p), inverse.working_mode(q0))
    assert machine.mechanism.platform is not None
    poses = machine.poses(q) | {machine.mechanism.platform: Transform(R, p)}
    closed = [_residual(joint, poses) for limb in machine.limbs for joint in limb.closings]
    return PlacedBodies(R, p, poses, reach, ca.norm_2(ca.vertcat(*closed)))


def _residual(joint: Joint, poses: dict[str, Transform]) -> SX:
    sides = []
    for body, frame in ((joint.parent, joint.parent_frame), (joint.child, joint.child_frame)):
        sides.append(poses.get(body, Transform.identity()) @ Transform.fixed(frame.matrix, frame.origin))
    return ca.densify(joint_model(joint).residual(sides[0].inverse() @ sides[1]))
