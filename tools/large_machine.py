"""A URDF of a large machine with the YAML of its loops: python tools/large_machine.py FOLDER [LOOPS].

Two legs of six revolute joints on a pelvis; every joint is driven by rods beside it. A rod hangs by a universal joint
(two revolute joints, a link without mass between them) on the link before the joint, has a prismatic joint, and ends in
a ball on the link behind it: 3d. 24 loops make 134 links, as large as the public humanoids with parallel drives.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

LEGS, JOINTS = 2, 6
AXES = ("0 0 1", "1 0 0", "0 1 0", "0 1 0", "0 1 0", "1 0 0")
DOWN = np.array([0.0, 0.0, -0.35])  # from a joint to the next


def link(name: str, mass: float, length: float) -> str:
    """A slender body along −z."""
    moments = f'ixx="{mass * length**2 / 12!r}" iyy="{mass * length**2 / 12!r}" izz="{mass * 4e-4!r}"'
    inertia = f'<mass value="{mass!r}"/><inertia {moments} ixy="0" ixz="0" iyz="0"/>'
    return f'<link name="{name}"><inertial><origin xyz="0 0 {-length / 2!r}"/>{inertia}</inertial></link>'


def joint(name: str, kind: str, parent: str, child: str, at: np.ndarray, axis: str) -> str:
    """A joint at a point of its parent."""
    limit = '<limit lower="-2" upper="2" effort="100" velocity="10"/>'
    ends = f'<parent link="{parent}"/><child link="{child}"/><origin xyz="{" ".join(map(repr, at.tolist()))}"/>'
    return f'<joint name="{name}" type="{kind}">{ends}<axis xyz="{axis}"/>{limit}</joint>'


def machine(loops: int) -> tuple[str, str]:
    """The URDF, and the YAML of its loops."""
    parts, pairs = [link("pelvis", 8.0, 0.2)], []
    for leg in range(LEGS):
        parent, at = "pelvis", np.array([0.0, 0.15 - 0.3 * leg, 0.0])
        for number in range(JOINTS):
            name = f"leg{leg}_{number}"
            parts += [
                link(name, 2.0 - 0.2 * number, 0.3),
                joint(f"{name}_joint", "revolute", parent, name, at, AXES[number]),
            ]
            count = loops // (LEGS * JOINTS) + (leg * JOINTS + number < loops % (LEGS * JOINTS))
            for rod in range(count):
                pairs.append(add_rod(parts, f"{name}_rod{rod}", parent, name, at, rod))
            parent, at = name, DOWN
    names = "".join(f"- [{one}, {other}]\n" for one, other in pairs)
    motors = ", ".join(one.replace("_A", "_slide") for one, _ in pairs)
    yaml = f"closed_loop:\n{names}type: [{', '.join(['3d'] * len(pairs))}]\nname_mot: [{motors}]\n"
    return f'<robot name="large_{loops}">\n' + "\n".join(parts) + "\n</robot>\n", yaml


def add_rod(parts: list[str], name: str, parent: str, child: str, at: np.ndarray, number: int) -> tuple[str, str]:
    """A rod from one link to the next, beside the joint between them; the two frames that close its loop."""
    angle = 2.4 * number + 0.4
    aside = np.array([0.09 * np.cos(angle), 0.09 * np.sin(angle), 0.0])
    top, reach = at + 1.4 * aside + np.array([0.0, 0.0, 0.05]), np.array([0.0, 0.0, -0.12])
    parts += [
        f'<link name="{name}_cross"/>',
        joint(f"{name}_first", "revolute", parent, f"{name}_cross", top, "1 0 0"),
        link(f"{name}_tube", 0.3, 0.1),
        joint(f"{name}_second", "revolute", f"{name}_cross", f"{name}_tube", np.zeros(3), "0 1 0"),
        link(f"{name}_piston", 0.2, 0.1),
        joint(f"{name}_slide", "prismatic", f"{name}_tube", f"{name}_piston", reach, "0 0 1"),
        f'<link name="{name}_A"/>',
        joint(f"{name}_end", "fixed", f"{name}_piston", f"{name}_A", np.array([0.0, 0.0, -0.1]), "0 0 1"),
        f'<link name="{name}_B"/>',
        joint(f"{name}_eye", "fixed", child, f"{name}_B", aside + np.array([0.0, 0.0, -0.2]), "0 0 1"),
    ]
    return f"{name}_A", f"{name}_B"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("loops", type=int, nargs="?", metavar="LOOPS", default=24)
    given = parser.parse_args()
    folder, count = given.folder, given.loops
    folder.mkdir(parents=True, exist_ok=True)
    for ending, text in zip((".urdf", ".yaml"), machine(count), strict=True):
        (folder / f"large_{count}{ending}").write_text(text, encoding="utf-8")
