"""Newton-Euler in maximal coordinates with every joint as constraint rows: no tree, no joint coordinates, only NumPy.

Unknowns  x = [alpha; a] of every body: angular acceleration and acceleration of the body's origin, world axes.
Motion    M x + h = f + G' lam        M, h   Newton-Euler about the body's origin
Rotors    M += j r'r, h += j r' s     inertia j that turns with r u, at the rate r x + s
Joints    G x + g = 0                 G = A J, A the joint's constraint rows, J x + j the rate of its relative twist

The relative twist of a joint is [angular; linear of the child frame's origin relative to the parent], parent frame's
axes. The solution is x = x0 + N y with G x0 = -g of least norm and N the null space of G; lam has the least norm.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from scipy.spatial.transform import Rotation

from closedchain.mechanism import Actuator, Bushing, Coupling, Joint, Mechanism
from oracles.forest import coordinates
from oracles.state import (
    GROUND,
    Accelerations,
    Array,
    BodyState,
    States,
    Unsupported,
    cross,
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
    taken = {name: np.zeros(6) for name in maps}  # what rotors take of the forces along a joint
    for ratios, inertia in rotors(mechanism):
        row, bias = rotor_row(mechanism, ratios, states)
        for (name, k), ratio in ratios.items():
            along = np.linalg.pinv(motion_columns(mechanism.joint(name), states))[k]
            taken[name] -= along * ratio * inertia * float(row @ solution.x + bias)
    return {
        name: (W @ solution.multipliers + taken[name], np.linalg.norm(W @ solution.undetermined, axis=1) < 1e-7)
        for name, W in maps.items()
    }


def solve(mechanism: Mechanism, states: States, forces: dict[str, float]) -> Solution:
    """The equations of motion and of the joints together."""
    M, load = newton_euler(mechanism, states)
    load = load + along_joints(mechanism, states, forces) + of_elements(mechanism, states)
    for ratios, inertia in rotors(mechanism):
        row, bias = rotor_row(mechanism, ratios, states)
        M, load = M + inertia * np.outer(row, row), load - inertia * row * bias
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
        centripetal = cross(w, cross(w, c))
        weight = m * np.array(mechanism.gravity)
        at = slice(6 * i, 6 * i + 6)
        M[at, at] = np.block([[I_c - m * C @ C, m * C], [-m * C, m * np.eye(3)]])
        force = weight - m * centripetal
        moment = cross(c, force) - cross(w, I_c @ w)
        load[at] = np.concatenate([moment, force])
    for wrench in mechanism.wrenches:
        state, i = states[wrench.body], _index(mechanism, wrench.body)
        axes = np.eye(3) if wrench.axes == "world" else state.R
        force, arm = axes @ np.array(wrench.force), state.R @ np.array(wrench.at)
        moment = axes @ np.array(wrench.moment) + cross(arm, force)
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
    d_dot = child.v + cross(w_c, e) - parent.v
    j = np.concatenate(
        [
            -cross(w_p, w_c - w_p),
            cross(w_c, cross(w_c, e)) - 2 * cross(w_p, d_dot) + cross(w_p, cross(w_p, d)),
        ]
    )
    J = np.zeros((6, 6 * len(mechanism.bodies)))
    for side, arm, sign in ((joint.child, e, 1.0), (joint.parent, d, -1.0)):
        if side != GROUND:
            i = _index(mechanism, side)
            J[:, 6 * i : 6 * i + 6] = sign * np.eye(6)
            J[3:, 6 * i : 6 * i + 3] = -sign * cross_matrix(arm)
    turn = R_P.T
    J = np.concatenate([turn @ J[:3], turn @ J[3:]])
    return J, np.concatenate([turn @ j[:3], turn @ j[3:]])


def constraint_rows(joint: Joint, states: States) -> tuple[Array, Array]:
    """Orthonormal rows A and their rate: A times the relative twist is zero."""
    R, _, omega, _ = relative_motion(joint, states)
    turns = [np.concatenate([axis, NONE]) for axis in (X, Y, Z)]
    slides = [np.concatenate([NONE, axis]) for axis in (X, Y, Z)]
    if joint.kind == "universal":
        normal, rate = cross(X, R[:, 1]), cross(X, cross(omega, R[:, 1]))
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
    total = drive(mechanism, joint, states, forces)
    wrench: Array = np.linalg.pinv(motion_columns(joint, states)).T @ total if joint.dof else np.zeros(6)
    return wrench


def drive(mechanism: Mechanism, joint: Joint, states: States, forces: dict[str, float]) -> Array:
    """Forces along each degree of freedom: spring, damper, friction, and what actuators give less their losses."""
    total = joint_forces(joint, states)
    for actuator in mechanism.actuators:
        for (name, k), gear in gears(actuator).items():
            if name == joint.name:
                total[k] += gear * (forces.get(actuator.name, 0.0) / actuator.gear - loss(mechanism, actuator, states))
    return total


def gears(actuator: Actuator) -> dict[tuple[str, int], float]:
    """Motor angle per coordinate, by (joint, number of its DOF)."""
    return {(actuator.joint, actuator.coordinate): actuator.gear} | {(name, k): gear for name, k, gear in actuator.also}


def loss(mechanism: Mechanism, actuator: Actuator, states: States) -> float:
    """Torque of damping and friction on the motor's side."""
    if not (actuator.damping or actuator.friction):
        return 0.0
    both = gears(actuator).items()
    speed = sum(gear * velocities(mechanism.joint(name), states)[k] for (name, k), gear in both)
    return float(actuator.damping * speed + actuator.friction * np.tanh(speed / actuator.friction_velocity))


def velocities(joint: Joint, states: States) -> Array:
    """Along each degree of freedom."""
    _, _, omega, v = relative_motion(joint, states)
    return np.asarray(np.linalg.pinv(motion_columns(joint, states)) @ np.concatenate([omega, v]))


def rotors(mechanism: Mechanism) -> list[tuple[dict[tuple[str, int], float], float]]:
    """Turns of each rotor per coordinate, by (joint, number of its DOF), and its inertia."""
    found = [
        ({(joint.name, k): 1.0}, inertia)
        for joint in mechanism.joints
        for k, inertia in enumerate(joint.armature or ())
    ]
    return [*found, *((gears(one), one.rotor_inertia) for one in mechanism.actuators if one.rotor_inertia)]


def rotor_row(mechanism: Mechanism, ratios: dict[tuple[str, int], float], states: States) -> tuple[Array, float]:
    """r and s: the speed of a rotor changes at the rate r x + s."""
    row, bias = np.zeros(6 * len(mechanism.bodies)), 0.0
    for (name, k), ratio in ratios.items():
        joint = mechanism.joint(name)
        J, j = twist_rate(mechanism, joint, states)
        along = np.linalg.pinv(motion_columns(joint, states))[k]  # turns with the joint, but at right angles to it
        row, bias = row + ratio * along @ J, bias + ratio * float(along @ j)
    return row, bias


def element_wrenches(mechanism: Mechanism, states: States) -> list[tuple[str, Array, Array]]:
    """(body, moment about its origin, force) of struts and bushings, in the world."""
    found = []
    for element in mechanism.elements:
        parent, child = of(states, element.parent), of(states, element.child)
        if isinstance(element, Bushing):
            R, r, omega, v = relative_motion(element, states)
            w = bushing_wrench(element, R, r, np.concatenate([omega, v]))
            R_F, _ = place(parent, element.at)
            moment, force = R_F @ w[:3], R_F @ w[3:]
            point = place(child, element.child_at)[1]
        else:
            here, there = (s.p + s.R @ np.array(at) for s, at in ((parent, element.at), (child, element.child_at)))
            apart = there - here
            speeds = [s.v + cross(s.omega, p - s.p) for s, p in ((parent, here), (child, there))]
            L = float(np.linalg.norm(apart))
            push = element.preload - element.stiffness * (L - (element.free_length or 0.0))
            push -= element.damping * float(apart @ (speeds[1] - speeds[0])) / L
            if element.table:
                push += table_force(element.table, L)
            moment, force, point = np.zeros(3), push * apart / L, there
        for side, state, sign in ((element.child, child, 1.0), (element.parent, parent, -1.0)):
            if side != GROUND:
                found.append((side, sign * (moment + cross(point - state.p, force)), sign * force))
    return found


def table_force(table: Sequence[tuple[float, float]], L: float) -> float:
    """A broken line whose first and last piece go on."""
    lengths, forces = np.array(table).T
    k = int(np.clip(np.searchsorted(lengths, L) - 1, 0, len(lengths) - 2))
    slope = (forces[k + 1] - forces[k]) / (lengths[k + 1] - lengths[k])
    return float(forces[k] + slope * (L - lengths[k]))


def bushing_wrench(bushing: Bushing, R: Array, r: Array, twist: Array) -> Array:
    """−Eᵀ (K δ + D E V): δ = [2 e; r] with the unit quaternion (w, e) of R, d(2 e)/dt = w ω + ω × e."""
    x, y, z, w = Rotation.from_matrix(R).as_quat(canonical=True)
    e = np.array([x, y, z])
    E = np.eye(6)
    E[:3, :3] = w * np.eye(3) - cross_matrix(e)
    delta = np.concatenate([2 * e, r])
    return np.asarray(-E.T @ (bushing.stiffness_matrix @ delta + bushing.damping_matrix @ (E @ twist)))


def of_elements(mechanism: Mechanism, states: States) -> Array:
    """The wrenches of struts and bushings on the bodies."""
    load = np.zeros(6 * len(mechanism.bodies))
    for body, moment, force in element_wrenches(mechanism, states):
        i = _index(mechanism, body)
        load[6 * i : 6 * i + 6] += np.concatenate([moment, force])
    return load


def joint_forces(joint: Joint, states: States) -> Array:
    """Spring, damper and friction along each degree of freedom."""
    total = np.zeros(joint.dof)
    if joint.spring is not None and joint.kind == "spherical":
        total -= ball_spring(joint, states)
    elif joint.spring is not None:
        total -= np.array(joint.spring.stiffness) * (coordinates(joint, states)[0] - np.array(joint.spring.reference))
    if joint.damper is None and joint.friction is None:
        return total
    velocity = velocities(joint, states)
    if joint.damper is not None:
        total -= np.array(joint.damper.damping) * velocity
    if joint.friction is not None:
        total -= np.array(joint.friction.force) * np.tanh(velocity / np.array(joint.friction.velocity))
    return total


def unwound(mechanism: Mechanism, near: Mapping[str, Array], states: States) -> Mechanism:
    """The machine for whose springs and couplings angles between −π and π stand for those nearest to `near`."""

    def turns(joint: Joint) -> Array:
        if not joint.has_coordinates:
            return np.zeros(joint.dof)
        apart = np.array(near[joint.name]) - np.array(coordinates(joint, states)[0])
        return np.where(joint.rotational, 2 * np.pi * np.round(apart / (2 * np.pi)), 0.0)

    def spring(joint: Joint) -> Joint:
        if joint.spring is None or not joint.has_coordinates:  # a rotation vector has no whole turns
            return joint
        reference = np.array(joint.spring.reference) - turns(joint)
        return replace(joint, spring=replace(joint.spring, reference=tuple(reference.tolist())))

    def coupling(one: Coupling) -> Coupling:
        """q + t = p(s + Σ ratio t)"""
        own, *others = (turns(mechanism.joint(name))[k] for name, k in one.members)
        moved = np.polynomial.Polynomial(one.coefficients)(np.polynomial.Polynomial([np.dot(one.ratios, others), 1]))
        plain = {"offset": 0.0, "teeth": None, "radii": None, "radius": None, "lead": None, "ratio": one.ratios}
        return replace(one, **plain, polynomial=(moved - own).coef)  # type: ignore[arg-type]

    joints, couplings = map(spring, mechanism.joints), map(coupling, mechanism.couplings)
    return replace(mechanism, joints=tuple(joints), couplings=tuple(couplings))


def ball_spring(joint: Joint, states: States) -> Array:
    """Of ½ Σ k φ² with the rotation vector φ: Jᵀ⁻¹ K φ, J = Σ (−[φ]×)ⁿ/(n + 1)! in the child frame's axes."""
    R, _, _, _ = relative_motion(joint, states)
    phi = (Rotation.from_rotvec(joint.spring.reference).inv() * Rotation.from_matrix(R)).as_rotvec()
    J, term = np.eye(3), np.eye(3)
    for n in range(1, 60):
        term = term @ -cross_matrix(phi) / n
        J = J + term / (n + 1)
    return np.asarray(np.linalg.solve(J.T, np.array(joint.spring.stiffness) * phi))


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
