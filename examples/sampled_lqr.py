"""A five-bar held by a linear-quadratic regulator on a Kalman filter at 500 Hz, with a delay of one sample."""

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from scipy.linalg import solve_discrete_are

import closedchain as cc

STEP, SENSORS = 2e-3, ("leg1_base", "leg2_base")


def gain(A: np.ndarray, B: np.ndarray, Q: list[float], R: float) -> np.ndarray:
    P = solve_discrete_are(A, B, np.diag(Q), R * np.eye(2))
    return np.linalg.solve(R * np.eye(2) + B.T @ P @ B, B.T @ P @ A)


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.five_bar())
    rest = model.assemble()
    holding = model.inverse_dynamics(rest).forces
    linear = model.linearize(rest, holding, outputs=SENSORS)
    A, B = linear.discrete(STEP, delay=STEP)  # x, then the forces that are still on their way
    C = np.hstack([linear.C, np.zeros((2, 2))])
    K, L = gain(A, B, [1e4, 1e4, 10, 10, 0, 0], 1.0), gain(A.T, C.T, [1e-8, 1e-8, 1e-3, 1e-3, 1e-9, 1e-9], 1e-8).T
    F = A - B @ K - L @ C

    def law(t: float, now: cc.State) -> list[float]:
        clock = now.memory.every(STEP)
        y = np.array([now[name] - float(rest[name]) for name in SENSORS])
        x = clock.update("estimate", lambda x: list(F @ [x[i] for i in range(6)] + L @ y), initial=[0.0] * 6)
        u = holding - K @ [x[i] for i in range(6)]
        return [clock.delay(f"command {i}", u[i], samples=1) for i in range(2)]

    run = model.simulate(model.with_velocities(rest, joints={"leg1_base": 0.5, "leg2_base": -0.4}), 1.0, law)
    off = np.linalg.norm(run.platform.position - rest.platform.position, axis=1)
    axes = plt.figure(figsize=(7, 3)).add_subplot(xlabel="time (s)", ylabel="off its place (mm)")
    axes.plot(run.time, 1e3 * off)
    axes.figure.savefig(folder / "sampled_lqr.png")
    print(f"{off.max():.2g} m off its place at most, after 1 s {off[-1]:.1g} m")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
