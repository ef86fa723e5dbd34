"""A problem of contacts by their laws, as Python states it (contact/coulomb.py), in the room of Newton's equations."""

from __future__ import annotations

from closedchain.contact.arrays import ABSENT, DRY, HELD, LANES, SLIDING, CoulombArrays
from closedchain.contact.quick.newton import NEVER, solve_quickly
from closedchain.contact.quick.room import QuickRoom, make_room
from closedchain.contact.quick.rows import measure
from closedchain.kernel.jit import inner


@inner
def solve_problem(s: CoulombArrays) -> float:
    """p from what it was, and the natural map's residual; infinite, and p as it was, where Newton does not find it."""
    room = make_room(s, 1)
    count, dry = take_problem(s, room), False
    k = (count + LANES - 1) // LANES
    for c in range(count):
        dry = dry or room.law[c] == DRY
    measure(room, k, 0.0)
    worst, solved = solve_quickly(room, k, count > 0, False, dry and count > 1, 0.0)
    if not solved:
        return float("inf")
    for r in range(3 * s.m):
        s.p[r] = 0.0
    for c in range(count):
        for j in range(3):
            s.p[3 * room.part[c] + j] = room.x[j * k * LANES + c]
    return float(worst)


@inner
def take_problem(s: CoulombArrays, room: QuickRoom) -> int:
    """Contacts that take part, side by side: laws, W, b and p; how many."""
    count, n = 0, 3 * s.m
    for i in range(s.m):
        if s.kinds[i] != ABSENT:
            room.part[count] = i
            count += 1
    far, room.slides[0] = (count + LANES - 1) // LANES * LANES, 0.0
    for c in range(far):
        kind = s.kinds[room.part[c]] if c < count else ABSENT
        room.law[c], room.mu[c], room.bound[c], room.floor[c] = kind, 0.0, 0.0, NEVER
        if kind == DRY:
            room.bound[c] = s.mu[room.part[c]]
        elif kind == HELD:
            room.bound[c], room.floor[c] = NEVER, -NEVER
        elif kind != ABSENT:
            room.mu[c], room.floor[c] = s.mu[room.part[c]], 0.0
        if kind == SLIDING:
            room.slides[0] = 1.0
        for j in range(3):
            here, r = j * far + c, 3 * room.part[c] + j if c < count else 0
            moves = c < count and (kind != DRY or j == 0)
            room.b[here], room.x[here] = (s.b[r], s.p[r]) if moves else (0.0, 0.0)
            room.along[here] = s.along[r] if c < count else 0.0
            for d in range(far):
                there = d < count and (s.kinds[room.part[d]] != DRY)
                for l in range(3):  # noqa: E741
                    both = moves and (there or (d < count and l == 0))
                    room.A[here * 3 * far + l * far + d] = s.W[r * n + 3 * room.part[d] + l] if both else 0.0
    return count
