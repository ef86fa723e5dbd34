"""What the contacts of a machine bring to a run: coefficients, schedules, inputs over time, how the run starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import Any

import numpy as np

from closedchain.contact.arrays import OPEN, SLIP
from closedchain.contact.geometry import block_size
from closedchain.contact.modes import ContactLaws
from closedchain.contact.operator import Applied
from closedchain.contact.stepping import StepKernels
from closedchain.dynamics.interface import NO_MASS, Machine
from closedchain.errors import ArgumentError, ClosedChainError, SingularityError, UnknownNameError, choose
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import finite
from closedchain.progress import Interruption
from closedchain.records import dataclass
from closedchain.simulate.events import EventKind
from closedchain.simulate.inputs import Inputs, forces_array
from closedchain.simulate.laws.traced_state import call_law
from closedchain.types import Array

Schedule = Mapping[str, Sequence[tuple[float, float]]]
BELOW = 1e-4  # of the machine's size: a start this far below a surface is lifted out, a deeper one is refused
STRETCH = 2000  # steps that are made before anybody is asked whether to stop
THICK = 0.05  # of the size: what starts deeper than this below the face of a box is beside or behind the box


@dataclass(frozen=True, eq=False)
class ContactMachine:
    """One machine with contacts under one set of inputs."""

    machine: Machine
    inputs: Inputs
    kept: ContactMachine | None = None
    rooms: dict[int, list[Any]] = field(default_factory=dict)  # memory of time steps that is not in use, by lanes

    def under(self, inputs: Inputs) -> ContactMachine:
        """The same machine and kernels under inputs that differ in numbers only."""
        return ContactMachine(self.machine, inputs, self, self.rooms)

    @cached_property
    def steps(self) -> StepKernels:
        """Kernels of time steps."""
        return StepKernels(self.machine, self._applied) if self.kept is None else self.kept.steps

    @property
    def _applied(self) -> Applied:
        d = self.inputs
        return Applied((d.t, d.u, d.p), d.forces, d.loads, d.load_power)

    @cached_property
    def laws(self) -> ContactLaws:
        """Coefficients, and what counts as none on this machine."""
        if self.kept is not None:
            return self.kept.laws
        system = self.machine.system
        contacts, dry = [ends.contact for ends in system.contacts], system.dry
        gravity = float(np.linalg.norm(system.mechanism.gravity)) or 1.0
        mass = sum(body.mass for body in system.mechanism.bodies) or 1.0
        extents = [[0.5 * length for length in contact.extent or (np.inf, np.inf)] for contact in contacts]
        bounds, small = np.array([joint.force for joint in dry]), 1e-9 * mass * gravity
        return ContactLaws(
            names=(*(contact.name for contact in contacts), *(joint.name for joint in dry)),
            D=block_size(system),
            mu=np.array([*(contact.mu for contact in contacts), *bounds]),
            mu_static=np.array([*(contact.static_friction for contact in contacts), *(d.force_static for d in dry)]),
            restitution=np.array([*(contact.restitution for contact in contacts), *(0.0 for _ in dry)]),
            extents=np.array([*extents, *([np.inf, np.inf] for _ in dry)]),
            dry=np.arange(len(contacts) + len(dry)) >= len(contacts),
            near=1e-10 * system.size,
            slow=system.slow,
            force=np.concatenate([np.full(len(contacts), small), np.maximum(1e-9 * bounds, 1e-4 * small)]),
            gentle=1e-8 * gravity,
            bounce=2e3 * system.slow,
        )

    def schedule(self, wanted: Schedule, start: float) -> tuple[Any, Any, Array]:
        """Which contacts are scheduled, which are on at the start, and switches (time, contact, on) after it."""
        names = [ends.contact.name for ends in self.machine.system.contacts] if wanted else []
        scheduled, held = np.zeros(len(self.laws.names), bool), np.zeros(len(self.laws.names), bool)
        rows: list[tuple[float, int, float]] = []
        for name, intervals in wanted.items():
            if name not in names:
                raise UnknownNameError(f"schedule: {choose('contact', name, names)}")
            i = names.index(name)
            scheduled[i] = True
            for begin, end in interval_pairs(name, intervals):
                held[i] |= begin <= start < end
                if begin > start:
                    rows.append((begin, i, 1.0))
                if end > start:
                    rows.append((end, i, 0.0))
        return scheduled, held, np.array(sorted(rows), float).reshape(-1, 3)

    def check_start(self, gaps: Array, places: Array, scheduled: Any, share: float = BELOW) -> tuple[Any, Any]:
        """Which contacts start behind the face of a box, and which above or below one; an error for one that starts
        far below its surface.
        """
        size, inside = self.machine.system.size, self.laws.inside(places)
        behind = (self.laws.extents[:, 0] < np.inf) & (gaps < -THICK * size)
        watched = ~(scheduled | behind) & inside
        below = np.where(watched, gaps, np.inf)
        deepest = int(below.argmin())
        if below[deepest] < -share * size:
            raise ArgumentError(
                f"contact {self.laws.names[deepest]!r} starts {-below[deepest]:.3g} m below its surface; at most "
                f"{share * size:.3g} m is allowed: start the machine higher, or with its legs bent"
            )
        return behind, inside

    def check_mass(self, diagonal: Array) -> None:
        """Refuse a contact on a body that has no mass and that nothing holds, from the diagonal of W."""
        answers = np.abs(diagonal[: self.laws.D * len(self.machine.system.contacts)])
        if answers.max(initial=0.0) < 1e12 * max(answers.min(initial=np.inf), 1e-9):
            return  # NaN and infinity are never less
        row = int(np.argmax(np.where(np.isfinite(answers), answers, np.inf)))
        contact = self.machine.system.contacts[row // self.laws.D].contact
        raise SingularityError(
            f"contact {contact.name!r}: nothing resists its motion, for {contact.body!r} has no mass that moves with "
            f"it; {NO_MASS}"
        )


@dataclass(eq=False)
class ContactHistory:
    """Rows over time as they are found, and what is said about them; a chunk: times, y, inputs, modes, forces."""

    chunks: list[tuple[Any, ...]] = field(default_factory=list)
    events: list[tuple[float, int, EventKind]] = field(default_factory=list)
    stretches: list[tuple[float, float, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    numbers: dict[str, float] = field(default_factory=dict)
    stepped: list[tuple[Array, Any]] = field(default_factory=list)  # times and modes of whole runs, not yet looked at

    def add(self, t: float, y: Array, u: Array, states: Any, f: Array) -> None:
        """One more sample."""
        self.chunks.append((np.array([t]), y[None].copy(), u[None].copy(), states[None].copy(), f[None].copy()))

    @property
    def rows(self) -> tuple[Any, ...]:
        """Times, y, inputs, modes, forces of all samples."""
        if len(self.chunks) == 1:
            return self.chunks[0]
        return tuple(np.concatenate(parts) for parts in zip(*self.chunks, strict=True))

    def note(self, sentence: str) -> None:
        """Say something, once."""
        if sentence not in self.notes:
            self.notes.append(sentence)

    def count(self, name: str, value: float = 1) -> None:
        """Count something."""
        self.numbers[name] = self.numbers.get(name, 0) + value

    def log(self, t: float, before: Any, after: Any, touched: Any = None) -> None:
        """Changes of contacts as events; touchdowns of contacts that an impact named already are not named again."""
        for i in np.flatnonzero(before != after):
            kind = change(before[i], after[i])
            if not (kind == "touchdown" and touched is not None and touched[i]):
                self.events.append((t, int(i), kind))

    def all_events(self) -> list[tuple[float, int, EventKind]]:
        """Changes of contacts: time, number, kind."""
        while self.stepped:
            self.log_changes(*self.stepped.pop(0))
        return self.events

    def log_changes(self, times: Array, modes: Any) -> None:
        """Changes from row to row as events, at the time where the step that makes them begins."""
        rows, contacts = np.nonzero(modes[1:] != modes[:-1])
        before, after = modes[rows, contacts], modes[rows + 1, contacts]
        for t, i, one, other in zip(*(part.tolist() for part in (times[rows], contacts, before, after)), strict=True):
            self.events.append((t, i, change(one, other)))


def change(before: int, after: int) -> EventKind:
    """What a contact does that goes from one state to another."""
    if after == OPEN:
        return "liftoff"
    if before == OPEN:
        return "touchdown"
    return "slip" if after == SLIP else "stick"


@dataclass(frozen=True, eq=False)
class Pause:
    """What a driver leaves its samples in, and how it learns that it is to stop: `end` then raises with them."""

    history: ContactHistory
    interruption: Interruption
    partial: Callable[[], Any]

    @property
    def asked(self) -> bool:
        """Whether to stop."""
        return self.interruption.asked

    def end(self) -> None:
        """Raise with what was done, if asked to stop."""
        self.interruption.end("the simulation", self.partial)


def described(names: Sequence[str], states: Any) -> str:
    """Contacts and their states in words."""
    words = ("open", "sticks", "slips")
    return ", ".join(f"{name} {words[int(state)]}" for name, state in zip(names, states, strict=True))


def not_finite(t: float, contacts: str) -> SingularityError:
    """The error of a motion that is lost."""
    return SingularityError(
        f"the motion is not finite at t = {t:.9g} s ({contacts}); check what the actuation gives there, or try a "
        "smaller step"
    )


def interval_pairs(name: str, intervals: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
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


class InputTimeline:
    """u(t) from one break of the inputs to the next: tables are cubics there, sampled laws hold their answer."""

    def __init__(self, machine: Machine, inputs: Inputs) -> None:
        self.machine, self.inputs = machine, inputs
        self.law = None if inputs.sampled is None else inputs.sampled.made()
        self.origin, self.until = 0.0, -np.inf
        self.coefficients = np.zeros((inputs.u.shape[0], 4))

    def begin(self, t: float, q: Array, v: Array) -> float:
        """Take the inputs that follow a time at which the machine is at q and v; until when they hold."""
        sampled, pieces = self.inputs.sampled, self.inputs.pieces
        start, after = pieces.start, t + 1e-12 + 2 * np.spacing(abs(t))
        k = int(np.searchsorted(pieces.ends, after - start, side="right"))
        self.origin, self.until = start + float(pieces.origins[k]), start + float(pieces.ends[k])
        self.coefficients = pieces.coefficients[k]
        if sampled is not None and self.law is not None:
            motors = [actuator.name for actuator in self.machine.system.actuators]
            held, n = np.zeros_like(self.coefficients), len(motors)
            answer = call_law(self.law, t, State(self.machine.kinematics, q.copy(), v.copy()))
            if self.inputs.memory.places:  # with the states of the law
                answer, held[n:, 0] = answer[:n], answer[n:]
            held[:n, 0] = forces_array(answer, motors)
            self.origin, self.until, self.coefficients = t, t + sampled.period, held
        return self.until

    def at(self, t: float) -> Array:
        """u at a time."""
        values: Array = self.rows(np.array([t]))[0]
        return values

    def rows(self, t: Array) -> Array:
        """u at several times; one row where it does not change."""
        c = self.coefficients
        if not c[:, 1:].any():
            return c[None, :, 0].copy()
        s = (t - self.origin)[:, None]
        values: Array = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
        return values
