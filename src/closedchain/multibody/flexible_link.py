"""A flexible link: a beam with assumed modes, and its place in the tree.

    ρ(x) = x e1 + v e2 + w e3 − ½ e1 ∫₀ˣ v'² + w'² dx        the last term only with stiffening
    v = Σ η_i φ_i,  w likewise;   section rotated by  Rz(v') Ry(−w')  in the beam's axes e1, e2, e3
    U = ½ ηᵀ K η,  K_ij = EI ∫ φ_i'' φ_j'' dx,  damping forces  β K dη/dt

Integrals over the mass are sums over Gauss points, each a point mass at ρ(x_k).

The link of the body itself is its frame (chord, tangent or mean axis). Every place that moves when the body deflects is
a link of its own, carried by the frame, whose "joint" is the deformation: the Gauss points with the beam's mass, the
frames of joints and the points of loads. All of them read the same modal coordinates, so recursions over the tree
treat flexible links like any other.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, final

import casadi as ca
import numpy as np

from closedchain.errors import InertiaError, UnsupportedError
from closedchain.mechanism import Body, Pose
from closedchain.mechanism.flexibility import FlexibleLink
from closedchain.mechanism.numbers import matrix3
from closedchain.multibody.joints import JointModel
from closedchain.multibody.mode_shapes import shape_functions
from closedchain.records import dataclass
from closedchain.spatial.symbolic import Transform, constant, rotation_about, skew
from closedchain.types import SX, Array

if TYPE_CHECKING:
    from numpy.polynomial import Chebyshev

EXACT = 1e-12  # relative error of the inertia integrals that default Gauss points may leave
MOST_POINTS = 60
REMAINDER = 1e-10  # of the body's own mass properties: less is rounding


@dataclass(frozen=True)
class Station:
    """Shape functions at one place x along the beam: per modal coordinate, in the beam's axes.

    deflection: 3×n, slope: 2×n (v', w'), shortening: n×n, H of ½ ηᵀ H η (zero without stiffening)
    """

    x: float
    deflection: Array
    slope: Array
    shortening: Array

    def position(self, eta: SX) -> SX:
        """ρ, from the start of the beam in its axes."""
        shift = constant(self.deflection) @ eta + constant([self.x, 0, 0])
        if self.shortening.any():
            shift -= ca.vertcat(eta.T @ constant(self.shortening) @ eta / 2, SX(2, 1))
        return shift

    def position_jacobian(self, eta: SX) -> SX:
        """∂ρ/∂η, 3×n."""
        velocities = constant(self.deflection)
        if self.shortening.any():
            velocities = velocities - ca.vertcat(eta.T @ constant(self.shortening), SX(2, eta.shape[0]))
        return velocities

    def rotation(self, eta: SX) -> SX:
        """The section's axes in the beam's."""
        a, b = (constant(row[None, :]) @ eta for row in self.slope)
        R = rotation_about(2, a) if self.slope[0].any() else SX(ca.DM.eye(3))
        return R @ rotation_about(1, -b) if self.slope[1].any() else R

    def rotation_jacobian(self, eta: SX) -> SX:
        """Angular velocity of the section per unit dη/dt, in the section's axes, 3×n."""
        about_z = constant(np.outer([0.0, 0.0, 1.0], self.slope[0]))
        if not self.slope[1].any():
            return about_z
        b = constant(self.slope[1][None, :]) @ eta
        return rotation_about(1, -b).T @ about_z - constant(np.outer([0.0, 1.0, 0.0], self.slope[1]))

    @property
    def still(self) -> bool:
        """Whether neither the point nor the section ever moves."""
        parts = (self.deflection, self.slope, self.shortening)
        return all(float(np.abs(part).max(initial=0.0)) < 1e-12 for part in parts)


class BentBeam:
    """Everything a machine needs to know of one flexible link."""

    def __init__(self, bending: FlexibleLink) -> None:
        self.bending = bending
        self.functions = shape_functions(bending)
        self.directions = 2 if bending.spatial else 1
        e1, e2 = np.array(bending.axis), np.array(bending.direction)
        self.axes = np.column_stack([e1, e2, np.cross(e1, e2)])

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the modal coordinates."""
        letters = ("y", "z") if self.directions == 2 else ("q",)
        return tuple(f"{letter}{n}" for letter in letters for n in range(1, self.bending.modes + 1))

    def station(self, x: float) -> Station:
        """The shape functions at x, in metres from the start."""
        L, n = self.bending.length, self.bending.modes
        xi = x / L
        count = n * self.directions
        deflection, slope, shortening = np.zeros((3, count)), np.zeros((2, count)), np.zeros((count, count))
        for d in range(self.directions):
            own = slice(n * d, n * (d + 1))
            deflection[1 + d, own] = _swept([f(xi) for f in self.functions])  # (45)
            slope[d, own] = _swept([f.deriv()(xi) / L for f in self.functions])
            if self.bending.stiffening:
                shortening[own, own] = _swept([[h(xi) / L for h in row] for row in self._slope_products])
        return Station(x, deflection, slope, shortening)

    def station_of(self, origin: Array) -> tuple[Station, Array]:
        """The section that carries a point of the straight body, and the point's offset from its centre (beam's axes).

        A point beyond an end is carried by that end.
        """
        local = self.axes.T @ (origin - np.array(self.bending.start))
        x = float(np.clip(local[0], 0.0, self.bending.length))
        return self.station(x), local - np.array([x, 0.0, 0.0])

    @cached_property
    def stiffness(self) -> Array:
        """K, n×n (N/m)."""
        curved = [f.deriv(2) for f in self.functions]
        unit_K = np.array([[_integral(a * b) for b in curved] for a in curved]) / self.bending.length**3
        from scipy.linalg import block_diag  # slow to import

        K: Array = block_diag(*(EI * unit_K for EI in self.bending.stiffnesses))  # (49)
        return K

    @cached_property
    def gauss(self) -> tuple[Array, Array]:
        """Places (m from the start) and masses (kg) of the Gauss points."""
        count = self.bending.points or self._points_needed()
        xi, weights = np.polynomial.legendre.leggauss(count)
        return (xi + 1) / 2 * self.bending.length, weights / 2 * self.bending.length * self.bending.rho_A  # (48)

    def elastic_force(self, eta: SX, velocities: SX) -> SX:
        """K (η + β dη/dt): the generalised forces that hold the deflection."""
        return constant(self.stiffness) @ (eta + self.bending.damping * velocities)

    def damping_power(self, velocities: SX) -> SX:
        """−β dη/dtᵀ K dη/dt."""
        return -self.bending.damping * (velocities.T @ constant(self.stiffness) @ velocities)

    def elastic_energy(self, eta: SX) -> SX:
        """½ ηᵀ K η."""
        return eta.T @ constant(self.stiffness) @ eta / 2

    def deflection(self, x: float, eta: Array) -> Array:
        """Displacement of the beam's centre line at x (m from its start), in the body's axes."""
        station = self.station(x)
        shift = station.deflection @ eta - np.array([eta @ station.shortening @ eta / 2, 0.0, 0.0])
        moved: Array = self.axes @ shift
        return moved

    def centre_line(self, eta: Array, count: int = 33) -> Array:
        """Points of the bent centre line, in the body's frame, (count, 3)."""
        places = np.linspace(0.0, self.bending.length, count)
        start, axis = np.array(self.bending.start), np.array(self.bending.axis)
        return np.array([start + x * axis + self.deflection(x, eta) for x in places])

    def frame(self, station: Station, offset: Array, R: Array, eta: SX) -> Transform:
        """Pose in the body of a frame fixed to a section: offset and axes R as on the straight body."""
        C, R_S = constant(self.axes), station.rotation(eta)
        p = constant(self.bending.start) + C @ (station.position(eta) + R_S @ constant(offset))  # (46)
        return Transform(C @ R_S @ C.T @ constant(R), p)

    @cached_property
    def _slope_products(self) -> list[list[Chebyshev]]:
        """∫₀^ξ φ_i' φ_j' dξ."""
        slopes = [f.deriv() for f in self.functions]
        return [[(a * b).integ(lbnd=0.0) for b in slopes] for a in slopes]

    def _points_needed(self) -> int:
        """The least number of Gauss points that gives the inertia integrals of the link."""
        wanted = self._inertia_integrals(MOST_POINTS)
        size = np.abs(wanted).max()
        for count in range(3, MOST_POINTS):
            if np.abs(self._inertia_integrals(count) - wanted).max() < EXACT * size:
                return count
        return MOST_POINTS

    def _inertia_integrals(self, count: int) -> Array:
        """∫ of all products of 1, ξ and the shape functions (and their shortenings), by Gauss's rule."""
        xi, weights = np.polynomial.legendre.leggauss(count)
        xi, weights = (xi + 1) / 2, weights / 2
        rows = [np.ones(count), xi, *(f(xi) for f in self.functions)]
        if self.bending.stiffening:
            rows += [h(xi) for row in self._slope_products for h in row]
        values = np.array(rows)
        products: Array = (values * weights) @ values.T
        return products


class Deformation(JointModel):
    """How one place of a flexible link moves against the link's frame; coordinates are the modal ones."""

    def __init__(self, beam: BentBeam, body: str, station: Station) -> None:
        self.beam, self.body, self.station = beam, body, station
        self.coordinate_names = self.velocity_names = beam.names
        self.angles = self.rotational = (False,) * len(beam.names)

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
        return ca.vertcat(SX(3, self.nv), constant(self.beam.axes) @ self.station.position_jacobian(q))


@final
class SectionFrame(Deformation):
    """A frame fixed to a cross-section: it moves with the centre line and rotates with the slope."""

    def __init__(self, beam: BentBeam, body: str, frame: Pose) -> None:
        station, self.offset = beam.station_of(np.array(frame.position))
        self.R = frame.matrix
        super().__init__(beam, body, station)

    def pose(self, q: SX) -> Transform:
        return self.beam.frame(self.station, self.offset, self.R, q)

    def motion(self, q: SX) -> SX:
        C, R_S = constant(self.beam.axes), self.station.rotation(q)
        w = self.station.rotation_jacobian(q)  # in the section's axes
        offset = constant(self.offset)
        v = R_S.T @ self.station.position_jacobian(q) - skew(offset) @ w
        out = constant(self.R).T @ C
        return ca.vertcat(out @ w, out @ v)


def rigid_rest(body: Body) -> Body:
    """What is left of a flexible body's mass properties when its beam is taken away."""
    assert body.flexible is not None
    bending = body.flexible
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


def _integral(f: Chebyshev) -> float:
    total = f.integ(lbnd=0.0)
    return float(total(1.0))


def _swept(values: object) -> Array:
    """Numbers with the rounding dust of zeros of shape functions taken away."""
    array = np.array(values, dtype=float)
    array[np.abs(array) < 1e-13] = 0.0
    return array
