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
from numpy.typing import NDArray

from closedchain.dynamics.method import Forward, Machine, Method
from closedchain.dynamics.operational_space.motion import Motion
from closedchain.dynamics.operational_space.network import ChainRows, Network
from closedchain.dynamics.operational_space.structure import Chain, find_structure
from closedchain.dynamics.operational_space.tips import TipJoint
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
        if machine.kinematics.system.bends:
            return "it has flexible bodies; method='lagrange' treats them"
        return None

    def explain(self, machine: Machine, q: NDArray[np.float64]) -> str:
        members = find_structure(machine.kinematics.system, self.prescribed).members
        idle = [member.body.name for member in members if np.linalg.eigvalsh(member.body.inertia_matrix)[0] <= 0]
        return f"{', '.join(idle)} can turn without moving mass; method='lagrange' may treat it" if idle else ""

    def fallback(self) -> OperationalSpace | None:
        return replace(self, border="all") if self.border != "all" else None

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX) -> Forward:
        return _Trace(self, machine, q, v, Q).forward()


class _Trace:
    """One machine with its cut joints as tips."""

    def __init__(self, method: OperationalSpace, machine: Machine, q: SX, v: SX, Q: SX) -> None:
        self.method, self.machine, self.Q = method, machine, Q
        self.system = machine.kinematics.system
        self.motion = Motion(self.system, q, v, method.prescribed)
        self.structure = find_structure(self.system, method.prescribed)
        self.told = {link.name: Q[link.v] for link in self.system.links if link.name in method.prescribed}

    def forward(self) -> Forward:
        solution = Network(self.motion, self.structure, self.Q, self.told).solve(self._rows, self._weak)
        multipliers = SX(self.system.nc, 1)
        for chain, forces in zip(self.structure.chains, solution.forces, strict=True):
            multipliers[self._numbers(chain)] = forces
        return Forward(solution.rates, multipliers, solution.pivot)

    def _numbers(self, chain: Chain) -> list[int]:
        """A chain's independent tip rows among all multipliers."""
        kept = self.machine.mobility.kept
        return [r for cut in chain.tips for r in range(cut.rows.start, cut.rows.stop) if r in kept]

    def _rows(self, chain: Chain) -> ChainRows:
        numbers = self._numbers(chain)
        rows, at = ChainRows(len(numbers)), 0
        for cut in chain.tips:
            own = [r - cut.rows.start for r in numbers if cut.rows.start <= r < cut.rows.stop]
            rows.add(chain, cut, slice(at, at + len(own)), TipJoint(self.motion, cut).rows(own))
            at += len(own)
        if self.method.baumgarte:
            rows.e += self._feedback()[numbers]
        return rows

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
