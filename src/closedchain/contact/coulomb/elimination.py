"""Newton's equations of contacts by elimination: in blocks of one contact, and densely with exchange of rows."""

from __future__ import annotations

from typing import Any

from closedchain.contact.arrays import LANES
from closedchain.contact.coulomb.blocks import (
    block,
    column,
    in_lane,
    inverted,
    merged,
    product,
    put_block,
    put_column,
    reduced,
    reduced_column,
    repeated,
    sizes,
    times,
)
from closedchain.contact.coulomb.equations import rows_of_newton
from closedchain.contact.coulomb.lanes import (
    all_lanes,
    both,
    broadcast_like,
    choose,
    magnitude,
    unit_lane,
    vector_zero,
    width,
)
from closedchain.contact.coulomb.workspace import Workspace, contacts_in, takes_part
from closedchain.kernel.jit import inlined, inner
from closedchain.kernel.pointers import further


@inlined
def eliminate(work: Workspace, k: int, share: float, like: Any) -> Any:
    """Replace F by H⁻¹ F, where `equations` was called last, in blocks of one contact.

    Lanes in which the determinant of every block is larger than a share of what it could be before
    """
    if width(like) < LANES and k == 1 and len(work.rows) == 3:
        return eliminate_four(work, share, like)
    w, far, many, x, rows = width(like), k * LANES, vector_zero(like), work.F, work.rows
    regular = broadcast_like(0.0, like) < 1.0
    row, next_row = len(rows) * far, far // w * len(rows) * far
    for i in range(contacts_in(k, like)):
        if not takes_part(work, i, like):
            continue
        upper, here = further(work.H, i * row), further(x, i * w)
        for g in range(0, far, LANES):
            own = unit_lane(i, like) if g == i * w // LANES * LANES else many
            put_block(upper, g, far, next_row, block_of(work, i, g, far, own, like))
        least = sizes(block(upper, i * w, far, next_row, like, rows)) * share
        y = column(here, 0, far, like, rows)
        for d in range(i):
            if not takes_part(work, d, like):
                continue
            factor, other = block(upper, d * w, far, next_row, like, rows), further(work.H, d * row)
            for g in range((d + 1) * w // LANES * LANES, far, LANES):
                old, there = block(upper, g, far, next_row, many, rows), block(other, g, far, next_row, many, rows)
                put_block(upper, g, far, next_row, reduced(old, factor, there))
            y = reduced_column(y, factor, column(x, d * w, far, like, rows))
        inverse, determinant = inverted(block(upper, i * w, far, next_row, like, rows))
        regular = both(regular, magnitude(determinant) > least)
        for g in range((i + 1) * w // LANES * LANES, far, LANES):
            put_block(upper, g, far, next_row, product(inverse, block(upper, g, far, next_row, many, rows)))
        put_column(here, 0, far, times(inverse, y))
    substitute_back(work, k, like)
    return regular


@inlined
def substitute_back(work: Workspace, k: int, like: Any) -> None:
    """From the last contact to the first."""
    w, far, x, rows = width(like), k * LANES, work.F, work.rows
    row, next_row = len(rows) * far, far // w * len(rows) * far
    for i in range(contacts_in(k, like) - 1, -1, -1):
        if not takes_part(work, i, like):
            continue
        upper, here = further(work.H, i * row), further(x, i * w)
        y = column(here, 0, far, like, rows)
        for d in range(contacts_in(k, like) - 1, i, -1):
            if takes_part(work, d, like):
                factor = block(upper, d * w, far, next_row, like, rows)
                y = reduced_column(y, factor, column(x, d * w, far, like, rows))
        put_column(here, 0, far, y)


@inlined
def eliminate_four(work: Workspace, share: float, like: Any) -> Any:
    """The same for one group of contacts, in registers."""
    many = vector_zero(like)
    on, two_on, three_on, four_on = work.law[0] > 0.5, work.law[1] > 0.5, work.law[2] > 0.5, work.law[3] > 0.5
    x = column(work.F, 0, LANES, many, work.rows)
    y, z, t = x, x, x
    first, second, third = repeated(many, work.rows), repeated(many, work.rows), repeated(many, work.rows)
    left, least = broadcast_like(1.0, many), many  # determinants, and what they could be before
    if on:
        upper, x, least = begun(work, 0, least, like)
        first, x, left = solved(upper, x, 0, left, like)
    if two_on:
        upper, y, least = begun(work, 1, least, like)
        if on:
            upper, y = without(upper, y, 0, first, x)
        second, y, left = solved(upper, y, 1, left, like)
    if three_on:
        upper, z, least = begun(work, 2, least, like)
        if on:
            upper, z = without(upper, z, 0, first, x)
        if two_on:
            upper, z = without(upper, z, 1, second, y)
        third, z, left = solved(upper, z, 2, left, like)
    if four_on:
        upper, t, least = begun(work, 3, least, like)
        if on:
            upper, t = without(upper, t, 0, first, x)
        if two_on:
            upper, t = without(upper, t, 1, second, y)
        if three_on:
            upper, t = without(upper, t, 2, third, z)
        _, t, left = solved(upper, t, 3, left, like)
        z, y = reduced_column(z, in_lane(third, 3), t), reduced_column(y, in_lane(second, 3), t)
        x = reduced_column(x, in_lane(first, 3), t)
    if three_on:
        y, x = reduced_column(y, in_lane(second, 2), z), reduced_column(x, in_lane(first, 2), z)
    if two_on:
        x = reduced_column(x, in_lane(first, 1), y)
    put_column(work.F, 0, LANES, merged(x, y, z, t))
    return all_lanes(magnitude(left) > least * share, like)


@inlined
def begun(work: Workspace, lane: int, least: Any, like: Any) -> Any:
    """Rows of a contact, their right side, and sizes of blocks, with that of its own."""
    upper = block_of(work, lane, 0, LANES, unit_lane(lane, like), like)
    F = column(work.F, 0, LANES, vector_zero(like), work.rows)
    return upper, in_lane(F, lane), choose(unit_lane(lane, like) > 0.5, sizes(upper), least)


@inlined
def solved(upper: Any, y: Any, lane: int, left: Any, like: Any) -> Any:
    """Rows of a contact, and their right side, times the inverse of their own block; determinants, with that one."""
    inverse, determinant = inverted(in_lane(upper, lane))
    return product(inverse, upper), times(inverse, y), choose(unit_lane(lane, like) > 0.5, determinant, left)


@inlined
def without(upper: Any, y: Any, lane: int, other: Any, x: Any) -> Any:
    """Rows of a contact, and their right side, after another one is eliminated."""
    factor = in_lane(upper, lane)
    return reduced(upper, factor, other), reduced_column(y, factor, x)


@inlined
def block_of(work: Workspace, i: int, g: int, far: int, own: Any, like: Any) -> Any:
    """A group of columns of H = X + Y W, in the rows of one contact.

    own: one in the lanes of that contact
    """
    w, D = width(like), len(work.rows)
    numbers = column(further(work.T, i * w), 0, far, like, work.numbers)
    W = block(work.A, i * D * far + g, far, far // w * D * far, vector_zero(like), work.rows)
    return rows_of_newton(numbers, W, own)


@inner
def eliminate_rows(A: Any, x: Any, size: int) -> float:
    """Replace x by A⁻¹ x, A by its factors (row-major, rows exchanged as needed); the smallest pivot's magnitude."""
    least = 1e300
    for i in range(size):
        best, most = i, abs(A[i * size + i])
        for r in range(i + 1, size):
            if abs(A[r * size + i]) > most:
                best, most = r, abs(A[r * size + i])
        if not most > 0.0:
            return 0.0
        least = most if most < least else least
        if best != i:
            for j in range(i, size):
                A[i * size + j], A[best * size + j] = A[best * size + j], A[i * size + j]
            x[i], x[best] = x[best], x[i]
        here, inverse = further(A, i * size), 1 / A[i * size + i]
        for r in range(i + 1, size):
            there = further(A, r * size)
            factor = there[i] * inverse
            if factor != 0.0:
                for j in range(i + 1, size):
                    there[j] -= factor * here[j]
                x[r] -= factor * x[i]
    for i in range(size - 1, -1, -1):
        total = x[i]
        for j in range(i + 1, size):
            total -= A[i * size + j] * x[j]
        x[i] = total / A[i * size + i]
    return least


@inner
def eliminate_densely(work: Workspace, k: int) -> float:
    """Replace F by H⁻¹ F of one motion, H as it is in the rows of contacts that take part; the smallest pivot."""
    far, D, size, place = k * LANES, len(work.rows), 0, 0
    for c in range(far):
        size += D * (work.law[c] > 0.5)
    for r in range(D * far):  # side by side, each row and column no later than it was
        if work.law[r % far] > 0.5:
            work.F[place // size] = work.F[r]
            for j in range(D):
                for c in range(far):
                    if work.law[c] > 0.5:
                        work.H[place] = work.H[(r * D + j) * far + c]
                        place += 1
    least = eliminate_rows(work.H, work.F, size)
    for r in range(D * far - 1, -1, -1):
        on = work.law[r % far] > 0.5
        size -= on
        work.F[r] = work.F[size] if on else 0.0
    return least
