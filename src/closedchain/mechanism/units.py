"""Units: factors to SI, and numbers of a description that look as if they were in other units."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from closedchain.errors import GeometryError
from closedchain.mechanism.mechanism import Mechanism
from closedchain.types import Array

deg = math.pi / 180  # rad
mm = 1e-3  # m

LARGE = 50.0  # m: longer parts look like millimetres
TURNS = 4 * math.pi  # rad: larger angles look like degrees
LIGHT, HEAVY = 10.0, 30_000.0  # kg/m³: lighter solids look like g/cm³, heavier ones like wrong lengths
STRONG = 100.0  # m/s²: stronger gravity looks like mm/s²


def unit_notes(mechanism: Mechanism) -> tuple[str, ...]:
    """One sentence for every kind of number that is likely in another unit: its largest, and what it may mean."""
    return tuple(note for kind in (_lengths, _starts, _limits, _densities, _gravity) for note in kind(mechanism))


def angle_note(name: str, value: float) -> str:
    """What is said of a large angle."""
    return f"{name} is {value:.6g} rad; angles are in radians, and if this is in degrees it is {value:.6g} * cc.deg"


def _lengths(mechanism: Mechanism) -> Iterator[str]:
    points: list[tuple[float, str]] = []
    for joint in mechanism.joints:
        for body, frame in ((joint.parent, joint.at), (joint.child, joint.child_at)):
            points.append((float(np.linalg.norm(frame.position)), f"joint {joint.name!r} on {body!r}"))
    for one in mechanism.bodies:
        points.append((float(np.linalg.norm(one.center)), f"the mass centre of body {one.name!r}"))
    length, what = max(points, default=(0.0, ""))
    if length > LARGE:
        yield (
            f"lengths: {what} is {length:.6g} m from the origin; lengths are in metres, and these look like "
            f"millimetres: {length:.6g} * cc.mm"
        )


def _starts(mechanism: Mechanism) -> Iterator[str]:
    found = [
        (abs(value), value, joint.name)
        for joint in mechanism.joints
        if joint.has_coordinates
        for value, turns in zip(joint.start or (), joint.rotational, strict=False)
        if turns and abs(value) > TURNS
    ]
    if found:
        _, value, name = max(found)
        yield "starts: " + angle_note(f"the start of joint {name!r}", value)


def _limits(mechanism: Mechanism) -> Iterator[str]:
    found = []
    for joint in mechanism.joints:
        if joint.limits is not None and joint.has_coordinates:
            for pair, turns in zip(_pairs(joint.limits), joint.rotational, strict=False):
                found += [(abs(value), value, joint.name) for value in pair.tolist() if turns and math.isfinite(value)]
    largest, value, name = max(found, default=(0.0, 0.0, ""))
    if largest > TURNS:
        yield "limits: " + angle_note(f"a limit of joint {name!r}", value)


def _pairs(limits: object) -> Array:
    pairs: Array = np.asarray(limits, float).reshape(-1, 2)
    return pairs


def _densities(mechanism: Mechanism) -> Iterator[str]:
    for body in mechanism.bodies:
        if body.shape is None or body.mass <= 0 or body.shape.kind == "mesh":
            continue  # a mesh may be a shell
        try:
            volume = body.shape.solid.volume
        except GeometryError:
            continue  # lines without a radius
        density = body.mass / volume
        if density < LIGHT:
            yield (
                f"densities: body {body.name!r} has {density:.4g} kg/m³, less than foam; 1 g/cm³ is 1000 kg/m³, and "
                "its dimensions are in metres"
            )
            return
        if density > HEAVY:
            yield (
                f"densities: body {body.name!r} has {density:.4g} kg/m³, more than any metal; masses are in kg and "
                f"lengths in m (its volume is {volume:.4g} m³)"
            )
            return


def _gravity(mechanism: Mechanism) -> Iterator[str]:
    g = float(np.linalg.norm(mechanism.gravity))
    if g > STRONG:
        yield f"gravity: it is {g:.6g} m/s²; gravity is in m/s², and this looks like mm/s²: {g:.6g} * cc.mm"
