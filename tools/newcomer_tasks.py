"""Twenty tasks of three kinds of users, each beside a calculation by hand that shares nothing with the package.

python tools/newcomer_tasks.py [--json] [TASK ...]     exit status 1 where a result is not the one by hand
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from scipy.integrate import solve_ivp
from scipy.special import ellipk, ellipkinc

import closedchain as cc

G = 9.81
Answer = tuple[Any, Any, float]  # the product's, by hand, and how far they may differ


def arm(mass: float = 2.0, half: float = 0.5, inertia: float = 0.2) -> cc.Model:
    """A bar on a hinge that lifts it; the angle is that above the horizontal."""
    bar = cc.Body("arm", mass=mass, center=(half, 0, 0), inertia=(0.01, inertia, inertia))
    hinge = cc.pin("shoulder", "ground", "arm", (0, 0, 0), axis=(0, -1, 0))
    return cc.compile(cc.drawing("arm", [bar], [hinge], [cc.Actuator("motor", "shoulder")]))


INERTIA = 0.2 + 2.0 * 0.5**2  # kg m², of that arm about its hinge
MOMENT = 2.0 * G * 0.5  # N m, of its weight when it lies


# a designer
def delta_motor_angles() -> Answer:
    """Motor angles of a Delta for a place of its platform."""
    model, place = cc.compile(cc.library.delta()), np.array([0.1, -0.12, -0.55])
    state = model.assemble(platform=cc.Pose(tuple(place)))
    return [state[f"leg{k}_base"] for k in (1, 2, 3)], [delta_angle(place, k) for k in range(3)], 1e-9


def delta_angle(place: np.ndarray, leg: int) -> float:
    """In the leg's plane the elbow is on two circles; NaN out of reach."""
    turn = 2 * np.pi * leg / 3
    along, across = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    x, off, z = place[:2] @ along + 0.06 - 0.2, place[:2] @ across, place[2]
    # |0.3 (cos t, -sin t) - (x, z)|² + off² = 0.65²
    a, b, c = 2 * 0.3 * x, -2 * 0.3 * z, x * x + z * z + 0.3**2 + off**2 - 0.65**2
    size = np.hypot(a, b)
    return float(np.arctan2(b, a) - np.arccos(c / size)) if abs(c) <= size else np.nan


def delta_box() -> Answer:
    """Which of 1,331 places in a box does it reach?"""
    model = cc.compile(cc.library.delta())
    x, y, z = np.linspace(-0.7, 0.7, 11), np.linspace(-0.7, 0.7, 11), np.linspace(-0.95, -0.2, 11)
    status = model.inverse_dynamics_map(cc.Grid.cartesian(x, y, z), progress=False).status.values
    by_hand = [
        [[not np.isnan([delta_angle(np.array([a, b, c]), k) for k in range(3)]).any() for c in z] for b in y] for a in x
    ]
    return (status != 1).ravel(), np.ravel(by_hand), 0


def platform_stiffness() -> Answer:
    """Stiffness of a platform whose six motors give way: the sum of k s sᵀ over the legs' screws s."""
    machine = cc.library.gough_stewart()
    motors = [replace(motor, stiffness=2e6) for motor in machine.actuators]
    model = cc.compile(replace(machine, actuators=motors))
    state = model.assemble()
    K = np.zeros((6, 6))
    for k in range(1, 7):
        foot, tip = (joint_place(model, state, f"leg{k}_{end}") for end in ("base", "tip"))
        along = (tip - foot) / np.linalg.norm(tip - foot)
        screw = np.concatenate([np.cross(tip - state.platform.position, along), along])
        K += 2e6 * np.outer(screw, screw)
    return model.stiffness(state).matrix / 2e6, K / 2e6, 1e-9


def joint_place(model: cc.Model, state: cc.State, name: str) -> np.ndarray:
    joint = model.mechanism.joint(name)
    at = np.array(joint.at.position)
    return at if joint.parent == "ground" else state.body(joint.parent).point(at)


def crane_cylinder() -> Answer:
    """What the cylinder of a boom carries: moments about its foot."""
    foot, base, ear, tip = (0, 0, 0), (0.6, 0, -0.4), (1.5, 0, 0.8), (3.0, 0, 1.2)
    boom = cc.Body("boom", mass=300.0, center=tip, inertia=(10.0, 10.0, 10.0))
    barrel, rod = cc.Body("barrel", mass=0.0), cc.Body("rod", mass=0.0)
    joints = [
        cc.pin("foot", "ground", "boom", foot, axis=(0, -1, 0)),
        cc.pin("base", "ground", "barrel", base, axis=(0, -1, 0)),
        cc.slider("ram", "barrel", "rod", base, axis=(0.9, 0, 1.2)),
        cc.pin("ear", "rod", "boom", ear, axis=(0, -1, 0)),
    ]
    model = cc.compile(cc.drawing("crane", [boom, barrel, rod], joints, [cc.Actuator("cylinder", "ram")]))
    force = model.inverse_dynamics(model.assemble())["cylinder"]
    along = np.array([0.6, 0.8])  # from base to ear
    return force, 300.0 * G * 3.0 / (1.5 * along[1] - 0.8 * along[0]), 1e-9 * force


def arm_motor() -> Answer:
    """Torque of an arm that goes from 0 to 1 rad in 0.8 s by a cycloid."""
    times = np.linspace(0.0, 0.8, 41)
    motion = cc.motions.joints({"shoulder": 0.0}, {"shoulder": 1.0}, duration=0.8)
    found = arm().inverse_dynamics_along(motion, times=times).forces[:, 0]
    s = times / 0.8
    angle, acceleration = s - np.sin(2 * np.pi * s) / (2 * np.pi), 2 * np.pi * np.sin(2 * np.pi * s) / 0.8**2
    return found, INERTIA * acceleration + MOMENT * np.cos(angle), 1e-9


def slider_crank_place() -> Answer:
    """Where a piston is: r cos t + √(l² − r² sin² t)."""
    r, rod, angles = 0.05, 0.18, np.linspace(0.3, 2.8, 6)
    bodies = [cc.Body.rod("crank", 1.0, r), cc.Body.rod("rod", 1.0, rod), cc.Body("piston", 1.0, inertia=(1e-3,) * 3)]
    z = (0, 0, 1)
    joints = [
        cc.revolute("shaft", "ground", "crank", axis=z),
        cc.revolute("crankpin", "crank", "rod", at=(r, 0, 0), axis=z),
        cc.revolute("gudgeon", "rod", "piston", at=(rod, 0, 0), axis=z),
        cc.prismatic("bore", "ground", "piston", axis=(1, 0, 0), child_axis=(1, 0, 0)),
    ]
    machine = cc.Mechanism("engine", bodies, joints, [cc.Actuator("motor", "shaft")], gravity=(0, 0, 0))
    model = cc.compile(machine)
    rod_angle = -float(np.arcsin(r * np.sin(0.3) / rod)) - 0.3  # the piston on the right
    state, found = model.assemble(joints={"shaft": 0.3, "crankpin": rod_angle}), []
    for angle in angles:
        state = model.assemble(joints={"shaft": float(angle)}, guess=state)
        found.append(state.body("piston").position[0])
    return found, r * np.cos(angles) + np.sqrt(rod**2 - (r * np.sin(angles)) ** 2), 1e-9


def spring_sag() -> Answer:
    """How far a weight sinks on a spring."""
    weight = cc.Body("weight", mass=3.0, inertia=(0.01,) * 3)
    slide = cc.prismatic("slide", "ground", "weight", axis=(0, 0, 1), spring=cc.JointSpring(1500.0, 0.0))
    model = cc.compile(cc.Mechanism("scale", [weight], [slide]))
    return model.equilibrium(model.assemble()).state["slide"], -3.0 * G / 1500.0, 1e-12


# a control engineer
def linearised_pendulum() -> Answer:
    """A and B of a hanging arm."""
    model = arm()
    linear = model.linearize(model.assemble(joints={"shoulder": -np.pi / 2}))
    return [linear.A[1, 0], linear.B[1, 0]], [-MOMENT / INERTIA, 1 / INERTIA], 1e-7


def natural_frequency() -> Answer:
    """The frequency of small swings about the equilibrium, Hz."""
    model = arm()
    found = model.equilibrium(model.assemble(joints={"shoulder": -1.2})).frequencies[0]
    return found, np.sqrt(MOMENT / INERTIA) / (2 * np.pi), 1e-8


def controlled_arm() -> Answer:
    """An arm under PD control and gravity, beside SciPy's solution of the equation by hand."""
    model = arm()
    run = model.simulate(
        model.assemble(), 1.0, lambda t, x: [40.0 * (0.8 - x["shoulder"]) - 6.0 * x.velocity("shoulder")]
    )

    def slope(t: float, x: np.ndarray) -> list[float]:
        return [x[1], (40.0 * (0.8 - x[0]) - 6.0 * x[1] - MOMENT * np.cos(x[0])) / INERTIA]

    by_hand = solve_ivp(slope, (0, 1), [0.0, 0.0], rtol=1e-12, atol=1e-12, method="DOP853").y[0, -1]
    return run["shoulder"][-1], by_hand, 1e-9


def time_to_the_bottom() -> Answer:
    """When a swinging arm first passes the bottom: an elliptic integral."""
    model = arm()
    bottom = cc.Event("bottom", lambda t, state: state["shoulder"] + np.pi / 2)
    run = model.simulate(model.assemble(joints={"shoulder": 0.0}), 3.0, events=[bottom])
    k = np.sin(np.pi / 4) ** 2
    return run.time[-1], ellipk(k) / np.sqrt(MOMENT / INERTIA), 1e-9


def speed_of_a_fall() -> Answer:
    """The time from 1 rad above the bottom to 0.5 rad above it."""
    model = arm()
    there = cc.Event("there", lambda t, state: state["shoulder"] + np.pi / 2 - 0.5)
    run = model.simulate(model.assemble(joints={"shoulder": 1.0 - np.pi / 2}), 3.0, events=[there])
    k = np.sin(0.5) ** 2
    passed = np.arcsin(np.sin(0.25) / np.sin(0.5))
    return run.time[-1], (ellipk(k) - ellipkinc(passed, k)) / np.sqrt(MOMENT / INERTIA), 1e-9


def ramp_of_a_table() -> Answer:
    """A wheel whose torque grows from 0 to 4 N m in 0.5 s."""
    wheel = cc.Body("wheel", mass=1.0, inertia=(0.1, 0.1, 0.2))
    machine = cc.Mechanism("wheel", [wheel], [cc.revolute("axle", "ground", "wheel")], [cc.Actuator("motor", "axle")])
    model = cc.compile(machine)
    run = model.simulate(model.assemble(), 0.5, cc.Table([0.0, 0.5], [[0.0], [4.0]]))
    return run["axle"][-1], (4.0 / 0.5) / 0.2 * 0.5**3 / 6, 1e-11


def sampled_controller() -> Answer:
    """A wheel under a controller that runs every 10 ms: exact difference equations."""
    wheel = cc.Body("wheel", mass=1.0, inertia=(0.1, 0.1, 0.2))
    machine = cc.Mechanism("wheel", [wheel], [cc.revolute("axle", "ground", "wheel")], [cc.Actuator("motor", "axle")])
    model = cc.compile(machine)
    law = cc.Sampled(lambda t, state: [5.0 * (1.0 - state["axle"]) - 1.2 * float(state.v[0])], period=0.01)
    run = model.simulate(model.assemble(), 0.5, law)
    q = v = 0.0
    for _ in range(50):
        a = (5.0 * (1.0 - q) - 1.2 * v) / 0.2
        q, v = q + 0.01 * v + a * 0.01**2 / 2, v + 0.01 * a
    return run["axle"][-1], q, 1e-9


def ten_thousand_at_once() -> Answer:
    """Accelerations of 10,000 states in one call of a kernel."""
    model, random = arm(), np.random.default_rng(1)
    q, v, torque = (random.uniform(-2, 2, (10_000, 1)) for _ in range(3))
    return model.kernels.forward()(q, v, torque)[0], (torque - MOMENT * np.cos(q)) / INERTIA, 1e-9


# a researcher
def rocker_angle() -> Answer:
    """The rocker of a four-bar beside the intersection of two circles."""
    model = cc.compile(cc.library.four_bar())
    state = model.assemble(joints={"crank": 1.2})
    a, b = joint_place(model, state, "coupler"), joint_place(model, state, "closing")
    c = joint_place(model, state, "rocker")
    rod, rocker = (float(np.linalg.norm(np.subtract(*ends))) for ends in ((b, a), (b, c)))
    assemble = [joint_place(model, model.assemble(joints={"crank": t}), "closing") for t in (1.2, 1.5)]
    centre = joint_place(model, model.assemble(joints={"crank": 1.5}), "coupler")
    return assemble[1], meeting(centre, c, rod, rocker, near=assemble[0]), 1e-9


def meeting(a: np.ndarray, b: np.ndarray, ra: float, rb: float, near: np.ndarray) -> np.ndarray:
    """Where two circles in the xy plane meet."""
    d = float(np.linalg.norm(b - a))
    along = (b - a) / d
    x = (d * d + ra * ra - rb * rb) / (2 * d)
    side = np.sqrt(ra * ra - x * x) * np.array([-along[1], along[0], 0.0])
    return min((a + x * along + side, a + x * along - side), key=lambda p: float(np.linalg.norm(p - near)))


def bricard() -> Answer:
    """A loop of six hinges that moves although counting says that it cannot."""
    report = cc.compile(cc.library.bricard()).report()
    return [report.grubler, report.mobility], [6 * (6 - 1 - 6) + 6, 1], 0


def planetary_gear() -> Answer:
    """Willis: the carrier turns 20/80 as far as the sun, and carries four times its torque."""
    bodies = [cc.Body(name, mass=0.1, inertia=(1e-5, 1e-5, 2e-5)) for name in ("sun", "carrier", "planet")]
    joints = [cc.revolute("sun", "ground", "sun"), cc.revolute("carrier", "ground", "carrier")]
    joints.append(cc.revolute("planet", "carrier", "planet", at=(0.04, 0, 0)))
    couplings = [
        cc.Coupling("outer", joint="planet", to=("sun", "carrier"), ratio=(-1.0, 1.0)),
        cc.Coupling("inner", joint="carrier", to="planet", ratio=-20 / 60),
    ]
    motors = [cc.Actuator("motor", "sun"), cc.Actuator("load", "carrier")]
    model = cc.compile(cc.Mechanism("gear", bodies, joints, motors, couplings=couplings))
    state = model.assemble(joints={"sun": 1.0})
    return [state["carrier"], model.forward_dynamics(state, [1.0, -4.0])["sun"]], [20 / 80, 0.0], 1e-7


def puck(height: float = 0.0, **contact: float) -> tuple[cc.Model, cc.State]:
    body = cc.Body("puck", 2.0, inertia=(0.02, 0.02, 0.03))
    floats, foot = cc.free("floats", "ground", "puck"), cc.Contact("foot", "puck", **contact)
    model = cc.compile(cc.Mechanism("puck", [body], [floats], contacts=[foot]))
    return model, model.state([1, 0, 0, 0, 0, 0, height])


def sliding_distance() -> Answer:
    """How far a puck slides: v²/(2 μ g)."""
    model, state = puck(mu=0.3)
    run = model.simulate(model.state(state.q, [0, 0, 0, 1.5, 0, 0]), 1.0)
    return run.q[-1][4], 1.5**2 / (2 * 0.3 * G), 1e-8


def bounces() -> Answer:
    """The height after the first bounce is e² of the one before."""
    model, state = puck(0.5, restitution=0.6)
    fall = np.sqrt(2 * 0.5 / G)
    top = fall + 0.6 * np.sqrt(2 * G * 0.5) / G
    run = model.simulate(state, float(top))
    return run.q[-1][6], 0.6**2 * 0.5, 1e-8


TASKS: dict[str, tuple[Callable[[], Answer], ...]] = {
    "designer": (
        delta_motor_angles,
        delta_box,
        platform_stiffness,
        crane_cylinder,
        arm_motor,
        slider_crank_place,
        spring_sag,
    ),
    "control engineer": (
        linearised_pendulum,
        natural_frequency,
        controlled_arm,
        time_to_the_bottom,
        speed_of_a_fall,
        ramp_of_a_table,
        sampled_controller,
        ten_thousand_at_once,
    ),
    "researcher": (rocker_angle, bricard, planetary_gear, sliding_distance, bounces),
}


def tried(task: Callable[[], Answer]) -> dict[str, Any]:
    """The largest difference from the result by hand, seconds, and lines of code."""
    begin = time.perf_counter()
    found, by_hand, tolerance = task()
    seconds = time.perf_counter() - begin
    found, by_hand = np.ravel(np.asarray(found, float)), np.ravel(np.asarray(by_hand, float))
    off = float(np.abs(found - by_hand).max()) if found.shape == by_hand.shape else np.inf
    lines = len(inspect.getsource(task).splitlines()) - 2
    return {"off": off, "right": bool(off <= tolerance), "seconds": round(seconds, 2), "lines": lines}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tasks", nargs="*", metavar="TASK")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    known = {task.__name__: task for tasks in TASKS.values() for task in tasks}
    if unknown := [name for name in given.tasks if name not in known]:
        parser.error(f"no task {unknown[0]!r}; tasks: {', '.join(known)}")
    results: dict[str, dict[str, Any]] = {}
    for user, tasks in TASKS.items():
        for task in tasks:
            if given.tasks and task.__name__ not in given.tasks:
                continue
            results[task.__name__] = {"user": user} | tried(task)
            one = results[task.__name__]
            verdict = "right" if one["right"] else "WRONG"
            if not given.json:
                print(f"{user:17} {task.__name__:22} {verdict}  off {one['off']:.1e}  {one['seconds']:5.1f} s"
                      f"  {one['lines']:2} lines", flush=True)  # fmt: skip
    if given.json:
        print(json.dumps(results))
    return 0 if all(one["right"] for one in results.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
