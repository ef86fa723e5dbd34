"""The 3-RPS tripod: a platform that tilts about two axes and heaves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    ABOUT_Y,
    assembled,
    frame,
    hypot,
    number,
    numbers,
    place,
    positive,
    rot_y,
    rot_z,
    vector,
)
from closedchain.library.solids import bar, disc
from closedchain.mechanism import Actuator, Joint, Mechanism
from closedchain.mechanism.joint import prismatic, revolute, spherical

HERE = (0.0, 0.0, 0.0)


@by_arguments(base_radius="m", platform_radius="m", masses="kg", height="m", tilt="rad", g="m/s²")
def tripod_3rps(
    *,
    base_radius: float = 0.35,
    platform_radius: float = 0.2,
    masses: Sequence[float] = (2.0, 1.2, 5.0),
    height: float = 0.6,
    tilt: Sequence[float] = (0.4, 0.15),
    g: float = 9.81,
) -> Mechanism:
    """The 3-RPS tripod after Hunt (1983): three legs that extend, on hinges at the base, with balls on the platform.

    Three DOF: heave and two tilts. The hinges are tangent to the circle of `base_radius` (m), so each ball stays in the
    vertical plane of its leg; the platform cannot rotate about its own normal, and its centre moves sideways a little
    when it tilts (Lee and Shah, IEEE Journal of Robotics and Automation 4, 1988).

    The data are plausible, not from a paper: the balls lie on a circle of `platform_radius` (m); `masses` (kg) of a
    leg's lower and upper half, round bars of 40 mm and 25 mm diameter, and of the platform, a disc; `height` (m) of its
    centre and its `tilt` at the start, azimuth φ of the axis and angle θ (rad), orientation Rz(φ) Ry(θ) Rz(-φ); gravity
    g (m/s²) along -z. A leg's slide is its length, its hinge the inclination from the vertical, outwards positive.
    """
    positive(base_radius=base_radius, platform_radius=platform_radius, height=height)
    m_lower, m_upper, m_platform = numbers("masses", masses, 3)
    phi, theta = numbers("tilt", tilt, 2, sign=False)
    R = rot_z(phi) @ rot_y(theta) @ rot_z(-phi)
    # where every ball lies in the plane of its leg
    platform = place((platform_radius * (R[0, 0] - R[1, 1]) / 2, -platform_radius * R[1, 0], height), R)
    feet = [rot_z(2 * np.pi * i / 3) for i in range(3)]
    bodies = [disc("platform", m_platform, platform_radius, [platform_radius * out[:, 0] for out in feet])]
    joints: list[Joint] = []
    places = {"platform": platform}
    for i, out in enumerate(feet):
        leg, foot, tip = f"leg{i + 1}", base_radius * out[:, 0], platform_radius * out[:, 0]
        end = platform.point(tip)
        x, _, z = out.T @ (end - foot)
        direction, length = out @ rot_y(number(np.arctan2(x, z))), number(hypot(x, z))
        bodies.append(bar(f"{leg}_lower", m_lower, [HERE, (0, 0, 0.6 * length)], 0.04))
        bodies.append(bar(f"{leg}_upper", m_upper, [HERE, (0, 0, -0.7 * length)], 0.025))
        joints += [
            revolute(f"{leg}_base", "ground", f"{leg}_lower", frame(foot, out @ ABOUT_Y), frame(HERE, ABOUT_Y)),
            prismatic(f"{leg}_slide", f"{leg}_lower", f"{leg}_upper"),
            spherical(f"{leg}_tip", f"{leg}_upper", "platform", child_at=vector(tip)),
        ]
        places |= {f"{leg}_lower": place(foot, direction), f"{leg}_upper": place(end, direction)}
    motors = [Actuator(f"leg{i}", f"leg{i}_slide") for i in (1, 2, 3)]
    gravity = (0.0, 0.0, -g)
    return assembled("tripod_3rps", bodies, joints, places, actuators=motors, platform="platform", gravity=gravity)
