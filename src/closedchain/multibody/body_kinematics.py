"""Tree kinematics and loop rows in body coordinates: the recursions that compiled formulations are built from.

Twists and accelerations are 6-vectors [angular; linear] at each body's origin in its own axes, so that the constant
parts of a machine stay constant and structural zeros stay zeros. Accelerations are spatial: the plain time
derivative of the twist's components.

    X_PB   pose of a body in its parent     S    6×nv_i motion space        V_i = X V_p + S v
    c_i    V_i × S v + dS/dt v              A_i = X A_p + S dv/dt + c_i
    G, gamma   rows of the loops:           G dv/dt + gamma = 0
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

import casadi as ca

from closedchain.multibody.kinematics import velocity_along
from closedchain.multibody.system import Cut, Link, System
from closedchain.spatial.rotation import skew
from closedchain.spatial.transform import Transform, cross_motion
from closedchain.types import SX


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
            V = S @ self.v[link.v]
            twists.append(X @ twists[link.parent] + V if link.parent >= 0 else V)  # (11), (12)
        return tuple(twists)

    @cached_property
    def products(self) -> tuple[SX, ...]:
        """c of every link."""
        return tuple(self._product(link) for link in self.system.links)

    def _product(self, link: Link) -> SX:
        S_v = self.motions[link.index] @ self.v[link.v]
        c = cross_motion(self.twists[link.index], S_v) if link.parent >= 0 else SX(6, 1)
        own = SX.sym("q", self.system.nq)
        moved = link.motion(own) @ self.v[link.v]
        if link.model.nq and ca.depends_on(moved, own):
            velocities = SX(self.system.nq, 1)
            velocities[link.q] = link.model.q_dot(own[link.q], self.v[link.v])
            c += ca.substitute(ca.jtimes(moved, own, velocities), own, self.q)
        return c

    def accelerations(self, base: SX, dv: SX | None = None) -> tuple[SX, ...]:
        """A of every link for the acceleration of the ground (minus gravity, or zero) and dv/dt (none: zero)."""
        found: list[SX] = []
        for link, S, X, c in zip(self.system.links, self.motions, self.inward, self.products, strict=True):
            A = X @ (found[link.parent] if link.parent >= 0 else base) + c
            found.append(A if dv is None else A + S @ dv[link.v])  # (18)
        return tuple(found)

    @cached_property
    def free_accelerations(self) -> tuple[SX, ...]:
        """A of every link while the velocities are kept, on ground at rest."""
        return self.accelerations(SX(6, 1))

    @cached_property
    def loops(self) -> tuple[LoopRows, ...]:
        """The rows of every cut joint."""
        return tuple(LoopRows(self, cut) for cut in self.system.cuts)

    @cached_property
    def constraint(self) -> tuple[SX, SX]:
        """G and gamma of all cuts."""
        G, gamma = SX(self.system.nc, self.system.nv), SX(self.system.nc, 1)
        for loop in self.loops:
            for columns, block in loop.blocks():
                G[loop.cut.rows, columns] = block
            gamma[loop.cut.rows] = loop.gamma
        return G, gamma

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
        return Transform(R, SX(3, 1) if self._pinned else X_F.R.T @ (X_M.p - X_F.p))

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
        V_M, V_F = self._child(self.body.twists), self._parent(self.body.twists)
        R, p = self.X_FM.R, self.X_FM.p
        return ca.vertcat(R @ V_M[:3] - V_F[:3], R @ V_M[3:] - V_F[3:] - skew(V_F[:3]) @ p)

    @cached_property
    def gamma(self) -> SX:
        """d(G v)/dt while the velocities are kept."""
        V_M, V_F = self._child(self.body.twists), self._parent(self.body.twists)
        A_M, A_F = self._child(self.body.free_accelerations), self._parent(self.body.free_accelerations)
        R, p = self.X_FM.R, self.X_FM.p
        w, u = self.twist[:3], self.twist[3:]
        angular = R @ A_M[:3] + skew(w) @ (R @ V_M[:3]) - A_F[:3]
        linear = R @ A_M[3:] + skew(w) @ (R @ V_M[3:]) - A_F[3:] - skew(A_F[:3]) @ p
        if not self._pinned:
            linear -= skew(V_F[:3]) @ u
        return self.phi_c.T @ ca.vertcat(angular, linear) + self._turning_rows(w)

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
        V_M, V_F = self._child(self.body.twists), self._parent(self.body.twists)
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
        return ca.substitute(rate, R, self.X_FM.R).T @ self.twist

    @property
    def _pinned(self) -> bool:
        return {"x", "y", "z"} <= set(self.cut.model.rows)

    def _world(self, index: int, X: Transform) -> Transform:
        return self.body.world[index] @ X if index >= 0 else X

    def _child(self, vectors: tuple[SX, ...]) -> SX:
        return self.cut.X_CM.motion_in() @ vectors[self.cut.child] if self.cut.child >= 0 else SX(6, 1)

    def _parent(self, vectors: tuple[SX, ...]) -> SX:
        return self.cut.X_PF.motion_in() @ vectors[self.cut.parent] if self.cut.parent >= 0 else SX(6, 1)
