"""Planar parallel machines in the vertical xy plane: the five-bar and the 3-RRR."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    AssemblyMode,
    along,
    assembled,
    elbow,
    lying,
    numbers,
    one_of,
    place,
    points,
    positive,
    radians,
    rot_z,
    sign_of,
    vector,
)
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Shape
from closedchain.mechanism.joint import revolute


@by_arguments(lengths="m", masses="kg", base="m", cranks="rad", g="m/s²")
def five_bar(
    lengths: Sequence[float] = (0.6, 1.1, 0.7, 0.8),
    masses: Sequence[float] = (3.0, 1.6, 2.0, 1.1),
    base: float = 1.2,
    *,
    side: int = 1,
    mode: AssemblyMode = "up",
    cranks: Sequence[float] = (np.pi / 6, np.pi / 6),
    g: float = 9.81,
) -> Mechanism:
    """The five-bar of Saha and Schiehlen, Recursive Kinematics and Dynamics for Closed Loop Multibody Systems, VI.B.

    `lengths` a1, a2 of leg 1 and a1, a2 of leg 2 (m), `masses` of the same (kg), slender uniform rods (their inertias
    are not printed); `base` a0 (m) is the distance of the pivots. The figure is missing, so the layout is an argument:
    `side` +1 or -1 puts leg 2 on the +x or -x side, `mode` the tip above or below the line between the elbows.
    `cranks` (rad) are the two driven angles at the start, counter-clockwise from x; gravity g (m/s²) along -y. The
    end-effector is the distal link of leg 1; the joint leg2_tip is the paper's third joint of leg 2.
    """
    a1, a2, b1, b2 = numbers("lengths", lengths, 4)
    m1, m2, n1, n2 = numbers("masses", masses, 4)
    positive(base=base)
    one_of("side", side, (1, -1))
    foot, other = np.zeros(3), np.array([side * base, 0.0, 0.0])
    elbow1, elbow2 = foot + a1 * along(cranks[0]), other + b1 * along(cranks[1])
    tip = elbow(elbow1, elbow2, a2, b2, side * sign_of(mode), "five-bar")
    rods = {"leg1_proximal": (m1, a1), "leg1_distal": (m2, a2), "leg2_proximal": (n1, b1), "leg2_distal": (n2, b2)}
    joints = (
        revolute("leg1_base", "ground", "leg1_proximal"),
        revolute("leg1_elbow", "leg1_proximal", "leg1_distal", (a1, 0, 0)),
        revolute("leg2_base", "ground", "leg2_proximal", vector(other)),
        revolute("leg2_elbow", "leg2_proximal", "leg2_distal", (b1, 0, 0)),
        revolute("leg2_tip", "leg2_distal", "leg1_distal", (b2, 0, 0), (a2, 0, 0)),
    )
    places = {
        "leg1_proximal": lying(foot, elbow1),
        "leg1_distal": lying(elbow1, tip),
        "leg2_proximal": lying(other, elbow2),
        "leg2_distal": lying(elbow2, tip),
    }
    return assembled(
        "five_bar",
        [Body.rod(name, mass, length) for name, (mass, length) in rods.items()],
        joints,
        places,
        actuators=(Actuator("leg1", "leg1_base"), Actuator("leg2", "leg2_base")),
        platform="leg1_distal",
        gravity=(0.0, -g, 0.0),
    )


@by_arguments(proximal="m", distal="m", base_radius="m", platform_radius="m", masses="kg", pose="", g="m/s²")
def planar_3rrr(
    proximal: float = 0.4,
    distal: float = 0.4,
    *,
    base_radius: float = 0.5,
    platform_radius: float = 0.15,
    masses: Sequence[float] = (1.2, 0.8, 2.0),
    pose: Sequence[float] = (0.05, -0.03, 0.1),
    elbows: Sequence[int] = (1, 1, 1),
    g: float = 9.81,
) -> Mechanism:
    """A planar parallel manipulator with three legs of three revolute joints, the first of each driven.

    The data are plausible, not from a paper. `proximal` and `distal` links (m) are slender uniform rods; bases and
    platform pins lie on circles of `base_radius` and `platform_radius` (m), 120° apart, the first ones downwards on the
    left; `masses` (kg) of proximal link, distal link and platform (a uniform triangle); `pose` x, y (m) and angle (rad)
    of the platform at the start; `elbows` +1 or -1 for each leg, left or right of the way from base to platform pin;
    gravity g (m/s²) along -y.
    """
    positive(proximal=proximal, distal=distal, base_radius=base_radius, platform_radius=platform_radius)
    m1, m2, m3 = numbers("masses", masses, 3)
    x, y, angle = numbers("pose", pose, 3, sign=False)
    directions = [along(radians(a)) for a in (210, 330, 90)]
    pins = [platform_radius * e for e in directions]
    centre = place((x, y, 0), rot_z(angle))
    bodies, joints, places = (
        [_triangle(m3, platform_radius, Shape(points(*pins), closed=True))],
        [],
        {"platform": centre},
    )
    for i, (e, pin) in enumerate(zip(directions, pins, strict=True)):
        leg = f"leg{i + 1}"
        foot, tip = base_radius * e, centre.p + centre.R @ pin
        one_of("elbow", elbows[i], (1, -1))
        bend = elbow(foot, tip, proximal, distal, elbows[i], f"planar 3-RRR, {leg},")
        bodies += [Body.rod(f"{leg}_proximal", m1, proximal), Body.rod(f"{leg}_distal", m2, distal)]
        joints += _leg_joints(leg, vector(foot), proximal, distal, vector(pin))
        places |= {f"{leg}_proximal": lying(foot, bend), f"{leg}_distal": lying(bend, tip)}
    motors = [Actuator(f"leg{i}", f"leg{i}_base") for i in (1, 2, 3)]
    return assembled(
        "planar_3rrr", bodies, joints, places, actuators=motors, platform="platform", gravity=(0.0, -g, 0.0)
    )


def _leg_joints(
    leg: str, foot: tuple[float, float, float], proximal: float, distal: float, pin: tuple[float, float, float]
) -> list[Joint]:
    return [
        revolute(f"{leg}_base", "ground", f"{leg}_proximal", foot),
        revolute(f"{leg}_elbow", f"{leg}_proximal", f"{leg}_distal", (proximal, 0, 0)),
        revolute(f"{leg}_tip", f"{leg}_distal", "platform", (distal, 0, 0), pin),
    ]


def _triangle(mass: float, radius: float, shape: Shape) -> Body:
    """A thin uniform equilateral triangle: its polar moment is m R²/4 for a circumscribed circle of radius R."""
    polar = mass * radius**2 / 4
    return Body("platform", mass, inertia=(polar / 2, polar / 2, polar), shape=shape)
