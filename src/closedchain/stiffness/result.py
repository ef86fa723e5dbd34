"""Cartesian stiffness of a machine in one configuration, and what can be asked of it.

Blocks, principal values and scalar indices of a stiffness matrix; rotations and translations are never mixed.

Symmetric 6×6 stiffness matrices that may be singular: rank, free directions, and what can be said of a deflection.

A load that has a part along a free direction is balanced by nothing: there is no equilibrium. What is reported is the
deflection of least norm under the rest of the load, the free directions, and that part; never an arbitrary number.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import SingularityError, UnknownNameError, choose
from closedchain.mechanism.numbers import finite_vector
from closedchain.stiffness.beams import to_point
from closedchain.stiffness.virtual_joints import LimbStiffness
from closedchain.types import Array

SINGULAR = 1e-6  # nearness below which a configuration is called singular


@dataclass(frozen=True, eq=False)
class LinkLoad:
    """What one elastic part does: deflection screw [rad; m] and the wrench [N m; N] it carries.

    A link's are at its far end in the axes there (x along its line), a bearing's at its frame; a drive has one of each.
    """

    kind: str  # "link", "bearing" or "drive"
    name: str
    deflection: Array
    load: Array

    @property
    def energy(self) -> float:
        """Strain energy, J."""
        return float(self.deflection @ self.load / 2)


@dataclass(frozen=True, eq=False)
class Deflection:
    """How the platform gives under a load: [rotation (rad); shift of the reference point (m)], world axes."""

    screw: Array
    wrench: Array  # the load on the platform, at the reference point
    unbalanced: Array  # the part of the load that nothing balances, zero in equilibrium
    free: Array  # free directions as columns
    parts: tuple[LinkLoad, ...]  # every elastic part of every limb

    @property
    def rotation(self) -> Array:
        """Rotation vector, rad."""
        return self.screw[:3]

    @property
    def shift(self) -> Array:
        """Displacement of the reference point, m; for a spherical machine the centre shift."""
        return self.screw[3:]

    @property
    def equilibrium(self) -> bool:
        """Whether the load is balanced; if not, the screw is that under its balanced part only."""
        return not self.unbalanced.any()

    def part(self, name: str) -> LinkLoad:
        """The elastic part of that name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise UnknownNameError(choose("elastic part", name, (part.name for part in self.parts)))


@dataclass(frozen=True, eq=False)
class Stiffness:
    """Screws [rad; m] and wrenches [N m; N] at a reference point, world axes, drives locked."""

    at: Array  # the reference point
    limbs: tuple[LimbStiffness, ...]
    names: tuple[tuple[tuple[str, str, int], ...], ...]  # of the limbs' springs
    frames: dict[str, Array]  # 6×6 from a link's end frame to the body's
    own_load: Array  # weight and constant loads on the platform, at the reference point
    length: float

    @cached_property
    def matrix(self) -> Array:
        """K, 6×6: wrench per screw."""
        if self.held.size:
            raise SingularityError(
                f"the machine is rigid in {self.held.shape[1]} direction(s), so its stiffness matrix is not finite: "
                "see `held`, and `compliance`, which is finite"
            )
        return self._K

    @cached_property
    def _K(self) -> Array:
        K = np.sum([limb.K for limb in self.limbs], axis=0)
        symmetric: Array = (K + K.T) / 2
        return symmetric

    @cached_property
    def held(self) -> Array:
        """Wrench directions (columns) that are held without any deflection; empty if all of the machine gives."""
        rows = np.vstack([limb.held for limb in self.limbs])
        if not rows.size:
            return np.zeros((6, 0))
        D = np.array([1 / self.length] * 3 + [1.0] * 3)
        U, s, _ = np.linalg.svd((rows * D).T)
        held: Array = U[:, : int(np.sum(s > 1e-9 * s[0]))] / D[:, None]
        return held

    @cached_property
    def _moving(self) -> Array:
        """Screws (columns) that nothing holds rigidly; orthonormal with rotations times the length."""
        if not self.held.size:
            return np.eye(6)
        D = np.array([1 / self.length] * 3 + [1.0] * 3)
        moving: Array = D[:, None] * np.linalg.svd(D[:, None] * self.held)[0][:, self.held.shape[1] :]
        return moving

    @property
    def _length(self) -> float | None:
        """What makes rotations comparable in the moving directions."""
        return None if self.held.size else self.length

    @cached_property
    def compliance(self) -> Array:
        """6×6: screw per wrench, of least norm where the stiffness is singular; zero along what is held rigidly."""
        Z = self._moving
        part: Array = Z @ compliance(Z.T @ self._K @ Z, self._length) @ Z.T
        return part

    @property
    def free(self) -> Array:
        """Screws (columns) that nothing resists with the drives locked; empty where the machine is stiff."""
        Z = self._moving
        free: Array = Z @ free_directions(Z.T @ self._K @ Z, self._length)
        return free

    @property
    def rank(self) -> int:
        """Six, less the free directions."""
        return 6 - int(self.free.shape[1])

    @cached_property
    def parallel(self) -> float:
        """How far from a parallel singularity (0: with locked drives and rigid links the platform moves; at most 1)."""
        total = sum((limb.projector for limb in self.limbs), np.zeros((6, 6)))
        return float(np.sqrt(max(np.linalg.eigvalsh(total / len(self.limbs))[0], 0.0)))

    @cached_property
    def serial(self) -> dict[str, float]:
        """How far each limb is from a serial singularity (0: its drives do not move the platform; at most 1)."""
        return {limb.limb.name: limb.serial for limb in self.limbs}

    @property
    def singularity(self) -> str:
        """'none', 'serial: leg1, ...' or 'parallel', or both."""
        limbs = [name for name, nearness in self.serial.items() if nearness < SINGULAR]
        kinds = ([f"serial: {', '.join(limbs)}"] if limbs else []) + (
            ["parallel"] if self.parallel < SINGULAR or self.rank < 6 else []
        )
        return "; ".join(kinds) or "none"

    def limb(self, name: str) -> Array:
        """K of one limb."""
        for limb in self.limbs:
            if limb.limb.name == name:
                return limb.K
        raise UnknownNameError(choose("limb", name, (limb.limb.name for limb in self.limbs)))

    def at_point(self, point: ArrayLike) -> Array:
        """K at another reference point."""
        T = np.linalg.inv(to_point(np.array(finite_vector("point", point, 3)) - self.at))
        moved: Array = T.T @ self.matrix @ T
        return moved

    @property
    def blocks(self) -> dict[str, Array]:
        """K in blocks: rr (N m/rad), rt (N/rad), tr, tt (N/m)."""
        return blocks(self.matrix)

    @property
    def principal(self) -> Principal:
        """Principal stiffnesses and compliances, rotations and translations apart."""
        return principal(None if self.held.size else self.matrix, self.compliance)

    @property
    def indices(self) -> dict[str, float]:
        """Scalar measures in use, each with its unit in its name; rotations and translations apart."""
        return indices(self.principal)

    def deflection(self, wrench: ArrayLike = (0, 0, 0, 0, 0, 0), own_loads: bool = False) -> Deflection:
        """Under a wrench on the platform at the reference point; with `own_loads` also weight and constant loads."""
        w = np.array(finite_vector("wrench [moment; force]", np.asarray(wrench, dtype=float).ravel(), 6))
        total = w + (self.own_load if own_loads else 0.0)
        from_limbs = np.zeros(6)
        if own_loads:
            for limb in self.limbs:
                limb.check_stands()
                from_limbs += limb.limb.B.T @ limb.wrench(np.zeros(6), own=True)
        Z = self._moving
        found = solve(Z.T @ self._K @ Z, Z.T @ (total - from_limbs), self._length)
        x = Z @ found.x
        return Deflection(x, total, Z @ found.unbalanced, Z @ found.free, self._parts(x, total, own_loads))

    def _parts(self, x: Array, total: Array, own: bool) -> tuple[LinkLoad, ...]:
        wrenches = [limb.wrench(x, own) for limb in self.limbs]
        if self.held.size:
            # what is left is carried by rigid parts, shared with least norm
            left = total - sum((limb.limb.B.T @ f for limb, f in zip(self.limbs, wrenches, strict=True)), np.zeros(6))
            rigid = [limb.limb.B.T @ limb.rigid_wrenches for limb in self.limbs]
            share = np.linalg.pinv(np.hstack(rigid), rcond=1e-9) @ left
            splits = np.split(share, np.cumsum([block.shape[1] for block in rigid])[:-1])
            for i, (limb, part) in enumerate(zip(self.limbs, splits, strict=True)):
                wrenches[i] = wrenches[i] + limb.rigid_wrenches @ part
        found: list[LinkLoad] = []
        for limb, f, names in zip(self.limbs, wrenches, self.names, strict=True):
            theta, load = limb.deflections(f, own)
            at = 0
            for kind, name, size in names:
                d, w = theta[at : at + size], load[at : at + size]
                at += size
                if kind == "link":
                    T = self.frames[name]
                    d, w = np.linalg.inv(T) @ d, T.T @ w
                found.append(LinkLoad(kind, name, d, w))
        return tuple(found)


@dataclass(frozen=True, eq=False)
class Axes:
    """Principal values, ascending, and their directions as columns."""

    values: Array
    directions: Array


@dataclass(frozen=True, eq=False)
class Principal:
    """Principal stiffnesses and compliances.

    `rotational_stiffness` (N m/rad) is that against turning with the reference point held, `translational_stiffness`
    (N/m) that against shifting without turning; None where the machine is rigid in some direction.
    `rotational_compliance` (rad/(N m)) and `translational_compliance` (m/N) are under a pure moment or a force at the
    reference point with everything else free to give.
    """

    rotational_stiffness: Axes | None
    translational_stiffness: Axes | None
    rotational_compliance: Axes
    translational_compliance: Axes


def blocks(K: Array) -> dict[str, Array]:
    """The four 3×3 blocks."""
    return {"rr": K[:3, :3], "rt": K[:3, 3:], "tr": K[3:, :3], "tt": K[3:, 3:]}


def principal(K: Array | None, C: Array) -> Principal:
    """Principal values of the diagonal blocks of K (if finite) and C."""
    return Principal(
        None if K is None else _axes(K[:3, :3]),
        None if K is None else _axes(K[3:, 3:]),
        _axes(C[:3, :3]),
        _axes(C[3:, 3:]),
    )


def indices(found: Principal) -> dict[str, float]:
    """Smallest, largest, mean and condition (smallest over largest, 1 is isotropic) of each kind."""
    units = {
        "rotational_stiffness": "Nm_per_rad",
        "translational_stiffness": "N_per_m",
        "rotational_compliance": "rad_per_Nm",
        "translational_compliance": "m_per_N",
    }
    values: dict[str, float] = {}
    for name, unit in units.items():
        axes: Axes | None = getattr(found, name)
        if axes is not None:
            v = axes.values
            values[f"{name}_smallest_{unit}"] = float(v[0])
            values[f"{name}_largest_{unit}"] = float(v[-1])
            values[f"{name}_mean_{unit}"] = float(v.mean())
            values[f"{name}_condition"] = float(v[0] / v[-1]) if v[-1] > 0 else 0.0
    return values


def _axes(block: Array) -> Axes:
    values, vectors = np.linalg.eigh((block + block.T) / 2)
    return Axes(values, vectors)


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
