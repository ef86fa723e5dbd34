"""The arrays that Python and the compiled contact loops share, and the numbers that have names in both."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from closedchain.kernel.jit import inner
from closedchain.types import Array

Whole = NDArray[np.int64]
Arrays = tuple[Array, ...]

OPEN, STICK, SLIP, HALT = 0, 1, 2, 3  # halt: a slip ends
DONE, NEED_MODE, FULL, STUCK, BROKEN = range(5)
TOUCH, LIFT, SLIDE, STOP = range(4)  # kinds of events
# clock: time, end, step, slack of gap (m), force (N), speed (m/s), first slacks, last time a mode was chosen,
# when counting began how often the loop went round
T, END, STEP, GAP, FORCE, SPEED, GAP_FIRST, FORCE_FIRST, CHOSEN, MARK = range(10)
# counts: samples, events, impact pending, mode pending, needed mode, next switch, modes chosen at one instant,
# how often the loop went round lately
SAMPLES, EVENTS, IMPACT, UNSETTLED, NEEDED, SWITCH, ROUND, LATELY = range(8)
ROUNDS = 60  # changes of mode at one instant before it is called stuck
PATIENCE, LITTLE = 2000, 0.01  # how often the loop may go round within this share of a step
INSTANT = 1e-13  # s, times closer than this are the same
ENDED = 1e-7  # m/s, speed at which a slip that slows down is over
SHARE = 0.05  # of the time in which a speed of slip changes by itself, for one step
SLUGGISH = 1e-5  # m/s, below this the direction of a slip is held through a step, however short
SHORTEST = 1e-7  # s, step while a slip begins
BRIEF = 1e-4  # s, a contact that an impact throws up for less than this stays closed
POOR = 1e-6  # a relative pivot below this is not trusted
LARGEST = 1e300  # beyond this a number counts as infinite
NONE = -1  # address of a mode that has no equations of its own


class ContactCode(NamedTuple):
    """What stays the same during a run.

    derivatives: addresses of dy/dt by number of mode
    touch, points: how contact points answer impulses; their accelerations
    t, p: time, parameters       friction, mu_static: coefficients    planes: their axes    held: scheduled contacts
    switches: time, contact, on  quaternions: where each starts      feedback: 1/s         nq, nv: sizes
    slow: whether the direction of a slip is the one given, though it moves (this does change)
    """

    derivatives: Whole
    touch: int
    points: int
    t: Array
    p: Array
    friction: Array
    mu_static: Array
    planes: Array
    held: Whole
    slow: Whole
    switches: Array
    quaternions: Whole
    feedback: float
    nq: int
    nv: int
    work: Array


class ContactCourse(NamedTuple):
    """What changes: the state, the modes, those to try next, the last ones that agreed, directions of slip."""

    counts: Whole
    clock: Array
    y: Array
    modes: Whole
    trial: Whole
    settled: Whole
    slip: Array
    events: Array


class ModeValues(NamedTuple):
    """What a mode's equations give: dy/dt; forces, gaps and velocities of contacts; smallest pivot."""

    dy: Array
    f: Array
    g: Array
    s: Array
    pivot: Array


class Delassus(NamedTuple):
    """W = J M⁻¹ Jᵀ, u = J v, K = M⁻¹ Jᵀ; positions, gaps and accelerations of contact points."""

    W: Array
    u: Array
    K: Array
    r: Array
    g: Array
    a: Array


class StepCode(NamedTuple):
    """What stays the same during a run by time stepping; most fields are those of ContactCode.

    steps: addresses of one step by number of mode     glide: dq/dt      times: grid, s      w: inputs, a row per step
    slack: of forces, N
    """

    steps: Whole
    touch: int
    glide: int
    nq: int
    times: Array
    w: Array
    held: Whole
    friction: Array
    mu_static: Array
    switches: Array
    quaternions: Whole
    feedback: float
    slack: float
    work: Array


class StepCourse(NamedTuple):
    """What changes: counts and modes, directions of slip; a row of states, modes and forces per step; events."""

    counts: Whole
    modes: Whole
    slip: Array
    states: Array
    kinds: Whole
    forces: Array
    events: Array


class ContactWorkspace(NamedTuple):
    """Arrays of one call: what is found here, there and between; margins before and after; directions of slip."""

    here: ModeValues
    there: ModeValues
    between: ModeValues
    total: Array
    y1: Array
    before: Array
    after: Array
    along: Array
    floor: Array


@inner
def make_workspace(n: int, m: int) -> ContactWorkspace:
    """Arrays of one call."""
    here, there, between = mode_values(n, m), mode_values(n, m), mode_values(n, m)
    y1, ends = np.empty(n), (np.empty(2 * m), np.empty(2 * m))
    return ContactWorkspace(here, there, between, np.empty(n), y1, ends[0], ends[1], np.empty(2 * m), np.zeros(m))


@inner
def mode_values(n: int, m: int) -> ModeValues:
    """Arrays for what a mode's equations give."""
    return ModeValues(np.empty(n), np.empty(3 * m), np.empty(m), np.empty(3 * m), np.empty(1))
