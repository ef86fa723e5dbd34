"""What the contacts of a machine bring to a run: coefficients, schedules, inputs over time, how the run starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from closedchain.contact.geometry import block_size
from closedchain.contact.modes import OPEN, SLIP, ContactLaws, Evaluation
from closedchain.contact.operator import Applied, ContactOperator
from closedchain.dynamics.interface import Machine
from closedchain.errors import ArgumentError, ClosedChainError, UnknownNameError, choose
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import finite
from closedchain.simulate.inputs import Inputs, call_law, forces_array
from closedchain.types import Array

Schedule = Mapping[str, Sequence[tuple[float, float]]]
BELOW = 1e-4  # of the machine's size: a start this far below a surface is lifted out, a deeper one is refused
THICK = 0.05  # of the size: what starts deeper than this below the face of a box is beside or behind the box


@dataclass(frozen=True, eq=False)
class ContactMachine:
    """One machine with contacts under one set of inputs."""

    machine: Machine
    inputs: Inputs
    kept: ContactMachine | None = None

    def under(self, inputs: Inputs) -> ContactMachine:
        """The same machine and kernels under inputs that differ in numbers only."""
        return ContactMachine(self.machine, inputs, self)

    @cached_property
    def operator(self) -> ContactOperator:
        """Its kernels."""
        if self.kept is not None:
            return self.kept.operator
        d = self.inputs
        return ContactOperator(self.machine, Applied((d.t, d.u, d.p), d.forces, d.loads, d.load_power))

    @cached_property
    def laws(self) -> ContactLaws:
        """Coefficients, and what counts as none on this machine."""
        system = self.machine.system
        contacts = [ends.contact for ends in system.contacts]
        gravity = float(np.linalg.norm(system.mechanism.gravity)) or 1.0
        mass = sum(body.mass for body in system.mechanism.bodies) or 1.0
        speed = np.sqrt(gravity * system.size)
        return ContactLaws(
            names=tuple(contact.name for contact in contacts),
            D=block_size(system),
            mu=np.array([contact.mu for contact in contacts]),
            mu_static=np.array([contact.static_friction for contact in contacts]),
            restitution=np.array([contact.restitution for contact in contacts]),
            extents=np.array([[0.5 * length for length in contact.extent or (np.inf, np.inf)] for contact in contacts]),
            near=1e-10 * system.size,
            slow=1e-9 * speed,
            force=1e-9 * mass * gravity,
            gentle=1e-8 * gravity,
            bounce=2e-6 * speed,
        )

    def evaluate(self, t: float, q: Array, v: Array, u: Array) -> Evaluation:
        """The operator at a state."""
        return Evaluation(*self.operator.full(q, v, np.array([t]), u, self.inputs.parameters))

    def schedule(self, wanted: Schedule, start: float) -> tuple[Any, Any, Array]:
        """Which contacts are scheduled, which are on at the start, and switches (time, contact, on) after it."""
        names = list(self.laws.names)
        scheduled, held = np.zeros(len(names), bool), np.zeros(len(names), bool)
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

    def check_start(self, e: Evaluation, scheduled: Any) -> Any:
        """Which contacts start behind the face of a box; an error for one that starts far below its surface."""
        size, faces = self.machine.system.size, np.isfinite(self.laws.extents[:, 0])
        behind = faces & (e.gaps < -THICK * size)
        watched = ~(scheduled | behind) & self.laws.inside(e)
        below = np.where(watched, e.gaps, np.inf)
        deepest = int(below.argmin())
        if below[deepest] < -BELOW * size:
            raise ArgumentError(
                f"contact {self.laws.names[deepest]!r} starts {-below[deepest]:.3g} m below its surface; at most "
                f"{BELOW * size:.3g} m is allowed: start the machine higher, or with its legs bent"
            )
        return behind


@dataclass(eq=False)
class ContactHistory:
    """Rows over time as they are found, and what is said about them."""

    times: list[float] = field(default_factory=list)
    y: list[Array] = field(default_factory=list)
    u: list[Array] = field(default_factory=list)
    modes: list[Any] = field(default_factory=list)
    forces: list[Array] = field(default_factory=list)
    events: list[tuple[float, int, str]] = field(default_factory=list)
    stretches: list[tuple[float, float, str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    numbers: dict[str, float] = field(default_factory=dict)

    def add(self, t: float, y: Array, u: Array, states: Any, f: Array) -> None:
        """One more sample."""
        self.times.append(t)
        self.y.append(y.copy())
        self.u.append(u.copy())
        self.modes.append(np.array(states))
        self.forces.append(f.copy())

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
            if after[i] == OPEN:
                kind = "liftoff"
            elif before[i] == OPEN:
                kind = "touchdown"
            else:
                kind = "slip" if after[i] == SLIP else "stick"
            if not (kind == "touchdown" and touched is not None and touched[i]):
                self.events.append((t, int(i), kind))


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
        self.origin, self.until = 0.0, -np.inf
        self.coefficients = np.zeros((inputs.u.shape[0], 4))

    def begin(self, t: float, q: Array, v: Array) -> float:
        """Take the inputs that follow a time at which the machine is at q and v; until when they hold."""
        law, pieces = self.inputs.sampled, self.inputs.pieces
        k = int(np.searchsorted(pieces.ends, t + 1e-12, side="right"))
        self.origin, self.until, self.coefficients = (
            float(pieces.origins[k]), float(pieces.ends[k]), pieces.coefficients[k],
        )  # fmt: skip
        if law is not None:
            motors = [actuator.name for actuator in self.machine.system.actuators]
            held = np.zeros_like(self.coefficients)
            answer = call_law(law.law, t, State(self.machine.kinematics, q.copy(), v.copy()))
            held[: len(motors), 0] = forces_array(answer, motors)
            self.origin, self.until, self.coefficients = t, t + law.period, held
        return self.until

    def at(self, t: float) -> Array:
        """u at a time."""
        values: Array = self.rows(np.array([t]))[0]
        return values

    def rows(self, t: Array) -> Array:
        """u at several times."""
        s, c = (t - self.origin)[:, None], self.coefficients
        values: Array = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
        return values
