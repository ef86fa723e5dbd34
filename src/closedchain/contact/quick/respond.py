"""How contacts answer in one step where Newton finds it in a few iterations: of one motion, or of four in SIMD lanes.

Contacts that are cones (contact/coulomb.py) take part, in blocks of three rows; Newton (newton.py) starts from impulses
that are continued from the last two steps, and what counts is the natural map at the end. A lane in which it is too
large, loops hold a direction, or friction is to be lowered to that of sliding is left to the careful way: it is marked,
and nothing of it is changed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import LANES, NORMAL, NUMBERS, OPEN, SLIP, STICK, CoulombArrays, SteppingArrays
from closedchain.contact.quick.lanes import (
    as_many,
    at,
    both,
    choose,
    either,
    four_like,
    largest,
    magnitude,
    no,
    put,
    root,
    somewhere,
    width,
)
from closedchain.contact.quick.lift import bring_back_quickly
from closedchain.contact.quick.newton import SURE, natural_map, newton, proximal
from closedchain.contact.quick.room import QuickRoom, make_room
from closedchain.contact.quick.rows import gather, share_load
from closedchain.contact.quick.three_by_three import three
from closedchain.kernel.jit import inlined
from closedchain.kernel.pointers import further


@inlined
def respond_quickly(
    c: SteppingArrays, s: CoulombArrays, h: float, stride: int, first: int, residual: Any, depth: Any, like: Any
) -> None:
    """Impulses p, states, and x that brings gaps back, in lanes that are solved; residual is infinite in all others.

    stride, first: distance of the numbers of one lane in the arrays, and where the first lane lies
    """
    room, none, many = make_room(s, width(like)), as_many(0.0, like), four_like(like)
    k = take_part(c, s, room, h, stride, first, like)
    worst, good = none, no(none > 0.0)
    if k > 0:
        start(c, s, room, k, stride, first, like)
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
    spread_out(c.states, room.state, room, k, s.m, stride, first, good, as_many(OPEN, many), like)
    for j in range(3):
        for i in range(0, s.m, LANES // width(like)):
            place = (j * s.m + i) * stride + first
            put(c.last, place, choose(good, at(c.p, place, many), at(c.last, place, many)))
            put(c.x, place, many)
    for j in range(3):
        p, found = further(c.p, j * s.m * stride), further(room.x, j * k * LANES)
        spread_out(p, found, room, k, s.m, stride, first, good, many, like)
    if k > 0:
        bring_back_quickly(c, s, room, k, stride, first, depth, like)


@inlined
def spread_out(
    target: Any, found: Any, room: QuickRoom, k: int, m: int, stride: int, first: int, good: Any, other: Any, like: Any
) -> None:
    """Numbers of groups that take part, and one for all others, where all contacts have theirs.

    The last group may write beyond what it has, which comes next.
    """
    many, taken = four_like(like), 0
    for i in range(0, m, LANES // width(like)):
        new, place = other, i * stride + first
        if taken < k and room.part[taken] == i:
            new, taken = at(found, taken * LANES, many), taken + 1
        put(target, place, choose(good, new, at(target, place, many)))


@inlined
def of_contacts(numbers: Any, i: int, like: Any) -> Any:
    """Numbers of the contacts of a group: of four of them, or one for all lanes."""
    many = four_like(like)
    return as_many(float(numbers[i]), many) if width(like) == LANES else at(numbers, i, many)


@inlined
def take_part(
    c: SteppingArrays, s: CoulombArrays, room: QuickRoom, h: float, stride: int, first: int, like: Any
) -> int:
    """Which groups do, in some lane; normal velocities with gaps and restitution added."""
    many, k, near = four_like(like), 0, c.numbers[NUMBERS.near]
    none, one = as_many(0.0, many), as_many(1.0, many)
    for i in range(0, s.m, LANES // width(like)):
        place, normal = i * stride + first, (NORMAL * s.m + i) * stride + first
        gap, state, b = at(c.gaps, place, many), at(c.states, place, many), at(c.b, normal, many)
        inside = both(
            magnitude(at(c.places, place, many)) <= of_contacts(c.extents, i, like),
            magnitude(at(c.places, (s.m + i) * stride + first, many)) <= of_contacts(c.extents, s.m + i, like),
        )
        below = both(no(inside), gap < -near)
        behind = both(no(gap > near), either(at(c.behind, place, many) > 0.5, below))
        put(c.behind, place, choose(behind, one, none))
        restitution = of_contacts(c.restitution, i, like)
        soon = both(gap + b * (0.5 * h) < 0.0, either(restitution <= 0.0, state > OPEN + 0.5))
        touch = both(both(inside, either(gap <= near, soon)), no(behind))
        touch = both(touch, of_contacts(c.free, i, like) > 0.5)
        if not somewhere(touch):
            continue
        room.part[k] = i
        here, still, kinetic = k * LANES, of_contacts(c.mu_static, i, like), of_contacts(c.mu, i, like)
        put(room.on, here, choose(touch, one, none))
        put(room.gap, here, gap)
        put(room.mu, here, choose(magnitude(state - float(STICK)) < 0.5, still, kinetic))
        put(room.kinetic, here, kinetic)
        b, into = choose(gap > 0.0, b + gap * 2.0 / h, b), at(c.u, normal, many)
        bounces = both(into < -c.numbers[NUMBERS.bounce], restitution > 0.0)
        put(room.bounce, here, choose(touch, choose(bounces, b + into * restitution, b), none))
        k += 1
    return k


@inlined
def start(c: SteppingArrays, s: CoulombArrays, room: QuickRoom, k: int, stride: int, first: int, like: Any) -> None:
    """b of groups that take part, and impulses to start from: continued from two steps where a contact bore in both."""
    many = four_like(like)
    none = as_many(0.0, many)
    for g in range(k):
        here, normal = g * LANES, (NORMAL * s.m + room.part[g]) * stride + first
        touch = at(room.on, here, many) > 0.5
        bore = both(at(c.p, normal, many) > 0.0, at(c.last, normal, many) > 0.0)
        for j in range(3):
            place = (j * s.m + room.part[g]) * stride + first
            p = at(c.p, place, many)
            ahead = choose(bore, p + (p - at(c.last, place, many)), p)
            put(room.x, j * k * LANES + here, choose(touch, ahead, none))
            if j != NORMAL:
                put(room.b, j * k * LANES + here, choose(touch, at(c.b, place, many), none))
        put(room.b, NORMAL * k * LANES + here, at(room.bounce, here, many))


@inlined
def find_states(c: SteppingArrays, room: QuickRoom, k: int, like: Any) -> Any:
    """States of contacts; lanes in which one slides under more than kinetic friction, which it then has."""
    far, many = k * LANES, four_like(like)
    slides, still, moves, free = as_many(0.0, many), as_many(STICK, many), as_many(SLIP, many), as_many(OPEN, many)
    for r in range(0, far, LANES):
        (u, v, _), mu, kinetic = three(room.u, r, far, many), at(room.mu, r, many), at(room.kinetic, r, many)
        bears = both(at(room.on, r, many) > 0.5, at(room.x, r + NORMAL * far, many) > 0.0)
        fast = both(bears, root(u * u + v * v) > c.numbers[NUMBERS.slow])
        put(room.state, r, choose(fast, moves, choose(bears, still, free)))
        less = both(fast, mu > kinetic)
        put(room.mu, r, choose(less, kinetic, mu))
        slides = choose(less, as_many(1.0, many), slides)
    return largest(slides, like) > 0.5
