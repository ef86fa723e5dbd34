"""The result of a simulation: what happened, by name, at every sample and between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.interface import Machine
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose, no_attribute
from closedchain.files.containers import write_netcdf
from closedchain.files.tables import Column, by_name, write_table
from closedchain.kinematics.state import PointMotion, State
from closedchain.mechanism.numbers import finite
from closedchain.multibody.system import System
from closedchain.records import dataclass
from closedchain.simulate.events import Ending, EventRecord
from closedchain.simulate.observer import CONTACT_TAIL, IMPULSES, BodyHistory, Energy, Momentum, Observer, Tracks
from closedchain.simulate.problem import Checkpoint, ContactQuestion, Problem, Samples
from closedchain.simulate.rows import widened
from closedchain.types import Array
from closedchain.views import Viewer, view

if TYPE_CHECKING:
    import pandas
    import xarray
    from matplotlib.figure import Figure

    from closedchain.simulate.dense_output import DenseOutput

CONTACT_AXES = ("tangent_x", "tangent_y", "normal")
MEANT = {
    "t": "time",
    "times": "time",
    "x": "q",
    "y": "q or v",
    "velocities": "v",
    "torques": "forces",
    "last": "state()",
    "final": "state()",
    "end": "ending",
}  # what other programs call attributes
LATER = ("observers", "samples", "works", "ending", "events", "statistics", "notes", "problem", "checkpoint")


def _none() -> None:
    """The default of what a run may lack."""


@dataclass(eq=False, repr=False)
class Run:
    """A simulated motion. `run["crank"]` is a coordinate over time, `run.body("platform")` a body's motion.

    samples: rows over time; where an event or a contact changes the motion there are two at the same time
    ending: why, when and where the run ended
    events: what happened, in order
    statistics: of the integration, by name
    notes: sentences that a reader of the result should know: numbers a method chose, a fallback that was used, a law
        that
        could not be traced and is sampled, limits that were not watched; empty when there is nothing to say
    observers: evaluate quantities at samples, one per set of inputs
    works: names of y's columns after q and v, before states of laws
    problem, checkpoint: what the run can go on from; time stepping has none
    every_step: whether the samples are its steps; not after `resample`
    asked: what a run by time stepping was asked
    missing: arguments of `cc.load_run` that are functions of the run and were not given, such as "actuation"

    Example:
        >>> run = model.simulate(state, duration=0.5, actuation={"crank_motor": 5.0})
        >>> run["rocker"].shape == run.time.shape, run.ending.kind, run.notes
        (True, 'complete', [])
    """

    observers: tuple[Observer, ...]
    samples: Samples
    works: tuple[str, ...]
    ending: Ending
    events: tuple[EventRecord, ...]
    statistics: dict[str, Any]
    notes: list[str] = field(default_factory=list)
    problem: Problem | None = field(default_factory=_none)  # nothing of the class: it may be made later
    checkpoint: Checkpoint | None = field(default_factory=_none)
    every_step: bool = True
    asked: ContactQuestion | None = None
    missing: tuple[str, ...] = ()

    if not TYPE_CHECKING:  # else every name would be an attribute

        def __getattr__(self, name: str) -> Any:
            left = self.__dict__.get("_left")
            if left is None or name not in LATER:
                raise no_attribute(self, name, MEANT)
            found = self.__dict__[name] = getattr(left, name)
            return found

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes get what was asked and what was found; functions travel by their names."""
        from closedchain.simulate.files import remade

        kept = (self.samples, self.works, self.ending, self.events, self.statistics, self.notes, self.checkpoint)
        asked = self.every_step, self.asked, self.missing
        return remade, (self.problem, None if self.problem else self.observers, *kept, *asked)

    # going on
    def extend(self, duration: float) -> Run:
        """This run and what follows, bitwise identical to one longer simulation.

        duration: s, what is added; rows of forces are not extended beyond the duration that they were given for
        """
        from closedchain.simulate.loop import extend

        return extend(self, duration)

    def save(self, path: str | Path) -> Path:
        """Write the run (.npz) with its machine and question; `cc.load_run` reads it, and `extend` takes it up."""
        from closedchain.simulate.files import save_run

        return save_run(self, path)

    def whole(self) -> tuple[Problem, Checkpoint]:
        """What the run can go on from."""
        self._check_functions("it is seen as it was and does not go on")
        if self.problem is None or self.checkpoint is None:
            raise UnsupportedError("runs by time stepping are not extended; simulate from run.state() on")
        return self.problem, self.checkpoint

    def _check_functions(self, otherwise: str) -> None:
        """Refuse what needs functions that were not given when the run was loaded."""
        if self.missing:
            arguments = ", ".join(f"{name}=..." for name in self.missing)
            raise UnsupportedError(
                f"this run was loaded without functions that its file does not hold, and {otherwise}; give them: "
                f"load_run(path, {arguments})"
            )

    # times and states
    @property
    def time(self) -> Array:
        """Times of the samples, s."""
        return self.samples.times

    @property
    def q(self) -> Array:
        """Coordinates, one row per sample."""
        return self.samples.y[:, : self._system.nq]

    @property
    def v(self) -> Array:
        """Velocities, one row per sample."""
        return self.samples.y[:, self._system.nq : self._system.nq + self._system.nv]

    @cached_property
    def turns(self) -> Array:
        """Angles of the joints that close loops, with all turns, one row per sample; as State.near has them."""
        return self.observer.turns(self.samples)

    @cached_property
    def acceleration(self) -> Array:
        """dv/dt, one row per sample."""
        return self._by_inputs(lambda observer, part: observer.solve(part)[0])

    @property
    def residual(self) -> float | None:
        """Largest share by which the equations of motion are not met where a step begins; none if not verified."""
        return self.statistics.get("residual")

    def __len__(self) -> int:
        return len(self.time)

    @cached_property
    def states(self) -> tuple[State, ...]:
        """The state at every sample."""
        kinematics = self.observer.machine.kinematics
        rows = zip(self.q, self.v, self.turns, strict=True)
        return tuple(State(kinematics, q, v, near=turns) for q, v, turns in rows)

    def state(self, t: float | None = None) -> State:
        """The state at a time of the run, by dense output; by default the last, where the run ended."""
        if t is None:
            return self.ending.state
        y = self._between(np.array([t], float))
        nq, nv = self._system.nq, self._system.nv
        near = self.observer.turns(replace(self.samples.rows(np.zeros(1, int)), kept=y))[0]
        return State(self.observer.machine.kinematics, y[0, :nq], y[0, nq : nq + nv], near=near)

    def animate(self, path: str | Path, rate: float = 30.0, speed: float = 1.0) -> Path:
        """Write a moving picture with `rate` frames per second: .html (plays offline), .mp4 (extra `view`) or .gif."""
        written: Path = view("animation")(self, path, rate, speed)
        return written

    def view(self, *, port: int = 8080, open_browser: bool = True) -> Viewer:
        """Show the run in the browser with a play bar, trails and plots (extra `view`); on this computer only."""
        shown: Viewer = view("run viewer")(self, port=port, open_browser=open_browser)
        return shown

    def frames(self, rate: float = 50.0) -> Iterator[tuple[float, State]]:
        """Times and states at an even rate (1/s), for drawing; the last sample before where there is none between."""
        if finite("rate", rate) <= 0:
            raise ArgumentError(f"rate is {rate} frames per second; it must be greater than 0")
        times = np.arange(self.time[0], self.time[-1] + 1e-12, 1 / rate)
        if self._whole:
            found = self.resample(np.minimum(times, self.time[-1]))
        else:
            found = replace(self, samples=self.samples.rows(np.searchsorted(self.time, times, side="right") - 1))
        return zip(times.tolist(), found.states, strict=True)

    # by name
    def __getitem__(self, joint: str) -> Array:
        """The coordinate of a joint over time (columns where it has several), or of a floating body."""
        return self.tracks.coordinate(joint)

    def velocity(self, joint: str) -> Array:
        """The velocity of a joint over time."""
        return self.tracks.velocity(joint)

    def body(self, name: str) -> BodyHistory:
        """Motion of a body."""
        return self.tracks.body(name)

    def point(self, name: str) -> PointMotion:
        """Motion of a point of the description, one row per sample."""
        point = self._system.mechanism.point(name)
        body = self.body(point.body)
        arm = body.rotation @ np.array(point.at)
        return PointMotion(body.position + arm, body.velocity + np.cross(body.angular_velocity, arm))

    def deflection(self, body: str, at: float) -> Array:
        """Displacement of a flexible body's centre line, `at` metres from its start, in its axes; a row per sample."""
        flexible = self._system.flexible_body(body)
        return np.array([flexible.beam.deflection(at, eta) for eta in self.q[:, flexible.q]])

    @property
    def positions(self) -> Array:
        """Origins of all bodies, (samples, bodies, 3)."""
        return self.tracks.poses[:, :, :, 3]

    @property
    def rotations(self) -> Array:
        """Rotation matrices of all bodies, (samples, bodies, 3, 3)."""
        return self.tracks.poses[:, :, :, :3]

    @property
    def platform(self) -> BodyHistory:
        """Motion of the platform."""
        return self.body(self.observer.machine.kinematics.platform_name())

    def force(self, actuator: str) -> Array:
        """Force or torque of an actuator over time."""
        return self.forces[:, _index("actuator", actuator, self.actuator_names)]

    def power(self, actuator: str) -> Array:
        """Mechanical power of an actuator over time, W."""
        return self.powers[:, _index("actuator", actuator, self.actuator_names)]

    @property
    def actuator_names(self) -> tuple[str, ...]:
        """Actuators in the order of the description."""
        return tuple(actuator.name for actuator in self._system.actuators)

    @property
    def forces(self) -> Array:
        """Forces of all actuators, one column each."""
        return self._observed[0]

    @property
    def coordinates(self) -> Array:
        """Coordinates of all actuators, one column each."""
        return self.tracks.actuators

    @property
    def powers(self) -> Array:
        """Powers of all actuators, W."""
        return self._observed[1]

    @property
    def loop_error(self) -> Array:
        """The largest opening of a loop at every sample, m."""
        return self._observed[4]

    @cached_property
    def energy(self) -> Energy:
        """Energies and work over time."""
        zero = np.zeros(len(self) if self.works else 0)
        names = ("actuators", "joints", "loads", "loops", "closing", "contacts", "impacts")
        return Energy(self._observed[2], self._observed[3], *(self._work.get(name, zero) for name in names))

    @cached_property
    def momentum(self) -> Momentum:
        """Momentum over time; runs with contacts also keep the impulses that explain it."""
        impulse = [self._work[name] for name in IMPULSES if name in self._work]
        return Momentum(self.tracks.momentum, np.column_stack(impulse) if impulse else np.zeros((0, 6)))

    @property
    def signal_names(self) -> tuple[str, ...]:
        """States that the laws of the run declared."""
        names = [name for observer in self.observers for name in observer.inputs.memory.places]
        return tuple(dict.fromkeys(names))

    def signal(self, name: str) -> Array:
        """A state of a law over time (columns where it has several); NaN while a law was at work that has none.

        Sampled states are as they were left by the last sampling instant, which may be the time of the sample itself.
        """
        _index("signal", name, self.signal_names)
        parts = [observer.signal(name, part) for observer, part in self._by_observer()]
        width = max(part.shape[1] for part in parts)
        values = np.concatenate([widened(part, width) for part in parts])
        return values[:, 0] if width == 1 else values

    def reactions(self, joint: str) -> Array:
        """[moment; force] on the joint's child at its frame's origin, in the parent frame's axes, per sample."""
        return self._by_inputs(lambda observer, part: observer.reactions(joint, part))

    # contacts; all empty where there are none
    @property
    def contact_names(self) -> tuple[str, ...]:
        """Contacts in the order of the description."""
        return tuple(contact.name for contact in self._system.mechanism.contacts)

    @property
    def contact_modes(self) -> NDArray[np.int64]:
        """0 open, 1 sticks, 2 slips: (samples, contacts)."""
        return self.samples.modes[:, : len(self.contact_names)]

    @property
    def contact_forces(self) -> Array:
        """Forces of all contacts in their planes' axes (two tangents, normal), N: (samples, contacts, 3)."""
        return self.samples.contact_forces[:, : len(self.contact_names), :3]

    def contact_force(self, contact: str) -> Array:
        """Force of one contact over time, in its plane's axes (two tangents, normal), N."""
        return self.contact_forces[:, _index("contact", contact, self.contact_names)]

    # dry joints; all empty where there are none
    @property
    def friction_names(self) -> tuple[str, ...]:
        """Joints with dry friction in the order of the description, with the velocity's name where it has several."""
        return tuple(dry.name for dry in self._system.dry)

    @property
    def friction_modes(self) -> NDArray[np.int64]:
        """1 sticks, 2 slips: (samples, friction_names)."""
        return self.samples.modes[:, len(self.contact_names) :]

    @property
    def friction_forces(self) -> Array:
        """Dry friction along the joints' velocities, N m or N: (samples, friction_names)."""
        lengths = np.array([dry.length for dry in self._system.dry])
        forces: Array = self.samples.contact_forces[:, len(self.contact_names) :, 0] * lengths
        return forces

    def friction_force(self, joint: str) -> Array:
        """Dry friction along one joint's velocity over time, N m or N."""
        return self.friction_forces[:, _index("joint with dry friction", joint, self.friction_names)]

    # other times
    def resample(self, times: ArrayLike) -> Run:
        """The same run at other times within it, by dense output; loops are closed there too."""
        t = np.atleast_1d(np.asarray(times, float))
        y, step = self._between(t), np.clip(np.searchsorted(self.time, t), 0, len(self.time) - 1)
        # inputs are smooth within a step and may jump at its end
        at = self.samples.rows(step)
        if self._whole:
            rows = [self.observers[n].inputs_within(t[k], self.samples, step[k]) for k, n in enumerate(at.inputs)]
            at = replace(at, u=np.array(rows).reshape(len(t), -1))
        samples = replace(at, times=t, kept=y)
        if self._whole and at.modes.shape[1]:
            between = ~np.isin(t, self.time)
            forces = at.contact_forces.copy()
            forces[between] = self._dense_output.forces(samples.rows(np.flatnonzero(between)))
            samples = replace(samples, contact_forces=forces)
        return replace(self, samples=samples, every_step=False)

    @property
    def _whole(self) -> bool:
        """Whether the samples are the steps of the run, so that each can be repeated."""
        return self.every_step and self.problem is not None and self.problem.options.output is None

    @cached_property
    def _dense_output(self) -> DenseOutput:
        from closedchain.simulate.dense_output import DenseOutput

        return DenseOutput(self)

    def _between(self, t: Array) -> Array:
        s, observer = self.samples, self.observer
        known = np.all(np.isin(t, s.times))
        if not known:
            self._check_functions("only the times of its samples are known")
        if not self._whole and not known:
            raise ArgumentError("this run kept no dense output: only the times of its samples can be asked for")
        y = s.y[np.searchsorted(s.times, t)] if known else self._dense_output(t)
        if observer.equations is None:
            return y
        size = observer.equations.size
        closed = observer.equations.close(y[:, :size], observer.inputs.parameters)
        return closed if y.shape[1] == size else np.concatenate([closed, y[:, size:]], axis=1)

    # export
    def columns(self) -> dict[str, Array]:
        """One column per quantity, the time first, one row per sample.

        Coordinates, velocities (_velocity), actuators (_force, _power), energies, loop error; of every contact its
        _mode and its force (_tangent_x, _tangent_y, _normal); of dry joints _friction_mode and _friction; states of
        laws by their names.
        """
        return by_name(self._columns())

    def _columns(self) -> list[Column]:
        system, energy = self._system, self.energy
        drives = [system.element(actuator.joint).model.rotational[0] for actuator in system.actuators]
        table = [Column("time", "s", self.time)]
        table += map(Column, system.coordinate_names, system.coordinate_units, self.q.T)
        for name, rotational, values in zip(system.velocity_names, system.rotational, self.v.T, strict=True):
            table.append(Column(f"{name}_velocity", "rad/s" if rotational else "m/s", values))
        for name, rotational, values in zip(self.actuator_names, drives, self.forces.T, strict=True):
            table.append(Column(f"{name}_force", "N m" if rotational else "N", values))
        table += [Column(f"{n}_power", "W", power) for n, power in zip(self.actuator_names, self.powers.T, strict=True)]
        table += [Column("kinetic_energy", "J", energy.kinetic), Column("potential_energy", "J", energy.potential)]
        if self.works:
            table += [Column("work", "J", energy.work), Column("energy_balance", "J", energy.balance)]
        table.append(Column("loop_error", "m", self.loop_error))
        for name in self.signal_names:
            values = self.signal(name).reshape(len(self), -1).T
            table += [Column(name if len(values) == 1 else f"{name}[{k}]", "1", row) for k, row in enumerate(values)]
        for i, name in enumerate(self.contact_names):
            table.append(Column(f"{name}_mode", "1", self.contact_modes[:, i]))
            table += [
                Column(f"{name}_{axis}", "N", self.contact_forces[:, i, k]) for k, axis in enumerate(CONTACT_AXES)
            ]
        for i, dry in enumerate(system.dry):
            unit = "N m" if dry.turns else "N"
            table.append(Column(f"{dry.name}_friction_mode", "1", self.friction_modes[:, i]))
            table.append(Column(f"{dry.name}_friction", unit, self.friction_forces[:, i]))
        return table

    def to_pandas(self) -> pandas.DataFrame:
        """The columns as a frame with the time as index."""
        try:
            import pandas
        except ImportError:
            raise ArgumentError("to_pandas needs pandas (pip install pandas); to_csv and to_xarray do not") from None
        return pandas.DataFrame(self.columns()).set_index("time")

    def to_csv(self, path: str | Path, *, degrees: bool = False) -> Path:
        """Write the columns as text, units in the first row, every number to its last digit (needs no pandas)."""
        columns = self._columns()
        if degrees:
            columns = [
                replace(c, unit=c.unit.replace("rad", "deg"), values=np.degrees(np.asarray(c.values)))
                if c.unit in ("rad", "rad/s") else c
                for c in columns
            ]  # fmt: skip
        return write_table(columns, path)

    def to_netcdf(self, path: str | Path) -> Path:
        """Write the dataset as a NetCDF file (version 3, 64-bit offsets)."""
        return write_netcdf(self.to_xarray(), path)

    def to_xarray(self) -> xarray.Dataset:
        """All of it as a dataset over time, with names and units."""
        from closedchain.simulate.files import dataset

        return dataset(self)

    def plot(self, *names: str) -> Figure:
        """Coordinates (all actuated ones by default), actuator forces, energies; of contacts footfalls and forces."""
        figure: Figure = view("run")(self, *names)
        return figure

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        shown: str = view("html")(self)
        return shown

    def __repr__(self) -> str:
        span = f"{self.time[0]:.6g} s to {self.time[-1]:.6g} s, {len(self)} samples"
        contacts = f", {len(self.events)} changes of contacts" if self.contact_names else ""
        contacts = contacts or (f", {len(self.events)} changes of dry joints" if self.friction_names else "")
        return f"<Run {self._system.mechanism.name}: {span}{contacts}; {self.ending.message}>"

    # what the answers are made of
    @property
    def observer(self) -> Observer:
        """Evaluates what does not depend on the inputs."""
        return self.observers[0]

    @property
    def machine(self) -> Machine:
        """The machine that moved."""
        return self.observer.machine

    @cached_property
    def tracks(self) -> Tracks:
        """Joints and bodies at all samples."""
        return Tracks(self.observer.machine, self.q, self.v, self.turns)

    @cached_property
    def _system(self) -> System:
        return self.observer.machine.kinematics.system

    @cached_property
    def _work(self) -> dict[str, Array]:
        """Columns of y after q and v, by name."""
        first = self._system.nq + self._system.nv
        found = {name: self.samples.y[:, first + i] for i, name in enumerate(self.works)}
        if self._system.mechanism.has_modes and all(observer.equations for observer in self.observers):
            parts = [part.y[:, observer.tail] for observer, part in self._by_observer()]
            names = CONTACT_TAIL if self._system.floats else CONTACT_TAIL[:2]
            found |= dict(zip(names, np.concatenate(parts).T, strict=False))
        return found

    @cached_property
    def _observed(self) -> tuple[Array, ...]:
        parts = [observer.observe(part) for observer, part in self._by_observer()]
        return tuple(np.concatenate(column) for column in zip(*parts, strict=True))

    def _by_observer(self) -> Iterator[tuple[Observer, Samples]]:
        """The samples under each set of inputs, in the order of time."""
        edges = np.flatnonzero(np.diff(self.samples.inputs)) + 1
        for part in np.split(np.arange(len(self.time)), edges):
            yield self.observers[self.samples.inputs[part[0]]], self.samples.rows(part)

    def _by_inputs(self, ask: Callable[[Observer, Samples], Array]) -> Array:
        return np.concatenate([ask(observer, part) for observer, part in self._by_observer()])


def made_later(left: object, system: System, asked: ContactQuestion | None = None) -> Run:
    """A run whose fields (LATER) are made when they are first read: they are attributes of what was left."""
    run: Run = object.__new__(Run)
    run.__dict__ |= {"_left": left, "_system": system, "asked": asked, "missing": ()}
    return run


def _index(kind: str, name: str, names: Sequence[str]) -> int:
    if name not in names:
        raise UnknownNameError(choose(kind, name, names))
    return names.index(name)
