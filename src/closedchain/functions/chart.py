"""Coordinates x = [θ; u] of the closed machine, from which all coordinates q and velocities v of the tree follow.

    joints     θ: coordinates of joints that determine the motion        Phi(q) = 0 by Newton's method from q_near
    platform   θ: position and rotation vector of the platform           legs in closed form
    tree       x = [q; v]                                                nothing follows

Newton's method takes a given number of steps on the loop rows that are independent, and sets θ exactly in every one:

    [ G_d  ]        [ Phi(q)   ]                      [ G_d  ]⁻¹ [ −G_i ]            [ G_d ]⁻¹ [ γ   ]
    [ H_d  ] dq_d = [ θ − h(q) ]        v = T u,  T = [ H_d  ]   [ 1 − H_i ],  c = − [ H_d ]   [ Ḣ v ]

    i   velocities that are coordinates of the chart themselves, d  all others
    h   other coordinates of the chart: of joints that close loops, of actuators, of the platform; H v = dh/dt
    c   accelerations of the tree while those of the chart are zero

An orientation is three numbers, the rotation vector φ from a reference orientation R_0: R = R_0 exp([φ]×). Its
velocities are the angular velocity in the body's axes.

`mode` is det [G_d; H_d], divided by its value at the reference: 1 there, and zero or less beyond a singularity, in
another assembly mode. `residual` says how far the loops are open after the last step, summed over their rows, m.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import final

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.platform_coordinates import PlatformCoordinates, platform_coordinates
from closedchain.errors import SingularityError, UnsupportedError
from closedchain.functions.signals import Signal, rate_unit
from closedchain.kinematics.closed_form import Signs
from closedchain.kinematics.evaluate import CLOSED, ON_THE_WAY
from closedchain.multibody.joints.interface import wrapped
from closedchain.multibody.kinematics import BodyKinematics, stepped
from closedchain.multibody.system import Link
from closedchain.records import dataclass
from closedchain.spatial.numeric import quaternion_matrix as numeric_rotation
from closedchain.spatial.sparse import LU, Cofactors, ordered_lu
from closedchain.spatial.symbolic import (
    quaternion_between,
    quaternion_matrix,
    quaternion_vector,
    simplify_arctangents,
    vector_quaternion,
    vector_rate,
)
from closedchain.types import SX, Array

POSE = 7
SINGULAR = 1e-7  # of the largest singular value: coordinates that determine the motion worse do not determine it


class Chart(ABC):
    """Coordinates of the closed machine; see the module's docstring for the letters.

    machine: with symbols in the place of tunable numbers      newton: steps of Newton's method
    """

    name: str
    machine: Machine
    has_near: bool  # whether q_near is an input

    @property
    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Differs where expressions differ; plain data."""

    @cached_property
    def key_text(self) -> str:
        """The same as a text, to look a function up by."""
        return repr(self.key)

    @property
    @abstractmethod
    def positions(self) -> tuple[Signal, ...]:
        """θ."""

    @property
    @abstractmethod
    def velocities(self) -> tuple[Signal, ...]:
        """u."""

    @property
    def accelerations(self) -> tuple[Signal, ...]:
        """du/dt."""
        found = []
        for one in self.velocities:
            stem = one.name.removesuffix(".velocity")
            unit = "rad/s²" if one.unit == "rad/s" else "m/s²" if one.unit == "m/s" else f"{one.unit}/s"
            found.append(Signal(f"{stem}.acceleration", unit))
        return tuple(found)

    @property
    def rotations(self) -> tuple[int, ...]:
        """Where three entries of θ begin that are a rotation vector."""
        names = [one.name for one in self.positions]
        return tuple(k for k, name in enumerate(names) if name.endswith(".rx") and f"{name[:-1]}z" in names)

    @property
    def signals(self) -> tuple[Signal, ...]:
        """x = [θ; u]."""
        return (*self.positions, *self.velocities)

    @property
    def position_rates(self) -> tuple[Signal, ...]:
        """dθ/dt."""
        return tuple(Signal(f"{one.name}.velocity", rate_unit(one.unit)) for one in self.positions)

    @property
    def near_signals(self) -> tuple[Signal, ...]:
        """q_near: all coordinates of the tree."""
        system = self.machine.system
        return tuple(map(Signal, system.coordinate_names, system.coordinate_units))

    @abstractmethod
    def configuration(self, theta: SX, near: SX) -> tuple[SX, dict[str, SX]]:
        """q of θ, and outputs that say how good it is."""

    @abstractmethod
    def motion(self, q: SX) -> SX:
        """T, nv×n, at coordinates of the tree."""

    @abstractmethod
    def product(self, body: BodyKinematics) -> SX:
        """c, nv, at coordinates and velocities of the tree."""

    @abstractmethod
    def theta_rate(self, theta: SX, u: SX) -> SX:
        """dθ/dt."""

    @abstractmethod
    def rate_inverse(self, theta: SX) -> SX:
        """Θ⁻¹, n×n, where dθ/dt = Θ u."""

    @abstractmethod
    def of(self, q: Array, v: Array) -> Array:
        """x of states of the tree, any number of them."""

    def pivot(self, q: SX) -> SX:
        """How far the coordinates are from failing: 0 where they do; 1 where `mode` says it."""
        return SX(1)

    def by_parameters(self, q: SX) -> SX:
        """∂q/∂p, nq×np, while θ is kept."""
        return SX(self.machine.system.nq, self.machine.system.quantities.parameters.shape[0])

    def small_motions(self, q: SX) -> SX:
        """N, nq×nv: dq/dt = N v."""
        tree = self.machine.tree
        return tree.at(ca.jacobian(tree.q_dot, tree.v), q)

    @cached_property
    def reference(self) -> Array:
        """Coordinates of the tree around which orientations are counted, and whose assembly mode is the chart's."""
        return np.zeros(0)


# held coordinates
@dataclass(frozen=True, eq=False)
class HeldCoordinate:
    """A coordinate of the chart that is none of the tree: h and H v in the symbols of the tree."""

    name: str
    unit: str
    value: SX
    velocity: SX
    angle: bool = False  # known up to whole turns


@dataclass(frozen=True, eq=False)
class Held:
    """What θ is made of.

    scalars: (index of the coordinate, of the velocity)      bodies: links whose coordinates hold a quaternion
    """

    scalars: tuple[tuple[int, int], ...] = ()
    bodies: tuple[Link, ...] = ()
    rows: tuple[HeldCoordinate, ...] = ()


@final
class JointChart(Chart):
    """Coordinates of joints, or others from which the motion follows; all q by Newton's method."""

    has_near = True

    def __init__(self, machine: Machine, held: Held, reference: Array, newton: int) -> None:
        self.machine, self.held, self.newton = machine, held, newton
        self._reference = np.array(reference, float)
        system = machine.system
        own = [i for _, i in held.scalars] + [i for link in held.bodies for i in range(link.v.start, link.v.stop)]
        self.own, self.others = own, [i for i in range(system.nv) if i not in own]
        self.rows = list(machine.mobility.independent_rows)
        self.name = "independent"
        self._refuse_rolling()
        self._check_determined()

    @property
    def reference(self) -> Array:
        return self._reference

    @cached_property
    def key(self) -> tuple[object, ...]:
        bodies = [(link.name, self._reference[link.q].tolist()) for link in self.held.bodies]
        rotated = [row.name for row in self.held.rows]
        base = self._reference.tolist() if any("." in name for name in rotated) else []
        names = [one.name for one in self.positions]
        return "joints", names, bodies, base, self.newton, self._usual_determinant > 0

    # names
    @cached_property
    def positions(self) -> tuple[Signal, ...]:
        system = self.machine.system
        names, units = system.coordinate_names, system.coordinate_units
        found = [Signal(names[j], units[j]) for j, _ in self.held.scalars]
        for link in self.held.bodies:
            found += [Signal(f"{link.name}.r{axis}", "rad") for axis in "xyz"]
            found += [Signal(f"{link.name}.{axis}", "m") for axis in "xyz"[: link.model.nv - 3]]
        return (*found, *(Signal(row.name, row.unit) for row in self.held.rows))

    @cached_property
    def velocities(self) -> tuple[Signal, ...]:
        system = self.machine.system
        found = []
        for j, _ in self.held.scalars:
            unit = system.coordinate_units[j]
            found.append(Signal(f"{system.coordinate_names[j]}.velocity", rate_unit(unit)))
        for link in self.held.bodies:
            for name, turns in zip(link.model.velocity_names, link.model.rotational, strict=True):
                found.append(Signal(f"{link.name}.{name}", "rad/s" if turns else "m/s"))
        return (*found, *(Signal(f"{row.name}.velocity", rate_unit(row.unit)) for row in self.held.rows))

    # checks
    def _refuse_rolling(self) -> None:
        rolling = [
            part.name
            for part in self.machine.system.cuts
            if part.model.holonomic is not None and set(part.model.holonomic) != set(part.model.rows)
        ]
        if rolling:
            raise UnsupportedError(
                f"{self.machine.system.mechanism.name!r} rolls at {', '.join(rolling)}: its coordinates do not follow "
                "from few of them but from the way it took; coordinates='tree' has all of them"
            )

    def _check_determined(self) -> None:
        """The chart's coordinates must determine the motion at the reference."""
        kin, q = self.machine.described.kinematics, self._reference
        N = kin.free_motions(q)
        n, dof = len(self.positions), self.machine.mobility.dof
        names = ", ".join(one.name for one in self.positions)
        if n != dof:
            raise SingularityError(
                f"{n} coordinates ({names}) for {dof} degrees of freedom of {self.machine.system.mechanism.name!r}; "
                f"coordinates that determine its motion here: {self._suggested(q)}"
            )
        lengths = np.array([kin.system.size if one.unit == "rad" else 1.0 for one in self.positions])
        rows = np.vstack(
            [kin.scaled(kin.constraint(q))[self.rows], lengths[:, None] * self._velocity_map(q) / kin.step_lengths]
        )
        s = np.linalg.svd(rows, compute_uv=False)
        if N.shape[1] != dof or len(s) < rows.shape[1] or s[-1] < SINGULAR * s[0]:
            raise SingularityError(
                f"{names} do not determine how {self.machine.system.mechanism.name!r} moves in this state; "
                f"coordinates that do: {self._suggested(q)}"
            )

    def _suggested(self, q: Array) -> str:
        from closedchain.simulate.coordinates import independent_velocities

        machine = self.machine.described
        return ", ".join(machine.system.velocity_names[i] for i in independent_velocities(machine, q)) or "none"

    def _velocity_map(self, q: Array) -> Array:
        """Rows of u on v, in numbers."""
        system = self.machine.system
        rows = [np.eye(system.nv)[i] for i in self.own]
        if self.held.rows:
            tree = self.machine.tree
            H = ca.Function("H", [tree.q, self._p], [ca.densify(self._H(tree.q))])
            rows += list(np.array(H(q, self._typical)))
        return np.array(rows).reshape(len(rows), system.nv)

    # traced
    @property
    def _p(self) -> SX:
        parameters: SX = self.machine.system.quantities.parameters
        return parameters

    @property
    def _typical(self) -> Array:
        return self.machine.system.quantities.typical

    def _H(self, q: SX) -> SX:
        tree = self.machine.tree
        if not self.held.rows:
            return SX(0, self.machine.system.nv)
        return tree.at(ca.sparsify(ca.jacobian(ca.vertcat(*(row.velocity for row in self.held.rows)), tree.v)), q)

    def _matrix(self, G: SX, H: SX) -> SX:
        """[G_d; H_d]."""
        return ca.sparsify(ca.vertcat(G[self.rows, :], H)[:, self.others])

    @cached_property
    def _values(self) -> Array:
        """[G_d; H_d] at the configurations found when compiling and at the reference, the last."""
        tree = self.machine.tree
        body = BodyKinematics(self.machine.fitted, tree.q, SX(self.machine.system.nv, 1))
        matrix = ca.densify(self._matrix(body.constraint[0], self._H(tree.q)))
        evaluate = ca.Function("W", [tree.q, self._p], [matrix])
        samples = [*self.machine.mobility.samples, self._reference]
        found = np.array([np.array(evaluate(q, self._typical)) for q in samples])
        return found.reshape(len(samples), *matrix.shape)

    def _factors(self, body: BodyKinematics) -> LU | Cofactors:
        return ordered_lu(self._matrix(body.constraint[0], self._H(body.q)), self._values)

    @cached_property
    def _usual_determinant(self) -> float:
        """At the reference."""
        if not self.others:
            return 1.0
        q = SX.sym("q", self.machine.system.nq)
        det = ca.Function("det", [q, self._p], [self._factors(self._rest(q)).determinant])
        return float(det(self._reference, self._typical))

    def _rest(self, q: SX) -> BodyKinematics:
        return BodyKinematics(self.machine.fitted, q, SX(self.machine.system.nv, 1))

    def _solve(self, factors: LU | Cofactors, right: SX) -> SX:
        """[G_d; H_d]⁻¹ times columns, with one division where the order is small."""
        if not self.others:
            return SX(0, right.shape[1])
        if isinstance(factors, LU):
            return factors.solve(right)
        return (factors.adjugate @ right) / factors.determinant

    def configuration(self, theta: SX, near: SX) -> tuple[SX, dict[str, SX]]:
        system, tree = self.machine.system, self.machine.tree
        q = self._set(SX(near), theta)
        step = self._newton_step
        for _ in range(self.newton if self.others else 0):
            q = self._set(step(q, theta, self._p), theta)
        error = tree.at(self._closing_error, q)
        others = {"residual": error}
        if self.others:
            usual = self._usual_determinant
            others["mode"] = self._factors(self._rest(q)).determinant * (1 / usual if usual else np.inf)
        assert q.shape[0] == system.nq
        return q, others

    @cached_property
    def _closing_error(self) -> SX:
        """How far loops are open, and half turns away from where they close; how far other coordinates are off."""
        tree, kin = self.machine.tree, self.machine.kinematics
        opening = tree.residual_on_rows * ca.DM(kin.velocity_row_lengths)
        error = ca.sum1(ca.fabs(ca.densify(opening[self.rows])))  # a sum keeps NaN, and has derivatives at zero
        redundant = [row for row in range(self.machine.system.nc) if row not in self.rows]
        if redundant:  # contradictions that are rounding of the description do not count
            contradiction = ca.mmax(ca.fabs(opening[redundant]))
            most = max(ON_THE_WAY * kin.tolerance, CLOSED) * self.machine.system.size
            error = ca.fmax(error, contradiction * (contradiction > most))
        for cut in self.machine.system.cuts:
            rows = cut.model.half_turns(tree.relative(cut)[0])
            for k in range(rows.shape[0]):
                error = ca.fmax(error, ca.fabs(rows[k]) * self.machine.system.size)
        return error

    def _home(self, link: Link) -> SX:
        """The orientation of a body from which its rotation is counted."""
        return SX(ca.DM(self._reference[link.q][:4]))

    def _set(self, q: SX, theta: SX) -> SX:
        """q with the coordinates of the chart in it."""
        q = SX(q)
        for k, (j, _) in enumerate(self.held.scalars):
            q[j] = theta[k]
        k = len(self.held.scalars)
        for link in self.held.bodies:
            start, n = link.q.start, link.model.nv
            turned = quaternion_product(self._home(link), vector_quaternion(theta[k : k + 3]))
            q[start : start + 4] = turned
            if n > 3:
                q[start + 4 : start + 7] = theta[k + 3 : k + 6]
            k += n
        return q

    @cached_property
    def _newton_step(self) -> ca.Function:
        """(q, θ, p) → q after one step on the other coordinates."""
        system, tree = self.machine.system, self.machine.tree
        q, theta = SX.sym("q", system.nq), SX.sym("theta", len(self.positions))
        factors = self._factors(self._rest(q))
        off = tree.at(tree.residual_on_rows, q)[self.rows]
        for k, row in enumerate(self.held.rows, len(self.positions) - len(self.held.rows)):
            apart = tree.at(row.value, q) - theta[k]
            off = ca.vertcat(off, wrapped(apart) if row.angle else apart)
        dv = SX(system.nv, 1)
        dv[self.others] = -self._solve(factors, ca.densify(off))
        return ca.Function("newton", [q, theta, self._p], [ca.densify(stepped(system, q, dv))], {"cse": True})

    def motion(self, q: SX) -> SX:
        body, n = self._rest(q), len(self.positions)
        T = SX(self.machine.system.nv, n)
        for k, i in enumerate(self.own):
            T[i, k] = 1
        if self.others:
            G, H = body.constraint[0][self.rows, :], self._H(q)
            right = ca.sparsify(-ca.vertcat(G, H)[:, self.own])
            unit = ca.vertcat(SX(len(self.rows), len(self.held.rows)), SX(ca.DM.eye(len(self.held.rows))))
            T[self.others, :] = self._solve(self._factors(body), ca.sparsify(ca.horzcat(right, unit)))
        return T

    def product(self, body: BodyKinematics) -> SX:
        c, tree = SX(self.machine.system.nv, 1), self.machine.tree
        if self.others:
            right = body.constraint[1][self.rows]
            if self.held.rows:
                turning = tree.along_motion(ca.vertcat(*(row.velocity for row in self.held.rows)))
                right = ca.vertcat(right, tree.at(turning, body.q, body.v))
            c[self.others] = -self._solve(self._factors(body), right)
        return c

    def multipliers(self, body: BodyKinematics, need: SX) -> SX:
        """λ of all constraint rows from M a + h − Q of the tree."""
        found = SX(self.machine.system.nc, 1)
        if self.others:
            found[self.rows] = self._factors(body).solve_transposed(need[self.others])[: len(self.rows)]
        return found

    def theta_rate(self, theta: SX, u: SX) -> SX:
        k = len(self.held.scalars)
        rates = [u[i] for i in range(k)]
        for link in self.held.bodies:
            phi, n = theta[k : k + 3], link.model.nv
            rates.append(vector_rate(phi) @ u[k : k + 3])
            if n > 3:
                turned = quaternion_product(self._home(link), vector_quaternion(phi))
                rates.append(quaternion_matrix(turned) @ u[k + 3 : k + 6])
            k += n
        return ca.vertcat(SX(0, 1), *rates, *(u[i] for i in range(k, u.shape[0])))

    def rate_inverse(self, theta: SX) -> SX:
        n = len(self.positions)
        found, k = SX(ca.DM.eye(n)), len(self.held.scalars)
        for link in self.held.bodies:
            phi, count = theta[k : k + 3], link.model.nv
            found[k : k + 3, k : k + 3] = _inverse(vector_rate(phi))
            if count > 3:
                turned = quaternion_product(self._home(link), vector_quaternion(phi))
                found[k + 3 : k + 6, k + 3 : k + 6] = quaternion_matrix(turned).T
            k += count
        return found

    def by_parameters(self, q: SX) -> SX:
        tree, nq = self.machine.tree, self.machine.system.nq
        if not self.others:
            return super().by_parameters(q)
        off = tree.residual_on_rows[self.rows]
        off = ca.vertcat(off, *(row.value for row in self.held.rows))
        slope = tree.at(ca.sparsify(ca.jacobian(off, self._p)), q)
        dv = SX(self.machine.system.nv, self._p.shape[0])
        dv[self.others, :] = -self._solve(self._factors(self._rest(q)), slope)
        found: SX = self.small_motions(q) @ dv
        assert found.shape[0] == nq
        return found

    @cached_property
    def _numbers(self) -> ca.Function:
        """(q, v) → x."""
        tree = self.machine.tree
        parts, speeds = list[SX](), [tree.v[self.own]]
        for j, _ in self.held.scalars:
            parts.append(tree.q[j])
        for link in self.held.bodies:
            start = link.q.start
            own = quaternion_between(SX(ca.DM(self._reference[start : start + 4])), tree.q[start : start + 4])
            parts += [quaternion_vector(own), tree.q[start + 4 : link.q.stop]]
        for row in self.held.rows:
            parts.append(row.value)
            speeds.append(row.velocity)
        return ca.Function("x", [tree.q, tree.v, self._p], [ca.densify(ca.vertcat(*parts, *speeds))])

    def of(self, q: Array, v: Array) -> Array:
        return rows_of(self._numbers, q, v, self._typical)


def rows_of(function: ca.Function, q: Array, v: Array, *more: Array) -> Array:
    """A function of columns for one state or many."""
    found = np.array(function(np.atleast_2d(q).T, np.atleast_2d(v).T, *more), float).T
    return found if np.ndim(q) > 1 else found[0]


def _inverse(A: SX) -> SX:
    """Of a matrix of order up to three."""
    found = ordered_lu(A, np.zeros((0, *A.shape)))
    assert isinstance(found, Cofactors)
    return found.inverse


def quaternion_product(p: SX, q: SX) -> SX:
    """Quaternion of the rotation p followed by q in the turned axes."""
    w, v = p[0], p[1:4]
    return ca.vertcat(w * q[0] - ca.dot(v, q[1:]), w * q[1:] + q[0] * v + ca.cross(v, q[1:]))


@final
class TreeChart(Chart):
    """x = [q; v]: all coordinates of the opened machine."""

    has_near = False
    name = "tree"

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    @property
    def key(self) -> tuple[object, ...]:
        return ("tree",)

    @cached_property
    def positions(self) -> tuple[Signal, ...]:
        return self.near_signals

    @cached_property
    def velocities(self) -> tuple[Signal, ...]:
        system = self.machine.system
        units = ["rad/s" if turns else "m/s" for turns in system.rotational]
        names = [f"{name}.velocity" if name in system.coordinate_names else name for name in system.velocity_names]
        return tuple(map(Signal, names, units))

    def configuration(self, theta: SX, near: SX) -> tuple[SX, dict[str, SX]]:
        return theta, {}

    def motion(self, q: SX) -> SX:
        return SX(ca.DM.eye(self.machine.system.nv))

    def product(self, body: BodyKinematics) -> SX:
        return SX(self.machine.system.nv, 1)

    def theta_rate(self, theta: SX, u: SX) -> SX:
        tree = self.machine.tree
        return tree.at(tree.q_dot, theta, u)

    def rate_inverse(self, theta: SX) -> SX:
        raise UnsupportedError("coordinates of the tree hold quaternions; derivatives are by motions of the tree")

    def of(self, q: Array, v: Array) -> Array:
        return np.concatenate([q, v], axis=-1)


@final
class PlatformChart(Chart):
    """Pose and twist of a platform whose legs follow in closed form, in one working mode.

    θ: the rotation vector from a reference orientation, or the angle about the one axis; then x, y, z of the world, as
    far as the platform is free to move along them
    """

    has_near = True
    name = "platform"

    def __init__(self, machine: Machine, signs: Signs, reference: Array) -> None:
        self.machine, self.signs, self._reference = machine, signs, np.array(reference, float)
        self.legs: PlatformCoordinates = platform_coordinates(machine, signs)
        N, m = self.legs.motions.N, len(self.legs.motions.free)
        self.turns = int(np.linalg.matrix_rank(N[:3], 1e-9)) if m else 0
        pose = self._reference[self.legs.platform.q]
        self.pose = pose
        self.axis = np.linalg.svd(N[:3])[0][:, 0] if self.turns == 1 else np.zeros(3)
        if self.turns == 1 and self.axis[np.abs(self.axis).argmax()] < 0:
            self.axis = -self.axis
        self.slides, self.basis = self._translations(N, numeric_rotation(pose[:4]), m - self.turns)

    def _translations(self, N: Array, R: Array, count: int) -> tuple[list[int], Array]:
        """World axes along which the position is counted, and all three per unit of them."""
        if count == 0:
            return [], np.zeros((3, 0))
        space = np.linalg.svd(R @ N[3:])
        if int(np.sum(space[1] > 1e-9)) != count or self.turns == 2:
            raise UnsupportedError(
                f"{self.machine.system.mechanism.name!r}: rotations and translations of its platform depend on each "
                "other; coordinates='independent' or names of joints"
            )
        from scipy.linalg import qr  # slow to import

        basis = space[0][:, :count]
        chosen = sorted(int(i) for i in qr(basis.T, mode="r", pivoting=True)[1][:count])
        found = basis @ np.linalg.inv(basis[chosen])
        nearest = np.round(found)
        return chosen, np.where(np.abs(found - nearest) < 1e-9, nearest, found)

    @property
    def reference(self) -> Array:
        return self._reference

    @cached_property
    def key(self) -> tuple[object, ...]:
        return "platform", [list(signs) for signs in self.signs], self.pose.tolist()

    @cached_property
    def positions(self) -> tuple[Signal, ...]:
        name = self.legs.platform.body.name
        turns = [Signal(f"{name}.r{axis}", "rad") for axis in "xyz"] if self.turns == 3 else []
        turns += [Signal(f"{name}.angle", "rad")] if self.turns == 1 else []
        return (*turns, *(Signal(f"{name}.{'xyz'[k]}", "m") for k in self.slides))

    @cached_property
    def velocities(self) -> tuple[Signal, ...]:
        name, model = self.legs.platform.body.name, self.legs.platform.model
        free = self.legs.motions.free
        return tuple(Signal(f"{name}.{model.velocity_names[k]}", "rad/s" if k < 3 else "m/s") for k in free)

    def _posed(self, theta: SX) -> SX:
        """Quaternion and position of the platform."""
        reference = SX(ca.DM(self.pose))
        k = 3 if self.turns == 3 else self.turns
        phi = theta[:3] if self.turns == 3 else SX(ca.DM(self.axis)) * theta[0] if self.turns else None
        quaternion = reference[:4] if phi is None else quaternion_product(reference[:4], vector_quaternion(phi))
        if not self.slides:
            return ca.vertcat(quaternion, reference[4:])
        off = theta[k:] - SX(ca.DM(self.pose[4:][self.slides]))
        return ca.vertcat(quaternion, reference[4:] + SX(ca.sparsify(ca.DM(self.basis))) @ off)

    @cached_property
    def _traced(self) -> ca.Function:
        """(pose, ν) → q and T, the platform's pose, c and how regular the legs are."""
        c = self.legs
        m, tree = len(c.motions.free), self.machine.tree
        pose, nu = SX.sym("pose", POSE), SX.sym("nu", m)
        x = ca.vertcat(pose, nu)
        T = ca.sparsify(ca.jacobian(c.v, c.x[POSE:]))
        rate = c.platform.model.q_dot(c.x[:POSE], c.twist)
        if c.motions.center is not None:
            rate[4:] = 0  # the position follows from the orientation
        along = ca.jtimes(c.v, c.x[:POSE], rate)
        pivot = ca.mmin(ca.vertcat(SX(1), *(leg.regular for leg in c.legs)))
        outputs = [c.q, T, along, pivot]
        assert tree.system.nq == c.q.shape[0]
        found = simplify_arctangents([c.x, c.numbers], [ca.densify(one) for one in outputs])
        at = ca.Function("legs", [c.x, c.numbers], found, {"cse": True})
        return ca.Function("legs", [pose, nu], at.call([x, SX(ca.DM(c.values))]), {"cse": True})

    def configuration(self, theta: SX, near: SX) -> tuple[SX, dict[str, SX]]:
        q = SX(self._traced(self._posed(theta), SX(len(self.legs.motions.free), 1))[0])
        for i in self.legs.angles:
            q[i] += 2 * np.pi * ca.floor((near[i] - q[i]) / (2 * np.pi) + 0.5)
        return q, {}

    def _at(self, q: SX, v: SX | None = None) -> list[SX]:
        free = [self.legs.platform.v.start + k for k in self.legs.motions.free]
        nu = SX(len(free), 1) if v is None else v[free]
        return list(self._traced(q[self.legs.platform.q], nu))

    def motion(self, q: SX) -> SX:
        sparsity = ca.sparsify(ca.jacobian(self.legs.v, self.legs.x[POSE:])).sparsity()
        return ca.project(self._at(q)[1], sparsity)

    def product(self, body: BodyKinematics) -> SX:
        return self._at(body.q, body.v)[2]

    def pivot(self, q: SX) -> SX:
        return self._at(q)[3]

    def theta_rate(self, theta: SX, u: SX) -> SX:
        motions = self.legs.motions
        twist = SX(ca.sparsify(ca.DM(motions.N))) @ u
        parts = []
        if self.turns == 3:
            parts.append(vector_rate(theta[:3]) @ twist[:3])
        elif self.turns == 1:
            parts.append(SX(ca.DM(self.axis)).T @ twist[:3])
        if self.slides:
            parts.append((quaternion_matrix(self._posed(theta)[:4]) @ twist[3:])[self.slides])
        return ca.vertcat(*parts)

    def rate_inverse(self, theta: SX) -> SX:
        n, r = len(self.positions), self.turns
        u = SX.sym("u", n)
        rate = ca.jacobian(self.theta_rate(theta, u), u)
        A, C, P = rate[:r, :r], rate[r:, :r], rate[r:, r:]
        found = SX(n, n)
        if r:
            found[:r, :r] = _inverse(A)
        if n > r:
            found[r:, r:] = _inverse(P)
        if r and n > r:
            found[r:, :r] = -(found[r:, r:] @ C @ found[:r, :r])
        return found

    @cached_property
    def _numbers(self) -> ca.Function:
        tree, platform = self.machine.tree, self.legs.platform
        pose, parts = tree.q[platform.q], list[SX]()
        turned = quaternion_vector(quaternion_between(SX(ca.DM(self.pose[:4])), pose[:4]))
        if self.turns == 3:
            parts.append(turned)
        elif self.turns == 1:
            parts.append(SX(ca.DM(self.axis)).T @ turned)
        parts.append(pose[4:][self.slides])
        free = [platform.v.start + k for k in self.legs.motions.free]
        return ca.Function("x", [tree.q, tree.v], [ca.densify(ca.vertcat(*parts, tree.v[free]))])

    def of(self, q: Array, v: Array) -> Array:
        return rows_of(self._numbers, q, v)
