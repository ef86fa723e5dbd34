"""Writing MJCF: bodies drawn at zero coordinates, loops as equalities between sites, the start as a keyframe.

A spherical joint that closes a loop is a connect, a fixed one a weld, a revolute one two connects on its axis. Others,
and those on which forces act, are joints of half of a body, which is welded to its other half: MuJoCo's equalities are
as soft as the bodies they hold are light. MuJoCo refuses moving bodies without mass: they get 1e-14.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import quoteattr

import numpy as np

from closedchain.errors import LossError
from closedchain.files import write_text
from closedchain.formats.geometry import MeshCopies, bar_frame, report_shape, size_of, written_pieces
from closedchain.formats.mjcf import START
from closedchain.formats.mjcf_forces import POINT
from closedchain.formats.placement import HERE, Placement, raised_inertia
from closedchain.formats.precision import WORD
from closedchain.formats.report import Ledger
from closedchain.formats.settle import closed_start
from closedchain.formats.tree_plan import (
    STEPS,
    Edge,
    acted_on,
    carried_share,
    drop_the_rest,
    edges_and_loops,
    joint_motion,
    with_known_joints,
)
from closedchain.formats.write_urdf import MOTOR, numbers
from closedchain.mechanism import Actuator, Body, Contact, Coupling, Joint, Mechanism, Shape, Strut
from closedchain.mechanism.contact import held_together
from closedchain.mechanism.names import GROUND
from closedchain.spatial.numeric import matrix_quaternion
from closedchain.types import Array

NEXT_TO_NOTHING = 1e-14  # kg, kg m²
WORDS = {"revolute": "hinge", "prismatic": "slide"}
SOLREF = "0.004 1"  # s, damping ratio: as stiff as MuJoCo allows with its time step of 2 ms


def write_mjcf(mechanism: Mechanism, path: Path, ledger: Ledger, meshes: MeshCopies) -> list[Path]:
    """Write a machine."""
    start = closed_start(mechanism, ledger)
    text = _Writer(with_known_joints(start, ledger), ledger, meshes).text()
    return [write_text(text, path), *meshes.write()]


class _Writer:
    def __init__(self, mechanism: Mechanism, ledger: Ledger, meshes: MeshCopies) -> None:
        self.mechanism, self.ledger, self.meshes = mechanism, ledger, meshes
        self.edges, self.loops = edges_and_loops(mechanism)
        self.edges = self.all_free_on_ground(self.edges)
        self.assets: dict[str, str] = {}  # lines by names of meshes
        self.size = size_of(mechanism)
        self.sites: dict[str, list[str]] = {}
        self.site_names = set[str]()
        self.ends: list[Edge] = []  # parts of bodies that close a loop
        self.parts: dict[str, int] = {}  # into how many a body is divided
        self.wholes: dict[str, Body] = {}  # of such a part
        self.equalities: list[str] = []
        self.tendons: list[str] = []
        self.qpos: list[float] = []
        self.names: dict[tuple[str, int], str] = {}
        self.geoms: dict[str, list[str]] = {}
        self.pairs: list[str] = []

    def text(self) -> str:
        """The MJCF."""
        m = self.mechanism
        ended = [joint for joint in self.loops if self.needs_end(joint)]
        for name in map(self.divided, ended):
            self.parts[name] = self.parts.get(name, 1) + 1
        for joint in self.loops:
            if joint in ended:
                self.add_end(joint)
            else:
                self.add_loop(joint)
            self.ledger.kept(f"joint {joint.name!r}", "an equality")
        for strut in m.struts:
            self.add_strut(strut)
        for contact in m.contacts:
            self.add_contact(contact)
        for body in m.bodies:
            self.add_shapes(body.name, body.shape)
        self.add_shapes(GROUND, m.ground_shape)
        bodies = self.children(GROUND, "  ")
        for coupling in m.couplings:
            self.add_coupling(coupling)
        actuators = [line for actuator in m.actuators for line in self.actuator(actuator)]
        self.report()
        return "\n".join([
            f"<mujoco model={quoteattr(m.name)}>",
            '<compiler angle="radian" inertiafromgeom="false" fusestatic="false" autolimits="true"/>',
            f'<option gravity="{numbers(m.gravity)}"/>',
            *([] if m.tolerance is None else [f'<custom><numeric name="{WORD}" data="{m.tolerance!r}"/></custom>']),
            f'<default><equality solref="{SOLREF}"/></default>',
            "<asset>", *self.assets.values(), "</asset>",
            "<worldbody>", *bodies, "</worldbody>",
            "<contact>", *self.pairs, "</contact>",
            "<tendon>", *self.tendons, "</tendon>",
            "<equality>", *self.equalities, "</equality>",
            "<actuator>", *actuators, "</actuator>",
            f'<keyframe><key name="{START}" qpos="{numbers(self.qpos)}"/></keyframe>',
            "</mujoco>", "",
        ])  # fmt: skip

    def all_free_on_ground(self, edges: list[Edge]) -> list[Edge]:
        """The tree with bodies on free joints on the ground, as MJCF has them, where they are at the start."""
        places, found = {GROUND: Placement.of()}, []
        for edge in edges:
            joint = edge.joint
            neutral = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0) if joint.kind in ("spherical", "free") else (0.0,) * joint.dof
            X = joint_motion(joint, joint.start or neutral)
            X = places[edge.parent] @ edge.near @ (X.inverse() if edge.flipped else X) @ edge.far.inverse()
            places[edge.body.name] = X
            if joint.kind == "free" and (edge.parent != GROUND or edge.flipped):
                start = (*matrix_quaternion(X.R).tolist(), *X.p.tolist())
                for part in ("damper", "friction"):
                    if getattr(joint, part) is not None:
                        self.ledger.dropped(
                            f"{part} of joint {joint.name!r}", "MJCF has free joints on the ground only"
                        )
                self.ledger.approximated(
                    f"joint {joint.name!r}", "its coordinates count from the ground", essential=False
                )
                joint = Joint(joint.name, "free", GROUND, edge.body.name, start=start)
                edge = Edge(edge.body, GROUND, joint, False, Placement.of(), Placement.of())
            found.append(edge)
        return found

    def add_shapes(self, body: str, shape: Shape | None) -> None:
        """Geoms that are seen or, in group 3, are for collisions; they touch nothing but what contacts say."""
        for piece in written_pieces(shape, self.size):
            look = f'group="{2 if piece.role == "visual" else 3}" contype="0" conaffinity="0" mass="0"'
            if piece.color is not None:
                look += f' rgba="{numbers(piece.color)}"'
            self.geoms.setdefault(body, []).append(f"<geom {self.geometry(piece)} {look}/>")
        if shape is not None:
            report_shape(f"shape of {'body ' * (body != GROUND)}{body!r}", shape, self.ledger)
            if any(piece.role == "collision" for piece in shape.pieces):
                how = "shapes for collision touch nothing but what contacts say"
                self.ledger.approximated(f"shape for collision of {body!r}", how, essential=False)

    def geometry(self, shape: Shape) -> str:
        """Type, size and place of a geom."""
        if shape.kind == "sphere":
            return f'type="sphere" size="{shape.radius!r}" pos="{numbers(shape.points[0])}"'
        if shape.kind in ("cylinder", "capsule"):
            X, length = bar_frame(shape)
            return f'type="{shape.kind}" size="{shape.radius!r} {length / 2!r}" {place(X)}'
        X = Placement.of_pose(shape.at)
        if shape.size is not None:
            return f'type="{shape.kind}" size="{numbers(np.array(shape.size) / 2)}" {place(X)}'
        file, scale = self.meshes.add(shape, (".stl", ".obj"), text_stl=False), np.ones(3) * shape.scale
        line = f'file={quoteattr(file)} scale="{numbers(scale)}" inertia="shell"'
        name = next((name for name, other in self.assets.items() if other.endswith(f"{line}/>")), "")
        if not name:
            name = f"mesh{len(self.assets)}"
            self.assets[name] = f"<mesh name={quoteattr(name)} {line}/>"
        return f'type="mesh" mesh={quoteattr(name)} {place(X)}'

    def children(self, parent: str, indent: str) -> list[str]:
        """Everything on a body: sites, shapes for contact, ends of loops and the bodies it carries."""
        lines = [f"{indent}{line}" for line in (*self.sites.get(parent, []), *self.geoms.get(parent, []))]
        for edge in (*self.edges, *self.ends):  # the keyframe has the order of these lines
            if edge.parent == parent:
                lines += self.body(edge, indent)
        return lines

    def body(self, edge: Edge, indent: str) -> list[str]:
        """A body with its joints and what it carries."""
        X = edge.near @ edge.far.inverse()
        share = carried_share(self.mechanism, self.wholes.get(edge.body.name, edge.body))
        carried = f' gravcomp="{share!r}"' if share else ""
        head = f"{indent}<body name={quoteattr(edge.body.name)} {place(X)}{carried}>"
        lines = [head, f"{indent}  {self.inertial(edge.body)}"]
        lines += [f"{indent}  {line}" for line in self.joint(edge)]
        if edge in self.edges:
            self.ledger.kept(f"body {edge.body.name!r}")
            self.ledger.kept(f"joint {edge.joint.name!r}")
        return [*lines, *self.children(edge.body.name, f"{indent}  "), f"{indent}</body>"]

    def inertial(self, body: Body) -> str:
        """Mass and principal moments; next to nothing where there is none. MuJoCo refuses moments that no body has."""
        share = 1 / self.parts.get(body.name, 1)
        mass, matrix = max(body.mass * share, NEXT_TO_NOTHING), body.inertia_matrix * share
        if not body.check_inertia:
            matrix, most = raised_inertia(matrix)
            if most > 0:
                how = f"MuJoCo refuses moments that no body has: they are raised by {most:.6g} kg m² at most"
                self.ledger.approximated(f"inertia of body {body.name!r}", how)
        moments, axes = _principal(matrix)
        quat = numbers(matrix_quaternion(axes))
        diagonal = numbers(np.maximum(moments, NEXT_TO_NOTHING))
        return f'<inertial pos="{numbers(body.center)}" quat="{quat}" mass="{mass!r}" diaginertia="{diagonal}"/>'

    def joint(self, edge: Edge) -> list[str]:
        """The joints of a body."""
        joint, far = edge.joint, edge.far
        if joint.kind == "fixed":
            return []
        if joint.kind == "free":
            return [self.free(edge)]
        if joint.kind == "spherical":
            return [self.ball(edge)]
        if joint.kind not in STEPS:
            raise LossError(f"joint {joint.name!r}: MJCF has no {joint.kind} joints")
        lines = []
        for kind, axis, coordinate in edge.steps:
            name = joint.name if joint.dof == 1 else f"{joint.name}.{coordinate}"
            self.names[joint.name, coordinate] = name
            self.qpos.append(joint.start[coordinate] if joint.start is not None else 0.0)
            where = f'pos="{numbers(far.p)}" axis="{numbers(far.R @ axis)}"'
            lines.append(
                f'<joint name={quoteattr(name)} type="{WORDS[kind]}" {where}{self.passive(joint, coordinate)}/>'
            )
        return lines

    def free(self, edge: Edge) -> str:
        """A free joint; its coordinates are the pose of the body."""
        joint, start = edge.joint, edge.joint.start or (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        X = edge.near @ Placement.of_quaternion(start[4:], start[:4]) @ edge.far.inverse()
        self.qpos += [*X.p.tolist(), *matrix_quaternion(X.R).tolist()]
        return f'<joint name={quoteattr(joint.name)} type="free" damping="{self.one_damping(joint)!r}"/>'

    def ball(self, edge: Edge) -> str:
        """A ball joint; its coordinates are the rotation of the body from where it is drawn."""
        joint, far = edge.joint, edge.far
        start = Placement.of_quaternion((0, 0, 0), joint.start or (1.0, 0.0, 0.0, 0.0)).R
        R = far.R @ (start.T if edge.flipped else start) @ far.R.T
        self.qpos += matrix_quaternion(R).tolist()
        where = f'pos="{numbers(far.p)}" damping="{self.one_damping(joint)!r}"{self.one_stiffness(joint)}'
        if joint.armature is not None:
            where += f' armature="{joint.armature[0]!r}"'  # type: ignore[index]
        return f'<joint name={quoteattr(joint.name)} type="ball" {where}/>'

    def one_stiffness(self, joint: Joint) -> str:
        """The spring of a spherical joint, which MJCF has about all axes alike and without force where it is drawn."""
        if joint.spring is None:
            return ""
        alike = len(set(joint.spring.stiffness)) == 1  # type: ignore[arg-type]
        if alike and not any(joint.spring.reference):  # type: ignore[arg-type]
            return f' stiffness="{joint.spring.stiffness[0]!r}"'  # type: ignore[index]
        how = "of spherical joints only one stiffness is written, without reference"
        self.ledger.dropped(f"spring of joint {joint.name!r}", how)
        return ""

    def one_damping(self, joint: Joint) -> float:
        """The damping of all coordinates of a joint, which is all that MJCF has for ball and free joints."""
        values = set(joint.damper.damping) if joint.damper is not None else {0.0}  # type: ignore[arg-type]
        if len(values) == 1 and joint.friction is None:
            return float(values.pop())
        how = f"of {joint.kind} joints only one damping is written"
        self.ledger.dropped(f"damper or friction of joint {joint.name!r}", how)
        return 0.0

    def passive(self, joint: Joint, at: int) -> str:
        """Spring, damper, friction, armature and limits of one coordinate."""
        found: dict[str, object] = {}
        if joint.spring is not None:
            found |= {"stiffness": joint.spring.stiffness[at], "springref": joint.spring.reference[at]}  # type: ignore[index]
        if joint.damper is not None:
            found["damping"] = joint.damper.damping[at]  # type: ignore[index]
        if joint.friction is not None:
            found["frictionloss"] = self.ledger.dry_friction(joint, at)
        if joint.armature is not None:
            found["armature"] = joint.armature[at]  # type: ignore[index]
        text = "".join(f' {name}="{value!r}"' for name, value in found.items())
        limits = f' range="{numbers(joint.limits[at])}"' if joint.limits is not None else ""  # type: ignore[arg-type]
        return text + limits

    # loops
    def site(self, name: str, body: str, X: Placement) -> str:
        """A site on a body, by a name that no other has."""
        while name in self.site_names:
            name += "~"
        self.site_names.add(name)
        self.sites.setdefault(body, []).append(f'<site name={quoteattr(name)} group="4" {place(X)}/>')
        return name

    def add_loop(self, joint: Joint) -> None:
        """Equalities that stand for a joint that closes a loop, on which nothing acts."""
        near, far = Placement.of_pose(joint.at), Placement.of_pose(joint.child_at)
        if joint.kind in ("spherical", "revolute"):
            tips = [Placement.of()] + [Placement.of(0.1 * HERE[2])] * (joint.kind == "revolute")
            for number, tip in enumerate(tips):
                name = joint.name if number == 0 else f"{joint.name}~axis"
                self.equality("connect", name, joint, near @ tip, far @ tip)
        elif joint.kind == "fixed":
            self.equality("weld", joint.name, joint, near, far)
        elif joint.kind != "free":  # which holds nothing
            raise LossError(f"joint {joint.name!r}: MJCF has no {joint.kind} joints")

    def needs_end(self, joint: Joint) -> bool:
        """Whether a joint that closes a loop is no equality: of its kind, or because something acts on it."""
        acts = joint.name in acted_on(self.mechanism)
        return joint.kind in STEPS and (acts or joint.kind not in ("spherical", "revolute"))

    def divided(self, joint: Joint) -> str:
        """The body of a joint of which a part closes the loop: the heavier one."""
        masses = {body.name: body.mass for body in self.mechanism.bodies}
        return max((joint.child, joint.parent), key=lambda name: masses.get(name, -1.0))

    def add_end(self, joint: Joint) -> None:
        """A part of a body on a joint, which is welded to the rest of this body."""
        body, frames = self.divided(joint), [Placement.of_pose(joint.at), Placement.of_pose(joint.child_at)]
        flipped = body == joint.parent
        (near, far), carrier = (frames[::-1], joint.child) if flipped else (frames, joint.parent)
        end = Body(f"{joint.name}~end")
        if body != GROUND:
            whole, back = self.mechanism.body(body), far.inverse()
            inertia = back.R @ whole.inertia_matrix @ back.R.T
            center = back.R @ np.array(whole.center) + back.p
            share, self.wholes[end.name] = 1 / self.parts[body], whole
            end = Body(
                end.name, whole.mass * share, tuple(center.tolist()),
                tuple(map(tuple, (inertia + inertia.T) * (share / 2))), check_inertia=whole.check_inertia,  # type: ignore[arg-type]
            )  # fmt: skip
        if not end.mass:
            how = "its bodies have no mass: MuJoCo closes its loop loosely"
            self.ledger.approximated(f"joint {joint.name!r}", how, essential=False)
        self.ends.append(Edge(end, carrier, joint, flipped, near, Placement.of()))
        sites = self.site(f"{joint.name}~A", end.name, Placement.of()), self.site(f"{joint.name}~B", body, far)
        one, other = map(quoteattr, sites)
        self.equalities.append(f"<weld name={quoteattr(f'{joint.name}~weld')} site1={one} site2={other}/>")

    def equality(self, word: str, name: str, joint: Joint, near: Placement, far: Placement) -> None:
        """An equality between two sites."""
        one, other = self.site(f"{name}~A", joint.parent, near), self.site(f"{name}~B", joint.child, far)
        sites = f"site1={quoteattr(one)} site2={quoteattr(other)}"
        self.equalities.append(f"<{word} name={quoteattr(name)} {sites}/>")

    # couplings
    def add_coupling(self, coupling: Coupling) -> None:
        """An equality of two joints, or of two fixed tendons where a joint follows several. qpos0 is zero."""
        what, law = f"coupling {coupling.name!r}", coupling.coefficients
        names = [self.names.get(member) for member in coupling.members]
        if len(law) > 5 or None in names:
            why = (
                "a joint that is an equality of MJCF has no coordinate" if None in names else "MJCF has powers up to 4"
            )
            self.ledger.dropped(what, why)
            return
        joint, *others = (quoteattr(str(name)) for name in names)
        called = f"name={quoteattr(coupling.name)}"
        if len(others) > 1:
            ends = []
            for side, shares in (("A", [(joint, 1.0)]), ("B", list(zip(others, coupling.ratios, strict=True)))):
                tendon = quoteattr(f"{coupling.name}~{side}")
                terms = "".join(f'<joint joint={name} coef="{share!r}"/>' for name, share in shares)
                self.tendons.append(f"<fixed name={tendon}>{terms}</fixed>")
                ends.append(tendon)
            tied = f'<tendon {called} tendon1={ends[0]} tendon2={ends[1]} polycoef="{powers(law)}"/>'
        elif others:
            scaled = [c * coupling.ratios[0] ** k for k, c in enumerate(law)]
            tied = f'<joint {called} joint1={joint} joint2={others[0]} polycoef="{powers(scaled)}"/>'
        else:
            tied = f'<joint {called} joint1={joint} polycoef="{powers(law[:1])}"/>'
        self.equalities.append(tied)
        self.ledger.kept(what, "an equality")

    # the rest
    def add_strut(self, strut: Strut) -> None:
        """A tendon between two sites; a preload is another length without force."""
        length = (strut.free_length or 0.0) + (strut.preload / strut.stiffness if strut.stiffness else 0.0)
        if strut.table or (strut.preload and not strut.stiffness) or length < 0:
            self.ledger.dropped(f"strut {strut.name!r}", "springs of MJCF push with stiffness times a length only")
            return
        ends = ((strut.parent, strut.at), (strut.child, strut.child_at))
        sites = [
            self.site(f"{strut.name}~{e}", body, Placement.of(at)) for e, (body, at) in zip("AB", ends, strict=True)
        ]
        law = f'stiffness="{strut.stiffness!r}" damping="{strut.damping!r}" springlength="{length!r}"'
        path = "".join(f"<site site={quoteattr(site)}/>" for site in sites)
        self.tendons.append(f"<spatial name={quoteattr(strut.name)} {law}>{path}</spatial>")
        self.ledger.kept(f"strut {strut.name!r}", "a tendon between two sites")

    def add_contact(self, contact: Contact) -> None:
        """Two shapes that touch nothing else; a point is the smallest sphere, on a surface that much deeper."""
        what, name = f"contact {contact.name!r}", contact.name
        if contact.extent is not None or (contact.sphere is not None and contact.sphere <= POINT):
            self.ledger.dropped(what, "faces with edges and surfaces next to points are not written")
            return
        still = held_together(edge.joint for edge in self.edges)
        if contact.sphere is None and still(contact.to) != still(GROUND):
            self.ledger.dropped(what, "planes of MJCF stand still")
            return
        X = Placement.of_pose(contact.plane)
        deeper = POINT if not contact.radius else 0.0
        if contact.sphere is None:
            far = f'type="plane" size="1 1 1" {place(X @ Placement.of((0.0, 0.0, -deeper)))}'
        else:
            far = f'type="sphere" size="{contact.sphere - deeper!r}" {place(X)}'
        near = f'type="sphere" size="{contact.radius or POINT!r}" pos="{numbers(contact.at)}"'
        for body, end, shape in ((contact.body, "A", near), (contact.to, "B", far)):
            geom = f'<geom name={quoteattr(f"{name}~{end}")} {shape} mass="0" contype="0" conaffinity="0"/>'
            self.geoms.setdefault(body, []).append(geom)
        ends = f"geom1={quoteattr(f'{name}~A')} geom2={quoteattr(f'{name}~B')}"
        dimension = 4 if contact.torsional else 3 if contact.mu else 1
        law = numbers((contact.mu, contact.mu, contact.torsional, 0.0, 0.0))
        self.pairs.append(f'<pair name={quoteattr(name)} {ends} condim="{dimension}" friction="{law}"/>')
        if contact.static_friction != contact.mu:
            self.ledger.dropped(f"mu_static of {what}", "MJCF has one coefficient of friction")
        if contact.restitution:
            self.ledger.dropped(f"restitution of {what}", "MJCF has soft contacts")
        self.ledger.kept(what, "a pair of shapes")

    def actuator(self, actuator: Actuator) -> list[str]:
        """A motor."""
        names = [self.names.get((joint, k)) for joint, k, _ in actuator.shares]
        if None in names:
            self.ledger.dropped(f"actuator {actuator.name!r}", "its joint has no such coordinate in MJCF")
            return []
        driven = f"joint={quoteattr(str(names[0]))}"
        if actuator.also:
            driven = f"tendon={quoteattr(f'{actuator.name}~drive')}"
            both = zip(names, actuator.shares, strict=True)
            terms = "".join(f'<joint joint={quoteattr(str(one))} coef="{share[2]!r}"/>' for one, share in both)
            self.tendons.append(f"<fixed name={driven.partition('=')[2]}>{terms}</fixed>")
        largest = actuator.max_force
        rest = f' forcerange="{-largest!r} {largest!r}"' if largest is not None else ""
        for word, value in (("armature", actuator.rotor_inertia), ("damping", actuator.damping)):
            rest += f' {word}="{value!r}"' if value else ""
        self.ledger.kept(f"actuator {actuator.name!r}")
        return [f'  <motor name={quoteattr(actuator.name)} {driven} gear="{actuator.gear!r}"{rest}/>']

    def report(self) -> None:
        """What MJCF cannot say."""
        for actuator in self.mechanism.actuators:
            for part in MOTOR:
                if getattr(actuator, part) and part not in ("max_force", "rotor_inertia", "damping"):
                    self.ledger.dropped(f"{part} of actuator {actuator.name!r}", "not written")
        drop_the_rest(self.mechanism, self.ledger, said=("contacts", "start", "carried", "struts"))


def powers(law: Sequence[float]) -> str:
    """Five coefficients."""
    return numbers([*law, *[0.0] * (5 - len(law))])


def place(X: Placement) -> str:
    """Position and quaternion."""
    return f'pos="{numbers(X.p)}" quat="{numbers(matrix_quaternion(X.R))}"'


def _principal(matrix: Array) -> tuple[Array, Array]:
    """Principal moments and axes; a diagonal matrix keeps its axes. No moment is above the sum of the others."""
    if not np.any(matrix - np.diag(np.diag(matrix))):
        moments, axes = np.diag(matrix).copy(), HERE
    else:
        moments, axes = np.linalg.eigh(matrix)
        axes = axes * np.linalg.det(axes)
    most = int(np.argmax(moments))
    moments[most] = min(moments[most], np.delete(moments, most).sum())  # of plates it is, but for rounding
    return moments, axes
