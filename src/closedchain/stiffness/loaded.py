"""Stiffness at the deflected equilibrium under load, with the geometric term, and the stability of that equilibrium.

The letters are those of `equilibrium`; its equations are solved by Newton's method.
The equilibrium is stable while T is positive definite on G v = 0. The load is applied in steps, and where the lowest
eigenvalue (relative to the unloaded machine's) passes zero, the machine buckles.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike
from scipy.linalg import block_diag, eigh, null_space

from closedchain.errors import ArgumentError, BucklingError, SingularityError
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism
from closedchain.mechanism.numbers import finite_vector
from closedchain.multibody.build import build_system
from closedchain.multibody.system import free_coordinates
from closedchain.spatial.numeric import matrix_quaternion, rotation_vector
from closedchain.stiffness.equilibrium import EquilibriumEquations, segment_machine
from closedchain.types import Array

ITERATIONS = 40
CONVERGED = 1e-9  # size of a step, relative to the machine's


@dataclass(frozen=True, eq=False)
class LoadedStiffness:
    """Stiffness at the loaded equilibrium; screws and wrenches at the platform's displaced origin, world axes.

    matrix: change of the wrench per small screw; symmetric under pure forces
    rotation: of the platform from the unloaded state, rotation vector (rad)
    translation: of its origin (m)
    stability: lowest eigenvalue relative to the unloaded machine: 1 without load, 0 where it buckles

    Example:
        >>> loaded = wrist.loaded_stiffness(wrist.assemble(), [0, 0, 0, 0, 0, -50.0])
        >>> loaded.screw.shape
        (6,)
    """

    matrix: Array  # change of the wrench per small screw; symmetric under pure forces
    rotation: Array  # of the platform from the unloaded state, rotation vector (rad)
    translation: Array  # of its origin (m)
    stability: float  # lowest eigenvalue relative to the unloaded machine: 1 without load, 0 where it buckles

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
    """Equilibria of one segmented machine."""

    def __init__(self, equations: EquilibriumEquations) -> None:
        self.equations, self.kinematics = equations, equations.kinematics

    def solve(self, q: Array, load: AppliedLoad, steps: int) -> LoadedStiffness:
        """From the unloaded state q to the full load in steps."""
        unloaded = self._at(q, np.zeros(self.equations.phi.shape[0]), load, 0.0)
        last = unloaded
        for factor in np.linspace(0, 1, steps + 1)[1:]:
            found = self._stable(unloaded, last, load, float(factor))
            if found is None:
                share = self._critical(unloaded, last, load, float(factor))
                raise BucklingError(
                    f"{self.kinematics.system.mechanism.name!r} has no stable equilibrium under this load; it buckles "
                    f"at {share:.4g} of it",
                    share,
                )
            last = found
        return self._result(unloaded, last, load)

    def _stable(self, unloaded: Equilibrium, near: Equilibrium, load: AppliedLoad, factor: float) -> Equilibrium | None:
        found = self._newton(near, load, factor)
        return found if found is not None and self._stability(unloaded, found) > 0 else None

    def _critical(self, unloaded: Equilibrium, last: Equilibrium, load: AppliedLoad, high: float) -> float:
        """The largest stable load factor, by bisection."""
        while high - last.factor > 1e-4 * high:
            found = self._stable(unloaded, last, load, (last.factor + high) / 2)
            if found is None:
                high = (last.factor + high) / 2
            else:
                last = found
        return last.factor

    def _newton(self, near: Equilibrium, load: AppliedLoad, factor: float) -> Equilibrium | None:
        """Newton's method from a neighbouring equilibrium; None where it does not converge."""
        q, multipliers = near.q, near.multipliers
        n = self.kinematics.system.nv
        lengths = self.kinematics.step_lengths
        for _ in range(ITERATIONS):
            here = self._at(q, multipliers, load, factor)
            r, phi = self._residuals(q, multipliers, load, factor)
            step = _saddle(here.T, here.G, -np.concatenate([r, phi])[:, None], lengths).ravel()
            dv = step[:n]
            size = float(np.abs(dv * lengths).max()) / self.kinematics.system.size
            if not np.isfinite(size):
                return None
            damping = min(1.0, 0.3 / size) if size > 0 else 1.0
            q = self.kinematics.step(q, damping * dv)
            multipliers = multipliers + damping * step[n:]
            # the error after a Newton step is of the order of its square
            if size < CONVERGED:
                return self._at(q, multipliers, load, factor)
        return None

    def _stability(self, unloaded: Equilibrium, here: Equilibrium) -> float:
        """Lowest eigenvalue of T against the unloaded T, on motions that keep the loops closed."""
        lengths = self.kinematics.step_lengths
        Z = null_space(here.G / lengths, rcond=1e-10) / lengths[:, None]
        T, T0 = Z.T @ here.T @ Z, Z.T @ unloaded.T @ Z
        try:
            return float(eigh((T + T.T) / 2, (T0 + T0.T) / 2, eigvals_only=True)[0])
        except np.linalg.LinAlgError:
            raise SingularityError("the stiffness of the machine is singular without load") from None

    def _result(self, unloaded: Equilibrium, here: Equilibrium, load: AppliedLoad) -> LoadedStiffness:
        system = self.kinematics.system
        link = system.link(self.kinematics.platform_name())
        before, after = (self.kinematics.poses(at.q)[link.index] for at in (unloaded, here))
        R = after[:, :3]
        axes = block_diag(R, R)
        tangent, pull, G = (
            np.array(value)
            for value in self.equations.platform_tangent(here.q, here.multipliers, *self._inputs(load, 1.0))
        )
        x = np.arange(link.v.start, link.v.stop)
        y = np.setdiff1d(np.arange(system.nv), x)
        # the other coordinates and the multipliers follow the platform
        right = np.vstack([here.T[np.ix_(y, x)], G[:, x]]) @ axes.T
        follow = -_saddle(here.T[np.ix_(y, y)], G[:, y], right, self.kinematics.step_lengths[y])
        K = tangent[:, x] @ axes.T + np.hstack([tangent[:, y], pull]) @ follow
        translation = after[:, 3] - before[:, 3]
        return LoadedStiffness(
            K, rotation_vector(matrix_quaternion(R @ before[:, :3].T)), translation, self._stability(unloaded, here)
        )

    def _at(self, q: Array, multipliers: Array, load: AppliedLoad, factor: float) -> Equilibrium:
        T, G = self.equations.tangent(q, multipliers, *self._inputs(load, factor))
        return Equilibrium(q, multipliers, factor, np.array(T), np.array(G))

    def _residuals(self, q: Array, multipliers: Array, load: AppliedLoad, factor: float) -> tuple[Array, Array]:
        r, phi = self.equations.residuals(q, multipliers, *self._inputs(load, factor))
        return np.array(r).ravel(), np.array(phi).ravel()

    def _inputs(self, load: AppliedLoad, factor: float) -> tuple[Array, float, Array]:
        return factor * load.wrench, factor * load.model_loads, load.locked


def _saddle(T: Array, G: Array, right: Array, lengths: Array) -> Array:
    """Solve [T Gᵀ; G 0], scaled to comparable diagonals and unit rows; least squares where rows are dependent."""
    t = np.abs(np.diag(T)) / lengths**2
    d = 1 / (lengths * np.sqrt(np.maximum(t, 1e-6 * max(float(t.max()), 1e-300))))
    rows = np.linalg.norm(G * d, axis=1)
    e = np.concatenate([d, 1 / np.where(rows > 0, rows, 1.0)])
    system = np.block([[T, G.T], [G, np.zeros((len(G), len(G)))]]) * np.outer(e, e)
    scaled = right * e[:, None]
    try:
        solution = np.linalg.solve(system, scaled)
    except np.linalg.LinAlgError:
        solution = np.linalg.lstsq(system, scaled, rcond=1e-13)[0]
    found: Array = solution * e[:, None]
    return found


def loaded_stiffness(
    mechanism: Mechanism,
    state: State,
    platform_wrench: ArrayLike,
    *,
    model_loads: bool = False,
    segments: int = 2,
    steps: int = 5,
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
    return LoadedMachine(equations).solve(q, AppliedLoad(w, float(model_loads), locked), steps)
