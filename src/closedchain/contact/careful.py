"""How contacts answer in one step by every law there is: cones, held contacts, soft fingers, dry joints."""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import (
    ABSENT,
    CONE,
    COUNTS,
    DRY,
    HELD,
    NORMAL,
    NUMBERS,
    OPEN,
    SLIP,
    STICK,
    CoulombArrays,
    SteppingArrays,
    Whole,
)
from closedchain.contact.blocks import eliminate, length, row_product
from closedchain.contact.coulomb import block_directions, solve_coulomb
from closedchain.contact.quick.lift import RIGID
from closedchain.kernel.jit import inner
from closedchain.kernel.pointers import further


@inner
def respond_carefully(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float) -> float:
    """Impulses p, and x that brings gaps back; the natural map's residual, infinite where a contact is blocked."""
    residual, n = 0.0, s.m * s.D
    c.counts[COUNTS.careful] += 1
    by_contacts(c.p, s.p, s.m, s.D)
    by_contacts(c.reach, c.rows, s.m, s.D)
    take_operator(c, s)
    if candidates(c, s, held, h):
        c.counts[COUNTS.blocked] = block_directions(s, c.rows, c.numbers[NUMBERS.slow])
        if c.counts[COUNTS.blocked] >= 0:
            return np.inf
        residual = resolve(c, s, h)
    else:
        for r in range(n):
            s.p[r] = 0.0
    bring_back(c, s)
    for r in range(n):
        c.last[r], c.p[r] = c.p[r], s.p[r % s.m * s.D + r // s.m]
    return residual


@inner
def take_operator(c: SteppingArrays, s: CoulombArrays) -> None:
    """W, contact by contact."""
    m, D, n = s.m, s.D, s.m * s.D
    for r in range(n):
        for q in range(n):
            j, i, l, d = r // m, r % m, q // m, q % m  # noqa: E741
            element = c.W[r * n + q] if c.rank == 0 else c.W[(j * D + l) * m + i] if i == d else 0.0
            for k in range(c.rank):
                element += c.V[k * n + r] * c.V[k * n + q]
            s.W[(D * i + j) * n + D * d + l] = element


@inner
def by_contacts(components: Any, found: Any, m: int, D: int) -> None:
    """Numbers that lie component by component, contact by contact."""
    for r in range(m * D):
        found[r % m * D + r // m] = components[r]


@inner
def candidates(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float) -> bool:
    """By which law every contact takes part, with gaps and restitution added to b; whether any does."""
    m, D, near, active = s.m, s.D, c.numbers[NUMBERS.near], False
    by_contacts(c.b, s.b, m, D)
    for i in range(m):
        if c.dry[i] != 0:
            s.kinds[i], active = DRY, True
            s.mu[i] = h * (c.mu_static[i] if c.states[i] == STICK else c.mu[i])
            continue
        normal, gap, into = D * i + NORMAL, c.gaps[i], c.u[NORMAL * m + i]
        inside = abs(c.places[i]) <= c.extents[i] and abs(c.places[m + i]) <= c.extents[m + i]
        if gap > near:
            c.behind[i] = 0
        elif not inside and gap < -near:
            c.behind[i] = 1
        soon = gap + 0.5 * h * s.b[normal] < 0 and (c.restitution[i] == 0.0 or c.states[i] != OPEN)
        touch = inside and (gap <= near or soon) and c.behind[i] == 0 and c.free[i] != 0
        s.kinds[i] = HELD if held[i] else CONE if touch else ABSENT
        active = active or s.kinds[i] != ABSENT
        if not held[i] and gap > 0:
            s.b[normal] += gap * 2 / h
        if into < -c.numbers[NUMBERS.bounce]:
            s.b[normal] += c.restitution[i] * into
        s.mu[i] = c.mu_static[i] if c.states[i] == STICK else c.mu[i]
    return active


@inner
def resolve(c: SteppingArrays, s: CoulombArrays, h: float) -> float:
    """Impulses, and states from them; static friction of contacts and joints that stay at rest."""
    D, n, residual = s.D, s.m * s.D, 0.0
    for _ in range(2):
        residual, again = solve_coulomb(s), False
        for i in range(s.m):
            r = D * i
            if s.kinds[i] == ABSENT:
                c.states[i] = OPEN if c.dry[i] == 0 else STICK
                continue
            for j in range(D):
                c.rows[r + j] = c.b[j * s.m + i] + row_product(further(s.W, (r + j) * n), s.p, n)
            bears = s.kinds[i] == DRY or (s.kinds[i] == CONE and s.p[r + NORMAL] > 0)
            kinetic = c.mu[i] * (h if s.kinds[i] == DRY else 1.0)
            fast = length(further(c.rows, r), D, NORMAL) > c.numbers[NUMBERS.slow]
            c.states[i] = STICK if s.kinds[i] == HELD or (bears and not fast) else SLIP if bears else OPEN
            if bears and fast and s.mu[i] > kinetic:
                s.mu[i] = kinetic
                again = True
        if not again:
            break
    return residual


@inner
def bring_back(c: SteppingArrays, s: CoulombArrays) -> None:
    """x with W_nn x = −gap of contacts that bear and lie below their surface."""
    D, n, k, most = s.D, s.m * s.D, 0, 0.0
    for r in range(n):
        c.x[r] = 0.0
    for i in range(s.m):
        r = D * i + NORMAL
        if s.kinds[i] == ABSENT and c.dry[i] == 0:
            c.states[i] = OPEN
        elif s.kinds[i] == CONE and s.p[r] > 0 and c.gaps[i] < 0:
            k += 1
            most = max(most, s.W[r * n + r])
            c.numbers[NUMBERS.depth] = max(c.numbers[NUMBERS.depth], -c.gaps[i])
    if k == 0:
        return
    right, row = further(c.lift, k * k), 0
    for i in range(s.m):
        r = D * i + NORMAL
        if s.kinds[i] == CONE and s.p[r] > 0 and c.gaps[i] < 0:
            column = 0
            for j in range(s.m):
                q = D * j + NORMAL
                if s.kinds[j] == CONE and s.p[q] > 0 and c.gaps[j] < 0:
                    c.lift[row * k + column] = s.W[r * n + q] + (RIGID * most if i == j else 0.0)
                    column += 1
            right[row] = -c.gaps[i]
            row += 1
    eliminate(c.lift, right, k)
    row = 0
    for i in range(s.m):
        r = D * i + NORMAL
        if s.kinds[i] == CONE and s.p[r] > 0 and c.gaps[i] < 0:
            c.x[NORMAL * s.m + i] = right[row]
            row += 1
