"""Cartesian stiffness of whole machines: known formulas, independent structures, singular cases, internal loads."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.library.spherical_3rrr import orientation
from closedchain.stiffness.result import least_norm, pseudo_inverse
from closedchain.stiffness.vibration import body_deflections
from closedchain.stiffness.virtual_joints import LegStiffness
from oracles.finite_elements import Frame, round_bar, segment
from states import model

WRENCH = np.array([4.0, -3.0, 2.0, 30.0, -20.0, 10.0])


def stiff_drives(machine: cc.Mechanism, stiffness: list[float]) -> cc.Mechanism:
    drives = (replace(a, stiffness=k) for a, k in zip(machine.actuators, stiffness, strict=True))
    return replace(machine, actuators=tuple(drives))


def test_gough_stewart_with_soft_drives_only() -> None:
    """K = Jᵀ K_act J."""
    k = [1e6 * (i + 1) for i in range(6)]
    model = cc.compile(stiff_drives(cc.library.gough_stewart(), k))
    state = model.assemble(platform=cc.Pose((-1.4, 0.2, 1.6)))
    J = model.jacobian(state).actuators_from_platform
    K = model.stiffness(state).matrix
    np.testing.assert_allclose(K, J.T @ np.diag(k) @ J, rtol=1e-9, atol=1e-9 * np.abs(K).max())


@pytest.mark.parametrize("name", ["unlimited_roll", "coaxial", "agile_wrist", "delta"])
def test_symmetric_and_positive(name: str) -> None:
    model = cc.compile(getattr(cc.library, name)())
    stiffness = model.stiffness(model.assemble())
    K = stiffness.matrix
    np.testing.assert_array_equal(K, K.T)
    assert np.linalg.eigvalsh(K)[0] > 0
    for leg in stiffness.serial_index:
        assert np.linalg.eigvalsh(stiffness.leg(leg))[0] > -1e-9 * np.abs(K).max()


def three_puu(drive: float = 2e6) -> cc.Mechanism:
    """Three vertical slides, rods of 0.6 m with universal joints at both ends: the platform only translates."""
    section = cc.Section("round", radius=0.006)
    bodies = [cc.Body("platform", 1.0, inertia=(0.01, 0.01, 0.02))]
    joints, drives = [], []
    height = np.sqrt(0.6**2 - 0.3**2)
    for i in range(3):
        a = 2 * np.pi * i / 3
        out, side = np.array([np.cos(a), np.sin(a), 0]), np.array([-np.sin(a), np.cos(a), 0])
        leg = f"leg{i + 1}"
        # the rod leans inwards and down from the slide at radius 0.4 to the platform at radius 0.1
        z = (-0.3 * out - height * np.array([0, 0, 1])) / 0.6
        R = np.column_stack([side, np.cross(z, side), z])
        rod = cc.Beam((0, 0, 0), (0, 0, 0.6), section, 7e10, 0.33)
        bodies += [
            cc.Body(f"{leg}_slider", 0.5, inertia=(1e-3,) * 3),
            cc.Body(f"{leg}_rod", 0.3, (0, 0, 0.3), (0.009, 0.009, 1e-5), beams=(rod,)),
        ]
        at = cc.Pose(tuple(0.4 * out), rotation=np.eye(3))
        on_slider, on_platform = (
            cc.Pose((0, 0, 0), rotation=R),
            cc.Pose(tuple(0.1 * out), rotation=R[:, [1, 0, 2]] * [1, 1, -1]),
        )
        joints += [
            cc.prismatic(f"{leg}_slide", "ground", f"{leg}_slider", at),
            cc.universal(f"{leg}_top", f"{leg}_slider", f"{leg}_rod", on_slider),
            cc.universal(
                f"{leg}_end",
                f"{leg}_rod",
                "platform",
                cc.Pose((0, 0, 0.6), rotation=np.array([[0, 1, 0], [1, 0, 0], [0, 0, -1.0]])),
                on_platform,
            ),
        ]
        drives.append(cc.Actuator(leg, f"{leg}_slide", stiffness=drive))
    home = cc.Pose((0.0, 0.0, -float(height)))
    return cc.Mechanism("three_puu", tuple(bodies), tuple(joints), tuple(drives), "platform", home)


def test_three_puu_equals_a_structural_calculation() -> None:
    """Rods as frames of finite elements (exact for straight bars), universal joints released, slides on springs."""
    model = cc.compile(three_puu())
    state = model.assemble()
    bar = round_bar(0.006, 7e10, 0.33, 6 * 1.33 / (7 + 6 * 0.33))
    frame = Frame(state.platform.position)
    up = np.array([0.0, 0.0, 1.0])
    for leg in ("leg1", "leg2", "leg3"):
        rod = state.body(f"{leg}_rod")
        top, end = frame.line(segment(rod.position, rod.point((0, 0, 0.6)), 3), bar)
        x, y = rod.rotation[:, 0], rod.rotation[:, 1]
        slider = frame.node(rod.position)
        for k in range(3):
            frame.rows.append([(6 * slider + 3 + k, 1.0)])
            if k < 2:
                frame.rows.append([(6 * slider + k, 1.0)])
        frame.entries.append((6 * slider + np.arange(3), 2e6 * np.outer(up, up)))
        frame.pin(slider, top, [x, y])
        frame.pin(0, end, [x, y])
    expected = frame.solve(WRENCH[:3], WRENCH[3:])
    found = model.stiffness(state).deflection(WRENCH).screw
    np.testing.assert_allclose(found, expected, rtol=1e-7, atol=1e-8 * np.abs(expected).max())


def test_reference_points_agree() -> None:
    """The same machine seen from another point: K' = T⁻ᵀ K T⁻¹, same energy."""
    model = cc.compile(cc.library.delta())
    state = model.assemble()
    here = model.stiffness(state)
    there = model.stiffness(state, reference_point=(0.3, -0.2, 0.5))
    np.testing.assert_allclose(
        here.at_point((0.3, -0.2, 0.5)), there.matrix, rtol=1e-8, atol=1e-8 * np.abs(there.matrix).max()
    )
    arm = np.array([0.3, -0.2, 0.5]) - here.reference_point
    moved = np.concatenate([WRENCH[:3] - np.cross(arm, WRENCH[3:]), WRENCH[3:]])
    a, b = here.deflection(WRENCH), there.deflection(moved)
    assert a.screw @ WRENCH == pytest.approx(b.screw @ moved, rel=1e-9)
    np.testing.assert_allclose(a.rotation, b.rotation, rtol=1e-9)


def test_energy_of_the_parts_is_the_work_of_the_load() -> None:
    model = cc.compile(cc.library.coaxial())
    state = model.assemble()
    deflection = model.stiffness(state).deflection(WRENCH)
    assert sum(part.energy for part in deflection.parts) == pytest.approx(deflection.screw @ WRENCH / 2, rel=1e-9)
    assert {part.kind for part in deflection.parts} == {"actuator", "link"}
    # moments about the passive joints' axes vanish in the links
    assert abs(deflection.part("leg1_distal").load[1]) < 1e-9 * np.abs(deflection.part("leg1_distal").load).max()
    with pytest.raises(cc.errors.UnknownNameError, match="leg1_distal"):
        deflection.part("leg9")


def test_the_only_spring_deflects_as_the_platform_does() -> None:
    """A clamped bar that carries the platform, under a wrench, its own weight and a force of the description."""
    bar = cc.Beam((0, 0, 0), (0.8, 0, 0), cc.Section("rectangle", height=0.03, width=0.02), 7e10, 0.3, y=(0, 0, 1))
    bodies = (
        cc.Body("bar", 1.3, (0.4, 0, 0), (0.0, 0.07, 0.07), beams=(bar,)),
        cc.Body("platform", 0.5, inertia=(1e-3,) * 3),
    )
    joints = (cc.fixed("clamp", "ground", "bar"), cc.fixed("top", "bar", "platform", at=(0.8, 0, 0)))
    force = cc.Wrench("bar", force=(1.0, 2.0, -3.0), moment=(0.1, 0.2, 0.3), at=(0.7, 0.1, 0.0))
    machine = cc.Mechanism("cantilever", bodies, joints, platform="platform", wrenches=(force,))
    model = cc.compile(replace(machine, gravity=(1.0, -2.0, -9.0)))
    axes = model.elastic.legs[0].springs["bar"].T_E[:3, :3]
    for model_loads in (False, True):
        deflection = model.stiffness(model.assemble()).deflection(WRENCH, model_loads=model_loads)
        part = deflection.part("bar").deflection
        np.testing.assert_allclose(axes @ part[:3], deflection.rotation, rtol=1e-9, atol=1e-15)
        np.testing.assert_allclose(axes @ part[3:], deflection.translation, rtol=1e-9, atol=1e-15)


def test_bearings_in_series_with_everything() -> None:
    """A bearing at the platform of every leg adds its compliance to the leg's."""
    soft = cc.Compliance.bearing(2e6, 3e6, 4e3)
    machine = cc.library.coaxial()
    joints = tuple(replace(j, compliance=soft) if j.name.endswith("tip") else j for j in machine.joints)
    model, plain = cc.compile(replace(machine, joints=joints)), cc.compile(machine)
    state = plain.assemble()
    with_bearing = model.stiffness(model.assemble()).matrix
    K = np.zeros((6, 6))
    for matrices in plain.elastic.matrices(state.q, np.zeros(3)):
        leg = matrices.name
        platform = state.platform
        frame = plain.mechanism.joint(f"{leg}_tip").child_at
        R, p = platform.rotation @ frame.matrix, platform.point(frame.position)
        P = np.array([[0, -p[2], p[1]], [p[2], 0, -p[0]], [-p[1], p[0], 0]])
        T = np.block([[R, np.zeros((3, 3))], [P @ R, R]])
        S = matrices.J_theta @ matrices.C @ matrices.J_theta.T + T @ soft.array @ T.T
        J = matrices.J_q
        bordered = np.block([[S, J], [J.T, np.zeros((J.shape[1], J.shape[1]))]])
        K += np.linalg.inv(bordered)[:6, :6]
    np.testing.assert_allclose(with_bearing, K, rtol=1e-8, atol=1e-8 * np.abs(K).max())


def test_given_matrix_instead_of_beams() -> None:
    """A leg's compliance from elsewhere gives the same as the beams it was computed from."""
    machine = cc.library.coaxial()
    plain = cc.compile(machine)
    bodies = []
    for body in machine.bodies:
        for leg in plain.elastic.legs:
            if body.name in leg.springs:
                body = replace(body, beams=(), compliance=cc.Compliance(leg.springs[body.name].C))
        bodies.append(body)
    model = cc.compile(replace(machine, bodies=tuple(bodies)))
    K = plain.stiffness(plain.assemble()).matrix
    np.testing.assert_allclose(model.stiffness(model.assemble()).matrix, K, rtol=1e-9, atol=1e-9 * np.abs(K).max())


def test_platform_weight_and_payload() -> None:
    """Model loads hold the weight of the machine: the legs' forces on the ground are all of it."""
    model = cc.compile(cc.library.delta())
    state = model.assemble()
    stiffness = model.stiffness(state)
    own = stiffness.deflection(model_loads=True)
    heavier = cc.compile(replace(model.mechanism, wrenches=(cc.Wrench("platform", force=(0, 0, -50.0)),)))
    more = heavier.stiffness(heavier.assemble()).deflection(model_loads=True)
    added = stiffness.deflection([0, 0, 0, 0, 0, -50.0]).screw
    np.testing.assert_allclose(more.screw - own.screw, added, rtol=1e-7, atol=1e-12)
    assert own.translation[2] < 0


def test_payload_on_the_platform() -> None:
    """Its weight at its mass centre, as a wrench at the platform's origin."""
    model = cc.compile(cc.library.coaxial())
    state = model.assemble()
    with_payload = model.with_payload(cc.Payload(2.0, (0.0, 0.05, 0.1)))
    found = with_payload.stiffness(state).deflection(model_loads=True).screw
    stiffness = model.stiffness(state)
    weight = 2.0 * np.array(model.mechanism.gravity)
    wrench = np.concatenate([np.cross(state.platform.rotation @ [0.0, 0.05, 0.1], weight), weight])
    np.testing.assert_allclose(found, stiffness.deflection(wrench, model_loads=True).screw, rtol=1e-9, atol=1e-15)


def test_tilt_beyond_reach() -> None:
    model = cc.compile(cc.library.unlimited_roll())
    tilted = cc.Pose((0, 0, 0), orientation(np.pi / 2, np.deg2rad(61.0), 0.0))
    with pytest.raises(cc.errors.AssemblyError, match="leg1 is out of reach"):
        model.assemble(platform=tilted)


def test_loads_of_the_wrong_size() -> None:
    model = cc.compile(cc.library.delta())
    stiffness = model.stiffness(model.assemble())
    with pytest.raises(cc.errors.ArgumentError, match="6 numbers"):
        stiffness.deflection([1, 2, 3])
    with pytest.raises(cc.errors.NonFiniteError, match="nan"):
        stiffness.deflection([1, 2, 3, 4, 5, np.nan])


def test_principal_values_do_not_mix_units() -> None:
    model = cc.compile(cc.library.delta())
    stiffness = model.stiffness(model.assemble())
    found = stiffness.principal
    tt = stiffness.blocks["tt"]
    for value, direction in zip(
        found.translational_stiffness.values, found.translational_stiffness.directions.T, strict=True
    ):
        np.testing.assert_allclose(tt @ direction, value * direction, rtol=1e-9, atol=1e-6)
    np.testing.assert_allclose(stiffness.compliance @ stiffness.matrix, np.eye(6), atol=1e-9)
    assert stiffness.indices["translational_stiffness_smallest_N_per_m"] == pytest.approx(
        found.translational_stiffness.values[0]
    )
    assert all(
        name.endswith(("Nm_per_rad", "N_per_m", "rad_per_Nm", "m_per_N", "condition")) for name in stiffness.indices
    )


# a stiffness matrix built to be singular
def singular_matrix(null: np.ndarray) -> np.ndarray:
    random = np.random.default_rng(5)
    A = random.normal(size=(6, 6))
    P = np.eye(6) - np.outer(null, null)
    return P @ (1e5 * A @ A.T + 1e4 * np.eye(6)) @ P


def test_singular_stiffness() -> None:
    null = np.array([0.5, -0.3, 0.2, 0.6, 0.1, -0.5])
    null /= np.linalg.norm(null)
    K = singular_matrix(null)
    found = least_norm(K, WRENCH, null[:, None])
    np.testing.assert_allclose(found.unbalanced, null * (null @ WRENCH), rtol=1e-8)
    assert not found.equilibrium
    np.testing.assert_allclose(found.x, np.linalg.pinv(K, rcond=1e-10) @ WRENCH, rtol=1e-7)
    assert abs(found.x @ null) < 1e-12
    np.testing.assert_allclose(pseudo_inverse(K, null[:, None]), np.linalg.pinv(K, rcond=1e-10), rtol=1e-7, atol=1e-16)
    balanced = WRENCH - null * (null @ WRENCH)
    assert least_norm(K, balanced, null[:, None]).equilibrium


def test_a_platform_that_nothing_holds() -> None:
    """Two of the three legs of the Delta leave free directions; the load along them is reported, not answered."""
    machine = cc.library.delta()
    keep = [name for name in (b.name for b in machine.bodies) if not name.startswith("leg3")]
    two = replace(
        machine,
        bodies=tuple(b for b in machine.bodies if b.name in keep),
        joints=tuple(j for j in machine.joints if not j.name.startswith("leg3")),
        actuators=machine.actuators[:2],
    )
    model = cc.compile(two)
    state = model.assemble(platform=cc.Pose((0.05, -0.04, -0.6)), allow_singular=True)
    stiffness = model.stiffness(state)
    assert stiffness.rank < 6
    assert "parallel" in stiffness.singularity
    deflection = stiffness.deflection(WRENCH)
    assert not deflection.equilibrium
    np.testing.assert_allclose(stiffness.matrix @ deflection.null_space, 0, atol=1e-6)
    balanced = stiffness.matrix @ deflection.screw
    np.testing.assert_allclose(balanced + deflection.unbalanced, WRENCH, rtol=1e-6, atol=1e-6)


def test_springs_along_passive_joints() -> None:
    """A spring in a passive joint stiffens the leg as a spring of that compliance in series at the joint would."""
    machine = cc.library.coaxial()
    spring = cc.JointSpring(2e3)
    joints = tuple(replace(j, spring=spring) if j.name.endswith("elbow") else j for j in machine.joints)
    model, plain = cc.compile(replace(machine, joints=joints)), cc.compile(machine)
    state = plain.assemble()
    K = np.zeros((6, 6))
    for matrices in plain.elastic.matrices(state.q, np.zeros(3)):
        elbow, tip = matrices.J_q[:, :1], matrices.J_q[:, 1:]
        S = matrices.J_theta @ matrices.C @ matrices.J_theta.T + elbow @ elbow.T / 2e3
        K += np.linalg.inv(np.block([[S, tip], [tip.T, np.zeros((1, 1))]]))[:6, :6]
    np.testing.assert_allclose(model.stiffness(model.assemble()).matrix, K, rtol=1e-8, atol=1e-8 * np.abs(K).max())
    loaded = model.loaded_stiffness(model.assemble(), np.zeros(6), segments=1)
    np.testing.assert_allclose(loaded.matrix, K, rtol=1e-8, atol=1e-8 * np.abs(K).max())


def test_constant_loads_on_links() -> None:
    """A force at the far end of a leg's last link is the same as on the platform's joint there."""
    machine = cc.library.coaxial()
    tip = machine.joint("leg1_tip")
    pushed = replace(machine, wrenches=(cc.Wrench("leg1_distal", force=(5.0, 3.0, -7.0), at=tip.at.position),))
    on_platform = replace(machine, wrenches=(cc.Wrench("platform", force=(5.0, 3.0, -7.0), at=tip.child_at.position),))
    found = []
    for described in (pushed, on_platform):
        model = cc.compile(described)
        found.append(model.stiffness(model.assemble()).deflection(model_loads=True).screw)
    np.testing.assert_allclose(found[0], found[1], rtol=1e-9, atol=1e-14)


def six_sps(stiffness: float = 1e6) -> cc.Mechanism:
    """A Gough–Stewart platform whose legs can spin about themselves: spherical joints at both ends."""
    machine = stiff_drives(cc.library.gough_stewart(), [stiffness] * 6)
    joints = []
    for joint in machine.joints:
        if joint.kind == "universal":
            joint = cc.spherical(joint.name, joint.parent, joint.child, joint.at, joint.child_at)
        joints.append(joint)
    return replace(machine, joints=tuple(joints))


def test_legs_that_spin_idly() -> None:
    """The spin about a leg's own axis reaches nobody: stiffness, maps and frequencies are those of the 6-UPS."""
    idle, plain = cc.compile(six_sps()), cc.compile(stiff_drives(cc.library.gough_stewart(), [1e6] * 6))
    state = plain.assemble()
    # the same bodies in the same places
    other = idle.assemble(platform=state.platform.pose, allow_singular=True)
    K = plain.stiffness(state).matrix
    found = idle.stiffness(other)
    np.testing.assert_allclose(found.matrix, K, rtol=1e-7, atol=1e-7 * np.abs(K).max())
    assert all(leg.idle == 1 for leg in found.legs)
    grid = cc.Grid.poses(position=[state.platform.position], rotation=[state.platform.rotation])
    mapped = idle.stiffness_map(grid, WRENCH, state=other).stiffness.values[0]
    np.testing.assert_allclose(mapped, K, rtol=1e-6, atol=1e-6 * np.abs(K).max())
    loaded = idle.loaded_stiffness(other, np.zeros(6), steps=1).matrix
    np.testing.assert_allclose(loaded, K, rtol=1e-7, atol=1e-7 * np.abs(K).max())


def test_drives_alone_of_a_machine_that_bends() -> None:
    model = cc.compile(cc.library.coaxial())
    state = model.assemble()
    J = model.jacobian(state).platform_from_actuators
    alone = model.stiffness(state, compliance="actuators")
    np.testing.assert_allclose(alone.compliance, J @ J.T / 1e7, rtol=1e-9, atol=1e-18)
    with pytest.raises(cc.errors.ArgumentError, match="'all' or 'actuators'"):
        model.stiffness(state, compliance="links")


def test_open_loops_are_refused() -> None:
    model = cc.compile(cc.library.coaxial())
    state = model.assemble()
    with pytest.raises(cc.errors.ArgumentError, match="loops of this state are open"):
        model.stiffness(model.state(state.q + 0.01 * np.arange(len(state.q)), check=False))


def test_it_does_not_matter_which_joints_are_cut() -> None:
    machine = cc.library.coaxial()
    usual, other = cc.compile(machine), cc.compile(machine, cut=["leg1_elbow", "leg2_elbow"])
    K = usual.stiffness(usual.assemble()).matrix
    np.testing.assert_allclose(other.stiffness(other.assemble()).matrix, K, rtol=1e-9, atol=1e-9 * np.abs(K).max())


@pytest.mark.parametrize("name", ["coaxial", "delta"])
def test_answers_carry_their_residuals(name: str) -> None:
    model = cc.compile(getattr(cc.library, name)())
    state = model.assemble()
    for compliance in ("all", "actuators") if name == "coaxial" else ("all",):
        stiffness = model.stiffness(state, compliance=compliance)
        assert max(stiffness.residual, stiffness.asymmetry) < 1e-12
        assert stiffness.deflection(WRENCH).residual < 1e-11
    assert model.stiffness(state).deflection(WRENCH, model_loads=True).residual < 1e-11


@pytest.mark.parametrize("wrong", ["f", "K", "c"])
def test_stiffness_that_does_not_verify_is_refused(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    """A leg's wrench, its matrix, or the compliance of its springs is off by 1e-8 of itself."""
    model = cc.compile(cc.library.coaxial())
    state = model.assemble()
    if wrong == "f":
        wrench = LegStiffness.wrench
        monkeypatch.setattr(LegStiffness, "wrench", lambda self, x, loaded: wrench(self, x, loaded) * (1 + 1e-8))
    elif wrong == "K":
        matrix = LegStiffness.K.fget
        monkeypatch.setattr(LegStiffness, "K", property(lambda self: matrix(self) * (1 + 1e-8)))
    else:
        start = LegStiffness.__init__

        def off(self, matrices) -> None:  # type: ignore[no-untyped-def]
            start(self, matrices)
            self._c = self._c * (1 + 1e-8)

        monkeypatch.setattr(LegStiffness, "__init__", off)
    with pytest.raises(cc.errors.AccuracyError, match="not verified"):
        model.stiffness(state)
    assert model.stiffness(state, verify=False).residual > 1e-10


@pytest.mark.parametrize("name", ["coaxial", "agile_wrist"])
def test_bodies_under_a_load_stay_together_at_their_joints(name: str) -> None:
    """Only drives yield: every joint lets its two bodies turn about its axis and nothing else."""
    compiled = model(name)
    state = compiled.assemble()
    poses, wrench = compiled.kinematics.poses(state.q), np.array([3.0, -2.0, 4.0, 20.0, 10.0, -30.0])
    moved = body_deflections(compiled.elastic_actuators, state.q, poses, wrench) | {"ground": np.zeros(6)}
    expected = compiled.stiffness(state, compliance="actuators").deflection(wrench)
    np.testing.assert_allclose(moved["platform"], [*expected.rotation, *expected.translation], atol=1e-9)
    largest = max(float(np.abs(screw).max()) for screw in moved.values())
    for joint in compiled.mechanism.joints:
        ends = []
        for body, frame in ((joint.parent, joint.at), (joint.child, joint.child_at)):
            place = None if body == "ground" else state.body(body)
            rotation = np.eye(3) if place is None else place.rotation
            screw = moved[body]
            ends.append((screw[:3], screw[3:] + np.cross(screw[:3], rotation @ frame.position)))
            axis = rotation @ frame.matrix[:, 2]
        (turn_a, shift_a), (turn_b, shift_b) = ends
        np.testing.assert_allclose(shift_a, shift_b, atol=1e-9 * largest)
        np.testing.assert_allclose(np.cross(turn_b - turn_a, axis), 0.0, atol=1e-9 * largest)
