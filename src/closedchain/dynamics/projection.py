"""Back onto closed loops: the smallest corrections, weighted by mass, of coordinates and velocities that have drifted.

    [ M  Gᵀ ] [ δ ]   [  0  ]            [ M  Gᵀ ] [ v' ]   [ M v ]
    [ G  0  ] [ μ ] = [ −Phi ]           [ G  0  ] [ μ  ] = [  0  ]

The first is one Gauss–Newton step for the position (two or three reach rounding); the second is exact at once and
takes away the least kinetic energy. Both use one factorisation, at the coordinates as they came: repeat until the
error found is small. Rates that are held add rows E to G: E δ = 0 and E v' = E v.

    M  nv×nv mass matrix     G  independent loop rows     Phi  their residual     δ  step on the velocities
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.saddle import saddle
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.kinematics import stepped
from closedchain.multibody.newton_euler import mass_matrix
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class Projection:
    """Corrected coordinates and velocities, how far the loops were open (m, or rad times the size), the smallest
    pivot.
    """

    q: SX
    v: SX
    error: SX
    pivot: SX


def project(
    machine: Machine, q: SX, v: SX, robust: bool = True, regularisation: float = 0.0, held: Sequence[int] = ()
) -> Projection:
    """One correction. The robust order only fails where the machine is singular, the sparse one is quicker."""
    kin, rows = machine.kinematics, list(machine.mobility.independent_rows)
    body = BodyKinematics(kin.system, q, SX(kin.system.nv, 1))
    E = SX(ca.DM.eye(kin.system.nv))[list(held), :]
    M, G = mass_matrix(body), ca.vertcat(body.constraint[0][rows, :], E)
    factor = saddle(M, G, *machine.typical(q), robust=robust, regularisation=regularisation)
    residual = ca.substitute(kin.tree.residual_on_rows, kin.tree.q, q)
    delta, _ = factor.solve(SX(kin.system.nv, 1), ca.vertcat(-residual[rows], SX(len(held), 1)))
    velocities, _ = factor.solve(M @ v, ca.vertcat(SX(len(rows), 1), E @ v))
    error = ca.mmax(ca.fabs(residual * ca.DM(kin.velocity_row_lengths))) if kin.system.nc else SX(0)
    return Projection(stepped(kin.system, q, delta), velocities, error, factor.pivot)
