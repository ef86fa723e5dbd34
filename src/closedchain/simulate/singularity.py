"""Parallel singularities (type 2) as events: places where the actuators lose hold of the machine.

There is then a motion with G v = 0 and A v = 0: det [G; A] changes its sign. Forward dynamics passes such places
unharmed; what is controlled through the actuators does not.

    G  independent loop rows      A  velocities of the actuators, as many as the machine has degrees of freedom
"""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np

from closedchain.errors import UnsupportedError
from closedchain.simulate.events import Event
from closedchain.simulate.traced_state import TracedState
from closedchain.types import SX, Array


def parallel_singularity(then: Any = "stop") -> Event:
    """An event where the actuators lose hold of the machine; add it to `events` of a simulation."""
    return Event("parallel singularity", _hold, 0, then)


def _hold(t: SX, state: TracedState) -> SX:
    """det [G; A], relative to its size at the configurations the machine was compiled from."""
    machine, tree = state.machine, state.kinematics.tree
    count, dof = len(tree.system.actuators), machine.mobility.dof
    if count != dof:
        raise UnsupportedError(
            f"{count} actuators for {dof} degrees of freedom: parallel singularities need as many of each"
        )
    G = tree.constraint_jacobian[list(machine.mobility.independent_rows), :]
    B = ca.sparsify(ca.vertcat(G, tree.actuator_jacobian))
    evaluate = ca.Function("B", [tree.q], [ca.densify(B)])
    return _determinant(B, np.array([np.array(evaluate(q)) for q in machine.mobility.samples]))


def _determinant(B: SX, samples: Array) -> SX:
    """The determinant by elimination, in an order that is safe at all samples, divided by its typical size."""
    work, left_rows, left_columns = samples.copy(), list(range(B.shape[0])), list(range(B.shape[1]))
    elements, product = B, SX(1)
    while left_rows:
        sizes = np.abs(work[:, left_rows][:, :, left_columns])
        relative = (sizes / np.maximum(sizes.max(axis=(1, 2), keepdims=True), 1e-300)).min(axis=0)
        i, j = np.unravel_index(int(relative.argmax()), relative.shape)
        row, column = left_rows.pop(int(i)), left_columns.pop(int(j))
        sign = -1 if (i + j) % 2 else 1
        pivot, typical = elements[row, column], work[:, row, column]
        product = product * (sign / float(np.median(np.abs(typical)))) * pivot
        for other in left_rows:
            if elements[other, column].is_zero():
                continue
            factor = elements[other, column] / pivot
            elements[other, :] -= factor * elements[row, :]
            work[:, other] -= (work[:, other, column] / typical)[:, None] * work[:, row]
    return product
