"""Coulomb's law of several contacts: random problems against its inequalities, written down a second time."""

from __future__ import annotations

import numpy as np
import pytest

from closedchain.contact.arrays import ABSENT, CONE, DRY, HELD, SLIDING
from closedchain.contact.problem import ContactProblem, solve_contacts
from closedchain.types import Array
from oracles.coulomb import impulses, well_conditioned


def random_problem(rng: np.random.Generator, m: int, rank: int, D: int = 3) -> ContactProblem:
    """Contacts of one body where the rank is small: their velocities are those of a body."""
    A = rng.normal(size=(D * m, rank))
    b = A @ rng.normal(size=rank) if rank < D * m else rng.normal(size=D * m)
    return ContactProblem(A @ A.T / rank, b, np.full(m, CONE), rng.uniform(0.2, 1.5, m), np.zeros((m, D)))


def broken_law(problem: ContactProblem, p: Array) -> float:
    """By how much a solution breaks Coulomb's law, over the largest velocity and impulse."""
    D = problem.size
    u, worst = (problem.W @ p + problem.b).reshape(-1, D), 0.0
    fast, large = np.abs(problem.b).max(), np.abs(p).max() or 1.0
    for i, (own, force) in enumerate(zip(u, p.reshape(-1, D), strict=True)):
        slide, side = np.delete(own, 2), np.delete(force, 2)
        gone = max(-own[2] / fast, -force[2] / large, 0.0, own[2] * force[2] / (fast * large))
        bound = max(np.linalg.norm(side) - problem.mu[i] * force[2], 0.0) / large
        # dissipation is greatest: −u_t·p_t = μ p_n |u_t|
        lost = abs(slide @ side + problem.mu[i] * force[2] * np.linalg.norm(slide)) / (fast * large)
        worst = max(worst, gone, bound, lost)
    return float(worst)


@pytest.mark.parametrize(
    ("m", "rank", "D", "least", "guarded"),
    [(1, 6, 3, 20, 0), (4, 20, 3, 20, 0), (4, 6, 3, 19, 1), (3, 6, 4, 19, 1), (6, 6, 3, 11, 3)],
)
def test_random_problems(m: int, rank: int, D: int, least: int, guarded: int) -> None:
    """Cold starts; not every random problem with a singular W has a solution. Few need safeguards, which solve them."""
    rng, solved, safeguards = np.random.default_rng(7), 0, 0
    for _ in range(20 if m < 6 else 12):
        problem = random_problem(rng, m, rank, D)
        found = solve_contacts(problem)
        safeguards += found.guarded
        if found.residual <= 1e-10:
            assert broken_law(problem, found.p) < 1e-8
            solved += 1
    assert solved >= least
    assert 0 < safeguards <= 2 * guarded if guarded else not safeguards


def test_a_sliding_contact_is_not_lifted() -> None:
    """The convex relaxation would make u_n = μ |u_t| > 0 here."""
    p, *_ = solve_contacts(ContactProblem(np.eye(3), np.array([1.0, 0.0, -0.2]), np.array([CONE]), np.array([0.5]),
                                         np.zeros((1, 3))))  # fmt: skip
    np.testing.assert_allclose(p, [-0.1, 0, 0.2], rtol=0, atol=1e-14)


def test_contacts_that_share_bear_alike() -> None:
    """Four equal corners of a body: least impulses are equal ones."""
    corners = np.array([[1, 1], [1, -1], [-1, 1], [-1, -1]]) * 0.5
    rows = [np.array([1.0, *corner]) for corner in corners]
    W = np.zeros((12, 12))
    for i in range(4):
        for j in range(4):
            W[3 * i : 3 * i + 2, 3 * j : 3 * j + 2] = np.eye(2)
            W[3 * i + 2, 3 * j + 2] = rows[i] @ rows[j]
    b = np.tile([0.1, 0.0, -1.0], 4)
    p, residual, *_ = solve_contacts(ContactProblem(W, b, np.full(4, CONE), np.full(4, 0.5), np.zeros((4, 3))))
    assert residual < 1e-10
    np.testing.assert_allclose(
        p.reshape(4, 3), np.tile([-0.025, 0, 0.25], (4, 1)), rtol=0, atol=5e-8
    )  # rounding over ε


def test_held_sliding_and_absent_contacts() -> None:
    rng = np.random.default_rng(3)
    A = rng.normal(size=(9, 9))
    W, b = A @ A.T, rng.normal(size=9)
    b[5] = -3.0
    along = np.zeros((3, 3))
    along[1, 0] = 1.0
    problem = ContactProblem(W, b, np.array([HELD, SLIDING, ABSENT]), np.array([0.3, 0.02, 0.3]), along)
    p, residual, *_ = solve_contacts(problem)
    u = W @ p + b
    assert residual < 1e-10
    np.testing.assert_allclose(u[:3], 0, atol=1e-9)
    np.testing.assert_allclose(p[6:], 0)
    np.testing.assert_allclose(p[3:5], [-0.02 * p[5], 0], atol=1e-9)
    assert min(u[5], p[5]) == pytest.approx(0, abs=1e-9)
    assert p[5] > 0


@pytest.mark.parametrize("D", [3, 4])
@pytest.mark.parametrize(
    "laws", ["cone dry held", "sliding cone dry absent cone", "held sliding sliding", "dry dry cone"]
)
def test_problems_of_all_laws(laws: str, D: int) -> None:
    """Against a solver by fixed-point iteration."""
    rng, numbers = (
        np.random.default_rng(4),
        {"absent": ABSENT, "cone": CONE, "sliding": SLIDING, "held": HELD, "dry": DRY},
    )
    for _ in range(6):
        names = [str(name) for name in rng.permutation(laws.split())]
        W, b, mu, along = well_conditioned(rng, names, D)
        found = solve_contacts(ContactProblem(W, b, np.array([numbers[name] for name in names]), mu, along))
        assert found.residual < 1e-12
        assert not found.guarded
        np.testing.assert_allclose(found.p, impulses(W, b, names, mu, along), rtol=0, atol=1e-10)


def test_directions_that_loops_hold() -> None:
    """A zero diagonal: taken out where nothing moves along it, named where a gap would have to close."""
    W, reach = np.diag([1.0, 1.0, 0.0]), np.ones(3)
    quiet = ContactProblem(W.copy(), np.array([0.5, 0.0, 0.0]), np.array([CONE]), np.array([0.5]), np.zeros((1, 3)))
    found = solve_contacts(quiet, None, reach, 1e-9)
    assert found.blocked == -1
    assert found.kinds[0] == ABSENT
    assert not found.p.any()
    closing = ContactProblem(W.copy(), np.array([0.5, 0.0, -1.0]), np.array([CONE]), np.array([0.5]), np.zeros((1, 3)))
    found = solve_contacts(closing, None, reach, 1e-9)
    assert found.blocked == 0
    assert found.residual == np.inf


@pytest.mark.parametrize("own", [0.0, 1e-18])
def test_a_dry_joint_that_loops_move_keeps_its_friction(own: float) -> None:
    """At a dead centre of a linkage W is rounding, and friction cannot change how fast the joint moves."""
    W = np.zeros((6, 6))
    W[0, 0], W[3, 3] = own, 2.0
    b = np.array([130.0, 0, 0, 0.1, 0, 0])
    problem = ContactProblem(W, b, np.array([DRY, DRY]), np.array([0.4, 0.3]), np.zeros((2, 3)))
    found = solve_contacts(problem, None, np.full(6, 7.7), 1e-7)
    np.testing.assert_allclose(found.p, [-0.4, 0, 0, -0.05, 0, 0], rtol=0, atol=1e-12)
    still = ContactProblem(W, np.array([1e-8, 0, 0, 0.1, 0, 0]), problem.kinds, problem.mu, problem.along)
    found = solve_contacts(still, None, np.full(6, 7.7), 1e-7)
    np.testing.assert_allclose(found.p, [0, 0, 0, -0.05, 0, 0], rtol=0, atol=1e-12)
    np.testing.assert_array_equal(found.kinds, [ABSENT, DRY])


@pytest.mark.parametrize(("contacts", "joints", "rank"), [(0, 1, 3), (0, 4, 2), (2, 3, 20), (4, 3, 6)])
def test_dry_joints_beside_contacts(contacts: int, joints: int, rank: int) -> None:
    """Within the bound at rest, at it against the motion; W of full rank or shared by all."""
    rng, solved, m = np.random.default_rng(11), 0, contacts + joints
    for _ in range(12):
        problem = random_problem(rng, m, rank)
        none = np.arange(3 * m) // 3 >= contacts
        none[3 * contacts :: 3] = False
        problem.W[none], problem.W[:, none], problem.b[none] = 0.0, 0.0, 0.0
        problem.kinds[contacts:] = DRY
        problem.mu[contacts:] = rng.uniform(0.05, 1.0, joints) * abs(problem.b).max() / np.diag(problem.W).max()
        p, residual, *_ = solve_contacts(problem)
        if residual <= 1e-10:
            u, solved = (problem.W @ p + problem.b)[3 * contacts :: 3], solved + 1
            f, bound = p[3 * contacts :: 3], problem.mu[contacts:]
            assert np.all(abs(f) <= bound * (1 + 1e-9))
            np.testing.assert_allclose(f * u, -bound * abs(u), rtol=0, atol=1e-9 * abs(problem.b).max())
            assert not p[none].any()
    assert solved >= 11


def test_a_slip_that_friction_presses_down_ends_by_a_blow() -> None:
    """Two feet of a hopper that all but touch: without an impulse of finite size there is no answer (Painlevé)."""
    half = [[7.3286, 1.7204, -3.6578, 0.2249, -0.1085, -0.0605], [0, 1.9599, -1.2012, -0.3329, 0.3067, 0.1401],
            [0, 0, 4.3451, -0.1056, 0.0831, 0.0362], [0, 0, 0, 2.5, 2.0971, 2.1031],
            [0, 0, 0, 0, 5.3542, 3.6047], [0, 0, 0, 0, 0, 5.7342]]  # fmt: skip
    W, b = np.triu(half) + np.triu(half, 1).T, np.array([-0.2511, -0.0011, -1.2e-8, 0.061, -0.0988, 0])
    problem = ContactProblem(W, b, np.full(2, CONE), np.full(2, 1.35), np.zeros((2, 3)))
    p, residual, *_ = solve_contacts(problem)
    assert residual < 1e-10
    assert broken_law(problem, p) < 1e-8
    assert p[2] > 0.01
