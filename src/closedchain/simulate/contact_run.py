"""What happened while a machine walked: states, modes, forces, events, and books of energy and momentum."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.energy import Energies
from closedchain.dynamics.method import Machine
from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.kinematics.state import State
from closedchain.simulate.contact_modes import BOOKS

if TYPE_CHECKING:
    import xarray

Array = NDArray[np.float64]

EVENT_KINDS = ("touchdown", "liftoff", "slip", "stick")


@dataclass(frozen=True)
class ContactEvent:
    """A change of one contact: touchdown, liftoff, slip (starts) or stick (slip ends)."""

    time: float
    contact: str
    kind: str


@dataclass(frozen=True, eq=False)
class Books:
    """Energy (J) and momentum ([angular about the world's origin; linear]) over time, and what explains them.

    Works: actuators, joints (springs excluded, friction), contacts (friction of slipping feet), impacts (negative).
    """

    energy: Array
    momentum: Array
    actuators: Array
    joints: Array
    contacts: Array
    impacts: Array
    impulse: Array

    @property
    def energy_balance(self) -> Array:
        """Energy minus all work; constant zero for an exact run."""
        work: Array = self.actuators + self.joints + self.contacts + self.impacts
        left: Array = self.energy - self.energy[0] - work
        return left

    @property
    def momentum_balance(self) -> Array:
        """Momentum minus all impulses from outside; zero for an exact run."""
        left: Array = self.momentum - self.momentum[0] - self.impulse
        return left


@dataclass(frozen=True, eq=False)
class ContactRun:
    """A run with contacts, one row per step; where a mode changes there are two samples at the same time.

    modes: 0 open, 1 sticks, 2 slips        forces: three per contact, in its plane's axes (two tangents, normal), N
    """

    machine: Machine
    t: Array
    states: Array
    modes: NDArray[np.int64]
    forces: Array
    raw_events: Array

    @property
    def q(self) -> Array:
        """Coordinates, a row per sample."""
        return self.states[:, : self.machine.kinematics.system.nq]

    @property
    def v(self) -> Array:
        """Rates, a row per sample."""
        system = self.machine.kinematics.system
        return self.states[:, system.nq : system.nq + system.nv]

    def state(self, k: int) -> State:
        """The state at sample k."""
        return State(self.machine.kinematics, self.q[k].copy(), self.v[k].copy())

    @property
    def end(self) -> State:
        """The last state."""
        return self.state(-1)

    @cached_property
    def contact_names(self) -> tuple[str, ...]:
        """Contacts in the order of the description."""
        return tuple(contact.name for contact in self.machine.kinematics.system.mechanism.contacts)

    def force(self, contact: str) -> Array:
        """Forces of one contact over time, in its plane's axes."""
        if contact not in self.contact_names:
            raise UnknownNameError(choose("contact", contact, self.contact_names))
        return self.forces[:, self.contact_names.index(contact)]

    @cached_property
    def events(self) -> tuple[ContactEvent, ...]:
        """All changes in order."""
        names = self.contact_names
        return tuple(ContactEvent(float(t), names[int(i)], EVENT_KINDS[int(kind)]) for t, i, kind in self.raw_events)

    @property
    def modes_seen(self) -> int:
        """How many different modes there were."""
        return len(np.unique(self.modes, axis=0))

    def frames(self, rate: float = 50.0) -> Iterator[tuple[float, State]]:
        """Times and states at an even rate (1/s), for drawing and animation."""
        for t in np.arange(self.t[0], self.t[-1] + 1e-12, 1 / rate):
            yield float(t), self.state(int(np.searchsorted(self.t, t, side="right")) - 1)

    @cached_property
    def books(self) -> Books:
        """Energy and momentum with all that explains them."""
        system, tree = self.machine.kinematics.system, self.machine.kinematics.tree
        work = self.states[:, system.nq + system.nv :]
        if work.shape[1] != len(BOOKS):
            raise ArgumentError("no books were kept in this run; ask for books=True")
        energies = Energies(tree)
        evaluate = ca.Function("E", [tree.q, tree.v], [energies.kinetic + energies.potential, energies.momentum])
        energy, momentum = evaluate.map(len(self.t))(self.q.T, self.v.T)
        actuators, joints, contacts, impacts = (work[:, i] for i in range(4))
        values = np.array(energy).ravel(), np.array(momentum).T
        return Books(*values, actuators, joints, contacts, impacts, work[:, 4:])

    def to_xarray(self) -> xarray.Dataset:
        """Everything by name, with units."""
        import xarray

        system = self.machine.kinematics.system
        data = {
            "q": (("time", "coordinate"), self.q, {"units": "rad or m"}),
            "v": (("time", "rate"), self.v, {"units": "rad/s or m/s"}),
            "mode": (("time", "contact"), self.modes, {"meaning": "0 open, 1 sticks, 2 slips"}),
            "force": (("time", "contact", "axis"), self.forces, {"units": "N"}),
        }
        return xarray.Dataset(
            data,
            coords={
                "time": ("time", self.t, {"units": "s"}),
                "coordinate": list(system.coordinate_names),
                "rate": list(system.rate_names),
                "contact": list(self.contact_names),
                "axis": ["tangent_x", "tangent_y", "normal"],
            },
        )
