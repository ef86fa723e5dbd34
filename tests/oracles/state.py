"""What the oracles share: the world state of a body, where joint frames are, and how a joint's two sides move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from closedchain.mechanism import Body, Joint, Pose
from closedchain.types import Array

GROUND = "ground"


class Unsupported(Exception):
    """The oracle cannot treat this machine; a test skips with this reason."""


@dataclass(frozen=True)
class BodyState:
    """World rotation (body axes as columns), position of the origin, angular velocity, velocity of the origin."""

    R: Array
    p: Array
    omega: Array
    v: Array


STILL = BodyState(np.eye(3), np.zeros(3), np.zeros(3), np.zeros(3))
States = dict[str, BodyState]
Accelerations = dict[str, tuple[Array, Array]]


def cross_matrix(u: Array) -> Array:
    """The matrix that turns a vector into u × vector."""
    return np.array([[0.0, -u[2], u[1]], [u[2], 0.0, -u[0]], [-u[1], u[0], 0.0]])


def cross(a: Array, b: Array) -> Array:
    """a × b"""
    (x, y, z), (u, v, w) = a.tolist(), b.tolist()
    return np.array([y * w - z * v, z * u - x * w, x * v - y * u])


def of(states: States, body: str) -> BodyState:
    """The state of a body, or of the ground."""
    return STILL if body == GROUND else states[body]


def place(state: BodyState, frame: Pose) -> tuple[Array, Array]:
    """World rotation and origin of a frame fixed in a body."""
    R, p = _fixed(frame)
    return state.R @ R, state.p + state.R @ p


@lru_cache(maxsize=1000)
def _fixed(frame: Pose) -> tuple[Array, Array]:
    return frame.matrix, np.array(frame.position)


def velocity_at(state: BodyState, point: Array) -> Array:
    """World velocity of the point of the body that is now at a world position."""
    return state.v + cross(state.omega, point - state.p)


def relative_motion(joint: Joint, states: States) -> tuple[Array, Array, Array, Array]:
    """Rotation, position, angular velocity and rate of position of the child frame, in the parent frame."""
    parent, child = of(states, joint.parent), of(states, joint.child)
    R_P, p_P = place(parent, joint.at)
    R_C, p_C = place(child, joint.child_at)
    omega = child.omega - parent.omega
    v = velocity_at(child, p_C) - velocity_at(parent, p_C)
    return R_P.T @ R_C, R_P.T @ (p_C - p_P), R_P.T @ omega, R_P.T @ v


def world_inertia(body: Body, state: BodyState) -> tuple[float, Array, Array]:
    """Mass, arm from the body's origin to its mass centre and inertia about that centre, in world axes."""
    return body.mass, state.R @ np.array(body.center), state.R @ body.inertia_matrix @ state.R.T


def plain_kind(joint: Joint) -> str:
    """The joint's kind, where a general joint that is a ball or a weld counts as that."""
    if joint.kind != "general":
        return joint.kind
    motion = np.array(joint.motion).reshape(-1, 6)
    if len(motion) == 0:
        return "fixed"
    if len(motion) == 3 and not motion[:, 3:].any():
        return "spherical"
    raise Unsupported(f"general joint {joint.name!r} is neither a ball nor a weld")
