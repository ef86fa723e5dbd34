"""Self-motions: a machine that moves while everything that is given stays where it is.

At a singular configuration some motion keeps loops and targets to first order. Where it keeps them all along, the
configuration belongs to a continuum, which is followed by small steps with loops and targets closed at every one.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from closedchain.kinematics.assemble import Targets, apart, search
from closedchain.kinematics.evaluate import Kinematics
from closedchain.records import dataclass
from closedchain.types import Array

RANK = 1e-7  # singular values below this, relative, leave a motion free: at double roots half the digits are lost
STRIDE = 0.04  # rad, or machine sizes, of a step
MOST = 1000  # steps each way
FEWEST = 4  # configurations of a curve
LEAST_TANGENT = 1e-6
CLOSED = 1e-10  # opening of loops, in machine sizes, that a step accepts
CURVED = 0.3  # of a step that closing the loops may take back


Wanted = Callable[[Array], Array]  # rows on the velocities at a configuration: what tells configurations apart


@dataclass(frozen=True, eq=False)
class SingularCurve:
    """A continuum of configurations with the same given coordinates.

    dimension: of the continuum
    configurations: along one curve in it, coordinates of the tree
    closed: whether the curve comes back to its beginning
    error: the largest opening of a loop or distance from a given coordinate on it, in machine sizes
    """

    dimension: int
    configurations: tuple[Array, ...]
    closed: bool
    error: float

    @property
    def stride(self) -> float:
        """How far apart neighbours are at most, in machine sizes or rad."""
        return STRIDE


def free_of_targets(kinematics: Kinematics, targets: Targets, q: Array, wanted: Array) -> tuple[Array, Array]:
    """Motions that loops and targets leave: those that move something wanted, and those that do not, as columns."""
    N, units = kinematics.free_motions(q, tolerance=RANK), kinematics.step_lengths
    rows = targets.rows(q)
    left = N @ _null_space(rows @ N, _largest(rows / units))
    if not left.shape[1]:
        return left, left
    left = left / np.linalg.norm(left * units[:, None], axis=0) * kinematics.system.size
    largest = _largest(wanted / units) * kinematics.system.size
    idle = left @ _null_space(wanted @ left, largest)
    Vt = np.linalg.svd(wanted @ left, full_matrices=False)[2]
    rank = left.shape[1] - idle.shape[1]
    return left @ Vt[:rank].T, idle


def self_motion(
    kinematics: Kinematics, targets: Targets, q: Array, wanted: Wanted, steps: int = MOST
) -> SingularCurve | None:
    """The self-motion through a singular configuration, followed by so many steps each way; None if there is none."""
    dimension = free_of_targets(kinematics, targets, q, wanted(q))[0].shape[1]
    forth, closed = _followed(kinematics, targets, q, 1.0, wanted, steps)
    back = [] if closed else _followed(kinematics, targets, q, -1.0, wanted, steps)[0]
    curve = [*reversed(back), q, *forth]
    if len(curve) < FEWEST:
        return None
    errors = [search(kinematics, targets, one).error for one in curve]
    return SingularCurve(dimension, tuple(curve), closed, max(errors))


def _followed(
    kinematics: Kinematics, targets: Targets, q: Array, sign: float, wanted: Wanted, steps: int
) -> tuple[list[Array], bool]:
    """Steps along the motion that is left, until it ends or comes back."""
    found, before, start = list[Array](), None, q
    for count in range(steps):
        tangent = _tangent(kinematics, free_of_targets(kinematics, targets, q, wanted(q))[0], before, sign)
        if tangent is None:
            break
        attempt = search(kinematics, targets, kinematics.step(q, STRIDE * tangent))
        if not attempt.closed or attempt.error > CLOSED:
            break
        moved = apart(kinematics, attempt.q, q)
        off = apart(kinematics, attempt.q, kinematics.step(q, STRIDE * tangent))
        if off > CURVED * moved:
            break
        before, q = tangent, attempt.q
        found.append(q)
        if count > 2 and apart(kinematics, q, start) < 0.6 * moved:
            return found, True
    return found, False


def _tangent(kinematics: Kinematics, left: Array, before: Array | None, sign: float) -> Array | None:
    """Of the motions left, one as it went before, one unit long (rad, machine sizes)."""
    if not left.shape[1]:
        return None
    lengths = kinematics.step_lengths / kinematics.system.size
    basis = np.linalg.qr(left * lengths[:, None])[0]
    direction = sign * basis[:, -1] if before is None else basis @ (basis.T @ (before * lengths))
    largest = float(np.abs(direction).max(initial=0.0))
    return np.asarray(direction / lengths / largest) if largest > LEAST_TANGENT else None


def _null_space(matrix: Array, largest: float) -> Array:
    """largest: singular value that it may have; all of its own may be rounding."""
    if not matrix.shape[0]:
        return np.eye(matrix.shape[1])
    _, s, Vt = np.linalg.svd(matrix, full_matrices=True)
    return np.asarray(Vt[int(np.sum(s > RANK * max(s.max(initial=0.0), largest, 1e-300))) :].T)


def _largest(matrix: Array) -> float:
    return float(np.linalg.norm(matrix, 2)) if matrix.size else 0.0
