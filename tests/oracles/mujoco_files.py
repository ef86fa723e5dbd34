"""Dynamics of an MJCF by MuJoCo at a state of ours: M, bias, passive and motor forces, rows of its equalities.

Coordinates of joints have MuJoCo's values; velocities of free joints are turned into its axes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import mujoco
import numpy as np

import closedchain as cc

CONNECT, JOINT = int(mujoco.mjtEq.mjEQ_CONNECT), int(mujoco.mjtEq.mjEQ_JOINT)


@dataclass
class Compared:
    """Largest differences of the two, relative, and how far MuJoCo's equalities are open (m or rad)."""

    M: float = 0.0
    bias: float = 0.0
    passive: float = 0.0
    loops: float = 0.0
    accelerations: float = 0.0

    def add(self, name: str, ours: np.ndarray, theirs: np.ndarray) -> None:
        """One more comparison."""
        apart = float(np.abs(ours - theirs).max(initial=0.0) / max(1e-3, np.abs(theirs).max(initial=0.0)))
        setattr(self, name, max(getattr(self, name), apart))

    def __str__(self) -> str:
        return ", ".join(f"{name} {value:.1g}" for name, value in vars(self).items())


def frictionless(mechanism: cc.Mechanism) -> cc.Model:
    """The machine without dry friction, which MuJoCo counts among its constraints and not among passive forces."""
    joints = tuple(replace(joint, friction=None) for joint in mechanism.joints)
    return cc.compile(replace(mechanism, joints=joints))


def compare(
    m: mujoco.MjModel, model: cc.Model, q: np.ndarray, v: np.ndarray, forces: np.ndarray, found: Compared,
    smallest: float = 1e-6, independent: float = 1e-9,
) -> float:  # fmt: skip
    """Add the differences at a state under forces of the actuators; the pivot of MuJoCo's equalities.

    smallest: pivot below which accelerations are not compared
    independent: singular values of MuJoCo's rows, relative to the largest, that count
    """
    data = mujoco.MjData(m)
    T, coriolis = velocity_map(m, data, model, q, v)
    mujoco.mj_forward(m, data)
    M = np.zeros((m.nv, m.nv))
    for column, unit in zip(M, np.eye(m.nv), strict=True):
        mujoco.mj_mulM(m, data, column, unit)
    found.add("M", model.reference.mass_matrix(q), T.T @ M @ T)
    found.add("bias", model.reference.bias(q, v), T.T @ (data.qfrc_bias + M @ coriolis))
    found.add("passive", model.reference.applied(q, v), T.T @ data.qfrc_passive)
    J, gap = loop_rows(m, data)
    found.loops = max(found.loops, gap)
    free = np.array(data.qfrc_passive) - np.array(data.qfrc_bias) + motor_forces(m, data, model, forces)
    wanted, pivot = null_space(M, free, J, loop_bias(m, data), independent)
    if pivot > smallest:
        answer = model.forward_dynamics(model.state(q, v), forces, method="reference")
        found.add("accelerations", T @ np.asarray(answer.acceleration) + coriolis, wanted)
    return pivot


def motor_forces(m: mujoco.MjModel, data: mujoco.MjData, model: cc.Model, forces: np.ndarray) -> np.ndarray:
    """Generalised forces of actuators by MuJoCo's own moments, whatever its servo laws are."""
    moments = np.zeros((m.nu, m.nv))
    if m.nu:
        mujoco.mju_sparse2dense(
            moments, data.actuator_moment, data.moment_rownnz, data.moment_rowadr, data.moment_colind
        )
    total = np.zeros(m.nv)
    for actuator, force in zip(model.mechanism.actuators, forces, strict=True):
        a = mujoco.mj_name2id(m, mujoco.mjtObj.mjOBJ_ACTUATOR, actuator.name)
        # ours are forces on the joint, MuJoCo's those of the motor
        total += force / actuator.gear * moments[a if a >= 0 else int(actuator.name.removeprefix("actuator"))]
    return total


def loop_rows(m: mujoco.MjModel, data: mujoco.MjData) -> tuple[np.ndarray, float]:
    """MuJoCo's rows of connects, welds, and equalities of joints and tendons, and how far these are open."""
    geometric = [
        kind == mujoco.mjtConstraint.mjCNSTR_EQUALITY and m.eq_type[number] <= int(mujoco.mjtEq.mjEQ_TENDON)
        for kind, number in zip(data.efc_type, data.efc_id, strict=True)
    ]
    J = np.zeros((data.nefc, m.nv))
    if mujoco.mj_isSparse(m):
        mujoco.mju_sparse2dense(J, data.efc_J, data.efc_J_rownnz, data.efc_J_rowadr, data.efc_J_colind)
    else:
        J[:] = np.array(data.efc_J).reshape(J.shape)
    rows = np.flatnonzero(geometric)
    return J[rows], float(np.abs(np.array(data.efc_pos)[rows]).max(initial=0.0))


def loop_bias(m: mujoco.MjModel, data: mujoco.MjData, step: float = 1e-5) -> np.ndarray:
    """J̇v of the rows of `loop_rows`: of connects by MuJoCo's derivative of Jacobians, of joints by polynomials."""
    found: list[np.ndarray] = []
    for e in np.flatnonzero(data.eq_active):
        first, second = int(m.eq_obj1id[e]), int(m.eq_obj2id[e])
        if m.eq_type[e] == CONNECT:
            ends = []
            for number, at in ((first, m.eq_data[e, :3]), (second, m.eq_data[e, 3:6])):
                if m.eq_objtype[e] == mujoco.mjtObj.mjOBJ_SITE:
                    body, point = int(m.site_bodyid[number]), np.array(data.site_xpos[number])
                else:
                    body, point = number, data.xpos[number] + data.xmat[number].reshape(3, 3) @ at
                J = np.zeros((3, m.nv))
                mujoco.mj_jacDot(m, data, J, np.zeros((3, m.nv)), point, body)
                ends.append(J @ data.qvel)
            found.append(ends[0] - ends[1])
        elif m.eq_type[e] == JOINT:
            at = m.jnt_qposadr[second]
            bend = (
                np.polynomial.Polynomial(m.eq_data[e, :5]).deriv(2)(data.qpos[at] - m.qpos0[at]) if second >= 0 else 0.0
            )
            found.append(np.array([-bend * data.qvel[m.jnt_dofadr[second]] ** 2]))
        else:
            return differences(m, data, step)
    return np.concatenate(found) if found else np.zeros(0)


def differences(m: mujoco.MjModel, data: mujoco.MjData, step: float) -> np.ndarray:
    """J̇v by central differences along the motion."""
    speeds, other = [], mujoco.MjData(m)
    for sign in (1.0, -1.0):
        other.qpos[:], other.qvel[:] = data.qpos, data.qvel
        mujoco.mj_integratePos(m, other.qpos, data.qvel, sign * step)
        mujoco.mj_forward(m, other)
        speeds.append(loop_rows(m, other)[0] @ np.array(data.qvel))
    return (speeds[0] - speeds[1]) / (2 * step)


def null_space(
    M: np.ndarray, force: np.ndarray, J: np.ndarray, gamma: np.ndarray, independent: float
) -> tuple[np.ndarray, float]:
    """Acceleration under forces and J a + γ = 0, and the square of the smallest singular value of rows made unit."""
    if len(J) == 0:
        return np.linalg.solve(M, force), 1.0
    U, s, Vt = np.linalg.svd(J)
    rank = int(np.sum(s > independent * s[0]))
    length = np.linalg.norm(J, axis=1, keepdims=True)  # metres and radians compare
    own = np.linalg.svd(J / np.where(length > 1e-9 * length.max(), length, 1.0), compute_uv=False)
    N, start = Vt[rank:].T, -Vt[:rank].T @ ((U.T @ gamma)[:rank] / s[:rank])
    return start + N @ np.linalg.solve(N.T @ M @ N, N.T @ (force - M @ start)), float(own[rank - 1] / own[0]) ** 2


def joint_id(m: mujoco.MjModel, name: str) -> int:
    """The number of a joint; those without a name are called by it."""
    found = mujoco.mj_name2id(m, mujoco.mjtObj.mjOBJ_JOINT, name)
    return found if found >= 0 else int(name.removeprefix("joint"))


def velocity_map(
    m: mujoco.MjModel, data: mujoco.MjData, model: cc.Model, q: np.ndarray, v: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """T with MuJoCo's velocities = T times ours, and dT/dt v; sets MuJoCo's state."""
    T, coriolis = np.zeros((m.nv, m.nv)), np.zeros(m.nv)
    moving = [link for link in model.system.owners if link.model.nv]
    for link in moving:
        j, own = m.joint(joint_id(m, link.name)), q[link.q]
        values = np.r_[own[4:], own[:4]] if len(own) == 7 else own
        data.qpos[j.qposadr[0] : j.qposadr[0] + len(own)] = values
    mujoco.mj_kinematics(m, data)
    for link in moving:
        j, rows = m.joint(joint_id(m, link.name)), np.arange(link.v.start, link.v.stop)
        to = int(j.dofadr[0])
        if len(rows) == 6:
            R, own = data.body(int(j.bodyid[0])).xmat.reshape(3, 3), v[link.v]
            T[np.ix_(range(to, to + 3), rows[3:])] = R
            T[np.ix_(range(to + 3, to + 6), rows[:3])] = np.eye(3)
            coriolis[to : to + 3] = R @ np.cross(own[:3], own[3:])
        else:
            T[range(to, to + len(rows)), rows] = 1.0
    data.qvel[:] = T @ v
    return T, coriolis
