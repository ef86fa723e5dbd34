"""Contacts: points of bodies that may touch a plane of the ground, stick to it, slip on it and leave it."""

from __future__ import annotations

from dataclasses import dataclass

from closedchain.errors import ArgumentError, MechanismError
from closedchain.mechanism.naming import checked_name, checked_reference
from closedchain.mechanism.numbers import FILE_RULES, Vector3, finite, vector3
from closedchain.mechanism.pose import Pose

FLOOR = Pose()


@dataclass(frozen=True)
class Contact:
    """A point fixed in a body (m, in its frame) that cannot pass through a plane fixed to the ground.

    The plane is the xy plane of the frame `plane`, its z axis points to the side where the point may be. `friction` is
    Coulomb's coefficient while it slips; it sticks up to `sticking`, by default a tenth more. Impacts are inelastic.
    """

    __pydantic_config__ = FILE_RULES

    name: str
    body: str
    at: Vector3 = (0.0, 0.0, 0.0)
    friction: float = 0.7
    plane: Pose = FLOOR
    sticking: float | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("contact", self.name))
        object.__setattr__(self, "body", checked_reference(f"body of contact {self.name!r}", self.body))
        object.__setattr__(self, "at", vector3(f"point of contact {self.name!r}", self.at))
        object.__setattr__(self, "friction", finite(f"friction of contact {self.name!r}", self.friction))
        if self.friction < 0:
            raise MechanismError(f"friction of contact {self.name!r} is {self.friction}; it must be zero or positive")
        if self.sticking is not None:
            object.__setattr__(self, "sticking", finite(f"sticking of contact {self.name!r}", self.sticking))
            if self.sticking < self.friction:
                limits = f"{self.sticking}, below its friction {self.friction}"
                raise MechanismError(f"contact {self.name!r} sticks up to {limits}; give that or more")
        if not isinstance(self.plane, Pose):
            raise ArgumentError(f"plane of contact {self.name!r} must be a Pose, not {self.plane!r}")

    @property
    def static_friction(self) -> float:
        """The coefficient up to which it sticks."""
        return 1.1 * self.friction if self.sticking is None else self.sticking
