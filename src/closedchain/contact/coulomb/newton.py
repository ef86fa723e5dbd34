"""Coulomb's law of contacts by semismooth Newton on the equations of Alart and Curnier (equations.py).

Of one motion, or of four in SIMD lanes.

Steps are whole, without line search. Where contacts share their load, so that W is singular, proximal steps with W + ε
and b − ε p follow from p = 0, which lead to the least p. What counts is the natural map at the end.
"""

from __future__ import annotations

from typing import Any

from closedchain.contact.arrays import DRY, LANES, NORMAL, SLIDING
from closedchain.contact.coulomb.blocks import (
    block,
    column,
    put_column,
    select,
    stacked,
    sum_of_rows,
    with_rows,
)
from closedchain.contact.coulomb.elimination import eliminate
from closedchain.contact.coulomb.equations import (
    alart_curnier,
    friction,
    in_part,
    opposite_where,
    p_minus_projection,
    p_minus_sliding,
    worst_of,
)
from closedchain.contact.coulomb.lanes import (
    any_lane,
    at,
    both,
    broadcast_like,
    choose,
    either,
    greater,
    largest,
    logical_not,
    magnitude,
    put,
    vector_zero,
    width,
)
from closedchain.contact.coulomb.workspace import Workspace, contacts_in, takes_part
from closedchain.kernel.jit import inlined, inner

ITERATIONS, PROXIMAL = 10, 4
REACHED, EXACT = 1e-13, 1e-15  # of the largest impulse: F that is none; with ε, which divides what is left of it
SURE = 1e-12  # natural map of a solution that is accepted
ROUGH = 1e-11  # of the largest impulse: F at which steps with ε may end
EDGE = 1e-9  # of the largest impulse: what is this close to a bound is at it
SHARED = 1e-9  # of the size of a block: determinant that elimination must leave, of contacts that share no load


@inlined
def solve_plainly(work: Workspace, k: int, lanes: Any, shared: Any, dry: bool, like: Any) -> Any:
    """p in some lanes by Newton, the least where it is not unique; the natural map, and lanes that are solved.

    shared: lanes in which W is known to be singular     dry: whether a joint may be dry
    """
    worst = broadcast_like(0.0, like)
    shared, solved = both(lanes, shared), worst > 0.0
    alone, singular = both(lanes, logical_not(shared)), shared
    if any_lane(alone):
        solved, found = newton(work, k, alone, like)
        singular, worst = either(found, shared), natural_map(work, k, like)
        if dry:
            singular = either(singular, both(solved, rests_at_bound(work, k, like)))
    if any_lane(singular):
        worst = proximal(work, k, singular, worst, like)
        solved = either(solved, singular)
    return worst, both(solved, worst <= SURE)


@inner
def newton(work: Workspace, k: int, good: Any, like: Any) -> Any:
    """Newton from x in some lanes; in which of them it converges, and in which H is singular."""
    singular = broadcast_like(0.0, like) > 0.0
    value = equations(work, k, like)
    done = value <= impulse_scale(work, k, like) * REACHED
    for _ in range(ITERATIONS):
        moves = both(good, logical_not(done))
        if not any_lane(moves):
            break
        singular = either(singular, both(moves, logical_not(eliminate(work, k, SHARED, like))))
        good = both(good, logical_not(singular))
        step(work, k, both(good, logical_not(done)), like)
        value = equations(work, k, like)
        done = either(done, value <= impulse_scale(work, k, like) * REACHED)
    return both(good, done), singular


@inner
def proximal(work: Workspace, k: int, lanes: Any, before: Any, like: Any) -> Any:
    """The least p in some lanes, by steps with ε; the natural map."""
    w, far, none, many, D = width(like), k * LANES, broadcast_like(0.0, like), vector_zero(like), len(work.rows)
    soft = choose(lanes, at(work.soft, 0, like), none)
    for i in range(0, far, w):
        for j in range(D):
            add(work.A, (j * far + i) // w * D * far + j * far + i, soft)
    moves, worst = lanes, before
    for _ in range(PROXIMAL):
        refine(work, k, moves, like)
        remove_softness(work, k, soft, like)
        for r in range(0, D * far, LANES):
            x, shift = at(work.x, r, many), at(work.shift, r, many)
            put(work.shift, r, choose(moves, 0.0 - x * soft, shift))
        worst = choose(moves, natural_map(work, k, like), worst)
        moves = both(moves, logical_not(worst <= SURE))
        if not any_lane(moves):
            break
    return worst


@inlined
def remove_softness(work: Workspace, k: int, soft: Any, like: Any) -> None:
    """Velocities with the true W, in the place of those with W + ε."""
    many = vector_zero(like)
    for r in range(0, len(work.rows) * k * LANES, LANES):
        x, u, shift = at(work.x, r, many), at(work.u, r, many), at(work.shift, r, many)
        put(work.u, r, u - (x * soft + shift))


@inner
def refine(work: Workspace, k: int, moves: Any, like: Any) -> None:
    """Newton from x in some lanes as far as it leads: ε divides what is left."""
    value = equations(work, k, like)
    for _ in range(ITERATIONS):
        if not any_lane(moves):
            break
        moves = both(moves, eliminate(work, k, 0.0, like))
        step(work, k, moves, like)
        now, scale = equations(work, k, like), impulse_scale(work, k, like)
        ends = either(now <= scale * EXACT, both(now <= scale * ROUGH, logical_not(now <= value * 0.5)))
        moves, value = both(moves, logical_not(ends)), now


@inlined
def step(work: Workspace, k: int, moves: Any, like: Any) -> None:
    """x − H⁻¹ F in some lanes."""
    many = vector_zero(like)
    for r in range(0, len(work.rows) * k * LANES, LANES):
        x = at(work.x, r, many)
        put(work.x, r, choose(moves, x - at(work.F, r, many), x))


@inlined
def impulse_scale(work: Workspace, k: int, like: Any) -> Any:
    """The largest impulse in play."""
    many = vector_zero(like)
    most = broadcast_like(1e-300, many)
    for r in range(0, len(work.rows) * k * LANES, LANES):
        push = magnitude(at(work.b, r, many)) * at(work.rho, r, many)
        most = greater(greater(magnitude(at(work.x, r, many)), push), most)
    return largest(most, like)


@inlined
def add(target: Any, place: int, value: Any) -> None:
    """target += value."""
    put(target, place, at(target, place, value) + value)


@inlined
def velocities(work: Workspace, k: int, like: Any) -> None:
    """u = W x + b + shift, where W is symmetric."""
    w, many, far, rows = width(like), vector_zero(like), k * LANES, work.rows
    row, next_row = len(rows) * far, far // w * len(rows) * far
    for g in range(0, far, LANES):
        total = stacked(column(work.b, g, far, many, rows), column(work.shift, g, far, many, rows), many)
        for i in range(contacts_in(k, like)):
            if takes_part(work, i, like):
                W = block(work.A, i * row + g, far, next_row, many, rows)
                total = with_rows(total, W, column(work.x, i * w, far, like, rows))
        put_column(work.u, g, far, sum_of_rows(total))


@inlined
def equations(work: Workspace, k: int, like: Any) -> Any:
    """u and F at x, what H is made of, and the largest element of F."""
    far, many, slides, rows = k * LANES, vector_zero(like), work.slides[0] > 0.5, work.rows
    velocities(work, k, like)
    worst = broadcast_like(0.0, many)
    for g in range(0, far, LANES):
        p, u = column(work.x, g, far, many, rows), column(work.u, g, far, many, rows)
        rho, rho_n = at(work.rho, g, many), at(work.rho, g + NORMAL * far, many)
        floor, mu, bound = at(work.floor, g, many), at(work.mu, g, many), at(work.bound, g, many)
        bears, mu, radius, slips, d, turn = friction(p, u, rho, rho_n, floor, mu, bound)
        if slides:
            known = magnitude(at(work.law, g, many) - float(SLIDING)) < 0.5
            d = opposite_where(known, column(work.along, g, far, many, rows), d)
            slips, turn = either(slips, known), choose(known, broadcast_like(0.0, many), turn)
        F, numbers = alart_curnier(p, u, rho, rho_n, bears, mu, radius, slips, d, turn)
        put_column(work.F, g, far, F)
        put_column(work.T, g, far, numbers)
        worst = worst_of(worst, F)
    return largest(worst, like)


@inlined
def natural_map(work: Workspace, k: int, like: Any) -> Any:
    """|p − Proj_K(p − ρ (u + μ |u_t| n))| over the largest impulse in play, at the velocities found last."""
    far, many, slides, rows = k * LANES, vector_zero(like), work.slides[0] > 0.5, work.rows
    worst = broadcast_like(0.0, many)
    for r in range(0, far, LANES):
        mu, bound, law = at(work.mu, r, many), at(work.bound, r, many), at(work.law, r, many)
        p, u, rho = (
            column(work.x, r, far, many, rows),
            column(work.u, r, far, many, rows),
            at(work.rho, r + NORMAL * far, many),
        )
        change = p_minus_projection(p, u, rho, mu, bound)
        if slides:
            known = magnitude(law - float(SLIDING)) < 0.5
            along = column(work.along, r, far, many, rows)
            change = select(known, p_minus_sliding(p, u, rho, mu, along), change)
        worst = worst_of(worst, in_part(law > 0.5, change))
    return largest(worst, like) / impulse_scale(work, k, like)


@inlined
def rests_at_bound(work: Workspace, k: int, like: Any) -> Any:
    """Lanes in which a dry joint does not move and gives all it can, at the velocities found last.

    Others may bear more in its place, so that p is not unique, which Newton does not notice.
    """
    far, many = k * LANES, vector_zero(like)
    none, one = broadcast_like(0.0, many), broadcast_like(1.0, many)
    edge, rests = none + impulse_scale(work, k, like) * EDGE, none
    for r in range(0, far, LANES):
        p, moved = magnitude(at(work.x, r, many)), magnitude(at(work.rho, r, many) * at(work.u, r, many))
        at_bound = both(logical_not(p < at(work.bound, r, many) - edge), moved <= edge)
        rests = choose(both(at(work.law, r, many) > DRY - 0.5, at_bound), one, rests)
    return largest(rests, like) > 0.5
