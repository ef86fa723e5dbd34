"""Impulses of contacts in one time step: of one motion, or of four in SIMD lanes, by plain Newton; then safeguards.

Newton starts from impulses that are continued from the last two steps. A lane that it does not solve, or in which loops
hold a direction or friction is to be lowered to that of sliding twice, is marked, and nothing of it is changed:
`solve_step_safely` then solves it alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import (
    CONE,
    COUNTS,
    DRY,
    HELD,
    LANES,
    NEVER,
    NORMAL,
    NUMBERS,
    OPEN,
    SLIP,
    STICK,
    CoulombArrays,
    SteppingArrays,
    Whole,
)
from closedchain.contact.coulomb.blocks import column, sideways
from closedchain.contact.coulomb.lanes import (
    any_lane,
    at,
    both,
    broadcast_like,
    choose,
    either,
    largest,
    logical_not,
    magnitude,
    merge_lanes,
    put,
    vector_zero,
    width,
)
from closedchain.contact.coulomb.lift import correct_gaps
from closedchain.contact.coulomb.newton import SURE, natural_map, newton, solve_plainly
from closedchain.contact.coulomb.rows import gather, measure, remove_held_directions, share_load
from closedchain.contact.coulomb.safeguards import solve_safely
from closedchain.contact.coulomb.workspace import Workspace, make_workspace
from closedchain.kernel.jit import inlined, inner
from closedchain.kernel.pointers import further


@inlined
def solve_step(
    c: SteppingArrays,
    s: CoulombArrays,
    held: Any,
    h: float,
    stride: int,
    first: int,
    residual: Any,
    depth: Any,
    rows: Any,
    like: Any,
) -> None:
    """Impulses p, states, and x that brings gaps back, in lanes that are solved; residual is infinite in all others.

    held: which contacts a schedule holds
    stride, first: distance of the numbers of one lane in the arrays, and where the first lane lies
    """
    work, none = make_workspace(s, width(like), rows), broadcast_like(0.0, like)
    plain = cones_only(c, s, held)
    k = take_part(c, s, work, held, plain, h, stride, first, like)
    worst, good = none, logical_not(none > 0.0)
    if k > 0:
        start(c, s, work, k, stride, first, like)
        blocked = gather(c, s, work, k, stride, first, like)
        if width(like) < LANES and any_lane(blocked):
            contact = blocked_contact(c, s, work, k)
            blocked = both(blocked, broadcast_like(float(contact), like) >= 0.0)
        measure(work, k, like)
        shared = share_load(c, work, k, like)
        worst, good = solve_plainly(work, k, logical_not(blocked), shared, not plain, like)
        slides = both(good, find_states(c, work, k, like))
        if any_lane(slides):
            solved, _ = newton(work, k, slides, like)
            worst = choose(slides, natural_map(work, k, like), worst)
            again = find_states(c, work, k, like)
            good = both(good, either(logical_not(slides), both(both(solved, worst <= SURE), logical_not(again))))
    put(residual, first, choose(good, worst, broadcast_like(np.inf, like)))
    write_out(c, s, work, k, stride, first, good, like)
    if k > 0:
        correct_gaps(c, s, work, k, stride, first, depth, like)


@inner
def solve_step_safely(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float, plainly: bool, rows: Any) -> float:
    """The same of one motion, with safeguards; the natural map's residual, infinite where a contact is blocked.

    plainly: whether plain Newton has not failed yet
    """
    work, residual = make_workspace(s, 1, rows), 0.0
    plain = cones_only(c, s, held)
    k = take_part(c, s, work, held, plain, h, 1, 0, 0.0)
    if k > 0:
        start(c, s, work, k, 1, 0, 0.0)
        if gather(c, s, work, k, 1, 0, 0.0):
            c.counts[COUNTS.blocked] = blocked_contact(c, s, work, k)
            if c.counts[COUNTS.blocked] >= 0:
                return np.inf
            plainly = True
        measure(work, k, 0.0)
        shared = share_load(c, work, k, 0.0)
        for _ in range(2):
            residual, guarded = solve_safely(work, k, shared, plainly)
            c.counts[COUNTS.careful] += guarded
            if not find_states(c, work, k, 0.0):
                break
    write_out(c, s, work, k, 1, 0, True, 0.0)
    if k > 0:
        correct_gaps(c, s, work, k, 1, 0, further(c.numbers, NUMBERS.depth), 0.0)
    return residual


@inner
def blocked_contact(c: SteppingArrays, s: CoulombArrays, work: Workspace, k: int) -> int:
    """Take out directions that loops hold, of one motion; the contact that would have to close along one, or −1."""
    for g in range(k):
        for j in range(len(work.rows)):
            for lane in range(LANES):
                work.step[(j * k + g) * LANES + lane] = c.reach[j * s.m + work.part[g] + lane]
    found = remove_held_directions(work, k, c.numbers[NUMBERS.slow])
    return work.part[found // LANES] + found % LANES if found >= 0 else -1


@inlined
def write_out(
    c: SteppingArrays, s: CoulombArrays, work: Workspace, k: int, stride: int, first: int, good: Any, like: Any
) -> None:
    """States and impulses in some lanes; those of the step before are kept."""
    many = vector_zero(like)
    spread_out(c.states, work.state, work, k, s.m, stride, first, good, broadcast_like(OPEN, many), like)
    for j in range(len(work.rows)):
        for i in range(0, s.m, LANES // width(like)):
            place = (j * s.m + i) * stride + first
            put(c.last, place, choose(good, at(c.p, place, many), at(c.last, place, many)))
            put(c.x, place, many)
    for j in range(len(work.rows)):
        p, found = further(c.p, j * s.m * stride), further(work.x, j * k * LANES)
        spread_out(p, found, work, k, s.m, stride, first, good, many, like)


@inlined
def cones_only(c: SteppingArrays, s: CoulombArrays, held: Any) -> bool:
    """Whether no joint is dry and no schedule holds a contact."""
    found = True
    for i in range(s.m):
        found = found and held[i] == 0 and c.dry[i] == 0
    return found


@inlined
def spread_out(
    target: Any,
    found: Any,
    work: Workspace,
    k: int,
    m: int,
    stride: int,
    first: int,
    good: Any,
    other: Any,
    like: Any,
) -> None:
    """Numbers of groups that take part, and one for all others, where all contacts have theirs.

    The last group may write beyond what it has, which comes next.
    """
    many, taken = vector_zero(like), 0
    for i in range(0, m, LANES // width(like)):
        new, place = other, i * stride + first
        if taken < k and work.part[taken] == i:
            new, taken = at(found, taken * LANES, many), taken + 1
        put(target, place, choose(good, new, at(target, place, many)))


@inlined
def of_contacts(numbers: Any, i: int, like: Any) -> Any:
    """Numbers of the contacts of a group: of four of them, or one for all lanes."""
    many = vector_zero(like)
    return broadcast_like(float(numbers[i]), many) if width(like) == LANES else at(numbers, i, many)


@inlined
def chosen(flags: Any, i: int, m: int, like: Any) -> Any:
    """Which contacts of a group have a flag; flags are not read beyond the last contact."""
    many = vector_zero(like)
    if width(like) == LANES:
        return broadcast_like(float(flags[i]), many) > 0.5
    a, b = broadcast_like(flag(flags, i, m), many), broadcast_like(flag(flags, i + 1, m), many)
    c, d = broadcast_like(flag(flags, i + 2, m), many), broadcast_like(flag(flags, i + 3, m), many)
    return merge_lanes(a, b, c, d) > 0.5


@inlined
def flag(flags: Any, i: int, m: int) -> float:
    """Of a contact, none beyond the last one."""
    return float(flags[i]) if i < m else 0.0


@inlined
def take_part(
    c: SteppingArrays,
    s: CoulombArrays,
    work: Workspace,
    held: Any,
    plain: bool,
    h: float,
    stride: int,
    first: int,
    like: Any,
) -> int:
    """Which groups do, in some lane, and their laws; normal velocities with gaps and restitution added."""
    many, k, near = vector_zero(like), 0, c.numbers[NUMBERS.near]
    none, one, never = broadcast_like(0.0, many), broadcast_like(1.0, many), broadcast_like(NEVER, many)
    work.slides[0] = 0.0
    for i in range(0, s.m, LANES // width(like)):
        place, normal = i * stride + first, (NORMAL * s.m + i) * stride + first
        gap, state, b = at(c.gaps, place, many), at(c.states, place, many), at(c.b, normal, many)
        inside = both(
            magnitude(at(c.places, place, many)) <= of_contacts(c.extents, i, like),
            magnitude(at(c.places, (s.m + i) * stride + first, many)) <= of_contacts(c.extents, s.m + i, like),
        )
        below = both(logical_not(inside), gap < -near)
        behind = both(logical_not(gap > near), either(at(c.behind, place, many) > 0.5, below))
        put(c.behind, place, choose(behind, one, none))
        restitution = of_contacts(c.restitution, i, like)
        soon = both(gap + b * (0.5 * h) < 0.0, either(restitution <= 0.0, state > OPEN + 0.5))
        touch = both(both(inside, either(gap <= near, soon)), logical_not(behind))
        touch = both(touch, of_contacts(c.free, i, like) > 0.5)
        law = choose(touch, broadcast_like(float(CONE), many), none)
        if not plain:
            law = choose(chosen(held, i, s.m, like), broadcast_like(float(HELD), many), law)
            law = choose(chosen(c.dry, i, s.m, like), broadcast_like(float(DRY), many), law)
        if not any_lane(law > 0.5):
            continue
        work.part[k] = i
        here, still, kinetic = k * LANES, of_contacts(c.mu_static, i, like), of_contacts(c.mu, i, like)
        mu, bound, floor = choose(magnitude(state - float(STICK)) < 0.5, still, kinetic), none, none
        if not plain:
            hold, dry = both(law > HELD - 0.5, law < HELD + 0.5), law > DRY - 0.5
            bound = choose(hold, never, choose(dry, mu * h, none))
            floor = choose(hold, 0.0 - never, choose(dry, never, none))
            mu, kinetic = choose(law > HELD - 0.5, none, mu), choose(dry, kinetic * h, kinetic)
            gap = choose(law > HELD - 0.5, none, gap)
        b, into = choose(gap > 0.0, b + gap * 2.0 / h, b), at(c.u, normal, many)
        bounces = both(into < -c.numbers[NUMBERS.bounce], restitution > 0.0)
        b = choose(bounces, b + into * restitution, b)
        put(work.law, here, law)
        put(work.mu, here, mu)
        put(work.bound, here, bound)
        put(work.floor, here, choose(law > 0.5, floor, never))
        put(work.kinetic, here, kinetic)
        put(work.gap, here, gap)
        put(work.bounce, here, choose(law > 0.5, b, none))
        k += 1
    return k


@inlined
def start(c: SteppingArrays, s: CoulombArrays, work: Workspace, k: int, stride: int, first: int, like: Any) -> None:
    """b of groups that take part, and impulses to start from: continued from two steps where a contact bore in both."""
    many = vector_zero(like)
    none = broadcast_like(0.0, many)
    for g in range(k):
        here, normal = g * LANES, (NORMAL * s.m + work.part[g]) * stride + first
        touch = at(work.law, here, many) > 0.5
        bore = both(at(c.p, normal, many) > 0.0, at(c.last, normal, many) > 0.0)
        for j in range(len(work.rows)):
            place = (j * s.m + work.part[g]) * stride + first
            p = at(c.p, place, many)
            ahead = choose(bore, p + (p - at(c.last, place, many)), p)
            put(work.x, j * k * LANES + here, choose(touch, ahead, none))
            if j != NORMAL:
                put(work.b, j * k * LANES + here, choose(touch, at(c.b, place, many), none))
        put(work.b, NORMAL * k * LANES + here, at(work.bounce, here, many))


@inlined
def find_states(c: SteppingArrays, work: Workspace, k: int, like: Any) -> Any:
    """States of contacts; lanes in which one slides under more than kinetic friction, which it then has."""
    far, many = k * LANES, vector_zero(like)
    still, moves, free = broadcast_like(STICK, many), broadcast_like(SLIP, many), broadcast_like(OPEN, many)
    slides = broadcast_like(0.0, many)
    for r in range(0, far, LANES):
        u, law, kinetic = column(work.u, r, far, many, work.rows), at(work.law, r, many), at(work.kinetic, r, many)
        mu, bound, dry = at(work.mu, r, many), at(work.bound, r, many), law > DRY - 0.5
        bears = both(law > 0.5, either(either(at(work.x, r + NORMAL * far, many) > 0.0, bound > 0.0), dry))
        fast = both(both(bears, sideways(u) > c.numbers[NUMBERS.slow]), bound < NEVER)
        put(work.state, r, choose(fast, moves, choose(bears, still, free)))
        less = both(fast, choose(dry, bound, mu) > kinetic)
        put(work.mu, r, choose(both(less, logical_not(dry)), kinetic, mu))
        put(work.bound, r, choose(both(less, dry), kinetic, bound))
        slides = choose(less, broadcast_like(1.0, many), slides)
    return largest(slides, like) > 0.5
