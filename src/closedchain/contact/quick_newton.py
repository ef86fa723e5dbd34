"""Newton's equations of contacts that are cones, of one motion or of four in SIMD lanes; whole steps, no line search.

Semismooth Newton on the equations of newton.py, in blocks of three rows,

    H = X + Y W     X = 1, Y = 0 of a contact that is open;  X = 0, Y = ρ of one at rest;
                    X = 1 − T − μ d nᵀ, Y = ρ T + μ ρ_n d nᵀ of the tangents of one that slides, where
                    T = r (1 − d dᵀ) / |p_t − ρ u_t|,  d along p_t − ρ u_t,  r = μ (p_n − ρ_n u_n)

Where contacts share their load, so that W is singular, proximal steps with W + ε follow, from p = 0, which lead to the
least p. A contact that takes part in some lanes only is open in the others, which changes no digit of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from closedchain.contact.arrays import CoulombArrays
from closedchain.contact.lanes import (
    LANES,
    as_many,
    at,
    both,
    choose,
    either,
    four_like,
    greater,
    magnitude,
    no,
    plus,
    put,
    root,
    somewhere,
    width,
)
from closedchain.contact.newton import EXACT, REACHED, SINGULAR
from closedchain.kernel.jit import inlined, inner
from closedchain.kernel.pointers import further

ITERATIONS, PROXIMAL = 10, 4
SURE = 1e-12  # natural map of an answer that is taken
ROUGH = 1e-11  # of the largest impulse: F at which steps with ε may end
SHARED = 1e-9  # what elimination must leave of a block: less may be rounding, of contacts that share their load


class QuickRoom(NamedTuple):
    """Contacts that take part in some lane, gathered; numbers of all lanes side by side."""

    part: Any
    on: Any  # 1 in lanes in which a contact takes part
    mu: Any
    gap: Any
    state: Any
    A: Any
    H: Any
    b: Any
    rho: Any
    x: Any
    u: Any
    F: Any
    T: Any  # of each contact: T of its tangents (three), μ d (two), whether it bears
    inverse: Any
    lift: Any
    scale: Any  # of each contact: product of the largest elements of its rows of H, within its block
    shift: Any  # −ε p of the last proximal step
    soft: Any  # ε


@inlined
def make_room(s: CoulombArrays, w: int) -> QuickRoom:
    """Places within the memory of a problem; rows have room for columns that fill a vector."""
    m, n = s.m, 3 * s.m + 3
    rows, ends = further(s.reals, 6 * s.m * n * w), further(s.reals, 6 * (s.m + 1) * n * w)
    return QuickRoom(
        s.integers, ends, further(ends, m * w), further(ends, 2 * m * w), further(ends, 3 * m * w), s.reals,
        further(s.reals, 3 * m * n * w), rows, further(rows, n * w), further(rows, 2 * n * w), further(rows, 3 * n * w),
        further(rows, 4 * n * w), further(ends, 4 * m * w), further(ends, 10 * m * w),
        further(ends, (10 * m + 9) * w), further(ends, (11 * m + 9) * w), further(rows, 5 * n * w),
        further(ends, (12 * m + 9) * w),
    )  # fmt: skip


@inlined
def pitch(k: int, like: Any) -> int:
    """Distance of rows: the columns of one motion alone are computed four at a time."""
    return 3 * k if width(like) == LANES else (3 * k + LANES - 1) // LANES * LANES


@inner
def newton(room: QuickRoom, k: int, good: Any, like: Any) -> Any:
    """Newton from x in some lanes; in which of them it converges, and in which H is singular."""
    size, singular = 3 * k, as_many(0.0, like) > 0.0
    value = equations(room, k, like)
    done = value <= impulse_scale(room, size, like) * REACHED
    for _ in range(ITERATIONS):
        moves = both(good, no(done))
        if not somewhere(moves):
            break
        derivative(room, k, like)
        singular = either(singular, both(moves, no(eliminate(room, k, like) > SINGULAR)))
        good = both(good, no(singular))
        step(room, size, both(good, no(done)), like)
        value = equations(room, k, like)
        done = either(done, value <= impulse_scale(room, size, like) * REACHED)
    return both(good, done), singular


@inner
def proximal(room: QuickRoom, k: int, lanes: Any, before: Any, like: Any) -> Any:
    """The least p in some lanes, by steps with ε; the natural map."""
    w, size, none = width(like), 3 * k, as_many(0.0, like)
    soft = choose(lanes, at(room.soft, 0, like), none)
    for r in range(size):
        add(room.A, r * (pitch(k, like) + 1) * w, soft)
    moves, worst = lanes, before
    for _ in range(PROXIMAL):
        refine(room, k, moves, like)
        for r in range(size):  # velocities with the true W
            x, u, shift = at(room.x, r * w, like), at(room.u, r * w, like), at(room.shift, r * w, like)
            put(room.u, r * w, u - (soft * x + shift))
            put(room.shift, r * w, choose(moves, none - soft * x, shift))
        worst = choose(moves, natural_map(room, k, like), worst)
        moves = both(moves, no(worst <= SURE))
        if not somewhere(moves):
            break
    return worst


@inner
def refine(room: QuickRoom, k: int, moves: Any, like: Any) -> None:
    """Newton from x in some lanes as far as it leads: ε divides what is left."""
    size = 3 * k
    value = equations(room, k, like)
    for _ in range(ITERATIONS):
        if not somewhere(moves):
            break
        derivative(room, k, like)
        moves = both(moves, eliminate(room, k, like) > 0.0)
        step(room, size, moves, like)
        now, scale = equations(room, k, like), impulse_scale(room, size, like)
        ends = either(now <= scale * EXACT, both(now <= scale * ROUGH, no(now <= value * 0.5)))
        moves, value = both(moves, no(ends)), now


@inlined
def step(room: QuickRoom, size: int, moves: Any, like: Any) -> None:
    """x − H⁻¹ F in some lanes."""
    w = width(like)
    for r in range(size):
        x = at(room.x, r * w, like)
        put(room.x, r * w, choose(moves, x - at(room.F, r * w, like), x))


@inlined
def impulse_scale(room: QuickRoom, size: int, like: Any) -> Any:
    """The largest impulse in play."""
    w, most = width(like), as_many(1e-300, like)
    for r in range(size):
        push = magnitude(at(room.b, r * w, like)) * at(room.rho, r * w, like)
        most = greater(greater(magnitude(at(room.x, r * w, like)), push), most)
    return most


@inlined
def worse(worst: Any, left: Any) -> Any:
    """The larger one, infinite once one of them is not a number."""
    return choose(left <= worst, worst, choose(left < np.inf, left, np.inf))


@inlined
def velocities(room: QuickRoom, k: int, like: Any) -> None:
    """u = W x + b + shift."""
    w, size, long, many = width(like), 3 * k, pitch(k, like), four_like(like)
    if w == LANES:
        for r in range(0, size, 3):
            a, b, c = three(room.b, r * w, w, many)
            x, y, z = three(room.shift, r * w, w, many)
            a, b, c = a + x, b + y, c + z
            for q in range(size):
                x = at(room.x, q * w, many)
                a = plus(a, at(room.A, (r * size + q) * w, many), x)
                b = plus(b, at(room.A, ((r + 1) * size + q) * w, many), x)
                c = plus(c, at(room.A, ((r + 2) * size + q) * w, many), x)
            put(room.u, r * w, a)
            put(room.u, (r + 1) * w, b)
            put(room.u, (r + 2) * w, c)
        return
    for r in range(0, long, LANES):  # W is symmetric
        total = at(room.b, r, many) + at(room.shift, r, many)
        for q in range(size):
            total = plus(total, at(room.A, q * long + r, many), room.x[q])
        put(room.u, r, total)


@inlined
def equations(room: QuickRoom, k: int, like: Any) -> Any:
    """u and F at x, what H is made of, and the largest element of F."""
    w, none, one = width(like), as_many(0.0, like), as_many(1.0, like)
    velocities(room, k, like)
    worst = none
    for i in range(k):
        r, T = 3 * i, further(room.T, 6 * i * w)
        u, v, z = three(room.u, r * w, w, like)
        x, y, p = three(room.x, r * w, w, like)
        rho, rho_n, mu = at(room.rho, r * w, like), at(room.rho, (r + 2) * w, like), at(room.mu, i * w, like)
        push, ru, rv = p - rho_n * z, rho * u, rho * v
        bears = both(at(room.on, i * w, like) > 0.5, push > 0.0)
        a, b = x - ru, y - rv
        side, reach = root(a * a + b * b), mu * push
        slips = both(bears, no(side <= reach))
        over = choose(slips, one / choose(slips, side, one), none)
        a, b, turn = a * over, b * over, reach * over  # d, r / |p_t − ρ u_t|
        put(room.F, r * w, choose(slips, x - reach * a, choose(bears, ru, x)))
        put(room.F, (r + 1) * w, choose(slips, y - reach * b, choose(bears, rv, y)))
        put(room.F, (r + 2) * w, choose(bears, rho_n * z, p))
        rest = choose(bears, one, none)
        put(T, 0, choose(slips, turn * (1.0 - a * a), rest))
        put(T, w, choose(slips, turn * (0.0 - a * b), none))
        put(T, 2 * w, choose(slips, turn * (1.0 - b * b), rest))
        put(T, 3 * w, mu * a)
        put(T, 4 * w, mu * b)
        put(T, 5 * w, rest)
        for j in range(3):
            worst = worse(worst, magnitude(at(room.F, (r + j) * w, like)))
    return worst


@inlined
def derivative(room: QuickRoom, k: int, like: Any) -> None:
    """H = X + Y W where `equations` was asked last."""
    w, long, many = width(like), pitch(k, like), four_like(like)
    for i in range(k):
        r, T = 3 * i, further(room.T, 6 * i * w)
        rho, rho_n = at(room.rho, r * w, like), at(room.rho, (r + 2) * w, like)
        a, b, d = three(T, 0, w, like)
        e, f, bears = three(T, 3 * w, w, like)
        top, middle, low = r * long, (r + 1) * long, (r + 2) * long
        ra, rb, rd, re, rf, rn = rho * a, rho * b, rho * d, rho_n * e, rho_n * f, rho_n * bears
        for q in range(0, long, LANES // w):
            x, y, z = three(room.A, (top + q) * w, long * w, many)
            put(room.H, (top + q) * w, plus(plus(ra * x, rb, y), re, z))
            put(room.H, (middle + q) * w, plus(plus(rb * x, rd, y), rf, z))
            put(room.H, (low + q) * w, rn * z)
        add(room.H, (top + r) * w, 1.0 - a)
        add(room.H, (top + r + 1) * w, 0.0 - b)
        add(room.H, (top + r + 2) * w, 0.0 - e)
        add(room.H, (middle + r) * w, 0.0 - b)
        add(room.H, (middle + r + 1) * w, 1.0 - d)
        add(room.H, (middle + r + 2) * w, 0.0 - f)
        add(room.H, (low + r + 2) * w, 1.0 - bears)
        put(room.scale, i * w, row_sizes(room, r, long, like))


@inlined
def three(address: Any, place: int, step: int, like: Any) -> Any:
    """Three numbers, so far apart."""
    return at(address, place, like), at(address, place + step, like), at(address, place + 2 * step, like)


@inlined
def add(target: Any, place: int, value: Any) -> None:
    """target += value."""
    put(target, place, at(target, place, value) + value)


@inlined
def row_sizes(room: QuickRoom, r: int, long: int, like: Any) -> Any:
    """Product of the largest elements of the rows of a diagonal block."""
    w, here, total = width(like), r * long + r, as_many(1.0, like)
    for j in range(3):
        a, b, c = three(room.H, (here + j * long) * w, w, like)
        total = total * greater(greater(magnitude(a), magnitude(b)), magnitude(c))
    return total


@inlined
def invert(room: QuickRoom, r: int, long: int, like: Any) -> Any:
    """Inverse of a diagonal block of H; its determinant over the sizes of its rows, as they are or as they were."""
    w, here = width(like), r * long + r
    a, b, c = three(room.H, here * w, w, like)
    d, e, f = three(room.H, (here + long) * w, w, like)
    g, h, i = three(room.H, (here + 2 * long) * w, w, like)
    p, q, t = e * i - f * h, f * g - d * i, d * h - e * g
    determinant = a * p + b * q + c * t
    was = at(room.scale, r // 3 * w, like) * (SHARED / SINGULAR)
    scale = greater(row_sizes(room, r, long, like), was)
    s = 1.0 / determinant
    put(room.inverse, 0, p * s)
    put(room.inverse, w, (c * h - b * i) * s)
    put(room.inverse, 2 * w, (b * f - c * e) * s)
    put(room.inverse, 3 * w, q * s)
    put(room.inverse, 4 * w, (a * i - c * g) * s)
    put(room.inverse, 5 * w, (c * d - a * f) * s)
    put(room.inverse, 6 * w, t * s)
    put(room.inverse, 7 * w, (b * g - a * h) * s)
    put(room.inverse, 8 * w, (a * e - b * d) * s)
    return magnitude(determinant) / scale


@inlined
def eliminate(room: QuickRoom, k: int, like: Any) -> Any:
    """Replace F by H⁻¹ F in blocks of three rows; the worst block."""
    w, n, least, H, x = width(like), 3 * k, as_many(np.inf, like), room.H, room.F
    long, many, columns = pitch(k, like), four_like(like), LANES // width(like)
    for i in range(k):
        r = 3 * i
        quality = invert(room, r, long, like)
        least = choose(quality >= least, least, quality)
        a, b, c = three(room.inverse, 0, w, like)
        d, e, f = three(room.inverse, 3 * w, w, like)
        g, h, l = three(room.inverse, 6 * w, w, like)  # noqa: E741
        first = (r + 3) // columns * columns  # columns before r + 3 are read no more
        for q in range(first, long, columns):  # this block's rows times the inverse of its diagonal block
            y, z, t = three(H, (r * long + q) * w, long * w, many)
            put(H, (r * long + q) * w, plus(plus(a * y, b, z), c, t))
            put(H, ((r + 1) * long + q) * w, plus(plus(d * y, e, z), f, t))
            put(H, ((r + 2) * long + q) * w, plus(plus(g * y, h, z), l, t))
        y, z, t = three(x, r * w, w, like)
        top, middle, low = plus(plus(a * y, b, z), c, t), plus(plus(d * y, e, z), f, t), plus(plus(g * y, h, z), l, t)
        put(x, r * w, top)
        put(x, (r + 1) * w, middle)
        put(x, (r + 2) * w, low)
        for row in range(r + 3, n):
            y, z, t = three(H, (row * long + r) * w, w, like)
            y, z, t = 0.0 - y, 0.0 - z, 0.0 - t
            for q in range(first, long, columns):
                u, v, o = three(H, (r * long + q) * w, long * w, many)
                now = plus(plus(at(H, (row * long + q) * w, many), y, u), z, v)
                put(H, (row * long + q) * w, plus(now, t, o))
            put(x, row * w, plus(plus(plus(at(x, row * w, like), y, top), z, middle), t, low))
    for i in range(k - 2, -1, -1):
        for r in range(3 * i, 3 * i + 3):
            total = at(x, r * w, like)
            for q in range(3 * i + 3, n):
                total = plus(total, 0.0 - at(H, (r * long + q) * w, like), at(x, q * w, like))
            put(x, r * w, total)
    return least


@inlined
def natural_map(room: QuickRoom, k: int, like: Any) -> Any:
    """|p − Proj_K(p − ρ (u + μ |u_t| n))| over the largest impulse in play, at the velocities found last."""
    w, none, one = width(like), as_many(0.0, like), as_many(1.0, like)
    worst = none
    for i in range(k):
        r, mu, on = 3 * i, at(room.mu, i * w, like), at(room.on, i * w, like) > 0.5
        p, q, P = three(room.x, r * w, w, like)
        u, v, z = three(room.u, r * w, w, like)
        rho = at(room.rho, (r + 2) * w, like)
        a, b, push = p - rho * u, q - rho * v, P - rho * z - rho * mu * root(u * u + v * v)
        side = root(a * a + b * b)
        # the point of the cone that is nearest
        inside, top = side <= mu * push, mu * side <= 0.0 - push
        near = (push + mu * side) / (1.0 + mu * mu)
        share = choose(side > 0.0, mu * near / choose(side > 0.0, side, one), none)
        share = choose(inside, one, choose(top, none, share))
        near = choose(inside, push, choose(top, none, near))
        worst = worse(worst, choose(on, magnitude(p - a * share), none))
        worst = worse(worst, choose(on, magnitude(q - b * share), none))
        worst = worse(worst, choose(on, magnitude(P - near), none))
    return worst / impulse_scale(room, 3 * k, like)
