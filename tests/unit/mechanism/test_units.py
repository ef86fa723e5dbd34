"""Units that are not SI: refused in files and in Python, with the words that help; suspicious sizes are noted."""

from __future__ import annotations

from typing import Any

import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, FileFormatError
from closedchain.mechanism import from_data, to_data


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


def test_millimetres_are_noticed() -> None:
    large = cc.library.four_bar(lengths=(300.0, 1200.0, 750.0), pivot=(900.0, 0.0))
    assert any("millimetre" in note for note in cc.compile(large).report().notes)
