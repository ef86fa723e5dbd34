"""Integration with error control against SciPy's DOP853 on our kernel, and against SUNDIALS' CVODES through CasADi.

Both peers integrate the same equations without closing the loops, so that they do less. CVODES is variable-order BDF
with exact Jacobians of the traced equations.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import casadi as ca
import numpy as np
from peers import best_of
from scipy.integrate import solve_ivp

import closedchain as cc
from closedchain.simulate.coordinates import TreeLayout
from closedchain.simulate.equations import Equations
from closedchain.simulate.inputs import make_inputs

TITLE = "Integrators with error control"
DURATION, TOLERANCE = 0.4, 1e-9
FORCES = {"four_bar": (6.0,), "gough_stewart": (2.0,) * 6}


def measure() -> list[dict[str, object]]:
    rows = []
    for name, forces in FORCES.items():
        model = cc.compile(cc.library.machines()[name]())
        state = model.assemble()
        exact = model.simulate(state, DURATION, forces, rtol=1e-13, atol=1e-14).q[-1]
        ours_run = partial(model.simulate, state, DURATION, forces, rtol=TOLERANCE, atol=TOLERANCE)
        ours, error = best_of(ours_run, 20), np.abs(ours_run().q[-1] - exact).max()
        for peer, steps in (("SciPy DOP853 on our kernel", scipy_run), ("SUNDIALS CVODES through CasADi", cvodes_run)):
            run = steps(model, state, forces)
            apart, theirs = np.abs(run()[: len(exact)] - exact).max(), best_of(run, 3)
            text = f"errors of q at the end: ours {error:.1e}, theirs {apart:.1e}"
            rows.append(
                {
                    "what": f"{name}, {DURATION:g} s, tolerance {TOLERANCE:g}",
                    "ours": f"{ours * 1e3:.2f} ms",
                    "peer": f"{peer} {theirs * 1e3:.2f} ms",
                    "ratio": theirs / ours,
                    "wanted": None,
                    "note": text,
                }
            )
    return rows


def equations(model: cc.Model) -> Equations:
    inputs = make_inputs(model.machine, None, None, None, DURATION)
    return Equations(model.machine, model.method("lagrange"), inputs, True, TreeLayout(model.machine))


def scipy_run(model: cc.Model, state: cc.State, forces: tuple[float, ...]) -> Callable[[], np.ndarray]:
    """SciPy's own loop around the compiled right-hand side."""
    e = equations(model)
    kernel, u, p = e.rhs(e.method), np.array(forces), e.inputs.parameters

    def run() -> np.ndarray:
        start = e.start(state.q, state.v, 0.0, e.inputs.parameters)
        found = solve_ivp(
            lambda t, y: kernel(t, y, u, p)[0], (0.0, DURATION), start, "DOP853", rtol=TOLERANCE, atol=TOLERANCE
        )
        return np.asarray(found.y[:, -1])

    return run


def cvodes_run(model: cc.Model, state: cc.State, forces: tuple[float, ...]) -> Callable[[], np.ndarray]:
    """CVODES on the traced equations, evaluated by CasADi's virtual machine."""
    e = equations(model)
    t, y = ca.SX.sym("t"), ca.SX.sym("y", e.size)
    right = e.rhs_function(e.method)(t, y, ca.DM(forces), ca.DM(e.inputs.parameters))[0]
    options = {"reltol": TOLERANCE, "abstol": TOLERANCE, "max_num_steps": 100_000, "show_eval_warnings": False}
    integrate = ca.integrator("cvodes", "cvodes", {"x": y, "t": t, "ode": right}, 0.0, DURATION, options)
    return lambda: np.array(integrate(x0=e.start(state.q, state.v, 0.0, e.inputs.parameters))["xf"]).ravel()
