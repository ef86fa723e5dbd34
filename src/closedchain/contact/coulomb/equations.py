"""Alart and Curnier's equations of one contact, of three rows or four, as formulas that compiled code writes out.

    F = p_n − [p_n − ρ_n u_n]₊,   p_t − Proj(p_t − ρ u_t) onto the disc of radius r = bound + μ [p_n − ρ_n u_n]₊
    H p' = F in blocks of a contact,    H = X + Y W    u = W p + b

    X = 1, Y = 0 of a contact that is open;   X = 0, Y = ρ of one that sticks;
    X = 1 − T − μ d nᵀ,  Y = ρ T + μ ρ_n d nᵀ  of the tangents of one that slides,
    T = r (1 − d dᵀ) / |p_t − ρ u_t|,   d along p_t − ρ u_t

Laws are numbers of these equations:

             floor   bound   μ                                  floor: the normal acts where p_n − ρ_n u_n is above it
    cone     0       0       μ          |p_t| ≤ μ p_n
    sliding  0       0       μ          d is given and T = 0
    held     −NEVER  NEVER   0          acts and sticks, whatever that takes
    dry      NEVER   bound   0          |p_1| ≤ bound; the other rows are those of a body of its own at rest
    absent   NEVER   0       0          p = 0

P. Alart, A. Curnier, A mixed formulation for frictional contact problems prone to Newton like solution methods,
Comput. Methods Appl. Mech. Eng. 92 (1991).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import NORMAL
from closedchain.contact.coulomb.blocks import flat, length, matrix, tangential, with_normal
from closedchain.contact.coulomb.terms import choose, greater, magnitude, minus, negation, plus, unrolled

SMALLEST = 1e-300  # length that may divide


@unrolled
def friction(p: Any, u: Any, rho: Any, rho_n: Any, floor: Any, mu: Any, bound: Any) -> Any:
    """Whether the normal acts, μ where it does, radius of the disc, whether the tangents slip, d, r / |p_t − ρ u_t|."""
    push = p[NORMAL] - rho_n * u[NORMAL]
    bears = push > floor
    mu = choose(bears, mu, 0.0)
    aside = [x - rho * v for x, v in zip(tangential(p), tangential(u), strict=True)]
    side, radius = length(aside), bound + mu * push
    slips = negation(side < radius)
    over = choose(slips, 1.0 / greater(SMALLEST, side), 0.0)
    return bears, mu, radius, slips, tuple(x * over for x in aside), radius * over


@unrolled
def opposite_where(mask: Any, along: Any, d: Any) -> Any:
    """−along where a mask is true, else d."""
    return tuple(choose(mask, 0.0 - given, one) for given, one in zip(tangential(along), d, strict=True))


@unrolled
def alart_curnier(
    p: Any, u: Any, rho: Any, rho_n: Any, bears: Any, mu: Any, radius: Any, slips: Any, d: Any, turn: Any
) -> Any:
    """F, and the numbers of H: T, μ d, whether the normal acts, and the same times ρ."""
    p_t, u_t = tangential(p), tangential(u)
    F = [choose(slips, x - radius * e, rho * v) for x, v, e in zip(p_t, u_t, d, strict=True)]
    F_n = choose(bears, rho_n * u[NORMAL], p[NORMAL])
    T = [
        choose(slips, turn * (1.0 - e * e), 1.0) if j == l else turn * (0.0 - e * f)
        for j, e in enumerate(d)
        for l, f in enumerate(d)  # noqa: E741
        if l >= j
    ]
    normal = [*(mu * e for e in d), choose(bears, 1.0, 0.0)]
    return with_normal(F, F_n), (*T, *normal, *(rho * one for one in T), *(rho_n * one for one in normal))


@unrolled
def rows_of_newton(numbers: Any, W: Any, own: Any) -> Any:
    """X + Y W of a contact that has the numbers T, μ d and whether it bears, and the same times ρ."""
    W = matrix(W)
    tangents = len(W) - 1
    pairs = [(j, l) for j in range(tangents) for l in range(j, tangents)]  # noqa: E741
    place = {pair: k for k, pair in enumerate(pairs)} | {(l, j): k for k, (j, l) in enumerate(pairs)}  # noqa: E741
    half, last = len(numbers) // 2, len(pairs) + tangents
    (T, along, bears), (Y, Y_n, press) = (
        (part[: len(pairs)], part[len(pairs) : last], part[last]) for part in (numbers[:half], numbers[half:])
    )
    side, normal = tangential(W), W[NORMAL]
    rows = []
    for j in range(tangents):
        row = [Y[place[j, 0]] * element for element in side[0]]
        for l in range(1, tangents):  # noqa: E741
            row = [plus(total, Y[place[j, l]], element) for total, element in zip(row, side[l], strict=True)]
        row = [plus(total, Y_n[j], element) for total, element in zip(row, normal, strict=True)]
        aside = [minus(total, own, T[place[j, l]]) for l, total in enumerate(tangential(row))]  # noqa: E741
        aside[j] = plus(tangential(row)[j], own, 1.0 - T[place[j, j]])
        rows.append(list(with_normal(aside, minus(row[NORMAL], own, along[j]))))
    last_row = [press * element for element in normal]
    last_row[NORMAL] = plus(last_row[NORMAL], own, 1.0 - bears)
    return flat(list(with_normal(rows, last_row)))


@unrolled
def p_minus_projection(p: Any, u: Any, rho: Any, mu: Any, bound: Any) -> Any:
    """Of a cone; of a dry joint's interval, where push is zero; of all p where a contact is held."""
    p_t, u_t = tangential(p), tangential(u)
    aside = [x - rho * v for x, v in zip(p_t, u_t, strict=True)]
    push, side = p[NORMAL] - rho * u[NORMAL] - rho * mu * length(u_t), length(aside)
    inside, below = side <= bound + mu * push, mu * side < 0.0 - push
    near = (push + mu * side) / (1.0 + mu * mu)
    share = choose(side > 0.0, (bound + mu * near) / choose(side > 0.0, side, 1.0), 0.0)
    share = choose(inside, 1.0, choose(below, 0.0, share))
    near = choose(inside, push, choose(below, 0.0, near))
    return with_normal([x - e * share for x, e in zip(p_t, aside, strict=True)], p[NORMAL] - near)


@unrolled
def p_minus_sliding(p: Any, u: Any, rho: Any, mu: Any, along: Any) -> Any:
    """Of the line −μ d p_n along a given direction."""
    aside = [x + mu * p[NORMAL] * d for x, d in zip(tangential(p), tangential(along), strict=True)]
    return with_normal(aside, p[NORMAL] - greater(p[NORMAL] - rho * u[NORMAL], 0.0))


@unrolled
def worst_of(worst: Any, numbers: Any) -> Any:
    """The largest magnitude, infinite once one of them is not a number."""
    for number in numbers:
        left = magnitude(number)
        worst = choose(left <= worst, worst, choose(left < np.inf, left, np.inf))
    return worst


@unrolled
def in_part(mask: Any, numbers: Any) -> Any:
    """Numbers where a mask is true, else none."""
    return tuple(choose(mask, number, 0.0) for number in numbers)
