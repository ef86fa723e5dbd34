"""The chains that the cuts leave: blocks of the mass matrix (39), each evaluated without waiting for the others.

A chain needs the coordinates and velocities of its own and, for the gaps at its ends, those of its neighbours, but
none of their accelerations. As functions of the whole state the chains can therefore run on as many processors as
there are chains; each repeats the little kinematics of its neighbours that its gaps need.
"""

from __future__ import annotations

import casadi as ca

from closedchain.dynamics.interface import Formulation, Machine
from closedchain.kernel import Kernel
from closedchain.multibody.chains import find_chains
from closedchain.multibody.loads import Loads
from closedchain.types import SX


def chain_kernels(machine: Machine, method: Formulation) -> tuple[Kernel, ...]:
    """(q, v, Q) → accelerations of one chain, for every chain."""
    system = machine.kinematics.system
    q, v, Q = SX.sym("q", system.nq), SX.sym("v", system.nv), SX.sym("Q", system.nv)
    acceleration = method.forward(machine, q, v, Q).acceleration
    kernels = []
    for chain in find_chains(system, through_cuts=False):
        if not chain.links:
            continue
        own = ca.vertcat(*(acceleration[link.v] for link in chain.links if not link.shared))
        names = (["q", "v", "Q"], ["acceleration"])
        kernels.append(Kernel(ca.Function("chain", [q, v, Q], [own], *names, {"cse": True})))
    return tuple(kernels)


def motion_kernel(machine: Machine, method: Formulation) -> Kernel:
    """(q, v, forces) → (dq/dt, dv/dt): the whole right-hand side and nothing else."""
    tree = machine.kinematics.tree
    tau = SX.sym("forces", len(tree.system.actuators))
    Q = Loads(tree).generalised(tau)
    outputs = [tree.q_dot, method.forward(machine, tree.q, tree.v, Q).acceleration]
    names = (["q", "v", "forces"], ["q_rate", "v_rate"])
    return Kernel(ca.Function("motion", [tree.q, tree.v, tau], outputs, *names, {"cse": True}))
