"""Motions to ask inverse dynamics about: how the platform or the joints move, with velocities and accelerations.

Every motion is smooth mathematics, not a table: velocity and acceleration are its exact derivatives.
"""

from closedchain.motion.files import load_motion
from closedchain.motion.joints import joints
from closedchain.motion.paths import arc, line
from closedchain.motion.profile import Profile, cosine, cycloidal, linear, quintic, trapezoidal
from closedchain.motion.recorded import recorded
from closedchain.motion.samples import JointSamples, Motion, PlatformSamples
from closedchain.motion.sequence import hold, sequence
from closedchain.motion.spline import spline
from closedchain.motion.swing import swing

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
    "trapezoidal",
]
