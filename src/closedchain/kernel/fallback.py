"""A second kernel that is asked where an output of the first one says that its answer is not to be trusted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from closedchain.kernel.program import Port
from closedchain.types import Array

Chosen = NDArray[np.intp]

if TYPE_CHECKING:
    from closedchain.kernel.kernel import Kernel


@dataclass(frozen=True)
class Fallback:
    """Another kernel with the same inputs and outputs, slower and right in more places.

    output: the output, one number, that tells
    above: the answer of the first holds while its output is larger; else that of the second, unless its output is less
    kernel: gives the second one; asked when it is first needed
    """

    output: str
    above: float
    kernel: Callable[[], Kernel]

    def check(self, first: Kernel, inputs: Sequence[Array], outputs: Sequence[Array]) -> Callable[[], None] | None:
        """What to do after the first has written its outputs; the arrays may have any batch shape."""
        told = outputs[self._place(first)].reshape(-1)
        above, one = self.above, len(told) == 1

        def check() -> None:
            # not a number counts as not trusted
            if not (told[0] if one else told.min()) > above:
                self._replace(first, inputs, outputs, np.flatnonzero(~(told > above)))

        return check if len(told) else None

    def _replace(self, first: Kernel, inputs: Sequence[Array], outputs: Sequence[Array], poor: Chosen) -> None:
        rows = [_rows(port, array, poor) for port, array in zip(first.inputs, inputs, strict=True)]
        answers, at = self.kernel()(*rows), self._place(first)
        better = ~(outputs[at].reshape(-1)[poor] > answers[at][:, 0])
        for port, array, answer in zip(first.outputs, outputs, answers, strict=True):
            _instances(port, array)[poor[better]] = answer[better]

    def _place(self, first: Kernel) -> int:
        return [port.name for port in first.outputs].index(self.output)


def _rows(port: Port, array: Array, chosen: Chosen) -> Array:
    """Those instances of an input, unless all share it."""
    rows = _instances(port, array)
    return rows[chosen] if len(rows) > 1 else rows


def _instances(port: Port, array: Array) -> Array:
    """The same array with one leading index; ports may have no elements."""
    count = math.prod(array.shape[: array.ndim - len(port.shape)])
    return array.reshape(count, *port.shape)
