"""Bodies of uniform solids: masses and inertias of the bars, boxes and discs that machines are made of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike

from closedchain.library.geometry import matrix, points, positive, vector, way_of
from closedchain.mechanism import Body, Shape
from closedchain.mechanism.expressions import Expression, expressed, unwrapped


def bar(name: str, mass: float, at: Sequence[ArrayLike], diameter: float = 0.0, *, closed: bool = False) -> Body:
    """Round bars of one `diameter` (m) along the points `at`, back to the first one if `closed`: a link as it is drawn.

    The mass (kg) is spread evenly over their length.
    """
    positive(**{f"mass of {name}": mass})
    corners = [expressed(point) for point in at]
    pieces = list(pairwise([*corners, corners[0]] if closed else corners))
    ways = [way_of(start, end) for start, end in pieces]
    mass, lengths = unwrapped(mass), np.array([length for length, _ in ways])
    masses = mass * lengths / lengths.sum()
    middles = np.array([(start + end) / 2 for start, end in pieces])
    center = masses @ middles / mass
    inertia = np.zeros((3, 3))
    for m, middle, (length, axis) in zip(masses, middles, ways, strict=True):
        lengthwise, r = np.outer(axis, axis), middle - center
        own = m * (length**2 / 12 + diameter**2 / 16) * (np.eye(3) - lengthwise) + m * diameter**2 / 8 * lengthwise
        inertia = inertia + own
        inertia = inertia + m * (r @ r * np.eye(3) - np.outer(r, r))
    moments = np.diag(inertia)
    apart = inertia[~np.eye(3, dtype=bool)]
    diagonal = not any(isinstance(one, Expression) or one for one in apart)
    principal = vector(moments) if diagonal else matrix((inertia + inertia.T) / 2)
    return Body(name, mass, vector(center), principal, Shape(points(*corners), closed))


def box(name: str, mass: float, size: Sequence[float], shape: Shape) -> Body:
    """A box with edges of `size` (m) along the axes, its middle at the origin."""
    x, y, z = size
    return Body(
        name, mass, inertia=vector(mass / 12 * np.array([y * y + z * z, z * z + x * x, x * x + y * y])), shape=shape
    )


def disc(name: str, mass: float, radius: float, at: Sequence[ArrayLike]) -> Body:
    """A thin disc about z of a `radius` (m), its middle at the origin; it is drawn as a plate with corners `at`."""
    moment = mass * radius**2 / 4
    return Body(name, mass, inertia=(moment, moment, 2 * moment), shape=Shape(points(*at), closed=True))
