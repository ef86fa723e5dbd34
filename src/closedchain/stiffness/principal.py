"""Blocks, principal values and scalar indices of a stiffness matrix; rotations and translations are never mixed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from closedchain.types import Array


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
