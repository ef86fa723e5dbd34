"""Random valid mechanisms for property tests."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from hypothesis import strategies as st

from closedchain.mechanism import (
    Actuator,
    Body,
    Bushing,
    Compliance,
    Contact,
    Coupling,
    Joint,
    JointDamper,
    JointFriction,
    JointSpring,
    Mechanism,
    Pose,
    Shape,
    Strut,
    Wrench,
)
from closedchain.mechanism.joint import KINDS

AWKWARD = [
    "yes",
    "null",
    "~",
    "1e3",
    "1",
    "-0.5",
    "0x1F",
    "2024-01-01",
    "a: b",
    "# a",
    "- a",
    "'",
    '"',
    "é ß 漢字",
    "😀",
]
AWKWARD += [
    "[a]",
    "{a}",
    "!tag",
    "&a",
    "*a",
    "%a",
    "@a",
    "`a",
    "a" * 200,
    "word " * 50 + "end",
    "=",
    "<<",
    "true",
    "1_000",
    "12:30",
]
numbers = st.floats(allow_nan=False, allow_infinity=False, width=64)
positive = st.floats(1e-12, 1e6)
vectors = st.tuples(numbers, numbers, numbers)
printable = st.characters(exclude_categories=("C", "Z"))
texts = st.builds(" ".join, st.lists(st.text(printable, min_size=1, max_size=5), min_size=1, max_size=3))
names = st.one_of(st.sampled_from(AWKWARD), texts).filter(lambda name: name != "ground")
seeds = st.integers(0, 2**32 - 1)


def rotation(seed: int) -> np.ndarray:
    Q = np.linalg.qr(np.random.default_rng(seed).normal(size=(3, 3)))[0]
    return Q * np.sign(np.linalg.det(Q))


@st.composite
def poses(draw: st.DrawFn) -> Pose:
    position, R = draw(vectors), rotation(draw(seeds))
    match draw(st.integers(0, 4)):
        case 0:
            return Pose(position)
        case 1:
            return Pose(position, axis=tuple(R[:, 2]))
        case 2:
            return Pose(position, axis=tuple(R[:, 2]), x=tuple(R[:, 0]))
        case 3:
            quaternion = np.random.default_rng(draw(seeds)).normal(size=4)
            return Pose(position, quaternion / np.linalg.norm(quaternion))
    return Pose(position, rotation=R)


@st.composite
def bodies(draw: st.DrawFn, name: str) -> Body:
    mass, size = draw(st.floats(0, 1e6)), draw(st.one_of(st.just(0.0), st.floats(1e-12, 1e6)))
    R = rotation(draw(seeds))
    full = size * R @ np.diag([1.0, 2.0, 2.5]) @ R.T
    inertia = draw(st.sampled_from([(size, 2 * size, 2.5 * size), (full + full.T) / 2]))
    points = draw(st.lists(vectors, min_size=1, max_size=3))
    shape = draw(st.one_of(st.none(), st.builds(Shape, st.just(tuple(points)), st.booleans())))
    if draw(st.booleans()):
        return Body(name, shape=draw(solids()), density=draw(st.floats(1.0, 1e4)))
    return Body(name, mass, draw(vectors), inertia, shape)


@st.composite
def solids(draw: st.DrawFn) -> Shape:
    """Shapes that have mass with a density."""
    size, near = st.floats(0.01, 10.0), st.floats(-1.0, 1.0)
    here, there = draw(st.tuples(near, near, near)), (draw(near), draw(near), 3.0)
    match draw(st.integers(0, 4)):
        case 0:
            return Shape.box((draw(size), draw(size), draw(size)), Pose(here, axis=(0.6, 0.0, 0.8)))
        case 1:
            return Shape.cylinder(here, there, draw(size))
        case 2:
            return Shape.capsule(here, there, draw(size))
        case 3:
            return Shape.sphere(here, draw(size))
    return Shape((here, there, (5.0, 0.0, 0.0)), draw(st.booleans()), radius=draw(size))


@st.composite
def joints(draw: st.DrawFn, name: str, parent: str, child: str) -> Joint:
    kind, options = draw(st.sampled_from(KINDS)), {}
    if kind == "helical":
        options["pitch"] = draw(numbers)
    if kind == "general":
        Q = np.linalg.qr(np.random.default_rng(draw(seeds)).normal(size=(6, 6)))[0]
        dof = draw(st.integers(0, 6))
        options["motion"], options["constraint"] = tuple(Q[:dof]), tuple(Q[dof:])
    at, child_at = draw(poses()), draw(poses())
    if draw(st.booleans()):
        child_at = replace(at, position=child_at.position)
    joint = Joint(name, kind, parent, child, at, child_at, cut=draw(st.booleans()), **options)
    if kind not in ("spherical", "free") and draw(st.booleans()):
        start = draw(st.lists(numbers, min_size=joint.coordinates, max_size=joint.coordinates))
        joint = replace(joint, start=tuple(start))
    return replace(joint, **draw(forces(joint)))


@st.composite
def forces(draw: st.DrawFn, joint: Joint) -> dict[str, object]:
    """Some of spring, damper, friction, limits and compliance of a joint."""
    sizes = st.one_of(positive, st.lists(positive, min_size=joint.dof, max_size=joint.dof).map(tuple))
    made = {
        "damper": st.builds(JointDamper, sizes),
        "friction": st.builds(JointFriction, sizes, sizes),
        "compliance": st.builds(Compliance, st.lists(positive, min_size=6, max_size=6), poses()),
    }
    if joint.kind in ("spherical", "fixed", "general"):
        made["mu"] = positive
    if joint.takes_springs:
        made["spring"] = st.builds(JointSpring, sizes, numbers)
    if joint.has_coordinates:
        made["armature"] = sizes
        made["limits"] = st.sampled_from([(-1, 0.5), ((-1e300, 1e-300),) * joint.dof])
    return {field: draw(strategy) for field, strategy in made.items() if draw(st.booleans())}


@st.composite
def actuators(draw: st.DrawFn, joint: Joint) -> Actuator:
    """Some of what a motor on the last DOF of a joint may have."""
    made = {
        "stiffness": st.sampled_from([None, 0.1, 1e9]),
        "gear": st.sampled_from([1.0, -1e-6, 160.0]),
        **dict.fromkeys(("rotor_inertia", "damping", "friction"), st.one_of(st.just(0.0), positive)),
        "friction_velocity": positive,
        **dict.fromkeys(("max_force", "max_velocity", "max_power"), st.one_of(st.none(), positive)),
    }
    fields = {field: draw(strategy) for field, strategy in made.items() if draw(st.booleans())}
    also = [(joint.name, 0, draw(positive))] if joint.dof > 1 and draw(st.booleans()) else []
    return Actuator(f"drive {joint.name}", joint.name, joint.dof - 1, also=also, **fields)


@st.composite
def struts(draw: st.DrawFn, name: str, ends: tuple[str, str]) -> Strut:
    law = {
        "stiffness": draw(positive),
        "free_length": draw(positive),
        "damping": draw(positive),
        "preload": draw(numbers),
    }
    law |= {"table": draw(st.sampled_from([(), ((0.0, 1e9), (1e-9, -3.0), (7.0, 0.5))]))}
    return Strut(name, *ends, draw(vectors), draw(vectors), **law)


@st.composite
def bushings(draw: st.DrawFn, name: str, ends: tuple[str, str]) -> Bushing:
    Q = np.linalg.qr(np.random.default_rng(draw(seeds)).normal(size=(6, 6)))[0]
    full = Q @ np.diag([1.0, 2, 3, 4, 5, 6]) @ Q.T
    stiffness = draw(st.sampled_from([(full + full.T) / 2, (1.0, 2.0, 3.0, 4.0, 5.0, 6.0)]))
    return Bushing(name, *ends, draw(poses()), draw(poses()), stiffness, (0.1,) * 6)


@st.composite
def couplings(draw: st.DrawFn, free: list[tuple[str, int]], turns: list[bool]) -> Coupling:
    """Of the last of some degrees of freedom to the others."""
    (joint, coordinate), others = free[-1], free[:-1]
    if others and turns[0]:
        wheels = [{"teeth": (20, -37)}, {"radii": (-0.1, draw(positive)), "offset": 0.3}]
        slides = [{"radius": draw(positive)}, {"lead": -0.005, "offset": 1e-9}]
        law = draw(st.sampled_from(wheels if turns[-1] else slides))
        return Coupling(draw(names), joint, others[0][0], coordinate=coordinate, to_coordinate=others[0][1], **law)
    laws = [{}, {"offset": 0.1}, {"polynomial": (0.1, -2.0, 0.0, 1e-9)}]
    if len(others) == 1:
        laws += [{"ratio": draw(positive), "offset": -1e9}, {"ratio": (-2.0,)}]
    else:
        laws += [{"ratio": tuple(1.5 * (i + 1) for i in range(len(others)))}]
    to, numbers = tuple(name for name, _ in others), tuple(k for _, k in others)
    return Coupling(draw(names), joint, to, coordinate=coordinate, to_coordinate=numbers, **draw(st.sampled_from(laws)))


@st.composite
def contacts(draw: st.DrawFn, body: str) -> Contact:
    mu, static = draw(positive), draw(st.sampled_from([1.0, 2.0, None]))
    surface = draw(
        st.sampled_from([{}, {"sphere": 0.3}, {"extent": (0.1, 0.2)}, {"restitution": 0.5, "torsional": 0.01}])
    )
    more = {"radius": draw(positive), **surface}
    return Contact(draw(names), body, draw(vectors), mu, static and static * mu, draw(poses()), **more)  # type: ignore[arg-type]


@st.composite
def mechanisms(draw: st.DrawFn) -> Mechanism:
    """Every body hangs on an earlier one or the ground; some joints more close loops."""
    body_names = draw(st.lists(names, min_size=1, max_size=4, unique=True))
    places = ["ground", *body_names]
    ends = [(draw(st.sampled_from(places[: i + 1])), name) for i, name in enumerate(body_names)]
    for _ in range(draw(st.integers(0, 2))):
        ends.append(tuple(draw(st.permutations(places))[:2]))
    joint_names = draw(st.lists(names, min_size=len(ends), max_size=len(ends), unique=True))
    made = [draw(joints(name, *draw(st.permutations(end)))) for name, end in zip(joint_names, ends, strict=True)]
    driven = [joint for joint in made if joint.dof]
    drives = [draw(actuators(joint)) for joint in driven]
    free = [(joint.name, k) for joint in made if joint.has_coordinates for k in range(joint.dof)]
    turns = [turns for joint in made if joint.has_coordinates for turns in joint.rotational]
    moves = all(joint.kind != "fixed" for joint in made)
    load = Wrench(body_names[-1], draw(vectors), draw(vectors), draw(vectors), draw(st.sampled_from(["world", "body"])))
    return Mechanism(
        draw(names),
        [draw(bodies(name)) for name in body_names],
        made,
        drives,
        platform=draw(st.sampled_from([None, body_names[0]])),
        home=draw(st.one_of(st.none(), poses())),
        gravity=draw(vectors),
        wrenches=draw(st.sampled_from([(), (load,), (load, load)])),
        contacts=[draw(contacts(body_names[-1])) for _ in range(draw(st.integers(0, 1)) if moves else 0)],
        struts=[draw(struts(name, ends[0])) for name in draw(st.sampled_from([(), ("gas",), ("null", "1e3")]))],
        bushings=[draw(bushings("mount", ends[-1])) for _ in range(draw(st.integers(0, 1)))],
        couplings=[draw(couplings(free, turns)) for _ in range(draw(st.integers(0, 1)) if free else 0)],
    )
