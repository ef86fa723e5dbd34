"""Energy by sums of the tests' own, from the motion of the bodies alone, and the work of loops that are open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pytest
from scipy.integrate import cumulative_simpson

import closedchain as cc
from features import LOADS
from oracles import maximal
from oracles.state import BodyState, States
from states import model, moving_state, random_forces

FINE = {"rtol": 1e-11, "atol": 1e-13}
# a joint between two moving bodies, and a random machine of one loop that it can close
CUT = {"spherical": (8, "joint4"), "universal": (19, "joint3"), "planar": (20, "joint2")}


def loop_cut_at(kind: str) -> cc.Model:
    seed, name = CUT[kind]
    compiled = cc.compile(cc.library.random_machine(seed, bodies=3, loops=1), cut=[name])
    (cut,) = compiled.system.cuts
    assert (cut.joint.kind, cut.parent < 0) == (kind, False)
    return compiled


@pytest.mark.parametrize(("kind", "damper"), [("universal", "ground"), ("planar", "ground"), ("planar", "parent")])
def test_virtual_springs_explain_the_energy(kind: str, damper: str) -> None:
    """Gaps that turn with their parent, of joints that only turn and of those that slide."""
    compiled = loop_cut_at(kind)
    springs = cc.VirtualSpring(1e4, 50.0, damper=damper)
    run = compiled.simulate(moving_state(compiled), 0.1, random_forces(compiled), method=springs, **FINE)
    energy, size = run.energy, run.energy.kinetic.max()
    assert np.abs(energy.loops).max() > 1e-5 * size
    np.testing.assert_allclose(energy.balance, 0, atol=1e-11 * size)


@pytest.mark.parametrize("damper", ["ground", "parent"])
def test_work_of_springs_is_what_gaps_store_and_dampers_take(damper: str) -> None:
    """½ k Δ² and b (dΔ/dt)² from the motion of the bodies at a ball."""
    compiled, (k, b) = loop_cut_at("spherical"), (1e4, 50.0)
    start, springs = moving_state(compiled), cc.VirtualSpring(k, b, damper=damper)
    run = compiled.simulate(start, 0.1, random_forces(compiled), method=springs, output=1e-4, **FINE)
    joint = compiled.system.cuts[0].joint
    parent, child = run.body(joint.parent), run.body(joint.child)
    F, M = (body.point(at.position) for body, at in ((parent, joint.at), (child, joint.child_at)))
    gap, rate = M - F, np.zeros_like(M)
    for body, point, sign in ((child, M, 1.0), (parent, F, -1.0)):
        rate += sign * (body.velocity + np.cross(body.angular_velocity, point - body.position))
    if damper == "parent":
        rate -= np.cross(parent.angular_velocity, gap)
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-11 * run.energy.kinetic.max())
    stored, taken = k * (gap**2).sum(axis=1) / 2, b * (rate**2).sum(axis=1)
    dissipated = cumulative_simpson(taken, x=run.time, initial=0)
    np.testing.assert_allclose(run.energy.loops, stored[0] - stored - dissipated, atol=1e-8 * stored.max())


@pytest.mark.parametrize(
    "method",
    [
        cc.OperationalSpace(baumgarte=20.0),
        cc.OperationalSpace(),
        cc.Lagrange(baumgarte=20.0),
        cc.Lagrange(),
        cc.DeNOC(),
    ],
    ids=repr,
)
def test_forces_of_open_loops_explain_the_energy(method: cc.Formulation) -> None:
    """A loop open by millimetres that turns with its parent: its forces act at both ends of the gap."""
    compiled = model("four_bar")
    start, rng = moving_state(compiled), np.random.default_rng(5)
    q = compiled.kinematics.step(start.q, 1e-3 * rng.standard_normal(compiled.system.nv))
    start = compiled.state(q, start.v, check=False)
    run = compiled.simulate(start, 0.1, random_forces(compiled), method=method, projection=False, **FINE)
    energy, size = run.energy, run.energy.kinetic.max()
    assert run.loop_error.max() > 1e-3
    assert np.abs(energy.loops).max() > 1e-5 * size
    np.testing.assert_allclose(energy.balance, 0, atol=1e-11 * size)


def moving(run: cc.Run, bodies: Sequence[cc.Body]) -> Iterator[States]:
    """The bodies at every sample."""
    histories = {body.name: run.body(body.name) for body in bodies}
    for i in range(len(run.time)):
        yield {
            name: BodyState(one.rotation[i], one.position[i], one.angular_velocity[i], one.velocity[i])
            for name, one in histories.items()
        }


def test_applied_forces_explain_the_energy() -> None:
    """Springs, dampers, friction, gears with losses, struts, bushings, wrenches: power of every force on every body."""
    machine, rng, duration = model("four_bar").mechanism, np.random.default_rng(3), 0.1
    for add in LOADS.values():
        machine = add(machine, rng)
    compiled = cc.compile(machine)
    forces, weightless = random_forces(compiled), replace(machine, gravity=(0.0, 0.0, 0.0), wrenches=())
    run = compiled.simulate(moving_state(compiled), duration, forces, **FINE)
    nodes, weights = np.polynomial.legendre.leggauss(24)
    inner = duration * (1 + nodes) / 2
    run = run.resample([0.0, *inner, duration])
    T, P = [], []
    for states in moving(run, machine.bodies):
        V = np.concatenate([[*states[body.name].omega, *states[body.name].v] for body in machine.bodies])
        M, load = maximal.newton_euler(machine, states)
        load = load - maximal.newton_euler(weightless, states)[1]  # without products of velocities
        load += maximal.along_joints(machine, states, forces) + maximal.of_elements(machine, states)
        speeds = [(J, maximal.rotor_row(machine, ratios, states)[0] @ V) for ratios, J in maximal.rotors(machine)]
        T.append(V @ M @ V / 2 + sum(J * speed**2 / 2 for J, speed in speeds))
        P.append(V @ load)
    work, size, energy = duration / 2 * weights @ P[1:-1], max(T), run.energy
    np.testing.assert_allclose(energy.kinetic, T, atol=1e-11 * size)
    np.testing.assert_allclose(T[-1] - T[0], work, atol=1e-9 * size)
    np.testing.assert_allclose(energy.work[-1] - (energy.potential[-1] - energy.potential[0]), work, atol=1e-9 * size)
