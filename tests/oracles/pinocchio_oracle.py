"""Forward dynamics from Pinocchio's mass matrix, nonlinear effects and Jacobians.

Every joint is put into a tree. Where a joint closes a loop, the body on its far side is split into copies that share
its mass, one for each joint that reaches it, and the copies are welded by six-dimensional constraints, solved on the
null space of their rows (Pinocchio's proximal iteration loses digits where machines are stiff or redundant).
"""

from __future__ import annotations

from collections import Counter

import numpy as np
import pinocchio as pin

from closedchain.mechanism import Joint, Mechanism, Pose
from oracles import maximal
from oracles.forest import Edge, Forest, coordinates, grow
from oracles.state import GROUND, Accelerations, States, Unsupported, of, place, plain_kind

RANK = 1e-11  # of the largest singular value of the welds' rows
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
        self.armature: list[float] = []
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
        self.armature += self._rotors(edge)[::order]
        for n, step in enumerate(edge.steps):
            joint_id = self.model.addJoint(joint_id, _single(step, edge.joint), placement, f"{edge.joint.name}.{n}")
            placement = pin.SE3.Identity()
            for numbers, column in zip((self.q, self.v, self.tau), columns, strict=True):
                numbers.append(sign * column[::order][n])
        return joint_id, placement * _se3(edge.far_frame).inverse()

    def _drive(self, edge: Edge) -> list[float]:
        return list(maximal.drive(self.mechanism, edge.joint, self.states, self.forces))

    def _rotors(self, edge: Edge) -> list[float]:
        """Inertia of rotors along the degrees of freedom of a joint."""
        found = [0.0] * edge.joint.dof
        for ratios, inertia in maximal.rotors(self.mechanism):
            for (name, k), ratio in ratios.items():
                if name == edge.joint.name:
                    found[k] += ratio**2 * inertia
        return found

    def _add_ball(self, edge: Edge, joint_id: int, placement: pin.SE3) -> int:
        near = of(self.states, edge.near)
        far = of(self.states, edge.far)
        R_N, R_F = place(near, edge.near_frame)[0], place(far, edge.far_frame)[0]
        self.q += list(pin.Quaternion(R_N.T @ R_F).coeffs())
        self.v += list(R_F.T @ (far.omega - near.omega))
        # driven about the child's axes; walked backwards, the moment acts on the near body and reacts on the far one
        drive = np.array(self._drive(edge))
        self.tau += list(-R_F.T @ R_N @ drive if edge.flipped else drive)
        self.armature += [0.0] * 3
        return self.model.addJoint(joint_id, pin.JointModelSpherical(), placement, edge.joint.name)

    def _add_free(self, body: str) -> None:
        state = self.states[body]
        joint_id = self.model.addJoint(0, pin.JointModelFreeFlyer(), pin.SE3.Identity(), f"{body} floats")
        self.q += [*state.p, *pin.Quaternion(state.R).coeffs()]
        self.v += [*(state.R.T @ state.v), *(state.R.T @ state.omega)]
        self.tau += [0.0] * 6
        self.armature += [0.0] * 6
        self._add_body(body, joint_id, pin.SE3.Identity(), self.frames)

    def _add_body(self, name: str, joint_id: int, placement: pin.SE3, among: dict[str, list[int]]) -> None:
        body, share = self.mechanism.body(name), 1 / (1 + self.shares[name])
        inertia = pin.Inertia(share * body.mass, np.array(body.center), share * body.inertia_matrix)
        self.model.appendBodyToJoint(joint_id, inertia, placement)
        frame = self.model.addFrame(_frame(f"{name} on joint {joint_id}", joint_id, placement))
        among.setdefault(name, []).append(frame)


def accelerations(mechanism: Mechanism, states: States, forces: dict[str, float]) -> Accelerations:
    """Angular acceleration and acceleration of the origin of every body, in the world."""
    _refuse(mechanism)
    tree = Tree(mechanism, states, forces)
    tree.model.armature = np.array(tree.armature)
    model, data = tree.model, tree.model.createData()
    q, v = np.array(tree.q), np.array(tree.v)
    _check_states(tree, data, q, v)
    tau = np.array(tree.tau) + _wrench_forces(tree, data, q)
    acceleration = _on_null_space(tree, data, q, v, tau)
    pin.forwardKinematics(model, data, q, v, acceleration)
    found = {}
    for body in mechanism.bodies:
        a = pin.getFrameClassicalAcceleration(model, data, tree.frames[body.name][0], pin.LOCAL_WORLD_ALIGNED)
        found[body.name] = (a.angular.copy(), a.linear.copy())
    return found


def _on_null_space(tree: Tree, data: pin.Data, q: np.ndarray, v: np.ndarray, tau: np.ndarray) -> np.ndarray:
    """Accelerations from M, nle and the rows of the welds: J a = −J̇v, NᵀM a = Nᵀ(τ − nle) with J N = 0."""
    model = tree.model
    M, h = _mass_matrix(model, q), np.array(pin.nonLinearEffects(model, data, q, v))
    J, drift = _weld_rows(tree, data, q, v)
    U, s, Vt = np.linalg.svd(J)
    rank = int(np.sum(s > RANK * max(s[0], 1e-300))) if len(s) else 0
    N, start = Vt[rank:].T, -Vt[:rank].T @ ((U.T @ drift)[:rank] / s[:rank])
    reduced = N.T @ M @ N
    size = np.sqrt(np.maximum(np.diag(reduced), 1e-150))
    if len(size) and np.linalg.eigvalsh(reduced / np.outer(size, size))[0] <= RANK:
        raise Unsupported("a motion of the closed machine is without inertia")
    return start + N @ np.linalg.solve(reduced, N.T @ (tau - h - M @ start))


def _weld_rows(tree: Tree, data: pin.Data, q: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """J and J̇v of all welds: every copy of a body moves as the body in the tree does."""
    model, world = tree.model, pin.LOCAL_WORLD_ALIGNED
    pin.forwardKinematics(model, data, q, v, np.zeros(model.nv))
    pairs = [(tree.frames[name][0], copy) for name, copies in tree.copies.items() for copy in copies]

    def rows(frame: int) -> tuple[np.ndarray, np.ndarray]:
        jacobian = pin.computeFrameJacobian(model, data, q, frame, world).copy()
        return jacobian, pin.getFrameClassicalAcceleration(model, data, frame, world).vector

    found = [(rows(one), rows(two)) for one, two in pairs]
    J = np.vstack([np.zeros((0, model.nv)), *(one[0] - two[0] for one, two in found)])
    return J, np.concatenate([np.zeros(0), *(one[1] - two[1] for one, two in found)])


def _refuse(mechanism: Mechanism) -> None:
    if mechanism.couplings:
        raise Unsupported("couplings between joints")
    if any(len(ratios) > 1 for ratios, _ in maximal.rotors(mechanism)):
        raise Unsupported("rotors that several joints move")
    for joint in mechanism.joints:
        plain_kind(joint)
        if joint.kind in ("free", "general") and (joint.damper or joint.friction):
            raise Unsupported(f"joint {joint.name!r} is {joint.kind} and has forces of its own, along axes of its own")
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
    """The mechanism's constant wrenches, struts and bushings as joint forces."""
    tau = np.zeros(tree.model.nv)
    for wrench in tree.mechanism.wrenches:
        R = tree.states[wrench.body].R
        axes = np.eye(3) if wrench.axes == "world" else R
        force = axes @ np.array(wrench.force)
        moment = axes @ np.array(wrench.moment) + np.cross(R @ np.array(wrench.at), force)
        tau += _jacobian(tree, data, q, wrench.body).T @ np.concatenate([force, moment])
    for body, moment, force in maximal.element_wrenches(tree.mechanism, tree.states):
        tau += _jacobian(tree, data, q, body).T @ np.concatenate([force, moment])
    return tau


def _jacobian(tree: Tree, data: pin.Data, q: np.ndarray, body: str) -> np.ndarray:
    return np.array(pin.computeFrameJacobian(tree.model, data, q, tree.frames[body][0], pin.LOCAL_WORLD_ALIGNED))


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
