"""Newton's equations of contacts that are cones, of one motion or of four in SIMD lanes; whole steps, no line search.

Semismooth Newton on the equations of newton.py, in blocks of three rows,

    H = X + Y W     X = 1, Y = 0 of a contact that is open;  X = 0, Y = ρ of one at rest;
                    X = 1 − T − μ d nᵀ, Y = ρ T + μ ρ_n d nᵀ of the tangents of one that slides, where
                    T = r (1 − d dᵀ) / |p_t − ρ u_t|,  d along p_t − ρ u_t,  r = μ (p_n − ρ_n u_n)

Where contacts share their load, so that W is singular, proximal steps with W + ε follow, from p = 0, which lead to the
least p.

Numbers lie component by component: the first tangents of all contacts, then the second ones, then the normals. A group
is a vector of four lanes: four contacts of one motion, or one contact of four motions. Groups take part in which a lane
does; the other lanes are open, which changes no digit of those that are not. Rows are those of contacts; `far` is the
distance of components, `row` that of rows.
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
    everywhere,
    four_like,
    greater,
    largest,
    magnitude,
    minus,
    no,
    plus,
    put,
    root,
    somewhere,
    together,
    unit,
    width,
)
from closedchain.contact.newton import EXACT, REACHED
from closedchain.contact.three_by_three import (
    in_lane,
    in_lane_three,
    inverted,
    nine,
    product,
    put_nine,
    put_three,
    reduced,
    reduced_column,
    sizes,
    three,
    times,
    zeros,
)
from closedchain.kernel.jit import inlined, inner
from closedchain.kernel.pointers import further

ITERATIONS, PROXIMAL = 10, 4
SURE = 1e-12  # natural map of an answer that is taken
ROUGH = 1e-11  # of the largest impulse: F at which steps with ε may end
SHARED = 1e-9  # of the size of a block: determinant that elimination must leave, of contacts that share no load


class QuickRoom(NamedTuple):
    """Contacts that take part in some lane, gathered; numbers of all lanes side by side."""

    part: Any
    on: Any  # 1 in lanes in which a contact takes part
    mu: Any
    kinetic: Any  # μ of sliding
    gap: Any
    bounce: Any  # normal velocities that are to be none: with gaps and restitution
    state: Any
    A: Any
    H: Any
    b: Any
    rho: Any
    x: Any
    u: Any
    F: Any
    shift: Any  # −ε p of the last proximal step
    own: Any  # diagonal of W
    T: Any  # T of tangents (three), μ d (two), whether a contact bears; the same times ρ
    lift: Any
    soft: Any  # ε


@inlined
def make_room(s: CoulombArrays, w: int) -> QuickRoom:
    """Places within the memory of a problem; every component has room for contacts that fill a vector."""
    m = (s.m + LANES - 1) // LANES * LANES
    n = 3 * m
    rows, ends = further(s.reals, 2 * n * n * w), further(s.reals, 2 * n * (n + 4) * w)
    return QuickRoom(
        s.integers, ends, further(ends, m * w), further(ends, 2 * m * w), further(ends, 3 * m * w),
        further(ends, 4 * m * w), further(ends, 5 * m * w), s.reals, further(s.reals, n * n * w), rows,
        further(rows, n * w), further(rows, 2 * n * w), further(rows, 3 * n * w), further(rows, 4 * n * w),
        further(rows, 5 * n * w), further(rows, 6 * n * w), further(ends, 6 * m * w), further(ends, 18 * m * w),
        further(ends, 19 * m * w),
    )  # fmt: skip


@inlined
def contacts_in(k: int, like: Any) -> int:
    """Contacts of k groups."""
    return int(k * LANES // width(like))


@inlined
def contact_at(room: QuickRoom, i: int, like: Any) -> int:
    """Its number in the machine."""
    return int(room.part[i] if width(like) == LANES else room.part[i // LANES] + i % LANES)


@inlined
def takes_part(room: QuickRoom, i: int, like: Any) -> bool:
    """Whether a contact does, in any lane."""
    return width(like) == LANES or bool(room.on[i] > 0.5)


@inner
def newton(room: QuickRoom, k: int, good: Any, like: Any) -> Any:
    """Newton from x in some lanes; in which of them it converges, and in which H is singular."""
    singular = as_many(0.0, like) > 0.0
    value = equations(room, k, like)
    done = value <= impulse_scale(room, k, like) * REACHED
    for _ in range(ITERATIONS):
        moves = both(good, no(done))
        if not somewhere(moves):
            break
        singular = either(singular, both(moves, no(eliminate(room, k, SHARED, like))))
        good = both(good, no(singular))
        step(room, k, both(good, no(done)), like)
        value = equations(room, k, like)
        done = either(done, value <= impulse_scale(room, k, like) * REACHED)
    return both(good, done), singular


@inner
def proximal(room: QuickRoom, k: int, lanes: Any, before: Any, like: Any) -> Any:
    """The least p in some lanes, by steps with ε; the natural map."""
    w, far, none, many = width(like), k * LANES, as_many(0.0, like), four_like(like)
    soft = choose(lanes, at(room.soft, 0, like), none)
    for i in range(0, far, w):
        for j in range(3):
            add(room.A, (j * far + i) // w * 3 * far + j * far + i, soft)
    moves, worst = lanes, before
    for _ in range(PROXIMAL):
        refine(room, k, moves, like)
        for r in range(0, 3 * far, LANES):  # velocities with the true W
            x, u, shift = at(room.x, r, many), at(room.u, r, many), at(room.shift, r, many)
            put(room.u, r, u - (x * soft + shift))
            put(room.shift, r, choose(moves, 0.0 - x * soft, shift))
        worst = choose(moves, natural_map(room, k, like), worst)
        moves = both(moves, no(worst <= SURE))
        if not somewhere(moves):
            break
    return worst


@inner
def refine(room: QuickRoom, k: int, moves: Any, like: Any) -> None:
    """Newton from x in some lanes as far as it leads: ε divides what is left."""
    value = equations(room, k, like)
    for _ in range(ITERATIONS):
        if not somewhere(moves):
            break
        moves = both(moves, eliminate(room, k, 0.0, like))
        step(room, k, moves, like)
        now, scale = equations(room, k, like), impulse_scale(room, k, like)
        ends = either(now <= scale * EXACT, both(now <= scale * ROUGH, no(now <= value * 0.5)))
        moves, value = both(moves, no(ends)), now


@inlined
def step(room: QuickRoom, k: int, moves: Any, like: Any) -> None:
    """x − H⁻¹ F in some lanes."""
    many = four_like(like)
    for r in range(0, 3 * k * LANES, LANES):
        x = at(room.x, r, many)
        put(room.x, r, choose(moves, x - at(room.F, r, many), x))


@inlined
def impulse_scale(room: QuickRoom, k: int, like: Any) -> Any:
    """The largest impulse in play."""
    many = four_like(like)
    most = as_many(1e-300, many)
    for r in range(0, 3 * k * LANES, LANES):
        push = magnitude(at(room.b, r, many)) * at(room.rho, r, many)
        most = greater(greater(magnitude(at(room.x, r, many)), push), most)
    return largest(most, like)


@inlined
def worse(worst: Any, left: Any) -> Any:
    """The larger one, infinite once one of them is not a number."""
    return choose(left <= worst, worst, choose(left < np.inf, left, np.inf))


@inlined
def add(target: Any, place: int, value: Any) -> None:
    """target += value."""
    put(target, place, at(target, place, value) + value)


@inlined
def velocities(room: QuickRoom, k: int, like: Any) -> None:
    """u = W x + b + shift, where W is symmetric."""
    w, many, far = width(like), four_like(like), k * LANES
    row = 3 * far
    for g in range(0, far, LANES):
        a, b, c = three(room.b, g, far, many)
        d, e, f = three(room.shift, g, far, many)
        o, p, q = many, many, many
        for i in range(contacts_in(k, like)):
            if not takes_part(room, i, like):
                continue
            here = i * row + g
            x, y, z = three(room.x, i * w, far, like)
            r, s, t = three(room.A, here, far, many)
            a, b, c = plus(a, r, x), plus(b, s, x), plus(c, t, x)
            r, s, t = three(room.A, here + far // w * row, far, many)
            d, e, f = plus(d, r, y), plus(e, s, y), plus(f, t, y)
            r, s, t = three(room.A, here + 2 * far // w * row, far, many)
            o, p, q = plus(o, r, z), plus(p, s, z), plus(q, t, z)
        put_three(room.u, g, far, (a + d + o, b + e + p, c + f + q))


@inlined
def equations(room: QuickRoom, k: int, like: Any) -> Any:
    """u and F at x, what H is made of, and the largest element of F."""
    far, many, T = k * LANES, four_like(like), room.T
    none, one = as_many(0.0, many), as_many(1.0, many)
    velocities(room, k, like)
    worst = none
    for g in range(0, far, LANES):
        u, v, z = three(room.u, g, far, many)
        x, y, p = three(room.x, g, far, many)
        rho, rho_n, mu = at(room.rho, g, many), at(room.rho, g + 2 * far, many), at(room.mu, g, many)
        push, ru, rv = p - rho_n * z, rho * u, rho * v
        bears = both(at(room.on, g, many) > 0.5, push > 0.0)
        a, b = x - ru, y - rv
        side, reach = root(a * a + b * b), mu * push
        slips = both(bears, no(side <= reach))
        over = choose(slips, one / choose(slips, side, one), none)
        a, b, turn = a * over, b * over, reach * over  # d, r / |p_t − ρ u_t|
        first = choose(slips, x - reach * a, choose(bears, ru, x))
        second = choose(slips, y - reach * b, choose(bears, rv, y))
        third = choose(bears, rho_n * z, p)
        put_three(room.F, g, far, (first, second, third))
        worst = worse(worse(worse(worst, magnitude(first)), magnitude(second)), magnitude(third))
        rest, e, f = choose(bears, one, none), mu * a, mu * b
        t, o = choose(slips, turn * (1.0 - a * a), rest), choose(slips, turn * (1.0 - b * b), rest)
        d = choose(slips, turn * (0.0 - a * b), none)
        put_nine(T, g, far, 3 * far, (t, d, o, e, f, rest, rho * t, rho * d, rho * o))
        put_three(T, g + 9 * far, far, (rho_n * e, rho_n * f, rho_n * rest))
    return largest(worst, like)


@inlined
def eliminate(room: QuickRoom, k: int, share: float, like: Any) -> Any:
    """Replace F by H⁻¹ F, where `equations` was asked last, in blocks of three by three.

    Lanes in which the determinant of every block is larger than a share of what it could be before
    """
    if width(like) < LANES and k == 1:
        return eliminate_four(room, share, like)
    w, far, many, x = width(like), k * LANES, four_like(like), room.F
    regular = as_many(0.0, like) < 1.0
    row, next_row = 3 * far, far // w * 3 * far
    for i in range(contacts_in(k, like)):
        if not takes_part(room, i, like):
            continue
        upper, here = further(room.H, i * row), further(x, i * w)
        for g in range(0, far, LANES):
            own = unit(i, like) if g == i * w // LANES * LANES else many
            put_nine(upper, g, far, next_row, block_of(room, i, g, far, own, like))
        least, y = sizes(nine(upper, i * w, far, next_row, like)) * share, three(here, 0, far, like)
        for d in range(i):
            if not takes_part(room, d, like):
                continue
            factor, other = nine(upper, d * w, far, next_row, like), further(room.H, d * row)
            for g in range((d + 1) * w // LANES * LANES, far, LANES):
                block = reduced(nine(upper, g, far, next_row, many), factor, nine(other, g, far, next_row, many))
                put_nine(upper, g, far, next_row, block)
            y = reduced_column(y, factor, three(x, d * w, far, like))
        inverse, determinant = inverted(nine(upper, i * w, far, next_row, like))
        regular = both(regular, magnitude(determinant) > least)
        for g in range((i + 1) * w // LANES * LANES, far, LANES):
            put_nine(upper, g, far, next_row, product(inverse, nine(upper, g, far, next_row, many)))
        put_three(here, 0, far, times(inverse, y))
    for i in range(contacts_in(k, like) - 1, -1, -1):
        if not takes_part(room, i, like):
            continue
        upper, here = further(room.H, i * row), further(x, i * w)
        y = three(here, 0, far, like)
        for d in range(contacts_in(k, like) - 1, i, -1):
            if takes_part(room, d, like):
                y = reduced_column(y, nine(upper, d * w, far, next_row, like), three(x, d * w, far, like))
        put_three(here, 0, far, y)
    return regular


@inlined
def eliminate_four(room: QuickRoom, share: float, like: Any) -> Any:
    """The same for one group of contacts, in registers."""
    many = four_like(like)
    on, two_on, three_on, four_on = room.on[0] > 0.5, room.on[1] > 0.5, room.on[2] > 0.5, room.on[3] > 0.5
    x, y, z, t = (many, many, many), (many, many, many), (many, many, many), (many, many, many)
    first, second, third = zeros(many), zeros(many), zeros(many)
    left, least = as_many(1.0, many), many  # determinants, and what they could be before
    if on:
        block, x, least = begun(room, 0, least, like)
        first, x, left = solved(block, x, 0, left, like)
    if two_on:
        block, y, least = begun(room, 1, least, like)
        if on:
            block, y = without(block, y, 0, first, x)
        second, y, left = solved(block, y, 1, left, like)
    if three_on:
        block, z, least = begun(room, 2, least, like)
        if on:
            block, z = without(block, z, 0, first, x)
        if two_on:
            block, z = without(block, z, 1, second, y)
        third, z, left = solved(block, z, 2, left, like)
    if four_on:
        block, t, least = begun(room, 3, least, like)
        if on:
            block, t = without(block, t, 0, first, x)
        if two_on:
            block, t = without(block, t, 1, second, y)
        if three_on:
            block, t = without(block, t, 2, third, z)
        _, t, left = solved(block, t, 3, left, like)
        z, y = reduced_column(z, in_lane(third, 3), t), reduced_column(y, in_lane(second, 3), t)
        x = reduced_column(x, in_lane(first, 3), t)
    if three_on:
        y, x = reduced_column(y, in_lane(second, 2), z), reduced_column(x, in_lane(first, 2), z)
    if two_on:
        x = reduced_column(x, in_lane(first, 1), y)
    for j in range(3):
        put(room.F, j * LANES, together(x[j], y[j], z[j], t[j]))
    return everywhere(magnitude(left) > least * share, like)


@inlined
def begun(room: QuickRoom, lane: int, least: Any, like: Any) -> Any:
    """Rows of a contact, their right side, and sizes of blocks, with that of its own."""
    block = block_of(room, lane, 0, LANES, unit(lane, like), like)
    F = three(room.F, 0, LANES, four_like(like))
    return block, in_lane_three(F, lane), choose(unit(lane, like) > 0.5, sizes(block), least)


@inlined
def solved(block: Any, y: Any, lane: int, left: Any, like: Any) -> Any:
    """Rows of a contact, and their right side, times the inverse of their own block; determinants, with that one."""
    inverse, determinant = inverted(in_lane(block, lane))
    return product(inverse, block), times(inverse, y), choose(unit(lane, like) > 0.5, determinant, left)


@inlined
def without(block: Any, y: Any, lane: int, upper: Any, x: Any) -> Any:
    """Rows of a contact, and their right side, after another one is eliminated."""
    factor = in_lane(block, lane)
    return reduced(block, factor, upper), reduced_column(y, factor, x)


@inlined
def block_of(room: QuickRoom, i: int, g: int, far: int, own: Any, like: Any) -> Any:
    """A group of columns of H = X + Y W, in the rows of one contact.

    own: one in the lanes of that contact
    """
    w, many = width(like), four_like(like)
    T, next_row = further(room.T, i * w), far // w * 3 * far
    a, b, d, e, f, bears, ra, rb, rd = nine(T, 0, far, 3 * far, like)
    re, rf, rn = three(T, 9 * far, far, like)
    x, p, u, y, q, v, z, r, t = nine(room.A, i * 3 * far + g, far, next_row, many)
    return (
        plus(plus(plus(ra * x, rb, y), re, z), own, 1.0 - a), minus(plus(plus(ra * p, rb, q), re, r), own, b),
        minus(plus(plus(ra * u, rb, v), re, t), own, e), minus(plus(plus(rb * x, rd, y), rf, z), own, b),
        plus(plus(plus(rb * p, rd, q), rf, r), own, 1.0 - d), minus(plus(plus(rb * u, rd, v), rf, t), own, f),
        rn * z, rn * r, plus(rn * t, own, 1.0 - bears),
    )  # fmt: skip


@inlined
def natural_map(room: QuickRoom, k: int, like: Any) -> Any:
    """|p − Proj_K(p − ρ (u + μ |u_t| n))| over the largest impulse in play, at the velocities found last."""
    far, many = k * LANES, four_like(like)
    none, one = as_many(0.0, many), as_many(1.0, many)
    worst = none
    for r in range(0, far, LANES):
        mu, on = at(room.mu, r, many), at(room.on, r, many) > 0.5
        p, q, P = three(room.x, r, far, many)
        u, v, z = three(room.u, r, far, many)
        rho = at(room.rho, r + 2 * far, many)
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
    return largest(worst, like) / impulse_scale(room, k, like)
