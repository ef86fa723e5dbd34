"""Seven laws bring a five-bar to one place: feedback, feed-forward, an observer, filters, slow actuators."""

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
from scipy.linalg import solve_continuous_are as riccati

import closedchain as cc


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.five_bar())
    first, last = ({"leg1_base": np.radians(a), "leg2_base": np.radians(b)} for a, b in ((80, 70), (86, 75)))
    start, goal, wanted = model.assemble(joints=first), model.assemble(joints=last), list(last.values())
    linear = model.linearize(goal, holding := model.inverse_dynamics(goal).forces)
    K = linear.B.T @ riccati(linear.A, linear.B, np.diag([1e5, 1e5, 1e3, 1e3]), np.eye(2))
    L = riccati(linear.A.T, np.eye(4, 2), np.diag([1.0, 1.0, 1e6, 1e6]), np.eye(2))[:, :2]
    planned = model.inverse_dynamics_along(cc.motions.joints(first, last, 0.6), times=np.linspace(0, 0.6, 201))
    pid = cc.PID(lambda t: wanted, 300.0, 900.0, 30.0, limit=25.0, period=1e-3, delay=3)

    def filtered(t, state):
        at = [state[name] for name in last]
        smooth = state.memory.low_pass("position", at, cutoff=40.0, order=2, initial=at)
        rate = state.memory.derivative("velocity", at, cutoff=300.0, initial=at)
        return [holding[k] + 300.0 * (wanted[k] - smooth[k]) - 30.0 * rate[k] for k in range(2)]

    laws = {
        "computed torque": cc.ComputedTorque(lambda t: wanted, rate=10.0),
        "PD and gravity": cc.PDGravity(lambda t: wanted, stiffness=300.0, damping=30.0),
        "PID at 1 kHz, saturated, 3 ms late": pid,
        "the same behind slow actuators": cc.LaggedActuators(pid, time_constant=0.03, limit=25.0, slope=2e3),
        "feed-forward along a motion": cc.FeedForward.along(planned, stiffness=300.0, damping=30.0),
        "observer, velocities unknown": cc.ObserverFeedback(linear, goal, holding, K, L),
        "PD on filtered angles": filtered,
    }
    axes = plt.figure(figsize=(7, 3.5)).add_subplot(xlabel="time (s)", ylabel="error of the first crank (rad)")
    for label, law in laws.items():
        run = model.simulate(start, 1.0, law, output=2e-3)
        error = wanted[0] - run["leg1_base"]
        print(f"{label}: {abs(error[-1]):.0e} rad off at the end, {np.abs(run.forces).max():.0f} N m at most")
        axes.plot(run.time, error, label=label)
    axes.legend().figure.savefig(folder / "control_laws.png")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
