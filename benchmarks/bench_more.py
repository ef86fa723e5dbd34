"""Peers that are not installed by default (`pip install closedchain[bench-more]`): Exudyn on the paper's four-bar."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable

import numpy as np
from bench_forward import row
from peers import best_of

import closedchain as cc

TITLE = "More peers: 1 s of the four-bar's motion under 6 N m"
CRANK = 2.829418245  # rad after 1 s, published
LENGTHS, PIVOT, G, TORQUE = (1.0, 4.0, 2.5), (3.0, 0.0), 9.8, 6.0
STEPS = (1_000, 10_000)


def measure() -> list[dict[str, object]]:
    if importlib.util.find_spec("exudyn") is None:
        return [row("Exudyn", "", "not installed", None, None, "pip install 'closedchain[bench-more]'")]
    rows, model = [], cc.compile(cc.library.four_bar())
    start = model.assemble(joints={"crank": np.pi / 2})
    for steps in STEPS:
        theirs, angle = time_exudyn(start, steps)
        ours, step, own = as_accurate(model, start, abs(angle - CRANK))
        note = f"crank off by {own:.0e} rad (ours, RK4 with {step} steps) and {abs(angle - CRANK):.0e} rad"
        what = f"as accurate as {steps} steps of Exudyn"
        peer = f"Exudyn, generalised-α {theirs * 1e3:.1f} ms"
        rows.append(row(what, f"{ours * 1e3:.2f} ms", peer, theirs / ours, None, note))
    return rows


def as_accurate(model: cc.Model, start: cc.State, error: float) -> tuple[float, int, float]:
    """Time of the coarsest fixed steps that come as near to the published angle, how many, and how near."""
    for steps in (25, 50, 100, 200, 400, 800):

        def run(step: float = 1.0 / steps) -> cc.Run:
            return model.simulate(start, 1.0, [TORQUE], step=step)

        own = abs(float(run()["crank"][-1]) - CRANK)
        if own <= error:
            break
    return best_of(run, 20), steps, own


def time_exudyn(start: cc.State, steps: int) -> tuple[float, float]:
    """Shortest time of the solver alone, and the crank's angle at the end."""
    best, angle = np.inf, np.nan
    for _ in range(5):
        solve, found = exudyn_four_bar(start, steps)
        best = min(best, best_of(solve, 1))
        angle = found()
    return best, angle


def exudyn_four_bar(start: cc.State, steps: int) -> tuple[Callable[[], object], Callable[[], float]]:
    """The linkage as three rods in the plane, joined by constraints."""
    import exudyn as exu
    from exudyn import itemInterface as item

    system = exu.SystemContainer().AddSystem()
    ground = system.AddObject(item.ObjectGround())
    ends, nodes = [], []
    for name, length in zip(("crank", "coupler", "rocker"), LENGTHS, strict=True):
        pose = start.body(name)
        angle = float(np.arctan2(pose.rotation[1, 0], pose.rotation[0, 0]))
        center = pose.point((length / 2, 0.0, 0.0))
        nodes.append(system.AddNode(item.NodeRigidBody2D(referenceCoordinates=[*center[:2], angle])))
        body = system.AddObject(
            item.ObjectRigidBody2D(physicsMass=1.0, physicsInertia=length**2 / 12, nodeNumber=nodes[-1])
        )
        weight = system.AddMarker(item.MarkerBodyMass(bodyNumber=body))
        system.AddLoad(item.LoadMassProportional(markerNumber=weight, loadVector=[0, -G, 0]))
        ends.append([marker(system, body, (side * length / 2, 0.0)) for side in (-1, 1)])
        if name == "crank":
            turned = system.AddMarker(item.MarkerBodyRigid(bodyNumber=body, localPosition=[0, 0, 0]))
            system.AddLoad(item.LoadTorqueVector(markerNumber=turned, loadVector=[0, 0, TORQUE]))
    crank, coupler, rocker = ends
    joined = ((marker(system, ground, (0.0, 0.0)), crank[0]), (crank[1], coupler[0]), (coupler[1], rocker[1]))
    for pair in (*joined, (marker(system, ground, PIVOT), rocker[0])):
        system.AddObject(item.ObjectJointRevolute2D(markerNumbers=list(pair)))
    system.Assemble()
    settings = exu.SimulationSettings()
    settings.timeIntegration.numberOfSteps, settings.timeIntegration.endTime = steps, 1.0
    settings.timeIntegration.verboseMode = 0
    settings.solutionSettings.writeSolutionToFile = False
    settings.solutionSettings.sensorsWritePeriod = 1.0
    coordinates = exu.OutputVariableType.Coordinates
    return (
        lambda: system.SolveDynamic(settings),
        lambda: float(np.pi / 2 + system.GetNodeOutput(nodes[0], coordinates)[2]),
    )


def marker(system: object, body: int, at: tuple[float, float]) -> int:
    """A point of a body that a joint can hold."""
    from exudyn import itemInterface as item

    return int(system.AddMarker(item.MarkerBodyPosition(bodyNumber=body, localPosition=[*at, 0.0])))
