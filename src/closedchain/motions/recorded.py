"""Recorded motions: tables of time and poses (or joint coordinates), smoothed so that accelerations are meaningful.

Columns: t (s), x, y, z (m) and qw, qx, qy, qz or rx, ry, rz (rotation vector, rad) or none (no rotation); or t and
names of joints. Smoothing splines of fifth order are fitted: `smoothing` is the noise to remove, one standard
deviation in m or rad; 0 goes through every point.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from closedchain.errors import ArgumentError, FileFormatError
from closedchain.motions.joints import JointSpline
from closedchain.motions.motion import Motion
from closedchain.motions.spline import Spline, continuous
from closedchain.spatial.numeric import vector_quaternion
from closedchain.types import Array

if TYPE_CHECKING:
    from scipy.interpolate import BSpline

DEGREE = 5


def recorded(source: str | Path | dict[str, Array], smoothing: float = 0.0) -> Motion:
    """A motion from a CSV file, or from columns by name.

    Columns: t (s), x, y, z (m) and qw, qx, qy, qz or rx, ry, rz (rotation vector, rad) or none (no rotation); or t and
    names of joints.

    source: path of the file, or columns by name
    smoothing: the noise to remove, one standard deviation in m or rad; 0 goes through every point

    Example:
        >>> t = np.linspace(0.0, 1.0, 21)
        >>> cc.motions.recorded({"t": t, "crank": 1.2 + 0.5 * t**3}).duration
        1.0
    """
    table = source if isinstance(source, dict) else read_table(source)
    if "t" not in table:
        raise FileFormatError(f"a recorded motion needs a column 't' (s); columns: {', '.join(table)}")
    if not (np.isfinite(smoothing) and smoothing >= 0):
        raise ArgumentError(f"smoothing must be zero or positive (standard deviation in m or rad), not {smoothing!r}")
    t = np.asarray(table["t"], float)
    if t.size <= DEGREE or not np.all(np.diff(t) > 0):
        raise FileFormatError(f"a recorded motion needs more than {DEGREE} rows with increasing times")
    others = {name: np.asarray(column, float) for name, column in table.items() if name != "t"}
    if not all(np.all(np.isfinite(column)) for column in others.values()):
        raise FileFormatError("a recorded motion must not have empty or infinite entries")
    begin, duration = float(t[0]), float(t[-1] - t[0])
    if not {"x", "y", "z"} <= set(others):
        return JointSpline({name: _fit(t, column, smoothing) for name, column in others.items()}, begin, duration)
    position = np.column_stack([others[name] for name in "xyz"])
    quaternion = continuous(_orientation(others, t.size))
    return Spline(_fit(t, position, smoothing), _fit(t, quaternion, smoothing / 2), begin, duration)


def read_table(path: str | Path) -> dict[str, Array]:
    """Columns of numbers of a CSV file by the names in its first row."""
    try:
        with Path(path).open(newline="", encoding="utf-8") as file:
            rows = [row for row in csv.reader(file) if row and not row[0].lstrip().startswith("#")]
        names = [name.strip() for name in rows[0]]
        values = np.array([[float(entry) for entry in row] for row in rows[1:]])
    except (OSError, ValueError, IndexError, UnicodeDecodeError) as error:
        raise FileFormatError(f"{path} is not a table of numbers with names in its first row: {error}") from error
    if values.ndim != 2 or values.shape[1] != len(names) or len(set(names)) != len(names):
        raise FileFormatError(f"{path}: every row needs {len(names)} numbers under different names")
    return dict(zip(names, values.T, strict=True))


def _orientation(columns: dict[str, Array], count: int) -> Array:
    if {"qw", "qx", "qy", "qz"} <= set(columns):
        quaternion = np.column_stack([columns[name] for name in ("qw", "qx", "qy", "qz")])
        lengths = np.linalg.norm(quaternion, axis=1)
        if np.any(np.abs(lengths - 1) > 1e-2):
            raise FileFormatError("qw, qx, qy, qz of a recorded motion must be unit quaternions")
        return np.asarray(quaternion / lengths[:, None])
    if {"rx", "ry", "rz"} <= set(columns):
        return vector_quaternion(np.column_stack([columns[name] for name in ("rx", "ry", "rz")]))
    return np.tile([1.0, 0.0, 0.0, 0.0], (count, 1))


def _fit(t: Array, values: Array, smoothing: float) -> BSpline:
    """A spline of fifth order whose distance from the values is what the noise explains."""
    from scipy.interpolate import BSpline, make_interp_spline, splrep

    if smoothing == 0:
        return make_interp_spline(t, values, k=DEGREE)
    columns = np.atleast_2d(values.T)
    knots = []
    for column in columns:
        knots.append(splrep(t, column, k=DEGREE, s=t.size * smoothing**2))
    if values.ndim == 1:
        return BSpline(*knots[0])
    return _side_by_side(t, knots)


def _side_by_side(t: Array, fitted: list[tuple[Array, Array, int]]) -> BSpline:
    """Splines with different knots as one vector-valued spline on all of them."""
    from scipy.interpolate import BSpline, make_interp_spline

    inner = np.unique(np.concatenate([knots[DEGREE + 1 : -DEGREE - 1] for knots, _, _ in fitted]))
    knots = np.concatenate([np.full(DEGREE + 1, t[0]), inner, np.full(DEGREE + 1, t[-1])])
    # a spline is determined by its values at the Greville points of the common knots
    greville = np.array([knots[i + 1 : i + 1 + DEGREE].mean() for i in range(knots.size - DEGREE - 1)])
    values = np.column_stack([BSpline(*one)(greville) for one in fitted])
    return make_interp_spline(greville, values, k=DEGREE, t=knots)
