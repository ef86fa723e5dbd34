"""A compiled machine: everything that can be asked of it, in one place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.denoc import DeNOC, Matrices, Minimal
from closedchain.dynamics.energy import Energies
from closedchain.dynamics.lagrange import Lagrange
from closedchain.dynamics.method import Machine, Method, forward_function
from closedchain.dynamics.operational_space import OperationalSpace
from closedchain.dynamics.reference import Reference
from closedchain.dynamics.result import Accelerations
from closedchain.dynamics.virtual_spring import SpringChoice, SpringStudy, VirtualSpring, settle, tune
from closedchain.dynamics.virtual_work import VirtualWork
from closedchain.errors import (
    ArgumentError,
    AssemblyError,
    NonFiniteError,
    SingularityError,
    UnknownNameError,
    UnsupportedError,
    choose,
)
from closedchain.kernel import Kernel
from closedchain.kinematics.assemble import close_loops, find_branches, out_of_reach
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.inverse_kinematics import InverseKinematics
from closedchain.kinematics.mobility import Mobility, find_mobility
from closedchain.kinematics.rates import (
    PlatformJacobian,
    consistent_rates,
    free_motions,
    platform_jacobian,
    rate_targets,
)
from closedchain.kinematics.report import Report, make_report
from closedchain.kinematics.state import State
from closedchain.kinematics.targets import Targets, make_targets
from closedchain.mechanism import Mechanism, Payload, Pose, Wrench, loaded
from closedchain.mechanism.numbers import finite_vector
from closedchain.model.build import build_system
from closedchain.model.legs import Leg, find_legs
from closedchain.model.system import System
from closedchain.motion.samples import JointSamples, Motion, Samples
from closedchain.stiffness.elastic import ElasticMachine, drives_only, stiffness
from closedchain.stiffness.field import Field, Question, make_field
from closedchain.stiffness.loaded import LoadedStiffness, loaded_stiffness
from closedchain.stiffness.result import Stiffness
from closedchain.stiffness.vibration import Modes, natural_modes
from closedchain.sweep.grid import Grid
from closedchain.sweep.stiffness_map import MapOptions, checked_loads, pose_list, stiffness_map

if TYPE_CHECKING:
    from xarray import Dataset

    from closedchain.inverse.engine import InverseEngine
    from closedchain.inverse.engine import Options as InverseOptions
    from closedchain.inverse.reach import MotionCheck
    from closedchain.inverse.result import InverseDynamics
    from closedchain.simulate.contact_run import ContactRun
    from closedchain.simulate.contacts import ContactSimulator
    from closedchain.simulate.ensemble import Ensemble
    from closedchain.simulate.run import Run
    from closedchain.simulate.simulation import Simulator

Array = NDArray[np.float64]
Joints = Mapping[str, "float | ArrayLike"]
Forces = Mapping[str, float] | ArrayLike | None

METHODS: dict[str, Callable[[], Method]] = {
    "lagrange": Lagrange,
    "denoc": DeNOC,
    "virtual_spring": VirtualSpring,
    "operational_space": OperationalSpace,
    "virtual_work": VirtualWork,
}
SMALLEST_PIVOT = 1e-9
POOR_PIVOT = 1e-5  # a method that can be asked instead answers better below this
SINGULAR = 1e-5  # a double root is found to about the square root of rounding


def compile(mechanism: Mechanism, cut: Collection[str] | None = None) -> Model:
    """Choose coordinates for a machine and make it ready to be asked. `cut` names the joints that close the loops."""
    if not isinstance(mechanism, Mechanism):
        raise ArgumentError(f"compile takes a Mechanism, not {type(mechanism).__name__}; cc.load reads one from a file")
    return Model(build_system(mechanism, cut))


class Model:
    """One machine with coordinates. Constant: what varies is a State."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.kinematics = Kinematics(system)

    @property
    def mechanism(self) -> Mechanism:
        """The description this was compiled from."""
        return self.system.mechanism

    # assemble
    def assemble(
        self,
        platform: Pose | None = None,
        joints: Joints | None = None,
        guess: State | None = None,
        branch: int | None = None,
        allow_singular: bool = False,
    ) -> State:
        """A state at rest whose loops are closed, with the given platform pose or joint coordinates.

        Without `branch` the assembly nearest to the guess (else to the description's start) is taken; `branch=k`
        takes the k-th of `branches`. Where the request does not determine the machine although it normally would,
        a SingularityError is raised unless `allow_singular`.
        """
        targets = make_targets(self.kinematics, joints, platform)
        start = self.system.neutral if guess is None else guess.q
        if branch is None:
            if platform is not None and not joints:
                start, beyond = self._inverse_kinematics.start(platform, start)
                if beyond:
                    raise AssemblyError(out_of_reach(self.kinematics, targets, start, beyond))
            q = close_loops(self.kinematics, targets, start)
        else:
            found = find_branches(self.kinematics, targets, start)
            if not 0 <= branch < len(found):
                raise AssemblyError(f"no branch {branch}: {len(found)} assemblies were found, counted from 0")
            q = found[branch]
        if not allow_singular:
            self._check_determined(targets, q)
        return self.state(q)

    def branches(self, platform: Pose | None = None, joints: Joints | None = None) -> list[State]:
        """All different assemblies that were found, nearest to the description's start first."""
        targets = make_targets(self.kinematics, joints, platform)
        return [self.state(q) for q in find_branches(self.kinematics, targets, self.system.neutral)]

    def state(self, q: ArrayLike, v: ArrayLike | None = None) -> State:
        """A state from coordinates and rates as they are; loops are not checked."""
        return State(
            self.kinematics, np.asarray(q, float), np.zeros(self.system.nv) if v is None else np.asarray(v, float)
        )

    def with_rates(self, state: State, joints: Joints | None = None, platform: ArrayLike | None = None) -> State:
        """The state moving so that the given joint rates or platform twist [angular; linear, world] are met."""
        targets = rate_targets(self.kinematics, state.q, joints, platform)
        zero = np.zeros(self.system.nc)
        return state.replace(v=consistent_rates(self.kinematics, state.q, targets, zero, "rates"))

    def accelerations(self, state: State, joints: Joints | None = None, platform: ArrayLike | None = None) -> Array:
        """dv/dt that keeps the loops closed and meets the given joint or platform accelerations."""
        targets = rate_targets(self.kinematics, state.q, joints, platform, state.v)
        right = -self.kinematics.constraint_product(state.q, state.v)
        return consistent_rates(self.kinematics, state.q, targets, right, "accelerations")

    def jacobian(self, state: State) -> PlatformJacobian:
        """Rates of platform and actuators both ways, and how near to singular each is."""
        return platform_jacobian(self.kinematics, state.q)

    # know
    @cached_property
    def mobility(self) -> Mobility:
        """True mobility and redundant constraints."""
        nothing = make_targets(self.kinematics, None, None)
        return find_mobility(self.kinematics, close_loops(self.kinematics, nothing, self.system.neutral))

    def report(self) -> Report:
        """What the machine is: coordinates, mobility, redundant constraints, actuation."""
        return make_report(self.kinematics, self.mobility)

    @cached_property
    def legs(self) -> tuple[Leg, ...]:
        """The chains from the ground to the platform, or an error that says why there are none."""
        return find_legs(self.mechanism)

    # dynamics
    @cached_property
    def reference(self) -> Reference:
        """The dense, exact dynamics against which everything else is checked."""
        return Reference(self.kinematics)

    def forces(self, forces: Forces) -> Array:
        """Actuator forces as an array in the order of the actuators."""
        names = [actuator.name for actuator in self.system.actuators]
        if forces is None:
            return np.zeros(len(names))
        if isinstance(forces, Mapping):
            for name in forces:
                if name not in names:
                    raise UnknownNameError(choose("actuator", name, names))
            forces = [forces.get(name, 0.0) for name in names]
        return np.array(finite_vector("actuator forces", np.atleast_1d(np.asarray(forces, float)), len(names)))

    def forward_dynamics(self, state: State, forces: Forces = None, method: str | Method = "lagrange") -> Accelerations:
        """Accelerations and joint reactions under given actuator forces (none: zero)."""
        tau = self.forces(forces)
        if method == "reference":
            acceleration, multipliers = self.reference.solve(state.q, state.v, tau)
            pivot = 1.0
        else:
            acceleration, multipliers, pivot = self._compiled_forward(self.method(method), state, tau)
        reactions, unique = self.reference.reactions(state.q, state.v, acceleration, multipliers, tau)
        return Accelerations(state, acceleration, multipliers, reactions, unique, pivot)

    def method(self, method: str | Method) -> Method:
        """A method by name (its defaults) or as it is, if it can treat this machine."""
        if isinstance(method, str):
            if method not in METHODS:
                raise UnknownNameError(choose("method", method, ["reference", *METHODS]))
            method = METHODS[method]()
        reason = _why_not_flexible(self.system, method) or method.why_not(self.machine)
        if reason:
            raise UnsupportedError(f"{method.name} cannot treat {self.mechanism.name!r}: {reason}")
        return method

    @cached_property
    def machine(self) -> Machine:
        """What formulations may know of this machine."""
        return Machine(self.kinematics, self.mobility)

    def forward_function(self, method: str | Method = "lagrange") -> ca.Function:
        """Forward dynamics as a CasADi function, to differentiate or to build into something larger."""
        return forward_function(self.method(method), self.machine)

    def forward_kernel(self, method: str | Method = "lagrange") -> Kernel:
        """Forward dynamics as machine code: (q, v, forces) → (acceleration, multipliers, pivot), any batch shape."""
        method = self.method(method)
        if method not in self._forward_kernels:
            self._forward_kernels[method] = Kernel(self.forward_function(method))
        return self._forward_kernels[method]

    def _compiled_forward(self, method: Method, state: State, tau: Array) -> tuple[Array, Array, float]:
        acceleration, multipliers, pivot = self.forward_kernel(method)(state.q, state.v, tau)
        other = method.fallback()
        if not (pivot[0] > (SMALLEST_PIVOT if other is None else POOR_PIVOT) and np.isfinite(acceleration).all()):
            if other is not None:
                return self._compiled_forward(other, state, tau)
            reason = method.explain(self.machine, state.q)
            raise SingularityError(
                f"{self.mechanism.name!r} is singular in this state (relative pivot {pivot[0]:.3g})"
                f"{': ' if reason else ''}{reason}; method='reference' gives the least-norm answer"
            )
        return acceleration, multipliers, float(pivot[0])

    # independent coordinates
    def minimal(self, independent: Sequence[str] | None = None, end_effector: str | None = None) -> Minimal:
        """The equations of motion in independent coordinates (joints by name; by default those of the actuators)."""
        key = None if independent is None else tuple(independent), end_effector
        if key not in self._minimal:
            method = self.method(DeNOC(end_effector, key[0]))
            assert isinstance(method, DeNOC)
            self._minimal[key] = Minimal(self.machine, method)
        return self._minimal[key]

    def denoc_matrices(self, state: State, independent: Sequence[str] | None = None) -> Matrices:
        """N_l, N_c, N_d and M at a state: twists of all bodies = N_l N_c N_d times the independent rates."""
        return self.minimal(independent).method.matrices(self.machine, state.q)

    @cached_property
    def _minimal(self) -> dict[tuple[tuple[str, ...] | None, str | None], Minimal]:
        return {}

    # virtual springs
    def spring_choice(self, method: str | Method = "virtual_spring") -> SpringChoice:
        """The numbers that virtual springs stand for on this machine, the loop error and the step they imply."""
        return _spring(self.method(method)).choice(self.machine)

    def settled(self, state: State, forces: Forces = None, method: str | Method = "virtual_spring") -> State:
        """A state whose virtual springs already carry the joint forces, so that a motion starts without a jolt."""
        c = _spring(self.method(method)).coefficients(self.machine)
        Q = self.kinematics.actuator_jacobian(state.q).T @ self.forces(forces)
        return self.state(*settle(self.machine, c, state.q, state.v, Q))

    def tune_spring(
        self,
        state: State,
        forces: Forces = None,
        stiffness: Sequence[float] | None = None,
        damping: float | Literal["auto"] | Callable[[float], float] = "auto",
        at: float = 0.1,
    ) -> SpringStudy:
        """Loop error and cost against the stiffness of virtual springs, after the time `at` (s) from a closed state."""
        self.method("virtual_spring")
        return tune(self.machine, (state.q, state.v), self.forces(forces), stiffness, damping, at)

    # inverse dynamics
    def inverse_dynamics(
        self,
        state: State,
        platform_acceleration: ArrayLike | None = None,
        joint_accelerations: Joints | None = None,
        acceleration: ArrayLike | None = None,
        method: str | Method | None = None,
        **options: Any,
    ) -> InverseDynamics:
        """Actuator forces, powers and joint reactions in a state that accelerates as given.

        platform_acceleration: [angular; linear] of the platform's origin, world axes; joint_accelerations: by joint;
            acceleration: dv/dt of all rates. None of them: the actuators (with more of them than freedoms: the
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
        method: str | Method | None = None,
        start: State | None = None,
        **options: Any,
    ) -> InverseDynamics:
        """Actuator forces, powers, energies and reactions along a motion of the platform or of joints.

        rate: samples per second, unless `times` (s) are given
        start: a state on the branch wanted, near the motion's beginning; by default that of the description
        payload: a Payload the platform carries; wrenches: further constant Wrenches; loads: body → [moment; force]
            (N m, N) at its origin in world axes, one or one per time
        sharing: how redundant actuators share the work (Sharing); stiffness: joint → stiffness by which reactions of
            over-constrained loops are shared (none: all reactions together smallest)
        """
        if not isinstance(motion, Motion):
            raise ArgumentError(f"a motion of closedchain.motion is needed, not {type(motion).__name__}")
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
        """Inverse kinematics and dynamics as machine code, any batch shape, on the branch of `start` (none: home).

        (quaternion, position, twist, acceleration) of the platform, world axes → coordinates, rates, accelerations,
        forces and powers of the actuators; reach of every limb (negative or NaN: beyond it), the smallest relative
        pivot, and by how much pose, twist and acceleration contradict the loops.
        """
        kernels = self.inverse.platform
        if kernels.why_not:
            raise UnsupportedError(f"{self.mechanism.name!r} has no such kernel: {kernels.why_not}")
        return kernels.drives(kernels.home if start is None else kernels.kinematics.branch(start.q))

    def check_motion(self, motion: Motion, rate: float = 200.0, start: State | None = None) -> MotionCheck:
        """Reach of every limb, joint limits and singularities along a motion: where, which, how close."""
        from closedchain.inverse.check import check_motion

        times = motion.times(rate)
        return check_motion(self.inverse, motion, times, start, lambda: self._motion_start(motion.sample(times[:1])))

    def carrying(self, payload: Payload | None = None, wrenches: Sequence[Wrench] = ()) -> Model:
        """The same machine with a payload and further constant wrenches."""
        key = (payload, tuple(wrenches))
        if key == (None, ()):
            return self
        if key not in self._carrying:
            mechanism = self.mechanism if payload is None else loaded(self.mechanism, payload)
            mechanism = replace(mechanism, wrenches=(*mechanism.wrenches, *wrenches))
            self._carrying[key] = compile(mechanism, [cut.joint.name for cut in self.system.cuts])
        return self._carrying[key]

    @cached_property
    def _inverse_kinematics(self) -> InverseKinematics:
        return InverseKinematics(self.kinematics, self.mobility.samples)

    @cached_property
    def inverse(self) -> InverseEngine:
        """Inverse dynamics with its kernels."""
        from closedchain.inverse.engine import InverseEngine

        if self.system.bends:
            raise UnsupportedError(
                f"inverse dynamics takes rigid links, and {', '.join(b.body for b in self.system.bends)} bend: "
                "a motion of the platform does not say how; leave out Body.bending"
            )
        return InverseEngine(self.machine, self.reference)

    @cached_property
    def _carrying(self) -> dict[object, Model]:
        return {}

    def _inverse_options(
        self,
        method: str | Method | None,
        payload: Payload | None = None,
        wrenches: Sequence[Wrench] = (),
        **options: Any,
    ) -> tuple[Model, InverseOptions]:
        from closedchain.inverse.engine import Options

        model = self.carrying(payload, wrenches)
        if method == "reference" or (method is None and options.get("sharing") is not None):
            return model, Options(None, **options)
        return model, Options(model.inverse.automatic if method is None else model.method(method), **options)

    def _coasting(self, state: State) -> Array:
        """dv/dt while the actuators, or where they are redundant the platform, keep their rates."""
        if not state.v.any():
            return np.zeros(self.system.nv)
        if len(self.system.actuators) > self.mobility.mobility and self.mechanism.platform is not None:
            return self.accelerations(state, platform=np.zeros(6))
        single = [a.joint for a in self.system.actuators if self.system.carrier(a.joint).model.nv == 1]
        return self.accelerations(state, dict.fromkeys(single, 0.0))

    def _motion_start(self, first: Samples) -> State:
        """A configuration at the beginning of a motion."""
        if isinstance(first, JointSamples):
            return self.assemble(joints={name: values[0] for name, values in first.values.items()})
        return self.assemble() if first.quaternion is None else self.assemble(platform=first.pose(0))

    # simulate
    def simulate(
        self,
        state: State,
        duration: float,
        actuation: Any = None,
        method: str | Method = "lagrange",
        integrator: str | None = None,
        step: float | None = None,
        **options: Any,
    ) -> Run:
        """Integrate the motion from a state for a duration (s); loops stay closed.

        actuation: forces (constant, by name or in order), rows of forces over the duration, a Table over time, a law
            written as a function law(t, state) with ordinary operators, or Sampled(law, period)
        integrator: rk4, dopri5, dop853; by default RK4 if a `step` (s) is given, else Dormand–Prince 8(5,3)
        options: rtol, atol, max_step, events, wrenches, ...: the fields of closedchain.simulate.simulation.Options
        """
        from closedchain.simulate.session import Task
        from closedchain.simulate.simulation import Options

        chosen = Options(integrator=integrator, step=step, **options)
        return Task(self._simulator, self.method(method), state, duration, actuation, chosen).run()

    def walk(self, state: State, duration: float, actuation: Any = None, **options: Any) -> ContactRun:
        """Integrate a machine with contacts (Mechanism.contacts) that stick, slip, open and close as they must.

        actuation: constant forces, or a law written as a function law(t, state) with ordinary operators
        options: step, integrator, locate, books, feedback, schedule, parameters: the fields of
            closedchain.simulate.contacts.ContactOptions
        """
        from closedchain.simulate.contacts import ContactOptions

        return self._walker.run(state, duration, actuation, ContactOptions(**options))

    def predict(self, state: State, ahead: float, actuation: Any = None, **options: Any) -> ContactRun:
        """The motion ahead of time, for control: as `walk`, with cheap steps of 1 ms and nothing kept but the motion.

        The first call compiles; later ones take milliseconds per second of motion.
        """
        quick = {"step": 1e-3, "integrator": "euler", "locate": False, "books": False, "feedback": 30.0}
        return self.walk(state, ahead, actuation, **{**quick, **options})

    @cached_property
    def _walker(self) -> ContactSimulator:
        from closedchain.simulate.contacts import ContactSimulator

        return ContactSimulator(self.machine)

    def load_run(
        self,
        path: str | Path,
        state: State,
        duration: float,
        actuation: Any = None,
        method: str | Method = "lagrange",
        integrator: str | None = None,
        step: float | None = None,
        **options: Any,
    ) -> Run:
        """A run that was saved, given the arguments it was simulated with; `extend` takes it up to the bit."""
        from closedchain.simulate.files import load_run
        from closedchain.simulate.session import Task
        from closedchain.simulate.simulation import Options

        chosen = Options(integrator=integrator, step=step, **options)
        return load_run(Task(self._simulator, self.method(method), state, duration, actuation, chosen), path)

    def simulate_many(
        self,
        states: Sequence[State] | tuple[ArrayLike, ArrayLike],
        duration: float,
        actuation: Any = None,
        method: str | Method = "lagrange",
        integrator: str = "rk4",
        step: float | None = None,
        observe: Mapping[str, Callable[..., Any]] | None = None,
        parameters: Mapping[str, ArrayLike] | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> Ensemble:
        """Integrate thousands of motions at once, with fixed steps, in SIMD lanes and threads.

        states: a list of State, or arrays (q, v) with one row per instance; one row counts for all
        actuation: as in simulate, or an array of constant forces with one row per instance
        observe: functions g(t, state) whose lowest, highest, mean and final values are kept per instance
        parameters: numbers per instance that a law reads as state.parameters[name]
        options: output (s; samples every so often, else only the end), wrenches, ...
        """
        from closedchain.simulate.ensemble import gather, simulate_many
        from closedchain.simulate.simulation import Options

        chosen = Options(integrator=integrator, step=step, **options)
        kind = self.method(method)
        many = gather(self._simulator, kind, states, duration, actuation, chosen, observe or {}, parameters or {})
        return simulate_many(many, threads)

    @cached_property
    def _simulator(self) -> Simulator:
        from closedchain.simulate.simulation import Simulator

        return Simulator(self.machine, self.reference)

    def energies(self, state: State) -> tuple[float, float]:
        """Kinetic and potential energy in J (the latter zero at the world's origin)."""
        kinetic, potential, _ = self._energies(state.q, state.v)
        return float(kinetic), float(potential)

    def momentum(self, state: State) -> Array:
        """[angular momentum about the world's origin (N m s); linear momentum (N s)]."""
        return np.array(self._energies(state.q, state.v)[2]).ravel()

    def mass_matrix(self, state: State) -> Array:
        """Mass matrix of the opened tree, in the order of the rates."""
        return self.reference.mass_matrix(state.q)

    # stiffness
    @cached_property
    def elastic(self) -> ElasticMachine:
        """The machine with its limbs as springs, or an error that says what is in the way."""
        return ElasticMachine(self.system)

    @cached_property
    def elastic_drives(self) -> ElasticMachine:
        """The same with rigid links and bearings."""
        return ElasticMachine(drives_only(self.system))

    def stiffness(
        self, state: State, at: ArrayLike | None = None, compliance: Literal["all", "drives"] = "all"
    ) -> Stiffness:
        """Cartesian stiffness with locked drives, at a point of the world (by default the platform's origin).

        compliance="drives" takes links and bearings as rigid.
        """
        if compliance not in ("all", "drives"):
            raise ArgumentError(f"compliance must be 'all' or 'drives', not {compliance!r}")
        machine = self.elastic if compliance == "all" else self.elastic_drives
        return stiffness(machine, state, at)

    def loaded_stiffness(
        self, state: State, wrench: ArrayLike, own_loads: bool = False, segments: int = 2, steps: int = 5
    ) -> LoadedStiffness:
        """Stiffness at the equilibrium under a wrench on the platform's origin, geometric term included.

        Beams are cut into `segments`, the load is applied in `steps`; a BucklingError says which share of it is borne.
        """
        return loaded_stiffness(self.system.mechanism, state, wrench, own_loads, (segments, steps))

    def natural_modes(self, state: State) -> Modes:
        """Natural frequencies of the elastic machine with locked drives, and the platform's motion in each mode."""
        return natural_modes(self.elastic, state.q, self.kinematics.poses(state.q))

    def stiffness_map(self, grid: Grid, loads: ArrayLike, state: State | None = None, **options: Any) -> Dataset:
        """Stiffness over a grid of platform poses: an xarray Dataset with units.

        `loads` are wrenches (n, 6) at the platform's origin; `state` chooses the branch (by default the description's
        start). Options: compliance="drives" for rigid links; own_loads=True adds weight and constant loads;
        frequencies=True; threads; progress=True for a bar. Cells out of reach or singular hold NaN, see `status`.
        """
        wanted, wrenches = MapOptions(**options), checked_loads(loads)
        start = self.assemble() if state is None else state
        question = Question(len(wrenches), wanted.compliance == "drives", wanted.own_loads, wanted.frequencies)
        key = (question, start.q.tobytes())
        if key not in self._fields:
            self._fields[key] = make_field(self.elastic, self.kinematics, question, start.q)
        return stiffness_map(grid, wrenches, self._fields[key], pose_list(self.kinematics, grid, start.q), wanted)

    @cached_property
    def _fields(self) -> dict[tuple[Question, bytes], Field]:
        return {}

    @cached_property
    def _forward_kernels(self) -> dict[Method, Kernel]:
        return {}

    @cached_property
    def _energies(self) -> ca.Function:
        tree = self.kinematics.tree
        energies = Energies(tree)
        outputs = [energies.kinetic, energies.potential, ca.densify(energies.momentum)]
        return ca.Function("energies", [tree.q, tree.v], outputs, {"cse": True})

    def _check_determined(self, targets: Targets, q: Array) -> None:
        """The freedoms left by the targets must be as many as at other configurations of the machine."""
        here = self._left_free(targets, q)
        usual = min((self._left_free(targets, sample) for sample in self.mobility.samples), default=here)
        if here > usual:
            raise SingularityError(
                f"{self.mechanism.name!r} is singular there: what was given leaves {here} freedom(s) open instead of "
                f"{usual}; pass allow_singular=True to assemble it all the same"
            )

    def _left_free(self, targets: Targets, q: Array) -> int:
        N = free_motions(self.kinematics, q, tolerance=SINGULAR)
        rows = targets.rows(q) @ N
        s = np.linalg.svd(rows, compute_uv=False) if rows.size else np.zeros(0)
        return int(N.shape[1] - np.sum(s > SINGULAR))


def _why_not_flexible(system: System, method: Method) -> str | None:
    if method.flexible or not system.bends:
        return None
    able = ["reference", *(name for name, make in METHODS.items() if make().flexible)]
    bodies = ", ".join(bend.body for bend in system.bends)
    return f"its links {bodies} bend; methods that can treat flexible links: {', '.join(able)}"


def _spring(method: Method) -> VirtualSpring:
    if not isinstance(method, VirtualSpring):
        raise ArgumentError(f"method {method.name!r} has no springs; 'virtual_spring' or cc.VirtualSpring(...) has")
    return method
