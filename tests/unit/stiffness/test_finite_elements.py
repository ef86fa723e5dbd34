"""Virtual joints against finite elements: straight elements along the links, joints released, any mesh size."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from closedchain.library.spherical_3rrr import orientation
from oracles.finite_elements import Frame, arc, round_bar, segment

MOMENT, FORCE = np.array([10.0, -7.0, 4.0]), np.array([3.0, -8.0, 5.0])


def wrist(state: cc.State, elements: int, proximal: bool, alpha1: float, stiffness: float) -> np.ndarray:
    """Deflection of a spherical wrist with arcs of 0.2 m and 7.5 mm radius."""
    center, R = np.zeros(3), 0.2
    bar = round_bar(0.0075, 210e9, 0.3)
    frame = Frame(center)
    for leg in ("leg1", "leg2", "leg3"):
        first, second = state.body(f"{leg}_proximal").rotation, state.body(f"{leg}_distal").rotation
        u, v, w = first[:, 2], second[:, 2], second[:, 0]  # the distal links span 90°
        assert abs(u @ v - np.cos(alpha1)) < 1e-9
        a, b = frame.line(arc(center, R * v, R * w, elements), bar)
        if proximal:
            base, elbow = frame.line(arc(center, R * u, R * v, elements), bar)
            frame.pin(elbow, a, [v])
        else:
            # the carriage is rigid: the elbow is held to a stub at the centre
            base = frame.node(center)
            stub = frame.node(R * v)
            rigid(frame, base, stub)
            frame.pin(stub, a, [v])
        frame.pin(None, base, [u])
        frame.ground_spring(base, u, stiffness)
        frame.pin(0, b, [w])
    return frame.solve(MOMENT, FORCE)


def rigid(frame: Frame, a: int, b: int) -> None:
    """b moves with a as one body."""
    d = frame.points[b] - frame.points[a]
    spin = np.array([[0, d[2], -d[1]], [-d[2], 0, d[0]], [d[1], -d[0], 0]])
    for k in range(3):
        frame.rows.append([(6 * b + k, 1.0), (6 * a + k, -1.0)] + [(6 * a + 3 + j, -spin[k, j]) for j in range(3)])
        frame.rows.append([(6 * b + 3 + k, 1.0), (6 * a + 3 + k, -1.0)])


def delta(state: cc.State, elements: int, stiffness: float) -> np.ndarray:
    """Deflection of the Delta: arms of 15 mm, rods of 8 mm diameter, Cowper's shear coefficient."""
    k = 6 * 1.3 / (7 + 6 * 0.3)
    arm_bar, rod_bar = round_bar(0.0075, 210e9, 0.3, k), round_bar(0.004, 210e9, 0.3, k)
    frame = Frame(state.platform.position)
    for leg in ("leg1", "leg2", "leg3"):
        arm = state.body(f"{leg}_arm")
        base, tip = frame.line(segment(arm.position, arm.point((0.3, 0, 0)), elements), arm_bar)
        axis = arm.rotation[:, 2]
        frame.pin(None, base, [axis])
        frame.ground_spring(base, axis, stiffness)
        for side in ("left", "right"):
            rod = state.body(f"{leg}_{side}")
            start, end = frame.line(segment(rod.position, rod.point((0, 0, 0.65)), elements), rod_bar)
            corner = frame.node(rod.position)
            rigid(frame, tip, corner)
            # a universal joint: first the arm's own axis, then across
            frame.pin(corner, start, [axis, rod.rotation[:, 1]])
            frame.pin(0, end, list(np.eye(3)))
    return frame.solve(MOMENT, FORCE)


def differences(exact: np.ndarray, models: list[np.ndarray]) -> np.ndarray:
    """Relative difference of rotation and shift, (models, 2)."""
    both = [(m[:3] - exact[:3], m[3:] - exact[3:]) for m in models]
    sizes = np.linalg.norm(exact[:3]), np.linalg.norm(exact[3:])
    return np.array([[np.linalg.norm(r) / sizes[0], np.linalg.norm(t) / sizes[1]] for r, t in both])


@pytest.mark.parametrize(
    ("make", "proximal", "alpha1", "drive"),
    [
        (cc.library.unlimited_roll, False, np.pi / 3, 1e6),
        (cc.library.coaxial, True, np.pi / 3, 1e7),
        (cc.library.agile_wrist, True, np.pi / 2, 5.44e5),
    ],
)
@pytest.mark.parametrize("pose", [(0.0, 0.0, 0.0), (40.0, 35.0, 10.0)])
def test_wrists_converge_at_second_order(make, proximal, alpha1, drive, pose) -> None:
    model = cc.compile(make())
    state = model.assemble(platform=cc.Pose((0, 0, 0), orientation(*np.deg2rad(pose))))
    exact = model.stiffness(state).deflection([*MOMENT, *FORCE]).screw
    meshes = (4, 8, 16, 32)
    errors = differences(exact, [wrist(state, n, proximal, alpha1, drive) for n in meshes])
    order = -np.polyfit(np.log(meshes), np.log(errors), 1)[0]
    assert np.all(np.abs(order - 2) < 0.1), order
    assert errors[-1].max() < 5e-4


def test_delta_with_straight_links() -> None:
    """Straight elements are exact for straight links, so any mesh gives the same."""
    model = cc.compile(cc.library.delta(stiffness=3e4))
    for position in ((0.05, -0.04, -0.6), (-0.1, 0.12, -0.55)):
        state = model.assemble(platform=cc.Pose(position))
        exact = model.stiffness(state).deflection([*MOMENT, *FORCE]).screw
        errors = differences(exact, [delta(state, n, 3e4) for n in (1, 4, 32)])
        assert errors.max() < 1e-7
