"""Damaged machine files are loaded or refused by one of our own errors; nothing else ever escapes."""

from __future__ import annotations

import copy
import itertools
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml

from closedchain.errors import ClosedChainError
from closedchain.mechanism import (
    Actuator,
    Beam,
    Body,
    Bushing,
    Compliance,
    Contact,
    Coupling,
    FlexibleLink,
    Joint,
    JointDamper,
    JointFriction,
    JointSpring,
    Mechanism,
    Point,
    Pose,
    Section,
    Shape,
    Strut,
    Wrench,
    from_data,
    load,
    save,
    to_data,
)
from closedchain.mechanism.joint import cylindrical

FILES = 200
BATCHES = 5

MACHINE = Mechanism(
    "press",
    [
        replace(
            Body.rod("crank", 1.5, 0.3),
            beams=[Beam((0.0, 0.0, 0.0), (0.3, 0.0, 0.0), Section("tube", radius=0.02, inner=0.01), 2e11, 0.3)],
            flexible=FlexibleLink(0.3, (80.0, 90.0), 5.0, 1, spatial=True),
        ),
        Body("rod", 1.0, (0.1, 0.2, 0.0), ((0.2, 0.01, 0.0), (0.01, 0.2, 0.0), (0.0, 0.0, 0.3))),
        Body("ram", 2.0, inertia=(0.1, 0.1, 0.1), shape=Shape(((0.0, 0.0, 0.0), (0.0, 1.0, 0.0)), True)),
        Body("block", shape=Shape.box((0.1, 0.2, 0.3), Pose((0.0, 0.1, 0.0), axis=(0.6, 0.0, 0.8))), density=2700.0),
    ],
    [
        Joint(
            "shaft",
            "revolute",
            "ground",
            "crank",
            Pose(axis=(0.0, 1.0, 0.0)),
            Pose((0.1, 0.0, 0.0)),
            start=(0.3,),
            armature=0.1,
        ),
        Joint(
            "ball",
            "spherical",
            "crank",
            "rod",
            Pose((0.3, 0.0, 0.0)),
            start=(1.0, 0.0, 0.0, 0.0),
            spring=JointSpring((5.0, 6.0, 7.0), (0.1, 0.0, -0.2)),
            mu=0.6,
        ),
        Joint(
            "screw",
            "helical",
            "rod",
            "ram",
            pitch=0.01,
            cut=True,
            compliance=Compliance.bearing(1e8, 2e8, 1e4),
            damper=JointDamper(0.1),
            limits=(-1.0, 2.5),
        ),
        cylindrical(
            "sleeve",
            "crank",
            "ram",
            (0.1, 0.0, 0.0),
            axis=(0.0, 0.0, -1.0),
            compliance=Compliance(np.eye(6) * 1e-6, Pose((0.0, 0.1, 0.0))),
            spring=JointSpring((10.0, 20.0), reference=0.1),
            friction=JointFriction(0.5, velocity=0.02),
            limits=((-3.0, 3.0), (0.0, 0.2)),
        ),
        Joint("bolts", "fixed", "rod", "block", Pose((0.0, 0.3, 0.0))),
        Joint("touch", "general", "ground", "ram", motion=tuple(np.eye(6)[:4]), constraint=tuple(np.eye(6)[4:])),
        Joint(
            "tie",
            "free",
            "ground",
            "ram",
            Pose(axis=(0.0, 0.0, -1.0), x=(1.0, 0.0, 0.0)),
            Pose(rotation=(0.6, 0.0, 0.0, 0.8)),
        ),
    ],
    [
        Actuator("motor", "shaft", stiffness=1e4, gear=50.0, rotor_inertia=1e-4, friction=0.1, max_force=2.0),
        Actuator("push", "touch", 2, also=[("shaft", 0, -2.5), ("touch", 0, 1.0)]),
    ],
    platform="ram",
    home=Pose((0.0, 0.0, 1.0), rotation=np.eye(3)),
    wrenches=[Wrench("ram", (1.0, 0.0, 0.0), axes="body")],
    contacts=[Contact("toe", "ram", (0.0, 0.0, -0.1), 0.4, 0.5, Pose((0.0, 0.0, -1.0)))],
    struts=[
        Strut("gas", "ground", "ram", (0.0, 0.0, 2.0), stiffness=10.0, free_length=1.0, table=((0.5, 3.0), (1.0, 0.0)))
    ],
    points=[Point("mark", "ram", (0.0, 0.1, 0.2))],
    bushings=[Bushing("mount", "rod", "ram", stiffness=(1.0, 2.0, 3.0, 4.0, 5.0, 6.0))],
    couplings=[
        Coupling("gears", "screw", "shaft", teeth=(20, -40)),
        Coupling("rack", "sleeve", "shaft", radius=0.1, offset=0.2, coordinate=1),
        Coupling("belt", "screw", "shaft", radii=(0.1, -0.2)),
        Coupling("nut", "sleeve", "shaft", lead=0.005, coordinate=1),
        Coupling(
            "cam", "shaft", ("screw", "sleeve"), ratio=(0.5, 2.0), polynomial=(0.0, 1.0, 0.1), to_coordinate=(0, 1)
        ),
    ],
)


def written() -> dict[str, Any]:
    """The machine as data, with short forms that saving does not choose."""
    data = to_data(MACHINE)
    joints = {joint["name"]: joint for joint in data["joints"]}
    joints["tie"] |= {"at": [0.0, 0.0, 0.0], "axis": [0.0, 0.0, -1.0], "x": [1.0, 0.0, 0.0], "child_at": {}}
    joints["shaft"] |= {"at": {"position": [0.0, 0.0, 0.0]}, "axis": [0.0, 1.0, 0.0], "child_axis": [0.0, 0.0, 1.0]}
    data["contacts"][0]["plane"] = {"position": [0.0, 0.0, -1.0]}
    return data


# what a node may be replaced by
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 0.5, 10**30, 10**400, 1e308, -1e308, 1e-320, float("nan"), float("inf")),
    *("", "ground", "crank", "ram", "1.0", "nan", " x", "\u2028", "😀", "y" * 10_000, "true", "general", "free"),
    *("axis", "child_axis", "at", "spring", "limits"),
    *([], {}, [[]], [1.0], [0.0, 0.0, 0.0], [0.0, 0.0, 1.0], [1e308, 1e308, 1e308], [[1e200] * 3] * 3, [1.0] * 6),
    *({"name": "crank"}, {"position": [0, 0, 0]}, {"axis": [0, 0, 0]}, {"": 1}, [None], ["a", "b", "c"], [[[[[[]]]]]]),
)
# text that a line of YAML or a stretch of JSON may be replaced by
SNIPPETS = (
    *(
        "*crank",
        "&a",
        "&a [*a]",
        "!!python/object:os.system {}",
        "!!binary aGVsbG8=",
        "!!set {a, b}",
        "!!float abc",
        "!x y",
    ),
    *(
        "!!timestamp 2001-99-99",
        "!!omap [a: 1]",
        "!!int 0b2",
        "<<: {a: 1}",
        "<<: 3",
        "? [1, 2]\n: 3",
        "%YAML 9.9",
        "---",
        "...",
    ),
    *(
        "[" * 3000,
        "{a: " * 2000,
        "- " * 2000,
        '{"a":' * 2000,
        "9" * 5000,
        "1e99999",
        "-.inf",
        ".nan",
        "NaN",
        "1:30:45",
        "0o77",
    ),
    *(
        "\x00",
        "\ufeff",
        "\\ud800",
        '"\\ud800"',
        '"\\x"',
        "|\n a",
        ">\n a",
        "'",
        '"',
        "\t",
        "#",
        "2001-01-01",
        "=",
        "~",
        "\r",
        "\x85",
    ),
)


def nodes(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside nested data."""
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [found for key in keys for found in ((*path, key), *nodes(data[key], (*path, key)))]


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def change_node(rng: np.random.Generator, data: dict[str, Any]) -> None:
    """Replace, delete, double, rename, move or slightly change something inside the data."""
    paths = nodes(data)
    if not paths:
        return
    *stem, key = paths[rng.integers(len(paths))]
    place = at(data, tuple(stem))
    match rng.integers(10):
        case 6 | 7 | 8 | 9 if type(place[key]) is float:
            place[key] *= 1 + float(rng.choice([1e-16, 1e-12, 1e-10, 1e-6, 0.1]))
        case 0 | 1:
            place[key] = copy.deepcopy(STRANGE[rng.integers(len(STRANGE))])
        case 2:
            del place[key]
        case 3 if isinstance(place, list):
            place.insert(key, copy.deepcopy(place[key]))
        case 4 if isinstance(place, dict):
            place[str(STRANGE[rng.integers(len(STRANGE))])[:20]] = place.pop(key)
        case _:
            place[key] = copy.deepcopy(at(data, paths[rng.integers(len(paths))]))


def change_bytes(rng: np.random.Generator, text: bytes) -> bytes:
    """Flip, delete, double or insert bytes, or put a snippet in place of some."""
    start = int(rng.integers(len(text) + 1))
    stop = min(len(text), start + int(rng.choice([1, 2, 10, 100])))
    piece = text[start:stop]
    match rng.integers(5):
        case 0:
            piece = bytes(byte ^ (1 << int(rng.integers(8))) for byte in piece[:1]) + piece[1:]
        case 1:
            piece = b""
        case 2:
            piece = piece * int(rng.choice([2, 3, 50]))
        case 3:
            piece = SNIPPETS[rng.integers(len(SNIPPETS))].encode()
        case _:
            piece = rng.bytes(3) + piece
    return text[:start] + piece + text[stop:]


def change_line(rng: np.random.Generator, text: bytes) -> bytes:
    """Put a snippet behind a colon, in place of the value."""
    lines = text.split(b"\n")
    i = int(rng.integers(len(lines)))
    name = lines[i].split(b":")[0]
    lines[i] = name + b": " + SNIPPETS[rng.integers(len(SNIPPETS))].encode()
    return b"\n".join(lines)


def write_yaml(data: Any) -> bytes:
    return yaml.safe_dump(data, allow_unicode=True).encode("utf-8", "surrogatepass")


def write_json(data: Any) -> bytes:
    return json.dumps(data, indent=1).encode()


def damaged(rng: np.random.Generator, write: Callable[[Any], bytes]) -> bytes:
    """A file with one to three changes, either to what it says or to its text."""
    count = int(rng.choice([1, 1, 2, 3]))
    if rng.random() < 0.5:
        data = written()
        for _ in range(count):
            change_node(rng, data)
        return write(data)
    text = write(written())
    for _ in range(count):
        text = change_bytes(rng, text) if rng.random() < 0.6 else change_line(rng, text)
    return text


@pytest.mark.parametrize("batch", range(BATCHES))
def test_damaged_files(tmp_path: Path, batch: int) -> None:
    loaded, refusals = 0, []
    for seed in range(batch, FILES, BATCHES):
        rng = np.random.default_rng([seed, 2026])
        suffix, write = ((".yaml", write_yaml), (".json", write_json))[seed // BATCHES % 2]
        path = tmp_path / f"{seed}{suffix}"
        path.write_bytes(damaged(rng, write))
        try:
            machine = load(path)
        except ClosedChainError as error:
            refusals.append((str(path), str(error)))
        else:
            assert load(save(machine, path)) == machine
            loaded += 1
    assert all(message.startswith(file) for file, message in refusals)
    # both happen, or the damage is of no use
    assert len(refusals) > 10
    assert loaded > 0


def test_every_strange_value_at_every_place() -> None:
    """Each node of the description replaced by a strange value, all of which get their turn."""
    data = written()
    assert from_data(data).body("crank") == MACHINE.body("crank")
    paths = nodes(data)
    assert len(paths) > 5 * len(STRANGE)
    strange = np.random.default_rng(7).permutation(np.array(STRANGE, dtype=object))
    for path, value in zip(paths, itertools.cycle(strange), strict=False):
        changed = copy.deepcopy(data)
        at(changed, path[:-1])[path[-1]] = value
        try:
            from_data(changed)
        except ClosedChainError:
            continue
