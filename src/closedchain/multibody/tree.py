"""The spanning tree: which joints carry coordinates and which close the loops.

A file of its own although only `build` needs it: it is an algorithm on the graph of bodies and joints, without symbols.
"""

from __future__ import annotations

from collections.abc import Collection
from heapq import heappop, heappush

from closedchain.errors import TopologyError, choose
from closedchain.mechanism import Joint, Mechanism
from closedchain.mechanism.names import GROUND
from closedchain.multibody.chains import Groups
from closedchain.multibody.joints import joint_model
from closedchain.records import dataclass


@dataclass(frozen=True)
class TreeEdge:
    """A body and the tree joint that carries it; `joint` is None for a body that floats on six free coordinates."""

    body: str
    parent: str
    joint: Joint | None
    flipped: bool  # the tree runs against the joint's own parent-to-child direction


def spanning_tree(mechanism: Mechanism, cut: Collection[str] | None = None) -> tuple[list[TreeEdge], list[Joint]]:
    """Edges of the tree from the ground outwards, and the joints that are cut.

    Cut are: the joints named in `cut`, else those marked in the description, else, when there are loops and a platform,
    all its joints in loops, without couplings; and always joints that carry no coordinates. What remains is a tree
    that prefers joints whose turns count, then joints on which something acts, then joints with few degrees of freedom,
    and among those short chains. A body that the ground does not reach floats.
    """
    forced = _forced_cuts(mechanism, cut)
    edges: list[TreeEdge] = []
    reached: set[str] = set()
    used: set[str] = set()
    _grow(mechanism, GROUND, forced, reached, used, edges)
    floating = [mechanism.platform] if mechanism.platform else []
    for body in [*floating, *(b.name for b in mechanism.bodies)]:
        if body not in reached:
            edges.append(TreeEdge(body, GROUND, None, False))
            _grow(mechanism, body, forced, reached, used, edges)
    return edges, [joint for joint in mechanism.joints if joint.name not in used]


def _forced_cuts(mechanism: Mechanism, cut: Collection[str] | None) -> set[str]:
    names = {joint.name for joint in mechanism.joints}
    if cut is not None:
        for name in cut:
            if name not in names:
                raise TopologyError(f"cut: {choose('joint', name, sorted(names))}")
        forced = set(cut)
    else:
        forced = {joint.name for joint in mechanism.joints if joint.cut}
        loops = len(mechanism.joints) > len(mechanism.bodies)
        if not forced and loops and mechanism.platform is not None:
            own = [joint for joint in mechanism.joints if mechanism.platform in (joint.parent, joint.child)]
            forced = {joint.name for joint in own if _in_loop(mechanism, joint)} - _coupled(mechanism)
    return forced | {joint.name for joint in mechanism.joints if not joint_model(joint).in_tree}


def _in_loop(mechanism: Mechanism, joint: Joint) -> bool:
    """Whether the bodies of a joint hang together without it."""
    groups = Groups([GROUND, *(body.name for body in mechanism.bodies)])
    for other in mechanism.joints:
        if other.name != joint.name:
            groups.join(other.parent, other.child)
    return groups.leader(joint.parent) == groups.leader(joint.child)


def _coupled(mechanism: Mechanism) -> set[str]:
    """Joints whose coordinates couplings need."""
    return {joint for coupling in mechanism.couplings for joint, _ in coupling.members}


def winding(mechanism: Mechanism) -> set[str]:
    """Joints whose turns count in the equations of motion: springs and couplings act by angles of theirs."""
    coupled = {member for coupling in mechanism.couplings for member in coupling.members}
    return {
        joint.name
        for joint in mechanism.joints
        for k, periodic in enumerate(joint_model(joint).periodic)
        if periodic and joint.has_coordinates and (joint.spring is not None or (joint.name, k) in coupled)
    }


def _loaded(mechanism: Mechanism) -> set[str]:
    """Joints on which something acts or whose travel is limited."""
    driven = {name for actuator in mechanism.actuators for name, _, _ in actuator.shares}
    acting = ("spring", "damper", "friction", "limits", "armature")
    own = (joint for joint in mechanism.joints if any(getattr(joint, part) is not None for part in acting))
    return driven | _coupled(mechanism) | {joint.name for joint in own}


def _grow(
    mechanism: Mechanism, root: str, forced: set[str], reached: set[str], used: set[str], edges: list[TreeEdge]
) -> None:
    """Prim's algorithm from a root over the joints that are not cut."""
    wound, loaded = winding(mechanism), _loaded(mechanism)
    heap: list[tuple[tuple[bool, bool, bool, int, int, int], str, str, bool]] = []
    joints = {joint.name: joint for joint in mechanism.joints}

    def offer(body: str, depth: int) -> None:
        for index, joint in enumerate(mechanism.joints):
            if joint.name in forced or body not in (joint.parent, joint.child):
                continue
            flipped = body == joint.child
            other = joint.parent if flipped else joint.child
            act = joint.name not in wound, joint.name not in loaded
            key = (joint_model(joint).unconstrained, *act, joint.dof, depth, index)
            if other not in reached and other != GROUND:
                heappush(heap, (key, joint.name, other, flipped))

    reached.add(root)
    offer(root, 0)
    while heap:
        key, name, body, flipped = heappop(heap)
        if body in reached:
            continue
        joint = joints[name]
        edges.append(TreeEdge(body, joint.child if flipped else joint.parent, joint, flipped))
        reached.add(body)
        used.add(name)
        offer(body, key[4] + 1)
