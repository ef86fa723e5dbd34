"""The folders are the flow: lower layers never import upper ones, and formulations never import each other."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "closedchain"

# from the bottom to the top; layers on one line do not import each other
LAYERS = (
    ("errors",),
    ("signatures",),
    ("records",),
    ("types", "views", "progress", "interrupts"),
    ("files",),
    ("spatial",),
    ("mechanism",),
    ("library",),
    ("kernel",),
    ("multibody", "continuation"),
    ("kinematics",),
    ("formats",),
    ("motions",),
    ("dynamics",),
    ("contact",),
    ("inverse",),
    ("sweep",),
    ("stiffness",),
    ("simulate",),
    ("functions",),
    ("model",),
    ("show",),
    ("papers",),
    ("cli",),
    ("__main__",),
)
RANK = {name: rank for rank, layer in enumerate(LAYERS) for name in layer}
NEVER = {"kernel": {"mechanism", "library", "multibody"}, "continuation": {"mechanism", "library"}}
SHARED_BY_FORMULATIONS = {
    "__init__",
    "interface",
    "plans",
    "articulated_body",
    "projection",
    "saddle",
    "stability",
    "derivatives",
    "linearize",
}
PART_OF = {"independent_coordinates": "denoc"}  # named after what it holds, not after its formulation
HEAVY = {"numba", "llvmlite", "matplotlib", "xarray", "pydantic", "rich", "typer"}

MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")


def dotted(path: Path) -> tuple[str, ...]:
    """The module's name below the package: ('dynamics', 'lagrange'); a folder's __init__ is the folder."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


@cache
def imports(path: Path) -> frozenset[tuple[str, ...]]:
    """Everything of this package that a module imports, anywhere in it; the empty name is the package itself."""
    return frozenset(inside for name in imported_names(path) if (inside := below_package(name)) is not None)


def imported_names(path: Path) -> Iterator[str]:
    here = ("closedchain", *path.relative_to(PACKAGE).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: len(here) - node.level]) if node.level else ""
            module = ".".join(filter(None, (base, node.module or "")))
            # `from closedchain import kernel` imports a module, `from closedchain.kernel import Kernel` may not
            yield from (f"{module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and called(node) in ("import_module", "__import__"):
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def below_package(name: str) -> tuple[str, ...] | None:
    first, *rest = name.split(".")
    if first != "closedchain":
        return None
    return tuple(rest) if rest and rest[0] in RANK else ()


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_every_module_has_a_layer(path: Path) -> None:
    assert dotted(path)[0] in RANK, f"{named(path)}: give its layer a place in LAYERS"


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_imports_point_downwards(path: Path) -> None:
    layer = dotted(path)[0]
    for target in imports(path):
        assert target or layer in ("show", "cli", "__main__"), f"{named(path)} imports the whole package"
        if not target or target[0] == layer:
            continue
        assert RANK[target[0]] < RANK[layer], f"{named(path)} imports {'.'.join(target)}, which is not below it"
        assert target[0] not in NEVER.get(layer, ()), f"{named(path)} imports {'.'.join(target)}"


FORMULATIONS = [
    path for path in MODULES if dotted(path)[0] == "dynamics" and path.relative_to(PACKAGE).parts[1] != "__init__.py"
]


def formulation(name: tuple[str, ...]) -> str | None:
    """The formulation a name inside dynamics belongs to, if it is one; `lagrange_order` is part of `lagrange`."""
    if len(name) < 2 or name[0] != "dynamics" or name[1] in SHARED_BY_FORMULATIONS:
        return None
    modules = {dotted(path)[1] for path in FORMULATIONS} - SHARED_BY_FORMULATIONS
    part = PART_OF.get(name[1], name[1])
    owners = [module for module in modules if part == module or part.startswith(f"{module}_")]
    return min(owners, key=len, default=None)


@pytest.mark.parametrize("path", FORMULATIONS, ids=named)
def test_formulations_do_not_import_each_other(path: Path) -> None:
    """Not even through what they share: a shared module that imported one would smuggle it into the others."""
    own = formulation(dotted(path))
    others = {formulation(target) for target in imports(path)} - {own, None}
    assert not others, f"{named(path)} imports {others}"
    assert ("dynamics",) not in imports(path), f"{named(path)} imports dynamics as a whole"


def test_import_is_light() -> None:
    """`import closedchain` must not wait for compilers, plots or tables. Update HEAVY as the package grows."""
    code = "import sys, closedchain; print(*sorted({name.split('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "closedchain" in done.stdout.split()
    assert not HEAVY & set(done.stdout.split())


def test_the_reader_of_imports_sees_all_forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "dynamics" / "probe.py"
    module.parent.mkdir()
    module.write_text(
        "import closedchain.show.plots\n"
        "from closedchain import kernel\n"
        "from . import denoc\n"
        "from ..model.tree import Tree\n"
        "def late():\n    from closedchain.simulate import run\n    importlib.import_module('closedchain.sweep')\n"
        "from closedchain import compile\n"
        "import numpy\n"
    )
    monkeypatch.setattr(f"{__name__}.PACKAGE", tmp_path)
    assert imports(module) == {
        ("show", "plots"),
        ("kernel",),
        ("dynamics", "denoc"),
        ("model", "tree", "Tree"),
        ("simulate", "run"),
        ("sweep",),
        (),
    }


def test_descriptions_need_neither_casadi_nor_scipy_and_models_no_scipy() -> None:
    """They take long to import, and files of machines and known kernels do without."""
    for module, absent in (("mechanism", {"casadi", "scipy", "numba"}), ("model", {"scipy", "numba"})):
        code = f"import sys, closedchain.{module}; print(*({absent} & set(sys.modules)))"
        found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert found.stdout.split() == [], module


def test_the_picture_of_the_packages_shows_their_order() -> None:
    picture = (ROOT / "docs" / "images" / "architecture.svg").read_text(encoding="utf-8")
    places = {name: int(y) for y, name in re.findall(r'y="(\d+)" [^>]*font-weight="700"[^>]*>(\w+)<', picture)}
    folders = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert folders <= set(places), f"not in the picture: {folders - set(places)}"
    rows = [[RANK[name] for name in places if places[name] == y] for y in sorted(set(places.values()), reverse=True)]
    assert all(max(lower) < min(upper) for lower, upper in pairwise(rows)), rows
