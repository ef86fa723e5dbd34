"""C99 source of a program, with a test that compares it with recorded results.

The source allocates nothing, has no global variables and needs only the C mathematics library. Names from a model
appear in it only after everything but letters, digits and underscores has been replaced. Products and sums are written
one by one: which of them share a rounding is up to the C compiler, so that results differ from a kernel's by rounding.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from closedchain.files import write_text
from closedchain.kernel.program import LEAVES, LIBRARY, Part, Port, Program, Split, value_of
from closedchain.records import dataclass
from closedchain.types import Array

_INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<=", "eq": "==", "ne": "!="}
_FUNCTIONS = frozenset({*LIBRARY, "floor", "ceil", "fabs", "sqrt", "copysign", "fmin", "fmax"})
SAMPLES = 8
TOLERANCE = 1e-10
_ARGUMENTS = "const double *const *arg, double *const *res, double *work"


def export(program: Program, parts: Split, recording: Recording, folder: Path) -> list[Path]:
    """Write header, source and a test program with recorded inputs and results."""
    folder.mkdir(parents=True, exist_ok=True)
    name = identifier(program.name)
    files = {
        folder / f"{name}.h": _header(program, name, parts.slots),
        folder / f"{name}.c": _source(program, parts, name),
        folder / f"test_{name}.c": check_program(name, recording),
    }
    for path, text in files.items():
        write_text(text, path)
    return list(files)


def identifier(name: str) -> str:
    """A C identifier made of a name; never a word of the language, because the prefix is not one."""
    return "kernel_" + (re.sub(r"[^A-Za-z0-9_]", "_", name)[:64] or "function")


def _header(program: Program, name: str, slots: int) -> str:
    guard = f"{name.upper()}_H"
    ports = [
        f" *   {table}[{k}]: {_comment(port.name)}, {' x '.join(map(str, port.shape))} doubles, row by row"
        for table, ports in (("arg", program.inputs), ("res", program.outputs))
        for k, port in enumerate(ports)
    ]
    return "\n".join(
        [
            f"#ifndef {guard}",
            f"#define {guard}",
            "",
            f"#define {name.upper()}_WORK {max(1, slots)}",
            "",
            f"/* {_comment(program.name)}; work: {name.upper()}_WORK doubles; arrays must not overlap",
            *ports,
            " * Results depend, within rounding, on which products and sums the compiler contracts (-ffp-contract).",
            " */",
            f"void {name}({_ARGUMENTS});",
            "",
            "#endif",
            "",
        ]
    )


def _source(program: Program, parts: Split, name: str) -> str:
    lines = [f'#include "{name}.h"', "", "#include <math.h>", ""]
    for index, part in enumerate(parts.parts):
        lines += [f"static void part_{index}({_ARGUMENTS})", "{", "    (void)arg;", "    (void)res;", "    (void)work;"]
        lines += [*_statements(program, part), "}", ""]
    calls = [f"    part_{index}(arg, res, work);" for index in range(len(parts.parts))]
    return "\n".join([*lines, f"void {name}({_ARGUMENTS})", "{", *calls, "}", ""])


def _statements(program: Program, part: Part) -> list[str]:
    """One line per operation; values of earlier parts are read from the work array."""
    lines = []

    def text(number: int) -> str:
        if number < 0:
            return "0.0"
        operation, a, b = program.operations[number]
        if operation == "const":
            return literal(value_of(a))
        if operation == "input":
            return f"arg[{a}][{b}]"
        return f"work[{part.loaded[number]}]" if number in part.loaded else f"v{number}"

    for number in range(part.start, part.stop):
        operation, a, b = program.operations[number]
        if operation in LEAVES:
            continue
        lines.append(f"    const double v{number} = {_expression(operation, text(a), text(b))};")
        if number in part.saved:
            lines.append(f"    work[{part.saved[number]}] = v{number};")
    for number, places in part.stores.items():
        lines += [f"    res[{port}][{element}] = {text(number)};" for port, element in places]
    return lines


def _expression(operation: str, a: str, b: str) -> str:
    if operation in _INFIX:
        return f"{a} {_INFIX[operation]} {b}"
    match operation:
        case "neg":
            return f"-({a})"
        case "not":
            return f"{a} == 0.0"
        case "and":
            return f"({a} != 0.0) && ({b} != 0.0)"
        case "or":
            return f"({a} != 0.0) || ({b} != 0.0)"
        case "if_else_zero":
            return f"{a} != 0.0 ? {b} : 0.0"
        case "sign":
            return f"{a} < 0.0 ? -1.0 : ({a} > 0.0 ? 1.0 : {a})"
        case "fabs" | "floor" | "ceil" | "sqrt":
            return f"{operation}({a})"
    assert operation in _FUNCTIONS, operation
    two = operation in ("copysign", "fmin", "fmax", "pow", "atan2", "hypot", "fmod", "remainder")
    return f"{operation}({a}, {b})" if two else f"{operation}({a})"


def _comment(name: str) -> str:
    """A name as it may stand in a comment."""
    return re.sub(r"[^A-Za-z0-9_ .-]", "_", name)


# the test program
@dataclass(frozen=True)
class Recording:
    """Inputs and results of ``SAMPLES`` instances, one row of elements each."""

    inputs: list[Array]
    outputs: list[Array]


def record(inputs: Sequence[Port], run: Callable[..., Any]) -> Recording:
    """Results for fixed random inputs between -1 and 1."""
    generator = np.random.default_rng(0)
    given = [generator.uniform(-1.0, 1.0, (SAMPLES, *port.shape)) for port in inputs]
    results = run(*given)
    arrays = list(results) if isinstance(results, tuple) else [results]
    if not given:
        arrays = [np.stack([array] * SAMPLES) for array in arrays]
    return Recording([_rows(array) for array in given], [_rows(array) for array in arrays])


def check_program(name: str, recording: Recording) -> str:
    """C source of a program that returns nonzero if a result differs."""
    inputs, outputs = recording.inputs, recording.outputs
    lines = ["#include <math.h>", "#include <stdio.h>", "", f'#include "{name}.h"', ""]
    lines += _tables("input", inputs) + _tables("expected", outputs) + _comparison()
    lines += ["int main(void)", "{"]
    lines += [f"    static double result_{k}[{max(1, rows.shape[1])}];" for k, rows in enumerate(outputs)]
    return "\n".join(
        [
            *lines,
            f"    static double work[{name.upper()}_WORK];",
            f"    static const int sizes[] = {{{_list(str(rows.shape[1]) for rows in outputs)}}};",
            "    int sample, port, element, failures = 0;",
            f"    for (sample = 0; sample < {SAMPLES}; sample++) {{",
            f"        const double *arg[] = {{{_list(f'input_{k}[sample]' for k in range(len(inputs)))}}};",
            f"        const double *wanted[] = {{{_list(f'expected_{k}[sample]' for k in range(len(outputs)))}}};",
            f"        double *res[] = {{{_list(f'result_{k}' for k in range(len(outputs)))}}};",
            f"        {name}(arg, res, work);",
            f"        for (port = 0; port < {len(outputs)}; port++)",
            "            for (element = 0; element < sizes[port]; element++)",
            "                failures += differs(res[port][element], wanted[port][element]);",
            "    }",
            '    printf("%d failures\\n", failures);',
            "    return failures != 0;",
            "}",
            "",
        ]
    )


def _comparison() -> list[str]:
    return [
        "static int differs(double value, double wanted)",
        "{",
        "    if (isnan(wanted)) return !isnan(value);",
        "    if (isinf(wanted)) return value != wanted;",
        f"    return !(fabs(value - wanted) <= {TOLERANCE!r} * (1.0 + fabs(wanted)));",
        "}",
        "",
    ]


def _tables(label: str, arrays: list[Array]) -> list[str]:
    lines = []
    for k, rows in enumerate(arrays):
        lines.append(f"static const double {label}_{k}[{SAMPLES}][{max(1, rows.shape[1])}] = {{")
        lines += [f"    {{{', '.join(literal(float(value)) for value in row) or '0.0'}}}," for row in rows]
        lines += ["};", ""]
    return lines


def _rows(array: Array) -> Array:
    return array.reshape(SAMPLES, -1) if array.size else np.zeros((SAMPLES, 0))


def _list(entries: Any) -> str:
    return ", ".join(entries) or "0"


def literal(value: float) -> str:
    """A C constant with exactly this value."""
    if math.isnan(value):
        return "NAN"
    if math.isinf(value):
        return "INFINITY" if value > 0 else "(-INFINITY)"
    return repr(value) if math.copysign(1.0, value) > 0 else f"({value!r})"
