"""Units that are not SI: refused in files and in Python, with the words that help; suspicious sizes are noted."""

from __future__ import annotations

import math
import warnings
from typing import Any

import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, FileFormatError, UnitWarning
from closedchain.mechanism import from_data, to_data
from closedchain.mechanism.units import unit_notes
from closedchain.model.model import compile as compile_anew  # not one shared by tests


def data() -> dict[str, Any]:
    return to_data(cc.library.four_bar())


def test_files_in_other_units_are_refused() -> None:
    with pytest.raises(FileFormatError, match="unknown field 'units'; numbers are in SI units"):
        from_data(data() | {"units": "mm"})
    changed = data()
    changed["bodies"][0]["mass"] = "2 kg"
    words = r"bodies\[0\] 'crank': mass: '2 kg' is not a number; numbers are in SI units .* and stand without them"
    with pytest.raises(FileFormatError, match=words):
        from_data(changed)


def test_python_takes_numbers_only() -> None:
    with pytest.raises(ArgumentError, match="must be a number, not '300 mm'"):
        cc.Strut("spring", "ground", "rocker", stiffness=500.0, free_length="300 mm")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="units"):
        cc.Mechanism("machine", [], [], units="mm")  # type: ignore[call-arg]


def pendulum(**changes: Any) -> cc.Mechanism:
    body = cc.Body("rod", 1.0, (0.1, 0, 0), (0.01,) * 3, shape=changes.pop("shape", None))
    joint = {"start": changes.pop("start", None), "limits": changes.pop("limits", None)}
    return cc.Mechanism("pendulum", [body], [cc.revolute("hinge", "ground", "rod", **joint)], **changes)


OTHER_UNITS = {
    "lengths": (cc.library.four_bar(lengths=(300.0, 1200.0, 750.0), pivot=(900.0, 0.0)), "1200 \\* cc.mm"),
    "starts": (pendulum(start=(60.0,)), "'hinge' is 60 rad.*60 \\* cc.deg"),
    "limits": (pendulum(limits=(0.0, 160.0)), "'hinge' is 160 rad.*160 \\* cc.deg"),
    "densities": (pendulum(shape=cc.Shape.box((5.0, 5.0, 5.0))), "'rod' has 0.008 kg/m³"),
    "gravity": (pendulum(gravity=(0, -9810.0, 0)), "9810 \\* cc.mm"),
}


@pytest.mark.parametrize("kind", OTHER_UNITS)
def test_numbers_in_other_units_are_noted_once_and_silenced_by_name(kind: str) -> None:
    machine, words = OTHER_UNITS[kind]
    with pytest.warns(UnitWarning, match=words) as caught:
        compiled = compile_anew(machine)
    assert len(caught) == 1
    assert str(caught[0].message).startswith(f"{kind}: ")
    assert caught[0].filename == __file__
    assert [note for note in compiled.report().notes if note.startswith(kind)] == [str(caught[0].message)]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", kind, UnitWarning)
        compile_anew(machine)


def test_a_start_in_degrees_is_noted() -> None:
    compiled = cc.compile(pendulum())
    with pytest.warns(UnitWarning, match=r"joint 'hinge' is 60 rad.*60 \* cc.deg"):
        compiled.assemble(joints={"hinge": 60})


def test_machines_of_the_library_and_factors_are_in_si() -> None:
    assert (60 * cc.deg, 45 * cc.mm) == pytest.approx((math.pi / 3, 0.045))
    assert {name: unit_notes(make()) for name, make in cc.library.machines().items() if unit_notes(make())} == {}
