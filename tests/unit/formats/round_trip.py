"""Whether a machine that was written and read again is the same: accelerations of all its bodies at the same state."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import casadi as ca
import numpy as np

import closedchain as cc
from closedchain.formats.files import ExportName
from closedchain.kinematics.assemble import close_loops, make_targets
from closedchain.kinematics.mobility import wander
from closedchain.spatial.numeric import matrix_quaternion, rotation_vector

ENDINGS: dict[ExportName, str] = {"urdf": ".urdf", "urdf+": ".urdf", "mjcf": ".xml", "sdf": ".sdf"}


class Moving:
    """A compiled machine, with the twists of its named bodies as rows."""

    def __init__(self, mechanism: cc.Mechanism, bodies: list[str]) -> None:
        self.model = cc.compile(mechanism)
        self.kinematics, tree = self.model.kinematics, self.model.kinematics.tree
        self.links = [self.model.system.link(name).index for name in bodies]
        self.rows = np.array([6 * link + row for link in self.links for row in range(6)])
        parts = [ca.densify(tree.jacobian), ca.densify(tree.twist_product)]
        self.function = ca.Function("twists", [tree.q, tree.v], parts)

    def jacobian(self, q: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        J, bias = (np.array(part) for part in self.function(q, v))
        return J[self.rows], bias.ravel()[self.rows]

    def poses(self, q: np.ndarray) -> np.ndarray:
        return self.kinematics.poses(q)[self.links]


def turned(mechanism: cc.Mechanism) -> cc.Mechanism:
    """The same machine with every second joint described from its child to its parent, where its kind allows it."""
    joints = []
    for number, joint in enumerate(mechanism.joints):
        sign = {"revolute": -1.0, "prismatic": -1.0, "cylindrical": -1.0}.get(joint.kind)
        if number % 2 and sign is not None:
            start = None if joint.start is None else tuple(sign * value for value in joint.start)
            ends = {"parent": joint.child, "child": joint.parent, "at": joint.child_at, "child_at": joint.at}
            joint = replace(joint, **ends, start=start, limits=None)  # type: ignore[arg-type]
        joints.append(joint)
    return replace(mechanism, joints=tuple(joints))


def coordinates(machine: Moving, poses: np.ndarray, guess: np.ndarray, again: bool = True) -> tuple[np.ndarray, float]:
    """Coordinates at which the named bodies have these poses and the loops are closed, and how well."""
    q, error = guess, np.inf
    for _ in range(60):
        here = machine.poses(q)
        apart = [
            np.r_[rotation_vector(matrix_quaternion(there[:, :3] @ now[:, :3].T)), there[:, 3] - now[:, 3]]
            for now, there in zip(here, poses, strict=True)
        ]
        gap, G = machine.kinematics.residual(q)
        error = float(np.abs(apart).max())
        if error < 1e-14 and np.abs(gap).max(initial=0.0) < 1e-14:
            break
        J, _ = machine.jacobian(q, np.zeros(machine.model.system.nv))
        step = np.linalg.lstsq(np.vstack([J, G]), np.concatenate([*apart, -gap]), rcond=1e-11)[0]
        q = machine.kinematics.step(q, step * min(1.0, 0.5 / max(np.abs(step).max(), 1e-300)))
    if again and machine.kinematics.loop_error(q) > 1e-9:  # sines are zero half a turn away, too
        closed = close_loops(machine.kinematics, make_targets(machine.kinematics, None, None), q).q
        return coordinates(machine, poses, closed, again=False)
    return q, error


def guess_by_names(machine: Moving, original: Moving, q: np.ndarray, start: np.ndarray) -> np.ndarray:
    """Coordinates of joints, and of steps NAME.K that joints became, where the names are the same."""
    guess = start.copy()
    for link in machine.model.system.owners:
        name, _, number = link.name.rpartition(".")
        for joint, at in ((link.name, 0), (name, int(number) if number.isdigit() else 0)):
            known = [j.name for j in original.model.mechanism.joints if j.dof and j.kind not in ("spherical", "free")]
            if joint in known and link.model.nq == 1:
                values = np.atleast_1d(original.kinematics.joint_coordinates(joint, q))
                pitch = original.model.mechanism.joint(joint).pitch
                guess[link.q] = values[at] if at < len(values) else (pitch or 0.0) * values[0]
    return guess


def differences(
    mechanism: cc.Mechanism, form: ExportName, folder: Path, random: np.random.Generator
) -> tuple[dict[str, float], list[str]]:
    """Largest differences of poses (start), twists and accelerations (relative) after writing and reading, and losses.

    Gravity, of which a URDF has none, is given to the machine that was read; it is named among the losses.
    """
    path = folder / f"{mechanism.name}{ENDINGS[form]}"
    report = cc.export_file(mechanism, path, format=form, losses="list")
    again = cc.import_file(path, keyframe="start" if form == "mjcf" else None).mechanism
    if "gravity" in {entry.element for entry in report.dropped}:
        again = replace(again, gravity=mechanism.gravity)
    bodies = [body.name for body in mechanism.bodies]
    one, other = Moving(mechanism, bodies), Moving(again, bodies)
    state = one.model.assemble(allow_singular=True)
    if one.kinematics.free_motions(state.q).shape[1] > one.model.mobility.dof:  # flat parallelograms are drawn singular
        state = one.model.state(wander(one.kinematics, state.q, 3)[-1])
    N = one.kinematics.free_motions(state.q)
    v = N @ random.standard_normal(N.shape[1])
    guess = other.model.system.neutral
    if form in ("urdf", "urdf+"):
        guess = guess_by_names(other, one, state.q, guess)
    q, apart = coordinates(other, one.poses(state.q), guess)
    (J1, bias1), J2 = one.jacobian(state.q, v), other.jacobian(q, np.zeros(other.model.system.nv))[0]
    G = other.kinematics.constraint(q)
    w = np.linalg.lstsq(np.vstack([J2, G]), np.r_[J1 @ v, np.zeros(len(G))], rcond=1e-11)[0]
    bias2 = other.jacobian(q, w)[1]
    forces = {(actuator.joint, actuator.coordinate): float(random.uniform(-1, 1)) for actuator in mechanism.actuators}
    if len(again.actuators) != len(mechanism.actuators):  # which is a loss, and named
        forces = {}
    a1 = J1 @ accelerations(one, state.q, v, forces) + bias1
    a2 = J2 @ accelerations(other, q, w, forces) + bias2
    found = {
        "actuators": float(len(again.actuators) - len(mechanism.actuators)),
        "mass": abs(sum(b.mass for b in again.bodies) - sum(b.mass for b in mechanism.bodies)),
        "pose": apart,
        "twist": float(np.abs(J2 @ w - J1 @ v).max()),
        "gap": other.kinematics.loop_error(q),
        "acceleration": float(np.abs(a1 - a2).max() / max(1.0, np.abs(a1).max())),
    }
    return found, [entry.element for entry in report.losses]


def accelerations(machine: Moving, q: np.ndarray, v: np.ndarray, forces: dict[tuple[str, int], float]) -> np.ndarray:
    """By joint and coordinate; a step NAME.K is coordinate K of the joint NAME, and SDF may call a joint NAME_joint."""
    tau = []
    if not forces:
        return machine.model.reference.solve(q, v, np.zeros(len(machine.model.system.actuators)))[0]
    for actuator in machine.model.system.actuators:
        joint, _, number = actuator.joint.removesuffix("_joint").rpartition(".")
        step = (joint, int(number)) if number.isdigit() else ("", 0)
        own = (actuator.joint.removesuffix("_joint"), actuator.coordinate)
        tau.append(forces.get(own, forces.get(step, 0.0)))
    assert len(tau) == len(forces)
    return machine.model.reference.solve(q, v, np.array(tau))[0]
