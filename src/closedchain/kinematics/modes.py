"""In how many ways a machine assembles: solutions by continuation, with what is known of their completeness.

1. Configurations that random starts find (assemble.py) are solutions at the given coordinates, or at others.
2. They are carried to generic complex parameters, given coordinates and dimensions alike, and loops find the others of
   this family of machines. The trace test says whether all of them were found: that is the bound.
3. The family's solutions are followed to the machine itself, its given coordinates generic. Ends are solutions, or far
   away; where all are either, every solution that is not one of a continuum is among them. Configurations of step 1
   that are not (the special geometry of a machine may have them) are carried round loops of the given coordinates.
4. The machine's solutions are followed to the coordinates that are given. Steps 1 to 3 are done once.

Random choices are the same ones every time. A machine whose loops are not algebraic has only step 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from closedchain.continuation.equations import Budget, Complex, DenseSolver, Flags, PathSolver, derivatives
from closedchain.continuation.monodromy import CLOSED, Fibre, Monodromy, fibre, united
from closedchain.continuation.trace_test import trace_test
from closedchain.continuation.tracker import INFINITE, arrivals, compiled, distinct, track, track_distinct
from closedchain.errors import KernelCompileError, SingularityError
from closedchain.kinematics.assemble import MOST_EVALUATIONS, Targets, find_assemblies, search
from closedchain.kinematics.closure import EVERYTHING, GIVEN, Closure, Request, driven_joints
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.self_motions import STRIDE, SingularCurve, free_of_targets, self_motion
from closedchain.mechanism import Pose
from closedchain.records import dataclass
from closedchain.spatial.row_elimination import most_independent
from closedchain.types import Array

Verdict = Literal["passed", "failed", "not applicable", "not made"]

FAMILY = 0.7  # share of them that steps 1 to 3 may take before the machine itself is looked at
LARGEST = 60  # unknowns, of which straight-line code with factors is made
QUIET = 3  # loops without anything new before the trace test is made
QUIET_GIVEN = 10  # the same of given coordinates alone, where components are small and no test follows
STRICT = 0.1  # of the tracker's first correction on the way to the machine, where a jump would lose a solution
ATTEMPTS = 6  # ways from the family to the machine, from other generic parameters, where paths fail
SEED = 41
RANK = 1e-7  # singular values below this, relative, leave a motion free: at double roots half the digits are lost
REAL = 1e-7  # imaginary part that counts as none
DEPENDENT = 1e-8  # contradiction of redundant rows per unit of a parameter that counts as none
SAME = 1e-5  # distance of two modes: positions in machine sizes, entries of axes
FIRST_STARTS, ALL_STARTS, WIDE = 60, 150, 1.0  # random starts, all where solutions may be missing; rad, of the first
MOST_FAMILIES = 4
FEW_STARTS, FEW_STEPS, MODERATE = 20, 4, 40  # of a report: random starts, steps of a curve, velocities of a machine
SMALL = 5_000  # evaluations for one path


@dataclass(frozen=True, eq=False)
class GenericModes:
    """What is known of a machine for any coordinates of a request: steps 1 to 3.

    fibre: solutions at generic complex given coordinates of the machine
    bound: number of solutions of the family, where the trace test says that it is that number
    verdict: of the trace test, for this machine
    notes: what is not certain, and why
    """

    closure: Closure
    solver: PathSolver
    fibre: Fibre
    bound: int | None
    verdict: Verdict
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class FoundModes:
    """Configurations of all modes found, and what is known of them; see `Modes`."""

    configurations: tuple[Array, ...]
    generic: GenericModes | None
    verdict: Verdict
    finite: int | None
    families: tuple[SingularCurve, ...]
    notes: tuple[str, ...]
    evaluations: int


def request_of(kinematics: Kinematics, targets: Targets) -> Request:
    """Modes are told apart by the platform where joints are given, by what is driven where it is given itself."""
    if targets.platform is None:
        wanted = "bodies" if kinematics.system.platform is None else "platform"
    else:
        wanted = "drives" if kinematics.system.actuators else "bodies"
    return Request(tuple(targets.joints), targets.platform is not None, wanted)


class ModeSearch:
    """All modes of one request. What is known of generic coordinates is kept: other coordinates are one homotopy.

    verify: make the trace test; without it only the given coordinates go round loops
    """

    def __init__(self, kinematics: Kinematics, request: Request, verify: bool, samples: Sequence[Array]) -> None:
        self.kinematics, self.request, self.verify = kinematics, request, verify
        self.samples = tuple(samples)
        self._generic: GenericModes | None = None

    def find(self, targets: Targets, start: Array, limit: float = MOST_EVALUATIONS, seed: int = SEED) -> FoundModes:
        """The modes at given coordinates, nearest to a start first."""
        budget, seeds = Budget(limit), list[Array]()
        verdict: Verdict = "not applicable"
        reason = not_algebraic(self.kinematics)
        if not self._known(targets):
            self._generic = None
            if reason is None:
                seeds = self._assemblies(targets, start, FIRST_STARTS if self.verify else ALL_STARTS)
                try:
                    self._generic, reason = self._solved(targets, start, seeds, budget, seed)
                except SingularityError as error:
                    verdict, reason = "failed", OUT_OF_BUDGET if budget.exhausted else str(error)
                except KernelCompileError as error:
                    reason = str(error)
            if self._generic is None or self._generic.verdict == "failed":
                seeds = self._assemblies(targets, start, ALL_STARTS)
        if self._generic is None:
            ways = _Ways(self.kinematics, self.request, targets)
            ways.take(seeds)
            notes = (f"{reason}: by random starts alone",)
            return ways.result(start, None, verdict, None, notes, budget.spent)
        found = self._at(self._generic, targets, start, seeds, budget)
        if budget.exhausted:  # another call may be given more
            self._generic = None
        return found

    def _known(self, targets: Targets) -> bool:
        """Whether the generic solutions may be followed to these targets: what cannot move must be as it was."""
        if self._generic is None:
            return False
        closure, p = self._generic.closure, self._generic.fibre.p
        fixed = slice(len(closure.moving), None)
        return bool(np.allclose(closure.target(targets, self.samples[0])[fixed], p[fixed], rtol=0.0, atol=1e-12))

    def _assemblies(self, targets: Targets, start: Array, tries: int) -> list[Array]:
        return [found.q for found in find_assemblies(self.kinematics, targets, start, tries=tries, reach=WIDE)]

    def _solved(
        self, targets: Targets, start: Array, seeds: list[Array], budget: Budget, seed: int
    ) -> tuple[GenericModes | None, str | None]:
        search = _Search(self.kinematics, self.request, budget, seed, self.verify)
        limit, budget.limit = budget.limit, FAMILY * budget.limit
        generic = search.solve(targets, [*seeds, *self.samples])
        budget.limit = limit
        if generic is not None and generic.verdict == "failed":
            more = self._assemblies(targets, start, ALL_STARTS)
            generic = search.enlarged(generic, more)
        return generic, search.reason

    def _at(
        self, generic: GenericModes, targets: Targets, start: Array, seeds: Sequence[Array], budget: Budget
    ) -> FoundModes:
        """Step 4."""
        closure, solver = generic.closure, generic.solver
        solver.use(budget)
        p = closure.target(targets, seeds[0] if len(seeds) else self.samples[0])
        random = np.random.default_rng(SEED)
        known = generic.fibre

        def draw() -> Complex:
            return closure.generic(known.p, random, GIVEN)

        ends = arrivals(solver, known.x, known.p, p, draw, STRICT)
        ways = _Ways(self.kinematics, self.request, targets)
        x = ends.x
        keys = solver.keys(x, np.broadcast_to(p, (len(x), len(p))))
        real = np.abs(np.concatenate([x.imag, keys.imag], axis=1)).max(axis=1, initial=0.0) < REAL
        ways.take([closure.coordinates(row, p) for row in x[real]])
        found = len(ways)
        near = np.abs(ends.singular.imag).max(axis=1, initial=0.0) < 0.1
        ways.take([closure.coordinates(row, p) for row in ends.singular[near]])
        ways.take(seeds)
        verdict, notes = generic.verdict, list(generic.notes)
        if verdict == "passed" and len(ways) > found and any(ways.regular[found:]):
            verdict, notes = "failed", [*notes, "random starts find modes that continuation missed"]
        if not ends.settled:
            verdict = "failed" if verdict == "passed" else verdict
            notes.append(OUT_OF_BUDGET if budget.exhausted else LOST)
        finite = len(distinct(keys))
        return ways.result(start, generic, verdict, finite, tuple(notes), budget.spent)


LOST = "a path to the given coordinates failed on every way that was tried"
OUT_OF_BUDGET = "the limit of evaluations was reached before all paths had ended; a higher limit= may find more"


def not_algebraic(kinematics: Kinematics) -> str | None:
    """Why there is no continuation, or None; helical joints and couplings are found when they are traced."""
    system = kinematics.system
    rolling = [cut.name for cut in system.cuts if cut.model.holonomic not in (None, cut.model.rows)]
    if rolling:
        return f"{', '.join(rolling)} roll, which constrains velocities only"
    return None if system.cuts or system.couplings else "there are no loops"


class _Ways:
    """Configurations that meet targets: modes that differ, and self-motions."""

    def __init__(self, kinematics: Kinematics, request: Request, targets: Targets) -> None:
        self.kinematics, self.request, self.targets = kinematics, request, targets
        self.configurations, self.families = list[Array](), list[SingularCurve]()
        self.regular = list[bool]()
        self._keys = list[Array]()

    def __len__(self) -> int:
        return len(self.configurations)

    def take(self, guesses: Sequence[Array]) -> None:
        """Close the loops at guesses, and keep what is new."""
        for guess in guesses:
            attempt = search(self.kinematics, self.targets, guess)
            if not attempt.closed:
                continue
            q, key = attempt.q, mode_key(self.kinematics, self.request, attempt.q)
            if any(np.abs(key - other).max() < SAME for other in self._keys) or self._on_a_family(key):
                continue
            _, moving = idle_and_moving(self.kinematics, self.targets, q, self._wanted(q))
            if moving and len(self.families) == MOST_FAMILIES:
                continue
            family = self_motion(self.kinematics, self.targets, q, self._wanted) if moving else None
            if family is not None:
                self.families.append(family)
                continue
            self.configurations.append(q)
            self.regular.append(not moving)
            self._keys.append(key)

    def _wanted(self, q: Array) -> Array:
        return wanted_rows(self.kinematics, self.request.wanted, q)

    def _on_a_family(self, key: Array) -> bool:
        """Whether a pose lies on a curve that was followed."""
        return any(
            np.abs(key - mode_key(self.kinematics, self.request, q)).max() < 2 * STRIDE
            for family in self.families
            for q in family.configurations
        )

    def result(
        self,
        start: Array,
        generic: GenericModes | None,
        verdict: Verdict,
        finite: int | None,
        notes: tuple[str, ...],
        evaluations: int,
    ) -> FoundModes:
        """Nearest to the start first."""
        here = self.kinematics.poses(start)
        order = sorted(range(len(self)), key=lambda k: _distance(self.kinematics, self.configurations[k], here))
        singular = sum(not flag for flag in self.regular)
        if singular:
            notes = (*notes, f"{singular} of the modes {'is' if singular == 1 else 'are'} singular (double roots)")
        configurations = tuple(self.configurations[k] for k in order)
        return FoundModes(configurations, generic, verdict, finite, tuple(self.families), notes, evaluations)


def _distance(kinematics: Kinematics, q: Array, poses: Array) -> float:
    apart = kinematics.poses(q) - poses
    apart[:, :, 3] /= kinematics.system.size
    return float(np.abs(apart).max(initial=0.0))


def mode_key(kinematics: Kinematics, request: Request, q: Array) -> Array:
    """What tells modes apart, in numbers: poses, positions in machine sizes; angles by sine and cosine."""
    system = kinematics.system
    if request.wanted == "drives":
        parts = []
        for name in driven_joints(kinematics):
            angles = system.element(name).model.angles
            values = kinematics.joint_coordinates(name, q)
            for value, angle in zip(values, angles, strict=True):
                parts += [np.cos(value), np.sin(value)] if angle else [value / system.size]
        return np.array(parts)
    poses = kinematics.poses(q)
    if request.wanted == "platform":
        assert system.platform is not None
        poses = poses[system.platform.index : system.platform.index + 1]
    scaled = poses.copy()
    scaled[:, :, 3] /= system.size
    return np.asarray(scaled.ravel())


def wanted_rows(kinematics: Kinematics, wanted: str, q: Array) -> Array:
    """Velocities that tell modes apart, per unit velocities, in metres."""
    if wanted == "drives":
        return kinematics.actuator_jacobian(q) * kinematics.actuator_lengths[:, None]
    names = [body.name for body in kinematics.system.mechanism.bodies]
    bodies = [kinematics.platform_name()] if wanted == "platform" else names
    return np.vstack([kinematics.body_jacobian(body, q) * kinematics.twist_lengths[:, None] for body in bodies])


def idle_and_moving(kinematics: Kinematics, targets: Targets, q: Array, wanted: Array) -> tuple[list[int], int]:
    """Coordinates that may be held because motions left by targets move nothing wanted; and how many move that."""
    moving, idle = free_of_targets(kinematics, targets, q, wanted)
    if not idle.shape[1]:
        return [], moving.shape[1]
    q_dot = np.column_stack([kinematics.q_dot(q, column) for column in idle.T])
    return sorted(most_independent(q_dot, idle.shape[1])), moving.shape[1]


def self_motion_at_home(kinematics: Kinematics, samples: Sequence[Array]) -> int:
    """The dimension of a self-motion with the drives of the first sample; 0 where random starts find none."""
    names, home = driven_joints(kinematics), samples[0]
    if not names or not_algebraic(kinematics) or kinematics.system.nv > MODERATE:
        return 0

    def met(q: Array) -> Targets:
        return Targets(kinematics, {name: kinematics.joint_coordinates(name, q) for name in names}, None)

    wanted = request_of(kinematics, met(home)).wanted

    def rows(q: Array) -> Array:
        return wanted_rows(kinematics, wanted, q)

    def left(targets: Targets, q: Array) -> int:
        return int(free_of_targets(kinematics, targets, q, rows(q))[0].shape[1])

    if min(left(met(q), q) for q in samples):  # drives are too few everywhere
        return 0
    targets = met(home)
    for found in find_assemblies(kinematics, targets, home, tries=FEW_STARTS, reach=WIDE):
        dimension = left(targets, found.q)
        if dimension and self_motion(kinematics, targets, found.q, rows, FEW_STEPS) is not None:
            return dimension
    return 0


class _Search:
    """Steps 2 and 3."""

    def __init__(self, kinematics: Kinematics, request: Request, budget: Budget, seed: int, verify: bool) -> None:
        self.kinematics, self.request, self.budget, self.verify = kinematics, request, budget, verify
        self.random = np.random.default_rng(seed)
        self.reason: str | None = None

    def solve(self, targets: Targets, configurations: Sequence[Array]) -> GenericModes | None:
        """From closed configurations; None, with a reason, where equations are not algebraic or all are singular."""
        regular, idle = self._regular(configurations)
        every = Closure(self.kinematics, self.request, regular[0], idle, None if self.verify else _given)
        if len(every.unknowns) > LARGEST:
            self.reason = f"{len(every.unknowns)} unknown coordinates are more than {LARGEST}"
            return None
        if not every.equations.algebraic:
            self.reason = "the loops are not algebraic (a helical joint, a coupling of angles or by a polynomial)"
            return None
        allowed = self._admissible(every, regular[0])
        if not allowed:
            self.reason = "what is given determines more than the degrees of freedom"
            return None
        self.closure = closure = Closure(
            self.kinematics, self.request, regular[0], idle, lambda one: (one.kind, one.place) in allowed
        )
        self.p, fixed = closure.target(targets, regular[0]), slice(len(closure.moving), None)
        X, starts = self._points(regular)
        same = np.abs(starts[:, fixed] - self.p[fixed]).max(axis=1, initial=0.0) < 1e-9
        if not same.any():
            raise SingularityError("what is given contradicts the loops")
        X, starts = X[same], starts[same]
        draws = [self._draw, self._draw_given] if self.verify else [self._draw_given]
        self.solver = solver = compiled(closure.equations, X[0], starts[0], draws, self.budget)
        if not self.verify:
            machine = self._draw_given()
            known = Monodromy(solver, self._some(self._carried(X, starts, machine)), self._draw_given).grow(QUIET_GIVEN)
            return GenericModes(closure, solver, known, None, "not made", ())
        family = Monodromy(solver, self._some(self._carried(X, starts, self._draw())), self._draw).grow(QUIET)
        test = trace_test(solver, family, self.random)
        known, certain = self._machine(test.fibre, X, starts)
        notes = []
        if not test.passed:
            off = f"the sum of {test.points} points is off a linear one by {test.bend.off:.1g}"
            uneven = "places of the curve's line differ in the number of solutions"
            notes.append(f"the trace test failed: {uneven if test.bend.linear else off}")
        elif not certain:
            notes.append(f"the family's {len(test.fibre)} solutions do not account for all of this special machine")
        if self.budget.exhausted:
            notes.append(OUT_OF_BUDGET)
        verdict: Verdict = "passed" if test.passed and certain else "failed"
        return GenericModes(closure, solver, known, len(test.fibre) if test.passed else None, verdict, tuple(notes))

    def enlarged(self, generic: GenericModes, configurations: Sequence[Array]) -> GenericModes:
        """With the components of more configurations."""
        regular = [q for q in configurations if not self._left(q)[1]]
        known = generic.fibre
        if regular:
            X, starts = self._points(regular)
            known = united(known, self.solver, self._carried(X, starts, known.p).x)
        known = Monodromy(self.solver, known, self._draw_given).grow(QUIET_GIVEN)
        return GenericModes(generic.closure, generic.solver, known, generic.bound, generic.verdict, generic.notes)

    def _machine(self, family: Fibre, X: Complex, starts: Complex) -> tuple[Fibre, bool]:
        """Solutions at the machine, given coordinates generic; whether they are all that the family has there."""
        both, certain = None, False
        for _ in range(ATTEMPTS):
            machine = self._draw_given()
            ends = track_distinct(self.solver, family.x, family.p, machine, STRICT)
            reached = fibre(self.solver, ends.x[ends.arrived], machine)
            both = united(reached, self.solver, self._carried(X, starts, machine).x)
            both = Monodromy(self.solver, both, self._draw_given).grow(1)
            resolved = bool(np.all(ends.arrived | (ends.status == INFINITE)))
            certain = resolved and len(reached) == ends.arrived.sum() == len(both)
            if certain or self.budget.exhausted:
                break
            moved = self._draw()
            again = track_distinct(self.solver, family.x, family.p, moved, STRICT)
            if again.arrived.all():
                family = fibre(self.solver, again.x, moved)
        assert both is not None
        if not certain:
            both = Monodromy(self.solver, both, self._draw_given).grow(QUIET_GIVEN)
        return both, certain

    @staticmethod
    def _some(known: Fibre) -> Fibre:
        if not len(known):
            raise SingularityError("no path from an assembled configuration reaches generic coordinates")
        return known

    def _draw(self) -> Complex:
        return self.closure.generic(self.p, self.random, EVERYTHING)

    def _draw_given(self) -> Complex:
        return self.closure.generic(self.p, self.random, GIVEN)

    def _points(self, configurations: Sequence[Array]) -> tuple[Complex, Complex]:
        points = [self.closure.point(self._met(q), q) for q in configurations]
        X, starts = (np.array(part) for part in zip(*points, strict=True))
        return X, starts

    def _met(self, q: Array) -> Targets:
        """The request that a configuration meets."""
        joints = {name: self.kinematics.joint_coordinates(name, q) for name in self.request.joints}
        pose = None
        if self.request.platform:
            link = self.kinematics.system.platform
            assert link is not None
            X = self.kinematics.poses(q)[link.index]
            pose = Pose(tuple(X[:, 3]), X[:, :3])
        return Targets(self.kinematics, joints, pose)

    def _carried(self, X: Complex, starts: Complex, end: Complex) -> Fibre:
        """Solutions, each at its own parameters, carried to others."""
        ends = track(self.solver, X, starts, end)
        return fibre(self.solver, ends.x[ends.arrived], end)

    def _left(self, q: Array) -> tuple[list[int], int]:
        return idle_and_moving(self.kinematics, self._met(q), q, wanted_rows(self.kinematics, self.request.wanted, q))

    def _regular(self, configurations: Sequence[Array]) -> tuple[list[Array], list[int]]:
        """Configurations with the fewest motions left, and coordinates of those that move nothing wanted."""
        left = [self._left(q) for q in configurations]
        least = min(moving for _, moving in left)
        if least:
            raise SingularityError(
                f"all {len(left)} configurations found leave {least} degree{'s' * (least > 1)} of freedom open"
            )
        kept = [(q, idle) for q, (idle, moving) in zip(configurations, left, strict=True) if not moving]
        idle = min((idle for _, idle in kept), key=len)
        return [q for q, other in kept if len(other) == len(idle)], idle

    def _admissible(self, closure: Closure, q: Array) -> set[tuple[str, tuple[str, int]]]:
        """Parameters that move the loops and contradict no redundant row, at two solutions.

        Orientations of a frame only where its position may not move: they make the equations larger, and are needed
        where axes meet in a point.
        """
        x, p = closure.point(self._met(q), q)
        given = np.array([one.kind in GIVEN for one in closure.moving])
        allowed = self._free(closure, x, p, given)
        moved = closure.generic(p, self.random, GIVEN)
        there = np.where(allowed & given, p + 0.3 * (moved - p), p)
        ends = track(DenseSolver(closure.equations, self.budget), x[None], p, there)
        if not ends.arrived.all():
            raise SingularityError("no path leaves the assembled configuration")
        allowed &= self._free(closure, ends.x[0], there, given)
        shifted = {one.place[0] for one, flag in zip(closure.moving, allowed, strict=True) if flag and not one.turning}
        turns = np.array([one.kind == "number" and one.turning and one.place[0] in shifted for one in closure.moving])
        allowed = self._together(closure, x, p, allowed & ~turns, given)
        return {(one.kind, one.place) for one, flag in zip(closure.moving, allowed, strict=True) if flag}

    def _together(self, closure: Closure, x: Complex, p: Complex, allowed: Flags, given: Flags) -> Flags:
        """Of parameters that contradict no redundant row one by one, those that contradict none together.

        Frame after frame, where all of them do: lengths that must be equal may not differ.
        """
        moved = closure.generic(p, self.random, EVERYTHING)
        if self._closes(closure, x, p, np.where(allowed, moved, p)):
            return allowed
        kept, frames = allowed & given, dict.fromkeys(one.place[0] for one in closure.moving if one.kind == "number")
        for frame in frames:
            own = np.array([one.kind == "number" and one.place[0] == frame for one in closure.moving])
            more = kept | (allowed & own)
            if (more != kept).any() and self._closes(closure, x, p, np.where(more, p + 0.5 * (moved - p), p)):
                kept = more
        return kept

    def _closes(self, closure: Closure, x: Complex, p: Complex, there: Complex) -> bool:
        """Whether a solution can be followed to parameters with all rows satisfied."""
        solver = DenseSolver(closure.equations, Budget(SMALL))
        ends = track(solver, x[None], p, there)
        self.budget.spent += solver.budget.spent
        return bool(ends.arrived[0] and np.abs(derivatives(closure.equations, ends.x, there[None])[0]).max() < CLOSED)

    @staticmethod
    def _free(closure: Closure, x: Complex, p: Complex, given: Flags) -> Flags:
        _, J, J_p = (part[0] for part in derivatives(closure.equations, x[None], p[None]))
        U, s, _ = np.linalg.svd(J)
        left = U[:, int(np.sum(s > RANK * s[0])) :].conj().T
        sizes = np.abs(J_p).max(axis=0, initial=0.0)
        contradiction = np.abs(left @ J_p).max(axis=0, initial=0.0)
        return np.asarray((contradiction < DEPENDENT * np.maximum(sizes, 1.0)) & (given | (sizes > DEPENDENT)))


def _given(one: Any) -> bool:
    return one.kind in GIVEN
