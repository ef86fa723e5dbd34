"""Integration methods as tables, each with dense output.

Explicit Runge–Kutta: RK4, Dormand–Prince 5(4) and 8(5,3)

    k_i = f(t + c_i h, y + h Σ_j A_ij k_j)          y1 = y + h Σ b_i k_i
    y(t + θ h) = y + h Σ_i k_i Σ_j dense_ij θ^j     j = 1 … degree

Rodas5P, a Rosenbrock method of order 5(4), L-stable and stiffly accurate, with dense output of order 4. Source:
G. Steinebach, Construction of Rosenbrock–Wanner method Rodas5P, BIT Numerical Mathematics 63 (2023).

    (1/(h γ) − J) u_i = f(t + c_i h, y + Σ A_ij u_j) + Σ C_ij u_j / h + d_i h ∂f/∂t         y1 = y + Σ b_i u_i
"""

from __future__ import annotations

from functools import cache, cached_property

import numpy as np
from numpy.polynomial import Polynomial

from closedchain.records import dataclass
from closedchain.simulate.integrators import dop853
from closedchain.types import Array

EXPLICIT = ("rk4", "dopri5", "dop853")
HERMITE = np.array([[1.0, -2.0, 1.0], [0.0, 3.0, -2.0], [0.0, -1.0, 1.0]])  # of dy/dt, (y1 − y)/h, dy/dt at the end


@dataclass(frozen=True, eq=False)
class Tableau:
    """An explicit method. The first `core` stages make the step and its error; the others serve dense output.

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

    @cached_property
    def growth(self) -> tuple[float, ...]:
        """Coefficients of R(z) = 1 + z bᵀ (1 − z A)⁻¹ 1, the factor by which a mode grows in one step."""
        A, b = self.A[: self.core, : self.core], self.b[: self.core]
        coefficients, powers = [1.0], np.ones(self.core)
        for _ in range(self.core):
            coefficients.append(float(b @ powers))
            powers = A @ powers
        return tuple(coefficients)


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
    """Hairer, Nørsett, Wanner, Solving Ordinary Differential Equations I (1993), II.5 and II.6."""
    A = _lower(dop853.A)
    stages = len(A)
    b, error, error_low, *D = (
        np.pad(row, (0, stages - len(row))) for row in (dop853.B, dop853.E5, dop853.E3, *dop853.D)
    )
    # the printed form nests θ and 1 − θ: F0 θ + F1 θ(1−θ) + F2 θ²(1−θ) + …
    first, last = np.eye(stages)[0], np.eye(stages)[12]
    F = [b, first - b, 2 * b - last - first, *D]
    theta, rest = Polynomial([0, 1]), Polynomial([1, -1])
    dense, factor = np.zeros((stages, len(F))), Polynomial([1])
    for i, weights in enumerate(F):
        factor = factor * (theta if i % 2 == 0 else rest)
        powers = factor.coef[1:]
        dense[:, : len(powers)] += np.outer(weights, powers)
    return Tableau("dop853", A, b, np.array(dop853.C), 12, dense, 8, error, error_low, 8)


def _lower(rows: tuple[tuple[float, ...], ...]) -> Array:
    return np.array([[*row, *[0.0] * (len(rows) - len(row))] for row in rows], dtype=float)


# Rodas5P
GAMMA = 0.21193756319429014
_A = (
    (),
    (3.0,),
    (2.849394379747939, 0.45842242204463923),
    (-6.954028509809101, 2.489845061869568, -10.358996098473584),
    (2.8029986275628964, 0.5072464736228206, -0.3988312541770524, -0.04721187230404641),
    (-7.502846399306121, 2.561846144803919, -11.627539656261098, -0.18268767659942256, 0.030198172008377946),
)
_C = (
    (),
    (-14.155112264123755,),
    (-17.97296035885952, -2.859693295451294),
    (147.12150275711716, -1.41221402718213, 71.68940251302358),
    (165.43517024871676, -0.4592823456491126, 42.90938336958603, -5.961986721573306),
    (24.854864614690072, -3.0009227002832186, 47.4931110020768, 5.5814197821558125, -0.6610691825249471),
    (
        30.91273214028599,
        -3.1208243349937974,
        77.79954646070892,
        34.28646028294783,
        -19.097331116725623,
        -28.087943162872662,
    ),
    (
        37.80277123390563,
        -3.2571969029072276,
        112.26918849496327,
        66.9347231244047,
        -40.06618937091002,
        -54.66780262877968,
        -9.48861652309627,
    ),
)
_c = (0.0, 0.6358126895828704, 0.4095798393397535, 0.9769306725060716, 0.4288403609558664, 1.0, 1.0, 1.0)
_d = (0.21193756319429014, -0.42387512638858027, -0.3384627126235924, 1.8046452872882734, 2.325825639765069, 0, 0, 0)
_H = (
    (
        25.948786856663858,
        -2.5579724845846235,
        10.433815404888879,
        -2.3679251022685204,
        0.524948541321073,
        1.1241088310450404,
        0.4272876194431874,
        -0.17202221070155493,
    ),
    (
        -9.91568850695171,
        -0.9689944594115154,
        3.0438037242978453,
        -24.495224566215796,
        20.176138334709044,
        15.98066361424651,
        -6.789040303419874,
        -6.710236069923372,
    ),
    (
        11.419903575922262,
        2.8879645146136994,
        72.92137995996029,
        80.12511834622643,
        -52.072871366152654,
        -59.78993625266729,
        -0.15582684282751913,
        4.883087185713722,
    ),
)
STAGES = 8


def rodas_stages() -> Array:
    """A with rows b, c, error and a zero row below it; row and column 0 belong to f at the start, not to a stage."""
    last = _A[5]
    rows = [*_A, (*last, 1.0), (*last, 1.0, 1.0)]
    table = np.zeros((STAGES + 5, STAGES + 1))
    for i, row in enumerate(rows):
        table[i + 1, 1 : len(row) + 1] = row
    table[STAGES + 1, 1:] = (*last, 1.0, 1.0, 1.0)
    table[STAGES + 2, 1:] = _c
    table[STAGES + 3, STAGES] = 1.0
    return table


def rodas_coupling() -> Array:
    """C with the row d below it, numbered like the stage matrix."""
    table = np.zeros((STAGES + 2, STAGES + 1))
    for i, row in enumerate(_C):
        table[i + 1, 1 : len(row) + 1] = row
    table[STAGES + 1, 1:] = _d
    return table


def rodas_dense() -> Array:
    """y(θ) − y = θ Δ + θ(1 − θ)(k1 + θ k2 + θ² k3), as powers of θ."""
    b, (k1, k2, k3) = rodas_stages()[STAGES + 1, 1:], np.array(_H)
    table = np.zeros((STAGES + 1, 4))
    table[1:] = np.stack([b + k1, k2 - k1, k3 - k2, -k3], axis=1)
    return table
