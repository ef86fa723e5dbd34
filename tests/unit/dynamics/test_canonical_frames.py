"""Frames that fit the machine and base parameters: the same M, h, G and γ for fewer operations."""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics.interface import Formulation
from closedchain.kernel import read
from closedchain.multibody.canonical_frames import canonical
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.multibody.system import System
from closedchain.simulate.problem import Simulator
from closedchain.types import SX, Array
from states import assert_close, model, moving_state


def unit(vector: Array) -> Array:
    return vector / np.linalg.norm(vector)


def arm(joints: int) -> cc.Mechanism:
    """Revolute joints with axes, links and inertias in general positions."""
    rng, bodies, found, before, origin = np.random.default_rng(3), [], [], "ground", np.zeros(3)
    for k in range(joints):
        step, A = 0.3 * rng.standard_normal(3), rng.standard_normal((3, 3))
        inertia = 0.01 * (np.trace(A @ A.T) * np.eye(3) - A @ A.T)
        bodies.append(cc.Body(f"b{k}", 1.0 + rng.random(), tuple(step / 2 + 0.05 * rng.standard_normal(3)), inertia))
        near, far = (cc.Pose(tuple(p), axis=tuple(unit(rng.standard_normal(3)))) for p in (origin, np.zeros(3)))
        found.append(cc.Joint(f"j{k}", "revolute", before, f"b{k}", near, far))
        before, origin = f"b{k}", step
    return cc.Mechanism("arm", bodies, found, [cc.Actuator(f"m{k}", f"j{k}") for k in range(joints)])


def legs(count: int, bodies: int) -> cc.Mechanism:
    """A platform on legs of links whose axes point nowhere in particular, held by balls."""
    rng, up = np.random.default_rng(7), np.array([0.0, 0.0, 1.0])
    parts, joints = [cc.Body("platform", 3.0, (0.02, -0.01, 0.03), (0.11, 0.09, 0.15))], []
    for leg in range(count):
        turn = 2 * np.pi * leg / max(count, 3)
        at = np.array([np.cos(turn), np.sin(turn), 0.0])
        before, origin = "ground", at
        for number in range(bodies):
            name, step = f"leg{leg}_{number}", (up + 0.4 * rng.standard_normal(3)) / bodies
            parts.append(cc.Body(name, 1.0 / bodies, tuple(step / 2), (0.013, 0.017, 0.011)))
            frame = cc.Pose(tuple(origin), axis=tuple(unit(rng.standard_normal(3))))
            joints.append(cc.Joint(f"{name}_hinge", "revolute", before, name, frame, cc.Pose(axis=frame.axis)))
            before, origin, at = name, step, at + step
        joints.append(cc.spherical(f"leg{leg}_ball", before, "platform", tuple(origin), tuple(at - up)))
    drives = [cc.Actuator(f"motor{leg}", f"leg{leg}_0_hinge") for leg in range(count)]
    return cc.Mechanism(f"{count}x{bodies}", parts, joints, drives, platform="platform", home=cc.Pose(tuple(up)))


def terms(system: System, q: Array, v: Array) -> list[Array]:
    """M, h, G and γ."""
    at, speed = SX.sym("q", system.nq), SX.sym("v", system.nv)
    body = BodyKinematics(system, at, speed)
    outputs = [ca.densify(part) for part in (mass_matrix(body), bias(body), *body.constraint)]
    return [np.array(part) for part in ca.Function("terms", [at, speed], outputs)(q, v)]


@pytest.mark.parametrize(
    "name",
    [
        "random_machine 3",
        "random_machine 7",
        "random_legs 2",
        "agile_wrist",
        "bricard",
        "coaxial",
        "delta",
        "excavator",
        "four_bar_flexible",
        "hexapod",
        "walker",
    ],
)
def test_terms_stay_the_same(name: str) -> None:
    compiled = model(name)
    state = moving_state(compiled)
    for own, fitted in zip(
        *(terms(system, state.q, state.v) for system in (compiled.system, canonical(compiled.system))), strict=True
    ):
        np.testing.assert_allclose(fitted, own, rtol=0, atol=1e-12 * max(1.0, np.abs(own).max(initial=0.0)))


def test_frames_are_those_of_denavit_and_hartenberg() -> None:
    system = canonical(cc.compile(arm(6)).system)
    for link in system.links[1:]:
        assert (link.X_PJ.R.nnz(), link.X_PJ.p.nnz()) == (5, 1)  # Rx(α), (x, 0, 0)
        assert link.inertia[3:, 3:].nnz() == 0  # no mass of its own is left
    aligned = canonical(model("walker").system)
    assert {link.model.shift for link in aligned.links} == {0.0}


def test_a_joint_against_the_tree_is_turned_round() -> None:
    compiled = model("four_bar")
    flipped = replace(
        compiled.mechanism,
        joints=[
            replace(j, parent=j.child, child=j.parent, at=j.child_at, child_at=j.at) if j.name == "coupler" else j
            for j in compiled.mechanism.joints
        ],
    )
    other = cc.compile(flipped, cut=[cut.name for cut in compiled.system.cuts])
    assert any(link.flipped for link in other.system.links)
    state = moving_state(other)
    pairs = zip(*(terms(s, state.q, state.v) for s in (other.system, canonical(other.system))), strict=True)
    for own, fitted in pairs:
        np.testing.assert_allclose(fitted, own, rtol=0, atol=1e-13)


def test_frames_of_bodies_stay_where_they_leave_fewer_numbers() -> None:
    described = model("hexapod").system
    rods = [link.index for link in described.links if not link.X_JB.R.is_eye()]
    stayed, joints = canonical(described), canonical(described, far=True)
    assert rods
    for own, link, far in ((described.links[i], stayed.links[i], joints.links[i]) for i in rods):
        assert (link.X_JB, far.X_JB.R.is_eye()) == (own.X_JB, True)
        assert link.inertia[3:, 3:].nnz() == 0  # regrouped all the same
    assert {link.model.shift for link in canonical(model("coaxial").system).links} == {0.0}  # turning costs more there


@pytest.mark.parametrize(
    ("name", "method", "most"),
    [
        ("agile_wrist", "lagrange", 2059),
        ("agile_wrist", "denoc", 4444),
        ("coaxial", "lagrange", 1728),
        ("coaxial", "virtual_work", 1692),
        ("hexapod", "lagrange", 4282),
        ("slider_crank", "virtual_work", 674),
        ("walker", "lagrange", 4741),
    ],
)
def test_operations_of_machines_described_in_good_frames(name: str, method: str, most: int) -> None:
    function = model(name).kernels.forward_function(method)
    assert sum(read(function).counts().values()) <= most  # without any choice of frames


@pytest.mark.parametrize(
    ("machine", "most"),
    [(arm(12), 4400), (legs(3, 6), 9600), (cc.library.gough_stewart(), 2900)],
    ids=["arm", "3 legs of 6", "gough_stewart"],
)
def test_operations(machine: cc.Mechanism, most: int) -> None:
    compiled = cc.compile(machine)
    function = compiled.kernels.forward_function("operational_space")
    assert sum(read(function).counts().values()) <= most
    state = moving_state(compiled)
    a, multipliers, _ = (np.array(part).ravel() for part in function(state.q, state.v, 0))
    reference, forces = compiled.reference.solve(state.q, state.v, np.zeros(len(compiled.system.actuators)))
    assert_close(a, reference, 1e-12)
    assert_close(multipliers, forces, 1e-11)


@pytest.mark.parametrize("method", [cc.OperationalSpace(), cc.Lagrange()], ids=lambda method: method.name)
def test_numbers_of_the_machine_may_be_symbols(method: Formulation) -> None:
    machine = legs(3, 3)
    compiled = cc.compile(machine)
    entries = (
        ("platform.mass", (0,)),
        ("leg0_1.center", (1,)),
        ("leg1_1_hinge.at.position", (0,)),
        ("gravity", (2,)),
        ("leg2_1_hinge.child_at.position", (1,)),
    )
    entries = tuple((name, place) for name, place in entries if name in compiled.system.quantities.described)
    assert len(entries) == 5
    varied = Simulator(compiled.machine).varied(entries).machine
    tree, values = varied.tree, varied.system.quantities.typical * 1.1
    state = moving_state(compiled)
    found = varied.forward(method, tree.q, tree.v, SX(tree.system.nv, 1)).acceleration
    numbers = ca.Function("a", [tree.q, tree.v, tree.system.quantities.parameters], [found])(state.q, state.v, values)
    other = cc.compile(varied.system.quantities.machine(values))
    reference = other.kernels.forward_function(method)(state.q, state.v, np.zeros(3))[0]
    assert_close(np.array(numbers), np.array(reference), 1e-10)
