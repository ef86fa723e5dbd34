"""Compliance as data: what is refused and why, and files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, ComplianceError, FileFormatError, GeometryError, UnknownNameError

ROUND = cc.Section("round", radius=0.01)


@pytest.mark.parametrize(
    ("fields", "error", "says"),
    [
        ({"kind": "round", "radius": -1.0}, ComplianceError, "positive"),
        ({"kind": "round"}, ComplianceError, "takes radius"),
        ({"kind": "round", "radius": 0.1, "width": 0.1}, ComplianceError, "only these"),
        ({"kind": "tube", "radius": 0.01, "inner": 0.01}, ComplianceError, "below the outer"),
        ({"kind": "i", "height": 0.01, "width": 0.02, "web": 0.001, "flange": 0.005}, ComplianceError, "fit into"),
        ({"kind": "hexagon", "radius": 1.0}, UnknownNameError, "round, tube"),
        ({"kind": "given", "area": 1e-4, "Iy": 1e-9, "Iz": 1e-9, "torsion": 1e-8}, ComplianceError, "polar moment"),
    ],
)
def test_sections_that_cannot_be(fields: dict, error: type, says: str) -> None:
    with pytest.raises(error, match=says):
        cc.Section(**fields)


@pytest.mark.parametrize(
    ("changes", "error", "says"),
    [
        ({"poisson": 0.6}, ComplianceError, "at most 0.5"),
        ({"poisson": -1.0}, ComplianceError, "above -1"),
        ({"young": 0.0}, ComplianceError, "positive"),
        ({"end": (0, 0, 0)}, GeometryError, "no length"),
        ({"center": (0.1, 0, 0)}, GeometryError, "equally far"),
        ({"center": (0.5, 0, 0)}, GeometryError, "less than 180"),
        ({"section": cc.Section("rectangle", height=0.1, width=0.2)}, GeometryError, "needs 'y'"),
        ({"end_section": cc.Section("tube", radius=0.02, inner=0.01)}, ComplianceError, "cannot change"),
        ({"theory": "plate"}, UnknownNameError, "timoshenko"),
        ({"y": (1, 0, 0)}, GeometryError, "perpendicular"),
    ],
)
def test_beams_that_cannot_be(changes: dict, error: type, says: str) -> None:
    fields = {"start": (0, 0, 0), "end": (1, 0, 0), "section": ROUND, "young": 2e11, "poisson": 0.3}
    with pytest.raises(error, match=says):
        cc.Beam(**(fields | changes))


def test_matrices_that_cannot_be() -> None:
    with pytest.raises(ComplianceError, match="negative"):
        cc.Compliance((1, 1, 1, 1, 1, -1))
    lopsided = np.eye(6)
    lopsided[0, 1] = 0.5
    with pytest.raises(ComplianceError, match="symmetric"):
        cc.Compliance(lopsided)
    with pytest.raises(ComplianceError, match="rigid"):
        cc.Compliance((0,) * 6)
    with pytest.raises(ArgumentError, match="6 rows"):
        cc.Compliance(np.eye(5))
    with pytest.raises(ComplianceError, match="axial"):
        cc.Compliance.bearing(1e8, -1.0, 1e4)


def test_beams_of_a_body_follow_each_other() -> None:
    apart = (cc.Beam((0, 0, 0), (1, 0, 0), ROUND, 2e11, 0.3), cc.Beam((2, 0, 0), (3, 0, 0), ROUND, 2e11, 0.3))
    with pytest.raises(GeometryError, match="follow each other"):
        cc.Body("b", beams=apart)


@pytest.mark.parametrize("ending", ["yaml", "json"])
def test_files_keep_compliance(tmp_path: Path, ending: str) -> None:
    machine = cc.library.coaxial()
    bodies = list(machine.bodies)
    bodies[1] = replace(bodies[1], compliance=cc.Compliance(np.diag([1e-6] * 6) + 1e-8, cc.Pose((0, 0, 0.1))))
    joints = [replace(joint, compliance=cc.Compliance.bearing(1e8, 2e8, 1e5)) for joint in machine.joints]
    machine = replace(machine, bodies=tuple(bodies), joints=tuple(joints))
    path = cc.save(machine, tmp_path / f"wrist.{ending}")
    assert cc.load(path) == machine


def test_files_say_where_a_section_is_wrong(tmp_path: Path) -> None:
    path = cc.save(cc.library.coaxial(), tmp_path / "wrist.yaml")
    text = path.read_text()
    path.write_text(text.replace("poisson: 0.3", "poisson: 0.7", 1))
    with pytest.raises(ComplianceError, match=r"bodies\[1\] 'leg1_proximal'.*Poisson's ratio is 0.7"):
        cc.load(path)
    path.write_text(text.replace("poisson: 0.3", "poison: 0.3", 1))
    with pytest.raises(FileFormatError, match="'poison'; did you mean 'poisson'"):
        cc.load(path)


def test_rigid_machines_are_refused() -> None:
    machine = cc.library.delta()
    stiff = replace(machine, bodies=tuple(replace(body, beams=()) for body in machine.bodies))
    model = cc.compile(stiff)
    with pytest.raises(ComplianceError, match="'delta' is rigid: no body or joint of its legs leg1, leg2, leg3"):
        model.stiffness(model.assemble())


def test_machines_without_a_platform() -> None:
    model = cc.compile(replace(cc.library.four_bar(), platform=None, home=None))
    with pytest.raises(cc.errors.UnsupportedError, match="platform"):
        model.stiffness(model.assemble())
