"""Static equilibrium of a machine with closed loops: where it rests, what holds it, how it moves about it.

    Nᵀ f(q) = 0,   Φ(q) = 0,   held actuators where they are        f = Q(q, 0) + Aᵀ τ + Jᵀ w − h(q, 0)

    N  nv×n   motions that keep the loops closed and the held actuators at rest; their lengths are metres
    K  n×n    −Nᵀ ∂(f + Rᵀ λ)/∂s N, R the rows of loops and held actuators: the Hessian of the energy where there is one
    D  n×n    −Nᵀ ∂f/∂v N                M  n×n   Nᵀ M N, armature and rotors included

The search for a stable equilibrium goes downhill: its steps are Newton's with the sizes of K's eigenvalues in the place
of the eigenvalues, and where it ends on a saddle it is pushed off. Newton's own steps find equilibria of any kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.errors import AssemblyError, EquilibriumError, SingularityError
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.state import State
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.records import dataclass
from closedchain.types import SX, Array

STEPS, SHORTER, PUSHES = 300, 0.4, 4  # steps of a search, factor of one that goes too far, times it leaves saddles
BALANCED = 1e-11  # of the forces that are to balance
LEVEL = 1e-2  # of K times the machine's size: forces that count where there are none
LARGEST, PUSH = 0.1, 1e-3  # of the machine's size: no step goes farther; by how much a saddle is left
CLOSED, CLOSINGS = 1e-13, 40  # of the machine's size
OVERSHOT = 0.5  # of the force along a step: more of it backwards is too far
NEUTRAL = 1e-12  # of the largest eigenvalue: zero
SYMMETRIC = 1e-8  # of the largest entry: forces that have an energy
SINGULAR = 1e-5  # a double root is found to about the square root of rounding
APART = 1e-6  # of the machine's size: equilibria nearer to each other are one


@dataclass(frozen=True, eq=False)
class StaticEquilibrium:
    """A machine at rest in balance, and its small motions about it: M z'' + D z' + K z = 0.

    state: where it rests
    forces: of all actuators (N, N m); those of held ones as they must be, of smallest size where they are not unique
    stiffness, damping, inertia: K, D and M, n×n, along the columns of `motions`
    motions: nv×n, velocities of all joints in the motions left free
    residual: the largest force out of balance, as a share of those that balance

    Example:
        >>> from dataclasses import replace
        >>> spring = cc.Strut("spring", "ground", "rocker", at=(0, 0, 1), stiffness=500.0, free_length=0.1)
        >>> rest = cc.compile(replace(model.mechanism, struts=(spring,))).equilibrium()
        >>> rest.stability, rest.frequencies.shape
        ('stable', (1,))
    """

    state: State
    forces: dict[str, float]
    stiffness: Array
    damping: Array
    inertia: Array
    motions: Array
    residual: float

    @property
    def stable(self) -> bool:
        """Whether the machine returns from every small displacement."""
        return self.stability == "stable"

    @cached_property
    def stability(self) -> str:
        """ "stable", "unstable", or "indifferent" where it stays in some displaced positions and leaves none."""
        if not _symmetric(self.stiffness) and np.any(np.isnan(self.frequencies)):
            return "unstable"
        s = np.linalg.eigvalsh((self.stiffness + self.stiffness.T) / 2)
        zero = NEUTRAL * np.abs(s).max(initial=0.0)
        if _symmetric(self.stiffness) and np.any(s < -zero):
            return "unstable"
        return "stable" if np.all(np.abs(s) > zero) else "indifferent"

    @property
    def frequencies(self) -> Array:
        """Natural frequencies without damping (Hz), rising; NaN for motions that leave, 0 for those that stay.

        Motions without mass follow statically and have none.
        """
        return self._vibrations[0]

    @property
    def modes(self) -> Array:
        """nv×modes: velocities of all joints in each mode, the largest 1 (rad/s times the machine's size, or m/s)."""
        shapes = self.motions @ self._vibrations[1]
        largest = np.abs(shapes * self.state.kinematics.step_lengths[:, None]).max(axis=0, initial=0.0)
        return np.asarray(shapes / np.maximum(largest, 1e-300))

    @cached_property
    def poles(self) -> NDArray[np.complex128]:
        """Eigenvalues s (1/s) with damping, the fastest growing first; those of motions without mass are left out."""
        from scipy.linalg import eigvals

        n, one = len(self.stiffness), np.eye(len(self.stiffness))
        left = np.block([[np.zeros((n, n)), one], [-self.stiffness, -self.damping]])
        right = np.block([[one, np.zeros((n, n))], [np.zeros((n, n)), self.inertia]])
        all_ = np.asarray(eigvals(left, right) if n else np.zeros(0), complex)
        s = all_[np.isfinite(all_)]
        return np.asarray(s[np.lexsort((s.imag, -s.real))], complex)

    @cached_property
    def _vibrations(self) -> tuple[Array, Array]:
        from scipy.linalg import eig

        if len(self.stiffness) == 0:
            return np.zeros(0), np.zeros((0, 0))
        K, M = self.stiffness, (self.inertia + self.inertia.T) / 2
        if _symmetric(K):
            K = (K + K.T) / 2
        k, m = max(np.abs(K).max(), 1e-300), max(np.abs(M).max(), 1e-300)
        # motions with neither stiffness nor mass are left out
        _, size, Vt = np.linalg.svd(np.vstack([K / k, K.T / k, M / m]))
        kept = Vt[size > NEUTRAL].T
        (alpha, beta), shapes = eig(kept.T @ K @ kept / k, kept.T @ M @ kept / m, homogeneous_eigvals=True)
        shapes = kept @ shapes
        moving = np.abs(beta) > NEUTRAL * np.maximum(np.abs(alpha), 1e-3)
        s, shapes = alpha[moving] / beta[moving], shapes[:, moving]
        zero = NEUTRAL * np.abs(s).max(initial=0.0)
        leaves = (s.real < -zero) | (np.abs(s.imag) > 1e-6 * np.abs(s.real) + zero)
        found = np.sqrt(np.where(np.abs(s) <= zero, 0.0, np.maximum(s.real, 0.0)) * (k / m)) / (2 * np.pi)
        order = np.argsort(s.real)
        return np.where(leaves, np.nan, found)[order], np.real(shapes[:, order])


class StaticEquations:
    """f and its derivatives for one machine, as functions of coordinates, actuator forces, wrenches, multipliers."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kinematics, self.tree = kinematics, kinematics.tree

    @cached_property
    def force(self) -> ca.Function:
        """(q, τ, w) → f, and the sizes of what it is made of."""
        q, tau, w = self._inputs
        return ca.Function("force", [q, tau, w], [sum(self._parts), sum(map(ca.fabs, self._parts))], {"cse": True})

    @cached_property
    def tangent(self) -> ca.Function:
        """(q, τ, w, λ) → ∂(f + Gᵀ λ)/∂s by small motions s of the coordinates."""
        multipliers = SX.sym("lam", self.tree.system.nc)
        total = sum(self._parts) + self.tree.constraint_jacobian.T @ multipliers
        slope = ca.jacobian(total, self.tree.q) @ ca.jacobian(self.tree.q_dot, self.tree.v)
        return ca.Function("tangent", [*self._inputs, multipliers], [ca.densify(slope)], {"cse": True})

    @cached_property
    def damping(self) -> ca.Function:
        """q → −∂f/∂v at rest."""
        slope = self._at_rest(-ca.jacobian(Loads(self.tree).resisting, self.tree.v))
        return ca.Function("damping", [self.tree.q], [ca.densify(slope)], {"cse": True})

    @cached_property
    def inertia(self) -> ca.Function:
        """q → M."""
        still = BodyKinematics(self.tree.system, self.tree.q, SX(self.tree.system.nv, 1))
        return ca.Function("inertia", [self.tree.q], [ca.densify(mass_matrix(still))], {"cse": True})

    @cached_property
    def _inputs(self) -> tuple[SX, SX, SX]:
        system = self.tree.system
        return self.tree.q, SX.sym("tau", len(system.actuators)), SX.sym("w", 6 * len(system.links))

    @cached_property
    def _parts(self) -> list[SX]:
        """What f is the sum of."""
        tree, (q, tau, w) = self.tree, self._inputs
        own = self._at_rest(Loads(tree).generalised())
        weight = -bias(BodyKinematics(tree.system, q, SX(tree.system.nv, 1)))
        driven = tree.actuator_jacobian.T @ tau if tau.numel() else SX(tree.system.nv, 1)
        return [ca.densify(part) for part in (own, weight, driven, Loads(tree).of_wrenches(w))]

    def _at_rest(self, expression: SX) -> SX:
        return ca.substitute(expression, self.tree.v, SX.zeros(self.tree.system.nv))


@dataclass(frozen=True, eq=False)
class _Place:
    """A closed configuration: free motions, force along them and what would be balance, tangent, actuator forces.

    turns: angles of joints that close loops, followed from place to place
    """

    q: Array
    turns: Array
    N: Array
    r: Array
    level: float
    coarseness: float
    K: Array
    forces: Array

    @property
    def imbalance(self) -> float:
        return float(np.abs(self.r).max(initial=0.0)) / self.level

    @property
    def balanced(self) -> bool:
        """As far as rounding of the coordinates lets it be."""
        return self.imbalance <= BALANCED * self.coarseness


class Statics:
    """The search for equilibria of one machine with some actuators held and forces of the others given."""

    def __init__(self, equations: StaticEquations, forces: Array, held: Sequence[int], wrenches: Array) -> None:
        self.equations, self.kinematics = equations, equations.kinematics
        self.held, self.wrenches = list(held), wrenches
        self.forces = np.array(forces)
        self.forces[self.held] = 0.0

    def settle(self, q: Array, turns: Array, stable: bool = True, held: Array | None = None) -> StaticEquilibrium:
        """The equilibrium reached from a configuration; actuators are held where they are there, or as given."""
        wanted = self.held_coordinates(q, turns) if held is None else held
        here, pushes = self._place(self._closed(q, turns, wanted), turns), 0
        for _ in range(STEPS):
            if here.balanced:
                s, V = np.linalg.eigh((here.K + here.K.T) / 2)
                if not stable or pushes == PUSHES or not np.any(s < -NEUTRAL * np.abs(s).max(initial=0.0)):
                    break
                pushes += 1
                there = self._moved(here, _one_way(V[:, 0]) * PUSH * self._size, wanted)
            else:
                there = self._stepped(here, wanted, stable)
            if there is None:
                break
            here = there
        if not here.balanced:
            raise EquilibriumError(
                f"no equilibrium was found: {here.imbalance:.2g} of the forces are out of balance where the search "
                "ended; give another guess, hold actuators, or support what can fall or turn for ever"
            )
        return self._answer(self._polished(here, wanted))

    def _stepped(self, here: _Place, wanted: Array, downhill: bool) -> _Place | None:
        """A step that goes downhill, or one that brings the forces nearer to balance."""
        dz = _downhill(here) if downhill else _newton(here)
        dz = dz * min(1.0, LARGEST * self._size / max(float(np.abs(dz).max()), 1e-300))
        for _ in range(30):
            there = self._moved(here, dz, wanted)
            if there is not None:
                turned = there.N.T @ (self.kinematics.step_lengths[:, None] ** 2 * here.N) @ dz
                onward = there.r @ turned >= -OVERSHOT * (here.r @ dz)
                nearer = np.linalg.norm(there.r) < np.linalg.norm(here.r)
                if there.balanced or (onward if downhill else nearer):
                    return there
            dz = dz * SHORTER
        return None

    def _polished(self, here: _Place, wanted: Array) -> _Place:
        """Newton's steps while they help."""
        for _ in range(3):
            there = self._moved(here, _newton(here), wanted)
            if there is None or there.imbalance >= here.imbalance:
                break
            here = there
        return here

    def _moved(self, here: _Place, dz: Array, wanted: Array) -> _Place | None:
        """Where a motion leads; None where it cannot be made or ends at a singular configuration."""
        try:
            q = self._closed(self.kinematics.step(here.q, here.N @ dz), here.turns, wanted)
            there = self._place(q, here.turns)
        except (AssemblyError, np.linalg.LinAlgError):
            return None
        return there if there.N.shape == here.N.shape else None

    def _place(self, q: Array, near: Array) -> _Place:
        found = self.equations.force(q, self.forces, self.wrenches)
        N, (f, sizes) = self._motions(q), (np.array(part, float).ravel() for part in found)
        rows, lengths = self._rows(q)
        steps = self.kinematics.step_lengths
        carried = (
            np.linalg.lstsq((rows * lengths[:, None] / steps).T, -f / steps, rcond=self.kinematics.rank_tolerance)[0]
            * lengths
        )
        held = len(rows) - len(self.held)
        forces = self.forces.copy()
        forces[self.held] = carried[held:]
        K = -N.T @ np.array(self.equations.tangent(q, forces, self.wrenches, carried[:held])) @ N
        level = float((np.abs(N).T @ sizes).max(initial=0.0)) + LEVEL * self._size * np.abs(K).max(initial=0.0)
        turns, coarseness = self.kinematics.turns(q, near), self.kinematics.coarseness(q)
        return _Place(q, turns, N, N.T @ f, max(level, 1e-300), coarseness, K, forces)

    def _answer(self, here: _Place) -> StaticEquilibrium:
        kin, N = self.kinematics, here.N
        names = [actuator.name for actuator in kin.system.actuators]
        D = np.array(self.equations.damping(here.q))
        return StaticEquilibrium(
            State(kin, here.q, np.zeros(kin.system.nv), near=here.turns),
            dict(zip(names, here.forces.tolist(), strict=True)),
            here.K,
            N.T @ D @ N,
            N.T @ np.array(self.equations.inertia(here.q)) @ N,
            N,
            here.imbalance,
        )

    @property
    def _size(self) -> float:
        return self.kinematics.system.size

    def _rows(self, q: Array) -> tuple[Array, Array]:
        """Rows of loops and held actuators, and what scales them to metres."""
        kin = self.kinematics
        if not self.held:
            return kin.constraint(q), kin.velocity_row_lengths
        rows = np.vstack([kin.constraint(q), kin.actuator_jacobian(q)[self.held]])
        return rows, np.concatenate([kin.velocity_row_lengths, kin.actuator_lengths[self.held]])

    def _motions(self, q: Array) -> Array:
        """N."""
        rows, lengths = self._rows(q)
        if not len(rows):
            return np.diag(1 / self.kinematics.step_lengths)
        _, s, Vt = np.linalg.svd(rows * lengths[:, None] / self.kinematics.step_lengths, full_matrices=True)
        rank = int(np.sum(s > self.kinematics.rank_tolerance * max(s.max(initial=0.0), 1e-300)))
        return np.asarray(Vt[rank:].T / self.kinematics.step_lengths[:, None])

    def held_coordinates(self, q: Array, turns: Array) -> Array:
        """Coordinates of the actuators that are held; turns: near which angles of joints that close loops are."""
        return self.kinematics.actuator_coordinates(q, turns)[self.held] if self.held else np.zeros(0)

    def _closed(self, q: Array, turns: Array, wanted: Array) -> Array:
        """The nearest configuration with closed loops and held actuators where they are."""
        kin = self.kinematics
        for _ in range(CLOSINGS):
            gap, rows = kin.residual(q)
            gap, rows = gap * kin.row_lengths, rows * kin.row_lengths[:, None] / kin.step_lengths
            if self.held:
                lengths = kin.actuator_lengths[self.held]
                gap = np.concatenate([gap, (self.held_coordinates(q, turns) - wanted) * lengths])
                own = kin.actuator_jacobian(q)[self.held] * lengths[:, None] / kin.step_lengths
                rows = np.vstack([rows, own])
            step = -np.linalg.lstsq(rows, gap, rcond=kin.rank_tolerance)[0] if gap.size else np.zeros(kin.system.nv)
            longest = float(np.abs(step).max(initial=0.0))
            if longest <= CLOSED * self._size:
                break
            if longest > 3 * self._size:
                raise AssemblyError("the loops do not close on the way to the equilibrium")
            q = kin.step(q, step / kin.step_lengths)
        if np.abs(gap).max(initial=0.0) > max(1e3 * CLOSED, 2 * kin.tolerance) * self._size:
            raise AssemblyError("the loops do not close on the way to the equilibrium")
        return q


def refuse_singular(kinematics: Kinematics, q: Array, dof: int) -> None:
    """A search cannot start where the machine is singular."""
    here = kinematics.free_motions(q, tolerance=SINGULAR).shape[1]
    if here > dof:
        raise SingularityError(
            f"the machine has {here} instead of {dof} degrees of freedom in this configuration, so that it is not "
            "known how it can move; give a guess beside it"
        )


def different(found: Sequence[StaticEquilibrium]) -> list[StaticEquilibrium]:
    """Equilibria told apart by where joints, mass centres and force elements are; the stable ones first."""
    kept: list[tuple[Array, StaticEquilibrium]] = []
    for one in found:
        kin = one.state.kinematics
        points = _points(kin, one.state.q)
        if all(np.abs(points - others).max(initial=0.0) > APART * kin.system.size for others, _ in kept):
            kept.append((points, one))
    order = ("stable", "indifferent", "unstable")
    return sorted((one for _, one in kept), key=lambda one: order.index(one.stability))


def _points(kinematics: Kinematics, q: Array) -> Array:
    """Points of bodies by which positions are told apart; rods that spin between two balls are not."""
    machine, poses = kinematics.system.mechanism, kinematics.poses(q)
    found = []
    for link in kinematics.system.links:
        R, p, name = poses[link.index][:, :3], poses[link.index][:, 3], link.body.name
        own = [np.array(link.body.center)]
        for joint in machine.joints:
            own += [np.array(at.position) for body, at in ((joint.parent, joint.at), (joint.child, joint.child_at))
                    if body == name]  # fmt: skip
        for strut in machine.struts:
            own += [np.array(at) for body, at in ((strut.parent, strut.at), (strut.child, strut.child_at))
                    if body == name]  # fmt: skip
        for bushing in machine.bushings:
            if name in (bushing.parent, bushing.child):
                own += list(kinematics.system.size * np.eye(3))
        own += [np.array(wrench.at) for wrench in machine.wrenches if wrench.body == name]
        found += [p + R @ at for at in own]
    return np.array(found)


def _downhill(here: _Place) -> Array:
    """Newton's step where K is positive definite, else with the sizes of its eigenvalues."""
    s, V = np.linalg.eigh((here.K + here.K.T) / 2)
    floor = NEUTRAL * np.abs(s).max(initial=0.0)
    if s[0] > floor:
        return np.asarray(np.linalg.solve(here.K, here.r))
    along = V.T @ here.r
    still = np.abs(along) <= BALANCED * here.level
    return np.asarray(V @ np.where(still, 0.0, along / np.maximum(np.abs(s), max(floor, 1e-300))))


def _newton(here: _Place) -> Array:
    return np.asarray(np.linalg.lstsq(here.K, here.r, rcond=NEUTRAL)[0], float)


def _one_way(v: Array) -> Array:
    """The one of v and −v whose largest entry is positive."""
    return np.asarray(v * np.sign(v[np.argmax(np.abs(v))]), float)


def _symmetric(K: Array) -> bool:
    return bool(np.abs(K - K.T).max(initial=0.0) <= SYMMETRIC * np.abs(K).max(initial=0.0))
