"""What is kept of machines: used again by other processes, never trusted when damaged, stale or foreign."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import CacheError
from closedchain.kernel import Kernel, manifest, object_code
from closedchain.kernel.manifest import (
    SHORT,
    Outline,
    question,
    recall,
    remember,
    remembered,
    remembered_counts,
    remembered_function,
)
from closedchain.kinematics.mobility import Mobility

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions as on POSIX systems")
KEY = "0" * 64


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CLOSEDCHAIN_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("CLOSEDCHAIN_REMEMBER", raising=False)
    return tmp_path / "cache"


class Tracing:
    """Makes the function y = factor x², and counts how often."""

    def __init__(self, factor: float = 1.0, parts: int = 1) -> None:
        self.count, self.factor, self.parts = 0, factor, parts

    def __call__(self) -> ca.Function:
        self.count += 1
        x = ca.SX.sym("x", 2)
        y = self.factor * x * x
        for _ in range(self.parts - 1):
            y = ca.sin(y)
        return ca.Function("square", [x], [y], ["x"], ["y"])


def works(kernel: Kernel) -> bool:
    alone = kernel(np.array([2.0, 3.0])).tolist() == [4.0, 9.0]
    return alone and kernel(np.array([[2.0, 3.0], [1.0, 5.0], [0.0, 2.0]])).tolist() == [[4, 9], [1, 25], [0, 4]]


def entry(folder: Path, kind: str = object_code.MANIFEST) -> Path:
    found = [one.path for one in object_code.entries(folder) if one.kind == kind]
    assert len(found) == 1
    return found[0]


def test_a_function_is_traced_once(folder: Path) -> None:
    trace, key = Tracing(), question("squares")
    first = remembered(key, trace)
    assert works(first)
    again = remembered(key, trace)
    assert works(again)
    assert trace.count == 1
    assert repr(again) == repr(first)
    assert (again.work_size, again.batch_work_size) == (first.work_size, first.batch_work_size)
    assert again.operation_counts() == first.operation_counts()
    assert remembered(question("others"), trace)
    assert trace.count == 2
    again.to_c(folder.parent / "c")  # needs the operations
    assert trace.count == 3


def test_code_that_the_cache_lost_is_made_anew(folder: Path) -> None:
    """Also where what is traced then is another program: sizes and code are those of one and the same."""
    key = question("squares")
    assert works(remembered(key, Tracing()))
    for one in object_code.entries(folder):
        if one.kind == object_code.OBJECT:
            one.path.unlink()
    trace = Tracing(factor=3.0, parts=40)
    kernel = remembered(key, trace)
    x = np.array([[0.3, 0.4], [0.5, 0.6]])
    np.testing.assert_array_equal(kernel(x), Kernel(trace())(x))
    assert kernel.work_size == Kernel(trace()).work_size


@pytest.mark.parametrize("damage", ["flipped", "truncated", "empty", "foreign", "other format", "not JSON"])
def test_what_is_damaged_is_found_out_again(folder: Path, damage: str) -> None:
    trace, key = Tracing(), question("squares")
    assert key is not None
    assert works(remembered(key, trace))
    path = entry(folder)
    content = path.read_bytes()
    changed = {
        "flipped": content[:-4] + bytes([content[-4] ^ 1]) + content[-3:],
        "truncated": content[:-1],
        "empty": b"",
        "foreign": b"",
        "other format": content.replace(b"manifest 1", b"manifest 0"),
        "not JSON": b"",
    }[damage]
    if damage == "foreign":  # the outline of another question under this name
        remember(KEY, Outline("cube", (), (), {}, "", (), 0).to_data())
        changed = (folder / f"{KEY}.json").read_bytes()
        (folder / f"{KEY}.json").unlink()
    if damage == "not JSON":
        object_code.store(key, b"{", object_code.MANIFEST)
        changed = path.read_bytes()
    path.write_bytes(changed)
    assert works(remembered(key, trace))
    assert trace.count == 2
    assert works(remembered(key, trace))
    assert trace.count == 2


@pytest.mark.parametrize("damage", ["none", "words", "number", "of another size"])
def test_functions_are_kept_whole(folder: Path, damage: str) -> None:
    trace, key = Tracing(parts=SHORT), question("squares")
    assert key is not None
    wanted = remembered_function(key, trace, [2])(0.7)
    if damage == "words":
        remember(key, "not a function")
    elif damage == "number":
        remember(key, 3)
    elif damage == "of another size":
        x = ca.SX.sym("x", 3)
        remember(key, ca.Function("f", [x], [x]).serialize())
    assert float(ca.norm_inf(remembered_function(key, trace, [2])(0.7) - wanted)) == 0.0
    assert trace.count == 1 + (damage != "none")


def test_short_functions_are_traced_each_time(folder: Path) -> None:
    trace = Tracing()
    for count in (1, 2):
        remembered_function(question("squares"), trace, [2])
        assert trace.count == count
    assert object_code.entries(folder) == []


@pytest.mark.parametrize(
    "change",
    [
        {"slots": -1},
        {"slots": "1"},
        {"slots": True},
        {"inputs": [["x"]]},
        {"inputs": None},
        {"stops": 3},
        {"counts": []},
        {"name": 5},
        {"outputs": [["y", [2.5]]]},
    ],
)
def test_outlines_of_other_shapes_count_as_absent(folder: Path, change: dict[str, object]) -> None:
    trace, key = Tracing(), question("squares")
    assert key is not None
    assert works(remembered(key, trace))
    remember(key, recall(key) | change)
    assert works(remembered(key, trace))
    assert trace.count == 2
    for other in (None, [], "words", 3, {}):
        assert Outline.from_data(other) is None
        assert Mobility.from_data(other, 3, 2) is None


def test_keys_follow_package_versions_and_question(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = {question("squares"), question("cubes"), question("squares", 1)}
    monkeypatch.setattr(manifest, "_program_text", lambda: "another text")
    keys.add(question("squares"))
    monkeypatch.setattr(manifest, "_others", lambda: ["another version"])
    keys.add(question("squares"))
    assert len(keys) == 5
    monkeypatch.setenv("CLOSEDCHAIN_REMEMBER", "off")
    assert question("squares") is None
    monkeypatch.delenv("CLOSEDCHAIN_REMEMBER")
    monkeypatch.setenv("CLOSEDCHAIN_CACHE", "off")
    assert question("squares") is None


@posix
def test_a_directory_that_others_may_write_is_refused(folder: Path) -> None:
    key = question("squares")
    assert works(remembered(key, Tracing()))
    folder.chmod(0o777)
    with pytest.raises(CacheError, match="chmod go-w"):
        remembered(key, Tracing())


def test_machines_that_differ_have_other_keys(folder: Path) -> None:
    """Masses, cuts, tolerances, methods and options: each its own entry; formulations from elsewhere have none."""
    described = cc.library.four_bar()
    models = [
        cc.compile(described),
        cc.compile(cc.library.four_bar(masses=(1.0, 1.0, 1.0 + 1e-15))),
        cc.compile(described, cut=["rocker"]),
        cc.compile(described, tolerance=1e-8),
    ]
    keys = {model.machine.question("forward", cc.Lagrange()) for model in models}
    keys |= {models[0].machine.question("forward", cc.Lagrange(order="robust"))}
    keys |= {models[0].machine.question("verified", cc.Lagrange())}
    assert len(keys) == 6
    assert None not in keys
    Foreign = type("Foreign", (cc.Lagrange,), {"__module__": "elsewhere"})
    assert models[0].machine.question("forward", Foreign()) is None


ASK = """
import sys, numpy as np, closedchain as cc
from closedchain.kernel import program
read, traced = program.read, []
from closedchain.kernel import kernel
kernel.read = lambda function: (traced.append(function.name()), read(function))[1]
model = cc.compile(cc.library.four_bar())
state = model.assemble(joints={"crank": 1.2})
answer = model.forward_dynamics(state, {"crank_motor": 5.0})
run = model.simulate(state, 0.01, {"crank_motor": 5.0}, step=1e-3) if "simulate" in sys.argv else None
values = [*answer.acceleration, *answer.reactions["closing"], *model.energies(state)]
values += [] if run is None else [*run.q[-1]]
print("scipy" in sys.modules, len(traced), *(float(x).hex() for x in values))
"""


def asked(folder: Path, *words: str) -> list[str]:
    environment = {name: value for name, value in os.environ.items() if name != "CLOSEDCHAIN_REMEMBER"}
    environment["CLOSEDCHAIN_CACHE"] = str(folder)
    return (
        subprocess.Popen([sys.executable, "-c", ASK, *words], env=environment, stdout=subprocess.PIPE, text=True)
        .communicate()[0]
        .split()
    )


def test_a_second_process_traces_nothing_and_answers_the_same(tmp_path: Path) -> None:
    first, second = (asked(tmp_path / "cache", "simulate") for _ in range(2))
    assert int(first[1]) > 3
    assert second[1:] == ["0", *first[2:]]
    short = asked(tmp_path / "cache")
    assert short == ["False", "0", *first[2 : len(short)]]  # nor is SciPy imported
    # a mobility that was tampered with, under a right checksum, of another shape
    for one in object_code.entries(tmp_path / "cache"):
        data = json.loads(one.path.read_bytes().split(b"\n", 1)[1][64:]) if one.kind == object_code.MANIFEST else {}
        if "samples" in data:
            one.path.write_bytes(one.path.read_bytes()[:-40])
    third = asked(tmp_path / "cache")
    assert third[2:] == first[2 : len(third)]


def test_two_processes_at_once(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "CLOSEDCHAIN_REMEMBER"}
    environment["CLOSEDCHAIN_CACHE"] = str(tmp_path / "cache")
    command = [sys.executable, "-c", ASK]
    running = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    one, other = (process.communicate()[0].split() for process in running)
    assert one[2:] == other[2:]
    assert len(one) > 5
    assert asked(tmp_path / "cache")[1:] == ["0", *one[2:]]


@pytest.mark.parametrize("other", [None, [], "12", [1.5], [True], {"a": 1}], ids=str)
def test_counts_are_kept_and_nothing_else_is_taken_for_them(folder: Path, other: object) -> None:
    key, asked_for = question("counts"), list[int]()

    def count() -> list[int]:
        asked_for.append(1)
        return [3, 4]

    assert key is not None
    for _ in range(2):
        assert remembered_counts(key, count) == (3, 4)
    assert len(asked_for) == 1
    remember(key, other)
    assert remembered_counts(key, count) == (3, 4)
    assert remembered_counts(None, count) == (3, 4)
    assert len(asked_for) == 3
