"""The revolute joint: M rotates about z.

In frames that were turned about and shifted along z (canonical_frames.py) two constants remain.
"""

from __future__ import annotations

from typing import final

import casadi as ca

from closedchain.multibody.joints.interface import JointModel, about_z, align, columns, tilt
from closedchain.spatial.symbolic import Transform, constant, rotation_about
from closedchain.types import SX


@final
class Revolute(JointModel):
    coordinate_names = velocity_names = ("angle",)
    angles = rotational = (True,)
    rows = ("rx", "ry", "x", "y", "z")
    axes = ("rz",)
    sequence = (("R", 2),)
    turns = True

    def __init__(self, sign: int = 1, angle: float = 0.0, shift: float = 0.0) -> None:
        self.sign, self.angle, self.shift = sign, angle, shift

    def between(self, sign: int, angle: float, shift: float) -> Revolute:
        return Revolute(sign * self.sign, angle + self.angle, shift + self.shift)

    def pose(self, q: SX) -> Transform:
        return Transform(rotation_about(2, self.sign * q[0] + self.angle), constant([0, 0, self.shift]))

    def motion(self, q: SX) -> SX:
        return self.sign * columns("rz")

    def motion_space(self, X: Transform) -> SX:
        return columns("rz")

    def coordinates(self, X: Transform) -> SX:
        return about_z(X)

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p)

    def half_turns(self, X: Transform) -> SX:
        return X.R[2, 2] - 1

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        return ca.vertcat(tilt(X, way), X.p)

    def regroupable(self, inertia: SX, second: bool = False) -> SX:
        """Mass, its moment along z, and so much of diag(1, 1, 0) that no I_yy, or no ∫ z² dm, is left."""
        m, h_z, across = inertia[5, 5], inertia[1, 3], inertia[1, 1]
        if second:
            across = (inertia[0, 0] + inertia[1, 1] - inertia[2, 2]) / 2
        K = SX(6, 6)
        K[0, 0] = K[1, 1] = across
        K[1, 3] = K[3, 1] = h_z
        K[0, 4] = K[4, 0] = -h_z
        K[3:, 3:] = m * SX(ca.DM.eye(3))
        return K
