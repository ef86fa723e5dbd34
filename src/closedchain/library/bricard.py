"""Bricard's loop of six revolute joints, which moves although counting degrees of freedom says it cannot."""

from __future__ import annotations

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import assembled, columns, place, positive
from closedchain.mechanism import Actuator, Body, Mechanism
from closedchain.mechanism.joint import revolute


@by_arguments(length="m", mass="kg", g="m/s²")
def bricard(*, length: float = 1.0, mass: float = 1.0, g: float = 9.81) -> Mechanism:
    """The orthogonal Bricard linkage with equal links, after benchmark A05 of the IFToMM multibody library.

    Five slender uniform rods of `length` (m) and `mass` (kg) and the ground form a loop of six hinges. At the start
    they run along six edges of a cube, x, y, z, -x, -y, -z, and the hinge between two of them is along the third
    direction. Gravity g (m/s²) along -y. Six hinges in a spatial loop have 6 - 6 = 0 DOF by counting, but this
    loop has one; hinge1 turns back after 30° in the positive direction.
    """
    positive(length=length, mass=mass)
    x, y, z = np.eye(3)
    ways = [x, y, z, -x, -y, -z]
    corner = np.zeros(3)
    bodies, joints, places = [], [], {}
    for i in range(6):
        # hinge i + 1 joins the rod that arrives at this corner to the one that leaves it; the last rod is the ground
        before, way = ways[i - 1], ways[i]
        axis = np.cross(before, way)
        arriving = f"rod{i}" if i else "ground"
        leaving = f"rod{i + 1}" if i < 5 else "ground"
        lead = place(corner, columns(way, np.cross(axis, way), axis))
        if leaving != "ground":
            bodies.append(Body.rod(leaving, mass, length))
            places[leaving] = lead
        seen = lead if arriving == "ground" else lead.seen_from(places[arriving])
        joints.append((f"hinge{i + 1}", arriving, leaving, lead, seen))
        corner = corner + length * way
    hinges = [
        revolute(name, parent, child, seen.frame)
        if child != "ground"
        else revolute(name, child, parent, lead.frame, seen.frame)
        for name, parent, child, lead, seen in joints
    ]
    motor = Actuator("motor", "hinge1")
    return assembled("bricard", bodies, hinges, places, actuators=(motor,), gravity=(0.0, -g, 0.0))
