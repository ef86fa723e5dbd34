"""Small files, one for each element and trap of files as people have them: they load, assemble and move.

`make trial MODELS=tests/data/files` compares them with Pinocchio and MuJoCo, simulates, writes and draws them.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ClosedChainError, MechanismError, UnsupportedError

FOLDER = Path(__file__).parents[2] / "data" / "files"
MOBILITY = {
    "armature_of_balls.xml": 2, "below_the_floor.xml": 10, "drake_joints.urdf": 5,
    "free_bodies_joined.xml": 9, "gravity_compensation.xml": 2,
    "includes_and_attached_models.xml": 4, "prismatic_and_planar.urdf": 2, "revolute2.sdf": 5, "screw.sdf": 2,
    "world_and_floating_body.urdf": 7,
}  # fmt: skip
REMARKS = {  # what the report says of some
    "six_digits.urdf": "they are rounded",
    "inertia_no_body_has.urdf": "no body has principal moments",
    "closing_frames_whose_axes_differ.urdf": "its frames meet in the file, where their z axes differ by 66.5°",
    "closing_frames.urdf": "taken for a revolute joint about z",
    "ground_root.urdf": "a URDF says none: 9.81",
    "link_called_world.sdf": "the file says none: 9.8 m",
    "nameless_transmissions.urdf": "'one' is not a number",
    "weld_without_torque.xml": "a spherical joint",
}
FILES = sorted(p for p in FOLDER.iterdir() if p.suffix in (".urdf", ".xml", ".sdf") and p.stem != "needs_xacro")


def test_there_are_forty() -> None:
    assert len(FILES) >= 40
    assert {*MOBILITY, *REMARKS} <= {path.name for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_small_files(path: Path) -> None:
    """Without losses but for what formats say otherwise; closed to rounding, or to the digits of the file."""
    imported = cc.import_file(path)
    check, mechanism = imported.check, imported.mechanism
    assert check.problem == ""
    assert check.mobility == MOBILITY.get(path.name, 1)
    assert (check.gap_after or 0.0) < (1e-11 if mechanism.tolerance is None else 10 * mechanism.tolerance)
    assert REMARKS.get(path.name, "") in str(imported.report)
    model = cc.compile(mechanism)
    state = model.assemble(allow_singular=True)
    a = model.forward_dynamics(state, method="reference").acceleration
    assert np.all(np.isfinite(a))


def test_a_joint_whose_held_directions_turn_is_traced(tmp_path: Path) -> None:
    """A universal joint that closes a loop, whose orientation is in part known."""
    model = cc.compile(cc.load(FOLDER / "constraint.urdf"))
    state = model.assemble()
    one, other = (model.forward_dynamics(state, method=m).acceleration for m in ("reference", "lagrange"))
    np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-12)


def test_what_is_refused_says_what_to_do() -> None:
    with pytest.raises(UnsupportedError, match="expand it first: xacro"):
        cc.import_file(FOLDER / "needs_xacro.urdf")
    with pytest.raises(MechanismError, match="no bodies"):
        cc.import_file(FOLDER / "parts" / "option.xml")


def test_a_start_below_the_floor_is_lifted() -> None:
    path = FOLDER / "below_the_floor.xml"
    model = cc.compile(cc.import_file(path).mechanism)
    with pytest.raises(ClosedChainError, match="below its surface"):
        model.simulate(model.assemble(), 0.01)
    imported = cc.import_file(path, settle=True)
    entry = next(entry for entry in imported.report.entries if entry.element == "start")
    assert "lifted by 0.13 m until contact" in entry.note
    assert not entry.essential
    model = cc.compile(imported.mechanism)
    state = model.assemble()
    assert state.body("trunk").position[2] == pytest.approx(0.33, abs=1e-12)
    assert model.simulate(state, 0.01).ending.kind == "complete"
    again = cc.import_file(path, settle=True, keyframe=None).mechanism
    assert again == imported.mechanism
    high = path.read_text(encoding="utf-8").replace('pos="0 0 0.2"', 'pos="0 0 0.5"')
    assert "lifted" not in str(_imported(high).report)


def _imported(text: str) -> cc.Imported:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        path = Path(folder) / "model.xml"
        path.write_text(text, encoding="utf-8")
        return cc.import_file(path, settle=True)


def test_a_tolerance_survives_every_format(tmp_path: Path) -> None:
    """Written numbers have all their digits, so that the file says how far they are rounded."""
    mechanism = cc.load(FOLDER / "six_digits.urdf")
    assert mechanism.tolerance is not None
    for form, ending in (("urdf", "urdf"), ("urdf+", "urdf"), ("mjcf", "xml"), ("sdf", "sdf"), ("closedchain", "yaml")):
        path = tmp_path / f"{form.strip('+')}.{ending}"
        report = cc.export_file(mechanism, path, format=form, losses="list")  # type: ignore[arg-type]
        assert report.losses == ()
        again = cc.import_file(path)
        assert again.mechanism.tolerance == mechanism.tolerance
        assert again.check.mobility == 1


CARRIED = (("gravity_compensation.xml", "mjcf"), ("shapes_and_a_link_without_weight.sdf", "sdf"))


@pytest.mark.parametrize(("name", "form"), CARRIED)
def test_weight_that_is_carried_comes_back(tmp_path: Path, name: str, form: cc.formats.files.ExportName) -> None:
    mechanism = cc.import_file(FOLDER / name).mechanism
    assert cc.export_file(mechanism, tmp_path / f"again{Path(name).suffix}", format=form).losses == ()
    again = cc.import_file(tmp_path / f"again{Path(name).suffix}").mechanism
    (one,), (other,) = mechanism.wrenches, again.wrenches
    np.testing.assert_allclose((*one.force, *one.at), (*other.force, *other.at), rtol=1e-12, atol=1e-15)
