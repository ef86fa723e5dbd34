"""From what the user gave (forces, tables, laws, wrenches) to expressions and inputs over time."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from threading import RLock
from typing import Any

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.errors import ArgumentError, ClosedChainError, UnknownNameError, choose
from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism.numbers import finite_vector
from closedchain.simulate.equations import Drive
from closedchain.simulate.inputs import Law, Pieces, Sampled, Table, TracedLaw, forces_column
from closedchain.simulate.traced_state import TracedState
from closedchain.types import SX, Array

_TRACING = RLock()  # what is changed while a law is traced holds for all threads
Actuation = Any  # None, forces by name or in order, rows of forces, Table, law, Sampled


@dataclass(frozen=True, eq=False)
class Driven:
    """A drive with its inputs over time; `sampled` is the law to ask at its period, if there is one."""

    drive: Drive
    pieces: Pieces
    parameters: Array
    sampled: Sampled | None
    names: tuple[str, ...]  # of the parameters
    key: str


def make_drive(
    machine: Machine,
    actuation: Actuation,
    wrenches: Mapping[str, Any] | None,
    parameters: Mapping[str, float] | None,
    duration: float,
) -> Driven:
    """Trace and tabulate everything that acts on the machine."""
    kinematics = machine.kinematics
    t, names = SX.sym("t"), list(parameters or {})
    p = SX.sym("p", len(names))
    state = TracedState(machine, {name: p[i] for i, name in enumerate(names)})
    motors = [actuator.name for actuator in kinematics.system.actuators]
    u = SX.sym("u", len(motors))
    parts, sampled, forces = [Pieces.constant(np.zeros(len(motors)))], None, u
    if isinstance(actuation, Sampled):
        sampled = actuation
    elif callable(actuation):
        traced = trace(actuation, t, state, lambda answer: forces_column(answer, motors))
        if traced is None:
            sampled = Sampled(actuation)
        else:
            forces = u + traced
    else:
        parts = [forces_over_time(machine, actuation, duration)]
    pivots = list(state.pivots)
    loads, power, more = _loads(kinematics, state, t, wrenches or {}, len(motors))
    u_all = ca.vertcat(u, *(symbol for symbol, _ in more))
    whole = SX.sym("u", u_all.shape[0])
    forces, loads, power = ca.substitute([forces, loads, power], [u_all], [whole]) if more else (forces, loads, power)
    pivot = SX(1)
    for one in pivots:
        pivot = ca.fmin(pivot, one)
    numbers = kinematics.system.quantities
    drive = Drive(t, whole if more else u, ca.vertcat(p, numbers.parameters), forces, loads, power, pivot)
    pieces = Pieces.join([*parts, *(piece for _, piece in more)])
    tree = kinematics.tree
    inputs = [tree.q, tree.v, *drive.symbols]
    key = ca.Function("drive", inputs, [drive.forces, drive.loads, drive.load_power]).serialize()
    values = np.array([float((parameters or {})[name]) for name in names])
    return Driven(drive, pieces, np.concatenate([values, numbers.typical]), sampled, tuple(names), key)


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
    if isinstance(actuation, Mapping):
        for name in actuation:
            if name not in motors:
                raise UnknownNameError(choose("actuator", name, motors))
        actuation = [actuation.get(name, 0.0) for name in motors]
    try:
        values = np.atleast_1d(np.asarray(actuation, float))
    except (TypeError, ValueError):
        raise ArgumentError(
            f"actuation {actuation!r} is not understood; valid: None, forces, Table, a function law(t, state), Sampled"
        ) from None
    if values.ndim == 2 and len(values) > 1:
        times = duration * np.arange(len(values)) / len(values)
        return Table(times, values, "hold").pieces(len(motors), "actuator forces")
    return Pieces.constant(finite_vector("actuator forces", values.ravel(), len(motors)))


def _loads(
    kinematics: Kinematics, state: TracedState, t: SX, wrenches: Mapping[str, Any], first: int
) -> tuple[SX, SX, list[tuple[SX, Pieces]]]:
    """Generalised forces and power of wrenches [moment; force] at bodies' origins, world axes; inputs they need."""
    tree = kinematics.tree
    Q, power, more = SX(tree.system.nv, 1), SX(0), list[tuple[SX, Pieces]]()
    for body, given in wrenches.items():
        index = tree.system.link(body).index
        if callable(given):
            wrench = trace(given, t, state, _wrench_column)
            if wrench is None:
                raise ArgumentError(
                    f"the wrench on {body!r} cannot be traced; write it with ordinary operators, or as a Table"
                )
        elif isinstance(given, Table):
            wrench = SX.sym(f"w_{body}", 6)
            more.append((wrench, given.pieces(6, f"wrenches on {body!r}")))
        else:
            wrench = SX(ca.DM(finite_vector(f"wrench on {body!r}", given, 6)))
        J = tree.jacobian[6 * index : 6 * index + 6, :]
        Q += J.T @ wrench
        power += ca.dot(wrench, tree.twist_vector[6 * index : 6 * index + 6])
    return Q, power, more


def _wrench_column(answer: Any) -> SX:
    if isinstance(answer, np.ndarray):
        answer = answer.ravel().tolist()
    column = ca.vec(SX(ca.vertcat(*answer) if isinstance(answer, list | tuple) else answer))
    if column.shape[0] != 6:
        raise ArgumentError(f"a wrench has six numbers [moment; force]; the function gives {column.shape[0]}")
    return column
