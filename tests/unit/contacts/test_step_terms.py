"""What a time step is made of: the recursion that closes loops on its way against the saddle point."""

from __future__ import annotations

from functools import cache

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.contact.operator import Applied
from closedchain.contact.stepping import StepKernels
from closedchain.simulate.contacts.setting import ContactMachine
from closedchain.simulate.contacts.stepping_memory import SteppingMemory
from closedchain.simulate.inputs import TracedLaws
from closedchain.types import SX

NAMES = ("W", "b", "u", "v1", "lift", "closing")


def rod(name: str, length: float) -> cc.Body:
    inertia = ((0.003, 1e-4, -2e-4), (1e-4, 0.0035, 3e-4), (-2e-4, 3e-4, 0.0008))
    return cc.Body(name, 0.5, (0, 0, -length / 2), inertia)


@cache
def kernels() -> StepKernels:
    """A trunk on two skew legs; each has a loop closed by a ball, one of which a piston drives; spheres are feet."""
    bodies = [cc.Body("trunk", 4.0, (0.01, 0, 0), (0.05, 0.06, 0.08))]
    joints, contacts = [cc.free("floats", "ground", "trunk", start=(1, 0, 0, 0, 0, 0, 0.6))], []
    for s in (-1.0, 1.0):
        n, axis = "lr"[s > 0], (0.28 * s, 0.96, 0.0)
        bodies += [rod(f"{name}_{n}", 0.2) for name in ("thigh", "shank", "crank", "coupler")]
        hips = cc.Pose((0.0, 0.1 * s, 0.0), axis=axis)
        joints.append(cc.revolute(f"hip_{n}", "trunk", f"thigh_{n}", hips, cc.Pose(axis=axis), start=(0.4,)))
        knee = cc.Pose((0, 0, -0.2), axis=axis)
        joints.append(
            cc.revolute(
                f"knee_{n}", f"thigh_{n}", f"shank_{n}", knee, cc.Pose(axis=axis), start=(-0.9,),
                spring=cc.JointSpring(30.0), damper=cc.JointDamper(0.2),
            )
        )  # fmt: skip
        joints.append(
            cc.revolute(f"crank_{n}", f"thigh_{n}", f"crank_{n}", cc.Pose((0.06, 0, 0), axis=axis), cc.Pose(axis=axis))
        )
        joints.append(cc.spherical(f"ball_{n}", f"crank_{n}", f"coupler_{n}", (0, 0, -0.1)))
        at, end = cc.Pose((0.05, 0.0, -0.05)), cc.Pose((0, 0, -0.17))
        joints.append(cc.spherical(f"cut_{n}", f"coupler_{n}", f"shank_{n}", end, at, cut=True))
        contacts += [
            cc.Contact(f"heel_{n}", f"shank_{n}", (0.02, 0.01, -0.2), mu=0.6, radius=0.03),
            cc.Contact(f"toe_{n}", f"coupler_{n}", (0, 0.02, -0.1), mu=0.4),
        ]
    bodies += [rod("barrel", 0.1), rod("piston", 0.1)]
    joints += [
        cc.universal("yoke", "trunk", "barrel", (0.1, 0.15, 0.05)),
        cc.prismatic("stroke", "barrel", "piston", (0, 0, -0.05), start=(-0.05,)),
        cc.spherical("pin", "piston", "shank_r", (0, 0, -0.1), (0.03, 0.04, -0.02), cut=True),
    ]
    model = cc.compile(cc.Mechanism("skew legs", tuple(bodies), tuple(joints), contacts=tuple(contacts)))
    machine = model.machine
    none = Applied((SX.sym("t"), SX.sym("u", 0), SX.sym("p", 0)), SX(0, 1), SX(model.system.nv, 1), SX(0))
    return StepKernels(machine, none)


def values(kind: str, given: list[np.ndarray]) -> dict[str, np.ndarray]:
    s = kernels()
    terms = getattr(s, kind)()
    assert terms is not None
    symbols = [s.machine.tree.q, s.machine.tree.v, s.h, s.w, s.p, s.x, s.end]
    found = ca.Function("terms", symbols, [ca.densify(getattr(terms, name)) for name in NAMES])(*given)
    return {name: np.array(value) for name, value in zip(NAMES, found, strict=True)}


@pytest.mark.parametrize("sample", [0, 1])
def test_recursion_and_saddle_point_agree_where_loops_are_closed(sample: int) -> None:
    """Impulses, forces, gaps to bring back, and loops to close: everything that a step asks of the machine."""
    s = kernels()
    machine, rng = s.machine, np.random.default_rng(sample)
    assert machine.system.nc > 6
    q, v = machine.mobility.samples[sample], rng.normal(size=machine.system.nv)
    G = np.array(ca.Function("G", [machine.tree.q, machine.tree.v], [s.operator.body.constraint[0]])(q, v))
    v -= np.linalg.pinv(G) @ (G @ v)
    end = q + 1e-5 * rng.normal(size=q.size)
    given = [q, v, np.array(1e-3), np.zeros(s.w.shape[0]), rng.random(s.rows), 1e-3 * rng.random(s.rows), end]
    exact, found = values("_of_loops", given), values("_of_recursion", given)
    for name in NAMES:
        scale = np.abs(exact[name]).max()
        assert scale > 0
        np.testing.assert_allclose(found[name], exact[name], rtol=0, atol=1e-9 * scale, err_msg=name)


def test_limbs_and_what_they_share_are_all_of_W() -> None:
    """A foot on every leg: W in factors, as blocks of legs and Vᵀ V of the trunk, is that of the saddle point."""
    model = cc.compile(cc.library.walker())
    symbols, forces = (SX.sym("t"), SX.sym("u", 0), SX.sym("p", 0)), SX(len(model.mechanism.actuators), 1)
    none = Applied(symbols, forces, SX(model.system.nv, 1), SX(0))
    s, rng = StepKernels(model.machine, none), np.random.default_rng(3)
    terms, whole = s._of_recursion(), s._of_loops()
    assert terms is not None
    assert terms.V is not None
    assert terms.V.shape == (6, s.rows)
    W = ca.Function("W", [model.machine.tree.q, s.h], [terms.W + terms.V.T @ terms.V, terms.W, whole.W])
    q = model.assemble().q + 0.1 * np.r_[np.zeros(7), rng.normal(size=model.system.nq - 7)]
    found, legs, exact = map(np.array, W(q, 1e-3))
    np.testing.assert_allclose(found, exact, rtol=0, atol=1e-12 * np.abs(exact).max())
    apart = np.arange(s.rows)[:, None] // 3 != np.arange(s.rows) // 3
    assert not legs[apart].any()
    assert np.abs(exact[apart]).max() > 1e-3 * np.abs(exact).max()
    # what starts are checked by
    setting = ContactMachine(model.machine, TracedLaws(model.machine).inputs(None, None, None, 1.0))
    _, _, answers = SteppingMemory(setting, setting.steps).look(q, np.zeros(model.system.nv))
    np.testing.assert_allclose(answers, exact.diagonal(), rtol=1e-12)


def test_numbers_are_carried_to_the_end_of_a_step_once() -> None:
    """Velocities and gaps that are brought back need the same factors of the machine."""
    step, rng = kernels().kernels[0], np.random.default_rng(4)
    names = [port.name for port in step.outputs]
    carried = step(*(rng.normal(size=port.shape) for port in step.inputs))[names.index("carry")]
    assert len(np.unique(np.abs(carried))) > 0.9 * carried.size > 100
