"""Static equilibrium against energies minimised by hand, textbook frequencies and flutter, and what has none."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import numpy as np
import pytest
from scipy.optimize import brentq, minimize, minimize_scalar

import closedchain as cc
from closedchain.errors import ArgumentError, EquilibriumError, SingularityError, UnknownNameError

G = 9.81


def pendulum(stiffness: float, **more: object) -> cc.Mechanism:
    """A rod of 2 kg and 0.8 m on a pin, a strut from its end to a point 1 m above the pin."""
    joint = cc.pin("pin", "ground", "rod", (0, 0, 0), (0, -1, 0))
    rod = cc.Body("rod", 2.0, (0.4, 0, 0), (0.0, 2 * 0.64 / 12, 2 * 0.64 / 12))
    struts = [cc.Strut("spring", "ground", "rod", (0, 0, 1.0), (0.8, 0, 0), stiffness, 0.5)] if stiffness else []
    return cc.drawing("pendulum", [rod], [joint], [cc.Actuator("motor", "pin", **more)], struts=struts)


@cache
def sprung() -> cc.Model:
    return cc.compile(pendulum(20.0))


def energy(angle: float, stiffness: float = 20.0) -> float:
    length = np.hypot(0.8 * np.cos(angle), 0.8 * np.sin(angle) - 1.0)
    return float(2 * G * 0.4 * np.sin(angle) + stiffness * (length - 0.5) ** 2 / 2)


def slope(angle: float, stiffness: float = 20.0) -> float:
    """dV/dθ: L dL/dθ = −0.8 cos θ."""
    length = np.hypot(0.8 * np.cos(angle), 0.8 * np.sin(angle) - 1.0)
    return float(2 * G * 0.4 * np.cos(angle) - stiffness * (length - 0.5) * 0.8 * np.cos(angle) / length)


def test_a_sprung_pendulum_rests_where_its_energy_is_least() -> None:
    found = sprung().equilibrium()
    wanted = minimize_scalar(energy, (-1.0, 0.0, 1.0), tol=1e-12).x
    np.testing.assert_allclose(found.state["pin"], wanted, atol=1e-7)
    np.testing.assert_allclose(slope(found.state["pin"]), 0.0, atol=1e-10)
    curvature = (slope(wanted + 1e-5) - slope(wanted - 1e-5)) / 2e-5
    np.testing.assert_allclose(found.frequencies, [np.sqrt(curvature / (2 * 0.64 / 3)) / (2 * np.pi)], rtol=1e-8)
    assert found.stable
    assert found.residual < 1e-11


def test_all_equilibria_are_the_zeros_of_the_slope() -> None:
    """Energy with four equilibria on the circle: all are found, and which are stable."""
    angles = np.linspace(-np.pi, np.pi, 721)
    zeros = [brentq(slope, a, b) for a, b in pairwise(angles) if slope(a) * slope(b) < 0]
    found = sprung().equilibria(tries=24)
    at = sorted((float(np.angle(np.exp(1j * one.state["pin"]))), one.stable) for one in found)
    np.testing.assert_allclose([angle for angle, _ in at], sorted(zeros), atol=1e-9)
    assert [stable for _, stable in at] == [slope(zero + 1e-4) > 0 for zero in sorted(zeros)]
    assert [one.stable for one in found] == sorted((one.stable for one in found), reverse=True)


def test_stable_ones_are_found_downhill_and_others_on_demand() -> None:
    """Upright and hanging, without a spring; from upright itself the search leaves it."""
    model = cc.compile(pendulum(0.0))
    upright = model.assemble(joints={"pin": np.pi / 2})
    down, up = model.equilibrium(upright), model.equilibrium(upright, stable=False)
    np.testing.assert_allclose([np.sin(one.state["pin"]) for one in (down, up)], [-1.0, 1.0], atol=1e-12)
    assert (down.stability, up.stability) == ("stable", "unstable")
    frequency = np.sqrt(2 * G * 0.4 / (2 * 0.64 / 3)) / (2 * np.pi)
    np.testing.assert_allclose(down.frequencies, [frequency], rtol=1e-10)
    assert np.isnan(up.frequencies).all()
    np.testing.assert_allclose(up.poles, [frequency * 2 * np.pi, -frequency * 2 * np.pi], rtol=1e-9)
    weightless = cc.compile(replace(pendulum(0.0), gravity=(0, 0, 0)))
    still = weightless.equilibrium()
    assert still.stability == "indifferent"
    assert still.frequencies.tolist() == [0.0]


def test_a_loop_rests_where_its_energy_is_least() -> None:
    """Four-bar with a strut to the rocker: angles by two circles, energy minimised over the crank's."""
    spring = cc.Strut("spring", "ground", "rocker", (3.5, 2.0, 0), (1.5, 0, 0), 40.0, 0.6, damping=3.0)
    model = cc.compile(replace(cc.library.four_bar(), struts=(spring,)))
    found = model.equilibrium()

    def linkage(crank: float) -> float:
        tip, base = np.array([np.cos(crank), np.sin(crank)]), np.array([3.0, 0.0])
        d = np.linalg.norm(base - tip)
        along = (16 - 6.25 + d * d) / (2 * d)
        normal = np.array([-(base - tip)[1], (base - tip)[0]]) / d
        joint = tip + along * (base - tip) / d + np.sqrt(16 - along**2) * normal
        end = base + 1.5 * (joint - base) / 2.5
        height = tip[1] / 2 + (tip + joint)[1] / 2 + (base + joint)[1] / 2
        return float(9.8 * height + 20.0 * (np.linalg.norm(end - [3.5, 2.0]) - 0.6) ** 2)

    crank = float(found.state["crank"])
    h = 1e-4
    V = [linkage(crank + s * h) for s in (-2, -1, 0, 1, 2)]
    assert abs(V[0] - 8 * V[1] + 8 * V[3] - V[4]) / (12 * h) < 1e-7
    curvature = (-V[0] + 16 * V[1] - 30 * V[2] + 16 * V[3] - V[4]) / (12 * h * h)
    assert curvature > 0
    assert found.stable
    # inertia at the crank: kinetic energy at unit velocity
    inertia = 2 * model.energies(model.with_velocities(found.state, {"crank": 1.0}))[0]
    np.testing.assert_allclose(found.frequencies, [np.sqrt(curvature / inertia) / (2 * np.pi)], rtol=1e-6)
    # the same machine by forward dynamics and by its linearization, damping included
    assert np.abs(model.forward_dynamics(found.state).acceleration).max() < 1e-9
    np.testing.assert_allclose(found.poles, model.linearize(found.state).poles, rtol=1e-9)


def test_a_body_on_a_bushing_against_six_coordinates() -> None:
    """Energy of turn and shift minimised over rotation vector and position, a body that hangs beside its bushing."""
    K = (40.0, 60.0, 50.0, 300.0, 500.0, 800.0)
    body = cc.Body("block", 3.0, (0.2, 0.1, 0.0), (0.05, 0.06, 0.07))
    bushing = cc.Bushing("rubber", "ground", "block", stiffness=K)
    model = cc.compile(cc.Mechanism("block", [body], [cc.free("floating", "ground", "block")], bushings=[bushing]))
    found = model.equilibrium()

    def potential(x: np.ndarray) -> float:
        angle = np.linalg.norm(x[:3])
        axis = x[:3] / max(angle, 1e-300)
        delta = np.concatenate([2 * np.sin(angle / 2) * axis, x[3:]])
        S = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
        R = np.eye(3) + np.sin(angle) * S + (1 - np.cos(angle)) * S @ S
        return float(delta @ (K * delta) / 2 + 3.0 * G * (x[3:] + R @ body.center)[2])

    best = minimize(potential, np.full(6, 1e-3), method="BFGS", options={"gtol": 1e-9})
    R, p = found.state.body("block").rotation, found.state.body("block").position
    np.testing.assert_allclose(p, best.x[3:], atol=1e-6)
    angle = np.linalg.norm(best.x[:3])
    np.testing.assert_allclose(np.trace(R), 1 + 2 * np.cos(angle), atol=1e-6)
    np.testing.assert_allclose(p, [0, 0, -3.0 * G / 800.0], atol=1e-12)
    assert found.stable
    assert len(found.frequencies) == 6


def test_armature_counts_and_damping_makes_the_poles() -> None:
    """A table on a spring with a geared motor: ω² = k / (m + gear² J), d = gear² d_motor."""
    slide = cc.slider("table", "ground", "table", (0, 0, 0), (0, 0, 1), spring=cc.JointSpring(900.0), armature=0.5)
    motor = cc.Actuator("motor", "table", gear=30.0, rotor_inertia=1e-3, damping=0.02)
    model = cc.compile(cc.drawing("table", [cc.Body("table", 2.0)], [slide], [motor]))
    found = model.equilibrium()
    mass = 2.0 + 0.5 + 900 * 1e-3
    np.testing.assert_allclose(found.state["table"], -2.0 * G / 900.0, rtol=1e-12)
    np.testing.assert_allclose(found.frequencies, [np.sqrt(900 / mass) / (2 * np.pi)], rtol=1e-12)
    np.testing.assert_allclose(found.poles, np.roots([mass, 900 * 0.02, 900.0])[::-1], rtol=1e-10)
    driven = model.equilibrium(forces={"motor": 2.0 * G + 9.0})
    np.testing.assert_allclose(driven.state["table"], 0.01, rtol=1e-12)
    pulled = model.equilibrium(wrenches={"table": [0, 0, 0, 0, 0, -9.0]})
    np.testing.assert_allclose(pulled.state["table"], -(2.0 * G + 9.0) / 900.0, rtol=1e-12)


def test_held_actuators_say_what_holds_them() -> None:
    """The torque of weight and spring about the pin; those of a five-bar as inverse dynamics has them."""
    start = sprung().assemble(joints={"pin": 0.3})
    found = sprung().equilibrium(start, hold=["motor"])
    np.testing.assert_allclose(found.forces["motor"], slope(0.3), rtol=1e-12)
    np.testing.assert_allclose(found.state.q, start.q, atol=1e-15)
    assert found.stable
    assert found.frequencies.size == 0
    bar = cc.compile(cc.library.five_bar())
    state = bar.assemble()
    held = bar.equilibrium(state, hold="all")
    np.testing.assert_allclose(list(held.forces.values()), bar.inverse_dynamics(state).forces, rtol=1e-9)
    name, other = held.forces
    one = bar.equilibrium(state, hold=[name])
    np.testing.assert_allclose(one.state.actuators[name], state.actuators[name], atol=1e-12)
    assert one.forces[other] == 0
    np.testing.assert_allclose(bar.forward_dynamics(one.state, one.forces).acceleration, 0.0, atol=1e-8)


@pytest.mark.parametrize("load", [1.9, 2.2])
def test_ziegler_column_flutters(load: float) -> None:
    """Two rigid links with torsion springs under a force that follows the tip, masses 2 m and m: stable up to
    P l / k = 7/2 − √2 although no equilibrium but the straight one exists (Ziegler 1952)."""
    spring = cc.JointSpring(1.0)
    joints = [cc.pin("one", "ground", "a", (0, 0, 0), (0, 1, 0), spring=spring),
              cc.pin("two", "a", "b", (0, 0, 1), (0, 1, 0), spring=spring)]  # fmt: skip
    bodies = [cc.Body("a", 2.0, (0, 0, 1)), cc.Body("b", 1.0, (0, 0, 2))]
    push = cc.Wrench("b", force=(0, 0, -load), at=(0, 0, 2), axes="body")
    column = cc.drawing("column", bodies, joints, wrenches=[push], gravity=(0, 0, 0))
    found = cc.compile(column).equilibrium(stable=False)
    assert (load < 3.5 - np.sqrt(2)) == (found.stability == "stable")
    assert found.stable != bool(np.isnan(found.frequencies).any())


def test_a_rod_that_spins_between_balls_is_one_equilibrium() -> None:
    rod = cc.Body.rod("rod", 1.0, 0.5)
    joints = [cc.spherical("top", "ground", "rod")]
    model = cc.compile(cc.Mechanism("hanging", [rod], joints))
    found = model.equilibria(tries=6)
    assert [one.stability for one in found] == ["indifferent", "unstable"]
    # the spin of a slender rod has neither stiffness nor mass
    np.testing.assert_allclose(found[0].frequencies, [np.sqrt(1.5 * G / 0.5) / (2 * np.pi)] * 2, rtol=1e-9)


def test_what_has_no_equilibrium_is_said() -> None:
    body = cc.Body("stone", 1.0, inertia=(1.0, 1.0, 1.0))
    falling = cc.compile(cc.Mechanism("falling", [body], [cc.prismatic("fall", "ground", "stone")]))
    with pytest.raises(EquilibriumError, match="out of balance"):
        falling.equilibrium()
    flat = cc.compile(cc.library.n_four_bar(1))
    with pytest.raises(SingularityError, match="2 instead of 1"):
        flat.equilibrium(flat.assemble(joints={"bar0": 0.0, "left1": 0.0}, allow_singular=True))


def test_wrong_questions_are_refused() -> None:
    model = sprung()
    with pytest.raises(UnknownNameError, match="hold: no actuator 'pin'; actuators: motor"):
        model.equilibrium(hold=["pin"])
    with pytest.raises(ArgumentError, match="list of names"):
        model.equilibrium(hold="motor")
    with pytest.raises(ArgumentError, match="held and has a force"):
        model.equilibrium(forces={"motor": 1.0}, hold=["motor"])
    with pytest.raises(UnknownNameError, match="no body 'rot'; bodies: rod"):
        model.equilibrium(wrenches={"rot": np.zeros(6)})
    with pytest.raises(ArgumentError, match=r"rod.*6 .*numbers"):
        model.equilibrium(wrenches={"rod": np.zeros(3)})
