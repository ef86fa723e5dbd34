"""A planned trot of the quadruped: feet follow curves below the hips, joints the feet, and drives the joints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import casadi as ca

LEGS = ((1, 1, 0.0), (1, -1, 0.5), (-1, 1, 0.5), (-1, -1, 0.0))  # front, left, share of a cycle: diagonals together


@dataclass(frozen=True)
class Trot:
    """A law for `library.walker`: torques that follow a trot, written to be traced.

    frequency 1/s; stride, lift, height (of the hips above the feet) m; gains N m/rad and N m s/rad; `ramp` s until the
    steps have their full size; `swing` is the share of a cycle a foot is in the air. The legs' dimensions
    are those of `library.quadruped`.
    """

    frequency: float = 2.0
    stride: float = 0.06
    lift: float = 0.05
    height: float = 0.48
    stiffness: float = 400.0
    damping: float = 12.0
    ramp: float = 0.5
    swing: float = 0.4
    offset: float = 0.07
    thigh: float = 0.3
    shank: float = 0.3

    def __call__(self, t: Any, state: Any) -> dict[str, Any]:
        torques = {}
        for i, (_, left, phase) in enumerate(LEGS):
            time = ca.SX.sym("time")
            wanted = self.angles(time, left, phase)
            velocities = ca.jacobian(wanted, time)
            wanted, velocities = (ca.substitute(e, time, t) for e in (wanted, velocities))
            for k, part in enumerate(("abduction", "flexion", "knee")):
                name = f"leg{i + 1}_{part}"
                error, rate = wanted[k] - state[name], velocities[k] - state.velocity(name)
                torques[name] = self.stiffness * error + self.damping * rate
        return torques

    def angles(self, t: Any, left: int, phase: float) -> Any:
        """Abduction, flexion and knee of a leg over time."""
        cycle = self.frequency * t + phase
        share = cycle - ca.floor(cycle)
        size, in_swing, speed = _smooth(t / self.ramp), share < self.swing, 1 / (1 - self.swing)
        air = share / self.swing
        # with the ground, and in the air first on with it, then past it
        ground, over = 0.5 - (share - self.swing) * speed, -0.5 - share * speed + speed * _smooth(air)
        x = size * self.stride * ca.if_else(in_swing, over, ground)
        rise = ca.if_else(in_swing, (4 * air * (1 - air)) ** 4, 0)
        return self.joints(x, left * self.offset, -self.height + size * self.lift * rise, left)

    def joints(self, x: Any, y: Any, z: Any, left: int) -> Any:
        """Abduction, flexion and knee that bring a foot to a point seen from its hip, knees backwards."""
        l1, l2 = self.thigh, self.shank
        # the leg's plane passes the hip at the offset; the foot is below it, so all angles have one branch
        far = ca.sqrt(y * y + z * z)
        a = ca.acos(left * self.offset / far) - ca.acos(y / far)
        down = ca.sqrt(far * far - self.offset * self.offset)
        bend = (x * x + down * down - l1 * l1 - l2 * l2) / (2 * l1 * l2)  # cos c
        ahead, behind = l1 + l2 * bend, l2 * ca.sqrt(1 - bend * bend)
        c = -ca.acos(bend)
        b = 2 * ca.atan(behind / (ahead + ca.sqrt(ahead * ahead + behind * behind))) - ca.atan(x / down)
        return ca.vertcat(a, b, c)


def _smooth(s: Any) -> Any:
    """From 0 to 1 with three continuous derivatives, and constant outside."""
    s = ca.fmin(ca.fmax(s, 0), 1)
    return s**4 * (35 - 84 * s + 70 * s**2 - 20 * s**3)
