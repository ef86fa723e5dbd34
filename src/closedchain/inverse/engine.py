"""Inverse dynamics of one compiled machine: kernels kept ready, one question after the other.

Where legs have closed forms, one kernel per working mode leads from the platform's pose, twist and acceleration to
coordinates, forces and powers: inverse kinematics, recursive velocities and accelerations, and virtual work, traced
together. World axes outside, the platform's own inside:

    V = [Rᵀ w; Rᵀ v]        A = [Rᵀ dw/dt; Rᵀ dv/dt − (Rᵀ w) × (Rᵀ v)]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Formulation, Machine
from closedchain.dynamics.plans.virtual_work import make_plan
from closedchain.dynamics.reference import Reference
from closedchain.dynamics.virtual_work import VirtualWork, dragged
from closedchain.errors import UnsupportedError
from closedchain.inverse.cones import within_cones
from closedchain.inverse.distribution import ForceDistribution, TreeTerms, actuator_forces, joint_compliance
from closedchain.inverse.mapped import Mapped
from closedchain.inverse.reach import JointLimitMargins, check_crossing, check_possible, check_reach, sides
from closedchain.inverse.reactions import Reactions, Stiffness, energy_kernel
from closedchain.inverse.result import InverseDynamics
from closedchain.inverse.verification import (
    Claim,
    ForceVerification,
    Measures,
    Place,
    VerifiedForces,
    largest_residuals,
)
from closedchain.kernel import Kernel
from closedchain.kernel.manifest import remembered
from closedchain.kinematics.inverse_kinematics import InverseKinematics, Signs
from closedchain.kinematics.state import State
from closedchain.motions.follower import Follower, Trajectory, completed
from closedchain.motions.motion import JointSamples, Motion, PlatformSamples, Samples
from closedchain.multibody.joints.interface import wrapped
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads, link_wrenches
from closedchain.multibody.tree import winding
from closedchain.spatial.symbolic import quaternion_matrix, simplify_arctangents, skew
from closedchain.types import SX, Array

Wrenches = Mapping[str, ArrayLike | Callable[[float, State], ArrayLike]]
JUMP = 1.0  # rad from sample to sample: an angle that changes by more may have been taken a turn off


@dataclass(frozen=True, eq=False)
class InverseOptions:
    """How a question is to be answered: by which method (None: the general one), how forces and reactions are shared,
    and wrenches on bodies [moment; force] at their origins in world axes (one, or one per time).

    verify: the forces are put back into the equations
    trusted_motion: accelerations are taken as they are, also where they open loops
    """

    method: Formulation | None = None
    distribution: ForceDistribution | None = None
    stiffness: Stiffness | None = None
    wrenches: Wrenches | None = None
    verify: bool = True
    trusted_motion: bool = False


class InverseEngine:
    """Everything inverse dynamics needs of one machine."""

    def __init__(self, machine: Machine, reference: Reference) -> None:
        self.machine, self.reference = machine, reference
        self.kinematics, self.system = machine.kinematics, machine.kinematics.system
        self.platform = PlatformKernels(machine)
        self.limits = JointLimitMargins(machine.kinematics)
        self._methods: dict[tuple[Formulation, bool], Kernel] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes make their own kernels."""
        return InverseEngine, (self.machine, self.reference)

    @cached_property
    def automatic(self) -> Formulation | None:
        """Virtual work where it applies, else the general solution."""
        plan = make_plan(self.machine)
        return None if isinstance(plan, str) or plan.unsuited else VirtualWork()

    # one state
    def at(self, state: State, dv: Array, options: InverseOptions) -> InverseDynamics:
        """Forces of one consistent motion."""
        course = Trajectory(state.q[None], state.v[None], dv[None], state.turns)
        return self._answer(None, course, options)

    # a motion
    def along(self, motion: Motion, times: Array, options: InverseOptions, start: State) -> InverseDynamics:
        """Forces along a motion, from the configuration the machine has at its beginning."""
        samples = motion.sample(times)
        if _in_one_piece(options) and self.has_kernels(samples):
            assert isinstance(samples, PlatformSamples)
            signs = self.platform.kinematics.working_mode(start.q)
            return self._quick(motion, samples, options, signs, start.q, start.turns)
        return self._answer(samples.times, self.course(motion, samples, start.q, start.turns), options, samples)

    def along_home(self, motion: Motion, times: Array, options: InverseOptions) -> InverseDynamics | None:
        """The same in the working mode of the machine's description; None where a start must be looked for."""
        if not _in_one_piece(options):
            return None
        samples = motion.sample(times)
        if not self.has_kernels(samples):
            return None
        assert isinstance(samples, PlatformSamples)
        home = self.machine.mobility.samples[0]
        return self._quick(motion, samples, options, self.platform.home, home)

    def has_kernels(self, samples: Samples) -> bool:
        """Whether forces follow from these samples in one piece, each by itself: not where turns of joints count."""
        return self.has_course(samples) and self.platform.why_not is None and not self.platform.winding

    def has_course(self, samples: Samples) -> bool:
        """Whether the machine's coordinates follow from these samples in closed form."""
        whole = isinstance(samples, PlatformSamples) and samples.quaternion is not None
        return whole and self.platform.why_no_course is None

    def course(self, motion: Motion, samples: Samples, start: Array, turns: Array | None = None) -> Trajectory:
        """All coordinates, velocities and accelerations: in closed form where there is one, else by continuation.

        turns: angles of joints that close loops at the start; by default the description's
        """
        if not self.has_course(samples):
            whole = completed(self.kinematics, samples, start)
            return replace(self._follower(whole).follow(whole, start), turns=turns)
        assert isinstance(samples, PlatformSamples)
        signs = self.platform.kinematics.working_mode(start)
        *_, margins, off = self.platform.course(signs)(*_motion(samples))
        check_reach(self, motion, samples, signs, margins)
        check_possible(self, samples, off)
        return self._closed_course(samples, signs, start, turns)

    def _quick(
        self,
        motion: Motion,
        samples: PlatformSamples,
        options: InverseOptions,
        signs: Signs,
        near: Array,
        turns: Array | None = None,
    ) -> InverseDynamics:
        kernel = self.platform.drives(signs, options.verify)
        coordinates, velocities, accelerations, forces, powers, margins, pivot, off, side, *eta = kernel(
            *_motion(samples)
        )
        check_reach(self, motion, samples, signs, margins)
        check_possible(self, samples, off)
        check_crossing(self, samples.times, side[:, 0], samples)
        course = cache(lambda: self._closed_course(samples, signs, near, turns))
        coordinates = self._followed(coordinates, course, near, turns)
        loads = np.zeros((1, 6 * len(self.system.links)))
        claim = Claim("virtual_work", course, forces, loads, _places(samples.times, samples))
        none = np.zeros(pivot.shape)
        found = self._verified(claim, options, Measures(*(part[:, 0] for part in (*(eta or (none, none)), pivot))))
        if found.forces is not forces:
            forces, powers = found.forces, found.forces * velocities
        if self.limits.joints:
            self.limits.check(course().q, samples.times, turns)
        return InverseDynamics(
            self,
            samples.times,
            "virtual_work",
            coordinates,
            velocities,
            accelerations,
            forces,
            powers,
            course,
            options.stiffness,
            loads,
            samples,
            found.residual,
            found.error,
            found.notes,
        )

    def _followed(
        self, coordinates: Array, course: Callable[[], Trajectory], near: Array, turns: Array | None
    ) -> Array:
        """Coordinates of the actuators with all turns, where those that were found jump along the motion."""
        first = self.actuator_coordinates(near[None], turns)
        jumps = np.abs(np.diff(np.vstack([first, coordinates]), axis=0)).max(axis=0, initial=0.0) > JUMP
        return (
            self.actuator_coordinates(course().q, turns)
            if np.any(jumps & np.array(self.rotational_actuators, dtype=bool))
            else coordinates
        )

    def _verified(self, claim: Claim, options: InverseOptions, found: Measures | None = None) -> VerifiedForces:
        """Forces that hold; unverified, only those whose pivots are weak are found again."""
        if options.verify:
            return self.verification.verified(claim, found)
        forces = claim.forces
        if found is not None and (poor := np.flatnonzero(found.poor(self.verification.accepted))).size:
            forces = forces.copy()
            for k in poor:
                forces[k] = self.verification.general(claim, int(k))
        return VerifiedForces(forces, None, None, ())

    def _closed_course(self, samples: PlatformSamples, signs: Signs, near: Array, turns: Array | None) -> Trajectory:
        q, v, dv, _, _ = self.platform.course(signs)(*_motion(samples))
        angles = self.system.angles
        q[:, angles] = np.unwrap(q[:, angles], axis=0)
        q[:, angles] += 2 * np.pi * np.round((near[angles] - q[0, angles]) / (2 * np.pi))
        return Trajectory(q, v, dv, turns)

    def _follower(self, samples: Samples) -> Follower:
        key = (
            (samples.task, *samples.values)
            if isinstance(samples, JointSamples)
            else (samples.quaternion is None, samples.point)
        )
        if key not in self._followers:
            self._followers[key] = Follower(self.kinematics, samples)
        return self._followers[key]

    def _answer(
        self, times: Array | None, course: Trajectory, options: InverseOptions, samples: Samples | None = None
    ) -> InverseDynamics:
        if times is not None:
            self.limits.check(course.q, times, course.turns)
            if len(self.system.actuators) == self.machine.mobility.dof:
                check_crossing(self, times, sides(self, course), samples)
        loads, place = self._loads(options.wrenches, times, course), _places(times, samples)
        self.machine.refuse_resting(course.q, course.v, place)
        method = options.method.name if options.method else "reference"
        forces = self._pushing(course, self._forces(course, options, loads, place), options, loads, place)
        shared, meant = options.distribution, options.trusted_motion
        found = self._verified(Claim(method, lambda: course, forces, loads, place, shared, meant), options)
        where, velocities, accelerations = self._actuators(
            course.q, course.v, course.dv, self.turns(course.q, course.turns)
        )
        return InverseDynamics(
            self,
            times,
            method,
            where,
            velocities,
            accelerations,
            found.forces,
            found.forces * velocities,
            lambda: course,
            options.stiffness,
            loads,
            samples,
            found.residual,
            found.error,
            found.notes,
        )

    def _loads(self, wrenches: Wrenches | None, times: Array | None, course: Trajectory) -> Array:
        """Wrenches on all links, a row per sample; functions w(t, state) are called at every sample."""
        if times is None or not isinstance(wrenches, Mapping) or not any(map(callable, wrenches.values())):
            return link_wrenches(self.system, wrenches, len(course.q))
        rows = zip(course.q, course.v, self.kinematics.turns_along(course.q, course.turns), strict=True)
        states = [State(self.kinematics, q, v, near=turns) for q, v, turns in rows]
        along = {
            body: [wrench(t, state) for t, state in zip(times.tolist(), states, strict=True)]
            if callable(wrench)
            else wrench
            for body, wrench in wrenches.items()
        }
        return link_wrenches(self.system, along, len(course.q))

    def _forces(self, course: Trajectory, options: InverseOptions, loads: Array, place: Place) -> Array:
        """By the method; loads, and what only the general solution can share, by the general solution."""
        if options.method is not None and options.distribution is None:
            if not loads.any():
                return np.asarray(self._method_kernel(options.method)(course.q, course.v, course.dv))
            kernel = self._method_kernel(options.method, wrenches=True)
            return np.asarray(kernel(course.q, course.v, course.dv, loads))
        if options.method is not None:
            raise UnsupportedError(
                f"{options.method.name} does not distribute forces; leave out 'method' or 'distribution'"
            )
        Q, G, A = self.tree(course.q, course.v, course.dv)
        return actuator_forces(self.machine, Q - self._load_rates(course, loads), G, A, options.distribution, place)

    def _pushing(self, course: Trajectory, forces: Array, options: InverseOptions, loads: Array, place: Place) -> Array:
        """Forces under which joints that can only push do so."""
        contacts = _contacts(self.machine)
        if not contacts:
            return forces
        numbers = [k for k, joint in enumerate(self.system.mechanism.joints) if joint.name in contacts]
        _, G, A = self.tree(course.q, course.v, course.dv)
        compliance = joint_compliance(self.machine, options.stiffness)
        found = forces.copy()
        for k in range(len(forces)):

            def at_contacts(tau: Array, k: int = k) -> Array:
                row = np.full(len(tau), k)
                one = Trajectory(course.q[row], course.v[row], course.dv[row])
                wrenches = self.reactions.wrenches_for(one, tau, loads[row], compliance)
                return wrenches.reshape(len(tau), -1, 6)[:, numbers, 3:]

            sharing, where = options.distribution, place(k)
            found[k] = within_cones(self.machine, contacts, forces[k], G[k], A[k], at_contacts, sharing, where)
        return found

    def _load_rates(self, course: Trajectory, loads: Array) -> Array:
        if not loads.any():
            return np.zeros(course.v.shape)
        return np.asarray(np.einsum("nlv,nl->nv", self.body_jacobian(course.q), loads))

    def _method_kernel(self, method: Formulation, wrenches: bool = False) -> Kernel:
        """(q, v, dv) → actuator forces; with wrenches, (q, v, dv, wrenches on all links) → actuator forces."""
        if (method, wrenches) not in self._methods:
            key = self.machine.question("inverse", method, wrenches)
            self._methods[method, wrenches] = remembered(key, lambda: self._traced_method(method, wrenches))
        return self._methods[method, wrenches]

    def _traced_method(self, method: Formulation, wrenches: bool) -> ca.Function:
        tree, loads = self.kinematics.tree, Loads(self.kinematics.tree)
        inputs = {"q": tree.q, "v": tree.v, "dv": SX.sym("dv", self.system.nv)}
        Q = loads.generalised()
        if wrenches:
            inputs["wrenches"] = SX.sym("wrenches", 6 * len(self.system.links))
            Q = Q + loads.of_wrenches(inputs["wrenches"])
        forces = ca.densify(method.inverse(self.machine, tree.q, tree.v, inputs["dv"], Q))
        return ca.Function("inverse", list(inputs.values()), [forces], list(inputs), ["forces"], {"cse": True})

    @cached_property
    def rotational_actuators(self) -> tuple[bool, ...]:
        """Which actuators drive a rotation (N m, rad) rather than a translation (N, m)."""
        return tuple(self.system.element(a.joint).model.rotational[a.coordinate] for a in self.system.actuators)

    @cached_property
    def _followers(self) -> dict[object, Follower]:
        return {}

    @cached_property
    def tree(self) -> TreeTerms:
        """(q, v, dv) → Q, G, A."""
        return TreeTerms(self.machine)

    @cached_property
    def verification(self) -> ForceVerification:
        """Whether forces hold."""
        return ForceVerification(self.machine, lambda: self.tree, lambda: self.body_jacobian)

    @cached_property
    def energies(self) -> Kernel:
        """(q, v, dv) → kinetic, potential, rate of both, power of constant wrenches."""
        return energy_kernel(self.machine)

    @cached_property
    def reactions(self) -> Reactions:
        """Joint reactions."""
        return Reactions(self.machine, self.reference, self.tree, self.body_jacobian, self.verification)

    @cached_property
    def body_jacobian(self) -> Mapped:
        """q → J of all bodies, world axes."""
        tree = self.kinematics.tree
        return Mapped(ca.Function("bodies", [tree.q], [tree.jacobian], ["q"], ["J"], {"cse": True}))

    def actuator_coordinates(self, q: Array, near: Array | None = None) -> Array:
        """Coordinates the actuators drive, for configurations along a motion; near: as for `turns`."""
        zero = np.zeros((len(q), self.system.nv))
        return np.asarray(self._actuators(q, zero, zero, self.turns(q, near))[0])

    def turns(self, q: Array, near: Array | None = None) -> Array:
        """Angles of joints that close loops, followed along a motion; the first are nearest to others.

        Where no actuator is on such a joint nothing is asked of them.
        """
        if not self.turned:
            return np.zeros((len(q), len(self.system.periodic)))
        return self.kinematics.turns_along(q, near)

    @cached_property
    def turned(self) -> bool:
        """Whether some actuator is on a joint that closes a loop and knows its angle up to whole turns only."""
        return bool(ca.depends_on(self.kinematics.tree.actuator_coordinates, self.kinematics.tree.turns))

    @cached_property
    def _actuators(self) -> Kernel:
        """(q, v, dv, turns) → coordinates, velocities and accelerations of the actuators."""

        def make() -> ca.Function:
            tree, dv = self.kinematics.tree, SX.sym("dv", self.system.nv)
            names = (["q", "v", "dv", "turns"], ["coordinates", "velocities", "accelerations"])
            symbols = [tree.q, tree.v, dv, tree.turns]
            return ca.Function("actuators", symbols, self.traced_actuators(dv), *names, {"cse": True})

        return remembered(self.kinematics.question("actuators"), make)

    def traced_actuators(self, dv: SX) -> list[SX]:
        """Coordinates, velocities and accelerations of the actuators."""
        tree = self.kinematics.tree
        accelerations = tree.actuator_jacobian @ dv + tree.along_motion(tree.actuator_velocities)
        return [tree.actuator_coordinates, tree.actuator_velocities, accelerations]


def _contacts(machine: Machine) -> dict[str, float]:
    """Friction coefficients of the joints that can only push."""
    return {joint.name: joint.mu for joint in machine.system.mechanism.joints if joint.mu is not None}


def _in_one_piece(options: InverseOptions) -> bool:
    """Whether forces may follow from the platform's motion by one kernel."""
    return options.method is not None and options.method.closed_form and options.wrenches is None


def _motion(samples: PlatformSamples) -> tuple[Array, Array, Array, Array]:
    assert samples.quaternion is not None
    return samples.quaternion, samples.position, samples.twist, samples.acceleration


def _places(times: Array | None, samples: Samples | None) -> Place:
    """Where a sample is, in words."""

    def place(k: int) -> str:
        if times is None:
            return " in this state"
        if not isinstance(samples, PlatformSamples):
            return f" at t = {times[k]:.6g} s"
        x, y, z = samples.position[k]
        return f" at t = {times[k]:.6g} s, platform at ({x:.6g}, {y:.6g}, {z:.6g}) m"

    return place


# from the platform's motion
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
        if _contacts(self.machine):
            return f"contacts can only push ({', '.join(_contacts(self.machine))}), which is looked at motion by motion"
        if self.machine.system.dry:
            names = ", ".join(dry.name for dry in self.machine.system.dry)
            return f"joints may be at rest under dry friction ({names}), which is looked at motion by motion"
        return VirtualWork().why_not(self.machine) or self.why_no_course

    @cached_property
    def why_no_course(self) -> str | None:
        """The reason coordinates do not follow from poses in one piece, or None."""
        plan = make_plan(self.machine)
        return plan if isinstance(plan, str) else self.kinematics.why_not

    @cached_property
    def winding(self) -> list[int]:
        """Coordinates of joints whose turns count (springs): a pose by itself does not tell them."""
        names = winding(self.machine.system.mechanism)
        links = [link for link in self.machine.system.links if link.joint is not None and link.joint.name in names]
        return [link.q.start + k for link in links for k, periodic in enumerate(link.model.periodic) if periodic]

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
            key = self.machine.question("drives", signs, verify)
            self._drives[signs, verify] = remembered(key, lambda: self._traced_drives(signs, verify))
        return self._drives[signs, verify]

    def _traced_drives(self, signs: Signs, verify: bool) -> ca.Function:
        inputs, (V, A), q, margins = self._trace(signs)
        loads = Loads(self.machine.tree)
        own = loads.generalised()
        traced = VirtualWork().from_platform(self.machine, q, V, A, own)
        tree = self.machine.kinematics.tree
        described = ca.DM(self.machine.system.described_turns)
        state, values = ca.vertcat(tree.q, tree.v, tree.turns), ca.vertcat(q, traced.v, described)
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
            magnitude = ca.substitute(loads.magnitude(traced.forces), state, values)
            outputs += largest_residuals(self.machine, q, traced.v, Q, traced.dv, traced.multipliers, magnitude)
            names += ["motion", "loops"]
        return _function("drives", inputs, outputs, names)

    def course(self, signs: Signs) -> Kernel:
        """(quaternion, position, twist, acceleration) → q, v, dv, reach margins, contradictions."""
        if signs not in self._courses:
            key = self.machine.question("course", signs)
            self._courses[signs] = remembered(key, lambda: self._traced_course(signs))
        return self._courses[signs]

    def _traced_course(self, signs: Signs) -> ca.Function:
        inputs, (V, A), q, margins = self._trace(signs)
        _, body, dv = dragged(self.machine, q, V, A)
        outputs = [q, body.v, dv, margins, self._contradictions(q, body.v, dv)]
        return _function("course", inputs, outputs, ["q", "v", "dv", "margins", "off"])

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
        for i in self.winding:  # nearest to the description's start
            near = float(self.machine.mobility.samples[0][i])
            q[i] = near + wrapped(q[i] - near)
        return inputs, (V, A), q, margins


def _function(name: str, inputs: list[SX], outputs: list[SX], names: list[str]) -> ca.Function:
    lean = simplify_arctangents(inputs, outputs)
    return ca.Function(name, inputs, lean, list(INPUTS), names, {"cse": True})
