"""Three six-DOF arms that hold one object rigidly."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    Place,
    along,
    angle_where,
    assembled,
    columns,
    frame,
    hypot,
    number,
    numbers,
    one_of,
    place,
    points,
    rot_x,
    rot_y,
    rot_z,
)
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Shape
from closedchain.mechanism.joint import fixed, revolute

# PUMA 560: each joint's frame in the link before it (modified Denavit–Hartenberg α, a, d), rad and m
DENAVIT_HARTENBERG = (
    (0.0, 0.0, 0.0),
    (-np.pi / 2, 0.0, 0.2435),
    (0.0, 0.4318, -0.0934),
    (np.pi / 2, -0.0203, 0.4331),
    (-np.pi / 2, 0.0, 0.0),
    (np.pi / 2, 0.0, 0.0),
)
# mass (kg), mass centre (m) and principal moments (kg m²) about it, in the link's frame. The published moments of links
# 2 and 3 are (0.13, 0.524, 0.539) and (0.066, 0.0125, 0.086); no body can have the latter. The two links rotate about
# parallel z axes, so an inertia diag(1, 1, 0) may be counted with either of them and all motions and torques stay the
# same: 0.005 of it is moved from link 2 to link 3.
LINKS = (
    (13.0, (0.0, 0.01, -0.1), (0.45, 0.45, 0.35)),
    (17.4, (0.068, 0.006, -0.016), (0.125, 0.519, 0.539)),
    (4.8, (0.0, -0.07, 0.014), (0.071, 0.0175, 0.086)),
    (0.82, (0.0, 0.0, -0.019), (0.0018, 0.0018, 0.0013)),
    (0.34, (0.0, 0.0, 0.0), (0.0003, 0.0003, 0.0004)),
    (0.09, (0.0, 0.0, 0.032), (0.00015, 0.00015, 0.00004)),
)
OBJECT = Body(
    "object",
    6.5,
    (0.02, -0.015, 0.03),
    ((0.06, 0.004, -0.003), (0.004, 0.075, 0.002), (-0.003, 0.002, 0.05)),
    Shape(points(*(0.12 * along(a) for a in np.linspace(0, 2 * np.pi, 24, endpoint=False))), closed=True),
)


@by_arguments(position="m", angles="rad", base_radius="m", grip_radius="m", tool="m", g="m/s²")
def three_arms(
    *,
    position: Sequence[float] = (0.02, -0.03, 0.3),
    angles: Sequence[float] = (0.15, -0.1, 0.2),
    base_radius: float = 0.75,
    grip_radius: float = 0.12,
    tool: float = 0.12,
    shoulder: int = 1,
    elbow: int = -1,
    wrist: int = 1,
    g: float = 9.81,
) -> Mechanism:
    """Three PUMA-like arms on a circle that grasp an object rigidly, the first example of Lilly and Orin's Type 0.

    Efficient dynamic simulation for multiple chain robotic mechanisms (1989) prints no data; the arm's geometry and
    masses are those commonly used for the PUMA 560, the object and the grips are plausible values. `position` (m) and
    `angles` roll, pitch, yaw (rad) of the object at the start, orientation Rz Ry Rx; arm bases 120° apart on a circle
    of `base_radius` (m), facing inwards; grips on the object at `grip_radius`, the last link's tip is `tool` (m) from
    the wrist. `shoulder`, `elbow` and `wrist` (+1 or -1) select the arms' working mode. Gravity g (m/s²) along -z.

    All eighteen joints are driven, so the six degrees of freedom of the object are driven redundantly.
    """
    for name, sign in (("shoulder", shoulder), ("elbow", elbow), ("wrist", wrist)):
        one_of(name, sign, (1, -1))
    roll, pitch, yaw = numbers("angles", angles, 3, sign=False)
    held = place(numbers("position", position, 3, sign=False), rot_z(yaw) @ rot_y(pitch) @ rot_x(roll))
    bodies, joints, places = [OBJECT], [], {"object": held}
    for i in range(3):
        arm, direction = f"arm{i + 1}", 2 * np.pi * i / 3
        base = place(base_radius * along(direction), rot_z(direction + np.pi))
        grip = _grip(i, direction, grip_radius)
        q = _angles(held.then(grip).seen_from(base), tool, (shoulder, elbow, wrist), arm)
        bodies += [_link(arm, k, tool) for k in range(6)]
        joints += _joints(arm, base, grip, tool)
        places |= _places(arm, base, q)
    motors = [Actuator(f"arm{i}_joint{k}", f"arm{i}_joint{k}") for i in (1, 2, 3) for k in range(1, 7)]
    return assembled("three_arms", bodies, joints, places, actuators=motors, platform="object", gravity=(0.0, 0.0, -g))


def _grip(i: int, direction: float, radius: float) -> Place:
    """Where an arm holds the object: z inwards and tilted, rotated about z, at three heights."""
    tilt, roll, height = ((0.1, 0.3, -0.012), (-0.15, -0.2, 0.0), (0.05, 0.5, 0.012))[i]
    out, up = along(direction), np.array([0.0, 0.0, 1.0])
    x = np.sin(tilt) * out + np.cos(tilt) * up
    z = -np.cos(tilt) * out + np.sin(tilt) * up
    return place(radius * out + height * up, columns(x, np.cross(z, x), z) @ rot_z(roll))


def _before(k: int) -> Place:
    """The frame of joint k in the link before it."""
    alpha, a, d = DENAVIT_HARTENBERG[k]
    R = rot_x(alpha)
    return place(np.array([a, 0, 0]) + d * R[:, 2], R)


def _angles(tip: Place, tool: float, signs: tuple[int, int, int], arm: str) -> list[float]:
    """The six joint angles that bring the tool's tip to a place seen from the arm's base."""
    shoulder, elbow, wrist = signs
    d = DENAVIT_HARTENBERG[1][2] + DENAVIT_HARTENBERG[2][2]
    upper, (_, a3, d4) = DENAVIT_HARTENBERG[2][1], DENAVIT_HARTENBERG[3]
    x, y, z = tip.p - tool * tip.R[:, 2]
    # the wrist lies at distance d beside the plane of the arm
    q1 = angle_where(number(y), number(-x), d, shoulder, arm)
    # in that plane, two links: the upper arm, and the forearm from the elbow to the wrist
    X, Y = np.cos(q1) * x + np.sin(q1) * y, -z
    forearm, bend = hypot(a3, d4), np.arctan2(-d4, a3)
    between = angle_where(2 * upper * forearm, 0.0, X**2 + Y**2 - upper**2 - forearm**2, elbow, arm)
    q3 = between - bend
    q2 = np.arctan2(Y, X) - np.arctan2(forearm * np.sin(between), upper + forearm * np.cos(between))
    # the wrist does the rotation that is left: Rz(q4) Ry(q5) Rz(q6)
    left = rot_x(-np.pi / 2) @ (rot_z(q1) @ rot_x(-np.pi / 2) @ rot_z(q2 + q3)).T @ tip.R
    q5 = np.arctan2(wrist * hypot(left[0, 2], left[1, 2]), left[2, 2])
    q4 = np.arctan2(wrist * left[1, 2], wrist * left[0, 2])
    q6 = np.arctan2(wrist * left[2, 1], -wrist * left[2, 0])
    return [number(q) for q in (q1, q2, q3, q4, q5, q6)]


def _link(arm: str, k: int, tool: float) -> Body:
    mass, center, inertia = LINKS[k]
    end = _before(k + 1).p if k < 5 else np.array([0, 0, tool])
    return Body(f"{arm}_link{k + 1}", mass, center, inertia, Shape(points((0, 0, 0), end)))


def _joints(arm: str, base: Place, grip: Place, tool: float) -> list[Joint]:
    names = ["ground", *(f"{arm}_link{k}" for k in range(1, 7))]
    frames = [base.then(_before(0)), *(_before(k) for k in range(1, 6))]
    hinges = [revolute(f"{arm}_joint{k + 1}", names[k], names[k + 1], frames[k].frame) for k in range(6)]
    return [*hinges, fixed(f"{arm}_grasp", names[6], "object", frame((0, 0, tool)), grip.frame)]


def _places(arm: str, base: Place, q: Sequence[float]) -> dict[str, Place]:
    places, at = {}, base
    for k, angle in enumerate(q):
        at = at.then(_before(k)).then(place(R=rot_z(angle)))
        places[f"{arm}_link{k + 1}"] = at
    return places
