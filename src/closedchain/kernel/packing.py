"""Like parts of one instance in the lanes of vectors: legs of one design, say, that differ in their numbers only.

A sum (or least, or greatest value) over like parts has terms of one shape: the same operations on other numbers. Six
such terms are one vector, and so are, operand by operand, the values they are made of, down to constants, inputs, and
values that all share:

    Σ_i b_i Λ_i   =   sum of lanes (⟨b_1 … b_6⟩ · ⟨Λ_1 … Λ_6⟩)

Such sums are associated anew: terms of each part first, then over parts by halves, then the rest. `Packing.program`
says the same without vectors, operation by operation; batches compute that, so that one instance equals them bitwise.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import field, replace
from typing import Literal

from closedchain.kernel.program import COMMUTATIVE, LEAVES, PRODUCT, Operation, Program, fused
from closedchain.records import dataclass

SUMS = {"add": ("add", "sub"), "sub": ("add", "sub"), "fmin": ("fmin",), "fmax": ("fmax",)}
FEWEST, MOST = 3, 16  # like parts
LONGEST = 20_000  # operations that are looked at
WHOLE = 4_000  # instructions; longer programs are cut into parts, and values of vectors would cross them
REDUCED = 6  # instructions that a sum over lanes takes, about

Term = tuple[int, int]  # a value by number, and its sign
Sum = tuple[int, list[Term], list[int]]  # its number, its terms, and the sums that it has inside
Step = tuple[Literal["value", "vector", "lane", "total"], int]


@dataclass(eq=False)
class Packing:
    """Values of a program in vectors of a number of lanes.

    vectors: operations on vectors; "shared" (a value), "constants" and "gathered" (places in `tuples`) have no operands
    values: of each vector, lane by lane        lane_of: vector and lane of a value       steps: in the order to run
    totals: the vector whose lanes a sum, least or greatest value takes, by the number of that value
    """

    program: Program
    lanes: int
    vectors: list[Operation] = field(default_factory=list)
    values: list[tuple[int, ...]] = field(default_factory=list)
    tuples: list[tuple[int, ...]] = field(default_factory=list)
    lane_of: dict[int, tuple[int, int]] = field(default_factory=dict)
    totals: dict[int, int] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)

    @property
    def effort(self) -> int:
        """Instructions, about."""
        kinds = Counter(kind for kind, _ in self.steps)
        return kinds["value"] + kinds["vector"] + kinds["lane"] + REDUCED * kinds["total"]

    def fused(self) -> Packing:
        """The same with products joined with sums, in all lanes of a vector or in none."""
        # sums over lanes leave terms alone: of two lanes only one could join, and so none does
        operations = fused(self.program).operations
        while unlike := {k for number in range(len(self.vectors)) for k in self._unlike(number, operations)}:
            for k in unlike:
                operations[k] = ("mul", *operations[k][1:])
        vectors = [
            (PRODUCT, a, b) if name == "mul" and operations[values[0]][0] == PRODUCT else (name, a, b)
            for (name, a, b), values in zip(self.vectors, self.values, strict=True)
        ]
        return replace(self, program=replace(self.program, operations=operations), vectors=vectors)

    def _unlike(self, number: int, operations: list[Operation]) -> list[int]:
        """Products that are joined with sums in some lanes of a vector, or of its operands, and not in others."""
        name, *operands = self.vectors[number]
        if name not in ("add", "sub", "mul"):
            return []
        lanes = [self.values[k] for k in (number, *operands)]
        joined = [[k for k in values if operations[k][0] == PRODUCT] for values in lanes]
        return [k for found in joined if len(found) < self.lanes for k in found]


def halved(lanes: int) -> int:
    """How many lanes are left when the upper ones are added to the lower ones: a power of two."""
    return 1 << (lanes - 1).bit_length() - 1


def pack(program: Program) -> Packing | None:
    """The packing of fewest instructions; None where none helps."""
    total = sum(name not in LEAVES for name, _, _ in program.operations)
    if total > LONGEST:
        return None
    shapes, best = _shapes(program.operations), None
    sums = list(_sums(program))
    sizes = Counter(n for _, terms, _ in sums for n in Counter((shapes[k], sign) for k, sign in terms).values())
    for lanes in sorted((n for n in sizes if FEWEST <= n <= MOST), key=lambda n: -sizes[n])[:3]:
        found = _Packer(*_Association(program, shapes, lanes).made(sums), lanes).packed()
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


def _sums(program: Program) -> Iterator[Sum]:
    """Sums, least and greatest values, last first, which are needed nowhere in part."""
    operations, uses = program.operations, program.uses()
    inside: set[int] = set()
    for number in range(len(operations) - 1, -1, -1):
        names = SUMS.get(operations[number][0], ())
        if not names or number in inside:
            continue
        terms, own = list[Term](), list[int]()
        open_terms = [(number, 1)]
        while open_terms:
            k, sign = open_terms.pop()
            name, a, b = operations[k]
            if name in names and (k == number or uses[k] == 1):
                inside.add(k)
                own.append(k)
                open_terms += [(a, sign), (b, -sign if name == "sub" else sign)]
            else:
                terms.append((k, sign))
        if len(terms) >= FEWEST:
            yield number, sorted(terms), own


class _Association:
    """The program with sums over like parts associated as vectors compute them."""

    def __init__(self, program: Program, shapes: list[int], lanes: int) -> None:
        self.program, self.shapes, self.lanes = program, shapes, lanes
        self.operations: list[Operation] = []
        self.totals: dict[int, tuple[int, ...]] = {}  # values that are summed over lanes, by the number of the sum
        self._numbers: dict[int, int] = {-1: -1}

    def made(self, sums: list[Sum]) -> tuple[Program, dict[int, tuple[int, ...]]]:
        """The program, and the values that sums over lanes have."""
        grouped = {number: groups for number, terms, _ in sums if (groups := self._groups(terms))[0]}
        inside = {k for number, _, own in sums if number in grouped for k in own if k != number}
        for number, (name, a, b) in enumerate(self.program.operations):
            if number in grouped:
                self._numbers[number] = self._sum(SUMS[name][0], *grouped[number])
            elif number not in inside:
                operands = (a, b) if name in LEAVES else (self._numbers[a], self._numbers[b])
                self._numbers[number] = self._emit(name, *operands)
        results = tuple(tuple(self._numbers[k] for k in values) for values in self.program.results)
        return replace(self.program, operations=self.operations, results=results), self.totals

    def _groups(self, terms: list[Term]) -> tuple[list[tuple[list[int], int]], list[Term]]:
        """Like terms, one per part and of one sign, and other terms."""
        like: dict[tuple[int, int], list[int]] = defaultdict(list)
        for k, sign in terms:
            like[self.shapes[k], sign].append(k)
        groups, others = list[tuple[list[int], int]](), list[Term]()
        for (_, sign), values in like.items():
            every = len(values) // self.lanes
            whole = every * self.lanes == len(values) == len(set(values))
            if whole and self.program.operations[values[0]][0] not in LEAVES:
                # several like terms per part: numbers grow part by part
                groups += [(values[j::every], sign) for j in range(every)]
            else:
                others += [(k, sign) for k in values]
        return groups, others

    def _sum(self, name: str, groups: list[tuple[list[int], int]], others: list[Term]) -> int:
        lanes = [self._joined(name, [(self._numbers[g[lane]], s) for g, s in groups]) for lane in range(self.lanes)]
        values, sign = [k for k, _ in lanes], lanes[0][1]
        while len(values) > 1:
            half = halved(len(values))
            rest = [self._emit(name, x, y) for x, y in zip(values, values[half:], strict=False)]
            values = rest + values[len(rest) : half]
        self.totals[values[0]] = tuple(k for k, _ in lanes)
        total, sign = self._joined(name, [(values[0], sign), *((self._numbers[k], s) for k, s in others)])
        return total if sign > 0 else self._emit("neg", total, -1)

    def _joined(self, name: str, terms: list[Term]) -> Term:
        """Terms as one, with its sign: positive ones first, so that negative ones are subtracted."""
        (found, sign), *rest = sorted(terms, key=lambda term: -term[1])
        for k, other in rest:
            found = self._emit(name if sign == other else "sub", found, k)
        return found, sign

    def _emit(self, name: str, a: int, b: int) -> int:
        self.operations.append((name, a, b))
        return len(self.operations) - 1


class _Packer:
    """Grows vectors from the terms of sums downwards."""

    def __init__(self, program: Program, totals: dict[int, tuple[int, ...]], lanes: int) -> None:
        self.operations, self.shapes, self.totals = program.operations, _shapes(program.operations), totals
        self.found = Packing(program, lanes)
        self._numbers: dict[tuple[int, ...], int] = {}

    def packed(self) -> Packing | None:
        """Vectors of all sums that have like terms, in an order to run; None where they wait for each other."""
        # the last sums first: operands are taken in the order of those that are needed last
        for number, values in reversed(self.totals.items()):
            self.found.totals[number] = self._vector(values)
        if not self.found.totals:
            return None
        return self.found if _Order(self.found).made() else None

    def _vector(self, values: tuple[int, ...]) -> int:
        if values not in self._numbers:
            operation = self._operation(values)
            self.found.vectors.append(operation)
            self.found.values.append(values)
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

    def __init__(self, packing: Packing) -> None:
        self.program, self.packing = packing.program, packing
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
            return [("vector", packing.totals[number])]
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
