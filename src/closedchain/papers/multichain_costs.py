"""What the multi-chain algorithm costs against the degrees of freedom N of a chain and the number m of chains.

The paper counts serial chains of N revolute or prismatic joints with arbitrary links (Tables 2 and 3). Here operations
are counted and times measured on m equal chains with arbitrary Denavit–Hartenberg parameters, inertias and tips, each
with n_c constraints.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from closedchain.dynamics.operational_space import BorderRule, multichain_forward
from closedchain.dynamics.plans.operational_space import plan_chains
from closedchain.kernel import Kernel, question, remembered, remembered_counts
from closedchain.mechanism import Body, Mechanism, Pose
from closedchain.mechanism.joint import fixed, general, revolute
from closedchain.mechanism.numbers import Matrix3, matrix3
from closedchain.multibody.build import build_system
from closedchain.papers.line_fit import fit_line
from closedchain.show.style import legend, new_figure
from closedchain.spatial.numeric import rot_x
from closedchain.types import SX

if TYPE_CHECKING:
    from matplotlib.figure import Figure

AXES = [tuple(float(i == j) for j in range(6)) for i in range(6)]
MULTIPLICATIONS = {ca.OP_MUL, ca.OP_DIV, ca.OP_SQ, ca.OP_INV, ca.OP_TWICE}
ADDITIONS = {ca.OP_ADD, ca.OP_SUB, ca.OP_NEG}

DOF, CHAINS = (6, 12, 18, 24, 30), (1, 2, 4, 8, 16)
LANES = 4  # the same for all sizes
BATCH, REPEATS, ROUNDS = 256, 10, 20


@dataclass(frozen=True)
class ChainCost:
    """One size: operations here and in the paper, and the time (s) of one evaluation in a batch on one core."""

    size: int
    operations: int
    paper: int
    seconds: float


def by_dof(sizes: Sequence[int] = DOF) -> list[ChainCost]:
    """One chain of N degrees of freedom that grips rigidly, n_c = 6."""
    return _costs(sizes, [(N, 6, 1) for N in sizes])


def by_chains(sizes: Sequence[int] = CHAINS) -> list[ChainCost]:
    """m chains of six degrees of freedom with hard points, n_c = 3."""
    return _costs(sizes, [(6, 3, m) for m in sizes])


def _costs(sizes: Sequence[int], cases: Sequence[tuple[int, int, int]]) -> list[ChainCost]:
    keys = [question("multichain", *case, LANES) for case in cases]
    kernels = [
        remembered(key, partial(traced_chains, *case), lanes=LANES) for key, case in zip(keys, cases, strict=True)
    ]
    seconds = _seconds(kernels)
    counts = [(sum(traced_counts(*case)), sum(printed_counts(*case))) for case in cases]
    return [ChainCost(size, *count, each) for size, count, each in zip(sizes, counts, seconds, strict=True)]


def _seconds(kernels: Sequence[Kernel]) -> list[float]:
    """Per evaluation, of many short runs the one that was disturbed least; all take turns, so that none is unlucky."""
    rng = np.random.default_rng(0)
    inputs = [[rng.uniform(0.2, 1.0, (BATCH, port.size)) for port in kernel.inputs] for kernel in kernels]
    outputs = [kernel(*given) for kernel, given in zip(kernels, inputs, strict=True)]
    best = [np.inf] * len(kernels)
    for _ in range(ROUNDS):
        for k, kernel in enumerate(kernels):
            for _ in range(REPEATS):
                begin = time.perf_counter()
                kernel(*inputs[k], out=outputs[k])
                best[k] = min(best[k], time.perf_counter() - begin)
    return [seconds / BATCH for seconds in best]


# counts
def printed_counts(N: int, n_c: int, m: int) -> tuple[int, int]:
    """Multiplications and additions of the paper for m chains of N DOF with n_c constraints at each tip."""
    n = Fraction(n_c)
    mul = 656 * N - 767 + (n**3 / 6 + Fraction(13, 2) * n**2 + Fraction(124, 3) * n + 46)  # Table 2
    add = 546 * N - 659 + (n**3 / 6 + 6 * n**2 + Fraction(221, 6) * n - 14)
    return round(m * mul) + 86, round(m * add) + 27 * m + 71  # Table 3


def traced_counts(N: int, n_c: int, m: int) -> tuple[int, int]:
    """Multiplications (with divisions) and additions of the traced algorithm, sines and cosines left out."""

    def count() -> tuple[int, int]:
        function = traced_chains(N, n_c, m)
        kinds = [function.instruction_id(k) for k in range(function.n_instructions())]
        return sum(k in MULTIPLICATIONS for k in kinds), sum(k in ADDITIONS for k in kinds)

    multiplications, additions = remembered_counts(question("multichain counts", N, n_c, m), count)
    return multiplications, additions


@cache
def traced_chains(N: int, n_c: int, m: int) -> ca.Function:
    """(q, v, Q) → (dv/dt, tip forces) of m chains."""
    system = build_system(chains(N, n_c, m), cut=[f"tip{k}" for k in range(m)])
    q, v, Q = SX.sym("q", system.nq), SX.sym("v", system.nv), SX.sym("Q", system.nv)
    rule = BorderRule(lambda M_inv: "all" if n_c > N else "none", lambda vector: np.ones(vector.shape[0]))
    result = multichain_forward(plan_chains(system), (q, v), Q, rule)
    return ca.Function("chains", [q, v, Q], [result.acceleration, result.multipliers], {"cse": True})


def chains(N: int, n_c: int, m: int) -> Mechanism:
    """m chains of N revolute joints that hold one object; the first 6 − n_c axes of the tips are free."""
    rng = np.random.default_rng(N)
    bodies, joints = [Body("object", 5.0, _vector(rng), _inertia(rng))], []
    for k in range(m):
        names = ["ground", *(f"chain{k}_{i}" for i in range(N))]
        for i in range(N):
            bodies.append(Body(names[i + 1], 1.0, _vector(rng), _inertia(rng)))
            joints.append(revolute(f"joint{k}_{i}", names[i], names[i + 1], _link_frame(rng)))
        between = f"tip{k}", names[-1], "object", _frame(rng), _frame(rng)
        free, held = tuple(AXES[: 6 - n_c]), tuple(AXES[6 - n_c :])
        joints.append(general(*between, motion=free, constraint=held) if free else fixed(*between))
    return Mechanism("chains", tuple(bodies), tuple(joints), platform="object")


def _vector(rng: np.random.Generator) -> tuple[float, float, float]:
    x, y, z = rng.uniform(0.1, 0.3, 3)
    return float(x), float(y), float(z)


def _inertia(rng: np.random.Generator) -> Matrix3:
    A = rng.uniform(0.05, 0.1, (3, 3))
    return matrix3("inertia", np.eye(3) * 0.6 + A + A.T)


def _link_frame(rng: np.random.Generator) -> Pose:
    """A joint's frame in the link before it by arbitrary Denavit–Hartenberg parameters α, a, d."""
    alpha, a, d = rng.uniform(0.2, 1.2), rng.uniform(0.1, 0.4), rng.uniform(0.1, 0.3)
    c, s = np.cos(alpha), np.sin(alpha)
    return Pose((float(a), float(-s * d), float(c * d)), rotation=matrix3("rotation", rot_x(alpha)))


def _frame(rng: np.random.Generator) -> Pose:
    Q, _ = np.linalg.qr(rng.standard_normal((3, 3)))
    R = Q if np.linalg.det(Q) > 0 else -Q
    return Pose(_vector(rng), rotation=matrix3("rotation", R))


# plot
def plot_costs(dof: Sequence[ChainCost], chains: Sequence[ChainCost]) -> Figure:
    """Operations beside the paper's, and measured times, with straight lines fitted."""
    figure, panels = new_figure(2, 2)
    labels = ("degrees of freedom N of one chain, n_c = 6", "chains m of six degrees of freedom, n_c = 3")
    for top, bottom, costs, label in zip(panels[:2], panels[2:], (dof, chains), labels, strict=True):
        sizes = [cost.size for cost in costs]
        operations, micros = [cost.operations for cost in costs], [1e6 * cost.seconds for cost in costs]
        top.plot(sizes, [cost.paper for cost in costs], "s--", ms=4, lw=1, label="paper, Tables 2 and 3")
        for axes, values, what in ((top, operations, "operations"), (bottom, micros, "µs")):
            fit = fit_line(sizes, values)
            axes.plot(sizes, values, "o", label="closedchain")
            axes.plot(sizes, fit(sizes), "-", lw=1, label=f"{fit.slope:.3g} {what} each, R² = {fit.r_squared:.5f}")
            axes.set(ylabel=f"{what} per evaluation", ylim=(0, None))
            legend(axes)
        bottom.set(xlabel=label)
    return figure
