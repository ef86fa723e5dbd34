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

LINEAR = 1e-6  # second difference of the sum over that of its terms: complete 1e-14 … 1e-8, one missing 1e-5 and more
MOST_FORMS = 12  # coordinates of the key that the form reads; of more, random combinations are taken
STEP = 0.7 + 0.4j  # of a0
QUIET = 1  # loops that bring nothing new, before the sum is looked at
CURVES, ROUNDS = 2, 6  # that are tried; of loops and looks at the sum


@dataclass(frozen=True, eq=False)
class TraceTest:
    """Whether the sum was linear, how far it was off, how many points the cut curve had, and the fibre they end in."""

    passed: bool
    off: float
    points: int
    fibre: Fibre


def trace_test(solver: PathSolver, known: Fibre, random: np.random.Generator) -> TraceTest:
    """Complete the curve's points from solutions, until the sum of all is linear; the fibre, with what was missing.

    A curve may have a point so far away that no path reaches it: then another one is taken.
    """
    for _ in range(CURVES):
        curve, off = Curve(solver, known, random), np.inf
        for _ in range(ROUNDS):
            points = curve.monodromy.grow(QUIET)
            off = second_difference(curve.solver, points)
            if off < LINEAR or solver.budget.exhausted:
                break
        known = curve.back(known)
        if off < LINEAR or solver.budget.exhausted:
            break
    return TraceTest(off < LINEAR, off, len(points), known)


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
        self.start = start

        def draw() -> Complex:
            return self._slice(self._coefficients(random))

        self.solver = compiled(equations, x[0], start, [draw], solver.budget)
        ends = track_distinct(self.solver, x, start, generic)
        self.monodromy = Monodromy(self.solver, fibre(self.solver, ends.x[ends.arrived], generic), draw)
        self._of_fibre = len(self.monodromy.known)

    def back(self, known: Fibre) -> Fibre:
        """The fibre over t = 0, from all points of the curve."""
        points = self.monodromy.known
        ends = track(self.solver, points.x[self._of_fibre :], points.p, self.start)
        x = ends.x[ends.arrived]
        return united(known, self.family, x[np.abs(x[:, -1]) < 1e-9, :-1])

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


def second_difference(solver: PathSolver, points: Fibre) -> float:
    """|Δ² Σ k| / Σ |Δ² k| over the points, a0 at three values: zero where none is missing."""
    move = np.zeros_like(points.p)
    move[0] = STEP
    sheets = []
    for side in (-1, 0, 1):
        p = points.p + side * move
        x = points.x.copy() if side == 0 else track(solver, points.x, points.p, p).x
        P, still = np.broadcast_to(p, (len(x), len(p))), np.zeros((len(x), solver.equations.moving), dtype=complex)
        for _ in range(3):
            x += solver(x, P, still)[0]
        sheets.append(solver.keys(x, P))
    bends = sheets[0] - 2 * sheets[1] + sheets[2]
    total = np.abs(bends).sum()
    return float(np.abs(bends.sum(axis=0)).sum() / total) if total > 1e-9 * np.abs(sheets[1]).sum() else 0.0


def complex_normal(random: np.random.Generator, count: int) -> Complex:
    """Complex numbers of size about one."""
    return np.asarray((random.normal(size=count) + 1j * random.normal(size=count)) / np.sqrt(2))
