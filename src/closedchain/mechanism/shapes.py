"""Shapes: what a body looks like, and the mass properties that follow from it and a density.

A solid is a sum of tetrahedra, cylinders, half spheres: volume, centre and second moments C = ∫ r rᵀ dV about the
origin add up; the inertia about the centre is (tr C_c) 1 − C_c with C_c = C − V c cᵀ.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Literal, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, FileFormatError, GeometryError, UnknownNameError, choose
from closedchain.files.keys import digest
from closedchain.mechanism.numbers import FILE_RULES, Vector3, entries_of, finite, flag, vector3
from closedchain.mechanism.pose import Pose
from closedchain.records import dataclass
from closedchain.types import Array

ShapeKind = Literal["line", "box", "cylinder", "capsule", "sphere", "mesh"]
POINTS: dict[str, tuple[int, float]] = {
    "line": (1, math.inf), "box": (0, 0), "cylinder": (2, 2), "capsule": (2, 2), "sphere": (1, 1), "mesh": (0, 0)
}  # fmt: skip
HERE = Pose()


@dataclass(frozen=True)
class Shape:
    """What a body looks like. Points in the body's frame, metres.

    points: of a line; the two ends of a cylinder or capsule; the middle of a sphere
    closed: of a line, whether it is a plate
    kind: "line", "box", "cylinder", "capsule", "sphere" or "mesh"
    radius: of a cylinder, capsule (which ends in half spheres) or sphere, m; of a line, round bars along it that have
        mass
    size: edges of a box along the axes of `at`, m
    at: pose of the middle of a box, or of the axes of a mesh
    file: of a mesh, a closed surface (.stl, .obj)
    scale: metres per unit of the file

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
    scale: float = 1.0

    def __post_init__(self) -> None:
        if self.kind not in get_args(ShapeKind):
            raise UnknownNameError(f"shape: {choose('kind', self.kind, get_args(ShapeKind))}")
        points = entries_of("points of a shape", self.points)
        object.__setattr__(self, "points", tuple(vector3("shape point", point) for point in points))
        object.__setattr__(self, "closed", flag("'closed' of a shape", self.closed))
        least, most = POINTS[self.kind]
        if not least <= len(points) <= most:
            wanted = f"{least}" if least == most else f"at least {least}"
            raise ArgumentError(f"a shape of kind {self.kind!r} needs {wanted} point(s), not {len(points)}")
        self._check_dimensions()

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
    def mesh(file: str | Path, scale: float = 1.0, at: Pose = HERE) -> Shape:
        """A closed surface in an STL or OBJ file; scale=0.001 for one drawn in millimetres."""
        return Shape(kind="mesh", file=str(file), scale=scale, at=at)

    @property
    def outline(self) -> Array:
        """Points of a line to draw, (n, 3)."""
        if self.kind == "box":
            corners = [(x, y, z) for z in (-1, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
            return np.asarray(
                np.array(self.at.position) + np.array(corners) * np.array(self.size) / 2 @ self.at.matrix.T
            )
        if self.kind == "mesh":
            middle, axes = np.array(self.at.position), self.at.matrix
            low, high = self.triangles.min(axis=(0, 1)), self.triangles.max(axis=(0, 1))
            corners = [(x, y, z) for z in (0, 1) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))]
            return np.asarray(middle + (low + np.array(corners) * (high - low)) @ axes.T)
        if self.kind == "sphere":
            angles = np.linspace(0, 2 * np.pi, 25)
            ring = np.column_stack([np.cos(angles), np.sin(angles), 0 * angles])
            assert self.radius is not None
            return np.array(self.points[0]) + self.radius * np.vstack([ring, ring[:, [0, 2, 1]]])
        return np.array(self.points)

    def moved(self, by: Vector3) -> Shape:
        """The same shape elsewhere."""
        shift = np.array(by)
        points = tuple(vector3("shape point", np.array(point) + shift) for point in self.points)
        at = self.at
        if self.kind in ("box", "mesh"):
            at = replace(at, position=vector3("shape", np.array(at.position) + shift))
        return replace(self, points=points, at=at)

    @property
    def solid(self) -> Solid:
        """Volume (m³), centre and inertia about it for density 1."""
        match self.kind:
            case "box":
                size = np.array(self.size)
                volume = float(size.prod())
                return _solid(volume, self._placed(np.zeros(3)), self._turned(volume * np.diag(size**2) / 12))
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
        return self.scale * _triangles(self.file)

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
        needs = {"radius": self.kind in round_ones, "size": self.kind == "box", "file": self.kind == "mesh"}
        for field, needed in needs.items():
            given = getattr(self, field)
            if needed != (given is not None) and not (field == "radius" and self.kind == "line"):
                raise ArgumentError(f"a shape of kind {self.kind!r} {'needs' if needed else 'has no'} {field!r}")
        if self.radius is not None:
            object.__setattr__(self, "radius", _positive("radius of a shape", self.radius))
        if self.size is not None:
            x, y, z = (_positive("size of a box", edge) for edge in vector3("size of a box", self.size))
            object.__setattr__(self, "size", (x, y, z))
        object.__setattr__(self, "scale", _positive("scale of a mesh", self.scale))
        if not isinstance(self.at, Pose):
            raise ArgumentError(f"'at' of a shape must be a Pose, not {self.at!r}")
        if self.file is not None and not isinstance(self.file, str):
            raise ArgumentError(f"file of a mesh must be a path, not {self.file!r}")
        if self.kind in ("cylinder", "capsule") and self.points[0] == self.points[1]:
            raise GeometryError(f"both ends of a {self.kind} are {self.points[0]}; they must differ")


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
    number = finite(what, value)
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
_meshes: dict[str, Array] = {}  # triangles by the contents of their file
MOST_MESHES = 64


def _triangles(file: str) -> Array:
    """Corners of all triangles of a mesh file as it is now, (n, 3, 3)."""
    path = Path(file)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FileFormatError(f"mesh {file}: {error.strerror or error}") from error
    obj = path.suffix.lower() == ".obj"
    key = digest(data, obj)
    if key not in _meshes:
        try:
            corners = _obj(data.decode()) if obj else _stl(data)
        except (ValueError, IndexError, struct.error, UnicodeDecodeError) as error:
            raise FileFormatError(f"mesh {file} is no STL or OBJ file: {error}") from error
        if corners.size == 0 or not np.all(np.isfinite(corners)):
            raise FileFormatError(f"mesh {file} holds no triangles, or numbers that are not finite")
        corners.flags.writeable = False
        while len(_meshes) >= MOST_MESHES:
            _meshes.pop(next(iter(_meshes)), None)
        _meshes[key] = corners
        return corners
    return _meshes[key]


def _stl(data: bytes) -> Array:
    count = struct.unpack("<I", data[80:84])[0] if len(data) >= 84 else -1
    if len(data) == 84 + 50 * count:
        rows = np.frombuffer(data, np.dtype([("n", "<3f4"), ("v", "<9f4"), ("a", "<u2")]), offset=84)
        return np.array(rows["v"], float).reshape(-1, 3, 3)
    words = [line.split() for line in data.decode().splitlines()]
    corners = [[float(x) for x in line[1:4]] for line in words if line and line[0] == "vertex"]
    return np.array(corners, float).reshape(-1, 3, 3)


def _obj(text: str) -> Array:
    lines = [line.split() for line in text.splitlines() if line[:2] in ("v ", "f ")]
    vertices = np.array([[float(x) for x in line[1:4]] for line in lines if line[0] == "v"])
    found = []
    for line in lines:
        if line[0] == "f":
            numbers = [int(corner.split("/")[0]) for corner in line[1:]]
            own = [vertices[n - 1 if n > 0 else n] for n in numbers]
            found += [(own[0], own[k], own[k + 1]) for k in range(1, len(own) - 1)]
    return np.array(found, float).reshape(-1, 3, 3)


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
