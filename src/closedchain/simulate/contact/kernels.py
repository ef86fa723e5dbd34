"""Kernels of contact modes: traced and compiled when a mode is first met, and kept.

Within a mode:   y = [q; v; W]      W, if kept: work of actuators, joints, contacts, energy lost in impacts, and the
                                    impulse [angular; linear] about the world's origin of everything from outside
                                    (contacts, gravity, loads)

In a step that resolves contacts once, at its end (Moreau):

    v⁺ = v + h dv/dt       with J v⁺ = 0 where contacts stick, its normal row where they slip
    q⁺ = q + h q̇(q, v⁺)    quaternions made unit again

There, what inputs make of time and parameters alone does not wait for the motion: it is found in the traced
expressions and tabulated for all steps at once, w.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import casadi as ca
import numpy as np

from closedchain.dynamics.articulated_body import OpenTree
from closedchain.dynamics.interface import Machine
from closedchain.dynamics.operational_space import TipJoint
from closedchain.kernel import Kernel
from closedchain.multibody.kinematics import BodyKinematics, TreeKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import mass_matrix
from closedchain.multibody.system import System
from closedchain.simulate.contact.equations import ContactMode, Mode, contact_cut
from closedchain.simulate.contact.layout import NONE, OPEN, SLIP, STICK
from closedchain.simulate.inputs import Inputs
from closedchain.simulate.observer import IMPULSES
from closedchain.spatial.sparse import ldl
from closedchain.spatial.symbolic import constant, skew
from closedchain.types import SX

CONTACT_WORKS = ("actuators", "joints", "contacts", "impacts", *IMPULSES)


@dataclass(eq=False)
class ContactKernels:
    """Kernels of all modes under one set of inputs; `energy` keeps work and impulses, `feedback` (1/s) holds on."""

    machine: Machine
    inputs: Inputs
    energy: bool
    feedback: float
    robust: bool
    derivatives: dict[int, Kernel] = field(default_factory=dict)

    def __post_init__(self) -> None:
        system = self.machine.kinematics.system
        self.count = len(system.mechanism.contacts)
        self.size = system.nq + system.nv + (len(CONTACT_WORKS) if self.energy else 0)
        self.y, self.slip = SX.sym("y", self.size), SX.sym("slip", 2 * self.count)
        self.q, self.v = self.y[: system.nq], self.y[system.nq : system.nq + system.nv]
        self.touch, self.points = touch(self.machine, self.size), point_accelerations(self.machine, self.size)
        self.addresses = np.zeros(3**self.count, np.int64)
        self.add_mode(0)

    def add_mode(self, number: int) -> None:
        """(t, y, p, slip) → dy/dt, forces, gaps, velocities, pivot."""
        tree, d, modes = self.machine.kinematics.tree, self.inputs, modes_of(number, self.count)
        if shared(tree.system, modes):
            self.addresses[number] = NONE
            return
        mode = ContactMode(tree.system, modes, self.q, self.v, self.slip, self.feedback, self.robust)
        forces = self._here(d.forces)
        loads = Loads(tree)
        Q = self._here(tree.actuator_jacobian).T @ forces + self._here(loads.generalised() + d.loads)
        touching = mode.accelerations(Q)
        derivatives = [self._here(tree.q_dot), touching.acceleration]
        if self.energy:
            work = ca.dot(forces, self._here(tree.actuator_velocities))
            power = self._here(loads.power + d.load_power)
            derivatives += [
                work,
                power,
                ca.dot(touching.forces, mode.velocities),
                SX(0),
                self._from_outside(mode, touching.forces),
            ]
        outputs = [ca.vertcat(*derivatives), touching.forces, mode.gaps, mode.velocities, touching.pivot]
        names = ["derivatives", "forces", "gaps", "velocities", "pivot"]
        inputs = [d.t, self.y, d.p, self.slip]
        kernel = self.derivatives[number] = traced_kernel(
            "contact_mode", inputs, outputs, ["t", "y", "p", "slip"], names
        )
        self.addresses[number] = kernel.address

    @property
    def work_size(self) -> int:
        """Doubles that the kernels need as work."""
        return max(kernel.work_size for kernel in (*self.derivatives.values(), self.touch, self.points)) + 1

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
    symbols, derivatives = ca.vertcat(tree.q, tree.v), ca.vertcat(tree.q_dot, dv)
    return ca.jtimes(points.velocities, symbols, derivatives)


def _of(y: SX, tree: TreeKinematics, expression: SX) -> SX:
    """An expression of coordinates and velocities as one of y."""
    q_v = ca.vertcat(tree.q, tree.v)
    return ca.substitute(expression, q_v, y[: q_v.shape[0]])


def glide(machine: Machine) -> Kernel:
    """(q, v) → dq/dt."""
    tree = machine.kinematics.tree
    return traced_kernel("glide", [tree.q, tree.v], [tree.q_dot], ["q", "v"], ["q_dot"])


def gravity_and_loads(tree: TreeKinematics) -> SX:
    """[moment about the world's origin; force] of gravity and of the description's constant wrenches."""
    total, g, loads = SX(6, 1), constant(tree.system.mechanism.gravity), Loads(tree)
    for link, X in zip(tree.system.links, tree.poses, strict=True):
        weight = link.body.mass * g
        total += ca.vertcat(skew(X.p + X.R @ constant(link.body.center)) @ weight, weight)
        w = loads.wrench(link)
        if w.nnz():
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


@dataclass(eq=False)
class SteppingKernels:
    """Kernels of steps under one set of inputs; `feedback` (1/s) brings contacts back out of their planes."""

    machine: Machine
    inputs: Inputs
    feedback: float
    steps: dict[int, Kernel] = field(default_factory=dict)

    def __post_init__(self) -> None:
        system, tree, d = self.machine.kinematics.system, self.machine.kinematics.tree, self.inputs
        self.count, self.size = len(system.mechanism.contacts), system.nq + system.nv
        self.addresses = np.zeros(3**self.count, np.int64)
        self.q, self.v, self.y = tree.q, tree.v, SX.sym("y", self.size)
        self.h, self.slip = SX.sym("h"), SX.sym("slip", 2 * self.count)
        Q = Loads(tree).generalised(d.forces) + d.loads
        self.Q, symbols, parts = ca.extract_parametric(Q, ca.vertcat(d.t, d.p), {"extract_trivial": True})
        self.w = ca.vertcat(*symbols) if symbols else SX(0, 1)
        values = ca.vertcat(*parts) if parts else SX(0, 1)
        self.table = traced_kernel("contact_drive", [d.t, d.p], [values], ["t", "p"], ["w"])
        self.touch, self.glide = touch(self.machine, self.size), glide(self.machine)
        self.work_size = max(self.touch.work_size, self.glide.work_size, 1)
        self.add_step(0)

    def add_step(self, number: int) -> None:
        """(w, y, h, slip) → y⁺, mean forces, what tells whether the mode is right, pivot.

        checks, three numbers per contact: open, negative once it should close, and u_t; slipping, nothing and u_t⁺
        """
        system, modes = self.machine.kinematics.system, modes_of(number, self.count)
        if shared(system, modes):
            self.addresses[number] = NONE
            return
        mode = ContactMode(system, modes, self.q, self.v, self.slip, self.feedback, robust=False, follow=False)
        touching = mode.step(self.Q, self.h)
        v1 = self.v + self.h * touching.acceleration
        later = OpenTree(system, mode.plan.inertias, self.q, v1)
        checks = SX(3 * self.count, 1)
        for i, contact in enumerate(mode.contacts):
            if modes[i] == OPEN:
                joint = mode.joints[contact.name]
                checks[3 * i : 3 * i + 3] = ca.vertcat(mode.keeps_away(joint, self.h), joint.u[:2])
            elif modes[i] == SLIP:
                checks[3 * i + 1 : 3 * i + 3] = TipJoint(later, contact_cut(system, contact)).u[:2]
        outputs = [ca.vertcat(self._moved(v1), v1), touching.forces, checks, touching.pivot]
        q_v = ca.vertcat(self.q, self.v)
        outputs = [ca.substitute(e, q_v, self.y) for e in outputs]
        names = ["y1", "forces", "checks", "pivot"]
        inputs = [self.w, self.y, self.h, self.slip]
        kernel = self.steps[number] = traced_kernel("contact_step", inputs, outputs, ["w", "y", "h", "slip"], names)
        self.addresses[number] = kernel.address
        self.work_size = max(self.work_size, kernel.work_size)

    def _moved(self, v1: SX) -> SX:
        """q⁺."""
        tree = self.machine.kinematics.tree
        q1 = self.q + self.h * ca.substitute(tree.q_dot, tree.v, v1)
        for link in tree.system.links:
            if link.model.nq > link.model.nv:
                turn = slice(link.q.start, link.q.start + 4)
                q1[turn] /= ca.norm_2(q1[turn])
        return q1
