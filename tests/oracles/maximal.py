"""Newton-Euler in maximal coordinates with every joint as constraint rows: no tree, no joint coordinates, only NumPy.

Unknowns  x = [alpha; a] of every body: angular acceleration and acceleration of the body's origin, world axes.
Motion    M x + h = f + G' lam        M, h   Newton-Euler about the body's origin
Joints    G x + g = 0                 G = A J, A the joint's constraint rows, J x + j the rate of its relative twist

The relative twist of a joint is [angular; linear of the child frame's origin relative to the parent], parent frame's
axes. The solution is x = x0 + N y with G x0 = -g of least norm and N the null space of G; lam has the least norm.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from closedchain.mechanism import Coupling, Joint, Mechanism
from oracles.forest import coordinates
from oracles.state import (
    GROUND,
    Accelerations,
    Array,
    BodyState,
    States,
    Unsupported,
    cross_matrix,
    of,
    place,
    relative_motion,
    world_inertia,
)

RANK_TOLERANCE = 1e-8  # singular values of G below this times the largest belong to redundant rows
X, Y, Z = np.eye(3)
NONE = np.zeros(3)


@dataclass(frozen=True)
class Solution:
    """Accelerations, constraint forces, and the constraint forces that the motion does not determine (columns)."""

    x: Array
    multipliers: Array
    undetermined: Array


def accelerations(mechanism: Mechanism, states: States, forces: dict[str, float]) -> Accelerations:
    """Angular acceleration and acceleration of the origin of every body, in the world."""
    x = solve(mechanism, states, forces).x.reshape(-1, 6)
    return {body.name: (row[:3], row[3:]) for body, row in zip(mechanism.bodies, x, strict=True)}


def reactions(mechanism: Mechanism, states: States, forces: dict[str, float]) -> dict[str, tuple[Array, Array]]:
    """Per joint: the constraint wrench [moment; force] of the parent on the child, and which components are unique.

    At the child frame's origin in the parent frame's axes, of least norm, with what couplings pass on. What else
    acts along the joint's motion (`joint_wrench`) is not part of it.
    """
    solution = solve(mechanism, states, forces)
    maps: dict[str, Array] = {}
    count, at = len(solution.multipliers), 0
    for joint in mechanism.joints:
        A, _ = constraint_rows(joint, states)
        maps[joint.name] = np.zeros((6, count))
        maps[joint.name][:, at : at + len(A)] = A.T
        at += len(A)
    for i, coupling in enumerate(mechanism.couplings):
        for (name, k), factor in zip(coupling.members, coupling_factors(mechanism, coupling, states)[0], strict=True):
            maps[name][:, at + i] += factor * np.linalg.pinv(motion_columns(mechanism.joint(name), states))[k]
    return {
        name: (W @ solution.multipliers, np.linalg.norm(W @ solution.undetermined, axis=1) < 1e-7)
        for name, W in maps.items()
    }


def solve(mechanism: Mechanism, states: States, forces: dict[str, float]) -> Solution:
    """The equations of motion and of the joints together."""
    M, load = newton_euler(mechanism, states)
    load = load + along_joints(mechanism, states, forces)
    G, g = joint_equations(mechanism, states)
    U, sigma, Vt = np.linalg.svd(G)
    rank = int((sigma > RANK_TOLERANCE * sigma.max(initial=0.0)).sum())
    U1, V1, N = U[:, :rank], Vt[:rank].T, Vt[rank:].T
    x0 = -V1 @ (U1.T @ g / sigma[:rank])
    y = _least_norm(N.T @ M @ N, N.T @ (load - M @ x0))
    x = x0 + N @ y
    multipliers = U1 @ (V1.T @ (M @ x - load) / sigma[:rank])
    return Solution(x, multipliers, U[:, rank:])


def newton_euler(mechanism: Mechanism, states: States) -> tuple[Array, Array]:
    """M and the applied minus the velocity-product wrenches f - h, [moment about the origin; force] per body."""
    count = len(mechanism.bodies)
    M, load = np.zeros((6 * count, 6 * count)), np.zeros(6 * count)
    for i, body in enumerate(mechanism.bodies):
        state = states[body.name]
        m, c, I_c = world_inertia(body, state)
        C, w = cross_matrix(c), state.omega
        centripetal = np.cross(w, np.cross(w, c))
        weight = m * np.array(mechanism.gravity)
        at = slice(6 * i, 6 * i + 6)
        M[at, at] = np.block([[I_c - m * C @ C, m * C], [-m * C, m * np.eye(3)]])
        force = weight - m * centripetal
        moment = np.cross(c, force) - np.cross(w, I_c @ w)
        load[at] = np.concatenate([moment, force])
    for wrench in mechanism.wrenches:
        state, i = states[wrench.body], _index(mechanism, wrench.body)
        axes = np.eye(3) if wrench.axes == "world" else state.R
        force, arm = axes @ np.array(wrench.force), state.R @ np.array(wrench.at)
        moment = axes @ np.array(wrench.moment) + np.cross(arm, force)
        load[6 * i : 6 * i + 6] += np.concatenate([moment, force])
    return M, load


def joint_equations(mechanism: Mechanism, states: States) -> tuple[Array, Array]:
    """G and g of all joints: G x + g = 0."""
    G, g = [np.zeros((0, 6 * len(mechanism.bodies)))], [np.zeros(0)]
    for joint in mechanism.joints:
        A, A_dot = constraint_rows(joint, states)
        J, j = twist_rate(mechanism, joint, states)
        _, _, omega, v = relative_motion(joint, states)
        G.append(A @ J)
        g.append(A @ j + A_dot @ np.concatenate([omega, v]))
    for coupling in mechanism.couplings:
        row, bias = coupling_equation(mechanism, coupling, states)
        G.append(row)
        g.append(bias)
    return np.vstack(G), np.concatenate(g)


def coupling_equation(mechanism: Mechanism, coupling: Coupling, states: States) -> tuple[Array, Array]:
    """Of q − p(s), s = Σ ratio q: the rows of all q, which are those of the relative twists along the joints."""
    factors, bending = coupling_factors(mechanism, coupling, states)
    row, bias = np.zeros((1, 6 * len(mechanism.bodies))), np.array([bending])
    for (name, k), factor in zip(coupling.members, factors, strict=True):
        joint = mechanism.joint(name)
        J, j = twist_rate(mechanism, joint, states)
        along = np.linalg.pinv(motion_columns(joint, states))[k]  # turns with the joint, but at right angles to it
        row, bias = row + factor * along @ J, bias + factor * along @ j
    return row, bias


def coupling_factors(mechanism: Mechanism, coupling: Coupling, states: States) -> tuple[Array, float]:
    """Derivatives of q − p(s) by its coordinates, and its second rate where all speeds are kept."""
    found = [coordinates(mechanism.joint(name), states) for name, _ in coupling.members]
    values, speeds = (
        np.array([one[i][k] for one, (_, k) in zip(found, coupling.members, strict=True)]) for i in (0, 1)
    )
    ratio, p = np.array(coupling.ratios), np.polynomial.Polynomial(coupling.coefficients)
    s, s_dot = ratio @ values[1:], ratio @ speeds[1:]
    return np.array([1.0, *(-p.deriv()(s) * ratio)]), float(-p.deriv(2)(s) * s_dot**2)


def twist_rate(mechanism: Mechanism, joint: Joint, states: States) -> tuple[Array, Array]:
    """J and j: the relative twist of the joint changes at the rate J x + j."""
    parent, child = of(states, joint.parent), of(states, joint.child)
    R_P, _ = place(parent, joint.at)
    _, p_C = place(child, joint.child_at)
    d, e = p_C - parent.p, p_C - child.p
    w_p, w_c = parent.omega, child.omega
    d_dot = child.v + np.cross(w_c, e) - parent.v
    j = np.concatenate(
        [
            -np.cross(w_p, w_c - w_p),
            np.cross(w_c, np.cross(w_c, e)) - 2 * np.cross(w_p, d_dot) + np.cross(w_p, np.cross(w_p, d)),
        ]
    )
    J = np.zeros((6, 6 * len(mechanism.bodies)))
    for side, arm, sign in ((joint.child, e, 1.0), (joint.parent, d, -1.0)):
        if side != GROUND:
            i = _index(mechanism, side)
            J[:, 6 * i : 6 * i + 6] = sign * np.block([[np.eye(3), np.zeros((3, 3))], [-cross_matrix(arm), np.eye(3)]])
    turn = np.kron(np.eye(2), R_P.T)
    return turn @ J, turn @ j


def constraint_rows(joint: Joint, states: States) -> tuple[Array, Array]:
    """Orthonormal rows A and their rate: A times the relative twist is zero."""
    R, _, omega, _ = relative_motion(joint, states)
    turns = [np.concatenate([axis, NONE]) for axis in (X, Y, Z)]
    slides = [np.concatenate([NONE, axis]) for axis in (X, Y, Z)]
    if joint.kind == "universal":
        normal, rate = np.cross(X, R[:, 1]), np.cross(X, np.cross(omega, R[:, 1]))
        A = np.array([np.concatenate([normal, NONE]), *slides])
        return A, np.array([np.concatenate([rate, NONE]), *np.zeros((3, 6))])
    if joint.kind == "helical":
        advance = (slides[2] - joint.pitch * turns[2]) / np.hypot(1.0, joint.pitch)
        rows = [turns[0], turns[1], slides[0], slides[1], advance]
    elif joint.kind == "general":
        rows = list(joint.constraint)
    else:
        rows = {
            "revolute": [turns[0], turns[1], *slides],
            "prismatic": [*turns, slides[0], slides[1]],
            "cylindrical": [turns[0], turns[1], slides[0], slides[1]],
            "planar": [turns[0], turns[1], slides[2]],
            "spherical": slides,
            "fixed": [*turns, *slides],
            "free": [],
        }[joint.kind]
    A = np.array(rows, dtype=float).reshape(-1, 6)
    return A, np.zeros_like(A)


def motion_columns(joint: Joint, states: States) -> Array:
    """Columns: the relative twist per unit rate of each DOF; of balls and free bodies in the child frame's axes."""
    R, _, _, _ = relative_motion(joint, states)
    turns, slides = [(axis, NONE) for axis in R.T], [(NONE, axis) for axis in R.T]
    columns = {
        "revolute": [(Z, NONE)],
        "prismatic": [(NONE, Z)],
        "cylindrical": [(Z, NONE), (NONE, Z)],
        "planar": [(NONE, X), (NONE, Y), (Z, NONE)],
        "universal": [(X, NONE), (R[:, 1], NONE)],
        "helical": [(Z, (joint.pitch or 0.0) * Z)],
        "spherical": turns,
        "free": [*turns, *slides],
        "general": [(np.array(c[:3]), np.array(c[3:])) for c in joint.motion or ()],
    }
    return np.array([np.concatenate(column) for column in columns[joint.kind]]).T


def along_joints(mechanism: Mechanism, states: States, forces: dict[str, float]) -> Array:
    """The wrenches of actuators, springs, dampers and friction on the bodies."""
    load = np.zeros(6 * len(mechanism.bodies))
    for joint in mechanism.joints:
        if joint.dof:
            J, _ = twist_rate(mechanism, joint, states)
            load += J.T @ joint_wrench(mechanism, joint, states, forces)
    return load


def joint_wrench(mechanism: Mechanism, joint: Joint, states: States, forces: dict[str, float]) -> Array:
    """The wrench of actuators, spring, damper and friction that does work along the joint's motion only."""
    total = joint_forces(joint, states)
    for actuator in mechanism.actuators:
        if actuator.joint == joint.name:
            total[actuator.coordinate] += forces.get(actuator.name, 0.0)
    wrench: Array = np.linalg.pinv(motion_columns(joint, states)).T @ total if joint.dof else np.zeros(6)
    return wrench


def joint_forces(joint: Joint, states: States) -> Array:
    """Spring, damper and friction along each degree of freedom."""
    total = np.zeros(joint.dof)
    if joint.spring is not None:
        total -= np.array(joint.spring.stiffness) * (coordinates(joint, states)[0] - np.array(joint.spring.reference))
    if joint.damper is None and joint.friction is None:
        return total
    _, _, omega, v = relative_motion(joint, states)
    velocity = np.linalg.pinv(motion_columns(joint, states)) @ np.concatenate([omega, v])
    if joint.damper is not None:
        total -= np.array(joint.damper.damping) * velocity
    if joint.friction is not None:
        total -= np.array(joint.friction.force) * np.tanh(velocity / np.array(joint.friction.velocity))
    return total


def _least_norm(A: Array, b: Array) -> Array:
    """The least-norm solution of a consistent symmetric system (a rod without inertia about itself may spin freely)."""
    if not len(b):
        return b
    y = np.linalg.lstsq(A, b, rcond=1e-13)[0]
    if np.abs(A @ y - b).max() > 1e-8 * max(1.0, np.abs(b).max()):
        raise Unsupported("a degree of freedom without mass is driven")
    return y


def _index(mechanism: Mechanism, name: str) -> int:
    return [body.name for body in mechanism.bodies].index(name)


def violation(mechanism: Mechanism, states: States) -> float:
    """How far the velocities are from those the joints allow."""
    velocities = [
        constraint_rows(joint, states)[0] @ np.concatenate(relative_motion(joint, states)[2:])
        for joint in mechanism.joints
    ]
    return float(np.abs(np.concatenate([np.zeros(1), *velocities])).max())


__all__ = ["BodyState", "accelerations", "reactions", "violation"]
