"""Laws are known again only where everything that they reach is on the list, and by all of it."""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.simulate.laws.law_key import law_key
from soak.sources import MIDDLE, WAYS

GAIN = 2.0


def proportional(t: float, state: object, k: float = 3.0) -> list[float]:
    return [GAIN * k * t]


def test_laws_are_known_by_what_they_are_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closures, defaults, globals, arrays, arguments and fields; a law that is written again is the same one."""

    def made(k: object) -> object:
        return lambda t, state: [k]

    array = np.array([1.0, 2.0])
    laws = [made(1.0), made(1), made((1.0, "a")), made({"a": [1.0]}), made(array), proportional]
    laws += [
        functools.partial(proportional, k=1.0),
        cc.PID({"m": 1.0}, 1.0, 2.0, 3.0),
        cc.PID({"m": 2.0}, 1.0, 2.0, 3.0),
    ]
    keys = [law_key(law) for law in laws]
    assert None not in keys
    assert len(set(keys)) == len(keys)
    assert law_key(made(1.0)) == keys[0]
    assert law_key(cc.PID({"m": 1.0}, 1.0, 2.0, 3.0)) == keys[7]
    array[0] = 5.0
    monkeypatch.setitem(globals(), "GAIN", 4.0)
    assert all(law_key(laws[k]) != keys[k] for k in (4, 5, 6))

    def outer(t: float, state: object) -> object:
        return [inner(t) for inner in (lambda t: GAIN * t,)]

    before = law_key(outer)
    monkeypatch.setitem(globals(), "GAIN", 5.0)
    assert law_key(outer) != before is not None


def test_what_can_change_unseen_has_no_key() -> None:
    """Objects and modules of others, iterators, random numbers, and what lies too deep."""

    class Law:
        gain = 1.0

        def __call__(self, t: float, state: object) -> list[float]:
            return [self.gain]

    deep: object = 1.0
    for _ in range(20):
        deep = [deep]
    unseen = [Law(), iter([1.0]), np.random.default_rng(0), pytest, deep, {"k": 1.0}.get, [1.0].pop]
    assert [law_key(one) for one in unseen] == [None] * len(unseen)
    assert law_key(time.time) is None
    assert None not in [law_key(one) for one in (len, np.sin, cc.PID)]
    assert [law_key(lambda t, state, k=one: [k]) for one in unseen] == [None] * len(unseen)


@pytest.mark.parametrize("way", WAYS)
def test_a_number_is_in_the_key_or_there_is_none(way: str, tmp_path: Path) -> None:
    read, put = WAYS[way](tmp_path)
    put(math.nextafter(MIDDLE, 0.0))
    key = law_key(read)
    put(math.nextafter(MIDDLE, 2.0))
    assert key is None or key != law_key(read)


LAWS: dict[str, Callable[..., Any]] = {
    "operators": lambda t, state: [-2.0 * state["crank"] + 0.5 * state.velocity("crank") ** 2],
    "functions": lambda t, state: [np.sin(t) + math.pi * ca.cos(state["crank"])],
    "arrays": lambda t, state: (np.array([[1.0, 2.0], [3.0, 4.0]]) @ np.array([state["crank"], t])).tolist(),
    "containers": lambda t, state: [sum(k * q for k, q in zip((1.0, 2.0), state.actuators.values(), strict=True))],
    "memory": lambda t, state: [state.memory.every(1e-3).hold("held", state["crank"]) + state.parameters["gain"]],
    "bodies": lambda t, state: state.body("rocker").point([0.1, 0.0, 0.0])[0] + state.platform.velocity[1],
    "conditions": lambda t, state: [ca.if_else(state["crank"] > 1.0, -1.0, 1.0)],
}


@pytest.mark.parametrize("name", LAWS)
def test_usual_laws_have_a_key(name: str) -> None:
    assert law_key(LAWS[name]) == law_key(LAWS[name]) is not None


def test_what_laws_call_is_looked_into() -> None:
    """Functions of functions, at any depth of a program; recursion is one more thing that is known."""

    def down(n: int) -> float:
        return 1.0 if n < 1 else 0.5 * down(n - 1)

    def law(gain: float) -> Callable[..., Any]:
        return lambda t, state: [gain * down(3) * state["crank"]]

    assert law_key(law(1.0)) == law_key(law(1.0)) != law_key(law(math.nextafter(1.0, 2.0)))
    assert law_key(law(1.0)) is not None
    assert law_key(lambda t, state: [time.time() * down(3)]) is None
