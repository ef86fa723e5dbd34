"""The same machine in Pinocchio and MuJoCo, built from a compiled model: its tree, its coordinates, its loops.

    peer = PinocchioPeer(model)          peer.set(state); peer.constraint_dynamics(tau)
    peer = MujocoPeer(model)             peer.set(state); mujoco.mj_forward(peer.model, peer.data)

Each checks on construction that it agrees with the reference dynamics, so that what is timed is the same problem.
Loops: cut spherical joints are 3-D constraints (Pinocchio) or connects (MuJoCo), cut fixed joints 6-D or welds.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import casadi as ca
import mujoco
import numpy as np
import pinocchio as pin

import closedchain as cc
from closedchain.multibody.loads import Loads
from closedchain.multibody.system import Cut, Link
from closedchain.spatial.symbolic import Transform


def best_of(action: Callable[[], object], repeats: int = 7) -> float:
    """Shortest of several timings of an action, in seconds."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def per_call(action: Callable[[], object], calls: int = 2000) -> float:
    """Shortest time of one Python call, in seconds, over runs of many calls."""

    def run() -> None:
        for _ in range(calls):
            action()

    return best_of(run) / calls


def depth_first(model: cc.Model) -> list[Link]:
    """The links chain after chain, as Pinocchio needs its joints numbered."""
    found: list[Link] = []

    def follow(parent: int) -> None:
        for link in model.system.links:
            if link.parent == parent:
                found.append(link)
                follow(link.index)

    follow(-1)
    return found


def pose(X: Transform) -> pin.SE3:
    """A constant transform as Pinocchio's."""
    return pin.SE3(np.array(ca.DM(ca.densify(X.R))), np.array(ca.DM(ca.densify(X.p))).ravel())


def composite(joints: list[object]) -> object:
    """Several joints as one of Pinocchio's."""
    whole = pin.JointModelComposite()
    for joint in joints:
        whole.addJoint(joint)
    return whole


class PinocchioPeer:
    """The opened tree with the model's own coordinates, and its loops as rigid constraints.

    singles: universal joints as two revolutes, else as one composite joint. Pinocchio's derivatives hold for the former
        only, and which is faster depends on the algorithm.
    """

    def __init__(self, model: cc.Model, singles: bool = False) -> None:
        self.source, self.singles = model, singles
        self.model = pin.Model()
        self.model.gravity.linear = np.array(model.mechanism.gravity)
        self.bodies = {-1: (0, pin.SE3.Identity())}  # joint that carries each body, and the body's pose in it
        self.links = depth_first(model)
        for link in self.links:
            self._add(link)
        tree, tau = model.kinematics.tree, ca.SX.sym("tau", len(model.system.actuators))
        self.forces = ca.Function("Q", [tree.q, tree.v, tau], [ca.densify(Loads(tree).generalised(tau))])
        for link in self.links:
            if link.armature is not None:
                joint = self.bodies[link.index][0]
                at = self.model.idx_vs[joint]
                self.model.armature[at : at + link.model.nv] = np.array(ca.DM(link.armature)).ravel()
        self.data = self.model.createData()
        self.constraints, self.constraint_data = pin.StdVec_RigidConstraintModel(), pin.StdVec_RigidConstraintData()
        for cut in model.system.cuts:
            self.constraints.append(self._constraint(cut))
            self.constraint_data.append(self.constraints[-1].createData())
        pin.initConstraintDynamics(self.model, self.data, self.constraints, self.constraint_data)
        # dependent rows need a shift of the diagonal, and one iteration more that takes its effect away
        shift = (1e-8, 2) if model.mobility.redundant else (0.0, 1)
        self.settings = pin.ProximalSettings(1e-12, *shift)

    def _add(self, link: Link) -> None:
        if link.flipped:
            raise NotImplementedError(f"joint {link.name} is traversed against its direction")
        joint, behind = self.bodies[link.parent]
        place = behind * pose(link.X_PJ)
        for number, kind in enumerate(self._joints(link)):
            joint, place = self.model.addJoint(joint, kind, place, f"{link.name}.{number}"), pin.SE3.Identity()
        body, placement = link.body, place * pose(link.X_JB)
        inertia = pin.Inertia(body.mass, np.array(body.center), body.inertia_matrix)
        self.model.appendBodyToJoint(joint, inertia, placement)
        self.bodies[link.index] = joint, placement

    def _joints(self, link: Link) -> list[object]:
        kind = link.joint.kind if link.joint else "free"
        if kind == "universal":
            turns = [pin.JointModelRX(), pin.JointModelRY()]
            return turns if self.singles else [composite(turns)]
        if kind == "fixed":
            return []
        single = {
            "revolute": pin.JointModelRZ,
            "prismatic": pin.JointModelPZ,
            "spherical": pin.JointModelSpherical,
            "free": pin.JointModelFreeFlyer,
        }
        return [single[kind]()]

    def _constraint(self, cut: Cut) -> object:
        rigid = cut.joint.kind == "fixed" or (cut.joint.kind == "general" and cut.joint.dof == 0)
        kind = pin.ContactType.CONTACT_6D if rigid else pin.ContactType.CONTACT_3D
        point = cut.joint.kind == "spherical" or (cut.joint.kind == "general" and cut.joint.dof == 3)
        if not (rigid or point):
            raise NotImplementedError(f"cut {cut.joint.kind} joint {cut.joint.name}")
        ends = []
        for index, X in ((cut.parent, cut.X_PF), (cut.child, cut.X_CM)):
            joint, behind = self.bodies[index]
            ends += [joint, behind * pose(X)]
        return pin.RigidConstraintModel(kind, self.model, *ends, pin.ReferenceFrame.LOCAL)

    def coordinates(self, state: cc.State) -> tuple[np.ndarray, np.ndarray]:
        """q and v in Pinocchio's order: quaternions (x, y, z, w), a free joint's position and velocity first."""
        q, v = [], []
        for link in self.links:
            here, velocities = state.q[link.q], state.v[link.v]
            if link.model.nq == 7:
                here, velocities = np.r_[here[4:], here[1:4], here[0]], np.r_[velocities[3:], velocities[:3]]
            elif link.model.nq == 4:
                here = np.r_[here[1:4], here[0]]
            q.append(here)
            v.append(velocities)
        return np.concatenate(q), np.concatenate(v)

    def generalised(self, state: cc.State, tau: np.ndarray) -> np.ndarray:
        """All applied forces on Pinocchio's velocities."""
        Q = np.array(self.forces(state.q, state.v, tau)).ravel()
        return self.coordinates(state.replace(v=Q, check=False))[1]

    def constraint_dynamics(self, q: np.ndarray, v: np.ndarray, Q: np.ndarray) -> np.ndarray:
        """Forward dynamics with the loops closed."""
        return pin.constraintDynamics(
            self.model, self.data, q, v, Q, self.constraints, self.constraint_data, self.settings
        )

    def integrated(
        self, q: np.ndarray, v: np.ndarray, Q: np.ndarray, h: float, steps: int
    ) -> tuple[np.ndarray, np.ndarray]:
        """RK4 in the tangent space of where a step begins: q ⊕ u with u̇ = J⁻¹ v, J the derivative of q ⊕ u by u."""
        zero = np.zeros(self.model.nv)

        def slopes(u: np.ndarray, w: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
            J = pin.dIntegrate(self.model, q, u, pin.ArgumentPosition.ARG1)
            a = self.constraint_dynamics(pin.integrate(self.model, q, u), w, Q).copy()
            return np.linalg.solve(J, w), a

        for _ in range(steps):
            u1, a1 = slopes(zero, v)
            u2, a2 = slopes(h / 2 * u1, v + h / 2 * a1)
            u3, a3 = slopes(h / 2 * u2, v + h / 2 * a2)
            u4, a4 = slopes(h * u3, v + h * a3)
            q = pin.integrate(self.model, q, h / 6 * (u1 + 2 * u2 + 2 * u3 + u4))
            v = v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
        return q, v

    def check(self, state: cc.State, tau: np.ndarray) -> float:
        """Largest relative difference of accelerations to the reference dynamics."""
        q, v = self.coordinates(state)
        found = self.constraint_dynamics(q, v, self.generalised(state, tau))
        wanted = self.source.forward_dynamics(state, tau, "reference").acceleration
        wanted = self.coordinates(state.replace(v=wanted, check=False))[1]
        return float(np.abs(found - wanted).max() / np.abs(wanted).max())


class MujocoPeer:
    """The opened tree with the model's own coordinates, and its loops as MuJoCo's (soft) equality constraints."""

    def __init__(self, model: cc.Model, step: float = 1e-3, integrator: int | None = None) -> None:
        self.source = model
        spec = mujoco.MjSpec()
        spec.option.gravity = np.array(model.mechanism.gravity)
        spec.option.timestep = step
        spec.option.integrator = mujoco.mjtIntegrator.mjINT_RK4 if integrator is None else integrator
        spec.compiler.boundinertia = 1e-12
        spec.compiler.balanceinertia = True
        self.bodies: list[object] = []
        for link in model.system.links:
            self._add(spec, link)
        for cut in model.system.cuts:
            self._close(spec, cut)
        self.model = spec.compile()
        self.model.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
        self.data = mujoco.MjData(self.model)

    def _add(self, spec: object, link: Link) -> None:
        parent = self.bodies[link.parent] if link.parent >= 0 else spec.worldbody
        placement = pose(link.X_PJ) if link.joint else pin.SE3.Identity()
        behind = pose(self.source.system.links[link.parent].X_JB) if link.parent >= 0 else pin.SE3.Identity()
        placement = behind * placement
        body = parent.add_body(name=link.body.name, pos=placement.translation, quat=wxyz(placement.rotation))
        kind = link.joint.kind if link.joint else "free"
        joints = {
            "revolute": [("hinge", (0, 0, 1))],
            "prismatic": [("slide", (0, 0, 1))],
            "universal": [("hinge", (1, 0, 0)), ("hinge", (0, 1, 0))],
            "spherical": [("ball", (0, 0, 1))],
            "free": [("free", (0, 0, 1))],
        }[kind]
        for number, (what, axis) in enumerate(joints):
            body.add_joint(
                name=f"{link.name}{number}", type=getattr(mujoco.mjtJoint, f"mjJNT_{what.upper()}"), axis=axis
            )
        inside = pose(link.X_JB)
        inertia = inside.rotation @ link.body.inertia_matrix @ inside.rotation.T
        center = inside.translation + inside.rotation @ np.array(link.body.center)
        body.mass, body.ipos, body.explicitinertial = max(link.body.mass, 1e-9), center, True
        body.fullinertia = [inertia[i, j] for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))]
        self.bodies.append(body)

    def _close(self, spec: object, cut: Cut) -> None:
        rigid = cut.joint.dof == 0
        equality = spec.add_equality(objtype=mujoco.mjtObj.mjOBJ_SITE)
        equality.type = mujoco.mjtEq.mjEQ_WELD if rigid else mujoco.mjtEq.mjEQ_CONNECT
        names = []
        for side, index, X in (("parent", cut.parent, cut.X_PF), ("child", cut.child, cut.X_CM)):
            inside = pose(self.source.system.links[index].X_JB) * pose(X) if index >= 0 else pose(X)
            body = self.bodies[index] if index >= 0 else spec.worldbody
            name = f"{cut.joint.name}_{side}"
            body.add_site(name=name, pos=inside.translation, quat=wxyz(inside.rotation))
            names.append(name)
        equality.name1, equality.name2 = names

    def set(self, state: cc.State) -> None:
        """Take over a state; MuJoCo numbers joints depth first, and a free joint's position comes first."""
        for link in self.source.system.links:
            here, velocities = state.q[link.q], state.v[link.v]
            if link.model.nq == 7:
                R = state.body(link.body.name).rotation
                here, velocities = np.r_[here[4:], here[:4]], np.r_[R @ velocities[3:], velocities[:3]]
            joint = self.model.joint(f"{link.name}0")
            self.data.qpos[joint.qposadr[0] : joint.qposadr[0] + here.size] = here
            self.data.qvel[joint.dofadr[0] : joint.dofadr[0] + velocities.size] = velocities


def wxyz(R: np.ndarray) -> np.ndarray:
    """The quaternion (w, x, y, z) of a rotation matrix."""
    x, y, z, w = pin.Quaternion(R).coeffs()
    return np.array([w, x, y, z])
