"""One chain, opened at its tips: what it weighs, how its tips answer forces, and how it moves once these are known.

Inwards along the chain, from the tips to the base, for every link (articulated-body and force-propagation methods):

    U = I^A S          D = Sᵀ U              u = Q − Sᵀ p              I^a = I^A − U D⁻¹ Uᵀ      p^a = p + U D⁻¹ u
    Y = C S            C' = C − Y D⁻¹ Uᵀ      W += Y D⁻¹ Yᵀ             s += Y D⁻¹ u
    parent:            I^A += Xᵀ I^a X        p += Xᵀ p^a               C += C' X

The rows C start as those of the tip joints. Each is a unit force at the tip, carried inwards past joints that give way;
n_c of them are carried, not six. At the end W = φcᵀ Λ⁻¹ φc, s is what the tips of the open chain accelerate, and C what
an acceleration of the base does to them. D⁻¹ Yᵀ with the outward sweep is the paper's Ω, applied and never formed:

    dv/dt = D⁻¹ (u + Yᵀ λ − Uᵀ X δ_p)        δ = X δ_p + S dv/dt

    S  6×n motion space     p  wrench of the bias acceleration     Q  joint forces     λ  forces of the tip joints
    δ  acceleration beyond the bias acceleration, which is that with all rates kept on ground that accelerates against g
Cost: linear in the number of links.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import casadi as ca

from closedchain.dynamics.operational_space.motion import TreeMotion
from closedchain.dynamics.operational_space.transport import inertia_out, mirrored, motion_in, rows_out, wrench_out
from closedchain.multibody.chains import Chain
from closedchain.multibody.system import Link
from closedchain.spatial.sparse_ldl import ldl
from closedchain.types import SX


@dataclass(eq=False)
class Felt:
    """What a chain does to its surroundings: tips accelerate by W λ + Σ C_b δ_b + s, base b I_b δ_b + p_b − B_bᵀ λ.

    B: rows along which forces at the tips act, where these are not the rows C that are held
    """

    W: SX
    s: SX
    C: dict[int, SX]
    B: dict[int, SX] | None
    inertia: dict[int, SX] = field(default_factory=dict)
    wrench: dict[int, SX] = field(default_factory=dict)
    pivot: SX = field(default_factory=lambda: SX(1))


@dataclass(frozen=True, eq=False)
class Eliminated:
    """What is left of a link once its own degree of freedom is eliminated."""

    U: SX
    Y: SX
    D_inverse: SX
    u: SX


@dataclass(eq=False)
class Parts:
    """What is carried inwards: inertia, wrench, rows that are held, rows along which forces act."""

    inertia: SX
    p: SX
    C: SX
    B: SX


class OpenChain:
    """A chain with its tips (and the loops of its own, if any) cut."""

    def __init__(self, motion: TreeMotion, chain: Chain, Q: SX, told: dict[str, SX], weightless: bool = False) -> None:
        self.motion, self.chain, self.Q, self.told, self.weightless = motion, chain, Q, told, weightless
        self.left: dict[int, Eliminated] = {}

    def feel(self, count: int, C: dict[int, SX], B: dict[int, SX] | None = None) -> Felt:
        """The inward sweep; C (and B) are the tip rows by link, `count` how many there are."""
        felt = Felt(SX(count, count), SX(count, 1), dict(C), None if B is None else dict(B))
        for link in self.chain.links:
            felt.inertia[link.index] = self.motion.inertias[link.index]
            felt.wrench[link.index] = self.motion.wrench(link, self.weightless)
        for link in reversed(self.chain.links):
            self._pass(link, felt)
        return felt

    def _pass(self, link: Link, felt: Felt) -> None:
        """Everything from a link to its parent, past the link's own degree of freedom."""
        i, none = link.index, SX(felt.s.shape[0], 6)
        parts = Parts(felt.inertia.pop(i), felt.wrench.pop(i), felt.C.pop(i, none), none)
        parts.B = parts.C if felt.B is None else felt.B.pop(i, none)
        if link.name in self.told:
            push = self.motion.motions[i] @ self.told[link.name]
            parts.p = parts.p + parts.inertia @ push
            felt.s = felt.s + parts.C @ push
        elif link.model.nv:
            self._eliminate(link, parts, felt)
        near, X = self.motion.poses[i]
        _add(felt.inertia, link.parent, inertia_out(near, inertia_out(X, parts.inertia)))
        _add(felt.wrench, link.parent, wrench_out(near, wrench_out(X, parts.p)))
        if parts.C.nnz():
            _add(felt.C, link.parent, rows_out(near, rows_out(X, parts.C)))
        if felt.B is not None and parts.B.nnz():
            _add(felt.B, link.parent, rows_out(near, rows_out(X, parts.B)))

    def _eliminate(self, link: Link, parts: Parts, felt: Felt) -> None:
        S, symmetric = self.motion.motions[link.index], felt.B is None
        U, Y = ca.sparsify(parts.inertia @ S), ca.sparsify(parts.C @ S)
        Y_B = Y if symmetric else ca.sparsify(parts.B @ S)
        D = ldl(S.T @ U)
        D_inverse, u = D.inverse(), self.Q[link.v] - S.T @ parts.p
        self.left[link.index] = Eliminated(U, Y_B, D_inverse, u)
        UD, YD = U @ D_inverse, Y @ D_inverse
        held = [j for j in range(6) if j not in units(S)]
        parts.inertia, parts.p = only(parts.inertia, UD, U, held), parts.p + UD @ u
        parts.C = cleared(parts.C - YD @ U.T, held)
        parts.B = parts.C if symmetric else cleared(parts.B - Y_B @ D_inverse @ U.T, held)
        felt.W = felt.W + (mirrored(lambda i, j: YD[i, :] @ Y[j, :].T, Y.shape[0]) if symmetric else YD @ Y_B.T)
        felt.s = felt.s + YD @ u
        felt.pivot = ca.fmin(felt.pivot, D.pivot)

    def move(self, delta: dict[int, SX], lam: SX) -> dict[int, SX]:
        """The outward sweep: dv/dt of every link, from δ of the bases (completed on the way)."""
        rates = {}
        for link in self.chain.links:
            i = link.index
            near, X = self.motion.poses[i]
            d = motion_in(X, motion_in(near, delta[link.parent]))
            if i in self.left:
                e = self.left[i]
                rates[i] = e.D_inverse @ (e.u + e.Y.T @ lam - e.U.T @ d)
            elif link.name in self.told:
                rates[i] = self.told[link.name]
            delta[i] = d + self.motion.motions[i] @ rates[i] if i in rates else d
        return rates


def only(I_A: SX, UD: SX, U: SX, held: list[int]) -> SX:
    """I^A − U D⁻¹ Uᵀ, with exact zeros along directions that have given way."""
    out = SX(6, 6)
    for i in held:
        for j in held:
            if j <= i:
                out[i, j] = out[j, i] = I_A[i, j] - UD[i, :] @ U[j, :].T
    return ca.sparsify(out)


def cleared(C: SX, held: list[int]) -> SX:
    """Rows with exact zeros along directions that have given way."""
    out = SX(*C.shape)
    out[:, held] = C[:, held]
    return ca.sparsify(out)


def units(S: SX) -> set[int]:
    """Which unit directions the columns of S are, if all of them are."""
    if not S.is_constant():
        return set()
    found = set()
    for column in ca.horzsplit(ca.DM(S)):
        rows = [i for i in range(6) if float(column[i]) != 0]
        if len(rows) != 1:
            return set()
        found.add(rows[0])
    return found


def _add(table: dict[int, SX], key: int, value: SX) -> None:
    table[key] = ca.sparsify(table[key] + value) if key in table else value
