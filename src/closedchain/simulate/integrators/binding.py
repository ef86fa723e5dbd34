"""Kernels of one machine's equations bound to fixed arrays, so that compiled integrators call them by number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from closedchain.dynamics.interface import POOR_PIVOT
from closedchain.kernel import Kernel
from closedchain.simulate.equations import Equations
from closedchain.simulate.integrators import stepping as st
from closedchain.types import Array

SINGULAR = 1e-10  # relative pivot below which no answer is trusted
CLOSED = 1e-9  # loop error relative to the machine's size after which one correction reaches rounding


@dataclass(eq=False)
class Binding:
    """Machine code and arrays for a number of lanes, one thread at a time. Inputs are set by `set_inputs`."""

    equations: Equations
    parameters: Array
    watch: Kernel | None = None
    lanes: int = 1
    singular: float = SINGULAR
    flat: bool = False  # whether parameters are given per lane already
    closes: bool = True
    robust: bool = False
    _keep: list[object] = field(default_factory=list)

    def __post_init__(self) -> None:
        e, lanes = self.equations, self.lanes
        n, nu = e.size * lanes, e.drive.u.shape[0] * lanes
        events = 0 if self.watch is None else self.watch.outputs[0].size * lanes
        system = e.machine.kinematics.system
        enough = self.singular if e.method.fallback() is None else max(POOR_PIVOT, self.singular)
        self.p = self.parameters.copy() if self.flat else np.repeat(self.parameters, lanes)
        self.code = st.Code(
            calls=np.zeros((5, 4), np.int64),
            limits=np.array([enough, self.singular, CLOSED * system.size, 0.0]),
            t=np.zeros(lanes),
            u=np.zeros(nu),
            y=np.zeros(n),
            dy=np.zeros(n),
            pivot=np.ones(lanes),
            closed=np.zeros(n),
            error=np.zeros(lanes),
            g=np.zeros(events),
            cubics=np.zeros((nu, 4)),
            lanes=lanes,
            size=n,
            inputs=nu,
            events=events,
        )
        self._bind()

    def use_robust(self) -> None:
        """Compile the robust order, from now on asked where pivots are small."""
        self.robust = True
        self._bind()

    def set_inputs(self, origin: float, cubics: Array, held: Array | None = None) -> None:
        """u as cubics of the time since an origin, (inputs, 4); `held` is added, per input and lane."""
        self.code.limits[st.ORIGIN] = origin
        self.code.cubics[:] = np.repeat(cubics, self.lanes, axis=0)
        if held is not None:
            self.code.cubics[:, 0] += held

    def _bind(self) -> None:
        e, c = self.equations, self.code
        inputs, velocities, closed = [c.t, c.y, c.u, self.p], [c.dy, c.pivot], [c.closed, c.error, c.pivot]
        other = e.method.fallback()
        self._call(st.RHS, e.rhs(e.method), inputs, velocities)
        if self.robust and other is not None:
            self._call(st.RHS_ROBUST, e.rhs(other), inputs, velocities)
        if e.closes and self.closes:
            self._call(st.CLOSE, e.closing(other is None), [c.y, self.p], closed)
            if self.robust:
                self._call(st.CLOSE_ROBUST, e.closing(True), [c.y, self.p], closed)
        if self.watch is not None:
            self._call(st.WATCH, self.watch, inputs, [c.g])

    def _call(self, row: int, kernel: Kernel, inputs: Sequence[Array], outputs: Sequence[Array]) -> None:
        address = kernel.address if self.lanes == 1 else kernel.lanes_address
        work = np.zeros(max(1, kernel.work_size if self.lanes == 1 else kernel.batch_work_size))
        tables = [np.array([array.ctypes.data for array in arrays], np.int64) for arrays in (inputs, outputs)]
        self.code.calls[row] = [address, tables[0].ctypes.data, tables[1].ctypes.data, work.ctypes.data]
        self._keep += [kernel, work, *tables, *inputs, *outputs]
