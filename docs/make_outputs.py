"""What the code blocks of the pages print and draw, made by running them: python docs/make_outputs.py [PAGE ...].

The blocks of a page are run one after the other in an empty folder. What each prints, and the pictures that it writes,
are kept in docs/outputs; mkdocs runs this file as a hook that shows them below their blocks. A test runs every page
again and compares, so they cannot be stale.
"""

from __future__ import annotations

import io
import json
import os
import re
import runpy
import sys
import tempfile
from contextlib import chdir, redirect_stdout
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

DOCS = Path(__file__).parent
KEPT = DOCS / "outputs"
BLOCK = re.compile(r"^```python\n(.*?)^```\n", re.DOTALL | re.MULTILINE)
MOST = 24  # lines that are shown
WIDEST = 180  # characters of a line
TIME = re.compile(r"\bin [\d.]+ m?s\b")  # differs from computer to computer
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")


@dataclass(frozen=True)
class Output:
    """What a block prints, and the names of the pictures that it writes."""

    code: str  # a digest of the block
    text: str
    pictures: tuple[str, ...]


def blocks(markdown: str) -> list[str]:
    """The Python of a page."""
    return BLOCK.findall(markdown)


def digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()[:16]


def run(path: Path, folder: Path) -> list[Output]:
    """Run the blocks of a page in an empty folder, where its pictures stay."""
    found: list[Output] = []
    code = blocks(path.read_text(encoding="utf-8"))
    stream = io.StringIO()

    def end_of_block() -> None:
        known = {name for output in found for name in output.pictures}
        new = sorted({one.name for one in folder.iterdir() if one.suffix in (".png", ".svg")} - known)
        found.append(Output(digest(code[len(found)]), shown(stream.getvalue()), tuple(new)))
        stream.seek(0)
        stream.truncate()

    script = folder / "page.py"
    script.write_text(
        "import matplotlib\nmatplotlib.use('Agg')\n" + "".join(f"{one}\n_end_of_block()\n" for one in code),
        encoding="utf-8",
    )
    with chdir(folder), redirect_stdout(stream), np.printoptions():  # options that a page sets are its own
        runpy.run_path(str(script), {"_end_of_block": end_of_block}, run_name="__main__")
    return found


def shown(text: str) -> str:
    """As many lines, as wide, as a page shows."""
    lines = [line if len(line) <= WIDEST else line[: WIDEST - 1] + "…" for line in text.rstrip().splitlines()]
    return "\n".join([*lines[:MOST], *(["…"] if len(lines) > MOST else [])])


def kept(path: Path) -> list[Output]:
    """What was recorded of a page."""
    record = KEPT / f"{path.stem}.json"
    if not record.is_file():
        return []
    entries = json.loads(record.read_text(encoding="utf-8"))
    return [Output(one["code"], "\n".join(one["text"]), tuple(one["pictures"])) for one in entries]


def alike(now: str, before: str) -> bool:
    """Whether two outputs have the same words and numbers: to 1e-3, or both rounding; times may differ."""
    now, before = (TIME.sub("in time", text) for text in (now, before))
    if NUMBER.sub("#", now) != NUMBER.sub("#", before):
        return False
    pairs = zip(map(float, NUMBER.findall(now)), map(float, NUMBER.findall(before)), strict=True)
    return all(abs(a - b) <= 1e-3 * abs(b) or max(abs(a), abs(b)) < 1e-6 for a, b in pairs)


def keep(path: Path) -> None:
    """Run a page and record it; what agrees with the record stays as it is."""
    before = kept(path)
    with tempfile.TemporaryDirectory() as name:
        outputs = run(path, Path(name))
        if not any(output.text or output.pictures for output in outputs):
            (KEPT / f"{path.stem}.json").unlink(missing_ok=True)
            return
        known = {one.code: one for one in before}
        for k, output in enumerate(outputs):
            same = known.get(output.code)
            if same is not None and alike(output.text, same.text) and same.pictures == output.pictures:
                outputs[k] = same
                continue
            for picture in output.pictures:
                small(Path(name) / picture, KEPT / f"{path.stem}_{picture}")
    entries = [asdict(one) | {"text": one.text.splitlines()} for one in outputs]
    text = json.dumps(entries, indent=1, ensure_ascii=False)
    (KEPT / f"{path.stem}.json").write_text(text + "\n", encoding="utf-8")


def small(source: Path, target: Path) -> None:
    """A picture with few colours."""
    if source.suffix != ".png":
        target.write_bytes(source.read_bytes())
        return
    from PIL import Image

    with Image.open(source) as picture:
        picture.thumbnail((1000, 1000))
        picture.convert("RGB").quantize(colors=64, dither=Image.Dither.NONE).save(target, optimize=True)


def with_outputs(markdown: str, outputs: list[Output], name: str) -> str:
    """A page with what its blocks print and draw below them."""
    waiting = iter(outputs)

    def below(match: re.Match[str]) -> str:
        output = next(waiting, None)
        if output is None or output.code != digest(match[1]):
            return match[0]
        parts = [match[0]]
        if output.text:
            parts.append(f'\n<div class="output" markdown>\n\n```text\n{output.text}\n```\n\n</div>\n')
        parts += [f"\n![What this draws](outputs/{name}_{one}){{ .output }}\n" for one in output.pictures]
        return "".join(parts)

    return BLOCK.sub(below, markdown)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """mkdocs: show them."""
    path = DOCS / page.file.src_uri
    return with_outputs(markdown, kept(path), path.stem) if path.parent == DOCS else markdown


def pages() -> list[Path]:
    return [path for path in sorted(DOCS.glob("*.md")) if blocks(path.read_text(encoding="utf-8"))]


if __name__ == "__main__":
    os.environ.setdefault("MPLBACKEND", "Agg")
    KEPT.mkdir(exist_ok=True)
    for page_path in pages():
        if not sys.argv[1:] or page_path.stem in sys.argv[1:]:
            keep(page_path)
            print(page_path.stem)
