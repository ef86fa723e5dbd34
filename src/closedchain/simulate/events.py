"""Conditions that a run watches for, what happens then, and how a run ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.verification import accepted, rank_at, usual_pivot, worst_rows
from closedchain.errors import AccuracyError, ArgumentError, NonFiniteError, SingularityError, UnsupportedError
from closedchain.kinematics.evaluate import CLOSED, Kinematics
from closedchain.kinematics.state import State
from closedchain.mechanism import Joint
from closedchain.mechanism.numbers import real_array
from closedchain.records import dataclass
from closedchain.signatures import explained_fields
from closedchain.simulate.coordinates import determine
from closedchain.simulate.equations import WORKS
from closedchain.simulate.inputs import Inputs
from closedchain.simulate.integrators.binding import SINGULAR
from closedchain.simulate.integrators.registers import CLOSINGS, STATUS
from closedchain.simulate.laws.traced_state import TracedState, call_law, trace
from closedchain.types import SX, Array

if TYPE_CHECKING:
    from closedchain.simulate.loop import Loop

EndingKind = Literal["complete", "event", "singularity", "accuracy", "steps", "interrupted"]
EventKind = Literal["event", "limit", "coordinates", "touchdown", "liftoff", "slip", "stick"]


@dataclass(frozen=True, eq=False)
class Impact:
    """A jump at an event.

    function: State → State; `model.with_velocities` makes velocities that keep loops closed

    Example:
        >>> bounce = cc.Impact(lambda s: s.replace(v=-s.v))
        >>> stop = cc.Event("stop", lambda t, state: state["crank"] - 1.1, direction=-1, then=bounce)
        >>> run = model.simulate(state, duration=0.5, events=[stop])
        >>> run.events[0].name, bool(run["crank"].min() > 1.1 - 1e-6)
        ('stop', True)
    """

    function: Callable[[State], State]


@explained_fields()
@dataclass(frozen=True, eq=False)
class Event:
    """A function g(t, state) whose zeros are looked for, located to 1e-10 s; written to be traced, like a law.

    Every step is searched: several zeros in one, and two on either side of an extremum, are found however long it is.
    A function that cannot be traced is evaluated by Python, which takes longer. NaN is an error.

    name: by which the event is listed in the run
    function: g(t, state)
    direction: +1 only where g rises through zero, −1 only where it falls, 0 both
    then: "stop", "record" (go on), or what to switch to: an actuation, or an Impact

    Example:
        >>> passes = cc.Event("passes 1.1 rad", lambda t, state: state["crank"] - 1.1)
        >>> run = model.simulate(state, duration=5.0, events=[passes])
        >>> run.ending.kind, round(float(run["crank"][-1]), 9)
        ('event', 1.1)
    """

    name: str
    function: Callable[..., Any]
    direction: Literal[-1, 0, 1] = 0
    then: Any = "stop"

    def __post_init__(self) -> None:
        if self.direction not in (-1, 0, 1):
            raise ArgumentError(f"direction of event {self.name!r} is {self.direction!r}; valid: -1, 0, 1")
        if isinstance(self.then, str) and self.then not in ("stop", "record"):
            raise ArgumentError(
                f"event {self.name!r}: then={self.then!r}; valid: 'stop', 'record', an actuation, Impact"
            )
        if not callable(self.function):
            raise ArgumentError(f"event {self.name!r} needs a function g(t, state), not {self.function!r}")


CHANGES = ("touchdown", "liftoff", "slip", "stick")  # kinds of events of contacts
PASSED = 1e-12  # rad, of the size: by so much a limit is passed
TOUCHED = 1e-9  # the same, of a start that touches its limit
TINY = 1e-30  # value of an event function that is just not reached


@dataclass(frozen=True)
class EventRecord:
    """Something that happened during a run.

    time: s
    name: of the event, or of the contact
    kind: "event", "limit" (an end of travel), "coordinates" (the run went on in others), or of a contact "touchdown",
        "liftoff", "slip" (starts), "stick" (again)

    Example:
        >>> passes = cc.Event("passes 1.1 rad", lambda t, state: state["crank"] - 1.1, then="record")
        >>> [(event.name, event.kind) for event in model.simulate(state, duration=0.5, events=[passes]).events]
        [('passes 1.1 rad', 'event')]
    """

    time: float
    name: str
    kind: EventKind = "event"


@dataclass(frozen=True, eq=False)
class Ending:
    """Why, when and where a run ended.

    kind: "complete", "event" (or a limit), "singularity" (accelerations or closed loops are not determined there),
        "accuracy" (the tolerance cannot be met, or loops not be closed), "steps" (as many as allowed), "interrupted"
        (by Ctrl-C)
    time: s
    state: the last one
    message: the reason in words
    event: name of the event that ended the run

    Example:
        >>> ending = model.simulate(state, duration=0.1).ending
        >>> ending.complete, ending.time
        (True, 0.1)
    """

    kind: EndingKind
    time: float
    state: State
    message: str
    event: str | None = None

    @property
    def complete(self) -> bool:
        """Whether the whole duration was run."""
        return self.kind == "complete"

    def check(self) -> None:
        """Raise if the run could not go on."""
        if self.kind == "singularity":
            raise SingularityError(self.message)
        if self.kind in ("steps", "accuracy"):
            raise AccuracyError(self.message)


def limit_events(kinematics: Kinematics) -> dict[Event, float]:
    """An event for every end of travel that the description gives, and what counts as touching it (rad, m).

    A limit is passed where a coordinate is beyond it by more than rounding, so that a machine may rest on it.
    """
    events = dict[Event, float]()
    for joint in kinematics.system.mechanism.joints:
        for i, ends in enumerate(_limits(joint)):
            label = joint.name if joint.dof == 1 else f"{joint.name}[{i}]"
            unit = 1.0 if joint.rotational[i] else kinematics.system.size
            for end, direction, side in ((ends[0], -1, "lower"), (ends[1], +1, "upper")):
                scale = unit + abs(end)
                g = _coordinate_minus(joint.name, i, end + direction * PASSED * scale)
                events[Event(f"{side} limit of {label}", g, direction)] = TOUCHED * scale  # type: ignore[arg-type]
    return events


def limits_passed(limits: Mapping[Event, float], events: Sequence[Event], values: Array) -> list[Event]:
    """Limits that a start is beyond. One that it touches counts as not reached: motion outwards passes it at once."""
    passed = list[Event]()
    for i, event in enumerate(events):
        beyond = event.direction * values[i]
        if event in limits and beyond > limits[event]:
            passed.append(event)
        elif event in limits and beyond >= 0:
            values[i] = -event.direction * TINY
    return passed


def _limits(joint: Joint) -> tuple[tuple[float, float], ...]:
    return joint.limits or ()  # type: ignore[return-value]


def _coordinate_minus(joint: str, index: int, value: float) -> Callable[..., Any]:
    return lambda t, state: state[joint][index] - value


def traced(events: Sequence[Event], machine: Machine, inputs: Inputs, names: Sequence[str]) -> list[SX | None]:
    """Event functions as expressions of the symbols of inputs with named parameters; None: only Python can."""
    if not events:
        return []
    state = TracedState(machine, {name: inputs.p[i] for i, name in enumerate(names)}, inputs.t)
    return [trace(event.function, state, _scalar) for event in events]


def watched(events: Sequence[Event], machine: Machine, inputs: Inputs, names: Sequence[str]) -> list[SX]:
    """The same where Python cannot be asked."""
    found = []
    for event, g in zip(events, traced(events, machine, inputs, names), strict=True):
        if g is None:
            raise UnsupportedError(f"{event.name!r} cannot be traced: write it with ordinary operators, without if")
        found.append(g)
    return found


def sole_components(functions: Sequence[SX], machine: Machine) -> tuple[int, ...]:
    """For every event function the component of [q; v] that it is, but for a sign and a constant; -1: other ones."""
    tree = machine.kinematics.tree
    place = {symbol.element_hash(): i for i, symbol in enumerate(ca.vertsplit(ca.vertcat(tree.q, tree.v)))}
    found = []
    for g in functions:
        symbols = ca.symvar(g)
        slope = ca.jacobian(g, symbols[0]) if len(symbols) == 1 else SX(0)
        plain = slope.is_constant() and abs(float(slope)) == 1.0
        found.append(place.get(symbols[0].element_hash(), -1) if plain else -1)
    return tuple(found)


def asked(kinematics: Kinematics, events: Sequence[Event], t: float, y: Array) -> Array:
    """Values of event functions at [q; v; W; θ; …], by calling them."""
    nq, nv = kinematics.system.nq, kinematics.system.nv
    near = y[nq + nv + len(WORKS) :][: len(kinematics.system.periodic)]
    state, values = State(kinematics, y[:nq], y[nq : nq + nv], near=near), np.zeros(len(events))
    for i, event in enumerate(events):
        answer = real_array(f"the function of event {event.name!r}", call_law(event.function, t, state), True)
        if answer.size != 1:
            raise ArgumentError(f"an event function gives one number; that of {event.name!r} gives {answer.shape}")
        values[i] = answer.item()
    check_numbers(events, values, t)
    return values


def check_numbers(events: Sequence[Event], values: Array, t: float) -> None:
    """An error where an event function is not a number."""
    for event, value in zip(events, values, strict=True):
        if np.isnan(value):
            raise NonFiniteError(f"the function of event {event.name!r} is not a number at {t:.9g} s")


def _scalar(answer: Any) -> SX:
    value = SX(answer)
    if value.shape != (1, 1):
        raise ArgumentError(f"an event function gives one number; this one gives {value.shape}")
    return ca.densify(value)


def parallel_singularity(then: Any = "stop") -> Event:
    """An event at parallel singularities (type 2), where the actuators lose hold of the machine.

    There is then a motion with G v = 0 and A v = 0: det [G; A] changes its sign. Forward dynamics passes such places
    unharmed; what is controlled through the actuators does not.

        G  independent loop rows      A  velocities of the actuators, as many as the machine has degrees of freedom

    then: as for cc.Event

    Example:
        >>> cc.parallel_singularity(then="record").then
        'record'
    """
    return Event("parallel singularity", _hold, 0, then)


def _hold(t: SX, state: TracedState) -> SX:
    """det [G; A], relative to its size at the configurations the machine was compiled from."""
    machine, tree = state.machine, state.kinematics.tree
    count, dof = len(tree.system.actuators), machine.mobility.dof
    if count != dof:
        raise UnsupportedError(
            f"{count} actuators for {dof} degrees of freedom: parallel singularities need as many of each"
        )
    G = tree.constraint_jacobian[list(machine.mobility.independent_rows), :]
    B = ca.sparsify(state.at(ca.vertcat(G, tree.actuator_jacobian)))
    evaluate = ca.Function("B", [state.q], [ca.densify(B)])
    return _determinant(B, np.array([np.array(evaluate(q)) for q in machine.mobility.samples]))


def _determinant(B: SX, samples: Array) -> SX:
    """The determinant by elimination, in an order that is safe at all samples, divided by its typical size."""
    work, left_rows, left_columns = samples.copy(), list(range(B.shape[0])), list(range(B.shape[1]))
    elements, product = B, SX(1)
    while left_rows:
        sizes = np.abs(work[:, left_rows][:, :, left_columns])
        relative = (sizes / np.maximum(sizes.max(axis=(1, 2), keepdims=True), 1e-300)).min(axis=0)
        i, j = np.unravel_index(int(relative.argmax()), relative.shape)
        row, column = left_rows.pop(int(i)), left_columns.pop(int(j))
        sign = -1 if (i + j) % 2 else 1
        pivot, typical = elements[row, column], work[:, row, column]
        product = product * (sign / float(np.median(np.abs(typical)))) * pivot
        for other in left_rows:
            if elements[other, column].is_zero():
                continue
            factor = elements[other, column] / pivot
            elements[other, :] -= factor * elements[row, :]
            work[:, other] -= (work[:, other, column] / typical)[:, None] * work[:, row]
    return product


# how a run ends
def ending(loop: Loop, status: int, state: State) -> Ending:
    """Why a simulation ended where it is, in words."""
    t, system, solver = loop.solver.time, loop.kinematics.system, loop.solver
    place = ", ".join(
        f"{link.name} {' '.join(f'{value:.6g}' for value in state.q[link.q])}" for link in system.links[:4]
    )
    if status == STATUS.event:
        fired = loop.fired[-1].name
        words = f"stopped at {t:.12g} s: {fired}"
        if loop.solver.t == 0 and loop.fired[-1].kind == "limit":
            words += ", beyond which it starts; limits=False lets it pass"
        return Ending("event", t, state, words, fired)
    failed = status in (STATUS.too_small, STATUS.stalled) or (status == STATUS.cannot and not solver.infinite)
    machine, held = loop.problem.simulator.machine, loop.equations.layout.held
    lost = failed and len(held) > 0 and not determine(machine, held, state.q)
    if failed and not lost and (reason := _lost_rank(machine, state.q)):
        words = f"{system.mechanism.name!r} reached a singular place at {t:.12g} s ({place}): {reason}"
        return Ending("singularity", t, state, words)
    if status == STATUS.cannot and not solver.infinite and solver.stays_open and not lost:
        return Ending("accuracy", t, state, f"the run cannot go on beyond {t:.12g} s ({place}): {_open(loop)}")
    if lost or (status == STATUS.cannot and not solver.infinite):
        names = ", ".join(system.velocity_names[i] for i in loop.equations.layout.held)
        which = f"independent coordinates {names}" if names else f"the method {loop.method.name!r}"
        words = f"{system.mechanism.name!r} reached a singular place at {t:.12g} s ({place}): {which} no longer "
        return Ending(
            "singularity", t, state, f"{words}determines how it goes on (relative pivot {solver.weakest:.2g})"
        )
    if status == STATUS.cannot:
        advice = f" ({loop.modes.words}); check what the actuation gives there" if loop.modes is not None else ""
        return Ending("accuracy", t, state, f"no finite state could be reached beyond {t:.12g} s{advice}")
    if status == STATUS.unverified:
        return Ending("accuracy", t, state, f"{_inaccurate(loop)} at {t:.12g} s ({place})")
    if status == STATUS.too_small:
        words = f"the tolerance cannot be met beyond {t:.12g} s ({place}): steps became too small{_stiff(loop)}"
        return Ending("accuracy", t, state, words)
    if status == STATUS.stalled:
        collapsed = solver.collapsed(loop.end)
        words = (
            f"{'stalled' if collapsed else 'stopped'} at {t:.12g} s ({place}): steps of {solver.pace:.2g} s, of which "
        )
        advice = _stiff(loop) if collapsed else f"; {_enough(loop)}"
        words = f"{words}max_steps={loop.options.most_steps} do not suffice for the rest{advice}"
        return Ending("steps", t, state, words)
    if status == STATUS.too_many:
        words = f"stopped at {t:.12g} s after {loop.options.most_steps} steps, as many as allowed: {_enough(loop)}"
        return Ending("steps", t, state, words)
    return Ending("complete", t, state, f"complete at {t:.12g} s")


def _lost_rank(machine: Machine, q: Array) -> str:
    """Which rank the loops lose where a run ended; nothing where they have that of other places."""
    rank = rank_at(machine, q)
    return rank.reason if rank.singular or rank.pivot < SINGULAR * usual_pivot(machine) else ""


def _open(loop: Loop) -> str:
    """Which loops corrections do not close, by how much, and what to try."""
    kin, solver = loop.kinematics, loop.solver
    q = loop.row_at(solver.nearest)[: kin.system.nq]
    wide = kin.open_loops(q, CLOSED * kin.coarseness(q) * kin.system.size)
    return (
        f"{CLOSINGS} corrections of the next step do not close the loops{wide and f', which stay open at {wide}'}; the "
        f"place is not singular (relative pivot {solver.pivot:.2g}). Try a shorter step= or max_step=; where redundant "
        f"constraints contradict each other, a tolerance= of cc.compile above {kin.tolerance:g} lets them stay open"
    )


def _enough(loop: Loop) -> str:
    """How many steps the run needs at its pace."""
    return f"max_steps={int(float(f'{1.2 * loop.solver.needed(loop.end):.1e}'))} suffices at this pace"


def _inaccurate(loop: Loop) -> str:
    """Which answer does not hold, by how much, and where most."""
    e, binding, method, other = loop.equations, loop.binding, loop.method, loop.equations.fallback
    if binding.by_mode and loop.modes is not None:
        found, most = binding.arrays.residual.max(), accepted(loop.kinematics.system)
        words = f"accelerations with contact forces do not hold ({loop.modes.words})"
        return f"{words}: residual {found:.3g}, {most:.2g} is accepted"
    tried = method if other is None or not binding.fallback else other
    eta = e.residuals(tried)(loop.solver.time, loop.solver.y, binding.arrays.u, binding.p)
    also = "" if tried is method else " and its fallback"
    words, most = worst_rows(loop.kinematics.system, eta), accepted(loop.kinematics.system)
    if eta.max(initial=0.0) <= most:  # rounding decides, which is not the same here and in machine code
        words = f"residual {binding.arrays.residual.max():.3g}, where {most:.2g} is accepted"
    return f"accelerations by {method.name}{also} do not hold: {words}"


def _stiff(loop: Loop) -> str:
    """Which coordinate is to blame for short steps, and what to try."""
    worst = loop.solver.worst()
    names = loop.equations.layout.names + loop.inputs[loop.current].memory.names
    return (
        f"; most is asked for by {names[worst]}. Try integrator='rosenbrock' (stiff springs, dampers), method="
        "cc.Lagrange(order='robust') (light or massless bodies), larger rtol and atol, or a fixed step="
    )
