"""States between the samples of a run: the step is repeated from its first sample, and its polynomials are followed.

A module of its own because runs, which the loop makes, ask for it.
"""

from __future__ import annotations

import numpy as np

from closedchain.simulate.equations import Equations
from closedchain.simulate.loop import Loop
from closedchain.simulate.problem import interpolate, steps_of
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
        if loop.current != index or loop.solver.time != t:
            loop.use(index, float(t) - loop.start, row)
        e, p = loop.equations, loop.binding.p
        if end == t:
            return np.zeros((e.size, loop.solver.scheme.degree)), e, p
        pieces = loop.inputs[loop.current].pieces
        piece = pieces.within(t, end)
        held = s.u[k, : loop.held.size] - pieces.of(piece, end)
        loop.binding.set_inputs(float(pieces.origins[piece]), pieces.coefficients[piece], held)
        y, goal = e.contracted(row), e.contracted(goal)
        dense = loop.solver.repeat(float(t) - loop.start, y, float(end) - loop.start)
        moving = slice(e.memory.start + e.inputs.memory.continuous)  # sampled states are held
        dense[moving, 0] += (goal - y - dense.sum(axis=1))[moving]
        return dense, e, p
