"""Laws that remember something without saying so: none of them runs wrong without a word."""

from __future__ import annotations

import functools
import itertools
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import HiddenStateError
from unit.simulate.machines import four_bar

Law = Callable[..., Any]
LAWS: dict[str, Callable[[], Law]] = {}
_COUNT, _LAST = 0, None
_TRAIL: list[Any] = []
_DRAW = np.random.default_rng(3)


def hides(make: Callable[[], Law]) -> Callable[[], Law]:
    LAWS[make.__name__] = make
    return make


@hides
def buffer_as_delay() -> Law:
    kept: list[Any] = []

    def law(t: Any, x: Any) -> Any:
        kept.append(x["crank"])
        return [-10 * (kept[-3] if len(kept) > 2 else kept[0])]

    return law


@hides
def deque_as_delay() -> Law:
    kept: deque[Any] = deque([0.0] * 3, maxlen=3)

    def law(t: Any, x: Any) -> Any:
        kept.append(x["crank"])
        return [-10 * kept[0]]

    return law


@hides
def array_as_delay() -> Law:
    kept = np.zeros(4, object)

    def law(t: Any, x: Any) -> Any:
        kept[1:] = kept[:-1]
        kept[0] = x["crank"]
        return [-10 * kept[3]]

    return law


@hides
def counter_in_a_closure() -> Law:
    count = 0

    def law(t: Any, x: Any) -> Any:
        nonlocal count
        count += 1
        return [5.0 if count > 100 else 0.0]

    return law


@hides
def counter_in_the_answer() -> Law:
    count = itertools.count()
    return lambda t, x: [0.1 * next(count) + 0 * t]


@hides
def iterator_that_is_used_up() -> Law:
    values = iter([1.0] * 1000)
    return lambda t, x: [next(values)]


@hides
def generator_as_state() -> Law:
    def steps() -> Any:
        k = 0
        while True:
            k += 1
            yield 1.0 if k < 50 else -1.0

    made = steps()
    return lambda t, x: [next(made)]


@hides
def integral_in_a_list() -> Law:
    total = [0.0]

    def law(t: Any, x: Any) -> Any:
        total[0] = total[0] + 1e-3 * (1.5 - x["crank"])
        return [10 * total[0]]

    return law


@hides
def integral_in_an_attribute() -> Law:
    class PI:
        total = 0.0

        def __call__(self, t: Any, x: Any) -> Any:
            self.total = self.total + 1e-3 * (1.5 - x["crank"])
            return [10 * self.total]

    return PI()


@hides
def filter_in_a_bound_method() -> Law:
    class Filter:
        def __init__(self) -> None:
            self.value = 0.0

        def force(self, t: Any, x: Any) -> Any:
            self.value = 0.9 * self.value + 0.1 * x["crank"]
            return [-self.value]

    return Filter().force


@hides
def object_with_slots() -> Law:
    class Count:
        __slots__ = ("calls",)

        def __init__(self) -> None:
            self.calls = 0

    count = Count()

    def law(t: Any, x: Any) -> Any:
        count.calls += 1
        return [1.0 if count.calls > 9 else 0.0]

    return law


@hides
def last_time_for_a_difference() -> Law:
    last = {"t": 0.0, "x": 0.0}

    def law(t: Any, x: Any) -> Any:
        slope = (x["crank"] - last["x"]) / (t - last["t"] + 1e-9)
        last["t"], last["x"] = t, x["crank"]
        return [-0.1 * slope]

    return law


@hides
def first_call_is_different() -> Law:
    first: list[bool] = []

    def law(t: Any, x: Any) -> Any:
        if not first:
            first.append(True)
            return [0.0]
        return [5.0]

    return law


@hides
def global_counter() -> Law:
    def law(t: Any, x: Any) -> Any:
        global _COUNT
        _COUNT += 1
        return [2.0 if _COUNT % 1000 == 999 else 1.0]

    return law


@hides
def global_last_value() -> Law:
    def law(t: Any, x: Any) -> Any:
        global _LAST
        before, _LAST = _LAST, x["crank"]
        return [0.0 if before is None else -before]

    return law


@hides
def global_trail() -> Law:
    def law(t: Any, x: Any) -> Any:
        _TRAIL.append(1)
        return [float(len(_TRAIL) > 10**6)]

    return law


@hides
def default_argument() -> Law:
    def law(t: Any, x: Any, kept: list[Any] = []) -> Any:  # noqa: B006
        kept.append(0)
        return [-1.0]

    return lambda t, x: law(t, x)


@hides
def attribute_of_the_function() -> Law:
    def law(t: Any, x: Any) -> Any:
        law.calls = getattr(law, "calls", 0) + 1  # type: ignore[attr-defined]
        return [0.0]

    return law


@hides
def partial_with_a_list() -> Law:
    def law(kept: list[Any], t: Any, x: Any) -> Any:
        kept.append(None)
        return [0.1]

    return functools.partial(law, [])


@hides
def random_numbers_of_numpy() -> Law:
    return lambda t, x: [_DRAW.normal()]


@hides
def random_numbers_of_numpy_as_before() -> Law:
    return lambda t, x: [np.random.normal() > 2]  # noqa: NPY002


@hides
def random_numbers_rarely_seen() -> Law:
    return lambda t, x: [1.0 if random.random() > 2.0 else 0.0]


@hides
def the_clock_on_the_wall() -> Law:
    return lambda t, x: [1e-6 * time.perf_counter()]


@hides
def remembered_expression() -> Law:
    @functools.lru_cache
    def spring() -> list[Any]:
        return []

    def law(t: Any, x: Any) -> Any:
        kept = spring()
        if not kept:
            kept.append(-x["crank"])
        return [kept[0]]

    return law


def test_there_are_twenty() -> None:
    assert len(LAWS) >= 20


@pytest.mark.parametrize("name", LAWS)
def test_hidden_state_is_refused_with_a_remedy(name: str) -> None:
    model, state = four_bar()
    with pytest.raises(HiddenStateError, match=r"state\.memory.*cc\.Sampled"):
        model.simulate(state, 0.01, LAWS[name]())


def test_a_law_that_needs_numbers_keeps_its_state_and_runs_sampled() -> None:
    """With an if on numbers it cannot be traced; then Python is asked at a period, and its counter counts."""
    model, state = four_bar()
    seen = []

    def law(t: float, x: cc.State) -> list[float]:
        if x["crank"] > 0:
            seen.append(t)
        return [0.1 * len(seen)]

    run = model.simulate(state, 0.005, law)
    assert "cannot be traced" in run.notes[0]
    np.testing.assert_allclose(np.unique(run.forces), 0.1 * np.arange(1, 6), rtol=0, atol=1e-12)


def test_laws_that_only_keep_what_they_computed_are_traced() -> None:
    """Caches of numbers, tables looked up, records that are not read back: nothing that changes an answer."""
    model, state = four_bar()
    seen: dict[str, Any] = {}

    @functools.lru_cache
    def gain() -> float:
        return 3.0

    class Spring:
        @functools.cached_property
        def stiffness(self) -> float:
            return gain()

        def __call__(self, t: Any, x: Any) -> Any:
            seen["last"] = x["crank"]
            return [-self.stiffness * x["crank"]]

    run = model.simulate(state, 0.01, Spring())
    np.testing.assert_allclose(run.forces[:, 0], -3.0 * run["crank"], rtol=1e-12, atol=0)
    assert not run.notes


def test_expressions_that_share_their_parts_otherwise_are_the_same() -> None:
    """Rotations that an earlier law asked for are known in the first call, and made anew in the second."""
    model = cc.compile(cc.library.five_bar())
    laws: list[Law] = [
        lambda t, state: state.body("leg1_distal").rotation[1, 0],
        lambda t, state: state.body("leg2_distal").rotation[1, 0],
        lambda t, state: state.body("leg1_distal").rotation[0, 0] * state.body("leg2_distal").rotation[1, 0],
        lambda t, state: (
            state.body("leg1_distal").rotation[0, 0] * state.body("leg2_distal").rotation[1, 0]
            - state.body("leg1_distal").rotation[1, 0] * state.body("leg2_distal").rotation[0, 0]
        ),
    ]
    for law in laws:
        run = model.simulate(model.assemble(), 0.01, events=[cc.Event("seen", law, then="record")])
        assert run.ending.complete


def test_laws_that_changed_are_traced_again() -> None:
    """In single runs and ensembles; one that did not change is not."""
    model, gains = cc.compile(cc.library.four_bar()), {"crank": 1.0}
    state = model.assemble()

    def law(t: object, _: object) -> list[object]:
        return [gains["crank"] + 0 * t]  # type: ignore[operator]

    for gain in (1.0, 1.0, 3.0):
        gains["crank"] = gain
        run, plain = (model.simulate(state, 0.05, what, step=1e-2) for what in (law, [gain]))
        np.testing.assert_allclose(run.q, plain.q, rtol=0, atol=1e-14)
        many = model.simulate_many([state] * 2, 0.05, law, step=1e-2)
        np.testing.assert_allclose(many.final_q[1], plain.q[-1], rtol=0, atol=1e-14)
