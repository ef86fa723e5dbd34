"""Memory of contacts that take part, and how it lies.

Numbers lie component by component: the first tangents of all contacts, then the second ones, then the normals. A group
is a vector of four lanes: four contacts of one motion, or one contact of four motions. Groups take part in which a lane
does; the other lanes are open, which changes no digit of those that are not. Rows are those of contacts; `far` is the
distance of components, `row` that of rows.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from closedchain.contact.arrays import LANES, CoulombArrays
from closedchain.contact.quick.lanes import width
from closedchain.kernel.jit import inlined
from closedchain.kernel.pointers import further


class QuickRoom(NamedTuple):
    """Contacts that take part in some lane, gathered; numbers of all lanes side by side."""

    part: Any
    law: Any  # ABSENT, CONE, SLIDING, HELD or DRY, in each lane
    mu: Any
    bound: Any  # of friction: bound + μ p_n
    floor: Any  # the normal acts where p_n − ρ u_n is above it
    kinetic: Any  # μ of sliding; of a dry joint its bound
    gap: Any
    bounce: Any  # normal velocities that are to be none: with gaps and restitution
    state: Any
    A: Any
    H: Any
    b: Any
    rho: Any
    x: Any
    u: Any
    F: Any
    shift: Any  # −ε p of the last proximal step
    own: Any  # diagonal of W
    T: Any  # T of tangents (three), μ d (two), whether a contact bears; the same times ρ
    lift: Any
    deep: Any  # 1 where a contact bears below its surface
    along: Any  # given directions of sliding
    soft: Any  # ε
    slides: Any  # 1 if a direction of sliding is given


@inlined
def make_room(s: CoulombArrays, w: int) -> QuickRoom:
    """Places within the memory of a problem; every component has room for contacts that fill a vector."""
    m = (s.m + LANES - 1) // LANES * LANES * w
    n, size = 3 * m, 3 * m // w * 3 * m
    rows, ends = further(s.reals, 2 * size), further(s.reals, 2 * size + 7 * n)
    return QuickRoom(
        s.integers, ends, further(ends, m), further(ends, 2 * m), further(ends, 3 * m), further(ends, 4 * m),
        further(ends, 5 * m), further(ends, 6 * m), further(ends, 7 * m), s.reals, further(s.reals, size), rows,
        further(rows, n), further(rows, 2 * n), further(rows, 3 * n), further(rows, 4 * n), further(rows, 5 * n),
        further(rows, 6 * n), further(ends, 8 * m), further(ends, 20 * m), further(ends, 21 * m),
        further(ends, 22 * m), further(ends, 25 * m), further(ends, 25 * m + LANES),
    )  # fmt: skip


@inlined
def contacts_in(k: int, like: Any) -> int:
    """Contacts of k groups."""
    return int(k * LANES // width(like))


@inlined
def contact_at(room: QuickRoom, i: int, like: Any) -> int:
    """Its number in the machine."""
    return int(room.part[i] if width(like) == LANES else room.part[i // LANES] + i % LANES)


@inlined
def takes_part(room: QuickRoom, i: int, like: Any) -> bool:
    """Whether a contact does, in any lane."""
    return width(like) == LANES or bool(room.law[i] > 0.5)
