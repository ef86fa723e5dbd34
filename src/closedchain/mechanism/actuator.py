"""What moves joints: actuators as they are bought (a motor, its gear, what it loses and what it can do), and couplings
by which joints follow others (gears, belts, racks, screws, polynomials)."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from closedchain.errors import ArgumentError, InertiaError, MechanismError
from closedchain.mechanism.expressions import Expression
from closedchain.mechanism.names import checked_name, checked_reference
from closedchain.mechanism.numbers import FILE_RULES, described, described_vector, entries_of, whole
from closedchain.records import dataclass
from closedchain.signatures import explained_fields

NOT_NEGATIVE = ("damping", "friction")
POSITIVE = ("stiffness", "friction_velocity", "max_force", "max_velocity", "max_power")
WHEELS = ("teeth", "radii")  # two wheels: both joints rotate
SLIDES = ("radius", "lead")  # the joint slides, the other one rotates
RATIOS = ("ratio", *WHEELS, *SLIDES)


@explained_fields(
    inertia="rotor_inertia", max_torque="max_force", torque="max_force", speed="max_velocity", ratio="gear", on="joint"
)
@dataclass(frozen=True)
class Actuator:
    """A motor on one degree of freedom of a joint: a torque (N m) or force (N) along it. Several may drive one joint.

    name: unique among the actuators
    joint: name of the joint
    coordinate: which of the joint's degrees of freedom, counted from 0
    stiffness: of the drive when locked, at the joint (N m/rad or N/m)
    gear: angle of the motor per coordinate of the joint (rad/rad, rad/m); negative where they turn against each other
    also: further degrees of freedom that it drives, of a differential or a tendon over several joints: (joint,
        coordinate, gear) of each; the angle of the motor is Σ gear · coordinate over all of them

    As the motor's data sheet has them, on its side of the gear:
    rotor_inertia: kg m²; reflected to the joint it is gear² times that
    damping: viscous losses (N m s/rad)
    friction: Coulomb losses (N m), smoothed like those of a joint
    friction_velocity: width of that smoothing (rad/s)
    max_force, max_velocity, max_power: torque (N m), speed (rad/s) and mechanical power (W) it can give

    Simulations do not let it give more, inverse dynamics says how much of it a motion needs. With gear 1 all of them
    are at the joint, in its units. Forces that are given and reported act on the joint, and on those in `also` in
    proportion to their gears.

    Example:
        >>> cc.Actuator("motor", joint="crank", gear=50.0, rotor_inertia=2e-5).reflected_inertia
        0.05
        >>> cc.Actuator("left", joint="pitch", gear=50.0, also=[("roll", 0, -25.0)]).shares
        (('pitch', 0, 1.0), ('roll', 0, -0.5))
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
    also: tuple[tuple[str, int, float], ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("actuator", self.name))
        object.__setattr__(self, "also", self._checked_also())
        object.__setattr__(self, "joint", checked_reference(f"joint of actuator {self.name!r}", self.joint))
        object.__setattr__(self, "coordinate", whole(f"coordinate of actuator {self.name!r}", self.coordinate))
        for field in ("gear", "rotor_inertia", *NOT_NEGATIVE, *POSITIVE):
            value = getattr(self, field)
            if value is not None:
                object.__setattr__(self, field, self._checked(field, value))

        if len({(joint, k) for joint, k, _ in self.shares}) < len(self.shares):
            raise MechanismError(f"actuator {self.name!r} names a degree of freedom twice in 'joint' and 'also'")

    @property
    def shares(self) -> tuple[tuple[str, int, float], ...]:
        """(joint, coordinate, share) of all that it drives: its velocity is Σ share · velocity, 1 for its joint's."""
        return ((self.joint, self.coordinate, 1.0), *((name, k, gear / self.gear) for name, k, gear in self.also))

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

    def _checked_also(self) -> tuple[tuple[str, int, float], ...]:
        what, found = f"also of actuator {self.name!r}", []
        for entry in entries_of(what, self.also):
            parts = () if isinstance(entry, str) else entries_of(what, entry)
            if len(parts) != 3:
                raise ArgumentError(f"{what}: (joint, coordinate, gear) of each, not {entry!r}")
            gear = described(what, parts[2])
            if gear == 0:
                raise MechanismError(f"{what}: a gear is 0, so that it would not move {parts[0]!r}")
            found.append((checked_reference(what, parts[0]), whole(what, parts[1]), gear))
        return tuple(found)

    def _checked(self, field: str, value: object) -> float:
        what = f"{field} of actuator {self.name!r}"
        number = described(what, value)
        if field == "gear" and number == 0:
            raise MechanismError(f"{what} is 0, so that it would move nothing; 1 is a direct drive")
        if field == "rotor_inertia" and number < 0:
            raise InertiaError(f"{what} is {number} kg m²; it must be zero or positive")
        if field in NOT_NEGATIVE and number < 0:
            raise MechanismError(f"{what} is {number}; it must be zero or positive")
        if field in POSITIVE and number <= 0:
            raise MechanismError(f"{what} is {number}; it must be positive")
        return number


@explained_fields(ratios="ratio", gear="ratio", driver="to", pitch="lead")
@dataclass(frozen=True)
class Coupling:
    """A coordinate of a joint that follows those of other joints: q = offset + Σ ratio · q_to.

    It is a constraint like those of a loop, and its reaction is the force (N m, N) with which it drives `joint`. What
    moves the joints against each other is said in one of these ways:

    ratio: velocity of the joint per velocity of `to`: one number, or one for each
    teeth: numbers of teeth (of the joint's wheel, of that of `to`); wheels that mesh turn against each other; the
        number of a ring gear is negative
    radii: radii of the pulleys of a belt (of the joint, of `to`), m; one of them is negative where the belt is crossed
    radius: of a pinion, m: the joint is the rack's, which slides, `to` the pinion's
    lead: of a screw, m per turn: the joint is the nut's, which slides, `to` the spindle's
    polynomial: (c0, c1, c2, …) with q = c0 + c1 s + c2 s² + …, where s = Σ ratio · q_to

    Without any of them the joint moves as `to` does (ratio 1).

    name: unique among the couplings
    joint: name of the joint that follows
    to: the joint that it follows, or several; none: it is held at the offset
    offset: coordinate of the joint where those of `to` are zero, rad or m
    coordinate: which of the joint's degrees of freedom, counted from 0
    to_coordinate: the same of `to`: one number, or one for each

    Example:
        >>> cc.Coupling("gears", joint="right", to="left", teeth=(20, 40)).ratios
        (-2.0,)
        >>> cc.Coupling("carrier", joint="arm", to=("sun", "ring"), ratio=(0.25, 0.75)).coefficients
        (0.0, 1.0)
    """

    __pydantic_config__ = FILE_RULES

    name: str
    joint: str
    to: str | tuple[str, ...]
    ratio: float | tuple[float, ...] | None = None
    offset: float = 0.0
    teeth: tuple[float, float] | None = None
    radii: tuple[float, float] | None = None
    radius: float | None = None
    lead: float | None = None
    polynomial: tuple[float, ...] | None = None
    coordinate: int = 0
    to_coordinate: int | tuple[int, ...] = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("coupling", self.name))
        object.__setattr__(self, "joint", checked_reference(f"joint of coupling {self.name!r}", self.joint))
        object.__setattr__(self, "to", self._checked_to())
        object.__setattr__(self, "coordinate", whole(f"coordinate of {self._words}", self.coordinate))
        object.__setattr__(self, "to_coordinate", self._per_joint("to_coordinate", self.to_coordinate, whole))
        object.__setattr__(self, "offset", described(f"offset of {self._words}", self.offset))
        self._check_ratios()
        self._check_polynomial()
        self._check_itself()

    @property
    def joints(self) -> tuple[str, ...]:
        """Names of the joints that it follows."""
        return (self.to,) if isinstance(self.to, str) else self.to

    @property
    def members(self) -> tuple[tuple[str, int], ...]:
        """(joint, number of its degree of freedom): the one that follows, then those that it follows."""
        numbers = self.to_coordinate
        own = (numbers,) * len(self.joints) if isinstance(numbers, int) else numbers
        return ((self.joint, self.coordinate), *zip(self.joints, own, strict=True))

    @property
    def ratios(self) -> tuple[float, ...]:
        """Velocity of the joint, or of s in the polynomial, per velocity of each joint that it follows."""
        if self.teeth is not None:
            return (-self.teeth[1] / self.teeth[0],)
        if self.radii is not None:
            return (self.radii[1] / self.radii[0],)
        if self.radius is not None:
            return (self.radius,)
        if self.lead is not None:
            return (self.lead / (2 * math.pi),)
        given = 1.0 if self.ratio is None else self.ratio
        return given if isinstance(given, tuple) else (given,) * len(self.joints)

    @property
    def coefficients(self) -> tuple[float, ...]:
        """c0, c1, c2, … with q = c0 + c1 s + c2 s² + …"""
        return (self.offset, 1.0) if self.polynomial is None else self.polynomial

    @property
    def law(self) -> str:
        """What it says, such as 'right = 0.1 − 2 left'."""
        terms = list(zip(self.ratios, self.joints, strict=True))
        if self.polynomial is None:
            return f"{self.joint} = {_sum([(self.offset, ''), *terms])}"
        s = _sum(terms)
        powers = [(c, "" if k == 0 else f"({s})" + (f"^{k}" if k > 1 else "")) for k, c in enumerate(self.polynomial)]
        return f"{self.joint} = {_sum(powers)}"

    @property
    def _words(self) -> str:
        return f"coupling {self.name!r}"

    def _checked_to(self) -> str | tuple[str, ...]:
        if isinstance(self.to, str):
            return str(self.to)
        what = f"'to' of {self._words}"
        names = tuple(checked_reference(what, name) for name in entries_of(what, self.to))
        return names[0] if len(names) == 1 else names

    def _per_joint(self, field: str, value: Any, checked: Any) -> Any:
        """A number, or as many as there are joints in `to`; a list of one is that number."""
        what = f"{field} of {self._words}"
        if isinstance(value, int | float | str | bool | Expression):
            return checked(what, value)
        values = tuple(checked(what, entry) for entry in entries_of(what, value))
        if len(values) != len(self.joints):
            raise ArgumentError(f"{what}: one number, or one for each of {len(self.joints)} joints, not {len(values)}")
        return values[0] if len(values) == 1 else values

    def _check_ratios(self) -> None:
        given = [field for field in RATIOS if getattr(self, field) is not None]
        if len(given) > 1:
            raise ArgumentError(f"{self._words} has {' and '.join(given)}; one of {', '.join(RATIOS)} says it all")
        for field in given:
            what, value = f"{field} of {self._words}", getattr(self, field)
            if field in WHEELS:
                numbers: Any = described_vector(what, value, 2)
            else:
                numbers = described(what, value) if field in SLIDES else self._per_joint(field, value, described)
            object.__setattr__(self, field, numbers)
            if 0.0 in (numbers if isinstance(numbers, tuple) else (numbers,)):
                raise MechanismError(f"{what} is {value}; with 0 the joint would not follow")
            if field != "ratio" and len(self.joints) != 1:
                raise ArgumentError(f"{what}: 'to' must then be one joint; 'ratio' has numbers for several")

    def _check_polynomial(self) -> None:
        if self.polynomial is None:
            return
        what = f"polynomial of {self._words}"
        entries = entries_of(what, self.polynomial)
        object.__setattr__(self, "polynomial", described_vector(what, entries, len(entries)))
        if self.offset or any(getattr(self, field) is not None for field in (*WHEELS, *SLIDES)):
            raise ArgumentError(f"{what}: its first number is the offset, and beside it stands 'ratio' only")
        if not any(self.polynomial[1:]):
            raise MechanismError(f"{what} is {self.polynomial}; with zeros after the first the joint would not follow")

    def _check_itself(self) -> None:
        if (self.joint, self.coordinate) in self.members[1:]:
            raise MechanismError(f"{self._words} couples joint {self.joint!r} to itself")
        if len(set(self.members)) < len(self.members):
            raise MechanismError(f"{self._words} names a joint twice in 'to': {', '.join(self.joints)}")


def _sum(terms: Iterable[tuple[float, str]]) -> str:
    """Σ number · name in words; numbers that are zero are left out."""
    text = ""
    for number, name in terms:
        if number == 0:
            continue
        size = f"{abs(number):.6g}" if abs(number) != 1 or not name else ""
        sign = ("− " if text else "−") if number < 0 else "+ " if text else ""
        text += f"{' ' if text else ''}{sign}{' '.join(part for part in (size, name) if part)}"
    return text or "0"
