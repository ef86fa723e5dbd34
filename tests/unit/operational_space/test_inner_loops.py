"""Chains with loops of their own: arms and legs with a parallelogram inside, against the reference."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics.plans.operational_space import plan_chains
from states import assert_close, moving_state, random_forces

Y, Z = (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


class Sketch:
    """A machine drawn in one pose: bodies by a world point, joints by a world point and an axis, all axes parallel."""

    def __init__(self) -> None:
        self.at: dict[str, np.ndarray] = {"ground": np.zeros(3)}
        self.bodies: list[cc.Body] = []
        self.joints: list[cc.Joint] = []
        self.motors: list[cc.Actuator] = []

    def body(self, name: str, at: np.ndarray, mass: float) -> None:
        self.at[name] = at
        size = 0.03 * mass
        self.bodies.append(cc.Body(name, mass, (0.02, -0.01, 0.03), (size, 1.2 * size, 0.9 * size)))

    def joint(
        self, name: str, parent: str, child: str, at: np.ndarray, axis: tuple[float, ...], **more: object
    ) -> None:
        frames = [cc.Pose(tuple(at - self.at[body]), axis=axis) for body in (parent, child)]
        self.joints.append(cc.Joint(name, more.pop("kind", "revolute"), parent, child, *frames, **more))

    def drive(self, *names: str) -> None:
        self.motors += [cc.Actuator(name, name) for name in names]

    def machine(self, name: str, platform: str) -> cc.Mechanism:
        home = cc.Pose(tuple(self.at[platform]))
        parts = tuple(self.bodies), tuple(self.joints), tuple(self.motors)
        return cc.Mechanism(name, *parts, platform=platform, home=home, gravity=(0, 0, -9.81))

    def limb(self, name: str, base: str, root: np.ndarray, out: np.ndarray, up: float) -> np.ndarray:
        """Yaw, a parallelogram of crank, follower and coupler, and a forearm; returns where its tip is."""
        axis = tuple(np.cross(out, Z))
        low, high = root + 0.05 * up * np.array(Z), root + 0.35 * up * np.array(Z) - 0.1 * out
        side, tip = 0.08 * out + 0.02 * up * np.array(Z), high + 0.25 * out + 0.1 * up * np.array(Z)
        places = {"yaw": (root, 1.0), "crank": (low, 0.8), "follower": (low + side, 0.3), "coupler": (high, 0.4)}
        for part, (at, mass) in (places | {"forearm": (high + side, 0.6)}).items():
            self.body(f"{name}_{part}", at, mass)
        self.joint(f"{name}_yaw", base, f"{name}_yaw", root, Z)
        self.joint(f"{name}_crank", f"{name}_yaw", f"{name}_crank", low, axis)
        self.joint(f"{name}_follower", f"{name}_yaw", f"{name}_follower", low + side, axis)
        self.joint(f"{name}_top", f"{name}_crank", f"{name}_coupler", high, axis)
        self.joint(f"{name}_close", f"{name}_follower", f"{name}_coupler", high + side, axis, cut=True)
        self.joint(f"{name}_elbow", f"{name}_coupler", f"{name}_forearm", high + side, axis)
        self.drive(f"{name}_yaw", f"{name}_crank", f"{name}_elbow")
        return tip


def arms() -> cc.Mechanism:
    """Three arms on the ground that hold an object at points."""
    sketch = Sketch()
    sketch.body("object", np.array([0.0, 0.0, 0.45]), 2.0)
    for k, angle in enumerate(2 * np.pi * np.arange(3) / 3):
        radial = np.array([np.cos(angle), np.sin(angle), 0.0])
        tip = sketch.limb(f"arm{k}", "ground", 0.6 * radial, -radial, 1.0)
        sketch.joint(f"arm{k}_tip", f"arm{k}_forearm", "object", tip, Z, kind="spherical", cut=True)
    return sketch.machine("parallelogram_arms", "object")


def quadruped() -> cc.Mechanism:
    """Four legs carried by a trunk, feet pinned to the ground."""
    sketch = Sketch()
    sketch.body("trunk", np.array([0.0, 0.0, 0.5]), 8.0)
    for k, (x, y) in enumerate(((1, 1), (1, -1), (-1, -1), (-1, 1))):
        hip = np.array([0.3 * x, 0.2 * y, 0.5])
        tip = sketch.limb(f"leg{k}", "trunk", hip, np.array([x, 0.0, 0.0]), -1.0)
        sketch.joint(f"leg{k}_foot", "ground", f"leg{k}_forearm", tip, Z, kind="spherical", cut=True)
    return sketch.machine("parallelogram_quadruped", "trunk")


@pytest.mark.parametrize("border", ["auto", "weak", "all"])
@pytest.mark.parametrize("make", [arms, quadruped])
def test_a_loop_inside_each_chain(make: object, border: str) -> None:
    model = cc.compile(make())
    chains = plan_chains(model.system).chains
    assert all(len(chain.cuts) == 2 for chain in chains)
    state, tau = moving_state(model, 1), random_forces(model, 1)
    found = model.forward_dynamics(state, tau, method=cc.OperationalSpace(border=border), verify=False)
    wanted = model.forward_dynamics(state, tau, method="reference")
    assert_close(found.acceleration, wanted.acceleration, 1e-9)
    assert_close(found.multipliers[list(model.mobility.independent_rows)], wanted_on(model, state, wanted), 1e-8)


def wanted_on(model: cc.Model, state: cc.State, wanted: object) -> np.ndarray:
    """Multipliers of the independent rows that push like the reference's least-norm ones."""
    G, kept = model.kinematics.constraint(state.q), list(model.mobility.independent_rows)
    return np.linalg.lstsq(G[kept].T, G.T @ wanted.multipliers, rcond=None)[0]


def test_a_prescribed_joint_before_the_loop() -> None:
    """A yaw whose motion is prescribed carries the parallelogram along."""
    mechanism = arms()
    model = cc.compile(replace(mechanism, gravity=(0, 0, 0)))
    state, tau = moving_state(model, 2), model.forces(random_forces(model, 2))
    found = model.forward_dynamics(state, tau, method=cc.OperationalSpace(prescribed=("arm0_yaw",)), verify=False)
    link = model.system.element("arm0_yaw")
    k = [motor.joint for motor in model.system.actuators].index("arm0_yaw")
    np.testing.assert_allclose(found.acceleration[link.v], tau[k], rtol=1e-12)
    free, one = (model.reference.solve(state.q, state.v, np.r_[tau[:k], push, tau[k + 1 :]])[0] for push in (0.0, 1.0))
    needed = (tau[k] - free[link.v]) / (one - free)[link.v]
    assert_close(found.acceleration, free + needed * (one - free), 1e-9)


def test_a_loop_that_closes_over_the_platform() -> None:
    """Slide and rocker are of one chain, on the ground and on the coupler, which floats as the platform does."""
    rod = {"mass": 1.0, "center": (0.15, 0.0, 0.0), "inertia": (0.01, 0.02, 0.02)}
    mechanism = cc.Mechanism(
        "sliding four-bar",
        bodies=tuple(cc.Body(name, **rod) for name in ("slide", "crank", "coupler", "rocker")),
        joints=(
            cc.prismatic("guide", "ground", "slide", axis=(1, 0, 0)),
            cc.revolute("first", "slide", "crank", start=(1.2,)),
            cc.revolute("second", "crank", "coupler", at=(0.3, 0, 0), start=(-1.0,)),
            cc.revolute("third", "coupler", "rocker", at=(0.5, 0, 0), start=(-1.4,)),
            cc.revolute("fourth", "slide", "rocker", at=(0.6, 0, 0), child_at=(0.4, 0, 0)),
        ),
        platform="crank",
    )
    model = cc.compile(mechanism, cut=["first", "second", "fourth"])
    state, tau = moving_state(model, 1), random_forces(model, 1)
    found = model.forward_dynamics(state, tau, method="operational_space")
    wanted = model.forward_dynamics(state, tau, method="reference")
    assert_close(found.acceleration, wanted.acceleration, 1e-10)
