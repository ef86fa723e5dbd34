"""The general joint at a chain's tip: what it lets through of the accelerations on its two sides.

    C_M δ_M + C_F δ_F + e = 0      rows phi_cᵀ of the relative acceleration, at M's origin in F's axes

δ is what the bodies accelerate beyond their bias accelerations; e holds the bias accelerations themselves and the
products of velocities (the paper's −S with α^c and ζ in one convention):

    e = phi_cᵀ [ R α_M − α_F − w_F × w ;  R a_M − a_F − Ω_F p − 2 w_F × u ] + dphi_c/dtᵀ [w; u]

with [w; u] the twist of M relative to F. Where the loop is closed some of the relative pose and twist is known to
vanish and is not computed: no turn for a fixed joint, no shift for a pinned one.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from closedchain.dynamics.operational_space.motion import TreeMotion, Turning
from closedchain.dynamics.operational_space.transport import rows_out
from closedchain.multibody.system import Cut, Link
from closedchain.spatial.rotation import constant, skew
from closedchain.spatial.transform import Transform
from closedchain.types import SX

ALL_TURNS, ALL_SHIFTS = {"rx", "ry", "rz"}, {"x", "y", "z"}


# what a pinned point holds: the same directions, and fewest numbers, in the child's axes, too
PIN = constant(np.eye(6)[:, 3:])


@dataclass(frozen=True, eq=False)
class TipRows:
    """C by body index (−1: ground), and e; P takes the rows to the child's axes, in which the child's own are seen.

    turns: which rows are angular
    """

    C: dict[int, SX]
    e: SX
    P: SX
    seen: SX
    turns: list[bool]


class TipJoint:
    """One tip joint in motion.

    moving: the link whose coordinates say how the joint stands, where there is one
    loose: nothing vanishes because the loop is closed
    """

    def __init__(self, motion: TreeMotion, cut: Cut, moving: Link | None = None, loose: bool = False) -> None:
        self.motion, self.cut, self.moving = motion, cut, moving
        self.X_F, self.X_M = self._in_link(cut.parent, cut.X_PF), self._in_link(cut.child, cut.X_CM)
        self.fixed = set(cut.model.rows) >= ALL_TURNS and not loose
        self.pinned = set(cut.model.rows) >= ALL_SHIFTS and not loose
        self.X = self._relative()
        self.w, self.u = self._twist()

    def rows(self, chosen: list[int]) -> TipRows:
        """The rows that take part, by their number within the joint."""
        phi_c = ca.sparsify(self.cut.model.constraint(self.X)[:, chosen])
        C, e = self.along(phi_c)
        e += self._turning_rows()[chosen, :] @ ca.vertcat(self.w, self.u)
        return TipRows(C, ca.sparsify(e), *self._turn(phi_c), [not part.nnz() for part in ca.horzsplit(phi_c[3:, :])])

    def along(self, phi: SX) -> tuple[dict[int, SX], SX]:
        """The relative acceleration along constant directions: what multiplies δ of both bodies, and the rest."""
        R, p = self.X.R, self.X.p
        alpha_F, a_F, w_F, spin_F = self._bias(self.cut.parent, self.X_F)
        alpha_M, a_M, _, _ = self._bias(self.cut.child, self.X_M)
        angular = R @ alpha_M - alpha_F - skew(w_F) @ self.w
        linear = R @ a_M - a_F - spin_F @ p - 2 * skew(w_F) @ self.u
        C_M = rows_out(self.X_M, phi.T @ ca.diagcat(R, R))
        C_F = -rows_out(self.X_F, ca.horzcat(phi[:3, :].T - phi[3:, :].T @ skew(p), phi[3:, :].T))
        return {self.cut.child: C_M, self.cut.parent: C_F}, phi.T @ ca.vertcat(angular, linear)

    def seen_from_child(self) -> tuple[SX, SX, SX]:
        """Bias acceleration (angular, linear) and w of the child at M, in its axes."""
        return self._bias(self.cut.child, self.X_M)[:3]

    def point(self) -> tuple[SX, SX, SX]:
        """For a point against the ground, in the axes of its body: rows on δ, bias acceleration, velocity."""
        a_F, a_M = self._bias(self.cut.parent, self.X_F)[1], self._bias(self.cut.child, self.X_M)[1]
        rows = rows_out(self.X_M, ca.horzcat(SX(3, 3), SX(ca.DM.eye(3))))
        return rows, ca.sparsify(a_M - self.X.R.T @ a_F), self._speed(self.cut.child, self.X_M)[1]

    def _turn(self, phi_c: SX) -> tuple[SX, SX]:
        """P and P C_M for a pinned point, where P C_M is constant; else P = 1 and C_M as it is."""
        R = self.X.R
        if phi_c.shape == PIN.shape and (phi_c - PIN).is_zero():
            return R.T, rows_out(self.X_M, phi_c.T)
        return SX(ca.DM.eye(phi_c.shape[1])), rows_out(self.X_M, phi_c.T @ ca.diagcat(R, R))

    def _bias(self, index: int, X: Transform) -> tuple[SX, SX, SX, SX]:
        """Bias acceleration at a frame fixed in a body, in its axes; with w and Ω."""
        body: Turning = self.motion.side(index)[1]
        turned = X.R.T @ body.spin @ X.R if not self.pinned else SX(3, 3)
        return X.R.T @ body.alpha, X.R.T @ (body.a + body.spin @ X.p), X.R.T @ body.w, turned

    def _relative(self) -> Transform:
        """X_FM."""
        if self.moving is not None:
            return self.cut.model.pose(self.motion.q[self.moving.q])
        X_F, X_M = (self.motion.side(i)[0] @ X for i, X in ((self.cut.parent, self.X_F), (self.cut.child, self.X_M)))
        R = SX(ca.DM.eye(3)) if self.fixed else X_F.R.T @ X_M.R
        return Transform(ca.sparsify(R), SX(3, 1) if self.pinned else X_F.R.T @ (X_M.p - X_F.p))

    def _twist(self) -> tuple[SX, SX]:
        """w and u."""
        if self.moving is not None:
            V = ca.sparsify(self.cut.model.motion_space(self.X) @ self.motion.v[self.moving.v])
            return V[:3], V[3:]
        (w_M, v_M), (w_F, v_F) = self._speed(self.cut.child, self.X_M), self._speed(self.cut.parent, self.X_F)
        w = SX(3, 1) if self.fixed else self.X.R @ w_M - w_F
        u = SX(3, 1) if self.pinned else self.X.R @ v_M - v_F - skew(w_F) @ self.X.p
        return w, u

    def _speed(self, index: int, X: Transform) -> tuple[SX, SX]:
        if index < 0:
            return SX(3, 1), SX(3, 1)
        w = self.motion.turnings[index].w
        v = SX(3, 1) if self.pinned else self.motion.velocities[index] + skew(w) @ X.p
        return X.R.T @ w, X.R.T @ v

    def _turning_rows(self) -> SX:
        """d(phi_c)/dt ᵀ for joints whose held directions turn with the child (universal)."""
        R, p = SX.sym("R", 3, 3), SX.sym("p", 3)
        phi_c = self.cut.model.constraint(Transform(R, p))
        if not ca.depends_on(phi_c, R):
            return SX(phi_c.shape[1], 6)
        rate = ca.reshape(ca.jtimes(ca.vec(phi_c), ca.vec(R), ca.vec(skew(self.w) @ self.X.R)), *phi_c.shape)
        return ca.substitute(rate, R, self.X.R).T

    def _in_link(self, index: int, X: Transform) -> Transform:
        """A frame of a body, in the far frame of its link."""
        return self.motion.system.links[index].X_JB @ X if index >= 0 else X
