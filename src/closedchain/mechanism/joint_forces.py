"""What acts in a joint by itself: springs, dampers, friction, and the ends of its travel."""

from __future__ import annotations

from dataclasses import dataclass, replace

from closedchain.errors import ArgumentError, MechanismError
from closedchain.mechanism.numbers import FILE_RULES, entries_of, finite, finite_vector

PerDof = float | tuple[float, ...]
Limits = tuple[float, float] | tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Passive:
    """Passive forces along a joint's DOF; a number counts for each DOF, a list has one per DOF.

        f = −stiffness (q − rest) − damping dq/dt − friction tanh(dq/dt / friction_velocity)

    stiffness: N m/rad or N/m       damping: N m s/rad or N s/m      friction: N m or N, of Coulomb, smoothed
    rest: coordinate without spring force         friction_velocity: rad/s or m/s that counts as sliding
    limits: (lowest, highest) coordinate; simulations stop there
    """

    __pydantic_config__ = FILE_RULES

    stiffness: PerDof = 0.0
    rest: PerDof = 0.0
    damping: PerDof = 0.0
    friction: PerDof = 0.0
    friction_velocity: PerDof = 0.01
    limits: Limits | None = None

    def spread(self, joint: str, dof: int, quaternion: bool) -> Passive:
        """One number per degree of freedom, checked for a joint; a quaternion has neither springs nor limits."""
        values = {}
        for field in ("stiffness", "rest", "damping", "friction", "friction_velocity"):
            what, value = f"{field} of joint {joint!r}", getattr(self, field)
            row = (value,) * dof if isinstance(value, int | float) else value
            values[field] = finite_vector(what, row, dof)
            if field != "rest" and min(values[field], default=0.0) < 0:
                raise MechanismError(f"{what} is {value}; it must not be negative")
        if min(values["friction_velocity"], default=1.0) <= 0:
            raise MechanismError(f"friction_velocity of joint {joint!r} must be greater than 0")
        if quaternion and (any(values["stiffness"]) or self.limits is not None):
            raise MechanismError(f"joint {joint!r} turns freely: it has no coordinates for a spring or for limits")
        return replace(self, **values, limits=self._checked_limits(joint, dof))

    def _checked_limits(self, joint: str, dof: int) -> tuple[tuple[float, float], ...] | None:
        if self.limits is None:
            return None
        what = f"limits of joint {joint!r}"
        given = entries_of(what, self.limits)
        if len(given) == 2 and all(isinstance(end, int | float) for end in given):
            given = (given,) * dof
        if len(given) != dof:
            raise ArgumentError(f"{what}: {dof} pairs (lowest, highest) are needed, not {len(given)}")
        pairs = []
        for pair in given:
            low, high = (finite(what, end) for end in entries_of(what, pair))
            if not low < high:
                raise MechanismError(f"{what}: the lowest, {low}, must be below the highest, {high}")
            pairs.append((low, high))
        return tuple(pairs)
