"""Beam compliance: closed forms against quadrature of the strain energy and its automatic differentiation."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.stiffness.beams import (
    CenterLine,
    SectionValues,
    beam_compliance,
    curved_beam,
    pieces,
    section_values,
    series,
    straight_beam,
    strain_energy,
)
from closedchain.stiffness.legs import _reversed, elastic_body

E, NU = 210e9, 0.3
G = E / (2 + 2 * NU)
ODD = SectionValues(A=3e-4, Ix=4e-9, Iy=1.5e-8, Iz=6e-9, ky=0.7, kz=0.9)


def castigliano(alpha: float, R: float, s: SectionValues) -> np.ndarray:
    """Second derivatives of the paper's strain energy (18), integrated by Simpson's rule."""
    m4, m5, m6, f1, f2, f3 = (ca.SX.sym(n) for n in ("m4", "m5", "m6", "f1", "f2", "f3"))
    n = 400
    U = ca.SX(0)
    for k in range(n + 1):
        phi = alpha * k / n
        weight = (1 if k in (0, n) else 4 if k % 2 else 2) * alpha / n / 3
        c, sn = np.cos(phi), np.sin(phi)
        along, across = f1 * c - f2 * sn, f1 * sn + f2 * c
        twist = m4 * c - m5 * sn - f3 * R * (1 - c)
        bend_y = m4 * sn + m5 * c + f3 * R * sn
        bend_z = m6 - f1 * R * (1 - c) - f2 * R * sn
        energy = along**2 / (E * s.A) + across**2 / (s.ky * G * s.A) + f3**2 / (s.kz * G * s.A)
        energy += twist**2 / (G * s.Ix) + bend_y**2 / (E * s.Iy) + bend_z**2 / (E * s.Iz)
        U += weight * R / 2 * energy
    return np.array(ca.DM(ca.hessian(U, ca.vertcat(m4, m5, m6, f1, f2, f3))[0]))


@pytest.mark.parametrize("degrees", [15.0, 60.0, 90.0, 150.0])
def test_curved_beam_by_castigliano(degrees: float) -> None:
    alpha = np.deg2rad(degrees)
    C = curved_beam(0.2, alpha, E, G, ODD)
    expected = castigliano(alpha, 0.2, ODD)
    d = np.sqrt(np.diag(expected))
    np.testing.assert_allclose(C / np.outer(d, d), expected / np.outer(d, d), rtol=1e-8, atol=1e-8)


def test_printed_s3_would_be_negative() -> None:
    """With the printed s3 the diagonal entry C44 at 60° has the wrong sign; the corrected one has not."""
    s = section_values(cc.Section("round", radius=0.0075, shear_y=1.0, shear_z=1.0), NU)
    assert curved_beam(0.2, np.pi / 3, E, G, s)[3, 3] == pytest.approx(8.552905e-7, rel=1e-6)
    a = np.pi / 3
    printed = 3 * a + np.sin(a) * np.cos(a) / 2 - 4 * np.sin(a)
    assert printed < 0


SECTIONS = [
    cc.Section("round", radius=0.01),
    cc.Section("tube", radius=0.02, inner=0.015),
    cc.Section("rectangle", height=0.03, width=0.012),
    cc.Section("i", height=0.05, width=0.03, web=0.003, flange=0.004),
    cc.Section("given", area=3e-4, Iy=1.5e-8, Iz=6e-9, torsion=4e-9, shear_y=0.7, shear_z=0.9),
]


@pytest.mark.parametrize("section", SECTIONS, ids=lambda s: s.kind)
@pytest.mark.parametrize("theory", ["timoshenko", "euler_bernoulli"])
def test_closed_forms_equal_quadrature(section: cc.Section, theory: str) -> None:
    lines = [
        {"start": (0.1, 0.2, 0.3), "end": (0.1, 0.2, 0.8), "y": (0.6, 0.8, 0.0)},
        {"start": (0.0, 0.0, 0.2), "end": (0.2, 0.0, 0.0), "center": (0.0, 0.0, 0.0)},
    ]
    for line in lines:
        beam = cc.Beam(section=section, young=E, poisson=NU, theory=theory, **line)
        C, Q = beam_compliance(beam), beam_compliance(beam, quadrature=True)
        np.testing.assert_allclose(C, Q, rtol=1e-12, atol=1e-13 * np.abs(C).max())
        f, at = np.array([1.0, -2.0, 3.0, 40.0, 50.0, -60.0]), np.array([0.3, -0.1, 0.2])
        at_origin = np.concatenate([f[:3] + np.cross(at, f[3:]), f[3:]])
        assert strain_energy(beam, f, at) == pytest.approx(at_origin @ C @ at_origin / 2, rel=1e-12)


def test_straight_cantilever() -> None:
    """P L³/3EI + P L/κGA, M L/EI, T L/GJ."""
    C = straight_beam(0.5, E, G, ODD)
    assert C[4, 4] == pytest.approx(0.5**3 / (3 * E * ODD.Iz) + 0.5 / (0.7 * G * ODD.A))
    assert C[5, 1] == pytest.approx(-(0.5**2) / (2 * E * ODD.Iy))
    assert C[0, 0] == pytest.approx(0.5 / (G * ODD.Ix))


def test_series_of_halves_is_the_whole() -> None:
    section = cc.Section("rectangle", height=0.03, width=0.012)
    whole = cc.Beam((0, 0, 0), (1, 0, 0), section, E, NU, y=(0, 1, 0))
    halves = [
        cc.Beam((0, 0, 0), (0.4, 0, 0), section, E, NU, y=(0, 1, 0)),
        cc.Beam((0.4, 0, 0), (1, 0, 0), section, E, NU, y=(0, 1, 0)),
    ]
    total = series(*(beam_compliance(half) for half in halves))
    np.testing.assert_allclose(total, beam_compliance(whole), rtol=1e-12, atol=1e-20)
    body = cc.Body("b", beams=tuple(halves), compliance=cc.Compliance((1e-6,) * 6))
    np.testing.assert_allclose(elastic_body(body).C, total + 1e-6 * np.eye(6), rtol=1e-12, atol=1e-20)


def test_curve_through_points_of_an_arc() -> None:
    """A spline through points of a circle bends as the circle does."""
    section, angles = cc.Section("round", radius=0.0075), np.linspace(0, np.pi / 2, 13)
    points = [(0.2 * np.sin(a), 0.0, 0.2 * np.cos(a)) for a in angles]
    arc = cc.Beam(points[0], points[-1], section, E, NU, center=(0, 0, 0))
    curve = cc.Beam(points[0], points[-1], section, E, NU, through=tuple(points[1:-1]))
    C = beam_compliance(arc)
    np.testing.assert_allclose(beam_compliance(curve), C, rtol=0, atol=2e-4 * np.abs(C).max())


def test_taper() -> None:
    """Axial compliance of a cone from radius a to b: L / (E π a b)."""
    a, b = 0.02, 0.01
    beam = cc.Beam((0, 0, 0), (1, 0, 0), cc.Section("round", radius=a), E, NU, cc.Section("round", radius=b))
    assert beam_compliance(beam)[3, 3] == pytest.approx(1 / (E * np.pi * a * b), rel=1e-10)
    assert sum(p.area_length for p in pieces(beam)) == pytest.approx(np.pi / 3 * (a * a + a * b + b * b), rel=1e-12)


def test_torsion_constants() -> None:
    """Saint-Venant: square 0.1406 a⁴, thin strip b t³/3; tube and circle exactly."""
    square = section_values(cc.Section("rectangle", height=0.02, width=0.02), NU)
    assert square.Ix == pytest.approx(0.140577 * 0.02**4, rel=1e-5)
    strip = section_values(cc.Section("rectangle", height=0.2, width=0.001), NU)
    assert strip.Ix == pytest.approx(0.2 * 0.001**3 / 3, rel=5e-3)
    assert section_values(cc.Section("round", radius=0.01), NU).ky == pytest.approx(6 * 1.3 / (7 + 1.8))
    i = section_values(SECTIONS[3], NU)
    # thin walls between the flanges' middles: (2 · 30 · 4³ + 46 · 3³) / 3 mm⁴
    assert i.Ix == pytest.approx(1694.0e-12)
    assert i.Iz == pytest.approx(0.03 * 0.05**3 / 12 - 0.027 * 0.042**3 / 12)


def test_own_weight_of_a_cantilever() -> None:
    """Tip deflection q L⁴/8EI and slope q L³/6EI of a clamped bar under its weight."""
    m, L, r = 2.0, 1.2, 0.01
    beam = cc.Beam((0, 0, 0), (L, 0, 0), cc.Section("round", radius=r), E, NU, theory="euler_bernoulli")
    elastic = elastic_body(cc.Body("b", m, (L / 2, 0, 0), (0, 0.3, 0.3), beams=(beam,)))
    theta = elastic.C @ elastic.M_rt.T @ [0, 0, 0, 0, 0, -9.81]
    q, EI = m * 9.81 / L, E * np.pi / 4 * r**4
    tip = np.cross(theta[:3], [L, 0, 0]) + theta[3:]
    np.testing.assert_allclose(tip, [0, 0, -q * L**4 / (8 * EI)], rtol=1e-10, atol=1e-15)
    np.testing.assert_allclose(theta[:3], [0, q * L**3 / (6 * EI), 0], rtol=1e-10, atol=1e-15)


def test_a_beam_may_be_described_from_either_end() -> None:
    section = cc.Section("rectangle", height=0.03, width=0.012)
    there = cc.Beam((0, 0, 0.2), (0.2, 0, 0), section, E, NU, center=(0, 0, 0))
    back = cc.Beam((0.2, 0, 0), (0, 0, 0.2), section, E, NU, center=(0, 0, 0))
    bodies = [cc.Body("b", 1.0, (0.1, 0, 0.1), (0.01, 0.01, 0.01), beams=(beam,)) for beam in (there, back)]
    one, other = (elastic_body(body, near=np.array([0, 0, 0.2])) for body in bodies)
    np.testing.assert_allclose(one.C, other.C, rtol=1e-12, atol=1e-18)
    np.testing.assert_allclose(one.M_rt, other.M_rt, rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(one.end, other.end, atol=1e-15)


def test_an_arc_described_from_its_other_end_is_the_same_arc() -> None:
    """Its section keeps its edges: there and back again gives the axes one began with."""
    flat = cc.Section("rectangle", width=0.02, height=0.005)
    end = 0.2 * np.cos(1.0), 0.2 * np.sin(1.0), 0.0
    arc = cc.Beam((0.2, 0, 0), end, flat, E, NU, center=(0, 0, 0), y=(0.6, 0.0, 0.8))
    back = _reversed(arc)
    np.testing.assert_allclose(back.y, [0.6 * np.cos(1.0), 0.6 * np.sin(1.0), 0.8], atol=1e-12)
    again = CenterLine(_reversed(back)).frame(0.0)[1]
    np.testing.assert_allclose(again, CenterLine(arc).frame(0.0)[1], atol=1e-12)


@pytest.mark.parametrize("far", [0.1, 0.5, 2.0])
def test_a_body_moves_with_no_more_mass_than_it_has(far: float) -> None:
    """Near end and deflection have no negative inertia; half the mass moves where the body can have it there."""
    end = cc.Pose((far, 0.0, 0.0))
    compliance = cc.Compliance(tuple(map(tuple, 1e-5 * np.eye(6))), end)
    body = cc.Body("b", 2.0, (0.2, 0, 0), (0.01, 0.3, 0.3), compliance=compliance)
    elastic = elastic_body(body)
    (M_rt, M_tt), m, c = elastic.inertia, body.mass, np.array(body.center)
    S = np.array([[0, -c[2], c[1]], [c[2], 0, -c[0]], [-c[1], c[0], 0]])
    M_rr = np.block([[body.inertia_matrix - m * S @ S, m * S], [-m * S, m * np.eye(3)]])
    values = np.linalg.eigvalsh(np.block([[M_rr, M_rt], [M_rt.T, M_tt]]))
    assert values[0] > -1e-12
    assert (elastic.share == 1.0) == (far < 1.0)
    if far > 1.0:  # as much as there can be
        more = np.block([[M_rr, 1.01 * M_rt], [1.01 * M_rt.T, 1.01 * M_tt]])
        assert np.linalg.eigvalsh(more)[0] < -1e-6
