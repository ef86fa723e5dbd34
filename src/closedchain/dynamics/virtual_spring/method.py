"""Forward dynamics with virtual springs: J. Wang, C. M. Gosselin and L. Cheng, Multibody System Dynamics 7 (2002).

The loops are opened at the cut joints, and springs and dampers on the directions those joints held take their place:

    M dv/dt + h = Q − Σ (∂Phi/∂q)ᵀ (k Phi + b dPhi/dt)                            (15), (41)

M is block diagonal, one block per chain that the cuts leave (39), and is factorised from the tips inwards without
fill-in; chains meet only in the gaps. Redundant rows do no harm. The loops stay open by (joint force)/k.

    M  nv×nv mass matrix of the opened tree     h  nv bias with gravity      Q  nv generalised forces
    k  N/m stiffness of a push                  b  N s/m damping of a push   (of a turn: N m/rad, N m s/rad)

Differs from the source in: any joint may be cut, not only those that hold a point; k and b may be chosen from a wanted
loop error. Printed (8) lacks m3, (40) has 24 rows.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar, Literal, final

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Formulation, Forward, Machine
from closedchain.dynamics.virtual_spring import tuning
from closedchain.dynamics.virtual_spring.cutting import why_not_cut
from closedchain.dynamics.virtual_spring.inverse import eliminate_springs
from closedchain.dynamics.virtual_spring.springs import Coefficients, CutSpring
from closedchain.dynamics.virtual_spring.terms import terms_of
from closedchain.errors import ArgumentError, SingularityError
from closedchain.mechanism.numbers import finite
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.spatial.linear import ldl
from closedchain.types import SX


@final
@dataclass(frozen=True)
class VirtualSpring(Formulation):
    """Accelerations of the opened machine with springs and dampers at its cut joints.

    stiffness: of a push (N/m); "auto" takes it from `error` and the machine's joint forces
    damping: of a push (N s/m); "auto" gives the loops' oscillations a damping ratio of about 0.7; 0: none
    cut: names of the joints to open; they must be those the model was compiled with (None: whatever these are)
    error: loop error (m) wanted of an automatic stiffness
    rotational: stiffness of a turn (N m/rad); by default k ρ² with a radius ρ such that turns are as fast as pushes,
        or stiffer where the moments on them are large. Turns are damped in the proportion of pushes.
    """

    name: ClassVar[str] = "virtual_spring"
    flexible: ClassVar[bool] = True
    exact: ClassVar[bool] = False
    varies: ClassVar[bool] = True
    stiffness: float | Literal["auto"] = "auto"
    damping: float | Literal["auto"] = "auto"
    cut: Collection[str] | None = None
    error: float = 1e-5
    rotational: float | None = None

    def __post_init__(self) -> None:
        for field, least in (("stiffness", "positive"), ("damping", "zero or positive"), ("error", "positive")):
            value = getattr(self, field)
            if value != "auto":
                object.__setattr__(self, field, finite(field, value))
                if not (value > 0 or (value == 0 and field == "damping")):
                    raise ArgumentError(f"{field} of virtual springs is {value}; it must be {least}, or 'auto'")
        if self.rotational is not None and not finite("rotational stiffness", self.rotational) > 0:
            raise ArgumentError(f"rotational stiffness of virtual springs is {self.rotational}; it must be positive")
        if self.cut is not None:
            object.__setattr__(self, "cut", (self.cut,) if isinstance(self.cut, str) else tuple(self.cut))

    def why_not(self, machine: Machine) -> str | None:
        system = machine.kinematics.system
        reason = None if self.cut is None else why_not_cut(system, self.cut)
        if reason:
            return reason
        rolling = [cut.joint.name for cut in system.cuts if cut.model.holonomic not in (None, cut.model.rows)]
        if rolling and self.damping == 0:
            return f"joint(s) {', '.join(rolling)} roll, which only dampers can hold; give a damping"
        try:
            terms = terms_of(machine)
            terms.loop_forces(machine.mobility.samples[0], terms.rest, terms.rest, np.ones(system.nc))
        except SingularityError as error:
            return str(error)
        return None

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX) -> Forward:
        system = machine.kinematics.system
        c = self.coefficients(machine.described)
        body = BodyKinematics(system, q, v)
        wrenches = [SX(6, 1) for _ in system.links]
        multipliers = SX(system.nc, 1)
        for cut in system.cuts:
            spring = CutSpring(body, cut, c)
            for index, wrench in zip((cut.parent, cut.child), spring.wrenches, strict=True):
                if index >= 0:
                    wrenches[index] = wrenches[index] + wrench
            multipliers[cut.rows] = spring.multipliers
        factor = ldl(mass_matrix(body), range(system.nv - 1, -1, -1))  # tips first: no fill-in
        return Forward(factor.solve(Q - bias(body, wrenches)), multipliers, factor.pivot)

    def inverse(self, machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> SX:
        return eliminate_springs(machine, q, v, a, Q)[0]

    def coefficients(self, machine: Machine) -> Coefficients:
        """Stiffness and damping in numbers."""
        needs = tuning.find_needs(machine)
        k = needs.force / self.error if self.stiffness == "auto" else self.stiffness
        kr = k * needs.radius**2 if self.rotational is None else self.rotational
        b = self.damping
        if b == "auto":
            b = tuning.damping_for(machine, Coefficients(k, 0.0, kr, 0.0))
        return Coefficients(k, b, kr, b * kr / k)

    def choice(self, machine: Machine) -> tuning.SpringChoice:
        """The numbers this stands for on a machine, and the loop error and step they imply."""
        return tuning.describe(machine, self.coefficients(machine))

    def chosen(self, machine: Machine) -> dict[str, float]:
        c = self.coefficients(machine)
        return {"stiffness": c.k, "damping": c.b, "rotational_stiffness": c.kr}

    def fast_modes(self, machine: Machine, q: NDArray[np.float64]) -> NDArray[np.complex128]:
        return tuning.spring_eigenvalues(machine, self.coefficients(machine), q, bending=True)
