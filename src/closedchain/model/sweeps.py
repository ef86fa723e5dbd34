"""Questions about one machine at many points: inverse dynamics over poses, simulations, functions of machines.

Each is data that a worker can be given: the description, the joints that close its loops, numbers. Workers compile the
machine once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, final

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.verification import accepted
from closedchain.errors import ArgumentError, AssemblyError, ClosedChainError, UnsupportedError
from closedchain.files.keys import digest
from closedchain.inverse.reach import contradictions_allowed
from closedchain.mechanism import Mechanism, Pose, from_data, to_data
from closedchain.mechanism.numbers import real_array
from closedchain.mechanism.quantities import quantities, with_quantities
from closedchain.model.model import Model, compile
from closedchain.progress import stop_if_asked
from closedchain.spatial.numeric import matrix_quaternion
from closedchain.sweep.execute import grid_points, run_sweep
from closedchain.sweep.question import Ask, Grid, Question, Values, Variable, positions, rotations
from closedchain.types import Array

if TYPE_CHECKING:
    from xarray import Dataset

WEAK = 1e-6  # relative pivot below which the general solution is asked
STATUS = {"regular": 0, "unreachable": 1, "singular": 2, "contradiction": 3, "not_computed": 4}
WORKS = ("actuators", "joints", "loads", "loops", "closing")


@lru_cache(maxsize=4)
def _compiled(mechanism: Mechanism, cut: tuple[str, ...]) -> Model:
    return compile(mechanism, cut)


def cuts_of(model: Model) -> tuple[str, ...]:
    """The joints that close a model's loops."""
    return model.system.cut_joints


# inverse dynamics
@final
@dataclass(frozen=True, eq=False)
class InverseQuestion(Question):
    """Forces and powers of the actuators at poses, twists and accelerations of the platform, in a working mode."""

    name: ClassVar[str] = "inverse dynamics"

    mechanism: Mechanism
    cut: tuple[str, ...]
    q: tuple[float, ...]

    def describe(self) -> dict[str, Any]:
        return {"machine": to_data(self.mechanism), "cut": list(self.cut), "q": list(self.q)}

    @property
    def chunk(self) -> int:
        return 64 if _compiled(self.mechanism, self.cut).inverse.platform.why_not else 4096

    @property
    def stored(self) -> int:
        return 64 if self.chunk == 64 else 32 * self.chunk

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> InverseQuestion:
        return cls(from_data(data["machine"]), tuple(data["cut"]), tuple(data["q"]))

    def variables(self) -> dict[str, Variable]:
        dims, shape = ("actuator",), (len(self.mechanism.actuators),)
        flags = {"flag_values": list(STATUS.values()), "flag_meanings": " ".join(STATUS)}
        return {
            "force": Variable("N, N m", "force or torque of each actuator", dims, shape),
            "power": Variable("W", "power that each actuator gives", dims, shape),
            "coordinate": Variable("m, rad", "coordinate of each actuator", dims, shape),
            "velocity": Variable("m/s, rad/s", "velocity of each actuator", dims, shape),
            "pivot": Variable("1", "how near to singular, 1 (far) to 0"),
            "status": Variable("1", "kind of point", kind="|i1", missing=STATUS["not_computed"], labels=flags),
        }

    def coordinates(self) -> dict[str, Any]:
        return {"actuator": ("actuator", [actuator.name for actuator in self.mechanism.actuators])}

    def prepare(self) -> Ask:
        model = _compiled(self.mechanism, self.cut)
        start = model.state(np.array(self.q))
        kernel = None if model.inverse.platform.why_not else model.kernels.inverse(start, verify=True)

        def ask(points: Values) -> Values:
            R, p = np.ascontiguousarray(rotations(points)), np.ascontiguousarray(positions(points))
            V, A = (np.ascontiguousarray(points[name]) for name in ("twist", "acceleration"))
            count, actuators = len(p), len(self.mechanism.actuators)
            found: dict[str, NDArray[Any]] = {
                name: np.full((count, actuators), np.nan) for name in ("force", "power", "coordinate", "velocity")
            }
            found["pivot"], found["status"] = np.full(count, np.nan), np.zeros(count, np.int8)
            weak = np.arange(count)
            if kernel is not None:
                where, v, _, force, power, margins, pivot, off, _, *eta = kernel(matrix_quaternion(R), p, V, A)
                found |= {"force": force, "power": power, "coordinate": where, "velocity": v, "pivot": pivot[:, 0]}
                allowed = contradictions_allowed(model.system.size, V, A)
                beyond = ~(margins.min(axis=1, initial=np.inf) >= 0)
                found["status"][(off > allowed).any(axis=1)] = STATUS["contradiction"]
                found["status"][beyond] = STATUS["unreachable"]
                holds = (pivot[:, 0] >= WEAK) & (np.hstack(eta).max(axis=1) <= accepted(model.system))
                weak = np.flatnonzero((found["status"] == 0) & ~holds)
            for i in weak:
                self._general(model, (R[i], p[i], V[i], A[i]), found, int(i))
            for name in ("force", "power", "coordinate", "velocity", "pivot"):
                found[name][found["status"] != STATUS["regular"]] = np.nan
            return found

        return ask

    def _general(self, model: Model, at: tuple[Array, ...], found: dict[str, NDArray[Any]], i: int) -> None:
        """One point by the general solution, from the configuration q."""
        R, p, V, A = at
        stop_if_asked()
        if not np.all(np.isfinite(p)):
            found["status"][i] = STATUS["unreachable"]
            return
        try:
            pose = Pose(tuple(p), R)  # type: ignore[arg-type]
            state = model.assemble(platform=pose, guess=model.state(np.array(self.q)))
            state = model.with_velocities(state, platform=V)
            answer = model.inverse_dynamics(state, platform_acceleration=A)
        except AssemblyError:
            found["status"][i] = STATUS["unreachable"]
            return
        except ClosedChainError as error:
            if model.system.dry and isinstance(error, UnsupportedError):  # a joint at rest, no singularity
                raise
            found["status"][i] = STATUS["singular"]
            return
        found["force"][i], found["power"][i] = answer.forces, answer.powers
        found["coordinate"][i], found["velocity"][i] = answer.coordinates, answer.velocities


def inverse_map(
    model: Model,
    grid: Grid,
    twist: Array,
    acceleration: Array,
    q: Array,
    store: str | Path | None,
    **options: Any,
) -> Dataset:
    """Inverse dynamics over a grid of poses; twist and acceleration are one for all, or one for each pose."""
    home = model.state(q).platform
    points = grid_points(grid, home.rotation, home.position)
    for name, given in {"twist": twist, "acceleration": acceleration}.items():
        array = real_array(name, given)
        if array.shape == (6,):
            points.shared[name] = array
            continue
        try:
            points.values[name] = np.broadcast_to(array, (*grid.shape, 6)).reshape(-1, 6)
        except ValueError:
            raise ArgumentError(f"{name} has shape {array.shape}; (6,) or {(*grid.shape, 6)} is needed") from None
    return run_sweep(InverseQuestion(model.mechanism, cuts_of(model), tuple(q.tolist())), points, store, **options)


# simulations
@final
@dataclass(frozen=True, eq=False)
class SimulationQuestion(Question):
    """Where motions end: starts, forces, numbers of the machine and parameters of a law differ from point to point.

    Points may have "q" and "v" (coordinates and velocities at the start), "forces" (constant, of all actuators), names
    of numbers of the machine ("platform.mass") and names of parameters that the law reads.

    mechanism: the machine
    cut: names of the joints that close its loops
    q, v: coordinates and velocities at the start, where points have none
    duration: s
    step: s
    method: formulation by name
    integrator: "rk4", "dopri5" or "dop853"
    actuation: as in Model.simulate_many, where points have no forces
    observe: functions g(t, state) whose lowest, highest, mean and final values are kept
    keep: joints that stay where they are when machines of other geometry are assembled

    Example:
        >>> question = cc.SimulationQuestion(
        ...     model.mechanism, ("closing",), tuple(state.q), tuple(state.v), duration=0.1, step=1e-3
        ... )
        >>> sorted(question.variables())
        ['complete', 'end', 'final_q', 'final_v', 'work']
    """

    name: ClassVar[str] = "simulations"

    mechanism: Mechanism
    cut: tuple[str, ...]
    q: tuple[float, ...]
    v: tuple[float, ...]
    duration: float
    step: float
    method: str = "auto"
    integrator: str = "rk4"
    actuation: Any = None
    observe: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    keep: tuple[str, ...] | None = None

    def describe(self) -> dict[str, Any]:
        numbers = {name: getattr(self, name) for name in ("duration", "step", "method", "integrator")}
        question = {"machine": to_data(self.mechanism), "cut": list(self.cut), "q": list(self.q), "v": list(self.v)}
        functions = {"actuation": digest(self.actuation), "observe": digest(dict(self.observe))}
        return question | numbers | functions | {"keep": None if self.keep is None else list(self.keep)}

    def variables(self) -> dict[str, Variable]:
        system = _compiled(self.mechanism, self.cut).system
        found = {
            "final_q": Variable("rad, m", "coordinates at the end", ("coordinate_name",), (system.nq,)),
            "final_v": Variable("rad/s, m/s", "velocities at the end", ("velocity_name",), (system.nv,)),
            "work": Variable("J", "work done", ("cause",), (len(WORKS),)),
            "end": Variable("s", "time at which the motion ended"),
            "complete": Variable("1", "1 where the whole duration was run", kind="|i1", missing=-1),
        }
        for name in self.observe:
            for what in ("lowest", "highest", "mean", "final"):
                found[f"{name}_{what}"] = Variable("", f"{what} value of {name}")
        return found

    def coordinates(self) -> dict[str, Any]:
        system = _compiled(self.mechanism, self.cut).system
        names = {"coordinate_name": system.coordinate_names, "velocity_name": system.velocity_names, "cause": WORKS}
        return {name: (name, list(values)) for name, values in names.items()}

    def prepare(self) -> Ask:
        model, described = _compiled(self.mechanism, self.cut), quantities(self.mechanism)

        def ask(points: Values) -> Values:
            count = len(next(iter(points.values())))
            q = points.get("q", np.tile(self.q, (count, 1)))
            v = points.get("v", np.tile(self.v, (count, 1)))
            vary = {name: values for name, values in points.items() if name in described}
            others = {n: x for n, x in points.items() if n not in (*described, "q", "v", "forces")}
            many = model.simulate_many(
                (q, v),
                self.duration,
                points.get("forces", self.actuation),
                self.method,
                self.integrator,
                self.step,
                observe=self.observe,
                parameters=others,
                vary=vary or None,
                keep=self.keep,
                threads=1,
                progress=False,
            )
            found = {"final_q": many.final_q, "final_v": many.final_v, "work": many.work, "end": many.end}
            found["complete"] = many.complete.astype(np.int8)
            for name, statistics in many.observed.items():
                for what in ("lowest", "highest", "mean", "final"):
                    found[f"{name}_{what}"] = getattr(statistics, what)
            return found

        return ask


# machines
@final
@dataclass(frozen=True, eq=False)
class MachineQuestion(Question):
    """Any function of machines whose numbers differ from point to point: ask(model, **others) gives values by name.

    Names of points that are numbers of the machine ("platform.mass", "hip.at.position") change it; others are handed to
    the function.

    mechanism: the machine as described
    function: of the model and of the other values of a point
    outputs: what it gives, by name

    Example:
        >>> mass = lambda model: {"mass": sum(body.mass for body in model.mechanism.bodies)}
        >>> question = cc.MachineQuestion(model.mechanism, mass, {"mass": cc.Variable("kg")})
        >>> found = cc.run_sweep(question, cc.Points.listed({"rocker.mass": [1.0, 2.0]}))
        >>> float(found["mass"][1] - found["mass"][0])
        1.0
    """

    name: ClassVar[str] = "machines"

    mechanism: Mechanism
    function: Callable[..., Mapping[str, Any]]
    outputs: Mapping[str, Variable]

    def describe(self) -> dict[str, Any]:
        outputs = {name: [v.unit, list(v.shape)] for name, v in self.outputs.items()}
        return {"machine": to_data(self.mechanism), "function": digest(self.function), "outputs": outputs}

    def variables(self) -> dict[str, Variable]:
        return dict(self.outputs)

    def prepare(self) -> Ask:
        described = quantities(self.mechanism)

        def one(point: dict[str, Any]) -> Mapping[str, Any]:
            stop_if_asked()
            known = [name for name in point if name in described]
            numbers = {name: _shaped(name, point[name], described[name]) for name in known}
            others = {name: value for name, value in point.items() if name not in described}
            return self.function(compile(with_quantities(self.mechanism, numbers)), **others)

        def ask(points: Values) -> Values:
            count = len(next(iter(points.values())))
            rows = [one({name: values[i] for name, values in points.items()}) for i in range(count)]
            return {name: np.array([row[name] for row in rows]) for name in self.outputs}

        return ask


def _shaped(name: str, value: Any, described: Array) -> Array:
    """A number of the machine in the shape that it has in the description."""
    if np.size(value) != described.size:
        raise ArgumentError(f"{name!r} has {np.size(value)} numbers; {described.size} are needed")
    return np.asarray(value, float).reshape(described.shape)
