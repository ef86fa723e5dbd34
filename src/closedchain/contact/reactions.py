"""What forces of contacts add to the reactions of joints: bodies that they push need so much less from these."""

from __future__ import annotations

import casadi as ca

from closedchain.contact.geometry import ContactGeometry
from closedchain.dynamics.interface import Machine
from closedchain.dynamics.reference import Reference
from closedchain.errors import UnsupportedError
from closedchain.kernel import Kernel, remembered
from closedchain.spatial.symbolic import skew
from closedchain.types import SX


def contact_reactions(machine: Machine) -> Kernel:
    """(q, v, forces of contacts and dry joints) → [moment; force] on every joint's child, one after the other."""
    system, tree = machine.system, machine.tree
    cut = [dry.joint.name for dry in system.dry if dry.joint.name in system.cut_joints]
    if cut:
        raise UnsupportedError(
            f"no reactions where a joint with dry friction closes a loop: {', '.join(cut)}; cut another joint "
            "(cc.compile(..., cut=[...]))"
        )

    def make() -> ca.Function:
        geometry, needs = ContactGeometry(tree), [SX(6, 1) for _ in system.links]
        D = geometry.size
        f = SX.sym("f", D * (len(system.contacts) + len(system.dry)))
        for i, (ends, contact) in enumerate(zip(system.contacts, geometry.contacts, strict=True)):
            force, torque = contact.axes @ f[D * i : D * i + 3], SX(3, 1)
            if D == 4 and ends.contact.torsional > 0:
                torque = contact.axes[:, 2] * (ends.contact.torsional / ends.contact.mu * f[D * i + 3])
            for index, sign in ((ends.body, 1.0), (ends.to, -1.0)):
                if index >= 0:
                    arm = skew(contact.point - tree.poses[index].p)
                    needs[index] -= sign * ca.vertcat(arm @ force + torque, force)
        found = Reference(machine.kinematics).carried(needs)
        total = [ca.densify(found.get(joint.name, SX(6, 1))) for joint in system.mechanism.joints]
        names = ["q", "v", "f"], ["wrenches"]
        return ca.Function("contact_reactions", [tree.q, tree.v, f], [ca.vertcat(*total)], *names, {"cse": True})

    return remembered(machine.kinematics.question("contact reactions"), make)
