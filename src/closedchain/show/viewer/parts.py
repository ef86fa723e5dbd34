"""What a machine looks like in space: solids that move with its bodies, and solids that stretch between two points.

A body without a shape of its own is a link between two joints, a plate between three or more that lie on no line, or a
rod from its only joint to its mass centre with a ball there. Hinges are pins along their axes, spherical joints balls,
universal joints crosses, sliding joints cylinders with rods or blocks on rails, struts springs; joints on the ground
stand on feet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from closedchain.kinematics.state import State
from closedchain.mechanism import Body, Joint, Pose, Shape
from closedchain.mechanism.names import GROUND
from closedchain.multibody.joints import joint_model
from closedchain.show.scene import RUBBER, STILL, Scene, colour_of, visible
from closedchain.show.solids import (
    Solid3,
    ball,
    bar,
    box,
    coil,
    colour_of_shape,
    cone,
    plate,
    solid_of,
    solids_of_contact,
    together,
    tube,
)
from closedchain.types import Array

RADIUS = 0.018  # of what is drawn: of a link
STEEL, DARK = "#8a9099", "#3b3f45"


@dataclass(frozen=True, eq=False)
class SolidPart:
    """A solid that moves with a body.

    body: its name, or "ground"
    solid: in the body's frame
    colour: #rrggbb
    own: whether it is the body itself, which colours by force change, and not a joint's
    """

    body: str
    solid: Solid3
    colour: str
    own: bool
    opacity: float | None = None


@dataclass(frozen=True, eq=False)
class Stretched:
    """A solid along z from 0 to 1 that reaches from a point of one body to a point of another."""

    ends: tuple[tuple[str, Array], tuple[str, Array]]
    solid: Solid3
    colour: str


@dataclass(frozen=True, eq=False)
class Bent:
    """A flexible body: a tube along its centre line, in world axes."""

    body: str
    radius: float
    colour: str


class Parts:
    """The solids of one machine, as large as suits the state it is first shown in."""

    def __init__(self, state: State) -> None:
        self._scene = Scene(state)
        self.mechanism = self._scene.mechanism
        self.low, self.high = self._scene.extent(self._scene.points(state)[None])
        self.up, self.planes = self._scene.up, self._scene.planes(self.low, self.high)
        self.size = max(float((self.high - self.low).max()), 1e-6)
        self.radius = RADIUS * self.size
        self._state = state
        self._slides = {
            joint.name: float(np.atleast_1d(np.asarray(state[joint.name]))[-1])
            for joint in self.mechanism.joints
            if joint.kind in ("prismatic", "cylindrical")
        }
        self.solids: list[SolidPart] = []
        self.stretched: list[Stretched] = []
        self.bent: list[Bent] = []
        self.colours = {
            body.name: "#c8ccd2" if body.name == self.mechanism.platform else colour_of(i)
            for i, body in enumerate(self.mechanism.bodies)
        }
        for body in self.mechanism.bodies:
            self._add_body(body)
        for piece in visible(self.mechanism.ground_shape):
            painted, opacity = colour_of_shape(piece, STILL)
            for solid in self._piece(None, piece):
                self._add(GROUND, solid, painted, opacity=opacity if opacity < 1 else None)
        for joint in self.mechanism.joints:
            self._add_joint(joint)
        for strut in self.mechanism.struts:
            ends = (strut.parent, np.array(strut.at)), (strut.child, np.array(strut.child_at))
            self.stretched.append(Stretched(ends, coil(1.6 * self.radius, 0.35 * self.radius), "#b0452c"))
        for bushing in self.mechanism.bushings:
            self._add(bushing.parent, ball(np.array(bushing.at.position), 1.2 * self.radius), "#6b4f2a")
        for contact in self.mechanism.contacts:
            self._add(contact.body, ball(np.array(contact.at), 0.9 * self.radius), "#20242a")
            for body, solid in solids_of_contact(contact, 0.01 * self.size):
                self._add(body, solid, RUBBER, opacity=0.6)

    def place(
        self, part: Stretched, state: State, moved: Mapping[str, tuple[Array, Array]] | None = None
    ) -> tuple[Array, Array]:
        """The two ends of a stretched part in the world; `moved` bodies are elsewhere than in the state."""
        ends = []
        for body, at in part.ends:
            rotation, position = (moved or {}).get(body, (None, None))
            if rotation is not None and position is not None:
                ends.append(position + rotation @ at)
            else:
                ends.append(at if body == GROUND else state.body(body).point(at))
        return ends[0], ends[1]

    def bend(self, part: Bent, state: State) -> Solid3:
        """The tube of a flexible body in a state."""
        flexible = state.kinematics.system.flexible_body(part.body)
        line, motion = flexible.beam.centre_line(state.q[flexible.q]), state.body(part.body)
        return tube(motion.position + line @ motion.rotation.T, part.radius)

    def _add(self, body: str, solid: Solid3, colour: str, *, own: bool = False, opacity: float | None = None) -> None:
        self.solids.append(SolidPart(body, solid, colour, own, opacity))

    # bodies
    def _add_body(self, body: Body) -> None:
        colour = self.colours[body.name]
        if body.flexible is not None:
            self.bent.append(Bent(body.name, 0.6 * self.radius, colour))
            return
        solids = self._shape(body)
        if solids:
            self._add(body.name, together(solids), colour, own=True)
        for piece in visible(body.shape):
            if piece.color is not None:
                painted, opacity = colour_of_shape(piece, colour)
                for solid in self._piece(body, piece):
                    self._add(body.name, solid, painted, own=True, opacity=opacity if opacity < 1 else None)

    def _shape(self, body: Body) -> list[Solid3]:
        shape = body.shape
        if shape is None:
            points, closed = self._scene.default_shape(body)
            solids = self._outline(body, points, closed)
            ends = len(np.unique(np.round(self._scene.joint_points(body) / self.size, 9), axis=0))
            if ends < 2 and len(points) and body.mass > 0:
                solids.append(ball(np.array(body.center), 2.0 * self.radius))
            return solids
        solids = [solid for piece in visible(shape) if piece.color is None for solid in self._piece(body, piece)]
        bars = self._scene.bars_to_joints(body, 1e-6)
        return solids + [bar(start, end, 0.6 * self.radius, rounded=True) for start, end in bars]

    def _piece(self, body: Body | None, piece: Shape) -> list[Solid3]:
        solid = solid_of(piece)
        return [solid] if solid else self._outline(body, np.array(piece.points), piece.closed, piece.radius)

    def _outline(self, body: Body | None, points: Array, closed: bool, radius: float | None = None) -> list[Solid3]:
        """A plate, or bars along a line: thicker where a rod slides in it, thinner where it is the rod."""
        if closed and len(points) > 2:
            return [plate(points, 1.2 * self.radius)]
        wide = radius or self.radius * (self._thickness(body) if body is not None else 1.0)
        pairs = [(a, b) for a, b in pairwise(points) if np.linalg.norm(b - a) > 1e-9 * self.size]
        return [bar(a, b, wide, rounded=True) for a, b in pairs]

    def _thickness(self, body: Body) -> float:
        sliding = [joint for joint in self.mechanism.joints if joint.name in self._slides]
        if any(joint.parent == body.name for joint in sliding):
            return 1.3
        return 0.65 if any(joint.child == body.name for joint in sliding) else 0.85

    # joints
    def _add_joint(self, joint: Joint) -> None:
        r, sides = self.radius, ((joint.parent, joint.at), (joint.child, joint.child_at))
        model = joint_model(joint)
        if model.unconstrained or not model.nv:
            return
        (parent, at), (child, child_at) = sides
        middle = np.array(at.position)
        match joint.kind:
            case "revolute" | "helical":
                self._add(parent, _pin(at, 2, 1.9 * r, 1.25 * r), STEEL)
            case "universal":
                self._add(parent, _pin(at, 0, 2.2 * r, 0.55 * r), STEEL)
                self._add(child, _pin(child_at, 1, 2.2 * r, 0.55 * r), STEEL)
            case "spherical":
                self._add(parent, ball(middle, 1.6 * r), STEEL)
            case "prismatic" | "cylindrical":
                self._add_slide(joint)
            case "planar":
                size = np.array([12 * r, 12 * r, 0.4 * r])
                self._add(parent, box(size, at.matrix, middle), STEEL, opacity=0.5)
            case _:
                self._add(parent, box(np.full(3, 1.8 * r), at.matrix, middle), STEEL)
        for body, frame in sides:
            if body == GROUND:
                self._add_foot(np.array(frame.position))

    def _add_slide(self, joint: Joint) -> None:
        """A cylinder and its rod where the frames are apart, nothing where both bodies lie along it as those of a leg,
        else a block on a rail."""
        r, at, child_at = self.radius, joint.at, joint.child_at
        start, way, q = np.array(at.position), at.matrix[:, 2], self._slides[joint.name]
        if abs(q) > 8 * r:
            ends = (joint.parent, start), (joint.child, np.array(child_at.position))
            rod = bar(np.zeros(3), np.array([0.0, 0.0, 1.0]), 0.5 * r)
            self.stretched.append(Stretched(ends, rod, STEEL))
            self._add(joint.parent, bar(start, start + 0.5 * q * way, 1.25 * r), DARK)
            return
        if self._lies_along(joint.parent, at) and self._lies_along(joint.child, child_at):
            return
        low, high = q - 0.3 * self.size, q + 0.3 * self.size
        if joint.limits is not None:
            low, high = np.reshape(joint.limits, (-1, 2))[-1].tolist()
        low, high = max(low, q - self.size), min(high, q + self.size)
        self._add(joint.parent, bar(start + low * way, start + high * way, 0.45 * r), STEEL)
        size = np.array([2.6 * r, 2.6 * r, 4 * r])
        self._add(joint.child, box(size, child_at.matrix, np.array(child_at.position)), DARK)

    def _lies_along(self, body: str, frame: Pose) -> bool:
        """Whether all joints of a body are on the line of a slide."""
        if body == GROUND:
            return False
        apart = np.array(self._scene.joint_points(self.mechanism.body(body))) - np.array(frame.position)
        off = np.linalg.norm(np.cross(apart, frame.matrix[:, 2]), axis=1)
        return bool(off.max(initial=0.0) < self.radius < np.linalg.norm(apart, axis=1).max(initial=0.0))

    def _add_foot(self, at: Array) -> None:
        gravity = np.array(self.mechanism.gravity)
        down = gravity / np.linalg.norm(gravity) if gravity.any() else np.array([0.0, 0.0, -1.0])
        # a machine that hangs has its feet above
        down = down if (at - (self.low + self.high) / 2) @ down > -0.1 * self.size else -down
        self._add(GROUND, cone(at, at + 4 * self.radius * down, 2.6 * self.radius), DARK)


def _pin(frame: Pose, axis: int, half: float, radius: float) -> Solid3:
    """A short bar along an axis of a joint's frame."""
    middle, along = np.array(frame.position), frame.matrix[:, axis]
    return bar(middle - half * along, middle + half * along, radius)
