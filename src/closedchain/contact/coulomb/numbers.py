"""Four doubles, and four truth values, as numbers that Numba computes with: their types and operators."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing.templates import ConcreteTemplate, infer_global, signature
from numba.extending import lower_builtin, models, register_model

from closedchain.contact.arrays import LANES

DOUBLE, WORD = ir.DoubleType(), ir.IntType(64)
DOUBLES = ir.VectorType(DOUBLE, LANES)
ANY = ir.IntType(LANES)


class _Numbers(types.Type):  # type: ignore[misc]
    """Four doubles."""


class _Mask(types.Type):  # type: ignore[misc]
    """Four truth values."""


class _NumbersModel(models.PrimitiveModel):  # type: ignore[misc]
    """As a register of four doubles."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, DOUBLES)


class _MaskModel(models.PrimitiveModel):  # type: ignore[misc]
    """As four bits."""

    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, ir.VectorType(ir.IntType(1), LANES))


NUMBERS, MASK = _Numbers("numbers"), _Mask("mask")
register_model(_Numbers)(_NumbersModel)
register_model(_Mask)(_MaskModel)


def splat(builder: Any, value: Any) -> Any:
    """The same number in all lanes."""
    if value.type == DOUBLES:
        return value
    found = ir.Constant(DOUBLES, ir.Undefined)
    for lane in range(LANES):
        found = builder.insert_element(found, value, ir.IntType(32)(lane))
    return found


def _operator(name: str, result: Any, build: Callable[[Any, Any, Any], Any]) -> None:
    """An operator of two of these numbers, or of one and a double."""
    symbol = getattr(operator, name)
    pairs = [(NUMBERS, NUMBERS), (NUMBERS, types.float64), (types.float64, NUMBERS)]
    cases = [signature(result, *pair) for pair in pairs]
    infer_global(symbol)(type(name, (ConcreteTemplate,), {"cases": cases}))
    for pair in pairs:

        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return build(builder, *(splat(builder, value) for value in values))

        lower_builtin(symbol, *pair)(generate)


def _arithmetic(instruction: str) -> Callable[[Any, Any, Any], Any]:
    return lambda builder, a, b: getattr(builder, instruction)(a, b)


def _comparison(sign: str) -> Callable[[Any, Any, Any], Any]:
    return lambda builder, a, b: builder.fcmp_ordered(sign, a, b)


for _name, _kind in (("add", "fadd"), ("sub", "fsub"), ("mul", "fmul"), ("truediv", "fdiv")):
    _operator(_name, NUMBERS, _arithmetic(_kind))
for _name, _kind in (("lt", "<"), ("le", "<="), ("gt", ">"), ("ge", ">=")):
    _operator(_name, MASK, _comparison(_kind))


def llvm_function(builder: Any, name: str, values: list[Any]) -> Any:
    """A function of LLVM, of one double or of four."""
    kind = values[0].type
    ending = f"v{LANES}f64" if kind == DOUBLES else "f64"
    declared = cgutils.get_or_insert_function(
        builder.module, ir.FunctionType(kind, [kind] * len(values)), f"llvm.{name}.{ending}"
    )
    return builder.call(declared, values)
