"""Numbers to choose actuators by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from closedchain.errors import ArgumentError

if TYPE_CHECKING:
    from closedchain.inverse.result import InverseDynamics


@dataclass(frozen=True)
class ActuatorSize:
    """What one actuator must be able to do along a motion (N, m, W, J; N m and rad where it rotates).

    name: of the actuator
    unit: of its force, N or N m
    peak_force, peak_force_time: the largest in size, and when (s)
    rms_force: root mean square, which heats a motor
    lowest_force, highest_force: with sign
    peak_velocity: the largest in size
    peak_power, mean_power: W
    energy_in: given to the machine, J
    energy_back: returned by the machine, J
    lowest_coordinate, highest_coordinate: the travel
    utilisation: the largest share of the actuator's limits that the motion needs (0: it has none)

    Example:
        >>> motion = cc.motions.joints({"crank": 1.2}, {"crank": 2.0}, duration=0.5)
        >>> size = model.inverse_dynamics_along(motion).sizing["crank_motor"]
        >>> size.unit, round(size.highest_coordinate - size.lowest_coordinate, 6)
        ('N m', 0.8)
    """

    name: str
    unit: str
    peak_force: float
    peak_force_time: float
    rms_force: float
    lowest_force: float
    highest_force: float
    peak_velocity: float
    peak_power: float
    mean_power: float
    energy_in: float
    energy_back: float
    lowest_coordinate: float
    highest_coordinate: float
    utilisation: float = 0.0


@dataclass(frozen=True)
class Sizing:
    """One row per actuator, and the machine's total power; `str(sizing)` prints the table.

    rows: one per actuator
    peak_total_power: the largest sum of all actuators' powers, W
    duration: of the motion, s

    Example:
        >>> motion = cc.motions.joints({"crank": 1.2}, {"crank": 2.0}, duration=0.5)
        >>> sizing = model.inverse_dynamics_along(motion).sizing
        >>> sizing.duration, len(sizing.rows)
        (0.5, 1)
    """

    rows: tuple[ActuatorSize, ...]
    peak_total_power: float
    duration: float

    def __getitem__(self, name: str) -> ActuatorSize:
        """The row of an actuator."""
        for row in self.rows:
            if row.name == name:
                return row
        raise ArgumentError(f"no actuator {name!r}; actuators: {', '.join(row.name for row in self.rows)}")

    def __str__(self) -> str:
        width = max(len(row.name) for row in self.rows)
        width = max(width, 8)
        heads = ("peak", "at s", "rms", "speed", "peak W", "mean W", "stroke")
        lines = [f"{'actuator':<{width}}  " + " ".join(f"{head:>9}" for head in heads)]
        for row in self.rows:
            stroke = row.highest_coordinate - row.lowest_coordinate
            numbers = [row.peak_force, row.peak_force_time, row.rms_force, row.peak_velocity, row.peak_power]
            numbers += [row.mean_power, stroke]
            lines.append(f"{row.name:<{width}}  " + " ".join(f"{number:>9.4g}" for number in numbers))
        over = [f"{row.name} {row.utilisation:.0%}" for row in self.rows if row.utilisation > 1]
        if over:
            lines.append(f"more than the limits allow: {', '.join(over)}")
        units = ", ".join(dict.fromkeys(row.unit for row in self.rows))
        lines.append(
            f"forces in {units}; whole machine at most {self.peak_total_power:.4g} W over {self.duration:.4g} s"
        )
        return "\n".join(lines)


def sizing(answer: InverseDynamics) -> Sizing:
    """Peaks, root mean squares and energies of every actuator."""
    t = answer.times
    if t is None or t.size < 2:
        raise ArgumentError("peaks and mean values need a motion, not one state; use inverse_dynamics_along")
    span = float(t[-1] - t[0])
    rows = []
    for k, (name, unit) in enumerate(zip(answer.names, answer.units, strict=True)):
        f, p, x, v = (part[:, k] for part in (answer.forces, answer.powers, answer.coordinates, answer.velocities))
        peak = int(np.argmax(np.abs(f)))
        rows.append(
            ActuatorSize(
                name,
                unit,
                float(f[peak]),
                float(t[peak]),
                float(np.sqrt(np.trapezoid(f * f, t) / span)),
                float(f.min()),
                float(f.max()),
                float(np.abs(v).max()),
                float(p[np.argmax(np.abs(p))]),
                float(np.trapezoid(p, t) / span),
                float(np.trapezoid(np.maximum(p, 0), t)),
                float(-np.trapezoid(np.minimum(p, 0), t)),
                float(x.min()),
                float(x.max()),
                float(answer.utilisation[:, k].max()),
            )
        )
    total = answer.powers.sum(axis=1)
    return Sizing(tuple(rows), float(np.abs(total).max()), span)
