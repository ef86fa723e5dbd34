"""The general joint at a chain's tip: what it lets through of the accelerations on its two sides.

    C_M A_M + C_F A_F + alpha = 0      rows phi_cᵀ of the relative acceleration, at M's origin in F's axes

A are spatial accelerations of the two bodies, so alpha holds the products of velocities (the paper's −α^c + φcᵀ ζ
in the spatial convention): it vanishes for a rigid grasp and not for a point contact. Where the loop is closed some
of the relative pose and twist is known to vanish and is not computed: no turn for a fixed joint, no shift for a pinned
one.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from closedchain.kinematics.body import BodyKinematics
from closedchain.model.system import Cut
from closedchain.spatial.rotation import SX, skew
from closedchain.spatial.transform import Transform

ALL_TURNS, ALL_SHIFTS = {"rx", "ry", "rz"}, {"x", "y", "z"}


@dataclass(frozen=True, eq=False)
class TipRows:
    """C by body index (−1: ground), and alpha."""

    C: dict[int, SX]
    alpha: SX


def tip_rows(body: BodyKinematics, cut: Cut, rows: list[int]) -> TipRows:
    """The rows of a tip joint that take part, by their number within the joint."""
    R, p = _relative(body, cut)
    phi_c = ca.sparsify(cut.model.constraint(Transform(R, p))[:, rows])
    V_M = cut.X_CM.motion_in() @ _of(body.twists, cut.child)
    V_F = cut.X_PF.motion_in() @ _of(body.twists, cut.parent)
    w = SX(3, 1) if _held(cut, ALL_TURNS) else R @ V_M[:3] - V_F[:3]
    u = SX(3, 1) if _held(cut, ALL_SHIFTS) else R @ V_M[3:] - V_F[3:] - skew(V_F[:3]) @ p
    linear = skew(w) @ (R @ V_M[3:]) - skew(V_F[:3]) @ u
    alpha = phi_c.T @ ca.vertcat(skew(w) @ (R @ V_M[:3]), linear)
    alpha += _turning(cut, R, w)[rows, :] @ ca.vertcat(w, u)
    shift = ca.blockcat([[SX(ca.DM.eye(3)), SX(3, 3)], [-skew(p), SX(ca.DM.eye(3))]])
    C_M = phi_c.T @ ca.diagcat(R, R) @ cut.X_CM.motion_in()
    C_F = -(phi_c.T @ shift @ cut.X_PF.motion_in())
    return TipRows({cut.child: ca.sparsify(C_M), cut.parent: ca.sparsify(C_F)}, ca.sparsify(alpha))


def _relative(body: BodyKinematics, cut: Cut) -> tuple[SX, SX]:
    """R_FM and p_FM."""
    X_F = body.world[cut.parent] @ cut.X_PF if cut.parent >= 0 else cut.X_PF
    X_M = body.world[cut.child] @ cut.X_CM if cut.child >= 0 else cut.X_CM
    R = SX(ca.DM.eye(3)) if _held(cut, ALL_TURNS) else X_F.R.T @ X_M.R
    p = SX(3, 1) if _held(cut, ALL_SHIFTS) else X_F.R.T @ (X_M.p - X_F.p)
    return ca.sparsify(R), p


def _turning(cut: Cut, R: SX, w: SX) -> SX:
    """d(phi_c)/dt ᵀ for joints whose held directions turn with the child (universal)."""
    S, p = SX.sym("R", 3, 3), SX.sym("p", 3)
    phi_c = cut.model.constraint(Transform(S, p))
    if not ca.depends_on(phi_c, S):
        return SX(phi_c.shape[1], 6)
    rate = ca.reshape(ca.jtimes(ca.vec(phi_c), ca.vec(S), ca.vec(skew(w) @ R)), *phi_c.shape)
    return ca.substitute(rate, S, R).T


def _held(cut: Cut, rows: set[str]) -> bool:
    return rows <= set(cut.model.rows)


def _of(vectors: tuple[SX, ...], index: int) -> SX:
    return vectors[index] if index >= 0 else SX(6, 1)
