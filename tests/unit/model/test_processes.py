"""Objects in other processes: pickled through their description; Ctrl-C; threads that respect the affinity."""

from __future__ import annotations

import copy
import inspect
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
import public_objects
from closedchain.errors import CacheError, Interrupted, KernelInputError
from closedchain.kernel.host import usable_cores
from closedchain.progress import Countdown, Interruption, insist
from soak.interrupts import CASES, WITH_CONTACTS, command, listening, pressed, pressing


def there_and_back(value: Any) -> Any:
    return ForkingPickler.loads(bytes(ForkingPickler.dumps(value)))


def torque(t: Any, state: Any) -> Any:
    return [1.0 - 0.1 * state.velocity("crank")]


@pytest.fixture(scope="module")
def model() -> cc.Model:
    return cc.compile(cc.library.four_bar())


@pytest.fixture(scope="module")
def wrist() -> cc.Model:
    return cc.compile(cc.library.coaxial())


def same(one: Any, other: Any) -> bool:
    return bool(np.array_equal(np.asarray(one), np.asarray(other), equal_nan=True))


def test_descriptions_models_and_states(model: cc.Model) -> None:
    assert there_and_back(model.mechanism) == model.mechanism
    other = there_and_back(model)
    assert other.mechanism == model.mechanism
    assert copy.deepcopy(model) is model
    assert there_and_back(other) is other  # compiled once in a process
    state = model.assemble(joints={"crank": 1.2})
    moved = there_and_back(state)
    assert same(moved.q, state.q)
    assert moved["rocker"] == state["rocker"]
    assert same(other.forward_dynamics(moved, [1.0]).acceleration, model.forward_dynamics(state, [1.0]).acceleration)
    assert same(copy.deepcopy(state).q, state.q)


def test_answers(model: cc.Model) -> None:
    state = model.with_velocities(model.assemble(joints={"crank": 1.2}), joints={"crank": 1.0})
    found = model.forward_dynamics(state, [1.0])
    assert same(there_and_back(found).reactions["crank"], found.reactions["crank"])
    forces = model.inverse_dynamics(state)
    assert same(there_and_back(forces).forces, forces.forces)
    assert same(there_and_back(forces).reactions["crank"], forces.reactions["crank"])
    linear = model.linearize(state)
    assert same(there_and_back(linear).A, linear.A)
    kernel = model.kernels.forward()
    arguments = [np.tile(array, (5, 1)) for array in (state.q, state.v, [1.0])]
    for one, other in zip(kernel(*arguments), there_and_back(kernel)(*arguments), strict=True):
        assert same(one, other)
    assert str(there_and_back(model.report())) == str(model.report())


def test_elastic_answers(wrist: cc.Model) -> None:
    state = wrist.assemble()
    found = wrist.stiffness(state)
    assert same(there_and_back(found).matrix, found.matrix)
    grid = cc.Grid.azimuth_tilt_torsion([0.0, 1.0], [0.1, 0.2])
    map_ = wrist.stiffness_map(there_and_back(grid), [1.0, 0, 0, 0, 0, 0])
    assert there_and_back(map_).identical(map_)
    modes = wrist.natural_modes(state)
    assert same(there_and_back(modes).frequencies, modes.frequencies)


def test_runs(model: cc.Model) -> None:
    run = model.simulate(model.assemble(), 0.1, torque)
    other = there_and_back(run)
    for what in ("time", "q", "forces", "acceleration"):
        assert same(getattr(other, what), getattr(run, what))
    assert same(other.extend(0.1).q, run.extend(0.1).q)
    assert same(copy.deepcopy(run).energy.balance, run.energy.balance)
    many = model.simulate_many([model.assemble()] * 3, 0.01, step=1e-3)
    assert same(there_and_back(many).final_q, many.final_q)


@pytest.fixture(scope="module")
def public() -> dict[str, Any]:
    return public_objects.objects()


def test_every_public_class_has_an_object_that_is_sent(public: dict[str, Any]) -> None:
    """A new public class needs one in tests/public_objects.py."""
    classes = {name for name in cc.__all__ if inspect.isclass(getattr(cc, name))}
    assert not classes - set(public)


def test_every_public_object_comes_back(public: dict[str, Any]) -> None:
    for name, value in public.items():
        assert public_objects.same(there_and_back(value), value), name
        assert public_objects.same(copy.deepcopy(value), value), name


OTHERS = """
import multiprocessing, sys
import numpy as np, closedchain as cc, public_objects

def answer(model, state):
    return model.forward_dynamics(state, [1.0]).acceleration

def back(value):
    return value

if __name__ == "__main__":
    public = public_objects.objects()
    model, state = public["Model"], public["State"]
    for way, processes in (("spawn", 2), ("fork", 1)):
        with multiprocessing.get_context(way).Pool(processes) as pool:
            found = pool.starmap(answer, [(model, state)] * processes, chunksize=1)
            assert all(np.array_equal(one, answer(model, state)) for one in found), way
            for name, value in public.items():
                assert public_objects.same(pool.apply(back, (value,)), value), (way, name)
"""


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="needs fork")
def test_other_processes_answer_alike(tmp_path: Path) -> None:
    """Two at once, with an empty cache, so that they compile, and keep, the same machine at the same time."""
    (tmp_path / "others.py").write_text(OTHERS)
    environment = {"CLOSEDCHAIN_CACHE": str(tmp_path / "cache"), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(tmp_path / "others.py")]
    ran = subprocess.run(command, env=os.environ | environment, timeout=300, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


# Ctrl-C
@pytest.fixture(name="listening")
def listening_here() -> Iterator[None]:
    with listening():
        yield


@pytest.mark.usefixtures("listening")
@pytest.mark.parametrize("name", [name for name in CASES if name not in WITH_CONTACTS])
def test_ctrl_c_hands_over_what_was_done(name: str) -> None:
    """The call would run for hours."""
    _, left = pressed(CASES[name], after=0.2)
    assert left > 0


def test_ctrl_c_ends_the_command() -> None:
    command(workers=0, after=0.1)


@pytest.mark.usefixtures("listening")
def test_what_was_done_is_what_the_whole_run_begins_with(model: cc.Model) -> None:
    state = model.assemble()
    model.simulate(state, 0.01, 1.0, step=1e-4)  # compiled before
    with pytest.raises(Interrupted) as caught, pressing(0.5):
        model.simulate(state, 1e5, 1.0, step=1e-4)
    run = caught.value.partial
    assert run.ending.kind == "interrupted"
    whole = model.simulate(state, float(run.time[-1]), 1.0, step=1e-4)
    assert same(whole.q[: len(run)], run.q)


@pytest.mark.usefixtures("listening")
def test_cells_of_an_interrupted_map_are_computed_or_missing(wrist: cc.Model, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes with the third of 24 chunks."""
    grid, add = cc.Grid.azimuth_tilt_torsion(np.linspace(-3, 3, 240), np.linspace(0, 0.5, 200)), Countdown.add

    def add_and_press(line: Countdown, points: int) -> None:
        add(line, points)
        if line.done == 3 * 2048:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Countdown, "add", add_and_press)
    with pytest.raises(Interrupted) as caught:
        wrist.stiffness_map(grid, [10.0, 5, -3, 0, 0, 0], threads=1)
    partial = caught.value.partial
    computed = partial.status.values != 7
    assert 3 * 2048 <= computed.sum() < grid.size
    np.testing.assert_array_equal(np.isfinite(partial.center_shift.values), computed & (partial.status.values == 0))


def test_a_second_ctrl_c_does_not_wait() -> None:
    code = (
        "import os, signal, time, threading\nfrom closedchain.progress import Interruption\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "with Interruption() as i:\n"
        "    os.kill(os.getpid(), signal.SIGINT); assert i.asked\n"
        "    try:\n        os.kill(os.getpid(), signal.SIGINT); time.sleep(5)\n"
        "    except KeyboardInterrupt:\n        print('at once')\n        raise SystemExit\n"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "at once"


def swallow() -> None:
    with suppress(KeyboardInterrupt):  # as CasADi does while it looks at types
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(1)


def fail() -> None:
    swallow()
    raise ValueError


def work() -> None:
    swallow()
    for _ in range(300):  # what is pressed again does not wake up who sleeps
        time.sleep(0.1)


@pytest.mark.parametrize("call", [swallow, fail, work])
def test_a_swallowed_ctrl_c_is_pressed_again(call: Callable[[], None]) -> None:
    with listening():
        with pytest.raises(KeyboardInterrupt):
            insist(call)
        time.sleep(0.1)  # no other comes after it
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_is_not_lost_to_another_error() -> None:
    def call() -> None:
        with Interruption():
            os.kill(os.getpid(), signal.SIGINT)
            raise ValueError

    with listening(), pytest.raises(KeyboardInterrupt):
        call()


# memory, threads, directories
def test_outputs_that_overlap_are_refused(model: cc.Model) -> None:
    kernel = model.kernels.forward()
    sizes = [int(np.prod(port.shape)) for port in kernel.outputs]
    room = np.zeros(sum(sizes))
    shared = tuple(room[:size].reshape(port.shape) for size, port in zip(sizes, kernel.outputs, strict=True))
    inputs = [np.zeros(port.shape) for port in kernel.inputs]
    with pytest.raises(KernelInputError, match=r"outputs 'acceleration' and '\w+' share memory"):
        kernel(*inputs, out=shared)


@pytest.mark.skipif(sys.platform != "linux", reason="needs an affinity")
def test_threads_are_those_of_the_affinity() -> None:
    before = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(before)})
        assert usable_cores() == 1
    finally:
        os.sched_setaffinity(0, before)
    assert usable_cores() == len(before)


@pytest.mark.skipif(sys.platform == "win32", reason="needs rights of files")
def test_parents_of_the_cache_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from closedchain.kernel import object_code as cache

    folder = tmp_path / "open" / "mine" / "cache"
    folder.mkdir(parents=True, mode=0o700)
    monkeypatch.setenv("CLOSEDCHAIN_CACHE", str(folder))
    cache.store("key", b"code")
    (tmp_path / "open").chmod(0o777)
    with pytest.raises(CacheError, match=r"others may write to .*open, and so could put another directory"):
        cache.load("key")
    (tmp_path / "open").chmod(0o1777)  # as folders for temporary files are
    assert cache.load("key") == b"code"
    link = tmp_path / "link"
    link.symlink_to(folder)
    (tmp_path / "open").chmod(0o777)
    monkeypatch.setenv("CLOSEDCHAIN_CACHE", str(link))
    with pytest.raises(CacheError, match="others may write to"):
        cache.load("key")


def test_a_cache_on_a_full_disk_does_not_stop_anybody(tmp_path: Path) -> None:
    code = (
        "import resource, signal, warnings, closedchain as cc\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))\n"
        "warnings.simplefilter('ignore')\n"
        "m = cc.compile(cc.library.slider_crank())\n"
        "print(m.forward_dynamics(m.assemble(), [1.0]).acceleration.tobytes().hex())"
    )
    found = [
        subprocess.run(
            [sys.executable, "-c", text], capture_output=True, text=True, check=True,
            env={**os.environ, "CLOSEDCHAIN_CACHE": str(tmp_path / "cache"), "PYTHONPATH": os.pathsep.join(sys.path)},
        ).stdout
        for text in (code, code.replace("(100, 100)", "(-1, -1)"))
    ]  # fmt: skip
    assert found[0] == found[1] != ""
