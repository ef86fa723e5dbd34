"""Thousands of simulations at once: instances share SIMD lanes, blocks of lanes share threads.

Which instances share a block depends on their number only, and no lane depends on its neighbours, so that results are
bitwise identical whatever the number of threads. An instance that cannot go on keeps its last good state.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.interface import Formulation
from closedchain.dynamics.lagrange import Lagrange
from closedchain.errors import ArgumentError, AssemblyError, NonFiniteError, OpenLoopError, UnsupportedError
from closedchain.kernel import Kernel
from closedchain.kernel.host import usable_cores
from closedchain.kernel.loops import words
from closedchain.kinematics.state import OPEN, State
from closedchain.mechanism import Mechanism
from closedchain.multibody.parameters import Quantities
from closedchain.multibody.system import System
from closedchain.progress import Interruption, Pace, Progress
from closedchain.simulate.equations import WORKS, Equations
from closedchain.simulate.events import Event, watched
from closedchain.simulate.inputs import Inputs
from closedchain.simulate.integrators.binding import LANES_LOOP, Binding, explicit
from closedchain.simulate.integrators.registers import LANE_COUNTS, LANE_STATISTICS, STATUS, LaneArrays, StepArrays
from closedchain.simulate.integrators.tableaus import EXPLICIT, tableau
from closedchain.simulate.problem import SimulationOptions, Simulator, check_step, closes_loops
from closedchain.simulate.variation import Vary, assemble, held_velocities, read_variation
from closedchain.types import Array

STOPPED = "could not go on at {:.6g} s: singular, loops that do not close, or not finite"


@dataclass(frozen=True, eq=False)
class Statistics:
    """One observed quantity, per instance, over all steps.

    lowest, highest, mean: over the run
    final: at the end

    Example:
        >>> observe = {"angle": lambda t, state: state["crank"]}
        >>> many = model.simulate_many([state] * 4, duration=0.1, step=1e-3, observe=observe)
        >>> many.observed["angle"].lowest.shape
        (4,)
    """

    lowest: Array
    highest: Array
    mean: Array
    final: Array


@dataclass(frozen=True, eq=False)
class Ensemble:
    """Results of many simulations: arrays whose first axis counts instances.

    time: of the samples (s)
    q, v: (instances, samples, …)
    final_q, final_v: at the end
    end: how far each came (s)
    complete: whether that is the whole duration
    work: done by actuators, joints, loads, loops, closing (J)
    observed: statistics by name
    reasons: why instances are not complete, by their number
    residual: largest share by which equations are not met where a step begins; zero if not verified
    numbers: of the machine, that were varied

    Example:
        >>> many = model.simulate_many([state], duration=0.1, step=1e-3, vary={"rocker.mass": [1.0, 2.0, 3.0]})
        >>> len(many), many.machine(2).body("rocker").mass
        (3, 3.0)
    """

    time: Array
    q: Array
    v: Array
    final_q: Array
    final_v: Array
    end: Array
    complete: NDArray[np.bool_]
    work: Array
    observed: dict[str, Statistics]
    reasons: dict[int, str]
    residual: Array
    numbers: Array
    quantities: Quantities

    def __len__(self) -> int:
        return len(self.end)

    def machine(self, instance: int) -> Mechanism:
        """The machine of one instance, to compile and ask on its own."""
        return self.quantities.machine(self.numbers[instance])


@dataclass(frozen=True, eq=False)
class EnsembleProblem:
    """An ensemble in the user's words; see Model.simulate_many."""

    states: Any
    duration: float
    actuation: Any = None
    observe: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    parameters: Mapping[str, ArrayLike] = field(default_factory=dict)
    vary: Vary | None = None
    keep: Sequence[str] | None = None


@dataclass(frozen=True, eq=False)
class EnsembleArrays:
    """An ensemble as arrays with one row per instance."""

    simulator: Simulator
    method: Formulation
    q: Array
    v: Array
    duration: float
    inputs: Inputs
    forces: Array  # per instance, added to the inputs
    parameters: Array  # per instance
    options: SimulationOptions
    observe: Mapping[str, Callable[..., Any]]
    open: tuple[int, ...] = ()  # instances whose loops cannot be closed

    @cached_property
    def starts(self) -> Array:
        """y of every instance at the start: no work done yet."""
        return np.concatenate([self.q, self.v, np.zeros((len(self.q), len(WORKS)))], axis=1)

    @property
    def steps(self) -> int:
        """How many steps are made."""
        return round(self.duration / self.step)

    @property
    def step(self) -> float:
        """The fixed step, s."""
        return float(self.options.step or 0.0)

    @property
    def stride(self) -> int:
        """Steps from sample to sample, 0 without samples."""
        if self.options.output is None:
            return 0
        stride = round(float(self.options.output) / self.step)  # type: ignore[arg-type]
        if stride < 1 or abs(stride * self.step - float(self.options.output)) > 1e-9 * self.step:  # type: ignore[arg-type]
            raise ArgumentError("output of an ensemble must be a multiple of its step")
        return stride

    def stretches(self) -> list[tuple[int, int]]:
        """(piece of the inputs, step at which it ends): tables may only break on the grid of steps."""
        found: list[tuple[int, int]] = []
        for piece, end in enumerate(self.inputs.pieces.ends - self.options.start):
            last = self.steps if end >= self.duration else round(end / self.step)
            if last < self.steps and abs(last * self.step - end) > 1e-9 * self.step:
                raise ArgumentError(f"a table changes {end} s after the start, between the steps of {self.step} s")
            if last > (found[-1][1] if found else 0):
                found.append((piece, last))
            if last == self.steps:
                break
        return found


def gather(
    simulator: Simulator, method: Formulation, given: EnsembleProblem, options: SimulationOptions
) -> EnsembleArrays:
    """Arrays of starts, forces, parameters and numbers of the machine, one row per instance."""
    if options.integrator not in EXPLICIT:
        raise UnsupportedError(f"ensembles run with {', '.join(EXPLICIT)}; not with {options.integrator}")
    system = simulator.machine.kinematics.system
    variation = read_variation(system.mechanism, given.vary)
    q, v = _starts(system, given.states)
    if method.exact and not method.stabilised and not variation.moves:
        _check_closed(simulator, q)
    actuation, forces = _forces(given.actuation, len(system.actuators))
    named = {name: _parameter(name, values) for name, values in given.parameters.items()}
    total = _count([("states", q), ("forces", forces), *named.items(), ("machines", variation.values)])
    varied = simulator.varied(variation.entries)
    asked = replace(options, parameters={name: float(values[0]) for name, values in named.items()})
    inputs = varied.inputs(actuation, asked, given.duration)
    if inputs.sampled is not None:
        raise UnsupportedError("the law cannot be traced, and an ensemble cannot ask Python; use ordinary operators")
    held = np.zeros((total, inputs.u.shape[0]))
    held[:, : forces.shape[1]] = forces
    p = np.column_stack([_spread(values, total) for values in (*named.values(), variation.values)])
    starts = _spread(q, total), _spread(v, total)
    many = EnsembleArrays(varied, method, *starts, given.duration, inputs, held, p, asked, given.observe)
    check_step(simulator.machine, method, q[0], asked.integrator or "rk4", many.step)
    return _assembled(many, simulator, given.keep) if variation.moves else many


def _check_closed(simulator: Simulator, q: Array) -> None:
    """Starts must have closed loops."""
    kin = simulator.machine.kinematics
    gaps = kin.loop_errors(q)
    wide = np.flatnonzero(gaps > OPEN * kin.system.size)
    if wide.size:
        worst = int(gaps.argmax())
        raise OpenLoopError(
            f"the loops of {wide.size} of {len(q)} starts are open, most at instance {worst} by {gaps[worst]:.3g} m "
            "(or rad times the machine's size); model.assemble closes them, and virtual springs take open ones"
        )


def _assembled(many: EnsembleArrays, described: Simulator, keep: Sequence[str] | None) -> EnsembleArrays:
    """Starts with closed loops of machines whose geometry differs."""
    held = held_velocities(described.machine, keep)
    equations = many.simulator.equations(Lagrange(), many.inputs, True)
    q, v, closed = assemble(equations, held, many.q, many.v, many.parameters)
    if not closed.any():
        raise AssemblyError(
            f"none of {len(q)} machines can be assembled from the given state with {len(held)} velocities kept; "
            "give one state per instance, or keep= other joints"
        )
    return replace(many, q=q, v=v, open=tuple(np.flatnonzero(~closed).tolist()))


def _forces(actuation: Any, wanted: int) -> tuple[Any, Array]:
    """What drives all instances alike, and constant forces per instance."""
    if not (isinstance(actuation, np.ndarray) and actuation.ndim == 2):
        return actuation, np.zeros((1, wanted))
    if actuation.shape[1] != wanted:
        raise ArgumentError(f"forces of an ensemble need one column per actuator: {wanted}, not {actuation.shape[1]}")
    return None, np.asarray(actuation, float)


def _parameter(name: str, values: ArrayLike) -> Array:
    rows = np.atleast_1d(np.asarray(values, float))
    if rows.ndim > 1:
        raise ArgumentError(f"parameter {name!r} has shape {rows.shape}; it has one number per instance")
    return rows


def _count(rows: Sequence[tuple[str, Array]]) -> int:
    """How many instances there are."""
    total = max(len(values) for _, values in rows)
    for what, values in rows:
        if len(values) not in (1, total):
            raise ArgumentError(f"{len(values)} {what} for {total} instances; 1 or {total} are needed")
    return total


def _spread(values: Array, total: int) -> Array:
    return np.broadcast_to(values, (total, *values.shape[1:]))


def _starts(system: System, states: Any) -> tuple[Array, Array]:
    if isinstance(states, State):
        states = [states]
    if len(states) and isinstance(states[0], State):
        for state in states:
            if state.q.shape != (system.nq,):
                raise ArgumentError(f"a state with {len(state.q)} coordinates is of another machine, not {system.nq}")
        return np.array([state.q for state in states]), np.array([state.v for state in states])
    if len(states) != 2:
        raise ArgumentError("states are a list of State, or arrays (q, v) with one row per instance")
    q, v = (np.atleast_2d(np.asarray(rows, float)) for rows in states)
    if q.shape[1:] != (system.nq,) or v.shape != (len(q), system.nv):
        raise ArgumentError(f"q and v need {system.nq} and {system.nv} columns; got {q.shape} and {v.shape}")
    if not (np.all(np.isfinite(q)) and np.all(np.isfinite(v))):
        raise NonFiniteError("q or v of an ensemble hold NaN or infinity")
    return q, v


class Worker:
    """One thread's memory: simulates blocks of lanes, one after the other."""

    def __init__(
        self,
        many: EnsembleArrays,
        equations: Equations,
        watch: Kernel | None,
        lanes: int,
        interruption: Interruption,
    ) -> None:
        self.many, self.equations, self.watch, self.lanes = many, equations, watch, lanes
        self.interruption, self.pace = interruption, Pace(256)
        parameters, options = np.zeros(many.parameters.shape[1] * lanes), many.options
        self.binding = Binding(
            equations, parameters, watch, lanes, singular=options.singularity, flat=True, verify=options.verify
        )
        scheme = explicit(tableau(many.options.integrator or "rk4"))
        self.method, n = scheme.method, equations.size * lanes
        self.room = StepArrays(np.zeros((scheme.stages, n)), np.zeros(n), np.zeros(n), np.zeros(0), np.zeros(0))
        self.y = np.zeros(n)

    def block(self, instances: NDArray[np.intp], out: dict[str, Array]) -> None:
        """Simulate the instances of one block (the last is repeated in lanes left over)."""
        many, lanes = self.many, self.lanes
        rows = np.concatenate([instances, np.repeat(instances[-1:], lanes - len(instances))])
        self.y[:] = many.starts[rows].T.ravel()
        self.binding.p[:] = many.parameters[rows].T.ravel()
        held = many.forces[rows].T.ravel()
        counts, grid = np.zeros(len(LANE_COUNTS), np.int64), np.array([many.options.start, many.step])
        counts[LANE_COUNTS.stride] = many.stride
        samples = np.zeros((many.steps // many.stride if many.stride else 0, self.y.size))
        statistics = np.zeros((len(LANE_STATISTICS), self.binding.arrays.g.size))
        statistics[LANE_STATISTICS.lowest], statistics[LANE_STATISTICS.highest] = np.inf, -np.inf
        course, status = LaneArrays(grid, counts, self.y, samples, statistics, np.zeros(lanes)), STATUS.done
        for piece, until in many.stretches():
            pieces = many.inputs.pieces
            self.binding.set_inputs(float(pieces.origins[piece]), pieces.coefficients[piece], held)
            status = self._march_until(course, until)
            if status != STATUS.done:
                break
        if status not in (STATUS.done, STATUS.full) and lanes > 1:
            # one lane spoils the step of its block: each is simulated by itself, from the start
            single = Worker(many, self.equations, self.watch, 1, self.interruption)
            for instance in instances:
                single.block(np.array([instance]), out)
            return
        self._keep(instances, course, out)
        if status == STATUS.unverified:
            out["residual"][instances] = self.binding.arrays.residual[0]
            out["held"][instances] = False

    def _march_until(self, course: LaneArrays, until: int) -> int:
        """In stretches, between which an interruption ends it (STATUS.full)."""
        status, counts = STATUS.done, course.counts
        while status == STATUS.done and counts[LANE_COUNTS.made] < until:
            if self.interruption.asked:
                return STATUS.full
            counts[LANE_COUNTS.until] = min(until, counts[LANE_COUNTS.made] + self.pace.next())
            status = self._march(course)
        return status

    def _march(self, course: LaneArrays) -> int:
        table = np.array(words(self.method, self.binding.arrays, course, self.room), np.int64)
        while True:
            status = LANES_LOOP(table)
            if status == STATUS.need_fallback:
                self.binding.use_fallback()
            elif status != STATUS.unverified or not self.binding.accept_open(self.y):
                return status

    def _keep(self, instances: NDArray[np.intp], course: LaneArrays, out: dict[str, Array]) -> None:
        lanes, used, samples = self.lanes, len(instances), course.samples
        out["final"][instances] = self.y.reshape(-1, lanes).T[:used]
        if len(samples):
            samples[int(course.counts[LANE_COUNTS.stored]) :] = self.y
            blocks = samples.reshape(len(samples), -1, lanes)
            out["samples"][instances] = np.moveaxis(blocks, -1, 0)[:used]
        out["end"][instances] = course.counts[LANE_COUNTS.made]
        out["residual"][instances] = course.residual[:used]
        if course.statistics.size:
            observed = course.statistics.reshape(len(LANE_STATISTICS), -1, lanes)
            out["observed"][instances] = np.moveaxis(observed, -1, 0)[:used]


def simulate_many(many: EnsembleArrays, threads: int | None, progress: bool | None = None) -> Ensemble:
    """Run all instances."""
    options = many.options
    if options.step is None:
        raise ArgumentError("an ensemble runs with fixed steps: give step= (s)")
    if abs(many.steps * many.step - many.duration) > 1e-9 * many.step or many.steps < 1:
        raise ArgumentError(f"duration {many.duration} s is not a multiple of the step, {many.step} s")
    projected = closes_loops(many.method) if options.projection is None else options.projection
    equations = many.simulator.equations(many.method, many.inputs, projected)
    functions = [Event(name, function) for name, function in many.observe.items()]
    expressions = watched(functions, many.simulator.machine, equations.inputs, many.inputs.names)
    watch = equations.watch(expressions) if expressions else None
    lanes, total = equations.lanes, len(many.q)
    out = {
        "final": np.zeros((total, equations.size)),
        "samples": np.zeros((total, many.steps // many.stride if many.stride else 0, equations.size)),
        "end": np.zeros(total),
        "residual": np.zeros(total),
        "held": np.ones(total, bool),
        "observed": np.zeros((total, 4, len(expressions))),
    }
    out["final"][:], out["samples"][:] = many.starts, many.starts[:, None]
    able = np.setdiff1d(np.arange(total), np.array(many.open, int))
    blocks = [able[k : k + lanes] for k in range(0, len(able), lanes)]
    with Interruption() as interruption, Progress(progress) as display:
        task = display.task("simulations", total=len(blocks))

        def worker() -> Worker:
            return Worker(many, equations, watch, lanes, interruption)

        share(worker, blocks, out, threads or usable_cores(), lambda count: task.update(count))
        interruption.end("the ensemble", lambda: _ensemble(many, equations, out, "interrupted"))
    return _ensemble(many, equations, out)


def share(
    worker: Callable[[], Worker],
    blocks: Sequence[NDArray[np.intp]],
    out: dict[str, Array],
    threads: int,
    done: Callable[[int], None],
) -> None:
    """Let threads take blocks from a common pile until it is empty or they are interrupted."""
    pile, count = iter(blocks), itertools.count(1)

    def work() -> None:
        mine = worker()
        for block in pile:  # a list's iterator may be shared by threads
            if mine.interruption.asked:
                break
            mine.block(block, out)
            done(next(count))

    if threads == 1 or len(blocks) == 1:
        return work()
    with ThreadPoolExecutor(min(threads, len(blocks))) as pool:
        for task in [pool.submit(work) for _ in range(min(threads, len(blocks)))]:
            task.result()
    return None


def _ensemble(many: EnsembleArrays, equations: Equations, out: dict[str, Array], why: str = STOPPED) -> Ensemble:
    system = many.simulator.machine.kinematics.system
    nq, nv = system.nq, system.nv
    stride, step = many.stride, many.step
    time = many.options.start + step * stride * np.arange(1, out["samples"].shape[1] + 1)
    made = out["end"]
    out["observed"][made == 0] = np.nan
    observed = {}
    for i, name in enumerate(many.observe):
        lowest, highest, total, final = np.moveaxis(out["observed"][:, :, i], 1, 0)
        observed[name] = Statistics(lowest, highest, total / np.maximum(made, 1), final)
    return Ensemble(
        time,
        out["samples"][:, :, :nq],
        out["samples"][:, :, nq : nq + nv],
        out["final"][:, :nq],
        out["final"][:, nq : nq + nv],
        many.options.start + made * step,
        made == many.steps,
        out["final"][:, nq + nv :],
        observed,
        _reasons(many, out, why),
        out["residual"],
        many.parameters[:, len(many.inputs.names) :],
        system.quantities,
    )


def _reasons(many: EnsembleArrays, out: dict[str, Array], why: str) -> dict[int, str]:
    """Why instances did not come to the end."""
    made, residual = out["end"], out["residual"]
    found = dict.fromkeys(many.open, "cannot be assembled: its loops do not close from the given state")
    for i in np.flatnonzero(made < many.steps):
        at = many.options.start + made[i] * many.step
        words = why.format(at) if "{" in why else f"{why} at {at:.6g} s"
        if not out["held"][i]:
            words = f"{many.method.name} does not hold at {at:.6g} s: residual {residual[i]:.3g}"
        found.setdefault(int(i), words)
    return found
