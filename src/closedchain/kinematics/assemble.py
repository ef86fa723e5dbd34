"""Closing the loops: damped Gauss–Newton from a guess, restarts from elsewhere, the nearest that can be met.

Besides closed loops an assembly may have to meet targets: prescribed joint coordinates and a platform pose.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import ArgumentError, AssemblyError, UnsupportedError
from closedchain.kinematics.evaluate import CLOSED, Kinematics
from closedchain.kinematics.task_coordinates import NAMES, checked, indices, traced_coordinates
from closedchain.mechanism import Pose
from closedchain.mechanism.numbers import LARGEST_TOLERANCE, finite_vector, named, real_array
from closedchain.multibody.system import Link, System, free_coordinates
from closedchain.records import dataclass
from closedchain.spatial.row_elimination import LARGE
from closedchain.spatial.symbolic import Transform, rotation_vector
from closedchain.types import SX, Array

Indices = NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class Targets:
    """Coordinates held at their value, and rows that must vanish for what is not a coordinate of the tree."""

    kinematics: Kinematics
    joints: Mapping[str, Array]
    platform: Pose | Mapping[str, float] | None

    @cached_property
    def held(self) -> dict[int, float]:
        """Coordinate index → value."""
        values: dict[int, float] = {}
        for name, target in self.joints.items():
            part = self.kinematics.system.element(name)
            if isinstance(part, Link):
                values.update(zip(range(part.q.start, part.q.stop), target.tolist(), strict=True))
        link = self._floating_platform
        if link is not None and isinstance(self.platform, Pose):
            pose = free_coordinates(self.platform.matrix, np.array(self.platform.position))
            values.update(zip(range(link.q.start, link.q.stop), pose, strict=True))
        return values

    @cached_property
    def free(self) -> Indices:
        """Indices of the velocities that may move."""
        free = np.ones(self.kinematics.system.nv, dtype=bool)
        for link in self.kinematics.system.links:
            if link.q.start in self.held:
                free[link.v] = False
        # flexible links keep the deflection of the guess
        free[list(self.kinematics.system.modal_velocities)] = False
        return np.flatnonzero(free)

    def apply(self, q: Array) -> Array:
        """The coordinates with the held ones at their values."""
        q = q.copy()
        q[list(self.held)] = list(self.held.values())
        return q

    def residual(self, q: Array, way: float = 1.0) -> tuple[Array, Array]:
        """Rows, in metres, that vanish when targets that are not tree coordinates are met; and their Jacobian."""
        if self._function is None:
            return np.zeros(0), np.zeros((0, self.kinematics.system.nv))
        value, jacobian = self._function(q, way)
        return np.array(value).ravel(), np.array(jacobian)

    def idle(self, q: Array) -> NDArray[np.bool_]:
        """Velocities that move neither loops nor targets, so that nothing is gained by moving them."""
        if self.residual(q)[0].size:
            return np.zeros(self.kinematics.system.nv, bool)
        return ~self.kinematics.closing_velocities

    def rows(self, q: Array) -> Array:
        """All targets as rows on the velocities, in metres per second: held coordinates and the rest."""
        held = np.delete(np.diag(self.kinematics.step_lengths), self.free, axis=0)
        return np.vstack([held, self.residual(q)[1]])

    @property
    def _floating_platform(self) -> Link | None:
        link = self.kinematics.system.platform
        return link if link is not None and link.floats else None

    @cached_property
    def _function(self) -> ca.Function | None:
        """(q, way) → those rows and their Jacobian; None where there are none."""
        tree, system, lengths = self.kinematics.tree, self.kinematics.system, self.kinematics.task_lengths
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
        if isinstance(self.platform, Mapping):
            error = traced_coordinates(tree)[indices(self.platform)] - ca.DM(list(self.platform.values()))
            for i, name in enumerate(self.platform):
                wrapped = ca.atan2(ca.sin(error[i]), ca.cos(error[i])) if name == "torsion" else error[i]
                rows.append(lengths[NAMES.index(name)] * wrapped)
        elif self.platform is not None and self._floating_platform is None:
            assert system.platform is not None
            X = tree.poses[system.platform.index]
            R, p = ca.DM(self.platform.matrix), ca.DM(np.array(self.platform.position))
            rows += [X.p - p, system.size * rotation_vector(R.T @ X.R, tree.way)]
        if not rows:
            return None
        value = ca.densify(ca.vertcat(*rows))
        jacobian = ca.densify(ca.jacobian(tree.along_motion(value), tree.v))
        return ca.Function("targets", [tree.q, tree.way], [value, jacobian])


def make_targets(
    kinematics: Kinematics,
    joints: Mapping[str, float | ArrayLike] | None,
    platform: Pose | Mapping[str, float] | None,
) -> Targets:
    """The targets, with names and sizes checked."""
    if platform is not None:
        kinematics.platform_name()
        if isinstance(platform, Mapping):
            platform = checked("platform", platform)
        elif not isinstance(platform, Pose):
            raise ArgumentError(
                f"platform must be a Pose or coordinates such as {{'z': 0.5}}, not {type(platform).__name__}"
            )
    values: dict[str, Array] = {}
    for name, value in named("joints", joints).items():
        model = kinematics.system.element(name).model
        entries = np.atleast_1d(real_array(f"coordinates of joint {name!r}", value, infinite=True))
        values[name] = np.array(finite_vector(f"coordinates of joint {name!r}", entries, model.nq))
    return Targets(kinematics, values, platform)


ITERATIONS = 80
MOST_EVALUATIONS = 10_000_000  # of the loops, for all modes
RESTARTS, FEWEST_RESTARTS = 150, 20
MODERATE = 20  # velocities of a machine for which all restarts take seconds
ENOUGH, ALIKE = 12, 1e-4  # searches that end equally far from closed, up to a share of this
CONVERGED = CLOSED  # of the machine's size: what can be closed is closed to this, or to rounding of large coordinates
ROUNDING = 1e-16
STATIONARY = 1e-6  # share of the error below which no motion reduces it
LONGEST_STEP = 1.0  # rad, or machine sizes
NEAR, SAME = 0.5, 1e-6  # distance of two configurations: entries of a body's axes, positions in machine sizes
MORE_STARTS = 6


@dataclass(frozen=True)
class Attempt:
    """Where a search ended.

    error: how far loops and targets are open there, as a fraction of the machine's size (rad count as such)
    reducible: the part of it that some motion of the machine would close; the rest lies in redundant rows
    tolerance: how much of that rest is accepted
    converged: to this is closed what can be closed
    """

    q: Array
    error: float
    reducible: float
    tolerance: float
    converged: float = CONVERGED

    @property
    def closed(self) -> bool:
        """What can be closed is closed, and the rest is within the tolerance."""
        return self.reducible <= self.converged and self.error <= max(self.tolerance, self.converged)

    @property
    def contradicts(self) -> bool:
        """No motion closes loops that are nearly closed: numbers of the description contradict each other."""
        return self.reducible <= CONVERGED and self.error <= LARGEST_TOLERANCE

    def notes(self, kinematics: Kinematics) -> tuple[str, ...]:
        """What was absorbed: gaps that no motion of the machine closes."""
        if self.error <= self.converged:
            return ()
        openings, closed = kinematics.loop_openings(self.q).items(), self.converged * kinematics.system.size
        worst = {joint: opening for joint, opening in openings if max(opening) > closed}
        text = ", ".join(f"{joint} by {opening}" for joint, opening in worst.items())
        return (
            f"loops stay open at {text}: their redundant constraints contradict each other by {self.error:.3g} of the "
            f"machine's size, which is within the tolerance ({self.tolerance:.3g})",
        )


def close_loops(kinematics: Kinematics, targets: Targets, guess: Array, tolerance: float | None = None) -> Attempt:
    """Coordinates near a guess that close the loops and meet the targets.

    The first search usually ends near the guess. Where it does not, a few more starts are tried and the nearest wins.
    """
    best: Attempt | None = None
    errors: list[float] = []
    for start in islice(starts(kinematics, guess, idle=targets.idle(guess)), _most_starts(kinematics)):
        attempt = _search_both_ways(kinematics, targets, start, tolerance)
        if attempt.closed:
            return _nearest(kinematics, targets, guess, attempt)
        errors.append(attempt.error)
        if best is None or attempt.error < best.error:
            best = attempt
        alike = sum(error <= (1 + ALIKE) * best.error for error in errors)
        if alike > ENOUGH or (best.contradicts and kinematics.system.nv > MODERATE):
            break
    assert best is not None
    raise AssemblyError(_what_stays_open(kinematics, targets, best))


def _most_starts(kinematics: Kinematics) -> int:
    """How many starts are tried: a large machine that cannot be closed says so in seconds, too."""
    return 1 + max(FEWEST_RESTARTS, min(RESTARTS, round(RESTARTS * (MODERATE / max(kinematics.system.nv, 1)) ** 2)))


def _nearest(kinematics: Kinematics, targets: Targets, guess: Array, found: Attempt) -> Attempt:
    """What was found or, where this is far from the guess, the nearest to it after some more starts."""
    least = apart(kinematics, found.q, targets.apply(guess))
    if least <= NEAR:
        return found
    for start in islice(starts(kinematics, guess, 1.0, targets.idle(guess)), 1, 1 + MORE_STARTS):
        other = search(kinematics, targets, start, found.tolerance)
        away = apart(kinematics, other.q, targets.apply(guess))
        if other.closed and away < least - SAME:
            found, least = other, away
    return found


def _search_both_ways(kinematics: Kinematics, targets: Targets, start: Array, tolerance: float | None) -> Attempt:
    """A search, and where it fails from half a turn off, the other way round."""
    attempt = search(kinematics, targets, start, tolerance)
    if attempt.closed or not _half_turned(kinematics, targets, start):
        return attempt
    other = search(kinematics, targets, start, tolerance, way=-1.0)
    return other if other.closed or other.error < attempt.error else attempt


def starting_coordinates(kinematics: Kinematics) -> Array:
    """The description's start; a platform without a home and other floating bodies are put where their joints are.

    Starts of joints that close loops are met as far as those of the tree leave it open.
    """
    system, q = kinematics.system, kinematics.system.neutral.copy()
    at_home = system.mechanism.platform if system.mechanism.home is not None else None
    floating = [link for link in system.links if link.floats and link.name != at_home]
    starts = {cut.name: cut.joint.start for cut in system.cuts if cut.joint.start and cut.joint.has_coordinates}
    for link in sorted(floating, key=lambda link: link is not system.platform):
        q = _placed(kinematics, link, _started(kinematics, link, q))
    q = search(kinematics, make_targets(kinematics, starts, None), q).q if starts else q
    return _as_given(kinematics, q)


def _as_given(kinematics: Kinematics, q: Array) -> Array:
    """Where the loops are open at the start: closed coordinates with all starts that the description gives, if any.

    Which joints are cut then makes no difference.
    """
    system = kinematics.system
    parts = [system.element(joint.name) for joint in system.mechanism.joints if joint.start and joint.has_coordinates]
    given = {part.name: part.joint.start or () for part in parts if part.joint and part.model.nq == part.model.nv}
    nothing = make_targets(kinematics, None, None)
    if not given or search(kinematics, nothing, q, free=np.arange(0)).error <= CONVERGED * kinematics.coarseness(q):
        return q
    found = search(kinematics, make_targets(kinematics, given, None), q)
    return found.q if found.closed else q


def _started(kinematics: Kinematics, link: Link, q: Array) -> Array:
    """Coordinates with a floating body where starts of cut joints have it, if that brings the loops closer."""
    system, nothing = kinematics.system, make_targets(kinematics, None, None)
    best, least = q, search(kinematics, nothing, q, free=np.arange(0)).error
    poses = [Transform(SX(X[:, :3]), SX(X[:, 3])) for X in [*kinematics.poses(q), np.eye(3, 4)]]  # last: ground
    for cut in system.cuts:
        carried = [_carries(system, link, body) for body in (cut.parent, cut.child)]
        if carried[0] == carried[1] or (cut.joint.start is None and cut.joint.dof and cut.piece is None):
            continue
        X_FM = cut.model.pose(SX(cut.joint.start or ()))
        X = poses[cut.parent] @ cut.X_PF @ X_FM @ cut.X_CM.inverse() @ poses[cut.child].inverse()  # moves the child
        X = (X if carried[1] else X.inverse()) @ poses[link.index]
        placed = q.copy()
        placed[link.q] = free_coordinates(np.array(ca.DM(X.R)), np.array(ca.DM(X.p)).ravel())
        error = search(kinematics, nothing, placed, free=np.arange(0)).error
        if error < least:
            best, least = placed, error
    return best


def _carries(system: System, link: Link, index: int) -> bool:
    """Whether a link moves with another that floats."""
    while index not in (-1, link.index):
        index = system.links[index].parent
    return index == link.index


def _placed(kinematics: Kinematics, link: Link, q: Array) -> Array:
    """Coordinates with a floating body put where its cut joints are, if that brings the loops closer."""
    tips = [cut for cut in kinematics.system.cuts if link.index in (cut.parent, cut.child)]
    if not tips:
        return q
    poses = np.concatenate([kinematics.poses(q), np.eye(3, 4)[None]])  # the last is the ground's
    apart = np.zeros(3)
    for cut in tips:
        p_P, p_C = (
            poses[body][:, :3] @ np.array(ca.DM(X.p)).ravel() + poses[body][:, 3]
            for body, X in ((cut.parent, cut.X_PF), (cut.child, cut.X_CM))
        )
        apart += (p_P - p_C) * (1 if cut.child == link.index else -1)
    placed = q.copy()
    placed[link.q.start + 4 : link.q.stop] += apart / len(tips)
    nothing = make_targets(kinematics, None, None)
    found = search(kinematics, nothing, placed, free=np.arange(link.v.start, link.v.stop))
    return found.q if found.error < search(kinematics, nothing, q, free=np.arange(0)).error else q


def out_of_reach(kinematics: Kinematics, targets: Targets, start: Array, legs: Sequence[str]) -> str:
    """What to say where legs are known to be out of reach."""
    verb = "is" if len(legs) == 1 else "are"
    words = _what_stays_open(kinematics, targets, search(kinematics, targets, start))
    return f"{words}; {', '.join(legs)} {verb} out of reach" if legs else words


def find_assemblies(
    kinematics: Kinematics, targets: Targets, guess: Array, tries: int = RESTARTS, reach: float = 0.1
) -> list[Attempt]:
    """Configurations found from a guess and from random starts around it, nearest to the guess first."""
    found: list[tuple[float, Array, Attempt]] = []
    here = kinematics.poses(targets.apply(guess))
    for count, start in enumerate(starts(kinematics, guess, reach, targets.idle(guess))):
        if count >= tries:
            break
        attempt = search(kinematics, targets, start)
        if attempt.closed:
            poses = kinematics.poses(attempt.q)
            if all(_distance(kinematics, poses, other) > SAME for _, other, _ in found):
                found.append((_distance(kinematics, poses, here), poses, attempt))
    return [attempt for _, _, attempt in sorted(found, key=lambda entry: entry[0])]


def nearest_joints(kinematics: Kinematics, targets: Targets, guesses: Sequence[Array]) -> dict[str, Array]:
    """Joint coordinates that can be met, nearest to those of the targets: least squares over closed configurations."""
    nothing, best, least = make_targets(kinematics, None, None), guesses[0], np.inf
    for guess in guesses:
        q, off = guess, _off(kinematics, targets, guess)
        damping = 1e-6
        for _ in range(ITERATIONS):
            N = kinematics.free_motions(q)
            rows = np.vstack([_rows_of(kinematics, name, q) for name in targets.joints]) @ N
            step = N @ np.linalg.solve(rows.T @ rows + damping * np.eye(N.shape[1]), -rows.T @ off)
            attempt = search(kinematics, nothing, kinematics.step(q, step))
            there = _off(kinematics, targets, attempt.q)
            if attempt.closed and there @ there < off @ off * (1 - 1e-12):
                q, off, damping = attempt.q, there, max(damping / 10, 1e-9)
            elif damping > 1e6:
                break
            else:
                damping *= 10
        if off @ off < least:
            best, least = q, float(off @ off)
    return {name: kinematics.joint_coordinates(name, best) for name in targets.joints}


def _off(kinematics: Kinematics, targets: Targets, q: Array) -> Array:
    """From given joint coordinates to those of a configuration, angles by the shorter way, in metres."""
    parts = []
    for name, target in targets.joints.items():
        angles = np.array(kinematics.system.element(name).model.angles)
        apart = kinematics.joint_coordinates(name, q) - target
        turns = np.where(angles, 2 * np.pi * np.round(apart / (2 * np.pi)), 0.0)
        parts.append((apart - turns) * np.where(angles, kinematics.system.size, 1.0))
    return np.concatenate(parts)


def _rows_of(kinematics: Kinematics, joint: str, q: Array) -> Array:
    """Velocities of a joint per unit velocities, in metres."""
    unit = np.eye(kinematics.system.nv)
    columns = [kinematics.joint_velocities(joint, q, v) for v in unit]
    return np.asarray(np.column_stack(columns) * kinematics.joint_lengths(joint)[:, None])


def search(
    kinematics: Kinematics,
    targets: Targets,
    start: Array,
    tolerance: float | None = None,
    way: float = 1.0,
    free: Indices | None = None,
) -> Attempt:
    """Levenberg–Marquardt steps; the damping falls with the error, so that they end as Newton's.

    Lengths count as fractions of the machine's size, so that a machine and its scaled copy take the same steps.
    free: indices of the velocities that may move, by default all that the targets do not hold.
    """
    tolerance = kinematics.tolerance if tolerance is None else tolerance
    q, free = targets.apply(start), targets.free if free is None else free
    # metres or radians that one unit of a step stands for
    units, converged = kinematics.system.size / kinematics.step_lengths, CONVERGED * kinematics.coarseness(q)
    rows = _Rows(kinematics, targets, q, way, free, tolerance)
    damping = 1e-3
    for _ in range(ITERATIONS):
        if rows.reducible <= max(ROUNDING, STATIONARY * rows.error):
            break
        step = np.zeros(kinematics.system.nv)
        step[free] = rows.step(damping * rows.error) * units[free]
        candidate = targets.apply(kinematics.step(q, step))
        there = _Rows(kinematics, targets, candidate, way, free, tolerance)
        if there.error < rows.error:
            stalled = there.reducible > 0.5 * rows.reducible and rows.reducible <= converged
            q, rows = candidate, there
            damping = max(damping / 5, 1e-12)
            if stalled:
                break
        elif rows.reducible <= converged or damping > 1e8:
            break
        else:
            damping *= 4
    return Attempt(q, rows.error, rows.reducible, tolerance, converged)


class _Rows:
    """What must vanish at a configuration, over the machine's size, and its Jacobian as steps need it."""

    def __init__(
        self, kinematics: Kinematics, targets: Targets, q: Array, way: float, free: Indices, tolerance: float
    ) -> None:
        value, J = kinematics.gap(q, way)
        more, more_J = targets.residual(q, way)
        size, lengths = kinematics.system.size, kinematics.row_lengths
        value = np.concatenate([value * (lengths / size), more / size])
        J = np.vstack([J * (lengths / size)[:, None], more_J / size])[:, free] * (size / kinematics.step_lengths[free])
        self.error = float(np.linalg.norm(value))
        self._solver = _SparseSolver(J, value) if J.shape[1] > LARGE else _DenseSolver(J, value, tolerance)
        self.reducible = self._solver.reducible

    def step(self, damping: float) -> Array:
        """The least-squares step −J⁺ value with small singular values damped, not longer than LONGEST_STEP."""
        step = self._solver.step(damping)
        longest = np.abs(step).max(initial=0.0)
        return step * (LONGEST_STEP / longest) if longest > LONGEST_STEP else step


class _DenseSolver:
    """Steps from the singular values of the Jacobian; `reducible` is the part of the value that steps can remove."""

    def __init__(self, J: Array, value: Array, tolerance: float) -> None:
        self._U, self._s, self._Vt = np.linalg.svd(J, full_matrices=False)
        # directions that would have to move by more than the machine's size for less than the tolerance are redundant
        self._kept = self._s > max(1e-13, tolerance) * self._s.max(initial=0.0)
        self._along = self._U.T @ value
        self.reducible = float(np.linalg.norm(self._along[self._kept]))

    def step(self, damping: float) -> Array:
        s, largest = self._s, self._s.max(initial=0.0)
        factors = np.where(self._kept, s / np.maximum(s * s + damping * largest, 1e-300), 0.0)
        step: Array = -self._Vt.T @ (factors * self._along)
        return step


class _SparseSolver:
    """The same of a large machine, from JᵀJ + δ, δ next to nothing where steps are not damped."""

    def __init__(self, J: Array, value: Array) -> None:
        from scipy.sparse import csc_array  # slow to import, and needed by large machines only

        self._J = csc_array(J)
        self._JJ, self._right = (self._J.T @ self._J).tocsc(), np.asarray(self._J.T @ value)
        sizes = np.abs(J)
        # a bound of the largest singular value
        self._largest = float(np.sqrt(sizes.sum(axis=0).max(initial=0.0) * sizes.sum(axis=1).max(initial=0.0)))
        self.reducible = max(0.0, float(self._right @ self._solve(0.0))) ** 0.5

    def step(self, damping: float) -> Array:
        return -self._solve(damping * self._largest)

    def _solve(self, damping: float) -> Array:
        from scipy.sparse import eye_array
        from scipy.sparse.linalg import splu

        shift = max(damping, 1e-13 * self._largest**2, 1e-300)
        factors = splu(self._JJ + shift * eye_array(len(self._right), format="csc"), permc_spec="MMD_AT_PLUS_A")
        solution: Array = factors.solve(self._right)
        return solution


def starts(
    kinematics: Kinematics, guess: Array, reach: float = 0.1, idle: NDArray[np.bool_] | None = None
) -> Iterator[Array]:
    """The guess, then ever wilder departures from it; always the same ones. Velocities that are idle stay out of it."""
    yield guess
    random = np.random.default_rng(20011)
    for count in range(RESTARTS):
        wide = min(np.pi, reach * 1.05**count)
        move = random.uniform(-wide, wide, size=kinematics.system.nv)
        move[~kinematics.system.rotational] *= kinematics.system.size / np.pi
        move[kinematics.system.modal_velocities] = 0.0
        move[slice(0) if idle is None else idle] = 0.0
        yield kinematics.step(guess, move)


def _half_turned(kinematics: Kinematics, targets: Targets, start: Array) -> bool:
    """Whether some angle that must vanish is half a turn, so that both ways round are as short."""
    q = targets.apply(start)
    return any(np.any(rows(q, 1.0)[0] != rows(q, -1.0)[0]) for rows in (kinematics.gap, targets.residual))


def apart(kinematics: Kinematics, q: Array, other: Array) -> float:
    """How different two configurations are."""
    return _distance(kinematics, kinematics.poses(q), kinematics.poses(other))


def _distance(kinematics: Kinematics, poses: Array, other: Array) -> float:
    """How different two configurations are: the largest difference of a body's position (sizes) or axes."""
    apart = poses - other
    apart[:, :, 3] /= kinematics.system.size
    return float(np.abs(apart).max())


def _what_stays_open(kinematics: Kinematics, targets: Targets, best: Attempt) -> str:
    name, size = kinematics.system.mechanism.name, kinematics.system.size
    asked = bool(targets.joints) or targets.platform is not None
    wide = kinematics.open_loops(best.q, best.tolerance * size if asked else 0.0)
    if not wide:
        return f"{name!r} does not meet the given coordinates; nearest attempt off by {best.error:.3g} of its size"
    words = f"{name!r} cannot be assembled{' as asked' * asked}: loops stay open at {wide}"
    if best.error > LARGEST_TOLERANCE:
        return words
    accepted = min(10.0 ** np.ceil(np.log10(1.01 * best.error)), LARGEST_TOLERANCE)
    return (
        f"{words}; if numbers of the description are rounded, and contradict each other by {best.error:.2g} of its "
        f"size ({size:.3g} m), tolerance={accepted:g} accepts that"
    )
