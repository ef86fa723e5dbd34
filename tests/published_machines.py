"""Machines with known numbers of assembly modes, from tests/data/assembly_modes.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

import closedchain as cc

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "data" / "assembly_modes.json").read_text("utf-8"))
SLIDES = tuple(f"leg{i}_slide" for i in range(1, 7))


def platform(name: str) -> cc.Mechanism:
    """A Gough–Stewart platform."""
    data = DATA[name]
    return cc.library.gough_stewart(data["base"], data["tips"], position=data["position"], angles=data["angles"])


def dietmaier_lengths() -> dict[str, float]:
    """Leg lengths at which all 40 poses are real."""
    return dict(zip(SLIDES, DATA["dietmaier"]["lengths"], strict=True))


def spherical() -> cc.Mechanism:
    """A spherical 3-RRR."""
    return cc.library.spherical_3rrr(*np.deg2rad(DATA["spherical_3rrr"]["degrees"]))


def planar_3rpr() -> cc.Mechanism:
    """The planar 3-RPR of Innocenti and Parenti-Castelli."""
    data = DATA["planar_3rpr"]
    a, b, c = data["sides"]
    x = (a * a + c * c - b * b) / (2 * a)
    tips = np.array([[0.0, 0.0], [a, 0.0], [x, np.sqrt(c * c - x * x)]])
    feet, phi, p = np.array(data["base"]), 0.3, np.array([6.0, 9.0])
    R = np.array([[np.cos(phi), -np.sin(phi)], [np.sin(phi), np.cos(phi)]])
    bodies, joints, motors = [cc.Body("platform", 1.0)], [], []
    along = cc.Pose((0, 0, 0), axis=(1, 0, 0))
    for i, (foot, tip) in enumerate(zip(feet, tips, strict=True), start=1):
        leg = p + R @ tip - foot
        lower, upper = f"leg{i}_lower", f"leg{i}_upper"
        bodies += [cc.Body(lower, 0.2), cc.Body(upper, 0.2)]
        joints += [
            cc.revolute(f"leg{i}_base", "ground", lower, (*foot, 0), start=(float(np.arctan2(leg[1], leg[0])),)),
            cc.prismatic(f"leg{i}_slide", lower, upper, along, along, start=(float(np.linalg.norm(leg)),)),
            cc.revolute(f"leg{i}_tip", upper, "platform", (0, 0, 0), (*tip, 0)),
        ]
        motors.append(cc.Actuator(f"leg{i}", f"leg{i}_slide"))
    return cc.Mechanism("planar_3rpr", tuple(bodies), tuple(joints), tuple(motors), platform="platform")


def planar_lengths() -> dict[str, float]:
    """Leg lengths at which all six poses are real."""
    return dict(zip(SLIDES[:3], DATA["planar_3rpr"]["lengths"], strict=True))
