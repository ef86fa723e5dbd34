"""C99 source of a program for controllers, with a test that compares it with recorded results.

One prefix stands before every name that is exported, so that any number of functions can be linked together. Inputs and
outputs are structs of arrays; tunable numbers are a struct of their own, initialised with the described values. The
source allocates nothing, has no global variables, needs only the C mathematics library, and runs the same operations
whatever the numbers are: the one exception is a fallback, which runs where the first result is poor. The function
returns a status, 0 where the results are good. Names of a description appear only as comments, and in identifiers
after everything but letters, digits and underscores has been replaced. Products and sums are written one by one: which
of them share a rounding is up to the C compiler, so that results differ from a kernel's by rounding.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.files import write_text
from closedchain.kernel.program import LEAVES, LIBRARY, Part, Port, Program, Split, split, value_of
from closedchain.records import dataclass
from closedchain.types import Array

Number = Literal["double", "float"]
_INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<=", "eq": "==", "ne": "!="}
_COMPARES = frozenset({"lt", "le", "eq", "ne", "not", "and", "or"})
_FUNCTIONS = frozenset({*LIBRARY, "floor", "ceil", "fabs", "sqrt", "copysign", "fmin", "fmax"})
_TWO = ("copysign", "fmin", "fmax", "pow", "atan2", "hypot", "fmod", "remainder")
SAMPLES = 8
TOLERANCE = {"double": 1e-12, "float": 1e-4}  # of the largest number of an output
RANDOM = 100.0  # times as far results of random inputs may differ: nobody knows how badly conditioned these are
CLOSED_IN_FLOAT = 1e6  # times as far loops may be open in single precision
SMALLEST, LARGEST = 1.1754944e-38, 3.4028235e38  # floats
NAMED = 400  # entries of a port up to which each has a name


@dataclass(frozen=True)
class Check:
    """An output of one number that says whether results are good, and the status where they are not.

    below: they are good while it is smaller than the threshold, not larger
    """

    output: str
    threshold: float
    below: bool
    code: int
    name: str


@dataclass(frozen=True, eq=False)
class Labels:
    """What ports and entries are called, and what else the header says.

    names, units: of the entries, by port      parameters: described values of the input "parameters"
    checks: what the status is made of      finite: status where the first output is not finite; 0: nobody looks
    near: input that takes the value of an output from the last call
    """

    title: str = ""
    names: Mapping[str, Sequence[str]] | None = None
    units: Mapping[str, Sequence[str]] | None = None
    parameters: Sequence[float] | Array = ()
    checks: tuple[Check, ...] = ()
    finite: int = 0
    near: tuple[str, str] | None = None


@dataclass(frozen=True, eq=False)
class Level:
    """A program, and when its results are poor, so that the next level runs: output, threshold, which side is good."""

    program: Program
    output: str = ""
    threshold: float = 0.0
    below: bool = False


@dataclass(frozen=True, eq=False)
class Recording:
    """Inputs and results, one row of elements for each instance; whether the inputs are random."""

    inputs: list[Array]
    outputs: list[Array]
    random: bool = False


def identifier(name: str) -> str:
    """A C identifier made of a name."""
    found = re.sub(r"[^A-Za-z0-9_]", "_", name)[:64] or "function"
    return found if not found[0].isdigit() else f"_{found}"


def checked_prefix(name: str) -> str:
    """A prefix that was given must be an identifier that is free for programs."""
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]{0,63}", name):
        raise ArgumentError(f"name {name!r} must be letters, digits and underscores, beginning with a letter")
    return name


def export(
    levels: Sequence[Level], dropped: str, labels: Labels, recording: Recording, folder: Path, name: str, number: Number
) -> list[Path]:
    """Write source, header, a test program and a main loop.

    levels: the program and its fallbacks      dropped: what cannot be exported, in words
    """
    if number not in TOLERANCE:
        raise ArgumentError(f"number is {number!r}; C numbers are 'double' or 'float'")
    writer = Writer(levels, dropped, labels, name, number)
    folder.mkdir(parents=True, exist_ok=True)
    files = {
        folder / f"{name}.h": writer.header(),
        folder / f"{name}.c": writer.source(),
        folder / f"test_{name}.c": writer.test(recording),
        folder / f"main_loop_{name}.c": writer.main_loop(recording),
    }
    for path, text in files.items():
        write_text(text, path)
    return list(files)


class Writer:
    """The text of one export."""

    def __init__(self, levels: Sequence[Level], dropped: str, labels: Labels, name: str, number: Number) -> None:
        self.levels, self.dropped, self.labels, self.name, self.number = list(levels), dropped, labels, name, number
        self.program, self.upper = levels[0].program, name.upper()
        self.splits: list[Split] = [split(level.program) for level in levels]
        self.parameters = [k for k, port in enumerate(self.program.inputs) if port.name == "parameters" and port.size]
        self.fields = _different(self._names(self.program.inputs[k]) for k in self.parameters)
        ports = [*self.program.inputs, *self.program.outputs]
        self.members = _different([[port.name for port in ports]])[0]

    # names
    def _names(self, port: Port) -> list[str]:
        names = (self.labels.names or {}).get(port.name)
        return list(names) if names and len(names) == port.size else []

    def _units(self, port: Port) -> list[str]:
        units = (self.labels.units or {}).get(port.name)
        return list(units) if units and len(units) == port.size else []

    def _member(self, output: bool, k: int) -> str:
        return self.members[len(self.program.inputs) + k if output else k]

    def _read(self, port: int, element: int) -> str:
        if port in self.parameters and self.fields[0]:
            return f"in->{self._member(False, port)}.{self.fields[0][element]}"
        return f"in->{self._member(False, port)}[{element}]"

    # header
    def header(self) -> str:
        """Types, entries with names and units, status, and what it takes."""
        name, upper = self.name, self.upper
        lines = [
            f"#ifndef {upper}_H",
            f"#define {upper}_H",
            "",
            *self._comment(),
            "",
            f"typedef {self.number} {name}_real;",
            "",
        ]
        for k, port in enumerate([*self.program.inputs, *self.program.outputs]):
            lines += self._entries(port, self.members[k])
        if self.parameters and self.fields[0]:
            lines += self._parameters()
        lines += self._structs()
        codes = [("OK", 0), *((check.name, check.code) for check in self.labels.checks)]
        codes += [("NOT_FINITE", self.labels.finite)] if self.labels.finite else []
        lines += [f"enum {name}_status {{ {', '.join(f'{upper}_{word} = {code}' for word, code in codes)} }};", ""]
        lines += [
            "/* in and out must not overlap; returns a status, 0 where the results are good */",
            f"int {name}(const {name}_inputs *in, {name}_outputs *out);",
        ]
        return "\n".join([*lines, "", "#endif", ""])

    def _comment(self) -> list[str]:
        counts = Counter[str]()
        for level in self.levels:
            counts.update(level.program.counts())
        first = self.program.counts()
        dear = {word: first[word] for word in ("div", "sqrt", "sin", "cos", "atan2") if word in first}
        slots = max(one.slots for one in self.splits)
        size = 4 if self.number == "float" else 8
        outputs = sum(port.size for port in self.program.outputs)
        text = [
            _comment(self.labels.title or self.program.name),
            "",
            f"operations: {sum(first.values())}, always the same ones"
            + (f", of these {', '.join(f'{n} {word}' for word, n in dear.items())}" if dear else ""),
            f"stack: {size * (slots + outputs * (len(self.levels) - 1))} bytes of work, and what the compiler spills",
            f"numbers: {self.number}, SI units; no memory is allocated, nothing is global",
        ]
        if len(self.levels) > 1:
            rest = [sum(level.program.counts().values()) for level in self.levels[1:]]
            level = self.levels[0]
            text.append(
                f"fallback: runs where {_comment(level.output)} is not {'below' if level.below else 'above'} "
                f"{level.threshold:g}; {' and '.join(map(str, rest))} operations more"
            )
        text += [_comment(self.dropped)] if self.dropped else []
        if len(self.levels) == 1 and not self.dropped:
            text.append("fallback: none; the status says where results are poor")
        text.append(
            "Results depend, within rounding, on which products and sums the compiler contracts (-ffp-contract)."
        )
        return ["/* " + text[0], *(f" * {line}".rstrip() for line in text[1:]), " */"]

    def _entries(self, port: Port, member: str) -> list[str]:
        """An enumeration of the entries of a port, with names and units."""
        head = f"{self.name}_{member}".upper()
        names, units = self._names(port), self._units(port)
        lines = [f"#define {head}_SIZE {port.size}"]
        if names and port.size <= NAMED and len(port.shape) == 1:
            words = _different([names])[0]
            lines.append(f"enum {self.name}_{member}_entry {{")
            for k, word in enumerate(words):
                comma = "," if k + 1 < len(words) else ""
                unit = f", {_comment(units[k])}" if units else ""
                lines.append(f"    {head}_{word.upper()} = {k}{comma} /* {_comment(names[k])}{unit} */")
            lines.append("};")
        elif len(port.shape) == 2:
            lines[0] += f" /* {port.shape[0]} x {port.shape[1]}, row by row */"
        return [*lines, ""]

    def _parameters(self) -> list[str]:
        """A struct of the tunable numbers, and their described values."""
        port = self.program.inputs[self.parameters[0]]
        units = self._units(port) or [""] * port.size
        lines = ["typedef struct {"]
        for field, label, unit in zip(self.fields[0], self._names(port), units, strict=True):
            lines.append(f"    {self.name}_real {field}; /* {_comment(label)}, {_comment(unit)} */")
        values = ", ".join(literal(float(value), self.number) for value in self.labels.parameters)
        return [*lines, f"}} {self.name}_parameters;", f"#define {self.upper}_DESCRIBED {{ {values} }}", ""]

    def _structs(self) -> list[str]:
        lines = list[str]()
        for what, ports, output in (("inputs", self.program.inputs, False), ("outputs", self.program.outputs, True)):
            lines.append("typedef struct {")
            for k, port in enumerate(ports):
                if not output and k in self.parameters and self.fields[0]:
                    lines.append(f"    {self.name}_parameters {self._member(output, k)};")
                else:
                    lines.append(f"    {self.name}_real {self._member(output, k)}[{max(1, port.size)}];")
            lines += ["    int unused;"] if not ports else []
            lines += [f"}} {self.name}_{what};", ""]
        return lines

    # source
    def source(self) -> str:
        """The functions."""
        name = self.name
        arguments = f"const {name}_inputs *in, {name}_outputs *out"
        lines = [f'#include "{name}.h"', "", "#include <math.h>", ""]
        for k, (level, parts) in enumerate(zip(self.levels, self.splits, strict=True)):
            lines += self._parts(k, level.program, parts, arguments)
        for k in reversed(range(len(self.levels))):
            lines += self._level(k, arguments)
        lines += [f"int {name}({arguments})", "{"]
        first = self.program.outputs[0] if self.program.outputs else None
        if self.labels.finite and first is not None and first.size:
            member, zero = self._member(True, 0), literal(0.0, self.number)
            lines += [f"    {name}_real sum = {zero};", "    int k;", "    answer_0(in, out);"]
            lines += [f"    for (k = 0; k < {first.size}; k++) sum += out->{member}[k];"]
            lines += [f"    if (!(sum - sum <= {zero})) return {self.upper}_NOT_FINITE;"]
        else:
            lines += ["    answer_0(in, out);"]
        for check in self.labels.checks:
            threshold = self._threshold(check)
            value = self._output(check.output)
            test = "<" if check.below else ">"
            lines.append(
                f"    if (!({value} {test} {literal(threshold, self.number)})) return {self.upper}_{check.name};"
            )
        return "\n".join([*lines, f"    return {self.upper}_OK;", "}", ""])

    def _threshold(self, check: Check) -> float:
        return check.threshold * (CLOSED_IN_FLOAT if self.number == "float" and check.below else 1.0)

    def _output(self, output: str, struct: str = "out->") -> str:
        k = [port.name for port in self.program.outputs].index(output)
        return f"{struct}{self._member(True, k)}[0]"

    def _parts(self, level: int, program: Program, parts: Split, arguments: str) -> list[str]:
        lines, work = list[str](), f"{self.name}_real *work"
        for index, part in enumerate(parts.parts):
            lines += [f"static void part_{level}_{index}({arguments}, {work})", "{"]
            lines += ["    (void)in;", "    (void)out;", "    (void)work;"]
            lines += [*self._statements(program, part), "}", ""]
        return lines

    def _level(self, k: int, arguments: str) -> list[str]:
        """One program, and the next where its results are poor."""
        slots, name = self.splits[k].slots, self.name
        lines = [f"static void answer_{k}({arguments})", "{", f"    {name}_real work[{max(1, slots)}];"]
        last = k + 1 == len(self.levels)
        lines += [] if last else [f"    {name}_outputs other;"]
        lines += [f"    part_{k}_{index}(in, out, work);" for index in range(len(self.splits[k].parts))]
        if not last:
            level = self.levels[k]
            here, there, test = (
                self._output(level.output),
                self._output(level.output, "other."),
                "<" if level.below else ">",
            )
            lines += [
                f"    if (!({here} {test} {literal(level.threshold, self.number)})) {{",
                f"        answer_{k + 1}(in, &other);",
                f"        if (!({here} {test} {there})) *out = other;",
                "    }",
            ]
        return [*lines, "}", ""]

    def _statements(self, program: Program, part: Part) -> list[str]:
        """One line per operation; values of earlier parts are read from the work array."""
        lines, real = list[str](), f"{self.name}_real"

        def text(number: int) -> str:
            if number < 0:
                return literal(0.0, self.number)
            operation, a, b = program.operations[number]
            if operation == "const":
                return literal(value_of(a), self.number)
            if operation == "input":
                return self._read(a, b)
            return f"work[{part.loaded[number]}]" if number in part.loaded else f"v{number}"

        for number in range(part.start, part.stop):
            operation, a, b = program.operations[number]
            if operation in LEAVES:
                continue
            lines.append(f"    const {real} v{number} = {self._expression(operation, text(a), text(b))};")
            if number in part.saved:
                lines.append(f"    work[{part.saved[number]}] = v{number};")
        for number, places in part.stores.items():
            lines += [f"    out->{self._member(True, port)}[{element}] = {text(number)};" for port, element in places]
        return lines

    def _expression(self, operation: str, a: str, b: str) -> str:
        zero, one = literal(0.0, self.number), literal(1.0, self.number)
        if operation in _COMPARES:
            condition = {
                "not": f"{a} == {zero}",
                "and": f"({a} != {zero}) && ({b} != {zero})",
                "or": f"({a} != {zero}) || ({b} != {zero})",
            }.get(operation) or f"{a} {_INFIX[operation]} {b}"
            return f"({condition}) ? {one} : {zero}"
        if operation in _INFIX:
            return f"{a} {_INFIX[operation]} {b}"
        match operation:
            case "neg":
                return f"-({a})"
            case "if_else_zero":
                return f"{a} != {zero} ? {b} : {zero}"
            case "sign":
                return f"{a} < {zero} ? -{one} : ({a} > {zero} ? {one} : {a})"
        assert operation in _FUNCTIONS, operation
        function = f"{operation}f" if self.number == "float" else operation
        return f"{function}({a}, {b})" if operation in _TWO else f"{function}({a})"

    # the test program and the main loop
    def _fill(self, sample: str) -> list[str]:
        """Statements that copy a recorded sample to `in`."""
        lines = list[str]()
        for k, port in enumerate(self.program.inputs):
            member = self._member(False, k)
            if k in self.parameters and self.fields[0]:
                lines += [f"in.{member}.{field} = input_{k}[{sample}][{e}];" for e, field in enumerate(self.fields[0])]
            elif port.size:
                lines.append(f"for (element = 0; element < {port.size}; element++) "
                             f"in.{member}[element] = input_{k}[{sample}][element];")  # fmt: skip
        return lines

    def test(self, recording: Recording) -> str:
        """A program that returns nonzero if a result differs."""
        name, real = self.name, f"{self.name}_real"
        tolerance = literal(TOLERANCE[self.number] * (RANDOM if recording.random else 1.0), self.number)
        absolute, count = ("fabsf" if self.number == "float" else "fabs"), _count(recording)
        lines = ["#include <math.h>", "#include <stdio.h>", "", f'#include "{name}.h"', ""]
        lines += self._tables("input", recording.inputs) + self._tables("expected", recording.outputs)
        lines += [
            "/* NaN and infinity must be the same; numbers may differ by a share of the largest of their output */",
            f"static int differs({real} value, {real} wanted, {real} level)",
            "{",
            "    if (isnan(wanted)) return !isnan(value);",
            "    if (isinf(wanted)) return !isinf(value) || (value > 0) != (wanted > 0);",
            f"    return !({absolute}(value - wanted) <= {tolerance} * level);",
            "}",
            "",
            f"static {name}_inputs in;",
            f"static {name}_outputs out;",
            "",
            "int main(void)",
            "{",
            "    int sample, element, failures = 0;",
            f"    for (sample = 0; sample < {count}; sample++) {{",
            *(f"        {line}" for line in self._fill("sample")),
            f"        (void){name}(&in, &out);",
        ]
        for k, port in enumerate(self.program.outputs):
            if not port.size:
                continue
            member = f"out.{self._member(True, k)}"
            lines += [
                "        {",
                f"            {real} level = {literal(1.0, self.number)};",
                f"            for (element = 0; element < {port.size}; element++)",
                f"                if ({absolute}(expected_{k}[sample][element]) > level"
                f" && !isinf(expected_{k}[sample][element])) level = {absolute}(expected_{k}[sample][element]);",
                f"            for (element = 0; element < {port.size}; element++)",
                f"                failures += differs({member}[element], expected_{k}[sample][element], level);",
                "        }",
            ]
        return "\n".join(
            [*lines, "    }", '    printf("%d failures\\n", failures);', "    return failures != 0;", "}", ""]
        )

    def main_loop(self, recording: Recording) -> str:
        """A loop as a controller runs it, with the time that a call takes."""
        name, count = self.name, _count(recording)
        near = self.labels.near
        names = [port.name for port in self.program.inputs], [port.name for port in self.program.outputs]
        follow = near is not None and near[0] in names[0] and near[1] in names[1]
        lines = [
            "/* A loop as a controller runs it: read sensors, call, send; here recorded samples stand for sensors.",
            f" * cc -O2 -std=c99 {name}.c main_loop_{name}.c -lm",
            " * argument: how many calls, by default 100000",
            " */",
            "#include <stdio.h>",
            "#include <stdlib.h>",
            "#include <time.h>",
            "",
            f'#include "{name}.h"',
            "",
            *self._tables("input", recording.inputs),
            f"static {name}_inputs in;",
            f"static {name}_outputs out;",
            "",
            "int main(int argc, char **argv)",
            "{",
            "    const long calls = argc > 1 ? atol(argv[1]) : 100000;",
            "    long call, poor = 0;",
            "    int element = 0, sample;",
            "    const clock_t begin = clock();",
            "    (void)element;",
            "    for (call = 0; call < calls; call++) {",
            f"        sample = (int)(call % {count});",
            "        (void)sample;",
            *(f"        {line}" for line in self._fill("sample")),
            f"        poor += {name}(&in, &out) != {self.upper}_OK;",
        ]
        if follow:
            assert near is not None
            a, b = self._member(False, names[0].index(near[0])), self._member(True, names[1].index(near[1]))
            size = self.program.outputs[names[1].index(near[1])].size
            lines.append("        /* a controller begins the next call where this one ended */")
            lines.append(f"        for (element = 0; element < {size}; element++) in.{a}[element] = out.{b}[element];")
        lines += [
            "    }",
            '    printf("%ld calls, %ld with a status, %.0f ns each\\n", calls, poor,',
            "           1e9 * (double)(clock() - begin) / (double)CLOCKS_PER_SEC / (double)(calls > 0 ? calls : 1));",
            "    return 0;",
            "}",
            "",
        ]
        return "\n".join(lines)

    def _tables(self, label: str, arrays: list[Array]) -> list[str]:
        lines = list[str]()
        for k, rows in enumerate(arrays):
            if not rows.shape[1]:
                continue
            lines.append(f"static const {self.name}_real {label}_{k}[{len(rows)}][{rows.shape[1]}] = {{")
            lines += [f"    {{{', '.join(literal(float(value), self.number) for value in row)}}}," for row in rows]
            lines += ["};", ""]
        return lines


def _different(groups: Iterable[Sequence[str]]) -> list[list[str]]:
    """Identifiers of names, different within a group: what would clash gets a number."""
    found = list[list[str]]()
    for names in groups:
        taken, own = set[str](), list[str]()
        for name in names:
            word = re.sub(r"_+", "_", identifier(name)).strip("_") or "entry"
            word = f"n{word}" if word[0].isdigit() else f"{word}_" if word in WORDS else word
            unique, k = word, 2
            while unique.lower() in taken:
                unique, k = f"{word}_{k}", k + 1
            taken.add(unique.lower())
            own.append(unique)
        found.append(own)
    return found or [[]]


# of C and C++, and names that compilers and their libraries take
WORDS = frozenset(
    {
        *("auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern"),
        *("float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return", "short", "signed"),
        *("sizeof", "static", "struct", "switch", "typedef", "union", "unsigned", "void", "volatile", "while", "bool"),
        *("true", "false", "class", "new", "delete", "this", "template", "typename", "namespace", "public", "private"),
        *("protected", "virtual", "operator", "and", "or", "not", "xor", "try", "catch", "throw", "using", "near"),
        *("far", "huge", "I", "asm", "linux", "unix"),
    }
)


def _comment(name: str) -> str:
    """A text as it may stand in a comment."""
    readable = name.replace("²", "^2").replace("·", " ")
    return re.sub(r"[^][A-Za-z0-9_ .,:;()=<>^+/-]", "_", readable)  # no asterisk: comments do not end


def record(inputs: Sequence[Port], run: Callable[..., Any], samples: Sequence[Array] | None = None) -> Recording:
    """Results for given inputs, else for fixed random ones between -1 and 1."""
    generator = np.random.default_rng(0)
    given = [generator.uniform(-1.0, 1.0, (SAMPLES, *port.shape)) for port in inputs] if samples is None else samples
    count = len(given[0]) if len(given) else SAMPLES
    results = run(*given)
    arrays = list(results) if isinstance(results, tuple) else [results]
    if not given:
        arrays = [np.stack([array] * count) for array in arrays]
    rows = [[np.asarray(one, float).reshape(count, -1) if np.size(one) else np.zeros((count, 0)) for one in part]
            for part in (given, arrays)]  # fmt: skip
    return Recording(rows[0], rows[1], samples is None)


def _count(recording: Recording) -> int:
    return len([*recording.inputs, *recording.outputs][0]) if recording.inputs or recording.outputs else 1


def literal(value: float, number: Number = "double") -> str:
    """A C constant with exactly this value, or the nearest float."""
    if math.isnan(value):
        return "NAN"
    if math.isinf(value):
        return "INFINITY" if value > 0 else "(-INFINITY)"
    if number == "float" and value != 0.0:
        value = math.copysign(min(max(abs(value), SMALLEST), LARGEST), value)
    text = repr(value) + ("f" if number == "float" else "")
    return text if math.copysign(1.0, value) > 0 else f"({text})"
