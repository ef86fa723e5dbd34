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

from closedchain.dynamics.method import Forward, Machine, Method
from closedchain.dynamics.operational_space.coupling import Coupled, Tip, bordered, summed
from closedchain.dynamics.operational_space.motion import Motion
from closedchain.dynamics.operational_space.open_chain import OpenChain
from closedchain.dynamics.operational_space.structure import Chain, Structure, find_structure
from closedchain.dynamics.operational_space.tips import TipJoint
from closedchain.spatial.rotation import SX


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
            rows, C, e = self._rows(chain)
            open_chain = OpenChain(motion, chain, self.Q, self.told)
            felt = open_chain.feel({i: c for i, c in C.items() if i in chain.indices}, len(rows))
            for index in felt.inertia.keys() & inertia.keys():
                inertia[index] = inertia[index] + felt.inertia[index]
                wrench[index] = wrench[index] + felt.wrench[index]
            outside = [(i, c) for i, c in C.items() if i not in chain.indices] + list(felt.C.items())
            tips.append(self._tip(outside, felt.W, felt.s + e))
            chains.append((open_chain, rows))
            pivot = ca.fmin(pivot, felt.pivot)
        A = ca.diagcat(*(inertia[link.index] for link in members))
        b = -ca.vertcat(*(wrench[link.index] for link in members))
        coupled = (bordered if self.method.border == "all" else summed)(A, b, tips)
        return self._finish(chains, coupled, ca.fmin(pivot, coupled.pivot))

    def _finish(self, chains: list[tuple[OpenChain, list[int]]], coupled: Coupled, pivot: SX) -> Forward:
        """dv/dt of the members, then outwards along each chain."""
        dv, lam, delta = SX(self.system.nv, 1), SX(self.system.nc, 1), dict(self.known)
        for k, link in enumerate(self.structure.members):
            delta[link.index] = dv[link.v] = coupled.delta[6 * k : 6 * k + 6]
        for link in self.structure.guided:
            dv[link.v] = self.told[link.name]
        for (chain, rows), forces in zip(chains, coupled.forces, strict=True):
            lam[rows] = forces
            for index, rates in chain.move(delta, forces).items():
                dv[self.system.links[index].v] = rates
        return Forward(dv, lam, pivot)

    def _rows(self, chain: Chain) -> tuple[list[int], dict[int, SX], SX]:
        """Numbers of a chain's independent tip rows, what multiplies each body's acceleration in them, and the rest."""
        kept = self.machine.mobility.kept
        numbers = [r for cut in chain.tips for r in range(cut.rows.start, cut.rows.stop) if r in kept]
        C: dict[int, SX] = {}
        e, at = SX(len(numbers), 1), 0
        for cut in chain.tips:
            own = [r - cut.rows.start for r in numbers if cut.rows.start <= r < cut.rows.stop]
            here, part = slice(at, at + len(own)), TipJoint(self.motion, cut).rows(own)
            e[here] = part.e
            for index, c in part.C.items():
                C.setdefault(index, SX(len(numbers), 6))[here, :] = c
            at += len(own)
        if self.method.baumgarte:
            e = e + self._feedback()[numbers]
        return numbers, {i: ca.sparsify(c) for i, c in C.items()}, ca.sparsify(e)

    def _tip(self, outside: list[tuple[int, SX]], W: SX, e: SX) -> Tip:
        """Rows on the accelerations of bodies outside a chain: T for members, the rest is known."""
        members = self.structure.members
        T = {link.index: SX(e.shape[0], 6) for link in members}
        for index, C in outside:
            if index in T:
                T[index] = T[index] + C
            else:
                e = e + C @ self.known[index]
        return Tip(ca.sparsify(ca.horzcat(*(T[link.index] for link in members))), W, e)

    def _feedback(self) -> SX:
        tree, a = self.machine.kinematics.tree, self.method.baumgarte
        term = 2 * a * tree.constraint_rate + a**2 * tree.residual_on_rows
        return ca.substitute(term, ca.vertcat(tree.q, tree.v), ca.vertcat(self.motion.q, self.motion.v))
