"""Parallel robots whose platform only translates because of how their universal joints are arranged: 3-UPU and 3-RUU.

Both universal joints of a leg have one axis that keeps its direction (the same at the base and on the platform) and one
that is common to both. Such a leg resists the platform's rotation about the normal of these two axes, and three legs
resist every rotation unless their normals lie in one plane.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.delta import ARM_TO_ROD, arm_angle
from closedchain.library.geometry import (
    Y_THEN_X,
    aim,
    assembled,
    columns,
    frame,
    norm,
    number,
    numbers,
    place,
    positive,
    rot_x,
    rot_y,
    rot_z,
)
from closedchain.library.solids import bar, disc
from closedchain.mechanism import Actuator, Joint, Mechanism
from closedchain.mechanism.joint import prismatic, revolute, universal

HERE = (0.0, 0.0, 0.0)


@by_arguments(base_radius="m", platform_radius="m", masses="kg", position="m", g="m/s²")
def translational_3upu(
    *,
    base_radius: float = 0.4,
    platform_radius: float = 0.15,
    masses: Sequence[float] = (2.0, 1.2, 5.0),
    position: Sequence[float] = (0.05, -0.04, 0.6),
    g: float = 9.81,
) -> Mechanism:
    """The translational 3-UPU robot: three legs that extend between two universal joints. It has three DOF.

    The arrangement is that of Tsai, Kinematics of a three-DOF platform with three extensible limbs (1996): the first
    axis of every leg at the base is tangent to the circle of `base_radius` (m), the last one on the platform tangent to
    that of `platform_radius`, and the two axes across the leg are parallel. With radial axes, as in the robot of Seoul
    National University, or with equal radii all legs would resist the same rotation and the platform would be loose.

    The data are plausible, not from a paper: `masses` (kg) of a leg's lower and upper half, round bars of 40 mm and
    25 mm diameter, and of the platform, a disc; `position` (m) of the platform at the start; gravity g (m/s²) along -z.
    A leg's slide is its length. Start positions where the legs are parallel are singular.
    """
    positive(base_radius=base_radius, platform_radius=platform_radius)
    m_lower, m_upper, m_platform = numbers("masses", masses, 3)
    center = np.array(numbers("position", position, 3, sign=False))
    feet = [rot_z(2 * np.pi * i / 3) for i in range(3)]
    bodies = [disc("platform", m_platform, platform_radius, [platform_radius * out[:, 0] for out in feet])]
    joints: list[Joint] = []
    places = {"platform": place(center)}
    for i, out in enumerate(feet):
        leg, foot, tip = f"leg{i + 1}", base_radius * out[:, 0], platform_radius * out[:, 0]
        axes = columns(out[:, 1], -out[:, 0], out[:, 2])  # x tangential, z up
        way = center + tip - foot
        length = number(norm(way))
        a, b = aim(axes.T @ way)
        direction = axes @ rot_x(a) @ rot_y(b)
        bodies.append(bar(f"{leg}_lower", m_lower, [HERE, (0, 0, 0.6 * length)], 0.04))
        bodies.append(bar(f"{leg}_upper", m_upper, [HERE, (0, 0, -0.7 * length)], 0.025))
        joints.append(universal(f"{leg}_base", "ground", f"{leg}_lower", frame(foot, axes)))
        joints.append(prismatic(f"{leg}_slide", f"{leg}_lower", f"{leg}_upper"))
        joints.append(
            universal(f"{leg}_tip", f"{leg}_upper", "platform", frame(HERE, Y_THEN_X), frame(tip, axes @ Y_THEN_X))
        )
        places |= {f"{leg}_lower": place(foot, direction), f"{leg}_upper": place(center + tip, direction)}
    motors = [Actuator(f"leg{i}", f"leg{i}_slide") for i in (1, 2, 3)]
    gravity = (0.0, 0.0, -g)
    return assembled(
        "translational_3upu", bodies, joints, places, actuators=motors, platform="platform", gravity=gravity
    )


@by_arguments(base_radius="m", platform_radius="m", arm="m", rod="m", masses="kg", position="m", g="m/s²")
def translational_3ruu(
    *,
    base_radius: float = 0.2,
    platform_radius: float = 0.06,
    arm: float = 0.3,
    rod: float = 0.65,
    masses: Sequence[float] = (0.6, 0.25, 0.8),
    position: Sequence[float] = (0.05, -0.04, -0.6),
    g: float = 9.81,
) -> Mechanism:
    """The translational 3-RUU robot: a Delta whose forearms are single rods between universal joints. It has three DOF.

    Stamper, Tsai and Walsh, Optimization of a three DOF translational platform for well-conditioned workspace (1997),
    describe the robot of the University of Maryland that moves in this way. A forearm's universal joints have one axis
    parallel to the arm's, and their other axes are parallel, which takes the place of the Delta's parallelogram.

    The data are plausible, not from the paper. Lengths (m): the arms' axes are tangent to a circle of `base_radius`,
    the forearms `rod` end on one of `platform_radius`; `masses` (kg) of an arm and a rod, round bars of 15 mm and 12 mm
    diameter, and of the platform, a disc; `position` of the platform at the start, below the base; gravity g (m/s²)
    along -z. An arm's coordinate is its angle below the horizontal.
    """
    positive(base_radius=base_radius, platform_radius=platform_radius, arm=arm, rod=rod)
    m_arm, m_rod, m_platform = numbers("masses", masses, 3)
    center = np.array(numbers("position", position, 3, sign=False))
    feet = [rot_z(2 * np.pi * i / 3) for i in range(3)]
    bodies = [disc("platform", m_platform, platform_radius, [platform_radius * out[:, 0] for out in feet])]
    joints: list[Joint] = []
    places = {"platform": place(center)}
    for i, out in enumerate(feet):
        leg, pivot, tip = f"leg{i + 1}", base_radius * out[:, 0], platform_radius * out[:, 0]
        axes = columns(out[:, 0], -out[:, 2], out[:, 1])  # x radial, y down, z tangential
        angle = arm_angle(out.T @ (center + tip - pivot), arm, rod, f"3-RUU, {leg},")
        upper = place(pivot, axes @ rot_z(angle))
        elbow = upper.then(place((arm, 0, 0), ARM_TO_ROD))
        a, b = aim(elbow.R.T @ (center + tip - elbow.p))
        bodies += [
            bar(f"{leg}_arm", m_arm, [HERE, (arm, 0, 0)], 0.015),
            bar(f"{leg}_rod", m_rod, [HERE, (0, 0, rod)], 0.012),
        ]
        joints += [
            revolute(f"{leg}_base", "ground", f"{leg}_arm", frame(pivot, axes)),
            universal(f"{leg}_elbow", f"{leg}_arm", f"{leg}_rod", frame((arm, 0, 0), ARM_TO_ROD)),
            universal(
                f"{leg}_tip",
                f"{leg}_rod",
                "platform",
                frame((0, 0, rod), Y_THEN_X),
                frame(tip, axes @ ARM_TO_ROD @ Y_THEN_X),
            ),
        ]
        places |= {f"{leg}_arm": upper, f"{leg}_rod": place(elbow.p, elbow.R @ rot_x(a) @ rot_y(b))}
    motors = [Actuator(f"leg{i}", f"leg{i}_base") for i in (1, 2, 3)]
    gravity = (0.0, 0.0, -g)
    return assembled(
        "translational_3ruu", bodies, joints, places, actuators=motors, platform="platform", gravity=gravity
    )
