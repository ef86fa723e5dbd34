"""Kernels of contact modes: traced and compiled when a mode is first met, and kept.

y = [q; v; W]    W, if books are kept: work of actuators, joints, contacts, energy lost in impacts, and the impulse
                 [angular; linear] about the world's origin of everything from outside: contacts, gravity, loads
"""

from __future__ import annotations

from dataclasses import dataclass, field

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.kernel import Kernel
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.kinematics import TreeKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import mass_matrix
from closedchain.multibody.system import System
from closedchain.simulate.contact.equations import OPEN, STICK, ContactMode, Mode
from closedchain.simulate.contact.layout import NONE
from closedchain.simulate.equations import Drive
from closedchain.spatial.linear import ldl
from closedchain.spatial.rotation import constant, skew
from closedchain.types import SX

BOOKS = (
    "actuators",
    "joints",
    "contacts",
    "impacts",
    *(f"impulse_{axis}" for axis in ("mx", "my", "mz", "x", "y", "z")),
)


@dataclass(eq=False)
class ContactKernels:
    """All kernels of one machine under one drive. `books` keeps works and impulses, `feedback` (1/s) holds contacts."""

    machine: Machine
    drive: Drive
    books: bool
    feedback: float
    robust: bool
    rates: dict[int, Kernel] = field(default_factory=dict)

    def __post_init__(self) -> None:
        system = self.machine.kinematics.system
        self.count = len(system.mechanism.contacts)
        self.size = system.nq + system.nv + (len(BOOKS) if self.books else 0)
        self.y, self.slip = SX.sym("y", self.size), SX.sym("slip", 2 * self.count)
        self.q, self.v = self.y[: system.nq], self.y[system.nq : system.nq + system.nv]
        self.touch, self.points = touch(self.machine, self.size), point_accelerations(self.machine, self.size)
        self.addresses = np.zeros(3**self.count, np.int64)
        self.add_rates(0)

    def add_rates(self, number: int) -> None:
        """(t, y, p, slip) → dy/dt, forces, gaps, velocities, pivot."""
        tree, d, modes = self.machine.kinematics.tree, self.drive, modes_of(number, self.count)
        if shared(tree.system, modes):
            self.addresses[number] = NONE
            return
        mode = ContactMode(tree.system, modes, self.q, self.v, self.slip, self.feedback, self.robust)
        forces = self._here(d.forces)
        loads = Loads(tree)
        Q = self._here(tree.actuator_jacobian).T @ forces + self._here(loads.generalised() + d.loads)
        touching = mode.accelerations(Q)
        rates = [self._here(tree.q_dot), touching.rates]
        if self.books:
            work = ca.dot(forces, self._here(tree.actuator_velocities))
            power = self._here(loads.power + d.load_power)
            rates += [
                work,
                power,
                ca.dot(touching.forces, mode.velocities),
                SX(0),
                self._from_outside(mode, touching.forces),
            ]
        outputs = [ca.vertcat(*rates), touching.forces, mode.gaps, mode.velocities, touching.pivot]
        names = ["rates", "forces", "gaps", "velocities", "pivot"]
        inputs = [d.t, self.y, d.p, self.slip]
        kernel = self.rates[number] = traced_kernel("contact_rates", inputs, outputs, ["t", "y", "p", "slip"], names)
        self.addresses[number] = kernel.address

    @property
    def work_size(self) -> int:
        """Doubles that the kernels need as work."""
        return max(kernel.work_size for kernel in (*self.rates.values(), self.touch, self.points)) + 1

    def _here(self, expression: SX) -> SX:
        tree = self.machine.kinematics.tree
        return ca.sparsify(ca.substitute(expression, ca.vertcat(tree.q, tree.v), ca.vertcat(self.q, self.v)))

    def _contact_wrench(self, mode: ContactMode, forces: SX) -> SX:
        """[moment about the world's origin; force] of all contacts."""
        total, positions = SX(6, 1), mode.positions
        for i, contact in enumerate(mode.contacts):
            push = constant(contact.plane.matrix) @ forces[3 * i : 3 * i + 3]
            total += ca.vertcat(skew(positions[3 * i : 3 * i + 3]) @ push, push)
        return total

    def _from_outside(self, mode: ContactMode, forces: SX) -> SX:
        """All that changes the momentum."""
        return self._contact_wrench(mode, forces) + self._here(gravity_and_loads(self.machine.kinematics.tree))


def touch(machine: Machine, size: int) -> Kernel:
    """(y, dv/dt) → W = J M⁻¹ Jᵀ, u = J v, M⁻¹ Jᵀ, positions, gaps, accelerations of all contact points."""
    tree, y, dv = machine.kinematics.tree, SX.sym("y", size), SX.sym("dv", machine.kinematics.system.nv)
    J, points = contact_jacobian(tree)
    M = mass_matrix(BodyKinematics(tree.system, tree.q, tree.v))
    K = ldl(M, tuple(reversed(range(tree.system.nv)))).solve(ca.sparsify(J).T)
    outputs = [J @ K, points.velocities, K, points.positions, points.gaps, accelerations(tree, points, dv)]
    names = ["W", "u", "K", "positions", "gaps", "accelerations"]
    return traced_kernel("contact_touch", [y, dv], [_of(y, tree, e) for e in outputs], ["y", "dv"], names)


def point_accelerations(machine: Machine, size: int) -> Kernel:
    """(y, dv/dt) → accelerations of all contact points in their planes' axes."""
    tree, y, dv = machine.kinematics.tree, SX.sym("y", size), SX.sym("dv", machine.kinematics.system.nv)
    a = accelerations(tree, contact_jacobian(tree)[1], dv)
    return traced_kernel("contact_points", [y, dv], [_of(y, tree, a)], ["y", "dv"], ["accelerations"])


def contact_jacobian(tree: TreeKinematics) -> tuple[SX, ContactMode]:
    """J of all contact points, and these."""
    count = len(tree.system.mechanism.contacts)
    points = ContactMode(tree.system, (OPEN,) * count, tree.q, tree.v, SX(2 * count, 1))
    return ca.jacobian(points.velocities, tree.v), points


def accelerations(tree: TreeKinematics, points: ContactMode, dv: SX) -> SX:
    """d/dt of J v."""
    symbols, rates = ca.vertcat(tree.q, tree.v), ca.vertcat(tree.q_dot, dv)
    return ca.jtimes(points.velocities, symbols, rates)


def _of(y: SX, tree: TreeKinematics, expression: SX) -> SX:
    """An expression of coordinates and rates as one of y."""
    q_v = ca.vertcat(tree.q, tree.v)
    return ca.substitute(expression, q_v, y[: q_v.shape[0]])


def glide(machine: Machine) -> Kernel:
    """(q, v) → dq/dt."""
    tree = machine.kinematics.tree
    return traced_kernel("glide", [tree.q, tree.v], [tree.q_dot], ["q", "v"], ["rates"])


def gravity_and_loads(tree: TreeKinematics) -> SX:
    """[moment about the world's origin; force] of gravity and of the description's constant wrenches."""
    total, g, loads = SX(6, 1), constant(tree.system.mechanism.gravity), Loads(tree)
    for link, X in zip(tree.system.links, tree.poses, strict=True):
        weight = link.body.mass * g
        total += ca.vertcat(skew(X.p + X.R @ constant(link.body.center)) @ weight, weight)
        if link.wrenches:
            w = loads.wrench(link)
            total += ca.vertcat(w[:3] + skew(X.p) @ w[3:], w[3:])
    return total


def shared(system: System, modes: Mode) -> bool:
    """Whether contacts of one body share their forces freely: two that stick, or four that are closed."""
    bodies = [contact.body for contact in system.mechanism.contacts]
    for body in set(bodies):
        states = [mode for mode, of in zip(modes, bodies, strict=True) if of == body]
        if states.count(STICK) > 1 or len(states) - states.count(OPEN) > 3:
            return True
    return False


def modes_of(number: int, count: int) -> Mode:
    """States of all contacts from a mode's number."""
    return tuple(number // 3**i % 3 for i in range(count))


def traced_kernel(name: str, inputs: list[SX], outputs: list[SX], names: list[str], results: list[str]) -> Kernel:
    """A kernel of dense outputs."""
    return Kernel(ca.Function(name, inputs, [ca.densify(e) for e in outputs], names, results, {"cse": True}))
