"""The memory that Python and compiled integrators share: every entry by name, with its meaning and unit.

Compiled code gets tuples of arrays. Where entries of one array mean different things, their places have names here:
`clock[CLOCK.t]` is the time in both languages. Vectors of several instances lie component by component, lanes side by
side: component i of lane l at i·lanes + l.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from closedchain.types import Array

Integers = NDArray[np.int64]

CLOSINGS = 12  # corrections of one step at most


class Clock(NamedTuple):
    """Entries of `clock`, floats."""

    t: int  # s since the start, like all times here: where the integration is
    stop: int  # s, where it is to stop
    h: int  # s, next step under error control
    error: int  # of the last step, relative to the tolerance
    grid: int  # s, start of the fixed grid
    step: int  # s, of the fixed grid; 0: error control
    rtol: int  # relative tolerance
    atol: int  # absolute tolerance, in the units of y
    longest: int  # s, longest step
    pivot: int  # smallest relative pivot met
    residual: int  # largest residual of an answer that a step began with
    tried: int  # s, the step in question
    goal: int  # s, where that step ends, without the rounding of t + tried
    whole: int  # s, the step in question before it was shortened to end at an event
    low: int  # shares of that step between which event functions are looked at
    high: int
    since: int  # s, first sampling instant of the laws
    period: int  # s between sampling instants; 0: none


class Counts(NamedTuple):
    """Entries of `counts`, integers."""

    point: int  # of the fixed grid
    stored: int  # samples stored since the caller took some
    accepted: int  # steps made
    refused: int  # steps tried in vain
    calls: int  # evaluations of the equations
    measured: int  # components of y whose error counts: so many first ones,
    unmeasured: int  # and, after so many others,
    remembered: int  # continuous states of laws
    sampled: int  # sampling instants that have passed
    dense: int  # whether polynomials between samples are stored
    most: int  # steps allowed
    hold_back: int  # whether to return before a step that is shortened to land on the stop
    stage: int  # row of `k` that TASKS.evaluate fills
    redone: int  # steps left to the fallback because the answer they began with did not hold
    rough: int  # steps in which event functions vary too quickly to be searched


class LaneCounts(NamedTuple):
    """Entries of `counts` of an ensemble's block, integers."""

    made: int  # steps made
    until: int  # steps to make
    stored: int  # samples stored
    stride: int  # steps from sample to sample; 0: none
    every: int  # steps between sampling instants of the laws; 0: none
    sampled: int  # sampling instants that have passed


class LaneStatistics(NamedTuple):
    """Rows of the statistics of observed quantities."""

    lowest: int
    highest: int
    sum: int
    final: int


class Kernels(NamedTuple):
    """Rows of MachineArrays.calls; a row: address of the machine code (0: none), its inputs, outputs, work memory."""

    rhs: int  # (t, y, u, p) → (dy/dt, pivot)
    rhs_fallback: int  # the same, asked where pivots are small
    first: int  # (t, y, u, p) → (dy/dt, pivot, evidence if answers are verified), asked where steps begin
    first_fallback: int
    residual: int  # (y, p, dy/dt, evidence) → residual, of answers that steps begin with
    residual_fallback: int
    close: int  # (y, p) → (y with closed loops, error before, pivot)
    close_fallback: int
    beside: int  # (t, y, u, p) → how the last six entries of y change, which the kernels above leave alone
    watch: int  # (t, y, u, p) → event functions
    asked: int  # the same, of those that Python evaluates
    prepare: int  # (t, y, u) → directions that slow slips keep in a step (mode.py)
    turned: int  # (t, y, u) → whether one of them went elsewhere
    update: int  # (t, y, u, p) → y after a sampling instant of the laws


class MachineLimits(NamedTuple):
    """Entries of MachineArrays.limits, floats."""

    enough: int  # relative pivot below which the fallback is asked
    singular: int  # relative pivot below which no answer is trusted
    tolerance: int  # m, loop error after which one correction reaches rounding
    origin: int  # s since the start, of the time in the inputs' cubics
    poor: int  # the usual `enough`: that is raised where the fallback is to make a whole step
    accepted: int  # largest residual of an answer that holds
    pivot: int  # smallest relative pivot where the step in question begins
    helped: int  # whether the fallback gave the last answer, of one lane at least
    start: int  # s, the time that equations and events know when the clock is at 0
    step: int  # s, length of the step that is prepared
    turned: int  # whether a slow slip turned in the step in question


class ModeCalls(NamedTuple):
    """Rows of ModeArrays.calls, as in MachineArrays."""

    operator: int  # (t, y, u, p) → outputs of the operator
    close: int  # (y, p) → (y with closed loops, error before, pivot)
    moved: int  # (q, step) → coordinates after a small step on the velocities
    energy: int  # row → kinetic and potential energy
    watch: int  # (t, y, u, p) → functions of users and limits
    solve: int  # Coulomb's law on CoulombArrays


class ModeNumbers(NamedTuple):
    """Entries of ModeArrays.numbers: what counts as none."""

    near: int  # m, of a gap
    slow: int  # m/s, of a velocity
    gentle: int  # m/s², of an acceleration
    glide: int  # m/s, slower slips keep their direction in a step
    creep: int  # m/s, below this rounding turns a slip
    turn: int  # rad by which such a slip may turn in a step


class ModeFlags(NamedTuple):
    """Entries of ModeArrays.flags, integers."""

    shared: int  # whether forces of the mode are not unique
    grave: int  # whether closing leaves velocities as they are
    known: int  # whether the operator was evaluated at `seen`


class ModeTasks(NamedTuple):
    """What mode.py can be asked for."""

    respond: int
    watch: int
    close: int
    prepare: int
    turned: int


class AnswerGroups(NamedTuple):
    """Rows of MachineArrays.groups: batches of a kernel; a row: address, inputs, strides, outputs, strides, work."""

    together: int  # residuals of answers that wait
    alone: int  # of the last one, which does not wait
    fallback: int  # of the last one by the fallback


class Waiting(NamedTuple):
    """Entries of MachineArrays.waiting, integers."""

    answers: int  # answers that wait to be verified
    singly: int  # steps that begin with an answer verified at once, because one of a group did not hold


class Tasks(NamedTuple):
    """What `serve` can be asked for."""

    advance: int
    close: int
    evaluate: int
    attempt: int
    watch: int
    store: int
    begin: int
    interpolate: int
    sample: int


class Status(NamedTuple):
    """How a step, and how an advance ended."""

    good: int  # a step that can be taken
    spoilt: int  # no answer is to be trusted within it
    infinite: int  # it leads to what is not finite
    need_fallback: int  # the fallback must be compiled first
    made: int  # a step was taken
    again: int  # it is to be tried with another length
    done: int  # the stop is reached
    full: int  # no more samples can be stored
    before_stop: int  # the next step would be shortened to land on the stop
    event: int  # an event function crosses zero where the integration is now
    not_a_number: int  # an event function is not a number there
    cannot: int  # the step in question cannot be made
    unverified: int  # the answer that the step in question begins with does not hold
    too_small: int  # the tolerance cannot be met
    too_many: int  # as many steps as allowed
    stalled: int  # steps so short that those allowed do not suffice


CLOCK = Clock(*range(len(Clock._fields)))
COUNTS = Counts(*range(len(Counts._fields)))
LANE_COUNTS = LaneCounts(*range(len(LaneCounts._fields)))
LANE_STATISTICS = LaneStatistics(*range(len(LaneStatistics._fields)))
KERNELS = Kernels(*range(len(Kernels._fields)))
LIMITS = MachineLimits(*range(len(MachineLimits._fields)))
GROUPS = AnswerGroups(*range(len(AnswerGroups._fields)))
WAITING = Waiting(*range(len(Waiting._fields)))
TASKS = Tasks(*range(len(Tasks._fields)))
STATUS = Status(*range(len(Status._fields)))
MODE_CALLS = ModeCalls(*range(len(ModeCalls._fields)))
MODE_NUMBERS = ModeNumbers(*range(len(ModeNumbers._fields)))
MODE_FLAGS = ModeFlags(*range(len(ModeFlags._fields)))
MODE_TASKS = ModeTasks(*range(len(ModeTasks._fields)))


class MachineArrays(NamedTuple):
    """Machine code of one machine's equations and the arrays it is bound to."""

    calls: Integers  # (KERNELS, 4)
    limits: Array  # LIMITS
    t: Array  # inputs of the kernels, per lane: time, inputs over time, state
    u: Array
    y: Array
    dy: Array  # outputs: dy/dt, smallest pivot per lane
    pivot: Array
    closed: Array  # corrected y, loop error before
    error: Array
    evidence: Array  # of the answer, and of the fallback's
    fallback_evidence: Array
    residual: Array  # of the answer, and of the fallback's, per lane
    fallback_residual: Array
    groups: Integers  # (GROUPS, 6)
    waiting: Integers  # WAITING
    answers: Array  # rows [y; dy/dt; evidence] of answers that wait, `most` of them, and of one that does not
    etas: Array  # their residuals
    g: Array  # event functions
    range: Array  # the lowest, then the highest value of each at the stages of a step
    follow: Integers  # whether these are kept
    grain: Array  # shares of components of y below which their rounding hides the errors of all
    sole: Integers  # the component of y that alone decides on an event function, ± y + constant; -1: other functions
    cubics: Array  # u as cubics of time, one row per input and lane
    noted: Array  # what is kept with every sample besides y: of a mode forces and directions of slip
    lanes: int
    size: int  # of y, u and g with all lanes
    inputs: int
    events: int
    evidences: int
    most: int  # answers verified together; 0: none is verified
    notes: int  # of noted


class ModeArrays(NamedTuple):
    """A mode of contacts and dry joints, m of D rows each, and room for its equations. Arrays t to pivot_closed belong
    to kernels and, under the same names, to MachineArrays."""

    calls: Integers  # (MODE_CALLS, 4)
    t: Array
    y: Array
    g: Array
    limits: Array
    noted: Array
    evidence: Array
    closed: Array
    error: Array
    pivot_closed: Array
    velocities: Array  # outputs of the operator, see contact/operator.py
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
    row: Array  # inputs and outputs of `moved` and `energy`
    shift: Array
    moved: Array
    level: Array
    residual: Array  # of `solve`
    states: Integers  # the mode: OPEN, STICK or SLIP
    along: Array  # directions of slip
    steady: Integers  # which ones keep theirs in a step
    held: Integers  # by a schedule
    scheduled: Integers
    behind: Integers  # below the face of a box, come from its side
    dry: Integers
    mu: Array
    mu_static: Array
    force: Array  # N, that counts as none
    extents: Array
    numbers: Array  # MODE_NUMBERS
    flags: Integers  # MODE_FLAGS
    f: Array  # forces of the mode
    now: Array  # directions of slip now
    rows: Integers
    A: Array
    LU: Array
    x: Array
    r: Array
    side: Array
    seen: Array  # t and y at which the operator was evaluated last
    kept: Array
    nq: int
    nv: int
    core: int  # length of y without works of contacts and impulses
    m: int
    D: int
    loops: int  # multipliers
    functions: int  # of users and limits


class ExplicitArrays(NamedTuple):
    """An explicit Runge–Kutta method; see tableaus.py."""

    A: Array  # rows b, c, error and error_low below it
    dense: Array  # (stages, degree)
    stages: int
    degree: int
    first: int  # stage to begin with: 1, as stage 0 is known
    core: int  # stages that make the step; the others serve dense output
    error_order: int


class RosenbrockArrays(NamedTuple):
    """A Rosenbrock method: the fields of ExplicitArrays, its own coefficients, memory for Jacobian and LU."""

    A: Array
    dense: Array
    stages: int
    degree: int
    first: int
    core: int
    error_order: int
    C: Array  # with the row d below it
    gamma: float
    batch: Integers  # call of the kernel of directional derivatives
    slope: Array  # du/dt
    products: Array  # rows ∂f/∂y_k, then ∂f/∂t
    LU: Array
    rows: Integers  # exchanges of rows
    right: Array


class MidpointArrays(NamedTuple):
    """The variational midpoint rule: the fields of ExplicitArrays, calls of its kernels and the arrays they share."""

    A: Array
    dense: Array
    stages: int
    degree: int
    first: int
    core: int
    error_order: int
    calls: Integers  # of one Newton step, of the end of the step
    h: Array
    end: Array
    moved: Array
    size: Array
    y1: Array
    coordinates: int  # nq


class StepArrays(NamedTuple):
    """Memory of one step: stages k, its end as integrated (raw) and as closed (y1), what lies between."""

    k: Array
    raw: Array
    y1: Array
    dense: Array  # y along the step as polynomials of its share, (y, degree)
    g: Array  # event functions at nodes of a part of the step, (nodes, events)
    fine: Array  # one of them between the nodes
    parts: Array  # of the step that are still to be searched, (low, high)


class ReturnPoint(NamedTuple):
    """Where an integration was when the first answer began to wait: what it goes back to if one does not hold."""

    clock: Array
    counts: Integers
    y: Array
    last: Array


class CourseArrays(NamedTuple):
    """An integration in progress: where it is, event functions there, and the samples it leaves, `most` at a time."""

    clock: Array  # CLOCK
    counts: Integers  # COUNTS
    y: Array
    last: Array  # event functions at the last sample
    direction: Array  # in which a zero of each of them counts: −1, 0 (both), 1
    crossed: Integers  # which ones the last event is a zero of
    times: Array
    states: Array
    dense: Array
    noted: Array
    most: int
    mark: ReturnPoint


class LaneArrays(NamedTuple):
    """A block of an ensemble in progress: its grid, state, samples, and statistics of observed quantities."""

    step: Array  # s
    counts: Integers  # LANE_COUNTS
    y: Array
    samples: Array
    statistics: Array  # (LANE_STATISTICS, quantities and lanes)
    residual: Array  # largest, per lane
