"""States at which functions are recorded and compared: closed, moving, under forces; the last near a singularity.

A walk in the chart's own coordinates, each configuration found from the one before, as a controller would.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.functions.chart import Chart, JointChart
from closedchain.kernel import Kernel
from closedchain.types import Array

STRIDE = 0.15  # rad, or of the machine's size
SPEED, FORCE = 0.5, 3.0  # rad/s or machine sizes/s; share of the machine's weight
APPROACH, WALK = 0.05, 200  # share of the determinant that counts as near; steps
LEG = 0.05  # pivot of a platform's legs likewise


class Walk:
    """Closed configurations around a reference.

    configuration: kernel (θ, q_near) → q and how good it is: residual and mode, or a pivot
    """

    def __init__(self, chart: Chart, configuration: Kernel, tolerance: float) -> None:
        self.chart, self.configuration, self.tolerance = chart, configuration, tolerance
        size = chart.machine.system.size
        self.lengths = np.array([1.0 if one.unit == "rad" else size for one in chart.positions])
        self.start = chart.reference

    def _good(self, theta: Array, near: Array) -> tuple[Array, float] | None:
        """q, and how far from singular, where θ can be reached."""
        q, *checks = self.configuration(theta, near)
        values = {
            port.name: float(value[0]) for port, value in zip(self.configuration.outputs[1:], checks, strict=True)
        }
        if not np.isfinite(q).all() or not values.get("residual", 0.0) <= self.tolerance:
            return None
        share = values.get("mode", values.get("pivot", 1.0))
        return (q, share) if share > 1e-3 else None

    def places(self, count: int) -> list[tuple[Array, Array, Array]]:
        """θ, q and the q from which it was found; the last near a singularity if the walk meets one."""
        rng = np.random.default_rng(0)
        x = self.chart.of(self.start, np.zeros(self.chart.machine.system.nv))
        theta, q = x[: len(self.lengths)], self.start
        found = [(theta, q, q)]
        for _ in range(WALK):
            if len(found) == count:
                break
            ahead = theta + STRIDE * rng.uniform(-1, 1, len(theta)) * self.lengths
            place = self._good(ahead, q)
            if place is not None:
                found.append((ahead, place[0], q))
                theta, q = ahead, place[0]
        while len(found) < count:
            found.append(found[-1])
        last = self._near_singularity(theta, q, rng)
        return [*found[: count - 1], last] if count > 1 and last is not None else found

    def _near_singularity(self, theta: Array, q: Array, rng: Any) -> tuple[Array, Array, Array] | None:
        """Downhill in how far from singular, along random directions, until that is small."""
        place = self._good(theta, q)
        if place is None:
            return None
        share, before, stride = place[1], q, STRIDE
        for _ in range(WALK):
            if share <= APPROACH:
                break
            ahead = theta + stride * rng.uniform(-1, 1, len(theta)) * self.lengths
            place = self._good(ahead, q)
            if place is None or place[1] >= share:
                stride = max(0.97 * stride, 0.01)
                continue
            before, theta, (q, share) = q, ahead, place
        return theta, q, before

    def inputs(self, count: int) -> dict[str, Array]:
        """θ, x, q_near, accelerations and forces, one row each."""
        rng = np.random.default_rng(1)
        places = self.places(count)
        system, n = self.chart.machine.system, len(self.chart.velocities)
        theta = np.array([place[0] for place in places])
        scale = np.array([1.0 if one.unit.startswith("rad") else system.size for one in self.chart.velocities])
        u = SPEED * rng.uniform(-1, 1, (len(places), n)) * scale
        weight = system.weight or 1.0
        arms = [
            system.size if system.element(a.joint).model.rotational[a.coordinate] else 1.0 for a in system.actuators
        ]
        forces = FORCE * weight * rng.uniform(-1, 1, (len(places), len(arms))) * np.array(arms).reshape(1, -1)
        near = np.array([place[2] for place in places])
        if isinstance(self.chart, JointChart):  # as near as a controller's last sample
            near = np.array([place[1] + 0.01 * (place[2] - place[1]) for place in places])
        return {
            "theta": theta,
            "x": np.hstack([theta, u]),
            "q_near": near,
            "acceleration": SPEED * rng.uniform(-1, 1, (len(places), n)) * scale,
            "forces": forces,
        }
