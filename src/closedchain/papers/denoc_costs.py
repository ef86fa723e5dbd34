"""How the cost of the recursion grows: operations of the traced kernels for n legs of m one-DOF joints each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from closedchain.dynamics.denoc import ParallelSystem
from closedchain.kernel import question, remembered_counts
from closedchain.mechanism import Actuator, Body, Mechanism, Pose
from closedchain.mechanism.joint import revolute
from closedchain.multibody.build import build_system
from closedchain.multibody.chains import find_legs
from closedchain.papers.line_fit import fit_line
from closedchain.show.style import legend, new_figure
from closedchain.types import SX

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class RecursionCost:
    """Operations of inverse and forward dynamics, from the independent velocities to all joints."""

    legs: int
    joints: int
    inverse: int
    forward: int


def count_operations(count: int, joints: int, drives: int = 1) -> RecursionCost:
    """Operations when the first `drives` joints of each leg are independent; no zeros in the geometry save any.

    Operations are counted, not carried out. Two legs with all but three joints actuated are a machine that exists;
    others may be over-constrained or have too few actuators.
    """
    key = question("denoc counts", count, joints, drives)
    return RecursionCost(count, joints, *remembered_counts(key, lambda: _counted(count, joints, drives)))


def _counted(count: int, joints: int, drives: int) -> tuple[int, int]:
    """Of inverse and forward dynamics."""
    system = build_system(machine(count, joints))
    legs = find_legs(system.mechanism)
    independent = tuple((j.name, 0) for leg in legs.legs for j in leg.joints[:drives])
    n = len(independent)
    q, velocities, right = SX.sym("q", system.nq), SX.sym("velocities", n), SX.sym("right", n)
    traced = ParallelSystem(system, legs, independent, q)
    moving = traced.moving(traced.tree_velocities(traced.motion(velocities)))
    forces = moving.inverse(moving.accelerations(right))
    accelerations = traced.solve(right + moving.phi)
    functions = [ca.Function("f", [q, velocities, right], [found], {"cse": True}) for found in (forces, accelerations)]
    inverse, forward = (_operations(function) for function in functions)
    return inverse, forward


def by_joints(sizes: Sequence[int] = range(2, 13)) -> list[RecursionCost]:
    """Two legs of more and more joints, all but the last three driven."""
    return [count_operations(2, size, max(1, size - 3)) for size in sizes]


def by_legs(sizes: Sequence[int] = range(2, 13)) -> list[RecursionCost]:
    """More and more legs of three joints, the first of each driven."""
    return [count_operations(size, 3) for size in sizes]


def plot_cost(longer: Sequence[RecursionCost] | None = None, more: Sequence[RecursionCost] | None = None) -> Figure:
    """Operations against joints per leg (two legs) and against legs, with the straight lines fitted to them.

    By default for 2 to 12 joints and 2 to 12 legs, which takes some seconds to count.
    """
    longer = by_joints() if longer is None else longer
    more = by_legs() if more is None else more
    figure, panels = new_figure(1, 2, "Operations of the recursion")
    names = ("joints per leg m", "legs n")
    for axes, costs, name in zip(panels, (longer, more), names, strict=True):
        sizes = [cost.joints if costs is longer else cost.legs for cost in costs]
        for kind, marker in (("inverse", "o"), ("forward", "s")):
            counts = [getattr(cost, kind) for cost in costs]
            line = fit_line(sizes, counts)
            (points,) = axes.plot(sizes, counts, marker, label=f"{kind}: {line.slope:.0f} each, off {line.off:.1%}")
            axes.plot(sizes, line(sizes), "-", color=points.get_color(), lw=1)
        axes.set(xlabel=name, ylabel="operations", ylim=(0, None))
        legend(axes)
    return figure


def machine(legs: int, joints: int) -> Mechanism:
    """A platform on legs of revolute joints at points and along axes without zeros."""
    rng = np.random.default_rng(0)
    bodies, chains = [_body("platform", rng)], []
    for leg in range(legs):
        before = "ground"
        for number in range(joints):
            last = number == joints - 1
            after = "platform" if last else f"leg{leg}_link{number}"
            if not last:
                bodies.append(_body(after, rng))
            ends = (_frame(rng), _frame(rng))
            chains.append(revolute(f"leg{leg}_joint{number}", before, after, *ends))
            before = after
    drives = [Actuator(f"leg{leg}", f"leg{leg}_joint0") for leg in range(legs)]
    name = f"{legs} legs of {joints} joints"
    return Mechanism(name, tuple(bodies), tuple(chains), actuators=tuple(drives), platform="platform")


def _body(name: str, rng: np.random.Generator) -> Body:
    a, b, c = (float(x) for x in rng.uniform(0.5, 0.7, 3))
    inertia = ((a, 0.1, 0.05), (0.1, b, 0.07), (0.05, 0.07, c))
    x, y, z = (float(value) for value in rng.uniform(0.1, 0.2, 3))
    return Body(name, 1.0, (x, y, z), inertia)


def _frame(rng: np.random.Generator) -> Pose:
    x, y, z = (float(value) for value in rng.uniform(0.2, 1.0, 3))
    way = rng.uniform(0.3, 1.0, 3)
    a, b, c = (float(value) for value in way / np.linalg.norm(way))
    return Pose((x, y, z), axis=(a, b, c))


def _operations(function: ca.Function) -> int:
    moves = (ca.OP_INPUT, ca.OP_OUTPUT, ca.OP_CONST)
    return sum(function.instruction_id(k) not in moves for k in range(function.n_instructions()))
