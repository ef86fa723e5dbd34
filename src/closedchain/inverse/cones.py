"""Forces of redundant actuators under which contacts only push: joints with `mu` carry forces inside their cones.

    τ = τ_p + Z y,   F_i(τ) affine,   |F_t| ≤ mu F_n at every contact,   lower ≤ τ ≤ upper,   least Σ weight (τ − τ_0)²

    Z  na×k  forces that cause no motion         F_i  3  force on the child of contact i, in its joint's parent frame
Each condition is a second-order cone u = d + E z, u_0 > |u_1, u_2|, with the barrier −log(u_0² − u_1² − u_2²);
Newton's method follows the path to the optimum. A first one with a common slack finds a point inside, or tells that
there is none and which contact is farthest outside then.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.errors import ContactForceError
from closedchain.inverse.distribution import ForceDistribution, batched_free_motions
from closedchain.types import Array

INSIDE = 1e-9  # of the forces: outside by less is rounding
GAP = 1e-13  # of the cost: how near to the optimum the path is followed
FASTER, NEWTON = 20.0, 60
MARGIN = 1e-3  # of the forces: slack at which the search for a point inside may end
ContactForces = Callable[[Array], Array]  # actuator forces (m, na) → forces at contacts (m, contacts, 3)


def margins(F: Array, mu: Array) -> Array:
    """mu F_n − |F_t| of forces (…, contacts, 3)."""
    found: Array = mu * F[..., 2] - np.linalg.norm(F[..., :2], axis=-1)
    return found


def within_cones(
    machine: Machine,
    contacts: dict[str, float],
    forces: Array,
    G: Array,
    A: Array,
    at_contacts: ContactForces,
    sharing: ForceDistribution | None,
    place: str,
) -> Array:
    """Forces (na) of one motion, moved along those without effect until every contact pushes.

    contacts: joint that can only push → friction coefficient
    """
    mu, names = np.array(list(contacts.values())), list(contacts)
    here = at_contacts(forces[None])[0]
    level = max(float(np.abs(here).max()), 1e-300)
    if margins(here, mu).min() >= -INSIDE * level:
        return forces
    W = A @ batched_free_motions(machine, G[None])[0]
    U, s, _ = np.linalg.svd(W * machine.kinematics.actuator_lengths[:, None])
    rank = int(np.sum(s > 1e-9 * max(s.max(initial=0.0), 1e-300)))
    Z = U[:, rank:] * machine.kinematics.actuator_lengths[:, None]
    Z = Z / np.maximum(np.abs(Z).max(axis=0), 1e-300) * max(float(np.abs(forces).max()), level)
    if Z.shape[1] == 0:
        raise _outside(names, here, mu, place)
    moved = at_contacts(np.vstack([forces[None], forces + Z.T]))
    E = np.moveaxis(moved[1:] - moved[0], 0, -1)  # contacts, 3, k
    weights, preload, lower, upper = (sharing or ForceDistribution()).arrays(len(forces))
    # |F_t| ≤ mu F_n as cones in newtons of the level
    order = np.stack([mu[:, None] * E[:, 2], E[:, 0], E[:, 1]], axis=1) / level
    d = np.stack([mu * here[:, 2], here[:, 0], here[:, 1]], axis=1) / level
    for sign, bound in ((1.0, upper), (-1.0, lower)):
        for i in np.flatnonzero(np.isfinite(bound)):
            d = np.vstack([d, [sign * (bound[i] - forces[i]) / level, 0, 0]])
            order = np.concatenate([order, [[-sign * Z[i] / level, 0 * Z[i], 0 * Z[i]]]])
    y = _inside(d, order)
    if y is None:
        best = _least_outside(d, order)
        raise _outside(names, here + E @ best, mu, place)
    H, g = (Z.T * weights) @ Z / level**2, (Z.T * weights) @ (forces - preload) / level**2
    return np.asarray(forces + Z @ _path(H, g, d, order, y))


def _inside(d: Array, E: Array) -> Array | None:
    """A point strictly inside all cones."""
    z = _slack(d, E)
    return z[:-1] if z[-1] < -INSIDE else None


def _least_outside(d: Array, E: Array) -> Array:
    return _slack(d, E)[:-1]


def _slack(d: Array, E: Array) -> Array:
    """(y, s) with the least common slack s by which all cones are widened, or one that is small enough."""
    k = E.shape[-1]
    # a widened cone has s added to its first entry; s itself stays above −1
    wide = np.concatenate([E, np.zeros((len(E), 3, 1))], axis=-1)
    wide[:, 0, -1] = 1.0
    floor = np.zeros((1, 3, k + 1))
    floor[0, 0, -1] = 1.0
    cones, start = np.concatenate([wide, floor]), np.vstack([d, [1.0, 0, 0]])
    z = np.zeros(k + 1)
    z[-1] = 2 * float(np.linalg.norm(d, axis=1).max()) + 1.0
    H, g = 1e-9 * np.eye(k + 1), np.zeros(k + 1)
    g[-1] = 1.0
    return _path(H, g, start, cones, z, lambda point: point[-1] < -MARGIN)


def _path(H: Array, g: Array, d: Array, E: Array, z: Array, enough: Callable[[Array], bool] = lambda _: False) -> Array:
    """Least ½ zᵀ H z + gᵀ z inside the cones d + E z, from a point inside."""
    t, signs = 1.0, np.array([1.0, -1.0, -1.0])

    def barrier(point: Array) -> float:
        u = d + E @ point
        inside = (u * u * signs).sum(axis=1)
        if np.any(u[:, 0] <= 0) or np.any(inside <= 0):
            return np.inf
        return t * float(point @ H @ point / 2 + g @ point) - float(np.log(inside).sum())

    while True:
        for _ in range(NEWTON):
            u = d + E @ z
            inside = (u * u * signs).sum(axis=1)
            rows = np.einsum("cik,ci->ck", E, u * signs)  # Eᵀ J u
            slope = t * (H @ z + g) - 2 * (rows / inside[:, None]).sum(axis=0)
            curved = np.einsum("cik,i,cil,c->kl", E, signs, E, -2 / inside) + 4 * np.einsum(
                "ck,cl,c->kl", rows, rows, 1 / inside**2
            )
            step = np.linalg.lstsq(t * H + curved, -slope, rcond=1e-14)[0]
            size, before, along = 1.0, barrier(z), float(slope @ step)
            while barrier(z + size * step) > before + 0.1 * size * along and size > 1e-12:
                size *= 0.5
            z = z + size * step if size > 1e-12 else z
            if enough(z):
                return z
            if -along < 1e-10 or size <= 1e-12:
                break
        if 2 * len(d) / t < GAP * max(1.0, abs(float(z @ H @ z / 2 + g @ z))):
            return z
        t *= FASTER


def _outside(names: list[str], F: Array, mu: Array, place: str) -> ContactForceError:
    """What to say of the contact that is farthest outside its cone."""
    k = int(np.argmin(margins(F, mu)))
    across, normal = float(np.linalg.norm(F[k, :2])), float(F[k, 2])
    if normal < 0:
        what = f"would have to pull with {-normal:.4g} N"
    else:
        what = f"would slip: {across:.4g} N across with {normal:.4g} N along its normal, mu is {mu[k]:g}"
    return ContactForceError(
        f"contact {names[k]!r} {what}{place}; no forces of the actuators cause this motion with all contacts inside "
        "their friction cones"
    )
