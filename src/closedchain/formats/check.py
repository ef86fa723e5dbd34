"""Numbers by which an import can be compared with another reader's, found on the assembled machine.

A module of its own because it needs CasADi, which reading a file does not wait for.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import numpy as np

from closedchain.errors import AssemblyError
from closedchain.formats.precision import SMALLEST
from closedchain.kinematics.assemble import close_loops, make_targets
from closedchain.kinematics.evaluate import RANK_TOLERANCE, Kinematics, Opening
from closedchain.kinematics.mobility import find_mobility
from closedchain.mechanism import Mechanism
from closedchain.mechanism.numbers import Vector3
from closedchain.multibody.build import build_system
from closedchain.types import Array

NOTHING = 1e-12  # m, rad
LARGEST = 1000  # bodies for which the numbers are found


@dataclass(frozen=True)
class NumericCheck:
    """Numbers of a machine from a file, before and after assembly.

    bodies, joints, actuators: how many
    mass: of all bodies, kg
    velocities: of the spanning tree
    loops: how many
    center: mass centre, assembled at the start, m
    mobility: degrees of freedom
    gap_before, gap_after: the largest opening of a loop (m, or rad times the machine's size) as the file has it, and
        after assembly
    open_before, open_after: the same in words, angles as angles
    tolerance: how far loops may stay open, as a fraction of the machine's size
    seconds: time that assembly took
    problem: why a number is missing

    Example:
        >>> _ = cc.save(cc.library.four_bar(), "four_bar.yaml")
        >>> cc.import_file("four_bar.yaml").check.mobility
        1
    """

    bodies: int
    joints: int
    actuators: int
    mass: float
    velocities: int | None = None
    loops: int | None = None
    center: Vector3 | None = None
    mobility: int | None = None
    gap_before: float | None = None
    gap_after: float | None = None
    open_before: str = ""
    open_after: str = ""
    tolerance: float | None = None
    seconds: float | None = None
    problem: str = ""

    def data(self) -> dict[str, Any]:
        """The numbers as plain data."""
        return asdict(self)

    def __str__(self) -> str:
        lines = [f"  {self.bodies} bodies, {self.joints} joints, {self.actuators} actuators, mass {self.mass:.9g} kg"]
        if self.gap_before is not None:
            lines.append(f"  {self.loops} cut joints, open by {self.open_before} as the file has it")
        if self.center is not None:
            x, y, z = self.center
            lines.append(
                f"  assembled in {self.seconds:.2f} s, open by {self.open_after} (tolerance {self.tolerance:g} of the "
                f"size); mobility {self.mobility}; mass centre {x:.9g} {y:.9g} {z:.9g} m"
            )
        return "\n".join([*lines, *([f"  {self.problem}"] if self.problem else [])])


def check_numbers(mechanism: Mechanism) -> NumericCheck:
    """The numbers of a machine."""
    counts = (len(mechanism.bodies), len(mechanism.joints), len(mechanism.actuators))
    mass = float(sum(body.mass for body in mechanism.bodies))
    if len(mechanism.bodies) > LARGEST:
        return NumericCheck(*counts, mass, problem=f"not assembled: more than {LARGEST} bodies take minutes")
    started = perf_counter()
    kinematics = Kinematics(build_system(mechanism))
    system = kinematics.system
    sizes: dict[str, Any] = {"velocities": system.nv, "loops": len(system.cuts), "tolerance": kinematics.tolerance}
    sizes |= {"gap_before": kinematics.loop_error(system.neutral), "open_before": _open(kinematics, system.neutral)}
    try:
        q = close_loops(kinematics, make_targets(kinematics, None, None), system.neutral).q
        mobility = find_mobility(kinematics, q).dof
    except AssemblyError as error:
        return NumericCheck(*counts, mass, **sizes, problem=str(error))
    seconds = perf_counter() - started
    center = _center(kinematics, q)
    return NumericCheck(
        *counts, mass, **sizes, center=center, mobility=mobility, gap_after=kinematics.loop_error(q),
        open_after=_open(kinematics, q), seconds=seconds,
    )  # fmt: skip


def closes_exactly(mechanism: Mechanism) -> bool:
    """Whether loops are closed as described, and no constraint row is redundant only up to the tolerance.

    Such a machine needs no tolerance. With one, small singular values near a singular place would count as rounding.
    """
    kinematics = Kinematics(build_system(mechanism))
    start, most = kinematics.system.neutral, SMALLEST * kinematics.system.size
    if kinematics.loop_error(start) > most:
        return False
    try:
        found = find_mobility(kinematics, start)
    except AssemblyError:
        return False
    ranks = []
    for q in found.samples:
        s = np.linalg.svd(kinematics.scaled(kinematics.constraint(q)), compute_uv=False)
        ranks.append([int(np.sum(s > least * s[0])) for least in (kinematics.rank_tolerance, RANK_TOLERANCE)])
    generic = [exact for rounded, exact in ranks if rounded == kinematics.system.nv - found.dof]
    closed = all(kinematics.loop_error(q) <= most for q in found.samples)
    return closed and set(generic) == {kinematics.system.nv - found.dof}


def _open(kinematics: Kinematics, q: Array) -> str:
    """The largest openings of a loop, metres and radians apart."""
    openings = kinematics.loop_openings(q).values()
    most = [max((getattr(opening, part) for opening in openings), default=0.0) for part in Opening._fields]
    return str(Opening(*(0.0 if value < NOTHING else value for value in most)))


def _center(kinematics: Kinematics, q: Array) -> Vector3 | None:
    """The common mass centre."""
    moment, mass = np.zeros(3), 0.0
    for link, pose in zip(kinematics.system.links, kinematics.poses(q), strict=True):
        moment += link.body.mass * (pose[:, 3] + pose[:, :3] @ np.array(link.body.center))
        mass += link.body.mass
    if mass == 0:
        return None
    x, y, z = (moment / mass).tolist()
    return x, y, z
