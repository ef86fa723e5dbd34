"""The steps of the multi-chain algorithm: open chains, members, tip forces, joint accelerations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import casadi as ca

from closedchain.dynamics.operational_space.coupling import Coupled, Kept, Tip, couple
from closedchain.dynamics.operational_space.motion import TreeMotion
from closedchain.dynamics.operational_space.open_chain import Felt, OpenChain
from closedchain.dynamics.operational_space.structure import Structure
from closedchain.dynamics.operational_space.tips import TipRows
from closedchain.dynamics.operational_space.transport import turned
from closedchain.multibody.chains import Chain
from closedchain.multibody.system import Cut
from closedchain.types import SX

Rows = dict[int, SX]


@dataclass(eq=False)
class ChainRows:
    """Rows of a chain's tips: what multiplies δ of bodies inside and outside the chain, and the rest, e.

    Those outside are already turned by P into the axes in which the tip's far side is constant. Forces act along the
    same rows, unless `push_inside` and `push_outside` say along which others (friction). `turns`: which are angular.
    """

    count: int
    inside: Rows = field(default_factory=dict)
    outside: Rows = field(default_factory=dict)
    push_inside: Rows | None = None
    push_outside: Rows = field(default_factory=dict)
    e: SX = field(init=False)
    P: SX = field(init=False)
    turns: list[bool] = field(init=False)

    def __post_init__(self) -> None:
        self.e, self.P = SX(self.count, 1), SX(self.count, self.count)
        self.turns = [False] * self.count

    def add(self, chain: Chain, cut: Cut, here: slice, part: TipRows) -> None:
        """Put the rows of one tip joint in their place."""
        within = {cut.parent, cut.child} <= chain.indices  # a loop of the chain's own: no far side to be constant
        self.e[here], self.P[here, here] = part.e, SX(ca.DM.eye(part.P.shape[0])) if within else part.P
        self.turns[here] = part.turns
        for index, C in part.C.items():
            if index in chain.indices:
                self.put(self.inside, index, here, C)
            else:
                self.put(self.outside, index, here, part.seen if index == cut.child else part.P @ C)

    def put(self, table: Rows, index: int, here: slice, rows: SX) -> None:
        """Rows of one body in their place."""
        table.setdefault(index, SX(self.count, 6))[here, :] = rows


@dataclass(frozen=True, eq=False)
class Solution:
    """dv/dt, δ by link, tip forces by chain in the order of the structure, smallest pivot."""

    rates: SX
    delta: dict[int, SX]
    forces: tuple[SX, ...]
    pivot: SX


class Network:
    """A machine taken apart into members and chains. `told`: accelerations of links that move as prescribed."""

    def __init__(
        self,
        motion: TreeMotion,
        structure: Structure,
        Q: SX,
        told: dict[str, SX] | None = None,
        weightless: bool = False,
    ) -> None:
        self.motion, self.structure, self.Q, self.told = motion, structure, Q, told or {}
        self.weightless = weightless  # no forces but those of the tips: an impact
        self.known = {-1: SX(6, 1)} | {link.index: self.told[link.name] for link in structure.guided}

    def solve(self, rows_of: Callable[[Chain], ChainRows], keep: Callable[[SX], Kept]) -> Solution:
        """Everything, from the rows of each chain's tips; `keep` tells from W what of a chain stays in the border."""
        members = self.structure.members
        inertia = {link.index: self.motion.inertias[link.index] for link in members}
        wrench = {link.index: self.motion.wrench(link, self.weightless) - self.Q[link.v] for link in members}
        chains, tips, pivot = [], [], SX(1)
        for chain in self.structure.chains:
            rows = rows_of(chain)
            open_chain = OpenChain(self.motion, chain, self.Q, self.told, self.weightless)
            felt = open_chain.feel(rows.count, rows.inside, rows.push_inside)
            for index in felt.inertia.keys() & inertia.keys():
                inertia[index] = inertia[index] + felt.inertia[index]
                wrench[index] = wrench[index] + felt.wrench[index]
            tips.append(self._tip(rows, felt, keep))
            chains.append((open_chain, rows))
            pivot = ca.fmin(pivot, felt.pivot)
        A = ca.diagcat(*(inertia[link.index] for link in members))
        b = -ca.vertcat(*(wrench[link.index] for link in members))
        coupled = couple(A, b, tips)
        return self._finish(chains, coupled, ca.fmin(pivot, coupled.pivot))

    def _tip(self, rows: ChainRows, felt: Felt, keep: Callable[[SX], Kept]) -> Tip:
        """A chain as the members see it: T for accelerations of members, the rest is known."""
        e = rows.P @ (felt.s + rows.e)
        for index, C in (*rows.outside.items(), *((i, rows.P @ c) for i, c in felt.C.items())):
            if index in self.known:
                e = e + C @ self.known[index]
        W, T = turned(rows.P, felt.W), self._on_members(rows, rows.outside, felt.C)
        if felt.B is None:
            return Tip(T, W, e, rows.turns, keep(W) if W.nnz() else "all")
        return Tip(T, felt.W, e, rows.turns, "all", self._on_members(rows, rows.push_outside, felt.B))

    def _on_members(self, rows: ChainRows, outside: Rows, inside: Rows) -> SX:
        T = {link.index: SX(rows.count, 6) for link in self.structure.members}
        for index, C in (*outside.items(), *((i, rows.P @ c) for i, c in inside.items())):
            if index in T:
                T[index] = T[index] + C
        return ca.sparsify(ca.horzcat(*T.values()))

    def _finish(self, chains: list[tuple[OpenChain, ChainRows]], coupled: Coupled, pivot: SX) -> Solution:
        """dv/dt of the members, then outwards along each chain."""
        dv, delta, forces = SX(self.motion.v.shape[0], 1), dict(self.known), list[SX]()
        for k, link in enumerate(self.structure.members):
            delta[link.index] = dv[link.v] = coupled.delta[6 * k : 6 * k + 6]
        for link in self.structure.guided:
            dv[link.v] = self.told[link.name]
        for (chain, rows), lam in zip(chains, coupled.forces, strict=True):
            forces.append(rows.P.T @ lam)
            for index, rates in chain.move(delta, forces[-1]).items():
                dv[self.motion.system.links[index].v] = rates
        return Solution(dv, delta, tuple(forces), pivot)
