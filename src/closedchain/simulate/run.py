"""The result of a simulation: what happened, by name, at every sample and between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.kinematics.state import State
from closedchain.simulate.ending import Ending
from closedchain.simulate.equations import WORKS
from closedchain.simulate.history import BodyHistory, Energy
from closedchain.simulate.integrators.dense import interpolate
from closedchain.simulate.observer import Observed, Observer
from closedchain.simulate.samples import Samples
from closedchain.simulate.solver import Checkpoint
from closedchain.simulate.tracks import Tracks
from closedchain.simulate.written import Table, Written

if TYPE_CHECKING:
    import xarray
    from matplotlib.figure import Figure

    from closedchain.simulate.loop import Task

from closedchain.types import Array
from closedchain.views import view


class Run(Written):
    """A simulated motion. `run["crank"]` is a coordinate over time, `run.body("platform")` a body's motion."""

    def __init__(
        self,
        observers: Sequence[Observer],
        samples: Samples,
        ending: Ending,
        statistics: Mapping[str, Any],
        events: Sequence[tuple[float, str]],
        task: Task,
        checkpoint: Checkpoint,
    ) -> None:
        self.observers, self.samples, self.ending = tuple(observers), samples, ending
        self.statistics, self.events = dict(statistics), tuple(events)
        self.task, self.checkpoint = task, checkpoint

    def extend(self, duration: float) -> Run:
        """This run and what follows, to the bit what a longer simulation would have given."""
        return self.task.extend(self, duration)

    def save(self, path: str | Path) -> Path:
        """Write the run as plain arrays (.npz); `model.load_run` reads it, and extends it to the bit."""
        from closedchain.simulate.files import save_run

        return save_run(self, path)

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
        """Rates, one row per sample."""
        return self.samples.y[:, self._system.nq : self._system.nq + self._system.nv]

    @cached_property
    def acceleration(self) -> Array:
        """dv/dt, one row per sample."""
        return self._by_drive(lambda observer, part: observer.accelerations(part))

    def __len__(self) -> int:
        return len(self.time)

    def state(self, index: int = -1) -> State:
        """The state at a sample, by default the last."""
        return State(self.observer.kinematics, self.q[index], self.v[index])

    @property
    def states(self) -> Iterator[State]:
        """All sampled states."""
        return (self.state(index) for index in range(len(self)))

    def at(self, time: float) -> State:
        """The state at any time of the run, by dense output."""
        y = self._between(np.array([time]))[0]
        nq, nv = self._system.nq, self._system.nv
        return State(self.observer.kinematics, y[:nq], y[nq : nq + nv])

    # by name
    def __getitem__(self, joint: str) -> Array:
        """The coordinate of a joint over time (columns where it has several), or of a floating body."""
        return self.tracks.coordinate(joint)

    def velocity(self, joint: str) -> Array:
        """The rate of a joint over time."""
        return self.tracks.velocity(joint)

    def body(self, name: str) -> BodyHistory:
        """Motion of a body."""
        return self.tracks.body(name)

    def deflection(self, body: str, at: float) -> Array:
        """Displacement of a flexible body's centre line, `at` metres from its start, in its axes; a row per sample."""
        bend = self._system.bend(body)
        return np.array([bend.beam.deflection(at, eta) for eta in self.q[:, bend.q]])

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
        return self.body(self.observer.kinematics.platform_name())

    def force(self, actuator: str) -> Array:
        """Force or torque of an actuator over time."""
        return self.forces[:, self._actuator(actuator)]

    def power(self, actuator: str) -> Array:
        """Mechanical power of an actuator over time, W."""
        return self.powers[:, self._actuator(actuator)]

    @property
    def forces(self) -> Array:
        """Forces of all actuators, one column each."""
        return self._observed.forces

    @property
    def powers(self) -> Array:
        """Powers of all actuators, W."""
        return self._observed.powers

    @property
    def loop_error(self) -> Array:
        """The largest opening of a loop at every sample, m."""
        return self._observed.loop_error

    @cached_property
    def energy(self) -> Energy:
        """Energies and work over time."""
        works = self.samples.y[:, -len(WORKS) :].T
        return Energy(self._observed.kinetic, self._observed.potential, *works)

    def reactions(self, joint: str) -> Array:
        """[moment; force] on the joint's child at its frame's origin, in the parent frame's axes, per sample."""
        return self._by_drive(lambda observer, part: observer.reactions(joint, part))

    # other times
    def resample(self, times: ArrayLike) -> Run:
        """The same run at other times within it, by dense output; loops are closed there too."""
        t = np.atleast_1d(np.asarray(times, float))
        y, step = self._between(t), np.clip(np.searchsorted(self.time, t), 0, len(self.time) - 1)
        # inputs are smooth within a step and may jump at its end
        drive = self.samples.drive[step]
        u = np.array([self.observers[d].inputs(t[k], self.samples, step[k]) for k, d in enumerate(drive)])
        samples = Samples(t, y, u.reshape(len(t), -1), np.zeros((len(t), y.shape[1], 0)), drive)
        return Run(self.observers, samples, self.ending, self.statistics, self.events, self.task, self.checkpoint)

    def _between(self, t: Array) -> Array:
        if self.samples.dense.shape[2] == 0 and not np.all(np.isin(t, self.time)):
            raise ArgumentError("this run kept no dense output; simulate with dense=True to ask between samples")
        return self.observer.closed(interpolate(self.time, self.samples.y, self.samples.dense, t))

    # export
    def to_xarray(self) -> xarray.Dataset:
        """All of it as a dataset over time, with units."""
        from closedchain.simulate.export import to_xarray

        return to_xarray(self)

    def columns(self) -> Table:
        """One row per sample: coordinates, velocities, actuator forces and powers, energies, loop error."""
        from closedchain.simulate.export import columns

        return columns(self)

    def plot(self, *names: str) -> Figure:
        """Coordinates over time (all actuated ones by default), actuator forces, energies."""
        figure: Figure = view("run")(self, *names)
        return figure

    def __repr__(self) -> str:
        name = self._system.mechanism.name
        return (
            f"<Run {name}: {self.time[0]:.6g} s to {self.time[-1]:.6g} s, {len(self)} samples; {self.ending.message}>"
        )

    @property
    def observer(self) -> Observer:
        """Evaluates what does not depend on the drive."""
        return self.observers[0]

    def _drives(self) -> Iterator[tuple[Observer, Samples]]:
        """The samples under each drive, in the order of time."""
        edges = np.flatnonzero(np.diff(self.samples.drive)) + 1
        for part in np.split(np.arange(len(self.time)), edges):
            yield self.observers[self.samples.drive[part[0]]], self.samples.rows(part)

    def _by_drive(self, ask: Callable[[Observer, Samples], Array]) -> Array:
        return np.concatenate([ask(observer, part) for observer, part in self._drives()])

    @cached_property
    def tracks(self) -> Tracks:
        """Joints and bodies at all samples."""
        return Tracks(self.observer.equations.machine, self.q, self.v)

    @property
    def _system(self) -> Any:
        return self.observer.kinematics.system

    @cached_property
    def _observed(self) -> Observed:
        parts = [observer.observe(part) for observer, part in self._drives()]
        return Observed(*(np.concatenate(column) for column in zip(*(part.columns() for part in parts), strict=True)))

    def _actuator(self, name: str) -> int:
        names = [actuator.name for actuator in self._system.actuators]
        if name not in names:
            raise UnknownNameError(choose("actuator", name, names))
        return names.index(name)
