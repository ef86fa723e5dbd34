"""Memory of contacts that take part, and how it lies.

Numbers lie component by component: the first tangents of all contacts, then the second ones, then the normals, and the
spins if contacts have four rows. A group is a vector of four lanes: four contacts of one motion, or one contact of four
motions. Groups take part in which a lane does; the other lanes are open, which changes no digit of those that are not.
Rows are those of contacts; `far` is the distance of components, `row` that of rows.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from closedchain.contact.arrays import LANES, CoulombArrays
from closedchain.contact.coulomb.lanes import width
from closedchain.contact.coulomb.terms import unrolled
from closedchain.kernel.jit import inlined
from closedchain.kernel.pointers import further


class Workspace(NamedTuple):
    """Contacts that take part in some lane, gathered; numbers of all lanes side by side."""

    rows: Any  # as many zeros as a contact has rows, which compiled code is written out for
    numbers: Any  # as many zeros as H needs numbers of a contact
    part: Any
    law: Any  # ABSENT, CONE, SLIDING, HELD or DRY, in each lane
    mu: Any
    bound: Any  # of friction: bound + μ p_n
    floor: Any  # the normal acts where p_n − ρ u_n is above it
    kinetic: Any  # μ of sliding; of a dry joint its bound
    gap: Any
    bounce: Any  # normal velocities that are to be none: with gaps and restitution
    state: Any
    deep: Any  # 1 where a contact bears below its surface
    lift: Any
    slides: Any  # 1 if a direction of sliding is given
    soft: Any  # ε
    A: Any
    H: Any
    b: Any
    rho: Any
    x: Any
    u: Any
    F: Any
    shift: Any  # −ε p of the last proximal step
    own: Any  # diagonal of W
    along: Any  # given directions of sliding
    step: Any  # of the safeguards: Newton's step, where it begins, the best p, and that of the last proximal step
    base: Any
    best: Any
    centre: Any
    small: Any  # of one contact
    T: Any  # T of tangents (upper triangle), μ d, whether a contact bears; the same times ρ


@unrolled
def newton_numbers(rows: Any) -> Any:
    """As many zeros as H needs numbers of a contact."""
    tangents = len(rows) - 1
    return (rows[0],) * (tangents * (tangents + 1) + 2 * tangents + 2)


@inlined
def make_workspace(s: CoulombArrays, w: int, rows: Any) -> Workspace:
    """Places within the memory of a problem (`memory`); every component has places for contacts that fill a vector."""
    D = len(rows)
    m = (s.m + LANES - 1) // LANES * LANES * w
    n, size = D * m, D * m // w * D * m
    ends, tall = further(s.reals, 2 * size), further(s.reals, 2 * size + 12 * m)
    return Workspace(
        rows, newton_numbers(rows), s.integers, ends, further(ends, m), further(ends, 2 * m), further(ends, 3 * m),
        further(ends, 4 * m), further(ends, 5 * m), further(ends, 6 * m), further(ends, 7 * m), further(ends, 8 * m),
        further(ends, 9 * m), further(ends, 10 * m), further(ends, 11 * m), s.reals, further(s.reals, size), tall,
        further(tall, n), further(tall, 2 * n), further(tall, 3 * n), further(tall, 4 * n), further(tall, 5 * n),
        further(tall, 6 * n), further(tall, 7 * n), further(tall, 8 * n), further(tall, 9 * n), further(tall, 10 * n),
        further(tall, 11 * n), further(tall, 12 * n), further(tall, 14 * n),
    )  # fmt: skip


@inlined
def contacts_in(k: int, like: Any) -> int:
    """Contacts of k groups."""
    return int(k * LANES // width(like))


@inlined
def contact_at(work: Workspace, i: int, like: Any) -> int:
    """Its number in the machine."""
    return int(work.part[i] if width(like) == LANES else work.part[i // LANES] + i % LANES)


@inlined
def takes_part(work: Workspace, i: int, like: Any) -> bool:
    """Whether a contact does, in any lane."""
    return width(like) == LANES or bool(work.law[i] > 0.5)
