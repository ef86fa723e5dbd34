"""One chain at a time: joined, the chains of an opened machine are the machine."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import UnsupportedError

SPRING = cc.VirtualSpring(5e4, 50.0)


def opened(model: cc.Model, seed: int) -> cc.State:
    """A moving state whose loops are open, as springs leave them."""
    rng, state = np.random.default_rng(seed), model.assemble()
    q = model.kinematics.step(state.q, 1e-3 * rng.standard_normal(model.system.nv))
    return state.replace(q=q, v=rng.standard_normal(model.system.nv), check=False)


@pytest.mark.parametrize("damper", ["ground", "parent"])
@pytest.mark.parametrize("name", ["gough_stewart", "three_arms", "slider_crank"])
def test_joined_they_are_the_whole(name: str, damper: str) -> None:
    model = cc.compile(getattr(cc.library, name)())
    method = cc.VirtualSpring(5e4, 50.0, damper=damper)  # type: ignore[arg-type]
    parts = method.submodels(model)
    state, rng = opened(model, 1), np.random.default_rng(2)
    forces = rng.standard_normal(len(model.system.actuators))
    whole = model.kernels.forward(method)(state.q, state.v, forces)[0]
    found = parts.accelerations(state, forces)
    assert np.abs(found - whole).max() < 1e-12 * np.abs(whole).max()
    assert sorted(i for one in parts.chains for i in one.velocities) == list(range(model.system.nv))
    assert all(dynamics > motion for motion, dynamics in parts.operations.values())


def test_what_is_opposite_is_all_that_a_chain_knows_of_others() -> None:
    model = cc.compile(cc.library.gough_stewart())
    leg = SPRING.submodels(model).chains[0]
    assert [port.name for port in leg.dynamics.inputs] == ["q", "v", "forces", "other_frames", "other_velocities"]
    assert leg.ends == ("leg1_tip",)
    assert leg.dynamics.inputs[3].names[-1] == "leg1_tip.other.z"
    q, v, tau, frames, twists = (part[0] for part in leg.dynamics.samples(2))
    still = leg.dynamics(q, v, tau, frames, twists)[1]
    shifted = frames.copy()
    shifted[-1] += 1e-3  # the platform's end goes up by a millimetre
    pulled = leg.dynamics(q, v, tau, shifted, twists)[1]
    assert np.linalg.norm(pulled - still) == pytest.approx(50.0, rel=1e-6)  # N


def test_springs_are_the_multipliers_of_the_whole() -> None:
    model = cc.compile(cc.library.gough_stewart())
    parts, state = SPRING.submodels(model), opened(model, 3)
    multipliers = model.kernels.forward(SPRING)(state.q, state.v, np.zeros(6))[1]
    frames = {one.name: one.motion(state.q[one.coordinates], state.v[one.velocities]) for one in parts.chains}
    leg, platform = parts.chains[0], parts.chains[-1]
    k = platform.ends.index("leg1_tip")
    opposite = frames[platform.name][0][12 * k : 12 * k + 12], frames[platform.name][1][6 * k : 6 * k + 6]
    springs = leg.dynamics(state.q[leg.coordinates], state.v[leg.velocities], [0.0], *opposite)[1]
    rows = next(cut for cut in model.system.cuts if cut.name == "leg1_tip").rows
    np.testing.assert_allclose(springs, multipliers[rows], rtol=1e-11, atol=1e-9)


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler")
def test_c_of_every_chain_links_into_one_program(tmp_path: Path) -> None:
    parts = SPRING.submodels(cc.compile(cc.library.slider_crank()))
    files = parts.to_c(tmp_path)
    tests = [path for path in files if path.name.startswith("test_")]
    sources = [path for path in files if path.suffix == ".c" and not path.name.startswith(("test_", "main_loop"))]
    assert len(sources) >= 2
    for test in tests:
        program = tmp_path / test.stem
        command = ["gcc", "-std=c99", "-Wall", "-Werror", *map(str, sources), str(test), "-o", str(program), "-lm"]
        subprocess.run(command, check=True, cwd=tmp_path)
        assert subprocess.run([str(program)], capture_output=True, text=True).stdout == "0 failures\n"


def test_what_has_no_submodels_says_why() -> None:
    robot = cc.compile(cc.library.gough_stewart())
    with pytest.raises(UnsupportedError, match="leaves each alone"):
        robot.functions.submodels(cc.Lagrange())
    with pytest.raises(UnsupportedError, match="several chains"):
        cc.compile(cc.library.four_bar_flexible()).functions.submodels(SPRING)


def hand(chains: int, links: int) -> cc.Mechanism:
    """Chains of rods with crossed axes that hold a platform by balls."""
    bodies, joints, motors = [cc.Body("platform", 20.0, inertia=(1.0, 1.0, 1.0))], [], []
    for i in range(chains):
        before = "ground"
        for j in range(links):
            name = f"link{i}_{j}"
            bodies.append(cc.Body.rod(name, 1.0, 0.2))
            at = (np.cos(i), np.sin(i), 0.0) if j == 0 else (0.2, 0.0, 0.0)
            axis = [(0, 0, 1), (0, 1, 0)][j % 2]
            joints.append(cc.revolute(f"joint{i}_{j}", before, name, at=at, axis=axis))
            motors.append(cc.Actuator(f"motor{i}_{j}", f"joint{i}_{j}"))
            before = name
        joints.append(cc.spherical(f"tip{i}", before, "platform", at=(0.2, 0, 0), child_at=(0.1 * i, 0.2, 0.0)))
    return cc.Mechanism("many", bodies, joints, motors, platform="platform")


def test_operations_of_a_chain_do_not_grow_with_their_number() -> None:
    few, model = (cc.compile(hand(chains, 6)) for chains in (2, 4))
    motors = model.mechanism.actuators
    first = [next(iter(SPRING.submodels(one).operations.values())) for one in (few, model)]
    assert first[0] == first[1]
    parts, state = SPRING.submodels(model), opened(model, 5)
    forces = np.linspace(-1, 1, len(motors))
    whole = model.kernels.forward(SPRING)(state.q, state.v, forces)[0]
    assert np.abs(parts.accelerations(state, forces) - whole).max() < 1e-11 * np.abs(whole).max()
