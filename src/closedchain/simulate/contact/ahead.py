"""One look ahead: a grid of steps, the drive tabulated on it, kernels of modes as the loop asks for them, a result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.errors import SingularityError
from closedchain.kinematics.state import State
from closedchain.simulate.contact import layout
from closedchain.simulate.contact.ahead_modes import AheadKernels
from closedchain.simulate.contact.inputs import SAME, ContactInputs
from closedchain.simulate.contact.run import ContactRun
from closedchain.simulate.contact.setting import ContactSetting
from closedchain.simulate.contact.time_stepping import look_ahead, tabulate
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.simulate.contact.simulator import ContactOptions

BELOW = 1e-2  # of the machine's size; steps of prediction may end this far below a plane, so others may start there


@dataclass(frozen=True, eq=False)
class Ahead:
    """Everything one look ahead needs."""

    machine: Machine
    setting: ContactSetting
    kernels: AheadKernels
    inputs: ContactInputs
    options: ContactOptions

    def go(self, state: State, duration: float) -> ContactRun:
        """From a state at options.start for a duration; the last step is shorter where it must be."""
        k, s, o = self.kernels, self.setting, self.options
        steps = int(np.ceil(duration / o.step - 1e-9))
        times = o.start + o.step * np.arange(steps + 1.0)
        times[-1] = o.start + duration
        modes, forces = np.empty((steps + 1, k.count), np.int64), np.empty((steps + 1, 3 * k.count))
        samples = np.empty((steps + 1, k.size)), modes, forces
        y = samples[0][0]
        y[: s.nq], y[s.nq :] = state.q, state.v
        held, switches, on = s.schedule(o.schedule, o.start)
        now, slip = s.touching(k.touch, y, held, on, BELOW), s.forwards.copy()
        counts = np.zeros(7, np.int64)
        events = np.empty((steps * k.count, 3))
        slacks, w, last = np.array([s.force_slack, o.feedback]), np.empty((steps + 1, k.table.outputs[0].size)), 0
        while True:
            if counts[layout.SAMPLES] == last:
                last = self._table(times, w, last, samples[0][last])
            status = look_ahead(
                k.addresses, k.touch.address, k.glide.address, s.nq, last, counts, times, slacks, w, now, held, slip,
                (s.friction, s.sticking), switches, s.quaternions, samples, events, np.empty(k.work_size),
            )  # fmt: skip
            if status == layout.NEED_RATES:
                k.add_step(int(counts[layout.NEEDED]))
            elif status != layout.DONE or not np.isfinite(samples[0][last]).all():
                self._fail(times, samples[0], modes, now, int(counts[layout.SAMPLES]))
            elif last == steps:
                modes[steps], forces[steps] = modes[steps - 1], forces[steps - 1]  # it has no step of its own
                seen = events[: counts[layout.EVENTS]].copy()
                return ContactRun(self.machine, times, samples[0], modes, forces.reshape(steps + 1, -1, 3), seen)

    def _fail(self, times: Array, states: Array, modes: layout.Whole, now: layout.Whole, done: int) -> NoReturn:
        """Say when the motion was lost: what is not finite stays so, thus it may be long before the loop ended."""
        lost = ~np.isfinite(states[: done + 1]).all(axis=1)
        k = int(lost.argmax()) - 1 if lost.any() else done
        contacts = self.setting.describe(modes[k] if k < done else now)
        raise SingularityError(
            f"the motion is not finite at t = {times[k]:.9g} s ({contacts}); check what the actuation gives there, "
            "or try a smaller step"
        )

    def _table(self, times: Array, w: Array, first: int, y: Array) -> int:
        """What the drive makes of time and inputs, a row per step until the inputs change; the last of these steps."""
        table, nq = self.kernels.table, self.setting.nq
        until = self.inputs.begin(times[first], y[:nq], y[nq:])
        last = min(max(int(np.searchsorted(times, until - SAME)), first + 1), times.size - 1)
        if w.shape[1]:
            here, rows = times[first:last, None], w[first:last]
            tabulate(table.batch_address, here, self.inputs.p[None], rows, np.empty(table.batch_work_size))
        return last
