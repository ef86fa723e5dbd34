"""Quantities of a machine at many samples at once: forces, energies, accelerations, reactions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from closedchain.dynamics.interface import POOR_PIVOT
from closedchain.dynamics.reference import Reference
from closedchain.kinematics.evaluate import Kinematics
from closedchain.simulate.equations import Equations
from closedchain.simulate.inputs import Pieces
from closedchain.simulate.samples import Samples
from closedchain.types import Array


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
        a, multipliers, _ = e.solve(e.method)(*self._arguments(at))
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
            closed, _, pivot = kernel(np.ascontiguousarray(y), self.parameters)
            good = pivot[:, 0] > POOR_PIVOT
            y = np.where(good[:, None], closed, y)
            y[:, system.nq + system.nv :] = works
        return y

    def inputs(self, t: float, samples: Samples, step: int) -> Array:
        """u within a step: of the piece at work there, and what a sampled law held."""
        piece = int(np.searchsorted(self.pieces.ends, samples.times[step], side="left"))
        held = samples.u[step] - self.pieces.of(piece, samples.times[step])
        values: Array = self.pieces.of(piece, t) + held
        return values

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
