"""Numbers of four motions as one, or of four contacts of one motion, in compiled code.

Numba has no such numbers. They are declared here with what the loops of contacts need of them: arithmetic, comparison
into a mask, choice by a mask, and reading and writing memory in which the lanes of a number lie side by side. Functions
take a number `like` those of one motion, which says what lanes are: a double, 0.0, where they are contacts, and
`four(0.0)`, a number per lane, where they are motions. LLVM splits four doubles where the processor has shorter
registers, so that the text of a loop suits every one.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types

from closedchain.contact.arrays import LANES
from closedchain.contact.coulomb.numbers import ANY, DOUBLE, DOUBLES, MASK, NUMBERS, WORD, llvm_function, splat
from closedchain.kernel.numba_call import intrinsic


@intrinsic
def four(typingctx: Any, value: Any) -> Any:
    """The same double in four lanes."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return splat(builder, values[0])

    return NUMBERS(types.float64), generate


@intrinsic
def width(typingctx: Any, like: Any) -> Any:
    """How many lanes a number has."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return WORD(LANES if like == NUMBERS else 1)

    return types.int64(like), generate


@intrinsic
def broadcast_like(typingctx: Any, value: Any, like: Any) -> Any:
    """A double in as many lanes as another number has."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return splat(builder, values[0]) if like == NUMBERS else values[0]

    return like(types.float64, like), generate


@intrinsic
def vector_zero(typingctx: Any, like: Any) -> Any:
    """A number of four lanes, whatever the other one has."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return ir.Constant(DOUBLES, [0.0] * LANES)

    return NUMBERS(like), generate


def load(builder: Any, address: Any, pointer: Any, place: Any, like: Any) -> Any:
    """The number whose first lane lies at a place."""
    whole = address.dtype == types.int64
    kind = WORD if whole else DOUBLE
    if like == NUMBERS:
        kind = ir.VectorType(kind, LANES)
    here = builder.bitcast(builder.gep(pointer, [place]), kind.as_pointer())
    found = builder.load(here, align=8)
    return builder.sitofp(found, DOUBLES if like == NUMBERS else DOUBLE) if whole else found


def store(builder: Any, address: Any, pointer: Any, place: Any, new: Any, value: Any) -> None:
    """Write a number where its first lane belongs."""
    whole = address.dtype == types.int64
    kind = WORD if whole else DOUBLE
    if value == NUMBERS:
        kind = ir.VectorType(kind, LANES)
    here = builder.bitcast(builder.gep(pointer, [place]), kind.as_pointer())
    builder.store(builder.fptosi(new, kind) if whole else new, here, align=8)


@intrinsic
def at(typingctx: Any, address: Any, place: Any, like: Any) -> Any:
    """The number whose first lane lies at a place; whole ones become doubles."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return load(builder, address, values[0], values[1], like)

    return like(address, types.int64, like), generate


@intrinsic
def put(typingctx: Any, address: Any, place: Any, value: Any) -> Any:
    """Write a number where its first lane belongs."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        store(builder, address, values[0], values[1], values[2], value)
        return context.get_dummy_value()

    return types.void(address, types.int64, value), generate


@intrinsic
def choose(typingctx: Any, mask: Any, yes: Any, otherwise: Any) -> Any:
    """One number where a mask holds, else another."""
    found = NUMBERS if mask == MASK or NUMBERS in (yes, otherwise) else types.float64

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        one, other = values[1:] if found != NUMBERS else (splat(builder, value) for value in values[1:])
        return builder.select(values[0], one, other)

    return found(mask, yes, otherwise), generate


@intrinsic
def both(typingctx: Any, one: Any, other: Any) -> Any:
    """Where both masks hold."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.and_(*values)

    return one(one, one), generate


@intrinsic
def either(typingctx: Any, one: Any, other: Any) -> Any:
    """Where one of two masks holds."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.or_(*values)

    return one(one, one), generate


@intrinsic
def logical_not(typingctx: Any, mask: Any) -> Any:
    """Where a mask does not hold."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.xor(values[0], ir.Constant(values[0].type, [1] * LANES if mask == MASK else 1))

    return mask(mask), generate


@intrinsic
def any_lane(typingctx: Any, mask: Any) -> Any:
    """Whether a mask holds in any lane."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        if mask != MASK:
            return values[0]
        return builder.icmp_unsigned("!=", builder.bitcast(values[0], ANY), ANY(0))

    return types.boolean(mask), generate


@intrinsic
def all_lanes(typingctx: Any, mask: Any, like: Any) -> Any:
    """Whether a mask holds in all lanes, where they belong to one motion; else the mask itself."""
    found = mask if like == NUMBERS else types.boolean

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        if like == NUMBERS:
            return values[0]
        return builder.icmp_unsigned("==", builder.bitcast(values[0], ANY), ANY(2**LANES - 1))

    return found(mask, like), generate


@intrinsic
def unit_lane(typingctx: Any, number: Any, like: Any) -> Any:
    """One in the lane of a number, none in the others, where lanes have numbers; else one in all lanes."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        ones = ir.Constant(DOUBLES, [1.0] * LANES)
        if like == NUMBERS:
            return ones
        whole = ir.VectorType(WORD, LANES)
        lane = builder.and_(values[0], WORD(LANES - 1))
        wanted = ir.Constant(whole, ir.Undefined)
        for k in range(LANES):
            wanted = builder.insert_element(wanted, lane, ir.IntType(32)(k))
        own = builder.icmp_unsigned("==", wanted, ir.Constant(whole, list(range(LANES))))
        return builder.select(own, ones, ir.Constant(DOUBLES, [0.0] * LANES))

    return NUMBERS(types.int64, like), generate


@intrinsic
def merge_lanes(typingctx: Any, first: Any, second: Any, third: Any, fourth: Any) -> Any:
    """The first lane of the first one, the second of the second one, and so on."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return one_of_each(builder, given)

    return NUMBERS(first, second, third, fourth), generate


def one_of_each(builder: Any, given: Any) -> Any:
    """The first lane of the first one, the second of the second one, and so on."""
    found = given[0]
    for k, value in enumerate(given[1:], 1):
        mask = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [j + LANES * (j == k) for j in range(LANES)])
        found = builder.shuffle_vector(found, value, mask)
    return found


@intrinsic
def largest(typingctx: Any, values: Any, like: Any) -> Any:
    """The largest of four lanes, where they belong to one motion; none of them may be NaN."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        if like == NUMBERS:
            return given[0]
        found = [builder.extract_element(given[0], ir.IntType(32)(k)) for k in range(LANES)]
        while len(found) > 1:
            found = [
                builder.select(builder.fcmp_ordered(">", a, b), a, b)
                for a, b in zip(found[::2], found[1::2], strict=True)
            ]
        return found[0]

    return like(values, like), generate


@intrinsic
def magnitude(typingctx: Any, value: Any) -> Any:
    """|value|."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return llvm_function(builder, "fabs", values)

    return value(value), generate


@intrinsic
def greater(typingctx: Any, one: Any, other: Any) -> Any:
    """The greater one; the other where one is not a number."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.select(builder.fcmp_ordered(">", *values), *values)

    return one(one, one), generate
