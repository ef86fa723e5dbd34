"""Wu, Bai, Kepler: Mobile platform center shift in spherical parallel manipulators with flexible limbs (2014).

What the paper prints beside what is computed here, and its figures 9, 11 and 13. References come from a separate
computation and from a finite-element model of straight Timoshenko elements along the arcs.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from closedchain import library
from closedchain.kernel import compiled_quickly
from closedchain.kinematics.state import State
from closedchain.library.geometry import matrix
from closedchain.library.spherical_3rrr import orientation
from closedchain.mechanism import Pose, Section
from closedchain.model import Model, compile
from closedchain.papers import spherical_printed
from closedchain.papers.finding import Finding, Picture, Reporter, Study, Timing, drawn, picture
from closedchain.papers.spherical_printed import MISPRINTS
from closedchain.show.maps import plot_map
from closedchain.stiffness.beams import curved_beam, section_values
from closedchain.stiffness.maps import Compliant, moments
from closedchain.stiffness.result import Stiffness
from closedchain.sweep.question import Grid
from closedchain.types import Array

if TYPE_CHECKING:
    from xarray import Dataset

LOAD = (10.0, 10.0, 10.0, 0.0, 0.0, 0.0)  # N m, N
K_ONE = {
    "11": ("0.055", 0.05535219119417),
    "14": ("-0.373", -0.37272370913920),
    "15": ("0.430", 0.43038426760975),
    "33": ("0.332", 0.33211314716503),
    "36": ("0.745", 0.74544741827840),
    "44": ("6.233", 6.23340268618237),
    "66": ("1.849", 1.84937737390182),
}
K_TWO = {"11": "0.021", "14": "-0.092", "15": "0.183", "33": "0.127", "36": "0.247", "44": "3.253", "66": "1.808"}
FIGURES: dict[str, tuple[str, float, Compliant]] = {
    "Figure 9 (a), (b): example I, links and drives": ("I", 0.0, "all"),
    "Figure 9 (c): example I, drives alone": ("I", 0.0, "actuators"),
    "Figure 11: example II": ("II", 0.0, "all"),
    "Figure 13 (a), (b): example III, torsion 0": ("III", 0.0, "all"),
    "Figure 13 (c), (d): example III, torsion 30°": ("III", 30.0, "all"),
}

_finding = partial(Finding, "spherical_stiffness")


def study(report: Reporter) -> Study:
    """The three examples."""
    report("compliance of curved links")
    found = list(compliance())
    makers = {"I": library.unlimited_roll, "II": library.coaxial, "III": library.agile_wrist}
    models = {}
    with compiled_quickly():  # a few thousand poses take less time than better code for them
        for name, make in makers.items():
            report(f"example {name}")
            models[name] = compile(make())
        found += [*example_1(models["I"]), *example_2(models["II"]), *example_3(models["III"])]
        report("formulas as printed")
        found += spherical_printed.rows(models["I"], models["I"].assemble(), _at(models["I"], 45, 60, 0))
        report("maps over the workspace")
        pictures, seconds, poses = _maps(models)
    machines = [
        drawn(f"Example {name}: {model.mechanism.name.replace('_', ' ')}", [model.assemble()])
        for name, model in models.items()
    ]
    ours = f"{seconds:.2f} s for {poses} poses with 8 loads each ({1e6 * seconds / poses:.0f} µs a pose)"
    return Study(
        name="spherical_stiffness",
        title="Mobile platform center shift in spherical parallel manipulators with flexible limbs",
        citation="G. Wu, S. Bai, J. Kepler, Mechanism and Machine Theory 75, 2014, 12–26",
        summary="Each limb is a chain of rigid parts, passive joints and virtual springs. The stiffness of the "
        "platform is the sum over the limbs; under a moment the platform turns and its centre shifts.",
        findings=tuple(found),
        misprints=MISPRINTS,
        machines=tuple(machines),
        pictures=tuple(pictures),
        timings=(Timing("the five maps", ours, "not reported"),),
    )


# numbers
def compliance() -> Iterator[Finding]:
    """(21), in 1e-4."""
    section = section_values(Section("round", radius=0.0075, shear_y=1.0, shear_z=1.0), 0.3)
    C = 1e4 * curved_beam(0.2, np.pi / 2, 210e9, 210e9 / 2.6, section)
    printed = {
        "11": "6.923", "12": "-0.575", "16": "0.388", "33": "6.020", "34": "-0.438", "44": "0.055", "45": "0.077",
        "55": "0.121",
    }  # fmt: skip
    for name, value in printed.items():
        yield _finding(f"(21): C{name} of the distal link, 1e-4", value, _entry(C, name), None, 5.1e-4)
    why = "(A-1e) is misprinted: R²/2 (2 s4/(G Ix) − s8/(E Iy)) by Castigliano's theorem"
    yield _finding("(21): C26 of the distal link, 1e-4", "0.632", _entry(C, "26"), 0.881462015, 1e-8, explanation=why)
    why = "rounded in the wrong direction"
    yield _finding("(21): C35 of the distal link, 1e-4", "-0.767", _entry(C, "35"), -0.7664887089, 1e-9, "", why)
    yield _finding("(21): C66 of the distal link, 1e-4", "0.192", _entry(C, "66"), 0.191604825, 1e-8)


def example_1(model: Model) -> Iterator[Finding]:
    """(22), deflections at home and at [45°, 60°, 0], the pose of (23), and the extremes of figure 9."""
    home = model.stiffness(model.assemble())
    for name, (printed, reference) in K_ONE.items():
        yield _finding(f"I, (22): K{name} at home, 1e6", printed, _entry(home.matrix, name) / 1e6, reference, 1e-9)
    close = "0.7 % off in print"
    yield from _rotation("I, home", home, ("2.985", "2.985", "0.314"), (2.98550109, 2.98550109, 0.31607515), (2, close))
    screw = home.deflection(LOAD).screw
    turn, shift = float(np.rad2deg(np.linalg.norm(screw[:3]))), float(1e3 * np.linalg.norm(screw[3:]))
    yield _finding("I, home: rotation", "0.243", turn, 0.24258749568, 1e-9, "°")
    yield _finding("I, home: centre shift", "0.406", shift, 0.40614056733, 1e-9, "mm")
    side = model.stiffness(_at(model, 45, 60, 0))
    wanted = (15.3193267, -3.2455117, -2.4426238)
    close = "0.08 % off in print"
    yield from _rotation("I, [45°, 60°, 0]", side, ("15.307", "-3.246", "-2.443"), wanted, (0, close))
    stretched = model.stiffness(_at(model, 90, 60, 0))
    why = "(23) cannot come from this pose: leg 1 is stretched (a serial singularity), and K is regular"
    yield _finding("I, (23): rank of K at [90°, 60°, 0]", "5", float(stretched.rank), 6.0, 0.0, "", why)
    azimuth = np.deg2rad(np.arange(-180, 180, 0.2))
    field = model.stiffness_map(Grid.azimuth_tilt_torsion(azimuth, np.deg2rad([54.0])), moments(10.0))
    error, shift_map = np.rad2deg(field.orientation_error.values[:, 0]), 1e3 * field.center_shift.values[:, 0]
    yield _finding("I: largest orientation error to tilt 54°", "3.5", float(error.max()), 3.5269, 1e-4, "°")
    yield _finding("I: its azimuth", "figure", float(np.rad2deg(azimuth[error.argmax()])), -65.6, 0.2, "°")
    yield _finding("I: largest centre shift to tilt 54°", "2.0", float(shift_map.max()), 2.0118, 1e-4, "mm")
    yield _finding("I: its azimuth", "figure", float(np.rad2deg(azimuth[shift_map.argmax()])), -68.4, 0.2, "°")


def _rotation(
    name: str, stiffness: Stiffness, printed: tuple[str, ...], reference: tuple[float, ...], off: tuple[int, str]
) -> Iterator[Finding]:
    """Rotation of the platform under the moment (10, 10, 10) N m; `off` is the axis whose print is off, and how far."""
    screw = stiffness.deflection(LOAD).screw
    for k, axis in enumerate("xyz"):
        why = f"{off[1]}; the reference confirms what is computed here" if k == off[0] else ""
        computed = 1e3 * float(screw[k])
        yield _finding(f"{name}: rotation {axis}", printed[k], computed, reference[k], 1e-7, "mrad", why)


def example_2(model: Model) -> Iterator[Finding]:
    """(28), with the drive stiffness it needs, and the deflection."""
    home = model.stiffness(model.assemble())
    for name, printed in K_TWO.items():
        yield _finding(f"II, (28): K{name}, 1e5, K_act 1e7", printed, _entry(home.matrix, name) / 1e5, None, 5.1e-4)
    deflection = home.deflection(LOAD)
    why = "below 0.5 % off in print, although (28) agrees in all its digits"
    for axis, printed, tolerance in (("x", "12.043", 0.006), ("y", "12.043", 0.006), ("z", "1.0647", 0.005)):
        turn = 1e3 * float(deflection.screw["xyz".index(axis)])
        yield _finding(f"II, home: rotation {axis}", printed, turn, None, tolerance, "mrad", why)
    for k, printed in enumerate(("1.019", "-0.336", "-0.146")):
        shift = 1e3 * float(deflection.translation[k])
        yield _finding(f"II, home: centre shift {'xyz'[k]}", printed, shift, None, 5.1e-4, "mm")


def example_3(model: Model) -> Iterator[Finding]:
    """The extremes of figure 13 (a), (b), and that drives do not shift the centre."""
    grid = Grid.azimuth_tilt_torsion(np.deg2rad(np.arange(-180, 180, 2.0)), np.deg2rad(np.arange(0, 54.1, 2.0)))
    field = model.stiffness_map(grid, moments(10.0))
    error, shift = float(np.rad2deg(field.orientation_error.max())), 1e3 * float(field.center_shift.max())
    yield _finding("III: largest orientation error to tilt 54°", "12", error, None, 0.05, "°")
    yield _finding("III: largest centre shift to tilt 54°", "4.5", shift, None, 0.05, "mm")
    soft, hard = (compile(library.agile_wrist(stiffness=k)) for k in (4e4, None))
    shifts = [m.stiffness(_at(m, 30, 25, 10)).deflection(LOAD).translation for m in (soft, hard)]
    apart = float(np.abs(shifts[0] - shifts[1]).max() / np.abs(shifts[1]).max())
    yield _finding("III: share of the centre shift that comes from the drives", "none", apart, 0.0, 1e-8)


def _entry(array: Array, name: str) -> float:
    """An entry by its two digits."""
    return float(array[int(name[0]) - 1, int(name[1]) - 1])


def _at(model: Model, *degrees: float) -> State:
    azimuth, tilt, torsion = np.deg2rad(degrees)
    return model.assemble(platform=Pose((0, 0, 0), matrix(orientation(azimuth, tilt, torsion))), allow_singular=True)


# pictures
def _maps(models: dict[str, Model]) -> tuple[list[Picture], float, int]:
    """Figures 9, 11 and 13, how long the fields took, and their poses."""
    wide = np.deg2rad(np.linspace(-180, 180, 121)), np.deg2rad(np.linspace(0, 54, 55))
    pictures, seconds, poses = [], 0.0, 0
    for caption, (example, torsion, parts) in FIGURES.items():
        grid = Grid.azimuth_tilt_torsion(*wide, float(np.deg2rad(torsion)))
        begin = time.perf_counter()
        field: Dataset = models[example].stiffness_map(grid, moments(10.0), compliance=parts)
        seconds += time.perf_counter() - begin
        poses += int(np.prod([len(axis) for axis in wide]))
        shown = ["orientation_error"] if parts == "actuators" else ["center_shift", "orientation_error"]
        pictures.append(picture(caption, plot_map(field, *shown)))
    return pictures, seconds, poses
