"""Positions of well-known mechanisms from their dimensions, with NumPy and complex numbers only: nothing of ours."""

from __future__ import annotations

import numpy as np

Array = np.ndarray
THIRDS = [np.array([np.cos(a), np.sin(a), 0.0]) for a in (0, 2 * np.pi / 3, 4 * np.pi / 3)]


def meet(p: complex, q: complex, a: float, b: float, left: bool) -> complex:
    """The point at distances a from p and b from q, left or right of the way from p to q: law of cosines."""
    d = abs(q - p)
    angle = np.arccos((a * a + d * d - b * b) / (2 * a * d))
    return p + a * (q - p) / d * np.exp(1j * angle if left else -1j * angle)


def upu_lengths(base: float, platform: float, p: Array) -> list[float]:
    """Leg lengths of a platform that is not rotated."""
    return [float(np.linalg.norm(p + (platform - base) * e)) for e in THIRDS]


def ruu_gap(base: float, platform: float, arm: float, rod: float, p: Array, angles: Array) -> float:
    """By how much the elbows at these arm angles below the horizontal miss the forearms' length."""
    elbows = [(base + arm * np.cos(a)) * e - [0, 0, arm * np.sin(a)] for a, e in zip(angles, THIRDS, strict=True)]
    return max(abs(np.linalg.norm(p + platform * e - x) - rod) for e, x in zip(THIRDS, elbows, strict=True))


def rps_lengths(base: float, platform: float, p: Array, R: Array) -> list[float]:
    """Leg lengths for a pose of the platform."""
    return [float(np.linalg.norm(p + platform * (R @ e) - base * e)) for e in THIRDS]


def rps_misfit(platform: float, p: Array, R: Array) -> float:
    """Lee and Shah's three conditions for a pose of the 3-RPS: no torsion, and the sideways motion of the centre."""
    torsion = R[0, 1] - R[1, 0]
    return float(np.abs([torsion, p[0] - platform * (R[0, 0] - R[1, 1]) / 2, p[1] + platform * R[1, 0]]).max())


def orthoglide_slides(leg: float, p: Array) -> list[float]:
    """Slides from the isotropic configuration."""
    return [float(p[i] - leg + np.sqrt(leg**2 - p @ p + p[i] ** 2)) for i in range(3)]


def rssr_rocker(crank: float, coupler: float, rocker: float, frame: tuple[float, float, float], angle: float) -> Array:
    """The two angles of the rocker by the half-angle substitution; frame: distance, twist, offset."""
    distance, twist, offset = frame
    pin = np.array([crank * np.cos(angle), crank * np.sin(angle), 0.0])
    axis = np.array([0.0, -np.sin(twist), np.cos(twist)])
    middle = np.array([distance, 0.0, 0.0]) + offset * axis - pin
    x, y = np.array([1.0, 0.0, 0.0]), np.cross(axis, [1.0, 0.0, 0.0])
    # |middle + rocker (cos x + sin y)|² = coupler² is A cos + B sin = C
    A, B = 2 * rocker * middle @ x, 2 * rocker * middle @ y
    C = coupler**2 - middle @ middle - rocker**2
    root = np.sqrt(A * A + B * B - C * C)
    return np.array([2 * np.arctan2(B + s * root, A + C) for s in (1, -1)])


def four_bar_coupler(links: Array, base: float, point: complex, crank: float) -> tuple[complex, complex, complex]:
    """Where the pin between coupler and rocker and a point of the coupler are, and the rocker's direction."""
    pin = links[0] * np.exp(1j * crank)
    joint = meet(pin, base, links[1], links[2], True)
    return joint, pin + point * (joint - pin) / links[1], (joint - base) / links[2]


def watt_output(
    links: Array, base: float, point: complex, other: complex, dyad: Array, crank: float
) -> tuple[complex, float]:
    """Position of link 6's pin and its angle."""
    _, start, rocker = four_bar_coupler(links, base, point, crank)
    end = base + other * rocker
    return end, float(np.angle(meet(start, end, dyad[0], dyad[1], True) - end))


def stephenson_output(
    links: Array, base: float, point: complex, pivot: complex, dyad: Array, crank: float
) -> tuple[complex, float]:
    """The same for Stephenson's."""
    _, start, _ = four_bar_coupler(links, base, point, crank)
    return pivot, float(np.angle(meet(start, pivot, dyad[0], dyad[1], True) - pivot))


def jansen_foot(crank: float) -> complex:
    """The foot of Jansen's leg in his units, the crank's axle at the origin."""
    pin, pivot = 15 * np.exp(1j * crank), complex(-38.0, -7.8)
    shoulder = meet(pin, pivot, 50.0, 41.5, False)
    knee = meet(pin, pivot, 61.9, 39.3, True)
    # the rigid triangles by their angles: at the pivot between b and d, at the knee between g and i
    beta = np.arccos((41.5**2 + 40.1**2 - 55.8**2) / (2 * 41.5 * 40.1))
    hip = pivot + 40.1 / 41.5 * (shoulder - pivot) * np.exp(1j * beta)
    ankle = meet(knee, hip, 36.7, 39.4, True)
    gamma = np.arccos((36.7**2 + 49.0**2 - 65.7**2) / (2 * 36.7 * 49.0))
    return knee + 49.0 / 36.7 * (ankle - knee) * np.exp(1j * gamma)


def cylinder(start: complex, end: complex, hinge: complex, angle: float) -> float:
    """The length of a cylinder from a pin on one body to a pin on the next, whose hinge is on the first."""
    return abs(hinge + end * np.exp(1j * angle) - start)
