"""Assemblies near a guess by a kernel are those of the search, to rounding; what is not plain is left to the search."""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import AssemblyError, ClosedChainError, SingularityError
from closedchain.kinematics.assemble import close_loops, make_targets
from closedchain.kinematics.driven import DrivenAssembly
from closedchain.mechanism import Pose
from closedchain.multibody.joints import FLOATING
from closedchain.multibody.system import free_coordinates
from closedchain.spatial.numeric import quaternion_matrix, rotation_about
from closedchain.spatial.symbolic import Transform

MACHINES = ("four_bar", "slider_crank", "planar_3rrr", "delta", "gough_stewart", "agile_wrist", "rssr")


def searched(model: cc.Model, state: cc.State, joints: dict[str, float] | None, pose: Pose | None) -> np.ndarray:
    """By the search alone."""
    return close_loops(model.kinematics, make_targets(model.kinematics, joints, pose), state.q).q


def assert_same(model: cc.Model, one: np.ndarray, other: np.ndarray) -> None:
    np.testing.assert_allclose(one, other, rtol=0, atol=1e-11 * max(model.system.size, 1.0))


@pytest.mark.parametrize("name", MACHINES)
def test_the_same_as_by_search(name: str) -> None:
    model, rng = cc.compile(cc.library.machines()[name]()), np.random.default_rng(1)
    state = model.assemble()
    driven = [actuator.joint for actuator in model.mechanism.actuators]
    by_joints = DrivenAssembly(model.kinematics, model.mobility, driven, False)
    taken = 0
    for size in (0.0, 1e-6, 1e-3, 1e-2):
        joints = {joint: float(state[joint]) + size * rng.uniform(-1, 1) for joint in driven}
        q = by_joints(state.q, [*joints.values()], None)
        taken += q is not None
        if q is not None:
            assert_same(model, q, searched(model, state, joints, None))
            assert all(q[model.system.find(joint).q][0] == value for joint, value in joints.items())
            assert model.state(q).loop_error < 1e-12 * model.system.size
    assert taken >= 3
    if model.system.platform is not None:
        by_pose = DrivenAssembly(model.kinematics, model.mobility, (), True)
        moved = model.assemble(joints={joint: float(state[joint]) + 1e-3 for joint in driven}, guess=state)
        q = by_pose(state.q, [], moved.platform.pose)
        assert q is not None
        assert_same(model, q, searched(model, state, None, moved.platform.pose))


def test_the_model_asks_the_kernel_when_a_question_comes_again() -> None:
    model = cc.compile(replace(cc.library.gough_stewart(), name="asked again and again"))
    state = model.assemble()
    poses = [Pose(tuple(state.platform.position + [0.0, 0.0, 1e-3 * k]), rotation_about(2, 1e-3 * k)) for k in range(6)]
    found = [model.assemble(platform=pose, guess=state) for pose in poses]
    assert list(model._driven_assemblies) == [((), True)]
    for pose, one in zip(poses, found, strict=True):
        assert_same(model, one.q, searched(model, state, None, pose))
        np.testing.assert_allclose(one.platform.position, pose.position, rtol=0, atol=1e-13)
        assert one.notes == ()
        assert not one.v.any()


def test_joints_that_close_loops() -> None:
    """Their coordinates are no coordinates of the tree."""
    model = cc.compile(cc.library.four_bar())
    state = model.assemble()
    cut = model.system.cuts[0].joint.name
    near = DrivenAssembly(model.kinematics, model.mobility, [cut], False)
    value = float(state[cut]) + 0.01
    q = near(state.q, [value], None)
    assert q is not None
    assert abs(float(model.state(q)[cut]) - value) < 1e-13
    assert_same(model, q, searched(model, state, {cut: value}, None))


def test_platforms_that_the_tree_carries() -> None:
    """Three joints about axes of their own: the platform's rotation is all that is given."""
    bodies = [cc.Body(name, 1.0, (0.0, 0.0, 0.0), np.diag([0.1, 0.1, 0.1])) for name in ("one", "two", "three")]
    axes = [Pose(), Pose(rotation=rotation_about(0, 1.2)), Pose(rotation=rotation_about(1, 0.9))]
    places = zip("abc", ("ground", "one", "two"), ("one", "two", "three"), axes, strict=True)
    joints = [cc.revolute(name, parent, child, at, start=(0.3,)) for name, parent, child, at in places]
    model = cc.compile(cc.Mechanism("turning", bodies, joints, platform="three"))
    state = model.assemble()
    near = DrivenAssembly(model.kinematics, model.mobility, (), True)
    moved = model.state(state.q + [0.01, -0.02, 0.015])
    q = near(state.q, [], moved.platform.pose)
    assert q is not None
    np.testing.assert_allclose(q, moved.q, rtol=0, atol=1e-13)


def test_what_is_not_plain_is_searched_for() -> None:
    model = cc.compile(cc.library.planar_3rrr())
    state = model.assemble()
    by_pose = DrivenAssembly(model.kinematics, model.mobility, (), True)
    at = np.array(state.platform.position)
    lifted, tilted = Pose(tuple(at + [0, 0, 0.01])), Pose(tuple(at), rotation_about(0, 0.01))  # out of its plane
    far, nowhere = Pose(tuple(at + [0.2, 0, 0])), Pose(tuple(at + [9.0, 0, 0]))
    for pose in (lifted, tilted, far, nowhere):
        assert by_pose(state.q, [], pose) is None
    for _ in range(4):
        for pose in (lifted, nowhere):
            with pytest.raises(AssemblyError):
                model.assemble(platform=pose, guess=state)
        with pytest.raises(ClosedChainError, match="finite"):
            model.assemble(joints={"leg1_base": np.nan}, guess=state)
    # fewer or more joints than degrees of freedom, and joints that contradict each other
    joints = [link.name for link in model.system.links if link.model.nq == 1]
    assert DrivenAssembly(model.kinematics, model.mobility, joints[:1], False)(state.q, [0.0], None) is None
    values = [float(state[joint]) + 1e-4 * (k == 0) for k, joint in enumerate(joints)]
    assert DrivenAssembly(model.kinematics, model.mobility, joints, False)(state.q, values, None) is None


def test_singular_configurations_are_looked_at_closely() -> None:
    """A parallelogram that is flat: the crank's angle leaves two ways to go on."""
    model = cc.compile(cc.library.four_bar(lengths=(1.0, 3.0, 1.0), pivot=(3.0, 0.0), crank=0.3))
    state = model.assemble(joints={"crank": 0.01})
    near = DrivenAssembly(model.kinematics, model.mobility, ["crank"], False)
    assert near(state.q, [0.012], None) is not None
    assert near(state.q, [0.0], None) is None
    for _ in range(4):
        with pytest.raises(SingularityError):
            model.assemble(joints={"crank": 0.0}, guess=state)


def test_coordinates_of_a_pose_are_those_of_the_joint() -> None:
    rng = np.random.default_rng(5)
    rotations = [quaternion_matrix(q / np.linalg.norm(q)) for q in rng.standard_normal((50, 4))]
    rotations += [np.diag([1.0, -1.0, -1.0]), np.diag([-1.0, -1.0, 1.0]), rotation_about(1, 3.0), np.eye(3)]
    for R in rotations:
        p = rng.standard_normal(3)
        traced = np.array(ca.DM(FLOATING.coordinates(Transform(ca.SX(ca.DM(R)), ca.SX(ca.DM(p)))))).ravel()
        np.testing.assert_allclose(free_coordinates(R, p), traced, rtol=0, atol=1e-15)
