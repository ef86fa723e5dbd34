"""What a formulation is: a frozen dataclass whose fields are its options, and expressions it gives for one machine.

The saddle point that several problems share is solved by `saddle`:

    [ M  Gᵀ ] [ x ]   [ f ]
    [ G  0  ] [ y ] = [ g ]

A sparse order that does not solve its own samples to rounding is replaced by the robust one, which eliminates all of x
and then y. Where M alone is not positive definite, because bodies have no inertia of their own about some axis (slender
rods), it first adds rows that hold anyway, which changes nothing in x and y:

    (M + Gᵀ W G) x + Gᵀ y = f + Gᵀ W g          W  diagonal, of the size of M / G²

A regularisation ε > 0 puts −ε/W in place of the zero: G x = g is then met to about ε, also at places where rows of G
become dependent for a moment.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import Any, ClassVar, Protocol

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.stability import bending_modes
from closedchain.errors import UnsupportedError
from closedchain.kernel import Fallback, Kernel
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.mobility import Mobility
from closedchain.kinematics.state import State
from closedchain.multibody.canonical_frames import canonical
from closedchain.multibody.kinematics import TreeKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.system import System
from closedchain.records import dataclass
from closedchain.spatial.sparse import OrderedLDL, ordered_ldl
from closedchain.types import SX, Array

Forces = Mapping[str, float] | ArrayLike | None  # of actuators, by name or in their order; None: none
NO_MASS = "some motion of the opened machine moves no mass; give every body inertia, or cut other joints"
POOR_PIVOT = 1e-4  # a relative pivot below which the answer of another method, if there is one, is the better one


@dataclass(frozen=True, eq=False)
class Machine:
    """What a formulation may know of a machine when it is traced."""

    kinematics: Kinematics
    mobility: Mobility
    origin: Machine | None = None  # the machine as described, where numbers of this one are symbols
    _traced: dict[tuple[Formulation, bool], ca.Function] = field(default_factory=dict, repr=False)

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes trace it again."""
        return Machine, (self.kinematics, self.mobility, self.origin)

    def forward(self, method: Formulation, q: SX, v: SX, Q: SX, prescribed: SX | None = None) -> Forward:
        """Forward dynamics by a method, which is traced once: later questions only put their own forces in."""
        key, system = (method, prescribed is not None), self.system
        if key not in self._traced:
            tree, force, alpha = self.tree, SX.sym("Q", system.nv), SX.sym("prescribed", system.nc)
            given = {} if prescribed is None else {"prescribed": alpha}
            found = method.forward(self, tree.q, tree.v, force, **given)
            inputs = [tree.q, tree.v, force, alpha, system.quantities.parameters]
            outputs = [ca.densify(found.acceleration), ca.densify(found.multipliers), found.pivot]
            outputs += [] if found.loop_power is None else [ca.densify(found.loop_power)]
            self._traced[key] = ca.Function("forward", inputs, outputs, {"cse": True})
        alpha = SX(system.nc, 1) if prescribed is None else prescribed
        return Forward(*self._traced[key](q, v, ca.densify(Q), ca.densify(alpha), system.quantities.parameters))

    def refuse_resting(self, q: Array, v: Array, place: Callable[[int], str] = lambda k: "") -> None:
        """An error where a dry joint is at rest at one of the states: its friction does not follow from the state."""
        if not self.system.dry:
            return
        speeds = np.asarray(self._dry_speeds(np.atleast_2d(q).T, np.atleast_2d(v).T)).T
        for k, j in np.argwhere(~(speeds > self.system.slow)):
            raise UnsupportedError(
                f"joint {self.system.dry[j].name!r} is at rest{place(int(k))}, where its dry friction is any force "
                "up to its bound; model.simulate and model.rollout find it, and JointFriction(force, velocity) with a "
                "velocity above 0 has a force at rest"
            )

    @cached_property
    def _dry_speeds(self) -> ca.Function:
        tree = self.tree
        found = [ca.fabs(dry.length * tree.joint_velocity(dry.joint.name)[dry.number]) for dry in self.system.dry]
        return ca.Function("dry_speeds", [tree.q, tree.v], [ca.vertcat(*found)])

    @property
    def system(self) -> System:
        """Links, cut joints and their coordinates."""
        return self.kinematics.system

    @cached_property
    def fitted(self) -> System:
        """The same in frames that fit it and with base parameters, for M, h, G and γ (canonical_frames.py)."""
        return canonical(self.system)

    @property
    def tree(self) -> TreeKinematics:
        """Traced kinematics in the world."""
        return self.kinematics.tree

    @property
    def described(self) -> Machine:
        """This machine with numbers in all places."""
        return self.origin or self

    def question(self, *parts: Any) -> str | None:
        """The key under which what was found out of this machine is kept; None if nothing is.

        Formulations from elsewhere may change without a change of this package: of theirs nothing is kept.
        """
        methods = [part for part in parts if isinstance(part, Formulation)]
        if not all(type(method).__module__.startswith("closedchain.") for method in methods):
            return None
        mobility = self.mobility
        rows = [mobility.dof, list(mobility.independent_rows), list(mobility.redundant)]
        return self.kinematics.question(rows, *parts)

    def typical(self, q: SX) -> tuple[SX, tuple[NDArray[np.float64], ...]]:
        """Symbols of expressions of q, and values of them that show how large such expressions usually are."""
        numbers = self.kinematics.system.quantities
        values = tuple(np.concatenate([sample, numbers.typical]) for sample in self.mobility.samples)
        return ca.vertcat(q, numbers.parameters), values


@dataclass(frozen=True, eq=False)
class Forward:
    """Forward dynamics as expressions: dv/dt, multipliers λ of all constraint rows, and the smallest relative pivot.

    loop_power: of the loop forces where these are not Gᵀ λ with the bodies' G (BodyKinematics); none: λ · G v
    """

    acceleration: SX
    multipliers: SX
    pivot: SX
    loop_power: SX | None = None


class Compiled(Protocol):
    """A compiled model, as formulations that answer questions of their own see it."""

    @property
    def machine(self) -> Machine: ...

    @property
    def kinematics(self) -> Kinematics: ...

    def forces(self, forces: Forces) -> NDArray[np.float64]: ...

    @property
    def functions(self) -> Any: ...

    def method(self, method: str | Formulation) -> Formulation: ...


class Formulation(ABC):
    """A formulation of the dynamics. Subclasses are final frozen dataclasses; they declare what they can do.

    Q holds all applied forces, as multibody/loads.py makes them: no formulation adds any to it or takes any away.
    """

    name: ClassVar[str]
    flexible: ClassVar[bool] = False  # can treat flexible links
    exact: ClassVar[bool] = True  # gives the accelerations of the closed machine wherever the loops are closed
    varies: ClassVar[bool] = False  # can treat machines some of whose numbers are symbols
    pivot_sees_rank: ClassVar[bool] = False  # its pivot vanishes wherever loop rows become dependent
    takes_closed: ClassVar[bool] = False  # without feedback: what cut joints hold of pose and velocity counts as held
    separates: ClassVar[bool] = False  # chains meet in forces at the gaps only, so that each is a system of its own
    closed_form: ClassVar[bool] = False  # gives actuator forces from the platform's motion in one piece: from_platform
    baumgarte: float = 0.0  # 1/s, at which loop errors are fed back
    regularisation: float = 0.0  # share of a row's own scale by which loops are softened
    prescribed: tuple[str, ...] = ()  # joints whose actuators are given accelerations instead of forces

    @property
    def stabilised(self) -> bool:
        """Whether the accelerations drive loop errors to zero, so that nothing has to be projected."""
        return self.baumgarte > 0

    @abstractmethod
    def why_not(self, machine: Machine) -> str | None:
        """The reason this method cannot treat a machine, or None."""

    def fallback(self) -> Formulation | None:
        """The method to ask where this one's pivots vanish although the machine may be regular."""
        return None

    def fallback_kernel(self, kernel: Callable[[Formulation], Kernel]) -> Fallback | None:
        """For a kernel of this method with an output "pivot": the kernel of its fallback, for poor pivots."""
        other = self.fallback()
        return None if other is None else Fallback("pivot", POOR_PIVOT, lambda: kernel(other))

    def explain(self, machine: Machine, q: NDArray[np.float64]) -> str:
        """What a vanishing pivot means at a configuration, in words; nothing if the method cannot tell."""
        return ""

    def chosen(self, machine: Machine) -> dict[str, float]:
        """Numbers that a method chose for a machine by itself, by name; runs report them."""
        return {}

    def fast_modes(self, machine: Machine, q: NDArray[np.float64]) -> NDArray[np.complex128]:
        """Eigenvalues (1/s) of springs and flexible links: an explicit step must be stable for them."""
        return bending_modes(machine.kinematics, q)

    def equilibrium(self, model: Compiled, state: State, forces: Forces = None) -> State:
        """The state near a closed one whose loops carry the joint forces: the state itself where loops are rigid."""
        return state

    @abstractmethod
    def forward(self, machine: Machine, q: SX, v: SX, Q: SX, prescribed: SX | None = None) -> Forward:
        """Trace forward dynamics under the applied forces Q, nv.

        prescribed: accelerations of the cut joints along the directions that they hold, nc; none: the loops are closed.
            A formulation that keeps them closed refuses: `keep_closed`.
        """

    def feedback(self, machine: Machine, q: SX, v: SX) -> SX | None:
        """What a stabilised method adds to γ of all constraint rows, 2 a G v + a² Phi; none for all others."""
        tree, a = machine.tree, self.baumgarte
        return tree.at(2 * a * tree.constraint_velocity + a**2 * tree.residual_on_rows, q, v) if a else None

    def keep_closed(self, prescribed: SX | None) -> None:
        """Refuse accelerations of cut joints."""
        if prescribed is not None:
            raise UnsupportedError(
                f"{self.name} keeps cut joints closed; 'operational_space' and 'reference' take accelerations of them"
            )

    def inverse(self, machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> SX:
        """Trace inverse dynamics: the actuator forces (na) of a motion q, v, a = dv/dt that keeps the loops closed.

        Q: all other applied forces, nv
        """
        raise UnsupportedError(f"{self.name} answers forward dynamics only; inverse: 'virtual_work' or 'lagrange'")


def forward_function(method: Formulation, machine: Machine, prescribed: bool = False) -> ca.Function:
    """(q, v, forces) → (acceleration, multipliers, pivot) for one machine; with one more input if prescribed."""
    tree = machine.kinematics.tree
    tau = SX.sym("forces", len(tree.system.actuators))
    Q = Loads(tree).generalised(tau, method.prescribed)
    inputs = {"q": tree.q, "v": tree.v, "forces": tau}
    given = {"prescribed": SX.sym("prescribed", tree.system.nc)} if prescribed else {}
    result = machine.forward(method, tree.q, tree.v, Q, **given)
    inputs |= given
    outputs = [result.acceleration, result.multipliers, result.pivot]
    names = ["acceleration", "multipliers", "pivot"]
    return ca.Function("forward", list(inputs.values()), outputs, list(inputs), names, {"cse": True})


# the saddle point
Terms = Sequence[tuple[Array, ...]]  # M and G at the samples


@dataclass(frozen=True, eq=False)
class Saddle:
    """A factorised saddle point."""

    factor: OrderedLDL
    weighted: SX | None  # Gᵀ W where it was added
    size: int  # of x

    @property
    def pivot(self) -> SX:
        """Smallest relative pivot."""
        return self.factor.pivot

    def solve(self, f: SX, g: SX) -> tuple[SX, SX]:
        """x and y."""
        if self.weighted is not None:
            f = f + self.weighted @ g
        solution = self.factor.solve(ca.vertcat(f, g))
        return solution[: self.size, :], solution[self.size :, :]


def saddle(
    M: SX, G: SX, q: SX, samples: Sequence[Array], *, robust: bool = False, regularisation: float = 0.0
) -> Saddle:
    """Factorise [M Gᵀ; G 0] for expressions of q that are typical at the samples."""
    n, rows = M.shape[0], G.shape[0]
    if not robust or rows == 0:
        factor = ordered_ldl(ca.blockcat([[M, G.T], [G, SX(rows, rows)]]), q, samples)
        if factor.sound or rows == 0:
            return Saddle(factor, None, n)
    evaluate = ca.Function("terms", [q], [ca.densify(M), ca.densify(G)])
    numbers = [tuple(np.array(part) for part in evaluate(sample)) for sample in samples]
    W = _weights(numbers)
    corner = SX(ca.diag(ca.DM(-regularisation / W))) if regularisation else SX(rows, rows)
    weighted = None if _definite(numbers) else G.T @ SX(ca.diag(ca.DM(W)))
    leading = M if weighted is None else M + weighted @ G
    return Saddle(ordered_ldl(ca.blockcat([[leading, G.T], [G, corner]]), q, samples, n), weighted, n)


def _definite(numbers: Terms) -> bool:
    """Whether M is positive definite, far from rounding, at all samples."""
    for M, _ in numbers:
        scale = np.sqrt(np.maximum(M.diagonal(), 1e-300))
        if np.linalg.eigvalsh(M / np.outer(scale, scale))[0] < 1e-8 or M.diagonal().min() < 1e-12 * M.diagonal().max():
            return False
    return True


def _weights(numbers: Terms) -> Array:
    mass = np.median([M.diagonal().mean() for M, _ in numbers])
    squares = np.median([(G**2).sum(axis=1) for _, G in numbers], axis=0)
    weights: Array = mass / np.maximum(squares, 1e-12 * squares.max())
    return weights
