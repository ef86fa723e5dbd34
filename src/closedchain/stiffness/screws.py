"""Screws and wrenches on numbers: how a 6-vector or a 6×6 matrix looks from another frame or point.

Screws are [rotation; translation of the reference point], wrenches [moment about it; force].
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from closedchain.mechanism import Frame
from closedchain.types import Array


def skew(v: ArrayLike) -> Array:
    """The matrix of the cross product."""
    x, y, z = np.asarray(v, dtype=float)
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def screw_out(R: Array, p: ArrayLike) -> Array:
    """T, 6×6: a screw at the origin and in the axes of a frame (R, p) becomes T times it, in the outer frame."""
    return np.block([[R, np.zeros((3, 3))], [skew(p) @ R, R]])


def frame_out(frame: Frame) -> Array:
    """The same for a frame of the description."""
    return screw_out(frame.matrix, frame.origin)


def to_point(r: ArrayLike) -> Array:
    """T, 6×6: a screw at one point becomes T times it at a point r further, same axes."""
    return screw_out(np.eye(3), -np.asarray(r, dtype=float))
