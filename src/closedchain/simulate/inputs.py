"""What the actuators do over time: nothing, constants, a table, or a law of time and state.

Constants and tables become inputs u(t), cubics between breaks that no step crosses; laws are traced into the
equations. A law that cannot be traced is sampled at its own period and its answer held.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.types import SX, Array

Law = Callable[..., Any]

TABLES = ("hold", "linear", "cubic")


@dataclass(frozen=True, eq=False)
class Pieces:
    """u(t) as cubics: for ends[k-1] < t < ends[k], u = Σ_j coefficients[k, :, j] (t − origins[k])^j."""

    origins: Array
    ends: Array
    coefficients: Array

    @classmethod
    def constant(cls, values: ArrayLike) -> Pieces:
        """The same at all times."""
        row = np.atleast_1d(np.asarray(values, float))
        coefficients = np.zeros((1, row.size, 4))
        coefficients[0, :, 0] = row
        return cls(np.zeros(1), np.array([np.inf]), coefficients)

    def of(self, piece: int, t: float) -> Array:
        """Values of one piece at a time."""
        s, c = t - self.origins[piece], self.coefficients[piece]
        values: Array = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
        return values

    @classmethod
    def join(cls, parts: Sequence[Pieces]) -> Pieces:
        """Several inputs one below the other, on their common breaks."""
        if len(parts) == 1:
            return parts[0]
        ends = np.unique(np.concatenate([part.ends for part in parts]))
        starts = np.concatenate([[-np.inf], ends[:-1]])
        origins = np.where(np.isfinite(starts), starts, np.where(np.isfinite(ends), ends, 0.0))
        inside = np.where(np.isfinite(starts) & np.isfinite(ends), (starts + ends) / 2, origins)
        inside = np.where(~np.isfinite(starts) & np.isfinite(ends), ends - 1.0, inside)
        inside = np.where(np.isfinite(starts) & ~np.isfinite(ends), starts + 1.0, inside)
        columns = [_moved(part, origins, np.searchsorted(part.ends, inside, side="right")) for part in parts]
        return cls(origins, ends, np.concatenate(columns, axis=1))


def _moved(part: Pieces, origins: Array, piece: NDArray[np.intp]) -> Array:
    """Coefficients of the named pieces about other origins."""
    s = (origins - part.origins[piece])[:, None]
    c0, c1, c2, c3 = np.moveaxis(part.coefficients[piece], -1, 0)
    return np.stack([c0 + s * (c1 + s * (c2 + s * c3)), c1 + s * (2 * c2 + 3 * s * c3), c2 + 3 * s * c3, c3], axis=-1)


@dataclass(frozen=True, eq=False)
class Table:
    """Forces given at times, one column per actuator: held, joined by lines, or by a smooth cubic spline.

    Before the first and after the last time the nearest value holds.
    """

    times: ArrayLike
    values: ArrayLike
    kind: Literal["hold", "linear", "cubic"] = "linear"

    def __post_init__(self) -> None:
        if self.kind not in TABLES:
            raise ArgumentError(f"table kind {self.kind!r}; kinds: {', '.join(TABLES)}")
        times, values = np.asarray(self.times, float), np.asarray(self.values, float)
        if times.ndim != 1 or times.size < 2 or not np.all(np.isfinite(times)) or np.any(np.diff(times) <= 0):
            raise ArgumentError("a table needs two or more times (s), finite and increasing")
        if values.ndim not in (1, 2) or len(values) != times.size or not np.all(np.isfinite(values)):
            raise ArgumentError(f"a table needs a row of finite values for each of its {times.size} times")

    @classmethod
    def of(cls, result: Any, kind: Literal["hold", "linear", "cubic"] = "cubic") -> Table:
        """Forces to replay: those of a run, or of inverse dynamics along a motion."""
        found = [getattr(result, name, None) for name in ("time", "times")]
        times = next((values for values in found if isinstance(values, np.ndarray)), None)
        if times is None:
            raise ArgumentError("Table.of takes a Run, or inverse dynamics along a motion")
        times, first = np.unique(times, return_index=True)
        return cls(times, np.asarray(result.forces)[first], kind)

    def pieces(self, size: int, what: str) -> Pieces:
        """The table as cubics."""
        times, values = np.asarray(self.times, float), np.asarray(self.values, float)
        values = values.reshape(times.size, -1)
        if values.shape[1] != size:
            raise ArgumentError(f"a table of {what} needs {size} columns, not {values.shape[1]}")
        return Pieces(
            np.concatenate([times[:1], times]), np.concatenate([times, [np.inf]]), self._cubics(times, values)
        )

    def _cubics(self, times: Array, values: Array) -> Array:
        c = np.zeros((times.size + 1, values.shape[1], 4))
        c[0, :, 0], c[1:, :, 0] = values[0], values
        if self.kind == "linear":
            c[1:-1, :, 1] = np.diff(values, axis=0) / np.diff(times)[:, None]
        elif self.kind == "cubic":
            from scipy.interpolate import CubicSpline

            c[1:-1] = np.moveaxis(
                CubicSpline(times, values, bc_type="natural" if times.size < 4 else "not-a-knot").c[::-1], 0, -1
            )
        return c


class TracedLaw:
    """A law that can only be traced: an error in it is an error, not a reason to sample it."""


@dataclass(frozen=True, eq=False)
class Sampled:
    """A law asked every `period` seconds with the true State; its answer is held until the next time."""

    law: Law
    period: float = 1e-3

    def __post_init__(self) -> None:
        if not (callable(self.law) and np.isfinite(self.period) and self.period > 0):
            raise ArgumentError("Sampled takes a function law(t, state) and a period in s greater than 0")


def forces_column(answer: Any, names: Sequence[str]) -> SX:
    """What a traced law returned, as a column in the order of the actuators."""
    if isinstance(answer, Mapping):
        for name in answer:
            if name not in names:
                raise UnknownNameError(f"the law's answer: {choose('actuator', name, names)}")
        answer = [answer.get(name, 0.0) for name in names]
    if isinstance(answer, np.ndarray):
        answer = answer.ravel().tolist()
    column = ca.vertcat(*answer) if isinstance(answer, list | tuple) else answer
    column = ca.vec(SX(column))
    if column.shape[0] != len(names):
        raise ArgumentError(f"the law gives {column.shape[0]} forces for {len(names)} actuators: {', '.join(names)}")
    return ca.densify(column)


def forces_array(answer: Any, names: Sequence[str]) -> Array:
    """What a sampled law returned, as numbers in the order of the actuators."""
    if isinstance(answer, Mapping):
        for name in answer:
            if name not in names:
                raise UnknownNameError(f"the law's answer: {choose('actuator', name, names)}")
        answer = [answer.get(name, 0.0) for name in names]
    values = np.atleast_1d(np.asarray(answer, float)).ravel()
    if values.size != len(names) or not np.all(np.isfinite(values)):
        raise ArgumentError(f"the law must give {len(names)} finite forces ({', '.join(names)}); it gave {answer!r}")
    return values
