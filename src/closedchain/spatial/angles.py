"""Sines and cosines of angles that were found as arctangents, without the detour over the angle.

    sin atan2(y, x) = y / √(x² + y²)         cos atan2(y, x) = x / √(x² + y²)

A traced function is replayed operation by operation with these two rules.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca

from closedchain.types import SX

Pair = tuple[SX, SX]  # y and x of an arctangent, over their length


def without_detours(inputs: Sequence[SX], outputs: Sequence[SX]) -> list[SX]:
    """The same outputs with sines and cosines of arctangents replaced."""
    function = ca.Function("f", list(inputs), [ca.densify(out) for out in outputs], {"cse": True})
    work: list[SX] = [SX(0)] * function.sz_w()
    pairs: list[Pair | None] = [None] * function.sz_w()
    results = [ca.densify(SX(out.sparsity(), 1)) for out in function.sx_out()]
    for k in range(function.n_instructions()):
        op, at = function.instruction_id(k), function.instruction_output(k)
        arguments = function.instruction_input(k)
        if op == ca.OP_OUTPUT:
            results[at[0]].nz[at[1]] = work[arguments[0]]
            continue
        pair: Pair | None = None
        if op == ca.OP_INPUT:
            value = inputs[arguments[0]].nz[arguments[1]]
        elif op == ca.OP_CONST:
            value = SX(function.instruction_constant(k))
        else:
            value, pair = _apply(op, [work[i] for i in arguments], [pairs[i] for i in arguments])
        work[at[0]], pairs[at[0]] = value, pair
    return results


def _apply(op: int, values: list[SX], pairs: list[Pair | None]) -> tuple[SX, Pair | None]:
    """One operation, and where the result is an arctangent, what it is made of."""
    if op == ca.OP_ATAN2:
        y, x = values
        shrink = 1 / ca.sqrt(x * x + y * y)
        return ca.atan2(y, x), (y * shrink, x * shrink)
    if pairs[0] is not None:
        y, x = pairs[0]
        if op == ca.OP_NEG:
            return -values[0], (-y, x)
        if op in (ca.OP_SIN, ca.OP_COS):
            return (y if op == ca.OP_SIN else x), None
    if len(values) == 1:
        return SX.unary(op, values[0]), None
    return SX.binary(op, *values), None
