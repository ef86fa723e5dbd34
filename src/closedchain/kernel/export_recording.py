"""The test program that goes with exported C source: recorded inputs, recorded results, and a comparison."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from closedchain.kernel.program import Port
from closedchain.types import Array

SAMPLES = 8
TOLERANCE = 1e-10


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
