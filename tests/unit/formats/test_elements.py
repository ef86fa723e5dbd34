"""Every element of the formats' schemas has a fate, and the readers treat it so."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path

import mujoco
import pytest
import trimesh

import closedchain as cc
from closedchain.errors import ClosedChainError, UnsupportedError
from closedchain.files.xml import Element
from closedchain.formats.elements import rule_for, rules
from closedchain.formats.markup import Markup

DOCS = Path(__file__).parents[3] / "docs"
spec = importlib.util.spec_from_file_location("make_elements", DOCS / "make_elements.py")
assert spec is not None
assert spec.loader is not None
make_elements = importlib.util.module_from_spec(spec)
sys.modules["make_elements"] = make_elements
spec.loader.exec_module(make_elements)


@pytest.mark.parametrize("form", ["urdf", "sdf", "mjcf"])
def test_every_element_has_a_fate_and_no_fate_is_of_none(form: str) -> None:
    known, paths = rules(form), make_elements.listed(form)
    assert [path for path in paths if rule_for(form, path, known) is None] == []
    first = {path.partition("/")[0] for path in paths}
    assert [path for path in known if path not in paths and path not in first] == []
    page = (DOCS / "elements.md").read_text(encoding="utf-8").replace("\\", "")
    assert [path for path in paths if f"| {path} |" not in page] == []


def test_the_lists_are_those_of_the_schemas() -> None:
    """What the installed MuJoCo knows, and URDF's schema as trimesh brings it."""
    assert set(make_elements.mjcf_elements()) <= set(make_elements.listed("mjcf")), mujoco.__version__
    schema = Path(trimesh.__file__).parent / "resources" / "schema" / "urdf.xsd"
    assert make_elements.urdf_elements(schema) == make_elements.listed("urdf")


ATTRIBUTES = {
    "urdf": 'name="{0}" type="revolute" link="a" joint="k" xyz="0 0 1" value="1" ratio="1" ixx="1" iyy="1" izz="1" '
    'radius="1" length="1" size="1 1 1" filename="a.stl" rgba="1 1 1 1" lower="-1" upper="1" effort="1" velocity="1"',
    "sdf": 'name="{0}" joint="k"',
}
TEXTS = {
    "pose": "0 0 0 0 0 0", "xyz": "0 0 1", "size": "1 1 1", "radii": "1 1 1", "scale": "1 1 1", "uri": "a.stl",
    "parent": "b", "child": "a", "ambient": "1 1 1 1", "diffuse": "1 1 1 1", "gravity": "0 0 -9",
    "gearbox_reference_body": "world", "static": "0", "kinematic": "0", "drake:parent": "a", "drake:child": "b",
    "drake:ball_constraint_body_A": "a", "drake:ball_constraint_body_B": "b", "drake:ball_constraint_p_AP": "0 0 0",
    "drake:ball_constraint_p_BQ": "0 0 0", "drake:damping": "0 0 0",
}  # fmt: skip
ONE_OF = "geometry"  # the element that holds one of several
AROUND = {
    "urdf": '<robot name="r" xmlns:drake="d"><link name="world"/><link name="a"/><link name="b"/>'
    '<joint name="k" type="continuous"><parent link="world"/><child link="a"/></joint>'
    '<joint name="l" type="continuous"><parent link="a"/><child link="b"/></joint>{}</robot>',
    "sdf": '<sdf version="1.12">{}</sdf>',
}
MODEL = (
    '<model name="m"><link name="a"/><link name="b"/>'
    '<joint name="k" type="fixed"><parent>world</parent><child>b</child></joint>{}</model>'
)
PLACES = {  # where the descriptions of SDF stand
    "box": "geometry", "sphere": "geometry", "cylinder": "geometry", "capsule": "geometry", "plane": "geometry",
    "ellipsoid": "geometry", "mesh": "geometry", "cone": "geometry", "polyline": "geometry", "heightmap": "geometry",
    "image": "geometry", "geometry": "visual", "material": "visual", "visual": "link", "collision": "link",
    "inertial": "link", "surface": "collision", "mimic": "joint/axis", "joint": "model", "link": "model",
    "frame": "model", "drake:joint": "model", "drake:ball_constraint": "model", "model": "world", "world": "",
    "sdf": "",
}  # fmt: skip
KINDS = {"thread_pitch": "screw", "screw_thread_pitch": "screw", "axis2": "universal", "gearbox_ratio": "gearbox",
         "gearbox_reference_body": "gearbox"}  # fmt: skip


def sample(form: str, path: str, paths: list[str], depth: int = 0, probed: bool = True) -> str:
    """An element with the ones that its schema has in it, those of `path` alone where it holds one of several."""
    steps = path.split("/")
    here, tag = "/".join(steps[: depth + 1]), steps[depth]
    described = [p.rpartition("/")[2] for p in paths if p.rpartition("/")[0] in (here, tag if form == "sdf" else here)]
    wanted = steps[depth + 1] if depth + 1 < len(steps) else ""
    inside = ""
    for child in dict.fromkeys(described):
        if child == wanted:
            inside += sample(form, path, paths, depth + 1, probed)
        elif tag != ONE_OF and child in NEEDED_THERE.get(path, NEEDED.get(tag, ())):
            inside += sample(form, f"{here}/{child}", paths, depth + 1, probed=False)
    if wanted and wanted not in described:
        inside += sample(form, path, paths, depth + 1, probed)
    probe, name = probed and depth + 1 == len(steps), "k" if "transmission" in steps[:depth] else f"x{depth}"
    attributes = ATTRIBUTES[form].format(name) + ' probe=""' * probe
    if tag.startswith("drake:ball_constraint_p"):
        attributes = attributes.replace('value="1"', 'value="0 0 0"')
    if tag == ONE_OF and not inside:
        inside = f"<sphere {ATTRIBUTES[form].format(name)}><radius>1</radius></sphere>"
    if form == "sdf" and tag == "joint":
        kind = next((KINDS[step] for step in steps if step in KINDS), "revolute")
        attributes += f' type="{kind}"'
    if tag == "drake:joint":
        attributes = attributes.replace('type="revolute"', "") + f' type="{"planar" if form == "sdf" else "screw"}"'
    if path == "constraint/ratio":
        attributes = attributes.replace("revolute", "rolling")
    if tag == "constraint_joint":
        attributes = attributes.replace("revolute", "position")
    if "axis2" in steps and tag == "xyz":
        return f"<xyz {attributes}>0 1 0</xyz>"
    text = "" if inside else TEXTS.get(tag, "1" if form == "sdf" else "")
    return f"<{tag} {attributes}>{text}{inside}</{tag}>"


NEEDED = {  # without which a reader gets no further
    "inertial": ("mass", "inertia"), "loop": ("predecessor", "successor"),
    "coupling": ("predecessor", "successor", "ratio"),
    "constraint": ("parent", "child"), "joint": ("parent", "child", "axis", "gearbox_reference_body"),
    "drake:ball_constraint": ("drake:ball_constraint_body_A", "drake:ball_constraint_body_B",
                              "drake:ball_constraint_p_AP", "drake:ball_constraint_p_BQ"),
    "transmission": ("joint", "actuator"), "visual": ("geometry",), "collision": ("geometry",), "geometry": (),
    "axis": ("xyz",), "axis2": ("xyz",), "mesh": ("uri",),
    "constraint_joint": ("parent", "child"), "drake:joint": ("parent", "child", "drake:parent", "drake:child"),
    "capsule": ("radius",), "cylinder": ("radius",),
}  # fmt: skip


PAIR = ("predecessor", "successor")
NEEDED_THERE = {  # of the first dialect of URDF+
    **{f"constraint/{side}{inside}": PAIR for side in PAIR for inside in ("", "/origin")},
    "constraint/ratio": (*PAIR, "ratio"),
}


def probe(form: str, path: str, paths: list[str]) -> str:
    """The smallest file with an element at its place, and what it needs there."""
    steps = path.split("/")
    while form == "sdf" and PLACES.get(steps[0]):
        steps = [*PLACES[steps[0]].split("/"), *steps]
    if form == "urdf":
        return AROUND[form].format(sample(form, path, paths))
    if path in ("sdf/world", "world/model"):
        return AROUND[form].format(f'<world name="w">{MODEL.format("")}</world>')
    while steps and steps[0] in ("sdf", "world", "model"):
        if steps[0] == "model" and len(steps) > 1:
            inside = sample(form, "/".join(steps[1:]), paths)
            return AROUND[form].format(f'<world name="w">{MODEL.format(inside)}</world>')
        if steps[0] == "world" and len(steps) > 1 and steps[1] != "model":
            inside = sample(form, "/".join(steps[1:]), paths)
            return AROUND[form].format(f'<world name="w">{MODEL.format("")}{inside}</world>')
        if steps == ["model"]:
            break
        steps = steps[1:]
    return AROUND[form].format(sample(form, "/".join(steps), paths) if steps[:1] != ["model"] else MODEL.format(""))


def asked_for(folder: Path, form: str, path: str, paths: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Whether a reader asks for the last element of a path, or refuses the file for it."""
    file = folder / f"probe.{form}"
    file.write_text(probe(form, path, paths), encoding="utf-8")
    tags, given = set(), Markup.all

    def recording(self: Markup, inside: Element, tag: str) -> Iterator[Element]:
        for element in given(self, inside, tag):
            if "probe" in element.attributes or path in ("sdf/model", "sdf/world", "world/model"):
                tags.add(element.tag)
            yield element

    monkeypatch.setattr(Markup, "all", recording)
    try:
        cc.import_file(file)
    except UnsupportedError:
        return "refused"
    except ClosedChainError:
        pass
    finally:
        monkeypatch.setattr(Markup, "all", given)
    return "read" if path.rpartition("/")[2] in tags else "dropped"


@pytest.mark.parametrize("form", ["urdf", "sdf"])
def test_readers_ask_for_what_the_page_says(tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    paths, known, wrong = make_elements.listed(form), rules(form), []
    (tmp_path / "a.stl").write_text("solid", encoding="utf-8")
    for path in paths:
        if form == "sdf" and (path.partition("/")[0] not in PLACES or "/include" in path):
            continue  # inside what is dropped, or what is replaced before the models are read (test_sdf.py)
        rule = rule_for(form, path, known)
        assert rule is not None
        expected = "read" if rule[0] in ("kept", "approximated") or path == "link/kinematic" else rule[0]
        if (found := asked_for(tmp_path, form, path, paths, monkeypatch)) != expected:
            wrong.append((path, expected, found))
    assert wrong == [], wrong


MJCF = """<mujoco><asset>{asset}</asset><worldbody><geom name="floor" type="plane" size="1 1 1"/>
<body name="a" pos="0 0 1"><joint name="h" axis="0 1 0"/><geom name="ga" size=".1"/><site name="s"/>{body}</body>
<body name="b" pos="1 0 1"><joint name="k" type="slide" axis="0 0 1"/><geom name="gb" size=".1" contype="0"
conaffinity="0"/><site name="t"/></body><body name="o"><joint name="o" type="ball"/><geom size=".1" pos=".3 .2 0"/>
</body>{world}</worldbody><tendon><fixed name="f"><joint joint="h" coef="1"/></fixed>{tendon}</tendon>
<equality>{equality}</equality><contact>{contact}</contact><actuator>{actuator}</actuator><sensor>{sensor}</sensor>
<keyframe>{keyframe}</keyframe><custom>{custom}</custom></mujoco>"""
SECTIONS = ("asset", "body", "world", "tendon", "equality", "contact", "actuator", "sensor", "keyframe", "custom")
PULLEY = '<site site="s"/><site site="t"/><pulley divisor="2"/><site site="s"/><site site="t"/>'
PROBES: dict[str, dict[str, str]] = {  # elements called probe, by sections
    "equality/connect": {"equality": '<connect name="probe" body1="a" body2="b" anchor="0 0 0"/>'},
    "equality/weld": {"equality": '<weld name="probe" body1="a" body2="b"/>'},
    "equality/joint": {"equality": '<joint name="probe" joint1="h" joint2="k"/>'},
    "equality/tendon": {"equality": '<tendon name="probe" tendon1="f"/>'},
    "tendon/fixed": {"tendon": '<fixed name="probe"><joint joint="k" coef="2"/></fixed>'},
    "tendon/spatial": {"tendon": '<spatial name="probe"><site site="s"/><site site="t"/></spatial>'},
    "tendon/spatial/geom": {
        "tendon": '<spatial name="probe"><site site="s"/><geom geom="gb"/><site site="t"/></spatial>'
    },
    "tendon/spatial/pulley": {"tendon": f'<spatial name="probe">{PULLEY}</spatial>'},
    "body": {"body": '<body name="probe"><geom size=".1"/></body>'},
    "body/joint": {"body": '<body name="c"><joint name="probe"/><geom size=".1"/></body>'},
    "body/freejoint": {"world": '<body name="c"><freejoint name="probe"/><geom size=".1"/></body>'},
    "body/geom": {"body": '<geom name="probe" type="box" size=".1 .1 .1"/>'},
    "body/site": {"body": '<site name="probe"/>', "equality": '<connect site1="probe" site2="t"/>'},
    "body/camera": {"body": '<camera name="probe"/>'},
    "body/light": {"body": '<light name="probe"/>'},
    "contact/pair": {"contact": '<pair name="probe" geom1="floor" geom2="gb"/>'},
    "asset/hfield": {"asset": '<hfield name="probe" nrow="3" ncol="3" size="1 1 1 1"/>'},
    "asset/texture": {"asset": '<texture name="probe" type="2d" builtin="flat" width="4" height="4"/>'},
    "asset/material": {"asset": '<material name="probe"/>', "body": '<geom size=".1" material="probe"/>'},
    "sensor": {"sensor": '<jointpos name="probe" joint="h"/>'},
    "keyframe/key": {"keyframe": '<key name="probe"/>'},
    "custom": {"custom": '<numeric name="probe" data="1"/>'},
}  # fmt: skip
ACTUATORS = {
    "motor": 'joint="h"', "general": 'joint="h" gainprm="2"', "position": 'joint="h"', "velocity": 'joint="h"',
    "intvelocity": 'joint="h" actrange="-1 1"', "damper": 'joint="h" ctrlrange="0 1"', "cylinder": 'joint="h"',
    "muscle": 'joint="h" lengthrange="0 1"', "adhesion": 'body="a" ctrlrange="0 1"', "pid": 'joint="h" kp="1"',
    "dcmotor": 'joint="h" motorconst="0.05 0.05" resistance="1"', "orientation": 'joint="o"',
}  # fmt: skip
PROBES |= {f"actuator/{w}": {"actuator": f'<{w} name="probe" {more}/>'} for w, more in ACTUATORS.items()}
UNPROBED = {
    "actuator/plugin",
    "actuator/plugin/config",
    "equality/flex",
    "equality/flexstrain",
    "tendon/fixed/joint",
    "tendon/spatial/site",
}


def test_reports_of_mjcf_say_what_the_page_says(tmp_path: Path) -> None:
    """By the fate of an element of each kind, whether the installed MuJoCo knows it or not."""
    known, installed = rules("mjcf"), make_elements.mjcf_elements()
    probed = {path for path in make_elements.listed("mjcf") if path.startswith(("equality/", "tendon/", "actuator/"))}
    assert (
        probed == {path for path in PROBES if path.partition("/")[0] in ("equality", "tendon", "actuator")} | UNPROBED
    )
    wrong, path = [], tmp_path / "probe.xml"
    for element in (element for element in PROBES if element in installed):
        path.write_text(MJCF.format(**dict.fromkeys(SECTIONS, "") | PROBES[element]), encoding="utf-8")
        fates = [entry.fate for entry in cc.import_file(path).report.entries if "'probe'" in entry.element]
        if fates[:1] != [known[element][0]]:
            wrong.append((element, known[element][0], fates))
    assert wrong == []
