"""How the joints of a graph can move together: their screws in the world, the loops they close, the DOF left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from closedchain.library.placing import Place, rot_x
from closedchain.mechanism.joint import JointKind
from closedchain.types import Array


@dataclass(frozen=True)
class Draft:
    """A joint before its bodies' frames are known: where it is in the world, and its coordinates there."""

    kind: JointKind
    parent: int
    child: int
    at: Place
    q: Array
    pitch: float | None = None


def screws(joint: Draft) -> Array:
    """The joint's motions as columns [angular; linear] about the world's origin, in world axes."""
    x, y, z, none = *np.eye(3), np.zeros(3)
    motions: list[tuple[Array, Array]] = {
        "revolute": [(z, none)],
        "prismatic": [(none, z)],
        "cylindrical": [(z, none), (none, z)],
        "universal": [(x, none), (rot_x(joint.q[0])[:, 1] if joint.kind == "universal" else y, none)],
        "spherical": [(x, none), (y, none), (z, none)],
        "planar": [(none, x), (none, y), (z, none)],  # turning elsewhere adds slides that are there already
        "helical": [(z, (joint.pitch or 0.0) * z)],
        "fixed": [],
    }[joint.kind]
    turns = [joint.at.R @ w for w, _ in motions]
    slides = [joint.at.R @ v + np.cross(joint.at.p, joint.at.R @ w) for w, v in motions]
    return np.vstack([np.array(turns).reshape(-1, 3).T, np.array(slides).reshape(-1, 3).T])


def loop_matrix(nodes: int, joints: Sequence[Draft]) -> Array:
    """Six rows for every loop: the joints' velocities around it add up to nothing."""
    ways = _ways_from_ground(nodes, joints)
    tree = {abs(step) for way in ways for step in way}
    blocks = [screws(joint) for joint in joints]
    rows = []
    for k, joint in enumerate(joints):
        if k + 1 in tree:
            continue
        row = [np.zeros_like(block) for block in blocks]
        for way, sign in ((ways[joint.parent], 1), ([k + 1], 1), (ways[joint.child], -1)):
            for step in way:
                row[abs(step) - 1] += sign * np.sign(step) * blocks[abs(step) - 1]
        rows.append(np.hstack(row))
    return np.vstack(rows) if rows else np.zeros((0, sum(block.shape[1] for block in blocks)))


def _ways_from_ground(nodes: int, joints: Sequence[Draft]) -> list[list[int]]:
    """The joints on a way from node 0 to each node, counted from 1, negative where passed from child to parent."""
    ways: dict[int, list[int]] = {0: []}
    while len(ways) < nodes:
        for k, joint in enumerate(joints):
            if joint.parent in ways and joint.child not in ways:
                ways[joint.child] = [*ways[joint.parent], k + 1]
            elif joint.child in ways and joint.parent not in ways:
                ways[joint.parent] = [*ways[joint.child], -(k + 1)]
    return [ways[node] for node in range(nodes)]
