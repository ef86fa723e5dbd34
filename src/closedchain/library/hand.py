"""A three-finger hand that holds an object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    Place,
    along,
    angle_where,
    assembled,
    columns,
    hypot,
    norm,
    number,
    numbers,
    one_of,
    place,
    points,
    rot_x,
    rot_y,
    rot_z,
)
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Pose, Shape
from closedchain.mechanism.joint import fixed, general, revolute, spherical
from closedchain.types import Array

Contact = Literal["hard", "soft", "rigid"]

# mass (kg), mass centre (m) and principal moments (kg m²) about it, in the link's frame; length to the next joint (m)
LINKS = (
    (0.04, (0.005, 0.0, 0.0), (4e-6, 6e-6, 6e-6), 0.012),
    (0.06, (0.03, 0.001, 0.0), (6e-6, 2.2e-5, 2.1e-5), 0.065),
    (0.035, (0.022, 0.0, 0.001), (3e-6, 9e-6, 9e-6), 0.05),
)
OBJECT = Body(
    "object",
    0.25,
    (0.003, -0.002, 0.004),
    ((9e-5, 4e-6, -3e-6), (4e-6, 1.1e-4, 2e-6), (-3e-6, 2e-6, 8e-5)),
    Shape(points(*(0.03 * along(a) for a in np.linspace(0, 2 * np.pi, 24, endpoint=False))), closed=True),
)


@by_arguments(position="m", angles="rad", g="m/s²")
def hand(
    contact: Contact = "hard",
    *,
    position: Sequence[float] = (0.004, -0.003, 0.105),
    angles: Sequence[float] = (-0.2, 0.12, 0.3),
    knuckles: Sequence[int] = (-1, -1, 1),
    g: float = 9.81,
) -> Mechanism:
    """Three fingers of three joints that touch an object, Lilly and Orin's Type 0 (1989).

    The paper prints no data; these are plausible for a hand of human size. `position` (m) and `angles` roll, pitch, yaw
    (rad) of the object at the start, orientation Rz Ry Rx; `knuckles` is the sign of each finger's last angle; gravity
    g (m/s²) along -z. A contact's z axis is the object's inward normal, and its two frames coincide at the start.

    `contact` "hard" is a point that lets the object rotate freely about the tip (n_c = 3), "soft" a general joint that
    rotates about the two tangents only (n_c = 4), "rigid" a fixed joint (n_c = 6; with nine finger joints that locks
    the hand).
    """
    one_of("contact", contact, ("hard", "soft", "rigid"))
    roll, pitch, yaw = numbers("angles", angles, 3, sign=False)
    held = place(numbers("position", position, 3, sign=False), rot_z(yaw) @ rot_y(pitch) @ rot_x(roll))
    bodies, joints, places = [OBJECT], [], {"object": held}
    for i in range(3):
        finger, direction = f"finger{i + 1}", np.pi / 2 + 2 * np.pi * i / 3
        one_of("knuckle", knuckles[i], (1, -1))
        base = place(0.055 * along(direction) + (0, 0, 0.01 * i), rot_z(direction) @ rot_y(-0.15 * (i + 1)))
        touch = _touch(direction + 0.1, 0.0045 * (i - 1))
        touch_world = held.then(touch)
        links = _links(base, _angles(touch_world.seen_from(base).p, knuckles[i], finger))
        bodies += [_link(finger, k) for k in range(3)]
        joints += _joints(finger, base)
        joints.append(_contact(contact, finger, touch_world.seen_from(links[2]).frame, touch.frame))
        places |= {f"{finger}_link{k + 1}": links[k] for k in range(3)}
    motors = [Actuator(f"finger{i}_joint{k}", f"finger{i}_joint{k}") for i in (1, 2, 3) for k in (1, 2, 3)]
    return assembled("hand", bodies, joints, places, actuators=motors, platform="object", gravity=(0.0, 0.0, -g))


def _touch(direction: float, height: float) -> Place:
    """A contact on the object: z towards the object's origin, x along the rim."""
    p = 0.03 * along(direction) + (0, 0, height)
    z = -p / norm(p)
    x = along(direction - np.pi / 2)
    return place(p, columns(x, np.cross(z, x), z))


def _before(k: int) -> Place:
    """The frame of joint k in the link before it: the second joint's axis lies across the first one's."""
    return (place(), place((LINKS[0][3], 0, 0), rot_x(np.pi / 2)), place((LINKS[1][3], 0, 0)))[k]


def _angles(tip: Array, knuckle: int, finger: str) -> tuple[float, float, float]:
    """The three joint angles that bring the finger's tip to a point seen from its base."""
    offset, a, b = (link[3] for link in LINKS)
    q1 = np.arctan2(tip[1], tip[0])
    x, y = hypot(tip[0], tip[1]) - offset, tip[2]
    q3 = angle_where(2 * a * b, 0.0, number(x**2 + y**2 - a**2 - b**2), knuckle, finger)
    q2 = np.arctan2(y, x) - np.arctan2(b * np.sin(q3), a + b * np.cos(q3))
    return number(q1), number(q2), q3


def _links(base: Place, q: Sequence[float]) -> list[Place]:
    links, at = [], base
    for k, angle in enumerate(q):
        at = at.then(_before(k)).then(place(R=rot_z(angle)))
        links.append(at)
    return links


def _link(finger: str, k: int) -> Body:
    mass, center, inertia, length = LINKS[k]
    return Body(f"{finger}_link{k + 1}", mass, center, inertia, Shape(points((0, 0, 0), (length, 0, 0))))


def _joints(finger: str, base: Place) -> list[Joint]:
    names = ["ground", *(f"{finger}_link{k}" for k in (1, 2, 3))]
    frames = [base, _before(1), _before(2)]
    return [revolute(f"{finger}_joint{k + 1}", names[k], names[k + 1], frames[k].frame) for k in range(3)]


def _contact(contact: Contact, finger: str, tip: Pose, touch: Pose) -> Joint:
    name, link = f"{finger}_contact", f"{finger}_link3"
    if contact == "hard":
        return spherical(name, link, "object", tip, touch)
    if contact == "rigid":
        return fixed(name, link, "object", tip, touch)
    rows = [tuple(row) for row in np.eye(6).tolist()]
    return general(name, link, "object", tip, touch, motion=tuple(rows[:2]), constraint=tuple(rows[2:]))
