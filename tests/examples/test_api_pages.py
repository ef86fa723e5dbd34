"""The API pages hold every public name with its fields and an example, and every example does what it shows."""

from __future__ import annotations

import ast
import doctest
import importlib.util
import re
import runpy
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from types import ModuleType
from typing import Any

import matplotlib as mpl
import pytest

import closedchain as cc

ROOT = Path(__file__).parents[2]
PAGES = ("describe", "model", "formulations", "motions", "inverse", "simulate", "stiffness", "library", "errors")


@cache
def make_api() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_api", ROOT / "docs" / "make_api.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # dataclasses look there
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    mpl.use("Agg")
    script = tmp_path_factory.mktemp("setup") / "setup.py"
    script.write_text(make_api().SETUP, encoding="utf-8")
    return runpy.run_path(str(script))


def test_every_public_name_has_its_fields_described_and_an_example() -> None:
    assert make_api().missing() == []


def test_the_extra_docs_holds_what_the_pages_import() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["docs"]]
    installed = {re.split(r"[^\w-]", line)[0].lower() for line in lines}
    hooks = [ROOT / "docs" / f"{name}.py" for name in ("make_api", "make_benchmarks", "make_formulas")]
    specs = [importlib.util.find_spec(name) for name in make_api().modules()]
    modules = [*hooks, ROOT / "benchmarks" / "run.py", *(Path(str(spec.origin)) for spec in specs if spec)]
    distributions = packages_distributions()
    for path in modules:
        statements = ast.parse(path.read_text(encoding="utf-8")).body
        imports = {alias.name for node in statements if isinstance(node, ast.Import) for alias in node.names}
        imports |= {str(node.module) for node in statements if isinstance(node, ast.ImportFrom)}
        for name in {name.split(".")[0] for name in imports} - sys.stdlib_module_names:
            known = {one.lower() for one in distributions.get(name, ())} - {"closedchain"}
            assert not known or known & installed, f"{path} imports {name}, which the extra 'docs' lacks"


def test_a_name_without_example_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cc.JointSpring, "__doc__", "A spring.\n\nstiffness: N/m")
    expected = [
        "JointSpring: no Example: in its docstring",
        "JointSpring.reference: no line 'reference: meaning' in the docstring of JointSpring",
    ]
    assert make_api().missing() == expected


def test_every_public_name_stands_on_a_page_under_its_public_name() -> None:
    pages = make_api().pages()
    text = "\n".join(pages.values())
    headings = set(re.findall(r"^## `([^`]+)`", text, re.MULTILINE))
    names = set(cc.__all__) - {"__version__", *make_api().MODULES}
    factors = {name for name in names if isinstance(getattr(cc, name), float)}
    assert all(f"cc.{name}" in pages["api/index.md"] for name in factors)
    names -= factors
    names |= {f"motions.{name}" for name in cc.motions.__all__} | {f"library.{name}" for name in cc.library.__all__}
    assert {f"cc.{name}" for name in names} <= headings
    assert {"Accelerations", "InverseDynamics", "Report", "Energy", "Deflection"} <= headings
    assert not re.findall(r"closedchain\.(?!errors|library|motions)\w+\.", text)  # no internal paths
    assert set(pages) == {f"api/{page}.md" for page in ("index", *PAGES)}
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert [page for page in pages if page not in nav] == []


@pytest.mark.parametrize("page", PAGES)
def test_examples_do_what_they_show(
    page: str, setup: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = {name: text for name, text in make_api().examples().items() if make_api().page_of_name(name) == page}
    assert found
    for name, text in found.items():
        said: list[str] = []
        test = doctest.DocTestParser().get_doctest(text, dict(setup), name, None, None)
        doctest.DocTestRunner(verbose=False).run(test, out=said.append)
        assert not said, "".join(said)
