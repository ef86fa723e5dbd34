"""Twists, inertia and forces in independent coordinates from the reference: null space of G, dense matrices."""

from __future__ import annotations

import casadi as ca
import numpy as np

import closedchain as cc
from closedchain.dynamics.independent_coordinates import IndependentCoordinates


class Dense:
    """The independent coordinates' complement N (dv = N dθ̇) found without any recursion."""

    def __init__(self, model: cc.Model, coordinates: IndependentCoordinates, q: np.ndarray) -> None:
        self.model, self.coordinates, self.q = model, coordinates, q
        basis = model.kinematics.free_motions(q)
        velocities = [coordinates.velocities(model.state(q, column)) for column in basis.T]
        self.N = basis @ np.linalg.inv(np.array(velocities).T)

    def inertia(self) -> np.ndarray:
        return self.N.T @ self.model.reference.mass_matrix(self.q) @ self.N

    def accelerations(self, v: np.ndarray, theta_ddot: np.ndarray) -> np.ndarray:
        """dv/dt that keeps the loops closed and has the given independent accelerations."""
        kin, q = self.model.kinematics, self.q
        rows, lengths = kin.velocity_row_lengths, kin.step_lengths
        G = kin.constraint(q) * rows[:, None] / lengths
        start = np.linalg.pinv(G, rcond=1e-10) @ (-kin.constraint_product(q, v) * rows) / lengths
        names = self.coordinates.dof
        missing = [theta_ddot[i] - self._acceleration(*name, v, start) for i, name in enumerate(names)]
        return start + self.N @ np.array(missing)

    def forces(self, v: np.ndarray, dv: np.ndarray) -> np.ndarray:
        reference = self.model.reference
        M, h, Q = reference.mass_matrix(self.q), reference.bias(self.q, v), reference.applied(self.q, v)
        return self.N.T @ (M @ dv + h - Q)

    def _acceleration(self, joint: str, k: int, v: np.ndarray, dv: np.ndarray) -> float:
        kin = self.model.kinematics
        return float((kin.joint_velocities(joint, self.q, dv) + kin.joint_product(joint, self.q, v))[k])


def traced(coordinates: IndependentCoordinates) -> ca.Function:
    """(q, velocities, accelerations) → (v, dv, I, τ), not compiled: for tests of many machines."""
    system, n = coordinates.system, coordinates.size
    q, velocities, accelerations = ca.SX.sym("q", system.nq), ca.SX.sym("velocities", n), ca.SX.sym("accelerations", n)
    legs = coordinates.legs(q)
    moving = coordinates.moving(legs, velocities)
    motion = moving.accelerations(accelerations)
    outputs = [moving.body.v, legs.tree_velocities(motion), legs.GIM, moving.inverse(motion)]
    return ca.Function("traced", [q, velocities, accelerations], [ca.densify(part) for part in outputs], {"cse": True})


def distance(found: np.ndarray, wanted: np.ndarray) -> float:
    """Largest difference as a share of the largest wanted value."""
    return float(np.abs(np.asarray(found) - wanted).max() / max(np.abs(wanted).max(), 1e-3))
