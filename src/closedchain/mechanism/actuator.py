"""Actuators as they are bought: a motor, its gear, what it loses and what it can do."""

from __future__ import annotations

from dataclasses import dataclass

from closedchain.errors import InertiaError, MechanismError
from closedchain.mechanism.names import checked_name, checked_reference
from closedchain.mechanism.numbers import FILE_RULES, finite, whole

NOT_NEGATIVE = ("damping", "friction")
POSITIVE = ("stiffness", "friction_velocity", "max_force", "max_velocity", "max_power")


@dataclass(frozen=True)
class Actuator:
    """A motor on one degree of freedom of a joint: a torque (N m) or force (N) along it.

    name: unique among the actuators
    joint: name of the joint
    coordinate: which of the joint's degrees of freedom, counted from 0
    stiffness: of the drive when locked, at the joint (N m/rad or N/m)
    gear: angle of the motor per coordinate of the joint (rad/rad, rad/m); negative where they turn against each other

    As the motor's data sheet has them, on its side of the gear:
    rotor_inertia: kg m²; reflected to the joint it is gear² times that
    damping: viscous losses (N m s/rad)
    friction: Coulomb losses (N m), smoothed like those of a joint
    friction_velocity: width of that smoothing (rad/s)
    max_force, max_velocity, max_power: torque (N m), speed (rad/s) and mechanical power (W) it can give

    Simulations do not let it give more, inverse dynamics says how much of it a motion needs. With gear 1 all of them
    are at the joint, in its units. Forces that are given and reported act on the joint.

    Example:
        >>> cc.Actuator("motor", joint="crank", gear=50.0, rotor_inertia=2e-5).reflected_inertia
        0.05
    """

    __pydantic_config__ = FILE_RULES

    name: str
    joint: str
    coordinate: int = 0
    stiffness: float | None = None
    gear: float = 1.0
    rotor_inertia: float = 0.0
    damping: float = 0.0
    friction: float = 0.0
    friction_velocity: float = 0.01
    max_force: float | None = None
    max_velocity: float | None = None
    max_power: float | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("actuator", self.name))
        object.__setattr__(self, "joint", checked_reference(f"joint of actuator {self.name!r}", self.joint))
        object.__setattr__(self, "coordinate", whole(f"coordinate of actuator {self.name!r}", self.coordinate))
        for field in ("gear", "rotor_inertia", *NOT_NEGATIVE, *POSITIVE):
            value = getattr(self, field)
            if value is not None:
                object.__setattr__(self, field, self._checked(field, value))

    @property
    def reflected_inertia(self) -> float:
        """Inertia of the rotor at the joint (kg m², or kg where the joint slides)."""
        return self.gear**2 * self.rotor_inertia

    @property
    def joint_force_limit(self) -> float | None:
        """The largest force at the joint (N m, N)."""
        return None if self.max_force is None else abs(self.gear) * self.max_force

    @property
    def joint_velocity_limit(self) -> float | None:
        """The largest velocity of the joint (rad/s, m/s)."""
        return None if self.max_velocity is None else self.max_velocity / abs(self.gear)

    @property
    def limited(self) -> bool:
        """Whether what it can do is limited."""
        return any(limit is not None for limit in (self.max_force, self.max_velocity, self.max_power))

    def _checked(self, field: str, value: object) -> float:
        what = f"{field} of actuator {self.name!r}"
        number = finite(what, value)
        if field == "gear" and number == 0:
            raise MechanismError(f"{what} is 0, so that it would move nothing; 1 is a direct drive")
        if field == "rotor_inertia" and number < 0:
            raise InertiaError(f"{what} is {number} kg m²; it must be zero or positive")
        if field in NOT_NEGATIVE and number < 0:
            raise MechanismError(f"{what} is {number}; it must be zero or positive")
        if field in POSITIVE and number <= 0:
            raise MechanismError(f"{what} is {number}; it must be positive")
        return number
