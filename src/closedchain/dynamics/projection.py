"""Back onto closed loops: the smallest corrections, weighted by mass, of coordinates and rates that have drifted.

    [ M  Gᵀ ] [ δ ]   [  0  ]            [ M  Gᵀ ] [ v' ]   [ M v ]
    [ G  0  ] [ μ ] = [ −Phi ]           [ G  0  ] [ μ  ] = [  0  ]

The first is one Gauss–Newton step for the position (two or three reach rounding); the second is exact at once and
takes away the least kinetic energy.

    M  nv×nv mass matrix     G  independent loop rows     Phi  their residual     δ  step on the rates
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from closedchain.dynamics.elimination import elimination_order
from closedchain.dynamics.method import Machine
from closedchain.dynamics.tree import mass_matrix
from closedchain.kinematics.body import BodyKinematics
from closedchain.kinematics.tree import stepped
from closedchain.spatial.linear import Factor, ldl
from closedchain.spatial.rotation import SX


@dataclass(frozen=True, eq=False)
class Projection:
    """Corrected coordinates or rates, how large the error was (m, or rad times the size; or per second), the pivot."""

    corrected: SX
    error: SX
    pivot: SX


def project_position(machine: Machine, q: SX) -> Projection:
    """One step of the coordinates towards closed loops."""
    kin = machine.kinematics
    rows = list(machine.mobility.kept)
    residual = ca.substitute(kin.tree.residual_on_rows, kin.tree.q, q)
    factor, _, _ = _factor(machine, q)
    nv = kin.system.nv
    delta = factor.solve(ca.vertcat(SX(nv, 1), -residual[rows]))[:nv]
    error = ca.mmax(ca.fabs(residual * ca.DM(kin.rate_row_lengths))) if kin.system.nc else SX(0)
    return Projection(stepped(kin.system, q, delta), error, factor.pivot)


def project_velocity(machine: Machine, q: SX, v: SX) -> Projection:
    """The rates nearest to v that keep the loops closed."""
    kin = machine.kinematics
    factor, M, G = _factor(machine, q)
    right = ca.vertcat(M @ v, SX(len(machine.mobility.kept), 1))
    rate = G @ v
    error = ca.mmax(ca.fabs(rate * ca.DM(kin.rate_row_lengths[list(machine.mobility.kept)]))) if G.shape[0] else SX(0)
    return Projection(factor.solve(right)[: kin.system.nv], error, factor.pivot)


def _factor(machine: Machine, q: SX) -> tuple[Factor, SX, SX]:
    system = machine.kinematics.system
    body = BodyKinematics(system, q, SX(system.nv, 1))
    rows = list(machine.mobility.kept)
    M, G = mass_matrix(body), body.constraint[0][rows, :]
    K = ca.blockcat([[M, G.T], [G, SX(len(rows), len(rows))]])
    order = elimination_order(K, q, machine.mobility.samples, first=system.nv)
    return ldl(K, order), M, G
