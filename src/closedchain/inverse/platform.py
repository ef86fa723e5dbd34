"""Compiled in one piece: from the platform's pose, twist and acceleration to coordinates, forces and powers.

Closed-form inverse kinematics, recursive velocities and accelerations, and virtual work, traced together, one kernel
per working mode of the legs. World axes outside, the platform's own inside:

    V = [Rᵀ w; Rᵀ v]        A = [Rᵀ dw/dt; Rᵀ dv/dt − (Rᵀ w) × (Rᵀ v)]
"""

from __future__ import annotations

from functools import cached_property

import casadi as ca

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.plans.virtual_work import make_plan
from closedchain.dynamics.virtual_work import VirtualWork, dragged
from closedchain.inverse.verification import largest_residuals
from closedchain.kernel import Kernel
from closedchain.kinematics.inverse_kinematics import InverseKinematics, Signs
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.spatial.symbolic import quaternion_matrix, simplify_arctangents, skew
from closedchain.types import SX

INPUTS = ("quaternion", "position", "twist", "acceleration")


class PlatformKernels:
    """Kernels of one machine that start from the platform's motion. `why_not` says where there are none."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.kinematics = InverseKinematics(machine.kinematics, machine.mobility.samples)
        self._drives: dict[tuple[Signs, bool], Kernel] = {}
        self._courses: dict[Signs, Kernel] = {}

    @cached_property
    def why_not(self) -> str | None:
        """The reason forces do not follow from poses in one piece, or None."""
        return VirtualWork().why_not(self.machine) or self.why_no_course

    @cached_property
    def why_no_course(self) -> str | None:
        """The reason coordinates do not follow from poses in one piece, or None."""
        plan = make_plan(self.machine)
        return plan if isinstance(plan, str) else self.kinematics.why_not

    @cached_property
    def home(self) -> Signs:
        """The working mode of the machine as it is described."""
        return self.kinematics.working_mode(self.machine.mobility.samples[0])

    def drives(self, signs: Signs, verify: bool = False) -> Kernel:
        """(quaternion, position, twist, acceleration) → actuator coordinates, velocities, accelerations, forces,
        powers; reach margin of every leg, the smallest relative pivot, and how much position, velocities and
        accelerations of the platform contradict the loops (m, m/s, m/s²); a number whose sign changes in parallel
        singularities. Verified, also the largest scaled residuals of the equations of motion and of the loops."""
        if (signs, verify) not in self._drives:
            inputs, (V, A), q, margins = self._trace(signs)
            own = Loads(self.machine.tree).generalised()
            traced = VirtualWork().from_platform(self.machine, q, V, A, own)
            tree = self.machine.kinematics.tree
            state, values = ca.vertcat(tree.q, tree.v), ca.vertcat(q, traced.v)
            where, velocities, A, product = (
                ca.substitute(expression, state, values)
                for expression in (
                    tree.actuator_coordinates,
                    tree.actuator_velocities,
                    tree.actuator_jacobian,
                    tree.along_motion(tree.actuator_velocities),
                )
            )
            outputs = [where, velocities, A @ traced.dv + product, traced.forces, traced.forces * velocities]
            names = [
                "coordinates",
                "velocities",
                "accelerations",
                "forces",
                "powers",
                "margins",
                "pivot",
                "off",
                "side",
            ]
            off = self._contradictions(q, traced.v, traced.dv)
            outputs += [margins, traced.pivot, off, traced.side]
            if verify:
                Q = ca.substitute(own, state, values) + A.T @ traced.forces
                outputs += largest_residuals(self.machine, q, traced.v, Q, traced.dv, traced.multipliers)
                names += ["motion", "loops"]
            self._drives[signs, verify] = _kernel("drives", inputs, outputs, names)
        return self._drives[signs, verify]

    def course(self, signs: Signs) -> Kernel:
        """(quaternion, position, twist, acceleration) → q, v, dv, reach margins, contradictions."""
        if signs not in self._courses:
            inputs, (V, A), q, margins = self._trace(signs)
            _, body, dv = dragged(self.machine, q, V, A)
            outputs = [q, body.v, dv, margins, self._contradictions(q, body.v, dv)]
            self._courses[signs] = _kernel("course", inputs, outputs, ["q", "v", "dv", "margins", "off"])
        return self._courses[signs]

    def _contradictions(self, q: SX, v: SX, dv: SX) -> SX:
        """Largest errors of the rows that did not serve to find the legs' velocities."""
        kin = self.machine.kinematics
        plan = make_plan(self.machine)
        assert not isinstance(plan, str)
        used = {row for rows in plan.used for row in rows}
        spare = [row for row in range(kin.system.nc) if row not in used]
        if not spare:
            return SX(3, 1)
        G, gamma = BodyKinematics(kin.system, q, v).constraint
        position = ca.substitute(kin.tree.residual_on_rows, kin.tree.q, q)
        rows = (position, G @ v, G @ dv + gamma)
        lengths = ca.DM(kin.velocity_row_lengths)
        return ca.vertcat(*(ca.mmax(ca.fabs(ca.densify((row * lengths)[spare]))) for row in rows))

    def _trace(self, signs: Signs) -> tuple[list[SX], tuple[SX, SX], SX, SX]:
        """Inputs, the platform's V and A in its own axes, all coordinates, reach margins."""
        inputs = [SX.sym(name, size) for name, size in zip(INPUTS, (4, 3, 6, 6), strict=True)]
        quaternion, position, twist, acceleration = inputs
        R = quaternion_matrix(quaternion)
        w, v = R.T @ twist[:3], R.T @ twist[3:]
        V = ca.vertcat(w, v)
        A = ca.vertcat(R.T @ acceleration[:3], R.T @ acceleration[3:] - skew(w) @ v)
        q, margins = self.kinematics.trace(ca.vertcat(quaternion, position), signs)
        return inputs, (V, A), q, margins


def _kernel(name: str, inputs: list[SX], outputs: list[SX], names: list[str]) -> Kernel:
    lean = simplify_arctangents(inputs, outputs)
    return Kernel(ca.Function(name, inputs, lean, list(INPUTS), names, {"cse": True}))
