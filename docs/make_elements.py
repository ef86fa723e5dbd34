"""The elements of the formats by their own schemas: python docs/make_elements.py [--sdf FOLDER] [--urdf FILE].

MJCF: what the installed MuJoCo prints of its schema. URDF: urdfdom's urdf.xsd. SDF: the descriptions (*.sdf) of one
version that libsdformat installs, such as /usr/share/sdformat12/1.9. Writes docs/elements/*.txt, one path per line.
"""

from __future__ import annotations

import argparse
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

FOLDER = Path(__file__).parent / "elements"
XS = "{http://www.w3.org/2001/XMLSchema}"
# of URDF beyond its schema: this family's ways to close loops, what releases of urdfdom read, and Drake's own words
URDF_TOO = """
loop loop/predecessor loop/predecessor/origin loop/successor loop/successor/origin loop/axis constraint
constraint/parent constraint/parent_origin constraint/parent_axis constraint/child constraint/child_origin
constraint/child_axis constraint/predecessor constraint/predecessor/origin constraint/successor
constraint/successor/origin constraint/ratio constraint_joint constraint_joint/parent constraint_joint/parent_origin
constraint_joint/child constraint_joint/child_origin constraint_joint/axis coupling coupling/predecessor
coupling/successor coupling/ratio drake:ball_constraint drake:ball_constraint/drake:ball_constraint_body_A
drake:ball_constraint/drake:ball_constraint_body_B drake:ball_constraint/drake:ball_constraint_p_AP
drake:ball_constraint/drake:ball_constraint_p_BQ drake:collision_filter_group drake:joint drake:joint/origin
drake:joint/parent drake:joint/child drake:joint/axis drake:joint/dynamics drake:joint/drake:screw_thread_pitch
drake:linear_bushing_rpy frame gazebo gazebo/joint gazebo/joint/parent gazebo/joint/child gazebo/joint/pose
gazebo/joint/axis gazebo/joint/axis/xyz gazebo/joint/axis/dynamics gazebo/joint/axis/dynamics/damping
gazebo/joint/axis/dynamics/friction gazebo/joint/axis/dynamics/spring_stiffness
gazebo/joint/axis/dynamics/spring_reference gazebo/joint/axis/limit gazebo/joint/axis/limit/lower
gazebo/joint/axis/limit/upper gazebo/plugin gazebo/sensor link/visual/geometry/capsule link/collision/geometry/capsule
link/collision/drake:proximity_properties ros2_control ros2_control/gpio ros2_control/hardware ros2_control/joint
ros2_control/joint/command_interface ros2_control/joint/state_interface ros2_control/sensor ros2_control/transmission
ros2_control/transmission/actuator ros2_control/transmission/actuator/mechanical_reduction
ros2_control/transmission/joint ros2_control/transmission/joint/mechanical_reduction ros2_control/transmission/plugin
sensor transmission/actuator/drake:controller_gains transmission/actuator/drake:gear_ratio
transmission/actuator/drake:rotor_inertia transmission/actuator/mechanicalReduction
transmission/joint/hardwareInterface transmission/type
"""
# of SDF 1.10 to 1.12, and Drake's own words
SDF_TOO = """
joint/screw_thread_pitch joint/axis/mimic joint/axis2/mimic mimic/multiplier mimic/offset mimic/reference
mesh/convex_decomposition mesh/convex_decomposition/max_convex_hulls geometry/cone cone/radius cone/length
inertial/density inertial/auto_inertia_params inertial/fluid_added_mass collision/density
collision/auto_inertia_params world/joint collision/drake:proximity_properties joint/drake:controller_gains
joint/drake:gear_ratio joint/drake:mimic joint/drake:rotor_inertia model/drake:ball_constraint
drake:ball_constraint/drake:ball_constraint_body_A drake:ball_constraint/drake:ball_constraint_body_B
drake:ball_constraint/drake:ball_constraint_p_AP drake:ball_constraint/drake:ball_constraint_p_BQ
model/drake:collision_filter_group model/drake:joint drake:joint/drake:parent drake:joint/drake:child
drake:joint/drake:damping model/drake:linear_bushing_rpy
"""
MJCF_LINE = re.compile(r"^( *)(\(world\))?(\w+) \(([!?*R<>])\)")


def mjcf_elements() -> list[str]:
    """Paths below <mujoco>; bodies, in which there are others, stand once."""
    import mujoco

    found, above = [], list[str]()
    for line in mujoco.mj_printSchema(False, True).splitlines():
        if match := MJCF_LINE.match(line):
            depth = len(match[1]) // 3
            above = [*above[:depth], match[3]]
            found.append("/".join(above[1:]))
    return sorted({path for path in found if path})


def urdf_elements(schema: Path) -> list[str]:
    """Paths below <robot>."""
    root = ElementTree.parse(schema).getroot()
    types = {kind.attrib["name"]: kind for kind in root.findall(f"{XS}complexType")}

    def inside(kind: ElementTree.Element | None, path: str) -> list[str]:
        found = []
        for element in kind.iter(f"{XS}element") if kind is not None else ():
            here = f"{path}{element.attrib['name']}"
            found += [here, *inside(types.get(element.attrib.get("type", "")), f"{here}/")]
        return found

    return sorted({*inside(root.find(f"{XS}element"), ""), *URDF_TOO.split()} - {"robot"})


def sdf_elements(folder: Path) -> list[str]:
    """Paths in every description; what one includes has a description of its own."""
    found = []

    def inside(element: ElementTree.Element, path: str) -> None:
        for child in element:
            if child.tag == "element" and "name" in child.attrib:
                found.append(f"{path}/{child.attrib['name']}")
                inside(child, found[-1])
            elif child.tag == "include":
                name = Path(child.attrib["filename"]).stem
                other = folder / child.attrib["filename"]
                word = ElementTree.parse(other).getroot().attrib["name"] if other.exists() else name
                found.append(f"{path}/{word}")

    for file in sorted(folder.glob("*.sdf")):
        root = ElementTree.parse(file).getroot()
        inside(root, root.attrib["name"])
    return sorted({*found, *SDF_TOO.split()})


def listed(form: str) -> list[str]:
    """The stored list of a format."""
    return (FOLDER / f"{form}.txt").read_text(encoding="utf-8").split()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sdf", type=Path, metavar="FOLDER")
    parser.add_argument("--urdf", type=Path, metavar="FILE")
    given = parser.parse_args()
    lists = {"mjcf": mjcf_elements()}
    lists |= {"urdf": urdf_elements(given.urdf)} if given.urdf else {}
    lists |= {"sdf": sdf_elements(given.sdf)} if given.sdf else {}
    for form, paths in lists.items():
        (FOLDER / f"{form}.txt").write_text("\n".join([*paths, ""]), encoding="utf-8")
        print(f"{form}: {len(paths)} elements")
