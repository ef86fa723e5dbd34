"""States between the samples of a run: the step is repeated from its first sample, and its polynomials are followed.

A module of its own because runs, which the loop makes, ask for it.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from closedchain.simulate.equations import Equations
from closedchain.simulate.loop import Loop
from closedchain.simulate.modes import STEPPED
from closedchain.simulate.problem import Samples, interpolate, steps_of
from closedchain.simulate.rows import widened
from closedchain.simulate.run import Run
from closedchain.types import Array


class DenseOutput:
    """Polynomials along the steps of a run, made when they are asked for: the step is repeated from its first sample.

    What a step was made with is known: the inputs at work, and what a sampled law held, from the inputs at its end.
    """

    def __init__(self, run: Run) -> None:
        self.samples, self.problem = run.samples, run.whole()[0]
        self.loop = Loop(self.problem)
        self.loop.switch_again(run.events)
        self.known: dict[int, tuple[Array, Equations, Array]] = {}

    def __call__(self, t: Array) -> Array:
        """Rows of y at times within the run."""
        step = steps_of(self.samples.times, t)
        rows = np.zeros((t.size, self.samples.y.shape[1]))
        for k in map(int, np.unique(step)):
            rows[step == k] = self._rows(k, t[step == k])
        return rows

    def _rows(self, k: int, t: Array) -> Array:
        """Those within the step that leads to sample k."""
        if k not in self.known:
            self.known[k] = self._polynomials(k)
        s, (dense, e, p) = self.samples, self.known[k]
        ends, only = s.y[[k - 1, k], : self.loop.size(int(s.inputs[k]))], np.ones(t.size, np.intp)
        own = interpolate(s.times[[k - 1, k]], e.contracted(ends), np.repeat(dense[None], t.size, axis=0), only, t)
        rows = e.layout.followed(e.expanded(own, p), ends[:1])
        rows[t == s.times[k]] = ends[1]
        return widened(rows, s.y.shape[1])

    def _polynomials(self, k: int) -> tuple[Array, Equations, Array]:
        """Those that lead to sample k, (y, degree), the equations that they solve, and values of p."""
        s, loop, index = self.samples, self.loop, int(self.samples.inputs[k])
        (t, end), (row, goal) = s.times[[k - 1, k]], s.y[[k - 1, k], : loop.size(index)]
        stepped = self._take_mode(k, index, float(t) - loop.start, row)
        if loop.modes is None and (loop.current != index or loop.solver.time != t):
            loop.use(index, float(t) - loop.start, row)
        e, p = loop.equations, loop.binding.p
        if end == t or stepped:
            dense = np.zeros((row.size, loop.solver.scheme.degree))
            dense[:, 0] = goal - row
            return dense, e, p
        pieces = loop.inputs[loop.current].pieces
        piece = pieces.within(t, end)
        held = s.u[k, : loop.held.size] - pieces.of(piece, end)
        loop.binding.set_inputs(float(pieces.origins[piece]), pieces.coefficients[piece], held)
        y, goal = e.contracted(row), e.contracted(goal)
        dense = loop.solver.repeat(float(t) - loop.start, y, float(end) - loop.start)
        moving = slice(e.memory.start + e.inputs.memory.continuous)  # sampled states are held
        dense[moving, 0] += (goal - y - dense.sum(axis=1))[moving]
        dense[e.size :, 0] += (goal - y - dense.sum(axis=1))[e.size :]
        return dense, e, p

    def _take_mode(self, k: int, index: int, t: float, row: Array) -> bool:
        """Go to the mode of contacts in which the step to sample k was made; whether it is a step of time stepping."""
        loop, s = self.loop, self.samples
        if loop.modes is None:
            return False
        loop.modes.load_sample(s, k)
        if loop.current != index:
            loop.use(index, t, row)
        loop.binding, loop.solver = loop.room(not loop.modes.plain)
        loop.solver.y[:] = row
        loop.modes.load(loop.binding)
        return bool((s.marks[k] & STEPPED).any())

    def forces(self, samples: Samples) -> Array:
        """Forces of contacts at rows within the run."""
        found, loop = samples.contact_forces.copy(), self.loop
        if loop.modes is None:
            return found
        for index in np.unique(samples.inputs):
            rows = np.flatnonzero(samples.inputs == index)
            loop.use(int(index), 0.0, samples.y[rows[0], : loop.size(int(index))])
            part = samples.rows(rows)
            found[rows] = loop.modes.forces(replace(part, times=part.times - loop.start))
        return found
