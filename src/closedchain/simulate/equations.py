"""The equations of motion of one machine under given laws, as machine code.

y = [q; v; W; θ; x]   W = work of actuators, joints, loads and loop forces, and energy given by closing the loops
                      θ = angles of joints that close loops, which q determines up to whole turns: followed from the
                          start, they take no part in error control, and are put right after each step
                      x = states of laws (memory.py)       platform coordinates in place of q and v: coordinates.py
dq/dt = velocities(q, v)        dv/dt = method(q, v, Q)        dW/dt = powers        dx/dt = f(t, q, v, θ, x, u, p)
Q = Aᵀ τ(t, q, v, x, u, p) + joints(q, v) + Jᵀ w(t, q, v, x, u, p)

u  inputs given over time (constants, tables, samples)     τ  actuator forces     w  wrenches
p  parameters of laws, and numbers of the machine that are symbols
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import field
from functools import cached_property

import casadi as ca
import numpy as np

from closedchain.contact.modes import ContactLaws
from closedchain.contact.operator import Applied, ContactOperator, gravity_and_loads
from closedchain.dynamics.interface import POOR_PIVOT, Formulation, Forward, Machine, saddle
from closedchain.dynamics.lagrange import Lagrange
from closedchain.dynamics.verification import largest_residual, scaled_residuals
from closedchain.kernel import Fallback, Kernel, remembered, remembered_function
from closedchain.kinematics.evaluate import Direct
from closedchain.multibody.energy import Energies
from closedchain.multibody.kinematics import BodyKinematics, stepped
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import mass_matrix
from closedchain.records import dataclass
from closedchain.simulate.coordinates import Derivative, StateLayout
from closedchain.simulate.inputs import Inputs
from closedchain.types import SX, Array

Trace = Callable[[], dict[str, SX]]
Answer = tuple[SX, Forward]  # applied forces, and what a method makes of them
ALL = ("t", "y", "u", "p")
# vector versions of functions round otherwise: without them an instance of an ensemble is bitwise its single run
VECTOR_MATHS = False

CHEAP = 1.01  # times the operations: code that is in the fastest memory already is worth more
WORKS = ("actuators", "joints", "loads", "loops", "closing")
MOST_WATCHED = 16  # sets of event functions whose kernels are kept
_TRACING = threading.RLock()


@dataclass(eq=False)
class Equations:
    """Expressions and kernels for one machine, one method and one set of inputs."""

    machine: Machine
    method: Formulation
    inputs: Inputs
    projected: bool
    layout: StateLayout
    W: SX = field(default_factory=lambda: SX.sym("W", len(WORKS)))
    _kernels: dict[object, Kernel] = field(default_factory=dict)
    _answers: dict[Formulation, Answer] = field(default_factory=dict)
    _derivatives: dict[Formulation, Derivative] = field(default_factory=dict)

    @cached_property
    def size(self) -> int:
        """Length of y."""
        return int(self.memory.stop)

    @property
    def memory(self) -> slice:
        """Where states of laws lie in y."""
        return slice(self.turns.stop, self.turns.stop + self.inputs.memory.size)

    @property
    def turns(self) -> slice:
        """Where the angles of joints that close loops lie in y."""
        first = self.layout.size + len(WORKS)
        return slice(first, first + len(self.machine.system.periodic))

    @cached_property
    def dy(self) -> SX:
        """Symbols of dy/dt where it is given."""
        return SX.sym("derivative", self.size)

    @cached_property
    def evidence(self) -> SX:
        """Symbols of the evidence of an answer, of whatever method."""
        return SX.sym("evidence", self._derivative(self.method).evidence.shape[0])

    @cached_property
    def p(self) -> SX:
        """Symbols of parameters: those of laws and of the machine, then numbers of the coordinates."""
        own = self.layout.numbers.shape[0]
        return SX.sym("p", self.inputs.p.shape[0] + own) if own else self.inputs.p

    @property
    def unmeasured(self) -> int:
        """How many components of y take no part in error control: W and θ."""
        return len(WORKS) + len(self.machine.system.periodic)

    @property
    def lanes(self) -> int:
        """Instances per instruction, the same for all kernels."""
        return self.rhs(self.method).lanes

    @property
    def closes(self) -> bool:
        """Whether y is corrected after steps: loops closed, or quaternions made unit."""
        system = self.machine.kinematics.system
        return bool(self.projected and system.nc) or system.nq != system.nv or self.layout.closed is not None

    def start(self, q: Array, v: Array, turns: Array, t: float, parameters: Array) -> Array:
        """Rows [q; v; W; θ; x] at the start: no work done yet."""
        remembered = self.inputs.memory_at(t, q, v, turns, parameters, self.machine)
        return np.concatenate([q, v, np.zeros((len(q), len(WORKS))), turns, remembered], axis=1)

    def rhs(self, method: Formulation) -> Kernel:
        """(t, y, u, p) → (dy/dt, pivot)."""
        return self._kernel(("rhs", method), "equations", lambda: self._velocities(method))

    def answered(self, method: Formulation) -> Kernel:
        """(t, y, u, p) → (dy/dt, pivot, evidence): the same with all that its residual is measured with."""

        def trace() -> dict[str, SX]:
            return {**self._velocities(method), "evidence": self._derivative(method).evidence}

        return self._kernel(("answered", method), "equations", trace)

    def stage(self, method: Formulation) -> Kernel:
        """What gives dy/dt within verified steps: `answered`, already at hand, where evidence costs next to nothing."""
        plain, answered = self.rhs(method), self.answered(method)
        cheap = answered.operations <= CHEAP * plain.operations and not self.layout.packed
        return answered if cheap else plain

    def residual(self, method: Formulation) -> Kernel:
        """(y, p, dy/dt, evidence) → the largest η of that answer."""
        of = ("y", "p", "derivative", "evidence")
        return self._kernel(("residual", method), "residual", lambda: {"eta": self._residual(method)}, of)

    def residuals(self, method: Formulation) -> Callable[..., Array]:
        """(t, y, u, p) → η of all rows, not compiled."""
        function = self._traced("residuals", lambda: {"eta": self._residuals(method)})
        return lambda *given: np.array(function(*given)).ravel()

    @property
    def fallback(self) -> Formulation | None:
        """The method of steps for which the run's own gives no accurate accelerations."""
        method = self.method
        if method.fallback() or method.pivot_sees_rank or method.prescribed or not method.exact:
            return method.fallback()
        return Lagrange(order="robust")  # a machine may be regular where its legs and independent coordinates are not

    def solve(self, method: Formulation) -> Kernel:
        """(t, y, u, p) → (dv/dt, multipliers of all rows, pivot), by the fallback where pivots are poor."""

        def make() -> Kernel:
            function = self._traced("solve", lambda: self._solved(method))
            other = self.fallback if method is self.method else method.fallback()
            again = None if other is None else Fallback("pivot", POOR_PIVOT, lambda: self.solve(other))
            return Kernel(function, lanes=self.lanes, fallback=again, vector_maths=VECTOR_MATHS)

        return self.kept(("solve", method), make)

    def rhs_function(self, method: Formulation) -> ca.Function:
        """(t, y, u, p) → (dy/dt, pivot), not compiled."""
        return self._traced("equations", lambda: self._velocities(method))

    def derivative(self, method: Formulation) -> Kernel:
        """(t, y, u, p, slope of u, direction of y and t) → directional derivative of dy/dt."""
        return self.kept(("derivative", method), lambda: Kernel(self._product(method), vector_maths=VECTOR_MATHS))

    def _product(self, method: Formulation) -> ca.Function:
        d, n = self.inputs, self.size
        direction, slope, y = SX.sym("direction", n + 1), SX.sym("slope", d.u.shape[0]), SX.sym("y", n)
        value = self.rhs_function(method)(d.t, y, d.u, self.p)[0]
        along_y = ca.jtimes(value, y, direction[:n])
        along_t = (ca.jtimes(value, d.t, SX(1)) + ca.jtimes(value, d.u, slope)) * direction[n]
        inputs = [d.t, y, d.u, self.p, slope, direction]
        names = ["t", "y", "u", "p", "slope", "direction"]
        outputs = [ca.densify(along_y + along_t)]
        return ca.Function("derivative", inputs, outputs, names, ["product"], {"cse": True})

    def update(self) -> Kernel:
        """(t, y, u, p) → y after a sampling instant of the laws."""
        next_x = self.inputs.memory.next
        return self._kernel("update", "update", lambda: {"after": ca.vertcat(self.layout.x, self._tail, next_x)})

    def closing(self, robust: bool, held: tuple[int, ...] = ()) -> Kernel:
        """(y, p) → (y with closed loops and unit quaternions, loop error before, pivot); `held` velocities stay."""
        return self._kernel(("closing", robust, held), "closing", lambda: self._closed(robust, held), ("y", "p"))

    def observe(self) -> Kernel:
        """(t, y, u, p) → (actuator forces, their powers, kinetic and potential energy, loop error)."""
        return self._kernel("observe", "observe", lambda: observed(self.machine, self.inputs))

    def acting(self) -> Kernel:
        """(t, y, u, p) → (actuator forces, generalised forces of wrenches)."""
        acting = {"forces": self.inputs.forces, "loads": self.inputs.loads}
        return self._kernel("acting", "acting", lambda: acting)

    def close(self, y: Array, parameters: Array) -> Array:
        """Rows of y with loops closed and quaternions unit; their works stay."""
        if not self.closes:
            return y
        works = y[:, self.layout.size :]
        for _ in range(3):
            closed, _, pivot = self.closing(False)(np.ascontiguousarray(y), parameters)
            y = np.where(pivot > POOR_PIVOT, closed, y)
            y[:, self.layout.size :] = works
        return y

    # rows [q; v; W; x] of the tree and of these coordinates
    def contracted(self, rows: Array) -> Array:
        """y of rows of the tree."""
        system = self.machine.kinematics.system
        found: Array = np.concatenate([self.layout.contracted(rows), rows[..., system.nq + system.nv :]], axis=-1)
        return found

    def expanded(self, y: Array, parameters: Array) -> Array:
        """Rows of the tree; angles nearest to those that p was made with."""
        if self.layout.closed is None:
            return y
        return self.layout.exact(self._expansion(np.ascontiguousarray(y), parameters), y)

    @cached_property
    def _expansion(self) -> Kernel:
        tree, x = self.machine.kinematics.tree, self.inputs.memory.x
        return self._kernel(
            "expansion", "expansion", lambda: {"row": ca.vertcat(tree.q, tree.v, self._tail, x)}, ("y", "p")
        )

    def parameters(self, given: Array, q: Array) -> Array:
        """Values of p: parameters of laws and machine, and numbers of the coordinates around a configuration."""
        return np.concatenate([given, self.layout.numbers_at(q)], axis=-1)

    def watch(self, functions: Sequence[SX]) -> Kernel:
        """(t, y, u, p) → values of event functions."""
        key = "watch", self.inputs.written(self.machine, functions)
        watching = [other for other in self._kernels if isinstance(other, tuple) and other[0] == "watch"]
        if key not in watching and len(watching) >= MOST_WATCHED:  # a threshold may differ from run to run
            self._kernels.pop(watching[0], None)
        return self._kernel(key, "watch", lambda: {"values": ca.vertcat(*functions)})

    # contacts and dry joints
    @cached_property
    def contacts(self) -> ContactOperator:
        """Expressions of the operator of contacts and dry joints."""
        d = self.inputs
        return ContactOperator(self.machine, Applied((d.t, d.u, d.p), d.forces, d.loads, d.load_power))

    def operator(self) -> Kernel:
        """(t, y, u, p) → dy/dt without forces of contacts, pivot, and what they add; see contact/operator.py."""

        def trace() -> dict[str, SX]:
            tree, d, found = self.machine.tree, self.inputs, self.contacts.expressions()
            own = ca.vertcat(tree.q_dot, found.pop("a"), self.powers(SX(0)), self._turning, d.memory.dot)
            return {"velocities": own, "pivot": ca.fmin(found.pop("pivot"), d.pivot), **found}

        return self._kernel("operator", "contact_operator", trace)

    def mode_residual(self) -> Kernel:
        """(y, p, dy/dt, [multipliers; applied forces; forces of contacts]) → the largest η of that answer."""
        evidence = self._mode_evidence

        def trace() -> dict[str, SX]:
            a = self.dy[self.machine.tree.q.shape[0] : self.layout.size]
            return {"eta": largest_residual(self.contacts.residual(a, evidence), a)}

        return self._kernel("mode_residual", "mode_residual", trace, ("y", "p", "derivative", evidence))

    @cached_property
    def _mode_evidence(self) -> SX:
        return SX.sym("evidence", self.contacts.evidences)

    def outside(self) -> Kernel:
        """(t, y, u, p) → wrench of gravity and constant loads about the world's origin."""
        return self._kernel("outside", "outside", lambda: {"wrench": gravity_and_loads(self.machine)})

    def gaps(self) -> Kernel:
        """(y, p) → gaps of contacts, and zeros for dry joints."""
        return self._kernel("gaps", "gaps", lambda: {"gaps": self.contacts.geometry.gaps}, ("y", "p"))

    def open_margins(self, laws: ContactLaws) -> list[SX]:
        """Margins of open contacts as functions to watch, three for each (integrators/mode.py)."""
        found, geometry = list[SX](), self.contacts.geometry
        for gap, place, extent in zip(
            ca.vertsplit(geometry.gaps), ca.vertsplit(geometry.places, 2), laws.extents.tolist(), strict=True
        ):
            way = gap
            if np.isfinite(extent[0]):
                beside = ca.mmax(ca.fabs(place) - ca.DM(extent))
                way = ca.if_else(beside > 0, ca.fmax(gap, beside), gap)
            found += [way / laws.near + 1e-3, SX(1), SX(1)]
        return found

    def moved(self) -> Kernel:
        """([q; …], dv) → coordinates after a small step on the velocities."""
        tree = self.machine.tree
        row = ca.vertcat(tree.q, tree.v)

        def make() -> Kernel:
            outputs = [stepped(tree.system, tree.q, self._shift)]
            return Kernel(ca.Function("moved", [row, self._shift], outputs, ["row", "dv"], ["q1"]))

        return self.kept("moved", make)

    @cached_property
    def _shift(self) -> SX:
        return SX.sym("dv", self.machine.system.nv)

    def level(self) -> Kernel:
        """[q; v] → kinetic and potential energy."""
        tree = self.machine.tree
        row = ca.vertcat(tree.q, tree.v)

        def make() -> Kernel:
            outputs = [self._energy(tree.q, tree.v)]
            return Kernel(ca.Function("level", [row], outputs, ["row"], ["level"], {"cse": True}))

        return self.kept("level", make)

    def kept(self, key: object, make: Callable[[], Kernel]) -> Kernel:
        """The kernel kept under a key, or made now; in one thread at a time, as CasADi needs it."""
        if key not in self._kernels:
            with _TRACING:
                if key not in self._kernels:
                    self._kernels[key] = make()
        return self._kernels[key]

    def _kernel(self, key: object, name: str, trace: Trace, of: Sequence[str | SX] = ALL) -> Kernel:
        def make() -> Kernel:
            lanes = None if key == ("rhs", self.method) else self.lanes
            return remembered(
                self._question(key, lanes),
                lambda: self._traced(name, trace, of),
                lanes=lanes,
                packed=self.layout.packed,
                vector_maths=VECTOR_MATHS,
            )

        return self.kept(key, make)

    def _question(self, key: object, lanes: int | None) -> str | None:
        """The key of a kernel for other processes; None if nothing is kept."""
        parts = key if isinstance(key, tuple) else (key,)
        own = self.inputs.key, self.projected, *self.layout.key
        return self.machine.question("equations", self.method, *parts, *own, lanes)

    def _traced(self, name: str, trace: Trace, of: Sequence[str | SX] = ALL) -> ca.Function:
        """A function of (t, y, u, p), or some of these, or of given symbols, from expressions in those of the tree."""
        layout, d, y, p = self.layout, self.inputs, SX.sym("y", self.size), self.p
        named = trace()
        outer = {"t": d.t, "y": y, "u": d.u, "p": p}
        if "derivative" in of:
            outer["derivative"] = self.dy
        for part in of:
            if isinstance(part, SX) or part == "evidence":
                outer["evidence"] = part if isinstance(part, SX) else self.evidence
        keys = [part if isinstance(part, str) else "evidence" for part in of]
        x, tail, memory = ca.vertsplit(y, [0, layout.size, self.turns.stop, self.size])
        own, numbers = p[: d.p.shape[0]], p[d.p.shape[0] :]
        W, turns = tail[: len(WORKS)], tail[len(WORKS) :]
        symbols = {"y": [*layout.symbols, self.W, self.machine.tree.turns, d.memory.x], "p": [d.p, layout.numbers]}
        values = {"y": [*layout.values(x, numbers), W, turns, memory], "p": [own, numbers]}
        inner, given = ([part for key in keys for part in table.get(key, [outer[key]])] for table in (symbols, values))
        function = ca.Function(name, inner, [ca.densify(e) for e in named.values()])
        inputs = [outer[key] for key in keys]
        return ca.Function(name, inputs, layout.lean(inputs, function.call(given)), keys, [*named], {"cse": True})

    def _answer(self, method: Formulation) -> Answer:
        if method not in self._answers:
            tree, d = self.machine.kinematics.tree, self.inputs
            Q = self.loads.generalised(d.forces, method.prescribed) + d.loads
            self._answers[method] = Q, self.machine.forward(method, tree.q, tree.v, Q)
        return self._answers[method]

    def _derivative(self, method: Formulation) -> Derivative:
        if method not in self._derivatives:
            Q = self.loads.generalised(self.inputs.forces, method.prescribed) + self.inputs.loads
            self._derivatives[method] = self.layout.derivative(Q, lambda: self._answer(method)[1])
        return self._derivatives[method]

    def _residual(self, method: Formulation) -> SX:
        def measured(a: SX, multipliers: SX, Q: SX) -> SX:
            return largest_residual(self._eta(method, Q, a, multipliers), a)

        # what is zero whatever the state stays so
        evidence = self.evidence * ca.DM(ca.sparsify(self._derivative(method).evidence).sparsity(), 1)
        return self.layout.residual(self.dy[: self.layout.size], evidence, measured)

    def _residuals(self, method: Formulation) -> SX:
        Q, forward = self._answer(method)
        return self._eta(method, Q, ca.densify(forward.acceleration), ca.densify(forward.multipliers))

    def _eta(self, method: Formulation, Q: SX, a: SX, multipliers: SX) -> SX:
        tree, answer = self.machine.kinematics.tree, (a, multipliers)
        return scaled_residuals(self.machine, method, tree.q, tree.v, Q, answer, None, closed=self.projected)

    def _solved(self, method: Formulation) -> dict[str, SX]:
        _, forward = self._answer(method)
        return {"acceleration": forward.acceleration, "multipliers": forward.multipliers, "pivot": forward.pivot}

    def _velocities(self, method: Formulation) -> dict[str, SX]:
        tree, d, derivative = self.machine.kinematics.tree, self.inputs, self._derivative(method)
        loops = SX(0)
        if not self.projected:
            forward, body = self._answer(method)[1], BodyKinematics(tree.system, tree.q, tree.v)
            power = forward.loop_power
            loops = ca.dot(forward.multipliers, body.constraint_velocity) if power is None else power
        return {
            "velocities": ca.vertcat(derivative.dx, self.powers(loops), self._turning, d.memory.dot),
            "pivot": ca.fmin(derivative.pivot, d.pivot),
        }

    @property
    def _tail(self) -> SX:
        """W and θ."""
        return ca.vertcat(self.W, self.machine.tree.turns)

    @property
    def _turning(self) -> SX:
        """dθ/dt."""
        tree = self.machine.tree
        return BodyKinematics(tree.system, tree.q, tree.v).turning

    def powers(self, loops: SX) -> SX:
        """dW/dt, given the power of loop forces."""
        tree, d = self.machine.kinematics.tree, self.inputs
        loads = d.load_power + ca.dot(self.loads.constant, tree.v)
        return ca.vertcat(
            ca.dot(d.forces, tree.actuator_velocities), ca.dot(self.loads.resisting, tree.v), loads, loops, SX(0)
        )

    def _closed(self, robust: bool, held: tuple[int, ...]) -> dict[str, SX]:
        kin, p, own = self.machine.kinematics, self.inputs.p, self.layout.closed
        if own is not None:
            last = ca.vertcat(self.W, kin.tree.followed_turns, self.inputs.memory.x)
            return {"closed": ca.vertcat(own, last), "error": SX(0), "pivot": SX(1)}
        tree, system = kin.tree, kin.system
        loose = self.method.regularisation
        q, v, error, pivot = stepped(system, tree.q, SX(system.nv, 1)), tree.v, SX(0), SX(1)
        if self.projected and system.nc:
            # quaternions are made unit first, which also moves the loops
            closed = project(self.machine, tree.q, tree.v, robust or loose > 0, loose, held or self.layout.held)
            pivot = closed.pivot if held else ca.fmin(closed.pivot, self.layout.regular(tree.q))
            outputs, numbers = [closed.q, closed.v, closed.error, pivot], self.layout.numbers
            found = ca.Function("project", [tree.q, tree.v, p, numbers], outputs)
            q, v, error, pivot = found(q, v, p, numbers)
        works = self.W + ca.vertcat(SX(len(WORKS) - 1, 1), self._energy(q, v) - self._energy(tree.q, tree.v))
        turns = ca.substitute(tree.followed_turns, tree.q, q)
        return {"closed": ca.vertcat(q, v, works, turns, self.inputs.memory.x), "error": error, "pivot": pivot}

    def _energy(self, q: SX, v: SX) -> SX:
        """T + V elsewhere, with T = Σ ½ Vᵀ I V in body coordinates: a third of the operations of the world's."""
        tree, body = self.machine.kinematics.tree, BodyKinematics(self.machine.kinematics.system, q, v)
        energy = ca.substitute(self.energies.potential, tree.q, q)
        for link, V in zip(tree.system.links, body.twists, strict=True):
            energy += ca.dot(V, link.inertia @ V) / 2
        if tree.system.quantities.rotors:
            energy += tree.at(self.energies.of_rotors, q, v)
        return energy

    def energies_at(self, y: Array) -> Array:
        """Kinetic and potential energy of rows of y, not compiled."""
        return np.array([self._energy_function(row) for row in y[:, : self.size]])[:, :, 0]

    @cached_property
    def _energy_function(self) -> Direct:
        def make() -> ca.Function:
            tree, potential = self.machine.kinematics.tree, self.energies.potential
            kinetic = self._energy(tree.q, tree.v) - potential
            y = ca.vertcat(tree.q, tree.v, self._tail, self.inputs.memory.x)
            return ca.Function("energy", [y], [ca.vertcat(kinetic, potential)], {"cse": True})

        key = self.machine.kinematics.question("energy", self.size)
        return Direct(remembered_function(key, make, [self.size]))

    @cached_property
    def loads(self) -> Loads:
        """Applied forces of the machine."""
        return Loads(self.machine.kinematics.tree, dry=not self.machine.system.dry)

    @cached_property
    def energies(self) -> Energies:
        """Kinetic and potential energy of the machine."""
        return Energies(self.machine.kinematics.tree)


def observed(machine: Machine, inputs: Inputs) -> dict[str, SX]:
    """Actuator forces and powers, energies and loop error, as expressions."""
    kin = machine.kinematics
    energies = Energies(kin.tree)
    gaps = [
        ca.norm_2(kin.tree.residual[part.residuals] * ca.DM(kin.row_lengths[part.residuals]))
        for part in kin.system.closures
        if part.residuals.stop > part.residuals.start
    ]
    return {
        "forces": inputs.forces,
        "powers": inputs.forces * kin.tree.actuator_velocities,
        "kinetic": energies.kinetic,
        "potential": energies.potential,
        "loop_error": ca.mmax(ca.vertcat(*gaps)) if gaps else SX(0),
    }


@dataclass(frozen=True, eq=False)
class LoopProjection:
    """Corrected coordinates and velocities; how far the loops were open; smallest pivot.

    error: m, or rad times the size; less than CLOSED times the size where corrections do no more: where coordinates are
        so large that their rounding opens loops by more, in proportion, and without redundant rows that contradict the
        others within the machine's tolerance
    """

    q: SX
    v: SX
    error: SX
    pivot: SX


def project(
    machine: Machine, q: SX, v: SX, robust: bool = True, regularisation: float = 0.0, held: Sequence[int] = ()
) -> LoopProjection:
    """The smallest correction, weighted by mass, of coordinates and velocities that have drifted off closed loops.

        [ M  Gᵀ ] [ δ ]   [  0  ]            [ M  Gᵀ ] [ v' ]   [ M v ]
        [ G  0  ] [ μ ] = [ −Phi ]           [ G  0  ] [ μ  ] = [  0  ]

    The first is one Gauss–Newton step for the position (two or three reach rounding); the second is exact at once and
    takes away the least kinetic energy. Both use one factorisation, at the coordinates as they came: repeat until the
    error found is small. Velocities that are held add rows E to G: E δ = 0 and E v' = E v. The robust order of
    elimination only fails where the machine is singular, the sparse one is quicker.

        M  nv×nv mass matrix     G  independent loop rows     Phi  their residual     δ  step on the velocities
    """
    kin, rows = machine.kinematics, list(machine.mobility.independent_rows)
    body = BodyKinematics(kin.system, q, SX(kin.system.nv, 1))
    E = SX(ca.DM.eye(kin.system.nv))[list(held), :]
    M, G = mass_matrix(body), ca.vertcat(body.constraint[0][rows, :], E)
    factor = saddle(M, G, *machine.typical(q), robust=robust, regularisation=regularisation)
    residual = ca.substitute(kin.tree.residual_on_rows, kin.tree.q, q)
    delta, _ = factor.solve(SX(kin.system.nv, 1), ca.vertcat(-residual[rows], SX(len(held), 1)))
    velocities, _ = factor.solve(M @ v, ca.vertcat(SX(len(rows), 1), E @ v))
    error = kin.closing_error(residual, q, rows)
    return LoopProjection(stepped(kin.system, q, delta), velocities, error, factor.pivot)
