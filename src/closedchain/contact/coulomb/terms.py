"""Formulas on small tuples of numbers, written out when a loop is compiled: of three rows or four, one lane or four.

A function marked `unrolled` computes with terms, in plain Python, loops included. Numba sees one instruction: the tuple
that it returns. Numbers of one lane are doubles; where a term has one operand of four lanes, all have.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types

from closedchain.contact.coulomb.numbers import DOUBLE, MASK, NUMBERS, llvm_function, splat
from closedchain.kernel.numba_call import intrinsic


class Term:
    """A number, or a truth value, of one lane or four; how it is written out of its operands."""

    def __init__(self, write: Callable[[Any, list[Any]], Any], operands: tuple[Term, ...], truth: bool = False) -> None:
        self.write, self.operands, self.truth = write, operands, truth
        self.wide: bool = any(operand.wide for operand in operands)

    def written(self, builder: Any, done: dict[int, Any]) -> Any:
        """Its value; each term is written once."""
        if id(self) not in done:
            values = [operand.written(builder, done) for operand in self.operands]
            if self.wide:
                values = [splat(builder, value) if value.type == DOUBLE else value for value in values]
            done[id(self)] = self.write(builder, values)
        return done[id(self)]

    def __add__(self, other: Term | float) -> Term:
        return _instruction("fadd", self, other)

    def __sub__(self, other: Term | float) -> Term:
        return _instruction("fsub", self, other)

    def __mul__(self, other: Term | float) -> Term:
        return _instruction("fmul", self, other)

    def __truediv__(self, other: Term | float) -> Term:
        return _instruction("fdiv", self, other)

    def __radd__(self, other: float) -> Term:
        return constant(other) + self

    def __rsub__(self, other: float) -> Term:
        return constant(other) - self

    def __rtruediv__(self, other: float) -> Term:
        return constant(other) / self

    def __gt__(self, other: Term | float) -> Term:
        return _comparison(">", self, other)

    def __lt__(self, other: Term | float) -> Term:
        return _comparison("<", self, other)

    def __le__(self, other: Term | float) -> Term:
        return _comparison("<=", self, other)


class Given(Term):
    """An argument, whose value is known when the formula is written out."""

    def __init__(self, wide: bool, truth: bool) -> None:
        super().__init__(lambda builder, values: values[0], (), truth)
        self.wide = wide


def constant(value: Term | float) -> Term:
    """A number as a term."""
    return value if isinstance(value, Term) else Term(lambda builder, values: ir.Constant(DOUBLE, float(value)), ())


def _instruction(name: str, *operands: Term | float) -> Term:
    return Term(lambda builder, values: getattr(builder, name)(*values), tuple(map(constant, operands)))


def _comparison(sign: str, *operands: Term | float) -> Term:
    both = tuple(map(constant, operands))
    return Term(lambda builder, values: builder.fcmp_ordered(sign, *values), both, truth=True)


def plus(total: Term, a: Term, b: Term | float) -> Term:
    """total + a b, in one instruction where the processor has it."""
    operands = total, a, constant(b)
    return Term(lambda builder, values: llvm_function(builder, "fmuladd", [values[1], values[2], values[0]]), operands)


def minus(total: Term, a: Term, b: Term | float) -> Term:
    """total − a b, in one instruction where the processor has it."""

    def write(builder: Any, values: list[Any]) -> Any:
        return llvm_function(builder, "fmuladd", [builder.fneg(values[1]), values[2], values[0]])

    return Term(write, (total, a, constant(b)))


def root(value: Term) -> Term:
    """Square root."""
    return Term(lambda builder, values: llvm_function(builder, "sqrt", values), (value,))


def magnitude(value: Term) -> Term:
    """|value|."""
    return Term(lambda builder, values: llvm_function(builder, "fabs", values), (value,))


def greater(one: Term | float, other: Term | float) -> Term:
    """The greater one; the other where one is not a number."""
    return choose(constant(one) > other, one, other)


def choose(mask: Term, yes: Term | float, otherwise: Term | float) -> Term:
    """One number where a mask is true, else another."""
    return Term(lambda builder, values: builder.select(*values), (mask, constant(yes), constant(otherwise)))


def negation(mask: Term) -> Term:
    """Where a mask is false."""
    return Term(lambda builder, values: builder.not_(values[0]), (mask,), truth=True)


def broadcast(value: Term, lane: Term) -> Term:
    """What four lanes have in one of them, in all."""

    def write(builder: Any, values: list[Any]) -> Any:
        return splat(builder, builder.extract_element(values[0], builder.trunc(values[1], ir.IntType(32))))

    return Term(write, (value, lane))


def unrolled(function: Callable[..., Any]) -> Any:
    """A formula on terms and tuples of terms as an instruction of compiled code."""

    @functools.wraps(function)
    def typed(typingctx: Any, *kinds: Any) -> Any:
        given = [_given(kind) for kind in kinds]
        result = function(*given)

        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            done: dict[int, Any] = {}
            for kind, symbol, value in zip(signature.args, given, values, strict=True):
                _assign(builder, kind, symbol, value, done)
            return _made(context, builder, signature.return_type, result, done)

        return _kind(result)(*kinds), generate

    context = inspect.Parameter("typingctx", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    signature = inspect.signature(function)
    typed.__signature__ = signature.replace(parameters=[context, *signature.parameters.values()])  # type: ignore[attr-defined]
    return intrinsic(typed)


def _given(kind: Any) -> Any:
    """Terms of an argument."""
    if isinstance(kind, types.BaseTuple):
        return tuple(_given(part) for part in kind)
    return Given(kind in (NUMBERS, MASK), kind in (MASK, types.boolean))


def _assign(builder: Any, kind: Any, symbol: Any, value: Any, done: dict[int, Any]) -> None:
    if isinstance(kind, types.BaseTuple):
        for k, part in enumerate(kind):
            _assign(builder, part, symbol[k], builder.extract_value(value, k), done)
    else:
        done[id(symbol)] = value


def _kind(result: Any) -> Any:
    """The type of a term, or of a tuple of terms."""
    if isinstance(result, (tuple, list)):
        return types.BaseTuple.from_types([_kind(part) for part in result])
    if result.truth:
        return MASK if result.wide else types.boolean
    return NUMBERS if result.wide else types.float64


def _made(context: Any, builder: Any, kind: Any, result: Any, done: dict[int, Any]) -> Any:
    if isinstance(result, (tuple, list)):
        parts = [_made(context, builder, part, one, done) for part, one in zip(kind, result, strict=True)]
        return context.make_tuple(builder, kind, parts)
    return result.written(builder, done)
