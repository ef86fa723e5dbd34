"""A machine put together from its chains: which rows each tip holds, and where the answers belong."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property

from closedchain.dynamics.interface import Forward
from closedchain.dynamics.operational_space.coupling import Kept
from closedchain.dynamics.operational_space.motion import TreeMotion
from closedchain.dynamics.operational_space.network import ChainRows, Network
from closedchain.dynamics.operational_space.structure import find_structure
from closedchain.dynamics.operational_space.tips import TipJoint
from closedchain.dynamics.operational_space.welding import Held, welded
from closedchain.multibody.chains import Chain
from closedchain.multibody.system import Cut, System
from closedchain.types import SX

Place = tuple[Cut, slice, list[int]]


class Assembly:
    """One machine with its cut joints as tips.

    kept: constraint rows that take part
    told: accelerations by the name of links that move as prescribed
    alpha: what the tips accelerate along each constraint row, the paper's α^c; none: the loops are closed and stay so
    """

    def __init__(
        self, system: System, q: SX, v: SX, Q: SX, kept: Collection[int], told: dict[str, SX], alpha: SX | None = None
    ) -> None:
        self.rows_in_all, self.kept, self.Q, self.told, self.alpha = system.nc, set(kept), Q, told, alpha
        system, welds = welded(system, self.kept, told) if alpha is None else (system, ())
        self.motion = TreeMotion(system, q, v, told)
        self.structure = find_structure(system, told)
        self.held = {weld.tip.joint.name: Held(self.motion, weld, Q) for weld in welds}

    def forward(self, keep: Callable[[SX], Kept]) -> Forward:
        """Everything; `keep` tells from W what of a chain stays in the border."""
        solution = Network(self.motion, self.structure, self.Q, self.told).solve(self._rows, keep)
        rates, multipliers = solution.rates, SX(self.rows_in_all, 1)
        for chain, forces in zip(self.structure.chains, solution.forces, strict=True):
            for cut, here, own in self._places(chain):
                held = self.held.get(cut.joint.name)
                if held is None:
                    multipliers[[cut.rows.start + k for k in own]] = forces[here]
                else:
                    multipliers[held.weld.grip.rows] = held.force(solution.delta, forces[here])
                    rates[held.weld.link.v] = held.rates(solution.delta)
        return Forward(rates, multipliers, solution.pivot)

    def _places(self, chain: Chain) -> list[Place]:
        """Per tip: where its rows stand among those of its chain, and which of the joint's rows they are."""
        places, at = list[Place](), 0
        for cut in chain.cuts:
            own = list(range(len(cut.model.rows)))
            if cut.joint.name not in self.held:
                own = [k for k in own if cut.rows.start + k in self.kept]
            places.append((cut, slice(at, at + len(own)), own))
            at += len(own)
        return places

    def _rows(self, chain: Chain) -> ChainRows:
        places = self._places(chain)
        rows = ChainRows(sum(len(own) for _, _, own in places))
        for cut, here, own in places:
            rows.add(chain, cut, here, self._joints[cut.joint.name].rows(own))
            if self.alpha is not None:
                rows.e[here] -= self.alpha[[cut.rows.start + k for k in own]]
        return rows

    @cached_property
    def _joints(self) -> dict[str, TipJoint]:
        loose = self.alpha is not None
        tips = {cut.joint.name: TipJoint(self.motion, cut, loose=loose) for cut in self.motion.system.cuts}
        return tips | {name: held.joint for name, held in self.held.items()}
