"""Joint kinds are known in one folder: elsewhere nothing asks for a kind by name, or tells an angle by its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from closedchain.mechanism.joint import KINDS
from closedchain.multibody.joints import MODELS

PACKAGE = Path(__file__).parents[2] / "src" / "closedchain"
JOINTS = PACKAGE / "multibody" / "joints"
# what describes machines says which kinds it means; pictures show them
DESCRIBE = ("mechanism", "library", "formats", "show", "papers", "__init__.py")
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if JOINTS not in path.parents)
OUTSIDE = [path for path in MODULES if path.relative_to(PACKAGE).parts[0] not in DESCRIBE]

CLASSES = {model.__name__ for model in MODELS.values()}
COORDINATES = {name for model in MODELS.values() for name in (*model.coordinate_names, *model.velocity_names)}
PREFIXES = {name[:n] for name in COORDINATES if name.startswith(("angle", "w")) for n in range(1, len(name) + 1)}


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def kinds_asked_for(tree: ast.Module) -> Iterator[str]:
    """Kinds by name, and imports of what belongs to one kind."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in KINDS:
            yield f"line {node.lineno}: {node.value!r}"
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("closedchain.multibody.joints"):
            names = {alias.name for alias in node.names} | {(node.module or "").rpartition(".")[2]}
            yield from (f"line {node.lineno}: {name}" for name in names & (CLASSES | set(KINDS)))


def angles_by_name(tree: ast.Module) -> Iterator[str]:
    """Tests of a name's beginning, or of a name, against those of angles and angular velocities."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "startswith":
            tested = [constant for argument in node.args for constant in ast.walk(argument)]
        elif isinstance(node, ast.Compare):
            tested = [constant for side in (node.left, *node.comparators) for constant in ast.walk(side)]
        else:
            continue
        for constant in tested:
            if isinstance(constant, ast.Constant) and constant.value in PREFIXES:
                yield f"line {node.lineno}: {constant.value!r}"


def cut_joint_maps(tree: ast.Module) -> Iterator[str]:
    """Pseudo-inverses of a joint's motion space: its velocities from a relative twist."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func).endswith("pinv")
            and "motion_space" in ast.unparse(node)
        ):
            yield f"line {node.lineno}: {ast.unparse(node)}"


def read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", OUTSIDE, ids=named)
def test_no_module_asks_for_a_joint_kind(path: Path) -> None:
    found = list(kinds_asked_for(read(path)))
    assert not found, f"{named(path)} knows joint kinds ({', '.join(found)}): make it a property of JointModel"


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_no_module_tells_an_angle_by_its_name(path: Path) -> None:
    found = list(angles_by_name(read(path)))
    assert not found, f"{named(path)} ({', '.join(found)}): ask JointModel.rotational or JointModel.angles"


def test_the_velocity_of_a_cut_joint_is_written_once() -> None:
    found = {named(path): list(cut_joint_maps(read(path))) for path in MODULES}
    assert {path: len(lines) for path, lines in found.items() if lines} == {"multibody/kinematics.py": 1}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_one_file(kind: str) -> None:
    model = MODELS[kind]
    assert model.__module__ == f"closedchain.multibody.joints.{kind}"
    assert [node.name for node in read(JOINTS / f"{kind}.py").body if isinstance(node, ast.ClassDef)] == [
        model.__name__
    ]


@pytest.mark.parametrize(
    ("code", "kinds", "angles"),
    [
        ('if joint.kind == "helical": pass', 1, 0),
        ("from closedchain.multibody.joints.revolute import Revolute", 2, 0),
        ("from closedchain.multibody.joints import JointModel, joint_model", 0, 0),
        ('name.startswith("angle")', 0, 1),
        ('name.startswith(("angle", "w"))', 0, 2),
        ('name in ("wx", "wy", "wz")', 0, 3),
        ('name == "angle_x"', 0, 1),
        ('name.startswith("leg")', 0, 0),
    ],
)
def test_the_readers_see_what_they_must(code: str, kinds: int, angles: int) -> None:
    tree = ast.parse(code)
    assert (len(list(kinds_asked_for(tree))), len(list(angles_by_name(tree)))) == (kinds, angles)
