"""Tables: names and units in the first row, every number exactly; what is not known is refused."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain import motions
from closedchain.errors import ArgumentError, FileFormatError
from closedchain.files.tables import Column, by_name, read_table, write_table

NUMBERS = np.array([0.1, -1e-300, np.pi, 1e22, 5e-324, 1 / 3])


def test_names_and_numbers_come_back(tmp_path: Path) -> None:
    names = ["plain", "with, comma", 'with "quotes"', "two\nlines", "leg[1]", "Größe", "=1+2", " edge"]
    columns = [Column(name, "N m", NUMBERS * k) for k, name in enumerate(names, 1)]
    found = read_table(write_table(columns, tmp_path / "table.csv"))
    assert list(found) == [name.strip() for name in names]
    for column in columns:
        np.testing.assert_array_equal(found[column.name.strip()], column.values)
    text = (tmp_path / "table.csv").read_text(encoding="utf-8")
    assert text.startswith('plain [N m],"with, comma [N m]"')


def test_collisions_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ArgumentError, match="two columns would be called 'time'"):
        by_name([Column("time", "s", NUMBERS), Column("time", "rad", NUMBERS)])
    machine = cc.library.four_bar()
    clash = replace(machine, joints=tuple(replace(j, name="time") if j.name == "rocker" else j for j in machine.joints))
    path = tmp_path / "run.csv"
    path.write_text("precious")
    model = cc.compile(clash)
    run = model.simulate(model.assemble(), 0.01, 6.0)
    with pytest.raises(ArgumentError, match="two columns would be called 'time'"):
        run.to_csv(path)
    assert path.read_text() == "precious"


def rows(*names: str) -> str:
    body = "".join(",".join([str(0.1 * i), *["0.5"] * (len(names) - 1)]) + "\n" for i in range(8))
    return ",".join(names) + "\n" + body


REFUSED = {
    "capital quaternion": (rows("t", "x", "y", "z", "QW", "QX", "QY", "QZ"), "no column 'QW' in a table of poses"),
    "capitals alone": (rows("t", "QW", "QX"), "no column 'QW' in a table of poses; columns: t, x, y, z and qw"),
    "partial position": (rows("t", "x", "y"), "columns z are missing in a table of poses"),
    "partial quaternion": (rows("t", "x", "y", "z", "qw", "qx"), "columns qy, qz are missing"),
    "partial vector": (rows("t", "x", "y", "z", "rx"), "columns ry, rz are missing"),
    "two orientations": (rows("t", "x", "y", "z", "rx", "ry", "rz", "qw", "qx", "qy", "qz"), "given twice"),
    "unknown column": (rows("t", "x", "y", "z", "force"), "no column 'force' in a table of poses"),
    "millimetres": (rows("t", "x [mm]", "y [mm]", "z [mm]"), "column 'x' is in 'mm'; 'm' is needed"),
    "milliseconds": (rows("t [ms]", "x", "y", "z"), "column 't' is in 'ms'; 's' is needed"),
    "no time": (rows("time", "x", "y", "z"), "needs a column 't'"),
    "time alone": (rows("t"), "more than the time"),
    "twice": (rows("t", "x", "x"), "'x' given twice"),
    "no name": (rows("t", "", "x"), "a column without a name"),
    "short row": (rows("t", "x", "y", "z") + "1,2\n", "line 10 has 2 entries; every row needs 4 numbers"),
    "text": (rows("t", "x", "y", "z") + "1,2,3,up\n", "line 10, column 'z': 'up' is not a number"),
    "underscore": (rows("t", "x", "y", "z") + "1,2,3,1_0\n", "'1_0' is not a number"),
    "infinite": (rows("t", "x", "y", "z") + "1,2,3,inf\n", "one finite number per row"),
    "empty": ("", "it is empty"),
    "open quote": ('"t,x\n0,1\n', "not a table"),
}


@pytest.mark.parametrize(("text", "message"), REFUSED.values(), ids=REFUSED)
def test_recorded_tables_that_are_refused(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "motion.csv").write_text(text)
    with pytest.raises(FileFormatError, match=message):
        motions.load_motion(tmp_path / "motion.csv")


def test_units_and_joints_called_like_coordinates(tmp_path: Path) -> None:
    (tmp_path / "poses.csv").write_text(rows("t [s]", "x [m]", "y [m]", "z [m]"))
    assert motions.load_motion(tmp_path / "poses.csv").sample([0.2]).position[0].tolist() == pytest.approx([0.5] * 3)
    (tmp_path / "gantry.csv").write_text(rows("t", "x", "y"))
    (tmp_path / "gantry.yaml").write_text("{kind: recorded, file: gantry.csv, columns: joints}")
    assert set(motions.load_motion(tmp_path / "gantry.yaml").sample([0.2]).values) == {"x", "y"}


def test_motion_files_read_only_their_own_folder(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "below").mkdir(parents=True)
    (tmp_path / "secret.csv").write_text("password: swordfish")
    (home / "below" / "good.csv").write_text(rows("t", "x", "y", "z"))
    os.symlink(tmp_path / "secret.csv", home / "link.csv")
    os.mkfifo(home / "pipe.csv")
    for name, message in (
        ("../secret.csv", "lies outside the folder"),
        (str(tmp_path / "secret.csv"), "lies outside the folder"),
        ("link.csv", "lies outside the folder"),
        ("pipe.csv", "a device or a pipe, not a file"),
        ("below", "a folder, not a file"),
        ("", "name of a file is needed"),
    ):
        (home / "motion.yaml").write_text(f'{{kind: recorded, file: "{name}"}}')
        with pytest.raises(FileFormatError, match=message) as caught:
            motions.load_motion(home / "motion.yaml")
        assert "swordfish" not in str(caught.value)
    (home / "motion.yaml").write_text("{kind: recorded, file: below/good.csv}")
    assert motions.load_motion(home / "motion.yaml").duration == pytest.approx(0.7)
