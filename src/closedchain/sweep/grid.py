"""Grids of platform poses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, GeometryError, NonFiniteError
from closedchain.spatial.numeric import rot_y, rot_z
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Grid:
    """Poses of the platform over named axes.

    Use `azimuth_tilt_torsion`, `cartesian` or `poses` to make one. Angles in rad, lengths in m.

    axes: values along every axis, by name
    units: of the axes, by name
    rotation: (..., 3, 3), or None for that with which the platform starts
    position: (..., 3), or None for where the platform starts

    Example:
        >>> cc.Grid.cartesian(x=[0.0, 0.1, 0.2], y=[0.0, 0.1], z=0.5).shape
        (3, 2)
    """

    axes: Mapping[str, Array]
    units: Mapping[str, str]
    rotation: Array | None
    position: Array | None

    @property
    def shape(self) -> tuple[int, ...]:
        """Number of values along each axis."""
        return tuple(len(values) for values in self.axes.values())

    @property
    def size(self) -> int:
        """Number of poses."""
        return int(np.prod(self.shape))

    @staticmethod
    def azimuth_tilt_torsion(
        azimuth: ArrayLike, tilt: ArrayLike, torsion: ArrayLike = 0.0, position: ArrayLike | None = None
    ) -> Grid:
        """Orientations Rz(φ) Ry(θ) Rz(σ − φ), tilt between 0 and π; a single torsion is no axis of the grid."""
        axes = {"azimuth": _values("azimuth", azimuth), "tilt": _values("tilt", tilt)}
        twist = _values("torsion", torsion)
        if np.any(axes["tilt"] < 0) or np.any(axes["tilt"] > np.pi):
            worst = axes["tilt"][np.argmax(np.abs(axes["tilt"] - np.pi / 2))]
            raise ArgumentError(f"tilt {worst:.6g} rad is not between 0 and π; the azimuth gives its direction")
        if np.ndim(torsion):
            axes["torsion"] = twist
            phi, theta, sigma = np.meshgrid(*axes.values(), indexing="ij")
        else:
            phi, theta = np.meshgrid(*axes.values(), indexing="ij")
            sigma = np.full(phi.shape, twist[0])
        rotation = rot_z(phi) @ rot_y(theta) @ rot_z(sigma - phi)
        at = None if position is None else np.broadcast_to(_points("position", position), (*phi.shape, 3))
        return Grid(axes, dict.fromkeys(axes, "rad"), rotation, at)

    @staticmethod
    def cartesian(x: ArrayLike, y: ArrayLike, z: ArrayLike, rotation: ArrayLike | None = None) -> Grid:
        """Positions of the platform's origin; coordinates given as a single number are no axes of the grid."""
        given = {"x": x, "y": y, "z": z}
        values = {name: _values(name, value) for name, value in given.items()}
        axes = {name: values[name] for name, value in given.items() if np.ndim(value)}
        mesh = np.meshgrid(*values.values(), indexing="ij")
        position = np.stack(mesh, axis=-1).reshape(*(len(v) for v in axes.values()), 3)
        turned = None if rotation is None else np.broadcast_to(_rotations(rotation), (*position.shape[:-1], 3, 3))
        return Grid(axes, dict.fromkeys(axes, "m"), turned, position)

    @staticmethod
    def poses(position: ArrayLike | None = None, rotation: ArrayLike | None = None, **axes: ArrayLike) -> Grid:
        """Any poses: positions (..., 3) and rotations (..., 3, 3) with one leading dimension per named axis."""
        p = None if position is None else _points("position", position)
        R = None if rotation is None else _rotations(rotation)
        shapes = [array.shape[:-n] for array, n in ((p, 1), (R, 2)) if array is not None]
        if not shapes:
            raise ArgumentError("a grid of poses needs positions or rotations")
        shape = np.broadcast_shapes(*shapes)
        named = {name: _values(name, values) for name, values in axes.items()} or {
            f"pose{i}" if len(shape) > 1 else "pose": np.arange(n, dtype=float) for i, n in enumerate(shape)
        }
        if tuple(len(values) for values in named.values()) != shape:
            raise ArgumentError(f"poses of shape {shape} need axes of these lengths, not {list(named)}")
        p = None if p is None else np.broadcast_to(p, (*shape, 3))
        R = None if R is None else np.broadcast_to(R, (*shape, 3, 3))
        return Grid(named, dict.fromkeys(named, "1"), R, p)


def _values(name: str, values: ArrayLike) -> Array:
    try:
        array = np.atleast_1d(np.asarray(values, dtype=float))
    except (TypeError, ValueError):
        raise ArgumentError(f"{name} must be numbers, not {values!r}") from None
    if array.ndim != 1 or array.size == 0:
        raise ArgumentError(f"{name} must be a list of numbers, not an array of shape {array.shape}")
    if not np.all(np.isfinite(array)):
        raise NonFiniteError(f"{name} holds NaN or infinity")
    return array


def _points(name: str, values: ArrayLike) -> Array:
    array = np.asarray(values, dtype=float)
    if array.shape[-1:] != (3,) or not np.all(np.isfinite(array)):
        raise ArgumentError(f"{name} must be finite with three coordinates last, not of shape {array.shape}")
    return array


def _rotations(values: ArrayLike) -> Array:
    R = np.asarray(values, dtype=float)
    if R.shape[-2:] != (3, 3):
        raise ArgumentError(f"rotations must be 3×3 matrices, not of shape {R.shape}")
    if not np.allclose(R @ np.swapaxes(R, -1, -2), np.eye(3), rtol=0, atol=1e-9) or np.any(np.linalg.det(R) < 0):
        raise GeometryError("rotations must be orthonormal and right-handed")
    return R
