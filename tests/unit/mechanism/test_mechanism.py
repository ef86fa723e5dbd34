"""A mechanism whose parts do not fit together is refused, by name."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import fields, replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import (
    ArgumentError,
    ClosedChainError,
    DisconnectedError,
    GeometryError,
    MechanismError,
    NonFiniteError,
    UnknownNameError,
)
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Pose, Wrench
from closedchain.mechanism.joint import KINDS, revolute, universal

CRANK, ROD = Body("crank", 1.0), Body("rod", 1.0)
SHAFT = revolute("shaft", "ground", "crank")
KNUCKLE = universal("knuckle", "crank", "rod", at=(1.0, 0.0, 0.0))
GOOD = Mechanism("press", (CRANK, ROD), (SHAFT, KNUCKLE), (Actuator("motor", "shaft"),), platform="rod")
Wrong = tuple[Callable[[], object], type[ClosedChainError], str]

WRONG: dict[str, Wrong] = {
    "no name": (lambda: replace(GOOD, name=""), UnknownNameError, "mechanism name ''"),
    "no bodies": (lambda: Mechanism("a", (), ()), MechanismError, "mechanism 'a' has no bodies"),
    "two bodies": (
        lambda: replace(GOOD, bodies=(CRANK, ROD, CRANK)),
        UnknownNameError,
        "two bodies are called 'crank'; names must differ",
    ),
    "two joints": (
        lambda: replace(GOOD, joints=(SHAFT, KNUCKLE, SHAFT)),
        UnknownNameError,
        "two joints are called 'shaft'",
    ),
    "two actuators": (
        lambda: replace(GOOD, actuators=(Actuator("m", "shaft"), Actuator("m", "knuckle"))),
        UnknownNameError,
        "two actuators are called 'm'",
    ),
    "unknown body": (
        lambda: replace(GOOD, joints=(SHAFT, replace(KNUCKLE, child="rodd"))),
        UnknownNameError,
        "joint 'knuckle': no body 'rodd'; bodies: rod, ground, crank",
    ),
    "unknown joint": (
        lambda: replace(GOOD, actuators=(Actuator("m", "shaftt"),)),
        UnknownNameError,
        "actuator 'm': no joint 'shaftt'; joints: shaft, knuckle",
    ),
    "too many coordinates": (
        lambda: replace(GOOD, actuators=(Actuator("m", "knuckle", 2),)),
        ArgumentError,
        r"joint 'knuckle' has 2 DOF, so there is no coordinate 2",
    ),
    "negative coordinate": (
        lambda: replace(GOOD, actuators=(Actuator("m", "knuckle", -1),)),
        ArgumentError,
        "no coordinate -1",
    ),
    "driven twice": (
        lambda: Actuator("m", "knuckle", 1, also=[("knuckle", 0, 2.0), ("knuckle", 1, 3.0)]),
        MechanismError,
        "names a degree of freedom twice",
    ),
    "unknown platform": (
        lambda: replace(GOOD, platform="ram"),
        UnknownNameError,
        "platform: no body 'ram'; bodies: cr",
    ),
    "ground as platform": (lambda: replace(GOOD, platform="ground"), UnknownNameError, "platform: no body 'ground'"),
    "platform no name": (lambda: replace(GOOD, platform=3), UnknownNameError, "platform must be a name, not 3"),
    "home a point": (lambda: replace(GOOD, home=(0, 0, 1)), ArgumentError, "home must be a Pose"),
    "load on nothing": (lambda: replace(GOOD, wrenches=(Wrench("ram"),)), UnknownNameError, "wrench: no body 'ram'"),
    "load on the ground": (lambda: replace(GOOD, wrenches=(Wrench("ground"),)), UnknownNameError, "no body 'ground'"),
    "NaN gravity": (lambda: replace(GOOD, gravity=(0, 0, float("nan"))), NonFiniteError, "gravity is nan"),
    "adrift": (
        lambda: replace(GOOD, joints=(SHAFT,), actuators=()),
        DisconnectedError,
        "no chain of joints connects rod to the ground; a body that floats freely takes a 'free' joint",
    ),
    "tied only to each other": (
        lambda: replace(GOOD, joints=(KNUCKLE,), actuators=()),
        DisconnectedError,
        "connects crank, rod to the ground",
    ),
    "body as text": (
        lambda: replace(GOOD, bodies=("crank",)),
        ArgumentError,
        "bodies must hold Body objects, not 'crank'",
    ),
    "joints not a list": (lambda: replace(GOOD, joints=5), ArgumentError, "joints must be a list, not 5"),
}


@pytest.mark.parametrize(("make", "error", "message"), WRONG.values(), ids=WRONG)
def test_refused(make: Callable[[], object], error: type[ClosedChainError], message: str) -> None:
    with pytest.raises(error, match=message) as caught:
        make()
    assert type(caught.value) is error


def test_parts_are_found_by_name() -> None:
    assert GOOD.body("rod") is ROD
    assert GOOD.joint("shaft") is SHAFT
    assert GOOD.actuator("motor").joint == "shaft"


def test_a_wrong_name_lists_the_right_ones() -> None:
    for find, message in (
        (GOOD.body, "no body 'x'; bodies: crank, rod"),
        (GOOD.joint, "no joint 'x'; joints: shaft, knuckle"),
        (GOOD.actuator, "no actuator 'x'; actuators: motor"),
    ):
        with pytest.raises(UnknownNameError, match=message):
            find("x")


def test_a_loop_needs_no_word() -> None:
    loop = replace(GOOD, joints=(SHAFT, KNUCKLE, revolute("guide", "rod", "ground")))
    assert [joint.name for joint in loop.joints] == ["shaft", "knuckle", "guide"]


def test_two_joints_between_the_same_bodies_are_allowed() -> None:
    door = Mechanism("door", (CRANK,), (SHAFT, replace(SHAFT, name="upper hinge")))
    assert len(door.joints) == 2


def test_mechanisms_are_values() -> None:
    assert replace(GOOD) == GOOD
    assert hash(replace(GOOD)) == hash(GOOD)
    assert replace(GOOD, gravity=(0, 0, 0)) != GOOD


def test_every_error_is_one_of_ours_and_a_value_error() -> None:
    assert issubclass(MechanismError, ClosedChainError)
    assert issubclass(MechanismError, ValueError)


NEEDED = {"helical": {"pitch": 0.01}, "general": {"motion": np.eye(6)[:2], "constraint": np.eye(6)[2:]}}
per_kind = pytest.mark.parametrize("kind", KINDS)


def test_joint_functions_take_points_and_poses() -> None:
    assert Joint("knuckle", "universal", "crank", "rod", at=KNUCKLE.at) == KNUCKLE
    assert KNUCKLE.at.position == (1.0, 0.0, 0.0)


@per_kind
def test_joint_functions_say_what_they_take(kind: str) -> None:
    """Every argument is named and typed, and is one of the fields of Joint or orients its frames."""
    make = getattr(cc, kind)
    parameters = inspect.signature(make).parameters
    assert {p.kind for p in parameters.values()} == {
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        inspect.Parameter.KEYWORD_ONLY,
    }
    assert set(parameters) <= {field.name for field in fields(Joint)} | {"axis", "x", "child_axis"}
    assert all(p.annotation is not inspect.Parameter.empty for p in parameters.values())
    assert make.__doc__
    assert make("j", "ground", "crank", **NEEDED.get(kind, {})) == Joint(
        "j", kind, "ground", "crank", **NEEDED.get(kind, {})
    )


@per_kind
def test_an_axis_orients_both_frames(kind: str) -> None:
    def make(*places: object, **axes: object) -> Joint:
        return getattr(cc, kind)("j", "ground", "crank", *places, **axes, **NEEDED.get(kind, {}))

    here, there, y, z = (1.0, 2.0, 3.0), (0.0, 0.5, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
    joint = make(here, there, axis=y)
    assert (joint.at, joint.child_at) == (Pose(here, axis=y), Pose(there, axis=y))
    joint = make(here, Pose(there), axis=y, x=z)
    assert (joint.at, joint.child_at) == (Pose(here, axis=y, x=z), Pose(there, axis=y, x=z))
    joint = make(axis=y, x=z, child_axis=z)
    assert (joint.at, joint.child_at) == (Pose(axis=y, x=z), Pose(axis=z))
    joint = make(Pose(rotation=np.eye(3)), child_axis=z)
    assert (joint.at, joint.child_at) == (Pose(rotation=np.eye(3)), Pose(axis=z))
    with pytest.raises(GeometryError, match="joint 'j': 'at' is a pose with an orientation of its own and 'axis'"):
        make(Pose(here, axis=y), axis=y)
    with pytest.raises(GeometryError, match=r"joint 'j': 'child_at' is a pose .* or give 'child_at' as a point"):
        make(here, Pose(rotation=(1, 0, 0, 0)), axis=y)
    with pytest.raises(GeometryError, match="a pose with 'x' needs 'axis'"):
        make(x=y)
    with pytest.raises(GeometryError, match=r"axis .* has length 2"):
        make(axis=(0, 0, 2))


def test_joint_functions_take_only_what_the_kind_has() -> None:
    for kind, field in (("revolute", "pitch"), ("spherical", "limits"), ("free", "limits"), ("fixed", "start")):
        with pytest.raises(TypeError, match=field):
            getattr(cc, kind)("j", "ground", "crank", **{field: None})
