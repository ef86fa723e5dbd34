"""An excavator's arm: boom, stick and bucket, moved by hydraulic cylinders."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    ABOUT_X,
    Place,
    assembled,
    elbow,
    frame,
    lying,
    norm,
    number,
    numbers,
    place,
    positive,
    rot_z,
    vector,
)
from closedchain.library.solids import bar
from closedchain.mechanism import Actuator, Body, Joint, Mechanism
from closedchain.mechanism.joint import prismatic, revolute
from closedchain.types import Array

Point = Sequence[float]
HERE = (0.0, 0.0, 0.0)


@by_arguments(
    base_pin="m",
    boom="m",
    boom_pins="m",
    stick="m",
    stick_pins="m",
    bucket="m",
    bucket_pin="m",
    rocker="m",
    link="m",
    masses="kg",
    cylinder_masses="kg",
    angles="rad",
    g="m/s²",
)
def excavator(
    *,
    boom: float = 5.7,
    stick: float = 2.9,
    bucket: float = 1.45,
    base_pin: Point = (0.6, -0.5),
    boom_pins: tuple[Point, Point] = ((2.6, 0.6), (3.0, 1.25)),
    stick_pins: tuple[Point, Point, Point] = ((-0.8, 0.2), (0.2, 0.55), (2.45, 0.08)),
    bucket_pin: Point = (0.05, 0.45),
    rocker: float = 0.6,
    link: float = 0.55,
    masses: Sequence[float] = (1600.0, 750.0, 650.0, 60.0, 50.0),
    cylinder_masses: Sequence[float] = (110.0, 70.0),
    angles: Sequence[float] = (0.6, -1.6, -0.9),
    g: float = 9.81,
) -> Mechanism:
    """An excavator's arm in the vertical xy plane, fixed at the boom's foot: three DOF, three cylinders.

    Each cylinder is a strut with hinges at both ends (RPR); the bucket's one works through a four-bar of stick, rocker,
    link and bucket. The data are plausible for a machine of 20 t, not from a paper. Lengths (m): `boom` from foot to
    stick, `stick` from boom to bucket, `bucket` from its hinge to the teeth, `rocker` and `link` of the four-bar. Pins
    (m): `base_pin` of the boom's cylinder from the boom's foot; `boom_pins` of that cylinder and of the stick's one on
    the boom; `stick_pins` of that cylinder, of the bucket's one and of the rocker on the stick; `bucket_pin` of the
    link on the bucket. A body's x axis points from its own hinge to the next one, or to the teeth.

    `masses` (kg) of boom, stick, bucket, rocker and link, bars as drawn, and `cylinder_masses` of a barrel and a rod;
    `angles` (rad) of boom, stick and bucket at the start, each from the x axis of the body before, counter-clockwise;
    gravity g (m/s²) along -y. A cylinder's slide is the distance of its pins.
    """
    positive(boom=boom, stick=stick, bucket=bucket, rocker=rocker, link=link)
    m_boom, m_stick, m_bucket, m_rocker, m_link = numbers("masses", masses, 5)
    a1, a2, a3 = numbers("angles", angles, 3, sign=False)
    foot, (boom_ram, stick_ram), (stick_end, bucket_ram, rocker_pin), ear = (
        _pin(base_pin),
        map(_pin, boom_pins),
        map(_pin, stick_pins),
        _pin(bucket_pin),
    )
    places = {"ground": place(), "boom": place(R=rot_z(a1))}
    places["stick"] = places["boom"].then(place((boom, 0, 0), rot_z(a2)))
    places["bucket"] = places["stick"].then(place((stick, 0, 0), rot_z(a3)))
    pivot, end = places["stick"].point(rocker_pin), places["bucket"].point(ear)
    knee = elbow(pivot, end, rocker, link, 1, "the bucket's four-bar")
    places |= {"rocker": lying(pivot, knee), "link": lying(knee, end)}
    bodies = [
        bar("boom", m_boom, [HERE, stick_ram, (boom, 0, 0), boom_ram], 0.4, closed=True),
        bar("stick", m_stick, [stick_end, bucket_ram, (stick, 0, 0), HERE], 0.3, closed=True),
        bar("bucket", m_bucket, [HERE, ear, (0.55 * bucket, 0.4 * bucket, 0), (bucket, 0, 0)], 0.1, closed=True),
        bar("rocker", m_rocker, [HERE, (rocker, 0, 0)], 0.08),
        bar("link", m_link, [HERE, (link, 0, 0)], 0.08),
    ]
    joints = [
        revolute("boom", "ground", "boom"),
        revolute("stick", "boom", "stick", (boom, 0, 0)),
        revolute("bucket", "stick", "bucket", (stick, 0, 0)),
        revolute("rocker", "stick", "rocker", vector(rocker_pin)),
        revolute("link", "rocker", "link", (rocker, 0, 0)),
        revolute("ear", "link", "bucket", (link, 0, 0), vector(ear)),
    ]
    rams = (
        ("boom", "ground", foot, boom_ram),
        ("stick", "boom", stick_ram, stick_end),
        ("bucket", "stick", bucket_ram, np.array([rocker, 0, 0])),
    )
    for name, on, start, at in rams:
        _add_ram(name, on, start, "rocker" if name == "bucket" else name, at, cylinder_masses, (bodies, joints, places))
    motors = [Actuator(f"{name}_cylinder", f"{name}_slide") for name, *_ in rams]
    del places["ground"]
    gravity = (0.0, -g, 0.0)
    return assembled("excavator", bodies, joints, places, actuators=motors, platform="bucket", gravity=gravity)


def _pin(at: Point) -> Array:
    return np.array([*numbers("pin", at, 2, sign=False), 0.0])


def _add_ram(
    name: str,
    on: str,
    start: Array,
    body: str,
    end: Array,
    masses: Sequence[float],
    machine: tuple[list[Body], list[Joint], dict[str, Place]],
) -> None:
    """A cylinder from a pin on one body to a pin on another: its barrel and rod have x along it."""
    bodies, joints, places = machine
    m_barrel, m_rod = numbers("cylinder_masses", masses, 2)
    first, last = places[on].point(start), places[body].point(end)
    length = number(norm(last - first))
    barrel, rod = f"{name}_barrel", f"{name}_rod"
    bodies += [
        bar(barrel, m_barrel, [HERE, (0.65 * length, 0, 0)], 0.14),
        bar(rod, m_rod, [HERE, (-0.6 * length, 0, 0)], 0.09),
    ]
    along = frame(HERE, ABOUT_X)
    joints += [
        revolute(f"{name}_barrel", on, barrel, vector(start)),
        prismatic(f"{name}_slide", barrel, rod, along, along),
        revolute(f"{name}_rod", rod, body, child_at=vector(end)),
    ]
    axes = lying(first, last).R
    places |= {barrel: place(first, axes), rod: place(last, axes)}
