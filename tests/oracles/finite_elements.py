"""A finite-element model of frames: straight Timoshenko elements, released joints, rigid platform.

Every node has displacement u (3) and rotation (3) in world axes. Joints, supports and the rigid platform are linear
constraints with Lagrange multipliers, so nothing is eliminated and nothing is approximated but the elements themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from scipy.sparse import coo_matrix
from scipy.sparse.linalg import spsolve


@dataclass(frozen=True)
class Bar:
    """Material and section of elements; Ix is the torsion constant, ky and kz shear coefficients."""

    E: float
    G: float
    A: float
    Ix: float
    Iy: float
    Iz: float
    ky: float = 1.0
    kz: float = 1.0


def round_bar(radius: float, E: float, nu: float, k: float = 1.0) -> Bar:
    second = np.pi / 4 * radius**4
    return Bar(E, E / (2 + 2 * nu), np.pi * radius**2, 2 * second, second, second, k, k)


def element_stiffness(L: float, bar: Bar) -> np.ndarray:
    """12×12 in local axes, x along the element; order u1, r1, u2, r2."""
    K = np.zeros((12, 12))
    for (i, j), k in (((0, 6), bar.E * bar.A / L), ((3, 9), bar.G * bar.Ix / L)):
        K[i, i] += k
        K[j, j] += k
        K[i, j] -= k
        K[j, i] -= k
    # bending in xy (about z) and in xz (about y, where positive slopes turn the other way)
    for (v1, t1, v2, t2), EI, GA, s in (
        ((1, 5, 7, 11), bar.E * bar.Iz, bar.ky * bar.G * bar.A, 1.0),
        ((2, 4, 8, 10), bar.E * bar.Iy, bar.kz * bar.G * bar.A, -1.0),
    ):
        phi = 12 * EI / (GA * L**2)
        c = EI / (L**3 * (1 + phi))
        block = c * np.array(
            [
                [12, 6 * L * s, -12, 6 * L * s],
                [6 * L * s, (4 + phi) * L**2, -6 * L * s, (2 - phi) * L**2],
                [-12, -6 * L * s, 12, -6 * L * s],
                [6 * L * s, (2 - phi) * L**2, -6 * L * s, (4 + phi) * L**2],
            ]
        )
        index = np.array([v1, t1, v2, t2])
        K[np.ix_(index, index)] += block
    return K


class Frame:
    """Nodes, elements, joints and supports; one rigid platform whose displacement is the answer."""

    def __init__(self, platform_at: np.ndarray) -> None:
        self.points: list[np.ndarray] = [np.asarray(platform_at, float)]  # node 0 is the platform
        self.entries: list[tuple[np.ndarray, np.ndarray]] = []
        self.rows: list[list[tuple[int, float]]] = []

    def node(self, point: np.ndarray) -> int:
        self.points.append(np.asarray(point, float))
        return len(self.points) - 1

    def line(self, points: np.ndarray, bar: Bar, y: np.ndarray | None = None) -> tuple[int, int]:
        """Elements along a polyline; the end nodes."""
        nodes = [self.node(p) for p in points]
        for a, b in pairwise(nodes):
            self._element(a, b, bar, y)
        return nodes[0], nodes[-1]

    def _element(self, a: int, b: int, bar: Bar, y: np.ndarray | None) -> None:
        way = self.points[b] - self.points[a]
        L = float(np.linalg.norm(way))
        x = way / L
        across = np.cross(np.eye(3)[np.argmin(np.abs(x))], x) if y is None else y - (y @ x) * x
        e2 = across / np.linalg.norm(across)
        R = np.array([x, e2, np.cross(x, e2)])  # world to local
        T = np.kron(np.eye(4), R)
        dofs = np.concatenate([6 * a + np.arange(6), 6 * b + np.arange(6)])
        self.entries.append((dofs, T.T @ element_stiffness(L, bar) @ T))

    def pin(self, a: int | None, b: int, free_rotations: list[np.ndarray]) -> None:
        """Join b to a (None: the ground) at one point, except for rotations about the given axes."""
        for k in range(3):
            self._row([(b, k, 1.0)] + ([] if a is None else [(a, k, -1.0)]), a, b, k)
        axes = np.array(free_rotations).reshape(-1, 3)
        held = np.linalg.svd(np.vstack([axes, np.zeros((3, 3))]))[2][len(axes) :]
        for axis in held:
            row = [(6 * b + 3 + k, axis[k]) for k in range(3)]
            row += [] if a is None else [(6 * a + 3 + k, -axis[k]) for k in range(3)]
            self.rows.append(row)

    def _row(self, terms: list[tuple[int, int, float]], a: int | None, b: int, k: int) -> None:
        row = [(6 * node + dof, value) for node, dof, value in terms]
        if a == 0:
            # the platform is rigid: u_b = u_0 + r_0 × (p_b − p_0)
            d = self.points[b] - self.points[0]
            spin = np.array([[0, d[2], -d[1]], [-d[2], 0, d[0]], [d[1], -d[0], 0]])
            row += [(3 + j, -spin[k, j]) for j in range(3)]
        self.rows.append(row)

    def ground_spring(self, node: int, axis: np.ndarray, stiffness: float) -> None:
        """A torsion spring from the ground about an axis."""
        self.entries.append((6 * node + 3 + np.arange(3), stiffness * np.outer(axis, axis)))

    def solve(self, moment: np.ndarray, force: np.ndarray) -> np.ndarray:
        """[rotation; displacement] of the platform."""
        n, m = 6 * len(self.points), len(self.rows)
        i, j, v = [], [], []
        for dofs, K in self.entries:
            i += np.repeat(dofs, len(dofs)).tolist()
            j += np.tile(dofs, len(dofs)).tolist()
            v += K.ravel().tolist()
        scale = max(abs(x) for x in v)
        for r, row in enumerate(self.rows):
            for dof, value in row:
                i += [n + r, dof]
                j += [dof, n + r]
                v += [value * scale, value * scale]
        K = coo_matrix((v, (i, j)), shape=(n + m, n + m)).tocsc()
        f = np.zeros(n + m)
        f[:3], f[3:6] = force, moment
        x = spsolve(K, f)
        return np.concatenate([x[3:6], x[:3]])


def arc(center: np.ndarray, start: np.ndarray, end: np.ndarray, elements: int) -> np.ndarray:
    """Points on a circular arc around a centre."""
    a, b = start - center, end - center
    angle = np.arctan2(np.linalg.norm(np.cross(a, b)), a @ b)
    e1, n = a / np.linalg.norm(a), np.cross(a, b) / np.linalg.norm(np.cross(a, b))
    e2 = np.cross(n, e1)
    phi = np.linspace(0, angle, elements + 1)[:, None]
    return center + np.linalg.norm(a) * (np.cos(phi) * e1 + np.sin(phi) * e2)


def segment(start: np.ndarray, end: np.ndarray, elements: int) -> np.ndarray:
    """Points on a straight line."""
    return start + np.linspace(0, 1, elements + 1)[:, None] * (end - start)
