"""Stiffness under load and natural frequencies, against columns and cantilevers from the textbook."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc

E, R, L = 210e9, 0.01, 1.0
EI = E * np.pi / 4 * R**4
EULER = np.pi**2 * EI / (4 * L**2)  # clamped at one end


def column(mass: float = 0.0, tip: float = 1.0) -> cc.Model:
    """A bar clamped to the ground, along x, that carries the platform."""
    bar = cc.Beam((0, 0, 0), (L, 0, 0), cc.Section("round", radius=R), E, 0.3, theory="euler_bernoulli")
    bodies = (
        cc.Body("bar", mass, (L / 2, 0, 0), (0.0, mass * L**2 / 12, mass * L**2 / 12), beams=(bar,)),
        cc.Body("platform", tip, inertia=(1e-9, 1e-9, 1e-9)),
    )
    joints = (cc.fixed("clamp", "ground", "bar"), cc.fixed("top", "bar", "platform", at=(L, 0, 0)))
    return cc.compile(cc.Mechanism("column", bodies, joints, platform="platform", gravity=(0, 0, 0)))


@pytest.mark.parametrize("name", ["coaxial", "delta"])
def test_without_load_it_is_the_stiffness(name: str) -> None:
    """Two derivations: screws and elimination; the second derivative of the energy of a machine with free joints."""
    model = cc.compile(getattr(cc.library, name)(stiffness=1e5))
    state = model.assemble()
    K = model.stiffness(state).matrix
    loaded = model.loaded_stiffness(state, np.zeros(6), segments=1)
    np.testing.assert_allclose(loaded.matrix, K, rtol=1e-8, atol=1e-8 * np.abs(K).max())
    assert loaded.stability == pytest.approx(1.0, abs=1e-9)


def test_small_loads_deflect_linearly() -> None:
    model = cc.compile(cc.library.coaxial())
    state = model.assemble()
    w = np.array([0.01, 0.02, -0.01, 0.1, 0.2, 0.1])
    linear = model.stiffness(state).deflection(w).screw
    errors = []
    for factor in (1.0, 0.1):
        found = model.loaded_stiffness(state, factor * w, segments=1).screw
        errors.append(np.abs(found - factor * linear).max() / np.abs(factor * linear).max())
    assert errors[0] < 1e-3
    assert errors[1] == pytest.approx(errors[0] / 10, rel=0.05)


def test_column_buckles_at_eulers_load() -> None:
    model = column()
    state = model.assemble()
    factors = []
    for segments in (2, 4, 8):
        with pytest.raises(cc.errors.BucklingError, match="buckles at") as caught:
            model.loaded_stiffness(state, [0, 0, 0, -2 * EULER, 0, 0], segments=segments)
        factors.append(2 * caught.value.factor)
    assert factors[-1] == pytest.approx(1.0, abs=0.01)
    assert abs(factors[0] - 1) > abs(factors[1] - 1) > abs(factors[2] - 1)
    model.loaded_stiffness(state, [0, 0, 0, +2 * EULER, 0, 0], segments=2)  # pulled, it cannot


def test_column_softens_under_pressure() -> None:
    """Lateral compliance of a pressed cantilever: (tan kL / k − L) / P with k² = P/EI."""
    model = column()
    P = 0.5 * EULER
    loaded = model.loaded_stiffness(model.assemble(), [0, 0, 0, -P, 0, 0], segments=8, steps=2)
    k = np.sqrt(P / EI)
    assert np.linalg.inv(loaded.matrix)[4, 4] == pytest.approx((np.tan(k * L) / k - L) / P, rel=1e-2)
    np.testing.assert_allclose(loaded.matrix, loaded.matrix.T, atol=1e-6 * np.abs(loaded.matrix).max())
    assert loaded.stability == pytest.approx(0.5, abs=0.01)


def test_cantilever_with_a_weight_at_its_end() -> None:
    """√(3EI/(L³ (m + 33/140 m_bar)))/2π by Rayleigh, whose shape ours may only improve on."""
    bar, tip = 2.0, 3.0
    model = column(bar, tip)
    found = model.natural_modes(model.assemble()).frequencies
    rayleigh = np.sqrt(3 * EI / L**3 / (tip + 33 / 140 * bar)) / (2 * np.pi)
    assert found[0] == pytest.approx(rayleigh, rel=2e-3)
    assert found[0] <= rayleigh * (1 + 1e-9)
    assert found[1] == pytest.approx(found[0], rel=1e-6)


def test_reduction_to_the_platform_is_exact_where_nothing_else_moves() -> None:
    """One elastic body: the platform's six DOF are all there is, so the map's frequencies are the modes'."""
    model = column(2.0, 3.0)
    state = model.assemble()
    grid = cc.Grid.poses(position=[state.platform.position], rotation=[state.platform.rotation])
    mapped = model.stiffness_map(grid, [0, 0, 0, 1, 0, 0], state=state, frequencies=True).frequency.values[0]
    np.testing.assert_allclose(mapped[:4], model.natural_modes(state).frequencies[:4], rtol=1e-6)


@pytest.mark.parametrize("armature", [0.0, 70.0])
def test_platform_on_rigid_legs_with_soft_drives(armature: float) -> None:
    """The Gough–Stewart platform with massless legs: K x = ω² M x with K = Jᵀ K_act J, and armature in M the same."""
    from dataclasses import replace

    from scipy.linalg import eigh

    machine = cc.library.gough_stewart(leg_mass=1e-9, leg_inertia=1e-9)
    machine = replace(machine, actuators=tuple(replace(a, stiffness=2e5) for a in machine.actuators))
    driven = [a.joint for a in machine.actuators]
    joints = (replace(j, armature=armature) if j.name in driven else j for j in machine.joints)
    model = cc.compile(replace(machine, joints=tuple(joints)))
    state = model.assemble()
    J = model.jacobian(state).actuators_from_platform
    body = machine.body("platform")
    M = np.diag([*np.diag(body.inertia_matrix), *(3 * [body.mass])]) + armature * J.T @ J
    expected = np.sqrt(eigh(2e5 * J.T @ J, M, eigvals_only=True)) / (2 * np.pi)
    np.testing.assert_allclose(model.natural_modes(state).frequencies[:6], expected, rtol=1e-4)


def test_armature_in_maps() -> None:
    """A table on a slide, elastic along it and in its bearing across: ω² = k / (m + armature) along the slide."""
    give = cc.Compliance(np.diag([1e-5, 1e-5, 1e-5, 1e-7, 1e-7, 0.0]))
    slide = cc.prismatic("slide", "ground", "table", armature=6.0, compliance=give)
    machine = cc.Mechanism(
        "table", [cc.Body("table", 2.0, inertia=(0.1, 0.1, 0.1)), cc.Body("plate", 1.0, inertia=(0.1, 0.1, 0.1))],
        [slide, cc.fixed("weld", "table", "plate")], [cc.Actuator("motor", "slide", stiffness=4e4)], "plate",
    )  # fmt: skip
    model = cc.compile(machine)
    state = model.assemble()
    grid = cc.Grid.poses(position=[state.platform.position], rotation=[state.platform.rotation])
    mapped = model.stiffness_map(grid, [0, 0, 0, 1, 0, 0], state=state, frequencies=True).frequency.values[0]
    wanted = np.sqrt(4e4 / (3.0 + 6.0)) / (2 * np.pi)
    np.testing.assert_allclose([mapped.min(), model.natural_modes(state).frequencies[0]], wanted, rtol=1e-9)


@pytest.mark.parametrize("name", ["coaxial", "delta"])
def test_own_weight_two_ways(name: str) -> None:
    """Beam shapes and one spring per link, against point masses on segments; gravity is small, so that it is linear."""
    from dataclasses import replace

    machine = replace(getattr(cc.library, name)(), gravity=(0.03, -0.02, -0.1))
    model = cc.compile(machine)
    state = model.assemble()
    linear = model.stiffness(state).deflection(model_loads=True).screw
    errors = []
    for segments in (1, 2):
        found = model.loaded_stiffness(state, np.zeros(6), model_loads=True, segments=segments, steps=1).screw
        errors.append(
            [np.abs((found - linear)[part]).max() / np.abs(linear[part]).max() for part in (slice(3), slice(3, 6))]
        )
    # second order in the length of the segments
    assert np.max(errors[1]) < 0.03
    assert np.all(np.divide(errors[0], errors[1]) > 3.5)


def test_bearings_that_give_in_some_directions_only() -> None:
    from dataclasses import replace

    machine = cc.library.coaxial()
    soft = cc.Compliance.bearing(2e6, 3e6, 4e3)
    joints = tuple(j if j.name.endswith("base") else replace(j, compliance=soft) for j in machine.joints)
    model = cc.compile(replace(machine, joints=joints))
    state = model.assemble()
    K = model.stiffness(state).matrix
    loaded = model.loaded_stiffness(state, np.zeros(6), segments=1, steps=1)
    np.testing.assert_allclose(loaded.matrix, K, rtol=1e-8, atol=1e-8 * np.abs(K).max())


@pytest.mark.parametrize("end", ["near", "far"])
def test_wrenches_at_either_end_of_a_link(end: str) -> None:
    """Small forces on a link: springs and screws, against the equilibrium of the segmented machine."""
    from dataclasses import replace

    machine = replace(cc.library.coaxial(), gravity=(0.0, 0.0, 0.0))
    at = machine.bodies[2].beams[0].start if end == "near" else machine.bodies[2].beams[0].end
    model = cc.compile(replace(machine, wrenches=(cc.Wrench("leg1_distal", force=(0.05, 0.03, -0.07), at=at),)))
    state = model.assemble()
    linear = model.stiffness(state).deflection(model_loads=True).screw
    found = model.loaded_stiffness(state, np.zeros(6), model_loads=True, segments=1, steps=1).screw
    np.testing.assert_allclose(found, linear, rtol=1e-4, atol=1e-4 * np.abs(linear).max())
