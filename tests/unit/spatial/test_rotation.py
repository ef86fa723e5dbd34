"""Rotations and transforms: group axioms and agreement with SciPy, near identity and near half turns too."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation

from closedchain.spatial.symbolic import (
    Transform,
    constant,
    cross_force,
    cross_motion,
    inertia_matrix,
    matrix_quaternion,
    quaternion_derivative,
    quaternion_matrix,
    rotation_about,
    skew,
    unskew,
)

ANGLES = st.one_of(st.floats(-3.2, 3.2), st.sampled_from([0.0, 1e-9, -1e-9, np.pi, -np.pi, np.pi - 1e-9, np.pi / 2]))
VECTORS = st.tuples(*(st.floats(-2, 2) for _ in range(3)))


def number(expression: ca.SX) -> np.ndarray:
    return np.array(ca.DM(ca.densify(expression)))


@given(ANGLES)
@settings(max_examples=50, deadline=None)
def test_rotations_about_axes_are_scipys(angle: float) -> None:
    for axis, name in enumerate("xyz"):
        wanted = Rotation.from_euler(name, angle).as_matrix()
        np.testing.assert_allclose(number(rotation_about(axis, ca.SX(angle))), wanted, rtol=0, atol=1e-14)


@given(VECTORS, ANGLES)
@settings(max_examples=100, deadline=None)
def test_quaternions_go_there_and_back(axis: tuple[float, float, float], angle: float) -> None:
    length = np.linalg.norm(axis)
    unit = np.array(axis) / length if length > 1e-3 else np.array([0.0, 0.0, 1.0])
    q = np.r_[np.cos(angle / 2), np.sin(angle / 2) * unit]
    R = number(quaternion_matrix(ca.SX(ca.DM(q))))
    np.testing.assert_allclose(R, Rotation.from_rotvec(angle * unit).as_matrix(), atol=1e-13)
    back = number(matrix_quaternion(ca.SX(ca.DM(R)))).ravel()
    assert np.linalg.norm(back) == pytest.approx(1, abs=1e-13)
    np.testing.assert_allclose(number(quaternion_matrix(ca.SX(ca.DM(back)))), R, atol=1e-13)


@given(VECTORS, VECTORS)
@settings(max_examples=50, deadline=None)
def test_skew_is_the_cross_product(a: tuple[float, ...], b: tuple[float, ...]) -> None:
    S = skew(ca.SX(ca.DM(a)))
    np.testing.assert_allclose(number(S @ ca.DM(b)).ravel(), np.cross(a, b), atol=1e-15)
    np.testing.assert_allclose(number(unskew(S)).ravel(), a, atol=1e-15)


def random_transform(rng: np.random.Generator) -> Transform:
    return Transform.fixed(Rotation.random(random_state=int(rng.integers(1 << 30))).as_matrix(), rng.standard_normal(3))


@pytest.mark.parametrize("seed", range(4))
def test_transforms_form_a_group_and_carry_twists_and_wrenches(seed: int) -> None:
    rng = np.random.default_rng(seed)
    A, B, C = (random_transform(rng) for _ in range(3))
    np.testing.assert_allclose(number(((A @ B) @ C).matrix()), number((A @ (B @ C)).matrix()), atol=1e-14)
    np.testing.assert_allclose(number((A @ A.inverse()).matrix()), np.eye(3, 4), atol=1e-14)
    np.testing.assert_allclose(number(A.motion_in() @ A.motion_out()), np.eye(6), atol=1e-14)
    np.testing.assert_allclose(number((A @ B).motion_in()), number(B.motion_in() @ A.motion_in()), atol=1e-13)
    V, W, F = (ca.SX(ca.DM(rng.standard_normal(6))) for _ in range(3))
    # power is the same in every frame, and V ×* is minus the transpose of V ×
    np.testing.assert_allclose(number(F.T @ (A.motion_in() @ V)), number((A.motion_in().T @ F).T @ V), atol=1e-13)
    np.testing.assert_allclose(number(ca.dot(cross_force(V, F), W)), number(-ca.dot(F, cross_motion(V, W))), atol=1e-13)


def test_quaternion_rate_is_the_rate_of_the_matrix() -> None:
    q, w = ca.SX.sym("q", 4), ca.SX.sym("w", 3)
    dR = ca.reshape(ca.jtimes(ca.vec(quaternion_matrix(q)), q, quaternion_derivative(q, w)), 3, 3)
    error = dR - quaternion_matrix(q) @ skew(w)
    rng = np.random.default_rng(0)
    at = rng.standard_normal(4)
    at /= np.linalg.norm(at)
    found = ca.Function("e", [q, w], [error])(at, rng.standard_normal(3))
    np.testing.assert_allclose(np.array(found), 0, atol=1e-14)


def test_inertia_gives_kinetic_energy() -> None:
    rng = np.random.default_rng(1)
    c, w, v = rng.standard_normal((3, 3))
    inertia = np.diag([2.0, 3.0, 4.0])
    V = np.r_[w, v]
    at_center = v + np.cross(w, c)
    wanted = 0.5 * 1.7 * at_center @ at_center + 0.5 * w @ inertia @ w
    assert 0.5 * V @ number(inertia_matrix(1.7, constant(c), constant(inertia))) @ V == pytest.approx(wanted, rel=1e-13)


def test_constants_lose_only_rounding_dust() -> None:
    assert constant([[np.cos(np.pi / 2), 1.0], [1e-9, 1 - 2e-16]]).nnz() == 3
    np.testing.assert_array_equal(number(constant([[1e-9, 0.3]])), [[1e-9, 0.3]])
