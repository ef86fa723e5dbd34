"""Wu, Bai, Kepler: Mobile platform center shift in spherical parallel manipulators with flexible limbs (2014).

    python papers/spherical_stiffness.py [folder for figures, default out/spherical_stiffness]

Prints what the paper prints beside what is computed here, and draws its figures 9, 11 and 13. The column "reference"
holds values of an independent finite-element model or of a separate script where there are such, not of this library.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import closedchain as cc
from closedchain.library.spherical_3rrr import turned
from closedchain.show.maps import plot_map
from closedchain.stiffness.beams import curved_beam
from closedchain.stiffness.sections import section_values
from closedchain.sweep.stiffness_map import moments

LOAD = (10.0, 10.0, 10.0, 0.0, 0.0, 0.0)  # N m, N


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    quantity: str
    printed: float | None
    computed: float
    reference: float | None
    remark: str = ""

    def __str__(self) -> str:
        def number(value: float | None) -> str:
            return "–" if value is None else f"{value:.7g}"

        difference = "–" if self.printed is None else f"{self.computed - self.printed:+.2g}"
        return " | ".join(
            [
                self.quantity,
                number(self.printed),
                number(self.computed),
                number(self.reference),
                difference,
                self.verdict,
            ]
        )

    @property
    def verdict(self) -> str:
        if self.remark:
            return self.remark
        if self.reference is not None and abs(self.computed - self.reference) > 1e-6 * abs(self.reference):
            return "DIFFERS from the reference"
        if self.printed is None:
            return "agrees with the reference"
        digits = 1.1 * 10.0 ** -_decimals(self.printed)
        if abs(self.computed - self.printed) <= digits:
            return "as printed"
        off = abs(self.computed / self.printed - 1)
        return f"{100 * off:.2g} % from the print" if off < 0.01 else "DIFFERS"


def _decimals(value: float) -> int:
    text = repr(value)
    return len(text.split(".")[1]) if "." in text else 0


def compliance() -> Iterator[Row]:
    """(21), in 1e-4."""
    section = section_values(cc.Section("round", radius=0.0075, shear_y=1.0, shear_z=1.0), 0.3)
    C = 1e4 * curved_beam(0.2, np.pi / 2, 210e9, 210e9 / 2.6, section)
    printed = {"11": 6.923, "12": -0.575, "16": 0.388, "33": 6.020, "34": -0.438, "44": 0.055, "45": 0.077, "55": 0.121}
    for name, value in printed.items():
        yield Row(f"C{name} of the distal link, 1e-4", value, C[int(name[0]) - 1, int(name[1]) - 1], None)
    yield Row("C26 of the distal link, 1e-4", 0.632, C[1, 5], 0.881462015, "(A-1e) misprinted; Castigliano's theorem")
    yield Row("C35 of the distal link, 1e-4", -0.767, C[2, 4], -0.7664887089)
    yield Row("C66 of the distal link, 1e-4", 0.192, C[5, 5], 0.191604825)
    half = 1e7 * curved_beam(0.2, np.pi / 3, 210e9, 210e9 / 2.6, section)
    yield Row("C44 at 60°, 1e-7", None, half[3, 3], 8.552904890, "positive, unlike with the printed s3")


def example_1(model: cc.Model) -> Iterator[Row]:
    """(22), the deflections at home and at [45°, 60°, 0], and the extremes of figure 9."""
    home = model.stiffness(model.assemble())
    printed = {"11": 0.055, "14": -0.373, "15": 0.430, "33": 0.332, "36": 0.745, "44": 6.233, "66": 1.849}
    exact = [55352.19119417, -372723.70913920, 430384.26760975, 332113.14716503, 745447.41827840]
    exact += [6233402.68618237, 1849377.37390182]
    for (name, value), reference in zip(printed.items(), exact, strict=True):
        K = home.matrix[int(name[0]) - 1, int(name[1]) - 1]
        yield Row(f"I: K{name} at home, 1e6", value, K / 1e6, reference / 1e6)
    yield from deflection("I, home", home, (2.985, 2.985, 0.314), (2.98550109, 2.98550109, 0.31607515))
    screw = home.deflection(LOAD).screw
    yield Row("I, home: |rotation|, °", 0.243, float(np.rad2deg(np.linalg.norm(screw[:3]))), 0.24258749568)
    yield Row("I, home: |centre shift|, mm", 0.406, float(1e3 * np.linalg.norm(screw[3:])), 0.40614056733)
    side = model.stiffness(_at(model, 45, 60, 0))
    reference = (15.3193267, -3.2455117, -2.4426238)
    yield from deflection("I, [45°, 60°, 0]", side, (15.307, -3.246, -2.443), reference)
    stretched = model.stiffness(_at(model, 90, 60, 0))
    yield Row(
        "I, [90°, 60°, 0]: rank of K",
        5.0,
        float(stretched.rank),
        None,
        f"regular; singularity: {stretched.singularity}",
    )
    azimuth = np.deg2rad(np.arange(-180, 180, 0.1))
    field = model.stiffness_map(cc.Grid.azimuth_tilt_torsion(azimuth, np.deg2rad([54.0])), moments(10.0))
    error, shift = np.rad2deg(field.orientation_error.values[:, 0]), 1e3 * field.center_shift.values[:, 0]
    yield Row("I: largest orientation error, tilt to 54°, °", 3.5, float(error.max()), None)
    yield Row("I: its azimuth, °", -70.0, float(np.rad2deg(azimuth[error.argmax()])), None, "read off a figure")
    yield Row("I: largest centre shift, tilt to 54°, mm", 2.0, float(shift.max()), None)


def deflection(
    name: str,
    stiffness: cc.Stiffness,
    printed: tuple[float, float, float],
    reference: tuple[float, float, float] | None = None,
) -> Iterator[Row]:
    """Rotation of the platform under the moment (10, 10, 10) N m, in mrad."""
    screw = stiffness.deflection(LOAD).screw
    for k, axis in enumerate("xyz"):
        exact = None if reference is None else reference[k]
        yield Row(f"{name}: rotation {axis}, mrad", printed[k], 1e3 * float(screw[k]), exact)


def example_2(model: cc.Model) -> Iterator[Row]:
    """(28), with the drive stiffness it needs, and the deflection."""
    home = model.stiffness(model.assemble())
    printed = {"11": 0.021, "14": -0.092, "15": 0.183, "33": 0.127, "36": 0.247, "44": 3.253, "66": 1.808}
    for name, value in printed.items():
        K = home.matrix[int(name[0]) - 1, int(name[1]) - 1]
        yield Row(f"II: K{name} at home, 1e5, K_act 1e7", value, K / 1e5, None)
    yield from deflection("II, home", home, (12.043, 12.043, 1.0647))
    shift = 1e3 * home.deflection(LOAD).shift
    for k, value in enumerate((1.019, -0.336, -0.146)):
        yield Row(f"II, home: centre shift {'xyz'[k]}, mm", value, float(shift[k]), None)


def example_3(model: cc.Model) -> Iterator[Row]:
    """The extremes of figure 13 (a), (b)."""
    grid = cc.Grid.azimuth_tilt_torsion(np.deg2rad(np.arange(-180, 180, 1.0)), np.deg2rad(np.arange(0, 54.1, 1.0)))
    field = model.stiffness_map(grid, moments(10.0))
    largest = float(np.rad2deg(field.orientation_error.max()))
    yield Row("III: largest orientation error, σ = 0, tilt to 54°, °", 12.0, largest, None, "bound of a figure")
    yield Row("III: largest centre shift, mm", 4.5, 1e3 * float(field.center_shift.max()), None)


def _at(model: cc.Model, *degrees: float) -> cc.State:
    return model.assemble(platform=cc.Pose((0, 0, 0), turned(*np.deg2rad(degrees))), allow_singular=True)


def figures(models: dict[str, cc.Model], folder: Path) -> None:
    """Figures 9, 11 and 13."""
    folder.mkdir(parents=True, exist_ok=True)
    wide = np.deg2rad(np.linspace(-180, 180, 181)), np.deg2rad(np.linspace(0, 54, 73))
    cases = {
        "figure_9": ("I", 0.0, "all"),
        "figure_9c": ("I", 0.0, "drives"),
        "figure_11": ("II", 0.0, "all"),
        "figure_13ab": ("III", 0.0, "all"),
        "figure_13cd": ("III", 30.0, "all"),
    }
    for name, (example, torsion, compliance) in cases.items():
        grid = cc.Grid.azimuth_tilt_torsion(*wide, float(np.deg2rad(torsion)))
        field = models[example].stiffness_map(grid, moments(10.0), compliance=compliance)
        shown = ["orientation_error"] if compliance == "drives" else ["center_shift", "orientation_error"]
        plot_map(field, *shown).savefig(folder / f"{name}.png", dpi=130)


def main(folder: Path) -> None:
    models = {
        "I": cc.compile(cc.library.unlimited_roll()),
        "II": cc.compile(cc.library.coaxial()),
        "III": cc.compile(cc.library.agile_wrist()),
    }
    print("quantity | printed | computed | reference | computed − printed | verdict")
    for row in (*compliance(), *example_1(models["I"]), *example_2(models["II"]), *example_3(models["III"])):
        print(row)
    figures(models, folder)
    print(f"figures in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("out/spherical_stiffness"))
