"""Machine files: what is written is read back exactly, and what cannot be read is said clearly."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, Phase, given, settings

from closedchain.errors import FileFormatError, GeometryError, InertiaError, MechanismError, UnknownNameError
from closedchain.mechanism import Actuator, Body, Contact, Mechanism, Pose, from_data, json_schema, load, save, to_data
from closedchain.mechanism.joint import revolute
from unit.mechanism.random_mechanisms import mechanisms

DOCS = Path(__file__).parents[3] / "docs"
PENDULUM = Mechanism(
    "pendulum",
    [Body.rod("arm", 2.0, 0.7)],
    [revolute("pin", "ground", "arm", start=(0.3,))],
    [Actuator("motor", "pin")],
)
per_format = pytest.mark.parametrize("suffix", [".yaml", ".json"])


@per_format
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    phases=(Phase.generate,),
    suppress_health_check=(HealthCheck.function_scoped_fixture, HealthCheck.too_slow),
)
@given(mechanism=mechanisms())
def test_what_is_saved_is_loaded(tmp_path: Path, suffix: str, mechanism: Mechanism) -> None:
    path = save(mechanism, tmp_path / f"machine{suffix}")
    assert load(path) == mechanism
    first = path.read_bytes()
    assert save(load(path), path).read_bytes() == first


def test_yaml_is_written_for_people(tmp_path: Path) -> None:
    text = save(PENDULUM, tmp_path / "pendulum.yaml").read_text()
    assert text.startswith("closedchain: 2\nname: pendulum\n")
    assert "gravity" not in text  # defaults are left out
    assert "{name: motor, joint: pin}" in text


def test_numbers_as_people_write_them(tmp_path: Path) -> None:
    path = tmp_path / "machine.yaml"
    path.write_text(
        "closedchain: 2\nname: block\n"
        "bodies: [{name: block, mass: 1e3, center: [1, .5e-1, 2E+0], inertia: [1e-3, 1e-3, 1e-3]}]\n"
        "joints: [{name: rail, kind: prismatic, parent: ground, child: block}]\ngravity: [0, 0, 0]\n"
    )
    body = load(path).body("block")
    assert (body.mass, body.center, body.inertia) == (1000.0, (1.0, 0.05, 2.0), (0.001, 0.001, 0.001))


def test_data_is_plain() -> None:
    data = to_data(PENDULUM)
    assert from_data(json.loads(json.dumps(data))) == PENDULUM
    assert list(data)[:2] == ["closedchain", "name"]


def test_schema_is_one_and_knows_every_field() -> None:
    schema = json_schema()
    assert schema["$schema"].endswith("2020-12/schema")
    assert schema["required"][0] == "closedchain"
    assert schema["additionalProperties"] is False
    assert set(to_data(PENDULUM)) <= set(schema["properties"])
    names = {"Actuator", "Body", "Pose", "Joint", "JointDamper", "JointFriction", "JointSpring", "Shape", "Wrench"}
    assert names <= set(schema["$defs"])
    for name in schema["$defs"]:
        assert schema["$defs"][name]["additionalProperties"] is False
    joint, home = schema["$defs"]["Joint"]["properties"], schema["properties"]["home"]
    assert {"at", "child_at", "axis", "x", "child_axis"} <= set(joint)
    for pose in (joint["at"], joint["child_at"], home, schema["$defs"]["Contact"]["properties"]["plane"]):
        assert [option.get("type") for option in pose["anyOf"]][:2] == ["array", None]  # a point or a Pose
    refs = set(find_all(schema, "$ref"))
    assert refs == {f"#/$defs/{name}" for name in schema["$defs"]}


def test_short_forms_mean_what_the_functions_take(tmp_path: Path) -> None:
    """A point for a pose, axes beside points: as in Python, and written in one form only."""
    here, y, z = [1.0, 2.0, 3.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]
    for fields in ({}, {"at": here}, {"at": here, "axis": y}, {"child_at": here, "axis": y, "x": z}):
        for more in ({}, {"child_axis": z}):
            joint = revolute("pin", "ground", "arm", start=(0.3,), **fields, **more)
            assert from_data(with_joint(**fields, **more)).joints == (joint,)
            at, child_at = (
                {k: v for k, v in vars(pose).items() if v is not None} for pose in (joint.at, joint.child_at)
            )
            long = from_data(with_joint(at=at, child_at=child_at))
            assert long.joints == (joint,)
            assert more or to_data(long) == with_joint(**fields)
    machine = replace(PENDULUM, home=Pose(here), contacts=[Contact("foot", "arm", plane=Pose(here))])
    data = to_data(machine)
    assert data["home"] == data["contacts"][0]["plane"] == here
    assert from_data(data) == machine


def find_all(node: Any, key: str) -> list[Any]:
    """Every value of a key anywhere in nested data."""
    if isinstance(node, dict):
        return [node[key] for _ in range(key in node)] + [
            hit for value in node.values() for hit in find_all(value, key)
        ]
    return [hit for entry in node for hit in find_all(entry, key)] if isinstance(node, list) else []


def with_body(**fields: Any) -> dict[str, Any]:
    data = to_data(PENDULUM)
    data["bodies"][0] |= fields
    return data


def with_joint(**fields: Any) -> dict[str, Any]:
    data = to_data(PENDULUM)
    data["joints"][0] |= fields
    return data


def with_pose(**fields: Any) -> dict[str, Any]:
    return with_joint(at=fields)


WRONG_DATA: dict[str, tuple[Any, type[Exception], str]] = {
    "not a mapping": ([1, 2], FileFormatError, "named fields at its top, not list"),
    "nothing": (None, FileFormatError, "the file is empty"),
    "no version": ({"name": "a"}, FileFormatError, "'closedchain: 2' .* is missing"),
    "version 1": ({"closedchain": 1}, FileFormatError, "format version 1 is not known; versions: 2"),
    "version 3": ({"closedchain": 3}, FileFormatError, "format version 3 is not known; versions: 2"),
    "version true": ({"closedchain": True}, FileFormatError, "format version True is not known"),
    "no joints": ({"closedchain": 2, "name": "a", "bodies": []}, FileFormatError, "joints: field required"),
    "unknown field": (
        to_data(PENDULUM) | {"gravty": 1},
        FileFormatError,
        "^unknown field 'gravty'; did you mean 'gravity'. fields: closedchain, n",
    ),
    "number as field": (to_data(PENDULUM) | {3: 1}, FileFormatError, "^unknown field '3'; fields"),
    "unknown body field": (
        with_body(colour="red"),
        FileFormatError,
        r"bodies\[0\] 'arm': unknown field 'colour'; fields: name, mass, center, inertia, shape",
    ),
    "unknown pose field": (
        with_pose(axiss=[0, 0, 1]),
        FileFormatError,
        r"joints\[0\] 'pin': at: unknown field 'axiss'; did you mean 'axis'. fields: position, rotation, axis, x",
    ),
    "unknown shape field": (with_body(shape={"points": [[0, 0, 0]], "colour": 1}), FileFormatError, "points, closed"),
    "text for a number": (with_body(mass="2"), FileFormatError, "mass: '2' is not a number but text; leave the quotes"),
    "truth for a number": (with_body(mass=True), FileFormatError, "mass: input should be a valid number"),
    "number for a name": (with_body(name=3), FileFormatError, "name: 3 is not a text; write it in quotes"),
    "NaN": (with_body(mass=float("nan")), FileFormatError, "mass: nan is not a finite number"),
    "infinity": (with_body(center=[0, 0, float("inf")]), FileFormatError, r"center\[2\]: inf is not a finite number"),
    "too large a number": (with_body(mass=10**400), FileFormatError, "mass"),
    "short vector": (with_body(center=[0, 0]), FileFormatError, r"center\[2\]: field required"),
    "slip in a matrix": (
        with_body(inertia=[[1, 0, 0], [0, 1, "0"], [0, 0, 1]]),
        FileFormatError,
        r"bodies\[0\] 'arm': inertia\[1\]\[2\]: '0' is not a number",
    ),
    "slip in moments": (
        with_body(inertia=[1, "1", 1]),
        FileFormatError,
        r"bodies\[0\] 'arm': inertia\[1\]: '1' is not a number",
    ),
    "bytes": (with_body(name=b"arm"), FileFormatError, "only names, numbers, lists .* bytes"),
    "negative mass": (with_body(mass=-1), InertiaError, r"bodies\[0\] 'arm': body 'arm' has mass -1.0 kg"),
    "long axis": (with_pose(axis=[0, 0, 2]), GeometryError, r"joints\[0\] 'pin': at: axis .* has length 2"),
    "short point": (with_joint(at=[0, 0]), FileFormatError, r"'pin': at: position\[2\]: field required"),
    "number for a pose": (
        with_joint(child_at=3),
        FileFormatError,
        r"child_at: a point \[x, y, z\] or fields are needed: position, rotation, axis, x",
    ),
    "short home": (to_data(PENDULUM) | {"home": [0, 0]}, FileFormatError, r"^home: position\[2\]: field required"),
    "axis beside an axis": (
        with_joint(at={"axis": [0, 0, 1]}, axis=[0, 0, 1]),
        GeometryError,
        "joint 'pin': 'at' is a pose with an orientation of its own and 'axis'",
    ),
    "child_axis beside a rotation": (
        with_joint(child_at={"rotation": [1, 0, 0, 0]}, child_axis=[0, 0, 1]),
        GeometryError,
        "joint 'pin': 'child_at' is a pose with an orientation of its own",
    ),
    "x without axis": (with_joint(x=[1, 0, 0]), GeometryError, "at: a pose with 'x' needs 'axis'"),
    "unknown joint field": (
        with_joint(axsi=1),
        FileFormatError,
        "unknown field 'axsi'; did you mean 'axis'. fields: name, .*, axis, x, child_axis, point, second$",
    ),
    "slip in a quaternion": (
        with_pose(rotation=[1, 0, 0, "0"]),
        FileFormatError,
        r"at: rotation\[3\]: '0' is not a number",
    ),
    "slip in a rotation": (
        with_pose(rotation=[[1, 0, 0], [0, 1, 0], [0, 0, "1"]]),
        FileFormatError,
        r"at: rotation\[2\]\[2\]: '1' is not a number",
    ),
    "text for a stiffness": (
        with_joint(spring={"stiffness": "soft"}),
        FileFormatError,
        "'pin': spring: stiffness: 'soft' is not a number",
    ),
    "slip in a stiffness": (
        with_joint(spring={"stiffness": [1, "2"]}),
        FileFormatError,
        r"'pin': spring: stiffness\[1\]: '2' is not a number",
    ),
    "number for a damper": (with_joint(damper=3.0), FileFormatError, "damper: fields are needed: damping$"),
    "negative friction": (with_joint(friction={"force": -1}), MechanismError, "friction.force of joint 'pin' is -1"),
    "open limits": (with_joint(limits=[1]), FileFormatError, r"limits\[1\]: field required"),
    "unknown name": (to_data(PENDULUM) | {"platform": "x"}, UnknownNameError, "platform: no body 'x'; bodies: arm"),
}


@pytest.mark.parametrize(("data", "error", "message"), WRONG_DATA.values(), ids=WRONG_DATA)
def test_wrong_data(data: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message) as caught:
        from_data(data)
    assert type(caught.value) is error


WRONG_TEXT = {
    "yaml syntax": (".yaml", "a: [1, 2", "machine.yaml: not valid YAML at line 1"),
    "yaml twice": (".yaml", "closedchain: 2\nname: a\nname: b\n", "at line 3: field 'name' is given twice"),
    "yaml twice inside": (".yaml", "bodies: [{name: a, name: b}]", "field 'name' is given twice"),
    "yaml alias": (".yaml", "a: &x [1]\nb: *x\n", "at line 2: aliases are not allowed"),
    "yaml python tag": (".yaml", "a: !!python/object/apply:os.system [ls]", "could not determine a constructor"),
    "yaml date": (".yaml", "closedchain: 2\nname: 2024-13-45\n", "not valid YAML"),
    "yaml good date": (".yaml", "closedchain: 2\nname: 2024-01-01\n", "at line 2: .2024-01-01. is read differently"),
    "yaml octal": (".yaml", "closedchain: 2\nmass: 010\n", "at line 2: '010' is read differently"),
    "yaml sexagesimal": (".yaml", "mass: 1:30\n", "'1:30' is read differently by different programs; a decimal"),
    "yaml hexadecimal": (".yaml", "mass: 0x1F\n", "'0x1F' is read differently"),
    "yaml underscore": (".yaml", "mass: 1_000\n", "'1_000' is read differently"),
    "yaml yes": (".yaml", "cut: yes\n", "'yes' is read differently by different programs; write true or false"),
    "yaml tag": (".yaml", "name: !!str 3\n", "tags are not allowed"),
    "yaml depth": (".yaml", "a: " + "[" * 70 + "]" * 70, "nested too deeply"),
    "json depth": (".json", "[" * 70 + "]" * 70, "nested too deeply"),
    "yaml two documents": (".yaml", "a: 1\n---\nb: 2\n", "but found another document"),
    "yaml merge of a number": (".yaml", "<<: 3\n", "not valid YAML"),
    "yaml list as key": (".yaml", "[1, 2]: 3\n", "unhashable key"),
    "yaml control character": (".yaml", "a: \x00", "not valid YAML"),
    "yaml too deep": (".yaml", "[" * 5000, "nested too deeply"),
    "json syntax": (".json", '{\n"a": }', "not valid JSON at line 2"),
    "json twice": (".json", '{"closedchain": 2, "name": "a", "name": "b"}', "field 'name' is given twice"),
    "json too deep": (".json", "[" * 100000, "nested too deeply"),
    "json deep joints": (
        ".json",
        '{"closedchain": 2, "name": "a", "bodies": [], "joints": ' + "[" * 900 + "]" * 900 + "}",
        "machine.json: ",
    ),
    "json long number": (".json", "9" * 5000, "not valid JSON"),
    "json half a surrogate": (
        ".json",
        '{"closedchain": 2, "name": "\\ud800", "bodies": [], "joints": []}',
        "machine.json: ",
    ),
    "empty": (".yaml", "", "the file is empty"),
}


@pytest.mark.parametrize(("suffix", "text", "message"), WRONG_TEXT.values(), ids=WRONG_TEXT)
def test_wrong_text(tmp_path: Path, suffix: str, text: str, message: str) -> None:
    path = tmp_path / f"machine{suffix}"
    path.write_text(text)
    with pytest.raises(FileFormatError, match=message):
        load(path)


def test_files_that_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileFormatError, match="cannot be read"):
        load(tmp_path / "missing.yaml")
    (tmp_path / "folder.yaml").mkdir()
    with pytest.raises(FileFormatError, match="cannot be read \\(a folder"):
        load(tmp_path / "folder.yaml")
    with pytest.raises(FileFormatError, match="is not the name of a file"):
        load("nul\0.yaml")
    (tmp_path / "latin.yaml").write_bytes(b"name: caf\xe9")
    with pytest.raises(FileFormatError, match="not a text file in UTF-8"):
        load(tmp_path / "latin.yaml")
    with pytest.raises(FileFormatError, match=r"must end in .yaml, .yml, .json"):
        save(PENDULUM, tmp_path / "machine.toml")
    monkeypatch.setattr("closedchain.files.plain.LARGEST_YAML", 100)
    with pytest.raises(FileFormatError, match="larger than 100 bytes"):
        load(save(PENDULUM, tmp_path / "large.yaml"))


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = save(PENDULUM, tmp_path / "machine.yaml")
    before = path.read_bytes()

    def full(*paths: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("closedchain.files.opening.os.replace", full)
    with pytest.raises(FileFormatError, match=r"machine.yaml: cannot be written \(No space left on device\)"):
        save(replace(PENDULUM, name="other"), path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(FileFormatError, match="cannot be written"):
        save(PENDULUM, tmp_path / "missing" / "machine.yaml")


def test_many_fields_do_not_take_long(tmp_path: Path) -> None:
    """Looking for fields given twice takes time in proportion to their number."""
    path = tmp_path / "many.yaml"
    path.write_text("closedchain: 2\n" + "".join(f"k{i}: 1\n" for i in range(5000)))
    with pytest.raises(FileFormatError, match="name: field required"):
        load(path)


def blocks(page: str, language: str) -> list[str]:
    parts = (DOCS / page).read_text(encoding="utf-8").split(f"```{language}\n")[1:]
    return [part.split("```")[0] for part in parts]


def test_the_documented_machine_is_one(tmp_path: Path) -> None:
    """The Python and the file on the page about describing give the same machine."""
    (tmp_path / "page.yaml").write_text(blocks("describe.md", "yaml")[0])
    code = (
        blocks("describe.md", "python")[0]
        + "\nimport sys\nfrom closedchain.mechanism import save\nsave(four_bar, sys.argv[1])\n"
    )
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "python.json")], check=True)
    python, page = load(tmp_path / "python.json"), load(tmp_path / "page.yaml")
    assert page.joints == python.joints
    assert page.actuators == python.actuators
    for written, computed in zip(page.bodies, python.bodies, strict=True):
        assert (written.name, written.mass, written.center) == (computed.name, computed.mass, computed.center)
        assert written.inertia_matrix == pytest.approx(computed.inertia_matrix, rel=1e-12)


def test_yaml_reader_is_the_safe_one() -> None:
    from closedchain.files.strict_yaml import _Loader

    assert issubclass(_Loader, yaml.SafeLoader)
