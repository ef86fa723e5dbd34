"""A CasADi function as a list of operations, each value assigned once.

CasADi lists the operations of an SX function with work indices that it reuses. Here every operation gets its own
number, equal operations share one, unused ones are gone, and array elements are counted in NumPy's row-major order.
CasADi's abbreviations are rewritten: ``sq`` becomes ``mul``, ``twice`` ``add``, ``inv`` ``div``, ``constpow`` ``pow``.

A compiler's effort grows faster than the length of straight-line code, so a long program is cut into parts of bounded
size, each a function. A value that a later part needs passes through a slot of the work array; slots are reused once
their value is dead.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections import Counter
from dataclasses import field, replace

import casadi as ca

from closedchain.errors import KernelCompileError
from closedchain.records import dataclass

# scalar operations by the names used in operation counts and in generated code
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

# abbreviations and special forms, rewritten while a function is read
REWRITTEN = ("assign", "lift", "sq", "twice", "inv", "constpow", "erfinv")

# by CasADi's number
NAMES: dict[int, str] = {
    getattr(ca, f"OP_{name.upper()}"): name
    for name in (*ARITHMETIC, *LOGICAL, *ROUNDING, *CHOICES, *LIBRARY, *REWRITTEN, "const", "input", "output")
}

# what SX functions may contain but machine code cannot compute, with the reason
REFUSED: dict[int, str] = {
    ca.OP_PARAMETER: "a free symbol that is not an input",
    ca.OP_CALL: "a call to another function; inline it before compiling",
    ca.OP_PRINTME: "printing",
}

# name and two operands: values by number; for "input" the port and the element; for "const" the bits of the double
Operation = tuple[str, int, int]
LEAVES = frozenset({"input", "const"})
PRODUCT = (
    "product"  # a product that is no value of its own: the sum that needs it multiplies and adds with one rounding
)


@dataclass(frozen=True)
class Port:
    """One named input or output: shape (n,) for a column of n, (rows, columns) for a matrix."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """Number of elements."""
        return math.prod(self.shape)


@dataclass(frozen=True)
class Program:
    """Operations in the order they run, and which value each output element takes (-1: structural zero)."""

    name: str
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    operations: list[Operation]
    results: tuple[tuple[int, ...], ...]

    def counts(self) -> dict[str, int]:
        """How often each operation occurs; reading inputs and constants is not counted."""
        counts = Counter(name for name, _, _ in self.operations if name not in LEAVES)
        return dict(sorted(counts.items()))

    def reordered(self, port: str, order: list[int]) -> Program:
        """The same with the elements of an output or input in another order: new place k has what was at order[k]."""
        names = [one.name for one in self.outputs]
        if port in names:
            here = names.index(port)
            turned = tuple(self.results[here][e] for e in order)
            return replace(self, results=(*self.results[:here], turned, *self.results[here + 1 :]))
        here, place = [one.name for one in self.inputs].index(port), {e: k for k, e in enumerate(order)}
        operations: list[Operation] = [
            (name, a, place[b]) if name == "input" and a == here else (name, a, b) for name, a, b in self.operations
        ]
        return replace(self, operations=operations)

    def operands(self) -> list[tuple[int, ...]]:
        """Values that each operation reads; of a product that is joined with it, the factors."""
        joined = {k: operation[1:] for k, operation in enumerate(self.operations) if operation[0] == PRODUCT}
        found = list[tuple[int, ...]]()
        for name, a, b in self.operations:
            read = () if name in LEAVES or name == PRODUCT else (a,) if b < 0 else (a, b)
            found.append(tuple(k for x in read for k in joined.get(x, (x,))))
        return found

    def uses(self) -> Counter[int]:
        """How often each value is needed by operations and outputs."""
        operands = (k for name, a, b in self.operations if name not in LEAVES for k in (a, b))
        return Counter([*operands, *(k for values in self.results for k in values)])

    def fingerprint(self) -> str:
        """A digest that two programs share only if they compute the same thing in the same way."""
        digest = hashlib.sha256()
        shapes = [[port.shape for port in ports] for ports in (self.inputs, self.outputs)]
        digest.update(repr(shapes).encode())
        digest.update(repr(self.results).encode())
        digest.update("\n".join(f"{name} {a} {b}" for name, a, b in self.operations).encode())
        return digest.hexdigest()


class Builder:
    """Collects operations and gives equal ones the same number."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self._numbers: dict[Operation, int] = {}

    def emit(self, name: str, a: int, b: int = -1) -> int:
        """The number of the value ``name(a, b)``."""
        if b < a and name in COMMUTATIVE:
            a, b = b, a
        operation = (name, a, b)
        number = self._numbers.get(operation)
        if number is None:
            number = self._numbers[operation] = len(self.operations)
            self.operations.append(operation)
        return number

    def constant(self, value: float) -> int:
        """The number of a constant."""
        return self.emit("const", bits_of(value))

    def rewritten(self, name: str, a: int, b: int) -> int:
        """The number of an operation as CasADi names it, in terms of the operations that are lowered."""
        match name:
            case "assign" | "lift":
                return a
            case "sq":
                return self.emit("mul", a, a)
            case "twice":
                return self.emit("add", a, a)
            case "inv":
                return self.emit("div", self.constant(1.0), a)
            case "constpow":
                return self.emit("pow", a, b)
            case "erfinv":
                return self.inverse_erf(a)
        return self.emit(name, a, b)

    def inverse_erf(self, x: int) -> int:
        """erf⁻¹(x): Winitzki's estimate, then three steps of Halley's method on erf(y) = x."""
        emit, number = self.emit, self.constant
        k = 0.147
        # with w = log(1 - x²) and z = 2/(πk) + w/2: y² = sqrt(z² - w/k) - z, written without cancellation
        w = emit("log1p", emit("neg", emit("mul", x, x)))
        z = emit("add", number(2 / (math.pi * k)), emit("mul", number(0.5), w))
        u = emit("mul", number(-1 / k), w)
        root = emit("sqrt", emit("add", emit("mul", z, z), u))
        y = emit("copysign", emit("sqrt", emit("div", u, emit("add", root, z))), x)
        for _ in range(3):
            slope = emit("mul", number(2 / math.sqrt(math.pi)), emit("exp", emit("neg", emit("mul", y, y))))
            step = emit("div", emit("sub", emit("erf", y), x), slope)
            y = emit("sub", y, emit("div", step, emit("add", number(1.0), emit("mul", y, step))))
        # exactly ±1 gives ±infinity; beyond, the logarithm has made it NaN
        at_end = emit("eq", emit("fabs", x), number(1.0))
        end = emit("if_else_zero", at_end, emit("copysign", number(math.inf), x))
        return emit("add", end, emit("if_else_zero", emit("not", at_end), y))


def read(function: ca.Function) -> Program:
    """The program of a CasADi function; an MX function is expanded to scalar operations first."""
    function = _scalar(function)
    inputs = tuple(_port(function.name_in(k), function.sparsity_in(k)) for k in range(function.n_in()))
    outputs = tuple(_port(function.name_out(k), function.sparsity_out(k)) for k in range(function.n_out()))
    elements_in = [_elements(function.sparsity_in(k)) for k in range(function.n_in())]
    elements_out = [_elements(function.sparsity_out(k)) for k in range(function.n_out())]
    results = [[-1] * port.size for port in outputs]
    builder = Builder()
    work = [-1] * function.sz_w()
    for k in range(function.n_instructions()):
        code = function.instruction_id(k)
        name = NAMES.get(code)
        if name is None:
            raise KernelCompileError(f"kernel {function.name()!r} contains {REFUSED.get(code, f'operation {code}')}")
        if name == "output":
            port, element = function.instruction_output(k)
            results[port][elements_out[port][element]] = work[function.instruction_input(k)[0]]
            continue
        target = function.instruction_output(k)[0]
        if name == "const":
            work[target] = builder.constant(function.instruction_constant(k))
        elif name == "input":
            port, element = function.instruction_input(k)
            work[target] = builder.emit("input", port, elements_in[port][element])
        else:
            operands = [work[i] for i in function.instruction_input(k)]
            work[target] = builder.rewritten(name, operands[0], operands[1] if len(operands) > 1 else -1)
    operations, kept = drop_unused(*_share_reciprocals(builder.operations, results))
    return Program(function.name(), inputs, outputs, operations, kept)


def bits_of(value: float) -> int:
    """The 64 bits of a double, so that constants compare exactly (signed zeros and NaN included)."""
    return int(struct.unpack("<Q", struct.pack("<d", value))[0])


def value_of(bits: int) -> float:
    """The double with these bits."""
    return float(struct.unpack("<d", struct.pack("<Q", bits))[0])


def _scalar(function: ca.Function) -> ca.Function:
    if function.is_a("SXFunction"):
        return function
    try:
        return function.expand()
    except RuntimeError as error:
        raise KernelCompileError(
            f"kernel {function.name()!r} cannot be written in scalar operations: {error}"
        ) from None


def _port(name: str, sparsity: ca.Sparsity) -> Port:
    rows, columns = sparsity.size()
    if columns == 1 or (rows, columns) == (0, 0):
        return Port(name, (rows,))
    return Port(name, (rows, columns))


def _elements(sparsity: ca.Sparsity) -> list[int]:
    """Row-major element number of each structural nonzero."""
    rows, columns = sparsity.get_triplet()
    width = sparsity.size2()
    return [row * width + column for row, column in zip(rows, columns, strict=True)]


def _share_reciprocals(
    operations: list[Operation], results: list[list[int]]
) -> tuple[list[Operation], list[list[int]]]:
    """One division per divisor: a/d and b/d become products with 1/d, which costs a fraction of a second division.

    CasADi writes every product with a reciprocal as a division; factorisations are full of them.
    """
    divisors = Counter(b for name, _, b in operations if name == "div")
    builder = Builder()
    numbers: list[int] = []
    for name, a, b in operations:
        if name in LEAVES:
            numbers.append(builder.emit(name, a, b))
        elif name == "div" and divisors[b] > 1:
            reciprocal = builder.emit("div", builder.constant(1.0), numbers[b])
            is_one = operations[a] == ("const", bits_of(1.0), -1)
            numbers.append(reciprocal if is_one else builder.emit("mul", numbers[a], reciprocal))
        else:
            numbers.append(builder.emit(name, numbers[a], numbers[b] if b >= 0 else -1))
    return builder.operations, [[numbers[v] if v >= 0 else -1 for v in values] for values in results]


def drop_unused(
    operations: list[Operation], results: list[list[int]]
) -> tuple[list[Operation], tuple[tuple[int, ...], ...]]:
    """Only the operations that an output needs, renumbered."""
    needed = bytearray(len(operations))
    for values in results:
        for value in values:
            if value >= 0:
                needed[value] = 1
    for number in range(len(operations) - 1, -1, -1):
        name, a, b = operations[number]
        if needed[number] and name not in LEAVES:
            needed[a] = 1
            if b >= 0:
                needed[b] = 1
    renumbered: dict[int, int] = {-1: -1}
    kept: list[Operation] = []
    for number, (name, a, b) in enumerate(operations):
        if needed[number]:
            renumbered[number] = len(kept)
            kept.append((name, a, b) if name in LEAVES else (name, renumbered[a], renumbered[b]))
    return kept, tuple(tuple(renumbered[value] for value in values) for values in results)


def fused(program: Program) -> Program:
    """The same operations, some products joined with the sum that needs them: two instructions become one.

    A product joins if nothing else needs it. Of two in one sum, that joins whose factors are ready later; the other one
    can be made meanwhile. The choice follows from the program alone, so that results are the same for one instance, in
    lanes of any number, and however the program is cut into parts. (Left to LLVM, it is not.)
    """
    operations, uses, depth = list(program.operations), program.uses(), list[int]()
    for name, a, b in program.operations:
        depth.append(0 if name in LEAVES else 1 + max(depth[a], depth[b] if b >= 0 else 0))
        if name in ("add", "sub"):
            alone = [k for k in (b, a) if operations[k][0] == "mul" and uses[k] == 1]
            if alone:
                last = max(alone, key=depth.__getitem__)
                operations[last] = (PRODUCT, *operations[last][1:])
    return replace(program, operations=operations)


# Operations of a part, by the length of the program. Measured over the library's kernels: short programs run fastest
# whole; longer ones in small parts, which spill fewer registers; in the longest, small parts pass more values through
# memory than a first-level cache holds. Parts also keep the compile time linear.
PART_SIZES = ((4_000, 4_000), (14_000, 350), (math.inf, 1_000))


@dataclass
class Part:
    """Operations [start, stop), the slots it fills and reads (by value), and the output elements it writes."""

    start: int
    stop: int
    saved: dict[int, int] = field(default_factory=dict)
    loaded: dict[int, int] = field(default_factory=dict)
    stores: dict[int, list[tuple[int, int]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Split:
    """The parts of a program and the number of work slots that they share."""

    parts: list[Part]
    slots: int


def part_size(operations: int) -> int:
    """Operations of a part, by the length of the program."""
    return next(part for length, part in PART_SIZES if operations <= length)


def split(program: Program, size: int | None = None) -> Split:
    """Cut ``program`` into parts of at most ``size`` operations, by default as its length suggests."""
    total = sum(name not in LEAVES for name, _, _ in program.operations)
    parts, owner = _cut(program, total, size or part_size(total))
    _place_stores(program, parts, owner)
    slots = _assign_slots(program, parts, owner)
    return Split(parts, slots)


def _cut(program: Program, total: int, size: int) -> tuple[list[Part], list[int]]:
    """Parts of equal size, and the part that each value belongs to; inputs and constants belong nowhere (-1)."""
    count = max(1, -(-total // size))
    per_part = max(1, -(-total // count))
    parts, owner = [Part(0, 0)], []
    inside = 0
    for number, (name, _, _) in enumerate(program.operations):
        if name in LEAVES:
            owner.append(-1)
            continue
        if inside == per_part:
            parts[-1].stop = number
            parts.append(Part(number, number))
            inside = 0
        owner.append(len(parts) - 1)
        inside += 1
    parts[-1].stop = len(program.operations)
    return parts, owner


def _place_stores(program: Program, parts: list[Part], owner: list[int]) -> None:
    """Each output element is written by the part that computes it; constants and inputs by the last part."""
    for port, values in enumerate(program.results):
        for element, value in enumerate(values):
            part = parts[owner[value]] if value >= 0 else parts[-1]
            part.stores.setdefault(value, []).append((port, element))


def _assign_slots(program: Program, parts: list[Part], owner: list[int]) -> int:
    if len(parts) == 1:
        return 0
    operands = program.operands()
    last_use = {k: owner[number] for number, read in enumerate(operands) for k in read}
    ending: list[list[int]] = [[] for _ in parts]
    free: list[int] = []
    slot_of: dict[int, int] = {}
    slots = 0
    for index, part in enumerate(parts):
        # a slot is free again only after the part that read it last
        free.extend(ending[index - 1] if index else [])
        for number in range(part.start, part.stop):
            for operand in operands[number]:
                if 0 <= owner[operand] < index:
                    part.loaded[operand] = slot_of[operand]
            if last_use.get(number, -1) > index:
                if not free:
                    free.append(slots)
                    slots += 1
                slot_of[number] = part.saved[number] = free.pop()
                ending[last_use[number]].append(slot_of[number])
    return slots
