"""Alart and Curnier's equations of contacts that take part, by semismooth Newton with line search. Machine code.

    F = p_n − [p_n − ρ u_n]₊,   p_t − Proj(p_t − ρ u_t) onto the disc of radius μ [p_n − ρ u_n]₊       u = (W + ε) p + b
    of a dry joint p − Proj(p − ρ u) onto the interval −μ … μ

H p' = F with H = X + Y (W + ε) in blocks of one contact; steps are halved as long as they do not lead further.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from closedchain.contact.arrays import CONE, DRY, HELD, NORMAL, SLIDING, CoulombArrays
from closedchain.contact.blocks import add_product, copy, difference, eliminate, eliminate_blocks, largest
from closedchain.kernel.jit import inner
from closedchain.kernel.pointers import further

NEWTON, HALVINGS = 30, 9
REACHED, EXACT = 1e-13, 1e-15  # of the largest impulse: F that is none; with ε, which divides what is left of it
SINGULAR = 1e-7  # pivot of Newton's equations, whose rows are of size one, that may be rounding
CONVERGED, FAILED, ROUNDING = 0, 1, 2


class CoulombRoom(NamedTuple):
    """The contacts that take part, gathered: `size` rows; what Newton and Gauss–Seidel need."""

    part: Any
    A: Any
    b: Any
    rho: Any
    x: Any
    centre: Any
    F: Any
    H: Any
    u: Any
    trial: Any
    step: Any
    best: Any
    small: Any
    soft: Any


@inner
def make_room(s: CoulombArrays) -> CoulombRoom:
    """Places within the memory of a problem."""
    n = s.m * s.D
    first = 2 * n * n
    return CoulombRoom(
        s.integers, s.reals, further(s.reals, first), further(s.reals, first + n), further(s.reals, first + 2 * n),
        further(s.reals, first + 3 * n), further(s.reals, first + 4 * n), further(s.reals, n * n),
        further(s.reals, first + 5 * n), further(s.reals, first + 6 * n), further(s.reals, first + 7 * n),
        further(s.reals, first + 8 * n), further(s.reals, first + 10 * n),
        further(s.reals, first + 10 * n + 3 * s.D * (s.D + 1)),
    )  # fmt: skip


@inner
def impulse_scale(room: CoulombRoom, x: Any, size: int) -> float:
    """The largest impulse in play."""
    most = 1e-300
    for r in range(size):
        push = room.rho[r] * abs(room.b[r])
        most = max(most, abs(x[r]), push)
    return most


@inner
def newton(s: CoulombArrays, room: CoulombRoom, k: int) -> int:
    """Alart and Curnier's equations by Newton with line search, from x; how it ended."""
    size, none = k * s.D, REACHED if room.soft[0] == 0.0 else EXACT
    whole = s.D == 3
    for c in range(k):  # a dry joint's block is one row and two of the identity: its size hides a pivot of rounding
        whole = whole and s.kinds[room.part[c]] != DRY
    value = equations(s, room, k, room.x)
    for _ in range(NEWTON):
        goal = none * impulse_scale(room, room.x, size)
        if value <= goal:
            return CONVERGED
        derivative(s, room, k, room.x)
        copy(room.F, room.step, size)
        pivot = 0.0
        if whole:
            pivot = eliminate_blocks(room.H, room.step, k, room.small)
        if not pivot > SINGULAR:
            derivative(s, room, k, room.x)
            copy(room.F, room.step, size)
            pivot = eliminate(room.H, room.step, size)
        if room.soft[0] == 0.0 and not pivot > SINGULAR:
            return ROUNDING
        if not pivot > 0.0:
            return FAILED
        t, found, taken = 1.0, np.inf, 0.0
        for _ in range(HALVINGS):
            difference(room.x, room.step, t, room.trial, size)
            now = equations(s, room, k, room.trial)
            if now < found:
                found, taken = now, t
            if now <= (1 - 0.1 * t) * value:
                break
            t *= 0.5
        if not found < value:
            return CONVERGED if value <= 1e-11 * impulse_scale(room, room.x, size) else FAILED
        difference(room.x, room.step, taken, room.x, size)
        value = found if taken == t else equations(s, room, k, room.x)
    return CONVERGED if value <= 1e-12 * impulse_scale(room, room.x, size) else FAILED


@inner
def contact_velocity(room: CoulombRoom, size: int, x: Any) -> None:
    """u = (W + ε) x + b − ε centre."""
    soft = room.soft[0]
    for r in range(size):
        room.u[r] = room.b[r] + soft * (x[r] - room.centre[r])
    add_product(room.A, x, room.u, size)


@inner
def equations(s: CoulombArrays, room: CoulombRoom, k: int, x: Any) -> float:
    """F at x, and its largest element."""
    D, size = s.D, k * s.D
    contact_velocity(room, size, x)
    for c in range(k):
        i, r = room.part[c], D * c
        P, u, rho, F = further(x, r), further(room.u, r), further(room.rho, r), further(room.F, r)
        if s.kinds[i] == DRY:
            copy(P, F, D)
            F[0] -= within(P[0] - rho[0] * u[0], s.mu[i])
            continue
        push, side = P[NORMAL] - rho[NORMAL] * u[NORMAL], aside(P, u, rho, D)
        for j in range(D):
            if s.kinds[i] != HELD and push <= 0.0:
                F[j] = P[j]
            elif j == NORMAL or s.kinds[i] == HELD:
                F[j] = rho[j] * u[j]
            elif s.kinds[i] == SLIDING:
                F[j] = P[j] + s.mu[i] * s.along[D * i + j] * P[NORMAL]
            elif side <= s.mu[i] * push:
                F[j] = rho[j] * u[j]
            else:
                F[j] = P[j] - s.mu[i] * push * (P[j] - rho[j] * u[j]) / side
    return largest(room.F, size)


@inner
def within(x: float, bound: float) -> float:
    """The nearest number from −bound to bound."""
    return min(max(x, -bound), bound)


@inner
def aside(P: Any, u: Any, rho: Any, D: int) -> float:
    """|p_t − ρ u_t|."""
    total = 0.0
    for j in range(D):
        if j != NORMAL:
            total += (P[j] - rho[j] * u[j]) ** 2
    return float(np.sqrt(total))


@inner
def derivative(s: CoulombArrays, room: CoulombRoom, k: int, x: Any) -> None:
    """Generalised derivative H of F where `equations` was asked last: X + Y (W + ε)."""
    D, size, soft = s.D, k * s.D, room.soft[0]
    for c in range(k):
        i, r = room.part[c], D * c
        P, u, rho = further(x, r), further(room.u, r), further(room.rho, r)
        mu, push, side = s.mu[i], P[NORMAL] - rho[NORMAL] * u[NORMAL], aside(P, u, rho, D)
        normal, sticks = further(room.A, (r + NORMAL) * size), abs(P[0] - rho[0] * u[0]) <= mu
        for j in range(D):
            H, own = further(room.H, (r + j) * size), further(room.A, (r + j) * size)
            if (s.kinds[i] == DRY and (j > 0 or not sticks)) or (s.kinds[i] in (CONE, SLIDING) and push <= 0.0):
                for q in range(size):
                    H[q] = 0.0
                H[r + j] = 1.0
            elif j == NORMAL or s.kinds[i] in (HELD, DRY) or (s.kinds[i] == CONE and side <= mu * push):
                for q in range(size):
                    H[q] = rho[j] * own[q]
                H[r + j] += rho[j] * soft
            elif s.kinds[i] == SLIDING:
                for q in range(size):
                    H[q] = 0.0
                H[r + j] = 1.0
                H[r + NORMAL] = mu * s.along[D * i + j]
            else:
                d_j, turn = (P[j] - rho[j] * u[j]) / side, mu * push / side
                for q in range(size):
                    H[q] = mu * d_j * rho[NORMAL] * normal[q]
                H[r + NORMAL] += mu * d_j * (rho[NORMAL] * soft - 1.0)
                H[r + j] += 1.0
                for l in range(D):  # noqa: E741
                    if l != NORMAL:
                        T = turn * ((1.0 if l == j else 0.0) - d_j * (P[l] - rho[l] * u[l]) / side)
                        other = further(room.A, (r + l) * size)
                        for q in range(size):
                            H[q] += T * rho[l] * other[q]
                        H[r + l] += T * (rho[l] * soft - 1.0)
