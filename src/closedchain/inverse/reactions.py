"""What every joint carries along a motion, and the energy balance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.reference import Reference, unique_entries
from closedchain.inverse.distribution import TreeTerms, joint_compliance, loop_forces
from closedchain.inverse.mapped import Mapped
from closedchain.inverse.verification import ForceVerification
from closedchain.kernel import Kernel, remembered
from closedchain.motions.follower import Trajectory
from closedchain.multibody.energy import Energies
from closedchain.multibody.loads import Loads
from closedchain.types import SX, Array

Stiffness = Mapping[str, "float | Sequence[float]"]
CHUNK = 2000  # motions whose reactions are held in memory together


class Reactions:
    """Joint reactions of one machine for motions and actuator forces that belong to them."""

    def __init__(
        self,
        machine: Machine,
        reference: Reference,
        tree: TreeTerms,
        body_jacobian: Mapped,
        verification: ForceVerification,
    ) -> None:
        self.machine, self.tree, self.body_jacobian = machine, tree, body_jacobian
        self.verification = verification
        self.wrenches = Mapped(wrench_function(machine, reference), vectors=(1,))

    def all(
        self,
        course: Trajectory,
        forces: Array,
        loads: Array,
        stiffness: Stiffness | None,
        residual: Array | None = None,
    ) -> tuple[dict[str, Array], dict[str, NDArray[np.bool_]]]:
        """Joint → wrench [moment; force] (n, 6) on its child, and which entries the rigid machine determines.

        residual: of the forces, if they were verified; then the loop forces must hold as well
        """
        compliance = joint_compliance(self.machine, stiffness)
        parts = []
        for k in range(0, len(course.q), CHUNK):
            some = slice(k, k + CHUNK)
            part = Trajectory(course.q[some], course.v[some], course.dv[some])
            own = None if residual is None else residual[some]
            parts.append(self._some(part, forces[some], loads[some], compliance, own))
        wrenches = np.concatenate([part[0] for part in parts])
        unique = np.concatenate([part[1] for part in parts])
        names = [joint.name for joint in self.machine.kinematics.system.mechanism.joints]
        return (
            {name: wrenches[:, 6 * k : 6 * k + 6] for k, name in enumerate(names)},
            {name: unique[:, 6 * k : 6 * k + 6] for k, name in enumerate(names)},
        )

    def _some(
        self, course: Trajectory, forces: Array, loads: Array, compliance: Array, residual: Array | None
    ) -> tuple[Array, NDArray[np.bool_]]:
        lam, G, W, w = self._loop_forces(course, forces, loads, compliance)
        if residual is not None:
            self.verification.check_multipliers(course, forces, lam, loads, residual)
        unique = unique_entries(self.machine.kinematics, G, W, len(self.machine.mobility.independent_rows))
        return np.einsum("nwc,nc->nw", W, lam) + w, unique

    def wrenches_for(self, course: Trajectory, forces: Array, loads: Array, compliance: Array) -> Array:
        """All joint wrenches one below the other, (n, 6 joints)."""
        lam, _, W, w = self._loop_forces(course, forces, loads, compliance)
        return np.asarray(np.einsum("nwc,nc->nw", W, lam) + w)

    def couplings(
        self, course: Trajectory, forces: Array, loads: Array, stiffness: Stiffness | None
    ) -> dict[str, Array]:
        """Coupling → force (n) with which it drives its joint."""
        rows = self.machine.kinematics.system.couplings
        if not rows:
            return {}
        lam = self._loop_forces(course, forces, loads, joint_compliance(self.machine, stiffness))[0]
        return {row.name: lam[:, row.rows.start] for row in rows}

    def _loop_forces(
        self, course: Trajectory, forces: Array, loads: Array, compliance: Array
    ) -> tuple[Array, Array, Array, Array]:
        """λ, G, and W, w with all joint wrenches = W λ + w."""
        Q, G, A = self.tree(course.q, course.v, course.dv)
        W, w = self.wrenches(course.q, course.v, course.dv, forces, loads)
        if loads.any():
            Q = Q - np.einsum("nlv,nl->nv", self.body_jacobian(course.q), loads)
        return loop_forces(self.machine, Q, G, A, forces, W, w, compliance), G, W, w


def wrench_function(machine: Machine, reference: Reference) -> ca.Function:
    """(q, v, dv, forces, loads) → W, w with all joint wrenches = W λ + w.

    loads: [moment; force] on every link at its body's origin, world axes.
    """
    system, tree = machine.kinematics.system, machine.kinematics.tree
    dv, tau = SX.sym("dv", system.nv), SX.sym("forces", len(system.actuators))
    loads = SX.sym("loads", 6 * len(system.links))
    W, w = reference.wrench_function(tree.q, tree.v, dv, tau)
    w = w + _from_loads(machine, loads, reference)
    inputs = [tree.q, tree.v, dv, tau, loads]
    names = (["q", "v", "dv", "forces", "loads"], ["W", "w"])
    return ca.Function("wrenches", inputs, [ca.sparsify(W), w], *names, {"cse": True})


def _from_loads(machine: Machine, loads: SX, reference: Reference) -> SX:
    """What tree joints carry of the loads on the bodies beyond them."""
    system = machine.kinematics.system
    needs = [-loads[6 * i : 6 * i + 6] for i in range(len(system.links))]
    carried = {joint.name: SX(6, 1) for joint in system.mechanism.joints} | reference.carried(needs)
    return ca.vertcat(*carried.values())


def energy_kernel(machine: Machine) -> Kernel:
    """(q, v, dv) → kinetic and potential energy, the rate of their sum, power of constant wrenches and of friction."""

    def make() -> ca.Function:
        system, tree = machine.kinematics.system, machine.kinematics.tree
        dv, energies = SX.sym("dv", system.nv), Energies(tree)
        T, V = energies.kinetic, energies.potential
        loads = Loads(tree)
        rate = ca.jtimes(T + V, tree.q, tree.q_dot) + ca.jtimes(T, tree.v, dv)
        outputs = [T, V, rate, ca.dot(loads.constant, tree.v) + loads.power]
        names = (["q", "v", "dv"], ["kinetic", "potential", "rate", "wrenches"])
        return ca.Function("energies", [tree.q, tree.v, dv], outputs, *names, {"cse": True})

    return remembered(machine.kinematics.question("energies along"), make)
