"""The YAML beside a URDF that names its loops, as example-parallel-robots has it: pairs of frames and what holds them.

closed_loop: [[frame, frame], …]     links, or joints, whose frame is that of their child link
type: [6d, 3d, …]                    6d: the frames coincide; 3d: their origins do (upper or lower case)
name_mot: [joint, …]                 actuated joints
joint_name: [joint, …]               joints of the URDF that are of another type:
joint_type: [SPHERICAL, …]           SPHERICAL, UJOINT_XY (any two axes, in their order) or FIXED
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import numpy as np

from closedchain.errors import FileFormatError
from closedchain.files import read_data, write_data
from closedchain.formats.placement import HERE
from closedchain.mechanism.joint import JointKind
from closedchain.types import Array

MARK = "closed_loop"
FIELDS = (MARK, "type", "name_mot", "joint_name", "joint_type")
UNIVERSAL = re.compile(r"UJOINT_([XYZ])([XYZ])")
HOLDS: dict[str, Literal["fixed", "spherical"]] = {"6d": "fixed", "3d": "spherical"}


@dataclass(frozen=True)
class LoopFile:
    """Loops, motors and replaced joints; `unknown` are fields with no meaning here."""

    path: Path
    loops: tuple[tuple[str, str, Literal["fixed", "spherical"]], ...] = ()
    motors: tuple[str, ...] = ()
    replaced: tuple[tuple[str, str], ...] = ()
    unknown: tuple[str, ...] = ()


def holds_loops(path: Path) -> bool:
    """Whether a file is one of loops, and no other YAML."""
    data = read_data(path)
    return isinstance(data, dict) and MARK in data


def read_loops(path: Path) -> LoopFile:
    """The loops in a file."""
    data = read_data(path)
    if not isinstance(data, dict) or MARK not in data:
        raise FileFormatError(f"{path}: the field '{MARK}', pairs of frames, is missing")
    pairs = _lists(path, data, MARK)
    for pair in pairs:
        if not (isinstance(pair, list) and len(pair) == 2 and all(isinstance(frame, str) for frame in pair)):
            raise FileFormatError(f"{path}: {MARK} must hold pairs of names of frames, not {pair!r}")
    kinds = _texts(path, data, "type") or ["6d"] * len(pairs)
    if len(kinds) != len(pairs):
        raise FileFormatError(f"{path}: {len(pairs)} loops, but {len(kinds)} types")
    for kind in kinds:
        if kind.lower() not in HOLDS:
            raise FileFormatError(f"{path}: type {kind!r} is not known; types: 6d, 3d")
    names, types = _texts(path, data, "joint_name"), _texts(path, data, "joint_type")
    if len(names) != len(types):
        raise FileFormatError(f"{path}: {len(names)} joint_name, but {len(types)} joint_type")
    for kind in types:
        axes = UNIVERSAL.fullmatch(kind.upper())
        if kind.upper() not in ("SPHERICAL", "FIXED") and not (axes and axes[1] != axes[2]):
            raise FileFormatError(f"{path}: joint_type {kind!r} is not known; types: SPHERICAL, UJOINT_XY, FIXED")
    return LoopFile(
        path,
        tuple((a, b, HOLDS[kind.lower()]) for (a, b), kind in zip(pairs, kinds, strict=True)),
        tuple(_texts(path, data, "name_mot")),
        tuple((name, kind.upper()) for name, kind in zip(names, types, strict=True)),
        tuple(str(key) for key in data if key not in FIELDS),
    )


def write_loops(loops: LoopFile) -> Path:
    """Write them."""
    kinds = {kind: word for word, kind in HOLDS.items()}
    data: dict[str, Any] = {
        MARK: [[a, b] for a, b, _ in loops.loops],
        "type": [kinds[kind] for _, _, kind in loops.loops],
        "name_mot": list(loops.motors),
    }
    if loops.replaced:
        data |= {"joint_name": [name for name, _ in loops.replaced], "joint_type": [k for _, k in loops.replaced]}
    return write_data(data, loops.path)


def _lists(path: Path, data: dict[Any, Any], field: str) -> list[Any]:
    found = data.get(field) or []
    if not isinstance(found, list):
        raise FileFormatError(f"{path}: {field} must be a list, not {found!r}")
    return found


def _texts(path: Path, data: dict[Any, Any], field: str) -> list[str]:
    found = _lists(path, data, field)
    for entry in found:
        if not isinstance(entry, str):
            raise FileFormatError(f"{path}: {field} must hold names, not {entry!r}")
    return found


def replacement(word: str) -> tuple[JointKind, Array]:
    """The kind of joint a word of the loop YAML stands for, and its frame in the URDF's."""
    axes = UNIVERSAL.fullmatch(word)
    if not axes:
        return ("spherical" if word == "SPHERICAL" else "fixed"), HERE
    x, y = (np.eye(3)["XYZ".index(letter)] for letter in axes.groups())
    return "universal", np.column_stack([x, y, np.cross(x, y)])
