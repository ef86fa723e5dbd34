"""Columns of three or four numbers and square blocks of them, row by row, in compiled code; of one lane or of four."""

from __future__ import annotations

from math import isqrt
from typing import Any

from numba import types

from closedchain.contact.arrays import NORMAL
from closedchain.contact.coulomb.lanes import load, one_of_each, store
from closedchain.contact.coulomb.numbers import WORD
from closedchain.contact.coulomb.terms import Term, broadcast, choose, greater, magnitude, minus, plus, root, unrolled
from closedchain.kernel.numba_call import intrinsic

THREE, FOUR = (0.0,) * 3, (0.0,) * 4  # rows of a contact; with the spin


@intrinsic
def column(typingctx: Any, address: Any, place: Any, step: Any, like: Any, rows: Any) -> Any:
    """As many numbers as a tuple has, so far apart."""
    found = types.UniTuple(like, len(rows))

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        places = _places(builder, values[1], values[2], len(rows))
        return context.make_tuple(builder, found, [load(builder, address, values[0], here, like) for here in places])

    return found(address, types.int64, types.int64, like, rows), generate


@intrinsic
def block(typingctx: Any, address: Any, place: Any, step: Any, row: Any, like: Any, rows: Any) -> Any:
    """A block: elements of a row are `step` apart, rows `row`."""
    D = len(rows)
    found = types.UniTuple(like, D * D)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        firsts = _places(builder, values[1], values[3], D)
        places = [here for first in firsts for here in _places(builder, first, values[2], D)]
        return context.make_tuple(builder, found, [load(builder, address, values[0], here, like) for here in places])

    return found(address, types.int64, types.int64, types.int64, like, rows), generate


@intrinsic
def put_column(typingctx: Any, address: Any, place: Any, step: Any, numbers: Any) -> Any:
    """Write numbers, so far apart."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        for k, here in enumerate(_places(builder, values[1], values[2], len(numbers))):
            store(builder, address, values[0], here, builder.extract_value(values[3], k), numbers[k])
        return context.get_dummy_value()

    return types.void(address, types.int64, types.int64, numbers), generate


@intrinsic
def put_block(typingctx: Any, address: Any, place: Any, step: Any, row: Any, numbers: Any) -> Any:
    """Write a block."""
    D = isqrt(len(numbers))

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        for j, first in enumerate(_places(builder, values[1], values[3], D)):
            for k, here in enumerate(_places(builder, first, values[2], D)):
                store(builder, address, values[0], here, builder.extract_value(values[4], D * j + k), numbers[k])
        return context.get_dummy_value()

    return types.void(address, types.int64, types.int64, types.int64, numbers), generate


def _places(builder: Any, first: Any, step: Any, count: int) -> list[Any]:
    """So many places, so far apart."""
    return [first if k == 0 else builder.add(first, builder.mul(step, WORD(k))) for k in range(count)]


def matrix(elements: Any) -> list[list[Term]]:
    """Rows of a block."""
    D = isqrt(len(elements))
    return [list(elements[D * j : D * j + D]) for j in range(D)]


def flat(rows: list[list[Term]]) -> tuple[Term, ...]:
    """A block of rows."""
    return tuple(element for row in rows for element in row)


def tangential(numbers: Any) -> list[Any]:
    """All but the normal."""
    return [number for k, number in enumerate(numbers) if k != NORMAL]


def with_normal(tangents: list[Any], normal: Any) -> tuple[Any, ...]:
    """A column of tangents and the normal."""
    return *tangents[:NORMAL], normal, *tangents[NORMAL:]


def length(numbers: list[Term]) -> Term:
    """Euclidean length."""
    total = numbers[0] * numbers[0]
    for number in numbers[1:]:
        total = total + number * number
    return root(total)


@unrolled
def in_lane(numbers: Any, lane: Any) -> Any:
    """What numbers have in a lane, in all lanes."""
    return tuple(broadcast(number, lane) for number in numbers)


@intrinsic
def merged(typingctx: Any, first: Any, second: Any, third: Any, fourth: Any) -> Any:
    """The first lane of the first column, the second of the second one, and so on."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        parts = [[builder.extract_value(value, j) for value in values] for j in range(len(first))]
        return context.make_tuple(builder, first, [one_of_each(builder, part) for part in parts])

    return first(first, second, third, fourth), generate


@unrolled
def repeated(number: Any, rows: Any) -> Any:
    """A block of the same number."""
    return (number,) * len(rows) ** 2


@unrolled
def scaled(block: Any, by: Any) -> Any:
    """Every element times a number."""
    return tuple(element * by for element in block)


@unrolled
def select(mask: Any, one: Any, other: Any) -> Any:
    """One tuple of numbers where a mask is true, else another."""
    return tuple(choose(mask, a, b) for a, b in zip(one, other, strict=True))


@unrolled
def stacked(first: Any, second: Any, zero: Any) -> Any:
    """A block of two rows, then zeros."""
    return *first, *second, *(zero,) * (len(first) * (len(first) - 2))


@unrolled
def reduced(block: Any, factor: Any, upper: Any) -> Any:
    """block − factor upper."""
    found, factor, upper = matrix(block), matrix(factor), matrix(upper)
    for j, row in enumerate(found):
        for l in range(len(row)):  # noqa: E741
            for k in range(len(row)):
                row[l] = minus(row[l], factor[j][k], upper[k][l])
    return flat(found)


@unrolled
def reduced_column(column: Any, factor: Any, x: Any) -> Any:
    """column − factor x."""
    found = list(column)
    for j, row in enumerate(matrix(factor)):
        for k, element in enumerate(row):
            found[j] = minus(found[j], element, x[k])
    return tuple(found)


@unrolled
def product(factor: Any, block: Any) -> Any:
    """factor block."""
    columns = list(zip(*matrix(block), strict=True))
    return flat([[_dot(row, other) for other in columns] for row in matrix(factor)])


@unrolled
def times(factor: Any, column: Any) -> Any:
    """factor column."""
    return tuple(_dot(row, column) for row in matrix(factor))


def _dot(row: Any, column: Any) -> Term:
    total: Term = row[0] * column[0]
    for a, b in zip(row[1:], column[1:], strict=True):
        total = plus(total, a, b)
    return total


@unrolled
def with_outer(block: Any, x: Any, y: Any) -> Any:
    """block + x yᵀ."""
    pairs = zip(matrix(block), x, strict=True)
    return flat([[plus(old, a, b) for old, b in zip(row, y, strict=True)] for row, a in pairs])


@unrolled
def with_rows(total: Any, block: Any, x: Any) -> Any:
    """total, to whose rows those of a block are added, each times an element of a column."""
    pairs = zip(matrix(total), matrix(block), x, strict=True)
    return flat([[plus(old, new, a) for old, new in zip(row, other, strict=True)] for row, other, a in pairs])


@unrolled
def sum_of_rows(block: Any) -> Any:
    """A column with the sum of each column of a block."""
    found, *others = matrix(block)
    for row in others:
        found = [a + b for a, b in zip(found, row, strict=True)]
    return tuple(found)


@unrolled
def sideways(numbers: Any) -> Any:
    """Length of the tangents."""
    return length(tangential(numbers))


@unrolled
def sizes(block: Any) -> Any:
    """Product of the largest elements of the rows."""
    found = None
    for first, *others in matrix(block):
        most = magnitude(first)
        for element in others:
            most = greater(most, magnitude(element))
        found = most if found is None else found * most
    return found


@unrolled
def inverted(block: Any) -> Any:
    """Inverse, by cofactors, and determinant."""
    rows, minors = matrix(block), dict[Any, Term]()
    D = len(rows)

    def minor(j: tuple[int, ...], k: tuple[int, ...], sign: int) -> Term:
        """Determinant of some rows and columns, with a sign, by its first row."""
        if (j, k, sign) in minors:
            return minors[j, k, sign]
        if len(j) == 2:
            (a, b), (c, d) = ([rows[row][col] for col in k] for row in j)
            found = minus(a * d, b, c) if sign > 0 else minus(b * c, a, d)
        else:
            signs = [sign * (-1) ** col for col in range(len(k))]
            below = [minor(j[1:], k[:col] + k[col + 1 :], one) for col, one in enumerate(signs)]
            found = _dot([rows[j[0]][col] for col in k], below)
        minors[j, k, sign] = found
        return found

    def cofactor(j: int, k: int) -> Term:
        others = [tuple(row for row in range(D) if row != one) for one in (j, k)]
        return minor(others[0], others[1], (-1) ** (j + k))

    determinant = _dot(rows[0], [cofactor(0, k) for k in range(D)])
    inverse = 1.0 / determinant
    return flat([[cofactor(k, j) * inverse for k in range(D)] for j in range(D)]), determinant
