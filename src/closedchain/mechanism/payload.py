"""A payload: mass carried by a body, as if it were part of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.mechanism.body import Body
from closedchain.mechanism.mechanism import Mechanism
from closedchain.mechanism.numbers import Matrix3, Vector3


@dataclass(frozen=True)
class Payload:
    """Mass (kg), mass centre (m) and inertia about it (kg m²: three principal moments or a matrix), in the axes of the
    body that carries it; without `body` that is the platform."""

    mass: float
    center: Vector3 = (0.0, 0.0, 0.0)
    inertia: Vector3 | Matrix3 = (0.0, 0.0, 0.0)
    body: str | None = None

    def __post_init__(self) -> None:
        checked = Body("payload", self.mass, self.center, self.inertia)
        for field in ("mass", "center", "inertia"):
            object.__setattr__(self, field, getattr(checked, field))


def loaded(mechanism: Mechanism, payload: Payload) -> Mechanism:
    """The machine with a payload on one of its bodies."""
    name = payload.body or mechanism.platform
    if name is None:
        raise ArgumentError(f"{mechanism.name!r} names no platform; say which body carries the payload")
    carrier = mechanism.body(name)
    cargo = Body("payload", payload.mass, payload.center, payload.inertia)
    mass = carrier.mass + cargo.mass
    if mass == 0:
        return mechanism
    parts = (carrier, cargo)
    center = sum(part.mass * np.array(part.center) for part in parts) / mass
    turned = [part.inertia_matrix + part.mass * _apart(np.array(part.center) - center) for part in parts]
    inertia = turned[0] + turned[1]
    both = replace(carrier, mass=mass, center=tuple(center), inertia=(inertia + inertia.T) / 2)  # type: ignore[arg-type]
    return replace(mechanism, bodies=tuple(both if body.name == name else body for body in mechanism.bodies))


def _apart(r: np.ndarray) -> np.ndarray:
    """Inertia of a unit mass at r."""
    return np.asarray(r @ r * np.eye(3) - np.outer(r, r))
