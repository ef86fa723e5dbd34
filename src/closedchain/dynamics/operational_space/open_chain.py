"""One chain, opened at its tips: what it weighs, how its tips answer forces, and how it moves once these are known.

Inwards along the chain, from the tips to the base, for every link (articulated-body and force-propagation methods):

    U = I^A S          D = Sᵀ U              u = Q − Sᵀ p              I^a = I^A − U D⁻¹ Uᵀ    p^a = p + I^a c + U D⁻¹ u
    Y = C S            C' = C − Y D⁻¹ Uᵀ      W += Y D⁻¹ Yᵀ             s += Y D⁻¹ u + C' c
    parent:            I^A += Xᵀ I^a X        p += Xᵀ p^a               C += C' X

The rows C start as those of the tip joints. Each is a unit force at the tip, carried inwards past joints that give way;
n_c of them are carried, not six. At the end W = φcᵀ Λ⁻¹ φc and s = φcᵀ ẍ_open on a base at rest, and C is what an
acceleration of the base does to the tips. D⁻¹ Yᵀ with the outward sweep is the paper's Ω, applied and never formed:

    dv/dt = D⁻¹ (u + Yᵀ λ − Uᵀ (X A_p + c))        A = X A_p + c + S dv/dt

    S  6×n motion space   c  products of velocities   Q  joint forces   p  bias wrench   λ  forces of the tip joints
Cost: linear in the number of links.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import casadi as ca

from closedchain.dynamics.operational_space.inertia import rows_to_parent, to_parent
from closedchain.dynamics.operational_space.structure import Chain
from closedchain.dynamics.tree import constant_load
from closedchain.kinematics.body import BodyKinematics
from closedchain.model.system import Link
from closedchain.spatial.linear import ldl
from closedchain.spatial.rotation import SX
from closedchain.spatial.transform import cross_force


@dataclass(eq=False)
class Felt:
    """What a chain does to its surroundings: A_tips = W λ + Σ C_b A_b + s, and I_b A_b + p_b on each base b."""

    W: SX
    s: SX
    C: dict[int, SX] = field(default_factory=dict)
    inertia: dict[int, SX] = field(default_factory=dict)
    wrench: dict[int, SX] = field(default_factory=dict)
    pivot: SX = field(default_factory=lambda: SX(1))


@dataclass(frozen=True, eq=False)
class Eliminated:
    """What is left of a link once its own freedom is eliminated."""

    U: SX
    Y: SX
    D_inverse: SX
    u: SX


class OpenChain:
    """A chain without loops of its own."""

    def __init__(self, body: BodyKinematics, chain: Chain, Q: SX, told: dict[str, SX]) -> None:
        self.body, self.chain, self.Q, self.told = body, chain, Q, told
        self.left: dict[int, Eliminated] = {}

    def feel(self, C: dict[int, SX], count: int) -> Felt:
        """The inward sweep; C are the tip rows by link, `count` how many there are."""
        felt = Felt(SX(count, count), SX(count, 1), dict(C))
        for link in self.chain.links:
            felt.inertia[link.index] = link.inertia
            felt.wrench[link.index] = bias_wrench(self.body, link)
        for link in reversed(self.chain.links):
            self._eliminate(link, felt)
        return felt

    def _eliminate(self, link: Link, felt: Felt) -> None:
        i, S, c = link.index, self.body.motions[link.index], self._products(link)
        I_A, p, C = felt.inertia.pop(i), felt.wrench.pop(i), felt.C.pop(i, None)
        if link.name not in self.told and link.model.nv:
            U = ca.sparsify(I_A @ S)
            D = ldl(S.T @ U)
            D_inverse = D.inverse()
            u = self.Q[link.v] - S.T @ p
            Y = SX(felt.s.shape[0], link.model.nv) if C is None else ca.sparsify(C @ S)
            self.left[i] = Eliminated(U, Y, D_inverse, u)
            felt.pivot = ca.fmin(felt.pivot, D.pivot)
            UD = U @ D_inverse
            I_A = without(I_A, UD, U, S)
            p = p + UD @ u
            if C is not None:
                YD = Y @ D_inverse
                C = cleared(C - YD @ U.T, S)
                felt.W = felt.W + symmetric_product(YD, Y)
                felt.s = felt.s + YD @ u
        p = p + I_A @ c
        X = self.body.inward[i]
        _add(felt.inertia, link.parent, to_parent(link, self.body.q, I_A))
        _add(felt.wrench, link.parent, X.T @ p)
        if C is not None:
            felt.s = felt.s + C @ c
            _add(felt.C, link.parent, rows_to_parent(link, self.body.q, C))

    def move(self, accelerations: dict[int, SX], lam: SX) -> dict[int, SX]:
        """The outward sweep: dv/dt of every link, from the accelerations of the bases (completed on the way)."""
        rates = {}
        for link in self.chain.links:
            i, S = link.index, self.body.motions[link.index]
            A = self.body.inward[i] @ accelerations[link.parent] + self._products(link)
            if i in self.left:
                e = self.left[i]
                rates[i] = e.D_inverse @ (e.u + e.Y.T @ lam - e.U.T @ A)
                A = A + S @ rates[i]
            elif link.name in self.told:
                rates[i] = self.told[link.name]
            accelerations[i] = A
        return rates

    def _products(self, link: Link) -> SX:
        c = self.body.products[link.index]
        return c + self.body.motions[link.index] @ self.told[link.name] if link.name in self.told else c


def bias_wrench(body: BodyKinematics, link: Link) -> SX:
    """V ×* I V − loads."""
    V = body.twists[link.index]
    return cross_force(V, link.inertia @ V) - constant_load(body, link.index)


def without(I_A: SX, UD: SX, U: SX, S: SX) -> SX:
    """I^A − U D⁻¹ Uᵀ, symmetric, with exact zeros along a joint that is one of the six unit directions."""
    out = SX(6, 6)
    held = [j for j in range(6) if j not in units(S)]
    for i in held:
        for j in held:
            if j <= i:
                out[i, j] = out[j, i] = I_A[i, j] - UD[i, :] @ U[j, :].T
    return ca.sparsify(out)


def cleared(C: SX, S: SX) -> SX:
    """Rows with exact zeros along a joint that is one of the six unit directions."""
    out = SX(C)
    for j in units(S):
        out[:, j] = 0
    return ca.sparsify(out)


def units(S: SX) -> set[int]:
    """Which unit directions the columns of S are, if all of them are."""
    if not S.is_constant():
        return set()
    found = set()
    for column in ca.horzsplit(ca.DM(S)):
        rows = [i for i in range(6) if column[i] != 0]
        if len(rows) != 1 or abs(float(column[rows[0]])) != 1:
            return set()
        found.add(rows[0])
    return found


def symmetric_product(YD: SX, Y: SX) -> SX:
    """Y D⁻¹ Yᵀ, each symmetric pair computed once."""
    n = Y.shape[0]
    out = SX(n, n)
    for i in range(n):
        for j in range(i + 1):
            out[i, j] = out[j, i] = YD[i, :] @ Y[j, :].T
    return ca.sparsify(out)


def _add(table: dict[int, SX], key: int, value: SX) -> None:
    table[key] = table[key] + value if key in table else value
