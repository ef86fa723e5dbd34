"""Gough–Stewart platforms: six extensible legs between the ground and a platform."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError
from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    ABOUT_X,
    ABOUT_Y,
    Z_THEN_Y,
    Place,
    aim,
    along,
    arcsin,
    assembled,
    frame,
    hypot,
    norm,
    number,
    numbers,
    place,
    points,
    positive,
    radians,
    rot_x,
    rot_y,
    rot_z,
    vector,
)
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Shape
from closedchain.mechanism.joint import prismatic, revolute, spherical, universal
from closedchain.types import Array

_BASE = ((-2.120, 1.374), (-2.380, 1.224), (-2.380, -1.224), (-2.120, -1.374), (0.0, -0.15), (0.0, 0.15))
_TIPS = ((0.170, 0.595), (-0.6, 0.15), (-0.6, -0.15), (0.170, -0.595), (0.430, -0.445), (0.430, 0.445))
WANG_BASE = tuple((x, y, 0.0) for x, y in _BASE)
WANG_TIPS = tuple((x, y, -0.4) for x, y in _TIPS)


@by_arguments(
    base="m",
    tips="m",
    position="m",
    angles="rad",
    platform_mass="kg",
    platform_inertia="kg m²",
    leg_mass="kg",
    leg_inertia="kg m²",
    leg_center="m",
    g="m/s²",
)
def gough_stewart(
    base: Sequence[Sequence[float]] = WANG_BASE,
    tips: Sequence[Sequence[float]] = WANG_TIPS,
    *,
    position: Sequence[float] = (-1.5, 0.1, 1.5),
    angles: Sequence[float] = (0.0, 0.1, 0.0),
    platform_mass: float = 1.5,
    platform_inertia: float = 0.08,
    leg_mass: float = 0.1,
    leg_inertia: float = 0.00625,
    leg_center: float = 0.5,
    travel: Sequence[float] | None = None,
    g: float = 9.8,
) -> Mechanism:
    """The 6-UPS platform of Wang, Gosselin and Cheng, Multibody System Dynamics 7 (2002), section 3.2.3.

    `base` points in the world and `tips` in the platform's frame (m); `position` (m) and `angles` φ, θ, ψ (rad) of the
    platform at the start, orientation Rz(φ) Ry(θ) Rz(ψ). Masses (kg): the platform's, with its mass centre at the
    origin and one principal moment (kg m²) three times, and that of each of the two halves of a leg, with principal
    moments t, t and t/10 along the leg. The lower half's mass centre is `leg_center` (m) above the base point, the
    upper half's as far below the tip. Gravity g (m/s²) along -z.

    A leg's coordinates are the paper's: a universal joint Rz(α) Ry(β), a prismatic one ρ, measured from base point to
    tip. The paper's printed α and β belong to another pose than its ρ; here all follow from the pose. `travel`:
    shortest and longest leg (m), (0.5, 4.5) in the paper; without it the legs have no limits.
    """
    positive(platform_mass=platform_mass, platform_inertia=platform_inertia, leg_mass=leg_mass, leg_inertia=leg_inertia)
    if len(base) != len(tips):
        raise ArgumentError(f"base and tips must pair up, not {len(base)} and {len(tips)} points")
    limits = None if travel is None else numbers("travel", travel, 2)
    phi, theta, psi = angles
    platform = place(position, rot_z(phi) @ rot_y(theta) @ rot_z(psi))
    bodies = [Body("platform", platform_mass, inertia=(platform_inertia,) * 3, shape=Shape(points(*tips), closed=True))]
    joints: list[Joint] = []
    places = {"platform": platform}
    moments = (leg_inertia, leg_inertia, leg_inertia / 10)
    for i, (foot, tip) in enumerate(zip(base, tips, strict=True)):
        leg = f"leg{i + 1}"
        rho, direction = _leg(foot, platform, tip)
        shape = Shape(points((0, 0, 0), (0, 0, rho / 2)))
        bodies.append(Body(f"{leg}_lower", leg_mass, (0, 0, leg_center), moments, shape))
        shape = Shape(points((0, 0, 0), (0, 0, -0.7 * rho)))
        bodies.append(Body(f"{leg}_upper", leg_mass, (0, 0, -leg_center), moments, shape))
        joints.append(
            universal(f"{leg}_base", "ground", f"{leg}_lower", frame(foot, Z_THEN_Y), frame((0, 0, 0), Z_THEN_Y))
        )
        joints.append(prismatic(f"{leg}_slide", f"{leg}_lower", f"{leg}_upper", limits=limits))
        joints.append(spherical(f"{leg}_tip", f"{leg}_upper", "platform", child_at=vector(tip)))
        places[f"{leg}_lower"] = place(foot, direction)
        places[f"{leg}_upper"] = place(platform.p + platform.R @ np.array(tip), direction)
    motors = [Actuator(f"leg{i + 1}", f"leg{i + 1}_slide") for i in range(len(base))]
    return assembled(
        "gough_stewart", bodies, joints, places, actuators=motors, platform="platform", gravity=(0.0, 0.0, -g)
    )


@by_arguments(position="m", angles="rad", base_angles="°", tip_angles="°", base_radius="m", tip_radius="m", g="m/s²")
def gough_stewart_saha(
    *,
    position: Sequence[float] = (0.05, -0.08, 0.92),
    angles: Sequence[float] = (0.1, -0.15, 0.2),
    base_angles: Sequence[float] = (0, 20, 120, 140, 240, 260),
    tip_angles: Sequence[float] = (-40, 60, 80, 180, 200, 300),
    base_radius: float = 1.0,
    tip_radius: float = 0.5,
    g: float = 9.81,
) -> Mechanism:
    """A 6-UPS platform of one-DOF joints only, as the recursive method of Saha and Schiehlen wants its legs.

    Universal and spherical joints are intersecting revolutes and their crosses have mass: each leg is RX, RY, PZ, RX,
    RY, RZ. The data are plausible, not the paper's. `position` (m) and `angles` roll, pitch, yaw (rad) of the platform
    at the start, orientation Rz Ry Rx; base points and tips on circles of `base_radius` and `tip_radius` (m) at the
    given angles (degrees). Each leg's base frame has x along the circle and z up. Masses: base cross 0.4 kg, lower half
    2 kg, upper half 1.2 kg, tip crosses 0.15 kg each, platform 12 kg. Gravity g (m/s²) along -z.
    """
    positive(base_radius=base_radius, tip_radius=tip_radius)
    roll, pitch, yaw = angles
    platform = place(position, rot_z(yaw) @ rot_y(pitch) @ rot_x(roll))
    tips = [tip_radius * along(radians(angle)) for angle in tip_angles]
    shape = Shape(points(*tips), closed=True)
    bodies = [Body("platform", 12.0, (0.03, -0.02, 0.05), (0.8, 0.9, 1.5), shape)]
    joints: list[Joint] = []
    places = {"platform": platform}
    for i, (angle, tip) in enumerate(zip(base_angles, tips, strict=True)):
        foot = place(base_radius * along(radians(angle)), rot_z(radians(angle + 90)))
        bodies += _saha_bodies(f"leg{i + 1}")
        joints += _saha_joints(f"leg{i + 1}", foot, tip)
        places |= _saha_places(f"leg{i + 1}", foot, platform, tip)
    motors = [Actuator(f"leg{i}", f"leg{i}_slide") for i in range(1, 7)]
    return assembled(
        "gough_stewart_saha", bodies, joints, places, actuators=motors, platform="platform", gravity=(0.0, 0.0, -g)
    )


def _leg(foot: ArrayLike, platform: Place, tip: ArrayLike) -> tuple[float, Array]:
    """The length of a leg and its axes Rz(α) Ry(β), z along the leg: ρ (cos α sin β, sin α sin β, cos β)."""
    way = platform.p + platform.R @ np.asarray(tip) - np.asarray(foot)
    rho = number(norm(way))
    positive(**{"distance of base point and tip": rho})
    alpha, beta = np.arctan2(way[1], way[0]), np.arctan2(hypot(way[0], way[1]), way[2])
    return rho, rot_z(number(alpha)) @ rot_y(number(beta))


def _saha_bodies(leg: str) -> list[Body]:
    lower, upper = 2.0 * 0.5**2 / 12 + 1e-3, 1.2 * 0.5**2 / 12 + 1e-3
    rod = points((0, 0, 0), (0, 0, 0.6))
    return [
        Body(f"{leg}_cross", 0.4, inertia=(1e-3, 2e-3, 3e-3), shape=Shape(points((-0.03, 0, 0), (0.03, 0, 0)))),
        Body(f"{leg}_lower", 2.0, (0.01, 0.0, 0.25), (lower, lower, 2e-3), Shape(rod)),
        Body(f"{leg}_upper", 1.2, (0.0, 0.01, -0.25), (upper, upper, 2e-3), Shape(points((0, 0, 0), (0, 0, -0.6)))),
        Body(f"{leg}_ball_x", 0.15, inertia=(1e-4,) * 3, shape=Shape(points((-0.02, 0, 0), (0.02, 0, 0)))),
        Body(f"{leg}_ball_y", 0.15, inertia=(1e-4,) * 3, shape=Shape(points((0, -0.02, 0), (0, 0.02, 0)))),
    ]


def _saha_joints(leg: str, foot: Place, tip: Array) -> list[Joint]:
    x, y = frame((0, 0, 0), ABOUT_X), frame((0, 0, 0), ABOUT_Y)
    return [
        revolute(f"{leg}_base_x", "ground", f"{leg}_cross", foot.then(place(R=ABOUT_X)).frame, x),
        revolute(f"{leg}_base_y", f"{leg}_cross", f"{leg}_lower", y, y),
        prismatic(f"{leg}_slide", f"{leg}_lower", f"{leg}_upper"),
        revolute(f"{leg}_tip_x", f"{leg}_upper", f"{leg}_ball_x", x, x),
        revolute(f"{leg}_tip_y", f"{leg}_ball_x", f"{leg}_ball_y", y, y),
        revolute(f"{leg}_tip_z", f"{leg}_ball_y", "platform", child_at=vector(tip)),
    ]


def _saha_places(leg: str, foot: Place, platform: Place, tip: Array) -> dict[str, Place]:
    end = platform.p + platform.R @ tip
    a, b = aim(foot.R.T @ (end - foot.p))
    cross = foot.R @ rot_x(a)
    lower = cross @ rot_y(b)
    # what is left to the platform's orientation is RX(c) RY(d) RZ(e)
    left = lower.T @ platform.R
    c, d = number(np.arctan2(-left[1, 2], left[2, 2])), number(arcsin(left[0, 2]))
    return {
        f"{leg}_cross": place(foot.p, cross),
        f"{leg}_lower": place(foot.p, lower),
        f"{leg}_upper": place(end, lower),
        f"{leg}_ball_x": place(end, lower @ rot_x(c)),
        f"{leg}_ball_y": place(end, lower @ rot_x(c) @ rot_y(d)),
    }
