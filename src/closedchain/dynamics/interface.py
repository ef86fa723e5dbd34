"""What a formulation is: a frozen dataclass whose fields are its options, and expressions it gives for one machine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.stability import bending_modes
from closedchain.errors import UnsupportedError
from closedchain.kernel import Fallback, Kernel
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.mobility import Mobility
from closedchain.multibody.loads import PassiveForces
from closedchain.types import SX

POOR_PIVOT = 1e-4  # a relative pivot below which the answer of another method, if there is one, is the better one


@dataclass(frozen=True, eq=False)
class Machine:
    """What a formulation may know of a machine when it is traced."""

    kinematics: Kinematics
    mobility: Mobility
    origin: Machine | None = None  # the machine as described, where numbers of this one are symbols

    @property
    def described(self) -> Machine:
        """This machine with numbers in all places."""
        return self.origin or self

    def typical(self, q: SX) -> tuple[SX, tuple[NDArray[np.float64], ...]]:
        """Symbols of expressions of q, and values of them that show how large such expressions usually are."""
        numbers = self.kinematics.system.quantities
        values = tuple(np.concatenate([sample, numbers.typical]) for sample in self.mobility.samples)
        return ca.vertcat(q, numbers.parameters), values


@dataclass(frozen=True, eq=False)
class Forward:
    """Forward dynamics as expressions: dv/dt, multipliers of all constraint rows, and the smallest relative pivot."""

    acceleration: SX
    multipliers: SX
    pivot: SX


class Method(ABC):
    """A formulation of the dynamics. Subclasses are final frozen dataclasses."""

    name: ClassVar[str]
    flexible: ClassVar[bool] = False  # can treat links that bend
    exact: ClassVar[bool] = True  # gives the accelerations of the closed machine wherever the loops are closed
    varies: ClassVar[bool] = False  # can treat machines some of whose numbers are symbols

    @abstractmethod
    def why_not(self, machine: Machine) -> str | None:
        """The reason this method cannot treat a machine, or None."""

    def fallback(self) -> Method | None:
        """The method to ask where this one's pivots vanish although the machine may be regular."""
        return None

    def second(self, kernel: Callable[[Method], Kernel]) -> Fallback | None:
        """For a kernel of this method with an output "pivot": that of its fallback, asked where pivots are poor."""
        other = self.fallback()
        return None if other is None else Fallback("pivot", POOR_PIVOT, lambda: kernel(other))

    def explain(self, machine: Machine, q: NDArray[np.float64]) -> str:
        """What a vanishing pivot means at a configuration, in words; nothing if the method cannot tell."""
        return ""

    def chosen(self, machine: Machine) -> dict[str, float]:
        """Numbers that a method chose for a machine by itself, by name; runs report them."""
        return {}

    def fast_modes(self, machine: Machine, q: NDArray[np.float64]) -> NDArray[np.complex128]:
        """Eigenvalues (1/s) of springs and flexible links: an explicit step must be stable for them."""
        return bending_modes(machine.kinematics, q)

    @abstractmethod
    def forward(self, machine: Machine, q: SX, v: SX, Q: SX) -> Forward:
        """Trace forward dynamics: Q are generalised forces on the velocities (actuators, friction, loads), nv."""

    def forward_prescribed(self, machine: Machine, q: SX, v: SX, Q: SX, alpha: SX) -> Forward:
        """The same for a machine whose cut joints accelerate by alpha (nc) along the directions that they hold."""
        raise UnsupportedError(
            f"{self.name} keeps cut joints as they are; 'operational_space' and 'reference' take accelerations of them"
        )

    def inverse(self, machine: Machine, q: SX, v: SX, dv: SX) -> SX:
        """Trace inverse dynamics: the actuator forces (na) of a motion q, v, dv/dt that keeps the loops closed."""
        raise UnsupportedError(f"{self.name} answers forward dynamics only; inverse: 'virtual_work' or 'lagrange'")


def forward_function(method: Method, machine: Machine, told: bool = False) -> ca.Function:
    """(q, v, forces) → (acceleration, multipliers, pivot) for one machine; told: (q, v, forces, tips) → …"""
    tree = machine.kinematics.tree
    tau = SX.sym("forces", len(tree.system.actuators))
    Q = tree.actuator_jacobian.T @ tau + PassiveForces(tree).generalised
    inputs, known = {"q": tree.q, "v": tree.v, "forces": tau}, SX.sym("tips", tree.system.nc)
    if told:
        inputs["tips"] = known
        result = method.forward_prescribed(machine, tree.q, tree.v, Q, known)
    else:
        result = method.forward(machine, tree.q, tree.v, Q)
    outputs = [result.acceleration, result.multipliers, result.pivot]
    names = ["acceleration", "multipliers", "pivot"]
    return ca.Function("forward", list(inputs.values()), outputs, list(inputs), names, {"cse": True})
