"""Three fingers, guided by parallelograms, close on a box, lift it, and one lets go."""

from __future__ import annotations

from typing import Any

import numpy as np

import closedchain as cc

MASS = 0.5  # kg, of the box


def gripper() -> cc.Mechanism:
    """Two fingers press on opposite faces of a box on the floor, the third on a face between them."""
    bodies = [cc.Body("palm", 1.0, inertia=(0.01, 0.01, 0.01)), cc.Body("box", MASS, inertia=(5e-4, 5e-4, 5e-4))]
    joints = [cc.prismatic("lift", "ground", "palm", cc.Pose((0, 0, 0.3)))]
    joints.append(cc.free("floats", "ground", "box", start=(1, 0, 0, 0, 0, 0, 0.05)))
    actuators, contacts = [cc.Actuator("lift", "lift")], []
    for i, (c, s) in enumerate(((1, 0), (-1, 0), (0, 1))):
        axis = (-s, c, 0)
        for n, r in (("a", 0.10), ("b", 0.14)):
            bodies.append(cc.Body(f"bar{n}{i}", 0.05, (0, 0, -0.05), (5e-5, 5e-5, 1e-5)))
            root = cc.Pose((r * c, r * s, 0), axis=axis), cc.Pose(axis=axis)
            joints.append(cc.revolute(f"root{n}{i}", "palm", f"bar{n}{i}", *root, start=(0.4,)))
        bodies.append(cc.Body(f"finger{i}", 0.1, (0.02 * c, 0.02 * s, -0.05), (2e-4, 2e-4, 5e-5)))
        end, other = cc.Pose((0, 0, -0.1), axis=axis), cc.Pose((0.04 * c, 0.04 * s, 0), axis=axis)
        joints.append(cc.revolute(f"hinge{i}", f"bara{i}", f"finger{i}", end, cc.Pose(axis=axis)))
        joints.append(cc.revolute(f"close{i}", f"barb{i}", f"finger{i}", end, other, cut=True))
        actuators.append(cc.Actuator(f"motor{i}", f"roota{i}"))
        face = cc.Pose((0.05 * c, 0.05 * s, 0), axis=(c, s, 0))
        tip = {"radius": 0.01, "to": "box", "plane": face, "extent": (0.1, 0.1), "mu": 0.9, "torsional": 0.006}
        contacts.append(cc.Contact(f"tip{i}", f"finger{i}", (0, 0, -0.15), **tip))  # type: ignore[arg-type]
    for k, (x, y) in enumerate(((1, 1), (1, -1), (-1, 1), (-1, -1))):
        contacts.append(cc.Contact(f"corner{k}", "box", (0.05 * x, 0.05 * y, -0.05), mu=0.5))
    return cc.Mechanism("gripper", tuple(bodies), tuple(joints), tuple(actuators), contacts=tuple(contacts))


def law(t: Any, state: Any) -> dict[str, Any]:
    """Close, from 0.05 s on rise at 0.1 m/s, at 0.1 s open the third finger."""
    rise, gone = 0.5 * (1 + np.tanh((t - 0.05) / 0.01)), 0.5 * (1 + np.tanh((t - 0.1) / 0.003))
    forces = {f"motor{i}": (1.5 if i < 2 else 0.4 - 0.8 * gone) - 0.1 * state.velocity(f"roota{i}") for i in range(3)}
    height = 3000 * (state["lift"] - 0.1 * (t - 0.05) * rise) + 100 * (state.velocity("lift") - 0.1 * rise)
    return forces | {"lift": 20.6 - height}


def test_three_fingers_lift_a_box_and_one_lets_go() -> None:
    model = cc.compile(gripper())
    state = model.assemble()
    run = model.simulate(state, 0.15, law)
    assert run.statistics["by_events"] == 1.0
    assert run.statistics["flagged"] == 0
    assert run.statistics["penetration"] < 1e-9
    assert run.loop_error.max() < 1e-10
    assert run.residual is not None
    assert run.residual < 1e-11
    assert run.statistics["resting"] < 1e-7
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-7 * np.abs(run.energy.total).max())
    # two fingers hold the box above the floor, and bear its weight and what accelerates it
    assert run.contact_modes[-1].tolist() == [1, 1, 0, 0, 0, 0, 0]
    assert run.body("box").position[-1, 2] > 0.058
    lifted = [event.time for event in run.events if (event.name, event.kind) == ("tip2", "liftoff")]
    assert 0.095 < lifted[-1] < 0.105
    box = run.body("box").velocity[:, 2]
    late = run.time > 0.11
    impulse = np.trapezoid(upward(run)[late] - MASS * 9.81, run.time[late])
    np.testing.assert_allclose(impulse, MASS * (box[-1] - box[late][0]), rtol=0, atol=1e-4)
    ahead = model.rollout(state, 0.15, law, step=2.5e-4)
    np.testing.assert_allclose(ahead.body("box").position[-1], run.body("box").position[-1], rtol=0, atol=2e-4)


def upward(run: cc.Run) -> np.ndarray:
    """Force of the fingertips on the box along z: against that on the fingers, in the axes of the faces."""
    total = np.zeros(len(run.time))
    for i, contact in enumerate(run.states[0].kinematics.system.mechanism.contacts[:3]):
        axes = np.einsum("tij,jk->tik", run.body("box").rotation, contact.plane.matrix)
        total -= np.einsum("tk,tk->t", axes[:, 2], run.contact_forces[:, i])
    return total
