"""Links and cut joints: from a description and its spanning tree to a System."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import casadi as ca
import numpy as np

from closedchain.errors import TopologyError
from closedchain.mechanism import Body, Coupling, Joint, Mechanism, Pose
from closedchain.mechanism.names import GROUND
from closedchain.multibody.flexible_link import BentBeam, MassPoint, SectionFrame, rigid_rest
from closedchain.multibody.joints import FLOATING, JointModel, joint_model
from closedchain.multibody.parameters import Entry, MassProperties, Quantities
from closedchain.multibody.system import ContactEnds, CouplingRow, Cut, ElementEnds, Link, System
from closedchain.multibody.tree import TreeEdge, spanning_tree
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
    builder = _Builder(mechanism, Quantities(mechanism, varied))
    for edge in edges:
        builder.add(edge)
    cuts = builder.cuts(cut_joints)
    elements = builder.elements()
    couplings, contacts = builder.couplings(cuts), builder.contacts()
    return System(mechanism, tuple(builder.links), tuple(cuts), builder.quantities, elements, couplings, contacts)


class _Builder:
    """Links and coordinates as they are laid out."""

    def __init__(self, mechanism: Mechanism, quantities: Quantities) -> None:
        self.mechanism, self.quantities = mechanism, quantities
        self.links: list[Link] = []
        self.index = {GROUND: -1}
        self.nq = self.nv = 0
        self.beams = {body.name: BentBeam(body.flexible) for body in mechanism.bodies if body.flexible is not None}
        self.modal: dict[str, tuple[slice, slice]] = {}

    def add(self, edge: TreeEdge) -> None:
        """The link of a body; of a flexible one, with its mass points and loads."""
        body, joint = self.mechanism.body(edge.body), edge.joint
        near, far = self._frames(joint, edge.flipped)
        parent, X_PJ = self.frame_on(edge.parent, near)
        model = self._model(joint) if joint else FLOATING
        carried: dict[str, Any] = {"joint": joint, "flipped": edge.flipped, "X_PJ": X_PJ}
        armature = self.quantities.armature(joint.name, joint.dof) if joint else SX(0, 1)
        carried["armature"] = armature if armature.nnz() else None
        beam = self.beams.get(body.name)
        if beam is None:
            carried["mass_properties"] = self.quantities.mass_properties(body.name)
            carried["wrenches"] = self.quantities.loads(body.name)
            here = self._append(body, parent, model, **carried, X_JB=far.X.inverse())
        else:
            here = self._add_flexible(body, beam, far, parent, model, carried)
        self.index[body.name] = here
        if beam is not None:
            self._add_mass(body.name, beam)
            self._add_loads(body.name)

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

    def cuts(self, joints: list[Joint]) -> list[Cut]:
        """The joints that close loops."""
        cuts: list[Cut] = []
        rows = residuals = 0
        for joint in joints:
            model = self._model(joint)
            count = len(model.rows) if model.holonomic is None else len(model.holonomic)
            near, far = self._frames(joint, flipped=False)
            parent, X_PF = self.frame_on(joint.parent, near)
            child, X_CM = self.frame_on(joint.child, far)
            own, held = slice(rows, rows + len(model.rows)), slice(residuals, residuals + count)
            cuts.append(Cut(joint, model, parent, child, X_PF, X_CM, own, held))
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
            period = _period(coupling, members, ratio, coefficients)
            found.append(CouplingRow(coupling, members, ratio, coefficients, rows, residuals, period))
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


def _period(coupling: Coupling, members: Sequence[tuple[Link | Cut, int]], ratio: SX, coefficients: SX) -> SX | None:
    """How far the residual jumps where the angle of a cut joint does; none: no joint in it that closes a loop rotates.

    Joints of the tree count their turns.
    """
    cut = [i for i, (part, k) in enumerate(members) if isinstance(part, Cut) and part.model.angles[k]]
    if not cut:
        return None
    linear = len(coupling.coefficients) == 2 or cut == [0]
    if len(cut) > 1 or not linear:
        names = ", ".join(members[i][0].name for i in cut)
        raise TopologyError(
            f"coupling {coupling.name!r} needs the turns of {names} counted, which close loops and know their angle "
            "from −π to π only; cut other joints (cc.compile(..., cut=[...]) or 'cut' of a joint)"
        )
    return 2 * np.pi * (SX(1) if cut == [0] else ca.fabs(ratio[cut[0] - 1] * coefficients[1]))
