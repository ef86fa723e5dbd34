"""What a run with contacts is made of, from what a driver found; a part at a time, when it is read."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.kinematics.state import State
from closedchain.records import dataclass
from closedchain.simulate.contacts.setting import ContactHistory, ContactMachine
from closedchain.simulate.events import Ending, EndingKind, EventRecord
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import ContactQuestion, Samples


@dataclass(frozen=True, eq=False)
class ContactRunLeft:
    """What a driver found, of which the fields of a run are made when they are first read."""

    setting: ContactMachine
    asked: ContactQuestion
    found: ContactHistory
    kind: EndingKind
    works: tuple[()] = ()
    problem: None = None
    checkpoint: None = None

    @property
    def machine(self) -> Machine:
        """The one that moved."""
        return self.setting.machine

    @property
    def limited(self) -> list[str]:
        """Joints with limits of travel."""
        return [joint.name for joint in self.machine.system.mechanism.joints if joint.limits is not None]

    @functools.cached_property
    def rows(self) -> tuple[Any, ...]:
        """Times, y, inputs, modes, forces of all samples."""
        return self.found.rows

    @property
    def observers(self) -> tuple[Observer, ...]:
        """What evaluates forces and energies."""
        return (Observer(self.machine, self.setting.inputs),)

    @property
    def samples(self) -> Samples:
        """Samples as all runs have them."""
        times, y, u, modes, forces = self.rows
        system = self.machine.system
        return Samples(
            times, y[:, : system.nq + system.nv], u, np.zeros((len(y), y.shape[1], 0)),
            np.zeros(len(y), np.int64), modes, forces.reshape(len(forces), -1, self.setting.laws.D)[:, :, :3],
        )  # fmt: skip

    @property
    def ending(self) -> Ending:
        """How and where it ended."""
        times, y, _, _, _ = self.rows
        system, end = self.machine.system, float(times[-1])
        near = self.observers[0].turns(self.samples)[-1]
        state = State(self.machine.kinematics, y[-1, : system.nq], y[-1, system.nq : system.nq + system.nv], near=near)
        return Ending(self.kind, end, state, f"{self.kind} at {end:.12g} s")

    @property
    def events(self) -> tuple[EventRecord, ...]:
        """Changes of contacts."""
        names = self.setting.laws.names
        return tuple(EventRecord(t, names[i], what) for t, i, what in self.found.all_events())

    @property
    def statistics(self) -> dict[str, Any]:
        """Numbers about how it was computed."""
        return {
            "integrator": "moreau", "contacts": "time_stepping", "method": "contacts", "steps": len(self.rows[0]) - 1,
            "by_events": 0.0, "flagged": 0, **self.found.numbers,
        }  # fmt: skip

    @property
    def notes(self) -> list[str]:
        """What should be known about it."""
        found, limited = self.found, self.limited
        notes = [*self.setting.inputs.notes, *found.notes]
        notes.append("contacts are resolved once per step; events have the times of steps")
        if found.numbers.get("flagged"):
            notes.append(f"contacts of {found.numbers['flagged']} steps are not solved to 1e-9")
        if limited:
            notes.append(f"limits of travel are not watched by time stepping: {', '.join(limited)}")
        return notes
