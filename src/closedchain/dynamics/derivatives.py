"""Derivatives of forward dynamics: what accelerations owe to configuration, velocities and actuator forces.

The exact equations are differentiated as they stand, not their solution, and solved with the factors at hand:

    [ M  Gᵀ ] [ δa  ]   [ δQ − δ(M a + h − Gᵀ λ) ]
    [ G  0  ] [ −δλ ] = [      −δ(G a + γ)       ]         a and λ kept on the right

One sparse Jacobian of the recursive Newton–Euler equations and a solve per column do, with a fraction of the operations
that differentiating the solution takes. A formulation with other equations (springs) is differentiated whole.

    s   nv   small motion, counted like the velocities: dq = N(q) s where dq/dt = N(q) v
    Q   nv   generalised forces: actuators, springs, dampers and friction

Along directions that open the loops the columns are what the formulation happens to continue; only along motions that
keep them closed do they mean anything, and there all exact formulations agree.

A controller of a platform asks for the platform's own 6 accelerations by its own 6 motions. Where every leg stands on
the ground and its end decides all its joints (J square), each leg is differentiated alone, in its own coordinates, and
seen from its end, y = J v:

    e = M a + h − Q = Jᵀ f           P = ∂(J v)/∂q      U = ∂(dy/dt)/∂q     Z = ∂(dy/dt)/∂v        f, dy/dt kept
    inertia of the end   J⁻ᵀ M J⁻¹
    damping              D = J⁻ᵀ (∂e/∂v − M J⁻¹ Z) J⁻¹
    stiffness            K = J⁻ᵀ (∂(e − Jᵀ f)/∂q − M J⁻¹ U − (∂e/∂v − M J⁻¹ Z) J⁻¹ P) J⁻¹

The ends' 3×3 or 6×6 matrices are carried to the platform and solved with its 6×6 inertia. An end held as a point moves
with r on the platform; seen in axes that turn with it, δ(dx/dt) = δu − r × δw − (u + w × r) × φ for a rotation φ.

The velocity of such a point is taken in the axes of the leg's last link, where J of a strut is diagonal. They turn by
W δq, where W v is their angular velocity, and a vector x that is kept changes in them by x × W δq:

    P = ∂y/∂q − y^ W        U = ∂(dy/dt)/∂q − (dy/dt)^ W        ∂(Jᵀ f)/∂q + Jᵀ f^ W for that of Jᵀ f
"""

from __future__ import annotations

from functools import cached_property

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Formulation, Machine, saddle
from closedchain.errors import UnsupportedError
from closedchain.kinematics.mountings import seen_from
from closedchain.multibody.chains import Chain, find_chains
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, christoffel, mass_matrix, newton_euler
from closedchain.multibody.system import Link
from closedchain.records import dataclass
from closedchain.spatial.sparse import ldl, ordered_lu
from closedchain.spatial.symbolic import congruent, cross_force, skew, symmetric
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class Directions:
    """Columns along which to differentiate: changes of q, v and Q."""

    q: SX
    v: SX
    Q: SX


def derivative_function(
    method: Formulation, machine: Machine, *, implicit: bool | None = None, robust: bool = False
) -> ca.Function:
    """(q, v, forces) → (acceleration, by_motion nv×nv, by_velocities nv×nv, by_forces nv×na, pivot).

    implicit: whether the exact equations are differentiated or the method's solution; None: as the method is exact
    robust: the order of elimination that only fails where the machine is singular
    """
    tree = machine.kinematics.tree
    nv, na = tree.system.nv, len(tree.system.actuators)
    tau = SX.sym("forces", na)
    Q = Loads(tree).generalised(tau, method.prescribed)
    N = ca.jacobian(tree.q_dot, tree.v)
    along = Directions(
        ca.horzcat(N, SX(tree.system.nq, nv + na)),
        ca.horzcat(SX(nv, nv), SX(ca.DM.eye(nv)), SX(nv, na)),
        ca.horzcat(ca.jacobian(Q, tree.q) @ N, ca.jacobian(Q, tree.v), tree.actuator_jacobian.T),
    )
    if method.exact if implicit is None else implicit:
        acceleration, changes, pivot = _of_equations(method, machine, Q, along, robust)
    else:
        acceleration, changes, pivot = _of_solution(method, machine, Q, along)
    parts = ca.horzsplit(ca.densify(changes), [0, nv, 2 * nv, 2 * nv + na])
    names = ["acceleration", "by_motion", "by_velocities", "by_forces", "pivot"]
    outputs = [acceleration, *parts, pivot]
    return ca.Function("derivatives", [tree.q, tree.v, tau], outputs, ["q", "v", "forces"], names, {"cse": True})


def _of_equations(method: Formulation, machine: Machine, Q: SX, along: Directions, robust: bool) -> tuple[SX, SX, SX]:
    """The exact equations, differentiated at the accelerations and multipliers that solve them."""
    tree, rows, nv = machine.kinematics.tree, list(machine.mobility.independent_rows), machine.kinematics.system.nv
    found = machine.forward(method, tree.q, tree.v, Q)
    body = BodyKinematics(machine.fitted, tree.q, tree.v)
    G, gamma = (part[rows, :] for part in body.constraint)
    a, lam = SX.sym("a", nv), SX.sym("lam", len(rows))
    left_over = ca.vertcat(newton_euler(body, a) - G.T @ lam, G @ a + gamma)
    slope = ca.jacobian(left_over, ca.vertcat(tree.q, tree.v)) @ ca.vertcat(along.q, along.v)
    at = ca.Function("at", [tree.q, tree.v, a, lam], [slope], {"cse": True})
    change = at(tree.q, tree.v, found.acceleration, found.multipliers[rows])
    factor = saddle(mass_matrix(body), G, tree.q, machine.mobility.samples, robust=robust)
    columns, _ = factor.solve(along.Q - change[:nv, :], -change[nv:, :])
    return found.acceleration, columns, ca.fmin(found.pivot, factor.pivot)


def _of_solution(method: Formulation, machine: Machine, Q: SX, along: Directions) -> tuple[SX, SX, SX]:
    """Whatever the formulation computes, differentiated whole."""
    tree = machine.kinematics.tree
    force = SX.sym("Q", tree.system.nv)
    found = machine.forward(method, tree.q, tree.v, force)
    slope = ca.jacobian(found.acceleration, ca.vertcat(tree.q, tree.v, force))
    columns = slope @ ca.vertcat(along.q, along.v, along.Q)
    outputs = [found.acceleration, columns, found.pivot]
    return tuple(ca.substitute(outputs, [force], [ca.densify(Q)]))  # type: ignore[return-value]


# the platform alone
def platform_derivative_function(machine: Machine) -> ca.Function:
    """(q, v, forces) → (acceleration 6, by_motion 6×6, by_velocities 6×6, by_forces 6×na, pivot) of the platform.

    By small motions of the platform with the legs following, its velocities kept; by its velocities; by actuator forces
    """
    tree, system = machine.tree, machine.fitted
    tau = SX.sym("forces", len(system.actuators))
    platform, chains = _platform_and_legs(machine)
    body, a = BodyKinematics(system, tree.q, tree.v), SX.sym("a", system.nv)
    Q = Loads(tree).generalised(tau)
    equations = LegEquations(body, a, Q)
    legs = [PlatformLeg(machine, equations, platform, chain) for chain in chains]
    I_0, V = platform.inertia, tree.v[platform.v]
    weight, gyroscopic = body.poses[platform.index].R.T @ system.quantities.gravity, cross_force(V, I_0 @ V)
    inertia, p = SX(I_0), gyroscopic - I_0[:, 3:] @ weight - Q[platform.v]
    for leg in legs:
        inertia, p = inertia + leg.T.T @ leg.inertia @ leg.T, p + leg.T.T @ leg.f_open
    factor = ldl(inertia)
    A = factor.solve(-p)
    N = ca.jacobian(tree.q_dot[platform.q], V)
    K = ca.horzcat(-(I_0[:, 3:] @ skew(weight)), SX(6, 3)) - ca.jacobian(Q[platform.v], tree.q[platform.q]) @ N
    D, B = ca.jacobian(gyroscopic - Q[platform.v], V), -ca.jacobian(p, tau)
    for leg in legs:
        K_leg, D_leg = leg.slopes(A, tau)
        K, D = K + K_leg, D + D_leg
    by = ca.horzsplit(ca.densify(factor.solve(ca.horzcat(-K, -D, B))), [0, 6, 12, 12 + tau.shape[0]])
    pivot = ca.mmin(ca.vertcat(factor.pivot, *(leg.pivot for leg in legs)))
    names = ["acceleration", "by_motion", "by_velocities", "by_forces", "pivot"]
    inputs = [tree.q, tree.v, tau]
    return ca.Function("platform", inputs, [A, *by, pivot], ["q", "v", "forces"], names, {"cse": True})


def _platform_and_legs(machine: Machine) -> tuple[Link, tuple[Chain, ...]]:
    """The platform and its legs, if the legs' ends decide their joints and nothing else couples them."""
    system, tree = machine.fitted, machine.tree
    platform, name = system.platform, f"{system.mechanism.name!r} has no derivatives of its platform alone"
    if platform is None or not platform.floats:
        raise UnsupportedError(f"{name}: no body that floats is named its platform")
    why = "it has flexible bodies" if system.flexible_bodies else system.why_no_recursion
    chains = find_chains(system, [platform.index])
    Q = Loads(tree).generalised(SX.zeros(len(system.actuators)))
    for chain in chains:
        if not _is_leg(chain, platform):
            why = f"{chain.name} is no leg from the ground whose end, a point or held rigidly, decides all its joints"
    for links in ((platform,), *(chain.links for chain in chains)):
        own = ca.vertcat(*(part for link in links for part in (tree.q[link.q], tree.v[link.v])))
        forces = ca.vertcat(*(Q[link.v] for link in links))
        if any(not ca.depends_on(own, symbol) for symbol in ca.symvar(forces)):
            why = "springs or dampers couple its legs"
    if why:
        raise UnsupportedError(f"{name}: {why}; functions.ode(coordinates='independent').derivative treats it")
    return platform, chains


def _is_leg(chain: Chain, platform: Link) -> bool:
    """Whether a chain stands on the ground and its one end on the platform decides all its joints."""
    if len(chain.cuts) != 1 or chain.bases != {-1} or len(chain.rows) != len(chain.velocities):
        return False
    cut, scalar = chain.cuts[0], all(link.model.nq == link.model.nv for link in chain.links)
    return scalar and platform.index in (cut.parent, cut.child) and (cut.model.rigid or _holds_point(chain))


def _holds_point(chain: Chain) -> bool:
    return set(chain.cuts[0].model.rows) == {"x", "y", "z"}


def _coordinates(chain: Chain) -> list[int]:
    return [index for link in chain.links for index in range(link.q.start, link.q.stop)]


class LegEquations:
    """e = M a + h − Q of the tree, written for each leg with the fewest terms."""

    def __init__(self, body: BodyKinematics, a: SX, Q: SX) -> None:
        self.body, self.a, self.Q = body, a, Q

    def of(self, chain: Chain, *, point: bool) -> tuple[SX, SX]:
        """M and e of one leg: by Christoffel's symbols where a leg that holds a point has a diagonal M."""
        own, q = chain.velocities, self.body.q[_coordinates(chain)]
        e = self._newton_euler[own] - self.Q[own]
        if not point:
            return ca.jacobian(e, self.a[own]), e
        M = ca.sparsify(self._mass_matrix[own, own])
        if M.sparsity().is_diag():
            e = M @ self.a[own] + christoffel(M, q, self.body.v[own]) + self._weight[own] - self.Q[own]
        return M, e

    @cached_property
    def _newton_euler(self) -> SX:
        return newton_euler(self.body, self.a)

    @cached_property
    def _mass_matrix(self) -> SX:
        return mass_matrix(self.body)

    @cached_property
    def _weight(self) -> SX:
        return bias(BodyKinematics(self.body.system, self.body.q, SX(self.body.system.nv, 1)))


class PlatformLeg:
    """A leg as its platform feels it.

    y        k       motion of its end: velocity of the point in axes of the leg's last link, or the platform's twist
    W        3×n     angular velocity of these axes per unit velocities
    T        k×6     motion of the end per unit twist of the platform, in the platform's axes
    H        n×k     velocities of the leg per unit motion of its end, in the platform's axes
    inertia  k×k     Hᵀ M H               f_open  k  force that its end needs while the platform's A is zero
    """

    def __init__(self, machine: Machine, equations: LegEquations, platform: Link, chain: Chain) -> None:
        body = equations.body
        self.machine, self.body, self.platform = machine, body, platform
        self.q, self.v, self.a = body.q[_coordinates(chain)], body.v[chain.velocities], equations.a[chain.velocities]
        self.V, self.point = body.v[platform.v], _holds_point(chain)
        self.M, self.e = equations.of(chain, point=self.point)
        cut = chain.cuts[0]
        outer = cut.child == platform.index
        self.link, self.X_L, self.X_P = (cut.parent, cut.X_PF, cut.X_CM) if outer else (cut.child, cut.X_CM, cut.X_PF)
        J = self.J
        evaluate = ca.Function("J", [machine.typical(body.q)[0]], [ca.densify(J)])
        values = np.array([np.array(evaluate(sample)) for sample in machine.typical(body.q)[1]])
        factor, usual = ordered_lu(J, values), float(np.median(np.abs(np.linalg.det(values))))
        self.pivot, self.J_inverse = (
            ca.fabs(factor.determinant) / max(usual, 1e-300),
            ca.sparsify(factor.solve(SX(ca.DM.eye(J.shape[0])))),
        )
        self.H = self.J_inverse @ self.R
        e = ca.substitute(self.e, self.a, SX.zeros(*self.a.shape))
        if self.point:
            Lambda = symmetric(self.J_inverse.T @ (self.M @ self.J_inverse))
            self.inertia = congruent(Lambda, self.R)
            self.f_open = self.inertia @ self.c + self.R.T @ (self.J_inverse.T @ e - Lambda @ self.y_open)
        else:
            self.inertia = ca.tril2symm(ca.tril(self.H.T @ self.M @ self.H))
            self.f_open = self.inertia @ self.c + self.H.T @ (e - self.M @ (self.J_inverse @ self.y_open))

    @cached_property
    def y(self) -> SX:
        """Motion of the end."""
        if not self.point:
            return (self.X_L @ self.X_P.inverse()).motion_in() @ self.body.twists[self.link]
        return self.body.twists[self.link][3:] + skew(self._w) @ self.X_L.p

    @property
    def _w(self) -> SX:
        return self.body.twists[self.link][:3]

    @cached_property
    def W(self) -> SX:
        """Angular velocity of the last link per unit velocities."""
        return ca.sparsify(ca.jacobian(self._w, self.v))

    @cached_property
    def R(self) -> SX:
        """The platform's axes in those of y."""
        if not self.point:
            return SX(ca.DM.eye(6))
        return seen_from(self.body, self.link, self.body.poses[self.platform.index].R)

    @cached_property
    def J(self) -> SX:
        """y per unit velocities."""
        return ca.sparsify(ca.jacobian(self.y, self.v))

    @cached_property
    def y_dot(self) -> SX:
        """dy/dt."""
        return self.J @ self.a + self.y_open

    @cached_property
    def y_open(self) -> SX:
        """dy/dt while the velocities are kept."""
        along = ca.jtimes(self.y, self.q, self.v)
        return along + skew(self._w) @ self.y if self.point else along

    @property
    def T(self) -> SX:
        """Motion of the end per unit twist of the platform."""
        return ca.horzcat(-skew(self.X_P.p), SX(ca.DM.eye(3))) if self.point else SX(ca.DM.eye(6))

    @property
    def velocity(self) -> SX:
        """Of the point, in the platform's axes."""
        return self.V[3:] + skew(self.V[:3]) @ self.X_P.p

    @property
    def c(self) -> SX:
        """Acceleration of the end while the platform's A is zero, in its axes."""
        return skew(self.V[:3]) @ self.velocity if self.point else SX(6, 1)

    def slopes(self, A: SX, tau: SX) -> tuple[SX, SX]:
        """What the platform must give to the leg by its small motions and by its velocities, at its acceleration A."""
        acceleration = self.T @ A + self.c
        force = self.f_open + self.inertia @ (self.T @ A)
        stiffness, damping = self._at(self.R @ acceleration, self.R @ force, tau)
        K, D = self.H.T @ (stiffness @ self.H), self.H.T @ (damping @ self.H)
        if not self.point:
            return K, D
        by_motion, by_velocity = K @ self.T, (D + self.inertia @ skew(self.V[:3])) @ self.T
        by_motion[:, :3] += skew(force) - D @ skew(self.velocity) - self.inertia @ skew(acceleration)
        by_velocity[:, :3] -= self.inertia @ skew(self.velocity)
        return self.T.T @ by_motion, self.T.T @ by_velocity

    def _at(self, y_dot: SX, f: SX, tau: SX) -> list[SX]:
        """Stiffness and damping of the leg's own coordinates, at an acceleration of its end and a force on it."""
        y_dot_kept, f_kept = SX.sym("y_dot", y_dot.shape[0]), SX.sym("f", f.shape[0])
        e_q, e_v = ca.jacobian(self.e - self.J.T @ f_kept, self.q), ca.jacobian(self.e, self.v)
        P, U = ca.jacobian(self.y, self.q), ca.jacobian(self.y_dot, self.q)
        if self.point:  # in axes that turn with the leg
            e_q -= self.J.T @ (skew(f_kept) @ self.W)
            P, U = P - skew(self.y) @ self.W, U - skew(y_dot_kept) @ self.W
        N, M_end = self.J_inverse @ P, self.M @ self.J_inverse
        inertial = 2 * (self.M @ N) if self.point else M_end @ ca.jacobian(self.y_dot, self.v)  # M J⁻¹ Z
        damping = ca.sparsify(e_v - inertial)
        stiffness = ca.sparsify(e_q - M_end @ U - damping @ N)
        body, numbers = self.body, self.machine.system.quantities.parameters
        inputs = [body.q, body.v, tau, self.a, y_dot_kept, f_kept, numbers]
        at = ca.Function("at", inputs, [stiffness, damping], {"cse": True})
        return list(at(body.q, body.v, tau, self.J_inverse @ (y_dot - self.y_open), y_dot, f, numbers))
