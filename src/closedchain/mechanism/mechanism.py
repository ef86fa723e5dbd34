"""A machine: bodies, joints, actuators, couplings, wrenches, contacts, struts, bushings.

Loops need no special word: the joints simply do not form a tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Literal, TypeVar

from closedchain.errors import ArgumentError, DisconnectedError, MechanismError, UnknownNameError, choose
from closedchain.mechanism.actuator import SLIDES, WHEELS, Actuator, Coupling
from closedchain.mechanism.body import Body, Payload
from closedchain.mechanism.contact import Contact, check_fixed_together
from closedchain.mechanism.derivations import (
    Expressions,
    expressed_fields,
    table_field,
    table_of,
    taken,
    with_parameters,
)
from closedchain.mechanism.elements import Bushing, Strut
from closedchain.mechanism.expressions import Parameter
from closedchain.mechanism.joint import Joint
from closedchain.mechanism.names import GROUND, all_different, checked_name, checked_reference
from closedchain.mechanism.numbers import FILE_RULES, Vector3, closing_tolerance, described_point, entries_of
from closedchain.mechanism.point import Point
from closedchain.mechanism.pose import Pose
from closedchain.mechanism.shapes import Shape
from closedchain.records import dataclass
from closedchain.signatures import explained_fields
from closedchain.views import view

T = TypeVar("T")
Named = TypeVar("Named", Body, Joint, Actuator, Strut, Bushing, Coupling, Contact, Point)


@dataclass(frozen=True)
class Wrench:
    """A constant force and moment on a body.

    body: name of the body
    force: N
    moment: N m, besides that of the force
    at: the point where the force acts, fixed in the body, m
    axes: "world" or "body", those of force and moment

    Example:
        >>> loaded = model.with_wrenches(cc.Wrench("rocker", force=(0, 0, -20.0), at=(0.1, 0, 0)))
        >>> loaded.mechanism.wrenches[0].axes
        'world'
    """

    __pydantic_config__ = FILE_RULES

    body: str
    force: Vector3 = (0.0, 0.0, 0.0)
    moment: Vector3 = (0.0, 0.0, 0.0)
    at: Vector3 = (0.0, 0.0, 0.0)
    axes: Literal["world", "body"] = "world"

    def __post_init__(self) -> None:
        object.__setattr__(self, "body", checked_reference("body of a wrench", self.body))
        for field in ("force", "moment", "at"):
            object.__setattr__(self, field, described_point(f"{field} on body {self.body!r}", getattr(self, field)))
        if self.axes not in ("world", "body"):
            raise ArgumentError(f"axes of the wrench on {self.body!r} must be 'world' or 'body', not {self.axes!r}")


KINDS: tuple[tuple[str, type], ...] = (
    ("bodies", Body),
    ("joints", Joint),
    ("actuators", Actuator),
    ("wrenches", Wrench),
    ("contacts", Contact),
    ("struts", Strut),
    ("bushings", Bushing),
    ("couplings", Coupling),
    ("points", Point),
)


@explained_fields(links="bodies", motors="actuators", g="gravity", end_effector="platform", base="platform")
@dataclass(frozen=True)
class Mechanism:
    """One description of a machine, for everything that can be asked of it.

    Loops need no special word: the joints simply do not form a tree.

    name: of the machine
    bodies: all but the ground
    joints: between two bodies, or a body and "ground"
    actuators: on joints
    platform: name of the body whose motion is the task of the machine
    home: a pose of the platform from which assembly starts
    gravity: m/s², world axes
    wrenches: constant forces and moments on bodies
    contacts: points and spheres of bodies that touch surfaces of the ground or of other bodies
    struts: springs and dampers between two points
    bushings: elastic bearings between two frames
    couplings: joints that follow others by gears, belts, racks, screws
    ground_shape: what the ground looks like: a base, a frame, a floor
    points: named places on bodies, whose motion is drawn, read and handed to controllers
    tolerance: how far the numbers of this description are rounded, as a fraction of the machine's size; loops may stay
        open, and rows of them may contradict each other, by as much. By default they are exact, but for 1e-9.
    derived_from: which numbers follow from parameters; taken from the parts, see `expressions`

    Example:
        >>> pendulum = cc.Mechanism(
        ...     "pendulum",
        ...     bodies=[cc.Body.rod("arm", mass=1.0, length=0.5)],
        ...     joints=[cc.revolute("pivot", "ground", "arm", axis=(0, -1, 0))],
        ...     actuators=[cc.Actuator("motor", joint="pivot")],
        ... )
        >>> arm = cc.compile(pendulum)
        >>> round(arm.forward_dynamics(arm.assemble())["pivot"], 3)  # −3 g / (2 · 0.5 m)
        -29.43
    """

    __pydantic_config__ = FILE_RULES

    name: str
    bodies: tuple[Body, ...]
    joints: tuple[Joint, ...]
    actuators: tuple[Actuator, ...] = ()
    platform: str | None = None
    home: Pose | None = None
    gravity: Vector3 = (0.0, 0.0, -9.81)
    wrenches: tuple[Wrench, ...] = ()
    contacts: tuple[Contact, ...] = ()
    struts: tuple[Strut, ...] = ()
    bushings: tuple[Bushing, ...] = ()
    couplings: tuple[Coupling, ...] = ()
    tolerance: float | None = None
    ground_shape: Shape | None = None
    points: tuple[Point, ...] = ()
    derived_from: Expressions = table_field()

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("mechanism", self.name))
        for field, kind in KINDS:
            object.__setattr__(self, field, _tuple_of(kind, field, getattr(self, field)))
        object.__setattr__(self, "gravity", described_point("gravity", self.gravity))
        if self.platform is not None:
            object.__setattr__(self, "platform", checked_reference("platform", self.platform))
        if not (self.home is None or isinstance(self.home, Pose)):
            raise ArgumentError(f"home must be a Pose, not {self.home!r}")
        if not (self.ground_shape is None or isinstance(self.ground_shape, Shape)):
            raise ArgumentError(f"ground_shape must be a Shape, not {self.ground_shape!r}")
        if self.tolerance is not None:
            object.__setattr__(self, "tolerance", closing_tolerance(self.tolerance))
        for field, value in taken(self).items():
            object.__setattr__(self, field, value)
        all_different("body", (b.name for b in self.bodies))
        all_different("joint", (j.name for j in self.joints))
        all_different("actuator", (a.name for a in self.actuators))
        all_different("contact", (c.name for c in self.contacts))
        all_different("strut", (s.name for s in self.struts))
        all_different("bushing", (b.name for b in self.bushings))
        all_different("coupling", (c.name for c in self.couplings))
        all_different("point", (p.name for p in self.points))
        if self.derived_from.made is None:
            assert self.derived_from.parameters is not None  # each name stands for one
        self._check_names()
        self._check_points()
        self._check_actuators()
        self._check_couplings()
        self._check_connected()

    def body(self, name: str) -> Body:
        """The body of that name."""
        return _find("body", name, self.bodies)

    def joint(self, name: str) -> Joint:
        """The joint of that name."""
        return _find("joint", name, self.joints)

    def actuator(self, name: str) -> Actuator:
        """The actuator of that name."""
        return _find("actuator", name, self.actuators)

    def contact(self, name: str) -> Contact:
        """The contact of that name."""
        return _find("contact", name, self.contacts)

    def strut(self, name: str) -> Strut:
        """The strut of that name."""
        return _find("strut", name, self.struts)

    def bushing(self, name: str) -> Bushing:
        """The bushing of that name."""
        return _find("bushing", name, self.bushings)

    def coupling(self, name: str) -> Coupling:
        """The coupling of that name."""
        return _find("coupling", name, self.couplings)

    def point(self, name: str) -> Point:
        """The point of that name."""
        return _find("point", name, self.points)

    @cached_property
    def expressions(self) -> Expressions:
        """Which numbers follow from parameters: expressions by the places of their numbers."""
        return table_of(self)

    @property
    def parameters(self) -> dict[str, Parameter]:
        """The parameters that its numbers follow from, by name."""
        return dict(self.expressions.parameters)

    def with_parameters(self, values: Mapping[str, object] | None = None, /, **named: object) -> Mechanism:
        """The machine with other values of parameters; all numbers that follow from them change.

        values: by name, also those that are no words, such as "masses[0]"; a list "masses" has one value for each

        Example:
            >>> arm = cc.Body.rod("arm", mass=1.0, length=cc.Parameter("length", 0.5))
            >>> pendulum = cc.Mechanism("pendulum", [arm], [cc.revolute("pivot", "ground", "arm")])
            >>> pendulum.with_parameters(length=0.6).body("arm").center
            (0.3, 0.0, 0.0)
        """
        return with_parameters(self, dict(values or {}) | named)

    @property
    def dry_joints(self) -> tuple[str, ...]:
        """Names of the joints with dry friction."""
        return tuple(joint.name for joint in self.joints if joint.dry_dof)

    @property
    def has_modes(self) -> bool:
        """Whether it is simulated from mode to mode: contacts open and close, they and dry joints stick and slip."""
        return bool(self.contacts) or any(joint.dry_dof for joint in self.joints)

    @property
    def elements(self) -> tuple[Strut | Bushing, ...]:
        """All force elements: struts, then bushings."""
        return (*self.struts, *self.bushings)

    def with_payload(self, payload: Payload) -> Mechanism:
        """The machine with a payload on one of its bodies."""
        name = payload.body or self.platform
        if name is None:
            raise ArgumentError(f"{self.name!r} names no platform; say which body carries the payload")
        self.body(name)
        bodies = (
            body.with_payload(payload) if body.name == name else body for body in expressed_fields(self)["bodies"]
        )
        return replace(self, bodies=tuple(bodies))

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        shown: str = view("html")(self)
        return shown

    def _check_names(self) -> None:
        if not self.bodies:
            raise MechanismError(f"mechanism {self.name!r} has no bodies")
        names = [GROUND, *(b.name for b in self.bodies)]
        known = set(names)
        for joint in self.joints:
            for side in (joint.parent, joint.child):
                if side not in known:
                    raise UnknownNameError(f"joint {joint.name!r}: {choose('body', side, names)}")
        for element in self.elements:
            for side in (element.parent, element.child):
                if side not in names:
                    what = type(element).__name__.lower()
                    raise UnknownNameError(f"{what} {element.name!r}: {choose('body', side, names)}")
        for contact in self.contacts:
            if contact.body not in names[1:]:
                raise UnknownNameError(f"contact {contact.name!r}: {choose('body', contact.body, names[1:])}")
            if contact.to not in known:
                raise UnknownNameError(f"contact {contact.name!r}: {choose('body', contact.to, names)}")
        bends = {body.name for body in self.bodies if body.flexible is not None}
        check_fixed_together(self.contacts, self.joints, bends)
        for wrench in self.wrenches:
            if wrench.body not in names[1:]:
                raise UnknownNameError(f"wrench: {choose('body', wrench.body, names[1:])}")
        if self.platform is not None and self.platform not in names[1:]:
            raise UnknownNameError(f"platform: {choose('body', self.platform, names[1:])}")

    def _check_points(self) -> None:
        bodies = [body.name for body in self.bodies]
        taken = {part.name for parts in (self.bodies, self.joints, self.actuators) for part in parts}
        for point in self.points:
            if point.body not in bodies:
                raise UnknownNameError(f"point {point.name!r}: {choose('body', point.body, bodies)}")
            if point.name in taken:
                raise UnknownNameError(f"point {point.name!r} has the name of a body, joint or actuator; give another")

    def _check_actuators(self) -> None:
        joints = {joint.name: joint for joint in self.joints}
        for actuator in self.actuators:
            for name, coordinate, _ in actuator.shares:
                if name not in joints:
                    raise UnknownNameError(f"actuator {actuator.name!r}: {choose('joint', name, joints)}")
                dof = joints[name].dof
                if not 0 <= coordinate < dof:
                    raise ArgumentError(
                        f"actuator {actuator.name!r}: joint {name!r} has {dof} DOF, "
                        f"so there is no coordinate {coordinate}"
                    )

    def _check_couplings(self) -> None:
        joints = {joint.name: joint for joint in self.joints}
        for coupling in self.couplings:
            what = f"coupling {coupling.name!r}"
            for name, coordinate in coupling.members:
                if name not in joints:
                    raise UnknownNameError(f"{what}: {choose('joint', name, joints)}")
                joint = joints[name]
                if not joint.has_coordinates:
                    raise MechanismError(f"{what}: {joint.kind} joint {name!r} has no coordinates that could follow")
                if not 0 <= coordinate < joint.dof:
                    raise ArgumentError(
                        f"{what}: joint {name!r} has {joint.dof} DOF, so there is no coordinate {coordinate}"
                    )
            turns = tuple(joints[name].rotational[coordinate] for name, coordinate in coupling.members)
            for fields, wanted in ((WHEELS, (True, True)), (SLIDES, (False, True))):
                field = next((field for field in fields if getattr(coupling, field) is not None), None)
                if field is not None and turns != wanted:
                    first = "rotates" if wanted[0] else "slides"
                    raise MechanismError(
                        f"{what} has {field!r}: its joint {first} and the one in 'to' rotates; "
                        f"for {coupling.joint!r} and {coupling.joints[0]!r} give 'ratio'"
                    )

    def _check_connected(self) -> None:
        neighbours: dict[str, list[str]] = {}
        for joint in self.joints:
            neighbours.setdefault(joint.parent, []).append(joint.child)
            neighbours.setdefault(joint.child, []).append(joint.parent)
        reached, frontier = {GROUND}, [GROUND]
        while frontier:
            for there in neighbours.get(frontier.pop(), ()):
                if there not in reached:
                    reached.add(there)
                    frontier.append(there)
        missing = [body.name for body in self.bodies if body.name not in reached]
        if missing:
            raise DisconnectedError(
                f"no chain of joints connects {', '.join(missing)} to the ground; "
                "a body that floats freely takes a 'free' joint to the ground"
            )


def _tuple_of(kind: type[T], field: str, items: Iterable[T]) -> tuple[T, ...]:
    values = entries_of(field, items)
    for value in values:
        if not isinstance(value, kind):
            raise ArgumentError(f"{field} must hold {kind.__name__} objects, not {value!r}")
    return values


def _find(kind: str, name: str, items: tuple[Named, ...]) -> Named:
    for item in items:
        if item.name == name:
            return item
    raise UnknownNameError(choose(kind, name, (item.name for item in items)))
