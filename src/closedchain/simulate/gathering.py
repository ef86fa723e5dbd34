"""What was asked of an ensemble as arrays with one row per instance: starts, forces, parameters, machines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Formulation
from closedchain.dynamics.lagrange import Lagrange
from closedchain.errors import ArgumentError, AssemblyError, NonFiniteError, UnsupportedError
from closedchain.kinematics.state import State
from closedchain.multibody.system import System
from closedchain.simulate.ensemble import Many
from closedchain.simulate.integrators.schemes import EXPLICIT
from closedchain.simulate.integrators.tableaus import tableau
from closedchain.simulate.problem import Options, Simulator
from closedchain.simulate.putting_together import held_velocities, put_together
from closedchain.simulate.stable_step import check_step
from closedchain.simulate.variation import Vary, read_variation
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Given:
    """An ensemble in the user's words; see Model.simulate_many."""

    states: Any
    duration: float
    actuation: Any = None
    observe: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    parameters: Mapping[str, ArrayLike] = field(default_factory=dict)
    vary: Vary | None = None
    keep: Sequence[str] | None = None


def gather(simulator: Simulator, method: Formulation, given: Given, options: Options) -> Many:
    """Arrays of starts, forces, parameters and numbers of the machine, one row per instance."""
    _refuse(options)
    system = simulator.machine.kinematics.system
    variation = read_variation(system.mechanism, given.vary)
    q, v = _starts(system, given.states)
    actuation, forces = _forces(given.actuation, len(system.actuators))
    named = {name: _parameter(name, values) for name, values in given.parameters.items()}
    total = _count([("states", q), ("forces", forces), *named.items(), ("machines", variation.values)])
    varied = simulator.varied(variation.entries)
    asked = replace(options, parameters={name: float(values[0]) for name, values in named.items()})
    driven = varied.drive(actuation, asked, given.duration)
    if driven.sampled is not None:
        raise UnsupportedError("the law cannot be traced, and an ensemble cannot ask Python; use ordinary operators")
    inputs = np.zeros((total, driven.drive.u.shape[0]))
    inputs[:, : forces.shape[1]] = forces
    p = np.column_stack([_spread(values, total) for values in (*named.values(), variation.values)])
    starts = _spread(q, total), _spread(v, total)
    many = Many(varied, method, *starts, given.duration, driven, inputs, p, asked, given.observe)
    check_step(simulator.machine, method, q[0], tableau(asked.chosen_integrator()), many.step)
    return _assembled(many, simulator, given.keep) if variation.moves else many


def _refuse(options: Options) -> None:
    if options.chosen_integrator() not in EXPLICIT:
        raise UnsupportedError(f"ensembles run with {', '.join(EXPLICIT)}; not with {options.integrator}")
    if options.events:
        raise UnsupportedError("ensembles stop at no events; observe= keeps extremes and ends, simulate watches events")


def _assembled(many: Many, described: Simulator, keep: Sequence[str] | None) -> Many:
    """Starts with closed loops of machines whose geometry differs."""
    held = held_velocities(described.machine, keep)
    equations = many.simulator.equations(Lagrange(), many.driven, True)
    q, v, closed = put_together(equations, held, many.q, many.v, many.parameters)
    if not closed.any():
        raise AssemblyError(
            f"none of {len(q)} machines can be put together from the given state with {len(held)} degrees of "
            f"freedom kept; "
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
