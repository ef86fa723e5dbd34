"""Elastic parts of bodies and joints: beams with their sections, and compliance matrices."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np

from closedchain.errors import ArgumentError, ComplianceError, GeometryError, UnknownNameError, choose
from closedchain.mechanism.expressions import expressed, unwrapped
from closedchain.mechanism.numbers import (
    FILE_RULES,
    ROUNDED,
    Vector3,
    described,
    described_point,
    described_vector,
    entries_of,
    symmetric,
)
from closedchain.mechanism.pose import Pose, unit
from closedchain.records import dataclass
from closedchain.signatures import explained_fields
from closedchain.types import Array

SectionKind = Literal["round", "tube", "rectangle", "i", "given"]
Theory = Literal["timoshenko", "euler_bernoulli"]
Row6 = tuple[float, float, float, float, float, float]

# the numbers each kind of section needs
DIMENSIONS: dict[str, tuple[str, ...]] = {
    "round": ("radius",),
    "tube": ("radius", "inner"),
    "rectangle": ("height", "width"),
    "i": ("height", "width", "web", "flange"),
    "given": ("area", "Iy", "Iz", "torsion"),
}
HERE = Pose()


@explained_fields(r="radius", outer="radius", b="width", h="height")
@dataclass(frozen=True)
class Section:
    """The cross-section of a beam, in its own y and z axes through the centroid.

    kind: "round" (`radius`), "tube" (`radius`, `inner`), "rectangle" (`height`, `width`), "i" (`height`, `width`,
        `web`,
        `flange`) or "given" (`area`, `Iy`, `Iz`, `torsion`)
    radius: outer radius, m
    inner: inner radius of a tube, m
    height: along y, over all, m
    width: along z; of an i section that of the flanges, m
    web, flange: thickness, m
    area: m²
    Iy, Iz: second moments ∫z² and ∫y², m⁴
    torsion: torsion constant, m⁴; the polar moment only if the section is round
    shear_y, shear_z: shear coefficients (effective shear area over area); by default Cowper's for round, tube and
        rectangle, web and flange shares for i, 1 for given

    Example:
        >>> cc.Section("tube", radius=0.02, inner=0.015).inner
        0.015
    """

    __pydantic_config__ = FILE_RULES

    kind: SectionKind
    radius: float | None = None
    inner: float | None = None
    height: float | None = None
    width: float | None = None
    web: float | None = None
    flange: float | None = None
    area: float | None = None
    Iy: float | None = None
    Iz: float | None = None
    torsion: float | None = None
    shear_y: float | None = None
    shear_z: float | None = None

    def __post_init__(self) -> None:
        if self.kind not in DIMENSIONS:
            raise UnknownNameError(f"section: {choose('kind', self.kind, DIMENSIONS)}")
        needed = DIMENSIONS[self.kind]
        for field in sorted({name for names in DIMENSIONS.values() for name in names}):
            value = getattr(self, field)
            if (value is not None) != (field in needed):
                raise ComplianceError(f"a section of kind {self.kind!r} takes {', '.join(needed)}, and only these")
        for field in (*needed, "shear_y", "shear_z"):
            if getattr(self, field) is not None:
                object.__setattr__(self, field, _positive(f"{field} of a {self.kind!r} section", getattr(self, field)))
        self._check_fits()

    @property
    def dimensions(self) -> dict[str, float]:
        """The numbers that this kind of section has."""
        return {name: float(getattr(self, name)) for name in DIMENSIONS[self.kind]}

    @property
    def symmetric(self) -> bool:
        """Whether it bends alike in all directions, so that its orientation does not matter."""
        return self.kind in ("round", "tube") and self.shear_y == self.shear_z

    def _check_fits(self) -> None:
        at = self.dimensions
        if self.kind == "tube" and at["inner"] >= at["radius"]:
            raise ComplianceError(f"tube: inner radius {at['inner']} m must be below the outer one, {at['radius']} m")
        if self.kind == "i" and (2 * at["flange"] >= at["height"] or at["web"] > at["width"]):
            raise ComplianceError(
                f"i section: two flanges of {at['flange']} m must fit into the height {at['height']} m, "
                f"and the web, {at['web']} m, into the width {at['width']} m"
            )
        if self.kind == "given" and at["torsion"] > (at["Iy"] + at["Iz"]) * (1 + 1e-6):
            raise ComplianceError(
                f"torsion constant {at['torsion']:.6g} m⁴ exceeds the polar moment Iy + Iz = "
                f"{at['Iy'] + at['Iz']:.6g} m⁴, which no section does"
            )


@explained_fields(E="young", modulus="young", nu="poisson", profile="section")
@dataclass(frozen=True)
class Beam:
    """A slender elastic part of a body. Its centre line is straight, an arc or a smooth curve.

    start, end: of the centre line in the body's frame, m
    section: at the start, and everywhere unless there is an `end_section`
    young: Young's modulus, Pa
    poisson: Poisson's ratio
    end_section: of the same kind; dimensions change linearly along the line
    center: centre of a circular arc below 180°, m
    through: points of a smooth curve, m
    y: direction of the section's y axis at the start; it may be left out for round sections, and for arcs, where y
        points
        away from the centre
    theory: "timoshenko" includes shear, "euler_bernoulli" does not

    Example:
        >>> round_bar = cc.Section("round", radius=0.01)
        >>> beam = cc.Beam((0, 0, 0), (0.4, 0, 0), round_bar, young=210e9, poisson=0.3)
        >>> cc.Body("link", mass=1.0, center=(0.2, 0, 0), inertia=(0, 0.013, 0.013), beams=[beam]).beams[0].theory
        'timoshenko'
    """

    __pydantic_config__ = FILE_RULES

    start: Vector3
    end: Vector3
    section: Section
    young: float
    poisson: float
    end_section: Section | None = None
    center: Vector3 | None = None
    through: tuple[Vector3, ...] = ()
    y: Vector3 | None = None
    theory: Theory = "timoshenko"

    def __post_init__(self) -> None:
        for field in ("start", "end"):
            object.__setattr__(self, field, described_point(f"{field} of a beam", getattr(self, field)))
        object.__setattr__(self, "young", _positive("Young's modulus of a beam", self.young))
        object.__setattr__(self, "poisson", described("Poisson's ratio of a beam", self.poisson))
        if not -1 < self.poisson <= 0.5:
            raise ComplianceError(f"Poisson's ratio is {self.poisson}; it must be above -1 and at most 0.5")
        if self.theory not in get_args(Theory):
            raise UnknownNameError(f"beam: {choose('theory', self.theory, get_args(Theory))}")
        through = (described_point("point of a beam", point) for point in entries_of("through of a beam", self.through))
        object.__setattr__(self, "through", tuple(through))
        if self.center is not None:
            object.__setattr__(self, "center", described_point("center of a beam", self.center))
        if self.y is not None:
            object.__setattr__(self, "y", unit("y of a beam", self.y))
        self._check_sections()
        self._check_line()

    @property
    def shear_modulus(self) -> float:
        """G = E / (2 + 2ν), Pa."""
        return self.young / (2 + 2 * self.poisson)

    def _check_sections(self) -> None:
        if not isinstance(self.section, Section):
            raise ArgumentError(f"section of a beam must be a Section, not {self.section!r}")
        if self.end_section is None:
            return
        if not isinstance(self.end_section, Section):
            raise ArgumentError(f"end_section of a beam must be a Section, not {self.end_section!r}")
        if self.end_section.kind != self.section.kind:
            raise ComplianceError(
                f"a beam cannot change from a {self.section.kind!r} to a {self.end_section.kind!r} section; "
                "use two beams, or sections of one kind"
            )

    def _check_line(self) -> None:
        start, end = np.array(self.start), np.array(self.end)
        if np.allclose(start, end, rtol=0, atol=1e-12):
            raise GeometryError(f"a beam from {self.start} to {self.end} has no length")
        if self.center is not None:
            if self.through:
                raise GeometryError("a beam takes either 'center' (an arc) or 'through' (a curve), not both")
            _check_arc(start - np.array(self.center), end - np.array(self.center))
        elif self.y is None and not (self.section.symmetric and (self.end_section or self.section).symmetric):
            raise GeometryError(
                f"a beam with a {self.section.kind!r} section needs 'y', the direction of the section's y axis"
            )
        if self.y is not None and self.center is None:
            first = np.array(self.through[0]) if self.through else end
            along = (first - start) / np.linalg.norm(first - start)
            if not self.through and abs(np.dot(along, self.y)) > 1e-6:
                raise GeometryError(f"y {self.y} of a beam is not perpendicular to its line, along {tuple(along)}")


@dataclass(frozen=True)
class Compliance:
    """A compliance matrix, from finite elements, catalogues of bearings, or measurement.

    matrix: screw [rotation (rad); translation (m)] per wrench [moment (N m); force (N)]: six numbers (the diagonal) or
        a
        symmetric 6×6 matrix without negative eigenvalues
    at: pose of the point and axes it refers to, in the body, or for a joint in its child's frame

    Example:
        >>> cc.Compliance.bearing(radial=2e8, axial=1e8, tilting=5e4).matrix
        (2e-05, 2e-05, 0.0, 5e-09, 5e-09, 1e-08)
    """

    __pydantic_config__ = FILE_RULES

    matrix: Row6 | tuple[Row6, Row6, Row6, Row6, Row6, Row6]
    at: Pose = HERE

    def __post_init__(self) -> None:
        rows = entries_of("compliance matrix", self.matrix)
        nested = any(np.iterable(row) for row in rows)
        if not nested:
            object.__setattr__(self, "matrix", described_vector("diagonal of a compliance matrix", rows, 6))
        elif len(rows) != 6:
            raise ArgumentError(f"a compliance matrix must have 6 rows, not {len(rows)}")
        else:
            array = expressed([described_vector("row of a compliance matrix", row, 6) for row in rows])
            array = symmetric("a compliance matrix", array, ComplianceError)
            object.__setattr__(self, "matrix", tuple(described_vector("row", row, 6) for row in array.tolist()))
        if not isinstance(self.at, Pose):
            raise ArgumentError(f"at of a compliance must be a Pose, not {self.at!r}")
        check_compliance(self.array)

    @property
    def array(self) -> Array:
        """The matrix, 6×6."""
        values = np.array(self.matrix)
        return np.diag(values) if values.ndim == 1 else values

    @staticmethod
    def bearing(radial: float, axial: float, tilting: float) -> Compliance:
        """Of a bearing about its frame's z: stiffness radial and axial (N/m), and against tilting (N m/rad)."""
        given = (_positive(f"{name} stiffness of a bearing", value) for name, value in _named(radial, axial, tilting))
        r, a, t = map(unwrapped, given)
        return Compliance((1 / t, 1 / t, 0.0, 1 / r, 1 / r, 1 / a))


def check_compliance(C: Array) -> None:
    """A compliance must not release energy."""
    size = float(np.abs(C).max())
    if size == 0:
        raise ComplianceError("a compliance matrix of zeros is rigid; leave it out instead")
    # scaled to a unit diagonal, so that radians and metres compare
    d = np.sqrt(np.where(np.diag(C) > 0, np.diag(C), 1.0))
    low = float(np.linalg.eigvalsh(C / np.outer(d, d))[0])
    if np.any(np.diag(C) < 0) or low < -ROUNDED:
        raise ComplianceError(
            f"a compliance matrix must not have negative eigenvalues (scaled, the lowest is {low:.3g})"
        )


def _named(radial: float, axial: float, tilting: float) -> list[tuple[str, float]]:
    return [("radial", radial), ("axial", axial), ("tilting", tilting)]


def _positive(what: str, value: Any) -> float:
    number = described(what, value)
    if number <= 0:
        raise ComplianceError(f"{what} is {number}; it must be positive")
    return number


def _check_arc(a: Array, b: Array) -> None:
    ra, rb = float(np.linalg.norm(a)), float(np.linalg.norm(b))
    if abs(ra - rb) > 1e-9 * max(ra, rb):
        raise GeometryError(f"an arc must start and end equally far from its center, not {ra:.9g} m and {rb:.9g} m")
    if np.linalg.norm(np.cross(a, b)) < 1e-9 * ra * rb:
        raise GeometryError("an arc must span less than 180°; chain two beams for more")
