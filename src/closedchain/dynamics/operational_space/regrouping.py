"""Constant inertias in the joints' own frames, counted with the body below wherever no motion can tell the difference.

Each link is described in the frame on the far side of its joint, so that motion spaces are unit directions. A part K of
a link's inertia that its joint does not feel (K S = 0) and that looks the same below the joint at all coordinates may
be counted with the parent; what reaches the ground drops out. Accelerations and tip forces stay exactly the same, and
many of the numbers left are zero. Which part that is, every joint kind knows: `regroupable`.
"""

from __future__ import annotations

from collections.abc import Collection

import casadi as ca
import numpy as np

from closedchain.multibody.system import Link, System
from closedchain.spatial.transform import Transform
from closedchain.types import Array


def near_frame(system: System, link: Link) -> Transform:
    """The frame on the near side of a link's joint, in the far frame of its parent (or the ground)."""
    return system.links[link.parent].X_JB @ link.X_PJ if link.parent >= 0 else link.X_PJ


def regrouped(system: System, prescribed: Collection[str] = ()) -> dict[int, Array]:
    """6×6 inertias by link index, at the origin and in the axes of each link's far frame."""
    inertias = {link.index: moved(link.X_JB, np.array(ca.DM(link.inertia))) for link in system.links}
    for link in reversed(system.links):
        if link.name in prescribed:
            continue
        K = link.model.regroupable(inertias[link.index])
        inertias[link.index] = inertias[link.index] - K
        if link.parent >= 0:
            inertias[link.parent] = inertias[link.parent] + moved(near_frame(system, link), K)
    return inertias


def moved(X: Transform, inertia: Array) -> Array:
    """An inertia in frame B at frame A's origin in A's axes; X is X_AB."""
    motion = np.array(ca.DM(ca.densify(X.motion_in())))
    inside: Array = motion.T @ inertia @ motion
    return inside
