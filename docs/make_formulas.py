"""Formulas and symbol tables at the top of source files, typeset for the theory page from docs/formulas.yaml.

A line `::: dynamics/lagrange.py` of a page stands for the text at the top of that file. mkdocs runs this as a hook,
which fails where a formula of the file and its typeset form no longer belong together.
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
from functools import cache
from pathlib import Path
from typing import Any

import yaml

import closedchain as cc

sys.path.insert(0, str(Path(__file__).parent))

from make_api import markdown

DOCS = Path(__file__).parent
LINE = re.compile(r"^::: (\S+\.py)$", re.MULTILINE)
BLOCK = re.compile(r"(?:^    .*\n?(?:\n+(?=    ))?)+", re.MULTILINE)  # indented lines, and empty ones between them


@cache
def formulas() -> dict[str, dict[str, Any]]:
    """File → its indented blocks and pieces of its paragraphs, as they stand there and typeset."""
    found: dict[str, dict[str, Any]] = yaml.safe_load((DOCS / "formulas.yaml").read_text(encoding="utf-8"))
    return found


def docstring(file: str) -> str:
    """The text at the top of a file of the package."""
    source = (Path(cc.__file__).parent / file).read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(source)) or "") + "\n"


def shown(file: str, text: str | None = None) -> str:
    """That text as Markdown with typeset formulas; raises where docs/formulas.yaml does not fit it."""
    own, text = formulas().get(file, {}), docstring(file) if text is None else text
    blocks = {block["text"].strip("\n"): block["shown"] for block in own.get("blocks", ())}
    unused = set(blocks)
    parts, end = [], 0
    for match in BLOCK.finditer(text):
        block = textwrap.dedent(match[0]).strip("\n")
        if block not in blocks:
            raise LookupError(f"docs/formulas.yaml does not typeset this block of {file}:\n{block}")
        unused.discard(block)
        parts += [prose(text[end : match.start()]), f"\n{blocks[block]}\n"]
        end = match.end()
    if unused:
        raise LookupError(f"docs/formulas.yaml typesets what {file} does not hold (any more):\n{unused.pop()}")
    whole = "".join([*parts, prose(text[end:])])
    for plain, typeset in own.get("inline", ()):
        if whole.count(prose(plain)) != 1:
            raise LookupError(
                f"{file} holds {plain!r} {whole.count(prose(plain))} times; docs/formulas.yaml expects one"
            )
        whole = whole.replace(prose(plain), typeset)
    return f"### `{file}`\n\n{whole}"


def prose(text: str) -> str:
    """Paragraphs of a docstring; lists begin after an empty line."""
    escaped = "\n".join(markdown(line) for line in text.split("\n"))
    return re.sub(r"(?m)^([^-\n ].*)\n(?=- )", r"\1\n\n", escaped)


def on_page_markdown(text: str, **_: Any) -> str:
    """mkdocs: the files that a page shows."""
    return LINE.sub(lambda line: shown(line[1]), text)
