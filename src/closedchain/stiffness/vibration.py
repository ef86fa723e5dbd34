"""Small motions of the elastic machine with its actuators locked: natural modes, and what bodies do under a load.

Coordinates are the deflections theta of all springs, the displacements q of all passive joints and the platform's screw
x, with J_theta theta + J_q q = B x for every leg; Z spans the solutions:

    (Zᵀ K Z) y = ω² (Zᵀ M Z) y        natural modes
    (Zᵀ K Z) y = Z_xᵀ w               a wrench w on the platform

Armature of joints counts along their degrees of freedom; rotors of locked actuators stand still.
Bodies bend in the shapes of beams loaded at their far ends, so vibrations of a link between its own ends are missing.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np
from scipy.linalg import block_diag, eigh, null_space

from closedchain.errors import SingularityError
from closedchain.multibody.parameters import MassProperties
from closedchain.spatial.numeric import adjoint
from closedchain.stiffness.evaluation import ElasticMachine
from closedchain.stiffness.virtual_joints import part_name
from closedchain.types import Array

RANK = 1e-12  # eigenvalues below this share of the largest, diagonals being one, are rounding


@dataclass(frozen=True, eq=False)
class NaturalModes:
    """Natural frequencies with locked actuators, and the screws of platform and bodies in each mode.

    frequencies: Hz, ascending; 0 for motions without stiffness
    platform: screw [rotation; translation] in each mode, as columns
    bodies: the same of every body at its own origin; where it bends, of its near end

    Example:
        >>> modes = wrist.natural_modes(wrist.assemble())
        >>> modes.platform.shape == (6, len(modes.frequencies))
        True
    """

    frequencies: Array
    platform: Array  # 6×modes, [rad; m] at the platform's origin, each mode of unit modal mass
    bodies: dict[str, Array]


def natural_modes(machine: ElasticMachine, q: Array, poses: Array) -> NaturalModes:
    """Modes at coordinates q, where `poses` (links, 3, 4) are those of the bodies."""
    motions = elastic_motions(machine, q, poses)
    frequencies, shapes = _solve(motions.K, motions.M)
    bodies = {name: screws @ shapes for name, screws in motions.bodies.items()}
    return NaturalModes(frequencies, bodies[machine.platform], bodies)


def body_deflections(machine: ElasticMachine, q: Array, poses: Array, wrench: Array) -> dict[str, Array]:
    """Screws [rotation; translation] of all bodies, at their origins, under a wrench on the platform at its origin."""
    motions = elastic_motions(machine, q, poses)
    size = np.sqrt(np.where(np.diag(motions.K) > 0, np.diag(motions.K), 1.0))
    right = motions.bodies[machine.platform].T @ wrench / size
    y = np.linalg.pinv(motions.K / np.outer(size, size), rcond=1e-13, hermitian=True) @ right / size
    return {name: screws @ y for name, screws in motions.bodies.items()}


@dataclass(frozen=True, eq=False)
class ElasticMotions:
    """Stiffness and inertia of the coordinates y, and the screws of bodies at their origins, 6×coordinates."""

    K: Array
    M: Array
    bodies: dict[str, Array]


def elastic_motions(machine: ElasticMachine, q: Array, poses: Array) -> ElasticMotions:
    """All small motions at coordinates q."""
    X = {link.body.name: poses[link.index] for link in machine.system.links}
    reference = X[machine.platform][:, 3]
    legs = [_leg(machine, i, q, X, reference) for i in range(len(machine.legs))]
    to_platform = np.linalg.inv(adjoint(X[machine.platform][:, :3], np.zeros(3)))
    lengths = np.array([machine.system.size] * 3 + [1.0] * 3)
    platform = to_platform.T @ _inertia(machine, machine.platform) @ to_platform / np.outer(lengths, lengths)
    K = block_diag(*(leg.K for leg in legs), np.zeros((6, 6)))
    M = block_diag(*(leg.M for leg in legs), platform)
    J, B = block_diag(*(leg.J for leg in legs)), np.vstack([leg.B for leg in legs])
    closure = np.hstack([J, -B / lengths])  # (10)
    Z = null_space(np.tile(lengths, len(closure) // 6)[:, None] * closure, rcond=1e-10)
    bodies, first = {machine.platform: Z[-6:] / lengths[:, None]}, 0
    for leg in legs:
        own = Z[first : first + len(leg.K)]
        bodies |= {name: adjoint(np.eye(3), reference - X[name][:, 3]) @ U @ own for name, U in leg.bodies.items()}
        first += len(leg.K)
    return ElasticMotions(Z.T @ K @ Z, Z.T @ M @ Z, bodies)


@dataclass(frozen=True, eq=False)
class _LegMotions:
    """One leg: stiffness and inertia of [springs that deflect; passive joints], and their screws at the cut joints and
    on bodies, all at the platform's origin; angles count times the machine's size, so that all are lengths."""

    K: Array
    M: Array
    J: Array
    B: Array
    bodies: dict[str, Array]


def _leg(machine: ElasticMachine, i: int, q: Array, X: dict[str, Array], reference: Array) -> _LegMotions:
    leg, matrices = machine.legs[i], machine.matrices(q, reference)[i]
    screws = np.hstack(machine.unit_screws(i, q, reference))
    spring_parts, passive_parts = machine.spring_parts(i)
    lengths = np.where(np.abs(screws[:3]).max(axis=0) > 0, machine.system.size, 1.0)
    D, passive = lengths[: len(matrices.C)], np.diag(1 / lengths[len(matrices.C) :])
    # a spring deflects only where its compliance is not zero
    c, V = np.linalg.eigh(D[:, None] * matrices.C * D)
    flexible = c > 1e-14 * c[-1]
    V = V[:, flexible] / D[:, None]
    p = len(passive_parts)
    M, bodies = np.diag(machine.armature(i)), dict[str, Array]()
    for body in leg.bodies:
        before = {part_name(part) for part in leg.path(body)}
        U = screws * np.array([part in before for part in (*spring_parts, *passive_parts)], dtype=float)
        bodies[body] = U
        U_B = np.linalg.solve(adjoint(X[body][:, :3], X[body][:, 3] - reference), U)
        M += U_B.T @ _inertia(machine, body) @ U_B
        own = [k for k, part in enumerate(spring_parts) if part == ("body", body)]
        if own:
            M_rt, M_tt = leg.springs[body].inertia
            cross = U_B.T @ M_rt
            M[:, own] += cross
            M[own, :] += cross.T
            M[np.ix_(own, own)] += M_tt
    W = block_diag(V, passive)
    K = block_diag(np.diag(1 / c[flexible]), np.zeros((p, p)))
    J = np.hstack([matrices.J_theta @ V, matrices.J_q @ passive])
    return _LegMotions(K, W.T @ M @ W, J, matrices.B, {name: U @ W for name, U in bodies.items()})


def _inertia(machine: ElasticMachine, body: str) -> Array:
    """6×6 inertia of a body at its origin in its axes."""
    return np.array(ca.DM(MassProperties.of(machine.mechanism.body(body)).matrix))


def _solve(K: Array, M: Array) -> tuple[Array, Array]:
    """Frequencies and shapes; directions without mass follow statically: they have no frequency.

    y = T a      of directions with mass, T = U − U₀ (U₀ᵀ K U₀)⁻¹ U₀ᵀ K U, where M U₀ = 0
    a = F f + P p      K F = 0, Fᵀ M P = 0: free motions, and those about them
    """
    U, U_0 = _split(M)
    stiff, neither = _split(U_0.T @ K @ U_0)
    if neither.size:
        raise SingularityError("a motion of the machine has neither stiffness nor mass; give its bodies mass")
    K_0 = stiff.T @ U_0.T @ K @ U_0 @ stiff
    T = U - U_0 @ stiff @ np.linalg.solve(K_0, stiff.T @ U_0.T @ K @ U)
    K, M = T.T @ K @ T, T.T @ M @ T
    P, F = _split(K)
    F = F @ np.linalg.inv(np.linalg.cholesky(F.T @ M @ F)).T
    P = P - F @ (F.T @ M @ P)
    inverse, vectors = eigh(P.T @ M @ P, P.T @ K @ P) if P.size else (np.zeros(0), np.zeros((P.shape[1], 0)))
    squares = np.concatenate([np.zeros(F.shape[1]), 1 / inverse[::-1]])
    shapes = np.hstack([F, P @ vectors[:, ::-1] / np.sqrt(inverse[::-1])])
    return np.sqrt(squares) / (2 * np.pi), T @ shapes


def _split(A: Array) -> tuple[Array, Array]:
    """Bases of the directions that a positive semidefinite matrix counts, and of its null space."""
    size = np.sqrt(np.where(np.diag(A) > 0, np.diag(A), 1.0))
    values, vectors = np.linalg.eigh(A / np.outer(size, size))
    counts = values > RANK * values.max(initial=0.0)
    return vectors[:, counts] / size[:, None], vectors[:, ~counts] / size[:, None]
