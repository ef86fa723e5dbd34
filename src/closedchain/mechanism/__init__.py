"""DESCRIBE. Pure data: bodies, joints, actuators and loads of a machine, and files of them."""

from closedchain.mechanism.actuator import Actuator
from closedchain.mechanism.body import Body, Payload, Shape
from closedchain.mechanism.compliance import Beam, Compliance, Section
from closedchain.mechanism.files import from_data, json_schema, load, save, to_data
from closedchain.mechanism.flexibility import FlexibleLink
from closedchain.mechanism.joint import Joint
from closedchain.mechanism.joint_forces import JointDamper, JointFriction, JointSpring
from closedchain.mechanism.mechanism import Contact, Mechanism, Wrench
from closedchain.mechanism.pose import Pose

__all__ = [
    "Actuator",
    "Beam",
    "Body",
    "Compliance",
    "Contact",
    "FlexibleLink",
    "Joint",
    "JointDamper",
    "JointFriction",
    "JointSpring",
    "Mechanism",
    "Payload",
    "Pose",
    "Section",
    "Shape",
    "Wrench",
    "from_data",
    "json_schema",
    "load",
    "save",
    "to_data",
]
