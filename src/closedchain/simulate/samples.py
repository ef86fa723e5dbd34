"""Samples as an integration leaves them, chunk by chunk; all of them, or only at the times asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import ArgumentError
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Samples:
    """Rows over time, as an integration leaves them.

    times: s        y: [q; v; work]        u: inputs        dense: polynomials that lead to each sample
    inputs: which set of inputs was at work, counted from 0 (events may switch)
    modes: of contacts, 0 open, 1 sticks, 2 slips             contact_forces: (samples, contacts, 3), N
    """

    times: Array
    y: Array
    u: Array
    dense: Array
    inputs: NDArray[np.int64]
    modes: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 0), np.int64))
    contact_forces: Array = field(default_factory=lambda: np.zeros((0, 0, 3)))

    def __post_init__(self) -> None:
        if not self.modes.size:
            object.__setattr__(self, "modes", np.zeros((len(self.times), 0), np.int64))
            object.__setattr__(self, "contact_forces", np.zeros((len(self.times), 0, 3)))

    def first(self, count: int) -> Samples:
        """The first samples."""
        return self.rows(np.arange(count))

    def rows(self, rows: NDArray[np.intp]) -> Samples:
        """Some of the samples."""
        columns = self.times, self.y, self.u, self.dense, self.inputs, self.modes, self.contact_forces
        return Samples(*(column[rows] for column in columns))  # type: ignore[arg-type]


@dataclass(frozen=True, eq=False)
class Checkpoint:
    """What a run needs to go on as if it had never ended.

    clock, counts, y, last: of the solver (registers.py)      samples: how many of the run's samples lie before
    held: answer of a sampled law, asked so many times        inputs: number of the inputs at work
    """

    clock: Array
    counts: NDArray[np.int64]
    y: Array
    last: Array
    samples: int
    held: Array
    inputs: int
    asked: int


@dataclass(frozen=True, eq=False)
class OutputTimes:
    """When samples are kept: at every step (no period, no times), every period from the start on, or at given times."""

    start: float
    period: float = 0.0
    times: Array = field(default_factory=lambda: np.zeros(0))

    @classmethod
    def make(cls, start: float, output: float | ArrayLike | None) -> OutputTimes:
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

    def __init__(self, output: OutputTimes) -> None:
        self.output = output
        self.chunks: list[Samples] = []
        self.last: tuple[float, Array] = (-np.inf, np.zeros(0))

    def __len__(self) -> int:
        return sum(len(chunk.times) for chunk in self.chunks)

    def restart(self, samples: Samples, t: float, y: Array) -> None:
        """Begin again with the samples of an earlier run, going on from a state."""
        self.chunks, self.last = [samples], (t, y.copy())

    def add(self, chunk: Samples, close: Callable[[Array], Array]) -> None:
        """Append samples, thinned as wanted and then closed; the first of a run is always kept."""
        if not len(chunk.times):
            return
        kept = chunk if self.output.every_step or not self.chunks else self._thinned(chunk, close)
        self.last = float(chunk.times[-1]), chunk.y[-1]
        self.chunks.append(kept)

    def _thinned(self, chunk: Samples, close: Callable[[Array], Array]) -> Samples:
        t = self.output.within(self.last[0], float(chunk.times[-1]))
        times = np.concatenate([[self.last[0]], chunk.times])
        y = np.concatenate([self.last[1][None], chunk.y])
        dense = np.concatenate([np.zeros_like(chunk.dense[:1]), chunk.dense])
        index = np.clip(np.searchsorted(chunk.times, t), 0, len(chunk.times) - 1)
        rows = close(interpolate(times, y, dense, t)) if t.size else np.zeros((0, y.shape[1]))
        return Samples(t, rows, chunk.u[index], np.zeros((t.size, y.shape[1], 0)), chunk.inputs[index])

    def samples(self) -> Samples:
        """All of them."""
        thin = not self.output.every_step
        parts = [(c.times, c.y, c.u, c.dense[:, :, :0] if thin else c.dense, c.inputs) for c in self.chunks]
        return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def interpolate(times: Array, states: Array, dense: Array, at: ArrayLike) -> Array:
    """Rows of states at times within the run; dense[k] leads from sample k − 1 to sample k."""
    t = np.atleast_1d(np.asarray(at, float))
    if t.ndim != 1 or not np.all(np.isfinite(t)):
        raise ArgumentError("times to resample at must be a list of finite numbers")
    slack = 1e-9 * max(1.0, abs(times[-1]))
    if t.size and (t.min() < times[0] - slack or t.max() > times[-1] + slack):
        raise ArgumentError(
            f"the run covers {times[0]:.9g} s to {times[-1]:.9g} s; {t.min()} to {t.max()} s are outside"
        )
    step = np.clip(np.searchsorted(times, t, side="left"), 1, max(len(times) - 1, 1))
    if len(times) == 1:
        return np.repeat(states, t.size, axis=0)
    start = times[step - 1]
    theta = ((t - start) / np.maximum(times[step] - start, 1e-300))[:, None]
    total = np.zeros((t.size, states.shape[1]))
    for j in reversed(range(dense.shape[2])):
        total = theta * (total + dense[step, :, j])
    values: Array = states[step - 1] + total
    exact = t == times[step]
    values[exact] = states[step[exact]]
    return values
