"""Centre lines of beams: straight, circular or through points, with the section's axes carried along."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise

import numpy as np

from closedchain.mechanism.compliance import Beam
from closedchain.types import Array

NODES = 24  # Gauss points per smooth stretch: exact to rounding for arcs below 180°


@dataclass(frozen=True, eq=False)
class CenterLine:
    """A line from s = 0 to 1. frame(s): point, axes [tangent, y, z] and the length per unit of s."""

    beam: Beam

    @property
    def end(self) -> Array:
        """The free end."""
        return np.array(self.beam.end)

    @property
    def turn(self) -> float:
        """How far y is turned from the default (radially outwards) about an arc's tangent; 0 for other lines."""
        if self.beam.center is None or self.beam.y is None:
            return 0.0
        _, out, normal = self._arc_axes(0.0)
        y = np.array(self.beam.y)
        return float(np.arctan2(y @ normal, y @ out))

    @cached_property
    def length(self) -> float:
        """Metres along the line."""
        if self.beam.center is not None:
            return self._radius * self._angle
        if not self.beam.through:
            return float(np.linalg.norm(self.end - self.beam.start))
        return float(sum(weight for _, weight, _, _ in self.points()))

    def points(self, between: tuple[float, float] = (0.0, 1.0)) -> Iterator[tuple[float, float, Array, Array]]:
        """Quadrature points from start to end, or between two fractions: s, weight (m), point, axes."""
        x, w = np.polynomial.legendre.leggauss(NODES)
        inside = [knot for knot in self._knots if between[0] < knot < between[1]]
        for a, b in pairwise([between[0], *inside, between[1]]):
            for node, weight in zip(x, w, strict=True):
                s = a + (b - a) * (node + 1) / 2
                p, R, speed = self.frame(s)
                yield float(s), float(weight * (b - a) / 2 * speed), p, R

    def frame(self, s: float) -> tuple[Array, Array, float]:
        """Point, axes as columns, and |dp/ds|."""
        if self.beam.center is not None:
            t, out, normal = self._arc_axes(s)
            y = np.cos(self.turn) * out + np.sin(self.turn) * normal
            return (
                self._radius * out + self.beam.center,
                np.column_stack([t, y, np.cross(t, y)]),
                self._radius * self._angle,
            )
        if not self.beam.through:
            way = self.end - self.beam.start
            t = way / np.linalg.norm(way)
            return self.beam.start + s * way, _axes(t, self._y(t)), float(np.linalg.norm(way))
        p, velocity = self._curve(s), self._curve(s, 1)
        speed = float(np.linalg.norm(velocity))
        return p, _axes(velocity / speed, self._carried(s)), speed

    @property
    def _knots(self) -> Array:
        return self._curve.x if self.beam.through else np.array([0.0, 1.0])

    @cached_property
    def _curve(self):  # type: ignore[no-untyped-def]
        from scipy.interpolate import CubicSpline

        points = np.array([self.beam.start, *self.beam.through, self.beam.end])
        lengths = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
        # a natural spline; three points or fewer would otherwise bend more than they say
        return CubicSpline(lengths / lengths[-1], points, bc_type="natural" if len(points) < 4 else "not-a-knot")

    def _carried(self, s: float) -> Array:
        """y carried along the curve without turning about it: by the smallest rotations between near tangents."""
        steps = np.linspace(0.0, s, 33)
        tangents = [v / np.linalg.norm(v) for v in self._curve(steps, 1)]
        y = self._y(tangents[0])
        for t in tangents:
            y = y - (y @ t) * t
            y /= np.linalg.norm(y)
        return y

    def _y(self, t: Array) -> Array:
        if self.beam.y is not None:
            return np.array(self.beam.y)
        # any direction will do for a round section
        return np.cross(t, np.eye(3)[int(np.argmin(np.abs(t)))])

    @cached_property
    def _radius(self) -> float:
        return float(np.linalg.norm(np.subtract(self.beam.start, self._center)))

    @cached_property
    def _center(self) -> Array:
        return np.array(self.beam.center)

    @cached_property
    def _angle(self) -> float:
        a, b = self.beam.start - self._center, self.end - self._center
        return float(np.arctan2(np.linalg.norm(np.cross(a, b)), a @ b))

    def _arc_axes(self, s: float) -> tuple[Array, Array, Array]:
        """Tangent, outward normal and their cross product at a fraction of the angle."""
        a, b = self.beam.start - self._center, self.end - self._center
        first = a / np.linalg.norm(a)
        normal = np.cross(a, b) / np.linalg.norm(np.cross(a, b))
        second = np.cross(normal, first)
        phi = s * self._angle
        out = np.cos(phi) * first + np.sin(phi) * second
        t = -np.sin(phi) * first + np.cos(phi) * second
        return t, out, np.cross(t, out)


def center_line(beam: Beam) -> CenterLine:
    """The centre line of a beam."""
    return CenterLine(beam)


@cache
def running_weights() -> Array:
    """V: the integral up to quadrature point i of what has the (weighted) values f is Σ V_ij f_j, on one stretch."""
    x, _ = np.polynomial.legendre.leggauss(NODES)
    P = np.polynomial.legendre.legvander(x, NODES)  # P_k at the points
    k = np.arange(1, NODES)
    up_to = np.column_stack([x + 1, (P[:, k + 1] - P[:, k - 1]) / (2 * k + 1)])
    V: Array = up_to @ (P[:, :NODES] * (2 * np.arange(NODES) + 1) / 2).T
    return V


def _axes(t: Array, y: Array) -> Array:
    y = y - (y @ t) * t
    y = y / np.linalg.norm(y)
    return np.column_stack([t, y, np.cross(t, y)])
