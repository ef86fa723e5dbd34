"""One chain opened at its tips, by the articulated-body recursion with unit tip forces carried along.

Outwards, with all joint accelerations zero and the ground accelerating against gravity, the bias accelerations of all
links. They are classical, [angular; of the frame's origin], so no linear velocity is needed along a chain:

    w = Rᵀ w_p + w_rel             α = Rᵀ α_p + w × w_rel + dS_w/dt v                 [w_rel; u_rel] = S v
    a = Rᵀ (a_p + Ψ_p r) + (2 w − w_rel) × u_rel + dS_u/dt v         Ψ = α̂ + ŵ ŵ
    p = [I α + w × I w + h × a;  m a + Ψ h]

Inwards, from the tips to the base, for every link:

    U = I^A S          D = Sᵀ U              u = Q − Sᵀ p              I^a = I^A − U D⁻¹ Uᵀ      p^a = p + U D⁻¹ u
    Y = C S            C' = C − Y D⁻¹ Uᵀ      M⁻¹ += Y D⁻¹ Yᵀ           x += Y D⁻¹ u
    parent:            I^A += Xᵀ I^a X        p += Xᵀ p^a               C += C' X

The rows C start as those of the tip joints; each is a unit force at the tip, carried past the joints. n_c of them are
carried, not six: at the end M⁻¹ = φcᵀ Λ⁻¹ φc, x is the acceleration of the open tips along the rows, and C what an
acceleration of the base does to them. A loop within the chain is closed at the link it hangs on, once its links have
been passed: I^A += Cᵀ M C, p −= Cᵀ M (S − x) with the rows of the loop, which need not be carried further. Outwards
again, once the base and the tip forces are known:

    dv/dt = D⁻¹ (u + Yᵀ h_c − Uᵀ X δ_p)      δ = X δ_p + S dv/dt

Everything is in the frame on the far side of each link's joint. Cost: linear in the number of links. Numbers of
equations are those of Lilly and Orin (operational_space.py).

    S   6×n motion space          I^A  6×6 articulated inertia       p  6 bias wrench        Q  joint forces (N m, N)
    C   n_c×6 rows held at tips   h_c  n_c forces of the tips        h  first moment of mass (kg m)
    R, r  pose of the far frame in the parent's, X the same for 6-vectors
    δ   6 acceleration beyond the bias acceleration (rad/s², m/s²)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from functools import cached_property

import casadi as ca

from closedchain.multibody.canonical_frames import near_frame
from closedchain.multibody.chains import Chain
from closedchain.multibody.system import Link, System
from closedchain.records import dataclass
from closedchain.spatial.products import from_lower_half, rotated, rotated_symmetric, symmetric_product
from closedchain.spatial.sparse import LDL, TINY, ldl
from closedchain.spatial.symbolic import Transform, skew, traced_once
from closedchain.types import SX

CYCLES = ((0, 1, 2), (1, 2, 0), (2, 0, 1))


@dataclass(frozen=True, eq=False)
class BiasMotion:
    """Angular velocity and bias acceleration of a frame, in its axes."""

    w: SX
    alpha: SX
    a: SX

    @cached_property
    def tensor(self) -> SX:
        """Ψ, which takes a point of the body to its acceleration relative to the origin."""
        x, y, z = self.w[0], self.w[1], self.w[2]
        rows = [[-(y * y + z * z), x * y, x * z], [x * y, -(x * x + z * z), y * z], [x * z, y * z, -(x * x + y * y)]]
        return ca.sparsify(ca.blockcat(rows) + skew(self.alpha))

    def at(self, X: Transform) -> BiasMotion:
        """The motion of a frame that is fixed in the body."""
        return BiasMotion(X.R.T @ self.w, X.R.T @ self.alpha, X.R.T @ self.of_point(X.p))  # (25)

    def of_point(self, p: SX) -> SX:
        """a + Ψ p, z first: points of a platform often lie in a plane, and what they share is computed once."""
        Psi = self.tensor
        return self.a + Psi[:, 2] * p[2] + Psi[:, 0] * p[0] + Psi[:, 1] * p[1]

    def wrench(self, inertia: SX) -> SX:
        """What this motion needs of a body with a 6×6 inertia."""
        I, H, m = inertia[:3, :3], inertia[:3, 3:], inertia[3, 3]  # noqa: E741
        h = ca.vertcat(H[2, 1], H[0, 2], H[1, 0])
        if ca.sparsify(I).is_tril() and ca.sparsify(I).is_triu():  # about principal axes
            d, w = ca.diag(I), self.w
            moment = ca.vertcat(*(d[i] * self.alpha[i] + (d[k] - d[j]) * (w[j] * w[k]) for i, j, k in CYCLES))
        elif all(self.w[i].nnz() and not self.w[i].is_zero() for i in range(3)):
            moment = self._moment(ca.trace(I) / 2 * SX(ca.DM.eye(3)) - I)
        else:
            moment = I @ self.alpha + skew(self.w) @ (I @ self.w)
        return ca.vertcat(moment + H @ self.a, m * self.a + self.tensor @ h)  # (14)

    def _moment(self, second: SX) -> SX:
        """I α + w × I w from Ψ, which is at hand, and the second moments Σ of mass: twice the axial vector of Ψ Σ."""
        Psi, Sigma, found = self.tensor, ca.sparsify(second), []
        for i, j, k in CYCLES:
            across = Psi[k, i] * Sigma[i, j] - Psi[j, i] * Sigma[i, k]
            found.append(across + Psi[k, j] * Sigma[j, j] - Psi[j, k] * Sigma[k, k])
            if Sigma[j, k].nnz():
                found[-1] += (Psi[k, k] - Psi[j, j]) * Sigma[j, k]
        return ca.vertcat(*found)


class OpenTree:
    """The links of a machine with all its cut joints open, for given coordinates and velocities.

    inertias: 6×6 by link, at the origin and in the axes of its far frame
    dv: accelerations of the joints; none: zero, the bias motion
    """

    def __init__(self, system: System, inertias: Mapping[int, SX], q: SX, v: SX, dv: SX | None = None) -> None:
        self.system, self.inertias, self.q, self.v, self.dv = system, inertias, q, v, dv
        self.applied: dict[int, SX] = {}  # wrenches on links beside Q, in their far frames
        self.ground = BiasMotion(SX(3, 1), SX(3, 1), -system.quantities.gravity)

    @cached_property
    def poses(self) -> tuple[tuple[Transform, Transform], ...]:
        """Per link: its near frame in the parent's far frame (constant), and its far frame in the near one.

        The axes of the near frame do not matter elsewhere: motion spaces are in those of the far one.
        """
        found = []
        for link in self.system.links:
            near, X = near_frame(self.system, link), link.model.pose(self.q[link.q, :])
            X = X.inverse() if link.flipped else X
            if X.R.nnz() == 9 and near.R.nnz() > 3:  # one full rotation costs less than two
                near, X = Transform(SX(ca.DM.eye(3)), near.p), Transform(near.R @ X.R, near.R @ X.p)
            found.append((near, X))
        return tuple(found)

    @cached_property
    def motion_spaces(self) -> tuple[SX, ...]:
        """S of every link."""
        return tuple(ca.sparsify(_motion_space(link, self.q)) for link in self.system.links)

    @cached_property
    def motions(self) -> tuple[BiasMotion, ...]:
        """Angular velocity and bias acceleration of every link."""
        found: list[BiasMotion] = []
        for link in self.system.links:
            found.append(self._outward(link, found[link.parent] if link.parent >= 0 else self.ground))
        return tuple(found)

    def motion(self, index: int) -> BiasMotion:
        """Of a link, or of the ground."""
        return self.motions[index] if index >= 0 else self.ground

    def _outward(self, link: Link, parent: BiasMotion) -> BiasMotion:
        near, X = self.poses[link.index]
        relative = self.motion_spaces[link.index] @ self.v[link.v, :]
        w_rel, u_rel = ca.sparsify(relative[:3]), ca.sparsify(relative[3:])
        S_dot_v = self._motion_space_derivative(link)
        if self.dv is not None:
            S_dot_v = ca.sparsify(S_dot_v + self.motion_spaces[link.index] @ self.dv[link.v, :])
        w = _into(near, X, parent.w) + w_rel
        alpha = _into(near, X, parent.alpha) + skew(w) @ w_rel + S_dot_v[:3]
        a = X.R.T @ (near.R.T @ (parent.a + parent.tensor @ near.p + parent.tensor @ (near.R @ X.p)))
        return BiasMotion(w, ca.sparsify(alpha), ca.sparsify(a + skew(2 * w - w_rel) @ u_rel + S_dot_v[3:]))

    def _motion_space_derivative(self, link: Link) -> SX:
        """dS/dt v."""
        if self.motion_spaces[link.index].is_constant() or not link.model.nq:
            return SX(6, 1)
        q = SX.sym("q", self.q.shape[0])
        moved = _motion_space(link, q) @ self.v[link.v, :]
        q_dot = SX(self.q.shape[0], 1)
        q_dot[link.q, :] = link.model.q_dot(q[link.q, :], self.v[link.v, :])
        return ca.sparsify(ca.substitute(ca.jtimes(moved, q, q_dot), q, self.q))

    def bias_wrench(self, link: Link) -> SX:
        """p of a link by itself."""
        needed = self.motions[link.index].wrench(self.inertias[link.index])
        return ca.sparsify(needed - self.applied.get(link.index, SX(6, 1)))

    def apply(self, index: int, wrench: SX) -> None:
        """Let a wrench act on a link, in its far frame."""
        if index >= 0:
            self.applied[index] = self.applied.get(index, SX(6, 1)) + wrench

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
        """Velocity of every far frame's origin in its axes; only tips that are not closed need it."""
        found: list[SX] = []
        for link in self.system.links:
            near, X = self.poses[link.index]
            u = (self.motion_spaces[link.index] @ self.v[link.v, :])[3:]
            if link.parent >= 0:
                w_p = self.motions[link.parent].w
                u = u + _into(near, X, found[link.parent] + skew(w_p) @ (near.p + near.R @ X.p))
            found.append(ca.sparsify(u))
        return tuple(found)

    def side(self, index: int) -> tuple[Transform, BiasMotion]:
        """World pose and bias motion of a link's far frame, or the ground's."""
        return self.world[index] if index >= 0 else Transform.identity(), self.motion(index)


@dataclass(eq=False)
class OpenChainSolution:
    """What is left of a chain once its joints are eliminated.

    The tips accelerate by M_inv h_c + Σ C_b δ_b + x_open along their rows, and a base b that carries the chain needs
    inertia_b δ_b + wrench_b − C_bᵀ h_c.

    pivot: smallest relative pivot of joints with several directions; 0 where one moves no mass
    inertias: of joints with one direction
    compliance: of each row by itself, without what loops took away
    shared: where the last link floats, M_inv of all others and V, with M_inv = that + Vᵀ V
    """

    M_inv: SX
    x_open: SX
    C: dict[int, SX]
    inertia: dict[int, SX]
    wrench: dict[int, SX]
    pivot: SX = field(default_factory=lambda: SX(1))
    inertias: list[SX] = field(default_factory=list)
    compliance: SX = field(default_factory=lambda: SX(1, 1))
    shared: tuple[SX, SX] | None = None


@dataclass(frozen=True, eq=False)
class Loops:
    """Loops of a chain's own: their rows by the link that each hangs on, S of all rows, and whether a loop is regular
    by itself, from its M⁻¹."""

    rows: Mapping[int, list[list[int]]]
    S: SX
    strong: Callable[[SX], bool]


@dataclass(frozen=True, eq=False)
class JointFactors:
    """What the outward sweep needs of a joint that has been eliminated."""

    U: SX
    Y: SX
    D_inverse: SX
    u: SX


@dataclass(frozen=True, eq=False)
class ClosedLoop:
    """A loop within a chain, closed at the link it hangs on: with M⁻¹ = L D Lᵀ of its rows, L⁻¹ times C, S − x and M⁻¹
    of the others. Its forces are h = M (S − x − C δ − M⁻¹_others h_others). compliance: of each row by itself."""

    rows: list[int]
    others: list[int]
    M: LDL
    Z: SX
    z: SX
    W: SX
    compliance: SX

    def forces(self, delta: SX, h_c: SX) -> SX:
        """h of its rows, for δ of the link and the forces of others."""
        known = self.z - self.Z @ delta
        return self.M.backward(known - self.W @ h_c[self.others] if self.W.nnz() else known)


class OpenChain:
    """A chain with its tips (and the loops of its own, if any) cut.

    prescribed: accelerations by the name of joints for which they are given
    """

    def __init__(self, tree: OpenTree, chain: Chain, Q: SX, prescribed: Mapping[str, SX]) -> None:
        self.tree, self.chain, self.Q, self.prescribed = tree, chain, Q, prescribed
        self.factors: dict[int, JointFactors] = {}
        self.closed: dict[int, list[ClosedLoop]] = {}

    def inward(self, n_c: int, C: dict[int, SX], loops: Loops | None = None) -> OpenChainSolution:
        """Eliminate all joints; C are the n_c rows of the tips by link.

        loops: those of the chain's own that can be closed on the way
        """
        inertia = {link.index: self.tree.inertias[link.index] for link in self.chain.links}
        wrench = {link.index: self.tree.bias_wrench(link) for link in self.chain.links}
        found = OpenChainSolution(SX(n_c, n_c), SX(n_c, 1), dict(C), inertia, wrench)
        for link in reversed(self.chain.links):
            for rows in loops.rows.get(link.index, ()) if loops is not None else ():
                if loops is not None and loops.strong(found.M_inv[rows, rows]):
                    self._close(link.index, rows, loops.S, found)
            self._pass_joint(link, found)
        if found.inertias:
            found.pivot = ca.fmin(found.pivot, ca.mmin(ca.vertcat(*found.inertias)) * (1 / TINY))
        return found

    def _close(self, i: int, rows: list[int], S: SX, found: OpenChainSolution) -> None:
        """Eliminate the forces of a loop whose links have all been passed: link i moves as if it were rigid with it."""
        own = ca.diag(found.M_inv[rows, rows])
        others = [k for k in range(found.x_open.shape[0]) if k not in {*rows, *self.closed_rows}]
        M, C = ldl(found.M_inv[rows, rows]), found.C[i]
        Z, z = M.forward(C[rows, :]), M.forward(S[rows] - found.x_open[rows])
        ZD = Z.T @ ca.diag(M.D_inverse)
        found.inertia[i] = ca.sparsify(found.inertia[i] + symmetric_product(ZD, Z.T))
        found.wrench[i] = found.wrench[i] - ZD @ z
        across, W = ca.sparsify(found.M_inv[rows, others]), SX(len(rows), len(others))
        C_left, M_left, x_left = SX(*C.shape), SX(*found.M_inv.shape), SX(*found.x_open.shape)
        C_left[others, :], M_left[others, others] = C[others, :], found.M_inv[others, others]
        x_left[others] = found.x_open[others]
        if across.nnz():
            W = M.forward(across)
            WD = W.T @ ca.diag(M.D_inverse)
            C_left[others, :] -= WD @ Z
            M_left[others, others] -= symmetric_product(WD, W.T)
            x_left[others] += WD @ z
        found.C[i], found.M_inv, found.x_open = map(ca.sparsify, (C_left, M_left, x_left))
        self.closed.setdefault(i, []).append(ClosedLoop(rows, others, M, Z, z, W, own))

    @property
    def closed_rows(self) -> set[int]:
        """Rows of loops that have been closed on the way."""
        return {row for loop in self.closed_loops for row in loop.rows}

    @property
    def closed_loops(self) -> list[ClosedLoop]:
        """Loops that have been closed on the way."""
        return [loop for loops in self.closed.values() for loop in loops]

    def _pass_joint(self, link: Link, found: OpenChainSolution) -> None:
        """Everything from a link to its parent."""
        i, S, none = link.index, self.tree.motion_spaces[link.index], SX(found.x_open.shape[0], 6)
        I_A, p, C = found.inertia.pop(i), found.wrench.pop(i), found.C.pop(i, none)
        found.shared = None
        if link.name in self.prescribed:
            delta = S @ self.prescribed[link.name]
            p = p + I_A @ delta
            found.x_open = found.x_open + C @ delta
        elif link.model.nv:
            U, Y = ca.sparsify(I_A @ S), ca.sparsify(C @ S)
            # armature moves with the joint alone: the inertia beyond it is still felt along free directions
            D = ldl(S.T @ U if link.armature is None else S.T @ U + ca.diag(link.armature))
            D_inverse, u = D.inverse(), self.Q[link.v, :] - S.T @ p
            self.factors[i] = JointFactors(U, Y, D_inverse, u)
            UD, YD = U @ D_inverse, Y @ D_inverse
            held = _held(S) if link.armature is None else list(range(6))
            if link.model.unconstrained:  # half a solve is cheaper where six columns meet
                Z = D.forward(Y.T)
                answer = symmetric_product((ca.diag(D.D_inverse) @ Z).T, Z.T)
                found.shared = found.M_inv, ca.diag(ca.sqrt(D.D_inverse)) @ Z
            else:
                answer = symmetric_product(YD, Y)
            found.M_inv, found.compliance = found.M_inv + answer, found.compliance + ca.diag(answer)  # (11)
            found.x_open = found.x_open + YD @ u  # (12)
            if len(D.order) > 1:
                found.pivot = ca.fmin(found.pivot, D.pivot)
            else:
                found.inertias.append(D.D)
            I_A, p = _reduced(I_A, UD, U, held), p + UD @ u
            C = _columns(C - YD @ U.T, held)
        near, X = self.tree.poses[i]
        _add(found.inertia, link.parent, inertia_out(near, inertia_out(X, I_A)))
        _add(found.wrench, link.parent, wrench_out(near, wrench_out(X, p)))
        if C.nnz():
            _add(found.C, link.parent, rows_out(near, rows_out(X, C)))

    def at_rest(self, S: SX) -> OpenChain:
        """The same chain without motion and applied forces, to go outward with; loops that are closed have rows S."""
        other = OpenChain(self.tree, self.chain, SX(*self.Q.shape), {})
        x, wrench, none = SX(*S.shape), dict[int, SX](), SX(6, 1)
        for link in reversed(self.chain.links):
            i, p = link.index, wrench.pop(link.index, none)
            for loop in self.closed.get(i, []):
                z = loop.M.forward(S[loop.rows] - x[loop.rows])
                Dz = ca.diag(loop.M.D_inverse) @ z
                p = p - loop.Z.T @ Dz
                x[loop.others] += loop.W.T @ Dz
                other.closed.setdefault(i, []).append(replace(loop, z=z))
            if i in self.factors:
                j = self.factors[i]
                u = ca.sparsify(-(self.tree.motion_spaces[i].T @ p))
                other.factors[i] = replace(j, u=u)
                x, p = x + j.Y @ (j.D_inverse @ u), p + j.U @ (j.D_inverse @ u)
            near, X = self.tree.poses[i]
            _add(wrench, link.parent, wrench_out(near, wrench_out(X, ca.sparsify(p))))
        return other

    def outward(self, delta: dict[int, SX], h_c: SX) -> dict[int, SX]:
        """dv/dt of every link, from δ of the bases and the tip forces (both completed on the way)."""
        accelerations = {}
        for link in self.chain.links:
            i, (near, X) = link.index, self.tree.poses[link.index]
            d = motion_in(X, motion_in(near, delta[link.parent]))
            if i in self.factors:
                j = self.factors[i]
                accelerations[i] = j.D_inverse @ (j.u + j.Y.T @ h_c - j.U.T @ d)  # (48)
            elif link.name in self.prescribed:
                accelerations[i] = self.prescribed[link.name]
            delta[i] = d + self.tree.motion_spaces[i] @ accelerations[i] if i in accelerations else d
            for loop in reversed(self.closed.get(i, [])):
                h_c[loop.rows] = loop.forces(delta[i], h_c)
        return accelerations


def _motion_space(link: Link, q: SX) -> SX:
    S = link.model.motion(q[link.q, :])
    return -(link.model.pose(q[link.q, :]).motion_out() @ S) if link.flipped else S


def _into(near: Transform, X: Transform, vector: SX) -> SX:
    """A vector of the parent's far frame in the axes of the link's."""
    return ca.sparsify(X.R.T @ (near.R.T @ vector))


def _held(S: SX) -> list[int]:
    """Directions that a joint holds, where its motion space is made of unit directions; else all six."""
    columns = ca.horzsplit(ca.DM(S)) if S.is_constant() else []
    free = [[i for i in range(6) if float(column[i]) != 0] for column in columns]
    unit = all(len(rows) == 1 for rows in free)
    return [i for i in range(6) if not (unit and [i] in free)]


def _reduced(I_A: SX, UD: SX, U: SX, held: list[int]) -> SX:
    """I^A − U D⁻¹ Uᵀ, with exact zeros along free directions."""
    out = SX(6, 6)
    for i in held:
        for j in held:
            if j <= i:
                out[i, j] = out[j, i] = I_A[i, j] - UD[i, :] @ U[j, :].T
    return ca.sparsify(out)


def _columns(C: SX, held: list[int]) -> SX:
    """Rows with exact zeros along free directions."""
    out = SX(*C.shape)
    out[:, held] = C[:, held]
    return ca.sparsify(out)


def _add(table: dict[int, SX], key: int, value: SX) -> None:
    table[key] = ca.sparsify(table[key] + value) if key in table else value


# from a link's far frame to its parent's and back; X = [[Rᵀ, 0], [−Rᵀ p̂, Rᵀ]] of a pose X_AB is applied as a rotation
# and a translation P = p̂, each with its own zeros, and symmetric elements are computed once
@traced_once
def inertia_out(R: SX, P: SX, inertia: SX) -> SX:
    """Xᵀ I X for a symmetric I."""
    A, C = (rotated_symmetric(R, inertia[here, here]) for here in (slice(0, 3), slice(3, 6)))
    B = rotated(R, inertia[:3, 3:])
    if P.nnz():
        before = P @ B.T
        B = B + P @ C
        A = A + from_lower_half(lambda i, j: before[j, i] + (P[i, :] @ B[j, :].T), 3)
    return ca.sparsify(ca.blockcat([[A, B], [B.T, C]]))


@traced_once
def rows_out(R: SX, P: SX, C: SX) -> SX:
    """C X."""
    angular, linear = C[:, :3] @ R.T, C[:, 3:] @ R.T
    return ca.horzcat(angular - linear @ P, linear)


@traced_once
def wrench_out(R: SX, P: SX, F: SX) -> SX:
    """Xᵀ F."""
    force = R @ F[3:]
    return ca.vertcat(R @ F[:3] + P @ force, force)


def wrench_in(X: Transform, F: SX) -> SX:
    """X⁻ᵀ F: a wrench the other way."""
    return ca.sparsify(ca.vertcat(X.R.T @ (F[:3] - skew(X.p) @ F[3:]), X.R.T @ F[3:]))


@traced_once
def motion_in(R: SX, P: SX, A: SX) -> SX:
    """X A."""
    return ca.vertcat(R.T @ A[:3], R.T @ (A[3:] - P @ A[:3]))  # (4), (5)
