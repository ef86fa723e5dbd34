"""Is an answer (a, λ) right? Both residuals of the equations it claims to solve, each beside the size of its terms.

    r1 = M a + h − Q − Gᵀ λ        Newton–Euler recursion with the bodies' own inertias, nv rows
    r2 = G a + γ                   all loop rows, nc, those that the solution left out included

    η = |r1| / (s + 1e-3 c F)      s = |Q| + 1/16 Σ g |λ|      c: the coordinate's length, m      F: force level, N
                                   (of Q that was not given as one sum: the magnitudes of its terms)
    η = |r2| / (s + 1e-3 B / c)    s = 1/16 Σ g |a|            B: acceleration level, m/s²

s is what a row's own loops, or joints, could contribute to it: g is the largest element of G in the rows of a cut joint
and the coordinates of a joint at assembled configurations. It is measured by a sixteenth of that, because such terms
may all but cancel where a leg is stretched. M a + h needs no term of its own: the others are in balance with it.

Levels are what the joints' own motions amount to, x = c |a| + (c v)²/size (m/s²), before they are carried further.
Joints alike, whose c and m differ by less than about a factor of two, are taken together, as the legs of a robot are:

    F = largest m x + Σ m |g| + largest |λ|                    m: mass that a joint carries
    B = largest x + |g| + largest |Q|/(m c)                    the last: what forces that hold each other could do

(Scaled by their own terms alone, rows of a machine in free flight or in equilibrium compare rounding with rounding;
scaled by one maximum, light parts hide.) Redundant loop rows are met only as well as the loops are closed: they count a
thousandth. What the weights that a joint carries would do to it alone counts among the terms of loop rows: in a machine
that forces hold at rest it cancels, and only rounding is left.

Both residuals come from one sweep over the bodies, in frames as described and with the bodies' own inertias: G is never
made, and nothing of the solution but a and λ is used.

A stable solution of n = nv + nc equations has η ≤ c n eps, whatever their condition: that is accepted (1e-11 where n is
small) where G has its generic rank. The answer then holds to about η/√p in accelerations and η/p in multipliers, p the
pivot, beside usual ones, times σ² of these: the condition belongs to this estimate. This verifies the solution, not the
model: G, γ, Q and inertias are shared with it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property

import casadi as ca
import numpy as np

from closedchain.dynamics.articulated_body import OpenTree, wrench_out
from closedchain.dynamics.interface import Formulation, Machine
from closedchain.multibody.canonical_frames import far_frames
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import mass_matrix, newton_euler
from closedchain.multibody.system import System
from closedchain.records import dataclass
from closedchain.spatial.symbolic import Transform, skew
from closedchain.types import SX, Array

STABLE = 2815.0  # c: roundings per unknown; rows are measured by 1/16 to 1/1000 of their terms
FEWEST = 16  # unknowns that a machine counts at least: 1e-11
TRUSTED = 1e-6  # error estimate above which an answer says how many digits hold
LEVEL = 1e-3  # share of the machine's level that every row is measured by at least
REDUNDANT = 1e-3  # weight of rows that closed loops imply
RANK = 1e-7  # singular values of G below this share of the largest count as zero, as for mobility
NEAR = 1 / 16  # share of what a row's own loops and joints could contribute to it that it is measured by
NO_LEVER = 1e-12  # elements of G below this, beside one, are none
TINY = 1e-250


@dataclass(frozen=True, eq=False)
class Rank:
    """The rank of G at a configuration beside its generic rank, and p = σ², the smallest singular value that counts."""

    found: int
    generic: int
    pivot: float

    @property
    def singular(self) -> bool:
        """Whether loop rows that are independent elsewhere depend on each other here."""
        return self.found < self.generic

    @property
    def reason(self) -> str:
        """What is lost, in words."""
        lost = self.generic - self.found
        if not lost:
            return f"its loop rows nearly depend on each other there (smallest singular value {self.pivot**0.5:.1g})"
        return f"{lost} of {self.generic} independent loop rows depend{'s' if lost == 1 else ''} on the others there"


def rank_at(machine: Machine, q: Array) -> Rank:
    """The rank of the loop rows at a configuration."""
    kin = machine.kinematics
    generic = len(machine.mobility.independent_rows)
    if generic == 0:
        return Rank(0, 0, 1.0)
    s = np.linalg.svd(kin.scaled(kin.constraint(q)), compute_uv=False)
    s = s / max(float(s[0]), 1e-300)
    return Rank(min(int(np.sum(s > RANK)), generic), generic, float(s[generic - 1]) ** 2)


def usual_pivot(machine: Machine) -> float:
    """p = σ² at configurations found when compiling: a pivot of one, beside those there, stands for it.

    A machine that can hardly move from a singular configuration has no other to compare with.
    """
    samples = machine.mobility.samples
    return max(rank_at(machine, q).pivot for q in (samples[0], samples[-1]))


def accepted(system: System) -> float:
    """The largest η of an answer that holds."""
    return STABLE * max(FEWEST, system.nv + system.nc) * float(np.finfo(float).eps)


def scaled_residuals(
    machine: Machine,
    method: Formulation | None,
    q: SX,
    v: SX,
    Q: SX,
    answer: tuple[SX, SX],
    prescribed: SX | None,
    closed: bool = True,
    magnitude: SX | None = None,
) -> SX:
    """η of all rows, nv + nc: of the equations of motion, then of the loops.

    method: whose options the answer was found with (none: closed loops); what only softens loops is verified by its
        spring forces, its loop rows are zero here
    prescribed: accelerations of cut joints along all rows, where something moves them
    closed: whether the loops are: rows that only closed ones imply do not count otherwise
    magnitude: of the terms of Q, where the answer was not computed from their sum; by default |Q|
    """
    terms = _Terms(machine, v, ca.fabs(Q) if magnitude is None else magnitude, answer)
    r1, r2 = residuals(machine, method, q, v, Q, answer, prescribed, closed)
    eta1 = ca.fabs(r1) / terms.of_motion
    if method is not None and method.prescribed:
        for link in machine.system.links:
            if link.name in method.prescribed:
                eta1[link.v, :] = 0
    if machine.system.nc == 0:
        return eta1
    if method is not None and (not method.exact or method.regularisation):
        return ca.vertcat(eta1, SX(machine.system.nc, 1))
    weights = np.ones(machine.system.nc)
    weights[list(machine.mobility.redundant)] = REDUNDANT if closed else 0.0
    return ca.vertcat(eta1, ca.fabs(r2) / terms.of_loops * ca.DM(weights))


def residuals(
    machine: Machine,
    method: Formulation | None,
    q: SX,
    v: SX,
    Q: SX,
    answer: tuple[SX, SX],
    prescribed: SX | None,
    closed: bool = True,
) -> tuple[SX, SX]:
    """r1 = M a + h − Q − Gᵀ λ and r2 = G a + γ, with what the method feeds back and without what is prescribed."""
    held = closed and method is not None and method.takes_closed and not method.stabilised
    r1, r2 = _residuals(machine, q, v, answer, prescribed, held)
    r2 = r2 if prescribed is None else r2 - prescribed
    feedback = None if method is None else method.feedback(machine, q, v)
    return r1 - Q, r2 if feedback is None else r2 + feedback


def _residuals(
    machine: Machine, q: SX, v: SX, answer: tuple[SX, SX], prescribed: SX | None, held: bool
) -> tuple[SX, SX]:
    """M a + h − Gᵀ λ and G a + γ.

    held: whether cut joints hold what they hold of pose and velocity, as the method takes them to

    Moved tips have velocities along their rows, which closed loops do not have. Flexible bodies, couplings and rotors
    on several joints are left to the matrices.
    """
    a, lam = answer
    system, tree = machine.system, machine.tree
    if prescribed is None and not system.flexible_bodies and system.why_no_recursion is None:
        return _by_recursion(far_frames(system), (q, v), a, lam, held)
    body = BodyKinematics(system, q, v)
    G, gamma = body.constraint
    if prescribed is not None:
        G, gamma = (tree.at(part, q, v) for part in (tree.constraint_jacobian, tree.constraint_product))
    return newton_euler(body, a) - G.T @ lam, G @ a + gamma


def _by_recursion(system: System, state: tuple[SX, SX], a: SX, lam: SX, held: bool) -> tuple[SX, SX]:
    """Outwards the accelerations of all bodies, at the cut joints those along their rows, inwards the wrenches.

    R     axes of a cut joint's child in those of F, its frame on the parent      p  where its frame M is, in F
    w, u  twist of M against F; w_F × …: rows are counted in the axes of F
    """
    tree, body = OpenTree(system, {}, *state, a), BodyKinematics(system, *state)
    wrenches = {i: tree.motions[i].wrench(inertia) for i, inertia in _turned_together(tree).items()}
    r1, r2 = SX(system.nv, 1), SX(system.nc, 1)
    for loop in body.loops:
        cut, p = loop.cut, loop.X_FM.p
        R = cut.X_CM.R.T if held and cut.parallel else loop.R_FC
        X_CM = Transform(SX(ca.DM.eye(3)), cut.X_CM.p)  # M's origin, the child's axes
        F, M = tree.motion(cut.parent).at(cut.X_PF), tree.motion(cut.child).at(X_CM)
        v_F, v_M = (
            (X.motion_in() @ body.twists[i])[3:] if i >= 0 else SX(3, 1)
            for i, X in ((cut.parent, cut.X_PF), (cut.child, X_CM))
        )
        w = SX(3, 1) if held and cut.parallel else R @ M.w - F.w
        u = SX(3, 1) if held and loop.pinned else R @ v_M - v_F - skew(F.w) @ p
        linear = R @ M.a - F.a - skew(F.w) @ u
        if not loop.pinned:
            linear -= F.tensor @ p + skew(F.w) @ u
        r2[cut.rows] = loop.along_rows(R @ M.alpha - F.alpha - skew(F.w) @ w, linear)
        moment, force = ca.vertsplit(loop.phi_c @ lam[cut.rows], 3)
        if cut.child >= 0:
            wrenches[cut.child] -= wrench_out(X_CM, ca.vertcat(R.T @ moment, R.T @ force))
        if cut.parent >= 0:
            wrenches[cut.parent] += wrench_out(cut.X_PF, ca.vertcat(moment + skew(p) @ force, force))
    for link in reversed(system.links):
        near, X = tree.poses[link.index]
        r1[link.v, :] = tree.motion_spaces[link.index].T @ wrenches[link.index]
        if link.armature is not None:
            r1[link.v, :] += link.armature * a[link.v, :]
        if link.parent >= 0:
            wrenches[link.parent] += wrench_out(near, wrench_out(X, wrenches[link.index]))
    return r1, r2


def _turned_together(tree: OpenTree) -> dict[int, SX]:
    """Inertias by link; of bodies that do not turn against those they slide on, moments of inertia are with the latter.

    I α + w × I w is the same at both.
    """
    found = {link.index: link.inertia for link in tree.system.links}
    for link in reversed(tree.system.links):
        near, X = tree.poses[link.index]
        if link.parent >= 0 and not tree.motion_spaces[link.index][:3, :].nnz():
            R, alone = near.R @ X.R, SX(found[link.index])
            turning = SX(6, 6)
            turning[:3, :3] = R @ alone[:3, :3] @ R.T
            alone[:3, :3] = 0
            found[link.parent] = ca.sparsify(found[link.parent] + turning)
            found[link.index] = ca.sparsify(alone)
    return found


class _Terms:
    """What rows are measured by: sums of the magnitudes of their terms, and levels of the machine.

    Rows of one cut joint, and coordinates of one joint, of the same unit are measured alike.
    """

    def __init__(self, machine: Machine, v: SX, Q: SX, answer: tuple[SX, SX]) -> None:
        self.machine, self.v, self.Q = machine, v, Q  # Q: magnitudes
        self.a, self.lam = (ca.fabs(part) for part in answer)
        kin, system = machine.kinematics, machine.system
        self.rows = _alike([part.rows for part in system.closures], kin.velocity_row_lengths)
        self.joints = _alike([link.v for link in system.owners], kin.step_lengths, set(system.modal_velocities))
        self.motions = [ca.sum1(self.a[columns]) for columns in self.joints]

    @cached_property
    def levers(self) -> Array:
        """How large G is in rows of a cut joint and coordinates of a joint: at assembled configurations at most.

        Beside the machine's size, rounded up to powers of two: equal ones are multiplied once.
        """
        kin, samples = self.machine.described.kinematics, self.machine.described.mobility.samples
        G = np.max([np.abs(kin.scaled(kin.constraint(q))) for q in samples], axis=0)
        found = np.zeros((len(self.rows), len(self.joints)))
        for k, rows in enumerate(self.rows):
            for i, columns in enumerate(self.joints):
                largest = G[np.ix_(rows, columns)].max()
                unit = kin.step_lengths[columns[0]] / kin.velocity_row_lengths[rows[0]]
                found[k, i] = NEAR * 2.0 ** np.ceil(np.log2(largest)) * unit if largest > NO_LEVER else 0.0
        return found

    @property
    def of_motion(self) -> SX:
        """s + 1e-3 c F of the equations of motion, nv."""
        forces = [ca.sum1(self.lam[rows]) for rows in self.rows]
        found, level = SX(self.machine.system.nv, 1), self._force_level(forces)
        for k, columns in enumerate(self.joints):
            s = level * (LEVEL * self.machine.kinematics.step_lengths[columns[0]])
            s += _product(self.levers[:, k], forces)
            for i in columns:
                found[i] = s + self.Q[i]
        return found

    @property
    def of_loops(self) -> SX:
        """s + 1e-3 B / c of the loops, nc."""
        found, level = SX(self.machine.system.nc, 1), self._acceleration_level()
        g = ca.norm_1(self.machine.system.quantities.gravity)
        for k, rows in enumerate(self.rows):
            s = level * (LEVEL / self.machine.kinematics.velocity_row_lengths[rows[0]])
            s += g * float(self.levers[k] @ self._weights_alone)
            found[rows] = s + _product(self.levers[k], self.motions)
        return found

    @cached_property
    def _weights_alone(self) -> Array:
        """What weights that a joint carries would accelerate it, over g, if nothing held it: at rest this cancels."""
        machine = self.machine.described
        system, q = machine.system, machine.tree.q
        M = ca.Function("M", [q], [ca.densify(mass_matrix(BodyKinematics(system, q, SX(system.nv, 1))))])
        alone = [np.linalg.pinv(np.array(M(sample)), hermitian=True).diagonal() for sample in machine.mobility.samples]
        carried = np.array(ca.DM(_carried(machine))).ravel() * machine.kinematics.step_lengths
        weights = LEVEL * carried * np.max(alone, axis=0)
        return np.array([weights[columns].max() for columns in self.joints])

    def _force_level(self, forces: list[SX]) -> SX:
        system, lengths = self.machine.system, self.machine.kinematics.velocity_row_lengths
        weight = sum((link.inertia[3, 3] for link in system.links), SX(0)) * ca.norm_1(system.quantities.gravity)
        held = largest(force * (1 / lengths[rows[0]]) for rows, force in zip(self.rows, forces, strict=True))
        return largest(mass * x for mass, x in self._levels) + held + weight + TINY

    def _acceleration_level(self) -> SX:
        carried, lengths, Q = self._carried, self.machine.kinematics.step_lengths, self.Q
        moved = [i for i in range(Q.shape[0]) if not carried[i].is_zero()]
        by_forces = largest(
            largest(Q[i] for i in alike) * (1 / (carried[alike[0]] * lengths[alike[0]]))
            for alike in _gathered(moved, lambda i: (lengths[i], carried[i].element_hash()))
        )
        motion = largest(x for _, x in self._levels)
        return motion + by_forces + ca.norm_1(self.machine.system.quantities.gravity) + TINY

    @cached_property
    def _levels(self) -> list[tuple[SX, SX]]:
        """m and x of joints alike together: those whose m and c differ by less than about a factor of two."""
        size, lengths, whole = self.machine.system.size, self.machine.kinematics.step_lengths, ca.mmax(self._carried)

        def kind(k: int) -> tuple[float, float | int]:
            mass = self._carried[self.joints[k][0]]
            known = mass.is_constant() and whole.is_constant() and not mass.is_zero()
            return _octave(lengths[self.joints[k][0]] / size), _octave(mass / whole) if known else mass.element_hash()

        found = list[tuple[SX, SX]]()
        for alike in _gathered(range(len(self.joints)), kind):
            at = [i for k in alike for i in self.joints[k]]
            a, v, c = sum((self.motions[k] for k in alike), SX(0)), ca.sumsqr(self.v[at]), max(lengths[at])
            found.append((ca.mmax(self._carried[at]), c * a + c**2 / size * v))
        return found

    @cached_property
    def _carried(self) -> SX:
        return _carried(self.machine)


def _alike(parts: Sequence[slice], lengths: Array, single: Collection[int] = ()) -> list[list[int]]:
    """The indices of every part, those of the same length together."""
    found = list[list[int]]()
    for part in parts:
        found += _gathered(range(part.start, part.stop), lambda i: (i if i in single else -1, float(lengths[i])))
    return found


def _gathered(numbers: Iterable[int], key: Callable[[int], object]) -> list[list[int]]:
    """Numbers by key, in the order in which keys come first."""
    found = dict[object, list[int]]()
    for number in numbers:
        found.setdefault(key(number), []).append(number)
    return list(found.values())


def _octave(ratio: SX | float) -> float:
    """The nearest power of two, as its exponent."""
    return float(np.round(np.log2(float(ratio))))


def _carried(machine: Machine) -> SX:
    """Mass that every coordinate carries, nv; the linear block of a link's inertia is its mass."""
    links, carried = machine.system.links, SX(machine.system.nv, 1)
    mass = [link.inertia[3, 3] for link in links]
    for link in reversed(links):
        carried[link.v] = mass[link.index]
        if link.parent >= 0:
            mass[link.parent] += mass[link.index]
    return carried


def largest(values: Iterable[SX]) -> SX:
    """The largest of values that are not negative; passes over what is not a number."""
    found = SX(0)
    for value in values:
        if value.nnz() and not value.is_zero():
            found = ca.fmax(found, value)
    return found


def _product(levers: Array, values: Sequence[SX]) -> SX:
    """Σ g x, what has the same lever summed first."""
    found = SX(0)
    for g in np.unique(levers[levers > 0]):
        found += float(g) * sum((value for lever, value in zip(levers, values, strict=True) if lever == g), SX(0))
    return found


def worst_rows(system: System, eta: Array) -> str:
    """The largest η and the rows it is met in, in words."""
    eta = np.nan_to_num(eta, nan=np.inf)
    names = (*system.velocity_names, *system.row_names)
    worst = [f"{names[k]} ({eta[k]:.3g})" for k in np.argsort(-eta)[:3] if eta[k] > accepted(system)]
    rows = ", ".join(worst) or "none"
    return f"residual {eta.max(initial=0.0):.3g} in {rows}, where {accepted(system):.2g} is accepted"


def largest_residual(eta: SX, answer: SX) -> SX:
    """The largest η; not a number where any element of the answer is not."""
    rows = [row for row in ca.vertsplit(eta) if row.nnz() and not row.is_zero()] if eta.shape[0] else []
    # rows that are measured alike are divided once
    alike = _gathered(range(len(rows)), lambda k: rows[k].dep(1).element_hash() if rows[k].is_op(ca.OP_DIV) else -k)
    shares = (largest(rows[k].dep(0) for k in at) / rows[at[0]].dep(1) if len(at) > 1 else rows[at[0]] for at in alike)
    # fmax passes over what is not a number, sums do not
    return largest(shares) + 1e-300 * ca.sum1(ca.fabs(answer))


def verified_function(method: Formulation, machine: Machine, prescribed: bool = False) -> ca.Function:
    """(q, v, forces) → (acceleration, multipliers, pivot, residual, error); with one more input if prescribed."""
    tree = machine.tree
    tau = SX.sym("forces", len(tree.system.actuators))
    Q = Loads(tree).generalised(tau, method.prescribed)
    inputs = {"q": tree.q, "v": tree.v, "forces": tau}
    given = {"prescribed": SX.sym("prescribed", tree.system.nc)} if prescribed else {}
    found = machine.forward(method, tree.q, tree.v, Q, **given)
    answer = (ca.densify(found.acceleration), ca.densify(found.multipliers))
    rows = scaled_residuals(machine, method, tree.q, tree.v, Q, answer, given.get("prescribed"))
    eta = largest_residual(rows, answer[0]) if tree.system.nv else SX(0)
    inputs |= given
    p = found.pivot * usual_pivot(machine) if method.exact else found.pivot
    error = eta / ca.sqrt(ca.fmin(ca.fmax(p, 1e-30), 1))
    if not method.exact and tree.system.nc:  # by how much softly held loops accelerate apart is the model's error
        error = ca.fmax(error, largest_residual(_apart(machine, answer[0], given.get("prescribed")), answer[0]))
    outputs = [*answer, found.pivot, eta, error]
    names = ["acceleration", "multipliers", "pivot", "residual", "error"]
    return ca.Function("verified", list(inputs.values()), outputs, list(inputs), names, {"cse": True})


def _apart(machine: Machine, a: SX, prescribed: SX | None) -> SX:
    """|G a + γ| beside the sum of the magnitudes of its terms, nc."""
    tree = machine.tree
    G, gamma = tree.constraint_jacobian, tree.constraint_product
    gamma = gamma if prescribed is None else gamma - prescribed
    return ca.fabs(G @ a + gamma) / (ca.fabs(G) @ ca.fabs(a) + ca.fabs(gamma) + TINY)


def residual_function(method: Formulation | None, machine: Machine, prescribed: bool = False) -> ca.Function:
    """(q, v, forces, acceleration, multipliers) → η and residuals of all rows; with one more input if prescribed."""
    tree, system = machine.tree, machine.system
    tau = SX.sym("forces", len(system.actuators))
    Q = Loads(tree).generalised(tau, () if method is None else method.prescribed)
    a, lam = SX.sym("acceleration", system.nv), SX.sym("multipliers", system.nc)
    inputs = {"q": tree.q, "v": tree.v, "forces": tau, "acceleration": a, "multipliers": lam}
    given = {"prescribed": SX.sym("prescribed", system.nc)} if prescribed else {}
    asked = (machine, method, tree.q, tree.v, Q, (a, lam), given.get("prescribed"))
    outputs = [ca.densify(scaled_residuals(*asked)), ca.densify(ca.vertcat(*residuals(*asked)))]
    inputs |= given
    return ca.Function("residuals", list(inputs.values()), outputs, list(inputs), ["eta", "residuals"], {"cse": True})
