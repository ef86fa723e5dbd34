"""The equations of any mode, from the motion without contacts and the answer of all contact points to forces.

    a = a_free + W f        f such that held rows of a vanish        dv/dt = dv/dt_free + K f

Slower than a mode's own equations and right wherever the motion is: at fully extended legs, and where several contacts
hold one rigid body. There the motion is unique and forces are not; they are the least ones, or, where these would
leave a friction cone, others within all cones if there are any.
"""

from __future__ import annotations

import numpy as np

from closedchain.kernel.jit import inner
from closedchain.kernel.numba_call import call
from closedchain.simulate.contact.cone import AWAY, CLOSED, HELD, SLIPPING, bearable, largest, polish, row, sweep
from closedchain.simulate.contact.layout import OPEN, SLIP, STICK, ContactCode, Delassus, ModeValues, Whole
from closedchain.types import Array


@inner
def answers(m: int, nv: int) -> Delassus:
    """Arrays for the Delassus operator."""
    W, K = np.empty((3 * m, 3 * m)), np.empty((nv, 3 * m))
    return Delassus(W, np.empty(3 * m), K, np.empty(3 * m), np.empty(m), np.empty(3 * m))


@inner
def ask(code: ContactCode, y: Array, dv: Array) -> Delassus:
    """How contact points answer impulses, where they are, and how they move and accelerate."""
    found = answers(code.friction.size, code.nv)
    outputs = (found.W, found.u, found.K, found.r, found.g, found.a)
    call(code.touch, (y, dv), outputs, code.work)
    return found


@inner
def without_contacts(code: ContactCode, slip: Array, y: Array, out: ModeValues) -> Delassus:
    """The motion without contacts, and how contact points answer during it."""
    call(code.derivatives[0], (code.t, y, code.p, slip), (out.dy, out.f, out.g, out.s, out.pivot), code.work)
    return ask(code, y, out.dy[code.nq : code.nq + code.nv])


@inner
def evaluate_generally(code: ContactCode, modes: Whole, slip: Array, y: Array, out: ModeValues) -> None:
    """dy/dt and contacts in a mode."""
    found, along = without_contacts(code, slip, y, out), slip.copy()
    a, u = found.a, found.u
    for i in range(modes.size):
        if modes[i] != OPEN:
            back = code.feedback
            for j in range(3 * i, 3 * i + 3):
                a[j] += 2 * back * u[j]
            a[3 * i + 2] += back * back * found.g[i]
        speed = np.hypot(u[3 * i], u[3 * i + 1])
        if modes[i] == SLIP and speed > 1e-9 and not code.slow[i]:
            along[2 * i], along[2 * i + 1] = u[3 * i] / speed, u[3 * i + 1] / speed
    shared = polish(found.W, a, code.friction, along, out.f, modes)
    if shared:
        share(code, modes, found.W, a, along, out.f)
    for j in range(code.nv):
        out.dy[code.nq + j] += row(found.K, j, out.f)
    first = code.nq + code.nv
    if y.size > first:
        for j in range(u.size):
            out.dy[first + 2] += out.f[j] * u[j]
        add_impulses(code, found.r, out.f, out.dy[first + 4 :])
    out.pivot[0] = 1.0


@inner
def share(code: ContactCode, modes: Whole, W: Array, a: Array, along: Array, f: Array) -> None:
    """Forces of contacts that share them freely: within the cones, if that gives the same motion."""
    kinds = np.zeros(modes.size, np.int64)
    for i in range(modes.size):
        closed = HELD if code.held[i] else CLOSED if modes[i] == STICK else SLIPPING
        kinds[i] = AWAY if modes[i] == OPEN else closed
    if bearable(kinds, code.mu_static, f):
        return
    other, change = np.empty(f.size), np.empty(f.size)
    sweep(W, a, kinds, code.mu_static, along, other)
    for j in range(f.size):
        change[j] = other[j] - f[j]
    tolerance = 1e-6 * max(largest(a), 1e-9)
    for j in range(f.size):
        if abs(row(W, j, change)) > tolerance:
            return
    for j in range(f.size):
        f[j] = other[j]


@inner
def add_impulses(code: ContactCode, r: Array, p: Array, total: Array) -> None:
    """Moment about the world's origin and force of all contacts, added to [moment; force]."""
    for i in range(code.friction.size):
        R, f = code.planes[i], p[3 * i : 3 * i + 3]
        x, y, z = row(R, 0, f), row(R, 1, f), row(R, 2, f)
        total[0] += r[3 * i + 1] * z - r[3 * i + 2] * y
        total[1] += r[3 * i + 2] * x - r[3 * i] * z
        total[2] += r[3 * i] * y - r[3 * i + 1] * x
        total[3] += x
        total[4] += y
        total[5] += z
