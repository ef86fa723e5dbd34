"""The multi-chain formulation against the reference: machines of both types, contacts, singular and short chains."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics.plans.operational_space import plan_chains
from closedchain.errors import ArgumentError, NonFiniteError
from construction import held
from states import assert_close, moving_state, random_forces
from unit.operational_space.arms import (
    ARMS,
    compare,
    loaded_last_links,
    slanted_tools,
    stopped,
    turned_grips,
)


@pytest.mark.parametrize("border", ["auto", "weak", "all"])
@pytest.mark.parametrize("name", ["three_arms", "hand", "quadruped", "gough_stewart", "delta"])
def test_machines(name: str, border: str) -> None:
    model = cc.compile(cc.library.machines()[name]())
    state, tau = moving_state(model, 1), random_forces(model, 1)
    found = model.forward_dynamics(state, tau, method=cc.OperationalSpace(border=border), verify=False)
    wanted = model.forward_dynamics(state, tau, method="reference")
    assert_close(found.acceleration, wanted.acceleration, 1e-9)
    assert_close(found.multipliers, wanted.multipliers, 1e-9)


@pytest.mark.parametrize(
    ("mechanism", "left"),
    [
        (ARMS, 15),
        (turned_grips(), 15),
        (slanted_tools(), 15),
        (stopped("joint6", "prismatic"), 15),
        (stopped("joint6", "cylindrical"), 15),
        (loaded_last_links(), 16),
        (stopped("joint6", "universal"), 18),
    ],
    ids=["as they are", "grips turned", "slanted tools", "sliding", "screwing freely", "one loaded", "universal"],
)
def test_last_links_are_part_of_the_object(mechanism: cc.Mechanism, left: int) -> None:
    plan = plan_chains(cc.compile(mechanism).system)
    assert len(plan.system.links) == left + 1
    assert len(plan.attached) == 18 - left
    compare(mechanism, cc.OperationalSpace(), 1e-9)


def test_last_joints_that_have_slid() -> None:
    """Away from the start, where the two frames of a tip are apart along its axis."""
    model = cc.compile(stopped("joint6", "cylindrical"))
    state, tau = moving_state(model, 1), random_forces(model, 1)
    assert min(abs(state.q[model.system.element(f"arm{k}_joint6").q][1]) for k in (1, 2, 3)) > 1e-3
    found, wanted = (model.forward_dynamics(state, tau, m, verify=False) for m in ("operational_space", "reference"))
    assert_close(found.acceleration, wanted.acceleration, 1e-9)
    assert_close(found.multipliers, wanted.multipliers, 1e-9)


def moving_palm() -> cc.Mechanism:
    """The hand on a palm that can be moved."""
    hand = cc.library.hand()
    palm = cc.Body("palm", 0.6, (0.0, 0.01, 0.0), (1e-3, 1e-3, 1.5e-3))
    joints = tuple(replace(joint, parent="palm") if joint.parent == "ground" else joint for joint in hand.joints)
    motors = tuple(cc.Actuator(f"palm_{i}", "palm_floats", i) for i in range(6))
    floating = cc.free("palm_floats", "ground", "palm")
    return replace(hand, bodies=(palm, *hand.bodies), joints=(floating, *joints), actuators=(*hand.actuators, *motors))


def test_floating_support() -> None:
    compare(moving_palm(), cc.OperationalSpace(), 1e-9)


def test_prescribed_support() -> None:
    """The palm moves as prescribed; with the forces this takes, the reference moves the same."""
    model = cc.compile(moving_palm())
    state, rng = moving_state(model, 2), np.random.default_rng(5)
    prescribed = rng.uniform(-2, 2, 6)
    tau = np.r_[rng.uniform(-0.05, 0.05, 9), prescribed]
    found = model.forward_dynamics(state, tau, method=cc.OperationalSpace(prescribed=("palm_floats",)), verify=False)
    palm = model.system.element("palm_floats").v
    np.testing.assert_allclose(found.acceleration[palm], prescribed, rtol=1e-13)
    # the forces that do it: the palm's accelerations are linear in them
    base = model.reference.solve(state.q, state.v, np.r_[tau[:9], np.zeros(6)])[0]
    response = np.array([model.reference.solve(state.q, state.v, np.r_[tau[:9], row])[0] - base for row in np.eye(6)]).T
    forces = np.linalg.solve(response[palm], prescribed - base[palm])
    assert_close(found.acceleration, base + response @ forces, 1e-9)


@pytest.mark.parametrize("name", ["four_bar", "bricard", "n_four_bar"])
def test_machines_without_a_member_are_chains_on_the_ground(name: str) -> None:
    model = cc.compile(cc.library.machines()[name]())
    state = moving_state(model)
    found = model.forward_dynamics(state, method="operational_space", verify=False)
    reference, multipliers = model.reference.solve(state.q, state.v, model.forces(None))
    assert_close(found.acceleration, reference, 1e-11)
    unique = list(model.mobility.independent_rows)
    if len(unique) == model.system.nc:
        assert_close(found.multipliers, multipliers, 1e-11)


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: cc.OperationalSpace(border="some"), ArgumentError, "no border 'some'; borders: auto, none, weak, all"),
        (lambda: cc.OperationalSpace(baumgarte=-1.0), ArgumentError, "baumgarte is -1.0 1/s; it must not be negative"),
        (lambda: cc.OperationalSpace(baumgarte=np.nan), NonFiniteError, "baumgarte is nan"),
        (lambda: cc.OperationalSpace(baumgarte="ten"), ArgumentError, "baumgarte must be a number, not 'ten'"),
        (lambda: cc.OperationalSpace(prescribed="palm"), ArgumentError, "must be a list of names, not 'palm'"),
        (lambda: cc.OperationalSpace(prescribed=5), ArgumentError, "prescribed must be a list, not 5"),
        (lambda: cc.Lagrange(order="quick"), ArgumentError, "no order 'quick'; orders: sparse, robust"),
        (lambda: cc.Lagrange(baumgarte=np.inf), NonFiniteError, "baumgarte is inf"),
    ],
)
def test_options_that_do_not_exist(make: Callable[[], object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make()


def test_elements_on_the_object_and_the_links_that_hold_it() -> None:
    """Last links are counted with the object, which leaves fewer links than elements and contacts name by number."""
    rng = np.random.default_rng(1)
    machine = replace(
        held(None),
        struts=(
            cc.Strut("strut", "ground", "finger1_2", (0.4, 0.2, 0.0), (0.1, 0.0, 0.0), stiffness=90.0, free_length=0.3),
        ),
        bushings=(cc.Bushing("bushing", "platform", "finger1_1", stiffness=rng.uniform(1, 9, 6)),),
        contacts=(cc.Contact("contact", "finger1_2", (0.0, 0.0, 0.1)),),
    )
    plain, plan = (plan_chains(cc.compile(one).system) for one in (held(None), machine))
    assert len(plan.attached) == len(plain.attached) == 1
    assert [link.name for link in plan.system.links] == [link.name for link in plain.system.links]
