"""Spherical parallel manipulators: three legs of three revolute joints whose axes all meet in one centre."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    Place,
    angle_where,
    arcsin,
    assembled,
    columns,
    frame,
    matrix,
    number,
    numbers,
    one_of,
    place,
    points,
    positive,
    radians,
    rot_y,
    rot_z,
    vector,
)
from closedchain.mechanism import Actuator, Beam, Body, Joint, Mechanism, Pose, Section, Shape
from closedchain.mechanism.expressions import Expression, unwrapped
from closedchain.mechanism.joint import revolute
from closedchain.types import Array

Proximal = Literal["link", "carriage"]


@by_arguments(
    alpha1="rad",
    alpha2="rad",
    beta="rad",
    gamma="rad",
    pose="rad",
    stiffness="N m/rad",
    radius="m",
    section="m",
    density="kg/m³",
    young="Pa",
    poisson="",
    carriage_mass="kg",
    platform_mass="kg",
    platform_height="m",
    g="m/s²",
)
def spherical_3rrr(
    alpha1: float,
    alpha2: float,
    beta: float,
    gamma: float,
    *,
    pose: Sequence[float] = (0.0, 0.0, 0.0),
    stiffness: float | None = None,
    radius: float = 0.2,
    section: float = 0.0075,
    density: float = 7850.0,
    young: float = 210e9,
    poisson: float = 0.3,
    proximal: Proximal = "link",
    carriage_mass: float = 0.5,
    platform_mass: float = 2.0,
    platform_height: float = 0.02,
    mode: int = -1,
    g: float = 9.81,
    name: str = "spherical_3rrr",
) -> Mechanism:
    """A spherical parallel manipulator as in Wu, Bai and Kepler, Mechanism and Machine Theory 75 (2014).

    Angles (rad): `alpha1` and `alpha2` of the proximal and distal links, `beta` and `gamma` of the platform's and the
    base's pyramid; `pose` azimuth φ, tilt θ, torsion σ of the platform at the start, orientation Rz(φ) Ry(θ) Rz(σ - φ).
    `stiffness` (N m/rad) of each drive. `mode` is the sign of (u × v)·w, the paper's working mode being -1. Joint axes
    are the paper's u, v, w; a leg's first coordinate is the paper's θ, its other two are zero where the links lie in
    one plane. Links are arcs of `radius` R (m) around the centre with a round section of radius `section` (m); they
    bend with the modulus `young` E (Pa) and Poisson's ratio `poisson`, shear coefficient 1 as in the paper.

    The paper has no masses. Links are steel by default (`density`, kg/m³); with proximal="carriage" the drives run on a
    circular guide and the proximal body is a cube of `carriage_mass` (kg) at the second joint; the platform is a thin
    disc of the same radius, `platform_mass` (kg), its mass centre `platform_height` (m) above the centre. These are
    plausible values, not the paper's. Gravity g (m/s²) along -z.
    """
    positive(alpha1=alpha1, alpha2=alpha2, beta=beta, radius=radius, section=section, density=density)
    one_of("mode", mode, (1, -1))
    one_of("proximal body", proximal, ("link", "carriage"))
    Q = orientation(*numbers("pose", pose, 3, sign=False))
    bends = _Bends(Section("round", radius=section, shear_y=1.0, shear_z=1.0), young, poisson)
    bodies = [_platform(platform_mass, platform_height, radius, beta)]
    joints: list[Joint] = []
    places = {"platform": place(R=Q)}
    for i in range(3):
        leg = f"leg{i + 1}"
        u, w = _base(i, gamma), _tip(i, beta)
        first = _first_angle(u, Q @ w[:, 2], alpha1, alpha2, mode, leg)
        if proximal == "link":
            bodies.append(_arc(f"{leg}_proximal", alpha1, radius, density, bends))
        else:
            bodies.append(_carriage(f"{leg}_proximal", alpha1, radius, carriage_mass))
        bodies.append(_arc(f"{leg}_distal", alpha2, radius, density, bends))
        joints += _joints(leg, u, w, alpha1, alpha2, radius)
        places |= _places(leg, u @ rot_z(first), Q @ w[:, 2], alpha1)
    motors = [Actuator(f"leg{i}", f"leg{i}_base", stiffness=stiffness) for i in (1, 2, 3)]
    return assembled(name, bodies, joints, places, actuators=motors, platform="platform", gravity=(0.0, 0.0, -g))


def unlimited_roll(**options: Any) -> Mechanism:
    """Example I of Wu, Bai and Kepler (Table 1): drives on a circular guide, so the platform can roll without end.

    α1 = 60°, α2 = β = 90°, γ = 0, drive stiffness 1e6 N m/rad. Options are those of `spherical_3rrr`.
    """
    return _preset("unlimited_roll", 60, 90, np.pi / 2, 0.0, {"stiffness": 1e6, "proximal": "carriage"} | options)


def coaxial(**options: Any) -> Mechanism:
    """Example II of Wu, Bai and Kepler: the geometry of example I with coaxial drives and 60° proximal links.

    Drive stiffness 1e7 N m/rad: the text says 1e6, but the printed stiffness matrix (28) needs 1e7. Options are those
    of `spherical_3rrr`.
    """
    return _preset("coaxial", 60, 90, np.pi / 2, 0.0, {"stiffness": 1e7} | options)


def agile_wrist(**options: Any) -> Mechanism:
    """Example III of Wu, Bai and Kepler: the Agile Wrist, α1 = α2 = 90°, β = γ = asin(√6/3), drive 5.44e5 N m/rad.

    Options are those of `spherical_3rrr`.
    """
    corner = number(arcsin(np.sqrt(6) / 3))
    return _preset("agile_wrist", 90, 90, corner, corner, {"stiffness": 5.44e5} | options)


def orientation(azimuth: float, tilt: float, torsion: float) -> Array:
    """The platform's orientation from azimuth, tilt and torsion (rad)."""
    return rot_z(azimuth) @ rot_y(tilt) @ rot_z(torsion - azimuth)


def _preset(name: str, alpha1: float, alpha2: float, beta: float, gamma: float, options: dict[str, Any]) -> Mechanism:
    return spherical_3rrr(radians(alpha1), radians(alpha2), beta, gamma, **({"name": name} | options))


def _base(i: int, gamma: float) -> Array:
    """Axes at the base: z = u, x where θ = 0 puts v."""
    c, s = np.cos(2 * np.pi * i / 3), np.sin(2 * np.pi * i / 3)
    u = (-s * np.sin(gamma), c * np.sin(gamma), -np.cos(gamma))  # (1)
    return columns((-s * np.cos(gamma), c * np.cos(gamma), np.sin(gamma)), (c, s, 0.0), u)


def _tip(i: int, beta: float) -> Array:
    """Axes on the platform: z = w*."""
    c, s = np.cos(2 * np.pi * i / 3), np.sin(2 * np.pi * i / 3)
    w = (-s * np.sin(beta), c * np.sin(beta), np.cos(beta))  # (4)
    return columns((-s * np.cos(beta), c * np.cos(beta), -np.sin(beta)), (-c, -s, 0.0), w)


def _first_angle(u: Array, w: Array, alpha1: float, alpha2: float, mode: int, leg: str) -> Any:
    """θ with v·w = cos α2, where v = cos α1 u + sin α1 (cos θ x + sin θ y)."""
    x, y, z = u.T @ w
    # (u × v)·w = sin α1 (y cos θ - x sin θ) has the sign of θ's distance from atan2(y, x), negated
    right = (np.cos(alpha2) - np.cos(alpha1) * z) / np.sin(alpha1)
    return angle_where(number(x), number(y), number(right), -mode, f"spherical 3-RRR, {leg},")


def _joints(leg: str, u: Array, w: Array, alpha1: float, alpha2: float, radius: float) -> list[Joint]:
    """A link's frame is at the centre, z along its first axis; its second axis lies in its xz plane."""
    out = (0.0, 0.0, radius)

    def on(R: Array) -> Pose:
        return frame(R @ out, R)

    start = on(np.eye(3))
    return [
        revolute(f"{leg}_base", "ground", f"{leg}_proximal", on(u), start),
        revolute(f"{leg}_elbow", f"{leg}_proximal", f"{leg}_distal", on(rot_y(alpha1)), start),
        revolute(f"{leg}_tip", f"{leg}_distal", "platform", on(rot_y(alpha2)), on(w)),
    ]


def _places(leg: str, proximal: Array, w: Array, alpha1: float) -> dict[str, Place]:
    elbow = proximal @ rot_y(alpha1)  # (2): its z axis is v
    x, y, _ = elbow.T @ w
    return {f"{leg}_proximal": place(R=proximal), f"{leg}_distal": place(R=elbow @ rot_z(number(np.arctan2(y, x))))}


class _Bends(NamedTuple):
    """Section and material of the links."""

    section: Section
    young: float
    poisson: float


def _arc(name: str, angle: float, radius: float, density: float, bends: _Bends) -> Body:
    """A slender arc around the centre from the z axis to `angle` in the xz plane."""
    assert bends.section.radius is not None
    mass = density * np.pi * unwrapped(bends.section.radius) ** 2 * radius * angle
    s, c = np.sin(angle), np.cos(angle)
    center = radius / angle * np.array([1 - c, 0, s])
    xx, xz, zz = angle / 2 - s * c / 2, s * s / 2, angle / 2 + s * c / 2
    spread = mass * radius**2 / angle * np.array([[xx, 0, xz], [0, 0, 0], [xz, 0, zz]]) - mass * np.outer(
        center, center
    )
    inertia = np.trace(spread) * np.eye(3) - spread
    line = [radius * np.array([np.sin(a), 0, np.cos(a)]) for a in (*(k * (angle / 12) for k in range(12)), angle)]
    beam = Beam(vector(line[0]), vector(line[-1]), bends.section, bends.young, bends.poisson, center=(0.0, 0.0, 0.0))
    return Body(name, mass, vector(center), matrix(inertia), Shape(points(*line)), (beam,))


def _carriage(name: str, angle: float, radius: float, mass: float) -> Body:
    """A cube of steel on the guide, where the second joint is."""
    positive(carriage_mass=mass)
    volume = mass / 7850.0
    edge = volume ** (1 / 3) if isinstance(volume, Expression) else np.cbrt(volume)
    at = radius * np.array([np.sin(angle), 0, np.cos(angle)])
    foot = at * (0, 0, 1)
    return Body(name, mass, vector(at), (mass * edge**2 / 6,) * 3, Shape(points(foot, at)))


def _platform(mass: float, height: float, radius: float, beta: float) -> Body:
    positive(platform_mass=mass)
    corners = [radius * _tip(i, beta)[:, 2] for i in range(3)]
    moment = mass * radius**2 / 4
    return Body("platform", mass, (0, 0, height), (moment, moment, 2 * moment), Shape(points(*corners), closed=True))
