"""A spanning forest over the joints, and the single-axis steps a joint is made of, for the oracles that need a tree."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from closedchain.mechanism import Joint, Mechanism, Pose
from oracles.state import GROUND, States, plain_kind, relative_motion

# in the order in which they are applied from the parent frame to the child frame
STEPS: dict[str, tuple[str, ...]] = {
    "revolute": ("RZ",),
    "prismatic": ("PZ",),
    "cylindrical": ("RZ", "PZ"),
    "universal": ("RX", "RY"),
    "planar": ("PX", "PY", "RZ"),
    "helical": ("HZ",),
    "fixed": (),
}


@dataclass(frozen=True)
class Edge:
    """A joint walked from the body `near` to the body `far`; `flipped` when that is from its child to its parent."""

    joint: Joint
    near: str
    far: str

    @property
    def flipped(self) -> bool:
        return self.near == self.joint.child

    @property
    def near_frame(self) -> Pose:
        return self.joint.child_at if self.flipped else self.joint.at

    @property
    def far_frame(self) -> Pose:
        return self.joint.at if self.flipped else self.joint.child_at

    @property
    def steps(self) -> tuple[str, ...]:
        """Single-axis steps from near to far: walked backwards, a joint is its steps reversed and negated."""
        steps = STEPS[plain_kind(self.joint)]
        return steps[::-1] if self.flipped else steps


@dataclass(frozen=True)
class Forest:
    """Edges in an order in which `near` is always reached before, bodies that float, and joints that close loops."""

    edges: tuple[Edge, ...]
    floating: tuple[str, ...]
    closing: tuple[Joint, ...]


def grow(mechanism: Mechanism, without: Collection[str] = ()) -> Forest:
    """A forest rooted in the ground and in one body of every part that no joint ties to it."""
    joints = [j for j in mechanism.joints if j.name not in without and j.kind != "free"]
    reached: set[str] = set()
    edges: list[Edge] = []
    floating: list[str] = []
    for root in (GROUND, *(body.name for body in mechanism.bodies)):
        if root in reached:
            continue
        if root != GROUND:
            floating.append(root)
        reached.add(root)
        queue = [root]
        while queue:
            near = queue.pop(0)
            for joint in joints:
                far = {joint.parent: joint.child, joint.child: joint.parent}.get(near)
                if far is not None and far not in reached:
                    reached.add(far)
                    queue.append(far)
                    edges.append(Edge(joint, near, far))
    used = {edge.joint.name for edge in edges}
    return Forest(tuple(edges), tuple(floating), tuple(j for j in joints if j.name not in used))


def coordinates(joint: Joint, states: States) -> tuple[list[float], list[float]]:
    """Coordinates and velocities of the joint's steps, parent to child, read off the world states of its bodies."""
    R, r, omega, v = relative_motion(joint, states)
    turn = float(np.arctan2(R[1, 0], R[0, 0]))
    kind = plain_kind(joint)
    if kind == "universal":
        a, b = np.arctan2(R[2, 1], R[1, 1]), np.arctan2(R[0, 2], R[0, 0])
        return [float(a), float(b)], [float(omega[0]), float(R[:, 1] @ omega)]
    if kind == "helical":
        whole = round((r[2] / joint.pitch - turn) / (2 * np.pi)) if joint.pitch else 0
        return [turn + 2 * np.pi * whole], [float(omega[2])]
    values = {"RZ": (turn, omega[2]), "PX": (r[0], v[0]), "PY": (r[1], v[1]), "PZ": (r[2], v[2])}
    steps = [values[step] for step in STEPS[kind]]
    return [float(q) for q, _ in steps], [float(rate) for _, rate in steps]
