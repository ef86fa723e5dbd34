"""Mistakes of newcomers, in Python, in files and on the command line: every answer names what would be right.

One table each; a row is what is done wrong and what the answer must hold: a name, an option, a number. A mistake that
is understood all the same (a start in degrees, a law that cannot be traced) must be a warning. None is silent.
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import CallError, ClosedChainError, FileFormatError, SampledLawWarning, UnitWarning
from closedchain.mechanism.elements import Bushing, Strut
from closedchain.signatures import EXPLAINED
from shell import typed
from states import model

ARM = """closedchain: 2
name: arm
bodies: [{name: rod, mass: 1.0, inertia: [0.1, 0.1, 0.1]}]
joints: [{name: hinge, kind: revolute, parent: ground, child: rod}]
actuators: [{name: motor, joint: hinge}]
"""


def body(name: str = "rod", **changes: Any) -> cc.Body:
    return cc.Body(name, **{"mass": 1.0, "inertia": (0.1, 0.1, 0.1), **changes})


def arm(*more: Any, joint: Any = None, **changes: Any) -> cc.Mechanism:
    hinge = cc.revolute("hinge", "ground", "rod") if joint is None else joint
    return cc.Mechanism("arm", [body()], [hinge], *more, **changes)


HERE = cc.Pose()
# m, s: a four-bar and its state; name: (call, what the answer holds)
CALLS: dict[str, tuple[Callable[[Any, Any], Any], str]] = {
    # calls
    "dt for step": (lambda m, s: m.simulate(s, 1.0, dt=0.01), "no argument 'dt'; did you mean step=?"),
    "t_end for duration": (lambda m, s: m.simulate(s, t_end=1.0), "no argument 't_end'; did you mean duration=?"),
    "torque for actuation": (lambda m, s: m.simulate(s, 1.0, torque=2.0), "did you mean actuation=?"),
    "misspelt argument": (lambda m, s: m.simulate(s, duraton=1.0), "did you mean duration=?"),
    "no state": (lambda m, s: m.simulate(2.0), "missing a required argument: 'duration'; arguments: state, duration"),
    "angles for joints": (lambda m, s: m.assemble(angles={"crank": 1.0}), "did you mean joints=?"),
    "at for point": (lambda m, s: cc.pin("a", "ground", "b", at=(0, 0, 0)), "no argument 'at'; did you mean point=?"),
    "pin without a point": (lambda m, s: cc.pin("a", "ground", "b"), "missing a required argument: 'point'"),
    "point for at": (lambda m, s: cc.revolute("a", "ground", "b", point=(0, 0, 0)), "did you mean at=?"),
    "jacobian of nothing": (lambda m, s: m.jacobian(), "missing a required argument: 'state'"),
    "modes of nothing": (lambda m, s: m.natural_modes(), "missing a required argument: 'state'"),
    "map without loads": (lambda m, s: m.stiffness_map(cc.Grid.cartesian(0.0, 0.0, 0.0)), "'platform_wrenches'"),
    "fourth axis of a grid": (lambda m, s: cc.Grid.cartesian(x=[1.0], y=0, h=0), "no argument 'h'; arguments: x, y, z"),
    "torque in dynamics": (lambda m, s: m.forward_dynamics(s, torque=1.0), "arguments: state, forces"),
    "com of a body": (lambda m, s: cc.Body("a", 1.0, com=(0, 0, 1)), "did you mean center=?"),
    "max_torque of a motor": (lambda m, s: cc.Actuator("a", "b", max_torque=3.0), "did you mean max_force=?"),
    "kp of a controller": (lambda m, s: cc.PID({"crank_motor": 1.0}, kp=1.0), "did you mean proportional=?"),
    "controller without gains": (
        lambda m, s: cc.PID({"crank_motor": 1.0}),
        "missing a required argument: 'proportional'",
    ),
    "E of a beam": (lambda m, s: cc.Beam((0, 0, 0), (1, 0, 0), None, E=7e10), "did you mean young=?"),
    "quat of a pose": (lambda m, s: cc.Pose(quat=(1, 0, 0, 0)), "did you mean rotation=?"),
    "time of a line": (lambda m, s: cc.motions.line(HERE, HERE, time=1.0), "did you mean duration=?"),
    "links of a mechanism": (lambda m, s: cc.Mechanism("m", links=[], joints=[]), "did you mean bodies=?"),
    # names
    "actuator": (lambda m, s: m.forward_dynamics(s, {"motor": 1.0}), "no actuator 'motor'; actuators: crank_motor"),
    "joint": (lambda m, s: m.assemble(joints={"crnak": 1.0}), "no joint 'crnak'; joints: crank, "),
    "joint of a state": (lambda m, s: s["rockr"], "no joint 'rockr'; joints: rocker, "),
    "joint of a velocity": (lambda m, s: m.with_velocities(s, joints={"crk": 1.0}), "joints: crank, "),
    "acceleration": (lambda m, s: m.inverse_dynamics(s, joint_accelerations={"crnk": 1.0}), "joints: crank, "),
    "integrator": (lambda m, s: m.simulate(s, 1.0, integrator="RK4"), "no integrator 'RK4'; integrators: rk4, "),
    "method": (lambda m, s: m.forward_dynamics(s, method="denc"), "no method 'denc'; methods: denoc, "),
    "coordinates": (
        lambda m, s: m.simulate(s, 0.1, coordinates="minimal"),
        "choices: auto, tree, platform, independent",
    ),
    "law's actuator": (lambda m, s: m.simulate(s, 0.1, cc.PID({"motor": 1.0}, 1.0)), "actuators: crank_motor"),
    "handle": (lambda m, s: m.view(body="rockr", port=0, open_browser=False), "no body 'rockr'; bodies: rocker, "),
    "cut": (lambda m, s: cc.compile(cc.library.four_bar(), cut=["closng"]), "no joint 'closng'; joints: closing, "),
    "library machine": (lambda m, s: cc.library.fourbar(), "did you mean four_bar "),
    "class for function": (lambda m, s: cc.Revolute, "did you mean revolute?"),
    "word of other programs": (lambda m, s: cc.hinge, "did you mean pin or revolute?"),
    "link for body": (lambda m, s: cc.Link, "did you mean Body?"),
    "attribute of a state": (lambda m, s: s.positions, "State has no attribute 'positions'; did you mean q?"),
    "velocities of a state": (lambda m, s: s.velocities, "did you mean v?"),
    "misspelt attribute of a state": (lambda m, s: s.platfrom, "did you mean platform"),
    "attribute of a run": (lambda m, s: m.simulate(s, 0.01).t, "Run has no attribute 't'; did you mean time?"),
    "misspelt attribute of a run": (lambda m, s: m.simulate(s, 0.01).engery, "did you mean energy"),
    "misspelt attribute of a model": (
        lambda m, s: m.simulat,
        "Model has no attribute 'simulat'; did you mean simulate",
    ),
    "joint of a run": (lambda m, s: m.simulate(s, 0.01)["crnk"], "joints: crank, "),
    "kind of a table": (lambda m, s: cc.Table([0, 1], [[0], [1]], kind="step"), "kinds: hold, linear, cubic"),
    # bodies and joints
    "joint to no body": (lambda m, s: arm(joint=cc.revolute("h", "ground", "rdo")), "no body 'rdo'; bodies: rod, "),
    "Ground": (lambda m, s: arm(joint=cc.revolute("h", "Ground", "rod")), "no body 'Ground'; bodies: ground, rod"),
    "motor of no joint": (lambda m, s: arm([cc.Actuator("m", "hing")]), "no joint 'hing'; joints: hinge"),
    "platform that is no body": (lambda m, s: arm(platform="rdo"), "platform: no body 'rdo'; bodies: rod"),
    "body that nothing holds": (
        lambda m, s: cc.Mechanism("m", [body(), body("b")], arm().joints),
        "no chain of joints connects b to the ground",
    ),
    "two of one name": (lambda m, s: cc.Mechanism("m", [body(), body()], arm().joints), "two bodies are called 'rod'"),
    "negative mass": (lambda m, s: body(mass=-1.0), "body 'rod' has mass -1.0 kg; it must be zero or positive"),
    "mass with a unit": (lambda m, s: body(mass="1 kg"), "mass of body 'rod' must be a number, not '1 kg'"),
    "no body has it": (lambda m, s: body(inertia=(1, 1, 3)), "triangle inequality: 3 > 1 + 1 kg m²"),
    "two moments": (lambda m, s: body(inertia=(1, 1)), "inertia of body 'rod' must be 3 numbers, not 2"),
    "skew inertia": (
        lambda m, s: body(inertia=[[1, 2, 0], [0, 1, 0], [0, 0, 1]]),
        "entries (1, 2) and (2, 1) are 2 and 0",
    ),
    "density without a shape": (lambda m, s: cc.Body("rod", density=7850.0), "has a density but no shape"),
    "gravity as a number": (lambda m, s: arm(gravity=9.81), "gravity must be 3 numbers, not 9.81"),
    "zero axis": (lambda m, s: cc.pin("h", "ground", "rod", (0, 0, 0), axis=(0, 0, 0)), "such as (0, 0, 1)"),
    "limits the wrong way": (
        lambda m, s: cc.revolute("h", "ground", "rod", limits=(2.0, 1.0)),
        "the lowest, 2.0, must be below the highest, 1.0",
    ),
    "tube without a wall": (
        lambda m, s: cc.Section("tube", radius=0.005, inner=0.006),
        "inner radius 0.006 m must be below the outer one, 0.005 m",
    ),
    "kind of a section": (lambda m, s: cc.Section("pipe", radius=0.1), "kinds: round, tube, rectangle, i, given"),
    "negative stiffness": (
        lambda m, s: Strut("s", "ground", "rod", stiffness=-1.0),
        "is -1.0; it must not be negative",
    ),
    "shape of no length": (lambda m, s: cc.Shape.cylinder((0, 0, 0), (0, 0, 0), 0.1), "they must differ"),
    "rotation that stretches": (lambda m, s: cc.Pose((0, 0, 0), np.diag([1, 2, 1])), "perpendicular unit vectors"),
    "cannot close": (lambda m, s: cc.library.four_bar(lengths=(0.3, 0.2, 0.1)), "3.01496 m apart"),
    # states, forces, times
    "state of another machine": (lambda m, s: m.forward_dynamics(model("delta").assemble()), "'delta', not 'four_bar'"),
    "dict for a state": (lambda m, s: m.forward_dynamics({"crank": 1.0}), "such as model.assemble() gives"),
    "two forces for one": (
        lambda m, s: m.forward_dynamics(s, [1.0, 2.0]),
        "actuator forces (crank_motor) must be 1 number",
    ),
    "force with a unit": (
        lambda m, s: m.forward_dynamics(s, {"crank_motor": "5 N m"}),
        "must be a number, not '5 N m'",
    ),
    "NaN": (lambda m, s: m.forward_dynamics(s, [math.nan]), "must be a finite number"),
    "two angles for one": (lambda m, s: m.assemble(joints={"crank": [1, 2]}), "'crank' must be 1 number"),
    "backwards": (lambda m, s: m.simulate(s, -1.0), "duration is -1.0 s; it must be greater than 0"),
    "no step": (lambda m, s: m.simulate(s, 1.0, step=0.0), "step is 0.0 s; it must be greater than 0"),
    "too many from a law": (
        lambda m, s: m.simulate(s, 0.1, lambda t, x: [1.0, 2.0]),
        "gives 2 forces for 1 actuators: crank_motor",
    ),
    "beyond the run": (lambda m, s: m.simulate(s, 0.05).state(9.0), "the run covers 0 s to 0.05 s"),
    "contacts without contacts": (lambda m, s: m.simulate(s, 0.1, contacts="event"), "options that do: integrator, "),
    "velocities that open loops": (
        lambda m, s: m.with_velocities(s, joints={"crank": 1.0, "rocker": 5.0}),
        "'rocker' contradict the loops",
    ),
    "event that is none": (lambda m, s: m.simulate(s, 0.1, events=[abs]), "events are a list of cc.Event"),
    "tolerance": (lambda m, s: cc.compile(cc.library.four_bar(), tolerance=2.0), "from 0 to 0.001, not 2.0"),
    "field of a state": (lambda m, s: setattr(s, "q", 0), "State, which does not change"),
    # files and machines
    "text for a machine": (
        lambda m, s: cc.compile("four_bar"),
        "compile takes a Mechanism, not str; cc.load reads one",
    ),
    "STEP out": (lambda m, s: cc.save(cc.library.four_bar(), "a.step"), "must end in .yaml, .yml, .json, .urdf, "),
    "AVI": (lambda m, s: m.simulate(s, 0.01).animate("a.avi"), ".html, .mp4 or .gif"),
    "no such folder": (lambda m, s: m.simulate(s, 0.01).to_csv("none/run.csv"), "No such file or directory"),
    # elasticity and regions
    "rigid": (
        lambda m, s: model("gough_stewart").stiffness(model("gough_stewart").assemble()),
        "has beams, a compliance or an actuator with stiffness",
    ),
    "all out of reach": (
        lambda m, s: far_map(),
        "at home it is at (0.05, -0.04, -0.6) m, and the nearest pose is 4.986 m from there",
    ),
    "forces alone for a wrench": (
        lambda m, s: model("delta").stiffness_map(cc.Grid.cartesian([0.0], 0, -0.5), [0, 0, 1]),
        "six numbers [moment; force]",
    ),
}


def far_map() -> Any:
    return model("delta").stiffness_map(cc.Grid.cartesian(x=[5.0, 6.0], y=0, z=0.0), [0, 0, 0, 1, 0, 0])


@pytest.mark.parametrize("name", CALLS)
def test_python_names_the_remedy(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    call, words = CALLS[name]
    compiled = model("four_bar")
    state = compiled.assemble()
    with pytest.raises((ClosedChainError, AttributeError), match=re.escape(words)) as caught:
        call(compiled, state)
    if not isinstance(caught.value, ClosedChainError):
        assert "attribute" in words or "did you mean" in words or "does not change" in words
    assert isinstance(caught.value, CallError) == any(
        said in words for said in (" argument", "arguments:", "=?", "wrenches")
    )


WARNED: dict[str, tuple[Callable[[Any, Any], Any], type[Warning], str]] = {
    "a start in degrees": (lambda m, s: m.assemble(joints={"crank": 60}), UnitWarning, "60 * cc.deg"),
    "math in a law": (lambda m, s: m.simulate(s, 0.01, lambda t, x: [math.sin(t)]), SampledLawWarning, "Use np.sin"),
    "if in a law": (
        lambda m, s: m.simulate(s, 0.01, lambda t, x: [1.0 if x["crank"] > 0 else 0.0]),
        SampledLawWarning,
        "casadi.if_else",
    ),
}


@pytest.mark.parametrize("name", WARNED)
def test_what_is_understood_all_the_same_is_a_warning(name: str) -> None:
    call, kind, words = WARNED[name]
    compiled = model("four_bar")
    state = compiled.assemble()
    with pytest.warns(kind, match=re.escape(words)):
        call(compiled, state)


def test_words_of_other_programs_mean_arguments_that_there_are() -> None:
    kinds = (cc.Actuator, cc.Beam, cc.Body, Bushing, cc.Contact, cc.Coupling, cc.Mechanism, cc.Payload, cc.Pose)
    for kind in (*kinds, cc.Sampled, cc.Section, Strut, cc.Table):
        fields = kind.__dataclass_fields__
        assert set(vars(kind)[EXPLAINED].values()) <= set(fields)
        assert not set(vars(kind)[EXPLAINED]) & set(fields)


def test_errors_inside_a_call_stay_what_they_are() -> None:
    compiled = model("four_bar")
    with pytest.raises(ZeroDivisionError):
        compiled.simulate(compiled.assemble(), 0.1, cc.Sampled(lambda t, state: [1 / 0]))
    with pytest.raises(TypeError, match="unsupported operand") as caught:
        compiled.simulate(compiled.assemble(), 0.1, cc.Sampled(lambda t, state: [1 + "a"]))
    assert not isinstance(caught.value, CallError)


def test_attributes_that_resemble_nothing_list_what_there_is() -> None:
    compiled = model("four_bar")
    with pytest.raises(AttributeError, match=r"Model has no attribute 'xyz'; it has .*assemble.*with_velocities"):
        _ = compiled.xyz
    for thing in (compiled, compiled.assemble(), cc, cc.library):
        assert not hasattr(thing, "_repr_latex_")


FILES: dict[str, tuple[str, str, str]] = {  # what stands there, what is written instead, what the answer holds
    "decimal comma in a list": ("mass: 1.0", "mass: 1,0", "decimals have a point"),
    "decimal comma in a text": ("mass: 1.0", "mass: '1,5'", "decimals have a point: 1.5"),
    "a unit": ("mass: 1.0", "mass: 1.0 kg", "numbers are in SI units"),
    "degrees": ("child: rod", "child: rod, limits: [0, 60 deg]", "stand without them: 1.0471975512"),
    "millimetres": ("child: rod", "child: rod, at: [45 mm, 0, 0]", "stand without them: 0.045"),
    "quotes": ("mass: 1.0", "mass: '1.0'", "leave the quotes out"),
    "not a number": ("mass: 1.0", "mass: .nan", "nan is not a finite number"),
    "twice": ("mass: 1.0", "mass: 1.0, mass: 2.0", "line 3: field 'mass' is given twice"),
    "joint for joints": ("joints:", "joint:", "unknown field 'joint'; did you mean 'joints'?"),
    "misspelt field": ("parent:", "parrent:", "unknown field 'parrent'; did you mean 'parent'?"),
    "field of other programs": ("child: rod", "child: rod, origin: [0, 0, 1]", "fields: name, kind, parent, child, at"),
    "units": ("name: arm", "name: arm\nunits: mm", "numbers are in SI units"),
    "misspelt kind": ("kind: revolute", "kind: revolut", "did you mean 'revolute'?"),
    "hinge for revolute": ("kind: revolute", "kind: hinge", "did you mean 'revolute'?"),
    "kind of other programs": ("kind: revolute", "kind: continuous", "choices: revolute, prismatic"),
    "type for kind": ("kind: revolute", "type: revolute", "kind: field required; 'type' is no field here"),
    "inertia as a number": ("[0.1, 0.1, 0.1]", "0.1", "such as [0.1, 0.2, 0.2]"),
    "inertia of URDF": ("[0.1, 0.1, 0.1]", "{ixx: 0.1, iyy: 0.1, izz: 0.1}", "such as [0.1, 0.2, 0.2]"),
    "gravity as a number": ("name: arm", "name: arm\ngravity: 9.81", "such as [0, 0, -9.81]"),
    "letter for an axis": ("child: rod", "child: rod, axis: y", "such as [0, 0, 1]"),
    "formula": ("child: rod", "child: rod, start: pi/2", "such as [0.5]"),
    "number for a name": ("name: rod", "name: 1", "write it in quotes, '1'"),
    "yes for a name": ("name: rod", "name: yes", "or quotes if it is a name"),
    "text among bodies": ("bodies: [", "bodies: [text, ", "fields are needed: name, mass"),
    "name of a body": ("child: rod", "child: rods", "joint 'hinge': no body 'rods'; bodies: rod, "),
    "name of a joint": ("joint: hinge", "joint: hing", "actuator 'motor': no joint 'hing'; joints: hinge"),
    "no version": ("closedchain: 2\n", "", "the field 'closedchain: 2'"),
    "another version": ("closedchain: 2", "closedchain: 9", "versions: 2"),
    "bracket": ("rod}]", "rod}", "expected ',' or ']'"),
    "nothing": (ARM, "", "the file is empty"),
    "a list": (ARM, "- 1", "it begins with 'closedchain: 2'"),
}


@pytest.mark.parametrize("name", FILES)
def test_files_name_the_remedy(name: str, tmp_path: Path) -> None:
    before, after, words = FILES[name]
    path = tmp_path / "arm.yaml"
    assert before in ARM
    path.write_text(ARM.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(ClosedChainError, match=re.escape(words)) as caught:
        cc.load(path)
    assert isinstance(caught.value, FileFormatError | cc.errors.UnknownNameError)
    assert "arm.yaml" in str(caught.value)


COMMANDS: dict[str, str] = {  # what is typed, and what standard error holds
    "check forbar": "did you mean 'four_bar'?",
    "library fourbar": "did you mean 'four_bar'?",
    "check amr.yaml": "did you mean 'arm.yaml'?",
    "check .": "its machine files: arm.yaml",
    "convert four_bar four_bar.step": ".urdf (urdf)",
    "chek four_bar": "'check'",
    "run four_bar": "'simulate'",
    "four_bar": "closedchain check four_bar",
    "run.npz": "closedchain view run.npz",
    "simulate four_bar --at crank=1": "--joint",
    "simulate four_bar --start crank=1": "--joint",
    "simulate four_bar --time 2": "--duration",
    "simulate four_bar --dt 0.1": "--step",
    "simulate four_bar --torque crank_motor=1": "--force",
    "simulate four_bar --csv run.csv": "--output",
    "simulate four_bar --picture run.png": "--plot",
    "simulate four_bar --joint crank": "such as crank=1.5",
    "simulate four_bar --joint crank=1,5": "decimals have a point: 1.5",
    "simulate four_bar --joint crank=60deg": "--units deg",
    "simulate four_bar --joint crnk=1": "joints: crank, ",
    "simulate four_bar --joint crank=60 --duration 0.01": "60 * cc.deg",
    "simulate four_bar --force motor=1": "actuators: crank_motor",
    "simulate four_bar --duration -1": "it must be greater than 0",
    "simulate four_bar --units turns": "angles are in rad or deg",
    "simulate four_bar --integrator rk45": "integrators: rk4, ",
    "simulate four_bar --method denc": "methods: denoc, ",
    "simulate four_bar -o run.xlsx": ".csv or .nc",
    "simulate four_bar --plot run.jpg": ".png, .svg or .pdf",
    "simulate four_bar --every 0": "greater than 0",
    "view four_bar --handle crnk": "bodies: crank, ",
    "inverse hexapod": "--motion",
    "stiffness-map coaxial --wrench 1": "--load",
    "stiffness-map delta --tilt 0:10:3 --azimuth 0:10:3": "--x, --y and --z",
    "papers --only hexpod": "papers: hexapod, ",
    "tune-spring four_bar --plot study.gif": ".png, .svg or .pdf",
}


@pytest.mark.filterwarnings("default::closedchain.errors.UnitWarning")
@pytest.mark.parametrize("line", COMMANDS)
def test_the_command_names_the_remedy(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "400")
    (tmp_path / "arm.yaml").write_text(ARM, encoding="utf-8")
    code, _, err = typed(monkeypatch, capsys, *line.split())
    assert COMMANDS[line] in err
    assert code == (0 if "crank=60 " in line or "delta" in line else 2)
    assert "Traceback" not in err


def test_names_are_found_whatever_their_capitals() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(AttributeError, match="did you mean gough_stewart"):
            _ = cc.library.GoughStewart
