"""A machine in someone's hands: what is asked of it, where it goes, what stops it, and what is to be seen.

Knows nothing of windows or servers: `drag`, `place` and `drive` answer with a `Frame`, which a viewer draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal

import numpy as np

from closedchain.errors import ArgumentError, ClosedChainError, UnknownNameError, choose
from closedchain.kinematics.drag import OUT_OF_REACH, STEPS, Drag, Mobile, Move
from closedchain.kinematics.state import State
from closedchain.kinematics.task_coordinates import NAMES, checked, free_coordinates_beside, pose
from closedchain.mechanism import Pose
from closedchain.mechanism.names import GROUND
from closedchain.mechanism.numbers import finite_vector
from closedchain.multibody.chains import find_legs
from closedchain.show.scene import Scene
from closedchain.spatial.numeric import cross
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.inverse.result import InverseDynamics
    from closedchain.model import Model

Shade = Literal["bodies", "force", "power", "margin"]
SHADES: tuple[Shade, ...] = ("bodies", "force", "power", "margin")
ALIKE = 1e-9  # of a pose: what did not change
LESSER = 0.05  # weight of what the hand did not move, where the body cannot do both
NEAR = 0.25  # of the distance from a singularity at the start: below it the twist is shown


@dataclass(frozen=True, eq=False)
class Arrow:
    """An arrow in the world, m; `kind`: force, moment, reaction, contact, uncontrolled, lost."""

    kind: str
    start: Array
    end: Array


@dataclass(frozen=True, eq=False)
class Frame:
    """What is to be seen.

    state: where the machine is
    stopped: why it did not go where it was asked to
    actuators: their coordinates (rad, m)
    parallel: distance from a parallel singularity, 0 to 1; None where actuators are too few
    serial: the least of the body's motions, 0 to 1
    forces, powers, shares: of the actuators (their `units`; W; of their limits, or of the largest force or power)
    colours: of bodies that are not to have their own, #rrggbb
    arrows: forces, reactions, twists
    notes: what could not be computed, and why
    more: whether the machine is still on its way
    """

    state: State
    stopped: tuple[str, ...]
    actuators: dict[str, float]
    parallel: float | None
    serial: float
    forces: dict[str, float]
    powers: dict[str, float]
    shares: dict[str, float]
    colours: dict[str, str]
    arrows: tuple[Arrow, ...]
    notes: tuple[str, ...]
    units: dict[str, str]
    more: bool = False


class Session:
    """One machine that is dragged and driven.

    model: the machine
    state: where it starts; by default as assembled
    body: the one with the handle; by default the platform, else the last body

    `wrench` on that body [moment; force], its `twist`, `shade` (what colours mean) and `reactions` (whether their
    arrows are shown) may be set at any time; `frame()` is then drawn anew.
    """

    def __init__(self, model: Model, state: State | None = None, body: str | None = None) -> None:
        self.model = model
        start = model.assemble(allow_singular=True) if state is None else state
        bodies = [one.name for one in model.mechanism.bodies]
        self.body = body or model.mechanism.platform or bodies[-1]
        if self.body not in bodies:
            raise UnknownNameError(choose("body", self.body, bodies))
        self._drag = Drag(model.kinematics, self.body, start.q, self._handle(), start.turns)
        self._here = self._drag.start
        self._asked = self._drag.pose(self._here)
        self._stopped: tuple[str, ...] = ()
        self.wrench, self.twist = np.zeros(6), np.zeros(6)
        self.shade: Shade = "bodies"
        self.reactions = False
        self._legs = self._bodies_by_actuator()

    # what is asked
    @property
    def state(self) -> State:
        """Where the machine is."""
        return State(self.model.kinematics, self._here.q, np.zeros(self.model.system.nv), near=self._here.turns)

    @property
    def handle(self) -> tuple[Array, Array]:
        """Rotation and position of the handle."""
        return self._drag.pose(self._here)

    @property
    def asked(self) -> tuple[Array, Array]:
        """Rotation and position to which the handle was pulled."""
        return self._asked

    @property
    def turns(self) -> bool:
        """Whether the body can be rotated by its handle."""
        return bool(np.linalg.norm(self._here.P[:3] @ self._here.N, 2) > 1e-6 * self.model.system.size)

    def drag(self, to: Pose | tuple[Array, Array], steps: int = STEPS) -> Frame:
        """Bring the handle to a pose, or as near as the machine can; `steps` is how long to try."""
        rotation, position = (to.matrix, np.array(to.position)) if isinstance(to, Pose) else to
        position = np.array(finite_vector("position of the handle", position, 3))
        rotation = np.asarray(rotation, float)
        if not np.allclose(rotation @ rotation.T, np.eye(3), atol=1e-6):
            raise ArgumentError("the handle's rotation is not a rotation matrix")
        self._moved(self._drag.to_pose(self._here, rotation, position, self._weights(rotation, position), steps))
        self._asked = rotation, position
        return self.frame()

    def drive(self, values: Mapping[str, float], steps: int = STEPS) -> Frame:
        """Bring actuators to coordinates (rad, m); the others stay where they are."""
        now = self._actuators()
        for name in values:
            if name not in now:
                raise UnknownNameError(choose("actuator", name, now))
        wanted = now | dict(values)
        self._moved(self._drag.to_actuators(self._here, list(wanted.values()), steps))
        if any(words.startswith(OUT_OF_REACH) for words in self._stopped):
            self._stopped = self._shortfalls(wanted)
        self._asked = self._drag.pose(self._here)
        return self.frame()

    @cached_property
    def task_names(self) -> tuple[str, ...]:
        """The task coordinates that the platform has where it starts; none with the handle on another body."""
        if self.body != self.model.mechanism.platform:
            return ()
        own = free_coordinates_beside(self.model.kinematics, self._drag.start.q, ())
        return tuple(name for name in NAMES if name in own)

    @cached_property
    def units(self) -> dict[str, str]:
        """Units of the actuators' forces: N, or N m where the joint rotates."""
        system = self.model.system
        angles = {a.name: system.element(a.joint).model.angles[a.coordinate] for a in system.actuators}
        return {name: "N m" if turns else "N" for name, turns in angles.items()}

    def place(self, values: Mapping[str, float], steps: int = STEPS) -> Frame:
        """Bring the platform to task coordinates (m, rad); the others stay, or follow where they must."""
        wanted = self.state.task_coordinates | checked("platform", values)
        return self.drag(pose(wanted), steps)

    def reset(self) -> Frame:
        """Back to where it started."""
        self._here, self._stopped, self._more = self._drag.start, (), False
        self._asked = self._drag.pose(self._here)
        return self.frame()

    def hold(self, body: str) -> Frame:
        """Put the handle on another body."""
        other = Session(self.model, self.state, body)
        for name in ("body", "_drag", "_here", "_asked"):
            setattr(self, name, getattr(other, name))
        self.__dict__.pop("task_names", None)
        self._stopped = ()
        return self.frame()

    def settle(self) -> None:
        """Forget what was asked and not reached."""
        self._asked = self._drag.pose(self._here)

    _more = False

    def _moved(self, move: Move) -> None:
        self._here, self._stopped, self._more = move.mobile, move.stopped, move.more

    def _shortfalls(self, wanted: Mapping[str, float]) -> tuple[str, ...]:
        """How far actuators stay from where they were sent, each in its unit, the farthest first."""
        system, here = self.model.system, self._actuators()
        rows = []
        for actuator in system.actuators:
            left = wanted[actuator.name] - here[actuator.name]
            turns = system.element(actuator.joint).model.angles[actuator.coordinate]
            share = abs(left) if turns else abs(left) / system.size
            short = f"{abs(left):.3g} rad ({np.degrees(abs(left)):.3g}°)" if turns else f"{abs(left):.3g} m"
            rows.append((share, f"{actuator.name}: {OUT_OF_REACH}, {short} short"))
        rows.sort(reverse=True)
        return tuple(words for share, words in rows if share > 0.5 * rows[0][0])

    def _weights(self, rotation: Array, position: Array) -> tuple[float, float]:
        """A body with fewer than six degrees of freedom follows what the hand changes, rotation or position."""
        if self._drag.rank == 6:
            return 1.0, 1.0
        R, p = self._asked
        turned = bool(np.abs(rotation - R).max() > ALIKE)
        shifted = bool(np.abs(position - p).max() > ALIKE * self.model.system.size)
        return 1.0 if turned or not shifted else LESSER, 1.0 if shifted or not turned else LESSER

    def _handle(self) -> Array:
        """Where a body is held: a platform at its origin, others at the joint farthest from the ground's, or the mass
        centre."""
        machine = self.model.mechanism
        if self.body == machine.platform:
            return np.zeros(3)
        points = Scene(self.model.state(self.model.start, check=False)).joint_points(machine.body(self.body))
        far = [*points, np.array(machine.body(self.body).center)]
        first = points[0] if len(points) else np.zeros(3)
        return np.asarray(far[int(np.argmax([np.linalg.norm(point - first) for point in far]))])

    # what is seen
    def frame(self) -> Frame:
        """What is to be seen now."""
        here, notes = self._here, list[str]()
        forces, powers, shares, arrows = dict[str, float](), dict[str, float](), dict[str, float](), list[Arrow]()
        if self.shade != "bodies" or self.reactions:
            try:
                answer = self._inverse()
                forces, powers, shares = self._loads(answer, here)
                if self.reactions:
                    arrows += self._reaction_arrows(answer)
            except ClosedChainError as error:
                notes.append(f"no forces: {error}")
        arrows += self._wrench_arrows() + self._twist_arrows(here)
        colours = {body: ramp(shares[name]) for name in shares for body in self._legs[name]}
        return Frame(
            self.state,
            self._stopped,
            self._actuators(),
            here.parallel,
            self._serial(here),
            forces,
            powers,
            shares,
            colours if self.shade != "bodies" else {},
            tuple(arrows),
            tuple(notes),
            self.units,
            self._more,
        )

    def _actuators(self) -> dict[str, float]:
        return self.state.actuators

    def _serial(self, here: Mobile) -> float:
        return float(here.serial[self._drag.rank - 1]) if 0 < self._drag.rank <= len(here.serial) else 0.0

    def _inverse(self) -> InverseDynamics:
        """Forces that hold the machine still under its weight, its loads and the wrench on the handle's body."""
        lever = self.handle[1] - self.state.body(self.body).position
        at_origin = self.wrench.copy()
        at_origin[:3] += cross(lever, self.wrench[3:])
        wrenches = {self.body: at_origin} if self.wrench.any() else None
        return self.model.inverse_dynamics(self.state, wrenches=wrenches)

    def _loads(
        self, answer: InverseDynamics, here: Mobile
    ) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
        """Forces, powers while the body moves with the twist, and shares of the limits."""
        kin = self.model.kinematics
        twist = self.twist * kin.twist_lengths
        v = here.N @ (np.linalg.pinv(here.P @ here.N, rcond=1e-9) @ twist)
        velocities = here.A @ v / kin.actuator_lengths
        powers = answer.forces * velocities
        values = {"power": powers}.get(self.shade, answer.forces)
        shares = np.abs(values) / max(float(np.abs(values).max(initial=0.0)), 1e-300)
        if self.shade == "margin":
            for k, actuator in enumerate(self.model.system.actuators):
                limits = actuator.joint_force_limit, actuator.joint_velocity_limit, actuator.max_power
                needs = answer.forces[k], velocities[k], max(powers[k], 0.0)
                used = [abs(need) / limit for need, limit in zip(needs, limits, strict=True) if limit is not None]
                shares[k] = max(used, default=0.0)
        lists = (answer.forces, powers, shares)
        forces, power, share = (dict(zip(answer.names, values.tolist(), strict=True)) for values in lists)
        return forces, power, share

    def _bodies_by_actuator(self) -> dict[str, tuple[str, ...]]:
        """The leg of every actuator, or the two bodies that its joint connects."""
        machine = self.model.mechanism
        legs: dict[str, tuple[str, ...]] = {}
        if machine.platform is not None:
            with suppress(ClosedChainError):  # not made of simple legs
                legs = {joint.name: leg.bodies for leg in find_legs(machine).legs for joint in leg.joints}
        bodies = {body.name for body in machine.bodies} - {machine.platform}
        ends = {joint.name: (joint.parent, joint.child) for joint in machine.joints}
        return {
            a.name: tuple(body for body in legs.get(a.joint, ends[a.joint]) if body in bodies)
            for a in machine.actuators
        }

    # arrows
    def _reaction_arrows(self, answer: InverseDynamics) -> list[Arrow]:
        """Forces on the children of all joints, the largest as long as a third of the machine."""
        state, found = self.state, []
        for joint in self.model.mechanism.joints:
            at = np.array(joint.child_at.position)
            at = at if joint.child == GROUND else state.body(joint.child).point(at)
            parent = np.eye(3) if joint.parent == GROUND else state.body(joint.parent).rotation
            found.append((at, parent @ joint.at.matrix @ answer.reactions[joint.name][3:]))
        largest = max((float(np.linalg.norm(force)) for _, force in found), default=0.0)
        scale = self.model.system.size / 3 / max(largest, 1e-300)
        return [
            Arrow("reaction", at, at + scale * force) for at, force in found if np.linalg.norm(force) > 0.02 * largest
        ]

    def _wrench_arrows(self) -> list[Arrow]:
        at, size, found = self.handle[1], self.model.system.size, []
        for kind, part in (("moment", self.wrench[:3]), ("force", self.wrench[3:])):
            length = float(np.linalg.norm(part))
            if length > 0:
                found.append(Arrow(kind, at, at + 0.4 * size * part / length))
        return found

    def _twist_arrows(self, here: Mobile) -> list[Arrow]:
        """Near singularities: the motion that actuators do not control, the direction that the body loses."""
        start, found = self._drag.start, []
        if here.parallel is not None and here.parallel < NEAR * (start.parallel or 0.0):
            found.append(self._screw("uncontrolled", here.uncontrolled))
        least = float(start.serial[self._drag.rank - 1]) if self._drag.rank else 0.0
        if self._drag.rank and self._serial(here) < NEAR * least:
            found.append(self._screw("lost", here.lost(self._drag.rank)))
        return found

    def _screw(self, kind: str, motion: Array) -> Arrow:
        """A motion [angular; linear], m, as an arrow: along its axis where it turns more than it shifts."""
        size, at = self.model.system.size, self.state.body(self.body).position
        w, v = motion[:3] / size, motion[3:]
        if np.linalg.norm(motion[:3]) > np.linalg.norm(v):
            foot = at + cross(w, v) / (w @ w)
            direction = w
        else:
            foot, direction = at, v
        length = max(float(np.linalg.norm(direction)), 1e-300)
        return Arrow(kind, foot, foot + 0.5 * size * direction / length)


def ramp(share: float) -> str:
    """Green at 0, yellow at a half, red at 1, purple beyond."""
    if share > 1.0 + 1e-9:
        return "#8e24aa"
    stops = np.array([[67, 160, 71], [253, 216, 53], [229, 57, 53]], float)
    at = 2 * min(max(share, 0.0), 1.0)
    low = min(int(at), 1)
    red, green, blue = np.rint(stops[low] + (at - low) * (stops[low + 1] - stops[low])).astype(int)
    return f"#{red:02x}{green:02x}{blue:02x}"
