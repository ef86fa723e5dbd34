"""Poses, twists and loop equations of the machine as traced expressions of coordinates q and velocities v, in the
world.

X_WB          pose of every body                    V = [w_WB; v_WB] in world axes at the body's origin
Phi(q) = 0    loop residual                         G(q) v = 0 its rate (with rolling constraints added)
gamma         d(G v)/dt with the velocities v kept       A(q) v the velocities of the actuators
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import casadi as ca

from closedchain.errors import UnsupportedError
from closedchain.multibody.joints.interface import JointModel
from closedchain.multibody.system import Cut, Link, System
from closedchain.spatial.rotation import skew
from closedchain.spatial.transform import Transform
from closedchain.types import SX


@dataclass(frozen=True)
class Twist:
    """Angular velocity and velocity of a frame's origin, in world axes."""

    w: SX
    v: SX

    def at(self, r: SX) -> Twist:
        """The twist of a point fixed to the same body, r away in world axes."""
        return Twist(self.w, self.v + skew(self.w) @ r)


class TreeKinematics:
    """Traced kinematics of one machine. Build once; every attribute is an expression in `q` and `v`."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.q = SX.sym("q", system.nq)
        self.v = SX.sym("v", system.nv)

    @cached_property
    def poses(self) -> tuple[Transform, ...]:
        """X_WB of every link."""
        poses: list[Transform] = []
        for link in self.system.links:
            X_PB = link.pose(self.q)
            poses.append(poses[link.parent] @ X_PB if link.parent >= 0 else X_PB)
        return tuple(poses)

    @cached_property
    def twists(self) -> tuple[Twist, ...]:
        """V of every link."""
        twists: list[Twist] = []
        for link, X in zip(self.system.links, self.poses, strict=True):
            S_v = link.motion(self.q) @ self.v[link.v]
            own = Twist(X.R @ S_v[:3], X.R @ S_v[3:])
            X_P, V_P = self.side(link.parent, twists)
            base = V_P.at(X.p - X_P.p)
            twists.append(Twist(base.w + own.w, base.v + own.v))
        return tuple(twists)

    @cached_property
    def q_dot(self) -> SX:
        """dq/dt."""
        parts = [link.model.q_dot(self.q[link.q], self.v[link.v]) for link in self.system.owners]
        return ca.vertcat(*parts)

    @cached_property
    def twist_vector(self) -> SX:
        """All twists one below the other, [w; v] per link."""
        return ca.vertcat(*(ca.vertcat(V.w, V.v) for V in self.twists))

    @cached_property
    def jacobian(self) -> SX:
        """J, with all twists = J v."""
        return ca.jacobian(self.twist_vector, self.v)

    @cached_property
    def twist_product(self) -> SX:
        """dJ/dt v: accelerations of all bodies while the velocities are kept."""
        return self.along_motion(self.twist_vector)

    def along_motion(self, expression: SX) -> SX:
        """The time derivative of an expression along the motion, velocities v kept."""
        return ca.jtimes(expression, self.q, self.q_dot)

    def side(self, link: int, twists: Sequence[Twist] | None = None) -> tuple[Transform, Twist]:
        """Pose and twist of a link, or of the ground."""
        if link < 0:
            return Transform.identity(), Twist(SX(3, 1), SX(3, 1))
        return self.poses[link], (self.twists if twists is None else twists)[link]

    def relative(self, cut: Cut) -> tuple[Transform, SX]:
        """X_FM of a cut joint and the relative twist of M, at its origin in F's axes."""
        (X_P, V_P), (X_C, V_C) = self.side(cut.parent), self.side(cut.child)
        X_WF, X_WM = X_P @ cut.X_PF, X_C @ cut.X_CM
        here = V_P.at(X_WM.p - X_P.p)
        there = V_C.at(X_WM.p - X_C.p)
        V = ca.vertcat(X_WF.R.T @ (there.w - here.w), X_WF.R.T @ (there.v - here.v))
        return X_WF.inverse() @ X_WM, V

    @cached_property
    def residual(self) -> SX:
        """Phi(q), empty for an open tree."""
        return _stack([cut.model.residual(self.relative(cut)[0]) for cut in self.system.cuts])

    @cached_property
    def residual_on_rows(self) -> SX:
        """The residual in the places of the constraint rows it belongs to; zero for rolling constraints."""
        rows = SX(self.system.nc, 1)
        for cut in self.system.cuts:
            names = cut.model.rows if cut.model.holonomic is None else cut.model.holonomic
            rows[[cut.rows.start + cut.model.rows.index(name) for name in names]] = self.residual[cut.residuals]
        return rows

    @cached_property
    def mode_sign(self) -> SX:
        """One number per cut, positive where its residual has the intended root."""
        return _stack([cut.model.mode_sign(self.relative(cut)[0]) for cut in self.system.cuts])

    @cached_property
    def constraint_velocity(self) -> SX:
        """G(q) v."""
        rows = []
        for cut in self.system.cuts:
            X, V = self.relative(cut)
            rows.append(cut.model.constraint(X).T @ V)
        return _stack(rows)

    @cached_property
    def constraint_jacobian(self) -> SX:
        """G(q)."""
        return ca.jacobian(self.constraint_velocity, self.v)

    @cached_property
    def constraint_product(self) -> SX:
        """dG/dt v."""
        return self.along_motion(self.constraint_velocity)

    @cached_property
    def residual_jacobian(self) -> SX:
        """dPhi/dv: the rate of the residual per unit velocities, also where the loops are not closed."""
        return ca.jacobian(self.along_motion(self.residual), self.v)

    def joint_coordinates(self, joint: str | Link | Cut) -> SX:
        """Coordinates of a joint; of a cut joint those of the relative pose of its frames."""
        part = self.system.element(joint) if isinstance(joint, str) else joint
        return self.q[part.q] if isinstance(part, Link) else part.model.coordinates(self.relative(part)[0])

    def joint_velocity(self, joint: str | Link | Cut) -> SX:
        """Velocities along the degrees of freedom of a joint; of a cut joint from the relative twist of its frames."""
        part = self.system.element(joint) if isinstance(joint, str) else joint
        return self.v[part.v] if isinstance(part, Link) else velocity_along(part.model, *self.relative(part))

    def wrench_along(self, cut: Cut, forces: SX) -> SX:
        """The wrench on the child of a cut joint, at M in F's axes, whose power is that of forces along its DOF."""
        return velocity_map(cut.model, self.relative(cut)[0]).T @ forces

    def at(self, expression: SX, q: SX, v: SX | None = None) -> SX:
        """An expression in `q` and `v` of this object, at other coordinates and velocities."""
        if v is None:
            return ca.substitute(expression, self.q, q)
        return ca.substitute(expression, ca.vertcat(self.q, self.v), ca.vertcat(q, ca.densify(v)))

    @cached_property
    def actuator_coordinates(self) -> SX:
        """The coordinates the actuators drive."""
        return _stack([self._coordinate(a.joint, a.coordinate) for a in self.system.actuators])

    @cached_property
    def actuator_velocities(self) -> SX:
        """A(q) v."""
        return _stack([self.joint_velocity(a.joint)[a.coordinate] for a in self.system.actuators])

    @cached_property
    def actuator_jacobian(self) -> SX:
        """A(q)."""
        return ca.jacobian(self.actuator_velocities, self.v)

    def _coordinate(self, joint: str, coordinate: int) -> SX:
        part = self.system.element(joint)
        if part.model.nq != part.model.nv:
            raise UnsupportedError(f"joint {joint!r} rotates freely: its orientation has no single driven coordinate")
        return self.joint_coordinates(joint)[coordinate]


def velocity_map(model: JointModel, X: Transform) -> SX:
    """nv×6: velocities along a joint's degrees of freedom from the relative twist of M, at its origin in F's axes."""
    return ca.pinv(model.motion_space(X)) if model.nv else SX(0, 6)


def velocity_along(model: JointModel, X: Transform, V: SX) -> SX:
    """Velocities along the degrees of freedom of a joint that is not in the tree."""
    return velocity_map(model, X) @ V


def stepped(system: System, q: SX, dv: SX) -> SX:
    """Coordinates after a small step dv on the velocities; quaternions are kept unit."""
    parts = []
    for link in system.owners:
        moved = q[link.q] + link.model.q_dot(q[link.q], dv[link.v])
        parts.append(link.model.normalised(moved))
    return ca.vertcat(*parts)


def _stack(parts: list[SX]) -> SX:
    return ca.vertcat(*parts) if parts else SX(0, 1)
