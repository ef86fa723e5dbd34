"""Dynamics of m chains on one reference member in O(mN).

Lilly, Orin, Efficient dynamic simulation for multiple chain robotic mechanisms (1989). Every chain is reduced to what
the member feels at its tip, a 6×6 system gives the member's acceleration, the chains then decouple:

    0  which rows the tips hold; rigidly held last links are part of the member  assembly.py, welding.py
    1  each chain opened at its tip: φcᵀ Λ⁻¹ φc, φcᵀ ẍ_open                     open_chain.py
    2  the member's acceleration a0, (45)    3  the tip forces f_k, (47)         coupling.py
    4  the joints' accelerations, (48)                                           open_chain.py

Type 0 (arms and hands: chains stand on the ground and hold the member) and Type 1 (legged machines) are the same here;
chains may also be carried by the member and touch the ground, and there may be several members (a floating palm).

Differs from the source in: accelerations are spatial throughout, so that ζ is zero and α^c is not; gravity is an
acceleration of the ground; n_c unit forces are carried along a chain instead of six; a last link that is held rigidly
is counted with the member; weak directions of a chain are found while the code runs and stay unknowns of a bordered
system, so that no chain needs full rank; chains may hold loops of their own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, final, get_args

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Formulation, Forward, Machine
from closedchain.dynamics.operational_space.assembly import Assembly
from closedchain.dynamics.operational_space.coupling import Kept
from closedchain.dynamics.operational_space.structure import find_structure
from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.mechanism.numbers import entries_of, finite
from closedchain.types import SX

Border = Literal["auto", "none", "weak", "all"]
BORDERS: tuple[Border, ...] = get_args(Border)
DEFICIENT = 1e-6  # smallest eigenvalue of a chain's compliance at its tip, each row scaled to one


@final
@dataclass(frozen=True)
class OperationalSpace(Formulation):
    """Exact accelerations of machines whose chains meet at a reference member, at a cost linear in their number.

    baumgarte: rate a in 1/s; loop errors are fed back with gains a² (position) and 2a (rate); 0 leaves them alone
    border: which tip forces stay unknowns; a chain that is singular or short of freedoms cannot bear all of them alone
        "none"  none, as in the paper: quick; where that will not do, "weak" is asked
        "weak"  those along weak directions, found at run time; where hardly any direction is strong, "all" is asked
        "all"   all of them: right unless the body in the middle is very light
        "auto"  all those of chains that are rank-deficient in a configuration found when compiling, none of others;
                where that will not do, "weak" is asked
    prescribed: names of joints (or floating bodies) that move as told: what is asked of their actuators is then an
        acceleration (rad/s², m/s²) instead of a force. A moving palm is such a body.
    """

    name: ClassVar[str] = "operational_space"
    baumgarte: float = 0.0
    border: Border = "auto"
    prescribed: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.border not in BORDERS:
            raise ArgumentError(choose("border", self.border, BORDERS))
        if finite("baumgarte", self.baumgarte) < 0:
            raise ArgumentError(f"baumgarte is {self.baumgarte} 1/s; it must not be negative")
        names = entries_of("prescribed", self.prescribed)
        if isinstance(self.prescribed, str) or not all(isinstance(name, str) for name in names):
            raise ArgumentError(f"prescribed must be a list of names, not {self.prescribed!r}")
        object.__setattr__(self, "prescribed", names)

    def why_not(self, machine: Machine) -> str | None:
        system = machine.kinematics.system
        names = [link.name for link in system.links]
        for name in self.prescribed:
            if name not in names:
                raise UnknownNameError(f"prescribed: {choose('joint of the tree or floating body', name, names)}")
        if not find_structure(system, self.prescribed).members:
            return "it has no reference member: name a platform, or cut the joints of a body so that it floats"
        if system.flexible_bodies:
            return "it has flexible bodies; method='lagrange' treats them"
        return None

    def explain(self, machine: Machine, q: NDArray[np.float64]) -> str:
        members = find_structure(machine.kinematics.system, self.prescribed).members
        idle = [member.body.name for member in members if np.linalg.eigvalsh(member.body.inertia_matrix)[0] <= 0]
        return f"{', '.join(idle)} can turn without moving mass; method='lagrange' may treat it" if idle else ""

    def fallback(self) -> OperationalSpace | None:
        following: dict[Border, Border] = {"auto": "weak", "none": "weak", "weak": "all"}
        return replace(self, border=following[self.border]) if self.border in following else None

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX) -> Forward:
        return self._trace(machine, q, v, Q, -self._feedback(machine, q, v) if self.baumgarte else None)

    def forward_prescribed(self, machine: Machine, q: SX, v: SX, Q: SX, alpha: SX) -> Forward:
        return self._trace(machine, q, v, Q, alpha - self._feedback(machine, q, v) if self.baumgarte else alpha)

    def _trace(self, machine: Machine, q: SX, v: SX, Q: SX, alpha: SX | None) -> Forward:
        system = machine.kinematics.system
        # in Q, an acceleration stands in the place of the force on a prescribed joint
        told = {link.name: Q[link.v] for link in system.links if link.name in self.prescribed}
        kept = machine.mobility.independent_rows
        return Assembly(system, q, v, Q, kept, told, alpha).forward(lambda W: self._keep(machine, q, W))

    def _keep(self, machine: Machine, q: SX, W: SX) -> Kept:
        """Which directions of a chain stay in the border."""
        if self.border != "auto":
            return self.border
        evaluate = ca.Function("W", [q], [ca.densify(W)])
        for sample in machine.mobility.samples:
            values = np.array(evaluate(sample))
            scale = np.sqrt(np.maximum(np.diag(values), 1e-300))
            if np.linalg.eigvalsh(values / np.outer(scale, scale))[0] < DEFICIENT:
                return "all"
        return "none"

    def _feedback(self, machine: Machine, q: SX, v: SX) -> SX:
        tree, a = machine.kinematics.tree, self.baumgarte
        return tree.at(2 * a * tree.constraint_velocity + a**2 * tree.residual_on_rows, q, v)
