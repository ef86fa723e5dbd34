"""The machine with coordinates: links of the spanning tree, cut joints that close its loops, and all their names."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose
from closedchain.mechanism import Actuator, Body, Bushing, Contact, Coupling, Joint, Mechanism, Strut
from closedchain.multibody.flexible_link import BentBeam, Deformation
from closedchain.multibody.joints import JointModel
from closedchain.multibody.parameters import DryDof, MassProperties, Quantities, Rotor, WrenchTerms
from closedchain.records import dataclass
from closedchain.spatial.numeric import matrix_quaternion
from closedchain.spatial.symbolic import Transform
from closedchain.types import SX, Constant


@dataclass(frozen=True)
class Link:
    """A body and the tree joint that carries it. X_PJ: joint frame in the parent link; X_JB: body in the other one."""

    index: int
    body: Body
    parent: int  # index of the parent link, -1 for the ground
    joint: Joint | None  # None: floats on six free coordinates, or follows a flexible body
    model: JointModel
    flipped: bool
    X_PJ: Transform
    X_JB: Transform
    mass_properties: MassProperties
    q: slice
    v: slice
    shared: bool = False  # reads coordinates that belong to an earlier link
    beam: BentBeam | None = None  # of a flexible body: on its own link only
    wrenches: tuple[WrenchTerms, ...] = ()  # constant loads, points in this link's frame
    armature: SX | None = None  # nv, inertia that moves with the joint's own velocities; None: there is none
    base_inertia: SX | None = None  # 6×6, regrouped (canonical_frames.py); None: the body's own

    @property
    def name(self) -> str:
        """The joint's name, or the body's where it floats."""
        return self.joint.name if self.joint else self.body.name

    @property
    def floats(self) -> bool:
        """Whether the body floats on six free coordinates."""
        return self.joint is None and self.model.unconstrained

    @cached_property
    def inertia(self) -> SX:
        """6×6 inertia at the body's origin."""
        return self.mass_properties.matrix if self.base_inertia is None else self.base_inertia

    def pose(self, q: SX) -> Transform:
        """X_PB: the body in its parent, for all coordinates q of the machine."""
        X = self.model.pose(q[self.q, :])
        return self.X_PJ @ (X.inverse() if self.flipped else X) @ self.X_JB

    def motion(self, q: SX) -> SX:
        """S, 6×nv: the body's twist relative to its parent per unit velocities, at its origin in its axes."""
        S = self.model.motion(q[self.q, :])
        if self.flipped:
            S = -(self.model.pose(q[self.q, :]).motion_out() @ S)
        return self.X_JB.motion_in() @ S


@dataclass(frozen=True)
class Cut:
    """A joint that closes a loop between two links (-1: ground). X_PF and X_CM: its frames in those."""

    joint: Joint
    model: JointModel
    parent: int
    child: int
    X_PF: Transform
    X_CM: Transform
    rows: slice  # of the velocity constraints
    residuals: slice  # of the position residuals
    piece: int | None = None  # the link that a weld holds, where a body is cut in two

    @property
    def name(self) -> str:
        """The joint's name."""
        return self.joint.name

    @property
    def parallel(self) -> bool:
        """Whether it lets nothing turn."""
        return {"rx", "ry", "rz"} <= set(self.model.rows)

    @property
    def row_names(self) -> tuple[str, ...]:
        """Joint and direction of every row."""
        return tuple(f"{self.name}.{row}" for row in self.model.rows)

    @property
    def row_words(self) -> tuple[str, ...]:
        """The same in words."""
        return tuple(f"{self.name} ({direction})" for direction in self.model.directions)

    @property
    def rotational(self) -> tuple[bool, ...]:
        """Which rows hold a rotation (rad)."""
        return self.model.rotational_rows

    @property
    def rotational_residuals(self) -> tuple[bool, ...]:
        """Which residuals are angles."""
        flags = zip(self.model.rows, self.rotational, strict=True)
        return tuple(flag for row, flag in flags if self.model.holonomic is None or row in self.model.holonomic)


@dataclass(frozen=True)
class CouplingRow:
    """The constraint row of a coupling, q − Σ c_k s^k with s = Σ ratio · q_to; its multiplier acts on q.

    members: what has the coordinates and their numbers, the one that follows first
    """

    coupling: Coupling
    members: tuple[tuple[Link | Cut, int], ...]
    ratio: SX
    coefficients: SX
    rows: slice
    residuals: slice

    @property
    def name(self) -> str:
        """The coupling's name."""
        return self.coupling.name

    @property
    def row_names(self) -> tuple[str, ...]:
        """Its name, once."""
        return (self.name,)

    @property
    def row_words(self) -> tuple[str, ...]:
        """The same in words."""
        return (f"{self.name} (coupling of {self.coupling.joint})",)

    @property
    def rotational(self) -> tuple[bool, ...]:
        """Whether the joint that follows rotates."""
        part, k = self.members[0]
        return (part.model.rotational[k],)

    @property
    def rotational_residuals(self) -> tuple[bool, ...]:
        """The same."""
        return self.rotational

    @cached_property
    def links(self) -> frozenset[int]:
        """Numbers of the links whose velocities are in it, where these are no ground."""
        found = set[int]()
        for part, _ in self.members:
            found |= {part.index} if isinstance(part, Link) else {part.parent, part.child}
        return frozenset(found - {-1})

    def polynomial(self, s: SX) -> tuple[SX, SX]:
        """Σ c_k s^k and its derivative."""
        value = slope = SX(0)
        for k in reversed(range(self.coefficients.shape[0])):
            slope, value = slope * s + value, value * s + self.coefficients[k]
        return value, slope


@dataclass(frozen=True)
class ElementEnds:
    """A force element between two links (-1: ground). X_PF and X_CM: its frames (of a strut, points) in those."""

    element: Strut | Bushing
    parent: int
    child: int
    X_PF: Transform
    X_CM: Transform


@dataclass(frozen=True)
class ContactEnds:
    """A contact between two links (-1: ground). X_BC: its point in the body's link; X_TS: its surface in the other."""

    contact: Contact
    body: int
    to: int
    X_BC: Transform
    X_TS: Transform


@dataclass(frozen=True)
class FlexibleBody:
    """A flexible body and where its modal coordinates and velocities are."""

    body: str
    beam: BentBeam
    q: slice
    v: slice


@dataclass(frozen=True)
class System(Constant):
    """A machine with coordinates: links in an order in which parents come first, then the cut joints."""

    mechanism: Mechanism
    links: tuple[Link, ...]
    cuts: tuple[Cut, ...]
    quantities: Quantities
    elements: tuple[ElementEnds, ...] = ()  # struts, then bushings
    couplings: tuple[CouplingRow, ...] = ()  # rows after those of the cut joints
    contacts: tuple[ContactEnds, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes build it from the description."""
        from closedchain.multibody.build import build_system

        return build_system, (self.mechanism, self.cut_joints, self.quantities.varied)

    @cached_property
    def cut_joints(self) -> tuple[str, ...]:
        """Names of the joints that close loops, those of pieces of bodies among them: `build_system` takes them."""
        return tuple(cut.name if cut.piece is None else self.links[cut.piece].name for cut in self.cuts)

    @cached_property
    def periodic(self) -> tuple[tuple[Cut, int], ...]:
        """Coordinates of cut joints, by number, that a configuration determines up to whole turns only."""
        return tuple((cut, k) for cut in self.cuts for k, flag in enumerate(cut.model.periodic) if flag)

    @cached_property
    def described_turns(self) -> NDArray[np.float64]:
        """Where the description starts these coordinates: zero where it does not say."""
        return np.array([0.0 if cut.joint.start is None else cut.joint.start[k] for cut, k in self.periodic])

    @cached_property
    def turning(self) -> NDArray[np.bool_]:
        """Which coordinates of the tree whole turns may be added to while everything stays where it is."""
        coupled = {(part.name, k) for row in self.couplings for part, k in row.members}
        return np.array(
            [
                flag and (link.name, k) not in coupled
                for link in self.owners
                for k, flag in enumerate(link.model.periodic)
            ],
            dtype=bool,
        )

    @cached_property
    def owners(self) -> tuple[Link, ...]:
        """Links with coordinates of their own, in the order of the coordinates."""
        return tuple(link for link in self.links if not link.shared)

    @cached_property
    def flexible_bodies(self) -> tuple[FlexibleBody, ...]:
        """The flexible bodies and their modal coordinates."""
        return tuple(
            FlexibleBody(link.body.name, link.beam, modal.q, modal.v)
            for link in self.links
            if link.beam is not None
            for modal in self.owners
            if isinstance(modal.model, Deformation) and modal.model.beam is link.beam
        )

    def flexible_body(self, body: str) -> FlexibleBody:
        """The flexible body of that name."""
        for flexible in self.flexible_bodies:
            if flexible.body == body:
                return flexible
        names = ", ".join(flexible.body for flexible in self.flexible_bodies)
        raise UnknownNameError(f"body {body!r} is rigid; flexible bodies: {names or 'none'}")

    @cached_property
    def dry(self) -> tuple[DryDof, ...]:
        """Degrees of freedom with dry friction, in the order of the description."""
        found = []
        for joint in self.mechanism.joints:
            for k in joint.dry_dof:
                part = self.element(joint.name)
                turns, name = part.model.rotational[k], _full(part, part.model.velocity_names[k])
                found.append(DryDof(name, joint, k, turns, self.size if turns else 1.0))
        return tuple(found)

    def refuse_dry(self, why: str) -> None:
        """An error for a machine with dry friction, which `why` completes."""
        if self.dry:
            names = ", ".join(dry.name for dry in self.dry)
            raise UnsupportedError(
                f"{self.mechanism.name!r} with dry friction in {names} {why}; give JointFriction a velocity above 0, "
                "or leave the friction out"
            )

    @property
    def floats(self) -> bool:
        """Whether nothing but contacts connects the machine to the ground, so that its momentum can be balanced."""
        carried = all(link.model.unconstrained for link in self.links if link.parent < 0)
        return carried and all(min(cut.parent, cut.child) >= 0 for cut in self.cuts)

    @cached_property
    def slow(self) -> float:
        """A velocity that counts as none, m/s."""
        gravity = float(np.linalg.norm(self.mechanism.gravity)) or 1.0
        return 1e-9 * float(np.sqrt(gravity * self.size))

    @cached_property
    def coupled_rotors(self) -> tuple[Rotor, ...]:
        """Rotors that are not a link's armature: several joints move them, or one that is cut."""
        in_tree = {link.joint.name for link in self.links if link.joint is not None}
        return tuple(
            rotor
            for rotor in self.quantities.rotors
            if len(rotor.ratios) > 1 or not all(joint in in_tree for joint, _ in rotor.ratios)
        )

    @property
    def why_no_recursion(self) -> str | None:
        """What recursions over the bodies cannot treat, or None."""
        if self.couplings:
            tied = ", ".join(row.name for row in self.couplings)
            return f"couplings tie its joints together ({tied}); method='lagrange' treats them"
        names = dict.fromkeys(joint for rotor in self.coupled_rotors for joint, _ in rotor.ratios)
        if not names:
            return None
        return (
            f"rotors on {', '.join(names)} are moved by a cut joint or by several joints; method='lagrange' treats them"
        )

    @cached_property
    def modal_velocities(self) -> list[int]:
        """Indices of the velocities of the flexible bodies' modes."""
        return [index for flexible in self.flexible_bodies for index in range(flexible.v.start, flexible.v.stop)]

    @cached_property
    def nq(self) -> int:
        """Number of coordinates."""
        return sum(link.model.nq for link in self.owners)

    @cached_property
    def nv(self) -> int:
        """Number of velocities of the spanning tree."""
        return sum(link.model.nv for link in self.owners)

    @cached_property
    def nc(self) -> int:
        """Number of constraint rows on the velocities, independent or not."""
        return sum(part.rows.stop - part.rows.start for part in self.closures)

    @cached_property
    def closures(self) -> tuple[Cut | CouplingRow, ...]:
        """What has constraint rows, in their order: cut joints, then couplings."""
        return (*self.cuts, *self.couplings)

    @cached_property
    def coordinate_names(self) -> tuple[str, ...]:
        """A name for every coordinate: the joint's, with the coordinate's where there are several."""
        return tuple(_full(link, name) for link in self.owners for name in link.model.coordinate_names)

    @cached_property
    def velocity_names(self) -> tuple[str, ...]:
        """A name for every velocity."""
        return tuple(_full(link, name) for link in self.owners for name in link.model.velocity_names)

    @cached_property
    def angles(self) -> NDArray[np.bool_]:
        """Which coordinates are angles."""
        return np.array([angle for link in self.owners for angle in link.model.angles], dtype=bool)

    @property
    def coordinate_units(self) -> tuple[str, ...]:
        """rad, m, or 1 for the numbers of a quaternion."""
        found: list[str] = []
        for link in self.owners:
            model = link.model
            turns = model.nq - model.nv  # 1 where rotations are a quaternion
            names = zip(model.coordinate_names, model.angles, strict=True)
            found += ["rad" if angle else "1" if turns and name.startswith("q") else "m" for name, angle in names]
        return tuple(found)

    @cached_property
    def rotational(self) -> NDArray[np.bool_]:
        """Which velocities are rotations."""
        return np.array([flag for link in self.owners for flag in link.model.rotational], dtype=bool)

    @cached_property
    def row_names(self) -> tuple[str, ...]:
        """A name for every constraint row: joint and direction, or coupling."""
        return tuple(name for part in self.closures for name in part.row_names)

    @cached_property
    def size(self) -> float:
        """The size of the machine (m): what counts as small is measured by it."""
        return machine_size(self.mechanism)

    @cached_property
    def weight(self) -> float:
        """Of all bodies together, N."""
        masses = sum(body.mass for body in self.mechanism.bodies)
        return masses * float(np.linalg.norm(self.mechanism.gravity))

    @cached_property
    def geometry(self) -> tuple[object, ...]:
        """What coordinates mean: names, kinds, frames and numbers of the joints, and which of them are cut."""
        joints = []
        for j in self.mechanism.joints:
            frames = [(*f.position, *f.matrix.flat) for f in (j.at, j.child_at)]
            joints.append((j.name, j.kind, j.parent, j.child, j.pitch, *frames))
        return (self.coordinate_names, self.cut_joints, *joints)

    @cached_property
    def coordinate_lengths(self) -> NDArray[np.float64]:
        """The size of the machine for coordinates that are lengths, 1 for angles and quaternions."""
        units: list[float] = []
        for link in self.owners:
            quaternion = 4 if link.model.nq != link.model.nv else 0
            flags = enumerate(link.model.angles)
            units += [1.0 if angle or i < quaternion else self.size for i, angle in flags]
        return np.array(units)

    @cached_property
    def neutral(self) -> NDArray[np.float64]:
        """Coordinates to start from: those of the description, zero (no rotation) where it gives none."""
        values: list[float] = []
        for link in self.owners:
            if link.joint is not None and link.joint.start is not None:
                values += link.joint.start
            elif link.body.name == self.mechanism.platform and link.floats and self.mechanism.home is not None:
                values += free_coordinates(self.mechanism.home.matrix, np.array(self.mechanism.home.position))
            else:
                values += link.model.neutral
        return np.array(values)

    def link(self, body: str) -> Link:
        """The link of a body."""
        for link in self.links:
            if link.body.name == body:
                return link
        raise UnknownNameError(choose("body", body, (b.name for b in self.mechanism.bodies)))

    def modal(self, name: str) -> Link | None:
        """One modal coordinate as a link that reads only it, by a name like 'coupler.q1'; None if there is no such."""
        for link in self.owners:
            if isinstance(link.model, Deformation):
                for i, own in enumerate(link.model.coordinate_names):
                    if name == f"{link.model.body}.{own}":
                        at_q, at_v = link.q.start + i, link.v.start + i
                        return replace(link, q=slice(at_q, at_q + 1), v=slice(at_v, at_v + 1))
        return None

    def element(self, joint: str) -> Link | Cut:
        """The tree link or the cut that a joint is."""
        parts: list[Link | Cut] = [*self.links, *self.cuts]
        for part in parts:
            if part.joint is not None and part.joint.name == joint:
                return part
        raise UnknownNameError(choose("joint", joint, (j.name for j in self.mechanism.joints)))

    def find(self, name: str) -> Link | Cut:
        """What has coordinates by that name: a joint, else a floating body or one mode of a flexible body."""
        joints = [joint.name for joint in self.mechanism.joints]
        if name in joints:
            return self.element(name)
        floating = {link.body.name: link for link in self.links if link.floats}
        other = floating.get(name) or self.modal(name)
        if other is None:
            raise UnknownNameError(choose("joint", name, [*joints, *floating]))
        return other

    @cached_property
    def platform(self) -> Link | None:
        """The platform's link, if one is named."""
        return self.link(self.mechanism.platform) if self.mechanism.platform else None

    def shares(self, actuator: Actuator) -> list[tuple[str, int, SX]]:
        """(joint, coordinate, share) of all that an actuator drives: its velocity is Σ share · velocity."""
        gears = self.quantities.gears(actuator)
        return [(name, k, SX(1) if i == 0 else gear / gears[0][2]) for i, (name, k, gear) in enumerate(gears)]

    @property
    def actuators(self) -> tuple[Actuator, ...]:
        """The actuators, in the order of their forces."""
        return self.mechanism.actuators


def machine_size(mechanism: Mechanism) -> float:
    """The largest distance from a body's origin to its joints; where all are there, to mass centres or in a start.

    1 m where nothing has a length.
    """
    joints = [np.linalg.norm(frame.position) for joint in mechanism.joints for frame in (joint.at, joint.child_at)]
    found = float(max(joints, default=0.0))
    if found > 0:
        return found
    for body in mechanism.bodies:
        found = max(found, float(np.linalg.norm(body.center)))
        if body.mass > 0:
            found = max(found, float(np.sqrt(np.trace(body.inertia_matrix) / body.mass)))
    return found or 1.0


def _full(link: Link | Cut, name: str) -> str:
    if isinstance(link.model, Deformation):
        return f"{link.model.body}.{name}"
    return link.name if link.model.nv == 1 else f"{link.name}.{name}"


def free_coordinates(R: NDArray[np.float64], p: NDArray[np.float64]) -> list[float]:
    """Coordinates of a free joint for a pose."""
    quaternion = matrix_quaternion(R)
    sign = 1.0 if quaternion.max() >= -quaternion.min() else -1.0  # the largest entry is positive
    values = [*(sign * quaternion).tolist(), *p.tolist()]
    if not all(map(isfinite, values)):
        raise ArgumentError("the pose's rotation is not a rotation matrix")
    return values
