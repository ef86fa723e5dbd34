"""Rows of W of contacts that take part, ρ and ε."""

from __future__ import annotations

from typing import Any

from closedchain.contact.arrays import ABSENT, BLOCKED, DRY, HELD, LANES, NEVER, NORMAL, CoulombArrays, SteppingArrays
from closedchain.contact.coulomb.blocks import block, column, put_block, repeated, scaled, with_outer
from closedchain.contact.coulomb.lanes import (
    any_lane,
    at,
    both,
    broadcast_like,
    choose,
    either,
    greater,
    largest,
    logical_not,
    merge_lanes,
    put,
    unit_lane,
    vector_zero,
    width,
)
from closedchain.contact.coulomb.workspace import Workspace, contact_at, contacts_in, takes_part
from closedchain.kernel.jit import inlined, inner

MOVED = 1e-3  # share of its velocity that friction takes from a joint that loops move
SOFT = 1e-8  # ε, as a share of the largest diagonal element


@inlined
def gather(c: SteppingArrays, s: CoulombArrays, work: Workspace, k: int, stride: int, first: int, like: Any) -> Any:
    """Rows of W of contacts that take part; lanes in which loops hold a direction of one."""
    w, far, D = width(like), k * LANES, len(work.rows)
    row, next_row = D * far, far // w * D * far
    for i in range(contacts_in(k, like)):
        if not takes_part(work, i, like):
            continue
        for g in range(i + 1 if w == LANES else k):
            part = block_of_W(c, s, work, i, g, stride, first, like)
            put_block(work.A, i * row + g * LANES, far, next_row, part)
            if w == LANES and g < i:
                put_block(work.A, g * row + i * LANES, next_row, far, part)
    take_diagonal(work, k, like)
    blocked = lanes_with_held_directions(c, s, work, k, stride, first, like)
    return fill_missing(c, s, work, k, stride, first, like) if any_lane(blocked) else blocked


@inlined
def lanes_with_held_directions(
    c: SteppingArrays, s: CoulombArrays, work: Workspace, k: int, stride: int, first: int, like: Any
) -> Any:
    """Lanes in which loops hold a direction of a contact: W is rounding there."""
    many = vector_zero(like)
    found, one = broadcast_like(0.0, many), broadcast_like(1.0, many)
    for g in range(k):
        on = at(work.law, g * LANES, many) > 0.5
        for j in range(len(work.rows)):
            reach = at(c.reach, (j * s.m + work.part[g]) * stride + first, many)
            held = both(on, at(work.own, (j * k + g) * LANES, many) <= reach * BLOCKED)
            found = choose(held, one, found)
    return largest(found, like) > 0.5


@inner
def fill_missing(
    c: SteppingArrays, s: CoulombArrays, work: Workspace, k: int, stride: int, first: int, like: Any
) -> Any:
    """Rows that no coordinate moves (a dry joint has one row, a point no spin) become those of a body of its own.

    Their diagonal elements are the largest of the contact, so that their impulses are zero. Normals are left. Lanes in
    which loops hold a direction still
    """
    many, D = vector_zero(like), len(work.rows)
    for g in range(k):
        law, most = at(work.law, g * LANES, many), broadcast_like(0.0, many)
        for j in range(D):
            most = greater(at(work.own, (j * k + g) * LANES, many), most)
        for j in range(D):
            reach, own = at(c.reach, (j * s.m + work.part[g]) * stride + first, many), (j * k + g) * LANES
            idle = both(law > 0.5, logical_not(reach > 0.0))
            if j == NORMAL:
                idle = both(idle, law > DRY - 0.5)
            put(work.own, own, choose(idle, most, at(work.own, own, many)))
    put_diagonal(work, k, like)
    return lanes_with_held_directions(c, s, work, k, stride, first, like)


@inner
def remove_held_directions(work: Workspace, k: int, slack: float) -> int:
    """Take out directions that loops hold, of one motion; the first contact that must move along one, or −1.

    Their rows become those of a body of its own at rest, so that their impulses are zero. A contact whose normal is
    held takes no part, and is marked in `state`, as is a dry joint that cannot move. One that loops move is too heavy
    for its friction, which it keeps.

    work.step: diagonal of W if the loops were open, about
    """
    D, far, most = len(work.rows), k * LANES, 1e-300
    row = D * far
    for r in range(row):
        most = max(most, work.own[r])
    for c in range(far):
        law = work.law[c]
        dry, held, on = law > DRY - 0.5, HELD - 0.5 < law < HELD + 0.5, law > 0.5
        for j in range(1 if dry else D):
            r = j * far + c
            if not on or work.own[r] > BLOCKED * work.step[r]:
                continue
            moves = abs(work.b[r]) > slack
            if (held and moves) or (j == NORMAL and work.b[r] < -slack):
                return c
            for q in range(row):
                if work.law[q % far] > 0.5:
                    work.A[r * row + q] = work.A[q * row + r] = 0.0
            if dry and moves:
                work.own[r] = MOVED * abs(work.b[r]) / work.bound[r] if work.bound[r] > 0.0 else 1.0
            else:
                work.own[r], work.b[r], work.x[r], work.state[c] = most, 0.0, 0.0, 1.0 if dry else 0.0
            work.A[r * row + r] = work.own[r]
            if j == NORMAL and not held:
                on = False
        if law > 0.5 and not on:
            work.law[c], work.mu[c], work.bound[c], work.floor[c], work.state[c] = ABSENT, 0.0, 0.0, NEVER, 1.0
            for j in range(D):
                work.x[j * far + c] = work.own[j * far + c] = 0.0
    return -1


@inlined
def take_diagonal(work: Workspace, k: int, like: Any) -> None:
    """Diagonal elements of W, none of contacts that do not take part."""
    many, far = vector_zero(like), k * LANES
    for g in range(k):
        on = at(work.law, g * LANES, many) > 0.5
        for j in range(len(work.rows)):
            own = choose(on, diagonal(work, g, j, far, like), broadcast_like(0.0, many))
            put(work.own, j * far + g * LANES, own)


@inlined
def measure(work: Workspace, k: int, like: Any) -> None:
    """ρ and ε from the diagonal of W."""
    many, far, D = vector_zero(like), k * LANES, len(work.rows)
    none, most = broadcast_like(0.0, many), broadcast_like(0.0, many)
    for r in range(0, D * far, LANES):
        most = greater(at(work.own, r, many), most)
    largest_own = largest(most, like)
    put(work.soft, 0, largest_own * SOFT)
    floor = none + choose(largest_own > 0.0, largest_own, broadcast_like(1.0, like)) * 1e-3
    for r in range(0, far, LANES):
        side = floor
        for j in range(D):  # tangents share ρ: a projection onto a disc is round
            if j != NORMAL:
                side = greater(at(work.own, j * far + r, many), side)
        for j in range(D):
            own = greater(at(work.own, j * far + r, many), floor) if j == NORMAL else side
            put(work.rho, j * far + r, 1.0 / own)
            put(work.shift, j * far + r, none)


@inlined
def block_of_W(
    c: SteppingArrays, s: CoulombArrays, work: Workspace, i: int, g: int, stride: int, first: int, like: Any
) -> Any:
    """A block of W: a contact by the contacts of a group."""
    m, many, own, other, rows = s.m, vector_zero(like), contact_at(work, i, like), work.part[g], work.rows
    n, far = len(rows) * m, m * stride
    if c.rank == 0:
        return block(c.W, (own * n + other) * stride + first, far, n * far, many, rows)
    found = repeated(many, rows)
    if g == i * width(like) // LANES:
        limb = block(c.W, other * stride + first, far, len(rows) * far, many, rows)
        found = scaled(limb, unit_lane(i, like))
    for k in range(c.rank):
        here = k * n * stride + first
        x, y = column(c.V, here + own * stride, far, like, rows), column(c.V, here + other * stride, far, many, rows)
        found = with_outer(found, x, y)
    return found


@inlined
def diagonal(work: Workspace, g: int, j: int, far: int, like: Any) -> Any:
    """Diagonal elements of W of the contacts of a group."""
    many, place, row = vector_zero(like), j * far + g * LANES, len(work.rows) * far
    top = place // width(like) * row + place
    if width(like) == LANES:
        return at(work.A, top, many)
    return merge_lanes(
        at(work.A, top, many), at(work.A, top + row, many), at(work.A, top + 2 * row, many),
        at(work.A, top + 3 * row, many),
    )  # fmt: skip


@inlined
def put_diagonal(work: Workspace, k: int, like: Any) -> None:
    """Write all diagonal elements of W as they are in `own`."""
    far = k * LANES
    row = len(work.rows) * far
    for place in range(0, row, LANES):
        top = place // width(like) * row + place
        if width(like) == LANES:
            put(work.A, top, at(work.own, place, vector_zero(like)))
        else:
            for lane in range(LANES):
                work.A[top + lane * (row + 1)] = work.own[place + lane]


@inlined
def share_load(c: SteppingArrays, work: Workspace, k: int, like: Any) -> Any:
    """Lanes in which two contacts hold the same two bodies: W is singular there, whatever the machine does."""
    w, shared = width(like), broadcast_like(0.0, like) > 0.0
    for i in range(contacts_in(k, like) if c.shares else 0):
        for d in range(i):
            if c.together[contact_at(work, i, like)] == c.together[contact_at(work, d, like)]:
                shared = either(shared, both(at(work.law, i * w, like) > 0.5, at(work.law, d * w, like) > 0.5))
    return shared
