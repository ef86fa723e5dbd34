"""Choosing the stiffness by trial, as the paper does (section 3.1.1, figure 6): loop error and cost against k.

The motion is integrated from a closed state to one time with each stiffness. Without damping the error there is one
sample of an oscillation; the largest error on the way and a damped run tell more: after the oscillation has died out
the error is |λ| / k.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.stability import largest_step
from closedchain.dynamics.virtual_spring.chains import motion_kernel
from closedchain.dynamics.virtual_spring.method import VirtualSpring
from closedchain.errors import ArgumentError
from closedchain.types import Array

Damping = float | Literal["auto"] | Callable[[float], float]

DECADES = 6  # of stiffness around the automatic one


@dataclass(frozen=True, eq=False)
class SpringStudy:
    """Loop error and cost against stiffness.

    stiffness (N/m) and damping (N s/m) tried; error: loop error (m) at time `at` (s); largest: the largest on the way
    evaluations: right-hand sides the Runge–Kutta 4(5) integrator needed; step: largest stable fixed step of RK4 (s)
    """

    at: float
    stiffness: Array
    damping: Array
    error: Array
    largest: Array
    evaluations: NDArray[np.int64]
    step: Array

    @property
    def slope(self) -> float:
        """Fitted order of the error in the stiffness; −1 where the loops have settled."""
        return float(np.polyfit(np.log(self.stiffness), np.log(self.error), 1)[0])

    def rows(self) -> list[dict[str, float]]:
        """One row per stiffness, with the units in the names."""
        columns = {
            "stiffness_N_per_m": self.stiffness,
            "damping_Ns_per_m": self.damping,
            "error_m": self.error,
            "largest_error_m": self.largest,
            "evaluations": self.evaluations,
            "stable_step_s": self.step,
        }
        return [{name: float(values[i]) for name, values in columns.items()} for i in range(self.stiffness.size)]

    def __str__(self) -> str:
        head = "stiffness N/m  damping N s/m  error m     largest m   evaluations  stable step s"
        lines = [
            f"{r['stiffness_N_per_m']:<13.4g}  {r['damping_Ns_per_m']:<13.4g}  {r['error_m']:<10.4g}  "
            f"{r['largest_error_m']:<10.4g}  {r['evaluations']:<11.0f}  {r['stable_step_s']:.3g}"
            for r in self.rows()
        ]
        return "\n".join([f"loop error at {self.at:g} s, order {self.slope:.3f} in the stiffness", head, *lines])


def tune(
    machine: Machine,
    start: tuple[Array, Array],
    forces: Array,
    stiffness: Sequence[float] | None = None,
    damping: Damping = "auto",
    at: float = 0.1,
    method: VirtualSpring | None = None,
) -> SpringStudy:
    """Integrate from (q, v) under constant actuator forces to time `at`, once per stiffness.

    `damping` is a number, "auto", or a function of the stiffness.
    """
    method = method or VirtualSpring()
    if not at > 0:
        raise ArgumentError(f"the time to look at is {at} s; it must be positive")
    if stiffness is None:
        k = method.coefficients(machine).k
        stiffness = [k * 10.0**e for e in range(-DECADES // 2, DECADES // 2)]
    tried = [replace(method, stiffness=k, damping=damping(k) if callable(damping) else damping) for k in stiffness]
    found = [_run(machine, spring, start, forces, at) for spring in tried]
    columns = [np.array(column) for column in zip(*found, strict=True)]
    b, error, largest, evaluations, step = columns
    return SpringStudy(at, np.array([float(k) for k in stiffness]), b, error, largest, evaluations.astype(int), step)


def _run(
    machine: Machine, method: VirtualSpring, start: tuple[Array, Array], forces: Array, at: float
) -> tuple[float, float, float, int, float]:
    from scipy.integrate import solve_ivp

    kin, kernel = machine.kinematics, motion_kernel(machine, method)
    nq = kin.system.nq

    def velocities(t: float, y: Array) -> Array:
        return np.concatenate(kernel(np.ascontiguousarray(y[:nq]), np.ascontiguousarray(y[nq:]), forces))

    solution = solve_ivp(velocities, (0.0, at), np.concatenate(start), method="RK45", rtol=1e-6, atol=1e-8)
    if not solution.success:
        raise ArgumentError(f"the motion with stiffness {method.stiffness} ends at {solution.t[-1]:.3g} s")
    gaps = [kin.loop_error(y[:nq]) for y in solution.y.T]
    step = largest_step(method.fast_modes(machine, start[0]))
    return method.coefficients(machine).b, gaps[-1], max(gaps), int(solution.nfev), step
