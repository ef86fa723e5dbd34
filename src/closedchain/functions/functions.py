"""All functions of a machine, by kind: `model.functions`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, Protocol, final

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import POOR_PIVOT, Formulation, Machine
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, did_you_mean
from closedchain.functions.build import INTEGRATORS, FunctionBuilder, Kind
from closedchain.functions.chart import Chart, JointChart, TreeChart
from closedchain.functions.choose import Coordinates, chosen_chart
from closedchain.functions.equations import ChartEquations
from closedchain.functions.function import Facts, Function
from closedchain.functions.samples import Walk
from closedchain.functions.signals import Signal
from closedchain.kernel import Fallback, Kernel
from closedchain.kinematics.evaluate import CLOSED
from closedchain.kinematics.state import State, check_own
from closedchain.mechanism.numbers import finite
from closedchain.mechanism.quantities import quantities
from closedchain.multibody.parameters import Entry
from closedchain.types import SX, Array, Constant

if TYPE_CHECKING:
    from closedchain.functions.submodels import Submodels

UNITS = {
    "mass": "kg", "center": "m", "inertia": "kg m²", "position": "m", "gravity": "m/s²", "pitch": "m/rad",
    "force": "N", "moment": "N m", "at": "m", "gear": "1", "rotor_inertia": "kg m²",
}  # fmt: skip
MOST = 1000  # functions that are known by their arguments
Orders = Literal["euler", "midpoint", "rk4"]


class FunctionOwner(Protocol):
    """A model, as its functions see it."""

    @property
    def machine(self) -> Machine: ...

    def method(self, method: str | Formulation) -> Formulation: ...

    def _given(self, state: State | None) -> State: ...

    def _varied_machine(self, entries: tuple[Entry, ...]) -> Machine: ...


@final
class Functions(Constant):
    """Functions of a machine in few coordinates, to be handed on: each returns one `Function`.

    Arguments that all share:

    coordinates: "auto" (the platform's where its legs have closed forms, else independent joints), "platform",
        "independent", "actuators", "task" (x, y, z, tilt_x, tilt_y, torsion of the platform, as many as are free),
        "tree" (all q and v), or names of joints, actuators, task coordinates or floating bodies
    outputs: names of quantities that are given as well, y: "crank", "crank.velocity", "tip", "tip.acceleration",
        "platform", "motor.power", "closing.reaction", "joint.to_limit", "energy", …
    tunable: names of numbers of the description that become an input, such as "crank.mass"
    disturbances: names of bodies (wrenches), points (forces) and joints (forces along them) that become an input
    method: "auto": the equations of the coordinates themselves, or a formulation
    near: a state whose assembly mode is meant, and from whose orientations rotations are counted; by default assembled
    newton: steps of Newton's method from q_near, where coordinates need it: enough for a controller's sample to the
        next at 3; the output `residual` says what is left

    Example:
        >>> ode = model.functions.ode(outputs=["rocker", "energy"])
        >>> ode.outputs[1].names
        ('rocker', 'energy')
    """

    def __init__(self, owner: FunctionOwner) -> None:
        self._owner = owner
        self._made: dict[Any, Function] = {}  # by chart
        self._asked: dict[Any, Function] = {}  # by the arguments as they came: no chart is made again

    def ode(
        self,
        coordinates: Coordinates = "auto",
        outputs: Sequence[str] = (),
        tunable: Sequence[str] = (),
        disturbances: Sequence[str] = (),
        method: str | Formulation = "auto",
        near: State | None = None,
        newton: int = 3,
    ) -> Function:
        """dx/dt of x and actuator forces: `dx`, outputs `y`, all coordinates `q`, and how good they are.

        Example:
            >>> ode = model.functions.ode(coordinates=["rocker"])
            >>> ode.inputs[0].names
            ('rocker', 'rocker.velocity')
        """
        return self._function(Kind("ode"), coordinates, outputs, tunable, disturbances, method, near, newton)

    def step(
        self,
        step: float,
        integrator: Orders = "rk4",
        coordinates: Coordinates = "auto",
        outputs: Sequence[str] = (),
        tunable: Sequence[str] = (),
        disturbances: Sequence[str] = (),
        method: str | Formulation = "auto",
        near: State | None = None,
        newton: int = 3,
    ) -> Function:
        """x after a step of constant forces; outputs y are those at its start.

        step: s
        integrator: "rk4", "midpoint" or "euler"

        Example:
            >>> step = model.functions.step(1e-3)
            >>> x_next, q, *checks = step([1.2, 3.0], [5.0], state.q)
            >>> round(float(x_next[0]), 5)
            1.203
        """
        if not finite("step", step) > 0:
            raise ArgumentError(f"step is {step} s; it must be greater than 0")
        if integrator not in INTEGRATORS:
            raise UnknownNameError(f"no integrator {integrator!r}; integrators of a step: {', '.join(INTEGRATORS)}")
        kind = Kind("step", float(step), integrator)
        return self._function(kind, coordinates, outputs, tunable, disturbances, method, near, newton)

    def outputs(
        self,
        outputs: Sequence[str],
        coordinates: Coordinates = "auto",
        tunable: Sequence[str] = (),
        disturbances: Sequence[str] = (),
        method: str | Formulation = "auto",
        near: State | None = None,
        newton: int = 3,
    ) -> Function:
        """Quantities by name, `y`, of x and actuator forces.

        Example:
            >>> sensors = model.functions.outputs(["rocker", "rocker.acceleration", "crank_motor.power"])
            >>> sensors.outputs[0].units
            ('rad', 'rad/s²', 'W')
        """
        if not outputs:
            raise ArgumentError("outputs name nothing; a list such as ['crank', 'crank.acceleration'] is needed")
        return self._function(Kind("outputs"), coordinates, outputs, tunable, disturbances, method, near, newton)

    def inverse_dynamics(
        self,
        coordinates: Coordinates = "auto",
        outputs: Sequence[str] = (),
        tunable: Sequence[str] = (),
        disturbances: Sequence[str] = (),
        near: State | None = None,
        newton: int = 3,
    ) -> Function:
        """Actuator forces of x and the acceleration of the coordinates; of redundant actuators the smallest.

        Example:
            >>> inverse = model.functions.inverse_dynamics()
            >>> forces, q, *checks = inverse([1.2, 0.0], [0.0], state.q)
            >>> bool(abs(forces[0] - model.inverse_dynamics(state).forces[0]) < 1e-9)
            True
        """
        kind = Kind("inverse_dynamics")
        return self._function(kind, coordinates, outputs, tunable, disturbances, "auto", near, newton)

    def gravity(
        self,
        coordinates: Coordinates = "auto",
        outputs: Sequence[str] = (),
        tunable: Sequence[str] = (),
        disturbances: Sequence[str] = (),
        near: State | None = None,
        newton: int = 3,
    ) -> Function:
        """Actuator forces that hold the machine at rest, of the coordinates θ alone.

        Example:
            >>> model.functions.gravity().inputs[0].names
            ('crank',)
        """
        return self._function(Kind("gravity"), coordinates, outputs, tunable, disturbances, "auto", near, newton)

    def forward_kinematics(
        self,
        coordinates: Coordinates = "actuators",
        outputs: Sequence[str] = (),
        tunable: Sequence[str] = (),
        near: State | None = None,
        newton: int = 3,
    ) -> Function:
        """All joints, `q` and `v`, of measured actuators and their velocities; platform and points as outputs.

        coordinates: what is measured; with more actuators than degrees of freedom, name as many as there are of these

        Example:
            >>> joints = model.functions.forward_kinematics(outputs=["coupler"])
            >>> q, v, y, residual, mode, pivot = joints([1.2, 0.0], state.q)
            >>> bool(np.allclose(q, state.q))
            True
        """
        return self._function(Kind("forward_kinematics"), coordinates, outputs, tunable, (), "auto", near, newton)

    def inverse_kinematics(
        self,
        coordinates: Coordinates | None = None,
        outputs: Sequence[str] = (),
        tunable: Sequence[str] = (),
        near: State | None = None,
        newton: int = 3,
    ) -> Function:
        """Positions and velocities of the actuators of the platform's pose and twist.

        coordinates: by default "platform" where its legs have closed forms, else "task"

        Example:
            >>> robot.functions.inverse_kinematics().outputs[0].names[0]
            'leg1.position'
        """
        if coordinates is None:
            chart = self._chart("auto", (), near, newton, self._owner._given(near))[0]
            coordinates = "platform" if chart.name == "platform" else "task"
        return self._function(Kind("inverse_kinematics"), coordinates, outputs, tunable, (), "auto", near, newton)

    def submodels(self, method: Formulation) -> Submodels:
        """Every chain of the opened machine as functions of its own, joined by an exchange: `VirtualSpring.submodels`.

        method: cc.VirtualSpring with its options

        Example:
            >>> parts = robot.functions.submodels(cc.VirtualSpring(5e4, 50.0))
            >>> parts.chains[0].name, parts.chains[0].ends
            ('leg1', ('leg1_tip',))
        """
        from closedchain.functions.submodels import Submodels

        kind: Any = self._owner.method(method)
        if not kind.separates:
            raise UnsupportedError(f"{kind.name} ties chains together; cc.VirtualSpring(…) leaves each alone")
        self._check(Kind("submodels"))
        return Submodels(self._owner.machine, kind)

    # made once
    def _chart(
        self, coordinates: Coordinates, entries: tuple[Entry, ...], near: State | None, newton: int, state: State
    ) -> tuple[Chart, Machine]:
        machine = self._owner._varied_machine(entries)
        if isinstance(newton, bool) or not isinstance(newton, int) or not 1 <= newton <= 50:
            raise ArgumentError(f"newton is {newton!r}; a whole number of steps from 1 to 50 is needed")
        return chosen_chart(machine, coordinates, state.q, newton), machine

    def _function(
        self,
        kind: Kind,
        coordinates: Coordinates,
        outputs: Sequence[str],
        tunable: Sequence[str],
        disturbances: Sequence[str],
        method: str | Formulation,
        near: State | None,
        newton: int,
    ) -> Function:
        owner = self._owner
        self._check(kind)
        state = owner._given(near)
        check_own(state, owner.machine.kinematics)
        for what, names in (("tunable", tunable), ("disturbances", disturbances)):
            if isinstance(names, str):
                raise ArgumentError(f"{what} is a list of names such as [{names!r}], not one text")
        words = coordinates if isinstance(coordinates, str) else repr(list(coordinates))
        asked = (kind, words, repr(outputs), repr(tunable), repr(disturbances), method, newton, state.q.tobytes())
        if asked in self._asked:
            return self._asked[asked]
        entries, parameters = tunable_entries(owner.machine, tunable)
        chart, _machine = self._chart(coordinates, entries, near, newton, state)
        formulation = None if method == "auto" and not isinstance(chart, TreeChart) else owner.method(method)
        if formulation is not None and (entries and not formulation.varies):
            raise UnsupportedError(f"{formulation.name} has no tunable numbers; method='auto' or 'lagrange' have")
        if isinstance(chart, TreeChart) and kind.name not in ("ode", "outputs"):
            raise UnsupportedError(
                f"{kind.name} is a function of closed coordinates; coordinates='tree' has ode and outputs"
            )
        key = (kind, chart.key_text, tuple(outputs), entries, tuple(disturbances), formulation)
        if key not in self._made:
            equations = ChartEquations(chart, formulation, disturbances)
            if kind.name in ("inverse_dynamics", "gravity"):
                equations.check_actuators()
            builder = FunctionBuilder(kind, equations, outputs, parameters)
            self._made[key] = self._all(builder, state, key)
        if len(self._asked) >= MOST:
            self._asked.clear()
        self._asked[asked] = self._made[key]
        return self._made[key]

    def _check(self, kind: Kind) -> None:
        mechanism = self._owner.machine.system.mechanism
        if mechanism.contacts:
            names = ", ".join(contact.name for contact in mechanism.contacts)
            raise UnsupportedError(
                f"{mechanism.name!r} has contacts ({names}), whose forces jump as they open, stick and slip: it has no "
                "smooth functions to hand on; model.simulate and model.stepper follow them"
            )
        self._owner.machine.system.refuse_dry("has no smooth functions to hand on")
        if self._owner.machine.mobility.dof == 0:
            raise UnsupportedError(f"{mechanism.name!r} cannot move, so that there is nothing to hand on")

    def _all(self, builder: FunctionBuilder, state: State, key: Any) -> Function:
        """A function with its derivatives."""
        chart, machine, name = builder.chart, builder.machine, builder.kind.name
        size = machine.system.size
        facts = Facts(
            machine.system.mechanism.name,
            ", ".join(one.name for one in chart.positions) if chart.name == "independent" else chart.name,
            CLOSED * size,
            machine.system.quantities.typical,
            partial(self._at, chart, builder),
            partial(self._samples, chart, builder, state),
            chart.rotations,
            chart.of,
        )
        derive = builder.check_differentiable
        ask = partial(machine.question, "function", repr(builder.kind), list(chart.key), list(key[2]), list(key[4]))
        method = builder.equations.method
        methods = [] if method is None else [method]
        fallback = partial(self._fallback, builder)
        make = partial(Function, facts=facts)
        return make(
            name, builder.inputs, builder.outputs, builder.value, key=ask("value", *methods), fallback=fallback,
            check=derive,
            derivative=lambda: make(
                f"{name}_derivative", builder.inputs, builder.derivative_outputs, builder.derivative,
                key=ask("derivative", *methods),
            ),
            vjp=lambda: make(
                f"{name}_vjp", builder.product_inputs, builder.product_outputs, builder.product,
                key=ask("product", *methods),
            ),
        )  # fmt: skip

    def _fallback(self, builder: FunctionBuilder) -> Fallback | None:
        """Of functions in the tree's coordinates: that of their formulation."""
        method = builder.equations.method
        other = None if method is None else method.fallback()
        if not isinstance(builder.chart, TreeChart) or builder.kind.name != "ode" or other is None:
            return None
        outputs = [one.name for one in builder.y_signals]
        again = FunctionBuilder(
            builder.kind, ChartEquations(builder.chart, other, builder.equations.disturbance_names), outputs,
            builder.parameters,
        )  # fmt: skip
        return Fallback(
            "pivot", POOR_PIVOT, lambda: Kernel(again.value(), fallback=self._fallback(again)), name=repr(other)
        )

    @staticmethod
    def _at(chart: Chart, builder: FunctionBuilder, state: State) -> dict[str, Array]:
        check_own(state, chart.machine.described.kinematics)
        x = chart.of(state.q, state.v)
        return {
            "x": x,
            "theta": x[: len(chart.positions)],
            "q_near": np.array(state.q),
            "turns": np.array(state.turns),
            "parameters": np.array(chart.machine.system.quantities.typical),
        }

    @staticmethod
    def _samples(chart: Chart, builder: FunctionBuilder, state: State, function: Function, count: int) -> list[Array]:
        if isinstance(chart, TreeChart):
            given = _tree_samples(chart, count)
        else:
            given = Walk(chart, _configuration_kernel(chart), CLOSED * chart.machine.system.size).inputs(count)
        rng, typical = np.random.default_rng(2), chart.machine.system.quantities.typical
        given["parameters"] = np.tile(typical, (count, 1)) * rng.uniform(0.9, 1.1, (count, len(typical)))
        given["turns"] = np.zeros((count, len(state.turns)))
        weight = chart.machine.system.weight or 1.0
        found = []
        for one in function.inputs:
            values = given.get(one.name)
            if values is None:
                values = rng.uniform(-1, 1, (count, one.size)) * (0.1 * weight if one.name == "disturbances" else 1.0)
            found.append(values)
        return found


def _configuration_kernel(chart: Chart) -> Kernel:
    """(θ, q_near) → q and how good it is, with described numbers."""
    theta, near = SX.sym("theta", len(chart.positions)), SX.sym("near", chart.machine.system.nq)
    q, checks = chart.configuration(theta, near)
    if not isinstance(chart, JointChart):
        checks = {"pivot": chart.pivot(ca.densify(q))}
    p, typical = chart.machine.system.quantities.parameters, chart.machine.system.quantities.typical
    outputs = [ca.densify(one) for one in (q, *checks.values())]
    inner = ca.Function("inner", [theta, near, p], outputs, {"cse": True})
    found = inner(theta, near, ca.DM(typical))
    return Kernel(ca.Function("configuration", [theta, near], list(found), ["theta", "near"], ["q", *checks]))


def _tree_samples(chart: Chart, count: int) -> dict[str, Array]:
    """Configurations found when compiling, with velocities that keep the loops closed."""
    machine = chart.machine.described
    rng, kin = np.random.default_rng(0), machine.kinematics
    rows, forces = [], []
    for k in range(count):
        q = machine.mobility.samples[k % len(machine.mobility.samples)]
        N = kin.free_motions(q)
        rows.append(np.concatenate([q, N @ rng.standard_normal(N.shape[1])]))
        forces.append((machine.system.weight or 1.0) * rng.uniform(-1, 1, len(machine.system.actuators)))
    return {"x": np.array(rows), "forces": np.array(forces)}


# tunable numbers
def tunable_entries(machine: Machine, names: Sequence[str]) -> tuple[tuple[Entry, ...], tuple[Signal, ...]]:
    """Entries of the description's numbers, and what they are called: "crank.mass", "crank.center[0]"."""
    described = quantities(machine.system.mechanism)
    bent = {body.name for body in machine.system.mechanism.bodies if body.flexible is not None}
    entries, signals = list[Entry](), list[Signal]()
    for name in names:
        if not isinstance(name, str):
            raise ArgumentError(f"tunable numbers are names, not {name!r}")
        match = re.fullmatch(r"(.+?)((?:\[\d+\])+)", name)
        stem, place = (name, None) if name in described or not match else (match[1], match[2])
        if stem not in described:
            raise UnknownNameError(f"no number {stem!r} to tune; {did_you_mean(stem, described)}{_kinds(described)}")
        if stem.endswith(".rotation"):
            raise UnsupportedError(f"{stem}: the nine numbers of a rotation depend on each other and are not tunable")
        if stem.rpartition(".")[0].split(".")[0] in bent:
            raise UnsupportedError(f"{stem}: the numbers of a flexible body are part of its modes and are not tunable")
        value = described[stem]
        every = [tuple(at) for at in np.ndindex(value.shape)]
        if stem.endswith(".inertia"):
            every = [at for at in every if at[0] <= at[1]]
        if place is not None:
            at = tuple(int(k) for k in re.findall(r"\d+", place))
            at = tuple(sorted(at)) if stem.endswith(".inertia") else at
            if at not in every:
                raise UnknownNameError(f"{name!r}: {stem} has the shape {value.shape}")
            every = [at]
        for at in every:
            if (stem, at) in entries:
                raise ArgumentError(f"tunable number {name!r} is named twice")
            entries.append((stem, at))
            full = stem if value.size == 1 else f"{stem}{''.join(f'[{k}]' for k in at)}"
            signals.append(Signal(full, UNITS.get(stem.rpartition(".")[2], "1")))
    return tuple(entries), tuple(signals)


def _kinds(described: dict[str, Array]) -> str:
    """What there is, shortly."""
    fields = dict.fromkeys(name.rpartition(".")[2] for name in described)
    return f"{len(described)} numbers, such as {', '.join(list(described)[:4])}; kinds: {', '.join(fields)}"
