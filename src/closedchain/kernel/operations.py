"""The scalar operations a kernel knows, by the names used in operation counts and in lowering.

CasADi numbers its operations; ``NAMES`` gives each number that an SX function can contain a plain name.
A few numbers only abbreviate others and are rewritten while a function is read (see ``program``):
``sq`` becomes ``mul``, ``twice`` becomes ``add``, ``inv`` becomes ``div``, ``constpow`` becomes ``pow``.
"""

from __future__ import annotations

import casadi as ca

ARITHMETIC = ("add", "sub", "mul", "div", "neg")
COMPARISONS = ("lt", "le", "eq", "ne")
LOGICAL = (*COMPARISONS, "not", "and", "or")
ROUNDING = ("floor", "ceil", "fabs", "sqrt", "copysign", "fmin", "fmax")
CHOICES = ("sign", "if_else_zero")
LIBRARY = (
    *("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh"),
    *("exp", "log", "expm1", "log1p", "erf", "pow", "atan2", "hypot", "fmod", "remainder"),
)
COMMUTATIVE = frozenset({"add", "mul", "eq", "ne", "and", "or", "hypot"})
BINARY = frozenset(
    {*("add", "sub", "mul", "div", "pow", "atan2", "hypot", "fmod", "remainder", "copysign", "fmin", "fmax")}
    | {*COMPARISONS, "and", "or", "if_else_zero"}
)

# abbreviations and special forms, rewritten on reading
REWRITTEN = ("assign", "lift", "sq", "twice", "inv", "constpow", "erfinv")

NAMES: dict[int, str] = {
    getattr(ca, f"OP_{name.upper()}"): name
    for name in (*ARITHMETIC, *LOGICAL, *ROUNDING, *CHOICES, *LIBRARY, *REWRITTEN, "const", "input", "output")
}

# what SX functions may contain but machine code cannot do, with the reason
REFUSED: dict[int, str] = {
    ca.OP_PARAMETER: "a free symbol that is not an input",
    ca.OP_CALL: "a call to another function; inline it before compiling",
    ca.OP_PRINTME: "printing",
}
