"""Are these all solutions? The linear trace test of Leykin, Rodriguez and Sottile.

Over a generic line p(t) of the parameters the solutions form a curve. It is cut by a form of the key k that is linear
in k and in t,

    a0 + a1 t + l(k) + t l'(k) = 0,

and while a0 moves, the sum of the cut's points is a linear function of a0 if and only if none is missing. So the test
speaks for the components of the curve that the points lie on. Turning parameters enter by sine and cosine: they follow
p0 + 2 atan(t p1), which makes both rational in t.

"Trace Test", L'Enseignement Mathématique 64 (2018): https://arxiv.org/abs/1608.00540
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from closedchain.continuation.equations import Complex, Family, PathSolver
from closedchain.continuation.monodromy import Fibre, Monodromy, fibre, united
from closedchain.continuation.tracker import compiled, track, track_distinct
from closedchain.records import dataclass
from closedchain.types import SX

MARGIN, EPS = 10.0, 1e-15  # of rounding, by which the sum of a complete set may be off; the least rounding
NOISE = 1e-6  # largest rounding at which the test is trusted
MOST_FORMS = 12  # coordinates of the key that the form reads; of more, random combinations are taken
STEP = 0.7 + 0.4j  # of a0
QUIET = 1  # loops that bring nothing new, before the sum is looked at
PLACES, SEED = 4, 7  # of the line, at which the fibre is counted
CURVES, ROUNDS = 2, 10  # that are tried; of loops and looks at the sum


@dataclass(frozen=True)
class Bend:
    """|Δ² Σ k| / Σ |Δ² k| over the keys k of all points, and what rounding alone makes of it.

    Rounding is what one more step of Newton's method changes: of complete sets the sum is off by 0.2 to 0.8 of it, of
    sets with one point missing by 600 times and more (2e-7 to 0.1).
    """

    off: float
    noise: float

    @property
    def linear(self) -> bool:
        """Whether no point is missing."""
        return self.off <= MARGIN * max(self.noise, EPS) and self.noise < NOISE


@dataclass(frozen=True, eq=False)
class TraceTest:
    """How far the sum bends, how many points the cut curve had, and the fibre in which they end.

    passed: the sum is linear, and every point is accounted for in the fibre
    """

    passed: bool
    bend: Bend
    points: int
    fibre: Fibre


def trace_test(solver: PathSolver, known: Fibre, random: np.random.Generator) -> TraceTest:
    """Complete the curve's points from solutions, until the sum of all is linear; the fibre, with what was missing.

    A curve may have a point so far away that no path reaches it: then another one is taken.
    """
    for _ in range(CURVES):
        curve, bend = Curve(solver, known, random), Bend(np.inf, np.inf)
        for _ in range(ROUNDS):
            points = curve.monodromy.grow(QUIET)
            bend = second_difference(curve.solver, points)
            if bend.linear or solver.budget.exhausted:
                break
        known, settled = curve.back(known, agree=bend.linear)
        if settled or solver.budget.exhausted:
            break
    return TraceTest(settled, bend, len(points), known)


class Curve:
    """The solutions over a line of the parameters through a fibre, cut by the form."""

    def __init__(self, solver: PathSolver, known: Fibre, random: np.random.Generator) -> None:
        family, self.family = solver.equations, solver
        direction = complex_normal(random, family.p.numel())
        direction[family.moving :] = 0.0
        self._line = np.concatenate([known.p, direction])
        equations, self.forms = _curve(family, random)
        at_zero = np.eye(2 + 2 * self.forms, dtype=complex)[1]  # the form t
        start, generic = self._slice(at_zero), self._slice(self._coefficients(random))
        x = np.column_stack([known.x, np.zeros(len(known))])

        def draw() -> Complex:
            return self._slice(self._coefficients(random))

        self.solver = compiled(equations, x[0], start, [draw], solver.budget)
        ends = track_distinct(self.solver, x, start, generic)
        self.monodromy = Monodromy(self.solver, fibre(self.solver, ends.x[ends.arrived], generic), draw)

    def back(self, known: Fibre, agree: bool) -> tuple[Fibre, bool]:
        """The fibre, with what all points of the curve add to it, and whether two places of the line agree on it.

        A solution that is hard to reach at one place is not at another.

        agree: go on until two places do
        """
        known, random = self._over(0j, known), np.random.default_rng(SEED)
        for _ in range(PLACES * agree):
            there = self._over(complex(complex_normal(random, 1)[0]), known)
            if self.solver.budget.exhausted:
                break
            agreed = len(there) == len(known)
            known = there if len(there) >= len(known) else known
            if agreed:
                return known, True
        return known, False

    def _over(self, t: complex, known: Fibre) -> Fibre:
        """The fibre over a place of the line: from all points of the curve, and from a known fibre."""
        points, form = self.monodromy.known, np.zeros(2 + 2 * self.forms, dtype=complex)
        form[0], form[1] = -t, 1.0
        p0, p1 = np.split(self._line, 2)
        p = p0 + np.where(self.family.equations.turning, 2 * np.arctan(t * p1), t * p1)
        ends = track(self.solver, points.x, points.p, self._slice(form))
        x = ends.x[ends.arrived & (np.abs(ends.x[:, -1] - t) < 1e-9), :-1]
        carried = track_distinct(self.family, known.x, known.p, p)
        return united(fibre(self.family, carried.x[carried.arrived], p), self.family, x)

    def _coefficients(self, random: np.random.Generator) -> Complex:
        return complex_normal(random, 2 + 2 * self.forms)

    def _slice(self, coefficients: Complex) -> Complex:
        return np.concatenate([coefficients, self._line])


def _curve(family: Family, random: np.random.Generator) -> tuple[Family, int]:
    """Equations of the cut curve in x and t, with the form's coefficients as parameters, then the line's."""
    key = family.key
    if key.numel() > MOST_FORMS:
        key = ca.DM(random.normal(size=(MOST_FORMS, key.numel()))) @ key
    forms, count = key.numel(), family.p.numel()
    t, form, p0, p1 = SX.sym("t"), SX.sym("form", 2 + 2 * forms), SX.sym("p0", count), SX.sym("p1", count)
    p = [p0[k] + (2 * ca.atan(t * p1[k]) if turning else t * p1[k]) for k, turning in enumerate(family.turning)]
    expressions = ca.Function("family", [family.x, family.p], [family.rows, key, family.key], {"cse": True})
    rows, key, whole = expressions(family.x, ca.vertcat(*p))
    a0, a1, own, tilted = form[0], form[1], form[2 : 2 + forms], form[2 + forms :]
    cut = a0 + a1 * t + ca.dot(own, key) + t * ca.dot(tilted, key)
    angles = np.append(family.angles, False)
    turning = np.zeros(2 + 2 * forms + 2 * count, dtype=bool)
    x, parameters = ca.vertcat(family.x, t), ca.vertcat(form, p0, p1)
    rows, whole = ca.vertcat(rows, cut), ca.vertcat(whole, t)
    return Family(x, parameters, rows, whole, SX(0, 1), angles, turning, form.numel()), forms


def second_difference(solver: PathSolver, points: Fibre) -> Bend:
    """How far the sum of the points is off a linear one, a0 at three values."""
    move = np.zeros_like(points.p)
    move[0] = STEP
    sheets, noise = [], 0.0
    for side in (-1, 0, 1):
        p = points.p + side * move
        x = points.x.copy() if side == 0 else track(solver, points.x, points.p, p).x
        P, still = np.broadcast_to(p, (len(x), len(p))), np.zeros((len(x), solver.equations.moving), dtype=complex)
        for _ in range(3):
            x += solver(x, P, still)[0]
        keys = solver.keys(x, P)
        sheets.append(solver.keys(x + solver(x, P, still)[0], P))
        noise += float(np.abs(sheets[-1] - keys).sum())
    bends = sheets[0] - 2 * sheets[1] + sheets[2]
    total = float(np.abs(bends).sum())
    if not total > 1e-9 * np.abs(sheets[1]).sum():  # all points move linearly
        return Bend(0.0, 0.0) if np.isfinite(total) else Bend(np.inf, np.inf)
    return Bend(float(np.abs(bends.sum(axis=0)).sum()) / total, noise / total)


def complex_normal(random: np.random.Generator, count: int) -> Complex:
    """Complex numbers of size about one."""
    return np.asarray((random.normal(size=count) + 1j * random.normal(size=count)) / np.sqrt(2))
