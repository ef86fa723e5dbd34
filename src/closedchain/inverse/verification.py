"""Do actuator forces hold? They are put back into the equations of motion with loop forces that belong to them.

    r1 = M a + h − Q − Aᵀ τ − Gᵀ λ        all rows of the tree
    r2 = G a + γ                          all loop rows

with η of both as in dynamics/verification.py. A wrong τ shows in r1 whatever λ, so λ may come from anywhere. For any
machine, masses or none, it comes from the least squares of

    [ D   Gᵀ  Aᵀ ] [ x  ]   [ M a + h − Q − Aᵀ τ ]
    [ G   0   0  ] [ λ  ] = [         0          ]     rows that are independent elsewhere, D: lengths squared
    [ A   0   0  ] [ dτ ]   [         0          ]

whose pivot p vanishes where the loops or the actuators are singular. Forces hold to about η/√p. The acceleration is
given, so r2 judges the motion and r1 the answer. Where r1 or p is poor, ranks are looked at and the same is computed
from singular values; then the general solution is asked, and then there is no answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.verification import (
    TRUSTED,
    accepted,
    largest_residual,
    rank_at,
    scaled_residuals,
)
from closedchain.errors import AccuracyError, SingularityError
from closedchain.inverse.distribution import (
    MISS,
    RANK,
    ForceDistribution,
    TreeTerms,
    actuator_forces,
    batched_free_motions,
)
from closedchain.inverse.mapped import Mapped
from closedchain.kernel import Kernel, remembered
from closedchain.motions.follower import Trajectory
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import newton_euler
from closedchain.spatial.sparse import ordered_ldl
from closedchain.types import SX, Array

WEAK_PIVOT = 1e-6  # below it ranks are looked at
OPENING = 1e-6  # η of loops above which a motion cannot be meant

Place = Callable[[int], str]  # of a sample, in words


@dataclass(frozen=True, eq=False)
class Measures:
    """Largest η of the equations of motion and of the loops, and the pivot; each (n)."""

    motion: Array
    loops: Array
    pivot: Array

    def poor(self, most: float) -> NDArray[np.bool_]:
        """Samples to be looked at, η above the most that is accepted; what is not a number is one."""
        return ~((self.motion <= most) & (self.pivot >= WEAK_PIVOT))


@dataclass(frozen=True, eq=False)
class VerifiedForces:
    """Forces that hold, their residuals and error estimates (n; none if not verified), and what is to be said."""

    forces: Array
    residual: Array | None
    error: Array | None
    notes: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Claim:
    """Forces (n, na) that a method says a motion needs, with wrenches on all links (n, ·).

    place: where a sample is, for messages
    trusted_motion: accelerations are taken as they are, also where they open loops
    """

    method: str
    find_course: Callable[[], Trajectory]
    forces: Array
    loads: Array
    place: Place
    distribution: ForceDistribution | None = None
    trusted_motion: bool = False

    @property
    def course(self) -> Trajectory:
        """Coordinates, velocities and accelerations; looked for when they are needed."""
        return self.find_course()


class ForceVerification:
    """Verifies actuator forces of one machine."""

    def __init__(self, machine: Machine, tree: Callable[[], TreeTerms], body_jacobian: Callable[[], Mapped]) -> None:
        # terms and Jacobian are made when the first sample has to be looked at
        self.machine, self._tree, self._body_jacobian = machine, tree, body_jacobian
        self._kernels: dict[bool, Kernel] = {}
        self.accepted = accepted(machine.system)

    def verified(self, claim: Claim, found: Measures | None = None) -> VerifiedForces:
        """The same forces, or better ones, or an error."""
        found = self.measure(claim) if found is None else found
        motion, loops, pivot = found.motion.copy(), found.loops.copy(), found.pivot.copy()
        forces, replaced, worst = claim.forces, list[int](), 0.0
        for k in np.flatnonzero(found.poor(self.accepted)).tolist():
            motion[k], loops[k], pivot[k] = self._looked_at(claim, k, forces[k])
            allowed = self._allowed(claim, k)
            if not motion[k] <= allowed:
                replaced.append(k)
                worst = max(worst, float(motion[k]))
                forces = forces.copy() if forces is claim.forces else forces
                forces[k] = self.general(claim, k)
                motion[k], loops[k], pivot[k] = self._looked_at(claim, k, forces[k])
            if not motion[k] <= allowed:
                raise self._inaccurate(claim, k, forces[k])
        if not claim.trusted_motion and loops.max(initial=0.0) > OPENING:
            k = int(np.argmax(loops))
            raise AccuracyError(
                f"the accelerations of {self._name!r}{claim.place(k)} open its loops (residual {loops[k]:.3g})"
            )
        residual = np.maximum(motion, loops)
        error = residual / np.sqrt(np.clip(pivot, 1e-30, 1.0))
        notes = self._notes(claim, motion, loops, error)
        if replaced:
            method, general = claim.method, "the general solution answered"
            notes.append(f"{method} did not hold at {_some(replaced, motion)} (residual {worst:.1g}): {general}")
        return VerifiedForces(forces, residual, error, tuple(notes))

    def measure(self, claim: Claim) -> Measures:
        """η of all samples and pivots, by machine code."""
        course, wrenches = claim.course, bool(claim.loads.any())
        given = (course.q, course.v, course.dv, claim.forces)
        loads = np.broadcast_to(claim.loads, (len(course.q), claim.loads.shape[1]))
        found = self._kernel(wrenches)(*given, loads) if wrenches else self._kernel(wrenches)(*given)
        return Measures(*(part[:, 0] for part in found))

    def general(self, claim: Claim, k: int) -> Array:
        """Forces by the general solution at one sample."""
        Q, G, A = self._terms(claim, k)
        one = Q[None], G[None], A[None]
        found: Array = actuator_forces(self.machine, *one, claim.distribution, lambda _: claim.place(k))[0]
        return found

    def check_multipliers(
        self, course: Trajectory, forces: Array, multipliers: Array, loads: Array, residual: Array
    ) -> None:
        """Loop forces, from which reactions follow, must hold as well as the forces of the actuators do."""
        if not multipliers.shape[1]:
            return
        nv = self.machine.system.nv
        eta = Mapped(self.rows, vectors=(0,))(course.q, course.v, course.dv, forces, multipliers, loads)[:, :nv]
        off = eta.max(axis=1, initial=0.0)
        poor = ~(off <= np.maximum(self.accepted, 10 * residual))
        if poor.any():
            k = int(np.argmax(poor))
            row = self.machine.system.velocity_names[int(np.argmax(eta[k]))]
            raise AccuracyError(
                f"the reactions of {self._name!r} do not hold in sample {k}: residual {off[k]:.3g} in {row}, where "
                f"{self.accepted:.2g} is accepted"
            )

    # one sample, by singular values
    def _looked_at(self, claim: Claim, k: int, forces: Array) -> tuple[float, float, float]:
        """Largest η of motion and loops, and the pivot; an error where loops or actuators are singular."""
        q = claim.course.q[k]
        rank = rank_at(self.machine, q)
        name, otherwise = self._name, "verify=False gives forces nevertheless"
        if rank.singular:
            raise SingularityError(f"{name!r} is singular{claim.place(k)}: {rank.reason}; {otherwise}")
        Q, G, A = self._terms(claim, k)
        least = self._least(G, A)
        if least < RANK:
            raise SingularityError(
                f"the actuators of {name!r} do not hold it, for it is singular there (relative singular value "
                f"{least:.3g}){claim.place(k)}; {otherwise}"
            )
        eta = self._eta(claim, k, forces, self._multipliers(Q, G, A, forces))
        nv = self.machine.system.nv
        return float(_largest(eta[:nv])), float(_largest(eta[nv:])), min(rank.pivot, least**2)

    def _terms(self, claim: Claim, k: int) -> tuple[Array, Array, Array]:
        course = claim.course
        Q, G, A = self._tree()(course.q[k], course.v[k], course.dv[k])
        if claim.loads.any():
            Q = Q - self._body_jacobian()(course.q[k : k + 1])[0].T @ self._load(claim, k)
        return Q, G, A

    def _multipliers(self, Q: Array, G: Array, A: Array, forces: Array) -> Array:
        """Least squares of Gᵀ λ = Q − Aᵀ τ at the generic rank."""
        kin, rank = self.machine.kinematics, len(self.machine.mobility.independent_rows)
        if rank == 0:
            return np.zeros(G.shape[0])
        U, s, Vt = np.linalg.svd(kin.scaled(G), full_matrices=False)
        left = (Q - A.T @ forces) / kin.step_lengths
        solved: Array = kin.velocity_row_lengths * (U[:, :rank] @ (Vt[:rank] @ left / s[:rank]))
        return solved

    def _least(self, G: Array, A: Array) -> float:
        """Least motion of the independent actuators, beside the largest possible."""
        kin, count = self.machine.kinematics, len(self.independent)
        scaled = A * kin.actuator_lengths[:, None]
        s = np.linalg.svd(scaled @ batched_free_motions(self.machine, G), compute_uv=False)
        largest = float(np.linalg.norm(scaled / kin.step_lengths, 2)) if scaled.size else 1.0
        return float(s[count - 1]) / max(largest, 1e-300) if count else 1.0

    def _allowed(self, claim: Claim, k: int) -> float:
        """η that is accepted: loops that are open, and motions that too few actuators cannot make, hold less well."""
        if len(self.independent) < self.machine.mobility.dof:
            return MISS
        return self.accepted + self.machine.kinematics.openness(claim.course.q[k], claim.course.v[k])

    def _eta(self, claim: Claim, k: int, forces: Array, multipliers: Array) -> Array:
        course = claim.course
        given = (course.q[k], course.v[k], course.dv[k], forces, multipliers, self._load(claim, k))
        return np.array(self.rows(*given)).ravel()

    def _load(self, claim: Claim, k: int) -> Array:
        load: Array = claim.loads[k if len(claim.loads) > 1 else 0]
        return load

    # messages
    def _notes(self, claim: Claim, motion: Array, loops: Array, error: Array) -> list[str]:
        notes = list[str]()
        if motion.max(initial=0.0) > self.accepted:
            k = int(np.argmax(motion))
            notes.append(f"the equations of motion hold to {motion[k]:.1g} only{claim.place(k)}")
        if loops.max(initial=0.0) > self.accepted:
            k = int(np.argmax(loops))
            notes.append(f"the accelerations open the loops{claim.place(k)} by a share of {loops[k]:.1g}")
        if error.max(initial=0.0) > TRUSTED:
            k = int(np.argmax(error))
            digits = max(0, int(-np.log10(error[k])))
            notes.append(f"forces hold to about {digits} digits{claim.place(k)}, near a singularity")
        return notes

    def _inaccurate(self, claim: Claim, k: int, forces: Array) -> AccuracyError:
        eta = self._eta(claim, k, forces, self._multipliers(*self._terms(claim, k), forces))
        system = self.machine.system
        eta = np.nan_to_num(eta[: system.nv], nan=np.inf)
        worst = [f"{system.velocity_names[i]} ({eta[i]:.3g})" for i in np.argsort(-eta)[:3] if eta[i] > self.accepted]
        tried = claim.method if claim.method == "reference" else f"{claim.method}, reference"
        return AccuracyError(
            f"no actuator forces of {self._name!r} hold{claim.place(k)}: residual {eta.max(initial=0.0):.3g} in "
            f"{', '.join(worst) or 'none'}, where {self._allowed(claim, k):.3g} is accepted; tried: {tried}"
        )

    @property
    def _name(self) -> str:
        return self.machine.system.mechanism.name

    # traced
    @cached_property
    def independent(self) -> tuple[int, ...]:
        """Actuators whose rows are independent of each other and of the loops at generic configurations."""
        from scipy.linalg import qr  # slow to import, and not needed where kernels are known

        best, most, margin = tuple[int, ...](), 0, 0.0
        kin = self.machine.kinematics
        for q in self.machine.mobility.samples:
            N = batched_free_motions(self.machine, kin.constraint(q))
            rows = kin.actuator_jacobian(q) * kin.actuator_lengths[:, None] @ N
            if not rows.size:
                return ()
            s = np.linalg.svd(rows, compute_uv=False)
            rank = int(np.sum(s > RANK * max(s[0], 1e-300)))
            if (rank, s[rank - 1]) > (most, margin):
                order = qr(rows.T, mode="r", pivoting=True)[1]
                best, most, margin = tuple(sorted(int(i) for i in order[:rank])), rank, float(s[rank - 1])
        return best

    def _kernel(self, wrenches: bool) -> Kernel:
        if wrenches not in self._kernels:
            key = self.machine.question("forces hold", wrenches, list(self.independent))
            self._kernels[wrenches] = remembered(key, lambda: self._function(wrenches))
        return self._kernels[wrenches]

    def _function(self, wrenches: bool) -> ca.Function:
        """(q, v, dv, forces[, wrenches]) → largest η of motion and of loops, pivot."""
        system, tree = self.machine.system, self.machine.tree
        inputs = {"q": tree.q, "v": tree.v, "dv": SX.sym("dv", system.nv)}
        inputs["forces"] = SX.sym("forces", len(system.actuators))
        loads, further = Loads(tree), list[tuple[SX, SX]]()
        Q = loads.generalised(inputs["forces"])
        if wrenches:
            inputs["wrenches"] = SX.sym("wrenches", 6 * len(system.links))
            Q += loads.of_wrenches(inputs["wrenches"])
            further.append((tree.jacobian, inputs["wrenches"]))
        outputs = self.measures(Q, inputs["dv"], loads.magnitude(inputs["forces"], *further))
        names = ["motion", "loops", "pivot"]
        return ca.Function("forces_hold", list(inputs.values()), outputs, list(inputs), names, {"cse": True})

    def measures(self, Q: SX, dv: SX, magnitude: SX) -> list[SX]:
        """Largest η of motion and of loops, and the pivot, of applied forces Q and accelerations in the tree's q, v.

        magnitude: of the terms of Q
        """
        system, tree, kin = self.machine.system, self.machine.tree, self.machine.kinematics
        body, rows = BodyKinematics(system, tree.q, tree.v), list(self.machine.mobility.independent_rows)
        A = ca.sparsify(tree.actuator_jacobian)[list(self.independent), :]
        R = ca.vertcat(body.constraint[0][rows, :], A)
        multipliers, pivot = SX(system.nc, 1), SX(1)
        if R.shape[0]:
            D, nv = SX(ca.diag(ca.DM(kin.step_lengths**2))), system.nv
            K = ca.blockcat([[D, R.T], [R, SX(R.shape[0], R.shape[0])]])
            factor = ordered_ldl(K, *self.machine.typical(tree.q))
            if not factor.sound:
                factor = ordered_ldl(K, *self.machine.typical(tree.q), nv)
            left = ca.vertcat(newton_euler(body, dv) - Q, SX(R.shape[0], 1))
            multipliers[rows] = factor.solve(left)[nv : nv + len(rows)]
            pivot = factor.pivot
        return [*largest_residuals(self.machine, tree.q, tree.v, Q, dv, multipliers, magnitude), pivot]

    @cached_property
    def rows(self) -> ca.Function:
        """(q, v, dv, forces, multipliers, wrenches) → η of all rows."""
        system, tree = self.machine.system, self.machine.tree
        sizes = {"dv": system.nv, "forces": len(system.actuators), "multipliers": system.nc}
        given = {name: SX.sym(name, size) for name, size in (sizes | {"wrenches": 6 * len(system.links)}).items()}
        loads, answer = Loads(tree), (given["dv"], given["multipliers"])
        Q = loads.generalised(given["forces"]) + loads.of_wrenches(given["wrenches"])
        magnitude = loads.magnitude(given["forces"], (tree.jacobian, given["wrenches"]))
        eta = scaled_residuals(self.machine, None, tree.q, tree.v, Q, answer, None, magnitude=magnitude)
        inputs = {"q": tree.q, "v": tree.v} | given
        return ca.Function("rows", list(inputs.values()), [ca.densify(eta)], list(inputs), ["eta"], {"cse": True})


def largest_residuals(machine: Machine, q: SX, v: SX, Q: SX, dv: SX, multipliers: SX, magnitude: SX) -> tuple[SX, SX]:
    """Largest η of the equations of motion and of the loops, traced; magnitude: of the terms of Q."""
    answer = ca.densify(dv), ca.densify(multipliers)
    eta = scaled_residuals(machine, None, q, v, Q, answer, None, magnitude=magnitude)
    nv = machine.system.nv
    return largest_residual(eta[:nv, :], ca.vertcat(*answer)), largest_residual(eta[nv:, :], answer[0])


def _largest(eta: Array) -> float:
    return float(eta.max(initial=0.0)) if not np.isnan(eta).any() else np.inf


def _some(chosen: list[int], every: Array) -> str:
    return "this state" if len(every) == 1 else f"{len(chosen)} of {len(every)} samples"
