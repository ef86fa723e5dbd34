"""Rotations, quaternions and adjoints on arrays: SciPy and the symbolic module say the same."""

from __future__ import annotations

import subprocess
import sys

import casadi as ca
import numpy as np
import pytest
from scipy.spatial.transform import Rotation, RotationSpline

from closedchain.spatial import numeric, symbolic
from closedchain.spatial.symbolic import Transform


def orientations() -> Rotation:
    """Random ones, none, tiny ones, half turns and nearly half turns."""
    rng = np.random.default_rng(0)
    random = Rotation.random(200, random_state=1).as_rotvec()
    axes = Rotation.random(40, random_state=2).as_matrix()[:, 0]
    sizes = rng.choice([0.0, 1e-9, 1e-13, np.pi, np.pi - 1e-9, np.pi - 1e-5], 40)
    along = np.pi * np.vstack([np.eye(3), -np.eye(3)])
    return Rotation.from_rotvec(np.vstack([random, sizes[:, None] * axes, along, np.zeros((1, 3))]))


def quaternions(turns: Rotation) -> np.ndarray:
    return np.roll(turns.as_quat(), 1, axis=1)


def test_rotations_about_axes() -> None:
    angles = np.array([0.0, 1e-9, 0.3, -2.0, np.pi, -np.pi, 7.0])
    for axis, name in enumerate("xyz"):
        wanted = Rotation.from_euler(name, angles[:, None]).as_matrix()
        np.testing.assert_allclose(numeric.rotation_about(axis, angles), wanted, rtol=0, atol=1e-15)
        one = (numeric.rot_x, numeric.rot_y, numeric.rot_z)[axis]
        assert np.array_equal(one(0.3), numeric.rotation_about(axis, 0.3))


def test_quaternions_and_matrices() -> None:
    turns = orientations()
    q, R = quaternions(turns), turns.as_matrix()
    np.testing.assert_allclose(numeric.quaternion_matrix(q), R, rtol=0, atol=1e-14)
    found = numeric.matrix_quaternion(R)
    assert np.all(found[:, 0] >= 0)
    np.testing.assert_allclose(np.linalg.norm(found, axis=1), 1, rtol=0, atol=1e-15)
    np.testing.assert_allclose(numeric.quaternion_matrix(found), R, rtol=0, atol=1e-14)
    for one, matrix in zip(found, R, strict=True):
        assert np.array_equal(numeric.matrix_quaternion(matrix), one)
        symbols = np.array(ca.DM(symbolic.matrix_quaternion(ca.SX(ca.DM(matrix))))).ravel()
        np.testing.assert_allclose(np.abs(symbols @ one), 1, rtol=0, atol=1e-14)


def test_products_inverses_and_rotated_vectors() -> None:
    turns = orientations()
    other = turns[np.random.default_rng(3).permutation(len(turns))]
    a, b = quaternions(turns), quaternions(other)
    product = numeric.quaternion_product(a, b)
    np.testing.assert_allclose(numeric.quaternion_matrix(product), (turns * other).as_matrix(), rtol=0, atol=1e-14)
    np.testing.assert_allclose(
        numeric.quaternion_product(a, numeric.conjugate(a)), np.tile([1.0, 0, 0, 0], (len(turns), 1)), atol=1e-15
    )
    v = np.random.default_rng(4).standard_normal((len(turns), 3))
    np.testing.assert_allclose(numeric.rotate(a, v), turns.apply(v), rtol=0, atol=1e-14)


def test_rotation_vectors() -> None:
    turns = orientations()
    vectors = numeric.rotation_vector(quaternions(turns))
    assert np.linalg.norm(vectors, axis=1).max() <= np.pi + 1e-15
    np.testing.assert_allclose(Rotation.from_rotvec(vectors).as_matrix(), turns.as_matrix(), rtol=0, atol=1e-14)
    regular = turns.magnitude() < 3.0
    np.testing.assert_allclose(vectors[regular], turns.as_rotvec()[regular], rtol=1e-12, atol=1e-16)
    q = numeric.vector_quaternion(vectors)
    np.testing.assert_allclose(numeric.quaternion_matrix(q), turns.as_matrix(), rtol=0, atol=1e-14)
    axis, angles = np.array([0.6, 0.0, -0.8]), np.linspace(-4, 4, 9)
    by_axis = numeric.axis_quaternion(axis, angles)
    np.testing.assert_allclose(by_axis, numeric.vector_quaternion(angles[:, None] * axis), rtol=0, atol=1e-15)


def test_angular_motion_of_a_spline() -> None:
    """SciPy's spline on SO(3), sampled finely; SciPy gives its angular velocity and acceleration in body axes."""
    knots = Rotation.random(5, random_state=6)
    spline = RotationSpline(np.arange(5.0), knots)
    t, h = np.linspace(0.2, 3.7, 7), 1e-3  # between knots
    samples = np.array([quaternions(spline(t + k * h)) for k in (-2, -1, 0, 1, 2)])
    for k in range(5):
        samples[k] *= np.sign(np.sum(samples[k] * samples[2], axis=1))[:, None]
    dq = np.tensordot([1, -8, 0, 8, -1], samples, 1) / (12 * h)
    ddq = np.tensordot([-1, 16, -30, 16, -1], samples, 1) / (12 * h * h)
    scale = np.array([1.0, 2.0, 0.5, 3.0, 1.0, 4.0, 0.1])[:, None]  # the length of the curve must not matter
    unit, w, a = numeric.angular_motion(scale * samples[2], scale * dq, scale * ddq)
    np.testing.assert_allclose(unit, samples[2], rtol=0, atol=1e-14)
    np.testing.assert_allclose(w, spline(t).apply(spline(t, 1)), rtol=0, atol=1e-8)
    np.testing.assert_allclose(a, spline(t).apply(spline(t, 2)), rtol=0, atol=1e-6)


def test_cross_products() -> None:
    rng = np.random.default_rng(7)
    a, b = rng.standard_normal((2, 4, 5, 3))
    np.testing.assert_allclose(numeric.cross(a, b), np.cross(a, b), rtol=0, atol=1e-15)
    np.testing.assert_allclose((numeric.skew(a) @ b[..., None])[..., 0], np.cross(a, b), rtol=0, atol=1e-15)


@pytest.mark.parametrize("seed", range(3))
def test_the_adjoint_is_that_of_the_transform(seed: int) -> None:
    R = Rotation.random(random_state=seed).as_matrix()
    p = np.random.default_rng(seed).standard_normal(3)
    wanted = np.array(ca.DM(ca.densify(Transform.fixed(R, p).motion_out())))
    np.testing.assert_allclose(numeric.adjoint(R, p), wanted, rtol=0, atol=1e-15)


def test_it_needs_neither_casadi_nor_scipy() -> None:
    code = "import sys, closedchain.spatial.numeric; print({'casadi', 'scipy'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "set()\n"
