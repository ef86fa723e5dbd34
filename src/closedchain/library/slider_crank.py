"""The slider-crank in the vertical xy plane."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from closedchain.errors import MechanismError
from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import along, assembled, lying, numbers, place, points, positive
from closedchain.library.solids import box
from closedchain.mechanism import Actuator, Body, Mechanism, Pose, Shape
from closedchain.mechanism.expressions import value_of
from closedchain.mechanism.joint import prismatic, revolute


@by_arguments(crank="m", rod="m", offset="m", masses="kg", angle="rad", g="m/s²")
def slider_crank(
    crank: float = 0.15,
    rod: float = 0.45,
    offset: float = 0.0,
    *,
    masses: Sequence[float] = (1.0, 1.5, 2.0),
    angle: float = np.pi / 3,
    g: float = 9.81,
) -> Mechanism:
    """A crank that drives a slider along x through a connecting rod.

    The data are plausible, not from a paper. `crank` and `rod` (m) are slender uniform rods; `offset` (m) is the height
    of the slider's way above the crank's axis; `masses` (kg) of crank, rod and slider; `angle` (rad) of the crank at
    the start, from x; gravity g (m/s²) along -y. The slider is on the +x side; the joint guide is its distance from the
    axis.
    """
    positive(crank=crank, rod=rod)
    m1, m2, m3 = numbers("masses", masses, 3)
    tip = crank * along(angle)
    rise = offset - tip[1]
    far, longest = abs(value_of(rise)), value_of(rod)
    if not far < longest:
        raise MechanismError(
            f"slider-crank cannot close: the way is {far:.6g} m from the crank's tip, the rod {longest} m"
        )
    pin = np.array([tip[0] + np.sqrt(rod**2 - rise**2), offset, 0.0])
    w, h = crank / 3, crank / 5
    block = Shape(points((-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)), closed=True)
    slider = box("slider", m3, (2 * w, 2 * h, 2 * h), block)
    bodies = (Body.rod("crank", m1, crank), Body.rod("rod", m2, rod), slider)
    way = (1.0, 0.0, 0.0)
    joints = (
        revolute("crank", "ground", "crank"),
        revolute("rod", "crank", "rod", (crank, 0, 0)),
        revolute("pin", "rod", "slider", (rod, 0, 0)),
        prismatic("guide", "ground", "slider", Pose((0, offset, 0), axis=way), Pose(axis=way)),
    )
    places = {"crank": lying(np.zeros(3), tip), "rod": lying(tip, pin), "slider": place(pin)}
    return assembled(
        "slider_crank",
        bodies,
        joints,
        places,
        actuators=(Actuator("crank_motor", "crank"),),
        platform="slider",
        gravity=(0.0, -g, 0.0),
    )
