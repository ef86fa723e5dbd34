"""Newton's equations of contacts by elimination, in blocks of three by three."""

from __future__ import annotations

from typing import Any

from closedchain.contact.arrays import LANES
from closedchain.contact.quick.lanes import (
    all_lanes,
    as_many,
    both,
    choose,
    four_like,
    magnitude,
    minus,
    plus,
    put,
    together,
    unit,
    width,
)
from closedchain.contact.quick.room import QuickRoom, contacts_in, takes_part
from closedchain.contact.quick.three_by_three import (
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
from closedchain.kernel.jit import inlined
from closedchain.kernel.pointers import further


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
    substitute_back(room, k, like)
    return regular


@inlined
def substitute_back(room: QuickRoom, k: int, like: Any) -> None:
    """From the last contact to the first."""
    w, far, x = width(like), k * LANES, room.F
    row, next_row = 3 * far, far // w * 3 * far
    for i in range(contacts_in(k, like) - 1, -1, -1):
        if not takes_part(room, i, like):
            continue
        upper, here = further(room.H, i * row), further(x, i * w)
        y = three(here, 0, far, like)
        for d in range(contacts_in(k, like) - 1, i, -1):
            if takes_part(room, d, like):
                y = reduced_column(y, nine(upper, d * w, far, next_row, like), three(x, d * w, far, like))
        put_three(here, 0, far, y)


@inlined
def eliminate_four(room: QuickRoom, share: float, like: Any) -> Any:
    """The same for one group of contacts, in registers."""
    many = four_like(like)
    on, two_on, three_on, four_on = room.law[0] > 0.5, room.law[1] > 0.5, room.law[2] > 0.5, room.law[3] > 0.5
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
    return all_lanes(magnitude(left) > least * share, like)


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
