"""Quantities of a machine at many samples at once: forces, energies, accelerations, poses, reactions."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.reference import Reference
from closedchain.kernel import Kernel
from closedchain.kinematics.evaluate import Kinematics
from closedchain.model.system import Link
from closedchain.simulate.actuation import Pieces
from closedchain.simulate.binding import ENOUGH
from closedchain.simulate.equations import Equations
from closedchain.simulate.record import Samples
from closedchain.simulate.traced_state import TracedState

Array = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Observed:
    """Per sample: actuator forces and powers, energies, loop error."""

    forces: Array
    powers: Array
    kinetic: Array
    potential: Array
    loop_error: Array

    def columns(self) -> tuple[Array, ...]:
        """All of it, in order."""
        return self.forces, self.powers, self.kinetic, self.potential, self.loop_error


@dataclass(eq=False)
class Observer:
    """Evaluates one machine's equations at samples."""

    equations: Equations
    pieces: Pieces
    parameters: Array
    reference: Reference

    @property
    def kinematics(self) -> Kinematics:
        """The machine's kinematics."""
        return self.equations.machine.kinematics

    def observe(self, at: Samples) -> Observed:
        """Forces, energies and loop errors."""
        forces, powers, kinetic, potential, error = self.equations.observe()(*self._arguments(at))
        return Observed(forces, powers, kinetic[:, 0], potential[:, 0], error[:, 0])

    def accelerations(self, at: Samples) -> Array:
        """dv/dt, from the robust order where pivots are small."""
        return self._solved(at)[0]

    def _solved(self, at: Samples) -> tuple[Array, Array]:
        """dv/dt and the multipliers of all constraint rows."""
        e = self.equations
        a, multipliers, pivot = e.solve(e.method)(*self._arguments(at))
        poor, other = ~(pivot[:, 0] > ENOUGH), e.method.fallback()
        if poor.any() and other is not None:
            rows = self._arguments(at.rows(np.flatnonzero(poor)))
            a[poor], multipliers[poor], _ = e.solve(other)(*rows)
        return a, multipliers

    def _arguments(self, at: Samples) -> tuple[Array, Array, Array, Array]:
        return at.times[:, None], np.ascontiguousarray(at.y), np.ascontiguousarray(at.u), self.parameters

    def closed(self, y: Array) -> Array:
        """y with loops closed and quaternions unit."""
        system = self.kinematics.system
        if not self.equations.closes:
            return y
        kernel = self.equations.closing(False)
        for _ in range(3):
            works = y[:, system.nq + system.nv :].copy()
            closed, _, pivot = kernel(np.ascontiguousarray(y))
            good = pivot[:, 0] > ENOUGH
            y = np.where(good[:, None], closed, y)
            y[:, system.nq + system.nv :] = works
        return y

    def inputs(self, t: float, samples: Samples, step: int) -> Array:
        """u within a step: of the piece at work there, and what a sampled law held."""
        piece = int(np.searchsorted(self.pieces.ends, samples.times[step], side="left"))
        held = samples.u[step] - self.pieces.of(piece, samples.times[step])
        values: Array = self.pieces.of(piece, t) + held
        return values

    def joint_coordinates(self, name: str, q: Array) -> Array:
        """Coordinates of a joint, unwrapped where a cut joint's angle passes ±π."""
        state = TracedState(self.equations.machine)
        expression, part = state[name], state.part(name)
        if isinstance(part, Link):
            return q[:, part.q]
        values = self._rows(expression, q)
        turns = [i for i, n in enumerate(part.model.rates_names) if n.startswith("angle")]
        if part.model.nq == part.model.nv:
            values[:, turns] = np.unwrap(values[:, turns], axis=0)
        return values

    def joint_rates(self, name: str, q: Array, v: Array) -> Array:
        """Rates of a joint."""
        state = TracedState(self.equations.machine)
        part = state.part(name)
        return v[:, part.v] if isinstance(part, Link) else self._rows(state.rate(name), q, v)

    def poses(self, q: Array) -> Array:
        """R and p of every link, (samples, links, 3, 4)."""
        values: Array = self._pose_kernel(q)
        return values.reshape(len(q), -1, 3, 4)

    def twists(self, q: Array, v: Array) -> Array:
        """[w; v] of every link, (samples, links, 6)."""
        values: Array = self._twist_kernel(q, v)
        return values.reshape(len(q), -1, 6)

    def reactions(self, joint: str, at: Samples) -> Array:
        """Wrench of one joint at every sample."""
        self.kinematics.system.carrier(joint)
        nq, nv = self.kinematics.system.nq, self.kinematics.system.nv
        forces, (a, multipliers) = self.observe(at).forces, self._solved(at)
        rows = []
        for k, y in enumerate(at.y):
            q, v = y[:nq], y[nq : nq + nv]
            rows.append(self.reference.reactions(q, v, a[k], multipliers[k], forces[k])[0][joint])
        return np.array(rows)

    def _rows(self, expression: ca.SX, q: Array, v: Array | None = None) -> Array:
        tree = self.kinematics.tree
        kernel = Kernel(ca.Function("joint", [tree.q, tree.v], [ca.densify(expression)], {"cse": True}))
        rates = np.zeros((len(q), tree.system.nv)) if v is None else v
        values: Array = kernel(np.ascontiguousarray(q), np.ascontiguousarray(rates))
        return values

    @cached_property
    def _pose_kernel(self) -> Kernel:
        tree = self.kinematics.tree
        rows = ca.vertcat(*(ca.vec(ca.densify(X.matrix()).T) for X in tree.poses))
        return Kernel(ca.Function("poses", [tree.q], [rows], {"cse": True}))

    @cached_property
    def _twist_kernel(self) -> Kernel:
        tree = self.kinematics.tree
        return Kernel(ca.Function("twists", [tree.q, tree.v], [ca.densify(tree.twist_vector)], {"cse": True}))
