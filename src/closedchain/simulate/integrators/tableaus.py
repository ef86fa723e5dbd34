"""Explicit Runge–Kutta methods as tables: RK4, Dormand–Prince 5(4), Dormand–Prince 8(5,3), each with dense output.

k_i = f(t + c_i h, y + h Σ_j A_ij k_j)          y1 = y + h Σ b_i k_i
y(t + θ h) = y + h Σ_i k_i Σ_j dense_ij θ^j     j = 1 … degree
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.polynomial import Polynomial

from closedchain.simulate.integrators import dop853
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Tableau:
    """A method. The first `core` stages make the step and its error; the others serve dense output.

    error, error_low: weights of the two error estimates (the second only for the 8th-order pair)
    dense: stages × degree     order: of the step      error_order: power of h that the error estimate falls with
    """

    name: str
    A: Array
    b: Array
    c: Array
    core: int
    dense: Array
    order: int
    error: Array
    error_low: Array
    error_order: int

    @property
    def adaptive(self) -> bool:
        """Whether it estimates its error."""
        return bool(np.any(self.error))


@cache
def tableau(name: str) -> Tableau:
    """The method of that name: rk4, dopri5, dop853."""
    return {"rk4": _rk4, "dopri5": _dopri5, "dop853": _dop853}[name]()


def _rk4() -> Tableau:
    A = _lower(((), (1 / 2,), (0, 1 / 2), (0, 0, 1)))
    dense = np.array([[1, -3 / 2, 2 / 3], [0, 1, -2 / 3], [0, 1, -2 / 3], [0, -1 / 2, 2 / 3]])
    b = np.array([1, 2, 2, 1]) / 6
    return Tableau("rk4", A, b, A.sum(axis=1), 4, dense, 4, np.zeros(4), np.zeros(4), 0)


def _dopri5() -> Tableau:
    """Dormand, Prince, J. Comp. Appl. Math. 6 (1980); dense output of Shampine, Math. Comp. 46 (1986)."""
    rows = (
        (),
        (1 / 5,),
        (3 / 40, 9 / 40),
        (44 / 45, -56 / 15, 32 / 9),
        (19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729),
        (9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656),
        (35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84),
    )
    b = np.array([*rows[-1], 0])
    low = np.array([5179 / 57600, 0, 7571 / 16695, 393 / 640, -92097 / 339200, 187 / 2100, 1 / 40])
    dense = np.array(
        [
            [1, -8048581381 / 2820520608, 8663915743 / 2820520608, -12715105075 / 11282082432],
            [0, 0, 0, 0],
            [0, 131558114200 / 32700410799, -68118460800 / 10900136933, 87487479700 / 32700410799],
            [0, -1754552775 / 470086768, 14199869525 / 1410260304, -10690763975 / 1880347072],
            [0, 127303824393 / 49829197408, -318862633887 / 49829197408, 701980252875 / 199316789632],
            [0, -282668133 / 205662961, 2019193451 / 616988883, -1453857185 / 822651844],
            [0, 40617522 / 29380423, -110615467 / 29380423, 69997945 / 29380423],
        ]
    )
    A = _lower(rows)
    return Tableau("dopri5", A, b, A.sum(axis=1), 7, dense, 5, b - low, np.zeros(7), 5)


def _dop853() -> Tableau:
    A, stages = _lower(dop853.A), len(dop853.A)
    b, error, error_low = (_padded(row, stages) for row in (dop853.B, dop853.ERROR_5, dop853.ERROR_3))
    # the printed form nests θ and 1 − θ: F0 θ + F1 θ(1−θ) + F2 θ²(1−θ) + …
    first, last = np.eye(stages)[0], np.eye(stages)[12]
    F = [b, first - b, 2 * b - last - first, *np.array(dop853.DENSE)]
    theta, rest = Polynomial([0, 1]), Polynomial([1, -1])
    dense, factor = np.zeros((stages, len(F))), Polynomial([1])
    for i, weights in enumerate(F):
        factor = factor * (theta if i % 2 == 0 else rest)
        powers = factor.coef[1:]
        dense[:, : len(powers)] += np.outer(weights, powers)
    return Tableau("dop853", A, b, np.array(dop853.C), 12, dense, 8, error, error_low, 8)


def _lower(rows: tuple[tuple[float, ...], ...]) -> Array:
    return np.array([_padded(row, len(rows)) for row in rows])


def _padded(row: tuple[float, ...], size: int) -> Array:
    return np.array([*row, *[0.0] * (size - len(row))], dtype=float)
