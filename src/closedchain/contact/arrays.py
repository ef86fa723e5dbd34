"""The memory that Python and compiled loops of contacts share: kinds and states of contacts, every entry by name."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from closedchain.types import Array

Whole = NDArray[np.int64]

ABSENT, CONE, SLIDING, HELD, DRY = 0, 1, 2, 3, 4  # by which law a contact or a joint takes part
NORMAL = 2  # place of the normal within a block
OPEN, STICK, SLIP = range(3)  # states of contacts
LANES = 4  # of vectors in compiled code
NEVER = 1e300  # a bound, or a push, that nothing reaches
BLOCKED = 1e-11  # a diagonal element below this share of what the opened machine would have is none


class CoulombArrays(NamedTuple):
    """A problem as compiled code sees it, and memory for its solution: m contacts of D rows, n in all."""

    kinds: Whole
    mu: Array
    along: Array
    W: Array
    b: Array
    p: Array
    reals: Array
    integers: Whole
    m: int
    D: int


def memory(m: int, D: int) -> tuple[Array, Whole]:
    """Memory for problems of m contacts, in vectors: two matrices, 14 columns, 12 + (D + 1) D numbers of a contact."""
    wide = (m + LANES - 1) // LANES * LANES
    n = wide * D
    return np.zeros(2 * n * n + 14 * n + (12 + D * (D + 1)) * wide + LANES), np.zeros(m + 2, np.int64)


class SteppingCounts(NamedTuple):
    """Entries of `counts`, integers."""

    made: int  # steps made
    blocked: int  # contact that would have to close along a direction that loops hold; −1: none
    halved: int  # steps made in parts
    careful: int  # answers of contacts that Newton did not find in a few iterations
    flagged: int  # steps whose contacts are not solved


class SteppingNumbers(NamedTuple):
    """Entries of `numbers`, floats."""

    near: int  # m, a gap that counts as none
    slow: int  # m/s, a velocity that counts as none
    bounce: int  # m/s, below which an impact is inelastic
    closed: int  # m, loops open by less are closed
    residual: int  # largest natural map
    depth: int  # m, deepest contact below its surface


COUNTS = SteppingCounts(*range(len(SteppingCounts._fields)))
NUMBERS = SteppingNumbers(*range(len(SteppingNumbers._fields)))
STEP, END, CLOSE = 0, 1, 2  # kernels, rows of `calls`; see contact/stepping.py


class SteppingArrays(NamedTuple):
    """Machine code of one machine, the arrays it is bound to, coefficients of contacts, and where the motion is.

    Rows of contacts lie component by component: the first of all contacts, then the second ones. Vectors of four
    contacts may be read and written beyond the end, where arrays have room for that.
    """

    calls: Whole  # (3, 4): address (0: none), inputs, outputs, work
    w: Array  # inputs of the kernels
    q: Array
    v: Array
    h: Array
    W: Array  # outputs; without V all of W, else its diagonal blocks alone, element by element
    V: Array  # W has Vᵀ V besides
    b: Array
    u: Array
    gaps: Array
    places: Array
    reach: Array
    p: Array
    last: Array  # p of the step before
    x: Array
    q2: Array
    error: Array
    mu: Array
    mu_static: Array
    restitution: Array
    extents: Array
    dry: Whole  # which ones are joints
    together: Whole  # the first contact between the same two bodies; loads of several are shared
    free: Whole  # which ones no schedule holds or opens
    behind: Whole  # contacts that lie behind the face of a box
    states: Whole
    before: Array  # q, v, p where the step begins
    earlier: Whole  # behind, states there
    mean: Array  # forces, as a mean over the parts of a step
    residual: Array  # natural map of the last step; infinite where plain Newton did not solve it
    numbers: Array  # NUMBERS
    counts: Whole  # COUNTS
    nq: int
    nv: int
    nw: int
    rank: int  # rows of V
    shares: int  # whether two contacts are between the same two bodies


class SteppingGrid(NamedTuple):
    """Times, inputs and what a schedule holds, a row per step; and the samples."""

    times: Array
    w: Array
    held: Whole
    y: Array
    states: Whole
    forces: Array
    rows_of_held: int  # 0: the same in all steps
