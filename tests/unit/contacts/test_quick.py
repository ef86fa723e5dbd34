"""Contacts that Newton solves in a few iterations, in SIMD lanes and alone, against Coulomb's law itself."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.contact.arrays import COUNTS, SteppingGrid
from closedchain.contact.modes import ContactLaws
from closedchain.kernel import Kernel
from closedchain.simulate.contacts.stepping_driver import SteppingCourse, SteppingMemory, SteppingState, advance
from closedchain.simulate.laws.controllers import Trot

M, H = 4, 1e-3
N = 3 * M
MU = np.array([0.3, 0.6, 0.9, 1.4])


@cache
def kernels() -> Any:
    """Steps whose W, b and gaps are inputs, and whose ends are the impulses p and x."""
    w, h = ca.SX.sym("w", N * N + N + M), ca.SX.sym("h")
    q, v, p, x = (ca.SX.sym(name, N) for name in "qvpx")
    carry = ca.SX.sym("carry", 1)
    W, b, gaps = ca.reshape(w[: N * N], N, N), w[N * N : N * N + N], w[N * N + N :]
    names = ["w", "q", "v", "h"], ["W", "b", "u", "gaps", "places", "reach", "carry"]
    outputs = [W, b, b + 0 * v, gaps, ca.SX.zeros(2 * M), ca.SX.ones(N), 0 * h + q[0]]
    step = Kernel(ca.Function("step", [w, q, v, h], [ca.densify(one) for one in outputs], *names), lanes=4)
    end = Kernel(ca.Function("end", [carry, p, x], [p + 0 * carry, x], ["carry", "p", "x"], ["v1", "q1"]), lanes=4)
    return SimpleNamespace(kernels=(step, end, None), w=w)


def made(W: np.ndarray, b: np.ndarray, gaps: np.ndarray, lanes: int) -> list[tuple[np.ndarray, np.ndarray, int]]:
    """p and x of one step of several motions, and how often they were solved carefully; −1: not in one step."""
    none, size = np.zeros(M), SimpleNamespace(nq=N, nv=N, size=1.0, contacts=())
    extents, dry = np.full((M, 2), np.inf), np.zeros(M, bool)
    laws = ContactLaws(tuple("abcd"), 3, MU, MU, none, extents, dry, 1e-10, 1e-9, none, 1e-8, 1e-6)
    setting: Any = SimpleNamespace(laws=laws, machine=SimpleNamespace(system=size))
    courses = []
    for k in range(len(W)):
        room = SteppingMemory(setting, kernels())
        room.begin(SteppingState(np.zeros(N), np.zeros(N), np.zeros(M, np.int64), np.zeros(M, bool), np.zeros(N)), 0)
        rows = np.concatenate([W[k].ravel(), b[k], gaps[k]])[None]
        y, states, held = np.zeros((2, 2 * N)), np.zeros((2, M), np.int64), np.zeros((1, M), np.int64)
        grid = SteppingGrid(np.array([0.0, H]), rows, held, y, states, np.zeros((2, N)), 0)
        courses.append(SteppingCourse(room, grid, np.zeros((2, 0)), 1, 1))
    if lanes == 1:
        for course in courses:
            advance([course], 1)
    else:
        for k in range(0, len(courses), lanes):
            advance(courses[k : k + lanes], 1, SteppingMemory(setting, kernels(), lanes))
    counts = [course.room.arrays.counts for course in courses]
    careful = [-1 if count[COUNTS.halved] else int(count[COUNTS.careful]) for count in counts]
    return [(course.grid.y[1, N:], course.grid.y[1, :N], c) for course, c in zip(courses, careful, strict=True)]


def problems(count: int, rank: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Some contacts of each are far away, some nearly touch, some lie below their surface."""
    random = np.random.default_rng(seed)
    J = random.normal(size=(count, N, rank))
    b = random.normal(size=(count, N))
    b[:, 2::3] -= 0.7
    gaps = random.choice([-1e-5, 0.0, 1e-4, 1.0], size=(count, M), p=[0.3, 0.3, 0.2, 0.2])
    return J @ J.transpose(0, 2, 1) + (0.3 * np.eye(N) if rank == N else 0.0), b, gaps


def breach(W: np.ndarray, b: np.ndarray, gaps: np.ndarray, p: np.ndarray) -> float:
    """By how much Coulomb's law is missed, in units of the largest impulse or velocity; contacts far away bear none."""
    closed = (gaps <= 1e-10) | (gaps + 0.5 * H * b[2::3] < 0)
    u = (W @ p + b).reshape(M, 3)
    u[:, 2] += np.where(gaps > 0, 2 * gaps / H, 0.0)
    p = p.reshape(M, 3)
    missed = [np.abs(p[~closed]).max(initial=0.0)]
    for force, velocity, mu in zip(p[closed], u[closed], MU[closed], strict=True):
        side, speed = np.hypot(*force[:2]), np.hypot(*velocity[:2])
        missed += [-force[2], -velocity[2], abs(force[2] * velocity[2]), side - mu * force[2]]
        missed.append(np.abs(speed * force[:2] + mu * force[2] * velocity[:2]).max())  # at rest both are zero or inside
        if speed > 1e-9:
            missed.append(abs(side - mu * force[2]))
        else:
            missed[-1] = 0.0
    return float(max(missed) / max(1.0, np.abs(p).max(), np.abs(u).max()) ** 2)


@pytest.mark.parametrize(("rank", "careful", "unsolved"), [(N, 1, 0), (6, 8, 4)])
def test_random_contacts_obey_coulombs_law(rank: int, careful: int, unsolved: int) -> None:
    """In lanes and alone, bitwise the same; few of them need the careful way. A lane is left over."""
    W, b, gaps = problems(63, rank, 5)
    alone, abreast = made(W, b, gaps, 1), made(W, b, gaps, 4)
    for k, ((p, x, way), (p_lane, x_lane, way_lane)) in enumerate(zip(alone, abreast, strict=True)):
        np.testing.assert_array_equal(p, p_lane)
        np.testing.assert_array_equal(x, x_lane)
        assert np.sign(way) == np.sign(way_lane)
        if way < 0:  # not every random problem has a solution
            continue
        assert breach(W[k], b[k], gaps[k], p) < 1e-10
        # what brings gaps back does so for contacts that bear and lie below, and leaves the others alone
        deep = (p[2::3] > 0) & (gaps[k] < 0)
        lifted = (W[k] @ x)[2::3]
        np.testing.assert_allclose(lifted[deep], -gaps[k][deep], rtol=0, atol=1e-6 * np.abs(gaps[k]).max())
        assert not x.reshape(M, 3)[~deep].any()
        assert not x.reshape(M, 3)[:, :2].any()
    ways = [way for _, _, way in alone]
    assert ways.count(-1) <= unsolved
    assert sum(way > 0 for way in ways) <= careful


def test_contacts_that_share_their_load_bear_the_least() -> None:
    """Of all impulses that hold a body at rest, those with the least sum of squares; by pseudo-inverse."""
    corners = np.array([(0.2, 0.1, -0.1), (-0.2, 0.15, -0.1), (-0.25, -0.1, -0.1), (0.15, -0.1, -0.1)])
    J = np.array([np.concatenate([np.cross(at, axis), axis]) for at in corners for axis in np.eye(3)])
    W = J @ np.diag(1 / np.array([0.02, 0.03, 0.04, 3.0, 3.0, 3.0])) @ J.T
    b = J @ np.array([0, 0, 0, 0, 0, -9.81 * H])
    p, _, careful = made(W[None], b[None], np.zeros((1, M)), 4)[0]
    least = -np.linalg.pinv(W, rcond=1e-9) @ b
    assert (np.hypot(least[0::3], least[1::3]) < MU * least[2::3]).all()  # they lie within the cones
    np.testing.assert_allclose(p, least, rtol=0, atol=1e-9)
    assert careful == 0


def test_a_trot_needs_no_careful_step_and_lanes_repeat_it() -> None:
    """Starts that differ, so that feet touch at different times; lanes agree with runs alone to rounding."""
    model = cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.48)))
    law, random, state = Trot(stride=0.0, stiffness=250.0, damping=5.0), np.random.default_rng(0), model.assemble()
    starts = [model.state(state.q, random.normal(0.0, 0.05, state.v.size)) for _ in range(6)]
    many = model.rollout_many(starts, 0.06, law, threads=1)
    assert len({run.contact_modes.tobytes() for run in many}) > 3
    for start, run in zip(starts, many, strict=True):
        one = model.rollout(start, 0.06, law)
        assert run.statistics["careful"] == one.statistics["careful"] == 0
        assert run.statistics["contact_residual"] < 1e-12
        np.testing.assert_allclose(run.q, one.q, rtol=0, atol=1e-9)
        np.testing.assert_array_equal(run.contact_modes, one.contact_modes)
