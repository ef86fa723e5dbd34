"""One run with contacts: arrays for the loop, kernels of modes as it asks for them, and the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.method import Machine
from closedchain.errors import SingularityError, UnknownNameError, choose
from closedchain.kernel import Kernel
from closedchain.kinematics.state import State
from closedchain.simulate import contact_layout as layout
from closedchain.simulate import contact_loop as loop
from closedchain.simulate.contact_modes import ContactKernels
from closedchain.simulate.contact_run import ContactRun
from closedchain.simulate.drive import Driven

if TYPE_CHECKING:
    from closedchain.simulate.contacts import ContactOptions

Array = NDArray[np.float64]

ROOM = 4096  # samples at first
POOR = 1e-6  # a pivot below this is not trusted
SPEED = 1e-9  # m/s


class Walk:
    """Everything one run needs."""

    def __init__(self, machine: Machine, kernels: ContactKernels, driven: Driven, options: ContactOptions) -> None:
        self.machine, self.kernels, self.options = machine, kernels, options
        self.system = machine.kinematics.system
        self.contacts = self.system.mechanism.contacts
        self.p = np.array(driven.parameters, float)
        self.friction = np.array([contact.friction for contact in self.contacts])
        self.sticking = np.array([contact.static_friction for contact in self.contacts])
        weight = sum(b.mass for b in self.system.mechanism.bodies) * np.linalg.norm(self.system.mechanism.gravity)
        self.slack = (1e-11 * self.system.size, 1e-9 * max(float(weight), 1.0), SPEED)
        self.held, self.switches, self.at_start = self._schedule()

    def go(self, state: State, duration: float) -> ContactRun:
        """From a state at options.start for a duration."""
        k, o, m = self.kernels, self.options, len(self.contacts)
        y = np.concatenate([state.q, state.v, np.zeros(k.size - state.q.size - state.v.size)])
        clock = np.array([o.start, o.start + duration, o.step, *self.slack, 1.0, float(o.locate), *self.slack[:2]])
        counts = np.array([self.system.nq, self.system.nv, 0, 0, 1, 0, 1 if o.integrator == "euler" else 4, 0])
        modes, slip = np.zeros(m, np.int64), np.tile([1.0, 0.0], m)
        trial, planes = self._touching(state), np.array([contact.plane.matrix for contact in self.contacts])
        samples, events = _room(ROOM, k.size, m), np.zeros((100_000, 3))
        quaternions = np.array([link.q.start for link in self.system.links if link.model.nq > link.model.nv])
        while True:
            status = loop.walk(
                _table(k.rates, m), k.touch.address, k.glide.address, counts, clock, y, self.p, modes, trial,
                self.held, slip, self.friction, self.sticking, planes, self.switches, quaternions.astype(np.int64),
                samples, events, self._work(),
            )  # fmt: skip
            if status == layout.DONE:
                return self._result(samples, events, counts)
            if status == layout.FULL:
                samples = tuple(np.concatenate([part, np.zeros_like(part)]) for part in samples)
            elif status == layout.NEED_RATES:
                k.add_rates(int(counts[layout.NEEDED]))
            else:
                self._fail(status, float(clock[layout.T]), modes)

    def _fail(self, status: int, t: float, modes: NDArray[np.int64]) -> None:
        states = ", ".join(
            f"{c.name} {('open', 'sticks', 'slips')[m]}" for c, m in zip(self.contacts, modes, strict=True)
        )
        if status == layout.STUCK:
            raise SingularityError(f"no consistent mode of the contacts was found at t = {t:.9g} s; last: {states}")
        raise SingularityError(
            f"the motion is not finite at t = {t:.9g} s ({states}); try a smaller step or robust=True"
        )

    def _touching(self, state: State) -> NDArray[np.int64]:
        """Contacts that stick at the start: those at the ground that do not leave it, or as scheduled."""
        trial = np.zeros(len(self.contacts), np.int64)
        for i, contact in enumerate(self.contacts):
            body, R = state.body(contact.body), contact.plane.matrix
            r = body.rotation @ np.array(contact.at)
            gap = R[:, 2] @ (body.position + r - np.array(contact.plane.origin))
            speed = R[:, 2] @ (body.velocity + np.cross(body.angular_velocity, r))
            near = gap < 1e-9 * self.system.size and speed < 1e-6
            trial[i] = int(near) if not self.held[i] else int(i in self.at_start)
        return trial

    def _schedule(self) -> tuple[NDArray[np.int64], Array, set[int]]:
        """Which contacts are scheduled, their switches (time, contact, on), and those on at the start."""
        names = [contact.name for contact in self.contacts]
        held, rows, on = np.zeros(len(names), np.int64), [], set[int]()
        for name, intervals in self.options.schedule.items():
            if name not in names:
                raise UnknownNameError(f"schedule: {choose('contact', name, names)}")
            i = names.index(name)
            held[i] = 1
            for begin, end in intervals:
                if begin <= self.options.start < end:
                    on.add(i)
                elif begin > self.options.start:
                    rows.append((begin, i, 1.0))
                if end > self.options.start:
                    rows.append((end, i, 0.0))
        return held, np.array(sorted(rows), float).reshape(-1, 3), on

    def _work(self) -> Array:
        kernels: list[Kernel] = [*self.kernels.rates.values(), self.kernels.touch, self.kernels.glide]
        return np.zeros(max(kernel.work_size for kernel in kernels) + 1)

    def _result(self, samples: tuple[Array, ...], events: Array, counts: NDArray[np.int64]) -> ContactRun:
        n = int(counts[layout.SAMPLES])
        times, states, codes, forces = (part[:n] for part in samples)
        modes = codes.astype(np.int64)[:, None] // 3 ** np.arange(len(self.contacts)) % 3
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
