"""Forces along a joint's degrees of freedom: springs, dampers and friction; and the limits of its travel.

A number counts for each degree of freedom, a list has one number per degree of freedom.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import numpy as np

from closedchain.errors import ArgumentError, InertiaError, MechanismError
from closedchain.mechanism.expressions import Derived, Expression
from closedchain.mechanism.numbers import FILE_RULES, described, described_vector, entries_of
from closedchain.records import dataclass

PerDof = float | tuple[float, ...]
JointLimits = tuple[float, float] | tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class JointSpring:
    """A linear spring: potential energy ½ stiffness (q − reference)², force −stiffness (q − reference).

    stiffness: N m/rad or N/m        reference: the coordinate at which it has no force, rad or m

    On a spherical joint the rotation vector (axis times angle, at most half a turn) takes the place of q: of the
    child's frame in the parent's, or with a reference, itself a rotation vector, from there. Its energy is
    Σ ½ stiffness φᵢ², so equal stiffnesses pull it back about its axis with stiffness times angle.

    Example:
        >>> cc.JointSpring(stiffness=20.0, reference=0.3)
        JointSpring(stiffness=20.0, reference=0.3)
    """

    __pydantic_config__ = FILE_RULES

    stiffness: PerDof
    reference: PerDof = 0.0

    def __post_init__(self) -> None:
        _take_expressions(self)


@dataclass(frozen=True)
class JointDamper:
    """A viscous damper: force −damping dq/dt.

    damping: N m s/rad or N s/m

    Example:
        >>> cc.revolute("hinge", "ground", "door", damper=cc.JointDamper(0.5)).damper.damping
        (0.5,)
    """

    __pydantic_config__ = FILE_RULES

    damping: PerDof

    def __post_init__(self) -> None:
        _take_expressions(self)


@dataclass(frozen=True)
class JointFriction:
    """Coulomb friction: smoothed, force −force tanh(dq/dt / velocity), or dry (velocity=0), which truly sticks.

    force: N m or N
    velocity: rad/s or m/s, the width of the smoothing (there, 76 % of the force act); 0: dry friction, force −force
        sign(dq/dt) while the joint moves, and whatever keeps it at rest up to the bound while it does not. simulate and
        rollout follow it; forward and inverse dynamics know it where the joint moves
    force_static: of dry friction, the bound at rest, N m or N; None: equal to force

    Example:
        >>> cc.JointFriction(force=0.3, velocity=0.01)
        JointFriction(force=0.3, velocity=0.01, force_static=None)
        >>> cc.JointFriction(force=0.3, velocity=0, force_static=0.4).velocity
        0
    """

    __pydantic_config__ = FILE_RULES

    force: PerDof
    velocity: PerDof = 0.01
    force_static: PerDof | None = None

    def __post_init__(self) -> None:
        _take_expressions(self)


def _take_expressions(force: Any) -> None:
    """Expressions as floats that have them; what else a force holds is checked by its joint."""
    for field in fields(force):
        value = getattr(force, field.name)
        if isinstance(value, Expression):
            object.__setattr__(force, field.name, Derived(value))
        elif isinstance(value, tuple | list) and any(isinstance(one, Expression) for one in value):
            kept = tuple(Derived(one) if isinstance(one, Expression) else one for one in value)
            object.__setattr__(force, field.name, kept)


Force = JointSpring | JointDamper | JointFriction
FORCES: dict[str, type[Force]] = {"spring": JointSpring, "damper": JointDamper, "friction": JointFriction}


def per_dof(force: Force, part: str, joint: str, dof: int) -> Force:
    """The same with one checked number per degree of freedom of a joint; `part` is the joint's field that holds it."""
    values: dict[str, Any] = {}
    for field in fields(force):
        if getattr(force, field.name) is None:
            continue
        what, value = f"{part}.{field.name} of joint {joint!r}", getattr(force, field.name)
        values[field.name] = described_vector(what, (value,) * dof if np.ndim(value) == 0 else value, dof)
        low = min(values[field.name], default=1.0)
        if low < 0 and field.name != "reference":
            raise MechanismError(f"{what} is {value}; it must not be negative")
    if "force_static" in values:
        what, pairs = f"force_static of joint {joint!r}", zip(values["force_static"], values["force"], strict=True)
        if any(static < kinetic for static, kinetic in pairs):
            raise MechanismError(f"{what} is {values['force_static']}; it must be force, {values['force']}, or more")
        if any(values["velocity"]):
            raise MechanismError(f"{what} belongs to dry friction; smoothed friction has none: give velocity=0")
    return replace(force, **values)


def checked_armature(armature: PerDof, joint: str, dof: int) -> tuple[float, ...]:
    """One inertia per degree of freedom of a joint."""
    what = f"armature of joint {joint!r}"
    values = described_vector(what, (armature,) * dof if np.ndim(armature) == 0 else armature, dof)
    if min(values, default=0.0) < 0:
        raise InertiaError(f"{what} is {armature}; it must not be negative")
    return values


def checked_limits(limits: object, joint: str, dof: int) -> tuple[tuple[float, float], ...]:
    """One pair (lowest, highest) per degree of freedom of a joint."""
    what = f"limits of joint {joint!r}"
    given = entries_of(what, limits)
    if len(given) == 2 and all(np.ndim(end) == 0 for end in given):
        given = (given,) * dof
    if len(given) != dof:
        raise ArgumentError(f"{what}: {dof} pairs (lowest, highest) are needed, not {len(given)}")
    pairs = []
    for pair in given:
        if len(entries_of(what, pair)) != 2:
            raise ArgumentError(f"{what} are pairs (lowest, highest), not {pair!r}")
        low, high = (described(what, end) for end in pair)
        if not low < high:
            raise MechanismError(f"{what}: the lowest, {low}, must be below the highest, {high}")
        pairs.append((low, high))
    return tuple(pairs)
