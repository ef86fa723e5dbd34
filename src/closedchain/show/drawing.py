"""A machine drawn as lines and plates, in the plane or in space."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.kinematics.state import State
from closedchain.mechanism import Body
from closedchain.mechanism.names import GROUND
from closedchain.types import Array

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw(state: State, axes: Axes | None = None, alpha: float = 1.0) -> Axes:
    """Draw all bodies of a machine in a state; a machine that lies in the xy plane is drawn flat. Metres.

    Plates are filled, joints are dots, joints on the ground triangles, with a grey line around them in space.
    """
    mechanism = _mechanism(state)
    outlines = {body.name: outline(state, body) for body in mechanism.bodies}
    flat = is_flat(np.vstack(list(outlines.values())))
    if axes is None:
        axes = new_axes(flat, upside_down=mechanism.gravity[2] > 0)
    plates: list[tuple[Array, str]] = []
    for number, body in enumerate(mechanism.bodies):
        points, colour = outlines[body.name], f"C{number % 10}"
        if body.shape is not None and body.shape.closed:
            points = np.vstack([points, points[:1]])
            plates.append((points, colour))
        _line(axes, points, flat, "-", color=colour, alpha=alpha, lw=2, solid_capstyle="round")
    for strut in mechanism.struts:
        start, end = _end(state, strut.parent, strut.at), _end(state, strut.child, strut.child_at)
        _line(axes, coil(start, end), flat, "-", color="0.4", alpha=alpha, lw=1)
    places = {joint.name: point for joint, point in zip(mechanism.joints, joint_points(state), strict=True)}
    ground = [place for name, place in places.items() if GROUND in _ends(mechanism.joint(name))]
    moving = [place for name, place in places.items() if GROUND not in _ends(mechanism.joint(name))]
    _line(axes, np.array(moving), flat, "o", color="0.25", alpha=alpha, ms=3)
    _line(axes, np.array(ground), flat, "^", color="0.25", alpha=alpha, ms=5)
    if not flat and len(ground) > 2:
        _line(axes, _around(np.array(ground)), flat, "--", color="0.6", alpha=alpha, lw=1)
    # after the lines: filled areas have no say in the limits of axes in space
    for points, colour in plates:
        _fill(axes, points, flat, colour, alpha)
    _scale_equally(axes, flat)
    return axes


def _scale_equally(axes: Any, flat: bool) -> None:
    """One metre is as long in all directions; in space with some room for the labels."""
    if flat:
        axes.set_aspect("equal")
        return
    limits = np.array([axes.get_xlim(), axes.get_ylim(), axes.get_zlim()])
    axes.set_box_aspect(np.ptp(limits, axis=1), zoom=0.88)


def _end(state: State, body: str, at: Sequence[float]) -> Array:
    return np.array(at) if body == GROUND else np.asarray(state.body(body).point(at))


def coil(start: Array, end: Array, turns: int = 6) -> Array:
    """Points of a spring drawn as a zigzag between two points."""
    along = end - start
    upright = abs(along[2]) > np.linalg.norm(along[:2])
    side = np.cross(along, (0.0, 1.0, 0.0) if upright else (0.0, 0.0, 1.0))
    steps = np.linspace(0.25, 0.75, 2 * turns + 1)
    offs = 0.05 * np.array([0.0, *((-1) ** k for k in range(2 * turns - 1)), 0.0])
    return np.array([start, *(start + s * along + o * side for s, o in zip(steps, offs, strict=True)), end])


def _line(axes: Axes, points: Array, flat: bool, style: str, **look: Any) -> None:
    if len(points):
        axes.plot(*(points[:, :2].T if flat else points.T), style, **look)


def _fill(axes: Axes, points: Array, flat: bool, colour: str, alpha: float) -> None:
    """A plate, so that one sees what it hides."""
    if flat:
        axes.fill(*points[:, :2].T, color=colour, alpha=0.2 * alpha, lw=0)
        return
    from mpl_toolkits.mplot3d.art3d import Poly3DCollection  # type: ignore[import-untyped]

    axes.add_collection(Poly3DCollection([points], facecolor=colour, alpha=0.2 * alpha, lw=0), autolim=False)


def _around(points: Array) -> Array:
    """Points in the order in which one meets them going round their middle, back to the first."""
    off = points - points.mean(axis=0)
    order = np.argsort(np.arctan2(off[:, 1], off[:, 0]))
    return points[[*order, order[0]]]


def _ends(joint: Any) -> tuple[str, str]:
    return joint.parent, joint.child


def new_axes(flat: bool, upside_down: bool = False) -> Axes:
    """Labelled axes for a machine in the plane or in space; `upside_down` where z points down."""
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    figure = Figure(figsize=(6, 5), layout="constrained")
    axes: Any = figure.add_subplot(projection=None if flat else "3d")
    axes.set_xlabel("x (m)")
    axes.set_ylabel("y (m)")
    if not flat:
        axes.set_zlabel("z (m)")
        axes.tick_params(labelsize=8)
        for axis in (axes.xaxis, axes.yaxis, axes.zaxis):
            axis.set_major_locator(MaxNLocator(5))
        if upside_down:
            axes.invert_zaxis()
    return axes  # type: ignore[no-any-return]


def outline(state: State, body: Body) -> Array:
    """World points of a body: its bent centre line, its shape, or lines between its joints where it has none."""
    motion = state.body(body.name)
    if body.flexible is not None:
        flexible = state.kinematics.system.flexible_body(body.name)
        points = flexible.beam.centre_line(state.q[flexible.q])
    elif body.shape is not None:
        points = body.shape.outline
    else:
        joints = _mechanism(state).joints
        own = [j.at.position for j in joints if j.parent == body.name]
        own += [j.child_at.position for j in joints if j.child == body.name]
        points = np.array(own or [body.center])
    return np.asarray(motion.position + points @ motion.rotation.T)


def joint_points(state: State) -> Array:
    """World points of all joints."""
    points = []
    for joint in _mechanism(state).joints:
        if joint.child != GROUND:
            points.append(state.body(joint.child).point(joint.child_at.position))
        else:
            points.append(state.body(joint.parent).point(joint.at.position))
    return np.array(points)


def is_flat(points: Array) -> bool:
    """All points in a plane z = constant."""
    return bool(np.ptp(points[:, 2]) < 1e-6 * max(float(np.ptp(points)), 1e-12))


def _mechanism(state: State) -> Any:
    return state.kinematics.system.mechanism
