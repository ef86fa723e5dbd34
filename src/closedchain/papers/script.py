"""One paper from its script: the tables on the terminal, the figures in a folder."""

from __future__ import annotations

import sys
from pathlib import Path

from closedchain.papers.running import run
from closedchain.papers.tables import show, wide_console


def main(name: str) -> None:
    """Study a paper; `sys.argv[1]` names the folder for its figures (default out/NAME)."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else f"out/{name}")
    folder.mkdir(parents=True, exist_ok=True)
    [result] = run([name])
    show(result, wide_console())
    for number, picture in enumerate(result.study.pictures, start=1):
        path = folder / f"{number:02d}.png"
        path.write_bytes(picture.png)
        print(f"{path}: {picture.caption}")
    sys.exit(0 if result.study.agrees else 1)
