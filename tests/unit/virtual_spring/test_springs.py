"""Spring forces from energy, their limit, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import casadi as ca
import numpy as np
import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli.app import app
from closedchain.dynamics.plans.virtual_spring import row_numbers
from closedchain.dynamics.stability import largest_step
from closedchain.dynamics.virtual_spring import chain_kernels, motion_kernel, static_equilibrium
from closedchain.errors import ArgumentError, TopologyError, UnknownNameError, UnsupportedError
from closedchain.multibody.chains import find_chains
from states import model, moving_state, random_forces

TREATED = tuple(name for name in cc.library.machines() if name not in ("five_bar", "walker"))  # no mass; no loops
KINDS = ("revolute", "prismatic", "cylindrical", "universal", "spherical", "planar", "helical", "fixed")


def loop_closed_by(kind: str) -> cc.Model:
    """Two floating bodies on the ground, joined to it and to each other; the joint between them is of one kind."""
    tilted = cc.Pose((0.1, -0.2, 0.3), axis=(0.6, 0.0, 0.8))
    other = cc.Pose((-0.3, 0.1, 0.2), axis=(0.0, -0.28, 0.96))
    bodies = (
        cc.Body("a", 1.2, (0.1, 0.0, 0.2), (0.02, 0.03, 0.025)),
        cc.Body("b", 0.7, (0.0, -0.1, 0.1), (0.01, 0.02, 0.015)),
    )
    joints = (
        cc.free("first", "ground", "a"),
        cc.free("second", "ground", "b"),
        cc.Joint("closing", kind, "a", "b", tilted, other, **({"pitch": 0.05} if kind == "helical" else {})),
    )
    return cc.compile(cc.Mechanism(f"loop_{kind}", bodies, joints, gravity=(0, 0, 0)), cut=["closing"])


def spring_forces(compiled: cc.Model, method: cc.VirtualSpring, q: np.ndarray, v: np.ndarray) -> np.ndarray:
    """Generalised forces of the springs: what M dv/dt + h leaves over without actuation."""
    tau = np.zeros(len(compiled.system.actuators))
    acceleration, _, _ = compiled.kernels.forward(method)(q, v, tau)
    needed = compiled.reference.mass_matrix(q) @ acceleration + compiled.reference.bias(q, v)
    return needed - compiled.reference.applied(q, v)


def forces_of_energy(compiled: cc.Model, method: cc.VirtualSpring, q: np.ndarray, v: np.ndarray) -> np.ndarray:
    """−(∂Phi/∂q)ᵀ (k Phi + b dPhi/dt) with residuals in the parents' axes, by automatic differentiation."""
    K, B = row_numbers(compiled.system, method.coefficients(compiled.machine))
    value, J = compiled.kinematics.residual(q)
    return -J.T @ (K * value + B * (J @ v))


def world_gap(compiled: cc.Model, joint: cc.Joint, q: np.ndarray) -> np.ndarray:
    """Δ = p_M − p_F in ground axes, from the poses of the bodies."""
    poses = {link.body.name: compiled.kinematics.poses(q)[link.index] for link in compiled.system.links}
    poses["ground"] = np.eye(4)[:3]
    points = [
        poses[body][:, :3] @ frame.position + poses[body][:, 3]
        for body, frame in ((joint.parent, joint.at), (joint.child, joint.child_at))
    ]
    return points[1] - points[0]


def forces_in_ground_axes(compiled: cc.Model, method: cc.VirtualSpring, q: np.ndarray, v: np.ndarray) -> np.ndarray:
    """(40): the gaps' derivatives in ground axes by central differences; rotations as before."""
    K, B = row_numbers(compiled.system, method.coefficients(compiled.machine))
    value, J = compiled.kinematics.residual(q)
    force = np.zeros(v.size)
    for cut in compiled.system.cuts:
        rows = np.arange(len(value))[cut.rows]
        if cut.model.rows[-3:] == ("x", "y", "z"):
            D = np.column_stack(
                [
                    world_gap(compiled, cut.joint, compiled.kinematics.step(q, h))
                    - world_gap(compiled, cut.joint, compiled.kinematics.step(q, -h))
                    for h in 1e-6 * np.eye(v.size)
                ]
            )
            D /= 2e-6
            k, b = K[rows[-1]], B[rows[-1]]
            force -= D.T @ (k * world_gap(compiled, cut.joint, q) + b * (D @ v))
            rows = rows[:-3]
        force -= J[rows].T @ (K[rows] * value[rows] + B[rows] * (J[rows] @ v))
    return force


@pytest.mark.parametrize("kind", KINDS)
def test_forces_are_those_of_the_energy_for_every_kind_of_cut_joint(kind: str) -> None:
    compiled = loop_closed_by(kind)
    rng = np.random.default_rng(3)
    closed = compiled.assemble(allow_singular=True)
    q = compiled.kinematics.step(closed.q, 0.2 * rng.standard_normal(compiled.system.nv))
    v = rng.standard_normal(compiled.system.nv)
    for damper, forces in (("parent", forces_of_energy), ("ground", forces_in_ground_axes)):
        method = cc.VirtualSpring(stiffness=300.0, damping=7.0, rotational=11.0, damper=damper)
        wanted = forces(compiled, method, q, v)
        found = spring_forces(compiled, method, q, v)
        np.testing.assert_allclose(found, wanted, rtol=1e-7, atol=1e-7 * abs(wanted).max())


@pytest.mark.parametrize("name", ["four_bar", "slider_crank", "gough_stewart", "bricard", "three_arms"])
def test_forces_are_those_of_the_energy_in_whole_machines(name: str) -> None:
    compiled = model(name)
    method = cc.VirtualSpring(stiffness=1e4, damping=30.0)
    rng = np.random.default_rng(5)
    state = moving_state(compiled, 2)
    q = compiled.kinematics.step(state.q, 0.05 * rng.standard_normal(compiled.system.nv))
    wanted = forces_in_ground_axes(compiled, method, q, state.v)
    np.testing.assert_allclose(
        spring_forces(compiled, method, q, state.v), wanted, rtol=1e-7, atol=1e-7 * abs(wanted).max()
    )


def test_dampers_in_ground_and_parent_axes_differ_by_the_moment_of_a_rotating_gap() -> None:
    """Both bodies rotate as one: the parent sees a gap at rest, the ground one that turns."""
    compiled = loop_closed_by("spherical")
    q = compiled.assemble(allow_singular=True).q.copy()
    second = compiled.system.link("b")
    q[second.q.start + 4] += 0.1
    omega = np.array([0.3, -0.2, 0.5])
    p = compiled.kinematics.poses(q)
    # a rigid rotation about the world's origin, in body axes
    v = np.concatenate(
        [np.concatenate([R.T @ omega, R.T @ np.cross(omega, r)]) for R, r in ((x[:, :3], x[:, 3]) for x in p)]
    )
    k, b = 300.0, 7.0
    power = [
        float(v @ spring_forces(compiled, cc.VirtualSpring(k, b, damper=damper), q, v))
        for damper in ("parent", "ground")
    ]
    gap = world_gap(compiled, compiled.system.cuts[0].joint, q)
    assert power[0] == pytest.approx(0.0, abs=1e-10)
    assert power[1] == pytest.approx(-b * float(np.sum(np.cross(omega, gap) ** 2)), rel=1e-9)
    with pytest.raises(ArgumentError, match="'ground' or 'parent'"):
        cc.VirtualSpring(damper="child")  # type: ignore[arg-type]


def test_every_cut_joint_may_have_its_own_numbers() -> None:
    """k_i and b_i of (33) and (40)."""
    compiled = model("gough_stewart")
    names = [cut.joint.name for cut in compiled.system.cuts]
    k = {name: 1e4 * (i + 1) for i, name in enumerate(names)}
    b = {name: 10.0 * (6 - i) for i, name in enumerate(names)}
    method = cc.VirtualSpring(k, b)
    state = moving_state(compiled, 2)
    q = compiled.kinematics.step(state.q, 0.01 * np.random.default_rng(5).standard_normal(compiled.system.nv))
    forces = spring_forces(compiled, method, q, state.v)
    alone = np.zeros_like(forces)
    none = dict.fromkeys(names, 1e-09)
    for name in names:
        own = cc.VirtualSpring(none | {name: k[name]}, dict.fromkeys(names, 0.0) | {name: b[name]})
        alone += spring_forces(compiled, own, q, state.v)
    np.testing.assert_allclose(forces, alone, rtol=1e-8, atol=1e-8 * abs(forces).max())
    chosen = method.chosen(compiled.machine)
    assert chosen[f"stiffness {names[2]}"] == 3e4
    assert chosen[f"damping {names[2]}"] == 40.0
    assert cc.VirtualSpring(k, b) == method
    assert hash(cc.VirtualSpring(k, b)) == hash(method)
    with pytest.raises(UnknownNameError, match="no cut joint 'leg9'"):
        compiled.method(cc.VirtualSpring({"leg9": 1e5}))
    with pytest.raises(ArgumentError, match="must be positive"):
        cc.VirtualSpring({names[0]: 0.0})


def test_joints_without_numbers_of_their_own_get_the_automatic_ones() -> None:
    compiled = model("gough_stewart")
    first = compiled.system.cuts[0].joint.name
    auto = cc.VirtualSpring().coefficients(compiled.machine)
    found = cc.VirtualSpring({first: 4 * auto.k}).coefficients(compiled.machine)
    assert found.of(first).k == 4 * auto.k
    assert found.of(compiled.system.cuts[1].joint.name).k == auto.k
    # the same relaxation time b/k
    assert found.of(first).b / found.of(first).k == pytest.approx(found.b / found.k, rel=1e-12)


def settled_error(compiled: cc.Model, stiffness: float) -> tuple[float, float]:
    """Relative differences of accelerations and of joint forces from the exact ones, in a settled moving state."""
    state, tau = moving_state(compiled, 1), compiled.forces(random_forces(compiled, 1))
    method = cc.VirtualSpring(stiffness=stiffness)
    c = method.coefficients(compiled.machine)
    q, v = static_equilibrium(
        compiled.machine, c, state.q, state.v, compiled.kinematics.actuator_jacobian(state.q).T @ tau
    )
    acceleration, multipliers, _ = compiled.kernels.forward(method)(q, v, tau)
    exact = compiled.forward_dynamics(state, tau, method="reference")
    return (
        float(abs(acceleration - exact.acceleration).max() / abs(exact.acceleration).max()),
        float(abs(multipliers - exact.multipliers).max() / abs(exact.multipliers).max()),
    )


@pytest.mark.parametrize("name", ["four_bar_saha", "slider_crank", "planar_3rrr", "gough_stewart", "delta", "hand"])
def test_accelerations_tend_to_the_exact_ones_as_one_over_stiffness(name: str) -> None:
    compiled = model(name)
    k = cc.VirtualSpring().coefficients(compiled.machine).k
    soft, stiff = settled_error(compiled, k), settled_error(compiled, 10 * k)
    assert soft[0] < 0.1
    assert np.log10(stiff[0] / soft[0]) == pytest.approx(-1.0, abs=0.1)
    assert stiff[1] < 1e-6


@pytest.mark.parametrize("name", TREATED)
def test_automatic_stiffness_keeps_the_wanted_error_at_rest(name: str) -> None:
    compiled = model(name)
    choice = cc.VirtualSpring(error=2e-5).choice(compiled)
    assert choice.error == pytest.approx(2e-5, rel=1e-9, abs=0)
    state = compiled.assemble(allow_singular=True)
    c = cc.VirtualSpring(error=2e-5).coefficients(compiled.machine)
    q, _ = static_equilibrium(compiled.machine, c, state.q, state.v, np.zeros(compiled.system.nv))
    gaps = compiled.kinematics.loop_gaps(q)
    assert max(gaps.values()) < 3.5e-5
    assert "step" in str(choice)


def test_rolling_contacts_are_held_by_dampers() -> None:
    compiled = cc.compile(cc.library.hand(contact="soft"))
    state = compiled.assemble(allow_singular=True)
    exact = compiled.forward_dynamics(state, method="reference").acceleration
    errors = []
    for stiffness in (1e5, 1e6):
        method = cc.VirtualSpring(stiffness)
        found = compiled.forward_dynamics(method.equilibrium(compiled, state), method=method).acceleration
        errors.append(abs(found - exact).max() / abs(exact).max())
    assert errors[0] < 0.05
    assert errors[1] < 0.2 * errors[0]
    with pytest.raises(UnsupportedError, match="only dampers can hold"):
        compiled.method(cc.VirtualSpring(1e5, 0.0))


@pytest.mark.parametrize("name", ["four_bar", "slider_crank", "gough_stewart"])
def test_automatic_damping_gives_the_loops_a_good_ratio(name: str) -> None:
    compiled = model(name)
    modes = cc.VirtualSpring().fast_modes(compiled.machine, compiled.assemble().q)
    ratio = float(np.median(-modes.real / abs(modes)))
    assert 0.4 < ratio <= 1.0


def test_joint_springs_pull_in_settled_states_too() -> None:
    machine = cc.library.four_bar()
    forces = {"spring": cc.JointSpring(3.0), "damper": cc.JointDamper(0.2)}
    joints = tuple(replace(j, **forces) if j.name == "rocker" else j for j in machine.joints)
    compiled = cc.compile(replace(machine, joints=joints))
    state = compiled.assemble(joints={"crank": 1.2})
    exact = compiled.forward_dynamics(state, {"crank_motor": 6.0}, "reference")
    method = cc.VirtualSpring(1e7)
    found = compiled.forward_dynamics(
        method.equilibrium(compiled, state, {"crank_motor": 6.0}), {"crank_motor": 6.0}, method
    )
    np.testing.assert_allclose(found.acceleration, exact.acceleration, rtol=1e-4, atol=1e-4)


def test_springs_take_fewer_operations_than_loops() -> None:
    compiled = model("gough_stewart")
    springs = compiled.kernels.forward(cc.VirtualSpring(5e4, 50.0)).operations
    assert springs < min(compiled.kernels.forward(name).operations for name in ("lagrange", "operational_space"))


def test_a_name_stands_for_automatic_springs() -> None:
    compiled = model("four_bar")
    result = compiled.forward_dynamics(compiled.assemble(), {"crank_motor": 6.0}, method="virtual_spring")
    # no gap, no velocities: the opened machine falls freely
    np.testing.assert_allclose(result.multipliers, 0, rtol=0, atol=1e-6)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"stiffness": 0.0}, "stiffness"),
        ({"stiffness": -1.0}, "positive"),
        ({"damping": -1.0}, "zero or positive"),
        ({"error": 0.0}, "error"),
        ({"rotational": -2.0}, "rotational"),
        ({"stiffness": "stiff"}, "number"),
    ],
)
def test_numbers_are_checked(options: dict[str, object], words: str) -> None:
    with pytest.raises(ArgumentError, match=words):
        cc.VirtualSpring(**options)  # type: ignore[arg-type]


def test_a_cut_set_that_leaves_a_loop_is_refused() -> None:
    compiled = model("planar_3rrr")
    first = compiled.system.cuts[0].joint.name
    with pytest.raises(TopologyError, match="leaves 1 loop"):
        compiled.method(cc.VirtualSpring(cut=[first]))


def test_another_cut_set_asks_for_another_model() -> None:
    compiled = model("four_bar")
    with pytest.raises(UnsupportedError, match=r"cc\.compile\(mechanism, cut=\['coupler'\]\)"):
        compiled.method(cc.VirtualSpring(cut=["coupler"]))
    with pytest.raises(UnknownNameError, match="no joint 'copler'"):
        compiled.method(cc.VirtualSpring(cut="copler"))
    other = cc.compile(cc.library.four_bar(), cut=["coupler"])
    assert other.method(cc.VirtualSpring(cut=["coupler"])) == cc.VirtualSpring(cut=["coupler"])


def massless_between() -> cc.Model:
    """A four-bar whose coupler has no mass, cut at its far end: the coupler swings without mass."""
    machine = cc.library.four_bar()
    bodies = tuple(cc.Body("coupler") if body.name == "coupler" else body for body in machine.bodies)
    return cc.compile(replace(machine, bodies=bodies), cut=["closing"])


@pytest.mark.parametrize("which", ["five_bar", "coupler"])
def test_a_motion_without_mass_is_refused(which: str) -> None:
    """One exception, whatever is asked."""
    compiled = model("five_bar") if which == "five_bar" else massless_between()
    state = compiled.assemble()
    spring = cc.VirtualSpring(1e5, 10.0)
    questions = (
        lambda: compiled.method("virtual_spring"),
        lambda: compiled.forward_dynamics(state, method=spring),
        lambda: compiled.simulate(state, 0.1, method=spring),
        lambda: spring.choice(compiled),
        lambda: spring.equilibrium(compiled, state),
        lambda: spring.tune(compiled, state),
        lambda: spring.coefficients(compiled.machine),
        lambda: cc.VirtualSpring().coefficients(compiled.machine),
        lambda: spring.fast_modes(compiled.machine, state.q),
    )
    for ask in questions:
        with pytest.raises(UnsupportedError, match="moves no mass"):
            ask()


@pytest.mark.parametrize("damping", [0.0, 700.0])
def test_a_fixed_step_that_would_blow_up_is_refused(damping: float) -> None:
    compiled = model("four_bar")
    start, torque = compiled.assemble(), {"crank_motor": 6.0}
    method = cc.VirtualSpring(stiffness=1e6, damping=damping)
    with pytest.raises(ArgumentError, match=r"largest stable step is 0\.0012"):
        compiled.simulate(start, 0.1, torque, method=method, step=2e-3)
    with pytest.raises(ArgumentError, match="largest stable step"):
        compiled.simulate_many([start, start], 0.1, torque, method=method, step=2e-3)
    run = compiled.simulate(start, 0.1, torque, method=method, step=1.2e-3)
    assert run.loop_error.max() < 2e-5
    # just beyond the stated step the run does blow up
    longest = largest_step(method.fast_modes(compiled.machine, start.q))
    y = blown_up(compiled, method, 1.05 * longest, 3000)
    assert not np.all(np.abs(y) < 1e3)


def blown_up(compiled: cc.Model, method: cc.VirtualSpring, h: float, steps: int) -> np.ndarray:
    """RK4 without any check, on the whole state."""
    kernel, tau = motion_kernel(compiled.machine, method), np.array([6.0])
    state = compiled.assemble()
    nq = state.q.size

    def velocities(y: np.ndarray) -> np.ndarray:
        return np.concatenate(kernel(y[:nq].copy(), y[nq:].copy(), tau))

    y = np.concatenate([state.q, state.v])
    for _ in range(steps):
        if not np.all(np.abs(y) < 1e3):
            break
        k1 = velocities(y)
        k2 = velocities(y + h / 2 * k1)
        k3 = velocities(y + h / 2 * k2)
        k4 = velocities(y + h * k3)
        y = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return y


@pytest.mark.parametrize("name", ["four_bar", "slider_crank", "gough_stewart", "delta", "agile_wrist"])
def test_inverse_dynamics_eliminates_the_spring_forces(name: str) -> None:
    compiled = model(name)
    state, forces = moving_state(compiled, 1), compiled.forces(random_forces(compiled, 1))
    exact = compiled.forward_dynamics(state, forces, "reference")
    q, v, dv = (ca.SX.sym(n, k) for n, k in zip("qva", (state.q.size, state.v.size, state.v.size), strict=True))
    tau = cc.VirtualSpring().inverse(compiled.machine, q, v, dv, ca.SX(v.shape[0], 1))
    found = np.array(ca.Function("tau", [q, v, dv], [tau])(state.q, state.v, exact.acceleration)).ravel()
    np.testing.assert_allclose(found, forces, rtol=0, atol=1e-9)


def test_chains_evaluated_alone_give_the_whole() -> None:
    compiled = model("gough_stewart")
    method = cc.VirtualSpring(5e4, 50.0)
    chains = find_chains(compiled.system, through_cuts=False)
    assert [len(chain.links) for chain in chains] == [2, 2, 2, 2, 2, 2, 1]
    state, Q = moving_state(compiled, 1), np.zeros(compiled.system.nv)
    q = compiled.kinematics.step(state.q, 1e-3 * np.random.default_rng(0).standard_normal(compiled.system.nv))
    parts = [kernel(q, state.v, Q) for kernel in chain_kernels(compiled.machine, method)]
    whole, _, _ = compiled.kernels.forward(method)(q, state.v, np.zeros(6))
    np.testing.assert_allclose(np.concatenate(parts), whole, rtol=1e-11, atol=1e-11 * abs(whole).max())
    # the mass matrix is block diagonal, a block per chain
    M = compiled.mass_matrix(state)
    for chain in chains:
        own = np.concatenate([np.arange(link.v.start, link.v.stop) for link in chain.links])
        others = np.setdiff1d(np.arange(compiled.system.nv), own)
        np.testing.assert_allclose(M[np.ix_(own, others)], 0, rtol=0, atol=1e-14)


def test_springs_do_not_brake_a_machine_that_turns_as_a_whole() -> None:
    """Two bodies joined by a spring and damper keep their momentum and angular momentum."""
    compiled = loop_closed_by("spherical")
    state = compiled.assemble(allow_singular=True)
    rng = np.random.default_rng(2)
    q = compiled.kinematics.step(state.q, 0.05 * rng.standard_normal(compiled.system.nv))
    state = compiled.state(q, rng.standard_normal(compiled.system.nv), check=False)
    method = cc.VirtualSpring(500.0, 5.0, damper="parent")
    run = compiled.simulate(state, 0.5, method=method)
    before, after = compiled.momentum(state), compiled.momentum(run.state())
    np.testing.assert_allclose(after, before, rtol=1e-9, atol=1e-9)


def test_a_run_says_which_numbers_were_chosen() -> None:
    compiled = model("four_bar")
    run = compiled.simulate(compiled.assemble(), 0.01, {"crank_motor": 6.0}, method="virtual_spring")
    choice = cc.VirtualSpring().choice(compiled)
    assert run.statistics["stiffness"] == choice.stiffness
    assert run.statistics["damping"] == choice.damping


def test_settled_states_start_without_a_jolt() -> None:
    compiled = model("four_bar")
    torque, method = {"crank_motor": 6.0}, cc.VirtualSpring(1e6, 0.0)
    closed = compiled.assemble()
    ringing = compiled.simulate(closed, 0.05, torque, method=method)
    smooth = compiled.simulate(method.equilibrium(compiled, closed, torque), 0.05, torque, method=method)
    assert np.ptp(ringing.loop_error) > 1e-5
    assert np.ptp(smooth.loop_error) < 1e-7


def test_the_command_says_what_it_would_choose(tmp_path: Path) -> None:
    plot = tmp_path / "study.png"
    arguments = ["tune-spring", "four_bar", "--force", "crank_motor=6", "--plot", str(plot), "--time", "0.05"]
    done = CliRunner().invoke(app, [*arguments, "--stiffness", "1e4", "--stiffness", "1e5"])
    assert done.exit_code == 0, done.output
    assert "automatic: stiffness 7.849e+05 N/m" in done.output
    assert plot.stat().st_size > 10_000
    refused = CliRunner().invoke(app, ["tune-spring", "four_bar", "--force", "crank_motor"])
    assert isinstance(refused.exception, ArgumentError)
