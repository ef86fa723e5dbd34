"""Solutions followed along straight lines of the parameters, all paths in lanes, each with a step of its own.

Runge–Kutta's slope of order four predicts, Newton's method corrects. A step is accepted if the first correction is
small and the second much smaller. Two paths that end at one regular solution prove that one of them jumped: both are
followed again with smaller steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from closedchain.continuation.equations import Budget, Complex, DenseSolver, Family, Flags, PathSolver
from closedchain.errors import SingularityError
from closedchain.records import dataclass
from closedchain.types import Array

Draw = Callable[[], Complex]  # generic parameters

ARRIVED, INFINITE, SINGULAR, UNFINISHED = range(4)

FIRST_STEP = 0.1
LEAST_STEP = 1e-10  # of a path: below it something is singular or far away
CORRECTION = 1e-3  # first correction of a step, relative to the unknowns
CONVERGED = 1e-8  # second or third correction
RESTING = 1e-10  # last correction of an end
FAR = 1e4  # size of unknowns that are on their way to infinity where steps become too small
EARLY = 1e-5  # share of the way that is left where unknowns that are far and grow so need not be followed on
LAST, POLE = 0.1, 4.0  # share of the way that is left where infinity may be the end; growth (1 − t) |x'| / |x| there
SAME = 1e-6  # relative difference of the keys of one solution
SAMPLES = 3  # of each kind, solutions from which pivots are chosen
ROUTES = 6  # by way of other parameters, on which paths that fail are tried
STRICTER = (0.1, 0.01)  # of CORRECTION, when paths are followed again


@dataclass(frozen=True, eq=False)
class Ends:
    """Where paths ended: x, how (ARRIVED, INFINITE, SINGULAR, UNFINISHED), and the share of the way."""

    x: Complex
    status: NDArray[np.int_]
    share: Array

    @property
    def arrived(self) -> Flags:
        return np.asarray(self.status == ARRIVED)


def track(solver: PathSolver | DenseSolver, X: Complex, start: Complex, end: Complex, strictness: float = 1.0) -> Ends:
    """Follow the solutions X (paths, n) from the parameters `start` to `end`, one row each or one for all."""
    moving, budget, angles = solver.equations.moving, solver.budget, solver.equations.angles
    X = np.array(X, dtype=complex)
    count = len(X)
    start, end = (np.broadcast_to(p, (count, solver.equations.p.numel())) for p in (start, end))
    along = end - start
    t, h, streak = np.zeros(count), np.full(count, FIRST_STEP * min(1.0, strictness * 5)), np.zeros(count, int)
    alive, slopes, known = np.ones(count, bool), np.zeros_like(X), np.zeros(count, bool)
    status = np.full(count, UNFINISHED)
    with np.errstate(all="ignore"):
        while alive.any() and not budget.exhausted:
            a = np.flatnonzero(alive)
            x, step, dP = X[a], np.minimum(h[a], 1 - t[a])[:, None], np.ascontiguousarray(along[a, :moving])

            def at(share: Array, a: NDArray[np.intp] = a) -> Complex:
                return np.asarray(start[a] + (t[a][:, None] + share) * along[a])

            fresh = ~known[a]
            if fresh.any():
                slopes[a[fresh]] = solver(x[fresh], at(0 * step)[fresh], dP[fresh])[1]
            k1, half = slopes[a], at(step / 2)
            k2 = solver(x + step / 2 * k1, half, dP)[1]
            k3 = solver(x + step / 2 * k2, half, dP)[1]
            there = at(step)
            k4 = solver(x + step * k3, there, dP)[1]
            new = x + step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
            size = 1 + np.abs(x).max(axis=1)
            corrections = []
            for _ in range(3):
                correction, slope = solver(new, there, dP)
                new = new + correction
                corrections.append(np.abs(correction).max(axis=1) / size)
                if np.all((corrections[-1] < CONVERGED) | ~(corrections[0] < CORRECTION * strictness)):
                    break
            good = (corrections[0] < CORRECTION * strictness) & (corrections[-1] < CONVERGED)
            done = a[good]
            X[done], slopes[done], known[a] = new[good], slope[good], True
            t[done] = np.where(step[good, 0] >= 1 - t[done], 1.0, t[done] + step[good, 0])
            streak[a] = np.where(good, streak[a] + 1, 0)
            longer = streak[a] >= 2
            h[a] = np.where(good, np.where(longer, 2 * h[a], h[a]), step[:, 0] / 2)
            streak[a[longer]] = 0
            ended, stuck = t[a] >= 1, h[a] < LEAST_STEP
            far = (stuck | (1 - t[a] < EARLY)) & _leaves(X[a], slopes[a], 1 - t[a], angles)
            status[a] = np.where(ended, ARRIVED, np.where(far, INFINITE, np.where(stuck, SINGULAR, UNFINISHED)))
            alive[a] = ~(ended | stuck | far)
        X, status = _polished(solver, X, status, end)
    return Ends(X, status, t)


def _polished(
    solver: PathSolver | DenseSolver, X: Complex, status: NDArray[np.int_], end: Complex
) -> tuple[Complex, NDArray[np.int_]]:
    """Ends to rounding; what does not come to rest was no end."""
    arrived = np.flatnonzero(status == ARRIVED)
    solvers = (solver, solver.dense) if isinstance(solver, PathSolver) else (solver,)
    for one in solvers:  # pivots of the kernel may be small at an end
        still = np.zeros((len(arrived), solver.equations.moving), dtype=complex)
        for _ in range(2):
            correction, _ = one(X[arrived], end[arrived], still)
            X[arrived] += correction
        size = 1 + np.abs(X[arrived]).max(axis=1, initial=0.0)
        arrived = arrived[~(np.abs(correction).max(axis=1, initial=0.0) < RESTING * size)]
        if not arrived.size:
            break
    status[arrived] = SINGULAR
    return X, status


def _leaves(X: Complex, slopes: Complex, left: Array, angles: Flags) -> Flags:
    """Which paths are far away and grow as one does whose pole is its end: |x'| / |x| is about 1 / (1 − t).

    What counts of an angle is the size of its sine.
    """
    sizes = np.where(angles, np.exp(np.minimum(np.abs(X.imag), 700.0)), np.abs(X))
    largest = np.argmax(np.nan_to_num(sizes, nan=np.inf), axis=1)[:, None]
    size, x, slope = (np.take_along_axis(part, largest, axis=1)[:, 0] for part in (sizes, X, slopes))
    growth = left * np.abs(slope) / np.where(angles[largest[:, 0]], 1.0, np.abs(x))
    return np.asarray((size > FAR) & (left < LAST) & (growth > 1 / POLE) & (growth < POLE))


def track_distinct(solver: PathSolver, X: Complex, start: Complex, end: Complex, strictness: float = 1.0) -> Ends:
    """The same of solutions that differ: paths that end alike are followed again, more strictly."""
    ends = track(solver, X, start, end, strictness)
    start, end = (np.broadcast_to(p, (len(X), p.shape[-1])) for p in (start, end))
    stuck = np.flatnonzero(ends.status == SINGULAR)
    if stuck.size:  # the order of pivots may be at fault
        share = ends.share[stuck]
        there = start[stuck] + share[:, None] * (end[stuck] - start[stuck])
        again = track(solver.dense, ends.x[stuck], there, end[stuck])
        ends = _replaced(ends, stuck, again.x, again.status, share + (1 - share) * again.share)
    for stricter in STRICTER:
        jumped = np.flatnonzero(ends.arrived)[coinciding(solver.keys(ends.x[ends.arrived], end[ends.arrived]))]
        if not jumped.size or solver.budget.exhausted:
            break
        again = track(solver, X[jumped], start[jumped], end[jumped], stricter * strictness)
        ends = _replaced(ends, jumped, again.x, again.status, again.share)
    return ends


def _replaced(ends: Ends, which: NDArray[np.intp], x: Complex, status: NDArray[np.int_], share: Array) -> Ends:
    """The ends with others for some of the paths."""
    fields = ends.x.copy(), ends.status.copy(), ends.share.copy()
    for field, new in zip(fields, (x, status, share), strict=True):
        field[which] = new
    return Ends(*fields)


@dataclass(frozen=True, eq=False)
class Arrivals:
    """Where all solutions go: distinct regular ends x, singular ends, and whether every path is accounted for."""

    x: Complex
    singular: Complex
    settled: bool


def arrivals(
    solver: PathSolver, X: Complex, start: Complex, end: Complex, draw: Draw, strictness: float = 1.0
) -> Arrivals:
    """Ends of all solutions X at `start`, which are distinct.

    A path may fail by chance near a regular end and look like one that ends at a singular solution. By way of other
    parameters it does not fail again, and singular ends stay: they are believed once the least number of them is met
    twice, or is zero.
    """
    x, fewest, unique = _told_apart(solver, track_distinct(solver, X, start, end, strictness), end)
    settled = unique and not len(fewest)
    for _ in range(ROUTES):
        if settled or solver.budget.exhausted:
            break
        via = draw()
        there = track_distinct(solver, X, start, via, strictness)
        if not there.arrived.all():
            continue
        found, singular, unique = _told_apart(solver, track_distinct(solver, there.x, via, end, strictness), end)
        keys, known = (solver.keys(part, np.broadcast_to(end, (len(part), len(end)))) for part in (found, x))
        x = np.concatenate([x, found[distinct(keys, known)]])
        met_again = not len(singular) or len(singular) == len(fewest)
        settled = unique and len(found) == len(x) and met_again
        fewest = singular if len(singular) < len(fewest) else fewest
    return Arrivals(x, fewest, settled)


def _told_apart(solver: PathSolver, ends: Ends, end: Complex) -> tuple[Complex, Complex, bool]:
    """Distinct regular ends, singular ends, and whether no two paths met and all have ended."""
    x = ends.x[ends.arrived]
    chosen = distinct(solver.keys(x, np.broadcast_to(end, (len(x), len(end)))))
    ended = bool(np.all(ends.status != UNFINISHED))
    return x[chosen], ends.x[ends.status == SINGULAR], ended and len(chosen) == len(x)


def compiled(equations: Family, x: Complex, start: Complex, draws: Sequence[Draw], budget: Budget) -> PathSolver:
    """The kernel of equations with one regular solution x at parameters; pivots are chosen there, and where it goes."""
    generic = np.array([draw() for draw in draws for _ in range(SAMPLES)])
    ends = track(DenseSolver(equations, budget), np.tile(x, (len(generic), 1)), start, generic)
    if not ends.arrived.any():
        raise SingularityError("no path leaves the known solution: it is singular, or the budget is spent")
    X, P = np.vstack([x, ends.x[ends.arrived]]), np.vstack([start, generic[ends.arrived]])
    return PathSolver(equations, X, P, budget)


def coinciding(keys: Complex) -> NDArray[np.intp]:
    """Indices of keys that occur more than once."""
    if len(keys) < 2:
        return np.zeros(0, dtype=int)
    apart = _apart(keys, keys)
    np.fill_diagonal(apart, np.inf)
    return np.flatnonzero((apart < SAME).any(axis=1))


def distinct(keys: Complex, known: Complex | None = None, tolerance: float = SAME) -> list[int]:
    """Indices of finite keys that are neither among the known ones nor before them."""
    known = keys[:0] if known is None else known
    new = list[int]()
    fresh = np.isfinite(keys).all(axis=1)
    if len(known):
        fresh &= (_apart(keys, known) >= tolerance).all(axis=1)
    for k in np.flatnonzero(fresh):
        if not new or bool((_apart(keys[k : k + 1], keys[new]) >= tolerance).all()):
            new.append(int(k))
    return new


def _apart(keys: Complex, others: Complex) -> Array:
    """Relative differences of keys, (keys, others)."""
    largest = np.abs(keys[:, None] - others[None]).max(axis=2)
    return np.asarray(largest / (1 + np.abs(keys).max(axis=1, initial=0.0))[:, None])
