"""A machine drawn with Matplotlib, in the plane or in space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.kinematics.mode_result import Modes
from closedchain.kinematics.state import State
from closedchain.show.scene import Scene, Surface, ground_outline
from closedchain.types import Array

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MARKERS = {"hinge": "o", "ball": "o", "cross": "X", "slide": "s", "other": "D"}
MARKERS |= {"bushing": "h", "contact": "v", "point": "*"}
DRIVEN = "#e8590c"  # rings about what actuators drive
TALLEST = 0.62  # of the picture: longest edge of the box in space
IN_A_ROW = 4  # modes side by side
MILLIMETRES = 0.1  # machines smaller than this (m) have axes in millimetres


def draw(state: State, axes: Axes | None = None, alpha: float = 1.0, labels: bool = False) -> Axes:
    """Draw a machine in a state, all axes in the same scale; one that lies in the xy plane is drawn flat.

    Solid shapes are surfaces, rods lines, plates are filled, thin lines are rods of joints that slide, zigzags struts,
    dashed lines couplings. Joints: open circles are hinges, dots spherical, crosses universal, squares sliding;
    triangles stand on the ground, an orange ring says that an actuator drives it. Hexagons are bushings, stars
    named points, triangles on their tips contacts, with the planes and spheres they touch. What is above against
    gravity is above in the drawing. `labels` adds the bodies' names.
    """
    scene = Scene(state)
    points = scene.points(state)
    flat = scene.is_flat(points)
    low, high = scene.extent(points[None])
    if axes is None:
        axes = new_axes(flat, scene.up, float((high - low).max()))
    elif not axes.get_xlabel() + axes.get_ylabel():
        label_axes(axes, flat)
    draw_points(axes, scene, points, flat, alpha)
    if labels:
        _label_bodies(axes, scene, points, flat)
    scale_equally(axes, flat)
    return axes


def draw_modes(modes: Modes, most: int) -> Figure:
    """Modes side by side, all in one scale, up to four in a row."""
    from matplotlib.figure import Figure

    from closedchain.show.style import styled

    states = modes.states[:most]
    if not states:
        raise ArgumentError("there are no modes to draw; families are drawn by their own animate() or view()")
    scene = Scene(states[0])
    points = np.array([scene.points(state) for state in states])
    flat, (low, high) = scene.is_flat(points), scene.extent(points)
    columns = min(len(states), IN_A_ROW)
    rows = -(-len(states) // columns)
    with styled():
        figure = Figure(figsize=(3.1 * columns, 3.1 * rows), layout="constrained")
        for number, state in enumerate(states):
            axes: Any = figure.add_subplot(rows, columns, number + 1, projection=None if flat else "3d")
            draw_points(axes, Scene(state), points[number], flat)
            corners = np.array([low, high])
            axes.plot(*(corners[:, :2].T if flat else corners.T), ".", alpha=0.0)
            scale_equally(axes, flat)
            axes.set_title(f"{modes.kind} mode {number}", fontsize=9)
            axes.tick_params(labelsize=7)
            if not flat:
                axes.tick_params(labelbottom=False, labelleft=False)
    return figure


def _label_bodies(axes: Any, scene: Scene, points: Array, flat: bool) -> None:
    """Names beside lines, on the side away from the machine's middle, and in the middle of plates and solids."""
    from matplotlib.patheffects import withStroke

    middle = points[: scene.drawn].mean(axis=0)
    places = {line.name: points[list(line.points)] for line in reversed(scene.lines)}
    places |= {surface.name: surface.corners(points).reshape(-1, 3) for surface in scene.surfaces}
    for name, colour in scene.colours.items():
        corners = places[name]
        at, look = corners.mean(axis=0), {"color": colour, "fontsize": 8, "parse_math": False}
        look["path_effects"] = [withStroke(linewidth=2.5, foreground="white")]
        if not flat:
            axes.text(*at, f"  {name}", va="bottom", **look)
            continue
        if len(corners) == 2:
            along = corners[1] - corners[0]
            side = np.array([-along[1], along[0]]) / max(float(np.hypot(*along[:2])), 1e-300)
            side = side if side @ (at - middle)[:2] >= 0 else -side
        else:
            side = np.zeros(2)
        anchor = (
            ("left" if side[0] > 0.3 else "right" if side[0] < -0.3 else "center"),
            ("bottom" if side[1] > 0.3 else "top" if side[1] < -0.3 else "center"),
        )
        look |= {"ha": anchor[0], "va": anchor[1]}
        axes.annotate(name, at[:2], 6 * side, textcoords="offset points", annotation_clip=False, **look)


def draw_points(axes: Axes, scene: Scene, points: Array, flat: bool, alpha: float = 1.0) -> None:
    """Draw surfaces, lines and marks of a scene whose points are given."""
    if not flat and scene.surfaces:  # collections have no say in the limits of axes in space
        axes.auto_scale_xyz(*np.array(scene.extent(points[None])).T, had_data=axes.has_data())  # type: ignore[attr-defined]
    for surface in scene.surfaces:
        _surface(axes, surface, points, flat, alpha)
    for plane in scene.planes(*scene.extent(points[None])):
        _plane(axes, plane, flat, alpha)
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
    sizes = np.maximum(sizes, 0.15 * sizes.max())
    # Matplotlib makes the diagonal of the box as long for all: what is long and thin would be cut off
    zoom = min(0.88, TALLEST * float(np.linalg.norm(sizes) / sizes.max()))
    axes.set_box_aspect(sizes, zoom=zoom)


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


def _surface(axes: Any, surface: Surface, points: Array, flat: bool, alpha: float) -> None:
    """A solid: in the plane its shadow with an outline, in space shaded triangles."""
    from matplotlib.colors import to_rgb

    corners, alpha = surface.corners(points), alpha * surface.opacity
    if flat:
        from matplotlib.collections import PolyCollection

        light = tuple(0.35 * c + 0.65 for c in to_rgb(surface.colour))
        for face, width, order in ((surface.colour, 2.0, 0.8), (light, 0.3, 0.9)):
            shadow = PolyCollection(list(corners[:, :, :2]), facecolor=face, edgecolor=face, lw=width, alpha=alpha)
            shadow.set_zorder(order)
            axes.add_collection(shadow)
        return
    from mpl_toolkits.mplot3d.art3d import Poly3DCollection

    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-300)
    light = 0.7 + 0.3 * normals @ np.array([0.35, -0.5, 0.79])
    colours = np.clip(light, 0.4, 1.0)[:, None] * np.array(to_rgb(surface.colour))
    axes.add_collection(Poly3DCollection(list(corners), facecolors=colours, edgecolors=colours, lw=0.2, alpha=alpha))


def _plane(axes: Any, corners: Array, flat: bool, alpha: float) -> None:
    """A plane that contacts touch; in the plane of the drawing a line where it is seen from its edge."""
    if not flat:
        from mpl_toolkits.mplot3d.art3d import Line3DCollection, Poly3DCollection

        axes.add_collection(Poly3DCollection([corners], facecolor="0.6", alpha=0.15 * alpha, lw=0))
        a, b, c, d = corners
        steps = np.linspace(0, 1, 9)[:, None]
        across = np.stack([a + steps * (b - a), d + steps * (c - d)], axis=1)
        along = np.stack([a + steps * (d - a), b + steps * (c - b)], axis=1)
        axes.add_collection(Line3DCollection(list(np.vstack([across, along])), colors="0.7", lw=0.5, alpha=alpha))
        axes.auto_scale_xyz(*corners.T, had_data=True)
        return
    normal = np.cross(corners[1] - corners[0], corners[3] - corners[0])
    if abs(normal[2]) < 1e-6 * np.linalg.norm(normal):
        order = np.argsort((corners - corners.mean(axis=0)) @ np.cross(normal, (0.0, 0.0, 1.0)))
        axes.plot(*corners[order[[0, -1]], :2].T, color="0.5", alpha=alpha, lw=1.5, zorder=0.5)


def label_axes(axes: Axes, flat: bool, unit: str = "m") -> None:
    """Names and unit of the world's axes."""
    for name in "xy" if flat else "xyz":
        getattr(axes, f"set_{name}label")(f"{name} ({unit})")


def new_axes(flat: bool, up: Array, size: float = 1.0) -> Axes:
    """Labelled axes for a machine of a `size` (m) in the plane, or in space with the axis nearest to `up` upright."""
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
    if not flat:
        upright = "xyz"[int(np.argmax(np.abs(up)))]
        axes.view_init(vertical_axis=upright)
        if up["xyz".index(upright)] < 0:
            getattr(axes, f"invert_{upright}axis")()
    return axes  # type: ignore[no-any-return]
