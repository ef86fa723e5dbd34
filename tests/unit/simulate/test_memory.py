"""Laws with declared states: against co-simulation by hand, closed forms, and themselves in ensembles and files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np
import pytest
import scipy.integrate
import scipy.stats

import closedchain as cc
from closedchain.errors import ArgumentError, FileFormatError, HiddenStateError, UnknownNameError, UnsupportedError
from unit.simulate.machines import five_bar, four_bar, platform

T = 1e-3
JOINTS = ("leg1_base", "leg2_base")


# by hand
def co_simulation(
    model: cc.Model, state: cc.State, target: np.ndarray, gains: tuple[float, float, float], limit: float, delay: int,
    samples: int,
) -> tuple[np.ndarray, np.ndarray]:  # fmt: skip
    """A plain loop: SciPy between sampling instants, a PID with anti-windup and a buffer at each of them."""
    joints = [actuator.joint for actuator in model.system.actuators]
    K_P, K_I, K_D = gains
    integral, buffer = np.zeros(len(joints)), [np.zeros(len(joints))] * delay
    q, v, forces = state.q.copy(), state.v.copy(), []
    nq, tree = q.size, model.kinematics.tree
    q_dot = ca.Function("q_dot", [tree.q, tree.v], [tree.q_dot])
    for k in range(samples):
        now = model.state(q, v, check=False)
        at, moving = (np.array([float(f(name)) for name in joints]) for f in (now.__getitem__, now.velocity))
        error = target - at
        tau = K_P * error + K_I * (integral + T * error) - K_D * moving
        windup = ((tau > limit) & (K_I * error > 0)) | ((tau < -limit) & (K_I * error < 0))
        integral = np.where(windup, integral, integral + T * error)
        buffer = [*buffer, np.clip(K_P * error + K_I * integral - K_D * moving, -limit, limit)]
        held, buffer = buffer[0], buffer[1:]
        forces.append(held)

        def slope(t: float, y: np.ndarray, held: np.ndarray = held) -> np.ndarray:
            here = model.state(y[:nq], y[nq:], check=False)
            return np.concatenate(
                [np.array(q_dot(y[:nq], y[nq:])).ravel(), model.forward_dynamics(here, held).acceleration]
            )

        span, start = (k * T, (k + 1) * T), np.concatenate([q, v])
        found = scipy.integrate.solve_ivp(slope, span, start, "DOP853", rtol=1e-11, atol=1e-12)
        q, v = found.y[:nq, -1], found.y[nq:, -1]
    return np.array(forces), q


def target_near(model: cc.Model, state: cc.State, by: float) -> np.ndarray:
    joints = [actuator.joint for actuator in model.system.actuators]
    return np.array([float(state[name]) for name in joints]) + by * np.linspace(0.2, 1.0, len(joints))


@pytest.mark.parametrize(
    ("machine", "gains", "limit", "by", "samples", "other"),
    [
        (five_bar, (300.0, 4000.0, 8.0), 40.0, 0.15, 60, "independent"),
        (platform, (2e5, 1e6, 3e3), 3e3, 0.04, 12, "platform"),
    ],
    ids=["five_bar", "gough_stewart"],
)
def test_sampled_pid_with_delay_is_a_co_simulation_by_hand(
    machine: Any, gains: tuple[float, float, float], limit: float, by: float, samples: int, other: str
) -> None:
    model, state = machine()
    target, delay = target_near(model, state, by), 3
    law = cc.PID(lambda t: list(target), *gains, limit=limit, period=T, delay=delay)
    forces, q = co_simulation(model, state, target, gains, limit, delay, samples)
    for coordinates in ("tree", other):
        run = model.simulate(state, samples * T, law, coordinates=coordinates)
        assert run.statistics["coordinates"] == coordinates
        at = np.searchsorted(run.time, T * np.arange(samples) - 1e-9)
        np.testing.assert_allclose(run.forces[at], forces, rtol=0, atol=1e-8 * limit)
        np.testing.assert_allclose(run.q[-1], q, rtol=0, atol=1e-8)
    assert np.any(np.abs(forces) == limit)
    assert np.any(np.abs(forces[delay:]) < limit)


def test_a_delay_of_n_samples_is_n_samples() -> None:
    model, state = four_bar()
    for n in (0, 1, 2, 5):

        def law(t: Any, x: Any, n: int = n) -> Any:
            return x.memory.every(T).delay("late", t, samples=n, initial=-1.0)

        run = model.simulate(state, 0.01, law, step=T / 2)
        k = np.floor(run.time / T + 1e-6)
        np.testing.assert_allclose(run.forces[:, 0], np.where(k < n, -1.0, (k - n) * T), rtol=0, atol=1e-15)
        assert run.signal("late").reshape(len(run), -1).shape[1] == n + 1


def test_signals_read_new_values_in_the_order_of_their_declarations() -> None:
    """A law of several rates against the same law in Python."""
    model, state = four_bar()

    def law(t: Any, x: Any) -> Any:
        fast, slow = x.memory.every(T), x.memory.every(3 * T)
        count = fast.update("count", lambda old: old + 1, initial=10.0)
        rare = slow.update("rare", lambda old: old + count)
        both = fast.hold("both", 100 * count + rare)
        return [0 * both]

    run = model.simulate(state, 0.01, law, step=T)
    count, rare = 10, 0
    for k in range(11):
        count += 1
        rare += count if k % 3 == 0 else 0
        expected = (count, rare, 100 * count + rare)
        assert tuple(run.signal(name)[k] for name in ("count", "rare", "both")) == expected
    assert run.signal_names == ("count", "rare", "both", "sampling instants")


# continuous states
def test_continuous_states_follow_their_equations() -> None:
    model, state = four_bar()

    def law(t: Any, x: Any) -> Any:
        m = x.memory
        m.integrate("ramp", 2.0, initial=1.0)
        m.integrate("decay", lambda z: -3.0 * z, initial=x["crank"])
        m.low_pass("first", 1.0, cutoff=50.0)
        m.low_pass("second", [1.0, 2.0], cutoff=50.0, order=2)
        slope = m.derivative("slope", t * t, cutoff=200.0)
        m.integrate("of the slope", slope)
        return [0 * m["ramp"]]

    run = model.simulate(state, 0.5, law)
    t, w = run.time, 50.0
    np.testing.assert_allclose(run.signal("ramp"), 1 + 2 * t, rtol=1e-12)
    np.testing.assert_allclose(run.signal("decay"), run["crank"][0] * np.exp(-3 * t), rtol=1e-9)
    np.testing.assert_allclose(run.signal("first"), 1 - np.exp(-w * t), rtol=0, atol=1e-9)
    s = w / np.sqrt(2)
    butterworth = 1 - np.exp(-s * t) * (np.cos(s * t) + np.sin(s * t))
    np.testing.assert_allclose(run.signal("second")[:, :2], butterworth[:, None] * [1, 2], rtol=0, atol=1e-9)
    c = 200.0  # of t²: 2 t − 2/c + 2/c e^(−c t)
    exact = t * t - 2 * t / c + 2 / c**2 * (1 - np.exp(-c * t))
    np.testing.assert_allclose(run.signal("of the slope"), exact, rtol=0, atol=1e-9)
    stiff = model.simulate(state, 0.5, law, integrator="rosenbrock")
    np.testing.assert_allclose(stiff.signal("decay")[-1], run.signal("decay")[-1], rtol=1e-9)


def test_sampled_filters_and_limits() -> None:
    model, state = four_bar()

    def law(t: Any, x: Any) -> Any:
        clock = x.memory.every(T)
        clock.low_pass("smooth", 1.0, cutoff=300.0)
        clock.average("mean", t, samples=4)
        clock.limit_rate("ramp", [5.0, -5.0], rate=1000.0)
        return [0 * t]

    run = model.simulate(state, 0.02, law, step=T)
    k = np.arange(21)
    np.testing.assert_allclose(run.signal("smooth"), 1 - np.exp(-0.3 * (k + 1)), rtol=0, atol=1e-13)
    np.testing.assert_allclose(run.signal("mean")[5:, 0], T * k[5:], rtol=0, atol=1e-15)
    np.testing.assert_allclose(run.signal("ramp")[:, 1], -np.minimum(k + 1.0, 5.0), rtol=0, atol=1e-13)


def test_noise_is_gaussian_independent_and_repeats_with_its_seed() -> None:
    model, state = four_bar()

    def law(t: Any, x: Any) -> Any:
        x.memory.every(T).noise("noise", 2.0, seed=x.parameters["seed"], size=2)
        return [0 * t]

    seeds = np.arange(400.0)
    many = model.simulate_many([state], 0.1, law, step=T, output=T, parameters={"seed": seeds})
    drawn = many.signals["noise"][:, :, 4:]
    assert scipy.stats.kstest(drawn.ravel(), "norm").pvalue > 0.01
    for one, other in (
        (drawn[:, 1:, 0], drawn[:, :-1, 0]), (drawn[:, :, 0], drawn[:, :, 1]), (drawn[1:, :, 0], drawn[:-1, :, 0]),
    ):  # fmt: skip
        assert abs(np.corrcoef(one.ravel(), other.ravel())[0, 1]) < 4 / np.sqrt(one.size)
    run = model.simulate(state, 0.1, law, step=T, parameters={"seed": 7.0})
    np.testing.assert_array_equal(run.signal("noise")[1:], many.signals["noise"][7])
    assert len(np.unique(drawn[:, 0, 0])) == len(seeds)


# ensembles
@pytest.mark.parametrize(
    ("machine", "coordinates", "scale"),
    [(five_bar, "tree", 1.0), (platform, "tree", 100.0), (platform, "platform", 100.0)],
    ids=["five_bar", "gough_stewart", "gough_stewart in platform coordinates"],
)
def test_an_ensemble_is_many_single_runs_bitwise(machine: Any, coordinates: str, scale: float) -> None:
    """By the method that auto takes, and with a function whose vector version rounds otherwise."""
    model, state = machine()
    target = target_near(model, state, 0.1)
    rng, size = np.random.default_rng(0), len(target)
    pid = cc.PID(lambda t: list(target), "K_P", "K_I", "K_D", limit="limit", period=2 * T, delay="delay", most_delay=4)

    def law(t: Any, x: Any) -> Any:
        noise = x.memory.every(T).noise("noise", x.parameters["deviation"], x.parameters["seed"], size=size)
        slow = cc.LaggedActuators(pid, time_constant=4e-3, limit=35.0 * scale, slope=2e4 * scale)(t, x)
        return slow + noise + scale * np.arctan(ca.vertcat(*x.actuator_velocities.values()))

    n = 16 if size == 2 else 10
    given = {
        "K_P": rng.uniform(100, 400, n), "K_I": rng.uniform(0, 4000, n), "K_D": rng.uniform(2, 9, n),
        "limit": rng.uniform(20, 50, n), "delay": rng.integers(0, 5, n).astype(float), "seed": np.arange(n) + 0.0,
        "deviation": rng.uniform(0, 0.2, n),
    }  # fmt: skip
    given |= {name: scale * given[name] for name in ("K_P", "K_I", "K_D", "limit", "deviation")}
    many = model.simulate_many([state], 0.03, law, step=T, output=T, parameters=given, coordinates=coordinates)
    assert many.complete.all()
    for i in range(n):
        one = {name: float(values[i]) for name, values in given.items()}
        run = model.simulate(state, 0.03, law, step=T, parameters=one, coordinates=coordinates)
        assert run.statistics["coordinates"] == coordinates
        np.testing.assert_array_equal(run.q[1:], many.q[i])
        for name in run.signal_names:
            np.testing.assert_array_equal(run.signal(name)[1:], many.signals[name][i])
            np.testing.assert_array_equal(run.signal(name)[-1], many.final_signals[name][i])
    assert np.ptp(many.final_q, axis=0).max() > 1e-4
    with pytest.raises(ArgumentError, match="multiple of the step"):
        model.simulate_many([state], 0.03, law, step=0.75 * T, parameters=given)


def test_python_laws_in_ensembles_are_asked_by_name() -> None:
    model, state = four_bar()

    def make() -> Any:
        kept: list[float] = []

        def law(t: float, x: cc.State) -> list[float]:
            kept.append(float(x["crank"]))
            return [4.0 - 2.0 * kept[max(0, len(kept) - 3)]]

        return law

    starts = [model.assemble(joints={"crank": angle}) for angle in (1.1, 1.2, 1.3, 1.25, 1.15)]
    many = model.simulate_many(starts, 0.02, cc.Sampled(make, 2 * T, fresh=True), step=T, output=T)
    for i, start in enumerate(starts):
        run = model.simulate(start, 0.02, cc.Sampled(make(), 2 * T), step=T)
        np.testing.assert_array_equal(run.q[1:], many.q[i])
    with pytest.raises(HiddenStateError, match="fresh=True"):
        model.simulate_many(starts, 0.02, cc.Sampled(make(), 2 * T), step=T)
    with pytest.raises(UnsupportedError, match=r"cc\.Sampled"):
        model.simulate_many(starts, 0.02, lambda t, x: [1.0 if x["crank"] > 0 else 0.0], step=T)
    with pytest.raises(UnsupportedError, match=r"state\.memory"):
        model.simulate(state, 0.01, cc.Sampled(make, T, fresh=True)).extend(0.01)


# runs
def remembering(t: Any, x: Any) -> Any:
    clock = x.memory.every(T)
    e = 1.6 - x["crank"]
    total = clock.update("total", lambda old: old + T * e)
    late = clock.delay("late", 30 * e + 50 * total, samples=2)
    return [x.memory.low_pass("lag", late, cutoff=150.0) + clock.noise("noise", 0.1, seed=5)]


@pytest.mark.parametrize("step", [None, T, 0.7 * T])
def test_runs_with_states_are_extended_and_saved_bitwise(step: float | None, tmp_path: Path) -> None:
    model, state = four_bar()
    whole = model.simulate(state, 0.0215, remembering, step=step)
    first = model.simulate(state, 0.0104, remembering, step=step)
    longer = first.extend(0.0111)
    np.testing.assert_array_equal(longer.samples.y, whole.samples.y)
    loaded = model.load_run(first.save(tmp_path / "run.npz"), actuation=remembering)
    np.testing.assert_array_equal(loaded.extend(0.0111).samples.y, whole.samples.y)
    np.testing.assert_array_equal(loaded.signal("late"), first.signal("late"))
    # every instant is a step, and nothing else happens between steps
    assert np.all(np.isin(np.round(np.arange(22) * T, 9), np.round(whole.time, 9)))
    between = whole.resample(whole.time[:-1] + 0.3 * np.diff(whole.time))
    np.testing.assert_array_equal(between.signal("total"), whole.signal("total")[:-1])
    forces = between.signal("lag") + 0.1 * between.signal("noise")[:, 2]
    np.testing.assert_allclose(between.forces[:, 0], forces, rtol=0, atol=1e-12)
    thin = model.simulate(state, 0.0215, remembering, step=step, output=0.25 * T)
    np.testing.assert_allclose(thin.resample([thin.time[7]]).signal("lag"), thin.signal("lag")[7], rtol=0, atol=0)
    assert np.abs(whole.energy.balance).max() < (1e-9 if step is None else 1e-3)


def test_laws_that_follow_each_other_remember_for_themselves(tmp_path: Path) -> None:
    model, state = four_bar()

    def second(t: Any, x: Any) -> Any:
        return [x.memory.every(T).update("steps", lambda old: old + 1.0)]

    events = [cc.Event("late enough", lambda t, x: t - 0.00525, then=second)]
    model.simulate(state, 1e-3, remembering)  # equations of the same law are there already
    run = model.simulate(state, 0.0125, remembering, events=events)
    before = run.samples.inputs == 0
    assert np.isnan(run.signal("steps")[before]).all()
    assert np.isnan(run.signal("total")[~before]).all()
    instants = np.floor((run.time[~before] - 0.00525) / T + 1e-6) + 1
    np.testing.assert_array_equal(run.signal("steps")[~before], instants)
    np.testing.assert_array_equal(run.forces[~before, 0], instants)
    loaded = model.load_run(run.save(tmp_path / "run"), actuation=remembering, events=events)
    np.testing.assert_array_equal(loaded.extend(0.003).samples.y, run.extend(0.003).samples.y)
    assert {"steps", "total", "noise[2]", "late[1]"} <= set(run.columns())
    assert "late" in run.to_xarray()


def test_symplectic_runs_take_sampled_states_only() -> None:
    model, state = four_bar()
    law = cc.PID({"crank_motor": 1.6}, 30.0, 50.0, 3.0, period=T)
    exact = model.simulate(state, 0.05, law)
    run = model.simulate(state, 0.05, law, integrator="symplectic", step=T / 4)
    np.testing.assert_allclose(run["crank"][-1], exact["crank"][-1], rtol=0, atol=1e-6)
    with pytest.raises(UnsupportedError, match="sampled states only"):
        model.simulate(state, 0.01, cc.PID({"crank_motor": 1.6}, 30.0), integrator="symplectic", step=T)


# ready-made
def test_anti_windup_keeps_the_integral_from_running_away() -> None:
    """At the same limit an integral that runs on overshoots twice as far; here it even turns the crank around."""
    model, state = four_bar()
    K, limit = (60.0, 100.0, 25.0), 5.0

    def winds_up(t: Any, x: Any) -> Any:
        e = 1.9 - x["crank"]
        force = K[0] * e + K[1] * x.memory.integrate("integral", e) - K[2] * x.velocity("crank")
        return [ca.fmin(ca.fmax(force, -limit), limit)]

    overshoot = model.simulate(state, 6.0, winds_up, rtol=1e-8, atol=1e-8)["crank"].max() - 1.9
    for period in (None, T):
        run = model.simulate(
            state, 6.0, cc.PID({"crank_motor": 1.9}, *K, limit=limit, period=period), rtol=1e-8, atol=1e-8
        )
        assert np.sum(np.abs(run.forces[:, 0]) == limit) > 3
        assert run["crank"].max() - 1.9 < 0.12 < 0.5 * overshoot
        assert abs(run["crank"][-1] - 1.9) < 5e-3


def test_lagged_actuators_follow_by_their_time_constant_slope_and_limit() -> None:
    model, state = four_bar()
    law = cc.LaggedActuators(lambda t, x: [80.0], time_constant=0.02, limit=20.0, slope=500.0)
    run = model.simulate(state, 0.1, law)
    t, tau = run.time, run.force("crank_motor")
    fast = 20.0 - 0.02 * 500.0  # from here on the lag is slower than the slope allows
    late = t >= fast / 500.0
    np.testing.assert_allclose(tau[~late], 500.0 * t[~late], rtol=0, atol=1e-9)
    np.testing.assert_allclose(tau[late], 20 - 10 * np.exp(-(t[late] - fast / 500) / 0.02), rtol=0, atol=1e-7)


def test_feed_forward_follows_a_motion_and_leads_back_to_it() -> None:
    model, state = five_bar()
    motion = cc.motions.joints(
        {name: float(state[name]) for name in JOINTS}, {name: float(state[name]) + 0.3 for name in JOINTS}, 0.5
    )
    planned = model.inverse_dynamics_along(motion, times=np.linspace(0, 0.5, 201))
    run = model.simulate(state, 0.5, cc.FeedForward.along(planned, 100.0, 5.0), rtol=1e-9, atol=1e-9)
    for name in JOINTS:
        assert abs(run[name][-1] - state[name] - 0.3) < 1e-6
    off = model.assemble(joints={name: float(state[name]) + 0.05 for name in JOINTS})
    led = model.simulate(off, 0.5, cc.FeedForward.along(planned, 400.0, 20.0), rtol=1e-9, atol=1e-9)
    assert abs(led["leg1_base"][-1] - run["leg1_base"][-1]) < 0.01


def test_observer_feedback_holds_an_unstable_machine_from_coordinates_alone() -> None:
    model, state = five_bar()
    forces = model.inverse_dynamics(state).forces
    linear = model.linearize(state, forces)
    A, B, C = linear.A, linear.B, np.eye(2, 4)
    P = scipy.linalg.solve_continuous_are(A, B, np.diag([1e7, 1e7, 1e4, 1e4]), np.eye(2))
    S = scipy.linalg.solve_continuous_are(A.T, C.T, np.diag([1.0, 1.0, 1e6, 1e6]), np.eye(2))
    law = cc.ObserverFeedback(linear, state, forces, gain=B.T @ P, observer=S @ C.T)
    nudged = model.with_velocities(state, joints={JOINTS[0]: 0.1, JOINTS[1]: -0.05})
    run = model.simulate(nudged, 2.0, law, rtol=1e-9, atol=1e-9)
    far = np.abs(run[JOINTS[0]] - state[JOINTS[0]])
    assert linear.poles[0].real > 0.1
    assert far[-1] < 1e-2 * far.max()
    seen = run.signal("observer")[:, 2:]
    there = np.stack([run.velocity(name) for name in linear.names], axis=1)
    assert np.abs(seen[-1] - there[-1]).max() < 1e-3
    assert np.abs(seen[0] - there[0]).max() > 1e-2


# contacts
def test_machines_with_contacts_take_laws_that_hold_their_forces(tmp_path: Path) -> None:
    """By time stepping: a delayed law with states against the same law with a buffer in Python."""
    model = cc.compile(cc.library.walker())
    state, options = model.assemble(), {"contacts": "time_stepping", "step": T}
    joints = [actuator.joint for actuator in model.system.actuators]
    wanted = [float(state[name]) for name in joints]

    def declared(t: Any, x: Any) -> Any:
        force = [300 * (a - x[name]) - 9 * x.velocity(name) for name, a in zip(joints, wanted, strict=True)]
        return x.memory.every(2e-3).delay("force", force, samples=1)

    def make() -> Any:
        kept = [np.zeros(len(joints))]

        def law(t: float, x: cc.State) -> Any:
            force = [300 * (a - x[name]) - 9 * x.velocity(name) for name, a in zip(joints, wanted, strict=True)]
            kept.append(np.array(force, float))
            return kept[-2]

        return law

    run = model.simulate(state, 0.02, declared, **options)
    other = model.simulate(state, 0.02, cc.Sampled(make, 2e-3, fresh=True), **options)
    np.testing.assert_allclose(run.q[-1], other.q[-1], rtol=0, atol=1e-12)
    assert np.abs(run.forces).max() > 1
    with pytest.raises(UnsupportedError, match="held between sampling instants"):
        model.simulate(state, 0.01, cc.LaggedActuators(declared, 0.01), **options)
    # what it remembers is in the run: the delayed force acts, and the next one waits
    held = run.signal("force")
    assert run.signal_names == ("force",)
    np.testing.assert_array_equal(held[:, -len(joints) :], run.forces)
    assert np.any(held[:, : len(joints)] != run.forces)
    path = run.save(tmp_path / "delayed.run")
    np.testing.assert_array_equal(cc.load_run(path, actuation=declared).signal("force"), held)
    with pytest.raises(FileFormatError, match="saved from another simulation"):
        cc.load_run(path, actuation=lambda t, x: 2.0 * declared(t, x))


def test_a_contact_that_never_closes_changes_nothing() -> None:
    """Noise, delay and saturation on a four-bar far above the ground: by events, in rollouts and without contacts."""
    model, state = four_bar()
    far = cc.Contact("far", "rocker", plane=cc.Pose((0.0, 0.0, -50.0)))
    other = cc.compile(replace(model.mechanism, contacts=(far,)))

    def law(t: Any, x: Any) -> Any:
        clock = x.memory.every(T)
        wanted = 40.0 * (1.9 - x["crank"]) - 2.0 * x.velocity("crank") + clock.noise("noise", 0.3, x.parameters["seed"])
        return [clock.hold("force", ca.fmin(ca.fmax(clock.delay("late", wanted, 3), -6.0), 6.0))]

    given = {"seed": 7.0}
    plain = model.simulate(state, 0.02, law, parameters=given)
    event = other.simulate(other.assemble(), 0.02, law, parameters=given)
    np.testing.assert_allclose(event.q[-1], plain.q[-1], rtol=0, atol=1e-10)
    rollout = other.rollout(other.assemble(), 0.02, law, parameters=given)
    np.testing.assert_allclose(rollout.q[-1], plain.q[-1], rtol=0, atol=1e-4)
    at = np.searchsorted(plain.time, T * np.arange(20) - 1e-9)
    for name in ("noise", "force"):
        np.testing.assert_allclose(rollout.signal(name)[:20], plain.signal(name)[at], rtol=0, atol=1e-3)
    assert np.any(np.abs(plain.signal("force")) == 6.0)


# wrong questions
@pytest.mark.parametrize(
    ("law", "error", "match"),
    [
        (lambda m, x: m.integrate("", 1.0), UnknownNameError, "name of its own"),
        (lambda m, x: [m.integrate("a", 1.0), m.integrate("a", 1.0)][0], UnknownNameError, "taken: a"),
        (lambda m, x: m["b"], UnknownNameError, "b"),
        (lambda m, x: m.every(0.0), ArgumentError, "greater than 0"),
        (lambda m, x: m.every(T).delay("a", 1.0, samples=1.5), ArgumentError, "whole"),
        (lambda m, x: m.every(T).delay("a", 1.0, samples=-1), ArgumentError, "not negative"),
        (lambda m, x: m.every(T).delay("a", 1.0, samples=x.parameters["n"]), ArgumentError, "most="),
        (lambda m, x: m.every(T).average("a", 1.0, samples=0), ArgumentError, "1 sample or more"),
        (lambda m, x: m.integrate("a", lambda z: [z, z]), ArgumentError, "gives 2"),
        (lambda m, x: m.low_pass("a", 1.0, 1.0, order=3), ArgumentError, "order"),
        (lambda m, x: m.integrate("b", 1.0, initial=m.integrate("a", 1.0)), ArgumentError, "initial values"),
        (lambda m, x: m.every(T).hold("a", 1.0) + m.every(1.5 * T).hold("b", 1.0), ArgumentError, "multiples"),
        (lambda m, x: m.integrate("a", 1.0) * (1.0 if x["crank"] > 0 else 2.0), HiddenStateError, "cannot be traced"),
    ],
)
def test_wrong_declarations_are_refused(law: Any, error: type[Exception], match: str) -> None:
    model, state = four_bar()
    with pytest.raises(error, match=match):
        model.simulate(state, 0.01, lambda t, x: [0 * law(x.memory, x)], parameters={"n": 2.0})


def test_events_do_not_remember_and_a_leaked_previous_value_is_refused() -> None:
    model, state = four_bar()
    with pytest.raises(UnsupportedError, match="event functions"):
        model.simulate(state, 0.01, None, events=[cc.Event("e", lambda t, x: x.memory.integrate("a", 1.0))])

    def law(t: Any, x: Any) -> Any:
        leaked = []
        x.memory.every(T).update("a", lambda old: leaked.append(old) or old)
        return [leaked[0]]

    with pytest.raises(HiddenStateError, match="another call"):
        model.simulate(state, 0.01, law)
    with pytest.raises(UnknownNameError, match=r"'totl'.*: total, lag"):
        model.simulate(state, 0.002, remembering).signal("totl")
