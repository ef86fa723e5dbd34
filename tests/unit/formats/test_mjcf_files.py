"""MJCF of several files: each is inside one folder, and what they make has limits before MuJoCo sees it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, ClosedChainError, FileFormatError

BODY = '<body name="{}"><freejoint/><inertial pos="0 0 0" mass="2" diaginertia="1 1 1"/>{}</body>'
BOX = "v 0 0 0\nv 2 0 0\nv 0 2 0\nv 0 0 2\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"


def mjcf(inside: str) -> str:
    return f"<mujoco>{inside}</mujoco>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """robot/ with files in it and beside it."""
    inside, outside = tmp_path / "robot", tmp_path / "secret"
    for place in (inside / "parts", outside):
        place.mkdir(parents=True)
    files = {
        "parts/leg.xml": mjcf('<include file="foot.xml"/><worldbody>' + BODY.format("leg", "") + "</worldbody>"),
        "parts/foot.xml": mjcf("<worldbody>" + BODY.format("foot", "") + "</worldbody>"),
        "parts/box.obj": BOX,
        "../secret/other.xml": mjcf("<worldbody>" + BODY.format("other", "") + "</worldbody>"),
        "../secret/box.obj": BOX,
    }
    for name, text in files.items():
        (inside / name).write_text(text, encoding="utf-8")
    os.symlink(outside / "other.xml", inside / "link.xml")
    os.symlink(outside, inside / "hole")
    return inside


def read(folder: Path, text: str, **options: object) -> cc.Imported:
    path = folder / "model.xml"
    path.write_text(mjcf(text), encoding="utf-8")
    return cc.import_file(path, **options)  # type: ignore[arg-type]


def names(machine: cc.Imported) -> list[str]:
    return [body.name for body in machine.mechanism.bodies]


def test_includes_inside_the_folder(folder: Path) -> None:
    assert names(read(folder, '<include file="parts/leg.xml"/>')) == ["foot", "leg"]


@pytest.mark.parametrize("name", ["../secret/other.xml", "{}/secret/other.xml", "link.xml", "hole/other.xml"])
def test_includes_outside_are_refused(folder: Path, name: str) -> None:
    text = f'<include file="{name.format(folder.parent)}"/>'
    with pytest.raises(FileFormatError, match="root="):
        read(folder, text)
    assert names(read(folder, text, root=folder.parent)) == ["other"]


def test_an_include_of_an_include_is_confined(folder: Path) -> None:
    (folder / "parts/leg.xml").write_text(mjcf('<include file="../../secret/other.xml"/>'), encoding="utf-8")
    with pytest.raises(FileFormatError, match="root="):
        read(folder, '<include file="parts/leg.xml"/>')
    assert names(read(folder, '<include file="parts/leg.xml"/>', root=folder.parent)) == ["other"]


MESH = '<asset><mesh name="box" file="{file}"/></asset><compiler {setting}/><worldbody>{body}</worldbody>'


@pytest.mark.parametrize(
    ("setting", "file", "read_by"),
    [
        ("", "parts/box.obj", None),
        ('meshdir="parts"', "box.obj", None),
        ('assetdir="parts"', "box.obj", None),
        ('meshdir="parts" strippath="true"', "gone/box.obj", None),
        ("", "../secret/box.obj", ".."),
        ("", "{}/secret/box.obj", ".."),
        ("", "hole/box.obj", ".."),
        ('meshdir="../secret"', "box.obj", ".."),
        ('meshdir="parts/../../secret"', "box.obj", ".."),
    ],
)
def test_meshes(folder: Path, setting: str, file: str, read_by: str | None) -> None:
    """One outside is a line of the report, with an influence on motion only where a mass depends on it."""
    geom = '<geom type="mesh" mesh="box"/>'
    text = MESH.format(file=file.format(folder.parent), setting=setting, body=BODY.format("a", geom))
    machine = read(folder, text)
    dropped = [entry for entry in machine.report.dropped if entry.element == "mesh 'box'"]
    assert [("root=" in entry.note, entry.essential) for entry in dropped] == [(True, False)] * (read_by is not None)
    shape = machine.mechanism.body("a").shape
    assert (shape is None) == (read_by is not None)
    assert machine.mechanism.body("a").mass == 2
    if read_by:
        assert "root=" not in str(read(folder, text, root=folder / read_by).report)
    body = f'<body name="b"><freejoint/><geom size="1"/>{geom}</body>'
    text = MESH.format(file=file.format(folder.parent), setting=setting, body=body)
    machine, ball = read(folder, text), 4000 / 3 * 3.14159265
    assert machine.mechanism.body("b").mass == pytest.approx(ball + (0 if read_by else 4000 / 3))
    assert any(entry.essential and entry.element == "mesh 'box'" for entry in machine.report.dropped) == bool(read_by)


def test_a_body_that_needs_a_mesh_outside(folder: Path) -> None:
    text = MESH.format(
        file="../secret/box.obj", setting="", body='<body><freejoint/><geom type="mesh" mesh="box"/></body>'
    )
    with pytest.raises(FileFormatError, match="root="):
        read(folder, text)


ATTACH = '<asset><model name="m" file="{}"/></asset><worldbody>{}<attach model="m" body="{}" prefix="m_"/></worldbody>'


def test_attached_models(folder: Path) -> None:
    one = BODY.format("a", "")
    assert names(read(folder, ATTACH.format("parts/leg.xml", one, "leg"))) == ["a", "m_leg"]
    text = ATTACH.format("../secret/other.xml", one, "other")
    machine = read(folder, text)
    assert names(machine) == ["a"]
    assert any(entry.element == "model 'm'" and "root=" in entry.note for entry in machine.report.losses)
    assert names(read(folder, text, root=folder.parent)) == ["a", "m_other"]
    mesh = MESH.format(file="../../secret/box.obj", setting="", body=BODY.format("b", '<geom type="mesh" mesh="box"/>'))
    (folder / "parts/leg.xml").write_text(mjcf(mesh), encoding="utf-8")
    machine = read(folder, ATTACH.format("parts/leg.xml", one, "b"))
    assert names(machine) == ["a", "m_b"]
    assert "root=" in str(machine.report)


def test_pictures_are_not_opened(folder: Path) -> None:
    text = '<asset><texture name="t" type="2d" file="../no.png"/><texture type="cube" fileup="no.png"/>'
    text += '<texture type="skybox" builtin="gradient" width="100000" height="100000"/>'
    text += '<material name="m" texture="t"/></asset><worldbody>' + BODY.format("a", "") + "</worldbody>"
    machine = read(folder, text)
    assert {"texture 't'", "texture 'no'"} <= {entry.element for entry in machine.report.dropped}


WORLD = "<worldbody>{}</worldbody>"
REPLICATE = '<replicate count="{}" offset="1 0 0">{}</replicate>'
BOMBS = {
    "replicate": WORLD.format(REPLICATE.format(100_000_000, '<geom size="1"/>')),
    "nested": WORLD.format(REPLICATE.format(400, REPLICATE.format(400, '<geom size="1"/>'))),
    "references": WORLD.format(REPLICATE.format(2000, '<site name="s"/>'))
    + "<sensor>" + '<accelerometer site="s"/>' * 100 + "</sensor>",
    "many bodies": WORLD.format('<body><geom size="1"/></body>' * 6000),
    "grid": WORLD.format('<flexcomp name="f" type="grid" count="1000 1000 1000" spacing="1 1 1" dim="3"/>'),
    "hfield": '<asset><hfield name="h" nrow="100000" ncol="100000" size="1 1 1 1"/></asset>',
    "mesh": '<asset><mesh name="h" builtin="supersphere" params="100000 1 1"/></asset>',
    "numeric": '<custom><numeric name="h" size="2000000000"/></custom>',
    "samples": WORLD.format(BODY.format("a", '<site name="s"/>'))
    + '<sensor><accelerometer site="s" nsample="2000000000" interval="1"/></sensor>',
    "user": '<sensor><user name="u" dim="2000000000"/></sensor>',
    "infinite": WORLD.format(REPLICATE.format("inf", '<geom size="1"/>')),
}  # fmt: skip


@pytest.mark.parametrize("bomb", BOMBS)
def test_bombs_are_refused_before_mujoco_reads_them(folder: Path, bomb: str) -> None:
    with pytest.raises(FileFormatError, match=r"at most \d+"):
        read(folder, BOMBS[bomb])


def test_memory_for_a_simulation_is_not_taken(folder: Path) -> None:
    keys = '<keyframe><key name="k"/></keyframe><size memory="500G" nuserdata="2000000000"/>'
    machine = read(folder, keys + WORLD.format(BODY.format("a", "")))
    assert "memory of size" in {entry.element for entry in machine.report.dropped}


def test_bombs_of_files(folder: Path) -> None:
    """Models that attach themselves end the process in MuJoCo, ten that attach ten each never come to an end."""
    with pytest.raises(FileFormatError, match="attaches itself"):
        read(folder, ATTACH.format("model.xml", "", "a"))
    for level in range(9):
        assets = "".join(f'<model name="m{i}" file="{level + 1}.xml"/>' for i in range(10))
        uses = "".join(f'<attach model="m{i}" body="b" prefix="m{i}_"/>' for i in range(10))
        text = f"<asset>{assets}</asset><worldbody><body name='b'>{uses}</body></worldbody>"
        (folder / f"{level}.xml").write_text(mjcf(text), encoding="utf-8")
    (folder / "9.xml").write_text(mjcf("<worldbody><body name='b'/></worldbody>"), encoding="utf-8")
    with pytest.raises(FileFormatError, match="models"):
        read(folder, ATTACH.format("0.xml", "", "b"))
    os.mkfifo(folder / "pipe.stl")
    with pytest.raises(FileFormatError, match="pipe"):
        read(folder, MESH.format(file="pipe.stl", setting="", body=BODY.format("a", "")))


def test_lines_of_errors_are_the_files_own(folder: Path) -> None:
    with pytest.raises(FileFormatError, match="line 4"):
        read(folder, "\n<!-- a\n comment -->\n<nonsense/>")


def test_root_is_a_folder_around_the_file(folder: Path) -> None:
    for root in (folder / "parts", folder / "model.xml", folder / "nowhere"):
        with pytest.raises(ArgumentError, match="root="):
            read(folder, "", root=root)


def test_loops_beside_a_urdf_are_confined(folder: Path) -> None:
    (folder.parent / "secret/robot.yaml").write_text("closed_loop: []\n", encoding="utf-8")
    os.symlink(folder.parent / "secret/robot.yaml", folder / "robot.yaml")
    (folder / "robot.urdf").write_text(
        '<robot name="r"><link name="a"/><link name="b"/>'
        '<joint name="j" type="fixed"><parent link="a"/><child link="b"/></joint></robot>',
        encoding="utf-8",
    )
    with pytest.raises(ClosedChainError, match="root="):
        cc.import_file(folder / "robot.urdf")
    assert "loops in robot.yaml" in {
        e.element for e in cc.import_file(folder / "robot.urdf", root=folder.parent).report.kept
    }
