"""How cost grows with the number of legs m and of bodies per leg N, by formulation, beside Pinocchio.

Every machine is a platform on m legs of N links and revolute joints in general positions, held by balls: mN + 6 − 3m
degrees of freedom. Exact formulations should grow as straight lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from bench_forward import one_at_a_time, row
from peers import PinocchioPeer, best_of

import closedchain as cc

TITLE = "Scaling: forward dynamics of m legs with N bodies each on a platform"
PICTURE = "scaling.png"
LEGS, BODIES = (3, 4, 6, 8, 10, 12), (3, 4, 6, 8, 10, 12)
SHORT = (200, 400)  # many short runs, of which one is left undisturbed
USUAL = 3  # bodies per leg while legs grow, legs while bodies grow
METHODS = {"auto": "*", "lagrange": "o", "denoc": "s", "operational_space": "^", "virtual_spring": "v"}
PEER = "Pinocchio constraintDynamics"


@dataclass(frozen=True)
class Cost:
    """Seconds per evaluation, one at a time in a compiled loop, operations and formulation; none for the peer."""

    seconds: float
    operations: int
    method: str = ""


def measure() -> list[dict[str, object]]:
    rows = []
    for what, sizes, found in (("leg", LEGS, by_legs()), ("body of every leg", BODIES, by_bodies())):
        last = f"{sizes[-1]} legs of {USUAL} bodies" if what == "leg" else f"{USUAL} legs of {sizes[-1]} bodies"
        theirs = found[PEER]
        for method in METHODS:
            costs = found[method]
            each, off = line(sizes, [cost.operations for cost in costs])
            slope, peer = (line(sizes, [cost.seconds for cost in part])[0] for part in (costs, theirs))
            taken = f"auto ({costs[-1].method})" if method == "auto" else method
            rows.append(
                row(
                    f"{taken}, {last}",
                    f"{costs[-1].seconds * 1e6:.2f} µs",
                    f"{PEER} {theirs[-1].seconds * 1e6:.1f} µs",
                    theirs[-1].seconds / costs[-1].seconds,
                    None,
                    f"{slope * 1e6:.3f} µs and {each:.0f} operations for each {what} more (off a straight line by "
                    f"{off:.1%} at most); Pinocchio {peer * 1e6:.2f} µs",
                )
            )
    return rows


@cache
def by_legs() -> dict[str, list[Cost]]:
    return gathered([(m, USUAL) for m in LEGS])


@cache
def by_bodies() -> dict[str, list[Cost]]:
    return gathered([(USUAL, n) for n in BODIES])


def gathered(sizes: list[tuple[int, int]]) -> dict[str, list[Cost]]:
    found: dict[str, list[Cost]] = {name: [] for name in (*METHODS, PEER)}
    for m, n in sizes:
        model = cc.compile(machine(m, n))
        rng = np.random.default_rng(0)
        state = model.assemble()
        N = model.kinematics.free_motions(state.q)
        state = state.replace(v=N @ rng.standard_normal(N.shape[1]))
        tau = rng.standard_normal(len(model.system.actuators))
        for name in METHODS:
            kernel = model.kernels.forward(name)
            seconds = one_at_a_time(kernel, state, tau, *SHORT)
            found[name].append(Cost(seconds, kernel.operations, model.method(name).name))
        peer = PinocchioPeer(model)
        assert peer.check(state, tau) < 1e-9
        q, v = peer.coordinates(state)
        Q = peer.generalised(state, tau)
        found[PEER].append(Cost(alone_there(peer, q, v, Q), 0))
    return found


def alone_there(peer: PinocchioPeer, q: np.ndarray, v: np.ndarray, Q: np.ndarray) -> float:
    def some() -> None:
        for _ in range(50):
            peer.constraint_dynamics(q, v, Q)

    return best_of(some, 200) / 50


def line(sizes: tuple[int, ...], values: list[float]) -> tuple[float, float]:
    """Slope of the straight line nearest to values, and the largest distance from it as a share of the largest."""
    slope, start = np.polyfit(sizes, values, 1)
    off = np.abs(slope * np.array(sizes) + start - values).max() / np.max(values)
    return float(slope), float(off)


def machine(legs: int, bodies: int) -> cc.Mechanism:
    """A platform on legs whose links and axes point nowhere in particular; closed where all angles are zero."""
    rng = np.random.default_rng(7)
    up = np.array([0.0, 0.0, 1.0])
    parts, joints = [cc.Body("platform", 3.0, (0.02, -0.01, 0.03), (0.11, 0.09, 0.15))], []
    for leg in range(legs):
        turn = 2 * np.pi * leg / max(legs, 3)
        at = np.array([np.cos(turn), np.sin(turn), 0.0])
        before, origin = "ground", at
        for number in range(bodies):
            name, step = f"leg{leg}_{number}", (up + 0.4 * rng.standard_normal(3)) / bodies
            parts.append(cc.Body(name, 1.0 / bodies, tuple(step / 2), (0.013, 0.017, 0.011)))
            frame = cc.Pose(tuple(origin), axis=tuple(unit(rng.standard_normal(3))))
            joints.append(cc.Joint(f"{name}_hinge", "revolute", before, name, frame, cc.Pose(axis=frame.axis)))
            before, origin, at = name, step, at + step
        joints.append(cc.spherical(f"leg{leg}_ball", before, "platform", tuple(origin), tuple(at - up)))
    drives = [cc.Actuator(f"motor{leg}", f"leg{leg}_0_hinge") for leg in range(legs)]
    home = cc.Pose(tuple(up))
    return cc.Mechanism(f"{legs}x{bodies}", parts, joints, drives, platform="platform", home=home)


def unit(vector: np.ndarray) -> np.ndarray:
    return vector / np.linalg.norm(vector)


def draw(folder: Path) -> Path:
    """Time and operations against m and N."""
    from matplotlib.figure import Figure

    from closedchain.show.style import styled

    with styled():
        figure = Figure(figsize=(9.0, 6.2), layout="constrained")
        panels = figure.subplots(2, 2, sharex="col", sharey="row")
    for column, (sizes, found, label) in enumerate(
        (
            (LEGS, by_legs(), f"legs m of {USUAL} bodies each"),
            (BODIES, by_bodies(), f"bodies N in each of {USUAL} legs"),
        )
    ):
        top, bottom = panels[:, column]
        for name, marker in METHODS.items():
            top.plot(sizes, [1e6 * cost.seconds for cost in found[name]], f"{marker}-", ms=5, label=name)
            bottom.plot(sizes, [cost.operations for cost in found[name]], f"{marker}-", ms=5, label=name)
        top.plot(sizes, [1e6 * cost.seconds for cost in found[PEER]], "kD--", ms=4, label=PEER)
        top.set(yscale="log")
        bottom.set(xlabel=label)
    panels[1, 0].set_ylim(0, None)
    panels[0, 0].set_ylabel("µs per evaluation, one at a time")
    panels[1, 0].set_ylabel("operations per evaluation")
    figure.legend(*panels[0, 0].get_legend_handles_labels(), loc="outside upper center", ncols=5, fontsize=8)
    path = folder / PICTURE
    figure.savefig(path, dpi=90)
    return path
