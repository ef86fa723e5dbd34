"""SDF: models of other files, models placed by a frame of theirs, and Drake's own words."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import trimesh

import closedchain as cc
from closedchain.errors import ClosedChainError, FileFormatError, UnsupportedError

ARM = (
    '<sdf version="1.9"><model name="arm"><pose>9 9 9 0 0 0</pose><link name="base"/><link name="tip"><pose>1 0 0 0 0 0'
    '</pose><visual name="v"><geometry><mesh><uri>{}</uri></mesh></geometry></visual></link>'
    '<frame name="wrist" attached_to="tip"><pose>0 0.5 0 0 0 1.5707963267948966</pose></frame>'
    '<joint name="hinge" type="revolute"><parent>base</parent><child>tip</child><axis><xyz>0 0 1</xyz></axis></joint>'
    "</model></sdf>"
)
NEWEST = '<model><sdf version="1.10">new.sdf</sdf><sdf version="1.9">old.sdf</sdf></model>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a model called arm, its mesh beside it."""
    (tmp_path / "arm" / "meshes").mkdir(parents=True)
    (tmp_path / "arm" / "model.config").write_text(NEWEST, encoding="utf-8")
    (tmp_path / "arm" / "new.sdf").write_text(ARM.format("meshes/box.stl"), encoding="utf-8")
    (tmp_path / "arm" / "old.sdf").write_text("<sdf/>", encoding="utf-8")
    (tmp_path / "arm" / "meshes" / "box.stl").write_bytes(trimesh.creation.box((1, 1, 1)).export(file_type="stl"))
    return tmp_path


def world(folder: Path, inside: str, name: str = "file.world", **options: object) -> cc.Imported:
    path = folder / name
    path.write_text(f'<sdf version="1.9"><world name="w">{inside}</world></sdf>', encoding="utf-8")
    return cc.import_file(path, **options)  # type: ignore[arg-type]


def positions(machine: cc.Imported) -> dict[str, np.ndarray]:
    """Where bodies are drawn, in all the file."""
    state = cc.compile(machine.mechanism).assemble()
    return {body.name: np.asarray(state.body(body.name).position) for body in machine.mechanism.bodies}


def include(uri: str, more: str = "") -> str:
    return f"<include><uri>{uri}</uri>{more}</include>"


@pytest.mark.parametrize("uri", ["model://arm", "arm", "arm/new.sdf", "model://arm/new.sdf"])
def test_a_model_of_another_file(folder: Path, uri: str) -> None:
    """Under another name, at another pose, tied to the first; its mesh is found beside it."""
    two = include(uri, "<name>left</name><pose>0 0 1 0 0 0</pose>") + include(uri, "<static>1</static>")
    tie = '<joint name="tie" type="ball"><parent>left::tip</parent><child>arm::wrist</child></joint>'
    machine = world(folder, two + tie)
    bodies = {body.name: body for body in machine.mechanism.bodies}
    assert set(bodies) == {"left::base", "left::tip", "arm::base", "arm::tip"}
    kinds = {joint.name: joint.kind for joint in machine.mechanism.joints}
    still = {"arm::base on ground": "fixed", "arm::tip on ground": "fixed"}
    assert kinds == {"left::hinge": "revolute", "tie": "spherical"} | still
    shape = bodies["left::tip"].shape
    assert shape is not None
    assert shape.file == str((folder / "arm" / "meshes" / "box.stl").resolve())
    tie_there = machine.mechanism.joint("tie")
    np.testing.assert_allclose(tie_there.child_at.position, (0, 0.5, 0), atol=1e-15)
    np.testing.assert_allclose(tie_there.at.position, np.array([10, 9.5, 9]) - (1, 0, 1), atol=1e-12)
    assert "model 'left'" in {entry.note for entry in machine.report.kept}


def test_an_include_inside_a_model_is_a_nested_one(folder: Path) -> None:
    inside = (
        f'<model name="robot"><pose>0 0 2 0 0 0</pose><link name="body"/>{include("arm", "<pose>1 0 0 0 0 0</pose>")}'
    )
    tie = '<joint name="tie" type="fixed"><parent>body</parent><child>arm::base</child></joint></model>'
    machine = world(folder, inside + tie)
    found = positions(machine)
    np.testing.assert_allclose(found["arm::tip"] - found["body"], (2, 0, 0), atol=1e-12)


def test_scenery_is_left_out(folder: Path) -> None:
    fuel = "https://fuel.gazebosim.org/1.0/OpenRobotics/models/Sun"
    machine = world(folder, include("model://ground_plane") + include(fuel) + include("model://arm"))
    assert {entry.element for entry in machine.report.dropped} == {
        "include 'model://ground_plane'",
        f"include '{fuel}'",
    }
    assert {entry.fate for entry in machine.report.losses} == {"approximated"}  # inertias that the file does not give


def test_what_is_not_followed_says_why(folder: Path) -> None:
    """Files that are missing or elsewhere, circles, and files that are no model."""
    outside = folder / "sub"
    outside.mkdir()
    with pytest.raises(UnsupportedError, match="line 1: <include>: 'model://gone' is not found inside"):
        world(folder, include("model://gone"))
    with pytest.raises(UnsupportedError, match="is not found inside"):
        world(outside, include("../arm"))
    assert len(world(outside, include("../arm"), root=folder).mechanism.bodies) == 2
    (outside / "link").symlink_to(folder / "arm")
    with pytest.raises(UnsupportedError, match="is not found inside"):
        world(outside, include("link"))
    circle = f'<sdf version="1.9"><model name="c"><link name="a"/>{include("circle.sdf")}</model></sdf>'
    (folder / "circle.sdf").write_text(circle, encoding="utf-8")
    with pytest.raises(FileFormatError, match="includes itself"):
        world(folder, include("circle.sdf"))
    (folder / "robot.urdf").write_text('<robot name="r"><link name="a"/></robot>', encoding="utf-8")
    with pytest.raises(UnsupportedError, match="begins with <robot>"):
        world(folder, include("robot.urdf"))
    with pytest.raises(UnsupportedError, match="merge"):
        world(folder, '<include merge="true"><uri>arm</uri></include>')
    with pytest.raises(FileFormatError, match="needs <uri>"):
        world(folder, "<include/>")
    for number in range(8):  # 2⁸ models
        twice = include(f"bomb{number + 1}.sdf", "<name>x</name>") + include(f"bomb{number + 1}.sdf", "<name>y</name>")
        text = f'<sdf version="1.9"><model name="b"><link name="a"/>{twice if number < 7 else ""}</model></sdf>'
        (folder / f"bomb{number}.sdf").write_text(text, encoding="utf-8")
    with pytest.raises(FileFormatError, match="more than 100 models are included"):
        world(folder, include("bomb0.sdf"))


def test_a_model_is_placed_by_a_frame_of_its_own(folder: Path) -> None:
    """The pose of the model is that of the frame; of a nested one relative to frames around it."""
    frame = "<placement_frame>wrist</placement_frame><pose>0 0 3 0 0 0</pose>"
    found = positions(world(folder, include("arm", frame)))
    np.testing.assert_allclose(found["tip"], (-0.5, 0, 3), atol=1e-12)  # the frame is a quarter turn from the tip
    np.testing.assert_allclose(found["base"], (-0.5, 1, 3), atol=1e-12)
    nested = (
        '<model name="m"><frame name="shelf"><pose>0 0 1 0 0 0</pose></frame><model name="n" placement_frame="f">'
        '<pose relative_to="shelf">0 2 0 0 0 0</pose><link name="a"/><frame name="f"><pose>1 0 0 0 0 0</pose></frame>'
        "</model></model>"
    )
    np.testing.assert_allclose(positions(world(folder, nested))["n::a"], (-1, 2, 1), atol=1e-12)
    with pytest.raises(ClosedChainError, match=r"placement_frame: no frame 'n::g'.*n::f"):
        world(folder, nested.replace('placement_frame="f"', 'placement_frame="g"'))
    circle = nested.replace("<pose>1 0 0 0 0 0</pose>", '<pose relative_to="f"/>')
    with pytest.raises(ClosedChainError, match="poses are relative to each other: n::f"):
        world(folder, circle)


def test_drakes_own_words(folder: Path) -> None:
    """Armature is the rotor's inertia times the square of its gear; a planar joint moves in the xy plane of a frame."""
    inside = (
        '<model name="m"><link name="a"/><link name="b"/><link name="c"/>'
        '<frame name="table"><pose>0 0 1 1.5707963267948966 0 0</pose></frame>'
        '<joint name="k" type="revolute"><parent>world</parent><child>a</child><axis><xyz>0 0 1</xyz></axis>'
        "<drake:rotor_inertia>2e-4</drake:rotor_inertia><drake:gear_ratio>30</drake:gear_ratio></joint>"
        '<joint name="l" type="revolute"><parent>world</parent><child>b</child><axis><xyz>0 0 1</xyz></axis>'
        '<drake:mimic joint="k" multiplier="-2" offset="0.3"/></joint>'
        '<drake:joint name="p" type="planar"><drake:parent>table</drake:parent><drake:child>c</drake:child>'
        "<drake:damping>1 2 3</drake:damping></drake:joint></model>"
    )
    machine = world(folder, inside)
    assert machine.report.dropped == ()
    assert machine.mechanism.joint("k").armature == pytest.approx((2e-4 * 900,), rel=1e-12)
    planar = machine.mechanism.joint("p")
    assert planar.damper is not None
    assert (planar.kind, planar.damper.damping) == ("planar", (1.0, 2.0, 3.0))
    np.testing.assert_allclose(planar.at.matrix[:, 2], (0, -1, 0), atol=1e-15)
    state = cc.compile(machine.mechanism).assemble(joints={"k": 0.2})
    assert state["l"] == pytest.approx(-0.1, abs=1e-12)
