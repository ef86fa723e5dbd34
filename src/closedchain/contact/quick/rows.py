"""Rows of W of contacts that take part."""

from __future__ import annotations

from typing import Any

from closedchain.contact.arrays import BLOCKED, DRY, LANES, CoulombArrays, SteppingArrays
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
    plus,
    put,
    together,
    unit,
    width,
)
from closedchain.contact.quick.room import QuickRoom, contact_at, contacts_in, takes_part
from closedchain.contact.quick.three_by_three import nine, put_nine, put_three, scaled, three, zeros
from closedchain.kernel.jit import inlined

SOFT = 1e-8  # ε, as a share of the largest diagonal element


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
    measure(room, k, like)
    blocked = none
    for g in range(k):
        on = at(room.law, g * LANES, many) > 0.5
        for j in range(3):
            reach = at(c.reach, (j * s.m + room.part[g]) * stride + first, many)
            held = both(on, at(room.own, j * far + g * LANES, many) <= reach * BLOCKED)
            blocked = choose(held, one, blocked)
    return largest(blocked, like) < 0.5


@inlined
def measure(room: QuickRoom, k: int, like: Any) -> None:
    """ρ and ε from the diagonal of W; rows of a dry joint but its first are those of a body of its own."""
    many, far = four_like(like), k * LANES
    none, most = as_many(0.0, many), as_many(0.0, many)
    for g in range(k):
        law = at(room.law, g * LANES, many)
        for j in range(3):
            own = choose(law > 0.5, diagonal(room, g, j, far, like), none)
            if j > 0 and any_lane(law > DRY - 0.5):
                own = choose(law > DRY - 0.5, at(room.own, g * LANES, many), own)
                put_diagonal(room, g, j, far, own, like)
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
def put_diagonal(room: QuickRoom, g: int, j: int, far: int, own: Any, like: Any) -> None:
    """Write diagonal elements of W of the contacts of a group."""
    place, row = j * far + g * LANES, 3 * far
    top = place // width(like) * row + place
    if width(like) == LANES:
        put(room.A, top, own)
    else:
        put(room.own, place, own)
        for lane in range(LANES):
            room.A[top + lane * (row + 1)] = room.own[place + lane]


@inlined
def share_load(c: SteppingArrays, room: QuickRoom, k: int, like: Any) -> Any:
    """Lanes in which two contacts hold the same two bodies: W is singular there, whatever the machine does."""
    w, shared = width(like), as_many(0.0, like) > 0.0
    for i in range(contacts_in(k, like) if c.shares else 0):
        for d in range(i):
            if c.together[contact_at(room, i, like)] == c.together[contact_at(room, d, like)]:
                shared = either(shared, both(at(room.law, i * w, like) > 0.5, at(room.law, d * w, like) > 0.5))
    return shared
