"""How the library's machines can move: their degrees of freedom at the start, and a finite motion of Bricard's loop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from scipy.optimize import least_squares

from closedchain import library
from closedchain.mechanism import Mechanism
from oracles.maximal import joint_equations
from oracles.state import BodyState
from unit.library.checker import gaps, placed, step

# degrees of freedom at the start, and constraints that are not needed: 6 n - degrees of freedom = rows - redundant
EXPECTED = {
    "four_bar": (1, 3),
    "four_bar_flexible": (1, 3),  # with the coupler held straight
    "four_bar_saha": (1, 3),
    "n_four_bar": (1, 6),
    "slider_crank": (1, 3),
    "watt_six_bar": (1, 6),
    "stephenson_six_bar": (1, 6),
    "jansen_leg": (1, 9),
    "excavator": (3, 12),
    "rssr": (1, 0),
    "five_bar": (2, 3),
    "planar_3rrr": (3, 6),
    "bricard": (1, 1),
    "gough_stewart": (6, 0),
    "gough_stewart_saha": (6, 0),
    "hexapod": (6, 0),
    "delta": (3, 0),
    "translational_3upu": (3, 0),
    "translational_3ruu": (3, 0),
    "tripod_3rps": (3, 0),
    "orthoglide": (3, 12),
    "unlimited_roll": (3, 6),
    "coaxial": (3, 6),
    "agile_wrist": (3, 6),
    "three_arms": (6, 0),
    "hand": (6, 0),
    "quadruped": (6, 0),
    "walker": (18, 0),
    "double_wishbone": (3, 0),
}


def dof(machine: Mechanism) -> tuple[int, int]:
    """Degrees of freedom and redundant constraint rows at the start."""
    zero = np.zeros(3)
    states = {k: BodyState(T[:3, :3], T[:3, 3], zero, zero) for k, T in placed(machine).items() if k != "ground"}
    G, _ = joint_equations(machine, states)
    sigma = np.linalg.svd(G, compute_uv=False)
    rank = int((sigma > 1e-9).sum())
    return 6 * len(machine.bodies) - rank, len(G) - rank


def test_every_machine_has_its_mobility_listed() -> None:
    assert set(EXPECTED) == set(library.machines())


@pytest.mark.parametrize("name", EXPECTED)
def test_mobility(name: str) -> None:
    assert dof(library.machines()[name]()) == EXPECTED[name]


@pytest.mark.parametrize(("contact", "count"), [("hard", 6), ("soft", 3), ("rigid", 0)])
def test_hand_loses_mobility_with_firmer_contacts(contact: str, count: int) -> None:
    assert dof(library.hand(contact))[0] == count


@pytest.mark.parametrize("angle", [-0.8, -0.3, 0.4])
def test_bricard_moves(angle: float) -> None:
    machine = library.bricard()

    def moved(q: np.ndarray) -> Mechanism:
        joints = [replace(j, start=(float(v),)) for j, v in zip(machine.joints, (angle, *q), strict=True)]
        return replace(machine, joints=tuple(joints))

    def open_by(q: np.ndarray) -> np.ndarray:
        *chain, last = moved(q).joints
        end = np.linalg.multi_dot([step(joint) for joint in chain])
        return (np.linalg.inv(step(last)) @ end - np.eye(4))[:3].ravel()

    best = least_squares(open_by, np.zeros(5), xtol=1e-15, ftol=1e-15, gtol=1e-15)
    assert max(gaps(moved(best.x)).values()) < 1e-9


@pytest.mark.parametrize("make", [library.random_machine, library.random_legs], ids=["random_machine", "random_legs"])
def test_random_machines_are_regular(make: Callable[[int], Mechanism]) -> None:
    for seed in range(15):
        machine = make(seed)
        loops = len(machine.joints) - len(machine.bodies)
        counted = sum(joint.dof for joint in machine.joints) - 6 * loops
        assert 1 <= counted <= 12
        assert dof(machine) == (counted, 0)
