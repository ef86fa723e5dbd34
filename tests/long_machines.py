"""Machines of many bodies: a scissor lift, whose motion has a closed form, and a chain of joints with geared rotors."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

import closedchain as cc
from closedchain.library.geometry import Place, assembled, lying, place
from closedchain.mechanism.joint import prismatic, revolute

GRAVITY = 9.81


@dataclass(frozen=True)
class Scissor:
    """n crosses of two bars each, length L and mass m, at the angle θ; the foot of mass f slides on a rail.

    w = L cos θ    the foot's coordinate
    T = ½ B(θ) θ'²,  B = Σ 2 [m (L² sin² θ/4 + (i + ½)² L² cos² θ) + m L²/12] + f L² sin² θ,  V = m g n² L sin θ
    """

    n: int
    L: float = 1.0
    m: float = 0.2
    f: float = 0.1
    angle: float = 0.5

    @property
    def machine(self) -> cc.Mechanism:
        w, h = self.L * np.cos(self.angle), self.L * np.sin(self.angle)
        middle, end = (self.L / 2, 0.0, 0.0), (self.L, 0.0, 0.0)
        bodies, joints, places = list[cc.Body](), list[cc.Joint](), dict[str, Place]()
        for i in range(self.n):
            for name, x0, x1 in ((f"a{i}", 0.0, w), (f"b{i}", w, 0.0)):
                bodies.append(cc.Body.rod(name, self.m, self.L))
                places[name] = lying(np.array([x0, i * h, 0.0]), np.array([x1, (i + 1) * h, 0.0]))
            joints.append(revolute(f"middle{i}", f"a{i}", f"b{i}", middle, middle))
            if i:
                joints.append(revolute(f"left{i}", f"b{i - 1}", f"a{i}", end))
                joints.append(revolute(f"right{i}", f"a{i - 1}", f"b{i}", end))
        bodies.append(cc.Body("foot", self.f, inertia=(1e-4,) * 3))
        places["foot"] = place(np.array([w, 0.0, 0.0]))
        joints.insert(0, revolute("base", "ground", "a0"))
        joints.append(revolute("foot", "foot", "b0"))
        along = cc.Pose(axis=(1, 0, 0))
        joints.append(prismatic("rail", "ground", "foot", along, along))
        motor = (cc.Actuator("motor", "rail"),)
        return assembled("scissor", bodies, joints, places, actuators=motor, gravity=(0.0, -GRAVITY, 0.0))

    def inertia(self, angle: float) -> float:
        """B, kg m²."""
        s, c = np.sin(angle), np.cos(angle)
        squares = self.n * (4 * self.n**2 - 1) / 12  # Σ (i + ½)²
        bars = self.n * self.m * self.L**2 * (s**2 / 2 + 1 / 6) + 2 * self.m * squares * self.L**2 * c**2
        return float(bars + self.f * self.L**2 * s**2)

    def energy(self, w: float, speed: float) -> float:
        """T + V, J."""
        angle = np.arccos(w / self.L)
        rate = -speed / (self.L * np.sin(angle))
        return float(self.inertia(angle) * rate**2 / 2 + self._weight(angle) * np.tan(angle))

    def acceleration(self, w: float, speed: float, force: float) -> float:
        """Of the foot under a force on it, m/s²: B θ'' + ½ B' θ'² + V' = −F L sin θ."""
        angle = float(np.arccos(w / self.L))
        s, c = np.sin(angle), np.cos(angle)
        rate = -speed / (self.L * s)
        squares = self.n * (4 * self.n**2 - 1) / 12
        slope = 2 * s * c * self.L**2 * (self.n * self.m / 2 - 2 * self.m * squares + self.f)  # B'
        turning = (-force * self.L * s - slope * rate**2 / 2 - self._weight(angle)) / self.inertia(angle)
        return float(-self.L * c * rate**2 - self.L * s * turning)

    def _weight(self, angle: float) -> float:
        """V'."""
        return float(self.m * GRAVITY * self.n**2 * self.L * np.cos(angle))


def geared_chain(links: int) -> cc.Mechanism:
    """Links one behind the other, each with a rotor on the link before it that turns 6 times as fast by a gear."""
    bodies, joints, gears, parent = list[cc.Body](), list[cc.Joint](), list[cc.Coupling](), "ground"
    for i in range(links):
        link, rotor, axis = f"link{i}", f"rotor{i}", ((0, 0, 1), (0, 1, 0))[i % 2]
        at = cc.Pose((0.1, 0.0, 0.0) if i else (0.0, 0.0, 0.0), axis=axis)
        bodies.append(cc.Body.rod(link, 0.3, 0.1))
        bodies.append(cc.Body(rotor, 0.05, inertia=(2e-5, 2e-5, 2e-5)))
        joints.append(revolute(link, parent, link, at, cc.Pose(axis=axis)))
        joints.append(revolute(rotor, parent, rotor, at, cc.Pose(axis=axis)))
        gears.append(cc.Coupling(f"gear{i}", joint=rotor, to=link, ratio=6.0))
        parent = link
    return cc.Mechanism(
        "geared_chain", tuple(bodies), tuple(joints), couplings=tuple(gears), gravity=(0.0, 0.0, -GRAVITY)
    )
