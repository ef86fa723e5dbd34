"""One function of few coordinates, in every form in which it can be handed on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Literal, final

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.spatial.transform import Rotation

from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.functions.signals import SignalPort
from closedchain.kernel import Fallback, Kernel, remembered
from closedchain.kernel.c_source import Check, Labels
from closedchain.kinematics.state import State
from closedchain.records import dataclass
from closedchain.types import Array, Constant

STATUS = {"ok": 0, "loops open": 1, "other mode": 2, "singular": 3, "not finite": 4}
LEAST_MODE, LEAST_PIVOT = 1e-6, 1e-9


@dataclass(frozen=True, eq=False)
class Facts:
    """What a function knows of where it comes from.

    machine, coordinates: names      residual: m, above which loops count as open
    parameters: described values of tunable numbers      at: a state as inputs "x", "q_near", …
    of: x of coordinates and velocities of the tree, any number of them
    rotations: where entries of x begin that are rotation vectors
    samples: inputs at closed, moving states, the last near a singularity
    """

    machine: str
    coordinates: str
    residual: float
    parameters: Array
    at: Callable[[State], dict[str, Array]]
    samples: Callable[[Function, int], list[Array]]
    rotations: tuple[int, ...] = ()
    of: Callable[[Array, Array], Array] | None = None


@final
class Function(Constant):
    """A function of the closed machine's own coordinates: as CasADi function, as machine code, differentiated, as C.

    name: what it computes
    inputs, outputs: ports with names and units of their entries
    parameters: described values of the tunable numbers, in the order of the input "parameters"

    Call it with arrays, one for every input in order or by name; any batch shape; the result is a tuple, one array for
    every output.

    Example:
        >>> ode = model.functions.ode()
        >>> [port.name for port in ode.inputs], ode.inputs[0].names
        (['x', 'forces', 'q_near'], ('crank', 'crank.velocity'))
        >>> dx, q, *checks = ode([1.2, 3.0], [5.0], state.q)
        >>> ode.status(dx, q, *checks).tolist()
        0
    """

    def __init__(
        self,
        name: str,
        inputs: tuple[SignalPort, ...],
        outputs: tuple[SignalPort, ...],
        make: Callable[[], ca.Function],
        facts: Facts,
        *,
        key: str | None = None,
        derivative: Callable[[], Function] | None = None,
        vjp: Callable[[], Function] | None = None,
        check: Callable[[], None] = lambda: None,
        fallback: Callable[[], Fallback | None] = lambda: None,
    ) -> None:
        self.name, self.inputs, self.outputs = name, inputs, outputs
        self._make, self._facts, self._key = make, facts, key
        self._derivative, self._vjp, self._fallback, self._check = derivative, vjp, fallback, check

    def __repr__(self) -> str:
        ports = [", ".join(f"{one.name}({one.size})" for one in ports) for ports in (self.inputs, self.outputs)]
        return f"<Function {self.name} of {self._facts.machine} in {self._facts.coordinates}: {ports[0]} -> {ports[1]}>"

    def __str__(self) -> str:
        lines = [f"{self.name} of {self._facts.machine}, coordinates: {self._facts.coordinates}"]
        for title, ports in (("inputs", self.inputs), ("outputs", self.outputs)):
            lines.append(title)
            for one in ports:
                entries = ", ".join(f"{signal.name} ({signal.unit})" for signal in one.signals[:8])
                more = f", … {one.size} in all" if one.size > 8 else ""
                lines.append(f"  {one.name:<12} {entries}{more}")
        return "\n".join(lines)

    def __call__(self, *args: ArrayLike, threads: int = 1, **named: ArrayLike) -> tuple[Array, ...]:
        """Evaluate on arrays of any batch shape."""
        found = self.kernel(*args, threads=threads, **named)
        return found if isinstance(found, tuple) else (found,)

    @cached_property
    def casadi(self) -> ca.Function:
        """The same as a CasADi function (SX), with the names of the ports."""
        return self._make()

    @cached_property
    def kernel(self) -> Kernel:
        """The same as machine code."""
        return remembered(self._key, lambda: self.casadi, fallback=self._fallback())

    @property
    def operations(self) -> int:
        """Number of arithmetic operations."""
        return self.kernel.operations

    @cached_property
    def derivative(self) -> Function:
        """Results, then their derivatives `dx_x`, `dx_forces`, … (matrices, row by row), and what is beside."""
        if self._derivative is None:
            raise UnsupportedError(f"{self.name} is differentiated already; its casadi function can be again")
        self._check()
        return self._derivative()

    @cached_property
    def vjp(self) -> Function:
        """Weights of the results in, Σ weightsᵀ ∂result/∂input out, for every input: one reverse sweep."""
        if self._vjp is None:
            raise UnsupportedError(f"{self.name} is differentiated already; its casadi function can be again")
        self._check()
        return self._vjp()

    @property
    def parameters(self) -> Array:
        """Described values of the tunable numbers."""
        return self._facts.parameters

    def at(self, state: State) -> dict[str, Array]:
        """Inputs that a state gives: `x` (or `theta`), `q_near`, `turns`; and described `parameters`.

        state: of this machine

        Example:
            >>> ode = model.functions.ode()
            >>> [round(float(value), 4) for value in ode.at(state)["x"]]
            [1.2, 0.0]
        """
        names = {one.name for one in self.inputs}
        return {name: value for name, value in self._facts.at(state).items() if name in names}

    def x_of(self, q: Array, v: Array) -> Array:
        """x of coordinates and velocities of the tree, one row for each."""
        assert self._facts.of is not None
        return self._facts.of(q, v)

    def boxplus(self, x: ArrayLike, change: ArrayLike) -> Array:
        """x after a change: entries are added, rotations follow each other, R(φ) exp([change]×).

        x, change: (..., n), the coordinates θ alone or all of x

        Example:
            >>> ode = robot.functions.ode()
            >>> turned = ode.boxplus(ode.at(home)["x"], 0.1 * np.ones(12))
            >>> bool(np.allclose(ode.boxminus(turned, ode.at(home)["x"]), 0.1))
            True
        """
        found: Array = np.asarray(x, float) + np.asarray(change, float)
        for k in self._facts.rotations:
            part = slice(k, k + 3)
            both = (Rotation.from_rotvec(np.asarray(one, float)[..., part].reshape(-1, 3)) for one in (x, change))
            first, second = both
            found[..., part] = (first * second).as_rotvec().reshape(found[..., part].shape)
        return found

    def boxminus(self, x: ArrayLike, other: ArrayLike) -> Array:
        """The change that leads from another x to x: `boxplus(other, boxminus(x, other))` is x.

        x, other: (..., n)

        Example:
            >>> ode = model.functions.ode()
            >>> ode.boxminus([1.2, 3.0], [1.0, 3.0]).round(9).tolist()
            [0.2, 0.0]
        """
        found: Array = np.asarray(x, float) - np.asarray(other, float)
        for k in self._facts.rotations:
            part = slice(k, k + 3)
            both = (Rotation.from_rotvec(np.asarray(one, float)[..., part].reshape(-1, 3)) for one in (x, other))
            first, second = both
            found[..., part] = (second.inv() * first).as_rotvec().reshape(found[..., part].shape)
        return found

    def status(self, *results: ArrayLike) -> NDArray[np.int64]:
        """How good results are, one number for each instance.

        0: good; 1: the loops are open, because q_near is too far away or nothing closes there; 2: another assembly
        mode; 3: singular; 4: NaN or infinity, in or out

        results: all outputs of a call
        """
        if len(results) != len(self.outputs):
            raise ArgumentError(f"status takes all {len(self.outputs)} outputs of a call, not {len(results)}")
        values = {one.name: np.asarray(part)[..., 0] for one, part in zip(self.outputs, results, strict=True)
                  if one.name in ("residual", "mode", "pivot")}  # fmt: skip
        batch = np.asarray(results[-1]).shape[:-1]  # the last output is always one number
        found = np.zeros(batch, np.int64)
        for check in reversed(self.checks):
            value = values[check.output]
            good = value < check.threshold if check.below else value > check.threshold
            found = np.where(good, found, check.code)
        first = np.asarray(results[0], float)
        flat = first.reshape(*found.shape, -1) if first.size else np.zeros((*found.shape, 0))
        return np.where(np.isfinite(flat).all(axis=-1), found, STATUS["not finite"])

    @property
    def checks(self) -> tuple[Check, ...]:
        """What the status is made of, the most telling first."""
        names = {one.name for one in self.outputs}
        every = (
            Check("residual", self._facts.residual, True, STATUS["loops open"], "LOOPS_OPEN"),
            Check("mode", LEAST_MODE, False, STATUS["other mode"], "OTHER_MODE"),
            Check("pivot", LEAST_PIVOT, False, STATUS["singular"], "SINGULAR"),
        )
        return tuple(one for one in every if one.output in names)

    def samples(self, count: int = 8) -> list[Array]:
        """Inputs at closed, moving states with forces, the same in every process; the last is near a singularity.

        count: how many

        Example:
            >>> x, forces, q_near = model.functions.ode().samples(4)
            >>> x.shape, q_near.shape == (4, model.system.nq)
            ((4, 2), True)
        """
        if count < 1:
            raise ArgumentError(f"count is {count}; at least one sample is needed")
        return self._facts.samples(self, count)

    def to_c(
        self, folder: str | Path, name: str | None = None, number: Literal["double", "float"] = "double"
    ) -> list[Path]:
        """Write it as C99: source, header, a test with recorded results, and a main loop with timing.

        folder: made if it is not there
        name: prefix of everything in it; by default machine and function
        number: type of all numbers

        Example:
            >>> files = model.functions.ode().to_c("ode_c", name="four_bar_ode")
            >>> sorted(path.name for path in files)
            ['four_bar_ode.c', 'four_bar_ode.h', 'main_loop_four_bar_ode.c', 'test_four_bar_ode.c']
        """
        prefix = f"{self._facts.machine}_{self.name}" if name is None else name
        labels = Labels(
            title=f"{self.name} of {self._facts.machine}, coordinates: {self._facts.coordinates}",
            names={one.name: one.names for one in (*self.inputs, *self.outputs)},
            units={one.name: one.units for one in (*self.inputs, *self.outputs)},
            parameters=self._facts.parameters,
            checks=self.checks,
            finite=STATUS["not finite"],
            near=("q_near", "q"),
        )
        return self.kernel.to_c(folder, prefix, number=number, labels=labels, samples=self.samples())
