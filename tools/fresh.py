"""What README.md and CONTRIBUTING.md promise of a clone, in clones of their own: python tools/fresh.py [--log] [NAME …]

Every command has a new clone and a new folder of compiled machines, must end well and leave behind what it promises.
--log adds what each took to tools/fresh.jsonl. Only what pip and the operating system keep of packages is from before.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOG = Path(__file__).with_suffix(".jsonl")
TIMEOUT = 1800.0  # s, each
DEV = "make .venv/.installed-dev"
# name: (what is typed in the clone, what must be there afterwards, what must be in the output)
COMMANDS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "docs": ("make docs", ("site/index.html", "site/api/model.html", "site/search/search_index.js"), ""),
    "wheels": ("make wheels", (), "residual"),
    "bench": (f"{DEV} && .venv/bin/closedchain bench kernel", (), "CasADi"),
    "demo": (f"{DEV} && .venv/bin/closedchain demo -o out", ("out/gough_stewart.html",), "loops closed"),
}


def tried(name: str, folder: Path) -> tuple[float, str]:
    """Seconds that a command takes in a fresh clone, and what is wrong (nothing: "")."""
    command, promised, words = COMMANDS[name]
    clone = folder / name
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS")}
    kept["CLOSEDCHAIN_CACHE"] = str(folder / f"cache-{name}")
    begin = time.perf_counter()
    try:
        done = subprocess.run(
            command, shell=True, cwd=clone, env=kept, capture_output=True, text=True, timeout=TIMEOUT, check=False
        )
    except subprocess.TimeoutExpired:
        return TIMEOUT, f"not done after {TIMEOUT:g} s"
    seconds = time.perf_counter() - begin
    missing = [one for one in promised if not (clone / one).is_file()]
    if done.returncode:
        return seconds, f"status {done.returncode}: {(done.stderr or done.stdout).strip()[-400:]}"
    if missing or words not in done.stdout:
        return seconds, f"missing: {', '.join(missing) or repr(words)}"
    return seconds, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(COMMANDS)}; none: all of them")
    parser.add_argument("--log", action="store_true")
    given = parser.parse_args()
    if unknown := [name for name in given.names if name not in COMMANDS]:
        parser.error(f"no command {unknown[0]!r}; commands: {', '.join(COMMANDS)}")
    results = {}
    for name in given.names or COMMANDS:
        with tempfile.TemporaryDirectory() as folder:
            seconds, problem = tried(name, Path(folder))
        results[name] = {"seconds": round(seconds, 1), "problem": problem}
        print(f"{name:8} {seconds:7.1f} s  {problem or 'done'}", flush=True)
        if given.log:
            entry = {"date": time.strftime("%Y-%m-%d"), "processors": os.cpu_count(), "command": name} | results[name]
            with LOG.open("a", encoding="utf-8") as log:
                log.write(json.dumps(entry) + "\n")
    return 1 if any(one["problem"] for one in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
