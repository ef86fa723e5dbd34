"""Inverse kinematics in closed form: coordinates of the legs from the platform's pose, by working mode, traced.

A leg is unrolled into elementary joints, rotations about and translations along coordinate axes, with constant 4×4
matrices T between them: from the ground to a tip  T0 E1(q1) T1 E2(q2) … Ek(qk) Tk. What remains,

    E1(q1) T1 E2(q2) T2 E3(q3) p = t         p: a point of the tip joint in the leg, t: the same point on the platform

is solved by the subproblems of Paden and Kahan: where two axes of rotation meet in a point O, distances from O do
not depend on them, which leaves one unknown; then two rotations about crossing axes take one vector to another; then
one.
Covered: three joints of which the first or the last two cross (UPS, RRPS, PUS, PRRS, RUS, URS, ...) or are parallel
(fingers, arms of a SCARA: the way along parallel axes does not depend on them), two (planar RR, PR, RP, spherical RR),
one, the same on branching legs (Delta), and three more crossing axes at the tip: six joints of a decoupled leg, the
last on the platform, or of an arm with a spherical wrist that holds it (Pieper 1968).
Every formula is checked on assembled configurations of the machine before it is used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import Literal

import casadi as ca
import numpy as np

from closedchain.multibody.chains import Chain
from closedchain.multibody.system import Cut, Link, System
from closedchain.records import dataclass
from closedchain.spatial.symbolic import Transform, constant, constant_rotation, rotation_about
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
    target_axes: of the last joint's body, where it is fixed to the platform
    """

    joints: tuple[ElementaryJoint, ...]
    links: tuple[Array, ...]
    tip_point: Array
    tip_axis: Array | None
    target_point: SX
    target_axis: SX | None
    target_axes: SX | None = None

    def move_on(self, k: int, joint: ElementaryJoint, q: SX) -> ElementaryChain:
        """The target seen from beyond a joint whose coordinate is known."""
        R, shift = joint_matrix(joint, q)
        fix = self.links[k]
        back = constant_rotation(fix[:3, :3]).T
        point = back @ (R.T @ (self.target_point - shift) - constant(fix[:3, 3]))
        axis = None if self.target_axis is None else back @ (R.T @ self.target_axis)
        axes = None if self.target_axes is None else back @ (R.T @ self.target_axes)
        return replace(self, target_point=point, target_axis=axis, target_axes=axes)


@dataclass(frozen=True, eq=False)
class Mounting:
    """Where a leg is mounted: its first joint's axes and origin in the world, its tip b and axes A on the platform."""

    R: SX
    p: SX
    b: SX
    A: SX


def unroll(
    system: System, cut: Cut, platform: Transform, mounting: Mounting | None = None
) -> Iterator[ElementaryChain]:
    """The chain that ends at a cut joint on the platform; nothing for joints elsewhere or without a fixed point."""
    ends = _ends(system, cut)
    if ends is None:
        return
    tip, own, _ = ends
    links = _carriers(system, tip)
    kinds = [elementary(link) for link in links]
    if not links or any(kind is None for kind in kinds) or not {"x", "y", "z"} <= set(cut.model.rows):
        return
    joints, fixes, _ = _flatten(links, [kind for kind in kinds if kind is not None])
    point, axis = _tip(cut, own, system.size, len(joints))
    at = mounting or mounted(system, cut)
    yield ElementaryChain(
        joints,
        fixes,
        point,
        axis,
        at.R.T @ (platform.p + platform.R @ at.b - at.p),
        None if axis is None else at.R.T @ (platform.R @ at.A[:, 2]),
        at.R.T @ (platform.R @ (at.A @ own.R.T)) if cut.model.sequence == () else None,
    )


def mounted(system: System, cut: Cut) -> Mounting:
    """How the chain that ends at a cut joint on the platform is mounted."""
    ends = _ends(system, cut)
    assert ends is not None
    tip, _, other = ends
    links = _carriers(system, tip)
    joints, _, first = _flatten(links, [elementary(link) or [] for link in links])
    b = other.p if not _about_axis(cut) else other.p + other.R @ constant(_along(cut, system.size, len(joints)))
    return Mounting(constant_rotation(first[:3, :3]), constant(first[:3, 3]), b, other.R)


def _ends(system: System, cut: Cut) -> tuple[int, Transform, Transform] | None:
    """The link that a cut joint on the platform ends, and the joint's frames there and on the platform."""
    assert system.platform is not None
    if system.platform.index == cut.child:
        return cut.parent, cut.X_PF, cut.X_CM
    return (cut.child, cut.X_CM, cut.X_PF) if system.platform.index == cut.parent else None


def _carriers(system: System, index: int) -> list[Link]:
    """A link after those that carry it."""
    links: list[Link] = []
    while index >= 0:
        links.insert(0, system.links[index])
        index = system.links[index].parent
    return links


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


def crossing(first: ElementaryJoint, fix: Array, second: ElementaryJoint, near: float) -> Array | None:
    """Where the axes of two rotations cross, nearer than `near` (m), in the first one's frame; None if they do not."""
    if first.kind != "R" or second.kind != "R":
        return None
    a, b, p = np.eye(3)[first.axis], fix[:3, :3][:, second.axis], fix[:3, 3]
    normal = np.cross(a, b)
    size = float(normal @ normal)
    if size < 1e-12 or abs(p @ normal) > near:
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


NEAR = 1e-9  # of the machine's size
BOUNDARY = 1e-12  # of what a radicand could be
PARALLEL = 1e-9  # sine of an angle between axes that count as parallel


Signs = tuple[tuple[int, ...], ...]  # of square roots, by leg


class NoClosedForm(Exception):
    """Raised inside this module where a leg has none; the message says why."""


@dataclass
class LegSolution:
    """Coordinates found so far, and for every square root taken: its radicand as a share of what it could be."""

    signs: Iterator[int | SX]
    near: float  # m: points nearer than this are the same
    bounded: bool = True  # rounding at the boundary of reach counts as reach
    q: dict[int, SX] = field(default_factory=dict)
    margins: list[SX] = field(default_factory=list)

    def root(self, radicand: SX, size: SX) -> SX:
        """± the root by the next sign; NaN out of reach, but rounding at the boundary is not out of reach."""
        self.margins.append(radicand / size)
        if not self.bounded:
            return next(self.signs) * ca.sqrt(radicand)
        inside = ca.if_else(radicand > -BOUNDARY * size, ca.fmax(radicand, 0), radicand)
        return next(self.signs) * ca.sqrt(inside)


def solve_leg(
    system: System,
    leg: Chain,
    platform: Transform,
    signs: Iterator[int | SX],
    bounded: bool = True,
    mountings: Mapping[str, Mounting] | None = None,
) -> LegSolution:
    """Coordinates of a leg for a pose of the platform in the working mode that the signs of its square roots name.

    mountings: of legs, by the name of the joint on the platform, where they are not the machine's numbers
    """
    found = LegSolution(signs, NEAR * system.size, bounded)
    for cut in leg.cuts:
        tip = joint_of_piece(system, cut) if cut.piece is not None else cut
        for target in unroll(system, tip, platform, (mountings or {}).get(cut.joint.name)):
            _solve_chain(target, found)
        if cut.piece is not None:
            _solve_piece(system, system.links[cut.piece], tip, platform, found)
    missing = [i for link in leg.links for i in range(link.q.start, link.q.stop) if i not in found.q]
    if missing:
        raise NoClosedForm(f"{leg.name!r} has joints that its tips do not determine one after the other")
    return found


def joint_of_piece(system: System, weld: Cut) -> Cut:
    """The joint that a piece of a body hangs on, as if it closed the loop in the place of the weld."""
    assert weld.piece is not None
    piece = system.links[weld.piece]
    assert piece.joint is not None
    here = piece.parent, piece.X_PJ
    there = weld.parent, weld.X_PF @ weld.X_CM.inverse() @ piece.X_JB.inverse()
    ends = (there, here) if piece.flipped else (here, there)
    (parent, X_PF), (child, X_CM) = ends
    return Cut(piece.joint, piece.model, parent, child, X_PF, X_CM, weld.rows, weld.residuals)


def _solve_piece(system: System, piece: Link, tip: Cut, platform: Transform, found: LegSolution) -> None:
    """Coordinates of the joint that a piece of the platform hangs on, from where its two sides are."""
    carriers = _carriers(system, piece.parent)
    if any(i not in found.q for link in carriers for i in range(link.q.start, link.q.stop)):
        return  # the caller says which leg has no closed form
    q, X = SX(system.nq, 1), Transform.identity()
    for index, value in found.q.items():
        q[index] = value
    for link in carriers:
        X = X @ link.pose(q)
    sides = (platform @ tip.X_PF, X @ tip.X_CM) if piece.flipped else (X @ tip.X_PF, platform @ tip.X_CM)
    values = tip.model.coordinates(sides[0].inverse() @ sides[1])
    found.q |= {piece.q.start + k: values[k] for k in range(values.shape[0])}


def _solve_chain(chain: ElementaryChain, found: LegSolution) -> None:
    """The joints of a chain that are not solved yet, from its end point and, for what is left, its end directions."""
    unknown = [k for k, joint in enumerate(chain.joints) if joint.q not in found.q]
    if not unknown:
        return
    first = unknown[0]
    if unknown != list(range(first, len(chain.joints))):
        raise NoClosedForm("joints that were solved before lie between others that were not")
    for k, joint in enumerate(chain.joints[:first]):
        chain = chain.move_on(k, joint, found.q[joint.q])
    joints = list(chain.joints[first:])
    fixes = [chain.links[first + k] for k in range(len(joints))]
    if len(joints) <= 3:
        _point(joints, fixes, chain.tip_point, chain.target_point, found)
    elif len(joints) == 6 and chain.target_axes is not None:
        _arm(chain, joints, fixes, found)
    elif len(joints) == 5 and chain.tip_axis is not None and chain.target_axis is not None:
        _wrist(joints, fixes, (chain.tip_point, chain.tip_axis), (chain.target_point, chain.target_axis), found)
    else:
        raise NoClosedForm("more than three joints before a tip that is not their last crossing axis")


def _arm(chain: ElementaryChain, joints: list[ElementaryJoint], fixes: list[Array], found: LegSolution) -> None:
    """Six joints before a body held by the platform: five direct the axis of the last, which then turns about it."""
    assert chain.target_axes is not None
    O = crossing(joints[4], fixes[4], joints[5], found.near)  # noqa: E741
    if O is None:
        raise NoClosedForm("the last axes do not cross in one point")
    to_tip, last = _inverse(fixes[5]), np.eye(3)[joints[5].axis]
    O_6 = (_inverse(fixes[4]) @ np.append(O, 1.0))[:3]
    at_tip = (to_tip @ np.append(O_6, 1.0))[:3] - chain.tip_point
    center = chain.target_point + chain.target_axes @ constant(at_tip)
    axis = chain.target_axes @ constant_rotation(to_tip[:3, :3] @ last)
    _wrist(joints[:5], fixes[:5], (O_6, last), (center, axis), found)
    across = np.eye(3)[(joints[5].axis + 1) % 3]
    turned = _turned_back(joints[:5], fixes[:5], chain.target_axes @ constant_rotation(to_tip[:3, :3] @ across), found)
    _one(joints[5], constant(across), turned, found)


def _wrist(
    joints: list[ElementaryJoint],
    fixes: list[Array],
    tip: tuple[Array, Array],
    target: tuple[SX, SX],
    found: LegSolution,
) -> None:
    """Point and direction: joints after the third rotate about axes through the point, and only direct the tip."""
    end, axis = tip
    for joint, fix in zip(joints[:2:-1], fixes[:2:-1], strict=True):
        end = (fix @ np.append(end, 1.0))[:3]
        if joint.kind != "R" or np.linalg.norm(np.delete(end, joint.axis)) > found.near:
            raise NoClosedForm("the last axes do not cross in one point")
    _point(joints[:3], fixes[:3], end, target[0], found)
    d = _turned_back(joints[:3], fixes[:3], target[1], found)
    _two_rotations(joints[3], fixes[3][:3, :3], joints[4], constant_rotation(fixes[4][:3, :3] @ axis), d, found)


def _turned_back(joints: list[ElementaryJoint], fixes: list[Array], d: SX, found: LegSolution) -> SX:
    """A direction as seen from beyond joints whose coordinates are known."""
    for joint, fix in zip(joints, fixes, strict=True):
        d = constant_rotation(fix[:3, :3]).T @ (joint_matrix(joint, found.q[joint.q])[0].T @ d)
    return d


def _point(joints: list[ElementaryJoint], fixes: list[Array], p: Array, t: SX, found: LegSolution) -> None:
    """E1 T1 E2 T2 … Ek Tk p = t for up to three joints; T_k are `fixes` (4×4)."""
    at = (fixes[-1] @ np.append(p, 1.0))[:3]  # p in the frame of the last joint
    if len(joints) == 1:
        _one(joints[0], constant(at), t, found)
    elif len(joints) == 2:
        _point_by_two(joints, fixes[0], at, t, found)
    else:
        _point_by_three(joints, fixes[:2], at, t, found)


def _point_by_three(joints: list[ElementaryJoint], fixes: list[Array], p: Array, t: SX, found: LegSolution) -> None:
    first, second, third = joints
    O = crossing(first, fixes[0], second, found.near)  # noqa: E741
    if O is not None:
        # the distance from O, which the first two do not change
        O_2 = _inverse(fixes[0]) @ np.append(O, 1.0)
        c = (_inverse(fixes[1]) @ O_2)[:3]
        _distance(third, constant(p), constant(c), ca.sumsqr(t - constant(O)), found)
        w = constant_rotation(fixes[1][:3, :3]) @ _moved(third, found, constant(p)) + constant(fixes[1][:3, 3])
        _two_rotations(first, fixes[0][:3, :3], second, w - constant(O_2[:3]), t - constant(O), found)
        return
    O = crossing(second, fixes[1], third, found.near)  # noqa: E741
    if O is None:
        _point_by_parallel_axes(joints, fixes, p, t, found)
        return
    # the distance of O from the end, which the last two do not change
    O_3 = (_inverse(fixes[1]) @ np.append(O, 1.0))[:3]
    o = (fixes[0] @ np.append(O, 1.0))[:3]
    _distance(first, constant(o), t, SX(float(np.sum((p - O_3) ** 2))), found)
    rest = constant_rotation(fixes[0][:3, :3].T) @ (_moved_back(first, found, t) - constant(fixes[0][:3, 3]))
    _two_rotations(second, fixes[1][:3, :3], third, constant(p - O_3), rest - constant(O), found)


def _point_by_parallel_axes(
    joints: list[ElementaryJoint], fixes: list[Array], p: Array, t: SX, found: LegSolution
) -> None:
    """The way along two parallel axes does not depend on them, which leaves the other joint."""
    first, second, third = joints
    along = [np.eye(3)[joint.axis] for joint in joints]
    if first.kind == "R" and _parallel(second, fixes[1], third):
        a = fixes[0][:3, :3] @ along[1]
        way = SX(float(along[1] @ (fixes[1][:3, :3] @ p + fixes[1][:3, 3]) + a @ fixes[0][:3, 3]))
        _scalar(first, t, constant_rotation(a), way, found)
        rest = constant_rotation(fixes[0][:3, :3].T) @ (_moved_back(first, found, t) - constant(fixes[0][:3, 3]))
        _planar(second, fixes[1], third, constant(p), rest, found)
    elif third.kind == "R" and _parallel(first, fixes[0], second):
        a = fixes[0][:3, :3].T @ along[0]
        way = t[first.axis] - float(fixes[0][first.axis, 3] + a @ fixes[1][:3, 3])
        _scalar(third, constant_rotation(fixes[1][:3, :3].T @ a), constant(p), way, found)
        beyond = constant_rotation(fixes[1][:3, :3]) @ _moved(third, found, constant(p)) + constant(fixes[1][:3, 3])
        _planar(first, fixes[0], second, beyond, t, found)
    else:
        raise NoClosedForm(
            "neither the first two nor the last two of its joints rotate about axes that cross or are parallel"
        )


def _parallel(first: ElementaryJoint, fix: Array, second: ElementaryJoint) -> bool:
    """Whether two rotations have parallel axes."""
    across = np.cross(np.eye(3)[first.axis], fix[:3, :3][:, second.axis])
    return first.kind == second.kind == "R" and float(across @ across) < PARALLEL**2


def _planar(first: ElementaryJoint, fix: Array, second: ElementaryJoint, p: SX, t: SX, found: LegSolution) -> None:
    """E1 T E2 p = t, the first a rotation about an axis through the origin: the distance from it gives the second."""
    _distance(second, p, constant(_inverse(fix)[:3, 3]), ca.sumsqr(t), found)
    w = constant_rotation(fix[:3, :3]) @ _moved(second, found, p) + constant(fix[:3, 3])
    _one(first, w, t, found)


def _point_by_two(joints: list[ElementaryJoint], fix: Array, p: Array, t: SX, found: LegSolution) -> None:
    first, second = joints
    O = crossing(first, fix, second, found.near)  # noqa: E741
    inverse = _inverse(fix)
    if O is not None and np.linalg.norm(p - (inverse @ np.append(O, 1.0))[:3]) > found.near:
        O_2 = (inverse @ np.append(O, 1.0))[:3]
        _two_rotations(first, fix[:3, :3], second, constant(p - O_2), t - constant(O), found)
    elif first.kind == "R":
        _planar(first, fix, second, constant(p), t, found)
    elif second.kind == "R":
        on_axis = np.zeros(3)
        on_axis[second.axis] = p[second.axis]
        o = (fix @ np.append(on_axis, 1.0))[:3]
        _distance(first, constant(o), t, SX(float(np.sum((p - on_axis) ** 2))), found)
        rest = constant_rotation(inverse[:3, :3]) @ (_moved_back(first, found, t) - constant(fix[:3, 3]))
        _one(second, constant(p), rest, found)
    else:
        raise NoClosedForm("two translations in a row")


def _one(joint: ElementaryJoint, p: SX, t: SX, found: LegSolution) -> None:
    """E(q) p = t."""
    i, j, k = (joint.axis + 1) % 3, (joint.axis + 2) % 3, joint.axis
    if joint.kind == "P":
        found.q[joint.q] = joint.sign * (t[k] - p[k])
    else:
        sine, cosine = p[i] * t[j] - p[j] * t[i], p[i] * t[i] + p[j] * t[j]
        found.q[joint.q] = ca.atan2(joint.sign * sine, cosine)


def _two_rotations(first: ElementaryJoint, R: Array, second: ElementaryJoint, u: SX, s: SX, found: LegSolution) -> None:
    """R1(q1) R R2(q2) u = s for vectors of equal length."""
    a = R.T[:, first.axis]  # the first axis, seen from the second joint
    _scalar(second, constant_rotation(a), u, s[first.axis], found)
    _one(first, constant_rotation(R) @ (joint_matrix(second, found.q[second.q])[0] @ u), s, found)


def _distance(joint: ElementaryJoint, p: SX, c: SX, square: SX, found: LegSolution) -> None:
    """|E(q) p − c|² = square."""
    if joint.kind == "P":
        k = joint.axis
        b = p[k] - c[k]
        across = ca.sumsqr(p - c) - b * b
        found.q[joint.q] = joint.sign * (found.root(square - across, square) - b)
    else:
        _scalar(joint, c, p, (ca.sumsqr(p) + ca.sumsqr(c) - square) / 2, found)


def _scalar(joint: ElementaryJoint, c: SX, p: SX, value: SX, found: LegSolution) -> None:
    """c · R(q) p = value: a cos q + b sin q = k."""
    i, j, n = (joint.axis + 1) % 3, (joint.axis + 2) % 3, joint.axis
    a, b, k = c[i] * p[i] + c[j] * p[j], c[j] * p[i] - c[i] * p[j], value - c[n] * p[n]
    square = a * a + b * b
    root = found.root(square - k * k, square)
    found.q[joint.q] = ca.atan2(joint.sign * (b * k + a * root), a * k - b * root)


def _moved(joint: ElementaryJoint, found: LegSolution, p: SX) -> SX:
    R, shift = joint_matrix(joint, found.q[joint.q])
    return R @ p + shift


def _moved_back(joint: ElementaryJoint, found: LegSolution, t: SX) -> SX:
    R, shift = joint_matrix(joint, found.q[joint.q])
    return R.T @ (t - shift)


def _inverse(T: Array) -> Array:
    inverse = np.eye(4)
    inverse[:3, :3], inverse[:3, 3] = T[:3, :3].T, -T[:3, :3].T @ T[:3, 3]
    return inverse
