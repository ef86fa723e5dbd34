"""Quantities of a machine along the samples of a run: energies, forces, accelerations, reactions, joints and bodies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.contact.operator import OUTPUTS
from closedchain.contact.reactions import contact_reactions
from closedchain.dynamics.interface import Machine
from closedchain.dynamics.reference import Reference
from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.kernel import Kernel
from closedchain.multibody.energy import Energies
from closedchain.multibody.system import Link
from closedchain.records import dataclass
from closedchain.simulate.coordinates import TreeLayout
from closedchain.simulate.equations import Equations, observed
from closedchain.simulate.inputs import Inputs
from closedchain.simulate.laws.memory import LawStates
from closedchain.simulate.laws.traced_state import TracedState
from closedchain.simulate.problem import Samples
from closedchain.types import SX, Array

IMPULSES = tuple(f"impulse_{axis}" for axis in ("mx", "my", "mz", "x", "y", "z"))
CONTACT_TAIL = ("contacts", "impacts", *IMPULSES)  # columns of y after all others
NO_WORK = "this run kept no work; runs with contacts or dry friction keep it with contacts='event'"


@dataclass(frozen=True, eq=False)
class Energy:
    """Energies over time in J. balance = total − total at the start − all work done; zero for an exact run.

    Work is empty where the run kept none (rollouts).

    kinetic: of all bodies
    potential: of gravity and springs
    actuators: work done by them
    joints: work of joint friction and dampers (negative)
    loads: work of wrenches, and energy given by cc.Impact
    loops: work of virtual springs or other open loops
    closing: energy given by closing the loops after steps
    contacts: work of sliding friction (negative)
    impacts: energy lost by contacts that close (negative)

    Example:
        >>> energy = model.simulate(state, duration=0.5, actuation={"crank_motor": 5.0}).energy
        >>> bool(np.abs(energy.balance).max() < 1e-8 * np.abs(energy.total).max())
        True
    """

    kinetic: Array
    potential: Array
    actuators: Array
    joints: Array
    loads: Array
    loops: Array
    closing: Array
    contacts: Array
    impacts: Array

    @property
    def total(self) -> Array:
        """Kinetic and potential energy together."""
        return self.kinetic + self.potential

    @property
    def work(self) -> Array:
        """All work done since the start."""
        if not self.actuators.size:
            raise ArgumentError(NO_WORK)
        parts = self.actuators + self.joints + self.loads + self.loops + self.closing
        return parts + self.contacts + self.impacts

    @property
    def balance(self) -> Array:
        """The energy that work does not explain."""
        left: Array = self.total - self.total[0] - (self.work - self.work[0])
        return left


@dataclass(frozen=True, eq=False)
class Momentum:
    """Momentum over time, [angular about the world's origin (N m s); linear (N s)].

    total: (samples, 6)
    impulse: of everything from outside, (samples, 6); kept by runs of floating machines with contacts

    Example:
        >>> run = model.simulate(state, duration=0.1)
        >>> run.momentum.total.shape == (len(run.time), 6)
        True
    """

    total: Array
    impulse: Array

    @property
    def balance(self) -> Array:
        """The momentum that impulses do not explain; zero for an exact run."""
        if not self.impulse.size:
            raise ArgumentError(NO_WORK)
        left: Array = self.total - self.total[0] - (self.impulse - self.impulse[0])
        return left


@dataclass(frozen=True, eq=False)
class BodyHistory:
    """Where a body was and how it moved, one row per sample, in the world.

    rotation: (samples, 3, 3)
    position: (samples, 3), m
    angular_velocity: (samples, 3), rad/s
    velocity: (samples, 3), of the body's origin, m/s

    Example:
        >>> run = model.simulate(state, duration=0.1)
        >>> run.body("rocker").position.shape == (len(run.time), 3)
        True
    """

    rotation: Array
    position: Array
    angular_velocity: Array
    velocity: Array

    @property
    def twist(self) -> Array:
        """[angular velocity; velocity of the body's origin]."""
        return np.concatenate([self.angular_velocity, self.velocity], axis=1)

    def point(self, at: ArrayLike) -> Array:
        """World positions of a point given in the body's frame."""
        positions: Array = self.position + self.rotation @ np.asarray(at, float)
        return positions


@dataclass(eq=False)
class Observer:
    """Evaluates one machine under one set of inputs; runs with contacts have no equations of one mode."""

    machine: Machine
    inputs: Inputs
    equations: Equations | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes get the expressions of what acts, as CasADi writes them, and put the machine's symbols in."""
        tree, i = self.machine.kinematics.tree, self.inputs
        symbols = [tree.q, tree.v, tree.turns, i.t, i.u, i.p, i.memory.x]
        outputs = [i.forces, i.loads, i.load_power, i.pivot, *i.memory.expressions]
        acting = ca.Function("acting", symbols, outputs)
        remembered = (i.memory.places, i.memory.continuous, i.memory.period)
        kept = (i.pieces, i.parameters, i.names, None, i.key, i.notes, remembered)
        asked = None if self.equations is None else (self.equations.method, self.equations.projected)
        return _remade, (self.machine, acting.serialize(), kept, asked)

    def observe(self, at: Samples) -> tuple[Array, ...]:
        """Actuator forces and powers, kinetic and potential energy, loop error."""
        forces, powers, *scalars = self._kernel(*self._arguments(at))
        return forces, powers, *(values[:, 0] for values in scalars)

    @cached_property
    def _kernel(self) -> Kernel:
        if self.equations is not None:
            return self.equations.observe()
        return self._made("observe", observed(self.machine, self.inputs))

    def _made(self, name: str, outputs: Mapping[str, SX]) -> Kernel:
        """A kernel of (t, y, u, p) where there are no equations of one mode."""
        tree, i = self.machine.kinematics.tree, self.inputs
        y = SX.sym("y", tree.q.shape[0] + tree.v.shape[0])
        values = [ca.densify(ca.substitute(e, ca.vertcat(tree.q, tree.v), y)) for e in outputs.values()]
        return Kernel(ca.Function(name, [i.t, y, i.u, i.p], values, ["t", "y", "u", "p"], [*outputs], {"cse": True}))

    def acting(self, at: Samples) -> Array:
        """Actuator forces and generalised forces of wrenches, (samples, actuators + nv)."""
        i = self.inputs
        made = (
            self.equations.acting() if self.equations else self._made("acting", {"forces": i.forces, "loads": i.loads})
        )
        return np.hstack(made(*self._arguments(at)))

    def solve(self, at: Samples) -> tuple[Array, Array]:
        """dv/dt and the multipliers of all constraint rows, from the fallback where pivots are small."""
        e = self.equations
        if e is None:
            raise UnsupportedError("accelerations and reactions are not given by time stepping; simulate by events")
        if at.modes.shape[1]:
            return self._solve_modes(e, at)
        a, multipliers, _ = e.solve(e.method)(*self._arguments(at))
        return a, multipliers

    def _solve_modes(self, e: Equations, at: Samples) -> tuple[Array, Array]:
        """The same with forces of contacts and dry joints; multipliers of redundant rows are 0."""
        system = self.machine.kinematics.system
        found = dict(zip(OUTPUTS, e.operator()(*self._arguments(at)), strict=True))
        f = at.contact_forces.reshape(len(at.times), -1)
        a = found["velocities"][:, system.nq : system.nq + system.nv] + np.einsum("kij,kj->ki", found["K"], f)
        multipliers = np.zeros((len(at.times), system.nc))
        if rows := list(self.machine.mobility.independent_rows):
            own = found["multipliers"]
            multipliers[:, rows] = own[:, :, 0] + np.einsum("kij,kj->ki", own[:, :, 1:], f)
        return a, multipliers

    @property
    def tail(self) -> slice:
        """Where works of contacts and impulses lie in y."""
        first = self.equations.size if self.equations else 0
        return slice(first, first + len(CONTACT_TAIL))

    def _arguments(self, at: Samples) -> tuple[Array, Array, Array, Array]:
        width = self.equations.size if self.equations else self.machine.kinematics.system.nq + self._nv
        y, u = np.ascontiguousarray(at.y[:, :width]), np.ascontiguousarray(at.u[:, : self.inputs.u.shape[0]])
        return at.times[:, None], y, u, self.inputs.parameters

    def turns(self, at: Samples) -> Array:
        """What angles of joints that close loops are nearest to at samples; runs with contacts unwrap them."""
        if self.equations is not None:
            values: Array = at.y[:, self.equations.turns]
            return values
        system = self.machine.system
        if not system.periodic:
            return np.zeros((len(at.times), 0))
        rows = Tracks(self.machine, *np.split(at.y[:, : system.nq + system.nv], [system.nq], axis=1))
        return np.unwrap(rows.turns, axis=0)

    def signal(self, name: str, at: Samples) -> Array:
        """A state of a law, (samples, size); NaN where the law at work has none of that name."""
        first, last = self.inputs.memory.places.get(name, (0, 0))
        if last == first:
            return np.full((len(at.times), 1), np.nan)
        if self.equations is None or not self.inputs.memory.size:  # inputs after the forces
            start = len(self.machine.kinematics.system.actuators)
            return at.u[:, start + first : start + last]
        start = self.equations.memory.start
        return at.y[:, start + first : start + last]

    @property
    def _nv(self) -> int:
        return self.machine.kinematics.system.nv

    def inputs_within(self, t: float, samples: Samples, step: int) -> Array:
        """u within a step: of the piece at work there, and what a sampled law held."""
        pieces = self.inputs.pieces
        piece = pieces.within(samples.times[max(step - 1, 0)], samples.times[step])
        held = samples.u[step, : self.inputs.u.shape[0]] - pieces.of(piece, samples.times[step])
        values: Array = pieces.of(piece, t) + held
        return values

    def reactions(self, joint: str, at: Samples) -> Array:
        """Wrench of one joint at every sample."""
        self.machine.kinematics.system.element(joint)
        nq, reference = self.machine.kinematics.system.nq, Reference(self.machine.kinematics)
        forces, (a, multipliers) = self.observe(at)[0], self.solve(at)
        q, v = at.y[:, :nq], at.y[:, nq : nq + self._nv]
        wrenches: Array = reference.wrench_kernel(q, v, a, forces, multipliers)
        if at.modes.shape[1]:
            wrenches = wrenches + contact_reactions(self.machine)(q, v, at.contact_forces.reshape(len(q), -1))
        return wrenches.reshape(len(q), -1, 6)[:, reference.joint_names.index(joint)]


class Tracks:
    """Joints and bodies of one machine along samples: q and v, one row each.

    near: what angles of joints that close loops are nearest to; by default the description's start
    """

    def __init__(self, machine: Machine, q: Array, v: Array, near: Array | None = None) -> None:
        self.machine, self.tree = machine, machine.kinematics.tree
        self.q, self.v = np.ascontiguousarray(q), np.ascontiguousarray(v)
        described = self.tree.system.described_turns
        self.near = np.broadcast_to(described, (len(q), described.size)) if near is None else near

    def coordinate(self, joint: str) -> Array:
        """The coordinate of a joint (columns where it has several), with all turns."""
        part = self.tree.system.find(joint)
        if isinstance(part, Link):
            return _alone(self.q[:, part.q])
        return _alone(self._rows(self.tree.followed_coordinates(part)))

    @property
    def turns(self) -> Array:
        """Angles of the joints that close loops."""
        return self._rows(self.tree.followed_turns)

    def velocity(self, joint: str) -> Array:
        """The velocity of a joint."""
        state = TracedState(self.machine)
        part = self.tree.system.find(joint)
        return _alone(self.v[:, part.v] if isinstance(part, Link) else self._rows(state.velocity(joint)))

    def body(self, name: str) -> BodyHistory:
        """Motion of a body."""
        index = self.tree.system.link(name).index
        pose, twist = self.poses[:, index], self.twists[:, index]
        return BodyHistory(pose[:, :, :3], pose[:, :, 3], twist[:, :3], twist[:, 3:])

    @cached_property
    def actuators(self) -> Array:
        """Coordinates of the actuators, (samples, actuators)."""
        return self._rows(self.tree.actuator_coordinates)

    @cached_property
    def poses(self) -> Array:
        """R and p of every link, (samples, links, 3, 4)."""
        rows = ca.vertcat(*(ca.vec(ca.densify(X.matrix()).T) for X in self.tree.poses))
        values: Array = self._rows(rows).reshape(len(self.q), -1, 3, 4)
        return values

    @cached_property
    def twists(self) -> Array:
        """[w; v] of every link, (samples, links, 6)."""
        values: Array = self._rows(self.tree.twist_vector).reshape(len(self.q), -1, 6)
        return values

    @cached_property
    def momentum(self) -> Array:
        """[angular about the world's origin; linear], (samples, 6)."""
        return self._rows(Energies(self.tree).momentum)

    def _rows(self, expression: SX) -> Array:
        symbols = [self.tree.q, self.tree.v, self.tree.turns]
        kernel = Kernel(ca.Function("track", symbols, [ca.densify(expression)], {"cse": True}))
        values: Array = kernel(self.q, self.v, np.ascontiguousarray(self.near))
        return values


def _alone(values: Array) -> Array:
    return values[:, 0] if values.ndim == 2 and values.shape[1] == 1 else values


def _remade(machine: Machine, acting: str, kept: tuple[Any, ...], asked: tuple[Any, bool] | None) -> Observer:
    function, tree = ca.Function.deserialize(acting), machine.kinematics.tree
    t, u, p, x = (SX.sym(name, function.size1_in(i)) for i, name in enumerate(("t", "u", "p", "x"), 3))
    forces, loads, power, pivot, *laws = function(tree.q, tree.v, tree.turns, t, u, p, x)
    dot, following, start = laws
    memory = LawStates(x, dot, following, start, *kept[-1])
    inputs = replace(Inputs(t, u, p, forces, loads, power, pivot, *kept[:6]), memory=memory)
    made = None if asked is None else Equations(machine, asked[0], inputs, asked[1], TreeLayout(machine))
    return Observer(machine, inputs, made)
