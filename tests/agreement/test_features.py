"""The agreement matrix over features: springs, dampers, friction, wrenches, payloads, rotors, struts, bushings,
couplings, differentials, floating and massless bodies, forces at cut joints, descriptions that start at a singular
configuration. Pairwise: every two meet in some machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations

import numpy as np
import pytest

import closedchain as cc
from closedchain.kinematics.mobility import wander
from closedchain.model import METHODS
from closedchain.model.agree import Agreement, agree
from construction import floating_four_bar, massless_balls, two_legs
from features import FEATURES, LOADS
from interpreted import interpreted
from oracles import maximal, pinocchio_oracle
from oracles.state import Unsupported
from states import assert_close, body_accelerations, body_states, random_forces


def uncut_four_bar() -> cc.Mechanism:
    """The four-bar whose coupler is a platform on two legs."""
    machine = cc.library.four_bar()
    return replace(machine, joints=tuple(replace(joint, cut=False) for joint in machine.joints))


def flat_parallelogram() -> cc.Mechanism:
    """A parallelogram that is described folded flat, where it could go on as another linkage."""
    return replace(cc.library.n_four_bar(1, angle=0.0), platform="coupler1")


def thick(machine: cc.Mechanism) -> cc.Mechanism:
    """The machine with a platform that has inertia about all axes, as virtual springs want it of a floating body."""
    bodies = [
        replace(body, inertia=tuple(np.diag(body.inertia_matrix) + 0.01)) if body.name == machine.platform else body
        for body in machine.bodies
    ]
    return replace(machine, bodies=tuple(bodies))


BASES: dict[str, Callable[[], cc.Mechanism]] = {
    "redundant loop": lambda: thick(uncut_four_bar()),
    "sliding joint": cc.library.slider_crank,
    "legs": two_legs,
    "floating base": floating_four_bar,
    "massless bodies": massless_balls,
    "singular start": lambda: thick(flat_parallelogram()),
}


def covering(seed: int = 0) -> list[tuple[str, ...]]:
    """Features of machines, a base and six loads each, until every two features have met."""
    rng = np.random.default_rng(seed)
    left = {frozenset(pair) for pair in combinations((*BASES, *LOADS), 2) if not set(pair) <= set(BASES)}
    found: list[tuple[str, ...]] = []
    while left:
        base = list(BASES)[len(found) % len(BASES)]
        draws = [(base, *sorted(rng.choice(list(LOADS), 6, replace=False).tolist())) for _ in range(40)]
        best = max(draws, key=lambda draw: sum(frozenset(pair) in left for pair in combinations(draw, 2)))
        left -= {frozenset(pair) for pair in combinations(best, 2)}
        found.append(best)
    return found


def coupled() -> list[tuple[str, ...]]:
    """Every base with a coupling, a differential and two loads, so that they meet all of them."""
    loads = [*LOADS, *LOADS]
    return [(base, "coupling", "differential", *sorted(loads[2 * i : 2 * i + 2])) for i, base in enumerate(BASES)]


MACHINES = [*covering(), *coupled()]
NAMES = ("reference", *METHODS)
PAIRS = list(combinations(NAMES, 2))
names = pytest.mark.parametrize("features", MACHINES, ids=", ".join)


@cache
def model(features: tuple[str, ...]) -> cc.Model:
    machine, rng = BASES[features[0]](), np.random.default_rng(len(features[0]))
    for feature in features[1:]:
        machine = FEATURES[feature](machine, rng)
    with interpreted():
        return cc.compile(machine)


@cache
def states(features: tuple[str, ...]) -> tuple[cc.State, ...]:
    """Two moving states, away from the start if that is singular."""
    compiled, rng = model(features), np.random.default_rng(7)
    asked = {"bar0": 0.6} if features[0] == "singular start" else None
    start = compiled.assemble(joints=asked, allow_singular=True)
    found = []
    for q in wander(compiled.kinematics, start.q, count=3)[1:]:
        N = compiled.kinematics.free_motions(q)
        found.append(compiled.state(q, N @ rng.standard_normal(N.shape[1])))
    return tuple(found)


@cache
def matrix(features: tuple[str, ...]) -> Agreement:
    with interpreted():
        return agree(model(features), states(features))


@names
def test_formulations_agree(features: tuple[str, ...]) -> None:
    found = matrix(features)
    assert not [pair for pair in found.pairs if pair.agrees is False]
    assert len(found.pairs) == 3 * len(PAIRS)


def test_every_pair_of_features_meets() -> None:
    met = {frozenset(pair) for machine in MACHINES for pair in combinations(machine, 2)}
    assert met == {frozenset(pair) for pair in combinations((*BASES, *FEATURES), 2) if not set(pair) <= set(BASES)}


@pytest.mark.parametrize("name", NAMES)
def test_every_feature_meets_every_formulation(name: str) -> None:
    """Each formulation answers forward and inverse dynamics with every feature, but for machines that float."""
    met: dict[str, set[str]] = {"accelerations": set(), "forces": set()}
    for features in MACHINES:
        for quantity in met.keys() - matrix(features).unsupported.get(name, {}):
            met[quantity] |= set(features)
    left_out = {quantity: {*BASES, *FEATURES} - features for quantity, features in met.items()}
    if name == "operational_space":  # it has no inverse dynamics
        assert left_out.pop("forces") == {*BASES, *FEATURES}
    allowed: dict[str, dict[str, set[str]]] = {
        "reference": {"forces": set()},
        "lagrange": {"forces": {"floating base"}},
        "virtual_spring": {"forces": {"floating base"}},
        "denoc": {what: {"floating base", "coupling", "differential"} for what in met},
        "operational_space": {"accelerations": {"coupling", "differential"}},
        # whether the actuators hold the platform is asked at the start only
        "virtual_work": {what: {"floating base", "singular start"} for what in met},
    }
    for quantity, features in left_out.items():
        assert features <= allowed[name].get(quantity, set()), quantity


def test_a_platform_that_is_a_rod() -> None:
    """Opened at both ends the coupler is a floating rod; the closed machine holds it in its plane."""
    with interpreted():
        found = agree(cc.compile(uncut_four_bar()), 2, methods=["reference", "lagrange", "operational_space"])
    assert found.agrees
    assert found.compared == 3  # what lagrange answers
    assert "moves no mass" in found.unsupported["operational_space"]["accelerations"]


@names
def test_reference_is_newton_euler_in_maximal_coordinates(features: tuple[str, ...]) -> None:
    compiled = model(features)
    machine, forces = compiled.mechanism, random_forces(compiled)
    for state in states(features):
        found, bodies = compiled.forward_dynamics(state, forces, "reference"), body_states(state)
        assert maximal.violation(machine, bodies) < 1e-8
        wanted = maximal.accelerations(machine, bodies, forces)
        rows = np.array([np.concatenate(wanted[body.name]) for body in machine.bodies])
        assert_close(body_accelerations(found), rows, 1e-9)
        for joint, (held, unique) in maximal.reactions(machine, bodies, forces).items():
            wrench = held + maximal.joint_wrench(machine, machine.joint(joint), bodies, forces)
            assert np.array_equal(found.unique[joint], unique), joint
            assert_close(found.reactions[joint][unique], wrench[unique], 1e-8)


@names
def test_reference_is_pinocchio(features: tuple[str, ...]) -> None:
    compiled = model(features)
    state, forces = states(features)[0], random_forces(compiled, 1)
    try:
        wanted = pinocchio_oracle.accelerations(compiled.mechanism, body_states(state), forces)
    except Unsupported as reason:
        pytest.skip(str(reason))
    found = compiled.forward_dynamics(state, forces, "reference")
    rows = np.array([np.concatenate(wanted[body.name]) for body in compiled.mechanism.bodies])
    assert_close(body_accelerations(found), rows, 1e-9)
