"""Objects in other processes: pickled through their description; Ctrl-C; threads that respect the affinity."""

from __future__ import annotations

import copy
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain import motions
from closedchain.errors import CacheError, Interrupted, KernelInputError
from closedchain.kernel.host import usable_cores

SOON = 3.0  # s; 1 s is what is promised, but not on a machine that does something else as well


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
    kernel = model.forward_kernel()
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


PLAIN = {
    "pose": cc.Pose((1.0, 2.0, 3.0)),
    "table": cc.Table([0.0, 1.0], [1.0, 2.0]),
    "sampled": cc.Sampled(torque),
    "event": cc.Event("e", torque),
    "impact": cc.Impact(torque),
    "lagrange": cc.Lagrange(),
    "denoc": cc.DeNOC(),
    "space": cc.OperationalSpace(),
    "springs": cc.VirtualSpring(),
    "work": cc.VirtualWork(),
    "distribution": cc.ForceDistribution(),
    "line": motions.line(cc.Pose(), cc.Pose((0.1, 0.0, 0.0)), duration=1.0),
    "arc": motions.arc(cc.Pose((1.0, 0.0, 0.0)), (0.0, 0.0, 0.0), (0, 0, 1), 1.0, duration=1.0),
    "joints": motions.joints({"crank": 0.0}, {"crank": 1.0}, 1.0),
    "sequence": motions.sequence(motions.hold(cc.Pose(), 1.0)),
    "points": cc.Points.product(mass=[1.0, 2.0]),
    "variable": cc.Variable("m"),
}


@pytest.mark.parametrize("value", PLAIN.values(), ids=PLAIN)
def test_plain_objects(value: Any) -> None:
    other = there_and_back(value)
    assert type(other) is type(value)
    copy.deepcopy(value)


ALIKE = """
import multiprocessing, sys
import numpy as np, closedchain as cc

def answer(model, state):
    return model.forward_dynamics(state, [1.0]).acceleration

if __name__ == "__main__":
    model = cc.compile(cc.library.four_bar())
    state = model.assemble(joints={"crank": 1.2})
    with multiprocessing.get_context(sys.argv[1]).Pool(2) as pool:
        found = pool.starmap(answer, [(model, state)] * 2)
    assert all(np.array_equal(one, answer(model, state)) for one in found)
"""


@pytest.mark.parametrize("way", ["spawn", "fork"])
def test_other_processes_answer_alike(way: str, tmp_path: Path) -> None:
    """Two at once, so that they compile, and cache, the same machine at the same time."""
    if way not in multiprocessing.get_all_start_methods():
        pytest.skip("not on this system")
    (tmp_path / "alike.py").write_text(ALIKE)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(tmp_path / "alike.py"), way]
    ran = subprocess.run(command, env=environment, timeout=120, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


# Ctrl-C
def interrupted(call: Any, after: float = 0.3) -> tuple[float, Any]:
    """How long after Ctrl-C a call ended, and what it left."""
    began: list[float] = []

    def press() -> None:
        began.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(after, press)
    timer.start()
    try:
        with pytest.raises(Interrupted) as caught:
            call()
    finally:
        timer.cancel()
    return time.monotonic() - began[0], caught.value.partial


@pytest.fixture
def listening() -> Any:
    """Python's own handler, whatever runs the tests."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("listening")
def test_ctrl_c_leaves_what_was_done(model: cc.Model) -> None:
    state = model.assemble()
    model.simulate(state, 0.01, 6.0)  # compiled before
    late, run = interrupted(lambda: model.simulate(state, 1e5, 1.0, step=1e-4, dense=False))
    assert late < SOON
    assert run.ending.kind == "interrupted"
    assert 0 < run.time[-1] < 1e5
    whole = model.simulate(state, float(run.time[-1]), 1.0, step=1e-4, dense=False)
    assert same(whole.q[: len(run)], run.q)
    model.simulate_many([state] * 3, 0.01, step=1e-3)
    for threads in (1, 2):
        late, many = interrupted(lambda n=threads: model.simulate_many([state] * 40, 1e4, step=1e-4, threads=n))
        assert late < SOON
        assert not many.complete.all()
        assert "interrupted at" in many.reasons[39]
        assert many.end.max() > 0


@pytest.mark.usefixtures("listening")
def test_ctrl_c_in_maps(wrist: cc.Model) -> None:
    azimuth, tilt = np.linspace(-3, 3, 1000), np.linspace(0, 0.5, 1000)
    wrist.stiffness_map(cc.Grid.azimuth_tilt_torsion([0.0, 1.0], [0.1]), [1.0, 0, 0, 0, 0, 0])
    grid = cc.Grid.azimuth_tilt_torsion(azimuth, tilt)
    names = ["center_shift", "status"]
    late, partial = interrupted(lambda: wrist.stiffness_map(grid, [1.0, 0, 0, 0, 0, 0], variables=names), after=1.0)
    assert late < SOON
    computed = partial.status.values != 7
    assert 0 < computed.sum() < grid.size
    assert np.isfinite(partial.center_shift.values[computed]).any()
    assert np.isnan(partial.center_shift.values[~computed]).all()


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


# memory, threads, directories
def test_outputs_that_overlap_are_refused(model: cc.Model) -> None:
    kernel = model.forward_kernel()
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
