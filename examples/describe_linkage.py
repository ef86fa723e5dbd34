"""Describe a slider that a crank pushes over a coupler, ask what it is, save it as a file, draw it."""

from __future__ import annotations

import sys
from pathlib import Path

import closedchain as cc
from closedchain.show.drawing import draw


def main(folder: Path) -> None:
    press = cc.Mechanism(
        "press",
        bodies=[cc.Body.rod("crank", 0.5, 0.1), cc.Body.rod("coupler", 1.0, 0.4), cc.Body("ram", 3.0)],
        joints=[
            cc.revolute("crank", "ground", "crank"),
            cc.revolute("elbow", "crank", "coupler", at=(0.1, 0, 0)),
            cc.revolute("pin", "coupler", "ram", at=(0.4, 0, 0)),
            cc.prismatic("slide", "ground", "ram", axis=(1, 0, 0)),
        ],
        actuators=[cc.Actuator("motor", joint="crank")],
        gravity=(0, -9.81, 0),
    )
    cc.save(press, folder / "press.yaml")
    model, axes, state = cc.compile(press), None, None
    print(model.report())
    for angle in (0.4, 1.2, 2.0):
        state = model.assemble(joints={"crank": angle}, guess=state)  # stays in the assembly mode of the first
        axes = draw(state, axes)
    axes.figure.savefig(folder / "describe_linkage.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
