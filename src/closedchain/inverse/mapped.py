"""Traced functions with large results, evaluated on batches as they are: for questions not worth compiling."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import casadi as ca
import numpy as np

from closedchain.types import Array


class Mapped:
    """Called like a kernel on arrays (n, ·), one result (n, rows, columns) per output, (n, rows) of vectors."""

    def __init__(self, function: ca.Function, vectors: Collection[int] = ()) -> None:
        self.function, self.vectors = function, vectors

    def __call__(self, *inputs: Array) -> Any:
        count = len(inputs[0])
        columns = [ca.DM(np.ascontiguousarray(array.T)) for array in inputs]
        results = self.function.map(count).call(columns)
        arrays = [self._split(np.array(ca.densify(result)), k, count) for k, result in enumerate(results)]
        return arrays[0] if len(arrays) == 1 else tuple(arrays)

    def _split(self, stacked: Array, k: int, count: int) -> Array:
        """Results side by side as one array per instance."""
        rows, columns = self.function.size_out(k)
        split = np.ascontiguousarray(np.moveaxis(stacked.reshape(rows, count, columns), 1, 0))
        return split[:, :, 0] if k in self.vectors else split
