"""Joint kinds: one file per kind with everything that kind knows.

Adding a joint kind touches its file here, its row in mechanism/joint.py and its oracle in tests/oracles; nothing else
in the package asks for a kind by name (tests/architecture/test_joint_kinds.py). `interface` defines the letters.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

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

__all__ = [
    "Cylindrical",
    "Fixed",
    "Free",
    "General",
    "Helical",
    "JointModel",
    "Planar",
    "Prismatic",
    "Revolute",
    "Spherical",
    "Universal",
    "joint_model",
]

MODELS: dict[str, Callable[[Joint], JointModel]] = {
    "revolute": lambda joint: Revolute(),
    "prismatic": lambda joint: Prismatic(),
    "cylindrical": lambda joint: Cylindrical(),
    "universal": lambda joint: Universal(),
    "spherical": lambda joint: Spherical(),
    "planar": lambda joint: Planar(),
    "helical": lambda joint: Helical(joint.pitch or 0.0),
    "fixed": lambda joint: Fixed(),
    "free": lambda joint: Free(),
    "general": lambda joint: General(
        np.array(joint.motion).reshape(-1, 6).T, np.array(joint.constraint).reshape(-1, 6).T
    ),
}


def joint_model(joint: Joint) -> JointModel:
    """The meaning of a joint."""
    return MODELS[joint.kind](joint)
