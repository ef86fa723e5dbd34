"""Contacts: a point or a sphere of a body against a plane, a sphere or a box face of the ground or another body.

Of its own because the law and the shapes of a contact are one idea, and `mechanism.py` only holds the parts together.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from closedchain.errors import ArgumentError, MechanismError
from closedchain.mechanism.joint import Joint
from closedchain.mechanism.names import GROUND, checked_name, checked_reference
from closedchain.mechanism.numbers import FILE_RULES, Vector3, described, described_point, described_vector
from closedchain.mechanism.pose import Pose
from closedchain.records import dataclass
from closedchain.signatures import explained_fields

FLOOR = Pose()


@explained_fields(friction="mu", r="radius", point="at", e="restitution")
@dataclass(frozen=True)
class Contact:
    """A point or a sphere fixed in a body that cannot pass through a surface fixed to the ground or to another body.

    Friction is Coulomb's. The surface is the xy plane of `plane` unless `extent` or `sphere` says otherwise.

    name: unique among the contacts
    body: name of the body
    at: the point, or the sphere's centre, in the body's frame, m
    mu: kinetic coefficient of Coulomb friction
    mu_static: static coefficient; None: equal to mu
    plane: a pose in the frame of `to` whose xy plane is the surface; its z axis points to where the body may be
    radius: of the sphere about the point, m; 0: a point
    to: name of the body that carries the surface
    sphere: radius of the surface, m, where it is a sphere about the origin of `plane`
    extent: lengths along x and y, m, where the surface is the face of a box: a rectangle about the origin of `plane`
    restitution: Newton's coefficient, share of the normal velocity with which the body leaves an impact
    torsional: of a soft finger, m: the moment about the normal is at most `torsional` times the normal force; it shares
        the bound with friction, |f_t|²/mu² + (moment/torsional)² ≤ f_n²

    Example:
        >>> cc.Contact("foot", body="shank", at=(0, 0, -0.3), mu=0.6).static_friction
        0.6
        >>> cc.Contact("tip", "finger", (0, 0, 0.1), radius=0.01, to="box", extent=(0.1, 0.1)).restitution
        0.0
    """

    __pydantic_config__ = FILE_RULES

    name: str
    body: str
    at: Vector3 = (0.0, 0.0, 0.0)
    mu: float = 0.7
    mu_static: float | None = None
    plane: Pose = FLOOR
    radius: float = 0.0
    to: str = GROUND
    sphere: float | None = None
    extent: tuple[float, float] | None = None
    restitution: float = 0.0
    torsional: float = 0.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("contact", self.name))
        what = f"of contact {self.name!r}"
        object.__setattr__(self, "body", checked_reference(f"body {what}", self.body))
        object.__setattr__(self, "to", checked_reference(f"to {what}", self.to))
        object.__setattr__(self, "at", described_point(f"point {what}", self.at))
        for field in ("mu", "radius", "restitution", "torsional"):
            object.__setattr__(self, field, described(f"{field} {what}", getattr(self, field)))
            if getattr(self, field) < 0:
                raise MechanismError(f"{field} {what} is {getattr(self, field)}; it must be zero or positive")
        if self.restitution > 1:
            raise MechanismError(f"restitution {what} is {self.restitution}; it must be from 0 to 1")
        if self.torsional > 0 and self.mu == 0:
            raise MechanismError(f"torsional {what} is {self.torsional} m, which needs a 'mu' greater than 0")
        if self.mu_static is not None:
            object.__setattr__(self, "mu_static", described(f"mu_static {what}", self.mu_static))
            if self.mu_static < self.mu:
                raise MechanismError(f"mu_static {what} is {self.mu_static}; it must be mu, {self.mu}, or more")
        if not isinstance(self.plane, Pose):
            raise ArgumentError(f"plane {what} must be a Pose, not {self.plane!r}")
        self._check_surface(what)

    def _check_surface(self, what: str) -> None:
        if self.sphere is not None:
            object.__setattr__(self, "sphere", described(f"sphere {what}", self.sphere))
            if self.sphere <= 0:
                raise MechanismError(f"sphere {what} is {self.sphere} m; its radius must be greater than 0")
        if self.extent is not None:
            object.__setattr__(self, "extent", described_vector(f"extent {what}", self.extent, 2))
            if min(self.extent) <= 0:
                raise MechanismError(f"extent {what} is {self.extent} m; both lengths must be greater than 0")
        if self.sphere is not None and self.extent is not None:
            raise MechanismError(f"contact {self.name!r} has both 'sphere' and 'extent'; a surface has one of them")
        if self.body == self.to:
            raise MechanismError(
                f"contact {self.name!r} is between {self.body!r} and itself; give another body in 'to'"
            )

    @property
    def static_friction(self) -> float:
        """The coefficient of static friction."""
        return self.mu if self.mu_static is None else self.mu_static


def held_together(joints: Iterable[Joint]) -> Callable[[str], str]:
    """A function from a body to one name for all that fixed joints connect with it."""
    group: dict[str, str] = {}

    def root(name: str) -> str:
        while name in group:
            name = group[name]
        return name

    for joint in joints:
        ends = root(joint.parent), root(joint.child)
        if joint.kind == "fixed" and ends[0] != ends[1]:
            group[ends[0]] = ends[1]
    return root


def check_fixed_together(contacts: Iterable[Contact], joints: Iterable[Joint], bends: Collection[str]) -> None:
    """An error for a contact between bodies that fixed joints connect: they never part, unless one bends."""
    root = held_together(joint for joint in joints if joint.parent not in bends and joint.child not in bends)
    for contact in contacts:
        if root(contact.body) == root(contact.to):
            raise MechanismError(
                f"contact {contact.name!r} is between {contact.body!r} and {contact.to!r}, which fixed joints connect: "
                "they never touch or separate; a contact needs two bodies that can move apart"
            )
