"""The bordered system (13) of one limb, factored in traced code. The letters are those of virtual_joints.

    [ S     J_q ] [ f ]   [ a ]
    [ J_qᵀ  0   ] [ q ] = [ b ]

Adding J_q W J_qᵀ to S leaves f as it is, because J_qᵀ f is given; it makes S positive definite, so that (13) is solved
by Cholesky-like factors in any order.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from closedchain.spatial.linear import Factor, ldl
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class Eliminated:
    """A limb without its passive joints, and how near to dependent their screws came (0: dependent)."""

    Lambda: SX  # (15), first block
    pivot: SX
    J_q: SX
    W: SX
    outer: Factor  # of S + W J_q J_qᵀ
    inner: Factor | None  # of J_qᵀ (that)⁻¹ J_q

    def wrench(self, a: SX, b: SX) -> SX:
        """f of (13) for right-hand sides a and b."""
        if self.inner is None:
            return self.outer.solve(a)
        f = self.outer.solve(a + self.W * (self.J_q @ b))
        return f - self.outer.solve(self.J_q @ self.inner.solve(self.J_q.T @ f - b))

    def passive(self, a: SX) -> SX:
        """q of (13) for right-hand sides a and zero."""
        return SX(0, a.shape[1]) if self.inner is None else self.inner.solve(self.J_q.T @ self.outer.solve(a))


def eliminate(S: SX, J_q: SX, scale: SX) -> Eliminated:
    """Factor the bordered matrix; `scale` makes its rows comparable."""  # (15)
    if J_q.shape[1] == 0:
        factor = ldl(S)
        return Eliminated(factor.inverse(), factor.pivot, J_q, SX(0), factor, None)
    # a weight that gives both parts alike size
    W = ca.dot(ca.diag(S), scale**2) / ca.dot(ca.sum2(J_q**2), scale**2)
    outer = ldl(S + W * (J_q @ J_q.T))
    U = outer.solve(J_q)
    inner = ldl(J_q.T @ U)
    Lambda = outer.inverse() - U @ inner.solve(U.T)
    return Eliminated(Lambda, ca.fmin(outer.pivot, inner.pivot), J_q, W, outer, inner)
