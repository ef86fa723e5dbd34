"""The reference solution: exact, dense, slow, and as simple as it can be.

    M dv/dt + h = Aᵀ τ + Gᵀ λ,    G dv/dt + γ = 0

with M = Σ Jᵀ I J and h from the Newton–Euler equations of every body in world axes, Jacobians by automatic
differentiation. Velocities that keep the loops closed are v = N z (N from the singular vectors of G), so

    dv/dt = −G⁺ γ + N z',    Nᵀ M N z' = Nᵀ (Aᵀ τ − h + M G⁺ γ),    λ = (Gᵀ)⁺ (M dv/dt + h − Aᵀ τ)

λ is the least-norm one; the null space of Gᵀ says which reactions are not unique. Everything else is checked
against this file, and it shares no recursion with any other formulation.

    M  nv×nv mass matrix      h  nv velocity, gravity and load terms     G  nc×nv loop constraints
    τ  na actuator forces     λ  nc multipliers (N, N m)                 A  na×nv actuator velocities
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.errors import SingularityError
from closedchain.kernel import Kernel, remembered
from closedchain.kinematics.evaluate import RANK_TOLERANCE, Kinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.system import Cut, Link
from closedchain.records import dataclass
from closedchain.spatial.symbolic import constant, exact, skew
from closedchain.types import SX, Array, Ready

UNIQUE = 1e-9  # share of its terms by which a self-stress changes an entry that is not unique
ROUNDING = 1e-12  # share of the machine's largest entry that may be rounding in another


@dataclass(eq=False)
class Reference:
    """The exact constrained dynamics of one machine.

    generic_rank: the number of loop rows that are independent at generic configurations, where that is known
    """

    kinematics: Kinematics
    generic_rank: Callable[[], int] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes trace it again."""
        return Reference, (self.kinematics, None if self.generic_rank is None else Ready(self.generic_rank()))

    def mass_matrix(self, q: Array) -> Array:
        """M of the opened tree."""
        return np.array(self._terms(q, np.zeros(self.kinematics.system.nv))[0])

    def bias(self, q: Array, v: Array) -> Array:
        """h: the generalised forces that keep the velocities v constant on the opened tree."""
        return np.array(self._terms(q, v)[1]).ravel()

    def applied(self, q: Array, v: Array) -> Array:
        """Q of springs, dampers, friction, constant wrenches and flexible links; actuators apart."""
        return np.array(self._terms(q, v)[2]).ravel()

    def solve(
        self, q: Array, v: Array, forces: Array, extra: Array | None = None, prescribed: Array | None = None
    ) -> tuple[Array, Array]:
        """dv/dt and multipliers. `extra` adds generalised forces on the velocities; cut joints accelerate by
        `prescribed`.
        """
        kin = self.kinematics
        gamma = kin.constraint_product(q, v)
        if prescribed is not None:
            gamma = gamma - prescribed
        Q = kin.actuator_jacobian(q).T @ forces + self.applied(q, v) - self.bias(q, v)
        return self._solve(q, Q if extra is None else Q + extra, gamma)

    def refined(self, q: Array, acceleration: Array, multipliers: Array, residuals: Array) -> tuple[Array, Array]:
        """A better solution, from the residuals of one: M δa − Gᵀ δλ = −r1, G δa = −r2."""
        da, dl = self._solve(q, -residuals[: len(acceleration)], residuals[len(acceleration) :])
        return acceleration + da, multipliers + dl

    def _solve(self, q: Array, Q: Array, gamma: Array) -> tuple[Array, Array]:
        """M a − Gᵀ λ = Q and G a = −γ."""
        kin = self.kinematics
        M, G = self.mass_matrix(q), kin.constraint(q)
        rows, steps = kin.velocity_row_lengths, kin.step_lengths
        G_plus, N = _split(G * rows[:, None] / steps, kin.rank_tolerance)
        G_plus, N = G_plus * rows / steps[:, None], N / steps[:, None]
        start = -G_plus @ gamma
        acceleration = start + N @ _solve_reduced(N.T @ M @ N, N.T @ (Q - M @ start))
        multipliers = G_plus.T @ (M @ acceleration - Q)
        return acceleration, multipliers

    def reactions(self, q: Array, v: Array, acceleration: Array, multipliers: Array, forces: Array) -> dict[str, Array]:
        """Wrenches at all joints for a motion and multipliers that belong to it."""
        wrenches = self.wrench_kernel.entrance.ask(q, v, acceleration, forces, multipliers).reshape(-1, 6)
        return dict(zip(self.joint_names, wrenches, strict=False))

    def unique(self, q: Array) -> dict[str, NDArray[np.bool_]]:
        """Which entries of these wrenches are unique."""
        kin, none = self.kinematics, np.zeros(self.kinematics.system.nv)
        wrench_map = np.array(self.wrench_function(q, none, none, np.zeros(len(kin.system.actuators)))[0])
        generic = None if self.generic_rank is None else self.generic_rank()
        unique = unique_entries(kin, kin.constraint(q), wrench_map, generic).reshape(-1, 6)
        return dict(zip(self.joint_names, unique, strict=True))

    @cached_property
    def joint_names(self) -> tuple[str, ...]:
        """All joints, in the order of their reactions."""
        return tuple(joint.name for joint in self.kinematics.system.mechanism.joints)

    @cached_property
    def _terms(self) -> ca.Function:
        tree = self.kinematics.tree
        I, c = self._inertia_and_load  # noqa: E741
        J = tree.jacobian
        h = J.T @ (I @ tree.twist_product + c)
        M = J.T @ I @ J
        for rotor in tree.system.quantities.rotors:
            velocity = tree.rotor_velocity(rotor)
            r = ca.jacobian(velocity, tree.v)
            M, h = M + r.T @ rotor.inertia @ r, h + r.T @ rotor.inertia @ tree.along_motion(velocity)
        outputs = [M, h, Loads(tree).generalised()]
        return ca.Function("terms", [tree.q, tree.v], [ca.densify(part) for part in outputs], {"cse": True})

    @cached_property
    def _inertia_and_load(self) -> tuple[SX, SX]:
        """I and c with wrench on every body = I [dw/dt; dv/dt] + c, at its origin in world axes."""
        tree = self.kinematics.tree
        g = constant(tree.system.mechanism.gravity)
        blocks, loads = [], []
        for link, X, V in zip(tree.system.links, tree.poses, tree.twists, strict=True):
            m, r = link.body.mass, X.R @ exact(link.body.center)
            I_c = X.R @ exact(link.body.inertia_matrix) @ X.R.T
            blocks.append(
                ca.blockcat([[I_c - m * skew(r) @ skew(r), m * skew(r)], [-m * skew(r), m * SX(ca.DM.eye(3))]])
            )
            force = m * (skew(V.w) @ (skew(V.w) @ r) - g)
            moment = skew(V.w) @ (I_c @ V.w) + skew(r) @ force
            loads.append(ca.vertcat(moment, force))
        return ca.diagcat(*blocks), ca.vertcat(*loads)

    @cached_property
    def wrench_function(self) -> ca.Function:
        """(q, v, dv, forces) → W, w with the reactions of all joints W λ + w.

        Cut joints carry phi_c λ, tree joints what lies beyond them.
        """
        (q, v, a, tau), lam, total = self.wrenches
        W = ca.jacobian(total, lam)
        w = ca.substitute(total, lam, SX.zeros(self.kinematics.system.nc))
        return ca.Function("wrenches", [q, v, a, tau], [ca.densify(W), ca.densify(w)], {"cse": True})

    @cached_property
    def wrench_kernel(self) -> Kernel:
        """(q, v, dv, forces, multipliers) → the reactions of all joints, one after the other."""

        def make() -> ca.Function:
            given, lam, total = self.wrenches
            names = ["q", "v", "dv", "forces", "multipliers"]
            return ca.Function("reactions", [*given, lam], [total], names, ["wrenches"], {"cse": True})

        return remembered(self.kinematics.question("reactions"), make)

    @cached_property
    def wrenches(self) -> tuple[tuple[SX, SX, SX, SX], SX, SX]:
        """q, v, dv and forces; multipliers; and the reactions of all joints."""
        tree, system = self.kinematics.tree, self.kinematics.system
        a, lam = SX.sym("a", system.nv), SX.sym("lam", system.nc)
        tau = SX.sym("tau", len(system.actuators))
        I, c = self._inertia_and_load  # noqa: E741
        need, loads = I @ (tree.jacobian @ a + tree.twist_product) + c, Loads(tree)
        needs = [need[6 * link.index : 6 * link.index + 6] - loads.wrench(link) for link in system.links]
        at_joint: dict[str, SX] = {}
        for cut in system.cuts:
            X, _ = tree.relative(cut)
            F = cut.model.constraint(X) @ lam[cut.rows] + self._drive(cut, tau, a, lam)
            at_joint[cut.joint.name] = F
            for index, sign in ((cut.child, -1), (cut.parent, +1)):
                if index >= 0:
                    needs[index] += sign * self._in_world(cut, F, tree.poses[index].p)
        at_joint |= self.carried(needs)
        total = ca.vertcat(SX(0, 1), *(at_joint[joint.name] for joint in system.mechanism.joints))
        return (tree.q, tree.v, a, tau), lam, total

    def carried(self, needs: list[SX]) -> dict[str, SX]:
        """Reactions of the tree joints when every body needs a wrench, at its origin in world axes; by joint."""
        tree, needs = self.kinematics.tree, list(needs)
        found: dict[str, SX] = {}
        for link in reversed(self.kinematics.system.links):
            F = needs[link.index]
            if link.parent >= 0:
                r = tree.poses[link.index].p - tree.poses[link.parent].p
                needs[link.parent] += ca.vertcat(F[:3] + skew(r) @ F[3:], F[3:])
            if link.joint is not None:
                found[link.joint.name] = self.at_joint(link, F)
        return found

    def _drive(self, cut: Cut, tau: SX, a: SX, lam: SX) -> SX:
        """The wrench of actuators, couplings, springs, dampers, friction on a cut joint, less what its rotors take."""
        tree = self.kinematics.tree
        forces = Loads(tree).along(cut.joint.name)
        for rotor in tree.system.quantities.rotors:
            velocity = tree.rotor_velocity(rotor)
            taken = rotor.inertia * (ca.jacobian(velocity, tree.v) @ a + tree.along_motion(velocity))
            for (joint, k), ratio in rotor.ratios.items():
                if joint == cut.joint.name:
                    forces[k] -= ratio * taken
        for index, actuator in enumerate(self.kinematics.system.actuators):
            for name, k, share in self.kinematics.system.shares(actuator):
                if name == cut.joint.name:
                    forces[k] += share * tau[index]
        for row in self.kinematics.system.couplings:
            for factor, (part, k) in zip(tree.coupling_factors(row), row.members, strict=True):
                if part is cut:
                    forces[k] += factor * lam[row.rows]
        return tree.wrench_along(cut, forces)

    def _in_world(self, cut: Cut, F: SX, at: SX) -> SX:
        """A wrench at a cut joint (at M in F's axes) moved to a point, in world axes."""
        X_WF = self.kinematics.tree.side(cut.parent)[0] @ cut.X_PF
        X_WM = self.kinematics.tree.side(cut.child)[0] @ cut.X_CM
        force = X_WF.R @ F[3:]
        return ca.vertcat(X_WF.R @ F[:3] + skew(X_WM.p - at) @ force, force)

    def at_joint(self, link: Link, F: SX) -> SX:
        """The wrench on a link's body (at its origin, world axes) as the reaction on the joint's own child."""
        tree = self.kinematics.tree
        X_WB = tree.poses[link.index]
        X_WP = tree.side(link.parent)[0]
        near, far = X_WP @ link.X_PJ, X_WB @ link.X_JB.inverse()
        X_WF, X_WM, sign = (far, near, -1) if link.flipped else (near, far, +1)
        moment = F[:3] - skew(X_WM.p - X_WB.p) @ F[3:]
        return sign * ca.vertcat(X_WF.R.T @ moment, X_WF.R.T @ F[3:])


def unique_entries(kinematics: Kinematics, G: Array, W: Array, generic: int | None = None) -> NDArray[np.bool_]:
    """Which entries of the joint wrenches W λ the rigid machine determines, at one configuration or at many.

    Those that no self-stress changes, a λ with Gᵀ λ = 0. A change counts beside the terms that an entry is the sum of,
    beyond the rounding of the machine's largest entry (those of a free joint consist of rounding), and beyond what the
    self-stresses themselves are known to: they belong to singular values of zero but for rounding and for loops that
    are a little open, and are the less certain the smaller the next singular value is.

    G: (…, nc, nv)      W: (…, entries, nc)      generic: the rank of G at generic configurations, if known
    """
    rows = kinematics.velocity_row_lengths
    if rows.size == 0:
        return np.ones(W.shape[:-1], bool)
    U, s, _ = np.linalg.svd(kinematics.scaled(G), full_matrices=True)
    s = np.concatenate([s, np.zeros((*s.shape[:-1], rows.size - s.shape[-1]))], axis=-1)
    few = max(100 * RANK_TOLERANCE, kinematics.tolerance)  # as for mobility
    rank = np.sum(s > few * s[..., :1], axis=-1, keepdims=True)
    if generic is not None:
        rank = np.minimum(rank, generic)
    padded = np.concatenate([s[..., :1], s, np.zeros_like(s[..., :1])], axis=-1)
    least, next_ = (np.take_along_axis(padded, rank + k, axis=-1) for k in (0, 1))
    doubt = 10 * (next_ + 1e-15 * s[..., :1]) / np.maximum(least, 1e-300)
    stress = rows[:, None] * U
    unit = np.tile(np.repeat([kinematics.system.size, 1.0], 3), W.shape[-2] // 6)  # m, 1
    change = np.abs(W @ stress) / unit[:, None]
    terms = np.abs(W) @ np.abs(stress) / unit[:, None]
    level = np.max(terms, axis=-2, keepdims=True, initial=0.0)
    all_terms = np.sum(np.abs(W) * rows, axis=-1) / unit
    changed = change > UNIQUE * terms + ROUNDING * level + (doubt * all_terms)[..., None]
    return np.asarray(~np.any(changed & (np.arange(rows.size) >= rank)[..., None, :], axis=-1))


def _split(G: Array, tolerance: float) -> tuple[Array, Array]:
    """G⁺ and a basis of G's null space."""
    rows, columns = G.shape
    if G.size == 0:
        return np.zeros((columns, rows)), np.eye(columns)
    U, s, Vt = np.linalg.svd(G, full_matrices=True)
    rank = int(np.sum(s > tolerance * max(s[0], 1e-300)))
    return Vt[:rank].T / s[:rank] @ U[:, :rank].T, Vt[rank:].T


def _solve_reduced(M: Array, right: Array) -> Array:
    if M.shape[0] == 0:
        return np.zeros(0)
    moments, modes = np.linalg.eigh(M)
    if moments[0] <= 1e-14 * moments[-1]:
        raise SingularityError(
            "some motion of the machine moves no mass, so its acceleration is not determined; give bodies inertia"
        )
    answer: Array = modes @ ((modes.T @ right) / moments)
    return answer
