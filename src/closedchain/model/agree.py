"""Every formulation against every other on one machine: accelerations, actuator forces, joint reactions.

At a few closed, moving states with random actuator forces each formulation is asked for the accelerations and for the
forces that would cause the reference's accelerations; reactions come from either. Formulations share no code above the
kinematics, so an error in one shows as a disagreement with all others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from closedchain.dynamics.interface import Formulation
from closedchain.dynamics.virtual_spring import VirtualSpring
from closedchain.errors import ArgumentError, ClosedChainError
from closedchain.kinematics.mobility import wander
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import counted, entries_of
from closedchain.model import METHODS, Model
from closedchain.model.accelerations import Accelerations
from closedchain.model.base import check_method
from closedchain.types import Array

QUANTITIES = ("accelerations", "forces", "reactions")
EXACT = 1e-8  # largest difference of two exact formulations, as a share of the largest value
SPRING_ERROR = 1e-8  # m, the gap that virtual springs are given here
APPROXIMATE = 1e-3  # springs differ from closed loops by about their gap over the machine's smallest length


@dataclass(frozen=True, eq=False)
class Case:
    """A closed state with actuator forces, the reference's answer to them, and reactions that are unique."""

    state: State
    forces: Array
    reference: Accelerations

    def unique(self, reactions: dict[str, Array]) -> Array:
        """The reactions a rigid machine determines, one after the other."""
        parts = [reactions[joint][flags] for joint, flags in self.reference.unique.items()]
        return np.concatenate([np.zeros(0), *parts])


@dataclass(frozen=True, eq=False)
class Answer:
    """What a formulation says of one quantity in all cases; if nothing, the reason."""

    values: tuple[Array, ...] = ()
    reason: str = ""
    exact: bool = True


@dataclass(frozen=True)
class Pair:
    """Two formulations, one quantity: the largest difference as a share of the largest value, or why there is none."""

    one: str
    other: str
    quantity: str
    difference: float | None
    allowed: float
    reason: str = ""

    @property
    def agrees(self) -> bool | None:
        """Whether the two agree; None where they cannot be compared."""
        return None if self.difference is None else self.difference <= self.allowed


@dataclass(frozen=True)
class Agreement:
    """All pairs for one machine."""

    machine: str
    cases: int
    pairs: tuple[Pair, ...]
    unsupported: dict[str, dict[str, str]]  # method → quantity → reason

    @property
    def agrees(self) -> bool:
        """Whether no two formulations contradict each other."""
        return all(pair.agrees is not False for pair in self.pairs)

    @property
    def compared(self) -> int:
        """How many comparisons there were."""
        return sum(pair.difference is not None for pair in self.pairs)


def agree(
    model: Model, states: int | Sequence[State] = 3, seed: int = 0, methods: Sequence[str | Formulation] | None = None
) -> Agreement:
    """Compare formulations on a machine, in given closed states or in several random ones.

    methods: names and objects, as `method=` takes them; None: the reference and every formulation
    """
    named = _named(("reference", *METHODS) if methods is None else methods)
    seed = counted("seed", seed, 0)
    if isinstance(states, int | np.integer):
        given: Sequence[State] = [_moving(model, number, seed) for number in range(counted("states", states, 1))]
    else:
        given = entries_of("states", states)
    if len(given) < 1:
        raise ArgumentError("states is empty; at least one is needed")
    cases = [_case(model, state, number, seed) for number, state in enumerate(given)]
    answers = {(name, what): one for name, method in named.items() for what, one in _ask(model, method, cases).items()}
    pairs = [
        _compare((one, other), what, answers[one, what], answers[other, what])
        for one, other in combinations(named, 2)
        for what in QUANTITIES
    ]
    reasons: dict[str, dict[str, str]] = {}
    for (name, what), answer in answers.items():
        if answer.reason:
            reasons.setdefault(name, {})[what] = answer.reason
    return Agreement(model.mechanism.name, len(cases), tuple(pairs), reasons)


def _named(methods: Sequence[str | Formulation]) -> dict[str, str | Formulation]:
    """Formulations by name; two of one name by how they are written."""
    by_name: dict[str, str | Formulation] = {}
    for method in [methods] if isinstance(methods, str) else entries_of("methods", methods):
        check_method(method)
        name = method if isinstance(method, str) else method.name
        by_name[name if by_name.get(name, method) == method else repr(method)] = method
    return by_name


# states
def _moving(model: Model, number: int, seed: int) -> State:
    """A configuration along the machine's DOF with random velocities that keep the loops closed."""
    rng = np.random.default_rng((seed, number))
    q = wander(model.kinematics, model.assemble(allow_singular=True).q, count=2 + number)[-1]
    N = model.kinematics.free_motions(q)
    return model.state(q, N @ rng.standard_normal(N.shape[1]))


def _case(model: Model, state: State, number: int, seed: int) -> Case:
    """The state under random actuator forces."""
    forces = np.random.default_rng((seed, number, 1)).uniform(-5, 5, len(model.system.actuators))
    return Case(state, forces, model.forward_dynamics(state, forces, "reference"))


# answers
def _ask(model: Model, asked: str | Formulation, cases: list[Case]) -> dict[str, Answer]:
    try:
        method = asked if asked == "reference" else model.method(asked)
    except ClosedChainError as error:
        return dict.fromkeys(QUANTITIES, Answer(reason=str(error)))
    if method == VirtualSpring():
        method = VirtualSpring(error=SPRING_ERROR)
    forward = _forward(model, method, cases)
    inverse = _inverse(model, method, cases, with_reactions=bool(forward["reactions"].reason))
    by_inverse = forward["reactions"].reason and inverse["reactions"].values
    reactions = (inverse if by_inverse else forward)["reactions"]
    return {"accelerations": forward["accelerations"], "forces": inverse["forces"], "reactions": reactions}


def _forward(model: Model, method: str | Formulation, cases: list[Case]) -> dict[str, Answer]:
    exact = isinstance(method, str) or method.exact
    try:
        found = [_accelerations(model, method, case) for case in cases]
    except (ClosedChainError, NotImplementedError) as error:
        return dict.fromkeys(("accelerations", "reactions"), Answer(reason=str(error)))
    accelerations, reactions = zip(*found, strict=True)
    return {"accelerations": Answer(accelerations, "", exact), "reactions": Answer(reactions, "", exact)}


def _accelerations(model: Model, method: str | Formulation, case: Case) -> tuple[Array, Array]:
    """Accelerations and unique reactions. Springs need gaps to carry forces: they stand in static equilibrium."""
    state = case.state
    near = state if isinstance(method, str) else method.equilibrium(model, state, case.forces)
    answer = model.forward_dynamics(near, case.forces, method, verify=False)  # its own, no fallback's
    if near is state:
        return answer.acceleration, case.unique(answer.reactions)
    reactions = model.reference.reactions(
        state.q, state.v, answer.acceleration, answer.multipliers, model.forces(case.forces)
    )
    return answer.acceleration, case.unique(reactions)


def _inverse(model: Model, method: str | Formulation, cases: list[Case], with_reactions: bool) -> dict[str, Answer]:
    """Forces that cause the reference's accelerations; reactions of methods that answer nothing else."""
    forces, reactions = [], []
    try:
        for case in cases:
            # unverified: no other solution stands in for this one
            given = case.reference.acceleration
            answer = model.inverse_dynamics(case.state, acceleration=given, method=method, verify=False)
            forces.append(answer.forces)
            if with_reactions:
                reactions.append(case.unique(answer.reactions))
    except (ClosedChainError, NotImplementedError) as error:
        return dict.fromkeys(("forces", "reactions"), Answer(reason=str(error)))
    return {"forces": Answer(tuple(forces)), "reactions": Answer(tuple(reactions))}


# comparison
def _compare(names: tuple[str, str], quantity: str, one: Answer, other: Answer) -> Pair:
    allowed = EXACT if one.exact and other.exact else APPROXIMATE
    reason = "; ".join(_reasons(names, one, other))
    if reason:
        return Pair(*names, quantity, None, allowed, reason)
    differences = [_difference(a, b) for a, b in zip(one.values, other.values, strict=True)]
    return Pair(*names, quantity, max(differences), allowed)


def _reasons(names: tuple[str, str], one: Answer, other: Answer) -> Iterator[str]:
    for name, answer in zip(names, (one, other), strict=True):
        if answer.reason:
            yield answer.reason if name in answer.reason else f"{name}: {answer.reason}"


def _difference(a: Array, b: Array) -> float:
    scale = max(float(np.abs(a).max(initial=0.0)), float(np.abs(b).max(initial=0.0)), 1e-3)
    return float(np.abs(a - b).max(initial=0.0)) / scale
