"""A machine and its copy in other units of length, mass and time give the same answers."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

import closedchain as cc
from states import mechanism

LENGTHS = {"prismatic": (1,), "cylindrical": (0, 1), "planar": (1, 1, 0), "free": (0, 0, 0, 0, 1, 1, 1)}
ROUND = [(1e-3, 1e-9, 1.0), (1e-6, 1.0, 1.0), (1e-9, 1e9, 1e-3), (1e9, 1e-9, 1e3)]
BINARY = [(0.5, 1.0, 1.0), (2.0**-30, 2.0**30, 1.0), (2.0**30, 2.0**-30, 8.0)]


def in_units(machine: cc.Mechanism, length: float, mass: float, time: float) -> cc.Mechanism:
    """The machine described in units so many times smaller."""

    def moved(pose: cc.Pose) -> cc.Pose:
        return cc.Pose(tuple(length * np.array(pose.position)), pose.matrix)

    def joint(one: cc.Joint) -> cc.Joint:
        start = one.start
        if start is not None:
            powers = LENGTHS.get(one.kind, (0,) * len(start))
            start = tuple(value * length**power for value, power in zip(start, powers, strict=True))
        return replace(one, at=moved(one.at), child_at=moved(one.child_at), start=start, limits=None)

    bodies = [
        replace(
            body,
            mass=mass * body.mass,
            center=tuple(length * np.array(body.center)),
            inertia=tuple(map(tuple, mass * length**2 * body.inertia_matrix)),
            compliance=None,
            beams=(),
        )
        for body in machine.bodies
    ]
    return replace(
        machine,
        bodies=tuple(bodies),
        joints=tuple(joint(one) for one in machine.joints),
        gravity=tuple(np.array(machine.gravity) * length / time**2),
        home=None if machine.home is None else moved(machine.home),
    )


def readme() -> cc.Mechanism:
    bodies = [cc.Body.rod("crank", 1.0, 0.3), cc.Body.rod("coupler", 2.0, 1.0), cc.Body.rod("rocker", 1.5, 0.8)]
    joints = [
        cc.revolute("crank", "ground", "crank"),
        cc.revolute("elbow", "crank", "coupler", at=(0.3, 0, 0)),
        cc.revolute("wrist", "coupler", "rocker", at=(1.0, 0, 0), child_at=(0.8, 0, 0)),
        cc.revolute("rocker", "ground", "rocker", at=(1.0, 0, 0)),
    ]
    return cc.Mechanism("four-bar", bodies, joints, [cc.Actuator("motor", joint="crank")], gravity=(0, -9.81, 0))


def sarrus(tool: bool = False) -> cc.Mechanism:
    """Two pairs of plates whose hinges are not parallel: the top moves up and down only; with a driven slide on it."""
    bodies = [cc.Body("top", 2.0, (0.0, 0.0, 0.66), (0.05, 0.05, 0.05))]
    bodies += [cc.Body("tool", 0.4, (0.1, 0.0, 0.7))] if tool else []
    joints = [cc.slider("rail", "top", "tool", (0.0, 0.0, 0.66), axis=(1.0, 0.0, 0.0))] if tool else []
    for k, angle in enumerate((0.0, 1.9)):
        out, axis = (np.cos(angle), np.sin(angle), 0.0), (-np.sin(angle), np.cos(angle), 0.0)
        foot, knee, head = ((r * out[0], r * out[1], height) for r, height in ((0.3, 0.0), (0.5, 0.33), (0.3, 0.66)))
        for name, a, b in ((f"lower{k}", foot, knee), (f"upper{k}", knee, head)):
            bodies.append(cc.Body(name, 0.7, tuple(np.add(a, b) / 2), (1e-3, 2e-3, 3e-3)))
        joints += [
            cc.pin(f"foot{k}", "ground", f"lower{k}", foot, axis),
            cc.pin(f"knee{k}", f"lower{k}", f"upper{k}", knee, axis),
            cc.pin(f"head{k}", f"upper{k}", "top", head, axis),
        ]
    actuators = [cc.Actuator("lift", "foot0")] + ([cc.Actuator("feed", "rail")] if tool else [])
    return cc.drawing("sarrus", bodies, joints, actuators, platform="top", gravity=(0.0, 0.0, -9.81))


def answers(
    description: cc.Mechanism, units: tuple[float, float, float], methods: tuple[str, ...]
) -> dict[str, np.ndarray]:
    """Coordinates, velocities, accelerations and multipliers of the machine in other units, in its own."""
    length, mass, time = units
    model = cc.compile(in_units(description, *units))
    drives = [(a.joint, not model.system.element(a.joint).model.rotational[0]) for a in description.actuators]
    crank = {"crank": 1.0} if description.name == "four-bar" else None
    speeds = {joint: 0.3 * (k + 1) / time * length**slides for k, (joint, slides) in enumerate(drives)}
    state = model.with_velocities(model.assemble(joints=crank), speeds)
    force = mass * length / time**2
    forces = [force * (k + 1) * (1.0 if slides else length) for k, (_, slides) in enumerate(drives)]
    kin, size = model.kinematics, model.system.size / length
    found = {
        "q": state.q / np.where(model.system.coordinate_lengths == 1.0, 1.0, length),
        "v": state.v * time / np.where(model.system.rotational, 1.0, length),
        "jacobian": np.array([model.jacobian(state).parallel]) if description.platform else np.zeros(1),
        "size": np.array([size]),
    }
    for method in methods:
        answer = model.forward_dynamics(state, forces, method=method)
        found[method] = answer.acceleration * time**2 / np.where(model.system.rotational, 1.0, length)
        turns = np.array([flag for cut in model.system.cuts for flag in cut.model.rotational_rows])
        if description.name != "sarrus":  # redundant rows share their forces as they like
            found[f"{method} multipliers"] = answer.multipliers / np.where(turns, length, 1.0) / force
        back = model.inverse_dynamics(state, acceleration=answer.acceleration, method="reference").forces
        found[f"{method} inverse"] = back / np.where([slides for _, slides in drives], 1.0, length) / force
    assert kin.loop_error(state.q) <= 1e-14 * model.system.size
    return found


OWN = {"four-bar": readme, "sarrus": sarrus, "sarrus with a tool": lambda: sarrus(tool=True)}
METHODS = {"four-bar": ("reference", "lagrange", "denoc"), "sarrus": ("virtual_work",)}


@pytest.mark.parametrize(
    "name",
    [*OWN, *(pytest.param(name, marks=pytest.mark.slow) for name in ("gough_stewart", "agile_wrist")), "slider_crank"],
)
def test_units_change_no_answer(name: str) -> None:
    description = OWN[name]() if name in OWN else mechanism(name)
    methods = METHODS.get(name, ("reference",))
    own = answers(description, (1.0, 1.0, 1.0), methods)
    for units in (*ROUND, *BINARY):
        other = answers(description, units, methods)
        for what, values in own.items():
            if units in BINARY and not what.startswith(("lagrange", "virtual_work")):
                assert_array_equal(other[what], values, err_msg=f"{what} in units of {units}")
            else:
                scale = np.abs(values).max()
                assert_allclose(other[what], values, rtol=0, atol=1e-12 * scale, err_msg=f"{what} in {units}")


def test_a_machine_without_distances_measures_itself_by_its_bodies() -> None:
    body = cc.Body("wheel", 1e-9, (0.0, 0.0, 0.0), (4e-27, 4e-27, 8e-27))  # radii of about 1e-9 m
    model = cc.compile(cc.Mechanism("wheel", [body], [cc.revolute("axle", "ground", "wheel")]))
    assert model.system.size == pytest.approx(4e-9, rel=1e-12)
    empty = cc.Body("wheel", 0.0)
    assert cc.compile(cc.Mechanism("wheel", [empty], [cc.revolute("axle", "ground", "wheel")])).system.size == 1.0


def test_small_moments_of_inertia_are_not_dust() -> None:
    # a thousandth of a milligram on a millimetre: 1e-15 kg m² decides the motion
    rod = cc.Body("rod", 1e-9, (1e-3, 0.0, 0.0), (1e-18, 4e-16, 4e-16))
    model = cc.compile(
        cc.Mechanism("pendulum", [rod], [cc.revolute("pivot", "ground", "rod")], gravity=(0.0, -9.81, 0.0))
    )
    wanted = -9.81 * 1e-9 * 1e-3 / (4e-16 + 1e-9 * 1e-6)
    for method in ("reference", "lagrange"):
        found = model.forward_dynamics(model.state([0.0]), method=method)["pivot"]
        assert found == pytest.approx(wanted, rel=1e-13)
