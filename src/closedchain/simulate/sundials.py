"""SUNDIALS' CVODES through CasADi, as an alternative: from sample to sample it chooses order and steps by itself.

Variable-order BDF with exact Jacobians, run in Python from one point of a fixed grid to the next, where loops are
closed and events looked for; between samples Hermite's cubic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from closedchain.simulate.integrators import explicit as ex
from closedchain.simulate.integrators import stepping as st
from closedchain.simulate.integrators.binding import Binding
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.simulate.solver import Solver

HERMITE = np.array([[1.0, -2.0, 1.0], [0.0, 3.0, -2.0], [0.0, -1.0, 1.0]])


class Cvodes:
    """One stretch of integration at a time."""

    def __init__(self, binding: Binding, rtol: float, atol: float) -> None:
        e, self.binding = binding.equations, binding
        d, f = e.drive, e.rates_function(e.method)
        y, s = ca.SX.sym("y", e.size), ca.SX.sym("s")
        begin, h, origin = (ca.SX.sym(name) for name in ("begin", "h", "origin"))
        cubics, p = ca.SX.sym("cubics", d.u.shape[0], 4), ca.SX.sym("p", d.p.shape[0])
        t = begin + s * h
        since = t - origin
        u = cubics[:, 0] + since * (cubics[:, 1] + since * (cubics[:, 2] + since * cubics[:, 3]))
        given = ca.vertcat(begin, h, origin, ca.vec(cubics), p)
        problem = {"x": y, "t": s, "p": given, "ode": h * f(t, y, u, p)[0]}
        # CVODES counts rounding; tolerances below it cannot be met
        options = {"reltol": max(rtol, 1e-13), "abstol": max(atol, 1e-14), "max_num_steps": 100_000}
        self.integrate = ca.integrator("cvodes", "cvodes", problem, 0.0, 1.0, options | {"show_eval_warnings": False})

    def step(self, t: float, h: float, y: Array) -> Array | None:
        """y after h, or None where CVODES gives up."""
        code = self.binding.code
        given = np.concatenate([[t, h, code.limits[st.ORIGIN]], code.cubics.T.ravel(), self.binding.p])
        try:
            end: Array = np.array(self.integrate(x0=y, p=given)["xf"]).ravel()
        except RuntimeError:
            return None
        return end if np.all(np.isfinite(end)) else None


def attempt(solver: Solver, h: float) -> int:
    """One step into room.raw and, closed, room.y1."""
    assert solver.scheme.outside is not None
    end = solver.scheme.outside.step(solver.t, h, solver.y)
    if end is None:
        return st.INFINITE
    solver.room.raw[:] = solver.room.y1[:] = end
    return st.SPOILT if solver.serve(ex.CLOSE) else st.GOOD


def store(solver: Solver, h: float) -> None:
    """Append the end of a step and Hermite's cubic that leads to it, and go there."""
    row, k, end = int(solver.count[ex.STORED]), solver.room.k, solver.room.y1.copy()
    for stage, (after, y) in ((0, (0.0, solver.y)), (2, (h, end))):
        solver.room.y1[:], solver.count[ex.STAGE] = y, stage
        solver.serve(ex.EVALUATE, after)
    k[1] = (end - solver.y) / h
    solver.out[0][row], solver.out[1][row] = solver.t + h, end
    if solver.out[2].shape[2]:
        solver.out[2][row] = h * np.tensordot(k, HERMITE, axes=(0, 0))
    solver.y[:] = end
    solver.count[[ex.STORED, ex.ACCEPTED]] += 1


def advance(solver: Solver) -> int:
    """From point to point of the grid until the stop time, or until the caller is needed."""
    clock, count = solver.clock, solver.count
    while solver.t < clock[ex.STOP]:
        if count[ex.STORED] == solver.most:
            return ex.FULL
        goal = clock[ex.GRID] + (count[ex.INDEX] + 1) * clock[ex.STEP]
        if goal > clock[ex.STOP]:
            if count[ex.HOLD_BACK]:
                return ex.BEFORE_STOP
            goal = clock[ex.STOP]
        h = float(goal - solver.t)
        if attempt(solver, h) != st.GOOD:
            clock[ex.TRIED] = h
            return ex.CANNOT
        if solver.serve(ex.LOOK, h):
            return ex.EVENT
        solver.last[: solver.binding.code.events] = solver.binding.code.g
        store(solver, h)
        clock[ex.T] = solver.out[0][count[ex.STORED] - 1] = goal
        count[ex.INDEX] += int(goal >= clock[ex.GRID] + (count[ex.INDEX] + 1) * clock[ex.STEP])
    return ex.DONE
