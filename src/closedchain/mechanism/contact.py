"""Contacts: points of bodies that may touch a plane of the ground, stick to it, slip on it and leave it."""

from __future__ import annotations

from dataclasses import dataclass

from closedchain.errors import ArgumentError, MechanismError
from closedchain.mechanism.names import checked_name, checked_reference
from closedchain.mechanism.numbers import FILE_RULES, Vector3, finite, vector3
from closedchain.mechanism.pose import Pose

FLOOR = Pose()


@dataclass(frozen=True)
class Contact:
    """A point fixed in a body (m, in its frame) that cannot pass through a plane fixed to the ground.

    The plane is the xy plane of the pose `plane`; its z axis points to the side where the point may be. `mu` is the
    kinetic coefficient of Coulomb friction, `mu_static` the static one (None: equal). Impacts are inelastic.
    """

    __pydantic_config__ = FILE_RULES

    name: str
    body: str
    at: Vector3 = (0.0, 0.0, 0.0)
    mu: float = 0.7
    mu_static: float | None = None
    plane: Pose = FLOOR

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("contact", self.name))
        object.__setattr__(self, "body", checked_reference(f"body of contact {self.name!r}", self.body))
        object.__setattr__(self, "at", vector3(f"point of contact {self.name!r}", self.at))
        object.__setattr__(self, "mu", finite(f"mu of contact {self.name!r}", self.mu))
        if self.mu < 0:
            raise MechanismError(f"mu of contact {self.name!r} is {self.mu}; it must be zero or positive")
        if self.mu_static is not None:
            object.__setattr__(self, "mu_static", finite(f"mu_static of contact {self.name!r}", self.mu_static))
            if self.mu_static < self.mu:
                raise MechanismError(
                    f"mu_static of contact {self.name!r} is {self.mu_static}; it must be mu, {self.mu}, or more"
                )
        if not isinstance(self.plane, Pose):
            raise ArgumentError(f"plane of contact {self.name!r} must be a Pose, not {self.plane!r}")

    @property
    def static_friction(self) -> float:
        """The coefficient of static friction."""
        return self.mu if self.mu_static is None else self.mu_static
