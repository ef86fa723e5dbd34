"""Arguments of the wrong kind, and states of other machines, are refused by every call, by an error of the package."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, ClosedChainError, ForeignStateError, OpenLoopError
from closedchain.model.model import compile as compile_anew
from interpreted import interpreted
from states import mechanism, model

Call = Callable[[cc.Model, Any], Any]


@cache
def moved() -> cc.State:
    """Of a five-bar with the same coordinates, whose second base is elsewhere."""
    machine = cc.library.five_bar()
    joints = [
        replace(j, at=replace(j.at, position=(1.1 * j.at.position[0], *j.at.position[1:])), start=None)
        if j.parent == "ground"
        else j
        for j in machine.joints
    ]
    other = cc.compile(replace(machine, joints=tuple(joints)))
    return other.state(model("five_bar").assemble().q, check=False)


TAKE_STATES: dict[str, Call] = {
    "forward_dynamics": lambda m, s: m.forward_dynamics(s),
    "inverse_dynamics": lambda m, s: m.inverse_dynamics(s),
    "inverse_kernel": lambda m, s: m.kernels.inverse(s),
    "linearize": lambda m, s: m.linearize(s),
    "jacobian": lambda m, s: m.jacobian(s),
    "with_velocities": lambda m, s: m.with_velocities(s, {"leg1_base": 1.0}),
    "accelerations": lambda m, s: m.accelerations(s, {"leg1_base": 1.0}),
    "energies": lambda m, s: m.energies(s),
    "momentum": lambda m, s: m.momentum(s),
    "mass_matrix": lambda m, s: m.mass_matrix(s),
    "equilibrium": lambda m, s: m.equilibrium(s),
    "simulate": lambda m, s: m.simulate(s, 0.1),
    "simulate_many": lambda m, s: m.simulate_many([s], 0.1, np.zeros((1, 2)), step=1e-2),
    "stiffness": lambda m, s: m.stiffness(s),
    "natural_modes": lambda m, s: m.natural_modes(s),
    "draw": lambda m, s: m.draw(s),
    "view": lambda m, s: m.view(s),
}


@pytest.mark.parametrize("name", TAKE_STATES)
def test_a_state_of_another_machine_is_refused(name: str) -> None:
    with interpreted(), pytest.raises(ForeignStateError, match=r"model\.assemble\(guess=state\)"):
        TAKE_STATES[name](model("five_bar"), moved())


@pytest.mark.parametrize("name", TAKE_STATES)
@pytest.mark.parametrize("state", [3, "home", [0.0, 1.0]], ids=str)
def test_what_is_no_state_is_refused(name: str, state: object) -> None:
    with interpreted(), pytest.raises(ArgumentError, match="state"):
        TAKE_STATES[name](model("five_bar"), state)


def test_open_loops_are_refused_wherever_a_state_is_made() -> None:
    compiled = model("four_bar")
    state = compiled.assemble()
    for make in (state.replace, compiled.state):
        with pytest.raises(OpenLoopError, match="closing"):
            make(state.q + 0.1)
        assert make(state.q + 0.1, check=False).loop_error > 1e-3
    with pytest.raises(ClosedChainError, match="velocities open the loop"):
        state.replace(v=state.v + 1)


def test_a_guess_with_other_cut_joints_is_taken_by_names() -> None:
    one, other = (cc.compile(cc.library.four_bar(), cut=[name]) for name in ("closing", "coupler"))
    start = one.assemble(joints={"crank": 2.1})
    found = other.assemble(guess=start)
    for joint in one.mechanism.joints:
        assert np.cos(found[joint.name] - start[joint.name]) == pytest.approx(1)


SIMULATIONS: dict[str, dict[str, Any]] = {
    "duration": {"duration": "1"},
    "duration complex": {"duration": 1j},
    "step": {"step": "a"},
    "rtol": {"rtol": "a"},
    "atol": {"atol": 0.0},
    "max_steps": {"max_steps": "a"},
    "max_step": {"max_step": "a"},
    "singularity": {"singularity": "a"},
    "start": {"start": "a"},
    "output": {"output": "a"},
    "output times": {"output": [1.0, "a"]},
    "output too often": {"output": 1e-300},
    "law complex": {"actuation": cc.Sampled(lambda t, state: [1j], 0.01)},
    "law of words": {"actuation": cc.Sampled(lambda t, state: ["a"], 0.01)},
    "law of nothing": {"actuation": cc.Sampled(lambda t, state: None, 0.01)},
    "forces complex": {"actuation": [1j]},
    "event complex": {"events": [cc.Event("e", lambda t, state: 1j)]},
    "event of words": {"events": [cc.Event("e", lambda t, state: "a")]},
}


@pytest.mark.parametrize("name", SIMULATIONS)
def test_a_simulation_says_which_argument_is_wrong(name: str) -> None:
    compiled = model("four_bar")
    with pytest.raises(ClosedChainError):
        compiled.simulate(compiled.assemble(), **{"duration": 1.0, **SIMULATIONS[name]})


WRIST = cc.Grid.azimuth_tilt_torsion(azimuth=[0.0], tilt=[0.1])
VALID: dict[str, tuple[str, Callable[[cc.Model], dict[str, Any]]]] = {
    "assemble": ("four_bar", lambda m: {"joints": {"crank": 1.2}}),
    "assembly_modes": ("four_bar", lambda m: {"joints": {"crank": 1.2}}),
    "state": ("four_bar", lambda m: {"q": m.assemble().q}),
    "with_velocities": ("four_bar", lambda m: {"state": m.assemble(), "joints": {"crank": 1.0}}),
    "accelerations": ("four_bar", lambda m: {"state": m.assemble(), "joints": {"crank": 1.0}}),
    "follow": ("four_bar", lambda m: {"path": {"crank": [1.2, 1.3]}, "near": m.assemble(joints={"crank": 1.2})}),
    "forward_dynamics": ("four_bar", lambda m: {"state": m.assemble()}),
    "inverse_dynamics": ("four_bar", lambda m: {"state": m.assemble()}),
    "inverse_dynamics_along": ("four_bar", lambda m: {"motion": TURNED, "rate": 20.0}),
    "check_motion": ("four_bar", lambda m: {"motion": TURNED, "rate": 20.0}),
    "linearize": ("four_bar", lambda m: {"state": m.assemble()}),
    "equilibrium": ("four_bar", lambda m: {}),
    "equilibria": ("four_bar", lambda m: {"tries": 1}),
    "simulate": ("four_bar", lambda m: {"state": m.assemble(), "duration": 1e-3}),
    "simulate_many": ("four_bar", lambda m: {"states": [m.assemble()], "duration": 1e-3, "step": 1e-3}),
    "with_payload": ("agile_wrist", lambda m: {"payload": cc.Payload(1.0)}),
    "stiffness": ("agile_wrist", lambda m: {"state": m.assemble()}),
    "natural_modes": ("agile_wrist", lambda m: {"state": m.assemble()}),
    "stiffness_map": ("agile_wrist", lambda m: {"grid": WRIST, "platform_wrenches": [0.0] * 6}),
    "inverse_dynamics_map": ("agile_wrist", lambda m: {"grid": WRIST}),
}
TURNED = cc.motions.joints({"crank": 1.2}, {"crank": 2.0}, 0.1)
ELSEWHERE = ("progress", "threads", "store", "cluster")
WRONG: list[Any] = [
    *("a", b"x", 1j, 10**30, 1e-300, -1, np.nan, np.inf, None, object(), np.array("a"), np.array([np.nan])),
    *([], [[]], [None], ["a"], [1j], np.zeros((2, 3)), lambda: 0, lambda *_: 1j),
    *({}, {"nix": 1.0}, {"nix": "a"}, {3: 1}, {"crank": "a"}, {"crank": [1, 2, 3]}),
]


@pytest.mark.parametrize("name", VALID)
def test_arguments_of_any_kind_are_answered_or_refused(name: str) -> None:
    """Each argument of a call that is valid otherwise, in turn; what raises is an error of the package."""
    machine, valid = VALID[name]
    compiled = compile_anew(mechanism(machine))  # kernels that are interpreted stay out of other tests
    code = name.startswith(("simulate", "assembl", "follow"))
    with nullcontext() if code else interpreted(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        call, given = getattr(compiled, name), valid(compiled)
        call(**given)
        for argument in inspect.signature(call).parameters:
            for wrong in WRONG if argument not in ELSEWHERE else ():
                with suppress(ClosedChainError):
                    call(**{**given, argument: wrong})


def test_samples_that_no_memory_holds_are_refused() -> None:
    compiled = model("four_bar")
    state = compiled.assemble()
    with pytest.raises(ArgumentError, match="GiB"):
        compiled.simulate_many([state] * 1000, 1e5, np.zeros((1000, 1)), step=1e-6, output=1e-6)
    with pytest.raises(ArgumentError, match="duration must be a number"):
        compiled.simulate_many([state], "1", np.zeros((1, 1)), step=1e-3)  # type: ignore[arg-type]
