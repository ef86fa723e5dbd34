"""The Orthoglide: three orthogonal sliders that move a platform through parallelograms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from closedchain.errors import MechanismError
from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    ABOUT_X,
    ABOUT_Y,
    Place,
    aim,
    assembled,
    columns,
    frame,
    hypot,
    number,
    numbers,
    place,
    points,
    positive,
    rot_x,
    rot_y,
)
from closedchain.library.solids import bar, box
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Shape
from closedchain.mechanism.expressions import value_of
from closedchain.mechanism.joint import prismatic, revolute

HERE = (0.0, 0.0, 0.0)
SIDES = (("left", 0.5), ("right", -0.5))


@by_arguments(leg="m", width="m", platform_size="m", masses="kg", position="m", g="m/s²")
def orthoglide(
    *,
    leg: float = 0.31,
    width: float = 0.08,
    platform_size: float = 0.06,
    masses: Sequence[float] = (0.9, 0.25, 0.35, 0.9),
    position: Sequence[float] = (0.04, -0.03, 0.05),
    g: float = 9.81,
) -> Mechanism:
    """The Orthoglide of Chablat and Wenger, IEEE Transactions on Robotics and Automation 19 (2003): 3-PRPaR.

    Three sliders run along x, y and z. Each carries a crossbar on a hinge, two rods of length `leg` (m) and a second
    crossbar form a parallelogram with it, and a second hinge joins that to the platform. A leg keeps the direction of
    its crossbars, so the platform only translates: three DOF. Twelve constraints are redundant, three in each
    parallelogram and three because two legs would do to hold the orientation. At `position` zero the legs lie along the
    axes, the robot is isotropic there and a slider's velocity is the platform's; all slides are zero.

    The legs are about as long as those of the prototype with its cube of 200 mm; the other data are plausible, not from
    the paper. Lengths (m): the crossbars are `width` long, the hinges on the platform `platform_size` from its centre;
    `masses` (kg) of a slider, a crossbar, a rod (12 mm diameter) and the platform; `position` of the platform's centre
    at the start; gravity g (m/s²) along -z.
    """
    positive(leg=leg, width=width, platform_size=platform_size)
    m_slider, m_bar, m_rod, m_platform = numbers("masses", masses, 4)
    center = np.array(numbers("position", position, 3, sign=False))
    corners = Shape(points(*(platform_size * np.eye(3))), closed=True)
    bodies = [box("platform", m_platform, (platform_size,) * 3, corners)]
    joints: list[Joint] = []
    places = {"platform": place(center)}
    for i, name in enumerate(("x", "y", "z")):
        # the leg's axes: z along the guide, x along the crossbars
        axes = columns(*(np.eye(3)[:, (i + k) % 3] for k in (1, 2, 0)))
        tip = platform_size * axes[:, 2]
        slide = _slide(axes.T @ center, leg, f"Orthoglide, leg {name},")
        home = place((leg + platform_size) * axes[:, 2], axes)
        bodies += _bodies(f"leg_{name}", leg, width, (m_slider, m_bar, m_rod))
        joints += _joints(f"leg_{name}", home, tip, leg, width)
        places |= _places(f"leg_{name}", home.then(place((0, 0, slide))), center + tip, width)
    motors = [Actuator(f"leg_{name}", f"leg_{name}_slide") for name in "xyz"]
    gravity = (0.0, 0.0, -g)
    return assembled("orthoglide", bodies, joints, places, actuators=motors, platform="platform", gravity=gravity)


def _slide(center: np.ndarray, leg: float, what: str) -> Any:
    """|(leg + slide) along the guide - centre| = leg, the slider on the outer side."""
    x, y, z = center
    far, reach = value_of(hypot(x, y)), value_of(leg)
    if not far < reach:
        raise MechanismError(f"{what} cannot close: the platform is {far:.6g} m from its guide, the leg {reach:.6g} m")
    return number(z - leg + np.sqrt(leg**2 - x**2 - y**2))


def _bodies(name: str, leg: float, width: float, masses: tuple[float, float, float]) -> list[Body]:
    m_slider, m_bar, m_rod = masses
    across = [(-width / 2, 0, 0), (width / 2, 0, 0)]
    slider = Shape(points((0, 0, 0), (0, 0, width / 2)))
    return [
        box(f"{name}_slider", m_slider, (width, width, width), slider),
        bar(f"{name}_near", m_bar, across, 0.015),
        *(bar(f"{name}_{side}", m_rod, [HERE, (0, 0, -leg)], 0.012) for side, _ in SIDES),
        bar(f"{name}_far", m_bar, across, 0.015),
    ]


def _joints(name: str, home: Place, tip: np.ndarray, leg: float, width: float) -> list[Joint]:
    x, y, end = frame(HERE, ABOUT_X), frame(HERE, ABOUT_Y), frame((0, 0, -leg), ABOUT_Y)
    near, far = f"{name}_near", f"{name}_far"
    joints = [prismatic(f"{name}_slide", "ground", f"{name}_slider", home.frame)]
    joints.append(revolute(f"{name}_hinge", f"{name}_slider", near, x, x))
    for side, half in SIDES:
        corner = frame((half * width, 0, 0), ABOUT_Y)
        joints.append(revolute(f"{name}_{side}_near", near, f"{name}_{side}", corner, y))
        joints.append(revolute(f"{name}_{side}_far", f"{name}_{side}", far, end, corner))
    joints.append(revolute(f"{name}_tip", far, "platform", x, frame(tip, home.R @ ABOUT_X)))
    return joints


def _places(name: str, slider: Place, tip: np.ndarray, width: float) -> dict[str, Place]:
    a, b = aim(slider.R.T @ (slider.p - tip))
    near = slider.then(place(R=rot_x(a)))
    rods = {f"{name}_{side}": near.then(place((half * width, 0, 0), rot_y(b))) for side, half in SIDES}
    return {f"{name}_slider": slider, f"{name}_near": near, **rods, f"{name}_far": place(tip, near.R)}
