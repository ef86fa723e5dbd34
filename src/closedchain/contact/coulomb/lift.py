"""Changes of configuration that close the gaps of contacts below their surface."""

from __future__ import annotations

from typing import Any

from closedchain.contact.arrays import LANES, NORMAL, CoulombArrays, SteppingArrays
from closedchain.contact.coulomb.lanes import (
    any_lane,
    at,
    both,
    broadcast_like,
    choose,
    greater,
    largest,
    put,
    vector_zero,
    width,
)
from closedchain.contact.coulomb.workspace import Workspace, contacts_in
from closedchain.kernel.jit import inlined

RIGID = 1e-9  # of the largest element: softness with which gaps are corrected where contacts share their load


@inlined
def correct_gaps(
    c: SteppingArrays, s: CoulombArrays, work: Workspace, k: int, stride: int, first: int, depth: Any, like: Any
) -> None:
    """x with W_nn x = −gap of contacts that bear and lie below their surface, by L D Lᵀ; the others have x = 0."""
    far, many, x = k * LANES, vector_zero(like), work.lift
    normals = NORMAL * far
    nothing, deepest, most = broadcast_like(0.0, many), broadcast_like(0.0, many), broadcast_like(0.0, many)
    for r in range(0, far, LANES):
        gap = at(work.gap, r, many)
        deep = both(both(at(work.law, r, many) > 0.5, at(work.x, normals + r, many) > 0.0), gap < 0.0)
        most = choose(deep, greater(at(work.own, normals + r, many), most), most)
        deepest = choose(deep, greater(0.0 - gap, deepest), deepest)
        put(work.deep, r, choose(deep, broadcast_like(1.0, many), nothing))
        put(x, r, choose(deep, 0.0 - gap, nothing))
    if not any_lane(deepest > 0.0):
        return
    put(depth, first, greater(largest(deepest, like), at(depth, first, like)))
    form_normals(work, k, largest(most, like) * RIGID, like)
    solve_normals(work, contacts_in(k, like), like)
    for g in range(k):
        put(c.x, (NORMAL * s.m + work.part[g]) * stride + first, at(x, g * LANES, many))


@inlined
def form_normals(work: Workspace, k: int, soft: Any, like: Any) -> None:
    """The lower half of W_nn of contacts that are deep; the others have rows of the identity."""
    w, far, L = width(like), k * LANES, work.H
    normals, count, none, one = NORMAL * far, contacts_in(k, like), broadcast_like(0.0, like), broadcast_like(1.0, like)
    for i in range(count):
        here = at(work.deep, i * w, like) > 0.5
        for j in range(i + 1):
            both_deep = both(here, at(work.deep, j * w, like) > 0.5)
            own = at(work.A, (normals // w + i) * len(work.rows) * far + normals + j * w, like)
            if i == j:
                put(L, (i * count + i) * w, choose(here, own + soft, one))
            else:
                put(L, (i * count + j) * w, choose(both_deep, own, none))


@inlined
def solve_normals(work: Workspace, count: int, like: Any) -> None:
    """Replace what is to be lifted by x, by L D Lᵀ."""
    w, L, x = width(like), work.H, work.lift
    for i in range(count):
        total = at(L, (i * count + i) * w, like)
        right = at(x, i * w, like)
        for j in range(i):
            row = at(L, (i * count + j) * w, like)  # L D
            for l in range(j):  # noqa: E741
                other = at(L, (j * count + l) * w, like) * at(L, (l * count + l) * w, like)
                row = row - at(L, (i * count + l) * w, like) * other
            row = row / at(L, (j * count + j) * w, like)
            put(L, (i * count + j) * w, row)
            total = total - row * row * at(L, (j * count + j) * w, like)
            right = right - row * at(x, j * w, like)
        put(L, (i * count + i) * w, total)
        put(x, i * w, right)
    for i in range(count - 1, -1, -1):
        total = at(x, i * w, like) / at(L, (i * count + i) * w, like)
        for j in range(i + 1, count):
            total = total - at(L, (j * count + i) * w, like) * at(x, j * w, like)
        put(x, i * w, total)
