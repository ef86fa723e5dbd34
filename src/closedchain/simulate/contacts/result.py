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
    why: str
    checked: dict[str, float]
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

    @property
    def floats(self) -> bool:
        """Whether only contacts connect the machine to the ground, so that momentum can be balanced."""
        system = self.machine.system
        carried = all(link.model.unconstrained for link in system.links if link.parent < 0)
        return carried and all(min(cut.parent, cut.child) >= 0 for cut in system.cuts)

    @functools.cached_property
    def rows(self) -> tuple[Any, ...]:
        """Times, y, inputs, modes, forces of all samples."""
        return self.found.rows

    @property
    def by_events(self) -> bool:
        """Which driver it was."""
        return self.asked.options.contacts == "event"

    @property
    def observers(self) -> tuple[Observer, ...]:
        """What evaluates forces and energies."""
        return (Observer(self.machine, self.setting.inputs),)

    @property
    def works(self) -> tuple[str, ...]:
        """Names of what is integrated besides the motion."""
        from closedchain.simulate.contacts.event_driver import WORKS

        return () if not self.by_events else WORKS if self.floats else WORKS[:6]

    @property
    def samples(self) -> Samples:
        """Samples as all runs have them."""
        times, y, u, modes, forces = self.rows
        system = self.machine.system
        return Samples(
            times, y[:, : system.nq + system.nv + len(self.works)], u, np.zeros((len(y), y.shape[1], 0)),
            np.zeros(len(y), np.int64), modes, forces.reshape(len(forces), -1, self.setting.laws.D)[:, :, :3],
        )  # fmt: skip

    @property
    def ending(self) -> Ending:
        """How and where it ended."""
        times, y, _, _, _ = self.rows
        system, end = self.machine.system, float(times[-1])
        near = self.observers[0].turns(self.samples)[-1]
        state = State(self.machine.kinematics, y[-1, : system.nq], y[-1, system.nq : system.nq + system.nv], near=near)
        return Ending(self.kind, end, state, f"{self.kind} at {end:.12g} s{self.why}")

    @property
    def events(self) -> tuple[EventRecord, ...]:
        """Changes of contacts."""
        names = self.setting.laws.names
        return tuple(EventRecord(t, names[i], what) for t, i, what in self.found.all_events())

    @property
    def statistics(self) -> dict[str, Any]:
        """Numbers about how it was computed."""
        times, found, start = self.rows[0], self.found, self.asked.options.start
        stepped = sum(end - begin for begin, end, _ in found.stretches)
        share = 1 - stepped / max(float(times[-1]) - start, 1e-300) if self.by_events else 0.0
        return {
            "integrator": "dop853" if self.by_events else "moreau", "contacts": self.asked.options.contacts,
            "method": "contacts", "steps": len(times) - 1, "by_events": share, "flagged": 0, **found.numbers,
            **self.checked,
        }  # fmt: skip

    @property
    def notes(self) -> list[str]:
        """What should be known about it."""
        found, limited = self.found, self.limited
        notes = [*self.setting.inputs.notes, *found.notes]
        if not self.by_events:
            notes.append("contacts are resolved once per step; events have the times of steps")
        else:
            notes += [f"time stepping from {a:.9g} s to {b:.9g} s: {reason}" for a, b, reason in found.stretches]
        if found.numbers.get("flagged"):
            notes.append(f"contacts of {found.numbers['flagged']} steps are not solved to 1e-9")
        if limited:
            notes.append(
                f"limits of travel are not watched in runs with contacts or dry friction: {', '.join(limited)}"
            )
        return notes
