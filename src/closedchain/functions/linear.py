"""Outputs and disturbances of linear systems, and linear systems along a motion in one batch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import final

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.linearize import Observation
from closedchain.errors import UnsupportedError
from closedchain.functions.equations import disturbance
from closedchain.functions.function import Function
from closedchain.functions.observed import Observed
from closedchain.kinematics.state import State
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.newton_euler import mass_matrix
from closedchain.records import dataclass
from closedchain.types import SX, Array


@final
class StateObserver:
    """Values and slopes of outputs, and directions of disturbances, of one machine; traced once."""

    def __init__(self, machine: Machine, outputs: Sequence[str], disturbances: Sequence[str]) -> None:
        self.machine, self.observed = machine, Observed(machine)
        signals, self._y, _, reacting = self.observed.signals(outputs)
        if reacting:
            raise UnsupportedError("reactions are outputs of model.functions, and not of linearize")
        self.outputs = tuple(one.name for one in signals)
        pushes = [entry for name in disturbances for entry in disturbance(machine, name)]
        self.disturbances = tuple(signal.name for signal, _ in pushes)
        self._rows = ca.vertcat(SX(0, machine.system.nv), *(row for _, row in pushes))

    @cached_property
    def _function(self) -> ca.Function:
        tree, o, y = self.machine.tree, self.observed, ca.densify(self._y)
        N = ca.jacobian(tree.q_dot, tree.v)
        slopes = [ca.jacobian(y, tree.q) @ N, *(ca.jacobian(y, by) for by in (tree.v, o.a, o.tau))]
        M = mass_matrix(BodyKinematics(self.machine.fitted, tree.q, SX(self.machine.system.nv, 1)))
        outputs = [ca.densify(one) for one in (y, *slopes, self._rows, M)]
        return ca.Function("observed", [tree.q, tree.v, o.a, o.tau, tree.turns], outputs, {"cse": True})

    def at(self, state: State, acceleration: Array, forces: Array) -> Observation:
        """Numbers at a state."""
        found = self._function(state.q, state.v, acceleration, forces, state.turns)
        values, *slopes, rows, M = (np.array(part, float) for part in found)
        return Observation(self.outputs, values.ravel(), tuple(slopes), self.disturbances, rows, M)  # type: ignore[arg-type]


@dataclass(frozen=True, eq=False)
class LinearizationAlong:
    """Linear systems at the times of a motion, dx/dt = drift + A x + B δτ + B_disturbances δw, one row of each.

    times: s
    names: of the coordinates, x = [small changes of them; of their velocities]
    inputs, outputs, disturbances: names
    A, B, C, D, B_disturbances, D_disturbances: (times, ·, ·); C and D of the outputs
    drift: (times, ·), dx/dt along the motion
    values: (times, outputs)
    status: of each time, 0 where it is good (Function.status)

    Example:
        >>> turn = cc.motions.joints({"crank": 1.2}, {"crank": 1.9}, 1.0)
        >>> along = model.linearize_along(turn, np.linspace(0.0, 1.0, 50), outputs=["rocker"])
        >>> along.A.shape, along.C.shape
        ((50, 2, 2), (50, 1, 2))
    """

    times: Array
    names: tuple[str, ...]
    inputs: tuple[str, ...]
    A: Array
    B: Array
    drift: Array
    outputs: tuple[str, ...]
    disturbances: tuple[str, ...]
    C: Array
    D: Array
    B_disturbances: Array
    D_disturbances: Array
    values: Array
    status: NDArray[np.int64]


def linearized_along(
    ode: Function, times: Array, x: Array, forces: Array, q: Array, turns: Callable[[Array], Array]
) -> LinearizationAlong:
    """One call of the derivatives of an ode."""
    given = {"x": x, "forces": forces, "q_near": q}
    if "turns" in [port.name for port in ode.inputs]:
        given["turns"] = turns(q)
    inputs = {port.name: port for port in ode.inputs}
    if "disturbances" in inputs:
        given["disturbances"] = np.zeros((len(times), inputs["disturbances"].size))
    slopes = ode.derivative
    results = slopes(*[given[port.name] for port in slopes.inputs])
    found = dict(zip((port.name for port in slopes.outputs), results, strict=True))
    size = {name: len(port.signals) for name, port in ((p.name, p) for p in (*ode.inputs, *ode.outputs))}

    def block(result: str, by: str) -> Array:
        shape = len(times), size.get(result, 0), size.get(by, 0)
        return found[f"{result}_{by}"].reshape(shape) if f"{result}_{by}" in found else np.zeros(shape)

    names = ode.inputs[0].names
    y = next((port.names for port in ode.outputs if port.name == "y"), ())
    w = inputs["disturbances"].names if "disturbances" in inputs else ()
    motors = tuple(name.removesuffix(".force") for name in inputs["forces"].names)
    return LinearizationAlong(
        times, names[: len(names) // 2], motors, block("dx", "x"), block("dx", "forces"), found["dx"], y, w,
        block("y", "x"), block("y", "forces"), block("dx", "disturbances"), block("y", "disturbances"),
        found.get("y", np.zeros((len(times), 0))), slopes.status(*results),
    )  # fmt: skip
