"""LLVM code of a program: the same text for one instance (``double``) and for SIMD lanes (``<4 x double>``).

Products that `program.fused` joined with sums are written as one instruction with one rounding (``llvm.fma``), and LLVM
may join no others: every width rounds alike. Nothing is relaxed, so NaN and infinity travel as in any ordinary
evaluation, and a choice is a selection, never a product with zero.
"""

from __future__ import annotations

import itertools
import math
from collections import defaultdict
from dataclasses import field, replace

from closedchain.kernel.host import vector_symbol
from closedchain.kernel.packing import Packing, Step, halved
from closedchain.kernel.program import (
    BINARY,
    LEAVES,
    LIBRARY,
    LOGICAL,
    PRODUCT,
    Part,
    Program,
    Split,
    part_size,
    value_of,
)
from closedchain.kernel.sincos import sincos_function
from closedchain.records import dataclass

Made = tuple[bool, int]  # what a step of a packed program makes: whether a vector, and its number
SIGNATURE = "ptr %arg, ptr %res, ptr %work"

_ARITHMETIC = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
_COMPARISONS = {"lt": "olt", "le": "ole", "eq": "oeq", "ne": "une"}
_EXTREMES = {"fmin": "olt", "fmax": "ogt"}
_INTRINSICS = {"fmin": "minnum", "fmax": "maxnum"} | {
    name: name for name in ("floor", "ceil", "fabs", "sqrt", "copysign")
}
_ANGLE_FUNCTIONS = ("sin", "cos", "tan")
ANGLES_AT_ONCE = 4  # of one instance, where lanes are not taken by other instances


@dataclass(frozen=True)
class Target:
    """How many lanes, which vector functions may be called (see ``host.vector_widths``), and whether the processor
    multiplies and adds in one instruction, without which sin and cos are left to the C library."""

    lanes: int = 1
    vector_widths: dict[str, list[int]] = field(default_factory=dict)
    fused: bool = True

    @property
    def type(self) -> str:
        """LLVM type of a value."""
        return "double" if self.lanes == 1 else f"<{self.lanes} x double>"

    @property
    def truth_type(self) -> str:
        """LLVM type of a comparison."""
        return "i1" if self.lanes == 1 else f"<{self.lanes} x i1>"

    def constant(self, bits: int) -> str:
        """A constant in every lane."""
        number = f"0x{bits:016X}"
        return number if self.lanes == 1 else "<" + ", ".join([f"double {number}"] * self.lanes) + ">"


def lower(program: Program, parts: Split, target: Target, name: str) -> str:
    """LLVM code of ``void name(const double *const *arg, double *const *res, double *work)``."""
    lines: list[str] = []
    declarations: set[str] = set()
    numbers = _never_nan(program)
    for index, part in enumerate(parts.parts):
        lowering = _PartLowering(program, part, target, numbers)
        lines += [f"define internal void @part{index}({SIGNATURE}) noinline nounwind {{", *lowering.body(), "}"]
        declarations |= lowering.declarations
    lines.append(f"define void @{name}({SIGNATURE}) noinline nounwind {{")
    lines += [f"  call void @part{index}({SIGNATURE})" for index in range(len(parts.parts))]
    lines += ["  ret void", "}"]
    widths = sorted({target.lanes, ANGLES_AT_ONCE})
    angles = [sincos_function(n) for n in widths if any(f"@sine_and_cosine{n}(" in line for line in lines)]
    return "\n".join([*sorted(declarations), *lines, *angles])


def lower_packed(packing: Packing, target: Target, name: str) -> str:
    """The same function for one instance, with like parts of it in the lanes of vectors."""
    (parts, values, vectors), lanes = cut(packing), packing.lanes
    # vectors lie behind values, at a multiple of their size
    first = -(-values // lanes)
    for part in parts:
        for slots in (part.vectors.saved, part.vectors.loaded):
            slots.update({number: slot + first for number, slot in slots.items()})
    lines, declarations = list[str](), set[str]()
    numbers = _never_nan(packing.program)
    for index, part in enumerate(parts):
        lowering = _PackedLowering(packing, part, target, numbers)
        lines += [f"define internal void @part{index}({SIGNATURE}) noinline nounwind {{", *lowering.body(), "}"]
        declarations |= lowering.declarations
    lines.append(f"define void @{name}({SIGNATURE}) noinline nounwind {{")
    lines.append(f"  %own = alloca [{max(1, (first + vectors) * lanes)} x double], align 64")
    lines += [f"  call void @part{index}(ptr %arg, ptr %res, ptr %own)" for index in range(len(parts))]
    lines += ["  ret void", "}"]
    angles = [sincos_function(n) for n in sorted({1, lanes}) if any(f"@sine_and_cosine{n}(" in line for line in lines)]
    return "\n".join([*sorted(declarations), *lines, *angles])


def _never_nan(program: Program) -> frozenset[int]:
    """Values that are numbers whatever the inputs: constants, and the larger or smaller of two where one is known."""
    found: set[int] = set()
    for number, (name, a, b) in enumerate(program.operations):
        if (name == "const" and not math.isnan(value_of(a))) or (name in _EXTREMES and (a in found or b in found)):
            found.add(number)
    return frozenset(found)


class _PartLowering:
    """Writes the body of one part."""

    def __init__(self, program: Program, part: Part, target: Target, numbers: frozenset[int]) -> None:
        self._numbers = numbers
        self.program = program
        self.part = part
        self.target = target
        self.declarations: set[str] = set()
        self._lines: list[str] = []
        self._values: dict[int, str] = {}
        self._truths: dict[int, str] = {}
        self._pointers: dict[str, str] = {}
        self._angles: dict[str, tuple[str, ...]] = {}
        self._names = itertools.count()

    def body(self) -> list[str]:
        """The lines between the braces."""
        operations, part = self.program.operations, self.part
        if self.target.lanes == 1 and self.target.fused:
            self._angles_of_inputs()
        for number in range(part.start, part.stop):
            name, a, b = operations[number]
            if name in LEAVES or name == PRODUCT:
                continue
            value = self._values[number] = self._operation(number, name, a, b)
            if number in part.saved:
                self._write(value, "%work", part.saved[number])
            self._write_outputs(number)
        for number in part.stores:
            if number < 0 or operations[number][0] in LEAVES:
                self._write_outputs(number)
        self._lines.append("  ret void")
        return self._lines

    def _operation(self, number: int, name: str, a: int, b: int) -> str:
        kind, operations = self.target.type, self.program.operations
        if name in ("add", "sub") and PRODUCT in (operations[a][0], operations[b][0]):
            return self._fused(name, a, b)
        if name in _ARITHMETIC:
            return self._emit(f"{_ARITHMETIC[name]} {kind} {self._value(a)}, {self._value(b)}")
        if name == "neg":
            return self._emit(f"fneg {kind} {self._value(a)}")
        if name in LOGICAL:
            truth = self._truths[number] = self._logical(name, a, b)
            return self._choose(truth, self.target.constant(_ONE), self.target.constant(0))
        if name == "if_else_zero":
            return self._choose(self._truth(a), self._value(b), self.target.constant(0))
        if name == "sign":
            return self._sign(self._value(a))
        if name in _EXTREMES and (a in self._numbers or b in self._numbers):
            # one comparison does it: where the other value is not a number, the one that is stays
            known, other = (self._value(k) for k in ((a, b) if a in self._numbers else (b, a)))
            return self._choose(self._emit(f"fcmp {_EXTREMES[name]} {kind} {other}, {known}"), other, known)
        arguments = [self._value(a)] + ([self._value(b)] if name in BINARY else [])
        if name in _INTRINSICS:
            return self._intrinsic(_INTRINSICS[name], arguments)
        assert name in LIBRARY, name
        if name in _ANGLE_FUNCTIONS and self.target.fused:
            return self._angle_function(name, arguments[0])
        return self._library(name, arguments)

    def _fused(self, name: str, a: int, b: int) -> str:
        """x y + b, x y - b or a - x y with one rounding; signs cost nothing, processors have instructions for all."""
        first = self.program.operations[a][0] == PRODUCT
        _, x, y = self.program.operations[a if first else b]
        factors, other = [self._value(x), self._value(y)], self._value(b if first else a)
        if name == "sub" and first:
            other = self._emit(f"fneg {self.target.type} {other}")
        elif name == "sub":
            factors[0] = self._emit(f"fneg {self.target.type} {factors[0]}")
        return self._intrinsic("fma", [*factors, other])

    def _logical(self, name: str, a: int, b: int) -> str:
        truth = self.target.truth_type
        if name in _COMPARISONS:
            return self._emit(f"fcmp {_COMPARISONS[name]} {self.target.type} {self._value(a)}, {self._value(b)}")
        if name == "not":
            return self._emit(f"fcmp oeq {self.target.type} {self._value(a)}, {self.target.constant(0)}")
        return self._emit(f"{name} {truth} {self._truth(a)}, {self._truth(b)}")

    def _truth(self, number: int) -> str:
        """Whether a value is nonzero (NaN counts as nonzero)."""
        if number not in self._truths:
            value, zero = self._value(number), self.target.constant(0)
            self._truths[number] = self._emit(f"fcmp une {self.target.type} {value}, {zero}")
        return self._truths[number]

    def _choose(self, truth: str, yes: str, no: str) -> str:
        kind = self.target.type
        return self._emit(f"select {self.target.truth_type} {truth}, {kind} {yes}, {kind} {no}")

    def _sign(self, x: str) -> str:
        """-1, 1, or the value itself for zeros and NaN."""
        kind, constant = self.target.type, self.target.constant
        below = self._emit(f"fcmp olt {kind} {x}, {constant(0)}")
        above = self._emit(f"fcmp ogt {kind} {x}, {constant(0)}")
        return self._choose(below, constant(_MINUS_ONE), self._choose(above, constant(_ONE), x))

    def _angle_function(self, name: str, x: str) -> str:
        """sin, cos or tan; functions of the same angle share one call."""
        kind = self.target.type
        if x not in self._angles:
            self._angles[x] = self._sine_and_cosine(self.target.lanes, x)
        sine, cosine = self._angles[x]
        if name == "tan":
            return self._emit(f"fdiv {kind} {sine}, {cosine}")
        return sine if name == "sin" else cosine

    def _sine_and_cosine(self, lanes: int, x: str) -> tuple[str, ...]:
        kind = Target(lanes).type
        pair = f"{{ {kind}, {kind} }}"
        both = self._emit(f"call {pair} @sine_and_cosine{lanes}({kind} {x})")
        self.declarations |= {f"declare double @{f}(double) nounwind willreturn memory(none)" for f in ("sin", "cos")}
        return tuple(self._emit(f"extractvalue {pair} {both}, {k}") for k in (0, 1))

    def _angles_of_inputs(self) -> None:
        """Sines and cosines of inputs, several per call: the lanes of a single instance would otherwise be idle."""
        operations, n = self.program.operations, ANGLES_AT_ONCE
        used = (operations[k] for k in range(self.part.start, self.part.stop))
        numbers = dict.fromkeys(a for name, a, _ in used if name in _ANGLE_FUNCTIONS and operations[a][0] == "input")
        angles, kind = [self._value(number) for number in numbers], Target(n).type
        for start in range(0, len(angles) - 1, n):
            group, x = angles[start : start + n], "poison"
            for lane, angle in enumerate((group + group[-1:] * n)[:n]):
                x = self._emit(f"insertelement {kind} {x}, double {angle}, i64 {lane}")
            pair = self._sine_and_cosine(n, x)
            for lane, angle in enumerate(group):
                self._angles[angle] = tuple(self._emit(f"extractelement {kind} {both}, i64 {lane}") for both in pair)

    def _library(self, name: str, arguments: list[str]) -> str:
        lanes = self.target.lanes
        if lanes == 1:
            return self._call(name, "double", arguments)
        width = next((w for w in self.target.vector_widths.get(name, []) if w <= lanes), 1)
        if width == lanes:
            return self._call(vector_symbol(name, width), self.target.type, arguments)
        if width > 1:
            return self._call_in_groups(vector_symbol(name, width), width, arguments)
        result = "poison"
        for lane in range(lanes):
            single = [self._emit(f"extractelement {self.target.type} {x}, i64 {lane}") for x in arguments]
            value = self._call(name, "double", single)
            result = self._emit(f"insertelement {self.target.type} {result}, double {value}, i64 {lane}")
        return result

    def _call_in_groups(self, symbol: str, width: int, arguments: list[str]) -> str:
        """Call a vector function that takes fewer lanes than a value has, and join the pieces pairwise."""
        kind, pieces = self.target.type, []
        for start in range(0, self.target.lanes, width):
            mask = _mask(range(start, start + width))
            group = [self._emit(f"shufflevector {kind} {x}, {kind} poison, {mask}") for x in arguments]
            pieces.append(self._call(symbol, f"<{width} x double>", group))
        while len(pieces) > 1:
            joined = f"<{width} x double>"
            mask = _mask(range(2 * width))
            pieces = [
                self._emit(f"shufflevector {joined} {left}, {joined} {right}, {mask}")
                for left, right in zip(pieces[::2], pieces[1::2], strict=True)
            ]
            width *= 2
        return pieces[0]

    def _intrinsic(self, name: str, arguments: list[str]) -> str:
        suffix = "f64" if self.target.lanes == 1 else f"v{self.target.lanes}f64"
        return self._call(f"llvm.{name}.{suffix}", self.target.type, arguments)

    def _call(self, symbol: str, kind: str, arguments: list[str]) -> str:
        attributes = "" if symbol.startswith("llvm.") else " nounwind willreturn memory(none)"
        self.declarations.add(f"declare {kind} @{symbol}({', '.join([kind] * len(arguments))}){attributes}")
        return self._emit(f"call {kind} @{symbol}({', '.join(f'{kind} {x}' for x in arguments)})")

    def _value(self, number: int) -> str:
        """Name of a value; inputs and values of earlier parts are read where they are first needed."""
        known = self._values.get(number)
        if known is not None:
            return known
        name, a, b = self.program.operations[number]
        if name == "const":
            text = self.target.constant(a)
        elif name == "input":
            text = self._read(self._port("%arg", a), b)
        else:
            text = self._read("%work", self.part.loaded[number])
        self._values[number] = text
        return text

    def _write_outputs(self, number: int) -> None:
        for port, element in self.part.stores.get(number, ()):
            value = self._value(number) if number >= 0 else self.target.constant(0)
            self._write(value, self._port("%res", port), element)

    def _port(self, table: str, port: int) -> str:
        key = f"{table}{port}"
        if key not in self._pointers:
            place = self._emit(f"getelementptr ptr, ptr {table}, i64 {port}")
            self._pointers[key] = self._emit(f"load ptr, ptr {place}, align 8")
        return self._pointers[key]

    def _read(self, base: str, element: int) -> str:
        return self._emit(f"load {self.target.type}, ptr {self._place(base, element)}, align 8")

    def _write(self, value: str, base: str, element: int) -> None:
        place = self._place(base, element)
        self._lines.append(f"  store {self.target.type} {value}, ptr {place}, align 8")

    def _place(self, base: str, element: int) -> str:
        return self._emit(f"getelementptr double, ptr {base}, i64 {element * self.target.lanes}")

    def _emit(self, expression: str) -> str:
        name = f"%t{next(self._names)}"
        self._lines.append(f"  {name} = {expression}")
        return name


@dataclass(eq=False)
class PackedPart:
    """Steps of one function, and what it hands over: values and vectors by their numbers, each in slots of its size."""

    steps: list[Step]
    values: Part = field(default_factory=lambda: Part(0, 0))
    vectors: Part = field(default_factory=lambda: Part(0, 0))


def cut(packing: Packing) -> tuple[list[PackedPart], int, int]:
    """Parts of bounded size, and how many slots they share for values and for vectors."""
    steps = [step for step in packing.steps if not _is_no_step(packing, step)]
    size = part_size(len(steps))
    parts = [PackedPart(steps[k : k + size]) for k in range(0, max(1, len(steps)), size)]
    owner = {_made(step): index for index, part in enumerate(parts) for step in part.steps}
    last: dict[Made, int] = {}
    for index, part in enumerate(parts):
        for made in (_made(other) for step in part.steps for other in packing.needed(step)):
            if made in owner:
                last[made] = index
    slots = {kind: _slots({k: o for k, o in owner.items() if k[0] == kind}, last) for kind in (False, True)}
    for (kind, number), slot in (item for found, _ in slots.values() for item in found.items()):
        first = owner[kind, number]
        for index in range(first, last[kind, number] + 1):
            own = parts[index].vectors if kind else parts[index].values
            (own.saved if index == first else own.loaded)[number] = slot
    _place_outputs(packing, parts, owner)
    return parts, slots[False][1], slots[True][1]


def _is_no_step(packing: Packing, step: Step) -> bool:
    """Whether nothing is to be done: products that are joined with sums, constants."""
    kind, number = step
    return (packing.vectors if kind == "vector" else packing.program.operations)[number][0] in (PRODUCT, "constants")


def _made(step: Step) -> Made:
    return step[0] == "vector", step[1]


def _slots(owner: dict[Made, int], last: dict[Made, int]) -> tuple[dict[Made, int], int]:
    """Slots of what later parts need, used again once that is over."""
    ending, free, found, count, now = defaultdict[int, list[int]](list), list[int](), dict[Made, int](), 0, 0
    for made, first in owner.items():
        for over in range(now, first):
            free += ending.pop(over, [])
        now = max(now, first)
        if last.get(made, first) > first:
            if not free:
                free.append(count)
                count += 1
            found[made] = free.pop()
            ending[last[made]].append(found[made])
    return found, count


def _place_outputs(packing: Packing, parts: list[PackedPart], owner: dict[Made, int]) -> None:
    """Outputs are written where they are made, leaves by the last part."""
    for vector, places in packing.stores.items():
        parts[owner[True, vector]].vectors.stores[vector] = places
    taken = packing.stored
    for port, values in enumerate(packing.program.results):
        for element, k in enumerate(values):
            if (port, element) not in taken:
                parts[owner.get((False, k), -1)].values.stores.setdefault(k, []).append((port, element))


class _PackedLowering:
    """Writes the body of one part, values and vectors in one list of lines."""

    def __init__(self, packing: Packing, part: PackedPart, target: Target, numbers: frozenset[int]) -> None:
        program = self.program = packing.program
        self.packing, self.part = packing, part
        self._values = _PartLowering(program, part.values, target, numbers)
        wide = Target(packing.lanes, target.vector_widths, target.fused)
        self._vectors = _PartLowering(replace(program, operations=packing.vectors), part.vectors, wide, frozenset())
        self._vectors._lines, self._vectors._names = self._values._lines, self._values._names
        self.declarations = self._vectors.declarations = self._values.declarations
        for number, (name, a, _) in enumerate(packing.vectors):
            if name == "constants":
                bits = ", ".join(f"double 0x{bits:016X}" for bits in packing.tuples[a])
                self._vectors._values[number] = f"<{bits}>"

    def body(self) -> list[str]:
        """The lines between the braces."""
        values, vectors, packing = self._values, self._vectors, self.packing
        for kind, number in self.part.steps:
            name, a, b = (packing.vectors if kind == "vector" else self.program.operations)[number]
            made, slots = (vectors, self.part.vectors.saved) if kind == "vector" else (values, self.part.values.saved)
            if kind == "vector":
                value = self._vector(name, a, b, number)
            elif kind == "lane":
                value = self._lane(*packing.lane_of[number])
            elif kind == "total":
                value = self._total(number)
            else:
                value = values._operation(number, name, a, b)
            made._values[number] = value
            if number in slots:
                made._write(value, "%work", slots[number])
        for number, places in self.part.vectors.stores.items():
            for port, element in places:
                self._store(vectors._value(number), port, element)
        for number in self.part.values.stores:
            values._write_outputs(number)
        values._lines.append("  ret void")
        return values._lines

    def _store(self, vector: str, port: int, element: int) -> None:
        """A vector into outputs that follow one another."""
        place = self._values._place(self._values._port("%res", port), element)
        self._values._lines.append(f"  store {self._vectors.target.type} {vector}, ptr {place}, align 8")

    def _vector(self, name: str, a: int, b: int, number: int) -> str:
        values, vectors, kind = self._values, self._vectors, self._vectors.target.type
        if name == "shared":
            first = values._emit(f"insertelement {kind} poison, double {values._value(a)}, i64 0")
            mask = f"<{self.packing.lanes} x i32> zeroinitializer"
            return values._emit(f"shufflevector {kind} {first}, {kind} poison, {mask}")
        if name != "gathered":
            return vectors._operation(number, name, a, b)
        numbers, found = self.packing.tuples[a], "poison"
        operations = [self.program.operations[k] for k in numbers]
        port, element = operations[0][1:]
        if operations == [("input", port, element + lane) for lane in range(self.packing.lanes)]:
            return values._emit(f"load {kind}, ptr {values._place(values._port('%arg', port), element)}, align 8")
        for lane, k in enumerate(numbers):
            found = values._emit(f"insertelement {kind} {found}, double {values._value(k)}, i64 {lane}")
        return found

    def _lane(self, vector: int, lane: int) -> str:
        vectors = self._vectors
        return vectors._emit(f"extractelement {vectors.target.type} {vectors._value(vector)}, i64 {lane}")

    def _total(self, number: int) -> str:
        """The sum over lanes by halves, as the program has it; the least or greatest value of lanes."""
        values, vectors, lanes = self._values, self._vectors, self.packing.lanes
        name, found = self.program.operations[number][0], vectors._value(self.packing.totals[number])
        if name in _EXTREMES:
            self.declarations.add(f"declare double @llvm.vector.reduce.{name}.v{lanes}f64({vectors.target.type})")
            return values._emit(f"call double @llvm.vector.reduce.{name}.v{lanes}f64({vectors.target.type} {found})")
        while lanes > 2:
            # beyond the last lane there is zero less than nothing, the neutral element
            kind, nothing, half = Target(lanes).type, Target(lanes).constant(_MINUS_ZERO), halved(lanes)
            halves = [
                values._emit(f"shufflevector {kind} {found}, {kind} {nothing}, {_mask(range(k, k + half))}")
                for k in (0, half)
            ]
            found, lanes = values._emit(f"fadd {Target(half).type} {', '.join(halves)}"), half
        last = [values._emit(f"extractelement <2 x double> {found}, i64 {k}") for k in (0, 1)]
        return values._emit(f"fadd double {', '.join(last)}")


_ONE = 0x3FF0000000000000
_MINUS_ZERO = 0x8000000000000000
_MINUS_ONE = 0xBFF0000000000000


def _mask(lanes: range) -> str:
    return f"<{len(lanes)} x i32> <" + ", ".join(f"i32 {lane}" for lane in lanes) + ">"
