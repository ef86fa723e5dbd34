"""The Delta robot: three driven arms, parallelogram forearms, a platform that only translates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    Place,
    aim,
    angle_where,
    assembled,
    columns,
    frame,
    number,
    numbers,
    place,
    positive,
    rot_x,
    rot_y,
    rot_z,
    vector,
)
from closedchain.library.solids import bar, disc
from closedchain.mechanism import Actuator, Beam, Body, Joint, Mechanism, Section
from closedchain.mechanism.joint import revolute, spherical, universal
from closedchain.types import Array

# in the arm's axes: first about the arm's own joint axis, then across; a rod at zero continues the arm
ARM_TO_ROD = columns((0, 0, 1), (0, -1, 0), (1, 0, 0))


@by_arguments(
    base_radius="m",
    platform_radius="m",
    arm="m",
    rod="m",
    width="m",
    masses="kg",
    stiffness="N m/rad",
    young="Pa",
    poisson="",
    position="m",
    g="m/s²",
)
def delta(
    *,
    base_radius: float = 0.2,
    platform_radius: float = 0.06,
    arm: float = 0.3,
    rod: float = 0.65,
    width: float = 0.1,
    masses: Sequence[float] = (0.6, 0.12, 0.8),
    stiffness: float | None = None,
    young: float = 210e9,
    poisson: float = 0.3,
    position: Sequence[float] = (0.05, -0.04, -0.6),
    g: float = 9.81,
) -> Mechanism:
    """A Delta robot after Clavel, hanging under its base.

    The data are plausible for a robot of medium size, not from a paper. Lengths (m): the arms' axes are tangent to a
    circle of `base_radius`, the forearms end on one of `platform_radius`, each forearm is two parallel rods `width`
    apart; `masses` of an arm, one rod and the platform with its load (kg), arms and rods being round bars of 15 mm and
    8 mm diameter that bend with modulus `young` (Pa) and Poisson's ratio `poisson`, the platform a disc; `stiffness` of
    each drive (N m/rad; rigid if left out); `position` of the platform at the start; gravity g (m/s²) along -z.

    An arm's coordinate is its angle below the horizontal. Every rod has a universal joint at the arm and a spherical
    one at the platform, so that no rod can spin idly about its own axis and the machine has exactly three DOF.
    """
    positive(base_radius=base_radius, platform_radius=platform_radius, arm=arm, rod=rod, width=width)
    m_arm, m_rod, m_platform = numbers("masses", masses, 3)
    center = np.array(numbers("position", position, 3, sign=False))
    corners = [
        rot_z(2 * np.pi * i / 3) @ np.array([platform_radius, s * width / 2, 0]) for i in range(3) for s in (-1, 1)
    ]
    bodies = [disc("platform", m_platform, platform_radius, corners)]
    joints: list[Joint] = []
    places = {"platform": place(center)}
    for i in range(3):
        leg, out = f"leg{i + 1}", rot_z(2 * np.pi * i / 3)
        pivot = base_radius * out[:, 0]
        way = out.T @ (center + platform_radius * out[:, 0] - pivot)
        # the arm's axes: x radial, y down, z tangential
        axes = columns(out[:, 0], -out[:, 2], out[:, 1])
        angle = arm_angle(way, arm, rod, f"Delta, {leg},")
        arm_place = place(pivot, axes @ rot_z(angle))
        upper = bar(f"{leg}_arm", m_arm, [(0, 0, 0), (arm, 0, 0)], 0.015)
        bodies.append(_elastic(upper, 0.0075, (young, poisson)))
        joints.append(revolute(f"{leg}_base", "ground", f"{leg}_arm", frame(pivot, axes)))
        places[f"{leg}_arm"] = arm_place
        for side, half in (("left", width / 2), ("right", -width / 2)):
            end = platform_radius * out[:, 0] + half * out[:, 1]
            lower = bar(f"{leg}_{side}", m_rod, [(0, 0, 0), (0, 0, rod)], 0.008)
            bodies.append(_elastic(lower, 0.004, (young, poisson)))
            joints += _rod_joints(f"{leg}_{side}", f"{leg}_arm", (arm, 0, half), rod, end)
            places[f"{leg}_{side}"] = _rod_place(arm_place.then(place((arm, 0, half))), center + end)
    motors = [Actuator(f"leg{i}", f"leg{i}_base", stiffness=stiffness) for i in (1, 2, 3)]
    return assembled("delta", bodies, joints, places, actuators=motors, platform="platform", gravity=(0.0, 0.0, -g))


def arm_angle(way: Array, arm: float, rod: float, what: str) -> Any:
    """The arm's angle below the horizontal, elbow outwards, where the rod reaches from its end to the platform."""
    x, _, z = way
    # |way - arm (cos, 0, -sin)| = rod
    right = (way @ way + arm**2 - rod**2) / (2 * arm)
    return angle_where(number(x), number(-z), number(right), -1, what)


def _rod_joints(name: str, arm: str, at: Sequence[float], rod: float, end: Array) -> list[Joint]:
    return [
        universal(f"{name}_elbow", arm, name, frame(at, ARM_TO_ROD)),
        spherical(f"{name}_tip", name, "platform", (0, 0, rod), vector(end)),
    ]


def _rod_place(elbow: Place, tip: Array) -> Place:
    """A rod with z from elbow to tip."""
    axes = elbow.R @ ARM_TO_ROD
    a, b = aim(axes.T @ (tip - elbow.p))
    return place(elbow.p, axes @ rot_x(a) @ rot_y(b))


def _elastic(body: Body, radius: float, material: tuple[float, float]) -> Body:
    """A round bar that bends between its ends, of a material with modulus and Poisson's ratio."""
    assert body.shape is not None
    start, end = body.shape.points
    beam = Beam(start, end, Section("round", radius=radius), *material)
    return replace(body, beams=(beam,))
