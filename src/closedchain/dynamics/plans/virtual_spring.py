"""What virtual springs decide on numbers: stiffness and damping from a wanted loop error, the machine's inertia and the
forces in its joints; and the study of the paper, loop error and cost against stiffness.

The loops stay open by |λ| / k, so k = |λ| / error, with the largest joint force found at several configurations: let
go from rest, and held at rest by the actuators, under gravity and the applied forces. The damping gives the loops' own
oscillations the ratio ζ: a spring k with damper b has ratio ½ b/k · ω at its frequency ω, so b = 2 ζ k / ω, with the
median ω of the springs' frequencies. Rotations get k ρ².

    M a + h = Q + Gᵀ λ,    G a + γ = 0

Where constraints are redundant the exact machine leaves λ open; springs do not, because their pulls K Phi come from
gaps Phi = G δ. With weights D = K^½ that is the λ = D μ of least norm μ.

    M  nv×nv mass matrix     h  nv bias with gravity less applied forces     G, γ  loop rows      K  diagonal
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import NO_MASS, Machine
from closedchain.dynamics.stability import Complex, eigenvalues, largest_step
from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.kernel import Kernel
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.multibody.system import System
from closedchain.types import Array

RATIO = 0.7
STANDARD_GRAVITY = 9.80665
RANK = 1e-9  # of the largest singular value
DECADES = 6  # of stiffness around the automatic one
MASSLESS = 1e-13  # lowest eigenvalue of the mass matrix, its diagonal scaled to one


@dataclass(frozen=True)
class Coefficients:
    """Stiffness and damping of translations and of rotations; `joints` names cut joints with numbers of their own."""

    k: float
    b: float
    kr: float
    br: float
    joints: tuple[tuple[str, Coefficients], ...] = ()

    def of(self, joint: str) -> Coefficients:
        """Those of one cut joint."""
        return dict(self.joints).get(joint, self)


@dataclass(frozen=True)
class SpringChoice:
    """Numbers for virtual springs and what follows from them.

    stiffness: of translations (N/m), the largest over the joints, as are the next two
    damping: of translations (N s/m)
    rotational: stiffness of rotations (N m/rad)
    force: the largest joint force expected (N)
    error: the loop error it causes (m)
    frequency: of the fastest oscillation of a loop (Hz)
    step: largest stable step of the classical Runge–Kutta integrator (s)

    Example:
        >>> choice = cc.VirtualSpring(error=1e-6).choice(model)
        >>> choice.stiffness > 0, choice.error <= 1e-6
        (True, True)
    """

    stiffness: float
    damping: float
    rotational: float
    force: float
    error: float
    frequency: float
    step: float

    def __str__(self) -> str:
        if not np.isfinite(self.step):
            return "no loops: nothing to hold together, and no limit to the step"
        return (
            f"stiffness {self.stiffness:.4g} N/m ({self.rotational:.4g} N m/rad), damping {self.damping:.4g} N s/m: "
            f"joint forces of {self.force:.4g} N open the loops by {self.error:.3g} m; "
            f"fastest oscillation {self.frequency:.4g} Hz, so an explicit step of at most {self.step:.3g} s"
        )


def row_numbers(system: System, c: Coefficients) -> tuple[Array, Array]:
    """Stiffness and damping of every constraint row; a rolling row has damping only."""
    K, B = [], []
    for cut in system.cuts:
        own = c.of(cut.joint.name)
        for row, turn in zip(cut.model.rows, cut.model.rotational_rows, strict=True):
            rolling = cut.model.holonomic is not None and row not in cut.model.holonomic
            K.append(0.0 if rolling else own.kr if turn else own.k)
            B.append(own.br if turn else own.b)
    for part in system.couplings:
        own = c.of(part.name)
        K.append(own.kr if part.rotational[0] else own.k)
        B.append(own.br if part.rotational[0] else own.b)
    return np.array(K), np.array(B)


@dataclass(frozen=True)
class Needs:
    """What a machine asks of its springs: largest joint force (N), and the radius ρ (m) that makes kr = k ρ²."""

    force: float
    radius: float


@lru_cache(maxsize=8)
def find_needs(machine: Machine) -> Needs:
    """Joint forces at the sampled configurations, and the ratio of turns to pushes.

    Turns are as fast as pushes, so that they do not shorten the step, or as stiff as the moments on them ask for.
    """
    system = machine.kinematics.system
    translation = np.abs(spring_eigenvalues(machine, Coefficients(1.0, 0.0, 0.0, 0.0))).max(initial=0.0)
    rotation = np.abs(spring_eigenvalues(machine, Coefficients(0.0, 0.0, 1.0, 0.0))).max(initial=0.0)
    # in a planar loop of any orientation nothing but rounding turns the cut joint out of the plane
    turns = rotation * system.size > 1e-6 * translation > 0
    radius = float(translation / rotation) if turns else system.size
    force, moment = _joint_loads(machine, radius)
    weight = STANDARD_GRAVITY * sum(link.body.mass for link in system.links)
    if force < 1e-6 * weight:  # nothing pulls: count on accelerations like that of gravity
        return Needs(weight, radius)
    return Needs(force, max(radius, float(np.sqrt(moment * system.size / force))))


def _joint_loads(machine: Machine, radius: float) -> tuple[float, float]:
    """Largest force and largest moment that a cut joint carries, let go from rest or held."""
    system, terms = machine.kinematics.system, terms_of(machine)
    K, _ = row_numbers(system, Coefficients(1.0, 0.0, radius**2, 0.0))
    K = np.where(K > 0, K, 1.0)
    turning = np.array([turn for part in system.closures for turn in part.rotational], dtype=bool)
    force = moment = 0.0
    for q in terms.samples:
        _, released = terms.loop_forces(q, terms.rest, terms.rest, K)
        for found in (released, terms.holding_forces(q, K)):
            for part in system.closures:
                turned = turning[part.rows]
                force = max(force, float(np.linalg.norm(found[part.rows][~turned])))
                moment = max(moment, float(np.linalg.norm(found[part.rows][turned])))
    return force, moment


def spring_eigenvalues(machine: Machine, c: Coefficients, q: Array | None = None, bending: bool = False) -> Complex:
    """Eigenvalues of the springs at a configuration, by default at all sampled ones; with `bending` of links too."""
    kin, terms = machine.kinematics, terms_of(machine)
    K, B = row_numbers(kin.system, c)
    found = []
    for at in terms.samples if q is None else (terms.with_mass(q),):
        J = kin.constraint(at)
        stiff, damped = J.T @ (K[:, None] * J), J.T @ (B[:, None] * J)
        for flexible in kin.system.flexible_bodies if bending else ():
            stiff[flexible.v, flexible.v] += flexible.beam.stiffness
            damped[flexible.v, flexible.v] += flexible.beam.bending.damping * flexible.beam.stiffness
        found.append(eigenvalues(terms.mass_matrix(at), stiff, damped))
    return np.concatenate(found)


def damping_for(machine: Machine, undamped: Coefficients) -> float:
    """b that gives the springs' median frequency the damping ratio ζ = 0.7."""
    omega = np.abs(spring_eigenvalues(machine, undamped))
    return 2 * RATIO * undamped.k / float(np.median(omega)) if omega.size else 0.0


def describe(machine: Machine, c: Coefficients) -> SpringChoice:
    """What follows from given numbers."""
    force = find_needs(machine).force
    s = spring_eigenvalues(machine, c)
    fastest = float(np.abs(s).max(initial=0.0)) / (2 * np.pi)
    own = [c.of(part.name) for part in machine.system.closures] or [c]
    k, b, kr = (max(getattr(each, name) for each in own) for name in ("k", "b", "kr"))
    return SpringChoice(k, b, kr, force, force / min(each.k for each in own), fastest, largest_step(s))


class Terms:
    """M, h and the loop forces of one machine, one configuration at a time."""

    def __init__(self, machine: Machine) -> None:
        self.kinematics = machine.kinematics
        self.rank = len(machine.mobility.independent_rows)
        self._sampled = machine.mobility.samples
        self.rest = np.zeros(machine.kinematics.system.nv)

    def mass_matrix(self, q: Array) -> Array:
        """M of the opened tree."""
        return np.array(self._function(q, self.rest)[0])

    def bias(self, q: Array, v: Array) -> Array:
        """h: what keeps the velocities constant."""
        return np.array(self._function(q, v)[1]).ravel()

    def least_step(self, q: Array, J: Array, right: Array) -> Array:
        """The δ of least kinetic energy with J δ = right, where J holds the loops (their rank is known)."""
        W = self._half(q)
        step: Array = W @ (self._pinv(J @ W) @ right)
        return step

    def loop_forces(self, q: Array, v: Array, Q: Array, K: Array) -> tuple[Array, Array]:
        """Exact accelerations of the closed machine and the λ that springs in the proportions K would carry."""
        D, W = np.sqrt(K), self._half(q)
        G, gamma = self.kinematics.constraint(q), self.kinematics.constraint_product(q, v)
        free = W @ (W.T @ (Q - self.bias(q, v)))
        inverse = self._pinv(D[:, None] * (G @ W))
        correction = inverse @ (-D * (gamma + G @ free))
        multipliers: Array = D * (inverse.T @ correction)
        return free + W @ correction, multipliers

    def holding_forces(self, q: Array, K: Array) -> Array:
        """λ at rest when the actuators hold the machine as well as they can."""
        D = np.sqrt(K)
        A, G = self.kinematics.actuator_jacobian(q), self.kinematics.constraint(q)
        both = np.linalg.pinv(np.vstack([A, D[:, None] * G]).T, RANK) @ self.bias(q, self.rest)
        held: Array = D * both[A.shape[0] :]
        return held

    def massless(self, q: Array) -> bool:
        """Whether some motion of the opened machine moves no mass."""
        M = self.mass_matrix(q)
        size = np.sqrt(np.diag(M))
        return bool((size == 0).any() or np.linalg.eigvalsh(M / np.outer(size, size))[0] < MASSLESS)

    def with_mass(self, q: Array) -> Array:
        """The coordinates themselves, or an error where some motion of the opened machine moves no mass."""
        if self.massless(q):
            raise UnsupportedError(f"virtual_spring cannot treat {self.kinematics.system.mechanism.name!r}: {NO_MASS}")
        return q

    @cached_property
    def samples(self) -> tuple[Array, ...]:
        """Sampled configurations in which all motions move mass, or an error if there is none."""
        return tuple(q for q in self._sampled if not self.massless(q)) or (self.with_mass(self._sampled[0]),)

    def _half(self, q: Array) -> Array:
        """W with W Wᵀ = M⁻¹."""
        half: Array = np.linalg.inv(np.linalg.cholesky(self.mass_matrix(self.with_mass(q)))).T
        return half

    def _pinv(self, J: Array) -> Array:
        """J⁺ with the rank of the closed loops: rows that are redundant there are a little independent when open."""
        if J.size == 0:
            return np.zeros(J.T.shape)
        U, s, Vt = np.linalg.svd(J, full_matrices=False)
        rank = min(self.rank, int(np.sum(s > RANK * s[0])))
        inverse: Array = Vt[:rank].T / s[:rank] @ U[:, :rank].T
        return inverse

    @cached_property
    def _function(self) -> ca.Function:
        tree = self.kinematics.tree
        body = BodyKinematics(tree.system, tree.q, tree.v)
        M, h = mass_matrix(body), bias(body) - Loads(tree).generalised()
        return ca.Function("terms", [tree.q, tree.v], [ca.densify(M), ca.densify(h)], {"cse": True})


@lru_cache(maxsize=8)
def terms_of(machine: Machine) -> Terms:
    """The terms of a machine, traced once."""
    return Terms(machine)


@dataclass(frozen=True, eq=False)
class SpringStudy:
    """Loop error and cost against stiffness.

    at: time at which the error was taken (s)
    stiffness: those tried (N/m)
    damping: those tried (N s/m)
    error: loop error (m) at the time `at`
    largest: the largest loop error on the way (m)
    evaluations: right-hand sides the Runge–Kutta 4(5) integrator needed
    step: largest stable fixed step of RK4 (s)

    Example:
        >>> study = cc.VirtualSpring().tune(model, state, stiffness=[1e5, 1e6], at=0.01)
        >>> bool(study.error[1] < study.error[0])
        True
    """

    at: float
    stiffness: Array
    damping: Array
    error: Array
    largest: Array
    evaluations: NDArray[np.int64]
    step: Array

    @classmethod
    def of(
        cls, at: float, stiffness: list[float], damping: list[float], runs: Sequence[Trial], steps: list[float]
    ) -> SpringStudy:
        """Columns from runs."""
        return cls(
            at,
            np.array(stiffness),
            np.array(damping),
            np.array([run.error for run in runs]),
            np.array([run.largest for run in runs]),
            np.array([run.evaluations for run in runs]),
            np.array(steps),
        )

    @property
    def slope(self) -> float:
        """Fitted order of the error in the stiffness; −1 where the loops rest at equilibrium."""
        return float(np.polyfit(np.log(self.stiffness), np.log(self.error), 1)[0])

    def rows(self) -> list[dict[str, float]]:
        """One row per stiffness, with the units in the names."""
        columns = {
            "stiffness_N_per_m": self.stiffness,
            "damping_Ns_per_m": self.damping,
            "error_m": self.error,
            "largest_error_m": self.largest,
            "evaluations": self.evaluations,
            "stable_step_s": self.step,
        }
        return [{name: float(values[i]) for name, values in columns.items()} for i in range(self.stiffness.size)]

    def __str__(self) -> str:
        head = "stiffness N/m  damping N s/m  error m     largest m   evaluations  stable step s"
        lines = [
            f"{r['stiffness_N_per_m']:<13.4g}  {r['damping_Ns_per_m']:<13.4g}  {r['error_m']:<10.4g}  "
            f"{r['largest_error_m']:<10.4g}  {r['evaluations']:<11.0f}  {r['stable_step_s']:.3g}"
            for r in self.rows()
        ]
        return "\n".join([f"loop error at {self.at:g} s, order {self.slope:.3f} in the stiffness", head, *lines])


@dataclass(frozen=True)
class Trial:
    """One run of the study: loop error at its end and the largest on the way (m), evaluations it took."""

    error: float
    largest: float
    evaluations: int


def stiffnesses(automatic: float, wanted: Sequence[float] | None, at: float) -> list[float]:
    """The stiffnesses to try, checked; by default decades around the automatic one."""
    if not at > 0:
        raise ArgumentError(f"the time to look at is {at} s; it must be positive")
    if wanted is None:
        wanted = [automatic * 10.0**e for e in range(-DECADES // 2, DECADES // 2)]
    return [float(k) for k in wanted]


def trial(machine: Machine, motion: Kernel, start: tuple[Array, Array], forces: Array, at: float) -> Trial:
    """Integrate (q, v, forces) → (dq/dt, dv/dt) from a start to a time, as the paper does (section 3.1.1, figure 6).

    Without damping the error at the end is one sample of an oscillation; the largest error on the way and a damped run
    tell more: after the oscillation has died out the error is |λ| / k.
    """
    from scipy.integrate import solve_ivp

    nq = machine.system.nq

    def y_dot(t: float, y: Array) -> Array:
        return np.concatenate(motion(np.ascontiguousarray(y[:nq]), np.ascontiguousarray(y[nq:]), forces))

    solution = solve_ivp(y_dot, (0.0, at), np.concatenate(start), method="RK45", rtol=1e-6, atol=1e-8)
    if not solution.success:
        raise ArgumentError(f"the motion ends at {solution.t[-1]:.3g} s: too stiff or too soft")
    gaps = [machine.kinematics.loop_error(y[:nq]) for y in solution.y.T]  # (44)
    return Trial(gaps[-1], max(gaps), int(solution.nfev))
