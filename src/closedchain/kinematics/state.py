"""A configuration and its velocities: immutable, with body poses and twists by name."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import (
    ArgumentError,
    ForeignStateError,
    InconsistentMotionError,
    NonFiniteError,
    OpenLoopError,
    UnknownNameError,
    choose,
    no_attribute,
)
from closedchain.kinematics.evaluate import ON_THE_WAY, Kinematics, Opening
from closedchain.kinematics.task_coordinates import NAMES
from closedchain.mechanism import Pose
from closedchain.mechanism.numbers import real_array
from closedchain.multibody.system import Link
from closedchain.records import dataclass
from closedchain.types import Array
from closedchain.views import view


@dataclass(frozen=True)
class BodyMotion:
    """Where a body is and how it moves, in the world.

    rotation: matrix with the body's axes as columns
    position: of the body's origin, m
    angular_velocity: rad/s
    velocity: of the body's origin, m/s

    Example:
        >>> home.platform.twist.tolist()
        [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    """

    rotation: Array
    position: Array
    angular_velocity: Array
    velocity: Array

    @property
    def pose(self) -> Pose:
        """Position and rotation as a Pose."""
        return Pose(tuple(self.position), self.rotation)  # type: ignore[arg-type]

    @property
    def twist(self) -> Array:
        """[angular velocity; velocity of the body's origin], world axes."""
        return np.concatenate([self.angular_velocity, self.velocity])

    def point(self, at: ArrayLike) -> Array:
        """World position of a point given in the body's frame."""
        there: Array = self.position + self.rotation @ np.asarray(at, dtype=float)
        return there


@dataclass(frozen=True)
class PointMotion:
    """Where a named point is and how it moves, in the world.

    position: m
    velocity: m/s

    Example:
        >>> from dataclasses import replace
        >>> marked = replace(cc.library.four_bar(), points=(cc.Point("mark", "coupler", (1.0, 0, 0.5)),))
        >>> cc.compile(marked).assemble().point("mark").velocity.tolist()
        [0.0, 0.0, 0.0]
    """

    position: Array
    velocity: Array


MEANT = {"positions": "q", "position": "q", "coordinates": "q", "qpos": "q", "velocities": "v", "qvel": "v", "qd": "v",
         "joints": 'q or state["joint"]', "pose": "platform or body(name)", "bodies": "body(name)"}  # fmt: skip


@dataclass(frozen=True, eq=False)
class State:
    """Coordinates and velocities of one machine; both arrays are read-only.

    q: coordinates of the spanning tree (rad, m, quaternions)
    v: velocities (rad/s, m/s)
    notes: what the user should know of how it was found
    near: where the angles of joints that close loops are, in the order of `kinematics.system.periodic`: q determines
        them up to whole turns, and those nearest to these are taken; by default to the description's start

    Example:
        >>> state = model.assemble(joints={"crank": 1.2})
        >>> state["crank"], state.velocity("crank"), state.actuators
        (1.2, 0.0, {'crank_motor': 1.2})
    """

    kinematics: Kinematics
    q: Array
    v: Array
    notes: tuple[str, ...] = ()
    near: Array | None = None

    def __post_init__(self) -> None:
        system = self.kinematics.system
        for name, size in (("q", system.nq), ("v", system.nv)):
            values = np.array(getattr(self, name), dtype=float)
            if values.shape != (size,):
                raise ArgumentError(f"{name} must hold {size} numbers, not {values.shape}")
            if not np.all(np.isfinite(values)):
                raise NonFiniteError(f"{name} holds NaN or infinity")
            values.flags.writeable = False
            object.__setattr__(self, name, values)

    if not TYPE_CHECKING:  # else every name would be an attribute

        def __getattr__(self, name: str) -> Any:
            raise no_attribute(self, name, MEANT)

    def __getitem__(self, joint: str) -> float | Array:
        """The coordinate of a joint (an array where it has several), or of a floating body."""
        return _alone(self.kinematics.joint_coordinates(joint, self.q, self.turns))

    @cached_property
    def turns(self) -> Array:
        """The angles of joints that close loops, with all turns."""
        return self.kinematics.turns(self.q, self.near)

    def velocity(self, joint: str) -> float | Array:
        """The velocity of a joint, or of a floating body."""
        return _alone(self.kinematics.joint_velocities(joint, self.q, self.v))

    def body(self, name: str) -> BodyMotion:
        """Pose and twist of a body, in the world."""
        link: Link = self.kinematics.system.link(name)
        pose, twist = self._poses[link.index], self._twists[link.index]
        return BodyMotion(pose[:, :3], pose[:, 3], twist[:3], twist[3:])

    def point(self, name: str) -> PointMotion:
        """Position and velocity of a point of the description, in the world."""
        point = self.kinematics.system.mechanism.point(name)
        body = self.body(point.body)
        arm = body.rotation @ np.array(point.at)
        return PointMotion(body.position + arm, body.velocity + np.cross(body.angular_velocity, arm))

    @property
    def platform(self) -> BodyMotion:
        """Pose and twist of the platform."""
        return self.body(self.kinematics.platform_name())

    @property
    def task_coordinates(self) -> dict[str, float]:
        """Position x, y, z (m) and tilt_x, tilt_y, torsion (rad) of the platform, as `assemble(platform={…})` takes
        them: R = exp([tilt_x, tilt_y, 0]) Rz(torsion)."""
        return dict(zip(NAMES, self.kinematics.task_coordinates(self.q).tolist(), strict=True))

    def deflection(self, body: str, at: float) -> Array:
        """Displacement of a flexible body's centre line, `at` metres from its start, in the body's axes."""
        flexible = self.kinematics.system.flexible_body(body)
        return flexible.beam.deflection(at, self.q[flexible.q])

    @property
    def actuators(self) -> dict[str, float]:
        """The coordinate of every actuator."""
        values = self.kinematics.actuator_coordinates(self.q, self.turns)
        return dict(zip((a.name for a in self.kinematics.system.actuators), values.tolist(), strict=True))

    def strut(self, name: str) -> StrutState:
        """Length, velocity and force of a strut."""
        names = [strut.name for strut in self.kinematics.system.mechanism.struts]
        if name not in names:
            raise UnknownNameError(choose("strut", name, names))
        return StrutState(*(float(x) for x in self.kinematics.struts(self.q, self.v)[names.index(name)]))

    @property
    def loop_error(self) -> float:
        """The largest opening of a loop: metres, or radians times the machine's size."""
        return self.kinematics.loop_error(self.q)

    @property
    def loop_residual(self) -> Opening:
        """The largest openings of all loops, in metres and in radians."""
        openings = self.kinematics.loop_openings(self.q).values()
        return Opening(*(max((getattr(one, unit) for one in openings), default=0.0) for unit in Opening._fields))

    def replace(self, q: ArrayLike | None = None, v: ArrayLike | None = None, check: bool = True) -> State:
        """The same machine with other coordinates or velocities that keep the loops closed.

        check: refuse open loops and velocities that open them; False takes both as they are
        """
        state = State(
            self.kinematics,
            self.q if q is None else real_array("q", q),
            self.v if v is None else real_array("v", v),
            self.notes if q is None else (),
            self.near if q is None else self.turns,
        )
        if check:
            check_closed(state)
        return state

    @cached_property
    def openness(self) -> float:
        """How far loops are open or opening, as a share of the machine's size and speed; rounding where closed."""
        return self.kinematics.openness(self.q, self.v)

    @cached_property
    def _poses(self) -> Array:
        return self.kinematics.poses(self.q)

    @cached_property
    def _twists(self) -> Array:
        return self.kinematics.twists(self.q, self.v)

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        shown: str = view("html")(self)
        return shown

    def __repr__(self) -> str:
        system = self.kinematics.system
        parts = [f"{link.name}={np.array2string(self.q[link.q], precision=6)}" for link in system.owners[:6]]
        more = ", …" if len(system.owners) > 6 else ""
        return f"State({system.mechanism.name}: {', '.join(parts)}{more})"


@dataclass(frozen=True)
class StrutState:
    """A strut in a state.

    length: m
    velocity: rate of the length, m/s
    force: with which it pushes its ends apart, N

    Example:
        >>> from dataclasses import replace
        >>> spring = cc.Strut("spring", "ground", "rocker", at=(0, 0, 1), stiffness=500.0, free_length=0.1)
        >>> sprung = cc.compile(replace(model.mechanism, struts=(spring,)))
        >>> strut = sprung.assemble(joints={"crank": 1.2}).strut("spring")
        >>> round(strut.force + 500.0 * (strut.length - 0.1), 9) + 0.0
        0.0
    """

    length: float
    velocity: float
    force: float


OPEN = 1e-6  # of the machine's size, and of the largest velocity: what may be rounding or drift


def open_limit(kinematics: Kinematics) -> float:
    """The same, and what redundant rows may stay open."""
    return max(OPEN, ON_THE_WAY * kinematics.tolerance)


def check_closed(state: State) -> None:
    """Loops must be closed and velocities keep them closed."""
    kin, system = state.kinematics, state.kinematics.system
    wide = kin.open_loops(state.q, open_limit(kin) * system.size)
    if wide:
        raise OpenLoopError(
            f"the loops of {system.mechanism.name!r} are open at {wide}; model.assemble closes them near a guess, and "
            "check=False takes coordinates as they are"
        )
    opening = np.abs(kin.constraint(state.q) @ state.v) * kin.velocity_row_lengths
    if opening.max(initial=0.0) > open_limit(kin) * np.abs(state.v * kin.step_lengths).max(initial=0.0):
        row = int(opening.argmax())
        unit = "rad/s" if kin.velocity_row_lengths[row] != 1.0 else "m/s"
        raise InconsistentMotionError(
            f"the velocities open the loop at {system.row_names[row]} by "
            f"{opening[row] / kin.velocity_row_lengths[row]:.6g} {unit}; model.with_velocities gives velocities that "
            "keep loops closed, and check=False takes them as they are"
        )


def check_acceleration(state: State, acceleration: Array) -> None:
    """Accelerations must keep the loops closed."""
    kin = state.kinematics
    terms = kin.constraint(state.q) * acceleration, kin.constraint_product(state.q, state.v)
    opening = np.abs(terms[0].sum(axis=1) + terms[1]) * kin.velocity_row_lengths
    level = np.abs(terms[0] * kin.velocity_row_lengths[:, None]).max(initial=0.0)
    level = max(level, np.abs(terms[1] * kin.velocity_row_lengths).max(initial=0.0))
    if opening.max(initial=0.0) > open_limit(kin) * level:
        row = int(opening.argmax())
        raise InconsistentMotionError(
            f"the acceleration opens the loop at {kin.system.row_names[row]} by "
            f"{opening[row] / kin.velocity_row_lengths[row]:.6g} (m/s², rad/s²); model.accelerations gives those that "
            "keep loops closed, and check=False takes it as it is"
        )


def check_own(state: State, kinematics: Kinematics) -> None:
    """A state must be of this machine: the same coordinates and the same geometry, whatever the masses."""
    if isinstance(state, State) and state.kinematics is kinematics:
        return
    check_coordinates(state, kinematics)
    theirs, ours = state.kinematics.system, kinematics.system
    if not (theirs is ours or theirs.geometry == ours.geometry):
        raise ForeignStateError(
            f"{_foreign(theirs, ours)}its joints are placed otherwise, or other joints close its loops; "
            "model.assemble(guess=state) finds the nearest state of this one"
        )


def check_coordinates(state: State, kinematics: Kinematics) -> None:
    """A state must have the coordinates of this machine."""
    if not isinstance(state, State):
        raise ArgumentError(f"a state of this machine is needed, such as model.assemble() gives, not {state!r:.80}")
    theirs, ours = state.kinematics.system, kinematics.system
    if theirs is not ours and theirs.coordinate_names != ours.coordinate_names:
        names = ", ".join(theirs.coordinate_names[:6]), ", ".join(ours.coordinate_names[:6])
        raise ForeignStateError(f"{_foreign(theirs, ours)}its coordinates are {names[0]} …, not {names[1]} …")


def in_coordinates(state: State, kinematics: Kinematics) -> State:
    """A state of a machine with the same joints, in the coordinates of this one, loops as open as they then are."""
    theirs, ours = getattr(state, "kinematics", kinematics).system, kinematics.system
    joints = [{joint.name: joint.dof for joint in system.mechanism.joints} for system in (theirs, ours)]
    if theirs.coordinate_names == ours.coordinate_names or joints[0] != joints[1]:
        check_coordinates(state, kinematics)
        return state
    q = ours.neutral.copy()
    for link in ours.owners:
        values = np.atleast_1d(state[link.name])
        if values.shape == q[link.q].shape:  # cut balls have no quaternion: near enough is where they start
            q[link.q] = values
    turns = np.array([np.atleast_1d(state[cut.name])[k] for cut, k in ours.periodic])
    return State(kinematics, q, np.zeros(ours.nv), near=turns)


def _foreign(theirs: Any, ours: Any) -> str:
    return f"the state is of another machine ({theirs.mechanism.name!r}, not {ours.mechanism.name!r}): "


def _alone(values: Array) -> float | Array:
    return float(values[0]) if values.shape == (1,) else values
