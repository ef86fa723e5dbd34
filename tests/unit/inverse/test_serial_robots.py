"""Virtual work of serial robots, branched ones too, against the other formulations."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import UnsupportedError
from closedchain.model.agree import agree
from features import LOADS, with_coupling
from interpreted import interpreted
from oracles.machines import random_body, random_turn


def library_arm() -> cc.Mechanism:
    """One of three arms that hold an object; its hand is the platform."""
    whole = cc.library.three_arms()
    bodies = tuple(body for body in whole.bodies if body.name.startswith("arm1_"))
    names = {body.name for body in bodies}
    joints = tuple(joint for joint in whole.joints if joint.child in names)
    motors = tuple(one for one in whole.actuators if one.joint in {joint.name for joint in joints})
    assert len(joints) == len(motors) == 6
    return cc.Mechanism("arm", bodies, joints, motors, platform=bodies[-1].name)


def random_tree(seed: int, count: int = 4) -> cc.Mechanism:
    """Joints of one or two axes on any body before, geared motors on all axes, and everything that acts on a body."""
    rng = np.random.default_rng(seed)
    bodies, joints, motors = list[cc.Body](), list[cc.Joint](), list[cc.Actuator]()
    for i in range(count):
        parent = str(rng.choice(["ground", *(body.name for body in bodies)]))
        bodies.append(random_body(f"body{i}", rng))
        kind = getattr(cc, str(rng.choice(["revolute", "prismatic", "universal", "cylindrical"])))
        at = cc.Pose(tuple(rng.uniform(-0.5, 0.5, 3)), random_turn(rng))
        joints.append(kind(f"joint{i}", parent, f"body{i}", at))
        motors += [
            cc.Actuator(f"motor{i}.{k}", f"joint{i}", k, gear=float(rng.uniform(1, 20)), rotor_inertia=1e-4)
            for k in range(joints[-1].dof)
        ]
    machine = cc.Mechanism(f"tree {seed}", bodies, joints, motors)
    for add in LOADS.values():
        machine = add(machine, rng)
    return machine


MACHINES = {"arm": library_arm, "tree": lambda: with_coupling(random_tree(1), np.random.default_rng(1))}


@pytest.mark.parametrize("name", MACHINES)
def test_virtual_work_agrees(name: str) -> None:
    """Accelerations, forces and reactions of the reference, to rounding."""
    with interpreted():
        compiled = cc.compile(MACHINES[name]())
        found = agree(compiled, states=1, methods=["reference", "virtual_work"])
        for pair in found.pairs:
            assert pair.difference is not None, pair.reason
            assert pair.difference < 1e-12, pair
        assert compiled.inverse_dynamics(compiled.assemble()).method == "virtual_work"


def test_a_tree_without_motors_moves_but_has_no_forces() -> None:
    """A ball that nothing drives: forward dynamics is that of the reference; forces would not be unique."""
    bodies = [random_body(name, np.random.default_rng(3)) for name in "ab"]
    joints = [cc.spherical("ball", "ground", "a"), cc.revolute("hinge", "a", "b", (0.3, 0.0, 0.1))]
    with interpreted():
        compiled = cc.compile(cc.Mechanism("ball", bodies, joints, [cc.Actuator("motor", "hinge")]))
        assert agree(compiled, states=1, methods=["reference", "virtual_work"]).agrees
        with pytest.raises(UnsupportedError, match="1 actuators for 4 degrees of freedom"):
            compiled.inverse_dynamics(compiled.assemble(), method="virtual_work")


def test_motors_that_leave_a_joint_alone_are_refused() -> None:
    machine = random_tree(2)
    twice = replace(machine.actuators[1], joint="joint0", coordinate=0, also=())
    with interpreted():
        compiled = cc.compile(replace(machine, actuators=(machine.actuators[0], twice, *machine.actuators[2:])))
        with pytest.raises(UnsupportedError, match="leave joints free to move"):
            compiled.inverse_dynamics(compiled.assemble(), method="virtual_work")
