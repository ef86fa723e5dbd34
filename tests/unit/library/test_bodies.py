"""Mass properties that the library works out from shapes, against sums over many small pieces."""

from __future__ import annotations

import numpy as np
import pytest

from closedchain import library
from closedchain.library.solids import bar
from closedchain.mechanism import Body


def check(body: Body, pieces: np.ndarray, mass: float, rel: float) -> None:
    """Mass, centre and inertia of a body are those of equal pieces of the given total mass."""
    center = pieces.mean(axis=0)
    r = pieces - center
    inertia = mass * (np.mean(np.sum(r * r, axis=1)) * np.eye(3) - r.T @ r / len(r))
    size = np.abs(inertia).max()
    assert body.mass == pytest.approx(mass, rel=rel)
    assert body.center == pytest.approx(center, abs=rel)
    assert body.inertia_matrix == pytest.approx(inertia, abs=rel * size)


def middles(start: float, end: float, count: int) -> np.ndarray:
    return start + (np.arange(count) + 0.5) * (end - start) / count


@pytest.mark.parametrize(("part", "degrees"), [("proximal", 60), ("distal", 90)])
def test_arcs(part: str, degrees: float) -> None:
    body = library.coaxial().body(f"leg2_{part}")
    angle = middles(0, np.deg2rad(degrees), 4000)
    arc = 0.2 * np.column_stack([np.sin(angle), 0 * angle, np.cos(angle)])
    check(body, arc, 7850 * np.pi * 0.0075**2 * 0.2 * np.deg2rad(degrees), 1e-6)


def test_triangle() -> None:
    body = library.planar_3rrr(platform_radius=0.3).body("platform")
    corners = np.array(body.shape.points)
    a, b = np.meshgrid(middles(0, 1, 400), middles(0, 1, 400))
    a, b = a.ravel(), b.ravel()
    inside = a + b <= 1
    a, b = a[inside, None], b[inside, None]
    check(body, corners[0] + a * (corners[1] - corners[0]) + b * (corners[2] - corners[0]), 2.0, 5e-3)


def box(size: tuple[float, float, float]) -> np.ndarray:
    grids = np.meshgrid(*(middles(-s / 2, s / 2, 40) for s in size))
    return np.column_stack([grid.ravel() for grid in grids])


def test_slider_and_trunk_are_boxes() -> None:
    check(library.slider_crank(crank=0.15).body("slider"), box((0.1, 0.06, 0.06)), 2.0, 1e-3)
    check(library.quadruped().body("trunk"), box((0.5, 0.24, 0.12)), 18.0, 1e-3)


def test_bars() -> None:
    check(library.quadruped().body("leg1_thigh"), box((0.03, 0.03, 0.3)) - (0, 0, 0.15), 1.5, 1e-3)
    rod, arm = (library.delta().body(f"leg3_{part}") for part in ("left", "arm"))
    across = np.array([p for p in box((0.008, 0.008, 0.65)) if np.hypot(p[0], p[1]) <= 0.004])
    check(rod, across + (0, 0, 0.325), 0.12, 1e-2)
    check(arm, np.array([(p[2] * 0.3 / 0.65 + 0.15, p[0] * 15 / 8, p[1] * 15 / 8) for p in across]), 0.6, 1e-2)


def test_bent_bars() -> None:
    """A closed triangle of round bars, as pieces along its sides with rings around them."""
    corners = np.array([(0.1, 0.2, 0.0), (0.6, 0.1, 0.1), (0.2, 0.5, -0.2)])
    sides = np.roll(corners, -1, axis=0) - corners
    lengths = np.linalg.norm(sides, axis=1)
    pieces = []
    for corner, side, length in zip(corners, sides, lengths, strict=True):
        across = np.linalg.svd(side[None])[2][1:]
        steps = middles(0, 1, round(1000 * length))
        for angle in np.arange(8) * np.pi / 4:
            ring = 0.05 / np.sqrt(2) * np.array([np.cos(angle), np.sin(angle)]) @ across
            pieces.append(corner + steps[:, None] * side + ring)
    check(bar("link", 3.0, corners, 0.1, closed=True), np.vstack(pieces), 3.0, 1e-3)
