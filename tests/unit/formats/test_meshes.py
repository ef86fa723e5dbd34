"""Shapes and meshes of files: kept, drawn, written back with the meshes beside the file; attacks end in own errors."""

from __future__ import annotations

import json
import os
import struct
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import trimesh

import closedchain as cc
from closedchain.errors import ClosedChainError, FileFormatError, GeometryError, UnsupportedError
from closedchain.formats.files import ExportName
from closedchain.mechanism import meshes
from closedchain.show.scene import Scene
from closedchain.show.solids import Solid3, solid_of

FORMS: dict[ExportName, str] = {"urdf": "urdf", "urdf+": "urdf", "mjcf": "xml", "sdf": "sdf"}
RED = (0.8, 0.1, 0.2, 0.5)


def box(folder: Path, name: str = "box.stl", size: tuple[float, float, float] = (0.2, 0.1, 0.3)) -> Path:
    mesh = trimesh.creation.box(size)
    mesh.apply_translation((0.3, 0.1, -0.2))
    folder.mkdir(exist_ok=True)
    (folder / name).write_bytes(mesh.export(file_type="stl"))
    return folder / name


def shown(folder: Path) -> cc.Mechanism:
    """A pendulum with shapes of every kind, and a second body with the same mesh, mirrored."""
    tilted = cc.Pose((0.1, 0.2, 0.3), rotation=(0.5, 0.5, 0.5, 0.5))
    pieces = [
        cc.Shape.box((0.1, 0.2, 0.3), tilted),
        replace(cc.Shape.cylinder((0, 0, 0), (0.3, 0.2, 0.1), 0.02), color=RED),
        cc.Shape.capsule((0, 0, 0), (0, 0.3, 0), 0.03),
        cc.Shape.sphere((0.1, 0, 0), 0.05),
        cc.Shape.ellipsoid((0.2, 0.1, 0.3), tilted),
        replace(cc.Shape.mesh(box(folder), 0.5, tilted), color=RED),
        replace(cc.Shape.box((0.4, 0.4, 0.4)), role="collision"),
        cc.Shape([(0, 0, 0), (0.5, 0, 0), (0.5, 0.2, 0)], closed=True),
    ]
    bodies = [
        cc.Body("arm", 1.0, (0.2, 0, 0), (0.1, 0.1, 0.1), cc.Shape.compound(pieces)),
        cc.Body("tip", 1.0, (0.2, 0, 0), (0.1, 0.1, 0.1), cc.Shape.mesh(folder / "box.stl", (1.0, -2.0, 1.0))),
    ]
    joints = [
        cc.revolute("pin", "ground", "arm", at=(0, 0, 1), axis=(0, 1, 0)),
        cc.revolute("elbow", "arm", "tip", at=(0.5, 0, 0.1), axis=(0, 0, 1)),
    ]
    frame = cc.Shape.box((1, 1, 0.1), cc.Pose((0, 0, -0.1)))
    return cc.Mechanism("shown", bodies, joints, ground_shape=frame)  # type: ignore[arg-type]


def solids(shape: cc.Shape | None, role: str = "visual") -> list[Solid3]:
    pieces = () if shape is None else [piece for piece in shape.pieces if piece.role == role]
    return [solid for piece in pieces if (solid := solid_of(piece)) is not None]


def extents(found: list[Solid3], *lines: tuple[float, float, float]) -> np.ndarray:
    corners = np.concatenate([np.array(lines).reshape(-1, 3), *(solid.vertices for solid in found)])
    return np.array([corners.min(axis=0), corners.max(axis=0)])


@pytest.mark.parametrize("form", FORMS)
def test_shapes_come_back(tmp_path: Path, form: ExportName) -> None:
    machine = shown(tmp_path / "own")
    (tmp_path / "out").mkdir()
    report = cc.export_file(machine, tmp_path / f"out/shown.{FORMS[form]}", format=form, losses="list")
    assert [entry for entry in report.losses if entry.element != "gravity"] == []
    copies = sorted(path.name for path in (tmp_path / "out/meshes").iterdir())
    assert copies == (["ball.obj", "box.stl"] if "urdf" in form else ["box.stl"])
    assert {str(tmp_path / "out/meshes" / name) for name in copies} <= set(report.files)
    again = cc.import_file(tmp_path / f"out/shown.{FORMS[form]}").mechanism
    for name in ("arm", "tip"):
        one, other = machine.body(name).shape, again.body(name).shape
        # lines are bars there, which are wider by their radius
        assert one is not None
        lines = [point for piece in one.pieces if piece.kind == "line" for point in piece.points]
        wide = 2e-2 if name == "arm" else 1e-6
        np.testing.assert_allclose(extents(solids(other)), extents(solids(one), *lines), atol=wide)
    assert other is not None
    assert other.file == str(tmp_path / "out/meshes/box.stl")
    assert other.scale == (1.0, -2.0, 1.0)
    arm = again.body("arm").shape
    assert arm is not None
    colours = [piece.color for piece in arm.pieces if piece.color is not None]
    np.testing.assert_allclose(colours, [RED] * 2, atol=1e-6)
    assert len(solids(arm, "collision")) == 1
    still = again.ground_shape if form != "sdf" else again.body("ground_shape").shape
    np.testing.assert_allclose(extents(solids(still)), extents(solids(machine.ground_shape)), atol=1e-12)
    second = cc.export_file(again, tmp_path / f"out/second.{FORMS[form]}", format=form, losses="list")
    assert cc.import_file(second.source).mechanism.body("tip") == again.body("tip")


def test_shapes_are_drawn(tmp_path: Path) -> None:
    """Visual pieces with their colours and opacity; collision ones where a body has nothing else."""
    machine = shown(tmp_path)
    state = cc.compile(machine).assemble()
    surfaces = [surface for surface in Scene(state).surfaces if surface.name == "arm"]
    assert len(surfaces) == 6
    assert [surface.opacity for surface in surfaces].count(0.5) == 2
    assert {surface.colour for surface in surfaces} >= {"#cc1a33"}
    assert [surface.colour for surface in Scene(state).surfaces if surface.name == "ground"] == ["#9aa0a8"]
    axes = cc.compile(machine).draw(state)
    low, high = Scene(state).extent(Scene(state).points(state)[None])
    limits = np.array([axes.get_xlim(), axes.get_ylim(), axes.get_zlim()])  # type: ignore[attr-defined]
    assert np.all(limits[:, 0] <= low)
    assert np.all(limits[:, 1] >= high)
    assert np.all(np.diff(limits)[:, 0] < 2 * (high - low).max())
    only = cc.Shape.compound([replace(cc.Shape.sphere((0, 0, 0), 0.1), role="collision")])
    ball = cc.Mechanism("ball", [cc.Body("b", 1.0, inertia=(1, 1, 1), shape=only)], [cc.revolute("j", "ground", "b")])  # type: ignore[arg-type]
    assert len(Scene(cc.compile(ball).assemble()).surfaces) == 1
    assert cc.load(cc.save(machine, tmp_path / "m.yaml")) == machine


@pytest.mark.parametrize("kind", ["stl", "obj", "ply", "glb", "dae"])
def test_mass_follows_from_closed_meshes(tmp_path: Path, kind: str) -> None:
    """As trimesh has it; a surface with a hole has none, but is shown."""
    mesh = trimesh.creation.annulus(0.1, 0.2, 0.3)
    mesh.apply_transform(trimesh.transformations.rotation_matrix(0.7, (1, 2, 3), (0.1, 0, 0)))
    (tmp_path / f"ring.{kind}").write_bytes(_bytes(mesh.export(file_type=kind)))
    body = cc.Body("ring", shape=cc.Shape.mesh(tmp_path / f"ring.{kind}"), density=1000.0)
    mesh.density = 1000.0
    assert body.mass == pytest.approx(mesh.mass, rel=1e-5)
    np.testing.assert_allclose(body.center, mesh.center_mass, atol=1e-6)
    np.testing.assert_allclose(body.inertia_matrix, mesh.moment_inertia, rtol=1e-4, atol=1e-6)
    mirrored = cc.Shape.mesh(tmp_path / f"ring.{kind}", (1.0, 1.0, -1.0)).solid
    assert mirrored.volume == pytest.approx(mesh.volume, rel=1e-5)
    mesh.update_faces(np.arange(len(mesh.faces)) > 2)
    (tmp_path / f"open.{kind}").write_bytes(_bytes(mesh.export(file_type=kind)))
    with pytest.raises(GeometryError, match="not closed"):
        cc.Body("open", shape=cc.Shape.mesh(tmp_path / f"open.{kind}"), density=1.0)
    assert solid_of(cc.Shape.mesh(tmp_path / f"open.{kind}")) is not None


def _bytes(data: bytes | str) -> bytes:
    return data if isinstance(data, bytes) else data.encode()


def test_ellipsoids_weigh_what_they_should() -> None:
    a, b, c = 0.2, 0.3, 0.5
    solid = cc.Shape.ellipsoid((2 * a, 2 * b, 2 * c)).solid
    assert solid.volume == pytest.approx(4 / 3 * np.pi * a * b * c)
    moments = np.array([b * b + c * c, a * a + c * c, a * a + b * b]) / 5 * solid.volume
    np.testing.assert_allclose(np.diag(solid.inertia), moments)
    both = cc.Shape.compound([cc.Shape.sphere((1, 0, 0), 0.1), cc.Shape.sphere((-1, 0, 0), 0.1)]).solid
    assert both.volume == pytest.approx(8 / 3 * np.pi * 1e-3)
    np.testing.assert_allclose(both.center, 0, atol=1e-15)


LINK = (
    '<robot name="r"><link name="a"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial>'
    '<visual><geometry><mesh filename="{}"/></geometry></visual></link></robot>'
)


def urdf(file: Path, uri: str, **options: object) -> cc.Imported:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(LINK.format(uri), encoding="utf-8")
    return cc.import_file(file, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("uri", "root", "found"),
    [
        ("meshes/box.stl", None, False),
        ("../meshes/box.stl", None, False),
        ("../meshes/box.stl", ".", True),
        ("package://robot/meshes/box.stl", None, False),
        ("package://robot/meshes/box.stl", ".", True),
        ("package://robot/meshes/box.stl", "..", True),
        ("package://other_name/meshes/box.stl", ".", True),
        ("model://robot/meshes/box.stl", ".", True),
        ("package://robot/../secret.stl", ".", False),
        ("file://{}/robot/meshes/box.stl", ".", True),
        ("{}/secret.stl", ".", False),
        ("link.stl", ".", False),
        ("../meshes/none.stl", ".", False),
        ("../meshes", ".", False),
        ("../meshes/box.fbx", ".", False),
        ("http://example.org/box.stl", ".", False),
        ("\\x00", ".", False),
        ("a" * 5000, ".", False),
    ],
)
def test_where_meshes_are_found(tmp_path: Path, uri: str, root: str | None, found: bool) -> None:
    """Inside the file's folder, or root=, wherever links lead; others are a line of the report."""
    box(tmp_path / "robot/meshes" if (tmp_path / "robot").mkdir() is None else tmp_path)
    box(tmp_path, "secret.stl")
    (tmp_path / "robot/meshes/box.fbx").write_text("x", encoding="utf-8")
    (tmp_path / "robot/urdf").mkdir()
    os.symlink(tmp_path / "secret.stl", tmp_path / "robot/urdf/link.stl")
    options = {} if root is None else {"root": tmp_path / "robot" / root}
    imported = urdf(tmp_path / "robot/urdf/robot.urdf", uri.format(tmp_path), **options)
    shape = imported.mechanism.body("a").shape
    assert (shape is not None) == found
    dropped = [entry for entry in imported.report.dropped if entry.element.startswith("visual")]
    assert [entry.essential for entry in dropped] == [False] * (not found)
    assert imported.report.losses == ()


def test_packages_are_named_when_asked(tmp_path: Path) -> None:
    machine = shown(tmp_path / "own")
    folder = tmp_path / "shown_description"
    folder.mkdir()
    cc.export_file(machine, folder / "shown.urdf", losses="list", package="shown_description")
    assert "package://shown_description/meshes/box.stl" in (folder / "shown.urdf").read_text(encoding="utf-8")
    assert cc.import_file(folder / "shown.urdf").mechanism.body("tip").shape is not None
    (folder / "urdf").mkdir()
    cc.export_file(machine, folder / "urdf/shown.urdf", losses="list", package="shown_description")
    text = (folder / "urdf/shown.urdf").read_text(encoding="utf-8")
    assert "package://shown_description/urdf/meshes/box.stl" in text
    assert cc.import_file(folder / "urdf/shown.urdf", root=folder).mechanism.body("tip").shape is not None


def test_files_that_are_there_are_not_overwritten(tmp_path: Path) -> None:
    """Another content with the same name gets a number, the same one does not; a folder or pipe is left alone."""
    one, other = box(tmp_path / "one"), box(tmp_path / "other", size=(1, 1, 1))
    bodies = [
        cc.Body(name, 1.0, inertia=(1, 1, 1), shape=cc.Shape.mesh(file))
        for name, file in (("a", one), ("b", other), ("c", one))
    ]
    joints = [cc.revolute(f"j{b.name}", "ground", b.name) for b in bodies]
    machine = cc.Mechanism("m", bodies, joints)  # type: ignore[arg-type]
    (tmp_path / "out/meshes").mkdir(parents=True)
    (tmp_path / "out/meshes/box.stl").write_text("mine", encoding="utf-8")
    (tmp_path / "out/meshes/box_2.stl").mkdir()
    cc.export_file(machine, tmp_path / "out/m.xml")
    assert (tmp_path / "out/meshes/box.stl").read_text(encoding="utf-8") == "mine"
    names = sorted(path.name for path in (tmp_path / "out/meshes").iterdir())
    assert names == ["box.stl", "box_2.stl", "box_3.stl", "box_4.stl"]
    cc.export_file(machine, tmp_path / "out/m.xml")
    assert sorted(path.name for path in (tmp_path / "out/meshes").iterdir()) == names


@pytest.mark.parametrize("kind", ["ply", "glb", "ascii.stl"])
def test_mujoco_gets_meshes_that_it_reads(tmp_path: Path, kind: str) -> None:
    mesh = trimesh.creation.box((0.2, 0.1, 0.3))
    export = {"ascii.stl": "stl_ascii"}.get(kind, kind)
    (tmp_path / f"box.{kind}").write_bytes(_bytes(mesh.export(file_type=export)))
    body = cc.Body("b", 1.0, inertia=(1, 1, 1), shape=cc.Shape.mesh(tmp_path / f"box.{kind}"))
    cc.export_file(cc.Mechanism("m", [body], [cc.revolute("j", "ground", "b")]), tmp_path / "m.xml")  # type: ignore[arg-type]
    again = cc.import_file(tmp_path / "m.xml").mechanism.body("b").shape
    np.testing.assert_allclose(extents(solids(again)), [[-0.1, -0.05, -0.15], [0.1, 0.05, 0.15]], atol=1e-6)


def glb(tree: dict[str, object]) -> bytes:
    text = json.dumps(tree).encode()
    text += b" " * (-len(text) % 4)
    return struct.pack("<4sIII4s", b"glTF", 2, 20 + len(text), len(text), b"JSON") + text


def _dae(scene: str, faces: str = '<triangles count="1"><p>0 1 2</p></triangles>', nodes: str = "") -> bytes:
    return (
        '<COLLADA version="1.4.1"><library_geometries><geometry id="g"><mesh>' + faces + "</mesh></geometry>"
        f"</library_geometries><library_nodes>{nodes}</library_nodes><library_visual_scenes>"
        f'<visual_scene id="s">{scene}</visual_scene></library_visual_scenes></COLLADA>'
    ).encode()


ONE_NODE = '<node id="n0"><instance_geometry url="#g"/></node>'
MORE = "".join(f'<node id="n{k}">' + f'<instance_node url="#n{k - 1}"/>' * 10 + "</node>" for k in range(1, 12))
DOUBLING = ONE_NODE + MORE
BOMBS = {
    "nan.stl": b"\0" * 80 + struct.pack("<I12fH", 1, *[float("nan")] * 12, 0),
    "count.stl": b"\0" * 80 + struct.pack("<I", 2**31) + b"\0" * 100,
    "empty.stl": b"",
    "words.stl": b"solid x\nvertex 1 2\nvertex a b c\n",
    "nan.obj": b"v nan 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n",
    "index.obj": b"v 0 0 0\nf 1 2 999999999999\n",
    "zero.obj": b"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 0 1 2\n",
    "polygon.obj": b"v 0 0 0\n" + b"f " + b"1 " * 100_000 + b"\n",
    "faces.obj": b"v 0 0 0\n" + b"f 1 1 1\n" * 10,
    "count.ply": b"ply\nformat binary_little_endian 1.0\nelement vertex 4000000000\nproperty float x\nend_header\n",
    "text.ply": b"ply\nformat ascii 1.0\n",
    "sparse.glb": glb({"accessors": [{"count": 10**11, "componentType": 5126, "type": "VEC3"}], "asset": {}}),
    "zeros.glb": glb({"accessors": [{"count": 10**6, "componentType": 5126, "type": "VEC3"}], "asset": {}}),
    "other.glb": glb({"buffers": [{"uri": "/etc/passwd", "byteLength": 10}], "asset": {}}),
    "cycle.glb": glb({"nodes": [{"children": [0]}], "scenes": [{"nodes": [0]}], "asset": {}}),
    "cut.glb": glb({})[:15],
    "entity.dae": b'<!DOCTYPE a [<!ENTITY b "c">]><COLLADA>&b;</COLLADA>',
    "instances.dae": _dae('<node><instance_node url="#n11"/></node>', nodes=DOUBLING),
    "cycle.dae": _dae('<node id="n"><instance_node url="#n"/></node>'),
    "count.dae": _dae("", '<triangles count="99999999999"/>'),
    "none.dae": b"<COLLADA/>",
    "kind.fbx": b"x",
}  # fmt: skip


@pytest.mark.parametrize("name", BOMBS)
def test_bombs_of_faces(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Own errors only, before anything large is made."""
    monkeypatch.setattr(meshes, "MOST_TRIANGLES", 2_000_000 if name != "faces.obj" else 5)
    (tmp_path / name).write_bytes(BOMBS[name])
    with pytest.raises((FileFormatError, UnsupportedError), match="mesh"):
        meshes.triangles(str(tmp_path / name))
    os.mkfifo(tmp_path / "pipe.stl")
    for other in ("pipe.stl", "none.stl", "."):
        with pytest.raises(ClosedChainError):
            meshes.triangles(str(tmp_path / other))


WRITTEN = {
    "urdf": LINK,
    "sdf": '<sdf version="1.9"><model name="m"><link name="a"><visual name="v"><geometry><mesh><uri>{}</uri></mesh>'
    "</geometry></visual></link></model></sdf>",
    "xml": '<mujoco><asset><mesh name="x" file="{}"/></asset><worldbody><body name="a"><freejoint/>'
    '<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/><geom type="mesh" mesh="x" contype="0" conaffinity="0"/>'
    "</body></worldbody></mujoco>",
}


@pytest.mark.parametrize("ending", WRITTEN)
@pytest.mark.parametrize("name", BOMBS)
def test_bombs_inside_machine_files(tmp_path: Path, name: str, ending: str) -> None:
    """A file with such a mesh is refused, or read without it, or drawn with an own error."""
    (tmp_path / name).write_bytes(BOMBS[name])
    path = tmp_path / f"m.{ending}"
    path.write_text(WRITTEN[ending].format(name), encoding="utf-8")
    with suppress(ClosedChainError):
        mechanism = cc.import_file(path).mechanism
        assert mechanism.body("a").mass == 1
        Scene(cc.compile(mechanism).assemble())


def test_many_shapes_are_refused(tmp_path: Path) -> None:
    visual = '<visual><geometry><sphere radius="1"/></geometry></visual>'
    path = tmp_path / "m.urdf"
    path.write_text(f'<robot name="r"><link name="a">{visual * 10_001}</link></robot>', encoding="utf-8")
    with pytest.raises(FileFormatError, match="10000 shapes"):
        cc.import_file(path)


def test_shapes_that_are_none_are_lines_of_the_report(tmp_path: Path) -> None:
    """A picture does not keep a machine from being read."""
    bad = ['<sphere radius="-1"/>', '<box size="1 1"/>', '<cylinder radius="1"/>', ""]
    bad.append('<mesh filename="a.stl" scale="0 1 1"/>')
    box(tmp_path, "a.stl")
    visuals = "".join(f"<visual><geometry>{shape}</geometry></visual>" for shape in bad)
    path = tmp_path / "m.urdf"
    path.write_text(
        f'<robot name="r"><material name="m"><color rgba="red"/></material><link name="a">{visuals}</link></robot>',
        encoding="utf-8",
    )
    imported = cc.import_file(tmp_path / "m.urdf", floating=True)
    assert len([e for e in imported.report.dropped if not e.essential]) == len(bad) + 1
    assert imported.report.losses == ()


def test_meshes_need_an_extra_that_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import builtins

    real = builtins.__import__

    def without(name: str, *rest: object, **more: object) -> object:
        if name == "trimesh":
            raise ImportError(name)
        return real(name, *rest, **more)  # type: ignore[arg-type]

    (tmp_path / "a.ply").write_bytes(_bytes(trimesh.creation.box((1, 1, 1.5)).export(file_type="ply")))
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(UnsupportedError, match=r"closedchain\[mesh\]"):
        meshes.triangles(str(tmp_path / "a.ply"))
