"""Thousands of simulations at once: instances share SIMD lanes, blocks of lanes share threads.

Which instances share a block depends on their number only, and a lane does not feel its neighbours, so that results
are the same to the bit whatever the number of threads. An instance that cannot go on keeps its last good state.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Formulation
from closedchain.errors import ArgumentError
from closedchain.kernel import Kernel
from closedchain.mechanism import Mechanism
from closedchain.multibody.quantities import Quantities
from closedchain.simulate.drive import Driven
from closedchain.simulate.equations import WORKS, Equations
from closedchain.simulate.events import Event, watched
from closedchain.simulate.integrators import lanes as ln
from closedchain.simulate.integrators import stepping as st
from closedchain.simulate.integrators.binding import Binding
from closedchain.simulate.integrators.schemes import explicit
from closedchain.simulate.integrators.tableaus import tableau
from closedchain.simulate.problem import Options, Simulator, needs_closing
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Statistics:
    """Of one observed quantity, per instance, over all steps."""

    lowest: Array
    highest: Array
    mean: Array
    final: Array


@dataclass(frozen=True, eq=False)
class Ensemble:
    """Results of many simulations: arrays whose first axis counts instances.

    time: of the samples        q, v: (instances, samples, …)      final_q, final_v: at the end
    end: how far each came (s)  complete: whether that is the whole duration
    work: done by actuators, joints, loads, loops, closing          observed: statistics by name
    reasons: why instances are not complete, by their number        numbers: of the machine, that were varied
    """

    time: Array
    q: Array
    v: Array
    final_q: Array
    final_v: Array
    end: Array
    complete: NDArray[np.bool_]
    work: Array
    observed: dict[str, Statistics]
    reasons: dict[int, str]
    numbers: Array
    quantities: Quantities

    def __len__(self) -> int:
        return len(self.end)

    def machine(self, instance: int) -> Mechanism:
        """The machine of one instance, to compile and ask on its own."""
        return self.quantities.machine(self.numbers[instance])


@dataclass(frozen=True, eq=False)
class Many:
    """What is asked of an ensemble."""

    simulator: Simulator
    method: Formulation
    q: Array
    v: Array
    duration: float
    driven: Driven
    forces: Array  # per instance, added to the drive's
    parameters: Array  # per instance
    options: Options
    observe: Mapping[str, Callable[..., Any]]
    open: tuple[int, ...] = ()  # instances whose loops cannot be closed

    @cached_property
    def starts(self) -> Array:
        """y of every instance at the start: no work done yet."""
        return np.concatenate([self.q, self.v, np.zeros((len(self.q), len(WORKS)))], axis=1)

    @property
    def steps(self) -> int:
        """How many steps are made."""
        return round(self.duration / self.step)

    @property
    def step(self) -> float:
        """The fixed step, s."""
        return float(self.options.accuracy().step)

    @property
    def stride(self) -> int:
        """Steps from sample to sample, 0 without samples."""
        if self.options.output is None:
            return 0
        stride = round(float(self.options.output) / self.step)  # type: ignore[arg-type]
        if stride < 1 or abs(stride * self.step - float(self.options.output)) > 1e-9 * self.step:  # type: ignore[arg-type]
            raise ArgumentError("output of an ensemble must be a multiple of its step")
        return stride

    def stretches(self) -> list[tuple[int, int]]:
        """(piece of the inputs, step at which it ends): tables may only break on the grid of steps."""
        found: list[tuple[int, int]] = []
        for piece, end in enumerate(self.driven.pieces.ends - self.options.start):
            last = self.steps if end >= self.duration else round(end / self.step)
            if last < self.steps and abs(last * self.step - end) > 1e-9 * self.step:
                raise ArgumentError(f"a table changes {end} s after the start, between the steps of {self.step} s")
            if last > (found[-1][1] if found else 0):
                found.append((piece, last))
            if last == self.steps:
                break
        return found


class Worker:
    """One thread's memory: simulates blocks of lanes, one after the other."""

    def __init__(self, many: Many, equations: Equations, watch: Kernel | None, lanes: int) -> None:
        self.many, self.equations, self.watch, self.lanes = many, equations, watch, lanes
        self.binding = Binding(
            equations, np.zeros(many.parameters.shape[1] * lanes), watch, lanes, many.options.singularity, flat=True
        )
        scheme = explicit(tableau(many.options.chosen_integrator()))
        self.method, n = scheme.method, equations.size * lanes
        self.room = st.Room(np.zeros((scheme.stages, n)), np.zeros(n), np.zeros(n))
        self.y = np.zeros(n)

    def block(self, instances: NDArray[np.intp], out: dict[str, Array]) -> None:
        """Simulate the instances of one block (the last is repeated in lanes left over)."""
        many, lanes = self.many, self.lanes
        rows = np.concatenate([instances, np.repeat(instances[-1:], lanes - len(instances))])
        self.y[:] = many.starts[rows].T.ravel()
        self.binding.p[:] = many.parameters[rows].T.ravel()
        held = many.forces[rows].T.ravel()
        count, grid = np.zeros(4, np.int64), np.array([many.options.start, many.step])
        count[ln.STRIDE] = many.stride
        samples = np.zeros((many.steps // many.stride if many.stride else 0, self.y.size))
        sums = np.zeros((4, self.binding.code.g.size))
        sums[ln.LOWEST], sums[ln.HIGHEST] = np.inf, -np.inf
        ended = ln.DONE
        for piece, until in many.stretches():
            pieces, count[ln.UNTIL] = many.driven.pieces, until
            self.binding.set_inputs(float(pieces.origins[piece]), pieces.coefficients[piece], held)
            ended = self._march(grid, count, samples, sums)
            if ended != ln.DONE:
                break
        if ended != ln.DONE and lanes > 1:
            # one lane spoils the step of its block: each goes its own way, from the start
            single = Worker(many, self.equations, self.watch, 1)
            for instance in instances:
                single.block(np.array([instance]), out)
            return
        self._keep(instances, count, samples, sums, out)

    def _march(self, grid: Array, count: NDArray[np.int64], samples: Array, sums: Array) -> int:
        ended = ln.NEED_ROBUST
        while ended == ln.NEED_ROBUST:
            ended = int(ln.march(self.method, self.binding.code, grid, count, self.y, self.room, samples, sums))
            if ended == ln.NEED_ROBUST:
                self.binding.use_robust()
        return ended

    def _keep(
        self, instances: NDArray[np.intp], count: NDArray[np.int64], samples: Array, sums: Array, out: dict[str, Array]
    ) -> None:
        lanes, stored, used = self.lanes, int(count[ln.STORED]), len(instances)
        final = self.y.reshape(-1, lanes).T
        out["final"][instances] = final[:used]
        if len(samples):
            samples[stored:] = self.y
            blocks = samples.reshape(len(samples), -1, lanes)
            out["samples"][instances] = np.moveaxis(blocks, -1, 0)[:used]
        out["end"][instances] = count[ln.INDEX]
        if sums.size:
            out["observed"][instances] = np.moveaxis(sums.reshape(4, -1, lanes), -1, 0)[:used]


def simulate_many(many: Many, threads: int | None) -> Ensemble:
    """Run all instances."""
    options = many.options
    if options.step is None:
        raise ArgumentError("an ensemble runs with fixed steps: give step= (s)")
    if abs(many.steps * many.step - many.duration) > 1e-9 * many.step or many.steps < 1:
        raise ArgumentError(f"duration {many.duration} s is not a multiple of the step, {many.step} s")
    projected = needs_closing(many.method) if options.projection is None else options.projection
    equations = many.simulator.equations(many.method, many.driven, projected)
    functions = [Event(name, function) for name, function in many.observe.items()]
    expressions = watched(functions, many.simulator.machine, equations.drive, many.driven.names)
    watch = equations.watch(expressions) if expressions else None
    lanes, total = equations.lanes, len(many.q)
    out = {
        "final": np.zeros((total, equations.size)),
        "samples": np.zeros((total, many.steps // many.stride if many.stride else 0, equations.size)),
        "end": np.zeros(total),
        "observed": np.zeros((total, 4, len(expressions))),
    }
    out["final"][:], out["samples"][:] = many.starts, many.starts[:, None]
    able = np.setdiff1d(np.arange(total), np.array(many.open, int))
    blocks = [able[k : k + lanes] for k in range(0, len(able), lanes)]
    share(lambda: Worker(many, equations, watch, lanes), blocks, out, threads or os.cpu_count() or 1)
    return _ensemble(many, equations, out)


def share(
    worker: Callable[[], Worker], blocks: Sequence[NDArray[np.intp]], out: dict[str, Array], threads: int
) -> None:
    """Let threads take blocks from a common pile."""
    pile = iter(blocks)

    def work() -> None:
        mine = worker()
        for block in pile:  # a list's iterator may be shared by threads
            mine.block(block, out)

    if threads == 1 or len(blocks) == 1:
        return work()
    with ThreadPoolExecutor(min(threads, len(blocks))) as pool:
        for task in [pool.submit(work) for _ in range(min(threads, len(blocks)))]:
            task.result()
    return None


def _ensemble(many: Many, equations: Equations, out: dict[str, Array]) -> Ensemble:
    system = many.simulator.machine.kinematics.system
    nq, nv = system.nq, system.nv
    stride, step = many.stride, many.step
    time = many.options.start + step * stride * np.arange(1, out["samples"].shape[1] + 1)
    made = out["end"]
    out["observed"][made == 0] = np.nan
    observed = {}
    for i, name in enumerate(many.observe):
        lowest, highest, total, final = np.moveaxis(out["observed"][:, :, i], 1, 0)
        observed[name] = Statistics(lowest, highest, total / np.maximum(made, 1), final)
    return Ensemble(
        time,
        out["samples"][:, :, :nq],
        out["samples"][:, :, nq : nq + nv],
        out["final"][:, :nq],
        out["final"][:, nq : nq + nv],
        many.options.start + made * step,
        made == many.steps,
        out["final"][:, nq + nv :],
        observed,
        _reasons(many, made),
        many.parameters[:, len(many.driven.names) :],
        system.quantities,
    )


def _reasons(many: Many, made: Array) -> dict[int, str]:
    """Why instances did not come to the end."""
    found = dict.fromkeys(many.open, "cannot be put together: its loops do not close from the given state")
    for i in np.flatnonzero(made < many.steps):
        at = many.options.start + made[i] * many.step
        found.setdefault(int(i), f"could not go on at {at:.6g} s: singular, loops that do not close, or not finite")
    return found
