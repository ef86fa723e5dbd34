"""DESCRIBE. Pure data: bodies, joints, actuators and loads of a machine, and files of them."""

from closedchain.mechanism.actuator import Actuator, Coupling
from closedchain.mechanism.body import Body, Payload
from closedchain.mechanism.compliance import Beam, Compliance, Section
from closedchain.mechanism.contact import Contact
from closedchain.mechanism.elements import Bushing, Strut
from closedchain.mechanism.files import from_data, json_schema, load, save, to_data
from closedchain.mechanism.flexibility import FlexibleLink
from closedchain.mechanism.joint import Joint
from closedchain.mechanism.joint_forces import JointDamper, JointFriction, JointSpring
from closedchain.mechanism.mechanism import Mechanism, Wrench
from closedchain.mechanism.point import Point
from closedchain.mechanism.pose import Pose
from closedchain.mechanism.shapes import Shape

__all__ = [
    "Actuator",
    "Beam",
    "Body",
    "Bushing",
    "Compliance",
    "Contact",
    "Coupling",
    "FlexibleLink",
    "Joint",
    "JointDamper",
    "JointFriction",
    "JointSpring",
    "Mechanism",
    "Payload",
    "Point",
    "Pose",
    "Section",
    "Shape",
    "Strut",
    "Wrench",
    "from_data",
    "json_schema",
    "load",
    "save",
    "to_data",
]
