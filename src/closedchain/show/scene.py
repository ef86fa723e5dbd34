"""What a machine looks like: lines, plates and joint marks over points that move with its bodies.

One scene per machine, the same for still drawings and animations: indices into an array of points, and the points for a
state. A body without a shape of its own is a rod between two joints, a plate between three or more that lie on no line,
or a rod from its only joint to its mass centre. Joints that slide are drawn as the rod between their two frames, so
that no leg floats. Solid shapes and the spheres of contacts are surfaces: triangles in the axes of a frame that moves
with the body, of which four points are among those of the scene.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from closedchain.kinematics.state import State
from closedchain.mechanism import Body, Bushing, Contact, Coupling, Joint, Shape, Strut
from closedchain.mechanism.names import GROUND
from closedchain.multibody.joints import joint_model
from closedchain.show.solids import Solid3, colour_of_shape, simplified, solid_of, solids_of_contact
from closedchain.types import Array

SAME = 1e-9  # of the machine's size: points closer than this are one
RUBBER, STILL = "#4a4f57", "#9aa0a8"
COLOURS = ("#2f6fb0", "#e0803a", "#3a9a5b", "#c8453d", "#8064a8", "#8a5a44", "#cf6fa8", "#6f7782", "#a5a02a", "#2aa5b5")
SYMBOLS = {"revolute": "hinge", "spherical": "ball", "universal": "cross", "prismatic": "slide", "cylindrical": "slide"}


@dataclass(frozen=True)
class Stroke:
    """A line through points; a plate is closed and filled."""

    name: str  # of the body or joint
    points: tuple[int, ...]
    colour: str
    plate: bool = False
    thin: bool = False  # the rod of a joint that slides
    dashed: bool = False  # from a joint to one that it follows


@dataclass(frozen=True, eq=False)
class Surface:
    """Triangles that move with a body."""

    name: str  # of the body or contact
    frame: int  # the first of four points: origin and ends of the axes
    solid: Solid3  # in units of these axes
    colour: str
    opacity: float = 1.0

    def corners(self, points: Array) -> Array:
        """Corners of its triangles, (n, 3, 3)."""
        origin, *ends = points[self.frame : self.frame + 4]
        placed: Array = origin + self.solid.vertices @ (np.array(ends) - origin)
        return placed[self.solid.faces]


@dataclass(frozen=True)
class Mark:
    """A joint (hinge, ball, cross, slide or other; `ground` where it stands on the ground), a bushing or a contact.

    A joint that an actuator drives has another mark, `driven`, in the same place.
    """

    name: str
    point: int
    symbol: str
    ground: bool


class Scene:
    """Lines and marks of one machine, and where their points are in a state."""

    def __init__(self, state: State) -> None:
        self._system = state.kinematics.system
        self.mechanism: Any = self._system.mechanism
        self._anchors: list[tuple[str, Array]] = []  # body and point in its frame
        self._bent: list[tuple[int, str]] = []  # first point of a flexible body's line
        self._coils: list[tuple[int, int]] = []  # first point of a strut's spring, and that of its two ends
        self._frames: list[tuple[str, Array]] = []  # body and axes of a surface
        self.lines: list[Stroke] = []
        self.marks: list[Mark] = []
        self.surfaces: list[Surface] = []
        solids = [
            (body.name, *colour_of_shape(piece, colour_of(number)), solid)
            for number, body in enumerate(self.mechanism.bodies)
            if body.flexible is None
            for piece in visible(body.shape)
            if (solid := solid_of(piece)) is not None
        ]
        for piece in visible(self.mechanism.ground_shape):
            if (solid := solid_of(piece)) is not None:
                solids.append((GROUND, *colour_of_shape(piece, STILL), solid))
            else:
                self._add_line(GROUND, piece, colour_of_shape(piece, STILL)[0])
        for number, body in enumerate(self.mechanism.bodies):
            self._add_body(body, colour_of(number))
        for joint in self.mechanism.joints:
            self._add_joint(joint)
        for strut in self.mechanism.struts:
            self._add_strut(strut)
        for bushing in self.mechanism.bushings:
            self._add_bushing(bushing)
        for coupling in self.mechanism.couplings:
            self._add_coupling(coupling)
        for contact in self.mechanism.contacts:
            at = self._anchor(contact.body, np.array([contact.at]))[0]
            self.marks.append(Mark(contact.name, at, "contact", False))
            solids += [(body, RUBBER, 0.4, part) for body, part in solids_of_contact(contact, 0.01 * self._system.size)]
        for point in self.mechanism.points:
            self.marks.append(Mark(point.name, self._anchor(point.body, np.array([point.at]))[0], "point", False))
        self.drawn = len(self._anchors)  # points after these are of frames
        for name, colour, opacity, solid in solids:
            self._add_surface(name, colour, simplified(solid), opacity)

    def points(self, state: State) -> Array:
        """World positions (n, 3) of all points."""
        found = np.empty((len(self._anchors), 3))
        for k, (body, point) in enumerate(self._anchors):
            found[k] = point if body == GROUND else state.body(body).point(point)
        for first, name in self._bent:
            flexible = self._system.flexible_body(name)
            line = flexible.beam.centre_line(state.q[flexible.q])
            motion = state.body(name)
            found[first : first + len(line)] = motion.position + line @ motion.rotation.T
        for first, ends in self._coils:
            spring = coil(*found[ends : ends + 2])
            found[first : first + len(spring)] = spring
        return found

    def _add_surface(self, body: str, colour: str, solid: Solid3, opacity: float) -> None:
        axis = max(float(np.abs(solid.vertices).max()), 1e-12)
        frame = self._anchor(body, np.vstack([np.zeros(3), axis * np.eye(3)]))[0]
        self.surfaces.append(Surface(body, frame, Solid3(solid.vertices / axis, solid.faces), colour, opacity))

    def extent(self, points: Array) -> tuple[Array, Array]:
        """Least and largest coordinates of all that is drawn with points (frames, n, 3)."""
        parts = [points[:, : self.drawn].reshape(-1, 3)]
        parts += [surface.corners(one).reshape(-1, 3) for surface in self.surfaces for one in points]
        everything = np.concatenate(parts)
        return everything.min(axis=0), everything.max(axis=0)

    def is_flat(self, points: Array) -> bool:
        """Whether lines and marks with points (..., n, 3) lie in a plane z = constant."""
        z = points[..., : self.drawn, :]
        return bool(np.ptp(z[..., 2]) < 1e-6 * max(float(np.ptp(z)), 1e-12))

    @cached_property
    def up(self) -> Array:
        """Against gravity; z where there is none."""
        gravity = np.array(self.mechanism.gravity, float)
        return np.asarray(-gravity / np.linalg.norm(gravity)) if gravity.any() else np.array([0.0, 0.0, 1.0])

    def planes(self, low: Array, high: Array) -> list[Array]:
        """Corners (4, 3) of the unbounded planes of contacts on the ground, as large as what is drawn on them."""
        found: dict[bytes, Array] = {}
        middle, half = (low + high) / 2, 0.6 * float((high - low).max())
        for contact in self.mechanism.contacts:
            if contact.to == GROUND and is_unbounded(contact):
                axes, origin = contact.plane.matrix, np.array(contact.plane.position)
                centre = middle - axes[:, 2] * ((middle - origin) @ axes[:, 2])
                square = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) @ axes[:, :2].T
                plane = np.round([*axes[:, 2], axes[:, 2] @ origin], 9) + 0.0
                found.setdefault(plane.tobytes(), centre + half * square)
        return list(found.values())

    @cached_property
    def colours(self) -> dict[str, str]:
        """Of every body that is drawn."""
        bodies = {body.name for body in self.mechanism.bodies}
        parts: tuple[Stroke | Surface, ...] = (*self.surfaces, *self.lines)
        return {part.name: part.colour for part in parts if part.name in bodies}

    def _add_body(self, body: Body, colour: str) -> None:
        if body.flexible is not None:
            flexible = self._system.flexible_body(body.name)
            line = flexible.beam.centre_line(np.zeros(flexible.q.stop - flexible.q.start))
            self._bent.append((len(self._anchors), body.name))
            self.lines.append(Stroke(body.name, self._anchor(body.name, line), colour))
            return
        if body.shape is None:
            points, closed = self.default_shape(body)
            if len(points) > 1:
                self.lines.append(Stroke(body.name, self._anchor(body.name, points), colour, plate=closed))
            return
        for piece in visible(body.shape):
            if piece.kind == "line":
                self._add_line(body.name, piece, colour_of_shape(piece, colour)[0])
        for bar in self.bars_to_joints(body, SAME):
            self.lines.append(Stroke(body.name, self._anchor(body.name, bar), colour))

    def _add_line(self, body: str, shape: Shape, colour: str) -> None:
        if len(shape.points) > 1:
            line = self._anchor(body, np.array(shape.points))
            self.lines.append(Stroke(body, line, colour, plate=shape.closed))

    def bars_to_joints(self, body: Body, same: float) -> list[Array]:
        """Two points each of bars from a body's shape to joints beside it; `same` is a fraction of the machine's size.

        Meshes are taken to be drawn as they are meant.
        """
        pieces = visible(body.shape)
        if any(piece.kind == "mesh" for piece in pieces):
            return []
        solids = [solid_of(piece) for piece in pieces]
        corners = [np.array(p.points) if s is None else s.vertices for p, s in zip(pieces, solids, strict=True)]
        plates = [np.array(piece.points) for piece in pieces if piece.closed and len(piece.points) > 2]
        points, bars = np.concatenate(corners), []
        for point in self.joint_points(body):
            away = np.linalg.norm(points - point, axis=1)
            held = any(solid is not None and is_inside(solid, point) for solid in solids)
            held = held or any(is_on_plate(plate, point) for plate in plates)
            if not held and away.min() > same * self._system.size:
                bars.append(np.array([points[int(away.argmin())], point]))
        return bars

    def default_shape(self, body: Body) -> tuple[Array, bool]:
        """Points of a body without a shape, in its frame, and whether they are a plate's."""
        own = self.joint_points(body)
        points: list[Array] = []
        for point in np.array([*own, *([body.center] if len(own) < 2 else [])], dtype=float).reshape(-1, 3):
            if all(np.linalg.norm(point - other) > SAME * self._system.size for other in points):
                points.append(point)
        if len(points) < 3:
            return np.array(points).reshape(-1, 3), False
        off = np.array(points) - np.mean(points, axis=0)
        _, sizes, axes = np.linalg.svd(off)
        if sizes[1] < 1e-6 * sizes[0]:
            return np.array(points)[np.argsort(off @ axes[0])], False
        return np.array(points)[np.argsort(np.arctan2(off @ axes[1], off @ axes[0]))], True

    def joint_points(self, body: Body) -> Array:
        """Points of a body's joints in its frame, (n, 3); a free one holds it nowhere."""
        joints = [joint for joint in self.mechanism.joints if not joint_model(joint).unconstrained]
        own = [joint.at.position for joint in joints if joint.parent == body.name]
        own += [joint.child_at.position for joint in joints if joint.child == body.name]
        return np.array(own, dtype=float).reshape(-1, 3)

    def _add_joint(self, joint: Joint) -> None:
        sides = ((joint.parent, joint.at), (joint.child, joint.child_at))
        first, second = (self._anchor(body, np.array([frame.position]))[0] for body, frame in sides)
        model, ground = joint_model(joint), GROUND in (joint.parent, joint.child)
        slides = not all(model.rotational) and not model.unconstrained
        if slides:
            self.lines.append(Stroke(joint.name, (first, second), "#666666", thin=True))
        # a joint that slides between two bodies is seen by its rod, and its ends carry other joints
        if model.nv and not model.unconstrained and (ground or not slides):
            at = first if joint.parent == GROUND else second
            self.marks.append(Mark(joint.name, at, SYMBOLS.get(joint.kind, "other"), ground))
        if any(name == joint.name for actuator in self.mechanism.actuators for name, _, _ in actuator.shares):
            self.marks.append(Mark(joint.name, first if joint.parent == GROUND else second, "driven", False))

    def _add_strut(self, strut: Strut) -> None:
        ends = [
            self._anchor(body, np.array([at]))[0]
            for body, at in ((strut.parent, strut.at), (strut.child, strut.child_at))
        ]
        spring = self._anchor(GROUND, coil(np.zeros(3), np.ones(3)))  # placed with every state
        self._coils.append((spring[0], ends[0]))
        self.lines.append(Stroke(strut.name, spring, "#666666", thin=True))

    def _add_bushing(self, bushing: Bushing) -> None:
        """A mark where its frame in the parent is, and a line to that in the child."""
        sides = ((bushing.parent, bushing.at), (bushing.child, bushing.child_at))
        first, second = (self._anchor(body, np.array([frame.position]))[0] for body, frame in sides)
        self.lines.append(Stroke(bushing.name, (first, second), "#6b4f2a", thin=True))
        self.marks.append(Mark(bushing.name, first, "bushing", False))

    def _add_coupling(self, coupling: Coupling) -> None:
        """Dashed lines from the joint that follows to those that it follows."""
        joints = [self.mechanism.joint(name) for name, _ in coupling.members]
        own, *others = (self._anchor(joint.child, np.array([joint.child_at.position]))[0] for joint in joints)
        for other in others:
            self.lines.append(Stroke(coupling.name, (own, other), "#999999", thin=True, dashed=True))

    def _anchor(self, body: str, points: Array) -> tuple[int, ...]:
        start = len(self._anchors)
        self._anchors += [(body, np.asarray(point, dtype=float)) for point in points]
        return tuple(range(start, len(self._anchors)))


def visible(shape: Shape | None) -> tuple[Shape, ...]:
    """What is drawn of a shape."""
    return () if shape is None else shape.visible


def colour_of(number: int) -> str:
    """The colour of a body: ten, then the same darker, lighter, and darker still."""
    base, again = COLOURS[number % len(COLOURS)], number // len(COLOURS)
    to, share = ((0, 0.0), (0, 0.4), (255, 0.45), (0, 0.65))[again % 4]
    return "#" + "".join(f"{round((1 - share) * int(base[k : k + 2], 16) + share * to):02x}" for k in (1, 3, 5))


def is_unbounded(contact: Contact) -> bool:
    """Whether its surface is a whole plane."""
    return contact.sphere is None and contact.extent is None


def is_inside(solid: Solid3, point: Array) -> bool:
    """Whether a point is in a surface, or on it: the solid angle of its triangles, 4π inside, is at least 1 π."""
    a, b, c = np.moveaxis(solid.vertices[solid.faces] - point, 1, 0)
    la, lb, lc = (np.linalg.norm(edge, axis=1) for edge in (a, b, c))
    below = la * lb * lc + (a * b).sum(1) * lc + (b * c).sum(1) * la + (c * a).sum(1) * lb
    angle = 2 * np.arctan2((a * np.cross(b, c)).sum(1), below)
    return bool(abs(angle.sum()) > np.pi)


def is_on_plate(corners: Array, point: Array) -> bool:
    """Whether a point lies on a plate: in its plane, and nearer to its middle than its farthest corner."""
    middle = np.mean(corners, axis=0)
    normal = np.linalg.svd(corners - middle)[2][2]
    reach = float(np.linalg.norm(corners - middle, axis=1).max())
    return bool(abs((point - middle) @ normal) < 1e-3 * reach and np.linalg.norm(point - middle) <= reach)


def coil(start: Array, end: Array, turns: int = 6) -> Array:
    """Points of a spring drawn as a zigzag between two points."""
    along = end - start
    upright = abs(along[2]) > np.linalg.norm(along[:2])
    side = np.cross(along, (0.0, 1.0, 0.0) if upright else (0.0, 0.0, 1.0))
    steps = np.linspace(0.25, 0.75, 2 * turns + 1)
    offs = 0.05 * np.array([0.0, *((-1) ** k for k in range(2 * turns - 1)), 0.0])
    return np.array([start, *(start + s * along + o * side for s, o in zip(steps, offs, strict=True)), end])


def ground_outline(points: Array) -> Array:
    """Points on the ground in the order in which one meets them going round their middle, back to the first."""
    off = points - points.mean(axis=0)
    order = np.argsort(np.arctan2(off[:, 1], off[:, 0]))
    return points[[*order, order[0]]]
