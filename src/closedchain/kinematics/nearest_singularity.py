"""The singular configuration nearest to a given one, by nonlinear programming.

Over coordinates q and velocities z,

    least |Δp|² + L² 2 (1 − cos θ)   of the platform's displacement Δp, θ
    with  loops closed,  G z = 0,    A z = 0 and |P z| = 1 (parallel)  or  P z = 0 and |A z| = 1 (serial)

where P z and A z are the velocities of platform and actuators, rotations times the length L. On a grid thin sheets of
singularities are missed. IPOPT finds local optima: it starts from the motions that actuators hold least, here and at
configurations around, and every end is closed with all rows and examined as a singularity before it counts.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

import casadi as ca
import numpy as np

from closedchain.errors import SingularityError
from closedchain.kinematics.assemble import make_targets, search
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.mobility import Mobility
from closedchain.kinematics.singularity import Kind, Singularity, SingularityAnalysis
from closedchain.kinematics.state import State
from closedchain.records import dataclass
from closedchain.types import SX, Array

Which = Literal["parallel", "serial"]
KINDS: dict[Which, Kind] = {"parallel": "RO", "serial": "RI"}
AROUND, SPAN, SEED = 6, 0.5, 11  # configurations around from which is searched, and how far away, machine sizes
LEAST = 3  # motions that actuators hold least, at each
MOVED = 1e-6  # of the platform, in machine sizes, between the optimum and where all rows are closed
OPTIONS: dict[str, Any] = {"print_time": 0, "ipopt": {"print_level": 0, "sb": "yes", "max_iter": 300, "tol": 1e-11}}


@dataclass(frozen=True, eq=False)
class NearestSingularity:
    """The nearest singular configuration that was found.

    distance: √(|Δp|² + L² 2 (1 − cos θ)) of the platform's displacement, m
    translation, rotation: |Δp| (m) and θ (rad)
    length: L, m
    state: there
    singularity: there
    searches: how many were begun, and how many ended at a singularity

    Example:
        >>> nearest = robot.nearest_singularity(home, length=0.5)
        >>> 0.0 < nearest.distance < 1.0, nearest.singularity.kinds
        (True, ('RO', 'II'))
    """

    distance: float
    translation: float
    rotation: float
    length: float
    state: State
    singularity: Singularity
    searches: tuple[int, int]

    def __str__(self) -> str:
        x, y, z = self.state.platform.position
        begun, ended = self.searches
        return "\n".join(
            [
                f"nearest singularity at {self.distance:.6g} m (length {self.length:.4g} m): platform moved by "
                f"{self.translation:.6g} m and {np.rad2deg(self.rotation):.6g}°, to ({x:.6g}, {y:.6g}, {z:.6g}) m",
                str(self.singularity),
                f"  the best of {ended} local optima from {begun} starts",
            ]
        )


class SingularitySearch:
    """Nearest singularities of one kind of a machine."""

    def __init__(self, kinematics: Kinematics, mobility: Mobility, analysis: SingularityAnalysis, which: Which) -> None:
        self.kinematics, self.mobility, self.analysis, self.which = kinematics, mobility, analysis, which

    def nearest(self, state: State, length: float) -> NearestSingularity:
        """The nearest that is found."""
        R, p = state.platform.rotation, state.platform.position
        given = np.concatenate([R.ravel(order="F"), p, [length]])
        best: NearestSingularity | None = None
        starts, ended = self._starts(state.q, length), 0
        for q, z in starts:
            found = self._programme(x0=np.concatenate([q, z]), p=given, lbg=0.0, ubg=0.0)
            if not self._programme.stats()["success"]:
                continue
            there = self._verified(np.asarray(found["x"]).ravel()[: len(q)], state, length)
            if there is None:
                continue
            ended += 1
            best = there if best is None or there.distance < best.distance else best
        if best is None:
            raise SingularityError(
                f"{self.kinematics.system.mechanism.name!r}: no {self.which} singularity was found from {len(starts)} "
                "starts around this state; there may be none"
            )
        return NearestSingularity(
            best.distance, best.translation, best.rotation, length, best.state, best.singularity, (len(starts), ended)
        )

    def _verified(self, q: Array, state: State, length: float) -> NearestSingularity | None:
        """The result where q, closed with all rows, is a singularity of the kind."""
        kin = self.kinematics
        attempt = search(kin, make_targets(kin, None, None), q)
        if not attempt.closed:
            return None
        there = State(kin, attempt.q, np.zeros(kin.system.nv), (), state.near)
        index = kin.system.link(kin.platform_name()).index
        if np.abs(kin.poses(attempt.q)[index] - kin.poses(q)[index]).max() > MOVED * max(kin.system.size, 1.0):
            return None
        singularity = self.analysis.at(attempt.q, length)
        if KINDS[self.which] not in singularity.kinds:
            return None
        translation = float(np.linalg.norm(there.platform.position - state.platform.position))
        versine = max(3.0 - float(np.sum(there.platform.rotation * state.platform.rotation)), 0.0)  # 2 (1 − cos θ)
        distance = float(np.sqrt(translation**2 + length**2 * versine))
        rotation = float(np.arccos(np.clip(1 - versine / 2, -1.0, 1.0)))
        return NearestSingularity(distance, translation, rotation, length, there, singularity, (0, 0))

    def _starts(self, q: Array, length: float) -> list[tuple[Array, Array]]:
        """Configurations, here and around, with the motions that are held least."""
        kin, random, nothing = self.kinematics, np.random.default_rng(SEED), make_targets(self.kinematics, None, None)
        places = [q]
        for _ in range(AROUND):
            N = kin.free_motions(q)
            move = N @ random.standard_normal(N.shape[1])
            move *= SPAN * random.uniform() * kin.system.size / np.linalg.norm(move * kin.step_lengths)
            attempt = search(kin, nothing, kin.step(q, move))
            places += [attempt.q] if attempt.closed else []
        return [(place, z) for place in places for z in self._least_held(place, length)]

    def _least_held(self, q: Array, length: float) -> list[Array]:
        kin = self.kinematics
        a, p = self.analysis.lengths(length)
        N = kin.free_motions(q, flexible=False)
        A, P = kin.actuator_jacobian(q) @ N * a[:, None], kin.body_jacobian(kin.platform_name(), q) @ N * p[:, None]
        held, moved = (A, P) if self.which == "parallel" else (P, A)
        Vt = np.linalg.svd(held, full_matrices=True)[2]
        found = []
        for row in Vt[::-1][:LEAST]:
            size = float(np.linalg.norm(moved @ row))
            if size > 1e-9 * float(np.linalg.norm(moved)):
                found.append(N @ row / size)
        return found

    @cached_property
    def _programme(self) -> ca.Function:
        kin, tree = self.kinematics, self.kinematics.tree
        system, rows = kin.system, list(self.mobility.independent_rows)
        z, R0, p0, length = SX.sym("z", system.nv), SX.sym("R0", 3, 3), SX.sym("p0", 3), SX.sym("length")
        index = system.link(kin.platform_name()).index
        X, twist = tree.poses[index], tree.twist_vector[6 * index : 6 * index + 6]
        outputs = [tree.constraint_velocity[rows], tree.actuator_velocities, twist]
        moved = ca.Function("velocities", [tree.q, tree.v], [ca.densify(one) for one in outputs], {"cse": True})
        G, A, P = moved(tree.q, z)
        turning, _ = self.analysis.lengths(2.0)
        A = A * ca.vertcat(*(length if unit == 2.0 else SX(1) for unit in turning))
        P = ca.vertcat(length * P[:3], P[3:])
        if self.which == "parallel":
            held, kept = A, P
        else:  # as many combinations of its rows as can be independent; the others follow, and are verified
            mixed = np.random.default_rng(SEED).standard_normal((self.analysis.ranks[1], 6))
            held, kept = ca.DM(mixed) @ P, A
        units = [link.model.unit(tree.q[link.q, :]) for link in system.owners]
        bends = [tree.v[flexible.v, :] for flexible in system.flexible_bodies]
        still = [ca.substitute(bend, tree.v, z) for bend in bends]
        independent = ca.vertcat(tree.residual_on_rows[rows], *units)
        g = ca.vertcat(independent, G, held, *still, ca.sumsqr(kept) - 1)
        f = ca.sumsqr(X.p - p0) + length**2 * (3 - ca.trace(R0.T @ X.R))
        problem = {"x": ca.vertcat(tree.q, z), "p": ca.vertcat(ca.vec(R0), p0, length), "f": f, "g": g}
        return ca.nlpsol("nearest", "ipopt", problem, OPTIONS)
