"""Pages as Jupyter notebooks with what their code prints and draws: python docs/make_notebooks.py writes notebooks/.

A notebook is a page: its text and its blocks of code, which a test runs page by page, and the outputs that are kept of
them (docs/make_outputs.py). Nothing is written by hand here. mkdocs runs this file as a hook: it puts the notebooks
beside the pages, with a link.
"""

from __future__ import annotations

import json
import re
import sys
from base64 import b64encode
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parent))

from make_outputs import BLOCK, KEPT, Output, digest, kept

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

DOCS = Path(__file__).parent
FOLDER = DOCS.parent / "notebooks"
# a tour, control, and one for each paper: DeNOC, virtual springs, chains on one object, spherical stiffness, hexapod
PAGES = ("tutorial", "simulate", "control", "denoc", "virtual_spring", "multichain", "stiffness", "inverse")
LINK = re.compile(r"(\]\()(?!https?:|#|/)([^)\s]+)")
SNIPPET = re.compile(r"^(?:--8<--.*|:::.*|<!--.*?-->)$\n?", re.MULTILINE)


def notebook(name: str) -> dict[str, Any]:
    """A page as a notebook."""
    text, waiting = (DOCS / f"{name}.md").read_text(encoding="utf-8"), iter(kept(DOCS / f"{name}.md"))
    cells, end = [], 0
    for match in BLOCK.finditer(text):
        cells.append(_words(text[end : match.start()]))
        cells.append(_code(match[1], next(waiting, None), name))
        end = match.end()
    cells.append(_words(text[end:]))
    cells = [cell for cell in cells if "".join(cell["source"]).strip()]
    for number, cell in enumerate(cells):
        cell["id"] = f"{name}-{number}"
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": cells, "metadata": {"kernelspec": python}, "nbformat": 4, "nbformat_minor": 5}


def _words(text: str) -> dict[str, Any]:
    """Text; files that it names are beside the pages."""
    shown = LINK.sub(r"\1../docs/\2", SNIPPET.sub("", text)).strip()
    return {"cell_type": "markdown", "metadata": {}, "source": shown.splitlines(keepends=True)}


def _code(code: str, output: Output | None, name: str) -> dict[str, Any]:
    outputs: list[dict[str, Any]] = []
    if output is not None and output.code == digest(code):
        if output.text:
            lines = f"{output.text}\n".splitlines(keepends=True)
            outputs.append({"output_type": "stream", "name": "stdout", "text": lines})
        for one in output.pictures:
            if one.endswith(".png"):
                data = b64encode((KEPT / f"{name}_{one}").read_bytes()).decode()
                outputs.append({"output_type": "display_data", "data": {"image/png": data}, "metadata": {}})
    source = code.rstrip().splitlines(keepends=True)
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": outputs, "source": source}


def written(name: str) -> str:
    return json.dumps(notebook(name), indent=1, ensure_ascii=False) + "\n"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """mkdocs: a link below the title."""
    name = Path(page.file.src_uri).stem
    if page.file.src_uri != f"{name}.md" or name not in PAGES:
        return markdown
    title, _, rest = markdown.partition("\n")
    return f"{title}\n\n[This page as a notebook](notebooks/{name}.ipynb){{ .notebook }}\n{rest}"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """mkdocs: add the notebooks."""
    from mkdocs.structure.files import File

    for name in PAGES:
        files.append(File.generated(config, f"notebooks/{name}.ipynb", content=written(name)))
    return files


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for page_name in PAGES:
        (FOLDER / f"{page_name}.ipynb").write_text(written(page_name), encoding="utf-8")
