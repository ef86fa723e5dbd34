"""Moving a closed machine towards a pose of one of its bodies, or actuator coordinates, until something stops it.

Steps along the free motions of the loops, G N = 0: the damped least-squares z with J N z = e, after which the loops are
closed again. Every configuration on the way is closed and near the one before, so that no assembly mode is left.

    e  what is left to go, metres (angles times the machine's size)      J  its Jacobian with respect to the velocities
    N  free motions that move an actuator or the body                    A  velocities of the actuators per velocities
    P  twist of the body per velocities
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from closedchain.kinematics.assemble import CONVERGED
from closedchain.kinematics.evaluate import RANK_TOLERANCE, Kinematics
from closedchain.multibody.kinematics import stepped
from closedchain.multibody.system import Cut
from closedchain.spatial.numeric import matrix_quaternion, rotation_vector, skew
from closedchain.types import SX, Array

STEPS = 60
STRIDE = 0.1  # of the machine's size: the longest step along the free motions
ARRIVED = 1e-10  # of the machine's size
STUCK = 1e-5  # of the machine's size: a step that brings less than this brings nothing
WATCH = 0.02  # share of the distance from a parallel singularity at the start below which it is not approached
LOST = 1e-3  # of the largest: directions in which the body moves less than this are lost
OUT_OF_REACH = "out of reach"
EDGE = 1e-9  # rad, m: how near to its limit a joint stops
ITERATIONS = 8  # in which the loops close after a step, or it was too long


@dataclass(frozen=True, eq=False)
class Mobile:
    """How a machine can move at a configuration.

    q: coordinates
    turns: angles of joints that close loops
    pose: of the body, 3×4
    N: free motions that move an actuator or the body, nv×n, orthonormal in metres
    A, P: velocities of the actuators and the body's twist, in metres
    parallel: distance from a parallel singularity, 0 to 1: the least motion of the actuators; None where there are
        fewer of them than motions
    serial: singular values of P N over the largest of P, descending: motions of the body
    """

    q: Array
    turns: Array
    pose: Array
    N: Array
    A: Array
    P: Array
    parallel: float | None
    serial: Array

    @property
    def uncontrolled(self) -> Array:
        """The body's motion [angular; linear], metres, that locked actuators resist least."""
        if self.parallel is None or not self.N.shape[1]:
            return np.zeros(6)
        Vt = np.linalg.svd(self.A @ self.N)[2]
        return np.asarray(self.P @ self.N @ Vt[-1])

    def lost(self, rank: int) -> Array:
        """The direction [angular; linear], metres, of the least of the motions that the body has elsewhere."""
        if not 0 < rank <= min(6, self.N.shape[1]):
            return np.zeros(6)
        U = np.linalg.svd(self.P @ self.N)[0]
        return np.asarray(U[:, rank - 1])

    def passes(self, other: Mobile) -> str:
        """Which singularity lies between this and a configuration nearby: "parallel", "serial" or none.

        A motion along which the actuators, or the body, first go one way and then the other changes the sign of
        det((A N)ᵀ A' N'), both bases being brought to coincide.
        """
        if self.N.shape != other.N.shape or not self.N.size:
            return ""
        turn = np.linalg.det(np.linalg.pinv(self.N) @ other.N)
        pairs = {"serial": (self.P, other.P)} | ({} if self.parallel is None else {"parallel": (self.A, other.A)})
        for name, (here, there) in pairs.items():
            if np.linalg.det((here @ self.N).T @ (there @ other.N)) * turn < 0:
                return name
        return ""


@dataclass(frozen=True, eq=False)
class Move:
    """Where a drag ended.

    mobile: the configuration and how the machine can move there
    stopped: why it does not go all the way
    left: what is left to go, m (angles times the machine's size)
    more: whether further steps would bring it nearer
    """

    mobile: Mobile
    stopped: tuple[str, ...]
    left: float
    more: bool = False


Task = Callable[[Mobile], tuple[Array, Array]]
Held = list[tuple[str, int, float]]  # joint, which of its coordinates, and where this is held


class Drag:
    """Moves one machine by one of its bodies, held at a point of it, or by its actuators."""

    def __init__(
        self,
        kinematics: Kinematics,
        body: str,
        start: Array,
        handle: Array | None = None,
        turns: Array | None = None,
    ) -> None:
        self.kinematics, self.body = kinematics, body
        self.handle = np.zeros(3) if handle is None else handle
        tree, link = kinematics.tree, kinematics.system.link(body)
        rows = slice(6 * link.index, 6 * link.index + 6)
        flexible = SX.eye(kinematics.system.nv)[list(kinematics.system.modal_velocities), :]
        parts = [
            tree.poses[link.index].matrix()[:3, :],
            ca.vertcat(tree.constraint_jacobian, flexible),
            tree.actuator_jacobian if kinematics.system.actuators else SX(0, kinematics.system.nv),
            tree.jacobian[rows, :],
        ]
        self._motion = Evaluated([tree.q], parts)
        gap = [ca.substitute(part, tree.way, SX(1)) for part in (tree.gap, tree.gap_jacobian)]
        self._gap = Evaluated([tree.q], gap)
        self._stepped = Evaluated([tree.q, tree.v], [stepped(kinematics.system, tree.q, tree.v)])
        self._limits = [
            (joint.name, i, low, high)
            for joint in kinematics.system.mechanism.joints
            if joint.limits is not None
            for i, (low, high) in enumerate(np.reshape(joint.limits, (-1, 2)).tolist())
        ]
        self._turns = kinematics.turns(start, turns)  # followed from step to step
        self.start = self.look(start)
        self.rank = int(np.sum(self.start.serial > LOST))
        self.watched = WATCH * (self.start.parallel or 0.0)

    def look(self, q: Array) -> Mobile:
        """How the machine can move at a closed configuration."""
        kin = self.kinematics
        pose, G, A, P = self._motion(q)
        held = np.concatenate([kin.velocity_row_lengths, np.ones(len(G) - kin.system.nc)])
        _, s, Vt = np.linalg.svd(G * held[:, None] / kin.step_lengths)
        N = Vt[int(np.sum(s > RANK_TOLERANCE * s.max(initial=0.0))) :].T / kin.step_lengths[:, None]
        A, P = A * kin.actuator_lengths[:, None], P * kin.twist_lengths[:, None]
        # rods that spin between two spherical joints move neither
        seen = np.linalg.svd(np.vstack([A, P]) @ N)
        N = N @ seen[2][: int(np.sum(seen[1] > RANK_TOLERANCE * kin.system.size))].T
        parallel = None
        if N.shape[1] and len(A) >= N.shape[1]:
            largest = np.linalg.norm(A / kin.step_lengths, 2)
            parallel = float(np.linalg.svd(A @ N, compute_uv=False)[-1] / max(largest, 1e-300))
        serial = np.linalg.svd(P @ N, compute_uv=False) / max(np.linalg.norm(P / kin.step_lengths, 2), 1e-300)
        return Mobile(q, kin.turns(q, self._turns), pose, N, A, P, parallel, np.asarray(serial))

    # what to reach
    def pose(self, mobile: Mobile) -> tuple[Array, Array]:
        """Rotation of the body and position of its handle."""
        X = mobile.pose
        return X[:, :3], X[:, 3] + X[:, :3] @ self.handle

    def to_pose(
        self,
        here: Mobile,
        rotation: Array,
        position: Array,
        weights: tuple[float, float] = (1.0, 1.0),
        steps: int = STEPS,
    ) -> Move:
        """Bring the body to a pose of its handle, or as near as it can come; `weights` of rotation and position."""
        size, scale = self.kinematics.system.size, np.repeat(weights, 3)

        def task(mobile: Mobile) -> tuple[Array, Array]:
            R, p = self.pose(mobile)
            turn = rotation_vector(matrix_quaternion(rotation @ R.T))
            J = mobile.P.copy()
            J[3:] -= skew(R @ self.handle) @ (J[:3] / size)
            return scale * np.concatenate([size * turn, position - p]), scale[:, None] * J

        return self._move(here, task, steps)

    def to_actuators(self, here: Mobile, values: Sequence[float], steps: int = STEPS) -> Move:
        """Bring the actuators to coordinates (rad, m), or as near as they can come."""
        kin, wanted = self.kinematics, np.asarray(values, float)

        def task(mobile: Mobile) -> tuple[Array, Array]:
            away = wanted - kin.actuator_coordinates(mobile.q, mobile.turns)
            return away * kin.actuator_lengths, mobile.A

        return self._move(here, task, steps)

    # how to get there
    def _move(self, here: Mobile, task: Task, steps: int) -> Move:
        size, stops, held = self.kinematics.system.size, list[str](), Held()
        self._turns, (e, J) = here.turns, task(here)
        left, damping, stride = float(np.linalg.norm(e)), 1e-8, STRIDE * size
        for _ in range(steps):
            if left <= ARRIVED * size:
                return Move(here, tuple(stops), left)
            move = _step(self._within(here, held), J, e, damping, stride)
            there = self._closed_look(here.q, move, held)
            if there is None or np.linalg.norm(task(there)[0]) >= left or here.passes(there) == "serial":
                damping, stride = max(10 * damping, 1e-6), stride / 3
                if stride < STUCK * size:
                    break
                continue
            broken, singular = self._broken(there.q, held), self._singular(here, there)
            if broken:
                share, limit = self._first(here, there, broken)
                held.append(limit)
                stops.append(self._limit_words(*limit))
                there = self._closed_look(here.q, share * move, held) or here
            elif singular:
                there = self._before(here, move)
                stops.append(self._singular_words(there))
            before, here, (e, J) = left, there, task(there)
            self._turns = here.turns
            left = float(np.linalg.norm(e))
            if singular or (not broken and before - left < STUCK * size < left):
                break
            damping, stride = damping / 10, min(3 * stride, STRIDE * size)
        else:
            return Move(here, tuple(stops), left, more=True)
        return Move(here, tuple(stops) or self._short(task, e, left), left)

    def _short(self, task: Task, e: Array, left: float) -> tuple[str, ...]:
        """Words for what cannot be reached, unless the body cannot move that way anywhere."""
        if left <= STUCK * self.kinematics.system.size:
            return ()
        U, s, _ = np.linalg.svd(task(self.start)[1] @ self.start.N, full_matrices=False)
        usual = U[:, s > LOST * s.max(initial=0.0)]
        along = float(np.linalg.norm(usual.T @ e))
        # a body on a curve follows as well as it can
        if usual.shape[1] < 2 or along < 0.5 * left:
            return ()
        return (f"{OUT_OF_REACH}: {along:.3g} m short",)

    def _closed_look(self, q: Array, move: Array, held: Held | None = None) -> Mobile | None:
        closed = self.close(self._stepped(q, move)[0].ravel(), held or [])
        return None if closed is None else self.look(closed)

    def close(self, q: Array, held: Held) -> Array | None:
        """Coordinates nearby at which the loops are closed and joints held, by Newton's method; None where it fails.

        Lengths count as fractions of the machine's size. Rows that are redundant may stay open by the tolerance.
        """
        kin, size = self.kinematics, self.kinematics.system.size
        free = np.setdiff1d(np.arange(kin.system.nv), kin.system.modal_velocities)
        tolerance, first, converged = max(kin.tolerance, 1e-13), np.inf, CONVERGED * kin.coarseness(q)
        for _ in range(ITERATIONS):
            value, J = self._gap(q)
            value, J = value.ravel() * kin.row_lengths / size, J * kin.row_lengths[:, None]
            if held:
                away = [(self._coordinate(q, j, i) - at) * kin.joint_lengths(j)[i] / size for j, i, at in held]
                value, J = np.concatenate([value, away]), np.vstack([J, self._rows(q, held)])
            U, s, Vt = np.linalg.svd(J[:, free] / kin.step_lengths[free], full_matrices=False)
            kept = s > tolerance * s.max(initial=0.0)
            along = (U.T @ value)[kept]
            error = float(np.linalg.norm(along))
            if error <= 0.1 * converged:
                return q if np.linalg.norm(value) <= max(kin.tolerance, converged) else None
            if error > 2 * first:
                return None
            first = min(first, error)
            step = np.zeros(kin.system.nv)
            step[free] = -(Vt[kept].T @ (along / s[kept])) * size / kin.step_lengths[free]
            q = self._stepped(q, step)[0].ravel()
        return None

    def _before(self, here: Mobile, move: Array) -> Mobile:
        """The farthest of a few configurations along a step that is before a parallel singularity."""
        share, best = 0.5, here
        for power in range(2, 6):
            there = self._closed_look(here.q, share * move)
            good = there is not None and not self._singular(here, there)
            best = there if there is not None and good else best
            share += 0.5**power if good else -(0.5**power)
        return best

    # what stops it
    def _coordinate(self, q: Array, joint: str, i: int) -> float:
        return float(self.kinematics.joint_coordinates(joint, q, self._turns)[i])

    def _broken(self, q: Array, held: Held) -> Held:
        """Joints beyond their limits, and which one."""
        found = []
        for joint, i, low, high in self._limits:
            if (joint, i) not in [one[:2] for one in held]:
                value = self._coordinate(q, joint, i)
                if value < low - EDGE or value > high + EDGE:
                    found.append((joint, i, low if value < low else high))
        return found

    def _first(self, here: Mobile, there: Mobile, broken: Held) -> tuple[float, tuple[str, int, float]]:
        """Of the joints that a step takes beyond their limits the first, and the share of the step up to there."""
        shares = []
        for joint, i, limit in broken:
            start, end = (self._coordinate(at.q, joint, i) for at in (here, there))
            shares.append(float(np.clip((limit - start) / (end - start or 1e-300), 0.0, 1.0)))
        return min(shares), broken[int(np.argmin(shares))]

    def _limit_words(self, joint: str, i: int, limit: float) -> str:
        if self.kinematics.system.element(joint).model.angles[i]:
            return f"{joint} is at its limit of {limit:.4g} rad ({np.degrees(limit):.4g}°)"
        return f"{joint} is at its limit of {limit:.4g} m"

    def _rows(self, q: Array, held: Held) -> Array:
        """Velocities of held coordinates per velocities, in metres."""
        kin, rows = self.kinematics, []
        for joint, i, _ in held:
            part, length = kin.system.element(joint), kin.joint_lengths(joint)[i]
            if isinstance(part, Cut):
                row = np.array([kin.joint_velocities(joint, q, e)[i] for e in np.eye(kin.system.nv)])
            else:
                row = np.eye(kin.system.nv)[part.v.start + i]
            rows.append(length * row)
        return np.array(rows).reshape(len(held), kin.system.nv)

    def _within(self, here: Mobile, held: Held) -> Array:
        """Free motions that keep the held joints where they are."""
        if not held:
            return here.N
        _, s, Vt = np.linalg.svd(self._rows(here.q, held) @ here.N)
        return np.asarray(here.N @ Vt[int(np.sum(s > RANK_TOLERANCE)) :].T)

    def _singular(self, here: Mobile, there: Mobile) -> bool:
        """Whether a step comes too near to a parallel singularity, or passes one."""
        if not self.watched or here.parallel is None or there.parallel is None:
            return False
        near = there.parallel < self.watched or here.passes(there) == "parallel"
        return here.parallel >= self.watched and near

    def _singular_words(self, there: Mobile) -> str:
        what = "the platform" if self.body == self.kinematics.system.mechanism.platform else self.body
        return (
            f"parallel singularity ahead (distance {there.parallel:.3g}): with locked actuators {what} could still move"
        )


def _step(N: Array, J: Array, e: Array, damping: float, longest: float) -> Array:
    """The damped least-squares motion towards e, not longer than `longest`."""
    U, s, Vt = np.linalg.svd(J @ N, full_matrices=False)
    z = Vt.T @ (s / (s * s + damping * max(s.max(initial=0.0), 1e-300) ** 2 + 1e-300) * (U.T @ e))
    length = float(np.linalg.norm(z))
    move: Array = N @ (z * min(1.0, longest / max(length, 1e-300)))
    return move


class Evaluated:
    """Expressions evaluated into arrays that are kept, several times as fast as a call by CasADi."""

    def __init__(self, symbols: list[SX], expressions: list[SX]) -> None:
        dense = [ca.densify(expression) for expression in expressions]
        buffer: Any
        buffer, self._run = ca.Function("f", symbols, dense, {"cse": True}).buffer()
        self._inputs = [np.zeros(symbol.numel()) for symbol in symbols]
        self._outputs = [np.zeros(expression.numel()) for expression in dense]
        self._shapes = [expression.shape[::-1] for expression in dense]
        for i, values in enumerate(self._inputs):
            buffer.set_arg(i, values.data)
        for i, values in enumerate(self._outputs):
            if values.size:
                buffer.set_res(i, values.data)
        self._buffer = buffer

    def __call__(self, *values: Array) -> list[Array]:
        for kept, given in zip(self._inputs, values, strict=True):
            kept[:] = given
        self._run()
        # column by column
        found = zip(self._outputs, self._shapes, strict=True)
        return [np.array(output.reshape(shape).T, order="C") for output, shape in found]
