"""What a formulation is: a frozen dataclass whose fields are its options, and expressions it gives for one machine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.mobility import Mobility
from closedchain.spatial.rotation import SX


@dataclass(frozen=True, eq=False)
class Machine:
    """What a formulation may know of a machine when it is traced."""

    kinematics: Kinematics
    mobility: Mobility


@dataclass(frozen=True, eq=False)
class Forward:
    """Forward dynamics as expressions: dv/dt, multipliers of all constraint rows, and the smallest relative pivot."""

    acceleration: SX
    multipliers: SX
    pivot: SX


class Method(ABC):
    """A formulation of the dynamics. Subclasses are final frozen dataclasses."""

    name: ClassVar[str]

    @abstractmethod
    def why_not(self, machine: Machine) -> str | None:
        """The reason this method cannot treat a machine, or None."""

    def fallback(self) -> Method | None:
        """The method to ask where this one's pivots vanish although the machine may be regular."""
        return None

    @abstractmethod
    def forward(self, machine: Machine, q: SX, v: SX, Q: SX) -> Forward:
        """Trace forward dynamics: Q are generalised forces on the rates (actuators, friction, loads), nv."""
