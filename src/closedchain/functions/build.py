"""The functions themselves: values, derivatives and products of weights with derivatives, traced from the equations.

ode                  dx = [dθ/dt; du/dt] of x, forces
step                 x after a step (s) of constant forces, by an explicit Runge–Kutta method
outputs              quantities by name, of x and forces
inverse_dynamics     forces of x and du/dt          gravity: at rest, of θ alone
forward_kinematics   all q and v of x               inverse_kinematics: of the actuators
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import final

import casadi as ca

from closedchain.dynamics.derivatives import platform_derivative_function
from closedchain.errors import UnsupportedError
from closedchain.functions.chart import JointChart, PlatformChart, TreeChart
from closedchain.functions.equations import ChartEquations
from closedchain.functions.observed import Observed
from closedchain.functions.signals import Signal, SignalPort, port
from closedchain.records import dataclass
from closedchain.types import SX

KINDS = ("ode", "step", "outputs", "inverse_dynamics", "gravity", "forward_kinematics", "inverse_kinematics")
INTEGRATORS = {  # shares of the step after which stages begin, and weights of their slopes
    "euler": ((0.0,), (1.0,)),
    "midpoint": ((0.0, 0.5), (0.0, 1.0)),
    "rk4": ((0.0, 0.5, 0.5, 1.0), (1 / 6, 1 / 3, 1 / 3, 1 / 6)),
}


@dataclass(frozen=True)
class Kind:
    """Which function: its name, and of a step its length (s) and method."""

    name: str
    step: float = 0.0
    integrator: str = ""


@final
class FunctionBuilder:
    """Traces one function and its derivatives.

    parameters: names and units of the tunable numbers
    """

    def __init__(
        self, kind: Kind, equations: ChartEquations, outputs: Sequence[str] = (), parameters: Sequence[Signal] = ()
    ) -> None:
        self.kind, self.equations, self.chart = kind, equations, equations.chart
        self.machine = equations.machine
        self.observed = Observed(self.machine)
        self.y_signals, self._y, self._accelerated, self._reacting = self.observed.signals(outputs)
        self.parameters = tuple(parameters)
        if kind.name in ("forward_kinematics", "inverse_kinematics") and (
            self._accelerated or ca.depends_on(self._y, self.observed.tau)
        ):
            raise UnsupportedError(f"{kind.name} knows no forces and accelerations; functions.outputs has them")

    # ports
    @cached_property
    def inputs(self) -> tuple[SignalPort, ...]:
        """Names and units of the inputs."""
        chart, kind = self.chart, self.kind.name
        found = [SignalPort("theta", chart.positions) if kind == "gravity" else SignalPort("x", chart.signals)]
        if kind in ("ode", "step", "outputs"):
            found.append(self._actuators("forces", "force"))
        if kind == "inverse_dynamics":
            found.append(SignalPort("acceleration", chart.accelerations))
        if self.equations.disturbance_names:
            found.append(SignalPort("disturbances", self.equations.disturbances))
        if self.parameters:
            found.append(SignalPort("parameters", self.parameters))
        if chart.has_near:
            found.append(SignalPort("q_near", chart.near_signals))
        if self._turning:
            found.append(SignalPort("turns", self._turning))
        return tuple(found)

    @cached_property
    def outputs(self) -> tuple[SignalPort, ...]:
        """Names and units of the outputs."""
        return (*self.results, *self._beside)

    @cached_property
    def results(self) -> tuple[SignalPort, ...]:
        """Those that are differentiated."""
        chart, kind, system = self.chart, self.kind.name, self.machine.system
        found = list[SignalPort]()
        if kind == "ode":
            found.append(SignalPort("dx", (*chart.position_rates, *chart.accelerations)))
        elif kind == "step":
            found.append(SignalPort("x_next", chart.signals))
        elif kind in ("inverse_dynamics", "gravity"):
            found.append(self._actuators("forces", "force"))
        elif kind == "forward_kinematics":
            found.append(SignalPort("q", chart.near_signals))
            units = ["rad/s" if turns else "m/s" for turns in system.rotational]
            found.append(port("v", [f"{name}.velocity" for name in system.velocity_names], units))
        elif kind == "inverse_kinematics":
            found += [self._actuators("actuators", "position"), self._actuators("actuator_velocities", "velocity")]
        if self.y_signals:
            found.append(SignalPort("y", self.y_signals))
        return tuple(found)

    @cached_property
    def _beside(self) -> tuple[SignalPort, ...]:
        found, kind = list[SignalPort](), self.kind.name
        if self.chart.has_near and kind != "forward_kinematics":
            found.append(SignalPort("q", self.chart.near_signals))
        if self._turning:
            found.append(SignalPort("turns_next", self._turning))
        if isinstance(self.chart, JointChart):
            found.append(port("residual", ["residual"], ["m"]))
            if self.chart.others:
                found.append(port("mode", ["mode"], ["1"]))
        if isinstance(self.chart, TreeChart) and kind == "ode":
            rows = [flag for part in self.machine.system.closures for flag in part.rotational]
            units = ["N m" if turns else "N" for turns in rows]
            found.append(port("multipliers", self.machine.system.row_names, units))
        found.append(port("pivot", ["pivot"], ["1"]))
        return tuple(found)

    def _actuators(self, name: str, what: str) -> SignalPort:
        system = self.machine.system
        turns = [system.element(a.joint).model.rotational[a.coordinate] for a in system.actuators]
        units = {"force": ("N m", "N"), "position": ("rad", "m"), "velocity": ("rad/s", "m/s")}[what]
        names = [f"{a.name}.{what}" for a in system.actuators]
        return port(name, names, [units[0] if turning else units[1] for turning in turns])

    @cached_property
    def _turning(self) -> tuple[Signal, ...]:
        """Angles of cut joints that outputs need."""
        tree = self.machine.tree
        if not ca.depends_on(ca.vertcat(SX(0, 1), self._actuated, self._y), tree.turns):
            return ()
        names = []
        for cut, k in self.machine.system.periodic:
            names.append(cut.name if cut.model.nq == 1 else f"{cut.name}.{cut.model.coordinate_names[k]}")
        return tuple(Signal(name, "rad") for name in names)

    @cached_property
    def _actuated(self) -> SX:
        """Positions of the actuators, where they are results."""
        return self.machine.tree.actuator_coordinates if self.kind.name == "inverse_kinematics" else SX(0, 1)

    # symbols
    @cached_property
    def symbols(self) -> dict[str, SX]:
        """Of the inputs."""
        found = {one.name: SX.sym(one.name, one.size) for one in self.inputs}
        e = self.equations
        own = {"forces": e.tau, "acceleration": e.alpha, "disturbances": e.w, "parameters": e.p}
        return {name: own.get(name, symbol) for name, symbol in found.items()}

    @cached_property
    def _theta(self) -> SX:
        return self.symbols["theta"] if self.kind.name == "gravity" else self.symbols["x"][: len(self.chart.positions)]

    @cached_property
    def _u(self) -> SX:
        n = len(self.chart.velocities)
        return SX.zeros(n) if self.kind.name == "gravity" else self.symbols["x"][len(self.chart.positions) :]

    @cached_property
    def _configuration(self) -> tuple[SX, dict[str, SX]]:
        near = self.symbols.get("q_near", SX(0, 1))
        return self.chart.configuration(self._theta, near)

    # in the symbols of the equations: q, u, α, τ, w, p, turns
    @cached_property
    def _slots(self) -> list[SX]:
        e = self.equations
        turns = self.symbols.get("turns", SX.sym("turns", self.machine.tree.turns.shape[0]))
        return [e.q, e.u, e.alpha, e.tau, e.w, e.p, turns]

    @cached_property
    def _solves(self) -> str:
        """What follows from the equations of motion: "alpha", "forces" or nothing."""
        kind = self.kind.name
        if kind in ("inverse_dynamics", "gravity"):
            return "forces"
        needs = self._accelerated or self._reacting
        return "alpha" if kind == "ode" or (kind == "outputs" and needs) else ""

    @cached_property
    def _solution(self) -> tuple[SX, SX]:
        """Its value, and the smallest relative pivot."""
        e = self.equations
        if self._solves == "alpha":
            return e.accelerations
        return (e.forces, e.drive_pivot) if self._solves else (SX(0, 1), self.chart.pivot(e.q))

    @cached_property
    def _explicit(self) -> list[SX]:
        """Results, dθ/dt apart."""
        e, kind, tree = self.equations, self.kind.name, self.machine.tree
        turns, found = self._slots[-1], list[SX]()
        if kind == "ode":
            found.append(e.alpha)
        elif kind in ("inverse_dynamics", "gravity"):
            found.append(e.tau)
        elif kind == "forward_kinematics":
            found += [e.q, e.v]
        elif kind == "inverse_kinematics":
            places = ca.substitute(self._actuated, tree.turns, turns)
            found += [tree.at(places, e.q), tree.at(tree.actuator_velocities, e.q, e.v)]
        if self.y_signals:
            o = self.observed
            inputs = [tree.q, tree.v, tree.turns, o.a, o.multipliers, o.tau, e.p]
            at = ca.Function("y", inputs, [ca.densify(self._y)], {"cse": True})
            a = ca.densify(e.dv(e.alpha)) if self._accelerated else SX.zeros(self.machine.system.nv)
            lam = e.multipliers if self._reacting else SX.zeros(self.machine.system.nc)
            found.append(at(e.q, e.v, turns, a, lam, e.tau, e.p))
        return found

    @cached_property
    def _others(self) -> list[SX]:
        """Outputs beside the results."""
        e, found = self.equations, [self._solution[1]]
        if isinstance(self.chart, TreeChart) and self.kind.name == "ode":
            assert e.method is not None
            found.append(self.machine.forward(e.method, e.q, e.v, e.Q).multipliers)
        return found

    # values of these symbols
    @cached_property
    def _values(self) -> list[SX]:
        e, given = self.equations, self.symbols
        values = [
            ca.densify(self._configuration[0]),
            ca.densify(self._u),
            given.get("acceleration", SX.zeros(e.alpha.shape[0])),
            given.get("forces", SX.zeros(e.tau.shape[0])),
            e.w,
            e.p,
            given.get("turns", SX.zeros(self._slots[-1].shape[0])),
        ]
        if self._solves:
            solve = ca.Function("solve", self._slots, [ca.densify(self._solution[0])], {"cse": True})
            values[2 if self._solves == "alpha" else 3] = solve(*values)
        return values

    def _at(self, expressions: list[SX], more: Sequence[tuple[SX, SX]] = ()) -> list[SX]:
        """Expressions where the function is evaluated; `more`: further symbols and their values."""
        symbols, values = [one for one, _ in more], [ca.densify(one) for _, one in more]
        dense = [ca.densify(one) for one in expressions]
        at = ca.Function("at", [*self._slots, *symbols], dense, {"cse": True})
        found = at.call([*self._values, *values])
        return [ca.project(one, own.sparsity()) for one, own in zip(found, expressions, strict=True)]

    # functions
    def value(self) -> ca.Function:
        """The function itself."""
        if self.kind.name == "step":
            return self._step.value()
        found = self._at([*self._explicit, *self._others])
        results, others = found[: len(self._explicit)], found[len(self._explicit) :]
        if self.kind.name == "ode":
            results[0] = ca.vertcat(self.chart.theta_rate(self._theta, self._u), results[0])
        outputs = [*results, *self._beside_values(others)]
        return self._function(self.kind.name, outputs, [one.name for one in self.outputs])

    def _beside_values(self, others: list[SX]) -> list[SX]:
        q, checks = self._configuration
        values = {"q": q, "pivot": others[0], **checks}
        if len(others) > 1:
            values["multipliers"] = others[1]
        if self._turning:
            tree = self.machine.tree
            near = ca.substitute(tree.followed_turns, tree.turns, self.symbols["turns"])
            values["turns_next"] = tree.at(near, ca.densify(q))
        return [values[one.name] for one in self._beside]

    def _function(self, name: str, outputs: list[SX], names: list[str], weights: Sequence[SX] = ()) -> ca.Function:
        inputs = [*self.symbols.values(), *weights]
        labels = [*self.symbols, *(f"weights_{one.name}" for one in self.results if weights)]
        return ca.Function(name, inputs, [ca.densify(one) for one in outputs], labels, names, {"cse": True})

    # derivatives
    @property
    def by(self) -> tuple[str, ...]:
        """Inputs by which results are differentiated."""
        return tuple(one.name for one in self.inputs if one.name not in ("q_near", "turns"))

    @cached_property
    def derivative_outputs(self) -> tuple[SignalPort, ...]:
        """Results, then result_input for every pair, row by row, and what is beside."""
        ports = {one.name: one for one in self.inputs}
        pairs = [
            SignalPort(
                f"{result.name}_{name}",
                tuple(
                    Signal(f"{row.name} by {column.name}", f"({row.unit})/({column.unit})")
                    for row in result.signals
                    for column in ports[name].signals
                ),
            )
            for result in self.results
            for name in self.by
        ]
        return (*self.results, *pairs, *self._beside)

    def derivative(self) -> ca.Function:
        """Results, their derivatives by all inputs, and what is beside."""
        self.check_differentiable()
        if self.kind.name == "step":
            return self._step.derivative()
        n, names = len(self._explicit), self._directions
        slopes = self._result_slopes
        found = self._at([*self._explicit, *(one[name] for one in slopes for name in names), *self._others])
        results, matrices, others = found[:n], found[n : n + n * len(names)], found[n + n * len(names) :]
        back, flat = self.chart.rate_inverse(self._theta), list[SX]()
        for k in range(n):
            own = dict(zip(names, matrices[k * len(names) : (k + 1) * len(names)], strict=True))
            own["theta"] = own["q"] @ back
            own["x"], own["acceleration"] = ca.horzcat(own["theta"], own["u"]), own["alpha"]
            if k == 0 and self.kind.name == "ode":
                rate = self.chart.theta_rate(self._theta, self._u)
                results[0] = ca.vertcat(rate, results[0])
                x = self.symbols["x"]
                above = {name: ca.jacobian(rate, x) if name == "x" else SX(rate.shape[0], own[name].shape[1])
                         for name in self.by}  # fmt: skip
                own = {name: ca.vertcat(part, own[name]) for name, part in above.items()}
            flat += [own[name] for name in self.by]
        outputs = [*results, *flat, *self._beside_values(others)]
        return self._function(f"{self.kind.name}_derivative", outputs, [one.name for one in self.derivative_outputs])

    def check_differentiable(self) -> None:
        """All coordinates of the opened machine have no derivatives that mean anything."""
        if isinstance(self.chart, TreeChart):
            raise UnsupportedError(
                "coordinates='tree' holds all coordinates of the opened machine, which the loops tie together: "
                "derivatives are those of functions in closed coordinates, such as coordinates='independent'"
            )

    @cached_property
    def _directions(self) -> tuple[str, ...]:
        """By which expressions in the symbols are differentiated; q: along motions of the chart."""
        return ("q", "u", "alpha", "forces", "disturbances", *(["parameters"] if self.parameters else []))

    def _slopes(self, expression: SX) -> dict[str, SX]:
        """All partial derivatives, coordinates of the tree followed."""
        e = self.equations
        by_q = ca.sparsify(ca.jacobian(expression, e.q))
        found = {"q": by_q @ e.along, "u": ca.jacobian(expression, e.u), "alpha": ca.jacobian(expression, e.alpha)}
        found |= {"forces": ca.jacobian(expression, e.tau), "disturbances": ca.jacobian(expression, e.w)}
        if self.parameters:
            found["parameters"] = ca.jacobian(expression, e.p) + by_q @ self.chart.by_parameters(e.q)
        return found

    @cached_property
    def _result_slopes(self) -> list[dict[str, SX]]:
        """Total derivatives of the results."""
        e, found = self.equations, list[dict[str, SX]]()
        solved = {"alpha": e.alpha, "forces": e.tau, "": SX(0, 1)}[self._solves]
        for one in self._explicit:
            own = self._slopes(one)
            if self._solves:
                through = ca.sparsify(ca.jacobian(one, solved))
                own[self._solves] = SX(*own[self._solves].shape)
                own = {name: part + through @ self._solution_slopes[name] for name, part in own.items()}
            found.append(own)
        return found

    @cached_property
    def _solution_slopes(self) -> dict[str, SX]:
        """Derivatives of what is solved for."""
        e = self.equations
        if self._solves == "forces":
            if e.redundant:
                return self._slopes(e.forces)
            slopes = self._slopes(e.off(e.alpha, e.Q))
            found = {name: e.drives.solve(ca.densify(part)) if part.shape[1] else part for name, part in slopes.items()}
            return found | {"forces": SX(*slopes["forces"].shape)}
        if self._leg_by_leg is not None:
            return self._leg_by_leg
        if e.method is not None or isinstance(self.chart, PlatformChart):  # legs in closed form: nothing to solve
            return self._slopes(e.accelerations[0])
        slopes = self._slopes(e.off(e.alpha, e.Q))
        found = {name: -e.by_inertia(part) for name, part in slopes.items() if name != "alpha"}
        return found | {"alpha": SX(*slopes["alpha"].shape)}

    @cached_property
    def _leg_by_leg(self) -> dict[str, SX] | None:
        """Derivatives of the platform's acceleration, each leg differentiated alone (dynamics/derivatives.py)."""
        e, chart = self.equations, self.chart
        n = len(chart.velocities)
        if not isinstance(chart, PlatformChart) or n != 6 or e.method or self.parameters or e.disturbance_names:
            return None
        try:
            function = platform_derivative_function(self.machine)
        except UnsupportedError:
            return None
        _, by_motion, by_velocities, by_forces, _ = function(e.q, e.v, e.tau)
        none = SX(n, 0)
        return {"q": by_motion, "u": by_velocities, "alpha": SX(n, n), "forces": by_forces, "disturbances": none}

    # products of weights with derivatives
    @property
    def product_inputs(self) -> tuple[SignalPort, ...]:
        """Inputs of the function, and a weight for every entry of the results."""
        return (*self.inputs, *(SignalPort(f"weights_{one.name}", one.signals) for one in self.results))

    @property
    def product_outputs(self) -> tuple[SignalPort, ...]:
        """One for every input that results are differentiated by."""
        ports = {one.name: one for one in self.inputs}
        return tuple(SignalPort(f"by_{name}", ports[name].signals) for name in self.by)

    def product(self) -> ca.Function:
        """Σ weightsᵀ ∂result/∂input, for every input: one reverse sweep."""
        self.check_differentiable()
        if self.kind.name == "step":
            return self._step.product()
        e, weights = self.equations, [SX.sym("w", one.size) for one in self.results]
        heads = list(weights)
        if self.kind.name == "ode":
            heads[0] = weights[0][len(self.chart.positions) :]
        inner = [SX.sym("head", one.shape[0]) for one in heads]
        total = sum((ca.dot(head, one) for head, one in zip(inner, self._explicit, strict=True)), SX(0))
        totals = [total]
        more = list(zip(inner, heads, strict=True))
        if self._solves:
            solved = e.alpha if self._solves == "alpha" else e.tau
            through = ca.gradient(total, solved)
            carry = SX.sym("carry", through.shape[0] if e.method is not None or e.redundant else e.alpha.shape[0])
            if self._solves == "forces" and not e.redundant:
                value, rest = e.drives.solve_transposed(through), ca.dot(carry, e.off(e.alpha, e.Q))
            elif self._solves == "forces":
                value, rest = through, ca.dot(carry, e.forces)
            elif e.method is not None or isinstance(self.chart, PlatformChart):
                value, rest = through, ca.dot(carry, e.accelerations[0])
            else:
                value, rest = e.by_inertia(through), -ca.dot(carry, e.off(e.alpha, e.Q))
            more.append((carry, self._at([value], more)[0]))
            totals.append(rest)
        parts = self._gradients(totals)
        found = dict(zip(parts, self._at(list(parts.values()), more), strict=True))
        found["theta"] = self.chart.rate_inverse(self._theta).T @ found["q"]
        found["x"], found["acceleration"] = ca.vertcat(found["theta"], found["u"]), found["alpha"]
        if self.kind.name == "ode":
            rate = self.chart.theta_rate(self._theta, self._u)
            found["x"] += ca.jtimes(rate, self.symbols["x"], weights[0][: rate.shape[0]], True)
        names = [one.name for one in self.product_outputs]
        return self._function(f"{self.kind.name}_product", [found[name] for name in self.by], names, weights)

    def _gradients(self, totals: list[SX]) -> dict[str, SX]:
        """Of sums: of the first all partial derivatives but by what is solved for, of the second likewise."""
        e, found = self.equations, dict[str, SX]()
        whole = sum(totals[1:], totals[0])
        by_q = ca.gradient(whole, e.q)
        found["q"] = e.along.T @ by_q
        symbols = {"u": e.u, "alpha": e.alpha, "forces": e.tau, "disturbances": e.w}
        found |= {name: ca.gradient(whole, symbol) for name, symbol in symbols.items()}
        if self._solves:
            found[self._solves] = SX.zeros(*found[self._solves].shape)
            if self._solves == "alpha":
                found["forces"] = ca.gradient(whole, e.tau)
        if self.parameters:
            found["parameters"] = ca.gradient(whole, e.p) + self.chart.by_parameters(e.q).T @ by_q
        return found

    # steps
    @cached_property
    def _step(self) -> RungeKuttaStep:
        return RungeKuttaStep(self)


@final
class RungeKuttaStep:
    """One step of an explicit Runge–Kutta method, k_i = f(x + a_i h k_{i−1}), x_next = x + h Σ b_i k_i.

    Every stage begins Newton's method at the configuration of the one before. Outputs y are those at the start.
    """

    def __init__(self, owner: FunctionBuilder) -> None:
        self.owner, self.h = owner, owner.kind.step
        self.shares, self.weights = INTEGRATORS[owner.kind.integrator]
        names = [one.name for one in owner.y_signals]
        self.first = FunctionBuilder(Kind("ode"), owner.equations, names, owner.parameters)
        self.later = FunctionBuilder(Kind("ode"), owner.equations, (), owner.parameters)
        self.n = len(owner.chart.signals)

    def _call(self, function: ca.Function, x: SX, q_near: SX, weights: Sequence[SX] = ()) -> dict[str, SX]:
        given = {name: symbol for name, symbol in self.owner.symbols.items() if name in function.name_in()}
        given |= {"x": x, **({"q_near": q_near} if "q_near" in given else {})}
        more = dict(zip((name for name in function.name_in() if name.startswith("weights_")), weights, strict=False))
        found: dict[str, SX] = function(**given, **more)
        return found

    def _stages(self, first: ca.Function, later: ca.Function) -> list[tuple[SX, dict[str, SX]]]:
        """Where every stage is, and its answer."""
        x, near = self.owner.symbols["x"], self.owner.symbols.get("q_near", SX(0, 1))
        found = list[tuple[SX, dict[str, SX]]]()
        for k, share in enumerate(self.shares):
            at = x + share * self.h * found[-1][1]["dx"] if k else x
            found.append((at, self._call(later if k else first, at, near)))
            near = found[-1][1].get("q", near)
        return found

    def _next(self, stages: list[tuple[SX, dict[str, SX]]]) -> SX:
        slopes = [weight * answer["dx"] for weight, (_, answer) in zip(self.weights, stages, strict=True) if weight]
        return self.owner.symbols["x"] + self.h * sum(slopes[1:], slopes[0])

    def _beside(self, stages: list[tuple[SX, dict[str, SX]]], x_next: SX) -> list[SX]:
        owner, answers = self.owner, [answer for _, answer in stages]
        n = len(owner.chart.positions)
        q, checks = owner.chart.configuration(x_next[:n], answers[-1].get("q", SX(0, 1)))
        values = {"q": q, "pivot": ca.mmin(ca.vertcat(*(one["pivot"] for one in answers)))}
        for name, worst in (("residual", ca.mmax), ("mode", ca.mmin)):
            if name in checks:
                values[name] = worst(ca.vertcat(checks[name], *(one[name] for one in answers)))
        if "turns_next" in answers[0]:
            tree = owner.machine.tree
            near = ca.substitute(tree.followed_turns, tree.turns, answers[0]["turns_next"])
            values["turns_next"] = tree.at(near, ca.densify(q))
        if "multipliers" in answers[0]:
            values["multipliers"] = answers[0]["multipliers"]
        return [values[one.name] for one in owner._beside]

    def value(self) -> ca.Function:
        """x_next."""
        stages = self._stages(self.first.value(), self.later.value())
        x_next = self._next(stages)
        results = [x_next, *([stages[0][1]["y"]] if self.owner.y_signals else [])]
        names = [one.name for one in self.owner.outputs]
        return self.owner._function("step", [*results, *self._beside(stages, x_next)], names)

    def derivative(self) -> ca.Function:
        """Chain rule over the stages."""
        owner = self.owner
        stages = self._stages(self.first.derivative(), self.later.derivative())
        x_next = self._next(stages)
        matrices = list[SX]()
        for name in owner.by:
            sensitivity = list[SX]()
            for k, (share, (_, answer)) in enumerate(zip(self.shares, stages, strict=True)):
                direct = answer[f"dx_{name}"]
                if name == "x":
                    inner = SX(ca.DM.eye(self.n)) + share * self.h * sensitivity[-1] if k else SX(ca.DM.eye(self.n))
                    sensitivity.append(answer["dx_x"] @ inner)
                else:
                    through = share * self.h * (answer["dx_x"] @ sensitivity[-1]) if k else SX(*direct.shape)
                    sensitivity.append(direct + through)
            total = sum((w * one for w, one in zip(self.weights, sensitivity, strict=True)), SX(*sensitivity[0].shape))
            start = SX(ca.DM.eye(self.n)) if name == "x" else SX(*total.shape)
            matrices.append(start + self.h * total)
        results = [x_next]
        if owner.y_signals:
            results.append(stages[0][1]["y"])
            matrices += [stages[0][1][f"y_{name}"] for name in owner.by]
        names = [one.name for one in owner.derivative_outputs]
        return owner._function("step_derivative", [*results, *matrices, *self._beside(stages, x_next)], names)

    def product(self) -> ca.Function:
        """The stages backwards."""
        owner, weights = self.owner, [SX.sym("w", one.size) for one in self.owner.results]
        stages = self._stages(self.first.value(), self.later.value())
        first, later = self.first.product(), self.later.product()
        near = owner.symbols.get("q_near", SX(0, 1))
        totals: dict[str, SX] = {}
        behind = SX.zeros(self.n)  # weight that the next stage passes to this one's slope
        for k in reversed(range(len(stages))):
            at, answer = stages[k]
            head = self.h * self.weights[k] * weights[0] + behind
            own = [head, *weights[1:]] if k == 0 else [head]
            found = self._call(later if k else first, at, answer.get("q", near), own)
            behind = self.shares[k] * self.h * found["by_x"] if k else behind
            for name in owner.by:
                part = found[f"by_{name}"]
                totals[name] = totals[name] + part if name in totals else part
        totals["x"] = totals["x"] + weights[0]
        names = [one.name for one in owner.product_outputs]
        return owner._function("step_product", [totals[name] for name in owner.by], names, weights)
