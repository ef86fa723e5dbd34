"""Three arms on the way into a wrist singularity of the first one, where that arm alone cannot bear every force."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from closedchain.dynamics.operational_space import OperationalSpace
from closedchain.kernel import remembered_function
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism, Pose
from closedchain.mechanism.numbers import matrix3, vector3
from closedchain.model import Model, compile
from closedchain.show.style import legend, logarithmic, new_figure
from closedchain.types import Array

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WRIST, HAND, GRIP = "arm1_joint5", "arm1_link6", "arm1_grasp"
FIRST = 0.3  # rad, where the machine is compiled: far from singular
ANGLES = (0.1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 0.0)
SMALLEST_SHOWN = 1e-9  # rad, and zero is drawn there


@dataclass(frozen=True)
class Step:
    """At a wrist angle (rad): how far tip forces are off the reference, as a share of the largest one."""

    angle: float
    eliminated: float
    divided: float


def approach(arms: Model) -> list[Step]:
    """Tip forces in motion, at wrist angles down to exactly zero: the paper's elimination, and weak directions kept."""
    model = compile(bent_wrist(arms, FIRST))
    functions = [_tip_forces(model, OperationalSpace(border=border)) for border in ("none", "weak")]
    torques, start = np.linspace(-2, 2, len(model.system.actuators)), at_wrist(model, 0.1, at_wrist(model, 0.2))
    steps = []
    for angle in ANGLES:
        state = at_wrist(model, angle, start)
        N = model.kinematics.free_motions(state.q)
        state = state.replace(v=N @ np.linspace(-1, 1, N.shape[1]))
        exact = model.forward_dynamics(state, torques, "reference").multipliers
        found = [np.array(function(state.q, state.v, torques)[1])[:, 0] for function in functions]
        steps.append(Step(angle, *(float(np.abs(f - exact).max() / np.abs(exact).max()) for f in found)))
    return steps


def _tip_forces(model: Model, method: OperationalSpace) -> ca.Function:
    """The formulation by itself: no other is asked where it fails, and no machine code is made for a few answers."""
    system, key = model.system, model.machine.question("forward function", method)
    sizes = (system.nq, system.nv, len(system.actuators))
    return remembered_function(key, partial(model.kernels.forward_function, method), sizes)


def bent_wrist(arms: Model, angle: float) -> Mechanism:
    """Three arms that grip so that the first one's wrist is bent by an angle; zero is its singularity."""
    state = _bent(arms, arms.assemble(), angle)
    held, (R_WM, p_WM) = state.platform, _grip(state)
    R, p = held.rotation.T @ R_WM, held.rotation.T @ (p_WM - held.position)
    joints = {joint.name: joint for joint in arms.mechanism.joints}
    joints[GRIP] = replace(joints[GRIP], child_at=Pose(vector3("position", p), rotation=matrix3("rotation", R)))
    joints[WRIST] = replace(joints[WRIST], start=(angle,))
    return replace(arms.mechanism, joints=tuple(joints.values()))


def at_wrist(model: Model, angle: float, guess: State | None = None) -> State:
    """The object where the first arm holds it with its wrist bent by an angle, the other arms following."""
    arm = _bent(model, guess or model.assemble(allow_singular=True), angle)
    (R_WM, p_WM), frame = _grip(arm), model.mechanism.joint(GRIP).child_at
    R = R_WM @ frame.matrix.T
    pose = Pose(vector3("position", p_WM - R @ np.array(frame.position)), matrix3("rotation", R))
    return model.assemble(platform=pose, guess=arm, allow_singular=True)


def _bent(model: Model, state: State, angle: float) -> State:
    """The first arm's wrist turned, whatever becomes of the grip."""
    wrist = next(link for link in model.system.links if link.name == WRIST)
    q = state.q.copy()
    q[wrist.q] = angle
    return model.state(q, check=False)


def _grip(state: State) -> tuple[Array, Array]:
    """Rotation and position of the first arm's grip in the world, as its hand has it."""
    hand, frame = state.body(HAND), state.kinematics.system.mechanism.joint(GRIP).at
    return hand.rotation @ frame.matrix, hand.position + hand.rotation @ np.array(frame.position)


def plot_approach(steps: list[Step]) -> Figure:
    """Errors against the wrist angle; zero at the left."""
    figure, (axes,) = new_figure()
    logarithmic(axes)
    x = [max(step.angle, SMALLEST_SHOWN) for step in steps]
    axes.plot(x, [step.eliminated for step in steps], "s--", ms=5, lw=1, label="every direction eliminated (paper)")
    axes.plot(x, [step.divided for step in steps], "o-", ms=5, lw=1, label="weak directions kept in the border")
    axes.set(xlabel="wrist angle of the first arm (rad)", ylabel="error of the tip forces / largest force")
    axes.set_xticks([SMALLEST_SHOWN, *(10.0**k for k in range(-8, 0))])
    axes.set_xticklabels(["0", *(f"1e{k}" for k in range(-8, 0))])
    axes.axhline(1.0, color="0.8", lw=1, zorder=0)
    legend(axes)
    return figure
