"""The loops of a machine as a family of algebraic equations: unknown coordinates, parameters what is given.

rows(x, p) = 0: the residual of the loops, unit quaternions, and joints or a platform held where they are given.

    x    coordinates that are not given; lengths over the machine's size
    p    first what moves along paths: given coordinates, and displacements of joint frames from the described ones that
         contradict no redundant row: along their own axes (over the size), about them (rad), and about a point where
         axes of the machine meet; then given coordinates that would contradict some
    key  what tells modes apart: the pose of the platform, or the relative poses of driven joints, or all bodies

A residual holds sines, which vanish half a turn away, too: `checks` tell such roots apart. A joint that closes a loop
and is given is a weld at its given pose.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import combinations

import casadi as ca
import numpy as np

from closedchain.continuation.equations import Complex, Family
from closedchain.kinematics.assemble import Targets
from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Pose
from closedchain.mechanism.names import GROUND
from closedchain.multibody.build import build_system
from closedchain.multibody.joints import WELD, JointModel
from closedchain.multibody.kinematics import TreeKinematics
from closedchain.multibody.parameters import Entry
from closedchain.multibody.system import Cut, Link
from closedchain.records import dataclass
from closedchain.spatial.numeric import xyz_angles
from closedchain.spatial.symbolic import Transform, quaternion_between, quaternion_matrix, rotation_about
from closedchain.types import SX, Array

TURN, LENGTH, NUMBER = 1.2, 1.0, 0.4  # how far loops go: rad, sizes, and sizes or rad of the description's numbers
SIDES = ("at", "child_at")
CENTRE_AXES = 4  # axes of revolute joints that meet in a point: as many as a spherical loop has
DIRECTIONS = ("x", "y", "z", "rx", "ry", "rz")  # displacements of a frame, along and about its axes
ASIDE = np.array([[np.cos(1), -np.sin(1), 0], [np.sin(1), np.cos(1), 0], [0, 0, 1]])  # x is no axis of symmetry
MEETING = 1e-9  # distance at which axes meet, machine sizes, and the least sine of the angle between them


@dataclass(frozen=True, eq=False)
class FreeNumber:
    """One number of p.

    kind: "joint", "coordinate" (of an idle motion), "platform" or "number"      place: joint and index, or the like
    value: at the machine as described, where the request does not say      turning: an angle      reach: of loops
    """

    kind: str
    place: tuple[str, int]
    value: float
    turning: bool
    reach: float


@dataclass(frozen=True)
class Request:
    """Which joints are given, whether the platform is; `wanted`: what modes are told apart by (platform, drives,
    bodies)."""

    joints: tuple[str, ...]
    platform: bool
    wanted: str


class Closure:
    """Equations of a machine for a request.

    home: a closed configuration
    idle: coordinates that are held because they move nothing wanted
    """

    def __init__(
        self,
        kinematics: Kinematics,
        request: Request,
        home: Array,
        idle: Sequence[int] = (),
        chosen: Callable[[FreeNumber], bool] | None = None,
    ) -> None:
        self.kinematics, self.request, self.home, self.idle = kinematics, request, home, tuple(idle)
        self.system, self.size = kinematics.system, kinematics.system.size
        candidates = self._candidates()
        self.moving = [one for one in candidates if chosen is None or chosen(one)]
        # what is given is always a parameter; numbers that may not move are constants
        self.fixed = [one for one in candidates if one not in self.moving and one.kind != "number"]
        self.parameters = [*self.moving, *self.fixed]

    def _candidates(self) -> list[FreeNumber]:
        found = []
        for name in self.request.joints:
            model = self.system.element(name).model
            for k, angle in enumerate(model.angles):
                found.append(FreeNumber("joint", (name, k), 0.0, angle, TURN if angle else LENGTH))
        found += [FreeNumber("coordinate", ("", k), 0.0, False, 0.5) for k in self.idle]
        if self.request.platform:
            found += [FreeNumber("platform", ("", k), 0.0, k >= 3, TURN / 2 if k >= 3 else LENGTH) for k in range(6)]
        own = {(link.joint.name, "at" if link.flipped else "child_at") for link in self.system.links if link.joint}
        for joint in self.system.mechanism.joints:
            for side in SIDES:
                if (joint.name, side) in own:  # where a body's own frame is changes nothing
                    continue
                name = f"{joint.name}.{side}"
                places = [*range(6), 6] if joint.name in self._centres else range(6)
                undone = self.system.element(joint.name).model.axes  # by the joint's own motion
                places = [k for k in places if k == 6 or DIRECTIONS[k] not in undone]
                found += [FreeNumber("number", (name, k), 0.0, k >= 3, NUMBER) for k in places]
        return found

    @cached_property
    def _centres(self) -> dict[str, Array]:
        """Points where axes of revolute joints meet, in the frames of these joints."""
        poses, found = self.kinematics.poses(self.home), dict[str, Array]()
        frames = dict[str, tuple[Array, Array]]()
        for joint in self.system.mechanism.joints:
            if self.system.element(joint.name).model.axes == ("rz",):
                X = np.eye(3, 4) if joint.parent == GROUND else poses[self.system.link(joint.parent).index]
                R, position = X[:, :3] @ joint.at.matrix, X[:, :3] @ joint.at.position + X[:, 3]
                frames[joint.name] = R, position / self.size
        for first, second in combinations(frames, 2):
            if first in found or second in found:
                continue
            centre = _meeting(frames[first], frames[second])
            if centre is None:
                continue
            off = {name: R.T @ (centre - p) for name, (R, p) in frames.items()}
            through = {name: self.size * c for name, c in off.items() if np.hypot(c[0], c[1]) < MEETING}
            if len(through) >= CENTRE_AXES:
                found |= through
        return found

    @cached_property
    def equations(self) -> Family:
        """The family."""
        numbers = {one.place: k for k, one in enumerate(self.parameters) if one.kind == "number"}
        frames = sorted({name for name, _ in numbers})
        entries: list[Entry] = [(f"{f}.position", (k,)) for f in frames for k in range(3)]
        entries += [(f"{f}.rotation", (i, j)) for f in frames for i in range(3) for j in range(3)]
        tree = TreeKinematics(build_system(self.system.mechanism, self.system.cut_joints, entries))
        p, x = SX.sym("p", len(self.parameters)), SX.sym("x", len(self.unknowns))
        rows, checks = self._rows(tree, p)
        outputs = [rows, checks, self._key(tree)]
        quantities = tree.system.quantities
        traced = ca.Function("closure", [tree.q, quantities.parameters, p], outputs, {"cse": True})
        rows, checks, key = traced(self._coordinates(x, p), self._numbers(frames, numbers, p), p)
        turning = np.array([one.turning for one in self.parameters], dtype=bool)
        angles = np.array([self.system.coordinate_units[k] == "rad" for k in self.unknowns], dtype=bool)
        moving = len(self.moving)
        rows, key, checks = map(ca.densify, (rows, key, checks))
        return Family(x, p, rows, key, checks, angles, turning, moving)

    @cached_property
    def unknowns(self) -> list[int]:
        """Coordinates of the tree that are x."""
        known = set(self.idle)
        for name in self.request.joints:
            part = self.system.element(name)
            known |= set(range(part.q.start, part.q.stop)) if isinstance(part, Link) else set()
        if (link := self._floating_platform) is not None:
            known |= set(range(link.q.start, link.q.stop))
        for flexible in self.system.flexible_bodies:
            known |= set(range(flexible.q.start, flexible.q.stop))
        return [k for k in range(self.system.nq) if k not in known]

    @property
    def _floating_platform(self) -> Link | None:
        link = self.system.platform if self.request.platform else None
        return link if link is not None and link.floats else None

    @cached_property
    def units(self) -> Array:
        """What one unit of every coordinate stands for: the machine's size (m), or 1."""
        return np.where(np.array(self.system.coordinate_units) == "m", self.size, 1.0)

    def _place(self, kind: str, place: tuple[str, int]) -> int:
        return next(k for k, one in enumerate(self.parameters) if (one.kind, one.place) == (kind, place))

    def _coordinates(self, x: SX, p: SX) -> SX:
        """All coordinates of the tree."""
        q = SX(ca.DM(np.array(self.system.neutral)))
        for i, k in enumerate(self.unknowns):
            q[k] = self.units[k] * x[i]
        for k in self.idle:
            q[k] = self.units[k] * p[self._place("coordinate", ("", k))]
        for name in self.request.joints:
            part = self.system.element(name)
            if isinstance(part, Link):
                q[part.q] = self._given(part, p)
        if (link := self._floating_platform) is not None:
            q[link.q] = self._posed(p)
        return q

    def _given(self, part: Link | Cut, p: SX) -> SX:
        """The given coordinates of a joint."""
        assert part.joint is not None
        values = [p[self._place("joint", (part.joint.name, k))] for k in range(part.model.nq)]
        return ca.vertcat(*(v if angle else self.size * v for v, angle in zip(values, part.model.angles, strict=True)))

    def _posed(self, p: SX) -> SX:
        """Quaternion and position of the given platform; rotations are half angles about x, y and z."""
        half = [p[self._place("platform", ("", 3 + k))] for k in range(3)]
        quaternion = SX([1, 0, 0, 0])
        for axis, angle in enumerate(half):
            turn = SX(4, 1)
            turn[0], turn[1 + axis] = ca.cos(angle), ca.sin(angle)
            quaternion = quaternion_between(ca.vertcat(quaternion[0], -quaternion[1:]), turn)
        position = ca.vertcat(*(self.size * p[self._place("platform", ("", k))] for k in range(3)))
        return ca.vertcat(quaternion, position)

    def _numbers(self, frames: Sequence[str], places: Mapping[tuple[str, int], int], p: SX) -> SX:
        """Positions, then orientations of joint frames."""
        described = self.system.quantities.described
        positions, rotations = [], []
        for name in frames:
            values = [p[places[name, k]] if (name, k) in places else SX(0) for k in range(7)]
            centre = SX(ca.DM(self._centres.get(name.rpartition(".")[0], np.zeros(3))))
            own = _turned(values[3:6])
            around = ca.DM(ASIDE) @ rotation_about(0, values[6]) @ ca.DM(ASIDE.T)
            X = Transform(SX(ca.DM(described[f"{name}.rotation"])), SX(ca.DM(described[f"{name}.position"])))
            X = X @ Transform(around, centre - around @ centre) @ Transform(own, self.size * ca.vertcat(*values[:3]))
            positions += [X.p[k] for k in range(3)]
            rotations += [X.R[i, j] for i in range(3) for j in range(3)]
        return ca.vertcat(SX(0, 1), *positions, *rotations)

    def _rows(self, tree: TreeKinematics, p: SX) -> tuple[SX, SX]:
        rows, checks = [SX(0, 1)], [SX(0, 1)]
        for cut in tree.system.cuts:
            X, model = tree.relative(cut)[0], cut.model
            if cut.name in self.request.joints:
                X, model = model.pose(self._given(cut, p)).inverse() @ X, WELD
            residual = model.residual(X)
            lengths = [1.0 if flag else self.size for flag in _rotational(model)]
            rows.append(residual / ca.DM(lengths))
            checks.append(model.half_turns(X))
        for row in tree.system.couplings:
            scale = 1.0 if row.rotational[0] else self.size
            rows.append(tree.residual[row.residuals] / scale)
        if self.request.platform and self._floating_platform is None:
            assert tree.system.platform is not None
            posed = self._posed(p)
            given = Transform(quaternion_matrix(posed[:4]), posed[4:])
            X = given.inverse() @ tree.poses[tree.system.platform.index]
            rows += [WELD.residual(X)[:3], X.p / self.size]
            checks.append(WELD.half_turns(X))
        rows += [link.model.unit(tree.q[link.q, :]) for link in tree.system.owners if self._solved(link)]
        return ca.vertcat(*rows), ca.vertcat(*checks)

    def _solved(self, link: Link) -> bool:
        return bool(set(range(link.q.start, link.q.stop)) & set(self.unknowns))

    def _key(self, tree: TreeKinematics) -> SX:
        """Poses, lengths over the machine's size."""
        system = tree.system
        if self.request.wanted == "platform":
            assert system.platform is not None
            poses = [tree.poses[system.platform.index]]
        elif self.request.wanted == "drives":
            poses = [self._relative(tree, name) for name in driven_joints(self.kinematics)]
        else:
            poses = list(tree.poses)
        return ca.vertcat(*(ca.vertcat(ca.vec(X.R), X.p / self.size) for X in poses))

    def _relative(self, tree: TreeKinematics, joint: str) -> Transform:
        part = tree.system.element(joint)
        return part.model.pose(tree.q[part.q, :]) if isinstance(part, Link) else tree.relative(part)[0]

    def point(self, targets: Targets, q: Array) -> tuple[Complex, Complex]:
        """x and p of a configuration that meets the request."""
        return (q / self.units)[self.unknowns].astype(complex), self.target(targets, q)

    def target(self, targets: Targets, q: Array) -> Complex:
        """p of a request; idle coordinates, and what the request does not say, are those of q."""
        pose = None
        if self.request.platform:
            link = self.system.platform
            assert link is not None
            X = self.kinematics.poses(q)[link.index]
            given = targets.platform if isinstance(targets.platform, Pose) else Pose(tuple(X[:, 3]), X[:, :3])
            position = np.array(given.position)
            pose = np.concatenate([position / self.size, xyz_angles(given.matrix) / 2])
        values = []
        for one in self.parameters:
            name, k = one.place
            if one.kind == "joint":
                given_q = targets.joints.get(name)
                value = self.kinematics.joint_coordinates(name, q)[k] if given_q is None else given_q[k]
                value /= 1.0 if one.turning else self.size
            elif one.kind == "coordinate":
                value = q[k] / self.units[k]
            elif one.kind == "platform":
                assert pose is not None
                value = pose[k]
            else:
                value = one.value
            values.append(value)
        return np.array(values, dtype=complex)

    def coordinates(self, x: Complex, p: Complex) -> Array:
        """The real coordinates nearest to a solution."""
        return np.asarray(self._real(x.real, p.real), dtype=float).ravel()

    @cached_property
    def _real(self) -> ca.Function:
        x, p = SX.sym("x", len(self.unknowns)), SX.sym("p", len(self.parameters))
        return ca.Function("q", [x, p], [ca.densify(self._coordinates(x, p))])

    def generic(self, p: Complex, random: np.random.Generator, kinds: Sequence[str]) -> Complex:
        """Parameters of these kinds drawn at random, as far as loops go; the others are those of p."""
        there = p.copy()
        for k, one in enumerate(self.moving):
            if one.kind in kinds:
                there[k] += one.reach * (random.normal() + 1j * random.normal()) / np.sqrt(2)
        return there


GIVEN = ("joint", "coordinate", "platform")
EVERYTHING = (*GIVEN, "number")


def driven_joints(kinematics: Kinematics) -> tuple[str, ...]:
    """Joints that actuators drive."""
    system = kinematics.system
    return tuple(dict.fromkeys(name for a in system.actuators for name, _, _ in a.shares))


def _turned(angles: Sequence[SX]) -> SX:
    """Rotations about x, y and z, one after the other."""
    R = SX.eye(3)
    for axis, angle in enumerate(angles):
        R = R @ rotation_about(axis, angle)
    return R


def _meeting(one: tuple[Array, Array], other: tuple[Array, Array]) -> Array | None:
    """Where the z axes of two frames (R, p) meet, or None."""
    (a, p), (b, q) = ((R[:, 2], p) for R, p in (one, other))
    normal = np.cross(a, b)
    square = float(normal @ normal)
    if square < MEETING**2 or abs(normal @ (q - p)) > MEETING * np.sqrt(square):
        return None
    return np.asarray(p + a * (np.cross(q - p, b) @ normal) / square)


def _rotational(model: JointModel) -> list[bool]:
    """Which residuals are angles."""
    rows = zip(model.rows, model.rotational_rows, strict=True)
    return [flag for row, flag in rows if model.holonomic is None or row in model.holonomic]
