"""The library's data give the papers' geometry and, through an independent solution, the papers' motion and forces."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from closedchain import library
from closedchain.errors import ArgumentError
from closedchain.mechanism import Mechanism, Wrench
from oracles.maximal import accelerations
from oracles.state import STILL, BodyState
from unit.library.checker import of_frame, placed

PAPERS = json.loads((Path(__file__).parent / "data" / "papers.json").read_text(encoding="utf-8"))
close = pytest.approx


def starts(machine: Mechanism, names: list[str]) -> np.ndarray:
    return np.concatenate([machine.joint(name).start for name in names])


def at_rest(machine: Mechanism) -> dict[str, BodyState]:
    zero = np.zeros(3)
    return {name: BodyState(T[:3, :3], T[:3, 3], zero, zero) for name, T in placed(machine).items() if name != "ground"}


def moving(machine: Mechanism, velocities: dict[str, float]) -> dict[str, BodyState]:
    """Bodies moved by the velocities of revolute and prismatic joints, each reached from its parent."""
    places, states = placed(machine), {"ground": STILL}
    for joint in (machine.joint(name) for name in velocities):
        before, T = states[joint.parent], places[joint.child]
        axis = velocities[joint.name] * (places[joint.parent] @ of_frame(joint.at))[:3, 2]
        at = (T @ of_frame(joint.child_at))[:3, 3]
        turns = joint.kind == "revolute"
        omega = before.omega + (axis if turns else 0)
        v = before.v + np.cross(before.omega, at - before.p) + (0 if turns else axis) + np.cross(omega, T[:3, 3] - at)
        states[joint.child] = BodyState(T[:3, :3], T[:3, 3], omega, v)
    del states["ground"]
    return states


def largest(found: dict[str, tuple[np.ndarray, np.ndarray]]) -> float:
    return max(float(np.abs(np.concatenate(pair)).max()) for pair in found.values())


def test_wang_four_bar() -> None:
    paper, machine = PAPERS["wang_four_bar"], library.four_bar()
    crank, coupler, rocker = starts(machine, ["crank", "coupler", "rocker"])
    assert [crank + coupler, rocker] == close(paper["alpha_phi"], abs=1e-12)
    found = accelerations(machine, at_rest(machine), {"crank_motor": 6.0})
    assert [found[name][0][2] for name in ("crank", "coupler", "rocker")] == close(paper["qdd"], abs=1e-9)


def test_wang_gough_stewart() -> None:
    paper, machine = PAPERS["wang_gough_stewart"], library.gough_stewart()
    legs = range(1, 7)
    assert starts(machine, [f"leg{i}_slide" for i in legs]) == close(paper["rho"], abs=1e-12)
    hooke = starts(machine, [f"leg{i}_base" for i in legs]).reshape(6, 2)
    assert hooke == close(np.transpose([paper["alpha"], paper["beta"]]), abs=1e-12)
    alpha, a = accelerations(machine, at_rest(machine), {})["platform"]
    assert alpha == close(np.array(paper["angular_acceleration"]), abs=1e-9)
    assert a == close(np.array(paper["acceleration"]), abs=1e-9)


def test_legs_have_the_limits_that_are_given_and_others_none() -> None:
    limited = library.gough_stewart(travel=(0.5, 4.5))
    assert [joint.limits for joint in limited.joints if joint.kind == "prismatic"] == [((0.5, 4.5),)] * 6
    with pytest.raises(ArgumentError, match="travel"):
        library.gough_stewart(travel=(0.5,))
    for name, make in library.machines().items():
        assert not any(joint.limits for joint in make().joints), name


def test_wang_prints_leg_lengths() -> None:
    printed = [1.48341, 1.53551, 1.66955, 1.58501, 1.54805, 1.58566]
    assert starts(library.gough_stewart(), [f"leg{i}_slide" for i in range(1, 7)]) == close(printed, abs=4e-4)


@pytest.mark.parametrize("mode", ["up", "down"])
def test_saha_four_bar(mode: str) -> None:
    paper, machine = PAPERS["saha_four_bar"][mode], library.four_bar_saha(mode=mode)
    assert starts(machine, ["crank", "coupler", "closing"]) == close(paper["theta"], abs=1e-12)
    held = accelerations(machine, at_rest(machine), {"crank_motor": paper["tau"]})
    assert largest(held) < 1e-10


@pytest.mark.parametrize(("side", "mode"), [(1, "up"), (1, "down"), (-1, "up"), (-1, "down")])
def test_saha_mode_is_where_it_says(side: int, mode: str) -> None:
    machine = library.four_bar_saha(side=side, mode=mode, crank=1.2)
    places = placed(machine)
    tip, pivot = places["coupler"][:3, 3], np.array([side * 1.0, 0, 0])
    joint = places["rocker"][:3, 3]
    line = tip[1] + (joint[0] - tip[0]) * (pivot[1] - tip[1]) / (pivot[0] - tip[0])
    assert (joint[1] > line) == (mode == "up")
    assert np.linalg.norm(joint - pivot) == close(0.6, abs=1e-12)


@pytest.mark.parametrize(("side", "mode"), [(1, "up"), (1, "down"), (-1, "up"), (-1, "down")])
def test_saha_five_bar_mode_is_where_it_says(side: int, mode: str) -> None:
    machine = library.five_bar(side=side, mode=mode, cranks=(1.4, 1.2))
    places = placed(machine)
    one, two = places["leg1_distal"][:3, 3], places["leg2_distal"][:3, 3]
    tip = (places["leg1_distal"] @ np.array([1.1, 0, 0, 1]))[:3]
    line = one[1] + (tip[0] - one[0]) * (two[1] - one[1]) / (two[0] - one[0])
    assert (tip[1] > line) == (mode == "up")
    assert places["leg2_proximal"][0, 3] == close(side * 1.2, abs=1e-12)


def test_saha_five_bar() -> None:
    paper, machine = PAPERS["saha_five_bar"], library.five_bar()
    names = ["leg1_base", "leg1_elbow", "leg2_base", "leg2_elbow", "leg2_tip"]
    assert starts(machine, names) == close(paper["theta"], abs=1e-12)
    tip = placed(machine)["leg1_distal"] @ np.array([1.1, 0, 0, 1])
    assert tip[:2] == close(paper["E"], abs=1e-12)
    held = accelerations(machine, at_rest(machine), dict(zip(("leg1", "leg2"), paper["tau"], strict=True)))
    assert largest(held) < 1e-10


def test_saha_gough_stewart() -> None:
    paper, machine = PAPERS["saha_gough_stewart"], library.gough_stewart_saha()
    parts = ("base_x", "base_y", "slide", "tip_x", "tip_y", "tip_z")
    names = [f"leg{i}_{part}" for i in range(1, 7) for part in parts]
    assert starts(machine, names) == close(paper["q"], abs=1e-12)
    forces = {f"leg{i + 1}": force for i, force in enumerate(paper["tau_static"])}
    assert largest(accelerations(machine, at_rest(machine), forces)) < 1e-9
    forces = {f"leg{i + 1}": force for i, force in enumerate(paper["tau"])}
    states = moving(machine, dict(zip(names, paper["rates"], strict=True)))
    found = accelerations(machine, states, forces)
    assert [slide_acceleration(i, states, found) for i in range(1, 7)] == close(paper["qdd_act"], abs=1e-9)


def slide_acceleration(i: int, states: dict[str, BodyState], found: dict[str, tuple[np.ndarray, np.ndarray]]) -> float:
    lower, upper = states[f"leg{i}_lower"], states[f"leg{i}_upper"]
    way, axis = upper.p - lower.p, lower.R[:, 2]
    centripetal = np.cross(lower.omega, np.cross(lower.omega, way))
    return float(axis @ (found[f"leg{i}_upper"][1] - centripetal))


def test_hexapod_geometry() -> None:
    paper, layout, machine = PAPERS["hexapod"], library.hexapod_layout(), library.hexapod()
    assert [layout.l1, layout.h, layout.beta0, layout.beta] == close(
        [paper[key] for key in ("l1", "h", "beta0", "beta")], abs=1e-12
    )
    for i, letter in enumerate("ABCDEF"):
        assert machine.joint(f"leg{letter}_slide").at.matrix[:, 2] == close(paper["guideway_dirs_z1"][i], abs=1e-12)
        assert machine.joint(f"leg{letter}_tip").child_at.position == close(paper["platform_points_in_G"][i], abs=1e-12)
        central = starts(machine, [f"leg{letter}_slide", f"leg{letter}_hook"])
        assert central == close(np.zeros(3), abs=1e-12)


def test_hexapod_turned() -> None:
    paper = PAPERS["hexapod"]["rotation"]
    machine = library.hexapod(position=paper["x"][:3], angles=paper["x"][3:])
    assert starts(machine, [f"leg{c}_slide" for c in "ABCDEF"]) == close(paper["lam"], abs=1e-12)
    hooke = starts(machine, [f"leg{c}_hook" for c in "ABCDEF"]).reshape(6, 2)
    assert hooke == close(np.transpose([paper["phi21"], paper["phi32"]]), abs=1e-12)


def test_hexapod_forces() -> None:
    paper = PAPERS["hexapod"]["vertical_end"]
    machine = library.hexapod(position=paper["x"][:3])
    forces = {f"leg{c}": f for c, f in zip("ABCDEF", paper["f"], strict=True)}
    alpha, a = accelerations(machine, at_rest(machine), forces)["platform"]
    assert a == close(np.array(paper["xdd"][:3]), abs=1e-9)
    assert alpha == close(np.zeros(3), abs=1e-9)


@pytest.mark.parametrize("pose", PAPERS["spherical"])
def test_unlimited_roll_axes(pose: str) -> None:
    paper = PAPERS["spherical"][pose]
    machine = library.unlimited_roll(pose=np.deg2rad(paper["pose_deg"]))
    places = placed(machine)
    for i in range(3):
        elbow, tip = machine.joint(f"leg{i + 1}_elbow"), machine.joint(f"leg{i + 1}_tip")
        v = places[elbow.parent][:3, :3] @ elbow.at.matrix[:, 2]
        w = places["platform"][:3, :3] @ tip.child_at.matrix[:, 2]
        assert v == close(np.array(paper["v"][i]), abs=1e-7)  # one leg of one pose is at its limit
        assert w == close(np.array(paper["w"][i]), abs=1e-12)


@pytest.mark.parametrize("make", [library.unlimited_roll, library.coaxial, library.agile_wrist])
@pytest.mark.parametrize("pose", [(0.0, 0.0, 0.0), (0.4, 0.3, 0.1)])
def test_wrist_axes_meet_in_the_centre(make: Callable[..., Mechanism], pose: tuple[float, float, float]) -> None:
    machine = make(pose=pose)
    places = placed(machine)
    for joint in machine.joints:
        T = places[joint.parent] @ of_frame(joint.at)
        assert T[:3, 3] == close(0.2 * T[:3, 2], abs=1e-12)
    for i in (1, 2, 3):
        u, v, w = (
            (places[j.parent] @ of_frame(j.at))[:3, 2]
            for j in (machine.joint(f"leg{i}_{part}") for part in ("base", "elbow", "tip"))
        )
        assert np.cross(u, v) @ w < 0


def grasp(machine: Mechanism, paper: dict, chain: str, count: int) -> tuple[np.ndarray, np.ndarray]:
    """Acceleration of the object [angular; linear] under the paper state's torques and wrench."""
    names = [[f"{chain}{i}_joint{k}" for k in range(1, count + 1)] for i in (1, 2, 3)]
    flat = [name for row in names for name in row]
    states = moving(machine, dict(zip(flat, np.ravel(paper["qd"]), strict=True)))
    T = placed(machine)["object"]
    states["object"] = BodyState(T[:3, :3], T[:3, 3], np.array(paper["w0"]), np.array(paper["v0"]))
    loaded = replace(machine, wrenches=(Wrench("object", paper["wrench"][3:], paper["wrench"][:3]),))
    found = accelerations(loaded, states, dict(zip(flat, np.ravel(paper["tau"]), strict=True)))
    return np.concatenate(found["object"]), starts(machine, flat).reshape(3, count)


@pytest.mark.parametrize(
    ("key", "make", "chain", "count", "contact"),
    [
        ("arms_rigid", library.three_arms, "arm", 6, "grasp"),
        ("hand_hard_nc3", library.hand, "finger", 3, "contact"),
    ],
)
def test_grasped_object(key: str, make: Callable[[], Mechanism], chain: str, count: int, contact: str) -> None:
    paper, machine = PAPERS[key], make()
    assert machine.home.matrix == close(np.array(paper["R0"]), abs=1e-12)
    assert machine.home.position == close(paper["p0"], abs=1e-12)
    for i in range(3):
        base = machine.joint(f"{chain}{i + 1}_joint1").at
        assert base.matrix == close(np.array(paper["bases"][i]["R"]), abs=1e-12)
        assert base.position == close(paper["bases"][i]["p"], abs=1e-12)
        held = machine.joint(f"{chain}{i + 1}_{contact}")
        for frame, side in ((held.at, "tips"), (held.child_at, "mating")):
            assert frame.matrix == close(np.array(paper[side][i]["R"]), abs=1e-12)
            assert frame.position == close(paper[side][i]["p"], abs=1e-12)
    acceleration, q = grasp(machine, paper, chain, count)
    assert q == close(np.array(paper["q"]), abs=1e-12)
    assert acceleration == close(np.array(paper["a0_world"]), rel=1e-11, abs=1e-11)
