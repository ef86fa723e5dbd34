"""A four-legged machine standing on the ground."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    Place,
    angle_where,
    assembled,
    frame,
    number,
    numbers,
    one_of,
    place,
    points,
    positive,
    rot_x,
    rot_y,
    rot_z,
    vector,
    way_of,
)
from closedchain.library.solids import box
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Shape
from closedchain.mechanism.expressions import expressed
from closedchain.mechanism.joint import revolute, spherical
from closedchain.types import Array

# a joint's parent is the lower body, so it rotates about the negative axis to count the upper body's angle as positive
ABOUT_MINUS_X = np.array([[0, 0, -1], [0, 1, 0], [1, 0, 0]])
ABOUT_MINUS_Y = np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]])
LEGS = ((1, 1), (1, -1), (-1, 1), (-1, -1))  # front left, front right, hind left, hind right


@by_arguments(
    length="m", width="m", offset="m", thigh="m", shank="m", masses="kg", position="m", angles="rad", g="m/s²"
)
def quadruped(
    *,
    length: float = 0.5,
    width: float = 0.24,
    offset: float = 0.07,
    thigh: float = 0.3,
    shank: float = 0.3,
    masses: Sequence[float] = (18.0, 1.2, 1.5, 0.5),
    position: Sequence[float] = (0.02, -0.01, 0.48),
    angles: Sequence[float] = (0.05, -0.04, 0.1),
    knees: Sequence[int] = (-1, -1, -1, -1),
    g: float = 9.81,
) -> Mechanism:
    """A quadruped with all feet on the ground, Lilly and Orin's Type 1 (1989): the trunk is the reference member.

    The data are plausible for a machine of dog size, not from the paper. Lengths (m): the hips are `length` and `width`
    apart, a leg's plane lies `offset` outside its hip, then `thigh` and `shank`; `masses` of trunk, hip, thigh and
    shank (kg), uniform bars and a box. `position` (m) and `angles` roll, pitch, yaw (rad) of the trunk at the start;
    the feet stand below the hips' nominal place; `knees` is the sign of each knee's angle; x forwards, gravity g (m/s²)
    along -z.

    A chain runs from the ground upwards: foot (spherical), knee, flexion, abduction. Angles are those of the lower body
    relative to the upper one, about the trunk's x (abduction) and y (flexion, knee) axes. Every joint but the feet is
    driven: twelve drives for six degrees of freedom.
    """
    positive(length=length, width=width, offset=offset, thigh=thigh, shank=shank)
    m_trunk, m_hip, m_thigh, m_shank = numbers("masses", masses, 4)
    roll, pitch, yaw = numbers("angles", angles, 3, sign=False)
    trunk = place(numbers("position", position, 3, sign=False), rot_z(yaw) @ rot_y(pitch) @ rot_x(roll))
    bodies, joints, places = [_trunk(m_trunk, length, width)], [], {"trunk": trunk}
    for i, (front, left) in enumerate(LEGS):
        leg = f"leg{i + 1}"
        hip = np.array([front * length / 2, left * width / 2, 0])
        foot = np.array([front * length / 2, left * (width / 2 + offset), 0])
        one_of("knee", knees[i], (1, -1))
        q = _angles(trunk.R.T @ (foot - trunk.p) - hip, left * offset, thigh, shank, knees[i], leg)
        bodies += [
            _bar(f"{leg}_hip", m_hip, (0, left * offset, 0)),
            _bar(f"{leg}_thigh", m_thigh, (0, 0, -thigh)),
            _bar(f"{leg}_shank", m_shank, (0, 0, -shank)),
        ]
        joints += _joints(leg, hip, foot, left * offset, thigh, shank)
        places |= _places(leg, trunk.then(place(hip)), q, left * offset, thigh)
    motors = [
        Actuator(f"leg{i}_{part}", f"leg{i}_{part}") for i in (1, 2, 3, 4) for part in ("abduction", "flexion", "knee")
    ]
    return assembled("quadruped", bodies, joints, places, actuators=motors, platform="trunk", gravity=(0.0, 0.0, -g))


def _angles(foot: Array, offset: float, thigh: float, shank: float, knee: int, leg: str) -> tuple[float, float, float]:
    """Abduction, flexion and knee that bring the foot to a point seen from the hip, in the trunk's axes."""
    x, y, z = (number(c) for c in foot)
    a = angle_where(y, z, offset, 1, leg)  # the root with the foot below the hip
    down = number(np.sin(a) * y - np.cos(a) * z)
    c = angle_where(2 * thigh * shank, 0.0, x**2 + down**2 - thigh**2 - shank**2, knee, leg)
    b = np.arctan2(-x, down) - np.arctan2(shank * np.sin(c), thigh + shank * np.cos(c))
    return a, number(b), c


def _joints(leg: str, hip: Array, foot: Array, offset: float, thigh: float, shank: float) -> list[Joint]:
    here = (0.0, 0.0, 0.0)
    return [
        spherical(f"{leg}_foot", "ground", f"{leg}_shank", vector(foot), (0, 0, -shank)),
        revolute(
            f"{leg}_knee",
            f"{leg}_shank",
            f"{leg}_thigh",
            frame(here, ABOUT_MINUS_Y),
            frame((0, 0, -thigh), ABOUT_MINUS_Y),
        ),
        revolute(
            f"{leg}_flexion",
            f"{leg}_thigh",
            f"{leg}_hip",
            frame(here, ABOUT_MINUS_Y),
            frame((0, offset, 0), ABOUT_MINUS_Y),
        ),
        revolute(f"{leg}_abduction", f"{leg}_hip", "trunk", frame(here, ABOUT_MINUS_X), frame(hip, ABOUT_MINUS_X)),
    ]


def _places(leg: str, hip: Place, q: tuple[float, float, float], offset: float, thigh: float) -> dict[str, Place]:
    a, b, c = q
    side = hip.then(place(R=rot_x(a)))
    upper = side.then(place((0, offset, 0), rot_y(b)))
    return {f"{leg}_hip": side, f"{leg}_thigh": upper, f"{leg}_shank": upper.then(place((0, 0, -thigh), rot_y(c)))}


def _bar(name: str, mass: float, end: Sequence[float]) -> Body:
    """A square bar of a tenth of its length from the origin to a point on one of the axes."""
    length, axis = way_of(np.zeros(3), expressed(end))
    across, along = mass * length**2 * 1.01 / 12, mass * length**2 * 0.02 / 12
    inertia = [along if one else across for one in axis]
    tip = length * axis
    return Body(name, mass, vector(tip / 2), vector(inertia), Shape(points((0, 0, 0), tip)))


def _trunk(mass: float, length: float, width: float) -> Body:
    corners = [(x * length / 2, y * width / 2, 0) for x, y in ((1, 1), (1, -1), (-1, -1), (-1, 1))]
    return box("trunk", mass, (length, width, width / 2), Shape(points(*corners), closed=True))
