"""Inverse dynamics: the spring forces f at the cut joints are linear in the equations of motion and are eliminated.

    Aᵀ τ + Gᵀ f = M dv/dt + h − Q                                                 (15) with (19), f = k Δ

As many equations as unknowns when each DOF of the closed machine has its actuator; the pivots are chosen where
the matrix is sparse, so passive joints give up the spring forces first and actuated ones then give τ. For the
four-bar linkage that is (20), whose last term reads + l1 cos θ f_By and whose f_Bx needs + m3 g r3 l2 cos α cos φ.

    τ  na actuator forces    f  independent loop forces    A, G  their rows on the velocities    M dv/dt + h  nv
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.errors import UnsupportedError
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.newton_euler import newton_euler
from closedchain.spatial.lu import solver
from closedchain.types import SX


def eliminate_springs(machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> tuple[SX, SX]:
    """Actuator forces (na) and loop forces of all rows (nc) of a motion that keeps the loops closed."""
    system, tree = machine.kinematics.system, machine.kinematics.tree
    count, dof = len(system.actuators), machine.mobility.mobility
    if count != dof:
        raise UnsupportedError(
            f"eliminating the spring forces needs one actuator per degree of freedom; {system.mechanism.name!r} "
            f"has {count} for "
            f"{dof}"
        )
    body = BodyKinematics(system, q, v)
    needed = newton_euler(body, a) - Q
    rows = list(machine.mobility.kept)
    A = tree.at(tree.actuator_jacobian, q)
    both = ca.sparsify(ca.vertcat(body.constraint[0][rows, :], A).T)
    values = ca.Function("both", [q], [ca.densify(both)])
    samples = np.array([np.array(values(sample)) for sample in machine.mobility.samples])
    found = solver(both, samples).solve(needed)
    loops = SX(system.nc, 1)
    loops[rows] = found[: len(rows)]
    return found[len(rows) :], loops
