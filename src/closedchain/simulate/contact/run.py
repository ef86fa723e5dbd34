"""What happened while a machine walked: states, modes, forces, events, and books of energy and momentum."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Machine
from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import finite
from closedchain.multibody.energy import Energies
from closedchain.simulate.contact.kernels import BOOKS
from closedchain.simulate.history import BodyHistory
from closedchain.simulate.tracks import Tracks
from closedchain.simulate.written import Table, Written

if TYPE_CHECKING:
    import xarray
    from matplotlib.figure import Figure

from closedchain.types import Array
from closedchain.views import view

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
        left: Array = self.energy - self.energy[0] - (work - work[0])
        return left

    @property
    def momentum_balance(self) -> Array:
        """Momentum minus all impulses from outside; zero for an exact run."""
        left: Array = self.momentum - self.momentum[0] - (self.impulse - self.impulse[0])
        return left


@dataclass(frozen=True, eq=False)
class ContactRun(Written):
    """A run with contacts, one row per step; where a mode changes there are two samples at the same time.

    modes: 0 open, 1 sticks, 2 slips        forces: three per contact, in its plane's axes (two tangents, normal), N
    """

    machine: Machine
    time: Array
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

    def __len__(self) -> int:
        return len(self.time)

    def state(self, index: int = -1) -> State:
        """The state at a sample, by default the last."""
        return State(self.machine.kinematics, self.q[index].copy(), self.v[index].copy())

    @property
    def end(self) -> State:
        """The last state."""
        return self.state(-1)

    def __getitem__(self, joint: str) -> Array:
        """The coordinate of a joint over time (columns where it has several), or of a floating body."""
        return self._tracks.coordinate(joint)

    def velocity(self, joint: str) -> Array:
        """The rate of a joint over time."""
        return self._tracks.velocity(joint)

    def body(self, name: str) -> BodyHistory:
        """Motion of a body."""
        return self._tracks.body(name)

    @cached_property
    def _tracks(self) -> Tracks:
        return Tracks(self.machine, self.q, self.v)

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
        if finite("rate", rate) <= 0:
            raise ArgumentError(f"rate is {rate} frames per second; it must be greater than 0")
        times = np.arange(self.time[0], self.time[-1] + 1e-12, 1 / rate)
        samples = np.searchsorted(self.time, times, side="right") - 1
        return ((float(t), self.state(int(k))) for t, k in zip(times, samples, strict=True))

    @property
    def has_books(self) -> bool:
        """Whether works and impulses were kept."""
        system = self.machine.kinematics.system
        return int(self.states.shape[1]) == system.nq + system.nv + len(BOOKS)

    @cached_property
    def books(self) -> Books:
        """Energy and momentum with all that explains them."""
        system, tree = self.machine.kinematics.system, self.machine.kinematics.tree
        work = self.states[:, system.nq + system.nv :]
        if not self.has_books:
            raise ArgumentError("no books were kept in this run; ask for books=True")
        energies = Energies(tree)
        evaluate = ca.Function("E", [tree.q, tree.v], [energies.kinetic + energies.potential, energies.momentum])
        energy, momentum = evaluate.map(len(self.time))(self.q.T, self.v.T)
        actuators, joints, contacts, impacts = (work[:, i] for i in range(4))
        values = np.array(energy).ravel(), np.array(momentum).T
        return Books(*values, actuators, joints, contacts, impacts, work[:, 4:])

    def to_xarray(self) -> xarray.Dataset:
        """Everything by name, with units."""
        from closedchain.simulate.contact.export import to_xarray

        return to_xarray(self)

    def columns(self) -> Table:
        """One row per sample: coordinates, rates, and of every contact its mode and force."""
        from closedchain.simulate.contact.export import columns

        return columns(self)

    def plot(self) -> Figure:
        """Footfalls, normal forces, the height of the first floating body and, if kept, how well the books close."""
        figure: Figure = view("contact run")(self)
        return figure

    def __repr__(self) -> str:
        name = self.machine.kinematics.system.mechanism.name
        span = f"{self.time[0]:.6g} s to {self.time[-1]:.6g} s, {len(self)} samples"
        return f"<ContactRun {name}: {span}, {len(self.raw_events)} changes of contacts in {self.modes_seen} modes>"
