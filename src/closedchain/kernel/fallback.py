"""A fallback kernel, evaluated where an output of the first kernel says that its result is not accurate."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from closedchain.kernel.program import Port
from closedchain.records import dataclass
from closedchain.types import Array, Ready

Chosen = NDArray[np.intp]
Answers = Callable[..., Sequence[Array]]  # arrays of instances in, arrays of instances out

if TYPE_CHECKING:
    from closedchain.kernel.kernel import Kernel

_log = logging.getLogger("closedchain")

# who listens gets the names of fallback kernels whose results were taken, the innermost first
answered: ContextVar[list[str] | None] = ContextVar("answered", default=None)


@dataclass(frozen=True)
class Fallback:
    """Another kernel with the same inputs and outputs, slower and accurate in more places.

    output: the output, one number, that measures accuracy, such as a relative pivot or a residual
    threshold: results of the first kernel hold while that output is larger; else those of the fallback kernel, unless
        its output is smaller still
    kernel: returns the fallback kernel, or what is called like one; called when it is first needed
    below: results hold while the output is smaller than the threshold, not larger
    name: what the fallback kernel is called where it is said that it answered
    """

    output: str
    threshold: float
    kernel: Callable[[], Kernel | Answers]
    below: bool = False
    name: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes get the fallback kernel itself instead of a way to make it."""
        return Fallback, (self.output, self.threshold, Ready(self.kernel()), self.below, self.name)

    def check(self, first: Kernel, inputs: Sequence[Array], outputs: Sequence[Array]) -> Callable[[], None] | None:
        """What to do after the first kernel has written its outputs; the arrays may have any batch shape."""
        measure = outputs[self._place(first)].reshape(-1)
        threshold, one, below = self.threshold, len(measure) == 1, self.below

        def check() -> None:
            # not a number counts as not accurate
            if below:
                if not (measure[0] if one else measure.max()) < threshold:
                    self._replace(first, inputs, outputs, np.flatnonzero(~(measure < threshold)))
            elif not (measure[0] if one else measure.min()) > threshold:
                self._replace(first, inputs, outputs, np.flatnonzero(~(measure > threshold)))

        return check if len(measure) else None

    def _replace(self, first: Kernel, inputs: Sequence[Array], outputs: Sequence[Array], poor: Chosen) -> None:
        _log.info("kernel %s: %s of %d instance(s) is poor, the fallback kernel is evaluated",
                  first.name, self.output, len(poor))  # fmt: skip
        rows = [_rows(port, array, poor) for port, array in zip(first.inputs, inputs, strict=True)]
        answers, at = self.kernel()(*rows), self._place(first)
        here, there = outputs[at].reshape(-1)[poor], answers[at][:, 0]
        better = ~(here < there) if self.below else ~(here > there)
        record = answered.get()
        if record is not None and better.any():
            record.append(self.name)
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
