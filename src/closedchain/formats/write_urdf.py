"""Writing URDF: a tree with the loops in a YAML beside it, or URDF+ with the loops in <loop> elements."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Literal
from xml.sax.saxutils import quoteattr

import numpy as np

from closedchain.files import write_text
from closedchain.formats.geometry import MeshCopies, bar_frame, report_shape, size_of, written_pieces
from closedchain.formats.loop_yaml import LoopFile, write_loops
from closedchain.formats.placement import Placement
from closedchain.formats.precision import NAMESPACE, tolerance_element
from closedchain.formats.report import Ledger
from closedchain.formats.tree_plan import (
    Edge,
    TreeNode,
    acted_on,
    drop_the_rest,
    edges_and_loops,
    end_nodes,
    ground_or,
    nodes_of,
    rpy,
    with_known_joints,
)
from closedchain.formats.urdf import UNLIMITED
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Pose, Shape
from closedchain.types import Array

WORLD = "world"
NATIVE = ("revolute", "prismatic", "fixed", "free", "planar")
WORDS = {"revolute": "continuous", "prismatic": "prismatic", "fixed": "fixed", "free": "floating", "planar": "planar"}
REPLACED = {"spherical": "SPHERICAL", "universal": "UJOINT_XY"}
MOTOR = ("rotor_inertia", "damping", "friction", "stiffness", "max_force", "max_velocity", "max_power")
PLUS_LOOPS = ("revolute", "prismatic", "fixed", "spherical", "cylindrical", "planar")
EARTH = (0.0, 0.0, -9.81)
Member = tuple[str, int]  # a joint and the number of its coordinate


def write_urdf(mechanism: Mechanism, path: Path, ledger: Ledger, plus: bool, meshes: MeshCopies) -> list[Path]:
    """Write a machine; with `plus` as URDF+, else with its loops in a YAML of the same name."""
    writer = _Writer(with_known_joints(mechanism, ledger), ledger, plus, meshes)
    text = writer.text()
    written = [write_text(text, path)]
    if not plus:
        motors = tuple(dict.fromkeys(writer.moved(a.joint, a.coordinate) for a in writer.single))
        loops = LoopFile(path.with_suffix(".yaml"), tuple(writer.loops), motors, tuple(writer.replaced))
        written.append(write_loops(loops))
    return [*written, *meshes.write()]


class _Writer:
    def __init__(self, mechanism: Mechanism, ledger: Ledger, plus: bool, meshes: MeshCopies) -> None:
        self.mechanism, self.ledger, self.plus, self.meshes = mechanism, ledger, plus, meshes
        self.size = size_of(mechanism)
        self.native = NATIVE if plus else (*NATIVE, *REPLACED)
        self.lines: list[str] = []
        self.loops: list[tuple[str, str, Literal["fixed", "spherical"]]] = []
        self.replaced: list[tuple[str, str]] = []
        self.names: dict[Member, str] = {}  # of the written joints
        self.links: dict[Member, str] = {}  # beyond the written joints
        self.mimics: dict[Member, str] = {}
        self.geared: list[tuple[str, Member, Member, float]] = []

    def text(self) -> str:
        """The URDF."""
        edges, loops = edges_and_loops(self.mechanism)
        self.plan_couplings(edges)
        self.add_link(WORLD, None, self.mechanism.ground_shape)
        for edge in edges:
            for node in nodes_of(edge, self.kinds_of(edge.joint), self.ledger):
                self.add(node)
            self.ledger.kept(f"body {edge.body.name!r}")
            self.ledger.kept(f"joint {edge.joint.name!r}")
        for joint in loops:
            if joint.kind == "free":  # it holds nothing
                self.ledger.kept(f"joint {joint.name!r}", "it closes no loop")
                continue
            (self.add_loop if self.plus else self.add_yaml_loop)(joint)
            self.ledger.kept(f"joint {joint.name!r}", "a loop")
        for coupling in self.geared:
            self.add_coupling(*coupling)
        for actuator in self.single:
            self.add_transmission(actuator, self.moved(actuator.joint, actuator.coordinate))
        self.report()
        stated = tolerance_element(self.mechanism.tolerance)
        head = f"<robot name={quoteattr(self.mechanism.name)}{f' {NAMESPACE}' * bool(stated)}>"
        return "\n".join(['<?xml version="1.0"?>', head, *stated, *self.lines, "</robot>", ""])

    @cached_property
    def single(self) -> list[Actuator]:
        """Actuators that drive one joint, one for each; others are listed."""
        found: dict[Member, Actuator] = {}
        for actuator in self.mechanism.actuators:
            why = "a transmission has one joint" if actuator.also else f"a second one on joint {actuator.joint!r}"
            if actuator.also or (actuator.joint, actuator.coordinate) in found:
                self.ledger.dropped(f"actuator {actuator.name!r}", why)
            else:
                found[actuator.joint, actuator.coordinate] = actuator
        return list(found.values())

    def kinds_of(self, joint: Joint) -> tuple[str, ...]:
        """Kinds that need no steps; what has a motor, a damper or friction on several coordinates needs them."""
        driven = any(actuator.joint == joint.name for actuator in self.mechanism.actuators)
        driven = driven or any(joint.name == name for c in self.mechanism.couplings for name, _ in c.members)
        stepwise = driven or any(part is not None for part in (joint.damper, joint.friction, joint.limits))
        return ("free", "spherical") if stepwise and joint.kind != "spherical" else self.native

    def moved(self, joint: str, coordinate: int) -> str:
        """The written joint that a coordinate of a described joint became."""
        return self.names.get((joint, coordinate), joint)

    def add(self, node: TreeNode) -> None:
        """A link and its joint."""
        self.add_link(node.link, node.body, node.body.shape if node.body is not None else None)
        kind = node.kind
        if kind in REPLACED:
            self.replaced.append((node.name, REPLACED[kind]))
        if node.joint is not None:
            self.names[node.joint.name, node.coordinate] = node.name
            self.links[node.joint.name, node.coordinate] = node.link
        limits = node.joint.limits if node.joint is not None else None
        bounds = limits[node.coordinate] if limits and kind in ("revolute", "prismatic") else None
        word = "revolute" if bounds and kind == "revolute" else WORDS.get(kind, "continuous")
        self.lines += [
            f"  <joint name={quoteattr(node.name)} type={quoteattr(word)}>",
            f"    <parent link={quoteattr(ground_or(node.parent, WORLD))}/><child link={quoteattr(node.link)}/>",
            f"    {origin(node.X)}",
        ]
        if word not in ("fixed", "floating"):
            self.lines.append(f'    <axis xyz="{numbers(node.axis)}"/>')
        if word in ("revolute", "prismatic"):
            low, high = bounds or (-UNLIMITED, UNLIMITED)  # type: ignore[misc]
            force, velocity = (self.strength(node, part) for part in ("joint_force_limit", "joint_velocity_limit"))
            bounded = f'lower="{low!r}" upper="{high!r}" effort="{force!r}" velocity="{velocity!r}"'
            self.lines.append(f"    <limit {bounded}/>")
        if node.joint is not None and (node.joint.name, node.coordinate) in self.mimics:
            self.lines.append(self.mimics[node.joint.name, node.coordinate])
        self.lines += [*self.passive(node), "  </joint>"]

    def strength(self, node: TreeNode, which: str) -> float:
        """The largest force or velocity of the actuator on a joint; 0 where there is none."""
        for actuator in self.single:
            if node.joint is not None and (actuator.joint, actuator.coordinate) == (node.joint.name, node.coordinate):
                return float(getattr(actuator, which) or 0.0)
        return 0.0

    def passive(self, node: TreeNode) -> list[str]:
        """Damping and friction."""
        joint, at = node.joint, node.coordinate
        if joint is None or node.kind not in ("revolute", "prismatic"):
            if joint is not None and (joint.damper is not None or joint.friction is not None):
                self.ledger.dropped(
                    f"damper or friction of joint {joint.name!r}", f"URDF has none of {joint.kind} joints"
                )
            return []
        damping = joint.damper.damping[at] if joint.damper is not None else 0.0  # type: ignore[index]
        friction = self.ledger.dry_friction(joint, at)
        return [f'    <dynamics damping="{damping!r}" friction="{friction!r}"/>'] if damping or friction else []

    def add_link(self, name: str, body: Body | None, shape: Shape | None = None) -> None:
        """A link with its inertia and its shapes."""
        inside = []
        if body is not None and (body.mass != 0 or np.any(body.inertia_matrix)):
            inertia = body.inertia_matrix
            pairs = [(i, j) for i in range(3) for j in range(i, 3)]
            entries = " ".join(f'i{"xyz"[i]}{"xyz"[j]}="{float(inertia[i, j])!r}"' for i, j in pairs)
            mass = f'<mass value="{body.mass!r}"/><inertia {entries}/>'
            inside.append(f'    <inertial><origin xyz="{numbers(body.center)}"/>{mass}</inertial>')
        for piece in written_pieces(shape, self.size, capsules=False):
            colour = ""
            if piece.color is not None:
                rgba = numbers(piece.color)
                colour = f'<material name={quoteattr(f"rgba {rgba}")}><color rgba="{rgba}"/></material>'
            inside.append(f"    <{piece.role}>{self.geometry(piece)}{colour}</{piece.role}>")
        if shape is not None:
            report_shape(f"shape of link {name!r}", shape, self.ledger)
        own = quoteattr(name)
        self.lines += [f"  <link name={own}>", *inside, "  </link>"] if inside else [f"  <link name={own}/>"]

    def geometry(self, shape: Shape) -> str:
        """Place and <geometry> of a shape."""
        X = Placement.of_pose(shape.at)
        if shape.kind == "sphere":
            X, inside = Placement.of(shape.points[0]), f'<sphere radius="{shape.radius!r}"/>'
        elif shape.kind == "cylinder":
            X, length = bar_frame(shape)
            inside = f'<cylinder radius="{shape.radius!r}" length="{length!r}"/>'
        elif shape.kind == "box":
            inside = f'<box size="{numbers(shape.size)}"/>'  # type: ignore[arg-type]
        else:
            file = self.meshes.ellipsoid() if shape.kind == "ellipsoid" else self.meshes.add(shape)
            scale = np.ones(3) * (shape.size if shape.size is not None else shape.scale)
            inside = f'<mesh filename={quoteattr(file)} scale="{numbers(scale)}"/>'
        return f"{origin(X)}<geometry>{inside}</geometry>"

    # loops
    def add_loop(self, joint: Joint) -> None:
        """A <loop> of URDF+, or, where something acts on the joint, a chain without mass whose end is fixed by one."""
        acts = joint.kind != "spherical" and joint.name in acted_on(self.mechanism)
        if joint.kind in PLUS_LOOPS and not acts:
            self.lines += self.loop_element(joint.name, joint.kind, joint.parent, joint.at, joint.child, joint.child_at)
            self.drop_forces(joint)
            return
        nodes = end_nodes(joint, self.kinds_of(joint), self.ledger)
        for node in nodes:
            self.add(node)
        self.lines += self.loop_element(
            f"{joint.name}~loop", "fixed", nodes[-1].link, Pose(), joint.child, joint.child_at
        )

    def loop_element(self, name: str, kind: str, one: str, at: Pose, other: str, there: Pose) -> list[str]:
        """The lines of a <loop>."""
        sides = (("predecessor", one, at), ("successor", other, there))
        return [
            f"  <loop name={quoteattr(name)} type={quoteattr(kind)}>",
            *(
                f"    <{tag} link={quoteattr(ground_or(link, WORLD))}>{origin(Placement.of_pose(pose))}</{tag}>"
                for tag, link, pose in sides
            ),
            '    <axis xyz="0 0 1"/>',
            "  </loop>",
        ]

    def add_yaml_loop(self, joint: Joint) -> None:
        """Frames that the YAML names; kinds it does not know as a chain without mass whose end is fixed."""
        far = self.frame(f"{joint.name}~B", joint.child, joint.child_at)
        if joint.kind == "fixed" or joint.kind == "spherical":
            self.loops.append((self.frame(f"{joint.name}~A", joint.parent, joint.at), far, joint.kind))
            self.drop_forces(joint)
            return
        nodes = end_nodes(joint, self.kinds_of(joint), self.ledger)
        for node in nodes:
            self.add(node)
        self.loops.append((nodes[-1].link, far, "fixed"))

    def frame(self, name: str, body: str, pose: Pose) -> str:
        """A link without mass at a pose on a body; the body itself where it is its own frame."""
        link, X = ground_or(body, WORLD), Placement.of_pose(pose)
        if pose == Pose():
            return link
        self.add(TreeNode(name, body, f"{name} frame", "fixed", X, np.array([0.0, 0.0, 1.0])))
        return name

    def drop_forces(self, joint: Joint) -> None:
        """Forces and limits on a joint that is only a loop."""
        for part in ("damper", "friction", "limits"):
            if getattr(joint, part) is not None:
                self.ledger.dropped(f"{part} of joint {joint.name!r}", "a loop of a URDF has none")

    # couplings
    def plan_couplings(self, edges: list[Edge]) -> None:
        """Which joints mimic others, and which couplings URDF+ can say of two links."""
        below = {edge.body.name: edge for edge in edges}
        for coupling in self.mechanism.couplings:
            what, law = f"coupling {coupling.name!r}", coupling.coefficients
            if len(coupling.members) != 2 or len(law) != 2:
                self.ledger.dropped(what, "a URDF has linear couplings of two joints only")
                continue
            follower, leader = coupling.members
            ratio, offset = coupling.ratios[0] * law[1], law[0]
            if self.plus and offset == 0 and self._alone(below, leader[0], follower[0]):
                self.geared.append((coupling.name, leader, follower, ratio))
                self.ledger.kept(what)
            elif follower in self.mimics:
                self.ledger.dropped(what, f"joint {follower[0]!r} mimics another already")
            else:
                law_words = f'multiplier="{ratio!r}" offset="{offset!r}"'
                self.mimics[follower] = f"    <mimic joint={quoteattr(self._step(leader))} {law_words}/>"
                self.ledger.kept(what, "a mimic")
                if coupling.name != self._step(follower):
                    how = f"read as {self._step(follower)!r}"
                    self.ledger.approximated(f"name of {what}", how, essential=False)

    def add_coupling(self, name: str, leader: Member, follower: Member, ratio: float) -> None:
        """A <coupling> of URDF+."""
        links = (self.links[member] for member in (leader, follower))
        ends = zip(("predecessor", "successor"), links, strict=True)
        sides = "".join(f"<{tag} link={quoteattr(link)}/>" for tag, link in ends)
        self.lines.append(f'  <coupling name={quoteattr(name)}>{sides}<ratio value="{ratio!r}"/></coupling>')

    def _step(self, member: Member) -> str:
        """The written joint of a coordinate."""
        joint = self.mechanism.joint(member[0])
        return joint.name if joint.dof == 1 else f"{joint.name}.{member[1]}"

    def _alone(self, below: dict[str, Edge], *joints: str) -> bool:
        """Whether no other joints move the links beyond two joints against their nearest common ancestor."""
        chains = []
        for name in joints:
            body = next((body for body, edge in below.items() if edge.joint.name == name), None)
            chain = [] if body is not None else [self.mechanism.joint(name)]
            body = body or chain[0].parent
            while body in below:
                chain += [below[body].joint] if below[body].joint.dof else []
                body = below[body].parent
            chains.append(chain)
        own = [[one for one in chain if one not in other] for chain, other in zip(chains, chains[::-1], strict=True)]
        return all(len(chain) == 1 and chain[0].dof == 1 for chain in own)

    # actuators and the rest
    def add_transmission(self, actuator: Actuator, joint: str) -> None:
        """An actuator as a transmission."""
        name, gear = actuator.name, actuator.gear
        self.lines += [
            f"  <transmission name={quoteattr(name)}><type>transmission_interface/SimpleTransmission</type>",
            f"    <joint name={quoteattr(joint)}/>",
            f"    <actuator name={quoteattr(name)}><mechanicalReduction>{gear!r}</mechanicalReduction></actuator>",
            "  </transmission>",
        ]
        self.ledger.kept(f"actuator {name!r}", "a transmission")

    def report(self) -> None:
        """What a URDF cannot say."""
        if self.mechanism.gravity != EARTH:
            self.ledger.dropped("gravity", f"{self.mechanism.gravity}: a URDF has none, readers take {EARTH}")
        for joint in self.mechanism.joints:
            if joint.spring is not None:
                self.ledger.dropped(f"spring of joint {joint.name!r}", "a URDF has none")
            if joint.mu is not None:
                self.ledger.dropped(f"mu of joint {joint.name!r}", "a URDF has no joints that only push")
            if joint.armature is not None:
                self.ledger.dropped(f"armature of joint {joint.name!r}", "a URDF has none")
            if joint.limits is not None and joint.kind not in ("revolute", "prismatic", "cylindrical", "universal"):
                self.ledger.dropped(f"limits of joint {joint.name!r}", f"a URDF has none of {joint.kind} joints")
        for actuator in self.single:
            limited = self.mechanism.joint(actuator.joint).limits is not None
            said = ("max_force", "max_velocity") if limited else ()
            for part in MOTOR:
                if getattr(actuator, part) and part not in said:
                    self.ledger.dropped(f"{part} of actuator {actuator.name!r}", "a URDF has none")
        drop_the_rest(self.mechanism, self.ledger)


def origin(X: Placement) -> str:
    """An <origin>."""
    return f'<origin xyz="{numbers(X.p)}" rpy="{numbers(rpy(X.R))}"/>'


def numbers(values: Iterable[float] | Array) -> str:
    """Numbers so that they are read back exactly."""
    return " ".join(repr(float(value) + 0.0) for value in values)
