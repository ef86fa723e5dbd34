"""Motions inside an assembly or working mode: along given coordinates, and from one mode to another.

A mode ends where loops and given coordinates become dependent, a parallel singularity (a serial one where the platform
is given): the determinant of their independent rows changes its sign, or the configuration folds back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError
from closedchain.kinematics.assemble import Targets, apart, search
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.mobility import Mobility
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import real_array
from closedchain.records import dataclass
from closedchain.spatial.numeric import matrix_quaternion, quaternion_matrix, rotation_vector, vector_quaternion
from closedchain.types import Array

LEAST_SHARE = 1e-6  # of the way between two given points: smaller steps are not taken
OFF = 0.3  # distance of a step from its prediction, relative to the step: more may be another mode
STRIDE = 0.05  # machine sizes or rad, of a step from mode to mode
SINGULAR = 1e-3  # least singular value of the rows, relative to the largest, at which a motion between modes turns away
NEAR = 1e-6  # distance at which two configurations are the same mode
TRIES = 200  # random goals for every pair of modes
SPAN = 0.6  # of random goals, machine sizes; twice that in rad
SEED = 7


@dataclass(frozen=True, eq=False)
class FollowedPath:
    """States along a path of given coordinates, all in one mode.

    states: at the given points, as far as the mode goes
    ended: where the mode ends and why; empty where the whole path was followed

    Example:
        >>> path = model.follow({"crank": [1.2, 1.5, 2.0]}, near=state)
        >>> len(path.states), path.ended
        (3, '')
    """

    states: tuple[State, ...]
    ended: str = ""

    def __len__(self) -> int:
        return len(self.states)


@dataclass(frozen=True, eq=False)
class JoinedModes:
    """Which modes are joined by motions without a singularity, as far as such motions were found.

    groups: numbers of modes that are joined
    motions: states from one mode to another, by the numbers of the two

    Example:
        >>> model.assembly_modes(joints={"crank": 1.2}).joined().groups
        ((0,), (1,))
    """

    groups: tuple[tuple[int, ...], ...]
    motions: Mapping[tuple[int, int], tuple[State, ...]]

    def __str__(self) -> str:
        lines = [f"modes joined without a singularity: {', '.join(str(list(group)) for group in self.groups)}"]
        lines += [f"  {i} to {j}: {len(states)} states" for (i, j), states in self.motions.items()]
        return "\n".join([*lines, "  others may be joined by motions that were not found"])


class Regularity:
    """How far configurations are from singular for given coordinates: the sign of a determinant, the least value."""

    def __init__(self, kinematics: Kinematics, mobility: Mobility, targets: Targets) -> None:
        self.kinematics, self.targets = kinematics, targets
        self._independent = list(mobility.independent_rows)

    def __call__(self, q: Array) -> tuple[float, float]:
        """Sign, and least singular value relative to the largest."""
        kin = self.kinematics
        G = kin.scaled(kin.constraint(q))[self._independent]
        rows = self.targets.rows(q) / kin.step_lengths
        M = np.vstack([G, rows])
        s = np.linalg.svd(M, compute_uv=False)
        sign = float(np.linalg.slogdet(M)[0]) if M.shape[0] == M.shape[1] else 1.0
        return sign, float(s[-1] / max(s[0], 1e-300))


def follow(
    kinematics: Kinematics, mobility: Mobility, between: Callable[[int, float], Targets], count: int, q: Array
) -> tuple[list[Array], str]:
    """Configurations at given points 0 … count−1; `between(k, s)` are targets at the share s from point k to k+1.

    q meets point 0. Also where and why the mode ends, if it does.
    """
    found, regular = [q], Regularity(kinematics, mobility, between(0, 0.0))
    sign, _ = regular(q)
    for k in range(count - 1):
        share, step = 0.0, 1.0
        while share < 1.0:
            step = min(step, 1.0 - share)
            there = _advanced(kinematics, between(k, share), between(k, share + step), q)
            changed = there is not None and regular(there)[0] != sign
            if there is None or changed:
                step /= 2
                if step < LEAST_SHARE:
                    return (
                        found,
                        f"the mode ends {share:.4g} of the way from point {k} to point {k + 1}, at a singularity",
                    )
                continue
            q, share, step = there, share + step, 2 * step
        found.append(q)
    return found, ""


def _advanced(kinematics: Kinematics, here: Targets, there: Targets, q: Array) -> Array | None:
    """The configuration at targets nearby, if it is where the velocities lead."""
    G, rows = kinematics.scaled(kinematics.constraint(q)), here.rows(q) / kinematics.step_lengths
    wanted = _difference(kinematics, there, q)
    right = np.concatenate([np.zeros(len(G)), wanted])
    move = np.linalg.lstsq(np.vstack([G, rows]), right, rcond=1e-9)[0] / kinematics.step_lengths
    predicted = kinematics.step(q, move)
    attempt = search(kinematics, there, predicted)
    moved = apart(kinematics, attempt.q, q)
    if not attempt.closed or moved > 0.5 or apart(kinematics, attempt.q, predicted) > OFF * moved + 1e-9:
        return None
    return attempt.q


def _difference(kinematics: Kinematics, targets: Targets, q: Array) -> Array:
    """From q to targets, in the places of `targets.rows`, metres."""
    there = targets.apply(q)
    moved = np.zeros(kinematics.system.nv)
    for link in kinematics.system.owners:
        if link.q.start not in targets.held:
            continue
        if link.model.nq == link.model.nv:
            moved[link.v] = there[link.q] - q[link.q]
        else:  # a platform
            turn = rotation_vector(_relative(q[link.q][:4], there[link.q][:4]))
            R = quaternion_matrix(q[link.q][:4])
            moved[link.v] = np.concatenate([turn, R.T @ (there[link.q][4:] - q[link.q][4:])])
    held = np.delete(moved * kinematics.step_lengths, targets.free)
    return np.concatenate([held, -targets.residual(q)[0]])


def _relative(a: Array, b: Array) -> Array:
    return matrix_quaternion(quaternion_matrix(a).T @ quaternion_matrix(b))


class Joining:
    """Random trees between modes, all nodes regular and on one side of all singularities.

    bodies: whose poses tell modes apart
    """

    def __init__(self, kinematics: Kinematics, mobility: Mobility, targets: Targets, bodies: Sequence[str]) -> None:
        self.kinematics, self.bodies, self.targets = kinematics, tuple(bodies), targets
        self.regular = Regularity(kinematics, mobility, targets)
        self._indices = [kinematics.system.link(body).index for body in bodies]
        self._random, self._nothing = np.random.default_rng(SEED), Targets(kinematics, {}, None)

    def between(self, a: Array, b: Array, tries: int) -> list[Array] | None:
        """Configurations from a to b, or None: two trees that grow towards random goals and each other."""
        sign = self.regular(a)[0]
        if sign != self.regular(b)[0]:
            return None  # a way would pass through zero
        trees = [_Tree(a, self._poses(a)), _Tree(b, self._poses(b))]
        for count in range(tries):
            one, other = trees[count % 2], trees[1 - count % 2]
            goal = other.poses[0] if count < 2 else self._goal([*one.poses, *other.poses])
            last = self._grow(one, self._nearest(one, goal), goal, sign)
            reached = one.poses[last]
            met = self._grow(other, self._nearest(other, reached), reached, sign)
            if apart(self.kinematics, other.nodes[met], one.nodes[last]) < NEAR:
                forth, back = (one, last), (other, met)
                if count % 2:
                    forth, back = back, forth
                return [*forth[0].way(forth[1]), *reversed(back[0].way(back[1])[:-1])]
        return None

    def _poses(self, q: Array) -> Array:
        return self.kinematics.poses(q)[self._indices]

    def _goal(self, nodes: Sequence[Array]) -> Array:
        """Poses around those of a node."""
        poses = nodes[int(self._random.integers(len(nodes)))].copy()
        turn = quaternion_matrix(vector_quaternion(2 * SPAN * self._random.normal(size=3)))
        shift = SPAN * self.kinematics.system.size * self._random.normal(size=3)
        middle = poses[:, :, 3].mean(axis=0)
        poses[:, :, 3] = (poses[:, :, 3] - middle) @ turn.T + middle + shift
        poses[:, :, :3] = turn @ poses[:, :, :3]
        return poses

    def _nearest(self, tree: _Tree, poses: Array) -> int:
        off = np.array(tree.poses) - poses
        off[..., 3] /= self.kinematics.system.size
        return int(np.argmin(np.square(off).sum(axis=(1, 2, 3))))

    def _error(self, q: Array, poses: Array) -> Array:
        """Rotation vectors and shifts from the bodies to poses, rad and machine sizes."""
        parts = []
        for here, there in zip(self._poses(q), poses, strict=True):
            R = there[:, :3] @ here[:, :3].T
            parts += [rotation_vector(matrix_quaternion(R)), (there[:, 3] - here[:, 3]) / self.kinematics.system.size]
        return np.concatenate(parts)

    def _grow(self, tree: _Tree, at: int, goal: Array, sign: float) -> int:
        """Steps from a node towards poses, until they are reached or something is in the way; the last node."""
        kin, lengths = self.kinematics, np.tile([1.0] * 3 + [1 / self.kinematics.system.size] * 3, len(self.bodies))
        q = tree.nodes[at]
        remaining = np.inf
        while True:
            error = self._error(q, goal)
            if np.linalg.norm(error) >= remaining * (1 - 1e-3) or np.linalg.norm(error) < 1e-10:
                return at
            remaining = float(np.linalg.norm(error))
            N = kin.free_motions(q)
            J = np.vstack([kin.body_jacobian(body, q) for body in self.bodies]) @ N * lengths[:, None]
            move = N @ np.linalg.lstsq(J, error, rcond=1e-6)[0]
            longest = float(np.abs(move * kin.step_lengths).max(initial=0.0)) / kin.system.size
            if longest < 1e-12:
                return at
            there = self._closed(kin.step(q, move * min(1.0, STRIDE / longest)))
            if there is None or apart(kin, there, q) > 4 * STRIDE:
                return at
            side, least = self.regular(there)
            if side != sign or least < SINGULAR:
                return at
            q, at = there, tree.add(there, self._poses(there), at)

    def _closed(self, q: Array) -> Array | None:
        attempt = search(self.kinematics, self._nothing, q)
        return attempt.q if attempt.closed else None


class _Tree:
    """Configurations with the poses of their bodies, each after another."""

    def __init__(self, root: Array, poses: Array) -> None:
        self.nodes, self.poses, self._before = [root], [poses], [-1]

    def add(self, q: Array, poses: Array, before: int) -> int:
        """One more; its number."""
        self.nodes.append(q)
        self.poses.append(poses)
        self._before.append(before)
        return len(self.nodes) - 1

    def way(self, node: int) -> list[Array]:
        """From the root to a node."""
        found = list[Array]()
        while node >= 0:
            found.append(self.nodes[node])
            node = self._before[node]
        return found[::-1]


def check_path(points: Mapping[str, ArrayLike]) -> dict[str, Array]:
    """Columns of given coordinates, one row per point."""
    columns = {name: real_array(f"path of joint {name!r}", values) for name, values in points.items()}
    counts = {len(values) for values in columns.values() if values.ndim}
    if not columns or len(counts) != 1 or min(counts) < 2 or any(not values.ndim for values in columns.values()):
        sizes = ", ".join(f"{name} {values.shape}" for name, values in columns.items())
        raise ArgumentError(f"path= holds two or more points of every joint, equally many; given: {sizes or 'nothing'}")
    return columns
