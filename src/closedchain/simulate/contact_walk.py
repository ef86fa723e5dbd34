"""One run with contacts: arrays for the loop, kernels of modes as it asks for them, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.method import Machine
from closedchain.errors import SingularityError
from closedchain.kernel import Kernel
from closedchain.kinematics.state import State
from closedchain.simulate import contact_layout as layout
from closedchain.simulate import contact_loop as loop
from closedchain.simulate.contact_modes import ContactKernels
from closedchain.simulate.contact_run import ContactRun
from closedchain.simulate.contact_setting import ContactSetting

if TYPE_CHECKING:
    from closedchain.simulate.contacts import ContactOptions

Array = NDArray[np.float64]

ROOM = 4096  # samples at first
SPEED = 1e-9  # m/s


class Walk:
    """Everything one run needs."""

    def __init__(
        self, machine: Machine, setting: ContactSetting, kernels: ContactKernels, p: Array, options: ContactOptions
    ) -> None:
        self.machine, self.setting, self.kernels, self.p, self.options = machine, setting, kernels, p, options

    def go(self, state: State, duration: float) -> ContactRun:
        """From a state at options.start for a duration."""
        k, s, o = self.kernels, self.setting, self.options
        y = np.concatenate([state.q, state.v, np.zeros(k.size - state.q.size - state.v.size)])
        slack = s.gap_slack, s.force_slack
        clock = np.array([o.start, o.start + duration, o.step, *slack, SPEED, 1.0, *slack])
        counts = np.array([s.nq, s.nv, 0, 0, 1, 0, 0])
        held, switches, on = s.schedule(o.schedule, o.start)
        modes, slip, trial = np.zeros_like(held), s.forwards.copy(), s.touching(k.touch, y, held, on)
        samples, events = _room(ROOM, k.size, k.count), np.zeros((100_000, 3))
        while True:
            status = loop.walk(
                _table(k.rates, k.count), k.touch.address, counts, clock, y, self.p, modes, trial, held, slip,
                s.friction, s.sticking, s.planes, switches, s.quaternions, samples, events, self._work(),
            )  # fmt: skip
            if status == layout.DONE:
                return self._result(samples, events, counts)
            if status == layout.FULL:
                samples = tuple(np.concatenate([part, np.zeros_like(part)]) for part in samples)
            elif status == layout.NEED_RATES:
                k.add_rates(int(counts[layout.NEEDED]))
            else:
                self._fail(status, float(clock[layout.T]), s.describe(modes))

    def _fail(self, status: int, t: float, states: str) -> None:
        if status == layout.STUCK:
            raise SingularityError(f"no consistent mode of the contacts was found at t = {t:.9g} s; last: {states}")
        raise SingularityError(
            f"the motion is not finite at t = {t:.9g} s ({states}); try a smaller step or robust=True"
        )

    def _work(self) -> Array:
        kernels: list[Kernel] = [*self.kernels.rates.values(), self.kernels.touch]
        return np.zeros(max(kernel.work_size for kernel in kernels) + 1)

    def _result(self, samples: tuple[Array, ...], events: Array, counts: NDArray[np.int64]) -> ContactRun:
        n = int(counts[layout.SAMPLES])
        times, states, codes, forces = (part[:n] for part in samples)
        modes = codes.astype(np.int64)[:, None] // 3 ** np.arange(self.kernels.count) % 3
        return ContactRun(
            self.machine, times, states, modes, forces.reshape(n, -1, 3), events[: counts[layout.EVENTS]].copy()
        )


def _room(count: int, size: int, contacts: int) -> tuple[Array, ...]:
    return np.zeros(count), np.zeros((count, size)), np.zeros(count), np.zeros((count, 3 * contacts))


def _table(kernels: dict[int, Kernel], contacts: int) -> NDArray[np.int64]:
    table = np.zeros(3**contacts, np.int64)
    for code, kernel in kernels.items():
        table[code] = kernel.address
    return table
