"""Virtual springs: the loops are opened, and springs and dampers take the place of the cut joints.

J. Wang, C. M. Gosselin, L. Cheng, Modeling and simulation of robotic systems with closed kinematic chains using the
virtual spring approach, Multibody System Dynamics 7 (2002). Numbers in parentheses are the paper's equations.

    M dv/dt + h = Q − Σ (∂Δ/∂q)ᵀ (k Δ + b dΔ/dt)                                  (15), (41)

M is block diagonal, one block per chain that the cuts leave (39), and is factorised from the tips inwards without
fill-in; chains meet only in the gaps. Redundant rows do no harm. The loops stay open by (joint force)/k.

    M  nv×nv  mass matrix of the opened tree     k, b    N/m, N s/m         of translations
    h  nv     bias with gravity, (18)            kr, br  N m/rad, N m s/rad of rotations
    Q  nv     applied forces                     Δ       gap p_M − p_F of a cut joint, (13), (34)
    f  nc     spring forces                      P, C    bodies; F, M frames of the joint on them

Each held direction stores ½ k Δ² (12), (33) and dissipates b (dΔ/dt)², so the joint pulls with −(k Δ + b dΔ/dt). The
damper takes dΔ/dt in ground axes, as the source does (`damper="ground"`): v_M − v_F, with its force on the parent at F.
It brakes a gap that rotates with the machine, by a moment b Δ × dΔ/dt. `damper="parent"` takes it in the parent's axes,
dΔ/dt − ω_P × Δ, with both forces at M: a machine that rotates as a whole is not braked. Where the parent is the ground
both are the same. Rotational directions, and joints that slide, have no counterpart in the source: they use the joint's
residual Phi(X_FM), whose rate is D V for the relative twist V of M.

Inverse dynamics: the spring forces are linear in the equations of motion and are eliminated,

    Aᵀ τ + Gᵀ f = M dv/dt + h − Q                                                 (15) with (19), f = k Δ

As many equations as unknowns when each degree of freedom of the closed machine has its actuator; pivots are chosen
where the matrix is sparse, so passive joints give up the spring forces first and actuated ones then give τ.

Differs from the source in: any joint may be cut, not only those that hold a point; k_i and b_i may be chosen from a
wanted loop error. Printed (8) lacks m3; (20) reads + l1 cos θ f_By and its f_Bx needs + m3 g r3 l2 cos α cos φ; (40)
has 24 rows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, ClassVar, Literal, final

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import NO_MASS, Compiled, Forces, Formulation, Forward, Machine
from closedchain.dynamics.plans import virtual_spring as plan
from closedchain.dynamics.plans.virtual_spring import Coefficients, SpringChoice, SpringStudy
from closedchain.dynamics.stability import largest_step
from closedchain.errors import (
    ArgumentError,
    TopologyError,
    UnknownNameError,
    UnsupportedError,
    choose,
)
from closedchain.kernel import Kernel, remembered
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import finite
from closedchain.multibody.chains import closing_joints, find_chains
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix, newton_euler
from closedchain.multibody.system import Cut, System
from closedchain.records import dataclass
from closedchain.spatial.numeric import skew as cross_matrix
from closedchain.spatial.sparse import ldl, ordered_lu
from closedchain.spatial.symbolic import Transform, skew
from closedchain.types import SX, Array

Numbers = float | Literal["auto"] | Mapping[str, float] | tuple[tuple[str, float], ...]

PINNED = ("x", "y", "z")
SETTLING_STEPS = 4


@final
@dataclass(frozen=True)
class VirtualSpring(Formulation):
    """Accelerations of the opened machine with springs and dampers at its cut joints.

    stiffness: of translations (N/m), one number or one per cut joint by its name; "auto" takes it from `error` and the
        machine's joint forces, and so for joints that are not named
    damping: of translations (N s/m), one number or one per cut joint; "auto" gives the loops' oscillations a damping
        ratio of about 0.7; 0: none
    damper: axes in which the gap's velocity is damped: "ground" as in the paper, or "parent"
    cut: names of the joints to open; they must be those the model was compiled with (None: whatever these are)
    error: loop error (m) wanted of an automatic stiffness
    rotational: stiffness of rotations (N m/rad); by default k ρ² with a radius ρ such that they are as fast as
        translations, or stiffer where the moments on them are large. They are damped in the same proportion.

    Example:
        >>> springs = cc.VirtualSpring(error=1e-6)
        >>> run = model.simulate(springs.equilibrium(model, state), duration=0.01, method=springs)
        >>> bool(run.loop_error.max() < 1e-5)
        True
    """

    name: ClassVar[str] = "virtual_spring"
    separates: ClassVar[bool] = True
    flexible: ClassVar[bool] = True
    exact: ClassVar[bool] = False
    varies: ClassVar[bool] = True
    stiffness: Numbers = "auto"
    damping: Numbers = "auto"
    cut: Collection[str] | None = None
    error: float = 1e-5
    rotational: float | None = None
    damper: Literal["ground", "parent"] = "ground"

    def __post_init__(self) -> None:
        for field, least in (("stiffness", "positive"), ("damping", "zero or positive"), ("error", "positive")):
            value = getattr(self, field)
            if isinstance(value, Mapping | tuple):
                # pairs, so that methods can be compared and hashed
                named = tuple((str(name), _coefficient(field, least, number)) for name, number in dict(value).items())
                object.__setattr__(self, field, tuple(sorted(named)))
            elif value != "auto":
                object.__setattr__(self, field, _coefficient(field, least, value))
        if self.damper not in ("ground", "parent"):
            raise ArgumentError(f"damper of virtual springs is {self.damper!r}; it must be 'ground' or 'parent'")
        if self.rotational is not None and not finite("rotational stiffness", self.rotational) > 0:
            raise ArgumentError(f"rotational stiffness of virtual springs is {self.rotational}; it must be positive")
        if self.cut is not None:
            object.__setattr__(self, "cut", (self.cut,) if isinstance(self.cut, str) else tuple(self.cut))

    def why_not(self, machine: Machine) -> str | None:
        system = machine.kinematics.system
        reason = None if self.cut is None else why_not_cut(system, self.cut)
        if reason:
            return reason
        cuts = [part.name for part in system.closures]
        for name in (*_named(self.stiffness), *_named(self.damping)):
            if name not in cuts:
                raise UnknownNameError(choose("cut joint", name, cuts))
        rolling = [cut.joint.name for cut in system.cuts if cut.model.holonomic not in (None, cut.model.rows)]
        if any(self.damping == 0 or _named(self.damping).get(name) == 0 for name in rolling):
            return f"joint(s) {', '.join(rolling)} roll, which only dampers can hold; give a damping"
        if system.nv == 0:
            return "it has no joint that moves"
        terms = plan.terms_of(machine)
        return NO_MASS if all(terms.massless(q) for q in machine.mobility.samples) else None

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX, prescribed: SX | None = None) -> Forward:
        self.keep_closed(prescribed)
        system = machine.kinematics.system
        c = self.coefficients(machine.described)
        body = BodyKinematics(system, q, v)
        wrenches = [SX(6, 1) for _ in system.links]
        multipliers, power = SX(system.nc, 1), SX(0)
        for cut in system.cuts:
            spring = CutSpring(body, cut, c.of(cut.joint.name), self.damper)
            for index, wrench in zip((cut.parent, cut.child), spring.wrenches, strict=True):
                if index >= 0:
                    wrenches[index] = wrenches[index] + wrench
            multipliers[cut.rows] = spring.multipliers
            power += spring.power
        if system.couplings:
            rows = slice(system.couplings[0].rows.start, system.nc)
            multipliers[rows] = self._coupling_forces(machine, c, q, v)[rows]
            coupled = body.constraint[0][rows, :].T @ multipliers[rows]
            Q, power = Q + coupled, power + ca.dot(coupled, v)
        factor = ldl(mass_matrix(body), range(system.nv - 1, -1, -1))  # tips first: no fill-in  # (17), (39)
        dv = factor.solve(Q - bias(body, wrenches))  # (15), (38), (41), (42), (43)
        return Forward(dv, multipliers, factor.pivot, power)

    def _coupling_forces(self, machine: Machine, c: Coefficients, q: SX, v: SX) -> SX:
        """−k Phi − b dPhi/dt of all rows, of which those of couplings are wanted."""
        tree, (K, B) = machine.tree, plan.row_numbers(machine.system, c)
        return -tree.at(ca.DM(K) * tree.residual_on_rows + ca.DM(B) * tree.constraint_velocity, q, v)

    def inverse(self, machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> SX:
        return eliminate_springs(machine, q, v, a, Q)

    def coefficients(self, machine: Machine) -> Coefficients:
        """Stiffness and damping in numbers."""
        needs = plan.find_needs(machine)
        k = self.stiffness if isinstance(self.stiffness, float) else needs.force / self.error
        square = needs.radius**2

        def numbers(k: float, b: float) -> Coefficients:
            kr = k * square if self.rotational is None else self.rotational
            return Coefficients(k, b, kr, b * kr / k)

        stiff, damped = _named(self.stiffness), _named(self.damping)
        undamped = replace(numbers(k, 0.0), joints=tuple((name, numbers(own, 0.0)) for name, own in stiff.items()))
        b = self.damping if isinstance(self.damping, float) else plan.damping_for(machine, undamped)
        own = []
        for name in sorted({*stiff, *damped}):
            k_i = stiff.get(name, k)
            # a joint of its own stiffness relaxes in the same time unless its damping is given
            b_i = b if isinstance(self.damping, float) else damped.get(name, b * k_i / k)
            own.append((name, numbers(k_i, b_i)))
        return replace(numbers(k, b), joints=tuple(own))

    def choice(self, model: Compiled) -> SpringChoice:
        """The numbers this stands for on a machine, and the loop error and step they imply."""
        return plan.describe(model.machine, self._suited(model).coefficients(model.machine))

    def equilibrium(self, model: Compiled, state: State, forces: Forces = None) -> State:
        """The state near a closed one whose gaps carry the joint forces, so that a motion starts without a jolt."""
        Q = model.kinematics.actuator_jacobian(state.q).T @ model.forces(forces)
        coefficients = self._suited(model).coefficients(model.machine)
        q, v = static_equilibrium(model.machine, coefficients, state.q, state.v, Q, self.damper)
        return state.replace(q=q, v=v, check=False)

    def submodels(self, model: Compiled) -> Any:
        """Every chain of a machine as functions of its own coordinates and of the frames opposite its ends.

        model: compiled; `model.functions.submodels` makes them

        Example:
            >>> parts = cc.VirtualSpring(5e4, 50.0).submodels(robot)
            >>> [len(part.velocities) for part in parts.chains]
            [3, 3, 3, 3, 3, 3, 6]
        """
        return model.functions.submodels(self)

    def tune(
        self,
        model: Compiled,
        state: State,
        forces: Forces = None,
        stiffness: Sequence[float] | None = None,
        damping: float | Literal["auto"] | Callable[[float], float] = "auto",
        at: float = 0.1,
    ) -> SpringStudy:
        """Loop error and cost against stiffness, from a closed state to the time `at` (s) under constant forces.

        stiffness: those to try (N/m), by default six decades around the automatic one
        damping: a number (N s/m), "auto", or a function of the stiffness
        """
        machine, start = model.machine, (state.q, state.v)
        tried = plan.stiffnesses(self._suited(model).coefficients(machine).k, stiffness, at)
        springs = [replace(self, stiffness=k, damping=damping(k) if callable(damping) else damping) for k in tried]
        runs = [
            plan.trial(machine, motion_kernel(machine, spring), start, model.forces(forces), at) for spring in springs
        ]
        steps = [largest_step(spring.fast_modes(machine, state.q)) for spring in springs]
        b = [spring.coefficients(machine).b for spring in springs]
        return SpringStudy.of(at, tried, b, runs, steps)

    def _suited(self, model: Compiled) -> VirtualSpring:
        model.method(self)  # an error if it cannot treat the machine
        return self

    def chosen(self, machine: Machine) -> dict[str, float]:
        c = self.coefficients(machine)
        found = {"stiffness": c.k, "damping": c.b, "rotational_stiffness": c.kr}
        for name, own in c.joints:
            found |= {f"stiffness {name}": own.k, f"damping {name}": own.b}
        return found

    def fast_modes(self, machine: Machine, q: NDArray[np.float64]) -> NDArray[np.complex128]:
        return plan.spring_eigenvalues(machine, self.coefficients(machine), q, bending=True)


class CutSpring:
    """Springs and dampers of one cut joint."""

    def __init__(
        self, body: BodyKinematics, cut: Cut, coefficients: Coefficients, damper: Literal["ground", "parent"]
    ) -> None:
        self.cut, self.c, self.damper = cut, coefficients, damper
        self.X_WP, self.V_P = _side(body, cut.parent)
        self.X_WC, self.V_C = _side(body, cut.child)
        self.names = cut.model.rows
        self.pinned = self.names[-3:] == PINNED

    @cached_property
    def arm(self) -> SX:
        """p_PM: the child's joint point seen from the parent, in its axes."""
        return self.cut.X_PF.p + self.gap

    @property
    def foot(self) -> SX:
        """Where the force acts on the parent, in its axes: at F, or at M (the spring's pull has the same moment)."""
        return self.cut.X_PF.p if self.pinned and self.damper == "ground" else self.arm

    @cached_property
    def gap(self) -> SX:
        """Δ = p_M − p_F, in the parent's axes."""
        p_WF = self.X_WP.p + self.X_WP.R @ self.cut.X_PF.p  # (36)
        p_WM = self.X_WC.p + self.X_WC.R @ self.cut.X_CM.p  # (22), (35)
        return self.X_WP.R.T @ (p_WM - p_WF)  # (13), (34)

    @cached_property
    def gap_velocity(self) -> SX:
        """dΔ/dt in ground axes, or as the parent sees it; written in the parent's axes."""
        v_M = self.X_WC.R @ (self.V_C[3:] + skew(self.V_C[:3]) @ self.cut.X_CM.p)
        return self.X_WP.R.T @ v_M - (self.V_P[3:] + skew(self.V_P[:3]) @ self.foot)

    @cached_property
    def angular_velocity(self) -> SX:
        """Angular velocity of the child relative to the parent, in the parent's axes."""
        return self.X_WP.R.T @ (self.X_WC.R @ self.V_C[:3]) - self.V_P[:3]

    @cached_property
    def X_FM(self) -> Transform:
        """Relative pose; of a pinned joint only the rotation is needed."""
        R_PF = self.cut.X_PF.R
        R = (self.X_WP.R @ R_PF).T @ (self.X_WC.R @ self.cut.X_CM.R)
        return Transform(R, SX(3, 1) if self.pinned else R_PF.T @ self.gap)

    @cached_property
    def pull(self) -> SX:
        """Force on the child of a pinned joint, in the parent's axes."""
        return -(self.c.k * self.gap + self.c.b * self.gap_velocity)  # (19), (40)

    @cached_property
    def twist(self) -> SX:
        """Relative twist of M in F's axes, the velocity of the gap last; of a pinned joint only its rotation."""
        R_PF = self.cut.X_PF.R
        return ca.vertcat(R_PF.T @ self.angular_velocity, SX(3, 1) if self.pinned else R_PF.T @ self.gap_velocity)

    @cached_property
    def held(self) -> tuple[SX, SX]:
        """λ of the rows that follow the joint's residual, and their wrench at M in F's axes."""
        count = len(self.names) - 3 * self.pinned
        if count == 0:
            return SX(0, 1), SX(6, 1)
        Phi, D = _residual_and_rate(self.cut, self.X_FM, count)
        V = self.twist
        rotational = self.cut.model.rotational_rows[:count]
        k = ca.DM([self.c.kr if r else self.c.k for r in rotational])
        b = ca.DM([self.c.br if r else self.c.b for r in rotational])
        pulls = -(k * Phi + b * (D @ V))  # (19), (40)
        return pulls, D.T @ pulls

    @cached_property
    def multipliers(self) -> SX:
        """λ of every row, in the order of the rows."""
        pulls = self.held[0]
        return ca.vertcat(pulls, self.cut.X_PF.R.T @ self.pull) if self.pinned else pulls

    @property
    def power(self) -> SX:
        """Power of both wrenches: each force moves with its own end of the gap."""
        pinned = ca.dot(self.pull, self.gap_velocity) if self.pinned else SX(0)
        return pinned + ca.dot(self.held[1], self.twist)

    @cached_property
    def wrenches(self) -> tuple[SX, SX]:
        """On parent and child, each at the body's origin in its own axes."""
        W = self.held[1]
        moment = self.cut.X_PF.R @ W[:3]
        force = self.pull if self.pinned else self.cut.X_PF.R @ W[3:]
        on_child = self.X_WC.R.T @ (self.X_WP.R @ force)
        turning_child = self.X_WC.R.T @ (self.X_WP.R @ moment) + skew(self.cut.X_CM.p) @ on_child
        return -ca.vertcat(moment + skew(self.foot) @ force, force), ca.vertcat(turning_child, on_child)


def _coefficient(field: str, least: str, value: float) -> float:
    """A stiffness, damping or error, checked."""
    number = float(finite(field, value))
    if not (number > 0 or (number == 0 and field == "damping")):
        raise ArgumentError(f"{field} of virtual springs is {value}; it must be {least}, or 'auto'")
    return number


def _named(numbers: Numbers) -> dict[str, float]:
    """Numbers of cut joints by name; none where one number holds for all."""
    return dict(numbers) if isinstance(numbers, tuple | Mapping) else {}


def _side(body: BodyKinematics, index: int) -> tuple[Transform, SX]:
    """Pose in the world and twist (own axes) of a link, or of the ground."""
    return (Transform.identity(), SX(6, 1)) if index < 0 else (body.world[index], body.twists[index])


def _residual_and_rate(cut: Cut, X: Transform, count: int) -> tuple[SX, SX]:
    """Phi and D of the first rows of a joint; a rolling row has no position, so its Phi is 0 and its D is phi_cᵀ."""
    R, p, V = SX.sym("R", 3, 3), SX.sym("p", 3), SX.sym("V", 6)
    at = Transform(R, p)
    residual = cut.model.residual(at)
    names = cut.model.rows if cut.model.holonomic is None else cut.model.holonomic
    moved = ca.jtimes(residual, ca.vertcat(ca.vec(R), p), ca.vertcat(ca.vec(skew(V[:3]) @ R), V[3:]))
    Phi, D = SX(count, 1), cut.model.constraint(at).T[:count, :]
    velocities = ca.jacobian(moved, V)
    for row, name in enumerate(names):
        i = cut.model.rows.index(name)
        if i < count:
            Phi[i], D[i, :] = residual[row], velocities[row, :]
    given, wanted = ca.vertcat(ca.vec(R), p), ca.vertcat(ca.vec(ca.densify(X.R)), ca.densify(X.p))
    return ca.sparsify(ca.substitute(Phi, given, wanted)), ca.sparsify(ca.substitute(D, given, wanted))


def eliminate_springs(machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> SX:
    """Actuator forces (na) of a motion that keeps the loops closed."""
    system, tree = machine.kinematics.system, machine.kinematics.tree
    count, dof = len(system.actuators), machine.mobility.dof
    if count != dof:
        raise UnsupportedError(
            f"eliminating the spring forces needs one actuator per degree of freedom; "
            f"{system.mechanism.name!r} has {count} for {dof}"
        )
    body = BodyKinematics(system, q, v)
    needed = newton_euler(body, a) - Q  # (15)
    rows = list(machine.mobility.independent_rows)
    A = tree.at(tree.actuator_jacobian, q)
    both = ca.sparsify(ca.vertcat(body.constraint[0][rows, :], A).T)
    values = ca.Function("both", [q], [ca.densify(both)])
    samples = np.array([np.array(values(sample)) for sample in machine.mobility.samples])
    return ordered_lu(both, samples).solve(needed)[len(rows) :]  # (20)


def why_not_cut(system: System, cut: Collection[str]) -> str | None:
    """Why a cut set does not fit a model, or None. One that leaves a loop closed is an error of its own."""
    names = [joint.name for joint in system.mechanism.joints]
    for name in cut:
        if name not in names:
            raise UnknownNameError(f"cut: {choose('joint', name, names)}")
    left = closing_joints(system.mechanism, cut)
    if left:
        raise TopologyError(
            f"cutting {', '.join(cut) or 'no joint'} leaves {len(left)} loop(s) closed, at joint(s) "
            f"{', '.join(left)}; a cut set that opens all of them here: {', '.join(j.joint.name for j in system.cuts)}"
        )
    own = {part.joint.name for part in system.cuts}
    if own != set(cut):
        return (
            f"the model is cut at {', '.join(sorted(own))}, not at {', '.join(sorted(cut))}; "
            f"compile it with cc.compile(mechanism, cut={sorted(cut)})"
        )
    return None


def static_equilibrium(
    machine: Machine, c: Coefficients, q: Array, v: Array, Q: Array, damper: Literal["ground", "parent"] = "ground"
) -> tuple[Array, Array]:
    """Coordinates and velocities near closed ones (q, v), with gaps that carry the loop forces under actuator forces Q.

    A closed machine has no gaps and hence no spring forces: released like that, its loops first fall open and ring. In
    static equilibrium k Phi = −λ for the exact λ, and accelerations are those of the closed machine up to 1/k. The
    way there has least kinetic energy: δ = M⁻¹ Gᵀ (G M⁻¹ Gᵀ)⁺ (−λ/k − Phi). Rolling rows have no gap; they slip by λ/b.
    Gaps are at rest in the axes in which they are damped.
    """
    kin, terms = machine.kinematics, plan.terms_of(machine)
    K, B = plan.row_numbers(kin.system, c)
    holonomic = K > 0
    weights = np.where(holonomic, K, np.where(B > 0, B, 1.0))
    _, multipliers = terms.loop_forces(q, v, Q, weights)
    wanted = -multipliers[holonomic] / K[holonomic]
    for _ in range(SETTLING_STEPS):
        Phi, J = kin.residual(q)
        q = kin.step(q, terms.least_step(q, J, wanted - Phi))
    velocities = kin.constraint(q)
    Phi, velocities[holonomic] = kin.residual(q)
    if damper == "ground":
        velocities[holonomic] += carried_gaps(machine, q, Phi)
    slip = np.where(holonomic, 0.0, -multipliers / weights)
    moving: Array = v + terms.least_step(q, velocities, slip - velocities @ v)
    return q, moving


def carried_gaps(machine: Machine, q: Array, Phi: Array) -> Array:
    """ω_P × Δ of every pinned joint's gap per unit velocities, in F's axes; zero in other rows of the residual."""
    kin, poses = machine.kinematics, machine.kinematics.poses(q)
    found = np.zeros((len(Phi), kin.system.nv))
    for cut in kin.system.cuts:
        if cut.parent >= 0 and cut.model.rows[-3:] == PINNED:
            rows = np.arange(len(Phi))[cut.residuals][-3:]
            R_WF = poses[cut.parent][:, :3] @ np.array(ca.DM(cut.X_PF.R))
            omega = R_WF.T @ kin.body_jacobian(kin.system.links[cut.parent].body.name, q)[:3]
            found[rows] = cross_matrix(Phi[rows]).T @ omega
    return found


def chain_kernels(machine: Machine, method: Formulation) -> tuple[Kernel, ...]:
    """(q, v, Q) → accelerations of one chain, for every chain."""
    system = machine.kinematics.system
    q, v, Q = SX.sym("q", system.nq), SX.sym("v", system.nv), SX.sym("Q", system.nv)
    acceleration = method.forward(machine, q, v, Q).acceleration
    kernels = []
    for chain in find_chains(system, through_cuts=False):
        if not chain.links:
            continue
        own = ca.vertcat(*(acceleration[link.v, :] for link in chain.links if not link.shared))
        names = (["q", "v", "Q"], ["acceleration"])
        kernels.append(Kernel(ca.Function("chain", [q, v, Q], [own], *names, {"cse": True})))
    return tuple(kernels)


def motion_kernel(machine: Machine, method: Formulation) -> Kernel:
    """(q, v, forces) → (dq/dt, dv/dt): the whole right-hand side and nothing else."""

    def make() -> ca.Function:
        tree = machine.kinematics.tree
        tau = SX.sym("forces", len(tree.system.actuators))
        Q = Loads(tree).generalised(tau)
        outputs = [tree.q_dot, method.forward(machine, tree.q, tree.v, Q).acceleration]
        names = (["q", "v", "forces"], ["q_rate", "v_rate"])
        return ca.Function("motion", [tree.q, tree.v, tau], outputs, *names, {"cse": True})

    return remembered(machine.question("motion", method), make)
