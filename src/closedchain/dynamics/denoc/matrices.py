"""The DeNOC matrices as numbers, as the paper writes them: t = N θ̇ with N = N_l N_c N_d.

    N_l   6b×6b  (1 − A)⁻¹, lower block triangular: blocks A~_ij = Ψ_i A_{i,i-1} … of each leg     (17b)
    N_c   6b×6n  rows P_i (Ā_ek − A_ek) below joint k of its own leg, P_i Ā_ek elsewhere, 1 at k   (16c), with P_i
    N_d   6n×n   p_k on the block diagonal                                                         (16c)
    M     6b×6b  inertias of the b bodies

Bodies are listed leg by leg, one after every one-DOF joint (massless within joints of several DOF), what is
fixed to a body with it. The last body of each leg is the end-effector, in the leg's frame E; its inertia is counted
with the first leg.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from closedchain.dynamics.denoc.independent import full_names
from closedchain.dynamics.denoc.legs import JointDof
from closedchain.dynamics.denoc.machine import Legs
from closedchain.dynamics.denoc.projection import Projected
from closedchain.types import SX, Array


@dataclass(frozen=True, eq=False)
class Matrices:
    """N_l, N_c, N_d, M; `joints` names the joint before every body, `names` the independent coordinates."""

    joints: tuple[str, ...]
    names: tuple[str, ...]
    N_l: Array
    N_c: Array
    N_d: Array
    M: Array

    @property
    def N(self) -> Array:
        """6b×n: twists of all bodies per unit independent velocities."""
        return self.N_l @ self.N_c @ self.N_d

    @property
    def inertia(self) -> Array:
        """I = Nᵀ M N."""
        return self.N.T @ self.M @ self.N


def denoc_matrices(legs: Legs, q: Array) -> Matrices:
    """The matrices at a configuration; `legs` are traced at the symbol legs.q."""
    numbers = _Numbers(legs, q)
    bodies = [(leg, i) for leg in range(len(legs.legs)) for i in range(len(legs.legs[leg].screws))]
    b, n = len(bodies), len(legs.names)
    N_l, N_c, N_d, M = np.eye(6 * b), np.zeros((6 * b, 6 * n)), np.zeros((6 * n, n)), np.zeros((6 * b, 6 * b))
    for row, (leg, i) in enumerate(bodies):
        at = slice(6 * row, 6 * row + 6)
        M[at, at] = numbers.M[leg][i]
        if i > 0:
            N_l[at, : 6 * row] = numbers.Psi(leg, i) @ numbers.A[leg][i] @ N_l[6 * row - 6 : 6 * row, : 6 * row]
        for column, name in enumerate(legs.names):
            N_c[at, 6 * column : 6 * column + 6] = numbers.coupling(leg, i, name)
    for column, name in enumerate(legs.names):
        N_d[6 * column : 6 * column + 6, column] = numbers.p[numbers.leg_of[name]][numbers.index[name]]
    joints = [screw.dof for leg in legs.legs for screw in leg.screws]
    return Matrices(full_names(legs.system, joints), full_names(legs.system, legs.names), N_l, N_c, N_d, M)


class _Numbers:
    """Everything of the legs at one configuration, per leg and one-DOF joint."""

    def __init__(self, legs: Legs, q: Array) -> None:
        self.legs, self.q = legs, q
        value = self.value
        self.A = [[value(_step(leg, i)) for i in range(len(leg.screws))] for leg in legs.legs]
        self.p = [[value(screw.p).ravel() for screw in leg.screws] for leg in legs.legs]
        self.A_e = [[value(leg.A_e[screw.joint]) for screw in leg.screws] for leg in legs.legs]
        self.u = [[None if s.u is None else value(s.u).ravel() for s in leg.screws] for leg in legs.legs]
        self.Phi = [value(leg.Phi) for leg in legs.legs]
        self.X_e = [np.zeros((6, 6)) if leg.leg.X_e is None else value(leg.leg.X_e) for leg in legs.legs]
        self.inverse = np.zeros((6, 6)) if legs.grounded else np.linalg.inv(value(legs.Phi))
        places = [(s.dof, (k, i)) for k, leg in enumerate(legs.legs) for i, s in enumerate(leg.screws)]
        self.leg_of: dict[JointDof, int] = {dof: leg for dof, (leg, _) in places}
        self.index: dict[JointDof, int] = {dof: i for dof, (_, i) in places}
        self.M = [[self._inertia(number, i) for i in range(len(leg.screws))] for number, leg in enumerate(legs.legs)]

    def value(self, expression: SX) -> Array:
        """An expression at the configuration."""
        return np.array(ca.Function("value", [self.legs.q], [ca.densify(expression)])(self.q))

    def Psi(self, leg: int, i: int) -> Array:
        """Ψ_i = 1 − P_i A_ei, the identity at independent joints. (15f)"""
        return np.eye(6) - self.P(leg, i) @ self.A_e[leg][i]

    def P(self, leg: int, i: int) -> Array:
        """P_i = p_i u_iᵀ, zero at independent joints."""
        u = self.u[leg][i]
        return np.zeros((6, 6)) if u is None else np.outer(self.p[leg][i], u)

    def coupling(self, leg: int, i: int, name: JointDof) -> Array:
        """The block of N_c of body i in a leg and independent joint k."""
        home, k = self.leg_of[name], self.index[name]
        if (leg, i) == (home, k):
            return np.eye(6)
        A_ek = self.A_e[home][k]
        A_bar = self.X_e[leg] @ self.inverse @ self.X_e[home].T @ self.Phi[home] @ A_ek  # (16e), at E of this leg
        return self.P(leg, i) @ (A_bar - A_ek if leg == home and i < k else A_bar)

    def _inertia(self, leg: int, i: int) -> Array:
        """Of the body after a one-DOF joint and of what is fixed to it, in its frame."""
        projected = self.legs.legs[leg]
        here = projected.screws[i].joint
        after = projected.screws[i + 1].joint if i + 1 < len(projected.screws) else len(projected.leg.joints)
        M, A = np.zeros((6, 6)), np.eye(6)
        for number in range(here, after):
            if number > here:
                A = self.value(projected.leg.joints[number].A) @ A
            M += A.T @ self._own_inertia(leg, projected.leg.joints[number].body) @ A
        return M

    def _own_inertia(self, leg: int, body: int) -> Array:
        system = self.legs.system
        if body >= 0:
            return np.array(ca.DM(system.links[body].inertia))
        if leg > 0 or self.legs.grounded:
            return np.zeros((6, 6))
        M = np.array(ca.DM(system.link(self.legs.chains.end_effector).inertia))
        back = np.linalg.inv(self.X_e[leg])
        return np.array(back.T @ M @ back)


def _step(leg: Projected, i: int) -> SX:
    """A_{i,i-1} between the bodies of neighbouring one-DOF joints; joints without DOF are passed through."""
    here, before = leg.screws[i].joint, leg.screws[i - 1].joint if i else -1
    A = SX(ca.DM.eye(6))
    for number in range(before + 1, here + 1):
        A = leg.leg.joints[number].A @ A
    return A
