"""Dynamics of the open tree that is left when some joints are cut, by MuJoCo, without actuation, contact or limits.

Parts that no joint ties to the ground float. The mechanism's constant wrenches are applied.
"""

from __future__ import annotations

import mujoco
import numpy as np

from closedchain.mechanism import Body, Mechanism
from oracles.forest import Edge, Forest, coordinates, grow
from oracles.state import GROUND, Accelerations, Array, States, Unsupported, of, place, plain_kind

HINGE, SLIDE = mujoco.mjtJoint.mjJNT_HINGE, mujoco.mjtJoint.mjJNT_SLIDE
AXES = {"X": 0, "Y": 1, "Z": 2}
STATE_TOLERANCE = 1e-7


def tree_accelerations(mechanism: Mechanism, cut: set[str], states: States) -> Accelerations:
    """Angular acceleration and acceleration of the origin of every body of the open tree, in the world."""
    model, data = _simulated(mechanism, cut, states)
    mujoco.mj_rnePostConstraint(model, data)
    found = {}
    for body in mechanism.bodies:
        a = np.zeros(6)
        mujoco.mj_objectAcceleration(model, data, mujoco.mjtObj.mjOBJ_XBODY, model.body(body.name).id, a, 0)
        found[body.name] = (a[:3], a[3:] + model.opt.gravity)  # MuJoCo reports what an accelerometer feels
    return found


def energies(mechanism: Mechanism, cut: set[str], states: States) -> tuple[float, float]:
    """Kinetic energy, and potential energy with zero at the world's origin."""
    _, data = _simulated(mechanism, cut, states)
    return float(data.energy[1]), float(data.energy[0])


def _simulated(mechanism: Mechanism, cut: set[str], states: States) -> tuple[mujoco.MjModel, mujoco.MjData]:
    forest = grow(mechanism, cut)
    if forest.closing:
        raise ValueError(f"joints {[joint.name for joint in forest.closing]} still close loops")
    model = _model(mechanism, forest)
    data = mujoco.MjData(model)
    _set_coordinates(model, data, forest, states)
    mujoco.mj_kinematics(model, data)
    mujoco.mj_comPos(model, data)
    _apply_wrenches(mechanism, model, data, states)
    mujoco.mj_crb(model, data)
    _check_mass_matrix(model, data)
    mujoco.mj_forward(model, data)
    _check_states(mechanism, model, data, states)
    return model, data


def _model(mechanism: Mechanism, forest: Forest) -> mujoco.MjModel:
    spec = mujoco.MjSpec()
    spec.compiler.degree = False
    spec.option.gravity = mechanism.gravity
    spec.option.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONSTRAINT | mujoco.mjtDisableBit.mjDSBL_CONTACT
    spec.option.enableflags |= mujoco.mjtEnableBit.mjENBL_ENERGY
    bodies = {GROUND: spec.worldbody}
    for name in forest.floating:
        bodies[name] = spec.worldbody.add_body(**_inertial(mechanism.body(name)))
        bodies[name].add_freejoint(name=f"{name} floats")
    for edge in forest.edges:
        bodies[edge.far] = _attach(bodies[edge.near], edge, mechanism.body(edge.far))
    model = spec.compile()
    _set_masses(mechanism, model)
    return model


def _attach(near: mujoco.MjsBody, edge: Edge, body: Body) -> mujoco.MjsBody:
    """The far body placed where it is at zero coordinates, with the joint's steps at its own joint frame."""
    kind = plain_kind(edge.joint)
    if kind == "helical":
        raise Unsupported("MuJoCo has no helical joint")
    R_F, origin = edge.far_frame.matrix, np.array(edge.far_frame.position)
    R = edge.near_frame.matrix @ R_F.T
    p = np.array(edge.near_frame.position) - R @ origin
    far = near.add_body(pos=p, quat=_quaternion(R), **_inertial(body))
    if kind == "spherical":
        spring = edge.joint.spring
        if spring is not None and (len(set(spring.stiffness)) > 1 or any(spring.reference)):
            raise Unsupported("MuJoCo's balls have one stiffness and no reference")
        stiffness = 0.0 if spring is None else spring.stiffness[0]
        far.add_joint(name=edge.joint.name, type=mujoco.mjtJoint.mjJNT_BALL, pos=origin, stiffness=stiffness)
        return far
    for n, (motion, axis) in enumerate(edge.steps):
        what = HINGE if motion == "R" else SLIDE
        k = len(edge.steps) - 1 - n if edge.flipped else n
        own = {} if edge.joint.armature is None else {"armature": edge.joint.armature[k]}
        if edge.joint.spring is not None:
            sign = -1.0 if edge.flipped else 1.0
            own |= {"stiffness": edge.joint.spring.stiffness[k], "springref": sign * edge.joint.spring.reference[k]}
        if edge.joint.damper is not None:
            own |= {"damping": edge.joint.damper.damping[k]}
        far.add_joint(name=f"{edge.joint.name}.{n}", type=what, pos=origin, axis=R_F[:, AXES[axis]], **own)
    return far


def _inertial(body: Body) -> dict[str, object]:
    """Where the principal axes are; mass and moments follow once the model is compiled."""
    _, axes = _principal(body)
    return {
        "name": body.name,
        "mass": 1.0,
        "ipos": body.center,
        "inertia": (1.0, 1.0, 1.0),
        "iquat": _quaternion(axes),
        "explicitinertial": True,
    }


def _set_masses(mechanism: Mechanism, model: mujoco.MjModel) -> None:
    """The true masses and moments: MuJoCo's compiler refuses the zero moment of a rod, its algorithms do not."""
    for body in mechanism.bodies:
        model.body(body.name).mass[:] = body.mass
        model.body(body.name).inertia[:] = _principal(body)[0]
    mujoco.set_mju_user_warning(lambda _: None)  # a singular mass matrix is reported by our own check
    mujoco.mj_setConst(model, mujoco.MjData(model))
    mujoco.set_mju_user_warning(None)


def _check_mass_matrix(model: mujoco.MjModel, data: mujoco.MjData) -> None:
    M = np.zeros((model.nv, model.nv))
    for column, unit in zip(M, np.eye(model.nv), strict=True):
        mujoco.mj_mulM(model, data, column, unit)
    moments = np.linalg.eigvalsh(M)
    if len(moments) and moments[0] <= 1e-12 * moments[-1]:
        raise Unsupported("the tree has degrees of freedom without mass")


def _principal(body: Body) -> tuple[Array, Array]:
    moments, axes = np.linalg.eigh(body.inertia_matrix)
    return moments, axes * np.linalg.det(axes)


def _set_coordinates(model: mujoco.MjModel, data: mujoco.MjData, forest: Forest, states: States) -> None:
    for name in forest.floating:
        state, joint = states[name], data.joint(f"{name} floats")
        joint.qpos = np.concatenate([state.p, _quaternion(state.R)])
        joint.qvel = np.concatenate([state.v, state.R.T @ state.omega])
    for edge in forest.edges:
        if plain_kind(edge.joint) == "spherical":
            _set_ball(data, edge, states)
            continue
        sign, order = (-1.0, -1) if edge.flipped else (1.0, 1)
        q, v = coordinates(edge.joint, states)
        for n, (position, rate) in enumerate(zip(q[::order], v[::order], strict=True)):
            joint = data.joint(f"{edge.joint.name}.{n}")
            joint.qpos, joint.qvel = sign * position, sign * rate


def _set_ball(data: mujoco.MjData, edge: Edge, states: States) -> None:
    """MuJoCo turns the far body from its place at zero coordinates; the rate is in the far body's axes."""
    near, far = of(states, edge.near), of(states, edge.far)
    R_N = place(near, edge.near_frame)[0] @ edge.far_frame.matrix.T
    data.joint(edge.joint.name).qpos = _quaternion(R_N.T @ far.R)
    data.joint(edge.joint.name).qvel = far.R.T @ (far.omega - near.omega)


def _apply_wrenches(mechanism: Mechanism, model: mujoco.MjModel, data: mujoco.MjData, states: States) -> None:
    for wrench in mechanism.wrenches:
        R, p = states[wrench.body].R, states[wrench.body].p
        axes = np.eye(3) if wrench.axes == "world" else R
        force, moment = axes @ np.array(wrench.force), axes @ np.array(wrench.moment)
        body = model.body(wrench.body).id
        mujoco.mj_applyFT(model, data, force, moment, p + R @ np.array(wrench.at), body, data.qfrc_applied)


def _check_states(mechanism: Mechanism, model: mujoco.MjModel, data: mujoco.MjData, states: States) -> None:
    """Every body is where the states say and moves as they say."""
    for body in mechanism.bodies:
        want, at, twist = states[body.name], data.body(body.name), np.zeros(6)
        mujoco.mj_objectVelocity(model, data, mujoco.mjtObj.mjOBJ_XBODY, model.body(body.name).id, twist, 0)
        pairs = ((at.xmat.reshape(3, 3), want.R), (at.xpos, want.p), (twist[:3], want.omega), (twist[3:], want.v))
        for got, wanted in pairs:
            if np.abs(got - wanted).max() > STATE_TOLERANCE * max(1.0, np.abs(wanted).max()):
                raise ValueError(f"the states do not satisfy the joints at body {body.name!r}: {got} is not {wanted}")


def _quaternion(R: Array) -> Array:
    quaternion = np.zeros(4)
    mujoco.mju_mat2Quat(quaternion, np.ascontiguousarray(R).reshape(9))
    return quaternion
