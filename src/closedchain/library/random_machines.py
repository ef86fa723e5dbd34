"""Random machines for tests: assembled by construction, every seed another graph, other joints, other bodies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.library.geometry import MOTIONS, Place, assembled, joint_place, matrix, one_of, place, points, vector
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Shape
from closedchain.mechanism.joint import DOF, JointKind
from closedchain.records import dataclass
from closedchain.spatial.numeric import quaternion_matrix
from closedchain.types import Array

KINDS: dict[JointKind, float] = {
    "revolute": 5,
    "prismatic": 2,
    "cylindrical": 2,
    "universal": 3,
    "spherical": 3,
    "planar": 1,
    "helical": 1,
    "fixed": 0.3,
}
DRIVEN = ("revolute", "prismatic", "helical", "cylindrical", "universal")
REGULAR = 0.03  # the smallest singular value of the loops' matrix, and of what the drives determine
TRIES = 5000

Rng: TypeAlias = "np.random.Generator"


@dataclass(frozen=True)
class Draft:
    """A joint before its bodies' frames are known: where it is in the world, and its coordinates there."""

    kind: JointKind
    parent: int
    child: int
    at: Place
    q: Array
    pitch: float | None = None


Graph = tuple[list[str], list[Draft], list[str], list[Place]]


def random_machine(
    seed: int, *, bodies: int | None = None, loops: int | None = None, kinds: Sequence[JointKind] = tuple(KINDS)
) -> Mechanism:
    """A random graph of `bodies` (3 to 7 if not given) with `loops` (1 to 3), not in general legs and a platform.

    Some bodies may hang on one joint only. `kinds` are the joint kinds to draw from. The loops close exactly at the
    start, which is not singular; there are 1 to 12 DOF, and drives on as many of them as single-axis joints can
    determine. The same arguments give the same machine.
    """
    _check_kinds(kinds)
    rng = np.random.default_rng(seed)
    n = int(rng.integers(3, 8)) if bodies is None else bodies
    k = int(rng.integers(1, min(3, max(1, n - 2)) + 1)) if loops is None else loops
    if n < 2 or not 1 <= k <= (n + 1) * n // 2 - n:
        raise ArgumentError(f"{n} bodies and {k} loops: at least 2 bodies and 1 loop, and no more joints than pairs")

    def draw() -> Graph:
        edges = _edges(rng, n, k)
        places = [place(), *(place(rng.uniform(-1, 1, 3), _rotation(rng)) for _ in range(n))]
        drafts = [_draft(rng, _kind(rng, kinds), a, b, places[a].p, places[b].p) for a, b in edges]
        names = [f"joint{i + 1}" for i in range(len(drafts))]
        return ["ground", *(f"body{i + 1}" for i in range(n))], drafts, names, places

    return _first_good(f"random_machine_{seed}", draw, rng, None, 12)


def random_legs(seed: int, *, legs: int | None = None, kinds: Sequence[JointKind] = tuple(KINDS)) -> Mechanism:
    """A platform on 2 to 6 random `legs` of unequal length and joint kinds, 5 to 7 degrees of freedom each.

    Every DOF of the machine (1 to 8) has a drive, on joints that determine the motion at the start; the loops close
    there exactly. The same arguments give the same machine.
    """
    _check_kinds(kinds)
    rng = np.random.default_rng(seed)
    m = int(rng.integers(2, 7)) if legs is None else legs
    if m < 2:
        raise ArgumentError(f"legs is {m}; it must be 2 or more")

    def draw() -> Graph:
        bodies, names = ["ground", "platform"], []
        places = [place(), place(np.array([0, 0, 1]) + rng.uniform(-0.2, 0.2, 3), _rotation(rng))]
        drafts: list[Draft] = []
        for i in range(m):
            foot = np.array([*np.array([np.cos(2 * np.pi * i / m), np.sin(2 * np.pi * i / m)]), 0])
            parts = _leg_kinds(rng, kinds, int(rng.choice([5, 6, 6, 6, 7])))
            way = np.linspace(foot, places[1].p + 0.3 * foot, len(parts))
            before = 0
            for j, kind in enumerate(parts):
                last = j == len(parts) - 1
                after = 1 if last else len(bodies)
                if not last:
                    bodies.append(f"leg{i + 1}_link{j + 1}")
                    places.append(place((way[j] + way[j + 1]) / 2 + rng.uniform(-0.2, 0.2, 3), _rotation(rng)))
                drafts.append(_draft(rng, kind, before, after, way[j], way[j]))
                names.append(f"leg{i + 1}_joint{j + 1}")
                before = after
        return bodies, drafts, names, places

    return _first_good(f"random_legs_{seed}", draw, rng, "platform", 8)


def _first_good(name: str, draw: Callable[[], Graph], rng: Rng, platform: str | None, most: int) -> Mechanism:
    """The first draw that is regular, moves, and (with a platform) can be driven."""
    for _ in range(TRIES):
        bodies, drafts, names, places = draw()
        dof = sum(DOF[d.kind] for d in drafts)
        loops = len(drafts) - len(bodies) + 1
        if not 1 <= dof - 6 * loops <= most:
            continue
        matrix_of_loops = loop_matrix(len(bodies), drafts)
        if np.linalg.svd(matrix_of_loops, compute_uv=False)[-1] < REGULAR:
            continue
        drives = _drives(matrix_of_loops, drafts, names)
        if platform is None or len(drives) == dof - 6 * loops:
            return _built(name, bodies, drafts, names, places, drives, rng, platform)
    raise ArgumentError(
        f"no regular machine among {TRIES} drawn: ask for fewer loops or for joint kinds with more degrees of freedom"
    )


def _built(
    name: str,
    names: list[str],
    drafts: list[Draft],
    joint_names: list[str],
    places: list[Place],
    drives: list[Actuator],
    rng: Rng,
    platform: str | None,
) -> Mechanism:
    joints = [_joint(label, draft, names, places) for label, draft in zip(joint_names, drafts, strict=True)]
    bodies = [_body(rng, body, joints) for body in names[1:]]
    where = dict(zip(names[1:], places[1:], strict=True))
    gravity = vector(9.81 * _unit(rng)) if platform is None else (0.0, 0.0, -9.81)
    return assembled(name, bodies, joints, where, actuators=drives, platform=platform, gravity=gravity)


def _joint(name: str, draft: Draft, names: list[str], places: list[Place]) -> Joint:
    parent, child = names[draft.parent], names[draft.child]
    here = draft.at.seen_from(places[draft.parent])
    moved = joint_place(MOTIONS[draft.kind], draft.q, draft.pitch)
    there = draft.at.then(moved).seen_from(places[draft.child])
    return Joint(name, draft.kind, parent, child, here.frame, there.frame, pitch=draft.pitch)


def _body(rng: Rng, name: str, joints: list[Joint]) -> Body:
    """A cloud of six points of mass, near enough to the body's origin."""
    masses, cloud = rng.uniform(0.1, 1.0, 6), rng.uniform(-0.3, 0.3, (6, 3))
    center = masses @ cloud / masses.sum()
    spread = sum((m * np.outer(r, r) for m, r in zip(masses, cloud - center, strict=True)), np.zeros((3, 3)))
    inertia = np.trace(spread) * np.eye(3) - spread
    ends = [j.at.position for j in joints if j.parent == name]
    ends += [j.child_at.position for j in joints if j.child == name]
    line = Shape(points(*(p for end in ends for p in ((0, 0, 0), end))))
    return Body(name, float(masses.sum()), vector(center), matrix(inertia), line)


def loop_matrix(nodes: int, joints: Sequence[Draft]) -> Array:
    """Six rows for every loop: the joints' velocities around it add up to nothing."""
    ways = _ways_from_ground(nodes, joints)
    tree = {abs(step) for way in ways for step in way}
    blocks = [_screws(joint) for joint in joints]
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


def _screws(joint: Draft) -> Array:
    """The joint's motions as columns [angular; linear] about the world's origin, in world axes.

    All rotations pass through the joint's frame: elsewhere, a planar joint's adds translations that are there already.
    """
    motions = MOTIONS[joint.kind]
    found = np.zeros((6, DOF[joint.kind]))
    for k, motion in enumerate("XYZ" if motions == "Q" else motions):
        before = np.eye(3) if motions == "Q" else joint_place(motions[:k], joint.q).R
        axis = joint.at.R @ before[:, "xyz".find("z" if motion == "H" else motion.lower())]
        if motion.islower():
            found[3:, k] = axis
        else:
            found[:, k] = [*axis, *((joint.pitch or 0.0) * axis + np.cross(joint.at.p, axis))]
    return found


def _drives(loops: Array, drafts: list[Draft], names: list[str]) -> list[Actuator]:
    """Drives on single-axis degrees of freedom that determine the motion, best conditioned first."""
    from scipy.linalg import null_space, qr  # takes 0.3 s to import

    free = null_space(loops)
    owners = [(k, c) for k, d in enumerate(drafts) for c in range(DOF[d.kind])]
    able = [row for row, (k, _) in enumerate(owners) if drafts[k].kind in DRIVEN]
    if not able:
        return []
    _, R, order = qr(free[able].T, mode="economic", pivoting=True)
    chosen = [able[order[i]] for i in range(min(R.shape)) if abs(R[i, i]) > REGULAR]
    return [Actuator(f"{names[k]}_drive{c + 1}", names[k], c) for k, c in (owners[row] for row in sorted(chosen))]


def _draft(rng: Rng, kind: JointKind, parent: int, child: int, p: Array, q: Array) -> Draft:
    """A joint between two points, at a random orientation and random coordinates."""
    at = place((p + q) / 2 + rng.uniform(-0.2, 0.2, 3), _rotation(rng))
    angles, slides, rotation = rng.uniform(-1, 1, 3), rng.uniform(-0.3, 0.3, 3), _unit(rng, 4)
    left, motions = {True: list(angles), False: list(slides)}, MOTIONS[kind]
    start = rotation if motions == "Q" else np.array([left[motion.isupper()].pop(0) for motion in motions])
    return Draft(kind, parent, child, at, start, float(slides[2]) if kind == "helical" else None)


def _edges(rng: Rng, n: int, loops: int) -> list[tuple[int, int]]:
    """A random tree on the ground (0) and n bodies, mostly long chains, and one more edge for each loop."""
    edges = [(i - 1 if rng.random() < 0.7 else int(rng.integers(0, i)), i) for i in range(1, n + 1)]
    apart = [(a, b) for a in range(n + 1) for b in range(a + 1, n + 1) if (a, b) not in edges]
    chosen = rng.choice(len(apart), loops, replace=False)
    return edges + [apart[i] for i in chosen]


def _leg_kinds(rng: Rng, kinds: Sequence[JointKind], dof: int) -> list[JointKind]:
    """Kinds in random order with that many degrees of freedom together, three joints at least."""
    while True:
        parts = [_kind(rng, kinds)]
        while sum(DOF[kind] for kind in parts) < dof:
            parts.append(_kind(rng, kinds))
        if sum(DOF[kind] for kind in parts) == dof and len(parts) >= 3:
            return parts


def _check_kinds(kinds: Sequence[JointKind]) -> None:
    for kind in kinds:
        one_of("joint kind", kind, KINDS)


def _kind(rng: Rng, kinds: Sequence[JointKind]) -> JointKind:
    weights = np.array([KINDS[kind] for kind in kinds])
    return kinds[int(rng.choice(len(kinds), p=weights / weights.sum()))]


def _unit(rng: Rng, size: int = 3) -> Array:
    v = rng.normal(size=size)
    unit: Array = v / np.linalg.norm(v)
    return unit


def _rotation(rng: Rng) -> Array:
    return quaternion_matrix(_unit(rng, 4))
