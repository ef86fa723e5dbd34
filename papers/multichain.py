"""Lilly, Orin (1989), Efficient dynamic simulation for multiple chain robotic mechanisms: printed and computed.

The paper prints operation counts and no machine; the two machines here and their reference solutions are ours, solved
by an independent program.

python papers/multichain.py [FOLDER]      also writes the plot of operation counts to FOLDER (default: out)
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import casadi as ca
import numpy as np

import closedchain as cc
from closedchain.dynamics.operational_space.counting import ours, papers
from closedchain.model.system import free_coordinates

DATA = Path(__file__).parents[1] / "tests" / "data" / "multichain.json"
MACHINES = {
    "arms_rigid": (cc.library.three_arms, "arm", "grasp"),
    "hand_hard_nc3": (cc.library.hand, "finger", "contact"),
}


def posed(name: str) -> tuple[cc.Model, cc.State, dict[str, float], dict[str, object]]:
    """A machine of the data file in its state, with its forces."""
    data = json.loads(DATA.read_text(encoding="utf-8"))[name]
    make, chain, _ = MACHINES[name]
    w = data["wrench_world"]
    model = cc.compile(replace(make(), wrenches=(cc.Wrench("object", force=w[3:], moment=w[:3]),)))
    q, v = np.array(model.system.neutral), np.zeros(model.system.nv)
    for k, (angles, rates) in enumerate(zip(data["state"]["q"], data["state"]["qd"], strict=True)):
        for j, (angle, rate) in enumerate(zip(angles, rates, strict=True)):
            link = model.system.carrier(f"{chain}{k + 1}_joint{j + 1}")
            q[link.q], v[link.v] = angle, rate
    R, held = np.array(data["state"]["R0"]), model.system.link("object")
    q[held.q] = free_coordinates(R, np.array(data["state"]["p0"]))
    v[held.v] = np.r_[R.T @ data["state"]["w0"], R.T @ data["state"]["v0"]]
    tau = {f"{chain}{k + 1}_joint{j + 1}": t for k, row in enumerate(data["tau"]) for j, t in enumerate(row)}
    return model, model.state(q, v), tau, data


def accelerations(name: str) -> list[tuple[str, str, str, float]]:
    """Rows: quantity, computed, independent reference, relative difference."""
    model, state, tau, data = posed(name)
    found = model.forward_dynamics(state, tau, method="operational_space")
    _, chain, tip = MACHINES[name]
    R = state.body("object").rotation
    a0 = np.r_[R.T @ found.platform[:3], R.T @ found.platform[3:]]
    f1, wanted = found.reactions[f"{chain}1_{tip}"], np.array(data["f_tip_frame"][0])
    rows = []
    for what, mine, theirs in (("a0", a0, np.array(data["a0_classical"])), ("f1", f1, wanted)):
        difference = np.abs(mine - theirs).max() / np.abs(theirs).max()
        rows.append((f"{name} {what}", _short(mine), _short(theirs), float(difference)))
    return rows


# N m/rad per joint of an arm; a tenth of it in N m s/rad damps
HOLDING = (400.0, 400.0, 200.0, 20.0, 20.0, 10.0)


def drift(integrator: str, step: float, feedback: float) -> float:
    """Loop error (m) of the arms after 2 s in which their drives pull them back to where they started."""
    model, state, tau, _ = posed("arms_rigid")
    method = cc.OperationalSpace(baumgarte=feedback)
    kernel, forces, nq = model.forward_kernel(method), model.forces(tau), model.system.nq
    tree = model.kinematics.tree
    joints = [model.system.carrier(actuator.joint) for actuator in model.system.actuators]
    at, of = ([part.start for part in parts] for parts in ([j.q for j in joints], [j.v for j in joints]))
    K, home = np.tile(HOLDING, 3), state.q[at]
    rates = cc.Kernel(ca.Function("rates", [tree.q, tree.v], [ca.densify(tree.rates)]))

    def slope(y: np.ndarray) -> np.ndarray:
        q, v = y[:nq], y[nq:]
        pull = forces - (K * (q[at] - home) + K / 10 * v[of])
        return np.r_[rates(q, v), kernel(q, v, pull)[0]]

    y, quaternion = np.r_[state.q, state.v], model.system.link("object").q.start
    for _ in range(round(2.0 / step)):
        if integrator == "euler":
            y = y + step * slope(y)
        else:
            k1 = slope(y)
            k2 = slope(y + step / 2 * k1)
            k3 = slope(y + step / 2 * k2)
            y = y + step / 6 * (k1 + 2 * k2 + 2 * k3 + slope(y + step * k3))
        y[quaternion : quaternion + 4] /= np.linalg.norm(y[quaternion : quaternion + 4])
    return float(model.kinematics.loop_error(y[:nq]))


def count_table() -> list[tuple[int, int, int, int, int, int, int]]:
    """Rows: N, n_c, m, the paper's multiplications and additions, ours."""
    cases = [(N, n_c, 3) for N in range(3, 8) for n_c in range(1, 7)] + [(6, 3, m) for m in range(1, 7)]
    return [(*case, *papers(*case), *ours(*case)) for case in cases]


def _short(values: np.ndarray) -> str:
    return "[" + ", ".join(f"{value:.8g}" for value in values) + "]"


def main(folder: Path) -> None:
    print("| quantity | printed | computed | independent reference | difference | verdict |\n|---|---|---|---|---|---|")
    for name in MACHINES:
        for what, mine, theirs, difference in accelerations(name):
            verdict = "agrees" if difference < 1e-9 else "DIFFERS"
            print(f"| {what} | — | {mine} | {theirs} | {difference:.1e} | {verdict} |")
    for N, n_c, m, printed in ((6, 3, 3, (10292, 8468)), (6, 3, 1, (3488, 2870))):
        print(
            f"| operations, N={N}, n_c={n_c}, m={m} | {printed} | {ours(N, n_c, m)} | {papers(N, n_c, m)} | | fewer |"
        )
    for integrator, step, feedback, noted in (
        ("rk4", 2e-3, 0.0, 6.5e-11),
        ("rk4", 2e-3, 10.0, 2.5e-14),
        ("euler", 1e-3, 0.0, 4.6e-4),
        ("euler", 1e-3, 10.0, 1.4e-7),
    ):
        found = drift(integrator, step, feedback)
        gains = "gains 100 and 20" if feedback else "no feedback"
        verdict = "another motion, the same effect of feedback"
        print(f"| drift, {integrator} {step * 1e3:g} ms, {gains} (m) | — | {found:.2g} | {noted:.2g} | | {verdict} |")
    print("\n| N | n_c | m | paper × | paper + | ours × | ours + |\n|---|---|---|---|---|---|---|")
    for row in count_table():
        print("| " + " | ".join(str(entry) for entry in row) + " |")
    from closedchain.show.contacts import plot_costs

    folder.mkdir(exist_ok=True, parents=True)
    plot_costs().savefig(folder / "multichain_costs.png", dpi=150)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "out"))
