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

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, final

import casadi as ca
import numpy as np

from closedchain.dynamics.method import Forward, Machine, Method
from closedchain.dynamics.operational_space.coupling import Coupled, Tip, couple
from closedchain.dynamics.operational_space.motion import Motion
from closedchain.dynamics.operational_space.open_chain import Felt, OpenChain
from closedchain.dynamics.operational_space.structure import Chain, Structure, find_structure
from closedchain.dynamics.operational_space.tips import TipJoint, TipRows
from closedchain.dynamics.operational_space.transport import turned
from closedchain.model.system import Cut
from closedchain.spatial.rotation import SX

WEAK = 1e-6  # smallest eigenvalue of a chain's compliance at its tip, each direction scaled to one


@final
@dataclass(frozen=True)
class OperationalSpace(Method):
    """Exact accelerations of machines whose chains meet at a reference member, at a cost linear in their number.

    baumgarte: rate a in 1/s; loop errors are fed back with gains a² (position) and 2a (rate); 0 leaves them alone
    border: which chains keep their tip forces as unknowns, exact also where the chain alone is singular or has too few
        freedoms: "weak" (those that are rank-deficient in one of the configurations found when compiling), "all", or
        "none" (the paper's elimination). Where another chain turns out to be weak, pivot says so and "all" is asked.
    prescribed: names of joints (or floating bodies) that move as told: what is asked of their actuators is then an
        acceleration (rad/s², m/s²) instead of a force. A moving palm is such a body.
    """

    name: ClassVar[str] = "operational_space"
    baumgarte: float = 0.0
    border: Literal["weak", "all", "none"] = "weak"
    prescribed: tuple[str, ...] = ()

    def why_not(self, machine: Machine) -> str | None:
        structure = find_structure(machine.kinematics.system, self.prescribed)
        if not structure.members:
            return "it has no reference member: name a platform, or cut the joints of a body so that it floats"
        looped = [chain for chain in structure.chains if chain.loops]
        if looped:
            return f"joint {looped[0].loops[0].joint.name!r} closes a loop inside a chain; method='lagrange' treats it"
        return None

    def fallback(self) -> OperationalSpace | None:
        return replace(self, border="all") if self.border != "all" else None

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX) -> Forward:
        return _Trace(self, machine, q, v, Q).forward()


@dataclass(eq=False)
class ChainRows:
    """Rows of a chain's tips: numbers of the multipliers, what multiplies δ of bodies inside and outside, the rest.

    Those outside are already turned by P into the axes in which the tip's far side is constant.
    """

    numbers: list[int]
    inside: dict[int, SX]
    outside: dict[int, SX]
    e: SX
    P: SX

    def add(self, chain: Chain, cut: Cut, here: slice, part: TipRows) -> None:
        """Put the rows of one tip joint in their place."""
        self.e[here], self.P[here, here] = part.e, part.P
        for index, C in part.C.items():
            if index in chain.indices:
                self.inside.setdefault(index, SX(len(self.numbers), 6))[here, :] = C
            else:
                seen = part.seen if index == cut.child else part.P @ C
                self.outside.setdefault(index, SX(len(self.numbers), 6))[here, :] = seen


class _Trace:
    """The steps of the algorithm for one machine."""

    def __init__(self, method: OperationalSpace, machine: Machine, q: SX, v: SX, Q: SX) -> None:
        self.method, self.machine, self.Q = method, machine, Q
        self.system = machine.kinematics.system
        self.motion = Motion(self.system, q, v, method.prescribed)
        self.structure: Structure = find_structure(self.system, method.prescribed)
        self.told = {link.name: Q[link.v] for link in self.system.links if link.name in method.prescribed}
        self.known = {-1: SX(6, 1)} | {link.index: self.told[link.name] for link in self.structure.guided}

    def forward(self) -> Forward:
        members, motion = self.structure.members, self.motion
        inertia = {link.index: motion.inertias[link.index] for link in members}
        wrench = {link.index: motion.wrench(link) - self.Q[link.v] for link in members}
        chains, tips, pivot = [], [], SX(1)
        for chain in self.structure.chains:
            rows = self._rows(chain)
            open_chain = OpenChain(motion, chain, self.Q, self.told)
            felt = open_chain.feel(rows.inside, len(rows.numbers))
            for index in felt.inertia.keys() & inertia.keys():
                inertia[index] = inertia[index] + felt.inertia[index]
                wrench[index] = wrench[index] + felt.wrench[index]
            tips.append(self._tip(rows, felt))
            chains.append((open_chain, rows))
            pivot = ca.fmin(pivot, felt.pivot)
        A = ca.diagcat(*(inertia[link.index] for link in members))
        b = -ca.vertcat(*(wrench[link.index] for link in members))
        coupled = couple(A, b, tips)
        return self._finish(chains, coupled, ca.fmin(pivot, coupled.pivot))

    def _finish(self, chains: list[tuple[OpenChain, ChainRows]], coupled: Coupled, pivot: SX) -> Forward:
        """dv/dt of the members, then outwards along each chain."""
        dv, lam, delta = SX(self.system.nv, 1), SX(self.system.nc, 1), dict(self.known)
        for k, link in enumerate(self.structure.members):
            delta[link.index] = dv[link.v] = coupled.delta[6 * k : 6 * k + 6]
        for link in self.structure.guided:
            dv[link.v] = self.told[link.name]
        for (chain, rows), forces in zip(chains, coupled.forces, strict=True):
            lam[rows.numbers] = rows.P.T @ forces
            for index, rates in chain.move(delta, rows.P.T @ forces).items():
                dv[self.system.links[index].v] = rates
        return Forward(dv, lam, pivot)

    def _rows(self, chain: Chain) -> ChainRows:
        """The independent rows of a chain's tips."""
        kept = self.machine.mobility.kept
        numbers = [r for cut in chain.tips for r in range(cut.rows.start, cut.rows.stop) if r in kept]
        rows = ChainRows(numbers, {}, {}, SX(len(numbers), 1), SX(len(numbers), len(numbers)))
        at = 0
        for cut in chain.tips:
            own = [r - cut.rows.start for r in numbers if cut.rows.start <= r < cut.rows.stop]
            rows.add(chain, cut, slice(at, at + len(own)), TipJoint(self.motion, cut).rows(own))
            at += len(own)
        if self.method.baumgarte:
            rows.e += self._feedback()[numbers]
        return rows

    def _tip(self, rows: ChainRows, felt: Felt) -> Tip:
        """A chain as the members see it: T for accelerations of members, the rest is known."""
        P, members = rows.P, self.structure.members
        T = {link.index: SX(len(rows.numbers), 6) for link in members}
        e = P @ (felt.s + rows.e)
        for index, C in (*rows.outside.items(), *((i, P @ c) for i, c in felt.C.items())):
            if index in T:
                T[index] = T[index] + C
            else:
                e = e + C @ self.known[index]
        W = turned(P, felt.W)
        return Tip(ca.sparsify(ca.horzcat(*(T[link.index] for link in members))), W, e, self._weak(W))

    def _weak(self, W: SX) -> bool:
        """Whether a chain stays in the border: asked for, or rank-deficient at one of the machine's configurations."""
        if self.method.border != "weak" or not W.shape[0]:
            return self.method.border == "all"
        evaluate = ca.Function("W", [self.motion.q], [ca.densify(W)])
        for sample in self.machine.mobility.samples:
            values = np.array(evaluate(sample))
            scale = np.sqrt(np.maximum(np.diag(values), 1e-300))
            if np.linalg.eigvalsh(values / np.outer(scale, scale))[0] < WEAK:
                return True
        return False

    def _feedback(self) -> SX:
        tree, a = self.machine.kinematics.tree, self.method.baumgarte
        term = 2 * a * tree.constraint_rate + a**2 * tree.residual_on_rows
        return ca.substitute(term, ca.vertcat(tree.q, tree.v), ca.vertcat(self.motion.q, self.motion.v))
