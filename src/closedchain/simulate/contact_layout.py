"""How the loops' arrays are laid out, and their small numbers."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Whole = NDArray[np.int64]
Arrays = tuple[Array, ...]

OPEN, STICK, SLIP, HALT = 0, 1, 2, 3  # halt: a slip ends
DONE, NEED_RATES, FULL, STUCK, BROKEN = range(5)
TOUCH, LIFT, SLIDE, STOP = range(4)  # kinds of events
# clock: time, end, step, slack of gap (m), force (N), speed (m/s), first slacks, last time a mode was chosen
T, END, STEP, GAP, FORCE, SPEED, GAP_FIRST, FORCE_FIRST, CHOSEN = range(9)
# counts: samples, events, impact pending, mode pending, needed mode, next switch, modes chosen at one instant
SAMPLES, EVENTS, IMPACT, UNSETTLED, NEEDED, SWITCH, ROUND = range(7)
ROUNDS = 60  # changes of mode at one instant before it is called stuck
INSTANT = 1e-13  # s, times closer than this are the same
ENDED = 1e-7  # m/s, speed at which a slip that slows down is over
SHARE = 0.05  # of the time in which a speed of slip changes by itself, for one step
SHORTEST = 1e-7  # s, step while a slip begins
BRIEF = 1e-4  # s, a contact that an impact throws up for less than this stays closed
POOR = 1e-6  # a relative pivot below this is not trusted
LARGEST = 1e300  # beyond this a number counts as infinite
NONE = -1  # address of a mode that has no equations of its own


class Code(NamedTuple):
    """What stays the same during a run.

    rates: addresses by number of mode      touch, points: how contact points answer impulses; their accelerations
    t, p: inputs of the drive    friction, sticking: coefficients    planes: their axes    held: scheduled contacts
    switches: time, contact, on  quaternions: where each starts      feedback: 1/s         nq, nv: sizes
    """

    rates: Whole
    touch: int
    points: int
    t: Array
    p: Array
    friction: Array
    sticking: Array
    planes: Array
    held: Whole
    switches: Array
    quaternions: Whole
    feedback: float
    nq: int
    nv: int
    work: Array


class Going(NamedTuple):
    """What changes: the state, the modes, those to try next, directions of slip."""

    counts: Whole
    clock: Array
    y: Array
    modes: Whole
    trial: Whole
    slip: Array
    events: Array


class Found(NamedTuple):
    """What a mode's equations give: dy/dt; forces, gaps and velocities of contacts; smallest pivot."""

    dy: Array
    f: Array
    g: Array
    s: Array
    pivot: Array


class Answers(NamedTuple):
    """W = J M⁻¹ Jᵀ, u = J v, K = M⁻¹ Jᵀ; positions, gaps and accelerations of contact points."""

    W: Array
    u: Array
    K: Array
    r: Array
    g: Array
    a: Array
