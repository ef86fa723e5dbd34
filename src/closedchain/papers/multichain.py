"""Lilly, Orin: Efficient dynamic simulation for multiple chain robotic mechanisms (1989).

The paper prints an algorithm and operation counts, no mechanism. The arms and the hand are the library's, at a state
for which accelerations and tip forces were computed in maximal coordinates. a0 is the classical acceleration of the
member's origin in the member's axes, forces of the chains on the member are in the tips' axes; [angular; linear].
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache, partial

import casadi as ca
import numpy as np

from closedchain import library
from closedchain.dynamics.interface import Formulation
from closedchain.dynamics.lagrange import Lagrange
from closedchain.dynamics.operational_space import OperationalSpace
from closedchain.kernel import compiled_quickly, remembered
from closedchain.kinematics.state import State
from closedchain.mechanism import Wrench
from closedchain.model import Model, compile
from closedchain.model.accelerations import Accelerations
from closedchain.multibody.loads import Loads
from closedchain.papers.finding import Finding, Misprint, Reporter, Study, Timing, drawn, picture
from closedchain.papers.line_fit import fit_line
from closedchain.papers.multichain_costs import ChainCost, by_chains, by_dof, plot_costs, printed_counts
from closedchain.papers.multichain_wrist import Step, approach, plot_approach
from closedchain.types import SX, Array

AXES = ("α x", "α y", "α z", "a x", "a y", "a z")
ARMS_TWIST = (0.4, -0.6, 0.5, 0.15, -0.2, 0.25)
ARMS_TORQUES = (5.0, -40.0, 8.0, 1.0, -0.5, 0.2, -3.0, -35.0, 10.0, -0.8, 0.6, -0.1, 2.0, -45.0, 5.0, 0.4, 0.3, 0.15)
ARMS_A0 = (0.67917795, 2.95774298, 4.21431450, -0.37849967, -0.67946041, 0.18981985)
ARMS_F1 = (0.53588091, -2.66075032, 0.20001020, 25.69456404, -3.80069838, 29.53455352)
HAND_TWIST = (1.1999990554831343, -0.800000110942073, 1.500003038558805,
              0.04981386311939881, -0.07980800182193278, 0.05974134833649992)  # fmt: skip
HAND_TORQUES = (0.01, -0.05, -0.03, -0.02, -0.06, -0.02, 0.015, -0.04, -0.035)
HAND_A0 = (-307.568129, -93.415195, 136.789870, -0.97860536, -3.27646170, -9.77589224)
# The drift run: the largest component of a gap after 2 s, and how far others may be off. Formulations differ once a
# loop is open: rows of Lagrange multipliers keep the difference of two material points at rest, those of the chains'
# tips the true derivative of the gap (without feedback they are written at the last joint, whose link counts with the
# object).
DRIFT = (
    ("RK4", 2e-3, Lagrange(), 6.54e-11, 1e-12),
    ("RK4", 2e-3, OperationalSpace(baumgarte=10.0), 0.0, 1e-13),
    ("Euler", 1e-3, Lagrange(), 4.57106e-4, 5e-9),
    ("Euler", 1e-3, OperationalSpace(baumgarte=10.0), 1.39926e-7, 1e-12),
)
DRIFT_RUN = "Drift of three arms in 2 s"
DRIFT_TEXT = (
    "Three arms move an object for 2 s under springs, dampers and a load of 1 Hz; nothing is projected. Shown is the "
    "largest component of the distance of a tip from its grip at the end. Feedback has the gains 100 and 20. Once a "
    "loop is open the formulations keep different things at rest: Lagrange's rows two material points, the tips' rows "
    "the derivative of the gap; each has its own reference."
)
STIFFNESS, DAMPING = (120.0, 160.0, 90.0, 8.0, 8.0, 8.0), (10.0, 14.0, 8.0, 0.6, 0.6, 0.6)  # of every arm's joints
ARMS_LOAD, DURATION = Wrench("object", (4.0, -6.0, 3.0), (0.5, -0.3, 0.8)), 2.0
MISPRINTS = (
    Misprint(
        "accelerations in table 1 and (22)–(48)",
        "one convention throughout: classical (ζ = [0; A ω×(ω×b)], b0 = [ω×Īω; m ω×(ω×s)], "
        "α^c = φcᵀ[ω_tip × ω_rel; 0]) or spatial (ζ = 0, b0 = v ×* I v, α^c = φcᵀ(v_tip × φ u))",
        "mixing the two shifts forces by 0.2 to 2 %; dropping α^c in spatial form shifts a soft-finger force by 24 %",
    ),
    Misprint("(29)", "needs an orthonormal φc", "forces and motions would not be dual"),
    Misprint("(22)", "is reference member minus tip", "the sign of the tip force would change"),
    Misprint("M_k", "(φcᵀ Λ⁻¹ φc)⁻¹, not φcᵀ Λ φc", "these differ unless φc spans all directions"),
    Misprint("ẍ_open", "carries no −g offset of the base", "gravity would count twice"),
    Misprint(
        "chains of fewer than six degrees of freedom, singular chains",
        "only φcᵀΛ⁻¹φc must be regular; weak directions stay as unknowns in a bordered system",
        "at the wrist singularity a plain inverse is silently wrong by 27 %, a pseudo-inverse by 29 % (96 % for the "
        "soft hand)",
    ),
    Misprint(
        "Type 1 leg",
        "foot ball joint, knee and hip flexion form the chain (N = 5); the tip joint is hip abduction (n_c = 5)",
        "the text leaves open which joint is the tip",
    ),
)

_finding = partial(Finding, "multichain")


def study(report: Reporter) -> Study:
    """Arms, hand, singularity, drift, cost."""
    with compiled_quickly():  # what is asked a few times; what is timed comes after
        report("three arms on one object")
        arms, state = _moving(library.three_arms(), ARMS_TWIST, ARMS_LOAD)
        found = _arms(arms, state)
        report("hand: hard and soft fingers")
        hand, grasp = _moving(library.hand(), HAND_TWIST, Wrench("object", (0.1, -0.2, 0.15), (0.002, -0.001, 0.003)))
        found += _hand(hand, grasp)
        report("a wrist singularity, approached")
        wrist = approach(arms)
        found += _wrist(wrist)
        report("drift of the loops")
        found += _drift()
    report("operation counts and times")
    # sizes that are traced in a few seconds; the benchmark goes on to 30 degrees of freedom and 16 chains
    dof, chains = by_dof((6, 12, 24)), by_chains((1, 4, 8))
    found += _counts(dof, chains)
    return Study(
        name="multichain",
        title="Efficient dynamic simulation for multiple chain robotic mechanisms",
        citation="K. W. Lilly, D. E. Orin, NASA Conference on Space Telerobotics, 1989",
        summary="Each chain is opened at its tip and reduced to its compliance there; a 6×6 system gives the member's "
        "acceleration, then the chains decouple: the cost is proportional to the number of chains m and their "
        "degrees of freedom N. The paper prints counts and no mechanism.",
        findings=tuple(found),
        misprints=MISPRINTS,
        parts=((DRIFT_RUN, DRIFT_TEXT),),
        machines=(
            drawn("Three six-DOF arms hold an object", [arms.assemble()]),
            drawn("Three fingers hold an object", [hand.assemble()]),
        ),
        pictures=(
            picture("Tip forces on the way into a wrist singularity of one of the arms", plot_approach(wrist)),
            picture("Operations and times against degrees of freedom N and chains m", plot_costs(dof, chains)),
        ),
        timings=(*_timings(arms, state), _growth("degree of freedom N", dof), _growth("chain m", chains)),
    )


def _moving(mechanism: object, twist: tuple[float, ...], load: Wrench) -> tuple[Model, State]:
    """The machine with a load on its object, at its start, moving."""
    model = compile(mechanism).with_wrenches(load)  # type: ignore[arg-type]
    return model, model.with_velocities(model.assemble(), platform=twist)


# numbers
def _member(answer: Accelerations) -> Array:
    """a0 in the member's axes."""
    R = answer.state.platform.rotation
    return np.concatenate([R.T @ answer.platform[:3], R.T @ answer.platform[3:]])


def _arms(model: Model, state: State) -> list[Finding]:
    answer = model.forward_dynamics(state, ARMS_TORQUES, "operational_space")
    units = ("rad/s²",) * 3 + ("m/s²",) * 3
    rows = [
        _finding(f"three arms: a0, {axis}", "-", float(value), wanted, 1e-7, unit)
        for axis, value, wanted, unit in zip(AXES, _member(answer), ARMS_A0, units, strict=True)
    ]
    names = ("moment x", "moment y", "moment z", "force x", "force y", "force z")
    units = ("N m",) * 3 + ("N",) * 3
    for name, value, wanted, unit in zip(names, answer.reactions["arm1_grasp"], ARMS_F1, units, strict=True):
        rows.append(_finding(f"three arms: f1, {name}", "-", float(value), wanted, 1e-6, unit))
    return rows


def _hand(model: Model, state: State) -> list[Finding]:
    answer = model.forward_dynamics(state, HAND_TORQUES, "operational_space")
    units = ("rad/s²",) * 3 + ("m/s²",) * 3
    rows = [
        _finding(f"hand, hard fingers: a0, {axis}", "-", float(value), wanted, 2e-4 if k < 3 else 1e-6, unit)
        for k, (axis, value, wanted, unit) in enumerate(zip(AXES, _member(answer), HAND_A0, units, strict=True))
    ]
    soft = compile(library.hand("soft"))
    at = soft.assemble(allow_singular=True)
    exact, found = (soft.forward_dynamics(at, HAND_TORQUES, m) for m in ("reference", "operational_space"))
    off = float(np.abs(found.acceleration - exact.acceleration).max() / np.abs(exact.acceleration).max())
    rows.append(
        _finding("hand, soft fingers (short by one degree of freedom each): off the reference", "-", off, 0.0, 1e-8)
    )
    return rows


def _wrist(steps: list[Step]) -> list[Finding]:
    name = "wrist singularity, from 0.1 rad to exactly zero: tip forces off the reference, at most"
    return [_finding(name, "-", max(step.divided for step in steps), 0.0, 1e-11)]


def _drift() -> list[Finding]:
    """Loops after 2 s: uncorrected they drift, with feedback (gains 100 and 20) they do not."""
    rows = []
    for integrator, step, method, wanted, tolerance in DRIFT:
        found = drift(integrator, step, method)
        how = "with feedback" if method.baumgarte else "left alone"
        name = f"{integrator}, steps of {1e3 * step:g} ms, {how} ({method.name})"
        rows.append(_finding(name, "-", found, wanted, tolerance, "m", part=DRIFT_RUN))
    return rows


def drift(integrator: str, step: float, method: Formulation) -> float:
    """The largest component (m) of the distance of an arm's tip from its grip after 2 s, nothing projected.

    Every joint is driven by τ = τ0 + K (q0 − q) − D q̇ and the object by a load that varies as sin 2πt. The object's
    velocities are integrated in world axes.
    """
    model, state = _drifting()
    slope, system = _driven_slope(model, state, method), model.system
    object_, y = system.link("object"), np.r_[state.q, state.v]
    velocities = slice(system.nq + object_.v.start, system.nq + object_.v.stop)
    y[velocities] = state.platform.twist
    quaternion = slice(object_.q.start, object_.q.start + 4)
    for number in range(round(DURATION / step)):
        t = number * step
        if integrator == "Euler":
            y = y + step * slope(t, y)
        else:
            k1 = slope(t, y)
            k2 = slope(t + step / 2, y + step / 2 * k1)
            k3 = slope(t + step / 2, y + step / 2 * k2)
            y = y + step / 6 * (k1 + 2 * k2 + 2 * k3 + slope(t + step, y + step * k3))
        y[quaternion] /= np.linalg.norm(y[quaternion])
    apart = model.kinematics.residual(y[: system.nq])[0].reshape(-1, 6)[:, 3:]  # of each grip: rotations, translations
    return float(np.abs(apart).max())


@cache
def _drifting() -> tuple[Model, State]:
    """The arms and their start."""
    model = compile(library.three_arms())
    return model, model.with_velocities(model.assemble(), platform=ARMS_TWIST)


def _driven_slope(model: Model, state: State, method: Formulation) -> Callable[[float, Array], Array]:
    """dy/dt of y = (q, u), where u are the velocities with the object's in world axes, as machine code."""
    key, nq = model.machine.question("driven slope", method, state.q.tolist()), model.system.nq
    kernel = remembered(key, lambda: _traced_slope(model, state, method))
    return lambda t, y: kernel(np.array([t]), y[:nq], y[nq:])


def _traced_slope(model: Model, state: State, method: Formulation) -> ca.Function:
    system, tree = model.system, model.kinematics.tree
    object_, t = system.link("object"), SX.sym("t")
    links = {link.name: link for link in system.links}
    joints = [links[actuator.joint] for actuator in system.actuators]
    q, v = (ca.vertcat(*parts) for parts in ([tree.q[j.q] for j in joints], [tree.v[j.v] for j in joints]))
    arms = len(joints) // len(STIFFNESS)
    K, D, q0 = np.tile(STIFFNESS, arms), np.tile(DAMPING, arms), np.concatenate([state.q[j.q] for j in joints])
    tau = SX(ARMS_TORQUES) + SX(K) * (SX(q0) - q) - SX(D) * v
    wrenches = SX(6 * len(system.links), 1)
    wrenches[6 * object_.index : 6 * object_.index + 6] = SX([*ARMS_LOAD.moment, *ARMS_LOAD.force]) * ca.sin(
        2 * ca.pi * t
    )
    loads = Loads(tree)
    Q = loads.generalised(tau) + loads.of_wrenches(wrenches)
    a = method.forward(model.machine, tree.q, tree.v, Q).acceleration
    # the object: its rotation from the normalised quaternion, its velocities from world axes and back
    y, u = SX(tree.q), SX.sym("u", system.nv)
    here = slice(object_.q.start, object_.q.start + 4)
    y[here] = tree.q[here] / ca.norm_2(tree.q[here])
    R, world, own = tree.at(tree.poses[object_.index].R, y), u[object_.v], SX(u)
    own[object_.v] = ca.vertcat(R.T @ world[:3], R.T @ world[3:])
    q_dot, u_dot = tree.at(tree.q_dot, tree.q, own), tree.at(a, y, own)
    w, dw, dv = own[object_.v][:3], u_dot[object_.v][:3], u_dot[object_.v][3:]
    u_dot[object_.v] = ca.vertcat(R @ dw, R @ (dv + ca.cross(w, own[object_.v][3:])))
    q_dot[object_.q.start + 4 : object_.q.stop] = world[3:]
    return ca.Function("slope", [t, tree.q, u], [ca.densify(ca.vertcat(q_dot, u_dot))], {"cse": True})


def _counts(dof: list[ChainCost], chains: list[ChainCost]) -> list[Finding]:
    """Tables 2 and 3, and how far the traced counts are from straight lines."""
    one, three = printed_counts(6, 3, 1), printed_counts(6, 3, 3)
    rows = [
        _finding("table 2: multiplications of a chain, N = 6, n_c = 3", "3402", one[0] - 86, 3402, 0),
        _finding("table 2: additions of a chain, N = 6, n_c = 3", "2772", one[1] - 98, 2772, 0),
        _finding("three such chains: multiplications", "-", three[0], 10292, 0, formula="10292"),
        _finding("three such chains: additions", "-", three[1], 8468, 0, formula="8468"),
    ]
    for what, costs in (("degrees of freedom N", dof), ("chains m", chains)):
        off = fit_line([cost.size for cost in costs], [cost.operations for cost in costs]).off
        name = f"traced operations against {what} to {costs[-1].size}: off a straight line"
        rows.append(_finding(name, "linear", off, 0.0, 0.02))
    return rows


# times
def _timings(model: Model, state: State) -> tuple[Timing, ...]:
    kernel = model.kernels.forward("operational_space")
    batch = [np.tile(x, (5_000, 1)) for x in (state.q, state.v, np.array(ARMS_TORQUES))]
    kernel(*batch)
    begin = time.perf_counter()
    kernel(*batch)
    each = (time.perf_counter() - begin) / 5_000
    return (
        Timing(
            "forward dynamics of three arms, once",
            f"{1e6 * each:.2f} µs in a batch, {kernel.operations} operations",
            f"{sum(printed_counts(6, 6, 3))} operations by tables 2 and 3 (n_c = 6)",
        ),
    )


def _growth(what: str, costs: list[ChainCost]) -> Timing:
    """What one more of something costs."""
    sizes, last = [cost.size for cost in costs], costs[-1]
    fit = fit_line(sizes, [cost.seconds for cost in costs])
    counted, theirs = (fit_line(sizes, values) for values in ([c.operations for c in costs], [c.paper for c in costs]))
    return Timing(
        f"each {what} more, up to {last.size}",
        f"{1e6 * fit.slope:.3f} µs, {counted.slope:.0f} operations; off a straight line by {fit.off:.1%} at most, "
        f"R² = {fit.r_squared:.5f} (times)",
        f"{theirs.slope:.0f} operations by tables 2 and 3",
    )
