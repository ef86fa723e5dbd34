"""Inverse dynamics of any machine: actuator forces and joint reactions of a motion that keeps the loops closed.

    M dv/dt + h = Q = Aᵀ τ + Gᵀ λ        Nᵀ Q = (A N)ᵀ τ  with G N = 0

One actuator per DOF: τ is unique. More: the τ nearest to a preload, weighted, within bounds. Fewer: the motion is
possible only if the equations happen to hold. What the loops carry, λ, is unique unless they are over-constrained; then
it is shared so that all joint reactions together are smallest, or as the joints' stiffnesses tell (least strain
energy).

    Q  nv generalised forces of the opened tree     G  nc×nv loop rows      A  na×nv actuator rows
    N  nv×m free motions                            τ  na forces            λ  nc multipliers
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Machine
from closedchain.errors import ArgumentError, SingularityError, UnsupportedError
from closedchain.kernel import Kernel, remembered
from closedchain.mechanism.numbers import finite_vector
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import newton_euler
from closedchain.types import SX, Array

RANK = 1e-9  # singular values below this share of the largest count as zero
MISS = 1e-7  # share of the needed forces that the actuators may fail to give
ROUNDING = 1e-13  # of the terms that needed forces are the sum of


@dataclass(frozen=True)
class ForceDistribution:
    """How redundant actuators share the work: the forces nearest to a preload, weighted, within bounds.

    weights: what a newton of each actuator costs (none: all the same)
    preload: forces (N or N m) that are aimed at, one per actuator
    lower, upper: bounds of the forces (N or N m), one per actuator

    Example:
        >>> distribution = cc.ForceDistribution(lower=(-100.0,), upper=(100.0,))
        >>> model.inverse_dynamics(state, distribution=distribution).names
        ('crank_motor',)
    """

    weights: tuple[float, ...] | None = None
    preload: tuple[float, ...] | None = None
    lower: tuple[float, ...] | None = None
    upper: tuple[float, ...] | None = None

    def arrays(self, count: int) -> tuple[Array, Array, Array, Array]:
        """Weights, preload and bounds for so many actuators."""
        defaults = (1.0, 0.0, -np.inf, np.inf)
        fields = ("weights", "preload", "lower", "upper")
        values = []
        for field, default in zip(fields, defaults, strict=True):
            given = getattr(self, field)
            values.append(np.full(count, default) if given is None else _numbers(field, given, count))
        if np.any(values[0] <= 0):
            raise ArgumentError("weights of actuators must be positive")
        if np.any(values[2] > values[3]):
            raise ArgumentError("lower bounds of actuator forces must not exceed the upper ones")
        return values[0], values[1], values[2], values[3]


def _numbers(field: str, given: Sequence[float], count: int) -> Array:
    if field in ("lower", "upper"):
        values = np.asarray(given, float)
        if values.shape != (count,) or np.any(np.isnan(values)):
            raise ArgumentError(f"{field}: {count} numbers are needed, one per actuator, not {given!r}")
        return values
    return np.array(finite_vector(field, given, count))


class TreeTerms:
    """Q = M dv/dt + h less all applied forces but those of actuators, G and A of the opened tree, in batches."""

    def __init__(self, machine: Machine) -> None:
        self.kernel, self.nv = _tree_kernel(machine), machine.system.nv
        self.rows = machine.system.nc, len(machine.system.actuators)

    def __call__(self, q: Array, v: Array, dv: Array) -> tuple[Array, Array, Array]:
        Q, *matrices = self.kernel(q, v, dv)
        # kernels give matrices of one column as vectors
        G, A = (part.reshape(*Q.shape[:-1], count, self.nv) for part, count in zip(matrices, self.rows, strict=True))
        return Q, G, A


def _tree_kernel(machine: Machine) -> Kernel:
    """(q, v, dv) → Q, G, A."""

    def make() -> ca.Function:
        system, tree = machine.kinematics.system, machine.kinematics.tree
        q, v, dv = SX.sym("q", system.nq), SX.sym("v", system.nv), SX.sym("dv", system.nv)
        body = BodyKinematics(system, q, v)
        Q = newton_euler(body, dv) - tree.at(Loads(tree).generalised(), q, v)
        A = tree.at(tree.actuator_jacobian, q)
        names = (["q", "v", "dv"], ["Q", "G", "A"])
        return ca.Function("tree", [q, v, dv], [Q, body.constraint[0], A], *names, {"cse": True})

    return remembered(machine.kinematics.question("opened tree"), make)


def batched_free_motions(machine: Machine, G: Array) -> Array:
    """The free motions N of a batch of G, (…, nv, m), with m the mobility of the machine."""
    steps = machine.kinematics.step_lengths
    if G.shape[-2] == 0:
        return np.broadcast_to(np.diag(1 / steps), (*G.shape[:-2], steps.size, steps.size))
    Vt = np.linalg.svd(machine.kinematics.scaled(G), full_matrices=True)[2]
    N: Array = np.swapaxes(Vt[..., steps.size - machine.mobility.dof :, :], -1, -2) / steps[:, None]
    return N


def actuator_forces(
    machine: Machine,
    Q: Array,
    G: Array,
    A: Array,
    sharing: ForceDistribution | None = None,
    place: Callable[[int], str] = lambda _: "",
) -> Array:
    """τ for a batch of motions (n, na); `place` says where a sample is."""
    if A.shape[-2] == 0:
        raise UnsupportedError(f"{machine.kinematics.system.mechanism.name!r} has no actuators")
    N = batched_free_motions(machine, G)
    W, r = np.swapaxes(A @ N, -1, -2), np.einsum("...vm,...v->...m", N, Q)
    weights, preload, lower, upper = (sharing or ForceDistribution()).arrays(A.shape[-2])
    terms = np.einsum("...vm,...v->...m", np.abs(N), np.abs(Q)) + np.abs(W) @ np.abs(preload)
    level = np.maximum(np.abs(r), ROUNDING / MISS * terms)
    allowed = MISS * level.max(axis=-1, initial=0.0)
    # in newtons, τ = lengths y, so that units of moments and forces decide nothing; no singular value exceeds one
    lengths, count = machine.kinematics.actuator_lengths, min(W.shape[-2:])
    U, s, Vt = np.linalg.svd(W * lengths, full_matrices=True)
    gains = np.where(s > RANK, 1 / np.maximum(s, 1e-300), 0.0)
    forces: Array = np.broadcast_to(preload, (*r.shape[:-1], preload.size))
    for _ in range(2):  # the second time for digits lost between actuators of very different leverage
        missing = gains * np.einsum("...mk,...m->...k", U[..., :count], r - np.einsum("...ma,...a->...m", W, forces))
        forces = forces + lengths * np.einsum("...ka,...k->...a", Vt[..., :count, :], missing)
    idle = np.concatenate([gains == 0, np.ones((*gains.shape[:-1], lengths.size - count), bool)], axis=-1)
    if idle.any():  # along forces that hold each other to those nearest to the preload
        root = np.sqrt(weights) * lengths
        held = np.swapaxes(Vt * idle[..., None], -1, -2)
        along = np.linalg.pinv(root[:, None] * held) @ (np.sqrt(weights) * (preload - forces))[..., None]
        forces = forces + lengths * (held @ along)[..., 0]
    _check_met(machine, W, r, forces, allowed, s.min(axis=-1, initial=1.0), place)
    outside = np.any((forces < lower) | (forces > upper), axis=-1)
    for index in np.argwhere(outside):
        k = tuple(index)
        forces[k] = _within_bounds(W[k], r[k], float(allowed[k]), weights, preload, lower, upper)
    return forces


def _check_met(
    machine: Machine, W: Array, r: Array, forces: Array, allowed: Array, weakest: Array, place: Callable[[int], str]
) -> None:
    miss = np.abs(np.einsum("...ma,...a->...m", W, forces) - r).max(axis=-1, initial=0.0)
    if not np.any(miss > allowed):
        return
    name, k = machine.kinematics.system.mechanism.name, int(np.argmax(miss - allowed))
    if W.shape[-1] < W.shape[-2]:
        raise UnsupportedError(
            f"{name!r} has {W.shape[-1]} actuators for {W.shape[-2]} degrees of freedom and they cannot produce "
            f"this motion{place(k)}"
        )
    raise SingularityError(
        f"the actuators of {name!r} cannot produce this motion: it is singular there "
        f"(relative singular value {float(weakest[k]):.3g}){place(k)}"
    )


def _within_bounds(
    W: Array, r: Array, allowed: float, weights: Array, preload: Array, lower: Array, upper: Array
) -> Array:
    """Least weighted distance from the preload with W τ = r, but for what is allowed, and lower ≤ τ ≤ upper."""
    forces = np.where(lower == upper, lower, preload)
    side = _active_bounds(W, r, np.sqrt(weights), forces, lower, upper)
    # exactly, with the bounds that turned out to be active
    forces = np.where(side < 0, lower, np.where(side > 0, upper, forces))
    open_ = (side == 0) & (lower < upper)
    D = 1 / np.sqrt(weights[open_])
    forces[open_] += D * (np.linalg.pinv(W[:, open_] * D, rcond=RANK) @ (r - W @ forces))
    slack = 1e-7 * float(np.abs(forces).max(initial=0.0))
    allowed = max(allowed, ROUNDING * float((np.abs(W) @ np.abs(forces)).max(initial=0.0)))
    met = np.abs(W @ forces - r).max(initial=0.0) <= allowed
    if not met or np.any(forces < lower - slack) or np.any(forces > upper + slack):
        raise UnsupportedError("no actuator forces within the bounds produce this motion; widen the bounds")
    return np.clip(forces, lower, upper)


def _active_bounds(W: Array, r: Array, scale: Array, forces: Array, lower: Array, upper: Array) -> NDArray[np.intp]:
    """-1 or +1 for forces held at their lower or upper bound, by bounded least squares with W τ = r weighing much."""
    from scipy.optimize import lsq_linear

    free = lower < upper
    side = np.zeros(forces.size, dtype=np.intp)
    if free.any():
        much = 1e5 * scale.max() / max(float(np.linalg.norm(W, 2)), 1e-300)
        matrix = np.vstack([much * W[:, free], np.diag(scale[free])])
        right = np.concatenate([much * (r - W[:, ~free] @ forces[~free]), scale[free] * forces[free]])
        side[free] = lsq_linear(matrix, right, (lower[free], upper[free]), method="bvls").active_mask
    return side


def loop_forces(
    machine: Machine,
    Q: Array,
    G: Array,
    A: Array,
    forces: Array,
    wrench_map: Array,
    wrench_given: Array,
    compliance: Array,
) -> Array:
    """λ for a batch, with Aᵀ τ + Gᵀ λ = Q and the least compliance-weighted square of all joint wrenches."""
    kin = machine.kinematics
    rows, steps = kin.velocity_row_lengths, kin.step_lengths
    left = Q - np.einsum("...av,...a->...v", A, forces)
    scaled, rank = G * rows[:, None] / steps, steps.size - machine.mobility.dof
    if rank == rows.size:
        basis, R = np.linalg.qr(np.swapaxes(scaled, -1, -2))
        right = np.einsum("...vc,...v->...c", basis, left / steps)
        return np.asarray(rows * np.linalg.solve(R, right[..., None])[..., 0])
    U, s, Vt = np.linalg.svd(scaled, full_matrices=True)
    solved = np.einsum("...rv,...v->...r", Vt[..., :rank, :], left / steps) / s[..., :rank]
    multipliers: Array = rows * np.einsum("...cr,...r->...c", U[..., :rank], solved)
    null = rows[:, None] * U[..., rank:]
    root = np.sqrt(compliance)
    sensed = root[:, None] * (wrench_map @ null)
    now = root * (np.einsum("...wc,...c->...w", wrench_map, multipliers) + wrench_given)
    change = -np.einsum("...zw,...w->...z", np.linalg.pinv(sensed, rcond=1e-10), now)
    shared: Array = multipliers + np.einsum("...cz,...z->...c", null, change)
    return shared


def joint_compliance(machine: Machine, stiffness: Mapping[str, float | Sequence[float]] | None) -> Array:
    """Compliance of every entry of all joint wrenches: moments and forces alike (per size), or by joint stiffness.

    A joint's stiffness is one number (N/m; turning: times the machine's size squared) or six [N m/rad; N/m]. Joints
    that are not named are rigid.
    """
    system = machine.kinematics.system
    turning = np.r_[np.full(3, 1 / system.size**2), np.ones(3)]
    if stiffness is None:
        return np.tile(turning, len(system.mechanism.joints))
    parts = {joint.name: np.zeros(6) for joint in system.mechanism.joints}
    for name, value in stiffness.items():
        system.mechanism.joint(name)
        values = np.atleast_1d(np.asarray(value, float))
        if values.shape not in ((1,), (6,)) or not np.all(values > 0):
            raise ArgumentError(f"stiffness of joint {name!r} must be one positive number or six, not {value!r}")
        parts[name] = turning / values[0] if values.size == 1 else 1 / values
    return np.concatenate(list(parts.values()))
