"""A symplectic method for machines with loops: the variational midpoint rule with holonomic constraints.

The action of one step is that of the midpoint, L_d(q0, q1) = h L(q_m, u), with q_m between q0 and q1 and the
velocities u that lead from one to the other. Its stationary path under Phi(q) = 0 is

    M(q0) v0 + D1 L_d + h/2 Q = G(q0)ᵀ μ0,   Phi(q1) = 0           solved for q1 by Newton steps with M(q0), G(q0)
    M(q1) v1 = D2 L_d + h/2 Q + G(q1)ᵀ μ1,   G(q1) v1 = 0

second order, symmetric in time, and symplectic for any mass matrix and for quaternions (with forces Q other than those
of a potential: as far as these allow). Energy then oscillates instead of drifting; loops are closed to rounding.
After Marsden and West, Acta Numerica 10 (2001), and Leyendecker, Marsden and Ortiz, ZAMM 88 (2008).
"""

from __future__ import annotations

import casadi as ca

from closedchain.dynamics.interface import Saddle, saddle
from closedchain.errors import UnsupportedError
from closedchain.kernel import Kernel
from closedchain.multibody.kinematics import BodyKinematics, stepped
from closedchain.multibody.newton_euler import mass_matrix
from closedchain.multibody.system import System
from closedchain.simulate.equations import Equations
from closedchain.types import SX


class Variational:
    """Kernels of the variational midpoint rule for one machine and its inputs."""

    def __init__(self, equations: Equations) -> None:
        self.equations, self.machine = equations, equations.machine
        self.kinematics, self.system = self.machine.kinematics, self.machine.kinematics.system
        rolling = [c.joint.name for c in self.system.cuts if c.model.holonomic not in (None, c.model.rows)]
        if rolling:
            raise UnsupportedError(f"the symplectic method needs loops that close in position; rolling: {rolling}")
        if not equations.method.exact:
            raise UnsupportedError(
                f"the symplectic method closes loops itself; {equations.method.name} leaves them open"
            )
        d, nq, nv = equations.inputs, self.system.nq, self.system.nv
        self.h, self.y, self.q1 = SX.sym("h"), SX.sym("y", equations.size), SX.sym("q1", nq)
        self.inputs = [d.t, self.y, d.u, d.p, self.h, self.q1]
        if d.memory.continuous:
            raise UnsupportedError("the symplectic method takes laws with sampled states only, not continuous ones")
        self.q0, self.v0, self.W = self.y[:nq], self.y[nq : nq + nv], self.y[nq + nv : equations.memory.start]
        self.x = self.y[equations.memory]

    def newton(self) -> Kernel:
        """(t at the middle, y, u, p, h, q1) → (better q1, size of the correction, pivot)."""
        before, _, _ = self._momenta()
        tree, rows = self.kinematics.tree, list(self.machine.mobility.independent_rows)
        residual = ca.Function("Phi", [tree.q], [ca.densify(tree.residual_on_rows)])(self.q1)[rows]
        f, g = SX.sym("f", self.system.nv), SX.sym("g", len(rows))
        M, matrix = self._saddle()
        step, _ = matrix.solve(self.h * (M @ tree.v + f), g)
        solve = ca.Function("step", [tree.q, tree.v, self.h, f, g], [ca.densify(step), matrix.pivot], {"cse": True})
        step, pivot = solve(self.q0, self.v0, self.h, before, -residual)
        size = ca.mmax(ca.fabs(step * ca.DM(self.kinematics.step_lengths))) / self.kinematics.traced_coarseness(self.q1)
        return self._kernel("newton", {"moved": stepped(self.system, self.q1, step), "size": size, "pivot": pivot})

    def finish(self) -> Kernel:
        """(t at the middle, y, u, p, h, q1) → y at the end of the step."""
        _, after, powers = self._momenta()
        tree, f = self.kinematics.tree, SX.sym("f", self.system.nv)
        _, matrix = self._saddle()
        v1, _ = matrix.solve(f, SX(len(self.machine.mobility.independent_rows), 1))
        v1, pivot = ca.Function("velocities", [tree.q, f], [ca.densify(v1), matrix.pivot], {"cse": True})(
            self.q1, after
        )
        return self._kernel(
            "finish", {"end": ca.vertcat(self.q1, v1, self.W + self.h * powers, self.x), "pivot": pivot}
        )

    def _momenta(self) -> tuple[SX, SX, SX]:
        """D1 L_d + h/2 Q, D2 L_d + h/2 Q on the velocities, and the powers in the middle."""
        tree, d, system = self.kinematics.tree, self.equations.inputs, self.system
        q0, q1 = SX.sym("q0", system.nq), SX.sym("q1", system.nq)
        q_m, u = between(system, q0, q1)
        energies = self.equations.energies
        L = ca.Function("L", [tree.q, tree.v], [energies.kinetic - energies.potential], {"cse": True})
        action = self.h * L(q_m, u / self.h)
        D1, D2 = ca.gradient(action, q0), ca.gradient(action, q1)
        loads = self.equations.loads
        Q = tree.actuator_jacobian.T @ d.forces + d.loads + loads.resisting + loads.constant
        powers = self.equations.powers(SX(0))
        turning = BodyKinematics(system, tree.q, tree.v).turning
        symbols = [d.t, tree.q, tree.v, tree.turns, d.u, d.p, d.memory.x]
        acting = ca.Function("acting", symbols, [ca.densify(Q), ca.vertcat(powers, turning)], {"cse": True})
        force, power = acting(d.t, q_m, u / self.h, self.y[self.equations.turns], d.u, d.p, self.x)
        E0, E1 = self._map(q0), self._map(q1)
        both = [E0.T @ D1 + self.h / 2 * force, E1.T @ D2 + self.h / 2 * force, power]
        symbols = [d.t, self.y, d.u, d.p, self.h, q0, q1]
        found = ca.Function("momenta", symbols, both)(d.t, self.y, d.u, d.p, self.h, self.q0, self.q1)
        before, after, power = found
        return before, after, power

    def _map(self, q: SX) -> SX:
        """dq/dt = E v."""
        tree = self.kinematics.tree
        return ca.substitute(ca.jacobian(tree.q_dot, tree.v), tree.q, q)

    def _saddle(self) -> tuple[SX, Saddle]:
        tree = self.kinematics.tree
        body = BodyKinematics(self.system, tree.q, SX(self.system.nv, 1))
        M, G = mass_matrix(body), body.constraint[0][list(self.machine.mobility.independent_rows), :]
        return M, saddle(M, G, tree.q, self.machine.mobility.samples, robust=True)

    def _kernel(self, name: str, outputs: dict[str, SX]) -> Kernel:
        values = [ca.densify(value) for value in outputs.values()]
        names = ["t", "y", "u", "p", "h", "q1"]
        return Kernel(ca.Function(name, self.inputs, values, names, [*outputs], {"cse": True}))


def between(system: System, q0: SX, q1: SX) -> tuple[SX, SX]:
    """Coordinates in the middle of a step, and the change of coordinates along the velocities there."""
    middles, changes = [], []
    for part in system.owners:
        a, b = q0[part.q], q1[part.q]
        middle, change = (a + b) / 2, b - a
        if part.model.nq != part.model.nv:
            middle = part.model.normalised(middle)
            w = SX.sym("w", part.model.nv)
            E = ca.jacobian(part.model.q_dot(middle, w), w)
            # Eᵀ E is 1/4 for quaternions and 1 for positions
            change = ca.vertcat(4 * (E.T @ change)[:3], (E.T @ change)[3:])
        middles.append(middle)
        changes.append(change)
    return ca.vertcat(*middles), ca.vertcat(*changes)
