"""The coordinates that a simulation integrates: y = [x; W; states of laws], and the tree's q and v that follow from x.

    tree         x = [q; v]        all coordinates of the opened machine; loops are closed after each step
    platform     x = [pose; ν]     the platform's pose and twist; legs follow in closed form, nothing is projected
    independent  x = [q; v]        as many coordinates as degrees of freedom; the others are solved for after each step
                                   (coordinate partitioning), and change places with them where they determine more

Laws, loads and event functions are written in the symbols of the tree; `values` puts in what x makes of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, final

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Formulation, Forward, Machine
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.system import Link
from closedchain.records import dataclass
from closedchain.spatial.sparse import ordered_lu
from closedchain.spatial.symbolic import simplify_arctangents
from closedchain.types import SX, Array

if TYPE_CHECKING:
    from closedchain.dynamics.platform_coordinates import PlatformCoordinates

COORDINATES = ("auto", "tree", "platform", "independent")
LESS = 0.1  # share of the determinant, where independent velocities were chosen, below which others are looked for
WEAK = 1e-3  # share of the largest motion below which velocities do not determine it
POSE = 7  # quaternion and position
NEAR_HALF_A_TURN = 0.99  # of an angle from where it was last looked at: −cos


@dataclass(frozen=True, eq=False)
class Derivative:
    """dx/dt, the smallest relative pivot, and evidence: what else of the answer its residual is measured with."""

    dx: SX
    pivot: SX
    evidence: SX


Measured = Callable[[SX, SX, SX], SX]


class StateLayout(ABC):
    """What x is made of."""

    name: str
    closed: SX | None = None  # x put right by itself after steps; none: loops are to be closed
    held: tuple[int, ...] = ()  # velocities that closing the loops leaves alone
    watched: Sequence[int] = ()  # angles that are followed from where they were last looked at
    angles: Sequence[int] = ()  # components of x that may turn on and on
    packed = False  # whether like legs share vectors in the machine code of one instance

    @property
    @abstractmethod
    def size(self) -> int:
        """Length of x."""

    @property
    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Differs where expressions differ."""

    @property
    @abstractmethod
    def symbols(self) -> list[SX]:
        """Symbols that expressions are written in, the tree's q and v last."""

    @property
    def x(self) -> SX:
        """x in these symbols."""
        return ca.vertcat(*self.symbols)

    @property
    @abstractmethod
    def numbers(self) -> SX:
        """Symbols of numbers of its own, which are given like parameters."""

    @property
    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """Of the components of x."""

    @abstractmethod
    def values(self, x: SX, numbers: SX) -> list[SX]:
        """What the symbols are at x."""

    @abstractmethod
    def derivative(self, Q: SX, solve: Callable[[], Forward]) -> Derivative:
        """dx/dt under applied forces, in the symbols; `solve` gives the answer of the method for the tree."""

    @abstractmethod
    def residual(self, dx: SX, evidence: SX, measured: Measured) -> SX:
        """The largest η of an answer; `measured` gives that of accelerations, multipliers and forces of the tree."""

    def lean(self, inputs: list[SX], outputs: list[SX]) -> list[SX]:
        """The same outputs with fewer operations, if that can be."""
        return outputs

    def exact(self, rows: Array, y: Array) -> Array:
        """Rows of the tree that were made of y, with the numbers of y where they are the same."""
        return rows

    def regular(self, q: SX) -> SX:
        """What else counts as a pivot where loops are closed."""
        return SX(1)

    def followed(self, rows: Array, near: Array) -> Array:
        """Rows of the tree, angles by whole turns nearest to those of other rows."""
        return rows

    def unwound(self, rows: Array, last: Array) -> Array:
        """Rows of the tree one after the other, angles followed from a last row on."""
        return rows

    @abstractmethod
    def contracted(self, rows: Array) -> Array:
        """x of rows [q; v; …]."""

    @abstractmethod
    def numbers_at(self, q: Array) -> Array:
        """Numbers of its own around coordinates of the tree."""


@final
@dataclass(frozen=True, eq=False)
class TreeLayout(StateLayout):
    """x = [q; v]."""

    machine: Machine
    name = "tree"

    @property
    def size(self) -> int:
        """nq + nv."""
        return self.machine.system.nq + self.machine.system.nv

    @property
    def angles(self) -> list[int]:  # type: ignore[override]
        """Of revolute joints and their like."""
        return [k for k, unit in enumerate(self.machine.system.coordinate_units) if unit == "rad"]

    @property
    def key(self) -> tuple[object, ...]:
        """Nothing."""
        return ()

    @property
    def symbols(self) -> list[SX]:
        """q and v."""
        return [self.machine.tree.q, self.machine.tree.v]

    @property
    def numbers(self) -> SX:
        """None."""
        return SX(0, 1)

    @property
    def names(self) -> tuple[str, ...]:
        """Of coordinates and velocities."""
        system = self.machine.system
        return (*system.coordinate_names, *(f"velocity of {name}" for name in system.velocity_names))

    def values(self, x: SX, numbers: SX) -> list[SX]:
        """The parts of x."""
        nq = self.machine.system.nq
        return [x[:nq], x[nq:]]

    def derivative(self, Q: SX, solve: Callable[[], Forward]) -> Derivative:
        """By the method."""
        answer = solve()
        dx = ca.vertcat(self.machine.tree.q_dot, answer.acceleration)
        return Derivative(dx, answer.pivot, ca.vertcat(answer.multipliers, Q))

    def residual(self, dx: SX, evidence: SX, measured: Measured) -> SX:
        """Of both equations, by accelerations, multipliers and applied forces."""
        system = self.machine.system
        return measured(dx[system.nq :], evidence[: system.nc], evidence[system.nc :])

    def contracted(self, rows: Array) -> Array:
        """The rows' own."""
        return rows[..., : self.size]

    def numbers_at(self, q: Array) -> Array:
        """None."""
        return np.zeros((*q.shape[:-1], 0))


@final
@dataclass(frozen=True, eq=False)
class PlatformLayout(StateLayout):
    """x = [pose; ν]; angles of legs are followed over full turns.

    Closed forms give angles between −π and π. They are taken nearest to where they were last looked at, `numbers`, as
    long as they stay within half a turn of that.
    """

    coordinates: PlatformCoordinates
    name = "platform"
    packed = True

    @cached_property
    def size(self) -> int:
        """Pose and ν."""
        return int(self.coordinates.x.shape[0])

    @cached_property
    def key(self) -> tuple[object, ...]:
        """Working modes."""
        return self.name, self.coordinates.signs

    @property
    def watched(self) -> list[int]:  # type: ignore[override]
        """Angles of the legs."""
        return self.coordinates.angles

    @property
    def symbols(self) -> list[SX]:
        """x, q and v."""
        tree = self.coordinates.machine.tree
        return [self.coordinates.x, tree.q, tree.v]

    @property
    def x(self) -> SX:
        """The first of these."""
        return self.coordinates.x

    @cached_property
    def numbers(self) -> SX:
        """Of every angle: where it was, the cosine and the sine of that; and numbers of the legs."""
        return ca.vertcat(SX.sym("near", 3 * len(self.watched)), self.coordinates.numbers)

    @property
    def names(self) -> tuple[str, ...]:
        """Of the platform's coordinates and velocities."""
        system, platform = self.coordinates.machine.system, self.coordinates.platform
        free = [platform.v.start + k for k in self.coordinates.motions.free]
        return (
            *system.coordinate_names[platform.q],
            *(f"velocity of {system.velocity_names[k]}" for k in free),
        )

    @cached_property
    def closed(self) -> SX:  # type: ignore[override]
        """x with a unit quaternion, on the platform's group of motions."""
        return ca.vertcat(self.coordinates.pose, self.coordinates.x[POSE:])

    def _near(self) -> list[tuple[int, SX]]:
        """Angles and their numbers."""
        return [(i, self.numbers[3 * k : 3 * k + 3]) for k, i in enumerate(self.watched)]

    @cached_property
    def _tree(self) -> ca.Function:
        c, q = self.coordinates, SX(self.coordinates.q)
        for i, near in self._near():
            q[i] += 2 * np.pi * ca.floor((near[0] - q[i]) / (2 * np.pi) + 0.5)
        return ca.Function("tree", [c.x, self.numbers], [ca.densify(q), ca.densify(c.v)])

    def values(self, x: SX, numbers: SX) -> list[SX]:
        """x, q(x) and v(x)."""
        return [x, *self._tree(x, numbers)]

    def derivative(self, Q: SX, solve: Callable[[], Forward]) -> Derivative:
        """By virtual work."""
        dx, pivot, (K, F) = self.coordinates.accelerate(Q)
        for i, near in self._near():
            q = self.coordinates.q[i]
            pivot = ca.fmin(pivot, NEAR_HALF_A_TURN + ca.cos(q) * near[1] + ca.sin(q) * near[2])
        half = [K[i, j] for i in range(K.shape[0]) for j in range(i + 1)]
        return Derivative(dx, pivot, ca.vertcat(*half, F))

    def residual(self, dx: SX, evidence: SX, measured: Measured) -> SX:
        """Of K dν/dt = F."""
        n = dx.shape[0] - POSE
        K, half = SX(n, n), iter(ca.vertsplit(evidence[:-n]))
        for i in range(n):
            for j in range(i + 1):
                K[i, j] = K[j, i] = next(half)
        return self.coordinates.residual(K, evidence[-n:], dx[POSE:])

    def lean(self, inputs: list[SX], outputs: list[SX]) -> list[SX]:
        """Without sines of arctangents."""
        return simplify_arctangents(inputs, outputs)

    def exact(self, rows: Array, y: Array) -> Array:
        """The pose is what was integrated."""
        rows[..., self.coordinates.platform.q] = y[..., :POSE]
        return rows

    def followed(self, rows: Array, near: Array) -> Array:
        """Closed forms give angles between −π and π."""
        angles = self.coordinates.angles
        rows[..., angles] += 2 * np.pi * np.round((near[..., angles] - rows[..., angles]) / (2 * np.pi))
        return rows

    def unwound(self, rows: Array, last: Array) -> Array:
        """The same from row to row."""
        angles = self.coordinates.angles
        course = np.concatenate([last[None, angles], rows[:, angles]])
        if np.abs(np.diff(course, axis=0)).max(initial=0.0) > np.pi:
            rows[:, angles] = np.unwrap(course, axis=0)[1:]
        return rows

    def contracted(self, rows: Array) -> Array:
        """The platform's own."""
        nq, nv = self.coordinates.machine.system.nq, self.coordinates.machine.system.nv
        return self.coordinates.contracted(rows[..., :nq], rows[..., nq : nq + nv])

    def numbers_at(self, q: Array) -> Array:
        """Angles, their cosines and sines; numbers of the legs."""
        angles = q[..., self.watched]
        near = np.stack([angles, np.cos(angles), np.sin(angles)], axis=-1).reshape(*q.shape[:-1], -1)
        legs = np.broadcast_to(self.coordinates.values, (*q.shape[:-1], len(self.coordinates.values)))
        found: Array = np.concatenate([near, legs], axis=-1)
        return found


@final
@dataclass(frozen=True, eq=False)
class IndependentLayout(StateLayout):
    """x = [q; v], of which some velocities are independent: closing the loops leaves them and their coordinates alone.

    switches: whether others are taken where these determine the motion less well than where they were chosen
    held: indices of the independent velocities
    """

    machine: Machine
    switches: bool
    held: tuple[int, ...] = ()
    name = "independent"

    @cached_property
    def _tree(self) -> TreeLayout:
        return TreeLayout(self.machine)

    @property
    def size(self) -> int:
        """nq + nv."""
        return self._tree.size

    @property
    def angles(self) -> list[int]:  # type: ignore[override]
        """As in the tree's coordinates."""
        return self._tree.angles

    @property
    def key(self) -> tuple[object, ...]:
        """Which velocities are independent."""
        return self.name, self.held, self.switches

    @property
    def symbols(self) -> list[SX]:
        """q and v."""
        return self._tree.symbols

    @cached_property
    def numbers(self) -> SX:
        """1/det of the loop rows on dependent velocities, where it was last looked at."""
        return SX.sym("usual", 1)

    @property
    def names(self) -> tuple[str, ...]:
        """Of coordinates and velocities."""
        return self._tree.names

    def values(self, x: SX, numbers: SX) -> list[SX]:
        """The parts of x."""
        return self._tree.values(x, numbers)

    def derivative(self, Q: SX, solve: Callable[[], Forward]) -> Derivative:
        """By the method."""
        return self._tree.derivative(Q, solve)

    def residual(self, dx: SX, evidence: SX, measured: Measured) -> SX:
        """As in the tree's coordinates."""
        return self._tree.residual(dx, evidence, measured)

    def contracted(self, rows: Array) -> Array:
        """The rows' own."""
        return self._tree.contracted(rows)

    @cached_property
    def _dependent(self) -> tuple[list[int], list[int]]:
        """Loop rows, and velocities that follow from them."""
        rows, nv = list(self.machine.mobility.independent_rows), self.machine.system.nv
        return rows, [i for i in range(nv) if i not in self.held]

    @cached_property
    def _determinant(self) -> ca.Function:
        """q → det of the loop rows on dependent velocities, its sign by the order of elimination."""
        rows, others = self._dependent
        kin = self.machine.kinematics
        G = BodyKinematics(kin.system, kin.tree.q, SX(kin.system.nv, 1)).constraint[0][rows, others]
        values = np.array([kin.constraint(sample)[np.ix_(rows, others)] for sample in self.machine.mobility.samples])
        return ca.Function("determinant", [kin.tree.q], [ordered_lu(G, values).determinant])

    def numbers_at(self, q: Array) -> Array:
        """Around configurations."""
        found = np.array([float(self._determinant(one)) for one in q.reshape(-1, q.shape[-1])])
        with np.errstate(divide="ignore"):  # singular loops: nothing is regular
            usual: Array = (1 / found).reshape(*q.shape[:-1], 1)
        return usual

    def regular(self, q: SX) -> SX:
        """How far the independent velocities are from failing: 0 or below where they do, or others are looked for."""
        share = self._determinant(q) * self.numbers
        return share - LESS if self.switches else share


def independent_velocities(machine: Machine, q: Array) -> tuple[int, ...]:
    """Velocities that determine all others best at a configuration: of joints, else also of floating bodies."""
    from scipy.linalg import qr  # slow to import

    kin, links, dof = machine.kinematics, machine.system.links, machine.mobility.dof  # more are free where loops fail
    N = kin.free_motions(q) * kin.step_lengths[:, None]
    joints = [i for link in links if link.model.nq == link.model.nv for i in range(link.v.start, link.v.stop)]
    for able in (joints, list(range(machine.system.nv))):
        order = qr(N[able].T, mode="r", pivoting=True)[1][:dof]
        chosen = sorted(able[i] for i in order)
        if len(chosen) == dof == _rank(N, chosen):
            break
    return tuple(chosen)


def _rank(N: Array, chosen: Sequence[int]) -> int:
    """How many motions some velocities determine."""
    return int(np.linalg.matrix_rank(N[list(chosen)], WEAK * np.abs(N).max(initial=0.0)))


def determine(machine: Machine, held: Sequence[int], q: Array) -> bool:
    """Whether velocities determine all others at a configuration."""
    N = machine.kinematics.free_motions(q) * machine.kinematics.step_lengths[:, None]
    return _rank(N, held) == int(N.shape[1])


def named_velocities(machine: Machine, names: Sequence[str]) -> tuple[int, ...]:
    """Velocities of joints that are named as independent."""
    system, found, dof = machine.system, list[int](), machine.mobility.dof
    for name in names:
        part = system.find(name)
        if not isinstance(part, Link) or part.model.nq != part.model.nv:
            able = ", ".join(link.name for link in system.links if link.model.nq == link.model.nv)
            raise UnsupportedError(f"{name!r} is no joint of the tree with coordinates; those that are: {able}")
        found += range(part.v.start, part.v.stop)
    if len(found) != dof:
        raise UnsupportedError(f"{len(found)} independent coordinates are named for {dof} degrees of freedom")
    return tuple(sorted(found))


def check_choice(choice: str | Sequence[str]) -> None:
    """A choice of coordinates must be one of those there are, or names of joints."""
    if isinstance(choice, str):
        if choice not in COORDINATES:
            raise UnknownNameError(f"coordinates: {choose('choice', choice, COORDINATES)}")
    elif not (isinstance(choice, list | tuple) and choice and all(isinstance(name, str) for name in choice)):
        raise ArgumentError(f"coordinates are one of {', '.join(COORDINATES)}, or names of joints, not {choice!r}")


def resolved(machine: Machine, method: Formulation, choice: str | Sequence[str], integrator: str) -> str:
    """The coordinates that a choice means for a machine; an error that says why it cannot have them."""
    check_choice(choice)
    name = choice if isinstance(choice, str) else "independent"
    if name == "tree":
        return name
    own = name == "independent"
    why = _no_independent(machine, method) if own else _no_platform(machine, method, integrator)
    if why is None:
        return "platform" if name == "auto" else name
    if name == "auto":
        return "tree"
    raise UnsupportedError(
        f"{machine.system.mechanism.name!r} cannot be simulated in {name} coordinates: {why}; coordinates='tree' can"
    )


def _no_independent(machine: Machine, method: Formulation) -> str | None:
    if not method.exact or method.stabilised or method.regularisation:
        return f"{method.name} as it was chosen has equations that differ from those of closed loops"
    if machine.origin is not None:
        return "numbers of the machine are symbols"
    if not machine.system.nc or not machine.mobility.dof:
        return (
            "it has no loops, so that all its coordinates are independent"
            if not machine.system.nc
            else "it cannot move"
        )
    return None


def _no_platform(machine: Machine, method: Formulation, integrator: str) -> str | None:
    if not method.exact or method.stabilised or method.prescribed or method.regularisation:
        return f"{method.name} as it was chosen has equations that differ from those of closed loops"
    if integrator == "symplectic":
        return "the symplectic integrator closes loops of the tree's coordinates"
    from closedchain.dynamics.platform_coordinates import platform_motions

    motions = platform_motions(machine)
    return motions if isinstance(motions, str) else None


def platform_layout(machine: Machine, q: Array) -> PlatformLayout:
    """Platform coordinates in the working mode of a configuration."""
    from closedchain.dynamics.platform_coordinates import platform_coordinates, working_mode

    return PlatformLayout(platform_coordinates(machine, working_mode(machine, q)))
