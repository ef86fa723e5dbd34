"""Which forces and powers must the actuators give: inverse dynamics in a state and along motions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Self

import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Formulation
from closedchain.errors import (
    ArgumentError,
    NonFiniteError,
    UnsupportedError,
)
from closedchain.kernel import Kernel
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism, Payload, Wrench
from closedchain.mechanism.numbers import finite_vector
from closedchain.motions.motion import JointSamples, Motion, Samples
from closedchain.multibody.build import build_system

if TYPE_CHECKING:
    from closedchain.inverse.distribution import ForceDistribution
    from closedchain.inverse.engine import InverseEngine, InverseOptions
    from closedchain.inverse.reach import MotionCheck
    from closedchain.inverse.result import InverseDynamics

from closedchain.model.base import Joints
from closedchain.model.configurations import Configurations
from closedchain.types import Array


class InverseDynamicsModel(Configurations):
    """Questions about the forces and powers a motion needs."""

    def inverse_dynamics(
        self,
        state: State,
        platform_acceleration: ArrayLike | None = None,
        joint_accelerations: Joints | None = None,
        acceleration: ArrayLike | None = None,
        method: str | Formulation | None = None,
        *,
        payload: Payload | None = None,
        wrenches: Mapping[str, ArrayLike] | None = None,
        distribution: ForceDistribution | None = None,
        stiffness: Mapping[str, float | Sequence[float]] | None = None,
    ) -> InverseDynamics:
        """Actuator forces, powers and joint reactions in a state that accelerates as given.

        platform_acceleration: [angular; linear] of the platform's origin, world axes; joint_accelerations: by joint;
            acceleration: dv/dt of all velocities. None of them: the actuators (with more of them than DOF: the
            platform) do not accelerate.
        method: None (virtual work where it applies, else the general solution), "reference" (the general solution),
            or any formulation that answers inverse dynamics
        payload, wrenches, distribution, stiffness: as for inverse_dynamics_along
        """
        model = self if payload is None else self.with_payload(payload)
        options = model._inverse_options(method, wrenches, distribution, stiffness)
        if acceleration is not None:
            dv = np.array(finite_vector("acceleration", acceleration, self.system.nv))
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
        wrenches: Mapping[str, ArrayLike] | None = None,
        distribution: ForceDistribution | None = None,
        stiffness: Mapping[str, float | Sequence[float]] | None = None,
    ) -> InverseDynamics:
        """Actuator forces, powers, energies and reactions along a motion of the platform or of joints.

        rate: samples per second, unless `times` (s) are given
        start: a state in the wanted working mode, near the motion's beginning; by default that of the description
        payload: what the platform carries
        wrenches: body → [moment; force] (N m, N) at its origin in world axes, one or one per time
        distribution: how redundant actuators share the load; by default all forces together smallest
        stiffness: joint → stiffness by which reactions of over-constrained loops are shared; by default all reactions
            together smallest
        """
        if not isinstance(motion, Motion):
            raise ArgumentError(f"a motion of closedchain.motions is needed, not {type(motion).__name__}")
        model = self if payload is None else self.with_payload(payload)
        options = model._inverse_options(method, wrenches, distribution, stiffness)
        at = motion.times(rate) if times is None else np.atleast_1d(np.asarray(times, float))
        if not np.isfinite(at).all():
            raise NonFiniteError("times hold NaN or infinity")
        if start is None:
            answer = model.inverse.along_home(motion, at, options)
            if answer is not None:
                return answer
            start = self._motion_start(motion.sample(at[:1]))
        return model.inverse.along(motion, at, options, start)

    def inverse_kernel(self, start: State | None = None) -> Kernel:
        """Inverse kinematics and dynamics as machine code, any batch shape, in the working mode of `start` (none:
        home).

        (quaternion, position, twist, acceleration) of the platform, world axes → coordinates, velocities,
        accelerations, forces and powers of the actuators; reach of every leg (negative or NaN: beyond it), the
        smallest relative pivot, and by how much pose, twist and acceleration contradict the loops.
        """
        kernels = self.inverse.platform
        if kernels.why_not:
            raise UnsupportedError(f"{self.mechanism.name!r} has no such kernel: {kernels.why_not}")
        return kernels.drives(kernels.home if start is None else kernels.kinematics.working_mode(start.q))

    def check_motion(self, motion: Motion, rate: float = 200.0, start: State | None = None) -> MotionCheck:
        """Reach of every leg, joint limits and singularities along a motion: where, which, how close."""
        from closedchain.inverse.reach import check_motion

        times = motion.times(rate)
        return check_motion(self.inverse, motion, times, start, lambda: self._motion_start(motion.sample(times[:1])))

    def with_payload(self, payload: Payload) -> Self:
        """The same machine with a payload."""
        return self._loaded(payload, lambda: self.mechanism.with_payload(payload))

    def with_wrenches(self, *wrenches: Wrench) -> Self:
        """The same machine with further constant wrenches."""
        return self._loaded(wrenches, lambda: replace(self.mechanism, wrenches=(*self.mechanism.wrenches, *wrenches)))

    def _loaded(self, key: object, describe: Callable[[], Mechanism]) -> Self:
        if key not in self._loaded_models:
            cuts = [cut.joint.name for cut in self.system.cuts]
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
    ) -> InverseOptions:
        from closedchain.inverse.engine import InverseOptions

        general = method == "reference" or (method is None and distribution is not None)
        kind = None if general else self.inverse.automatic if method is None else self.method(method)
        return InverseOptions(kind, distribution, stiffness, wrenches)

    def _coasting(self, state: State) -> Array:
        """dv/dt while the actuators, or where they are redundant the platform, keep their velocities."""
        if not state.v.any():
            return np.zeros(self.system.nv)
        if len(self.system.actuators) > self.mobility.dof and self.mechanism.platform is not None:
            return self.accelerations(state, platform=np.zeros(6))
        single = [a.joint for a in self.system.actuators if self.system.element(a.joint).model.nv == 1]
        return self.accelerations(state, dict.fromkeys(single, 0.0))

    def _motion_start(self, first: Samples) -> State:
        """A configuration at the beginning of a motion."""
        if isinstance(first, JointSamples):
            return self.assemble(joints={name: values[0] for name, values in first.values.items()})
        return self.assemble() if first.quaternion is None else self.assemble(platform=first.pose(0))
