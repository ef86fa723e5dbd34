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
GLIDE = 1e6  # times `slow`: slower slips keep their direction during a step
STOP = 3e4  # times `slow`: what is left of a slip that ends
TURN = 0.02  # rad by which such a slip may turn in a step
SINGULAR = 1e-10  # relative singular value that counts as none


class Evaluation(NamedTuple):
    """What the full kernel gives at a state (operator.py)."""

    a: Array
    K: Array
    W: Array
    u: Array
    c: Array
    gaps: Array
    reach: Array
    places: Array
    pivot: Array
    q_dot: Array
    powers: Array
    wrenches: Array
    outside: Array
    energy: Array
    multipliers: Array


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


class Margin(NamedTuple):
    """How far a contact is from changing; negative where it has."""

    value: float
    contact: int


def directions(laws: ContactLaws, mode: ContactPhase, e: Evaluation) -> Array:
    """Directions of slip now; those of the start where a contact hardly moves or beyond where it would stop."""
    u = laws.sideways(e.u)
    speed = np.sqrt((u * u).sum(axis=1))
    now = u / np.where(speed > 0, speed, 1.0)[:, None]
    forward = (u * mode.along).sum(axis=1) > 0
    moving = (mode.states == SLIP) & ~mode.steady & forward & (speed > laws.slow)
    return np.where(moving[:, None], now, mode.along)


def steady_directions(laws: ContactLaws, mode: ContactPhase, e: Evaluation, h: float) -> ContactPhase:
    """The mode with the directions that slow slips have at the end of a step of length h, and keep during it.

    Friction turns a slow slip within μ f / (m |u|) seconds into the direction in which it is pushed. An explicit method
    would follow that with tiny steps; here it is the direction of Coulomb's law on u + h (c + W f), as in time steps.
    """
    u = laws.sideways(e.u)
    speed = np.sqrt((u * u).sum(axis=1))
    steady = (mode.states == SLIP) & (speed < GLIDE * laws.slow) & ~laws.dry
    along = directions(laws, replace(mode, steady=steady), e)
    if not steady.any():
        return replace(mode, along=along, steady=steady)
    slides = (mode.states == SLIP) & ~steady
    kinds = kinds_of(laws, mode.states != OPEN, mode.held, slides)
    mu = np.where(mode.states == STICK, laws.mu_static, laws.mu) * np.where(laws.dry, h, 1.0)
    free = e.u + h * (e.c + e.W @ laws.known(slides, along))
    found = solve_contacts(ContactProblem(e.W, free, kinds, mu, along), reach=e.reach)
    after = laws.sideways(free + e.W @ found.p)
    size = np.sqrt((after * after).sum(axis=1))
    known = steady & (size > laws.slow) & ((after * along).sum(axis=1) > 0) & (found.residual <= SOLVED)
    along = np.where(known[:, None], after / np.where(size > 0, size, 1.0)[:, None], along)
    return replace(mode, along=along, steady=steady)


def turned(laws: ContactLaws, mode: ContactPhase, e: Evaluation) -> bool:
    """Whether a slow slip no longer goes where it was taken to go."""
    u = laws.sideways(e.u)
    speed = np.sqrt((u * u).sum(axis=1))
    cosine = (u * mode.along).sum(axis=1) / np.where(speed > 0, speed, 1.0)
    return bool(np.any(mode.steady & (speed > CREEP * laws.slow) & (cosine > 0) & (cosine < 1 - 0.5 * TURN**2)))


def mode_forces(laws: ContactLaws, mode: ContactPhase, e: Evaluation) -> Array:
    """f of a mode; the least where it is not unique."""
    rows, along = held_rows(laws, mode, e), directions(laws, mode, e)
    f = laws.known(mode.states == SLIP, along)
    if not rows.size:
        return f
    c = (e.c + e.W @ f)[rows]
    B = np.zeros((f.size, rows.size))
    B[rows, np.arange(rows.size)] = 1.0
    for j in np.flatnonzero(mode.states[rows // laws.D] == SLIP):
        i = rows[j] // laws.D
        B[laws.D * i : laws.D * i + laws.D, j] -= laws.mu[i] * along[i]
    A = e.W[rows] @ B
    if not mode.shared:
        try:
            return np.asarray(f + B @ np.linalg.solve(A, -c))
        except np.linalg.LinAlgError:  # friction can make A singular where W is not
            pass
    return np.asarray(f + B @ np.linalg.lstsq(A, -c, rcond=SINGULAR)[0])


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


def margins(
    laws: ContactLaws, mode: ContactPhase, e: Evaluation, f: Array, behind: Any, scheduled: Any
) -> list[Margin]:
    """How far every contact is from changing: gaps, speeds and shares of force, each divided by what counts as none.

    Scheduled contacts change when their schedule says so.
    """
    found, u, force = list[Margin](), laws.sideways(e.u), laws.blocks(f)
    side, bounds = np.sqrt((laws.sideways(f) ** 2).sum(axis=1)), laws.bounds(laws.mu_static, f)
    for i in np.flatnonzero(~scheduled):
        state = mode.states[i]
        beyond = np.abs(e.places[2 * i : 2 * i + 2]) - laws.extents[i]
        if state == OPEN:
            outside = float(beyond.max())
            away = -e.gaps[i] if behind[i] else max(e.gaps[i], outside) if outside > 0 else e.gaps[i]
            found.append(Margin(away / laws.near + (1.0 if behind[i] else 1e-3), int(i)))
            continue
        if np.isfinite(laws.extents[i, 0]):
            found.append(Margin(-float(beyond.max()) / laws.near + 1.0, int(i)))
        if not laws.dry[i]:
            found.append(Margin(float(force[i, NORMAL] / laws.force[i]) + 1.0, int(i)))
        if state == STICK:
            found.append(Margin(float((bounds[i] - side[i]) / laws.force[i]) + 1.0, int(i)))
        else:
            found.append(Margin(float(u[i] @ mode.along[i]) / laws.slow + 0.5, int(i)))
    return found


def kinds_of(laws: ContactLaws, closed: Any, held: Any, slides: Any) -> Whole:
    """By which law each takes part; forces of dry joints that slide are known and no part of a problem."""
    contacts = np.where(held, HELD, np.where(closed, np.where(slides, SLIDING, CONE), ABSENT))
    return np.where(laws.dry, np.where(slides, ABSENT, DRY), contacts).astype(np.int64)


def bearable_forces(laws: ContactLaws, mode: ContactPhase, e: Evaluation, f: Array) -> Array | None:
    """Forces within all cones that give the motion of a mode; f if they are, None if there are none."""
    force, slips = laws.blocks(f), mode.states == SLIP
    closed = (mode.states != OPEN) & ~mode.held
    side = np.sqrt((laws.sideways(f) ** 2).sum(axis=1))
    slack = laws.force
    good = (force[:, NORMAL] >= -slack) & (slips | (side <= laws.bounds(laws.mu_static, f) + slack))
    if bool(np.all(good | ~closed)):
        return f
    along = directions(laws, mode, e)
    known = laws.known(slips, along)
    kinds = kinds_of(laws, mode.states != OPEN, mode.held & (mode.states != OPEN), slips)
    mu = np.where(slips, laws.mu, laws.mu_static)
    found = solve_contacts(ContactProblem(e.W, e.c + e.W @ known, kinds, mu, along), f - known, e.reach)
    if not found.residual <= SOLVED:
        return None
    total, rows = found.p + known, held_rows(laws, mode, e)
    moves = np.abs((e.c + e.W @ total)[rows])
    return total if bool(np.all(moves <= laws.gentle)) else None


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
