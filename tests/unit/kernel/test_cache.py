"""Object code on disk: reuse, corruption, unsafe directories, several processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

from closedchain.errors import CacheError
from closedchain.kernel import Kernel, compiled_quickly, object_code
from closedchain.kernel import object_code as disk_cache
from closedchain.kernel.host import vector_widths

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions as on POSIX systems")


def square(factor: float = 1.0) -> Kernel:
    x = ca.SX.sym("x", 2)
    return Kernel(ca.Function("square", [x], [factor * x * x], ["x"], ["y"]))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CLOSEDCHAIN_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The programs that were compiled, not read from the cache."""
    compiled = []
    compile_object = object_code.compile_object

    def counting(code: str, optimise: bool = True) -> bytes:
        compiled.append(code)
        return compile_object(code, optimise=optimise)

    monkeypatch.setattr(object_code, "compile_object", counting)
    return compiled


def works(kernel: Kernel) -> bool:
    return kernel(np.array([2.0, 3.0])).tolist() == [4.0, 9.0]


def test_the_same_kernel_is_compiled_once(folder: Path, compilations: list[str]) -> None:
    assert works(square())
    assert works(square())
    assert len(compilations) == 1
    assert len(list(folder.iterdir())) == 1
    assert square(2.0)(np.ones(2)).tolist() == [2.0, 2.0]
    assert len(compilations) == 2


def test_code_compiled_quickly_makes_way_for_optimised_code(folder: Path, compilations: list[str]) -> None:
    x = ca.SX.sym("x", 6)
    function = ca.Function("f", [x], [ca.sin(x) @ ca.cos(x).T / (1 + ca.sumsqr(x))])
    values = np.random.default_rng(0).uniform(-1, 1, (50, 6))
    with compiled_quickly():
        batch, one = Kernel(function)(values), Kernel(function)(values[0])
        assert np.array_equal(Kernel(function)(values), batch)
    assert len(compilations) == 2  # lanes, one instance
    optimised = Kernel(function)
    np.testing.assert_allclose(optimised(values), batch, rtol=1e-14, atol=1e-15)  # products and sums may be fused
    np.testing.assert_allclose(optimised(values[0]), one, rtol=1e-14, atol=1e-15)
    assert len(compilations) == 4
    with compiled_quickly():
        assert np.array_equal(Kernel(function)(values), optimised(values))
    assert len(compilations) == 4


def test_nothing_is_compiled_before_the_first_use(folder: Path, compilations: list[str]) -> None:
    kernel = square()
    assert kernel.operations == 2
    assert kernel.work_size == 0
    assert not compilations
    kernel(np.ones((3, 2)))
    assert len(compilations) == 1


@posix
def test_the_directory_is_private(folder: Path) -> None:
    square().address  # noqa: B018
    assert folder.stat().st_mode & 0o777 == 0o700
    assert all(entry.stat().st_mode & 0o077 == 0 for entry in folder.iterdir())


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "other magic", "other key"])
def test_a_damaged_entry_is_rebuilt(folder: Path, compilations: list[str], damage: str) -> None:
    assert works(square())
    (entry,) = folder.iterdir()
    content = bytearray(entry.read_bytes())
    if damage == "flip":
        content[len(content) // 2] ^= 1
    elif damage == "other magic":
        content[0] ^= 1
    elif damage == "other key":
        square(2.0).address  # noqa: B018
        (other,) = set(folder.iterdir()) - {entry}
        content = bytearray(other.read_bytes())
    entry.write_bytes({"cut": content[:-9], "empty": b""}.get(damage, bytes(content)))
    before = len(compilations)
    assert works(square())
    assert len(compilations) == before + 1
    assert works(square())
    assert len(compilations) == before + 1


@posix
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o702])
def test_a_directory_that_others_may_write_is_refused(folder: Path, mode: int) -> None:
    folder.mkdir()
    folder.chmod(mode)
    with pytest.raises(CacheError, match=r"chmod go-w .*CLOSEDCHAIN_CACHE"):
        works(square())
    assert not list(folder.iterdir())


@posix
def test_a_directory_of_another_user_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir(mode=0o700)
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    with pytest.raises(CacheError, match="belongs to another user"):
        works(square())


def test_a_file_in_place_of_the_directory_is_refused(folder: Path) -> None:
    folder.write_text("not a directory")
    with pytest.raises(CacheError, match="is not a directory"):
        works(square())
    folder.unlink()


def test_a_directory_that_cannot_be_made_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CLOSEDCHAIN_CACHE", str(tmp_path / "file" / "cache"))
    with pytest.raises(CacheError, match="cannot create the cache directory"):
        works(square())


def test_a_failed_write_is_only_a_warning(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", full)
    with pytest.warns(RuntimeWarning, match="was not cached"):
        assert works(square())
    assert not list(folder.iterdir())


def test_what_was_not_used_for_longest_is_dropped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for age, key in enumerate(("new", "used", "old", "older")):
        disk_cache.store(key, bytes(1000))
        os.utime(folder / f"{key}.o", (1e9 - age, 1e9 - age))
    assert disk_cache.load("older") == bytes(1000)  # used now
    monkeypatch.setattr(disk_cache, "LIMIT", 3 * (folder / "old.o").stat().st_size)
    disk_cache._drop_oldest.cache_clear()
    disk_cache.store("last", bytes(1000))
    assert {path.stem for path in folder.glob("*.o")} == {"last", "older", "new"}
    assert disk_cache.load("old") is None


@pytest.mark.parametrize("switch", ["off", "OFF", "0", ""])
def test_the_cache_can_be_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compilations: list[str], switch: str
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("CLOSEDCHAIN_CACHE", switch)
    assert works(square())
    assert works(square())
    assert len(compilations) == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="the place differs between systems")
def test_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLOSEDCHAIN_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert disk_cache.directory() == tmp_path / "closedchain"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert disk_cache.directory() == tmp_path / ".cache" / "closedchain"


def test_keys_depend_on_lanes_processor_and_maths(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    x = ca.SX.sym("x", 2)
    function = ca.Function("f", [x], [ca.log(x)])
    for options in ({"lanes": 2}, {"lanes": 4}, {"lanes": 4, "vector_maths": False}):
        Kernel(function, **options).batch_address  # noqa: B018
    host = object_code.host()
    other = type(host)("generic", host.features, host.triple)
    monkeypatch.setattr(object_code, "host", lambda: other)
    Kernel(function, lanes=2).batch_address  # noqa: B018
    distinct = 4 if disk_cache.directory() and vector_widths(True, host.features) else 3
    assert len(list(folder.iterdir())) == distinct


WORKER = """
import casadi as ca, numpy as np
from closedchain.kernel import Kernel
x = ca.SX.sym("x", 3)
y = x
for _ in range(60):
    y = ca.sin(y) * ca.sum1(y)
function = ca.Function("f", [x], [y])
result = Kernel(function)(np.ones((5, 3)))
assert np.allclose(result, np.array(function(np.ones(3))).ravel(), rtol=1e-12)
"""


def test_processes_that_compile_the_same_do_not_disturb_each_other(folder: Path) -> None:
    workers = [subprocess.Popen([sys.executable, "-c", WORKER], stderr=subprocess.PIPE) for _ in range(3)]
    for worker in workers:
        _, errors = worker.communicate(timeout=60)
        assert worker.returncode == 0, errors.decode()
    assert [path.suffix for path in folder.iterdir()] == [".o"]


def test_what_is_compiled_is_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", logger="closedchain"):
        works(square())
        works(square())
    assert [record.getMessage().split(" in ")[0] for record in caplog.records] == ["compiled kernel square (one)"]
