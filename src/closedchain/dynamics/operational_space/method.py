"""Dynamics of m chains on one reference member in O(mN).

Lilly, Orin, Efficient dynamic simulation for multiple chain robotic mechanisms (1989). Every chain is reduced to what
the member feels at its tip, a 6×6 system gives the member's acceleration, the chains then decouple:

    1  each chain opened at its tip: φcᵀ Λ⁻¹ φc, φcᵀ ẍ_open                     open_chain.py
    2  the member's acceleration a0, (45)    3  the tip forces f_k, (47)         coupling.py
    4  the joints' accelerations, (48)                                           open_chain.py

Type 0 (arms and hands: chains stand on the ground and hold the member) and Type 1 (legged machines) are the same here;
chains may also be carried by the member and touch the ground, and there may be several members (a floating palm).

Differs from the source in: accelerations are spatial throughout, so that ζ is zero and α^c is not; gravity is an
acceleration of the ground; n_c unit forces are carried along a chain instead of six; tip forces stay unknowns of a
bordered system, so that no chain needs full rank.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, final

import casadi as ca
import numpy as np

from closedchain.dynamics.method import Forward, Machine, Method
from closedchain.dynamics.operational_space.coupling import Tip, bordered, summed
from closedchain.dynamics.operational_space.open_chain import OpenChain, bias_wrench
from closedchain.dynamics.operational_space.structure import Chain, Structure, find_structure
from closedchain.dynamics.operational_space.tips import tip_rows
from closedchain.kinematics.body import BodyKinematics
from closedchain.model.system import Link
from closedchain.spatial.rotation import SX, constant


@final
@dataclass(frozen=True)
class OperationalSpace(Method):
    """Exact accelerations of machines whose chains meet at a reference member, at a cost linear in their number.

    baumgarte: rate a in 1/s; loop errors are fed back with gains a² (position) and 2a (rate); 0 leaves them alone
    border: "all" keeps every tip force in the system, right also where chains are singular or short; "none" is the
        paper's elimination, for regular chains only (it falls back to "all" where a chain is not)
    prescribed: names of joints (or floating bodies) that move as told: what is asked of their actuators is then an
        acceleration (rad/s², m/s²) instead of a force. A moving palm is such a body.
    """

    name: ClassVar[str] = "operational_space"
    baumgarte: float = 0.0
    border: Literal["all", "none"] = "all"
    prescribed: tuple[str, ...] = ()

    def why_not(self, machine: Machine) -> str | None:
        structure = find_structure(machine.kinematics.system, self.prescribed)
        if not structure.members:
            return "it has no reference member: name a platform, or cut the joints of a body so that it floats"
        return None

    def fallback(self) -> OperationalSpace | None:
        return OperationalSpace(self.baumgarte, "all", self.prescribed) if self.border == "none" else None

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX) -> Forward:
        return _Trace(self, machine, q, v, Q).forward()


class _Trace:
    """The steps of the algorithm for one machine."""

    def __init__(self, method: OperationalSpace, machine: Machine, q: SX, v: SX, Q: SX) -> None:
        self.method, self.machine, self.Q = method, machine, Q
        self.system = machine.kinematics.system
        self.body = BodyKinematics(self.system, q, v)
        self.structure: Structure = find_structure(self.system, method.prescribed)
        self.told = {link.name: Q[link.v] for link in self.system.links if link.name in method.prescribed}
        self.base = {-1: ca.vertcat(SX(3, 1), -constant(self.system.mechanism.gravity))}
        for link in self.structure.guided:
            self.base[link.index] = self._rigid(link) + self.body.motions[link.index] @ self.told[link.name]

    def forward(self) -> Forward:
        members = self.structure.members
        chains = [OpenChain(self.body, chain, self.Q, self.told) for chain in self.structure.chains]
        inertia = {link.index: link.inertia for link in members}
        wrench = {link.index: bias_wrench(self.body, link) - self._applied(link) for link in members}
        tips, rows_of, pivot = [], [], SX(1)
        for open_chain in chains:
            rows, C, alpha = self._tips(open_chain.chain)
            felt = open_chain.feel({i: c for i, c in C.items() if i in open_chain.chain.indices}, len(rows))
            for index, I_A in felt.inertia.items():
                if index in inertia:
                    inertia[index] = inertia[index] + I_A
                    wrench[index] = wrench[index] + felt.wrench[index]
            outside = [(i, c) for i, c in C.items() if i not in open_chain.chain.indices] + list(felt.C.items())
            T, e = self._split(outside, felt.s + alpha)
            tips.append(Tip(T, felt.W, e))
            rows_of.append(rows)
            pivot = ca.fmin(pivot, felt.pivot)
        A = ca.diagcat(*(inertia[link.index] for link in members))
        b = -ca.vertcat(*(wrench[link.index] for link in members))
        coupled = (bordered if self.method.border == "all" else summed)(A, b, tips)
        multipliers = SX(self.system.nc, 1)
        for rows, lam in zip(rows_of, coupled.forces, strict=True):
            multipliers[rows] = lam
        return Forward(self._rates(chains, coupled.a, coupled.forces), multipliers, ca.fmin(pivot, coupled.pivot))

    def _rates(self, chains: list[OpenChain], a: SX, forces: tuple[SX, ...]) -> SX:
        """dv/dt of the members, then outwards along each chain."""
        dv, found = SX(self.system.nv, 1), dict(self.base)
        for k, link in enumerate(self.structure.members):
            found[link.index] = a[6 * k : 6 * k + 6]
            dv[link.v] = _undo(self.body.motions[link.index], found[link.index] - self._rigid(link))
        for link in self.structure.guided:
            dv[link.v] = self.told[link.name]
        for open_chain, lam in zip(chains, forces, strict=True):
            for index, rates in open_chain.move(found, lam).items():
                dv[self.system.links[index].v] = rates
        return dv

    def _tips(self, chain: Chain) -> tuple[list[int], dict[int, SX], SX]:
        """Numbers of a chain's rows that are independent, what multiplies each body's acceleration, and the rest."""
        numbers: list[int] = []
        parts = []
        for cut in chain.tips:
            own = [r for r in range(cut.rows.start, cut.rows.stop) if r in self.machine.mobility.kept]
            parts.append((own, tip_rows(self.body, cut, [r - cut.rows.start for r in own])))
            numbers += own
        C: dict[int, SX] = {}
        alpha, at = SX(len(numbers), 1), 0
        for own, part in parts:
            here = slice(at, at + len(own))
            alpha[here] = part.alpha
            for index, c in part.C.items():
                C.setdefault(index, SX(len(numbers), 6))[here, :] = c
            at += len(own)
        if self.method.baumgarte:
            alpha = alpha + self._feedback()[numbers]
        return numbers, {i: ca.sparsify(c) for i, c in C.items()}, ca.sparsify(alpha)

    def _split(self, outside: list[tuple[int, SX]], e: SX) -> tuple[SX, SX]:
        """Rows on the accelerations of bodies outside a chain: T for members, the rest is known."""
        members = self.structure.members
        T = {link.index: SX(e.shape[0], 6) for link in members}
        for index, C in outside:
            if index in T:
                T[index] = T[index] + C
            else:
                e = e + C @ self.base[index]
        return ca.sparsify(ca.horzcat(*(T[link.index] for link in members))), e

    def _rigid(self, link: Link) -> SX:
        """The acceleration of a floating body while its rates are kept, on a ground that accelerates upwards."""
        return self.body.inward[link.index] @ self.base[-1] + self.body.products[link.index]

    def _applied(self, link: Link) -> SX:
        """The wrench that generalised forces on a floating body's rates stand for."""
        return _undo(self.body.motions[link.index].T, self.Q[link.v])

    def _feedback(self) -> SX:
        tree, a = self.machine.kinematics.tree, self.method.baumgarte
        term = 2 * a * tree.constraint_rate + a**2 * tree.residual_on_rows
        return ca.substitute(term, ca.vertcat(tree.q, tree.v), ca.vertcat(self.body.q, self.body.v))


def _undo(S: SX, right: SX) -> SX:
    """S⁻¹ right for the motion space of a free joint (the identity unless its frames are turned)."""
    if S.is_constant() and np.array_equal(np.array(ca.DM(S)), np.eye(6)):
        return right
    return ca.solve(S, right)
