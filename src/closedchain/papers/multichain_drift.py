"""How far the loops of three arms drift apart when only accelerations are kept consistent."""

from __future__ import annotations

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.compiled import Model
from closedchain.dynamics.operational_space import OperationalSpace
from closedchain.kernel import Kernel
from closedchain.kinematics.state import State

Array = NDArray[np.float64]

# N m/rad per joint of an arm; a tenth of it in N m s/rad damps
HOLDING = (400.0, 400.0, 200.0, 20.0, 20.0, 10.0)


def drift(model: Model, state: State, tau: ArrayLike, integrator: str, step: float, feedback: float) -> float:
    """Loop error (m) of the arms after 2 s in which their drives pull them back to where they started."""
    method = OperationalSpace(baumgarte=feedback)
    kernel, forces, nq = model.forward_kernel(method), model.forces(tau), model.system.nq
    tree = model.kinematics.tree
    links = {link.name: link for link in model.system.links}
    joints = [links[actuator.joint] for actuator in model.system.actuators]
    at, of = ([part.start for part in parts] for parts in ([j.q for j in joints], [j.v for j in joints]))
    K, home = np.tile(HOLDING, 3), state.q[at]
    rates = Kernel(ca.Function("rates", [tree.q, tree.v], [ca.densify(tree.rates)]))

    def slope(y: Array) -> Array:
        q, v = y[:nq], y[nq:]
        pull = forces - (K * (q[at] - home) + K / 10 * v[of])
        return np.concatenate([rates(q, v), kernel(q, v, pull)[0]])

    y, quaternion = np.r_[state.q, state.v], model.system.link("object").q.start
    for _ in range(round(2.0 / step)):
        if integrator == "euler":
            y = y + step * slope(y)
        else:
            k1 = slope(y)
            k2 = slope(y + step / 2 * k1)
            k3 = slope(y + step / 2 * k2)
            y = y + step / 6 * (k1 + 2 * k2 + 2 * k3 + slope(y + step * k3))
        y[quaternion : quaternion + 4] /= np.linalg.norm(y[quaternion : quaternion + 4])
    return float(model.kinematics.loop_error(y[:nq]))
