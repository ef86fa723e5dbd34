"""Machines assembled by construction: bodies are put anywhere, and joint frames are cut into them where they are."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Pose, Wrench
from oracles.maximal import constraint_rows, twist_rate
from oracles.state import Array, BodyState, States, of

X, Y, Z = np.eye(3)


@dataclass(frozen=True)
class Link:
    """A joint at a world point with its z (and x) axis in the world, moved from there by coordinates q."""

    name: str
    kind: str
    parent: str
    child: str
    at: Array
    axes: Array
    q: tuple[float, ...] = ()
    options: tuple[tuple[str, object], ...] = ()


def turn(axis: Array, angle: float) -> Array:
    """The rotation about a unit axis."""
    x, y, z = axis
    K = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + np.sin(angle) * K + (1 - np.cos(angle)) * K @ K


def random_turn(rng: np.random.Generator) -> Array:
    """Any rotation."""
    Q = np.linalg.qr(rng.normal(size=(3, 3)))[0]
    return Q * np.sign(np.linalg.det(Q))


def random_body(name: str, rng: np.random.Generator, size: float = 0.3) -> Body:
    """A body with a full inertia and a mass centre away from its origin."""
    points = rng.normal(size=(8, 3)) * size
    mass = float(rng.uniform(0.5, 3.0))
    spread = points - points.mean(0)
    second = mass * spread.T @ spread / 8
    inertia = np.trace(second) * np.eye(3) - second
    inertia = (inertia + inertia.T) / 2
    return Body(name, mass, tuple(points.mean(0)), tuple(map(tuple, inertia)))


def displacement(link: Link) -> tuple[Array, Array]:
    """Rotation and position of the child frame in the parent frame at the link's coordinates."""
    q, R, r = link.q, np.eye(3), np.zeros(3)
    pitch = dict(link.options).get("pitch", 0.0)
    if not q:
        return R, r
    match link.kind:
        case "revolute":
            R = turn(Z, q[0])
        case "prismatic":
            r = q[0] * Z
        case "cylindrical":
            R, r = turn(Z, q[0]), q[1] * Z
        case "helical":
            R, r = turn(Z, q[0]), pitch * q[0] * Z
        case "planar":
            R, r = turn(Z, q[2]), q[0] * X + q[1] * Y
        case "universal":
            R = turn(X, q[0]) @ turn(Y, q[1])
        case "spherical" | "general":
            angle = float(np.linalg.norm(q))
            R = turn(np.array(q) / angle, angle)
    return R, r


def joined(link: Link, poses: dict[str, tuple[Array, Array]]) -> Joint:
    """The joint with frames on its two bodies such that it holds in these poses."""
    R, r = displacement(link)
    R_p, p_p = poses.get(link.parent, (np.eye(3), np.zeros(3)))
    R_c, p_c = poses.get(link.child, (np.eye(3), np.zeros(3)))
    parent = _frame(R_p.T @ link.axes, R_p.T @ (link.at - p_p))
    child = _frame(R_c.T @ link.axes @ R, R_c.T @ (link.at + link.axes @ r - p_c))
    return Joint(link.name, link.kind, link.parent, link.child, parent, child, **dict(link.options))  # type: ignore[arg-type]


def moving(mechanism: Mechanism, poses: dict[str, tuple[Array, Array]], rng: np.random.Generator) -> States:
    """States in these poses with random velocities that the joints allow."""
    states = {name: BodyState(R, p, np.zeros(3), np.zeros(3)) for name, (R, p) in poses.items()}
    rows = [constraint_rows(j, states)[0] @ twist_rate(mechanism, j, states)[0] for j in mechanism.joints]
    G = np.vstack(rows)
    _, sigma, Vt = np.linalg.svd(G)
    N = Vt[int((sigma > 1e-9).sum()) :].T
    u = (N @ rng.normal(size=N.shape[1])).reshape(-1, 6) * 3
    return {b.name: replace(states[b.name], omega=w[:3], v=w[3:]) for b, w in zip(mechanism.bodies, u, strict=True)}


def assembled(
    name: str, bodies: list[Body], links: list[Link], rng: np.random.Generator, drives: dict[str, tuple[str, int]]
) -> tuple[Mechanism, States, dict[str, float]]:
    """The machine, a moving state of it and random actuator forces; a wrench acts on the last body."""
    poses = {body.name: (random_turn(rng), rng.normal(size=3)) for body in bodies}
    joints = [joined(link, poses) for link in links]
    actuators = [Actuator(drive, joint, coordinate) for drive, (joint, coordinate) in drives.items()]
    push = Wrench(bodies[-1].name, tuple(rng.normal(size=3)), tuple(rng.normal(size=3)), tuple(rng.normal(size=3)))
    pull = replace(push, axes="body", at=(0.1, 0.0, 0.2))
    mechanism = Mechanism(name, bodies, joints, actuators, gravity=(0.3, -0.2, -9.81), wrenches=(push, pull))
    return mechanism, moving(mechanism, poses, rng), {drive: float(rng.normal() * 10) for drive in drives}


def four_bar() -> tuple[Mechanism, States, dict[str, float]]:
    """A planar four-bar in space: three of the loop's six constraints are redundant."""
    rng = np.random.default_rng(4)
    axes, corner = random_turn(rng), [np.array(c) for c in ((0, 0, 0), (0.1, 0.4, 0), (1.0, 0.7, 0), (1.2, 0, 0))]
    bodies = [random_body(name, rng) for name in ("crank", "coupler", "rocker")]
    ends = [("ground", "crank"), ("crank", "coupler"), ("rocker", "coupler"), ("ground", "rocker")]
    links = [
        Link(f"pin{i}", "revolute", *ends[i], axes @ corner[i] + axes[:, 2] * 0.1 * i, axes, (0.3 * i - 0.5,))
        for i in range(4)
    ]
    return assembled("four-bar", bodies, links, rng, {"motor": ("pin0", 0), "brake": ("pin2", 0)})


def six_ups() -> tuple[Mechanism, States, dict[str, float]]:
    """A platform on six legs, each universal, prismatic, spherical; every other leg is described from the top down."""
    rng = np.random.default_rng(6)
    bodies, links, drives = [], [], {}
    for i in range(6):
        low, high = f"low{i}", f"high{i}"
        a, b = 0.5 + i // 2 * 2.1 + 0.3 * (i % 2), 1.5 + (i + 1) // 2 * 2.1 - 0.2 * (i % 2)
        base, top = np.array([np.cos(a), np.sin(a), 0.0]), np.array([0.6 * np.cos(b), 0.6 * np.sin(b), 1.1])
        z = (top - base) / np.linalg.norm(top - base)
        x = np.cross(Y, z) / np.linalg.norm(np.cross(Y, z))
        axes = np.column_stack([x, np.cross(z, x), z])
        links += [
            Link(f"U{i}", "universal", "ground", low, base, random_turn(rng), (0.4, -0.3)),
            Link(f"P{i}", "prismatic", low, high, base, axes, (0.8,)),
            Link(
                f"S{i}", "spherical", *((high, "platform") if i % 2 else ("platform", high)), top, axes, (0.1, 0.2, i)
            ),
        ]
        bodies += [random_body(low, rng, 0.1), random_body(high, rng, 0.1)]
        drives[f"f{i}"] = (f"P{i}", 0)
    return assembled("six-ups", [*bodies, random_body("platform", rng)], links, rng, drives)


def slider_crank() -> tuple[Mechanism, States, dict[str, float]]:
    """A spatial slider-crank: revolute, spherical, universal (from slider to rod), prismatic. One degree of freedom."""
    rng = np.random.default_rng(3)
    bodies = [random_body(name, rng) for name in ("crank", "rod", "slider")]
    links = [
        Link("shaft", "revolute", "ground", "crank", np.zeros(3), random_turn(rng), (0.7,)),
        Link("ball", "spherical", "rod", "crank", np.array([0.2, 0.3, 0.1]), np.eye(3), (0.1, -0.4, 0.2)),
        Link("knuckle", "universal", "slider", "rod", np.array([1.0, 0.2, -0.2]), random_turn(rng), (0.5, 0.9)),
        Link("guide", "prismatic", "slider", "ground", np.array([1.1, 0.0, 0.0]), random_turn(rng), (0.3,)),
    ]
    return assembled(
        "slider-crank", bodies, links, rng, {"motor": ("shaft", 0), "knee": ("knuckle", 1), "servo": ("ball", 2)}
    )


def every_joint() -> tuple[Mechanism, States, dict[str, float]]:
    """A ring with one joint of every kind except helical, in both directions, and a body that floats beside it."""
    rng = np.random.default_rng(9)
    names = ("a", "b", "c", "d", "e", "f", "g")
    ball = (("motion", tuple(np.eye(6)[:3])), ("constraint", tuple(np.eye(6)[3:])))
    weld = (("motion", ()), ("constraint", tuple(np.eye(6))))
    ring = [
        ("cylindrical", "ground", "a", (0.4, 0.2), ()),
        ("planar", "b", "a", (0.1, -0.2, 0.6), ()),
        ("general", "b", "c", (0.2, 0.1, 0.5), ball),
        ("fixed", "d", "c", (), ()),
        ("universal", "d", "e", (0.3, -0.8), ()),
        ("general", "e", "f", (), weld),
        ("revolute", "ground", "f", (-0.4,), ()),
        ("free", "ground", "g", (), ()),
        ("planar", "ground", "c", (0.3, 0.1, 0.2), ()),
    ]
    links = [
        Link(f"j{i}", kind, parent, child, rng.normal(size=3), random_turn(rng), q, options)
        for i, (kind, parent, child, q, options) in enumerate(ring)
    ]
    drives = {"turn": ("j0", 0), "slide": ("j0", 1), "plane": ("j1", 1), "spin": ("j1", 2), "bend": ("j4", 1)}
    return assembled("every-joint", [random_body(name, rng) for name in names], links, rng, drives)


def screw_press() -> tuple[Mechanism, States, dict[str, float]]:
    """A ring with a screw in it: helical, spherical, universal, cylindrical."""
    rng = np.random.default_rng(12)
    links = [
        Link("screw", "helical", "nut", "ground", np.zeros(3), random_turn(rng), (7.5,), (("pitch", 0.03),)),
        Link("ball", "spherical", "nut", "rod", np.array([0.5, 0.1, 0.0]), np.eye(3), (0.1, 0.2, -0.3)),
        Link("knuckle", "universal", "rod", "ram", np.array([0.7, 0.6, 0.2]), random_turn(rng), (0.2, 0.4)),
        Link("guide", "cylindrical", "ground", "ram", np.array([0.9, 0.5, 0.9]), random_turn(rng), (0.3, -0.2)),
    ]
    bodies = [random_body(name, rng) for name in ("nut", "rod", "ram")]
    return assembled("screw press", bodies, links, rng, {"motor": ("screw", 0), "servo": ("ball", 1)})


def moved(states: States, mechanism: Mechanism, accelerations: dict[str, tuple[Array, Array]], h: float) -> States:
    """States a short time later, to second order, for checks by differences."""
    found = {}
    for body in mechanism.bodies:
        s, (alpha, a) = of(states, body.name), accelerations[body.name]
        step = s.omega * h + alpha * h**2 / 2
        angle = float(np.linalg.norm(step))
        R = turn(step / angle, angle) @ s.R if angle else s.R
        found[body.name] = BodyState(R, s.p + s.v * h + a * h**2 / 2, s.omega + alpha * h, s.v + a * h)
    return found


def _frame(R: Array, p: Array) -> Pose:
    return Pose(tuple(p), rotation=tuple(map(tuple, R)))
