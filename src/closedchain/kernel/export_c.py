"""C99 source of a program, with a test that compares it with recorded results.

The source allocates nothing, has no global variables and needs only the C mathematics library. Names from a model
appear in it only after everything but letters, digits and underscores has been replaced.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np

from closedchain.kernel.arguments import Array
from closedchain.kernel.operations import LIBRARY
from closedchain.kernel.program import LEAVES, Port, Program, value_of
from closedchain.kernel.split import Part, Split

SAMPLES = 8
TOLERANCE = 1e-10

_INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<=", "eq": "==", "ne": "!="}
_FUNCTIONS = frozenset({*LIBRARY, "floor", "ceil", "fabs", "sqrt", "copysign", "fmin", "fmax"})
_ARGUMENTS = "const double *const *arg, double *const *res, double *work"


def export(program: Program, parts: Split, run: Callable[..., object], folder: Path) -> list[Path]:
    """Write header, source and test program; ``run`` gives the results to record."""
    folder.mkdir(parents=True, exist_ok=True)
    name = identifier(program.name)
    files = {
        folder / f"{name}.h": _header(program, name, parts.slots),
        folder / f"{name}.c": _source(program, parts, name),
        folder / f"test_{name}.c": _test(program, name, run),
    }
    for path, text in files.items():
        path.write_text(text, encoding="ascii")
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
            return _number(value_of(a))
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


def _test(program: Program, name: str, run: Callable[..., object]) -> str:
    """A program that runs the recorded inputs and returns nonzero if a result differs."""
    generator = np.random.default_rng(0)
    inputs = [generator.uniform(-1.0, 1.0, (SAMPLES, *port.shape)) for port in program.inputs]
    results = run(*inputs) if inputs else run()
    outputs = list(results) if isinstance(results, tuple) else [results]
    if not inputs:
        outputs = [np.broadcast_to(output, (SAMPLES, *np.shape(output))) for output in outputs]
    lines = ["#include <math.h>", "#include <stdio.h>", "", f'#include "{name}.h"', ""]
    lines += _tables("input", program.inputs, inputs) + _tables("expected", program.outputs, outputs)
    sizes = ", ".join(str(port.size) for port in program.outputs) or "0"
    arrays = [f"    static double result_{k}[{max(1, port.size)}];" for k, port in enumerate(program.outputs)]
    return "\n".join(
        [
            *lines,
            "static int differs(double value, double wanted)",
            "{",
            "    if (isnan(wanted)) return !isnan(value);",
            "    if (isinf(wanted)) return value != wanted;",
            f"    return !(fabs(value - wanted) <= {TOLERANCE!r} * (1.0 + fabs(wanted)));",
            "}",
            "",
            "int main(void)",
            "{",
            *arrays,
            f"    static double work[{name.upper()}_WORK];",
            f"    static const int sizes[] = {{{sizes}}};",
            "    int sample, port, element, failures = 0;",
            f"    for (sample = 0; sample < {SAMPLES}; sample++) {{",
            f"        const double *arg[] = {{{_row_list('input', program.inputs)}}};",
            f"        const double *wanted[] = {{{_row_list('expected', program.outputs)}}};",
            f"        double *res[] = {{{', '.join(f'result_{k}' for k in range(len(program.outputs))) or '0'}}};",
            f"        {name}(arg, res, work);",
            f"        for (port = 0; port < {len(program.outputs)}; port++)",
            "            for (element = 0; element < sizes[port]; element++)",
            "                failures += differs(res[port][element], wanted[port][element]);",
            "    }",
            '    printf("%d failures\\n", failures);',
            "    return failures != 0;",
            "}",
            "",
        ]
    )


def _tables(label: str, ports: tuple[Port, ...], arrays: list[Array]) -> list[str]:
    lines = []
    for k, (port, array) in enumerate(zip(ports, arrays, strict=True)):
        lines.append(f"static const double {label}_{k}[{SAMPLES}][{max(1, port.size)}] = {{")
        for row in np.reshape(array, (SAMPLES, port.size)):
            lines.append("    {" + (", ".join(_number(float(value)) for value in row) or "0.0") + "},")
        lines += ["};", ""]
    return lines


def _row_list(label: str, ports: tuple[Port, ...]) -> str:
    return ", ".join(f"{label}_{k}[sample]" for k in range(len(ports))) or "0"


def _number(value: float) -> str:
    if math.isnan(value):
        return "NAN"
    if math.isinf(value):
        return "INFINITY" if value > 0 else "(-INFINITY)"
    return repr(value) if math.copysign(1.0, value) > 0 else f"({value!r})"


def _comment(name: str) -> str:
    """A name as it may stand in a comment."""
    return re.sub(r"[^A-Za-z0-9_ .,()-]", "_", name)
