"""All functions of the library's machines, as values, derivatives and C: python tests/soak/functions.py [machine …].

Compilers: gcc, and clang as `python -m ziglang cc` where PYTHON_ZIG names a Python that has it. One line for every
function: operations, differences from the model, from differences, and whether its C passes its own test.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import closedchain as cc
from closedchain.errors import ClosedChainError
from closedchain.functions.function import Function
from function_checks import check_derivatives, check_inverse, check_values

TWELVE = (
    *("four_bar", "slider_crank", "watt_six_bar", "rssr", "five_bar", "planar_3rrr", "excavator", "delta"),
    *("gough_stewart", "orthoglide", "double_wishbone", "three_arms"),
)
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-Wconversion", "-Wshadow", "-Wdouble-promotion")
SANITIZED = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
LONG = 12_000  # operations above which sanitizers take minutes to compile


def kinds(model: cc.Model) -> dict[str, Callable[[], Function]]:
    """Every kind, by name."""
    f = model.functions
    return {
        "ode": f.ode,
        "derivative": lambda: f.ode().derivative,
        "vjp": lambda: f.ode().vjp,
        "step": lambda: f.step(1e-3),
        "inverse": f.inverse_dynamics,
        "gravity": f.gravity,
        "forward": f.forward_kinematics,
        "backward": f.inverse_kinematics,
        "tree": lambda: f.ode(coordinates="tree"),
    }


def compiled(function: Function, compiler: list[str], number: str, sanitize: bool) -> str:
    """What the C's own test says, and the loop under sanitizers."""
    with tempfile.TemporaryDirectory() as folder:
        function.to_c(folder, "f", number=number)  # type: ignore[arg-type]
        for source, flags in (("test_f.c", ()), *([("main_loop_f.c", SANITIZED)] if sanitize else [])):
            command = [*compiler, *STRICT, "-O1", *flags, "f.c", source, "-o", "f", "-lm"]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
            if done.returncode:
                return done.stderr[:300]
            ran = subprocess.run([f"{folder}/f"], capture_output=True, text=True)
            if ran.returncode:
                return (ran.stdout + ran.stderr)[:200]
            said = ran.stdout.strip()
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("machines", nargs="*", default=TWELVE)
    parser.add_argument("--values", action="store_true", help="only values and derivatives")
    options = parser.parse_args()
    zig = os.environ.get("PYTHON_ZIG")
    compilers = {"gcc": ["gcc"]} | ({"clang": [zig, "-m", "ziglang", "cc"]} if zig else {})
    for name in options.machines:
        model = cc.compile(cc.library.machines()[name]())
        tree = model.kernels.forward().operations
        print(f"{name}: values {check_values(model):.1e}, tree {tree} operations", flush=True)
        try:
            print(f"  inverse {check_inverse(model):.1e}", flush=True)
        except ClosedChainError as error:
            print(f"  inverse: {error}")
        for kind, make in kinds(model).items():
            begin = time.time()
            try:
                function = make()
            except ClosedChainError as error:
                print(f"  {kind}: {error}"[:150])
                continue
            line = f"  {kind:<11} {function.operations:6d} operations ({function.operations / tree:.2f})"
            if kind in ("ode", "inverse"):
                line += " derivative {:.0e}, weights {:.0e}".format(*check_derivatives(function, 1))
            if not options.values:
                for label, compiler in compilers.items():
                    for number in ("double", "float"):
                        sanitize = label == "gcc" and number == "double" and function.operations < LONG
                        line += f"; {label} {number}: {compiled(function, compiler, number, sanitize)}"
            print(f"{line} ({time.time() - begin:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
