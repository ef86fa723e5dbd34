"""Print the lowest versions that pyproject.toml allows, as constraints for pip."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
for requirement in (*project["dependencies"], *project["optional-dependencies"]["test"]):
    bound = re.fullmatch(r"([\w.-]+)>=([\d.]+)", requirement)
    if bound:
        print(f"{bound[1]}=={bound[2]}")
