"""Forward dynamics by Pinocchio's constraintDynamics.

Every joint is put into a tree. Where a joint closes a loop, the body on its far side is split into copies that share
its mass, one for each joint that reaches it, and the copies are welded by six-dimensional constraints. Redundant
constraints are left to the proximal iteration.
"""

from __future__ import annotations

from collections import Counter

import numpy as np
import pinocchio as pin

from closedchain.mechanism import Joint, Mechanism, Pose
from oracles.forest import Edge, Forest, coordinates, grow
from oracles.maximal import joint_forces
from oracles.state import GROUND, Accelerations, States, Unsupported, of, place, plain_kind

ACCURACY, MU, ITERATIONS = 1e-14, 1e-8, 1000
STATE_TOLERANCE = 1e-7  # how well a tree must reproduce the given states

JOINTS = {
    "RX": pin.JointModelRX,
    "RY": pin.JointModelRY,
    "RZ": pin.JointModelRZ,
    "PX": pin.JointModelPX,
    "PY": pin.JointModelPY,
    "PZ": pin.JointModelPZ,
}


class Tree:
    """A Pinocchio model grown joint by joint, with the coordinates, velocities and forces that belong to it."""

    def __init__(self, mechanism: Mechanism, states: States, forces: dict[str, float]) -> None:
        self.mechanism, self.states, self.forces = mechanism, states, forces
        self.model = pin.Model()
        self.model.gravity.linear = np.array(mechanism.gravity)
        self.copies: dict[str, list[int]] = {}
        self.frames: dict[str, list[int]] = {GROUND: [0]}
        self.q: list[float] = []
        self.v: list[float] = []
        self.tau: list[float] = []
        forest = grow(mechanism)
        closing = [_closing_edge(mechanism, joint) for joint in forest.closing]
        self.shares = Counter(edge.far for edge in closing)
        self._grow(forest, closing)

    def _grow(self, forest: Forest, closing: list[Edge]) -> None:
        """Depth first, as Pinocchio needs its joints numbered."""
        for body in forest.floating:
            self._add_free(body)
            self._grow_from(body, forest.edges, closing)
        self._grow_from(GROUND, forest.edges, closing)

    def _grow_from(self, body: str, edges: tuple[Edge, ...], closing: list[Edge]) -> None:
        for edge in closing:
            if edge.near == body:
                self._add_body(edge.far, *self._add_joint(edge), self.copies)
        for edge in edges:
            if edge.near == body:
                self._add_body(edge.far, *self._add_joint(edge), self.frames)
                self._grow_from(edge.far, edges, closing)

    def _add_joint(self, edge: Edge) -> tuple[int, pin.SE3]:
        """The Pinocchio joint that carries the far body, and that body's place on it."""
        near = self.model.frames[self.frames[edge.near][0]]
        joint_id, placement = near.parentJoint, near.placement * _se3(edge.near_frame)
        if plain_kind(edge.joint) == "spherical":
            joint_id, placement = self._add_ball(edge, joint_id, placement), pin.SE3.Identity()
            return joint_id, _se3(edge.far_frame).inverse()
        sign, order = (-1.0, -1) if edge.flipped else (1.0, 1)
        columns = (*coordinates(edge.joint, self.states), self._drive(edge))
        for n, step in enumerate(edge.steps):
            joint_id = self.model.addJoint(joint_id, _single(step, edge.joint), placement, f"{edge.joint.name}.{n}")
            placement = pin.SE3.Identity()
            for numbers, column in zip((self.q, self.v, self.tau), columns, strict=True):
                numbers.append(sign * column[::order][n])
        return joint_id, placement * _se3(edge.far_frame).inverse()

    def _drive(self, edge: Edge) -> list[float]:
        drive = list(joint_forces(edge.joint, self.states))
        for actuator in self.mechanism.actuators:
            if actuator.joint == edge.joint.name:
                drive[actuator.coordinate] += self.forces.get(actuator.name, 0.0)
        return drive

    def _add_ball(self, edge: Edge, joint_id: int, placement: pin.SE3) -> int:
        near = of(self.states, edge.near)
        far = of(self.states, edge.far)
        R_N, R_F = place(near, edge.near_frame)[0], place(far, edge.far_frame)[0]
        self.q += list(pin.Quaternion(R_N.T @ R_F).coeffs())
        self.v += list(R_F.T @ (far.omega - near.omega))
        # driven about the child's axes; walked backwards, the moment acts on the near body and reacts on the far one
        drive = np.array(self._drive(edge))
        self.tau += list(-R_F.T @ R_N @ drive if edge.flipped else drive)
        return self.model.addJoint(joint_id, pin.JointModelSpherical(), placement, edge.joint.name)

    def _add_free(self, body: str) -> None:
        state = self.states[body]
        joint_id = self.model.addJoint(0, pin.JointModelFreeFlyer(), pin.SE3.Identity(), f"{body} floats")
        self.q += [*state.p, *pin.Quaternion(state.R).coeffs()]
        self.v += [*(state.R.T @ state.v), *(state.R.T @ state.omega)]
        self.tau += [0.0] * 6
        self._add_body(body, joint_id, pin.SE3.Identity(), self.frames)

    def _add_body(self, name: str, joint_id: int, placement: pin.SE3, among: dict[str, list[int]]) -> None:
        body, share = self.mechanism.body(name), 1 / (1 + self.shares[name])
        inertia = pin.Inertia(share * body.mass, np.array(body.center), share * body.inertia_matrix)
        self.model.appendBodyToJoint(joint_id, inertia, placement)
        frame = self.model.addFrame(_frame(f"{name} on joint {joint_id}", joint_id, placement))
        among.setdefault(name, []).append(frame)

    def welds(self) -> list[pin.RigidConstraintModel]:
        """Every copy of a body welded to the body in the tree."""
        found = []
        for name, copies in self.copies.items():
            one = self.model.frames[self.frames[name][0]]
            for two in (self.model.frames[copy] for copy in copies):
                sides = (one.parentJoint, one.placement, two.parentJoint, two.placement)
                found.append(pin.RigidConstraintModel(pin.ContactType.CONTACT_6D, self.model, *sides, pin.LOCAL))
        return found


def accelerations(mechanism: Mechanism, states: States, forces: dict[str, float]) -> Accelerations:
    """Angular acceleration and acceleration of the origin of every body, in the world."""
    _refuse(mechanism)
    tree = Tree(mechanism, states, forces)
    model, data = tree.model, tree.model.createData()
    q, v = np.array(tree.q), np.array(tree.v)
    _check_states(tree, data, q, v)
    tau = np.array(tree.tau) + _wrench_forces(tree, data, q)
    moments = np.linalg.eigvalsh(_mass_matrix(model, q))
    if len(moments) and moments[0] <= 1e-12 * moments[-1]:
        raise Unsupported("the tree has degrees of freedom without inertia")
    welds = tree.welds()
    models, datas = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
    for weld in welds:
        models.append(weld)
        datas.append(weld.createData())
    pin.initConstraintDynamics(model, data, models, datas)
    settings = pin.ProximalSettings(ACCURACY, ACCURACY, MU, ITERATIONS)
    acceleration = pin.constraintDynamics(model, data, q, v, tau, models, datas, settings)
    pin.forwardKinematics(model, data, q, v, acceleration.copy())
    found = {}
    for body in mechanism.bodies:
        a = pin.getFrameClassicalAcceleration(model, data, tree.frames[body.name][0], pin.LOCAL_WORLD_ALIGNED)
        found[body.name] = (a.angular.copy(), a.linear.copy())
    return found


def _refuse(mechanism: Mechanism) -> None:
    for joint in mechanism.joints:
        plain_kind(joint)
        if joint.kind == "free" and (joint.damper or joint.friction):
            raise Unsupported(f"joint {joint.name!r} is free and has forces of its own")
    for actuator in mechanism.actuators:
        if mechanism.joint(actuator.joint).kind in ("free", "general"):
            raise Unsupported(f"actuator {actuator.name!r} on a joint without axes of its own")


def _check_states(tree: Tree, data: pin.Data, q: np.ndarray, v: np.ndarray) -> None:
    """Every copy of every body is where the states say and moves as they say."""
    pin.forwardKinematics(tree.model, data, q, v)
    pin.updateFramePlacements(tree.model, data)
    for name, frames in tree.frames.items():
        want = of(tree.states, name)
        for copy in (*frames, *tree.copies.get(name, ())):
            X, twist = data.oMf[copy], pin.getFrameVelocity(tree.model, data, copy, pin.LOCAL_WORLD_ALIGNED)
            pairs = ((X.rotation, want.R), (X.translation, want.p), (twist.angular, want.omega), (twist.linear, want.v))
            for got, wanted in pairs:
                if np.abs(got - wanted).max() > STATE_TOLERANCE * max(1.0, np.abs(wanted).max()):
                    raise ValueError(f"the states do not satisfy the joints at body {name!r}: {got} is not {wanted}")


def _wrench_forces(tree: Tree, data: pin.Data, q: np.ndarray) -> np.ndarray:
    """The mechanism's constant wrenches as joint forces."""
    tau = np.zeros(tree.model.nv)
    for wrench in tree.mechanism.wrenches:
        R = tree.states[wrench.body].R
        axes = np.eye(3) if wrench.axes == "world" else R
        force = axes @ np.array(wrench.force)
        moment = axes @ np.array(wrench.moment) + np.cross(R @ np.array(wrench.at), force)
        J = pin.computeFrameJacobian(tree.model, data, q, tree.frames[wrench.body][0], pin.LOCAL_WORLD_ALIGNED)
        tau += J.T @ np.concatenate([force, moment])
    return tau


def _mass_matrix(model: pin.Model, q: np.ndarray) -> np.ndarray:
    M = np.triu(pin.crba(model, model.createData(), q))
    return M + np.triu(M, 1).T


def _closing_edge(mechanism: Mechanism, joint: Joint) -> Edge:
    """The closing joint walked towards its bulkier body: that one is split, and its part must not be a mere line."""

    def bulk(name: str) -> float:
        return -1.0 if name == GROUND else float(np.linalg.eigvalsh(mechanism.body(name).inertia_matrix)[0])

    ends = sorted((joint.parent, joint.child), key=bulk)
    return Edge(joint, ends[0], ends[1])


def _single(step: str, joint: Joint) -> pin.JointModel:
    return pin.JointModelHZ(joint.pitch) if step == "HZ" else JOINTS[step]()


def _se3(frame: Pose) -> pin.SE3:
    return pin.SE3(frame.matrix, np.array(frame.position))


def _frame(name: str, joint_id: int, placement: pin.SE3) -> pin.Frame:
    return pin.Frame(name, joint_id, placement, pin.FrameType.OP_FRAME)
