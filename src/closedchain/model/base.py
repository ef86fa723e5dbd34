"""What every question starts from: coordinates, mobility, formulations by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Forces, Formulation, Machine
from closedchain.dynamics.linearize import IndependentVelocities
from closedchain.dynamics.reference import Reference
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose
from closedchain.kernel import recall, remember
from closedchain.kinematics.assemble import close_loops, make_targets, starting_coordinates
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.mobility import Mobility, find_mobility
from closedchain.mechanism import Mechanism
from closedchain.mechanism.numbers import finite_row
from closedchain.model.choice import METHODS, Choice, choose_formulation
from closedchain.multibody.build import build_system
from closedchain.multibody.system import System
from closedchain.types import Array, Constant

Joints = Mapping[str, "float | ArrayLike"]

SMALLEST_PIVOT = 1e-9


class ModelBase(Constant):
    """One machine with coordinates, what is known of it, and the formulations that can treat it."""

    def __init__(self, system: System, tolerance: float | None = None) -> None:
        self.system = system
        self.kinematics = Kinematics(system, tolerance)

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes compile it from the description, once."""
        cuts = self.system.cut_joints
        return _remade, (type(self), self.mechanism, cuts, self.kinematics.tolerance)

    @property
    def mechanism(self) -> Mechanism:
        """The description this was compiled from."""
        return self.system.mechanism

    @cached_property
    def start(self) -> Array:
        """Coordinates from which assembly starts unless a guess is given."""
        return starting_coordinates(self.kinematics)

    @cached_property
    def mobility(self) -> Mobility:
        """True mobility and redundant constraints."""
        key = self.kinematics.question("mobility")
        found = None if key is None else Mobility.from_data(recall(key), self.system.nq, self.system.nc)
        if found is None:
            nothing = make_targets(self.kinematics, None, None)
            found = find_mobility(self.kinematics, close_loops(self.kinematics, nothing, self.start).q)
            if key is not None:
                remember(key, found.to_data())
        return found

    @cached_property
    def machine(self) -> Machine:
        """What formulations may know of this machine."""
        return Machine(self.kinematics, self.mobility)

    @cached_property
    def choice(self) -> Choice:
        """What method="auto" stands for."""
        return choose_formulation(self.machine)

    def explain(self) -> Choice:
        """What method="auto", the default, stands for on this machine, what was compared, and why it was chosen.

        Example:
            >>> print(str(robot.explain()).splitlines()[0])
            method='auto' is 'operational_space': it takes the fewest weighted operations
        """
        return self.choice

    @property
    def method_for_moved_tips(self) -> str:
        """What takes accelerations of cut joints."""
        return "reference" if METHODS["operational_space"]().why_not(self.machine) else "operational_space"

    @cached_property
    def _independent_velocities(self) -> IndependentVelocities:
        """Those that can be independent, and the linearizers in them."""
        return IndependentVelocities(self.kinematics)

    @cached_property
    def reference(self) -> Reference:
        """The dense, exact dynamics against which everything else is checked."""
        return Reference(self.kinematics, lambda: len(self.mobility.independent_rows))

    def forces(self, forces: Forces) -> Array:
        """Actuator forces (N, N m) as an array in the order of the actuators.

        forces: by name (those not named are zero), an array in order, or None

        Example:
            >>> model.forces({"crank_motor": 5.0}).tolist()
            [5.0]
        """
        names = [actuator.name for actuator in self.system.actuators]
        if forces is None:
            return np.zeros(len(names))
        if isinstance(forces, Mapping):
            for name in forces:
                if name not in names:
                    raise UnknownNameError(choose("actuator", name, names))
            forces = [forces.get(name, 0.0) for name in names]
        return np.array(finite_row(f"actuator forces ({', '.join(names)})", forces, len(names)))

    def method(self, method: str | Formulation) -> Formulation:
        """A formulation by name (its defaults) or as it is, if it can treat this machine; else an error says why not.

        method: "auto", "lagrange", "denoc", "virtual_spring", "operational_space", "virtual_work", or an object such as
            cc.DeNOC()

        Example:
            >>> model.method("denoc")
            DeNOC(end_effector=None, independent=None)
        """
        if isinstance(method, str) and method == "reference":
            raise UnsupportedError("reference is not compiled; forward_dynamics(..., method='reference') asks it")
        check_method(method)
        if isinstance(method, str):
            method = self.choice.formulation if method == "auto" else METHODS[method]()
        reason = self._too_large or _why_not_flexible(self.system, method) or method.why_not(self.machine)
        if reason:
            raise UnsupportedError(f"{method.name} cannot treat {self.mechanism.name!r}: {reason}")
        return method

    @cached_property
    def _too_large(self) -> str | None:
        return _too_large(self.system)


def check_method(method: str | Formulation) -> None:
    """An error where this is neither a formulation nor the name of one."""
    if isinstance(method, str):
        if method not in ("auto", "reference", *METHODS):
            raise UnknownNameError(choose("method", method, ["auto", "reference", *METHODS]))
    elif not isinstance(method, Formulation):
        raise ArgumentError(
            f"method must be a name (auto, {', '.join(METHODS)}) or such as OperationalSpace(), not {method!r}"
        )


LARGEST = 3_000_000  # operations of straight-line code: some minutes to trace and compile, and some GB


def dense_operations(system: System) -> int:
    """About how many operations dynamics take: with the bodies, and with the square of the velocities below each.

    The mass matrix couples every velocity with those below it on its way to the ground.
    """
    below = dict[int, int]()
    for link in system.links:
        below[link.index] = below.get(link.parent, 0) + link.model.nv
    return sum(500 + link.model.nv * below[link.index] ** 2 for link in system.links)


def _too_large(system: System) -> str | None:
    """Why dynamics are not compiled."""
    operations = dense_operations(system)
    if operations <= LARGEST:
        return None
    return (
        f"its dynamics would be about {operations:,} operations; they are compiled to straight-line code of at most "
        f"{LARGEST:,}, such as {LARGEST // 1500:,} four-bars beside each other, or {round((3 * LARGEST) ** (1 / 3))} "
        "bodies in a row"
    )


def _why_not_flexible(system: System, method: Formulation) -> str | None:
    if method.flexible or not system.flexible_bodies:
        return None
    able = ["reference", *(name for name, make in METHODS.items() if make().flexible)]
    bodies = ", ".join(flexible.body for flexible in system.flexible_bodies)
    return f"its links {bodies} bend; methods that can treat flexible links: {', '.join(able)}"


@lru_cache(maxsize=16)
def _remade(kind: type[ModelBase], mechanism: Mechanism, cut: tuple[str, ...], tolerance: float) -> ModelBase:
    return kind(build_system(mechanism, cut), tolerance)
