"""Equations of motion in the coordinates of the platform: its pose and twist are the state, legs follow in closed form.

    x = [pose; ν]     pose: quaternion and position of the platform, 7       V = N ν  its twist in its own axes, 6

Where the twists that the loops leave to the platform span the same space N in its own axes at every pose (a group of
motions: all of them, planar ones, rotations about a point, translations, …), and every leg has a closed form, all
coordinates q(pose) and velocities v = P ν are functions of x; loops are closed by construction, whatever is integrated.
Virtual work on the platform's own motions gives (dynamics/virtual_work.py, with the motions N)

    K dν/dt = Pᵀ (Q − h − M c)        K = Pᵀ M P        c: accelerations of the legs at dν/dt = 0

A leg that ends in a ball on the platform, at b, knows only the velocity t of that point. Its inertia and force are
reduced to the point first, and then carried to the platform:

    t = v + ω × b        v_l = T t        Λ = Tᵀ M_l T        K += [ −b^ Λ b^   b^ Λ ]      F += [ b × f ]
    dv_l/dt = T dt/dt + B⁻¹ (A + ω_F × v_F)                        [   −Λ b^      Λ  ]           [   f   ]

Mode signs are those of the state the coordinates were made at. `pivot` vanishes before a leg becomes singular (fully
extended, a universal joint at its gimbal): there these coordinates end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.plans.virtual_work import make_plan
from closedchain.errors import UnsupportedError
from closedchain.kinematics.inverse_kinematics import InverseKinematics, Signs
from closedchain.multibody.chains import Chain
from closedchain.multibody.kinematics import BodyKinematics, LoopRows
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.multibody.system import Cut, Link
from closedchain.records import dataclass
from closedchain.spatial.sparse import LU, Cofactors, ordered_lu
from closedchain.spatial.symbolic import quaternion_matrix, skew
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
    """

    def __init__(self, machine: Machine, signs: Signs) -> None:
        motions, plan = platform_motions(machine), make_plan(machine)
        if isinstance(motions, str) or isinstance(plan, str):
            raise UnsupportedError(f"{machine.system.mechanism.name!r} has no platform coordinates: {motions}")
        self.machine, self.signs, self.motions, self.plan = machine, signs, motions, plan
        self.x = SX.sym("x", POSE + len(motions.free))

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
        return inverse_kinematics(self.machine).trace(self.pose, self.signs, bounded=False)[0]

    @cached_property
    def legs(self) -> tuple[LegMotion, ...]:
        """Every leg as the platform drags it along."""
        body = BodyKinematics(self.machine.fitted, self.q, SX(self.machine.system.nv, 1))
        parts = zip(self.plan.legs, self.plan.used, self.plan.B, strict=True)
        return tuple(self._leg(body, *part) for part in parts)

    def _leg(self, body: BodyKinematics, leg: Chain, rows: list[int], values: Array) -> LegMotion:
        G, V = body.constraint[0][rows, :], self.plan.platform
        B = ordered_lu(G[:, leg.velocities], values)
        usual = np.median(np.abs(np.linalg.det(values)))
        point = self._point(body, leg)
        if point is None:
            return LegMotion(leg, rows, B, float(usual), -_solved(B, G[:, V]))
        return LegMotion(leg, rows, B, float(usual), -_solved(B, G[:, V[3:]]), point)

    def _point(self, body: BodyKinematics, leg: Chain) -> Cut | None:
        """The ball on the platform that the leg ends in, if it does."""
        platform = body.system.links[self.platform.index]
        plain = (body.motions[platform.index] - SX(ca.DM.eye(6))).is_zero()
        found = [cut for cut in body.system.cuts if cut.joint.name in {own.joint.name for own in leg.cuts}]
        ball = len(found) == 1 and found[0].child == platform.index and tuple(found[0].model.rows) == ("x", "y", "z")
        return found[0] if ball and plain else None

    @cached_property
    def v(self) -> SX:
        """All velocities."""
        v = SX(self.machine.system.nv, 1)
        v[self.plan.platform] = self.twist
        for leg in self.legs:
            v[leg.chain.velocities] = leg.T @ leg.tip(self.twist)
        return v

    def _convective(self, body: BodyKinematics) -> SX:
        """c: accelerations of the legs while ν is kept."""
        c, w, g = SX(self.machine.system.nv, 1), self.twist[:3], body.system.quantities.gravity
        # of a ground that accelerates against gravity, as the bias wants them
        A = body.accelerations(ca.vertcat(SX(3, 1), -g))
        for leg in self.legs:
            if leg.ball is None:
                c[leg.chain.velocities] = -_solved(leg.B, body.constraint[1][leg.rows])
                continue
            tip = LoopRows(body, leg.ball)
            V_F, A_F, R = tip.of_parent(body.twists), tip.of_parent(A), body.world[leg.ball.parent].R
            own = A_F[3:] + skew(V_F[:3]) @ V_F[3:] + leg.ball.X_PF.R.T @ (R.T @ g)
            c[leg.chain.velocities] = leg.T @ (skew(w) @ leg.tip(self.twist)) + _solved(leg.B, own)
        return c

    def accelerate(self, Q: SX) -> tuple[SX, SX, SX]:
        """dx/dt under applied forces Q, the pivot, and the residual of K dν/dt = F relative to its terms."""
        body, system = BodyKinematics(self.machine.fitted, self.q, self.v), self.machine.system
        M = mass_matrix(BodyKinematics(self.machine.fitted, self.q, SX(system.nv, 1)))
        rest, V = Q - bias(body) - M @ self._convective(body), self.plan.platform
        N = SX(ca.sparsify(ca.DM(self.motions.N)))
        K, F = M[V, V], rest[V]
        for leg in self.legs:
            own = leg.chain.velocities
            inertia, force = leg.reflected(M[own, own], rest[own])
            K, F = K + inertia, F + force
        K, F = _half(N.T @ K @ N), N.T @ F
        nu_dot, D = solve_positive(K, F)
        terms = K * ca.repmat(nu_dot.T, K.shape[0], 1)
        residual = ca.fabs(ca.sum2(terms) - F) / (ca.sum2(ca.fabs(terms)) + ca.fabs(F) + 1e-300)
        pose_dot = self.platform.model.q_dot(self.x[:POSE], self.twist)
        if self.motions.center is not None:
            pose_dot[4:] = 0  # the position follows from the orientation
        usual = self._usual_pivots(D)
        pivot = ca.mmin(ca.vertcat(*(leg.regular for leg in self.legs), D / ca.DM(usual)))
        return ca.vertcat(pose_dot, nu_dot), pivot, ca.mmax(residual)

    def _usual_pivots(self, D: SX) -> Array:
        values = ca.Function("pivots", [self.x], [D])
        samples = [np.array(values(self.contracted(q, np.zeros(self.machine.system.nv)))) for q in self._samples]
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


@dataclass(frozen=True, eq=False)
class LegMotion:
    """One leg as the platform drags it along: v_l = T t, B v_l + … = 0 on the rows used.

    usual: |det B| as it usually is      ball: the joint on the platform whose point moves with t; none: t is the twist
    """

    chain: Chain
    rows: list[int]
    B: LU | Cofactors
    usual: float
    T: SX
    ball: Cut | None = None

    def tip(self, V: SX) -> SX:
        """t for a twist of the platform."""
        return V if self.ball is None else V[3:] + skew(V[:3]) @ self.ball.X_CM.p

    @property
    def regular(self) -> SX:
        """How far the leg is from being singular; zero where these coordinates end."""
        if isinstance(self.B, LU):
            return self.B.pivot - SINGULAR
        return (self.B.determinant * (1 / self.usual)) ** 2 - SINGULAR

    def reflected(self, M: SX, f: SX) -> tuple[SX, SX]:
        """The leg's inertia and forces, as the platform meets them."""
        Lambda, force = _half(self.T.T @ (M @ self.T)), self.T.T @ f
        if self.ball is None:
            return Lambda, force
        b = skew(self.ball.X_CM.p)
        C = b @ Lambda
        return ca.blockcat([[_half(-C @ b), C], [C.T, Lambda]]), ca.vertcat(b @ force, force)


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
