"""The gap of a joint is an angle, not its sine: half a turn away is open, and the way back is found."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.spatial.transform import Rotation

import closedchain as cc
from closedchain.kinematics.assemble import make_targets, search
from closedchain.multibody.joints import JointModel, joint_model
from closedchain.spatial.symbolic import Transform, rotation_between, rotation_vector, skew

KINDS = ("revolute", "prismatic", "cylindrical", "universal", "planar", "helical", "fixed", "hinge", "grasp")
ANGLES = (0.0, 1e-12, 1e-7, 9.9e-5, 1.01e-4, 0.3, 1.7, 3.0, np.pi - 1e-6, np.pi)


def joint(kind: str, name: str = "j", parent: str = "ground", child: str = "body", **more: bool) -> cc.Joint:
    """A joint by kind; hinge and grasp are general joints with one and no rotation."""
    if kind in ("hinge", "grasp"):
        axis = np.r_[0.48, 0.6, 0.64, 0.0, 0.0, 0.0]
        basis = np.linalg.svd(axis[None])[2]
        free = basis[:1] if kind == "hinge" else np.zeros((0, 6))
        return cc.general(name, parent, child, motion=free, constraint=basis[len(free) :], **more)
    return cc.Joint(name, kind, parent, child, **({"pitch": 0.1} if kind == "helical" else {}), **more)


def turned(seed: int, angle: float) -> np.ndarray:
    axis = np.eye(3)[seed] if seed < 3 else np.random.default_rng(seed).standard_normal(3)
    return Rotation.from_rotvec(angle * axis / np.linalg.norm(axis)).as_matrix()


@pytest.mark.parametrize("angle", ANGLES)
def test_rotation_vectors_are_scipys(angle: float) -> None:
    for seed in range(6):
        R = turned(seed, angle)
        found = np.array(ca.DM(rotation_vector(ca.SX(ca.DM(R))))).ravel()
        wanted = Rotation.from_matrix(R).as_rotvec()
        if angle == np.pi and found @ wanted < 0:  # both are right
            wanted = -wanted
        assert_allclose(found, wanted, rtol=0, atol=2e-15)
        axis = R[:, 2] * 1.0
        least = np.array(ca.DM(rotation_between(ca.SX([0, 0, 1]), ca.SX(ca.DM(axis)), ca.SX([1, 0, 0])))).ravel()
        assert_allclose(Rotation.from_rotvec(least).apply([0, 0, 1]), axis, rtol=0, atol=1e-15)
        assert np.linalg.norm(least) == pytest.approx(np.arctan2(np.hypot(*axis[:2]), axis[2]), abs=1e-15)


def gap_function(model: JointModel, way: float) -> ca.Function:
    """R → gap at a fixed shift, and its rate per unit rotation of M in F's axes."""
    R, w = ca.SX.sym("R", 3, 3), ca.SX.sym("w", 3)
    gap = model.gap(Transform(R, ca.SX([0.01, 0.02, 0.03])), way)
    rate = ca.jacobian(ca.jtimes(gap, ca.vec(R), ca.vec(skew(w) @ R)), w)
    return ca.Function("gap", [R], [ca.densify(gap), ca.densify(rate)])


@pytest.mark.parametrize("kind", KINDS)
def test_gaps_have_finite_values_and_right_rates_at_every_angle(kind: str) -> None:
    h = 1e-6
    for way in (1.0, -1.0):
        function = gap_function(joint_model(joint(kind)), way)
        for seed in range(5):
            for angle in ANGLES:
                R = turned(seed, angle)
                value, rate = (np.array(part) for part in function(R))
                assert np.isfinite(value).all()
                assert np.isfinite(rate).all()
                if angle > 3.1 or np.abs(rate).max() > 10:  # beside a half turn the log on the sphere is steep
                    continue
                steps = [[Rotation.from_rotvec(s * h * e).as_matrix() @ R for s in (1, -1)] for e in np.eye(3)]
                ends = [[np.array(function(one)[0]).ravel() for one in pair] for pair in steps]
                numeric = np.array([(after - before) / (2 * h) for after, before in ends]).T
                assert_allclose(rate, numeric, rtol=0, atol=2e-8)


@pytest.mark.parametrize("kind", KINDS)
def test_half_a_turn_off_is_open(kind: str) -> None:
    model = joint_model(joint(kind))
    for R in (turned(0, np.pi), turned(1, np.pi), turned(0, np.pi / 2)):
        X = Transform(ca.SX(ca.DM(R)), ca.SX(3, 1))
        gap = np.linalg.norm(np.array(ca.DM(model.gap(X)))[np.array(model.rotational_rows, dtype=bool)])
        expected = {
            "universal": 0.0 if R[0, 1] == 0 else np.pi / 2,
            "hinge": np.arccos(np.clip([0.48, 0.6, 0.64] @ R @ [0.48, 0.6, 0.64], -1, 1)),
        }.get(kind, Rotation.from_matrix(R).magnitude())
        assert gap == pytest.approx(expected, abs=1e-14)


def flaps(kind: str, count: int, turn: float) -> cc.Mechanism:
    """Bodies on balls, each held by one more joint that the description's start leaves open by an angle."""
    bodies = [cc.Body(f"flap{i}", 1.0, (0.2, 0.0, 0.0), (0.1, 0.2, 0.2)) for i in range(count)]
    joints = []
    for i, body in enumerate(bodies):
        axis = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.6, 0.8, 0.0]][i % 3])
        start = (np.cos(turn / 2), *(np.sin(turn / 2) * axis))
        joints += [
            cc.spherical(f"ball{i}", "ground", body.name, start=start),
            joint(kind, f"stop{i}", "ground", body.name, cut=True),
        ]
    return cc.Mechanism("flaps", bodies, joints)


@pytest.mark.parametrize("turn", [np.pi, 3.0])
@pytest.mark.parametrize("kind", ["revolute", "cylindrical", "planar", "prismatic", "fixed", "hinge", "grasp"])
def test_one_search_leads_back_from_half_turns(kind: str, turn: float) -> None:
    kinematics = cc.compile(flaps(kind, 8, turn)).kinematics
    found = search(kinematics, make_targets(kinematics, None, None), kinematics.system.neutral)
    assert found.closed
    for R in kinematics.poses(found.q)[:, :, :3]:
        if kind in ("prismatic", "fixed", "grasp"):
            assert_allclose(R, np.eye(3), rtol=0, atol=1e-12)
        else:
            axis = np.array([0.48, 0.6, 0.64] if kind == "hinge" else [0.0, 0.0, 1.0])
            assert_allclose(R @ axis, axis, rtol=0, atol=1e-12)


@pytest.mark.parametrize("kind", ["revolute", "fixed"])
def test_half_a_turn_is_counted_either_way_and_both_lead_back(kind: str) -> None:
    kinematics = cc.compile(flaps(kind, 1, np.pi)).kinematics
    start, nothing = kinematics.system.neutral, make_targets(kinematics, None, None)
    there, back = (kinematics.gap(start, way)[0] for way in (1.0, -1.0))
    assert_allclose(there, -back, rtol=0, atol=1e-14)
    assert np.linalg.norm(there) > 1
    for way in (1.0, -1.0):
        assert search(kinematics, nothing, start, way=way).closed


def test_platform_in_the_tree_is_turned_by_half_a_turn() -> None:
    body = cc.Body("plate", 1.0, (0.1, 0.0, 0.0), (0.1, 0.2, 0.2))
    arm = cc.Body("arm", 1.0, (0.1, 0.0, 0.0), (0.1, 0.2, 0.2))
    joints = [cc.revolute("pan", "ground", "arm"), cc.revolute("tilt", "arm", "plate", axis=(1.0, 0.0, 0.0))]
    model = cc.compile(cc.Mechanism("pan_tilt", [arm, body], joints, platform="plate"))
    state = model.assemble(platform=cc.Pose((0.0, 0.0, 0.0), np.diag([1.0, -1.0, -1.0])), allow_singular=True)
    assert_allclose(state.platform.rotation, np.diag([1.0, -1.0, -1.0]), rtol=0, atol=1e-12)
