"""The spatial four-bar RSSR: a crank drives a rocker about a skew axis through a coupler with balls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    aim,
    along,
    angle_where,
    assembled,
    columns,
    frame,
    number,
    numbers,
    one_of,
    place,
    positive,
    rot_x,
    rot_y,
    rot_z,
)
from closedchain.library.solids import bar
from closedchain.mechanism import Actuator, Mechanism
from closedchain.mechanism.joint import revolute, spherical, universal

HERE = (0.0, 0.0, 0.0)
# in the crank's axes: first about the crank's own axis, then across; at zero the coupler continues the crank
CRANK_TO_COUPLER = columns((0, 0, 1), (0, -1, 0), (1, 0, 0))


@by_arguments(
    crank="m", coupler="m", rocker="m", distance="m", twist="rad", offset="m", masses="kg", angle="rad", g="m/s²"
)
def rssr(
    crank: float = 0.1,
    coupler: float = 0.4,
    rocker: float = 0.25,
    *,
    distance: float = 0.25,
    twist: float = np.pi / 2,
    offset: float = 0.25,
    joint: Literal["universal", "spherical"] = "universal",
    masses: Sequence[float] = (0.5, 1.0, 1.0),
    angle: float = 0.6,
    side: int = 1,
    g: float = 9.81,
) -> Mechanism:
    """The spatial four-bar linkage RSSR, with a universal joint for one of its balls: one DOF.

    Between two balls the coupler can spin idly about its own axis. `joint="spherical"` is this RSSR of the textbooks:
    two DOF, of which the crank's motor drives one. `joint="universal"` puts a universal joint in place of the ball at
    the crank and so prevents the spin; crank and rocker move in the same way.

    The data are plausible, not from a paper. The crank rotates about z; the rocker's axis is `distance` (m) away along
    x, at the angle `twist` (rad) to z about x, and the rocker's plane is `offset` (m) along that axis. Links are round
    bars of 15 mm diameter: lengths (m) and `masses` (kg) of crank, coupler and rocker; `angle` (rad) of the crank at
    the start; `side` +1 or -1 of the two assembly modes; gravity g (m/s²) along -z. The crank can rotate fully.
    """
    positive(crank=crank, coupler=coupler, rocker=rocker)
    m1, m2, m3 = numbers("masses", masses, 3)
    one_of("side", side, (1, -1))
    one_of("joint", joint, ("universal", "spherical"))
    base = place((distance, 0, 0), rot_x(twist)).then(place((0, 0, offset)))
    pin = crank * along(angle)
    # |rocker (cos, sin, 0) - pin| = coupler in the rocker's axes
    seen = base.R.T @ (pin - base.p)
    right = (rocker**2 + seen @ seen - coupler**2) / (2 * rocker)
    swing = angle_where(number(seen[0]), number(seen[1]), number(right), side, "RSSR")
    end = base.point(rocker * along(swing))
    first = place(R=rot_z(angle))
    axes = first.R @ CRANK_TO_COUPLER
    a, b = aim(axes.T @ (end - pin))
    at = (crank, 0.0, 0.0)
    first_ball = (
        universal("crank_pin", "crank", "coupler", frame(at, CRANK_TO_COUPLER))
        if joint == "universal"
        else spherical("crank_pin", "crank", "coupler", at)
    )
    joints = (
        revolute("crank", "ground", "crank"),
        first_ball,
        revolute("rocker", "ground", "rocker", base.frame),
        spherical("rocker_pin", "coupler", "rocker", (0, 0, coupler), (rocker, 0, 0)),
    )
    bodies = (
        bar("crank", m1, [HERE, at], 0.015),
        bar("coupler", m2, [HERE, (0, 0, coupler)], 0.015),
        bar("rocker", m3, [HERE, (rocker, 0, 0)], 0.015),
    )
    places = {
        "crank": first,
        "coupler": place(pin, axes @ rot_x(a) @ rot_y(b)),
        "rocker": base.then(place(R=rot_z(swing))),
    }
    motor = Actuator("crank_motor", "crank")
    return assembled("rssr", bodies, joints, places, actuators=(motor,), platform="rocker", gravity=(0.0, 0.0, -g))
