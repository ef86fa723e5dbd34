"""Saha and Schiehlen's formulas as they are printed, beside their corrected form, on the five-bar at t = 10 s.

World axes, points O_i at the joints and E where the legs meet, k = 1 in both legs; see the paper for the letters.
NumPy in place of traced symbols: a third computation of the same numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import numpy as np

from closedchain.kinematics.state import State
from closedchain.papers.denoc_example import Example, deviation_squares, five_bar, four_bar
from closedchain.papers.finding import Finding, misprinted
from closedchain.simulate.laws.controllers import ComputedTorque, forces_for
from closedchain.simulate.laws.traced_state import TracedLaw, TracedState
from closedchain.spatial.numeric import adjoint
from closedchain.types import SX, Array

TURN = np.array([0.0, 0.0, 1.0, 0.0, 0.0, 0.0])  # p_i
EARLY = 5.0  # s

_row = partial(misprinted, "denoc")


def rows() -> list[Finding]:
    """What the printed formulas give, what they should give, and what was found otherwise."""
    example = five_bar()
    state = example.state(10.0, example.start)
    legs, E = _legs(example, state)
    printed, short, right = (inverse(legs, E, *how) for how in ((False, False), (False, True), (True, False)))
    inertia, correct = (gim(legs, E, projected) for projected in (False, True))
    no_factor = "the factors P_i of (16c) are missing, in (22) and in (30) to (33)"
    return [
        _row("five-bar at 10 s: torque 1 by (22)", printed[0], right[0], 4.950435227945, 1e-10, "N m", no_factor),
        _row("five-bar at 10 s: torque 2 by (22)", printed[1], right[1], 13.990721143840, 1e-10, "N m", no_factor),
        _row(
            "five-bar at 10 s: torque 1 by (22), A_mk", short[0], right[0], 4.950435227945, 1e-10, "N m",
            "(22) also takes A_mk for A_ek, which matters where an actuator is away from E",
        ),
        _row("five-bar at 10 s: I11 by (30)", inertia[0, 0], correct[0, 0], 0.631153651770, 1e-10, "kg m²", no_factor),
        _row("five-bar at 10 s: I12 by (30)", inertia[0, 1], correct[0, 1], 0.109909353586, 1e-10, "kg m²", no_factor),
        *feedback_rows(),
    ]  # fmt: skip


def feedback_rows() -> list[Finding]:
    """(37) without gravity, and the eigenvalue that is said to be zero."""
    example = four_bar()
    without, fed = (_error(example, law) for law in (Weightless(example.feedback), example.feedback))
    at = example.state(10.0, example.start)
    torque = example.coordinates.inverse(at, example.drive(10.0)[2])
    square = float(deviation_squares(example.coordinates, at, torque).max())
    linear = example.model.linearize(at, torque, velocities=list(example.coordinates.names))
    slope = float(linear.A[1, 0])
    return [
        _row(
            f"feedback (37): error at {EARLY:g} s", without, fed, 0.0, 1e-8, "rad", "C θ̇ of (37) must contain gravity"
        ),
        Finding(
            "denoc", "four-bar at 10 s: λ² of deviations", "zero", square, slope, 1e-6 * abs(slope), "1/s²",
            "“zero eigenvalue”: it is positive, and deviations grow like those of an inverted pendulum",
        ),
    ]  # fmt: skip


# (22) and (30)
@dataclass(frozen=True, eq=False)
class PrintedLeg:
    """Joint points O_i, wrenches w_i that the bodies need and their inertias M_i, at O_i in world axes."""

    O: list[Array]  # noqa: E741
    w: list[Array]
    M: list[Array]


@dataclass(frozen=True, eq=False)
class PassiveProjection:
    """P_i and Ψ_i of the passive joints of a leg (those of joint k are not used), and Φ_2."""

    P: list[Array]
    Psi: list[Array]
    Phi: Array


def inverse(legs: list[PrintedLeg], E: Array, projected: bool, short: bool) -> Array:
    """Torques by (22): `projected` with the factors P_i, `short` with A_mk for A_ek."""
    parts = [_project(leg, E) for leg in legs]
    Phi = sum(part.Phi for part in parts)
    total, first = np.zeros(6), []
    for leg, part in zip(legs, parts, strict=True):
        w = leg.w[-1]
        for i in reversed(range(1, len(leg.O))):
            total += part.P[i].T @ w if projected else w
            w = leg.w[i - 1] + (part.Psi[i] @ carry(leg.O[i - 1], leg.O[i])).T @ w  # (21)
        first.append(w)
    found = []
    for leg, part, w in zip(legs, parts, first, strict=True):
        A_bar = np.linalg.solve(Phi, part.Phi @ carry(leg.O[0], leg.O[-1] if short else E))  # (16e)
        found.append(float(TURN @ (w + A_bar.T @ total)))  # (22), (24)
    return np.array(found)


def gim(legs: list[PrintedLeg], E: Array, projected: bool) -> Array:
    """I = Nᵀ M N with the rows of N_c as printed, or with the factors P_i."""
    parts = [_project(leg, E) for leg in legs]
    Phi = sum(part.Phi for part in parts)
    columns = []
    for driven, (leg, part) in enumerate(zip(legs, parts, strict=True)):
        t_e = np.linalg.solve(Phi, part.Phi @ carry(leg.O[0], E)) @ TURN  # (14b)
        twists = []
        for number, (other, own) in enumerate(zip(legs, parts, strict=True)):
            t = TURN if number == driven else np.zeros(6)
            twists.append(t)
            for i in range(1, len(other.O)):
                moved = own.Psi[i] @ carry(other.O[i - 1], other.O[i]) @ t
                t = moved + (own.P[i] @ t_e if projected else t_e)  # (16c)
                twists.append(t)
        columns.append(twists)
    M = [inertia for leg in legs for inertia in leg.M]
    return np.array([[sum(a @ m @ b for a, m, b in zip(x, M, y, strict=True)) for y in columns] for x in columns])


def carry(here: Array, there: Array) -> Array:
    """A: the twist at one point of a body taken to another. (7b)"""
    return adjoint(np.eye(3), here - there)


def _project(leg: PrintedLeg, E: Array) -> PassiveProjection:
    """(11c), (11d), (15f)."""
    m, Phi = len(leg.O), np.eye(6)
    P, Psi = [np.zeros((6, 6))] * m, [np.eye(6)] * m
    for i in reversed(range(1, m)):
        p = Phi @ carry(leg.O[i], E) @ TURN
        P[i] = np.outer(TURN, p) / (p @ p)
        Psi[i] = np.eye(6) - P[i] @ carry(leg.O[i], E)
        Phi = Phi - np.outer(p, p) / (p @ p)
    return PassiveProjection(P, Psi, Phi)


def _legs(example: Example, state: State) -> tuple[list[PrintedLeg], Array]:
    """Both legs of the five-bar; the end-effector is link 2 of leg 1 and has no mass in leg 2."""
    _, dv, _ = example.coordinates.motion(state.q, example.coordinates.velocities(state), example.drive(10.0)[2])
    tip = example.model.mechanism.joint("leg2_tip").at.position
    E = state.body("leg2_distal").point(tip)
    legs = []
    for name in ("leg1", "leg2"):
        bodies = [f"{name}_proximal", f"{name}_distal"]
        parts = [_newton_euler(example, state, np.array(dv), body) for body in bodies]
        O, w, M = ([part[k] for part in parts] for k in range(3))  # noqa: E741
        legs.append(PrintedLeg(O, w, M))
    legs[1].O.append(E)
    legs[1].w.append(np.zeros(6))
    legs[1].M.append(np.zeros((6, 6)))
    return legs, E


def _newton_euler(example: Example, state: State, dv: Array, name: str) -> tuple[Array, Array, Array]:
    """O_i, w_i and M_i of a body, (2) and (18a) as it should read."""
    body, motion = example.model.mechanism.body(name), state.body(name)
    dw, a = np.split(state.kinematics.body_acceleration(name, state.q, state.v, dv), 2)
    d, w = motion.rotation @ np.array(body.center), motion.angular_velocity
    I_c = motion.rotation @ body.inertia_matrix @ motion.rotation.T
    g = np.array(example.model.mechanism.gravity)
    f = body.mass * (a - g + np.cross(dw, d) + np.cross(w, np.cross(w, d)))
    n = I_c @ dw + np.cross(w, I_c @ w) + np.cross(d, f)
    to_center = carry(np.zeros(3), d)
    M = to_center.T @ np.diag([0, 0, 0, body.mass, body.mass, body.mass]) @ to_center
    M[:3, :3] += I_c
    return motion.position, np.concatenate([n, f]), M


# (37)
@dataclass(frozen=True, eq=False)
class Weightless(TracedLaw):
    """(37) with C θ̇ of the velocities alone: less the torques that hold the machine at rest."""

    feedback: ComputedTorque

    def __call__(self, t: SX, state: TracedState) -> SX:
        rest = SX.zeros(len(state.actuators))
        return self.feedback(t, state) - forces_for(state, SX.zeros(state.v.shape[0]), rest, nominal=False)


def _error(example: Example, law: TracedLaw) -> float:
    """How far the crank is from the motion after a while."""
    run = example.run(example.state(0.0, example.start), EARLY, law, tolerance=1e-9, output=[EARLY])
    return float(abs(run["crank"][-1] - example.drive(EARLY)[0][0]))
