"""Run all examples and keep their pictures, small, in docs/images: python docs/make_pictures.py [NAME ...]."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]


def main(names: list[str]) -> None:
    images = ROOT / "docs" / "images"
    images.mkdir(exist_ok=True)
    for example in sorted((ROOT / "examples").glob("*.py")):
        if names and example.stem not in names:
            continue
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, str(example), folder], check=True)
            with Image.open(Path(folder) / f"{example.stem}.png") as picture:
                small = picture.convert("RGB").quantize(colors=64, dither=Image.Dither.NONE)
            small.save(images / f"{example.stem}.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
