"""Every machine of the library is assembled at its start: checked by an independent placement of its bodies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from closedchain import library
from closedchain.mechanism import Mechanism, from_data, to_data
from unit.library.checker import gaps

MACHINES = library.machines()
VARIANTS = {
    "four_bar_down": lambda: library.four_bar(mode="down", crank=1.0),
    "four_bar_saha_left": lambda: library.four_bar_saha(side=-1, crank=2.0),
    "four_bar_saha_left_down": lambda: library.four_bar_saha(side=-1, mode="down", crank=2.0),
    "five_bar_left_down": lambda: library.five_bar(side=-1, mode="down", cranks=(2.5, 2.0)),
    "slider_crank_offset": lambda: library.slider_crank(offset=0.1, angle=4.0),
    "planar_3rrr_elbows": lambda: library.planar_3rrr(elbows=(1, -1, 1), pose=(-0.05, 0.02, -0.2)),
    "gough_stewart_moved": lambda: library.gough_stewart(position=(-1.2, -0.2, 1.3), angles=(0.3, -0.2, 0.4)),
    "hexapod_moved": lambda: library.hexapod(position=(0.05, -0.04, 0.55), angles=(0.1, -0.05, 0.2)),
    "agile_wrist_moved": lambda: library.agile_wrist(pose=(0.5, 0.4, 0.3)),
    "spherical_general": lambda: library.spherical_3rrr(1.0, 1.3, 0.9, 0.7, pose=(0.2, 0.1, -0.1), mode=1),
    "delta_moved": lambda: library.delta(position=(-0.1, 0.12, -0.65)),
    "three_arms_wrist": lambda: library.three_arms(wrist=-1, elbow=1),
    "hand_soft": lambda: library.hand("soft"),
    "hand_rigid": lambda: library.hand("rigid"),
    "quadruped_knees": lambda: library.quadruped(knees=(-1, -1, 1, 1)),
    "watt_down": lambda: library.watt_six_bar(modes=("up", "down"), crank=2.0),
    "stephenson_down": lambda: library.stephenson_six_bar(modes=("up", "down"), crank=4.0),
    "jansen_turned": lambda: library.jansen_leg(crank=3.5, unit=0.001),
    "excavator_reaching": lambda: library.excavator(angles=(0.2, -0.6, -0.4)),
    "rssr_balls": lambda: library.rssr(joint="spherical", side=-1, angle=2.0, twist=1.0),
    "translational_3upu_moved": lambda: library.translational_3upu(position=(-0.1, 0.15, 0.5)),
    "translational_3ruu_moved": lambda: library.translational_3ruu(position=(-0.1, 0.12, -0.65)),
    "tripod_3rps_tilted": lambda: library.tripod_3rps(tilt=(2.0, -0.3), height=0.5),
    "orthoglide_moved": lambda: library.orthoglide(position=(-0.07, 0.1, 0.06)),
    "n_four_bar_7": lambda: library.n_four_bar(7, angle=1.0),
}


def check(machine: Mechanism) -> None:
    worst = max(gaps(machine).items(), key=lambda item: item[1])
    assert worst[1] < 1e-11, worst


@pytest.mark.parametrize("name", MACHINES)
def test_machine_closes_at_its_start(name: str) -> None:
    check(MACHINES[name]())


@pytest.mark.parametrize("name", VARIANTS)
def test_variant_closes_at_its_start(name: str) -> None:
    check(VARIANTS[name]())


@pytest.mark.parametrize("seed", range(100))
def test_random_machine_closes(seed: int) -> None:
    check(library.random_machine(seed))


@pytest.mark.parametrize("seed", range(100))
def test_random_legs_close(seed: int) -> None:
    check(library.random_legs(seed))


@pytest.mark.parametrize("name", [name for name in MACHINES if name != "walker"])  # it has no loops
def test_the_checker_sees_a_moved_joint(name: str) -> None:
    machine = MACHINES[name]()
    joint = next(j for j in machine.joints if j.kind in ("revolute", "prismatic", "universal"))
    bent = replace(joint, start=(joint.start[0] + 1e-6, *joint.start[1:]))
    joints = [bent if j.name == joint.name else j for j in machine.joints]
    assert max(gaps(replace(machine, joints=tuple(joints))).values()) > 1e-7


@pytest.mark.parametrize("name", MACHINES)
def test_machine_is_complete(name: str) -> None:
    machine = MACHINES[name]()
    assert machine.name == name
    assert machine.actuators
    assert all(body.mass > 0 and body.shape is not None for body in machine.bodies)
    assert (machine.platform is None) == (machine.home is None)
    assert from_data(to_data(machine)) == machine


LEGGED = ("gough_stewart", "gough_stewart_saha", "hexapod", "planar_3rrr", "delta", "unlimited_roll", "agile_wrist")
TRIPODS = ("translational_3upu", "translational_3ruu", "tripod_3rps", "orthoglide")


@pytest.mark.parametrize("name", [*LEGGED, *TRIPODS, "three_arms", "hand", "quadruped"])
def test_legs_end_at_the_platform(name: str) -> None:
    machine = MACHINES[name]()
    tips = [joint for joint in machine.joints if machine.platform in (joint.parent, joint.child)]
    assert len(tips) >= 3
    assert all(joint.child == machine.platform for joint in tips)
