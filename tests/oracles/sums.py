"""Energy and momentum of a machine as sums over its bodies, springs and force elements, from the bodies' motion."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from scipy.spatial.transform import Rotation

from closedchain.mechanism import Bushing, Mechanism, Strut
from oracles import maximal
from oracles.forest import coordinates
from oracles.state import Array, States, cross, of, relative_motion, world_inertia


def kinetic(mechanism: Mechanism, states: States) -> float:
    """Σ ½ m v² + ½ ωᵀ I ω of the bodies, ½ j (Σ gear · velocity)² of the rotors, J."""
    total = 0.0
    for body in mechanism.bodies:
        state = states[body.name]
        m, c, I_c = world_inertia(body, state)
        v = state.v + cross(state.omega, c)
        total += (m * v @ v + state.omega @ I_c @ state.omega) / 2
    for ratios, inertia in maximal.rotors(mechanism):
        speed = sum(ratio * maximal.velocities(mechanism.joint(name), states)[k] for (name, k), ratio in ratios.items())
        total += inertia * speed**2 / 2
    return float(total)


def potential(mechanism: Mechanism, near: Mapping[str, Array], states: States) -> float:
    """Of weight, constant forces in world axes, springs and force elements, J; angles are those nearest to `near`."""
    total = 0.0
    for body in mechanism.bodies:
        m, c, _ = world_inertia(body, states[body.name])
        total -= m * np.array(mechanism.gravity) @ (states[body.name].p + c)
    for wrench in mechanism.wrenches:
        state = states[wrench.body]
        total -= np.array(wrench.force) @ (state.p + state.R @ np.array(wrench.at))
    for joint in maximal.unwound(mechanism, near, states).joints:
        if joint.spring is None:
            continue
        if joint.kind == "spherical":
            R = relative_motion(joint, states)[0]
            apart = (Rotation.from_rotvec(joint.spring.reference).inv() * Rotation.from_matrix(R)).as_rotvec()
        else:
            apart = np.array(coordinates(joint, states)[0]) - np.array(joint.spring.reference)
        total += np.array(joint.spring.stiffness) @ apart**2 / 2
    return float(total + sum(_of_bushing(one, states) for one in mechanism.bushings)) + float(
        sum(_of_strut(one, states) for one in mechanism.struts)
    )


def momentum(mechanism: Mechanism, states: States) -> Array:
    """[angular about the machine's mass centre; linear]."""
    parts = [(*world_inertia(body, states[body.name]), states[body.name]) for body in mechanism.bodies]
    mass = sum(m for m, _, _, _ in parts)
    middle = sum(m * (state.p + c) for m, c, _, state in parts) / mass
    linear, angular = np.zeros(3), np.zeros(3)
    for m, c, I_c, state in parts:
        p = m * (state.v + cross(state.omega, c))
        linear += p
        angular += I_c @ state.omega + cross(state.p + c - middle, p)
    return np.concatenate([angular, linear])


def _of_strut(strut: Strut, states: States) -> float:
    """−∫ force dL, exactly where the table is a broken line."""
    ends = ((of(states, strut.parent), strut.at), (of(states, strut.child), strut.child_at))
    here, there = (s.p + s.R @ np.array(at) for s, at in ends)
    L = float(np.linalg.norm(there - here))
    total = strut.stiffness * (L - (strut.free_length or 0.0)) ** 2 / 2 - strut.preload * L
    if strut.table:
        lengths, forces = np.array(strut.table).T
        slopes = np.diff(forces) / np.diff(lengths)
        total -= forces[0] * (min(L, lengths[1]) - lengths[0]) + slopes[0] * (min(L, lengths[1]) - lengths[0]) ** 2 / 2
        for k in range(1, len(slopes)):  # the last slope goes on beyond the table
            end = min(L, lengths[k + 1]) if k + 1 < len(slopes) else L
            if end > lengths[k]:
                total -= forces[k] * (end - lengths[k]) + slopes[k] * (end - lengths[k]) ** 2 / 2
    return float(total)


def _of_bushing(bushing: Bushing, states: States) -> float:
    """½ δᵀ K δ"""
    R, r, _, _ = relative_motion(bushing, states)  # type: ignore[arg-type]
    x, y, z, _ = Rotation.from_matrix(R).as_quat(canonical=True)
    delta = np.concatenate([2 * np.array([x, y, z]), r])
    return float(delta @ bushing.stiffness_matrix @ delta / 2)
