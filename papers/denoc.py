"""Saha, Schiehlen: Recursive kinematics and dynamics for closed loop multibody systems. The paper's two examples.

    python papers/denoc.py [folder for figures, default out/denoc]

The paper prints no torques, angles or inertias, only curves, and its figures do not say on which side the second pivot
lies nor which way the loop is closed; its inertias are not printed either. Here the rods are slender and uniform, and
both layouts of the four-bar are computed. The reference values come from other formulations (minimal coordinates from
the energies; maximal coordinates with multipliers), not from this library.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import closedchain as cc
from closedchain.dynamics.denoc import Minimal
from closedchain.dynamics.denoc.cost import count_operations
from closedchain.show.denoc import plot_cost, plot_curves, plot_instability, plot_joints, plot_runs

T = 20.0  # s, duration of the paper's motions
LAMBDA = 1.0  # 1/s, of (37)
Drive = Callable[[float], tuple[np.ndarray, np.ndarray, np.ndarray]]


def cycloidal(start: tuple[float, ...], end: tuple[float, ...]) -> Drive:
    """(35): angles, rates and accelerations of the driven joints (given in degrees)."""
    first, way = np.deg2rad(start), np.deg2rad(end) - np.deg2rad(start)

    def at(t: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        x = 2 * np.pi * t / T
        return (
            first + way * (t / T - np.sin(x) / (2 * np.pi)),
            way * (1 - np.cos(x)) / T,
            way * 2 * np.pi * np.sin(x) / T**2,
        )

    return at


@dataclass
class Study:
    """One example: a machine, its motion, and what was found on the way."""

    model: cc.Model
    minimal: Minimal
    drive: Drive
    joints: dict[str, str]  # joint by the paper's name

    def state(self, t: float, guess: cc.State | None = None) -> cc.State:
        theta, rates, _ = self.drive(t)
        near = self.model.assemble(dict_of(self.minimal, theta)) if guess is None else guess
        q = self.minimal.close(theta, near.q)
        v = self.minimal.motion(q, rates, np.zeros(len(rates)))[0]
        return self.model.state(q, v)

    def torque(self) -> Callable[[float, cc.State], np.ndarray]:
        """The torques of the motion as a function of time alone: an open-loop replay."""
        last = [self.start()]

        def at(t: float, state: cc.State) -> np.ndarray:
            last[0] = self.state(t, last[0])
            return self.minimal.inverse(last[0], self.drive(t)[2])

        return at

    def feedback(self, gain: float = LAMBDA) -> Callable[[float, cc.State], np.ndarray]:
        """(37): τ = I τ_e + C θ̇, C θ̇ with gravity."""

        def at(t: float, state: cc.State) -> np.ndarray:
            wanted, wanted_rates, wanted_accelerations = self.drive(t)
            theta, rates = self.minimal.coordinates(state.q), self.minimal.rates(state)
            pull = wanted_accelerations - 2 * gain * (rates - wanted_rates) - gain**2 * (theta - wanted)
            return self.minimal.inertia(state) @ pull + self.minimal.bias(state)

        return at

    def start(self) -> cc.State:
        """The description's start is the start of the motion."""
        return self.model.assemble()

    def history(self, count: int = 101) -> dict[str, np.ndarray]:
        """The motion: joint angles, rates, accelerations, torques, inertia, λ² of deviations."""
        times = np.linspace(0.0, T, count)
        found: dict[str, list[np.ndarray]] = {
            name: [] for name in ("angle", "rate", "acceleration", "torque", "square")
        }
        state = self.start()
        for t in times:
            state = self.state(t, state)
            accelerations = self.drive(t)[2]
            _, dv, _ = self.minimal.motion(state.q, self.minimal.rates(state), accelerations)
            found["angle"].append(np.array([state[joint] for joint in self.joints.values()]))
            found["rate"].append(np.array([state.rate(joint) for joint in self.joints.values()]))
            found["acceleration"].append(joint_accelerations(self.model, state, dv, self.joints.values()))
            found["torque"].append(self.minimal.inverse(state, accelerations))
            found["square"].append(deviation_squares(self.minimal, state, found["torque"][-1]))
        return {"time": times, **{name: np.array(rows) for name, rows in found.items()}}


def four_bar(branch: str = "up") -> Study:
    """VI.A: the crank turns from 30° to 90°."""
    model = cc.compile(cc.library.four_bar_saha(branch=branch))
    names = {"θ1": "crank", "θ2": "coupler", "θ3": "closing"}
    return Study(model, model.minimal(), cycloidal((30,), (90,)), names)


def five_bar() -> Study:
    """VI.B: the cranks turn from 30° to 90° and 70.3°."""
    model = cc.compile(cc.library.five_bar())
    names = {"θ1(1)": "leg1_base", "θ2(1)": "leg1_elbow", "θ1(2)": "leg2_base", "θ2(2)": "leg2_elbow"}
    return Study(model, model.minimal(), cycloidal((30, 30), (90, 70.3)), names)


def dict_of(minimal: Minimal, theta: np.ndarray) -> dict[str, float]:
    return dict(zip(minimal.names, theta.tolist(), strict=True))


def joint_accelerations(model: cc.Model, state: cc.State, dv: np.ndarray, joints: object) -> np.ndarray:
    """d/dt of joint rates, also of cut joints: along dv plus the velocity product."""
    kin = model.kinematics
    return np.array(
        [(kin.joint_rates(j, state.q, dv) + kin.joint_product(j, state.q, state.v))[0] for j in joints]  # type: ignore[attr-defined]
    )


def deviation_squares(minimal: Minimal, state: cc.State, torque: np.ndarray, step: float = 1e-5) -> np.ndarray:
    """λ² of small deviations under constant torques: eigenvalues of ∂θ̈/∂θ. Positive: they grow as exp(λ t)."""
    theta, rates = minimal.coordinates(state.q), minimal.rates(state)
    columns = []
    for move in step * np.eye(minimal.size):
        ahead, behind = (
            minimal.forward_dynamics(minimal.close(theta + sign * move, state.q), rates, torque)[0].copy()
            for sign in (1, -1)
        )
        columns.append((ahead - behind) / (2 * step))
    return np.sort(np.linalg.eigvals(np.array(columns).T).real)


def singular_time(study: Study, degrees: tuple[float, float] = (80.0, 70.0)) -> float:
    """When the freely falling five-bar reaches the configuration that its cranks do not determine."""
    start = study.model.assemble(joints=dict_of(study.minimal, np.deg2rad(degrees)), guess=study.start())
    run = study.minimal.simulate(start, 0.6, times=np.linspace(0, 0.6, 1201))
    across = np.array([elbows_cross(study.model, run.state(i)) for i in range(len(run.time))])
    change = int(np.flatnonzero(np.sign(across[1:]) != np.sign(across[:-1]))[0])
    a, b = across[change], across[change + 1]
    return float(run.time[change] + (run.time[change + 1] - run.time[change]) * a / (a - b))


def elbows_cross(model: cc.Model, state: cc.State) -> float:
    """Cross product of the directions of the two distal links: zero when they are in line."""
    one, other = (state.body(name).rotation[:2, 0] for name in ("leg1_distal", "leg2_distal"))
    return float(one[0] * other[1] - one[1] * other[0])


# the table
@dataclass(frozen=True)
class Row:
    quantity: str
    printed: str
    computed: float
    reference: float
    tolerance: float

    def __str__(self) -> str:
        off = abs(self.computed - self.reference)
        verdict = "agrees" if off <= self.tolerance else "DIFFERS"
        numbers = f"{self.computed:18.12f} | {self.reference:18.12f} | {off:8.1e}"
        return f"{self.quantity:44s} | {self.printed:9s} | {numbers} | {verdict}"


def table() -> list[Row]:
    """Everything that can be compared with numbers."""
    rows: list[Row] = []
    torques = {
        "up": (8.634370352738, 6.131876315567, -0.874858290553),
        "down": (10.161631773747, 9.982530403869, 4.679628932755),
    }
    for branch, wanted in torques.items():
        study = four_bar(branch)
        state = study.start()
        for t, value in zip((0.0, 10.0, 20.0), wanted, strict=True):
            state = study.state(t, study.state(t / 2 + 5, state) if t else state)
            tau = study.minimal.inverse(state, study.drive(t)[2])[0]
            rows.append(Row(f"four-bar ({branch}) torque at {t:g} s (N m)", "curve", tau, value, 1e-11))
    rows += four_bar_middle() + four_bar_runs() + five_bar_middle()
    rows.append(Row("five-bar free fall: singular at (s)", "about 1.4", singular_time(five_bar()), 0.4824044, 1e-3))
    return rows


def four_bar_middle() -> list[Row]:
    study = four_bar()
    state = study.state(10.0, study.start())
    found = {
        "θ2 (rad)": (state["coupler"], -0.7077674586754),
        "θ3 (rad)": (state["closing"], -2.065760358512),
        "rate of θ2 (rad/s)": (state.rate("coupler"), -0.117565169065),
        "rate of θ3 (rad/s)": (state.rate("closing"), 0.051529222797),
        "I (kg m²)": (study.minimal.inertia(state)[0, 0], 0.429399108184),
    }
    return [Row(f"four-bar (up) at 10 s: {name}", "curve", float(a), b, 1e-11) for name, (a, b) in found.items()]


def four_bar_runs() -> list[Row]:
    study = four_bar()
    upright = study.model.assemble(joints={"crank": np.pi / 2}, guess=study.start())
    free = study.minimal.simulate(upright, 10.0)
    start = study.state(0.0, study.start())
    fed = study.minimal.simulate(start, T, study.feedback())
    error = np.abs(fed["crank"] - [study.drive(t)[0][0] for t in fed.time]).max()
    offset = study.model.state(study.minimal.close([np.pi / 6 + 0.1], start.q), start.v)
    away = study.minimal.simulate(offset, T, study.feedback())
    left = away["crank"] - np.array([study.drive(t)[0][0] for t in away.time])
    decay = np.abs(left - 0.1 * (1 + away.time) * np.exp(-away.time)).max()
    return [
        Row("four-bar free run from 90°: θ1(10 s) (rad)", "curve", float(free["crank"][-1]), 3.80136995, 1e-6),
        Row("feedback (37): largest error (rad)", "exact", float(error), 0.0, 1e-8),
        Row("feedback from 0.1 rad off: from 0.1(1+t)e^-t", "-", float(decay), 0.0, 1e-8),
    ]


def five_bar_middle() -> list[Row]:
    study = five_bar()
    state = study.state(10.0, study.start())
    tau, inertia = study.minimal.inverse(state, study.drive(10.0)[2]), study.minimal.inertia(state)
    found = {
        "torque 1 (N m)": (tau[0], 4.950435227945),
        "torque 2 (N m)": (tau[1], 13.990721143840),
        "I11 (kg m²)": (inertia[0, 0], 0.631153651770),
        "I12 (kg m²)": (inertia[0, 1], 0.109909353586),
        "I22 (kg m²)": (inertia[1, 1], 1.091396455279),
    }
    return [Row(f"five-bar at 10 s: {name}", "curve", float(a), b, 1e-11) for name, (a, b) in found.items()]


# the figures
def figures(folder: Path) -> list[Path]:
    """The paper's figures 5 to 8 and 10 to 13, what explains 8 and 13, and the cost."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {}
    for name, study in (("four_bar", four_bar()), ("five_bar", five_bar())):
        history = study.history()
        parts = [dict(zip(study.joints, history[key].T, strict=True)) for key in ("angle", "rate", "acceleration")]
        drawn[f"{name}_joints"] = plot_joints(history["time"], *parts, title=f"{name}: motion (35)")
        torques = dict(zip(study.minimal.names, history["torque"].T, strict=True))
        drawn[f"{name}_torques"] = plot_curves(history["time"], torques, "torque (N m)", f"{name}: inverse dynamics")
        squares = {f"mode {i + 1}": column for i, column in enumerate(history["square"].T)}
        drawn[f"{name}_instability"] = plot_instability(
            history["time"], squares, f"{name}: deviations from the motion grow where λ² > 0"
        )
        drawn[f"{name}_replay"] = replay(name, study, history)
    drawn["four_bar_free"] = free_four_bar()
    drawn["five_bar_free"] = free_five_bar()
    by_joints = [count_operations(2, m) for m in range(2, 13)]
    by_legs = [count_operations(n, 3) for n in range(2, 13)]
    drawn["cost"] = plot_cost(by_joints, by_legs)
    paths = []
    for name, figure in drawn.items():
        paths.append(folder / f"{name}.png")
        figure.savefig(paths[-1], dpi=130)
    return paths


def replay(name: str, study: Study, history: dict[str, np.ndarray]) -> object:
    """Figures 8 and 13: the torques replayed without feedback, at several tolerances, and with (37)."""
    joint = study.minimal.names[0]
    runs = {f"replay, tolerance {tol:.0e}": departure(study, tol) for tol in (1e-4, 1e-6, 1e-9, 1e-12)}
    fed = study.minimal.simulate(study.state(0.0, study.start()), T, study.feedback())
    runs["feedback (37)"] = (fed.time, fed[joint])
    title = f"{name}: open-loop replay leaves the motion; when depends on the tolerance"
    return plot_runs(history["time"], lambda t: study.drive(t)[0][0], runs, label=f"{joint} (rad)", title=title)


def departure(study: Study, tolerance: float, far: float = 0.5) -> tuple[np.ndarray, np.ndarray]:
    """Times and first driven angle of the replay, second by second until it is `far` (rad) from the motion."""
    state, torque = study.state(0.0, study.start()), study.torque()
    times, angles = [0.0], [study.drive(0.0)[0][0]]
    while times[-1] < T - 1e-9 and abs(angles[-1] - study.drive(times[-1])[0][0]) < far:
        begin = times[-1]
        run = study.minimal.simulate(
            state, 1.0, lambda t, s, begin=begin: torque(begin + t, s), tolerance, np.linspace(0, 1, 21), switch=False
        )
        times += (begin + run.time[1:]).tolist()
        angles += run[study.minimal.names[0]][1:].tolist()
        if run.stopped:
            break
        state = run.state()
    return np.array(times), np.array(angles)


def free_four_bar() -> object:
    study = four_bar()
    upright = study.model.assemble(joints={"crank": np.pi / 2}, guess=study.start())
    run = study.minimal.simulate(upright, 10.0, times=np.linspace(0, 10, 1001))
    return plot_curves(run.time, {"θ1": run["crank"]}, "angle (rad)", "four_bar: free under gravity from 90°")


def free_five_bar() -> object:
    study = five_bar()
    start = study.model.assemble(joints=dict_of(study.minimal, np.deg2rad([80.0, 70.0])), guess=study.start())
    run = study.minimal.simulate(start, 1.5, times=np.linspace(0, 1.5, 601))
    figure = plot_curves(
        run.time,
        {"θ1(1)": run["leg1_base"], "θ1(2)": run["leg2_base"]},
        "angle (rad)",
        "five_bar: free fall; the cranks fail as coordinates at the first line, others take over",
    )
    for switch in run.switches[1:]:
        figure.axes[0].axvline(switch.time, color="0.6", lw=0.8)
    return figure


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out/denoc")
    print(f"{'quantity':44s} | printed   | computed           | reference          | off      | verdict")
    for row in table():
        print(row)
    for path in figures(folder):
        print(path)


if __name__ == "__main__":
    main()
