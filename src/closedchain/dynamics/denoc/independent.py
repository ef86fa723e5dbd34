"""Which joint degrees of freedom are independent: the actuated ones, unless they are too few, too many or dependent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import casadi as ca
import numpy as np
import scipy.linalg

from closedchain.dynamics.denoc.legs import JointDof
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.velocities import free_motions
from closedchain.multibody.system import Link, System
from closedchain.types import SX, Array

WEAK = 1e-3  # degrees of freedom that determine the motion worse than this are left to others


def choose_independent(kinematics: Kinematics, configurations: Sequence[Array]) -> tuple[JointDof, ...]:
    """As many degrees of freedom as the machine has, which determine its motion at all given configurations.

    Actuated ones come first, then those with a coordinate of their own, then the rest.
    """
    system = kinematics.system
    actuated = [(actuator.joint, actuator.coordinate) for actuator in system.actuators]
    driving = [free_rows(kinematics, actuated, q) for q in configurations]
    if len(actuated) == driving[0].shape[1] and min(strength(rows) for rows in driving) > WEAK:
        return tuple(actuated)
    plain = plain_dof(system)
    rest = [name for name in dof(system) if name not in plain and isinstance(system.element(name[0]), Link)]
    names = list(dict.fromkeys([*actuated, *plain, *rest]))
    groups = [len(actuated), len(dict.fromkeys([*actuated, *plain])), len(names)]
    rows = [free_rows(kinematics, names, q) for q in configurations]
    best, margin = list[int](), -1.0
    for matrix in rows:
        chosen = _pick(matrix, groups)
        worst = min(strength(other[chosen]) for other in rows)
        if worst > margin:
            best, margin = chosen, worst
    if len(best) < rows[0].shape[1]:
        raise UnsupportedError(f"the joints of {system.mechanism.name!r} do not determine its motion")
    return tuple(names[i] for i in sorted(best))


def named_independent(kinematics: Kinematics, names: Sequence[str], q: Array) -> tuple[JointDof, ...]:
    """Degrees of freedom given as 'joint' or 'joint.coordinate', checked to determine the motion."""
    system = kinematics.system
    known = {_full(system, name): name for name in dof(system)}
    for name in names:
        if name not in known:
            raise UnknownNameError(choose("degree of freedom", name, known))
    chosen = tuple(known[name] for name in names)
    matrix = free_rows(kinematics, chosen, q)
    if len(set(chosen)) != matrix.shape[1]:
        raise ArgumentError(
            f"{len(chosen)} independent coordinates were named; the machine has {matrix.shape[1]} degrees of freedom"
        )
    return chosen


def dof(system: System) -> list[JointDof]:
    """All joint degrees of freedom, in the order of the description."""
    return [(j.name, k) for j in system.mechanism.joints for k in range(system.element(j.name).model.nv)]


def plain_dof(system: System) -> list[JointDof]:
    """Those whose velocities are the derivatives of coordinates."""
    return [name for name in dof(system) if has_coordinate(system, name)]


def full_names(system: System, names: Sequence[JointDof]) -> tuple[str, ...]:
    """'joint', or 'joint.coordinate' where a joint has several."""
    return tuple(_full(system, name) for name in names)


def _full(system: System, name: JointDof) -> str:
    velocities = system.element(name[0]).model.velocity_names
    return name[0] if len(velocities) == 1 else f"{name[0]}.{velocities[name[1]]}"


def has_coordinate(system: System, name: JointDof) -> bool:
    """Whether the DOF's rate is the derivative of a coordinate (not so for balls and rolling contacts)."""
    model = system.element(name[0]).model
    return model.nq == model.nv


def free_rows(kinematics: Kinematics, names: Sequence[JointDof], q: Array) -> Array:
    """Velocities of degrees of freedom per unit of each free motion, angles counted times the machine's size."""
    N = free_motions(kinematics, q, tolerance=1e-8)
    velocities = np.array(_dof_jacobian(kinematics, tuple(names))(q)).reshape(len(names), kinematics.system.nv)
    lengths = np.array([kinematics.joint_lengths(joint)[k] for joint, k in names])
    return lengths[:, None] * (velocities @ N)


@lru_cache(maxsize=256)
def _dof_jacobian(kinematics: Kinematics, names: tuple[JointDof, ...]) -> ca.Function:
    """q → velocities of degrees of freedom per unit velocities of the tree."""
    tree = kinematics.tree
    velocities = [tree.joint_velocity(joint)[k] for joint, k in names]
    jacobian = ca.jacobian(ca.vertcat(SX(0, 1), *velocities), tree.v)
    return ca.Function("dof", [tree.q], [ca.densify(jacobian)], {"cse": True})


def strength(rows: Array) -> float:
    """How well velocities determine the motion: the smallest over the largest singular value, 0 if not at all."""
    if rows.shape[0] < rows.shape[1]:
        return 0.0
    if rows.shape[1] == 0:
        return 1.0
    s = np.linalg.svd(rows, compute_uv=False)
    return float(s[rows.shape[1] - 1] / max(s[0], 1e-300))


def strongest(rows: Array) -> list[int]:
    """The rows that determine the motion best, as many as it has degrees of freedom if there are as many."""
    _, R, order = scipy.linalg.qr(rows.T, mode="economic", pivoting=True)
    size = np.abs(np.diag(R))
    return sorted(int(order[i]) for i in range(len(size)) if size[i] > 1e-6 * max(size[0], 1e-300))


def _pick(rows: Array, groups: Sequence[int]) -> list[int]:
    """Rows that determine the motion, from the first group as far as it goes, then from the next ones."""
    chosen: list[int] = []
    left = np.eye(rows.shape[1])
    start = 0
    for end in groups:
        part = rows[start:end] @ left
        if part.size and left.shape[1]:
            _, R, order = scipy.linalg.qr(part.T, mode="economic", pivoting=True)
            size = np.abs(np.diag(R))
            good = [start + int(order[i]) for i in range(len(size)) if size[i] > WEAK * np.abs(rows).max()]
            chosen += good
            left = scipy.linalg.null_space(rows[chosen], rcond=1e-12) if chosen else left
        start = end
    return chosen
