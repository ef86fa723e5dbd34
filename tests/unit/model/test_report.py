"""Trees, legs, mobility and redundant constraints."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli.app import app
from closedchain.errors import TopologyError
from closedchain.kinematics.mobility import find_mobility
from closedchain.kinematics.report import _loose_beams
from states import model


def test_planar_four_bar_in_space_has_three_redundant_constraints() -> None:
    compiled = cc.compile(cc.library.four_bar())
    report = compiled.report()
    assert (report.grubler, report.mobility) == (-2, 1)
    assert report.redundant == (
        "closing (rotation about x)",
        "closing (rotation about y)",
        "closing (translation along z)",
    )
    assert report.actuation == "fully actuated"
    assert "mobility                  1" in str(report)


def test_bricard_loop_moves_although_counting_says_it_cannot() -> None:
    report = model("bricard").report()
    assert (report.grubler, report.mobility, len(report.redundant)) == (0, 1, 1)


@pytest.mark.parametrize(
    ("name", "mobility", "redundant"),
    [
        ("gough_stewart", 6, 0),
        ("hexapod", 6, 0),
        ("delta", 3, 0),
        ("planar_3rrr", 3, 6),
        ("agile_wrist", 3, 6),
        ("five_bar", 2, 3),
        ("slider_crank", 1, 3),
        ("quadruped", 6, 0),
    ],
)
def test_mobility_of_known_machines(name: str, mobility: int, redundant: int) -> None:
    report = model(name).report()
    assert (report.mobility, len(report.redundant)) == (mobility, redundant)


def test_size_mass_and_numbers_in_other_units() -> None:
    arm = cc.Body.rod("arm", 2.5, 300.0)
    joints = [cc.revolute("pin", "ground", "arm", start=(60.0,)), cc.revolute("tip", "arm", "end", at=(300.0, 0, 0))]
    machine = cc.Mechanism("drawn in millimetres", [arm, cc.Body("end", 0.5, inertia=(1, 1, 1))], joints)
    report = cc.compile(machine).report()
    assert (report.size, report.mass) == (300.0, 3.0)
    assert "300 m, 3 kg" in str(report)
    large, turned = report.notes
    assert "is 300 m from the origin" in large
    assert "look like millimetres" in large
    assert "joint 'pin' is 60 rad" in turned
    assert "60 * cc.deg" in turned
    assert cc.compile(cc.library.four_bar()).report().notes == ()


def test_actuation_is_judged_by_what_it_determines() -> None:
    assert model("three_arms").report().actuation == "fully actuated, 12 actuator(s) redundant"
    description = cc.library.gough_stewart()
    weak = cc.compile(replace(description, actuators=description.actuators[:4]))
    assert weak.report().actuation == "under-actuated by 2"


def test_kept_rows_are_independent_at_every_sample() -> None:
    compiled = model("planar_3rrr")
    for q in compiled.mobility.samples:
        G = compiled.kinematics.constraint(q)[list(compiled.mobility.independent_rows)]
        assert np.linalg.matrix_rank(G) == len(compiled.mobility.independent_rows)


def test_platform_tips_are_cut_and_marked_joints_come_first() -> None:
    compiled = model("gough_stewart")
    assert {c.joint.name for c in compiled.system.cuts} == {f"leg{i}_tip" for i in range(1, 7)}
    assert {c.joint.name for c in model("four_bar").system.cuts} == {"closing"}
    asked = cc.compile(cc.library.gough_stewart(), cut=[f"leg{i}_base" for i in range(1, 7)])
    assert {c.joint.name for c in asked.system.cuts} == {f"leg{i}_base" for i in range(1, 7)}


def test_legs_run_from_the_ground_to_the_platform() -> None:
    legs = model("hexapod").legs
    assert len(legs) == 6
    assert [joint.kind for joint in legs[0].joints] == ["prismatic", "universal", "spherical"]
    assert legs[0].tip.kind == "spherical"


def test_machines_without_legs_say_why() -> None:
    with pytest.raises(TopologyError, match="names no platform"):
        _ = model("n_four_bar").legs
    with pytest.raises(TopologyError, match="branches into joints"):
        _ = model("delta").legs


def test_check_command(tmp_path: object) -> None:
    runner = CliRunner()
    shown = runner.invoke(app, ["check", "four_bar"])
    assert shown.exit_code == 0
    assert "redundant constraints     3" in shown.output
    data = json.loads(runner.invoke(app, ["check", "four_bar", "--json"]).output)
    assert data["mobility"] == 1
    path = cc.save(cc.library.five_bar(), f"{tmp_path}/five.yaml")
    assert "five_bar" in runner.invoke(app, ["check", str(path)]).output


def test_command_errors_are_one_line_without_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    from closedchain.cli.app import main

    monkeypatch.setattr(sys, "argv", ["closedchain", "check", "no_such_machine"])
    with pytest.raises(SystemExit) as status:
        main()
    assert status.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith("error: 'no_such_machine' is neither a file nor a library machine; library: four_bar")
    assert "Traceback" not in error


@pytest.mark.parametrize("cells", [2, 3, 5])
def test_mobility_is_that_of_ordinary_configurations_although_the_first_is_singular(cells: int) -> None:
    """Flat cells can move one by one, in ways whose every configuration is singular."""
    compiled = cc.compile(cc.library.n_four_bar(cells))
    flat = compiled.assemble(joints={f"bar{i}": 0.0 for i in range(cells)}, allow_singular=True)
    found = find_mobility(compiled.kinematics, flat.q)
    assert compiled.system.nv - np.linalg.matrix_rank(compiled.kinematics.constraint(flat.q)) > 1
    assert found.dof == 1


@pytest.mark.parametrize("driven", ["crank", "coupler", "rocker", "closing"])
def test_actuated_joints_are_kept_in_the_tree(driven: str) -> None:
    description = cc.library.four_bar()
    joints = tuple(replace(joint, cut=False) for joint in description.joints)
    motor = cc.Actuator("motor", driven)
    compiled = cc.compile(replace(description, joints=joints, actuators=(motor,), platform=None, home=None))
    assert driven not in {cut.joint.name for cut in compiled.system.cuts}


def test_free_motions_and_loose_beams_are_named() -> None:
    description = cc.library.gough_stewart()
    weak = cc.compile(replace(description, actuators=description.actuators[:4])).report()
    (note,) = weak.notes
    assert note.startswith("2 motions have no actuator: with all actuators locked, ")
    bar = cc.Beam((0, 0.3, 0), (0.4, 0.3, 0), cc.Section("round", radius=0.01), young=210e9, poisson=0.3)
    fits = replace(bar, start=(0, 0, 0), end=(0.4, 0, 0))
    for beam, count in ((bar, 2), (fits, 0)):
        bodies = [cc.Body("a", 1.0, (0.2, 0, 0), (0.01,) * 3, beams=(beam,)), cc.Body("b", 1.0, inertia=(0.01,) * 3)]
        joints = [cc.revolute("first", "ground", "a"), cc.revolute("second", "a", "b", at=(0.4, 0, 0))]
        notes = cc.compile(cc.Mechanism("beam", bodies, joints)).report().notes
        assert len([note for note in notes if "the beams of body 'a' end at" in note]) == count


def test_machines_of_the_library_have_no_loose_beams() -> None:
    for make in cc.library.machines().values():
        machine = make()
        assert not [note for body in machine.bodies for note in _loose_beams(machine, body)], machine.name
