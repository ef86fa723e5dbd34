"""What a machine is, in words: coordinates, mobility, redundant constraints, actuation.

A file of its own although only the model asks for it: it is the text that users read, not numerics.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.kernel import recall, remember
from closedchain.kinematics.evaluate import RANK_TOLERANCE, Kinematics
from closedchain.kinematics.mobility import Mobility
from closedchain.mechanism import Body, Mechanism, Pose
from closedchain.mechanism.units import unit_notes
from closedchain.records import dataclass
from closedchain.types import Array
from closedchain.views import view

MODEL = "_model"  # of a report: what it is about
BESIDE = 0.05  # of a beam's length: how far from a joint's axis it may end


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

    def save(self, path: str | Path, *, motion: Any = None, payload: Any = None) -> Path:
        """Write an .html file to send, which loads nothing: the machine to turn, dimensions, mobility, limits, mass,
        forces and singularity at home, workspace, stiffness, motors along a motion, and what it was made from.

        motion: of cc.motions, for the motors
        payload: what the platform carries

        Example:
            >>> model.report().save("four_bar.html").name
            'four_bar.html'
        """
        model = vars(self).get(MODEL)
        if model is None:
            raise ArgumentError("this report has no machine any more; save the one that model.report() gives")
        written: Path = view("machine report")(model, self, path, motion, payload)
        return written

    def __getstate__(self) -> dict[str, Any]:
        """Copies and other processes get what the report says, and not its model."""
        return {name: value for name, value in vars(self).items() if name != MODEL}


def report_of(model: Any, kinematics: Kinematics, mobility: Mobility) -> Report:
    """A report that can be saved."""
    report = make_report(kinematics, mobility)
    vars(report)[MODEL] = model
    return report


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
        notes=(
            *mobility.notes,
            *unit_notes(mechanism),
            *_free_motions(kinematics, mobility),
            *_self_motions(kinematics, mobility),
            *(note for body in mechanism.bodies for note in _loose_beams(mechanism, body)),
        ),
        couplings=tuple((coupling.name, coupling.law) for coupling in mechanism.couplings),
        size=system.size,
        mass=float(sum(body.mass for body in mechanism.bodies)),
    )


def _free_motions(kinematics: Kinematics, mobility: Mobility) -> tuple[str, ...]:
    """What still moves with all actuators locked, by the velocity that takes part most in each motion."""
    system = kinematics.system
    if not system.actuators:
        return ()
    fewest: list[str] | None = None
    for q in mobility.samples:
        N = kinematics.free_motions(q, flexible=False)
        A = kinematics.actuator_jacobian(q) * kinematics.actuator_lengths[:, None] @ N
        _, s, Vt = np.linalg.svd(A, full_matrices=True)
        rank = int(np.sum(s > RANK_TOLERANCE * 100 * max(s.max(initial=0.0), 1e-300)))
        parts = np.abs(N @ Vt[rank:].T) * kinematics.step_lengths[:, None]
        names = [system.velocity_names[int(np.argmax(column))] for column in parts.T]
        fewest = names if fewest is None or len(names) < len(fewest) else fewest
    if not fewest:
        return ()
    moves = "1 motion has" if len(fewest) == 1 else f"{len(fewest)} motions have"
    return (f"{moves} no actuator: with all actuators locked, {', '.join(dict.fromkeys(fewest))} can still move",)


def _self_motions(kinematics: Kinematics, mobility: Mobility) -> tuple[str, ...]:
    """Whether the machine can move with its actuators where they are at home, though not from home."""
    key = kinematics.question("self-motion at home")
    known = None if key is None else recall(key)
    if isinstance(known, int):
        dimension = known
    else:
        from closedchain.kinematics.modes import self_motion_at_home

        dimension = self_motion_at_home(kinematics, mobility.samples)
    if key is not None and known is None:
        remember(key, dimension)
    if not dimension:
        return ()
    return (
        f"self-motion: with the actuators at their home values there is a continuum (dimension {dimension}) of "
        "configurations in which they hold nothing; assembly_modes() follows it",
    )


def _loose_beams(mechanism: Mechanism, body: Body) -> Iterator[str]:
    """Beams of a body between joints that end at none of them: the machine does not feel their elasticity."""
    frames = [joint.at for joint in mechanism.joints if joint.parent == body.name]
    frames += [joint.child_at for joint in mechanism.joints if joint.child == body.name]
    if len(frames) < 2 or not body.beams:
        return
    ends = [body.beams[0].start, body.beams[-1].end]
    length = float(np.linalg.norm(np.array(ends[0]) - np.array(ends[1])))
    points = [np.array(frame.position) for frame in frames]
    for end in ends:
        away = [_distance(frame, np.array(end)) for frame in frames]
        away += [
            _from_segment(a, b, np.array(end)) for a, b in combinations(points, 2) if length > np.linalg.norm(b - a)
        ]
        if min(away) > BESIDE * length:
            point = ", ".join(f"{x:.4g}" for x in end)
            yield f"the beams of body {body.name!r} end at ({point}) m, at none of its joints: they carry nothing there"


def _distance(frame: Pose, point: Array) -> float:
    """From a joint's axis."""
    away = point - np.array(frame.position)
    return float(np.linalg.norm(np.cross(away, frame.matrix[:, 2])))


def _from_segment(a: Array, b: Array, point: Array) -> float:
    """From the line between two joints at one end, in whose middle a beam may end."""
    along = b - a
    share = np.clip((point - a) @ along / max(float(along @ along), 1e-300), 0.0, 1.0)
    return float(np.linalg.norm(point - a - share * along))


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
