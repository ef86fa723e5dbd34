"""What virtual work decides once per machine, in numbers, before anything is traced.

Which constraint rows give the velocities of a leg, which of the others hold the platform, and the values of the
matrices to be solved at several configurations, from which their pivots are chosen.

A serial robot, any tree of bodies, has no leg that a platform drags along: all its velocities are given, and the rows
that hold it are its couplings.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.multibody.chains import Chain, platform_chains
from closedchain.types import Array

LEAST = 1e-6  # singular values below this share of the largest count as zero
SIMILAR = 4.0  # ratio of such margins that makes no difference


@dataclass(frozen=True, eq=False)
class VirtualWorkPlan:
    """Velocities of the platform; per leg the rows used and B there; rows that hold the platform; S at the samples.

    Where the actuators do not match the DOF there is no S, and `unsuited` says so; the legs' motion still follows
    from the platform's. A serial robot has all its velocities in the platform's place, and no legs.
    """

    platform: list[int]
    legs: tuple[Chain, ...]
    used: tuple[list[int], ...]
    B: tuple[Array, ...]
    holding: tuple[int, ...]
    S: Array | None
    unsuited: str | None
    serial: bool = False


def make_plan(machine: Machine) -> VirtualWorkPlan | str:
    """The plan for a machine, or the reason there is none."""
    kin, system = machine.kinematics, machine.kinematics.system
    chains = platform_chains(system)
    if isinstance(chains, str):
        return chains if system.cuts or system.flexible_bodies else _serial_plan(machine)
    assert system.platform is not None
    platform = list(range(system.platform.v.start, system.platform.v.stop))
    G = np.array([kin.constraint(q) for q in machine.mobility.samples])
    A = np.array([kin.actuator_jacobian(q) for q in machine.mobility.samples])
    rows = np.concatenate([A, G], axis=1)
    legs = tuple(chain for chain in chains if chain.links)
    S, used = rows[:, :, platform].copy(), []
    scale = kin.velocity_row_lengths
    for leg in legs:
        own = _independent(G[:, leg.rows][:, :, leg.velocities] * scale[leg.rows][:, None], len(leg.velocities))
        if own is None:
            return f"the platform's motion does not determine all velocities of {leg.name!r}"
        used.append([leg.rows[i] for i in own])
        B = G[:, used[-1]][:, :, leg.velocities]
        S -= rows[:, :, leg.velocities] @ np.linalg.solve(B, G[:, used[-1]][:, :, platform])
    B_values = tuple(G[:, own][:, :, leg.velocities] for leg, own in zip(legs, used, strict=True))
    legs_only = VirtualWorkPlan(platform, legs, tuple(used), B_values, (), None, None)
    count, unmatched = len(system.actuators), _unmatched(machine)
    if unmatched:
        return replace(legs_only, unsuited=unmatched)
    spare = [row for leg, own in zip(legs, used, strict=True) for row in leg.rows if row not in own]
    direct = [row for chain in chains if not chain.links for row in chain.rows]
    holding = _holding(S, count, [*spare, *direct])
    if holding is None:  # perhaps only units hide rows: in m/s they compare
        lengths = np.concatenate([kin.actuator_lengths, kin.velocity_row_lengths])
        holding = _holding(S * lengths[:, None] / kin.step_lengths[platform], count, [*spare, *direct])
    if holding is None:
        return replace(legs_only, unsuited="its actuators leave the platform free to move")
    chosen = [*range(count), *(count + row for row in holding)]
    return replace(legs_only, holding=holding, S=S[:, chosen])


def _serial_plan(machine: Machine) -> VirtualWorkPlan | str:
    kin, nv = machine.kinematics, machine.system.nv
    if nv == 0:
        return "it has no joint that moves"
    holding = machine.mobility.independent_rows
    plan = VirtualWorkPlan(list(range(nv)), (), (), (), tuple(holding), None, _unmatched(machine), serial=True)
    if plan.unsuited:
        return plan
    samples = machine.mobility.samples
    S = np.array([np.concatenate([kin.actuator_jacobian(q), kin.constraint(q)[list(holding)]]) for q in samples])
    lengths = np.concatenate([kin.actuator_lengths, kin.velocity_row_lengths[list(holding)]])
    values = np.linalg.svd(S * lengths[:, None] / kin.step_lengths, compute_uv=False)
    if (values[:, -1] <= LEAST * values[:, 0]).any():
        return replace(plan, unsuited="its actuators leave joints free to move")
    return replace(plan, S=S)


def _unmatched(machine: Machine) -> str | None:
    count, dof = len(machine.system.actuators), machine.mobility.dof
    if count == dof:
        return None
    each = "virtual motions need one actuator per degree of freedom"
    return f"it has {count} actuators for {dof} degrees of freedom; {each}"


def _independent(matrices: Array, rank: int) -> list[int] | None:
    """Rows that are independent at all samples: pivoted QR at each proposes; of the best, those of fewest entries."""
    from scipy.linalg import qr  # slow to import, and not needed where kernels are known

    if matrices.shape[1] < rank:
        return None
    found = dict[tuple[int, ...], float]()  # rows and their worst case
    for matrix in matrices:
        rows = tuple(sorted(int(pivot) for pivot in qr(matrix.T, mode="r", pivoting=True)[1][:rank]))
        values = np.linalg.svd(matrices[:, list(rows)], compute_uv=False)
        found[rows] = float((values[:, -1] / np.maximum(values[:, 0], 1e-300)).min()) if rank else 1.0
    least = max(LEAST, max(found.values()) / SIMILAR)
    entries = (np.abs(matrices) > LEAST * np.abs(matrices).max(initial=0.0)).any(axis=0).sum(axis=1)
    good = [rows for rows, worst in found.items() if worst > least]
    return list(min(good, key=lambda rows: (entries[list(rows)].sum(), rows))) if good else None


def _holding(S: Array, count: int, spare: list[int]) -> tuple[int, ...] | None:
    """Spare rows that, with the actuators locked, hold the platform's remaining degrees of freedom."""
    missing = 6 - count
    locked = [np.linalg.svd(matrix[:count])[2][count:].T for matrix in S]
    left = np.array([matrix[[count + row for row in spare]] @ N for matrix, N in zip(S, locked, strict=True)])
    if missing == 0:
        return ()
    own = _independent(left, missing) if len(spare) >= missing else None
    return None if own is None else tuple(spare[i] for i in own)
