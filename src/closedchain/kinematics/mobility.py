"""Mobility and redundant constraints, found numerically at several assembled configurations."""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.errors import AssemblyError
from closedchain.kinematics.assemble import SAME, apart, make_targets, search
from closedchain.kinematics.evaluate import RANK_TOLERANCE, Kinematics
from closedchain.records import dataclass
from closedchain.spatial.row_elimination import ALIKE, LARGE, RowElimination, most_independent
from closedchain.types import Array

SAMPLES = 6
SINGULAR = 1e-5  # of a measure: at a singular configuration loops are closed as double roots are, to half the digits
AROUND = 16  # more configurations that are tried from a singular start
WANDER, ZERO = 1e-7, 1e-11  # singular values below the first leave a motion free; those above the second are not zero
SHARE = 0.5  # of the longest remainder that a row must have to be taken before it
LOCKED = "couplings lock the machine"
ONE_CONFIGURATION = (
    "only one assembled configuration was found: the mobility is that of this configuration, which may be singular, "
    "and the machine may be unable to move at all"
)


@dataclass(frozen=True, eq=False)
class Mobility:
    """What the loops leave free.

    dof: degrees of freedom of the closed machine
    grubler: what counting bodies and joints predicts
    independent_rows, redundant: constraint rows that are independent everywhere, and those that then add nothing
    samples: the assembled configurations at which the ranks were found
    notes: what the user should know of how they were found

    Example:
        >>> model.mobility.dof, model.mobility.grubler
        (1, -2)
    """

    dof: int
    grubler: int
    independent_rows: tuple[int, ...]
    redundant: tuple[int, ...]
    samples: tuple[Array, ...]
    notes: tuple[str, ...] = ()

    def to_data(self) -> dict[str, Any]:
        """As plain data, every number to its last digit."""
        rows = {"independent_rows": list(self.independent_rows), "redundant": list(self.redundant)}
        samples = [sample.tolist() for sample in self.samples]
        return {"dof": self.dof, "grubler": self.grubler, "samples": samples, "notes": list(self.notes)} | rows

    @classmethod
    def from_data(cls, data: Any, nq: int, nc: int) -> Mobility | None:
        """From plain data of a machine with nq coordinates and nc rows; None if it is anything else."""
        try:
            kept, redundant = (tuple(map(int, data[name])) for name in ("independent_rows", "redundant"))
            samples = tuple(np.array(sample, float) for sample in data["samples"])
            fits = all(sample.shape == (nq,) and np.isfinite(sample).all() for sample in samples)
            if not samples or not fits or sorted((*kept, *redundant)) != list(range(nc)):
                return None
            return cls(int(data["dof"]), int(data["grubler"]), kept, redundant, samples, tuple(map(str, data["notes"])))
        except (KeyError, TypeError, ValueError):
            return None


def find_mobility(kinematics: Kinematics, q: Array) -> Mobility:
    """Mobility of the assembly that contains the closed configuration q."""
    samples = _samples(kinematics, q)
    matrices = [_scaled_constraint(kinematics, sample) for sample in samples]
    # rows that contradict each other by a little are dependent up to that little
    slack = max(
        RANK_TOLERANCE * 100,
        kinematics.tolerance,
        *(10 * kinematics.loop_error(q) / kinematics.system.size for q in samples),
    )
    ranks = [_rank(G, slack) for G in matrices]
    rank = max(ranks)
    generic = [G for G, r in zip(matrices, ranks, strict=True) if r == rank]
    kept = _independent_rows(generic, rank)
    rows = range(kinematics.system.nc)
    system = kinematics.system
    grubler = system.nv - sum(6 - cut.joint.dof for cut in system.cuts) - len(system.couplings)
    dof = system.nv - rank
    notes = (ONE_CONFIGURATION,) if len(samples) == 1 and dof > 0 else ()
    exact = max(_rank(G, 100 * RANK_TOLERANCE) for G in generic)
    if exact > rank:
        notes = (
            *notes,
            f"{exact - rank} constraint rows count as redundant, which they are up to the tolerance ({slack:.1g})",
        )
    if dof == len(system.modal_velocities):
        notes = (*notes, *_locking(kinematics, generic[0], slack))
    return Mobility(dof, grubler, kept, tuple(r for r in rows if r not in set(kept)), tuple(samples), notes)


def _samples(kinematics: Kinematics, q: Array) -> list[Array]:
    """Configurations along a way from q, and, where these may be singular themselves, around q.

    Where motions of several kinds meet, a way may keep to one on which every configuration is singular. Loops are then
    closed as double roots are, to half the digits, and so far singular values are from zero.
    """
    samples = wander(kinematics, q)
    if not any(_doubtful(kinematics, sample) for sample in samples):
        return samples
    random, nothing = np.random.default_rng(1), make_targets(kinematics, None, None)
    for number in range(AROUND):
        move = random.standard_normal(kinematics.system.nv)
        stride = (0.2, 0.4)[number % 2] * kinematics.system.size / np.linalg.norm(move)
        attempt = search(kinematics, nothing, kinematics.step(q, stride * move / kinematics.step_lengths))
        if attempt.closed and all(apart(kinematics, attempt.q, other) > SAME for other in samples):
            samples.append(attempt.q)
    free = [kinematics.free_motions(sample, tolerance=WANDER).shape[1] for sample in samples]
    generic = [sample for sample, left in zip(samples[1:], free[1:], strict=True) if left == min(free)]
    return [q, *generic[: SAMPLES - 1]]


def _doubtful(kinematics: Kinematics, q: Array) -> bool:
    """Whether some singular value is neither clearly zero nor clearly not."""
    G = _scaled_constraint(kinematics, q)
    if G.size == 0 or (G.shape[1] > LARGE and RowElimination(G).clear):
        return False
    s = np.linalg.svd(G, compute_uv=False)
    return bool(np.any((s > ZERO * s[0]) & (s < max(WANDER, kinematics.tolerance) * s[0])))


def wander(kinematics: Kinematics, q: Array, count: int = SAMPLES) -> list[Array]:
    """Closed configurations reached from q by moving along its degrees of freedom, the same ones every time."""
    random = np.random.default_rng(6)
    nothing = make_targets(kinematics, None, None)
    found = [q]
    for number in range(count - 1):
        N = kinematics.free_motions(found[-1], tolerance=WANDER)
        if N.shape[1] == 0:
            break
        stride = 0.05 + 0.05 * number
        move = N @ random.standard_normal(N.shape[1])
        scale = np.linalg.norm(move * kinematics.step_lengths) or 1.0
        attempt = search(
            kinematics, nothing, kinematics.step(found[-1], stride * kinematics.system.size * move / scale)
        )
        if attempt.closed and all(apart(kinematics, attempt.q, other) > SAME for other in found):
            found.append(attempt.q)
    return found


def _scaled_constraint(kinematics: Kinematics, q: Array) -> Array:
    if kinematics.loop_error(q) > 10 * kinematics.tolerance * kinematics.system.size:
        raise AssemblyError("mobility is asked at a configuration whose loops are open")
    return kinematics.scaled(kinematics.constraint(q))


def _locking(kinematics: Kinematics, G: Array, slack: float) -> tuple[str, ...]:
    """What to say where couplings leave a machine without motion that could move without them."""
    couplings = kinematics.system.couplings
    loops = couplings[0].rows.start if couplings else len(G)
    rank = _rank(G, slack)
    freed = rank - _rank(G[:loops], slack)
    if not freed:
        return ()
    names = [one.name for one in couplings if _rank(np.delete(G, one.rows.start, axis=0), slack) < rank]
    who = ", ".join(names or [one.name for one in couplings])
    return (f"{LOCKED}, which has {freed} DOF without them: {who}",)


def _rank(G: Array, slack: float) -> int:
    if G.size == 0:
        return 0
    if G.shape[1] > LARGE and (rows := RowElimination(G)).clear:
        return rows.rank
    s = np.linalg.svd(G, compute_uv=False)
    return int(np.sum(s > slack * max(s[0], 1e-300)))


def _independent_rows(matrices: list[Array], rank: int) -> tuple[int, ...]:
    """Rows that are independent at all configurations: each one proposes, the best worst case wins.

    Rows and cases that are equal but for rounding are taken in their order, so that the choice is the same everywhere.
    """
    if rank > LARGE and (first := RowElimination(matrices[0])).clear and first.rank == rank:
        chosen = sorted(first.rows)
        again = [RowElimination(G[chosen]) for G in matrices]
        if all(one.clear and one.rank == rank for one in again):
            return tuple(chosen)
    best, margin = tuple[int, ...](), -1.0
    for G in matrices:
        if rank == 0:
            return ()
        rows = tuple(sorted(most_independent(G, rank, share=SHARE)))
        worst = min(float(np.linalg.svd(other[list(rows)], compute_uv=False)[-1]) for other in matrices)
        if worst > (1 + ALIKE) * margin:
            best, margin = rows, worst
    return best
