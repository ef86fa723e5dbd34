"""Kernels of steps in which contacts are resolved once, at the step's end (Moreau): one per mode, kept when made.

    v⁺ = v + h dv/dt       with J v⁺ = 0 where contacts stick, its normal row where they slip
    q⁺ = q + h rates(q, v⁺)            quaternions made unit again

What the drive makes of time and parameters alone does not wait for the motion: it is found in the traced expressions
and tabulated for all steps at once, w.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.operational_space.motion import Motion
from closedchain.dynamics.operational_space.tips import TipJoint
from closedchain.kernel import Kernel
from closedchain.multibody.loads import Loads
from closedchain.simulate.contact.equations import OPEN, SLIP, ContactMode, contact_cut
from closedchain.simulate.contact.kernels import glide, modes_of, shared, touch, traced_kernel
from closedchain.simulate.contact.layout import NONE
from closedchain.simulate.equations import Drive
from closedchain.types import SX


@dataclass(eq=False)
class AheadKernels:
    """All kernels of one machine under one drive; `feedback` (1/s) brings contacts back out of their planes."""

    machine: Machine
    drive: Drive
    feedback: float
    steps: dict[int, Kernel] = field(default_factory=dict)

    def __post_init__(self) -> None:
        system, tree, d = self.machine.kinematics.system, self.machine.kinematics.tree, self.drive
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

        told, three numbers per contact: open, negative once it should close, and u_t; slipping, nothing and u_t⁺
        """
        system, modes = self.machine.kinematics.system, modes_of(number, self.count)
        if shared(system, modes):
            self.addresses[number] = NONE
            return
        mode = ContactMode(system, modes, self.q, self.v, self.slip, self.feedback, robust=False, follow=False)
        touching = mode.step(self.Q, self.h)
        v1 = self.v + self.h * touching.rates
        later = Motion(system, self.q, v1)
        told = SX(3 * self.count, 1)
        for i, contact in enumerate(mode.contacts):
            if modes[i] == OPEN:
                joint = mode.joints[contact.name]
                told[3 * i : 3 * i + 3] = ca.vertcat(mode.keeps_away(joint, self.h), joint.u[:2])
            elif modes[i] == SLIP:
                told[3 * i + 1 : 3 * i + 3] = TipJoint(later, contact_cut(system, contact)).u[:2]
        outputs = [ca.vertcat(self._moved(v1), v1), touching.forces, told, touching.pivot]
        q_v = ca.vertcat(self.q, self.v)
        outputs = [ca.substitute(e, q_v, self.y) for e in outputs]
        names = ["y1", "forces", "told", "pivot"]
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
