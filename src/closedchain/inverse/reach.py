"""Whether a motion can be followed: reach of every leg, travel of the joints, singularities; where and how close."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from closedchain.errors import AssemblyError, ClosedChainError, InconsistentMotionError, SingularityError
from closedchain.inverse.distribution import batched_free_motions
from closedchain.kernel import Kernel, remembered
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.inverse_kinematics import Signs
from closedchain.kinematics.state import State
from closedchain.kinematics.velocities import least_motion, platform_motions
from closedchain.motions.follower import Trajectory
from closedchain.motions.motion import Motion, PlatformSamples, Samples
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.inverse.engine import InverseEngine

BISECTIONS = 60
SINGULAR = 1e-6  # least motion of the actuators below which a motion runs into a singularity
CONTRADICTION = 1e-7  # of sizes and speeds: what a motion may contradict the loops by
STANDSTILL = 1e-15  # sizes per second (and per second squared) that are rounding of a machine at rest


@dataclass(frozen=True)
class Closest:
    """How close a motion comes to a limit.

    what: the measure
    value: its least value
    time: when it is reached (s)

    Example:
        >>> motion = cc.motions.joints({"crank": 1.2}, {"crank": 2.0}, duration=0.5)
        >>> closest = model.check_motion(motion).parallel
        >>> 0 <= closest.time <= 0.5
        True
    """

    what: str
    value: float
    time: float


@dataclass(frozen=True)
class MotionCheck:
    """What was found along a motion.

    reach: per leg how far it is from the end of its reach, 1 (far) to 0 (fully extended); only for closed forms
    parallel, serial: least motion of the actuators, and of the platform, per unit motion of the whole machine, as
        `model.jacobian` has them; 0 in a parallel singularity (locked actuators leave it free) and in a serial one (it
        moves without its platform)
    travel: per actuator the least and largest coordinate (m or rad)
    limits: per limited joint how far it stays inside its limits (m or rad, negative beyond)
    problem: why the motion cannot be followed, or None

    Example:
        >>> motion = cc.motions.joints({"crank": 1.2}, {"crank": 2.0}, duration=0.5)
        >>> check = model.check_motion(motion)
        >>> check.ok, check.problem
        (True, None)
    """

    reach: tuple[Closest, ...]
    parallel: Closest | None
    serial: Closest | None
    travel: dict[str, tuple[float, float]]
    limits: tuple[Closest, ...]
    problem: str | None

    @property
    def ok(self) -> bool:
        """The motion can be followed."""
        return self.problem is None

    def __str__(self) -> str:
        lines = [f"problem: {self.problem}"] if self.problem else ["the motion can be followed"]
        lines += [f"reach of {c.what}: {c.value:.4g} left at t = {c.time:.4g} s" for c in self.reach]
        for name, closest in (("parallel", self.parallel), ("serial", self.serial)):
            if closest is not None:
                least = f"least motion of the {closest.what} {closest.value:.4g} at t = {closest.time:.4g} s"
                lines.append(f"nearest to a {name} singularity: {least}")
        lines += [f"travel of {name}: {low:.6g} to {high:.6g}" for name, (low, high) in self.travel.items()]
        lines += [f"limits of {c.what}: {c.value:.4g} left at t = {c.time:.4g} s" for c in self.limits]
        return "\n".join(lines)


def check_reach(engine: InverseEngine, motion: Motion, samples: PlatformSamples, signs: Signs, margins: Array) -> None:
    """Raise where a leg cannot reach: which, from when on, and where the platform is then."""
    if margins.min() >= 0:  # False for NaN too
        return
    beyond = ~(margins >= 0)
    k = int(np.argmax(beyond.any(axis=1)))
    legs = [leg.name for leg, out in zip(engine.platform.kinematics.legs, beyond[k], strict=True) if out]
    time = samples.times[k] if k == 0 else _edge(engine, motion, signs, samples.times[k - 1], samples.times[k])
    at = motion.sample([time])
    assert isinstance(at, PlatformSamples)
    x, y, z = at.position[0]
    verb = "is" if len(legs) == 1 else "are"
    raise AssemblyError(
        f"{engine.system.mechanism.name!r} cannot follow the motion: {', '.join(legs)} {verb} out of reach from "
        f"t = {time:.6f} s on, where the platform is at ({x:.6f}, {y:.6f}, {z:.6f}) m"
    )


def check_possible(engine: InverseEngine, samples: PlatformSamples, off: Array) -> None:
    """Raise where the platform is asked to move in a way its joints do not let it."""
    if not off.any():
        return
    wrong = off > contradictions_allowed(engine.system.size, samples.twist, samples.acceleration).max(axis=0)
    if not wrong.any():
        return
    k = int(np.argmax(wrong.any(axis=1)))
    level = int(np.argmax(wrong[k]))
    what, unit = (("pose", "m"), ("velocity", "m/s"), ("acceleration", "m/s²"))[level]
    x, y, z = samples.position[k]
    can = platform_motions(engine.kinematics, engine.machine.mobility.samples[0])
    raise InconsistentMotionError(
        f"{engine.system.mechanism.name!r} cannot move its platform that way: the {what} at "
        f"t = {samples.times[k]:.6g} s, platform at ({x:.6g}, {y:.6g}, {z:.6g}) m, contradicts the loops "
        f"(off by {off[k, level]:.3g} {unit}); {can}"
    )


def contradictions_allowed(size: float, twist: Array, acceleration: Array) -> Array:
    """What pose, velocity and acceleration of a platform may contradict the loops by (m, m/s, m/s²), each (n, 3)."""
    lengths = np.r_[np.full(3, size), np.ones(3)]
    speed = np.abs(twist * lengths).max(axis=-1)
    change = np.abs(acceleration * lengths).max(axis=-1) + speed**2 / size
    allowed = CONTRADICTION * np.stack([np.full(speed.shape, size), speed, change], axis=-1)
    return np.asarray(allowed + STANDSTILL * size)


def _edge(engine: InverseEngine, motion: Motion, signs: Signs, inside: float, outside: float) -> float:
    """The last time at which all legs reach, by bisection."""
    kernel = engine.platform.course(signs)
    for _ in range(BISECTIONS):
        middle = (inside + outside) / 2
        at = motion.sample([middle])
        assert isinstance(at, PlatformSamples)
        margins = kernel(at.quaternion, at.position, at.twist, at.acceleration)[3]
        if margins.min() >= 0:
            inside = middle
        else:
            outside = middle
    return inside


def sides(engine: InverseEngine, course: Trajectory) -> Array:
    """Signs that change where the machine passes a parallel singularity; one actuator per degree of freedom."""
    _, G, A = engine.tree(course.q, course.v, course.dv)
    rows = np.concatenate([G[:, list(engine.machine.mobility.independent_rows)], A], axis=1)
    return np.asarray(np.linalg.slogdet(rows)[0])


def check_crossing(engine: InverseEngine, times: Array, side: Array, samples: Samples | None) -> None:
    """Raise where a motion passes through a parallel singularity between two times."""
    sign = np.sign(side)
    passed = sign[1:] * sign[:-1] < 0
    if not passed.any():
        return
    k = int(np.argmax(passed))
    where = ""
    if isinstance(samples, PlatformSamples):
        x, y, z = samples.position[k]
        where = f", platform at ({x:.6g}, {y:.6g}, {z:.6g}) m"
    raise SingularityError(
        f"{engine.system.mechanism.name!r} passes through a parallel singularity between t = {times[k]:.6g} and "
        f"{times[k + 1]:.6g} s{where}: there its actuators cannot hold it"
    )


def least_motions(engine: InverseEngine, course: Trajectory) -> tuple[Array, Array]:
    """Least motion of the actuators, and of the platform, at every time, as `model.jacobian` has it at one state."""
    _, G, A = engine.tree(course.q, course.v, course.dv)
    kinematics = engine.machine.kinematics
    N = batched_free_motions(engine.machine, G)
    parallel = least_motion(kinematics, A, kinematics.actuator_lengths, N)
    if engine.system.platform is None:
        return parallel, np.ones(len(parallel))
    first = 6 * engine.system.platform.index
    J = engine.body_jacobian(course.q)[:, first : first + 6]
    return parallel, least_motion(kinematics, J, np.r_[np.full(3, engine.system.size), np.ones(3)], N)


def closest(what: str, values: Array, times: Array) -> Closest:
    """The least of some values and its time."""
    k = int(np.argmin(values))
    return Closest(what, float(values[k]), float(times[k]))


class JointLimitMargins:
    """The limited joints of a machine."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kinematics, self.system = kinematics, kinematics.system
        self.joints = [(joint.name, joint.limits) for joint in self.system.mechanism.joints if joint.limits is not None]

    def margins(self, q: Array, near: Array | None = None) -> dict[str, Array]:
        """Joint → distance from its nearer limit (m or rad, negative beyond) along a motion, (n).

        near: angles of joints that close loops at its start; by default the description's
        """
        if not self.joints:
            return {}
        limited = {name for name, _ in self.joints}
        turned = any(cut.name in limited for cut, _ in self.system.periodic)
        turns = self.kinematics.turns_along(q, near) if turned else np.zeros((len(q), len(self.system.periodic)))
        found, values, first = {}, self._coordinates(q, turns), 0
        for name, pairs in self.joints:
            low, high = np.array(pairs, float).T
            own = values[:, first : first + low.size]
            found[name] = np.minimum(own - low, high - own).min(axis=1)
            first += low.size
        return found

    def check(self, q: Array, times: Array | None, near: Array | None = None) -> None:
        """Raise where a joint goes beyond its limits: which, when, by how much."""
        for name, margin in self.margins(q, near).items():
            if margin.min() < 0:
                k = int(np.argmax(margin < 0))
                when = "in this state" if times is None else f"from t = {times[k]:.6g} s on"
                raise AssemblyError(
                    f"joint {name!r} of {self.system.mechanism.name!r} is beyond its limits {when}; "
                    f"it goes as far as {-float(margin.min()):.6g} (m or rad) beyond"
                )

    @cached_property
    def _coordinates(self) -> Kernel:

        def make() -> ca.Function:
            tree = self.kinematics.tree
            values, symbols = [tree.followed_coordinates(name) for name, _ in self.joints], [tree.q, tree.turns]
            names = ["q", "turns"], ["coordinates"]
            return ca.Function("limited", symbols, [ca.vertcat(*values)], *names, {"cse": True})

        return remembered(self.kinematics.question("limited", [name for name, _ in self.joints]), make)


def check_motion(
    engine: InverseEngine, motion: Motion, times: Array, start: State | None, find_start: Callable[[], State]
) -> MotionCheck:
    """Everything that can be said about following a motion, without raising for what is found."""
    samples = motion.sample(times)
    reach: tuple[Closest, ...] = ()
    try:
        if engine.has_course(samples):
            assert isinstance(samples, PlatformSamples)
            mode = engine.platform.home if start is None else engine.platform.kinematics.working_mode(start.q)
            kernel = engine.platform.course(mode)
            margins = kernel(samples.quaternion, samples.position, samples.twist, samples.acceleration)[3]
            legs = engine.platform.kinematics.legs
            reach = tuple(closest(leg.name, margins[:, k], times) for k, leg in enumerate(legs))
        if start is None and engine.has_course(samples):
            course = engine.course(motion, samples, engine.machine.mobility.samples[0])
        else:
            begin = find_start() if start is None else start
            course = engine.course(motion, samples, begin.q, begin.turns)
    except ClosedChainError as error:
        return MotionCheck(reach, None, None, {}, (), str(error))
    problem = None
    try:
        if len(engine.system.actuators) == engine.machine.mobility.dof:
            check_crossing(engine, times, sides(engine, course), samples)
    except SingularityError as error:
        problem = str(error)
    return _report(engine, course, times, reach, problem)


def _report(
    engine: InverseEngine, course: Trajectory, times: Array, reach: tuple[Closest, ...], problem: str | None
) -> MotionCheck:
    parallel, serial = least_motions(engine, course)
    nearest = closest("actuators", parallel, times), closest("platform", serial, times)
    where = engine.actuator_coordinates(course.q, course.turns)
    names = [actuator.name for actuator in engine.system.actuators]
    travel = {name: (float(x.min()), float(x.max())) for name, x in zip(names, where.T, strict=True)}
    inside = engine.limits.margins(course.q, course.turns)
    limits = tuple(closest(name, margin, times) for name, margin in inside.items())
    beyond = [f"joint {c.what!r} is beyond its limits at t = {c.time:.6g} s" for c in limits if c.value < 0]
    if beyond:
        problem = beyond[0]
    elif problem is None and names and nearest[0].value < SINGULAR:
        least = f"least motion of the actuators {nearest[0].value:.3g}"
        problem = f"the machine is singular at t = {nearest[0].time:.6g} s ({least})"
    return MotionCheck(reach, *nearest, travel, limits, problem)
