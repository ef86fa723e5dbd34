"""Theo Jansen's leg: one crank moves a foot along a path that is flat where it touches the ground."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import along, assembled, elbow, lying, norm, number, place, points, positive
from closedchain.library.solids import bar
from closedchain.mechanism import Actuator, Body, Mechanism
from closedchain.mechanism.joint import revolute
from closedchain.types import Array

# Jansen's holy numbers a to k, and the crank m and the height l of its axle, all in one unit
HOLY_NUMBERS: Mapping[str, float] = {
    "a": 38.0,  # axle to pivot, horizontally
    "b": 41.5,  # pivot to shoulder
    "c": 39.3,  # pivot to knee
    "d": 40.1,  # pivot to hip
    "e": 55.8,  # shoulder to hip
    "f": 39.4,  # hip to ankle
    "g": 36.7,  # knee to ankle
    "h": 65.7,  # ankle to foot
    "i": 49.0,  # knee to foot
    "j": 50.0,  # crank pin to shoulder
    "k": 61.9,  # crank pin to knee
    "l": 7.8,  # axle to pivot, vertically
    "m": 15.0,  # crank
}


@by_arguments(numbers="", unit="m", density="kg/m", crank="rad", g="m/s²")
def jansen_leg(
    numbers: Mapping[str, float] = HOLY_NUMBERS,
    *,
    unit: float = 0.01,
    density: float = 0.3,
    crank: float = 0.5,
    g: float = 9.81,
) -> Mechanism:
    """One leg of Theo Jansen's Strandbeest: seven moving links, ten hinges, one DOF.

    `numbers` are Jansen's eleven holy numbers a to k with the axle's height l and the crank m (Jansen, The Great
    Pretender, 2007), in multiples of `unit` (m). The axle is at the origin, the leg's pivot at (-a, -l). The triangles
    b, d, e and g, h, i are rigid. All links are tubes of `density` (kg/m) with a diameter of one unit; both are
    plausible for plastic tubes, not Jansen's. `crank` (rad) is its angle at the start, from x; gravity g (m/s²) along
    -y. The platform is the lower triangle, with its origin at the foot and its x axis towards the knee.
    """
    if set(numbers) != set(HOLY_NUMBERS):
        raise ArgumentError(f"numbers must be {', '.join(HOLY_NUMBERS)}, not {', '.join(numbers)}")
    positive(unit=unit, density=density, **numbers)
    n = {letter: unit * value for letter, value in numbers.items()}
    pivot = np.array([-n["a"], -n["l"], 0.0])
    pin = n["m"] * along(crank)
    shoulder = elbow(pin, pivot, n["j"], n["b"], -1, "shoulder of Jansen's leg")
    knee = elbow(pin, pivot, n["k"], n["c"], 1, "knee of Jansen's leg")
    hip = elbow(shoulder, pivot, n["e"], n["d"], -1, "hip of Jansen's leg")
    ankle = elbow(hip, knee, n["f"], n["g"], -1, "ankle of Jansen's leg")
    foot = elbow(ankle, knee, n["h"], n["i"], -1, "foot of Jansen's leg")
    lines: dict[str, tuple[Array, ...]] = {
        "crank": (np.zeros(3), pin),
        "rod_j": (pin, shoulder),
        "rod_k": (pin, knee),
        "upper": (pivot, shoulder, hip),
        "rod_c": (pivot, knee),
        "rod_f": (hip, ankle),
        "lower": (foot, knee, ankle),
    }
    places = {name: lying(line[0], line[1]) for name, line in lines.items()}

    def seen(name: str, point: Array) -> tuple[float, float, float]:
        return points(place(point).seen_from(places[name]).p)[0]

    def link(name: str, line: tuple[Array, ...]) -> Body:
        closed = len(line) > 2
        ends = zip(line, (*line[1:], line[0]) if closed else line[1:], strict=False)
        mass = density * sum(number(norm(end - start)) for start, end in ends)
        return bar(name, mass, [seen(name, point) for point in line], unit, closed=closed)

    hinges = {
        "crank": ("ground", "crank", np.zeros(3)),
        "rod_j": ("crank", "rod_j", pin),
        "rod_k": ("crank", "rod_k", pin),
        "upper": ("ground", "upper", pivot),
        "rod_c": ("ground", "rod_c", pivot),
        "shoulder": ("rod_j", "upper", shoulder),
        "knee": ("rod_k", "rod_c", knee),
        "rod_f": ("upper", "rod_f", hip),
        "lower": ("rod_c", "lower", knee),
        "ankle": ("rod_f", "lower", ankle),
    }
    joints = [
        revolute(name, parent, child, points(at)[0] if parent == "ground" else seen(parent, at), seen(child, at))
        for name, (parent, child, at) in hinges.items()
    ]
    bodies = [link(name, line) for name, line in lines.items()]
    motor = Actuator("crank_motor", "crank")
    return assembled("jansen_leg", bodies, joints, places, actuators=(motor,), platform="lower", gravity=(0.0, -g, 0.0))
