"""Like parts of one instance in the lanes of vectors: legs of one design, say, that differ in their numbers only.

A sum (or least, or greatest value) over like parts has terms of one shape: the same operations on other numbers. Six
such terms are one vector, and so are, operand by operand, the values they are made of, down to constants, inputs, and
values that all share:

    Σ_i b_i Λ_i   =   sum of lanes (⟨b_1 … b_6⟩ · ⟨Λ_1 … Λ_6⟩)

Such sums are associated anew: terms of each part first, then over parts by halves, then the rest. `Packing.program`
says the same without vectors, operation by operation; batches compute that, so that one instance equals them bitwise.

Without such sums, parts are told by their values: as many of one shape as there are parts are a vector, and so are the
values they are made of. Where vectors meet in an operation, their lanes go together; nothing is associated anew.
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
LONGEST = 40_000  # operations that are looked at
WORTH = 0.8  # of the instructions: vectors take lanes together and apart, which must not be all that they save
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
    stores: port and first element of outputs that take the lanes of a vector one after the other
    """

    program: Program
    lanes: int
    vectors: list[Operation] = field(default_factory=list)
    values: list[tuple[int, ...]] = field(default_factory=list)
    tuples: list[tuple[int, ...]] = field(default_factory=list)
    lane_of: dict[int, tuple[int, int]] = field(default_factory=dict)
    totals: dict[int, int] = field(default_factory=dict)
    stores: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)

    @property
    def effort(self) -> int:
        """Instructions, about."""
        kinds = Counter(kind for kind, _ in self.steps)
        return kinds["value"] + kinds["vector"] + kinds["lane"] + REDUCED * kinds["total"]

    def fused(self) -> Packing:
        """The same with products joined with sums, in all lanes of a vector or in none."""
        operations = fused(self.program).operations
        for k in self.lane_of.keys() - self._summed():
            if operations[k][0] == PRODUCT:  # by a sum that is no vector
                operations[k] = ("mul", *operations[k][1:])
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
        taken = [False, *(self.vectors[k][0] == "gathered" for k in operands)]
        return [k for found, one in zip(joined, taken, strict=True) if one or len(found) < self.lanes for k in found]

    def _summed(self) -> set[int]:
        """Values that sums of vectors take as they lie in vectors."""
        sums = (operands for name, *operands in self.vectors if name in ("add", "sub"))
        return {k for operands in sums for v in operands if self.vectors[v][0] == "mul" for k in self.values[v]}

    @property
    def stored(self) -> set[tuple[int, int]]:
        """Port and element of outputs that are written as vectors."""
        return {(port, e + k) for places in self.stores.values() for port, e in places for k in range(self.lanes)}

    def needed(self, step: Step) -> list[Step]:
        """Values and vectors that a step reads; of products that are joined with a sum, the factors."""
        kind, number = step
        if kind == "total":
            return [("vector", self.totals[number])]
        if kind == "lane":
            return [("vector", self.lane_of[number][0])]
        operations = self.program.operations if kind == "value" else self.vectors
        name, a, b = operations[number]
        if kind == "vector" and name in ("shared", "gathered"):
            return [self.step(k) for k in ((a,) if name == "shared" else self.tuples[a])]
        operands = [] if name in LEAVES or name == "constants" else [k for k in (a, b) if k >= 0]
        read = (operations[k][1:] if operations[k][0] == PRODUCT else (k,) for k in operands)
        return [self.step(k) if kind == "value" else ("vector", k) for some in read for k in some]

    def step(self, number: int) -> Step:
        """How a value is made."""
        if number in self.totals:
            return "total", number
        return ("lane" if number in self.lane_of else "value"), number


def halved(lanes: int) -> int:
    """How many lanes are left when the upper ones are added to the lower ones: a power of two."""
    return 1 << (lanes - 1).bit_length() - 1


def pack(program: Program) -> Packing | None:
    """The packing of fewest instructions; None where none helps."""
    total = sum(name not in LEAVES for name, _, _ in program.operations)
    if total > LONGEST:
        return None
    best = min(packings(program), key=lambda one: one.effort, default=None)
    return best if best is not None and best.effort < WORTH * total else None


def packings(program: Program) -> list[Packing]:
    """Those that may help."""
    shapes = _shapes(program.operations)
    return [*_packed_by_sums(program, shapes), *_packed_by_parts(program, shapes)]


def side_by_side(program: Program, port: str) -> list[int]:
    """An order of the elements of an output in which lanes of vectors follow one another, if there are any."""
    index = [one.name for one in program.outputs].index(port)
    values, packing = program.results[index], pack(program)
    element = {k: e for e, k in enumerate(values) if k >= 0}
    order = dict.fromkeys(
        element[k]
        for lanes in (() if packing is None or packing.totals else packing.values)
        if all(k in element for k in lanes)
        for k in lanes
    )
    return [*order, *(e for e in range(len(values)) if e not in order)]


def _packed_by_sums(program: Program, shapes: list[int]) -> Iterator[Packing]:
    """Packings that take sums over like parts."""
    sums = list(_sums(program))
    sizes = Counter(n for _, terms, _ in sums for n in Counter((shapes[k], sign) for k, sign in terms).values())
    for lanes in sorted((n for n in sizes if FEWEST <= n <= MOST), key=lambda n: -sizes[n])[:3]:
        associated, totals = _Association(program, shapes, lanes).made(sums)
        packer = _Packer(associated, lanes)
        # the last sums first: operands are taken in the order of those that are needed last
        packer.found.totals |= {number: packer.vector(values) for number, values in reversed(totals.items())}
        if totals and _Order(packer.found).made():
            yield packer.found


def _packed_by_parts(program: Program, shapes: list[int]) -> Iterator[Packing]:
    """Packings that take the values of like parts; those of one shape are as far from the inputs, so none waits."""
    like = defaultdict[int, list[int]](list)
    for number, (name, _, _) in enumerate(program.operations):
        if name not in LEAVES:
            like[shapes[number]].append(number)
    sizes = Counter[int]()
    for values in like.values():
        sizes[len(values)] += len(values)
    for lanes in sorted((n for n in sizes if 1 < n <= MOST), key=lambda n: -sizes[n])[:2]:
        parts = _Parts(program.operations, shapes, [tuple(values) for values in like.values() if len(values) == lanes])
        packer = _Packer(replace(program, operations=list(program.operations)), lanes, parts)
        for seed in sorted(filter(parts.kept, parts.seeds), key=max):  # operands first: nothing is grown deep at once
            packer.vector(parts.lanes[seed])
        packer.store()
        if _Order(packer.found).made():
            yield packer.found


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


class _Parts:
    """Which values belong to the same part: sets of like values, their lanes in an order that all sets share.

    A set and its operands belong together, lane by lane; families of sets that do are joined, the smaller one turned.
    """

    def __init__(self, operations: list[Operation], shapes: list[int], seeds: list[tuple[int, ...]]) -> None:
        self.operations, self.shapes = operations, shapes
        self.seeds = [frozenset(values) for values in seeds]
        self.lanes: dict[frozenset[int], tuple[int, ...]] = {}
        self._family: dict[frozenset[int], int] = {}
        self._members: dict[int, list[frozenset[int]]] = {}
        for values in seeds:
            self._add(values)
        waiting = list(self.seeds)
        while waiting:
            found = waiting.pop()
            for operands in self._operands(self.lanes[found]):
                names, other = {operations[k][0] for k in operands}, frozenset(operands)
                if len(other) < len(operands) or names == {"const"}:
                    continue
                if other not in self.lanes:
                    self._add(operands)
                    waiting += [other] * (len(names) == 1 and not names <= LEAVES)
                self._join(found, other, dict(zip(self.lanes[found], operands, strict=True)))
        self._set_of: dict[int, frozenset[int]] = {}
        for members in sorted(self._members.values(), key=len, reverse=True):
            for member in members:
                for k in member:
                    self._set_of.setdefault(k, member)

    def take(self, values: tuple[int, ...]) -> bool:
        """Whether values are the lanes of a vector in this order."""
        found = frozenset(values)
        return self.lanes.get(found, values) == values and self.kept(found)

    def kept(self, values: frozenset[int]) -> bool:
        """Whether values are taken together: each is in one vector, that of the largest family."""
        return all(self._set_of.get(k, values) == values for k in values)

    def _add(self, values: tuple[int, ...]) -> None:
        found = frozenset(values)
        self.lanes[found], self._family[found] = values, len(self._family)
        self._members[self._family[found]] = [found]

    def _operands(self, values: tuple[int, ...]) -> list[tuple[int, ...]]:
        pairs = [_operands_like(self.operations, self.shapes, values[0], k) for k in values]
        return [operands for operands in zip(*pairs, strict=True) if operands[0] >= 0]

    def _join(self, one: frozenset[int], other: frozenset[int], pairs: dict[int, int]) -> None:
        """Turn the lanes of one family so that pairs lie in the same lane; within a family nothing can be turned."""
        if self._family[one] == self._family[other]:
            return
        if len(self._members[self._family[one]]) < len(self._members[self._family[other]]):
            one, other, pairs = other, one, {y: x for x, y in pairs.items()}
        before = self.lanes[other]
        turned = [before.index(pairs[x]) for x in self.lanes[one]]
        members, family = self._members.pop(self._family[other]), self._family[one]
        for member in members:
            self.lanes[member] = tuple(self.lanes[member][lane] for lane in turned)
            self._family[member] = family
        self._members[family] += members


class _Packer:
    """Grows vectors from values that lie side by side downwards, operand by operand."""

    def __init__(self, program: Program, lanes: int, parts: _Parts | None = None) -> None:
        self.operations, self.shapes, self.parts = program.operations, _shapes(program.operations), parts
        self.found = Packing(program, lanes)
        self._numbers: dict[tuple[int, ...], int] = {}

    def vector(self, values: tuple[int, ...]) -> int:
        """The number of the vector that has these lanes."""
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
        crossed = self.parts is not None and not self.parts.take(values)
        if crossed or len(names) > 1 or names <= LEAVES or len(set(values)) < len(values):
            constants = names == {"const"}
            self.found.tuples.append(tuple(self.operations[k][1] for k in values) if constants else values)
            return "constants" if constants else "gathered", len(self.found.tuples) - 1, -1
        pairs = (_operands_like(self.operations, self.shapes, values[0], k) for k in values)
        first, second = zip(*pairs, strict=True)
        name = names.pop()
        for k, *operands in zip(values, first, second, strict=True):
            self.operations[k] = (name, *operands)  # in the same order everywhere
        return name, self.vector(first), self.vector(second) if second[0] >= 0 else -1

    def store(self) -> None:
        """Outputs that take the lanes of a vector one after the other."""
        lanes = self.found.lanes
        for port, values in enumerate(self.found.program.results):
            element = 0
            while element < len(values):
                vector = self._numbers.get(tuple(values[element : element + lanes]))
                if vector is None or self.found.vectors[vector][0] in ("shared", "constants", "gathered"):
                    element += 1
                else:
                    self.found.stores.setdefault(vector, []).append((port, element))
                    element += lanes


def _operands_like(operations: list[Operation], shapes: list[int], like: int, number: int) -> tuple[int, int]:
    """Operands of a value, in the order of one that is made alike."""
    (name, a, b), (_, x, y) = operations[number], operations[like]
    if name not in COMMUTATIVE or a == x or b == y:
        return a, b
    turned = b == x or a == y or (shapes[a] != shapes[x] and shapes[b] == shapes[x])
    return (b, a) if turned else (a, b)


class _Order:
    """What is needed first, first."""

    def __init__(self, packing: Packing) -> None:
        self.packing = packing
        self._state: dict[Step, bool] = {}  # whether it is done already

    def made(self) -> bool:
        """Whether there is an order."""
        packing, operations = self.packing, self.packing.program.operations
        open_steps = self._results()[::-1]
        while open_steps:
            step = open_steps[-1]
            if step not in self._state:
                self._state[step] = False
                needed = [other for other in packing.needed(step) if not self._state.get(other, False)]
                if any(other in self._state for other in needed):
                    return False  # begun and not done: it waits for this one
                open_steps += needed
                continue
            open_steps.pop()
            if not self._state[step]:
                self._state[step] = True
                if step[0] != "value" or operations[step[1]][0] not in LEAVES:  # which are read where they are needed
                    packing.steps.append(step)
        return True

    def _results(self) -> list[Step]:
        packing, taken = self.packing, self.packing.stored
        places = ((port, e, k) for port, values in enumerate(packing.program.results) for e, k in enumerate(values))
        vectors: list[Step] = [("vector", k) for k in packing.stores]
        return [*(packing.step(k) for port, e, k in places if k >= 0 and (port, e) not in taken), *vectors]
