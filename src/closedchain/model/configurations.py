"""Does it assemble, how does it move: states, velocities, Jacobians, the report."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import (
    ArgumentError,
    AssemblyError,
    MechanismError,
    SingularityError,
    TopologyError,
    UnitWarning,
    UnsupportedError,
)
from closedchain.kernel import Kernel
from closedchain.kinematics.assemble import (
    MOST_EVALUATIONS,
    Targets,
    apart,
    close_loops,
    make_targets,
    nearest_joints,
    out_of_reach,
    search,
)
from closedchain.kinematics.driven import DrivenAccelerations, DrivenAssembly, QuickJacobian
from closedchain.kinematics.inverse_kinematics import InverseKinematics
from closedchain.kinematics.mobility import LOCKED, SINGULAR
from closedchain.kinematics.report import Report, report_of
from closedchain.kinematics.state import State, check_closed, check_own, in_coordinates
from closedchain.kinematics.task_coordinates import NAMES, checked, free_coordinates_beside, own_coordinates
from closedchain.kinematics.velocities import (
    PlatformJacobian,
    consistent_velocities,
    platform_jacobian,
    velocity_targets,
)
from closedchain.mechanism import Pose
from closedchain.mechanism.numbers import check_kind, closing_tolerance, entries_of, finite, flag, real_array, whole
from closedchain.mechanism.units import TURNS, angle_note
from closedchain.model.base import Joints, ModelBase
from closedchain.multibody.chains import Leg, find_legs
from closedchain.multibody.system import Link
from closedchain.signatures import explained
from closedchain.spatial.numeric import matrix_quaternion, quaternion_matrix, rotation_vector, vector_quaternion
from closedchain.sweep.question import Grid
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.kinematics.closure import Request
    from closedchain.kinematics.mode_paths import FollowedPath
    from closedchain.kinematics.mode_result import Modes
    from closedchain.kinematics.modes import FoundModes, ModeSearch
    from closedchain.kinematics.nearest_singularity import NearestSingularity, SingularitySearch
    from closedchain.kinematics.singularity import Singularity, SingularityAnalysis

AT_START = 1e-3  # machine sizes or rad: how far a state may be from the first point of a path
FEW = 2  # assemblies near a guess that are searched for before a kernel is made for them


class Configurations(ModelBase):
    """Questions about configurations and motion."""

    @explained(q="joints", angles="joints", pose="platform", at="joints", start="joints", tol="tolerance")
    def assemble(
        self,
        platform: Pose | Mapping[str, float] | None = None,
        joints: Joints | None = None,
        guess: State | None = None,
        mode: int | None = None,
        allow_singular: bool = False,
        tolerance: float | None = None,
    ) -> State:
        """A state at rest whose loops are closed, with the given platform pose or joint coordinates.

        platform: pose of the platform in the world, or some of its task coordinates by name: x, y, z (m), tilt_x,
            tilt_y, torsion (rad, see State.task_coordinates). What is not named stays as in the guess if the platform
            can be moved along it, which the state's `notes` say, and else follows from the loops.
        joints: coordinates by joint, rad or m
        guess: the assembly nearest to this state is taken; by default nearest to the description's start
        mode: take the mode-th of `assembly_modes` instead, or of `working_modes` where the platform is given
        allow_singular: accept a configuration in which the request leaves more degrees of freedom open than elsewhere;
            without it a SingularityError is raised. Also accept couplings that leave the machine no motion at all.
        tolerance: how far redundant rows of a loop may stay open, as a fraction of the machine's size; by default that
            of the model. What is absorbed is said in the state's `notes`. Other rows are closed to rounding.

        Example:
            >>> state = model.assemble(joints={"crank": 1.2})
            >>> state.loop_error < 1e-12
            True
            >>> raised = robot.assemble(platform=cc.Pose((-1.5, 0.1, 1.4)))
            >>> raised.platform.position.round(9).tolist()
            [-1.5, 0.1, 1.4]
            >>> tripod = cc.compile(cc.library.tripod_3rps())
            >>> tilted = tripod.assemble(platform={"z": 0.5, "tilt_x": 0.05})
            >>> round(tilted.task_coordinates["tilt_x"], 9)
            0.05
        """
        if guess is not None:
            guess = in_coordinates(guess, self.kinematics)
        if guess is not None and mode is None and tolerance is None:
            near = self._assembled_near(platform, joints, guess)
            if near is not None:
                return near
        self._note_angles(joints)
        if isinstance(platform, Mapping):
            return self._assembled_task(platform, joints, guess, mode, allow_singular, tolerance)
        return self._assembled_as(
            make_targets(self.kinematics, joints, platform), guess, mode, allow_singular, tolerance
        )

    def _note_angles(self, joints: Joints | None) -> None:
        """Warn of angles that look like degrees."""
        for name, value in joints.items() if isinstance(joints, Mapping) else ():
            if isinstance(value, int | float) and abs(value) > TURNS:
                joint = next((one for one in self.mechanism.joints if one.name == name), None)
                if joint is not None and joint.rotational == (True,):
                    warnings.warn("starts: " + angle_note(f"joint {name!r}", value), UnitWarning, stacklevel=3)

    def _given(self, state: State | None) -> State:
        """A state of this machine; by default as assembled."""
        if state is None:
            return self.assemble()
        check_own(state, self.kinematics)
        return state

    def _assembled_near(self, platform: Any, joints: Joints | None, guess: State) -> State | None:
        """By a kernel, where all degrees of freedom are given by numbers of plain kinds and the guess is near."""
        given: Any = joints or {}
        plain = type(given) is dict and all(isinstance(value, float) for value in given.values())
        if not plain or not (platform is None or isinstance(platform, Pose)) or guess.kinematics is not self.kinematics:
            return None
        key = (tuple(given), platform is not None)
        asked = self._asked_near[key] = self._asked_near.get(key, 0) + 1
        if asked <= FEW or self._locked is not None:  # tracing takes longer than a few searches do
            return None
        if key not in self._driven_assemblies:
            self._driven_assemblies[key] = DrivenAssembly(self.kinematics, self.mobility, *key)
        q = self._driven_assemblies[key](guess.q, [*given.values()], platform)
        return None if q is None else self._near(q, guess, given)

    @cached_property
    def _asked_near(self) -> dict[tuple[tuple[str, ...], bool], int]:
        return {}

    @cached_property
    def _driven_assemblies(self) -> dict[tuple[tuple[str, ...], bool], DrivenAssembly]:
        return {}

    def _assembled_task(
        self,
        named: Mapping[str, float],
        joints: Joints | None,
        guess: State | None,
        mode: int | None,
        allow_singular: bool,
        tolerance: float | None,
    ) -> State:
        """With task coordinates, completed by those of the guess."""
        near, kept = self.mobility.samples[0] if guess is None else guess.q, dict[str, float]()
        self.kinematics.platform_name()
        named = checked("platform", named)
        if not joints:
            here = dict(zip(NAMES, self.kinematics.task_coordinates(near).tolist(), strict=True))
            kept = {name: here[name] for name in free_coordinates_beside(self.kinematics, near, named)}
        targets = make_targets(self.kinematics, joints, named | kept)
        try:
            state = self._assembled_as(targets, guess, mode, allow_singular, tolerance)
        except AssemblyError as error:
            stay = f"; not named, and kept as in the guess: {', '.join(kept)}" if kept else ""
            raise AssemblyError(f"{error}; {own_coordinates(self.kinematics, near)}{stay}") from None
        said = ", ".join(f"{name} stays at {round(value, 12) + 0.0:.6g}" for name, value in kept.items())
        notes = (*state.notes, f"not named of the platform: {said}") if kept else state.notes
        return State(self.kinematics, state.q, state.v, notes, state.near)

    def _assembled_as(
        self, targets: Targets, guess: State | None, mode: int | None, allow_singular: bool, tolerance: float | None
    ) -> State:
        platform, joints = targets.platform, targets.joints
        flag("allow_singular", allow_singular)
        tolerance = self.kinematics.tolerance if tolerance is None else closing_tolerance(tolerance)
        start = self.start if guess is None else guess.q
        if mode is None:
            if isinstance(platform, Pose) and not joints:
                start, beyond = self._inverse_kinematics.start(platform, start)
                if beyond:
                    raise AssemblyError(out_of_reach(self.kinematics, targets, start, beyond))
            found = close_loops(self.kinematics, targets, start, tolerance)
        else:
            return self._mode_state(targets, guess, mode)
        if not allow_singular:
            self._check_locked()
            self._check_determined(targets, found.q)
        return self._near(found.q, guess, joints, found.notes(self.kinematics))

    def assembly_kernel(self, joints: Sequence[str], steps: int = 4) -> Kernel:
        """All coordinates from those of some joints as machine code: (near, joints) → (q, error), any batch shape.

        It takes a fixed number of Newton steps from coordinates that are near, such as the last ones, and so becomes C
        without loops (`to_c`): passive joints from measured ones, on a robot.

        joints: names of joints of one coordinate each that determine the others
        steps: of Newton's method; each doubles the digits, and `error` says how far loops are open at the end, as a
            fraction of the machine's size

        Example:
            >>> kernel = model.assembly_kernel(["crank"])
            >>> q, error = kernel(state.q, [float(state["crank"]) + 0.01])
            >>> float(error[0]) < 1e-12
            True
        """
        if isinstance(steps, bool) or not isinstance(steps, int) or steps < 1:
            raise ArgumentError(f"steps must be a positive whole number, not {steps!r}")
        driven = DrivenAssembly(self.kinematics, self.mobility, tuple(joints), platform=False)
        if not driven.able or len(driven.joints) != self.mobility.dof:
            raise UnsupportedError(
                f"{self.mechanism.name!r} has {self.mobility.dof} DOF: joints= names as many joints of one coordinate "
                "each, and no body may be flexible"
            )
        return driven.kernel_of_steps(steps)

    def _mode_state(self, targets: Targets, guess: State | None, mode: int) -> State:
        """The mode-th state of `assembly_modes`, or of `working_modes` where the platform is given."""
        kind: Literal["assembly", "working"] = "assembly" if targets.platform is None else "working"
        whole("mode", mode)
        modes = self._modes(kind, targets, guess, True, MOST_EVALUATIONS)
        if not 0 <= mode < modes.count:
            raise AssemblyError(f"no {kind} mode {mode}: {modes.count} were found, counted from 0")
        return modes[mode]

    @cached_property
    def _locked(self) -> str | None:
        return next((note for note in self.mobility.notes if note.startswith(LOCKED)), None)

    def _check_locked(self) -> None:
        if self._locked is not None:
            raise MechanismError(
                f"{self.mechanism.name!r}: {self._locked}; leave one out, or assemble it with allow_singular=True"
            )

    @explained(q="joints", angles="joints", platform="joints", pose="joints", guess="near", check="verify")
    def assembly_modes(
        self,
        joints: Joints | None = None,
        *,
        near: State | None = None,
        verify: bool = True,
        limit: int = MOST_EVALUATIONS,
    ) -> Modes:
        """All configurations with given joint coordinates, and whether these are all.

        Solutions are found by continuation in complex numbers; the trace test says whether any is missing. What is
        found for one set of joints is kept: modes at other coordinates take milliseconds.

        joints: coordinates by joint, rad or m; by default those of the actuators as assembled
        near: modes are sorted by their distance from this state; by default the description's start
        verify: make the trace test, which takes most of the time; without it the count is "at least"
        limit: evaluations of the loops that may be spent; where they are, the count is "at least"

        Example:
            >>> modes = model.assembly_modes(joints={"crank": 1.2})
            >>> print(modes.words)
            2 assembly modes, complete by trace test (2 finite solutions of bound 2)
        """
        self._note_angles(joints)
        if joints is None:
            joints = self._home_drives()
        return self._modes("assembly", make_targets(self.kinematics, joints, None), near, verify, limit)

    @explained(pose="platform", joints="platform", guess="near", check="verify")
    def working_modes(
        self,
        platform: Pose | Mapping[str, float] | None = None,
        *,
        near: State | None = None,
        verify: bool = True,
        limit: int = MOST_EVALUATIONS,
    ) -> Modes:
        """All ways in which the legs reach a pose of the platform, and whether these are all.

        platform: pose in the world, or task coordinates by name; by default as assembled
        near: modes are sorted by their distance from this state; by default the description's start
        verify: make the trace test, which takes most of the time; without it the count is "at least"
        limit: evaluations of the loops that may be spent; where they are, the count is "at least"

        Example:
            >>> delta = cc.compile(cc.library.delta())
            >>> print(delta.working_modes(verify=False).words)
            at least 8 working modes
        """
        self.kinematics.platform_name()
        if not isinstance(platform, Pose):
            platform = self.assemble(platform=platform, guess=near).platform.pose
        return self._modes("working", make_targets(self.kinematics, None, platform), near, verify, limit)

    def _home_drives(self) -> Joints:
        """Coordinates of the actuators' joints as assembled."""
        from closedchain.kinematics.closure import driven_joints

        names = driven_joints(self.kinematics)
        if not names:
            raise ArgumentError(
                f"{self.mechanism.name!r} has no actuators: say which joints are given, "
                f"joints={{name: coordinate}}; joints: {', '.join(j.name for j in self.mechanism.joints if j.dof)}"
            )
        state = self._home
        return {name: state[name] for name in names}

    @cached_property
    def _home(self) -> State:
        return self.assemble(allow_singular=True)

    def _modes(
        self, kind: Literal["assembly", "working"], targets: Targets, near: State | None, verify: bool, limit: int
    ) -> Modes:
        from closedchain.kinematics.closure import driven_joints
        from closedchain.kinematics.mode_result import Modes, SelfMotion

        if isinstance(limit, bool) or not isinstance(limit, int | np.integer) or limit < 1:
            raise ArgumentError(f"limit={limit!r}; a whole number of evaluations, at least 1, is needed")
        open_motions = self._left_open(targets)
        if open_motions:
            driven = ", ".join(driven_joints(self.kinematics)) or "none"
            raise ArgumentError(
                f"what is given leaves {open_motions} of {self.mobility.dof} degrees of freedom open: name more joints "
                f"(actuated: {driven})"
            )
        near = None if near is None else in_coordinates(near, self.kinematics)
        start = self.start if near is None else near.q
        found = self._mode_search(targets, verify).find(targets, start, limit)
        if not found.configurations and not found.families:
            raise AssemblyError(self._nothing_assembles(targets, found, start))

        def state(q: Array) -> State:
            return self._near(q, near, targets.joints)

        families = tuple(
            SelfMotion(one.dimension, tuple(map(state, one.configurations)), one.closed, one.error)
            for one in found.families
        )
        bound = None if found.generic is None else found.generic.bound
        states = tuple(map(state, found.configurations))
        known = found.verdict, found.finite, bound, families, found.notes, found.evaluations
        return Modes(kind, states, *known, targets, self.mobility)

    def _mode_search(self, targets: Targets, verify: bool) -> ModeSearch:
        from closedchain.kinematics.modes import ModeSearch, request_of

        flag("verify", verify)
        request = request_of(self.kinematics, targets)
        searches = self._mode_searches
        if (request, verify) not in searches:
            searches[request, verify] = ModeSearch(self.kinematics, request, verify, self.mobility.samples)
        return searches[request, verify]

    @cached_property
    def _mode_searches(self) -> dict[tuple[Request, bool], ModeSearch]:
        return {}

    def _left_open(self, targets: Targets) -> int:
        """Degrees of freedom that targets leave at every configuration found when compiling."""
        from closedchain.kinematics.modes import request_of, wanted_rows
        from closedchain.kinematics.self_motions import free_of_targets

        wanted = request_of(self.kinematics, targets).wanted
        left = (
            free_of_targets(self.kinematics, targets, q, wanted_rows(self.kinematics, wanted, q))[0]
            for q in self.mobility.samples
        )
        return min(int(motions.shape[1]) for motions in left)

    def _nothing_assembles(self, targets: Targets, found: FoundModes, start: Array) -> str:
        """What to say where there are no modes: the nearest coordinates that have some."""
        if targets.platform is not None:
            assert isinstance(targets.platform, Pose)
            beyond = self._inverse_kinematics.start(targets.platform, start)[1]
            return out_of_reach(self.kinematics, targets, start, beyond)
        given = ", ".join(f"{name}={float(value[0]):.6g}" for name, value in targets.joints.items())
        nearest = nearest_joints(self.kinematics, targets, [start, *self.mobility.samples])
        there = ", ".join(f"{name}={float(value[0]):.6g}" for name, value in nearest.items())
        complex_ones = "" if not found.finite else f" ({found.finite} complex solutions, none real)"
        return f"{self.mechanism.name!r} cannot be assembled with {given}{complex_ones}; nearest that can: {there}"

    @explained(joints="path", points="path", guess="near")
    def follow(self, path: Mapping[str, ArrayLike] | Sequence[Pose], near: State) -> FollowedPath:
        """States along a path, all in the mode of a state; where the mode ends, `ended` says so.

        path: points of joint coordinates by name (equally many), or poses of the platform; between them straight
        near: a state in the mode, at the first point

        Example:
            >>> path = model.follow({"crank": [1.2, 1.5]}, near=state)
            >>> round(path.states[-1]["crank"], 9)
            1.5
        """
        from closedchain.kinematics.mode_paths import FollowedPath, follow

        check_own(near, self.kinematics)
        between, count = self._points(path)
        start = search(self.kinematics, between(0, 0.0), near.q)
        if not start.closed or apart(self.kinematics, start.q, near.q) > AT_START:
            raise ArgumentError("near= is not at the first point of the path: assemble it there")
        found, ended = follow(self.kinematics, self.mobility, between, count, start.q)
        states, here = list[State](), near
        for q in found:
            here = self._near(q, here, {})
            states.append(here)
        return FollowedPath(tuple(states), ended)

    def _points(self, path: Mapping[str, ArrayLike] | Sequence[Pose]) -> tuple[Callable[[int, float], Targets], int]:
        """Targets at a share of the way from one point to the next, and how many points there are."""
        if isinstance(path, Mapping):
            from closedchain.kinematics.mode_paths import check_path

            columns = check_path(path)

            def joints(k: int, share: float) -> Targets:
                values = {name: (1 - share) * c[k] + share * c[min(k + 1, len(c) - 1)] for name, c in columns.items()}
                return make_targets(self.kinematics, values, None)

            open_motions = self._left_open(joints(0, 0.0))
            if open_motions:
                raise ArgumentError(f"path= leaves {open_motions} degrees of freedom open: name more joints")
            return joints, len(next(iter(columns.values())))
        poses = list(entries_of("path", path))
        if len(poses) < 2 or not all(isinstance(pose, Pose) for pose in poses):
            raise ArgumentError("path= is a mapping of joints to points, or two or more poses of the platform")

        def platform(k: int, share: float) -> Targets:
            one, other = poses[k], poses[min(k + 1, len(poses) - 1)]
            turn = rotation_vector(matrix_quaternion(one.matrix.T @ other.matrix))
            R = one.matrix @ quaternion_matrix(vector_quaternion(share * turn))
            p = (1 - share) * np.array(one.position) + share * np.array(other.position)
            return make_targets(self.kinematics, None, Pose(tuple(p), R))

        return platform, len(poses)

    def _near(self, q: Array, guess: State | None, joints: Mapping[str, Any], notes: tuple[str, ...] = ()) -> State:
        """A state at rest; angles that were not given are nearest, by whole turns, to a guess or the start."""
        system, start = self.system, self.start if guess is None else guess.q
        parts = [part for name in joints if isinstance(part := system.element(name), Link)]
        given = [i for part in parts for i in range(part.q.start, part.q.stop)]
        free = system.turning.copy()
        free[given] = False
        q = q.copy()
        q[free] += 2 * np.pi * np.round((start[free] - q[free]) / (2 * np.pi))
        near = (system.described_turns if guess is None else guess.turns).copy()
        for number, (cut, k) in enumerate(system.periodic):
            if cut.name in joints:
                near[number] = np.atleast_1d(joints[cut.name])[k]
        return State(self.kinematics, q, np.zeros(system.nv), notes, near)

    def state(self, q: ArrayLike, v: ArrayLike | None = None, check: bool = True) -> State:
        """A state from coordinates and velocities that keep the loops closed.

        q: coordinates of the spanning tree (rad, m, quaternions)
        v: velocities (rad/s, m/s); by default zero
        check: refuse open loops and velocities that open them; False takes both as they are

        Example:
            >>> model.state(state.q).loop_error == state.loop_error
            True
        """
        state = State(
            self.kinematics, real_array("q", q), np.zeros(self.system.nv) if v is None else real_array("v", v)
        )
        if flag("check", check):
            check_closed(state)
        return state

    def with_velocities(
        self,
        state: State,
        joints: Joints | None = None,
        platform: ArrayLike | Mapping[str, float] | None = None,
        *,
        redundancy: Literal["least_norm"] | None = None,
    ) -> State:
        """The state moving so that the given velocities are met and the loops stay closed.

        state: where the machine is
        joints: velocities by joint, rad/s or m/s
        platform: twist [angular (rad/s); linear (m/s)] of the platform's origin, world axes; or rates of task
            coordinates by name, such as {"z": 0.1}: those not named keep still
        redundancy: "least_norm" takes the smallest velocities where what is given leaves several (rotations times the
            machine's size); by default that is an error

        Example:
            >>> moving = model.with_velocities(state, joints={"crank": 2.0})
            >>> round(moving.velocity("rocker"), 4)
            0.8843
        """
        check_own(state, self.kinematics)
        targets = velocity_targets(self.kinematics, state.q, joints, platform)
        zero = np.zeros(self.system.nc)
        v = consistent_velocities(self.kinematics, state.q, targets, zero, "velocities", redundancy)
        return state.replace(v=v, check=False)

    def accelerations(
        self,
        state: State,
        joints: Joints | None = None,
        platform: ArrayLike | Mapping[str, float] | None = None,
        *,
        redundancy: Literal["least_norm"] | None = None,
    ) -> Array:
        """dv/dt that keeps the loops closed and meets the given accelerations.

        state: where the machine is and how it moves
        joints: accelerations by joint, rad/s² or m/s²
        platform: [angular (rad/s²); linear (m/s²)] of the platform's origin, world axes; or second derivatives of task
            coordinates by name, those not named zero
        redundancy: as for with_velocities

        Example:
            >>> model.accelerations(state, joints={"crank": 1.0}).shape == (model.system.nv,)
            True
        """
        check_own(state, self.kinematics)
        driven = self._driven_by(joints, platform) if redundancy is None else None
        quick = None if driven is None else driven[0](state.q, state.v, driven[1])
        if quick is not None:
            return quick
        targets = velocity_targets(self.kinematics, state.q, joints, platform, state.v)
        right = -self.kinematics.constraint_product(state.q, state.v)
        return consistent_velocities(self.kinematics, state.q, targets, right, "accelerations", redundancy)

    def jacobian(self, state: State) -> PlatformJacobian:
        """Velocities of platform and actuators both ways, and how near to singular each is.

        state: where the machine is

        Example:
            >>> jacobian = robot.jacobian(home)
            >>> jacobian.actuators_from_platform.shape, jacobian.parallel > 0.01
            ((6, 6), True)
        """
        if getattr(state, "kinematics", None) is not self.kinematics:
            check_own(state, self.kinematics)
        return self._quick_jacobian(state.q) or platform_jacobian(self.kinematics, state.q)

    def singularity(self, state: State, *, length: float | None = None) -> Singularity:
        """Whether a configuration is singular, in which ways, with screws, and how far it is from that.

        state: where the machine is
        length: characteristic length, m: rotations count as velocities on a circle of this radius; by default the
            machine's size (`report().size`)

        Example:
            >>> linkage = cc.compile(cc.library.four_bar(lengths=(3.0, 2.0, 2.5)))
            >>> straight = linkage.assemble(joints={"crank": np.arccos(-0.125)}, allow_singular=True)
            >>> linkage.singularity(straight).kinds  # coupler and rocker in line
            ('RO', 'II')
        """
        check_own(state, self.kinematics)
        return self._singularities.at(state.q, self._length(length))

    def nearest_singularity(
        self, state: State, *, kind: Literal["parallel", "serial"] = "parallel", length: float | None = None
    ) -> NearestSingularity:
        """How far the platform may move before it meets a singularity, and the configuration there.

        The least √(|Δp|² + L² 2 (1 − cos θ)) of its displacement by nonlinear programming from several starts: the best
        local optimum, with its loops closed and its singularity examined.

        state: from where
        kind: "parallel" (actuators lose hold of the platform) or "serial" (they cannot move it in some direction)
        length: characteristic length L, m, by which rotations count; by default the machine's size

        Example:
            >>> nearest = robot.nearest_singularity(home, length=0.5)
            >>> nearest.singularity.kinds
            ('RO', 'II')
        """
        from closedchain.kinematics.nearest_singularity import KINDS

        check_own(state, self.kinematics)
        if kind not in KINDS:
            raise ArgumentError(f"kind={kind!r}; kinds: {', '.join(map(repr, KINDS))}")
        return self._singularity_search(kind).nearest(state, self._length(length))

    def _singularity_search(self, kind: Literal["parallel", "serial"]) -> SingularitySearch:
        from closedchain.kinematics.nearest_singularity import SingularitySearch

        known = self._singularity_searches
        if kind not in known:
            known[kind] = SingularitySearch(self.kinematics, self.mobility, self._singularities, kind)
        return known[kind]

    @cached_property
    def _singularity_searches(self) -> dict[str, SingularitySearch]:
        return {}

    @cached_property
    def _singularities(self) -> SingularityAnalysis:
        from closedchain.kinematics.singularity import SingularityAnalysis

        return SingularityAnalysis(self.kinematics, self.mobility)

    def _length(self, length: float | None) -> float:
        """A characteristic length."""
        if length is None:
            return float(self.system.size)
        if not finite("length", length) > 0:
            raise ArgumentError(f"length={length!r} m; a characteristic length is positive")
        return float(length)

    def report(self) -> Report:
        """What the machine is: coordinates, mobility, redundant constraints, actuation.

        Example:
            >>> report = model.report()
            >>> report.mobility, len(report.redundant)
            (1, 3)
            >>> print(str(report).splitlines()[0])
            four_bar: 3 bodies, 4 joints, 1 actuated
        """
        return report_of(self, self.kinematics, self.mobility)

    def _posed(self, grid: Grid, near: State) -> Grid:
        """A grid of task coordinates as one of poses, found from point to point; NaN where there is none."""
        check_kind("grid", grid, Grid)
        if grid.task is None:
            return grid
        points = {name: np.ravel(values) for name, values in grid.task.items()}
        R, p, guess = np.full((grid.size, 3, 3), np.nan), np.full((grid.size, 3), np.nan), near
        here = near.task_coordinates
        kept = {name: here[name] for name in free_coordinates_beside(self.kinematics, near.q, points)}
        for k in range(grid.size):
            wanted = {name: float(values[k]) for name, values in points.items()} | kept
            try:
                guess = self.assemble(platform=wanted, guess=guess, allow_singular=True)
            except AssemblyError:
                continue
            R[k], p[k] = guess.platform.rotation, guess.platform.position
        found = {"rotation": R.reshape(*grid.shape, 3, 3), "position": p.reshape(*grid.shape, 3)}
        return Grid(dict(grid.axes), grid.units, listed=found)

    @cached_property
    def legs(self) -> tuple[Leg, ...]:
        """The chains from the ground to the platform, or an error that says why there are none."""
        if self.mechanism.platform is None:
            raise TopologyError(
                f"{self.mechanism.name!r} names no platform, so it has no legs; set Mechanism.platform to a body"
            )
        return find_legs(self.mechanism).legs

    def _driven_by(
        self, joints: Joints | None, platform: ArrayLike | Mapping[str, float] | None
    ) -> tuple[DrivenAccelerations, Array] | None:
        """What gives dv/dt by a kernel, and the accelerations it is given, where these are of plain kinds."""
        names, given, values = tuple[str, ...](), None, None
        if joints is not None and (type(joints) is not dict or not all(type(x) is float for x in joints.values())):
            return None
        if joints:
            names, given = tuple(joints), np.array([*joints.values()])
        if platform is not None:
            values = platform if type(platform) is np.ndarray else _row(platform)
            if values is None or values.shape != (6,) or values.dtype != float:
                return None
            given = values if given is None else np.concatenate([given, values])
        if given is None:
            return None
        key = (names, values is not None)
        if key not in self._driven:
            self._driven[key] = DrivenAccelerations(self.kinematics, self.mobility, *key)
        return self._driven[key], given

    @cached_property
    def _driven(self) -> dict[tuple[tuple[str, ...], bool], DrivenAccelerations]:
        return {}

    @cached_property
    def _quick_jacobian(self) -> QuickJacobian:
        return QuickJacobian(self.kinematics, self.mobility)

    @cached_property
    def _inverse_kinematics(self) -> InverseKinematics:
        return InverseKinematics(self.kinematics, self.mobility.samples)

    def _check_determined(self, targets: Targets, q: Array) -> None:
        """The degrees of freedom left by the targets must be as many as at other configurations of the machine."""
        here = _left_free(targets, q, self.kinematics.free_motions(q, tolerance=SINGULAR))
        samples = zip(self.mobility.samples, self._sample_motions, strict=True)
        usual = min((_left_free(targets, sample, N) for sample, N in samples), default=here)
        if here > usual:
            raise SingularityError(
                f"{self.mechanism.name!r} is singular there: what was given leaves {here} DOF "
                f"open instead of "
                f"{usual}; pass allow_singular=True to assemble it all the same"
            )

    @cached_property
    def _sample_motions(self) -> list[Array]:
        """The motions that the loops leave at the configurations found when compiling."""
        return [self.kinematics.free_motions(sample, tolerance=SINGULAR) for sample in self.mobility.samples]


def _left_free(targets: Targets, q: Array, N: Array) -> int:
    """DOF that targets leave of the motions N."""
    rows = targets.rows(q) @ N
    s = np.linalg.svd(rows, compute_uv=False) if rows.size else np.zeros(0)
    return int(N.shape[1] - np.sum(s > SINGULAR))


def _row(values: ArrayLike | Mapping[str, float]) -> Array | None:
    """A plain list of floats as an array."""
    plain = isinstance(values, list | tuple) and all(type(value) is float for value in values)
    return np.array(values, float) if plain else None
