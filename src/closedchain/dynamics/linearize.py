"""The machine as a linear system about a state, in independent coordinates.

    x = [δθ; δu],   dx/dt = f + A x + B δτ,   A = [C_θ 1; A_θ A_u],   B = [0; B_τ]

Small motions that keep the loops closed are s = S δθ, and the velocities follow them so that G v = 0 and R v = u
still hold:

    [ G ]        [ 0 ]        [ G ]        [ ∂(G v)/∂s S ]
    [ R ] S    = [ 1 ],       [ R ] E = −  [ ∂(R v)/∂s S ],       δv = S δu + E δθ

    θ, u   n   independent coordinates and their velocities u = R v        G v = 0   loops
    C_θ   n×n  zero, but for the turns of balls and floating bodies, whose velocities are no derivatives of coordinates

Outputs y(q, v, a, τ) and disturbances w, with generalised forces J_wᵀ w, on the same motions, a = dv/dt:

    δy = C x + D δτ + D_w δw        δa = S (Sᵀ M S)⁻¹ Sᵀ J_wᵀ δw  of a disturbance alone
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, SingularityError, UnknownNameError, UnsupportedError, choose
from closedchain.kernel import remembered_function
from closedchain.kinematics.evaluate import Direct, Kinematics
from closedchain.mechanism.numbers import names_of
from closedchain.records import dataclass
from closedchain.types import SX, Array

if TYPE_CHECKING:
    import control

WEAK = 1e-3  # velocities that determine a motion worse than this are left to others
SINGULAR = 1e-7
WHOLE = 1e-9  # of a step: delays so near to whole steps are whole


def _nothing() -> Array:
    return np.zeros((0, 0))


@dataclass(frozen=True, eq=False)
class Linearization:
    """dx/dt = drift + A x + B δτ for x = [small changes of the coordinates; of their velocities], SI units.

    names: the n independent coordinates
    inputs: the actuators
    A: 2n×2n
    B: 2n×actuators
    drift: 2n, zero at rest in equilibrium
    motion: nv×n, the velocities of all joints per unit of the independent ones
    outputs: names of y, δy = C x + D δτ + D_disturbances δw
    disturbances: names of w, dx/dt = … + B_disturbances δw
    C: outputs×2n
    D: outputs×actuators
    B_disturbances: 2n×disturbances
    D_disturbances: outputs×disturbances
    values: y at the state

    Example:
        >>> linear = model.linearize(state, model.inverse_dynamics(state).forces)
        >>> linear.names, bool(np.abs(linear.drift).max() < 1e-9)
        (('crank',), True)
    """

    names: tuple[str, ...]
    inputs: tuple[str, ...]
    A: Array
    B: Array
    drift: Array
    motion: Array
    outputs: tuple[str, ...] = ()
    disturbances: tuple[str, ...] = ()
    C: Array = field(default_factory=_nothing)
    D: Array = field(default_factory=_nothing)
    B_disturbances: Array = field(default_factory=_nothing)
    D_disturbances: Array = field(default_factory=_nothing)
    values: Array = field(default_factory=_nothing)

    @cached_property
    def poles(self) -> NDArray[np.complex128]:
        """Eigenvalues of A (1/s), the fastest growing first."""
        s = np.linalg.eigvals(self.A).astype(complex)
        return s[np.lexsort((s.imag, -s.real))]

    def inverse(self) -> tuple[Array, Array, Array]:
        """Derivatives of inverse dynamics δτ = M δu' + D δu + K δθ: inertia, damping and stiffness, n×n each."""
        n = len(self.names)
        below = self.B[n:]
        if len(self.inputs) != n:
            raise UnsupportedError(
                f"{len(self.inputs)} actuators for {n} degrees of freedom: their forces are not unique"
            )
        if np.linalg.cond(below) > 1 / SINGULAR:
            raise SingularityError(
                "the actuators do not move all degrees of freedom here, so that their forces are not unique"
            )
        M: Array = np.linalg.inv(below).astype(float)
        return M, -M @ self.A[n:, n:], -M @ self.A[n:, :n]

    @property
    def states(self) -> tuple[str, ...]:
        """Names of x."""
        return (*self.names, *(f"{name}.velocity" for name in self.names))

    def discrete(self, step: float, delay: float = 0.0) -> tuple[Array, Array]:
        """x after a step of constant forces: x_next = A_d x + B_d δτ, drift left out.

        step: s
        delay: s, after which forces act; x then has the forces that are still on their way below it, the latest first

        Example:
            >>> A_d, B_d = model.linearize(state).discrete(1e-3, delay=1.5e-3)
            >>> A_d.shape, B_d.shape  # two forces on their way
            ((4, 4), (4, 1))
        """
        if not (np.isfinite(step) and step > 0):
            raise ArgumentError(f"step must be a positive number of seconds, not {step}")
        if not (np.isfinite(delay) and delay >= 0):
            raise ArgumentError(f"delay is {delay} s; it must be zero or positive")
        waiting = int(np.ceil(delay / step - WHOLE))
        late = delay - (waiting - 1) * step if waiting else 0.0  # of the step in which the earlier force acts
        late = min(late, step)
        first, second = self._held(late), self._held(step - late)
        n, m = self.B.shape
        A, B_old, B_new = second[0] @ first[0], second[0] @ first[1], second[1]
        if not waiting:
            return A, B_new
        A_d, B_d = np.zeros((n + waiting * m,) * 2), np.zeros((n + waiting * m, m))
        A_d[:n, :n] = A
        A_d[:n, n + (waiting - 1) * m :] = B_old
        if waiting == 1:
            B_d[:n] = B_new
        else:
            A_d[:n, n + (waiting - 2) * m : n + (waiting - 1) * m] = B_new
        A_d[n + m :, n:-m] = np.eye((waiting - 1) * m)
        B_d[n : n + m] += np.eye(m)
        return A_d, B_d

    def _held(self, step: float) -> tuple[Array, Array]:
        """e^{A h} and ∫ e^{A s} B ds."""
        n, m = self.B.shape
        from scipy.linalg import expm  # slow to import

        whole = expm(step * np.block([[self.A, self.B], [np.zeros((m, n + m))]]))
        return whole[:n, :n], whole[:n, n:]

    @property
    def control_names(self) -> dict[str, str]:
        """Names of states, inputs, disturbances, outputs as `to_control` gives them: python-control takes no dots."""
        every = dict.fromkeys([*self.states, *self.inputs, *self.disturbances, *self.outputs])
        found = dict[str, str]()
        for name in every:
            plain = name.replace(".", "_")
            found[name] = plain if plain not in found.values() else f"{plain}_{len(found)}"
        return found

    def to_control(self, step: float | None = None, delay: float = 0.0) -> control.StateSpace:
        """The system for python-control (extra `control`), with names; disturbances are inputs after the forces.

        Without outputs all of x is given.

        step: s, of a sampled controller that holds its forces; none: continuous
        delay: s, with a step
        """
        try:
            import control
        except ImportError:
            raise UnsupportedError("to_control needs python-control: pip install closedchain[control]") from None
        names, n = self.control_names, len(self.states)
        states = [names[name] for name in self.states]
        inputs = [names[name] for name in (*self.inputs, *self.disturbances)]
        outputs = [names[name] for name in self.outputs] or list(states)
        C = self.C if self.outputs else np.eye(n)
        D = self.D if self.outputs else np.zeros((n, len(self.inputs)))
        if self.disturbances:
            D = np.hstack([D, self.D_disturbances if self.outputs else np.zeros((n, len(self.disturbances)))])
        B = np.hstack([self.B, self.B_disturbances]) if self.disturbances else self.B
        options: dict[str, Any] = {"inputs": inputs, "outputs": outputs}
        if step is None:
            if delay:
                raise ArgumentError("a delay needs a step: continuous systems of finite order have none")
            return control.ss(self.A, B, C, D, states=states, **options)
        if self.disturbances and delay:
            raise ArgumentError("forces are delayed and disturbances are not; leave one of them out")
        whole = self if not self.disturbances else _with_inputs(self, B)
        A_d, B_d = whole.discrete(step, delay)
        late = A_d.shape[0] - n
        states += [f"waiting_{k}" for k in range(late)]
        C, D_d = np.hstack([C, np.zeros((len(C), late))]), D
        if late:  # direct feedthrough is of the force that acts
            m = len(self.inputs)
            C[:, n + late - m :], D_d = D, np.zeros_like(D)
        return control.ss(A_d, B_d, C, D_d, step, states=states, **options)


def _with_inputs(linear: Linearization, B: Array) -> Linearization:
    """The same with other inputs."""
    return Linearization(linear.names, linear.inputs, linear.A, B, linear.drift, linear.motion)


@dataclass(frozen=True, eq=False)
class Observation:
    """Numbers of outputs and disturbances at one state, on motions s, velocities v, accelerations a of the tree.

    slopes: ∂y/∂s, ∂y/∂v, ∂y/∂a, ∂y/∂τ      pushes: J_w, one row for each disturbance      M: mass matrix
    """

    outputs: tuple[str, ...]
    values: Array
    slopes: tuple[Array, Array, Array, Array]
    disturbances: tuple[str, ...]
    pushes: Array
    M: Array


@dataclass(frozen=True, eq=False)
class Derivatives:
    """Numbers of derivative_function at one state."""

    acceleration: Array
    by_motion: Array
    by_velocities: Array
    by_forces: Array


class Linearizer:
    """One machine in one choice of independent velocities; without `loops`, nothing holds them together."""

    def __init__(self, kinematics: Kinematics, chosen: Sequence[Rate], loops: bool = True) -> None:
        self.kinematics, self.chosen, self.loops = kinematics, tuple(chosen), loops

    def about(self, q: Array, v: Array, found: Derivatives, observed: Observation | None = None) -> Linearization:
        """A, B and drift from the derivatives at a state; C and D of outputs, B of disturbances."""
        n, nv = len(self.chosen), self.kinematics.system.nv
        terms = self._terms(q, v, found.acceleration)
        y, parts = terms[:n, nv], [terms[k * n : (k + 1) * n, :nv] for k in range(5)]
        R, R_s, y_s, y_v, C, slope = *parts, terms[5 * n :, :nv]
        S, E = self._tangent(q, R, R_s, slope)
        along, across = found.by_motion @ S + found.by_velocities @ E, found.by_velocities @ S
        A, B = np.zeros((2 * n, 2 * n)), np.zeros((2 * n, found.by_forces.shape[1]))
        A[:n, :n], A[:n, n:] = C @ S, np.eye(n)
        A[n:, :n], A[n:, n:] = R @ along + y_s @ S + y_v @ E, R @ across + y_v @ S
        B[n:] = R @ found.by_forces
        inputs = tuple(actuator.name for actuator in self.kinematics.system.actuators)
        names = tuple(rate.name for rate in self.chosen)
        plain = names, inputs, A, B, np.concatenate([R @ v, y]), S
        if observed is None:
            return Linearization(*plain)
        by_s, by_v, by_a, by_force = observed.slopes
        C = np.hstack([by_s @ S + by_v @ E + by_a @ along, by_v @ S + by_a @ across])
        D = by_force + by_a @ found.by_forces
        pushed = S @ np.linalg.solve(S.T @ observed.M @ S, S.T @ observed.pushes.T)
        B_w = np.vstack([np.zeros((n, pushed.shape[1])), R @ pushed])
        return Linearization(
            *plain, observed.outputs, observed.disturbances, C, D, B_w, by_a @ pushed, observed.values
        )  # fmt: skip

    def _tangent(self, q: Array, R: Array, R_s: Array, slope: Array) -> tuple[Array, Array]:
        """S and E."""
        kin, lengths = self.kinematics, np.array([rate.length for rate in self.chosen])
        W, slope = R, np.vstack([slope, R_s])
        if self.loops:
            W, lengths = np.vstack([kin.constraint(q), R]), np.concatenate([kin.velocity_row_lengths, lengths])
        U, s, Vt = np.linalg.svd(W * lengths[:, None] / kin.step_lengths, full_matrices=False)
        if len(s) < W.shape[1] or s[-1] < SINGULAR * s[0]:
            names = ", ".join(rate.name for rate in self.chosen)
            raise SingularityError(
                f"{names} do not determine how the machine moves in this state; name other velocities"
            )
        inverse = (Vt.T / s @ U.T) * lengths / kin.step_lengths[:, None]
        S = inverse[:, len(W) - len(self.chosen) :]
        return S, -inverse @ slope @ S

    @cached_property
    def _terms(self) -> Direct:
        """(q, v, a) → R, ∂(R v)/∂s, ∂y/∂s and ∂y/∂v (a kept) of y = du/dt, C_θ before S, ∂(G v)/∂s below each other;
        y beside R."""
        names, nv = [rate.name for rate in self.chosen], self.kinematics.system.nv
        key = self.kinematics.question("linearize", names, self.loops)
        return Direct(remembered_function(key, self._traced, [self.kinematics.system.nq, nv, nv]))

    def _traced(self) -> ca.Function:
        tree = self.kinematics.tree
        a = SX.sym("a", tree.system.nv)
        u = ca.vertcat(SX(0, 1), *(rate.value for rate in self.chosen))
        N, R = ca.jacobian(tree.q_dot, tree.v), ca.jacobian(u, tree.v)
        y = R @ a + tree.along_motion(u)
        in_tree = [rate.name in tree.system.velocity_names for rate in self.chosen]
        C = SX(ca.diag(ca.DM(np.array(in_tree, float)))) @ R @ _turning(tree.q, tree.v, tree.q_dot)
        rows = [R, ca.jacobian(u, tree.q) @ N, ca.jacobian(y, tree.q) @ N, ca.jacobian(y, tree.v), C]
        if self.loops:
            rows.append(ca.jacobian(tree.constraint_velocity, tree.q) @ N)
        stacked = ca.vertcat(*rows)
        beside = ca.vertcat(y, SX(stacked.shape[0] - y.shape[0], 1))
        result = ca.densify(ca.horzcat(stacked, beside))
        return ca.Function("terms", [tree.q, tree.v, a], [result], {"cse": True})


def _turning(q: SX, v: SX, velocities: SX) -> SX:
    """C in ds/dt = δv + C s, from d(N s)/dt = δ(N v): zero where coordinates are integrals of the velocities."""
    N, s = ca.jacobian(velocities, v), SX.sym("s", v.shape[0])
    apart = ca.jtimes(velocities, q, N @ s) - ca.jtimes(N @ s, q, velocities)
    return ca.jacobian(ca.solve(N.T @ N, N.T @ apart), s)


# which velocities are independent
@dataclass(frozen=True, eq=False)
class Rate:
    """A rate that may be independent, and the metres that one unit of it stands for."""

    name: str
    value: SX
    length: float


def velocities(kinematics: Kinematics) -> dict[str, Rate]:
    """All velocities by name: those of the actuators, of bending links, of the tree, of cut joints that have
    coordinates.
    """
    tree, system, found = kinematics.tree, kinematics.system, dict[str, Rate]()
    for i, (name, length) in enumerate(zip(system.velocity_names, kinematics.step_lengths, strict=True)):
        found[name] = Rate(name, tree.v[i], float(length))
    for cut in system.cuts:
        if cut.model.nv and cut.model.nq == cut.model.nv:
            values = tree.joint_velocity(cut)
            lengths = kinematics.joint_lengths(cut.joint.name)
            for k, kind in enumerate(cut.model.velocity_names):
                name = cut.joint.name if cut.model.nv == 1 else f"{cut.joint.name}.{kind}"
                found[name] = Rate(name, values[k], float(lengths[k]))
    driven = []
    for actuator in system.actuators:
        for joint, k, _ in actuator.shares:
            kinds = system.element(joint).model.velocity_names
            driven.append(joint if len(kinds) == 1 else f"{joint}.{kinds[k]}")
    bending = [system.velocity_names[index] for index in system.modal_velocities]
    return {name: found[name] for name in dict.fromkeys([*driven, *bending, *found])}


class IndependentVelocities:
    """Which velocities of a machine can be independent, and its linearizers; what is traced for them is kept."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kinematics = kinematics
        self._linearizers: dict[tuple[tuple[str, ...], bool], Linearizer] = {}

    def linearizer(self, q: Array, dof: int | None, names: Sequence[str] | None = None) -> Linearizer:
        """In the velocities named, or in those chosen for a configuration; see `chosen`."""
        chosen, loops = self.chosen(q, dof, names), dof is not None
        key = tuple(rate.name for rate in chosen), loops
        if key not in self._linearizers:
            self._linearizers[key] = Linearizer(self.kinematics, chosen, loops)
        return self._linearizers[key]

    def chosen(self, q: Array, dof: int | None, names: Sequence[str] | None = None) -> list[Rate]:
        """The velocities named, or, from the actuators' on, as many as determine how the machine moves.

        dof: how many there are; None where nothing holds the loops together, so that all velocities of the tree are
            free
        """
        known = self._known
        if dof is None:
            if names is not None:
                raise ArgumentError("springs in place of loops leave all velocities independent: none can be chosen")
            return [known[name] for name in self.kinematics.system.velocity_names]
        N = self.kinematics.free_motions(q)
        if N.shape[1] != dof:
            raise SingularityError(
                f"the machine has {N.shape[1]} instead of {dof} degrees of freedom in this configuration"
            )
        if names is not None:
            names = names_of("velocities", names)
            for name in names:
                if name not in known:
                    raise UnknownNameError(choose("velocity", name, known))
            if len(set(names)) != dof:
                raise ArgumentError(
                    f"{len(set(names))} independent velocities were named; the machine has {dof} degrees of freedom"
                )
            return [known[name] for name in names]
        rows = self._rows(q) @ N
        chosen, left, weak = list[Rate](), np.eye(dof), WEAK * np.linalg.norm(rows, axis=1).max(initial=0.0)
        for rate, row in zip(known.values(), rows, strict=True):
            if len(chosen) == dof:
                break
            rest = row @ left
            size = rest @ rest
            if size > weak**2:
                chosen.append(rate)
                left = left - np.outer(left @ rest, rest / size)
        return chosen

    @cached_property
    def _known(self) -> dict[str, Rate]:
        return velocities(self.kinematics)

    @cached_property
    def _rows(self) -> Direct:
        """q → rows of all velocities on those of the tree, in metres."""

        def make() -> ca.Function:
            u = ca.vertcat(SX(0, 1), *(rate.value * rate.length for rate in self._known.values()))
            tree = self.kinematics.tree
            return ca.Function("rows", [tree.q], [ca.densify(ca.jacobian(u, tree.v))])

        key = self.kinematics.question("independent velocities")
        return Direct(remembered_function(key, make, [self.kinematics.system.nq]))
