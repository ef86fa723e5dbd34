"""Damaged files, meshes and round trips: python tests/soak/attack_formats.py [--count 500] [--first 0] [--machines].

Files of every format with one to four mutations each, half of them such that the file may stay valid. A file is refused
with an error of this package, or it is read and then has the total mass and the number of joints that another reader
finds; its shapes are drawn, or refused with an error of this package. So are mesh files of every kind with bytes
changed, cut and inserted. With --machines also every library machine through every format: the accelerations of all its
bodies are the same to 1e-10, or the report names what was lost. With --log results are added to tests/soak/files.jsonl.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

import closedchain as cc
from closedchain.errors import ClosedChainError
from closedchain.show.solids import solid_of
from soak.log import append

INERTIA = '<inertia ixx="0.02" ixy="0" ixz="0" iyy="0.03" iyz="0.001" izz="0.04"/>'
URDF_SHAPES = (
    '<visual><origin xyz="0.1 0 0" rpy="0 0.2 0"/><geometry><mesh filename="box.stl" scale="1 1 2"/></geometry>'
    '<material name="m"><color rgba="0.1 0.2 0.3 1"/></material></visual><collision><geometry><cylinder radius="0.1" '
    'length="0.4"/></geometry></collision>'
)
URDF_LINK = (
    '<link name="{}"><inertial><origin xyz="0.1 0 0"/><mass value="{}"/>'
    + INERTIA
    + "</inertial>"
    + URDF_SHAPES
    + "</link>"
)
URDF_JOINT = (
    '<joint name="{0}" type="{3}"><parent link="{1}"/><child link="{2}"/><origin xyz="1 0 0" rpy="0 0.1 0"/>'
    '<axis xyz="0 0 1"/><limit lower="-1" upper="1" effort="3" velocity="2"/>'
    '<dynamics damping="0.1" friction="0"/></joint>'
)
SDF_LINK = (
    '<link name="{}"><pose>{} 0 0 0 0 0</pose><inertial><mass>{}</mass><inertia><ixx>1</ixx><iyy>1</iyy><izz>1</izz>'
    '</inertia></inertial><visual name="v"><pose>0.1 0 0 0 0 0</pose><geometry><mesh><uri>box.stl</uri>'
    "<scale>1 1 2</scale></mesh></geometry><material><diffuse>0.1 0.2 0.3 1</diffuse></material></visual>"
    '<collision name="c"><geometry>'
    "<ellipsoid><radii>0.1 0.2 0.3</radii></ellipsoid></geometry></collision></link>"
)
SDF_JOINT = (
    '<joint name="{0}" type="{3}"><parent>{1}</parent><child>{2}</child><axis><xyz>0 0 1</xyz><limit><lower>-1</lower>'
    "<upper>1</upper></limit><dynamics><damping>0.2</damping></dynamics></axis></joint>"
)
MJCF_BODY = (
    '<body name="{0}" pos="1 0 0"><inertial pos="0.1 0 0" mass="{1}" diaginertia="0.02 0.03 0.04"/>'
    '<joint name="j{0}" type="{2}" axis="0 0 1" damping="0.1"/>'
    '<geom type="mesh" mesh="box" contype="0" conaffinity="0" rgba="1 0 0 1"/>{3}</body>'
)
SEEDS = {
    "urdf": '<robot name="r"><link name="base"/>'
    + "".join(URDF_LINK.format(name, mass) for name, mass in (("a", 1.5), ("b", 2.5), ("c", 0.5)))
    + URDF_JOINT.format("ja", "base", "a", "revolute")
    + URDF_JOINT.format("jb", "a", "b", "prismatic")
    + URDF_JOINT.format("jc", "base", "c", "continuous")
    + '<loop name="l" type="spherical"><predecessor link="b"><origin xyz="1 0 0"/></predecessor><successor link="c"/>'
    '</loop><transmission name="t"><type>x</type><joint name="ja"/><actuator name="m"/></transmission></robot>',
    "sdf": '<sdf version="1.9"><model name="m">'
    + "".join(SDF_LINK.format(name, x, mass) for name, x, mass in (("a", 0, 1.5), ("b", 1, 2.5), ("c", 2, 0.5)))
    + SDF_JOINT.format("ja", "world", "a", "revolute")
    + SDF_JOINT.format("jb", "a", "b", "prismatic")
    + SDF_JOINT.format("jc", "b", "c", "continuous")
    + '<frame name="f" attached_to="c"><pose relative_to="b">1 0 0 0 0 0</pose></frame></model></sdf>',
    "mjcf": '<mujoco model="m"><asset><mesh name="box" file="box.stl" scale="1 1 2"/></asset><worldbody>'
    + MJCF_BODY.format("a", 1.5, "hinge", MJCF_BODY.format("b", 2.5, "slide", ""))
    + MJCF_BODY.format("c", 0.5, "ball", '<geom type="sphere" size="0.1"/>')
    + '</worldbody><equality><connect name="e" body1="b" body2="c" anchor="0 0 0"/></equality>'
    '<actuator><motor name="m" joint="ja" gear="2"/></actuator></mujoco>',
}
ENDINGS = {"urdf": ".urdf", "sdf": ".sdf", "mjcf": ".xml"}
NUMBERS = ("0", "-1", "1e-300", "1e300", "1e999", "nan", "inf", "", "1_0", "0x10", "1,5", "2 3", "½", "-0.0", "7")
NAMES = ("a", "b", "base", "world", "ground", "", " a ", "zz", "<", "&amp;", "ja", "\u200b")


def mutated(text: str, rng: random.Random) -> str:
    """One mutation."""
    hard: list[Callable[[str, random.Random], str]] = [_number, _name, _cut, _twice, _drop, _tag, _noise]
    mild: list[Callable[[str, random.Random], str]] = [_scale, _more, _comment, _mass, _unknown]
    return rng.choice(hard if rng.random() < 0.5 else mild)(text, rng)


def _replace(text: str, pattern: str, new: str, rng: random.Random) -> str:
    found = list(re.finditer(pattern, text))
    if not found:
        return text
    match = rng.choice(found)
    return text[: match.start(1)] + new + text[match.end(1) :]


def _number(text: str, rng: random.Random) -> str:
    return _replace(text, r'(?<=["> ])(-?\d[\d.e+-]*)(?=["< ])', rng.choice(NUMBERS), rng)


def _name(text: str, rng: random.Random) -> str:
    return _replace(text, r'(?:name|link|joint|body1|type|relative_to|attached_to)="([^"]*)"', rng.choice(NAMES), rng)


def _cut(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)] if rng.random() < 0.3 else text


def _scale(text: str, rng: random.Random) -> str:
    """Another number of the same size."""
    found = list(re.finditer(r'(?<=["> ])(-?\d+\.?\d*)(?=["< ])', text))
    match = rng.choice(found)
    return text[: match.start()] + f"{float(match[1]) * rng.uniform(0.9, 1.1):.4g}" + text[match.end() :]


def _more(text: str, rng: random.Random) -> str:
    """One more body on a joint of its own."""
    name, mass = f"new{rng.randrange(10**6)}", f"{rng.uniform(0, 3):.3f}"
    if "<robot" in text:
        more, end = URDF_LINK.format(name, mass) + URDF_JOINT.format(f"j{name}", "a", name, "continuous"), "</robot>"
    elif "<sdf" in text:
        more, end = SDF_LINK.format(name, 3, mass) + SDF_JOINT.format(f"j{name}", "a", name, "revolute"), "</model>"
    else:
        more, end = MJCF_BODY.format(name, mass, "hinge", ""), "</worldbody>"
    return text.replace(end, more + end, 1)


def _comment(text: str, rng: random.Random) -> str:
    """A comment or white space between two elements."""
    at = rng.choice([match.start() + 1 for match in re.finditer("><", text)] or [len(text)])
    return text[:at] + rng.choice(("<!-- <link/> -->", "\n\t", "<?note?>")) + text[at:]


def _mass(text: str, rng: random.Random) -> str:
    """Another mass, also of no body at all."""
    value = rng.choice(("0", "1e-9", "12.5", "1e6", "3", " 2 ", "-0.0", "+1"))
    return _replace(text, r'(?:mass value="|<mass>|mass=")([^"<]*)', value, rng)


def _unknown(text: str, rng: random.Random) -> str:
    """An attribute or element that no one knows."""
    found = list(re.finditer(r"<(\w[\w:]*)(?= |>)", text))
    if not found:
        return text
    end = rng.choice(found).end()
    return text[:end] + rng.choice((' fancy="1"', ' note="a b"')) + text[end:]


def _elements(text: str) -> list[tuple[int, int]]:
    """Where small elements begin and end."""
    return [match.span() for match in re.finditer(r"<(\w[\w:]*)\b[^<>]*(?:/>|>[^<>]*</\1>)", text)]


def _twice(text: str, rng: random.Random) -> str:
    spans = _elements(text)
    if not spans:
        return text
    begin, end = rng.choice(spans)
    return text[:end] + text[begin:end] + text[end:]


def _drop(text: str, rng: random.Random) -> str:
    spans = _elements(text)
    if not spans:
        return text
    begin, end = rng.choice(spans)
    return text[:begin] + text[end:]


def _tag(text: str, rng: random.Random) -> str:
    return _replace(text, r"<(\w+)", rng.choice(("joint", "link", "mass", "pose", "body", "include", "xyz")), rng)


def _noise(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(("<", ">", "&", '"', "\x00", "é", "<!-- x -->", "<x/>", "]]>")) + text[at:]


# other readers
def independent(form: str, path: Path) -> tuple[float, int]:
    """Total mass and number of joints, read without the package."""
    if form == "mjcf":
        import mujoco

        text = re.sub(
            r"<\?.*?\?>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL
        )  # MuJoCo's parser fails there
        m = mujoco.MjModel.from_xml_string(text, {"box.stl": (path.parent / "box.stl").read_bytes()})
        active = int(np.sum((m.eq_type <= 1) & (m.eq_active0 == 1)))
        return float(m.body_subtreemass[0]), int(m.njnt) + active
    root = ElementTree.parse(path).getroot()
    if form == "urdf":
        mass = sum(float(e.attrib["value"]) for e in root.findall("link/inertial/mass"))
        return mass, sum(len(root.findall(tag)) for tag in ("joint", "loop", "constraint"))
    mass, joints = 0.0, 0
    for link in root.iter("link"):
        found = link.find("inertial/mass")
        mass += 1.0 if found is None else float(found.text or "nan")
    joints = len(list(root.iter("joint")))
    return mass, joints


def own(imported: cc.Imported) -> tuple[float, int]:
    """The same of an imported machine, without joints that only say where parts stand."""
    joints = [j for j in imported.mechanism.joints if not re.search(r" on (ground|[\w~]+)$", j.name)]
    return sum(body.mass for body in imported.mechanism.bodies), len(joints)


def attack(form: str, seed: int, folder: Path) -> str:
    """What became of one damaged file: an error's name, or 'read'; other exceptions are failures."""
    rng = random.Random(f"{form} {seed}")
    text = SEEDS[form]
    for _ in range(rng.randint(1, 4)):
        text = mutated(text, rng)
    path = folder / f"damaged{ENDINGS[form]}"
    path.write_text(text, encoding="utf-8")
    write_mesh(folder)
    try:
        imported = cc.import_file(path)
    except ClosedChainError as error:
        return type(error).__name__
    for body in imported.mechanism.bodies:
        for piece in body.shape.pieces if body.shape is not None else ():
            with suppress(ClosedChainError):
                solid = solid_of(piece)
                assert solid is None or np.all(np.isfinite(solid.vertices)), f"{form} {seed}: {piece}"
    mass, joints = independent(form, path)
    found_mass, found_joints = own(imported)
    assert abs(found_mass - mass) <= 1e-9 * max(1.0, abs(mass)), f"{form} {seed}: mass {found_mass}, not {mass}"
    assert found_joints == joints, f"{form} {seed}: {found_joints} joints, not {joints}"
    return "read"


# meshes
def write_mesh(folder: Path) -> None:
    """A box in a binary STL file."""
    import trimesh

    if not (folder / "box.stl").exists():
        (folder / "box.stl").write_bytes(trimesh.creation.box((0.2, 0.1, 0.1)).export(file_type="stl"))


@cache
def mesh_files() -> dict[str, bytes]:
    """A box in every kind of file that is read."""
    import trimesh

    box = trimesh.creation.box((0.2, 0.1, 0.1))
    kinds = {"stl": "stl", "ascii.stl": "stl_ascii", "obj": "obj", "ply": "ply", "glb": "glb", "dae": "dae"}
    found = {}
    for ending, kind in kinds.items():
        data = box.export(file_type=kind)
        found[ending] = data if isinstance(data, bytes) else data.encode()
    return found


def attack_mesh(ending: str, seed: int, folder: Path) -> str:
    """What became of one damaged mesh."""
    rng, data = random.Random(f"{ending} {seed}"), bytearray(mesh_files()[ending])
    for _ in range(rng.randint(1, 4)):
        at, kind = rng.randrange(len(data) + 1), rng.randrange(5)
        if kind == 0:
            data[at : at + 1] = bytes([rng.randrange(256)])
        elif kind == 1:
            data[at:at] = rng.choice((b"nan", b"\xff\xff\xff\x7f", b"\n", b"-1 ", b"1e999 ", b"<a>", b"\x00" * 9))
        elif kind == 2 and rng.random() < 0.4:
            del data[at:]
        elif kind == 3:
            del data[at : at + rng.randrange(1, 30)]
        elif numbers := list(re.finditer(rb"\d+", data)):
            match = rng.choice(numbers)
            data[match.start() : match.end()] = rng.choice((b"0", b"99999999999", b"-3", b"1e30", b"x"))
        if not data:
            break
    path = folder / f"damaged.{ending}"
    path.write_bytes(bytes(data))
    try:
        corners = cc.Shape.mesh(path).triangles
    except ClosedChainError as error:
        return type(error).__name__
    assert np.all(np.isfinite(corners)), f"{ending} {seed}"
    assert len(corners) <= 1_000, f"{ending} {seed}: {len(corners)} triangles"
    return "read"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--first", type=int, default=0)
    options.add_argument("--count", type=int, default=500)
    options.add_argument("--machines", action="store_true", help="also every library machine through every format")
    options.add_argument("--random", type=int, default=20, help="random machines beside those of the library")
    options.add_argument("--log", action="store_true", help="add what was found to the log")
    given = options.parse_args()
    with TemporaryDirectory() as name:
        folder = Path(name)
        for form in SEEDS:
            counts: Counter[str] = Counter()
            for seed in range(given.first, given.first + given.count):
                counts[attack(form, seed, folder)] += 1
            print(form, dict(counts), flush=True)
            if given.log and given.count:
                append(f"mutated {form}", given.first, counts)
        for ending in mesh_files():
            found = Counter(attack_mesh(ending, k, folder) for k in range(given.first, given.first + given.count))
            print(ending, dict(found), flush=True)
            if given.log and given.count:
                append(f"mutated {ending}", given.first, found)
        if given.machines:
            sys.exit(round_trips(folder, given.random, given.log))


def round_trips(folder: Path, count: int, log: bool) -> int:
    """Every library machine, and random ones, written in every format and read again; how many were wrong."""
    from unit.formats.round_trip import ENDINGS as FORMS
    from unit.formats.round_trip import differences, turned

    machines = cc.library.machines()
    kinds = ("revolute", "prismatic", "cylindrical", "universal", "spherical", "planar", "fixed")
    for seed in range(count):
        machines[f"random {seed}"] = lambda seed=seed: turned(cc.library.random_machine(seed, kinds=kinds))
    wrong = 0
    for form in FORMS:
        worst: dict[str, float] = {}
        fates: Counter[str] = Counter()
        lost: dict[str, list[str]] = {}
        for name, make in machines.items():
            try:
                found, losses = differences(make(), form, folder, np.random.default_rng(3))
            except ClosedChainError as error:
                fates["refused"] += 1
                lost[name] = [f"{type(error).__name__}: {str(error).splitlines()[-1]}"]
                print(f"{name:20} {form:6} {lost[name][0][:110]}", flush=True)
                continue
            same = max(found[part] for part in ("mass", "pose", "gap", "acceleration")) < 1e-10
            fates["same" if same else "losses named" if losses else "WRONG"] += 1
            wrong += not same and not losses
            lost |= {name: losses} if losses else {}
            for part, value in found.items():
                worst[part] = max(worst.get(part, 0.0), value) if same else worst.get(part, 0.0)
            words = ", ".join(f"{k} {v:.1e}" for k, v in found.items())
            print(f"{name:20} {form:6} {words} {'; '.join(losses)}", flush=True)
        print(form, dict(fates), worst, flush=True)
        if log:
            append(f"round trips {form}", 0, {"fates": fates, "worst of the same": worst, "lost": lost})
    return wrong


if __name__ == "__main__":
    main()
