"""A flexible link in the tree: a rigid frame that carries frames and point masses on shared modal coordinates.

The link of the body itself is its frame (chord, tangent or mean axis). Every place that moves when the body bends is a
link of its own, carried by the frame, whose "joint" is the deformation: the Gauss points with the beam's mass, the
frames of joints and the points of loads. All of them read the same modal coordinates, so recursions over the tree
treat flexible links without knowing of them.
"""

from __future__ import annotations

from typing import final

import casadi as ca
import numpy as np

from closedchain.errors import InertiaError, UnsupportedError
from closedchain.mechanism import Body, Frame
from closedchain.mechanism.numbers import matrix3
from closedchain.multibody.beam import BentBeam, Station
from closedchain.multibody.joints import JointModel
from closedchain.spatial.rotation import constant, skew
from closedchain.spatial.transform import Transform
from closedchain.types import SX, Array

REMAINDER = 1e-10  # of the body's own mass properties: less is rounding


class Deformation(JointModel):
    """How one place of a flexible link moves against the link's frame; coordinates are the modal ones."""

    def __init__(self, beam: BentBeam, body: str, station: Station) -> None:
        self.beam, self.body, self.station = beam, body, station
        self.coordinate_names = self.velocity_names = beam.names

    def coordinates(self, X: Transform) -> SX:
        raise UnsupportedError("modal coordinates do not follow from one frame's pose")

    def residual(self, X: Transform) -> SX:
        raise UnsupportedError("a deformation closes no loop")


@final
class MassPoint(Deformation):
    """A point of the centre line."""

    def pose(self, q: SX) -> Transform:
        p = constant(self.beam.bending.start) + constant(self.beam.axes) @ self.station.position(q)
        return Transform(constant(np.eye(3)), p)

    def motion(self, q: SX) -> SX:
        return ca.vertcat(SX(3, self.nv), constant(self.beam.axes) @ self.station.position_rates(q))


@final
class SectionFrame(Deformation):
    """A frame fixed to a cross-section: it moves with the centre line and turns with the slope."""

    def __init__(self, beam: BentBeam, body: str, frame: Frame) -> None:
        station, self.offset = beam.station_of(np.array(frame.origin))
        self.R = frame.matrix
        super().__init__(beam, body, station)

    def pose(self, q: SX) -> Transform:
        return self.beam.frame(self.station, self.offset, self.R, q)

    def motion(self, q: SX) -> SX:
        C, turned = constant(self.beam.axes), self.station.rotation(q)
        w = self.station.rotation_rates(q)  # in the section's axes
        offset = constant(self.offset)
        v = turned.T @ self.station.position_rates(q) - skew(offset) @ w
        out = constant(self.R).T @ C
        return ca.vertcat(out @ w, out @ v)


def rigid_rest(body: Body) -> Body:
    """What is left of a flexible body's mass properties when its beam is taken away."""
    assert body.bending is not None
    bending = body.bending
    m = bending.rho_A * bending.length
    e = np.array(bending.axis)
    c = np.array(bending.start) + bending.length / 2 * e
    beam = m * bending.length**2 / 12 * (np.eye(3) - np.outer(e, e))
    rest = body.mass - m
    moment = body.mass * np.array(body.center) - m * c
    inertia = _about_origin(body.inertia_matrix, body.mass, np.array(body.center)) - _about_origin(beam, m, c)
    scale = max(float(np.abs(_about_origin(beam, m, c)).max()), 1e-300)
    if rest < -REMAINDER * m:
        raise InertiaError(
            f"body {body.name!r} has {body.mass:.9g} kg, less than its beam of {m:.9g} kg (rho_A times length)"
        )
    rest = rest if rest > REMAINDER * m else 0.0
    if rest == 0.0 and np.abs(moment).max() > 1e-9 * m * bending.length:
        raise InertiaError(
            f"body {body.name!r} has the mass of its beam but not its mass centre {tuple(float(x) for x in c)}"
        )
    center = moment / rest if rest else np.zeros(3)
    central = inertia - _about_origin(np.zeros((3, 3)), rest, center)
    central[np.abs(central) < REMAINDER * scale] = 0.0
    try:
        return Body(body.name, rest, tuple(center), matrix3("inertia", (central + central.T) / 2), body.shape)
    except InertiaError as error:
        raise InertiaError(f"body {body.name!r} beside its beam: {error}") from error


def _about_origin(inertia: Array, mass: float, center: Array) -> Array:
    moved: Array = inertia + mass * (center @ center * np.eye(3) - np.outer(center, center))
    return moved
