"""Triangles of mesh files: STL and OBJ here; PLY, GLB and DAE through trimesh.

What a file makes is counted before anything is made of it: triangles that a header announces, and those of parts that
a scene repeats.
"""

from __future__ import annotations

import json
import re
import struct
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from closedchain.errors import FileFormatError, UnsupportedError
from closedchain.files import read_bytes
from closedchain.files.keys import digest
from closedchain.files.xml import Element, read_xml
from closedchain.types import Array

LARGEST_MESH = 100_000_000  # bytes
MOST_TRIANGLES = 2_000_000
MOST_CORNERS = 1_000  # of one face
OWN, BY_TRIMESH = (".stl", ".obj"), (".ply", ".glb", ".dae")
MOST_MESHES = 64
FACES = ("triangles", "polylist", "polygons", "trifans", "tristrips")  # of COLLADA
_meshes: dict[str, Array] = {}  # triangles by the contents of their file


def triangles(file: str) -> Array:
    """Corners of all triangles of a mesh file as it is now, (n, 3, 3)."""
    kind = Path(file).suffix.lower()
    if kind not in (*OWN, *BY_TRIMESH):
        raise FileFormatError(f"mesh {file}: meshes are read from {', '.join((*OWN, *BY_TRIMESH))} files")
    data = read_bytes(file, LARGEST_MESH)
    key = digest(data, kind)
    if key not in _meshes:
        try:
            check_count(data, kind)
            corners = (
                _obj(data.decode()) if kind == ".obj" else _stl(data) if kind == ".stl" else _by_trimesh(data, kind)
            )
        except (ValueError, KeyError, IndexError, TypeError, struct.error, RecursionError) as error:
            if isinstance(error, FileFormatError | UnsupportedError):
                raise type(error)(f"mesh {file}: {error}") from error
            raise FileFormatError(f"mesh {file} is no {kind[1:].upper()} file: {error}") from error
        if corners.size == 0 or not np.all(np.isfinite(corners)):
            raise FileFormatError(f"mesh {file} holds no triangles, or numbers that are not finite")
        corners.flags.writeable = False
        while len(_meshes) >= MOST_MESHES:
            _meshes.pop(next(iter(_meshes)), None)
        _meshes[key] = corners
        return corners
    return _meshes[key]


def check_count(data: bytes, kind: str) -> None:
    """Raise where a file announces more triangles than are read."""
    count: float = 0
    if kind == ".obj":
        largest = max((len(line.split()) - 1 for line in data.splitlines() if line[:2] == b"f "), default=0)
        if largest > MOST_CORNERS:
            raise FileFormatError(f"a face has {largest} corners; at most {MOST_CORNERS} are read")
        count = data.count(b"\nf ")
    elif kind == ".stl":
        count = max(len(data) / 50, 0) if not data.startswith(b"solid") else data.count(b"endfacet")
    elif kind == ".ply":
        header = data[: data.find(b"end_header")].decode("ascii", "replace") if b"end_header" in data else ""
        count = max((float(n) for n in re.findall(r"^element\s+\w+\s+(\d+)", header, re.MULTILINE)), default=0)
        if count > len(data):
            raise FileFormatError(f"it announces {count:.6g} elements in {len(data)} bytes")
    elif kind == ".glb":
        count = _glb_count(data)
    elif kind == ".dae":
        count = _dae_count(data)
    if count > MOST_TRIANGLES:
        raise FileFormatError(f"it makes {count:.6g} triangles; at most {MOST_TRIANGLES} are read")


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
            if 0 in numbers:
                raise ValueError("a face has the corner 0; they count from 1")
            own = [vertices[n - 1 if n > 0 else n] for n in numbers]
            found += [(own[0], own[k], own[k + 1]) for k in range(1, len(own) - 1)]
    return np.array(found, float).reshape(-1, 3, 3)


def _by_trimesh(data: bytes, kind: str) -> Array:
    """All parts of a scene in its own frame and unit; other files that it names are not read."""
    try:
        import trimesh
    except ImportError as error:
        raise UnsupportedError(f"{kind} files are read by trimesh: pip install 'closedchain[mesh]'") from error
    try:
        with np.errstate(all="ignore"):
            scene = trimesh.load_scene(BytesIO(data), file_type=kind[1:], resolver=None, process=False)
            mesh = scene.to_mesh()
    except ImportError as error:
        raise UnsupportedError(f"{kind} files need {error.name}: pip install 'closedchain[mesh]'") from error
    except MemoryError as error:
        raise FileFormatError("it needs more memory than there is") from error
    except Exception as error:  # its parsers raise whatever their libraries do
        raise FileFormatError(f"trimesh cannot read it: {type(error).__name__}: {error}") from error
    return np.array(mesh.triangles, float).reshape(-1, 3, 3)


def _glb_count(data: bytes) -> float:
    """Triangles of a binary glTF: of its meshes as often as nodes show them."""
    length, kind = struct.unpack("<I4s", data[12:20])
    if data[:4] != b"glTF" or kind != b"JSON":
        raise FileFormatError("it does not begin as a GLB file")
    tree = json.loads(data[20 : 20 + length])
    accessors = tree.get("accessors", [])
    for accessor in accessors:
        if float(accessor["count"]) > min(LARGEST_MESH, 16 * MOST_TRIANGLES) or not _fits(accessor, len(data)):
            raise FileFormatError(f"an accessor of {accessor['count']} entries in {len(data)} bytes")
    if any("uri" in buffer for buffer in tree.get("buffers", [])):
        raise FileFormatError("it keeps its numbers in another file; a GLB holds them itself")
    sizes = [
        sum(float(accessors[p["indices"] if "indices" in p else p["attributes"]["POSITION"]]["count"]) / 3
            for p in mesh["primitives"])
        for mesh in tree.get("meshes", [])
    ]  # fmt: skip
    nodes = tree.get("nodes", [])
    own = {k: sizes[node["mesh"]] if "mesh" in node else 0.0 for k, node in enumerate(nodes)}
    return _repeated({k: list(node.get("children", [])) for k, node in enumerate(nodes)}, own)


def _fits(accessor: dict[str, Any], most: int) -> bool:
    """Whether the entries of an accessor are in the file, and not made of nothing."""
    return "bufferView" in accessor and float(accessor["count"]) <= most


def _dae_count(data: bytes) -> float:
    """Triangles of a COLLADA scene: of its geometries as often as nodes show them."""
    root = read_xml(data.decode(), "it")
    geometries: dict[str, float] = {}
    for element in root.walk():
        if element.tag == "geometry":
            shown = (
                e for e in element.walk() if e.tag in ("triangles", "polylist", "polygons", "trifans", "tristrips")
            )
            geometries[f"#{element.attributes.get('id', '')}"] = sum(_announced(e, len(data)) for e in shown)
    below: dict[int, list[int]] = {}
    own: dict[int, float] = {}
    named = {f"#{e.attributes['id']}": id(e) for e in root.walk() if e.tag == "node" and "id" in e.attributes}
    for node in root.walk():
        if node.tag in ("node", "visual_scene"):
            urls = [e.attributes.get("url", "") for e in node.children]
            own[id(node)] = sum(geometries.get(url, 0.0) for url in urls)
            below[id(node)] = [id(e) for e in node.children if e.tag == "node"]
            below[id(node)] += [named[url] for url in urls if url in named]
    return _repeated(below, own)


def _announced(element: Element, most: int) -> float:
    count = float(element.attributes.get("count", "0"))
    if not 0 <= count <= most:
        raise FileFormatError(f"<{element.tag} count={element.attributes['count']!r}> in {most} bytes")
    return count


def _repeated(below: dict[int, list[int]], own: dict[int, float]) -> float:
    """The sum over every way down a graph of nodes; one that leads back to itself is refused."""
    total: dict[int, float] = {}
    for root in below:
        path, stack = set[int](), [(root, False)]
        while stack:
            node, done = stack.pop()
            if done:
                path.discard(node)
                total[node] = 1e-6 + own.get(node, 0.0) + sum(total[child] for child in below.get(node, ()))
            elif node in path:
                raise FileFormatError("a part of its scene contains itself")
            elif node not in total:
                path.add(node)
                stack.append((node, True))
                stack += [(child, False) for child in below.get(node, ())]
    children = {child for nodes in below.values() for child in nodes}
    return sum(size for node, size in total.items() if node not in children)
