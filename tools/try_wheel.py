"""The wheel in fresh environments of several Pythons: `python tools/try_wheel.py python3.11 python3.12 python3.13`.

Builds the wheel, and for every interpreter makes an environment, installs the wheel with its runtime dependencies, and
asks: the command's version and check, forward and inverse dynamics, a simulation, a contact, a file there and back.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
QUESTIONS = """
import sys, tempfile, pathlib
import numpy as np
import closedchain as cc
assert "site-packages" in cc.__file__
model = cc.compile(cc.library.gough_stewart())
state = model.assemble()
answer = model.forward_dynamics(state, np.full(6, 100.0))
assert answer.residual < 1e-10, answer.residual
run = model.simulate(state, 0.1, np.full(6, 100.0), step=1e-3)
assert run.loop_error.max() < 1e-9, run.loop_error.max()
body = cc.Body("puck", 2.0, (0.0, 0.0, 0.0), (0.02, 0.02, 0.03))
joint, foot = cc.free("floats", "ground", "puck"), cc.Contact("foot", "puck")
puck = cc.compile(cc.Mechanism("puck", (body,), (joint,), contacts=(foot,)))
fell = puck.simulate(puck.state([1, 0, 0, 0, 0, 0, 0.01]), 0.2)
assert abs(fell.q[-1][6]) < 1e-9, fell.q[-1]
with tempfile.TemporaryDirectory() as folder:
    file = cc.save(model.mechanism, pathlib.Path(folder) / "machine.yaml")
    assert cc.load(file) == model.mechanism
print(f"residual {answer.residual:.0e}, loops {run.loop_error.max():.0e} m")
"""


def run(*words: object) -> str:
    """Run a command; what it printed."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, words[:4]))} …\n{done.stdout}{done.stderr}")
    return done.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("interpreters", nargs="*", metavar="PYTHON", default=[sys.executable])
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT)
        (wheel,) = folder.glob("closedchain-*.whl")
        for number, interpreter in enumerate(given.interpreters):
            began = time.monotonic()
            run(interpreter, "-m", "venv", folder / str(number))
            python = folder / str(number) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
            run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
            version = run(python, "-c", "import platform; print(platform.python_version())")
            command = run(python, "-I", "-m", "closedchain", "--version")
            assert "mobility" in run(python, "-I", "-m", "closedchain", "check", "four_bar")
            found = run(python, "-I", "-c", QUESTIONS)
            print(f"Python {version}: {wheel.name}, {command}, {found}, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
