"""What the equations of contacts read besides time and state: parameters, and inputs that change over time.

Constant forces are part of the equations. Tables are cubics between breaks, and sampled laws hold their answer: then
the equations read p = [parameters; origin; c₀ … c₃], u = Σ c_j (t − origin)^j, filled in anew at every break.
"""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.kinematics.state import State
from closedchain.simulate.inputs import Inputs, call_law, forces_array
from closedchain.types import SX, Array

SAME = 1e-12  # s, times closer than this are the same


def is_constant(inputs: Inputs) -> bool:
    """Whether the inputs are the same at all times."""
    return inputs.sampled is None and len(inputs.pieces.ends) == 1


def folded(inputs: Inputs) -> Inputs:
    """Inputs as the equations of contacts read them: of time, state and p alone."""
    first, count = inputs.p.shape[0], inputs.u.shape[0]
    if is_constant(inputs):
        u, p = SX(ca.DM(inputs.pieces.coefficients[0, :, 0])), inputs.p
    else:
        p = SX.sym("p", first + 1 + 4 * count)
        c, s = ca.reshape(p[first + 1 :], count, 4), inputs.t - p[first]
        u = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
    old, new = ca.vertcat(inputs.u, inputs.p), ca.vertcat(u, p[:first])
    forces, loads, power = (ca.substitute(e, old, new) for e in (inputs.forces, inputs.loads, inputs.load_power))
    return replace(inputs, p=p, forces=forces, loads=loads, load_power=power)


class ContactInputs:
    """p from one break of the inputs to the next, and u at samples afterwards."""

    def __init__(self, machine: Machine, inputs: Inputs) -> None:
        self.machine, self.inputs = machine, inputs
        self.constant = is_constant(inputs)
        room = 0 if self.constant else 1 + 4 * inputs.u.shape[0]
        self.p = np.concatenate([inputs.parameters, np.zeros(room)])
        self.pieces: list[tuple[int, float, Array]] = []  # first sample, origin, coefficients

    def begin(self, t: float, q: Array, v: Array, sample: int) -> float:
        """Fill p for what follows a time at which the machine is at q and v; until when that holds."""
        if self.constant:
            self.pieces.append((sample, 0.0, self.inputs.pieces.coefficients[0]))
            return np.inf
        origin, until, coefficients = self._piece(t, q, v)
        first = self.inputs.parameters.size
        self.p[first], self.p[first + 1 :] = origin, coefficients.T.ravel()
        self.pieces.append((sample, origin, coefficients))
        return until

    def at(self, times: Array) -> Array:
        """u at every sample."""
        u = np.zeros((times.size, self.inputs.u.shape[0]))
        for sample, origin, c in self.pieces:
            s = (times[sample:] - origin)[:, None]
            u[sample:] = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
        return u

    def _piece(self, t: float, q: Array, v: Array) -> tuple[float, float, Array]:
        law, pieces = self.inputs.sampled, self.inputs.pieces
        if law is None:
            k = int(np.searchsorted(pieces.ends, t + SAME, side="right"))
            return float(pieces.origins[k]), float(pieces.ends[k]), pieces.coefficients[k]
        motors = [actuator.name for actuator in self.machine.kinematics.system.actuators]
        held = np.zeros((len(motors), 4))
        held[:, 0] = forces_array(call_law(law.law, t, State(self.machine.kinematics, q.copy(), v.copy())), motors)
        return t, t + law.period, held
