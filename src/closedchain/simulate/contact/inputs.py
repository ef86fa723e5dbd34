"""What a drive reads besides time and state: parameters, and inputs that change over time.

Constant forces are part of the equations. Tables are cubics between breaks, and sampled laws hold their answer: then
the equations read p = [parameters; origin; c₀ … c₃], u = Σ c_j (t − origin)^j, filled in anew at every break.
"""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.kinematics.state import State
from closedchain.simulate.drive import Driven, call_law
from closedchain.simulate.equations import Drive
from closedchain.simulate.inputs import forces_array
from closedchain.types import SX, Array

SAME = 1e-12  # s, times closer than this are the same


def is_constant(driven: Driven) -> bool:
    """Whether the inputs are the same at all times."""
    return driven.sampled is None and len(driven.pieces.ends) == 1


def drive_of(driven: Driven) -> Drive:
    """The drive as the equations of contacts read it: of time, state and p alone."""
    d = driven.drive
    if is_constant(driven):
        u, p = SX(ca.DM(driven.pieces.coefficients[0, :, 0])), d.p
    else:
        count, first = d.u.shape[0], d.p.shape[0]
        p = SX.sym("p", first + 1 + 4 * count)
        c, s = ca.reshape(p[first + 1 :], count, 4), d.t - p[first]
        u = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
    old, new = ca.vertcat(d.u, d.p), ca.vertcat(u, p[: d.p.shape[0]])
    forces, loads, power = (ca.substitute(e, old, new) for e in (d.forces, d.loads, d.load_power))
    return replace(d, p=p, forces=forces, loads=loads, load_power=power)


class ContactInputs:
    """p from one break of the inputs to the next."""

    def __init__(self, machine: Machine, driven: Driven) -> None:
        self.machine, self.driven = machine, driven
        self.constant = is_constant(driven)
        room = 0 if self.constant else 1 + 4 * driven.drive.u.shape[0]
        self.p = np.concatenate([driven.parameters, np.zeros(room)])

    def begin(self, t: float, q: Array, v: Array) -> float:
        """Fill p for what follows a time at which the machine is at q and v; until when that holds."""
        if self.constant:
            return np.inf
        origin, until, coefficients = self._piece(t, q, v)
        first = self.driven.parameters.size
        self.p[first], self.p[first + 1 :] = origin, coefficients.T.ravel()
        return until

    def _piece(self, t: float, q: Array, v: Array) -> tuple[float, float, Array]:
        law, pieces = self.driven.sampled, self.driven.pieces
        if law is None:
            k = int(np.searchsorted(pieces.ends, t + SAME, side="right"))
            return float(pieces.origins[k]), float(pieces.ends[k]), pieces.coefficients[k]
        motors = [actuator.name for actuator in self.machine.kinematics.system.actuators]
        held = np.zeros((len(motors), 4))
        held[:, 0] = forces_array(call_law(law.law, t, State(self.machine.kinematics, q.copy(), v.copy())), motors)
        return t, t + law.period, held
