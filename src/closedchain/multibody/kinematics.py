"""Kinematics of the machine as traced expressions of coordinates q and velocities v.

In the world (TreeKinematics), for kinematics and energies:

    X_WB          pose of every body                    V = [w_WB; v_WB] in world axes at the body's origin
    Phi(q) = 0    residual of loops and couplings       G(q) v = 0 its rate (with rolling constraints added)
    gap           the same with angles for sines, for assembly
    gamma         d(G v)/dt with the velocities v kept       A(q) v the velocities of the actuators

In the bodies' own axes (BodyKinematics, LoopRows), the recursions that compiled formulations are built from.
Twists and accelerations are 6-vectors [angular; linear] at each body's origin, so that the constant parts of a machine
stay constant and structural zeros stay zeros. Accelerations are spatial: the plain time derivative of the twist's
components.

    X_PB   pose of a body in its parent     S    6×nv_i motion space        V_i = X V_p + S v
    c_i    V_i × S v + dS/dt v              A_i = X A_p + S dv/dt + c_i
    G, gamma   rows of loops, couplings:    G dv/dt + gamma = 0
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property

import casadi as ca

from closedchain.errors import UnsupportedError
from closedchain.multibody.joints.interface import JointModel, wrapped
from closedchain.multibody.parameters import Loss, Rotor
from closedchain.multibody.system import CouplingRow, Cut, ElementEnds, Link, System
from closedchain.records import dataclass
from closedchain.spatial.symbolic import Transform, cross_motion, skew
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
        self.way = SX.sym("way")  # 1 or −1, which way half a turn is counted
        self.turns = SX.sym("turns", len(system.periodic))  # what periodic coordinates of cut joints are nearest to

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
            S_v = link.motion(self.q) @ self.v[link.v, :]
            own = Twist(X.R @ S_v[:3], X.R @ S_v[3:])
            X_P, V_P = self.side(link.parent, twists)
            base = V_P.at(X.p - X_P.p)
            twists.append(Twist(base.w + own.w, base.v + own.v))
        return tuple(twists)

    @cached_property
    def q_dot(self) -> SX:
        """dq/dt."""
        parts = [link.model.q_dot(self.q[link.q, :], self.v[link.v, :]) for link in self.system.owners]
        return _stack(parts)

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

    def relative(self, cut: Cut | ElementEnds) -> tuple[Transform, SX]:
        """X_FM of a cut joint or a force element and the relative twist of M, at its origin in F's axes."""
        (X_P, V_P), (X_C, V_C) = self.side(cut.parent), self.side(cut.child)
        X_WF, X_WM = X_P @ cut.X_PF, X_C @ cut.X_CM
        here = V_P.at(X_WM.p - X_P.p)
        there = V_C.at(X_WM.p - X_C.p)
        V = ca.vertcat(X_WF.R.T @ (there.w - here.w), X_WF.R.T @ (there.v - here.v))
        return X_WF.inverse() @ X_WM, V

    @cached_property
    def residual(self) -> SX:
        """Phi(q), empty for an open tree."""
        return _stack([*(cut.model.residual(self.relative(cut)[0]) for cut in self.system.cuts), *self._uncoupled])

    @cached_property
    def residual_on_rows(self) -> SX:
        """The residual in the places of the constraint rows it belongs to; zero for rolling constraints."""
        rows = SX(self.system.nc, 1)
        for cut in self.system.cuts:
            names = cut.model.rows if cut.model.holonomic is None else cut.model.holonomic
            rows[[cut.rows.start + cut.model.rows.index(name) for name in names]] = self.residual[cut.residuals]
        for row in self.system.couplings:
            rows[row.rows] = self.residual[row.residuals]
        return rows

    @cached_property
    def gap(self) -> SX:
        """The residual with angles for sines, in `q` and `way`: zero on closed loops only; see joints/interface.py."""
        gaps = [cut.model.gap(self.relative(cut)[0], self.way) for cut in self.system.cuts]
        return _stack([*gaps, *self._uncoupled])

    @cached_property
    def gap_jacobian(self) -> SX:
        """The rate of the gap per unit velocities."""
        return ca.jacobian(self.along_motion(self.gap), self.v)

    @cached_property
    def constraint_velocity(self) -> SX:
        """G(q) v."""
        rows = []
        for cut in self.system.cuts:
            X, V = self.relative(cut)
            rows.append(cut.model.constraint(X).T @ V)
        return _stack([*rows, *map(self.coupling_velocity, self.system.couplings)])

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

    @property
    def _uncoupled(self) -> list[SX]:
        """Residuals of the couplings."""
        return [self._coupling_residual(row) for row in self.system.couplings]

    def _coupling_residual(self, row: CouplingRow) -> SX:
        (part, k), s = row.members[0], self._followed(row)
        return self.joint_coordinates(part)[k] - row.polynomial(s)[0]

    def coupling_factors(self, row: CouplingRow) -> list[SX]:
        """∂(q − Σ c_k s^k) by the coordinates of its members: forces along them per unit of the multiplier."""
        slope = row.polynomial(self._followed(row))[1]
        return [SX(1), *(-slope * ratio for ratio in ca.vertsplit(row.ratio))]

    def coupling_velocity(self, row: CouplingRow) -> SX:
        """G v of a coupling."""
        both = zip(self.coupling_factors(row), row.members, strict=True)
        return sum((factor * self.joint_velocity(part)[k] for factor, (part, k) in both), SX(0))

    def _followed(self, row: CouplingRow) -> SX:
        """s."""
        both = enumerate(row.members[1:])
        return sum((row.ratio[i] * self.joint_coordinates(part)[k] for i, (part, k) in both), SX(0))

    def joint_coordinates(self, joint: str | Link | Cut) -> SX:
        """Coordinates of a joint; of a cut joint those of the relative pose of its frames, periodic ones within ±π."""
        part = self.system.element(joint) if isinstance(joint, str) else joint
        return self.q[part.q, :] if isinstance(part, Link) else part.model.coordinates(self.relative(part)[0])

    @cached_property
    def followed_turns(self) -> SX:
        """The periodic coordinates of cut joints, by whole turns nearest to `turns`."""
        values = _stack([self.joint_coordinates(cut)[k] for cut, k in self.system.periodic])
        return self.turns + wrapped(values - self.turns)

    def followed_coordinates(self, joint: str | Link | Cut) -> SX:
        """Coordinates of a joint as laws and results see them: with all turns, in `q` and `turns`."""
        part = self.system.element(joint) if isinstance(joint, str) else joint
        values = SX(self.joint_coordinates(part))
        for number, (cut, k) in enumerate(self.system.periodic):
            if cut is part:
                values[k] = self.followed_turns[number]
        return values

    def joint_velocity(self, joint: str | Link | Cut) -> SX:
        """Velocities along the degrees of freedom of a joint; of a cut joint from the relative twist of its frames."""
        part = self.system.element(joint) if isinstance(joint, str) else joint
        return self.v[part.v, :] if isinstance(part, Link) else velocity_along(part.model, *self.relative(part))

    def wrench_along(self, cut: Cut, forces: SX) -> SX:
        """The wrench on the child of a cut joint, at M in F's axes, whose power is that of forces along its DOF."""
        return velocity_map(cut.model, self.relative(cut)[0]).T @ forces

    def at(self, expression: SX, q: SX, v: SX | None = None) -> SX:
        """An expression in `q` and `v`, at other coordinates and velocities."""
        if v is None:
            return ca.substitute(expression, self.q, q)
        return ca.substitute(expression, ca.vertcat(self.q, self.v), ca.vertcat(q, ca.densify(v)))

    @cached_property
    def actuator_coordinates(self) -> SX:
        """The coordinates the actuators drive, with all turns: in `q` and `turns`."""
        return _stack(
            [
                sum((share * self._coordinate(name, k) for name, k, share in self.system.shares(a)), SX(0))
                for a in self.system.actuators
            ]
        )

    @cached_property
    def actuator_velocities(self) -> SX:
        """A(q) v."""
        return _stack(
            [
                sum((share * self.joint_velocity(name)[k] for name, k, share in self.system.shares(a)), SX(0))
                for a in self.system.actuators
            ]
        )

    @cached_property
    def actuator_jacobian(self) -> SX:
        """A(q)."""
        return ca.jacobian(self.actuator_velocities, self.v)

    def rotor_velocity(self, rotor: Rotor | Loss) -> SX:
        """Velocity of a rotor."""
        return sum((ratio * self.joint_velocity(joint)[k] for (joint, k), ratio in rotor.ratios.items()), SX(0))

    def _coordinate(self, joint: str, coordinate: int) -> SX:
        part = self.system.element(joint)
        if part.model.nq != part.model.nv:
            raise UnsupportedError(f"joint {joint!r} rotates freely: its orientation has no single driven coordinate")
        return self.followed_coordinates(joint)[coordinate]


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
        moved = q[link.q, :] + link.model.q_dot(q[link.q, :], dv[link.v, :])
        parts.append(link.model.normalised(moved))
    return _stack(parts)


def _stack(parts: list[SX]) -> SX:
    return ca.vertcat(*parts) if parts else SX(0, 1)


class BodyKinematics:
    """Traced recursions of one machine for given coordinates and velocities."""

    def __init__(self, system: System, q: SX, v: SX) -> None:
        self.system, self.q, self.v = system, q, v

    @cached_property
    def poses(self) -> tuple[Transform, ...]:
        """X_PB of every link."""
        return tuple(link.pose(self.q) for link in self.system.links)

    @cached_property
    def inward(self) -> tuple[SX, ...]:
        """6×6 matrices that take a twist of the parent to the body."""
        return tuple(X.motion_in() for X in self.poses)

    @cached_property
    def motions(self) -> tuple[SX, ...]:
        """S of every link."""
        return tuple(link.motion(self.q) for link in self.system.links)

    @cached_property
    def world(self) -> tuple[Transform, ...]:
        """X_WB of every link."""
        poses: list[Transform] = []
        for link, X in zip(self.system.links, self.poses, strict=True):
            poses.append(poses[link.parent] @ X if link.parent >= 0 else X)
        return tuple(poses)

    @cached_property
    def twists(self) -> tuple[SX, ...]:
        """V of every link."""
        twists: list[SX] = []
        for link, S, X in zip(self.system.links, self.motions, self.inward, strict=True):
            V = S @ self.v[link.v, :]
            twists.append(X @ twists[link.parent] + V if link.parent >= 0 else V)  # (11), (12)
        return tuple(twists)

    @cached_property
    def products(self) -> tuple[SX, ...]:
        """c of every link."""
        return tuple(self._product(link) for link in self.system.links)

    def _product(self, link: Link) -> SX:
        S_v = self.motions[link.index] @ self.v[link.v, :]
        c = cross_motion(self.twists[link.index], S_v) if link.parent >= 0 else SX(6, 1)
        if self.motions[link.index].is_constant():
            return c
        own = SX.sym("q", self.system.nq)
        moved = link.motion(own) @ self.v[link.v, :]
        if link.model.nq and ca.depends_on(moved, own):
            velocities = SX(self.system.nq, 1)
            velocities[link.q, :] = link.model.q_dot(own[link.q, :], self.v[link.v, :])
            c += ca.substitute(ca.jtimes(moved, own, velocities), own, self.q)
        return c

    def accelerations(self, base: SX, dv: SX | None = None) -> tuple[SX, ...]:
        """A of every link for the acceleration of the ground (minus gravity, or zero) and dv/dt (none: zero)."""
        found: list[SX] = []
        for link, S, X, c in zip(self.system.links, self.motions, self.inward, self.products, strict=True):
            A = X @ (found[link.parent] if link.parent >= 0 else base) + c
            found.append(A if dv is None else A + S @ dv[link.v, :])  # (18)
        return tuple(found)

    @cached_property
    def free_accelerations(self) -> tuple[SX, ...]:
        """A of every link while the velocities are kept, on ground at rest."""
        return self.accelerations(SX(6, 1))

    @cached_property
    def turning(self) -> SX:
        """Velocities of the periodic coordinates of cut joints."""
        loops = {loop.cut.name: loop for loop in self.loops}
        return _stack([loops[cut.name].velocities[k] for cut, k in self.system.periodic])

    @cached_property
    def loops(self) -> tuple[LoopRows, ...]:
        """The rows of every cut joint."""
        return tuple(LoopRows(self, cut) for cut in self.system.cuts)

    @cached_property
    def constraint(self) -> tuple[SX, SX]:
        """G and gamma of all cuts and couplings."""
        G, gamma = SX(self.system.nc, self.system.nv), SX(self.system.nc, 1)
        for loop in self.loops:
            for columns, block in loop.blocks():
                G[loop.cut.rows, columns] = block
            gamma[loop.cut.rows] = loop.gamma
        if self.system.couplings:
            tree = TreeKinematics(self.system)
            for row in self.system.couplings:
                velocity = tree.coupling_velocity(row)
                G[row.rows, :] = ca.sparsify(tree.at(ca.jacobian(velocity, tree.v), self.q))
                gamma[row.rows] = tree.at(tree.along_motion(velocity), self.q, self.v)
        return G, gamma

    @cached_property
    def constraint_velocity(self) -> SX:
        """G v; open loops that let nothing slide: M as it moves against F, not against a point of the parent at M."""
        tree = TreeKinematics(self.system)
        coupled = [tree.at(tree.coupling_velocity(row), self.q, self.v) for row in self.system.couplings]
        return _stack([*(loop.phi_c.T @ loop.twist for loop in self.loops), *coupled])

    def ancestors(self, index: int) -> Iterator[Link]:
        """A link and those that carry it, down to the ground."""
        while index >= 0:
            link = self.system.links[index]
            yield link
            index = link.parent


class LoopRows:
    """Constraint rows of one cut joint, phi_cᵀ (R V_M − V_F at M), where R turns the child frame M into F's axes."""

    def __init__(self, body: BodyKinematics, cut: Cut) -> None:
        self.body, self.cut = body, cut

    @cached_property
    def X_FM(self) -> Transform:
        """The relative pose; where the joint lets nothing slide, its shift is zero by closure and is not computed."""
        X_F, X_M = self._world(self.cut.parent, self.cut.X_PF), self._world(self.cut.child, self.cut.X_CM)
        R = X_F.R.T @ X_M.R
        return Transform(R, SX(3, 1) if self.pinned else X_F.R.T @ (X_M.p - X_F.p))

    @cached_property
    def R_FC(self) -> SX:
        """Axes of the child's body in F's."""
        X_F, X_C = self._world(self.cut.parent, self.cut.X_PF), self._world(self.cut.child, Transform.identity())
        return X_F.R.T @ X_C.R

    @cached_property
    def phi_c(self) -> SX:
        """Directions that are held, at M in F's axes."""
        return self.cut.model.constraint(self.X_FM)

    @cached_property
    def from_child(self) -> SX:
        """nc×6 rows on the child body's twist."""
        R = self.X_FM.R
        return self.phi_c.T @ ca.diagcat(R, R) @ self.cut.X_CM.motion_in()

    @cached_property
    def from_parent(self) -> SX:
        """nc×6 rows on the parent body's twist."""
        shift = ca.blockcat([[SX(ca.DM.eye(3)), SX(3, 3)], [-skew(self.X_FM.p), SX(ca.DM.eye(3))]])
        return -(self.phi_c.T @ shift @ self.cut.X_PF.motion_in())

    def blocks(self) -> Iterator[tuple[slice, SX]]:
        """Columns of G: (velocities of a link, nc×nv_i)."""
        gathered: dict[tuple[int, int], SX] = {}  # by velocities, which links of one flexible body share
        for rows, index in ((self.from_child, self.cut.child), (self.from_parent, self.cut.parent)):
            for link in self.body.ancestors(index):
                block = rows @ self.body.motions[link.index]
                key = (link.v.start, link.v.stop)
                gathered[key] = gathered[key] + block if key in gathered else block
                rows = rows @ self.body.inward[link.index]
        for (start, stop), block in gathered.items():
            yield slice(start, stop), block

    @cached_property
    def twist(self) -> SX:
        """The relative twist of M, at its origin in F's axes."""
        V_M, V_F = self.of_child(self.body.twists), self.of_parent(self.body.twists)
        R, p = self.X_FM.R, self.X_FM.p
        return ca.vertcat(R @ V_M[:3] - V_F[:3], R @ V_M[3:] - V_F[3:] - skew(V_F[:3]) @ p)

    @cached_property
    def velocities(self) -> SX:
        """Along the degrees of freedom of the joint."""
        return velocity_along(self.cut.model, self.X_FM, self.twist)

    @cached_property
    def gamma(self) -> SX:
        """d(G v)/dt while the velocities are kept."""
        V_M, V_F = self.of_child(self.body.twists), self.of_parent(self.body.twists)
        A_M, A_F = self.of_child(self.body.free_accelerations), self.of_parent(self.body.free_accelerations)
        R, p = self.X_FM.R, self.X_FM.p
        w, u = self.twist[:3], self.twist[3:]
        angular = R @ A_M[:3] + skew(w) @ (R @ V_M[:3]) - A_F[:3]
        linear = R @ A_M[3:] + skew(w) @ (R @ V_M[3:]) - A_F[3:] - skew(A_F[:3]) @ p
        if not self.pinned:
            linear -= skew(V_F[:3]) @ u
        return self.along_rows(angular, linear)

    def along_rows(self, angular: SX, linear: SX) -> SX:
        """d(G v)/dt, from what the velocities of M against F change by, in F's axes."""
        return self.phi_c.T @ ca.vertcat(angular, linear) + self._turning_rows(self.twist[:3])

    def carried(self, parent: bool) -> SX:
        """6×6: takes the twist of the parent's or the child's body to M's origin in F's axes."""
        if not parent:
            return ca.diagcat(self.X_FM.R, self.X_FM.R) @ self.cut.X_CM.motion_in()
        one = SX(ca.DM.eye(3))
        return ca.blockcat([[one, SX(3, 3)], [-skew(self.X_FM.p), one]]) @ self.cut.X_PF.motion_in()

    def product(self, space: Callable[[Transform], SX]) -> SX:
        """c of the joint: R A_M = A_F at M + S du/dt + c, where S is a motion space of the joint as a function of X_FM.

        It is d/dt of (R V_M − V_F at M) = S u without du/dt, less what turning frames add to the accelerations.
        """
        X, w = self.X_FM, self.twist[:3]
        V_M, V_F = self.of_child(self.body.twists), self.of_parent(self.body.twists)
        c = -ca.vertcat(skew(w) @ (X.R @ V_M[:3]), skew(w) @ (X.R @ V_M[3:]))
        c += ca.vertcat(SX(3, 1), skew(V_F[:3]) @ self.twist[3:])
        R, p = SX.sym("R", 3, 3), SX.sym("p", 3)
        S, at = space(Transform(R, p)), ca.vertcat(ca.vec(R), p)
        if self.cut.model.nv and ca.depends_on(S, at):
            rate = ca.jtimes(ca.vec(S), at, ca.vertcat(ca.vec(skew(w) @ X.R), self.twist[3:]))
            here = ca.substitute(rate, at, ca.densify(ca.vertcat(ca.vec(X.R), X.p)))
            c += ca.reshape(here, *S.shape) @ velocity_along(self.cut.model, X, self.twist)
        return c

    def _turning_rows(self, w: SX) -> SX:
        """d(phi_c)/dt ᵀ V for joints whose held directions turn with the joint (universal)."""
        R, p = SX.sym("R", 3, 3), SX.sym("p", 3)
        phi_c = self.cut.model.constraint(Transform(R, p))
        if not ca.depends_on(phi_c, R):
            return SX(len(self.cut.model.rows), 1)
        rate = ca.reshape(ca.jtimes(ca.vec(phi_c), ca.vec(R), ca.vec(skew(w) @ R)), *phi_c.shape)
        return ca.substitute(rate, R, ca.densify(self.X_FM.R)).T @ self.twist

    @property
    def pinned(self) -> bool:
        """Whether the joint lets nothing slide."""
        return {"x", "y", "z"} <= set(self.cut.model.rows)

    def _world(self, index: int, X: Transform) -> Transform:
        return self.body.world[index] @ X if index >= 0 else X

    def of_child(self, vectors: tuple[SX, ...]) -> SX:
        """The twist or acceleration of the child at M, in its axes."""
        return self.cut.X_CM.motion_in() @ vectors[self.cut.child] if self.cut.child >= 0 else SX(6, 1)

    def of_parent(self, vectors: tuple[SX, ...]) -> SX:
        """The twist or acceleration of the parent at F, in its axes."""
        return self.cut.X_PF.motion_in() @ vectors[self.cut.parent] if self.cut.parent >= 0 else SX(6, 1)
