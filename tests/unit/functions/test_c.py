"""Functions as C: equal to the kernels at closed, moving states, without warnings, and linked beside each other."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.functions.function import Function

COMPILER = shutil.which("gcc") or shutil.which("cc")
STRICT = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-Wconversion", "-Wshadow", "-Wdouble-promotion"]
SANITIZED = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
pytestmark = pytest.mark.skipif(COMPILER is None, reason="no C compiler")


def build(folder: Path, sources: Sequence[str], *flags: str) -> Path:
    program = folder / "program"
    command = [str(COMPILER), *STRICT, *flags, *sources, "-o", str(program), "-lm"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return program


def run(program: Path, *arguments: str) -> str:
    done = subprocess.run([str(program), *arguments], check=True, capture_output=True, text=True)
    return done.stdout


KINDS: dict[str, Any] = {
    "ode": lambda f: f.ode(outputs=["energy"], tunable=["crank.mass", "crank.center"], disturbances=["coupler"]),
    "slope": lambda f: f.ode().derivative,
    "weights": lambda f: f.ode().vjp,
    "step": lambda f: f.step(1e-3),
    "inverse": lambda f: f.inverse_dynamics(),
    "gravity": lambda f: f.gravity(),
    "forward": lambda f: f.forward_kinematics(outputs=["coupler"]),
    "backward": lambda f: f.inverse_kinematics(),
    "sensors": lambda f: f.outputs(["rocker.acceleration", "crank_motor.power"]),
    "tree": lambda f: f.ode(coordinates="tree"),
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", ["double", "float"])
def test_every_kind_equals_its_kernel(tmp_path: Path, kind: str, number: Any) -> None:
    function: Function = KINDS[kind](cc.compile(cc.library.four_bar()).functions)
    function.to_c(tmp_path, kind, number=number)
    assert run(build(tmp_path, [f"{kind}.c", f"test_{kind}.c"])) == "0 failures\n"


def test_sanitizers_find_nothing_in_many_calls(tmp_path: Path) -> None:
    function = cc.compile(cc.library.five_bar()).functions.ode()
    function.to_c(tmp_path, "five_bar")
    program = build(tmp_path, ["five_bar.c", "main_loop_five_bar.c"], *SANITIZED)
    assert run(program, "100000").startswith("100000 calls, 0 with a status, ")


def test_the_fallback_answers_in_c_as_well(tmp_path: Path) -> None:
    """The quick order of elimination fails at a state of this six-bar; without its fallback the C was wrong there."""
    model = cc.compile(cc.library.watt_six_bar())
    kernel = model.kernels.forward()
    rng = np.random.default_rng(0)
    nv, na = model.system.nv, len(model.system.actuators)
    given = [rng.uniform(-1, 1, (50, size)) for size in (model.system.nq, nv, na)]  # open loops: poor pivots
    alone = cc.Kernel(model.kernels.forward_function())(*given)[2]
    assert alone.min() <= 1e-4
    kernel.to_c(tmp_path, "watt", samples=given)
    assert run(build(tmp_path, ["watt.c", "test_watt.c"])) == "0 failures\n"
    x, forces = model.functions.ode(coordinates="tree").samples()  # the last answer there is numeric, and not in C
    given = [x[:, : model.system.nq], x[:, model.system.nq :], forces]
    model.kernels.forward(verify=True).to_c(tmp_path, "verified", samples=given)
    assert run(build(tmp_path, ["verified.c", "test_verified.c"])) == "0 failures\n"


TWO = """#include <stdio.h>
#include "first.h"
#include "second.h"
int main(void)
{
    static first_inputs a;
    static first_outputs b;
    static second_inputs c;
    static second_outputs d;
    const first_parameters described = FIRST_DESCRIBED;
    a.parameters = described;
    a.x[FIRST_X_CRANK] = 1.2;
    c.q_near[SECOND_Q_NEAR_LEG1_BASE] = 1.0;
    printf("%d %d %g %d\\n", first(&a, &b) == FIRST_OK, second(&c, &d) != SECOND_OK, a.parameters.crank_mass,
           SECOND_X_SIZE);
    return 0;
}
"""


def test_two_machines_in_one_program(tmp_path: Path) -> None:
    four, five = cc.compile(cc.library.four_bar()), cc.compile(cc.library.five_bar())
    state = four.assemble(joints={"crank": 1.2})
    four.functions.ode(tunable=["crank.mass"], near=state).to_c(tmp_path, "first")
    five.functions.ode().to_c(tmp_path, "second")
    text = TWO.replace("    printf", "".join(
        f"    a.q_near[{k}] = {float(value)!r};\n" for k, value in enumerate(state.q)
    ) + "    printf", 1)  # fmt: skip
    (tmp_path / "two.c").write_text(text)
    said = run(build(tmp_path, ["two.c", "first.c", "second.c"])).split()
    assert said == ["1", "1", f"{four.mechanism.body('crank').mass:g}", "4"]


def test_a_status_for_what_is_not_good(tmp_path: Path) -> None:
    function = cc.compile(cc.library.four_bar()).functions.ode()
    x, forces, near = (part.copy() for part in function.samples(6))
    near[0] += 0.8  # too far
    x[1] = np.nan
    results = function(x, forces, near)
    wanted = function.status(*results)
    assert sorted(set(wanted.tolist())) == [0, 1, 4]
    fill = [
        f"in.{port.name}[{k}] = {'NAN' if np.isnan(value) else repr(float(value))};"
        for row in range(6)
        for port, values in zip(function.inputs, (x, forces, near), strict=True)
        for k, value in [*enumerate(values[row]), *([(-1, 0.0)] if port.name == "q_near" else [])]
    ]
    lines = [line if "[-1]" not in line else 'printf("%d ", f(&in, &out));' for line in fill]
    (tmp_path / "say.c").write_text(
        '#include <math.h>\n#include <stdio.h>\n#include "f.h"\nstatic f_inputs in;\nstatic f_outputs out;\n'
        "int main(void)\n{\n" + "\n".join(lines) + "\nreturn 0;\n}\n"
    )
    function.to_c(tmp_path, "f")
    assert list(map(int, run(build(tmp_path, ["say.c", "f.c"])).split())) == wanted.tolist()


def test_the_header_names_everything(tmp_path: Path) -> None:
    model = cc.compile(cc.library.five_bar())
    function = model.functions.ode(outputs=["leg1_base.acceleration"], tunable=["gravity[1]"])
    text = function.to_c(tmp_path, "five_bar", number="float")[0].read_text()
    for part in (
        "typedef float five_bar_real;",
        "FIVE_BAR_X_LEG1_BASE_VELOCITY = 2, /* leg1_base.velocity, rad/s */",
        "FIVE_BAR_Y_LEG1_BASE_ACCELERATION = 0 /* leg1_base.acceleration, rad/s^2 */",
        "    five_bar_real gravity_1; /* gravity[1], m/s^2 */",
        "#define FIVE_BAR_DESCRIBED { (-9.81f) }",
        "FIVE_BAR_LOOPS_OPEN = 1, FIVE_BAR_OTHER_MODE = 2, FIVE_BAR_SINGULAR = 3, FIVE_BAR_NOT_FINITE = 4",
        f"operations: {function.operations}, always the same ones",
        "fallback: none; the status says where results are poor",
    ):
        assert part in text
