"""What acts on a machine over time: actuation and wrenches, as expressions and as inputs u(t).

Constants and tables become inputs u(t), cubics between breaks that no step crosses; laws are traced into the
equations. A law that cannot be traced is sampled at its own period and its answer held.
"""

from __future__ import annotations

import warnings
from collections.abc import Hashable, Mapping, Sequence
from copy import deepcopy
from dataclasses import field, replace
from typing import Any, Literal

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.interface import Machine
from closedchain.errors import ArgumentError, SampledLawWarning, UnknownNameError, UnsupportedError, choose
from closedchain.mechanism.numbers import finite_vector, real_array
from closedchain.multibody.loads import Loads
from closedchain.records import dataclass
from closedchain.signatures import explained_fields
from closedchain.simulate.laws.law_key import law_key
from closedchain.simulate.laws.memory import LawStates, Memory, states_at_start
from closedchain.simulate.laws.traced_state import Law, TracedState, trace
from closedchain.types import SX, Array

Actuation = Any  # None, forces by name or in order, rows of forces, Table, law, Sampled

TABLES = ("hold", "linear", "cubic")
MOST_LAWS = 16  # that are kept as they were traced


def as_given(numbers: Any) -> Any:
    """Forces, wrenches or times as they are now: a list that the caller fills again changes no earlier run."""
    return deepcopy(numbers) if isinstance(numbers, (list, dict, np.ndarray, Table)) else numbers


def cubics_at(s: Array | float, c: Array) -> Array:
    """Σ_j c[:, j] s^j."""
    values: Array = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
    return values


@dataclass(frozen=True, eq=False)
class Pieces:
    """u(t) as cubics: for ends[k-1] < t < ends[k], u = Σ_j coefficients[k, :, j] (t − origins[k])^j.

    start: s, from which origins and ends are counted; times that methods take are not
    until: s since the start, how long rows of forces were given for
    """

    origins: Array
    ends: Array
    coefficients: Array
    start: float = 0.0
    until: float = np.inf

    def since(self, start: float) -> Pieces:
        """The same, counted from another start."""
        by = start - self.start
        return replace(self, origins=self.origins - by, ends=self.ends - by, start=start) if by else self

    @classmethod
    def constant(cls, values: ArrayLike) -> Pieces:
        """The same at all times."""
        row = np.atleast_1d(np.asarray(values, float))
        coefficients = np.zeros((1, row.size, 4))
        coefficients[0, :, 0] = row
        return cls(np.zeros(1), np.array([np.inf]), coefficients)

    def on_grid(self, step: float) -> Pieces:
        """The same, breaks on the grid of steps from the start where only rounding puts them beside it."""
        if not step:
            return self
        nearest = np.round(self.ends / step) * step
        with np.errstate(invalid="ignore"):  # the last piece has no end
            same = np.abs(self.ends - nearest) <= 1e-9 * step + 2 * np.spacing(np.abs(self.start + self.ends))
        return replace(self, ends=np.where(same, nearest, self.ends))

    def within(self, begin: float, end: float) -> int:
        """The piece at work in a step, which no break divides."""
        return int(np.searchsorted(self.ends, (begin + end) / 2 - self.start))

    def of(self, piece: int, t: float) -> Array:
        """Values of one piece at a time."""
        return cubics_at(t - self.start - self.origins[piece], self.coefficients[piece])

    def along(self, t: Array) -> Array:
        """Values of the only piece at times, a row for each."""
        return cubics_at((t - self.start - self.origins[0])[:, None], self.coefficients[0])

    def derivative(self, order: int) -> Pieces:
        """The first, second, … derivative by time."""
        c = self.coefficients
        for _ in range(order):
            c = np.concatenate([c[:, :, 1:] * np.arange(1.0, 4.0), np.zeros_like(c[:, :, :1])], axis=2)
        return replace(self, coefficients=c)

    @classmethod
    def join(cls, parts: Sequence[Pieces]) -> Pieces:
        """Several inputs counted from one start, one below the other, on their common breaks."""
        if len(parts) == 1:
            return parts[0]
        ends = np.array(sorted({end for part in parts for end in part.ends.tolist()}))
        starts = np.concatenate([[-np.inf], ends[:-1]])
        origins = np.where(np.isfinite(starts), starts, np.where(np.isfinite(ends), ends, 0.0))
        inside = np.where(np.isfinite(starts) & np.isfinite(ends), (starts + ends) / 2, origins)
        inside = np.where(~np.isfinite(starts) & np.isfinite(ends), ends - 1.0, inside)
        inside = np.where(np.isfinite(starts) & ~np.isfinite(ends), starts + 1.0, inside)
        columns = [_moved(part, origins, np.searchsorted(part.ends, inside, side="right")) for part in parts]
        until = min(part.until for part in parts)
        return cls(origins, ends, np.concatenate(columns, axis=1), parts[0].start, until)


def _moved(part: Pieces, origins: Array, piece: NDArray[np.intp]) -> Array:
    """Coefficients of the named pieces about other origins."""
    s = (origins - part.origins[piece])[:, None]
    c0, c1, c2, c3 = np.moveaxis(part.coefficients[piece], -1, 0)
    return np.stack([c0 + s * (c1 + s * (c2 + s * c3)), c1 + s * (2 * c2 + 3 * s * c3), c2 + 3 * s * c3, c3], axis=-1)


@explained_fields(t="times", time="times", forces="values")
@dataclass(frozen=True, eq=False)
class Table:
    """Forces given at times, one column per actuator. Before the first and after the last time the nearest value holds.

    times: s
    values: N or N m, (times, actuators)
    kind: "hold", "linear", or "cubic" (a smooth spline)

    Example:
        >>> ramp = cc.Table(times=[0.0, 0.1], values=[[0.0], [5.0]])
        >>> round(float(model.simulate(state, duration=0.1, actuation=ramp).force("crank_motor")[-1]), 9)
        5.0
    """

    times: ArrayLike
    values: ArrayLike
    kind: Literal["hold", "linear", "cubic"] = "linear"

    def __post_init__(self) -> None:
        if self.kind not in TABLES:
            raise ArgumentError(f"table kind {self.kind!r}; kinds: {', '.join(TABLES)}")
        times, values = np.asarray(self.times, float), np.asarray(self.values, float)
        if times.ndim != 1 or times.size < 2 or not np.all(np.isfinite(times)) or np.any(np.diff(times) <= 0):
            raise ArgumentError("a table needs two or more times (s), finite and increasing")
        if values.ndim not in (1, 2) or len(values) != times.size or not np.all(np.isfinite(values)):
            raise ArgumentError(f"a table needs a row of finite values for each of its {times.size} times")

    @classmethod
    def of(
        cls,
        result: Any,
        kind: Literal["hold", "linear", "cubic"] = "cubic",
        quantity: Literal["forces", "coordinates"] = "forces",
    ) -> Table:
        """Forces to replay, or coordinates of the actuators: of a run, or of inverse dynamics along a motion."""
        found = [getattr(result, name, None) for name in ("time", "times")]
        times = next((values for values in found if isinstance(values, np.ndarray)), None)
        if times is None:
            raise ArgumentError("Table.of takes a Run, or inverse dynamics along a motion")
        times, first = np.unique(times, return_index=True)
        return cls(times, np.asarray(getattr(result, quantity))[first], kind)

    def pieces(self, size: int, what: str) -> Pieces:
        """The table as cubics."""
        times, values = np.asarray(self.times, float), np.asarray(self.values, float)
        values = values.reshape(times.size, -1)
        if values.shape[1] != size:
            raise ArgumentError(f"a table of {what} needs {size} columns, not {values.shape[1]}")
        return Pieces(
            np.concatenate([times[:1], times]), np.concatenate([times, [np.inf]]), self._cubics(times, values)
        )

    def _cubics(self, times: Array, values: Array) -> Array:
        c = np.zeros((times.size + 1, values.shape[1], 4))
        c[0, :, 0], c[1:, :, 0] = values[0], values
        if self.kind == "linear":
            c[1:-1, :, 1] = np.diff(values, axis=0) / np.diff(times)[:, None]
        elif self.kind == "cubic":
            from scipy.interpolate import CubicSpline

            c[1:-1] = np.moveaxis(
                CubicSpline(times, values, bc_type="natural" if times.size < 4 else "not-a-knot").c[::-1], 0, -1
            )
        return c


@explained_fields(dt="period", rate="period", step="period")
@dataclass(frozen=True, eq=False)
class Sampled:
    """A control law that is evaluated at fixed times with the true State; its answer is held until the next time.

    law: a function law(t, state) of forces, in Python without restrictions
    period: s
    fresh: `law` makes the law, one for each run and for each instance of an ensemble, for laws that remember

    Example:
        >>> law = cc.Sampled(lambda t, state: [5.0 if state["crank"] < 1.3 else 0.0], period=0.01)
        >>> model.simulate(state, duration=0.05, actuation=law).ending.kind
        'complete'
    """

    law: Law
    period: float = 1e-3
    fresh: bool = False

    def __post_init__(self) -> None:
        if not (callable(self.law) and np.isfinite(self.period) and self.period > 0):
            raise ArgumentError("Sampled takes a function law(t, state) and a period in s greater than 0")

    def made(self) -> Law:
        """The law to call."""
        law = self.law() if self.fresh else self.law
        if not callable(law):
            raise ArgumentError(f"Sampled(fresh=True) takes a function that makes the law; it made {law!r}")
        return law


def forces_column(answer: Any, names: Sequence[str]) -> SX:
    """What a traced law returned, as a column in the order of the actuators."""
    answer = _in_order(answer, names)
    if isinstance(answer, np.ndarray):
        answer = answer.ravel().tolist()
    column = ca.vertcat(*answer) if isinstance(answer, list | tuple) else answer
    column = ca.vec(SX(column))
    if column.shape[0] != len(names):
        raise ArgumentError(f"the law gives {column.shape[0]} forces for {len(names)} actuators: {', '.join(names)}")
    return ca.densify(column)


def forces_array(answer: Any, names: Sequence[str]) -> Array:
    """What a sampled law returned, as numbers in the order of the actuators."""
    values = real_array("forces of a law", _in_order(answer, names), infinite=True).ravel()
    if values.size != len(names) or not np.all(np.isfinite(values)):
        raise ArgumentError(f"the law must give {len(names)} finite forces ({', '.join(names)}); it gave {answer!r}")
    return values


def _in_order(forces: Any, names: Sequence[str], whose: str = "the law's answer: ") -> Any:
    """Forces by name in the order of the actuators; others as they are."""
    if not isinstance(forces, Mapping):
        return forces
    for name in forces:
        if name not in names:
            raise UnknownNameError(whose + choose("actuator", name, names))
    return [forces.get(name, 0.0) for name in names]


@dataclass(frozen=True, eq=False)
class Inputs:
    """What acts on the machine: expressions, and the values of their symbols over time.

    t, u, p: time; inputs over time; parameters of laws, then numbers of the machine that are symbols
    forces: of the actuators         loads, load_power: generalised forces of wrenches, and their power
    pivot: vanishes where a law that solves equations meets a singular place
    pieces: u(t)      parameters: values of p      names: of the parameters of laws
    sampled: the law to ask at its period, if there is one          key: differs where expressions differ
    notes: what the user should know                                memory: states of laws
    """

    t: SX
    u: SX
    p: SX
    forces: SX
    loads: SX
    load_power: SX
    pivot: SX
    pieces: Pieces
    parameters: Array
    names: tuple[str, ...]
    sampled: Sampled | None
    key: str
    notes: tuple[str, ...] = ()
    memory: LawStates = field(default_factory=LawStates)

    def written(self, machine: Machine, expressions: Sequence[SX]) -> str:
        """Expressions of these inputs' and the tree's symbols as a text that differs wherever they do."""
        tree = machine.kinematics.tree
        symbols = [tree.q, tree.v, tree.turns, self.t, self.u, self.p, self.memory.x]
        return str(ca.Function("inputs", symbols, [*expressions]).serialize())

    def memory_at(self, t: float, q: Array, v: Array, turns: Array, parameters: Array, machine: Machine) -> Array:
        """States of laws at the start, a row for every row of q, v, turns and parameters."""
        tree, times = machine.kinematics.tree, np.full((len(q), 1), t)
        symbols = [self.t, tree.q, tree.v, tree.turns, self.p]
        return states_at_start(self.memory, symbols, [times, q, v, turns, parameters])


def make_inputs(
    machine: Machine,
    actuation: Actuation,
    wrenches: Mapping[str, Any] | None,
    parameters: Mapping[str, float] | None,
    duration: float,
    start: float = 0.0,
) -> Inputs:
    """Trace and tabulate everything that acts on the machine in a run of that duration from that start, s."""
    tree, given = machine.kinematics.tree, dict(parameters or {})
    p, u = SX.sym("p", len(given)), SX.sym("u", len(tree.system.actuators))
    state = TracedState(machine, {name: p[i] for i, name in enumerate(given)}, memory=Memory())
    motors = [actuator.name for actuator in tree.system.actuators]
    pieces, sampled, forces, notes = Pieces.constant(np.zeros(len(motors))), None, u, tuple[str, ...]()
    if isinstance(actuation, Sampled):
        sampled = actuation
    elif callable(actuation):
        law = trace(actuation, state, lambda answer: forces_column(answer, motors))
        if law is None:
            sampled = Sampled(actuation)
            notes = (f"the law cannot be traced; it is sampled every {sampled.period:g} s and its answer held",)
            warnings.warn(
                f"{notes[0]}. Use np.sin, not math.sin, and casadi.if_else, not if; or choose the period: "
                "cc.Sampled(law, period=...)",
                SampledLawWarning,
                stacklevel=2,
            )
        else:
            forces = u + law
    else:
        pieces = forces_over_time(machine, actuation, duration, start)
    forces = Loads(tree).saturated(forces)
    loads, power = _loads(state, wrenches) if wrenches else (SX(tree.system.nv, 1), SX(0))
    memory, pivot = LawStates.of(state.memory), SX(1)
    for one in state.pivots:
        pivot = ca.fmin(pivot, one)
    if state.tables:
        # inputs of tables follow those of the actuators
        own = ca.vertcat(u, *(symbol for symbol, _, _ in state.tables))
        u = SX.sym("u", own.shape[0])
        forces, loads, power, pivot, *changed = ca.substitute(
            [forces, loads, power, pivot, *memory.expressions], [own], [u]
        )
        memory = memory.with_expressions(changed)
        tables = [_pieces_of(table, symbol.shape[0], order).since(start) for symbol, table, order in state.tables]
        pieces = Pieces.join([pieces.since(start), *tables])
    if memory.size and ca.depends_on(memory.start, ca.vertcat(u, memory.x)):
        raise ArgumentError(
            "initial values of states of laws may depend on the time, the machine's state and parameters only, not on "
            "tables or other states"
        )
    numbers = tree.system.quantities
    p = ca.vertcat(p, numbers.parameters)
    symbols = [tree.q, tree.v, tree.turns, state.t, u, p, memory.x]
    key = ca.Function("inputs", symbols, [forces, loads, power, pivot, *memory.expressions]).serialize()
    if memory.size:
        key += f" {memory.period!r} {memory.continuous} {memory.places}"
    values = np.concatenate([np.array([float(value) for value in given.values()]), numbers.typical])
    return Inputs(state.t, u, p, forces, loads, power, pivot, pieces, values, tuple(given), sampled, key, notes, memory)


class TracedLaws:
    """What acts on one machine. A law is kept as it was traced, and traced again where what it reaches has changed or
    cannot be told (`law_key`).
    """

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.kept: dict[Hashable, Inputs] = {}

    def inputs(
        self,
        actuation: Actuation,
        wrenches: Mapping[str, Any] | None,
        parameters: Mapping[str, float] | None,
        duration: float,
        start: float = 0.0,
    ) -> Inputs:
        """As `make_inputs` makes them."""
        law, given = callable(actuation) and not isinstance(actuation, Sampled) and not wrenches, dict(parameters or {})
        key = law_key(actuation, *given) if law else None
        known = None if key is None else self.kept.get(key)
        if known is None:
            inputs = make_inputs(self.machine, actuation, wrenches, parameters, duration, start)
            if key is not None and inputs.sampled is None:
                if len(self.kept) >= MOST_LAWS:
                    self.kept.pop(next(iter(self.kept)), None)
                self.kept[key] = inputs
            return inputs
        typical = self.machine.kinematics.tree.system.quantities.typical
        numbers = np.concatenate([[float(x) for x in given.values()], typical])
        return replace(known, parameters=numbers, pieces=known.pieces.since(start))


def _pieces_of(table: Table, size: int, derivative: int) -> Pieces:
    return table.pieces(size, "a law").derivative(derivative)


def held_inputs(machine: Machine, inputs: Inputs) -> Inputs:
    """The same where laws are asked between stretches (contacts): all forces of a law with states must be held.

    The states are held, too, as inputs after the forces, so that they are recorded with these.
    """
    memory, tree, u = inputs.memory, machine.kinematics.tree, inputs.u
    acting = ca.vertcat(inputs.forces, inputs.loads, inputs.load_power, *memory.expressions)
    observed = [
        cut.name for (cut, _), turn in zip(tree.system.periodic, ca.vertsplit(tree.turns), strict=True)
        if ca.depends_on(acting, turn)
    ]  # fmt: skip
    if observed:
        raise UnsupportedError(
            f"laws of machines with contacts or dry friction cannot read the angle of {observed[0]!r}, which closes a "
            f"loop and is known there up to whole turns only; cut another joint (cc.compile(..., cut=[...]))"
        )
    if not memory.size:
        return inputs
    forces = ca.substitute(inputs.forces, u, SX.zeros(u.shape[0]))
    flowing = ca.vertcat(inputs.t, tree.q, tree.v)
    tables, wrenches = u.shape[0] > len(tree.system.actuators), ca.vertcat(inputs.loads, inputs.load_power)
    if memory.continuous or tables or ca.depends_on(forces, flowing) or ca.depends_on(wrenches, memory.x):
        raise UnsupportedError(
            "machines with contacts or dry friction take laws whose forces are all held between sampling instants "
            "(clock = state.memory.every(period); clock.hold, clock.delay), not ones with continuous states, tables, "
            "feedback in between, or wrenches that remember"
        )
    after = ca.substitute(forces, memory.x, memory.next)
    outputs = [memory.next, after, memory.start]
    step = ca.Function("step", [inputs.t, tree.q, tree.v, inputs.p, memory.x], outputs)
    acting, held = Loads(tree).saturated(u), ca.vertcat(u, memory.x)
    key = ca.Function("inputs", [tree.q, tree.v, inputs.t, held, inputs.p], [acting, inputs.loads]).serialize()
    return replace(
        inputs,
        u=held,
        forces=acting,
        pivot=SX(1),
        pieces=Pieces.constant(np.zeros(held.shape[0])),
        sampled=Sampled(HeldLaw(step, inputs.parameters), memory.period, fresh=True),
        key=key,
        memory=LawStates(places=memory.places),
    )


def recorded_inputs(machine: Machine, signals: Mapping[str, tuple[int, int]]) -> Inputs:
    """What acted at the samples of a run as inputs: actuator forces, states of laws, generalised forces of wrenches."""
    given, tree = make_inputs(machine, None, None, None, 0.0), machine.kinematics.tree
    motors, states = len(tree.system.actuators), max((last for _, last in signals.values()), default=0)
    u = SX.sym("u", motors + states + tree.system.nv)
    forces, loads = u[:motors], u[motors + states :]
    key = ca.Function("inputs", [tree.q, tree.v, given.t, u, given.p], [forces, loads]).serialize()
    return replace(
        given,
        u=u,
        forces=forces,
        loads=loads,
        load_power=ca.dot(loads, tree.v),
        pieces=Pieces.constant(np.zeros(u.shape[0])),
        key=key,
        memory=LawStates(places=signals),
    )


@dataclass(frozen=True, eq=False)
class HeldLaw:
    """Makes the law of one run from a law with sampled states: it gives forces and states at every instant.

    step: (t, q, v, p, x) → x⁺, forces, x before the first instant
    """

    step: ca.Function
    parameters: Array

    def __call__(self) -> Law:
        """A law that remembers nothing yet."""
        x = list[Any]()

        def law(t: float, state: Any) -> Array:
            at = t, state.q, state.v, self.parameters
            before = x.pop() if x else self.step(*at, 0)[2]
            after, forces, _ = self.step(*at, before)
            x.append(after)
            return np.concatenate([np.array(part).ravel() for part in (forces, after)])

        return law


def forces_over_time(machine: Machine, actuation: Actuation, duration: float, start: float) -> Pieces:
    """Actuator forces that are not a law: none, constant, by name, rows over the duration, or a table.

    duration: s; 0: not known, where an event switches to them
    """
    motors = [actuator.name for actuator in machine.kinematics.system.actuators]
    if actuation is None:
        return Pieces.constant(np.zeros(len(motors)))
    if isinstance(actuation, Table):
        return actuation.pieces(len(motors), "actuator forces").since(start)
    forces = _in_order(actuation, motors, "")
    try:
        values = np.atleast_1d(np.asarray(forces, float))
    except (TypeError, ValueError):
        raise ArgumentError(
            f"actuation {actuation!r} is not understood; valid: None, forces, Table, a function law(t, state), Sampled"
        ) from None
    if values.ndim == 2 and len(values) > 1:
        if not duration:
            raise ArgumentError(
                f"{len(values)} rows of forces need a duration that they share; an event switches to constant forces, "
                "a Table, a law or Sampled"
            )
        times = duration * np.arange(len(values)) / len(values)
        pieces = Table(times, values, "hold").pieces(len(motors), "actuator forces")
        return replace(pieces, start=start, until=duration)
    return Pieces.constant(finite_vector("actuator forces", values.ravel(), len(motors)))


def _loads(state: TracedState, wrenches: Mapping[str, Any]) -> tuple[SX, SX]:
    """Generalised forces and power of wrenches [moment; force] at bodies' origins, world axes."""
    tree = state.kinematics.tree
    Q, power = SX(tree.system.nv, 1), SX(0)
    for body, given in wrenches.items():
        rows = slice(6 * tree.system.link(body).index, 6 * tree.system.link(body).index + 6)
        if callable(given):
            wrench = trace(given, state, _wrench_column)
            if wrench is None:
                raise ArgumentError(
                    f"the wrench on {body!r} cannot be traced; write it with ordinary operators, or as a Table"
                )
        elif isinstance(given, Table):
            given.pieces(6, f"wrenches on {body!r}")
            wrench = state.table(given)
        else:
            wrench = SX(ca.DM(finite_vector(f"wrench on {body!r}", given, 6)))
        Q += tree.jacobian[rows, :].T @ wrench
        power += ca.dot(wrench, tree.twist_vector[rows])
    return Q, power


def _wrench_column(answer: Any) -> SX:
    if isinstance(answer, np.ndarray):
        answer = answer.ravel().tolist()
    column = ca.vec(SX(ca.vertcat(*answer) if isinstance(answer, list | tuple) else answer))
    if column.shape[0] != 6:
        raise ArgumentError(f"a wrench has six numbers [moment; force]; the function gives {column.shape[0]}")
    return column
