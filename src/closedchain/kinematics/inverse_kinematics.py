"""Coordinates of a whole machine from the pose of its platform, in closed form where its legs allow it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product, repeat

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.errors import AssemblyError
from closedchain.kernel import remembered_counts, remembered_function
from closedchain.kinematics.closed_form import LegSolution, Mounting, NoClosedForm, solve_leg
from closedchain.kinematics.closed_form import Signs as Signs  # of working modes, for who asks here
from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Pose
from closedchain.multibody.chains import Chain, platform_chains
from closedchain.multibody.system import Link, free_coordinates
from closedchain.spatial.symbolic import Transform, quaternion_matrix
from closedchain.types import SX, Array

EDGE = 1e-12  # of the reach: two working modes meet, and the leg may be free to move by itself
STILL = 1e-9  # singular values below it, beside the largest, leave a leg free to move


class InverseKinematics:
    """Closed-form inverse kinematics of one machine. `why_not` says where there is none."""

    def __init__(self, kinematics: Kinematics, samples: tuple[Array, ...]) -> None:
        self.kinematics, self.system = kinematics, kinematics.system
        self.samples = samples

    @cached_property
    def _chains(self) -> tuple[Chain, ...] | str:
        if self.system.couplings:
            return f"couplings tie its joints together ({', '.join(row.name for row in self.system.couplings)})"
        return platform_chains(self.system)

    @cached_property
    def legs(self) -> tuple[Chain, ...]:
        """The chains around the platform, or none if the machine has no platform that floats in the tree."""
        return () if isinstance(self._chains, str) else tuple(chain for chain in self._chains if chain.links)

    @cached_property
    def why_not(self) -> str | None:
        """The reason not all coordinates follow from the pose in closed form, or None."""
        if isinstance(self._chains, str):
            return self._chains
        return next((why for leg, why in zip(self.legs, self._reasons, strict=True) if why), None)

    @cached_property
    def _roots(self) -> list[int | None]:
        """How many square roots each leg takes; None where it has no closed form."""
        found = remembered_counts(self.kinematics.question("roots of legs"), self._counted) if self.legs else ()
        return [None if count < 0 else count for count in found]

    def _counted(self) -> list[int]:
        """The same, −1 for none."""
        counts = list[int]()
        for leg in self.legs:
            try:
                counts.append(len(self._solve(leg, SX.sym("pose", 7), None).margins))
            except NoClosedForm:
                counts.append(-1)
        return counts

    @cached_property
    def _reasons(self) -> list[str | None]:
        """Per leg why it has no closed form, found by trying it on the samples."""
        reasons: list[str | None] = []
        for index, leg in enumerate(self.legs):
            if self._roots[index] is None:
                try:
                    self._solve(leg, SX.sym("pose", 7), None)
                except NoClosedForm as error:
                    reasons.append(f"{leg.name}: {error}")
                continue
            misses = [self._nearest(index, self.pose(q), q)[1] for q in self.samples]
            reasons.append(None if max(misses) < 1e-7 else f"{leg.name}: its geometry is not one of those covered")
        return reasons

    def pose(self, q: Array) -> Array:
        """Quaternion and position of the platform."""
        if not isinstance(self._chains, str):  # the platform floats in the tree: its coordinates are its pose
            return q[self._platform.q].copy()
        X = self.kinematics.poses(q)[self._platform.index]
        return np.array(free_coordinates(X[:, :3], X[:, 3]))

    def working_mode(self, q: Array) -> Signs:
        """The working mode of every leg in a closed configuration (empty for legs without closed form)."""
        pose = self.pose(q)
        return tuple(
            () if self._reasons[k] else self._working_modes(k)[self._nearest(k, pose, q)[0]]
            for k in range(len(self.legs))
        )

    def guess(self, pose: Array, near: Array) -> tuple[Array, tuple[str, ...]]:
        """Coordinates for a pose (7) with every leg in its working mode nearest to `near`, and legs out of reach."""
        q, unreachable, singular = near.copy(), list[str](), list[Chain]()
        link = self._platform
        q[link.q] = pose
        for k, leg in enumerate(self.legs):
            if self._reasons[k]:
                continue
            best, miss = self._nearest(k, pose, near)
            if np.isfinite(miss):
                values, reach = self._all(k, pose)
                own = _coordinates(leg)
                q[own] = _unwound(values[best], near[own], self.system.angles[own])
                singular += [leg] * bool(reach[best] < EDGE)
            else:
                unreachable.append(leg.name)
        for leg in singular:
            self._move_inside(leg, q, near)
        return q, tuple(unreachable)

    def _move_inside(self, leg: Chain, q: Array, near: Array) -> None:
        """Move a singular leg to where it is nearest, as far as it can move while its ends stay: axes in one line."""
        own, velocities = _coordinates(leg), leg.velocities
        if len(own) != len(velocities):
            return  # quaternions have no differences
        G = self.kinematics.scaled(self.kinematics.constraint(q))[np.ix_(leg.rows, velocities)]
        _, s, Vt = np.linalg.svd(G, full_matrices=True)
        N = Vt[int(np.sum(s > STILL * s.max(initial=0.0))) :].T
        lengths = self.kinematics.step_lengths[velocities]
        q[own] += N @ (N.T @ ((near - q)[own] * lengths)) / lengths

    def start(self, platform: Pose, near: Array) -> tuple[Array, tuple[str, ...]]:
        """Coordinates to start an assembly from, and the legs that the pose is out of reach of."""
        if isinstance(self._chains, str):
            return near, ()
        return self.guess(np.array(free_coordinates(platform.matrix, np.array(platform.position))), near)

    def trace(
        self,
        pose: SX,
        signs: Sequence[Sequence[int | SX]],
        bounded: bool = True,
        mountings: Mapping[str, Mounting] | None = None,
    ) -> tuple[SX, SX]:
        """Coordinates in one working mode, and every leg's reach margin (1 far inside, 0 at the edge, below: out).

        bounded: rounding at the edge counts as reach; without it fewer operations     mountings: see `solve_leg`
        """
        if self.why_not:
            raise AssemblyError(f"no inverse kinematics in closed form: {self.why_not}")
        q, margins = SX(self.system.nq, 1), []
        q[self._platform.q] = pose
        for leg, own in zip(self.legs, signs, strict=True):
            found = self._solve(leg, pose, own, bounded, mountings)
            for index, value in found.q.items():
                q[index] = value
            margins.append(ca.mmin(ca.vertcat(SX(1), *found.margins)))
        return q, ca.vertcat(*margins)

    @property
    def _platform(self) -> Link:
        assert self.system.platform is not None
        return self.system.platform

    def _solve(
        self,
        leg: Chain,
        pose: SX,
        signs: Sequence[int | SX] | None,
        bounded: bool = True,
        mountings: Mapping[str, Mounting] | None = None,
    ) -> LegSolution:
        X = Transform(quaternion_matrix(pose[:4]), pose[4:])
        # any number of roots while they are being counted
        return solve_leg(self.system, leg, X, repeat(1) if signs is None else iter(signs), bounded, mountings)

    def _working_modes(self, k: int) -> list[tuple[int, ...]]:
        return list(product((1, -1), repeat=self._roots[k] or 0))

    @cached_property
    def _functions(self) -> dict[int, ca.Function]:
        return {}

    def _all(self, k: int, pose: Array) -> tuple[Array, Array]:
        """Coordinates of a leg in all working modes, (modes, n), and their margins."""
        if k not in self._functions:
            key = self.kinematics.question("working modes", k)
            self._functions[k] = remembered_function(key, lambda: self._traced(k), [7])
        coordinates, reach = self._functions[k](pose)
        return np.array(coordinates), np.array(reach).ravel()

    def _traced(self, k: int) -> ca.Function:
        symbol, leg = SX.sym("pose", 7), self.legs[k]
        found = [self._solve(leg, symbol, signs) for signs in self._working_modes(k)]
        values = [ca.vertcat(*(one.q[i] for i in _coordinates(leg))) for one in found]
        margins = [ca.mmin(ca.vertcat(SX(1), *one.margins)) for one in found]
        outputs = [ca.densify(ca.horzcat(*values).T), ca.densify(ca.vertcat(*margins))]
        return ca.Function("working_modes", [symbol], outputs, {"cse": True})

    def _nearest(self, k: int, pose: Array, q: Array) -> tuple[int, float]:
        """The working mode of a leg nearest to given coordinates, and how far (angles modulo 2π, lengths in sizes)."""
        leg = self.legs[k]
        values, own = self._all(k, pose)[0], _coordinates(leg)
        apart = values - q[own]
        angles = self.system.angles[own]
        apart[:, angles] = np.arctan2(np.sin(apart[:, angles]), np.cos(apart[:, angles]))
        misses = np.abs(apart / self.system.coordinate_lengths[own]).max(axis=1)
        misses[np.isnan(misses)] = np.inf
        best = int(np.argmin(misses))
        return best, float(misses[best])


def _coordinates(leg: Chain) -> list[int]:
    return [index for link in leg.links for index in range(link.q.start, link.q.stop)]


def _unwound(values: Array, near: Array, angles: NDArray[np.bool_]) -> Array:
    """Angles moved by whole turns to where they are nearest."""
    turns = np.round((near - values) / (2 * np.pi))
    return values + np.where(angles, 2 * np.pi * turns, 0.0)
