"""What becomes of every element of the three formats, by its path in the format's schema.

A rule counts for one element; one that is dropped or refused takes along everything inside it, unless that has a rule
of its own. The lists of elements come from the schemas (docs/make_elements.py), so that a new one has no rule until it
is given one, and the page of elements (docs/elements.md) is made from both.
"""

from __future__ import annotations

from typing import Literal

ElementFate = Literal["kept", "approximated", "dropped", "refused"]
Rule = tuple[ElementFate, str]

URDF = """
material|kept|colours by name
material/color, link/visual/material, link/visual/material/color|kept|colour of a shape
material/texture, link/visual/material/texture|dropped|a picture
link|kept|a body with its frame; a root without mass, or called world or ground, is the ground
link/inertial, link/inertial/origin, link/inertial/mass, link/inertial/inertia|kept|moments that no body has, too
link/visual, link/collision|kept|shapes of the body
link/visual/origin, link/collision/origin, link/visual/geometry, link/collision/geometry|kept|
link/visual/geometry/box, link/visual/geometry/cylinder, link/visual/geometry/sphere|kept|
link/visual/geometry/capsule, link/collision/geometry/capsule|kept|
link/collision/geometry/box, link/collision/geometry/cylinder, link/collision/geometry/sphere|kept|
link/visual/geometry/mesh, link/collision/geometry/mesh|kept|a file inside the folder, or `root=`; package://
link/collision/verbose|dropped|a setting of a simulator
joint|kept|revolute, continuous, prismatic, fixed, floating, planar; a link with two parents closes a loop
joint/origin, joint/parent, joint/child, joint/axis|kept|
joint/limit|kept|of travel; effort and velocity where an actuator drives the joint
joint/dynamics|approximated|damping is kept, dry friction smoothed
joint/mimic|kept|a coupling
joint/safety_controller|dropped|a setting of a controller
joint/calibration|dropped|positions of reference switches
transmission, transmission/joint, transmission/actuator|kept|an actuator; several joints or motors in one are dropped
transmission/mechanicalReduction, transmission/actuator/mechanicalReduction|kept|its gear; a word instead is dropped
transmission/type, transmission/joint/hardwareInterface|kept|of no influence on motion
transmission/leftActuator, transmission/rightActuator, transmission/flexJoint|dropped|mechanisms of the PR2
transmission/rollJoint, transmission/gap_joint, transmission/passive_joint|dropped|mechanisms of the PR2
transmission/use_simulated_gripper_joint|dropped|mechanisms of the PR2
loop, loop/predecessor, loop/predecessor/origin, loop/successor|kept|a joint that closes a loop
loop/successor/origin, loop/axis|kept|
constraint, constraint/parent, constraint/parent_origin, constraint/parent_axis|kept|a joint that closes a loop
constraint/child, constraint/child_origin, constraint/child_axis|kept|
constraint/predecessor, constraint/predecessor/origin, constraint/successor, constraint/successor/origin|kept|
constraint/ratio|kept|of type rolling, a coupling
constraint_joint, constraint_joint/parent, constraint_joint/parent_origin|kept|a spherical joint that closes a loop
constraint_joint/child, constraint_joint/child_origin|kept|
constraint_joint/axis|kept|of no influence on motion
coupling, coupling/predecessor, coupling/successor, coupling/ratio|kept|a coupling of the joints between two links
drake:ball_constraint|kept|a spherical joint that closes a loop
drake:ball_constraint/drake:ball_constraint_body_A, drake:ball_constraint/drake:ball_constraint_body_B|kept|
drake:ball_constraint/drake:ball_constraint_p_AP, drake:ball_constraint/drake:ball_constraint_p_BQ|kept|
drake:joint, drake:joint/origin, drake:joint/parent, drake:joint/child|kept|ball, universal, planar, screw
drake:joint/axis, drake:joint/dynamics, drake:joint/drake:screw_thread_pitch|kept|
drake:collision_filter_group, link/collision/drake:proximity_properties|dropped|surfaces of contacts are not read
drake:linear_bushing_rpy|dropped|not read
frame|dropped|frames are read where a link or a joint has them
transmission/actuator/drake:rotor_inertia, transmission/actuator/drake:gear_ratio|kept|armature of the joint
transmission/actuator/drake:controller_gains|dropped|a setting of a controller
gazebo|dropped|settings of a simulator
gazebo/joint, gazebo/joint/parent, gazebo/joint/child, gazebo/joint/pose|kept|a joint that closes a loop
gazebo/joint/axis, gazebo/joint/axis/xyz, gazebo/joint/axis/dynamics, gazebo/joint/axis/dynamics/damping|kept|
gazebo/joint/axis/dynamics/friction|approximated|dry friction is smoothed
gazebo/joint/axis/dynamics/spring_stiffness, gazebo/joint/axis/dynamics/spring_reference|kept|
gazebo/joint/axis/limit, gazebo/joint/axis/limit/lower, gazebo/joint/axis/limit/upper|kept|
ros2_control, ros2_control/joint, ros2_control/joint/command_interface|kept|these joints are actuated
ros2_control/joint/state_interface, ros2_control/hardware, ros2_control/gpio, ros2_control/sensor|dropped|settings
ros2_control/transmission, ros2_control/transmission/joint, ros2_control/transmission/actuator|kept|an actuator
ros2_control/transmission/joint/mechanical_reduction, ros2_control/transmission/actuator/mechanical_reduction|kept|
ros2_control/transmission/plugin|kept|of no influence on motion
sensor|dropped|no sensor in a Mechanism
"""

SDF = """
sdf/model, model/model|kept|all models together make the machine
sdf/world, world/model|kept|
sdf/actor, sdf/light, world/actor, world/light|dropped|a picture
world/include, model/include|kept|the model of a file inside the folder; others are refused, but Gazebo's sun and floor
world/include/uri, world/include/name, world/include/pose, world/include/static|kept|
model/include/uri, model/include/name, model/include/pose, model/include/static|kept|
world/include/placement_frame, model/include/placement_frame|kept|the frame that its pose places
world/include/plugin, model/include/plugin|dropped|a setting of a simulator
model/drake:ball_constraint|kept|a spherical joint that closes a loop
drake:ball_constraint/drake:ball_constraint_body_A, drake:ball_constraint/drake:ball_constraint_p_AP|kept|
drake:ball_constraint/drake:ball_constraint_body_B, drake:ball_constraint/drake:ball_constraint_p_BQ|kept|
model/drake:joint, drake:joint/drake:parent, drake:joint/drake:child|kept|a planar joint
drake:joint/drake:damping|kept|
model/drake:linear_bushing_rpy|dropped|not read
model/drake:collision_filter_group, collision/drake:proximity_properties|dropped|surfaces of contacts are not read
joint/drake:rotor_inertia, joint/drake:gear_ratio|kept|armature of the joint
joint/drake:mimic|kept|a coupling
joint/drake:controller_gains|dropped|a setting of a controller
world/gravity|kept|
world/frame, model/frame, frame/pose|kept|poses relative to it are resolved
world/joint, model/joint|kept|
world/atmosphere, world/wind, world/magnetic_field|dropped|no forces of a medium in a Mechanism
world/audio, world/gui, world/scene, world/road|dropped|a picture
world/physics, world/plugin, world/population, world/spherical_coordinates, world/state|dropped|a setting of a simulator
model/static|kept|its links stand still
model/pose, model/link|kept|
model/self_collide, model/allow_auto_disable, model/enable_wind|dropped|a setting of a simulator
model/plugin, model/gripper|dropped|a setting of a simulator
link/pose, link/inertial|kept|
link/gravity|kept|where it is off, a constant force carries the body
link/visual, link/collision|kept|shapes of the body
link/kinematic|dropped|the body moves as forces have it
link/velocity_decay|dropped|no drag in a Mechanism
link/enable_wind, link/self_collide, link/must_be_base_link|dropped|a setting of a simulator
link/sensor, joint/sensor|dropped|no sensor in a Mechanism
link/battery, link/audio_sink, link/audio_source|dropped|not part of a Mechanism
link/light, link/projector, link/particle_emitter|dropped|a picture
inertial/pose, inertial/mass, inertial/inertia|kept|
inertial/inertia/ixx, inertial/inertia/ixy, inertial/inertia/ixz|kept|
inertial/inertia/iyy, inertial/inertia/iyz, inertial/inertia/izz|kept|
inertial/density, inertial/auto_inertia_params|dropped|inertias are read, not made from shapes
inertial/fluid_added_mass|dropped|no forces of a medium in a Mechanism
visual/pose, visual/geometry, collision/pose, collision/geometry|kept|
visual/material, material/ambient, material/diffuse|kept|colour of a shape
visual/transparency|kept|opacity of a shape
visual/cast_shadows, visual/laser_retro, visual/meta, visual/plugin, visual/visibility_flags|dropped|a picture
material/double_sided, material/emissive, material/lighting, material/pbr, material/render_order|dropped|a picture
material/script, material/shader, material/specular|dropped|a picture
collision/laser_retro, collision/max_contacts|dropped|a setting of a simulator
collision/surface|dropped|contacts of an SDF are not read
collision/density, collision/auto_inertia_params|dropped|inertias are read, not made from shapes
geometry/box, box/size, geometry/sphere, sphere/radius|kept|
geometry/cylinder, cylinder/length, cylinder/radius, geometry/capsule, capsule/length, capsule/radius|kept|
geometry/ellipsoid, ellipsoid/radii|kept|
geometry/mesh, mesh/uri, mesh/scale|kept|a file inside the folder, or `root=`; model:// and package:// found there
mesh/submesh, mesh/convex_decomposition|dropped|the whole mesh is shown
geometry/cone, geometry/empty, geometry/heightmap, geometry/image|dropped|no shape of a Mechanism
geometry/plane, geometry/polyline|dropped|no shape of a Mechanism
joint/parent, joint/child, joint/pose|kept|
joint/gearbox_ratio, joint/gearbox_reference_body|kept|a coupling of two revolute joints
joint/thread_pitch, joint/screw_thread_pitch|kept|pitch of a helical joint
joint/axis, joint/axis/xyz, joint/axis2, joint/axis2/xyz|kept|
joint/axis/dynamics, joint/axis/dynamics/damping, joint/axis2/dynamics, joint/axis2/dynamics/damping|kept|a damper
joint/axis/dynamics/friction, joint/axis2/dynamics/friction|approximated|dry friction is smoothed
joint/axis/dynamics/spring_stiffness, joint/axis/dynamics/spring_reference|kept|a spring
joint/axis2/dynamics/spring_stiffness, joint/axis2/dynamics/spring_reference|kept|a spring
joint/axis/limit, joint/axis/limit/lower, joint/axis/limit/upper|kept|
joint/axis2/limit, joint/axis2/limit/lower, joint/axis2/limit/upper|kept|
joint/axis/limit/effort, joint/axis2/limit/effort|approximated|a joint with an effort above 0 is actuated
joint/axis/limit/velocity, joint/axis2/limit/velocity|kept|of the actuator; dropped where there is none
joint/axis/limit/stiffness, joint/axis/limit/dissipation|dropped|stops are rigid
joint/axis2/limit/stiffness, joint/axis2/limit/dissipation|dropped|stops are rigid
joint/axis/mimic, joint/axis2/mimic, mimic/multiplier, mimic/offset, mimic/reference|kept|a coupling
joint/physics|dropped|a setting of a simulator
link/acceleration, link/velocity, link/wrench, model/joint/angle, model/scale|dropped|the state of a running world
air_pressure, altimeter, camera, contact, force_torque, gps, imu, lidar, logical_camera|dropped|no sensor in a Mechanism
magnetometer, noise, ray, sonar, transceiver|dropped|no sensor in a Mechanism
"""
MJCF = """
compiler|kept|as MuJoCo has it; what changes masses is reported
compiler/lengthrange|kept|as MuJoCo has it
option|kept|gravity and flags; density, viscosity and wind are dropped, the rest are settings of a simulator
option/flag|kept|what a flag switches off is dropped
size, statistic|dropped|a setting of a simulator
visual|dropped|a setting of a simulator
default|kept|as MuJoCo has it
default/mesh, default/material, default/joint, default/geom, default/site, default/pair|kept|as MuJoCo has it
default/equality, default/tendon, default/general, default/motor, default/position|kept|as MuJoCo has it
default/velocity, default/intvelocity, default/orientation, default/pid, default/damper|kept|as MuJoCo has it
default/cylinder, default/muscle, default/adhesion|kept|as MuJoCo has it
default/dcmotor|kept|as MuJoCo has it
default/texture, default/camera, default/light, default/material/layer|dropped|a picture
extension|dropped|plugins are not described
custom|dropped|data of the user
asset|kept|
asset/mesh|kept|a shape, where a file inside the folder holds it
asset/mesh/plugin|dropped|plugins are not described
asset/hfield|dropped|terrain is not described
asset/skin, asset/texture, asset/material/layer|dropped|a picture
asset/material|kept|the colour of the shapes that have it
asset/model, body/attach|kept|models of files inside the folder, with the limits of the page on MJCF
body|kept|a body with its frame
body/inertial|kept|
body/joint|kept|hinge, slide, ball, free; frictionloss is smoothed
body/freejoint|kept|
body/geom|kept|mass, shape, and contacts of spheres, of capsules and spheres on planes; others are dropped
body/geom/plugin, body/plugin|dropped|plugins are not described
body/site|kept|where an equality or a strut joins it
body/camera, body/light|dropped|a picture
body/flexcomp|dropped|deformable bodies are not described
deformable|dropped|deformable bodies are not described
contact|kept|
contact/pair|approximated|a rigid contact
contact/exclude|kept|
equality|kept|
equality/connect|approximated|rigid: a spherical joint; two of the same bodies are a hinge
equality/weld|approximated|rigid: a fixed joint, or a spherical one with torquescale 0
equality/joint, equality/tendon|approximated|rigid: a coupling
equality/flex, equality/flexstrain|dropped|deformable bodies are not described
tendon|kept|
tendon/fixed, tendon/fixed/joint|kept|of actuators and equalities; its spring, damper, friction and limits are dropped
tendon/spatial, tendon/spatial/site|kept|a strut, where it is a line between two sites; others are dropped
tendon/spatial/geom, tendon/spatial/pulley|dropped|no tendon round bodies in a Mechanism
actuator|kept|
actuator/motor|kept|on joints and fixed tendons; on sites, bodies and cranks it is dropped
actuator/general, actuator/position, actuator/velocity, actuator/intvelocity|approximated|the force it is told to
actuator/pid, actuator/damper, actuator/cylinder, actuator/muscle, actuator/dcmotor|approximated|the force it is told to
actuator/orientation, actuator/adhesion, actuator/plugin|dropped|not described
sensor|dropped|no sensor in a Mechanism
keyframe, keyframe/key|kept|where assembly begins; velocities, controls and the rest are dropped
"""


def rules(form: str) -> dict[str, Rule]:
    """The rules of a format by paths."""
    found: dict[str, Rule] = {}
    for line in {"urdf": URDF, "sdf": SDF, "mjcf": MJCF}[form].strip().splitlines():
        paths, fate, how = line.split("|")
        for path in paths.split(", "):
            assert path not in found, path
            found[path] = fate, how  # type: ignore[assignment]
    return found


def rule_for(form: str, path: str, known: dict[str, Rule]) -> Rule | None:
    """The rule of an element: its own, or that of what it is dropped or refused with; None if there is none."""
    if path in known:
        return known[path]
    above = path.rpartition("/")[0]
    while above:
        if above in known and known[above][0] in ("dropped", "refused"):
            return known[above][0], f"with {above}"
        above = above.rpartition("/")[0]
    if form != "sdf":
        return None
    first = path.partition("/")[0]  # a description of its own, which stands inside others that are dropped
    holders = [name for name, (fate, _) in known.items() if fate == "dropped" and name.rpartition("/")[2] == first]
    return ("dropped", f"with {holders[0]}") if holders else None
