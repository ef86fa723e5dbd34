"""Cartesian stiffness of a machine in one configuration: matrix, deflections, principal values, singularities.

A symmetric 6×6 stiffness may be singular. A load with a component in its null space has no equilibrium; the result is
then the deflection of least norm under the rest of the load, the null space, and that component. The source (Wu, Bai
and Kepler) adds an arbitrary multiple of the null vector, so its printed numbers (25) are not unique.
Rotations and translations are never mixed into one number.

Free directions are those of the structure: screws that no leg opposes, whatever its stiffness, found where the index of
parallel singularity is below SINGULAR. Maps use the same index.

Verified, for unit screws of the platform and for every load: the wrenches of the legs do no work on passive joints and
balance the platform; deflections of springs and passive joints add up to the platform's; work is strain energy.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import AccuracyError, SingularityError, UnknownNameError, choose
from closedchain.mechanism.numbers import finite_vector
from closedchain.spatial.numeric import adjoint
from closedchain.stiffness.virtual_joints import LegStiffness, is_small
from closedchain.types import Array
from closedchain.views import view

SINGULAR = 1e-6  # index below which a configuration is called singular
RIGID = 1e-9  # of the largest singular value of the platform's possible motions, or of the rigid rows
VERIFIED = 1e-10  # relative residual of equations and of symmetry


@dataclass(frozen=True, eq=False)
class PartLoad:
    """Deflection of one elastic part and the load it carries.

    A link's are at its far end in the axes there (x along its line), a bearing's at its frame; an actuator and a spring
    along a degree of freedom have one of each.

    kind: "link", "bearing", "actuator" or "spring"
    name: of the body, joint or actuator
    deflection: screw [rad; m]
    load: wrench [N m; N]

    Example:
        >>> deflection = wrist.stiffness(wrist.assemble()).deflection([0, 0, 0, 0, 0, -10.0])
        >>> part = deflection.parts[0]
        >>> part.energy >= 0
        True
    """

    kind: str  # "link", "bearing", "actuator" or "spring"
    name: str
    deflection: Array
    load: Array

    @property
    def energy(self) -> float:
        """Strain energy, J."""
        return float(self.deflection @ self.load / 2)


@dataclass(frozen=True, eq=False)
class Deflection:
    """Deflection of the platform under a load.

    screw: [rotation (rad); translation of the reference point (m)], world axes
    wrench: the load on the platform at the reference point [N m; N]
    unbalanced: component of the load in the null space, zero in equilibrium
    null_space: of the stiffness, as columns
    parts: every elastic part of every leg
    residual: of the equilibrium of platform and legs and of their deflections, relative to the terms
    small: whether it is small, also against the distance from a singularity, as linear theory assumes

    Example:
        >>> deflection = wrist.stiffness(wrist.assemble()).deflection([10, 10, 10, 0, 0, 0])
        >>> deflection.equilibrium, deflection.translation.shape
        (True, (3,))
    """

    screw: Array
    wrench: Array  # the load on the platform, at the reference point
    unbalanced: Array  # component of the load in the null space, zero in equilibrium
    null_space: Array  # of the stiffness, as columns
    parts: tuple[PartLoad, ...]  # every elastic part of every leg
    residual: float  # of the equilibrium of platform and legs and of their deflections, relative to the terms
    small: bool  # also against the distance from a singularity, as linear theory assumes

    @property
    def rotation(self) -> Array:
        """Rotation vector, rad."""
        return self.screw[:3]

    @property
    def translation(self) -> Array:
        """Displacement of the reference point, m; for a spherical machine the centre shift."""
        return self.screw[3:]

    @property
    def equilibrium(self) -> bool:
        """Whether the load is balanced; if not, the screw is that under its balanced part only."""
        return not self.unbalanced.any()

    def part(self, name: str) -> PartLoad:
        """The elastic part of that name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise UnknownNameError(choose("elastic part", name, (part.name for part in self.parts)))


@dataclass(frozen=True, eq=False)
class PrincipalAxes:
    """Principal values and their directions.

    values: ascending
    directions: as columns, in the order of the values

    Example:
        >>> axes = wrist.stiffness(wrist.assemble()).principal.rotational_compliance
        >>> bool((np.diff(axes.values) >= 0).all())
        True
    """

    values: Array
    directions: Array


@dataclass(frozen=True, eq=False)
class Principal:
    """Principal stiffnesses and compliances; a stiffness is None where the machine is rigid in some direction.

    rotational_stiffness: against rotation with the reference point fixed (N m/rad)
    translational_stiffness: against translation without rotation (N/m)
    rotational_compliance: under a pure moment, all other directions free (rad/(N m))
    translational_compliance: under a force at the reference point, all other directions free (m/N)

    Example:
        >>> principal = wrist.stiffness(wrist.assemble()).principal
        >>> principal.translational_compliance.values.shape
        (3,)
    """

    rotational_stiffness: PrincipalAxes | None
    translational_stiffness: PrincipalAxes | None
    rotational_compliance: PrincipalAxes
    translational_compliance: PrincipalAxes


@dataclass(frozen=True, eq=False, repr=False)
class Stiffness:
    """Cartesian stiffness, actuators locked: screws [rad; m] and wrenches [N m; N] at a reference point, world axes.

    reference_point: in the world, m
    legs: the legs as springs
    names: of the legs' springs
    frames: 6×6 from a link's end frame to the body's
    platform_load: weight of the platform and the description's wrenches on it, at the reference point
    length: of the machine (m), by which rotations and translations are compared
    verify: deflections whose residual is too large are errors

    Example:
        >>> stiffness = wrist.stiffness(wrist.assemble())
        >>> bool(np.allclose(stiffness.matrix, stiffness.matrix.T, rtol=1e-6)), stiffness.singularity
        (True, 'none')
    """

    reference_point: Array
    legs: tuple[LegStiffness, ...]
    names: tuple[tuple[tuple[str, str, int], ...], ...]  # of the legs' springs
    frames: dict[str, Array]  # 6×6 from a link's end frame to the body's
    platform_load: Array  # weight of the platform and the description's wrenches on it, at the reference point
    length: float
    verify: bool = True  # deflections whose residual is too large are errors

    @cached_property
    def matrix(self) -> Array:
        """K, 6×6: wrench per screw."""
        if self.rigid_directions.size:
            raise SingularityError(
                f"the machine is rigid in {self.rigid_directions.shape[1]} direction(s), so its stiffness matrix is "
                "not finite: see `rigid_directions`, and `compliance`, which is finite"
            )
        return self._K

    @cached_property
    def _sum(self) -> Array:
        K: Array = np.sum([leg.K for leg in self.legs], axis=0)  # (16)
        return K

    @cached_property
    def _K(self) -> Array:
        symmetric: Array = (self._sum + self._sum.T) / 2
        return symmetric

    @cached_property
    def asymmetry(self) -> float:
        """Largest |K − Kᵀ| of the legs' sum, relative to the diagonal."""
        size = np.sqrt(np.abs(np.diag(self._sum)))
        size = np.maximum(size, 1e-3 * np.max(size * _scale(self.length)) / _scale(self.length))
        return float(np.max(np.abs(self._sum - self._sum.T) / np.maximum(np.outer(size, size), 1e-300)))

    @cached_property
    def residual(self) -> float:
        """Largest relative residual of the legs' equations for unit screws of the platform, and of work and energy."""
        Z = self._moving * (_scale(self.length)[:, None] if not self.rigid_directions.size else 1.0)
        found, energy = 0.0, np.zeros((Z.shape[1], Z.shape[1]))
        for leg in self.legs:
            f = leg.wrench(Z, loaded=False)
            theta, tau = leg.deflections(f, loaded=False)
            energy += theta.T @ tau
            found = max(found, leg.residual(Z, f, loaded=False))
        work = Z.T @ self._sum @ Z
        size = np.sqrt(np.abs(np.diag(work)))
        size = np.maximum(size, 1e-3 * size.max(initial=0.0))
        return float(np.max(np.abs(work - energy) / np.maximum(np.outer(size, size), 1e-300), initial=found))

    @cached_property
    def rigid_directions(self) -> Array:
        """Wrenches (columns) that the machine carries without deflection; empty if its stiffness is finite."""
        rows = np.vstack([leg.rigid_rows for leg in self.legs])
        if not rows.size:
            return np.zeros((6, 0))
        D = _scale(self.length)
        U, s, _ = np.linalg.svd((rows * D).T)
        directions: Array = U[:, : int(np.sum(s > RIGID * s[0]))] / D[:, None]
        return directions

    @cached_property
    def _moving(self) -> Array:
        """Screws (columns) in which the machine is not rigid; orthonormal with rotations times the length."""
        if not self.rigid_directions.size:
            return np.eye(6)
        D = _scale(self.length)[:, None]
        moving: Array = D * np.linalg.svd(D * self.rigid_directions)[0][:, self.rigid_directions.shape[1] :]
        return moving

    @cached_property
    def _free(self) -> Array:
        """The null space in coordinates of the moving directions, orthonormal columns."""
        A = self._structure_null
        if not self.rigid_directions.size:
            return A
        D = _scale(self.length)[:, None]
        return np.linalg.qr((self._moving / D).T @ (A / D))[0] if A.size else np.zeros((self._moving.shape[1], 0))

    @cached_property
    def _structure_null(self) -> Array:
        """Screws (orthonormal columns) that no leg opposes."""
        values, vectors = np.linalg.eigh(self._projector)
        weak = vectors[:, values < SINGULAR**2] * _scale(self.length)[:, None]
        return np.linalg.qr(weak)[0] if weak.size else np.zeros((6, 0))

    @cached_property
    def compliance(self) -> Array:
        """6×6: screw per wrench, of least norm where the stiffness is singular; zero along rigid directions."""
        Z = self._moving
        C: Array = Z @ pseudo_inverse(Z.T @ self._K @ Z, self._free) @ Z.T
        return C

    @property
    def null_space(self) -> Array:
        """Screws (columns) without any resistance, actuators locked; empty where the machine is stiff."""
        return self._structure_null

    @property
    def rank(self) -> int:
        """Six, less the dimension of the null space."""
        return 6 - int(self.null_space.shape[1])

    @cached_property
    def parallel_index(self) -> float:
        """Distance from a parallel singularity (0: with locked actuators and rigid links the platform moves; ≤ 1)."""
        return float(np.sqrt(max(np.linalg.eigvalsh(self._projector)[0], 0.0)))

    @property
    def _projector(self) -> Array:
        """Mean over the legs of the projectors on the screws that each opposes, rotations times the length."""
        total: Array = np.sum([leg.projector for leg in self.legs], axis=0) / len(self.legs)
        return total

    @cached_property
    def serial_index(self) -> dict[str, float]:
        """Distance of each leg from a serial singularity (0: its actuators do not move the platform; at most 1)."""
        return {leg.name: leg.serial_index for leg in self.legs}

    @property
    def singularity(self) -> str:
        """'none', 'serial: leg1, ...' or 'parallel', or both."""
        legs = [name for name, index in self.serial_index.items() if index < SINGULAR]
        kinds = ([f"serial: {', '.join(legs)}"] if legs else []) + (
            ["parallel"] if self.parallel_index < SINGULAR else []
        )
        return "; ".join(kinds) or "none"

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        shown: str = view("html")(self)
        return shown

    def __repr__(self) -> str:
        legs = ", ".join(leg.name for leg in self.legs)
        return f"Stiffness(legs {legs}; singularity {self.singularity}, residual {self.residual:.2g})"

    def leg(self, name: str) -> Array:
        """K of one leg."""
        for leg in self.legs:
            if leg.name == name:
                return leg.K
        raise UnknownNameError(choose("leg", name, (leg.name for leg in self.legs)))

    def at_point(self, point: ArrayLike) -> Array:
        """K at another reference point."""
        T = adjoint(np.eye(3), np.array(finite_vector("point", point, 3)) - self.reference_point)
        moved: Array = T.T @ self.matrix @ T
        return moved

    @property
    def blocks(self) -> dict[str, Array]:
        """K in blocks: rr (N m/rad), rt (N/rad), tr, tt (N/m)."""
        K = self.matrix
        return {"rr": K[:3, :3], "rt": K[:3, 3:], "tr": K[3:, :3], "tt": K[3:, 3:]}

    @property
    def principal(self) -> Principal:
        """Principal stiffnesses and compliances, rotations and translations apart."""
        C, finite = self.compliance, not self.rigid_directions.size
        return Principal(
            _principal_axes(self._K[:3, :3]) if finite else None,
            _principal_axes(self._K[3:, 3:]) if finite else None,
            _principal_axes(C[:3, :3]),
            _principal_axes(C[3:, 3:]),
        )

    @property
    def indices(self) -> dict[str, float]:
        """Of each kind of principal value: smallest, largest, mean (unit in the name) and condition.

        The condition is smallest over largest; 1 is isotropic.
        """
        found, values = self.principal, dict[str, float]()
        for name, unit in UNITS.items():
            axes: PrincipalAxes | None = getattr(found, name)
            if axes is not None:
                v = axes.values
                values[f"{name}_smallest_{unit}"] = float(v[0])
                values[f"{name}_largest_{unit}"] = float(v[-1])
                values[f"{name}_mean_{unit}"] = float(v.mean())
                values[f"{name}_condition"] = float(v[0] / v[-1]) if v[-1] > 0 else 0.0
        return values

    def deflection(self, platform_wrench: ArrayLike = (0, 0, 0, 0, 0, 0), *, model_loads: bool = False) -> Deflection:
        """Deflection under a wrench on the platform at the reference point.

        `model_loads` adds weight and the description's wrenches.
        """
        w = np.asarray(platform_wrench, dtype=float).ravel()
        total = np.array(finite_vector("platform_wrench [moment; force]", w, 6))
        from_legs = np.zeros(6)
        if model_loads:
            total = total + self.platform_load
            for leg in self.legs:
                leg.check_balanced()
                from_legs += leg.matrices.B.T @ leg.wrench(np.zeros(6), loaded=True)
        Z = self._moving
        found = least_norm(Z.T @ self._K @ Z, Z.T @ (total - from_legs), self._free)
        x = Z @ found.x
        wrenches = self._wrenches(x, total, model_loads)
        residual = self._residual(x, wrenches, total, model_loads)
        if self.verify and not residual <= VERIFIED:
            raise AccuracyError(
                f"the deflection under this load is not verified: residual {residual:.3g} (at most {VERIFIED:g}), "
                f"{self.parallel_index:.3g} from a parallel singularity"
            )
        small = is_small(x, self.length, self.parallel_index)
        parts = self._parts(wrenches, model_loads)
        return Deflection(x, total, Z @ found.unbalanced, self.null_space, parts, residual, bool(small))

    def _residual(self, x: Array, wrenches: list[Array], total: Array, loaded: bool) -> float:
        """Largest relative residual under a load: of each leg, and of the platform along what is held."""
        found = max(leg.residual(x, f, loaded) for leg, f in zip(self.legs, wrenches, strict=True))
        carried = [leg.matrices.B.T @ f for leg, f in zip(self.legs, wrenches, strict=True)]
        terms = np.abs(total) + np.sum(np.abs(carried), axis=0)
        left = total - np.sum(carried, axis=0)
        left = left - self.null_space @ (self.null_space.T @ left)
        least = max(leg.own_load for leg in self.legs) if loaded else 0.0
        return max(found, relative(left, terms, 1 / _scale(self.length), least))

    def _wrenches(self, x: Array, total: Array, loaded: bool) -> list[Array]:
        """Wrenches of all legs at their cut joints."""
        wrenches = [leg.wrench(x, loaded) for leg in self.legs]
        if self.rigid_directions.size:
            # rigid parts carry the rest, distributed with least norm
            carried = [leg.matrices.B.T @ f for leg, f in zip(self.legs, wrenches, strict=True)]
            rigid = [leg.matrices.B.T @ leg.rigid_wrenches for leg in self.legs]
            share = np.linalg.pinv(np.hstack(rigid), rcond=1e-9) @ (total - np.sum(carried, axis=0))
            splits = np.split(share, np.cumsum([block.shape[1] for block in rigid])[:-1])
            for i, (leg, part) in enumerate(zip(self.legs, splits, strict=True)):
                wrenches[i] = wrenches[i] + leg.rigid_wrenches @ part
        return wrenches

    def _parts(self, wrenches: list[Array], loaded: bool) -> tuple[PartLoad, ...]:
        found: list[PartLoad] = []
        for leg, f, names in zip(self.legs, wrenches, self.names, strict=True):
            theta, tau = leg.deflections(f, loaded)
            at = 0
            for kind, name, size in names:
                T = self.frames[name] if kind == "link" else np.eye(size)
                deflection, load = np.linalg.solve(T, theta[at : at + size]), T.T @ tau[at : at + size]
                found.append(PartLoad(kind, name, deflection.astype(float), load))
                at += size
        return tuple(found)


UNITS = {
    "rotational_stiffness": "Nm_per_rad",
    "translational_stiffness": "N_per_m",
    "rotational_compliance": "rad_per_Nm",
    "translational_compliance": "m_per_N",
}


def _principal_axes(block: Array) -> PrincipalAxes:
    return PrincipalAxes(*np.linalg.eigh((block + block.T) / 2))


# matrices that may be singular
@dataclass(frozen=True, eq=False)
class LeastNorm:
    """Solution of K x = f as far as there is one."""

    x: Array  # of least norm
    unbalanced: Array  # component of the load in the null space; zero in equilibrium
    null_space: Array  # as columns, unit norm

    @property
    def equilibrium(self) -> bool:
        """Whether the load is balanced."""
        return not self.unbalanced.any()


def least_norm(K: Array, f: Array, A: Array) -> LeastNorm:
    """The deflection of least norm, in plain numbers of rad and m, under the part of f that K can balance.

    A holds the null space of K, orthonormal columns.
    """
    if not A.size:
        S_0: Array = np.linalg.solve(K, f).astype(float)  # (17)
        return LeastNorm(S_0, np.zeros_like(f), A)
    along = A @ (A.T @ f)
    if np.linalg.norm(along) <= 1e-9 * np.linalg.norm(f):
        along = np.zeros_like(f)
    Z = _complement(A)
    x: Array = Z @ np.linalg.solve(Z.T @ K @ Z, Z.T @ (f - along))  # (24)
    return LeastNorm(x, along, A)


def pseudo_inverse(K: Array, A: Array) -> Array:
    """K⁻¹; the least-norm inverse where K has the null space A (orthonormal columns)."""
    Z = _complement(A) if A.size else np.eye(len(K))
    C: Array = Z @ np.linalg.inv(Z.T @ K @ Z) @ Z.T
    return (C + C.T) / 2


def relative(r: Array, terms: Array, lengths: Array, least: float = 0.0) -> float:
    """Largest |r_i| over the sum of its row's terms and a thousandth of the force level (not below `least`); 0/0 is 0.

    `lengths` are those of the rows: of moments the machine's size, of forces 1.
    """
    level = float(np.max(terms / lengths, initial=least))
    return float(np.max(np.abs(r) / np.maximum(terms + 1e-3 * lengths * level, 1e-300), initial=0.0))


def rigid_directions(motions: Array, length: float) -> Array:
    """Wrenches (columns) that do no work on any of the platform's possible motions (columns)."""
    D = _scale(length)[:, None]
    U, s, _ = np.linalg.svd(motions / D)
    wrenches: Array = U[:, int(np.sum(s > RIGID * s.max(initial=0.0))) :] / D
    return wrenches


def _complement(A: Array) -> Array:
    """Orthonormal basis of what is perpendicular to the columns of A."""
    return np.linalg.svd(A)[0][:, A.shape[1] :]


def _scale(length: float) -> Array:
    return np.array([1 / length] * 3 + [1.0] * 3)
