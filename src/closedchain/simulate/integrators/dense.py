"""States between samples: y(t) = y_k + Σ_j d_j θ^j on each step, θ from 0 to 1."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError
from closedchain.types import Array


def interpolate(times: Array, states: Array, dense: Array, at: ArrayLike) -> Array:
    """Rows of states at times within the run; dense[k] leads from sample k − 1 to sample k."""
    t = np.atleast_1d(np.asarray(at, float))
    if t.ndim != 1 or not np.all(np.isfinite(t)):
        raise ArgumentError("times to resample at must be a list of finite numbers")
    slack = 1e-9 * max(1.0, abs(times[-1]))
    if t.size and (t.min() < times[0] - slack or t.max() > times[-1] + slack):
        raise ArgumentError(f"the run covers {times[0]:.9g} s to {times[-1]:.9g} s; asked for {t.min()} to {t.max()}")
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
