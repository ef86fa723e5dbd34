"""How contacts answer in one step where Newton finds it in a few iterations: of one motion, or of four in SIMD lanes.

Contacts, held ones and dry joints take part by their laws (newton.py), in blocks of three rows. Newton starts from
impulses that are continued from the last two steps, and what counts is the natural map at the end. A lane in which
it is too large, loops hold a direction, or friction is to be lowered to that of sliding is left to the careful way:
it is marked, and nothing of it is changed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import (
    CONE,
    DRY,
    HELD,
    LANES,
    NORMAL,
    NUMBERS,
    OPEN,
    SLIP,
    STICK,
    CoulombArrays,
    SteppingArrays,
)
from closedchain.contact.quick.lanes import (
    any_lane,
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
    together,
    width,
)
from closedchain.contact.quick.lift import bring_back_quickly
from closedchain.contact.quick.newton import NEVER, SURE, natural_map, newton, solve_quickly
from closedchain.contact.quick.room import QuickRoom, make_room
from closedchain.contact.quick.rows import gather, share_load
from closedchain.contact.quick.three_by_three import three
from closedchain.kernel.jit import inlined
from closedchain.kernel.pointers import further


@inlined
def respond_quickly(
    c: SteppingArrays,
    s: CoulombArrays,
    held: Any,
    h: float,
    stride: int,
    first: int,
    residual: Any,
    depth: Any,
    like: Any,
) -> None:
    """Impulses p, states, and x that brings gaps back, in lanes that are solved; residual is infinite in all others.

    held: which contacts a schedule holds
    stride, first: distance of the numbers of one lane in the arrays, and where the first lane lies
    """
    room, none, many = make_room(s, width(like)), as_many(0.0, like), four_like(like)
    plain = cones_only(c, s, held)
    k = take_part(c, s, room, held, plain, h, stride, first, like)
    worst, good = none, no(none > 0.0)
    if k > 0:
        start(c, s, room, k, stride, first, like)
        free = gather(c, s, room, k, stride, first, like)
        worst, good = solve_quickly(room, k, free, share_load(c, room, k, like), not plain, like)
        slides = both(good, find_states(c, room, k, like))
        if any_lane(slides):
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
def cones_only(c: SteppingArrays, s: CoulombArrays, held: Any) -> bool:
    """Whether no joint is dry and no schedule holds a contact."""
    found = True
    for i in range(s.m):
        found = found and held[i] == 0 and c.dry[i] == 0
    return found


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
def chosen(flags: Any, i: int, m: int, like: Any) -> Any:
    """Which contacts of a group have a flag; flags are not read beyond the last contact."""
    many = four_like(like)
    if width(like) == LANES:
        return as_many(float(flags[i]), many) > 0.5
    a, b = as_many(flag(flags, i, m), many), as_many(flag(flags, i + 1, m), many)
    c, d = as_many(flag(flags, i + 2, m), many), as_many(flag(flags, i + 3, m), many)
    return together(a, b, c, d) > 0.5


@inlined
def flag(flags: Any, i: int, m: int) -> float:
    """Of a contact, none beyond the last one."""
    return float(flags[i]) if i < m else 0.0


@inlined
def take_part(
    c: SteppingArrays,
    s: CoulombArrays,
    room: QuickRoom,
    held: Any,
    plain: bool,
    h: float,
    stride: int,
    first: int,
    like: Any,
) -> int:
    """Which groups do, in some lane, and their laws; normal velocities with gaps and restitution added."""
    many, k, near = four_like(like), 0, c.numbers[NUMBERS.near]
    none, one, never = as_many(0.0, many), as_many(1.0, many), as_many(NEVER, many)
    room.slides[0] = 0.0
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
        law = choose(touch, as_many(float(CONE), many), none)
        if not plain:
            law = choose(chosen(held, i, s.m, like), as_many(float(HELD), many), law)
            law = choose(chosen(c.dry, i, s.m, like), as_many(float(DRY), many), law)
        if not any_lane(law > 0.5):
            continue
        room.part[k] = i
        here, still, kinetic = k * LANES, of_contacts(c.mu_static, i, like), of_contacts(c.mu, i, like)
        mu, bound, floor = choose(magnitude(state - float(STICK)) < 0.5, still, kinetic), none, none
        if not plain:
            hold, dry = both(law > HELD - 0.5, law < HELD + 0.5), law > DRY - 0.5
            bound = choose(hold, never, choose(dry, mu * h, none))
            floor = choose(hold, 0.0 - never, choose(dry, never, none))
            mu, kinetic = choose(law > HELD - 0.5, none, mu), choose(dry, kinetic * h, kinetic)
            gap = choose(law > HELD - 0.5, none, gap)
        b, into = choose(gap > 0.0, b + gap * 2.0 / h, b), at(c.u, normal, many)
        bounces = both(into < -c.numbers[NUMBERS.bounce], restitution > 0.0)
        b = choose(bounces, b + into * restitution, b)
        put(room.law, here, law)
        put(room.mu, here, mu)
        put(room.bound, here, bound)
        put(room.floor, here, choose(law > 0.5, floor, never))
        put(room.kinetic, here, kinetic)
        put(room.gap, here, gap)
        put(room.bounce, here, choose(law > 0.5, b, none))
        k += 1
    return k


@inlined
def start(c: SteppingArrays, s: CoulombArrays, room: QuickRoom, k: int, stride: int, first: int, like: Any) -> None:
    """b of groups that take part, and impulses to start from: continued from two steps where a contact bore in both."""
    many = four_like(like)
    none = as_many(0.0, many)
    for g in range(k):
        here, normal = g * LANES, (NORMAL * s.m + room.part[g]) * stride + first
        touch = at(room.law, here, many) > 0.5
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
        (u, v, _), law, kinetic = three(room.u, r, far, many), at(room.law, r, many), at(room.kinetic, r, many)
        mu, bound = at(room.mu, r, many), at(room.bound, r, many)
        bears = both(law > 0.5, either(at(room.x, r + NORMAL * far, many) > 0.0, bound > 0.0))
        fast = both(both(bears, root(u * u + v * v) > c.numbers[NUMBERS.slow]), bound < NEVER)
        put(room.state, r, choose(fast, moves, choose(bears, still, free)))
        dry = law > DRY - 0.5
        less = both(fast, choose(dry, bound, mu) > kinetic)
        put(room.mu, r, choose(both(less, no(dry)), kinetic, mu))
        put(room.bound, r, choose(both(less, dry), kinetic, bound))
        slides = choose(less, as_many(1.0, many), slides)
    return largest(slides, like) > 0.5
