"""Prescribed motions for inverse dynamics: platform or joints, with velocities and accelerations.

Every motion is smooth mathematics, not a table: velocity and acceleration are its exact derivatives.
"""

from closedchain.motions.files import load_motion
from closedchain.motions.joints import joints, task
from closedchain.motions.motion import (
    JointSamples,
    Motion,
    PlatformSamples,
    Profile,
    cosine,
    cycloidal,
    linear,
    quintic,
    trapezoidal,
)
from closedchain.motions.paths import arc, line, swing
from closedchain.motions.recorded import recorded
from closedchain.motions.sequence import hold, sequence
from closedchain.motions.spline import spline

__all__ = [
    "JointSamples",
    "Motion",
    "PlatformSamples",
    "Profile",
    "arc",
    "cosine",
    "cycloidal",
    "hold",
    "joints",
    "line",
    "linear",
    "load_motion",
    "quintic",
    "recorded",
    "sequence",
    "spline",
    "swing",
    "task",
    "trapezoidal",
]
