"""Parameters by name: the numbers a machine's motion depends on (mechanism/quantities.py), as expressions.

Of a machine as it is described all are constants. For ensembles over machines some entries are symbols instead, and
everything that is traced becomes a function of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np

from closedchain.mechanism import Actuator, Body, Joint, Mechanism
from closedchain.mechanism.joint_forces import PerDof
from closedchain.mechanism.quantities import JOINT_FORCES, LOAD, MASS, MOTOR, TRANSMISSION, quantities, with_quantities
from closedchain.records import dataclass
from closedchain.spatial.symbolic import Transform, constant, constant_rotation, exact, inertia_matrix
from closedchain.types import SX, Array

# however small, they count
EXACT = tuple(f".{field}" for field in (*MASS, "armature", "rotor_inertia", *TRANSMISSION))
Entry = tuple[str, tuple[int, ...]]  # a quantity and a place in it


@dataclass(frozen=True, eq=False)
class MassProperties:
    """Mass, mass centre and inertia about it (3×3), in the body's frame."""

    mass: SX
    center: SX
    inertia: SX

    @staticmethod
    def of(body: Body) -> MassProperties:
        """Those of a described body."""
        return MassProperties(exact([body.mass]), exact(body.center), exact(body.inertia_matrix))

    @property
    def matrix(self) -> SX:
        """6×6 inertia at the body's origin."""
        return inertia_matrix(self.mass, self.center, self.inertia)


@dataclass(frozen=True, eq=False)
class JointForceTerms:
    """Numbers of the spring, damper and friction along a joint's degrees of freedom."""

    stiffness: SX
    reference: SX
    damping: SX
    friction_force: SX
    friction_velocity: SX


@dataclass(frozen=True)
class DryDof:
    """Dry friction along one degree of freedom of a joint.

    number: of the degree of freedom, which `turns` or slides      length: m, that makes its velocity one of m/s
    """

    name: str
    joint: Joint
    number: int
    turns: bool
    length: float

    @property
    def force(self) -> float:
        """While it moves, N: over the length where it turns."""
        return self._bound(self.joint.friction.force)  # type: ignore[union-attr]

    @property
    def force_static(self) -> float:
        """The most at rest, likewise."""
        return self._bound(self.joint.friction.force_static or self.joint.friction.force)  # type: ignore[union-attr]

    def _bound(self, force: PerDof) -> float:
        return float(force[self.number]) / self.length  # type: ignore[index]


@dataclass(frozen=True, eq=False)
class Rotor:
    """Inertia that moves with the velocities of joints: Σ ratio · velocity, by (joint, number of its DOF)."""

    ratios: dict[tuple[str, int], SX]
    inertia: SX


@dataclass(frozen=True, eq=False)
class Loss:
    """Damping and friction of a motor that turns with Σ ratio · velocity, by (joint, number of its DOF)."""

    ratios: dict[tuple[str, int], SX]
    damping: SX
    friction: SX
    friction_velocity: SX

    def torque(self, velocity: SX) -> SX:
        """On the motor, against its velocity."""
        return -self.damping * velocity - self.friction * ca.tanh(velocity / self.friction_velocity)


@dataclass(frozen=True, eq=False)
class WrenchTerms:
    """A constant wrench on a link, at a point of it, in world or body axes."""

    force: SX
    moment: SX
    at: SX
    axes: str


class Quantities:
    """The numbers of one machine as expressions: symbols for the entries that are varied, constants for the rest.

    described: the numbers by name      parameters: the symbols, in the order of `varied`      typical: their values
    """

    def __init__(self, mechanism: Mechanism, varied: Sequence[Entry] = ()) -> None:
        self.mechanism, self.varied = mechanism, tuple(varied)
        self.described = quantities(mechanism)
        symbols = [SX.sym(f"{name}{list(place)}") for name, place in self.varied]
        self.parameters = ca.vertcat(*symbols) if symbols else SX(0, 1)
        self.typical = np.array([self.described[name][place] for name, place in self.varied])
        self._symbols: dict[str, list[tuple[tuple[int, ...], SX]]] = {}
        for (name, place), symbol in zip(self.varied, symbols, strict=True):
            self._symbols.setdefault(name, []).append((place, symbol))

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes make symbols of their own."""
        return Quantities, (self.mechanism, self.varied)

    def machine(self, values: Array) -> Mechanism:
        """The machine described with values of the parameters."""
        numbers: dict[str, Array] = {}
        for (name, place), value in zip(self.varied, values, strict=True):
            number = numbers.setdefault(name, self.described[name].copy())
            number[place] = value
            if name.endswith(".inertia"):
                number[place[::-1]] = value
        return with_quantities(self.mechanism, numbers)

    def varies(self, name: str) -> bool:
        """Whether some entry of a quantity is a symbol."""
        return name in self._symbols

    @property
    def gravity(self) -> SX:
        """Of the world, m/s²."""
        return self._expression("gravity")

    def mass_properties(self, body: str) -> MassProperties:
        """Of a rigid body."""
        return MassProperties(*(self._expression(f"{body}.{field}") for field in MASS))

    def frame(self, joint: str, side: str) -> Transform:
        """A joint's frame in the body on one side of it."""
        return Transform(self._expression(f"{joint}.{side}.rotation"), self._expression(f"{joint}.{side}.position"))

    def of_joint(self, joint: str) -> dict[str, SX]:
        """The numbers of a joint's kind that are varied, by field."""
        return {"pitch": self._expression(f"{joint}.pitch")} if self.varies(f"{joint}.pitch") else {}

    def transmission(self, coupling: str) -> tuple[SX, SX]:
        """Ratios and coefficients of a coupling."""
        ratio, polynomial = (self._expression(f"{coupling}.{field}") for field in TRANSMISSION)
        return ratio, polynomial

    def joint_forces(self, joint: Joint) -> tuple[JointForceTerms, ...]:
        """Spring, damper and friction of a joint, and the losses of actuators on it; none where it has none."""
        names, found = [f"{joint.name}.{field}" for field in JOINT_FORCES], []
        given = any((joint.spring, joint.damper, joint.friction, *(self.varies(name) for name in names)))
        if given and joint.dof:
            found.append(JointForceTerms(*(self._expression(name) for name in names)))
        for actuator in self.mechanism.actuators:
            alone = actuator.joint == joint.name and not actuator.also
            if alone and self._present(actuator, "damping", "friction"):
                found.append(self._losses(actuator, joint.dof))
        return tuple(found)

    def _losses(self, actuator: Actuator, dof: int) -> JointForceTerms:
        """Of an actuator, at its joint."""
        gear, _, damping, friction, width = (self._expression(f"{actuator.name}.{field}") for field in MOTOR)
        none, size, one = SX(dof, 1), ca.fabs(gear), constant(np.eye(dof)[actuator.coordinate])
        return JointForceTerms(none, none, one * gear**2 * damping, one * size * friction, SX.ones(dof) * width / size)

    def gears(self, actuator: Actuator) -> list[tuple[str, int, SX]]:
        """(joint, coordinate, gear) of all that an actuator drives."""
        own = self._expression(f"{actuator.name}.gear")
        return [(actuator.joint, actuator.coordinate, own), *((name, k, SX(gear)) for name, k, gear in actuator.also)]

    @cached_property
    def shared_losses(self) -> tuple[Loss, ...]:
        """Losses of actuators that drive several degrees of freedom."""
        found = []
        for actuator in self.mechanism.actuators:
            if actuator.also and self._present(actuator, "damping", "friction"):
                numbers = (self._expression(f"{actuator.name}.{field}") for field in MOTOR[2:])
                found.append(Loss(self._ratios(actuator), *numbers))
        return tuple(found)

    def _ratios(self, actuator: Actuator) -> dict[tuple[str, int], SX]:
        return {(name, k): gear for name, k, gear in self.gears(actuator)}

    @cached_property
    def rotors(self) -> tuple[Rotor, ...]:
        """Armature of joints and rotors of actuators."""
        found = []
        for joint in self.mechanism.joints:
            name = f"{joint.name}.armature"
            if joint.armature is not None or self.varies(name):
                own = self._expression(name)
                found += [Rotor({(joint.name, k): SX(1)}, own[k]) for k in range(joint.dof) if own[k].nnz()]
        for actuator in self.mechanism.actuators:
            if self._present(actuator, "rotor_inertia"):
                found.append(Rotor(self._ratios(actuator), self._expression(f"{actuator.name}.rotor_inertia")))
        return tuple(found)

    def armature(self, joint: str, dof: int) -> SX:
        """Inertia along each degree of freedom of a joint, of rotors that it alone moves."""
        total = SX(dof, 1)
        for rotor in self.rotors:
            for (name, k), ratio in rotor.ratios.items():
                if name == joint and len(rotor.ratios) == 1:
                    total[k] += ratio**2 * rotor.inertia
        return total

    def _present(self, actuator: Actuator, *fields: str) -> bool:
        """Whether an actuator has one of these numbers, or they vary."""
        return any(getattr(actuator, field) or self.varies(f"{actuator.name}.{field}") for field in fields)

    def loads(self, body: str) -> tuple[WrenchTerms, ...]:
        """The constant wrenches on a body."""
        found = []
        for number, wrench in enumerate(self.mechanism.wrenches):
            if wrench.body == body:
                force, moment, at = (self._expression(f"wrenches[{number}].{field}") for field in LOAD)
                found.append(WrenchTerms(force, moment, at, wrench.axes))
        return tuple(found)

    def _expression(self, name: str) -> SX:
        """A quantity with its symbols in their places; an inertia stays symmetric."""
        number = self.described[name]
        if name.endswith(EXACT):
            value = exact(number)
        else:
            value = constant_rotation(number) if name.endswith(".rotation") else constant(number)
        for place, symbol in self._symbols.get(name, ()):
            if len(place) == 1:
                value[place[0]] = symbol
            else:
                value[place[0], place[1]] = symbol
            if name.endswith(".inertia"):
                value[place[1], place[0]] = symbol
        return value
