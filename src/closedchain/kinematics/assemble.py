"""Closing the loops: damped Gauss–Newton from a guess, restarts from elsewhere, and all assembly modes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from closedchain.errors import AssemblyError
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.targets import Targets
from closedchain.types import Array

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
