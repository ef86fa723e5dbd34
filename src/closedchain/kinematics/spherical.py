"""Inverse kinematics of spherical manipulators: poses of all links from the platform's orientation, without angles.

A leg has three revolute joints whose axes u, v, w meet in the centre O; α1 and α2 are the angles between them. u is
fixed to the ground, w to the platform:

    v = a u + b w + c (u × w)      u·v = cos α1,  v·w = cos α2,  |v| = 1

The two roots ± c are the working modes, sign (u × v)·w = −sign c. The radicand of c is clamped at its boundary, where
the leg is fully extended; `reach` is the radicand before that, as a share of its largest value: below zero the pose is
out of reach. A link's rotation follows from the directions of its two axes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import casadi as ca
import numpy as np

from closedchain.errors import TopologyError
from closedchain.mechanism import Joint, Mechanism
from closedchain.mechanism.names import GROUND
from closedchain.multibody.chains import Leg, find_legs
from closedchain.multibody.joints import joint_model
from closedchain.multibody.system import machine_size
from closedchain.spatial.symbolic import Transform, constant
from closedchain.types import SX, Array

CONCURRENT = 1e-9  # of the machine's size


@dataclass(frozen=True, eq=False)
class SphericalLeg:
    """Geometry of one leg: u and the centre in the ground; two axes and the centre in each link; w in the platform."""

    bodies: tuple[str, str]
    u: Array
    center: Array
    first: tuple[Array, Array]
    second: tuple[Array, Array]
    w: Array
    centers: tuple[Array, Array, Array]  # in the two links and the platform
    mode_sign: int = 1  # of (u × v)·w

    def poses(self, platform: Transform) -> tuple[dict[str, Transform], SX]:
        """Poses of both links, and the reach."""
        u, w = constant(self.u), platform.R @ constant(self.w)  # (3)
        cos1, cos2 = float(self.first[0] @ self.first[1]), float(self.second[0] @ self.second[1])
        uw = ca.dot(u, w)
        square = 1 - uw * uw  # |u × w|²
        a, b = (cos1 - cos2 * uw) / square, (cos2 - cos1 * uw) / square
        radicand = (1 - a * cos1 - b * cos2) / square
        c = -self.mode_sign * ca.sqrt(ca.fmax(radicand, 0))
        v = a * u + b * w + c * ca.cross(u, w)
        O = constant(self.center)  # noqa: E741
        found = {}
        for name, (e, d), (x, y), o in zip(
            self.bodies, (self.first, self.second), ((u, v), (v, w)), self.centers[:2], strict=True
        ):
            R = ca.horzcat(x, y, ca.cross(x, y)) @ constant(np.linalg.inv(np.column_stack([e, d, np.cross(e, d)])))
            found[name] = Transform(R, O - R @ constant(o))
        return found, radicand * square


def spherical_legs(mechanism: Mechanism, rotations: Mapping[str, Array]) -> tuple[SphericalLeg, ...] | None:
    """The legs of a spherical manipulator, or None if the machine is none.

    `rotations` of the bodies in an assembled configuration choose the working modes.
    """
    slack = CONCURRENT * machine_size(mechanism)
    try:
        legs = [_spherical_leg(leg, slack) for leg in find_legs(mechanism, mechanism.platform).legs]
    except TopologyError:
        return None
    if mechanism.platform is None or any(leg is None for leg in legs):
        return None
    found = tuple(_in_working_mode(leg, mechanism.platform, rotations) for leg in legs if leg is not None)
    centers = [(leg.center - found[0].center, leg.centers[2] - found[0].centers[2]) for leg in found]
    return found if np.linalg.norm(centers, axis=-1).max() <= slack else None


def poses_from_orientation(legs: Sequence[SphericalLeg], platform: str, R: SX) -> tuple[dict[str, Transform], SX]:
    """Poses of all bodies, and the reach of every leg; the platform can only rotate about the centre."""
    X = Transform(R, constant(legs[0].center) - R @ constant(legs[0].centers[2]))
    poses, reach = {platform: X}, []
    for leg in legs:
        found, margin = leg.poses(X)
        poses |= found
        reach.append(margin)
    return poses, ca.vertcat(*reach)


def _in_working_mode(leg: SphericalLeg, platform: str, rotations: Mapping[str, Array]) -> SphericalLeg:
    v, w = rotations[leg.bodies[0]] @ leg.first[1], rotations[platform] @ leg.w
    return replace(leg, mode_sign=1 if np.cross(leg.u, v) @ w > 0 else -1)


@dataclass(frozen=True, eq=False)
class _Axis:
    """A joint's line on one of its bodies, directed as the joint's z axis."""

    point: Array
    direction: Array


def _spherical_leg(leg: Leg, slack: float) -> SphericalLeg | None:
    """The leg if it has three revolute joints whose axes meet in one point, else None."""
    joints = leg.joints
    if len(joints) != 3 or any(joint_model(joint).sequence != (("R", 2),) for joint in joints):
        return None
    near, far, platform = leg.beyond
    lines = [(_axis(joints[k], body), _axis(joints[k + 1], body)) for k, body in enumerate((near, far))]
    meets = [_meeting(*pair, slack) for pair in lines]
    if meets[0] is None or meets[1] is None:
        return None
    # the same point along all three axes, seen from every body
    along = [float((meets[0] - a.point) @ a.direction) for a in lines[0]]
    if abs(along[1] - float((meets[1] - lines[1][0].point) @ lines[1][0].direction)) > slack:
        return None
    base, tip = _axis(joints[0], GROUND), _axis(joints[2], platform)
    end = float((meets[1] - lines[1][1].point) @ lines[1][1].direction)
    return SphericalLeg(
        (near, far),
        base.direction,
        base.point + along[0] * base.direction,
        (lines[0][0].direction, lines[0][1].direction),
        (lines[1][0].direction, lines[1][1].direction),
        tip.direction,
        (meets[0], meets[1], tip.point + end * tip.direction),
    )


def _axis(joint: Joint, body: str) -> _Axis:
    frame = joint.at if joint.parent == body else joint.child_at
    return _Axis(np.array(frame.position), frame.matrix[:, 2])


def _meeting(a: _Axis, b: _Axis, slack: float) -> Array | None:
    """The point in which two lines meet; None if they are parallel or pass each other."""
    normal = np.cross(a.direction, b.direction)
    if np.linalg.norm(normal) < 1e-6:
        return None
    way = b.point - a.point
    s = float(np.cross(way, b.direction) @ normal / (normal @ normal))
    if abs(way @ normal) / np.linalg.norm(normal) > slack:
        return None
    point: Array = a.point + s * a.direction
    return point
