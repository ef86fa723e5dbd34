"""Links and cut joints: from a description and its spanning tree to a System.

A joint that closes a loop knows its angles up to whole turns only. Where turns count in the equations of motion
(tree.winding) and the tree has no place for the joint, one of its bodies is cut in two instead: a piece of the body
hangs on the joint, which is in the tree, and is welded to the rest of the body. The parts of a body share its mass.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from closedchain.errors import TopologyError
from closedchain.mechanism import Body, Joint, Mechanism, Pose
from closedchain.mechanism.joint import fixed
from closedchain.mechanism.names import GROUND
from closedchain.multibody.chains import other_side
from closedchain.multibody.flexible_link import BentBeam, MassPoint, SectionFrame, rigid_rest
from closedchain.multibody.joints import FLOATING, JointModel, joint_model
from closedchain.multibody.parameters import Entry, MassProperties, Quantities
from closedchain.multibody.system import ContactEnds, CouplingRow, Cut, ElementEnds, Link, System
from closedchain.multibody.tree import TreeEdge, spanning_tree, winding
from closedchain.spatial.symbolic import Transform
from closedchain.types import SX

HERE = Transform.identity()


class Placed(NamedTuple):
    """A frame on a body, as described and as an expression."""

    frame: Pose
    X: Transform


def build_system(mechanism: Mechanism, cut: Collection[str] | None = None, varied: Sequence[Entry] = ()) -> System:
    """Choose the tree and lay out coordinates and constraint rows; numbers that are varied become symbols."""
    edges, cut_joints = spanning_tree(mechanism, cut)
    builder = _Builder(mechanism, Quantities(mechanism, varied), _split(mechanism, cut_joints))
    for edge in edges:
        builder.add(edge)
    pieces = {joint.name: builder.add_piece(joint) for joint in cut_joints if joint.name in builder.split}
    cuts = builder.cuts(cut_joints, pieces)
    elements = builder.elements()
    couplings, contacts = builder.couplings(cuts), builder.contacts()
    return System(mechanism, tuple(builder.links), tuple(cuts), builder.quantities, elements, couplings, contacts)


def _split(mechanism: Mechanism, cut_joints: Sequence[Joint]) -> dict[str, str]:
    """Bodies that are cut in two, by the joint of the piece: the platform, else the heavier of the two."""
    wound, split = winding(mechanism), dict[str, str]()
    for joint in cut_joints:
        if joint.name not in wound:
            continue
        sides = [mechanism.body(name) for name in (joint.child, joint.parent) if name != GROUND]
        rigid = [body for body in sides if body.flexible is None]
        if not rigid:
            raise TopologyError(
                f"the turns of joint {joint.name!r} count (spring or coupling), it closes a loop, and its bodies bend, "
                "so that none can be cut in two: cut another joint (cc.compile(..., cut=[...])), or put a rigid body "
                "between"
            )
        split[joint.name] = max(rigid, key=lambda body: (body.name == mechanism.platform, body.mass)).name
    return split


class _Builder:
    """Links and coordinates as they are laid out; `split`: bodies that are cut in two, by the joint of the piece."""

    def __init__(self, mechanism: Mechanism, quantities: Quantities, split: Mapping[str, str]) -> None:
        self.mechanism, self.quantities, self.split = mechanism, quantities, split
        self.links: list[Link] = []
        self.index = {GROUND: -1}
        self.nq = self.nv = 0
        self.beams = {body.name: BentBeam(body.flexible) for body in mechanism.bodies if body.flexible is not None}
        self.modal: dict[str, tuple[slice, slice]] = {}

    def add(self, edge: TreeEdge) -> None:
        """The link of a body; of a flexible one, with its mass points and loads."""
        body, joint = self.mechanism.body(edge.body), edge.joint
        far, parent, model, carried = self._carried(joint, edge.parent, edge.flipped)
        beam = self.beams.get(body.name)
        if beam is None:
            part, carried["mass_properties"] = self._part(body, body.name)
            carried["wrenches"] = self.quantities.loads(body.name)
            here = self._append(part, parent, model, **carried, X_JB=far.X.inverse())
        else:
            here = self._add_flexible(body, beam, far, parent, model, carried)
        self.index[body.name] = here
        if beam is not None:
            self._add_mass(body.name, beam)
            self._add_loads(body.name)

    def add_piece(self, joint: Joint) -> int:
        """The link of a piece of a body, beyond the joint that it hangs on."""
        body = self.mechanism.body(self.split[joint.name])
        flipped = body.name == joint.parent
        far, parent, model, carried = self._carried(joint, other_side(joint, body.name), flipped)
        piece, carried["mass_properties"] = self._part(body, f"{body.name}.{joint.name}")
        return self._append(piece, parent, model, **carried, X_JB=far.X.inverse())

    def _carried(
        self, joint: Joint | None, parent: str, flipped: bool
    ) -> tuple[Placed, int, JointModel, dict[str, Any]]:
        """The far frame of a tree joint, the link that carries it, its model, and fields of the link beyond it."""
        near, far = self._frames(joint, flipped)
        index, X_PJ = self.frame_on(parent, near)
        armature = self.quantities.armature(joint.name, joint.dof) if joint else SX(0, 1)
        fields = {"joint": joint, "flipped": flipped, "X_PJ": X_PJ, "armature": armature if armature.nnz() else None}
        return far, index, self._model(joint) if joint else FLOATING, fields

    def _part(self, body: Body, name: str) -> tuple[Body, MassProperties]:
        """One of the equal parts into which a body is cut, as described and as expressions; a whole body as it is."""
        whole, parts = self.quantities.mass_properties(body.name), 1 + list(self.split.values()).count(body.name)
        if parts == 1:
            return body, whole
        inertia: Any = body.inertia_matrix / parts
        part = Body(name, body.mass / parts, body.center, inertia, check_inertia=body.check_inertia)
        return part, MassProperties(whole.mass / parts, whole.center, whole.inertia / parts)

    def _add_flexible(
        self, body: Body, beam: BentBeam, far: Placed, parent: int, model: JointModel, carried: dict[str, Any]
    ) -> int:
        """The frame of a flexible body, behind the section that its joint holds if this one moves."""
        section, rest = SectionFrame(beam, body.name, far.frame), rigid_rest(body)
        if carried["joint"] is None or section.station.still:
            return self._append(rest, parent, model, **carried, X_JB=far.X.inverse(), beam=beam)
        root = self._append(Body(f"{body.name}.root"), parent, model, **carried)
        return self._append(rest, root, section, flipped=True, beam=beam, modal=body.name)

    def frame_on(self, body: str, at: Placed) -> tuple[int, Transform]:
        """The link that carries a frame of a body, and the frame in it: on a bent body, a link of its own."""
        beam = self.beams.get(body)
        if beam is not None:
            section = SectionFrame(beam, body, at.frame)
            if not section.station.still:
                name = f"{body}.frame{len(self.links)}"
                return self._append(Body(name), self.index[body], section, modal=body), HERE
        return self.index[body], at.X

    def cuts(self, joints: Sequence[Joint], pieces: Mapping[str, int]) -> list[Cut]:
        """The joints that close loops, or the welds of pieces of bodies in their places."""
        cuts: list[Cut] = []
        rows = residuals = 0
        for joint in joints:
            piece = pieces.get(joint.name)
            if piece is None:
                near, far = self._frames(joint, flipped=False)
                ends = self.frame_on(joint.parent, near), self.frame_on(joint.child, far)
            else:
                body = self.split[joint.name]
                joint = fixed(f"{joint.name}.weld", body, self.links[piece].body.name)
                ends = (self.index[body], HERE), (piece, HERE)
            model = self._model(joint) if piece is None else joint_model(joint)
            count = len(model.rows) if model.holonomic is None else len(model.holonomic)
            own, held = slice(rows, rows + len(model.rows)), slice(residuals, residuals + count)
            (parent, X_PF), (child, X_CM) = ends
            cuts.append(Cut(joint, model, parent, child, X_PF, X_CM, own, held, piece))
            rows, residuals = own.stop, held.stop
        return cuts

    def elements(self) -> tuple[ElementEnds, ...]:
        """Struts and bushings between their links."""
        found = []
        for element in self.mechanism.elements:
            frames = [at if isinstance(at, Pose) else Pose(at) for at in (element.at, element.child_at)]
            placed = [Placed(frame, Transform.fixed(frame.matrix, frame.position)) for frame in frames]
            (parent, X_PF), (child, X_CM) = map(self.frame_on, (element.parent, element.child), placed)
            found.append(ElementEnds(element, parent, child, X_PF, X_CM))
        return tuple(found)

    def contacts(self) -> tuple[ContactEnds, ...]:
        """Contacts between their links."""
        found = []
        for contact in self.mechanism.contacts:
            frames = Pose(contact.at), contact.plane
            placed = [Placed(frame, Transform.fixed(frame.matrix, frame.position)) for frame in frames]
            (body, X_BC), (to, X_TS) = map(self.frame_on, (contact.body, contact.to), placed)
            found.append(ContactEnds(contact, body, to, X_BC, X_TS))
        return tuple(found)

    def couplings(self, cuts: Sequence[Cut]) -> tuple[CouplingRow, ...]:
        """The rows of couplings, after those of the cut joints."""
        parts: dict[str, Link | Cut] = {cut.name: cut for cut in cuts}
        parts |= {link.joint.name: link for link in self.links if link.joint is not None}
        row, residual = (max((at.stop for at in ends), default=0) for ends in _places(cuts))
        found = []
        for number, coupling in enumerate(self.mechanism.couplings):
            members = tuple((parts[name], k) for name, k in coupling.members)
            ratio, coefficients = self.quantities.transmission(coupling.name)
            rows, residuals = (slice(at + number, at + number + 1) for at in (row, residual))
            found.append(CouplingRow(coupling, members, ratio, coefficients, rows, residuals))
        return tuple(found)

    def _append(self, body: Body, parent: int, model: JointModel, *, modal: str | None = None, **more: Any) -> int:
        """One more link; `modal` names the flexible body whose coordinates it reads."""
        shared = modal in self.modal
        q, v = self.modal[modal] if modal in self.modal else self._coordinates(model)
        if modal is not None:
            self.modal[modal] = (q, v)
        settings = {"joint": None, "flipped": False, "X_PJ": HERE, "X_JB": HERE} | more
        settings.setdefault("mass_properties", MassProperties.of(body))
        self.links.append(Link(len(self.links), body, parent, model=model, q=q, v=v, shared=shared, **settings))
        return len(self.links) - 1

    def _coordinates(self, model: JointModel) -> tuple[slice, slice]:
        q, v = slice(self.nq, self.nq + model.nq), slice(self.nv, self.nv + model.nv)
        self.nq, self.nv = q.stop, v.stop
        return q, v

    def _add_mass(self, body: str, beam: BentBeam) -> None:
        for number, (x, mass) in enumerate(zip(*beam.gauss, strict=True)):
            point = Body(f"{body}.point{number}", float(mass))
            model = MassPoint(beam, body, beam.station(float(x)))
            self._append(point, self.index[body], model, modal=body)

    def _add_loads(self, body: str) -> None:
        """Constant wrenches move with the section they act on; in body axes they rotate with it, too."""
        described = [wrench for wrench in self.mechanism.wrenches if wrench.body == body]
        for wrench, load in zip(described, self.quantities.loads(body), strict=True):
            carrier, X = self.frame_on(body, Placed(Pose(wrench.at), Transform.fixed(np.eye(3), wrench.at)))
            moved = replace(load, at=SX(3, 1)) if X is HERE else load
            self.links[carrier] = replace(self.links[carrier], wrenches=(*self.links[carrier].wrenches, moved))

    def _frames(self, joint: Joint | None, flipped: bool) -> tuple[Placed, Placed]:
        """The joint's frames on the near and the far side of the tree."""
        if joint is None:
            return Placed(Pose(), HERE), Placed(Pose(), HERE)
        parent = Placed(joint.at, self.quantities.frame(joint.name, "at"))
        child = Placed(joint.child_at, self.quantities.frame(joint.name, "child_at"))
        return (child, parent) if flipped else (parent, child)

    def _model(self, joint: Joint) -> JointModel:
        return joint_model(joint, self.quantities.of_joint(joint.name))


def _places(cuts: Sequence[Cut]) -> tuple[list[slice], list[slice]]:
    return [cut.rows for cut in cuts], [cut.residuals for cut in cuts]
