"""Files whose numbers are rounded: their digits are the scale of assembly, mobility, redundancy and closing alike."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from scipy.spatial.transform import Rotation
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli.app import app
from closedchain.errors import AssemblyError
from closedchain.kinematics import assemble
from closedchain.kinematics.evaluate import Kinematics
from closedchain.multibody.build import build_system

POINTS = {"a": (0, 0), "b": (0.1, 0.12), "end": (0.42, 0.25), "c": (0.35, 0)}
INERTIAL = (
    '<inertial><mass value="1"/><origin xyz="0.05 0.01 0.02"/><inertia ixx="0.01" iyy="0.012" izz="0.015"/></inertial>'
)


def four_bar(form: str, seed: int = 1, size: float = 1.0) -> str:
    """A four-bar in a tilted plane whose links have frames of their own, as a CAD exporter writes it."""
    plane = Rotation.random(random_state=seed)
    P = {name: size * plane.apply([*at, 0.03 * i]) for i, (name, at) in enumerate(POINTS.items())}
    P["base"] = np.zeros(3)
    frames = {name: Rotation.random(random_state=seed + 1 + i) for i, name in enumerate("abc")}
    frames["base"] = Rotation.identity()

    def words(values: np.ndarray) -> str:
        return " ".join(form % value for value in values)

    def origin(link: str, R: Rotation, p: np.ndarray) -> str:
        own = frames[link].inv()
        return f'<origin xyz="{words(own.apply(p - P[link]))}" rpy="{words((own * R).as_euler("xyz"))}"/>'

    def joint(name: str, parent: str, child: str) -> str:
        axis = frames[child].inv().apply(plane.apply([0, 0, 1]))
        return (
            f'<joint name="{name}" type="continuous"><parent link="{parent}"/><child link="{child}"/>'
            f'{origin(parent, frames[child], P[child])}<axis xyz="{words(axis)}"/></joint>'
        )

    links = '<link name="base"/>' + "".join(f'<link name="{name}">{INERTIAL}</link>' for name in "abc")
    joints = joint("ja", "base", "a") + joint("jb", "a", "b") + joint("jc", "base", "c")
    sides = zip(("predecessor", "successor"), "bc", strict=True)
    ends = "".join(f'<{side} link="{link}">{origin(link, plane, P["end"])}</{side}>' for side, link in sides)
    loop = f'<loop name="loop" type="revolute">{ends}<axis xyz="0 0 1"/></loop>'
    return f'<robot name="bars">{links}{joints}{loop}</robot>'


def written(folder: Path, decimals: int) -> Path:
    path = folder / "bars.urdf"
    path.write_text(four_bar(f"%.{decimals}f"), encoding="utf-8")
    return path


@cache
def exact() -> tuple[float, np.ndarray]:
    """Acceleration of the crank, and coordinates after 0.3 s, of the machine with all its digits."""
    from closedchain.files.xml import read_xml
    from closedchain.formats.report import Ledger
    from closedchain.formats.urdf import read_urdf

    text = four_bar("%.17f")
    assert read_xml(text, "").tag == "robot"
    model = cc.compile(read_urdf(text, "bars", Ledger()))
    state = model.assemble()
    run = model.simulate(state, 0.3, [])
    return model.forward_dynamics(state)["ja"], np.asarray(run.ending.state.q)


@pytest.mark.parametrize("decimals", [5, 6])
def test_a_file_of_few_digits_is_a_machine(tmp_path: Path, decimals: int) -> None:
    """One degree of freedom, as the exact one has, and its motion but for the rounding."""
    imported = cc.import_file(written(tmp_path, decimals))
    tolerance = imported.mechanism.tolerance
    assert tolerance is not None
    assert 10.0**-decimals <= tolerance <= 100 * 10.0**-decimals
    assert (imported.check.mobility, imported.check.tolerance) == (1, tolerance)
    assert 0 < (imported.check.gap_after or 0) < 2 * tolerance
    model = cc.compile(imported.mechanism)
    state = model.assemble()
    assert "tolerance" in " ".join(state.notes)
    assert (model.mobility.dof, len(model.mobility.redundant)) == (1, 3)
    acceleration, q = exact()
    for method in ("reference", "lagrange")[: decimals - 4]:
        assert model.forward_dynamics(state, method=method)["ja"] == pytest.approx(
            acceleration, rel=100 * 10.0**-decimals
        )
    if decimals == 6:  # compiles
        run = model.simulate(state, 0.3, [])
        assert run.ending.kind == "complete"
        np.testing.assert_allclose(run.ending.state.q, q, rtol=0, atol=1e-3)


@pytest.mark.parametrize("form", ["%.6g", "%.5g", "%.6f", "%.8g", "%.17g"])
def test_rounded_to_digits_or_to_decimals(tmp_path: Path, form: str) -> None:
    """Large and small numbers of one file are rounded alike, or in proportion; its three redundant rows stay so."""
    for seed in range(6):
        path = tmp_path / f"{seed}.urdf"
        path.write_text(four_bar(form, 10 * seed, (1.0, 0.1)[seed % 2]), encoding="utf-8")
        imported = cc.import_file(path)
        assert imported.check.problem == ""
        assert imported.check.mobility == 1
        assert (imported.mechanism.tolerance is None) == (form == "%.17g")


def test_numbers_with_all_their_digits_are_exact(tmp_path: Path) -> None:
    assert cc.load(written(tmp_path, 17)).tolerance is None
    four_decimals_at_most = cc.export_file(cc.library.four_bar(), tmp_path / "bar.urdf", losses="list")
    assert cc.load(four_decimals_at_most.source).tolerance is None


@pytest.mark.parametrize("form", ["mjcf", "sdf"])
def test_other_formats(tmp_path: Path, form: str) -> None:
    """The same digits in their words."""
    pos = '<body pos="0.333333 0 0"><joint axis="0.707107 0.707107 0"/><geom size="0.1"/></body>'
    texts = {
        "mjcf": f"<mujoco><worldbody>{pos}</worldbody></mujoco>",
        "sdf": '<sdf version="1.9"><model name="m"><link name="a"><pose>0.333333 0 0 0 0 1.570796</pose></link>'
        "</model></sdf>",
    }
    path = tmp_path / "file"
    path.write_text(texts[form], encoding="utf-8")
    assert cc.import_file(path).mechanism.tolerance == pytest.approx(5e-6 / 0.333333)
    path.write_text(texts[form].replace("333333", "3333333333333333").replace("570796", "5707963267948966")
                    .replace("707107", "7071067811865476"), encoding="utf-8")  # fmt: skip
    assert cc.import_file(path).mechanism.tolerance is None


def test_what_digits_do_not_excuse(tmp_path: Path) -> None:
    """The error says what would; what was said is kept in files of machines and on the command line."""
    path = written(tmp_path, 4)
    with pytest.raises(AssemblyError, match=r"loops stay open at loop by .* rad.*tolerance=0\.001"):
        cc.compile(cc.load(path)).assemble()
    mechanism = cc.load(path, tolerance=1e-3)
    assert mechanism.tolerance == 1e-3
    again = cc.load(cc.save(mechanism, tmp_path / "bars.yaml"))
    assert again == mechanism
    assert cc.compile(again).mobility.dof == 1
    assert CliRunner().invoke(app, ["check", str(path)]).exit_code != 0
    done = CliRunner().invoke(app, ["check", str(path), "--tolerance", "1e-3", "--json"])
    assert json.loads(done.output)["numbers"]["mobility"] == 1


def test_between_no_gap_and_the_tolerance_no_coordinates_are_blamed(tmp_path: Path) -> None:
    """No joint was asked for."""
    model = cc.compile(cc.load(written(tmp_path, 6)))
    with pytest.raises(AssemblyError) as error:
        model.assemble(tolerance=1e-7)
    assert "loops stay open at loop" in str(error.value)
    assert "given coordinates" not in str(error.value)


def test_a_large_machine_that_cannot_be_closed_says_so_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """The larger it is, the longer a search takes, and the fewer are made; those that end alike are enough."""
    for count, most in ((4, 151), (40, 40), (80, 22)):
        bodies = [cc.Body.rod(f"b{i}", mass=1.0, length=0.1) for i in range(count)]
        joints = [
            cc.revolute(f"j{i}", f"b{i - 1}" if i else "ground", f"b{i}", (0.1 * (i > 0), 0, 0), axis=(0, 0, 1))
            for i in range(count)
        ]
        joints.append(cc.spherical("end", "ground", f"b{count - 1}", (9.0, 0, 0), (0.1, 0, 0)))
        kinematics = Kinematics(build_system(cc.Mechanism("chain", bodies, joints)))
        for step, limit in ((0.01, most), (0.0, 14)):
            errors = iter(np.arange(1.0, 200.0) * step + 1.0)

            def search(kinematics: Kinematics, targets: object, start: np.ndarray, *_: object) -> assemble.Attempt:
                searches.append(next(errors))  # noqa: B023
                return assemble.Attempt(start, 5.0 - searches[-1], 1.0, 1e-9)  # noqa: B023

            searches: list[float] = []
            monkeypatch.setattr(assemble, "_search_both_ways", search)
            with pytest.raises(AssemblyError, match="end"):
                assemble.close_loops(
                    kinematics, assemble.make_targets(kinematics, None, None), kinematics.system.neutral
                )
            assert 10 < len(searches) <= limit


PARALLELOGRAM = """
<mujoco model="parallelogram">
  <worldbody>
    <body name="a">
      <joint name="ja" axis="{axis}"/>
      <inertial pos="0.05 0.01 0" mass="1.2" diaginertia="0.01 0.012 0.015"/>
      <body name="b" pos="0.12345 0 0">
        <joint name="jb" axis="{axis}"/>
        <inertial pos="0.1 0.02 0" mass="0.7" diaginertia="0.01 0.012 0.015"/>
      </body>
    </body>
    <body name="c" pos="0.31234 0 0">
      <joint name="jc" axis="0 0 1"/>
      <inertial pos="0.06 0 0" mass="0.9" diaginertia="0.01 0.012 0.015"/>
    </body>
  </worldbody>
  <equality><connect body1="b" body2="c" anchor="0.31234 0 0"/></equality>
</mujoco>
"""


@pytest.mark.parametrize("turn", [0.7, 1e-4, 2e-6])
def test_rounded_file_that_needs_no_tolerance_moves_near_its_singular_place(tmp_path: Path, turn: float) -> None:
    """Loops that close as they are written: a nearly flat parallelogram still is one."""
    mujoco = pytest.importorskip("mujoco")
    path = tmp_path / "parallelogram.xml"
    path.write_text(PARALLELOGRAM.format(axis="0 0 1"), encoding="utf-8")
    imported = cc.import_file(path)
    assert imported.mechanism.tolerance is None
    assert cc.import_file(path, tolerance=5e-5).mechanism.tolerance == 5e-5
    model = cc.compile(imported.mechanism)
    signs, speed = {"ja": 1.0, "jb": -1.0, "jc": 1.0}, 0.8
    names = model.system.velocity_names
    signed = np.array([signs[name] for name in names])
    state = model.state(turn * signed, speed * signed)
    found = model.forward_dynamics(state, method="reference").acceleration
    # the angles of a parallelogram are t, −t and t: one linear constraint
    m = mujoco.MjModel.from_xml_path(str(path))
    data, M = mujoco.MjData(m), np.zeros((3, 3))
    N = np.array([signs[m.joint(j).name] for j in range(3)])
    data.qpos[:], data.qvel[:] = turn * N, speed * N
    m.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_EQUALITY
    mujoco.mj_forward(m, data)
    mujoco.mj_fullM(m, data, M)
    wanted = -(N @ data.qfrc_bias) / (N @ M @ N)
    np.testing.assert_allclose(found, wanted * signed, rtol=1e-8, atol=1e-8)


def test_rounded_file_keeps_its_tolerance_where_a_row_needs_it(tmp_path: Path) -> None:
    """Axes that are parallel but for rounding: closed at the start, and immovable if the digits were all meant."""
    path = tmp_path / "parallelogram.xml"
    path.write_text(PARALLELOGRAM.format(axis="0.00001 0 1"), encoding="utf-8")
    mechanism = cc.import_file(path).mechanism
    assert mechanism.tolerance is not None
    assert mechanism.tolerance > 1e-5
    assert cc.compile(mechanism).mobility.dof == 1
