"""The wheel, tried where only the runtime dependencies are: what works here works for who installs it."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
RUNTIME = [Requirement(line) for line in distribution("closedchain").requires or [] if "extra ==" not in line]


def closure(requirements: list[Requirement]) -> dict[str, Distribution]:
    """Installed distributions that are needed, directly or not."""
    found: dict[str, Distribution] = {}
    waiting = list(requirements)
    while waiting:
        requirement = waiting.pop()
        name = requirement.name.lower().replace("_", "-")
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue  # for other platforms or Python versions
        waiting += [Requirement(line) for line in found[name].requires or []]
    return found


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with the wheel and its runtime dependencies, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    subprocess.run([*build, str(folder), str(ROOT)], check=True, capture_output=True, text=True)
    venv.create(folder / "env", with_pip=False)
    interpreter = folder / "env" / "bin" / "python"
    where = [str(interpreter), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(where, check=True, capture_output=True, text=True).stdout.strip())
    for dist in closure(RUNTIME).values():
        for top in {file.parts[0] for file in dist.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            target = Path(str(dist.locate_file(top)))
            if target.exists() and not (site / top).exists():
                (site / top).symlink_to(target)
    (wheel,) = folder.glob("closedchain-*.whl")
    zipfile.ZipFile(wheel).extractall(site)
    return interpreter


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(python), "-I", *words], capture_output=True, text=True, cwd=python.parent, check=False)


def test_development_tools_are_not_there(python: Path) -> None:
    for name in ("pytest", "mypy", "pinocchio", "mujoco", "numba"):
        assert run(python, "-c", f"import {name}").returncode != 0, name


def test_the_command_runs(python: Path) -> None:
    version = run(python, "-m", "closedchain", "--version")
    assert version.returncode == 0, version.stderr
    assert version.stdout.startswith("closedchain ")
    checked = run(python, "-m", "closedchain", "check", "four_bar")
    assert checked.returncode == 0, checked.stderr
    assert "mobility" in checked.stdout


def test_the_library_answers_from_the_wheel(python: Path) -> None:
    code = (
        "import closedchain as cc, pathlib; package = pathlib.Path(cc.__file__).parent;"
        "assert (package / 'py.typed').exists(); model = cc.compile(cc.library.four_bar());"
        "print('site-packages' in str(package), model.forward_dynamics(model.assemble()).acceleration.size);"
        "print(model.simulate(model.assemble(), 0.01, step=1e-3).ending.kind)"
    )
    answer = run(python, "-c", code)
    assert answer.stdout.split() == ["True", "3", "complete"], answer.stderr
