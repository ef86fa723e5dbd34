"""Equations of motion in independent coordinates: I θ̈ + C θ̇ + g = τ, as kernels of the closed configuration.

    q       nq   coordinates of the tree, loops closed            θ   n   independent coordinates, τ the forces on them
    bias    n    C θ̇ + g: inverse dynamics at θ̈ = 0 (the paper's C θ̇ of (37), gravity included), less what springs,
                 dampers and friction in the joints do by themselves
    pivot   1    smallest relative δ or pivot of Φ: 0 where the independent coordinates fail

Every kernel gives the pivot last; where it vanishes the other numbers mean nothing. The questions about a State raise
instead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.denoc.independent import has_coordinate
from closedchain.dynamics.denoc.legs import JointDof, along_leg
from closedchain.dynamics.denoc.machine import Legs
from closedchain.dynamics.denoc.method import DeNOC
from closedchain.dynamics.denoc.moving import Moving
from closedchain.dynamics.interface import Machine
from closedchain.errors import SingularityError, UnsupportedError
from closedchain.kernel import Kernel
from closedchain.kinematics.state import State
from closedchain.multibody.joints.interface import wrapped
from closedchain.multibody.kinematics import stepped
from closedchain.multibody.loads import Loads
from closedchain.multibody.system import Cut
from closedchain.types import SX, Array

if TYPE_CHECKING:
    from closedchain.dynamics.denoc.minimal_run import MinimalRun

SMALLEST_PIVOT = 1e-10
STRIDE = 0.3  # rad, or as many machine sizes: how far the loops are closed in one go


class Minimal:
    """A machine in independent coordinates."""

    def __init__(self, machine: Machine, method: DeNOC) -> None:
        self.machine, self.method = machine, method
        self.system = machine.kinematics.system
        plan = method.plan(machine)
        self.dof, self.names = plan.independent, plan.names
        if not self.names:
            raise UnsupportedError(
                f"{self.system.mechanism.name!r} has no degree of freedom, so there is no coordinate to write"
            )
        self.others: dict[tuple[str, ...], Minimal] = {}  # the same machine in other coordinates, by their names

    @property
    def size(self) -> int:
        """Number of independent coordinates."""
        return len(self.names)

    # kernels
    @cached_property
    def terms(self) -> Kernel:
        """(q, velocities) → (inertia, bias, gravity, pivot)."""
        q, velocities = self._symbols("q", "velocities")
        legs = self._legs(q)
        moving = self.moving(legs, velocities)
        bias = moving.inverse(moving.wrenches_of(moving.accelerations()))
        rest = SX(self.system.nv, 1)
        still = Moving(legs, rest, self._own(q, rest))
        gravity = still.inverse(still.wrenches_of(still.accelerations()))
        outputs = {"inertia": legs.GIM, "bias": bias, "gravity": gravity, "pivot": legs.pivot}
        return _kernel("terms", {"q": q, "velocities": velocities}, outputs)

    @cached_property
    def inverse_dynamics(self) -> Kernel:
        """(q, velocities, accelerations) → (forces, pivot): forces on the independent coordinates for their motion."""
        q, velocities, accelerations = self._symbols("q", "velocities", "accelerations")
        legs = self._legs(q)
        moving = self.moving(legs, velocities)
        forces = moving.inverse(moving.wrenches_of(moving.accelerations(accelerations)))
        inputs = {"q": q, "velocities": velocities, "accelerations": accelerations}
        return _kernel("inverse", inputs, {"forces": forces, "pivot": legs.pivot})

    @cached_property
    def forward_dynamics(self) -> Kernel:
        """(q, velocities, forces of the actuators) → (accelerations, v, pivot): v are the velocities of the tree."""
        q, velocities, tau = self._symbols("q", "velocities", "forces")
        legs = self._legs(q)
        motion = legs.velocities(velocities)
        v = legs.tree_velocities(motion, legs.bodies(motion))
        tree = self.machine.kinematics.tree
        Q = tree.at(Loads(tree).generalised(tau), q, v)
        accelerations = self.method.solve(legs, Moving(legs, v, Q))
        outputs = {"accelerations": accelerations, "v": v, "pivot": legs.pivot}
        return _kernel("forward", {"q": q, "velocities": velocities, "forces": tau}, outputs)

    @cached_property
    def motion(self) -> Kernel:
        """(q, velocities, accelerations) → (v, dv, pivot): velocities of the tree and their derivatives from
        independent ones.
        """
        q, velocities, accelerations = self._symbols("q", "velocities", "accelerations")
        legs = self._legs(q)
        first = legs.velocities(velocities)
        v = legs.tree_velocities(first, legs.bodies(first))
        moving = Moving(legs, v)
        second = moving.accelerations(accelerations)
        dv = legs.tree_velocities(second, legs.bodies(second, moving.products))
        inputs = {"q": q, "velocities": velocities, "accelerations": accelerations}
        return _kernel("motion", inputs, {"v": v, "dv": dv, "pivot": legs.pivot})

    @cached_property
    def closing(self) -> Kernel:
        """(q, coordinates) → (closed, gap, pivot): one Newton step to closed loops with given independent coordinates.

        The step is found by the projections that give passive velocities; gap is the largest error before it, in m.
        """
        q, theta = self._symbols("q", "coordinates")
        kin = self.machine.kinematics
        legs = self._legs(q)
        residual = ca.substitute(kin.tree.residual_on_rows, kin.tree.q, q)
        products = [[self._opening(legs, joint, residual) for joint in projected.leg.joints] for projected in legs.legs]
        at_end = [
            sum((A_e @ c for A_e, c in zip(leg.A_e, row, strict=True)), SX(6, 1))
            for leg, row in zip(legs.legs, products, strict=True)
        ]
        off = self._difference(theta, q)
        step = legs.accelerations(at_end, off)
        moved = stepped(self.system, q, legs.tree_velocities(step, legs.bodies(step, products)))
        rows = ca.vertcat(residual * ca.DM(kin.velocity_row_lengths), off * ca.DM(self.lengths))
        gap = ca.mmax(ca.fabs(ca.densify(rows)))
        return _kernel("closing", {"q": q, "coordinates": theta}, {"closed": moved, "gap": gap, "pivot": legs.pivot})

    @cached_property
    def coordinates(self) -> Kernel:
        """q → independent coordinates."""
        (q,) = self._symbols("q")
        return _kernel("coordinates", {"q": q}, {"coordinates": self._coordinates(q)})

    @cached_property
    def distance(self) -> Kernel:
        """(q, coordinates) → coordinates less those at q; angles of cut joints by the shorter way."""
        q, theta = self._symbols("q", "coordinates")
        return _kernel("distance", {"q": q, "coordinates": theta}, {"distance": self._difference(theta, q)})

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

        It is followed along the straight line from the independent coordinates of `near` to the given ones.
        """
        q, theta = np.array(near, float), np.asarray(coordinates, float)
        way = np.array(self.distance(q, theta))
        pieces = int(np.ceil(np.abs(way * self.lengths).max(initial=0.0) / (STRIDE * self.system.size)))
        for piece in range(1, min(pieces, 1000)):
            q = self._newton(q, theta - way * (1 - piece / pieces), 1e-3)
        return self._newton(q, theta, 1e-13)

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

    def simulate(
        self,
        state: State,
        duration: float,
        forces: Callable[[float, State], Any] | ArrayLike | None = None,
        tolerance: float = 1e-12,
        times: ArrayLike | None = None,
        switch: bool = True,
    ) -> MinimalRun:
        """Integrate the independent coordinates alone; the others follow by closure, so that loops cannot drift.

        forces: of the actuators, constant or a function of time (s) and State
        switch: near a singularity of the independent coordinates others are taken; without it, the run stops there
        """
        from closedchain.dynamics.denoc.minimal_run import Question, simulate_minimal

        wanted = np.linspace(0.0, duration, 201) if times is None else np.atleast_1d(np.asarray(times, float))
        return simulate_minimal(self, state, Question(forces, duration, tolerance, wanted, switch))

    def check(self, pivot: float, q: Array) -> None:
        """Raise where the independent coordinates fail."""
        if not pivot > SMALLEST_PIVOT:
            reason = self.method.explain(self.machine, q)
            raise SingularityError(f"{self.system.mechanism.name!r} is singular in {', '.join(self.names)}: {reason}")

    @cached_property
    def lengths(self) -> Array:
        """Length in m that one unit of each independent coordinate stands for."""
        return np.array([self.machine.kinematics.joint_lengths(joint)[k] for joint, k in self.dof])

    def _ask(self, state: State) -> list[Array]:
        *terms, pivot = self.terms(state.q, self.velocities(state))
        self.check(pivot[0], state.q)
        return [np.array(term) for term in terms]

    def _symbols(self, *names: str) -> list[SX]:
        sizes = {"q": self.system.nq, "forces": len(self.system.actuators)}
        return [SX.sym(name, sizes.get(name, self.size)) for name in names]

    def _own(self, q: SX, v: SX) -> SX:
        """Applied forces besides those of actuators."""
        tree = self.machine.tree
        return tree.at(Loads(tree).generalised(), q, v)

    def _legs(self, q: SX) -> Legs:
        return self.method.legs(self.machine, q)

    def moving(self, legs: Legs, velocities: SX) -> Moving:
        """The legs in motion at given independent velocities, with the forces that act in their joints by
        themselves.
        """
        motion = legs.velocities(velocities)
        v = legs.tree_velocities(motion, legs.bodies(motion))
        return Moving(legs, v, self._own(legs.q, v))

    def _opening(self, legs: Legs, joint: Any, residual: SX) -> SX:
        """How far a cut joint is open, as the relative twist that would have opened it, against the leg's direction."""
        if not isinstance(joint.part, Cut):
            return SX(6, 1)
        phi_c = legs.body.loops[self.system.cuts.index(joint.part)].phi_c
        across = phi_c if joint.part.model.orthonormal else ca.pinv(phi_c).T
        return along_leg(legs.body, joint, joint.part, -(across @ residual[joint.part.rows]))

    def _coordinates(self, q: SX) -> SX:
        return ca.vertcat(*(self._coordinate(name, q) for name in self.dof))

    def _coordinate(self, name: JointDof, q: SX) -> SX:
        if not has_coordinate(self.system, name):
            raise UnsupportedError(
                f"joint {name[0]!r} turns or rolls freely, so its rate is not that of a coordinate; name other "
                "independent joints"
            )
        tree = self.machine.kinematics.tree
        return tree.at(tree.joint_coordinates(name[0])[name[1]], q)

    def _difference(self, theta: SX, q: SX) -> SX:
        """θ less the coordinates at q; angles of cut joints, known only up to turns, by the shorter way."""
        parts = []
        for i, name in enumerate(self.dof):
            off = theta[i] - self._coordinate(name, q)
            part = self.system.element(name[0])
            wraps = isinstance(part, Cut) and part.model.angles[name[1]]
            parts.append(wrapped(off) if wraps else off)
        return ca.vertcat(*parts)


def _kernel(name: str, inputs: dict[str, SX], outputs: dict[str, SX]) -> Kernel:
    dense = [ca.densify(output) for output in outputs.values()]
    return Kernel(ca.Function(name, list(inputs.values()), dense, list(inputs), list(outputs), {"cse": True}))
