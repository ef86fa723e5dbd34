"""Machines placed as on a drawing: the same as with frames written by hand; new users' machines in 40 lines each."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import FileFormatError, GeometryError, UnknownNameError
from closedchain.mechanism import from_data, load, save, to_data

PAGE = Path(__file__).parents[3] / "docs" / "drawing.md"


@pytest.mark.parametrize(("name", "dof"), [("tripod", 3), ("delta", 3), ("orthoglide", 3), ("excavator", 2)])
def test_new_users_machines(tmp_path: Path, name: str, dof: int) -> None:
    """As documented: assembled as they are drawn, with the mobility that they should have."""
    blocks = re.findall("```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (block,) = (block for block in blocks if f"\n{name} = cc.drawing(" in block)
    code = "".join(line for line in block.splitlines(keepends=True) if not line.startswith("print("))
    (tmp_path / "page.py").write_text(code, encoding="utf-8")
    machine = runpy.run_path(str(tmp_path / "page.py"))[name]
    assert isinstance(machine, cc.Mechanism)
    model = cc.compile(machine)
    state = model.assemble()
    assert state.loop_error < 1e-12
    assert model.mobility.dof == dof
    np.testing.assert_allclose(state.platform.position, model.mechanism.home.position, atol=1e-12)
    np.testing.assert_allclose(state.platform.rotation, np.eye(3), atol=1e-12)
    assert all(body.mass > 0 for body in machine.bodies)
    assert from_data(to_data(machine)) == machine


def test_a_drawn_four_bar_is_the_one_with_frames() -> None:
    """Frames at the bodies' ends along their lengths, and a drawing with the crank upright: the same accelerations."""
    across = (0.0, -1.0, 0.0)
    A, B, C, D = (np.array(point) for point in ((0, 0, 0), (0, 0, 0.3), (0.75, 0, 0.7), (0.9, 0, 0)))
    crank, coupler, rocker = (float(np.linalg.norm(b - a)) for a, b in ((A, B), (B, C), (D, C)))
    angle = {name: float(np.arctan2(d[2], d[0])) for name, d in (("A", B - A), ("B", C - B), ("D", C - D))}
    framed = cc.Mechanism(
        "framed",
        [cc.Body.rod("crank", 1.0, crank), cc.Body.rod("coupler", 2.0, coupler), cc.Body.rod("rocker", 1.5, rocker)],
        [
            cc.revolute("A", "ground", "crank", axis=across, start=(angle["A"],)),
            cc.revolute("B", "crank", "coupler", (crank, 0, 0), axis=across, start=(angle["B"] - angle["A"],)),
            cc.revolute("C", "coupler", "rocker", (coupler, 0, 0), (rocker, 0, 0), axis=across),
            cc.revolute("D", "ground", "rocker", (0.9, 0, 0), axis=across, start=(angle["D"],)),
        ],
        [cc.Actuator("motor", "A")],
    )

    def bar(name: str, mass: float, a: np.ndarray, b: np.ndarray) -> cc.Body:
        d = b - a
        return cc.Body(name, mass, (a + b) / 2, mass / 12 * (d @ d * np.eye(3) - np.outer(d, d)))

    drawn = cc.drawing(
        "drawn",
        [bar("crank", 1.0, A, B), bar("coupler", 2.0, B, C), bar("rocker", 1.5, D, C)],
        [
            cc.pin("A", "ground", "crank", A, (0, -2, 0)),
            cc.pin("B", "crank", "coupler", B, across),
            cc.pin("C", "coupler", "rocker", C, across),
            cc.pin("D", "ground", "rocker", D, across),
        ],
        [cc.Actuator("motor", "A")],
    )
    answers = []
    for machine, crank_angle in ((framed, angle["A"]), (drawn, 0.0)):
        model = cc.compile(machine)
        state = model.with_velocities(model.assemble(joints={"A": crank_angle}), {"A": 2.0})
        answer = model.forward_dynamics(state, [3.0])
        answers.append([answer[joint] for joint in "ABCD"])
    np.testing.assert_allclose(answers[0], answers[1], rtol=1e-10)


YAML = """
closedchain: 2
drawing: true
name: press
origins: {ram: [0.0, 0.0, -1.0]}
platform: ram
bodies:
- {name: crank, density: 7850.0, shape: {kind: cylinder, points: [[0, 0, 0], [0.3, 0, 0]], radius: 0.02}}
- {name: rod, mass: 2.0, center: [0.15, 0, -0.4], inertia: [0.1, 0.1, 0.01]}
- {name: ram, mass: 5.0, center: [0, 0, -1], inertia: [0.1, 0.1, 0.1]}
joints:
- {name: shaft, kind: pin, parent: ground, child: crank, point: [0, 0, 0], axis: [0, 3, 0]}
- {name: knee, kind: cardan, parent: crank, child: rod, point: [0.3, 0, 0], axis: [0, 1, 0], second: [1, 0, 0]}
- {name: ball, kind: ball, parent: rod, child: ram, point: [0, 0, -0.8]}
- {name: guide, kind: slider, parent: ground, child: ram, point: [0, 0, -1]}
actuators:
- {name: motor, joint: shaft}
"""


def test_drawings_in_files(tmp_path: Path) -> None:
    (tmp_path / "press.yaml").write_text(YAML)
    machine = load(tmp_path / "press.yaml")
    wanted = cc.drawing(
        "press",
        [
            cc.Body("crank", shape=cc.Shape.cylinder((0, 0, 0), (0.3, 0, 0), 0.02), density=7850.0),
            cc.Body("rod", 2.0, (0.15, 0, -0.4), (0.1, 0.1, 0.01)),
            cc.Body("ram", 5.0, (0, 0, -1), (0.1, 0.1, 0.1)),
        ],
        [
            cc.pin("shaft", "ground", "crank", (0, 0, 0), (0, 3, 0)),
            cc.cardan("knee", "crank", "rod", (0.3, 0, 0), (0, 1, 0), (1, 0, 0)),
            cc.ball("ball", "rod", "ram", (0, 0, -0.8)),
            cc.slider("guide", "ground", "ram", (0, 0, -1)),
        ],
        [cc.Actuator("motor", "shaft")],
        platform="ram",
        origins={"ram": (0, 0, -1)},
    )
    assert machine == wanted
    save(machine, tmp_path / "again.yaml")
    assert load(tmp_path / "again.yaml") == machine


def data(**changes: object) -> dict[str, object]:
    joint = {"name": "axle", "kind": "pin", "parent": "ground", "child": "wheel", "point": [0, 0, 0]}
    body = {"name": "wheel", "mass": 1.0, "inertia": [1.0, 1.0, 1.0]}
    return {"closedchain": 2, "drawing": True, "name": "m", "bodies": [body], "joints": [joint | changes]}


@pytest.mark.parametrize(
    ("changed", "error", "words"),
    [
        (data(axis=[0, 0, 0]), GeometryError, "axis of joint 'axle' is zero"),
        (data(kind="cardan", axis=[0, 0, 1], second=[0, 1, 1]), GeometryError, "not perpendicular"),
        (data(at=[0, 0, 0]), FileFormatError, "a drawing has 'point' and 'axis'"),
        (data() | {"drawing": False}, FileFormatError, "'pin' is a word of drawings"),
        (data() | {"drawing": 1}, FileFormatError, "true or false"),
        (data() | {"origins": {"wheeel": [0, 0, 0]}}, UnknownNameError, "wheeel"),
        (data() | {"home": [0, 0, 0]}, FileFormatError, "leave 'home' out"),
    ],
)
def test_wrong_drawings(changed: dict[str, object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        from_data(changed)


def test_the_documented_drawing_is_the_documented_file(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    python, yaml = (re.search(f"```{language}\n(.*?)```", page, re.DOTALL) for language in ("python", "yaml"))
    assert python is not None
    assert yaml is not None
    (tmp_path / "crane.yaml").write_text(yaml.group(1))
    code = python.group(1) + "\nimport sys\ncc.save(crane, sys.argv[1])\nprint(float(holding))\n"
    command = [sys.executable, "-c", code, str(tmp_path / "python.json")]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    crane = load(tmp_path / "crane.yaml")
    assert load(tmp_path / "python.json") == crane
    np.testing.assert_allclose(float(answer.stdout), holding_force(crane), rtol=1e-10)


def holding_force(crane: cc.Mechanism) -> float:
    """Moments about the foot: of the boom's weight, and of a share of the cylinder's that its pins carry."""
    base, ear = np.array([0.6, 0, -0.4]), np.array([1.5, 0, 0.8])
    along = (ear - base) / np.linalg.norm(ear - base)
    origins = {"boom": np.array([3.0, 0, 1.2]), "barrel": base, "rod": (base + ear) / 2}
    weights = {body.name: (9.81 * body.mass, (np.array(body.center) + origins[body.name])[0]) for body in crane.bodies}
    own = weights["boom"][0] * weights["boom"][1]
    # turning about its base, the cylinder holds its own weight by a force across it at the ear
    turning = sum(weights[name][0] * (weights[name][1] - base[0]) for name in ("barrel", "rod"))
    normal = np.array([-along[2], 0, along[0]])
    across = turning / np.linalg.norm(ear - base)  # the ear pushes the cylinder upwards along the normal
    moment = own + across * (normal[2] * ear[0] - normal[0] * ear[2])  # to be held by a force along the cylinder
    pushed = moment / (along[2] * ear[0] - along[0] * ear[2])
    return float(pushed + weights["rod"][0] * along[2])


def test_every_word_of_drawings() -> None:
    """Every kind closes at zero coordinates; a general and a free joint take the point on both sides."""
    point, axis = (0.1, 0.2, 0.3), (1.0, 1.0, 0.0)
    made = [
        cc.pin("j", "ground", "b", point, axis),
        cc.slider("j", "ground", "b", point, axis),
        cc.sleeve("j", "ground", "b", point, axis),
        cc.screw("j", "ground", "b", point, axis, pitch=0.1),
        cc.ball("j", "ground", "b", point),
        cc.cardan("j", "ground", "b", point, axis, (0.0, 0.0, 2.0)),
        cc.plane("j", "ground", "b", point, axis),
        cc.weld("j", "ground", "b", point),
        cc.free("j", "ground", "b", point, point),
    ]
    for joint in made:
        machine = cc.drawing("m", [cc.Body("b", 1.0, (0.5, 0, 0), (1, 1, 1))], [joint])
        assert machine.joint("j").at.matrix == pytest.approx(machine.joint("j").child_at.matrix)
        if joint.dof:
            np.testing.assert_allclose(cc.compile(machine).assemble().body("b").position, point, atol=1e-15)
        assert from_data(to_data(machine)) == machine
