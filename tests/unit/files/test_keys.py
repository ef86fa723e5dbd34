"""Words for data, functions and objects: they differ where these do, in any bit, and are the same in every process."""

from __future__ import annotations

import functools
import math
import os
import subprocess
import sys
import threading
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError
from closedchain.files.keys import digest
from soak.sources import MIDDLE, WAYS

# what a function reads by a name in a text, from files or from the environment is in no key
OUTSIDE = {
    "globals_by_name", "attribute_by_name", "module_loaded_again", "evaluated", "executed", "open_file",
    "path_of_a_file", "path_by_name", "file_of_json", "file_of_numpy", "table_of_numpy", "environment",
    "environment_by_function",
}  # fmt: skip
REFUSED = {"context_variable", "local_to_a_thread", "inside_a_queue", "universal_function"}


def slider(t: float, state: Any) -> Any:
    return state["crank"] - 2 * state["slider"]


def swapped() -> Any:
    def slider(t: float, state: Any) -> Any:
        return state["slider"] - 2 * state["crank"]

    return slider


PAIRS: dict[str, tuple[Any, Any]] = {
    "sign of zero": (0.0, -0.0),
    "kinds of one": (1, 1.0),
    "truth": (1, True),
    "last bit": (1.0, math.nextafter(1.0, 2.0)),
    "list and tuple": ([1.0], (1.0,)),
    "type of an array": (np.zeros(2), np.zeros(2, np.float32)),
    "shape of an array": (np.zeros((2, 1)), np.zeros((1, 2))),
    "large array": (np.zeros(9999), np.append(np.zeros(9998), 5e-324)),
    "array of objects": (np.array([1, None]), np.array([2, None])),
    "order of a dict": ({"a": 1, "b": 2}, {"b": 2, "a": 1}),
    "text and bytes": ("a", b"a"),
    "bound to another dict": ({"a": 1}.get, {"a": 2}.get),
    "argument of a partial": (functools.partial(slider, 1.0), functools.partial(slider, 2.0)),
    "constants that are the name": (slider, swapped()),
    "fractions": (Fraction(1, 3), Fraction(1, 4)),
    "sets": ({"a", "b"}, {"a", "c"}),
    "options of a method": (cc.Lagrange(), cc.Lagrange(order="robust")),
    "library functions": (np.sin, np.cos),
    "methods of built-in types": (str.upper, str.lower),
}


@pytest.mark.parametrize("name", PAIRS)
def test_what_differs_has_other_words(name: str) -> None:
    one, other = PAIRS[name]
    assert digest(one) == digest(one) != digest(other)


@pytest.mark.parametrize("way", WAYS)
def test_numbers_that_functions_reach_are_in_the_word(way: str, tmp_path: Path) -> None:
    read, put = WAYS[way](tmp_path)
    put(math.nextafter(MIDDLE, 0.0))
    if way in REFUSED:
        with pytest.raises(ArgumentError, match="cannot be identified"):
            digest(read)
        return
    before = digest(read)
    put(math.nextafter(MIDDLE, 2.0))
    assert (digest(read) == before) == (way in OUTSIDE)


def test_a_model_keeps_its_word_whatever_it_was_asked() -> None:
    model = cc.compile(cc.library.four_bar())
    before = digest(model, model.assemble())
    model.forward_dynamics(model.assemble(), [1.0])
    assert digest(model, model.assemble()) == before


def test_what_holds_itself_has_a_word() -> None:
    ring: list[Any] = [1.0]
    ring.append(ring)

    def even(n: int) -> bool:
        return n == 0 or odd(n - 1)

    def odd(n: int) -> bool:
        return n > 0 and even(n - 1)

    assert digest(ring) != digest([1.0, [1.0]])
    assert digest(even) != digest(odd)
    with pytest.raises(ArgumentError, match="lock"):
        digest(threading.Lock())


PROGRAM = """
import numpy as np
from closedchain.files.keys import digest
class Gains:
    k = 2.0
    def __init__(self): self.names = {"a", "b", "c"}
    def __call__(self, x): return self.k * x
gains, table = Gains(), {"a": np.arange(3.0)}
print(digest(gains, lambda x: gains(x) + table["a"][0], np.sin, frozenset("abc"), 1.5))
"""


def test_words_are_the_same_in_every_process() -> None:
    words = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM], env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(words) == 1
    assert len(words.pop()) == 65
