"""Struts and bushings against Lagrange's equations from energies written by hand, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, DisconnectedError, MechanismError, UnknownNameError, UnsupportedError
from closedchain.mechanism import from_data, to_data
from closedchain.model.agree import agree
from oracles.lagrange import accelerations

A, B, C, D = (np.array(point) for point in ((0.0, 0.0), (0.3, 0.1), (0.9, 0.5), (1.0, 0.0)))  # a four-bar as drawn
MASS = {"crank": 1.0, "coupler": 2.0, "rocker": 1.5}
TABLE = ((0.2, 30.0), (0.4, 5.0), (0.5, -20.0), (0.7, -25.0))
LAW = {"stiffness": 400.0, "free_length": 0.35, "damping": 6.0, "preload": 25.0, "table": TABLE}


def bar(name: str, a: np.ndarray, b: np.ndarray) -> cc.Body:
    d, m = np.array([*(b - a), 0.0]), MASS[name]
    return cc.Body(name, m, (*((a + b) / 2), 0.0), m / 12 * (d @ d * np.eye(3) - np.outer(d, d)))


def flat(point: np.ndarray) -> tuple[float, float, float]:
    return (float(point[0]), float(point[1]), 0.0)


def four_bar(**more: object) -> cc.Mechanism:
    """In the xy plane, with a strut from the ground to the coupler and one from the crank to the rocker."""
    joints = [
        cc.pin("A", "ground", "crank", flat(A)),
        cc.pin("B", "crank", "coupler", flat(B)),
        cc.pin("C", "coupler", "rocker", flat(C), cut=True),
        cc.pin("D", "ground", "rocker", flat(D)),
    ]
    struts = [
        cc.Strut("law", "ground", "coupler", (0.5, -0.2, 0.0), (0.6, 0.35, 0.0), **LAW),
        cc.Strut(
            "pull",
            "crank",
            "rocker",
            (0.2, 0.05, 0.0),
            (0.95, 0.25, 0.0),
            stiffness=150.0,
            free_length=0.5,
            damping=3.0,
        ),
    ]
    bodies = [bar("crank", A, B), bar("coupler", B, C), bar("rocker", D, C)]
    motors = [cc.Actuator("motor", "A")]
    return cc.drawing("four bar", bodies, joints, motors, struts=struts, gravity=(0.0, -9.81, 0.0), **more)


def turned(point: np.ndarray | tuple[float, float], about: np.ndarray, angle: ca.SX) -> ca.SX:
    """Where a point goes when its body turns about a point of the drawing, from there."""
    x, y = np.array(point) - about
    return ca.vertcat(ca.cos(angle) * x - ca.sin(angle) * y, ca.sin(angle) * x + ca.cos(angle) * y)


def place(q: ca.SX, body: str, point: tuple[float, float] | np.ndarray) -> ca.SX:
    """A point of a body in the plane; q: angles of crank, coupler and rocker from the drawing."""
    if body == "ground":
        return ca.SX(ca.DM(point))
    if body == "crank":
        return turned(point, A, q[0])
    if body == "rocker":
        return ca.DM(D) + turned(point, D, q[2])
    return turned(B, A, q[0]) + turned(point, B, q[1])


STRUTS = (
    ("ground", "coupler", (0.5, -0.2), (0.6, 0.35)),
    ("crank", "rocker", (0.2, 0.05), (0.95, 0.25)),
)


def lengths(q: ca.SX) -> list[ca.SX]:
    return [ca.norm_2(place(q, b, there) - place(q, a, here)) for a, b, here, there in STRUTS]


def area(L: ca.SX) -> ca.SX:
    """∫ of the table's force over the length, piece by piece."""
    total = ca.SX(0)
    ends = [-1e9, *(length for length, _ in TABLE[1:-1]), 1e9]
    for k, ((a, f), (b, g)) in enumerate(pairwise(TABLE)):

        def integral(x: ca.SX | float, a: float = a, f: float = f, slope: float = (g - f) / (b - a)) -> ca.SX:
            return f * (x - a) + slope * (x - a) ** 2 / 2

        low, high = max(ends[k], 0.0), ends[k + 1]
        reached = ca.fmin(ca.fmax(L, low), high)
        total += integral(reached) - integral(low)
    return total


def by_hand(q: np.ndarray, u: np.ndarray, torque: float) -> tuple[np.ndarray, np.ndarray]:
    def kinetic(x: ca.SX, w: ca.SX) -> ca.SX:
        total = ca.SX(0)
        for k, (name, (a, b)) in enumerate({"crank": (A, B), "coupler": (B, C), "rocker": (D, C)}.items()):
            m, d = MASS[name], b - a
            total += m * ca.sumsqr(ca.jtimes(place(x, name, (a + b) / 2), x, w)) / 2 + m * (d @ d) / 24 * w[k] ** 2
        return total

    def potential(x: ca.SX) -> ca.SX:
        parts = {"crank": (A, B), "coupler": (B, C), "rocker": (D, C)}
        weight = sum(9.81 * MASS[name] * place(x, name, (a + b) / 2)[1] for name, (a, b) in parts.items())
        first, second = lengths(x)
        return weight + 200 * (first - 0.35) ** 2 - 25 * first - area(first) + 75 * (second - 0.5) ** 2

    def applied(x: ca.SX, w: ca.SX) -> ca.SX:
        Q = ca.vertcat(torque, 0, 0)
        for L, damping in zip(lengths(x), (6.0, 3.0), strict=True):
            Q -= damping * ca.gradient(L, x) * ca.jtimes(L, x, w)
        return Q

    def constraint(x: ca.SX) -> ca.SX:
        return place(x, "coupler", C) - place(x, "rocker", C)

    return accelerations(kinetic, potential, constraint, q, u, applied)


@cache
def moving() -> tuple[cc.Model, cc.State]:
    model = cc.compile(four_bar())
    return model, model.with_velocities(model.assemble(joints={"A": 0.4}), {"A": 1.7})


def absolute(relative: Callable[[str], float | np.ndarray]) -> np.ndarray:
    a, b, d = (float(relative(name)) for name in "ABD")
    return np.array([a, a + b, d])


@pytest.mark.parametrize("method", ["reference", "lagrange", "denoc"])
def test_struts_in_a_loop_as_by_hand(method: str) -> None:
    model, state = moving()
    q, u = absolute(state.__getitem__), absolute(state.velocity)
    wanted, multipliers = by_hand(q, u, 2.0)
    answer = model.forward_dynamics(state, [2.0], method=method)
    np.testing.assert_allclose(absolute(answer.__getitem__), wanted, rtol=1e-10)
    force = np.array(state.body("coupler").rotation)[:2, :2] @ answer.reactions["C"][3:5]
    np.testing.assert_allclose(-force, multipliers, rtol=1e-9)


def test_length_velocity_and_force_are_reported() -> None:
    _, state = moving()
    x = ca.SX.sym("x", 3)
    q, u = absolute(state.__getitem__), absolute(state.velocity)
    for name, L in zip(("law", "pull"), lengths(x), strict=True):
        length, rate = (float(part) for part in ca.Function("L", [x], [L, ca.jacobian(L, x) @ ca.DM(u)])(q))
        found = state.strut(name)
        np.testing.assert_allclose([found.length, found.velocity], [length, rate], rtol=1e-12)
    law = state.strut("law")
    table = np.interp(law.length, *np.array(TABLE).T)
    assert 0.2 < law.length < 0.7
    np.testing.assert_allclose(law.force, 25 - 400 * (law.length - 0.35) - 6 * law.velocity + table, rtol=1e-12)
    with pytest.raises(UnknownNameError, match="law, pull"):
        state.strut("push")


def test_a_strut_without_length_has_no_force() -> None:
    """A pendulum whose strut ends where it begins: it falls as without."""
    arm = cc.Body.rod("arm", 1.0, 0.5)
    joint = cc.revolute("pin", "ground", "arm", axis=(0, -1, 0))
    strut = cc.Strut("short", "ground", "arm", (0.3, 0, 0), (0.3, 0, 0), stiffness=50.0, free_length=0.1, damping=2.0)
    model = cc.compile(cc.Mechanism("pendulum", [arm], [joint], struts=[strut]))
    state = model.with_velocities(model.assemble(joints={"pin": 0.0}), {"pin": 1.0})
    assert (state.strut("short").length, state.strut("short").velocity) == (0.0, 0.0)
    np.testing.assert_allclose(model.forward_dynamics(state)["pin"], -9.81 * 3 / (2 * 0.5), rtol=1e-12)


def test_energy_is_balanced_with_struts() -> None:
    """As well as the tolerance says, where steps end at the kinks of the table: control of the error takes force laws
    for smooth, and what a step across a kink loses depends on where it happens to begin."""
    model, state = moving()
    kinks = [
        cc.Event(f"{length} m", lambda t, s, at=length: s.strut("law").length - at, then="record")
        for length, _ in TABLE[1:-1]
    ]
    run = model.simulate(state, 0.3, [2.0], rtol=1e-10, events=kinks)
    assert [event.name for event in run.events] == ["0.5 m", "0.4 m"]
    assert np.abs(run.energy.balance).max() < 1e-10 * np.abs(run.energy.total).max()
    assert run.energy.joints[-1] < 0  # their dampers


K = np.array(
    [[9.0, 1.0, 0.0, 2.0, 0.0, 0.0], [1.0, 8.0, 0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 7.0, 0.0, 0.0, 1.0],
     [2.0, 0.0, 0.0, 300.0, 20.0, 0.0], [0.0, 1.0, 0.0, 20.0, 400.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0, 500.0]]
)  # fmt: skip
AWAY = [0.9, 0.3, -0.2, np.sqrt(0.06), 0.15, 0.22, 0.28], [0.3, -0.2, 0.5, 0.1, 0.4, -0.3]
DAMPING = (0.1, 0.2, 0.3, 4.0, 5.0, 6.0)


def floating() -> cc.Mechanism:
    """A free body held by a bushing whose frames lie askew on both sides."""
    at, child_at = cc.Pose((0.1, 0.2, 0.3), axis=(0.6, 0.0, 0.8)), cc.Pose((0.0, -0.1, 0.05), axis=(0.0, 0.6, 0.8))
    body = cc.Body("block", 2.0, (0.01, 0.02, 0.03), (0.02, 0.03, 0.04))
    bushing = cc.Bushing("mount", "ground", "block", at, child_at, K, DAMPING)
    return cc.Mechanism("mounted", [body], [cc.free("float", "ground", "block")], bushings=[bushing], gravity=(0, 0, 0))


def bushing_wrench(state: cc.State) -> np.ndarray:
    """[moment about the origin; force] on the block: −∂V/∂x along six small displacements of the block, −Eᵀ D E V."""
    mount, motion = floating().bushing("mount"), state.body("block")

    def delta(R: np.ndarray, p: np.ndarray) -> np.ndarray:
        F, M = mount.at.matrix, R @ mount.child_at.matrix
        relative = F.T @ M
        skewed = np.array(
            [relative[2, 1] - relative[1, 2], relative[0, 2] - relative[2, 0], relative[1, 0] - relative[0, 1]]
        )
        angle = np.arctan2(np.linalg.norm(skewed), np.trace(relative) - 1)
        axis = skewed / np.linalg.norm(skewed)
        shift = F.T @ (p + R @ np.array(mount.child_at.position) - np.array(mount.at.position))
        return np.concatenate([2 * np.sin(angle / 2) * axis, shift])

    def moved(k: int, h: float) -> np.ndarray:
        p, R = np.array(motion.position), np.array(motion.rotation)
        if k >= 3:
            return delta(R, p + h * np.eye(3)[k - 3])
        a, b = (k + 1) % 3, (k + 2) % 3
        turn = np.eye(3)
        turn[a, a] = turn[b, b] = np.cos(h)
        turn[b, a], turn[a, b] = np.sin(h), -np.sin(h)
        return delta(turn @ R, p)

    # eighth-order differences
    weights = {1: 4 / 5, 2: -1 / 5, 3: 4 / 105, 4: -1 / 280}
    h = 2e-3
    E = np.array([sum(w * (moved(k, n * h) - moved(k, -n * h)) for n, w in weights.items()) / h for k in range(6)]).T
    V = np.concatenate([motion.angular_velocity, motion.velocity])
    return -E.T @ (K @ delta(np.array(motion.rotation), np.array(motion.position)) + np.diag(DAMPING) @ (E @ V))


def test_a_bushing_as_its_matrix_says() -> None:
    model = cc.compile(floating())
    state = model.state(*AWAY)
    for method in ("reference", "lagrange"):
        answer = model.forward_dynamics(state, method=method)
        R, w = np.array(state.body("block").rotation), np.array(state.body("block").angular_velocity)
        inertia, r = R @ np.diag([0.02, 0.03, 0.04]) @ R.T, R @ np.array([0.01, 0.02, 0.03])
        alpha, a = answer.body("block")[:3], answer.body("block")[3:]
        force = 2.0 * (a + np.cross(alpha, r) + np.cross(w, np.cross(w, r)))
        moment = inertia @ alpha + np.cross(w, inertia @ w) + np.cross(r, force)
        wanted = bushing_wrench(state)
        np.testing.assert_allclose(
            np.concatenate([moment, force]), wanted, rtol=1e-10, atol=1e-10 * np.abs(wanted).max()
        )


def test_energy_is_balanced_with_a_bushing() -> None:
    model = cc.compile(floating())
    state = model.state(*AWAY)
    run = model.simulate(state, 0.2, rtol=1e-10)
    assert np.abs(run.energy.balance).max() < 1e-8 * run.energy.total[0]


def test_formulations_agree_with_elements_on_legs() -> None:
    """A strut between two legs, one to the platform and a bushing on a leg."""
    machine = cc.library.planar_3rrr()
    legs = [body.name for body in machine.bodies if body.name != machine.platform]
    struts = [
        cc.Strut(
            "legs", legs[0], legs[-1], (0.05, 0.0, 0.0), (0.0, 0.07, 0.0), stiffness=90.0, free_length=0.2, damping=2.0
        ),
        cc.Strut("hang", "ground", str(machine.platform), (0.1, 0.3, 0.2), (0.02, 0.0, 0.0), preload=12.0, damping=1.0),
    ]
    bushing = cc.Bushing("soft", legs[1], str(machine.platform), stiffness=(1, 1, 2, 30, 40, 50), damping=(0.1,) * 6)
    found = agree(cc.compile(replace(machine, struts=struts, bushings=[bushing])), states=1)
    assert found.agrees
    compared = {name for pair in found.pairs if pair.difference is not None for name in (pair.one, pair.other)}
    assert {"reference", "lagrange", "operational_space", "denoc", "virtual_work"} <= compared


def test_elements_round_trip_through_files() -> None:
    for machine in (four_bar(), floating()):
        assert from_data(to_data(machine)) == machine


def test_stiffness_maps_refuse_struts() -> None:
    machine = cc.library.planar_3rrr()
    strut = cc.Strut("hang", "ground", str(machine.platform), (0, 0, 1.0), preload=1.0)
    model = cc.compile(replace(machine, struts=[strut]))
    state = model.assemble()
    with pytest.raises(UnsupportedError, match="do not know struts and bushings: hang"):
        model.stiffness(state)


@pytest.mark.parametrize(
    ("make", "error", "words"),
    [
        (lambda: cc.Strut("s", "a", "a"), DisconnectedError, "connects 'a' to itself"),
        (lambda: cc.Strut("s", "a", "b", stiffness=1.0), MechanismError, "no 'free_length'"),
        (lambda: cc.Strut("s", "a", "b", stiffness=-1.0), MechanismError, "must not be negative"),
        (lambda: cc.Strut("s", "a", "b", free_length=-0.1), MechanismError, "free_length of strut 's' is -0.1 m"),
        (lambda: cc.Strut("s", "a", "b", table=[(1, 2), (1, 3)]), MechanismError, "must rise"),
        (lambda: cc.Strut("s", "a", "b", table=[(1, 2)]), MechanismError, "two pairs"),
        (lambda: cc.Bushing("b", "a", "c", stiffness=np.eye(5)), ArgumentError, "6×6"),
        (lambda: cc.Bushing("b", "a", "c", stiffness=-np.eye(6)), MechanismError, "negative eigenvalue"),
        (lambda: cc.Bushing("b", "a", "c", damping=np.triu(np.ones((6, 6)))), MechanismError, "not symmetric"),
        (lambda: replace(floating(), struts=[cc.Strut("s", "ground", "blok")]), UnknownNameError, "no body 'blok'"),
    ],
)  # fmt: skip
def test_bad_elements_are_refused(make: Callable[[], object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        make()
