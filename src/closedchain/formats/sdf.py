"""SDF: links and joints of models; a loop is just one more joint.

Models of other files stand in the place of their <include> (sdf_source.py). Poses may be relative to any frame. All are
resolved at zero coordinates, where the file draws the machine; joints take their frames from there, so that the machine
is assembled as it is drawn. A link that no joint ties to the world floats, unless its model is static.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, get_args

import numpy as np

from closedchain.errors import ClosedChainError, MechanismError, choose
from closedchain.files.xml import Element, read_xml
from closedchain.formats.geometry import MeshFolder, cylinder, one_shape
from closedchain.formats.markup import Markup
from closedchain.formats.placement import Inertias, Placement, solid, unit_vector
from closedchain.formats.precision import WORD, rounding
from closedchain.formats.report import Ledger
from closedchain.formats.sdf_axis import UNLIMITED, axis_laws, axis_limits
from closedchain.formats.sdf_source import read_models
from closedchain.mechanism import Actuator, Body, Coupling, Joint, JointDamper, Mechanism, Shape, Wrench
from closedchain.mechanism.joint import JointKind
from closedchain.mechanism.names import GROUND
from closedchain.mechanism.numbers import Vector3
from closedchain.mechanism.shapes import ShapeRole
from closedchain.spatial.numeric import matrix_quaternion
from closedchain.types import Array

PICTURE = "of pictures only shapes and colours are read"
REASONS = {
    "material": PICTURE,
    "script": PICTURE,
    "auto": "inertias are read, not made from shapes",
    "surface": "surfaces of contacts are not read",
    "sensor": "sensors are not described by a Mechanism",
    "plugin": "plugins are not read",
    "light": PICTURE,
    "gui": PICTURE,
    "scene": PICTURE,
    "physics": "settings of a simulator",
    "self_collide": "settings of a simulator",
    "enable_wind": "settings of a simulator",
    "allow_auto_disable": "settings of a simulator",
    "velocity_decay": "not described by a Mechanism",
    "stiffness": "stops are rigid here",
    "dissipation": "stops are rigid here",
}
# without influence on motion
PICTURES = ("visual", "collision", "material", "light", "gui", "scene", "sensor", "physics", "self_collide")
KINDS: dict[str, JointKind] = {
    "revolute": "revolute",
    "continuous": "revolute",
    "prismatic": "prismatic",
    "fixed": "fixed",
    "ball": "spherical",
    "universal": "universal",
    "revolute2": "universal",
    "screw": "helical",
}
MODEL, WORLD = "__model__", "world"
EARTH: Vector3 = (0.0, 0.0, -9.8)


def read_sdf(
    text: str, source: str, ledger: Ledger, folder: Path | None = None, inertias: Inertias = "keep"
) -> Mechanism:
    """The machine in an SDF text: all models in it together; meshes are looked for in a folder."""
    root = read_xml(text, source)
    markup = Markup(source, ledger, REASONS, PICTURES)
    if root.tag != "sdf":
        raise markup.error(root, f"an SDF begins with <sdf>, not <{root.tag}>")
    markup.given(root, "version")
    meshes = MeshFolder(folder or Path(source).parent, Path(source))
    read_models(root, meshes, ledger)
    return _Reader(root, markup, ledger, meshes, inertias).mechanism()


@dataclass
class _Frame:
    """A frame by the pose its element gives, the frame this is relative to, and what it is attached to."""

    element: Element
    X: Placement
    relative_to: str
    attached_to: str = ""  # a link is attached to itself


@dataclass
class _Reader:
    root: Element
    markup: Markup
    ledger: Ledger
    meshes: MeshFolder
    inertias: Inertias
    frames: dict[str, _Frame] = field(default_factory=dict)
    joint_elements: dict[str, tuple[Element, str]] = field(default_factory=dict)  # with the prefix of their model
    links: dict[str, bool] = field(default_factory=dict)  # whether their model is static
    bodies: list[Body] = field(default_factory=list)
    joints: list[Joint] = field(default_factory=list)
    actuators: list[Actuator] = field(default_factory=list)
    couplings: list[Coupling] = field(default_factory=list)
    gearboxes: list[tuple[str, Element, str]] = field(default_factory=list)
    floating_up: list[str] = field(default_factory=list)  # bodies without weight
    placed: dict[str, str] = field(default_factory=dict)  # the frame of a model that its pose places
    only: str = ""  # the prefix by which the world calls the links of the only model
    places: dict[str, Placement] = field(default_factory=lambda: {WORLD: Placement.of()})

    def mechanism(self) -> Mechanism:
        """Everything, and the rest of the file in the report."""
        worlds = list(self.markup.all(self.root, "world"))
        if len(worlds) > 1:
            raise self.markup.error(worlds[1], "a second <world>")
        around = worlds[0] if worlds else self.root
        models = list(self.markup.all(around, "model"))
        if not models:
            raise self.markup.error(around, "there is no <model>")
        self.markup.given(around, "name")
        list(self.markup.all(around, WORD))
        for model in models:
            self.collect(model, "" if len(models) == 1 else f"{self.markup.text(model, 'name')}::", WORLD, False)
        if len(models) == 1:
            self.only = f"{self.markup.text(models[0], 'name')}::"
        for element in self.markup.all(around, "frame"):
            attached = self.markup.given(element, "attached_to") or WORLD
            self.add_frame(self.full(element, ""), element, "", attached, attached)
        for element in self.markup.all(around, "joint"):
            self.collect_joint(element, "")
        for name in self.links:
            self.add_link(name)
        for name, (element, prefix) in self.joint_elements.items():
            self.add_joint(name, element, prefix)
        for name, element, prefix in self.gearboxes:
            self.add_gearbox(name, element, prefix)
        for model in models:
            self.add_drakes(model, "" if len(models) == 1 else f"{self.markup.text(model, 'name')}::")
        self.tie_to_ground()
        name = self.markup.text(models[0] if len(models) == 1 else around, "name")
        gravity = self.gravity(worlds[0] if worlds else None)
        self.markup.report_rest(self.root)
        return Mechanism(
            name, tuple(self.bodies), tuple(self.joints), tuple(self.actuators), gravity=gravity,
            wrenches=tuple(self.weights(gravity)), couplings=tuple(self.couplings),
            tolerance=rounding(self.root, self.ledger),
        )  # fmt: skip

    def gravity(self, world: Element | None) -> Vector3:
        """The world's, else that of the format's default."""
        found = self.markup.one(world, "gravity") if world is not None else None
        if found is None:
            self.ledger.remark("gravity", "the file says none: 9.8 m/s² along −z, the default of the format")
        x, y, z = EARTH if found is None else self.markup.content(found, 3).tolist()
        return x, y, z

    def weights(self, gravity: Vector3) -> Iterator[Wrench]:
        """Constant forces at mass centres that carry bodies on which gravity does not act."""
        for body in self.bodies:
            if body.name in self.floating_up:
                x, y, z = (-body.mass * g for g in gravity)
                self.ledger.kept(f"gravity of link {body.name!r}", "a constant force at its mass centre carries it")
                yield Wrench(body.name, (x, y, z), at=body.center)

    # frames
    def collect(self, model: Element, prefix: str, around: str, static: bool, outside: str = "") -> None:
        """Links, joints and frames of a model and of the models in it, by their full names.

        prefix, outside: before names inside the model, and before those around it, of which its own pose may be one
        """
        markup, here = self.markup, f"{prefix}{MODEL}"
        self.markup.text(model, "name")
        static = static or self.flag(model, "static")
        canonical = markup.given(model, "canonical_link")
        self.add_frame(here, model, outside, around, around)
        if placement := markup.given(model, "placement_frame"):
            self.placed[here] = f"{prefix}{placement}"
        for element in markup.all(model, "link"):
            name = self.full(element, prefix)
            if name.rpartition("::")[2] == WORLD:
                self.take_for_world(element, [model, element])
                continue
            self.add_frame(name, element, prefix, here, name)
            self.links[name] = static
        for element in markup.all(model, "frame"):
            attached = markup.given(element, "attached_to")
            to = f"{prefix}{attached}" if attached else here
            self.add_frame(self.full(element, prefix), element, prefix, to, to)
        for element in markup.all(model, "joint"):
            self.collect_joint(element, prefix)
        for element in markup.all(model, "model"):
            self.collect(element, f"{prefix}{markup.text(element, 'name')}::", here, static, prefix)
        first = f"{prefix}{canonical}" if canonical else next((n for n in self.links if n.startswith(prefix)), "")
        if first:  # without links it stays with what is around it
            self.frames[here].attached_to = first

    def collect_joint(self, element: Element, prefix: str) -> None:
        """A joint and its frame, by its full name."""
        name = self.full(element, prefix)
        child = f"{prefix}{self.side(element, 'child')}"
        if name in self.joint_elements:
            raise self.markup.error(element, f"two joints of one model are called {name!r}; names must differ")
        if name in self.links:
            how = "a link has the same name: poses relative to it mean the link"
            self.ledger.kept(f"name of joint {name!r}", how, element.line)
        self.add_frame(self.joint_frame(name), element, prefix, child, child)
        self.joint_elements[name] = (element, prefix)

    def take_for_world(self, element: Element, holders: list[Element]) -> None:
        """A link called world is the world, where it is drawn there."""
        for holder in holders:
            X, _ = self.pose(holder)
            if np.any(X.p) or not np.allclose(X.R, np.eye(3), rtol=0, atol=1e-12):
                raise self.markup.error(holder, f"link {WORLD!r} is taken for the world, but has a <pose> in it")
        self.markup.skip(element)
        self.ledger.kept(f"link {WORLD!r}", "it is the world", element.line)

    def joint_frame(self, name: str) -> str:
        """The frame of a joint, which may have the name of a link."""
        return f"{name} (joint)" if name in self.links else name

    def full(self, element: Element, prefix: str) -> str:
        """The full name of an element."""
        return f"{prefix}{self.markup.text(element, 'name')}"

    def flag(self, inside: Element, tag: str, default: bool = False) -> bool:
        """An element that holds true or false."""
        found = self.markup.one(inside, tag)
        return default if found is None else found.text.strip().lower() in ("1", "true")

    def side(self, element: Element, tag: str) -> str:
        """The name in a joint's <parent> or <child>."""
        found = self.markup.needed(element, tag)
        name = self.markup.text(found, "link") if "link" in found.attributes else found.text.strip()
        return name.removeprefix(self.only) if self.only else name

    def add_frame(self, name: str, element: Element, prefix: str, default: str, attached_to: str) -> None:
        """The frame an element defines by its <pose>."""
        last = name.rpartition("::")[2]
        if last == WORLD or (last.startswith("__") and last != MODEL):
            raise self.markup.error(element, f"{last!r} is a reserved name and cannot be that of a {element.tag}")
        if name in self.frames:
            raise self.markup.error(element, f"two elements of one model are called {name!r}; names must differ")
        X, relative_to = self.pose(element)
        to = default if not relative_to else relative_to if relative_to == WORLD else f"{prefix}{relative_to}"
        self.frames[name] = _Frame(element, X, to, attached_to)

    def pose(self, element: Element) -> tuple[Placement, str]:
        """The <pose> of an element, and the frame it names."""
        found = self.markup.one(element, "pose")
        if found is None:
            return Placement.of(), ""
        relative_to = self.markup.given(found, "relative_to") or self.markup.given(found, "frame") or ""
        if (self.markup.given(found, "rotation_format") or "euler_rpy") == "quat_xyzw":
            *p, x, y, z, w = self.markup.content(found, 7)
            return Placement.of_quaternion(p, (w, x, y, z)), relative_to
        degrees = (self.markup.given(found, "degrees") or "false").lower() in ("1", "true")
        values = self.markup.content(found, 6) if found.text.strip() else np.zeros(6)
        return Placement.of_rpy(values[:3], np.radians(values[3:]) if degrees else values[3:]), relative_to

    def place(self, name: str, asked: tuple[str, ...] = ()) -> Placement:
        """A frame in the world at zero coordinates."""
        name = self.frame_name(name)
        if name in self.places:
            return self.places[name]
        if name in asked:
            element = self.frames[name].element
            raise self.markup.error(element, f"poses are relative to each other: {', '.join(asked)}")
        if name not in self.frames:
            before = self.frames[asked[-1]].element if asked else self.root
            raise self.markup.error(before, choose("frame", name, self.frames))
        frame = self.frames[name]
        self.places[name] = self.place(frame.relative_to, (*asked, name)) @ self.step(name)
        return self.places[name]

    def frame_name(self, name: str) -> str:
        """The frame of a model, which the models around it call by its name; others have their own."""
        model = f"{name}::{MODEL}"
        return model if name not in self.frames and model in self.frames else name

    def step(self, name: str) -> Placement:
        """A frame in the one that its pose is relative to."""
        frame = self.frames[name]
        if name not in self.placed:
            return frame.X
        X, at, passed = Placement.of(), self.placed[name], [name]
        while at != name:  # from the frame that is placed to the model that holds it
            if at in passed:
                raise self.markup.error(frame.element, f"poses are relative to each other: {', '.join(passed[1:])}")
            if at not in self.frames:
                inside = [own for own in self.frames if own.startswith(name.removesuffix(MODEL)) and own != name]
                raise self.markup.error(frame.element, f"placement_frame: {choose('frame', at, inside)}")
            passed.append(at)
            X, at = self.step(at) @ X, self.frame_name(self.frames[at].relative_to)
        return frame.X @ X.inverse()

    def link_of(self, name: str, element: Element, asked: tuple[str, ...] = ()) -> str:
        """The link that a frame is attached to, or the world."""
        name = self.frame_name(name)
        if name in self.links or name == WORLD:
            return name
        if name not in self.frames or name in asked:
            raise self.markup.error(element, choose("link or frame", name, [*self.links, WORLD]))
        return self.link_of(self.frames[name].attached_to, element, (*asked, name))

    # links
    def add_link(self, name: str) -> None:
        """A link as a body."""
        element, markup = self.frames[name].element, self.markup
        inertial = markup.one(element, "inertial")
        mass, X, inertia = 1.0, Placement.of(), np.eye(3)
        if inertial is None:
            how = "it has no <inertial>: 1 kg and 1 kg m², the defaults of the format"
            self.ledger.approximated(f"link {name!r}", how, element.line)
        else:
            found = markup.one(inertial, "mass")
            mass = 1.0 if found is None else float(markup.content(found, 1)[0])
            X, relative_to = self.pose(inertial)
            if relative_to and relative_to != markup.text(element, "name"):
                raise markup.error(inertial, "the pose of <inertial> is relative to its link")
            inertia = self.inertia(markup.one(inertial, "inertia"))
        try:
            shape = self.shape(name, element)
            self.bodies.append(solid(_body(name), mass, X, inertia, self.ledger, element.line, shape, self.inertias))
        except ClosedChainError as error:
            raise markup.at(element, error) from error
        if not self.flag(element, "gravity", default=True):
            self.floating_up.append(_body(name))
        if self.flag(element, "kinematic"):
            self.ledger.dropped(f"kinematic of link {name!r}", "it moves as forces have it", element.line)
        self.ledger.kept(f"link {name!r}", line=element.line)

    def shape(self, link: str, element: Element) -> Shape | None:
        """Everything that a link shows, and that contacts of a simulator see; what cannot be read is only reported."""
        found = []
        for role in get_args(ShapeRole):
            for part in self.markup.all(element, role):
                self.meshes.count(1)
                what = f"{role} {(self.markup.given(part, 'name') or '').strip()!r} of link {link!r}"
                try:
                    shape = self.geometry(link, part)
                    colour = self.colour(part)
                except ClosedChainError as error:
                    self.markup.skip(part)
                    self.ledger.dropped(what, str(error), part.line, essential=False)
                    continue
                found.append(replace(shape, role=role, color=colour))  # type: ignore[arg-type]
                self.ledger.kept(what, f"a {shape.kind}", part.line)
        return one_shape(found)

    def geometry(self, link: str, element: Element) -> Shape:
        """The shape in a <visual> or <collision>, in its link."""
        markup = self.markup
        X, relative_to = self.pose(element)
        if relative_to:
            prefix = link.rpartition("::")[0]
            X = self.place(link).inverse() @ self.place(f"{prefix}::{relative_to}" if prefix else relative_to) @ X
        geometry = markup.needed(element, "geometry")

        def number(inside: Element, tag: str) -> float:
            return float(markup.content(markup.needed(inside, tag), 1)[0])

        if (found := markup.one(geometry, "box")) is not None:
            return Shape.box(tuple(markup.content(markup.needed(found, "size"), 3).tolist()), X.pose())
        if (found := markup.one(geometry, "ellipsoid")) is not None:
            radii = markup.content(markup.needed(found, "radii"), 3)
            return Shape.ellipsoid(tuple((2 * radii).tolist()), X.pose())
        if (found := markup.one(geometry, "sphere")) is not None:
            return Shape.sphere(tuple(X.p.tolist()), number(found, "radius"))
        for tag in ("cylinder", "capsule"):
            if (found := markup.one(geometry, tag)) is not None:
                return cylinder(X, number(found, "radius"), number(found, "length"), tag == "capsule")
        mesh = markup.one(geometry, "mesh")
        if mesh is None:
            tags = ", ".join(child.tag for child in geometry.children) or "nothing"
            raise markup.error(geometry, f"<geometry> holds {tags}: no shape of a Mechanism")
        scale = markup.one(mesh, "scale")
        factors = np.ones(3) if scale is None else markup.content(scale, 3)
        return self.meshes.mesh(markup.needed(mesh, "uri").text, factors, X.pose())

    def colour(self, element: Element) -> tuple[float, ...] | None:
        """Red, green, blue and opacity of a visual that gives them."""
        transparency, material = self.markup.one(element, "transparency"), self.markup.one(element, "material")
        clear = 0.0 if transparency is None else float(self.markup.content(transparency, 1)[0])
        for tag in ("diffuse", "ambient"):
            if material is not None and (found := self.markup.one(material, tag)) is not None:
                words = found.text.split()
                rgba = self.markup.content(found, len(words) if len(words) == 3 else 4)
                opacity = (rgba[3] if len(rgba) == 4 else 1.0) * (1.0 - clear)
                return tuple(np.clip([*rgba[:3], opacity], 0, 1).tolist())
        return None

    def inertia(self, element: Element | None) -> Array:
        """A symmetric matrix by its six entries; 1 on the diagonal where one is missing."""
        values = np.eye(3)
        for i, row in enumerate("xyz"):
            for j, column in enumerate("xyz"[i:], start=i):
                found = self.markup.one(element, f"i{row}{column}") if element is not None else None
                if found is not None:
                    values[i, j] = values[j, i] = self.markup.content(found, 1)[0]
        return values

    # joints
    def add_joint(self, name: str, element: Element, prefix: str) -> None:
        """A joint with its frames where the file draws it."""
        markup, kind = self.markup, self.markup.text(element, "type")
        if kind == "gearbox":
            self.gearboxes.append((name, element, prefix))
            return
        if kind not in KINDS:
            raise markup.error(element, f"joint {name!r}: {choose('type', kind, KINDS)}")
        X_J, sides = self.place(self.joint_frame(name)), []
        for tag in ("parent", "child"):
            given = self.side(element, tag)
            sides.append(self.link_of(given if given == WORLD else f"{prefix}{given}", element))
        if all(side == WORLD or self.links[side] for side in sides):
            markup.skip(element)
            self.ledger.kept(f"joint {name!r}", "without influence: both links stand still", element.line)
            return
        tags = ("axis", "axis2") if KINDS[kind] == "universal" else () if kind in ("fixed", "ball") else ("axis",)
        axes = [self.axis(name, found, prefix) for tag in tags for found in markup.all(element, tag)]
        if kind in ("fixed", "ball"):
            for found in markup.all(element, "axis"):
                markup.skip(found)
                self.ledger.dropped(f"axis of joint {name!r}", f"a {kind} joint has none", found.line, essential=False)
        A = self.joint_axes(name, element, KINDS[kind], [axis for axis, _ in axes])
        ends = [self.place(side).inverse() @ X_J @ A for side in sides]
        names = [_body(side) for side in sides]
        fields = self.passive(name, KINDS[kind], [found for _, found in axes])
        for number, (_, found) in enumerate(axes):
            self.add_mimic(name, number, found, prefix)
        if kind == "screw":
            fields["pitch"] = self.pitch(element)
        if KINDS[kind] in ("revolute", "prismatic"):
            fields |= self.rotor(name, element)
            self.add_drake_mimic(name, element, prefix)
        try:
            self.joints.append(Joint(name, KINDS[kind], *names, *(X.pose() for X in ends), **fields))  # type: ignore[arg-type]
        except ClosedChainError as error:
            raise markup.at(element, error) from error
        self.ledger.kept(f"joint {name!r}", line=element.line)

    def add_gearbox(self, name: str, element: Element, prefix: str) -> None:
        """A gear: the parent's angle is −ratio times the child's, of revolute joints on the reference body."""
        markup = self.markup
        reference = markup.needed(element, "gearbox_reference_body").text.strip()
        ratio_element = markup.one(element, "gearbox_ratio")
        ratio = 1.0 if ratio_element is None else float(markup.content(ratio_element, 1)[0])
        sides = [reference, self.side(element, "parent"), self.side(element, "child")]
        hub, *turning = (_body(self.link_of(f if f == WORLD else f"{prefix}{f}", element)) for f in sides)
        terms: list[tuple[str, float]] = []
        for tag, body in zip(("axis", "axis2"), turning, strict=True):
            joint = next((j for j in self.joints if j.kind == "revolute" and {j.parent, j.child} == {hub, body}), None)
            if joint is None:
                raise markup.error(element, f"gearbox {name!r}: no revolute joint between {reference!r} and {body!r}")
            axes = [self.axis(name, found, prefix)[0] for found in markup.all(element, tag)]
            axis = self.place(self.joint_frame(name)).R @ (axes[0] if axes else np.array([0.0, 0.0, 1.0]))
            side = WORLD if joint.parent == GROUND else next(link for link in self.links if _body(link) == joint.parent)
            cosine = float(axis @ self.place(side).R @ joint.at.matrix[:, 2])
            if abs(cosine) < 0.999:
                raise markup.error(element, f"gearbox {name!r}: its <{tag}> is not that of joint {joint.name!r}")
            terms.append((joint.name, np.sign(cosine) * (1 if joint.parent == hub else -1)))
        (parent, sign), (child, other) = terms
        if ratio == 0:
            raise markup.error(element, f"gearbox {name!r}: its ratio is zero")
        self.couplings.append(Coupling(name, parent, child, -ratio * sign * other))
        self.ledger.kept(
            f"gearbox {name!r}", f"{parent!r} turns {-ratio * sign * other:g} times as far as {child!r}", element.line
        )

    def rotor(self, name: str, element: Element) -> dict[str, Any]:
        """Drake's inertia of a rotor, as it moves with the joint: its gear ratio multiplies no torque."""
        found = [self.markup.one(element, f"drake:{tag}") for tag in ("rotor_inertia", "gear_ratio")]
        inertia, ratio = (1.0 if tag is None else float(self.markup.content(tag, 1)[0]) for tag in found)
        if found[0] is None or inertia * ratio**2 == 0:
            return {}
        self.ledger.kept(f"rotor of joint {name!r}", f"armature {inertia * ratio**2:g}", element.line)
        return {"armature": inertia * ratio**2}

    def add_drake_mimic(self, joint: str, element: Element, prefix: str) -> None:
        """Drake's own words for a joint that follows another."""
        mimic = self.markup.one(element, "drake:mimic")
        if mimic is None:
            return
        leader = f"{prefix}{self.markup.text(mimic, 'joint')}"
        if leader not in self.joint_elements:
            raise self.markup.error(mimic, f"joint {joint!r} mimics: {choose('joint', leader, self.joint_elements)}")
        ratio, offset = self.markup.number(mimic, "multiplier", 1.0), self.markup.number(mimic, "offset", 0.0)
        self.couplings.append(Coupling(joint, joint, leader if ratio else (), ratio or None, offset))
        self.ledger.kept(f"mimic of joint {joint!r}", f"follows {leader!r}", mimic.line)

    def add_drake_joint(self, element: Element, prefix: str) -> None:
        """A joint that SDF has no word for: in the plane xy of a frame on its parent."""
        markup, kind = self.markup, self.markup.text(element, "type")
        name = self.full(element, prefix)
        if kind != "planar" or element.first("pose") is not None:
            raise markup.error(element, f"drake:joint {name!r}: Drake reads planar ones without a pose only")
        ends, at = [], []
        for tag in ("drake:parent", "drake:child"):
            side = markup.needed(element, tag).text.strip()
            frame = side if side == WORLD else f"{prefix}{side}"
            ends.append(self.link_of(frame, element))
            at.append((self.place(ends[-1]).inverse() @ self.place(frame)).pose())
        damping = markup.one(element, "drake:damping")
        law = None if damping is None else JointDamper(tuple(markup.content(damping, 3).tolist()))
        names = [_body(link) for link in ends]
        self.joints.append(Joint(name, "planar", names[0], names[1], at[0], at[1], damper=law))
        self.ledger.kept(f"drake:joint {name!r}", "a planar joint", element.line)

    def add_mimic(self, joint: str, number: int, axis: Element, prefix: str) -> None:
        """A coordinate that follows another: multiplier · (coordinate − reference) + offset."""
        mimic = self.markup.one(axis, "mimic")
        if mimic is None:
            return
        leader, tag = f"{prefix}{self.markup.text(mimic, 'joint')}", self.markup.given(mimic, "axis") or "axis"
        if tag not in ("axis", "axis2"):
            raise self.markup.error(mimic, f"joint {joint!r} mimics: {choose('axis', tag, ('axis', 'axis2'))}")
        values = {"multiplier": 1.0, "offset": 0.0, "reference": 0.0}
        for key in values:
            if (found := self.markup.one(mimic, key)) is not None:
                values[key] = float(self.markup.content(found, 1)[0])
        ratio, offset = values["multiplier"], values["offset"] - values["multiplier"] * values["reference"]
        if leader not in self.joint_elements:
            raise self.markup.error(mimic, f"joint {joint!r} mimics: {choose('joint', leader, self.joint_elements)}")
        to, place = (leader if ratio else ()), int(tag == "axis2")
        name = joint if number == 0 else f"{joint}.{number + 1}"
        try:
            coupling = Coupling(name, joint, to, ratio or None, offset, coordinate=number, to_coordinate=place)
        except ClosedChainError as error:
            raise self.markup.at(mimic, error) from error
        self.couplings.append(coupling)
        self.ledger.kept(f"mimic of joint {joint!r}", f"follows {leader!r}", mimic.line)

    def axis(self, joint: str, element: Element, prefix: str) -> tuple[Array, Element]:
        """An axis in the joint's frame."""
        xyz = self.markup.one(element, "xyz")
        given = np.array([0.0, 0.0, 1.0]) if xyz is None else self.markup.content(xyz, 3)
        try:
            axis = unit_vector(f"axis of joint {joint!r}", given)
        except ClosedChainError as error:
            raise self.markup.at(element, error) from error
        frame = self.markup.given(xyz, "expressed_in") if xyz is not None else None
        if self.flag(element, "use_parent_model_frame"):
            frame = MODEL
        if frame:
            axis = self.place(self.joint_frame(joint)).R.T @ self.place(f"{prefix}{frame}").R @ axis
        return axis, element

    def joint_axes(self, name: str, element: Element, kind: JointKind, axes: list[Array]) -> Placement:
        """Our joint frame in SDF's: z along the axis; of a universal joint x and y along its two."""
        if kind in ("fixed", "spherical"):
            return Placement.of()
        wanted = 2 if kind == "universal" else 1
        if len(axes) != wanted:
            raise self.markup.error(element, f"joint {name!r}: a {kind} joint needs {wanted} axes, not {len(axes)}")
        if kind != "universal":
            return Placement.of_pose(Placement.of().pose(axes[0]))
        x, y = axes
        if abs(x @ y) > 1e-5:  # six digits
            raise self.markup.error(element, f"joint {name!r}: the axes of a universal joint must be perpendicular")
        y = unit_vector("", y - (x @ y) * x)
        return Placement.of(R=np.column_stack([x, y, np.cross(x, y)]))

    def pitch(self, element: Element) -> float:
        """Metres per radian of a screw."""
        found, old = self.markup.one(element, "screw_thread_pitch"), self.markup.one(element, "thread_pitch")
        if found is not None:
            return float(self.markup.content(found, 1)[0]) / (2 * math.pi)
        value = 1.0 if old is None else float(self.markup.content(old, 1)[0])
        if value == 0:
            raise self.markup.error(element, "thread_pitch must not be zero")
        return -1 / value

    def passive(self, name: str, kind: JointKind, axes: list[Element]) -> dict[str, Any]:
        """Limits, springs, dampers and friction along the axes, and the actuators that their efforts stand for."""
        limits = []
        for number, axis in enumerate(axes):
            low, high, effort, velocity = axis_limits(self.markup, axis)
            limits.append((low, high))
            if effort > 0:
                actuator = name if number == 0 else f"{name}.{number + 1}"
                most = {"max_force": effort, "max_velocity": velocity}
                most = {key: value for key, value in most.items() if 0 < value < UNLIMITED}
                self.actuators.append(Actuator(actuator, name, number, **most))  # type: ignore[arg-type]
                how = "the format names no actuators: a joint with an effort is taken for actuated"
                self.ledger.approximated(f"effort of joint {name!r}", how, axis.line)
            elif 0 < velocity < UNLIMITED:
                self.ledger.dropped(f"velocity of joint {name!r}", "a limit of a joint without actuator", axis.line)
        return {} if kind in ("fixed", "spherical") else axis_laws(self.markup, name, axes, limits)

    def add_drakes(self, model: Element, prefix: str) -> None:
        """Drake's own joints, and its way to close a loop: two points that coincide."""
        for element in self.markup.all(model, "drake:joint"):
            self.add_drake_joint(element, prefix)
        for inside in model.all("model"):
            self.add_drakes(inside, f"{prefix}{self.markup.text(inside, 'name')}::")
        for number, element in enumerate(self.markup.all(model, "drake:ball_constraint"), start=1):
            sides, points = [], []
            for letter, point in (("A", "p_AP"), ("B", "p_BQ")):
                body = self.markup.needed(element, f"drake:ball_constraint_body_{letter}")
                link = self.link_of(f"{prefix}{body.text.strip()}", element)
                sides.append(_body(link))
                points.append(self.markup.content(self.markup.needed(element, f"drake:ball_constraint_{point}"), 3))
            name = f"{prefix}ball_constraint_{number}"
            at, child_at = (Placement.of(point).pose() for point in points)
            self.joints.append(Joint(name, "spherical", sides[0], sides[1], at, child_at, cut=True))
            self.ledger.kept(f"drake:ball_constraint {number}", f"spherical joint {name!r}", element.line)

    def tie_to_ground(self) -> None:
        """Links of static models stand still; every other part that no joint ties to the world floats."""
        for name in (link for link, static in self.links.items() if static):
            body = _body(name)
            self.joints.append(Joint(f"{body} on ground", "fixed", GROUND, body, self.place(name).pose()))
            self.ledger.kept(f"link {name!r}", "it stands still")
        for name in list(self.untied()):
            X, body = self.place(name), _body(name)
            start = (*matrix_quaternion(X.R).tolist(), *X.p.tolist())
            self.joints.append(Joint(f"{body} on ground", "free", GROUND, body, start=start))
            self.ledger.kept(f"link {name!r}", "nothing holds it: it floats")
        if not self.bodies:
            raise MechanismError("there is no <link>")

    def untied(self) -> Iterator[str]:
        """The first link of every part that is not connected to the world."""
        neighbours: dict[str, list[str]] = {}
        for joint in self.joints:
            neighbours.setdefault(joint.parent, []).append(joint.child)
            neighbours.setdefault(joint.child, []).append(joint.parent)
        reached: set[str] = set()
        for root in (WORLD, *self.links):
            if _body(root) in reached:
                continue
            if root != WORLD:
                yield root
            frontier = [_body(root)]
            while frontier:
                at = frontier.pop()
                if at not in reached:
                    reached.add(at)
                    frontier += neighbours.get(at, [])


def _body(link: str) -> str:
    """The body that a link is."""
    return GROUND if link == WORLD else f"{GROUND} link" if link == GROUND else link
