"""Time stepping (Moreau and Jean), compiled: steps on a grid of times, contacts resolved once in each.

A step whose contacts are not solved is made in two, four or eight parts; what is left then is kept with its residual.
Where loops hold a direction along which a gap must close, no velocity is possible, and the loop returns. Motions on the
same grid are made side by side in SIMD lanes.
"""

from __future__ import annotations

from typing import Any

from closedchain.contact.arrays import COUNTS, STEP, CoulombArrays, SteppingArrays, Whole
from closedchain.contact.coulomb.blocks import FOUR, THREE
from closedchain.contact.coulomb.safeguards import copy
from closedchain.contact.stepping_lanes import motion, sample, step_lanes
from closedchain.contact.stepping_parts import make_step, run
from closedchain.kernel.jit import inlined, inner, shipped
from closedchain.kernel.pointers import further


@inner
def steps(tables: Whole, c: SteppingArrays, s: CoulombArrays, lanes: int, count: int, last: int) -> int:
    """Steps until `last` are made of so many motions, or one cannot be; how many are made. Contacts have three rows.

    tables: where the arguments of every motion lie     c, s: with more than one, memory of all lanes together
    """
    return step_lanes(tables, c, s, lanes, count, last, THREE) if count > 1 else march(tables, last, THREE)


@inner
def steps_with_spin(tables: Whole, c: SteppingArrays, s: CoulombArrays, lanes: int, count: int, last: int) -> int:
    """The same of contacts that resist spin, which have four rows."""
    return step_lanes(tables, c, s, lanes, count, last, FOUR) if count > 1 else march(tables, last, FOUR)


@inlined
def march(tables: Whole, last: int, rows: Any) -> int:
    """One motion by itself."""
    c, s, g = motion(tables[0])
    while c.counts[COUNTS.made] < last:
        k = c.counts[COUNTS.made]
        copy(further(g.w, k * c.nw), c.w, c.nw)
        make_step(c, s, further(g.held, k * g.rows_of_held * s.m), g.times[k + 1] - g.times[k], rows)
        if c.counts[COUNTS.blocked] >= 0:
            break
        c.counts[COUNTS.made] += 1
        sample(c, s, g, c.counts[COUNTS.made], 1, 0)
    return int(c.counts[COUNTS.made])


@inner
def see(c: SteppingArrays) -> int:
    """Gaps, places and W where the motion is."""
    run(c, STEP)
    return 0


shipped("steps", steps, (Whole, SteppingArrays, CoulombArrays, int, int, int))
shipped("steps_with_spin", steps_with_spin, (Whole, SteppingArrays, CoulombArrays, int, int, int))
shipped("sight", see, (SteppingArrays,))
