"""What each format can say and what becomes of it, as the tables of the documentation show it.

What is dropped comes from the readers' own reasons, so that the pages cannot say otherwise.
"""

from __future__ import annotations

from closedchain.formats import mjcf, sdf, urdf
from closedchain.formats.report import Fate

Row = tuple[str, Fate, str]

SMOOTH = "smoothed: tanh(velocity / 0.01) of it acts"
URDF: tuple[Row, ...] = (
    ("link, inertial", "kept", "a body with its frame; a root without mass is the ground, one with mass stands on it"),
    ("root link called world or ground; a world that is not declared", "kept", "the ground; other roots float"),
    ("joint revolute, continuous, prismatic, fixed, floating, planar", "kept", "a joint of that kind, same coordinate"),
    ("link with several parents", "kept", "one body; the further joints close loops"),
    ("loop (URDF+)", "kept", "a joint that closes a loop"),
    ("constraint (proposed for urdfdom)", "kept", "a joint that closes a loop; universal ones with their two axes"),
    (
        "constraint, constraint_joint of type position or rolling",
        "kept",
        "a spherical joint that closes a loop, a gear",
    ),
    ("drake:ball_constraint; joint inside gazebo", "kept", "a joint that closes a loop"),
    ("drake:joint ball, universal, planar, screw", "kept", "a joint of that kind"),
    ("drake:rotor_inertia, drake:gear_ratio", "kept", "armature of the joint"),
    ("loop YAML beside the file", "kept", "6d: fixed, 3d: spherical; motors; SPHERICAL, UJOINT_XY, FIXED joints"),
    (
        "closing_NAME_1, closing_NAME_2",
        "approximated",
        "revolute, spherical where their z axes differ, or `closing=`",
    ),
    ("transmission", "kept", "an actuator; several joints or motors in one are dropped"),
    ("ros2_control", "kept", "joints with a command interface are actuated, with the gears of its transmissions"),
    ("independent joints, joints with effort", "approximated", "actuated, where the file names no actuators"),
    ("mimic", "kept", "a coupling with its multiplier and offset"),
    ("coupling (URDF+)", "kept", "a coupling of the joints between the two links"),
    ("limit lower, upper", "kept", "limits; equal or reversed ones are left out and reported"),
    ("dynamics damping", "kept", "a damper"),
    ("dynamics friction", "approximated", SMOOTH),
    ("principal moments that no body has", "kept", "reported; `inertias='raise'` raises them"),
    (
        "visual, collision",
        "kept",
        "box, cylinder, capsule, sphere, mesh, with colours; the root's are the ground's",
    ),
    ("gravity, of which there is none", "kept", "9.81 m/s² along −z, and the report says so"),
)
MJCF: tuple[Row, ...] = (
    ("body, inertial, mass from shapes", "kept", "as MuJoCo compiled them"),
    ("joint hinge, slide, ball, free", "kept", "same coordinates; several on a body through bodies without mass"),
    ("joint ref", "kept", "the coordinate in the pose of the file"),
    (
        "joint stiffness, springref, damping, range",
        "kept",
        "of hinges and slides; of balls stiffness and damping",
    ),
    ("joint armature", "kept", "of hinges, slides and balls"),
    ("joint frictionloss", "approximated", SMOOTH),
    ("connect of bodies or sites", "approximated", "rigid: a spherical joint; two of the same bodies are one hinge"),
    ("weld", "approximated", "rigid: a fixed joint at its anchor; with torquescale 0 a spherical joint"),
    ("inactive equality", "dropped", "reported by name"),
    ("joint equality, equality of fixed tendons", "approximated", "rigid: a coupling, a polynomial counted from qpos0"),
    ("spatial tendon between two sites", "kept", "a strut with its stiffness, damping, length or range of lengths"),
    ("actuator on a fixed tendon", "kept", "an actuator on all its joints; spatial tendons are dropped"),
    ("motor on a joint", "kept", "an actuator with its gear and largest force"),
    ("position, velocity and other servos", "approximated", "actuators that give the force they are told to"),
    (
        "keyframe",
        "kept",
        "`keyframe=` starts assembly there; by default the best one, if the pose of the file is open",
    ),
    ("gravity compensation", "kept", "a constant force at the mass centre"),
    ("motor armature, damping", "kept", "rotor inertia and damping of the actuator"),
    ("joint actuatorfrcrange", "kept", "largest force of the actuator, where one alone drives the joint"),
    ("sphere on a plane, sphere on sphere, of any two bodies", "approximated", "a rigid contact, condim 1, 3 and 4"),
    ("capsule on a plane", "approximated", "two rigid contacts, a sphere at each end"),
    ("rolling friction, margin of a contact", "dropped", "reported with the contact"),
    ("pair, exclude", "kept", "contacts between these shapes, none between these bodies"),
    ("other pairs of shapes that could touch", "dropped", "reported by name"),
    (
        "shape of a geom",
        "kept",
        "box, cylinder, capsule, sphere, ellipsoid, mesh of a file, with colours; groups from 3 on are for collision",
    ),
    (
        "plane, terrain, mesh that is made in the file",
        "dropped",
        "no shape; planes are drawn with contacts",
    ),
    ("site that no equality or strut joins", "dropped", mjcf.UNUSED_SITE),
    (
        "flag that switches equalities, springs, dampers, limits … off",
        "kept",
        "what it switches off is dropped",
    ),
    ("include, mesh, hfield, attached model inside the folder", "kept", "as MuJoCo reads them"),
    ("mesh, hfield, attached model outside it", "dropped", "not read: `root=` names a folder that holds them"),
    ("boundmass, balanceinertia", "approximated", "masses are as MuJoCo changed them"),
    ("density, viscosity, wind", "dropped", "fluid forces are not described"),
)
SDF: tuple[Row, ...] = (
    ("link, inertial", "kept", "a body with its frame; without <inertial> 1 kg and 1 kg m², the format's defaults"),
    (
        "joint revolute, continuous, prismatic, fixed, ball, universal, revolute2, screw",
        "kept",
        "zero where it is drawn",
    ),
    ("joint gearbox", "kept", "a coupling of two revolute joints on the reference body"),
    ("link called world", "kept", "the ground"),
    ("loop", "kept", "just one more joint"),
    ("drake:ball_constraint", "kept", "a spherical joint that closes a loop"),
    ("pose, relative_to any frame; frame, attached_to; nested models", "kept", "resolved where the file draws them"),
    ("axis xyz, expressed_in; use_parent_model_frame", "kept", "turned into the joint's frame"),
    ("limit, damping, spring_stiffness, spring_reference", "kept", "limits, damper, spring"),
    ("friction", "approximated", SMOOTH),
    ("effort, velocity", "approximated", "a joint with an effort above 0 is actuated, with these limits"),
    ("static model; link that nothing holds", "kept", "stands still; floats"),
    ("gravity of the world", "kept", "9.8 m/s² along −z where there is none, and the report says so"),
    ("gravity of a link", "kept", "where it is off, a constant force at its mass centre carries it"),
    ("visual, collision", "kept", "box, cylinder, capsule, sphere, ellipsoid, mesh, with colours"),
    ("joint, frame of the world", "kept", "as those of a model"),
    ("principal moments that no body has", "kept", "reported; `inertias='raise'` raises them"),
    ("mimic", "kept", "a coupling, counted from the pose that is drawn"),
    (
        "include",
        "kept",
        "the model of a file inside the folder, or `root=`; sun and ground_plane are left out",
    ),
    ("placement_frame", "kept", "the frame that the pose of a model places"),
    ("drake:rotor_inertia, drake:gear_ratio, drake:mimic, drake:joint", "kept", "armature, a coupling, a planar joint"),
)


def coverage() -> dict[str, list[Row]]:
    """Rows of every format: element, fate, how."""
    rows = {"urdf": list(URDF), "mjcf": list(MJCF), "sdf": list(SDF)}
    rows["urdf"] += [(tag, "dropped", why) for tag, why in urdf.REASONS.items()]
    rows["mjcf"] += [(word, "dropped", why) for word, why in mjcf.DROPPED.values()]
    rows["mjcf"] += [(", ".join(mjcf.SETTINGS), "dropped", f"{mjcf.SETTING}, but {', '.join(mjcf.OPTIONS)}")]
    rows["sdf"] += [(tag, "dropped", why) for tag, why in sdf.REASONS.items()]
    return rows
