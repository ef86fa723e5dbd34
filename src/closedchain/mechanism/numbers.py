"""Checked tuples of finite numbers: the only form in which a description stores vectors and matrices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.errors import ArgumentError, ClosedChainError, ExpressionError, NonFiniteError
from closedchain.mechanism.expressions import Derived, Expression, plain_number, unwrapped, value_array
from closedchain.types import Array

if TYPE_CHECKING:
    from pydantic import ConfigDict

Vector3 = tuple[float, float, float]
Matrix3 = tuple[Vector3, Vector3, Vector3]

ROUNDED = 1e-9  # of one, or of the largest entry: unit vectors, rotations and symmetric matrices have nine digits
LARGEST_TOLERANCE = 1e-3  # of the machine's size

# how pydantic treats the description's dataclasses when it reads them from a file
FILE_RULES: ConfigDict = {"extra": "forbid", "allow_inf_nan": False}


def described(what: str, value: Any) -> float:
    """A finite float of a description, which keeps its expression if it has one."""
    if isinstance(value, Derived):
        return value
    if isinstance(value, Expression):
        return Derived(value)
    return plain_number(what, value)


def described_vector(what: str, value: Any, size: int) -> tuple[float, ...]:
    """A tuple of `size` finite floats of a description."""
    return _vector(what, value, size, described)


def described_point(what: str, value: Any) -> Vector3:
    """Three finite floats of a description."""
    x, y, z = _vector(what, value, 3, described)
    return x, y, z


def described_matrix(what: str, value: Any) -> Matrix3:
    """Three rows of three finite floats of a description."""
    return _matrix(what, value, described_point)


def finite(what: str, value: Any) -> float:
    """A finite float."""
    number = described(what, value)
    return float(unwrapped(number))  # an expression refuses


def real_array(what: str, value: Any, infinite: bool = False) -> Array:
    """An array of floats of any shape; finite ones, if others are not allowed."""
    if isinstance(value, Expression):
        raise ArgumentError(f"{what} must be real numbers, not {value!r}; its number is .value")
    try:
        given = np.asarray(value)
        if given.dtype.kind not in "biufO":
            raise TypeError
        values = given.astype(float)
    except ExpressionError:
        raise
    except (TypeError, ValueError, OverflowError):
        raise ArgumentError(f"{what} must be real numbers, not {value!r:.80}") from None
    if not (infinite or np.isfinite(values).all()):
        raise NonFiniteError(f"{what} hold NaN or infinity: {value!r:.80}")
    return values


def closing_tolerance(tolerance: float) -> float:
    """How far loops may stay open, as a fraction of the machine's size."""
    if not 0 <= finite("tolerance", tolerance) <= LARGEST_TOLERANCE:
        raise ArgumentError(
            f"tolerance is a fraction of the machine's size from 0 to {LARGEST_TOLERANCE}, not {tolerance}"
        )
    return float(tolerance)


def whole(what: str, value: Any) -> int:
    """A whole number."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise ArgumentError(f"{what} must be a whole number, not {value!r}")
    return int(value)


def counted(what: str, value: Any, least: int) -> int:
    """A whole number, not below the least."""
    number = whole(what, value)
    if number < least:
        raise ArgumentError(f"{what} is {number}; it must be {least} or more")
    return number


def flag(what: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool | np.bool):
        raise ArgumentError(f"{what} must be true or false, not {value!r}")
    return bool(value)


def named(what: str, value: Any) -> Mapping[str, Any]:
    """Things by name; none where nothing is given."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise ArgumentError(f"{what} are given by name, such as {{'name': …}}, not as {value!r:.80}")
    for name in value:
        if not isinstance(name, str):
            raise ArgumentError(f"{what} are given by name, and {name!r:.80} is none")
    return value


def check_kind(what: str, value: Any, kind: type) -> None:
    """An error where this is no object of a kind."""
    if not isinstance(value, kind):
        raise ArgumentError(f"{what} must be a {kind.__name__}, not {value!r:.80}")


def entries_of(what: str, value: Any) -> tuple[Any, ...]:
    """The entries of something that has entries."""
    try:
        return tuple(value)
    except TypeError:
        raise ArgumentError(f"{what} must be a list, not {value!r}") from None


def names_of(what: str, value: Any) -> tuple[str, ...]:
    """A list of names."""
    names = (value,) if isinstance(value, str) else entries_of(what, value)
    if not all(isinstance(name, str) for name in names):
        raise ArgumentError(f"{what} must be a list of names, not {value!r:.80}")
    return names


def finite_vector(what: str, value: Any, size: int) -> tuple[float, ...]:
    """A tuple of `size` finite floats."""
    return _vector(what, value, size, finite)


def _vector(what: str, value: Any, size: int, number: Callable[[str, Any], float]) -> tuple[float, ...]:
    try:
        entries = tuple(value)
    except TypeError:
        raise ArgumentError(f"{what} must be {size} numbers, not {value!r}") from None
    if len(entries) != size:
        raise ArgumentError(f"{what} must be {size} numbers, not {len(entries)}")
    return tuple(number(what, entry) for entry in entries)


def finite_row(what: str, value: Any, size: int) -> tuple[float, ...]:
    """The same, where a number by itself counts as a list of one."""
    alone = isinstance(value, int | float | np.generic | Expression) or (
        isinstance(value, np.ndarray) and value.ndim == 0
    )
    return finite_vector(what, (value,) if alone else value, size)


def vector3(what: str, value: Any) -> Vector3:
    """Three finite floats."""
    x, y, z = finite_vector(what, value, 3)
    return x, y, z


def matrix3(what: str, value: Any) -> Matrix3:
    """Three rows of three finite floats."""
    return _matrix(what, value, vector3)


def _matrix(what: str, value: Any, vector: Callable[[str, Any], Vector3]) -> Matrix3:
    try:
        rows = tuple(value)
    except TypeError:
        raise ArgumentError(f"{what} must be a 3×3 matrix, not {value!r}") from None
    if len(rows) != 3:
        raise ArgumentError(f"{what} must be a 3×3 matrix, not {len(rows)} rows")
    a, b, c = (vector(what, row) for row in rows)
    return a, b, c


def asymmetry(matrices: Array) -> Array:
    """Differences of entries across the diagonal, as shares of the largest entry; of one matrix or of many."""
    largest = np.abs(matrices).max(axis=(-2, -1), keepdims=True)
    scaled = matrices / np.where(largest > 0, largest, 1.0)
    return np.asarray(np.abs(scaled - np.swapaxes(scaled, -2, -1)))


def symmetrised(matrices: Array) -> Array:
    """Means across the diagonal; a symmetric matrix stays as it is."""
    across = np.swapaxes(matrices, -2, -1)
    return np.where(matrices == across, matrices, matrices / 2 + across / 2)


def symmetric(what: str, value: Array, error: type[ClosedChainError]) -> Array:
    """A matrix that is symmetric but for rounding, made so."""
    numbers = value_array(value)
    off = asymmetry(numbers)
    i, k = np.unravel_index(off.argmax(), off.shape)
    if off[i, k] > ROUNDED:
        raise error(
            f"{what} is not symmetric: entries ({i + 1}, {k + 1}) and ({k + 1}, {i + 1}) are "
            f"{numbers[i, k]:.12g} and {numbers[k, i]:.12g}"
        )
    if value.dtype.hasobject and np.any(numbers != numbers.T):
        return np.where(numbers == numbers.T, value, value / 2 + value.T / 2)
    return value if value.dtype.hasobject else symmetrised(value)
