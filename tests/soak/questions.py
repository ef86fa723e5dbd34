"""Every question to formulations about one drawn machine, against codes that share nothing with them.

Bodies' poses and velocities at the state are brought to the machine of size one, where Newton–Euler in maximal
coordinates and Pinocchio say what the accelerations are; so a machine in micrometres is checked like one in metres.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

import closedchain as cc
from closedchain.errors import ClosedChainError, UnitWarning
from closedchain.kinematics.mobility import wander
from closedchain.types import Array
from findings import Findings, without_numbers
from interpreted import interpreted
from oracles import maximal, pinocchio_oracle
from oracles.state import States, Unsupported
from soak.machines import Drawn, rotational, scaled
from states import body_states

EXACT = {"lagrange": 0.6, "denoc": 0.5, "operational_space": 0.5, "virtual_work": 1.0}  # how often each is asked
UNIT = float(np.finfo(float).eps)
CLOSE = 1e-8
SOFT = 5e-3  # of virtual springs in static equilibrium
UNCERTAIN = (1e-13, 1e-7)  # relative singular values that the oracles might count or not


@dataclass(frozen=True, eq=False)
class Case:
    """A machine in a state under actuator forces, and what other codes say of it.

    judged: the machine of size one as the oracles take it, who read angles from poses, between −π and π
    states, unit_forces: of the machine of size one      wanted: body accelerations there, [angular; linear] rows
    rank: of the constraints in maximal coordinates, relative to the largest singular value, the smallest that counts
    """

    drawn: Drawn
    judged: cc.Mechanism
    model: cc.Model
    state: cc.State
    unit_forces: dict[str, float]
    states: States
    wanted: Array | None
    rank: float

    @property
    def forces(self) -> dict[str, float]:
        unit, found = self.drawn.scale, {}
        for actuator in self.drawn.mechanism.actuators:
            turns = rotational(self.drawn.mechanism.joint(actuator.joint))[actuator.coordinate]
            found[actuator.name] = self.unit_forces[actuator.name] * (unit.moment if turns else unit.force)
        return found

    @property
    def allowed(self) -> float:
        """Of accelerations."""
        return max(CLOSE, 100 * UNIT / self.rank)

    @property
    def allowed_multipliers(self) -> float:
        return max(CLOSE, 100 * UNIT / self.rank**2)


def ask(drawn: Drawn, methods: tuple[str, ...] | None = None) -> Findings:
    """All questions about a machine; `methods` restricts them to some formulations."""
    found = Findings()
    rng = np.random.default_rng((30, drawn.seed))
    names = ["reference", *(name for name, share in EXACT.items() if rng.random() < share)]
    names += ["virtual_spring"] if rng.random() < 0.4 and "near a singularity" not in drawn.features else []
    more = rng.random(2)
    with interpreted(), warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)
        warnings.simplefilter("ignore", UnitWarning)  # of machines at other scales
        try:
            case = drawn_case(drawn, rng, found)
        except Exception as error:
            found.refuse("assembly", error)
            return found
        first: list[Array] = []
        for name in methods or names:
            _forward(case, name, first, found)
        if case.wanted is not None and not methods:
            if more[0] < 0.3:
                _energy(case, found)
            if more[1] < 0.25:
                _pinocchio(case, found)
    return found


def drawn_case(drawn: Drawn, rng: np.random.Generator, found: Findings) -> Case:
    """A machine compiled, in a moving state; what other codes say of it where they can."""
    model = cc.compile(scaled(drawn.mechanism, drawn.scale))
    state = moving(model, drawn, rng)
    unit_forces = {a.name: float(rng.uniform(-5, 5)) for a in drawn.mechanism.actuators}
    L, T = drawn.scale.length, drawn.scale.time
    states = {name: replace(s, p=s.p / L, omega=s.omega * T, v=s.v * T / L) for name, s in body_states(state).items()}
    judged = maximal.unwound(drawn.mechanism, _coordinates(drawn.mechanism, state), states)
    off = maximal.violation(drawn.mechanism, states)
    if off > 1e-7:
        found.failures.append(f"state: joints move by {off:.2g} against their constraints")
    sigma = np.linalg.svd(maximal.joint_equations(drawn.mechanism, states)[0], compute_uv=False)
    relative = sigma / sigma[0]
    rank = float(relative[relative > maximal.RANK_TOLERANCE].min())
    wanted = None
    certain = not ((relative > UNCERTAIN[0]) & (relative < UNCERTAIN[1])).any()
    if certain and not drawn.features & {"flexible link", "singular"}:
        try:
            bodies = maximal.accelerations(judged, states, unit_forces)
            wanted = np.array([np.concatenate(bodies[body.name]) for body in drawn.mechanism.bodies])
        except Unsupported as error:
            found.refusals["maximal coordinates"] = str(error)
    return Case(drawn, judged, model, state, unit_forces, states, wanted, rank)


def _coordinates(machine: cc.Mechanism, state: cc.State) -> dict[str, Array]:
    """Of the joints, with their whole turns."""
    return {joint.name: np.atleast_1d(state[joint.name]) for joint in machine.joints if joint.dof}


def moving(model: cc.Model, drawn: Drawn, rng: np.random.Generator) -> cc.State:
    """A closed state that moves, at the start or near it."""
    q = model.assemble(allow_singular=True).q
    if not drawn.at_start:
        q = wander(model.kinematics, q, count=2)[-1]
    N = model.kinematics.free_motions(q)
    v = N @ rng.standard_normal(N.shape[1])
    lengths = np.where(model.system.rotational, 1.0, drawn.scale.length)
    size = np.abs(v / lengths).max(initial=0.0) or 1.0
    return model.state(q, v / size * rng.uniform(0, 3) / drawn.scale.time)


def _forward(case: Case, name: str, first: list[Array], found: Findings) -> None:
    """Accelerations, reactions and the forces that cause these accelerations, by one formulation."""
    try:
        answer = _accelerations(case, name)
        got = np.array([answer.body(body.name) for body in case.drawn.mechanism.bodies])
    except Exception as error:
        found.refuse(f"{name} forward", error)
        return
    if "singular" in case.drawn.features:
        if any("singular" in note for note in answer.notes):
            found.refusals[f"{name} forward"] = "answered with the note that the machine is singular"
        else:
            found.failures.append(f"{name} forward: answers at a singular configuration")
        return
    got = got / (np.array([1.0] * 3 + [case.drawn.scale.length] * 3) / case.drawn.scale.time**2)
    soft = name == "virtual_spring"
    if soft and answer.error > 0.1:
        found.refusals[f"{name} forward"] = "answered with the note that no digit holds"
        return
    if not soft:
        first.append(got)
    if case.wanted is None and not first:
        return
    wanted = first[0] if case.wanted is None else case.wanted
    near = "near a singularity" in case.drawn.features and case.wanted is None
    allowed = max(SOFT, 10 * answer.error) if soft else 1e-4 if near else case.allowed
    found.compare(f"{name} forward", got, wanted, float(np.abs(wanted).max(initial=0.0)), allowed)
    if case.wanted is not None:
        if not soft:
            _reactions(case, answer, name, found)
        if name != "operational_space" and case.unit_forces:
            _inverse(case, name, found)


def _accelerations(case: Case, name: str) -> Any:
    model, forces = case.model, case.forces
    if name != "virtual_spring":
        return model.forward_dynamics(case.state, forces, name)
    method = cc.VirtualSpring(error=1e-9 * model.system.size)
    return model.forward_dynamics(method.equilibrium(model, case.state, forces), forces, method)


def _reactions(case: Case, answer: Any, name: str, found: Findings) -> None:
    """Joint reactions that the rigid machine determines, at size one."""
    unit, machine = case.drawn.scale, case.judged
    units = np.array([unit.moment] * 3 + [unit.force] * 3)
    pairs = []
    for joint, (held, unique) in maximal.reactions(machine, case.states, case.unit_forces).items():
        along = maximal.joint_wrench(machine, machine.joint(joint), case.states, case.unit_forces)
        own = answer.unique[joint]
        if name == "reference" and not np.array_equal(own, unique):
            found.failures.append(
                f"reference reactions: unique {own.astype(int)}, not {unique.astype(int)}, at {joint}"
            )
        both = own & unique
        pairs.append((answer.reactions[joint][both] / units[both], (held + along)[both]))
    got, want = (np.concatenate(part) for part in zip(*pairs, strict=True))
    found.compare(f"{name} reactions", got, want, float(np.abs(want).max(initial=1.0)), 10 * case.allowed_multipliers)


def _inverse(case: Case, name: str, found: Findings) -> None:
    """Forces that cause the accelerations do the same work as the given ones on every motion of the closed machine."""
    model, state, given = case.model, case.state, np.array(list(case.forces.values()))
    try:
        a = model.forward_dynamics(state, case.forces, "reference").acceleration
        back = model.inverse_dynamics(state, acceleration=a, method=name).forces
    except Exception as error:
        found.refuse(f"{name} inverse", error)
        return
    motions = model.kinematics.actuator_jacobian(state.q) @ model.kinematics.free_motions(state.q)
    level = float((np.abs(motions).T @ np.abs(given)).max(initial=0.0))
    off = motions.T @ (back - given)
    found.compare(f"{name} inverse", off, np.zeros(len(off)), level, max(1e-7, 10 * case.allowed_multipliers))


def _energy(case: Case, found: Findings) -> None:
    """The kinetic energy changes by the power of all that acts: by differences along the reference's motion."""
    machine, unit, model, state = case.judged, case.drawn.scale, case.model, case.state
    still = {name: replace(s, omega=0 * s.omega) for name, s in case.states.items()}
    load = maximal.newton_euler(machine, still)[1] + maximal.along_joints(machine, case.states, case.unit_forces)
    u = np.concatenate([part for b in machine.bodies for part in (case.states[b.name].omega, case.states[b.name].v)])
    try:
        a = model.forward_dynamics(state, case.forces, "reference").acceleration
    except ClosedChainError:
        return
    h, kinetic = 1e-5 * unit.time, []
    for t in (h, -h):
        v = state.v + t * a
        M = model.reference.mass_matrix(model.kinematics.step(state.q, t * state.v + t**2 / 2 * a))
        kinetic.append(v @ M @ v / 2)
    rate = (kinetic[0] - kinetic[1]) / (2 * h) / (unit.moment / unit.time)
    level = float(np.abs(u) @ np.abs(load)) + kinetic[0] / unit.moment
    found.compare("energy", np.array([rate]), np.array([u @ load]), max(level, 1e-3), 1e-5)


def simulated(drawn: Drawn) -> Findings:
    """A few steps of the compiled simulation against Runge–Kutta steps by the reference, one formulation each."""
    found, rng = Findings(), np.random.default_rng((30, drawn.seed))
    try:
        case = drawn_case(drawn, rng, found)
        if case.wanted is None:
            return found
        model, state, step = case.model, case.state, 1e-5 * drawn.scale.time
        options = {"method": "lagrange", "integrator": "rk4", "step": step, "projection": False}
        run = model.simulate(state, 5 * step, lambda t, s: list(case.forces.values()), **options)
    except Exception as error:
        found.refuse("simulate", error)
        return found
    q, v = state.q, state.v
    forces = model.forces(case.forces)
    for _ in range(5):
        q, v = _runge_kutta(model, q, v, forces, step)
    lengths = np.where(model.system.rotational, 1.0, drawn.scale.length) / drawn.scale.time
    got, want = (run.state().v - state.v) / lengths, (v - state.v) / lengths
    found.compare("simulate", got, want, float(np.abs(want).max(initial=0.0)), max(1e-6, 100 * case.allowed))
    return found


def _runge_kutta(model: cc.Model, q: Array, v: Array, forces: Array, h: float) -> tuple[Array, Array]:
    """The classical step in coordinates, whose rates are linear in the velocities."""
    q_dot = model.kinematics.q_dot

    def slope(q: Array, v: Array) -> tuple[Array, Array]:
        return q_dot(q, v), model.reference.solve(q, v, forces)[0]

    k1 = slope(q, v)
    k2 = slope(q + h / 2 * k1[0], v + h / 2 * k1[1])
    k3 = slope(q + h / 2 * k2[0], v + h / 2 * k2[1])
    k4 = slope(q + h * k3[0], v + h * k3[1])
    return tuple(x + h / 6 * (a + 2 * b + 2 * c + d) for x, a, b, c, d in zip((q, v), k1, k2, k3, k4, strict=True))


def _pinocchio(case: Case, found: Findings) -> None:
    assert case.wanted is not None
    try:
        bodies = pinocchio_oracle.accelerations(case.judged, case.states, case.unit_forces)
    except Unsupported as error:
        found.refusals["pinocchio"] = without_numbers(str(error))
        return
    rows = np.array([np.concatenate(bodies[body.name]) for body in case.drawn.mechanism.bodies])
    size = float(np.abs(case.wanted).max(initial=0.0))
    found.compare("pinocchio", rows, case.wanted, size, max(1e-6, 1e3 * case.allowed))
