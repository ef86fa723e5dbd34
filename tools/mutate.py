"""Mutation: change one place of the package, run the tests that should notice, and name those mutants that survive.

    python tools/mutate.py --equations 20            lines that carry the number of an equation: the sign of one term
    python tools/mutate.py --package kinematics 10   any line of a package: signs, comparisons, numbers, dropped terms

The draw is seeded and the log (tools/mutants.jsonl) is kept: what it holds is not run again unless its line changed.
The package is copied to a scratch folder that comes first on the path, so the sources stay as they are. Survivors
that no test can tell from the original are listed with the reason in tools/survivors.yaml.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import shlex
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "closedchain"
LOG = ROOT / "tools" / "mutants.jsonl"
MARK = re.compile(r"  # (\((?:A-)?\d+[a-z]?\)(?:, \((?:A-)?\d+[a-z]?\))*)[^#]*$")
PACKAGES = ("kinematics", "dynamics", "inverse", "stiffness", "simulate")
LOADED = ("casadi", "scipy.linalg", "scipy.integrate", "llvmlite.binding", "numba", "pydantic", "yaml", "pinocchio")
LONGEST = 240  # s of computing that a mutant may take before it counts as noticed: it loops

# the tests of a file, the quickest and nearest first: by the longest part of its path that is listed
LEGS = "tests/agreement/test_features.py -k 'formulations_agree and legs and dampers'"
LOOP = "tests/agreement/test_features.py -k 'formulations_agree and (redundant or sliding)'"
SINGULAR = " ".join(
    f"tests/unit/operational_space/test_{name}.py" for name in ("singular_chains", "agreement", "prescribed_tips")
)
TESTS: dict[str, list[str]] = {
    "kinematics": ["tests/unit/kinematics", LOOP, "tests/unit/model", "tests/unit/library/test_mobility.py"],
    "kinematics/spherical.py": ["tests/unit/kinematics/test_spherical_legs.py", "tests/unit/stiffness"],
    "kinematics/closed_form.py": ["tests/unit/inverse/test_closed_form.py"],
    "kinematics/inverse_kinematics.py": ["tests/unit/inverse/test_closed_form.py", "tests/unit/kinematics"],
    "kinematics/state.py": [
        "tests/unit/kinematics/test_contradictions.py",
        "tests/unit/kinematics",
        "tests/unit/model",
    ],
    "kinematics/drag.py": ["tests/unit/kinematics/test_drag.py"],
    "kinematics/driven.py": ["tests/unit/kinematics/test_task_coordinates.py", "tests/unit/inverse/test_along.py"],
    "kinematics/task_coordinates.py": ["tests/unit/kinematics/test_task_coordinates.py"],
    "dynamics": [LOOP, "tests/unit/dynamics", "tests/laws"],
    "dynamics/verification.py": [
        "tests/unit/dynamics/test_verification.py",
        "tests/unit/simulate/test_verified_runs.py",
        "tests/unit/inverse/test_verification.py",
    ],
    "dynamics/denoc.py": [LEGS, "tests/unit/denoc"],
    "dynamics/independent_coordinates.py": ["tests/unit/denoc/test_independent_coordinates.py"],
    "dynamics/plans/denoc.py": [LEGS, "tests/unit/denoc"],
    "dynamics/operational_space.py": [LEGS, SINGULAR],
    "dynamics/operational_space_border.py": [SINGULAR],
    "dynamics/plans/operational_space.py": [LEGS, SINGULAR],
    "dynamics/articulated_body.py": [LEGS, SINGULAR],
    "dynamics/virtual_spring.py": ["tests/unit/virtual_spring", LOOP],
    "dynamics/plans/virtual_spring.py": ["tests/unit/virtual_spring", LOOP],
    "dynamics/virtual_work.py": [LEGS, "tests/agreement/test_matrix.py -k 'virtual_work and delta'"],
    "dynamics/linearize.py": ["tests/unit/dynamics"],
    "dynamics/derivatives.py": ["tests/unit/dynamics"],
    "inverse": ["tests/unit/inverse/test_along.py", "tests/unit/inverse"],
    "inverse/cones.py": ["tests/unit/inverse/test_cones.py"],
    "inverse/distribution.py": [f"tests/unit/inverse/test_{name}.py" for name in ("redundant", "solvers", "idle")],
    "inverse/quick.py": ["tests/unit/model/test_quick_calls.py", "tests/unit/inverse"],
    "inverse/reactions.py": ["tests/unit/inverse/test_reactions.py", "tests/unit/inverse"],
    "inverse/verification.py": ["tests/unit/inverse/test_verification.py", "tests/unit/inverse"],
    "stiffness": ["tests/unit/stiffness/test_cartesian.py", "tests/unit/stiffness"],
    "stiffness/beams.py": ["tests/unit/stiffness/test_beams.py", "tests/unit/stiffness/test_finite_elements.py"],
    "stiffness/maps.py": ["tests/unit/stiffness/test_maps.py"],
    "simulate": ["tests/unit/simulate/test_runs.py", "tests/unit/simulate"],
    "simulate/contact": ["tests/unit/contacts"],
    "simulate/laws/controllers.py": [
        "tests/unit/simulate/test_memory.py",
        "tests/unit/simulate/test_laws.py",
        "tests/unit/contacts/test_legs.py",
    ],
    "simulate/ensemble.py": ["tests/unit/simulate/test_ensemble.py", "tests/unit/simulate"],
    "simulate/events.py": ["tests/unit/simulate/test_events.py", "tests/unit/simulate"],
    "simulate/files.py": ["tests/unit/files/test_runs_on_disk.py", "tests/unit/simulate"],
    "simulate/inputs.py": ["tests/unit/simulate/test_laws.py", "tests/unit/simulate"],
    "simulate/integrators/lanes.py": ["tests/unit/simulate/test_ensemble.py", "tests/unit/simulate"],
    "simulate/integrators/search.py": ["tests/unit/simulate/test_events.py", "tests/unit/simulate"],
    "simulate/variation.py": ["tests/unit/simulate/test_variation.py", "tests/unit/simulate"],
    "multibody/flexible_link.py": ["tests/unit/flexible"],
    "multibody": [LOOP, "tests/unit/model"],
}


@dataclass(frozen=True)
class Mutant:
    """One changed place: a file of the package, a line of it as it was, and as it is changed."""

    campaign: str
    file: str
    line: int
    before: str
    after: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What makes it the same mutant in another version of the file."""
        return self.file, self.before, self.after


@dataclass(frozen=True)
class Edit:
    """Characters of one line to be replaced."""

    line: int
    start: int
    end: int
    text: str


# where something can be changed
SIGNS = {ast.Add: "-", ast.Sub: "+"}
SWAPPED = {ast.Lt: ">=", ast.LtE: "<", ast.Gt: "<=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "=="}


def sign_edits(source: str, lines: set[int]) -> Iterator[Edit]:
    """The sign of one term on one of the lines; a factor is negated on lines without a sum."""
    for node in _nodes(source, lines):
        if isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
            yield _replaced(source, node, f"{_text(source, node.left)} {SIGNS[type(node.op)]} {_right(source, node)}")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            yield _replaced(source, node, f"({_text(source, node.operand)})")
        elif isinstance(node, ast.AugAssign) and type(node.op) in SIGNS and isinstance(node.value, ast.expr):
            yield _replaced(source, node.value, f"-({_text(source, node.value)})")
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult | ast.MatMult | ast.Div):
            yield _replaced(source, node.left, f"(-{_text(source, node.left)})")


def any_edits(source: str) -> Iterator[Edit]:
    """Signs, dropped terms, comparisons, numbers and logic, anywhere in the code of a file."""
    for node in _nodes(source):
        if isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
            left, right = _text(source, node.left), _right(source, node)
            yield _replaced(source, node, f"{left} {SIGNS[type(node.op)]} {right}")
            yield _replaced(source, node, left)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.Not):
            yield _replaced(source, node, f"({_text(source, node.operand)})")
        elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in SWAPPED:
            left, right = _text(source, node.left), _text(source, node.comparators[0])
            yield _replaced(source, node, f"{left} {SWAPPED[type(node.ops[0])]} {right}")
        elif isinstance(node, ast.Constant) and type(node.value) is float:
            yield _replaced(source, node, repr(3 * node.value if node.value else 1.0))
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield _replaced(source, node, repr(not node.value))


@cache
def _parsed(source: str) -> tuple[ast.AST, ...]:
    """Nodes of one line each, without annotations, errors, documentation, indices, strict= and cse."""

    def on_one_line(node: ast.AST) -> bool:
        return getattr(node, "lineno", 0) == getattr(node, "end_lineno", 1)

    tree, skipped = ast.parse(source), set[ast.AST]()
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "strict":  # of zip: lists of equal length pass either way
            skipped |= set(ast.walk(node))
        if isinstance(node, ast.Dict) and any(
            isinstance(key, ast.Constant) and key.value == "cse" for key in node.keys
        ):
            skipped |= set(ast.walk(node))  # the same function, with repeated terms
        for field in ("annotation", "returns", "exc", "msg", "decorator_list", "slice"):
            part = getattr(node, field, None)
            for root in part if isinstance(part, list) else [part]:
                skipped |= set(ast.walk(root)) if isinstance(root, ast.AST) else set()
        if isinstance(node, ast.JoinedStr):
            skipped |= set(ast.walk(node))
    return tuple(
        n for n in ast.walk(tree) if n not in skipped and getattr(n, "lineno", 0) == getattr(n, "end_lineno", 1)
    )


def _nodes(source: str, lines: set[int] | None = None) -> Iterator[ast.AST]:
    return (node for node in _parsed(source) if lines is None or node.lineno in lines)  # type: ignore[attr-defined]


def _text(source: str, node: ast.AST) -> str:
    return ast.get_source_segment(source, node) or ""


def _right(source: str, node: ast.BinOp) -> str:
    """The right operand, in parentheses if it had them."""
    text, line = _text(source, node.right), source.splitlines()[node.right.lineno - 1]
    before = line.encode()[: node.right.col_offset].decode().rstrip()
    return f"({text})" if before.endswith("(") and isinstance(node.right, ast.BinOp | ast.IfExp | ast.UnaryOp) else text


def _replaced(source: str, node: ast.expr, text: str) -> Edit:
    line = source.splitlines()[node.lineno - 1].encode()
    start, end = (len(line[:offset].decode()) for offset in (node.col_offset, node.end_col_offset or 0))
    return Edit(node.lineno, start, end, text)


def applied(source: str, edit: Edit) -> str:
    """The source with one edit."""
    lines = source.splitlines(keepends=True)
    line = lines[edit.line - 1]
    lines[edit.line - 1] = line[: edit.start] + edit.text + line[edit.end :]
    return "".join(lines)


def mutant(campaign: str, file: Path, edits: list[Edit], rng: random.Random) -> Mutant | None:
    """One of the edits of a file that changes it and can be compiled."""
    source = file.read_text(encoding="utf-8")
    for edit in rng.sample(edits, len(edits)):
        changed = applied(source, edit)
        before, after = (text.splitlines()[edit.line - 1].strip() for text in (source, changed))
        try:
            if before != after and ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source)):
                return Mutant(campaign, str(file.relative_to(SOURCE)), edit.line, before, after)
        except SyntaxError:
            continue
    return None


# which are drawn
def equation_mutants(count: int, seed: int) -> list[Mutant]:
    """One mutant each of lines that carry an equation's number, drawn over all files."""
    rng, found = random.Random(seed), []
    places: list[tuple[Path, list[Edit]]] = []
    for package in ("dynamics", "multibody", "stiffness", "kinematics"):
        for file in sorted((SOURCE / package).rglob("*.py")):
            source = file.read_text(encoding="utf-8")
            marked = (number for number, line in enumerate(source.splitlines(), start=1) if MARK.search(line))
            places += [(file, edits) for number in marked if (edits := list(sign_edits(source, {number})))]
    for file, edits in rng.sample(places, len(places)):
        chosen = mutant("equations", file, edits, rng) if len(found) < count else None
        found += [chosen] if chosen else []
    return found


def package_mutants(package: str, count: int, seed: int, without: tuple[str, ...] = ()) -> list[Mutant]:
    """Mutants of a package, no two of one line, spread over its files but for those whose path begins as given."""
    rng = random.Random(f"{package}{seed}")
    outside = tuple(str(SOURCE / path) for path in without)
    files = [file for file in sorted((SOURCE / package).rglob("*.py")) if not str(file).startswith(outside)]
    files = [file for file in files if file.name != "__init__.py"]
    edits = {file: list(any_edits(file.read_text(encoding="utf-8"))) for file in files}
    files = [file for file in files if edits[file]]
    found: dict[tuple[str, int], Mutant] = {}
    while len(found) < count:
        file = rng.choice(files)
        chosen = mutant(package, file, [rng.choice(edits[file])], rng)
        if chosen:
            found.setdefault((chosen.file, chosen.line), chosen)
    return list(found.values())


# what the tests say
class Scratch:
    """A copy of the package that is changed in the place of the sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(SOURCE, folder / "closedchain", ignore=shutil.ignore_patterns("__pycache__"))
        self.sound: dict[str, bool] = {}

    def verdict(self, mutant: Mutant) -> tuple[str, float]:
        """'killed' by which test, or 'survived'; and seconds."""
        place = self.folder / "closedchain" / mutant.file
        source = place.read_text(encoding="utf-8")
        lines = source.splitlines(keepends=True)
        lines[mutant.line - 1] = lines[mutant.line - 1].replace(mutant.before, mutant.after)
        start, result = time.monotonic(), "survived"
        for number, tests in enumerate(listed := tests_of(mutant.file)):
            place.write_text("".join(lines), encoding="utf-8")
            result = self.run(" ".join([tests, *(f"--ignore={path}" for path in listed[:number] if " " not in path)]))
            place.write_text(source, encoding="utf-8")
            if result != "survived":
                failed = result.removeprefix("killed: ")
                if not self.passes(shlex.quote(failed) if "::" in failed else tests):
                    result = f"{failed} fails without it"
                break
        return result, time.monotonic() - start

    def passes(self, tests: str) -> bool:
        """Whether tests pass on the package as it is."""
        if tests not in self.sound:
            self.sound[tests] = self.run(tests) == "survived"
        return self.sound[tests]

    def run(self, tests: str) -> str:
        """Run tests on the scratch copy until one fails, in a process that has what others wrote loaded already."""
        output = self.folder / "output"
        child = os.fork()
        if child == 0:
            signal.setitimer(signal.ITIMER_PROF, LONGEST)
            with output.open("w") as file:
                os.dup2(file.fileno(), 1)
                os.dup2(file.fileno(), 2)
            sys.path[:0] = [str(self.folder), str(ROOT / "tests")]
            os.environ["PYTHONPATH"] = os.pathsep.join(sys.path[:2])
            os.chdir(ROOT)
            status = pytest.main(["-x", "-p", "no:cacheprovider", "--no-header", *shlex.split(tests)])
            sys.stdout.flush()
            os._exit(int(status))
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return "killed: no end" if os.WTERMSIG(status) == signal.SIGPROF else "killed: crash"
        if os.WEXITSTATUS(status) == 0:
            return "survived"
        failed = re.search(r"^(?:FAILED|ERROR) ([^\n]+?)(?: - |$)", output.read_text(errors="replace"), re.MULTILINE)
        return f"killed: {failed[1] if failed else 'at import'}"


def tests_of(file: str) -> list[str]:
    """The tests that should notice a change of a file."""
    listed = [part for part in TESTS if file.startswith(part)]
    return TESTS[max(listed, key=len)]


def logged() -> dict[tuple[str, str, str], dict[str, object]]:
    """What was found before, by mutant."""
    if not LOG.exists():
        return {}
    entries = [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()]
    return {(entry["file"], entry["before"], entry["after"]): entry for entry in entries}


def survivors(known: dict[tuple[str, str, str], dict[str, object]]) -> list[Mutant]:
    """Survivors of the log whose lines are still there, where they are now."""
    found = []
    for (file, before, after), entry in known.items():
        place = SOURCE / file
        lines = [line.strip() for line in place.read_text(encoding="utf-8").splitlines()] if place.exists() else []
        if entry["verdict"] == "survived" and before in lines:
            found.append(Mutant(str(entry["campaign"]), file, lines.index(before) + 1, before, after))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--equations", type=int, metavar="COUNT", default=0, help="lines that carry equation numbers")
    parser.add_argument("--package", nargs=2, action="append", metavar=("NAME", "COUNT"), default=[])
    parser.add_argument("--without", action="append", metavar="PATH", default=[], help="part of a package to leave out")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--again", action="store_true", help="run survivors of the log again")
    given = parser.parse_args()
    wanted = equation_mutants(given.equations, given.seed) if given.equations else []
    for package, count in given.package:
        if package not in PACKAGES:
            parser.error(f"no package {package!r}; packages: {', '.join(PACKAGES)}")
        wanted += package_mutants(package, int(count), given.seed, tuple(given.without))
    known = logged()
    wanted += survivors(known) if given.again else []
    sys.dont_write_bytecode = True
    for name in LOADED:
        import_module(name)
    with tempfile.TemporaryDirectory() as folder:
        scratch = Scratch(Path(folder))
        for mutant in wanted:
            before = known.get(mutant.key)
            if before is not None and not (given.again and before["verdict"] == "survived"):
                continue
            verdict, seconds = scratch.verdict(mutant)
            entry = asdict(mutant) | {"verdict": verdict, "seconds": round(seconds, 1)}
            if verdict == "survived" or verdict.startswith("killed"):  # else nothing was learned
                known[mutant.key] = entry
            LOG.write_text("".join(f"{json.dumps(one)}\n" for one in known.values()), encoding="utf-8")
            print(f"{verdict:60} {mutant.file}:{mutant.line}: {mutant.after}", flush=True)
    left = [entry for entry in known.values() if entry["verdict"] == "survived"]
    print(f"{len(known)} mutants in the log, {len(left)} survived")


if __name__ == "__main__":
    main()
