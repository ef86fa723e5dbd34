"""How contacts answer in one step where Newton finds it in a few iterations: of one motion, or of four in SIMD lanes.

Contacts that are cones (coulomb.py) take part, in blocks of three rows. Semismooth Newton on the equations of newton.py
starts from the impulses before and takes whole steps,

    H = X + Y W     X = 1, Y = 0 of a contact that is open;  X = 0, Y = ρ of one at rest;
                    X = 1 − T − μ d nᵀ, Y = ρ T + μ ρ_n d nᵀ of the tangents of one that slides, where
                    T = r (1 − d dᵀ) / |p_t − ρ u_t|,  d along p_t − ρ u_t,  r = μ (p_n − ρ_n u_n)

and what counts is the natural map at the end, from the same velocities. A lane in which it is too large, W singular, a
direction held by loops, or friction to be lowered to that of sliding is left to the careful way: it is marked, and
nothing of it is changed. A contact that is closed in some lanes only is open in the others, which changes no digit of
them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from closedchain.contact.arrays import BLOCKED, NUMBERS, OPEN, SLIP, STICK, CoulombArrays, SteppingArrays
from closedchain.contact.lanes import (
    as_many,
    at,
    both,
    choose,
    either,
    greater,
    magnitude,
    no,
    plus,
    put,
    root,
    somewhere,
    width,
)
from closedchain.contact.newton import REACHED, SINGULAR
from closedchain.kernel.jit import inner
from closedchain.kernel.pointers import further

ITERATIONS = 10
SURE = 1e-12  # natural map of an answer that is taken
SHARED = 1e-9  # what elimination must leave of a block: less may be rounding, of contacts that share their load
RIGID = 1e-9  # of the largest element: softness with which gaps are brought back where contacts share their load


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


@inner
def make_room(s: CoulombArrays, w: int) -> QuickRoom:
    """Places within the memory of a problem."""
    m, n = s.m, 3 * s.m
    first = 2 * n * n * w
    return QuickRoom(
        s.integers, further(s.reals, first), further(s.reals, first + m * w), further(s.reals, first + 2 * m * w),
        further(s.reals, first + 3 * m * w), s.reals, further(s.reals, n * n * w),
        further(s.reals, first + 4 * m * w), further(s.reals, first + 7 * m * w), further(s.reals, first + 10 * m * w),
        further(s.reals, first + 13 * m * w), further(s.reals, first + 16 * m * w),
        further(s.reals, first + 19 * m * w), further(s.reals, first + 25 * m * w),
        further(s.reals, first + 25 * m * w + 9 * w), further(s.reals, first + 26 * m * w + 9 * w),
    )  # fmt: skip


@inner
def respond_quickly(
    c: SteppingArrays, s: CoulombArrays, h: float, stride: int, first: int, residual: Any, depth: Any, like: Any
) -> None:
    """Impulses p, states, and x that brings gaps back, in lanes that are solved; residual is infinite in all others.

    stride, first: distance of the numbers of one lane in the arrays, and where the first lane lies
    """
    w = width(like)
    room, none = make_room(s, w), as_many(0.0, like)
    k = take_part(c, s, room, h, stride, first, like)
    worst, good = none, no(none > 0.0)
    if k > 0:
        good = gather(c, s, room, k, stride, first, like)
        good = both(good, newton(room, k, good, like))
        worst = natural_map(room, k, like)
        good = both(good, worst <= SURE)
        good = both(good, find_states(c, room, k, like))
    put(residual, first, choose(good, worst, as_many(np.inf, like)))
    for i in range(s.m):
        place = i * stride + first
        put(c.states, place, choose(good, as_many(OPEN, like), at(c.states, place, like)))
    for r in range(3 * s.m):
        place = r * stride + first
        put(s.p, place, choose(good, none, at(s.p, place, like)))
        put(c.x, place, none)
    for i in range(k):
        j = room.part[i]
        place = j * stride + first
        put(c.states, place, choose(good, at(room.state, i * w, like), at(c.states, place, like)))
        for l in range(3):  # noqa: E741
            place = (3 * j + l) * stride + first
            put(s.p, place, choose(good, at(room.x, (3 * i + l) * w, like), at(s.p, place, like)))
    if k > 0:
        bring_back(c, room, k, stride, first, depth, like)


@inner
def take_part(
    c: SteppingArrays, s: CoulombArrays, room: QuickRoom, h: float, stride: int, first: int, like: Any
) -> int:
    """Which contacts take part in some lane, with gaps and restitution added to b."""
    w, k, near, none, one = width(like), 0, c.numbers[NUMBERS.near], as_many(0.0, like), as_many(1.0, like)
    for i in range(s.m):
        place, normal = i * stride + first, (3 * i + 2) * stride + first
        gap, state, b = at(c.gaps, place, like), at(c.states, place, like), at(c.b, normal, like)
        inside = both(
            magnitude(at(c.places, 2 * i * stride + first, like)) <= c.extents[2 * i],
            magnitude(at(c.places, (2 * i + 1) * stride + first, like)) <= c.extents[2 * i + 1],
        )
        below = both(no(inside), gap < -near)
        behind = both(no(gap > near), either(at(c.behind, place, like) > 0.5, below))
        put(c.behind, place, choose(behind, one, none))
        soon = gap + b * (0.5 * h) < 0.0
        if c.restitution[i] != 0.0:
            soon = both(soon, state > OPEN + 0.5)
        touch = both(both(inside, either(gap <= near, soon)), no(behind))
        if c.scheduled[i] != 0 or not somewhere(touch):
            continue
        room.part[k] = i
        put(room.on, k * w, choose(touch, one, none))
        put(room.gap, k * w, gap)
        put(
            room.mu,
            k * w,
            choose(magnitude(state - float(STICK)) < 0.5, as_many(c.mu_static[i], like), as_many(c.mu[i], like)),
        )
        b = choose(gap > 0.0, b + gap * 2.0 / h, b)
        if c.restitution[i] != 0.0:
            into = at(c.u, normal, like)
            b = choose(into < -c.numbers[NUMBERS.bounce], b + into * c.restitution[i], b)
        put(room.b, (3 * k + 2) * w, choose(touch, b, none))
        for j in range(3):
            place = (3 * i + j) * stride + first
            put(room.x, (3 * k + j) * w, choose(touch, at(s.p, place, like), none))
            if j < 2:
                put(room.b, (3 * k + j) * w, choose(touch, at(c.b, place, like), none))
        k += 1
    return k


@inner
def gather(c: SteppingArrays, s: CoulombArrays, room: QuickRoom, k: int, stride: int, first: int, like: Any) -> Any:
    """Rows of W of contacts that take part, and ρ; lanes in which loops hold no direction."""
    w, n, size, none = width(like), 3 * s.m, 3 * k, as_many(0.0, like)
    most, good = none, no(none > 0.0)
    for i in range(k):
        on = at(room.on, i * w, like) > 0.5
        for j in range(3):
            row, here = 3 * room.part[i] + j, (3 * i + j) * size
            for d in range(k):
                for l in range(3):  # noqa: E741
                    column = 3 * room.part[d] + l
                    put(room.A, (here + 3 * d + l) * w, at(s.W, (row * n + column) * stride + first, like))
            own = at(room.A, (here + 3 * i + j) * w, like)
            held = own <= at(c.reach, row * stride + first, like) * BLOCKED
            good = both(good, no(both(on, held)))
            most = choose(on, greater(own, most), most)
    for i in range(k):
        here = 3 * i * (size + 1)
        a, b, d = three(room.A, here * w, (size + 1) * w, like)
        least = greater(most, as_many(1e-300, like)) * 1e-3
        side, push = 1.0 / greater(greater(a, b), least), 1.0 / greater(d, least)
        put(room.rho, 3 * i * w, side)
        put(room.rho, (3 * i + 1) * w, side)
        put(room.rho, (3 * i + 2) * w, push)
    return good


@inner
def newton(room: QuickRoom, k: int, good: Any, like: Any) -> Any:
    """Newton from x; lanes in which it converges."""
    w, size = width(like), 3 * k
    value = equations(room, k, like)
    done = value <= impulse_scale(room, size, like) * REACHED
    for _ in range(ITERATIONS):
        moves = both(good, no(done))
        if not somewhere(moves):
            break
        derivative(room, k, like)
        pivot = eliminate(room, k, like)
        good = both(good, either(done, pivot > SINGULAR))
        moves = both(good, no(done))
        for r in range(size):
            x = at(room.x, r * w, like)
            put(room.x, r * w, choose(moves, x - at(room.F, r * w, like), x))
        value = equations(room, k, like)
        done = either(done, value <= impulse_scale(room, size, like) * REACHED)
    return both(good, done)


@inner
def impulse_scale(room: QuickRoom, size: int, like: Any) -> Any:
    """The largest impulse in play."""
    w, most = width(like), as_many(1e-300, like)
    for r in range(size):
        push = magnitude(at(room.b, r * w, like)) * at(room.rho, r * w, like)
        most = greater(greater(magnitude(at(room.x, r * w, like)), push), most)
    return most


@inner
def worse(worst: Any, left: Any) -> Any:
    """The larger one, infinite once one of them is not a number."""
    return choose(left <= worst, worst, choose(left < np.inf, left, np.inf))


@inner
def equations(room: QuickRoom, k: int, like: Any) -> Any:
    """u and F at x, what H is made of, and the largest element of F."""
    w, size, none, one = width(like), 3 * k, as_many(0.0, like), as_many(1.0, like)
    worst = none
    for i in range(k):
        r, T = 3 * i, further(room.T, 6 * i * w)
        u, v, z = three(room.b, r * w, w, like)
        for q in range(size):
            x = at(room.x, q * w, like)
            u = plus(u, at(room.A, (r * size + q) * w, like), x)
            v = plus(v, at(room.A, ((r + 1) * size + q) * w, like), x)
            z = plus(z, at(room.A, ((r + 2) * size + q) * w, like), x)
        put(room.u, r * w, u)
        put(room.u, (r + 1) * w, v)
        put(room.u, (r + 2) * w, z)
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


@inner
def derivative(room: QuickRoom, k: int, like: Any) -> None:
    """H = X + Y W where `equations` was asked last."""
    w, size = width(like), 3 * k
    for i in range(k):
        r, T = 3 * i, further(room.T, 6 * i * w)
        rho, rho_n = at(room.rho, r * w, like), at(room.rho, (r + 2) * w, like)
        a, b, d = three(T, 0, w, like)
        e, f, bears = three(T, 3 * w, w, like)
        top, middle, low = r * size, (r + 1) * size, (r + 2) * size
        ra, rb, rd, re, rf, rn = rho * a, rho * b, rho * d, rho_n * e, rho_n * f, rho_n * bears
        for q in range(size):
            x, y, z = three(room.A, (top + q) * w, size * w, like)
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
        put(room.scale, i * w, row_sizes(room, r, size, like))


@inner
def three(address: Any, place: int, step: int, like: Any) -> Any:
    """Three numbers, so far apart."""
    return at(address, place, like), at(address, place + step, like), at(address, place + 2 * step, like)


@inner
def add(target: Any, place: int, value: Any) -> None:
    """target += value."""
    put(target, place, at(target, place, value) + value)


@inner
def row_sizes(room: QuickRoom, r: int, size: int, like: Any) -> Any:
    """Product of the largest elements of the rows of a diagonal block."""
    w, here, total = width(like), r * size + r, as_many(1.0, like)
    for j in range(3):
        a, b, c = three(room.H, (here + j * size) * w, w, like)
        total = total * greater(greater(magnitude(a), magnitude(b)), magnitude(c))
    return total


@inner
def invert(room: QuickRoom, r: int, size: int, like: Any) -> Any:
    """Inverse of a diagonal block of H; its determinant over the sizes of its rows, as they are or as they were."""
    w, here = width(like), r * size + r
    a, b, c = three(room.H, here * w, w, like)
    d, e, f = three(room.H, (here + size) * w, w, like)
    g, h, i = three(room.H, (here + 2 * size) * w, w, like)
    p, q, t = e * i - f * h, f * g - d * i, d * h - e * g
    determinant = a * p + b * q + c * t
    was = at(room.scale, r // 3 * w, like) * (SHARED / SINGULAR)
    scale = greater(row_sizes(room, r, size, like), was)
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


@inner
def eliminate(room: QuickRoom, k: int, like: Any) -> Any:
    """Replace F by H⁻¹ F in blocks of three rows; the worst block."""
    w, n, least, H, x = width(like), 3 * k, as_many(np.inf, like), room.H, room.F
    for i in range(k):
        r = 3 * i
        quality = invert(room, r, n, like)
        least = choose(quality >= least, least, quality)
        a, b, c = three(room.inverse, 0, w, like)
        d, e, f = three(room.inverse, 3 * w, w, like)
        g, h, l = three(room.inverse, 6 * w, w, like)  # noqa: E741
        for q in range(r + 3, n):  # this block's rows times the inverse of its diagonal block
            y, z, t = three(H, (r * n + q) * w, n * w, like)
            put(H, (r * n + q) * w, plus(plus(a * y, b, z), c, t))
            put(H, ((r + 1) * n + q) * w, plus(plus(d * y, e, z), f, t))
            put(H, ((r + 2) * n + q) * w, plus(plus(g * y, h, z), l, t))
        y, z, t = three(x, r * w, w, like)
        first, second, third = (
            plus(plus(a * y, b, z), c, t),
            plus(plus(d * y, e, z), f, t),
            plus(plus(g * y, h, z), l, t),
        )
        put(x, r * w, first)
        put(x, (r + 1) * w, second)
        put(x, (r + 2) * w, third)
        for row in range(r + 3, n):
            y, z, t = three(H, (row * n + r) * w, w, like)
            y, z, t = 0.0 - y, 0.0 - z, 0.0 - t
            for q in range(r + 3, n):
                now = plus(at(H, (row * n + q) * w, like), y, at(H, (r * n + q) * w, like))
                now = plus(now, z, at(H, ((r + 1) * n + q) * w, like))
                put(H, (row * n + q) * w, plus(now, t, at(H, ((r + 2) * n + q) * w, like)))
            put(x, row * w, plus(plus(plus(at(x, row * w, like), y, first), z, second), t, third))
    for i in range(k - 2, -1, -1):
        for r in range(3 * i, 3 * i + 3):
            total = at(x, r * w, like)
            for q in range(3 * i + 3, n):
                total = total - at(H, (r * n + q) * w, like) * at(x, q * w, like)
            put(x, r * w, total)
    return least


@inner
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


@inner
def find_states(c: SteppingArrays, room: QuickRoom, k: int, like: Any) -> Any:
    """States of contacts; lanes in which friction need not be lowered to that of sliding."""
    w, good = width(like), no(as_many(0.0, like) > 0.0)
    for i in range(k):
        u, v = at(room.u, 3 * i * w, like), at(room.u, (3 * i + 1) * w, like)
        bears = both(at(room.on, i * w, like) > 0.5, at(room.x, (3 * i + 2) * w, like) > 0.0)
        fast = both(bears, root(u * u + v * v) > c.numbers[NUMBERS.slow])
        state = choose(fast, as_many(SLIP, like), choose(bears, as_many(STICK, like), as_many(OPEN, like)))
        put(room.state, i * w, state)
        good = both(good, no(both(fast, at(room.mu, i * w, like) > c.mu[room.part[i]])))
    return good


@inner
def bring_back(c: SteppingArrays, room: QuickRoom, k: int, stride: int, first: int, depth: Any, like: Any) -> None:
    """x with W_nn x = −gap of contacts that bear and lie below their surface, by L D Lᵀ; the others have x = 0."""
    w, size, none, one, L, x = width(like), 3 * k, as_many(0.0, like), as_many(1.0, like), room.H, room.lift
    most, some = none, False
    deepest = at(depth, first, like)
    for i in range(k):
        gap, r = at(room.gap, i * w, like), 3 * i + 2
        deep = both(both(at(room.on, i * w, like) > 0.5, at(room.x, r * w, like) > 0.0), gap < 0.0)
        some = some or somewhere(deep)
        most = choose(deep, greater(at(room.A, (r * size + r) * w, like), most), most)
        deepest = choose(deep, greater(0.0 - gap, deepest), deepest)
        put(room.on, i * w, choose(deep, one, none))
        put(x, i * w, choose(deep, 0.0 - gap, none))
    if not some:
        return
    put(depth, first, deepest)
    for i in range(k):
        here = at(room.on, i * w, like) > 0.5
        for j in range(i + 1):
            both_deep = both(here, at(room.on, j * w, like) > 0.5)
            own = at(room.A, ((3 * i + 2) * size + 3 * j + 2) * w, like)
            if i == j:
                put(L, (i * k + i) * w, choose(here, own + most * RIGID, one))
            else:
                put(L, (i * k + j) * w, choose(both_deep, own, none))
    for i in range(k):
        total = at(L, (i * k + i) * w, like)
        right = at(x, i * w, like)
        for j in range(i):
            row = at(L, (i * k + j) * w, like)  # L D
            for l in range(j):  # noqa: E741
                row = row - at(L, (i * k + l) * w, like) * at(L, (j * k + l) * w, like) * at(L, (l * k + l) * w, like)
            row = row / at(L, (j * k + j) * w, like)
            put(L, (i * k + j) * w, row)
            total = total - row * row * at(L, (j * k + j) * w, like)
            right = right - row * at(x, j * w, like)
        put(L, (i * k + i) * w, total)
        put(x, i * w, right)
    for i in range(k - 1, -1, -1):
        total = at(x, i * w, like) / at(L, (i * k + i) * w, like)
        for j in range(i + 1, k):
            total = total - at(L, (j * k + i) * w, like) * at(x, j * w, like)
        put(x, i * w, total)
        put(c.x, (3 * room.part[i] + 2) * stride + first, total)
