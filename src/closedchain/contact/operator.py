"""The Delassus operator of the closed machine, as one kernel for all modes of its contacts.

    [ M  Gᵀ ] [ a  K ]   [ Q − h   Jᵀ ]
    [ G  0  ] [ ·  · ] = [ −γ      0  ]         W = J K,   c = J a + dJ/dt v

    a  acceleration of the closed machine without contacts     K  its answer to contact forces     G  independent rows
    u = J v velocities of the contacts                         c  their accelerations without forces

Forces p of the contacts give the acceleration a + K p, and c + W p at the contacts; impulses likewise velocities.
"""

from __future__ import annotations

from functools import cached_property

import casadi as ca

from closedchain.contact.geometry import ContactGeometry, block_size
from closedchain.dynamics.interface import Machine, Saddle, saddle
from closedchain.dynamics.verification import largest_residual, scaled_residuals
from closedchain.kernel import Kernel
from closedchain.multibody.energy import Energies
from closedchain.multibody.kinematics import BodyKinematics, stepped
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.records import dataclass
from closedchain.spatial.symbolic import constant, skew
from closedchain.types import SX

OUTPUTS = (
    "a", "K", "W", "u", "c", "gaps", "reach", "places", "pivot", "q_dot", "powers", "wrenches", "outside", "energy",
    "multipliers",
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Applied:
    """What acts on the machine: symbols (t, u, p) that laws read, actuator forces, loads along v and their power."""

    symbols: tuple[SX, ...]
    forces: SX
    loads: SX
    load_power: SX


class ContactOperator:
    """Kernels of one machine with contacts under given inputs."""

    def __init__(self, machine: Machine, applied: Applied) -> None:
        self.machine, self.applied = machine, applied
        self.geometry = ContactGeometry(machine.tree)

    @property
    def rows(self) -> int:
        """Rows of all contacts and dry joints."""
        system = self.machine.system
        return block_size(system) * (len(system.contacts) + len(system.dry))

    @cached_property
    def full(self) -> Kernel:
        """(q, v, t, inputs, parameters) → all of OUTPUTS."""
        tree, given = self.machine.tree, self._expressions()
        inputs, names = [tree.q, tree.v, *self.applied.symbols], ["q", "v", "t", "inputs", "parameters"]
        outputs = [ca.densify(given[key]) for key in OUTPUTS]
        return Kernel(ca.Function("contact_operator", inputs, outputs, names, list(OUTPUTS), {"cse": True}))

    @cached_property
    def moved(self) -> Kernel:
        """(q, dv) → coordinates after a small step on the velocities."""
        tree = self.machine.tree
        names = ["q", "dv"], ["q1"]
        return Kernel(ca.Function("moved", [tree.q, tree.v], [stepped(tree.system, tree.q, tree.v)], *names))

    @cached_property
    def closing(self) -> Kernel:
        """(q, v) → steps on coordinates and velocities that close the loops, least in mass; how far they are open."""
        kin, tree = self.machine.kinematics, self.machine.tree
        _, factor = self.factor
        rows, none = list(self.machine.mobility.independent_rows), SX(tree.system.nv, 1)
        residual = tree.residual_on_rows
        dq, _ = factor.solve(none, -residual[rows])
        dv, _ = factor.solve(none, -(self.body.constraint[0][rows, :] @ tree.v))
        error = kin.closing_error(residual, tree.q, rows)
        outputs, names = [ca.densify(dq), ca.densify(dv), error], ["dq", "dv", "error"]
        return Kernel(ca.Function("closing", [tree.q, tree.v], outputs, ["q", "v"], names, {"cse": True}))

    @cached_property
    def body(self) -> BodyKinematics:
        """The recursions over its bodies."""
        return BodyKinematics(self.machine.system, self.machine.tree.q, self.machine.tree.v)

    @cached_property
    def factor(self) -> tuple[SX, Saddle]:
        """M, and the saddle point of loops in factors."""
        machine = self.machine
        M, rows = mass_matrix(self.body), list(machine.mobility.independent_rows)
        G = self.body.constraint[0][rows, :]
        return M, saddle(M, G, *machine.typical(machine.tree.q))

    def _expressions(self) -> dict[str, SX]:
        machine, tree, d, g = self.machine, self.machine.tree, self.applied, self.geometry
        M, factor = self.factor
        rows = list(machine.mobility.independent_rows)
        gamma = self.body.constraint[1][rows, :]
        loads = Loads(tree, dry=False)
        Q = loads.generalised(d.forces) + d.loads
        J = g.jacobian
        a, y = factor.solve(Q - bias(self.body), -gamma)
        K, Y = factor.solve(J.T, SX(len(rows), self.rows))
        reach = ca.sum2(J**2 / ca.repmat(ca.diag(M).T, self.rows, 1))
        found = {
            "a": a, "K": K, "W": J @ K, "u": g.velocities, "c": J @ a + g.product, "gaps": g.gaps, "reach": reach,
            "places": g.places, "pivot": factor.pivot,
        }  # fmt: skip
        work, constant_loads = ca.dot(d.forces, tree.actuator_velocities), ca.dot(loads.constant, tree.v)
        found["powers"] = ca.vertcat(work, ca.dot(loads.resisting, tree.v), d.load_power + constant_loads)
        found["q_dot"], found["wrenches"], found["outside"] = tree.q_dot, g.wrenches, gravity_and_loads(machine)
        found["energy"] = Energies(tree).kinetic + Energies(tree).potential
        found["multipliers"] = -ca.horzcat(y, Y) if rows else SX(1, 1 + self.rows)
        return found

    @cached_property
    def verification(self) -> Kernel:
        """(q, v, t, inputs, parameters, a, multipliers, f) → largest residual, and accelerations of the contacts.

        The equations of motion by the Newton–Euler recursion and all rows of the loops (dynamics/verification.py), with
        the forces f of the contacts: nothing of the factors by which a was found.
        """
        machine, tree, d, g = self.machine, self.machine.tree, self.applied, self.geometry
        rows = list(machine.mobility.independent_rows)
        a, f, given = SX.sym("a", tree.system.nv), SX.sym("f", self.rows), SX.sym("multipliers", max(1, len(rows)))
        lam = SX(tree.system.nc, 1)
        if rows:
            lam[rows] = given
        loads = Loads(tree, dry=False)
        Q = loads.generalised(d.forces) + d.loads + g.jacobian.T @ f
        magnitude = loads.magnitude(d.forces, (g.jacobian, f)) + ca.fabs(d.loads)
        eta = scaled_residuals(machine, None, tree.q, tree.v, Q, (a, lam), None, magnitude=magnitude)
        outputs = [largest_residual(eta, a), ca.densify(g.jacobian @ a + g.product)]
        names = ["q", "v", "t", "inputs", "parameters", "a", "multipliers", "f"], ["residual", "accelerations"]
        inputs = [tree.q, tree.v, *d.symbols, a, given, f]
        return Kernel(ca.Function("contact_verification", inputs, outputs, *names, {"cse": True}))


def gravity_and_loads(machine: Machine) -> SX:
    """[moment about the world's origin; force] of gravity and of the description's constant wrenches."""
    tree, total = machine.tree, SX(6, 1)
    g, loads = constant(tree.system.mechanism.gravity), Loads(tree)
    for link, X in zip(tree.system.links, tree.poses, strict=True):
        weight = link.mass_properties.mass * g
        total += ca.vertcat(skew(X.p + X.R @ link.mass_properties.center) @ weight, weight)
        w = loads.wrench(link)
        if w.nnz():
            total += ca.vertcat(w[:3] + skew(X.p) @ w[3:], w[3:])
    return total
