"""Equations of motion in the coordinates of the platform: its pose and twist are the state, legs follow in closed form.

    x = [pose; ν]     pose: quaternion and position of the platform, 7       V = N ν  its twist in its own axes, 6

Where the twists that the loops leave to the platform span the same space N in its own axes at every pose (a group of
motions: all of them, planar ones, rotations about a point, translations, …), and every leg has a closed form, all
coordinates q(pose) and velocities v = P ν are functions of x; loops are closed by construction, whatever is integrated.
Virtual work on the platform's own motions gives (dynamics/virtual_work.py, with the motions N)

    K dν/dt = Pᵀ (Q − h − M c)        K = Pᵀ M P        c: accelerations of the legs at dν/dt = 0

A leg that ends in a ball on the platform, at b, knows only the velocity t of that point. In the axes of its tip, from
which Y turns the platform's, its inertia and force are reduced to the point, and then carried to the platform:

    t = v + ω × b          B v_l = Y t          Λ_F = B⁻ᵀ M_l B⁻¹          Λ = Yᵀ Λ_F Y
    f = Yᵀ (B⁻ᵀ (Q_l − h_l) + Λ_F a_F) − Λ (ω × t)        a_F: acceleration of the tip at dv_l/dt = 0, in its axes
    K += [ −b^ Λ b^   b^ Λ ]       F += [ b × f ]         h_l: weight, and Christoffel's symbols of M_l
         [   −Λ b^      Λ  ]            [   f   ]

B and M_l depend on the leg's own joints alone. Where a leg is symmetric about its axis both are diagonal by structure,
and Λ = w₁ 1 + Σ (w_i − w₁) y_i y_iᵀ with the rows y_i of Y. Legs of one design differ in numbers only: these are given
as such, so that all legs have one form and machine code computes them side by side (kernel/packing.py).

Mode signs are those of the state the coordinates were made at. `pivot` vanishes before a leg becomes singular (fully
extended, a universal joint at its gimbal): there these coordinates end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import final

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.plans.virtual_work import make_plan
from closedchain.errors import UnsupportedError
from closedchain.kinematics.closed_form import Signs
from closedchain.kinematics.inverse_kinematics import InverseKinematics
from closedchain.kinematics.mountings import Ball, Mountings
from closedchain.multibody.chains import Chain
from closedchain.multibody.kinematics import BodyKinematics, LoopRows
from closedchain.multibody.newton_euler import bias, christoffel, mass_matrix
from closedchain.multibody.system import Link, System
from closedchain.records import dataclass
from closedchain.spatial.sparse import LU, Cofactors, ordered_lu
from closedchain.spatial.symbolic import congruent, quaternion_matrix, skew
from closedchain.types import SX, Array

SAME = 1e-9  # difference of two spaces of twists that are the same
SINGULAR = 1e-3  # square of a leg's determinant, as a share of the usual one, where these coordinates end
POSE = 7


@dataclass(frozen=True, eq=False)
class PlatformMotions:
    """The group of motions that the loops leave to the platform.

    N: twists in the platform's axes per unit of ν, 6×m       free: components of the twist that ν is
    center, fixed: a point of the platform and where it stays, if the platform only rotates about it
    """

    N: Array
    free: tuple[int, ...]
    center: Array | None = None
    fixed: Array | None = None


@lru_cache(maxsize=64)
def platform_motions(machine: Machine) -> PlatformMotions | str:
    """The motions of a machine's platform, or the reason why it has no platform coordinates."""
    if machine.origin is not None:
        return "numbers of the machine are symbols, and closed forms of its legs are for one machine"
    if machine.system.coupled_rotors:
        return "a rotor is moved by several joints or by one that closes a loop, so that legs do not move by themselves"
    inverse, plan = inverse_kinematics(machine), make_plan(machine)
    why = inverse.why_not or (plan if isinstance(plan, str) else None)
    if why is not None:
        return f"not every leg follows from the platform's pose in closed form ({why})"
    kin, dof = machine.kinematics, machine.mobility.dof
    assert kin.system.platform is not None
    own = kin.system.platform.v
    motions = [kin.free_motions(q)[own] for q in machine.mobility.samples]
    spaces = [np.linalg.svd(motion, full_matrices=False)[0][:, :dof] for motion in motions]
    first = spaces[0]
    if any(space.shape[1] < dof or np.abs(space - first @ (first.T @ space)).max() > SAME for space in spaces):
        return f"its {dof} degrees of freedom are other motions of the platform at every pose"
    N, free = _echelon(first)
    if max(free) >= 3 or not N[3:].any():
        return PlatformMotions(N, free)
    # v = c × ω for every ω: the point c of the platform stays where it is
    rows = np.concatenate([-np.array(ca.DM(skew(SX(ca.DM(w))))) for w in N[:3].T])
    center = np.linalg.lstsq(rows, N[3:].T.ravel(), rcond=None)[0]
    pose = kin.poses(machine.mobility.samples[0])[kin.system.platform.index]
    return PlatformMotions(N, free, center, pose[:, :3] @ center + pose[:, 3])


def _echelon(space: Array) -> tuple[Array, tuple[int, ...]]:
    """The same space with unit rows for some components, those of which it depends on most."""
    from scipy.linalg import qr

    free = tuple(sorted(int(i) for i in qr(space.T, mode="r", pivoting=True)[1][: space.shape[1]]))
    N = space @ np.linalg.inv(space[list(free)])
    nearest = np.round(N)
    return np.where(np.abs(N - nearest) < SAME, nearest, N), free


@lru_cache(maxsize=64)
def inverse_kinematics(machine: Machine) -> InverseKinematics:
    """Closed forms of the legs of a machine."""
    return InverseKinematics(machine.kinematics, machine.mobility.samples)


@lru_cache(maxsize=64)
def _working_modes(machine: Machine) -> dict[bytes, Signs]:
    return {}


def working_mode(machine: Machine, q: Array) -> Signs:
    """The working modes of all legs at a configuration; those asked before are known."""
    known, key = _working_modes(machine), q.tobytes()
    if key not in known:
        if len(known) > 1000:
            known.clear()
        known[key] = inverse_kinematics(machine).working_mode(q)
    return known[key]


@lru_cache(maxsize=64)
def platform_coordinates(machine: Machine, signs: Signs) -> PlatformCoordinates:
    """A machine in platform coordinates, in one working mode; its expressions are kept."""
    return PlatformCoordinates(machine, signs)


class PlatformCoordinates:
    """One machine in platform coordinates, in one working mode: expressions of `x`.

    x: symbols [pose; ν]       q, v: coordinates (angles between −π and π) and velocities of the tree
    numbers: symbols of numbers in which legs of one design differ, so that these share one form; `values` of them
    """

    def __init__(self, machine: Machine, signs: Signs) -> None:
        motions, plan = platform_motions(machine), make_plan(machine)
        if isinstance(motions, str) or isinstance(plan, str):
            raise UnsupportedError(f"{machine.system.mechanism.name!r} has no platform coordinates: {motions}")
        self.machine, self.signs, self.motions, self.plan = machine, signs, motions, plan
        self.x = SX.sym("x", POSE + len(motions.free))
        self._mounted = Mountings(machine.system, machine.fitted, plan.legs, signs)
        self.numbers, self.values = self._mounted.symbols, self._mounted.values

    @property
    def platform(self) -> Link:
        """The platform."""
        assert self.machine.system.platform is not None
        return self.machine.system.platform

    @cached_property
    def angles(self) -> list[int]:
        """Coordinates of the legs that are angles."""
        own = [i for leg in self.plan.legs for link in leg.links for i in range(link.q.start, link.q.stop)]
        return [i for i in own if self.machine.system.angles[i]]

    @cached_property
    def pose(self) -> SX:
        """The pose with a unit quaternion, on the group of motions."""
        quaternion, position = self.x[:4], self.x[4:POSE]
        unit = quaternion * reciprocal(ca.norm_2(quaternion))
        if self.motions.center is not None and self.motions.fixed is not None:
            position = ca.DM(self.motions.fixed) - quaternion_matrix(unit) @ ca.DM(self.motions.center)
        return ca.vertcat(unit, position)

    @cached_property
    def twist(self) -> SX:
        """V = N ν."""
        return SX(ca.sparsify(ca.DM(self.motions.N))) @ self.x[POSE:]

    @cached_property
    def q(self) -> SX:
        """All coordinates."""
        inverse = inverse_kinematics(self.machine)
        return inverse.trace(self.pose, self._mounted.signs, bounded=False, mountings=self._mounted.closed_forms)[0]

    @cached_property
    def legs(self) -> tuple[LegMotion, ...]:
        """Every leg as the platform drags it along."""
        rest = BodyKinematics(self._mounted.fitted, self.q, SX(self.machine.system.nv, 1))
        parts = zip(self.plan.legs, self.plan.used, self.plan.B, strict=True)
        return tuple(self._leg(rest, *part) for part in parts)

    def _leg(self, body: BodyKinematics, leg: Chain, rows: list[int], values: Array) -> LegMotion:
        ball, usual = self._mounted.ball(leg), float(np.median(np.abs(np.linalg.det(values))))
        if ball is not None:
            return BallLeg(leg, usual, ball, self._symbolic, self.q, quaternion_matrix(self.pose[:4]))
        G = body.constraint[0][rows, :]
        # legs of one design are eliminated in one order
        known = {other.name: B for other, B in zip(self.plan.legs, self.plan.B, strict=True)}
        alike = [known[name] for name in self._mounted.like[leg.name] if known[name].shape == values.shape]
        B = ordered_lu(G[:, leg.velocities], np.concatenate(alike))
        return DraggedLeg(leg, usual, B, rows, -_solved(B, G[:, self.plan.platform]))

    @cached_property
    def _symbolic(self) -> LegTerms:
        return LegTerms(self._mounted.fitted, self.machine.tree.q, self.machine.tree.v)

    @cached_property
    def v(self) -> SX:
        """All velocities."""
        v = SX(self.machine.system.nv, 1)
        v[self.plan.platform] = self.twist
        for leg in self.legs:
            v[leg.chain.velocities] = leg.velocities(self.twist)
        return v

    def accelerate(self, Q: SX) -> tuple[SX, SX, tuple[SX, SX]]:
        """dx/dt under applied forces Q, the pivot, and K and F of K dν/dt = F."""
        at, V = LegTerms(self._mounted.fitted, self.q, self.v), self.plan.platform
        N = SX(ca.sparsify(ca.DM(self.motions.N)))
        K, F = at.M[V, V], (Q - at.h)[V]
        for leg in self.legs:
            inertia, force = leg.reflected(at, self.twist, Q[leg.chain.velocities])
            K, F = K + inertia, F + force
        K, F = _half(N.T @ K @ N), N.T @ F
        nu_dot, D = solve_positive(K, F)
        pose_dot = self.platform.model.q_dot(self.x[:POSE], self.twist)
        if self.motions.center is not None:
            pose_dot[4:] = 0  # the position follows from the orientation
        usual = self._usual_pivots(D)
        pivot = ca.mmin(ca.vertcat(*(leg.regular for leg in self.legs), D / ca.DM(usual)))
        return ca.vertcat(pose_dot, nu_dot), pivot, (K, F)

    @staticmethod
    def residual(K: SX, F: SX, nu_dot: SX) -> SX:
        """Of K dν/dt = F relative to its terms."""
        terms = K * ca.repmat(nu_dot.T, K.shape[0], 1)
        rows = ca.fabs(ca.sum2(terms) - F) / (ca.sum2(ca.fabs(terms)) + ca.fabs(F) + 1e-300)
        return ca.mmax(rows)

    def _usual_pivots(self, D: SX) -> Array:
        values = ca.Function("pivots", [self.x, self.numbers], [D])
        rest = np.zeros(self.machine.system.nv)
        samples = [np.array(values(self.contracted(q, rest), self.values)) for q in self._samples]
        return np.median(np.array(samples)[:, :, 0], axis=0)

    @property
    def _samples(self) -> Iterator[Array]:
        """Configurations in this working mode; others where there are none."""
        samples, inverse = self.machine.mobility.samples, inverse_kinematics(self.machine)
        own = [q for q in samples if inverse.working_mode(q) == self.signs]
        return iter(own or samples)

    def contracted(self, q: Array, v: Array) -> Array:
        """x of a state of the tree."""
        free = [self.platform.v.start + k for k in self.motions.free]
        return np.concatenate([q[..., self.platform.q], v[..., free]], axis=-1)


class LegMotion(ABC):
    """One leg as the platform drags it along."""

    chain: Chain

    @property
    @abstractmethod
    def regular(self) -> SX:
        """How far the leg is from being singular; zero where these coordinates end."""

    @abstractmethod
    def velocities(self, V: SX) -> SX:
        """v_l for a twist of the platform."""

    @abstractmethod
    def reflected(self, at: LegTerms, V: SX, Q: SX) -> tuple[SX, SX]:
        """Inertia and forces that the platform meets."""


class LegTerms:
    """M and h of the tree at coordinates and velocities, made once for all legs."""

    def __init__(self, system: System, q: SX, v: SX) -> None:
        self.body = BodyKinematics(system, q, v)

    @cached_property
    def M(self) -> SX:
        """Mass matrix."""
        return mass_matrix(self.body)

    @cached_property
    def h(self) -> SX:
        """Bias."""
        return bias(self.body)

    @cached_property
    def weight(self) -> SX:
        """Bias at rest."""
        return bias(BodyKinematics(self.body.system, self.body.q, SX(self.body.system.nv, 1)))


@final
@dataclass(frozen=True, eq=False)
class DraggedLeg(LegMotion):
    """Any leg: v_l = T V, with B v_l + … = 0 on the rows used.

    usual: |det B| as it usually is
    """

    chain: Chain
    usual: float
    B: LU | Cofactors
    rows: list[int]
    T: SX

    @property
    def regular(self) -> SX:
        """By pivots, or by det B."""
        return self.B.pivot - SINGULAR if isinstance(self.B, LU) else _share(self.B, self.usual)

    def velocities(self, V: SX) -> SX:
        """T V."""
        return self.T @ V

    def reflected(self, at: LegTerms, V: SX, Q: SX) -> tuple[SX, SX]:
        """Tᵀ M T, Tᵀ (Q − h − M c)."""
        own = self.chain.velocities
        M, c = at.M[own, own], -_solved(self.B, at.body.constraint[1][self.rows])
        return _half(self.T.T @ (M @ self.T)), self.T.T @ (Q - at.h[own] - M @ c)


@final
@dataclass(frozen=True, eq=False)
class BallLeg(LegMotion):
    """A leg that ends in a ball on the platform, in the axes of its tip.

    What depends on its own joints is traced in the symbols of the tree, where zeros stay zeros; their values at x are
    put in last.

    usual: |det B| as it usually is      tree: terms in the symbols      q, R: coordinates and the platform's axes at x
    """

    chain: Chain
    usual: float
    ball: Ball
    tree: LegTerms
    q: SX
    R: SX

    @property
    def regular(self) -> SX:
        """By det B."""
        return _share(self.B, self.usual)

    @cached_property
    def _tip(self) -> tuple[SX, SX]:
        """Twist of the tip in its own axes."""
        V = LoopRows(self.tree.body, self.ball.cut).of_parent(self.tree.body.twists)
        return V[:3], V[3:]

    @cached_property
    def B(self) -> Cofactors:
        """B v_l: velocity of the tip in its own axes."""
        body = self.tree.body
        B = ca.sparsify(ca.jacobian(self._tip[1], body.v[self.chain.velocities]))
        found = ordered_lu(ca.substitute(B, body.q, ca.densify(self.q)), np.zeros((0, 3, 3)))
        assert isinstance(found, Cofactors)
        return found

    @cached_property
    def Y(self) -> SX:
        """The platform's axes as seen from the tip."""
        return self.ball.turned(BodyKinematics(self.tree.body.system, self.q, self.tree.body.v), self.R)

    @cached_property
    def inverse(self) -> SX:
        """B⁻¹."""
        return self.B.adjugate * reciprocal(self.B.determinant)

    def velocities(self, V: SX) -> SX:
        """B⁻¹ Y t."""
        return self.inverse @ (self.Y @ self._point(V))

    def _point(self, V: SX) -> SX:
        """t."""
        return V[3:] + skew(V[:3]) @ self.ball.b

    def reflected(self, at: LegTerms, V: SX, Q: SX) -> tuple[SX, SX]:
        """At the tip first, then carried to the platform."""
        M, h, along = self._terms(at)
        Lambda = ca.sparsify(_half(self.inverse.T @ (M @ self.inverse)))
        phi = self.inverse.T @ (Q - h) + Lambda @ along
        at_point = congruent(Lambda, self.Y)
        force = self.Y.T @ phi - at_point @ (skew(V[:3]) @ self._point(V))
        b = skew(self.ball.b)
        C = b @ at_point
        return ca.blockcat([[_half(-C @ b), C], [C.T, at_point]]), ca.vertcat(b @ force, force)

    def _terms(self, at: LegTerms) -> tuple[SX, SX, SX]:
        """M_l, h_l by Christoffel's symbols and weight, and the tip's acceleration while v_l is kept."""
        symbols, own, (w_F, v_F) = self.tree.body, self.chain.velocities, self._tip
        q = symbols.q[[i for link in self.chain.links for i in range(link.q.start, link.q.stop)]]
        v, M = symbols.v[own], self.tree.M[own, own]
        h = christoffel(M, q, v) + self.tree.weight[own]
        along = ca.jtimes(v_F, q, v) + skew(w_F) @ v_F
        values = [ca.densify(at.body.q), ca.densify(at.body.v)]
        found = ca.substitute([M, h, along], [symbols.q, symbols.v], values)
        return found[0], found[1], found[2]


def _share(B: Cofactors, usual: float) -> SX:
    """How far the square of det B is above the least share of what it usually is."""
    return (B.determinant * (1 / usual)) ** 2 - SINGULAR


def reciprocal(y: SX) -> SX:
    """1/y for many products: x · (1/y) is turned into x/y, a division each, x · (2/(2y)) is not."""
    return 2 / (2 * y)


def _solved(B: LU | Cofactors, right: SX) -> SX:
    """B⁻¹ times a matrix, with one division."""
    return B.solve(right) if isinstance(B, LU) else (B.adjugate * reciprocal(B.determinant)) @ right


def _half(K: SX) -> SX:
    """A symmetric matrix of which one half is computed."""
    return ca.tril2symm(ca.tril(K))


def solve_positive(K: SX, F: SX) -> tuple[SX, SX]:
    """K⁻¹ F by L D Lᵀ for a positive definite K, and D."""
    n = K.shape[0]
    L, D, inverse, y = SX.eye(n), [SX(0)] * n, [SX(0)] * n, [F[i] for i in range(n)]
    for j in range(n):
        left = [L[j, k] * D[k] for k in range(j)]
        D[j] = K[j, j] - sum((L[j, k] * left[k] for k in range(j)), SX(0))
        inverse[j] = reciprocal(D[j])
        for i in range(j + 1, n):
            L[i, j] = (K[i, j] - sum((L[i, k] * left[k] for k in range(j)), SX(0))) * inverse[j]
        y[j] = F[j] - sum((L[j, k] * y[k] for k in range(j)), SX(0))
    x = [y[j] * inverse[j] for j in range(n)]
    for j in reversed(range(n)):
        x[j] = x[j] - sum((L[i, j] * x[i] for i in range(j + 1, n)), SX(0))
    return ca.vertcat(*x), ca.vertcat(*D)
