"""How does it respond: forward dynamics by any formulation, energies, linearization."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.derivatives import derivative_function
from closedchain.dynamics.interface import Formulation, forward_function
from closedchain.dynamics.linearize import Derivatives, Linearization, Linearizer, independent
from closedchain.errors import ArgumentError, SingularityError, UnknownNameError, choose
from closedchain.kernel import Kernel
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import finite_row
from closedchain.model.accelerations import Accelerations
from closedchain.model.base import SMALLEST_PIVOT, Forces
from closedchain.model.configurations import Configurations
from closedchain.multibody.energy import Energies
from closedchain.types import Array


class DynamicModel(Configurations):
    """Questions about forces and the accelerations they cause."""

    def forward_dynamics(
        self,
        state: State,
        forces: Forces = None,
        method: str | Formulation = "lagrange",
        prescribed: Mapping[str, ArrayLike] | None = None,
    ) -> Accelerations:
        """Accelerations and joint reactions under given actuator forces.

        state: where the machine is and how it moves
        forces: N or N m, by actuator or in order; none: zero
        method: "lagrange", "denoc", "virtual_spring", "operational_space", "virtual_work", "reference" (dense, not
            compiled),
            or an object such as cc.DeNOC()
        prescribed: accelerations of cut joints along the directions they hold, child against parent, where these are
            moved from outside (rad/s², m/s²); by joint, in the order of its rows. Others stay closed.

        Example:
            >>> answer = model.forward_dynamics(state, {"crank_motor": 5.0})
            >>> reference = model.forward_dynamics(state, {"crank_motor": 5.0}, method="reference")
            >>> abs(answer["rocker"] - reference["rocker"]) < 1e-9
            True
        """
        if not isinstance(state, State):
            raise ArgumentError(f"state must be a state of this machine, such as model.assemble() gives, not {state!r}")
        tau = self.forces(forces)
        if method == "reference":
            given = None if prescribed is None else self._prescribed(prescribed)
            acceleration, multipliers = self.reference.solve(state.q, state.v, tau, prescribed=given)
            pivot = 1.0
        else:
            acceleration, multipliers, pivot = self._compiled_forward(self.method(method), state, tau, prescribed)
        return Accelerations(state, acceleration, multipliers, tau, pivot, self.reference)

    def forward_function(self, method: str | Formulation = "lagrange", prescribed: bool = False) -> ca.Function:
        """Forward dynamics as a CasADi function, to differentiate or to build into something larger.

        method: a formulation by name or as an object
        prescribed: one more input, as in forward_kernel

        Example:
            >>> function = model.forward_function()
            >>> function.name_in(), function.name_out()
            (['q', 'v', 'forces'], ['acceleration', 'multipliers', 'pivot'])
        """
        return forward_function(self.method(method), self.machine, prescribed)

    def forward_kernel(self, method: str | Formulation = "lagrange", prescribed: bool = False) -> Kernel:
        """Forward dynamics as machine code: (q, v, forces) → (acceleration, multipliers, pivot), any batch shape.

        Where a chain is singular, a formulation's quick order will not do although the machine is regular: there
        its robust order answers, instance by instance. A pivot below 1e-9 then means that the machine is singular.

        method: a formulation by name or as an object
        prescribed: one more input: accelerations along all constraint rows, in the order of model.system.row_names

        Example:
            >>> kernel = model.forward_kernel()
            >>> acceleration, multipliers, pivot = kernel(state.q, state.v, np.linspace(0, 10, 100)[:, None])
            >>> acceleration.shape == (100, model.system.nv)
            True
        """
        method = self.method(method)
        if (method, prescribed) not in self._forward_kernels:
            fallback = method.fallback_kernel(lambda other: self.forward_kernel(other, prescribed))
            self._forward_kernels[method, prescribed] = Kernel(
                self.forward_function(method, prescribed), fallback=fallback
            )
        return self._forward_kernels[method, prescribed]

    def derivative_kernel(self, method: str | Formulation = "lagrange") -> Kernel:
        """Derivatives of forward dynamics as machine code, any batch shape.

        (q, v, forces) → (acceleration, by_motion, by_velocities, by_forces, pivot). by_motion holds the derivatives by
        small
        motions of the coordinates, counted like the velocities. They hold along motions that keep the loops closed.

        method: a formulation by name or as an object

        Example:
            >>> kernel = model.derivative_kernel()
            >>> acceleration, by_motion, by_velocities, by_forces, pivot = kernel(state.q, state.v, [5.0])
            >>> by_motion.shape == (model.system.nv, model.system.nv)
            True
        """
        method = self.method(method)
        if method not in self._derivative_kernels:
            robust = method.exact and method.fallback() is None
            function = derivative_function(method, self.machine, robust=robust)
            self._derivative_kernels[method] = Kernel(function, fallback=method.fallback_kernel(self.derivative_kernel))
        return self._derivative_kernels[method]

    def linearize(
        self,
        state: State,
        forces: Forces = None,
        velocities: Sequence[str] | None = None,
        method: str | Formulation = "lagrange",
    ) -> Linearization:
        """The machine as a linear system about a state: dx/dt = drift + A x + B δτ, in independent coordinates.

        state: where the machine is and how it moves
        forces: N or N m, by actuator or in order; none: zero
        velocities: names of the independent ones; by default the actuators', and others where these do not determine
            the
            motion. Virtual springs hold nothing together: with them all velocities are independent.
        method: a formulation by name or as an object

        Example:
            >>> linear = model.linearize(state)
            >>> linear.A.shape, linear.B.shape
            ((2, 2), (2, 1))
        """
        tau, method = self.forces(forces), self.method(method)
        found = self._derivatives(method, state, tau)
        chosen = independent(self.kinematics, state.q, self.mobility.dof if method.exact else None, velocities)
        return Linearizer(self.kinematics, chosen, method.exact).about(state.q, state.v, found)

    def energies(self, state: State) -> tuple[float, float]:
        """Kinetic and potential energy in J (the latter zero at the world's origin).

        Example:
            >>> kinetic, potential = model.energies(state)
            >>> kinetic
            0.0
        """
        kinetic, potential, _ = self._energies(state.q, state.v)
        return float(kinetic), float(potential)

    def momentum(self, state: State) -> Array:
        """[angular momentum about the world's origin (N m s); linear momentum (N s)].

        Example:
            >>> moving = model.with_velocities(state, joints={"crank": 2.0})
            >>> model.momentum(moving).shape
            (6,)
        """
        return np.array(self._energies(state.q, state.v)[2]).ravel()

    def mass_matrix(self, state: State) -> Array:
        """Mass matrix of the spanning tree (kg, kg m, kg m²), in the order of the velocities.

        Example:
            >>> M = model.mass_matrix(state)
            >>> bool(np.allclose(M, M.T))
            True
        """
        return self.reference.mass_matrix(state.q)

    def _compiled_forward(
        self, method: Formulation, state: State, tau: Array, prescribed: Mapping[str, ArrayLike] | None = None
    ) -> tuple[Array, Array, float]:
        given = (state.q, state.v, tau) if prescribed is None else (state.q, state.v, tau, self._prescribed(prescribed))
        acceleration, multipliers, pivot = self.forward_kernel(method, prescribed is not None)(*given)
        if _untrusted(pivot[0], acceleration):
            raise SingularityError(
                f"{self._singular(method, state, pivot[0])}; method='reference' gives the least-norm answer"
            )
        return acceleration, multipliers, float(pivot[0])

    def _prescribed(self, given: Mapping[str, ArrayLike]) -> Array:
        """Accelerations along all constraint rows; zero where none are given."""
        if not isinstance(given, Mapping):
            raise ArgumentError(f"prescribed must be accelerations by the name of a cut joint, not {given!r}")
        cuts, alpha = {cut.joint.name: cut for cut in self.system.cuts}, np.zeros(self.system.nc)
        for name, values in given.items():
            if name not in cuts:
                raise UnknownNameError(choose("cut joint", name, cuts))
            rows = cuts[name].model.rows
            what = f"accelerations of {name!r} along {', '.join(rows)}"
            alpha[cuts[name].rows] = finite_row(what, values, len(rows))
        return alpha

    def _derivatives(self, method: Formulation, state: State, tau: Array) -> Derivatives:
        acceleration, *columns, pivot = self.derivative_kernel(method)(state.q, state.v, tau)
        found = [acceleration, *(part.reshape(self.system.nv, -1) for part in columns)]
        if _untrusted(pivot[0], *found):
            raise SingularityError(self._singular(method, state, pivot[0]))
        return Derivatives(*found)

    def _singular(self, method: Formulation, state: State, pivot: float) -> str:
        reason = method.explain(self.machine, state.q)
        place = f"{self.mechanism.name!r} is singular in this state (relative pivot {pivot:.3g})"
        return f"{place}: {reason}" if reason else place

    @cached_property
    def _forward_kernels(self) -> dict[tuple[Formulation, bool], Kernel]:
        return {}

    @cached_property
    def _derivative_kernels(self) -> dict[Formulation, Kernel]:
        return {}

    @cached_property
    def _energies(self) -> ca.Function:
        tree = self.kinematics.tree
        energies = Energies(tree)
        outputs = [energies.kinetic, energies.potential, ca.densify(energies.momentum)]
        return ca.Function("energies", [tree.q, tree.v], outputs, {"cse": True})


def _untrusted(pivot: float, *found: Array) -> bool:
    """Whether an answer cannot be trusted."""
    return not (pivot > SMALLEST_PIVOT and all(np.isfinite(part).all() for part in found))
