"""Natural frequencies of the elastic machine with its drives locked, from its own inertia and compliance.

Coordinates are the deflections theta of all springs, the displacements q of all passive joints and the platform's screw
x, with J_theta theta + J_q q = B x for every limb; Z spans what is left:

    (Zᵀ K Z) y = ω² (Zᵀ M Z) y

Bodies bend in the shapes of beams loaded at their far ends, so vibrations of a link between its own ends are not seen.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.linalg import block_diag, eigh, null_space

from closedchain.errors import SingularityError
from closedchain.stiffness.beams import screw_out
from closedchain.stiffness.compliance import rigid_inertia
from closedchain.stiffness.evaluation import ElasticMachine
from closedchain.stiffness.virtual_joints import key
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Modes:
    """Natural frequencies (Hz, ascending; 0 for motions that nothing resists) and the platform's screw in each mode."""

    frequencies: Array
    platform: Array  # 6×modes, [rad; m] at the platform's origin, each mode of unit modal mass


def natural_modes(machine: ElasticMachine, q: Array, poses: Array) -> Modes:
    """Modes at coordinates q, where `poses` (links, 3, 4) are those of the bodies."""
    place = {link.body.name: poses[link.index] for link in machine.system.links}
    assert machine.mechanism.platform is not None
    reference = place[machine.mechanism.platform][:, 3]
    parts = [_limb(machine, i, q, place, reference) for i in range(len(machine.limbs))]
    platform = _inertia(place[machine.mechanism.platform], reference, machine.system.platform.body)  # type: ignore[union-attr]
    K = block_diag(*(part.K for part in parts), np.zeros((6, 6)))
    M = block_diag(*(part.M for part in parts), platform)
    closed = np.hstack([block_diag(*(part.A for part in parts)), -np.vstack([part.B for part in parts])])
    D = np.tile([machine.system.size] * 3 + [1.0] * 3, len(closed) // 6)
    Z = null_space(D[:, None] * closed, rcond=1e-10)
    stiff, mass = Z.T @ K @ Z, Z.T @ M @ Z
    return _solve(stiff, mass, Z[-6:])


@dataclass(frozen=True, eq=False)
class _Part:
    """One limb: stiffness and inertia of [springs that give; passive joints], and their screws at the closings."""

    K: Array
    M: Array
    A: Array
    B: Array


def _limb(machine: ElasticMachine, i: int, q: Array, place: dict[str, Array], reference: Array) -> _Part:
    limb, numbers = machine.limbs[i], machine.numbers(q, reference, np.zeros(3))[i]
    springs, passive = machine.unit_screws(i, q, reference)
    # a spring gives only where its compliance is not zero
    c, V = np.linalg.eigh(numbers.C)
    gives = c > 1e-14 * c[-1]
    V = V[:, gives]
    n, p = len(c), passive.shape[1]
    M = np.zeros((n + p, n + p))
    spring_parts, passive_parts = machine.spring_parts(i)
    for body in limb.bodies:
        before = {key(part) for part in limb.way(body)}
        on = np.array([part in before for part in (*spring_parts, *passive_parts)], dtype=float)
        U = np.hstack([springs, passive]) * on
        X = place[body]
        T = screw_out(X[:, :3], X[:, 3] - reference)  # body to world
        U_B = np.linalg.solve(T, U)
        M += U_B.T @ rigid_inertia(machine.mechanism.body(body)) @ U_B
        own = [k for k, part in enumerate(spring_parts) if part == ("body", body)]
        if own:
            elastic = limb.springs[body]
            cross = U_B.T @ elastic.M_rt
            M[:, own] += cross
            M[own, :] += cross.T
            M[np.ix_(own, own)] += elastic.M_tt
    W = block_diag(V, np.eye(p))
    K = block_diag(np.diag(1 / c[gives]), np.zeros((p, p)))
    return _Part(K, W.T @ M @ W, np.hstack([numbers.J_theta @ V, numbers.J_q]), numbers.B)


def _inertia(X: Array, reference: Array, body) -> Array:  # type: ignore[no-untyped-def]
    T = np.linalg.inv(screw_out(X[:, :3], X[:, 3] - reference))
    inertia: Array = T.T @ rigid_inertia(body) @ T
    return inertia


def _solve(K: Array, M: Array, platform: Array) -> Modes:
    """Directions without mass are followed, not vibrated in: they have no frequency."""
    size = np.sqrt(np.where(np.diag(K) > 0, np.diag(K), 1.0))
    K, M, platform = K / np.outer(size, size), M / np.outer(size, size), platform / size
    # a shift far below the frequencies of interest keeps the left matrix regular where something moves freely
    shift = 1e-10 / max(np.abs(np.diag(M)).max(), 1e-300)
    try:
        inverse, vectors = eigh(M, K + shift * M)
    except np.linalg.LinAlgError:
        raise SingularityError("a motion of the machine has neither stiffness nor mass; give its bodies mass") from None
    moving = inverse > 1e-12 * inverse[-1]
    squares = 1 / inverse[moving][::-1] - shift
    squares[squares < 1e3 * shift] = 0.0
    shapes = vectors[:, moving][:, ::-1]
    shapes = shapes / np.sqrt(np.einsum("ij,ik,kj->j", shapes, M, shapes))
    return Modes(np.sqrt(squares) / (2 * np.pi), platform @ shapes)
