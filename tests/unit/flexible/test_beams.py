"""Flexible links as machines: textbook frequencies, a spinning beam, the limit of a stiff link, energy."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import scipy.linalg

import closedchain as cc
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError
from closedchain.kinematics.state import State
from closedchain.multibody.mode_shapes import mode_number
from states import assert_close

LENGTH, EI, RHO_A = 2.0, 37.0, 0.8


def beam(
    kind: str, joints: tuple[cc.Joint, ...], g: float = 0.0, more: tuple[cc.Body, ...] = (), **options: object
) -> cc.Model:
    """A machine of one beam along x on the ground."""
    settings: dict[str, object] = {"modes": 4, "boundary": kind} | options
    bending = cc.FlexibleLink(LENGTH, EI, RHO_A, **settings)  # type: ignore[arg-type]
    body = replace(cc.Body.rod("bar", RHO_A * LENGTH, LENGTH), flexible=bending)
    return cc.compile(cc.Mechanism("beam", (body, *more), joints, gravity=(0.0, 0.0, -g)))


def needed(compiled: cc.Model, q: np.ndarray, v: np.ndarray) -> np.ndarray:
    """h − Q: what keeps the velocities constant against elasticity and gravity."""
    return compiled.reference.bias(q, v) - compiled.reference.applied(q, v)


def frequencies(compiled: cc.Model, q: np.ndarray, v: np.ndarray | None = None) -> np.ndarray:
    """Circular frequencies of small motions about (q, v) from the reference: h − Q differenced, loops held."""
    nv = compiled.system.nv
    v = np.zeros(nv) if v is None else v
    M, step = compiled.reference.mass_matrix(q), 1e-5
    ahead, behind = (
        [needed(compiled, compiled.kinematics.step(q, sign * step * e), v) for e in np.eye(nv)] for sign in (1.0, -1.0)
    )
    K = (np.array(ahead) - np.array(behind)).T / (2 * step)
    N = scipy.linalg.null_space(compiled.kinematics.constraint(q)) if compiled.system.nc else np.eye(nv)
    return np.sqrt(np.abs(np.linalg.eigvals(np.linalg.solve(N.T @ M @ N, N.T @ K @ N)))).real


def textbook(kind: str, n: int) -> float:
    return mode_number(kind, n) ** 2 / LENGTH**2 * np.sqrt(EI / RHO_A)  # type: ignore[arg-type]


@pytest.mark.parametrize(("functions", "modes"), [("modes", 4), ("polynomials", 11)])
def test_cantilever_has_its_textbook_frequencies(functions: str, modes: int) -> None:
    compiled = beam("clamped-free", (cc.fixed("root", "ground", "bar"),), functions=functions, modes=modes)
    found = np.sort(frequencies(compiled, np.zeros(modes)))[:4]
    np.testing.assert_allclose(found, [textbook("clamped-free", n) for n in range(1, 5)], rtol=1e-6, atol=0)


def test_pinned_beam_has_its_textbook_frequencies() -> None:
    joints = (
        cc.revolute("left", "ground", "bar"),
        cc.revolute("right", "ground", "bar", (LENGTH, 0, 0), (LENGTH, 0, 0), cut=True),
    )
    compiled = beam("pinned-pinned", joints)
    found = np.sort(frequencies(compiled, compiled.assemble(allow_singular=True).q))[:4]
    np.testing.assert_allclose(found, [textbook("pinned-pinned", n) for n in range(1, 5)], rtol=1e-6, atol=0)


@pytest.mark.parametrize("boundary", ["free-free", "clamped-free"])
def test_free_beam_has_its_textbook_frequencies_in_any_frame(boundary: str) -> None:
    # clamped-free functions with the frame at the start describe the free beam, too
    modes = 4 if boundary == "free-free" else 14
    options = {"functions": "modes" if boundary == "free-free" else "polynomials", "modes": modes}
    compiled = beam(boundary, (cc.planar("float", "ground", "bar"),), **options)
    found = np.sort(frequencies(compiled, np.zeros(compiled.system.nq)))
    np.testing.assert_allclose(found[3:7], [textbook("free-free", n) for n in range(1, 5)], rtol=1e-6, atol=0)


def test_spatial_bending_has_two_planes() -> None:
    bending = cc.FlexibleLink(LENGTH, (EI, 4 * EI), RHO_A, 2, "clamped-free", spatial=True)
    body = replace(cc.Body.rod("bar", RHO_A * LENGTH, LENGTH), flexible=bending)
    compiled = cc.compile(cc.Mechanism("beam", (body,), (cc.fixed("root", "ground", "bar"),), gravity=(0, 0, 0)))
    assert compiled.system.coordinate_names == ("bar.y1", "bar.y2", "bar.z1", "bar.z2")
    found = np.sort(frequencies(compiled, np.zeros(4)))
    one = [textbook("clamped-free", n) for n in (1, 2)]
    np.testing.assert_allclose(found, sorted([*one, *(2 * w for w in one)]), rtol=1e-6, atol=0)


def spinning(speed: float, direction: tuple[float, float, float], stiffening: bool) -> np.ndarray:
    """Frequencies of a cantilever on a hub that spins about z, in units of √(EI/ρA)/L²."""
    unit = np.sqrt(EI / RHO_A) / LENGTH**2
    compiled = beam(
        "clamped-free",
        (cc.revolute("hub", "ground", "bar"),),
        direction=direction,
        stiffening=stiffening,
        modes=8,
        functions="polynomials",
    )
    q, v = np.zeros(compiled.system.nq), np.zeros(compiled.system.nv)
    v[0] = speed * unit
    step = 1e-5
    ahead, behind = ([needed(compiled, q + sign * step * e, v)[1:] for e in np.eye(q.size)[1:]] for sign in (1.0, -1.0))
    K, M = (np.array(ahead) - np.array(behind)) / (2 * step), compiled.reference.mass_matrix(q)[1:, 1:]
    return np.sort(np.sqrt(np.abs(scipy.linalg.eigvals(K, M).real))) / unit


def rotating_beam(speed: float) -> np.ndarray:
    """Flapping frequencies from w'''' − (½ γ² (1 − x²) w')' = ω² w, by Galerkin with 16 polynomials; another way."""
    x, weights = np.polynomial.legendre.leggauss(60)
    x, weights = (x + 1) / 2, weights / 2
    basis = [np.polynomial.Polynomial([0, 0, 1]) * np.polynomial.Legendre.basis(n, domain=[0, 1]).convert(
        kind=np.polynomial.Polynomial
    ) for n in range(16)]  # fmt: skip
    w, s, c = (np.array([p.deriv(k)(x) if k else p(x) for p in basis]) for k in (0, 1, 2))
    M, K = w * weights @ w.T, c * weights @ c.T + s * (weights * speed**2 * (1 - x**2) / 2) @ s.T
    return np.sqrt(scipy.linalg.eigh(K, M, eigvals_only=True))


# Wright, Smith, Thresher and Wang, Journal of Applied Mechanics 49 (1982), uniform cantilever without hub offset
WRIGHT = {1: (3.6816, 22.1810), 2: (4.1373, 22.6149), 5: (6.4495, 25.4461), 10: (11.2023, 33.6404)}


@pytest.mark.parametrize("speed", WRIGHT)
def test_spinning_beam_stiffens_as_published(speed: int) -> None:
    found = spinning(speed, (0.0, 0.0, 1.0), stiffening=True)[:2]
    np.testing.assert_allclose(found, rotating_beam(speed)[:2], rtol=2e-5, atol=0)
    np.testing.assert_allclose(found, WRIGHT[speed], rtol=1e-4, atol=0)


def test_spinning_in_the_plane_is_softer_by_the_speed() -> None:
    flap, lag = (spinning(5.0, axis, True)[0] for axis in ((0.0, 0.0, 1.0), (0.0, 1.0, 0.0)))
    assert lag**2 == pytest.approx(flap**2 - 25.0, rel=1e-6, abs=0)
    # without the shortening a fast beam would lose its stiffness: the known error of linear modes
    assert spinning(2.0, (0.0, 1.0, 0.0), False)[0] ** 2 == pytest.approx(CANTILEVER_1**2 - 4.0, rel=1e-6, abs=0)


CANTILEVER_1 = mode_number("clamped-free", 1) ** 2


def test_a_hanging_beam_is_deflected_by_its_weight_as_the_textbook_says() -> None:
    compiled = beam("clamped-free", (cc.fixed("root", "ground", "bar"),), g=9.81, direction=(0.0, 0.0, 1.0), modes=6)
    K = compiled.system.flexible_bodies[0].beam.stiffness
    eta = -np.linalg.solve(K, compiled.reference.bias(np.zeros(6), np.zeros(6)))
    state = compiled.state(eta)
    tip = state.deflection("bar", LENGTH)
    np.testing.assert_allclose(tip, [0, 0, -RHO_A * 9.81 * LENGTH**4 / (8 * EI)], rtol=2e-4, atol=1e-12)
    np.testing.assert_allclose(compiled.forward_dynamics(state).acceleration, 0, rtol=0, atol=1e-9)


def test_a_load_at_the_tip_moves_with_it() -> None:
    load = cc.Wrench("bar", force=(0.0, 0.0, -2.0), at=(LENGTH, 0.0, 0.0))
    bending = cc.FlexibleLink(LENGTH, EI, RHO_A, 8, "clamped-free", direction=(0.0, 0.0, 1.0))
    body = replace(cc.Body.rod("bar", RHO_A * LENGTH, LENGTH), flexible=bending)
    machine = cc.Mechanism("beam", (body,), (cc.fixed("root", "ground", "bar"),), gravity=(0, 0, 0), wrenches=(load,))
    compiled = cc.compile(machine)
    stiffness = compiled.system.flexible_bodies[0].beam.stiffness
    eta = -np.linalg.solve(stiffness, needed(compiled, np.zeros(8), np.zeros(8)))
    tip = compiled.state(eta).deflection("bar", LENGTH)[2]
    assert tip == pytest.approx(-2.0 * LENGTH**3 / (3 * EI), rel=1e-3, abs=0)


def test_a_payload_bolted_to_a_cantilever_lowers_its_frequency() -> None:
    # a block of the beam's own mass at the tip: cos β cosh β + 1 + β (cos β sinh β − sin β cosh β) = 0
    tip = cc.Body("block", RHO_A * LENGTH)
    joints = (cc.fixed("root", "ground", "bar"), cc.fixed("bolt", "bar", "block", (LENGTH, 0, 0)))
    compiled = beam("clamped-free", joints, more=(tip,), modes=10, functions="polynomials")
    found = np.sort(frequencies(compiled, np.zeros(10)))[:3]
    betas = np.array([1.2479174, 4.0311414, 7.1341322])
    np.testing.assert_allclose(found, betas**2 / LENGTH**2 * np.sqrt(EI / RHO_A), rtol=1e-6, atol=0)


@pytest.mark.parametrize("stiffening", [False, True])
def test_reference_and_compiled_forms_agree_on_a_moving_bent_machine(stiffening: bool) -> None:
    compiled = cc.compile(cc.library.four_bar_flexible(stiffening=stiffening, damping=1e-3))
    state = bent_state(compiled)
    wanted = compiled.forward_dynamics(state, {"crank_motor": 6.0}, "reference")
    found = compiled.forward_dynamics(state, {"crank_motor": 6.0}, "lagrange")
    assert_close(found.acceleration, wanted.acceleration, 1e-10)
    assert_close(found.multipliers[[2, 3]], wanted.multipliers[[2, 3]], 1e-9)


def bent_state(compiled: cc.Model) -> cc.State:
    """A closed, bent and moving four-bar."""

    start = compiled.assemble(joints={"crank": 1.3})
    q = start.q.copy()
    q[compiled.system.flexible_bodies[0].q] = [0.08, -0.03]
    state = compiled.assemble(joints={"crank": 1.4}, guess=compiled.state(q, check=False))
    N = compiled.kinematics.free_motions(state.q)
    return compiled.state(state.q, N @ np.random.default_rng(4).standard_normal(N.shape[1]))


def test_spatial_arm_agrees_with_point_masses_and_energy() -> None:
    """M from the tree equals the Hessian of the kinetic energy, and the power of the bias is the energy's rate."""
    bending = cc.FlexibleLink(LENGTH, EI, RHO_A, 2, "clamped-free", spatial=True, stiffening=True)
    arm = replace(cc.Body.rod("arm", RHO_A * LENGTH, LENGTH), flexible=bending)
    hand = cc.Body("hand", 0.3, (0.05, 0.02, 0.0), (0.001, 0.002, 0.0025))
    joints = (
        cc.universal("shoulder", "ground", "arm", cc.Pose((0, 0, 1))),
        cc.revolute("wrist", "arm", "hand", cc.Pose((LENGTH, 0, 0.1), axis=(0.6, 0.0, 0.8))),
    )
    compiled = cc.compile(cc.Mechanism("arm", (arm, hand), joints))
    rng = np.random.default_rng(1)
    q, v = 0.2 * rng.standard_normal(compiled.system.nq), rng.standard_normal(compiled.system.nv)
    state = compiled.state(q, v)
    M = compiled.mass_matrix(state)
    assert compiled.energies(state)[0] == pytest.approx(v @ M @ v / 2, rel=1e-12, abs=0)
    acceleration = compiled.forward_dynamics(state).acceleration
    h = 1e-6
    ahead, behind = (
        compiled.energies(State(compiled.kinematics, compiled.kinematics.step(q, s * v), v + s * acceleration))
        for s in (h, -h)
    )
    assert (sum(ahead) - sum(behind)) / (2 * h) == pytest.approx(0.0, abs=1e-6)


def test_a_stiff_link_moves_as_a_rigid_one() -> None:
    flexible = cc.compile(cc.library.four_bar_flexible(EI=1e9))
    rigid = cc.compile(cc.library.four_bar())
    torque = {"crank_motor": 6.0}
    wanted = rigid.simulate(rigid.assemble(joints={"crank": np.pi / 2}), 0.2, torque).state()["crank"]
    found = flexible.simulate(flexible.assemble(joints={"crank": np.pi / 2}), 0.2, torque, rtol=1e-8).state()["crank"]
    assert found == pytest.approx(wanted, rel=1e-7, abs=0)


def test_internal_damping_takes_energy_and_is_booked() -> None:
    compiled = cc.compile(cc.library.four_bar_flexible(damping=2e-3))
    run = compiled.simulate(compiled.assemble(joints={"crank": np.pi / 2}), 0.5, {"crank_motor": 6.0}, rtol=1e-10)
    assert run.energy.joints[-1] < -1e-3
    assert abs(run.energy.balance).max() < 1e-7


def test_runs_know_modal_coordinates_and_deflections() -> None:
    compiled = cc.compile(cc.library.four_bar_flexible())
    run = compiled.simulate(compiled.assemble(joints={"crank": np.pi / 2}), 0.1, {"crank_motor": 6.0}, output=0.05)
    middle = run.deflection("coupler", 2.0)
    np.testing.assert_allclose(middle[:, 1], run["coupler.q1"], rtol=1e-12, atol=1e-15)
    np.testing.assert_allclose(run.state()["coupler.q1"], run["coupler.q1"][-1], rtol=1e-12)
    assert "coupler.q2" in run.to_pandas().columns
    with pytest.raises(UnknownNameError, match="flexible bodies: coupler"):
        run.deflection("crank", 0.5)


def test_assembly_keeps_links_as_bent_as_the_guess() -> None:
    compiled = cc.compile(cc.library.four_bar_flexible())
    found = compiled.assembly_modes(joints={"crank": 1.5})
    assert len(found) in (1, 2)  # with random bends in the starts there would be dozens
    for state in found:
        np.testing.assert_allclose(state.q[compiled.system.flexible_bodies[0].q], 0, rtol=0, atol=0)
    with pytest.raises(UnsupportedError, match="coupler bend"):
        compiled.inverse_dynamics(found[0], joint_accelerations={"crank": 1.0})


@pytest.mark.parametrize("method", ["denoc", "operational_space", "virtual_work"])
def test_formulations_for_rigid_links_say_so(method: str) -> None:
    compiled = cc.compile(cc.library.four_bar_flexible())
    with pytest.raises(UnsupportedError, match="coupler bend; methods that can"):
        compiled.forward_dynamics(compiled.assemble(), method=method)


def test_bent_links_are_drawn_bent() -> None:
    from closedchain.show.scene import Scene

    compiled = cc.compile(cc.library.four_bar_flexible())
    state = bent_state(compiled)
    scene = Scene(state)
    coupler = next(line for line in scene.lines if line.name == "coupler")
    line = scene.points(state)[list(coupler.points)]
    first, last = line[0], line[-1]
    away = line - first - np.outer((line - first) @ (last - first) / ((last - first) @ (last - first)), last - first)
    middle = float(np.linalg.norm(away, axis=1)[len(line) // 2])
    assert middle == pytest.approx(0.08, rel=1e-9, abs=0)


def test_a_step_too_long_for_a_flexible_link_is_refused() -> None:
    compiled = cc.compile(cc.library.four_bar_flexible())
    start = compiled.assemble(joints={"crank": np.pi / 2})
    with pytest.raises(ArgumentError, match=r"largest stable step is 0\.01\d+ s"):
        compiled.simulate(start, 0.5, {"crank_motor": 6.0}, step=0.02)
    fine = compiled.simulate(start, 0.5, {"crank_motor": 6.0}).state()["coupler.q1"]
    assert compiled.simulate(start, 0.5, {"crank_motor": 6.0}, step=1e-3).state()["coupler.q1"] == pytest.approx(
        fine, rel=1e-3, abs=0
    )
