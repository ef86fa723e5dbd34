"""Mass properties of shapes against integrals in closed form and random points, and what is refused."""

from __future__ import annotations

import math
import os
import struct
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from closedchain.errors import ArgumentError, FileFormatError, GeometryError, InertiaError
from closedchain.mechanism import Body, Mechanism, Pose, Shape, from_data, to_data
from closedchain.mechanism.joint import revolute

TURN = Pose((0.3, -0.2, 0.1), axis=(0.6, 0.0, 0.8))
CAPSULE = Shape.capsule((0.1, 0.2, 0.3), (0.5, -0.2, 0.9), 0.2)


def inside_capsule(points: np.ndarray) -> np.ndarray:
    a, b = (np.array(point) for point in CAPSULE.points)
    t = np.clip((points - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
    return np.linalg.norm(points - (a + t[:, None] * (b - a)), axis=1) < 0.2


def test_box_in_closed_form() -> None:
    body = Body("box", shape=Shape.box((0.2, 0.4, 0.6), TURN), density=500.0)
    own = TURN.matrix.T @ body.inertia_matrix @ TURN.matrix
    mass = 500 * 0.2 * 0.4 * 0.6
    np.testing.assert_allclose(body.mass, mass, rtol=1e-14)
    np.testing.assert_allclose(body.center, TURN.position, rtol=1e-14)
    wanted = mass / 12 * np.diag([0.4**2 + 0.6**2, 0.2**2 + 0.6**2, 0.2**2 + 0.4**2])
    np.testing.assert_allclose(own, wanted, atol=1e-13)


def test_cylinder_and_sphere_in_closed_form() -> None:
    body = Body("bar", shape=Shape.cylinder((0, 0, 1.0), (0, 0, 3.0), 0.5), density=10.0)
    mass = 10 * math.pi * 0.25 * 2
    np.testing.assert_allclose([body.mass, *body.center], [mass, 0, 0, 2], rtol=1e-14)
    across = mass * (3 * 0.25 + 4) / 12
    np.testing.assert_allclose(body.inertia_matrix, np.diag([across, across, mass * 0.25 / 2]), atol=1e-12)
    ball = Body("ball", shape=Shape.sphere((1, 2, 3), 0.5), density=3.0)
    np.testing.assert_allclose(ball.inertia_matrix, 0.4 * ball.mass * 0.25 * np.eye(3), rtol=1e-13)
    np.testing.assert_allclose(ball.mass, 3 * 4 / 3 * math.pi * 0.125, rtol=1e-14)


def test_capsule_against_random_points() -> None:
    rng = np.random.default_rng(5)
    low, high = np.array([-0.1, -0.4, 0.1]), np.array([0.7, 0.4, 1.1])
    points = rng.uniform(low, high, (400_000, 3))
    points = points[inside_capsule(points)]
    volume = len(points) / 400_000 * float(np.prod(high - low))
    off = points - points.mean(axis=0)
    C = volume * (off.T @ off) / len(points)
    solid = CAPSULE.solid
    np.testing.assert_allclose(solid.volume, volume, rtol=5e-3)
    np.testing.assert_allclose(solid.center, points.mean(axis=0), atol=2e-3)
    np.testing.assert_allclose(solid.inertia, np.trace(C) * np.eye(3) - C, atol=2e-4)


def faces(size: tuple[float, float, float]) -> np.ndarray:
    """Triangles of a box with one corner at the origin, facing outwards."""
    x, y, z = size
    corners = np.array([(a, b, c) for a in (0, x) for b in (0, y) for c in (0, z)], float)
    quads = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return np.array([[corners[i] for i in part] for a, b, c, d in quads for part in ((a, b, c), (a, c, d))])


def write_stl(path: Path, triangles: np.ndarray) -> Path:
    rows = b"".join(struct.pack("<12fH", *(0.0,) * 3, *triangle.ravel(), 0) for triangle in triangles)
    path.write_bytes(bytes(80) + struct.pack("<I", len(triangles)) + rows)
    return path


def write_obj(path: Path, triangles: np.ndarray) -> Path:
    lines = [f"v {x} {y} {z}" for x, y, z in triangles.reshape(-1, 3)]
    lines += [f"f {3 * k + 1}/1 {3 * k + 2}/1 {3 * k + 3}/1" for k in range(len(triangles))]
    path.write_text("\n".join(lines))
    return path


@pytest.mark.parametrize("write", [write_stl, write_obj])
def test_a_mesh_weighs_what_its_box_weighs(tmp_path: Path, write: object) -> None:
    suffix = "stl" if write is write_stl else "obj"
    file = write(tmp_path / f"box.{suffix}", faces((256.0, 512.0, 128.0)))  # type: ignore[operator]
    mesh = Body("mesh", shape=Shape.mesh(file, 1 / 1024, TURN), density=800.0)
    middle = np.array(TURN.position) + TURN.matrix @ (0.125, 0.25, 0.0625)
    box = Body("box", shape=Shape.box((0.25, 0.5, 0.125), replace(TURN, position=tuple(middle))), density=800.0)
    np.testing.assert_allclose(mesh.mass, box.mass, rtol=1e-12)
    np.testing.assert_allclose(mesh.center, box.center, rtol=1e-12)
    np.testing.assert_allclose(mesh.inertia_matrix, box.inertia_matrix, atol=1e-12)


def test_a_mesh_is_read_as_it_is_now(tmp_path: Path) -> None:
    """Exported again under its name, within one tick of the clock and of the same length."""
    masses = []
    for height in (1.0, 3.0, np.nextafter(np.float32(3.0), np.float32(4.0)), 1.0):
        file = write_stl(tmp_path / "box.stl", faces((1.0, 1.0, float(height))))
        os.utime(file, ns=(10**18, 10**18))
        masses.append(Body("b", shape=Shape.mesh(file), density=1000.0).mass)
    np.testing.assert_allclose(masses, [1000.0, 3000.0, 3000.0, 1000.0], rtol=1e-6)
    assert masses[2] > masses[1]


def moved(triangles: np.ndarray, by: float = 0.0, size: float = 1.0) -> np.ndarray:
    return by + size * triangles


BOX = faces((1, 1, 1))
SIDES = np.concatenate([BOX[::2], BOX[1::2, 2:]], axis=1)  # corners of its six squares
FANS = np.array([(side.mean(axis=0), side[k - 1], side[k]) for side in SIDES for k in range(4)])


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ([BOX, BOX], "12 of its 24 triangles more than once"),
        ([BOX, np.roll(BOX, 1, axis=1)], "12 of its 24 triangles more than once"),
        ([BOX, FANS], "overlap or face inwards.*winding number is 2"),
        ([BOX, moved(BOX, 1e-9)], "winding number is 2"),
        ([BOX, moved(BOX, 0.25, 0.5)], "winding number is 2"),
        ([BOX, moved(BOX, 3.0, 0.5)[:, ::-1]], "overlap or face inwards"),
    ],
    ids=["twice", "twice from other corners", "twice, cut otherwise", "twice, moved", "inside", "inverted part"],
)
def test_what_would_count_double_is_refused(tmp_path: Path, parts: list[np.ndarray], words: str) -> None:
    file = write_obj(tmp_path / "box.obj", np.concatenate(parts))
    with pytest.raises(GeometryError, match=words) as caught:
        Body("b", shape=Shape.mesh(file), density=1.0)
    assert "box.obj" in str(caught.value)


@pytest.mark.parametrize(
    ("parts", "volume"),
    [
        ([BOX, moved(BOX, 3.0)], 2.0),
        ([BOX, moved(BOX, 0.25, 0.5)[:, ::-1]], 0.875),  # a cavity
        ([BOX, BOX + (1.0, 0.0, 0.0)], 2.0),  # a wall between them
        ([BOX, BOX + (1.0, 1.0, 0.0)], 2.0),
        ([BOX, np.zeros((1, 3, 3)), BOX[:1, [0, 1, 0]]], 1.0),
        ([BOX * (1.0, 1.0, 1e-6)], 1e-6),
    ],
    ids=["apart", "cavity", "at a face", "at an edge", "triangles without area", "thin"],
)
def test_what_counts_once_is_not(tmp_path: Path, parts: list[np.ndarray], volume: float) -> None:
    file = write_obj(tmp_path / "box.obj", np.concatenate(parts))
    np.testing.assert_allclose(Shape.mesh(file).solid.volume, volume, rtol=1e-9)


def test_meshes_that_are_none(tmp_path: Path) -> None:
    inward = write_stl(tmp_path / "in.stl", faces((1, 1, 1))[:, ::-1])
    with pytest.raises(GeometryError, match="not closed with its triangles facing outwards"):
        Body("b", shape=Shape.mesh(inward), density=1.0)
    hole = write_stl(tmp_path / "hole.stl", faces((1, 1, 1))[1:])
    with pytest.raises(GeometryError, match="not closed"):
        Body("b", shape=Shape.mesh(hole), density=1.0)
    with pytest.raises(FileFormatError, match=r"missing\.stl"):
        Body("b", shape=Shape.mesh(tmp_path / "missing.stl"), density=1.0)
    (tmp_path / "text.stl").write_text("hello")
    with pytest.raises(FileFormatError, match="no triangles"):
        Body("b", shape=Shape.mesh(tmp_path / "text.stl"), density=1.0)


@pytest.mark.parametrize(
    "shape",
    [Shape.box((0.2, 0.4, 0.6), TURN), CAPSULE, Shape.sphere((1, 2, 3), 0.5),
     Shape.cylinder((0, 0, 0), (0.3, 0, 0.1), 0.1), Shape(((0, 0, 0), (1, 0, 0), (1, 1, 0)), closed=True, radius=0.05)],
)  # fmt: skip
def test_shapes_with_density_round_trip(shape: Shape) -> None:
    body = Body("body", shape=shape, density=7850.0)
    machine = Mechanism("one", [body], [revolute("axle", "ground", "body")])
    data = to_data(machine)
    assert "mass" not in data["bodies"][0]
    assert from_data(data) == machine
    assert replace(body, name="other").mass == body.mass


def test_a_point_of_a_line_given_twice_weighs_nothing() -> None:
    once, twice = (
        Body("b", shape=Shape(points, radius=0.1), density=1.0).mass
        for points in (((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 0, 0), (1, 0, 0)))
    )
    assert once == twice


@pytest.mark.parametrize(
    ("make", "error", "words"),
    [
        (lambda: Shape.box((1, 0, 1)), GeometryError, "size of a box is 0.0"),
        (lambda: Shape.sphere((0, 0, 0), -1), GeometryError, "radius of a shape is -1.0"),
        (lambda: Shape(kind="cone"), Exception, "box, cylinder, capsule"),
        (lambda: Shape(kind="box"), ArgumentError, "needs 'size'"),
        (lambda: Shape(((0, 0, 0),), kind="cylinder", radius=1), ArgumentError, r"needs 2 point\(s\), not 1"),
        (lambda: Shape.cylinder((0, 0, 0), (0, 0, 0), 1), GeometryError, "they must differ"),
        (lambda: Body("b", density=1000), ArgumentError, "a density but no shape"),
        (lambda: Body("b", shape=CAPSULE, density=-1), InertiaError, "must be positive"),
        (lambda: Body("b", 3.0, shape=CAPSULE, density=1), ArgumentError, "from which its mass follows"),
        (lambda: Body("b", shape=Shape(((0, 0, 0), (1, 0, 0))), density=1), GeometryError, "a line has no volume"),
        (lambda: Body("b", shape=Shape.box((1e200,) * 3), density=1), GeometryError, "too large or too small"),
        (lambda: Body("b", shape=Shape.sphere((0, 0, 0), 1e200), density=1), GeometryError, "too large or too small"),
        (lambda: Body("b", shape=Shape.sphere((0, 0, 0), 1e-200), density=1), GeometryError, "too large or too small"),
        (lambda: Body("b", shape=Shape(((0, 0, 0),) * 2, radius=1), density=1), GeometryError, "too small"),
    ],
)
def test_bad_shapes_are_refused(make: object, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        make()  # type: ignore[operator]
