"""A motion examined before it is driven: reach, travel, limits, singularities."""

from __future__ import annotations

from collections.abc import Callable

from closedchain.errors import ClosedChainError, SingularityError
from closedchain.inverse.engine import InverseEngine
from closedchain.inverse.reach import (
    Closest,
    MotionCheck,
    check_crossing,
    closest,
    nearness,
    sides,
)
from closedchain.kinematics.state import State
from closedchain.motions.follower import Trajectory
from closedchain.motions.motion import Motion, PlatformSamples
from closedchain.types import Array

SINGULAR = 1e-6  # nearness below which a motion counts as running into a singularity


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
        near = engine.machine.mobility.samples[0] if engine.has_course(samples) and start is None else None
        course = engine.course(motion, samples, near if near is not None else (start or find_start()).q)
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
    parallel, serial = nearness(engine, course)
    nearest = closest("actuators", parallel, times), closest("platform", serial, times)
    where = engine.actuator_coordinates(course.q)
    names = [actuator.name for actuator in engine.system.actuators]
    travel = {name: (float(x.min()), float(x.max())) for name, x in zip(names, where.T, strict=True)}
    inside = engine.limits.margins(course.q)
    limits = tuple(closest(name, margin, times) for name, margin in inside.items())
    beyond = [f"joint {c.what!r} is beyond its limits at t = {c.time:.6g} s" for c in limits if c.value < 0]
    if beyond:
        problem = beyond[0]
    elif problem is None and names and nearest[0].value < SINGULAR:
        problem = f"the machine is singular at t = {nearest[0].time:.6g} s (nearness {nearest[0].value:.3g})"
    return MotionCheck(reach, *nearest, travel, limits, problem)
