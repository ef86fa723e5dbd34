"""How does it respond: forward dynamics by any formulation, energies, linearization."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Forces, Formulation, Machine
from closedchain.dynamics.linearize import Derivatives, Linearization
from closedchain.dynamics.verification import (
    TRUSTED,
    Rank,
    accepted,
    rank_at,
    residual_function,
    worst_rows,
)
from closedchain.errors import (
    AccuracyError,
    ArgumentError,
    SingularityError,
    UnknownNameError,
    UnsupportedError,
    choose,
)
from closedchain.kernel import Kernel, remembered, remembered_function
from closedchain.kernel.fallback import answered
from closedchain.kinematics.state import State, check_own
from closedchain.mechanism.numbers import finite_row, flag, names_of
from closedchain.model.accelerations import Accelerations, QuickForward
from closedchain.model.base import SMALLEST_PIVOT, check_method
from closedchain.model.configurations import Configurations
from closedchain.model.kernels import DynamicsKernels
from closedchain.multibody.energy import Energies
from closedchain.multibody.parameters import Entry
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.functions.functions import Functions
    from closedchain.functions.linear import LinearizationAlong, StateObserver
    from closedchain.motions import Motion
    from closedchain.simulate.problem import Simulator
    from closedchain.simulate.run import Run

NEAR = 1e-3  # pivot below which the rank of the loops is looked at


class DynamicModel(Configurations):
    """Questions about forces and the accelerations they cause."""

    def forward_dynamics(
        self,
        state: State,
        forces: Forces = None,
        method: str | Formulation = "auto",
        prescribed: Mapping[str, ArrayLike] | None = None,
        verify: bool = True,
    ) -> Accelerations:
        """Accelerations and joint reactions under given actuator forces.

        state: where the machine is and how it moves
        forces: N or N m, by actuator or in order; none: zero
        method: "auto" (model.explain() says what it stands for), "lagrange", "denoc", "virtual_spring",
            "operational_space", "virtual_work", "reference" (dense, not compiled), or an object such as cc.DeNOC()
        prescribed: accelerations of cut joints along the directions they hold, child against parent, where these are
            moved from outside (rad/s², m/s²); by joint, in the order of its rows. Others stay closed.
        verify: check the answer against the equations of motion and all loop rows. Where it does not hold, the method's
            fallback and then the reference are asked; where none does, AccuracyError says so.

        Example:
            >>> answer = model.forward_dynamics(state, {"crank_motor": 5.0})
            >>> reference = model.forward_dynamics(state, {"crank_motor": 5.0}, method="reference")
            >>> abs(answer["rocker"] - reference["rocker"]) < 1e-9
            True
        """
        if (
            prescribed is None
            and isinstance(state, State)
            and state.kinematics is self.kinematics
            and isinstance(method, str)
            and (verify is True or verify is False)
        ):
            quick = self._quick_forward.get((method, verify))
            answer = None if quick is None else quick(state, forces)
            if answer is not None:
                return answer
        check_own(state, self.kinematics)
        flag("verify", verify)
        check_method(method)
        self.machine.refuse_resting(state.q, state.v)
        tau = self.forces(forces)
        given = None if prescribed is None else self._prescribed(prescribed)
        if method == "auto" and given is not None:
            method = self.method_for_moved_tips
        if verify:
            answer = self._verified(method, state, tau, given)
        elif method == "reference":
            acceleration, multipliers = self.reference.solve(state.q, state.v, tau, prescribed=given)
            answer = Accelerations(state, acceleration, multipliers, tau, 1.0, self.reference)
        else:
            found = self._compiled_forward(self.method(method), state, tau, given)
            answer = Accelerations(state, *found, reference=self.reference)
        if given is None:
            self._keep_ready(method, verify)
        return answer

    @cached_property
    def kernels(self) -> DynamicsKernels:
        """Dynamics of the opened machine as machine code, as the package itself uses it."""
        return DynamicsKernels(self)  # type: ignore[arg-type]

    @cached_property
    def functions(self) -> Functions:
        """The machine as functions of few coordinates: CasADi, machine code, derivatives, C.

        Example:
            >>> ode = model.functions.ode()
            >>> ode.inputs[0].names
            ('crank', 'crank.velocity')
        """
        from closedchain.functions.functions import Functions

        return Functions(self)

    @cached_property
    def _varied_machines(self) -> Simulator:
        from closedchain.simulate.problem import Simulator

        return Simulator(self.machine)

    def _varied_machine(self, entries: tuple[Entry, ...]) -> Machine:
        """The machine with some of its numbers as symbols."""
        return self._varied_machines.varied(entries).machine

    def linearize(
        self,
        state: State,
        forces: Forces = None,
        velocities: Sequence[str] | None = None,
        method: str | Formulation = "auto",
        outputs: Sequence[str] = (),
        disturbances: Sequence[str] = (),
    ) -> Linearization:
        """The machine as a linear system about a state: dx/dt = drift + A x + B δτ, in independent coordinates.

        state: where the machine is and how it moves
        forces: N or N m, by actuator or in order; none: zero
        velocities: names of the independent ones; by default the actuators', and others where these do not suffice.
            Virtual springs hold nothing together: with them all velocities are independent.
        method: a formulation by name or as an object
        outputs: names of quantities, as of `functions`: "rocker", "tip.acceleration", "motor.power"; they give C and D
        disturbances: names of bodies (wrenches), points (forces), joints (forces along them); they give a second B

        Example:
            >>> linear = model.linearize(state, outputs=["rocker"], disturbances=["coupler"])
            >>> linear.A.shape, linear.B.shape, linear.C.shape, linear.B_disturbances.shape
            ((2, 2), (2, 1), (1, 2), (2, 6))
        """
        if self.system.nv == 0:
            raise UnsupportedError(f"{self.mechanism.name!r} has no joint that moves: there is nothing to linearize")
        check_own(state, self.kinematics)
        self.machine.refuse_resting(state.q, state.v)
        tau, method = self.forces(forces), self.method(method)
        found = self._derivatives(method, state, tau)
        dof = self.mobility.dof if method.exact else None
        linearizer = self._independent_velocities.linearizer(state.q, dof, velocities)
        if isinstance(disturbances, str):
            raise ArgumentError(f"disturbances are a list of names such as [{disturbances!r}], not one text")
        given = outputs if isinstance(outputs, str) else names_of("outputs", outputs)
        disturbing = names_of("disturbances", disturbances)
        if not given and not disturbing:
            return linearizer.about(state.q, state.v, found)
        observed = self._state_observer(given, disturbing).at(state, found.acceleration, tau)
        return linearizer.about(state.q, state.v, found, observed)

    def _state_observer(self, outputs: Sequence[str], disturbances: Sequence[str]) -> StateObserver:
        """Outputs and disturbances by name, traced once."""
        from closedchain.functions.linear import StateObserver

        key = outputs, disturbances
        if key not in self._state_observers:
            self._state_observers[key] = StateObserver(self.machine, outputs, disturbances)
        return self._state_observers[key]

    @cached_property
    def _state_observers(self) -> dict[object, StateObserver]:
        return {}

    def linearize_along(
        self,
        along: Motion | Run,
        times: ArrayLike | None = None,
        coordinates: str | Sequence[str] = "auto",
        outputs: Sequence[str] = (),
        disturbances: Sequence[str] = (),
    ) -> LinearizationAlong:
        """Linear systems along a motion, under the forces that give it, or along a run; all in one batch.

        along: one of cc.motions, or a run
        times: s; by default those of a run, or 100 a second of a motion
        coordinates: as of `functions`; "tree" has none
        outputs, disturbances: as of `linearize`

        Example:
            >>> run = model.simulate(state, 0.2)
            >>> model.linearize_along(run).A.shape == (len(run.time), 2, 2)
            True
        """
        from closedchain.functions.linear import linearized_along
        from closedchain.motions import Motion

        if isinstance(along, Motion):
            at = along.times(100.0) if times is None else np.atleast_1d(np.asarray(times, float))
            answer = self.inverse_dynamics_along(along, times=at)  # type: ignore[attr-defined]
            q, v, forces = answer.course.q, answer.course.v, np.asarray(answer.forces)
        elif hasattr(along, "resample"):
            run = along if times is None else along.resample(times)
            at, q, v, forces = run.time, run.q, run.v, run.forces
        else:
            raise ArgumentError(f"a motion of cc.motions or a run is needed, not {along!r:.80}")
        first = State(self.kinematics, q[0], v[0])
        ode = self.functions.ode(coordinates, outputs=outputs, disturbances=disturbances, near=first)
        return linearized_along(ode, at, ode.x_of(q, v), forces, q, self.kinematics.turns_along)

    def energies(self, state: State) -> tuple[float, float]:
        """Kinetic and potential energy in J (the latter zero at the world's origin).

        Example:
            >>> kinetic, potential = model.energies(state)
            >>> kinetic
            0.0
        """
        check_own(state, self.kinematics)
        kinetic, potential = self._energies.entrance.ask(state.q, state.v)[:2].tolist()
        return kinetic, potential

    def momentum(self, state: State) -> Array:
        """[angular momentum about the world's origin (N m s); linear momentum (N s)].

        Example:
            >>> moving = model.with_velocities(state, joints={"crank": 2.0})
            >>> model.momentum(moving).shape
            (6,)
        """
        check_own(state, self.kinematics)
        return self._energies.entrance.ask(state.q, state.v)[2:]

    def mass_matrix(self, state: State) -> Array:
        """Mass matrix of the spanning tree (kg, kg m, kg m²), in the order of the velocities.

        Example:
            >>> M = model.mass_matrix(state)
            >>> bool(np.allclose(M, M.T))
            True
        """
        check_own(state, self.kinematics)
        return self.reference.mass_matrix(state.q)

    # verified answers
    def _verified(self, method: str | Formulation, state: State, tau: Array, prescribed: Array | None) -> Accelerations:
        given = (state.q, state.v, tau) if prescribed is None else (state.q, state.v, tau, prescribed)
        kind = None if method == "reference" else self.method(method)
        rank, notes = None, list[str]()
        if kind is None:
            rank = rank_at(self.machine, state.q)
            self._refuse_singular(kind, state, rank)
            a, multipliers, pivot, residual, error = (part[0] for part in self._reference_answers(kind, *given))
        else:
            others = list[str]()
            listening = answered.set(others)
            try:
                a, multipliers, pivot, residual, error = self.kernels.forward(kind, prescribed is not None, True)(
                    *given
                )
                if not pivot[0] > SMALLEST_PIVOT and kind.fallback() is not None:
                    other = self.kernels.forward(kind.fallback() or kind, prescribed is not None, True)
                    others.clear()
                    a, multipliers, pivot, residual, error = other(*given)
                    others.append(repr(kind.fallback()))
            finally:
                answered.reset(listening)
            if others:
                notes.append(f"{kind.name} did not hold here: {others[0]} answered")
            if not self.system.nc and kind.exact and not kind.regularisation and not pivot[0] > SMALLEST_PIVOT:
                self.reference.solve(state.q, state.v, tau)  # refuses motions that move no mass
            if not (kind.pivot_sees_rank and pivot[0] > NEAR) and self.system.nc:
                rank = rank_at(self.machine, state.q)
                if kind.exact and not kind.regularisation:
                    self._refuse_singular(kind, state, rank, float(pivot[0]))
                    error = np.maximum(error, residual / np.sqrt(rank.pivot))
                elif rank.singular:
                    notes.append(f"the machine is singular here ({rank.reason}): loops held only softly move as given")
        # where tips are moved, residuals take loops as they are
        closed = kind is not None and prescribed is None and self._takes_closed(kind)
        unseen = state.openness if closed else 0.0
        most = accepted(self.system)
        if not residual[0] <= most or unseen > most:
            if not residual[0] <= most + state.openness:
                self.reference.solve(state.q, state.v, tau, prescribed=prescribed)  # says what is not determined
                raise self._inaccurate(kind, state, tau, (a, multipliers), prescribed)
            off = max(float(residual[0]), unseen)
            notes.append(f"the equations hold to {off:.1g} only, because the loops of this state are open")
        if error[0] > TRUSTED:
            why = f"pivot {pivot[0]:.3g}" if kind is None or kind.exact else "loops are held softly"
            notes.append(f"accelerations hold to about {max(0, int(-np.log10(error[0])))} digits ({why})")
        return Accelerations(
            state,
            a,
            multipliers,
            tau,
            float(pivot[0]),
            self.reference,
            tuple(notes),
            float(residual[0]),
            float(error[0]),
        )

    def _keep_ready(self, method: str | Formulation, verify: bool) -> None:
        """A method that was asked answers quickly from now on, where its pivot tells what answers are worth."""
        if not isinstance(method, str) or method == "reference" or (method, verify) in self._quick_forward:
            return
        kind, least = self.method(method), SMALLEST_PIVOT if verify and not self.system.nc else NEAR
        if not verify or kind.pivot_sees_rank or not self.system.nc:
            kernel, closed = self.kernels.forward(kind, verify=verify), verify and self._takes_closed(kind)
            self._quick_forward[method, verify] = QuickForward(kernel, self.reference, least, verify, closed)

    def _takes_closed(self, kind: Formulation) -> bool:
        """Whether a method, and so its residual, takes loops as closed that may be open."""
        return kind.takes_closed and not kind.stabilised and self.system.nc > 0

    def _reference_answers(self, method: Formulation | None, *given: Array) -> tuple[Array, ...]:
        """Outputs of a verified kernel by the reference solution, one instance after the other."""
        kind = method if method is not None and (method.prescribed or method.stabilised) else None
        rows = [np.atleast_2d(part) for part in given]
        count = max(len(part) for part in rows)
        found = []
        for q, v, tau, *alpha in zip(*(np.broadcast_to(part, (count, part.shape[1])) for part in rows), strict=True):
            found.append(self._reference_answer(kind, q, v, tau, *alpha))
        return tuple(np.array(part) for part in zip(*found, strict=True))

    def _reference_answer(
        self, kind: Formulation | None, q: Array, v: Array, tau: Array, prescribed: Array | None = None
    ) -> tuple[Array, ...]:
        one, none = np.array([1.0]), (np.full(self.system.nv, np.nan), np.full(self.system.nc, np.nan))
        if kind is not None:  # joints moved as given and loops fed back are not the reference's equations
            return *none, 0 * one, np.inf * one, np.inf * one
        try:
            a, multipliers = self.reference.solve(q, v, tau, prescribed=prescribed)
            eta, residuals = self._residuals(None, q, v, tau, a, multipliers, prescribed)
            if not eta.max(initial=0.0) <= accepted(self.system):
                a, multipliers = self.reference.refined(q, a, multipliers, residuals)
                eta, _ = self._residuals(None, q, v, tau, a, multipliers, prescribed)
        except SingularityError:
            return *none, 0 * one, np.inf * one, np.inf * one
        p, residual = rank_at(self.machine, q).pivot, float(eta.max(initial=0.0))
        return a, multipliers, p * one, residual * one, residual / np.sqrt(max(p, 1e-30)) * one

    def _residuals(
        self, kind: Formulation | None, q: Array, v: Array, tau: Array, a: Array, lam: Array, prescribed: Array | None
    ) -> tuple[Array, Array]:
        """η and residuals of all rows."""
        key = (kind, prescribed is not None)
        if key not in self._residual_functions:
            moved, system = prescribed is not None, self.system
            sizes = [system.nq, system.nv, len(system.actuators), system.nv, system.nc] + [system.nc] * moved
            self._residual_functions[key] = remembered_function(
                self.machine.question("residuals", kind, moved),
                partial(residual_function, kind, self.machine, moved),
                sizes,
            )
        given = (q, v, tau, a, lam) if prescribed is None else (q, v, tau, a, lam, prescribed)
        eta, residuals = (np.array(part).ravel() for part in self._residual_functions[key](*given))
        return eta, residuals

    def _refuse_singular(self, kind: Formulation | None, state: State, rank: Rank, pivot: float | None = None) -> None:
        lost = pivot is not None and not pivot > SMALLEST_PIVOT
        if lost and not rank.singular:  # the loops are regular: is there a motion without mass?
            self.reference.solve(state.q, state.v, np.zeros(len(self.system.actuators)))
        if rank.singular or lost:
            reason = self._singular(kind, state, rank.pivot if pivot is None else pivot)
            where = f": {rank.reason}" if rank.singular else ""
            raise SingularityError(f"{reason}{where}; method='reference', verify=False gives the least-norm answer")

    def _inaccurate(
        self,
        kind: Formulation | None,
        state: State,
        tau: Array,
        answer: tuple[Array, Array],
        prescribed: Array | None,
    ) -> AccuracyError:
        eta, _ = self._residuals(kind, state.q, state.v, tau, *answer, prescribed)
        tried = ["reference"] if kind is None else [kind.name, *(["its fallback"] if kind.fallback() else [])]
        tried += ["reference"] if kind is not None and kind.exact else []
        return AccuracyError(
            f"no accelerations of {self.mechanism.name!r} hold in {state!r}: {worst_rows(self.system, eta)}; "
            f"tried: {', '.join(tried)}"
        )

    def _compiled_forward(
        self, method: Formulation, state: State, tau: Array, prescribed: Array | None = None
    ) -> tuple[Array, Array, Array, float]:
        given = (state.q, state.v, tau) if prescribed is None else (state.q, state.v, tau, prescribed)
        acceleration, multipliers, pivot = self.kernels.forward(method, prescribed is not None)(*given)
        if _untrusted(pivot[0], acceleration):
            raise SingularityError(self._singular(method, state, pivot[0]))
        return acceleration, multipliers, tau, float(pivot[0])

    def _prescribed(self, given: Mapping[str, ArrayLike]) -> Array:
        """Accelerations along all constraint rows; zero where none are given."""
        if not isinstance(given, Mapping):
            raise ArgumentError(f"prescribed must be accelerations by the name of a cut joint, not {given!r}")
        cuts, alpha = {cut.joint.name: cut for cut in self.system.cuts}, np.zeros(self.system.nc)
        for name, values in given.items():
            if name not in cuts:
                raise UnknownNameError(choose("cut joint", name, cuts))
            rows = cuts[name].model.rows
            what = f"accelerations of {name!r} along {', '.join(rows)}"
            alpha[cuts[name].rows] = finite_row(what, values, len(rows))
        return alpha

    def _derivatives(self, method: Formulation, state: State, tau: Array) -> Derivatives:
        acceleration, *columns, pivot = self.kernels.derivatives(method)(state.q, state.v, tau)
        found = [acceleration, *(part.reshape(self.system.nv, -1) for part in columns)]
        if _untrusted(pivot[0], *found):
            raise SingularityError(self._singular(method, state, pivot[0]))
        return Derivatives(*found)

    def _singular(self, method: Formulation | None, state: State, pivot: float) -> str:
        reason = "" if method is None else method.explain(self.machine, state.q)
        place = f"{self.mechanism.name!r} is singular in this state (relative pivot {pivot:.3g})"
        return f"{place}: {reason}" if reason else place

    @cached_property
    def _quick_forward(self) -> dict[tuple[str, bool], QuickForward]:
        return {}

    @cached_property
    def _residual_functions(self) -> dict[tuple[Formulation | None, bool], ca.Function]:
        return {}

    @cached_property
    def _energies(self) -> Kernel:
        """(q, v) → kinetic and potential energy, momentum."""
        tree = self.kinematics.tree
        return remembered(self.kinematics.question("energies"), lambda: Energies(tree).function())


def _untrusted(pivot: float, *found: Array) -> bool:
    """Whether an answer cannot be trusted."""
    return not (pivot > SMALLEST_PIVOT and all(np.isfinite(part).all() for part in found))
