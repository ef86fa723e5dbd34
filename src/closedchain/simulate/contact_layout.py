"""How the loop's arrays are laid out, and its small numbers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Whole = NDArray[np.int64]
Arrays = tuple[Array, ...]

OPEN, STICK, SLIP, HALT = 0, 1, 2, 3  # halt: a slip ends
DONE, NEED_RATES, FULL, STUCK, BROKEN = range(5)
TOUCH, LIFT, SLIDE, STOP = range(4)  # kinds of events
# clock: time, end, step, slack of gap (m), force (N), speed (m/s), smallest pivot, first slacks
T, END, STEP, GAP, FORCE, SPEED, PIVOT, GAP_FIRST, FORCE_FIRST = range(9)
# counts: coordinates, rates, samples, events, impact pending, needed mode, next switch
NQ, NV, SAMPLES, EVENTS, PENDING, NEEDED, SWITCH = range(7)
ROUNDS = 60  # changes of mode at one instant before it is called stuck
INSTANT = 1e-7  # s
ENDED = 1e-7  # m/s, speed at which a slip that slows down is over
SHARE = 0.1  # of the time in which a speed of slip changes by itself, for one step
POOR = 1e-6  # a relative pivot below this is not trusted
SHORTEST = 1e-7  # s, step while a slip begins
