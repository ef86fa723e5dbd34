"""How contacts answer in one step where Newton finds it in a few iterations: of one motion, or of four in SIMD lanes.

Contacts that are cones (coulomb.py) take part, in blocks of three rows; Newton (quick_newton.py) starts from the
impulses before, and what counts is the natural map at the end. A lane in which it is too large, loops hold a direction,
or friction is to be lowered to that of sliding is left to the careful way: it is marked, and nothing of it is changed.
"""

from __future__ import annotations

from typing import Any

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
    put,
    root,
    somewhere,
    width,
)
from closedchain.contact.quick_newton import SURE, QuickRoom, make_room, natural_map, newton, pitch, proximal, three
from closedchain.kernel.jit import inlined

SOFT = 1e-8  # ε, as a share of the largest diagonal element
RIGID = 1e-9  # of the largest element: softness with which gaps are brought back where contacts share their load


@inlined
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
        free = gather(c, s, room, k, stride, first, like)
        shared = both(free, share_load(c, room, k, like))
        alone, solved, singular = both(free, no(shared)), no(good), shared
        if somewhere(alone):
            solved, found = newton(room, k, alone, like)
            singular, worst = either(found, shared), natural_map(room, k, like)
        if somewhere(singular):
            worst = proximal(room, k, singular, worst, like)
            solved = either(solved, singular)
        good = both(solved, worst <= SURE)
        slides = both(good, find_states(c, room, k, like))
        if somewhere(slides):
            solved, _ = newton(room, k, slides, like)
            worst = choose(slides, natural_map(room, k, like), worst)
            again = find_states(c, room, k, like)
            good = both(good, either(no(slides), both(both(solved, worst <= SURE), no(again))))
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


@inlined
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


@inlined
def gather(c: SteppingArrays, s: CoulombArrays, room: QuickRoom, k: int, stride: int, first: int, like: Any) -> Any:
    """Rows of W of contacts that take part, and ρ; lanes in which loops hold no direction."""
    w, n, long, none = width(like), 3 * s.m, pitch(k, like), as_many(0.0, like)
    most, good = none, no(none > 0.0)
    for i in range(k):
        on = at(room.on, i * w, like) > 0.5
        for j in range(3):
            row, here = 3 * room.part[i] + j, (3 * i + j) * long
            for q in range(3 * k, long):
                put(room.A, (here + q) * w, none)
            for d in range(k):
                for l in range(3):  # noqa: E741
                    column = 3 * room.part[d] + l
                    put(room.A, (here + 3 * d + l) * w, at(s.W, (row * n + column) * stride + first, like))
            own = at(room.A, (here + 3 * i + j) * w, like)
            held = own <= at(c.reach, row * stride + first, like) * BLOCKED
            good = both(good, no(both(on, held)))
            most = choose(on, greater(own, most), most)
            put(room.shift, (3 * i + j) * w, none)
    put(room.soft, 0, most * SOFT)
    for i in range(k):
        here = 3 * i * (long + 1)
        a, b, d = three(room.A, here * w, (long + 1) * w, like)
        least = greater(most, as_many(1e-300, like)) * 1e-3
        side, push = 1.0 / greater(greater(a, b), least), 1.0 / greater(d, least)
        put(room.rho, 3 * i * w, side)
        put(room.rho, (3 * i + 1) * w, side)
        put(room.rho, (3 * i + 2) * w, push)
    return good


@inlined
def share_load(c: SteppingArrays, room: QuickRoom, k: int, like: Any) -> Any:
    """Lanes in which two contacts hold the same two bodies: W is singular there, whatever the machine does."""
    w, shared = width(like), as_many(0.0, like) > 0.0
    for i in range(k):
        for j in range(i):
            if c.together[room.part[i]] == c.together[room.part[j]]:
                shared = either(shared, both(at(room.on, i * w, like) > 0.5, at(room.on, j * w, like) > 0.5))
    return shared


@inlined
def find_states(c: SteppingArrays, room: QuickRoom, k: int, like: Any) -> Any:
    """States of contacts; lanes in which one slides under more than kinetic friction, which it then has."""
    w, slides = width(like), as_many(0.0, like) > 0.0
    for i in range(k):
        u, v, mu = at(room.u, 3 * i * w, like), at(room.u, (3 * i + 1) * w, like), at(room.mu, i * w, like)
        kinetic = c.mu[room.part[i]]
        bears = both(at(room.on, i * w, like) > 0.5, at(room.x, (3 * i + 2) * w, like) > 0.0)
        fast = both(bears, root(u * u + v * v) > c.numbers[NUMBERS.slow])
        put(
            room.state,
            i * w,
            choose(fast, as_many(SLIP, like), choose(bears, as_many(STICK, like), as_many(OPEN, like))),
        )
        less = both(fast, mu > kinetic)
        put(room.mu, i * w, choose(less, as_many(kinetic, like), mu))
        slides = either(slides, less)
    return slides


@inlined
def bring_back(c: SteppingArrays, room: QuickRoom, k: int, stride: int, first: int, depth: Any, like: Any) -> None:
    """x with W_nn x = −gap of contacts that bear and lie below their surface, by L D Lᵀ; the others have x = 0."""
    w, long, none, one, L, x = width(like), pitch(k, like), as_many(0.0, like), as_many(1.0, like), room.H, room.lift
    most, some = none, False
    deepest = at(depth, first, like)
    for i in range(k):
        gap, r = at(room.gap, i * w, like), 3 * i + 2
        deep = both(both(at(room.on, i * w, like) > 0.5, at(room.x, r * w, like) > 0.0), gap < 0.0)
        some = some or somewhere(deep)
        most = choose(deep, greater(at(room.A, (r * long + r) * w, like), most), most)
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
            own = at(room.A, ((3 * i + 2) * long + 3 * j + 2) * w, like)
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
