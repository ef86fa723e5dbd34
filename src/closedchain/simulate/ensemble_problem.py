"""An ensemble as it is asked for, and as arrays with one row per instance, checked before anything runs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.interface import Formulation
from closedchain.dynamics.lagrange import Lagrange
from closedchain.errors import (
    ArgumentError,
    AssemblyError,
    HiddenStateError,
    OpenLoopError,
    UnsupportedError,
)
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.state import State, check_coordinates, check_own, open_limit
from closedchain.mechanism.numbers import entries_of, finite, real_array
from closedchain.simulate.coordinates import resolved
from closedchain.simulate.equations import Equations
from closedchain.simulate.events import Event, watched
from closedchain.simulate.inputs import Inputs, Sampled
from closedchain.simulate.integrators.tableaus import EXPLICIT
from closedchain.simulate.laws.hidden_state import reached
from closedchain.simulate.laws.traced_state import Law, call_law
from closedchain.simulate.problem import SimulationOptions, Simulator, check_duration, check_step, closes_loops
from closedchain.simulate.variation import Vary, assemble, held_velocities, read_variation
from closedchain.types import SX, Array


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
    turns: Array  # angles of the joints that close loops
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
        return self.tree.start(self.q, self.v, self.turns, self.options.start, self.parameters)

    @cached_property
    def tree(self) -> Equations:
        """The equations in the coordinates of the tree."""
        wanted = self.options.projection
        projected = closes_loops(self.method) if wanted is None else wanted
        return self.simulator.equations(self.method, self.inputs, projected)

    @cached_property
    def watched(self) -> list[SX]:
        """Observed quantities as expressions."""
        functions = [Event(name, function) for name, function in self.observe.items()]
        return watched(functions, self.simulator.machine, self.tree.inputs, self.inputs.names)  # the symbols it keeps

    def groups(self, instances: NDArray[np.intp]) -> list[tuple[Equations, NDArray[np.intp]]]:
        """Instances by the equations they are integrated with: one working mode in platform coordinates, the others in
        those of the tree."""
        machine, options = self.simulator.machine, self.options
        name = resolved(machine, self.method, options.coordinates, options.integrator or "")
        if name == "tree":
            return [(self.tree, instances)]
        if name == "independent":
            raise UnsupportedError(
                "ensembles take coordinates='tree' or 'platform': independent ones change on the way"
            )
        found = self.simulator.platform_equations(self.tree, self.q[instances[0]])
        rows, q = self.starts[instances], slice(machine.system.nq)
        there = found.expanded(found.contracted(rows), found.parameters(self.parameters[instances], self.q[instances]))
        same = np.abs((there - rows)[:, q]).max(axis=1) < open_limit(machine.kinematics) * machine.system.size
        return [(e, part) for e, part in ((found, instances[same]), (self.tree, instances[~same])) if part.size]

    @property
    def steps(self) -> int:
        """How many steps are made."""
        return round(check_duration(self.duration, self.step) / self.step)

    @property
    def step(self) -> float:
        """The fixed step, s."""
        return float(self.options.step or 0.0)

    @property
    def stride(self) -> int:
        """Steps from sample to sample, 0 without samples."""
        if self.options.output is None:
            return 0
        output = finite("output of an ensemble", self.options.output)
        stride = round(check_duration(output, self.step) / self.step)
        if stride < 1 or abs(stride * self.step - output) > 1e-9 * self.step:
            raise ArgumentError(
                f"output of an ensemble must be a multiple of its step ({self.step:g} s), not {output:g} s"
            )
        return stride

    @property
    def every(self) -> int:
        """Steps from one sampling instant of the laws to the next, 0 without."""
        period = self.inputs.memory.period
        every = round(period / self.step)
        if period and (every < 1 or abs(every * self.step - period) > 1e-9 * self.step):
            raise ArgumentError(
                f"the law samples every {period:g} s; in an ensemble that must be a multiple of the step, "
                f"{self.step:g} s"
            )
        return every

    @property
    def asks(self) -> int:
        """Steps from one question to a sampled law to the next, 0 without."""
        law = self.inputs.sampled
        every = 0 if law is None else round(law.period / self.step)
        if law is not None and (every < 1 or abs(every * self.step - law.period) > 1e-9 * self.step):
            raise ArgumentError(f"the law's period, {law.period:g} s, must be a multiple of the step, {self.step:g} s")
        return every

    def laws(self, instances: NDArray[np.intp]) -> list[Law]:
        """The sampled law of every instance; one law for all must not remember anything."""
        law = self.inputs.sampled
        return [] if law is None else [law.made() for _ in instances]

    def stretches(self) -> list[tuple[int, int]]:
        """(piece of the inputs, step at which it ends): tables may only break on the grid of steps."""
        return asked_between(self._pieces(), self.asks) if self.asks else self._pieces()

    def _pieces(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for piece, end in enumerate(self.inputs.pieces.on_grid(self.step).ends):
            last = self.steps if end >= self.duration else round(end / self.step)
            if last < self.steps and last * self.step != end:
                raise ArgumentError(f"a table changes {end} s after the start, between the steps of {self.step} s")
            if last > (found[-1][1] if found else 0):
                found.append((piece, last))
            if last == self.steps:
                break
        return found


def asked_between(stretches: Sequence[tuple[int, int]], every: int) -> list[tuple[int, int]]:
    """Stretches that also end wherever a sampled law is asked."""
    found, made = list[tuple[int, int]](), 0
    for piece, until in stretches:
        while made < until:
            made = min(until, (made // every + 1) * every)
            found.append((piece, made))
    return found


def gather(
    simulator: Simulator, method: Formulation, given: EnsembleProblem, options: SimulationOptions
) -> EnsembleArrays:
    """Arrays of starts, forces, parameters and numbers of the machine, one row per instance."""
    if options.integrator not in EXPLICIT:
        raise UnsupportedError(f"ensembles run with {', '.join(EXPLICIT)}; not with {options.integrator}")
    system = simulator.machine.kinematics.system
    variation = read_variation(system.mechanism, given.vary)
    q, v, turns = _starts(
        simulator.machine.kinematics, given.states, check_coordinates if variation.moves else check_own
    )
    if method.exact and not method.stabilised and not variation.moves:
        _check_closed(simulator, q)
    actuation, forces = _forces(given.actuation, len(system.actuators))
    named = {name: _parameter(name, values) for name, values in given.parameters.items()}
    total = _count([("states", q), ("forces", forces), *named.items(), ("machines", variation.values)])
    varied = simulator.varied(variation.entries)
    asked = replace(options, parameters={name: float(values[0]) for name, values in named.items()})
    inputs = varied.inputs(actuation, asked, given.duration)
    if inputs.sampled is not None and not isinstance(actuation, Sampled):
        raise UnsupportedError(
            "the law cannot be traced; write it with ordinary operators, or accept by name that Python is asked for "
            "every instance at every period: cc.Sampled(law, period)"
        )
    if inputs.sampled is not None and not inputs.sampled.fresh:
        _check_law(inputs.sampled, State(simulator.machine.kinematics, q[0], v[0], near=turns[0]))
    held = np.zeros((total, inputs.u.shape[0]))
    held[:, : forces.shape[1]] = forces
    p = np.column_stack([_spread(values, total) for values in (*named.values(), variation.values)])
    starts = _spread(q, total), _spread(v, total), _spread(turns, total)
    many = EnsembleArrays(varied, method, *starts, given.duration, inputs, held, p, asked, given.observe)
    check_step(simulator.machine, method, q[0], asked.integrator or "rk4", many.step)
    return _assembled(many, simulator, given.keep) if variation.moves else many


def _check_law(sampled: Sampled, state: State) -> None:
    """A law that all instances share must not remember anything."""
    before = reached(sampled.law)
    call_law(sampled.law, 0.0, state)
    changed = [name for name, value in reached(sampled.law).items() if before.get(name) != value]
    if changed:
        raise HiddenStateError(
            f"the sampled law changes {', '.join(changed)} when it is called, which all instances would share; let "
            "each have its own: cc.Sampled(make_law, period, fresh=True)"
        )


def _check_closed(simulator: Simulator, q: Array) -> None:
    """Starts must have closed loops."""
    kin = simulator.machine.kinematics
    gaps = kin.loop_errors(q)
    wide = np.flatnonzero(gaps > open_limit(kin) * kin.system.size)
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
    rows = np.atleast_1d(real_array(f"parameter {name!r}", values))
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


def _starts(
    kinematics: Kinematics, states: Any, check: Callable[[State, Kinematics], None]
) -> tuple[Array, Array, Array]:
    system = kinematics.system
    states = entries_of("states", [states] if isinstance(states, State) else states)
    if len(states) and isinstance(states[0], State):
        for state in states:
            check(state, kinematics)
        rows = zip(*((state.q, state.v, state.turns) for state in states), strict=True)
        q, v, turns = (np.array(row) for row in rows)
        return q, v, turns
    if len(states) != 2:
        raise ArgumentError("states are a list of State, or arrays (q, v) with one row per instance")
    q, v = (np.atleast_2d(real_array("states", rows)) for rows in states)
    if q.shape[1:] != (system.nq,) or v.shape != (len(q), system.nv):
        raise ArgumentError(f"q and v need {system.nq} and {system.nv} columns; got {q.shape} and {v.shape}")
    return q, v, np.array([kinematics.turns(row) for row in q])
