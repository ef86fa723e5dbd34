"""Like parts of one instance in the lanes of vectors: legs of one design, say, that differ in their numbers only.

A sum (or least, or greatest value) over like parts has terms of one shape: the same operations on other numbers. Six
such terms are one vector, and so are, operand by operand, the values they are made of, down to constants, inputs, and
values that all share:

    Σ_i b_i Λ_i   =   sum of lanes (⟨b_1 … b_6⟩ · ⟨Λ_1 … Λ_6⟩)

Sums over lanes are associated anew. All else is computed as without vectors, but for which products and sums are fused.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import field
from typing import Literal

from closedchain.kernel.program import COMMUTATIVE, LEAVES, Operation, Program
from closedchain.records import dataclass

SUMS = {"add": ("add", "sub"), "sub": ("add", "sub"), "fmin": ("fmin",), "fmax": ("fmax",)}
FEWEST, MOST = 3, 16  # like parts
LONGEST = 20_000  # operations that are looked at
WHOLE = 4_000  # instructions; longer programs are cut into parts, and values of vectors would cross them
REDUCED = 6  # instructions that a sum over lanes takes, about

Term = tuple[int, int]  # a value or vector by number, and its sign
Step = tuple[Literal["value", "vector", "lane", "total"], int]


@dataclass(frozen=True)
class Total:
    """A sum, least or greatest value, by the vectors whose lanes it takes and by other values."""

    name: str
    vectors: tuple[Term, ...]
    others: tuple[Term, ...]


@dataclass(eq=False)
class Packing:
    """Values of a program in vectors of a number of lanes.

    vectors: operations on vectors; "shared" (a value), "constants" and "gathered" (places in `tuples`) have no operands
    lane_of: vector and lane of a value        totals: by the number of their value       steps: in the order to run
    """

    lanes: int
    vectors: list[Operation] = field(default_factory=list)
    tuples: list[tuple[int, ...]] = field(default_factory=list)
    lane_of: dict[int, tuple[int, int]] = field(default_factory=dict)
    totals: dict[int, Total] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)

    @property
    def effort(self) -> int:
        """Instructions, about."""
        kinds = Counter(kind for kind, _ in self.steps)
        return kinds["value"] + kinds["vector"] + kinds["lane"] + REDUCED * kinds["total"]


def pack(program: Program) -> Packing | None:
    """The packing of fewest instructions; None where none helps."""
    operations = program.operations
    total = sum(name not in LEAVES for name, _, _ in operations)
    if total > LONGEST:
        return None
    shapes, best = _shapes(operations), None
    sums = list(_sums(program))
    sizes = Counter(n for _, terms in sums for n in Counter((shapes[k], sign) for k, sign in terms).values())
    for lanes in sorted((n for n in sizes if FEWEST <= n <= MOST), key=lambda n: -sizes[n])[:3]:
        found = _Packer(program, shapes, lanes).packed(sums)
        if found is not None and found.effort < min(total if best is None else best.effort, WHOLE):
            best = found
    return best


def _shapes(operations: list[Operation]) -> list[int]:
    """A number per value that values share if they are made alike, whatever constants and inputs they are made of."""
    numbers: dict[tuple[str, int, int], int] = {}
    shapes: list[int] = []
    for name, a, b in operations:
        if name in LEAVES:
            key = (name, a if name == "input" else -1, -1)
        else:
            x, y = shapes[a], shapes[b] if b >= 0 else -1
            key = (name, *(sorted((x, y)) if name in COMMUTATIVE else (x, y)))
        shapes.append(numbers.setdefault(key, len(numbers)))
    return shapes


def _sums(program: Program) -> Iterator[tuple[int, list[Term]]]:
    """Sums, least and greatest values, last first: their value and terms, which are needed nowhere in part."""
    operations, uses = program.operations, _uses(program)
    inside: set[int] = set()
    for number in range(len(operations) - 1, -1, -1):
        names = SUMS.get(operations[number][0], ())
        if not names or number in inside:
            continue
        terms: list[Term] = []
        open_terms = [(number, 1)]
        while open_terms:
            k, sign = open_terms.pop()
            name, a, b = operations[k]
            if name in names and (k == number or uses[k] == 1):
                inside.add(k)
                open_terms += [(a, sign), (b, -sign if name == "sub" else sign)]
            else:
                terms.append((k, sign))
        if len(terms) >= FEWEST:
            yield number, sorted(terms)


def _uses(program: Program) -> Counter[int]:
    operands = (k for name, a, b in program.operations if name not in LEAVES for k in (a, b))
    return Counter([*operands, *(k for values in program.results for k in values)])


class _Packer:
    """Grows vectors from the terms of sums downwards."""

    def __init__(self, program: Program, shapes: list[int], lanes: int) -> None:
        self.program, self.operations, self.shapes = program, program.operations, shapes
        self.found = Packing(lanes)
        self._numbers: dict[tuple[int, ...], int] = {}

    def packed(self, sums: list[tuple[int, list[Term]]]) -> Packing | None:
        """Vectors of all sums that have like terms, in an order to run; None where they wait for each other."""
        for number, terms in sums:
            self._pack_sum(number, terms)
        if not self.found.totals:
            return None
        return self.found if _Order(self.program, self.found).made() else None

    def _pack_sum(self, number: int, terms: list[Term]) -> None:
        like: dict[tuple[int, int], list[int]] = defaultdict(list)
        for k, sign in terms:
            like[self.shapes[k], sign].append(k)
        vectors: list[Term] = []
        others: list[Term] = []
        for (_, sign), values in like.items():
            every = len(values) // self.found.lanes
            whole = every * self.found.lanes == len(values) == len(set(values))
            if whole and self.operations[values[0]][0] not in LEAVES:
                # several like terms per part: numbers grow part by part
                vectors += [(self._vector(tuple(values[j::every])), sign) for j in range(every)]
            else:
                others += [(k, sign) for k in values]
        if vectors:
            self.found.totals[number] = Total(SUMS[self.operations[number][0]][0], tuple(vectors), tuple(others))

    def _vector(self, values: tuple[int, ...]) -> int:
        if values not in self._numbers:
            operation = self._operation(values)
            self.found.vectors.append(operation)
            number = self._numbers[values] = len(self.found.vectors) - 1
            if operation[0] not in ("shared", "constants", "gathered"):
                for lane, k in enumerate(values):
                    self.found.lane_of.setdefault(k, (number, lane))
        return self._numbers[values]

    def _operation(self, values: tuple[int, ...]) -> Operation:
        names = {self.operations[k][0] for k in values}
        if len(set(values)) == 1:
            return "shared", values[0], -1
        if len(names) > 1 or names <= LEAVES or len(set(values)) < len(values):
            constants = names == {"const"}
            self.found.tuples.append(tuple(self.operations[k][1] for k in values) if constants else values)
            return "constants" if constants else "gathered", len(self.found.tuples) - 1, -1
        first, second = zip(*(self._operands(values[0], k) for k in values), strict=True)
        return names.pop(), self._vector(first), self._vector(second) if second[0] >= 0 else -1

    def _operands(self, like: int, number: int) -> tuple[int, int]:
        """Operands of a value, in the order of one that is made alike."""
        (name, a, b), (_, x, y) = self.operations[number], self.operations[like]
        if name not in COMMUTATIVE or a == x or b == y:
            return a, b
        shapes = self.shapes
        turned = b == x or a == y or (shapes[a] != shapes[x] and shapes[b] == shapes[x])
        return (b, a) if turned else (a, b)


class _Order:
    """What is needed first, first."""

    def __init__(self, program: Program, packing: Packing) -> None:
        self.program, self.packing = program, packing
        self._state: dict[Step, bool] = {}  # whether it is done already

    def made(self) -> bool:
        """Whether there is an order."""
        open_steps = [self._step(k) for values in self.program.results for k in values if k >= 0][::-1]
        while open_steps:
            step = open_steps[-1]
            if step not in self._state:
                self._state[step] = False
                needed = [other for other in self._needed(step) if not self._state.get(other, False)]
                if any(other in self._state for other in needed):
                    return False  # begun and not done: it waits for this one
                open_steps += needed
                continue
            open_steps.pop()
            if not self._state[step]:
                self._state[step] = True
                self.packing.steps.append(step)
        # leaves are read where they are needed
        operations = self.program.operations
        kept = [(kind, k) for kind, k in self.packing.steps if kind != "value" or operations[k][0] not in LEAVES]
        self.packing.steps[:] = kept
        return True

    def _step(self, number: int) -> Step:
        packing = self.packing
        if number in packing.totals:
            return "total", number
        return ("lane" if number in packing.lane_of else "value"), number

    def _needed(self, step: Step) -> list[Step]:
        kind, number = step
        packing = self.packing
        if kind == "total":
            total = packing.totals[number]
            return [*(self._step(k) for k, _ in total.others), *(("vector", k) for k, _ in total.vectors)]
        if kind == "lane":
            return [("vector", packing.lane_of[number][0])]
        name, a, b = packing.vectors[number] if kind == "vector" else self.program.operations[number]
        if kind == "value":
            return [] if name in LEAVES else [self._step(k) for k in (a, b) if k >= 0]
        if name == "shared":
            return [self._step(a)]
        if name == "gathered":
            return [self._step(k) for k in packing.tuples[a]]
        return [] if name == "constants" else [("vector", k) for k in (a, b) if k >= 0]
