"""What acts on a machine over time: actuation and wrenches, as expressions and as inputs u(t).

Constants and tables become inputs u(t), cubics between breaks that no step crosses; laws are traced into the
equations. A law that cannot be traced is sampled at its own period and its answer held.
"""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import RLock
from typing import Any, Literal

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.interface import Machine
from closedchain.errors import ArgumentError, ClosedChainError, UnknownNameError, choose
from closedchain.mechanism.numbers import finite_vector
from closedchain.multibody.loads import Loads
from closedchain.simulate.traced_state import TracedState
from closedchain.types import SX, Array

Law = Callable[..., Any]
Actuation = Any  # None, forces by name or in order, rows of forces, Table, law, Sampled

TABLES = ("hold", "linear", "cubic")
_TRACING = RLock()  # what is changed while a law is traced holds for all threads


@dataclass(frozen=True, eq=False)
class Pieces:
    """u(t) as cubics: for ends[k-1] < t < ends[k], u = Σ_j coefficients[k, :, j] (t − origins[k])^j."""

    origins: Array
    ends: Array
    coefficients: Array

    @classmethod
    def constant(cls, values: ArrayLike) -> Pieces:
        """The same at all times."""
        row = np.atleast_1d(np.asarray(values, float))
        coefficients = np.zeros((1, row.size, 4))
        coefficients[0, :, 0] = row
        return cls(np.zeros(1), np.array([np.inf]), coefficients)

    def of(self, piece: int, t: float) -> Array:
        """Values of one piece at a time."""
        s, c = t - self.origins[piece], self.coefficients[piece]
        values: Array = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
        return values

    @classmethod
    def join(cls, parts: Sequence[Pieces]) -> Pieces:
        """Several inputs one below the other, on their common breaks."""
        if len(parts) == 1:
            return parts[0]
        ends = np.unique(np.concatenate([part.ends for part in parts]))
        starts = np.concatenate([[-np.inf], ends[:-1]])
        origins = np.where(np.isfinite(starts), starts, np.where(np.isfinite(ends), ends, 0.0))
        inside = np.where(np.isfinite(starts) & np.isfinite(ends), (starts + ends) / 2, origins)
        inside = np.where(~np.isfinite(starts) & np.isfinite(ends), ends - 1.0, inside)
        inside = np.where(np.isfinite(starts) & ~np.isfinite(ends), starts + 1.0, inside)
        columns = [_moved(part, origins, np.searchsorted(part.ends, inside, side="right")) for part in parts]
        return cls(origins, ends, np.concatenate(columns, axis=1))


def _moved(part: Pieces, origins: Array, piece: NDArray[np.intp]) -> Array:
    """Coefficients of the named pieces about other origins."""
    s = (origins - part.origins[piece])[:, None]
    c0, c1, c2, c3 = np.moveaxis(part.coefficients[piece], -1, 0)
    return np.stack([c0 + s * (c1 + s * (c2 + s * c3)), c1 + s * (2 * c2 + 3 * s * c3), c2 + 3 * s * c3, c3], axis=-1)


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
    def of(cls, result: Any, kind: Literal["hold", "linear", "cubic"] = "cubic") -> Table:
        """Forces to replay: those of a run, or of inverse dynamics along a motion."""
        found = [getattr(result, name, None) for name in ("time", "times")]
        times = next((values for values in found if isinstance(values, np.ndarray)), None)
        if times is None:
            raise ArgumentError("Table.of takes a Run, or inverse dynamics along a motion")
        times, first = np.unique(times, return_index=True)
        return cls(times, np.asarray(result.forces)[first], kind)

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


class TracedLaw:
    """A law that can only be traced: an error in it is an error, not a reason to sample it."""


@dataclass(frozen=True, eq=False)
class Sampled:
    """A control law that is evaluated at fixed times with the true State; its answer is held until the next time.

    law: a function law(t, state) of forces, in Python without restrictions
    period: s

    Example:
        >>> law = cc.Sampled(lambda t, state: [5.0 if state["crank"] < 1.3 else 0.0], period=0.01)
        >>> model.simulate(state, duration=0.05, actuation=law).ending.kind
        'complete'
    """

    law: Law
    period: float = 1e-3

    def __post_init__(self) -> None:
        if not (callable(self.law) and np.isfinite(self.period) and self.period > 0):
            raise ArgumentError("Sampled takes a function law(t, state) and a period in s greater than 0")


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
    values = np.atleast_1d(np.asarray(_in_order(answer, names), float)).ravel()
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
    notes: what the user should know
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


def make_inputs(
    machine: Machine,
    actuation: Actuation,
    wrenches: Mapping[str, Any] | None,
    parameters: Mapping[str, float] | None,
    duration: float,
) -> Inputs:
    """Trace and tabulate everything that acts on the machine."""
    tree, given = machine.kinematics.tree, dict(parameters or {})
    t, p, u = SX.sym("t"), SX.sym("p", len(given)), SX.sym("u", len(tree.system.actuators))
    motors = [actuator.name for actuator in tree.system.actuators]
    pieces, sampled, forces, notes = Pieces.constant(np.zeros(len(motors))), None, u, tuple[str, ...]()
    pivot = SX(1)
    if isinstance(actuation, Sampled):
        sampled = actuation
    elif callable(actuation):
        state = TracedState(machine, {name: p[i] for i, name in enumerate(given)})
        law = trace(actuation, t, state, lambda answer: forces_column(answer, motors))
        if law is None:
            sampled = Sampled(actuation)
            notes = (f"the law cannot be traced; it is sampled every {sampled.period:g} s and its answer held",)
        else:
            forces = u + law
            for one in state.pivots:
                pivot = ca.fmin(pivot, one)
    else:
        pieces = forces_over_time(machine, actuation, duration)
    forces = Loads(tree).saturated(forces)
    loads, power, tables = SX(tree.system.nv, 1), SX(0), list[tuple[SX, Pieces]]()
    if wrenches:
        state = TracedState(machine, {name: p[i] for i, name in enumerate(given)})
        loads, power, tables = _loads(state, t, wrenches)
    if tables:
        # inputs of tabulated wrenches follow those of the actuators
        own, u = ca.vertcat(u, *(symbol for symbol, _ in tables)), SX.sym("u", len(motors) + 6 * len(tables))
        forces, loads, power = ca.substitute([forces, loads, power], [own], [u])
        pieces = Pieces.join([pieces, *(piece for _, piece in tables)])
    numbers = tree.system.quantities
    p = ca.vertcat(p, numbers.parameters)
    key = ca.Function("inputs", [tree.q, tree.v, t, u, p], [forces, loads, power]).serialize()
    values = np.concatenate([np.array([float(value) for value in given.values()]), numbers.typical])
    return Inputs(t, u, p, forces, loads, power, pivot, pieces, values, tuple(given), sampled, key, notes)


def trace(law: Law, t: SX, state: TracedState, read: Callable[[Any], SX]) -> SX | None:
    """The law as an expression, or None if it needs numbers or does not give the same expression twice."""
    found = []
    for _ in range(2):
        state.pivots.clear()
        try:
            with _TRACING, warnings.catch_warnings(), symbols_are_not_numbers():
                warnings.simplefilter("ignore", FutureWarning)  # NumPy functions on symbols
                found.append(read(call_law(law, t, state)))
        except ClosedChainError:
            raise
        except Exception:
            # anything may happen when a law that needs numbers meets symbols
            if isinstance(law, TracedLaw):
                raise
            return None
    tree = state.kinematics.tree
    own = tree.system.quantities.parameters
    symbols = [t, tree.q, tree.v, *[ca.symvar(p)[0] for p in state.parameters.values()], own]
    try:
        first, second = (ca.Function("law", symbols, [expression]).serialize() for expression in found)
    except RuntimeError:  # it made symbols of its own
        return None
    return found[0] if first == second else None


@contextmanager
def symbols_are_not_numbers() -> Iterator[None]:
    """CasADi answers NaN where a float is made of a symbol (float(x), math.sin(x)); let it be an error meanwhile."""
    convert = SX.__float__

    def refuse(self: SX) -> float:
        if not self.is_constant():
            raise TypeError("a symbol is not a number")
        return float(convert(self))

    SX.__float__ = refuse  # type: ignore[method-assign]
    try:
        yield
    finally:
        SX.__float__ = convert  # type: ignore[method-assign]


def call_law(law: Law, t: Any, state: Any) -> Any:
    """law(t, state), or law(t) where it takes only that."""
    try:
        takes = len(inspect.signature(law).parameters)
    except (TypeError, ValueError):
        takes = 2
    return law(t) if takes == 1 else law(t, state)


def forces_over_time(machine: Machine, actuation: Actuation, duration: float) -> Pieces:
    """Actuator forces that are not a law: none, constant, by name, rows over the duration, or a table."""
    motors = [actuator.name for actuator in machine.kinematics.system.actuators]
    if actuation is None:
        return Pieces.constant(np.zeros(len(motors)))
    if isinstance(actuation, Table):
        return actuation.pieces(len(motors), "actuator forces")
    forces = _in_order(actuation, motors, "")
    try:
        values = np.atleast_1d(np.asarray(forces, float))
    except (TypeError, ValueError):
        raise ArgumentError(
            f"actuation {actuation!r} is not understood; valid: None, forces, Table, a function law(t, state), Sampled"
        ) from None
    if values.ndim == 2 and len(values) > 1:
        times = duration * np.arange(len(values)) / len(values)
        return Table(times, values, "hold").pieces(len(motors), "actuator forces")
    return Pieces.constant(finite_vector("actuator forces", values.ravel(), len(motors)))


def _loads(state: TracedState, t: SX, wrenches: Mapping[str, Any]) -> tuple[SX, SX, list[tuple[SX, Pieces]]]:
    """Generalised forces and power of wrenches [moment; force] at bodies' origins, world axes; inputs they need."""
    tree = state.kinematics.tree
    Q, power, tables = SX(tree.system.nv, 1), SX(0), list[tuple[SX, Pieces]]()
    for body, given in wrenches.items():
        rows = slice(6 * tree.system.link(body).index, 6 * tree.system.link(body).index + 6)
        if callable(given):
            wrench = trace(given, t, state, _wrench_column)
            if wrench is None:
                raise ArgumentError(
                    f"the wrench on {body!r} cannot be traced; write it with ordinary operators, or as a Table"
                )
        elif isinstance(given, Table):
            wrench = SX.sym(f"w_{body}", 6)
            tables.append((wrench, given.pieces(6, f"wrenches on {body!r}")))
        else:
            wrench = SX(ca.DM(finite_vector(f"wrench on {body!r}", given, 6)))
        Q += tree.jacobian[rows, :].T @ wrench
        power += ca.dot(wrench, tree.twist_vector[rows])
    return Q, power, tables


def _wrench_column(answer: Any) -> SX:
    if isinstance(answer, np.ndarray):
        answer = answer.ravel().tolist()
    column = ca.vec(SX(ca.vertcat(*answer) if isinstance(answer, list | tuple) else answer))
    if column.shape[0] != 6:
        raise ArgumentError(f"a wrench has six numbers [moment; force]; the function gives {column.shape[0]}")
    return column
