"""Blocks of three by three numbers as tuples, row by row, in compiled code; numbers of one lane or of four."""

from __future__ import annotations

from typing import Any

from closedchain.contact.quick.lanes import at, greater, magnitude, minus, plus, put, spread
from closedchain.kernel.jit import inlined


@inlined
def three(address: Any, place: int, step: int, like: Any) -> Any:
    """Three numbers, so far apart."""
    return at(address, place, like), at(address, place + step, like), at(address, place + 2 * step, like)


@inlined
def nine(address: Any, place: int, far: int, row: int, like: Any) -> Any:
    """Three by three numbers, row by row."""
    a, b, c = three(address, place, far, like)
    d, e, f = three(address, place + row, far, like)
    g, h, i = three(address, place + 2 * row, far, like)
    return a, b, c, d, e, f, g, h, i


@inlined
def put_three(address: Any, place: int, far: int, numbers: Any) -> None:
    """Write three numbers, so far apart."""
    put(address, place, numbers[0])
    put(address, place + far, numbers[1])
    put(address, place + 2 * far, numbers[2])


@inlined
def put_nine(address: Any, place: int, far: int, row: int, block: Any) -> None:
    """Write three by three numbers."""
    put_three(address, place, far, block[:3])
    put_three(address, place + row, far, block[3:6])
    put_three(address, place + 2 * row, far, block[6:])


@inlined
def in_lane(block: Any, lane: int) -> Any:
    """What three by three numbers have in a lane, in all lanes."""
    a, b, c = in_lane_three(block[:3], lane)
    d, e, f = in_lane_three(block[3:6], lane)
    g, h, i = in_lane_three(block[6:], lane)
    return a, b, c, d, e, f, g, h, i


@inlined
def in_lane_three(numbers: Any, lane: int) -> Any:
    """The same of three numbers."""
    return spread(numbers[0], lane), spread(numbers[1], lane), spread(numbers[2], lane)


@inlined
def zeros(many: Any) -> Any:
    """Three by three numbers, none."""
    return many, many, many, many, many, many, many, many, many


@inlined
def scaled(block: Any, by: Any) -> Any:
    """Three by three numbers, each times one."""
    a, b, c, d, e, f, g, h, i = block
    return a * by, b * by, c * by, d * by, e * by, f * by, g * by, h * by, i * by


@inlined
def reduced(block: Any, factor: Any, upper: Any) -> Any:
    """block − factor upper, of three by three."""
    a, b, c = reduced_row(block[:3], factor[:3], upper)
    d, e, f = reduced_row(block[3:6], factor[3:6], upper)
    g, h, i = reduced_row(block[6:], factor[6:], upper)
    return a, b, c, d, e, f, g, h, i


@inlined
def reduced_row(row: Any, factor: Any, upper: Any) -> Any:
    """The same of one row."""
    (a, b, c), (x, y, z), (d, e, f, g, h, i, j, k, l) = row, factor, upper  # noqa: E741
    return (
        minus(minus(minus(a, x, d), y, g), z, j),
        minus(minus(minus(b, x, e), y, h), z, k),
        minus(minus(minus(c, x, f), y, i), z, l),
    )


@inlined
def reduced_column(column: Any, factor: Any, x: Any) -> Any:
    """column − factor x."""
    a, b, c, d, e, f, g, h, i = factor
    return (
        minus(minus(minus(column[0], a, x[0]), b, x[1]), c, x[2]),
        minus(minus(minus(column[1], d, x[0]), e, x[1]), f, x[2]),
        minus(minus(minus(column[2], g, x[0]), h, x[1]), i, x[2]),
    )


@inlined
def product(factor: Any, block: Any) -> Any:
    """factor block, of three by three."""
    a, b, c, d, e, f, g, h, i = factor
    x, p, u, y, q, v, z, r, t = block
    return (
        plus(plus(a * x, b, y), c, z), plus(plus(a * p, b, q), c, r), plus(plus(a * u, b, v), c, t),
        plus(plus(d * x, e, y), f, z), plus(plus(d * p, e, q), f, r), plus(plus(d * u, e, v), f, t),
        plus(plus(g * x, h, y), i, z), plus(plus(g * p, h, q), i, r), plus(plus(g * u, h, v), i, t),
    )  # fmt: skip


@inlined
def times(factor: Any, column: Any) -> Any:
    """factor column."""
    (a, b, c, d, e, f, g, h, i), (x, y, z) = factor, column
    return plus(plus(a * x, b, y), c, z), plus(plus(d * x, e, y), f, z), plus(plus(g * x, h, y), i, z)


@inlined
def sizes(block: Any) -> Any:
    """Product of the largest elements of the rows."""
    a, b, c, d, e, f, g, h, i = block
    top = greater(greater(magnitude(a), magnitude(b)), magnitude(c))
    middle = greater(greater(magnitude(d), magnitude(e)), magnitude(f))
    return top * middle * greater(greater(magnitude(g), magnitude(h)), magnitude(i))


@inlined
def inverted(block: Any) -> Any:
    """Inverse and determinant."""
    a, b, c, d, e, f, g, h, i = block
    p, q, t = minus(e * i, f, h), minus(f * g, d, i), minus(d * h, e, g)
    determinant = plus(plus(a * p, b, q), c, t)
    s = 1.0 / determinant
    inverse = (
        p * s, minus(c * h, b, i) * s, minus(b * f, c, e) * s,
        q * s, minus(a * i, c, g) * s, minus(c * d, a, f) * s,
        t * s, minus(b * g, a, h) * s, minus(a * e, b, d) * s,
    )  # fmt: skip
    return inverse, determinant
