"""One of each: class names, and ideas that stand in one place."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "closedchain"
FILES = sorted(PACKAGE.rglob("*.py"))


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


def places(pattern: str) -> set[str]:
    return {named(path) for path in FILES if re.search(pattern, path.read_text(encoding="utf-8"))}


def test_a_wrench_is_rotated_in_one_place() -> None:
    assert places(r"\.axes (==|!=) [\"'](body|world)") == {"multibody/loads.py"}


def test_formulations_are_known_by_what_they_declare() -> None:
    kinds = r"isinstance\([^()]*,\s*\(?[^()]*\b(Lagrange|DeNOC|VirtualSpring|VirtualWork|OperationalSpace)\b"
    assert {place for place in places(kinds) if not place.startswith("dynamics/")} == set()


def test_the_finders_can_find() -> None:
    """The patterns above see what they are meant to see."""
    assert re.search(r"\.axes (==|!=) [\"'](body|world)", 'R if wrench.axes == "body" else one')
    assert re.search(r"isinstance\([^()]*,\s*\(?[^()]*\b(Lagrange|DeNOC)\b", "isinstance(method, Lagrange)")
