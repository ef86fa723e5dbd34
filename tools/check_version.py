"""Whether tag, package, metadata and citation have one version: python tools/check_version.py [v0.2.0]."""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def versions() -> dict[str, str]:
    """The version by the file that says it."""
    source = (ROOT / "src" / "closedchain" / "__init__.py").read_text(encoding="utf-8")
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    in_source = re.search(r'^__version__ = "(.*)"$', source, re.MULTILINE)
    in_citation = re.search(r"^version: (.*)$", citation, re.MULTILINE)
    return {
        "pyproject.toml": tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"],
        "src/closedchain/__init__.py": in_source[1] if in_source else "",
        "CITATION.cff": in_citation[1] if in_citation else "",
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tags", nargs="*", metavar="TAG")
    found = versions() | {f"tag {tag}": tag.removeprefix("v") for tag in parser.parse_args().tags}
    if len(set(found.values())) == 1:
        return 0
    print("\n".join(f"{name}: {version}" for name, version in found.items()))
    return 1


if __name__ == "__main__":
    sys.exit(main())
