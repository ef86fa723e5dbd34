"""Every joint kind: pose, motion space, coordinates, constraint space and residual belong together."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.multibody.joints import JointModel, joint_model
from closedchain.multibody.joints.general import General
from closedchain.multibody.joints.interface import columns
from closedchain.multibody.parameters import MassProperties
from closedchain.spatial.symbolic import Transform, rotation_about

KINDS = ["revolute", "prismatic", "cylindrical", "universal", "spherical", "planar", "helical", "fixed", "free"]


def make(kind: str) -> JointModel:
    options = {"pitch": 0.07} if kind == "helical" else {}
    return joint_model(cc.Joint("j", kind, "ground", "body", **options))


def coordinates(model: JointModel, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    q = rng.uniform(-1.2, 1.2, model.nq)
    if model.nq != model.nv:
        q[:4] = q[:4] / np.linalg.norm(q[:4]) * np.sign(q[np.abs(q[:4]).argmax()])
    return q


def numbers(expression: ca.SX, symbols: list[ca.SX], values: list[np.ndarray]) -> np.ndarray:
    return np.array(ca.Function("f", symbols, [ca.densify(expression)])(*values))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("kind", KINDS)
def test_coordinates_undo_pose(kind: str, seed: int) -> None:
    model = make(kind)
    q = coordinates(model, seed)
    symbol = ca.SX.sym("q", model.nq)
    found = numbers(model.coordinates(model.pose(symbol)), [symbol], [q]).ravel()
    np.testing.assert_allclose(found, q, rtol=0, atol=1e-14)


def test_helical_tells_several_turns_apart() -> None:
    model = make("helical")
    symbol = ca.SX.sym("q", 1)
    found = numbers(model.coordinates(model.pose(symbol)), [symbol], [np.array([3 * 2 * np.pi + 0.4])])
    np.testing.assert_allclose(found.ravel(), 3 * 2 * np.pi + 0.4, atol=1e-12)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", KINDS)
def test_motion_space_is_the_rate_of_the_pose(kind: str, seed: int) -> None:
    model = make(kind)
    q, v = ca.SX.sym("q", model.nq), ca.SX.sym("v", model.nv)
    X = model.pose(q)
    at = coordinates(model, seed)
    velocities = np.random.default_rng(seed).standard_normal(model.nv)
    dR = ca.reshape(ca.jtimes(ca.vec(ca.densify(X.R)), q, model.q_dot(q, v)), 3, 3) if model.nq else ca.SX(3, 3)
    dp = ca.jtimes(ca.densify(X.p), q, model.q_dot(q, v)) if model.nq else ca.SX(3, 1)
    spin = X.R.T @ dR
    twist = ca.vertcat(spin[2, 1], spin[0, 2], spin[1, 0], X.R.T @ dp)
    found = numbers(model.motion(q) @ v, [q, v], [at, velocities]).ravel()
    np.testing.assert_allclose(found, numbers(twist, [q, v], [at, velocities]).ravel(), rtol=0, atol=1e-13)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", KINDS)
def test_held_and_free_directions_share_no_power_and_fill_space(kind: str, seed: int) -> None:
    model = make(kind)
    q = ca.SX.sym("q", model.nq)
    at = coordinates(model, seed)
    phi_c = numbers(model.constraint(model.pose(q)), [q], [at])
    phi = numbers(model.motion_space(model.pose(q)), [q], [at])
    assert phi_c.shape[1] + phi.shape[1] == 6
    np.testing.assert_allclose(phi_c.T @ phi, 0, atol=1e-14)
    assert np.linalg.matrix_rank(np.hstack([phi, phi_c])) == 6


@pytest.mark.parametrize("kind", [k for k in KINDS if k != "free"])
def test_residual_vanishes_on_the_joint_and_its_rate_is_what_is_held(kind: str) -> None:
    model = make(kind)
    q = ca.SX.sym("q", model.nq)
    at = coordinates(model, 1)
    X = model.pose(q)
    # leave the joint by an arbitrary small twist V of M, at its origin in F's axes
    R, p, V = ca.SX.sym("R", 3, 3), ca.SX.sym("p", 3), ca.SX.sym("V", 6)
    away = ca.vertcat(ca.vec(ca.skew(V[:3]) @ R), V[3:])
    held = model.constraint(Transform(R, p)).T @ V
    values = [numbers(X.R, [q], [at]), numbers(X.p, [q], [at]), np.random.default_rng(2).standard_normal(6)]
    wanted = numbers(held, [R, p, V], values)
    for rows in (model.residual, model.gap):
        np.testing.assert_allclose(numbers(rows(X), [q], [at]), 0, rtol=0, atol=1e-14)
        rate = ca.jtimes(rows(Transform(R, p)), ca.vertcat(ca.vec(R), p), away)
        np.testing.assert_allclose(numbers(rate, [R, p, V], values), wanted, rtol=0, atol=1e-13)


@pytest.mark.parametrize("kind", KINDS)
def test_frames_coincide_at_neutral_coordinates(kind: str) -> None:
    X = make(kind).pose(ca.SX(ca.DM(list(make(kind).neutral))))
    np.testing.assert_allclose(np.array(ca.DM(ca.densify(X.matrix()))), np.eye(3, 4), rtol=0, atol=0)


@pytest.mark.parametrize("kind", KINDS)
def test_rotational_velocities_are_those_with_an_angular_part(kind: str) -> None:
    model = make(kind)
    q = ca.SX.sym("q", model.nq)
    S = numbers(model.motion(q), [q], [coordinates(model, 3)])
    assert model.rotational == tuple(bool(np.abs(column[:3]).max() > 0) for column in S.T)


@pytest.mark.parametrize("kind", KINDS)
def test_angles_are_coordinates_whose_velocity_is_rotational(kind: str) -> None:
    model = make(kind)
    assert len(model.angles) == model.nq
    assert model.angles == (model.rotational if model.nq == model.nv else (False,) * model.nq)


@pytest.mark.parametrize("kind", KINDS)
def test_rotational_rows_are_moments(kind: str) -> None:
    model = make(kind)
    q = ca.SX.sym("q", model.nq)
    phi_c = numbers(model.constraint(model.pose(q)), [q], [coordinates(model, 3)])
    moments = tuple(bool(np.linalg.norm(c[:3]) > np.linalg.norm(c[3:])) for c in phi_c.T)
    assert model.rotational_rows == moments
    assert tuple("rotation" in words for words in model.directions) == moments
    np.testing.assert_equal(np.abs(phi_c.T @ phi_c - np.eye(phi_c.shape[1])).max(initial=0) < 1e-12, model.orthonormal)


@pytest.mark.parametrize("kind", KINDS)
def test_elementary_sequence_is_the_pose(kind: str) -> None:
    model = make(kind)
    if model.sequence is None:
        assert kind in ("spherical", "free", "helical")
        return
    q = ca.SX.sym("q", model.nq)
    X = Transform.identity()
    for i, (letter, axis) in enumerate(model.sequence):
        X = X @ (Transform(rotation_about(axis, q[i]), ca.SX(3, 1)) if letter == "R" else shift(axis, q[i]))
    at = coordinates(model, 4)
    found, wanted = (numbers(Y.matrix(), [q], [at]) for Y in (X, model.pose(q)))
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-15)


def shift(axis: int, distance: ca.SX) -> Transform:
    return Transform(ca.SX(ca.DM.eye(3)), distance * ca.SX(ca.DM(np.eye(3)[axis])))


@pytest.mark.parametrize("kind", KINDS)
def test_axes_are_the_motion_space_from_both_sides(kind: str) -> None:
    model = make(kind)
    assert bool(model.axes) == (kind in ("revolute", "prismatic", "cylindrical"))
    if model.axes:
        q = ca.SX.sym("q", model.nq)
        S, phi = (
            numbers(e, [q], [coordinates(model, 5)]) for e in (model.motion(q), model.motion_space(model.pose(q)))
        )
        np.testing.assert_array_equal(S, phi)
        np.testing.assert_array_equal(S, np.array(ca.DM(ca.densify(columns(*model.axes)))))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", KINDS)
def test_regrouped_inertia_is_felt_neither_by_the_joint_nor_before_it(kind: str, seed: int) -> None:
    model = make(kind)
    rng = np.random.default_rng(seed)
    body = cc.Body("b", 2.0, tuple(rng.normal(size=3)), np.diag(rng.uniform(1.0, 1.5, 3)))
    inertia = np.array(ca.DM(ca.densify(MassProperties.of(body).matrix)))
    K = np.array(ca.DM(ca.densify(model.regroupable(ca.SX(inertia)))))
    assert (np.abs(K).max() > 0) == (kind in ("revolute", "prismatic", "spherical", "universal", "fixed"))
    q = ca.SX.sym("q", model.nq)
    S = numbers(model.motion(q), [q], [coordinates(model, seed)])
    np.testing.assert_allclose(K @ S, 0, rtol=0, atol=1e-14)
    before = [numbers(model.pose(q).motion_in(), [q], [coordinates(model, n)]) for n in (seed, seed + 1)]
    np.testing.assert_allclose(before[0].T @ K @ before[0], before[1].T @ K @ before[1], rtol=0, atol=1e-13)


@pytest.mark.parametrize("kind", KINDS)
def test_any_basis_spans_the_motion_space(kind: str) -> None:
    model = make(kind)
    q = ca.SX.sym("q", model.nq)
    X = model.pose(q)
    spaces = [numbers(e, [q], [coordinates(model, 6)]) for e in (model.motion_space(X), model.motion_basis(X))]
    assert np.linalg.matrix_rank(np.hstack(spaces)) == np.linalg.matrix_rank(spaces[1]) == model.nv


@pytest.mark.parametrize("kind", KINDS)
def test_a_quaternion_can_be_made_unit_again(kind: str) -> None:
    model = make(kind)
    q, at = ca.SX.sym("q", model.nq), coordinates(model, 7)
    off = at.copy()
    if model.nq != model.nv:
        off[:4] *= 1.1
    np.testing.assert_allclose(numbers(model.normalised(q), [q], [off]).ravel(), at, rtol=0, atol=1e-15)


def test_only_angles_are_compared_the_shorter_way() -> None:
    apart = np.array(
        ca.DM(make("cylindrical").difference(ca.SX(ca.DM([3.0, 3.0])), ca.SX(ca.DM([-3.0, -3.0]))))
    ).ravel()
    np.testing.assert_allclose(apart, [6.0 - 2 * np.pi, 6.0], rtol=0, atol=1e-14)


def test_which_kinds_are_rigid_unconstrained_or_never_in_the_tree() -> None:
    models = {kind: make(kind) for kind in KINDS} | {"general": contact("rz")}
    assert [kind for kind, model in models.items() if model.rigid] == ["fixed"]
    assert [kind for kind, model in models.items() if model.unconstrained] == ["free"]
    assert [kind for kind, model in models.items() if not model.in_tree] == ["general"]


def test_general_rotations_follow_from_the_columns() -> None:
    model = contact("rx z")
    assert model.rotational == (True, False)
    assert model.rotational_rows == (True, True, False, False)
    assert model.directions == ("c0", "c1", "c2", "c3")


def contact(free: str) -> General:
    axes = ("rx", "ry", "rz", "x", "y", "z")
    columns = np.eye(6)
    motion = [columns[i] for i, name in enumerate(axes) if name in free.split()]
    held = [columns[i] for i, name in enumerate(axes) if name not in free.split()]
    model = joint_model(cc.general("c", "ground", "body", motion=motion, constraint=held))
    assert isinstance(model, General)
    return model


@pytest.mark.parametrize(
    ("free", "residuals"),
    [
        ("rx ry rz", 3),  # hard point contact
        ("rx ry", 3),  # soft finger: the turn about the normal is held for velocities only
        ("", 6),  # rigid grasp
        ("rx ry rz x y", 1),  # sliding point
        ("rz x y", 3),  # sliding plane
        ("rx", 5),
    ],
)
def test_contacts_have_residuals_for_what_a_position_can_tell(free: str, residuals: int) -> None:
    model = contact(free)
    assert len(model.holonomic) == residuals
    assert model.residual(Transform.fixed(np.eye(3), np.zeros(3))).shape == (residuals, 1)
