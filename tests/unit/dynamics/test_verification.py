"""Answers are checked against the equations they claim to solve; nothing else raises an alarm."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics import verification
from closedchain.dynamics.verification import _carried, rank_at
from closedchain.errors import AccuracyError, SingularityError
from closedchain.mechanism.joint import free, revolute
from closedchain.model.model import compile as compile_anew
from closedchain.multibody.system import System
from interpreted import interpreted
from states import model, moving_state, random_forces

EXACT = ("reference", "lagrange", "denoc", "operational_space", "virtual_work")
RIGHT = 1e-11  # residual of right answers of small machines at most


@pytest.mark.parametrize("method", EXACT)
def test_answers_carry_their_residual(method: str) -> None:
    compiled = model("gough_stewart")
    answer = compiled.forward_dynamics(moving_state(compiled), random_forces(compiled), method)
    assert answer.residual is not None
    assert answer.error is not None
    assert 0 < answer.residual < 1e-12
    assert answer.residual <= answer.error * (1 + 1e-12) < 1e-9


def test_the_residual_is_that_of_an_independent_computation() -> None:
    """With an answer a little off, r1 and r2 by matrices, and η their shares of the rows' terms and the levels."""
    compiled = model("gough_stewart")
    state, tau = moving_state(compiled), compiled.forces(random_forces(compiled))
    right = compiled.forward_dynamics(state, tau)
    a, lam = right.acceleration * 0.999, right.multipliers * 1.001
    eta, residuals = compiled._residuals(None, state.q, state.v, tau, a, lam, None)
    reference, kin, system = compiled.reference, compiled.kinematics, compiled.system
    G = kin.constraint(state.q)
    Q = kin.actuator_jacobian(state.q).T @ tau + reference.applied(state.q, state.v)
    r1 = reference.mass_matrix(state.q) @ a + reference.bias(state.q, state.v) - Q - G.T @ lam
    r2 = G @ (a - right.acceleration)
    c, size = kin.step_lengths, system.size
    G_typical = np.max([np.abs(kin.scaled(kin.constraint(q))) for q in compiled.mobility.samples], axis=0)
    joints = [[i for i in range(link.v.start, link.v.stop) if c[i] == unit] for link in system.links for unit in set(c)]
    joints = [joint for joint in joints if joint]
    legs = [slice(k, k + 3) for k in range(0, 18, 3)]
    carried = np.array(ca.DM(_carried(compiled.machine))).ravel()
    kinds = [tuple(np.round(np.log2([c[at[0]] / size, carried[at[0]] / carried.max()]))) for at in joints]
    alike = [[i for at, kind in zip(joints, kinds, strict=True) for i in at if kind == one] for one in set(kinds)]
    x = [c[at].max() * np.abs(a[at]).sum() + c[at].max() ** 2 * state.v[at] @ state.v[at] / size for at in alike]
    gravity = np.abs(compiled.mechanism.gravity).sum()
    weight = gravity * sum(body.mass for body in compiled.mechanism.bodies)
    force = max(carried[at].max() * level for at, level in zip(alike, x, strict=True)) + weight
    force += max(np.abs(lam[leg]).sum() for leg in legs)
    acceleration = max(x) + gravity + np.max(np.abs(Q) / (carried * c))
    s1, s2 = np.abs(Q) + 1e-3 * c * force, np.full(18, 1e-3 * acceleration)
    alone = np.max([np.diag(np.linalg.inv(reference.mass_matrix(q))) for q in compiled.mobility.samples], axis=0)
    for joint in joints:
        for leg in legs:
            block = G_typical[leg, joint].max()
            lever = 2 ** np.ceil(np.log2(block)) * c[joint[0]] / 16 if block > 1e-12 else 0.0
            s1[joint] += lever * np.abs(lam[leg]).sum()
            s2[leg] += lever * (np.abs(a[joint]).sum() + 1e-3 * gravity * np.max((carried * c * alone)[joint]))
    np.testing.assert_allclose(residuals, np.concatenate([r1, r2]), rtol=1e-6, atol=1e-9)
    np.testing.assert_allclose(eta, np.concatenate([np.abs(r1) / s1, np.abs(r2) / s2]), rtol=1e-6, atol=1e-13)
    assert eta[:24].max() > 1e-5
    assert eta[24:].max() > 1e-5


def sliding_lever(slide: Callable[..., cc.Joint]) -> cc.Mechanism:
    """A pin on a crank moves along a lever that rotates: cut joints that slide on a moving body."""
    bodies = [cc.Body.rod("crank", 1.0, 0.2), cc.Body.rod("lever", 2.0, 0.8), cc.Body("block", 0.5, (0.01, 0.02, 0.03))]
    joints = [
        cc.revolute("crank_pin", "ground", "crank"),
        cc.revolute("lever_pin", "ground", "lever", at=(-0.4, 0.0, 0.0)),
        cc.revolute("block_pin", "crank", "block", at=(0.2, 0.0, 0.0)),
        slide("slide", "lever", "block", at=(0.1, 0.0, 0.0), axis=(1, 0, 0)),
    ]
    return cc.Mechanism("sliding lever", bodies, joints)


def slide_askew() -> cc.Mechanism:
    """A body of three different moments of inertia slides along no axis of the one that carries it."""
    bodies = [
        cc.Body("lever", 2.0, (0.1, 0.2, 0.0), (0.1, 0.2, 0.25)),
        cc.Body("block", 0.5, inertia=(0.01, 0.02, 0.03)),
    ]
    joints = [
        cc.spherical("ball", "ground", "lever"),
        cc.prismatic("slide", "lever", "block", at=(0.1, 0.3, 0.2), axis=(2 / 7, 3 / 7, 6 / 7)),
    ]
    return cc.Mechanism("slide askew", bodies, joints)


@pytest.mark.parametrize(
    "machine",
    [
        slide_askew(),
        *("rssr", "four_bar_saha", "translational_3upu", "three_arms", "double_wishbone"),
        *(sliding_lever(slide) for slide in (cc.prismatic, cc.cylindrical)),
    ],
)
def test_recursion_and_matrices_give_the_same_residuals(
    machine: str | cc.Mechanism, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of anything, be it an answer or not, on loops that are neither closed nor at rest."""
    compiled, rng = model(machine) if isinstance(machine, str) else cc.compile(machine), np.random.default_rng(7)
    system, kin = compiled.system, compiled.kinematics
    v, a, lam = (rng.standard_normal(n) for n in (system.nv, system.nv, system.nc))
    q = kin.step(compiled.assemble().q, 0.1 * v)
    given = (kin.tree.q, kin.tree.v, (ca.SX.sym("a", system.nv), ca.SX.sym("lam", system.nc)), None, False)
    found = []
    for recursion in (True, False):
        if not recursion:
            monkeypatch.setattr(System, "why_no_recursion", "not here")
        parts = verification._residuals(compiled.machine, *given)
        function = ca.Function("r", [given[0], given[1], *given[2]], [ca.densify(ca.vertcat(*parts))])
        found.append(np.array(function(q, v, a, lam)).ravel())
    np.testing.assert_allclose(found[0], found[1], rtol=1e-10, atol=1e-10 * np.abs(found[1]).max(initial=0.0))


@pytest.mark.parametrize("machine", ["three_arms", "tripod_3rps"])
def test_closed_loops_are_taken_as_closed(machine: str) -> None:
    """By operational space, and so by its residuals; of a state that contradicts this the answer says so."""
    compiled, rng = model(machine), np.random.default_rng(8)
    state, system, tree = moving_state(compiled), compiled.system, compiled.kinematics.tree
    a, lam = ca.SX.sym("a", system.nv), ca.SX.sym("lam", system.nc)
    parts = [verification._residuals(compiled.machine, tree.q, tree.v, (a, lam), None, way) for way in (True, False)]
    r = ca.Function("r", [tree.q, tree.v, a, lam], [ca.vertcat(*part) for part in parts])
    given = state.v, *(rng.standard_normal(n) for n in (system.nv, system.nc))
    found, wanted = (np.array(part).ravel() for part in r(state.q, *given))
    np.testing.assert_allclose(found, wanted, rtol=1e-10, atol=1e-10 * np.abs(wanted).max())
    turned = state.replace(q=compiled.kinematics.step(state.q, 1e-4 * rng.standard_normal(system.nv)), check=False)
    found, wanted = (np.array(part).ravel() for part in r(turned.q, *given))
    assert np.abs(found - wanted).max() > 1e-8 * np.abs(wanted).max()
    answers = [
        compiled.forward_dynamics(at, None, "operational_space")
        for at in (state, turned.replace(v=0 * state.v, check=False))
    ]
    assert answers[0].notes == ()
    assert answers[1].residual is not None
    assert answers[1].residual < RIGHT
    assert "the loops of this state are open" in answers[1].notes[-1]


def test_bending_modes_are_measured_one_by_one() -> None:
    machine = model("four_bar_flexible").machine
    zeros = ca.SX(machine.system.nv, 1), ca.SX(machine.system.nc, 1)
    joints = verification._Terms(machine, machine.tree.v, zeros[0], zeros).joints
    assert machine.system.modal_velocities
    assert all([i] in joints for i in machine.system.modal_velocities)


def test_every_row_counts() -> None:
    compiled = model("four_bar")
    state = moving_state(compiled)
    right = compiled.forward_dynamics(state, [1.0])
    for k in range(compiled.system.nv):
        a = right.acceleration.copy()
        a[k] *= 1 + 1e-8
        eta, _ = compiled._residuals(None, state.q, state.v, np.array([1.0]), a, right.multipliers, None)
        assert eta.max() > 1e-10


def test_an_answer_that_does_not_hold_is_replaced_instance_by_instance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A formulation that is wrong in half of a batch: the fallback answers there, and in forward_dynamics too."""
    compiled = compile_anew(cc.library.four_bar())
    state = moving_state(compiled)
    right = cc.Lagrange.forward

    def wrong(self: cc.Lagrange, machine: object, q: object, v: object, Q: object, prescribed: object = None) -> object:
        found = right(self, machine, q, v, Q)
        return replace(found, acceleration=found.acceleration * (1 + 1e-3 * (Q[0] > 0.5)))

    monkeypatch.setattr(cc.Lagrange, "forward", wrong)
    tau = np.array([[0.0], [1.0], [0.2], [2.0]])
    a, _, _, residual, _ = compiled.kernels.forward("lagrange", verify=True)(np.tile(state.q, (4, 1)), state.v, tau)
    assert (residual < RIGHT).all()
    for k in range(4):
        want = compiled.reference.solve(state.q, state.v, tau[k])[0]
        np.testing.assert_allclose(a[k], want, rtol=1e-10, atol=1e-10)
        answer = compiled.forward_dynamics(state, tau[k], "lagrange")
        np.testing.assert_allclose(answer.acceleration, want, rtol=1e-10, atol=1e-10)
        # both orders are wrong where the force is large
        assert answer.notes == (("lagrange did not hold here: reference answered",) if tau[k] > 0.5 else ())
    unverified = compiled.forward_dynamics(state, [1.0], "lagrange", verify=False)
    assert unverified.residual is None
    assert np.abs(unverified.acceleration / a[1] - 1).max() > 1e-4


def test_if_nothing_holds_the_error_says_what_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = compile_anew(cc.library.four_bar())
    state = moving_state(compiled)
    solve, right = type(compiled.reference).solve, cc.Lagrange.forward

    def wrong(self: cc.Lagrange, machine: object, q: object, v: object, Q: object, prescribed: object = None) -> object:
        found = right(self, machine, q, v, Q)
        return replace(found, acceleration=found.acceleration * 1.001)

    def also_wrong(self: object, *given: object, **named: object) -> object:
        a, lam = solve(self, *given, **named)
        return 1.002 * a, lam

    monkeypatch.setattr(cc.Lagrange, "forward", wrong)
    monkeypatch.setattr(type(compiled.reference), "solve", also_wrong)
    monkeypatch.setattr(type(compiled.reference), "refined", lambda self, q, a, lam, residuals: (a, lam))
    with pytest.raises(AccuracyError, match=r"residual .* in .*; tried: lagrange, its fallback, reference"):
        compiled.forward_dynamics(state, [1.0], "lagrange")


# no false alarms
def tumbling(mass: float = 2.0, gravity: float = 0.0) -> cc.Model:
    body = cc.Body("body", mass, (0.1, -0.2, 0.05), (0.3 * mass, 0.2 * mass, 0.4 * mass))
    arm = cc.Body("arm", 0.5 * mass, (0.2, 0.0, 0.0), (0.01 * mass, 0.02 * mass, 0.02 * mass))
    joints = (free("float", "ground", "body"), revolute("hinge", "body", "arm", (0.3, 0.0, 0.0)))
    motor = (cc.Actuator("motor", "hinge"),)
    return cc.compile(cc.Mechanism("tumbling", (body, arm), joints, actuators=motor, gravity=(0.0, 0.0, -gravity)))


@pytest.mark.parametrize("gravity", [0.0, 9.81])
@pytest.mark.parametrize("speed", [0.0, 1e-9, 3.0])
@pytest.mark.parametrize("method", ["reference", "lagrange", "denoc"])
def test_free_flight_and_tumbling_raise_no_alarm(method: str, speed: float, gravity: float) -> None:
    compiled = tumbling(gravity=gravity)
    rng = np.random.default_rng(2)
    state = compiled.assemble()
    state = state.replace(v=speed * rng.standard_normal(compiled.system.nv))
    answer = compiled.forward_dynamics(state, method=method)
    assert answer.residual is not None
    assert answer.residual <= RIGHT
    assert not answer.notes


@pytest.mark.parametrize("ratio", [1e-9, 1e-4, 1e4, 1e9])
@pytest.mark.parametrize("method", ["reference", "lagrange", "denoc"])
def test_mass_ratios_raise_no_alarm(method: str, ratio: float) -> None:
    four_bar = cc.library.four_bar()
    bodies = [
        replace(body, mass=body.mass * ratio, inertia=tuple(map(tuple, body.inertia_matrix * ratio)))
        if k == 1
        else body
        for k, body in enumerate(four_bar.bodies)
    ]
    compiled = cc.compile(replace(four_bar, bodies=tuple(bodies)))
    answer = compiled.forward_dynamics(moving_state(compiled), [1.0], method)
    truth = compiled.forward_dynamics(moving_state(compiled), [1.0], "reference")
    np.testing.assert_allclose(answer.acceleration, truth.acceleration, rtol=1e-8, atol=1e-8)


def test_rest_raises_no_alarm() -> None:
    compiled = cc.compile(replace(cc.library.four_bar(), gravity=(0.0, 0.0, 0.0)))
    answer = compiled.forward_dynamics(compiled.assemble())
    assert answer.residual == 0
    assert answer.error == 0


def test_springs_are_verified_with_their_own_forces() -> None:
    compiled = model("four_bar")
    answer = compiled.forward_dynamics(moving_state(compiled), [1.0], cc.VirtualSpring(1e5, 10.0))
    assert answer.residual is not None
    assert answer.residual <= RIGHT


@pytest.mark.parametrize("method", [cc.Lagrange(baumgarte=20.0), cc.OperationalSpace(baumgarte=20.0)])
def test_feedback_is_part_of_the_equations(method: cc.Lagrange | cc.OperationalSpace) -> None:
    compiled = compile_anew(cc.library.tripod_3rps())
    state = moving_state(compiled)
    rng = np.random.default_rng(0)
    state = state.replace(v=state.v + 1e-4 * rng.standard_normal(compiled.system.nv), check=False)
    answer = compiled.forward_dynamics(state, None, method)
    assert answer.residual is not None
    # operational space takes rates of the loops as for closed ones, and says so
    assert answer.residual <= (RIGHT if isinstance(method, cc.Lagrange) else 1e-4)
    assert bool(answer.notes) == (answer.residual > RIGHT)
    assert np.abs(compiled.forward_dynamics(state).acceleration - answer.acceleration).max() > 1e-3


# singular states
@pytest.mark.parametrize("angle", [0.0, 1e-9])
@pytest.mark.parametrize("method", ["reference", "lagrange", "denoc", "operational_space"])
def test_a_flat_parallelogram_is_refused(method: str, angle: float) -> None:
    compiled = cc.compile(cc.library.n_four_bar(1))
    near = compiled.state(angle * np.array([1.0, 1.0, -1.0]))
    assert near.loop_error < 1e-15
    assert rank_at(compiled.machine, near.q).singular
    with pytest.raises(SingularityError, match="singular in this state"):
        compiled.forward_dynamics(near, method=method)
    assert not rank_at(compiled.machine, 1e-3 * np.array([1.0, 1.0, -1.0])).singular


def flat_parallelogram(angle: float) -> cc.Mechanism:
    """Its bars lie on the ground line."""
    return cc.library.n_four_bar(1, angle=angle)


def stretched_3rrr(angle: float) -> cc.Mechanism:
    """Its legs are stretched and point at one point."""
    half = 0.175 * (1 + 1e-15) / np.cos(angle)
    return cc.library.planar_3rrr(half, half, pose=(0, 0, 0))


def upright_gough_stewart(angle: float) -> cc.Mechanism:
    """Its legs stand along the first axes of their universal joints, and none resists sideways."""
    tips = [(np.cos(a), np.sin(a), 0.0) for a in np.deg2rad([0, 50, 120, 170, 240, 290])]
    return cc.library.gough_stewart(tips, tips, position=(1.5 * np.sin(angle), 0, 1.5), angles=(0, 0, 0))


@pytest.mark.parametrize("machine", [flat_parallelogram, stretched_3rrr, upright_gough_stewart])
@pytest.mark.parametrize("angle", [0.0, 1e-9, 1e-6, 1e-3])
def test_near_singular_states_are_refused_or_hold_as_said(
    machine: Callable[[float], cc.Mechanism], angle: float
) -> None:
    """At so many rad from a singular state: the first answer, and the next, which may take a shorter way."""
    with interpreted():
        compiled = compile_anew(machine(angle))
        q = compiled.assemble(allow_singular=True).q
        N, tau = compiled.kinematics.free_motions(q), np.linspace(1, 2, len(compiled.system.actuators))
        state, rank = compiled.state(q, N @ np.linspace(-1, 1, N.shape[1])), rank_at(compiled.machine, q)
        assert rank.singular == (angle <= 1e-7)
        for method in ("operational_space", "auto") * 2:
            try:
                answer = compiled.forward_dynamics(state, tau, method)
            except SingularityError:
                assert rank.pivot < 1e-9
                continue
            wanted = compiled.forward_dynamics(state, tau, "reference")
            assert answer.error is not None
            off = np.abs(answer.acceleration - wanted.acceleration).max()
            assert off <= max(1e-14, 10 * answer.error) * np.abs(wanted.acceleration).max()


def test_springs_say_that_the_machine_is_singular() -> None:
    compiled = cc.compile(cc.library.n_four_bar(1))
    flat = compiled.state(np.zeros(3))
    notes = compiled.forward_dynamics(flat, method=cc.VirtualSpring(1e5, 10.0)).notes
    assert "singular here" in notes[0]


def test_springs_say_how_well_they_hold_the_loops() -> None:
    """In equilibrium they hold them nearly; where they start from closed loops they do not pull at all."""
    compiled = cc.compile(cc.library.four_bar())
    state, method = moving_state(compiled), cc.VirtualSpring(error=1e-6)
    wanted = compiled.forward_dynamics(state, [5.0], "reference").acceleration
    held = compiled.forward_dynamics(method.equilibrium(compiled, state, [5.0]), [5.0], method)
    apart = compiled.forward_dynamics(state, [5.0], method)
    for answer, least, most in ((held, 0.0, 1e-2), (apart, 1e-2, 10.0)):
        error = np.abs(answer.acceleration - wanted).max() / np.abs(wanted).max()
        assert least <= error <= most
        assert error <= 10 * answer.error
        assert answer.error <= most
    assert "loops are held softly" in apart.notes[-1]
    # by how much the loops accelerate apart, beside the magnitudes of all terms
    fast = compiled.with_velocities(state, joints={"crank": 8.0})
    answer, G = compiled.forward_dynamics(fast, [5.0], method), compiled.kinematics.constraint(state.q)
    gamma = compiled.kinematics.constraint_product(fast.q, fast.v)
    terms = np.abs(G) @ np.abs(answer.acceleration) + np.abs(gamma)
    assert np.abs(gamma).max() > 1e-2 * terms.max()
    off = np.abs(G @ answer.acceleration + gamma) / np.maximum(terms, 1e-300)
    assert answer.error == pytest.approx(off.max(), rel=1e-6)


@pytest.mark.parametrize("method", ["reference", "lagrange", "denoc"])
def test_a_machine_without_mass_is_one_error(method: str) -> None:
    four_bar = cc.library.four_bar()
    bodies = tuple(cc.Body(body.name) for body in four_bar.bodies)
    compiled = cc.compile(replace(four_bar, bodies=bodies))
    with pytest.raises(SingularityError, match="moves no mass"):
        compiled.forward_dynamics(compiled.assemble(), [1.0], method)


def test_a_coordinate_carries_all_bodies_beyond_it() -> None:
    """A chain of three rods and a cart that carries one: masses by hand."""
    rods = [cc.Body.rod(name, mass, 0.5) for name, mass in (("upper", 2.0), ("lower", 1.0), ("tip", 0.25))]
    bodies = [cc.Body("cart", 4.0), *rods, cc.Body.rod("side", 0.5, 0.3)]
    joints = [
        cc.prismatic("rail", "ground", "cart", axis=(1, 0, 0)),
        cc.revolute("shoulder", "cart", "upper"),
        cc.revolute("elbow", "upper", "lower", at=(0.5, 0, 0)),
        cc.spherical("wrist", "lower", "tip", at=(0.5, 0, 0)),
        cc.revolute("beside", "cart", "side"),
    ]
    model = cc.compile(cc.Mechanism("cart", bodies, joints))
    masses = {"rail": 7.75, "shoulder": 3.25, "elbow": 1.25, "wrist": 0.25, "beside": 0.5}
    wanted = np.zeros(model.system.nv)
    for name, mass in masses.items():
        wanted[model.system.element(name).v] = mass
    np.testing.assert_allclose(np.array(ca.DM(_carried(model.machine))).ravel(), wanted)


MASSLESS = {
    "pendulum": ([cc.Body("bob")], [cc.revolute("pin", "ground", "bob", axis=(0, 1, 0))]),
    "pendulum beside a rod": (
        [cc.Body("bob"), cc.Body.rod("rod", 1.0, 0.3)],
        [cc.revolute("pin", "ground", "bob", axis=(0, 1, 0)), cc.revolute("rod", "ground", "rod", axis=(0, 1, 0))],
    ),
    "pendulum on a rod": (
        [cc.Body.rod("rod", 1.0, 0.3), cc.Body("bob")],
        [
            cc.revolute("rod", "ground", "rod", axis=(0, 1, 0)),
            cc.revolute("pin", "rod", "bob", axis=(0, 1, 0), at=(0.3, 0, 0)),
        ],
    ),
    "point mass that spins about itself": (
        [cc.Body("bob", 1.0)],
        [cc.revolute("pin", "ground", "bob", axis=(0, 1, 0))],
    ),
    "ball": ([cc.Body("bob")], [cc.spherical("pin", "ground", "bob")]),
}


@pytest.mark.parametrize("name", MASSLESS)
def test_an_open_machine_with_a_motion_without_mass_has_no_accelerations(name: str) -> None:
    bodies, joints = MASSLESS[name]
    with interpreted():
        compiled = cc.compile(cc.Mechanism(name, bodies, joints))
        state = compiled.assemble()
        for method in ("lagrange", "virtual_work", "reference"):
            for _ in range(2):  # the second call takes the shorter way
                with pytest.raises(SingularityError, match="moves no mass"):
                    compiled.forward_dynamics(state, method=method)
