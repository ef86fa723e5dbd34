"""Write the LLVM text of the compiled loops that comes with the package.

    python tools/loops.py                     those whose sources have changed
    python tools/loops.py --check [names]     say which ones differ from what their sources give; exit code 1 if any do

Numba compiles each loop for a processor without a name; its optimised text then loses what only the version of LLVM
that wrote it understands (attributes, metadata), and names become short, so that the same sources give the same text.
Text and sources are kept together by a digest of the sources in its head.
"""

from __future__ import annotations

import os
import sys

if __name__ == "__main__":  # before Numba is imported
    os.environ |= {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}

import argparse
import ast
import hashlib
import importlib
import platform
import re
from pathlib import Path
from typing import Any

COMMAND = "python tools/loops.py"
PACKAGE = Path(__file__).parents[1] / "src" / "closedchain"
# modules with loops; they name them by `shipped`
SOURCES = (
    "closedchain.contact.coulomb.problem",
    "closedchain.contact.stepping_loop",
    "closedchain.simulate.integrators.march",
    "closedchain.simulate.integrators.lanes",
    "closedchain.simulate.integrators.mode",
)

_LINES = re.compile(r"^(?:source_filename|target |attributes |;|!|@_ZN08NumbaEnv|.*@llvm\.lifetime\.).*\n", re.M)
_TABLE = re.compile(r'c"[^"]*"')
_METADATA = re.compile(r", ![\w.]+ !\d+| #\d+| +; preds = .*")
_WORDS = "noalias|writeonly|readonly|readnone|noundef|nonnull|nocapture|writable|immarg|returned|nofree|dead_on_\\w+"
_BRACKETS = r"captures\([^)]*\)|range\([^)]*\)|dereferenceable\(\d+\)|initializes\(\(.*?\)\)|align \d+(?= %)"
_ATTRIBUTES = re.compile(rf" (?:{_WORDS}|{_BRACKETS}|local_unnamed_addr|linkonce_odr)(?=[ ,)\n])")
_ENTRY = """
define i64 @loop(ptr %table) {
  %value = alloca i64
  %error = alloca ptr
  %address = ptrtoint ptr %table to i64
  %code = call i32 @part0(ptr %value, ptr %error, i64 %address)
  %found = load i64, ptr %value
  ret i64 %found
}

define void @kernel(ptr %table, ptr %outputs, ptr %work) {
  %found = call i64 @loop(ptr %table)
  ret void
}
"""


def versions() -> str:
    """What wrote the text."""
    import llvmlite
    import numba

    python = ".".join(platform.python_version_tuple()[:2])
    return f"numba {numba.__version__}, llvmlite {llvmlite.__version__}, Python {python}"


def digest(module: Path) -> str:
    """Of the text of a module and of all modules of the package that it imports, directly or not."""
    found, waiting = set[Path](), [module]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "closedchain":
                names = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
                waiting += [path for name in names if (path := _file(name)) is not None]
    total = hashlib.sha256()
    for path in sorted(found, key=lambda path: path.as_posix()):
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def _file(name: str) -> Path | None:
    path = PACKAGE.parent.joinpath(*name.split(".")).with_suffix(".py")
    return path if path.exists() else None


def head(name: str, source: Path) -> str:
    """The first lines of a text."""
    return f"; loop {name} of {source.relative_to(PACKAGE).as_posix()}, made by {COMMAND}\n; sources {digest(source)}\n"


def stale() -> list[Path]:
    """Texts that were not made from the present sources, found without Numba."""
    found = list[Path]()
    for path in sorted(PACKAGE.rglob("text/*.ll")):
        text = path.read_text("utf-8")
        named = re.match(r"; loop (\w+) of (\S+),", text)
        source = PACKAGE / named[2] if named else path
        if not named or not source.exists() or not text.startswith(head(named[1], source)):
            found.append(path)
    return found


def loops() -> dict[str, Any]:
    """All loops that come with the package."""
    from closedchain.kernel.jit import SHIPPED

    for module in SOURCES:
        importlib.import_module(module)
    return SHIPPED


def made(name: str) -> str:
    """The text of a loop, made from its sources."""
    import numba
    from numba import types

    from closedchain.kernel.jit import OPTIONS
    from closedchain.kernel.pointers import arguments

    one = loops()[name]
    function, read = one.function, arguments(one.kinds)

    def loop(table):  # type: ignore[no-untyped-def]
        return function(*read(table))

    compiled = numba.njit(types.int64(types.int64), **OPTIONS)(loop)
    text = plain(compiled.overloads[(types.int64,)].library.get_llvm_str())
    return f"{head(name, one.source)}; {versions()}\n{text}"


def plain(text: str) -> str:
    """LLVM text without what depends on its version or on the processor, its functions named by number."""
    tables: list[str] = []  # bytes of constants, which may look like anything

    def kept(match: re.Match[str]) -> str:
        tables.append(match[0])
        return f"c<{len(tables) - 1}>"

    text = _TABLE.sub(kept, text)
    text = _METADATA.sub("", _LINES.sub("", text))
    while (fewer := _ATTRIBUTES.sub("", text)) != text:
        text = fewer
    names: dict[str, str] = {}
    text = re.sub(r"\b_ZN\w+", lambda match: names.setdefault(match[0], f"part{len(names)}"), text)
    text = text.replace("@sqrt(", "@llvm.sqrt.f64(").replace("define i32 @", "define internal i32 @")
    text = re.sub(r"(^declare .*\n)(?=[\s\S]*^\1)", "", text, flags=re.M)  # sqrt has now two
    unknown = set(re.findall(r"@(?!llvm\.|part\d|\.const)[\w.]+", text))
    if unknown:
        raise SystemExit(f"a loop needs {', '.join(sorted(unknown))} of Numba's runtime; use plain addresses")
    text = re.sub(r"\n{2,}", "\n\n", text).strip()
    return re.sub(r"c<(\d+)>", lambda match: tables[int(match[1])], text) + "\n" + _ENTRY


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", nargs="*", metavar="NAME", choices=list(loops()), help="write nothing")
    given = parser.parse_args()
    if given.check is not None:
        names = given.check or list(loops())
        differ = [name for name in names if made(name) != loops()[name].text.read_text("utf-8")]
        print(f"stale: {', '.join(differ)}; run {COMMAND}" if differ else f"up to date: {', '.join(names)}")
        return int(bool(differ))
    old = stale()
    for one in loops().values():
        if one.text in old or not one.text.exists():
            one.text.parent.mkdir(exist_ok=True)
            one.text.write_text(made(one.name), "utf-8")
            print(f"wrote {one.text.name}, {one.text.stat().st_size // 1000} kB")
    for path in set(old) - {one.text for one in loops().values()}:
        path.unlink()
        print(f"removed {path.name}, which nothing makes any more")
    return 0


if __name__ == "__main__":
    sys.exit(main())
