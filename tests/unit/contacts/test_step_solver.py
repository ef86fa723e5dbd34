"""Impulses of contacts in a time step, in SIMD lanes and alone, against Coulomb's law itself."""

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
from closedchain.simulate.contacts.stepping_memory import SteppingCourse, SteppingMemory, SteppingState, advance
from closedchain.simulate.laws.controllers import Trot
from oracles.coulomb import impulses, well_conditioned

H = 1e-3
MU = np.array([0.3, 0.6, 0.9, 1.4, 0.5, 0.8])


@cache
def kernels(m: int, rank: int, D: int = 3) -> Any:
    """Steps whose W, b, reach and gaps are inputs, and whose ends are the impulses p and x.

    rank: rows of V where W is given as blocks of contacts and Vᵀ V
    """
    n = D * m
    own = D * D * m if rank else n * n
    w, h = ca.SX.sym("w", own + rank * n + 2 * n + m), ca.SX.sym("h")
    q, v, p, x = (ca.SX.sym(name, n) for name in "qvpx")
    carry = ca.SX.sym("carry", 1)
    ends = np.cumsum([0, own, rank * n, n, n, m]).tolist()
    given, factor, b, reach, gaps = ca.vertsplit(w, ends)
    by = [D * i + j for j in range(D) for i in range(m)]  # component by component
    W = ca.reshape(given, m, D * D).T if rank else ca.reshape(given, n, n)[by, by]
    V = [ca.reshape(factor, n, rank).T[:, by]] if rank else []
    names = ["w", "q", "v", "h"], ["W", "b", "u", "gaps", "places", "reach", *["V"] * len(V), "carry"]
    outputs = [W, b[by], b[by] + 0 * v, gaps, ca.SX.zeros(2 * m), reach[by], *V, 0 * h + q[0]]
    step = Kernel(ca.Function("step", [w, q, v, h], [ca.densify(one) for one in outputs], *names), lanes=4)
    ends = [carry, p[by], x[by]], [p + 0 * carry, x], ["carry", "p", "x"], ["v1", "q1"]
    return SimpleNamespace(kernels=(step, Kernel(ca.Function("end", *ends), lanes=4), None), w=w)


def made(
    W: np.ndarray, b: np.ndarray, gaps: np.ndarray, lanes: int, V: np.ndarray | None = None, **laws_of: Any
) -> list[tuple[np.ndarray, np.ndarray, int]]:
    """p and x of one step of several motions, and how often safeguards solved them; −1: not in one step.

    V: then W has blocks of contacts, element by element
    laws_of: held, dry (flags), mu, mu_static, reach, and the states before the step, where they are not the usual ones
    """
    m, n = gaps.shape[1], b.shape[1]
    D = n // m
    steps, mu = kernels(m, 0 if V is None else V.shape[1], D), laws_of.get("mu", MU[:m])
    reach = laws_of.get("reach", np.ones(n))
    none, size = np.zeros(m), SimpleNamespace(nq=n, nv=n, size=1.0, contacts=())
    extents, dry, names = np.full((m, 2), np.inf), laws_of.get("dry", np.zeros(m, bool)), tuple(map(str, range(m)))
    laws = ContactLaws(names, D, mu, laws_of.get("mu_static", mu), none, extents, dry, 1e-10, 1e-9, none, 1e-8, 1e-6)
    setting: Any = SimpleNamespace(laws=laws, machine=SimpleNamespace(system=size))
    courses = []
    for k in range(len(W)):
        room = SteppingMemory(setting, steps)
        states = laws_of.get("states", np.zeros(m, np.int64))
        room.begin(SteppingState(np.zeros(n), np.zeros(n), states, np.zeros(m, bool), np.zeros(n)), 0)
        rows = np.concatenate([W[k].ravel(), *([] if V is None else [V[k].ravel()]), b[k], reach, gaps[k]])[None]
        y, states, held = (
            np.zeros((2, 2 * n)),
            np.zeros((2, m), np.int64),
            laws_of.get("held", np.zeros(m, bool))[None].astype(np.int64),
        )
        grid = SteppingGrid(np.array([0.0, H]), rows, held, y, states, np.zeros((2, n)), 0)
        courses.append(SteppingCourse(room, grid, np.zeros((2, 0)), 1, 1))
    if lanes == 1:
        for course in courses:
            advance([course], 1)
    else:
        for k in range(0, len(courses), lanes):
            advance(courses[k : k + lanes], 1, SteppingMemory(setting, steps, lanes))
    counts = [course.room.arrays.counts for course in courses]
    guarded = [-1 if count[COUNTS.halved] else int(count[COUNTS.careful]) for count in counts]
    return [(course.grid.y[1, n:], course.grid.y[1, :n], c) for course, c in zip(courses, guarded, strict=True)]


def problems(count: int, m: int, rank: int, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """J of W = J Jᵀ, b and gaps; some contacts are far away, some nearly touch, some lie below their surface."""
    random = np.random.default_rng(seed)
    J = random.normal(size=(count, 3 * m, rank))
    b = random.normal(size=(count, 3 * m))
    b[:, 2::3] -= 0.7
    return J, b, random.choice([-1e-5, 0.0, 1e-4, 1.0], size=(count, m), p=[0.3, 0.3, 0.2, 0.2])


def breach(W: np.ndarray, b: np.ndarray, gaps: np.ndarray, p: np.ndarray) -> float:
    """By how much Coulomb's law is missed, in units of the largest impulse or velocity; contacts far away bear none."""
    closed = (gaps <= 1e-10) | (gaps + 0.5 * H * b[2::3] < 0)
    u = (W @ p + b).reshape(-1, 3)
    u[:, 2] += np.where(gaps > 0, 2 * gaps / H, 0.0)
    p, mus = p.reshape(-1, 3), MU[: len(gaps)]
    missed = [np.abs(p[~closed]).max(initial=0.0)]
    for force, velocity, mu in zip(p[closed], u[closed], mus[closed], strict=True):
        side, speed = np.hypot(*force[:2]), np.hypot(*velocity[:2])
        missed += [-force[2], -velocity[2], abs(force[2] * velocity[2]), side - mu * force[2]]
        missed.append(np.abs(speed * force[:2] + mu * force[2] * velocity[:2]).max())  # at rest both are zero or inside
        if speed > 1e-9:
            missed.append(abs(side - mu * force[2]))
        else:
            missed[-1] = 0.0
    return float(max(missed) / max(1.0, np.abs(p).max(), np.abs(u).max()) ** 2)


@pytest.mark.parametrize(("m", "rank", "most", "unsolved"), [(4, 12, 1, 0), (4, 6, 8, 4), (6, 18, 1, 0), (6, 12, 5, 0)])
def test_random_contacts_obey_coulombs_law(m: int, rank: int, most: int, unsolved: int) -> None:
    """In lanes and alone, bitwise the same; few of them need safeguards. A lane is left over, and contacts of one
    motion do not fill vectors of four.
    """
    J, b, gaps = problems(63, m, rank, 5)
    W = J @ J.transpose(0, 2, 1) + (0.3 * np.eye(3 * m) if rank == 3 * m else 0.0)
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
        assert not x.reshape(m, 3)[~deep].any()
        assert not x.reshape(m, 3)[:, :2].any()
    ways = [way for _, _, way in alone]
    assert ways.count(-1) <= unsolved
    assert sum(way > 0 for way in ways) <= most


@pytest.mark.parametrize("m", [4, 6])
def test_limbs_and_the_body_that_they_share(m: int) -> None:
    """W as blocks of contacts and Vᵀ V: in lanes and alone, with safeguards or not, what all of W gives."""
    rank, random = 3, np.random.default_rng(8)
    J, b, gaps = problems(63, m, rank, 6)
    limbs = random.normal(size=(63, m, 3, 3)) * random.choice([0.02, 0.5], size=(63, m, 1, 1))
    limbs = limbs @ limbs.transpose(0, 1, 3, 2)
    W, V = J @ J.transpose(0, 2, 1), np.ascontiguousarray(J.transpose(0, 2, 1))
    for i in range(m):
        W[:, 3 * i : 3 * i + 3, 3 * i : 3 * i + 3] += limbs[:, i]
    blocks = np.ascontiguousarray(limbs.reshape(63, m, 9).transpose(0, 2, 1))
    whole, alone, abreast = made(W, b, gaps, 1), made(blocks, b, gaps, 1, V), made(blocks, b, gaps, 4, V)
    assert sum(way > 0 for _, _, way in alone) > 0  # safeguards
    for k, ((p, x, way), (q, y, _), (r, z, _)) in enumerate(zip(whole, alone, abreast, strict=True)):
        np.testing.assert_array_equal(q, r)
        np.testing.assert_array_equal(y, z)
        if way >= 0:
            assert breach(W[k], b[k], gaps[k], q) < 1e-10
            np.testing.assert_allclose(q, p, rtol=0, atol=1e-7 * np.abs(p).max(initial=1e-3))
            np.testing.assert_allclose(y, x, rtol=0, atol=1e-7 * np.abs(x).max(initial=1e-9))


def test_contacts_that_share_their_load_bear_the_least() -> None:
    """Of all impulses that hold a body at rest, those with the least sum of squares; by pseudo-inverse."""
    corners = np.array([(0.2, 0.1, -0.1), (-0.2, 0.15, -0.1), (-0.25, -0.1, -0.1), (0.15, -0.1, -0.1)])
    J = np.array([np.concatenate([np.cross(at, axis), axis]) for at in corners for axis in np.eye(3)])
    W = J @ np.diag(1 / np.array([0.02, 0.03, 0.04, 3.0, 3.0, 3.0])) @ J.T
    b = J @ np.array([0, 0, 0, 0, 0, -9.81 * H])
    p, _, guarded = made(W[None], b[None], np.zeros((1, 4)), 4)[0]
    least = -np.linalg.pinv(W, rcond=1e-9) @ b
    assert (np.hypot(least[0::3], least[1::3]) < MU[:4] * least[2::3]).all()  # they lie within the cones
    np.testing.assert_allclose(p, least, rtol=0, atol=1e-9)
    assert guarded == 0


@pytest.mark.parametrize("D", [3, 4])
def test_held_contacts_and_dry_joints(D: int) -> None:
    """Against fixed-point iteration, bitwise the same in lanes, all by plain Newton; six contacts fill no vectors."""
    rng, laws = np.random.default_rng(9), ["cone", "cone", "held", "cone", "dry", "dry"]
    held, dry = np.array(laws) == "held", np.array(laws) == "dry"
    problems = [well_conditioned(rng, laws, D) for _ in range(8)]
    W, b = np.array([one[0] for one in problems]), np.array([one[1] for one in problems])
    mu = np.where(dry, rng.uniform(50.0, 400.0, 6), rng.uniform(0.1, 0.5, 6))  # N of a joint
    gaps = rng.choice([0.0, 1e-5, 1.0], (8, 6))  # that of a held contact does not matter, joints have none
    gaps[:, dry], gaps[:, held] = 0.0, 3e-4
    reach = np.where(np.diag(W[0]) > 0, 1.0, 0.0)
    alone, abreast = (made(W, b, gaps, lanes, held=held, dry=dry, mu=mu, reach=reach) for lanes in (1, 4))
    for k, ((p, x, guarded), (p_lane, x_lane, _)) in enumerate(zip(alone, abreast, strict=True)):
        np.testing.assert_array_equal(p, p_lane)
        np.testing.assert_array_equal(x, x_lane)
        assert guarded == 0
        away = ~held & ~dry & (gaps[k] > 1e-10) & (gaps[k] + 0.5 * H * b[k, 2::D] >= 0)
        b[k, 2::D] += np.where((gaps[k] > 0) & ~held, 2 * gaps[k] / H, 0.0)
        now = ["absent" if far else law for far, law in zip(away, laws, strict=True)]
        expected = impulses(W[k], b[k], now, np.where(dry, H * mu, mu))
        np.testing.assert_allclose(p, expected, rtol=0, atol=1e-10)
    rests = [abs(p[4 * D]) < 0.99 * H * mu[4] for p, _, _ in alone]
    assert any(rests)
    assert not all(rests)


@pytest.mark.parametrize("lanes", [1, 4])
def test_directions_that_loops_hold(lanes: int) -> None:
    """Machines in a plane: the tangent across it bears nothing, and what is left is that of two rows. No safeguards."""
    rng = np.random.default_rng(2)
    full = rng.normal(size=(8, 6, 6))
    full = full @ full.transpose(0, 2, 1) / 6 + 0.3 * np.eye(6)
    b, W, planar = rng.normal(size=(8, 9)), np.zeros((8, 9, 9)), np.array([0, 2, 3, 5, 6, 8])
    b[:, 2::3] -= 1.0
    W[np.ix_(range(8), planar, planar)] = full
    W[:, 1::3, 1::3] += 1e-15 * np.eye(3)  # rounding
    for k, (p, _, guarded) in enumerate(made(W, b, np.zeros((8, 3)), lanes)):
        assert guarded == 0
        assert not p[1::3].any()
        b[k, 1::3] = 0.0
        across = W[k] + np.diag([0.0, 1.0, 0.0] * 3)
        np.testing.assert_allclose(p, impulses(across, b[k], ["cone"] * 3, MU[:3]), rtol=0, atol=1e-10)


@pytest.mark.parametrize("stuck", [False, True])
@pytest.mark.parametrize("lanes", [1, 4])
def test_static_friction_of_a_dry_joint(stuck: bool, lanes: int) -> None:
    """A joint that stuck gives up to its static bound, one that moved its kinetic one, which stays once it moves."""
    speeds, W = np.array([0.1, 0.3, 0.5, 0.7]), np.diag([2.0, 0.0, 0.0])
    b = np.stack([speeds, 0 * speeds, 0 * speeds], axis=1)
    friction = {"mu": np.array([100.0]), "mu_static": np.array([300.0]), "states": np.array([int(stuck)])}
    found = made(np.tile(W, (4, 1, 1)), b, np.zeros((4, 1)), lanes, dry=np.ones(1, bool), **friction)
    bound = (300.0 if stuck else 100.0) * H
    for speed, (p, _, guarded) in zip(speeds, found, strict=True):
        expected = -speed / 2 if speed / 2 <= bound else -100.0 * H
        np.testing.assert_allclose(p, [expected, 0, 0], rtol=0, atol=1e-14)
        assert guarded == 0


def test_a_trot_needs_no_safeguards_and_lanes_repeat_it() -> None:
    """Starts that differ, so that feet touch at different times; lanes agree with runs alone to rounding."""
    model = cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.48)))
    law, random, state = Trot(stride=0.0, stiffness=250.0, damping=5.0), np.random.default_rng(0), model.assemble()
    starts = [model.state(state.q, random.normal(0.0, 0.05, state.v.size)) for _ in range(6)]
    many = model.rollout_many(starts, 0.06, law, threads=1)
    assert len({run.contact_modes.tobytes() for run in many}) > 3
    for start, run in zip(starts, many, strict=True):
        one = model.rollout(start, 0.06, law)
        assert run.statistics["careful"] == one.statistics["careful"] == 0
        assert 0 < run.statistics["contact_residual"] == one.statistics["contact_residual"] < 1e-12
        np.testing.assert_allclose(run.q, one.q, rtol=0, atol=1e-9)
        np.testing.assert_array_equal(run.contact_modes, one.contact_modes)
