"""Contacts by events against closed forms: slopes, sliding, tipping, impacts, bouncing, spinning, stops, Painlevé."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc

G = 9.81


def box(mu: float, half: tuple[float, float, float] = (0.1, 0.08, 0.05), slope: float = 0.0) -> cc.Mechanism:
    """A box of 2 kg on four corners, gravity turned instead of the floor."""
    a, b, c = half
    inertia = tuple(2 / 3 * value for value in (b * b + c * c, a * a + c * c, a * a + b * b))
    corners = [(x * a, y * b, -c) for x in (1, -1) for y in (1, -1)]
    return cc.Mechanism(
        "box",
        [cc.Body("box", 2.0, (0, 0, 0), inertia)],
        [cc.free("floats", "ground", "box", start=(1, 0, 0, 0, 0, 0, c))],
        contacts=[cc.Contact(f"corner{i}", "box", corner, mu=mu) for i, corner in enumerate(corners)],
        gravity=(G * np.sin(slope), 0, -G * np.cos(slope)),
    )


def rolling(**fields: float) -> cc.Mechanism:
    body = cc.Body("ball", 2.0, (0, 0, 0), (0.02, 0.02, 0.02))
    contact = cc.Contact("below", "ball", radius=0.05, **fields)  # type: ignore[arg-type]
    return cc.Mechanism("ball", [body], [cc.free("floats", "ground", "ball")], contacts=[contact])


def rod(theta: float, height: float = 0.0, **fields: float) -> cc.Mechanism:
    """A rod of 1 kg and 1 m whose lower end touches the floor, inclined by theta."""
    start = (np.cos(theta / 2), 0, np.sin(theta / 2), 0, 0, 0, 0.5 * np.sin(theta) + height)
    return cc.Mechanism(
        "rod",
        [cc.Body("rod", 1.0, (0, 0, 0), (1e-3, 1 / 12, 1 / 12))],
        [cc.free("floats", "ground", "rod", start=start)],
        contacts=[cc.Contact("end", "rod", (0.5, 0, 0), **fields)],  # type: ignore[arg-type]
    )


def pushed(model: cc.Model, **velocity: float) -> cc.State:
    """The start with angular velocities wx, wy, wz and velocities x, y, z in the world."""
    state = model.assemble()
    v = [velocity.get(name, 0.0) for name in ("wx", "wy", "wz", "x", "y", "z")]
    R = state.body(model.mechanism.bodies[0].name).rotation
    return model.state(state.q, np.concatenate([R.T @ v[:3], R.T @ v[3:]]))


@pytest.mark.parametrize("side", [1e-6, -1e-6])
def test_slope_threshold(side: float) -> None:
    """tan θ = μ ± 1e-6 sticks and slides right, on four corners."""
    mu = np.tan(0.4) + side
    model = cc.compile(box(mu, slope=0.4))
    run = model.simulate(model.assemble(), 0.5, contacts="event")
    way = 0.0 if side > 0 else 0.5 * G * (np.sin(0.4) - mu * np.cos(0.4)) * 0.25
    assert run["floats"][-1, 4] == pytest.approx(way, abs=1e-11)
    assert run.statistics["by_events"] == 1.0
    assert set(run.contact_modes[-1]) == {1 if side > 0 else 2}
    assert run.statistics["penetration"] < 1e-12


def test_sliding_stops() -> None:
    model = cc.compile(box(0.5))
    run = model.simulate(pushed(model, x=2.0), 0.6, contacts="event")
    assert run["floats"][-1, 4] == pytest.approx(4 / (2 * 0.5 * G), abs=1e-9)
    stops = [event.time for event in run.events if event.kind == "stick"]
    assert stops == pytest.approx([2 / (0.5 * G)] * 4, abs=1e-8)
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-10)
    assert run.energy.contacts[-1] == pytest.approx(-4.0, abs=1e-8)  # all kinetic energy
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-8)


def test_static_friction_holds_longer_than_kinetic() -> None:
    mechanism = box(0.3, slope=0.35)
    held = [cc.Contact(c.name, c.body, c.at, mu=0.3, mu_static=0.4) for c in mechanism.contacts]
    model = cc.compile(
        cc.Mechanism("box", mechanism.bodies, mechanism.joints, contacts=held, gravity=mechanism.gravity)
    )
    rest = model.simulate(model.assemble(), 0.1, contacts="event")
    assert abs(rest["floats"][-1, 4]) < 1e-12
    slides = model.simulate(pushed(model, x=1e-3), 0.1, contacts="event")
    expected = 1e-4 + 0.5 * G * (np.sin(0.35) - 0.3 * np.cos(0.35)) * 0.01
    assert slides["floats"][-1, 4] == pytest.approx(expected, abs=1e-9)


def test_block_tips_about_its_edge() -> None:
    """It starts with the acceleration of a pendulum about the edge; the balance holds to the end."""
    model = cc.compile(box(2.0, half=(0.1, 0.3, 0.3), slope=0.5))
    run = model.simulate(model.assemble(), 0.05, contacts="event")
    inertia = 4 / 3 * 2.0 * (0.1**2 + 0.3**2)
    moment = 2.0 * G * (np.sin(0.5) * 0.3 - np.cos(0.5) * 0.1)
    angle = 2 * np.arcsin(run["floats"][-1, 2])
    # energy about the edge: ½ I w² = what the weight has given
    rise = np.array([np.cos(angle) * 0.1 - np.sin(angle) * 0.3, np.sin(angle) * 0.1 + np.cos(angle) * 0.3])
    work = 2.0 * G * (np.sin(0.5) * (0.1 - rise[0]) - np.cos(0.5) * (rise[1] - 0.3))
    assert run.velocity("floats")[-1, 1] == pytest.approx(np.sqrt(2 * work / inertia), rel=1e-9)
    assert angle == pytest.approx(0.5 * moment / inertia * 0.05**2, rel=1e-2)
    assert list(run.contact_modes[-1]) == [1, 1, 0, 0]


def test_rocking_block_loses_what_housner_says() -> None:
    """Velocity after an impact on the other edge: 1 − (3/2) sin²α of that before it."""
    half = (0.05, 0.2, 0.25)
    model = cc.compile(box(3.0, half=half))
    alpha, start = np.arctan2(0.05, 0.25), 0.02
    q = model.assemble().q.copy()
    edge = np.array([0.05 * np.cos(start) - 0.25 * -np.sin(start), 0.05 * np.sin(start) + 0.25 * np.cos(start)])
    q[:4] = [np.cos(start / 2), 0, np.sin(start / 2), 0]
    q[4:] = [0.0, 0.0, edge[1]]
    run = model.simulate(model.state(q, np.zeros(6)), 0.4, contacts="event")
    hit = next(event.time for event in run.events if event.kind == "touchdown" and event.time > 1e-6)
    at = np.flatnonzero(np.isclose(run.time, hit, rtol=0, atol=1e-13))
    before, after = run.velocity("floats")[at[0], 1], run.velocity("floats")[at[-1], 1]
    assert after / before == pytest.approx(1 - 1.5 * np.sin(alpha) ** 2, rel=1e-8)
    lost = run.energy.impacts[at[-1]] - run.energy.impacts[at[0]]
    inertia = 4 / 3 * 2.0 * (0.05**2 + 0.25**2)
    assert lost == pytest.approx(0.5 * inertia * (after**2 - before**2), rel=1e-7)


def test_rod_impact() -> None:
    """A falling rod hits a smooth floor with one end: e of its velocity, and p = (1 + e) v / W."""
    model = cc.compile(rod(0.5, height=0.01, mu=0.0, restitution=0.3))
    run = model.simulate(model.assemble(), 0.05, contacts="event")
    hit = next(event.time for event in run.events)
    assert hit == pytest.approx(np.sqrt(0.02 / G), abs=1e-9)
    at = np.flatnonzero(np.isclose(run.time, hit, rtol=0, atol=1e-13))
    v = np.sqrt(2 * G * 0.01)
    W = 1 + 12 * (0.5 * np.cos(0.5)) ** 2
    p = 1.3 * v / W
    assert run.velocity("floats")[at[-1], 1] == pytest.approx(-12 * 0.5 * np.cos(0.5) * p, rel=1e-8)
    assert run.energy.impacts[at[-1]] == pytest.approx(-0.5 * (1 - 0.09) * v * v / W, rel=1e-8)


def test_bouncing_ball() -> None:
    """Touchdowns follow the geometric series, and then the ball rests."""
    e, model = 0.5, cc.compile(rolling(restitution=0.5))
    state = model.state([1, 0, 0, 0, 0, 0, 0.25], np.zeros(6))
    run = model.simulate(state, 1.0, contacts="event")
    fall = np.sqrt(0.4 / G)
    found = [event.time for event in run.events if event.kind == "touchdown"]
    expected = [fall * (1 + 2 * e * (1 - e**k) / (1 - e)) for k in range(len(found))]
    np.testing.assert_allclose(found[:15], expected[:15], rtol=0, atol=1e-8)
    assert len(found) > 15
    assert run["floats"][-1, 6] == pytest.approx(0.05, abs=1e-12)
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-9)


def test_soft_finger_spins_down() -> None:
    model = cc.compile(rolling(mu=0.5, torsional=0.01))
    run = model.simulate(model.state([1, 0, 0, 0, 0, 0, 0.05], [0, 0, 10.0, 0, 0, 0]), 1.2, contacts="event")
    decay = 0.01 * 2.0 * G / 0.02
    assert [event.time for event in run.events if event.kind == "stick"] == pytest.approx([10 / decay], abs=1e-8)
    assert run.energy.contacts[-1] == pytest.approx(-0.5 * 0.02 * 100, abs=1e-8)


def test_sliding_ball_starts_to_roll() -> None:
    """v = 5/7 v0 for a uniform sphere; here 2 kg, 0.02 kg m², 0.05 m."""
    model = cc.compile(rolling(mu=0.3))
    run = model.simulate(model.state([1, 0, 0, 0, 0, 0, 0.05], [0, 0, 0, 1.0, 0, 0]), 1.0, contacts="event")
    share = 2.0 * 0.05**2 / (2.0 * 0.05**2 + 0.02)
    rolls = [event.time for event in run.events if event.kind == "stick"]
    assert rolls == pytest.approx([(1 - share) / (0.3 * G)], abs=1e-8)
    assert run.body("ball").velocity[-1, 0] == pytest.approx(share, abs=1e-8)


def test_painleve_is_passed_and_noted() -> None:
    """A steep rod pushed along with μ = 2: no acceleration obeys Coulomb's law, and the run says what it did."""
    model = cc.compile(rod(1.0, mu=2.0))
    run = model.simulate(pushed(model, x=1.0), 0.05, contacts="event")
    assert any("Painlevé" in note for note in run.notes)
    assert 0.9 < run.statistics["by_events"] < 1
    assert run.statistics["flagged"] == 0
    other = model.simulate(pushed(model, x=-1.0), 0.05, contacts="event")
    assert other.statistics["by_events"] == 1.0


def test_newton_restitution_does_not_create_energy() -> None:
    """A rod for which Newton's law with friction would: e is lowered, and the run says so."""
    model = cc.compile(rod(0.7, mu=1.0, restitution=0.9))
    run = model.simulate(pushed(model, x=-0.5, z=-1.0), 0.002, contacts="event")
    assert run.energy.impacts[-1] == pytest.approx(0, abs=1e-9)
    assert run.energy.impacts[-1] <= 1e-12
    assert any("would create energy" in note for note in run.notes)


@pytest.mark.parametrize("driver", ["event", "time_stepping"])
def test_what_is_pressed_on_a_wall_without_weight_stays_there(driver: str) -> None:
    """Forces that balance each other leave rounding only, which is none of the machine's."""
    body = cc.Body("block", 1.3, inertia=(0.1, 0.1, 0.1))
    rail, foot = cc.prismatic("x", "ground", "block", axis=(0, 0, 1)), cc.Contact("foot", "block", mu=0.3)
    press = cc.Mechanism("press", [body], [rail], [cc.Actuator("m", "x")], gravity=(0, 0, 0), contacts=[foot])
    model = cc.compile(press)
    for law in ([-0.7], lambda t, state: [-0.7 - 0.3 * t]):
        run = model.simulate(model.assemble(), 0.5, law, contacts=driver)
        assert run.ending.complete, run.ending
        np.testing.assert_allclose(run["x"], 0.0, atol=1e-15)
        np.testing.assert_allclose(run.contact_forces[-1, 0, 2], -run.forces[-1, 0], rtol=1e-3)
