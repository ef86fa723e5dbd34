"""Force elements between two bodies (or a body and the ground): struts between points, bushings between frames."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from closedchain.errors import ArgumentError, DisconnectedError, MechanismError
from closedchain.mechanism.expressions import expressed, value_array
from closedchain.mechanism.names import checked_name, checked_reference
from closedchain.mechanism.numbers import (
    FILE_RULES,
    ROUNDED,
    Vector3,
    described,
    described_point,
    described_vector,
    entries_of,
    symmetric,
)
from closedchain.mechanism.pose import Pose
from closedchain.records import dataclass
from closedchain.signatures import explained_fields
from closedchain.types import Array

HERE = Pose()
Row6 = tuple[float, float, float, float, float, float]
Matrix6 = Row6 | tuple[Row6, Row6, Row6, Row6, Row6, Row6]


@explained_fields(k="stiffness", c="damping", length="free_length", rest_length="free_length")
@dataclass(frozen=True)
class Strut:
    """A spring and damper between a point of the parent and a point of the child.

    With the length L, the distance of the points, it pushes them apart with the force

        preload − stiffness (L − free_length) − damping dL/dt + table(L)

    Where the points coincide it has no direction, and no force.

    name: unique among the force elements
    parent, child: names of the two bodies; "ground" is the world
    at: the point in the parent's frame, m
    child_at: the point in the child's frame, m
    stiffness: N/m, with a `free_length`
    free_length: length without force, m
    damping: N s/m
    preload: N, that of a gas spring
    table: pairs (length, force), a force law that is linear between them and goes on beyond them

    Example:
        >>> cc.Strut("spring", "ground", "rocker", at=(0, 0, 1), stiffness=500.0, free_length=0.8).damping
        0.0
    """

    __pydantic_config__ = FILE_RULES

    name: str
    parent: str
    child: str
    at: Vector3 = (0.0, 0.0, 0.0)
    child_at: Vector3 = (0.0, 0.0, 0.0)
    stiffness: float = 0.0
    free_length: float | None = None
    damping: float = 0.0
    preload: float = 0.0
    table: tuple[tuple[float, float], ...] = ()

    def __post_init__(self) -> None:
        _check_ends("strut", self)
        what = f"of strut {self.name!r}"
        for field in ("at", "child_at"):
            object.__setattr__(self, field, described_point(f"{field} {what}", getattr(self, field)))
        for field in ("stiffness", "damping", "preload"):
            object.__setattr__(self, field, described(f"{field} {what}", getattr(self, field)))
            if field != "preload" and getattr(self, field) < 0:
                raise MechanismError(f"{field} {what} is {getattr(self, field)}; it must not be negative")
        if self.free_length is not None:
            object.__setattr__(self, "free_length", described(f"free_length {what}", self.free_length))
            if self.free_length < 0:
                raise MechanismError(f"free_length {what} is {self.free_length} m; it must not be negative")
        if self.stiffness > 0 and self.free_length is None:
            raise MechanismError(f"strut {self.name!r} has a stiffness but no 'free_length'")
        rows = entries_of(f"table {what}", self.table)
        table = tuple(described_vector(f"table {what}", row, 2) for row in rows)
        if any(not before[0] < after[0] for before, after in pairwise(table)):
            raise MechanismError(f"lengths in the table {what} must rise from pair to pair")
        if table and (len(table) < 2 or table[0][0] < 0):
            raise MechanismError(f"the table {what} needs two pairs (length, force) or more, none of negative length")
        object.__setattr__(self, "table", table)


@explained_fields(k="stiffness", c="damping")
@dataclass(frozen=True)
class Bushing:
    """An elastic bearing between a frame of the parent and one of the child, which coincide unloaded.

    With the displacement δ = [rotation; translation] of the child's frame in the parent's axes its energy is ½ δᵀ K δ
    and its damping force D dδ/dt. The rotation is 2 sin(φ/2) times its axis, for small angles φ the rotation vector.

    name: unique among the force elements
    parent, child: names of the two bodies; "ground" is the world
    at: its frame in the parent
    child_at: its frame in the child
    stiffness: K, six numbers (N m/rad, then N/m) or a symmetric 6×6 matrix
    damping: D, likewise

    Example:
        >>> bushing = cc.Bushing("mount", "ground", "frame", stiffness=(50, 50, 50, 2e5, 2e5, 4e5))
        >>> bushing.stiffness_matrix.shape
        (6, 6)
    """

    __pydantic_config__ = FILE_RULES

    name: str
    parent: str
    child: str
    at: Pose = HERE
    child_at: Pose = HERE
    stiffness: Matrix6 = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    damping: Matrix6 = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

    def __post_init__(self) -> None:
        _check_ends("bushing", self)
        for field in ("at", "child_at"):
            if not isinstance(getattr(self, field), Pose):
                raise ArgumentError(f"{field} of bushing {self.name!r} must be a Pose, not {getattr(self, field)!r}")
        for field in ("stiffness", "damping"):
            object.__setattr__(self, field, _matrix6(f"{field} of bushing {self.name!r}", getattr(self, field)))

    @property
    def stiffness_matrix(self) -> Array:
        """K, 6×6."""
        return _full(self.stiffness)

    @property
    def damping_matrix(self) -> Array:
        """D, 6×6."""
        return _full(self.damping)


def _check_ends(kind: str, element: Strut | Bushing) -> None:
    object.__setattr__(element, "name", checked_name(kind, element.name))
    for side in ("parent", "child"):
        reference = checked_reference(f"{side} of {kind} {element.name!r}", getattr(element, side))
        object.__setattr__(element, side, reference)
    if element.parent == element.child:
        raise DisconnectedError(f"{kind} {element.name!r} connects {element.parent!r} to itself")


def _matrix6(what: str, value: Any) -> Matrix6:
    rows = entries_of(what, value)
    if not any(np.iterable(row) for row in rows):
        diagonal = described_vector(what, rows, 6)
        if min(diagonal) < 0:
            raise MechanismError(f"{what} is {diagonal}; no entry may be negative")
        return diagonal  # type: ignore[return-value]
    if len(rows) != 6:
        raise ArgumentError(f"{what} must be six numbers or a 6×6 matrix, not {len(rows)} rows")
    entries = symmetric(what, expressed([described_vector(what, row, 6) for row in rows]), MechanismError)
    K = value_array(entries)
    size = max(float(np.abs(K).max()), 1e-300)
    if np.linalg.eigvalsh(K / size)[0] < -ROUNDED:
        raise MechanismError(f"{what} has a negative eigenvalue, so that it would give energy away")
    return tuple(described_vector(what, row, 6) for row in entries.tolist())  # type: ignore[return-value]


def _full(values: Matrix6) -> Array:
    array = np.array(values, float)
    return np.diag(array) if array.ndim == 1 else array
