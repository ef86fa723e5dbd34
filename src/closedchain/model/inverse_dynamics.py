"""Which forces and powers must the actuators give: inverse dynamics in a state and along motions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Formulation
from closedchain.errors import (
    ArgumentError,
    UnsupportedError,
)
from closedchain.kinematics.state import State, check_acceleration, check_own
from closedchain.mechanism import Mechanism, Payload, Wrench
from closedchain.mechanism.numbers import check_kind, finite_vector, flag, real_array
from closedchain.motions.motion import JointSamples, Motion, Samples
from closedchain.multibody.build import build_system

if TYPE_CHECKING:
    from xarray import Dataset

    from closedchain.inverse.distribution import ForceDistribution
    from closedchain.inverse.engine import InverseEngine, InverseOptions
    from closedchain.inverse.quick import QuickInverse
    from closedchain.inverse.reach import MotionCheck
    from closedchain.inverse.result import InverseDynamics
    from closedchain.kinematics.driven import DrivenAccelerations

from closedchain.model.base import Joints, check_method
from closedchain.model.configurations import Configurations
from closedchain.sweep.question import Grid
from closedchain.types import Array


class InverseDynamicsModel(Configurations):
    """Questions about the forces and powers a motion needs."""

    def inverse_dynamics(
        self,
        state: State,
        platform_acceleration: ArrayLike | Mapping[str, float] | None = None,
        joint_accelerations: Joints | None = None,
        acceleration: ArrayLike | None = None,
        method: str | Formulation | None = None,
        *,
        payload: Payload | None = None,
        wrenches: Mapping[str, ArrayLike] | None = None,
        distribution: ForceDistribution | None = None,
        stiffness: Mapping[str, float | Sequence[float]] | None = None,
        check: bool = True,
        verify: bool = True,
    ) -> InverseDynamics:
        """Actuator forces, powers and joint reactions in a state that accelerates as given.

        Without any acceleration the actuators (with more of them than DOF: the platform) do not accelerate.

        state: where the machine is and how it moves
        platform_acceleration: [angular (rad/s²); linear (m/s²)] of the platform's origin, world axes; or second
            derivatives of task coordinates by name, those not named zero
        joint_accelerations: by joint, rad/s² or m/s²
        acceleration: dv/dt of all velocities, refused where it would open the loops
        check: False takes an acceleration as it is
        method: None (virtual work where it applies, else the general solution), "reference" (the general solution),
            or any formulation that answers inverse dynamics
        payload, wrenches, distribution, stiffness: as for inverse_dynamics_along
        verify: put the forces back into the equations of motion. Where they do not hold, the general solution is asked;
            where that does not either, AccuracyError says so, and SingularityError where forces are not determined.

        Example:
            >>> needed = model.inverse_dynamics(state, joint_accelerations={"crank": 2.0})
            >>> answer = model.forward_dynamics(state, {"crank_motor": needed["crank_motor"]})
            >>> round(answer["crank"], 9)
            2.0
        """
        plain = payload is None and wrenches is None and distribution is None and method is None and verify is True
        plain = plain and not self.system.dry  # whose joints may be at rest
        if plain and isinstance(state, State) and state.kinematics is self.kinematics:
            answer = self._quick_inverse(state, platform_acceleration, joint_accelerations, acceleration, stiffness)
            if answer is not None:
                return answer
        check_own(state, self.kinematics)
        model = self if payload is None else self.with_payload(payload)
        options = model._inverse_options(method, wrenches, distribution, stiffness, verify, not flag("check", check))
        if acceleration is not None:
            dv = np.array(finite_vector("acceleration", acceleration, self.system.nv))
            if check:
                check_acceleration(state, dv)
        elif platform_acceleration is None and joint_accelerations is None:
            dv = self._coasting(state)
        else:
            dv = self.accelerations(state, joint_accelerations, platform_acceleration)
        return model.inverse.at(state, dv, options)

    def inverse_dynamics_along(
        self,
        motion: Motion,
        rate: float = 1000.0,
        times: ArrayLike | None = None,
        method: str | Formulation | None = None,
        start: State | None = None,
        *,
        payload: Payload | None = None,
        wrenches: Mapping[str, Any] | None = None,
        distribution: ForceDistribution | None = None,
        stiffness: Mapping[str, float | Sequence[float]] | None = None,
        verify: bool = True,
    ) -> InverseDynamics:
        """Actuator forces, powers, energies and reactions along a motion of the platform or of joints.

        motion: one of cc.motions
        rate: samples per second, unless `times` are given
        times: s
        method: as for inverse_dynamics
        start: a state in the wanted working mode, near the motion's beginning; by default that of the description
        payload: what the platform carries
        wrenches: body → [moment; force] (N m, N) at its origin in world axes: six numbers, a row for every time, a
            Table, or a function of time or of (time, state)
        distribution: how redundant actuators share the load; by default all forces together smallest
        stiffness: joint → stiffness by which reactions of over-constrained loops are shared; by default all reactions
            together smallest
        verify: as for inverse_dynamics, sample by sample

        Example:
            >>> motion = cc.motions.joints({"crank": 1.2}, {"crank": 2.0}, duration=0.5)
            >>> answer = model.inverse_dynamics_along(motion, rate=100)
            >>> answer.forces.shape, answer.power_error < 1e-9
            ((51, 1), True)
        """
        check_kind("motion", motion, Motion)
        model = self if payload is None else self.with_payload(payload)
        acting = _over_time(wrenches)
        options = model._inverse_options(method, acting, distribution, stiffness, verify)
        at = motion.times(rate) if times is None else np.atleast_1d(real_array("times", times))
        if at.ndim != 1 or not at.size:
            raise ArgumentError(f"times must be a list of one or more times (s), not {times!r:.80}")
        if start is not None:
            check_own(start, self.kinematics)
        else:
            answer = model.inverse.along_home(motion, at, options)
            if answer is not None:
                return answer
            start = self._motion_start(motion.sample(at[:1]))
        return model.inverse.along(motion, at, options, start)

    def inverse_dynamics_map(
        self,
        grid: Grid,
        twist: ArrayLike = (0.0,) * 6,
        acceleration: ArrayLike = (0.0,) * 6,
        state: State | None = None,
        *,
        payload: Payload | None = None,
        threads: int | None = None,
        progress: bool | None = None,
        store: str | Path | None = None,
        cluster: Any = None,
        chunk: int | None = None,
        variables: Sequence[str] | None = None,
    ) -> Dataset:
        """Actuator forces and powers over a grid of platform poses: an xarray Dataset with units.

        Points out of reach, singular, or where the platform cannot move that way hold NaN, see `status`.

        Args:
            grid: poses of the platform, or its task coordinates (Grid.of_task).
            twist: [angular; linear] of the platform, world axes; one (6), or one for each pose of the grid.
            acceleration: the same for dV/dt of the platform's origin.
            state: its working mode is kept; by default the description's start.
            payload: what the platform carries.
            threads: by default one for each core that this process may use.
            progress: show a bar on standard error; by default on a terminal after a while.
            store: folder of a zarr store that is made, or taken up where it was left; the dataset is then lazy.
            cluster: a Dask client whose workers compute; they must see the store at the same path.
            chunk: poses computed together; a store keeps the one it was made with.
            variables: names of what is kept; by default all.

        Example:
            >>> x, y, z = home.platform.position
            >>> forces = robot.inverse_dynamics_map(cc.Grid.cartesian([x, x + 0.01], y, z))
            >>> dict(forces.sizes)["x"]
            2
        """
        from closedchain.model.sweeps import inverse_map

        model: Any = self if payload is None else self.with_payload(payload)
        near = self._given(state)
        grid, q = self._posed(grid, near), near.q
        options = {"threads": threads, "progress": progress, "cluster": cluster, "chunk": chunk, "variables": variables}
        return inverse_map(model, grid, np.asarray(twist), np.asarray(acceleration), q, store, **options)

    def check_motion(self, motion: Motion, rate: float = 200.0, start: State | None = None) -> MotionCheck:
        """Reach of every leg, joint limits and singularities along a motion: where, which, how close.

        motion: one of cc.motions
        rate: samples per second
        start: a state in the wanted working mode; by default that of the description

        Example:
            >>> pose = home.platform.pose
            >>> up = cc.Pose(home.platform.position + [0, 0, 0.02], home.platform.rotation)
            >>> robot.check_motion(cc.motions.line(pose, up, duration=1.0)).ok
            True
        """
        from closedchain.inverse.reach import check_motion

        check_kind("motion", motion, Motion)
        times = motion.times(rate)
        if start is not None:
            check_own(start, self.kinematics)
        return check_motion(self.inverse, motion, times, start, lambda: self._motion_start(motion.sample(times[:1])))

    def with_payload(self, payload: Payload) -> Self:
        """The same machine with a payload.

        payload: mass, mass centre and inertia, and the body that carries it

        Example:
            >>> heavier = robot.with_payload(cc.Payload(mass=5.0))
            >>> round(heavier.mechanism.body("platform").mass - robot.mechanism.body("platform").mass, 9)
            5.0
        """
        check_kind("payload", payload, Payload)
        return self._loaded(payload, lambda: self.mechanism.with_payload(payload))

    def with_wrenches(self, *wrenches: Wrench) -> Self:
        """The same machine with further constant wrenches.

        wrenches: on its bodies

        Example:
            >>> loaded = model.with_wrenches(cc.Wrench("rocker", force=(0, 0, -20.0)))
            >>> len(loaded.mechanism.wrenches)
            1
        """
        return self._loaded(wrenches, lambda: replace(self.mechanism, wrenches=(*self.mechanism.wrenches, *wrenches)))

    def _loaded(self, key: object, describe: Callable[[], Mechanism]) -> Self:
        if key not in self._loaded_models:
            cuts = list(self.system.cut_joints)
            self._loaded_models[key] = type(self)(build_system(describe(), cuts), self.kinematics.tolerance)
        return self._loaded_models[key]

    @cached_property
    def inverse(self) -> InverseEngine:
        """Inverse dynamics with its kernels."""
        from closedchain.inverse.engine import InverseEngine

        if self.system.flexible_bodies:
            raise UnsupportedError(
                f"inverse dynamics takes rigid links, and "
                f"{', '.join(b.body for b in self.system.flexible_bodies)} bend: "
                "a motion of the platform does not say how; leave out Body.flexible"
            )
        return InverseEngine(self.machine, self.reference)

    @cached_property
    def _loaded_models(self) -> dict[object, Self]:
        return {}

    def _inverse_options(
        self,
        method: str | Formulation | None,
        wrenches: Mapping[str, ArrayLike] | None,
        distribution: ForceDistribution | None,
        stiffness: Mapping[str, float | Sequence[float]] | None,
        verify: bool,
        trusted_motion: bool = False,
    ) -> InverseOptions:
        from closedchain.inverse.distribution import ForceDistribution
        from closedchain.inverse.engine import InverseOptions

        flag("verify", verify)
        if method is not None:
            check_method(method)
        if distribution is not None:
            check_kind("distribution", distribution, ForceDistribution)
        method = None if isinstance(method, str) and method == "auto" else method
        general = method == "reference" or (method is None and distribution is not None)
        kind = None if general else self.inverse.automatic if method is None else self.method(method)
        return InverseOptions(kind, distribution, stiffness, wrenches, verify, trusted_motion)

    def _quick_inverse(
        self,
        state: State,
        platform: ArrayLike | Mapping[str, float] | None,
        joints: Joints | None,
        acceleration: ArrayLike | None,
        stiffness: Mapping[str, float | Sequence[float]] | None,
    ) -> InverseDynamics | None:
        """The answer by kernels kept ready, where it plainly holds and arguments are of plain kinds."""
        driven, given = None, acceleration
        if platform is not None or joints is not None:
            found = None if acceleration is not None else self._driven_by(joints, platform)
            if found is None:
                return None
            driven, given = found
        elif acceleration is None:
            given = self._coasting(state)
        if type(given) is not np.ndarray or given.dtype != float:
            return None
        quick = self._quick_inverses.get(driven)
        if quick is None:
            method = self.inverse.automatic
            if method is None:
                return None
            from closedchain.inverse.quick import QuickInverse

            quick = self._quick_inverses[driven] = QuickInverse(self.inverse, method, driven)
        return quick(state, given, stiffness)

    @cached_property
    def _quick_inverses(self) -> dict[DrivenAccelerations | None, QuickInverse]:
        return {}

    def _coasting(self, state: State) -> Array:
        """dv/dt while the actuators, or where they are redundant the platform, keep their velocities."""
        if not state.v.any():
            return np.zeros(self.system.nv)
        if len(self.system.actuators) > self.mobility.dof and self.mechanism.platform is not None:
            return self.accelerations(state, platform=np.zeros(6))
        driven = dict.fromkeys(name for a in self.system.actuators for name, _, _ in a.shares)
        single = [name for name in driven if self.system.element(name).model.nv == 1]
        return self.accelerations(state, dict.fromkeys(single, 0.0))

    def _motion_start(self, first: Samples) -> State:
        """A configuration at the beginning of a motion."""
        if isinstance(first, JointSamples) and first.task:
            return self.assemble(platform={name: float(values[0, 0]) for name, values in first.values.items()})
        if isinstance(first, JointSamples):
            return self.assemble(joints={name: values[0] for name, values in first.values.items()})
        return self.assemble() if first.quaternion is None else self.assemble(platform=first.pose(0))


def _over_time(wrenches: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """Wrenches whose tables and functions are functions w(t, state)."""
    plain = list, tuple, np.ndarray
    if not isinstance(wrenches, Mapping) or all(isinstance(one, plain) for one in wrenches.values()):
        return wrenches
    from closedchain.simulate.inputs import Table
    from closedchain.simulate.laws.traced_state import call_law

    def acting(body: str, wrench: Any) -> Any:
        if isinstance(wrench, Table):
            pieces = wrench.pieces(6, f"wrenches on {body!r}")
            return lambda t, state: pieces.of(int(np.searchsorted(pieces.ends, t, side="right")), t)
        return (lambda t, state: call_law(wrench, t, state)) if callable(wrench) else wrench

    return {body: acting(body, wrench) for body, wrench in wrenches.items()}
