"""Equations of motion in independent coordinates: I θ̈ + C θ̇ + g = τ, as kernels of the closed configuration.

    q       nq   coordinates of the tree, loops closed            θ   n   independent coordinates, τ the forces on them
    bias    n    C θ̇ + g: inverse dynamics at θ̈ = 0, less what springs, dampers and friction in the joints do by
                 themselves (the paper's C θ̇ of (37), gravity included)
    pivot   1    smallest relative δ or pivot of Φ: 0 where the independent coordinates fail

It is a choice of coordinates; the recursion of dynamics/denoc.py writes the equations. Every kernel gives the pivot
last; where it vanishes the other numbers mean nothing. Questions about a State raise instead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.plans.denoc import has_coordinate, lengths
from closedchain.errors import SingularityError, UnsupportedError
from closedchain.kernel import Kernel, remembered
from closedchain.kinematics.state import State
from closedchain.multibody.joints.interface import wrapped
from closedchain.multibody.kinematics import stepped
from closedchain.multibody.loads import Loads
from closedchain.multibody.system import Cut
from closedchain.records import dataclass
from closedchain.types import SX, Array

if TYPE_CHECKING:
    from closedchain.dynamics.denoc import ClosedMotion, DeNOC, MovingSystem, ParallelSystem

Outputs = dict[str, SX]

SMALLEST_PIVOT = 1e-10
STRIDE = 0.3  # rad, or as many machine sizes: how far the loops are closed in one go


@dataclass(frozen=True, eq=False)
class DeNOCMatrices:
    """N_l, N_c, N_d and the inertias M of the b bodies, listed leg by leg, one after every one-DOF or rigid joint.

    The last body of each leg is the end-effector, in frame E of the leg; its inertia is counted with the first leg.

    joints: the joint before every body
    names: the n independent coordinates
    N_l, N_c, N_d: twists of all bodies = N_l N_c N_d times the independent velocities
    M: inertias of the bodies, block diagonal, 6b×6b

    Example:
        >>> matrices = cc.DeNOC().matrices(model, state)
        >>> matrices.inertia.shape, matrices.names
        ((1, 1), ('crank',))
    """

    joints: tuple[str, ...]
    names: tuple[str, ...]
    N_l: Array
    N_c: Array
    N_d: Array
    M: Array

    @property
    def N(self) -> Array:
        """6b×n: twists of all bodies per unit independent velocities."""
        return self.N_l @ self.N_c @ self.N_d  # (17a), (19)

    @property
    def inertia(self) -> Array:
        """I."""
        return self.N.T @ self.M @ self.N  # (26)


class IndependentCoordinates:
    """A machine in independent coordinates: kernels of (q, velocities, …), and questions about a state.

    The attribute `names` holds the names of the independent coordinates.

    Example:
        >>> independent = cc.DeNOC().independent_coordinates(model)
        >>> independent.names, independent.inertia(state).shape
        (('crank',), (1, 1))
    """

    def __init__(self, machine: Machine, method: DeNOC) -> None:
        self.machine, self.method, self.system = machine, method, machine.system
        plan = method.plan(machine)
        self.dof, self.names = plan.independent, plan.names
        if not self.names:
            raise UnsupportedError(
                f"{self.system.mechanism.name!r} has no degree of freedom, so there is no coordinate to write"
            )

    @property
    def size(self) -> int:
        """Number of independent coordinates."""
        return len(self.names)

    # kernels
    @cached_property
    def terms(self) -> Kernel:
        """(q, velocities) → (inertia, bias, gravity, pivot)."""

        def make(q: SX, velocities: SX) -> Outputs:
            legs = self.legs(q)
            moving, still = self.moving(legs, velocities), self.moving(legs, SX(self.size, 1))
            bias, gravity = (-part.phi for part in (moving, still))
            return {"inertia": legs.GIM, "bias": bias, "gravity": gravity, "pivot": legs.pivot}

        return self._kernel("terms", make, "q", "velocities")

    @cached_property
    def inverse_dynamics(self) -> Kernel:
        """(q, velocities, accelerations) → (forces, pivot): forces on the independent coordinates for their motion."""

        def make(q: SX, velocities: SX, accelerations: SX) -> Outputs:
            legs = self.legs(q)
            moving = self.moving(legs, velocities)
            return {"forces": moving.inverse(moving.accelerations(accelerations)), "pivot": legs.pivot}

        return self._kernel("inverse", make, "q", "velocities", "accelerations")

    @cached_property
    def forward_dynamics(self) -> Kernel:
        """(q, velocities, forces of the actuators) → (accelerations, v, pivot): v are the velocities of the tree."""

        def make(q: SX, velocities: SX, tau: SX) -> Outputs:
            legs = self.legs(q)
            moving = self.moving(legs, velocities, tau)
            return {"accelerations": legs.solve(moving.phi), "v": moving.body.v, "pivot": legs.pivot}

        return self._kernel("forward", make, "q", "velocities", "forces")

    @cached_property
    def motion(self) -> Kernel:
        """(q, velocities, accelerations) → (v, dv, pivot): velocities of the tree and their derivatives."""

        def make(q: SX, velocities: SX, accelerations: SX) -> Outputs:
            legs = self.legs(q)
            moving = self.moving(legs, velocities)
            dv = legs.tree_velocities(moving.accelerations(accelerations))
            return {"v": moving.body.v, "dv": dv, "pivot": legs.pivot}

        return self._kernel("motion", make, "q", "velocities", "accelerations")

    @cached_property
    def closing(self) -> Kernel:
        """(q, coordinates) → (closed, gap, pivot): one Newton step to closed loops with given independent coordinates.

        The step is found by the projections that give passive velocities; gap is the largest error before it, in m.
        """

        def make(q: SX, theta: SX) -> Outputs:
            kin, legs = self.machine.kinematics, self.legs(q)
            residual = kin.tree.at(kin.tree.residual_on_rows, q)
            openings = [[joint.of.opening(legs.body, residual) for joint in leg.joints] for leg in legs.legs]
            off = self._difference(theta, q)
            moved = stepped(self.system, q, legs.tree_velocities(legs.motion(off, openings)))
            rows = ca.vertcat(residual * ca.DM(kin.velocity_row_lengths), off * ca.DM(self.lengths))
            gap = ca.mmax(ca.fabs(ca.densify(rows)))
            return {"closed": moved, "gap": gap, "pivot": legs.pivot}

        return self._kernel("closing", make, "q", "coordinates")

    @cached_property
    def coordinates(self) -> Kernel:
        """q → independent coordinates."""
        return self._kernel("coordinates", lambda q: {"coordinates": self._coordinates(q)}, "q")

    @cached_property
    def distance(self) -> Kernel:
        """(q, coordinates) → coordinates less those at q; angles of cut joints by the shorter way."""
        return self._kernel("distance", lambda q, theta: {"distance": self._difference(theta, q)}, "q", "coordinates")

    def _kernel(self, name: str, make: Callable[..., Outputs], *inputs: str) -> Kernel:
        """Machine code of what is made of these inputs, by name; traced where it is not known."""

        def traced() -> ca.Function:
            sizes = {"q": self.system.nq, "forces": len(self.system.actuators)}
            symbols = [SX.sym(given, sizes.get(given, self.size)) for given in inputs]
            outputs = make(*symbols)
            dense = [ca.densify(output) for output in outputs.values()]
            return ca.Function(name, symbols, dense, list(inputs), list(outputs), {"cse": True})

        key = self.machine.question("independent coordinates", name, self.method, list(self.names))
        return remembered(key, traced)

    # questions about a state
    def inertia(self, state: State) -> Array:
        """I in kg, kg m or kg m², in the order of the names."""
        return self._ask(state)[0].reshape(self.size, self.size)

    def bias(self, state: State) -> Array:
        """C θ̇ + g: forces that keep the independent velocities as they are."""
        return self._ask(state)[1]

    def gravity(self, state: State) -> Array:
        """Forces that hold the machine at rest against gravity, loads and springs in its joints."""
        return self._ask(state)[2]

    def velocities(self, state: State) -> Array:
        """The independent velocities of a state."""
        kin = self.machine.kinematics
        return np.array([kin.joint_velocities(joint, state.q, state.v)[k] for joint, k in self.dof])

    def inverse(self, state: State, accelerations: ArrayLike) -> Array:
        """Forces on the independent coordinates for given accelerations of them."""
        given = np.asarray(accelerations, float)
        forces, pivot = self.inverse_dynamics(state.q, self.velocities(state), given)
        self.check(pivot[0], state.q)
        return np.array(forces)

    def close(self, coordinates: ArrayLike, near: ArrayLike) -> Array:
        """Closed coordinates of the tree with the given independent ones, in the assembly mode of `near`.

        The mode is followed along the straight line from the independent coordinates of `near` to the given ones.
        """
        q, theta = np.array(near, float), np.asarray(coordinates, float)
        way = np.array(self.distance(q, theta))
        pieces = int(np.ceil(np.abs(way * self.lengths).max(initial=0.0) / (STRIDE * self.system.size)))
        for piece in range(1, min(pieces, 1000)):
            q = self._newton(q, theta - way * (1 - piece / pieces), 1e-3)
        return self._newton(q, theta, 1e-13)

    def check(self, pivot: float, q: Array) -> None:
        """Raise where the independent coordinates fail."""
        if not pivot > SMALLEST_PIVOT:
            reason = self.method.explain(self.machine, q)
            raise SingularityError(f"{self.system.mechanism.name!r} is singular in {', '.join(self.names)}: {reason}")

    @cached_property
    def lengths(self) -> Array:
        """Length in m that one unit of each independent coordinate stands for."""
        return lengths(self.machine.kinematics, self.dof)

    # traced
    def legs(self, q: SX) -> ParallelSystem:
        """The legs at coordinates q."""
        return self.method.legs(self.machine, q)

    def moving(self, legs: ParallelSystem, velocities: SX, forces: SX | None = None) -> MovingSystem:
        """The legs at given independent velocities, under actuator forces and all that acts by itself."""
        motion: ClosedMotion = legs.motion(velocities)
        v, tree = legs.tree_velocities(motion), self.machine.tree
        return legs.moving(v, tree.at(Loads(tree).generalised(forces), legs.q, v))

    def _newton(self, q: Array, theta: Array, tolerance: float) -> Array:
        best = np.inf
        for _ in range(30):
            closed, gap, pivot = self.closing(q, theta)
            self.check(pivot[0], q)
            if gap[0] < tolerance * self.system.size or (gap[0] < 1e-9 * self.system.size and gap[0] >= best):
                return q
            best, q = min(best, gap[0]), np.array(closed)
        raise SingularityError(
            f"{self.system.mechanism.name!r} cannot be closed near there with {', '.join(self.names)} = {theta}"
        )

    def _ask(self, state: State) -> list[Array]:
        *terms, pivot = self.terms(state.q, self.velocities(state))
        self.check(pivot[0], state.q)
        return [np.array(term) for term in terms]

    def _coordinates(self, q: SX) -> SX:
        idle = [joint for joint, k in self.dof if not has_coordinate(self.system, (joint, k))]
        if idle:
            raise UnsupportedError(
                f"joint {idle[0]!r} turns or rolls freely, so its velocity is not that of a coordinate; name other "
                "independent joints"
            )
        tree = self.machine.tree
        return tree.at(ca.vertcat(*(tree.joint_coordinates(joint)[k] for joint, k in self.dof)), q)

    def _difference(self, theta: SX, q: SX) -> SX:
        """θ less the coordinates at q; angles of cut joints, known only up to full turns, by the shorter way."""
        off, parts = theta - self._coordinates(q), []
        for i, (joint, k) in enumerate(self.dof):
            element = self.system.element(joint)
            wraps = isinstance(element, Cut) and element.model.angles[k]
            parts.append(wrapped(off[i]) if wraps else off[i])
        return ca.vertcat(*parts)


@lru_cache(maxsize=64)
def independent_coordinates(machine: Machine, method: DeNOC) -> IndependentCoordinates:
    """A machine in the coordinates that a method names or chooses; its kernels are kept."""
    return IndependentCoordinates(machine, method)
