"""What the contacts of a machine bring to a run: friction, slacks, schedules, and which of them touch at the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, ClosedChainError, UnknownNameError, choose
from closedchain.kernel import Kernel
from closedchain.mechanism.numbers import finite
from closedchain.multibody.system import System
from closedchain.types import Array

Whole = NDArray[np.int64]
Schedule = Mapping[str, Sequence[tuple[float, float]]]

BELOW = 1e-4  # of the machine's size; where long runs leave contacts, and others may start


class ContactSetting:
    """Arrays that stay the same for all runs of one machine."""

    def __init__(self, system: System) -> None:
        mechanism = system.mechanism
        self.system, self.contacts, self.nq, self.nv = system, mechanism.contacts, system.nq, system.nv
        self.friction = np.array([contact.mu for contact in self.contacts])
        self.mu_static = np.array([contact.static_friction for contact in self.contacts])
        self.planes = np.array([contact.plane.matrix for contact in self.contacts])
        weight = sum(body.mass for body in mechanism.bodies) * np.linalg.norm(mechanism.gravity)
        self.forwards = np.tile([1.0, 0.0], len(self.contacts))  # directions of slip of contacts at rest
        self.near = 1e-9 * system.size
        self.gap_slack, self.force_slack = 1e-11 * system.size, 1e-9 * max(float(weight), 1.0)

    @cached_property
    def quaternions(self) -> Whole:
        """Where each unit quaternion starts within the coordinates."""
        return np.array([link.q.start for link in self.system.links if link.model.nq > link.model.nv], np.int64)

    def schedule(self, wanted: Schedule, start: float) -> tuple[Whole, Array, list[int]]:
        """Which contacts are scheduled, their switches (time, contact, on), and those on at the start."""
        names = [contact.name for contact in self.contacts]
        held, rows, on = np.zeros(len(names), np.int64), [], list[int]()
        for name, intervals in wanted.items():
            if name not in names:
                raise UnknownNameError(f"schedule: {choose('contact', name, names)}")
            i = names.index(name)
            held[i] = 1
            for begin, end in _pairs(name, intervals):
                if begin <= start < end:
                    on.append(i)
                elif begin > start:
                    rows.append((begin, i, 1.0))
                if end > start:
                    rows.append((end, i, 0.0))
        return held, np.array(sorted(rows), float).reshape(-1, 3), on

    def touching(self, touch: Kernel, y: Array, held: Whole, on: list[int], below: float = BELOW) -> Whole:
        """Contacts that stick at the start: those at the ground that do not leave it, or as scheduled."""
        _, u, _, _, gaps, _ = touch(y, np.zeros(self.nv))
        self._check_gaps(gaps, held, below * self.system.size)
        modes: Whole = ((gaps < self.near) & (u[2::3] < 1e-6) & (held == 0)).astype(np.int64)
        modes[on] = 1
        return modes

    def _check_gaps(self, gaps: Array, held: Whole, allowed: float) -> None:
        """No contact starts far below its plane; scheduled ones hold wherever they are."""
        if gaps.min() >= -allowed:
            return
        free = np.where(held == 0, gaps, 0.0)
        deepest = int(free.argmin())
        if free[deepest] < -allowed:
            raise ArgumentError(
                f"contact {self.contacts[deepest].name!r} starts {-free[deepest]:.3g} m below its plane; "
                f"at most {allowed:.3g} m is allowed: start the machine higher, or with its legs bent"
            )

    def describe(self, modes: Whole) -> str:
        """Contacts and their states in words."""
        words = ("open", "sticks", "slips")
        return ", ".join(f"{contact.name} {words[m]}" for contact, m in zip(self.contacts, modes, strict=True))


def _pairs(name: str, intervals: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Intervals of a schedule, which follow one another."""
    try:
        pairs = [(finite("begin", begin), finite("end", end)) for begin, end in intervals]
    except (TypeError, ValueError, ClosedChainError):
        pairs = [(0.0, 0.0)]  # which is none
    times = [time for pair in pairs for time in pair]
    if any(end <= begin for begin, end in pairs) or sorted(times) != times:
        raise ArgumentError(
            f"schedule of contact {name!r}: pairs (begin, end) in s are needed, each after the one before, "
            f"such as [(0.0, 0.2), (0.5, 0.7)]; got {intervals!r}"
        )
    return pairs
