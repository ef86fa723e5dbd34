"""Closing the loops: damped Gauss–Newton from a guess, restarts from elsewhere, and all assembly modes.

Besides closed loops an assembly may have to meet targets: prescribed joint coordinates and a platform pose.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, AssemblyError, UnsupportedError
from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Pose
from closedchain.mechanism.numbers import finite_vector
from closedchain.multibody.system import Link, free_coordinates
from closedchain.spatial.symbolic import unskew
from closedchain.types import SX, Array


@dataclass(frozen=True, eq=False)
class Targets:
    """Coordinates held at their value, and rows that must vanish for what is not a coordinate of the tree."""

    kinematics: Kinematics
    joints: Mapping[str, Array]
    platform: Pose | None

    @cached_property
    def held(self) -> dict[int, float]:
        """Coordinate index → value."""
        values: dict[int, float] = {}
        for name, target in self.joints.items():
            part = self.kinematics.system.element(name)
            if isinstance(part, Link):
                values.update(zip(range(part.q.start, part.q.stop), target.tolist(), strict=True))
        link = self._floating_platform
        if link is not None and self.platform is not None:
            pose = free_coordinates(self.platform.matrix, np.array(self.platform.position))
            values.update(zip(range(link.q.start, link.q.stop), pose, strict=True))
        return values

    @cached_property
    def free(self) -> Array:
        """Indices of the velocities that may move."""
        held = [
            index
            for link in self.kinematics.system.links
            for index in range(link.v.start, link.v.stop)
            if link.q.start in self.held
        ]
        # flexible links keep the deflection of the guess
        held += self.kinematics.system.modal_velocities
        return np.setdiff1d(np.arange(self.kinematics.system.nv), held)

    def apply(self, q: Array) -> Array:
        """The coordinates with the held ones at their values."""
        q = q.copy()
        q[list(self.held)] = list(self.held.values())
        return q

    def residual(self, q: Array) -> tuple[Array, Array]:
        """Rows, in metres, that vanish when targets that are not tree coordinates are met; and their Jacobian."""
        value, jacobian = self._function(q)
        return np.array(value).ravel(), np.array(jacobian)

    def rows(self, q: Array) -> Array:
        """All targets as rows on the velocities, in metres per second: held coordinates and the rest."""
        held = np.setdiff1d(np.arange(self.kinematics.system.nv), self.free)
        return np.vstack([np.diag(self.kinematics.step_lengths)[held], self.residual(q)[1]])

    @property
    def _floating_platform(self) -> Link | None:
        link = self.kinematics.system.platform
        return link if link is not None and link.floats else None

    @cached_property
    def _function(self) -> ca.Function:
        tree, system = self.kinematics.tree, self.kinematics.system
        rows: list[SX] = []
        for name, target in self.joints.items():
            part = system.element(name)
            if not isinstance(part, Link):
                if part.model.nq != part.model.nv:
                    raise UnsupportedError(
                        f"joint {name!r} closes a loop and rotates freely: its orientation cannot be prescribed"
                    )
                error = part.model.difference(tree.joint_coordinates(part), SX(ca.DM(target)))
                rows += [system.size * error[i] if angle else error[i] for i, angle in enumerate(part.model.angles)]
        if self.platform is not None and self._floating_platform is None:
            assert system.platform is not None
            X = tree.poses[system.platform.index]
            R, p = ca.DM(self.platform.matrix), ca.DM(np.array(self.platform.position))
            rows += [X.p - p, system.size * unskew(R.T @ X.R)]
        value = ca.densify(ca.vertcat(*rows)) if rows else SX(0, 1)
        jacobian = ca.densify(ca.jacobian(tree.along_motion(value), tree.v)) if rows else SX(0, system.nv)
        return ca.Function("targets", [tree.q], [value, jacobian])


def make_targets(
    kinematics: Kinematics, joints: Mapping[str, float | ArrayLike] | None, platform: Pose | None
) -> Targets:
    """The targets, with names and sizes checked."""
    if platform is not None:
        kinematics.platform_name()
        if not isinstance(platform, Pose):
            raise ArgumentError(f"platform must be a Pose, not {type(platform).__name__}")
    values: dict[str, Array] = {}
    for name, value in (joints or {}).items():
        model = kinematics.system.element(name).model
        entries = np.atleast_1d(np.asarray(value, dtype=float))
        values[name] = np.array(finite_vector(f"coordinates of joint {name!r}", entries, model.nq))
    return Targets(kinematics, values, platform)


TOLERANCE = 1e-12  # of the machine's size
ITERATIONS = 80
RESTARTS = 150


@dataclass(frozen=True)
class Attempt:
    """Where a search ended: coordinates and the loop error there, as a fraction of the machine's size."""

    q: Array
    error: float
    wrong_mode: bool  # closed, but with a joint axis reversed

    @property
    def closed(self) -> bool:
        """The loops are closed as they should be."""
        return self.error <= TOLERANCE and not self.wrong_mode


def close_loops(kinematics: Kinematics, targets: Targets, guess: Array) -> Array:
    """Coordinates near a guess that close the loops and meet the targets."""
    best: Attempt | None = None
    for start in starts(kinematics, guess):
        attempt = search(kinematics, targets, start)
        if attempt.closed:
            return attempt.q
        if best is None or (attempt.wrong_mode, attempt.error) < (best.wrong_mode, best.error):
            best = attempt
    assert best is not None
    raise AssemblyError(_what_stays_open(kinematics, best))


def out_of_reach(kinematics: Kinematics, targets: Targets, start: Array, legs: Sequence[str]) -> str:
    """What to say where legs are known to be out of reach."""
    verb = "is" if len(legs) == 1 else "are"
    return f"{_what_stays_open(kinematics, search(kinematics, targets, start))}; {', '.join(legs)} {verb} out of reach"


def find_assembly_modes(kinematics: Kinematics, targets: Targets, guess: Array, tries: int = RESTARTS) -> list[Array]:
    """All assembly modes found from a guess and from random starts, nearest to the guess first."""
    found: list[tuple[float, Array, Array]] = []
    here = kinematics.poses(targets.apply(guess))
    for count, start in enumerate(starts(kinematics, guess)):
        if count >= tries:
            break
        attempt = search(kinematics, targets, start)
        if attempt.closed:
            poses = kinematics.poses(attempt.q)
            if all(_distance(kinematics, poses, other) > 1e-6 for _, other, _ in found):
                found.append((_distance(kinematics, poses, here), poses, attempt.q))
    return [q for _, _, q in sorted(found, key=lambda entry: entry[0])]


def search(kinematics: Kinematics, targets: Targets, start: Array) -> Attempt:
    """Levenberg–Marquardt steps; the damping falls with the error, so that they end as Newton's."""
    q = targets.apply(start)
    free = targets.free
    scale = kinematics.step_lengths[free]
    value, jacobian = _rows(kinematics, targets, q)
    error, damping = float(np.linalg.norm(value)), 1e-3
    for _ in range(ITERATIONS):
        if error <= 1e-16 * kinematics.system.size or free.size == 0:
            break
        step = np.zeros(kinematics.system.nv)
        step[free] = _damped_step(jacobian[:, free] / scale, value, damping * error) / scale
        candidate = targets.apply(kinematics.step(q, step))
        new_value, new_jacobian = _rows(kinematics, targets, candidate)
        new_error = float(np.linalg.norm(new_value))
        if new_error < error:
            stalled = new_error > 0.5 * error and error <= TOLERANCE * kinematics.system.size
            q, value, jacobian, error = candidate, new_value, new_jacobian, new_error
            damping = max(damping / 5, 1e-12)
            if stalled:
                break
        elif error <= TOLERANCE * kinematics.system.size or damping > 1e8:
            break
        else:
            damping *= 4
    wrong_mode = bool(np.any(kinematics.mode_sign(q) <= 0))
    return Attempt(q, float(error) / kinematics.system.size, wrong_mode)


def starts(kinematics: Kinematics, guess: Array) -> Iterator[Array]:
    """The guess, then ever wilder departures from it; always the same ones."""
    yield guess
    random = np.random.default_rng(20011)
    for count in range(RESTARTS):
        reach = min(np.pi, 0.1 * 1.05**count)
        move = random.uniform(-reach, reach, size=kinematics.system.nv)
        move[~kinematics.system.rotational] *= kinematics.system.size / np.pi
        move[kinematics.system.modal_velocities] = 0.0
        yield kinematics.step(guess, move)


def _damped_step(J: Array, value: Array, damping: float) -> Array:
    """The least-squares step −J⁺ value with small singular values damped; redundant rows do no harm."""
    U, s, Vt = np.linalg.svd(J, full_matrices=False)
    floor = 1e-13 * (s[0] if s.size else 0.0)
    factors = np.where(s > floor, s / (s * s + damping * max(s[0] if s.size else 0.0, 1e-300)), 0.0)
    step: Array = -Vt.T @ (factors * (U.T @ value))
    return step


def _rows(kinematics: Kinematics, targets: Targets, q: Array) -> tuple[Array, Array]:
    value, jacobian = kinematics.residual(q)
    lengths = kinematics.row_lengths
    more, more_jacobian = targets.residual(q)
    return np.concatenate([value * lengths, more]), np.vstack([jacobian * lengths[:, None], more_jacobian])


def _distance(kinematics: Kinematics, poses: Array, other: Array) -> float:
    """How different two configurations are: the largest difference of a body's position (sizes) or axes."""
    apart = poses - other
    apart[:, :, 3] /= kinematics.system.size
    return float(np.abs(apart).max())


def _what_stays_open(kinematics: Kinematics, best: Attempt) -> str:
    gaps = {name: gap for name, gap in kinematics.loop_gaps(best.q).items() if gap > 1e-9 * kinematics.system.size}
    name = kinematics.system.mechanism.name
    if best.wrong_mode and best.error <= TOLERANCE:
        signs = kinematics.mode_sign(best.q)
        joints = [c.joint.name for c, f in zip(kinematics.system.cuts, signs, strict=True) if f <= 0]
        return f"{name!r} closes only with the axis of {', '.join(joints)} reversed; give another guess"
    if not gaps:
        return f"{name!r} does not meet the given coordinates; nearest attempt off by {best.error:.3g} of its size"
    worst = sorted(gaps.items(), key=lambda item: -item[1])[:4]
    text = ", ".join(f"{joint} by {gap:.6g} m" for joint, gap in worst)
    return (
        f"{name!r} cannot be assembled as asked: loops stay open at {text} "
        f"(angles counted times the machine's size, {kinematics.system.size:.4g} m)"
    )
