"""Pictures of every built page at two widths: python docs/screenshots.py SITE FOLDER (needs chromium)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WIDTHS = (1280, 400)  # a desk and a telephone
HEIGHT = 1600


def main(site: Path, folder: Path) -> None:
    """Write NAME_WIDTH.png for every page."""
    folder.mkdir(parents=True, exist_ok=True)
    for page in sorted(site.rglob("*.html")):
        name = "_".join(page.relative_to(site).with_suffix("").parts)
        for width in WIDTHS:
            picture = folder / f"{name}_{width}.png"
            options = ["--headless=new", "--no-sandbox", "--hide-scrollbars", f"--window-size={width},{HEIGHT}"]
            subprocess.run(
                ["chromium", *options, f"--screenshot={picture}", page.resolve().as_uri()],
                check=True,
                capture_output=True,
            )


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
