"""C99 source of a program, with a test that compares it with recorded results.

The source allocates nothing, has no global variables and needs only the C mathematics library. Names from a model
appear in it only after everything but letters, digits and underscores has been replaced.
"""

from __future__ import annotations

import re
from pathlib import Path

from closedchain.kernel.export_recording import Recording, check_program, literal
from closedchain.kernel.operations import LIBRARY
from closedchain.kernel.parts import Part, Split
from closedchain.kernel.program import LEAVES, Program, value_of

_INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<=", "eq": "==", "ne": "!="}
_FUNCTIONS = frozenset({*LIBRARY, "floor", "ceil", "fabs", "sqrt", "copysign", "fmin", "fmax"})
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
