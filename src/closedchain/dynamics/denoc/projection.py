"""Recursive solution of the passive joint velocities of one leg by projections.

    s_i    6     A_ei p_i, the joint's screw at E
    p~_i   6     Φ_{i+1} s_i                                   δ_i = p~_iᵀ p~_i            (11c)
    Φ      6×6   Φ_i = Φ_{i+1} − p~_i p~_iᵀ / δ_i, Φ_{m+1} = 1; independent joints are left out  (11d)
    u_i    6     p~_i / δ_i, so that P_i = p_i u_iᵀ
    θ̇_i          u_iᵀ (t_e' − Σ_{j<i} s_j θ̇_j),  t_e' = t_e − Σ_k s_k θ̇_k over the independent joints k  (11b, 12b)

Angles count times the machine's size L, so that the projections weigh turns and shifts alike.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from closedchain.dynamics.denoc.legs import JointDof, Leg
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class Screw:
    """One degree of freedom of a leg: its screw at E, and the row u by which it follows (None: it is independent)."""

    dof: JointDof
    joint: int
    p: SX
    s: SX
    u: SX | None
    delta: SX  # relative to |s|²; 0 when the screw depends on the passive ones above it


class Projected:
    """A leg whose passive velocities have been solved for the end-effector's twist and the independent velocities."""

    def __init__(self, leg: Leg, independent: frozenset[JointDof], size: float) -> None:
        self.leg = leg
        D = ca.DM([size] * 3 + [1.0] * 3)
        Phi = SX(ca.DM.eye(6))
        self.A_e: list[SX] = []
        found: list[Screw] = []
        A_e = SX(ca.DM.eye(6))
        for number in reversed(range(len(leg.joints))):
            joint = leg.joints[number]
            self.A_e.insert(0, A_e)
            for name, p in reversed(list(zip(joint.dof, ca.horzsplit(joint.p), strict=True))):
                s = ca.sparsify(A_e @ p)
                if name in independent:
                    found.append(Screw(name, number, p, s, None, SX(1)))
                    continue
                p_tilde = ca.sparsify(Phi @ (D * s))
                delta = ca.sumsqr(p_tilde)
                Phi = symmetric(Phi - p_tilde @ p_tilde.T / delta)
                found.append(Screw(name, number, p, s, D * p_tilde / delta, delta / ca.sumsqr(D * s)))
            A_e = ca.sparsify(A_e @ joint.A)
        self.screws = tuple(reversed(found))
        self.Phi = symmetric(ca.diag(D) @ Phi @ ca.diag(D))

    @property
    def independent(self) -> tuple[Screw, ...]:
        """The independent degrees of freedom, from the ground on."""
        return tuple(screw for screw in self.screws if screw.u is None)

    @property
    def deltas(self) -> tuple[SX, ...]:
        """Relative δ of the passive degrees of freedom."""
        return tuple(screw.delta for screw in self.screws if screw.u is not None)

    def free(self, velocities: dict[JointDof, SX]) -> SX:
        """Σ_k s_k θ̇_k: what the independent velocities do at E."""
        return _sum([screw.s * velocities[screw.dof] for screw in self.independent], 6)

    def solve(self, t_e: SX, velocities: dict[JointDof, SX]) -> dict[JointDof, SX]:
        """All velocities of the leg. The same holds for accelerations, with their velocity products taken from t_e."""
        left = t_e - self.free(velocities)
        found: dict[JointDof, SX] = {}
        for screw in self.screws:
            if screw.u is None:
                found[screw.dof] = velocities[screw.dof]
            else:
                found[screw.dof] = ca.dot(screw.u, left)
                left = left - screw.s * found[screw.dof]
        return found

    def rows(self) -> list[SX]:
        """ρ_i: the same as rows, θ̇_i = ρ_i [t_e; independent velocities of this leg]."""
        k = self.independent
        left = ca.horzcat(SX(ca.DM.eye(6)), *(-screw.s for screw in k))
        rows: list[SX] = []
        for screw in self.screws:
            if screw.u is None:
                row = SX(1, 6 + len(k))
                row[0, 6 + k.index(screw)] = 1
            else:
                row = ca.sparsify(screw.u.T @ left)
                left = ca.sparsify(left - screw.s @ row)
            rows.append(row)
        return rows

    def transpose(self, forces: dict[JointDof, SX]) -> tuple[SX, dict[JointDof, SX]]:
        """y and τ_k: forces on all joints as a wrench on the end-effector (at E) and forces on the independent ones.

        Joints are visited from the end-effector inwards; κ_i = p_iᵀ w~_i is what is left of a joint's force when its
        effect through the joints above is taken off, and y = Σ P_iᵀ w~_i.                              (21, 22)
        """
        y = SX(6, 1)
        for screw in reversed(self.screws):
            if screw.u is not None:
                kappa = forces[screw.dof] - ca.dot(screw.s, y)
                y = y + screw.u * kappa
        return y, {k.dof: forces[k.dof] - ca.dot(k.s, y) for k in self.independent}


def _sum(terms: list[SX], size: int) -> SX:
    total = SX(size, 1)
    for term in terms:
        total = total + term
    return total


def symmetric(M: SX) -> SX:
    """The matrix with its upper triangle copied from the lower, so that every pair is computed once."""
    return ca.sparsify(ca.tril2symm(ca.tril(M)))
