"""Machines with contacts: one question, two drivers, one `Run`.

A module of its own because it must not import the compiled loops before a run needs them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from closedchain.dynamics.interface import NO_MASS, Machine
from closedchain.errors import SingularityError, UnsupportedError
from closedchain.kinematics.state import State
from closedchain.simulate.events import Ending, EventRecord
from closedchain.simulate.inputs import Inputs, Sampled, make_inputs
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import Samples, SimulationOptions, check_duration, check_state
from closedchain.simulate.run import Run
from closedchain.types import Array


class ContactRuns:
    """Runs of one machine with contacts; kernels are kept between runs, one set per law."""

    def __init__(self, machine: Machine) -> None:
        if not machine.system.contacts:
            raise UnsupportedError(
                f"{machine.system.mechanism.name!r} has no contacts; describe them with Mechanism.contacts"
            )
        self.machine = machine
        self.laws: dict[object, Inputs] = {}
        self.settings: dict[str, Any] = {}

    def run(self, state: State, duration: float, actuation: Any, options: SimulationOptions) -> Run:
        """Integrate from a state."""
        from closedchain.simulate.contacts.setting import ContactMachine

        check_state(self.machine.kinematics, state)
        check_duration(duration)
        inputs = self._inputs(actuation, duration, options)
        if inputs.key not in self.settings:
            self.settings[inputs.key] = ContactMachine(self.machine, inputs)
        kept = self.settings[inputs.key]
        setting = kept.under(inputs)
        setting.schedule(options.schedule or {}, options.start)  # before anything is compiled
        self._check_mass(setting, state)
        found, works = self._found(setting, state, duration, options)
        return self._run(setting, found, works, duration)

    def _found(self, setting: Any, state: State, duration: float, options: SimulationOptions) -> tuple[Any, Any]:
        """What a driver finds, and names of the works that it keeps."""
        from closedchain.simulate.contacts.event_driver import WORKS, ContactEvents
        from closedchain.simulate.contacts.setting import InputTimeline
        from closedchain.simulate.contacts.stepping_driver import ContactSteps

        if options.contacts != "time_stepping":
            found = ContactEvents(setting, options).run(state.q, state.v, duration)
            return found, WORKS if self._floats else WORKS[:6]
        step = float(options.step or 1e-3)
        times = options.start + step * np.arange(np.ceil(duration / step - 1e-9) + 1.0)
        times[-1] = options.start + duration
        found = ContactSteps(setting, options, InputTimeline(self.machine, setting.inputs)).run(times, state.q, state.v)
        found.stretches.append((float(times[0]), float(times[-1]), "asked for"))
        return found, ()

    def _run(self, setting: Any, found: Any, works: tuple[str, ...], duration: float) -> Run:
        """The result, from what a driver found."""
        system, y = self.machine.system, np.array(found.y)
        end, q, v = found.times[-1], y[-1, : system.nq], y[-1, system.nq : system.nq + system.nv]
        stretches = sum(end - begin for begin, end, _ in found.stretches)
        asked = any(reason == "asked for" for *_, reason in found.stretches)
        numbers = {
            "integrator": "moreau" if asked else "dop853", "contacts": "time_stepping" if asked else "event",
            "method": "contacts", "steps": len(found.times) - 1, "by_events": 1 - stretches / duration,
            "flagged": 0, **found.numbers,
        }  # fmt: skip
        notes = [*setting.inputs.notes, *found.notes, *self._notes(found, asked)]
        rows = Samples(
            np.array(found.times), y[:, : system.nq + system.nv + len(works)], np.array(found.u),
            np.zeros((len(y), y.shape[1], 0)), np.zeros(len(y), np.int64), np.array(found.modes),
            self._blocks(setting, np.array(found.forces)),
        )  # fmt: skip
        events = tuple(EventRecord(t, setting.laws.names[i], kind) for t, i, kind in found.events)
        ending = Ending("complete", end, State(self.machine.kinematics, q, v), f"complete at {end:.12g} s")
        return Run((Observer(self.machine, setting.inputs),), rows, works, ending, events, numbers, notes)

    def _notes(self, found: Any, asked: bool) -> list[str]:
        notes = []
        if asked:
            notes.append("contacts are resolved once per step; events have the times of steps")
        else:
            notes += [f"time stepping from {a:.9g} s to {b:.9g} s: {reason}" for a, b, reason in found.stretches]
        if found.numbers.get("flagged"):
            notes.append(f"contacts of {found.numbers['flagged']} steps are not solved to 1e-9")
        limited = [joint.name for joint in self.machine.system.mechanism.joints if joint.limits is not None]
        if limited:
            notes.append(f"limits of travel are not watched in runs with contacts: {', '.join(limited)}")
        return notes

    def _blocks(self, setting: Any, forces: Array) -> Array:
        """Forces as (samples, contacts, 3)."""
        return forces.reshape(len(forces), -1, setting.laws.D)[:, :, :3]

    @property
    def _floats(self) -> bool:
        """Whether only contacts connect the machine to the ground, so that momentum can be balanced."""
        system = self.machine.system
        carried = all(link.model.unconstrained for link in system.links if link.parent < 0)
        return carried and all(min(cut.parent, cut.child) >= 0 for cut in system.cuts)

    def _check_mass(self, setting: Any, state: State) -> None:
        """Refuse a contact on a body that has no mass and that nothing holds."""
        e = setting.evaluate(0.0, state.q, state.v, np.zeros(setting.inputs.u.shape[0]))
        answers = np.abs(np.diag(e.W))
        if np.all(np.isfinite(answers)) and answers.max(initial=0.0) < 1e12 * max(answers.min(initial=np.inf), 1e-9):
            return
        row = int(np.argmax(np.where(np.isfinite(answers), answers, np.inf)))
        contact = self.machine.system.contacts[row // setting.laws.D].contact
        raise SingularityError(
            f"contact {contact.name!r}: nothing resists its motion, for {contact.body!r} has no mass that moves with "
            f"it; {NO_MASS}"
        )

    def _inputs(self, actuation: Any, duration: float, options: SimulationOptions) -> Inputs:
        """The actuation traced; a law asked again is not traced again, only its parameters are read anew."""
        given, wrenches = options.parameters or {}, options.wrenches
        if not callable(actuation) or isinstance(actuation, Sampled) or wrenches:
            return make_inputs(self.machine, actuation, wrenches, given, duration)
        key = (actuation, tuple(given))
        if key not in self.laws:
            self.laws[key] = make_inputs(self.machine, actuation, None, given, duration)
        return replace(self.laws[key], parameters=np.array(list(given.values()), float))
