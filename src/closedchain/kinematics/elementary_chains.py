"""Chains of a leg unrolled into elementary joints: rotations about and translations along coordinate axes.

From the ground to a tip:  T0 E1(q1) T1 E2(q2) … Ek(qk) Tk, with constant 4×4 matrices T.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

import casadi as ca
import numpy as np

from closedchain.multibody.system import Cut, Link, System
from closedchain.spatial.rotation import constant, rotation_about
from closedchain.spatial.transform import Transform
from closedchain.types import SX, Array


@dataclass(frozen=True)
class ElementaryJoint:
    """A rotation about (R) or translation along (P) axis 0, 1 or 2, by sign times coordinate number q."""

    kind: Literal["R", "P"]
    axis: int
    sign: int
    q: int


@dataclass(frozen=True, eq=False)
class ElementaryChain:
    """ElementaryJoint joints, the constant transform after each, and what the tip must meet, in the first joint's
    frame.

    tip_point, tip_axis: in the last joint's body; target_point, target_axis: the same on the platform's side
    """

    joints: tuple[ElementaryJoint, ...]
    links: tuple[Array, ...]
    tip_point: Array
    tip_axis: Array | None
    target_point: SX
    target_axis: SX | None

    def move_on(self, k: int, joint: ElementaryJoint, q: SX) -> ElementaryChain:
        """The target seen from beyond a joint whose coordinate is known."""
        R, shift = joint_matrix(joint, q)
        fix = self.links[k]
        back = constant(fix[:3, :3]).T
        point = back @ (R.T @ (self.target_point - shift) - constant(fix[:3, 3]))
        axis = None if self.target_axis is None else back @ (R.T @ self.target_axis)
        return replace(self, target_point=point, target_axis=axis)


def unroll(system: System, cut: Cut, platform: Transform) -> Iterator[ElementaryChain]:
    """The chain that ends at a cut joint on the platform; nothing for joints elsewhere or without a fixed point."""
    assert system.platform is not None
    if system.platform.index == cut.child:
        tip, own, other = cut.parent, cut.X_PF, cut.X_CM
    elif system.platform.index == cut.parent:
        tip, own, other = cut.child, cut.X_CM, cut.X_PF
    else:
        return
    links: list[Link] = []
    index = tip
    while index >= 0:
        links.insert(0, system.links[index])
        index = system.links[index].parent
    kinds = [elementary(link) for link in links]
    if not links or any(kind is None for kind in kinds) or not {"x", "y", "z"} <= set(cut.model.rows):
        return
    joints, fixes, first = _flatten(links, [kind for kind in kinds if kind is not None])
    point, axis = _tip(cut, own, system.size, len(joints))
    on_platform = other.p if axis is None else other.p + other.R @ constant(_along(cut, system.size, len(joints)))
    back = constant(first[:3, :3]).T
    yield ElementaryChain(
        joints,
        fixes,
        point,
        axis,
        back @ (platform.p + platform.R @ on_platform - constant(first[:3, 3])),
        None if axis is None else back @ (platform.R @ other.R[:, 2]),
    )


def elementary(link: Link) -> list[ElementaryJoint] | None:
    """A tree joint as elementary ones, in the tree's direction; None if it is no sequence of such."""
    sequence = link.model.sequence
    if sequence is None or link.joint is None:
        return None
    sign = -1 if link.flipped else 1
    parts = [ElementaryJoint(kind, axis, sign, link.q.start + i) for i, (kind, axis) in enumerate(sequence)]
    return parts[::-1] if link.flipped else parts


def _flatten(
    links: list[Link], kinds: list[list[ElementaryJoint]]
) -> tuple[tuple[ElementaryJoint, ...], tuple[Array, ...], Array]:
    """Joints, the transform after each, and the one before the first."""
    before = np.eye(4)
    joints: list[ElementaryJoint] = []
    fixes: list[Array] = []
    for link, parts in zip(links, kinds, strict=True):
        before = before @ _numbers(link.X_PJ)
        for part in parts:
            fixes.append(before)
            joints.append(part)
            before = np.eye(4)
        before = before @ _numbers(link.X_JB)
    return tuple(joints), (*fixes[1:], before), fixes[0] if fixes else before


def _about_axis(cut: Cut) -> bool:
    """Whether a cut joint rotates about its z axis and does nothing else."""
    return cut.model.sequence == (("R", 2),)


def _along(cut: Cut, size: float, count: int) -> Array:
    """Where on its axis the point of a revolute tip lies: away from the origin, where two axes may cross already."""
    return np.array([0.0, 0.0, size if _about_axis(cut) and count < 3 else 0.0])


def _tip(cut: Cut, own: Transform, size: float, count: int) -> tuple[Array, Array | None]:
    T = _numbers(own)
    if not _about_axis(cut):
        return T[:3, 3], None
    return T[:3, 3] + T[:3, :3] @ _along(cut, size, count), T[:3, 2]


def crossing(first: ElementaryJoint, fix: Array, second: ElementaryJoint) -> Array | None:
    """Where the axes of two rotations cross, in the first one's frame; None if they do not."""
    if first.kind != "R" or second.kind != "R":
        return None
    a, b, p = np.eye(3)[first.axis], fix[:3, :3][:, second.axis], fix[:3, 3]
    normal = np.cross(a, b)
    size = float(normal @ normal)
    if size < 1e-12 or abs(p @ normal) > 1e-9 * max(1.0, float(np.linalg.norm(p))):
        return None
    return np.asarray(a * float(np.cross(p, b) @ normal) / size)


def joint_matrix(joint: ElementaryJoint, q: SX) -> tuple[SX, SX]:
    """Rotation and translation of an elementary joint."""
    if joint.kind == "R":
        return rotation_about(joint.axis, joint.sign * q), SX(3, 1)
    return constant(np.eye(3)), joint.sign * q * constant(np.eye(3)[joint.axis])


def _numbers(X: Transform) -> Array:
    T = np.eye(4)
    T[:3, :3], T[:3, 3] = np.array(ca.DM(X.R)), np.array(ca.DM(X.p)).ravel()
    return T
