"""One limb on numbers, whatever its rank: passive joints eliminated through the null space of their screws.

Rotations count times the machine's size, so that ranks compare like with like. In those units, with N an orthonormal
basis of the wrenches that no passive joint gives way to, J_qᵀ N = 0:

    f = f_p + N y,   Nᵀ S N y = Nᵀ (B x − J_theta C Q − S f_p),   J_qᵀ f_p = −P

Directions in which Nᵀ S N vanishes are rigid: the limb holds the platform there without giving.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from closedchain.errors import SingularityError
from closedchain.types import Array

RANK = 1e-9  # of the largest singular value: passive screws closer than this are dependent
RIGID = 1e-13  # of the largest compliance


@dataclass(frozen=True, eq=False)
class LimbNumbers:
    """The matrices of one limb in one configuration; the letters are those of virtual_joints."""

    name: str
    C: Array
    J_theta: Array
    J_q: Array
    drives: Array  # screws of the actuated degrees of freedom
    Q: Array
    P: Array
    B: Array
    length: float


class LimbStiffness:
    """What one limb does to the platform: its stiffness, what it holds rigidly, and what its own weight does."""

    falls = False  # passive joints that do not reach the platform move under the limb's own weight

    def __init__(self, limb: LimbNumbers) -> None:
        self.limb = limb
        rows = len(limb.B)
        D = np.tile([limb.length] * 3 + [1.0] * 3, rows // 6)
        J = D[:, None] * limb.J_q
        size = np.linalg.norm(J, axis=0)
        J = J / np.where(size > 0, size, 1.0)
        U, s, Vt = np.linalg.svd(J, full_matrices=True) if J.size else (np.eye(rows), np.zeros(0), np.zeros((0, 0)))
        rank = int(np.sum(s > RANK * max(s.max(initial=0.0), 1e-300)))
        self.idle = limb.J_q.shape[1] - rank  # degrees of freedom that do not reach the platform
        N = U[:, rank:]
        J_theta = D[:, None] * limb.J_theta
        S = J_theta @ limb.C @ J_theta.T
        c, V = np.linalg.eigh(N.T @ S @ N)
        gives = c > RIGID * max(np.trace(S), 1e-300)
        self._flexible: Array = D[:, None] * (N @ V[:, gives])
        self._rigid: Array = D[:, None] * (N @ V[:, ~gives])
        self._c = c[gives]
        self.held = self._rigid.T @ limb.B  # rows r: the limb holds r x = 0
        self._balance(U, s, Vt, rank, D, size)
        self.serial = self._nearness(N, D)
        self.projector = limb.B.T @ N @ N.T @ limb.B  # rotations times the length

    @property
    def K(self) -> Array:
        """6×6, without the rigid directions."""
        F = self.limb.B.T @ self._flexible
        stiffness: Array = F @ (F / self._c).T
        return stiffness

    def wrench(self, x: Array, own: bool) -> Array:
        """f at the closings for a displacement of the platform (and the limb's own weight), rigid parts left out."""
        limb = self.limb
        gap = limb.B @ x
        if own:
            gap = gap - limb.J_theta @ limb.C @ (limb.Q + limb.J_theta.T @ self._f_p)
        f: Array = self._flexible @ ((self._flexible.T @ gap) / self._c) + (self._f_p if own else 0.0)
        return f

    def deflections(self, f: Array, own: bool) -> tuple[Array, Array]:
        """Deflection and load of every spring for the wrench f at the closings."""
        load: Array = self.limb.J_theta.T @ f + (self.limb.Q if own else 0.0)
        return self.limb.C @ load, load

    @property
    def rigid_wrenches(self) -> Array:
        """Wrenches at the closings that are carried without deflection, as columns."""
        return self._rigid

    def _balance(self, U: Array, s: Array, Vt: Array, rank: int, D: Array, size: Array) -> None:
        """f_p: the least wrench that holds the passive joints against the weight."""
        limb = self.limb
        if not limb.P.size:
            self._f_p = np.zeros(len(limb.B))
            return
        P = limb.P / np.where(size > 0, size, 1.0)
        part = Vt[:rank] @ P
        missing = P - Vt[:rank].T @ part
        if np.abs(missing).max() > 1e-7 * max(np.abs(P).max(), 1e-300) and np.abs(missing).max() > 1e-9:
            self.falls = True
        self._f_p = -D * (U[:, :rank] @ (part / s[:rank]))

    def check_stands(self) -> None:
        """Raise where the limb's own weight moves it although the platform stays."""
        if self.falls:
            raise SingularityError(
                f"limb {self.limb.name!r} cannot hold its own weight here: {self.idle} of its passive degrees of "
                f"freedom do not "
                "reach the platform"
            )

    def _nearness(self, N: Array, D: Array) -> float:
        """How far the drives' screws are from those of the passive joints: 0 in a serial singularity, at most 1."""
        drives = D[:, None] * self.limb.drives
        if drives.shape[1] == 0:
            return 1.0
        drives = drives / np.linalg.norm(drives, axis=0)
        return float(np.linalg.svd(N.T @ drives, compute_uv=False)[-1]) if N.shape[1] >= drives.shape[1] else 0.0
