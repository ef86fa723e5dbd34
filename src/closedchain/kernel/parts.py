"""Cutting a long program into parts of bounded size.

A compiler's effort grows faster than the length of straight-line code, so a program becomes a sequence of functions.
A value that a later part needs passes through a slot of the work array; slots are reused once their value is dead.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from closedchain.kernel.program import LEAVES, Program

# code runs faster in few large parts, but only small ones keep the compile time of long programs linear
LARGE_PART, SMALL_PART = 3000, 1000
LONG_PROGRAM = 12_000


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


def split(program: Program, size: int | None = None) -> Split:
    """Cut ``program`` into parts of at most ``size`` operations, by default as its length suggests."""
    total = sum(name not in LEAVES for name, _, _ in program.operations)
    parts, owner = _cut(program, total, size or (LARGE_PART if total <= LONG_PROGRAM else SMALL_PART))
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
    last_use = _last_uses(program, owner)
    ending: list[list[int]] = [[] for _ in parts]
    free: list[int] = []
    slot_of: dict[int, int] = {}
    slots = 0
    for index, part in enumerate(parts):
        # a slot is free again only after the part that read it last
        free.extend(ending[index - 1] if index else [])
        for number in range(part.start, part.stop):
            name, a, b = program.operations[number]
            if name in LEAVES:
                continue
            for operand in (a, b):
                if operand >= 0 and 0 <= owner[operand] < index:
                    part.loaded[operand] = slot_of[operand]
            if last_use.get(number, -1) > index:
                if not free:
                    free.append(slots)
                    slots += 1
                slot_of[number] = part.saved[number] = free.pop()
                ending[last_use[number]].append(slot_of[number])
    return slots


def _last_uses(program: Program, owner: list[int]) -> dict[int, int]:
    """The last part that needs each value."""
    last: dict[int, int] = {}
    for number, (name, a, b) in enumerate(program.operations):
        if name not in LEAVES:
            last[a] = owner[number]
            last[b] = owner[number]
    return last
