"""Stiffness at the deflected equilibrium under load, with the geometric term, and the stability of that equilibrium.

The letters are those of `equilibrium`; its equations are solved by Newton's method. What is rigid is a constraint of
the equilibrium: rows of Phi, never a spring. Redundant rows are left out of the solution and verified with the others.

    [ T  Gᵀ ] [ dv ]   [ J_Pᵀ dw ]
    [ G  0  ] [ dλ ] = [ 0       ],   x = J_P dv = C dw,   K = C⁻¹ where the platform is rigid in no direction

The equilibrium is stable while T is positive definite on G v = 0. The load is applied in steps, and where the lowest
eigenvalue (relative to the unloaded machine's) passes zero, the machine buckles.

Verified: forces of every coordinate and all rows of Phi, each against the sum of its terms; and T is symmetric, less
[m]× for a moment m that keeps its direction in the world (it has no potential).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike
from scipy.linalg import block_diag, eigh, null_space, qr, solve_triangular

from closedchain.errors import AccuracyError, ArgumentError, BucklingError, SingularityError
from closedchain.kinematics.evaluate import RANK_TOLERANCE, Kinematics
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism
from closedchain.mechanism.numbers import finite_vector
from closedchain.multibody.build import build_system
from closedchain.multibody.system import Link, free_coordinates
from closedchain.spatial.numeric import matrix_quaternion, rotation_vector, skew
from closedchain.stiffness.equilibrium import EquilibriumEquations, segment_machine
from closedchain.stiffness.result import VERIFIED, relative, rigid_directions
from closedchain.types import Array

ITERATIONS = 40
CONVERGED = 1e-9  # size of a step, relative to the machine's
ROUNDING = 16 * float(np.finfo(float).eps)  # of coordinates, relative to the machine's size
LEAST_STEP = 1e-4  # of the load
BUCKLES = 0.1  # stability below which a load that cannot be raised any more is called the buckling load


@dataclass(frozen=True, eq=False)
class LoadedStiffness:
    """Stiffness at the loaded equilibrium; screws and wrenches at the platform's displaced origin, world axes.

    compliance: small screw per change of the wrench; zero along rigid directions
    rigid_directions: wrenches (columns) whose change the machine carries without deflection
    rotation: of the platform from the unloaded state, rotation vector (rad)
    translation: of its origin (m)
    stability: lowest eigenvalue relative to the unloaded machine: 1 without load, 0 where it buckles
    residual: of the equilibrium of all parts and of the loops, relative to the terms of each row
    asymmetry: of the tangent stiffness, relative, beyond what moments with a fixed direction cause
    error: estimate of the relative error of the displacement; coordinates have 16 digits, small displacements fewer

    Example:
        >>> loaded = wrist.loaded_stiffness(wrist.assemble(), [0, 0, 0, 0, 0, -50.0])
        >>> loaded.screw.shape
        (6,)
    """

    compliance: Array  # small screw per change of the wrench; zero along rigid directions
    rigid_directions: Array  # wrenches (columns) whose change the machine carries without deflection
    rotation: Array  # of the platform from the unloaded state, rotation vector (rad)
    translation: Array  # of its origin (m)
    stability: float  # lowest eigenvalue relative to the unloaded machine: 1 without load, 0 where it buckles
    residual: float
    asymmetry: float
    error: float

    @cached_property
    def matrix(self) -> Array:
        """Change of the wrench per small screw; symmetric under pure forces."""
        if self.rigid_directions.size:
            raise SingularityError(
                f"the machine is rigid in {self.rigid_directions.shape[1]} direction(s), so its stiffness matrix is "
                "not finite: see `rigid_directions`, and `compliance`, which is finite"
            )
        d = 1 / np.sqrt(np.abs(np.diag(self.compliance)))
        K: Array = np.linalg.inv(self.compliance * np.outer(d, d)) * np.outer(d, d)
        return K

    @property
    def screw(self) -> Array:
        """[rotation; translation]."""
        return np.concatenate([self.rotation, self.translation])


@dataclass(frozen=True, eq=False)
class AppliedLoad:
    """The wrench on the platform, weight and the description's wrenches (1) or not (0), and locked coordinates."""

    wrench: Array
    model_loads: float
    locked: Array


@dataclass(frozen=True, eq=False)
class Equilibrium:
    """Coordinates and multipliers at a load factor, with the tangent T and the loops' Jacobian G there."""

    q: Array
    multipliers: Array
    factor: float
    T: Array
    G: Array


class LoadedMachine:
    """Equilibria of one segmented machine under one kind of load, from a state q in which the loops are closed."""

    def __init__(self, equations: EquilibriumEquations, q: Array, load: AppliedLoad) -> None:
        self.equations, self.kinematics, self.load = equations, equations.kinematics, load
        self.lengths, self.size = self.kinematics.step_lengths, self.kinematics.system.size
        self.name = self.kinematics.system.mechanism.name
        start = self._at(q, np.zeros(equations.phi.shape[0]), 0.0)
        self.rows = self._independent_rows(start.G)
        self.idle = self._idle(start)
        unloaded = self._newton(start, 0.0)
        if unloaded is None:
            raise AccuracyError(f"{self.name!r}: Newton's method does not close the loops of the unloaded machine")
        self.unloaded = unloaded

    def solve(self, steps: int, verify: bool) -> LoadedStiffness:
        """From the unloaded state to the full load, in steps or shorter ones where needed."""
        last, step = self.unloaded, 1.0 / steps
        while last.factor < 1.0:
            factor = min(last.factor + step, 1.0)
            # rounding must not leave a last, tiny step
            factor = 1.0 if 1.0 - factor < 1e-9 else factor
            found = self._newton(last, factor)
            if found is not None and self._stability(found) > 0:
                last = found
                continue
            step /= 2
            if step < LEAST_STEP * max(last.factor, LEAST_STEP):
                raise self._stuck(last, found)
        return self._result(last, verify)

    def _stuck(self, last: Equilibrium, beyond: Equilibrium | None) -> Exception:
        stability = self._stability(last)
        if beyond is not None or stability < BUCKLES:
            return BucklingError(
                f"{self.name!r} has no stable equilibrium under this load; it buckles at {last.factor:.4g} of it",
                last.factor,
            )
        return AccuracyError(
            f"{self.name!r}: no equilibrium found beyond {last.factor:.4g} of the load, where the machine is still "
            f"stable ({stability:.3g}); try a smaller load, or more segments"
        )

    def _independent_rows(self, G: Array) -> Array:
        """Rows of G that are independent where the loops are closed; the others follow from them."""
        if not G.shape[0]:
            return np.zeros(0, dtype=int)
        scaled = G / self.lengths
        _, R, order = qr((scaled / row_sizes(scaled)[:, None]).T, mode="economic", pivoting=True)
        rank = int(np.sum(np.abs(np.diag(R)) > RANK_TOLERANCE))
        return np.sort(order[:rank])

    def _idle(self, start: Equilibrium) -> Array:
        """Motions (rows) that deflect nothing and leave the platform at rest, a rod that spins; they are held."""
        J = np.array(self.equations.deflections(start.q)) / self.lengths
        G = start.G[self.rows] / self.lengths
        both = np.vstack([block / row_sizes(block)[:, None] for block in (G, J)])
        free = null_space(both, rcond=RANK_TOLERANCE)
        if np.abs(free[self._platform.v]).max(initial=0.0) > RANK_TOLERANCE:
            raise SingularityError(
                f"the platform of {self.name!r} can move here without any deflection: it has no stiffness without load"
            )
        return free.T * self.lengths

    @property
    def _platform(self) -> Link:
        return self.kinematics.system.link(self.kinematics.platform_name())

    def _newton(self, near: Equilibrium, factor: float) -> Equilibrium | None:
        """Newton's method from a neighbouring equilibrium; None where it does not converge."""
        q, multipliers = near.q, near.multipliers
        for iteration in range(ITERATIONS):
            here = self._at(q, multipliers, factor)
            r, phi = self._residuals(q, multipliers, factor)
            dv, change = self._saddle(here, -r[:, None], -phi[:, None])
            size = float(np.abs(dv.ravel() * self.lengths).max()) / self.size
            if not np.isfinite(size):
                return None
            damping = min(1.0, 0.3 / size) if size > 0 else 1.0
            q = self.kinematics.step(q, damping * dv.ravel())
            multipliers = multipliers + damping * change.ravel()
            # the error after a Newton step is of the order of its square; the first one changes the multipliers much
            if size < CONVERGED and iteration:
                return self._at(q, multipliers, factor)
        return None

    def _saddle(self, here: Equilibrium, forces: Array, gaps: Array) -> tuple[Array, Array]:
        """Solve [T Gᵀ; G 0] on independent rows, idle motions held: dv = Y a + Z y with G Z = 0.

        Scaled to comparable diagonals. A motion along Z closes the loops to rounding however large the multipliers are.
        """
        t = np.abs(np.diag(here.T)) / self.lengths**2
        d = 1 / (self.lengths * np.sqrt(np.maximum(t, 1e-6 * max(float(t.max()), 1e-300))))
        G, T, f = np.vstack([here.G[self.rows], self.idle]) * d, here.T * np.outer(d, d), forces * d[:, None]
        sizes = np.linalg.norm(G, axis=1)
        e = 1 / np.where(sizes > 0, sizes, 1.0)[:, None]
        right = np.vstack([gaps[self.rows], np.zeros((len(self.idle), forces.shape[1]))]) * e
        Q, R = qr((G * e).T)
        r = len(G)
        Y, Z, R = Q[:, :r], Q[:, r:], R[:r]
        multipliers = np.zeros((len(here.G), forces.shape[1]))
        try:
            dv = Y @ solve_triangular(R, right, trans="T")
            dv = dv + Z @ np.linalg.solve(Z.T @ T @ Z, Z.T @ (f - T @ dv))
            change = solve_triangular(R, Y.T @ (f - T @ dv)) * e
        except np.linalg.LinAlgError:
            return np.full(forces.shape, np.nan), multipliers
        multipliers[self.rows] = change[: len(self.rows)]
        return dv * d[:, None], multipliers

    def _motions(self, here: Equilibrium) -> Array:
        """Z: motions (columns) that keep the loops closed, without idle ones; orthonormal in lengths."""
        Z: Array = null_space(np.vstack([here.G, self.idle]) / self.lengths, rcond=RANK_TOLERANCE)
        return Z / self.lengths[:, None]

    def _stability(self, here: Equilibrium) -> float:
        """Lowest eigenvalue of T against the unloaded T, on motions that keep the loops closed."""
        Z = self._motions(here)
        if not Z.shape[1]:
            return 1.0
        T, T0 = Z.T @ here.T @ Z, Z.T @ self.unloaded.T @ Z
        try:
            return float(eigh((T + T.T) / 2, (T0 + T0.T) / 2, eigvals_only=True)[0])
        except np.linalg.LinAlgError:
            raise SingularityError(f"the stiffness of {self.name!r} is singular without load") from None

    def _result(self, here: Equilibrium, verify: bool) -> LoadedStiffness:
        link = self._platform
        before, after = (self.kinematics.poses(at.q)[link.index] for at in (self.unloaded, here))
        R = after[:, :3]
        J_P = np.zeros((6, len(self.lengths)))
        J_P[:, link.v] = block_diag(R, R)
        dv, dual = self._saddle(here, J_P.T, np.zeros((len(here.G), 6)))
        # one step of refinement
        dv += self._saddle(here, J_P.T - here.T @ dv - here.G.T @ dual, -here.G @ dv)[0]
        compliance = J_P @ dv
        rotation = rotation_vector(matrix_quaternion(R @ before[:, :3].T))
        translation = after[:, 3] - before[:, 3]
        moved = max(float(np.linalg.norm(rotation)) * self.size, float(np.linalg.norm(translation)))
        residual, asymmetry = self._residual(here, J_P, dv), self._asymmetry(here, R)
        if verify and not max(residual, asymmetry) <= VERIFIED:
            raise AccuracyError(
                f"{self.name!r}: the equilibrium under this load is not verified: residual {residual:.3g}, asymmetry "
                f"{asymmetry:.3g} (at most {VERIFIED:g}); the state may be singular. verify=False gives it anyway"
            )
        return LoadedStiffness(
            compliance,
            rigid_directions(J_P @ self._motions(here), self.size),
            rotation,
            translation,
            self._stability(here),
            residual,
            asymmetry,
            ROUNDING * self.size / moved + residual if moved > 0 else residual,
        )

    def _residual(self, here: Equilibrium, J_P: Array, dv: Array) -> float:
        """Largest relative residual: forces of all coordinates, all rows of Phi, and the small change under each dw."""
        r, phi = self._residuals(here.q, here.multipliers, here.factor)
        none = np.zeros_like(here.multipliers)
        elastic = self._residuals(here.q, none, 0.0)[0]
        loads = self._residuals(here.q, none, here.factor)[0] - elastic
        # what rounding of the coordinates alone makes of the forces is no error
        floor = np.abs(here.T) @ (ROUNDING * self.size / self.lengths)
        terms = np.abs(elastic) + np.abs(loads) + np.abs(here.G.T) @ np.abs(here.multipliers)
        least = float(np.max(floor / self.lengths, initial=0.0))
        forces = relative(np.maximum(np.abs(r) - floor, 0), terms, self.lengths, least)
        sizes = row_sizes(here.G / self.lengths) * self.size
        gaps = np.maximum(np.abs(phi) - ROUNDING * sizes, 0) / sizes
        # the multipliers of the small change: those that leave least; moments as those of forces at the size
        unit = np.array([1 / self.size] * 3 + [1.0] * 3)
        right, dv = J_P.T * unit, dv * unit
        change = here.T @ dv - right
        dual = np.linalg.lstsq(here.G.T / self.lengths[:, None], -change / self.lengths[:, None], rcond=RANK_TOLERANCE)[
            0
        ]
        terms = np.abs(here.T) @ np.abs(dv) + np.abs(right) + np.abs(here.G.T) @ np.abs(dual)
        small = relative(change + here.G.T @ dual, terms, self.lengths[:, None])
        moved = float(np.abs(dv * self.lengths[:, None]).max()) / self.size
        closed = float(np.max(np.abs(here.G @ dv) / sizes[:, None], initial=0.0))
        return float(max(forces, gaps.max(initial=0.0), small, closed / max(moved, 1e-300)))

    def _asymmetry(self, here: Equilibrium, R: Array) -> float:
        """Largest entry of T − Tᵀ beyond that of the platform's moment, relative to the diagonal."""
        if self.load.model_loads and self.kinematics.system.mechanism.wrenches:
            return 0.0  # wrenches that follow their bodies have no potential
        x = np.arange(self._platform.v.start, self._platform.v.start + 3)
        difference = here.T - here.T.T
        difference[np.ix_(x, x)] += skew(R.T @ (here.factor * self.load.wrench[:3]))
        size = np.sqrt(np.abs(here.T).max(axis=1))
        size = np.maximum(size, 1e-3 * np.max(size / self.lengths) * self.lengths)
        return float(np.max(np.abs(difference) / np.outer(size, size), initial=0.0))

    def _at(self, q: Array, multipliers: Array, factor: float) -> Equilibrium:
        T, G = self.equations.tangent(q, multipliers, *self._inputs(factor))
        return Equilibrium(q, multipliers, factor, np.array(T), np.array(G))

    def _residuals(self, q: Array, multipliers: Array, factor: float) -> tuple[Array, Array]:
        r, phi = self.equations.residuals(q, multipliers, *self._inputs(factor))
        return np.array(r).ravel(), np.array(phi).ravel()

    def _inputs(self, factor: float) -> tuple[Array, float, Array]:
        return factor * self.load.wrench, factor * self.load.model_loads, self.load.locked


def row_sizes(rows: Array) -> Array:
    """Norms of rows; those that vanish but for rounding count as large as the largest."""
    sizes = np.linalg.norm(rows, axis=1)
    largest = max(float(sizes.max(initial=0.0)), 1e-300)
    return np.where(sizes > RANK_TOLERANCE * largest, sizes, largest)


def loaded_stiffness(
    mechanism: Mechanism,
    state: State,
    platform_wrench: ArrayLike,
    *,
    model_loads: bool = False,
    segments: int = 2,
    steps: int = 5,
    verify: bool = True,
) -> LoadedStiffness:
    """Cut the machine into segments around a state, load it in steps and solve."""
    if min(segments, steps) < 1:
        raise ArgumentError(f"segments and steps must be at least 1, not {segments} and {steps}")
    w = np.asarray(platform_wrench, dtype=float).ravel()
    w = np.array(finite_vector("platform_wrench [moment; force]", w, 6))
    segmented = segment_machine(mechanism, segments)
    platform = segmented.mechanism.platform
    cuts = [joint.name for joint in segmented.mechanism.joints if platform in (joint.parent, joint.child)]
    kinematics = Kinematics(build_system(segmented.mechanism, cuts))
    system = kinematics.system
    q = system.neutral.copy()
    for link in system.links:
        if link.joint is None:
            body = state.body(link.body.name)
            q[link.q] = free_coordinates(body.rotation, body.position)
        elif link.joint.name not in segmented.springs:
            q[link.q] = np.atleast_1d(state[link.joint.name])
    equations = EquilibriumEquations(segmented, kinematics)
    locked = np.array(equations.sprung_coordinates(q)).ravel()
    return LoadedMachine(equations, q, AppliedLoad(w, float(model_loads), locked)).solve(steps, verify)
