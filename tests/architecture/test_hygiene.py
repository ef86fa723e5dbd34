"""No file knows the machine it was written on, and no module runs what it reads."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = (".ci", "benchmarks", "docs", "examples", "src", "tests")
FILES = sorted(
    path
    for place in (*(ROOT / folder for folder in FOLDERS), ROOT)
    for path in (place.iterdir() if place == ROOT else place.rglob("*"))
    if path.is_file() and "__pycache__" not in path.parts and path.name != ".git"
)
MODULES = [path for path in FILES if path.suffix == ".py"]
MACHINE_PATH = re.compile(r"(?<![\w.~*-])(?:/(?:home|root|work|Users|opt|tmp|mnt)/|[A-Z]:\\\\?Users)")

UNSAFE_MODULES = {"pickle", "cPickle", "dill", "cloudpickle", "marshal", "shelve", "joblib"}
UNSAFE_CALLS = {"eval", "exec", "__import__"}
SAFE_LOADERS = {"SafeLoader", "CSafeLoader"}


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_there_are_files_to_look_at() -> None:
    names = {named(path) for path in FILES}
    assert {"pyproject.toml", "src/closedchain/errors.py", "tests/architecture/test_hygiene.py"} <= names


def test_no_machine_paths() -> None:
    found = []
    for path in FILES:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{named(path)}: {match.group()}" for match in MACHINE_PATH.finditer(text)]
    assert not found


def unsafe(source: str) -> list[str]:
    """What in a module could run data as code."""
    tree = ast.parse(source)
    loaders = SAFE_LOADERS | {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and {last_name(base) for base in node.bases} & SAFE_LOADERS
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name.split(".")[0] in UNSAFE_MODULES]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in UNSAFE_MODULES:
            found.append(node.module or "")
        elif isinstance(node, ast.Call):
            found += unsafe_call(node, loaders)
    return found


def unsafe_call(node: ast.Call, loaders: set[str]) -> list[str]:
    name, whole = last_name(node.func), ast.unparse(node.func)
    options = {keyword.arg: keyword.value for keyword in node.keywords}
    if isinstance(node.func, ast.Name) and name in UNSAFE_CALLS:
        return [name]
    if whole in ("yaml.load", "yaml.load_all"):
        loader = options.get("Loader") or (node.args[1] if len(node.args) > 1 else None)
        return [] if loader is not None and last_name(loader) in loaders else [whole]
    if whole in ("yaml.unsafe_load", "yaml.full_load", "yaml.unsafe_load_all", "yaml.full_load_all"):
        return [whole]
    allow = options.get("allow_pickle")
    if allow is not None and not (isinstance(allow, ast.Constant) and allow.value is False):
        return ["allow_pickle"]
    return []


def last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_nothing_runs_what_it_reads(path: Path) -> None:
    assert not unsafe(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "from marshal import loads",
        "eval('1')",
        "def f(x): exec(x)",
        "yaml.load(text)",
        "yaml.load(text, Loader=yaml.Loader)",
        "yaml.load(text, yaml.FullLoader)",
        "yaml.unsafe_load(text)",
        "np.load(path, allow_pickle=True)",
        "np.load(path, allow_pickle=yes)",
    ],
)
def test_the_search_finds(source: str) -> None:
    assert unsafe(source)


@pytest.mark.parametrize(
    "source",
    [
        "class Mine(yaml.SafeLoader): pass\nyaml.load(text, Loader=Mine)",
        "yaml.load(text, yaml.CSafeLoader)",
        "model.eval(x)",
        "np.load(path, allow_pickle=False)",
    ],
)
def test_the_search_lets_pass(source: str) -> None:
    assert not unsafe(source)


def test_the_search_for_machine_paths_can_find() -> None:
    for parts in (("", "home", "me"), ("", "work", "x"), ("see ", "tmp", "x")):
        assert MACHINE_PATH.search("/".join(parts))
    assert not MACHINE_PATH.search("docs/work/flow.md and ../home/")


# every file of the package is written by files/, whole or not at all
PACKAGE = ROOT / "src" / "closedchain"
WRITERS = {"write_text", "write_bytes", "savetxt", "tofile", "mkstemp", "NamedTemporaryFile", "rename"}
TO_STREAMS = {"save", "savez", "savez_compressed", "savefig", "dump"}  # what they write to must be an open file
OPEN_FILES = {"file", "stream"}
OWN_WRITERS = {  # and why
    "kernel/object_code.py",  # the cache of object code: entries have digests, and a lost one is compiled again
    "sweep/store.py",  # moves a whole folder to its place
}


def writes(source: str) -> list[str]:
    """Calls in a module that write a file by themselves."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name, method = last_name(node.func), isinstance(node.func, ast.Attribute)
        given = [*node.args, *(keyword.value for keyword in node.keywords)]
        modes = [one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        if (
            (name in ("open", "fdopen") and any(set(mode) & set("wax+") for mode in modes if len(mode) < 4))
            or (method and name in WRITERS)
            or (method and name in TO_STREAMS and not (given and last_name(given[0]) in OPEN_FILES))
        ):
            found.append(ast.unparse(node))
    return found


def test_files_are_written_in_one_place() -> None:
    found = {}
    for path in PACKAGE.rglob("*.py"):
        name = path.relative_to(PACKAGE).as_posix()
        if not name.startswith("files/") and name not in OWN_WRITERS:
            found[name] = writes(path.read_text(encoding="utf-8"))
    assert not {name: calls for name, calls in found.items() if calls}


@pytest.mark.parametrize(
    "source",
    ["open(path, 'w')", "path.open(mode='ab')", "path.write_text('')", "np.save(path, a)", "figure.savefig(path)"],
)
def test_writing_is_noticed(source: str) -> None:
    assert writes(source)
