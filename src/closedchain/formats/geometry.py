"""Mesh files that machine files name: found inside one folder, and copied beside files that are written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import numpy as np

from closedchain.errors import ClosedChainError, FileFormatError
from closedchain.files import inside, read_bytes, write_bytes
from closedchain.formats.placement import Placement
from closedchain.formats.report import Ledger
from closedchain.mechanism import Mechanism, Pose, Shape
from closedchain.mechanism.meshes import BY_TRIMESH, LARGEST_MESH, OWN, triangles
from closedchain.mechanism.pose import smallest_rotation
from closedchain.types import Array

PACKAGES = ("package://", "model://")
FOLDER = "meshes"  # beside a file that is written
MOST_SHAPES = 10_000
THIN = 0.012  # of the machine's size: radius of bars that have none


# reading
@dataclass
class MeshFolder:
    """Where meshes are looked for: inside a folder, for a file in it."""

    folder: Path
    file: Path
    found: int = 0

    def mesh(self, uri: str, scale: Array, at: Pose) -> Shape:
        """A mesh by the name that a file gives it."""
        path = self.find(uri)
        kinds = (*OWN, *BY_TRIMESH)
        if path.suffix.lower() not in kinds:
            raise FileFormatError(f"meshes are read from {', '.join(kinds)} files, not {path.name!r}")
        if path.stat().st_size > LARGEST_MESH:
            raise FileFormatError(f"{path}: larger than {LARGEST_MESH} bytes")
        same = float(scale[0]) if scale[0] > 0 and np.all(scale == scale[0]) else tuple(scale.tolist())
        return Shape.mesh(path, same, at)

    def find(self, uri: str, folders: bool = False) -> Path:
        """The file, or folder, that a name or an address stands for; one that is not inside the folder is not read."""
        places = list(self.places(uri.strip()))
        try:
            there = [place for place in places if place.exists()]
            if there and inside(self.folder, there[0]) and (there[0].is_file() or (folders and there[0].is_dir())):
                return there[0].resolve()
            outside = bool(there) or not any(inside(self.folder, place) for place in places)
        except (OSError, ValueError, RuntimeError):
            outside = False
        if outside or uri.startswith(PACKAGES):
            raise FileFormatError(
                f"{uri!r} is not found inside {str(self.folder)!r}, where files are read; root= names a folder that "
                "holds all"
            )
        raise FileFormatError(f"there is no file {uri!r}")

    def places(self, uri: str) -> Iterator[Path]:
        """Where a file may be: a package is a folder around the file, or beside one of these."""
        around = [place for place in self.file.absolute().parents if inside(self.folder, place)]
        scheme = next((scheme for scheme in PACKAGES if uri.startswith(scheme)), None)
        if scheme is None:
            yield around[0] / unquote(uri.removeprefix("file://")) if uri.startswith("file://") else around[0] / uri
            return
        name, _, rest = unquote(uri.removeprefix(scheme)).lstrip("/").partition("/")
        for place in around:
            if place.name == name:
                yield place / rest
            yield place / name / rest
        for place in around if rest else ():
            yield place / rest

    def count(self, shapes: int) -> None:
        """Count shapes of the file; raise where they are too many."""
        self.found += shapes
        if self.found > MOST_SHAPES:
            raise FileFormatError(f"{self.file}: more than {MOST_SHAPES} shapes")


def one_shape(shapes: Sequence[Shape]) -> Shape | None:
    """Shapes of a body as one."""
    return None if not shapes else shapes[0] if len(shapes) == 1 else Shape.compound(shapes)


def cylinder(X: Placement, radius: float, length: float, capsule: bool = False) -> Shape:
    """A cylinder or capsule along z of a frame, its middle there, as files have them."""
    start, end = (tuple((X @ Placement.of((0.0, 0.0, side * length / 2))).p.tolist()) for side in (-1, 1))
    return Shape.capsule(start, end, radius) if capsule else Shape.cylinder(start, end, radius)


# writing
def size_of(mechanism: Mechanism) -> float:
    """How large the bodies of a machine are, m."""
    points = [pose.position for joint in mechanism.joints for pose in (joint.at, joint.child_at)]
    return max((float(np.linalg.norm(point)) for point in points), default=0.0) or 1.0


def written_pieces(shape: Shape | None, size: float, capsules: bool = True) -> list[Shape]:
    """The pieces of a shape as formats have them: lines are round bars, capsules without a word for them three."""
    found: list[Shape] = []
    for piece in () if shape is None else shape.pieces:
        look = {"color": piece.color, "role": piece.role}
        if piece.kind == "line":
            ends = [*piece.points, piece.points[0]] if piece.closed and len(piece.points) > 2 else piece.points
            make = Shape.capsule if capsules else Shape.cylinder
            bars = [make(a, b, piece.radius or THIN * size) for a, b in pairwise(ends) if a != b]
            found += [replace(bar, **look) for bar in bars]  # type: ignore[arg-type]
        elif piece.kind == "capsule" and not capsules:
            start, end = piece.points
            assert piece.radius is not None
            parts = [Shape.cylinder(start, end, piece.radius)] + [Shape.sphere(p, piece.radius) for p in piece.points]
            found += [replace(part, **look) for part in parts]  # type: ignore[arg-type]
        else:
            found.append(piece)
    return found


def report_shape(what: str, shape: Shape, ledger: Ledger) -> None:
    """What became of a shape: lines have no thickness of their own."""
    if any(piece.kind == "line" and piece.radius is None for piece in shape.pieces):
        ledger.approximated(what, "its lines are thin round bars", essential=False)
    else:
        ledger.kept(what)


def bar_frame(shape: Shape) -> tuple[Placement, float]:
    """The middle of a cylinder or capsule with z along it, and its length."""
    start, end = (np.array(point) for point in shape.points)
    length = float(np.linalg.norm(end - start))
    return Placement.of((start + end) / 2, smallest_rotation((end - start) / length)), length


@dataclass
class MeshCopies:
    """Mesh files that are written beside another file.

    place: of that file while it is written
    beside: the folder in which it will be; other files there are not overwritten
    package: a ROS package whose folder it is in, or will be put into
    """

    place: Path
    beside: Path
    package: str | None = None
    files: dict[str, bytes] = field(default_factory=dict)  # contents by names

    def add(self, shape: Shape, kinds: Sequence[str] = (*OWN, *BY_TRIMESH), text_stl: bool = True) -> str:
        """The name under which a file finds the mesh of a shape; others than these kinds become OBJ."""
        assert shape.file is not None
        source = Path(shape.file)
        content, suffix = read_bytes(source, LARGEST_MESH), source.suffix.lower()
        if suffix not in kinds or (suffix == ".stl" and not text_stl and content[80:84] != _stl_count(content)):
            content, suffix = obj_text(triangles(shape.file)).encode(), ".obj"
        return self.named(source.stem, suffix, content)

    @property
    def prefix(self) -> str:
        """What stands before the folder of meshes: of a package, its way from the package's folder."""
        if self.package is None:
            return ""
        here = self.beside.absolute()
        top = next((folder for folder in (here, *here.parents) if folder.name == self.package), here)
        return f"package://{self.package}/{''.join(f'{part}/' for part in here.relative_to(top).parts)}"

    def ellipsoid(self) -> str:
        """A mesh of a ball of diameter 1, for formats without ellipsoids."""
        return self.named("ball", ".obj", obj_text(_ball()).encode())

    def named(self, stem: str, suffix: str, content: bytes) -> str:
        """A name for a content that no other has, here and in the folder."""
        stem = "".join(c if c.isalnum() or c in "-_." else "_" for c in stem) or "mesh"
        for number in range(1, 100_000):
            name = f"{stem}{suffix}" if number == 1 else f"{stem}_{number}{suffix}"
            if self.files.get(name, content) == content and self._free(name, content):
                self.files[name] = content
                return f"{self.prefix}{FOLDER}/{name}"
        raise FileFormatError(f"no name is free for mesh {stem!r} in {self.beside / FOLDER}")

    def _free(self, name: str, content: bytes) -> bool:
        there = self.beside / FOLDER / name
        try:
            return not there.exists() or read_bytes(there, LARGEST_MESH) == content
        except ClosedChainError:
            return False

    def write(self) -> list[Path]:
        """Write them."""
        if self.files:
            (self.place.parent / FOLDER).mkdir(exist_ok=True)
        return [write_bytes(content, self.place.parent / FOLDER / name) for name, content in self.files.items()]


def _stl_count(content: bytes) -> bytes:
    return max(0, (len(content) - 84) // 50).to_bytes(4, "little")


def obj_text(corners: Array) -> str:
    """Triangles as an OBJ file, with equal corners once."""
    vertices, numbers = np.unique(corners.reshape(-1, 3), axis=0, return_inverse=True)
    lines = [f"v {x!r} {y!r} {z!r}" for x, y, z in vertices.tolist()]
    faces = numbers.reshape(-1, 3) + 1
    return "\n".join([*lines, *(f"f {a} {b} {c}" for a, b, c in faces.tolist()), ""])


def _ball(sides: int = 24, rows: int = 12) -> Array:
    """Triangles of a ball of diameter 1."""
    tilt, turn = np.linspace(0, np.pi, rows + 1), np.linspace(0, 2 * np.pi, sides + 1)
    p = 0.5 * np.array([[[np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a)] for b in turn] for a in tilt])
    p[:, -1], p[0], p[-1] = p[:, 0], (0, 0, 0.5), (0, 0, -0.5)
    quads = [(p[i, k], p[i + 1, k], p[i + 1, k + 1], p[i, k + 1]) for i in range(rows) for k in range(sides)]
    found = [t for a, b, c, d in quads for t in ((a, b, c), (a, c, d))]
    return np.array([t for t in found if np.linalg.norm(np.cross(t[1] - t[0], t[2] - t[0])) > 1e-12])
