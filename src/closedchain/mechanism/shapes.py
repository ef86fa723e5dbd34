"""Shapes: what a body looks like, and the mass properties that follow from it and a density.

A solid is a sum of tetrahedra, cylinders, half spheres: volume, centre and second moments C = ∫ r rᵀ dV about the
origin add up; the inertia about the centre is (tr C_c) 1 − C_c with C_c = C − V c cᵀ.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, GeometryError, UnknownNameError, choose
from closedchain.mechanism.expressions import expressed
from closedchain.mechanism.meshes import triangles
from closedchain.mechanism.numbers import (
    FILE_RULES,
    Vector3,
    described,
    described_point,
    described_vector,
    entries_of,
    flag,
)
from closedchain.mechanism.pose import Pose
from closedchain.records import dataclass
from closedchain.types import Array

ShapeKind = Literal["line", "box", "cylinder", "capsule", "sphere", "ellipsoid", "mesh", "compound"]
ShapeRole = Literal["visual", "collision"]
POINTS: dict[str, tuple[int, float]] = {
    "line": (1, math.inf), "box": (0, 0), "cylinder": (2, 2), "capsule": (2, 2), "sphere": (1, 1), "ellipsoid": (0, 0),
    "mesh": (0, 0), "compound": (0, 0),
}  # fmt: skip
HERE = Pose()
Color = Vector3 | tuple[float, float, float, float]


@dataclass(frozen=True)
class Shape:
    """What a body looks like. Points in the body's frame, metres.

    points: of a line; the two ends of a cylinder or capsule; the middle of a sphere
    closed: of a line, whether it is a plate
    kind: "line", "box", "cylinder", "capsule", "sphere", "ellipsoid", "mesh" or "compound"
    radius: of a cylinder, capsule (which ends in half spheres) or sphere, m; of a line, round bars along it that have
        mass
    size: edges of a box, or diameters of an ellipsoid, along the axes of `at`, m
    at: pose of the middle of a box or an ellipsoid, or of the axes of a mesh
    file: of a mesh (.stl, .obj; with the extra `mesh` also .ply, .glb, .dae)
    scale: of a mesh, metres per unit of the file; one for each axis may differ, and mirrors where it is negative
    parts: of a compound, shapes that are none
    color: red, green, blue and opacity, 0 to 1; by default every body has another
    role: "visual", what is seen, or "collision", what contacts of a simulator see; drawings show it only where a body
        has nothing else, and it has no mass there

    Example:
        >>> cc.Shape([(0, 0, 0), (0.5, 0, 0), (0, 0.5, 0)], closed=True).closed
        True
    """

    __pydantic_config__ = FILE_RULES

    points: tuple[Vector3, ...] = ()
    closed: bool = False
    kind: ShapeKind = "line"
    radius: float | None = None
    size: Vector3 | None = None
    at: Pose = HERE
    file: str | None = None
    scale: float | Vector3 = 1.0
    parts: tuple[Shape, ...] = ()
    color: Color | None = None
    role: ShapeRole = "visual"

    def __post_init__(self) -> None:
        if self.kind not in get_args(ShapeKind):
            raise UnknownNameError(f"shape: {choose('kind', self.kind, get_args(ShapeKind))}")
        points = entries_of("points of a shape", self.points)
        object.__setattr__(self, "points", tuple(described_point("shape point", point) for point in points))
        object.__setattr__(self, "closed", flag("'closed' of a shape", self.closed))
        least, most = POINTS[self.kind]
        if not least <= len(points) <= most:
            wanted = f"{least}" if least == most else f"at least {least}"
            raise ArgumentError(f"a shape of kind {self.kind!r} needs {wanted} point(s), not {len(points)}")
        self._check_dimensions()
        self._check_look()

    @staticmethod
    def box(size: Vector3, at: Pose = HERE) -> Shape:
        """A box with edges of `size` (m) along the axes of `at`, its middle there."""
        return Shape(kind="box", size=size, at=at)

    @staticmethod
    def cylinder(start: Vector3, end: Vector3, radius: float) -> Shape:
        """A round bar from one point to another."""
        return Shape((start, end), kind="cylinder", radius=radius)

    @staticmethod
    def capsule(start: Vector3, end: Vector3, radius: float) -> Shape:
        """A round bar that ends in half spheres about its points."""
        return Shape((start, end), kind="capsule", radius=radius)

    @staticmethod
    def sphere(center: Vector3, radius: float) -> Shape:
        """A ball."""
        return Shape((center,), kind="sphere", radius=radius)

    @staticmethod
    def ellipsoid(size: Vector3, at: Pose = HERE) -> Shape:
        """An ellipsoid with diameters of `size` (m) along the axes of `at`, its middle there."""
        return Shape(kind="ellipsoid", size=size, at=at)

    @staticmethod
    def mesh(file: str | Path, scale: float | Vector3 = 1.0, at: Pose = HERE) -> Shape:
        """A surface in a mesh file, closed where mass follows from it; scale=0.001 for one drawn in millimetres."""
        return Shape(kind="mesh", file=str(file), scale=scale, at=at)

    @staticmethod
    def compound(parts: Sequence[Shape]) -> Shape:
        """Several shapes as one."""
        return Shape(kind="compound", parts=tuple(parts))

    @property
    def pieces(self) -> tuple[Shape, ...]:
        """The shapes of a compound, or the shape itself."""
        return self.parts if self.kind == "compound" else (self,)

    @property
    def visible(self) -> tuple[Shape, ...]:
        """The pieces that are drawn: visual ones, where there are any."""
        return tuple(piece for piece in self.pieces if piece.role == "visual") or self.pieces

    def moved(self, by: Vector3) -> Shape:
        """The same shape elsewhere."""
        shift = expressed(by)
        points = tuple(described_point("shape point", expressed(point) + shift) for point in self.points)
        at = self.at
        if self.kind in ("box", "ellipsoid", "mesh"):
            at = replace(at, position=described_point("shape", expressed(at.position) + shift))
        return replace(self, points=points, at=at, parts=tuple(part.moved(by) for part in self.parts))

    @property
    def solid(self) -> Solid:
        """Volume (m³), centre and inertia about it for density 1."""
        match self.kind:
            case "compound":
                return _sum([part.solid for part in self.visible])
            case "box":
                size = np.array(self.size)
                volume = float(size.prod())
                return _solid(volume, self._placed(np.zeros(3)), self._turned(volume * np.diag(size**2) / 12))
            case "ellipsoid":
                half = np.array(self.size) / 2
                volume = 4 / 3 * math.pi * float(half.prod())
                return _solid(volume, self._placed(np.zeros(3)), self._turned(volume * np.diag(half**2) / 5))
            case "mesh":
                return self._mesh_solid()
            case "sphere":
                return _ball(np.array(self.points[0]), self._radius)
            case "cylinder" | "capsule":
                start, end = (np.array(point) for point in self.points)
                return _bar(start, end, self._radius, self.kind == "capsule")
        if self.radius is None or len(self.points) < 2:
            raise GeometryError("a line has no volume; give it a 'radius', or the body a mass")
        ends = [np.array(point) for point in ([*self.points, self.points[0]] if self.closed else self.points)]
        return _sum([_bar(a, b, self.radius, False) for a, b in pairwise(ends) if np.any(a != b)])

    @property
    def _radius(self) -> float:
        assert self.radius is not None
        return self.radius

    def _placed(self, p: Array) -> Array:
        return np.asarray(np.array(self.at.position) + self.at.matrix @ p)

    def _turned(self, C: Array) -> Array:
        R = self.at.matrix
        return np.asarray(R @ C @ R.T)

    @property
    def triangles(self) -> Array:
        """Corners of the triangles of a mesh, (n, 3, 3), m, in the axes of `at`."""
        assert self.file is not None
        corners: Array = np.asarray(self.scale) * triangles(self.file)
        return corners if np.prod(self.scale) > 0 else corners[:, ::-1]  # a mirror turns them inside out

    def _mesh_solid(self) -> Solid:
        """Signed tetrahedra from the origin to every triangle: ∫ r rᵀ = V/20 (Σ aᵢ aᵢᵀ + (Σ aᵢ)(Σ aᵢ)ᵀ)."""
        corners = self.triangles
        volumes = np.linalg.det(corners) / 6
        volume = float(volumes.sum())
        vertices = np.unique(np.round(corners.reshape(-1, 3), 12), axis=0, return_inverse=True)[1].reshape(-1, 3)
        if not volume > 0 or not _closed(vertices):
            raise GeometryError(
                f"the surface in {self.file} is not closed with its triangles facing outwards; "
                f"it encloses {volume:.4g} m³"
            )
        if repeated := _repeated(vertices):
            raise GeometryError(
                f"the surface in {self.file} holds {repeated} of its {len(vertices)} triangles more than once, so that "
                "their solid would count double; export it once"
            )
        for place, turns in _windings(corners, vertices):
            if abs(turns - 1) > 0.01:
                x, y, z = place
                raise GeometryError(
                    f"parts of the surface in {self.file} overlap or face inwards: below its triangle at "
                    f"({x:.6g}, {y:.6g}, {z:.6g}) m the winding number is {turns:.3g}, where 1 is a solid that counts "
                    "once; export their union"
                )
        sums = corners.sum(axis=1)
        center = volumes @ sums / (4 * volume)
        products = np.einsum("nki,nkj->nij", corners, corners) + np.einsum("ni,nj->nij", sums, sums)
        C = np.einsum("n,nij->ij", volumes / 20, products) - volume * np.outer(center, center)
        return _solid(volume, self._placed(center), self._turned(C))

    def _check_dimensions(self) -> None:
        round_ones = ("cylinder", "capsule", "sphere")
        sized = self.kind in ("box", "ellipsoid")
        needs = {"radius": self.kind in round_ones, "size": sized, "file": self.kind == "mesh"}
        for field, needed in needs.items():
            given = getattr(self, field)
            if needed != (given is not None) and not (field == "radius" and self.kind == "line"):
                raise ArgumentError(f"a shape of kind {self.kind!r} {'needs' if needed else 'has no'} {field!r}")
        if self.radius is not None:
            object.__setattr__(self, "radius", _positive("radius of a shape", self.radius))
        if self.size is not None:
            what = f"size of {'a box' if self.kind == 'box' else 'an ellipsoid'}"
            x, y, z = (_positive(what, edge) for edge in described_point(what, self.size))
            object.__setattr__(self, "size", (x, y, z))
        if np.ndim(self.scale) == 0:
            object.__setattr__(self, "scale", _positive("scale of a mesh", self.scale))
        else:
            object.__setattr__(self, "scale", described_point("scale of a mesh", self.scale))
            if 0.0 in self.scale:  # type: ignore[operator]
                raise GeometryError(f"scale of a mesh is {self.scale}; none of its numbers may be zero")
        if not isinstance(self.at, Pose):
            raise ArgumentError(f"'at' of a shape must be a Pose, not {self.at!r}")
        if self.file is not None and not isinstance(self.file, str):
            raise ArgumentError(f"file of a mesh must be a path, not {self.file!r}")
        if self.kind in ("cylinder", "capsule") and self.points[0] == self.points[1]:
            raise GeometryError(f"both ends of a {self.kind} are {self.points[0]}; they must differ")

    def _check_look(self) -> None:
        parts = entries_of("parts of a shape", self.parts)
        object.__setattr__(self, "parts", parts)
        if bool(parts) != (self.kind == "compound"):
            raise ArgumentError(f"a shape of kind {self.kind!r} {'has no' if parts else 'needs'} 'parts'")
        for part in parts:
            if not isinstance(part, Shape) or part.kind == "compound":
                raise ArgumentError(f"parts of a shape are shapes of other kinds than 'compound', not {part!r}")
        if self.role not in get_args(ShapeRole):
            raise UnknownNameError(f"shape: {choose('role', self.role, get_args(ShapeRole))}")
        if self.color is not None:
            given = entries_of("color of a shape", self.color)
            color = described_vector("color of a shape", (*given, 1.0) if len(given) == 3 else given, 4)
            if min(color) < 0 or max(color) > 1:
                raise ArgumentError(f"color of a shape is {color}; red, green, blue and opacity are from 0 to 1")
            object.__setattr__(self, "color", color)


class Solid(NamedTuple):
    """`volume` (m³), `center` (m) and `inertia` about it for density 1 (m⁵) of a shape.

    Example:
        >>> round(cc.Shape.cylinder((0, 0, 0), (0, 0, 2.0), 0.5).solid.volume, 6)
        1.570796
    """

    volume: float
    center: Array
    inertia: Array


def _positive(what: str, value: object) -> float:
    number = described(what, value)
    if number <= 0:
        raise GeometryError(f"{what} is {number}; it must be positive")
    return number


def _solid(volume: float, center: Array, C: Array) -> Solid:
    """From second moments about the centre."""
    return Solid(volume, center, np.trace(C) * np.eye(3) - (C + C.T) / 2)


def _sum(parts: list[Solid]) -> Solid:
    volume = sum(part.volume for part in parts)
    center = np.asarray(sum(part.volume * part.center for part in parts) / volume)
    inertia = np.zeros((3, 3))
    for part in parts:
        r = part.center - center
        inertia += part.inertia + part.volume * (r @ r * np.eye(3) - np.outer(r, r))
    return Solid(volume, center, (inertia + inertia.T) / 2)


def _ball(center: Array, r: float) -> Solid:
    volume = 4 / 3 * math.pi * r**3
    return _solid(volume, center, volume * r**2 / 5 * np.eye(3))


def _bar(start: Array, end: Array, r: float, capsule: bool) -> Solid:
    length = float(np.linalg.norm(end - start))
    axis = (end - start) / length
    along, across = np.outer(axis, axis), np.eye(3) - np.outer(axis, axis)
    volume = math.pi * r**2 * length
    bar = _solid(volume, (start + end) / 2, volume * (length**2 / 12 * along + r**2 / 4 * across))
    if not capsule:
        return bar
    half, off = 2 / 3 * math.pi * r**3, 3 / 8 * r  # of a half sphere: volume, centre from its flat side
    C = half * r**2 / 5 * np.eye(3) - half * off**2 * along
    caps = [_solid(half, end + off * axis, C), _solid(half, start - off * axis, C)]
    return _sum([bar, *caps])


BELOW = 1e-8  # of the size of a triangle: where its surface is looked at from inside
MOST_PARTS = 64


def _closed(vertices: NDArray[np.intp]) -> bool:
    """Whether every edge is passed as often in each direction; vertices: numbers of the corners of triangles."""
    edges = np.concatenate([vertices[:, [0, 1]], vertices[:, [1, 2]], vertices[:, [2, 0]]])
    there, back = (np.sort(edges @ np.array([vertices.max() + 1, 1])[order]) for order in ([0, 1], [1, 0]))
    return bool(np.array_equal(there, back))


def _repeated(vertices: NDArray[np.intp]) -> int:
    """How many triangles cover another one that faces the same side; two that face each other cover nothing."""
    order = np.argsort(vertices, axis=1)
    odd = (order[:, 0] > order[:, 1]) ^ (order[:, 1] > order[:, 2]) ^ (order[:, 0] > order[:, 2])
    found = np.unique(np.sort(vertices, axis=1), axis=0, return_inverse=True)[1].ravel()
    sides = np.bincount(found, weights=np.where(odd, -1.0, 1.0))
    flat = np.any(vertices == np.roll(vertices, 1, axis=1), axis=1)
    sides[found[flat]] = 0.0
    return int(np.maximum(np.abs(sides) - 1, 0).sum())


def _windings(corners: Array, vertices: NDArray[np.intp]) -> Iterator[tuple[Array, float]]:
    """How often the surface winds about points just below it: below the largest triangle of every part.

    The solid angle Ω of a triangle a, b, c seen from a point: tan Ω/2 = a·(b×c) / (|a||b||c| + (a·b)|c| + …).
    """
    from scipy.sparse import coo_array
    from scipy.sparse.csgraph import connected_components

    edges = np.concatenate([vertices[:, [0, 1]], vertices[:, [1, 2]]])
    count = int(vertices.max()) + 1
    part = connected_components(coo_array((np.ones(len(edges)), edges.T), (count, count)), directed=False)[1]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    areas = np.linalg.norm(normals, axis=1)
    largest = np.argsort(-areas, kind="stable")
    first = largest[np.unique(part[vertices[largest, 0]], return_index=True)[1]]
    for k in first[np.argsort(-areas[first], kind="stable")][:MOST_PARTS]:
        if areas[k] > 0:
            place = corners[k].mean(axis=0)
            r = corners - (place - BELOW * normals[k] / np.sqrt(areas[k]))
            a, b, c = np.moveaxis(r, 1, 0)
            A, B, C = np.linalg.norm(r, axis=2).T
            seen = A * B * C + np.vecdot(a, b) * C + np.vecdot(b, c) * A + np.vecdot(c, a) * B
            yield place, float(np.arctan2(np.linalg.det(r), seen).sum() / (2 * np.pi))
