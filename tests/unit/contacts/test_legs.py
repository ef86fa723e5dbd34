"""Legged machines by events and by time stepping: hoppers from random starts, a quadruped with five-bar legs."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import closedchain as cc


def leg(name: str, mass: float, length: float) -> cc.Body:
    across = mass * length**2 / 12 + 1e-5
    return cc.Body(name, mass, (0, 0, -length / 2), (across, across, 2e-5))


def bent(name: str, parent: str, child: str, at: tuple[float, float, float], axis: tuple[float, float, float],
         angle: float, stiffness: float = 0.0) -> cc.Joint:  # fmt: skip
    here, there = cc.Pose(at, axis=axis), cc.Pose((0, 0, 0), axis=axis)
    if not stiffness:
        return cc.revolute(name, parent, child, here, there, start=(angle,))
    spring, damper = cc.JointSpring(stiffness, reference=angle), cc.JointDamper(stiffness / 100)
    return cc.revolute(name, parent, child, here, there, start=(angle,), spring=spring, damper=damper)


@cache
def hopper(mu: float) -> cc.Model:
    """Three legs of two links with springs."""
    bodies, joints, contacts = [cc.Body("trunk", 5.0, (0, 0, 0), (0.05, 0.05, 0.08))], [], []
    joints.append(cc.free("floats", "ground", "trunk"))
    for i in range(3):
        c, s = np.cos(2 * np.pi * i / 3), np.sin(2 * np.pi * i / 3)
        bodies += [leg(f"thigh{i}", 0.4, 0.2), leg(f"shank{i}", 0.3, 0.2)]
        joints.append(bent(f"hip{i}", "trunk", f"thigh{i}", (0.15 * c, 0.15 * s, 0), (-s, c, 0), -0.5, 40.0))
        joints.append(bent(f"knee{i}", f"thigh{i}", f"shank{i}", (0, 0, -0.2), (-s, c, 0), 1.0, 40.0))
        contacts.append(cc.Contact(f"foot{i}", f"shank{i}", (0, 0, -0.2), mu=mu))
    return cc.compile(cc.Mechanism("hopper", tuple(bodies), tuple(joints), contacts=tuple(contacts)))


@pytest.mark.parametrize(("mu", "seed"), [(0.2, 1), (0.9, 2)])
def test_hoppers_from_random_starts(mu: float, seed: int) -> None:
    """Plain Coulomb friction: contacts close, slip, stick and open, all by events, and the balances hold."""
    model, rng = hopper(mu), np.random.default_rng(seed)
    q, v = model.assemble().q.copy(), 0.5 * rng.normal(size=model.system.nv)
    q[:4] = [1, *0.12 * rng.normal(size=3)]
    q[:4] /= np.linalg.norm(q[:4])
    q[7:] += 0.1 * rng.normal(size=6)
    state = model.state(q, v)
    q[6] = 0.01 - min(state.body(f"shank{i}").point((0, 0, -0.2))[2] - q[6] for i in range(3))
    run = model.simulate(model.state(q, v), 0.12, contacts="event")
    assert {event.kind for event in run.events} >= {"touchdown", "liftoff"}
    assert run.statistics["by_events"] == 1.0
    assert run.statistics["flagged"] == 0
    assert run.statistics["penetration"] < 1e-9
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-9 * np.abs(run.energy.total).max())
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-8)
    force, modes = run.contact_forces, run.contact_modes
    side = np.linalg.norm(force[:, :, :2], axis=2)
    assert np.all(force[:, :, 2] >= -1e-6)
    assert np.all(side <= mu * force[:, :, 2] + 1e-6)
    np.testing.assert_allclose(side[modes == 2], mu * force[:, :, 2][modes == 2], rtol=1e-6, atol=1e-6)


@cache
def five_bar_quadruped() -> cc.Model:
    """Four legs that are planar five-bars: twenty constraint rows, twelve of them redundant."""
    thigh, shank, apart, splay = 0.15, 0.25, 0.06, 0.9
    knee = apart / 2 + thigh * np.sin(splay)
    down = np.sqrt(shank**2 - knee**2)
    bend, height = np.arctan2(knee, down), thigh * np.cos(splay) + down
    bodies, axis = [cc.Body("trunk", 8.0, (0, 0, 0), (0.06, 0.2, 0.22))], (0.0, 1.0, 0.0)
    joints, contacts = [cc.free("floats", "ground", "trunk", start=(1, 0, 0, 0, 0, 0, height))], []
    actuators = [cc.Actuator(f"hip{n}{i}", f"hip{n}{i}") for i in range(4) for n in "fr"]
    for i, (x, y) in enumerate(((0.2, 0.12), (0.2, -0.12), (-0.2, 0.12), (-0.2, -0.12))):
        for s, n in ((1, "f"), (-1, "r")):
            bodies += [leg(f"thigh{n}{i}", 0.25, thigh), leg(f"shank{n}{i}", 0.2, shank)]
            joints.append(
                bent(f"hip{n}{i}", "trunk", f"thigh{n}{i}", (x + s * apart / 2, y, 0), axis, -s * splay, 400.0)
            )
            knees = f"thigh{n}{i}", f"shank{n}{i}"
            joints.append(bent(f"knee{n}{i}", *knees, (0, 0, -thigh), axis, s * (splay + bend)))
        end = cc.Pose((0, 0, -shank), axis=axis)
        joints.append(cc.revolute(f"foot{i}", f"shankf{i}", f"shankr{i}", end, end, cut=True))
        contacts.append(cc.Contact(f"foot{i}", f"shankf{i}", (0, 0, -shank), mu=0.7))
    return cc.compile(
        cc.Mechanism("five_bars", tuple(bodies), tuple(joints), tuple(actuators), contacts=tuple(contacts))
    )


def test_quadruped_with_five_bar_legs() -> None:
    """It drops on its feet: all four touch at once, loops stay closed, balances hold, time stepping agrees."""
    model = five_bar_quadruped()
    q, v = model.assemble().q.copy(), np.zeros(model.system.nv)
    q[6] += 0.02
    v[3] = 0.3
    state = model.state(q, v)
    run = model.simulate(state, 0.08, contacts="event")
    hits = [event.time for event in run.events if event.kind == "touchdown"]
    assert hits == pytest.approx([np.sqrt(0.04 / 9.81)] * 4, abs=1e-9)
    assert run.loop_error.max() < 1e-10
    assert run.statistics["penetration"] < 1e-9
    assert run.statistics["by_events"] == 1.0
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-9 * np.abs(run.energy.total).max())
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-9)
    errors = []
    for step in (1e-3, 5e-4, 2.5e-4):
        stepped = model.simulate(state, 0.08, step=step, contacts="time_stepping")
        assert stepped.loop_error.max() < 1e-10
        errors.append(np.abs(stepped.body("trunk").position[-1] - run.body("trunk").position[-1]).max())
    assert errors[2] < 0.4 * errors[0] < 4e-4


def trot(t: object, state: object) -> dict[str, object]:
    """Diagonal feet are lifted in turn: both thighs of a leg are spread against their springs."""
    forces = {}
    for i in range(4):
        beat = np.sin(2 * np.pi * t / 0.16 + (0.0 if i in (0, 3) else np.pi))  # type: ignore[operator]
        lift = 60.0 * np.tanh(5 * t) * (beat + np.sqrt(beat * beat + 1e-3))  # type: ignore[operator]
        forces |= {f"hipf{i}": -lift, f"hipr{i}": lift}
    return forces


def test_a_quadruped_with_five_bar_legs_trots() -> None:
    """Feet lift and land in diagonal pairs, by events; loops stay closed, balances hold, rollouts agree."""
    model = five_bar_quadruped()
    state = model.assemble()
    run = model.simulate(state, 0.2, trot)
    for kind in ("touchdown", "liftoff"):
        assert {event.name for event in run.events if event.kind == kind} >= {"foot0", "foot3"}
    assert run.loop_error.max() < 1e-10
    assert run.statistics["penetration"] < 1e-9
    assert run.statistics["by_events"] > 0.9
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-7 * np.abs(run.energy.total).max())
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-7)
    ahead = model.rollout(state, 0.2, trot, step=2.5e-4)
    np.testing.assert_allclose(ahead.body("trunk").position[-1], run.body("trunk").position[-1], rtol=0, atol=2e-3)
