"""The Hexapod with six legs of constant length on sliders: 6-PUS."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from closedchain.errors import ArgumentError, MechanismError
from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    Z_THEN_Y,
    Place,
    along,
    arcsin,
    assembled,
    frame,
    hypot,
    numbers,
    place,
    points,
    positive,
    rot_x,
    rot_y,
    rot_z,
    vector,
)
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Shape
from closedchain.mechanism.expressions import value_of
from closedchain.mechanism.joint import prismatic, spherical, universal
from closedchain.types import Array

THETA_1 = np.array([[0, 0, -1], [0, 1, 0], [1, 0, 0]])  # (3)
THETA_2 = np.array([[0, 1, 0], [-1, 0, 0], [0, 0, 1]])
THETA_3 = np.array([[-1, 0, 0], [0, -1, 0], [0, 0, 1]])


class Layout(NamedTuple):
    """The central configuration in the paper's letters, metres and radians."""

    l1: float  # half the guide-way
    beta0: float  # inclination of the guide-way
    beta: float  # inclination of the leg
    h: float  # elevation of the platform
    alpha1: Array  # direction of the six base points
    alpha2: Array
    alpha3: Array  # direction of the six platform points, from that of the base points


def hexapod_layout(L0: float = 0.6, l0: float = 0.3, l3: float = 0.5, alpha0: float = np.pi / 36) -> Layout:
    """The central configuration of the Hexapod, (1) and the notations before it."""
    positive(L0=L0, l0=l0, l3=l3, alpha0=alpha0)
    long_base, long_platform = (2 * r * np.sin(np.pi / 3 - alpha0) for r in (L0, l0))
    l1 = (long_base - long_platform) / np.sqrt(2)
    sin_beta0, sin_beta = (L0 - l0) / l1 if value_of(l1) > 0 else np.inf, 2 * l0 / l3 * np.sin(np.pi / 6 - alpha0)
    sines = value_of(sin_beta0), value_of(sin_beta)
    if not (abs(sines[0]) < 1 and abs(sines[1]) < 1):
        raise ArgumentError(
            f"no central configuration: sin β0 = {sines[0]:.4g} and sin β = {sines[1]:.4g} must be below 1; "
            "L0 must exceed l0, and l3 the distance it spans"
        )
    beta0, beta = arcsin(sin_beta0), arcsin(sin_beta)
    third, sign = 2 * np.pi / 3, np.array([1, -1, 1, -1, 1, -1])
    alpha1 = np.array([alpha0, third - alpha0, third + alpha0, -third - alpha0, -third + alpha0, -alpha0])  # (1)
    alpha2, alpha3 = -sign * (np.pi / 3 + alpha0), sign * (np.pi / 3 - 2 * alpha0)
    return Layout(l1, beta0, beta, l1 * np.cos(beta0) + l3 * np.cos(beta), alpha1, alpha2, alpha3)


@by_arguments(
    L0="m",
    l0="m",
    l3="m",
    alpha0="rad",
    masses="kg",
    leg_inertia="kg m²",
    leg_center="m",
    platform_inertia="kg m²",
    position="m",
    angles="rad",
    g="m/s²",
)
def hexapod(
    *,
    L0: float = 0.6,
    l0: float = 0.3,
    l3: float = 0.5,
    alpha0: float = np.pi / 36,
    masses: Sequence[float] = (0.1, 0.05, 0.398, 3.983),
    leg_inertia: float = 0.0722,
    leg_center: float = 0.25,
    platform_inertia: Sequence[float] = (0.068, 0.068, 0.136),
    position: Sequence[float] | None = None,
    angles: Sequence[float] = (0.0, 0.0, 0.0),
    g: float = 9.81,
) -> Mechanism:
    """The Hexapod of Sinatra, Xi and Staicu, Rev. Roum. Sci. Techn. - Méc. Appl. 54 (2009), data (24).

    Radii `L0` of the base and `l0` of the platform, leg length `l3` (m), half angle `alpha0` (rad) of the short sides;
    `masses` of slider, Hooke joint, leg and platform (kg); `leg_inertia` (kg m²) is that of a leg about its lower end,
    across it, `leg_center` (m) the distance of its mass centre from there (not printed); `position` (m) and `angles`
    α1, α2, α3 (rad) of the platform at the start, orientation Rx(α1) Ry(α2) Rz(α3), the central configuration if not
    given.

    z points down and so does gravity, g (m/s²) along +z. Coordinates are the paper's: slide λ along the guide-way from
    its middle, then φ21 and φ32 of the Hooke joint, all zero in the central configuration (a2α in (2) is taken without
    the printed transpose, which would leave the loops open). The Hooke joint has mass but no inertia in the paper; it
    never leaves its slider, so its mass is part of the slider's.
    """
    m1, m2, m3, mp = numbers("masses", masses, 4)
    at = hexapod_layout(L0, l0, l3, alpha0)
    platform = place(
        (0, 0, at.h) if position is None else position, rot_x(angles[0]) @ rot_y(angles[1]) @ rot_z(angles[2])
    )
    tips = [l0 * along(a) for a in at.alpha1 + at.alpha3]
    bodies = [Body("platform", mp, inertia=vector(platform_inertia), shape=Shape(points(*tips), closed=True))]
    joints: list[Joint] = []
    places = {"platform": platform}
    across = leg_inertia - m3 * leg_center**2
    for i, letter in enumerate("ABCDEF"):
        leg = f"leg{letter}"
        guide, hook, rod = _frames(L0, at, i)
        slider = Shape(points((0, 0, -0.03), (0, 0, 0.03)))
        bodies.append(Body(f"{leg}_slider", m1 + m2, shape=slider))
        bodies.append(
            Body(f"{leg}_rod", m3, (0, leg_center, 0), (across, 0, across), Shape(points((0, 0, 0), (0, l3, 0))))
        )
        joints.append(prismatic(f"{leg}_slide", "ground", f"{leg}_slider", guide.frame))
        joints.append(
            universal(f"{leg}_hook", f"{leg}_slider", f"{leg}_rod", frame((0, 0, 0), hook), frame((0, 0, 0), rod))
        )
        joints.append(spherical(f"{leg}_tip", f"{leg}_rod", "platform", (0, l3, 0), vector(tips[i])))
        places |= _places(leg, guide, hook, rod, platform.p + platform.R @ tips[i], l3)
    motors = [Actuator(f"leg{letter}", f"leg{letter}_slide") for letter in "ABCDEF"]
    return assembled("hexapod", bodies, joints, places, actuators=motors, platform="platform", gravity=(0.0, 0.0, g))


def _frames(L0: float, at: Layout, i: int) -> tuple[Place, Array, Array]:
    """The middle of a guide-way in the world, the Hooke joint's axes in the slider and in the leg."""
    # the paper's matrices take vectors into a frame, ours out of it: (2) is read from the left, transposed
    a_beta0, a_beta = rot_y(at.beta0).T, rot_z(at.beta).T
    a10 = a_beta0 @ THETA_3 @ rot_z(at.alpha1[i]).T
    a21 = THETA_1 @ rot_z(at.alpha2[i]).T @ a_beta0.T
    a32 = a_beta @ THETA_1 @ THETA_2
    middle = L0 * along(at.alpha1[i]) + at.l1 * a10[2]
    return place(middle, a10.T), a21.T @ Z_THEN_Y, a32 @ Z_THEN_Y


def _places(leg: str, guide: Place, hook: Array, rod: Array, tip: Array, l3: float) -> dict[str, Place]:
    """Slider and leg where the leg's end meets the tip, the leg pointing down the guide-way as in the paper."""
    x, y, z = guide.R.T @ (tip - guide.p)
    far, reach = value_of(hypot(x, y)), value_of(l3)
    if not far < reach:
        raise MechanismError(f"{leg} cannot close: its tip is {far:.6g} m from the guide-way, the leg {reach:.6g} m")
    slide = z - np.sqrt(l3**2 - x**2 - y**2)
    # the leg in the Hooke joint's axes is (sin(β + φ32), -sin φ21 cos(β + φ32), cos φ21 cos(β + φ32))
    e = hook.T @ np.array([x, y, z - slide]) / l3
    beta = np.arctan2(rod[1, 0], rod[1, 2])
    phi21, phi32 = np.arctan2(-e[1], e[2]), np.arctan2(e[0], hypot(e[1], e[2])) - beta
    slider = guide.then(place((0, 0, slide)))
    return {
        f"{leg}_slider": slider,
        f"{leg}_rod": slider.then(place(R=hook @ rot_x(phi21) @ rot_y(phi32) @ rod.T)),
    }
