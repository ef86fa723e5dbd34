"""Newton's equations of contacts, of one motion or of four in SIMD lanes; whole steps, no line search.

Semismooth Newton on the equations of newton.py, in blocks of three rows,

    H = X + Y W     X = 1, Y = 0 of a contact that is open;  X = 0, Y = ρ of one at rest;
                    X = 1 − T − μ d nᵀ, Y = ρ T + μ ρ_n d nᵀ of the tangents of one that slides, where
                    T = r (1 − d dᵀ) / |p_t − ρ u_t|,  d along p_t − ρ u_t,  r = bound + μ (p_n − ρ_n u_n)

Laws are numbers of these equations, in the room:

             floor   bound   μ                                  floor: the normal acts where p_n − ρ_n u_n is above it
    cone     0       0       μ          |p_t| ≤ μ p_n
    sliding  0       0       μ          d is given and T = 0
    held     −NEVER  NEVER   0          acts and sticks, whatever that takes
    dry      NEVER   bound   0          |p_1| ≤ bound; the other rows are those of a body of its own at rest
    absent   NEVER   0       0          p = 0

Where contacts share their load, so that W is singular, proximal steps with W + ε follow, from p = 0, which lead to the
least p.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import DRY, LANES, SLIDING
from closedchain.contact.newton import EXACT, REACHED
from closedchain.contact.quick.elimination import eliminate
from closedchain.contact.quick.lanes import (
    any_lane,
    as_many,
    at,
    both,
    choose,
    either,
    four_like,
    greater,
    largest,
    magnitude,
    no,
    plus,
    put,
    root,
    width,
)
from closedchain.contact.quick.room import QuickRoom, contacts_in, takes_part
from closedchain.contact.quick.three_by_three import put_nine, put_three, three
from closedchain.kernel.jit import inlined, inner

ITERATIONS, PROXIMAL = 10, 4
SURE = 1e-12  # natural map of an answer that is taken
ROUGH = 1e-11  # of the largest impulse: F at which steps with ε may end
EDGE = 1e-9  # of the largest impulse: what is this close to a bound is at it
NEVER = 1e300  # a bound, or a push, that nothing reaches
SMALLEST = 1e-300  # length that may divide
SHARED = 1e-9  # of the size of a block: determinant that elimination must leave, of contacts that share no load


@inlined
def solve_quickly(room: QuickRoom, k: int, lanes: Any, shared: Any, dry: bool, like: Any) -> Any:
    """p in some lanes by Newton, the least where it is not unique; the natural map, and lanes that are solved.

    shared: lanes in which W is known to be singular     dry: whether a joint may be dry
    """
    worst = as_many(0.0, like)
    shared, solved = both(lanes, shared), worst > 0.0
    alone, singular = both(lanes, no(shared)), shared
    if any_lane(alone):
        solved, found = newton(room, k, alone, like)
        singular, worst = either(found, shared), natural_map(room, k, like)
        if dry:
            singular = either(singular, both(solved, rests_at_bound(room, k, like)))
    if any_lane(singular):
        worst = proximal(room, k, singular, worst, like)
        solved = either(solved, singular)
    return worst, both(solved, worst <= SURE)


@inner
def newton(room: QuickRoom, k: int, good: Any, like: Any) -> Any:
    """Newton from x in some lanes; in which of them it converges, and in which H is singular."""
    singular = as_many(0.0, like) > 0.0
    value = equations(room, k, like)
    done = value <= impulse_scale(room, k, like) * REACHED
    for _ in range(ITERATIONS):
        moves = both(good, no(done))
        if not any_lane(moves):
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
        if not any_lane(moves):
            break
    return worst


@inner
def refine(room: QuickRoom, k: int, moves: Any, like: Any) -> None:
    """Newton from x in some lanes as far as it leads: ε divides what is left."""
    value = equations(room, k, like)
    for _ in range(ITERATIONS):
        if not any_lane(moves):
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
    """u and F at x, what H is made of, and the largest element of F.

    Laws are numbers: a disc of radius bound + μ (p_n − ρ_n u_n), whose μ counts only where the normal acts.
    """
    far, many, T, slides = k * LANES, four_like(like), room.T, room.slides[0] > 0.5
    none, one = as_many(0.0, many), as_many(1.0, many)
    velocities(room, k, like)
    worst = none
    for g in range(0, far, LANES):
        u, v, z = three(room.u, g, far, many)
        x, y, p = three(room.x, g, far, many)
        rho, rho_n = at(room.rho, g, many), at(room.rho, g + 2 * far, many)
        push, ru, rv = p - rho_n * z, rho * u, rho * v
        bears = push > at(room.floor, g, many)
        mu = choose(bears, at(room.mu, g, many), none)
        a, b = x - ru, y - rv
        side, radius = root(a * a + b * b), at(room.bound, g, many) + mu * push
        slips = no(side < radius)
        over = choose(slips, one / greater(as_many(SMALLEST, many), side), none)
        a, b, turn = a * over, b * over, radius * over  # d, r / |p_t − ρ u_t|
        if slides:
            known = magnitude(at(room.law, g, many) - float(SLIDING)) < 0.5
            a = choose(known, 0.0 - at(room.along, g, many), a)
            b = choose(known, 0.0 - at(room.along, g + far, many), b)
            slips, turn = either(slips, known), choose(known, none, turn)
        first, second = choose(slips, x - radius * a, ru), choose(slips, y - radius * b, rv)
        third = choose(bears, rho_n * z, p)
        put_three(room.F, g, far, (first, second, third))
        worst = worse(worse(worse(worst, magnitude(first)), magnitude(second)), magnitude(third))
        rest, e, f = choose(bears, one, none), mu * a, mu * b
        t, o = choose(slips, turn * (1.0 - a * a), one), choose(slips, turn * (1.0 - b * b), one)
        d = turn * (0.0 - a * b)
        put_nine(T, g, far, 3 * far, (t, d, o, e, f, rest, rho * t, rho * d, rho * o))
        put_three(T, g + 9 * far, far, (rho_n * e, rho_n * f, rho_n * rest))
    return largest(worst, like)


@inlined
def natural_map(room: QuickRoom, k: int, like: Any) -> Any:
    """|p − Proj_K(p − ρ (u + μ |u_t| n))| over the largest impulse in play, at the velocities found last."""
    far, many, slides = k * LANES, four_like(like), room.slides[0] > 0.5
    none, one = as_many(0.0, many), as_many(1.0, many)
    worst = none
    for r in range(0, far, LANES):
        mu, bound, law = at(room.mu, r, many), at(room.bound, r, many), at(room.law, r, many)
        p, q, P = three(room.x, r, far, many)
        u, v, z = three(room.u, r, far, many)
        rho, on = at(room.rho, r + 2 * far, many), law > 0.5
        a, b, push = p - rho * u, q - rho * v, P - rho * z - rho * mu * root(u * u + v * v)
        side = root(a * a + b * b)
        # the nearest point of the cone; of a dry joint's interval, where push is zero; of all p where a contact is held
        inside, top = side <= bound + mu * push, mu * side < 0.0 - push
        near = (push + mu * side) / (1.0 + mu * mu)
        share = choose(side > 0.0, (bound + mu * near) / choose(side > 0.0, side, one), none)
        share = choose(inside, one, choose(top, none, share))
        near = choose(inside, push, choose(top, none, near))
        a, b = a * share, b * share
        if slides:
            known = magnitude(law - float(SLIDING)) < 0.5
            near = choose(known, greater(P - rho * z, none), near)
            a = choose(known, 0.0 - mu * P * at(room.along, r, many), a)
            b = choose(known, 0.0 - mu * P * at(room.along, r + far, many), b)
        worst = worse(worst, choose(on, magnitude(p - a), none))
        worst = worse(worst, choose(on, magnitude(q - b), none))
        worst = worse(worst, choose(on, magnitude(P - near), none))
    return largest(worst, like) / impulse_scale(room, k, like)


@inlined
def rests_at_bound(room: QuickRoom, k: int, like: Any) -> Any:
    """Lanes in which a dry joint does not move and gives all it can, at the velocities found last.

    Others may bear more in its place, so that p is not unique, which Newton does not notice.
    """
    far, many = k * LANES, four_like(like)
    none, one, edge = as_many(0.0, many), as_many(1.0, many), impulse_scale(room, k, like) * EDGE
    rests = none
    for r in range(0, far, LANES):
        p, moved = magnitude(at(room.x, r, many)), magnitude(at(room.rho, r, many) * at(room.u, r, many))
        at_bound = both(no(p < at(room.bound, r, many) - edge), moved <= none + edge)
        rests = choose(both(at(room.law, r, many) > DRY - 0.5, at_bound), one, rests)
    return largest(rests, like) > 0.5
