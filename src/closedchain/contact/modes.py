"""Between events: which contacts are open, stick or slip, their forces, and how far they are from changing.

In a mode every closed contact has a known law, so forces f follow from linear equations on the Delassus operator:

    stick   c + W f = 0 in all its rows             slip   (c + W f)_n = 0,  f_t = −μ d f_n, d the direction of slip

A dry joint has one row, and sticks or slips like a contact whose bound μ f_n is a number: in a slip its force is known.

Margins are positive while a mode lasts: gaps of open contacts, normal forces, what friction has left, speeds of slip.
Where contacts share what they bear, f is not unique; then any f within all cones that gives the same motion will do.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from closedchain.contact.arrays import ABSENT, BLOCKED, CONE, DRY, HELD, NORMAL, OPEN, SLIDING, SLIP, STICK, Whole
from closedchain.contact.problem import ContactProblem, solve_contacts
from closedchain.records import dataclass
from closedchain.types import Array

SOLVED = 1e-8  # natural map of forces that are taken as an answer
CREEP = 1e3  # times `slow`: below this rounding turns a slip
GLIDE = 1e4  # times `slow`: slower slips keep their direction during a step
STOP = 3e4  # times `slow`: what is left of a slip that ends
TURN = 0.02  # rad by which such a slip may turn in a step
SINGULAR = 1e-10  # relative singular value that counts as none


class Evaluation(NamedTuple):
    """What the operator gives at a state (operator.py)."""

    velocities: Array
    pivot: Array
    K: Array
    W: Array
    u: Array
    c: Array
    gaps: Array
    reach: Array
    places: Array
    wrenches: Array
    outside: Array
    multipliers: Array
    applied: Array


@dataclass(frozen=True, eq=False)
class ContactLaws:
    """Coefficients of all contacts, then of dry joints, and what counts as none.

    D: rows per contact     extents: half lengths of faces, infinite for other surfaces
    dry: which are joints; their mu and mu_static are the bounds themselves, N
    near: m, of a gap      slow: m/s, of a velocity      force: N, of a force      gentle: m/s², of an acceleration
    bounce: m/s, below which an impact is inelastic
    """

    names: tuple[str, ...]
    D: int
    mu: Array
    mu_static: Array
    restitution: Array
    extents: Array
    dry: Any
    near: float
    slow: float
    force: Array
    gentle: float
    bounce: float

    @property
    def tangents(self) -> list[int]:
        """Rows of a block that are not the normal."""
        return [k for k in range(self.D) if k != NORMAL]

    def blocks(self, values: Array) -> Array:
        """Rows by contact, (contacts, D)."""
        return values.reshape(-1, self.D)

    def sideways(self, values: Array) -> Array:
        """Tangents and spin by contact, the normal set to zero."""
        found = values.reshape(-1, self.D).copy()
        found[:, NORMAL] = 0.0
        return found

    def bounds(self, mu: Array, f: Array) -> Array:
        """The most that friction can give."""
        return np.where(self.dry, mu, mu * self.blocks(f)[:, NORMAL])

    def known(self, mode_slips: Any, along: Array) -> Array:
        """Forces of dry joints that slip."""
        f = np.zeros((len(self.names), self.D))
        slips = self.dry & mode_slips
        f[slips] = -self.mu[slips, None] * along[slips]
        return f.ravel()

    def inside(self, places: Array) -> Any:
        """Which contacts are above or below their face, not beside it."""
        return np.all(np.abs(places.reshape(-1, 2)) <= self.extents, axis=1)


@dataclass(frozen=True, eq=False)
class ContactPhase:
    """States of all contacts, directions of slip at the start (contacts, D), which ones a schedule holds.

    steady: slips that keep their direction       shared: whether forces are not unique
    """

    states: Whole
    along: Array
    held: Any
    steady: Any
    shared: bool = False


def held_rows(laws: ContactLaws, mode: ContactPhase, e: Evaluation) -> Whole:
    """Rows whose acceleration a mode keeps at zero and that loops do not hold anyway."""
    states = np.repeat(mode.states, laws.D)
    normal = np.tile(np.arange(laws.D) == NORMAL, len(mode.states))
    kept = (states == STICK) | ((states == SLIP) & normal)
    return np.flatnonzero(kept & (np.diag(e.W) > BLOCKED * e.reach))


def is_shared(laws: ContactLaws, mode: ContactPhase, e: Evaluation) -> bool:
    """Whether forces of a mode are not unique."""
    rows = held_rows(laws, mode, e)
    if rows.size < 2:
        return False
    scale = np.sqrt(np.diag(e.W)[rows])
    values = np.linalg.svd(e.W[np.ix_(rows, rows)] / np.outer(scale, scale), compute_uv=False)
    return bool(values[-1] < 1e-9 * values[0])


def kinds_of(laws: ContactLaws, closed: Any, held: Any, slides: Any) -> Whole:
    """By which law each takes part; forces of dry joints that slide are known and no part of a problem."""
    contacts = np.where(held, HELD, np.where(closed, np.where(slides, SLIDING, CONE), ABSENT))
    return np.where(laws.dry, np.where(slides, ABSENT, DRY), contacts).astype(np.int64)


def at_rest(laws: ContactLaws, e: Evaluation, due: Any) -> Any:
    """Contacts that do not slip; where a slow slip ends it may still creep sideways."""
    return np.sqrt((laws.sideways(e.u) ** 2).sum(axis=1)) <= np.where(due, STOP, 1.0) * laws.slow


def choose_mode(
    laws: ContactLaws, e: Evaluation, closed: Any, held: Any, due: Any, stuck: Any
) -> tuple[ContactPhase, Array] | None:
    """The mode in which the machine goes on, and forces; none where no acceleration obeys Coulomb's law (Painlevé).

    closed: contacts that touch and do not separate        held: contacts that a schedule holds now
    due: contacts at the end of what they bear, which leave or start to slip however slowly
    stuck: contacts that stuck until now. What slipped and comes to rest at the bound of its cone may rest there: where
    contacts share what they bear, others take it over
    """
    m, D = len(laws.names), laws.D
    u, along = laws.sideways(e.u), np.zeros((m, D))
    slides = closed & ~held & ~at_rest(laws, e, due)
    along[slides] = u[slides] / np.linalg.norm(u[slides], axis=1, keepdims=True)
    kinds, known = kinds_of(laws, closed, held, slides), laws.known(slides, along)
    mu, f, c = np.where(slides, laws.mu, laws.mu_static), np.zeros(D * m), e.c + e.W @ known
    states, a, turn = np.full(m, OPEN), np.zeros((m, D)), np.zeros(m)
    for _ in range(2):
        found = solve_contacts(ContactProblem(e.W, c, kinds, mu, along), f, e.reach, laws.gentle)
        if found.blocked >= 0 or not found.residual <= SOLVED:
            return None
        f = found.p
        blocked = (kinds != ABSENT) & (found.kinds == ABSENT)
        a = laws.blocks(c + e.W @ f)
        turn = np.sqrt((laws.sideways(a.ravel()) ** 2).sum(axis=1))
        push, side = laws.blocks(f)[:, NORMAL], np.sqrt((laws.sideways(f) ** 2).sum(axis=1))
        leaves = ((a[:, NORMAL] > laws.gentle) | due) & (push <= 10 * laws.force) & ~blocked
        # what presses along a direction that the loops hold is not determined, and does nothing
        states = np.where((kinds == ABSENT) | leaves | blocked, OPEN, np.where(kinds == SLIDING, SLIP, STICK))
        states = np.where(laws.dry, np.where(slides, SLIP, STICK), states)
        bound = due & stuck & (side >= laws.bounds(mu, f) - 10 * laws.force)
        starts = np.isin(kinds, (CONE, DRY)) & (states == STICK) & ((turn > laws.gentle) | bound) & ~blocked
        states[starts] = SLIP
        states[held] = STICK
        if not np.any(starts & (mu > laws.mu)):
            break
        mu = np.where(starts, laws.mu, mu)
    for i in np.flatnonzero((states == SLIP) & np.isin(kinds, (CONE, DRY))):
        along[i] = a[i] if turn[i] > laws.gentle else -laws.blocks(f)[i]
        along[i, NORMAL] = 0.0
        along[i] /= np.linalg.norm(along[i]) or 1.0
    mode = ContactPhase(states.astype(np.int64), along, held, np.zeros(m, bool))
    return replace(mode, shared=is_shared(laws, mode, e)), f + known
