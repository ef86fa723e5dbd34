"""Coulomb's law of several contacts at once, exactly (no convex relaxation). Machine code.

    u = W p + b        per contact a block of D rows: two tangents, the normal, and with D = 4 the spin about it

    absent     p = 0
    cone       p ∈ K_μ, u + μ |u_t| n ∈ K_μ*, and they are orthogonal (de Saxcé): |p_t| ≤ μ p_n, u_n ≥ 0, and where the
               bound is met p_t opposes u_t
    sliding    u_n ≥ 0, p_n ≥ 0, u_n p_n = 0, p_t = −μ d p_n along a given direction d
    held       u = 0, whatever p that takes
    dry        of a joint: its first row alone, |p| ≤ μ (the bound itself), and where it is met p opposes u

p are impulses and u velocities, or p forces and u accelerations. Spin is scaled to a length, so that the cone of a soft
finger is as round as that of a hard one.

Semismooth Newton on Alart and Curnier's equations, with line search. W may be singular (contacts of one rigid body
share what they bear): where Newton meets a pivot that is rounding, proximal steps, W + ε and b − ε p, start from p = 0
and lead to the least p. Where Newton fails it starts again with a large ε, which is lowered step by step, and
Gauss–Seidel over the contacts, each solved exactly, brings it closer; at last it starts from rest. What counts is the
natural map at the end, p − Proj_K(p − ρ (u + μ |u_t| n)), as a share of the largest impulse in play.

P. Alart, A. Curnier, A mixed formulation for frictional contact problems prone to Newton like solution methods,
Comput. Methods Appl. Mech. Eng. 92 (1991).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import ABSENT, BLOCKED, CONE, DRY, HELD, NORMAL, SLIDING, CoulombArrays
from closedchain.contact.blocks import copy, eliminate, length, row_product
from closedchain.contact.newton import (
    CONVERGED,
    CoulombRoom,
    contact_velocity,
    impulse_scale,
    make_room,
    newton,
    within,
)
from closedchain.contact.quick.newton import SURE
from closedchain.contact.quick.problem import solve_problem
from closedchain.kernel.jit import inner, shipped
from closedchain.kernel.pointers import further
from closedchain.types import Array

PROXIMAL, ROUNDS, SWEEPS = 40, 12, 10
SOFT = 1e-8  # ε, as a share of the largest diagonal element
LEVELS = 1e7  # how much larger ε is at first where Newton fails
GOOD, ENOUGH, PROMISED = 1e-15, 1e-11, 1e-10  # natural map at which iterations end, or where they gain no more
EDGE = 1e-9  # of the largest impulse: what is this close to a bound is at it


@inner
def block_directions(s: CoulombArrays, reach: Array, slack: float) -> int:
    """Take out directions that loops hold; the first contact that must move along one, or −1."""
    n = s.m * s.D
    for i in range(s.m):
        if s.kinds[i] == ABSENT:
            continue
        if s.kinds[i] == DRY:  # a joint that the loops hold needs no friction; one that they move now rubs in vain
            r = s.D * i
            if s.W[r * n + r] <= BLOCKED * reach[r] and abs(s.b[r]) <= slack:
                s.kinds[i] = ABSENT
            continue
        held = s.kinds[i] == HELD
        for k in range(s.D):
            r = s.D * i + k
            if s.W[r * n + r] > BLOCKED * reach[r]:
                continue
            if (k == NORMAL and s.b[r] < -slack) or (held and abs(s.b[r]) > slack):
                return i
            s.b[r] = 0.0
            for j in range(n):
                s.W[r * n + j] = s.W[j * n + r] = 0.0
            if k == NORMAL and not held:
                s.kinds[i] = ABSENT
    return -1


@inner
def solve_coulomb(s: CoulombArrays) -> float:
    """p from what it was, and the natural map's residual."""
    room, k = make_room(s), 0
    for i in range(s.m):
        if s.kinds[i] != ABSENT:
            room.part[k] = i
            k += 1
    n = s.m * s.D
    if k == 0:
        for r in range(n):
            s.p[r] = 0.0
        return 0.0
    size, soft = k * s.D, gather(s, room, k)
    room.soft[0] = 0.0
    residual = np.inf
    if newton(s, room, k) == CONVERGED:
        residual = natural_map(s, room, k)
        copy(room.x, room.best, size)
    if not residual <= SURE or (k > 1 and rests_at_bound(s, room, k)):
        residual = proximal(s, room, k, soft)
    if not residual <= PROMISED:
        residual = from_rest(s, room, k, soft, residual)
    for r in range(n):
        s.p[r] = 0.0
    for c in range(k):
        copy(further(room.best, s.D * c), further(s.p, s.D * room.part[c]), s.D)
    return residual


@inner
def gather(s: CoulombArrays, room: CoulombRoom, k: int) -> float:
    """Rows of contacts that take part, ρ of each; ε."""
    D, n, size = s.D, s.m * s.D, k * s.D
    most = 0.0
    for c in range(k):
        here = D * room.part[c]
        for j in range(D):
            r = D * c + j
            room.b[r], room.x[r], room.centre[r] = s.b[here + j], s.p[here + j], 0.0
            for d in range(k):
                copy(further(s.W, (here + j) * n + D * room.part[d]), further(room.A, r * size + D * d), D)
            own = room.A[r * size + r]
            most = own if own > most else most
    most = most if most > 0.0 else 1.0
    for c in range(k):
        side = 1e-3 * most
        for j in range(D):
            r = D * c + j
            own = room.A[r * size + r]
            if j == NORMAL:
                room.rho[r] = 1 / (own if own > 1e-3 * most else 1e-3 * most)
            elif own > side:
                side = own
        for j in range(D):
            if j != NORMAL:  # tangents share ρ: a projection onto a disc is round
                room.rho[D * c + j] = 1 / side
    return SOFT * most


@inner
def proximal(s: CoulombArrays, room: CoulombRoom, k: int, soft: float) -> float:
    """The least p, by steps with ε; the residual."""
    size, best, last = k * s.D, np.inf, np.inf
    for count in range(PROXIMAL):
        room.soft[0] = soft
        if newton(s, room, k) != CONVERGED:
            approach(s, room, k, soft)
        residual = natural_map(s, room, k)
        if residual < best:
            best = residual
            copy(room.x, room.best, size)
        slow = not residual <= 0.5 * last
        if residual <= GOOD or not residual < np.inf or (slow and (best <= ENOUGH or count > 3)):
            break
        last = residual
        copy(room.x, room.centre, size)
    return best


@inner
def from_rest(s: CoulombArrays, room: CoulombRoom, k: int, soft: float, before: float) -> float:
    """Newton once more, from the p that stops everything: where friction presses a slip down, only a blow ends it."""
    size = k * s.D
    for r in range(size):
        copy(further(room.A, r * size), further(room.H, r * size), size)
        room.H[r * size + r] += soft
        room.x[r] = -room.b[r]
    room.soft[0] = 0.0
    if not eliminate(room.H, room.x, size) > 0.0 or newton(s, room, k) != CONVERGED:
        return before
    residual = natural_map(s, room, k)
    if not residual < before:
        return before
    copy(room.x, room.best, size)
    return residual


@inner
def natural_map(s: CoulombArrays, room: CoulombRoom, k: int) -> float:
    """|p − Proj_K(p − ρ (u + μ |u_t| n))| with the true W over the largest impulse in play; of held ones ρ |u|."""
    D, size, soft = s.D, k * s.D, room.soft[0]
    room.soft[0] = 0.0
    contact_velocity(room, size, room.x)
    room.soft[0] = soft
    worst = 0.0
    for c in range(k):
        i, r = room.part[c], D * c
        P, u, rho, z = further(room.x, r), further(room.u, r), further(room.rho, r), room.small
        for j in range(D):
            z[j] = P[j] - rho[NORMAL] * u[j]
        if s.kinds[i] == HELD:
            for j in range(D):
                z[j] = P[j] - rho[j] * u[j]
        elif s.kinds[i] == SLIDING:
            z[NORMAL] = max(0.0, z[NORMAL])
            for j in range(D):
                if j != NORMAL:
                    z[j] = -s.mu[i] * s.along[D * i + j] * P[NORMAL]
        elif s.kinds[i] == DRY:
            z[0] = within(P[0] - rho[0] * u[0], s.mu[i])
        else:
            z[NORMAL] -= rho[NORMAL] * s.mu[i] * length(u, D, NORMAL)
            project(z, s.mu[i], D)
        for j in range(D):
            left = abs(P[j] - z[j])
            worst = left if not left <= worst else worst
    return worst / impulse_scale(room, room.x, size)


@inner
def rests_at_bound(s: CoulombArrays, room: CoulombRoom, k: int) -> bool:
    """Whether a dry joint does not move and gives all it can: others may bear more in its place, which Newton ignores.

    room.u: velocities that `natural_map` left
    """
    none = EDGE * impulse_scale(room, room.x, k * s.D)
    for c in range(k):
        i, r = room.part[c], s.D * c
        if s.kinds[i] == DRY and abs(room.x[r]) >= s.mu[i] - none and room.rho[r] * abs(room.u[r]) <= none:
            return True
    return False


@inner
def project(z: Any, mu: float, D: int) -> None:
    """Replace z by the point of the cone |z_t| ≤ μ z_n that is nearest to it."""
    side, push = length(z, D, NORMAL), z[NORMAL]
    if side <= mu * push:
        return
    share = 0.0
    if mu * side <= -push:
        push = 0.0
    else:
        push = (push + mu * side) / (1 + mu * mu)
        share = mu * push / side if side > 0 else 0.0
    for j in range(D):
        z[j] = push if j == NORMAL else z[j] * share


@inner
def approach(s: CoulombArrays, room: CoulombRoom, k: int, soft: float) -> None:
    """Solutions for smaller and smaller ε, each by Newton from the one before, helped by Gauss–Seidel."""
    size, level = k * s.D, soft * LEVELS
    for r in range(size):
        room.x[r] = 0.0
    while True:
        room.soft[0] = level
        good = newton(s, room, k) == CONVERGED
        for _ in range(ROUNDS):
            if good:
                break
            for _ in range(SWEEPS):
                moved = 0.0
                for c in range(k):
                    moved = max(moved, solve_one(s, room, k, c))
                if moved <= 1e-14 * impulse_scale(room, room.x, size):
                    break
            good = newton(s, room, k) == CONVERGED
        if level <= soft:
            return
        level = max(soft, 0.03 * level)


@inner
def solve_one(s: CoulombArrays, room: CoulombRoom, k: int, c: int) -> float:
    """One contact's answer to all others; by how much it changes.

    A contact that slides has u_t = −κ p_t with κ > 0 and u_n = 0: |p_t| − μ p_n, as a function of κ, is positive at
    κ = 0 (it does not stick) and negative for large κ (it bears).
    """
    D, size, i, r = s.D, k * s.D, room.part[c], s.D * c
    W, before, x, first = further(room.A, r * size + r), room.small, further(room.x, r), further(room.small, D)
    for j in range(D):  # velocities without this contact
        before[j] = x[j]
        x[j] = 0.0
    for j in range(D):
        others = row_product(further(room.A, (r + j) * size), room.x, size)
        first[j] = room.b[r + j] - room.soft[0] * room.centre[r + j] + others
    mu = s.mu[i]
    if s.kinds[i] == DRY:
        x[0] = within(-first[0] / (W[0] + room.soft[0]), mu)
    elif s.kinds[i] == SLIDING:
        lean = W[NORMAL * size + NORMAL] + room.soft[0]
        for j in range(D):
            if j != NORMAL:
                lean -= W[NORMAL * size + j] * mu * s.along[D * i + j]
        push = max(0.0, -first[NORMAL] / max(lean, 1e-3 * W[NORMAL * size + NORMAL]))
        for j in range(D):
            x[j] = push if j == NORMAL else -mu * s.along[D * i + j] * push
    elif not (s.kinds[i] == CONE and first[NORMAL] >= 0):
        excess, unit = pressed(s, room, k, c, 0.0), W[0] + room.soft[0]
        if s.kinds[i] == CONE and excess > 0:
            low, high = 0.0, unit
            while pressed(s, room, k, c, high) > 0 and high < 1e12 * unit:
                low, high = high, 4 * high
            for _ in range(60):
                if high - low <= 1e-13 * high:
                    break
                middle = 0.5 * (low + high) if low == 0.0 else np.sqrt(low * high)
                if pressed(s, room, k, c, middle) > 0:
                    low = middle
                else:
                    high = middle
            pressed(s, room, k, c, high)
    moved = 0.0
    for j in range(D):
        moved = max(moved, abs(x[j] - before[j]))
    return moved


@inner
def pressed(s: CoulombArrays, room: CoulombRoom, k: int, c: int, kappa: float) -> float:
    """p of one contact with u_t = −κ p_t and u_n = 0, into x; |p_t| − μ p_n."""
    D, size, r = s.D, k * s.D, s.D * c
    x, first, W = further(room.x, r), further(room.small, D), further(room.small, 2 * D)
    for j in range(D):
        copy(further(room.A, (r + j) * size + r), further(W, D * j), D)
        W[D * j + j] += room.soft[0] + (0.0 if j == NORMAL else kappa)
        x[j] = -first[j]
    eliminate(W, x, D)
    return float(length(x, D, NORMAL) - s.mu[room.part[c]] * x[NORMAL])


@inner
def block(s: CoulombArrays, reach: Array, slack: float) -> int:
    """`block_directions` for Python."""
    return block_directions(s, reach, slack)


@inner
def solve(s: CoulombArrays, residual: Array) -> int:
    """By plain Newton, else `solve_coulomb`, for Python."""
    residual[0] = solve_problem(s) if s.D == 3 else np.inf
    if not residual[0] <= SURE:
        residual[0] = solve_coulomb(s)
    return 0


shipped("block", block, (CoulombArrays, Array, float))
shipped("solve", solve, (CoulombArrays, Array))
