"""Every entry point of the product for a machine, its changed descriptions, and the oracle.

Results are compared with Newton-Euler in maximal coordinates where it can treat the machine (all but flexible links),
and with the drawn machine's results as they appear in the changed one.
"""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

import closedchain as cc
from closedchain.errors import ClosedChainError, UnitWarning
from findings import Findings
from interpreted import interpreted
from metamorphic.changes import CHANGES, Change, Motion
from metamorphic.machines import Case, Rng, Unit, draw
from oracles import maximal, sums
from oracles.motion import followed, motion
from oracles.state import Array, BodyState, States, Unsupported

UNIT = float(np.finfo(float).eps)
METHODS = ("auto", "reference", "lagrange", "denoc", "operational_space", "virtual_work")
PLACED = 1e-9  # of poses, sizes being about one
CLOSE = 1e-8  # of accelerations and forces
ALONG = 1e-7  # of a motion: what differs in the sixteenth digit grows
CONSERVED = 1e-9  # of the largest energy
DURATION, SAMPLES = 0.08, 5


@dataclass(frozen=True)
class Asked:
    """A case compiled, with the state of the product that is its state."""

    case: Case
    model: cc.Model
    state: cc.State

    @cached_property
    def wanted(self) -> maximal.Solution | None:
        """The oracle's accelerations; none where it cannot treat the machine."""
        if self.case.flexible:
            return None
        try:
            return maximal.solve(self.case.judged, self.case.states, dict(self.case.forces))
        except Unsupported:
            return None

    @cached_property
    def rank(self) -> float:
        """Smallest singular value of the constraints that counts, of the largest."""
        sigma = np.linalg.svd(maximal.joint_equations(self.case.judged, self.case.states)[0], compute_uv=False)
        return float((sigma / sigma[0])[sigma > maximal.RANK_TOLERANCE * sigma[0]].min(initial=1.0))

    @cached_property
    def code(self) -> Asked:
        """The same with machine code; not to be made while kernels are interpreted."""
        model = cc.compile(self.case.machine, self.case.cut)
        return replace(self, model=model, state=model.state(self.state.q, self.state.v))

    @cached_property
    def run(self) -> cc.Run:
        """Its motion in the tree's coordinates under error control."""
        return simulated(self)

    @property
    def units(self) -> Array:
        """Of [angular; linear] accelerations."""
        unit = self.case.unit
        return np.array([1.0] * 3 + [unit.length] * 3) / unit.time**2

    @property
    def wrench_units(self) -> Array:
        unit = self.case.unit
        return np.array([unit.energy] * 3 + [unit.energy / unit.length] * 3)


def checked(
    seed: int, changes: Sequence[str] | None = None, entries: Sequence[str] | None = None
) -> tuple[Case, Findings]:
    """The machine of a seed under changes, by entry points; those not named are drawn."""
    case, findings = draw(seed), Findings()
    rng = np.random.default_rng((60, seed))
    drawn = rng.permutation(list(CHANGES))[:3].tolist() if changes is None else changes
    asked = rng.permutation(list(ENTRIES))[:4].tolist() if entries is None else entries
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)
        warnings.simplefilter("ignore", UnitWarning)  # of machines in other units
        try:
            with interpreted():
                base = placed(case, findings, "drawn")
        except Exception as error:
            findings.refuse("drawn assembly", error)
            return case, findings
        everything(base, "", asked, findings, rng)
        for name in drawn:
            changed = CHANGES[name](case, rng)
            if changed is not None:
                compared(base, changed, findings, rng)
    return case, findings


def placed(case: Case, findings: Findings | None = None, what: str = "") -> Asked:
    """The compiled machine in the case's state, whose velocities are found from the bodies' twists."""
    model = cc.compile(case.machine, case.cut)
    start = model.assemble(allow_singular=True)
    if findings is not None:
        L = case.unit.length
        for name, state in case.states.items():
            body = start.body(name)
            findings.compare(f"{what} assembly", body.rotation, state.R, 1.0, PLACED)
            findings.compare(f"{what} assembly", body.position / L, state.p / L, 1.0, PLACED)
        for joint, near in case.near.items():
            units = np.array([1.0 if turns else L for turns in case.machine.joint(joint).rotational])
            findings.compare(f"{what} coordinates", np.atleast_1d(start[joint]) / units, near / units, 1.0, 10 * PLACED)
    names = [body.name for body in case.machine.bodies]
    size = np.array(([1.0] * 3 + [case.unit.length] * 3) * len(names))
    wanted = np.concatenate([np.concatenate([case.states[n].omega, case.states[n].v]) for n in names]) / size
    N = model.kinematics.free_motions(start.q)
    N = N / np.maximum(np.abs(N).max(axis=0), 1e-300)
    J = np.array([_twists(start.replace(v=v, check=False), names) / size for v in N.T]).T
    bending = N[list(model.system.modal_velocities)]  # links do not bend at the start
    y = np.linalg.lstsq(np.vstack([J, bending]), np.concatenate([wanted, np.zeros(len(bending))]), rcond=None)[0]
    v = N @ y
    state = model.state(start.q, v)
    if findings is not None:
        speed = max(float(np.abs(wanted).max()), 1e-9)
        findings.compare(f"{what} velocities", _twists(state, names) / size, wanted, speed, 10 * PLACED)
    return Asked(case, model, state)


def _twists(state: cc.State, names: Sequence[str]) -> Array:
    return np.concatenate([state.body(name).twist for name in names])


# entry points of one machine
def forward(asked: Asked, what: str, findings: Findings, rng: Rng, methods: Sequence[str] | None = None) -> None:
    """Accelerations by several formulations, and the reactions that the rigid machine determines."""
    case = asked.case
    allowed = max(CLOSE, 100 * UNIT / asked.rank)
    first: Array | None = None
    if asked.wanted is not None:
        first = asked.wanted.x.reshape(-1, 6) / asked.units
    for method in METHODS if methods is None else methods:
        name = f"{what} forward {method}"
        try:
            result = asked.model.forward_dynamics(asked.state, dict(case.forces), method)
            rows = np.array([result.body(body.name) for body in case.machine.bodies]) / asked.units
        except Exception as error:
            findings.refuse(name, error)
            continue
        first = rows if first is None else first
        findings.compare(name, rows, first, max(1.0, float(np.abs(first).max())), allowed)
        if method in ("auto", "reference") and asked.wanted is not None:
            _reactions(asked, result, f"{what} reactions {method}", findings)


def _reactions(asked: Asked, result: Any, name: str, findings: Findings) -> None:
    case = asked.case
    pairs = []
    for joint, (held, unique) in maximal.reactions(case.judged, case.states, dict(case.forces)).items():
        along = maximal.joint_wrench(case.judged, case.judged.joint(joint), case.states, dict(case.forces))
        both = unique & result.unique[joint]
        pairs.append(
            (result.reactions[joint][both] / asked.wrench_units[both], ((held + along) / asked.wrench_units)[both])
        )
    got, want = (np.concatenate(part) for part in zip(*pairs, strict=True))
    findings.compare(
        name, got, want, max(1.0, float(np.abs(want).max(initial=0.0))), max(10 * CLOSE, 1e3 * UNIT / asked.rank**2)
    )


def inverse(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """Forces for the accelerations of forward dynamics cause these accelerations, says the oracle."""
    case = asked.case
    if asked.wanted is None or not case.forces:
        return
    name = f"{what} inverse"
    try:
        found = asked.model.forward_dynamics(asked.state, dict(case.forces))
        result = asked.model.inverse_dynamics(asked.state, acceleration=found.acceleration)
        forces = {motor.name: float(result[motor.name]) for motor in case.machine.actuators}
    except Exception as error:
        findings.refuse(name, error)
        return
    again = maximal.solve(case.judged, case.states, forces).x.reshape(-1, 6) / asked.units
    wanted = asked.wanted.x.reshape(-1, 6) / asked.units
    findings.compare(
        name, again, wanted, max(1.0, float(np.abs(wanted).max())), 10 * max(CLOSE, 100 * UNIT / asked.rank)
    )


def energies(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """Kinetic and potential energy, against own sums; momentum."""
    case, E = asked.case, asked.case.unit.energy
    if case.flexible:
        return
    kinetic, potential = asked.model.energies(asked.state)
    own = sums.kinetic(case.machine, case.states), sums.potential(case.machine, case.near, case.states)
    findings.compare(f"{what} energy", np.array([kinetic]) / E, np.array(own[:1]) / E, max(1.0, own[0] / E), 1e-10)
    if not case.machine.wrenches:
        # struts' constants are those of their own choice
        still = replace(case.machine, struts=())
        own_potential = sums.potential(still, case.near, case.states)
        model = asked.model if not case.machine.struts else None
        if model is not None:
            size = max(1.0, abs(own_potential) / E)
            findings.compare(f"{what} potential", np.array([potential]) / E, np.array([own_potential]) / E, size, 1e-9)


def repeated(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """A second call, after others in between, gives the same bits."""
    case, model = asked.case, asked.model
    try:
        first = model.forward_dynamics(asked.state, dict(case.forces)).acceleration
        for size in (0.0, 2.0):
            model.forward_dynamics(asked.state, {name: size * force for name, force in case.forces.items()})
        again = model.forward_dynamics(asked.state, dict(case.forces)).acceleration
    except Exception as error:
        findings.refuse(f"{what} repeated", error)
        return
    findings.compare(f"{what} repeated", again, first, float(np.abs(first).max(initial=1.0)), 0.0)


def linear(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """Drift and B of the linear system against the oracle: accelerations of the named coordinates, and per force."""
    case = asked.case
    if asked.wanted is None:
        return
    name = f"{what} linearize"
    try:
        result = asked.model.linearize(asked.state, dict(case.forces))
    except Exception as error:
        findings.refuse(name, error)
        return
    n = len(result.names)
    places = [_place(case, one) for one in result.names]
    if None in places:
        return
    base = _coordinate_accelerations(case, places, asked.wanted.x)
    f = (
        np.array([1.0 if case.machine.joint(j).rotational[k] else case.unit.length for j, k in places])
        / case.unit.time**2
    )
    size = max(1.0, float(np.abs(base / f).max(initial=0.0)))
    findings.compare(f"{name} drift", result.drift[n:] / f, base / f, size, 100 * CLOSE)
    for i, motor in enumerate(case.machine.actuators):
        step = case.unit.energy / asked_factor(case, motor)
        more = {**case.forces, motor.name: case.forces[motor.name] + step}
        moved = _coordinate_accelerations(case, places, maximal.solve(case.judged, case.states, more).x)
        want = (moved - base) / f
        findings.compare(
            f"{name} B", result.B[n:, i] * step / f, want, max(1.0, float(np.abs(want).max())), 100 * CLOSE
        )
    # along the motion: d³q/dt³ = A dx/dt
    T = case.unit.time
    h = 1e-4 * T
    along = motion(
        case.machine,
        case.states,
        case.near,
        lambda t, near, states: dict(case.forces),
        h * np.arange(5),
        tolerance=None,
    )
    jerk = np.zeros(n)
    for weight, (near, states) in zip((-25 / 12, 4, -3, 4 / 3, -1 / 4), along, strict=True):
        moved = replace(case, near=near, states=states)
        x = maximal.solve(moved.judged, states, dict(case.forces)).x
        jerk += weight * _coordinate_accelerations(moved, places, x) / h
    size = max(1.0, float((np.abs(result.A[n:]) @ np.abs(result.drift) / f).max(initial=0.0)) * T)
    findings.compare(f"{name} A", (result.A @ result.drift)[n:] / f * T, jerk / f * T, size, 1e-6)


def asked_factor(case: Case, motor: cc.Actuator) -> float:
    return 1.0 if case.machine.joint(motor.joint).rotational[motor.coordinate] else case.unit.length


def _place(case: Case, name: str) -> tuple[str, int] | None:
    """Joint and degree of freedom of an independent coordinate; none for turns of balls and floating bodies."""
    for joint in case.machine.joints:
        if joint.has_coordinates:
            if name == joint.name and joint.dof == 1:
                return name, 0
            if name.rpartition(".")[0] == joint.name and name.rpartition(".")[2].isdigit():
                return joint.name, int(name.rpartition(".")[2])
    return None


def _coordinate_accelerations(case: Case, places: Sequence[Any], x: Array) -> Array:
    """d²q/dt² of degrees of freedom."""
    found = []
    for name, k in places:
        row, bias = maximal.rotor_row(case.judged, {(name, k): 1.0}, case.states)
        found.append(float(row @ x + bias))
    return np.array(found)


def rest(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """Where an equilibrium is found, the oracle's machine does not accelerate."""
    case = asked.case
    if case.flexible:
        return
    name = f"{what} equilibrium"
    try:
        result = asked.model.equilibrium(asked.state, dict(case.forces))
    except Exception as error:
        findings.refuse(name, error)
        return
    still = stationary(asked, result.state)
    x = maximal.solve(still.judged, still.states, dict(result.forces)).x.reshape(-1, 6) / asked.units
    free = still.machine
    weightless = replace(free, gravity=(0.0, 0.0, 0.0))
    level = max(
        1.0,
        float(
            np.abs(
                maximal.solve(maximal.unwound(weightless, still.near, still.states), still.states, {}).x.reshape(-1, 6)
                / asked.units
            ).max()
        ),
    )
    findings.compare(name, x, np.zeros_like(x), level, 1e-6)


def stationary(asked: Asked, state: cc.State) -> Case:
    """The case at rest in a state of the product."""
    case, states = asked.case, {}
    for body in case.machine.bodies:
        seen = state.body(body.name)
        states[body.name] = BodyState(seen.rotation, seen.position, np.zeros(3), np.zeros(3))
    near = {name: np.atleast_1d(state[name]) for name in case.near}
    return replace(case, states=states, near=near)


# motion
def actuation(case: Case) -> Any:
    """Constant forces, or a law on one of them."""
    law, names = case.law, [motor.name for motor in case.machine.actuators]
    if law is None:
        return dict(case.forces)

    def function(t: Any, state: Any) -> Any:
        q, v = state[law.joint][law.coordinate], state.velocity(law.joint)[law.coordinate]
        error = law.target - q
        force = law.stiffness * error - law.damping * v
        if law.period:
            clock = state.memory.every(law.period)
            integral = clock.update("integral", lambda old: old + law.period * error)
            force = clock.delay("late force", force + law.integral * integral, law.samples)
        return [force if name == law.actuator else case.forces[name] for name in names]

    return function


def law_of_oracle(case: Case) -> Callable[..., dict[str, float]]:
    """The same in Python."""
    law, integral, late = case.law, [0.0], [0.0] * (case.law.samples if case.law else 0)

    def function(t: float, near: dict[str, Array], states: States) -> dict[str, float]:
        if law is None:
            return dict(case.forces)
        v = maximal.velocities(case.machine.joint(law.joint), states)[law.coordinate]
        error = law.target - near[law.joint][law.coordinate]
        force = law.stiffness * error - law.damping * v
        if law.period:
            integral[0] += law.period * error
            late.append(force + law.integral * integral[0])
            force = late.pop(0)
        return {**case.forces, law.actuator: float(force)}

    return function


def times(case: Case) -> Array:
    return np.linspace(0.0, DURATION, SAMPLES) * case.unit.time


def simulated(asked: Asked, **options: Any) -> cc.Run:
    case = asked.case
    T = case.unit.time
    given = {"output": times(case), "raise_on_stop": False} | options
    return asked.model.simulate(asked.state, DURATION * T, actuation(case), **given)


def history(asked: Asked, run: cc.Run) -> list[States]:
    """States of the bodies at the samples."""
    names = [body.name for body in asked.case.machine.bodies]
    bodies = {name: run.body(name) for name in names}
    return [
        {n: BodyState(b.rotation[i], b.position[i], b.angular_velocity[i], b.velocity[i]) for n, b in bodies.items()}
        for i in range(len(run.time))
    ]


def alike(first: list[States], second: list[States], unit: Unit, what: str, findings: Findings, allowed: float) -> None:
    """Equal motions, in the units of the drawn machine; the second may have ended later."""
    L, T = unit.length, unit.time
    for one, two in zip(first, second, strict=False):
        speed = max(
            1.0,
            *(float(np.abs(s.omega).max()) * T for s in two.values()),
            *(float(np.abs(s.v).max()) * T / L for s in two.values()),
        )
        for name, state in two.items():
            findings.compare(what, one[name].R, state.R, 1.0, allowed)
            findings.compare(what, one[name].p / L, state.p / L, 1.0, allowed)
            findings.compare(what, one[name].omega * T, state.omega * T, speed, allowed)
            findings.compare(what, one[name].v * T / L, state.v * T / L, speed, allowed)


def runs(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """The motion in all coordinates of the tree against the oracle's."""
    case = asked.case
    found = followed_run(asked, what, findings)
    if found is None or case.flexible or any(motor.limited for motor in case.machine.actuators):
        return
    law = case.law
    instants = law.period if law is not None and law.period else None
    wanted = motion(case.machine, case.states, case.near, law_of_oracle(case), times(case)[: len(found)], instants)
    alike(found, [states for _, states in wanted], case.unit, f"{what} simulate", findings, ALONG)


def followed_run(asked: Asked, what: str, findings: Findings) -> list[States] | None:
    """The run's bodies at the times asked for; its angles count whole turns, and it ends at the ends of travel."""
    case = asked.case
    try:
        run = asked.run
        found = history(asked, run)
    except Exception as error:
        findings.refuse(f"{what} simulate", error)
        return None
    if run.ending.kind not in ("complete", "event"):
        findings.refusals[f"{what} simulate"] = f"ended: {run.ending.kind}"
    whole = [i for i, t in enumerate(run.time) if np.isclose(times(case), t, rtol=0, atol=1e-12 * case.unit.time).any()]
    found = [found[i] for i in whole]
    _turns(asked, run, found, whole, f"{what} simulate coordinates", findings)
    _limits(asked, run, f"{what} simulate limits", findings)
    return found


def _turns(asked: Asked, run: cc.Run, found: list[States], whole: list[int], name: str, findings: Findings) -> None:
    """Coordinates of the run against those that are followed from sample to sample in the bodies' poses."""
    case, near = asked.case, dict(asked.case.near)
    if case.flexible:
        return
    for i, states in zip(whole, found, strict=True):
        near = followed(case.machine, near, states)
        for joint, q in near.items():
            units = np.array([1.0 if turns else case.unit.length for turns in case.machine.joint(joint).rotational])
            findings.compare(
                name, np.atleast_1d(run[joint][i]) / units, q / units, max(1.0, np.abs(q / units).max()), 1e-7
            )


def _limits(asked: Asked, run: cc.Run, name: str, findings: Findings) -> None:
    """A run ends where a coordinate is at its end of travel, and no sample is beyond one."""
    for joint in asked.case.machine.joints:
        for k, ends in enumerate(joint.limits or ()):
            unit = 1.0 if joint.rotational[k] else asked.case.unit.length
            values = run[joint.name].reshape(len(run.time), -1)[:, k] / unit
            low, high = (end / unit for end in ends)
            beyond = max(0.0, float((low - values).max()), float((values - high).max()))
            findings.compare(name, np.array([beyond]), np.zeros(1), max(1.0, abs(low), abs(high)), 1e-8)
            label = joint.name if joint.dof == 1 else f"{joint.name}[{k}]"
            if run.ending.kind == "event" and (run.ending.event or "").endswith(f" limit of {label}"):
                last = np.atleast_1d(run.state()[joint.name])[k] / unit
                apart = np.abs(np.array([low, high]) - last).min(keepdims=True)
                findings.compare(name, apart, np.zeros(1), max(1.0, abs(last)), 1e-8)


def ways(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """Other coordinates and integrators give the same motion."""
    case, T = asked.case, asked.case.unit.time
    try:
        base = history(asked, asked.run)
    except Exception:
        return  # as followed_run says
    options: dict[str, tuple[dict[str, Any], float]] = {
        "independent": ({"coordinates": "independent"}, ALONG),
        "platform": ({"coordinates": "platform"}, ALONG),
        "dopri5": ({"integrator": "dopri5", "rtol": 1e-10, "atol": 1e-10}, 1e-6),
        "rosenbrock": ({"integrator": "rosenbrock", "rtol": 1e-8, "atol": 1e-8}, 1e-4),
        "rk4": ({"integrator": "rk4", "step": 1e-3 * T}, 1e-4),
        "symplectic": ({"integrator": "symplectic", "step": 1e-3 * T}, 1e-2),
        "lagrange": ({"method": "lagrange"}, ALONG),
        "denoc": ({"method": "denoc"}, ALONG),
    }
    for way in rng.permutation(list(options))[:2]:
        given, allowed = options[way]
        try:
            run = simulated(asked, **given)
            if run.ending.kind not in ("complete", "event"):
                findings.refusals[f"{what} simulate {way}"] = f"ended: {run.ending.kind}"
            alike(history(asked, run), base, case.unit, f"{what} simulate {way}", findings, allowed)
        except Exception as error:
            findings.refuse(f"{what} simulate {way}", error)


def continued(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """A run that is extended, saved and loaded, or given to an ensemble is the same to the last bit."""
    case, T, model = asked.case, asked.case.unit.time, asked.model
    step = 2e-3 * T
    options = {"step": step, "integrator": "rk4"}
    try:
        whole = model.simulate(asked.state, 20 * step, actuation(case), **options)
        half = model.simulate(asked.state, 10 * step, actuation(case), **options)
    except Exception as error:
        findings.refuse(f"{what} extend", error)
        return

    def same(name: str, run: cc.Run, allowed: float = 0.0) -> None:
        count = min(len(run.time), len(whole.time))
        if len(run.time) != len(whole.time):
            findings.failures.append(f"{what} {name}: {len(run.time)} samples, not {len(whole.time)}")
        size = max(1.0, float(np.abs(whole.q).max(initial=0.0)))
        findings.compare(f"{what} {name}", run.q[:count], whole.q[:count], size, allowed)

    try:
        same("extend", half.extend(10 * step))
    except Exception as error:
        findings.refuse(f"{what} extend", error)
    try:
        with tempfile.TemporaryDirectory() as folder:
            given = {} if case.law is None else {"actuation": actuation(case)}
            path = half.save(Path(folder) / "run.npz")
            same("load and extend", model.load_run(path, **given).extend(10 * step))
            same("load from the file alone", cc.load_run(path, **given).extend(10 * step))
    except Exception as error:
        findings.refuse(f"{what} load", error)
    if any(joint.limits for joint in case.machine.joints):
        return  # ensembles do not end at limits
    try:
        many = model.simulate_many([asked.state, asked.state], 20 * step, actuation(case), step=step)
        size = max(1.0, float(np.abs(whole.q).max(initial=0.0)))
        for q in many.final_q:
            findings.compare(f"{what} ensemble", q, whole.q[-1], size, 0.0 if whole.ending.complete else np.inf)
    except Exception as error:
        findings.refuse(f"{what} ensemble", error)


def clocks(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """What acts over time acts as long after a later start: a law of time, a table, rows of forces."""
    case, T, count = asked.case, asked.case.unit.time, len(asked.case.machine.actuators)
    if not count:
        return
    step, later = 2e-3 * T, 3.0 * T
    sizes = np.array([case.forces[motor.name] for motor in case.machine.actuators])
    rows = sizes * rng.uniform(-1, 1, (4, count))

    def law(start: float) -> Callable[[Any, Any], Any]:
        return lambda t, state: [size * np.cos(30.0 / T * (t - start)) for size in sizes.tolist()]

    def table(start: float) -> cc.Table:
        return cc.Table(start + 20 * step * np.linspace(0, 1, 4), rows)

    for name, acts in {"law": law, "table": table, "rows": lambda start: rows}.items():
        try:
            first, second = (
                asked.model.simulate(asked.state, 20 * step, acts(start), step=step, start=start).q[-1]
                for start in (0.0, later)
            )
        except Exception as error:
            findings.refuse(f"{what} {name} later", error)
            continue
        size = max(1.0, float(np.abs(first).max(initial=0.0)))
        findings.compare(f"{what} {name} later", second, first, size, 1e-9)


def events(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """A run stops where a coordinate is at a threshold; with another threshold, of the same digits, at that one."""
    case, T = asked.case, asked.case.unit.time
    moving = [
        (joint.name, k, speed)
        for joint in case.machine.joints
        if joint.has_coordinates and joint.dof and not joint.limits
        for k, speed in enumerate(maximal.velocities(joint, case.states))
        if abs(speed) * T > 0.2 * (1.0 if joint.rotational[k] else case.unit.length)
    ]
    if not moving or any(joint.limits for joint in case.machine.joints):
        return
    name, k, speed = moving[int(rng.integers(len(moving)))]
    unit = 1.0 if case.machine.joint(name).rotational[k] else case.unit.length
    for digits in (0.0,):
        there = float(case.near[name][k]) * (1 + digits) + 0.01 * T * speed

        def threshold(t: Any, state: Any, there: float = there) -> Any:
            return state[name][k] - there

        try:
            run = simulated(asked, events=[cc.Event("threshold", threshold)], output=None)
            last = float(np.atleast_1d(run.state()[name])[k])
        except Exception as error:
            findings.refuse(f"{what} event", error)
            return
        if run.ending.kind != "event":
            early = np.abs(run.velocity(name).reshape(len(run.time), -1)[:, k]).min() < 0.2 * abs(speed)
            if not early:  # else it may have turned back before
                findings.failures.append(f"{what} event: none at {name} = {there}; {run.ending.message}")
            return
        findings.compare(f"{what} event", np.array([last]) / unit, np.array([there]) / unit, 1.0, 2e-9)


def conserved(asked: Asked, what: str, findings: Findings, rng: Rng) -> None:
    """Without losses and motors the energy stays, and in free flight the momentum, by sums over the bodies."""
    case = passive(asked.case)
    if case.flexible:
        return
    name = f"{what} conserved"
    try:
        with interpreted():
            free = placed(case)
        run = free.code.run
        found = history(free, run)
    except Exception as error:
        findings.refuse(name, error)
        return
    near, energy, momentum, levels = dict(case.near), [], [], []
    for states in found:
        near = followed(case.machine, near, states)
        kinetic, potential = sums.kinetic(case.machine, states), sums.potential(case.machine, near, states)
        energy.append(kinetic + potential)
        levels += [abs(kinetic), abs(potential)]
        momentum.append(sums.momentum(case.machine, states))
    size = max(levels)
    findings.compare(f"{name} energy", np.array(energy), np.full(len(energy), energy[0]), size, CONSERVED)
    theirs = run.energy.total
    if not case.machine.struts:
        findings.compare(f"{name} energy of the run", theirs - theirs[0], np.array(energy) - energy[0], size, CONSERVED)
    outside = [*case.machine.joints, *case.machine.elements]
    if all(one.parent != "ground" and one.child != "ground" for one in outside if getattr(one, "kind", "") != "free"):
        mass = sum(body.mass for body in case.machine.bodies)
        fall = np.array([mass * np.array(case.machine.gravity) * t for t in run.time])
        flight = np.array(momentum)
        flight[:, 3:] -= fall
        level = max(1e-3, float(np.abs(flight).max()))
        findings.compare(f"{name} momentum", flight, np.tile(flight[0], (len(flight), 1)), level, CONSERVED)


def passive(case: Case) -> Case:
    """The machine without motors, losses, wrenches and limits."""
    machine = case.machine
    joints = tuple(replace(j, damper=None, friction=None, limits=None) for j in machine.joints)
    motors = tuple(replace(m, damping=0.0, friction=0.0) for m in machine.actuators)
    struts = tuple(replace(s, damping=0.0) for s in machine.struts)
    bushings = tuple(replace(b, damping=(0.0,) * 6) for b in machine.bushings)
    machine = replace(machine, joints=joints, actuators=motors, struts=struts, bushings=bushings, wrenches=())
    return replace(case, machine=machine, forces=dict.fromkeys(case.forces, 0.0), law=None)


ENTRIES: dict[str, Callable[[Asked, str, Findings, Rng], None]] = {
    "forward": forward,
    "inverse": inverse,
    "energies": energies,
    "repeated": repeated,
    "linearize": linear,
    "equilibrium": rest,
    "simulate": runs,
    "ways": ways,
    "continued": continued,
    "clocks": clocks,
    "events": events,
    "conserved": conserved,
}
COMPILED = ("simulate", "ways", "continued", "clocks", "events", "conserved")  # need machine code


def everything(asked: Asked, what: str, entries: Sequence[str], findings: Findings, rng: Rng) -> None:
    """The entry points of one machine."""
    for entry in entries:
        name = what or "drawn"
        try:
            if entry in COMPILED:
                ENTRIES[entry](asked.code, name, findings, rng)
            else:
                with interpreted():
                    ENTRIES[entry](asked, name, findings, rng)
        except ClosedChainError as error:
            findings.refuse(f"{name} {entry}", error)


def compared(base: Asked, change: Change, findings: Findings, rng: Rng) -> None:
    """The changed machine against its own oracle, and its motion against the drawn one's."""
    name = change.name
    try:
        with interpreted():
            asked = placed(change.case, findings, name)
    except Exception as error:
        findings.refuse(f"{name} assembly", error)
        return
    with interpreted():
        forward(asked, name, findings, rng, ("auto", str(rng.choice(METHODS[1:]))))
    if change.case.flexible:
        _accelerations_alike(base, asked, change, findings)
    if "elastic" in base.case.features and change.case.machine.platform is not None and name != "other platform":
        _stiffness_alike(base, asked, change, findings)
    entry = str(rng.choice(["inverse", "linearize", "equilibrium", "energies", "simulate", "simulate"]))
    if entry != "simulate":
        everything(asked, name, [entry], findings, rng)
        return
    try:
        found = followed_run(asked.code, name, findings)
        wanted = history(base, base.code.run)
    except Exception as error:
        findings.refuse(f"{name} simulate", error)
        return
    for row, states in zip(found or [], wanted, strict=False):
        seen = dict(change.body(one, Motion(state, *np.zeros((2, 3)))) for one, state in states.items())
        alike(
            [row],
            [{one: motion.state for one, motion in seen.items()}],
            change.case.unit,
            f"{name} simulate",
            findings,
            ALONG,
        )


def _stiffness_alike(base: Asked, asked: Asked, change: Change, findings: Findings) -> None:
    """K at the platform's mass centre, and natural frequencies, as they appear in the changed machine."""
    name, case, platform = change.name, asked.case, base.case.machine.platform
    try:
        with interpreted():
            (K, f), (other, g) = (_stiffness(one) for one in (base, asked))
    except Exception as error:
        findings.refuse(f"{name} stiffness", error)
        return
    state, e = base.case.states[str(platform)], np.eye(3)
    turned = np.array([change.body(str(platform), Motion(state, row, 0 * row))[1].alpha for row in e]).T
    moved = np.array([change.body(str(platform), Motion(state, 0 * row, row))[1].a for row in e]).T
    still = change.body(str(platform), Motion(state, np.zeros(3), np.zeros(3)))[1].a[:, None]
    T = np.zeros((6, 6))
    T[:3, :3], T[3:, 3:] = turned * case.unit.time**2, (moved - still) * case.unit.time**2
    seen = T.T @ other @ T / case.unit.energy
    findings.compare(f"{name} stiffness", seen, K, float(np.abs(K).max()), 1e-7)
    findings.compare(f"{name} frequencies", g * case.unit.time, f, float(f.max(initial=1.0)), 1e-5)


def _stiffness(asked: Asked) -> tuple[Array, Array]:
    machine, state = asked.case.machine, asked.state
    body = state.body(str(machine.platform))
    at = body.point(machine.body(str(machine.platform)).center)
    return asked.model.stiffness(state, at).matrix, asked.model.natural_modes(state).frequencies


def _accelerations_alike(base: Asked, asked: Asked, change: Change, findings: Findings) -> None:
    """Where the oracle has no say: those of the drawn machine as they appear in the changed one."""
    try:
        with interpreted():
            one = base.model.forward_dynamics(base.state, dict(base.case.forces))
            two = asked.model.forward_dynamics(asked.state, dict(change.case.forces))
            for body in base.case.machine.bodies:
                row = one.body(body.name)
                name, seen = change.body(body.name, Motion(base.case.states[body.name], row[:3], row[3:]))
                wanted = np.concatenate([seen.alpha, seen.a]) / asked.units
                result = two.body(name) / asked.units
                findings.compare(
                    f"{change.name} forward", result, wanted, max(1.0, float(np.abs(wanted).max())), 10 * CLOSE
                )
    except Exception as error:
        findings.refuse(f"{change.name} forward", error)
