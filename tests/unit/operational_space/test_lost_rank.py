"""Pivots of loop rows vanish wherever loops become dependent, as fast as G loses its rank, and nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics.interface import POOR_PIVOT
from closedchain.dynamics.operational_space_border import LoopPivots
from closedchain.dynamics.verification import rank_at
from closedchain.kinematics.assemble import make_targets, search
from closedchain.types import Array
from interpreted import interpreted
from states import model as library_model
from unit.operational_space.test_singular_chains import approach, parallelogram, regular_model


@pytest.fixture(autouse=True)
def _interpreted() -> Iterator[None]:
    with interpreted():
        yield


def pivots_at(model: cc.Model, border: str, rows: Sequence[Array]) -> list[float]:
    function = model.kernels.forward_function(cc.OperationalSpace(border=border))  # type: ignore[arg-type]
    return [float(function(q, np.zeros(model.system.nv), np.zeros(len(model.system.actuators)))[2]) for q in rows]


def towards_lost_rank(model: cc.Model, steps: int) -> list[Array]:
    """Closed configurations on a walk that keeps to where the smallest singular value of G is smaller."""
    kin, rng, stride = model.kinematics, np.random.default_rng(3), 0.2
    anywhere, found = make_targets(kin, None, None), [model.mobility.samples[0]]
    q, least = found[0], rank_at(model.machine, found[0]).pivot
    for _ in range(steps):
        N = kin.free_motions(q, tolerance=1e-7)
        move = N @ rng.standard_normal(N.shape[1])
        length = np.linalg.norm(move * kin.step_lengths)
        attempt = search(kin, anywhere, kin.step(q, stride * kin.system.size * move / length))
        if attempt.closed:
            found.append(attempt.q)
            lost = rank_at(model.machine, attempt.q).pivot
            stride *= 1.5 if lost < least else 0.85
            q, least = (attempt.q, lost) if lost < least else (q, least)
    return found


@cache
def upright_legs() -> cc.Model:
    """Gough–Stewart that can stand with all legs along the first axes of their universal joints: none resists then."""
    tips = [(np.cos(a), np.sin(a), 0.0) for a in np.deg2rad([0, 50, 120, 170, 240, 290])]
    return cc.compile(cc.library.gough_stewart(tips, tips, position=(0.3, 0, 1.5), angles=(0, 0, 0)))


MACHINES: dict[str, Callable[[], cc.Model]] = {
    "flat parallelogram": lambda: cc.compile(cc.library.n_four_bar(1)),
    "coupler on two cranks": lambda: cc.compile(parallelogram(), cut=["c", "d"]),
    "upright legs": upright_legs,
    "3-UPU": lambda: library_model("translational_3upu"),
    "delta": lambda: library_model("delta"),
    "3-RPS": lambda: library_model("tripod_3rps"),
    "wrist": lambda: library_model("agile_wrist"),
}


@pytest.mark.parametrize("name", MACHINES)
def test_pivots_vanish_with_the_rank(name: str) -> None:
    model = MACHINES[name]()
    walk = sorted(towards_lost_rank(model, 150), key=lambda q: rank_at(model.machine, q).pivot)
    lost = [rank_at(model.machine, q).pivot for q in walk]
    usual = float(np.median([rank_at(model.machine, q).pivot for q in model.mobility.samples]))
    assert lost[0] < 1e-7 * usual
    found = {border: pivots_at(model, border, walk) for border in ("auto", "none", "weak", "all")}
    for own in found.values():
        assert max(own) <= 1
        for value, rank in zip(own, lost, strict=True):
            assert value <= max(1e4 * rank / usual, 1e-14), (value, rank)
    # and not where it does not: one of those that are asked one after the other holds
    regular = [k for k, rank in enumerate(lost) if rank > 0.03 * usual]
    assert len(regular) > 3
    assert all(max(found[border][k] for border in ("auto", "weak", "all")) > POOR_PIVOT for k in regular)


def test_a_singular_chain_is_no_lost_rank() -> None:
    """The machine stays regular: only pivots of eliminations that need the chain to be regular vanish."""
    model, state = regular_model(), approach()[-1]
    assert rank_at(model.machine, state.q).pivot > 1e-5
    found = {border: pivots_at(model, border, [state.q])[0] for border in ("none", "weak", "all")}
    assert found["none"] < 1e-12
    assert min(found["weak"], found["all"]) > 1e-2


def test_what_never_moves_measures_nothing() -> None:
    """Rounding at all samples is small beside what other rows of its kind usually have."""
    D = ca.SX.sym("D", 3)
    pivots = LoopPivots(lambda vector: np.array([4.0, 1e-17, 1e-9]))
    pivots.watch(D, [False, False, True], D)
    value = ca.Function("smallest", [D], [pivots.smallest()])
    assert float(value([4.0, 1e-17, 1e-9])) == pytest.approx(2.5e-15)
    assert float(value([2.0, 1.0, 1e-9])) == pytest.approx(0.5)
    assert float(value([4.0, 1.0, -1e-9])) == pytest.approx(-1.0)
