"""The opened tree on numbers, and the exact loop forces that the springs come to carry.

    M a + h = Q + Gᵀ λ,    G a + γ = 0

Where constraints are redundant the exact machine leaves λ open; springs do not, because their pulls K Phi come from
gaps Phi = G δ. With weights D = K^½ that is the λ = D μ of least norm μ.

    M  nv×nv mass matrix     h  nv bias with gravity and passive joint forces
    G, γ  loop rows          A  na×nv actuator velocities          K  diagonal
"""

from __future__ import annotations

from functools import cached_property, lru_cache

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.errors import SingularityError
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.types import Array

RANK = 1e-9  # of the largest singular value


class Terms:
    """M, h and the loop forces of one machine, one configuration at a time."""

    def __init__(self, machine: Machine) -> None:
        self.kinematics = machine.kinematics
        self.rank = len(machine.mobility.kept)
        self.rest = np.zeros(machine.kinematics.system.nv)

    def mass_matrix(self, q: Array) -> Array:
        """M of the opened tree."""
        return np.array(self._function(q, self.rest)[0])

    def bias(self, q: Array, v: Array) -> Array:
        """h: what keeps the velocities constant."""
        return np.array(self._function(q, v)[1]).ravel()

    def least_step(self, q: Array, J: Array, right: Array) -> Array:
        """The δ of least kinetic energy with J δ = right, where J holds the loops (their rank is known)."""
        W = self._half(q)
        step: Array = W @ (self._pinv(J @ W) @ right)
        return step

    def loop_forces(self, q: Array, v: Array, Q: Array, K: Array) -> tuple[Array, Array]:
        """Exact accelerations of the closed machine and the λ that springs in the proportions K would carry."""
        D, W = np.sqrt(K), self._half(q)
        G, gamma = self.kinematics.constraint(q), self.kinematics.constraint_product(q, v)
        free = W @ (W.T @ (Q - self.bias(q, v)))
        inverse = self._pinv(D[:, None] * (G @ W))
        correction = inverse @ (-D * (gamma + G @ free))
        multipliers: Array = D * (inverse.T @ correction)
        return free + W @ correction, multipliers

    def holding_forces(self, q: Array, K: Array) -> Array:
        """λ at rest when the actuators hold the machine as well as they can."""
        D = np.sqrt(K)
        A, G = self.kinematics.actuator_jacobian(q), self.kinematics.constraint(q)
        both = np.linalg.pinv(np.vstack([A, D[:, None] * G]).T, RANK) @ self.bias(q, self.rest)
        held: Array = D * both[A.shape[0] :]
        return held

    def _half(self, q: Array) -> Array:
        """W with W Wᵀ = M⁻¹."""
        try:
            half: Array = np.linalg.inv(np.linalg.cholesky(self.mass_matrix(q))).T
        except np.linalg.LinAlgError:
            raise SingularityError(
                "some motion of the opened machine moves no mass; give every body inertia, or cut other joints"
            ) from None
        return half

    def _pinv(self, J: Array) -> Array:
        """J⁺ with the rank of the closed loops: rows that are redundant there are a little independent when open."""
        if J.size == 0:
            return np.zeros(J.T.shape)
        U, s, Vt = np.linalg.svd(J, full_matrices=False)
        rank = min(self.rank, int(np.sum(s > RANK * s[0])))
        inverse: Array = Vt[:rank].T / s[:rank] @ U[:, :rank].T
        return inverse

    @cached_property
    def _function(self) -> ca.Function:
        tree = self.kinematics.tree
        body = BodyKinematics(tree.system, tree.q, tree.v)
        M, h = mass_matrix(body), bias(body) - Loads(tree).generalised()
        return ca.Function("terms", [tree.q, tree.v], [ca.densify(M), ca.densify(h)], {"cse": True})


@lru_cache(maxsize=8)
def terms_of(machine: Machine) -> Terms:
    """The terms of a machine, traced once."""
    return Terms(machine)
