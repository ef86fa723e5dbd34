"""Operation counts of the multi-chain algorithm: the paper's Tables 2 and 3, and those of traced machines.

The paper counts serial chains of N revolute or prismatic joints with arbitrary links. So does `ours`: m equal chains
with arbitrary Denavit–Hartenberg parameters, inertias and tips, each with n_c constraints.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import casadi as ca
import numpy as np

from closedchain.dynamics.operational_space.assembly import Assembly
from closedchain.mechanism import Body, Frame, Mechanism
from closedchain.mechanism.joint import fixed, general, revolute
from closedchain.mechanism.numbers import Matrix3, matrix3
from closedchain.multibody.build import build_system
from closedchain.types import SX

AXES = [tuple(float(i == j) for j in range(6)) for i in range(6)]
MULTIPLICATIONS = {ca.OP_MUL, ca.OP_DIV, ca.OP_SQ, ca.OP_INV, ca.OP_TWICE}
ADDITIONS = {ca.OP_ADD, ca.OP_SUB, ca.OP_NEG}


def papers(N: int, n_c: int, m: int) -> tuple[int, int]:
    """Multiplications and additions of the paper for m chains of N DOF with n_c constraints at each tip."""
    n = Fraction(n_c)
    mul = 656 * N - 767 + (n**3 / 6 + Fraction(13, 2) * n**2 + Fraction(124, 3) * n + 46)  # Table 2
    add = 546 * N - 659 + (n**3 / 6 + 6 * n**2 + Fraction(221, 6) * n - 14)
    return round(m * mul) + 86, round(m * add) + 27 * m + 71  # Table 3


def ours(N: int, n_c: int, m: int) -> tuple[int, int]:
    """Multiplications (with divisions) and additions of the traced algorithm, sines and cosines left out."""
    function = traced(N, n_c, m)
    kinds = [function.instruction_id(k) for k in range(function.n_instructions())]
    return sum(k in MULTIPLICATIONS for k in kinds), sum(k in ADDITIONS for k in kinds)


@cache
def traced(N: int, n_c: int, m: int) -> ca.Function:
    """(q, v, Q) → (dv/dt, tip forces) of m chains."""
    system = build_system(chains(N, n_c, m), cut=[f"tip{k}" for k in range(m)])
    q, v, Q = SX.sym("q", system.nq), SX.sym("v", system.nv), SX.sym("Q", system.nv)
    result = Assembly(system, q, v, Q, range(system.nc), {}).forward(lambda W: "all" if n_c > N else "none")
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


def _link_frame(rng: np.random.Generator) -> Frame:
    """A joint's frame in the link before it by arbitrary Denavit–Hartenberg parameters α, a, d."""
    alpha, a, d = rng.uniform(0.2, 1.2), rng.uniform(0.1, 0.4), rng.uniform(0.1, 0.3)
    c, s = np.cos(alpha), np.sin(alpha)
    return Frame(
        (float(a), float(-s * d), float(c * d)), rotation=matrix3("rotation", [[1, 0, 0], [0, c, -s], [0, s, c]])
    )


def _frame(rng: np.random.Generator) -> Frame:
    Q, _ = np.linalg.qr(rng.standard_normal((3, 3)))
    R = Q if np.linalg.det(Q) > 0 else -Q
    return Frame(_vector(rng), rotation=matrix3("rotation", R))
