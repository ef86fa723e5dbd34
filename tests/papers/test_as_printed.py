"""Misprinted formulas, computed as they stand: each gives another number than the corrected one and its reference."""

from __future__ import annotations

import numpy as np
import pytest

from closedchain import library
from closedchain.model import compile
from closedchain.papers import Finding, denoc_printed, hexapod, spherical_printed, virtual_spring_printed
from closedchain.papers.spherical_stiffness import _at


def of_denoc() -> list[Finding]:
    return denoc_printed.rows()


def of_virtual_spring() -> list[Finding]:
    return virtual_spring_printed.rows()


def of_spherical_stiffness() -> list[Finding]:
    model = compile(library.unlimited_roll())
    return spherical_printed.rows(model, model.assemble(), _at(model, 45, 60, 0))


def of_hexapod() -> list[Finding]:
    layout = hexapod.hexapod_layout(0.6, 0.3, 0.5, np.pi / 36)
    return hexapod.as_printed(compile(library.hexapod()), hexapod._motions(layout)["rotation"])


@pytest.mark.parametrize("rows", [of_denoc, of_virtual_spring, of_spherical_stiffness, of_hexapod])
def test_the_print_is_wrong_and_its_correction_right(rows) -> None:  # type: ignore[no-untyped-def]
    found = rows()
    assert found
    for row in found:
        assert row.verdict == "print is wrong", row
        assert row.reference is not None
        # a number of the paper, or what its formula gives
        assert (row.formula == "") != (row.printed == "-"), row
        # not by rounding: ten times the tolerance at least, and visible in the digits shown
        away = abs(float({"zero": "0"}.get(row.printed, row.formula or row.printed)) - row.reference)
        assert away > max(10 * row.tolerance, 1e-5 * abs(row.reference)), row


def test_numbers_of_the_printed_recursion() -> None:
    first, second, *_ = denoc_printed.rows()
    assert (first.formula, second.formula) == ("1.428529", "26.79951")
