"""Chains that are singular, or become so: exact and continuous."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

import closedchain as cc
from closedchain.papers.multichain_wrist import at_wrist
from interpreted import interpreted
from soak.machines import split
from states import assert_close, random_forces
from unit.operational_space.arms import bent_wrist, compare, five_dof_arms

APPROACH = (0.1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-8, 0.0)


@cache
def regular_model() -> cc.Model:
    """Compiled far from the singularity, which it can reach."""
    return cc.compile(bent_wrist(0.3))


@pytest.mark.parametrize("angle", [0.1, 1e-3, 1e-5, 1e-8, 0.0])
def test_wrist_singularity(angle: float) -> None:
    compare(bent_wrist(angle), cc.OperationalSpace(), 1e-9)


def test_the_papers_elimination_alone_fails_at_the_singularity() -> None:
    model = cc.compile(bent_wrist(0.0))
    state, tau = model.assemble(allow_singular=True), np.ones(18)
    _, _, pivot = model.kernels.forward_function(cc.OperationalSpace(border="none"))(state.q, state.v, tau)
    assert not float(pivot) > 1e-9


def test_passing_the_singularity_is_continuous() -> None:
    """One machine, moved through it: accelerations change no faster on the way than elsewhere."""
    model = cc.compile(bent_wrist(0.05))
    method = cc.OperationalSpace(border="weak")
    wrist, angles = model.system.element("arm1_joint5"), np.linspace(0.02, -0.02, 9)
    states = [at_wrist(model, angle) for angle in angles]
    assert abs(states[4].q[wrist.q][0]) < 1e-6
    tau = np.linspace(-2, 2, 18)
    found = np.array([model.forward_dynamics(s, tau, method=method, verify=False).platform for s in states])
    wanted = np.array([model.forward_dynamics(s, tau, method="reference").platform for s in states])
    assert_close(found, wanted, 1e-8)
    assert np.abs(np.diff(found, 2, axis=0)).max() < 0.1 * np.abs(found).max()


@cache
def approach() -> tuple[cc.State, ...]:
    """The regular machine in motion, at wrist angles down to zero."""
    model, guess, states = regular_model(), None, []
    for angle in np.linspace(0.3, 0.1, 5):
        guess = at_wrist(model, angle, guess)
    for angle in APPROACH:
        state = at_wrist(model, angle, guess)
        assert abs(state.q[model.system.element("arm1_joint5").q][0] - angle) < 1e-10
        N = model.kinematics.free_motions(state.q)
        states.append(state.replace(v=N @ np.linspace(-1, 1, N.shape[1])))
    return tuple(states)


@pytest.mark.parametrize(("border", "tolerance"), [("auto", 1e-10), ("none", 1e-10), ("weak", 2e-12)])
def test_a_chain_that_is_regular_when_compiled(border: str, tolerance: float) -> None:
    """Down to the singularity in steps: accelerations and forces against the reference."""
    model = regular_model()
    tau = random_forces(model, 4)
    for state in approach():
        found = model.forward_dynamics(state, tau, cc.OperationalSpace(border=border), verify=False)
        wanted = model.forward_dynamics(state, tau, "reference")
        assert_close(found.acceleration, wanted.acceleration, tolerance)
        assert_close(found.multipliers, wanted.multipliers, tolerance)


@pytest.mark.parametrize("method", ["operational_space", "lagrange"])
def test_a_batch_on_the_way_into_the_singularity(method: str) -> None:
    """The quick order answers as long as it will do, instance by instance; the robust one where it will not."""
    model, states = regular_model(), approach()
    tau = model.forces(random_forces(model, 4))
    q, v = np.array([s.q for s in states]), np.array([s.v for s in states])
    acceleration, multipliers, pivot = model.kernels.forward(method)(q, v, tau)
    for i, state in enumerate(states):
        wanted = model.forward_dynamics(state, tau, "reference")
        assert_close(acceleration[i], wanted.acceleration, 1e-10)
        assert_close(multipliers[i], wanted.multipliers, 1e-10)
    quick = cc.Kernel(model.kernels.forward_function(method))(q, v, tau)
    robust = quick[2][:, 0] < 1e-4
    assert not robust[0]
    assert robust[-1]
    assert np.array_equal(acceleration[~robust], quick[0][~robust])
    assert pivot.min() > 1e-4


@pytest.mark.parametrize("scale", [1e-3, 1e-6, 1e-9])
@pytest.mark.parametrize(
    "mechanism",
    [cc.library.hand("soft"), cc.library.gough_stewart(), bent_wrist(0.0)],
    ids=["hand", "platform", "arms"],
)
def test_light_members(mechanism: cc.Mechanism, scale: float) -> None:
    """Strong directions carry the member: its own inertia may be next to nothing."""
    bodies = [
        replace(body, mass=scale * body.mass, inertia=scale * body.inertia_matrix)
        if body.name == mechanism.platform
        else body
        for body in mechanism.bodies
    ]
    model = cc.compile(replace(mechanism, bodies=tuple(bodies)))
    state, tau = model.assemble(allow_singular=True), random_forces(model, 2)
    found = model.forward_dynamics(state, tau, cc.OperationalSpace(border="weak"), verify=False)
    wanted = model.forward_dynamics(state, tau, "reference")
    assert_close(found.acceleration, wanted.acceleration, 1e-11)
    assert_close(found.multipliers, wanted.multipliers, 1e-11)


@pytest.mark.parametrize(
    "mechanism", [cc.library.hand("soft"), five_dof_arms()], ids=["soft hand", "five degrees of freedom"]
)
def test_short_chains_are_found_when_compiling(mechanism: cc.Mechanism) -> None:
    """Their weak directions stay in the border from the start: the first kernel is the exact one."""
    model = cc.compile(mechanism)
    state = model.assemble(allow_singular=True)
    function = model.kernels.forward_function("operational_space")
    pivot = function(state.q, state.v, np.zeros(len(model.system.actuators)))[2]
    assert float(pivot) > 1e-4
    compare(mechanism, cc.OperationalSpace(), 1e-9)


@pytest.mark.machine_code
def test_a_simulation_through_the_singularity() -> None:
    model = regular_model()
    start = at_wrist(model, 1e-3, at_wrist(model, 0.1))
    wrist = model.system.element("arm1_joint5")
    N = model.kinematics.free_motions(start.q)
    v = N @ np.linalg.lstsq(N[wrist.v], [-0.05], rcond=None)[0]
    state = start.replace(v=v)
    runs = [model.simulate(state, duration=0.04, step=1e-3, method=m) for m in ("operational_space", "lagrange")]
    angle = runs[0].q[:, wrist.q.start]
    assert angle[0] > 5e-4
    assert angle[-1] < -5e-4
    # the quick order alone would not have done
    alone = cc.Kernel(model.kernels.forward_function("operational_space"))
    quick = alone(runs[0].q, runs[0].v, np.zeros((len(angle), 18)))[2]
    assert quick.min() < 1e-5
    assert_close(runs[0].q[-1], runs[1].q[-1], 1e-9)
    assert_close(runs[0].v[-1], runs[1].v[-1], 1e-8)


def parallelogram() -> cc.Mechanism:
    """Two equal cranks and a coupler as long as their pivots are apart: folded into one line it can move two ways."""
    bodies = [cc.Body(name, 1.0, (0.2, 0.0, 0.0), np.diag([0.01, 0.02, 0.02])) for name in ("left", "right", "coupler")]
    end, far = cc.Pose((0.4, 0.0, 0.0)), cc.Pose((1.0, 0.0, 0.0))
    joints = [
        cc.Joint("a", "revolute", "ground", "left"),
        cc.Joint("b", "revolute", "ground", "right", far),
        cc.Joint("c", "revolute", "left", "coupler", end),
        cc.Joint("d", "revolute", "right", "coupler", end, far),
    ]
    return cc.Mechanism("parallelogram", tuple(bodies), tuple(joints), platform="coupler")


@pytest.mark.parametrize("border", ["auto", "weak"])
def test_a_singular_machine_is_not_taken_for_a_singular_chain(border: str) -> None:
    model, method = cc.compile(parallelogram(), cut=["c", "d"]), cc.OperationalSpace(border=border)
    for angle in (0.5, 1e-2, 1e-4):
        state = model.assemble(joints={"a": angle, "b": angle}, allow_singular=True)
        state = model.with_velocities(state, joints={"a": 1.0})
        found, wanted = (model.forward_dynamics(state, method=m, verify=False) for m in (method, "reference"))
        assert_close(found.acceleration, wanted.acceleration, 1e-10 / angle)
    flat = model.assemble(joints={"a": 0.0, "b": 0.0}, allow_singular=True)
    with pytest.raises(cc.errors.SingularityError, match="singular in this state"):
        model.forward_dynamics(flat, method=method)


def pinned(offset: float, braced: bool) -> cc.Mechanism:
    """An object pinned to a short chain at the centre of its universal joint, or near; with or without an arm."""
    rng = np.random.default_rng(2)
    ball = cc.spherical("pin", "rod", "object", cc.Pose((0.3 * offset, offset, 0.0)), cc.Pose((0.1, 0.2, 0.3)))
    bodies = [
        cc.Body("object", 2.0, (0.02, 0.0, 0.01), np.diag([0.05, 0.06, 0.07])),
        cc.Body("rod", 1.0, (0.0, 0.0, 0.2), np.diag([0.02, 0.02, 0.01])),
    ]
    joints = [cc.universal("hook", "ground", "rod"), ball]
    names = ["ground", *(f"link{i}" for i in range(6))] if braced else []
    for near, far in pairwise(names):
        bodies.append(cc.Body(far, 0.5, (0.0, 0.05, 0.1), np.diag([0.01, 0.012, 0.011])))
        Q = np.linalg.qr(rng.standard_normal((3, 3)))[0]
        frame = cc.Pose(tuple(rng.uniform(0.1, 0.3, 3)), rotation=Q * np.sign(np.linalg.det(Q)))
        joints.append(cc.revolute(f"turn_{far}", near, far, frame))
    if braced:
        joints.append(cc.spherical("grip", "link5", "object", cc.Pose((0.0, 0.1, 0.1))))
    return cc.Mechanism("pinned", tuple(bodies), tuple(joints), platform="object")


@pytest.mark.parametrize("braced", [False, True], ids=["alone", "and an arm"])
@pytest.mark.parametrize("border", ["auto", "weak", "none"])
def test_a_chain_without_linear_compliance(border: str, braced: bool) -> None:
    """A point at the centre of a joint cannot move: no linear direction of that chain is strong."""
    for offset in (0.0, 1e-9, 1e-6, 1e-4, 1e-2):
        model = cc.compile(pinned(offset, braced), cut=["pin", "grip"] if braced else ["pin"])
        start = model.assemble(allow_singular=True)
        N = model.kinematics.free_motions(start.q)
        state = start.replace(v=N @ np.linspace(-1, 1, N.shape[1]))
        found, wanted = (
            model.forward_dynamics(state, method=m, verify=False)
            for m in (cc.OperationalSpace(border=border), "reference")
        )
        assert_close(found.acceleration, wanted.acceleration, 1e-10)
        assert_close(found.multipliers, wanted.multipliers, 1e-9)


def test_massless_tips_are_refused() -> None:
    """A ball of three revolutes at a leg's tip: its massless links have an infinite inverse inertia there."""
    machine = cc.library.random_legs(1, legs=2)
    with interpreted():
        model = cc.compile(split(machine, machine.joint("leg1_joint6")))
        state = model.assemble()
        assert model.forward_dynamics(state).residual < 1e-11
        with pytest.raises(cc.errors.UnsupportedError, match=r"operational_space cannot treat .* moves no mass"):
            model.forward_dynamics(state, method="operational_space", verify=False)
