"""Choosing stiffness and damping from a wanted loop error, the machine's inertia and the forces in its joints.

The loops stay open by |λ| / k, so k = |λ| / error, with the largest joint force found at several configurations: let
go from rest, and held at rest by the actuators, under gravity and the constant loads. The damping gives the
loops' own oscillations the ratio ζ: a spring k with damper b has ratio ½ b/k · ω at its frequency ω, so
b = 2 ζ k / ω, with the median ω of the springs' frequencies. Turns get k ρ².
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.stability import Complex, eigenvalues, largest_step
from closedchain.dynamics.virtual_spring.springs import Coefficients
from closedchain.dynamics.virtual_spring.terms import terms_of
from closedchain.kinematics.evaluate import turns
from closedchain.multibody.system import System
from closedchain.types import Array

RATIO = 0.7
STANDARD_GRAVITY = 9.80665


@dataclass(frozen=True)
class SpringChoice:
    """Numbers for virtual springs and what follows from them.

    stiffness (N/m) and damping (N s/m) of pushes, rotational (N m/rad) stiffness of turns
    force: the largest joint force expected (N)
    error: the loop error it causes (m)
    frequency: of the fastest oscillation of a loop (Hz)
    step: largest stable step of the classical Runge–Kutta integrator (s)
    """

    stiffness: float
    damping: float
    rotational: float
    force: float
    error: float
    frequency: float
    step: float

    def __str__(self) -> str:
        if not np.isfinite(self.step):
            return "no loops: nothing to hold together, and no limit to the step"
        return (
            f"stiffness {self.stiffness:.4g} N/m ({self.rotational:.4g} N m/rad), damping {self.damping:.4g} N s/m: "
            f"joint forces of {self.force:.4g} N open the loops by {self.error:.3g} m; "
            f"fastest oscillation {self.frequency:.4g} Hz, so an explicit step of at most {self.step:.3g} s"
        )


def row_numbers(system: System, c: Coefficients) -> tuple[Array, Array]:
    """Stiffness and damping of every constraint row; a rolling row has damping only."""
    K, B = [], []
    for cut in system.cuts:
        for row in cut.model.rows:
            rolling = cut.model.holonomic is not None and row not in cut.model.holonomic
            turn = turns(cut, row)
            K.append(0.0 if rolling else c.kr if turn else c.k)
            B.append(c.br if turn else c.b)
    return np.array(K), np.array(B)


@dataclass(frozen=True)
class Needs:
    """What a machine asks of its springs: largest joint force (N), and the radius ρ (m) that makes kr = k ρ²."""

    force: float
    radius: float


@lru_cache(maxsize=8)
def find_needs(machine: Machine) -> Needs:
    """Joint forces at the sampled configurations, and the ratio of turns to pushes.

    Turns are as fast as pushes, so that they do not shorten the step, or as stiff as the moments on them ask for.
    """
    system = machine.kinematics.system
    push = np.abs(spring_eigenvalues(machine, Coefficients(1.0, 0.0, 0.0, 0.0))).max(initial=0.0)
    turn = np.abs(spring_eigenvalues(machine, Coefficients(0.0, 0.0, 1.0, 0.0))).max(initial=0.0)
    radius = float(push / turn) if push > 0 and turn > 0 else system.size
    force, moment = _joint_loads(machine, radius)
    weight = STANDARD_GRAVITY * sum(link.body.mass for link in system.links)
    if force < 1e-6 * weight:  # nothing pulls: count on accelerations like that of gravity
        return Needs(weight, radius)
    return Needs(force, max(radius, float(np.sqrt(moment * system.size / force))))


def _joint_loads(machine: Machine, radius: float) -> tuple[float, float]:
    """Largest force and largest moment that a cut joint carries, let go from rest or held."""
    system, terms = machine.kinematics.system, terms_of(machine)
    K, _ = row_numbers(system, Coefficients(1.0, 0.0, radius**2, 0.0))
    K = np.where(K > 0, K, 1.0)
    turning = np.array([turns(cut, row) for cut in system.cuts for row in cut.model.rows], dtype=bool)
    force = moment = 0.0
    for q in machine.mobility.samples:
        _, released = terms.loop_forces(q, terms.rest, terms.rest, K)
        for found in (released, terms.holding_forces(q, K)):
            for cut in system.cuts:
                turned = turning[cut.rows]
                force = max(force, float(np.linalg.norm(found[cut.rows][~turned])))
                moment = max(moment, float(np.linalg.norm(found[cut.rows][turned])))
    return force, moment


def spring_eigenvalues(machine: Machine, c: Coefficients, q: Array | None = None, bending: bool = False) -> Complex:
    """Eigenvalues of the springs at a configuration, by default at all sampled ones; with `bending` of links too."""
    kin, terms = machine.kinematics, terms_of(machine)
    K, B = row_numbers(kin.system, c)
    places = machine.mobility.samples if q is None else (q,)
    found = []
    for at in places:
        J = kin.constraint(at)
        stiff, damped = J.T @ (K[:, None] * J), J.T @ (B[:, None] * J)
        for bend in kin.system.bends if bending else ():
            stiff[bend.v, bend.v] += bend.beam.stiffness
            damped[bend.v, bend.v] += bend.beam.bending.damping * bend.beam.stiffness
        found.append(eigenvalues(terms.mass_matrix(at), stiff, damped))
    return np.concatenate(found)


def damping_for(machine: Machine, undamped: Coefficients) -> float:
    """b that gives the springs' median frequency the damping ratio ζ = 0.7."""
    omega = np.abs(spring_eigenvalues(machine, undamped))
    return 2 * RATIO * undamped.k / float(np.median(omega)) if omega.size else 0.0


def describe(machine: Machine, c: Coefficients) -> SpringChoice:
    """What follows from given numbers."""
    force = find_needs(machine).force
    s = spring_eigenvalues(machine, c)
    fastest = float(np.abs(s).max(initial=0.0)) / (2 * np.pi)
    return SpringChoice(c.k, c.b, c.kr, force, force / c.k, fastest, largest_step(s))
