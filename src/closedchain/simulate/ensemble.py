"""Thousands of simulations at once: instances share SIMD lanes, blocks of lanes share threads.

Which instances share a block depends on their number only, so that results are bitwise identical whatever the number of
threads. Every lane closes its loops by itself: an instance is bitwise the single run from its start with the same step.
One that cannot go on keeps its last good state.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import (
    ArgumentError,
)
from closedchain.kernel.host import usable_cores
from closedchain.kernel.loops import words
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism
from closedchain.multibody.parameters import Quantities
from closedchain.progress import Interruption, Pace, Progress
from closedchain.simulate.ensemble_problem import EnsembleArrays
from closedchain.simulate.equations import Equations
from closedchain.simulate.inputs import Inputs, forces_array
from closedchain.simulate.integrators.binding import LANES_LOOP, Binding, explicit
from closedchain.simulate.integrators.registers import LANE_COUNTS, LANE_STATISTICS, STATUS, LaneArrays, StepArrays
from closedchain.simulate.integrators.tableaus import tableau
from closedchain.simulate.laws.traced_state import Law, call_law
from closedchain.simulate.problem import check_room
from closedchain.types import Array

STOPPED = "could not go on at {:.6g} s: singular, loops that do not close, or not finite"


@dataclass(frozen=True, eq=False)
class Statistics:
    """One observed quantity, per instance, over all steps.

    lowest, highest, mean: over the run
    final: at the end

    Example:
        >>> observe = {"angle": lambda t, state: state["crank"]}
        >>> many = model.simulate_many([state] * 4, duration=0.1, step=1e-3, observe=observe)
        >>> many.observed["angle"].lowest.shape
        (4,)
    """

    lowest: Array
    highest: Array
    mean: Array
    final: Array


@dataclass(frozen=True, eq=False)
class Ensemble:
    """Results of many simulations: arrays whose first axis counts instances.

    time: of the samples (s)
    q, v: (instances, samples, …)
    final_q, final_v: at the end
    end: how far each came (s)
    complete: whether that is the whole duration
    work: done by actuators, joints, loads, loops, closing (J)
    observed: statistics by name
    reasons: why instances are not complete, by their number
    residual: largest share by which equations are not met where a step begins; zero if not verified
    numbers: of the machine, that were varied
    signals: states of laws by name, (instances, samples, …)
    final_signals: the same at the end

    Example:
        >>> many = model.simulate_many([state], duration=0.1, step=1e-3, vary={"rocker.mass": [1.0, 2.0, 3.0]})
        >>> len(many), many.machine(2).body("rocker").mass
        (3, 3.0)
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
    residual: Array
    numbers: Array
    quantities: Quantities
    signals: dict[str, Array] = field(default_factory=dict)
    final_signals: dict[str, Array] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.end)

    def machine(self, instance: int) -> Mechanism:
        """The machine of one instance, to compile and ask on its own."""
        return self.quantities.machine(self.numbers[instance])


class Worker:
    """One thread's memory: simulates blocks of lanes, one after the other."""

    def __init__(
        self,
        many: EnsembleArrays,
        equations: Equations,
        lanes: int,
        interruption: Interruption,
    ) -> None:
        self.many, self.equations, self.lanes = many, equations, lanes
        self.interruption, self.pace = interruption, Pace(256)
        watch = equations.watch(many.watched) if many.watched else None
        parameters, options = np.zeros(equations.p.shape[0] * lanes), many.options
        self.binding = Binding(
            equations, parameters, watch, lanes, singular=options.singularity, flat=True, verify=options.verify,
            start=float(options.start),
        )  # fmt: skip
        scheme = explicit(tableau(many.options.integrator or "rk4"))
        self.method, n = scheme.method, equations.size * lanes
        self.room = StepArrays(np.zeros((scheme.stages, n)), np.zeros(n), np.zeros(n), *np.zeros((4, 0)))
        self.y = np.zeros(n)

    def block(self, instances: NDArray[np.intp], out: dict[str, Array]) -> None:
        """Simulate the instances of one block (the last is repeated in lanes left over)."""
        many, lanes = self.many, self.lanes
        rows = np.concatenate([instances, np.repeat(instances[-1:], lanes - len(instances))])
        self.y[:] = self.equations.contracted(many.starts[rows]).T.ravel()
        self.binding.p[:] = self.equations.parameters(many.parameters[rows], many.q[rows]).T.ravel()
        held = many.forces[rows].T.ravel()
        counts = np.zeros(len(LANE_COUNTS), np.int64)
        counts[[LANE_COUNTS.stride, LANE_COUNTS.every]] = many.stride, many.every
        samples = np.zeros((many.steps // many.stride if many.stride else 0, self.y.size))
        statistics = np.zeros((len(LANE_STATISTICS), self.binding.arrays.g.size))
        statistics[LANE_STATISTICS.lowest], statistics[LANE_STATISTICS.highest] = np.inf, -np.inf
        grid, status = np.array([many.step]), STATUS.done
        course = LaneArrays(grid, counts, self.y, samples, statistics, np.zeros(lanes))
        laws = many.laws(rows)
        for piece, until in many.stretches():
            pieces = many.inputs.pieces
            if laws and int(counts[LANE_COUNTS.made]) % many.asks == 0:
                self._ask(laws, course, held)
            self.binding.set_inputs(float(pieces.origins[piece]), pieces.coefficients[piece], held)
            status = self._march_until(course, until)
            if status != STATUS.done:
                break
        if status not in (STATUS.done, STATUS.full) and (lanes > 1 or self.equations is not many.tree):
            # one lane spoils the step of its block: each is simulated by itself, from the start, and where other
            # coordinates end in those of the tree
            single = Worker(many, self.equations if lanes > 1 else many.tree, 1, self.interruption)
            for instance in instances:
                single.block(np.array([instance]), out)
            return
        self._keep(instances, course, out)
        if status == STATUS.unverified:
            out["residual"][instances] = self.binding.arrays.residual[0]
            out["held"][instances] = False

    def _ask(self, laws: Sequence[Law], course: LaneArrays, held: Array) -> None:
        """Let Python answer for every lane; the answers are held."""
        kin, lanes = self.many.simulator.machine.kinematics, self.lanes
        names = [actuator.name for actuator in kin.system.actuators]
        t = float(self.many.options.start + course.counts[LANE_COUNTS.made] * course.step[0])
        nq, nv = kin.system.nq, kin.system.nv
        for lane, law in enumerate(laws):
            y = self.equations.expanded(self.y[None, lane::lanes], self.binding.p[lane::lanes])[0]
            state = State(kin, y[:nq].copy(), y[nq : nq + nv].copy(), near=y[self.many.tree.turns].copy())
            held[lane::lanes][: len(names)] = forces_array(call_law(law, t, state), names)

    def _march_until(self, course: LaneArrays, until: int) -> int:
        """In stretches, between which an interruption ends it (STATUS.full)."""
        status, counts = STATUS.done, course.counts
        while status == STATUS.done and counts[LANE_COUNTS.made] < until:
            if self.interruption.asked:
                return STATUS.full
            counts[LANE_COUNTS.until] = min(until, counts[LANE_COUNTS.made] + self.pace.next())
            status = self._march(course)
        if status == STATUS.done and until == self.many.steps:
            self._march(course)  # no step, but the last sampling instant
        return status

    def _march(self, course: LaneArrays) -> int:
        table = np.array(words(self.method, self.binding.arrays, course, self.room), np.int64)
        while True:
            status = LANES_LOOP(table)
            if status == STATUS.need_fallback:
                self.binding.use_fallback()
            elif status != STATUS.unverified or not self.binding.accept_open(self.y):
                return status

    def _keep(self, instances: NDArray[np.intp], course: LaneArrays, out: dict[str, Array]) -> None:
        lanes, used, samples, e = self.lanes, len(instances), course.samples, self.equations
        p = self.binding.p.reshape(-1, lanes).T
        out["final"][instances] = e.expanded(self.y.reshape(-1, lanes).T[:used], p[:used])
        if len(samples):
            samples[int(course.counts[LANE_COUNTS.stored]) :] = self.y
            blocks = samples.reshape(len(samples), -1, lanes)
            for lane, instance in enumerate(instances):
                out["samples"][instance] = e.expanded(blocks[:, :, lane], p[lane])
        out["end"][instances] = course.counts[LANE_COUNTS.made]
        out["residual"][instances] = course.residual[:used]
        if course.statistics.size:
            observed = course.statistics.reshape(len(LANE_STATISTICS), -1, lanes)
            out["observed"][instances] = np.moveaxis(observed, -1, 0)[:used]


def simulate_many(many: EnsembleArrays, threads: int | None, progress: bool | None = None) -> Ensemble:
    """Run all instances."""
    options = many.options
    if options.step is None:
        raise ArgumentError("an ensemble runs with fixed steps: give step= (s)")
    if abs(many.steps * many.step - many.duration) > 1e-9 * many.step or many.steps < 1:
        raise ArgumentError(f"duration {many.duration} s is not a multiple of the step, {many.step} s")
    tree, total = many.tree, len(many.q)
    check_room("samples", total, many.steps // many.stride if many.stride else 1, tree.size)
    out = {
        "final": np.zeros((total, tree.size)),
        "samples": np.zeros((total, many.steps // many.stride if many.stride else 0, tree.size)),
        "end": np.zeros(total),
        "residual": np.zeros(total),
        "held": np.ones(total, bool),
        "observed": np.zeros((total, 4, len(many.watched))),
    }
    out["final"][:], out["samples"][:] = many.starts, many.starts[:, None]
    able = np.setdiff1d(np.arange(total), np.array(many.open, int))
    with Interruption() as interruption, Progress(progress) as display:
        for equations, instances in many.groups(able):
            lanes = equations.lanes
            blocks = [instances[k : k + lanes] for k in range(0, len(instances), lanes)]
            task = display.task("simulations", total=len(blocks))
            worker = partial(Worker, many, equations, lanes, interruption)
            cores = 1 if many.asks else threads or usable_cores()  # laws in Python are asked one after the other
            share(worker, blocks, out, cores, task.update)
        interruption.end("the ensemble", lambda: _ensemble(many, tree, out, "interrupted"))
    return _ensemble(many, tree, out)


def share(
    worker: Callable[[], Worker],
    blocks: Sequence[NDArray[np.intp]],
    out: dict[str, Array],
    threads: int,
    done: Callable[[int], None],
) -> None:
    """Let threads take blocks from a common pile until it is empty or they are interrupted."""
    pile, count = iter(blocks), itertools.count(1)

    def work(mine: Worker) -> None:
        for block in pile:  # a list's iterator may be shared by threads
            if mine.interruption.asked:
                break
            mine.block(block, out)
            done(next(count))

    # made here, one after the other: CasADi cannot trace in two threads at once
    workers = [worker() for _ in range(min(threads, len(blocks)))]
    if len(workers) < 2:
        for mine in workers:
            work(mine)
        return
    with ThreadPoolExecutor(len(workers)) as pool:
        for task in [pool.submit(work, mine) for mine in workers]:
            task.result()


def _ensemble(many: EnsembleArrays, equations: Equations, out: dict[str, Array], why: str = STOPPED) -> Ensemble:
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
        out["final"][:, nq + nv : equations.turns.start],
        observed,
        _reasons(many, out, why),
        out["residual"],
        many.parameters[:, len(many.inputs.names) :],
        system.quantities,
        *(_signals(many.inputs, out[name][..., equations.memory]) for name in ("samples", "final")),
    )


def _signals(inputs: Inputs, x: Array) -> dict[str, Array]:
    """States of laws by name."""
    places = inputs.memory.places.items()
    return {name: x[..., a] if b == a + 1 else x[..., a:b] for name, (a, b) in places}


def _reasons(many: EnsembleArrays, out: dict[str, Array], why: str) -> dict[int, str]:
    """Why instances did not come to the end."""
    made, residual = out["end"], out["residual"]
    found = dict.fromkeys(many.open, "cannot be assembled: its loops do not close from the given state")
    for i in np.flatnonzero(made < many.steps):
        at = many.options.start + made[i] * many.step
        words = why.format(at) if "{" in why else f"{why} at {at:.6g} s"
        if not out["held"][i]:
            words = f"{many.method.name} does not hold at {at:.6g} s: residual {residual[i]:.3g}"
        found.setdefault(int(i), words)
    return found
