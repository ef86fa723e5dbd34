"""The URDF family: trees, links with several parents, loop YAML, URDF+ and the proposed <constraint>.

A link's frame is that of its joint at zero coordinates. Loops are said in one of five ways:

several parents     a link that is the child of more than one joint
loop YAML           pairs of frames in a file beside the URDF (loop_yaml.py)
URDF+               <loop type=""> with <predecessor link=""> and <successor link="">, each with an <origin>, and <axis>
                    its first dialect: <constraint> or <constraint_joint> of type position or rolling
<constraint>        as proposed for urdfdom: parent, parent_origin, parent_axis and the same of the child
closing frames      links closing_NAME_1 and closing_NAME_2, as CAD exporters write them
drake:ball_constraint, and a <joint> of SDF inside <gazebo>

The ground is a root link without mass, or one that is called world or ground; Drake does not even declare its world.

Joints follow others by <mimic>, or by URDF+'s <coupling>: Σ q from the two links' nearest common ancestor to the
successor is ratio times Σ q to the predecessor.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np

from closedchain.errors import ClosedChainError, MechanismError, UnknownNameError, UnsupportedError, choose
from closedchain.files.xml import Element, read_xml
from closedchain.formats.geometry import MeshFolder, cylinder, one_shape
from closedchain.formats.loop_yaml import LoopFile, replacement
from closedchain.formats.markup import NUMBER, Markup
from closedchain.formats.placement import HERE, Inertias, Placement, solid, unit_vector, with_axis
from closedchain.formats.precision import WORD, rounding
from closedchain.formats.report import Ledger
from closedchain.formats.sdf_axis import axis_laws, axis_limits
from closedchain.mechanism import Actuator, Body, Coupling, Joint, JointDamper, JointFriction, Mechanism, Pose, Shape
from closedchain.mechanism.joint import DOF, JointKind
from closedchain.mechanism.names import GROUND
from closedchain.mechanism.shapes import ShapeRole
from closedchain.types import Array

ClosingKind = Literal["revolute", "spherical", "fixed"]

PICTURE = "of pictures only shapes and colours are read"
NO_WORD = "not yet described by a Mechanism"
REASONS = {
    "material": PICTURE,
    "texture": PICTURE,
    "verbose": PICTURE,
    "gazebo": "settings of a simulator",
    "plugin": "settings of a simulator",
    "safety_controller": "settings of a controller",
    "calibration": "positions of reference switches",
    "drake:controller_gains": "settings of a controller",
    "drake:proximity_properties": "surfaces of contacts are not read",
    "drake:collision_filter_group": "surfaces of contacts are not read",
    "drake:linear_bushing_rpy": NO_WORD,
    "frame": "frames are read where a link or a joint has them",
    "effort": "limits of a joint without actuator",
    "velocity": "limits of a joint without actuator",
    "sensor": "sensors are not described by a Mechanism",
}
KINDS: dict[str, JointKind] = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "floating": "free",
    "planar": "planar",
}
DRAKE_KINDS: dict[str, JointKind] = {
    "ball": "spherical",
    "planar": "planar",
    "screw": "helical",
    "universal": "universal",
}
LOOP_KINDS: dict[str, JointKind] = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "spherical": "spherical",
    "ball": "spherical",
    "universal": "universal",
    "cylindrical": "cylindrical",
    "planar": "planar",
    "position": "spherical",
}
# without influence on motion
PICTURES = ("visual", "collision", "material", "texture", "sensor", "frame", "drake:controller_gains",
            "drake:collision_filter_group", "effort", "velocity")  # fmt: skip
EARTH = "a URDF says none: 9.81 m/s² along −z"
MIMIC = {"multiplier": 1.0, "offset": 0.0}
GAZEBO_KINDS: dict[str, JointKind] = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "ball": "spherical",
}
WORLDS = ("world", GROUND)  # names of links that are the ground
UNNAMED = "transmission"
CLOSED, PARALLEL = 1e-4, 1e-3  # of the machine's size, rad: what counts as rounding between closing frames
CLOSING = re.compile(r"(closing_.+)_([12])")
X_AXIS = (1.0, 0.0, 0.0)
UNLIMITED = 1e9  # rad or m: a prismatic joint must have limits in this format


@dataclass(frozen=True)
class UrdfOptions:
    """How a URDF is read: its loops, whether its root floats, and what holds frames named closing_…"""

    loops: LoopFile | None = None
    floating: bool = False
    closing: ClosingKind | None = None
    inertias: Inertias = "keep"
    folder: Path | None = None  # where meshes are looked for


def read_urdf(text: str, source: str, ledger: Ledger, options: UrdfOptions | None = None) -> Mechanism:
    """The machine in a text of the URDF family."""
    root = read_xml(text, source)
    refuse_xacro(root, source)
    markup = Markup(source, ledger, REASONS, PICTURES)
    if root.tag != "robot":
        raise markup.error(root, f"a URDF begins with <robot>, not <{root.tag}>")
    markup.given(root, "version")
    return _Reader(root, markup, ledger, options or UrdfOptions()).mechanism()


def refuse_xacro(element: Element, source: str) -> None:
    """Raise where a file is yet to be expanded."""
    written = any(mark in value for value in element.attributes.values() for mark in ("${", "$("))
    if element.tag.startswith("xacro:") or written:
        name = Path(source).name
        target = f"{name.removesuffix('.xacro').removesuffix('.urdf')}.urdf"
        target = target if target != name else f"expanded_{name}"
        raise UnsupportedError(
            f"{source}, line {element.line}: a file for xacro; expand it first: xacro {name} > {target}"
        )
    for child in element.children:
        refuse_xacro(child, source)


@dataclass
class _Reader:
    root: Element
    markup: Markup
    ledger: Ledger
    options: UrdfOptions
    bodies: dict[str, Body] = field(default_factory=dict)
    joints: dict[str, Joint] = field(default_factory=dict)
    couplings: list[Coupling] = field(default_factory=list)
    mimics: dict[str, Element] = field(default_factory=dict)  # by the joint that follows
    independent: list[str] = field(default_factory=list)
    child_links: dict[str, str] = field(default_factory=dict)  # of every joint
    children: set[str] = field(default_factory=set)  # links that are one
    limit_elements: dict[str, Element] = field(default_factory=dict)
    gears: dict[str, float] = field(default_factory=dict)  # of actuators
    ground: str = ""  # the link that is the ground
    around: bool = False  # whether something is tied to a world that is not declared
    ground_shape: Shape | None = None

    @cached_property
    def meshes(self) -> MeshFolder:
        """Where meshes are looked for."""
        file = Path(self.markup.source)
        return MeshFolder(self.options.folder or file.parent, file)

    @cached_property
    def colours(self) -> dict[str, tuple[float, ...]]:
        """Colours by the names of their materials, wherever the file gives them."""
        named = (element for element in self.root.walk() if element.tag == "material" and element.first("color"))
        return {element.attributes.get("name", ""): color for element in named if (color := self.colour(element))}

    def colour(self, material: Element) -> tuple[float, ...] | None:
        """Red, green, blue and opacity of a material that gives them."""
        self.markup.given(material, "name")
        found = self.markup.one(material, "color")
        if found is None:
            return None
        try:
            return tuple(np.clip(self.markup.numbers(found, "rgba", 4), 0, 1).tolist())
        except ClosedChainError as error:
            self.ledger.dropped("color", str(error), found.line, essential=False)
            return None

    def mechanism(self) -> Mechanism:
        """Everything, and the rest of the file in the report."""
        for element in self.markup.all(self.root, "material"):
            self.colour(element)
        for element in self.markup.all(self.root, "link"):
            self.add_link(element)
        for element in self.markup.all(self.root, "joint"):
            self.add_joint(element, KINDS)
        for element in self.markup.all(self.root, "drake:joint"):
            self.add_joint(element, DRAKE_KINDS)
        self.root_link()
        self.replace_kinds()
        for joint, mimic in self.mimics.items():
            if self.joints[joint].dof == 0:
                self.markup.skip(mimic)
                self.ledger.kept(f"mimic of joint {joint!r}", "without influence: the joint is fixed", mimic.line)
            else:
                self.add_mimic(joint, mimic)
        for tag in ("loop", "constraint", "constraint_joint", "coupling"):
            for element in self.markup.all(self.root, tag):
                rolling = tag == "coupling" or element.attributes.get("type") == "rolling"
                paired = element.first("predecessor") is not None
                (self.add_coupling if rolling else self.add_loop if paired else self.add_constraint)(element)
        for number, element in enumerate(self.markup.all(self.root, "drake:ball_constraint"), start=1):
            self.add_ball_constraint(f"ball_constraint_{number}", element)
        for element in self.root.all("gazebo"):
            if element.first("joint") is not None:
                list(self.markup.all(self.root, "gazebo"))
            for inside in self.markup.all(element, "joint"):
                self.add_gazebo_joint(inside)
        self.add_yaml_loops()
        self.add_closing_frames()
        actuators = self.actuators()
        list(self.markup.all(self.root, WORD))
        name = self.markup.text(self.root, "name")
        self.markup.report_rest(self.root)
        self.ledger.remark("gravity", EARTH)
        return Mechanism(
            name, tuple(self.bodies.values()), tuple(self.joints.values()), actuators,
            couplings=tuple(self.couplings), tolerance=rounding(self.root, self.ledger), ground_shape=self.ground_shape,
        )  # fmt: skip

    # links
    def add_link(self, element: Element) -> None:
        """A link as a body."""
        name, markup = self.markup.text(element, "name"), self.markup
        if name in self.bodies:
            raise markup.error(element, f"two links are called {name!r}; names must differ")
        inertial = markup.one(element, "inertial")
        mass, X, inertia = 0.0, Placement.of(), np.zeros((3, 3))
        if inertial is not None:
            X = self.origin(inertial)
            mass = markup.number(markup.needed(inertial, "mass"), "value")
            inertia = self.inertia(markup.needed(inertial, "inertia"))
        try:
            body = name if name != GROUND else f"{GROUND} link"
            shape = self.shape(element, name)
            inertias = self.options.inertias
            self.bodies[name] = solid(body, mass, X, inertia, self.ledger, element.line, shape, inertias)
        except ClosedChainError as error:
            raise markup.at(element, error) from error
        self.ledger.kept(f"link {name!r}", "" if inertial is not None else "without mass", element.line)

    def shape(self, link: Element, name: str) -> Shape | None:
        """Everything that a link shows, and that contacts of a simulator see; what cannot be read is only reported."""
        found = []
        for role in get_args(ShapeRole):
            for element in self.markup.all(link, role):
                self.meshes.count(1)
                self.markup.given(element, "name")
                what = f"{role} of link {name!r}"
                try:
                    shape = self.geometry(element)
                except ClosedChainError as error:
                    self.markup.skip(element)
                    self.ledger.dropped(what, str(error), element.line, essential=False)
                    continue
                material = self.markup.one(element, "material")
                colour = None
                if material is not None:
                    colour = self.colour(material) or self.colours.get(material.attributes.get("name", ""))
                found.append(replace(shape, role=role, color=colour))  # type: ignore[arg-type]
                self.ledger.kept(what, f"a {shape.kind}", element.line)
        return one_shape(found)

    def geometry(self, element: Element) -> Shape:
        """The shape in a <visual> or <collision>."""
        markup, X = self.markup, self.origin(element)
        geometry = markup.needed(element, "geometry")
        if (found := markup.one(geometry, "box")) is not None:
            return Shape.box(tuple(markup.numbers(found, "size", 3).tolist()), X.pose())
        if (found := markup.one(geometry, "sphere")) is not None:
            return Shape.sphere(tuple(X.p.tolist()), markup.number(found, "radius"))
        for tag in ("cylinder", "capsule"):
            if (found := markup.one(geometry, tag)) is not None:
                return cylinder(X, markup.number(found, "radius"), markup.number(found, "length"), tag == "capsule")
        mesh = markup.needed(geometry, "mesh")
        scale = markup.numbers(mesh, "scale", 3, (1.0, 1.0, 1.0))
        return self.meshes.mesh(markup.text(mesh, "filename"), scale, X.pose())

    def inertia(self, element: Element) -> Array:
        """The six numbers of a symmetric matrix."""
        xx, xy, xz, yy, yz, zz = (
            self.markup.number(element, key, default)
            for key, default in (("ixx", None), ("ixy", 0.0), ("ixz", 0.0), ("iyy", None), ("iyz", 0.0), ("izz", None))
        )
        return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])

    def origin(self, element: Element, tag: str = "origin") -> Placement:
        """The <origin> in an element."""
        found = self.markup.one(element, tag)
        if found is None:
            return Placement.of()
        zero = (0.0, 0.0, 0.0)
        xyz, rpy = (self.markup.numbers(found, key, 3, zero) for key in ("xyz", "rpy"))
        if self.markup.given(found, "quat_xyzw") is None:
            return Placement.of_rpy(xyz, rpy)
        if "rpy" in found.attributes:
            raise self.markup.error(found, f"<{tag}> has both 'rpy' and 'quat_xyzw'; one is enough")
        x, y, z, w = self.markup.numbers(found, "quat_xyzw", 4)
        if not np.linalg.norm((w, x, y, z)) > 0:
            raise self.markup.error(found, f"quat_xyzw of <{tag}> is zero")
        return Placement.of_quaternion(xyz, (w, x, y, z))

    def root_link(self) -> None:
        """The link without a parent: the ground if it has no mass, else a body on it. Beside a world they float."""
        roots = [name for name in self.bodies if name not in self.children]
        if not self.bodies:
            raise self.markup.error(self.root, "there is no <link>")
        if not roots and not self.around:
            raise self.markup.error(self.root, "every link is the child of a joint; one must be the root")
        floating = self.options.floating
        worlds = [name for name in roots if name in WORLDS and not floating]
        if len(roots) > 1 and not worlds and not self.around:
            raise self.markup.error(
                self.root, f"links {', '.join(roots)} have no parent; a URDF has one root, which stands on the ground"
            )
        for root in roots:
            body = self.bodies[root]
            heavy = bool(body.mass or np.any(body.inertia_matrix))
            alone = len(roots) == 1 and not self.around
            if root in worlds[:1] or (alone and not heavy and not floating):
                self.ground, self.ground_shape = root, body.shape
                del self.bodies[root]
                self.joints = {name: _on_ground(joint, body.name) for name, joint in self.joints.items()}
                self.ledger.kept(f"link {root!r}", f"it is the ground{': its mass has no influence' * heavy}")
                continue
            name = f"{body.name} on ground"
            self.joints[name] = Joint(name, "fixed" if alone and not floating else "free", GROUND, body.name)
            if not alone:
                self.ledger.kept(f"link {root!r}", "nothing holds it: it floats")

    def body_name(self, link: str, element: Element | None = None) -> str:
        """The body that a link is."""
        if link == self.ground and link:
            return GROUND
        if link == WORLDS[0] and link not in self.bodies:
            self.around = True
            return GROUND
        if link not in self.bodies:
            message = choose("link", link, self.bodies)
            raise UnknownNameError(
                message if element is None else f"{self.markup.source}, line {element.line}: {message}"
            )
        return self.bodies[link].name

    # joints
    def add_joint(self, element: Element, kinds: dict[str, JointKind]) -> None:
        """A joint of one of these types, with its damping, friction and limits."""
        markup = self.markup
        name, kind = markup.text(element, "name"), markup.text(element, "type")
        if name in self.joints:
            raise markup.error(element, f"two joints are called {name!r}; names must differ")
        if kind not in kinds:
            raise markup.error(element, f"joint {name!r}: {choose('type', kind, kinds)}")
        own = kinds[kind]
        parent = markup.text(markup.needed(element, "parent"), "link")
        child = markup.text(markup.needed(element, "child"), "link")
        below, above = (self.body_name(link, element) for link in (parent, child))
        used = own not in ("fixed", "free", "spherical", "universal")  # a universal one turns about x and then y
        axis = self.axis(element, "axis", f"axis of joint {name!r}", used)
        X = self.origin(element)
        fields: dict[str, Any] = {"at": X.pose(axis), "child_at": Placement.of().pose(axis)}
        if own not in ("fixed", "free"):
            fields |= self.passive(element, name, DOF[own])
        if own in ("revolute", "prismatic"):
            fields |= self.limits(element, name, kind)
        if own == "helical":
            found = markup.needed(element, "drake:screw_thread_pitch")
            fields["pitch"] = markup.number(found, "value") / (2 * math.pi)
        if kind == "fixed":
            for tag in ("limit", "dynamics"):
                for found in markup.all(element, tag):
                    markup.skip(found)
                    self.ledger.kept(f"{tag} of joint {name!r}", "without influence: the joint is fixed", found.line)
        if (mimic := markup.one(element, "mimic")) is not None:
            self.mimics[name] = mimic
        try:
            self.joints[name] = Joint(name, own, below, above, **fields)
        except ClosedChainError as error:
            raise markup.at(element, error) from error
        if child in self.children:
            self.ledger.kept(f"joint {name!r}", f"link {child!r} has more than one parent: a loop", element.line)
        else:
            self.ledger.kept(f"joint {name!r}", line=element.line)
        self.child_links[name] = child
        self.children.add(child)
        if (markup.given(element, "independent") or "").lower() == "true":
            self.independent.append(name)

    def axis(self, element: Element, tag: str, what: str, used: bool = True) -> Array:
        """A unit vector; x where none is given."""
        found = self.markup.one(element, tag)
        given = X_AXIS if found is None else self.markup.numbers(found, "xyz", 3, X_AXIS)
        if not used:
            return np.array([0.0, 0.0, 1.0])
        try:
            return unit_vector(what, given)
        except ClosedChainError as error:
            raise self.markup.at(element, error) from error

    def passive(self, element: Element, name: str, dof: int) -> dict[str, Any]:
        """Damper, alike for all coordinates or one number for each, and friction of a joint."""
        dynamics = self.markup.one(element, "dynamics")
        if dynamics is None:
            return {}
        count = dof if len(dynamics.attributes.get("damping", "").split()) > 1 else 1
        damping = self.markup.numbers(dynamics, "damping", count, (0.0,) * count)
        each = tuple((damping * np.ones(dof)).tolist())
        found: dict[str, Any] = {"damper": JointDamper(each)} if any(each) else {}
        friction = self.markup.number(dynamics, "friction", 0.0) if dof == 1 else 0.0
        if friction:
            law = found["friction"] = JointFriction(friction)
            self.ledger.approximated(
                f"friction of joint {name!r}",
                f"dry friction is smoothed over {law.velocity} rad/s or m/s",
                dynamics.line,
            )
        return found

    def limits(self, element: Element, name: str, kind: str) -> dict[str, Any]:
        """The limits of a joint's travel."""
        limit = self.markup.one(element, "limit")
        if limit is None:
            if kind != "continuous":
                self.ledger.approximated(f"joint {name!r}", "<limit> is missing: it moves without limits", element.line)
            return {}
        self.limit_elements[name] = limit
        low, high = (self.markup.number(limit, key, 0.0) for key in ("lower", "upper"))
        if kind == "continuous" or (low <= -UNLIMITED and high >= UNLIMITED):
            return {}
        if low < high:
            return {"limits": (low, high)}
        self.ledger.approximated(
            f"limit of joint {name!r}",
            f"lower, {low:g}, is not below upper, {high:g}: it moves without limits",
            limit.line,
        )
        return {}

    def replace_kinds(self) -> None:
        """Joints that the loop YAML says are of another type."""
        for name, word in self.options.loops.replaced if self.options.loops else ():
            if name not in self.joints:
                raise UnknownNameError(f"joint_name: {choose('joint', name, self.joints)}")
            joint = self.joints[name]
            X = Placement.of_pose(joint.at) @ Placement.of_pose(joint.child_at).inverse()
            kind, A = replacement(word)
            X_CM = Placement.of(R=A)
            self.joints[name] = Joint(name, kind, joint.parent, joint.child, (X @ X_CM).pose(), X_CM.pose())
            self.ledger.kept(f"joint_type of {name!r}", f"{word} instead of {joint.kind}")
            for part in ("damper", "friction", "limits"):
                if getattr(joint, part) is not None:
                    self.ledger.dropped(f"{part} of joint {name!r}", f"the joint is {word} instead of {joint.kind}")

    # loops
    def add_loop(self, element: Element) -> None:
        """A URDF+ loop joint: one axis, in both frames."""
        name, markup = self.markup.text(element, "name"), self.markup
        sides = [markup.needed(element, tag) for tag in ("predecessor", "successor")]
        kind = self.loop_kind(element, name)
        axis = self.axis(element, "axis", f"axis of loop {name!r}", used=kind not in ("fixed", "spherical"))
        frames = [self.origin(side) for side in sides]
        if kind == "universal":
            raise markup.error(element, f"loop {name!r}: a universal joint needs two axes; <constraint> has them")
        poses = [X.pose(axis) for X in frames]
        self.close(element, name, kind, [markup.text(side, "link") for side in sides], poses)

    def add_constraint(self, element: Element) -> None:
        """A <constraint>: an axis of its own in each frame."""
        name, markup = self.markup.text(element, "name"), self.markup
        kind, links, poses = self.loop_kind(element, name), [], []
        for found in markup.all(element, "axis") if kind == "spherical" else ():
            markup.skip(found)
        for number, side in enumerate(("parent", "child")):
            links.append(markup.text(markup.needed(element, side), "link"))
            used = kind not in ("fixed", "spherical")
            axis = self.axis(element, f"{side}_axis", f"{side}_axis of constraint {name!r}", used)
            X = self.origin(element, f"{side}_origin")
            # the axes of a universal joint are the parent frame's x and the child frame's y
            R = with_axis(number, axis) if kind == "universal" else HERE
            poses.append((X @ Placement.of(R=R)).pose() if kind == "universal" else X.pose(axis))
        self.close(element, name, kind, links, poses)

    def loop_kind(self, element: Element, name: str) -> JointKind:
        """The kind of a loop joint."""
        kind = self.markup.text(element, "type")
        if kind not in LOOP_KINDS:
            raise self.markup.error(element, f"{element.tag} {name!r}: {choose('type', kind, LOOP_KINDS)}")
        return LOOP_KINDS[kind]

    def close(
        self, element: Element | None, name: str, kind: JointKind, links: Iterable[str], poses: list[Pose],
        laws: dict[str, Any] | None = None,
    ) -> None:  # fmt: skip
        """One more joint, which closes a loop, with the forces that act on it."""
        line = element.line if element is not None else None
        if name in self.joints:
            raise UnknownNameError(f"two joints or loops are called {name!r}; names must differ")
        parent, child = (self.body_name(link, element) for link in links)
        self.joints[name] = Joint(name, kind, parent, child, poses[0], poses[1], cut=True, **(laws or {}))
        self.ledger.kept(f"{element.tag if element is not None else 'loop'} {name!r}", f"a {kind} joint", line)

    def add_ball_constraint(self, name: str, element: Element) -> None:
        """Drake's way to close a loop: two points that coincide."""
        links, poses = [], []
        for letter, point in (("A", "p_AP"), ("B", "p_BQ")):
            body = self.markup.needed(element, f"drake:ball_constraint_body_{letter}")
            links.append(self.markup.text(body, "name"))
            at = self.markup.needed(element, f"drake:ball_constraint_{point}")
            poses.append(Placement.of(self.markup.numbers(at, "value", 3)).pose())
        self.close(element, name, "spherical", links, poses)

    def add_gazebo_joint(self, element: Element) -> None:
        """A joint of SDF among the settings for Gazebo, at its place in the child link where the tree is at zero."""
        markup, name, kind = self.markup, self.markup.text(element, "name"), self.markup.text(element, "type")
        if kind not in GAZEBO_KINDS:
            markup.skip(element)
            self.ledger.dropped(
                f"joint {name!r} in <gazebo>", f"joints of type {kind!r} are {NO_WORD} there", element.line
            )
            return
        links = [markup.needed(element, tag).text.strip() for tag in ("parent", "child")]
        pose = markup.one(element, "pose")
        values = np.zeros(6) if pose is None else markup.content(pose, 6)
        if pose is not None and pose.attributes:
            raise markup.error(pose, f"joint {name!r} in <gazebo>: its pose must be relative to its child")
        ends = [self.place(self.body_name(link, element)) for link in links]
        X_J = ends[1] @ Placement.of_rpy(values[:3], values[3:])
        axis, found, laws = np.array([0.0, 0.0, 1.0]), markup.one(element, "axis"), dict[str, Any]()
        if found is not None and kind in ("fixed", "ball"):
            markup.skip(found)
        elif found is not None:
            laws = axis_laws(markup, name, [found], [axis_limits(markup, found)[:2]])
            axis = unit_vector(f"axis of joint {name!r}", markup.content(markup.needed(found, "xyz"), 3))
            in_model = markup.one(found, "use_parent_model_frame")
            if in_model is not None and in_model.text.strip().lower() in ("1", "true"):
                axis = X_J.R.T @ axis
        self.close(element, name, GAZEBO_KINDS[kind], links, [(X.inverse() @ X_J).pose(axis) for X in ends], laws)

    def place(self, body: str) -> Placement:
        """A body in the world where all joints of the tree are at zero."""
        X = Placement.of()
        for name in self.carriers(body):
            joint = self.joints[name]
            X = Placement.of_pose(joint.at) @ Placement.of_pose(joint.child_at).inverse() @ X
        return X

    def add_yaml_loops(self) -> None:
        """Pairs of frames in the YAML."""
        loops = self.options.loops
        if loops is None:
            return
        for one, other, kind in loops.loops:
            known = {*self.bodies, self.ground}  # a link, if a joint has the same name
            links = [frame if frame in known else self.child_links.get(frame, frame) for frame in (one, other)]
            self.close(None, f"{one} to {other}", kind, links, [Pose(), Pose()])
        for name in loops.unknown:
            self.ledger.dropped(f"field {name!r} of {loops.path.name}", "not known to this format")

    def add_closing_frames(self) -> None:
        """Links closing_NAME_1 and closing_NAME_2."""
        frames: dict[str, dict[str, str]] = {}
        for link in self.bodies:
            if match := CLOSING.fullmatch(link):
                frames.setdefault(match[1], {})[match[2]] = link
        named = {frame for a, b, _ in self.options.loops.loops for frame in (a, b)} if self.options.loops else set()
        for name, ends in frames.items():
            if set(ends.values()) & named:
                continue
            if len(ends) < 2:
                (alone,) = ends.values()
                self.ledger.dropped(f"closing frame {alone!r}", "there is no second frame of this loop")
                continue
            pair = {self.bodies[link].name for link in ends.values()}
            if any(pair == {joint.parent, joint.child} for joint in self.joints.values()):
                self.ledger.kept(f"closing frames {name!r}", "a joint of the file closes this loop")
                continue
            kind, why = self.closing_kind(ends)
            self.close(None, name, kind, [ends["1"], ends["2"]], [Pose(), Pose()])
            self.ledger.approximated(
                f"loop {name!r}",
                f"the file does not say which joint closes it; taken for a {kind} joint{why} (closing= chooses)",
            )

    def closing_kind(self, ends: dict[str, str]) -> tuple[ClosingKind, str]:
        """What holds a pair of closing frames: a hinge about their z axes, unless the pose of the file excludes it."""
        if self.options.closing is not None:
            return self.options.closing, ""
        one, other = (self.place(self.body_name(ends[side])) for side in "12")
        apart = float(np.linalg.norm(one.p - other.p))
        z, w = one.R[:, 2], other.R[:, 2]
        angle = math.atan2(float(np.linalg.norm(np.cross(z, w))), float(z @ w))
        size = max((float(np.linalg.norm(self.place(body.name).p)) for body in self.bodies.values()), default=0.0)
        if apart <= CLOSED * size and angle > PARALLEL:
            return (
                "spherical",
                f": its frames meet in the file, where their z axes differ by {math.degrees(angle):.3g}°",
            )
        return "revolute", " about z"

    # couplings
    def add_mimic(self, joint: str, element: Element) -> None:
        """A joint that follows another: multiplier · coordinate + offset."""
        to = self.markup.text(element, "joint")
        ratio, offset = (self.markup.number(element, key, default) for key, default in MIMIC.items())
        if to not in self.joints:
            raise self.markup.error(element, f"joint {joint!r} mimics: {choose('joint', to, self.joints)}")
        still = not ratio or self.joints[to].dof == 0  # a fixed joint stays at zero
        self.couple(element, joint, joint, {} if still else {to: ratio}, offset, f"mimics {to!r}")

    def add_coupling(self, element: Element) -> None:
        """A URDF+ coupling: a gear between the chains of two links."""
        name, markup = self.markup.text(element, "name"), self.markup
        markup.given(element, "type")
        ends = [markup.text(markup.needed(element, tag), "link") for tag in ("predecessor", "successor")]
        found = markup.one(element, "ratio") if element.tag == "constraint" else markup.needed(element, "ratio")
        ratio = 1.0 if found is None else markup.number(found, "value")
        before, after = (self.carriers(self.body_name(link, element)) for link in ends)
        shared = set(before) & set(after)
        before, after = ([j for j in chain if j not in shared and self.joints[j].dof] for chain in (before, after))
        if not after or ratio == 0:
            what = "its ratio is zero" if after else f"no joint moves {ends[1]!r} against {ends[0]!r}"
            raise markup.error(element, f"coupling {name!r}: {what}")
        terms = dict.fromkeys(before, ratio) | dict.fromkeys(after[1:], -1.0)
        self.couple(element, name, after[0], terms, 0.0, f"a gear between {ends[0]!r} and {ends[1]!r}")

    def carriers(self, body: str) -> list[str]:
        """The joints from a body down to the root."""
        parents: dict[str, tuple[str, str]] = {}
        for name in self.child_links:
            parents.setdefault(self.joints[name].child, (name, self.joints[name].parent))
        joints: list[str] = []
        while body in parents and parents[body][0] not in joints:
            name, body = parents[body]
            joints.append(name)
        return joints

    def couple(self, element: Element, name: str, joint: str, to: dict[str, float], offset: float, how: str) -> None:
        """One more coupling."""
        if any(name == other.name for other in self.couplings):
            raise self.markup.error(element, f"two couplings are called {name!r}; names must differ")
        try:
            self.couplings.append(Coupling(name, joint, tuple(to), tuple(to.values()) or None, offset))
        except ClosedChainError as error:
            raise self.markup.at(element, error) from error
        self.ledger.kept(f"{element.tag} {name!r}", how, element.line)

    # actuators
    def actuators(self) -> tuple[Actuator, ...]:
        """From transmissions and ros2_control, else the YAML, else independent joints, else those with an effort."""
        found = self.transmissions()
        found |= {joint: joint for joint in self.commanded() if joint not in found.values()}
        if not found and self.options.loops and self.options.loops.motors:
            found = {name: name for name in self.options.loops.motors}
            for name in found:
                if name not in self.joints:
                    raise UnknownNameError(f"name_mot: {choose('joint', name, self.joints)}")
        if not found and self.independent:
            found = {name: name for name in self.independent}
            how = "the file names no actuators: its independent joints are taken for actuated"
            self.ledger.approximated(f"joints {', '.join(found)}", how)
        if not found and not any(joint.cut for joint in self.joints.values()):
            found = {name: name for name in self.with_effort()}
            if found:
                how = "the file names no actuators: joints with an effort are taken for actuated"
                self.ledger.approximated(f"joints {', '.join(found)}", how)
        for actuator, joint in found.items():
            if self.joints[joint].dof == 0:
                raise MechanismError(f"actuator {actuator!r}: joint {joint!r} is fixed")
        return tuple(self.actuator(name, joint) for name, joint in found.items())

    def actuator(self, name: str, joint: str) -> Actuator:
        """An actuator with its gear and the limits of its joint, on the motor's side of the gear."""
        gear = self.gears.get(name, 1.0)
        limits = {"effort": ("max_force", 1 / abs(gear)), "velocity": ("max_velocity", abs(gear))}
        fields: dict[str, Any] = {}
        limit = self.limit_elements.get(joint)
        for key, (field_name, factor) in limits.items() if limit is not None else ():
            assert limit is not None
            value = self.markup.number(limit, key, 0.0)
            if value > 0:
                fields[field_name] = value * factor
        return Actuator(name, joint, gear=gear, **fields)

    def with_effort(self) -> list[str]:
        """Joints that move and whose limit has an effort above zero."""
        following = {coupling.joint for coupling in self.couplings}
        limits = {name: limit for name, limit in self.limit_elements.items() if name not in following}
        return [name for name, limit in limits.items() if self.markup.number(limit, "effort", 0.0) > 0]

    def transmissions(self) -> dict[str, str]:
        """Actuator → joint of every transmission."""
        found: dict[str, str] = {}
        controls = list(self.markup.all(self.root, "ros2_control"))
        for element in (e for holder in (self.root, *controls) for e in self.markup.all(holder, "transmission")):
            name = self.markup.given(element, "name") or UNNAMED
            joints, motors = list(self.markup.all(element, "joint")), list(self.markup.all(element, "actuator"))
            joint = (self.markup.given(joints[0], "name") or "").strip() if joints else ""
            if len(joints) != 1 or len(motors) > 1 or not joint:
                self.markup.skip(element)
                why = f"{NO_WORD}: several joints or motors" if joint else "it names no joint"
                self.ledger.dropped(f"transmission {name!r}", why, element.line)
                continue
            motor = ((self.markup.given(motors[0], "name") if motors else None) or "").strip()
            motor = motor or (joint if name == UNNAMED else name)
            why = "a second one for its joint or motor" if joint in found.values() or motor in found else ""
            if joint not in self.joints:
                why = f"there is no joint {joint!r}"
            elif self.joints[joint].dof == 0:
                why = f"joint {joint!r} is fixed"
            if why:
                self.markup.skip(element)
                self.ledger.dropped(f"transmission {name!r}", why, element.line, essential=not why.endswith("fixed"))
                continue
            self.gears[motor] = self.reduction([*joints, *motors, element], name)
            for own in motors:
                self.add_rotor(own, joint)
            found[motor] = joint
            self.ledger.kept(f"transmission {name!r}", f"actuator {motor!r} on joint {joint!r}", element.line)
        return found

    def commanded(self) -> list[str]:
        """Joints with a command interface of ros2_control; the rest of it are settings."""
        found: list[str] = []
        for control in self.markup.all(self.root, "ros2_control"):
            for element in self.markup.all(control, "joint"):
                name = self.markup.text(element, "name")
                if not list(self.markup.all(element, "command_interface")) or name in found:
                    continue
                if name not in self.joints:
                    self.ledger.dropped(f"command_interface of {name!r}", "there is no such joint", element.line)
                elif self.joints[name].dof:
                    found.append(name)
            self.markup.skip(control)
            what = f"ros2_control {(self.markup.given(control, 'name') or '').strip()!r}"
            self.ledger.kept(what, "joints with a command interface are actuated", control.line)
        return found

    def add_rotor(self, element: Element, joint: str) -> None:
        """Drake's inertia of a rotor, as it moves with its joint: its gear ratio multiplies no torque."""
        found = [self.markup.one(element, f"drake:{tag}") for tag in ("rotor_inertia", "gear_ratio")]
        inertia, ratio = (1.0 if tag is None else self.markup.number(tag, "value") for tag in found)
        if found[0] is not None and inertia * ratio**2:
            self.joints[joint] = replace(self.joints[joint], armature=inertia * ratio**2)
            self.ledger.kept(f"rotor of joint {joint!r}", f"armature {inertia * ratio**2:g}", element.line)

    def reduction(self, elements: list[Element], name: str) -> float:
        """The gear between motor and joint."""
        gear = 1.0
        for element in elements:
            for attribute in ("type", "role"):
                self.markup.given(element, attribute)
            for tag in ("type", "plugin", "hardwareInterface"):
                for found in self.markup.all(element, tag):
                    self.markup.skip(found)
            words = ("mechanicalReduction", "mechanical_reduction")  # of ROS 1 and 2
            for reduction in filter(None, (self.markup.one(element, word) for word in words)):
                if NUMBER.fullmatch(reduction.text.strip()):
                    gear *= float(self.markup.content(reduction, 1)[0])
                else:
                    what = f"mechanicalReduction of transmission {name!r}"
                    self.ledger.dropped(what, f"{reduction.text.strip()!r} is not a number", reduction.line)
        if gear == 0:
            raise self.markup.error(elements[-1], f"transmission {name!r}: mechanicalReduction must not be zero")
        return gear


def _on_ground(joint: Joint, body: str) -> Joint:
    """A joint with a body replaced by the ground."""
    parent, child = (GROUND if side == body else side for side in (joint.parent, joint.child))
    return replace(joint, parent=parent, child=child)
