"""A machine drawn as lines and plates, in the plane or in space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from closedchain.kinematics.state import State
from closedchain.mechanism import Body
from closedchain.mechanism.naming import GROUND

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Array = NDArray[np.float64]


def draw(state: State, axes: Axes | None = None, alpha: float = 1.0) -> Axes:
    """Draw all bodies of a machine in a state; a machine that lies in the xy plane is drawn flat. Metres."""
    outlines = {body.name: outline(state, body) for body in _mechanism(state).bodies}
    flat = is_flat(np.vstack(list(outlines.values())))
    if axes is None:
        axes = new_axes(flat)
    for number, body in enumerate(_mechanism(state).bodies):
        points = outlines[body.name]
        if body.shape is not None and body.shape.closed:
            points = np.vstack([points, points[:1]])
        coordinates = points[:, :2].T if flat else points.T
        axes.plot(*coordinates, "-", color=f"C{number % 10}", alpha=alpha, lw=2, solid_capstyle="round")
    joints = joint_points(state)
    if len(joints):
        axes.plot(*(joints[:, :2].T if flat else joints.T), "o", color="0.25", alpha=alpha, ms=3)
    axes.set_aspect("equal")
    return axes


def new_axes(flat: bool) -> Axes:
    """Labelled axes for a machine in the plane or in space."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 5), layout="constrained")
    axes: Any = figure.add_subplot(projection=None if flat else "3d")
    axes.set_xlabel("x (m)")
    axes.set_ylabel("y (m)")
    if not flat:
        axes.set_zlabel("z (m)")
    return axes  # type: ignore[no-any-return]


def outline(state: State, body: Body) -> Array:
    """World points of a body: its bent centre line, its shape, or lines between its joints where it has none."""
    motion = state.body(body.name)
    if body.bending is not None:
        bend = state.kinematics.system.bend(body.name)
        points = bend.beam.centre_line(state.q[bend.q])
    elif body.shape is not None:
        points = np.array(body.shape.points)
    else:
        joints = _mechanism(state).joints
        own = [j.parent_frame.origin for j in joints if j.parent == body.name]
        own += [j.child_frame.origin for j in joints if j.child == body.name]
        points = np.array(own or [body.center])
    return np.asarray(motion.position + points @ motion.rotation.T)


def joint_points(state: State) -> Array:
    """World points of all joints."""
    points = []
    for joint in _mechanism(state).joints:
        if joint.child != GROUND:
            points.append(state.body(joint.child).point(joint.child_frame.origin))
        else:
            points.append(state.body(joint.parent).point(joint.parent_frame.origin))
    return np.array(points)


def is_flat(points: Array) -> bool:
    """All points in a plane z = constant."""
    return bool(np.ptp(points[:, 2]) < 1e-6 * max(float(np.ptp(points)), 1e-12))


def _mechanism(state: State) -> Any:
    return state.kinematics.system.mechanism
