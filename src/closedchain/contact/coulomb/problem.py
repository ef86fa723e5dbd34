"""A problem of several contacts as Python states it (contact/problem.py), in the workspace of Newton's equations.

    u = W p + b        per contact a block of D rows: two tangents, the normal, and with D = 4 the spin about it

    absent     p = 0
    cone       p ∈ K_μ, u + μ |u_t| n ∈ K_μ*, and they are orthogonal (de Saxcé): |p_t| ≤ μ p_n, u_n ≥ 0, and where the
               bound is met p_t opposes u_t
    sliding    u_n ≥ 0, p_n ≥ 0, u_n p_n = 0, p_t = −μ d p_n along a given direction d
    held       u = 0, whatever p that takes
    dry        of a joint: its first row alone, |p| ≤ μ (the bound itself), and where it is met p opposes u

p are impulses and u velocities, or p forces and u accelerations. Spin is scaled to a length, so that the cone of a soft
finger is as round as that of a hard one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import ABSENT, DRY, HELD, LANES, NEVER, SLIDING, CoulombArrays
from closedchain.contact.coulomb.blocks import FOUR, THREE
from closedchain.contact.coulomb.rows import measure, remove_held_directions, take_diagonal
from closedchain.contact.coulomb.safeguards import solve_safely
from closedchain.contact.coulomb.workspace import Workspace, make_workspace
from closedchain.kernel.jit import inner, shipped
from closedchain.types import Array


@inner
def solve_problem(s: CoulombArrays, reach: Array, slack: float) -> float:
    """p from what it was, and the natural map's residual, infinite where a contact is blocked.

    Directions that loops hold, whose W is rounding, are taken out: `kinds` of contacts without normal become ABSENT.
    Then `integers` holds the first contact that must move along one, or −1, and whether safeguards were needed.

    reach: diagonal of W if the loops were open, about     slack: velocity along such a direction that is rounding
    """
    return solve_rows(s, reach, slack, THREE) if s.D == 3 else solve_rows(s, reach, slack, FOUR)


@inner
def solve_rows(s: CoulombArrays, reach: Array, slack: float, rows: Any) -> float:
    """The same for so many rows per contact."""
    D, residual, work = len(rows), 0.0, make_workspace(s, 1, rows)
    count = take_problem(s, work, reach)
    k = (count + LANES - 1) // LANES
    far = k * LANES
    take_diagonal(work, k, 0.0)
    blocked = remove_held_directions(work, k, slack)
    s.integers[s.m], s.integers[s.m + 1] = work.part[blocked] if blocked >= 0 else -1, 0
    if blocked >= 0:
        return np.inf
    for c in range(count):
        if work.state[c] > 0.5:
            s.kinds[work.part[c]] = ABSENT
    measure(work, k, 0.0)
    if k > 0:
        residual, guarded = solve_safely(work, k, False, True)
        s.integers[s.m + 1] = guarded
    for r in range(D * s.m):
        s.p[r] = 0.0
    for c in range(count):
        for j in range(D):
            s.p[D * work.part[c] + j] = work.x[j * far + c]
    return residual


@inner
def take_problem(s: CoulombArrays, work: Workspace, reach: Array) -> int:
    """Contacts that take part, side by side: laws, W, b, p and reach; how many."""
    count, D = 0, len(work.rows)
    n = D * s.m
    for i in range(s.m):
        if s.kinds[i] != ABSENT:
            work.part[count] = i
            count += 1
    far, work.slides[0] = (count + LANES - 1) // LANES * LANES, 0.0
    for c in range(far):
        kind, i = (s.kinds[work.part[c]], work.part[c]) if c < count else (ABSENT, 0)
        work.law[c], work.mu[c], work.bound[c], work.floor[c], work.state[c] = kind, 0.0, 0.0, NEVER, 0.0
        if kind == DRY:
            work.bound[c] = s.mu[i]
        elif kind == HELD:
            work.bound[c], work.floor[c] = NEVER, -NEVER
        elif kind != ABSENT:
            work.mu[c], work.floor[c] = s.mu[i], 0.0
        if kind == SLIDING:
            work.slides[0] = 1.0
        for j in range(D):
            here, r, own = j * far + c, D * i + j, has_row(kind, j)
            work.b[here], work.x[here] = (s.b[r], s.p[r]) if own else (0.0, 0.0)
            work.along[here], work.step[here] = (s.along[r], reach[r]) if own else (0.0, 0.0)
            for d in range(far):
                other, q = (s.kinds[work.part[d]], D * work.part[d]) if d < count else (ABSENT, 0)
                for l in range(D):  # noqa: E741
                    element = s.W[r * n + q + l] if own and has_row(other, l) else 0.0
                    work.A[here * D * far + l * far + d] = element
            if kind == DRY and j > 0:  # of a body of its own at rest
                work.A[here * D * far + here] = s.W[D * i * n + D * i]
    return count


@inner
def has_row(kind: int, j: int) -> bool:
    """Whether a law has a row: a dry joint has one."""
    return kind != ABSENT and (kind != DRY or j == 0)


@inner
def solve(s: CoulombArrays, reach: Array, slack: float, residual: Array) -> int:
    """`solve_problem` for Python."""
    residual[0] = solve_problem(s, reach, slack)
    return 0


shipped("solve", solve, (CoulombArrays, Array, float, Array))
