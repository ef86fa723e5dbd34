"""Symmetric 6×6 stiffness matrices that may be singular: rank, free directions, and what can be said of a deflection.

A load that has a part along a free direction is balanced by nothing: there is no equilibrium. What is reported is the
deflection of least norm under the rest of the load, the free directions, and that part; never an arbitrary number.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from closedchain.types import Array

RANK = 1e-10  # of the largest eigenvalue, rotations counted times a length


@dataclass(frozen=True, eq=False)
class Solution:
    """K x = f as far as it can be solved."""

    x: Array  # of least norm
    unbalanced: Array  # the part of the load that nothing balances; zero in equilibrium
    free: Array  # free directions as columns, unit norm

    @property
    def equilibrium(self) -> bool:
        """Whether the load is balanced."""
        return not self.unbalanced.any()


def free_directions(K: Array, length: float | None) -> Array:
    """Screws (columns, orthonormal) that K does not resist.

    `length` (m) makes rotations comparable to shifts; None for a K in which all entries are comparable already.
    """
    D = np.ones(len(K)) if length is None else np.array([1 / length] * 3 + [1.0] * 3)
    values, vectors = np.linalg.eigh(D[:, None] * (K + K.T) / 2 * D)
    weak = vectors[:, values <= RANK * max(values[-1], 1e-300)] * D[:, None]
    return np.linalg.qr(weak)[0] if weak.size else np.zeros((len(K), 0))


def solve(K: Array, f: Array, length: float | None) -> Solution:
    """The deflection of least norm, in plain numbers of rad and m, under the part of f that K can balance."""
    free = free_directions(K, length)
    if not free.size:
        exact: Array = np.linalg.solve(K, f).astype(float)
        return Solution(exact, np.zeros_like(f), free)
    along = free @ (free.T @ f)
    if np.linalg.norm(along) <= 1e-9 * np.linalg.norm(f):
        along = np.zeros_like(f)
    # invert on the complement of the free directions
    rest = np.linalg.svd(free)[0][:, free.shape[1] :]
    x = rest @ np.linalg.solve(rest.T @ K @ rest, rest.T @ (f - along))
    return Solution(x, along, free)


def compliance(K: Array, length: float | None) -> Array:
    """K⁻¹; the least-norm inverse where K is singular."""
    free = free_directions(K, length)
    if not free.size:
        inverse: Array = np.linalg.inv(K).astype(float)
        return (inverse + inverse.T) / 2
    rest = np.linalg.svd(free)[0][:, free.shape[1] :]
    part: Array = rest @ np.linalg.inv(rest.T @ K @ rest) @ rest.T
    return part
