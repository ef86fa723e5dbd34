"""Shape functions: textbook numbers, boundary conditions, what is refused."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, GeometryError, InertiaError, UnknownNameError
from closedchain.multibody.flexible_link import BentBeam
from closedchain.multibody.mode_shapes import mode_number, shape_functions

CLAMPED = (1.8751040687119611, 4.694091132974175, 7.854757438237613, 10.995540734875467)
FREE = (4.730040744862704, 7.853204624095838, 10.995607838001671, 14.137165491257464)


@pytest.mark.parametrize(("boundary", "wanted"), [("clamped-free", CLAMPED), ("free-free", FREE)])
def test_mode_numbers_are_the_textbook_ones(boundary: str, wanted: tuple[float, ...]) -> None:
    found = [mode_number(boundary, n) for n in range(1, 5)]
    np.testing.assert_allclose(found, wanted, rtol=1e-13, atol=0)


@pytest.mark.parametrize("functions", ["modes", "polynomials"])
@pytest.mark.parametrize("boundary", ["pinned-pinned", "clamped-free", "free-free"])
def test_families_meet_their_conditions(boundary: str, functions: str) -> None:
    bending = cc.FlexibleLink(2.0, 10.0, 0.5, 5, boundary=boundary, functions=functions)
    assert len(shape_functions(bending)) == 5


@pytest.mark.parametrize("boundary", ["clamped-free", "free-free"])
def test_own_modes_are_orthogonal_and_diagonalise_the_stiffness(boundary: str) -> None:
    bending = cc.FlexibleLink(2.0, 10.0, 0.5, 4, boundary=boundary)
    beam = BentBeam(bending)
    x, m = beam.gauss
    phi = np.array([[f(s / 2.0) for s in x] for f in beam.functions])
    M = phi * m @ phi.T
    betas = np.array([mode_number(boundary, n) for n in range(1, 5)])
    wanted = np.diag(M) * (betas / 2.0) ** 4 * 10.0 / 0.5
    np.testing.assert_allclose(M, np.diag(np.diag(M)), rtol=0, atol=1e-12)
    np.testing.assert_allclose(beam.stiffness, np.diag(wanted), rtol=1e-9, atol=1e-9 * wanted.max())
    assert abs(beam.functions[2](1.0)) == pytest.approx(1.0, abs=1e-12)


def test_own_functions_become_series() -> None:
    def bow(s: float) -> float:
        return float(np.sin(np.pi * s))

    given = cc.FlexibleLink(4.0, 2.0, 0.25, functions=(bow, lambda s: s * (1 - s) * (1 - 2 * s)))
    assert given.modes == 2
    beam = BentBeam(given)
    np.testing.assert_allclose(beam.stiffness[0, 0], 2.0 * np.pi**4 / 2 / 4.0**3, rtol=1e-11, atol=0)
    again = cc.FlexibleLink(4.0, 2.0, 0.25, functions=given.functions)
    assert again == given


def test_a_machine_with_a_flexible_link_survives_a_file(tmp_path: object) -> None:
    machine = cc.library.four_bar_flexible(damping=1e-3)
    path = cc.save(machine, tmp_path / "machine.yaml")  # type: ignore[operator]
    assert cc.load(path) == machine


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"functions": (lambda s: s,)}, GeometryError, "deflection 0 at the end"),
        ({"boundary": "clamped-free", "functions": "sines"}, GeometryError, "slope 0 at the start"),
        ({"boundary": "free-free", "functions": "sines"}, GeometryError, "mean deflection"),
        ({"functions": (lambda s: s * (1 - s), lambda s: 2 * s * (1 - s))}, GeometryError, "depend on each other"),
    ],
)
def test_functions_that_violate_their_conditions_are_refused(
    options: dict[str, object], error: type[Exception], words: str
) -> None:
    bending = cc.FlexibleLink(1.0, 1.0, 1.0, **options)  # type: ignore[arg-type]
    with pytest.raises(error, match=words):
        BentBeam(bending)


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"EI": 0.0}, ArgumentError, "EI of a flexible link is 0"),
        ({"length": -1.0}, ArgumentError, "length"),
        ({"modes": 0}, ArgumentError, "1 mode or more"),
        ({"boundary": "glued"}, UnknownNameError, "pinned-pinned"),
        ({"functions": "splines"}, UnknownNameError, "polynomials"),
        ({"functions": (lambda s: abs(s - 0.3),)}, ArgumentError, "not smooth"),
        ({"direction": (1.0, 0.0, 0.0)}, GeometryError, "not perpendicular"),
        ({"EI": (1.0, 2.0)}, ArgumentError, "spatial=True"),
        ({"damping": -1.0}, ArgumentError, "zero or positive"),
        ({"points": 2}, ArgumentError, "too few"),
    ],
)
def test_numbers_are_checked(options: dict[str, object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        cc.FlexibleLink(**({"length": 1.0, "EI": 1.0, "rho_A": 1.0} | options))  # type: ignore[arg-type]


def test_a_beam_heavier_than_its_body_is_refused() -> None:
    bending = cc.FlexibleLink(1.0, 1.0, 2.0, boundary="clamped-free")
    body = cc.Body("bar", 1.0, (0.5, 0.0, 0.0), (0.0, 0.1, 0.1), flexible=bending)
    with pytest.raises(InertiaError, match="less than its beam"):
        cc.compile(cc.Mechanism("m", (body,), (cc.fixed("root", "ground", "bar"),)))
