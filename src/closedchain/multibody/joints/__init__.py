"""Joint kinds: one file per kind with everything that kind knows.

Adding a joint kind touches its file and its row below, its row in mechanism/joint.py and its oracle in tests/oracles.
Nothing else in the package asks for a kind by name (tests/architecture/test_joints.py). `interface` has the letters.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from closedchain.mechanism.joint import Joint
from closedchain.multibody.joints.cylindrical import Cylindrical
from closedchain.multibody.joints.fixed import Fixed
from closedchain.multibody.joints.free import Free
from closedchain.multibody.joints.general import General
from closedchain.multibody.joints.helical import Helical
from closedchain.multibody.joints.interface import JointModel
from closedchain.multibody.joints.planar import Planar
from closedchain.multibody.joints.prismatic import Prismatic
from closedchain.multibody.joints.revolute import Revolute
from closedchain.multibody.joints.spherical import Spherical
from closedchain.multibody.joints.universal import Universal
from closedchain.types import SX

__all__ = ["FLOATING", "WELD", "JointModel", "joint_model"]

MODELS: dict[str, type[JointModel]] = {
    "revolute": Revolute,
    "prismatic": Prismatic,
    "cylindrical": Cylindrical,
    "universal": Universal,
    "spherical": Spherical,
    "planar": Planar,
    "helical": Helical,
    "fixed": Fixed,
    "free": Free,
    "general": General,
}
FLOATING = MODELS["free"]()  # of a body that no joint carries
WELD = MODELS["fixed"]()  # a joint that is held where it is
NONE: Mapping[str, SX] = MappingProxyType({})


def joint_model(joint: Joint, numbers: Mapping[str, SX] = NONE) -> JointModel:
    """The model of a joint; `numbers`: those of its numbers that are symbols, by field."""
    return MODELS[joint.kind].of(joint, numbers)
