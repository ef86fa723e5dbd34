"""method="auto": the exact formulation with the fewest weighted operations that holds at its samples."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics.interface import Forward, forward_function
from closedchain.dynamics.operational_space import OperationalSpace
from closedchain.kernel import read
from closedchain.model import choice
from closedchain.model.choice import Candidate, Choice, choose_formulation
from interpreted import interpreted
from states import assert_close, model, moving_state, random_forces

CHAIN = 9  # longer than what multipliers on the whole machine could be cheapest for


def counted(candidate: Candidate, compiled: cc.Model) -> None:
    counts = read(forward_function(compiled.method(candidate.name), compiled.machine)).counts()
    assert candidate.operations == sum(counts.values())
    assert candidate.weighted == candidate.operations + 3 * counts["div"] + 11 * (counts["sin"] + counts["cos"])


def two_legged() -> cc.Model:
    """A machine without loops whose chains are short, so that both candidates are traced."""
    bodies = [cc.Body("trunk", 5.0, (0.0, 0.0, 0.1), (0.1, 0.2, 0.15))]
    joints = [cc.free("base", "ground", "trunk")]
    for side, y in (("left", 0.2), ("right", -0.2)):
        bodies.append(cc.Body(side, 1.0, (0.0, 0.02, -0.2), (0.02, 0.02, 0.01)))
        joints.append(cc.revolute(f"hip_{side}", "trunk", side, (0.1, y, 0.0), axis=(0.0, 0.8, 0.6)))
    actuators = [cc.Actuator(f"motor_{side}", joint=f"hip_{side}") for side in ("left", "right")]
    return cc.compile(cc.Mechanism("two legs", bodies, joints, actuators=actuators))


def test_the_fewest_weighted_operations_win() -> None:
    compiled = two_legged()
    found = compiled.explain()
    first, second = found.candidates
    assert found.method == first.name == compiled.method("auto").name
    assert {first.name, second.name} == {"lagrange", "operational_space"}
    assert (first.weighted or 0) < (second.weighted or 0)
    for candidate in found.candidates:
        counted(candidate, compiled)
    state, forces = moving_state(compiled), random_forces(compiled)
    answer = compiled.forward_dynamics(state, forces)
    assert_close(answer.acceleration, compiled.reference.solve(state.q, state.v, compiled.forces(forces))[0], 1e-11)
    assert str(found).splitlines()[0] == f"method='auto' is {first.name!r}: it takes the fewest weighted operations"


@pytest.mark.parametrize(
    ("name", "cheapest"), [("gough_stewart", "operational_space"), ("planar_3rrr", "lagrange")], ids=str
)
def test_machines_with_loops_are_answered_by_what_is_cheapest(name: str, cheapest: str) -> None:
    found = model(name).explain()
    assert found.method == found.candidates[0].name == cheapest
    assert model(name).method("auto").pivot_sees_rank
    first, second = found.candidates
    assert (first.weighted or 0) < (second.weighted or 0)


def test_flexible_machines_have_one_candidate() -> None:
    found = model("four_bar_flexible").explain()
    assert found.method == "lagrange"
    assert "only candidate" in found.reason
    assert "flexible" in found.candidates[0].note


def test_long_chains_are_not_traced_twice() -> None:
    bodies = [cc.Body(f"b{k}", 1.0, (0.1, 0.02, 0.0), (0.01, 0.02, 0.02)) for k in range(CHAIN)]
    names = ["ground", *(body.name for body in bodies)]
    joints = [
        cc.revolute(f"j{k}", names[k], names[k + 1], (0.2, 0.0, 0.1), axis=((0.0, 0.6, 0.8), (0.6, 0.8, 0.0))[k % 2])
        for k in range(CHAIN)
    ]
    found = cc.compile(cc.Mechanism("arm", bodies, joints)).explain()
    assert found.method == "operational_space"
    assert [(one.name, one.operations is None) for one in found.candidates] == [
        ("operational_space", False),
        ("lagrange", True),
    ]
    assert f"here {CHAIN} velocities" in found.candidates[1].note


def test_many_loops_on_a_chain_are_not_traced_twice() -> None:
    compiled = cc.compile(cc.library.n_four_bar(13))
    found = compiled.explain()
    assert found.method == "lagrange"
    assert [(one.name, one.operations) for one in found.candidates] == [("operational_space", None)]
    assert f"{compiled.system.nc} loop rows" in found.candidates[0].note
    assert len(cc.compile(cc.library.n_four_bar(2)).explain().candidates) == 2


def test_what_does_not_hold_at_its_samples_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    right = OperationalSpace.forward

    def wrong(self: OperationalSpace, machine, q, v, Q, prescribed=None) -> Forward:  # type: ignore[no-untyped-def]
        found = right(self, machine, q, v, Q, prescribed)
        return Forward(found.acceleration * (1 + 1e-6), found.multipliers, found.pivot)

    monkeypatch.setattr(OperationalSpace, "forward", wrong)
    found = choice._chosen(two_legged().machine)
    assert found.method == "lagrange"
    assert "operational_space did not hold at the samples" in found.reason


def test_the_choice_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, object] = {}
    monkeypatch.setattr(choice, "recall", kept.get)
    monkeypatch.setattr(choice, "remember", kept.__setitem__)
    monkeypatch.setattr(type(model("rssr").machine), "question", lambda self, *parts: repr(parts))
    first = choose_formulation(model("rssr").machine)
    monkeypatch.setattr(choice, "_chosen", None)
    assert choose_formulation(model("rssr").machine) == first
    assert list(kept.values()) == [first.to_data()]


@pytest.mark.parametrize(
    "damaged", [None, {}, {"method": "magic"}, {"method": "lagrange", "reason": "", "candidates": [1]}]
)
def test_damaged_choices_count_as_absent(damaged: object) -> None:
    assert Choice.from_data(damaged) is None


def test_prescribed_tips_are_taken_by_what_can() -> None:
    with interpreted():
        compiled = cc.compile(cc.library.hand())
        state = compiled.assemble()
        given = {compiled.system.cuts[0].name: [0.1] * len(compiled.system.cuts[0].model.rows)}
        own, named = (
            compiled.forward_dynamics(state, prescribed=given, **more) for more in ({}, {"method": "operational_space"})
        )
    np.testing.assert_array_equal(own.acceleration, named.acceleration)
