"""Coulomb's law of contacts and dry joints by fixed-point iteration: slow, and nothing of the package in it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


def impulses(W: Array, b: Array, laws: Sequence[str], mu: Array, along: Array | None = None) -> Array:
    """p = Proj_K(p − ρ (u + μ |u_t| n)), u = W p + b, iterated from rest (G. de Saxcé, Z.-Q. Feng, 1998).

    laws: "absent", "cone", "held", "dry" (mu is the bound) or "sliding" (p_t = −μ p_n along a given direction)
    Blocks of contacts: two tangents, the normal, and perhaps the spin. W must be well conditioned, μ moderate.
    """
    m, D = len(laws), b.size // len(laws)
    p, rho = np.zeros((m, D)), 0.5 / np.linalg.norm(W, 2)
    for _ in range(5000):
        u, before = (W @ p.ravel() + b).reshape(m, D), p.copy()
        for i, law in enumerate(laws):
            if law == "sliding":
                assert along is not None
                push = max(0.0, p[i, 2] - rho * u[i, 2])
                p[i] = -mu[i] * push * along[i]
                p[i, 2] = push
            elif law != "absent":
                lifted = u[i].copy()
                lifted[2] += mu[i] * np.linalg.norm(np.delete(u[i], 2)) * (law == "cone")
                p[i] = nearest(law, p[i] - rho * lifted, mu[i])
        if np.abs(p - before).max() < 1e-14:
            break
    return p.ravel()


def nearest(law: str, z: Array, mu: float) -> Array:
    """The point that a law allows nearest to z: of a cone, of a joint's interval, of everything."""
    side, push = np.delete(z, 2), z[2]
    length = np.linalg.norm(side)
    if law == "cone" and length > mu * push:
        push = max(0.0, (push + mu * length) / (1 + mu**2))
        side = side * (mu * push / length)
    if law == "dry":
        side, push = np.array([np.clip(side[0], -mu, mu), *np.zeros(side.size - 1)]), 0.0
    return np.insert(side, 2, push)


def well_conditioned(rng: np.random.Generator, laws: Sequence[str], D: int) -> tuple[Array, Array, Array, Array]:
    """W, b, μ and directions of sliding of a random problem; rows of a dry joint but its first are zero."""
    m = len(laws)
    A = rng.normal(size=(D * m, D * m))
    W, b = A @ A.T / (D * m) + 0.5 * np.eye(D * m), rng.normal(size=D * m)
    b[2::D] -= 1.0
    idle = np.repeat([law == "dry" for law in laws], D) & (np.arange(D * m) % D > 0)
    W[idle], W[:, idle], b[idle] = 0.0, 0.0, 0.0
    along = rng.normal(size=(m, D))
    along[:, 2] = 0.0
    return W, b, rng.uniform(0.1, 0.5, m), along / np.linalg.norm(along, axis=1, keepdims=True)
