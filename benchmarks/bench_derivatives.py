"""Derivatives of forward and inverse dynamics against Pinocchio's analytical ones, closed and opened machines."""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np
import pinocchio as pin
from bench_forward import in_batch, one_at_a_time, row
from peers import PinocchioPeer, per_call

import closedchain as cc
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.newton_euler import newton_euler
from closedchain.types import SX

TITLE = "Derivatives of the dynamics by configuration, velocities and forces"
BATCH = 4096
STEP = 1e-6


def measure() -> list[dict[str, object]]:
    return [
        *closed("gough_stewart", cc.library.gough_stewart()),
        *closed("three_arms", cc.library.three_arms()),
        *opened(cc.library.gough_stewart()),
    ]


def closed(name: str, machine: cc.Mechanism) -> list[dict[str, object]]:
    """Forward dynamics with its derivatives, loops closed."""
    model = cc.compile(machine)
    state, tau = moving(model)
    kernel, platform, peer = (
        model.kernels.derivatives(),
        model.kernels.platform_derivatives(),
        PinocchioPeer(model, singles=True),
    )
    q, v = peer.coordinates(state)
    Q = peer.generalised(state, tau)

    def both() -> tuple[np.ndarray, ...]:
        peer.constraint_dynamics(q, v, Q)
        return pin.computeConstraintDynamicsDerivatives(
            peer.model, peer.data, peer.constraints, peer.constraint_data, peer.settings
        )

    apart, own = own_slopes(peer, [part.copy() for part in both()[:2]], q, v, Q), by_velocities(model, state, tau)
    theirs = per_call(both) - overhead(peer)
    note = (
        f"{kernel.operations} operations, forward dynamics included; off finite differences: ours {own:.0e} by "
        f"velocities; Pinocchio's, of its own dynamics, {apart[1]:.0e} by velocities and {apart[0]:.0e} by coordinates"
    )
    alone = (
        f"{platform.operations} operations, forward dynamics included: the platform's 6 accelerations by its motions, "
        f"velocities and forces, what a controller takes of them; differ from all velocities' by "
        f"{platform_alone(model, state, tau):.0e}"
    )
    peer_time = "constraintDynamics and derivatives", theirs
    return [
        *forms(f"{name}, loops closed", kernel, state, tau, peer_time, note),
        *forms(f"{name}, of the platform", platform, state, tau, peer_time, alone),
    ]


def forms(
    what: str, kernel: cc.Kernel, state: cc.State, third: np.ndarray, peer: tuple[str, float], note: str
) -> list[dict[str, object]]:
    """One at a time and in batches."""
    alone, batch = one_at_a_time(kernel, state, third), in_batch(kernel, state, third, 1, BATCH)
    text = f"Pinocchio {peer[0]} {peer[1] * 1e6:.1f} µs"
    return [
        row(f"{what}, one at a time", f"{alone * 1e6:.2f} µs", text, peer[1] / alone, None, note),
        row(f"{what}, batches of {BATCH}, one core", f"{batch * 1e6:.2f} µs", text, peer[1] / batch, None),
    ]


def opened(machine: cc.Mechanism) -> list[dict[str, object]]:
    """The same legs and platform with nothing between them."""
    loose = [joint for joint in machine.joints if joint.kind != "spherical"]
    free = cc.free("air", "ground", "platform")
    model = cc.compile(replace(machine, joints=[*loose, free], home=None))
    state, tau = moving(model)
    peer = PinocchioPeer(model, singles=True)
    q, v = peer.coordinates(state)
    Q = peer.generalised(state, tau)
    kernel, inverse = model.kernels.derivatives(), cc.Kernel(inverse_slopes(model))
    aba = per_call(lambda: pin.computeABADerivatives(peer.model, peer.data, q, v, Q)) - overhead(peer)
    rnea = per_call(lambda: pin.computeRNEADerivatives(peer.model, peer.data, q, v, Q)) - overhead(peer)
    order = peer.coordinates(state.replace(v=np.arange(model.system.nv, dtype=float), check=False))[1].astype(int)
    theirs = pin.computeABADerivatives(peer.model, peer.data, q, v, Q)[1]
    differs = np.abs(kernel(state.q, state.v, tau)[2][np.ix_(order, order)] - theirs).max() / np.abs(theirs).max()
    velocities = np.zeros(model.system.nv)
    velocities[order] = Q
    slope = inverse(state.q, state.v, velocities)[1][np.ix_(order, order)]
    wanted = pin.computeRNEADerivatives(peer.model, peer.data, q, v, Q)[1]
    off = np.abs(slope - wanted).max() / np.abs(wanted).max()
    note = f"{kernel.operations} operations; by velocities they differ by {differs:.0e}"
    other = f"{inverse.operations} operations; by velocities they differ by {off:.0e}"
    return [
        *forms("the opened platform, forward", kernel, state, tau, ("computeABADerivatives", aba), note),
        *forms("the opened platform, inverse", inverse, state, velocities, ("computeRNEADerivatives", rnea), other),
    ]


def inverse_slopes(model: cc.Model) -> ca.Function:
    """(q, v, dv) → derivatives of the generalised forces of the tree by motion and velocities, and the mass matrix."""
    system, tree = model.system, model.kinematics.tree
    a = SX.sym("a", system.nv)
    body = BodyKinematics(system, tree.q, tree.v)
    forces = newton_euler(body, a)
    by_motion = ca.jacobian(forces, tree.q) @ ca.jacobian(tree.q_dot, tree.v)
    outputs = [ca.densify(part) for part in (by_motion, ca.jacobian(forces, tree.v), ca.jacobian(forces, a))]
    return ca.Function("slopes", [tree.q, tree.v, a], outputs, {"cse": True})


# checks
def moving(model: cc.Model) -> tuple[cc.State, np.ndarray]:
    rng = np.random.default_rng(0)
    state = model.assemble()
    N = model.kinematics.free_motions(state.q)
    return state.replace(v=N @ rng.standard_normal(N.shape[1])), rng.standard_normal(len(model.system.actuators))


def by_velocities(model: cc.Model, state: cc.State, tau: np.ndarray) -> float:
    """How far our derivatives by velocities are from differences of the reference dynamics."""
    N, slope = model.kinematics.free_motions(state.q), model.kernels.derivatives()(state.q, state.v, tau)[2]
    found = [
        (
            accelerations(model, state.replace(v=state.v + h, check=False), tau)
            - accelerations(model, state.replace(v=state.v - h, check=False), tau)
        )
        / (2 * STEP)
        for h in STEP * N.T
    ]
    return float(np.abs(slope @ N - np.transpose(found)).max() / np.abs(found).max())


def platform_alone(model: cc.Model, state: cc.State, tau: np.ndarray) -> float:
    """How far derivatives of the platform alone are from those of all velocities, along closed motions."""
    own = model.kernels.platform_derivatives()(state.q, state.v, tau)
    _, by_motion, by_velocities, by_forces, _ = model.kernels.derivatives()(state.q, state.v, tau)
    kin, rows = model.kinematics, model.system.platform.v
    N = kin.free_motions(state.q)
    N = N @ np.linalg.inv(N[rows])  # motions of the machine per unit motion of its platform
    G_v = [[kin.constraint(kin.step(state.q, sign * h)) @ state.v for h in STEP * N.T] for sign in (1, -1)]
    opening = np.transpose(np.subtract(*G_v)) / (2 * STEP)
    turning = np.linalg.lstsq(kin.constraint(state.q), -opening, rcond=None)[0]
    turning -= N @ turning[rows]  # velocities of the legs that keep the loops closed while the platform's stay
    wanted = (by_motion @ N + by_velocities @ turning)[rows], by_velocities[rows] @ N, by_forces[rows]
    pairs = zip(own[1:4], wanted, strict=True)
    return max(float(np.abs(one - other).max() / np.abs(other).max()) for one, other in pairs)


def accelerations(model: cc.Model, state: cc.State, tau: np.ndarray) -> np.ndarray:
    return model.forward_dynamics(state, tau, "reference").acceleration


def own_slopes(
    peer: PinocchioPeer, found: list[np.ndarray], q: np.ndarray, v: np.ndarray, Q: np.ndarray
) -> tuple[float, float]:
    """How far Pinocchio's derivatives by coordinates and velocities are from differences of its own dynamics."""

    def at(dq: np.ndarray, dv: np.ndarray) -> np.ndarray:
        return peer.constraint_dynamics(pin.integrate(peer.model, q, dq), v + dv, Q).copy()

    steps, rest = STEP * np.eye(len(v)), np.zeros(len(v))
    by_motion = np.array([(at(h, rest) - at(-h, rest)) / (2 * STEP) for h in steps]).T
    by_velocities = np.array([(at(rest, h) - at(rest, -h)) / (2 * STEP) for h in steps]).T
    one, other = (
        float(np.abs(slope - wanted).max() / np.abs(wanted).max())
        for slope, wanted in zip(found, (by_motion, by_velocities), strict=True)
    )
    return one, other


def overhead(peer: PinocchioPeer) -> float:
    return per_call(lambda: pin.computeTotalMass(peer.model))
