"""Reverse elimination for chains without loops is the articulated-body algorithm: Pinocchio's, up to 30 joints."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pinocchio as pin
import pytest

import closedchain as cc

TOLERANCE = 1e-12


def chain(count: int, rng: np.random.Generator) -> tuple[cc.Mechanism, pin.Model]:
    """The same random chain of revolute and prismatic joints twice."""
    bodies, joints, peer = [], [], pin.Model()
    peer.gravity.linear = np.array([0.0, 0.0, -9.81])
    before = "ground"
    for i in range(count):
        kind = "prismatic" if i % 4 == 3 else "revolute"
        way = rng.normal(size=3)
        frame = cc.Pose(tuple(rng.uniform(-0.5, 0.5, 3).tolist()), axis=tuple((way / np.linalg.norm(way)).tolist()))
        mass, center = float(rng.uniform(0.5, 2)), rng.uniform(-0.2, 0.2, 3)
        spread = rng.uniform(0.1, 0.3, (3, 3))
        inertia = spread @ spread.T + 1.0 * np.eye(3)
        body = cc.Body(f"link{i}", mass, tuple(center.tolist()), tuple(map(tuple, inertia.tolist())))
        bodies.append(body)
        joints.append(cc.Joint(f"joint{i}", kind, before, body.name, frame))
        model = pin.JointModelPZ() if kind == "prismatic" else pin.JointModelRZ()
        place = pin.SE3(frame.matrix, np.array(frame.position))
        joint = peer.addJoint(i, model, place, f"joint{i}")
        peer.appendBodyToJoint(joint, pin.Inertia(mass, center, inertia), pin.SE3.Identity())
        before = body.name
    return cc.Mechanism("chain", tuple(bodies), tuple(joints)), peer


@pytest.mark.parametrize("count", [1, 2, 7, 15, 30])
def test_forward_dynamics_is_pinocchios(count: int) -> None:
    rng = np.random.default_rng(count)
    mechanism, peer = chain(count, rng)
    compiled = cc.compile(mechanism)
    q, v, tau = rng.uniform(-1, 1, (3, count))
    symbols = [ca.SX.sym(name, count) for name in ("q", "v", "Q")]
    forward = cc.DeNOC().forward(compiled.machine, *symbols)
    function = ca.Function("forward", symbols, [forward.acceleration, forward.pivot], {"cse": True})
    found, pivot = (np.array(part).ravel() for part in function(q, v, tau))
    wanted = pin.aba(peer, peer.createData(), q, v, tau)
    assert np.abs(found - wanted).max() <= TOLERANCE * np.abs(wanted).max()
    assert 0 < pivot[0] <= 1


def test_cost_is_linear_in_the_joints() -> None:
    counts = []
    for count in (8, 16, 24):
        compiled = cc.compile(chain(count, np.random.default_rng(0))[0])
        symbols = [ca.SX.sym(name, count) for name in ("q", "v", "Q")]
        forward = cc.DeNOC().forward(compiled.machine, *symbols)
        counts.append(ca.Function("f", symbols, [forward.acceleration], {"cse": True}).n_instructions())
    assert counts[2] - counts[1] == pytest.approx(counts[1] - counts[0], rel=0.02)


def test_branches_balls_and_floating_bodies() -> None:
    """A tree whose joints have several degrees of freedom, one body afloat, against the dense reference."""
    bodies = tuple(cc.Body(name, 1.0 + i, (0.1, 0.2, -0.1), (0.2, 0.3, 0.25)) for i, name in enumerate("abcd"))
    joints = (
        cc.free("afloat", "ground", "a"),
        cc.spherical("ball", "a", "b", (0.3, 0.1, 0.0)),
        cc.universal("cross", "a", "c", (-0.3, 0.0, 0.2)),
        cc.cylindrical("sleeve", "c", "d", (0.0, 0.4, 0.0)),
    )
    compiled = cc.compile(cc.Mechanism("tree", bodies, joints))
    rng = np.random.default_rng(1)
    state = compiled.state(
        compiled.kinematics.step(compiled.system.neutral, rng.uniform(-0.5, 0.5, compiled.system.nv))
    )
    state = state.replace(v=rng.standard_normal(compiled.system.nv))
    found = compiled.forward_dynamics(state, method="denoc").acceleration
    wanted = compiled.forward_dynamics(state, method="reference").acceleration
    np.testing.assert_allclose(found, wanted, rtol=1e-11, atol=1e-11 * np.abs(wanted).max())
