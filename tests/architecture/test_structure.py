"""One of each: class names, sizes of folders and files, and ideas that stand in one place."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "closedchain"
FILES = sorted(PACKAGE.rglob("*.py"))
FREE = ("library", "papers")  # one file per machine, one folder per study
MOST_FILES, MOST_LINES, THIN = 16, 500, 90
ALONE = "of its own because"  # a thin module with one importer says why


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_every_class_name_is_defined_once() -> None:
    homes = defaultdict(list)
    for path in FILES:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(named(path))
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}


def test_no_folder_is_a_drawer() -> None:
    sizes = Counter(path.parent for path in FILES if path.name != "__init__.py")
    large = {str(folder.relative_to(PACKAGE)): n for folder, n in sizes.items() if n > MOST_FILES}
    assert {folder: n for folder, n in large.items() if folder.split("/")[0] not in FREE} == {}


def test_every_file_can_be_held_in_mind() -> None:
    lengths = {named(path): path.read_text(encoding="utf-8").count("\n") for path in FILES}
    assert {name: n for name, n in lengths.items() if n > MOST_LINES} == {}


def importers() -> dict[str, set[str]]:
    """Module → modules that import it."""
    modules = {".".join(("closedchain", *path.relative_to(PACKAGE).with_suffix("").parts)): path for path in FILES}
    found: dict[str, set[str]] = {name: set() for name in modules}
    for importer, path in modules.items():
        for node in ast.walk(tree(path)):
            named_here = set()
            if isinstance(node, ast.Import):
                named_here = {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                named_here = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
            for name in named_here & found.keys() - {importer}:
                found[name].add(importer)
    return found


def test_no_module_is_thinner_than_an_idea() -> None:
    thin = []
    for module, users in importers().items():
        path = PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py")
        text = path.read_text(encoding="utf-8")
        folder = named(path).split("/")
        exempt = path.stem.startswith("__") or folder[0] in (*FREE, "cli") or folder[:2] == ["multibody", "joints"]
        if len(users) == 1 and text.count("\n") < THIN and not exempt and ALONE not in text:
            thin.append(f"{named(path)} (used by {users.pop()})")
    assert thin == []


def places(pattern: str) -> set[str]:
    return {named(path) for path in FILES if re.search(pattern, path.read_text(encoding="utf-8"))}


def test_a_wrench_is_rotated_in_one_place() -> None:
    assert places(r"\.axes (==|!=) [\"'](body|world)") == {"multibody/loads.py"}


def test_the_velocity_of_a_cut_joint_is_found_in_one_place() -> None:
    assert places(r"pinv\([^()]*motion_space") == {"multibody/kinematics.py"}


def test_formulations_are_known_by_what_they_declare() -> None:
    kinds = r"isinstance\([^()]*,\s*\(?[^()]*\b(Lagrange|DeNOC|VirtualSpring|VirtualWork|OperationalSpace)\b"
    assert {place for place in places(kinds) if not place.startswith("dynamics/")} == set()


def test_the_finders_can_find(tmp_path: Path) -> None:
    """The patterns above see what they are meant to see."""
    assert re.search(r"\.axes (==|!=) [\"'](body|world)", 'R if wrench.axes == "body" else one')
    assert re.search(r"pinv\([^()]*motion_space", "ca.pinv(model.motion_space(X))")
    assert re.search(r"isinstance\([^()]*,\s*\(?[^()]*\b(Lagrange|DeNOC)\b", "isinstance(method, Lagrange)")
    assert importers()["closedchain.multibody.loads"]
