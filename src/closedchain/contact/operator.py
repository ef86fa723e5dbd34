"""The Delassus operator of the closed machine, as expressions that serve all modes of its contacts.

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
from closedchain.dynamics.verification import scaled_residuals
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.records import dataclass
from closedchain.spatial.symbolic import constant, skew
from closedchain.types import SX

OUTPUTS = (
    "velocities", "pivot", "K", "W", "slips", "c", "gaps", "reach", "places", "wrenches", "outside", "multipliers",
    "applied",
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Applied:
    """What acts on the machine: symbols (t, u, p) that laws read, actuator forces, loads along v and their power."""

    symbols: tuple[SX, ...]
    forces: SX
    loads: SX
    load_power: SX


class ContactOperator:
    """Expressions of one machine with contacts under given inputs, in the symbols of its tree and of what acts."""

    def __init__(self, machine: Machine, applied: Applied) -> None:
        self.machine, self.applied = machine, applied
        self.geometry = ContactGeometry(machine.tree)
        self._rows = list(machine.mobility.independent_rows)

    @cached_property
    def rows(self) -> int:
        """Rows of all contacts and dry joints."""
        system = self.machine.system
        return block_size(system) * (len(system.contacts) + len(system.dry))

    @property
    def multipliers(self) -> int:
        """Independent rows of the loops."""
        return len(self._rows)

    @cached_property
    def evidences(self) -> int:
        """Length of [multipliers; applied forces; forces of contacts]."""
        return self.multipliers + self.machine.system.nv + self.rows

    @cached_property
    def body(self) -> BodyKinematics:
        """The recursions over its bodies."""
        return BodyKinematics(self.machine.system, self.machine.tree.q, self.machine.tree.v)

    @cached_property
    def factor(self) -> tuple[SX, Saddle]:
        """M, and the saddle point of loops in factors."""
        machine, M = self.machine, mass_matrix(self.body)
        return M, saddle(M, self.body.constraint[0][self._rows, :], *machine.typical(machine.tree.q))

    def expressions(self) -> dict[str, SX]:
        """OUTPUTS, but for the velocities of all of y: of these the accelerations a."""
        machine, g, rows = self.machine, self.geometry, self._rows
        M, factor = self.factor
        gamma = self.body.constraint[1][rows, :]
        J, Q = g.jacobian, self._applied
        a, y = factor.solve(Q - bias(self.body), -gamma)
        K, Y = factor.solve(J.T, SX(len(rows), self.rows))
        reach = ca.sum2(J**2 / ca.repmat(ca.diag(M).T, self.rows, 1))
        return {
            "a": a, "pivot": factor.pivot, "K": K, "W": J @ K, "slips": g.velocities, "c": J @ a + g.product,
            "gaps": g.gaps, "reach": reach, "places": g.places, "wrenches": g.wrenches,
            "outside": gravity_and_loads(machine),
            "multipliers": -ca.horzcat(y, Y) if rows else SX(1, 1 + self.rows), "applied": Q,
        }  # fmt: skip

    @cached_property
    def _applied(self) -> SX:
        loads = Loads(self.machine.tree, dry=False)
        return loads.generalised(self.applied.forces) + self.applied.loads

    def residual(self, a: SX, evidence: SX) -> SX:
        """Scaled residuals of accelerations a with evidence [multipliers; applied forces; forces of contacts].

        The equations of motion by the Newton–Euler recursion and all rows of the loops (dynamics/verification.py):
        nothing of the factors by which a was found.
        """
        system, tree, g = self.machine.system, self.machine.tree, self.geometry
        given, Q, f = ca.vertsplit(evidence, [0, self.multipliers, self.multipliers + system.nv, self.evidences])
        multipliers = SX(system.nc, 1)
        if self._rows:
            multipliers[self._rows] = given
        acting = Q + g.jacobian.T @ f
        magnitude = ca.fabs(Q) + ca.fabs(g.jacobian).T @ ca.fabs(f)  # applied forces and contacts may balance
        return scaled_residuals(self.machine, None, tree.q, tree.v, acting, (a, multipliers), None, magnitude=magnitude)


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
