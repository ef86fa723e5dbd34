"""Which reactions are unique: compared with the self-stresses of the loops, at the scale of machine and state."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.mechanism.joint import fixed, spherical
from interpreted import interpreted
from soak.machines import draw


@pytest.fixture(autouse=True)
def _no_machine_code() -> Iterator[None]:
    with interpreted():
        yield


def door(lever: float, scale: float = 1.0) -> cc.Mechanism:
    """A door on two balls, each on a bracket that is fixed `lever` beside the line of the hinges, along y.

    The balls can press against each other along y: a self-stress, with the moment of the lever about z at the brackets.
    """
    l = scale  # noqa: E741
    heavy = cc.Body("door", 2.0, (0.5 * l, 0.5 * l, 0.0), (0.1 * l**2, 0.1 * l**2, 0.2 * l**2))
    brackets = (cc.Body("low", 0.1), cc.Body("high", 0.1))
    joints = (
        fixed("foot", "ground", "low", (-lever * l, 0.0, 0.0)),
        fixed("head", "ground", "high", (-lever * l, l, 0.0)),
        spherical("lower", "low", "door", (lever * l, 0.0, 0.0)),
        spherical("upper", "high", "door", (lever * l, 0.0, 0.0), child_at=(0.0, l, 0.0)),
    )
    return cc.Mechanism("door", (*brackets, heavy), joints)


@pytest.mark.parametrize("scale", [1e-6, 1.0, 1e6])
@pytest.mark.parametrize("lever", [0.0, 1e-9, 0.1])
def test_small_levers_and_machines_of_any_size(lever: float, scale: float) -> None:
    compiled = cc.compile(door(lever, scale))
    found = compiled.forward_dynamics(compiled.assemble(), method="reference").unique
    line = np.array([True, True, True, True, False, True])
    for ball in ("lower", "upper"):
        assert np.array_equal(found[ball], line)
    # about z the bracket carries the press times the lever, however short
    for bracket in ("foot", "head"):
        assert np.array_equal(found[bracket], line & [True, True, lever == 0, True, True, True])


def test_forward_and_inverse_say_the_same_also_where_loops_are_a_little_open() -> None:
    """The four-bar is planar: what keeps it in its plane is over-constrained, also 1e-7 beside a closed state."""
    compiled = cc.compile(cc.library.four_bar())
    state = compiled.assemble(joints={"crank": 1.2})
    for shift in (0.0, 1e-7):
        near = compiled.state(state.q + [0.0, shift, 0.0])
        forward = compiled.forward_dynamics(near).unique
        inverse = compiled.inverse_dynamics(near).unique
        for joint, flags in forward.items():
            assert np.array_equal(flags, inverse[joint]), joint
            assert 0 < flags.sum() < 6


def test_near_a_singular_state_and_in_it() -> None:
    """Folded flat, the two bars of a parallelogram can press against each other along the line they lie on."""
    compiled = cc.compile(cc.library.n_four_bar(1))
    flags = []
    for angle in (0.3, 1e-4, 0.0):
        state = compiled.state(angle * np.array([1.0, 1.0, -1.0]))
        forward = compiled.forward_dynamics(state, method="reference", verify=False)
        if angle:
            answer = compiled.inverse_dynamics(state, acceleration=np.zeros(3))
            assert all(np.array_equal(forward.unique[joint], own) for joint, own in answer.unique.items())
        flags.append(np.concatenate(list(forward.unique.values())))
    assert np.array_equal(flags[0], flags[1])
    assert flags[2].sum() < flags[1].sum()


def test_a_scaled_machine_has_the_same_flags() -> None:
    plain = cc.library.four_bar()
    wanted = cc.compile(plain).forward_dynamics(cc.compile(plain).assemble(), method="reference").unique
    for scale in (1e-6, 1e6):
        compiled = cc.compile(larger(plain, scale))
        found = compiled.forward_dynamics(compiled.assemble(), method="reference").unique
        assert all(np.array_equal(found[joint], flags) for joint, flags in wanted.items())


def larger(machine: cc.Mechanism, scale: float) -> cc.Mechanism:
    """The same machine with all lengths times a factor."""
    bodies = []
    for body in machine.bodies:
        center, inertia = np.array(body.center) * scale, body.inertia_matrix * scale**2
        bodies.append(cc.Body(body.name, body.mass, tuple(center), tuple(map(tuple, inertia))))
    joints = tuple(
        replace(
            joint,
            at=replace(joint.at, position=tuple(np.array(joint.at.position) * scale)),
            child_at=replace(joint.child_at, position=tuple(np.array(joint.child_at.position) * scale)),
        )
        for joint in machine.joints
    )
    return replace(machine, bodies=tuple(bodies), joints=joints)


def test_a_free_joint_carries_nothing_for_certain() -> None:
    """A planar loop on a floating frame: what the loop's self-stresses add to the free joint is rounding."""
    model = cc.compile(draw(60010).mechanism)
    answer = model.forward_dynamics(model.assemble(), method="reference")
    assert answer.unique["base"].all()
    assert not all(flags.all() for flags in answer.unique.values())
