"""ChartEquations of motion in the coordinates of a chart (functions/chart.py), and their derivatives.

    K du/dt = Tᵀ (Q − h − M c)        K = Tᵀ M T        v = T u,  dv/dt = T du/dt + c
    e = Tᵀ (M (T α + c) + h − Q) = 0  at α = du/dt      Tᵀ Aᵀ τ = e with τ = 0 for inverse dynamics

Derivatives are those of e, the recursive Newton–Euler equations in the chart's coordinates, solved with K's factors:

    ∂α/∂z = −K⁻¹ ∂e/∂z        z: motions along the chart's coordinates dq = N T dθ, velocities u, forces, numbers

so neither Newton's method nor the solution is differentiated; and a product wᵀ ∂α/∂z costs one solution and one reverse
sweep. Q holds all applied forces (multibody/loads.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import final

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Formulation, Machine
from closedchain.dynamics.platform_coordinates import solve_positive
from closedchain.errors import UnknownNameError, UnsupportedError, choose
from closedchain.functions.chart import Chart, JointChart, PlatformChart, TreeChart
from closedchain.functions.signals import Signal, force_unit
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix, newton_euler
from closedchain.spatial.sparse import LU, Cofactors, ldl, ordered_lu
from closedchain.spatial.symbolic import simplify_arctangents, skew
from closedchain.types import SX

AXES = "xyz"


@final
class ChartEquations:
    """One machine in one chart, by one method, in symbols: q, u, α of the chart, forces τ and disturbances w.

    method: a formulation, or none: the chart's own equations
    disturbances: names of bodies (wrenches in world axes), points (forces), joints (forces along them)
    """

    def __init__(self, chart: Chart, method: Formulation | None, disturbances: Sequence[str] = ()) -> None:
        self.chart, self.method, self.machine = chart, method, chart.machine
        system = self.machine.system
        self.disturbance_names = tuple(disturbances)
        n = len(chart.velocities)
        self.q, self.u, self.alpha = SX.sym("q", system.nq), SX.sym("u", n), SX.sym("alpha", n)
        self.tau = SX.sym("forces", len(system.actuators))
        self.p: SX = system.quantities.parameters
        self.w = SX.sym("disturbances", len(self.disturbances))

    @property
    def loads(self) -> Loads:
        """Applied forces in the symbols of the tree."""
        return Loads(self.machine.tree)

    @cached_property
    def disturbances(self) -> tuple[Signal, ...]:
        """Entries of w."""
        return tuple(signal for name in self.disturbance_names for signal, _ in disturbance(self.machine, name))

    @cached_property
    def _applied(self) -> ca.Function:
        """(q, v, τ, w, p) → Q, the part that does not depend on τ alone, and Aᵀ."""
        tree = self.machine.tree
        prescribed = () if self.method is None else self.method.prescribed
        own = self.loads.generalised(None, prescribed)
        rows = [row for name in self.disturbance_names for _, row in disturbance(self.machine, name)]
        if rows:
            own = own + ca.vertcat(*rows).T @ self.w
        At = tree.actuator_jacobian.T
        Q = own + At @ self.tau
        inputs = [tree.q, tree.v, self.tau, self.w, self.p]
        return ca.Function("applied", inputs, [ca.densify(Q), ca.densify(own), At], {"cse": True})

    # in the symbols q, u, τ, w, p
    @cached_property
    def T(self) -> SX:
        """v per unit u."""
        return self.chart.motion(self.q)

    @cached_property
    def v(self) -> SX:
        """All velocities."""
        return ca.densify(self.T @ self.u)

    @cached_property
    def body(self) -> BodyKinematics:
        """Recursions in the bodies' axes."""
        return BodyKinematics(self.machine.fitted, self.q, self.v)

    @cached_property
    def c(self) -> SX:
        """dv/dt while u is kept."""
        return self.chart.product(self.body)

    @cached_property
    def Q(self) -> SX:
        """All applied forces."""
        return self._applied(self.q, self.v, self.tau, self.w, self.p)[0]

    @cached_property
    def Q_own(self) -> SX:
        """The same without actuators."""
        return self._applied(self.q, self.v, self.tau, self.w, self.p)[1]

    @cached_property
    def B(self) -> SX:
        """Tᵀ Aᵀ."""
        return self.T.T @ self._applied(self.q, self.v, self.tau, self.w, self.p)[2]

    @cached_property
    def M(self) -> SX:
        """Mass matrix of the tree."""
        return mass_matrix(self.body)

    @cached_property
    def K(self) -> SX:
        """Tᵀ M T, one half computed."""
        return ca.tril2symm(ca.tril(self.T.T @ (self.M @ self.T)))

    def dv(self, alpha: SX) -> SX:
        """dv/dt."""
        return self.T @ alpha + self.c

    def off(self, alpha: SX, Q: SX) -> SX:
        """e."""
        return self.T.T @ (newton_euler(self.body, ca.densify(self.dv(alpha))) - Q)

    @cached_property
    def accelerations(self) -> tuple[SX, SX]:
        """du/dt and the smallest relative pivot."""
        chart = self.chart
        if isinstance(chart, PlatformChart) and self.method is None:
            return self._of_platform
        if self.method is not None or isinstance(chart, TreeChart):
            assert self.method is not None
            found = self.machine.forward(self.method, self.q, self.v, self.Q)
            a = found.acceleration
            return self._in_chart(a), ca.fmin(found.pivot, chart.pivot(self.q))
        F = self.T.T @ (self.Q - bias(self.body) - self.M @ self.c)
        alpha, D = solve_positive(self.K, F)
        return alpha, ca.mmin(ca.vertcat(SX(1), *(D[k] / self.K[k, k] for k in range(1, D.shape[0]))))

    def _in_chart(self, a: SX) -> SX:
        """du/dt of accelerations of the tree."""
        chart = self.chart
        if isinstance(chart, JointChart):
            found = [a[chart.own]]
            tree = self.machine.tree
            for row in chart.held.rows:
                H = tree.at(ca.jacobian(row.velocity, tree.v), self.q)
                found.append(H @ a + tree.at(tree.along_motion(row.velocity), self.q, self.v))
            return ca.vertcat(*found)
        if isinstance(chart, PlatformChart):
            return a[[chart.legs.platform.v.start + k for k in chart.legs.motions.free]]
        return a

    @cached_property
    def _of_platform(self) -> tuple[SX, SX]:
        """By virtual work on the platform, leg by leg (dynamics/platform_coordinates.py)."""
        chart = self.chart
        assert isinstance(chart, PlatformChart)
        legs = chart.legs
        Q = self._applied(legs.q, legs.v, self.tau, self.w, self.p)[0]
        rates, pivot, _ = legs.accelerate(Q)
        inputs = [legs.x, self.tau, self.w, legs.numbers]
        outputs = simplify_arctangents(inputs, [ca.densify(rates[7:]), pivot])
        at = ca.Function("platform", inputs, outputs, {"cse": True})
        x = ca.vertcat(self.q[legs.platform.q], self.u)
        alpha, least = at(x, self.tau, self.w, ca.DM(legs.values))
        return alpha, least

    @cached_property
    def multipliers(self) -> SX:
        """λ of all constraint rows, in q, u, α, τ."""
        chart = self.chart
        if isinstance(chart, JointChart):
            need = newton_euler(self.body, ca.densify(self.dv(self.alpha))) - self.Q
            return chart.multipliers(self.body, need)
        raise UnsupportedError("reactions are outputs in coordinates of joints; coordinates='independent' has them")

    # inverse dynamics
    def check_actuators(self) -> None:
        """As many actuators as degrees of freedom, or more."""
        system, n = self.machine.system, len(self.chart.velocities)
        described = self.machine.described
        q = described.mobility.samples[0] if not self.chart.reference.size else self.chart.reference
        kin = described.kinematics
        N = kin.free_motions(q)
        moved = kin.actuator_jacobian(q) @ N * kin.actuator_lengths[:, None] if system.actuators else np.zeros((0, n))
        _, s, Vt = np.linalg.svd(moved, full_matrices=True)
        rank = int(np.sum(s > 1e-9 * max(s.max(initial=0.0), 1e-300)))
        if rank >= n:
            return
        free = N @ Vt[rank:].T
        size = np.abs(free * kin.step_lengths[:, None])
        worst = [system.velocity_names[int(i)] for i in size.argmax(axis=0)]
        raise UnsupportedError(
            f"{len(system.actuators)} actuators of {system.mechanism.name!r} hold {rank} of {n} degrees of freedom: "
            f"no forces of theirs give the motion of {', '.join(dict.fromkeys(worst))}; functions.ode says how it moves"
        )

    @cached_property
    def forces(self) -> SX:
        """τ of a motion in q, u, α: Tᵀ Aᵀ τ = e at τ = 0; of redundant actuators the smallest."""
        e = self.off(self.alpha, self.Q_own)
        if not self.redundant:
            return self.drives.solve(e)
        Q, R = self._sharing
        y = list[SX]()  # Rᵀ y = e, τ = Q y
        for i in range(e.shape[0]):
            y.append((e[i] - sum((R[j, i] * y[j] for j in range(i)), SX(0))) / R[i, i])
        return Q @ ca.vertcat(*y)

    @cached_property
    def drives(self) -> LU | Cofactors:
        """Factors of Tᵀ Aᵀ, where there are as many actuators as degrees of freedom."""
        B = ca.sparsify(self.B)
        evaluate = ca.Function("B", [self.q, self.p], [ca.densify(B)])
        quantities = self.machine.system.quantities
        samples = [*self.machine.mobility.samples, *([self.chart.reference] if self.chart.reference.size else [])]
        values = np.array([np.array(evaluate(q, quantities.typical)) for q in samples])
        return ordered_lu(B, np.nan_to_num(values))

    @cached_property
    def _sharing(self) -> tuple[SX, SX]:
        """Q and R of (Tᵀ Aᵀ)ᵀ = Q R, where there are more."""
        Q, R = ca.qr(ca.densify(self.B.T))
        return Q, R

    @property
    def drive_pivot(self) -> SX:
        """How far the actuators are from losing a degree of freedom: 0 where they do."""
        if not self.redundant:
            return ca.fmin(self.drives.pivot, self.chart.pivot(self.q))
        R = self._sharing[1]
        left = [ca.fabs(R[i, i]) / ca.norm_2(R[: i + 1, i]) for i in range(1, R.shape[0])]
        return ca.mmin(ca.vertcat(self.chart.pivot(self.q), *left))

    # derivatives
    @cached_property
    def along(self) -> SX:
        """N T, nq×n: small motions of q per unit motion of the chart."""
        return ca.sparsify(self.chart.small_motions(self.q) @ self.T)

    @property
    def redundant(self) -> bool:
        """Whether there are more actuators than degrees of freedom."""
        return int(self.tau.shape[0]) != int(self.u.shape[0])

    def by_inertia(self, columns: SX) -> SX:
        """K⁻¹ times columns."""
        found: SX = ldl(self.K).solve(ca.densify(columns)) if columns.shape[1] else columns
        return found


def disturbance(machine: Machine, name: str) -> list[tuple[Signal, SX]]:
    """Entries of a disturbance and their rows on the velocities of the tree, 1×nv."""
    tree, system = machine.tree, machine.system
    bodies = {link.body.name: link for link in system.links}
    joints = [joint.name for joint in system.mechanism.joints]
    points = {point.name: point for point in system.mechanism.points}
    if name in bodies:
        rows = tree.jacobian[6 * bodies[name].index : 6 * bodies[name].index + 6, :]
        parts = [("moment", "N m")] * 3 + [("force", "N")] * 3
        return [(Signal(f"{name}.{kind}.{AXES[k % 3]}", unit), rows[k, :]) for k, (kind, unit) in enumerate(parts)]
    if name in points:
        link, at = bodies[points[name].body], ca.DM(points[name].at)
        arm = tree.poses[link.index].R @ at
        rows = tree.jacobian[6 * link.index : 6 * link.index + 6, :]
        moved = rows[3:, :] - skew(arm) @ rows[:3, :]
        return [(Signal(f"{name}.force.{AXES[k]}", "N"), moved[k, :]) for k in range(3)]
    if name in joints:
        part = system.element(name)
        speeds, kinds = tree.joint_velocity(part), part.model.velocity_names
        found = []
        for k, kind in enumerate(kinds):
            full = name if len(kinds) == 1 else f"{name}.{kind}"
            unit = force_unit("rad" if part.model.rotational[k] else "m")
            found.append((Signal(f"{full}.force", unit), ca.jacobian(speeds[k], tree.v)))
        return found
    raise UnknownNameError(choose("disturbance", name, [*bodies, *points, *joints]))
