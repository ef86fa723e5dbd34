"""Bodies: mass, mass centre, inertia, elasticity, what they look like, and payloads on them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, GeometryError, InertiaError
from closedchain.mechanism.compliance import Beam, Compliance
from closedchain.mechanism.expressions import (
    Expression,
    cross_matrix,
    diagonal,
    expressed,
    unwrapped,
    value_array,
    value_of,
)
from closedchain.mechanism.flexibility import FlexibleLink
from closedchain.mechanism.names import checked_name
from closedchain.mechanism.numbers import (
    FILE_RULES,
    ROUNDED,
    Matrix3,
    Vector3,
    asymmetry,
    described,
    described_matrix,
    described_point,
    entries_of,
    flag,
    symmetric,
)
from closedchain.mechanism.pose import unit
from closedchain.mechanism.shapes import Shape
from closedchain.records import dataclass
from closedchain.signatures import explained_fields
from closedchain.types import Array

INERTIA_SLACK = 1e-9  # of the largest entry of the inertia


@explained_fields(
    com="center", centre="center", cog="center", moments="inertia", I="inertia", geometry="shape", rho="density"
)
@dataclass(frozen=True)
class Body:
    """A rigid body: mass, mass centre and inertia in its own frame.

    For questions of stiffness a body may deflect between its joints: by `beams`, one after the other, and by a
    `compliance` in series with them. In motion it is rigid, unless it is a `flexible` link. With a `density` its mass,
    mass centre and inertia follow from its `shape`.

    name: unique among the bodies; "ground" is taken
    mass: kg
    center: mass centre, m
    inertia: about the mass centre, kg m²: three principal moments (axes parallel to the body's) or a symmetric 3×3
        matrix
    shape: what it looks like in drawings
    density: of the shape, kg/m³
    beams: slender elastic parts, each starting where the one before ends
    compliance: of the body as a whole
    flexible: bending of a slender body in motion
    check_inertia: whether principal moments that no body has (negative ones, or one larger than the sum of the others)
        are refused; files of planar machines have such, and the equations of motion take them as they are

    Example:
        >>> body = cc.Body("platform", mass=4.0, center=(0, 0, 0.05), inertia=(0.1, 0.1, 0.2))
        >>> body.inertia_matrix.diagonal().tolist()
        [0.1, 0.1, 0.2]
    """

    __pydantic_config__ = FILE_RULES

    name: str
    mass: float = 0.0
    center: Vector3 = (0.0, 0.0, 0.0)
    inertia: Vector3 | Matrix3 = (0.0, 0.0, 0.0)
    shape: Shape | None = None
    beams: tuple[Beam, ...] = ()
    compliance: Compliance | None = None
    flexible: FlexibleLink | None = None
    density: float | None = None
    check_inertia: bool = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("body", self.name))
        if self.density is not None:
            self._weigh()
        object.__setattr__(self, "mass", described(f"mass of body {self.name!r}", self.mass))
        object.__setattr__(self, "center", described_point(f"mass centre of body {self.name!r}", self.center))
        what = f"inertia of body {self.name!r}"
        nested = any(np.iterable(row) for row in entries_of(what, self.inertia))
        object.__setattr__(
            self, "inertia", described_matrix(what, self.inertia) if nested else described_point(what, self.inertia)
        )
        if not (self.shape is None or isinstance(self.shape, Shape)):
            raise ArgumentError(f"shape of body {self.name!r} must be a Shape, not {self.shape!r}")
        if not (self.flexible is None or isinstance(self.flexible, FlexibleLink)):
            raise ArgumentError(f"flexible of body {self.name!r} must be a FlexibleLink, not {self.flexible!r}")
        object.__setattr__(self, "check_inertia", flag(f"'check_inertia' of body {self.name!r}", self.check_inertia))
        self._check_inertia()
        self._check_compliance()

    @property
    def inertia_matrix(self) -> Array:
        """The inertia about the mass centre as a 3×3 matrix."""
        values = np.array(self.inertia)
        return np.diag(values) if values.ndim == 1 else values

    def with_payload(self, payload: Payload) -> Body:
        """The body and a payload on it as one body."""
        parts = (self, Body("payload", payload.mass, payload.center, payload.inertia))
        masses = [unwrapped(part.mass) for part in parts]
        mass = masses[0] + masses[1]
        if value_of(mass) == 0:
            return self
        centers = [expressed(part.center) for part in parts]
        center = (masses[0] * centers[0] + masses[1] * centers[1]) / mass
        inertias = (expressed(part.inertia) for part in parts)
        own, more = (
            (I if I.ndim == 2 else diagonal(I)) - m * (S := cross_matrix(c - center)) @ S
            for I, m, c in zip(inertias, masses, centers, strict=True)  # noqa: E741
        )
        inertia = described_matrix("inertia with a payload", own + more)
        center = described_point("mass centre with a payload", center)
        return replace(self, mass=mass, center=center, inertia=inertia, density=None)

    @staticmethod
    def rod(name: str, mass: float, length: float, axis: Vector3 = (1.0, 0.0, 0.0)) -> Body:
        """A slender uniform rod from the body's origin along a unit axis.

        Example:
            >>> cc.Body.rod("crank", mass=3.0, length=2.0).inertia_matrix.tolist()
            [[0.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
        """
        a = expressed(unit(f"axis of rod {name!r}", axis))
        mass = unwrapped(described(f"mass of rod {name!r}", mass))
        length = unwrapped(described(f"length of rod {name!r}", length))
        inertia = mass * length * length / 12 * (np.eye(3) - np.outer(a, a))
        return Body(name, mass, tuple(length / 2 * a), inertia, Shape(((0.0, 0.0, 0.0), tuple(length * a))))  # type: ignore[arg-type]

    def _weigh(self) -> None:
        """Mass, mass centre and inertia of the shape."""
        density = described(f"density of body {self.name!r}", self.density)
        if density <= 0:
            raise InertiaError(f"density of body {self.name!r} is {density} kg/m³; it must be positive")
        if not isinstance(self.shape, Shape):
            raise ArgumentError(f"body {self.name!r} has a density but no shape")
        try:
            with np.errstate(all="ignore"):
                solid = self.shape.solid
                numbers = density * solid.volume, solid.center, density * (solid.inertia + solid.inertia.T) / 2
        except ArithmeticError:
            numbers = (0.0, np.zeros(3), np.zeros((3, 3)))
        if not (all(np.all(np.isfinite(number)) for number in numbers) and numbers[0] > 0):
            raise GeometryError(f"shape of body {self.name!r} is too large or too small to have a mass with a density")
        mass, center, inertia = numbers
        made = {
            "mass": float(mass),
            "center": described_point("centre", center),
            "inertia": described_matrix("inertia", inertia),
        }
        for field, value in made.items():
            given = getattr(self, field)
            computed = any(isinstance(one, Expression) for one in np.array(given, dtype=object).ravel())
            if computed or given not in (Body.__dataclass_fields__[field].default, value):
                raise ArgumentError(f"body {self.name!r} has a density, from which its {field} follows; leave it out")
            object.__setattr__(self, field, value)
        object.__setattr__(self, "density", density)

    def _check_compliance(self) -> None:
        beams = entries_of(f"beams of body {self.name!r}", self.beams)
        object.__setattr__(self, "beams", beams)
        for beam in beams:
            if not isinstance(beam, Beam):
                raise ArgumentError(f"beams of body {self.name!r} must hold Beam objects, not {beam!r}")
        for before, after in pairwise(beams):
            if not np.allclose(before.end, after.start, rtol=0, atol=1e-9):
                raise GeometryError(
                    f"beams of body {self.name!r} must follow each other: one ends at {before.end}, "
                    f"the next starts at {after.start}"
                )
        if not (self.compliance is None or isinstance(self.compliance, Compliance)):
            raise ArgumentError(f"compliance of body {self.name!r} must be a Compliance, not {self.compliance!r}")

    def _check_inertia(self) -> None:
        if self.mass < 0:
            raise InertiaError(f"body {self.name!r} has mass {self.mass} kg; it must be zero or positive")
        matrix = self.inertia_matrix
        if np.ndim(self.inertia) == 2:
            rows = symmetric(f"inertia of body {self.name!r}", expressed(self.inertia), InertiaError)
            object.__setattr__(self, "inertia", described_matrix("inertia", rows.tolist()))
            matrix = value_array(rows)
        if not self.check_inertia:
            return
        (low, middle, high), size = principal_moments(matrix)
        if low < -INERTIA_SLACK:
            raise InertiaError(f"inertia of body {self.name!r} has a negative principal moment {low * size:.9g} kg m²")
        if high > low + middle + INERTIA_SLACK:
            a, b, c = (f"{moment * size:.9g}" for moment in (low, middle, high))
            raise InertiaError(
                f"principal moments of body {self.name!r} violate the triangle inequality: {c} > {a} + {b} kg m² "
                "(the inertia is about the mass centre)"
            )


@explained_fields(com="center", centre="center")
@dataclass(frozen=True)
class Payload:
    """What a body carries.

    mass: kg
    center: mass centre in the carrying body's frame, m
    inertia: about the mass centre, kg m²: three principal moments or a symmetric 3×3 matrix
    body: name of the carrying body; by default the platform

    Example:
        >>> tool = cc.Payload(mass=2.0, center=(0.0, 0.0, 0.1))
        >>> robot.with_payload(tool).mechanism.body("platform").mass > robot.mechanism.body("platform").mass
        True
    """

    mass: float
    center: Vector3 = (0.0, 0.0, 0.0)
    inertia: Vector3 | Matrix3 = (0.0, 0.0, 0.0)
    body: str | None = None

    def __post_init__(self) -> None:
        checked = Body("payload", self.mass, self.center, self.inertia)
        for field in ("mass", "center", "inertia"):
            object.__setattr__(self, field, getattr(checked, field))


def principal_moments(inertia: Array) -> tuple[Array, Array]:
    """Principal moments in rising order, in units of the largest entry, and that entry; of one matrix or of many."""
    largest = np.abs(inertia).max(axis=(-2, -1))
    size = np.where(largest > 0, largest, 1.0)
    return np.asarray(np.linalg.eigvalsh(inertia / size[..., None, None]), np.float64), size


def possible_inertia(inertia: Array) -> NDArray[np.bool_]:
    """Which of many matrices are inertias about a mass centre."""
    low, middle, high = np.moveaxis(principal_moments(inertia)[0], -1, 0)
    even = asymmetry(inertia).max(axis=(-2, -1)) <= ROUNDED
    possible: NDArray[np.bool_] = even & (low >= -INERTIA_SLACK) & (high <= low + middle + INERTIA_SLACK)
    return possible
