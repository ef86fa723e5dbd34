"""Couplings between joints: against Lagrange's equations written by hand, as rows of mobility and assembly, refused."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, AssemblyError, MechanismError, UnknownNameError
from closedchain.mechanism.quantities import quantities, with_quantities
from interpreted import interpreted
from oracles.lagrange import accelerations

A, B, D = 0.3, 0.45, 0.5  # cranks, couplers, distance of the pins
M_A, M_B = 0.7, 1.1
Z = (0.0, 0.0, 1.0)
DOWN = (0.0, -9.81, 0.0)
OFFSET, RATIO = 5.0, -2.0  # crank2 = 5 − 2 crank1


def five_bar_parts(cut: str = "tip") -> tuple[list[cc.Body], list[cc.Joint]]:
    """Bodies and joints of two cranks with a coupler each, in the xy plane."""
    bodies = [cc.Body.rod(name, m, length) for name, m, length in
              (("a1", M_A, A), ("b1", M_B, B), ("a2", M_A, A), ("b2", M_B, B))]  # fmt: skip
    joints = [
        cc.revolute("crank1", "ground", "a1", axis=Z, start=(2.0,)),
        cc.revolute("elbow1", "a1", "b1", (A, 0, 0), axis=Z, start=(-1.1,)),
        cc.revolute("crank2", "ground", "a2", (D, 0, 0), axis=Z, start=(1.0,)),
        cc.revolute("elbow2", "a2", "b2", (A, 0, 0), axis=Z, start=(1.2,)),
        cc.revolute("tip", "b1", "b2", (B, 0, 0), (B, 0, 0), axis=Z),
    ]
    return bodies, [replace(joint, cut=joint.name == cut) for joint in joints]


def geared_five_bar(cut: str = "tip") -> cc.Mechanism:
    """The two cranks mesh."""
    bodies, joints = five_bar_parts(cut)
    gears = cc.Coupling("gears", joint="crank2", to="crank1", teeth=(20, 40), offset=OFFSET)
    motor = cc.Actuator("motor", "crank1")
    return cc.Mechanism("geared five-bar", bodies, joints, [motor], gravity=DOWN, couplings=[gears])


def rod_energies(rods: list[tuple[float, float, Any, int]], q: ca.SX, u: ca.SX) -> tuple[ca.SX, ca.SX]:
    """Kinetic and potential energy of uniform rods (mass, length, start as a function of q, number of their angle)."""
    T = V = ca.SX(0)
    for m, length, start, i in rods:
        centre = start(q) + length / 2 * ca.vertcat(ca.cos(q[i]), ca.sin(q[i]))
        T += m * ca.sumsqr(ca.jtimes(centre, q, u)) / 2 + m * length**2 / 24 * u[i] ** 2
        V += 9.81 * m * centre[1]
    return T, V


def along(length: float, angle: ca.SX) -> ca.SX:
    return length * ca.vertcat(ca.cos(angle), ca.sin(angle))


def five_bar_by_hand(state: cc.State, force: float) -> tuple[np.ndarray, np.ndarray]:
    """Accelerations of the absolute angles of a1, b1, a2, b2, and λ of loop (2) and gears."""
    rods = [
        (M_A, A, lambda q: ca.SX(2, 1), 0),
        (M_B, B, lambda q: along(A, q[0]), 1),
        (M_A, A, lambda q: ca.SX(ca.DM([D, 0])), 2),
        (M_B, B, lambda q: ca.DM([D, 0]) + along(A, q[2]), 3),
    ]
    u0 = ca.SX(4, 1)
    return accelerations(
        lambda q, u: rod_energies(rods, q, u)[0],
        lambda q: rod_energies(rods, q, u0)[1],
        lambda q: ca.vertcat(
            along(A, q[0]) + along(B, q[1]) - along(A, q[2]) - along(B, q[3]) - ca.DM([D, 0]),
            q[2] - OFFSET - RATIO * q[0],
        ),
        absolute(state.__getitem__),
        absolute(state.velocity),
        lambda q, u: ca.vertcat(force, 0, 0, 0),
    )


def absolute(relative: Any) -> np.ndarray:
    crank1, elbow1, crank2, elbow2 = (float(relative(name)) for name in ("crank1", "elbow1", "crank2", "elbow2"))
    return np.array([crank1, crank1 + elbow1, crank2, crank2 + elbow2])


@cache
def five_bar(cut: str = "tip") -> tuple[cc.Model, cc.State]:
    model = cc.compile(geared_five_bar(cut))
    return model, model.with_velocities(model.assemble(joints={"crank1": 2.0}), {"crank1": 1.3})


@pytest.mark.parametrize("cut", ["tip", "crank2"])
@pytest.mark.parametrize("method", ["lagrange", "reference"])
def test_geared_five_bar_as_by_hand(method: str, cut: str) -> None:
    """Also where the wheel that follows closes the loop."""
    model, state = five_bar(cut)
    wanted, multipliers = five_bar_by_hand(state, 1.5)
    answer = model.forward_dynamics(state, {"motor": 1.5}, method=method)
    np.testing.assert_allclose(absolute(answer.__getitem__), wanted, rtol=1e-10)
    np.testing.assert_allclose(answer.couplings["gears"], multipliers[2], rtol=1e-10)
    back = model.inverse_dynamics(state, acceleration=answer.acceleration)
    np.testing.assert_allclose(back["motor"], 1.5, rtol=1e-9)
    np.testing.assert_allclose(back.couplings["gears"], multipliers[2], rtol=1e-9)


def test_reactions_hold_what_the_gears_pass_on() -> None:
    """About its own axis crank2 is driven by the gears alone, whether it closes the loop or not."""
    for cut in ("tip", "crank2"):
        model, state = five_bar(cut)
        answer = model.forward_dynamics(state, {"motor": 1.5})
        np.testing.assert_allclose(answer.reactions["crank2"][2], answer.couplings["gears"], rtol=1e-9)
        assert answer.unique["crank2"][2]


def test_mobility_and_report() -> None:
    model, _ = five_bar()
    report = model.report()
    assert (report.mobility, report.constraints, report.couplings) == (1, 6, (("gears", "crank2 = 5 − 2 crank1"),))
    assert model.system.row_names[-1] == "gears"
    assert "crank2 = 5 − 2 crank1" in str(report)


@pytest.mark.parametrize("cut", ["tip", "crank2"])
def test_simulation_keeps_the_gears_meshed(cut: str) -> None:
    """Over more than a turn of the wheel that follows: its angle is known from −π to π where it is cut."""
    model, state = five_bar(cut)
    run = model.simulate(state, 1.2)
    turned = np.ptp(np.unwrap([sample["crank2"] for sample in run.states]))
    assert turned > np.pi
    assert run.loop_error.max() < 1e-12
    energy = run.energy.kinetic + run.energy.potential
    np.testing.assert_allclose(energy, energy[0], rtol=1e-6)
    if cut == "tip":
        for sample in run.states:
            np.testing.assert_allclose(sample["crank2"], OFFSET + RATIO * sample["crank1"], atol=1e-11)


# a four-bar whose crank turns a wheel
GROUND_LINK, CRANK, ROD, ROCKER, WHEEL = 0.9, 0.3, 0.8, 0.6, 0.004


def test_geared_four_bar_as_by_hand() -> None:
    """The wheel of 20 teeth, with its mass beside its axle, meshes with one of 60 on the crank."""
    bodies = [cc.Body.rod("crank", 1.0, CRANK), cc.Body.rod("rod", 2.0, ROD), cc.Body.rod("rocker", 1.5, ROCKER)]
    bodies.append(cc.Body("wheel", 0.5, (0.03, 0, 0), (WHEEL, WHEEL, WHEEL)))
    joints = [
        cc.revolute("A", "ground", "crank", axis=Z, start=(0.8,)),
        cc.revolute("B", "crank", "rod", (CRANK, 0, 0), axis=Z, start=(-0.5,)),
        cc.revolute("C", "rod", "rocker", (ROD, 0, 0), (ROCKER, 0, 0), axis=Z, cut=True),
        cc.revolute("D", "ground", "rocker", (GROUND_LINK, 0, 0), axis=Z, start=(1.3,)),
        cc.revolute("axle", "ground", "wheel", (0, -0.4, 0), axis=Z),
    ]
    gears = cc.Coupling("gears", joint="axle", to="A", teeth=(20, 60))
    with interpreted():
        model = cc.compile(
            cc.Mechanism("four-bar", bodies, joints, [cc.Actuator("motor", "A")], gravity=DOWN, couplings=[gears])
        )
        state = model.with_velocities(model.assemble(joints={"A": 0.8}), {"A": 2.0})
        answer = model.forward_dynamics(state, [1.5])
    rods = [
        (1.0, CRANK, lambda q: ca.SX(2, 1), 0),
        (2.0, ROD, lambda q: along(CRANK, q[0]), 1),
        (1.5, ROCKER, lambda q: ca.SX(ca.DM([GROUND_LINK, 0])), 2),
    ]

    def energies(q: ca.SX, u: ca.SX) -> tuple[ca.SX, ca.SX]:
        T, V = rod_energies(rods, q, u)
        return T + (WHEEL + 0.5 * 0.03**2) * u[3] ** 2 / 2, V + 9.81 * 0.5 * 0.03 * ca.sin(q[3])

    def numbers(relative: Any) -> list[float]:
        return [relative("A"), relative("A") + relative("B"), relative("D"), relative("axle")]

    wanted, multipliers = accelerations(
        lambda q, u: energies(q, u)[0],
        lambda q: energies(q, ca.SX(4, 1))[1],
        lambda q: ca.vertcat(
            along(CRANK, q[0]) + along(ROD, q[1]) - along(ROCKER, q[2]) - ca.DM([GROUND_LINK, 0]), q[3] + 3 * q[0]
        ),
        numbers(state.__getitem__),
        numbers(state.velocity),
        lambda q, u: ca.vertcat(1.5, 0, 0, 0),
    )
    np.testing.assert_allclose(numbers(answer.__getitem__), wanted, rtol=1e-10)
    np.testing.assert_allclose(answer.couplings["gears"], multipliers[2], rtol=1e-10)


# a slider-crank whose slider is a rack
R, L, PINION, RACK_OFFSET = 0.12, 0.4, 0.05, 0.3


def rack_in_a_loop() -> cc.Mechanism:
    bodies = [
        cc.Body.rod("crank", 0.8, R),
        cc.Body.rod("rod", 1.2, L),
        cc.Body("rack", 2.0),
        cc.Body("pinion", 0.5, (0.02, 0, 0), (0.001, 0.001, 0.002)),
    ]
    joints = [
        cc.revolute("crank", "ground", "crank", axis=Z, start=(0.7,)),
        cc.revolute("pin", "crank", "rod", (R, 0, 0), axis=Z, start=(-0.9,)),
        cc.prismatic("slide", "ground", "rack", axis=(1, 0, 0), start=(0.48,)),
        cc.revolute("wrist", "rod", "rack", (L, 0, 0), axis=Z, cut=True),
        cc.revolute("pinion", "ground", "pinion", (0, 0.2, 0), axis=Z, spring=cc.JointSpring(0.4, 1.0)),
    ]
    rack = cc.Coupling("rack", joint="slide", to="pinion", radius=PINION, offset=RACK_OFFSET)
    motor = cc.Actuator("motor", "crank")
    return cc.Mechanism("rack", bodies, joints, [motor], gravity=DOWN, couplings=[rack])


def test_rack_and_pinion_in_a_loop_as_by_hand() -> None:
    model = cc.compile(rack_in_a_loop())
    state = model.with_velocities(model.assemble(joints={"crank": 0.7}), {"crank": -3.0})
    np.testing.assert_allclose(state["slide"], RACK_OFFSET + PINION * state["pinion"], atol=1e-13)

    def energies(q: ca.SX, u: ca.SX) -> tuple[ca.SX, ca.SX]:
        T, V = rod_energies([(0.8, R, lambda q: ca.SX(2, 1), 0), (1.2, L, lambda q: along(R, q[0]), 1)], q, u)
        T += 2.0 * u[2] ** 2 / 2 + (0.002 + 0.5 * 0.02**2) * u[3] ** 2 / 2
        V += 9.81 * 0.5 * 0.02 * ca.sin(q[3]) + 0.4 * (q[3] - 1.0) ** 2 / 2
        return T, V

    def numbers(relative: Any) -> list[float]:
        return [relative("crank"), relative("crank") + relative("pin"), relative("slide"), relative("pinion")]

    wanted, multipliers = accelerations(
        lambda q, u: energies(q, u)[0],
        lambda q: energies(q, ca.SX(4, 1))[1],
        lambda q: ca.vertcat(along(R, q[0]) + along(L, q[1]) - ca.vertcat(q[2], 0), q[2] - RACK_OFFSET - PINION * q[3]),
        numbers(state.__getitem__),
        numbers(state.velocity),
        lambda q, u: ca.vertcat(2.0, 0, 0, 0),
    )
    answer = model.forward_dynamics(state, {"motor": 2.0})
    np.testing.assert_allclose(numbers(answer.__getitem__), wanted, rtol=1e-10)
    np.testing.assert_allclose(answer.couplings["rack"], multipliers[2], rtol=1e-10)


# pendulums of which one follows the other
LAW = (0.1, 0.5, 0.3, -0.05)


def mimic(coupling: cc.Coupling, second: cc.Joint | None = None) -> cc.Mechanism:
    bodies = [cc.Body.rod("first", 1.0, 0.5), cc.Body.rod("second", 0.6, 0.3)]
    joints = [
        cc.revolute("one", "ground", "first", axis=Z, start=(0.8,)),
        second or cc.revolute("two", "ground", "second", (1, 0, 0), axis=Z),
    ]
    return cc.Mechanism("mimic", bodies, joints, gravity=DOWN, couplings=[coupling])


@cache
def polynomial() -> cc.Model:
    return cc.compile(mimic(cc.Coupling("cam", "two", "one", polynomial=LAW)))


def one_coordinate(angle: float, speed: float) -> float:
    """θ'' of the first pendulum, with the second one's angle replaced by the polynomial."""

    def both(q: ca.SX, u: ca.SX) -> tuple[ca.SX, ca.SX]:
        s = q[0]
        x = ca.vertcat(s, LAW[0] + LAW[1] * s + LAW[2] * s**2 + LAW[3] * s**3)
        v = ca.jtimes(x, q, u)
        T = 1.0 * 0.5**2 / 6 * v[0] ** 2 + 0.6 * 0.3**2 / 6 * v[1] ** 2
        return T, 9.81 * (1.0 * 0.25 * ca.sin(x[0]) + 0.6 * 0.15 * ca.sin(x[1]))

    no_loop = lambda q: ca.SX(0, 1)  # noqa: E731
    found = accelerations(lambda q, u: both(q, u)[0], lambda q: both(q, ca.SX(1, 1))[1], no_loop, [angle], [speed])
    return float(found[0][0])


@pytest.mark.parametrize("angle", [0.8, -1.7, 7.5])
def test_polynomial_as_in_one_coordinate(angle: float) -> None:
    model = polynomial()
    state = model.with_velocities(model.assemble(joints={"one": angle}), {"one": 1.9})
    np.testing.assert_allclose(state["two"], np.polynomial.Polynomial(LAW)(angle), rtol=1e-12)
    np.testing.assert_allclose(model.forward_dynamics(state)["one"], one_coordinate(angle, 1.9), rtol=1e-10)


def test_linearization_as_in_one_coordinate() -> None:
    model = polynomial()
    state = model.with_velocities(model.assemble(joints={"one": 0.8}), {"one": 1.9})
    found, h = model.linearize(state, velocities=["one"]), 1e-5
    by_angle = (one_coordinate(0.8 + h, 1.9) - one_coordinate(0.8 - h, 1.9)) / (2 * h)
    by_speed = (one_coordinate(0.8, 1.9 + h) - one_coordinate(0.8, 1.9 - h)) / (2 * h)
    np.testing.assert_allclose(found.A, [[0, 1], [by_angle, by_speed]], rtol=1e-7, atol=1e-8)


def test_a_joint_that_follows_two() -> None:
    """A carrier between two wheels: with inertias J alone, Lagrange's equations of two coordinates."""
    J = (0.02, 0.05, 0.11)
    names = ("carrier", "sun", "ring")
    bodies = [cc.Body(name, 1.0, inertia=(j, j, j)) for name, j in zip(names, J, strict=True)]
    joints = [cc.revolute(name, "ground", name, axis=Z) for name in names]
    motors = [cc.Actuator("m1", "sun"), cc.Actuator("m2", "ring")]
    planets = cc.Coupling("planets", "carrier", ("sun", "ring"), ratio=(0.3, 0.7))
    model = cc.compile(cc.Mechanism("planetary", bodies, joints, motors, couplings=[planets]))
    M = np.diag(J[1:]) + J[0] * np.outer([0.3, 0.7], [0.3, 0.7])
    wanted = np.linalg.solve(M, [0.4, -0.1])
    answer = model.forward_dynamics(model.assemble(), (0.4, -0.1))
    np.testing.assert_allclose([answer["sun"], answer["ring"]], wanted, rtol=1e-12)
    np.testing.assert_allclose(answer.couplings["planets"], J[0] * (wanted @ [0.3, 0.7]), rtol=1e-12)


def test_a_screw_and_a_joint_that_is_held() -> None:
    nut = cc.prismatic("two", "ground", "second", axis=Z)
    model = cc.compile(mimic(cc.Coupling("screw", "two", "one", lead=0.02), nut))
    np.testing.assert_allclose(model.assemble(joints={"one": 3.0})["two"], 0.02 * 3.0 / (2 * np.pi), rtol=1e-12)
    model = cc.compile(mimic(cc.Coupling("brake", "two", (), offset=0.4)))
    state = model.assemble(joints={"one": 1.0})
    assert (model.mobility.dof, round(state["two"], 12)) == (1, 0.4)
    torque = 9.81 * 0.6 * 0.15 * np.cos(0.4)
    np.testing.assert_allclose(model.forward_dynamics(state).couplings["brake"], torque, rtol=1e-12)


def test_couplings_that_lock_are_named() -> None:
    machine = mimic(cc.Coupling("gears", "two", "one", ratio=-2.0))
    belt = cc.Coupling("belt", "two", "one", radii=(0.1, 0.1))
    model = cc.compile(replace(machine, couplings=(*machine.couplings, belt)))
    assert model.mobility.dof == 0
    assert any("lock the machine" in note and "gears, belt" in note for note in model.report().notes)
    with pytest.raises(MechanismError, match=r"lock the machine, which has 2 .*: gears, belt; leave one out"):
        model.assemble()
    held = model.assemble(allow_singular=True)
    np.testing.assert_allclose(model.forward_dynamics(held).acceleration, 0, atol=1e-12)
    five = geared_five_bar()
    one_more = cc.Coupling("rods", "elbow2", "elbow1", ratio=1.0, offset=2.3)
    notes = cc.compile(replace(five, couplings=(*five.couplings, one_more))).report().notes
    assert any("1 DOF" not in note and "gears, rods" in note for note in notes)


def test_couplings_that_contradict_are_named() -> None:
    machine = mimic(cc.Coupling("gears", "two", "one", ratio=-2.0))
    other = cc.Coupling("belt", "two", "one", ratio=-2.0, offset=0.3)
    with pytest.raises(AssemblyError, match=r"loops stay open at (gears|belt) by .* rad"):
        cc.compile(replace(machine, couplings=(*machine.couplings, other))).assemble()


def test_couplings_that_say_the_same_are_redundant() -> None:
    machine = mimic(cc.Coupling("there", "two", "one", ratio=-2.0))
    back = cc.Coupling("back", "one", "two", ratio=-0.5)
    model, alone = cc.compile(replace(machine, couplings=(*machine.couplings, back))), cc.compile(machine)
    assert model.report().redundant in (("there (coupling of two)",), ("back (coupling of one)",))
    state = model.assemble(joints={"one": 0.5})
    found = model.forward_dynamics(state)["one"]
    np.testing.assert_allclose(found, alone.forward_dynamics(alone.assemble(joints={"one": 0.5}))["one"], rtol=1e-12)


def test_numbers_of_couplings_have_names() -> None:
    machine = geared_five_bar()
    found = quantities(machine)
    assert [found[f"gears.{field}"].tolist() for field in ("ratio", "polynomial")] == [[-2.0], [5.0, 1.0]]
    other = with_quantities(machine, {"gears.ratio": np.array([-1.5])}).coupling("gears")
    assert (other.ratios, other.coefficients) == ((-1.5,), (5.0, 1.0))
    assert with_quantities(machine, {}) == machine


def test_an_ensemble_over_ratios() -> None:
    """The number of the machine is a symbol of the kernel."""
    model = cc.compile(mimic(cc.Coupling("gears", "two", "one", ratio=-2.0)))
    state = model.assemble(joints={"one": 0.0})
    ratios = np.array([[-2.0], [0.5]])
    many = model.simulate_many(state, 0.1, step=1e-3, vary={"gears.ratio": ratios}, threads=1)
    one, two = many.final_q.T
    np.testing.assert_allclose(two, ratios[:, 0] * one, atol=1e-12)
    assert abs(one[0] - one[1]) > 1e-3


@pytest.mark.parametrize(
    ("fields", "error", "text"),
    [
        ({"ratio": 0.0}, MechanismError, "ratio of coupling 'c' is 0"),
        ({"teeth": (20, 0)}, MechanismError, "would not follow"),
        ({"lead": 0.0}, MechanismError, "would not follow"),
        ({"ratio": float("nan")}, MechanismError, "finite"),
        ({"ratio": "2"}, ArgumentError, "number"),
        ({"ratio": (1.0, 2.0)}, ArgumentError, "one for each of 1"),
        ({"ratio": 1.0, "teeth": (1, 2)}, ArgumentError, "ratio and teeth"),
        ({"polynomial": (1.0, 0.0)}, MechanismError, "would not follow"),
        ({"polynomial": (1.0, 2.0), "offset": 0.1}, ArgumentError, "first number is the offset"),
        ({"polynomial": (1.0, 2.0), "lead": 0.1}, ArgumentError, "'ratio' only"),
        ({"to": "two"}, MechanismError, "couples joint 'two' to itself"),
        ({"to": ("one", "one")}, MechanismError, "names a joint twice"),
        ({"to": ("one", "three"), "teeth": (1, 2)}, ArgumentError, "one joint"),
        ({"to": "three"}, UnknownNameError, "no joint 'three'; joints: one, two"),
        ({"joint": "three"}, UnknownNameError, "no joint 'three'"),
        ({"coordinate": 1}, ArgumentError, "1 DOF"),
        ({"to_coordinate": -1}, ArgumentError, "no coordinate -1"),
        ({"radius": 0.1}, MechanismError, "its joint slides and the one in 'to' rotates"),
        ({"name": ""}, UnknownNameError, "name"),
    ],
)
def test_bad_couplings_are_refused(fields: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        mimic(cc.Coupling(**({"name": "c", "joint": "two", "to": "one"} | fields)))


def test_joints_without_coordinates_are_refused() -> None:
    ball = cc.spherical("two", "ground", "second", (1, 0, 0))
    with pytest.raises(MechanismError, match="spherical joint 'two' has no coordinates that could follow"):
        mimic(cc.Coupling("c", "two", "one"), ball)
    slider = cc.prismatic("two", "ground", "second")
    with pytest.raises(MechanismError, match="has 'teeth': its joint rotates"):
        mimic(cc.Coupling("c", "two", "one", teeth=(1, 1)), slider)


def test_couplings_count_turns_of_joints_that_are_to_be_cut() -> None:
    machine = replace(geared_five_bar(), couplings=(cc.Coupling("cam", "crank2", "elbow1", polynomial=(0, 1, 0.1)),))
    answers = []
    for cut in (["elbow1"], None):
        model = cc.compile(machine, cut=cut)
        state = model.assemble(joints={"crank1": 0.55})
        assert state["crank2"] == pytest.approx(state["elbow1"] + 0.1 * state["elbow1"] ** 2, abs=1e-11)
        answers.append(model.forward_dynamics(state)["crank2"])
    assert answers[0] == pytest.approx(answers[1], abs=1e-8)
