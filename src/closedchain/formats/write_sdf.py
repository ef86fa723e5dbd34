"""Writing SDF: the machine as it is assembled, with coordinates counted from there; a loop is one more joint."""

from __future__ import annotations

import math
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

import numpy as np

from closedchain.files import write_text
from closedchain.formats.geometry import MeshCopies, bar_frame, report_shape, size_of, written_pieces
from closedchain.formats.placement import HERE, Placement
from closedchain.formats.precision import NAMESPACE, tolerance_element
from closedchain.formats.report import Ledger
from closedchain.formats.tree_plan import Edge, carried_share, drop_the_rest, ground_or, rpy
from closedchain.formats.write_urdf import MOTOR, numbers
from closedchain.kinematics.assemble import close_loops, make_targets
from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Body, Joint, Mechanism, Shape
from closedchain.mechanism.names import GROUND
from closedchain.multibody.build import build_system
from closedchain.spatial.numeric import quaternion_matrix, vector_quaternion
from closedchain.types import Array

SCENERY = "ground_shape"  # a link that shows what stands still
WORDS = {"fixed": "fixed", "spherical": "ball", "universal": "universal", "helical": "screw"}


def write_sdf(mechanism: Mechanism, path: Path, ledger: Ledger, meshes: MeshCopies) -> list[Path]:
    """Write a machine."""
    return [write_text(_Writer(mechanism, ledger, meshes).text(), path), *meshes.write()]


class _Writer:
    def __init__(self, mechanism: Mechanism, ledger: Ledger, meshes: MeshCopies) -> None:
        self.mechanism, self.ledger, self.meshes = mechanism, ledger, meshes
        self.size = size_of(mechanism)
        self.kinematics = Kinematics(build_system(mechanism))
        system = self.kinematics.system
        self.q = close_loops(self.kinematics, make_targets(self.kinematics, None, None), system.neutral).q
        self.places = {GROUND: Placement.of()}
        for link, pose in zip(system.links, self.kinematics.poses(self.q), strict=True):
            self.places[link.body.name] = Placement.of(pose[:, 3], pose[:, :3])
        self.lines: list[str] = []
        self.taken = {body.name for body in mechanism.bodies}  # links and joints share their names in SDF

    def text(self) -> str:
        """The SDF."""
        m = self.mechanism
        for body in m.bodies:
            self.add_link(body.name, self.places[body.name], body)
            self.ledger.kept(f"body {body.name!r}")
        for joint in m.joints:
            self.add_joint(joint)
        self.report()
        name = quoteattr(m.name)
        stated = tolerance_element(m.tolerance)
        sdf = f'<sdf version="1.10"{f" {NAMESPACE}" * bool(stated)}>'
        head = ['<?xml version="1.0"?>', sdf, f"<world name={name}>", *stated]
        gravity = f"<gravity>{numbers(m.gravity)}</gravity>"
        if m.ground_shape is not None:
            still = next(n for n in (SCENERY, f"{SCENERY}~") if n not in self.taken)
            self.add_link(still, Placement.of(), Body(still, shape=m.ground_shape))
            ends = f"<parent>world</parent><child>{still}</child>"
            self.lines.append(f'  <joint name="{still}~joint" type="fixed">{ends}</joint>')
            self.ledger.approximated("ground_shape", f"a link {still!r} fixed to the world", essential=False)
        return "\n".join([*head, gravity, f"<model name={name}>", *self.lines, "</model></world></sdf>", ""])

    def add_link(self, name: str, X: Placement, body: Body | None) -> None:
        """A link with its inertia."""
        mass = body.mass if body is not None else 0.0
        inertia = body.inertia_matrix if body is not None else np.zeros((3, 3))
        entries = "".join(
            f"<i{'xyz'[i]}{'xyz'[j]}>{float(inertia[i, j])!r}</i{'xyz'[i]}{'xyz'[j]}>"
            for i in range(3)
            for j in range(i, 3)
        )
        center = numbers(body.center) if body is not None else "0 0 0"
        shape = body.shape if body is not None else None
        self.lines += [
            f"  <link name={quoteattr(name)}><pose>{pose(X)}</pose>",
            f"    <inertial><pose>{center} 0 0 0</pose><mass>{mass!r}</mass>",
            f"    <inertia>{entries}</inertia></inertial>",
            *(
                ["    <gravity>false</gravity>"]
                if body is not None and carried_share(self.mechanism, body) == 1
                else []
            ),
            *(f"    {line}" for line in self.shapes(shape)),
            "  </link>",
        ]
        if shape is not None:
            report_shape(f"shape of body {name!r}", shape, self.ledger)

    def shapes(self, shape: Shape | None) -> list[str]:
        """Visuals and collisions of a link."""
        lines = []
        for number, piece in enumerate(written_pieces(shape, self.size)):
            colour = ""
            if piece.color is not None:
                rgba = numbers(piece.color)
                colour = f"<material><ambient>{rgba}</ambient><diffuse>{rgba}</diffuse></material>"
            name = f"{piece.role}_{number + 1}"
            colour *= piece.role == "visual"
            lines.append(f'<{piece.role} name="{name}">{self.geometry(piece)}{colour}</{piece.role}>')
        return lines

    def geometry(self, shape: Shape) -> str:
        """Place and <geometry> of a shape."""
        X = Placement.of_pose(shape.at)
        if shape.kind == "sphere":
            X, inside = Placement.of(shape.points[0]), f"<sphere><radius>{shape.radius!r}</radius></sphere>"
        elif shape.kind in ("cylinder", "capsule"):
            X, length = bar_frame(shape)
            sizes = f"<radius>{shape.radius!r}</radius><length>{length!r}</length>"
            inside = f"<{shape.kind}>{sizes}</{shape.kind}>"
        elif shape.kind == "box":
            inside = f"<box><size>{numbers(shape.size)}</size></box>"  # type: ignore[arg-type]
        elif shape.kind == "ellipsoid":
            inside = f"<ellipsoid><radii>{numbers(np.array(shape.size) / 2)}</radii></ellipsoid>"
        else:
            scale = numbers(np.ones(3) * shape.scale)
            inside = f"<mesh><uri>{escape(self.meshes.add(shape))}</uri><scale>{scale}</scale></mesh>"
        return f"<pose>{pose(X)}</pose><geometry>{inside}</geometry>"

    def add_joint(self, joint: Joint) -> None:
        """A joint, or a chain of them where SDF has no such kind; the ground is always the parent."""
        flipped = joint.child == GROUND
        near = self.places[joint.parent] @ Placement.of_pose(joint.at)
        far = self.places[joint.child] @ Placement.of_pose(joint.child_at)
        parent, child = (joint.child, joint.parent) if flipped else (joint.parent, joint.child)
        q0 = np.atleast_1d(self.kinematics.joint_coordinates(joint.name, self.q)) if joint.dof else np.zeros(0)
        if joint.kind == "free":
            self.ledger.kept(f"joint {joint.name!r}", "a link without joint floats")
            return
        if joint.kind == "general":
            what = f"joint {joint.name!r}"
            self.ledger.dropped(what, "SDF has no general joints: its bodies move freely relative to each other")
            return
        if joint.kind in WORDS and not (flipped and joint.kind == "universal"):
            R = np.column_stack([near.R[:, 0], far.R[:, 1], np.cross(near.R[:, 0], far.R[:, 1])])
            frame = Placement.of(far.p, R) if joint.kind == "universal" else near if flipped else far
            sign = -1.0 if flipped else 1.0
            axes = {"universal": [(HERE[0], 0), (HERE[1], 1)], "helical": [(sign * HERE[2], 0)]}.get(joint.kind, [])
            self.write(joint.name, WORDS[joint.kind], (parent, child), frame, joint, axes, q0)
        else:
            edge = Edge(self.mechanism.body(child), parent, joint, flipped, *((far, near) if flipped else (near, far)))
            self.add_steps(edge, q0)
        self.ledger.kept(f"joint {joint.name!r}")

    def add_steps(self, edge: Edge, q0: Array) -> None:
        """Revolute and prismatic joints with links without mass between them, placed where the coordinates are."""
        joint, parent, X, steps = edge.joint, edge.parent, edge.near, edge.steps
        for number, (kind, axis, coordinate) in enumerate(steps):
            last, q = number == len(steps) - 1, float(q0[coordinate])
            if kind == "revolute":
                X = X @ Placement.of(R=quaternion_matrix(vector_quaternion(q * axis)))
            else:
                X = X @ Placement.of(q * axis)
            child = edge.body.name if last else f"{joint.name}~{number + 1}"
            if not last:
                self.add_link(child, X, None)
            name = joint.name if len(steps) == 1 else f"{joint.name}.{coordinate}"
            self.write(name, kind, (parent, child), X, joint, [(axis, coordinate)], q0)
            parent = child

    def write(
        self, name: str, word: str, ends: tuple[str, str], X: Placement, joint: Joint, axes: list[tuple[Array, int]],
        q0: Array,
    ) -> None:  # fmt: skip
        """The lines of one joint between two links, with axes in its frame X and the coordinates along them."""
        if name in self.taken:
            self.ledger.approximated(f"name of joint {name!r}", f"{name}_joint: a link has its name", essential=False)
            name = f"{name}_joint"
        parent, child = ends
        relative = self.places[child].inverse() @ X if child in self.places else Placement.of()
        self.lines += [
            f'  <joint name={quoteattr(name)} type="{word}">',
            f"    <parent>{escape(ground_or(parent, 'world'))}</parent><child>{escape(child)}</child>",
            f"    <pose>{pose(relative)}</pose>",
        ]
        for number, (axis, at) in enumerate(axes):
            tag = "axis" if number == 0 else "axis2"
            rest = f"{self.mimic(joint, at)}{self.axis(joint, at, float(q0[at]))}"
            self.lines.append(f"    <{tag}><xyz>{numbers(axis)}</xyz>{rest}</{tag}>")
        if joint.pitch is not None:
            self.lines.append(f"    <screw_thread_pitch>{joint.pitch * 2 * math.pi!r}</screw_thread_pitch>")
        self.lines.append("  </joint>")

    def mimic(self, joint: Joint, at: int) -> str:
        """What a coordinate follows, both counted from where they are drawn."""
        text = ""
        for coupling in self.mechanism.couplings:
            if coupling.members[0] != (joint.name, at):
                continue
            what, law = f"coupling {coupling.name!r}", coupling.coefficients
            if len(coupling.members) != 2 or len(law) != 2 or text:
                self.ledger.dropped(what, "SDF has one linear coupling of two joints for each that follows")
                continue
            leader, tag = self.axis_of(*coupling.members[1])
            ratio = coupling.ratios[0] * law[1]
            numbers_of = f"<multiplier>{ratio!r}</multiplier><offset>0.0</offset><reference>0.0</reference>"
            text = f'<mimic joint={quoteattr(leader)} axis="{tag}">{numbers_of}</mimic>'
            self.ledger.kept(what, "a mimic")
            self.ledger.approximated(f"name of {what}", "that of its joint", essential=False)
        return text

    def axis_of(self, name: str, at: int) -> tuple[str, str]:
        """The written joint of a coordinate, and its axis there."""
        joint = self.mechanism.joint(name)
        whole = joint.kind in WORDS and not (joint.kind == "universal" and joint.child == GROUND)
        written = name if whole or joint.dof == 1 else f"{name}.{at}"
        return f"{written}_joint" if written in self.taken else written, "axis2" if whole and at == 1 else "axis"

    def axis(self, joint: Joint, at: int, q0: float) -> str:
        """Limits, efforts, springs, dampers and friction of one coordinate, counted from where it is drawn."""
        low, high = joint.limits[at] if joint.limits is not None else (-math.inf, math.inf)  # type: ignore[misc]
        parts = {"lower": low - q0, "upper": high - q0, "effort": 0.0}
        motors = (a for a in self.mechanism.actuators if not a.also and (a.joint, a.coordinate) == (joint.name, at))
        if (motor := next(motors, None)) is not None:
            parts["effort"] = motor.joint_force_limit or math.inf
            parts |= {"velocity": motor.joint_velocity_limit} if motor.joint_velocity_limit else {}
        limit = "".join(f"<{tag}>{value!r}</{tag}>" for tag, value in parts.items())
        laws: dict[str, float] = {}
        if joint.damper is not None:
            laws["damping"] = joint.damper.damping[at]  # type: ignore[index]
        if joint.friction is not None:
            laws["friction"] = self.ledger.dry_friction(joint, at)
        if joint.spring is not None:
            laws["spring_stiffness"] = joint.spring.stiffness[at]  # type: ignore[index]
            laws["spring_reference"] = joint.spring.reference[at] - q0  # type: ignore[index]
        dynamics = "".join(f"<{tag}>{value!r}</{tag}>" for tag, value in laws.items())
        return f"<limit>{limit}</limit>" + (f"<dynamics>{dynamics}</dynamics>" if dynamics else "")

    def report(self) -> None:
        """What SDF cannot say, or says otherwise."""
        m = self.mechanism
        self.ledger.approximated(
            "coordinates", "counted from the pose that is drawn, the assembled one", essential=False
        )
        for joint in m.joints:
            for part in ("spring", "damper", "friction"):
                if joint.kind in ("spherical", "free") and getattr(joint, part) is not None:
                    self.ledger.dropped(f"{part} of joint {joint.name!r}", f"SDF has none of {joint.kind} joints")
            if joint.armature is not None:
                self.ledger.dropped(f"armature of joint {joint.name!r}", "SDF has none")
        driven: list[tuple[str, int]] = []
        for actuator in m.actuators:
            place = (actuator.joint, actuator.coordinate)
            if m.joint(actuator.joint).kind in ("spherical", "free"):
                self.ledger.dropped(f"actuator {actuator.name!r}", "SDF has no axis for it")
            elif actuator.also or place in driven:
                self.ledger.dropped(f"actuator {actuator.name!r}", "SDF has one effort for each joint")
            else:
                how = "an effort of its joint, by whose name it is read"
                self.ledger.approximated(f"name of actuator {actuator.name!r}", how, essential=False)
            driven.append(place)
            for part in MOTOR:
                if getattr(actuator, part) and part not in ("max_force", "max_velocity"):
                    self.ledger.dropped(f"{part} of actuator {actuator.name!r}", "SDF has none")
            if actuator.gear != 1:
                self.ledger.dropped(f"gear of actuator {actuator.name!r}", "SDF has none")
        drop_the_rest(m, self.ledger, said=("start", "weightless"))


def pose(X: Placement) -> str:
    """The six numbers of a <pose>."""
    return f"{numbers(X.p)} {numbers(rpy(X.R))}"
