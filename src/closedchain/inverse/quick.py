"""The quick way to the actuator forces of one state: one kernel, verified, on arrays that are kept ready.

From (q, v) and dv/dt, or the accelerations of platform or joints from which it follows, come all that is known of
the actuators and how well it holds. Whatever is not plainly right (a residual, a small pivot, a contradiction, NaN) is
left to the careful way in inverse/engine.py, which says what is wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Formulation
from closedchain.dynamics.verification import TRUSTED, accepted
from closedchain.inverse.reactions import Stiffness
from closedchain.inverse.result import InverseDynamics
from closedchain.inverse.verification import WEAK_PIVOT
from closedchain.kernel import Kernel
from closedchain.kinematics.driven import HOLDS, REGULAR, DrivenAccelerations, DrivenMotion
from closedchain.kinematics.state import State
from closedchain.motions.follower import Trajectory
from closedchain.multibody.loads import Loads
from closedchain.types import SX, Array

if TYPE_CHECKING:
    from closedchain.inverse.engine import InverseEngine


@final
class QuickInverse:
    """Forces of one state by one method where they plainly hold.

    driven: what dv/dt follows from; none: dv/dt itself is given
    """

    def __init__(self, engine: InverseEngine, method: Formulation, driven: DrivenAccelerations | None) -> None:
        self.engine, self.name, self.accepted = engine, method.name, accepted(engine.system)
        self.by_actuator = slice(0, 5 * len(engine.system.actuators))
        self.acceleration = slice(-7 - engine.system.nv, -7)
        self.turned = engine.turned
        self.no_loads = np.zeros((1, 6 * len(engine.system.links)))
        self.kernel = self._trace(method, driven)
        self.given = () if self.kernel is None else self.kernel.inputs[2].shape

    def _trace(self, method: Formulation, driven: DrivenAccelerations | None) -> Kernel | None:
        engine = self.engine
        tree, loads = engine.kinematics.tree, Loads(engine.kinematics.tree)
        plain = SX.sym("dv", engine.system.nv)
        one = DrivenMotion(plain, plain, SX(1), SX(0)) if driven is None else driven.traced
        if one is None:
            return None
        dv = one.acceleration
        forces = ca.densify(method.inverse(engine.machine, tree.q, tree.v, dv, loads.generalised()))
        where, velocities, accelerations = engine.traced_actuators(dv)
        motion, loops, pivot = engine.verification.measures(loads.generalised(forces), dv, loads.magnitude(forces))
        residual = ca.fmax(motion, loops)
        error = residual / ca.sqrt(ca.fmin(ca.fmax(pivot, 1e-30), 1))
        outputs = [where, velocities, accelerations, forces, forces * velocities, dv]
        outputs += [motion, loops, pivot, residual, error, one.pivot, one.off]
        turns = [tree.turns] if engine.turned else []
        return Kernel(ca.Function("inverse", [tree.q, tree.v, one.given, *turns], outputs, {"cse": True}))

    def __call__(self, state: State, given: Array, stiffness: Stiffness | None) -> InverseDynamics | None:
        """The answer, or None where a closer look is needed."""
        if self.kernel is None or given.shape != self.given:
            return None
        ask = self.kernel.entrance.ask
        found = ask(state.q, state.v, given, state.turns) if self.turned else ask(state.q, state.v, given)
        motion, loops, pivot, _, error, regular, off = found[-7:].tolist()
        # what is not a number fails all of these
        if not (motion <= self.accepted and loops <= self.accepted and pivot >= WEAK_PIVOT and error <= TRUSTED):
            return None
        if not (regular > REGULAR and off < HOLDS):
            return None
        answer, dv = object.__new__(InverseDynamics), found[self.acceleration]
        where, velocities, accelerations, forces, powers = found[self.by_actuator].reshape(5, 1, -1)
        fields = {
            "engine": self.engine,
            "times": None,
            "method": self.name,
            "_coordinates": where,
            "_velocities": velocities,
            "_accelerations": accelerations,
            "_forces": forces,
            "_powers": powers,
            "_course": lambda: Trajectory(state.q[None], state.v[None], dv[None]),
            "_stiffness": stiffness,
            "_loads": self.no_loads,
            "samples": None,
            "_residual": found[-4:-3],
            "_error": found[-3:-2],
            "notes": (),
        }
        object.__setattr__(answer, "__dict__", fields)
        return answer
