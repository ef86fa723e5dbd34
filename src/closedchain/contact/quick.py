"""How contacts answer in one step where Newton finds it in a few iterations: of one motion, or of four in SIMD lanes.

Contacts that are cones (coulomb.py) take part, in blocks of three rows; Newton (quick_newton.py) starts from impulses
that are continued from the last two steps, and what counts is the natural map at the end. A lane in which it is too
large, loops hold a direction, or friction is to be lowered to that of sliding is left to the careful way: it is marked,
and nothing of it is changed.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import BLOCKED, NORMAL, NUMBERS, OPEN, SLIP, STICK, CoulombArrays, SteppingArrays
from closedchain.contact.lanes import (
    LANES,
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
    somewhere,
    together,
    unit,
    width,
)
from closedchain.contact.quick_newton import (
    SURE,
    QuickRoom,
    contact_at,
    contacts_in,
    make_room,
    natural_map,
    newton,
    proximal,
    takes_part,
)
from closedchain.contact.three_by_three import nine, put_nine, put_three, scaled, three, zeros
from closedchain.kernel.jit import inlined
from closedchain.kernel.pointers import further

SOFT = 1e-8  # ε, as a share of the largest diagonal element
RIGID = 1e-9  # of the largest element: softness with which gaps are brought back where contacts share their load


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
        bring_back(c, s, room, k, stride, first, depth, like)


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
    """Which groups do, in some lane; b of theirs with gaps and restitution added, and impulses to start from."""
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
    return k


@inlined
def gather(c: SteppingArrays, s: CoulombArrays, room: QuickRoom, k: int, stride: int, first: int, like: Any) -> Any:
    """Rows of W of contacts that take part, and ρ; lanes in which loops hold no direction."""
    w, many, far = width(like), four_like(like), k * LANES
    row, next_row, none, one = 3 * far, far // w * 3 * far, as_many(0.0, many), as_many(1.0, many)
    for i in range(contacts_in(k, like)):
        if not takes_part(room, i, like):
            continue
        for g in range(i + 1 if w == LANES else k):
            block = block_of_W(c, s, room, i, g, stride, first, like)
            put_nine(room.A, i * row + g * LANES, far, next_row, block)
            if w == LANES and g < i:
                put_nine(room.A, g * row + i * LANES, next_row, far, block)
    most, held = none, none
    for g in range(k):
        on = at(room.on, g * LANES, many) > 0.5
        for j in range(3):
            own = choose(on, diagonal(room, g, j, far, like), none)
            reach = at(c.reach, (j * s.m + room.part[g]) * stride + first, many)
            held = choose(both(on, own <= reach * BLOCKED), one, held)
            most = greater(own, most)
            put(room.own, j * far + g * LANES, own)
    largest_own = largest(most, like)
    put(room.soft, 0, largest_own * SOFT)
    floor = none + greater(largest_own, as_many(1e-300, like)) * 1e-3
    for r in range(0, far, LANES):
        a, b, d = three(room.own, r, far, many)
        side, push = 1.0 / greater(greater(a, b), floor), 1.0 / greater(d, floor)
        put_three(room.rho, r, far, (side, side, push))
        put_three(room.shift, r, far, (none, none, none))
    return largest(held, like) < 0.5


@inlined
def block_of_W(
    c: SteppingArrays, s: CoulombArrays, room: QuickRoom, i: int, g: int, stride: int, first: int, like: Any
) -> Any:
    """Three by three elements of W: a contact by the contacts of a group."""
    m, n, many, own, other = s.m, 3 * s.m, four_like(like), contact_at(room, i, like), room.part[g]
    far = m * stride
    if c.rank == 0:
        return nine(c.W, (own * n + other) * stride + first, far, n * far, many)
    block = zeros(many)
    if g == i * width(like) // LANES:
        block = scaled(nine(c.W, other * stride + first, far, 3 * far, many), unit(i, like))
    for k in range(c.rank):
        here = k * n * stride + first
        x, y, z = three(c.V, here + own * stride, far, like)
        a, b, d = three(c.V, here + other * stride, far, many)
        e, f, h, l, o, p, q, r, t = block  # noqa: E741
        block = (
            plus(e, x, a), plus(f, x, b), plus(h, x, d), plus(l, y, a), plus(o, y, b), plus(p, y, d),
            plus(q, z, a), plus(r, z, b), plus(t, z, d),
        )  # fmt: skip
    return block


@inlined
def diagonal(room: QuickRoom, g: int, j: int, far: int, like: Any) -> Any:
    """Diagonal elements of W of the contacts of a group."""
    many, place, row = four_like(like), j * far + g * LANES, 3 * far
    top = place // width(like) * row + place
    if width(like) == LANES:
        return at(room.A, top, many)
    return together(
        at(room.A, top, many), at(room.A, top + row, many), at(room.A, top + 2 * row, many),
        at(room.A, top + 3 * row, many),
    )  # fmt: skip


@inlined
def share_load(c: SteppingArrays, room: QuickRoom, k: int, like: Any) -> Any:
    """Lanes in which two contacts hold the same two bodies: W is singular there, whatever the machine does."""
    w, shared = width(like), as_many(0.0, like) > 0.0
    for i in range(contacts_in(k, like) if c.shares else 0):
        for d in range(i):
            if c.together[contact_at(room, i, like)] == c.together[contact_at(room, d, like)]:
                shared = either(shared, both(at(room.on, i * w, like) > 0.5, at(room.on, d * w, like) > 0.5))
    return shared


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


@inlined
def bring_back(
    c: SteppingArrays, s: CoulombArrays, room: QuickRoom, k: int, stride: int, first: int, depth: Any, like: Any
) -> None:
    """x with W_nn x = −gap of contacts that bear and lie below their surface, by L D Lᵀ; the others have x = 0."""
    w, far, many, L, x = width(like), k * LANES, four_like(like), room.H, room.lift
    normals, count, none, one = NORMAL * far, contacts_in(k, like), as_many(0.0, like), as_many(1.0, like)
    nothing, deepest, most = as_many(0.0, many), as_many(0.0, many), as_many(0.0, many)
    for r in range(0, far, LANES):
        gap = at(room.gap, r, many)
        deep = both(both(at(room.on, r, many) > 0.5, at(room.x, normals + r, many) > 0.0), gap < 0.0)
        most = choose(deep, greater(at(room.own, normals + r, many), most), most)
        deepest = choose(deep, greater(0.0 - gap, deepest), deepest)
        put(room.on, r, choose(deep, as_many(1.0, many), nothing))
        put(x, r, choose(deep, 0.0 - gap, nothing))
    if not somewhere(deepest > 0.0):
        return
    put(depth, first, greater(largest(deepest, like), at(depth, first, like)))
    soft = largest(most, like) * RIGID
    for i in range(count):
        here = at(room.on, i * w, like) > 0.5
        for j in range(i + 1):
            both_deep = both(here, at(room.on, j * w, like) > 0.5)
            own = at(room.A, (normals // w + i) * 3 * far + normals + j * w, like)
            if i == j:
                put(L, (i * count + i) * w, choose(here, own + soft, one))
            else:
                put(L, (i * count + j) * w, choose(both_deep, own, none))
    for i in range(count):
        total = at(L, (i * count + i) * w, like)
        right = at(x, i * w, like)
        for j in range(i):
            row = at(L, (i * count + j) * w, like)  # L D
            for l in range(j):  # noqa: E741
                other = at(L, (j * count + l) * w, like) * at(L, (l * count + l) * w, like)
                row = row - at(L, (i * count + l) * w, like) * other
            row = row / at(L, (j * count + j) * w, like)
            put(L, (i * count + j) * w, row)
            total = total - row * row * at(L, (j * count + j) * w, like)
            right = right - row * at(x, j * w, like)
        put(L, (i * count + i) * w, total)
        put(x, i * w, right)
    for i in range(count - 1, -1, -1):
        total = at(x, i * w, like) / at(L, (i * count + i) * w, like)
        for j in range(i + 1, count):
            total = total - at(L, (j * count + i) * w, like) * at(x, j * w, like)
        put(x, i * w, total)
    for g in range(k):
        put(c.x, (NORMAL * s.m + room.part[g]) * stride + first, at(x, g * LANES, many))
