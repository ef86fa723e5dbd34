"""Multiple chains on reference members, at a cost linear in the number of chains and of their links.

K. W. Lilly, D. E. Orin, Efficient dynamic simulation for multiple chain robotic mechanisms (1989). Every chain is
opened at its tip and reduced to n_c equations there; 6×6 equations give the acceleration of the reference member; with
the tip forces known the chains are independent of each other:

    plan    members, chains, rows of the tips, attached last links, constant inertias        plans/operational_space.py
    step 1  the open chains: M⁻¹ = φcᵀ Λ⁻¹ φc and φcᵀ ẍ_open, (11), (12)                     articulated_body.py
    step 2  the acceleration a0 of the reference member, (45)                                `solve_members`
    step 3  the tip forces, (38)                                                             `solve_members`
    step 4  the joint accelerations, (48)                                                    articulated_body.py

    here     paper        shape      what it is (rad/s² and N m in angular rows, m/s² and N in linear ones)
    phi_c    φ^c          6×n_c      directions that a tip joint holds; phi, φ: 6×(6 − n_c) free ones
    M_inv    M⁻¹          n_c×n_c    compliance of a chain at its tip, φcᵀ Λ⁻¹ φc
    T        φcᵀ X0       n_c×6m     what accelerations of the m members do along the rows of the tip
    S        S            n_c        acceleration of the open tip minus that of the member at rest, along the rows
    alpha_c  α^c          n_c        prescribed relative acceleration along the rows, member minus tip
    h_c      h^c          n_c        tip forces along the rows, from the chain on the member: the multipliers
    h        h            6 − n_c    known forces in free directions: of drives
    I_0      I0           6m×6m      inertia of the members and of the chains they carry
    p_0      g0 − b0      6m         forces on the members less what their bias accelerations need
    a_0      a0           6m         accelerations of the members beyond their bias accelerations
    E                     n_c×n_c    rotates rows into the axes of the member, where its own side of them is constant

Type 0 (arms and hands: chains stand on the ground and hold the member) and Type 1 (legged machines) are the same here;
chains may also be carried by the member and touch the ground, and there may be several members (a floating palm).

Differs from the source in: accelerations are classical throughout and measured from bias accelerations, so that ζ, b0
and the terms of α^c that depend on velocities are in one convention; gravity is an acceleration of the ground; n_c unit
forces are carried along a chain instead of six; a last link that is held rigidly is counted with the member; weak
directions of a chain are found while the code runs and stay unknowns of a bordered system, so that no chain needs full
rank; chains may hold loops of their own; Λ⁻¹, Ω, P and R are applied and never formed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from typing import ClassVar, Literal, final, get_args

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.articulated_body import (
    BiasMotion,
    Loops,
    OpenChain,
    OpenChainSolution,
    OpenTree,
    motion_in,
    rows_out,
    wrench_in,
    wrench_out,
)
from closedchain.dynamics.interface import NO_MASS, Compiled, Forces, Formulation, Forward, Machine
from closedchain.dynamics.operational_space_border import (
    Kept,
    LoopPivots,
    PartialElimination,
    ReducedChain,
    solve_alone,
    solve_border,
)
from closedchain.dynamics.operational_space_terms import MultichainTerms, multichain_terms
from closedchain.dynamics.plans.operational_space import (
    GROUND,
    AttachedLink,
    ConfigurationSamples,
    MultichainPlan,
    plan_chains,
    reference_members,
)
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import entries_of, finite
from closedchain.multibody.chains import Chain
from closedchain.multibody.system import Cut, Link
from closedchain.records import dataclass
from closedchain.spatial.products import rotated_symmetric, symmetric_product
from closedchain.spatial.sparse import ldl
from closedchain.spatial.symbolic import Transform, constant, skew
from closedchain.types import SX

Border = Literal["auto", "none", "weak", "all"]
BORDERS: tuple[Border, ...] = get_args(Border)
ROTATIONS, TRANSLATIONS = {"rx", "ry", "rz"}, {"x", "y", "z"}
POINT = constant(np.eye(6)[:, 3:])  # phi_c of a held point: the same, and with fewest numbers, in the child's axes, too
Rows = dict[int, SX]  # by link; -1: ground


@final
@dataclass(frozen=True)
class OperationalSpace(Formulation):
    """Exact accelerations of machines whose chains meet at a reference member, at a cost linear in their number.

    baumgarte: rate a in 1/s; loop errors are fed back with gains a² (position) and 2a (velocity); 0 leaves them alone
    border: which tip forces stay unknowns; a chain that is singular or short of DOF cannot bear all of them alone
        "none"  none, as in the paper: quick; where its pivots are poor, "weak" answers
        "weak"  those along weak directions, found at run time; where hardly any direction is strong, "all" answers
        "all"   all of them: right unless the reference member is very light
        "auto"  all those of chains that are rank-deficient in a configuration found when compiling, none of others;
                where its pivots are poor, "weak" answers
    prescribed: names of joints (or floating bodies) whose motion is prescribed: their actuators are given an
        acceleration (rad/s², m/s²) instead of a force. A moving palm is such a body.

    Example:
        >>> answer = robot.forward_dynamics(home, method=cc.OperationalSpace(border="all"))
        >>> bool(np.allclose(answer.platform, robot.forward_dynamics(home).platform))
        True
    """

    name: ClassVar[str] = "operational_space"
    pivot_sees_rank: ClassVar[bool] = True
    varies: ClassVar[bool] = True
    takes_closed: ClassVar[bool] = True
    baumgarte: float = 0.0
    border: Border = "auto"
    prescribed: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.border not in BORDERS:
            raise ArgumentError(choose("border", self.border, BORDERS))
        if finite("baumgarte", self.baumgarte) < 0:
            raise ArgumentError(f"baumgarte is {self.baumgarte} 1/s; it must not be negative")
        names = entries_of("prescribed", self.prescribed)
        if isinstance(self.prescribed, str) or not all(isinstance(name, str) for name in names):
            raise ArgumentError(f"prescribed must be a list of names, not {self.prescribed!r}")
        object.__setattr__(self, "prescribed", names)

    def why_not(self, machine: Machine) -> str | None:
        names = [link.name for link in machine.system.links]
        for name in self.prescribed:
            if name not in names:
                raise UnknownNameError(f"prescribed: {choose('joint of the tree or floating body', name, names)}")
        if machine.system.flexible_bodies:
            return "it has flexible bodies; method='lagrange' treats them"
        return machine.system.why_no_recursion

    def explain(self, machine: Machine, q: NDArray[np.float64]) -> str:
        idle = self._idle(machine)
        return f"{', '.join(idle)} can turn without moving mass; method='lagrange' may treat it" if idle else ""

    def _idle(self, machine: Machine) -> list[str]:
        """Reference members that are rods: they have no inertia about an axis."""
        members = reference_members(machine.system, self.prescribed)
        return [member.body.name for member in members if np.linalg.eigvalsh(member.body.inertia_matrix)[0] <= 0]

    def fallback(self) -> OperationalSpace | None:
        following: dict[Border, Border] = {"auto": "weak", "none": "weak", "weak": "all"}
        return replace(self, border=following[self.border]) if self.border in following else None

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX, prescribed: SX | None = None) -> Forward:
        # in Q, an acceleration stands in the place of the force on a prescribed joint
        known = {link.name: Q[link.v, :] for link in machine.system.links if link.name in self.prescribed}
        alpha_c, feedback = prescribed, self.feedback(machine, q, v)
        if feedback is not None:
            alpha_c = -feedback if alpha_c is None else alpha_c - feedback
        plan = plan_chains(machine.system, machine.mobility.independent_rows, known, attach=alpha_c is None)
        samples = ConfigurationSamples(machine, q)
        rule = BorderRule(lambda M_inv: self._kept(machine, samples, M_inv), samples.typical)
        found = multichain_forward(plan, (q, v), Q, rule, known, alpha_c)
        if alpha_c is None:
            return found
        # open loops: tip forces act on both sides at M
        power = ca.dot(found.multipliers, machine.tree.at(machine.tree.constraint_velocity, q, v))
        return replace(found, loop_power=power)

    def terms(self, model: Compiled, state: State, forces: Forces = None) -> MultichainTerms:
        """Λ⁻¹, Ω, open accelerations of every chain on the platform, and the effective inertia of (45), in numbers.

        model: compiled
        state: with closed loops
        forces: of actuators, N or N m, by name or in order

        Example:
            >>> cc.OperationalSpace().terms(robot, home).inertia.shape
            (6, 6)
        """
        return multichain_terms(model, state, forces)

    def _kept(self, machine: Machine, samples: ConfigurationSamples, M_inv: SX) -> Kept:
        idle = self._idle(machine)
        if self.border != "auto" and not idle:
            return self.border
        deficient = samples.rank_deficient(M_inv)
        if deficient and idle:  # what such a chain does not resist, the member must by its own inertia
            raise UnsupportedError(f"operational_space cannot treat {machine.system.mechanism.name!r}: {NO_MASS}")
        if self.border != "auto":
            return self.border
        return "all" if deficient else "none"


@dataclass(frozen=True, eq=False)
class BorderRule:
    """What is decided on numbers: which directions of a chain stay in the border, from its M_inv, and how large
    expressions of the configuration usually are."""

    kept: Callable[[SX], Kept]
    typical: Callable[[SX], NDArray[np.float64]]


def multichain_forward(
    plan: MultichainPlan,
    state: tuple[SX, SX],
    Q: SX,
    rule: BorderRule,
    known: Mapping[str, SX] | None = None,
    alpha_c: SX | None = None,
) -> Forward:
    """Forward dynamics by a plan, for (q, v) and applied forces Q.

    known: accelerations by the name of joints and floating bodies for which they are given
    alpha_c: accelerations along all constraint rows; none: the loops are closed and stay so
    """
    tree = OpenTree(plan.system, plan.inertias, *state)
    attached = {each.tip.joint.name: AttachedJoint(tree, each, Q) for each in plan.attached}
    constraints = []
    for chain in plan.chains:
        tips = plan.tips(chain)
        constraints.append(ChainConstraint(chain, sum(len(own) for _, _, own in tips)))
        for cut, here, own in tips:
            name = cut.joint.name
            tip = attached[name].tip if name in attached else TipJoint(tree, cut, closed=alpha_c is None)
            tip.constrain(constraints[-1], here, own)
            if alpha_c is not None:
                constraints[-1].S[here] += alpha_c[[cut.rows.start + k for k in own]]  # (35)
    solution = solve_chains(tree, plan, Q, constraints, rule, known)
    multipliers = SX(plan.nc, 1)
    for chain, h_c in zip(plan.chains, solution.h_c, strict=True):
        for cut, here, own in plan.tips(chain):
            if cut.joint.name in attached:
                joint = attached[cut.joint.name]
                multipliers[joint.rigid.rows] = joint.rigid_force(solution.delta, h_c[here])
                solution.acceleration[joint.link.v, :] = joint.acceleration(solution.delta)
            else:
                multipliers[[cut.rows.start + k for k in own]] = h_c[here]
    return Forward(solution.acceleration, multipliers, solution.pivot)


@dataclass(frozen=True, eq=False)
class MultichainSolution:
    """dv/dt, δ by link, tip forces by chain in the order of the plan, smallest pivot."""

    acceleration: SX
    delta: Rows
    h_c: tuple[SX, ...]
    pivot: SX


def solve_chains(
    tree: OpenTree,
    plan: MultichainPlan,
    Q: SX,
    constraints: Sequence[ChainConstraint],
    rule: BorderRule,
    known: Mapping[str, SX] | None = None,
) -> MultichainSolution:
    """Steps 1 to 4 of the paper's Table 1, from the rows of each chain's tips."""
    known = known or {}
    delta = {GROUND: SX(6, 1)} | {link.index: known[link.name] for link in plan.prescribed_members}
    I_0 = {link.index: tree.inertias[link.index] for link in plan.members}
    p_0 = {link.index: Q[link.v, :] - tree.bias_wrench(link) for link in plan.members}  # (16)
    # step 1: the open chains
    opened, reduced, left, pivot = list[OpenChain](), list[ReducedChain](), list[list[int]](), SX(1)
    pivots = LoopPivots(rule.typical)
    for rows in constraints:
        opened.append(OpenChain(tree, rows.chain, Q, known))
        loops = Loops(rows.loops, rows.S, lambda M_inv: rule.kept(M_inv) == "none")
        found = opened[-1].inward(rows.n_c, rows.C, loops)
        for closed in opened[-1].closed_loops:
            pivots.watch(closed.M.D, [rows.angular[row] for row in closed.rows], closed.compliance)
        for index in found.inertia.keys() & I_0.keys():  # of a member that carries the chain
            I_0[index] = I_0[index] + found.inertia[index]
            p_0[index] = p_0[index] - found.wrench[index]
        left.append([k for k in range(rows.n_c) if k not in opened[-1].closed_rows])
        reduced.append(reduce_chain(rows, left[-1], found, list(I_0), delta, rule.kept))
        pivot = ca.fmin(pivot, found.pivot)
    # steps 2 and 3: the reference members, the tip forces
    a_0, h_c, least = solve_members(ca.diagcat(*I_0.values()), ca.vertcat(*p_0.values()), reduced, pivots)
    for k, rows in enumerate(constraints):
        own, found_forces = left[k], h_c[k]
        h_c[k] = SX(rows.n_c, 1)
        h_c[k][own] = rows.E[own, own].T @ found_forces
    # step 4: the joint accelerations
    dv = SX(tree.v.shape[0], 1)
    for k, link in enumerate(plan.members):
        delta[link.index] = dv[link.v, :] = a_0[6 * k : 6 * k + 6]
    for link in plan.prescribed_members:
        dv[link.v, :] = known[link.name]
    for chain, forces in zip(opened, h_c, strict=True):
        for index, acceleration in chain.outward(delta, forces).items():
            dv[tree.system.links[index].v, :] = acceleration
    return MultichainSolution(dv, delta, tuple(h_c), ca.fmin(ca.fmin(pivot, least), pivots.smallest()))


# the general joint at a tip
@dataclass(eq=False)
class ChainConstraint:
    """Rows of the tips of a chain: what multiplies δ of its own links (C) and of others, rotated by E; and S.

    angular: which rows are. loops: rows of loops within the chain by the link they hang on.
    """

    chain: Chain
    n_c: int
    C: Rows = field(default_factory=dict)
    C_other: Rows = field(default_factory=dict)
    loops: dict[int, list[list[int]]] = field(default_factory=dict)
    S: SX = field(init=False)
    E: SX = field(init=False)
    angular: list[bool] = field(init=False)

    def __post_init__(self) -> None:
        self.S, self.E, self.angular = SX(self.n_c, 1), SX(self.n_c, self.n_c), [False] * self.n_c

    def put(self, table: Rows, index: int, here: slice, rows: SX) -> None:
        """Rows of one body in their place."""
        table.setdefault(index, SX(self.n_c, 6))[here, :] = rows


class TipJoint:
    """The general joint at a chain's tip: its frames F in the parent and M in the child, X = X_FM, twist [w; u].

    link: the link whose coordinates are those of the joint, where there is one
    closed: whether the loop is closed: what the joint holds of its pose and twist vanishes and is not computed
    """

    def __init__(self, tree: OpenTree, cut: Cut, link: Link | None = None, closed: bool = True) -> None:
        self.tree, self.cut, self.link = tree, cut, link
        self.X_F, self.X_M = self._in_link(cut.parent, cut.X_PF), self._in_link(cut.child, cut.X_CM)
        self.no_rotation = closed and set(cut.model.rows) >= ROTATIONS
        self.no_translation = closed and set(cut.model.rows) >= TRANSLATIONS
        self.X = self._pose()
        self.w, self.u = self._twist()

    def constrain(self, rows: ChainConstraint, here: slice, own: list[int]) -> None:
        """Put the joint's rows that take part, by their number within it, in their place among those of a chain."""
        phi_c = ca.sparsify(self.cut.model.constraint(self.X)[:, own])
        C, S = self.relative_acceleration(phi_c)
        rows.S[here] = ca.sparsify(S - self._constraint_derivative()[own, :] @ ca.vertcat(self.w, self.u))
        rows.angular[here] = [not part.nnz() for part in ca.horzsplit(phi_c[3:, :])]
        E, C_child = SX(ca.DM.eye(len(own))), C[self.cut.child]
        if {self.cut.parent, self.cut.child} <= rows.chain.indices:  # a loop of the chain's own has no other side
            base = rows.chain.common_link(self.cut.parent, self.cut.child)
            if base is not None:  # else it closes over a member
                rows.loops.setdefault(base, []).append(list(range(here.start, here.stop)))
        elif _is_point(phi_c):
            E, C_child = self.X.R.T, rows_out(self.X_M, phi_c.T)
        rows.E[here, here] = E
        for index, C_index in C.items():
            if index in rows.chain.indices:
                rows.put(rows.C, index, here, C_index)
            else:
                rows.put(rows.C_other, index, here, C_child if index == self.cut.child else E @ C_index)

    def relative_acceleration(self, phi: SX) -> tuple[Rows, SX]:
        """Along constant directions phi, child minus parent: what multiplies δ of both, minus the rest."""
        R, p = self.X.R, self.X.p
        alpha_F, a_F, w_F, tensor_F = self._bias(self.cut.parent, self.X_F)
        alpha_M, a_M, _, _ = self._bias(self.cut.child, self.X_M)
        angular = alpha_F + skew(w_F) @ self.w - R @ alpha_M  # (26)
        linear = a_F + tensor_F @ p + 2 * skew(w_F) @ self.u - R @ a_M  # (26)
        C_M = rows_out(self.X_M, phi.T @ ca.diagcat(R, R))  # (30)
        C_F = -rows_out(self.X_F, ca.horzcat(phi[:3, :].T - phi[3:, :].T @ skew(p), phi[3:, :].T))  # (30)
        return {self.cut.child: C_M, self.cut.parent: C_F}, phi.T @ ca.vertcat(angular, linear)  # (30)

    def child_motion(self) -> BiasMotion:
        """Bias motion of the child at M, in its axes."""
        alpha, a, w, _ = self._bias(self.cut.child, self.X_M)
        return BiasMotion(w, alpha, a)

    def _bias(self, index: int, X: Transform) -> tuple[SX, SX, SX, SX]:
        """Bias acceleration at a frame fixed in a body, in its axes: angular, linear; with w and Ψ."""
        body = self.tree.side(index)[1]
        tensor = SX(3, 3) if self.no_translation else X.R.T @ body.tensor @ X.R
        return X.R.T @ body.alpha, X.R.T @ (body.a + body.tensor @ X.p), X.R.T @ body.w, tensor  # (25)

    def _pose(self) -> Transform:
        if self.link is not None:
            return self.cut.model.pose(self.tree.q[self.link.q, :])
        X_F, X_M = (self.tree.side(i)[0] @ X for i, X in ((self.cut.parent, self.X_F), (self.cut.child, self.X_M)))
        R = SX(ca.DM.eye(3)) if self.no_rotation else X_F.R.T @ X_M.R
        return Transform(ca.sparsify(R), SX(3, 1) if self.no_translation else X_F.R.T @ (X_M.p - X_F.p))

    def _twist(self) -> tuple[SX, SX]:
        if self.link is not None:
            V = ca.sparsify(self.cut.model.motion_space(self.X) @ self.tree.v[self.link.v, :])
            return V[:3], V[3:]
        (w_M, v_M), (w_F, v_F) = self._velocity(self.cut.child, self.X_M), self._velocity(self.cut.parent, self.X_F)
        w = SX(3, 1) if self.no_rotation else self.X.R @ w_M - w_F
        u = SX(3, 1) if self.no_translation else self.X.R @ v_M - v_F - skew(w_F) @ self.X.p
        return w, u

    def _velocity(self, index: int, X: Transform) -> tuple[SX, SX]:
        if index < 0:
            return SX(3, 1), SX(3, 1)
        w = self.tree.motions[index].w
        v = SX(3, 1) if self.no_translation else self.tree.velocities[index] + skew(w) @ X.p
        return X.R.T @ w, X.R.T @ v

    def _constraint_derivative(self) -> SX:
        """d(phi_c)/dt ᵀ of joints whose held directions rotate with the child (universal)."""
        R, p = SX.sym("R", 3, 3), SX.sym("p", 3)
        phi_c = self.cut.model.constraint(Transform(R, p))
        if not ca.depends_on(phi_c, R):
            return SX(phi_c.shape[1], 6)
        phi_c_dot = ca.reshape(ca.jtimes(ca.vec(phi_c), ca.vec(R), ca.vec(skew(self.w) @ self.X.R)), *phi_c.shape)
        return ca.substitute(phi_c_dot, R, self.X.R).T

    def _in_link(self, index: int, X: Transform) -> Transform:
        """A frame of a body, in the far frame of its link."""
        return self.tree.system.links[index].X_JB @ X if index >= 0 else X


def _is_point(phi_c: SX) -> bool:
    """Whether a joint holds a point: the same directions in all axes."""
    return phi_c.shape == POINT.shape and (phi_c - POINT).is_zero()


class AttachedJoint:
    """The joint of an attached last link as a tip in motion, and what the rigid joint of the description bears."""

    def __init__(self, tree: OpenTree, attached: AttachedLink, Q: SX) -> None:
        self.link, self.rigid, self.inertia = attached.link, attached.rigid, attached.inertia
        self.tip = TipJoint(tree, attached.tip, attached.link)
        self.phi = ca.sparsify(self.link.model.motion(tree.q[self.link.q, :]))
        self.phi_h = self.phi @ Q[self.link.v, :]
        tree.apply(attached.tip.child, wrench_out(self.tip.X_M, self.phi_h))
        tree.apply(attached.tip.parent, -wrench_out(self.tip.X_F, self.phi_h))

    def acceleration(self, delta: Rows) -> SX:
        """dv/dt of the joint."""
        C, S = self.tip.relative_acceleration(self.phi)
        return sum((rows @ delta[index] for index, rows in C.items()), SX(S.shape[0], 1)) - S

    def rigid_force(self, delta: Rows, h_c: SX) -> SX:
        """Multipliers of the rigid joint: the tip force less what the motion of the link itself needs."""
        tip, R = self.tip, self.tip.X.R
        f = self.phi_h + ca.diagcat(R.T, R.T) @ (tip.cut.model.constraint(tip.X) @ h_c)  # (33)
        bias, own = tip.child_motion(), motion_in(tip.X_M, delta[tip.cut.child])
        f = f - BiasMotion(bias.w, bias.alpha + own[:3], bias.a + own[3:]).wrench(self.inertia)
        if self.rigid.parent == self.link.index:
            return wrench_in(self.link.X_JB @ self.rigid.X_PF, f)
        return -wrench_in(self.link.X_JB @ self.rigid.X_CM, f)


# the bordered system
def reduce_chain(
    rows: ChainConstraint,
    left: list[int],
    found: OpenChainSolution,
    members: list[int],
    known: Rows,
    kept: Callable[[SX], Kept],
) -> ReducedChain:
    """T, M⁻¹ and S of a chain: unknown are the accelerations of members, those of other bodies are known.

    left: rows that have not been eliminated on the way
    """
    T = {index: SX(rows.n_c, 6) for index in members}
    S = rows.E @ (rows.S - found.x_open)  # (35)
    for index, C in (*rows.C_other.items(), *((i, rows.E @ C) for i, C in found.C.items())):
        if index in known:
            S = S - C @ known[index]
        if index in T:
            T[index] = T[index] + C
    M_inv = rotated_symmetric(rows.E, found.M_inv)[left, left]
    angular, on_members = [rows.angular[k] for k in left], ca.sparsify(ca.horzcat(SX(rows.n_c, 0), *T.values()))
    return ReducedChain(on_members[left, :], M_inv, S[left], angular, kept(M_inv) if M_inv.nnz() else "all")


def solve_members(I_0: SX, p_0: SX, chains: Sequence[ReducedChain], pivots: LoopPivots) -> tuple[SX, list[SX], SX]:
    """a0, tip forces per chain, smallest pivot of the members' inertia; those of loops are watched."""
    if not I_0.shape[0]:
        return p_0, solve_alone(chains, pivots), SX(1)
    # step 2: strong directions, then the members, then what stays in the border
    held = {k: chain for k, chain in enumerate(chains) if chain.M_inv.shape[0]}
    whole = {k: WholeElimination(chain) for k, chain in held.items() if chain.kept == "none"}
    weak = {k: chain for k, chain in held.items() if chain.kept == "weak"}
    largest = pivots.largest(weak.values())
    partial = {k: PartialElimination(chain, largest) for k, chain in weak.items()}
    border = {k: partial[k].border() if k in partial else chain for k, chain in held.items() if chain.kept != "none"}
    for chain, M in ((each.chain, each.M) for each in whole.values()):
        pivots.watch(M.D, chain.angular, ca.diag(chain.M_inv))
    eliminations: list[WholeElimination | PartialElimination] = [*whole.values(), *partial.values()]
    for each in eliminations:
        I_0, p_0 = each.add(I_0, p_0)
    members = ldl(I_0)
    a_0, h_border = solve_border(members, members.solve(p_0), list(border.values()), pivots)  # (45)
    # step 3: the tip forces
    h_c = dict.fromkeys(range(len(chains)), SX(0, 1)) | dict(zip(border, h_border, strict=True))
    h_c |= {k: part.h_c(a_0, h_c[k]) for k, part in partial.items()}
    h_c |= {k: each.h_c(a_0) for k, each in whole.items()}
    return a_0, list(h_c.values()), members.pivot


class WholeElimination:
    """A chain all of whose directions are eliminated, as in the paper."""

    def __init__(self, chain: ReducedChain) -> None:
        self.chain, self.M = chain, ldl(chain.M_inv)  # (36)
        self.Z, self.z = self.M.forward(chain.T), self.M.forward(chain.S)

    def add(self, I_0: SX, p_0: SX) -> tuple[SX, SX]:
        """The members with the chain."""
        ZD = self.Z.T @ ca.diag(self.M.D_inverse)
        return I_0 + symmetric_product(ZD, self.Z.T), p_0 + ZD @ self.z  # (46)

    def h_c(self, a_0: SX) -> SX:
        """Tip forces."""
        chain, lower = self.chain, sum(len(column) for column in self.M.columns)
        if self.Z.nnz() < chain.T.nnz() + lower:  # L⁻¹ T is at hand, but may hold fewer zeros than T
            return self.M.backward(self.z - self.Z @ a_0)  # (38)
        return self.M.solve(chain.S - chain.T @ a_0)  # (38)
