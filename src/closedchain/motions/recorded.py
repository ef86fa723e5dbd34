"""Recorded motions: tables of time and poses (or joint coordinates), smoothed so that accelerations are meaningful.

Columns: t (s), x, y, z (m) and qw, qx, qy, qz or rx, ry, rz (rotation vector, rad) or none (no rotation); or t and
names of joints. A unit may follow in brackets, `x [m]`. Smoothing splines of fifth order are fitted: `smoothing` is the
noise to remove, one standard deviation in m or rad; 0 goes through every point.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import numpy as np

from closedchain.errors import ArgumentError, FileFormatError
from closedchain.files.tables import read_table
from closedchain.motions.joints import JointSpline
from closedchain.motions.motion import Motion
from closedchain.motions.spline import Spline, continuous
from closedchain.spatial.numeric import vector_quaternion
from closedchain.types import Array

if TYPE_CHECKING:
    from scipy.interpolate import BSpline

DEGREE = 5
POSITION, QUATERNION, VECTOR = ("x", "y", "z"), ("qw", "qx", "qy", "qz"), ("rx", "ry", "rz")
UNITS = {"t": "s", **dict.fromkeys(POSITION, "m"), **dict.fromkeys(QUATERNION, "1"), **dict.fromkeys(VECTOR, "rad")}
KNOWN = "t, x, y, z and qw, qx, qy, qz or rx, ry, rz or neither; or t and names of joints, with columns='joints'"

Columns = Literal["poses", "joints"]


def recorded(source: str | Path | dict[str, Array], smoothing: float = 0.0, columns: Columns | None = None) -> Motion:
    """A motion from a CSV file, or from columns by name.

    Columns: t (s), x, y, z (m) and qw, qx, qy, qz or rx, ry, rz (rotation vector, rad) or none (no rotation); or t and
    names of joints.

    source: path of the file, or columns by name
    smoothing: the noise to remove, one standard deviation in m or rad; 0 goes through every point
    columns: "poses" or "joints" says what the columns are; without it they are joints unless one of them is called
        like a column of poses

    Example:
        >>> t = np.linspace(0.0, 1.0, 21)
        >>> cc.motions.recorded({"t": t, "crank": 1.2 + 0.5 * t**3}).duration
        1.0
    """
    if columns not in (None, "poses", "joints"):
        raise ArgumentError(f"columns={columns!r}; valid: 'poses', 'joints'")
    if not (isinstance(smoothing, int | float) and np.isfinite(smoothing) and smoothing >= 0):
        raise ArgumentError(f"smoothing must be zero or positive (standard deviation in m or rad), not {smoothing!r}")
    table = source if isinstance(source, dict) else read_table(source, {} if columns == "joints" else UNITS)
    if "t" not in table:
        raise FileFormatError(f"a recorded motion needs a column 't' (s); columns: {', '.join(table)}")
    t = np.asarray(table["t"], float)
    if t.ndim != 1 or t.size <= DEGREE or not np.all(np.isfinite(t)) or not np.all(np.diff(t) > 0):
        raise FileFormatError(f"a recorded motion needs more than {DEGREE} rows with increasing times")
    others = {name: np.asarray(column, float) for name, column in table.items() if name != "t"}
    if not all(column.shape == t.shape and np.all(np.isfinite(column)) for column in others.values()):
        raise FileFormatError("a recorded motion must have one finite number per row in every column")
    begin, duration = float(t[0]), float(t[-1] - t[0])
    if columns == "joints" or (columns is None and not _like_poses(others)):
        if not others:
            raise FileFormatError(f"a recorded motion needs more than the time; columns: {KNOWN}")
        return JointSpline({name: _fit(t, column, smoothing) for name, column in others.items()}, begin, duration)
    _check_poses(list(others))
    position = np.column_stack([others[name] for name in POSITION])
    quaternion = continuous(_orientation(others, t.size))
    return Spline(_fit(t, position, smoothing), _fit(t, quaternion, smoothing / 2), begin, duration)


def _like_poses(columns: dict[str, Array]) -> bool:
    """Whether a column is called like one of poses, in any case of letters."""
    return any(name.lower() in UNITS for name in columns)


def _check_poses(names: list[str]) -> None:
    """Columns of poses are known and whole."""
    for name in names:
        if name not in UNITS:
            raise FileFormatError(f"no column {name!r} in a table of poses; columns: {KNOWN}")
    for group in (POSITION, QUATERNION, VECTOR):
        missing = [name for name in group if name not in names]
        if missing and (group == POSITION or len(missing) < len(group)):
            raise FileFormatError(f"columns {', '.join(missing)} are missing in a table of poses; columns: {KNOWN}")
    if QUATERNION[0] in names and VECTOR[0] in names:
        raise FileFormatError(f"the orientation is given twice, as quaternion and as rotation vector; columns: {KNOWN}")


def _orientation(columns: dict[str, Array], count: int) -> Array:
    if QUATERNION[0] in columns:
        quaternion = np.column_stack([columns[name] for name in QUATERNION])
        lengths = np.linalg.norm(quaternion, axis=1)
        if np.any(np.abs(lengths - 1) > 1e-2):
            raise FileFormatError("qw, qx, qy, qz of a recorded motion must be unit quaternions")
        return np.asarray(quaternion / lengths[:, None])
    if VECTOR[0] in columns:
        return vector_quaternion(np.column_stack([columns[name] for name in VECTOR]))
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
