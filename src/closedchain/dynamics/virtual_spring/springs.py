"""The springs and dampers at one cut joint, as traced expressions: gap, its rate, and the wrenches on both bodies.

Each held direction of the joint stores ½ k Phi² and dissipates b (dPhi/dt)², so the joint pulls with
−(k Phi + b dPhi/dt). For joints that pin a point Phi is the gap d = p_M − p_F, (13) and (34) of the paper. Gap and rate
are seen from the joint's parent: a machine that turns as a whole is not braked. Turning directions, and joints that
slide, use the joint's residual Phi(X_FM), whose rate is D V for the relative twist V of M (at its origin, F's axes).

    P, C  bodies, F and M  frames of the joint on them     k, b  N/m and N s/m, for pushes
    λ     pull of every row (N, N m), in F's axes          kr, br  N m/rad and N m s/rad, for turns
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import casadi as ca

from closedchain.kinematics.evaluate import turns
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.system import Cut
from closedchain.spatial.rotation import skew
from closedchain.spatial.transform import Transform
from closedchain.types import SX

PINNED = ("x", "y", "z")


@dataclass(frozen=True)
class Coefficients:
    """Stiffness and damping of pushes and of turns."""

    k: float
    b: float
    kr: float
    br: float


class CutSpring:
    """Springs and dampers of one cut joint."""

    def __init__(self, body: BodyKinematics, cut: Cut, coefficients: Coefficients) -> None:
        self.cut, self.c = cut, coefficients
        self.X_WP, self.V_P = _side(body, cut.parent)
        self.X_WC, self.V_C = _side(body, cut.child)
        self.names = cut.model.rows
        self.pinned = self.names[-3:] == PINNED

    @cached_property
    def arm(self) -> SX:
        """p_PM: the child's joint point seen from the parent, in its axes."""
        return self.cut.X_PF.p + self.gap

    @cached_property
    def gap(self) -> SX:
        """d = p_M − p_F, in the parent's axes."""
        p_WF = self.X_WP.p + self.X_WP.R @ self.cut.X_PF.p
        p_WM = self.X_WC.p + self.X_WC.R @ self.cut.X_CM.p
        return self.X_WP.R.T @ (p_WM - p_WF)

    @cached_property
    def gap_velocity(self) -> SX:
        """dd/dt as the parent sees it."""
        v_M = self.X_WC.R @ (self.V_C[3:] + skew(self.V_C[:3]) @ self.cut.X_CM.p)
        return self.X_WP.R.T @ v_M - (self.V_P[3:] + skew(self.V_P[:3]) @ self.arm)

    @cached_property
    def turn_rate(self) -> SX:
        """Angular velocity of the child relative to the parent, in the parent's axes."""
        return self.X_WP.R.T @ (self.X_WC.R @ self.V_C[:3]) - self.V_P[:3]

    @cached_property
    def X_FM(self) -> Transform:
        """Relative pose; of a pinned joint only the turn is asked."""
        R_PF = self.cut.X_PF.R
        R = (self.X_WP.R @ R_PF).T @ (self.X_WC.R @ self.cut.X_CM.R)
        return Transform(R, SX(3, 1) if self.pinned else R_PF.T @ self.gap)

    @cached_property
    def pull(self) -> SX:
        """Force on the child of a pinned joint, in the parent's axes."""
        return -(self.c.k * self.gap + self.c.b * self.gap_velocity)  # (19), (40)

    @cached_property
    def held(self) -> tuple[SX, SX]:
        """λ of the rows that follow the joint's residual, and their wrench at M in F's axes."""
        count = len(self.names) - 3 * self.pinned
        if count == 0:
            return SX(0, 1), SX(6, 1)
        Phi, D = _residual_and_rate(self.cut, self.X_FM, count)
        R_PF = self.cut.X_PF.R
        V = ca.vertcat(R_PF.T @ self.turn_rate, SX(3, 1) if self.pinned else R_PF.T @ self.gap_velocity)
        turn = [turns(self.cut, name) for name in self.names[:count]]
        k = ca.DM([self.c.kr if t else self.c.k for t in turn])
        b = ca.DM([self.c.br if t else self.c.b for t in turn])
        pulls = -(k * Phi + b * (D @ V))
        return pulls, D.T @ pulls

    @cached_property
    def multipliers(self) -> SX:
        """λ of every row, in the order of the rows."""
        pulls = self.held[0]
        return ca.vertcat(pulls, self.cut.X_PF.R.T @ self.pull) if self.pinned else pulls

    @cached_property
    def wrenches(self) -> tuple[SX, SX]:
        """On parent and child, each at the body's origin in its own axes."""
        W = self.held[1]
        moment = self.cut.X_PF.R @ W[:3]
        force = self.pull if self.pinned else self.cut.X_PF.R @ W[3:]
        on_child = self.X_WC.R.T @ (self.X_WP.R @ force)
        turning_child = self.X_WC.R.T @ (self.X_WP.R @ moment) + skew(self.cut.X_CM.p) @ on_child
        return -ca.vertcat(moment + skew(self.arm) @ force, force), ca.vertcat(turning_child, on_child)


def _side(body: BodyKinematics, index: int) -> tuple[Transform, SX]:
    """Pose in the world and twist (own axes) of a link, or of the ground."""
    return (Transform.identity(), SX(6, 1)) if index < 0 else (body.world[index], body.twists[index])


def _residual_and_rate(cut: Cut, X: Transform, count: int) -> tuple[SX, SX]:
    """Phi and D of the first rows of a joint; a rolling row has no position, so its Phi is 0 and its D is phi_cᵀ."""
    R, p, V = SX.sym("R", 3, 3), SX.sym("p", 3), SX.sym("V", 6)
    at = Transform(R, p)
    residual = cut.model.residual(at)
    names = cut.model.rows if cut.model.holonomic is None else cut.model.holonomic
    moved = ca.jtimes(residual, ca.vertcat(ca.vec(R), p), ca.vertcat(ca.vec(skew(V[:3]) @ R), V[3:]))
    Phi, D = SX(count, 1), cut.model.constraint(at).T[:count, :]
    velocities = ca.jacobian(moved, V)
    for row, name in enumerate(names):
        i = cut.model.rows.index(name)
        if i < count:
            Phi[i], D[i, :] = residual[row], velocities[row, :]
    given, wanted = ca.vertcat(ca.vec(R), p), ca.vertcat(ca.vec(ca.densify(X.R)), ca.densify(X.p))
    return ca.sparsify(ca.substitute(Phi, given, wanted)), ca.sparsify(ca.substitute(D, given, wanted))
