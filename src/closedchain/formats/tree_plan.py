"""A machine as the formats of trees see it: links one on the other, steps of one degree of freedom, and loops apart.

A body keeps its frame. A joint whose child frame lies elsewhere on the body is reached through a link without mass, and
so are joints that a format can only say as several.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from closedchain.errors import LossError
from closedchain.formats.placement import HERE, Placement
from closedchain.formats.report import Ledger
from closedchain.mechanism import Body, Coupling, Joint, Mechanism, Wrench
from closedchain.mechanism.joint_forces import FORCES
from closedchain.mechanism.names import GROUND
from closedchain.multibody.tree import spanning_tree
from closedchain.spatial.numeric import quaternion_matrix, vector_quaternion
from closedchain.types import Array

STEPS: dict[str, tuple[tuple[str, int], ...]] = {  # motion of the child: kind and axis, from the parent on
    "revolute": (("revolute", 2),),
    "prismatic": (("prismatic", 2),),
    "cylindrical": (("revolute", 2), ("prismatic", 2)),
    "universal": (("revolute", 0), ("revolute", 1)),
    "planar": (("prismatic", 0), ("prismatic", 1), ("revolute", 2)),
    "spherical": (("revolute", 0), ("revolute", 1), ("revolute", 2)),
}


STEPS_OF_ONE = ("revolute", "prismatic")


@dataclass(frozen=True)
class Edge:
    """A body and the joint that carries it: frames on both sides, near the ground and far from it."""

    body: Body
    parent: str
    joint: Joint
    flipped: bool
    near: Placement
    far: Placement

    @property
    def steps(self) -> list[tuple[str, Array, int]]:
        """Kind, axis in the joint's frame and coordinate of every step, from the ground outwards."""
        order = list(enumerate(STEPS[self.joint.kind]))
        sign = -1.0 if self.flipped else 1.0
        return [(kind, sign * HERE[axis], n) for n, (kind, axis) in (reversed(order) if self.flipped else order)]


@dataclass(frozen=True)
class TreeNode:
    """A link and the joint that carries it; the link's frame is the joint's. `joint` is the one described, if any."""

    link: str
    parent: str
    name: str
    kind: str
    X: Placement  # in the parent link
    axis: Array
    body: Body | None = None
    joint: Joint | None = None
    coordinate: int = 0


def with_known_joints(mechanism: Mechanism, ledger: Ledger) -> Mechanism:
    """Helical joints as cylindrical ones whose translation follows the rotation, general ones as free ones."""
    joints, couplings = [], list(mechanism.couplings)
    for joint in mechanism.joints:
        if joint.kind == "helical":
            assert joint.pitch is not None
            couplings.append(Coupling(f"pitch of {joint.name}", joint.name, joint.name, joint.pitch, coordinate=1))
            joint = replace(joint, kind="cylindrical", pitch=None, **_along_rotation(joint))
            ledger.remark(f"joint {joint.name!r}", "a cylindrical joint whose translation follows its rotation")
        elif joint.kind == "general":
            what = f"joint {joint.name!r}"
            ledger.dropped(what, "the format has no general joints: its bodies move freely relative to each other")
            joint = Joint(joint.name, "free", joint.parent, joint.child, joint.at, joint.child_at)
        joints.append(joint)
    driven = {joint.name for joint in mechanism.joints if joint.kind == "general"}
    actuators = [a for a in mechanism.actuators if not driven & {name for name, _, _ in a.shares}]
    couplings = [c for c in couplings if not driven & {name for name, _ in c.members}]
    return replace(mechanism, joints=tuple(joints), couplings=tuple(couplings), actuators=tuple(actuators))


def _along_rotation(joint: Joint) -> dict[str, Any]:
    """Forces, limits, armature and start of a helical joint, as those of the rotation of a cylindrical one."""
    fields: dict[str, Any] = {}
    for part in FORCES:
        if (law := getattr(joint, part)) is not None:
            own = {name: getattr(law, name) for name in law.__dataclass_fields__ if getattr(law, name) is not None}
            fields[part] = replace(law, **{name: (value[0], 0.0) for name, value in own.items()})
    if joint.limits is not None:
        low, high = joint.limits[0]  # type: ignore[misc]
        along = sorted((joint.pitch * low, joint.pitch * high))  # type: ignore[operator]
        fields["limits"] = ((low, high), tuple(along)) if joint.pitch else None
    if joint.armature is not None:
        fields["armature"] = (joint.armature[0], 0.0)  # type: ignore[index]
    if joint.start is not None:
        fields["start"] = (joint.start[0], joint.pitch * joint.start[0])  # type: ignore[operator]
    return fields


def acted_on(mechanism: Mechanism) -> set[str]:
    """Joints with an actuator, a coupling, a force, limits or armature."""
    parts = (*FORCES, "limits", "armature")
    found = {joint.name for joint in mechanism.joints if any(getattr(joint, part) is not None for part in parts)}
    found |= {name for actuator in mechanism.actuators for name, _, _ in actuator.shares}
    return found | {name for coupling in mechanism.couplings for name, _ in coupling.members}


def edges_and_loops(mechanism: Mechanism) -> tuple[list[Edge], list[Joint]]:
    """The tree and the joints that close loops: those of the description on which nothing acts, else those of many DOF.

    What acts on a joint has a place in a tree only. A body that nothing else carries takes one of its joints.
    """
    cut = {joint.name for joint in mechanism.joints if joint.cut} - acted_on(mechanism)
    plain = replace(mechanism, joints=tuple(replace(joint, cut=False) for joint in mechanism.joints), platform=None)
    edges, loops = spanning_tree(plain, cut)
    while floating := [edge.body for edge in edges if edge.joint is None]:
        holding = {j.name for j in mechanism.joints if j.name in cut and {j.parent, j.child} & set(floating[:1])}
        cut = cut - holding if holding else set()
        edges, loops = spanning_tree(plain, cut)
    found = []
    for edge in edges:
        assert edge.joint is not None
        joint = mechanism.joint(edge.joint.name)
        frames = (Placement.of_pose(joint.at), Placement.of_pose(joint.child_at))
        near, far = reversed(frames) if edge.flipped else frames
        found.append(Edge(mechanism.body(edge.body), edge.parent, joint, edge.flipped, near, far))
    return found, [mechanism.joint(loop.name) for loop in loops]


def nodes_of(edge: Edge, native: Collection[str], ledger: Ledger) -> list[TreeNode]:
    """The links that an edge of the tree becomes; kinds that are not native become steps."""
    joint, body = edge.joint, edge.body
    if joint.kind == "fixed":
        return [
            TreeNode(body.name, edge.parent, joint.name, "fixed", edge.near @ edge.far.inverse(), HERE[2], body, joint)
        ]
    same_backwards = joint.kind in ("spherical", "free")
    if joint.kind in native and joint.kind not in STEPS_OF_ONE and (same_backwards or not edge.flipped):
        steps: list[tuple[str, Array, int]] = [(joint.kind, HERE[2], 0)]
    elif joint.kind in STEPS:
        steps = edge.steps
        if joint.kind == "spherical":
            how = "three revolute joints about x, y, z, which are singular where the second is at 90°"
            ledger.approximated(f"joint {joint.name!r}", how)
    else:
        raise LossError(f"joint {joint.name!r}: the format has no {joint.kind} joints")
    turns_only = not np.any(edge.far.p) and len(steps) == 1 and steps[0][0] in STEPS_OF_ONE
    nodes, parent, X = [], edge.parent, edge.near
    for number, (kind, axis, coordinate) in enumerate(steps):
        last = number == len(steps) - 1
        name = joint.name if len(steps) == 1 else f"{joint.name}.{coordinate}"
        if last and turns_only:
            X, axis = X @ edge.far.inverse(), edge.far.R @ axis
        whole = last and (turns_only or _is_identity(edge.far))
        link = body.name if whole else f"{joint.name}~{number + 1}"
        nodes.append(TreeNode(link, parent, name, kind, X, axis, body if whole else None, joint, coordinate))
        parent, X = link, Placement.of()
    if nodes[-1].body is None:
        nodes.append(TreeNode(body.name, parent, f"{joint.name}~frame", "fixed", edge.far.inverse(), HERE[2], body))
    return nodes


def end_nodes(joint: Joint, native: Collection[str], ledger: Ledger) -> list[TreeNode]:
    """A joint that closes a loop as a chain without mass on its parent, whose end is to be fixed to the child."""
    end = Edge(Body(f"{joint.name}~end"), joint.parent, joint, False, Placement.of_pose(joint.at), Placement.of())
    return nodes_of(end, native, ledger)


def _is_identity(X: Placement) -> bool:
    return not np.any(X.p) and np.array_equal(X.R, HERE)


def rpy(R: Array) -> tuple[float, float, float]:
    """Angles of rotations about the fixed axes x, y, z, in this order, that make a rotation."""
    flat = float(np.hypot(R[0, 0], R[1, 0]))
    pitch = float(np.arctan2(-R[2, 0], flat))
    if flat < 1e-8:  # x axis along ±z: the yaw is taken as 0
        return float(np.arctan2(-R[1, 2], R[1, 1])), pitch, 0.0
    return float(np.arctan2(R[2, 1], R[2, 2])), pitch, float(np.arctan2(R[1, 0], R[0, 0]))


def joint_motion(joint: Joint, q: Sequence[float]) -> Placement:
    """X_FM of a joint at coordinates."""
    if joint.kind in ("spherical", "free"):
        return Placement.of_quaternion(q[4:] if joint.kind == "free" else (0.0, 0.0, 0.0), q[:4])
    X = Placement.of()
    for (kind, axis), value in zip(STEPS.get(joint.kind, ()), q, strict=False):
        along = HERE[axis] * value
        step = Placement.of(along) if kind == "prismatic" else Placement.of(R=_turned(along))
        X = X @ step
    return X


def _turned(rotation: Array) -> Array:
    return quaternion_matrix(vector_quaternion(rotation))


def carried_share(mechanism: Mechanism, body: Body) -> float:
    """The share of a body's weight that its only wrench, a constant force at the mass centre, carries; 0 for others."""
    own = [wrench for wrench in mechanism.wrenches if wrench.body == body.name]
    weight = body.mass * np.array(mechanism.gravity)
    if not own or not weight.any() or own != [Wrench(body.name, wrench.force, at=body.center) for wrench in own[:1]]:
        return 0.0
    force = np.array(own[0].force)
    share = -float(force @ weight) / float(weight @ weight)
    return round(share, 12) if np.allclose(force, -share * weight, rtol=1e-12, atol=1e-300) else 0.0


def drop_the_rest(mechanism: Mechanism, ledger: Ledger, said: Collection[str] = ()) -> None:
    """What no tree format says; `said` are parts that this one does."""
    if "wrenches" not in said:
        shares = {body.name: carried_share(mechanism, body) for body in mechanism.bodies}
        for wrench in mechanism.wrenches:
            if shares[wrench.body] and ("carried" in said or ("weightless" in said and shares[wrench.body] == 1)):
                ledger.kept(f"wrench on {wrench.body!r}", "it carries the body's weight")
                continue
            ledger.dropped(f"wrench on {wrench.body!r}", "the format has no constant wrenches")
    if "contacts" not in said:
        for contact in mechanism.contacts:
            ledger.dropped(f"contact {contact.name!r}", "points on planes are not written in this format")
    for point in mechanism.points:
        ledger.dropped(f"point {point.name!r}", "named points are not written in this format", essential=False)
    for element in mechanism.bushings if "struts" in said else mechanism.elements:
        ledger.dropped(f"{type(element).__name__.lower()} {element.name!r}", "the format has no force elements")
    for body in mechanism.bodies:
        if body.flexible is not None:
            ledger.dropped(f"flexible link {body.name!r}", "the body is written as a rigid one")
        if body.beams or body.compliance is not None:
            ledger.dropped(f"compliance of body {body.name!r}", "the format has none", essential=False)
    for joint in mechanism.joints:
        if joint.mu is not None:
            ledger.dropped(f"mu of joint {joint.name!r}", "the format has no joints that only push")
        if joint.compliance is not None:
            ledger.dropped(f"compliance of joint {joint.name!r}", "the format has none", essential=False)
        if joint.start is not None and "start" not in said:
            ledger.dropped(f"start of joint {joint.name!r}", "the format has no place for it", essential=False)
    for part in ("platform", "home"):
        if getattr(mechanism, part) is not None:
            ledger.dropped(part, "the format has no place for it", essential=False)
    if mechanism.derived_from.entries:
        ledger.dropped("parameters", "numbers are written without their names", essential=False)


def ground_or(name: str, ground: str) -> str:
    """The name of a body, with the format's word for the ground."""
    return ground if name == GROUND else name
