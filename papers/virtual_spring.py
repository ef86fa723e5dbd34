"""Wang, Gosselin, Cheng: simulation of closed chains using the virtual spring approach. The paper's three examples.

    python papers/virtual_spring.py [folder for figures, default out/virtual_spring]

The paper prints data, curves and a few rounded numbers; the reference values come from solutions that share no code
with this library (minimal coordinates and symbolic Lagrange equations). Where the print is wrong the right reading is
used: (8) needs m3, (20) ends with + l1 cos θ f_By and its f_Bx needs + m3 g r3 l2 cos α cos φ, (40) has a row for each
of the 24 coordinates, (45) has sin(π x2/l2), (49) the square of the curvature; the platform's leg angles belong to
another pose than its leg lengths, so they follow from the pose.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.integrate import solve_ivp

import closedchain as cc
from closedchain.show.spring import plot_chains, plot_deflection, plot_errors, plot_study

TORQUE = 6.0  # N m on the crank
L1, L2, L3, X0, G = 1.0, 4.0, 2.5, 3.0, 9.8
M1 = M2 = M3 = 1.0
R1, R2, R3 = L1 / 2, L2 / 2, L3 / 2
I1, I2, I3 = (m * length**2 / 12 for m, length in ((M1, L1), (M2, L2), (M3, L3)))
K_FOUR_BAR, K_PLATFORM, B_PLATFORM = 1e6, 5e4, 50.0


# the rigid four-bar
def four_bar() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.four_bar())
    return model, model.assemble(joints={"crank": np.pi / 2})


def angles(run: cc.Run) -> np.ndarray:
    """θ, α, φ over time; α is that of the coupler's chord, also when it bends."""
    R = run.body("coupler").rotation
    alpha = np.unwrap(np.arctan2(R[:, 1, 0], R[:, 0, 0]))
    return np.column_stack([run["crank"], alpha, run["rocker"]])


def mass_and_bias(q: np.ndarray, v: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(17) and (18), as printed."""
    theta, alpha, phi = q
    M = np.diag([I1 + M1 * R1**2 + M2 * L1**2, I2 + M2 * R2**2, I3 + M3 * R3**2])
    M[0, 1] = M[1, 0] = M2 * L1 * R2 * np.cos(theta - alpha)  # (17)
    c = np.array(
        [
            M2 * L1 * R2 * np.sin(theta - alpha) * v[1] ** 2 + (M1 * G * R1 + M2 * G * L1) * np.cos(theta),
            -M2 * L1 * R2 * np.sin(theta - alpha) * v[0] ** 2 + M2 * G * R2 * np.cos(alpha),
            M3 * G * R3 * np.cos(phi),
        ]
    )  # (18)
    return M, c


def closed_form(theta: float, rate: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """α and φ from θ by the law of cosines; coordinates, rates, and accelerations at constant θ rate."""
    tip = L1 * np.array([np.cos(theta), np.sin(theta)])
    way = np.array([X0, 0.0]) - tip
    d, towards = np.hypot(*way), np.arctan2(way[1], way[0])
    alpha = towards + np.arccos((L2**2 + d**2 - L3**2) / (2 * L2 * d))
    end = tip + L2 * np.array([np.cos(alpha), np.sin(alpha)])
    phi = np.arctan2(end[1], end[0] - X0)
    q = np.array([theta, alpha, phi])
    J = loop_jacobian(q)
    v = np.concatenate([[rate], np.linalg.solve(J[:, 1:], -J[:, 0] * rate)])
    turn = np.array([L1, L2, -L3]) * v**2
    centripetal = np.array([-np.sum(turn * np.cos(q)), -np.sum(turn * np.sin(q))])
    a = np.concatenate([[0.0], np.linalg.solve(J[:, 1:], -centripetal)])
    return q, v, a


def loop_jacobian(q: np.ndarray) -> np.ndarray:
    """∂Δ/∂q of (13)."""
    lengths = np.array([L1, L2, -L3])
    return np.array([-lengths * np.sin(q), lengths * np.cos(q)])


def closed_form_motion(times: np.ndarray) -> np.ndarray:
    """θ, α, φ by the closed-form kinematic solution: one differential equation for θ."""

    def rates(t: float, y: np.ndarray) -> list[float]:
        q, v, a = closed_form(y[0], y[1])
        M, c = mass_and_bias(q, v)
        j = v / y[1] if y[1] else closed_form(y[0], 1.0)[1]
        return [y[1], (TORQUE - j @ (c + M @ a)) / (j @ M @ j)]

    start = [np.pi / 2, 0.0]
    solution = solve_ivp(rates, (0, times[-1]), start, "DOP853", times, rtol=1e-12, atol=1e-12)
    return np.array([closed_form(theta, rate)[0] for theta, rate in solution.y.T])


def equation_20(q: np.ndarray, v: np.ndarray, a: np.ndarray) -> tuple[float, np.ndarray]:
    """(20), corrected: the torque and the force at B (the paper's k Δ) of a motion."""
    theta, alpha, phi = q
    down = L2 * L3 * np.sin(alpha - phi)
    coupler = (
        M2 * R2 * L1 * np.cos(theta - alpha) * a[0]
        + (I2 + M2 * R2**2) * a[1]
        + M2 * R2 * L1 * np.sin(alpha - theta) * v[0] ** 2
        + M2 * G * R2 * np.cos(alpha)
    )
    rocker = (I3 + M3 * R3**2) * a[2] + M3 * G * R3 * np.cos(phi)
    f = np.array([L3 * np.cos(phi) * coupler + L2 * np.cos(alpha) * rocker,
                  L3 * np.sin(phi) * coupler + L2 * np.sin(alpha) * rocker]) / down  # fmt: skip
    M, c = mass_and_bias(q, v)
    return float(M[0] @ a + c[0] - L1 * np.sin(theta) * f[0] + L1 * np.cos(theta) * f[1]), f


# the Gough–Stewart platform
def platform() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.gough_stewart())
    return model, model.assemble()


def leg_forces(t: object, state: object) -> list[object]:
    """9 sin πt along every leg, N."""
    return [9 * np.sin(np.pi * t)] * 6


def gaps(model: cc.Model, run: cc.Run) -> tuple[np.ndarray, np.ndarray]:
    """|Δ_i| and |dΔ_i/dt| in world axes, (samples, legs)."""
    points, speeds = [], []
    tips = [np.array(joint.child_frame.origin) for joint in model.mechanism.joints if joint.name.endswith("_tip")]
    plate = run.body("platform")
    for i, tip in enumerate(tips):
        leg = run.body(f"leg{i + 1}_upper")
        arm = plate.rotation @ tip
        points.append(np.linalg.norm(plate.position + arm - leg.position, axis=1))
        speeds.append(np.linalg.norm(plate.velocity + np.cross(plate.angular_velocity, arm) - leg.velocity, axis=1))
    return np.array(points).T, np.array(speeds).T


# the table
@dataclass(frozen=True)
class Row:
    quantity: str
    printed: str
    computed: float
    reference: float
    tolerance: float

    @property
    def agrees(self) -> bool:
        return abs(self.computed - self.reference) <= self.tolerance

    def __str__(self) -> str:
        off = abs(self.computed - self.reference)
        numbers = f"{self.computed:18.10g} | {self.reference:18.10g} | {off:8.1e}"
        return f"{self.quantity:52s} | {self.printed:10s} | {numbers} | {'agrees' if self.agrees else 'DIFFERS'}"


def table() -> list[Row]:
    """Everything that can be compared with numbers."""
    return [*first_instant(), *exact_motion(), *spring_laws(), *flexible_coupler(), *platform_rows()]


def first_instant() -> list[Row]:
    model, state = four_bar()
    rows = [
        Row("closure: α (rad)", "0.353281", float(state["crank"] + state["coupler"]), 0.3532808961981054, 1e-13),
        Row("closure: φ (rad)", "1.26486", float(state["rocker"]), 1.2648578195810691, 1e-13),
    ]
    # the 1/k term is taken away by two stiffnesses
    once, twice = (settled(model, state, k) for k in (1e6, 2e6))
    found = 2 * twice - once
    wanted = {
        "settled springs, k → ∞: crank (rad/s²)": 1.25888277,
        "settled springs, k → ∞: coupler (rad/s²)": 0.11991612,
        "settled springs, k → ∞: rocker (rad/s²)": 0.59768827,
        "joint force k Δx(0) (N)": -4.238513,
        "joint force k Δy(0) (N)": -6.865476,
    }
    for value, (name, number) in zip(found, wanted.items(), strict=True):
        rows.append(Row(name, "curve", float(value), number, 1e-6 if "force" in name else 1e-8))
    return rows


def settled(model: cc.Model, state: cc.State, k: float) -> np.ndarray:
    """Accelerations and the force at B (world axes) of springs that carry their load."""
    spring = cc.VirtualSpring(k, 0.0)
    loaded = model.settled(state, [TORQUE], spring)
    found = model.forward_dynamics(loaded, [TORQUE], spring)
    # the spring pulls the child (the rocker) with −k Δ; the paper's Δ points from the rocker's end to the coupler's
    force = loaded.body("coupler").rotation @ found.reactions["closing"][3:]
    return np.array([*(found.body(name)[2] for name in ("crank", "coupler", "rocker")), *force[:2]])


def exact_motion() -> list[Row]:
    model, state = four_bar()
    run = model.simulate(state, 1.0, [TORQUE])
    end = run.state()
    wanted = {"θ": 2.829418245, "α": 0.561028155, "φ": 1.798697601}
    q = angles(run)[-1]
    rows = [Row(f"constrained: {n}(1 s) (rad)", "curve", float(x), w, 2e-9) for x, (n, w) in zip(q, wanted.items(), strict=True)]  # fmt: skip  # noqa: E501
    rows.append(Row("constrained: rate of θ at 1 s (rad/s)", "curve", float(end.rate("crank")), 4.716457566, 2e-9))
    times = np.linspace(0, 1, 101)
    sampled = run.resample(times)
    rows.append(Row("closed form against constrained, to 1 s (rad)", "the same", distance(sampled), 0.0, 1e-9))
    motions = zip(angles(sampled), rates_of(sampled), accelerations_of(sampled), strict=True)
    torques = [equation_20(*motion)[0] for motion in motions]
    rows.append(
        Row("(20), corrected, along the motion: from τ = 6 (N m)", "6", max(abs(np.array(torques) - 6)), 0.0, 1e-8)
    )
    return rows


def distance(run: cc.Run) -> float:
    """Largest difference of a run from the closed-form motion."""
    return float(np.abs(angles(run) - closed_form_motion(run.time)).max())


def rates_of(run: cc.Run) -> np.ndarray:
    return np.column_stack([run.rate("crank"), run.body("coupler").angular_velocity[:, 2], run.rate("rocker")])


def accelerations_of(run: cc.Run) -> np.ndarray:
    names = run.state().kinematics.system.rate_names
    a = {name: run.acceleration[:, i] for i, name in enumerate(names)}
    return np.column_stack([a["crank"], a["crank"] + a["coupler"], a["rocker"]])


def spring_laws() -> list[Row]:
    model, state = four_bar()
    stiffness = [1e4, 1e5, 1e6, 1e7]
    study = model.tune_spring(state, [TORQUE], stiffness, damping=lambda k: 0.7 * np.sqrt(k))
    rows = [
        Row(f"damped: k e(0.1 s), k = {k:g} (N)", "-", float(k * e), 8.063, 0.081)
        for k, e in zip(stiffness, study.error, strict=True)
    ]
    errors = []
    for k in stiffness[1:]:
        run = model.simulate(state, 1.0, [TORQUE], method=cc.VirtualSpring(k, 0.7 * np.sqrt(k)), output=0.01)
        errors.append(distance(run))
    order = np.polyfit(np.log(stiffness[1:]), np.log(errors), 1)[0]
    rows.append(Row("order in k of the error against the exact motion", "1/k", float(order), -1.0, 0.1))
    return rows


def flexible() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.four_bar_flexible())
    return model, model.assemble(joints={"crank": np.pi / 2})


def flexible_runs(duration: float = 2.0, step: float = 1e-3) -> tuple[cc.Run, cc.Run]:
    """Constrained and spring solutions with the flexible coupler."""
    model, state = flexible()
    exact = model.simulate(state, duration, [TORQUE], output=step)
    spring = model.simulate(state, duration, [TORQUE], method=cc.VirtualSpring(K_FOUR_BAR, 0.0), output=step)
    return exact, spring


def flexible_coupler() -> list[Row]:
    model, state = flexible()
    beam = model.system.bends[0].beam
    f1 = float(np.sqrt(beam.stiffness[0, 0] / (0.25 * L2 / 2)) / (2 * np.pi))
    fine = model.simulate(state, 1.0, [TORQUE])
    early = fine.resample(np.linspace(0, 0.5, 20001))["coupler.q1"]
    exact, spring = flexible_runs()
    q, other = exact["coupler.q1"], spring["coupler.q1"]
    return [
        Row("flexible coupler: f1 (Hz)", "-", f1, 10.448288406536012, 1e-9),
        Row("constrained: q21(1 s) (m)", "curve", float(fine["coupler.q1"][-1]), 0.003815935, 2e-9),
        Row("constrained: least q21 to 0.5 s (m)", "curve", float(early.min()), -0.00583467, 2e-8),
        Row(
            "spring against constrained, q21 over 2 s (%)",
            "about 2",
            100 * float(abs(q - other).max() / abs(q).max()),
            2.13,
            0.03,
        ),
    ]


def platform_rows() -> list[Row]:
    model, state = platform()
    first = model.forward_dynamics(state)
    exact = model.simulate(state, 0.5, leg_forces)
    spring = model.simulate(state, 1.0, leg_forces, method=cc.VirtualSpring(K_PLATFORM, B_PLATFORM), output=1e-3)
    wanted = {
        "x acceleration (m/s²)": (first.platform[3], -0.00183840, 1e-8),
        "y acceleration (m/s²)": (first.platform[4], 0.01173016, 1e-8),
        "z acceleration (m/s²)": (first.platform[5], -10.37385760, 1e-8),
        "x angular acceleration (rad/s²)": (first.platform[0], 0.14337965, 1e-8),
        "y angular acceleration (rad/s²)": (first.platform[1], 0.08499804, 1e-8),
        "z angular acceleration (rad/s²)": (first.platform[2], -0.01367403, 1e-8),
        "x at 0.5 s (m)": (exact.platform.position[-1, 0], -1.53007834, 1e-7),
        "y at 0.5 s (m)": (exact.platform.position[-1, 1], 0.19365302, 1e-7),
        "z at 0.5 s (m)": (exact.platform.position[-1, 2], 1.05679234, 1e-7),
    }
    rows = [Row(f"platform: {name}", "curve", float(a), b, tol) for name, (a, b, tol) in wanted.items()]
    length, speed = gaps(model, spring)
    rows.append(Row("platform, springs: median gap to 1 s (m)", "1e-4", float(np.median(length)), 8.7e-5, 1e-6))
    rows.append(Row("platform, springs: median rate of gap (m/s)", "1e-3", float(np.median(speed)), 5.2e-4, 1e-5))
    return rows


def timings() -> list[str]:
    """The paper's run of 2 s, next to its times and to the exact formulation at the same loop error."""
    model, state = platform()
    spring = cc.VirtualSpring(K_PLATFORM, B_PLATFORM)
    lines = ["2 s of motion in the paper: 6 s on one processor, 0.4 s on three"]
    options = {
        "springs, RK4 with steps of 1 ms": {"method": spring, "step": 1e-3},
        "springs, error control 1e-6": {"method": spring, "integrator": "dopri5", "rtol": 1e-6, "atol": 1e-6},
        "exact (lagrange), error control 1e-6": {"integrator": "dopri5", "rtol": 1e-6, "atol": 1e-6},
        "exact, loops left to drift, RK4 with steps of 10 ms": {"step": 1e-2, "projection": False},
    }
    for name, how in options.items():
        model.simulate(state, 2.0, leg_forces, dense=False, **how)
        start = time.perf_counter()
        run = model.simulate(state, 2.0, leg_forces, dense=False, **how)
        spent = time.perf_counter() - start
        error = float(np.median(run.loop_error))
        lines.append(
            f"{name}: {1e3 * spent:.1f} ms, {run.statistics['evaluations']} evaluations, loop error {error:.1e} m"
        )
    return lines


# the figures
def figures(folder: Path) -> list[Path]:
    """The paper's figures 6 to 8 and 10 to 14."""
    folder.mkdir(parents=True, exist_ok=True)
    model, state = four_bar()
    times = np.linspace(0, 2, 401)
    constrained = model.simulate(state, 2.0, [TORQUE], output=times)
    spring = model.simulate(state, 2.0, [TORQUE], method=cc.VirtualSpring(K_FOUR_BAR, 0.0), output=times)
    exact_bent, spring_bent = flexible_runs(step=5e-3)
    robot, at = platform()
    plate = robot.simulate(at, 2.0, leg_forces, method=cc.VirtualSpring(K_PLATFORM, B_PLATFORM), output=0.005)
    names = ("θ", "α", "φ")
    drawn = {
        "6_error_against_stiffness": plot_study(
            model.tune_spring(state, [TORQUE], [10.0**e for e in range(2, 8)], 0.0)
        ),
        "6_damped": plot_study(model.tune_spring(state, [TORQUE], [10.0**e for e in range(2, 8)])),
        "7_rigid_four_bar": plot_chains(times, names, angles(spring), rates_of(spring), "Rigid four-bar, springs"),
        "8_difference": plot_errors(times, names, angles(spring) - angles(constrained), "springs − constrained (rad)"),
        "10_flexible_four_bar": plot_chains(
            spring_bent.time, names, angles(spring_bent), rates_of(spring_bent), "Flexible coupler, springs"
        ),
        "11_13_deflection": plot_deflection(exact_bent, spring_bent, "coupler", L2 / 2),
        "14_platform": plot_chains(
            plate.time, ("x", "y", "z"), plate.platform.position, plate.platform.velocity, "Platform, springs", "m"
        ),
    }
    paths = []
    for name, figure in drawn.items():
        paths.append(folder / f"{name}.png")
        figure.savefig(paths[-1], dpi=130)
    return paths


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "out/virtual_spring")
    print(f"{'quantity':52s} | printed    | computed           | reference          | off      | verdict")
    for row in table():
        print(row)
    print("\n".join(timings()))
    for path in figures(folder):
        print(path)


if __name__ == "__main__":
    main()
