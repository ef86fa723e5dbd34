"""How a machine moves while all rates are kept: turns, bias accelerations and the wrenches they need.

Accelerations are classical, [angular; of the frame's origin], so no linear velocity is needed along a chain:

    w_i = Rᵀ w_p + w_rel           α_i = Rᵀ α_p + w_i × w_rel + dS_w/dt v
    a_i = Rᵀ (a_p + Ω_p r) + (2 w_i − w_rel) × u_rel + dS_u/dt v           Ω = α̂ + ŵ ŵ
    wrench: n = I α + w × I w + h × a,    f = m a + Ω h

The ground accelerates against gravity. Everything is in the frame on the far side of each link's joint.
    [w_rel; u_rel] = S v   r, R  pose of the far frame in the parent's   h  first moment of mass
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

import casadi as ca
import numpy as np

from closedchain.dynamics.operational_space.regrouping import near_frame, regrouped
from closedchain.multibody.system import Link, System
from closedchain.spatial.rotation import constant, skew
from closedchain.spatial.transform import Transform
from closedchain.types import SX, Array


@dataclass(frozen=True, eq=False)
class Turning:
    """w, and a bias acceleration with Ω = α̂ + ŵ ŵ."""

    w: SX
    alpha: SX
    a: SX

    @cached_property
    def spin(self) -> SX:
        """Ω, which takes a point of the body to its acceleration relative to the origin."""
        x, y, z = self.w[0], self.w[1], self.w[2]
        products = ca.sparsify(
            ca.blockcat(
                [[-(y * y + z * z), x * y, x * z], [x * y, -(x * x + z * z), y * z], [x * z, y * z, -(x * x + y * y)]]
            )
        )
        return ca.sparsify(products + skew(self.alpha))


class TreeMotion:
    """Traced recursions of one machine for given coordinates and rates."""

    def __init__(self, system: System, q: SX, v: SX, prescribed: Collection[str] = ()) -> None:
        self.system, self.q, self.v = system, q, v
        self.inertias = {i: constant(values) for i, values in regrouped(system, prescribed).items()}
        gravity = constant(system.mechanism.gravity)
        self.ground = Turning(SX(3, 1), SX(3, 1), -gravity)
        self.pushes: dict[int, SX] = {}

    def carry(self, index: int, inertia: Array | None, push: SX) -> None:
        """Count a constant inertia and a wrench with a link, both in its far frame."""
        if index < 0:
            return
        if inertia is not None:
            self.inertias[index] = constant(np.array(ca.DM(self.inertias[index])) + inertia)
        self.pushes[index] = self.pushes.get(index, SX(6, 1)) + push

    @cached_property
    def poses(self) -> tuple[tuple[Transform, Transform], ...]:
        """Per link: its near frame in the parent's far frame (constant), and its far frame in the near one."""
        found = []
        for link in self.system.links:
            X = link.model.pose(self.q[link.q])
            found.append((near_frame(self.system, link), X.inverse() if link.flipped else X))
        return tuple(found)

    @cached_property
    def motions(self) -> tuple[SX, ...]:
        """S of every link."""
        return tuple(ca.sparsify(self._motion(link, self.q)) for link in self.system.links)

    def _motion(self, link: Link, q: SX) -> SX:
        S = link.model.motion(q[link.q])
        return -(link.model.pose(q[link.q]).motion_out() @ S) if link.flipped else S

    @cached_property
    def turnings(self) -> tuple[Turning, ...]:
        """w and bias acceleration of every link."""
        found: list[Turning] = []
        for link in self.system.links:
            found.append(self._outward(link, found[link.parent] if link.parent >= 0 else self.ground))
        return tuple(found)

    def _outward(self, link: Link, parent: Turning) -> Turning:
        near, X = self.poses[link.index]
        relative = self.motions[link.index] @ self.v[link.v]
        w_rel, u_rel = ca.sparsify(relative[:3]), ca.sparsify(relative[3:])
        own = self._motion_rate(link)
        w = into(near, X, parent.w) + w_rel
        alpha = into(near, X, parent.alpha) + skew(w) @ w_rel + own[:3]
        a = parent.a + parent.spin @ near.p
        a = X.R.T @ (near.R.T @ a + near.R.T @ (parent.spin @ (near.R @ X.p)))
        return Turning(w, ca.sparsify(alpha), ca.sparsify(a + skew(2 * w - w_rel) @ u_rel + own[3:]))

    def _motion_rate(self, link: Link) -> SX:
        """dS/dt v."""
        own = SX.sym("q", self.q.shape[0])
        moved = self._motion(link, own) @ self.v[link.v]
        if not (link.model.nq and ca.depends_on(moved, own)):
            return SX(6, 1)
        rates = SX(self.q.shape[0], 1)
        rates[link.q] = link.model.q_dot(own[link.q], self.v[link.v])
        return ca.sparsify(ca.substitute(ca.jtimes(moved, own, rates), own, self.q))

    def wrench(self, link: Link, weightless: bool = False) -> SX:
        """What the bias acceleration of a link needs; nothing during an impact."""
        if weightless:
            return SX(6, 1)
        needed = wrench_of(self.inertias[link.index], self.turnings[link.index])
        return ca.sparsify(needed - self.pushes.get(link.index, SX(6, 1)))

    @cached_property
    def world(self) -> tuple[Transform, ...]:
        """The far frames in the world."""
        found: list[Transform] = []
        for link in self.system.links:
            near, X = self.poses[link.index]
            found.append((found[link.parent] if link.parent >= 0 else Transform.identity()) @ near @ X)
        return tuple(found)

    @cached_property
    def velocities(self) -> tuple[SX, ...]:
        """Velocity of every far frame's origin in its axes; only contacts that slide ask for it."""
        found: list[SX] = []
        for link in self.system.links:
            near, X = self.poses[link.index]
            u = (self.motions[link.index] @ self.v[link.v])[3:]
            if link.parent >= 0:
                w_p = self.turnings[link.parent].w
                u = u + into(near, X, found[link.parent] + skew(w_p) @ (near.p + near.R @ X.p))
            found.append(ca.sparsify(u))
        return tuple(found)

    def side(self, index: int) -> tuple[Transform, Turning]:
        """World pose and turning of a link's far frame, or the ground's."""
        return (self.world[index], self.turnings[index]) if index >= 0 else (Transform.identity(), self.ground)


def wrench_of(inertia: SX, motion: Turning) -> SX:
    """What a motion needs of a body with a 6×6 inertia."""
    I, H, m = inertia[:3, :3], inertia[:3, 3:], inertia[3, 3]  # noqa: E741
    h = ca.vertcat(H[2, 1], H[0, 2], H[1, 0])
    moment = I @ motion.alpha + skew(motion.w) @ (I @ motion.w) + H @ motion.a
    return ca.vertcat(moment, m * motion.a + motion.spin @ h)


def into(near: Transform, X: Transform, vector: SX) -> SX:
    """A vector of the parent's far frame in the axes of the link's."""
    return ca.sparsify(X.R.T @ (near.R.T @ vector))
