"""A four-bar linkage with dry friction in its pins swings and stops for good; the smoothed law lets it creep."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import matplotlib.pyplot as plt

import closedchain as cc


def rubbing(velocity: float) -> cc.Model:
    """The linkage with friction of 1.5 N m in every pin, smoothed over a velocity (rad/s), or dry."""
    machine = cc.library.four_bar()
    law = cc.JointFriction(1.5, velocity)
    return cc.compile(replace(machine, joints=tuple(replace(joint, friction=law) for joint in machine.joints)))


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    figure, (angle, moment) = plt.subplots(2, 1, figsize=(7, 5), sharex=True)
    for velocity, label in ((0.0, "dry"), (0.05, "smoothed over 0.05 rad/s"), (0.2, "smoothed over 0.2 rad/s")):
        model = rubbing(velocity)
        run = model.simulate(model.with_velocities(model.assemble(), {"crank": -2.0}), 6.0)
        angle.plot(run.time, run["crank"], label=label)
        if not velocity:
            stop = max(event.time for event in run.events)
            lost, off = -run.energy.joints[-1], abs(run.energy.balance).max()
            print(f"it stops after {stop:.4f} s; friction took {lost:.3f} J, balanced to {off:.0e} J")
            for name in run.friction_names:
                moment.plot(run.time, run.friction_force(name), label=name)
    angle.axvline(stop, color="0.6", linewidth=0.8, linestyle=":")
    angle.set(ylabel="crank (rad)")
    moment.set(xlabel="time (s)", ylabel="friction in the pins (N m)")
    angle.legend()
    moment.legend(ncols=4)
    figure.savefig(folder / "dry_friction.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
