"""Motion in maximal coordinates by SciPy's DOP853: poses as quaternions, joints by their accelerations only.

Loops drift by what the integrator's tolerance leaves; a short motion needs no projection. Angles of joints are followed
from evaluation to evaluation, so that springs and laws know whole turns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np
from scipy.integrate import solve_ivp
from scipy.spatial.transform import Rotation

from closedchain.mechanism import Mechanism
from oracles import maximal
from oracles.forest import coordinates
from oracles.state import Array, BodyState, States, cross

Near = dict[str, Array]
Law = Callable[[float, Near, States], dict[str, float]]


def motion(
    mechanism: Mechanism,
    states: States,
    near: Mapping[str, Array],
    law: Law,
    times: Sequence[float],
    period: float | None = None,
    tolerance: float | None = 1e-9,
) -> list[tuple[Near, States]]:
    """Coordinates of joints and states of bodies at times; with a period, forces are held from instant to instant.

    tolerance: of error control; None: one step of the classical Runge-Kutta method from time to time
    """
    names, now = [body.name for body in mechanism.bodies], dict(near)

    def rate(t: float, y: Array, held: dict[str, float] | None) -> Array:
        here = unpacked(names, y)
        now.update(followed(mechanism, now, here))
        forces = law(t, now, here) if held is None else held
        found = maximal.accelerations(maximal.unwound(mechanism, now, here), here, forces)
        rows = []
        for name, (*e, w) in zip(names, y.reshape(-1, 13)[:, :4], strict=True):
            state, (alpha, a), e = here[name], found[name], np.array(e)
            turning = np.concatenate([(w * state.omega + cross(state.omega, e)) / 2, [-state.omega @ e / 2]])
            rows.append(np.concatenate([turning, state.v, alpha, a]))
        return np.concatenate(rows)

    y, t, found = packed(names, states), times[0], list[tuple[Near, States]]()
    held: dict[str, float] | None = None
    instants = (
        [] if period is None else [times[0] + k * period for k in range(int((times[-1] - times[0]) / period) + 1)]
    )
    for end in sorted({*times, *instants}):
        if end > t:
            if tolerance is None:
                y = step(partial(rate, held=held), t, y, end - t)
            else:
                y = solve_ivp(rate, (t, end), y, "DOP853", args=(held,), rtol=tolerance, atol=tolerance).y[:, -1]
            y, t = normalised(y), end
        here = unpacked(names, y)
        now.update(followed(mechanism, now, here))
        if end in instants:
            held = law(end, now, here)
        if end in times:
            found.append((dict(now), here))
    return found


def step(f: Callable[[float, Array], Array], t: float, y: Array, h: float) -> Array:
    """Runge-Kutta of fourth order."""
    k1 = f(t, y)
    k2 = f(t + h / 2, y + h / 2 * k1)
    k3 = f(t + h / 2, y + h / 2 * k2)
    k4 = f(t + h, y + h * k3)
    return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def followed(mechanism: Mechanism, near: Mapping[str, Array], states: States) -> Near:
    """Coordinates of the joints, angles nearest to those before."""
    result = {}
    for joint in mechanism.joints:
        if joint.has_coordinates and joint.dof:
            read = np.array(coordinates(joint, states)[0])
            turns = 2 * np.pi * np.round((near[joint.name] - read) / (2 * np.pi))
            result[joint.name] = read + np.where(joint.rotational, turns, 0.0)
    return result


def packed(names: Sequence[str], states: States) -> Array:
    """Quaternion (x, y, z, w), position, angular velocity, velocity of each body."""
    rows = [(Rotation.from_matrix(s.R).as_quat(), s.p, s.omega, s.v) for s in (states[name] for name in names)]
    return np.concatenate([np.concatenate(row) for row in rows])


def unpacked(names: Sequence[str], y: Array) -> States:
    rows = y.reshape(len(names), 13)
    return {
        name: BodyState(Rotation.from_quat(row[:4]).as_matrix(), row[4:7], row[7:10], row[10:])
        for name, row in zip(names, rows, strict=True)
    }


def normalised(y: Array) -> Array:
    rows = y.reshape(-1, 13).copy()
    rows[:, :4] /= np.linalg.norm(rows[:, :4], axis=1, keepdims=True)
    return rows.ravel()
