"""One run with contacts: arrays for the loop, kernels of modes as it asks for them, and the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.errors import SingularityError
from closedchain.kinematics.state import State
from closedchain.progress import compiling
from closedchain.simulate.contact import layout
from closedchain.simulate.contact.inputs import ContactInputs
from closedchain.simulate.contact.loop import walk
from closedchain.simulate.contact.modes import ContactKernels
from closedchain.simulate.contact.run import ContactRun
from closedchain.simulate.contact.setting import ContactSetting
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.simulate.contact.simulator import ContactOptions

ROOM, EVENTS = 4096, 100_000  # samples at first, events at most
SPEED = 1e-9  # m/s


@dataclass(frozen=True, eq=False)
class Walk:
    """Everything one run needs."""

    machine: Machine
    setting: ContactSetting
    kernels: ContactKernels
    inputs: ContactInputs
    options: ContactOptions

    def go(self, state: State, duration: float) -> ContactRun:
        """From a state at options.start for a duration."""
        k, s, o = self.kernels, self.setting, self.options
        y = np.concatenate([state.q, state.v, np.zeros(k.size - s.nq - s.nv)])
        held, switches, on = s.schedule(o.schedule, o.start)
        code = layout.Code(
            k.addresses, k.touch.address, k.points.address, np.zeros(1), self.inputs.p, s.friction, s.sticking,
            s.planes, held, np.zeros_like(held), switches, s.quaternions, o.feedback, s.nq, s.nv, np.zeros(k.work_size),
        )  # fmt: skip
        slack, end = (s.gap_slack, s.force_slack), o.start + duration
        until = min(end, self.inputs.begin(o.start, state.q, state.v))
        clock = np.array([o.start, until, o.step, *slack, SPEED, *slack, -np.inf, -np.inf])
        counts, trial = np.array([0, 0, 1, 1, 0, 0, 0, 0]), s.touching(k.touch, y, held, on)
        modes, settled, events = np.zeros_like(held), np.zeros_like(held), np.zeros((EVENTS, 3))
        going = layout.Going(counts, clock, y, modes, trial, settled, s.forwards.copy(), events)
        samples = _room(ROOM, k.size, k.count)
        while True:
            with compiling(walk):
                status = walk(code, going, samples)
            if status == layout.DONE and clock[layout.END] >= end:
                return self._result(samples, going)
            if status == layout.DONE:
                until = self.inputs.begin(clock[layout.T], y[: s.nq], y[s.nq : s.nq + s.nv])
                clock[layout.END], counts[layout.UNSETTLED] = min(end, until), 1
            elif status == layout.FULL:
                samples = tuple(np.concatenate([part, np.zeros_like(part)]) for part in samples)
            elif status == layout.NEED_RATES:
                k.add_rates(int(counts[layout.NEEDED]))
                code = code._replace(work=np.zeros(k.work_size))
            else:
                self._fail(status, going)

    def _fail(self, status: int, going: layout.Going) -> None:
        t, states = float(going.clock[layout.T]), self.setting.describe(going.modes)
        if status == layout.BROKEN:
            raise SingularityError(
                f"the motion is not finite at t = {t:.9g} s ({states}); try a smaller step or robust=True"
            )
        if going.counts[layout.LATELY] > layout.PATIENCE:
            raise SingularityError(
                f"contacts change without end at t = {t:.9g} s, so that time hardly goes on; last: {states}; "
                "try another step, Contact(mu_static=...) further above mu, or predict"
            )
        raise SingularityError(
            f"no consistent mode of the contacts was found at t = {t:.9g} s; last: {states}; "
            "try another step, Contact(mu_static=...) further above mu, or predict"
        )

    def _result(self, samples: tuple[Array, ...], going: layout.Going) -> ContactRun:
        n = int(going.counts[layout.SAMPLES])
        times, states, codes, forces = (part[:n] for part in samples)
        modes = codes.astype(np.int64)[:, None] // 3 ** np.arange(self.kernels.count) % 3
        events = going.events[: going.counts[layout.EVENTS]].copy()
        return ContactRun(self.machine, times, states, modes, forces.reshape(n, -1, 3), events)


def _room(count: int, size: int, contacts: int) -> tuple[Array, ...]:
    return np.zeros(count), np.zeros((count, size)), np.zeros(count), np.zeros((count, 3 * contacts))
