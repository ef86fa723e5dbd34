"""The wheel, tried where only the runtime dependencies are: what works here works for who installs it."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest
import yaml
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


# what is published
def test_metadata_say_who_it_is_for(python: Path) -> None:
    said = run(
        python,
        "-c",
        "from importlib.metadata import metadata as m; d = m('closedchain');"
        "print(d['Name'], d['License-Expression'], d['Requires-Python'], *d.get_all('Classifier'), sep='|')",
    ).stdout.strip()
    name, licence, needs, *classifiers = said.split("|")
    assert (name, licence, needs) == ("closedchain", "MIT", ">=3.11")
    pythons = {c.rpartition(" ")[2] for c in classifiers if c.startswith("Programming Language :: Python :: 3.")}
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    tried = set(re.findall(r'"(3\.\d+)"', workflow.split("python: [")[1].split("]")[0]))
    assert pythons == tried
    assert "Typing :: Typed" in classifiers


def test_the_source_distribution_builds_and_is_whole(tmp_path: Path) -> None:
    """Its own sources are all of the package's, so that a wheel built from it is the same."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(build, check=True, capture_output=True, text=True, cwd=ROOT)
    (path,) = tmp_path.glob("closedchain-*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
    own = subprocess.run(
        ["git", "ls-files", "src"], check=True, capture_output=True, text=True, cwd=ROOT
    ).stdout.split()
    assert set(own) <= names
    assert {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "PKG-INFO"} <= names
    assert not [name for name in names if name.startswith((".venv", "out/", "site/"))]
    assert path.stat().st_size < 20e6


def test_one_version_is_said_everywhere() -> None:
    check = [sys.executable, str(ROOT / "tools" / "check_version.py")]
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert subprocess.run([*check, f"v{version}"], capture_output=True, check=False).returncode == 0
    other = subprocess.run([*check, "v99.0"], capture_output=True, text=True, check=False)
    assert other.returncode == 1
    assert "tag v99.0: 99.0" in other.stdout


def test_only_the_upload_may_ask_for_an_identity() -> None:
    """Trusted publishing: no token, and the job that uploads runs nothing of the repository."""
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "publish.yml").read_text(encoding="utf-8"))["jobs"]
    allowed = {name for name, job in jobs.items() if job.get("permissions", {}).get("id-token") == "write"}
    assert allowed == {"upload"}
    assert jobs["upload"]["environment"] == "pypi"
    assert not [step for step in jobs["upload"]["steps"] if "run" in step or "checkout" in step.get("uses", "")]
    text = (ROOT / ".github" / "workflows" / "publish.yml").read_text(encoding="utf-8")
    assert "secrets." not in text
