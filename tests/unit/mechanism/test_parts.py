"""Bodies, poses, joints, actuators and loads refuse what is wrong and say what would have been right."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
import pytest

from closedchain.errors import (
    ArgumentError,
    ClosedChainError,
    DisconnectedError,
    GeometryError,
    InertiaError,
    MechanismError,
    NonFiniteError,
    UnknownNameError,
)
from closedchain.mechanism import Actuator, Body, Bushing, Compliance, Joint, Payload, Pose, Shape, Wrench
from closedchain.mechanism.body import possible_inertia

NAN, INF = math.nan, math.inf
EYE6 = tuple(map(tuple, np.eye(6)))
Wrong = tuple[Callable[[], object], type[ClosedChainError], str]

BODIES: dict[str, Wrong] = {
    "empty name": (lambda: Body(""), UnknownNameError, "body name '' must be a non-empty printable text"),
    "name with outer space": (lambda: Body(" a"), UnknownNameError, "without outer spaces"),
    "name with a line break": (lambda: Body("a\nb"), UnknownNameError, "printable"),
    "name that is no text": (lambda: Body(3), UnknownNameError, "body name 3"),
    "ground": (lambda: Body("ground"), UnknownNameError, "'ground' is the fixed world"),
    "negative mass": (lambda: Body("a", -1.0), InertiaError, "mass -1.0 kg; it must be zero or positive"),
    "NaN mass": (lambda: Body("a", NAN), NonFiniteError, "mass of body 'a' is nan; it must be a finite number"),
    "mass as text": (lambda: Body("a", "2"), ArgumentError, "mass of body 'a' must be a number, not '2'"),
    "mass as truth": (lambda: Body("a", True), ArgumentError, "must be a number, not True"),
    "infinite center": (lambda: Body("a", 1.0, (0, INF, 0)), NonFiniteError, "mass centre of body 'a' is inf"),
    "short center": (lambda: Body("a", 1.0, (0, 0)), ArgumentError, "mass centre of body 'a' must be 3 numbers, not 2"),
    "center is a number": (lambda: Body("a", 1.0, 5.0), ArgumentError, "must be 3 numbers, not 5.0"),
    "negative moment": (lambda: Body("a", 1.0, inertia=(1, -1, 1)), InertiaError, "negative principal moment -1 kg m²"),
    "triangle": (lambda: Body("a", 1.0, inertia=(1, 2, 4)), InertiaError, "triangle inequality: 4 > 1 [+] 2 kg m²"),
    "huge triangle": (lambda: Body("a", inertia=(1e308, 1e300, 1e300)), InertiaError, "triangle inequality"),
    "tiny triangle": (lambda: Body("a", inertia=(1e-300, 1e-308, 0)), InertiaError, "triangle inequality"),
    "not symmetric": (lambda: Body("a", 1.0, inertia=((1, 0.1, 0), (0, 1, 0), (0, 0, 1))), InertiaError, "symmetric"),
    "ragged inertia": (lambda: Body("a", 1.0, inertia=((1, 2), (3,), (1, 2, 3))), ArgumentError, "must be 3 numbers"),
    "two rows": (lambda: Body("a", 1.0, inertia=((1, 0, 0), (0, 1, 0))), ArgumentError, "3×3 matrix, not 2 rows"),
    "mixed inertia": (lambda: Body("a", 1.0, inertia=(1, (0, 1, 0), 1)), ArgumentError, "must be 3 numbers, not 1"),
    "inertia is a number": (lambda: Body("a", 1.0, inertia=1.0), ArgumentError, "inertia of body 'a' must be a list"),
    "NaN inertia": (lambda: Body("a", 1.0, inertia=(1, NAN, 1)), NonFiniteError, "inertia of body 'a' is nan"),
    "shape is a text": (lambda: Body("a", shape="box"), ArgumentError, "must be a Shape, not 'box'"),
    "empty shape": (lambda: Shape(()), ArgumentError, "at least 1 point"),
    "shape of a number": (lambda: Shape(3), ArgumentError, "points of a shape must be a list"),
    "shape half closed": (lambda: Shape(((0, 0, 0),), "no"), ArgumentError, "must be true or false, not 'no'"),
    "rod along nothing": (lambda: Body.rod("a", 1.0, 1.0, (0, 0, 0)), GeometryError, "axis of rod 'a' is zero"),
    "rod of NaN": (lambda: Body.rod("a", 1.0, NAN), NonFiniteError, "length of rod 'a' is nan"),
}

POSES: dict[str, Wrong] = {
    "zero axis": (lambda: Pose(axis=(0, 0, 0)), GeometryError, r"axis is zero; it must be a unit vector such as"),
    "long axis": (
        lambda: Pose(axis=(0, 3, 4)),
        GeometryError,
        r"length 5; the unit vector along it is \(0.0, 0.6, 0.8",
    ),
    "huge axis": (lambda: Pose(axis=(1e200, 0, 0)), GeometryError, r"unit vector along it is \(1.0, 0.0, 0.0\)"),
    "tiny axis": (lambda: Pose(axis=(0, 1e-200, 0)), GeometryError, r"unit vector along it is \(0.0, 1.0, 0.0\)"),
    "x alone": (lambda: Pose(x=(1, 0, 0)), GeometryError, "'x' needs 'axis'"),
    "x not across": (lambda: Pose(axis=(0, 0, 1), x=(0, 0.6, 0.8)), GeometryError, "not perpendicular to axis"),
    "both": (lambda: Pose(axis=(0, 0, 1), rotation=np.eye(3)), GeometryError, "either 'rotation' or 'axis'"),
    "x and rotation": (lambda: Pose(x=(1, 0, 0), rotation=np.eye(3)), GeometryError, "either 'rotation' or 'axis'"),
    "axis as rotation": (
        lambda: Pose((0, 0, 0), (0, 0, 1)),
        ArgumentError,
        r"quaternion .* z axis is given as axis=\(x",
    ),
    "short rotation": (lambda: Pose(rotation=np.eye(2)), ArgumentError, "must be a 3×3 matrix, not 2 rows"),
    "stretched": (lambda: Pose(rotation=2 * np.eye(3)), GeometryError, "not orthonormal"),
    "huge rotation": (lambda: Pose(rotation=1e200 * np.eye(3)), GeometryError, "not orthonormal"),
    "mirror": (lambda: Pose(rotation=np.diag([1, 1, -1])), GeometryError, "left-handed"),
    "NaN position": (lambda: Pose((0, NAN, 0)), NonFiniteError, "pose position is nan"),
    "NaN axis": (lambda: Pose(axis=(0, NAN, 1)), NonFiniteError, "axis is nan"),
    "long quaternion": (lambda: Pose(rotation=(1, 1, 0, 0)), GeometryError, "does not have length 1"),
    "ragged pose": (lambda: Pose(rotation=((1, 0), (0, 1, 0), 1)), ArgumentError, "pose rotation must be 3 numbers"),
    "pose of a number": (lambda: Pose(rotation=3.0), ArgumentError, "pose rotation must be a list"),
    "overflowing axis": (lambda: Pose(axis=(1e308, 1e308, 1e308)), GeometryError, r"along it is \(0.577350269"),
    "mirrored pose": (lambda: Pose(rotation=-np.eye(3)), GeometryError, "left-handed"),
    "NaN pose": (lambda: Pose((0, 0, INF)), NonFiniteError, "pose position is inf"),
}


def joint(kind: str = "revolute", **options: object) -> Joint:
    return Joint("j", kind, "ground", "a", **options)


JOINTS: dict[str, Wrong] = {
    "unknown kind": (lambda: joint("hinge"), UnknownNameError, "no kind 'hinge'; kinds: revolute, prismatic"),
    "to itself": (lambda: Joint("j", "fixed", "a", "a"), DisconnectedError, "joint 'j' connects 'a' to itself"),
    "parent no name": (lambda: Joint("j", "fixed", 3, "a"), UnknownNameError, "parent of joint 'j' must be a name"),
    "frame is a point": (
        lambda: joint(at=(0, 0, 0)),
        ArgumentError,
        "at of joint 'j' must be a Po",
    ),
    "no pitch": (lambda: joint("helical"), ArgumentError, "'pitch'.*belongs to helical joints"),
    "pitch on a hinge": (lambda: joint(pitch=0.1), ArgumentError, "and only to them"),
    "NaN pitch": (lambda: joint("helical", pitch=NAN), NonFiniteError, "pitch of joint 'j' is nan"),
    "motion on a hinge": (lambda: joint(motion=EYE6[:1]), ArgumentError, "belong to general joints only"),
    "general without": (lambda: joint("general", motion=EYE6), ArgumentError, "needs 'motion' and 'constraint'"),
    "five columns": (
        lambda: joint("general", motion=EYE6[:2], constraint=EYE6[3:]),
        GeometryError,
        "six columns together, not 5",
    ),
    "not orthonormal": (
        lambda: joint("general", motion=EYE6[:3], constraint=EYE6[2:5]),
        GeometryError,
        "must be orthonormal",
    ),
    "huge column": (
        lambda: joint("general", motion=((1e200, 0, 0, 0, 0, 0),), constraint=EYE6[1:]),
        GeometryError,
        "must be orthonormal",
    ),
    "short column": (
        lambda: joint("general", motion=((1, 0, 0),), constraint=EYE6[1:]),
        ArgumentError,
        "motion of joint 'j' must be 6 numbers, not 3",
    ),
    "motion is a number": (lambda: joint("general", motion=3, constraint=EYE6), ArgumentError, "must be a list, not 3"),
    "cut perhaps": (lambda: joint(cut="perhaps"), ArgumentError, "must be true or false, not 'perhaps'"),
    "long start": (lambda: joint(start=(0.1, 0.2)), ArgumentError, "start of joint 'j' must be 1 numbers, not 2"),
    "NaN start": (lambda: joint(start=(NAN,)), NonFiniteError, "start of joint 'j' is nan"),
    "start no quaternion": (lambda: joint("spherical", start=(0, 0, 0, 0)), GeometryError, "does not have length 1"),
    "free no quaternion": (lambda: joint("free", start=(1, 1, 0, 0, 1, 0, 0)), GeometryError, r"\(1, 0, 0, 0\) is no"),
    "negative stiffness": (lambda: Actuator("m", "j", stiffness=-1), MechanismError, "is -1.0; it must be positive"),
    "NaN stiffness": (lambda: Actuator("m", "j", stiffness=NAN), NonFiniteError, "stiffness of actuator 'm' is nan"),
    "half a coordinate": (lambda: Actuator("m", "j", 0.5), ArgumentError, "must be a whole number, not 0.5"),
    "joint no name": (lambda: Actuator("m", ["j"]), UnknownNameError, "joint of actuator 'm' must be a name"),
    "NaN force": (lambda: Wrench("a", (NAN, 0, 0)), NonFiniteError, "force on body 'a' is nan"),
    "odd axes": (lambda: Wrench("a", axes="tool"), ArgumentError, "must be 'world' or 'body', not 'tool'"),
}


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [*BODIES.values(), *POSES.values(), *JOINTS.values()],
    ids=[*BODIES, *POSES, *JOINTS],
)
def test_refused(make: Callable[[], object], error: type[ClosedChainError], message: str) -> None:
    with pytest.raises(error, match=message) as caught:
        make()
    assert type(caught.value) is error


def test_numpy_values_become_plain_ones() -> None:
    body = Body(np.str_("a"), np.float32(2), np.arange(3), np.eye(3), Shape(np.ones((2, 3)), np.True_))
    assert type(body.name) is str
    assert type(body.mass) is float
    assert body.center == (0.0, 1.0, 2.0)
    assert body.inertia == ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
    assert body.shape == Shape(((1.0, 1.0, 1.0), (1.0, 1.0, 1.0)), True)
    assert type(Actuator("m", "j", np.int64(1)).coordinate) is int


def test_inertia_matrix_of_moments_and_of_a_matrix() -> None:
    np.testing.assert_array_equal(Body("a", inertia=(1, 2, 2.5)).inertia_matrix, np.diag([1, 2, 2.5]))
    full = ((2.0, 0.1, 0.0), (0.1, 2.0, 0.2), (0.0, 0.2, 3.0))
    np.testing.assert_array_equal(Body("a", inertia=full).inertia_matrix, full)


def test_rod_is_that_of_the_textbook() -> None:
    rod = Body.rod("rod", 3.0, 2.0, (0.0, 0.6, 0.8))
    np.testing.assert_allclose(rod.center, (0.0, 0.6, 0.8), rtol=1e-15)
    np.testing.assert_allclose(np.linalg.eigvalsh(rod.inertia_matrix), [0.0, 1.0, 1.0], rtol=1e-14, atol=1e-15)
    np.testing.assert_allclose(rod.inertia_matrix @ (0.0, 0.6, 0.8), 0.0, rtol=0, atol=1e-15)


@pytest.mark.parametrize("seed", range(20))
def test_pose_of_an_axis_is_the_smallest_rotation(seed: int) -> None:
    z = np.random.default_rng(seed).normal(size=3)
    z /= np.linalg.norm(z)
    R = Pose(axis=tuple(z)).matrix
    np.testing.assert_allclose(R.T @ R, np.eye(3), rtol=0, atol=1e-14)
    np.testing.assert_allclose(R[:, 2], z, rtol=0, atol=1e-15)
    np.testing.assert_allclose((np.trace(R) - 1) / 2, z[2], rtol=0, atol=1e-14)  # by the angle between the z axes


@pytest.mark.parametrize("tilt", [0.0, 1e-4, 1e-6, 1e-9, 1e-12])
def test_pose_of_an_axis_that_points_down(tilt: float) -> None:
    z = np.array([math.sin(tilt) * 0.6, math.sin(tilt) * 0.8, -math.cos(tilt)])
    R = Pose(axis=tuple(z)).matrix
    np.testing.assert_allclose(R.T @ R, np.eye(3), rtol=0, atol=1e-15)
    np.testing.assert_allclose(R[:, 2], z, rtol=0, atol=1e-15)
    assert np.linalg.det(R) == pytest.approx(1.0, abs=1e-15)


@pytest.mark.parametrize(
    "pose",
    [
        Pose(axis=(0.707106781, 0.0, 0.707106781)),
        Pose(axis=(0.0, -0.707106781, -0.707106781), x=(1.0, 0.0, 0.0)),
        Pose(axis=(0.0, 0.6, 0.8), x=(0.0, 0.8, -0.6 + 5e-10)),
        Pose(rotation=((0.866025404, -0.5, 0), (0.5, 0.866025404, 0), (0, 0, 1))),
        Pose(rotation=(0.707106781, 0.0, 0.707106781, 0.0)),
    ],
    ids=["axis", "axis and x", "rough x", "matrix", "quaternion"],
)
def test_nine_digits_are_made_exact(pose: Pose) -> None:
    R = pose.matrix
    np.testing.assert_allclose(R.T @ R, np.eye(3), rtol=0, atol=1e-15)


def test_right_angles_stay_exact() -> None:
    """Zeros are what makes a compiled mechanism small."""
    for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1)):
        R = Pose(axis=axis).matrix
        assert sorted(abs(R).ravel()) == [0.0] * 6 + [1.0] * 3
        assert not np.signbit(R[R == 0]).any()


def test_pose_of_axis_and_x() -> None:
    R = Pose(axis=(0, -1, 0), x=(1, 0, 0)).matrix
    np.testing.assert_array_equal(R, [[1, 0, 0], [0, 0, -1], [0, 1, 0]])


def test_pose_from_quaternion_turns_the_right_way() -> None:
    half = math.radians(30) / 2
    R = Pose(rotation=(math.cos(half), 0, 0, math.sin(half))).matrix
    c, s = math.cos(2 * half), math.sin(2 * half)
    np.testing.assert_allclose(R, [[c, -s, 0], [s, c, 0], [0, 0, 1]], rtol=0, atol=1e-15)


@pytest.mark.parametrize(
    ("kind", "dof", "coordinates"),
    [
        ("revolute", 1, 1),
        ("prismatic", 1, 1),
        ("cylindrical", 2, 2),
        ("universal", 2, 2),
        ("spherical", 3, 4),
        ("planar", 3, 3),
        ("fixed", 0, 0),
        ("free", 6, 7),
    ],
)
def test_freedoms_and_coordinates(kind: str, dof: int, coordinates: int) -> None:
    assert (joint(kind).dof, joint(kind).coordinates) == (dof, coordinates)


def test_general_joint_counts_its_motion() -> None:
    assert joint("general", motion=EYE6[:4], constraint=EYE6[4:]).dof == 4
    assert joint("general", motion=(), constraint=EYE6).coordinates == 0


def turned(size: int) -> np.ndarray:
    """A positive matrix turned twice: symmetric but for rounding."""
    rng = np.random.default_rng(size)
    R, _ = np.linalg.qr(rng.standard_normal((size, size)))
    C = R @ np.diag(rng.uniform(1.0, 1.5, size)) @ R.T
    assert not np.array_equal(C, C.T)
    return np.asarray(C)


MATRICES: dict[str, tuple[int, Callable[[np.ndarray], np.ndarray]]] = {
    "inertia": (3, lambda C: Body("a", 1.0, inertia=C).inertia_matrix),
    "payload": (3, lambda C: np.array(Payload(1.0, inertia=C).inertia)),
    "stiffness": (6, lambda C: Bushing("a", "b", "c", stiffness=C).stiffness_matrix),
    "damping": (6, lambda C: Bushing("a", "b", "c", damping=C).damping_matrix),
    "compliance": (6, lambda C: Compliance(C).array),
}


@pytest.mark.parametrize("kind", MATRICES)
def test_matrices_are_symmetric_but_for_rounding(kind: str) -> None:
    size, made = MATRICES[kind]
    C = turned(size)
    found = made(C)
    assert np.array_equal(found, found.T)
    assert size == 6 or possible_inertia(np.array([C, C.T])).all()  # of ensembles
    np.testing.assert_allclose(found, C, rtol=1e-15, atol=1e-15)
    C[0, 2] *= 1 + 1e-6
    with pytest.raises(ClosedChainError, match=rf"\(3, 1\) are {C[0, 2]:.12g} and {C[2, 0]:.12g}"):
        made(C)
