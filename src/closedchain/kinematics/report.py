"""What a machine is, in words: coordinates, mobility, redundant constraints, actuation.

A file of its own although only the model asks for it: it is the text that users read, not numerics.
"""

from __future__ import annotations

import numpy as np

from closedchain.kinematics.evaluate import RANK_TOLERANCE, Kinematics
from closedchain.kinematics.mobility import Mobility
from closedchain.mechanism import Mechanism
from closedchain.records import dataclass

LARGE = 50.0  # m: of larger machines it is said that their lengths look like millimetres
TURNED = 10.0  # rad: of joints that start beyond, that their angles look like degrees


@dataclass(frozen=True)
class Report:
    """What a machine is; `str(report)` prints it.

    name: of the machine
    bodies: their names
    joints: (name, kind, parent, child, role) of each
    coordinates, velocities: numbers of those of the spanning tree
    constraints: number of constraints of loops and couplings
    grubler: mobility that counting bodies and joints predicts
    mobility: degrees of freedom of the closed machine
    redundant: constraints that others imply, by joint and direction
    actuated, passive: names of joints
    actuation: whether it is fully, over- or under-actuated
    configurations: at how many assembled configurations the ranks were found
    notes: sentences that a reader should know
    couplings: (name, law) of each
    size: largest distance from a body's origin to its joints, m
    mass: of all bodies, kg

    Example:
        >>> report = model.report()
        >>> report.grubler, report.mobility, report.redundant
        (-2, 1, ('closing (rotation about x)', 'closing (rotation about y)', 'closing (translation along z)'))
    """

    name: str
    bodies: tuple[str, ...]
    joints: tuple[tuple[str, str, str, str, str], ...]  # name, kind, parent, child, role
    coordinates: int
    velocities: int
    constraints: int
    grubler: int
    mobility: int
    redundant: tuple[str, ...]  # joint and direction
    actuated: tuple[str, ...]
    passive: tuple[str, ...]
    actuation: str  # "fully", "over" or "under"
    configurations: int
    notes: tuple[str, ...] = ()
    couplings: tuple[tuple[str, str], ...] = ()
    size: float = 0.0
    mass: float = 0.0

    def __str__(self) -> str:
        lines = [
            f"{self.name}: {len(self.bodies)} bodies, {len(self.joints)} joints, {len(self.actuated)} actuated",
            f"  size and mass             {self.size:.6g} m, {self.mass:.6g} kg",
            f"  coordinates of the tree   {self.coordinates} ({self.velocities} velocities)",
            f"  loop constraints          {self.constraints}",
            f"  Grübler count             {self.grubler}",
            f"  mobility                  {self.mobility} (at {self.configurations} assembled configurations)",
            f"  redundant constraints     {len(self.redundant)}"
            + (f": {', '.join(self.redundant)}" if self.redundant else ""),
            f"  actuated joints           {', '.join(self.actuated) or 'none'}",
            f"  passive joints            {', '.join(self.passive) or 'none'}",
            f"  actuation                 {self.actuation}",
        ]
        width = max(len(joint[0]) for joint in self.joints)
        kind = max(len(joint[1]) for joint in self.joints)
        lines.append("  joints")
        for name, what, parent, child, role in self.joints:
            lines.append(f"    {name:<{width}}  {what:<{kind}}  {parent} → {child}{role}")
        if self.couplings:
            width = max(len(name) for name, _ in self.couplings)
            lines += ["  couplings", *(f"    {name:<{width}}  {law}" for name, law in self.couplings)]
        return "\n".join([*lines, *(f"  note: {note}" for note in self.notes)])


def make_report(kinematics: Kinematics, mobility: Mobility) -> Report:
    """Describe a machine from its mobility."""
    system = kinematics.system
    mechanism = system.mechanism
    cut = {c.joint.name for c in system.cuts}
    driven = {name for actuator in system.actuators for name, _, _ in actuator.shares}
    rows = [words for part in system.closures for words in part.row_words]
    return Report(
        name=mechanism.name,
        bodies=tuple(body.name for body in mechanism.bodies),
        joints=tuple(
            (j.name, j.kind, j.parent, j.child, "  (closes a loop)" if j.name in cut else "") for j in mechanism.joints
        ),
        coordinates=system.nq,
        velocities=system.nv,
        constraints=system.nc,
        grubler=mobility.grubler,
        mobility=mobility.dof,
        redundant=tuple(rows[r] for r in mobility.redundant),
        actuated=tuple(j.name for j in mechanism.joints if j.name in driven),
        passive=tuple(j.name for j in mechanism.joints if j.name not in driven and j.dof),
        actuation=_actuation(kinematics, mobility),
        configurations=len(mobility.samples),
        notes=(*mobility.notes, *suspicious(mechanism, system.size)),
        couplings=tuple((coupling.name, coupling.law) for coupling in mechanism.couplings),
        size=system.size,
        mass=float(sum(body.mass for body in mechanism.bodies)),
    )


def suspicious(mechanism: Mechanism, size: float) -> tuple[str, ...]:
    """Numbers that look as if they were in millimetres or degrees."""
    notes = []
    if size > LARGE:
        notes.append(f"the machine is {size:.6g} m large: lengths are in metres, and these look like millimetres")
    for joint in mechanism.joints:
        angles = joint.rotational if joint.has_coordinates else ()
        turned = [
            value for value, turns in zip(joint.start or (), angles, strict=False) if turns and abs(value) > TURNED
        ]
        if turned:
            degrees = ", ".join(f"{value:.6g} rad" for value in turned)
            notes.append(
                f"joint {joint.name!r} starts at {degrees}: angles are in radians, and this looks like degrees"
            )
    return tuple(notes)


def _actuation(kinematics: Kinematics, mobility: Mobility) -> str:
    """Compare the actuators' rank on the machine's degrees of freedom with their number and with the mobility."""
    count, best = len(kinematics.system.actuators), 0
    for q in mobility.samples:
        A = kinematics.actuator_jacobian(q) * kinematics.actuator_lengths[:, None]
        reduced = A @ kinematics.free_motions(q, flexible=False)
        s = np.linalg.svd(reduced, compute_uv=False) if reduced.size else np.zeros(0)
        best = max(best, int(np.sum(s > RANK_TOLERANCE * 100 * max(s.max(initial=0.0), 1e-300))))
    rigid = mobility.dof - len(kinematics.system.modal_velocities)
    words = "fully actuated" if best == rigid else f"under-actuated by {rigid - best}"
    return words + (f", {count - best} actuator(s) redundant" if count > best else "")
