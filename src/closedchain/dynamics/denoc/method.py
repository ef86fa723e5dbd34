"""The recursive formulation as a method: which machines it can treat, forward and inverse dynamics."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, final

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.denoc.forward import solve_gim
from closedchain.dynamics.denoc.independent import choose_independent, dof, full_names, named_independent
from closedchain.dynamics.denoc.legs import JointDof
from closedchain.dynamics.denoc.machine import Legs
from closedchain.dynamics.denoc.matrices import Matrices, denoc_matrices
from closedchain.dynamics.denoc.moving import Moving
from closedchain.dynamics.denoc.serial import serial_forward
from closedchain.dynamics.denoc.singular import explain_pivot
from closedchain.dynamics.interface import Formulation, Forward, Machine
from closedchain.errors import TopologyError, UnsupportedError
from closedchain.multibody import chains as decomposition
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.newton_euler import newton_euler
from closedchain.multibody.system import Link
from closedchain.spatial.sparse_ldl import ldl
from closedchain.types import SX


@final
@dataclass(frozen=True)
class DeNOC(Formulation):
    """Recursive dynamics of legs that meet at an end-effector, in independent coordinates.

    end_effector: body at which the legs meet, or "ground" for a single loop; by default the platform
    independent: joints ("crank", or "hip.angle_x" where a joint has several DOF); by default the actuated ones
    """

    name: ClassVar[str] = "denoc"
    end_effector: str | None = None
    independent: tuple[str, ...] | None = None

    def why_not(self, machine: Machine) -> str | None:
        if not machine.kinematics.system.cuts:
            return None
        try:
            self.plan(machine)
        except (TopologyError, UnsupportedError) as error:
            return str(error)
        return None

    def plan(self, machine: Machine) -> Plan:
        """Legs and independent degrees of freedom."""
        return _plan(machine, self.end_effector, self.independent)

    def legs(self, machine: Machine, q: SX) -> Legs:
        """The legs, traced at coordinates q."""
        plan = self.plan(machine)
        return Legs(machine.kinematics.system, plan.chains, plan.independent, q)

    def matrices(self, machine: Machine, q: NDArray[np.float64]) -> Matrices:
        """N_l, N_c and N_d at a configuration."""
        return denoc_matrices(self.legs(machine, SX.sym("q", machine.kinematics.system.nq)), q)

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX, prescribed: SX | None = None) -> Forward:
        self.keep_closed(prescribed)
        if not machine.kinematics.system.cuts:
            acceleration, pivot = serial_forward(machine.kinematics.system, q, v, Q)
            return Forward(acceleration, SX(0, 1), pivot)
        legs = self.legs(machine, q)
        moving = Moving(legs, v, Q)
        motion = moving.accelerations(self.solve(legs, moving))
        acceleration = legs.tree_velocities(motion, legs.bodies(motion, moving.products))
        return Forward(acceleration, moving.multipliers(moving.wrenches_of(motion)), legs.pivot)

    def solve(self, legs: Legs, moving: Moving) -> SX:
        """Independent accelerations under the given forces."""
        phi = -moving.inverse(moving.wrenches_of(moving.accelerations()))  # at θ̈ = 0
        return solve_gim(legs, phi)

    def inverse(self, machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> SX:
        system = machine.kinematics.system
        if not system.cuts:
            return _serial_inverse(machine, q, v, a, Q)
        legs = self.legs(machine, q)
        moving = Moving(legs, v, Q)
        accelerations = dict(enumerate(moving.body.accelerations(SX(6, 1), a)))
        return actuator_forces(legs, moving.inverse(moving.wrenches(accelerations)))

    def explain(self, machine: Machine, q: NDArray[np.float64]) -> str:
        return explain_pivot(self, machine, q) if machine.kinematics.system.cuts else ""


def actuator_forces(legs: Legs, tau: SX) -> SX:
    """Forces of the actuators from those on the independent joints; of least norm where actuators are redundant."""
    driven = [(actuator.joint, actuator.coordinate) for actuator in legs.system.actuators]
    if not set(legs.names) <= set(driven):
        names = ", ".join(full_names(legs.system, [name for name in legs.names if name not in driven]))
        raise UnsupportedError(f"no actuator moves {names}: inverse dynamics needs one for every degree of freedom")
    if len(driven) == len(legs.names):
        return ca.vertcat(*(tau[legs.names.index(name)] for name in driven))
    theta_dot = SX.sym("theta_dot", len(legs.names))
    velocities = legs.velocities(theta_dot).joints
    A = ca.jacobian(ca.vertcat(*(velocities[name] for name in driven)), theta_dot)
    return A @ ldl(A.T @ A).solve(tau)


def _serial_inverse(machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> SX:
    """Newton–Euler; an actuator for every joint degree of freedom."""
    system = machine.kinematics.system
    tau = newton_euler(BodyKinematics(system, q, v), a) - Q
    driven = {(actuator.joint, actuator.coordinate) for actuator in system.actuators}
    idle = [name for name in dof(system) if name not in driven]
    if idle or any(link.joint is None for link in system.links):
        names = ", ".join(full_names(system, idle)) or "a floating body"
        raise UnsupportedError(f"no actuator moves {names}: inverse dynamics needs one for every degree of freedom")
    forces = []
    for actuator in system.actuators:
        part = system.element(actuator.joint)
        assert isinstance(part, Link)
        forces.append(tau[part.v][actuator.coordinate])
    return ca.vertcat(*forces)


@dataclass(frozen=True)
class Plan:
    """What is chosen once for a machine."""

    chains: decomposition.Legs
    independent: tuple[JointDof, ...]
    names: tuple[str, ...]


@lru_cache(maxsize=64)
def _plan(machine: Machine, end_effector: str | None, independent: tuple[str, ...] | None) -> Plan:
    kinematics = machine.kinematics
    chains = decomposition.find_legs(kinematics.system.mechanism, end_effector)
    samples = machine.mobility.samples
    if independent is None:
        chosen = choose_independent(kinematics, samples)
    else:
        chosen = named_independent(kinematics, independent, samples[-1])
    return Plan(chains, chosen, full_names(kinematics.system, chosen))
