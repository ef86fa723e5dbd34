"""A machine as the formats of trees see it: links one on the other, steps of one degree of freedom, and loops apart.

A body keeps its frame. A joint whose child frame lies elsewhere on the body is reached through a link without mass, and
so are joints that a format can only say as several.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

import numpy as np

from closedchain.errors import LossError
from closedchain.formats.placement import HERE, Placement
from closedchain.formats.report import Ledger
from closedchain.mechanism import Body, Joint, Mechanism
from closedchain.mechanism.names import GROUND
from closedchain.multibody.tree import spanning_tree
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


def edges_and_loops(mechanism: Mechanism) -> tuple[list[Edge], list[Joint]]:
    """The tree, with joints of few degrees of freedom in it, and the joints that close loops."""
    joints = tuple(replace(joint, cut=False) for joint in mechanism.joints)
    edges, loops = spanning_tree(replace(mechanism, joints=joints, platform=None))
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


def drop_the_rest(mechanism: Mechanism, ledger: Ledger, said: Collection[str] = ()) -> None:
    """What no tree format says; `said` are parts that this one does."""
    if "wrenches" not in said:
        for wrench in mechanism.wrenches:
            ledger.dropped(f"wrench on {wrench.body!r}", "the format has no constant wrenches")
    if "contacts" not in said:
        for contact in mechanism.contacts:
            ledger.dropped(f"contact {contact.name!r}", "points on planes are not written in this format")
    for element in mechanism.elements:
        ledger.dropped(f"{type(element).__name__.lower()} {element.name!r}", "the format has no force elements")
    for body in mechanism.bodies:
        if body.flexible is not None:
            ledger.dropped(f"flexible link {body.name!r}", "the body is written as a rigid one")
        if body.beams or body.compliance is not None:
            ledger.dropped(f"compliance of body {body.name!r}", "the format has none", essential=False)
        if body.shape is not None:
            ledger.dropped(f"shape of body {body.name!r}", "pictures are not written", essential=False)
    for joint in mechanism.joints:
        if joint.compliance is not None:
            ledger.dropped(f"compliance of joint {joint.name!r}", "the format has none", essential=False)
        if joint.start is not None and "start" not in said:
            ledger.dropped(f"start of joint {joint.name!r}", "the format has no place for it", essential=False)
    for part in ("platform", "home"):
        if getattr(mechanism, part) is not None:
            ledger.dropped(part, "the format has no place for it", essential=False)


def ground_or(name: str, ground: str) -> str:
    """The name of a body, with the format's word for the ground."""
    return ground if name == GROUND else name
