"""How far the loops of three arms drift apart when only accelerations are kept consistent.

The arms are weightless, move on from the given velocities, and every joint brakes. Known results for these arms
(6.5e-11 m left alone and 2.5e-14 m fed back with RK4, 4.6e-4 m and 1.4e-7 m with Euler) do not say how they were
driven, so that they can only be compared in size.
"""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np

from closedchain import library
from closedchain.dynamics.interface import Formulation
from closedchain.kernel import Kernel
from closedchain.kinematics.state import State
from closedchain.model import Model, compile
from closedchain.types import Array

BRAKE = 1.0  # N m s/rad
DURATION = 2.0


def weightless_arms() -> Model:
    """Three arms without gravity."""
    return compile(replace(library.three_arms(), gravity=(0.0, 0.0, 0.0)))


def drift(model: Model, state: State, integrator: str, step: float, method: Formulation) -> float:
    """The largest distance (m) of an arm's tip from its grip after 2 s."""
    kernel, nq = model.forward_kernel(method), model.system.nq
    tree = model.kinematics.tree
    velocities = Kernel(ca.Function("velocities", [tree.q, tree.v], [ca.densify(tree.q_dot)]))
    links = {link.name: link for link in model.system.links}
    driven = [links[actuator.joint].v.start for actuator in model.system.actuators]

    def slope(y: Array) -> Array:
        q, v = y[:nq], y[nq:]
        return np.concatenate([velocities(q, v), kernel(q, v, -BRAKE * v[driven])[0]])

    y, quaternion = np.r_[state.q, state.v], model.system.link("object").q.start
    for _ in range(round(DURATION / step)):
        if integrator == "Euler":
            y = y + step * slope(y)
        else:
            k1 = slope(y)
            k2 = slope(y + step / 2 * k1)
            k3 = slope(y + step / 2 * k2)
            y = y + step / 6 * (k1 + 2 * k2 + 2 * k3 + slope(y + step * k3))
        y[quaternion : quaternion + 4] /= np.linalg.norm(y[quaternion : quaternion + 4])
    apart = model.kinematics.residual(y[:nq])[0].reshape(-1, 6)[:, 3:]  # of each grip: turns, then shifts
    return float(np.linalg.norm(apart, axis=1).max())
