"""A machine drawn with Matplotlib, in the plane or in space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.kinematics.state import State
from closedchain.show.scene import Scene, ground_outline, is_flat
from closedchain.types import Array

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MARKERS = {"hinge": "o", "ball": "o", "cross": "X", "slide": "s", "other": "D", "bushing": "h", "contact": "v"}
DRIVEN = "#e8590c"  # rings about what actuators drive
MILLIMETRES = 0.1  # machines smaller than this (m) have axes in millimetres


def draw(state: State, axes: Axes | None = None, alpha: float = 1.0, labels: bool = False) -> Axes:
    """Draw a machine in a state, all axes in the same scale; one that lies in the xy plane is drawn flat.

    Rods are lines, plates are filled, thin lines are rods of joints that slide, zigzags struts, dashed lines couplings.
    Joints: open circles are hinges, dots spherical, crosses universal, squares sliding; triangles stand on the ground,
    an orange ring says that an actuator drives it. Hexagons are bushings, triangles on their tips contacts. `labels`
    adds the bodies' names.
    """
    scene = Scene(state)
    points = scene.points(state)
    flat = is_flat(points)
    if axes is None:
        axes = new_axes(flat, scene.mechanism.gravity[2] > 0, float(np.ptp(points, axis=0).max(initial=0.0)))
    elif not axes.get_xlabel() + axes.get_ylabel():
        label_axes(axes, flat)
    draw_points(axes, scene, points, flat, alpha)
    if labels:
        for line in {line.name: line for line in reversed(scene.lines)}.values():
            if line.name in scene.colours:
                middle = points[list(line.points)].mean(axis=0)
                where: tuple[Any, ...] = tuple(middle[:2] if flat else middle)
                write: Any = axes.text
                write(*where, line.name, color=line.colour, fontsize=7, parse_math=False)
    scale_equally(axes, flat)
    return axes


def draw_points(axes: Axes, scene: Scene, points: Array, flat: bool, alpha: float = 1.0) -> None:
    """Draw the lines and marks of a scene whose points are given."""
    for line in scene.lines:
        at = points[[*line.points, *line.points[: int(line.plate)]]]
        width, style = 1.2 if line.thin else 2.6, "--" if line.dashed else "-"
        _line(axes, at, flat, style, color=line.colour, alpha=alpha, lw=width, solid_capstyle="round")
    ground = points[[mark.point for mark in scene.marks if mark.ground]]
    _line(axes, ground, flat, "^", color="0.25", alpha=alpha, ms=8)
    for symbol, marker in MARKERS.items():
        at = points[[mark.point for mark in scene.marks if mark.symbol == symbol]]
        _line(axes, at, flat, marker, color="0.25", mfc="white" if symbol == "hinge" else "0.25", alpha=alpha, ms=4)
    driven = points[[mark.point for mark in scene.marks if mark.symbol == "driven"]]
    _line(axes, driven, flat, "o", color=DRIVEN, mfc="none", mew=1.6, alpha=alpha, ms=9)
    if not flat and len(ground) > 2:
        _line(axes, ground_outline(ground), flat, "--", color="0.6", alpha=alpha, lw=1)
    # after the lines: filled areas have no say in the limits of axes in space
    for line in scene.lines:
        if line.plate:
            _fill(axes, points[list(line.points)], flat, line.colour, alpha)


def scale_equally(axes: Any, flat: bool) -> None:
    """One metre is as long in all directions; in space with some room for the labels."""
    if flat:
        axes.set_aspect("equal")
        return
    limits = np.array([axes.get_xlim(), axes.get_ylim(), axes.get_zlim()])
    sizes = np.abs(np.diff(limits, axis=1)).ravel()
    # a machine as thin as a plate still gets a box
    for axis, (low, high), size in zip("xyz", limits, sizes, strict=True):
        room = max(0.0, 0.15 * float(sizes.max()) - float(size)) / 2 * np.sign(high - low)
        getattr(axes, f"set_{axis}lim")(low - room, high + room)
    axes.set_box_aspect(np.maximum(sizes, 0.15 * sizes.max()), zoom=0.88)


def _line(axes: Axes, points: Array, flat: bool, style: str, **look: Any) -> None:
    if len(points):
        axes.plot(*(points[:, :2].T if flat else points.T), style, **look)


def _fill(axes: Axes, points: Array, flat: bool, colour: str, alpha: float) -> None:
    """A plate, so that one sees what it hides."""
    if flat:
        axes.fill(*points[:, :2].T, color=colour, alpha=0.25 * alpha, lw=0)
        return
    from mpl_toolkits.mplot3d.art3d import Poly3DCollection  # type: ignore[import-untyped]

    axes.add_collection(Poly3DCollection([points], facecolor=colour, alpha=0.25 * alpha, lw=0), autolim=False)


def label_axes(axes: Axes, flat: bool, unit: str = "m") -> None:
    """Names and unit of the world's axes."""
    for name in "xy" if flat else "xyz":
        getattr(axes, f"set_{name}label")(f"{name} ({unit})")


def new_axes(flat: bool, upside_down: bool = False, size: float = 1.0) -> Axes:
    """Labelled axes for a machine in the plane or in space; `upside_down` where z points down, `size` in metres."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    from closedchain.show.style import styled

    with styled():
        figure = Figure(figsize=(6, 4.6), layout="constrained")
        axes: Any = figure.add_subplot(projection=None if flat else "3d")
    unit, factor = ("mm", 1e3) if size < MILLIMETRES else ("m", 1.0)
    label_axes(axes, flat, unit)
    for name in "xy" if flat else "xyz":
        axis = getattr(axes, f"{name}axis")
        axis.set_major_locator(MaxNLocator(5))
        if factor != 1.0:
            axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value * factor:g}"))
    axes.tick_params(labelsize=8)
    if not flat and upside_down:
        axes.invert_zaxis()
    return axes  # type: ignore[no-any-return]
