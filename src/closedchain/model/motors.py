"""What must the motors do: inverse dynamics in a state and along motions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

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
from closedchain.mechanism import Payload, Wrench
from closedchain.mechanism.numbers import finite_vector
from closedchain.motions.motion import JointSamples, Motion, Samples
from closedchain.multibody.build import build_system

if TYPE_CHECKING:
    from closedchain.inverse.engine import InverseEngine
    from closedchain.inverse.engine import Options as InverseOptions
    from closedchain.inverse.reach import MotionCheck
    from closedchain.inverse.result import InverseDynamics

from closedchain.model.assembling import Assembling
from closedchain.model.base import Joints
from closedchain.model.options import chosen
from closedchain.types import Array


class Motors(Assembling):
    """Questions about the forces and powers a motion needs."""

    def inverse_dynamics(
        self,
        state: State,
        platform_acceleration: ArrayLike | None = None,
        joint_accelerations: Joints | None = None,
        acceleration: ArrayLike | None = None,
        method: str | Formulation | None = None,
        **options: Any,
    ) -> InverseDynamics:
        """Actuator forces, powers and joint reactions in a state that accelerates as given.

        platform_acceleration: [angular; linear] of the platform's origin, world axes; joint_accelerations: by joint;
            acceleration: dv/dt of all velocities. None of them: the actuators (with more of them than DOF: the
            platform) do not accelerate.
        method: None (virtual work where it applies, else the general solution), "reference" (the general solution),
            or any formulation that answers inverse dynamics
        options: payload, wrenches, loads, sharing, stiffness, as for inverse_dynamics_along
        """
        model, chosen = self._inverse_options(method, **options)
        if acceleration is not None:
            dv = np.array(finite_vector("acceleration", acceleration, self.system.nv))
        elif platform_acceleration is None and joint_accelerations is None:
            dv = self._coasting(state)
        else:
            dv = self.accelerations(state, joint_accelerations, platform_acceleration)
        return model.inverse.at(state, dv, chosen)

    def inverse_dynamics_along(
        self,
        motion: Motion,
        rate: float = 1000.0,
        times: ArrayLike | None = None,
        method: str | Formulation | None = None,
        start: State | None = None,
        **options: Any,
    ) -> InverseDynamics:
        """Actuator forces, powers, energies and reactions along a motion of the platform or of joints.

        rate: samples per second, unless `times` (s) are given
        start: a state in the wanted working mode, near the motion's beginning; by default that of the description
        payload: a Payload the platform carries; wrenches: further constant Wrenches; loads: body → [moment; force]
            (N m, N) at its origin in world axes, one or one per time
        sharing: how redundant actuators share the work (ForceDistribution); stiffness: joint → stiffness by which
        reactions of
            over-constrained loops are shared (none: all reactions together smallest)
        """
        if not isinstance(motion, Motion):
            raise ArgumentError(f"a motion of closedchain.motions is needed, not {type(motion).__name__}")
        model, chosen = self._inverse_options(method, **options)
        at = motion.times(rate) if times is None else np.atleast_1d(np.asarray(times, float))
        if not np.isfinite(at).all():
            raise NonFiniteError("times hold NaN or infinity")
        if start is None:
            answer = model.inverse.along_home(motion, at, chosen)
            if answer is not None:
                return answer
            start = self._motion_start(motion.sample(at[:1]))
        return model.inverse.along(motion, at, chosen, start)

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
        from closedchain.inverse.check import check_motion

        times = motion.times(rate)
        return check_motion(self.inverse, motion, times, start, lambda: self._motion_start(motion.sample(times[:1])))

    def with_payload(self, payload: Payload | None = None, wrenches: Sequence[Wrench] = ()) -> Self:
        """The same machine with a payload and further constant wrenches."""
        key = (payload, tuple(wrenches))
        if key == (None, ()):
            return self
        if key not in self._carrying:
            mechanism = self.mechanism if payload is None else self.mechanism.with_payload(payload)
            mechanism = replace(mechanism, wrenches=(*mechanism.wrenches, *wrenches))
            cuts = [cut.joint.name for cut in self.system.cuts]
            self._carrying[key] = type(self)(build_system(mechanism, cuts))
        return self._carrying[key]

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
    def _carrying(self) -> dict[object, Self]:
        return {}

    def _inverse_options(
        self,
        method: str | Formulation | None,
        payload: Payload | None = None,
        wrenches: Sequence[Wrench] = (),
        **options: Any,
    ) -> tuple[Self, InverseOptions]:
        from closedchain.inverse.engine import Options

        model = self.with_payload(payload, wrenches)
        if method == "reference" or (method is None and options.get("sharing") is not None):
            return model, chosen(Options, method=None, **options)
        kind = model.inverse.automatic if method is None else model.method(method)
        return model, chosen(Options, method=kind, **options)

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
