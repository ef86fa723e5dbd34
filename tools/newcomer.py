"""A newcomer's first minutes, timed: what README.md says, from a fresh clone to a machine of one's own, drawn; and
then twenty tasks of three kinds of users, each compared with its calculation by hand (tools/newcomer_tasks.py).

python tools/newcomer.py [--log]     --log adds the times to tools/newcomer.jsonl, which docs/trust.md shows

Nothing is kept from before but what pip and the operating system have cached of packages: the clone, the environment
and the folder of compiled machines are new.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOG = Path(__file__).with_suffix(".jsonl")
MOST = 300.0  # s
# the lengths that the newcomer changes: another crank and coupler
OWN = {'rod("crank", 1.0, 0.3)': 'rod("crank", 1.0, 0.35)', "at=(0.3, 0, 0)": "at=(0.35, 0, 0)"}


def section(readme: str, heading: str, language: str) -> str:
    """The first block of a language under a heading of the README."""
    body = readme.split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    found = re.search(rf"```{language}\n(.*?)```", body, re.DOTALL)
    assert found is not None, f"README.md has no {language} block under {heading!r}"
    return found[1]


def steps(readme: str) -> dict[str, list[str]]:
    """What the newcomer types, by what it is for."""
    run = re.search(r"run `(\.venv/bin/python my_machine\.py)`", readme)
    assert run is not None, "README.md does not say how to run the machine"
    return {
        "install": section(readme, "Install it", "sh").strip().splitlines(),
        "the README's machine": [run[1]],
        "a machine of one's own": [run[1]],
    }


def own(code: str) -> str:
    """The README's machine with other lengths."""
    for before, after in OWN.items():
        assert code.count(before) == 1, f"README.md holds {before} {code.count(before)} times"
        code = code.replace(before, after)
    return code


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--log", action="store_true")
    parser.add_argument("--keep", action="store_true", help="keep the picture in out/")
    given = parser.parse_args()
    times: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "closedchain"
        begin = time.perf_counter()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        times["clone"] = time.perf_counter() - begin
        readme = (clone / "README.md").read_text(encoding="utf-8")
        code = section(readme, "A four-bar in fifteen lines", "python")
        shown = {"the README's machine": code, "a machine of one's own": own(code)}
        kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}
        kept["CLOSEDCHAIN_CACHE"] = str(Path(folder) / "cache")
        for name, commands in steps(readme).items():
            if name in shown:
                (clone / "my_machine.py").write_text(shown[name], encoding="utf-8")
            begin = time.perf_counter()
            for command in commands:
                subprocess.run(command, shell=True, check=True, cwd=clone, env=kept, stdout=subprocess.DEVNULL)
            times[name] = time.perf_counter() - begin
        python = ".venv/bin/python tools/newcomer_tasks.py --json"
        asked = subprocess.run(python, shell=True, cwd=clone, env=kept, capture_output=True, text=True, check=False)
        tasks = json.loads(asked.stdout)
        drawn = clone / "my_machine.png"
        assert drawn.read_bytes().startswith(b"\x89PNG"), "nothing was drawn"
        if given.keep:
            shutil.copy(drawn, ROOT / "out" / "my_machine.png")
    for name, seconds in times.items():
        print(f"{name:24}{seconds:8.1f} s")
    total = sum(times.values())
    print(f"{'from clone to picture':24}{total:8.1f} s, at most {MOST:g} s are allowed")
    right = sum(one["right"] for one in tasks.values())
    for name, one in tasks.items():
        verdict = "right" if one["right"] else f"WRONG, off by {one['off']:.1e}"
        print(f"{one['user']:17}{name:24}{one['seconds']:6.1f} s {one['lines']:4} lines  {verdict}")
    print(f"{right} of {len(tasks)} tasks are right")
    if given.log:
        with LOG.open("a", encoding="utf-8") as log:
            entry = {"date": time.strftime("%Y-%m-%d"), "processors": os.cpu_count()}
            entry |= {"times": {name: round(t, 1) for name, t in times.items()}, "tasks": tasks}
            log.write(json.dumps(entry) + "\n")
    return 0 if total < MOST and right == len(tasks) else 1


if __name__ == "__main__":
    sys.exit(main())
