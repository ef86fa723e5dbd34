"""What compiled integrators need of one machine and of one method: kernels bound to fixed arrays, called by number."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import field
from pathlib import Path
from typing import Any

import numpy as np

from closedchain.contact.modes import ContactLaws
from closedchain.dynamics.interface import POOR_PIVOT, Formulation
from closedchain.dynamics.verification import accepted
from closedchain.kernel import Kernel
from closedchain.kernel.loops import CompiledLoop
from closedchain.kinematics.evaluate import CLOSED
from closedchain.records import dataclass
from closedchain.simulate.equations import Equations
from closedchain.simulate.inputs import cubics_at
from closedchain.simulate.integrators.calls import bound_batch, bound_call
from closedchain.simulate.integrators.mode_binding import TAIL, ModeBinding
from closedchain.simulate.integrators.registers import (
    GROUPS,
    KERNELS,
    LIMITS,
    WAITING,
    ExplicitArrays,
    MachineArrays,
    MidpointArrays,
    RosenbrockArrays,
)
from closedchain.simulate.integrators.tableaus import (
    EXPLICIT,
    GAMMA,
    HERMITE,
    Tableau,
    rodas_coupling,
    rodas_dense,
    rodas_stages,
    tableau,
)
from closedchain.types import Array

EXPLICIT_LOOP, ROSENBROCK_LOOP, MIDPOINT_LOOP, LANES_LOOP = (
    CompiledLoop(Path(__file__).parent / "text" / f"{name}.ll")
    for name in ("explicit", "rosenbrock", "midpoint", "lanes")
)
ROUNDING = 2e-15  # of an angle: what rounding makes of the accelerations there is no error of a step
SINGULAR = 1e-10  # relative pivot below which no answer is trusted


_Kernel = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)


@dataclass(eq=False)
class Asked:
    """Event functions that Python evaluates, called by compiled code like a kernel.

    values: (time, y) → their values, `count` of them
    error: what they raised, to be raised again outside of compiled code; their values are then no numbers
    """

    values: Callable[[float, Array], Array]
    count: int
    error: BaseException | None = None
    _keep: list[object] = field(default_factory=list)

    def bound(self, arrays: MachineArrays) -> int:
        """The address of a function that writes the last ones of the watched functions."""
        t, y, g = arrays.t, arrays.y, arrays.g[arrays.g.size - self.count :]

        def evaluate(*_: object) -> None:
            try:
                g[:] = np.nan if self.error else self.values(float(t[0]), y.copy())
            except BaseException as error:  # Ctrl-C, too
                self.error, g[:] = error, np.nan

        self._keep.append(function := _Kernel(evaluate))
        return ctypes.cast(function, ctypes.c_void_p).value or 0

    def check(self) -> None:
        """Raise what they raised."""
        if self.error is not None:
            error, self.error = self.error, None
            raise error


@dataclass(eq=False)
class Binding:
    """Machine code and arrays for a number of lanes, one thread at a time. Inputs are set by `set_inputs`."""

    equations: Equations
    parameters: Array
    watch: Kernel | None = None
    lanes: int = 1
    sole: tuple[int, ...] = ()  # of event functions: see MachineArrays
    singular: float = SINGULAR
    flat: bool = False  # whether parameters are given per lane already
    closes: bool = True
    verify: bool = True  # whether answers that steps begin with are verified
    start: float = 0.0  # s, the time at which the clock of compiled code is at 0
    asked: Asked | None = None  # event functions that Python evaluates
    laws: ContactLaws | None = None  # of contacts and dry joints, where there are any
    by_mode: bool = False  # whether the equations are those of their modes, else those of the open machine
    mode: ModeBinding | None = None
    fallback: bool = False  # whether the fallback is compiled
    open: float = 0.0  # largest residual that open loops explain, 0: none had to be
    _keep: list[object] = field(default_factory=list)
    _works: dict[Kernel, Array] = field(default_factory=dict)

    def __post_init__(self) -> None:
        e, lanes = self.equations, self.lanes
        tail, contacts = (0, 0) if self.laws is None else (TAIL, len(self.laws.names))
        n, nu = (e.size + tail) * lanes, e.inputs.u.shape[0] * lanes
        compiled = 0 if self.watch is None else self.watch.outputs[0].size * lanes
        compiled += 3 * contacts if self.by_mode else 0
        events = compiled + (0 if self.asked is None else self.asked.count)
        sole = np.array([*(self.sole or [-1] * compiled), *[-1] * (events - compiled)], np.int64)
        system = e.machine.kinematics.system
        enough = self.singular if e.fallback is None or self.by_mode else max(POOR_PIVOT, self.singular)
        evidences, most = 0, 0
        if self.verify:
            evidences = e.contacts.evidences if self.by_mode else e.answered(e.method).outputs[-1].size * lanes
            most = e.mode_residual().lanes if self.by_mode else e.lanes
        notes = 0 if self.laws is None else contacts * (2 * self.laws.D + 1)
        grain = np.zeros(n)
        grain[list(e.layout.angles)] = ROUNDING
        self.p = self.parameters.copy() if self.flat else np.repeat(self.parameters, lanes)
        closed = CLOSED * system.size
        limits = enough, self.singular, closed, 0.0, enough
        self.arrays = MachineArrays(
            calls=np.zeros((len(KERNELS), 4), np.int64),
            limits=np.array([*limits, accepted(system), 1.0, 0.0, self.start, 0.0, 0.0]),
            t=np.zeros(lanes),
            u=np.zeros(nu),
            y=np.zeros(n),
            dy=np.zeros(n),
            pivot=np.ones(lanes),
            closed=np.zeros(n),
            error=np.zeros(lanes),
            evidence=np.zeros(max(evidences, e.contacts.evidences if self.by_mode else 0)),
            fallback_evidence=np.zeros(evidences),
            residual=np.zeros(lanes),
            fallback_residual=np.zeros(lanes),
            groups=np.zeros((len(GROUPS), 6), np.int64),
            waiting=np.zeros(len(WAITING), np.int64),
            answers=np.zeros((most + 1, 2 * n + evidences)),
            etas=np.zeros(most + 1),
            g=np.zeros(events),
            range=np.zeros((2, events)),
            follow=np.array([events == compiled and bool(np.any(sole < 0)) and lanes == 1], np.int64),
            grain=grain,
            sole=sole,
            cubics=np.zeros((nu, 4)),
            noted=np.zeros(notes),
            lanes=lanes,
            size=n,
            inputs=nu,
            events=events,
            evidences=evidences,
            most=most,
            notes=notes,
        )
        self._bind()

    def use_fallback(self) -> None:
        """Compile the fallback, from now on asked where pivots are small."""
        self.fallback = True
        self._bind_fallback()

    def accept_open(self, y: Array) -> bool:
        """Whether answers hold as well as the loops of y are closed; from now on that is accepted.

        Rows of γ contradict each other where loops are open or opening, as far as they are.
        """
        machine, residuals = self.equations.machine, self.arrays.residual
        system = machine.kinematics.system
        if machine.origin is not None or self.equations.layout.closed is not None:
            return False  # the loops of machines that differ are not known here; others are closed
        for row, residual in zip(y.reshape(-1, self.lanes).T, residuals, strict=True):
            slack = machine.kinematics.openness(row[: system.nq], row[system.nq : system.nq + system.nv])
            if not residual <= accepted(system) + slack:
                return False
        self.open = max(self.open, float(residuals.max()))
        self.arrays.limits[LIMITS.accepted] = 2 * self.open
        return True

    def set_inputs(self, origin: float, cubics: Array, held: Array | None = None) -> None:
        """u as cubics of the time since an origin, (inputs, 4); `held` is added, per input and lane.

        origin: s since the start
        """
        self.arrays.limits[LIMITS.origin] = origin
        self.arrays.cubics[:] = np.repeat(cubics, self.lanes, axis=0)
        if held is not None:
            self.arrays.cubics[:, 0] += held

    def inputs(self) -> Callable[[Array], Array]:
        """u of the piece at work as a function of times, s since the start."""
        origin, cubics = float(self.arrays.limits[LIMITS.origin]), self.arrays.cubics.copy()
        return lambda t: cubics_at((t - origin)[:, None], cubics)

    def _bind(self) -> None:
        e, c, system = self.equations, self.arrays, self.equations.machine.kinematics.system
        inputs = [c.t, c.y, c.u, self.p]
        if self.by_mode and self.laws is not None:
            self.mode = ModeBinding(e, self.laws, c, self.p, self.watch)
        else:
            self._bind_answers(0, e.method, c.evidence)
            if self.laws is not None and system.floats:
                self._call(KERNELS.beside, e.outside(), inputs, [np.zeros(6)])
        if self.verify and self.by_mode:
            self._group(GROUPS.together, e.mode_residual(), 0)
            self._group(GROUPS.alone, e.mode_residual(), c.most)
        elif self.verify and self.lanes == 1:
            self._group(GROUPS.together, e.residual(e.method), 0)
            self._group(GROUPS.alone, e.residual(e.method), c.most)
        elif self.verify:
            self._call(KERNELS.residual, e.residual(e.method), [c.y, self.p, c.dy, c.evidence], [c.residual])
        if e.closes and self.closes and not self.by_mode:
            closing = e.closing(e.fallback is None)
            self._call(KERNELS.close, closing, [c.y, self.p], [c.closed, c.error, c.pivot])
        if e.inputs.memory.period:
            self._call(KERNELS.update, e.update(), inputs, [c.closed])
        if self.watch is not None and not self.by_mode:
            self._call(KERNELS.watch, self.watch, inputs, [c.g])
        if self.asked is not None:
            c.calls[KERNELS.asked, 0] = self.asked.bound(c)
        if self.fallback:
            self._bind_fallback()

    def _bind_fallback(self) -> None:
        e, c, other = self.equations, self.arrays, self.equations.fallback
        if e.closes and self.closes:
            self._call(KERNELS.close_fallback, e.closing(True), [c.y, self.p], [c.closed, c.error, c.pivot])
        if other is None:
            return
        self._bind_answers(1, other, c.fallback_evidence)
        if self.verify and self.lanes == 1:
            self._group(GROUPS.fallback, e.residual(other), c.most)
        elif self.verify:
            inputs = [c.y, self.p, c.dy, c.evidence]
            self._call(KERNELS.residual_fallback, e.residual(other), inputs, [c.fallback_residual])

    def _bind_answers(self, beside: int, method: Formulation, evidence: Array) -> None:
        """Within steps and where they begin; a kernel that serves both has the same memory for both."""
        e, c = self.equations, self.arrays
        inputs, outputs = [c.t, c.y, c.u, self.p], [c.dy, c.pivot, evidence]
        stage, first = (e.stage(method), e.answered(method)) if self.verify else (e.rhs(method),) * 2
        self._call(KERNELS.rhs + beside, stage, inputs, outputs[: len(stage.outputs)])
        if first is stage:
            c.calls[KERNELS.first + beside] = c.calls[KERNELS.rhs + beside]
        else:
            self._call(KERNELS.first + beside, first, inputs, outputs)

    def _group(self, row: int, kernel: Kernel, first: int) -> None:
        """Residuals of answers from one of their rows on."""
        c, size = self.arrays, self.arrays.size
        width, answers = c.answers.shape[1], c.answers[first:]
        inputs = [(answers, 0, width), (self.p, 0, 0), (answers, size, width), (answers, 2 * size, width)]
        work = self._works.setdefault(kernel, np.zeros(kernel.batch_work_size))
        self.arrays.groups[row] = bound_batch(kernel, inputs, (c.etas[first:], 1), work, self._keep)

    def _call(self, row: int, kernel: Kernel, inputs: Sequence[Array], outputs: Sequence[Array]) -> None:
        self.arrays.calls[row] = bound_call(kernel, inputs, outputs, self._keep, self.lanes)


@dataclass(eq=False)
class Scheme:
    """A method as compiled code wants it, and what must stay alive with it."""

    name: str
    method: Any
    loop: CompiledLoop
    keep: list[object] = field(default_factory=list)

    @property
    def stages(self) -> int:
        """How many there are, with those for dense output."""
        return int(self.method.stages)

    @property
    def degree(self) -> int:
        """Degree of dense output."""
        return int(self.method.degree)


def make_scheme(name: str, binding: Binding) -> Scheme:
    """The scheme of that name, its kernels bound to the same arrays as the equations."""
    if name in EXPLICIT:
        return explicit(tableau(name))
    return rosenbrock(binding) if name == "rosenbrock" else symplectic(binding)


def explicit(m: Tableau) -> Scheme:
    """An explicit Runge–Kutta method."""
    A = np.ascontiguousarray(np.vstack([m.A, m.b, m.c, m.error, m.error_low]))
    stages, degree = m.dense.shape
    method = ExplicitArrays(A, np.ascontiguousarray(m.dense), stages, degree, 1, m.core, max(m.error_order, 1))
    return Scheme(m.name, method, EXPLICIT_LOOP)


def rosenbrock(binding: Binding) -> Scheme:
    """Rodas5P, its Jacobian from directional derivatives in all directions at once, in lanes."""
    e, c = binding.equations, binding.arrays
    kernel, n = e.derivative(e.method), e.size
    slope, products, keep = np.zeros(c.u.size), np.zeros((n + 1, n)), list[object]()
    shared = [(array, 0, 0) for array in (c.t, c.y, c.u, binding.p, slope)]
    inputs, work = [*shared, (np.eye(n + 1), 0, n + 1)], np.zeros(kernel.batch_work_size)
    batch = np.array(bound_batch(kernel, inputs, (products, n), work, keep), np.int64)
    A, dense = rodas_stages(), np.ascontiguousarray(rodas_dense())
    memory = (slope, products, np.zeros((n, n)), np.zeros(n, np.int64), np.zeros(n))
    stages, degree = dense.shape
    method = RosenbrockArrays(A, dense, stages, degree, 1, stages, 5, rodas_coupling(), GAMMA, batch, *memory)
    return Scheme("rosenbrock", method, ROSENBROCK_LOOP, keep=keep)


def symplectic(binding: Binding) -> Scheme:
    """The variational midpoint rule, with Hermite's cubic between samples."""
    from closedchain.simulate.integrators.variational import Variational

    e, c = binding.equations, binding.arrays
    kernels, system = Variational(e), e.machine.kinematics.system
    h, end, moved, size, y1 = (np.zeros(k) for k in (1, system.nq, system.nq, 1, e.size))
    inputs = [c.t, c.y, c.u, binding.p, h, end]
    keep: list[object] = []
    calls = np.array(
        [
            bound_call(e.kept("newton", kernels.newton), inputs, [moved, size, c.pivot], keep),
            bound_call(e.kept("finish", kernels.finish), inputs, [y1, c.pivot], keep),
        ],
        np.int64,
    )
    # k0 = dy/dt at the start, k1 = (y1 − y0)/h, k2 = dy/dt at the end
    A = np.zeros((7, 3))
    A[3, 1], A[4] = 1.0, (0.0, 1.0, 1.0)
    method = MidpointArrays(A, HERMITE, 3, 3, 1, 2, 1, calls, h, end, moved, size, y1, system.nq)
    return Scheme("symplectic", method, MIDPOINT_LOOP, keep=keep)
