"""What the recursive formulation decides once per machine, in numbers, before anything is traced.

Which chains are the legs, which joint degrees of freedom are independent, and what a vanishing pivot means. Ranks are
taken at assembled configurations where the loops have their generic rank, never at the start alone: a machine may be
described in a singular configuration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Forward, Machine
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose
from closedchain.kernel.program import read
from closedchain.kinematics.evaluate import RANK_TOLERANCE, Kinematics
from closedchain.mechanism.names import GROUND
from closedchain.multibody.canonical_frames import regrouped, same_frames
from closedchain.multibody.chains import Legs, find_system_legs
from closedchain.multibody.system import Link, System
from closedchain.types import SX, Array

JointDof = tuple[str, int]  # a joint's name and which of its velocities

WEAK = 1e-3  # degrees of freedom that determine the motion worse than this are left to others
SMALL = 1e-8  # a relative δ below this is named in the error


@dataclass(frozen=True)
class DeNOCPlan:
    """The legs, the end-effector they meet at, and the independent degrees of freedom with their full names."""

    legs: Legs
    independent: tuple[JointDof, ...]
    names: tuple[str, ...]


@lru_cache(maxsize=64)
def make_plan(machine: Machine, end_effector: str | None, independent: tuple[str, ...] | None) -> DeNOCPlan:
    """The plan for a machine, or an error that says why it has none."""
    legs = find_system_legs(machine.system, end_effector)
    chosen = choose_independent(machine) if independent is None else named_independent(machine, independent)
    return DeNOCPlan(legs, chosen, full_names(machine.system, chosen))


def choose_frames(machine: Machine, forward: Callable[[System, SX, SX, SX], Forward]) -> System:
    """Frames that fit the machine, or those of the description where forward dynamics takes fewer operations there.

    Legs are passed joint by joint, so that zeros of a description may be worth more than short poses (Bricard's
    linkage). What counts is what is traced; nothing is where both are the same.

    forward: traces a system for q, v and Q
    """
    fitted, described = machine.fitted, regrouped(machine.system)
    if same_frames(fitted, described):
        return fitted
    symbols = SX.sym("q", fitted.nq), SX.sym("v", fitted.nv), SX.sym("Q", fitted.nv)

    def operations(system: System) -> int:
        found = forward(system, *symbols)
        outputs = [found.acceleration, found.multipliers, found.pivot]
        traced = ca.Function("forward", [*symbols, system.quantities.parameters], outputs, {"cse": True})
        return sum(read(traced).counts().values())

    return min((fitted, described), key=operations)


# which degrees of freedom are independent
def choose_independent(machine: Machine) -> tuple[JointDof, ...]:
    """As many degrees of freedom as the machine has, which determine its motion at all generic samples.

    Actuated ones come first, then those with a coordinate of their own, then the rest.
    """
    kinematics, system, samples = machine.kinematics, machine.system, generic_samples(machine)
    actuated = list(dict.fromkeys((name, k) for actuator in system.actuators for name, k, _ in actuator.shares))
    driving = [free_rows(kinematics, actuated, q) for q in samples]
    if len(actuated) == machine.mobility.dof and min(strength(rows) for rows in driving) > WEAK:
        return tuple(actuated)
    plain = dof_with_coordinate(system)
    rest = [name for name in joint_dof(system) if name not in plain and isinstance(system.element(name[0]), Link)]
    names = list(dict.fromkeys([*actuated, *plain, *rest]))
    groups = [len(actuated), len(dict.fromkeys([*actuated, *plain])), len(names)]
    rows = [free_rows(kinematics, names, q) for q in samples]
    best, margin = list[int](), -1.0
    for matrix in rows:
        chosen = _pick(matrix, groups)
        worst = min(strength(other[chosen]) for other in rows)
        if worst > margin:
            best, margin = chosen, worst
    if len(best) < machine.mobility.dof:
        raise UnsupportedError(f"the joints of {system.mechanism.name!r} do not determine its motion")
    return tuple(names[i] for i in sorted(best))


def named_independent(machine: Machine, names: Sequence[str]) -> tuple[JointDof, ...]:
    """DOF given as 'joint' or 'joint.coordinate', as many as the machine has."""
    everything = joint_dof(machine.system)
    known = dict(zip(full_names(machine.system, everything), everything, strict=True))
    for name in names:
        if name not in known:
            raise UnknownNameError(choose("degree of freedom", name, known))
    chosen = tuple(known[name] for name in names)
    if len(set(chosen)) != machine.mobility.dof:
        raise ArgumentError(
            f"{len(chosen)} independent coordinates were named; the machine has {machine.mobility.dof} "
            "degrees of freedom"
        )
    return chosen


def generic_samples(machine: Machine) -> list[Array]:
    """Assembled configurations at which the machine has the degrees of freedom that it has in general."""
    return [q for q in machine.mobility.samples if _free(machine.kinematics, q).shape[1] == machine.mobility.dof]


def joint_dof(system: System) -> list[JointDof]:
    """All joint degrees of freedom, in the order of the description."""
    return [(j.name, k) for j in system.mechanism.joints for k in range(system.element(j.name).model.nv)]


def dof_with_coordinate(system: System) -> list[JointDof]:
    """Those whose velocities are the derivatives of coordinates."""
    return [name for name in joint_dof(system) if has_coordinate(system, name)]


def has_coordinate(system: System, name: JointDof) -> bool:
    """Whether a velocity is the derivative of a coordinate (not so for balls and rolling contacts)."""
    model = system.element(name[0]).model
    return model.nq == model.nv


def full_names(system: System, names: Sequence[JointDof]) -> tuple[str, ...]:
    """'joint', or 'joint.coordinate' where a joint has several."""
    velocities = {joint: system.element(joint).model.velocity_names for joint, _ in names}
    return tuple(joint if len(velocities[joint]) < 2 else f"{joint}.{velocities[joint][k]}" for joint, k in names)


def lengths(kinematics: Kinematics, names: Sequence[JointDof]) -> Array:
    """Length in m that one unit of each degree of freedom stands for: the machine's size for an angle."""
    return np.array([kinematics.joint_lengths(joint)[k] for joint, k in names])


def free_rows(kinematics: Kinematics, names: Sequence[JointDof], q: Array) -> Array:
    """Velocities of degrees of freedom per unit of each free motion, angles counted times the machine's size."""
    velocities = np.array(_jacobian(kinematics, tuple(names))(q)).reshape(len(names), kinematics.system.nv)
    return lengths(kinematics, names)[:, None] * (velocities @ _free(kinematics, q))


def _free(kinematics: Kinematics, q: Array) -> Array:
    return kinematics.free_motions(q, tolerance=100 * RANK_TOLERANCE)  # the tolerance that mobility is found with


@lru_cache(maxsize=256)
def _jacobian(kinematics: Kinematics, names: tuple[JointDof, ...]) -> ca.Function:
    """q → velocities of degrees of freedom per unit velocities of the tree."""
    tree = kinematics.tree
    velocities = ca.vertcat(SX(0, 1), *(tree.joint_velocity(joint)[k] for joint, k in names))
    return ca.Function("dof", [tree.q], [ca.densify(ca.jacobian(velocities, tree.v))], {"cse": True})


def strength(rows: Array) -> float:
    """How well velocities determine the motion: the smallest over the largest singular value, 0 if not at all."""
    if rows.shape[0] < rows.shape[1]:
        return 0.0
    if rows.shape[1] == 0:
        return 1.0
    s = np.linalg.svd(rows, compute_uv=False)
    return float(s[rows.shape[1] - 1] / max(s[0], 1e-300))


def _pick(rows: Array, groups: Sequence[int]) -> list[int]:
    """Rows that determine the motion, from the first group as far as it goes, then from the next ones."""
    from scipy.linalg import null_space, qr  # slow to import

    chosen: list[int] = []
    left = np.eye(rows.shape[1])
    start = 0
    for end in groups:
        part = rows[start:end] @ left
        if part.size and left.shape[1]:
            _, R, order = qr(part.T, mode="economic", pivoting=True)
            size = np.abs(np.diag(R))
            chosen += [start + int(order[i]) for i in range(len(size)) if size[i] > WEAK * np.abs(rows).max()]
            left = null_space(rows[chosen], rcond=1e-12) if chosen else left
        start = end
    return chosen


# what a vanishing pivot means
def explain_pivot(plan: DeNOCPlan, passive: Sequence[str], deltas: Array, eigenvalue: float) -> str:
    """Why the recursion has no answer, from the relative δ of the passive joints and the smallest eigenvalue of Φ."""
    for name, delta in zip(passive, deltas, strict=True):
        if not delta > SMALL:
            return (
                f"the screw of passive joint {name!r} depends on those of the passive joints beyond it in its leg "
                f"(δ = {delta:.3g} of |s|²; gimbal lock or a fully extended leg)"
            )
    if plan.legs.end_effector == GROUND:
        return ""
    return (
        f"the smallest eigenvalue of Φ is {eigenvalue:.3g}: a parallel (type 2) singularity, in which the independent "
        f"coordinates {', '.join(plan.names)} do not determine the motion of {plan.legs.end_effector!r}"
    )


def driven_dof(system: System, needed: Sequence[JointDof] | None = None) -> list[JointDof]:
    """The actuated degrees of freedom; all needed ones (none: all there are) must be among them."""
    needed = joint_dof(system) if needed is None else needed
    driven = [(actuator.joint, actuator.coordinate) for actuator in system.actuators]
    if len(set(driven)) < len(driven) or any(actuator.also for actuator in system.actuators):
        raise UnsupportedError("actuators share joints: DeNOC gives forces of one for each; 'lagrange' takes them")
    floating = [link.name for link in system.links if link.joint is None and not system.cuts]
    idle = ", ".join([*full_names(system, [name for name in needed if name not in driven]), *floating])
    if idle:
        raise UnsupportedError(f"no actuator moves {idle}: inverse dynamics needs one for every degree of freedom")
    return driven
