"""Singular configurations by kind, with the motions and wrenches that belong to them.

Kinds after Zlatanov, Fenton and Benhabib (J. Mech. Design 117, 1995). Of the velocities v that keep the loops closed,
v = N z, A N z are those of the actuators and P N z is the twist of the platform:

    redundant output (RO)            the platform moves, A N z = 0: a parallel singularity
    redundant input (RI)             actuators move, P N z = 0: a serial singularity
    impossible input (II)            the range of A N is smaller than the number of actuators, or the mobility, allows
    impossible output (IO)           the range of P N is smaller than elsewhere
    increased mobility (IIM)         N has more columns than elsewhere: a constraint singularity
    redundant passive motion (RPM)   A N z = 0 and P N z = 0 for more z than elsewhere

Rotations count as metres on a circle with the characteristic length as its radius. With it, the columns of [A; P] N are
made orthonormal, [Q_A; Q_P]; the measures are the least singular values of Q_A and Q_P: sines and cosines between 0 and
1, which depend neither on where loops are cut nor on coordinates.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np

from closedchain.errors import UnsupportedError
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.mobility import SINGULAR, Mobility
from closedchain.records import dataclass
from closedchain.types import Array

Kind = Literal["RO", "RI", "II", "IO", "IIM", "RPM"]
WORDS: dict[Kind, str] = {
    "RO": "redundant output (parallel)",
    "RI": "redundant input (serial)",
    "II": "impossible input",
    "IO": "impossible output",
    "IIM": "increased mobility (constraint)",
    "RPM": "redundant passive motion",
}
PURE = SINGULAR  # of a rotation, over the length: less is a translation, and of a wrench a moment


@dataclass(frozen=True)
class ScrewAxis:
    """A line with a pitch: a twist about it, or a wrench along it.

    point: on the axis, nearest to the platform's origin (m, world)
    axis: unit vector
    pitch: m/rad; infinite for a translation, and for a moment

    Example:
        >>> linkage = cc.compile(cc.library.four_bar(lengths=(3.0, 2.0, 2.5)))
        >>> straight = linkage.assemble(joints={"crank": np.arccos(-0.125)}, allow_singular=True)
        >>> twist = linkage.singularity(straight).twists[0]  # of the coupler with the crank at rest
        >>> twist.axis[2] > 0.999
        True
    """

    point: tuple[float, float, float]
    axis: tuple[float, float, float]
    pitch: float

    def __str__(self) -> str:
        axis = ", ".join(f"{x + 0.0:.4g}" for x in np.round(self.axis, 9))
        if np.isinf(self.pitch):
            return f"along ({axis})"
        point = ", ".join(f"{x + 0.0:.4g}" for x in np.round(self.point, 9))
        return f"about ({axis}) through ({point}) m, pitch {self.pitch:.4g} m/rad"


@dataclass(frozen=True, eq=False)
class Singularity:
    """Whether a configuration is singular, in which ways, and how far it is from that.

    kinds: of "RO", "RI", "II", "IO", "IIM", "RPM"; empty where it is regular
    length: characteristic length, m: a rotation counts as this radius' circumference
    parallel: least velocity of the actuators where theirs and the platform's are 1 together; 0 where the platform moves
        with its actuators locked
    serial: least velocity of the platform, likewise; 0 where actuators move without it
    constraint: least singular value of the independent loop rows, relative to the largest; 0 where mobility increases
    twists: of the platform while the actuators are at rest
    wrenches: on the platform that actuators and structure cannot carry, one for every twist
    inputs: velocities of actuators while the platform is at rest (rad/s, m/s)

    Example:
        >>> found = robot.singularity(home)
        >>> found.kinds, found.parallel > 0.01
        ((), True)
    """

    kinds: tuple[Kind, ...]
    length: float
    parallel: float
    serial: float
    constraint: float
    twists: tuple[ScrewAxis, ...]
    wrenches: tuple[ScrewAxis, ...]
    inputs: tuple[dict[str, float], ...]

    def __str__(self) -> str:
        words = ", ".join(WORDS[kind] for kind in self.kinds) or "none"
        lines = [
            f"singularity: {words}",
            f"  parallel {self.parallel:.4g}, serial {self.serial:.4g}, constraint {self.constraint:.4g} "
            f"(length {self.length:.4g} m)",
        ]
        lines += [f"  free twist {one}" for one in self.twists]
        lines += [f"  wrench not carried {one}" for one in self.wrenches]
        lines += [
            "  platform at rest: " + ", ".join(f"{name} {value:.4g}" for name, value in velocities.items())
            for velocities in self.inputs
        ]
        return "\n".join(lines)


@dataclass(frozen=True, eq=False)
class _Motions:
    """Free motions at a configuration, by what they move; rotations times the length.

    A, P: velocities of actuators and platform per z      AP_rank, A_rank, P_rank: of both, and of each
    orthonormal: [Q_A; Q_P]
    """

    A: Array
    P: Array
    orthonormal: Array
    AP_rank: int
    A_rank: int
    P_rank: int

    @property
    def mobility(self) -> int:
        return int(self.A.shape[1])

    @property
    def idle(self) -> int:
        """Motions of neither."""
        return self.mobility - self.AP_rank

    @property
    def outputs(self) -> int:
        """Motions of the platform with the actuators at rest."""
        return self.AP_rank - self.A_rank

    @property
    def inputs(self) -> int:
        """Motions of actuators with the platform at rest."""
        return self.AP_rank - self.P_rank


class SingularityAnalysis:
    """Singularities of a machine; what is generic is taken from configurations found when compiling."""

    def __init__(self, kinematics: Kinematics, mobility: Mobility) -> None:
        self.kinematics, self.mobility = kinematics, mobility
        kinematics.platform_name()
        if not kinematics.system.actuators:
            raise UnsupportedError(
                f"{kinematics.system.mechanism.name!r} has no actuators: singularities are between actuators and "
                "platform; give Mechanism.actuators"
            )
        generic = [self._motions(q, kinematics.system.size) for q in mobility.samples]
        self._mobility, self._idle = min(one.mobility for one in generic), min(one.idle for one in generic)
        # what actuators could move by their number: a machine may be singular everywhere
        driven = min(len(kinematics.system.actuators), self._mobility - self._idle)
        self._outputs, self._inputs = self._mobility - self._idle - driven, min(one.inputs for one in generic)
        self.ranks = driven, max(one.P_rank for one in generic)

    def at(self, q: Array, length: float) -> Singularity:
        """The singularity of a configuration."""
        here = self._motions(q, length)
        found: dict[Kind, bool] = {
            "RO": here.outputs > self._outputs,
            "RI": here.inputs > self._inputs,
            "II": here.A_rank < self.ranks[0],
            "IO": here.P_rank < self.ranks[1],
            "IIM": here.mobility > self._mobility,
            "RPM": here.idle > self._idle,
        }
        kinds = tuple(kind for kind, flag in found.items() if flag)
        parallel, serial = _measures(here)
        origin = self.kinematics.poses(q)[self.kinematics.system.link(self.kinematics.platform_name()).index][:, 3]
        free = _image(here.P, here.A) if "RO" in kinds else np.zeros((6, 0))
        inputs = _image(here.A, here.P) if "RI" in kinds else np.zeros((len(here.A), 0))
        (a, p), names = self.lengths(length), [one.name for one in self.kinematics.system.actuators]
        twists = tuple(screw(column / p, origin, length) for column in free.T)
        wrenches = tuple(screw(_swapped(column * p), origin, length) for column in free.T)
        velocities = tuple(dict(zip(names, (column / a).tolist(), strict=True)) for column in inputs.T)
        return Singularity(kinds, length, parallel, serial, self._constraint(q), twists, wrenches, velocities)

    def lengths(self, length: float) -> tuple[Array, Array]:
        """Metres that one unit of each actuator's velocity and of the platform's twist stand for."""
        elements = [(self.kinematics.system.element(a.joint), a.coordinate) for a in self.kinematics.system.actuators]
        rotational = [part.model.rotational[k] for part, k in elements]
        return np.where(rotational, length, 1.0), np.array([length] * 3 + [1.0] * 3)

    def _motions(self, q: Array, length: float) -> _Motions:
        kin = self.kinematics
        N = kin.free_motions(q, tolerance=SINGULAR, flexible=False)
        a, p = self.lengths(length)
        A, P = kin.actuator_jacobian(q) @ N * a[:, None], kin.body_jacobian(kin.platform_name(), q) @ N * p[:, None]
        both = np.vstack([A, P])
        size = max(float(np.linalg.norm(both, 2)) if both.size else 0.0, 1e-300)
        U, s, _ = np.linalg.svd(both, full_matrices=False)
        rank = int(np.sum(s > SINGULAR * size))
        Q = U[:, :rank]
        ranks = [_rank(part) for part in (Q[: len(A)], Q[len(A) :])]
        return _Motions(A, P, Q, rank, *ranks)

    def _constraint(self, q: Array) -> float:
        kin = self.kinematics
        G = kin.scaled(kin.constraint(q))[list(self.mobility.independent_rows)]
        if not G.size:
            return 1.0
        s = np.linalg.svd(G, compute_uv=False)
        return float(s[-1] / s[0])


def _rank(matrix: Array) -> int:
    """Of a part of orthonormal columns."""
    return int(np.sum(np.linalg.svd(matrix, compute_uv=False) > SINGULAR)) if matrix.size else 0


def _measures(motions: _Motions) -> tuple[float, float]:
    """Least singular values of both parts of the orthonormal columns; motions of neither are left out."""
    columns, least = motions.orthonormal, []
    for part in (columns[: len(motions.A)], columns[len(motions.A) :]):
        s = np.linalg.svd(part, compute_uv=False)
        least.append(float(s[-1]) if len(s) == motions.AP_rank and len(s) else 0.0)
    return least[0], least[1]


def _image(moved: Array, held: Array) -> Array:
    """What moves where the rest is held, as orthonormal columns; oriented so that the largest entry is positive."""
    both = np.vstack([held, moved])
    U, s, _ = np.linalg.svd(both, full_matrices=False)
    Q = U[:, s > SINGULAR * s[0]]
    _, sines, Vt = np.linalg.svd(Q[: len(held)], full_matrices=True)
    free = Vt[int(np.sum(sines > SINGULAR)) :]
    columns = np.linalg.qr(Q[len(held) :] @ free.T)[0]
    signs = [np.sign(column[np.argmax(np.abs(column) > 0.5 * np.abs(column).max())]) for column in columns.T]
    return np.asarray(columns * np.array(signs, dtype=float))


def _swapped(parts: Array) -> Array:
    """[force; moment] from [moment; force]: what a screw takes for a wrench."""
    return np.concatenate([parts[3:], parts[:3]])


def screw(parts: Sequence[float] | Array, origin: Array, length: float) -> ScrewAxis:
    """The screw of a twist [angular; linear] at a point, or of a wrench [force; moment]."""
    first, second = np.array(parts[:3], dtype=float), np.array(parts[3:], dtype=float)
    size, rest = float(np.linalg.norm(first)), float(np.linalg.norm(second))
    if size * length <= PURE * rest:
        return ScrewAxis(_triple(origin), _triple(second / rest), float("inf"))
    axis = first / size
    pitch = float(first @ second) / size**2
    return ScrewAxis(_triple(origin + np.cross(first, second) / size**2), _triple(axis), pitch)


def _triple(vector: Array) -> tuple[float, float, float]:
    x, y, z = (float(value) for value in vector)
    return x, y, z
