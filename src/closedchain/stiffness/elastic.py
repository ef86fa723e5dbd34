"""The elastic machine: its limbs traced over the coordinates of the model, evaluated in one configuration."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism
from closedchain.mechanism.numbers import finite_vector
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.system import System
from closedchain.spatial.transform import Transform
from closedchain.stiffness.elimination import LimbNumbers, LimbStiffness
from closedchain.stiffness.limbs import Limb, find_limbs
from closedchain.stiffness.result import Stiffness
from closedchain.stiffness.virtual_joints import LimbScrews, Part
from closedchain.types import SX, Array

OPEN = 1e-6  # of the machine's size


class ElasticMachine:
    """Limbs of one machine and their matrices as functions of coordinates q, reference point r and gravity g."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.limbs: tuple[Limb, ...] = find_limbs(system.mechanism)

    @property
    def mechanism(self) -> Mechanism:
        """The description."""
        return self.system.mechanism

    def poses(self, q: SX) -> dict[str, Transform]:
        """Traced poses of all bodies."""
        body = BodyKinematics(self.system, q, SX(self.system.nv, 1))
        return {link.body.name: X for link, X in zip(self.system.links, body.world, strict=True)}

    def screws(self, poses: dict[str, Transform], reference: SX, held_only: bool = False) -> tuple[LimbScrews, ...]:
        """The limbs' screws for traced poses."""
        return tuple(LimbScrews(self.mechanism, limb, poses, reference, held_only) for limb in self.limbs)

    def numbers(self, q: Array, reference: Array, gravity: Array) -> tuple[LimbNumbers, ...]:
        """The matrices of every limb."""
        values = [np.array(value) for value in self._function(q, reference, gravity)]
        found = []
        for i, (limb, C, B) in enumerate(zip(self.limbs, *self._constants, strict=True)):
            J_theta, J_q, drives, Q, P = values[5 * i : 5 * i + 5]
            found.append(LimbNumbers(limb.name, C, J_theta, J_q, drives, Q.ravel(), P.ravel(), B, self.system.size))
        return tuple(found)

    def unit_screws(self, limb: int, q: Array, reference: Array) -> tuple[Array, Array]:
        """Unit screws (6×n, 6×p) of all springs and of all passive joints of a limb, wherever they act."""
        springs, passive = (np.array(value) for value in self._unit_screws[limb](q, reference))
        return springs, passive

    def spring_parts(self, limb: int) -> tuple[list[Part], list[Part]]:
        """To which joint or body each column of `unit_screws` belongs."""
        traced = self._traced[1][limb]
        springs = [spring.part for spring in traced.springs for _ in range(len(spring.C))]
        return springs, [part for part, _ in traced.passive]

    @cached_property
    def _unit_screws(self) -> list[ca.Function]:
        (q, r, _), limbs = self._traced
        functions = []
        for limb in limbs:
            springs = ca.horzcat(*(spring.screws for spring in limb.springs)) if limb.springs else SX(6, 0)
            passive = ca.horzcat(*(screw for _, screw in limb.passive)) if limb.passive else SX(6, 0)
            functions.append(ca.Function("screws", [q, r], [ca.densify(springs), ca.densify(passive)], {"cse": True}))
        return functions

    @cached_property
    def spring_names(self) -> tuple[tuple[tuple[str, str, int], ...], ...]:
        """Kind, name and size of every limb's springs."""
        return tuple(tuple((s.kind, s.name, len(s.C)) for s in limb.springs) for limb in self._traced[1])

    @cached_property
    def _traced(self) -> tuple[tuple[SX, SX, SX], tuple[LimbScrews, ...]]:
        q, r, g = SX.sym("q", self.system.nq), SX.sym("r", 3), SX.sym("g", 3)
        return (q, r, g), self.screws(self.poses(q), r)

    @cached_property
    def _constants(self) -> tuple[list[Array], list[Array]]:
        return [limb.C for limb in self._traced[1]], [np.array(ca.DM(limb.B)) for limb in self._traced[1]]

    @cached_property
    def _function(self) -> ca.Function:
        (q, r, g), limbs = self._traced
        outputs: list[SX] = []
        for limb in limbs:
            outputs += [limb.J_theta, limb.J_q, limb.J_drives, *limb.weight(g)]
        return ca.Function("limbs", [q, r, g], [ca.densify(output) for output in outputs], {"cse": True})


def drives_only(system: System) -> System:
    """The same machine with rigid links and bearings."""
    described = system.mechanism
    bodies = tuple(replace(body, beams=(), compliance=None) for body in described.bodies)
    joints = tuple(replace(joint, compliance=None) for joint in described.joints)
    return replace(system, mechanism=replace(described, bodies=bodies, joints=joints))


def stiffness(machine: ElasticMachine, state: State, at: ArrayLike | None = None) -> Stiffness:
    """The Cartesian stiffness in a state whose loops are closed."""
    mechanism = machine.mechanism
    if state.loop_error > OPEN * machine.system.size:
        raise ArgumentError(
            f"the loops of this state are open by {state.loop_error:.3g} m: stiffness needs an assembled state"
        )
    R, p = state.platform.rotation, state.platform.position
    reference = p if at is None else np.array(finite_vector("at", at, 3))
    gravity = np.array(mechanism.gravity)
    limbs = tuple(LimbStiffness(numbers) for numbers in machine.numbers(state.q, reference, gravity))
    frames = {name: spring.T_E for limb in machine.limbs for name, spring in limb.springs.items()}
    own = platform_load(mechanism, R, p - reference)
    return Stiffness(reference, limbs, machine.spring_names, frames, own, machine.system.size)


def platform_load(mechanism: Mechanism, R: Array, arm: Array) -> Array:
    """Weight of the platform and the description's wrenches on it, for its origin at `arm` from the reference."""
    assert mechanism.platform is not None
    body = mechanism.body(mechanism.platform)
    force = body.mass * np.array(mechanism.gravity)
    total = np.concatenate([np.cross(arm + R @ body.center, force), force])
    for wrench in mechanism.wrenches:
        if wrench.body == body.name:
            turn = np.eye(3) if wrench.axes == "world" else R
            force, moment = turn @ wrench.force, turn @ wrench.moment
            total += np.concatenate([moment + np.cross(arm + R @ wrench.at, force), force])
    return total
