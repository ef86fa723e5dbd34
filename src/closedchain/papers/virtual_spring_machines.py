"""The three machines of Wang, Gosselin and Cheng, their runs, and the closed form of the rigid four-bar."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp

from closedchain import library
from closedchain.dynamics.virtual_spring import VirtualSpring
from closedchain.kinematics.state import State
from closedchain.model import Model, compile
from closedchain.simulate.run import Run
from closedchain.types import Array

TORQUE = 6.0  # N m on the crank
EXACT = "lagrange"  # the formulation of closed loops that springs are compared with
L1, L2, L3, X0, G = 1.0, 4.0, 2.5, 3.0, 9.8
M1 = M2 = M3 = 1.0
R1, R2, R3 = L1 / 2, L2 / 2, L3 / 2
I1, I2, I3 = (m * length**2 / 12 for m, length in ((M1, L1), (M2, L2), (M3, L3)))
K_FOUR_BAR, K_PLATFORM, B_PLATFORM = 1e6, 5e4, 50.0


# the rigid four-bar
@cache
def four_bar() -> tuple[Model, State]:
    model = compile(library.four_bar())
    return model, model.assemble(joints={"crank": np.pi / 2})


def angles(run: Run) -> Array:
    """θ, α, φ over time; α is that of the coupler's chord, also when it bends."""
    R = run.body("coupler").rotation
    alpha = np.unwrap(np.arctan2(R[:, 1, 0], R[:, 0, 0]))
    return np.column_stack([run["crank"], alpha, run["rocker"]])


def mass_and_bias(q: Array, v: Array) -> tuple[Array, Array]:
    """(17) and (18), as printed."""
    theta, alpha, phi = q
    M = np.diag([I1 + M1 * R1**2 + M2 * L1**2, I2 + M2 * R2**2, I3 + M3 * R3**2])
    M[0, 1] = M[1, 0] = M2 * L1 * R2 * np.cos(theta - alpha)  # (17)
    c = np.array(
        [
            M2 * L1 * R2 * np.sin(theta - alpha) * v[1] ** 2 + (M1 * G * R1 + M2 * G * L1) * np.cos(theta),  # (18)
            -M2 * L1 * R2 * np.sin(theta - alpha) * v[0] ** 2 + M2 * G * R2 * np.cos(alpha),
            M3 * G * R3 * np.cos(phi),
        ]
    )
    return M, c


def closed_form(theta: float, rate: float) -> tuple[Array, Array, Array]:
    """α and φ from θ by the law of cosines; coordinates, velocities, and accelerations at constant θ rate."""
    tip = L1 * np.array([np.cos(theta), np.sin(theta)])
    way = np.array([X0, 0.0]) - tip
    d, towards = np.hypot(*way), np.arctan2(way[1], way[0])
    alpha = towards + np.arccos((L2**2 + d**2 - L3**2) / (2 * L2 * d))
    end = tip + L2 * np.array([np.cos(alpha), np.sin(alpha)])
    phi = np.arctan2(end[1], end[0] - X0)
    q = np.array([theta, alpha, phi])
    J = loop_jacobian(q)
    v = np.concatenate([[rate], np.linalg.solve(J[:, 1:], -J[:, 0] * rate)])
    turn = np.array([L1, L2, -L3]) * v**2
    centripetal = np.array([-np.sum(turn * np.cos(q)), -np.sum(turn * np.sin(q))])
    a = np.concatenate([[0.0], np.linalg.solve(J[:, 1:], -centripetal)])
    return q, v, a


def loop_jacobian(q: Array) -> Array:
    """∂Δ/∂q of (13)."""
    lengths = np.array([L1, L2, -L3])
    return np.array([-lengths * np.sin(q), lengths * np.cos(q)])


def closed_form_motion(times: Array) -> Array:
    """θ, α, φ by the closed-form kinematic solution: one differential equation for θ."""

    def velocities(t: float, y: Array) -> list[float]:
        q, v, a = closed_form(y[0], y[1])
        M, c = mass_and_bias(q, v)
        j = v / y[1] if y[1] else closed_form(y[0], 1.0)[1]
        return [y[1], (TORQUE - j @ (c + M @ a)) / (j @ M @ j)]

    start = [np.pi / 2, 0.0]
    solution = solve_ivp(velocities, (0, times[-1]), start, "DOP853", times, rtol=1e-12, atol=1e-12)
    return np.array([closed_form(theta, rate)[0] for theta, rate in solution.y.T])


def equation_20(q: Array, v: Array, a: Array, as_printed: bool = False) -> tuple[float, Array]:
    """(20), corrected or as printed: the torque and the force at B (the paper's k Δ) of a motion."""
    theta, alpha, phi = q
    down = L2 * L3 * np.sin(alpha - phi)
    coupler = (
        M2 * R2 * L1 * np.cos(theta - alpha) * a[0]
        + (I2 + M2 * R2**2) * a[1]
        - M2 * R2 * L1 * np.sin(theta - alpha) * v[0] ** 2
        + M2 * G * R2 * np.cos(alpha)
    )
    weight = M3 * G * R3 * np.cos(phi)
    rocker = (I3 + M3 * R3**2) * a[2] + weight
    f = np.array([L3 * np.cos(phi) * coupler + L2 * np.cos(alpha) * rocker,
                  L3 * np.sin(phi) * coupler + L2 * np.sin(alpha) * rocker]) / down  # fmt: skip
    sign = 1.0
    if as_printed:
        f[0] -= L2 * np.cos(alpha) * weight / down
        sign = -1.0
    M, c = mass_and_bias(q, v)
    return float(M[0] @ a + c[0] - L1 * np.sin(theta) * f[0] + sign * L1 * np.cos(theta) * f[1]), f


def distance(run: Run) -> float:
    """Largest difference of a run from the closed-form motion."""
    return float(np.abs(angles(run) - closed_form_motion(run.time)).max())


def velocities_of(run: Run) -> Array:
    return np.column_stack([run.velocity("crank"), run.body("coupler").angular_velocity[:, 2], run.velocity("rocker")])


def accelerations_of(run: Run) -> Array:
    names = run.state().kinematics.system.velocity_names
    a = {name: run.acceleration[:, i] for i, name in enumerate(names)}
    return np.column_stack([a["crank"], a["crank"] + a["coupler"], a["rocker"]])


# the flexible four-bar
@cache
def flexible() -> tuple[Model, State]:
    model = compile(library.four_bar_flexible())
    return model, model.assemble(joints={"crank": np.pi / 2})


@cache
def flexible_runs() -> tuple[Run, Run]:
    """Constrained and spring solutions with the flexible coupler, 2 s, every ms."""
    model, state = flexible()
    exact = model.simulate(state, 2.0, [TORQUE], EXACT, output=1e-3)
    spring = model.simulate(state, 2.0, [TORQUE], method=VirtualSpring(K_FOUR_BAR, 0.0), output=1e-3)
    return exact, spring


# the Gough–Stewart platform
@cache
def platform() -> tuple[Model, State]:
    model = compile(library.gough_stewart())
    return model, model.assemble()


def leg_forces(t: Any, state: Any) -> list[Any]:
    """9 sin πt along every leg, N."""
    return [9 * np.sin(np.pi * t)] * 6


def gaps(model: Model, run: Run) -> tuple[Array, Array]:
    """|Δ_i| and |dΔ_i/dt| in world axes, (samples, legs)."""
    points, speeds = [], []
    tips = [np.array(joint.child_at.position) for joint in model.mechanism.joints if joint.name.endswith("_tip")]
    plate = run.body("platform")
    for i, tip in enumerate(tips):
        leg = run.body(f"leg{i + 1}_upper")
        arm = plate.rotation @ tip
        points.append(np.linalg.norm(plate.position + arm - leg.position, axis=1))
        speeds.append(np.linalg.norm(plate.velocity + np.cross(plate.angular_velocity, arm) - leg.velocity, axis=1))
    return np.array(points).T, np.array(speeds).T
