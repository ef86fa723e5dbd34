"""The equations of a mode of contacts and dry joints, compiled, as calls that integrators take for kernels.

The operator kernel gives the motion without contact forces, K, W = J K, u and c = dJ/dt v + J a of all contacts. In a
mode each of them has a known law, so forces f follow from a small dense system (contact/modes.py). The mode is data:
states, directions of slip, what is held. What changes it (margins) are functions that the one search watches.

    respond   dy/dt with contact forces, and the evidence by which it is verified
    watch     functions of users and limits, then margins
    close     loops, gaps of closed contacts, velocities of what is held
    prepare   directions that slow slips have at the end of a step, and keep in it
    turned    whether one went elsewhere
"""

from __future__ import annotations

import numpy as np

from closedchain.contact.arrays import (
    ABSENT,
    BLOCKED,
    CONE,
    DRY,
    HELD,
    NORMAL,
    OPEN,
    SLIDING,
    SLIP,
    STICK,
    CoulombArrays,
)
from closedchain.kernel.jit import inner, shipped
from closedchain.kernel.numba_call import call_bound
from closedchain.kernel.pointers import copy, entry, further
from closedchain.simulate.integrators.registers import (
    LIMITS,
    MODE_CALLS,
    MODE_FLAGS,
    MODE_NUMBERS,
    MODE_TASKS,
    ModeArrays,
)
from closedchain.types import Array

SOLVED = 1e-8  # natural map of forces that are taken as an answer
SINGULAR_PIVOT = 1e-13  # relative pivot below which forces are not unique
SOFT, ROUNDS = 1e-5, 12  # of proximal steps to the least forces


@inner
def run(c: ModeArrays, row: int) -> None:
    """Run a kernel, one of MODE_CALLS, if there is one."""
    if c.calls[4 * row] != 0:
        call_bound(c.calls[4 * row], c.calls[4 * row + 1], c.calls[4 * row + 2], c.calls[4 * row + 3])


@inner
def operate(c: ModeArrays) -> None:
    """The operator at t, y and u, unless it was evaluated there last."""
    same = c.flags[MODE_FLAGS.known] != 0 and c.seen[0] == c.t[0]
    if same:
        for i in range(c.core):
            same = same and c.seen[1 + i] == c.y[i]
    if same:
        return
    c.seen[0] = c.t[0]
    copy(c.y, further(c.seen, 1), c.core)
    run(c, MODE_CALLS.operator)
    c.flags[MODE_FLAGS.known] = 1


@inner
def sideways(c: ModeArrays, i: int, values: Array) -> float:
    """Length of the tangents and the spin of a contact's block."""
    total = 0.0
    for j in range(c.D):
        if j != NORMAL:
            total += values[c.D * i + j] ** 2
    return float(np.sqrt(total))


@inner
def forward(c: ModeArrays, i: int) -> float:
    """Velocity of a contact along its direction of slip."""
    total = 0.0
    for j in range(c.D):
        if j != NORMAL:
            total += c.u[c.D * i + j] * c.along[c.D * i + j]
    return total


@inner
def directions(c: ModeArrays) -> None:
    """Directions of slip now; those of the step where a contact hardly moves or beyond where it would stop."""
    for i in range(c.m):
        speed = sideways(c, i, c.u)
        moving = c.states[i] == SLIP and c.steady[i] == 0 and forward(c, i) > 0.0
        moving = moving and speed > c.numbers[MODE_NUMBERS.slow]
        for j in range(c.D):
            r = c.D * i + j
            c.now[r] = (0.0 if j == NORMAL else c.u[r] / speed) if moving else c.along[r]


@inner
def eliminate(A: Array, x: Array, n: int) -> float:
    """x = A⁻¹ x by elimination with row exchanges; the smallest relative pivot."""
    big, small = 0.0, np.inf
    for k in range(n):
        p, best = k, abs(A[k * n + k])
        for i in range(k + 1, n):
            if abs(A[i * n + k]) > best:
                p, best = i, abs(A[i * n + k])
        big, small = max(big, best), min(small, best)
        if not best > 0.0:
            return 0.0
        if p != k:
            for j in range(n):
                keep = A[k * n + j]
                A[k * n + j] = A[p * n + j]
                A[p * n + j] = keep
            keep = x[k]
            x[k] = x[p]
            x[p] = keep
        for i in range(k + 1, n):
            factor = A[i * n + k] / A[k * n + k]
            if factor != 0.0:
                for j in range(k + 1, n):
                    A[i * n + j] -= factor * A[k * n + j]
                x[i] -= factor * x[k]
    for k in range(n - 1, -1, -1):
        total = x[k]
        for j in range(k + 1, n):
            total -= A[k * n + j] * x[j]
        x[k] = total / A[k * n + k]
    return small / big if big > 0.0 else 1.0


@inner
def solve_rows(c: ModeArrays, k: int) -> None:
    """c.x from c.A x = c.r of k rows; where forces are shared the least, by proximal steps from none."""
    if c.flags[MODE_FLAGS.shared] == 0:
        copy(c.A, c.LU, k * k)
        copy(c.r, c.x, k)
        if eliminate(c.LU, c.x, k) > SINGULAR_PIVOT:
            return
    most = 0.0
    for i in range(k):
        most = max(most, abs(c.A[i * k + i]))
        c.x[i] = 0.0
    for _ in range(ROUNDS):
        copy(c.A, c.LU, k * k)
        worst, size = 0.0, 0.0
        for i in range(k):
            rest = c.r[i]
            for j in range(k):
                rest -= c.A[i * k + j] * c.x[j]
            c.side[i] = rest
            worst, size = max(worst, abs(rest)), max(size, abs(c.r[i]))
            c.LU[i * k + i] += SOFT * most
        if worst <= 1e-14 * size:
            return
        eliminate(c.LU, c.side, k)
        for i in range(k):
            c.x[i] += c.side[i]


@inner
def held_rows(c: ModeArrays) -> int:
    """Rows whose acceleration the mode keeps at zero and that loops do not hold anyway, into c.rows."""
    k, n = 0, c.m * c.D
    for i in range(c.m):
        for j in range(c.D):
            r = c.D * i + j
            kept = c.states[i] == STICK or (c.states[i] == SLIP and j == NORMAL)
            if kept and c.W[r * n + r] > BLOCKED * c.reach[r]:
                c.rows[k] = r
                k += 1
    return k


@inner
def take_known(c: ModeArrays, f: Array) -> None:
    """Forces of dry joints that slip; zero elsewhere."""
    for i in range(c.m):
        for j in range(c.D):
            r = c.D * i + j
            f[r] = -c.mu[i] * c.now[r] if c.dry[i] != 0 and c.states[i] == SLIP else 0.0


@inner
def mode_forces(c: ModeArrays) -> None:
    """Forces of the mode into c.f."""
    n = c.m * c.D
    directions(c)
    take_known(c, c.f)
    k = held_rows(c)
    for a in range(k):
        row = c.rows[a]
        rest = c.c[row]
        for q in range(n):
            rest += c.W[row * n + q] * c.f[q]
        c.r[a] = -rest
        for b in range(k):
            column = c.rows[b]
            i = column // c.D
            w = c.W[row * n + column]
            if c.states[i] == SLIP:
                for j in range(c.D):
                    w -= c.W[row * n + c.D * i + j] * c.mu[i] * c.now[c.D * i + j]
            c.A[a * k + b] = w
    if k > 0:
        solve_rows(c, k)
    for a in range(k):
        row = c.rows[a]
        i = row // c.D
        c.f[row] += c.x[a]
        if c.states[i] == SLIP:
            for j in range(c.D):
                c.f[c.D * i + j] -= c.mu[i] * c.now[c.D * i + j] * c.x[a]


@inner
def respond(c: ModeArrays, outputs: int) -> None:
    """dy/dt, pivot, and the evidence [multipliers; applied forces; f]."""
    dy, pivot = entry(outputs, 0), entry(outputs, 1)
    operate(c)
    mode_forces(c)
    n, nx = c.m * c.D, c.nq + c.nv
    copy(c.velocities, dy, c.core)
    for i in range(c.nv):
        for r in range(n):
            dy[c.nq + i] += c.K[i * n + r] * c.f[r]
    contacts = 0.0
    for i in range(c.m):
        for j in range(c.D):
            power = c.f[c.D * i + j] * c.u[c.D * i + j]
            if c.dry[i] != 0:
                dy[nx + 1] += power
            else:
                contacts += power
    works = further(dy, c.core)
    works[0], works[1] = contacts, 0.0
    for i in range(6):
        total = c.outside[i]
        for r in range(n):
            total += c.wrenches[i * n + r] * c.f[r]
        works[2 + i] = total
    pivot[0] = c.pivot[0]
    for i in range(c.loops):
        total = c.multipliers[i * (n + 1)]
        for r in range(n):
            total += c.multipliers[i * (n + 1) + 1 + r] * c.f[r]
        c.evidence[i] = total
    copy(c.applied, further(c.evidence, c.loops), c.nv)
    copy(c.f, further(c.evidence, c.loops + c.nv), n)


@inner
def solve_problem(c: ModeArrays, s: CoulombArrays, scale: float, static_sticks: bool) -> bool:
    """Coulomb's law on b + W p, known forces of dry slips apart; whether it was solved. p is guess and answer.

    scale: of bounds, 1 for forces, or the length of a step for its impulses
    """
    n = c.m * c.D
    for i in range(c.m):
        slips = c.states[i] == SLIP and (c.steady[i] == 0 or static_sticks)
        if c.dry[i] != 0:
            s.kinds[i] = ABSENT if slips else DRY
        elif c.held[i] != 0 and c.states[i] != OPEN:
            s.kinds[i] = HELD
        else:
            s.kinds[i] = ABSENT if c.states[i] == OPEN else SLIDING if slips else CONE
        sticks = c.states[i] == STICK
        s.mu[i] = (c.mu_static[i] if sticks else c.mu[i]) * (scale if c.dry[i] != 0 else 1.0)
    copy(c.now, s.along, n)
    copy(c.W, s.W, n * n)
    run(c, MODE_CALLS.solve)
    return bool(c.residual[0] <= SOLVED)


@inner
def admissible(c: ModeArrays, s: CoulombArrays) -> bool:
    """Whether c.f lies within all cones, or others that give the same motion do, which then are c.f."""
    n, good = c.m * c.D, True
    for i in range(c.m):
        if c.states[i] == OPEN or c.held[i] != 0:
            continue
        push = c.f[c.D * i + NORMAL]
        bound = c.mu_static[i] * (1.0 if c.dry[i] != 0 else push)
        within = c.states[i] == SLIP or sideways(c, i, c.f) <= bound + c.force[i]
        good = good and push >= -c.force[i] and within
    if good:
        return True
    take_known(c, c.side)
    for r in range(n):
        s.b[r], s.p[r] = c.c[r], c.f[r] - c.side[r]
        for q in range(n):
            s.b[r] += c.W[r * n + q] * c.side[q]
    if not solve_problem(c, s, 1.0, True):
        return False
    for r in range(n):
        s.p[r] += c.side[r]
    for a in range(held_rows(c)):
        row = c.rows[a]
        moves = c.c[row]
        for q in range(n):
            moves += c.W[row * n + q] * s.p[q]
        if not abs(moves) <= c.numbers[MODE_NUMBERS.gentle]:
            return False
    copy(s.p, c.f, n)
    return True


@inner
def open_margin(c: ModeArrays, i: int) -> float:
    """Gap of an open contact; beside a face what is left to it, and below one the way up."""
    beside = max(abs(c.places[2 * i]) - c.extents[2 * i], abs(c.places[2 * i + 1]) - c.extents[2 * i + 1])
    near = c.numbers[MODE_NUMBERS.near]
    if c.behind[i] != 0:
        return float(-c.gaps[i] / near + 1.0)
    return float((max(c.gaps[i], beside) if beside > 0.0 else c.gaps[i]) / near + 1e-3)


@inner
def watch(c: ModeArrays, s: CoulombArrays) -> None:
    """Functions of users and limits, then three margins per contact: 1 where there is none, so that none vanishes."""
    run(c, MODE_CALLS.watch)
    operate(c)
    mode_forces(c)
    good = c.flags[MODE_FLAGS.shared] == 0 or admissible(c, s)
    g = further(c.g, c.functions)
    for i in range(c.m):
        way, push, left, D = 1.0, 1.0, 1.0, c.D
        if c.scheduled[i] == 0 and c.states[i] == OPEN:
            way = open_margin(c, i)
        elif c.scheduled[i] == 0:
            if c.extents[2 * i] < np.inf:
                beside = max(abs(c.places[2 * i]) - c.extents[2 * i], abs(c.places[2 * i + 1]) - c.extents[2 * i + 1])
                way = -beside / c.numbers[MODE_NUMBERS.near] + 1.0
            if c.dry[i] == 0:
                push = c.f[D * i + NORMAL] / c.force[i] + 1.0
            bound = c.mu_static[i] * (1.0 if c.dry[i] != 0 else c.f[D * i + NORMAL])
            if c.states[i] == STICK:
                left = (bound - sideways(c, i, c.f)) / c.force[i] + 1.0
            else:
                left = forward(c, i) / c.numbers[MODE_NUMBERS.slow] + 0.5
        g[3 * i], g[3 * i + 1], g[3 * i + 2] = way if good else -1.0, push, left
    n = c.m * c.D
    copy(c.f, c.noted, n)
    copy(c.along, further(c.noted, n), n)
    for i in range(c.m):
        c.noted[2 * n + i] = c.steady[i]


@inner
def energy(c: ModeArrays, y: Array) -> float:
    """Kinetic and potential energy at a row."""
    copy(y, c.row, c.nq + c.nv)
    run(c, MODE_CALLS.energy)
    return float(c.level[0])


@inner
def shift(c: ModeArrays, k: int) -> None:
    """c.shift = K x of k rows."""
    n = c.m * c.D
    for i in range(c.nv):
        total = 0.0
        for a in range(k):
            total += c.K[i * n + c.rows[a]] * c.x[a]
        c.shift[i] = total


@inner
def take_rows(c: ModeArrays, k: int) -> None:
    """W of k rows into c.A."""
    n = c.m * c.D
    for a in range(k):
        for b in range(k):
            c.A[a * k + b] = c.W[c.rows[a] * n + c.rows[b]]


@inner
def close(c: ModeArrays, outputs: int) -> None:
    """y with closed loops and gaps, stopped where it is held; how far it was open; the energy given is kept."""
    out, error, pivot = entry(outputs, 0), entry(outputs, 1), entry(outputs, 2)
    nq, nv, n, worst, least = c.nq, c.nv, c.m * c.D, 0.0, 1.0
    works, grave = nq + nv, c.flags[MODE_FLAGS.grave] != 0
    before = energy(c, c.y)
    copy(c.y, c.kept, c.core + 8)
    copy(c.kept, out, c.core + 8)
    if c.calls[4 * MODE_CALLS.close] != 0:
        run(c, MODE_CALLS.close)
        copy(c.closed, out, c.core)
        worst, least = c.error[0], c.pivot_closed[0]
    if grave:
        copy(further(c.kept, nq), further(out, nq), nv)
    copy(out, c.y, c.core)
    operate(c)
    k = 0
    for i in range(c.m):
        r = c.D * i + NORMAL
        if c.states[i] != OPEN and c.held[i] == 0 and c.dry[i] == 0 and c.W[r * n + r] > BLOCKED * c.reach[r]:
            c.rows[k], c.r[k] = r, -c.gaps[i]
            worst = max(worst, abs(c.gaps[i]))
            k += 1
    if k > 0:
        take_rows(c, k)
        solve_rows(c, k)
        shift(c, k)
        copy(out, c.row, nq)
        run(c, MODE_CALLS.moved)
        copy(c.moved, out, nq)
    k = 0 if grave else held_rows(c)
    if k > 0:
        for a in range(k):
            c.r[a] = -c.u[c.rows[a]]
        take_rows(c, k)
        solve_rows(c, k)
        shift(c, k)
        for i in range(nv):
            out[nq + i] += c.shift[i]
        for i in range(6):
            for a in range(k):
                out[c.core + 2 + i] += c.wrenches[i * n + c.rows[a]] * c.x[a]
    out[works + 4] = c.kept[works + 4] + energy(c, out) - before
    copy(c.kept, c.y, c.core + 8)
    error[0], pivot[0] = worst, least


@inner
def prepare(c: ModeArrays, s: CoulombArrays) -> None:
    """Directions that slow slips have at the end of a step, by Coulomb's law on u + h (c + W f), and keep in it.

    Friction turns a slow slip within μ f / (m |u|) seconds into the direction in which it is pushed, which an explicit
    method would follow with tiny steps.
    """
    n, D, slow, some, h = c.m * c.D, c.D, c.numbers[MODE_NUMBERS.slow], False, c.limits[LIMITS.step]
    for i in range(c.m):
        some = some or c.states[i] == SLIP
    if not some:
        return
    operate(c)
    some = False
    for i in range(c.m):
        steady = c.states[i] == SLIP and c.dry[i] == 0 and sideways(c, i, c.u) < c.numbers[MODE_NUMBERS.glide]
        c.steady[i] = 1 if steady else 0
        some = some or steady
    directions(c)
    copy(c.now, c.along, n)
    if not some:
        return
    for i in range(c.m):
        slides = c.dry[i] != 0 and c.states[i] == SLIP
        for j in range(D):
            c.side[D * i + j] = -c.mu[i] * c.along[D * i + j] if slides else 0.0
    for r in range(n):
        total = c.c[r]
        for q in range(n):
            total += c.W[r * n + q] * c.side[q]
        s.b[r], s.p[r] = c.u[r] + h * total, 0.0
        c.r[r] = s.b[r]
    if not solve_problem(c, s, h, False):
        return
    for i in range(c.m):
        if c.steady[i] == 0:
            continue
        size, ahead = 0.0, 0.0
        for j in range(D):
            c.x[j] = 0.0
            if j != NORMAL:
                c.x[j] = c.r[D * i + j]
                for q in range(n):
                    c.x[j] += c.W[(D * i + j) * n + q] * s.p[q]
            size += c.x[j] ** 2
            ahead += c.x[j] * c.along[D * i + j]
        size = np.sqrt(size)
        if size > slow and ahead > 0.0:
            for j in range(D):
                c.along[D * i + j] = c.x[j] / size


@inner
def turned(c: ModeArrays) -> None:
    """Whether a slow slip no longer goes where it was taken to go, into the limits."""
    c.limits[LIMITS.turned] = 0.0
    some = False
    for i in range(c.m):
        some = some or c.steady[i] != 0
    if not some:
        return
    operate(c)
    for i in range(c.m):
        speed, ahead = sideways(c, i, c.u), forward(c, i)
        aside = 0.0 < ahead < (1.0 - 0.5 * c.numbers[MODE_NUMBERS.turn] ** 2) * speed
        if c.steady[i] != 0 and speed > c.numbers[MODE_NUMBERS.creep] and aside:
            c.limits[LIMITS.turned] = 1.0


@inner
def serve(task: int, outputs: int, c: ModeArrays, s: CoulombArrays) -> int:
    """One of MODE_TASKS; outputs: the address of a table of addresses."""
    if task == MODE_TASKS.respond:
        respond(c, outputs)
    elif task == MODE_TASKS.watch:
        watch(c, s)
    elif task == MODE_TASKS.close:
        close(c, outputs)
    elif task == MODE_TASKS.prepare:
        prepare(c, s)
    else:
        turned(c)
    return 0


shipped("mode", serve, (int, int, ModeArrays, CoulombArrays))
