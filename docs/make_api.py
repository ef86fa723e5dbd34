"""API pages from the code: every public name with its signature, fields or arguments, and one example.

mkdocs runs this as a hook, so the pages cannot be stale; `python docs/make_api.py FOLDER` writes them to a folder.
Fields and arguments are described in docstrings by lines `name: meaning`, examples under `Example:`.
"""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import pkgutil
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import closedchain as cc
from closedchain.dynamics.interface import Formulation

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

# page → title, packages whose public names stand on it
PAGES: dict[str, tuple[str, tuple[str, ...]]] = {
    "describe": ("Describe", ("mechanism", "files", "formats")),
    "model": ("Model, state, kernel", ("model", "functions", "kinematics", "multibody", "kernel", "views")),
    "formulations": ("Formulations", ("dynamics",)),
    "motions": ("Motions", ("motions",)),
    "inverse": ("Inverse dynamics", ("inverse",)),
    "simulate": ("Simulation", ("simulate", "contact")),
    "stiffness": ("Stiffness, sweeps", ("stiffness", "sweep")),
    "library": ("Library", ("library",)),
    "errors": ("Errors", ("errors",)),
}
MODULES = ("motions", "library", "errors")  # public modules; of the last two only the module has an example
TABLES = ("library", "errors")
# classes that public ones hand to each other; nobody needs them to ask a question
MACHINERY = {
    *(
        "BoundCall",
        "Check",
        "Checkpoint",
        "ContactQuestion",
        "CouplingRow",
        "Cut",
        "DynamicsKernels",
        "ElasticMachine",
        "Forward",
        "InverseEngine",
        "JointModel",
        "Kinematics",
        "LDL",
    ),
    *(
        "LegStiffness",
        "Link",
        "Machine",
        "MovingSystem",
        "Observer",
        "ParallelSystem",
        "Pieces",
        "Problem",
        "Quantities",
    ),
    *("Reference", "Samples", "System", "TracedState", "Tracks", "Trajectory", "Transform"),
}
# what every example begins with
SETUP = """\
import closedchain as cc
import numpy as np

model = cc.compile(cc.library.four_bar())
state = model.assemble(joints={"crank": 1.2})
robot = cc.compile(cc.library.gough_stewart())
home = robot.assemble()
wrist = cc.compile(cc.library.coaxial())  # a spherical wrist with elastic links
"""
INTRODUCTION = """\
Every public name is reached through `import closedchain as cc`, as `cc.Model` or `cc.motions.line`. A name
without `cc.` in front of it is the class of a result. Units are SI (`60 * cc.deg`, `45 * cc.mm`); six-vectors
are [angular; linear].

Every example is run as a test. All of them begin with

"""
ITEM = re.compile(r"^(\w+(?:, \w+)*)(?: \(([^()]*(?:\([^()]*\)[^()]*)*)\))?: +(\S.*)$")


@dataclass(frozen=True)
class Entry:
    """One public name."""

    name: str
    thing: Any
    members: tuple[Entry, ...] = ()

    @property
    def anchor(self) -> str:
        return self.name.lower().replace("__", "").replace(".", "-")

    @property
    def doc(self) -> Doc:
        return read(inspect.getdoc(self.thing) or "", tuple(self.described))

    @property
    def described(self) -> dict[str, inspect.Parameter]:
        """Fields of a class, arguments of a function."""
        signed = self.thing if inspect.isclass(self.thing) or inspect.isfunction(self.thing) else None
        if signed is None or (inspect.isclass(signed) and not dataclasses.is_dataclass(signed)):
            return {}
        found = {name: p for name, p in inspect.signature(signed).parameters.items() if name not in ("self", "cls")}
        if inspect.isclass(signed):
            found = {name: p for name, p in found.items() if not hidden(signed, name, p.annotation)}
        return found


@dataclass
class Doc:
    """A docstring taken apart."""

    summary: str
    text: list[str] = field(default_factory=list)
    items: dict[str, str] = field(default_factory=dict)
    example: str = ""


def named(thing: Any, annotation: object) -> set[str]:
    """Classes of the package that an annotation names; an alias of the same name is none."""
    home = vars(sys.modules[thing.__module__]) if hasattr(thing, "__module__") else {}
    words = set(re.findall(r"\w+", str(annotation))) & set(classes())
    return {word for word in words if home.get(word, classes()[word]) is classes()[word]}


def hidden(cls: type, name: str, annotation: object) -> bool:
    """Whether a field is private or holds machinery."""
    return name.startswith("_") or bool(MACHINERY & named(cls, annotation))


@cache
def classes() -> dict[str, type]:
    """All classes of the package by name; names are unique in it."""
    found: dict[str, type] = {}
    for name in modules():
        loaded = importlib.import_module(name)
        found |= {n: c for n, c in vars(loaded).items() if inspect.isclass(c) and c.__module__ == name}
    return found


def modules() -> list[str]:
    """Modules whose classes may stand on a page; the extra `docs` holds what they import."""
    leaves = ("papers", "cli", "show", "__main__")
    walked = (module.name for module in pkgutil.walk_packages(cc.__path__, "closedchain."))
    return [name for name in walked if name.split(".")[1] not in leaves]


@cache
def public() -> dict[str, Entry]:
    """Every public name: exported ones, those of public modules, and the classes that their results belong to."""
    things: dict[str, Any] = {}
    for name in cc.__all__:
        if name not in MODULES and not name.startswith("__") and not isinstance(getattr(cc, name), float):
            things[name] = getattr(cc, name)
    for module in MODULES:
        home = getattr(cc, module)
        names = getattr(
            home, "__all__", [n for n, c in vars(home).items() if inspect.isclass(c) and issubclass(c, Exception)]
        )
        things |= {f"{module}.{name}": getattr(home, name) for name in names}
    seen, waiting = {id(thing) for thing in things.values()}, list(things.values())
    while waiting:
        for name in sorted(reached(waiting.pop())):
            cls = classes()[name]
            if id(cls) not in seen:
                seen.add(id(cls))
                things[name] = cls
                waiting.append(cls)
    return {name: Entry(name, thing, tuple(members(name, thing))) for name, thing in things.items()}


def reached(thing: Any) -> set[str]:
    """Public classes that a call or an attribute of this one answers with."""
    found: set[str] = set()
    for part in [thing, *(m.thing for m in members("", thing))]:
        found |= named(thing, returned(part))
    if dataclasses.is_dataclass(thing):
        for f in dataclasses.fields(thing):
            found |= set() if f.name.startswith("_") else named(thing, f.type)
    return found - MACHINERY - {"Formulation"}


def returned(thing: Any) -> str:
    """What a call or an attribute answers with, as it is written."""
    function = thing.fget if isinstance(thing, property) else getattr(thing, "func", thing)
    return str(getattr(function, "__annotations__", {}).get("return", ""))


def members(owner: str, thing: Any) -> Iterator[Entry]:
    """Public methods and properties of a class, in the order they are written, those of its bases first."""
    if not inspect.isclass(thing) or issubclass(thing, Exception):
        return
    names: dict[str, None] = {}
    for base in reversed(thing.__mro__):
        if base.__module__.startswith("closedchain") and base is not Formulation:
            names |= dict.fromkeys(vars(base))
    for name in names:
        value = inspect.getattr_static(thing, name)
        value = value.__func__ if isinstance(value, staticmethod | classmethod) else value
        if name.startswith("_") and name not in ("__getitem__", "__call__"):
            continue
        asked = isinstance(value, property) or hasattr(value, "func") or inspect.isfunction(value)
        if asked and not for_formulations(thing, name, value):
            yield Entry(f"{owner}.{name}", value)


def for_formulations(thing: type, name: str, value: Any) -> bool:
    """Whether a member is part of the contract between formulations and the model, see the page on architecture."""
    if inspect.isfunction(value) and "machine" in inspect.signature(value).parameters:
        return True
    return bool(MACHINERY & named(thing, returned(value))) or (
        issubclass(thing, Formulation) and name in vars(Formulation)
    )


def read(text: str, names: tuple[str, ...]) -> Doc:
    """A docstring as summary, paragraphs, items and example; only known names make an item."""
    body, _, example = text.partition("\nExample:\n")
    summary, _, rest = body.partition("\n\n") if "\n\n" in body else (body, "", "")
    doc = Doc(" ".join(summary.split()), example=textwrap.dedent(example).strip())
    last: str | None = None
    for line in (part for row in rest.splitlines() for part in columns(row, names)):
        item = ITEM.match(line.strip())
        if item and set(item[1].split(", ")) <= set(names):
            meaning = f"{item[3]} ({item[2]})" if item[2] else item[3]
            doc.items |= dict.fromkeys(item[1].split(", "), meaning)
            last = item[1]
        elif last and line.startswith("    "):
            doc.items |= {n: f"{doc.items[n]} {line.strip()}" for n in last.split(", ")}
        else:
            last = None
            if line.strip() not in ("Args:", "Fields:"):
                doc.text.append(line)
    return doc


def columns(line: str, names: tuple[str, ...]) -> list[str]:
    """A line with two items side by side as two lines."""
    parts = re.split(r" {3,}(?=\w)", line.rstrip())
    known = all((m := ITEM.match(p.strip())) and set(m[1].split(", ")) <= set(names) for p in parts)
    return parts if len(parts) > 1 and known else [line]


def missing() -> list[str]:
    """What public names lack: an example (all but machines of the library and errors), a described field."""
    found = []
    for name, entry in public().items():
        asked = [entry, *(m for m in entry.members if name == "Model" and inspect.isfunction(m.thing))]
        if page_of(entry.thing) not in TABLES:
            found += [f"{e.name}: no Example: in its docstring" for e in asked if not e.doc.example]
        if inspect.isclass(entry.thing):
            absent = [n for n in entry.described if n not in entry.doc.items]
            found += [f"{name}.{n}: no line '{n}: meaning' in the docstring of {name}" for n in absent]
        found += [f"{e.name}: no docstring" for e in (entry, *entry.members) if not e.doc.summary]
    for module in TABLES:
        if not read(inspect.getdoc(getattr(cc, module)) or "", ()).example:
            found.append(f"closedchain.{module}: no Example: in its docstring")
    return found


def examples() -> dict[str, str]:
    """Public name → its example, as a doctest."""
    found = {e.name: e.doc.example for entry in public().values() for e in (entry, *entry.members) if e.doc.example}
    return found | {m: read(inspect.getdoc(getattr(cc, m)) or "", ()).example for m in TABLES}


def page_of(thing: Any) -> str:
    """The page on which a public object stands."""
    package = thing.__module__.split(".")[1]
    return next(page for page, (_, packages) in PAGES.items() if package in packages)


def page_of_name(name: str) -> str:
    """The page on which a public name, or a member of it, or a public module stands."""
    if name in TABLES:
        return name
    owner = name if name in public() else name.rpartition(".")[0]
    return page_of(public()[owner].thing)


def pages() -> dict[str, str]:
    """File name → text of every page."""
    sorted_in: dict[str, list[Entry]] = {page: [] for page in PAGES}
    for entry in public().values():
        sorted_in[page_of(entry.thing)].append(entry)
    texts = {"api/index.md": index(sorted_in)}
    for page, entries in sorted_in.items():
        make = table_page if page in TABLES else page_of_entries
        texts[f"api/{page}.md"] = make(page, entries)
    return texts


def index(sorted_in: dict[str, list[Entry]]) -> str:
    lines = [
        "# API reference",
        "",
        "Everything is reached by `import closedchain as cc` (`cc.Model`, `cc.motions.line`);",
    ]
    lines += ["a name without `cc.` in front is the class of a result. Examples run as tests. SI units throughout;"]
    lines += ["`60 * cc.deg` and `45 * cc.mm` convert.", ""]
    for page, entries in sorted_in.items():
        lines += [f"## [{PAGES[page][0]}]({page}.md)", "", "| name | |", "|---|---|"]
        lines += [f"| [`{called(e)}`]({page}.md#{e.anchor}) | {cell(e.doc.summary)} |" for e in entries]
        lines.append("")
    return "\n".join(lines)


def page_of_entries(page: str, entries: list[Entry]) -> str:
    lines = [f"# {PAGES[page][0]}", ""]
    for entry in entries:
        lines += [f"## `{called(entry)}` {{ #{entry.anchor} }}", "", *body(entry)]
        for member in entry.members:
            bare = member.name.rpartition(".")[2]
            lines += [f"### `{shown(bare)}` {{ #{member.anchor} }}", "", *body(member)]
    return "\n".join(lines)


def table_page(page: str, entries: list[Entry]) -> str:
    doc = read(inspect.getdoc(getattr(cc, page)) or "", ())
    lines = [f"# {PAGES[page][0]}", "", doc.summary, "", *doc.text, "", *fenced("pycon", doc.example)]
    for entry in entries:
        lines += [f"## `{called(entry)}` {{ #{entry.anchor} }}", "", *body(entry)]
    return "\n".join(lines)


def called(entry: Entry) -> str:
    module, _, rest = entry.name.partition(".")
    return f"cc.{entry.name}" if entry.name in cc.__all__ or (rest and module in MODULES) else entry.name


def shown(name: str) -> str:
    return {"__getitem__": "[name]", "__call__": "(...)"}.get(name, name)


def body(entry: Entry) -> list[str]:
    """Signature, text, fields or arguments, example."""
    doc, lines = entry.doc, []
    if (inspect.isclass(entry.thing) and entry.described) or inspect.isfunction(entry.thing):
        lines += fenced("python", signature(entry))
    lines += [markdown(doc.summary), "", *(markdown(line) for line in doc.text), ""]
    if inspect.isclass(entry.thing) and entry.described:
        lines += ["| field | type | default | meaning |", "|---|---|---|---|"]
        for name, p in entry.described.items():
            kept = "" if p.default is p.empty else f"`{default(p.default)}`"
            lines.append(f"| `{name}` | `{kind(p)}` | {kept} | {cell(doc.items.get(name, ''))} |")
        lines.append("")
    elif doc.items:
        lines += ["| argument | meaning |", "|---|---|"]
        lines += [f"| `{name}` | {cell(meaning)} |" for name, meaning in doc.items.items()]
        lines.append("")
    elif isinstance(entry.thing, property) or hasattr(entry.thing, "func"):
        lines += [f"*attribute*, `{returned(entry.thing)}`", ""]
    return lines + (fenced("pycon", doc.example) if doc.example else [])


def signature(entry: Entry) -> str:
    """The call, on one line or with one argument per line."""
    name = called(entry) if "." not in entry.name or entry.name.split(".")[0] in MODULES else entry.name
    name = name.replace(".__getitem__", "[...]").replace(".__call__", "(...)")
    parts, starred = [], False
    for p in entry.described.values():
        if p.kind is p.KEYWORD_ONLY and not starred:
            parts.append("*")
        starred = starred or p.kind in (p.KEYWORD_ONLY, p.VAR_POSITIONAL)
        mark = {p.VAR_POSITIONAL: "*", p.VAR_KEYWORD: "**"}.get(p.kind, "")
        parts.append(f"{mark}{p.name}: {kind(p)}" + ("" if p.default is p.empty else f" = {default(p.default)}"))
    arrow = (
        "" if inspect.isclass(entry.thing) or returned(entry.thing) in ("", "None") else f" -> {returned(entry.thing)}"
    )
    line = f"{name}({', '.join(parts)}){arrow}"
    return line if len(line) <= 88 else f"{name}(\n" + "".join(f"    {part},\n" for part in parts) + f"){arrow}"


def kind(parameter: inspect.Parameter) -> str:
    return str(parameter.annotation).replace("'", "" if "Literal" not in str(parameter.annotation) else "'")


def default(value: Any) -> str:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        known = {f.name: f.default for f in dataclasses.fields(value)}
        given = [f"{n}={getattr(value, n)!r}" for n, d in known.items() if getattr(value, n) != d]
        return f"{type(value).__name__}({', '.join(given)})"
    if "factory" in repr(value):
        return "[]"
    return repr(value)


def markdown(text: str) -> str:
    """Docstring text as Markdown: stars and underscores outside of code are themselves."""
    parts = re.split(r"(`[^`]*`)", text)
    escape: Callable[[str], str] = lambda part: re.sub(r"([*_<])", r"\\\1", part)  # noqa: E731
    return "".join(part if part.startswith("`") else escape(part) for part in parts)


def cell(text: str) -> str:
    """Text in a table: bars are escaped, but not in code, where they are no borders and the escape would show."""
    parts = re.split(r"(`[^`]*`)", markdown(" ".join(text.split())))
    return "".join(part if part.startswith("`") else part.replace("|", "\\|") for part in parts)


def fenced(language: str, text: str) -> list[str]:
    return [f"```{language}", text, "```", ""]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """mkdocs: add the pages."""
    from mkdocs.structure.files import File

    for name, text in pages().items():
        files.append(File.generated(config, name, content=text))
    return files


if __name__ == "__main__":
    for name, text in pages().items():
        path = Path(sys.argv[1]) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
