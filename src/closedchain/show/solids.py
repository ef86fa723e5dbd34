"""Triangles of what machines are drawn with: bars, balls, cones, boxes, plates, springs, arrows, shapes of bodies and
contacts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from closedchain.mechanism import Contact, Shape
from closedchain.spatial.numeric import matrix_quaternion
from closedchain.types import Array

SIDES = 20


class Solid3(NamedTuple):
    """Corners (n, 3) and triangles (m, 3) of a surface, outer sides facing outwards."""

    vertices: Array
    faces: NDArray[np.int64]


def solid_of(shape: Shape) -> Solid3 | None:
    """The surface of a shape that is no compound in its body's frame; none of a line or plate."""
    position, rotation = np.array(shape.at.position), shape.at.matrix
    match shape.kind:
        case "box":
            return box(np.array(shape.size), rotation, position)
        case "ellipsoid":
            solid = ball(np.zeros(3), 0.5)
            return moved(Solid3(solid.vertices * np.array(shape.size), solid.faces), rotation, position)
        case "mesh":
            corners = (position + shape.triangles @ rotation.T).reshape(-1, 3)
            return Solid3(corners, np.arange(len(corners)).reshape(-1, 3))
        case "sphere":
            return ball(np.array(shape.points[0]), shape.radius or 0.0)
        case "cylinder" | "capsule":
            start, end = (np.array(point) for point in shape.points)
            return bar(start, end, shape.radius or 0.0, rounded=shape.kind == "capsule")
    return None


def colour_of_shape(shape: Shape, otherwise: str) -> tuple[str, float]:
    """#rrggbb and opacity of a shape; `otherwise` is the colour of one that has none."""
    if shape.color is None:
        return otherwise, 1.0
    *rgb, opacity = shape.color
    return "#" + "".join(f"{round(255 * part):02x}" for part in rgb), opacity


def solids_of_contact(contact: Contact, thickness: float) -> list[tuple[str, Solid3]]:
    """Bodies that carry a contact's sphere and its bounded surface, with these in their frames."""
    found = [(contact.body, ball(np.array(contact.at), contact.radius))] if contact.radius else []
    position, rotation = np.array(contact.plane.position), contact.plane.matrix
    if contact.sphere is not None:
        found.append((contact.to, ball(position, contact.sphere)))
    if contact.extent is not None:
        size = np.array([*contact.extent, thickness])
        found.append((contact.to, box(size, rotation, position - rotation[:, 2] * thickness / 2)))
    return found


def simplified(solid: Solid3, most: int = 1500) -> Solid3:
    """The same surface with fewer triangles: corners in one cell of a grid, finer or coarser, become one."""
    low, size = solid.vertices.min(axis=0), max(float(np.ptp(solid.vertices, axis=0).max()), 1e-300)
    cells = 40
    while len(solid.faces) > most and cells > 2:
        keys = np.floor((solid.vertices - low) / size * cells)
        _, first, number = np.unique(keys, axis=0, return_index=True, return_inverse=True)
        faces = np.unique(number.ravel()[solid.faces], axis=0)
        a, b, c = faces.T
        solid = Solid3(solid.vertices[first], faces[(a != b) & (b != c) & (c != a)])
        cells = cells * 2 // 3
    return solid


def together(solids: Sequence[Solid3]) -> Solid3:
    """Several surfaces as one."""
    first = np.cumsum([0, *(len(solid.vertices) for solid in solids)])
    faces = [solid.faces + start for solid, start in zip(solids, first, strict=False)]
    return Solid3(np.concatenate([solid.vertices for solid in solids]), np.concatenate(faces))


def moved(solid: Solid3, rotation: Array, position: Array) -> Solid3:
    """The same surface elsewhere."""
    return Solid3(solid.vertices @ rotation.T + position, solid.faces)


def axes_along(direction: Array) -> Array:
    """A rotation whose z axis has a direction; the identity where it has none."""
    length = float(np.linalg.norm(direction))
    if length == 0:
        return np.eye(3)
    z = direction / length
    x = np.cross(z, np.eye(3)[int(np.argmin(np.abs(z)))])
    x /= np.linalg.norm(x)
    return np.column_stack([x, np.cross(z, x), z])


def quaternion_along(direction: Array) -> Array:
    """The same as a quaternion."""
    return matrix_quaternion(axes_along(direction))


def swept(profile: Sequence[tuple[float, float]]) -> Solid3:
    """A profile of (radius, height) turned about z; ends that are not on the axis are closed."""
    rows = [(0.0, profile[0][1]), *profile, (0.0, profile[-1][1])]
    angles = 2 * np.pi * np.arange(SIDES) / SIDES
    ring = np.column_stack([np.cos(angles), np.sin(angles)])
    vertices = [np.column_stack([radius * ring, np.full(SIDES, height)]) for radius, height in rows]
    k, on = np.arange(SIDES), (np.arange(SIDES) + 1) % SIDES
    faces = []
    for row in range(len(rows) - 1):
        a, b = row * SIDES, (row + 1) * SIDES
        faces += [np.column_stack([a + k, a + on, b + on]), np.column_stack([a + k, b + on, b + k])]
    return Solid3(np.concatenate(vertices), np.concatenate(faces))


def bar(start: Array, end: Array, radius: float, *, rounded: bool = False) -> Solid3:
    """A round bar from one point to another; `rounded` ends in half spheres about them."""
    length = float(np.linalg.norm(end - start))
    profile = [(radius, 0.0), (radius, length)]
    if rounded:
        bend = np.linspace(0.15, np.pi / 2, 5)
        low = [(radius * np.sin(a), -radius * np.cos(a)) for a in bend]
        profile = [*low, *((r, length - h) for r, h in reversed(low))]
    return moved(swept(profile), axes_along(end - start), start)


def ball(centre: Array, radius: float) -> Solid3:
    """A ball."""
    angles = np.linspace(0.1, np.pi - 0.1, 9)
    return moved(swept([(radius * np.sin(a), -radius * np.cos(a)) for a in angles]), np.eye(3), centre)


def cone(tip: Array, base: Array, radius: float) -> Solid3:
    """A cone from its base to its tip, a little blunt."""
    length = float(np.linalg.norm(tip - base))
    return moved(swept([(radius, 0.0), (0.2 * radius, length)]), axes_along(tip - base), base)


def box(size: Array, rotation: Array, position: Array) -> Solid3:
    """A box with its middle at a position."""
    corners = np.array([(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]) * size
    quads = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
    faces = [corner for a, b, c, d in quads for corner in ((a, b, c), (a, c, d))]
    # every face with corners of its own, so that edges are seen
    vertices = corners[np.array(faces)].reshape(-1, 3)
    return moved(Solid3(vertices, np.arange(len(vertices)).reshape(-1, 3)), rotation, position)


def plate(outline: Array, thickness: float) -> Solid3:
    """A flat outline, given in order, as thick as said, about its mean plane."""
    middle = outline.mean(axis=0)
    normal = np.linalg.svd(outline - middle)[2][2]
    n = len(outline)
    up, down = outline + normal * thickness / 2, outline - normal * thickness / 2
    corners = np.concatenate([up, down, [middle + normal * thickness / 2, middle - normal * thickness / 2]])
    k, on = np.arange(n), (np.arange(n) + 1) % n
    faces = np.concatenate(
        [
            np.column_stack([np.full(n, 2 * n), k, on]),
            np.column_stack([np.full(n, 2 * n + 1), n + on, n + k]),
            np.column_stack([k, n + k, n + on]),
            np.column_stack([k, n + on, on]),
        ]
    )
    around = np.cross(outline - middle, np.roll(outline, -1, axis=0) - middle).sum(axis=0) @ normal
    faces = faces if around > 0 else faces[:, ::-1]
    vertices = corners[faces].reshape(-1, 3)
    return Solid3(vertices, np.arange(len(vertices)).reshape(-1, 3))


def tube(points: Array, radius: float) -> Solid3:
    """A round tube along a line of points, its rings square to the line."""
    along = np.gradient(points, axis=0)
    first = axes_along(along[0])
    angles = 2 * np.pi * np.arange(SIDES) / SIDES
    x, rings = first[:, 0], []
    for point, direction in zip(points, along, strict=True):
        z = direction / max(float(np.linalg.norm(direction)), 1e-300)
        x = x - z * (x @ z)
        x = x / max(float(np.linalg.norm(x)), 1e-300)
        y = np.cross(z, x)
        rings.append(point + radius * (np.outer(np.cos(angles), x) + np.outer(np.sin(angles), y)))
    k, on, faces = np.arange(SIDES), (np.arange(SIDES) + 1) % SIDES, []
    for row in range(len(points) - 1):
        a, b = row * SIDES, (row + 1) * SIDES
        faces += [np.column_stack([a + k, a + on, b + on]), np.column_stack([a + k, b + on, b + k])]
    ends = [np.column_stack([np.zeros(SIDES - 2, int), k[2:], k[1:-1]])]
    ends.append(ends[0][:, ::-1] + (len(points) - 1) * SIDES)
    return Solid3(np.concatenate(rings), np.concatenate([*faces, *ends]))


def coil(radius: float, wire: float, turns: int = 8) -> Solid3:
    """A spring along z from 0 to 1, to be stretched."""
    t = np.linspace(0, 1, 12 * turns + 1)
    angle, wide = 2 * np.pi * turns * t, radius * np.clip(8 * np.minimum(t, 1 - t), 0.0, 1.0)
    points = np.column_stack([wide * np.cos(angle), wide * np.sin(angle), t])
    return tube(points, wire)
