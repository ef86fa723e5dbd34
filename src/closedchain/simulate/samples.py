"""Samples as an integration leaves them, chunk by chunk; all of them, or only at the times asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import ArgumentError
from closedchain.simulate.integrators.dense import interpolate
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Samples:
    """Times, states y, inputs u, polynomials between samples, and which drive was at work (counted from 0)."""

    times: Array
    y: Array
    u: Array
    dense: Array
    drive: NDArray[np.int64]

    def first(self, count: int) -> Samples:
        """The first samples."""
        return self.rows(np.arange(count))

    def rows(self, rows: NDArray[np.intp]) -> Samples:
        """Some of the samples."""
        return Samples(self.times[rows], self.y[rows], self.u[rows], self.dense[rows], self.drive[rows])


@dataclass(frozen=True, eq=False)
class Schedule:
    """When samples are kept: at every step (no period, no times), every period from the start on, or at given times."""

    start: float
    period: float = 0.0
    times: Array = field(default_factory=lambda: np.zeros(0))

    @classmethod
    def make(cls, start: float, output: float | ArrayLike | None) -> Schedule:
        """From the option `output`."""
        if output is None:
            return cls(start)
        values = np.asarray(output, float)
        if values.ndim == 0:
            if not (np.isfinite(values) and values > 0):
                raise ArgumentError(f"output is {output} s; a period greater than 0, or times, are needed")
            return cls(start, float(values))
        if values.ndim != 1 or not np.all(np.isfinite(values)) or np.any(np.diff(values) <= 0) or values[0] < start:
            raise ArgumentError("output times must be finite, increasing and not before the start")
        return cls(start, 0.0, values)

    @property
    def every_step(self) -> bool:
        """Whether all samples are kept."""
        return self.period == 0.0 and self.times.size == 0

    def within(self, first: float, last: float) -> Array:
        """Times after `first` up to `last` at which samples are kept."""
        if self.period:
            low, high = (first - self.start) / self.period, (last - self.start) / self.period
            grid: Array = self.start + self.period * np.arange(np.floor(low) + 1, np.floor(high + 1e-9) + 1)
            return np.minimum(grid[grid > first + 1e-9 * self.period], last)
        inside: Array = self.times[(self.times > first) & (self.times <= last)]
        return inside


class Record:
    """Collects samples."""

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.chunks: list[Samples] = []
        self.last: tuple[float, Array] = (-np.inf, np.zeros(0))

    def __len__(self) -> int:
        return sum(len(chunk.times) for chunk in self.chunks)

    def restart(self, samples: Samples, t: float, y: Array) -> None:
        """Begin again with samples that are there already, going on from a state."""
        self.chunks, self.last = [samples], (t, y.copy())

    def add(self, chunk: Samples, close: Callable[[Array], Array]) -> None:
        """Append samples, thinned as wanted and then closed; the first of a run is always kept."""
        if not len(chunk.times):
            return
        kept = chunk if self.schedule.every_step or not self.chunks else self._thinned(chunk, close)
        self.last = float(chunk.times[-1]), chunk.y[-1]
        self.chunks.append(kept)

    def _thinned(self, chunk: Samples, close: Callable[[Array], Array]) -> Samples:
        t = self.schedule.within(self.last[0], float(chunk.times[-1]))
        times = np.concatenate([[self.last[0]], chunk.times])
        y = np.concatenate([self.last[1][None], chunk.y])
        dense = np.concatenate([np.zeros_like(chunk.dense[:1]), chunk.dense])
        index = np.clip(np.searchsorted(chunk.times, t), 0, len(chunk.times) - 1)
        rows = close(interpolate(times, y, dense, t)) if t.size else np.zeros((0, y.shape[1]))
        return Samples(t, rows, chunk.u[index], np.zeros((t.size, y.shape[1], 0)), chunk.drive[index])

    def samples(self) -> Samples:
        """All of them."""
        thin = not self.schedule.every_step
        parts = [(c.times, c.y, c.u, c.dense[:, :, :0] if thin else c.dense, c.drive) for c in self.chunks]
        return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))
