"""A double-wishbone suspension: one wheel of a car on its wishbones, tie rod and spring-damper strut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    ABOUT_Y,
    Place,
    assembled,
    frame,
    norm,
    number,
    numbers,
    place,
    place_of,
    points,
    vector,
)
from closedchain.library.solids import bar
from closedchain.mechanism import Actuator, Body, Joint, JointDamper, JointSpring, Mechanism, Pose, Shape, Wrench
from closedchain.mechanism.joint import prismatic, revolute, spherical, universal
from closedchain.mechanism.numbers import Vector3
from closedchain.types import Array

HERE = (0.0, 0.0, 0.0)


class Hardpoints(NamedTuple):
    """The joints of a left front wheel's suspension (m): x forwards, y to the left, z up from the road."""

    lower_front: Vector3 = (0.18, 0.32, 0.20)  # axis of the lower wishbone
    lower_rear: Vector3 = (-0.17, 0.32, 0.19)
    lower_ball: Vector3 = (0.005, 0.70, 0.18)
    upper_front: Vector3 = (0.12, 0.42, 0.49)  # axis of the upper wishbone
    upper_rear: Vector3 = (-0.14, 0.42, 0.48)
    upper_ball: Vector3 = (-0.02, 0.66, 0.50)
    rack: Vector3 = (-0.13, 0.33, 0.245)  # tie rod
    steering_arm: Vector3 = (-0.14, 0.69, 0.24)
    strut_top: Vector3 = (0.0, 0.45, 0.66)
    strut_foot: Vector3 = (0.0, 0.55, 0.20)
    wheel: Vector3 = (0.0, 0.76, 0.31)  # its centre


CAR = Hardpoints()


@by_arguments(hardpoints="m", stiffness="N/m", damping="N s/m", preload="N", load="N", masses="kg", g="m/s²")
def double_wishbone(
    hardpoints: Hardpoints = CAR,
    *,
    stiffness: float = 45e3,
    damping: float = 3e3,
    preload: float = 5516.0,
    load: float = 3500.0,
    masses: Sequence[float] = (4.0, 2.5, 6.0, 2.0, 1.0, 3.0, 2.0, 18.0),
    g: float = 9.81,
) -> Mechanism:
    """A double-wishbone suspension of a left front wheel, the car's body being the ground: three DOF.

    The wheel moves up and down on the strut's spring, steers with the rack, and spins. Wishbones are hinged to the car
    and carry the upright on balls; the tie rod steers it, and has a universal joint at the rack so that it cannot spin
    idly; the strut of spring and damper stands on the lower wishbone. Rack and wheel are driven.

    The data are plausible for a passenger car, not from a paper: `hardpoints` in the design position, which is the
    start; `stiffness` (N/m) and `damping` (N s/m) of the strut, `preload` (N) of its spring at the start; `load` (N) of
    the road on the upright, upwards at the contact patch; `masses` (kg) of lower and upper wishbone, upright, rack, tie
    rod, the strut's tube and rod, and the wheel; gravity g (m/s²) along -z. The default preload carries the default
    load while the rack is held. The strut's coordinate is the distance of its ends.
    """
    at = {name: np.array(numbers(name, point, 3, sign=False)) for name, point in hardpoints._asdict().items()}
    m_lower, m_upper, m_upright, m_rack, m_tie, m_tube, m_rod, m_wheel = numbers("masses", masses, 8)
    tie, strut = (_along(at[a], at[b]) for a, b in (("rack", "steering_arm"), ("strut_top", "strut_foot")))
    length = number(norm(at["strut_foot"] - at["strut_top"]))
    places = {
        "lower": place(at["lower_ball"]),
        "upper": place(at["upper_ball"]),
        "upright": place(at["wheel"]),
        "rack": place(at["rack"]),
        "tie_rod": tie,
        "tube": strut,
        "strut_rod": place(at["strut_foot"], strut.R),
        "wheel": place(at["wheel"]),
    }

    def on(body: str, point: str) -> Vector3:
        return vector(place(at[point]).seen_from(places[body]).p)

    def wishbone(name: str) -> Joint:
        hinge = _along(at[f"{name}_rear"], at[f"{name}_front"])
        return revolute(f"{name}_axis", "ground", name, hinge.frame, hinge.seen_from(places[name]).frame)

    sideways = (0.0, 1.0, 0.0)
    spring, damper = JointSpring(stiffness, reference=length + preload / stiffness), JointDamper(damping)
    joints = [
        wishbone("lower"),
        wishbone("upper"),
        spherical("lower_ball", "lower", "upright", child_at=on("upright", "lower_ball")),
        spherical("upper_ball", "upper", "upright", child_at=on("upright", "upper_ball")),
        prismatic("rack", "ground", "rack", Pose(vector(at["rack"]), axis=sideways), Pose(axis=sideways)),
        universal("tie_rod_rack", "rack", "tie_rod", frame(HERE, tie.R)),
        spherical("steering_arm", "tie_rod", "upright", on("tie_rod", "steering_arm"), on("upright", "steering_arm")),
        universal("strut_top", "ground", "tube", strut.frame),
        prismatic("strut", "tube", "strut_rod", spring=spring, damper=damper),
        spherical("strut_foot", "strut_rod", "lower", child_at=on("lower", "strut_foot")),
        revolute("hub", "upright", "wheel", frame(HERE, ABOUT_Y), frame(HERE, ABOUT_Y)),
    ]
    knuckle = [on("upright", "upper_ball"), HERE, on("upright", "lower_ball"), on("upright", "steering_arm")]
    bodies = [
        bar("lower", m_lower, [on("lower", "lower_front"), HERE, on("lower", "lower_rear")], 0.04),
        bar("upper", m_upper, [on("upper", "upper_front"), HERE, on("upper", "upper_rear")], 0.03),
        bar("upright", m_upright, knuckle, 0.04),
        bar("rack", m_rack, [HERE, (0, -0.25, 0)], 0.025),
        bar("tie_rod", m_tie, [HERE, on("tie_rod", "steering_arm")], 0.015),
        bar("tube", m_tube, [HERE, (0, 0, 0.6 * length)], 0.05),
        bar("strut_rod", m_rod, [HERE, (0, 0, -0.6 * length)], 0.025),
        _wheel(m_wheel, number(at["wheel"][2])),
    ]
    road = Wrench("upright", (0.0, 0.0, load), at=(0.0, 0.0, -number(at["wheel"][2])))
    machine = assembled(
        "double_wishbone",
        bodies,
        joints,
        places,
        actuators=(Actuator("steering", "rack"), Actuator("drive", "hub")),
        platform="upright",
        gravity=(0.0, 0.0, -g),
    )
    return replace(machine, wrenches=(road,))


def _along(start: Array, end: Array) -> Place:
    """A place at a point with its z axis towards another one."""
    axis = (end - start) / norm(end - start)
    return place_of(Pose(vector(start), axis=vector(axis)))


def _wheel(mass: float, radius: float) -> Body:
    """Tyre and rim about y: most of the mass near the tread, 0.2 m wide."""
    spin = 0.6 * mass * radius**2
    across = spin / 2 + mass * 0.2**2 / 12
    rim = [(radius * np.cos(a), 0, radius * np.sin(a)) for a in np.linspace(0, 2 * np.pi, 36, endpoint=False)]
    return Body("wheel", mass, inertia=(across, spin, across), shape=Shape(points(*rim), closed=True))
