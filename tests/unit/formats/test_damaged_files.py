"""Damaged files: refused with an error of the package, or read with the mass and joints that another reader finds."""

from __future__ import annotations

from pathlib import Path

import pytest

import closedchain as cc
from closedchain.formats.check import LARGEST, check_numbers
from soak.attack_formats import ENDINGS, SEEDS, attack, attack_mesh, independent, mesh_files, own, write_mesh

PER_FORMAT = 34


@pytest.mark.parametrize("form", SEEDS)
def test_damaged_files(form: str, tmp_path: Path) -> None:
    fates = [attack(form, seed, tmp_path) for seed in range(PER_FORMAT)]
    assert fates.count("read") >= 3  # the mutations leave enough of them valid for the comparison to mean something
    assert len(set(fates)) >= 2


@pytest.mark.parametrize("ending", list(mesh_files()))
def test_damaged_meshes(ending: str, tmp_path: Path) -> None:
    fates = [attack_mesh(ending, seed, tmp_path) for seed in range(60)]
    assert fates.count("FileFormatError") >= 3
    assert set(fates) <= {"read", "FileFormatError", "UnsupportedError"}


@pytest.mark.parametrize("form", SEEDS)
def test_whole_files_are_read_alike(form: str, tmp_path: Path) -> None:
    write_mesh(tmp_path)
    path = tmp_path / f"whole{ENDINGS[form]}"
    path.write_text(SEEDS[form], encoding="utf-8")
    assert own(cc.import_file(path)) == pytest.approx(independent(form, path))


def test_long_files(tmp_path: Path) -> None:
    """Read in seconds; the numeric check says that it does not assemble so many."""
    count = LARGEST + 200
    links = "".join(f'<link name="l{i}"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial></link>'
                    for i in range(count))  # fmt: skip
    joints = "".join(
        f'<joint name="j{i}" type="continuous"><parent link="l{i - 1}"/><child link="l{i}"/></joint>'
        for i in range(1, count)
    )
    path = tmp_path / "long.urdf"
    path.write_text(f'<robot name="long">{links}{joints}</robot>', encoding="utf-8")
    imported = cc.import_file(path)
    assert len(imported.mechanism.bodies) == count
    check = check_numbers(imported.mechanism)
    assert check.mass == count
    assert "more than" in check.problem
