"""Dynamics of the opened machine as machine code: what the package itself runs, compares and measures.

Users get functions in closed coordinates and their kernels from `model.functions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol, final

import casadi as ca

from closedchain.dynamics.derivatives import derivative_function, platform_derivative_function
from closedchain.dynamics.interface import Formulation, Machine, forward_function
from closedchain.dynamics.verification import accepted, verified_function
from closedchain.errors import UnsupportedError
from closedchain.kernel import Fallback, Kernel, remembered
from closedchain.kernel.fallback import Answers
from closedchain.kinematics.state import State
from closedchain.model.base import dense_operations
from closedchain.model.choice import differentiated
from closedchain.types import Array, Constant

if TYPE_CHECKING:
    from closedchain.inverse.engine import InverseEngine

DENSE = 200_000  # operations of a dense solution above which the reference, in numbers, is asked before a fallback


class KernelOwner(Protocol):
    """A model, as its kernels see it."""

    @property
    def machine(self) -> Machine: ...

    @property
    def inverse(self) -> InverseEngine: ...

    def method(self, method: str | Formulation) -> Formulation: ...

    def _given(self, state: State | None) -> State: ...

    def _reference_answers(self, method: Formulation | None, *given: Array) -> Sequence[Array]: ...


@final
class DynamicsKernels(Constant):
    """Kernels of one machine, each made once."""

    def __init__(self, owner: KernelOwner) -> None:
        self._owner, self._machine = owner, owner.machine
        self._forward: dict[tuple[Formulation, bool, bool], Kernel] = {}
        self._derivatives: dict[Formulation, Kernel] = {}

    def forward_function(self, method: str | Formulation = "auto", prescribed: bool = False) -> ca.Function:
        """Forward dynamics as a CasADi function: (q, v, forces) → (acceleration, multipliers, pivot)."""
        return forward_function(self._owner.method(method), self._machine, prescribed)

    def forward(self, method: str | Formulation = "auto", prescribed: bool = False, verify: bool = False) -> Kernel:
        """Forward dynamics: (q, v, forces) → (acceleration, multipliers, pivot), any batch shape.

        With `verify` there are two more outputs: the residual, the largest η of all rows (dynamics/verification.py),
        and the error estimate of the accelerations. Where the residual is more than rounding, the method's
        fallback and then the reference answer, instance by instance.

        Where a chain is singular, a formulation's quick order will not do although the machine is regular: there
        its robust order answers, instance by instance. A pivot below 1e-9 then means that the machine is singular.

        prescribed: one more input: accelerations along all constraint rows, in the order of system.row_names
        """
        method = self._owner.method(method)
        key = (method, prescribed, verify)
        if key not in self._forward:
            if verify:
                name = "reference" if method.fallback() is None else repr(method.fallback())
                most = accepted(self._machine.system)
                fallback = Fallback("residual", most, lambda: self._next(method, prescribed), True, name)
                self._forward[key] = remembered(
                    self._machine.question("verified", method, prescribed),
                    lambda: verified_function(method, self._machine, prescribed),
                    fallback=fallback if method.exact else None,
                )
            else:
                self._forward[key] = remembered(
                    self._machine.question("forward", method, prescribed),
                    lambda: self.forward_function(method, prescribed),
                    fallback=method.fallback_kernel(lambda other: self.forward(other, prescribed)),
                )
        return self._forward[key]

    def _next(self, method: Formulation, prescribed: bool) -> Kernel | Answers:
        """What is asked where a method's answer does not hold."""
        other = method.fallback()
        if other is not None and dense_operations(self._machine.system) <= DENSE:
            return self.forward(other, prescribed, verify=True)
        return partial(self._owner._reference_answers, method)

    def derivatives(self, method: str | Formulation = "auto") -> Kernel:
        """Derivatives of forward dynamics: (q, v, forces) → (acceleration, by_motion, by_velocities, by_forces, pivot).

        by_motion: by small motions of the coordinates, counted like the velocities. They hold along motions that keep
        the loops closed.
        """
        method = differentiated(self._owner.method(method))
        if method not in self._derivatives:
            robust = method.exact and method.fallback() is None
            self._derivatives[method] = remembered(
                self._machine.question("derivatives", method),
                lambda: derivative_function(method, self._machine, robust=robust),
                fallback=method.fallback_kernel(self.derivatives),
            )
        return self._derivatives[method]

    def platform_derivatives(self) -> Kernel:
        """Derivatives of the platform's own acceleration, where the end of each leg decides all its joints.

        (q, v, forces) → (acceleration, by_motion, by_velocities, by_forces, pivot): of the platform's 6 velocities, by
        small motions of the platform (its velocities kept, the legs following), by its velocities, by actuator forces.
        """
        return self._platform_derivatives

    @cached_property
    def _platform_derivatives(self) -> Kernel:
        key = self._machine.question("platform derivatives")
        return remembered(key, lambda: platform_derivative_function(self._machine))

    def inverse(self, start: State | None = None, verify: bool = False) -> Kernel:
        """Inverse kinematics and dynamics of platforms on legs with closed forms.

        (quaternion, position, twist, acceleration) of the platform, world axes → coordinates, velocities,
        accelerations, forces and powers of the actuators; reach of every leg (negative or NaN: beyond it), the
        smallest relative pivot, and by how much pose, twist and acceleration contradict the loops.

        start: a state in the wanted working mode; by default home
        verify: two more outputs, the largest scaled residuals of the equations of motion and of the loops
        """
        kernels = self._owner.inverse.platform
        if kernels.why_not:
            raise UnsupportedError(f"{self._machine.system.mechanism.name!r} has no such kernel: {kernels.why_not}")
        mode = kernels.home if start is None else kernels.kinematics.working_mode(self._owner._given(start).q)
        return kernels.drives(mode, verify)
