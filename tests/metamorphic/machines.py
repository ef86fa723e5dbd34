"""Random machines in a random moving state, with pairs of features: closed by construction, angles up to ±20 rad.

Bodies are put anywhere and joint frames cut into them where they are, at coordinates that are drawn first; so the
coordinates, with their whole turns, are known without a solver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np
from scipy.spatial.transform import Rotation

import closedchain as cc
from oracles import maximal
from oracles.machines import Link, joined, random_body, random_turn
from oracles.state import GROUND, Array, BodyState, States, relative_motion

Rng = np.random.Generator
DOF = {"revolute": 1, "prismatic": 1, "cylindrical": 2, "universal": 2, "spherical": 3, "planar": 3, "helical": 1}
ANGLES = (2.5, 20.0)  # rad at the start, one or the other: within half a turn, or up to three turns away
X, Y, Z = np.eye(3)


@dataclass(frozen=True)
class Unit:
    """Units of length (m), mass (kg) and time (s)."""

    length: float = 1.0
    mass: float = 1.0
    time: float = 1.0

    @property
    def energy(self) -> float:
        return self.mass * self.length**2 / self.time**2


@dataclass(frozen=True)
class Law:
    """Force of an actuator: stiffness e + integral ∫ e dt − damping dq/dt with the error e = target − q of its joint's
    coordinate; with a period sampled and late by some samples, without one it has no integral."""

    actuator: str
    joint: str
    coordinate: int
    target: float
    stiffness: float
    damping: float
    integral: float
    period: float
    samples: int


@dataclass(frozen=True)
class Case:
    """A machine in a moving state under forces.

    near: coordinates of joints with whole turns        cut: joints that close its loops; none: the program's choice
    unit: what lengths, masses and times of the drawn machine are multiplied with
    """

    machine: cc.Mechanism
    states: States
    near: Mapping[str, Array]
    forces: Mapping[str, float]
    law: Law | None = None
    cut: tuple[str, ...] | None = None
    unit: Unit = Unit()
    features: frozenset[str] = frozenset()

    @property
    def judged(self) -> cc.Mechanism:
        """The machine as the oracle reads it in this state."""
        return maximal.unwound(self.machine, self.near, self.states)

    @property
    def flexible(self) -> bool:
        return any(body.flexible is not None for body in self.machine.bodies)

    def started(self) -> Case:
        """Its joints start, and its platform is at home, where the bodies are."""
        joints = tuple(replace(joint, start=start(joint, self.near, self.states)) for joint in self.machine.joints)
        platform = self.machine.platform
        home = None
        if platform is not None:
            state = self.states[platform]
            home = cc.Pose(tuple(state.p.tolist()), tuple(map(tuple, state.R.tolist())))
        return replace(self, machine=replace(self.machine, joints=joints, home=home))


def start(joint: cc.Joint, near: Mapping[str, Array], states: States) -> tuple[float, ...] | None:
    """Coordinates of a joint in a state."""
    if joint.kind not in ("spherical", "free"):
        return tuple(np.array(near[joint.name]).tolist()) if joint.dof else None
    R, r, _, _ = relative_motion(joint, states)
    x, y, z, w = Rotation.from_matrix(R).as_quat()
    return (w, x, y, z) if joint.kind == "spherical" else (w, x, y, z, *r.tolist())


# structures: bodies and links
def tree(rng: Rng) -> tuple[list[str], list[Link]]:
    """Two or three bodies on joints of any kind."""
    names = [f"b{i}" for i in range(int(rng.integers(2, 4)))]
    kinds = rng.choice(list(DOF), len(names), p=[0.35, 0.15, 0.1, 0.15, 0.1, 0.1, 0.05])
    on = [GROUND, *(str(rng.choice([GROUND, *names[:i]])) for i in range(1, len(names)))]
    return names, [
        _link(f"j{i}", str(kind), on[i], name, rng) for i, (kind, name) in enumerate(zip(kinds, names, strict=True))
    ]


def planar_loop(rng: Rng) -> tuple[list[str], list[Link]]:
    """Four or five links in a plane of any orientation, one sliding perhaps: three constraints are redundant."""
    count, axes = int(rng.choice([4, 4, 5])), random_turn(rng)
    sliding = int(rng.integers(count)) if rng.random() < 0.3 else -1
    return _ring(rng, ["prismatic" if i == sliding else "revolute" for i in range(count)], axes)


def two_planar_loops(rng: Rng) -> tuple[list[str], list[Link]]:
    """A six-bar: a planar loop and two more links between two of its bodies."""
    axes = random_turn(rng)
    names, links = _ring(rng, ["revolute"] * 4, axes)
    first, second = (str(name) for name in rng.permutation(names)[:2])
    for k, pair in enumerate(((first, "d0"), ("d0", "d1"), (second, "d1"))):
        links.append(_link(f"k{k}", "revolute", *pair, rng, axes, axes @ np.array([*rng.uniform(-1, 1, 2), 0.0])))
    return [*names, "d0", "d1"], links


def spatial_loop(rng: Rng) -> tuple[list[str], list[Link]]:
    """A loop whose joints have one or two degrees of freedom more than the six that it takes."""
    while True:
        kinds = [str(kind) for kind in rng.choice(list(DOF), int(rng.integers(3, 6)))]
        if sum(DOF[kind] for kind in kinds) in (7, 8) and kinds.count("spherical") < 3:
            return _ring(rng, kinds, None)


def slider_crank(rng: Rng) -> tuple[list[str], list[Link]]:
    """Revolute, spherical, universal, prismatic."""
    return _ring(rng, ["revolute", "spherical", "universal", "prismatic"], None)


def rssr(rng: Rng) -> tuple[list[str], list[Link]]:
    """Two revolutes, and a rod between two balls that spins."""
    return _ring(rng, ["revolute", "spherical", "spherical", "revolute"], None)


def legs(rng: Rng) -> tuple[list[str], list[Link]]:
    """A platform on two legs: universal, prismatic, spherical; and revolute, universal, spherical."""
    kinds = [["universal", "prismatic", "spherical"], ["revolute", "universal", "spherical"]]
    names, links = ["platform"], list[Link]()
    for leg, row in enumerate(kinds):
        bodies = [f"low{leg}", f"high{leg}"]
        names += bodies
        chain = [GROUND, *bodies, "platform"]
        links += [_link(f"{kind}{leg}", kind, chain[k], chain[k + 1], rng) for k, kind in enumerate(row)]
    return names, links


STRUCTURES: dict[str, Callable[[Rng], tuple[list[str], list[Link]]]] = {
    "tree": tree,
    "planar loop": planar_loop,
    "two planar loops": two_planar_loops,
    "spatial loop": spatial_loop,
    "slider crank": slider_crank,
    "rssr": rssr,
    "legs": legs,
}


def _ring(rng: Rng, kinds: list[str], axes: Array | None) -> tuple[list[str], list[Link]]:
    """A loop through the ground, in a plane where axes are given."""
    names = [GROUND, *(f"b{i}" for i in range(1, len(kinds)))]
    links = []
    for i, kind in enumerate(kinds):
        pair = [names[i], names[(i + 1) % len(names)]]
        if rng.random() < 0.4:
            pair.reverse()
        angle = (i + rng.uniform(-0.3, 0.3)) * 2 * np.pi / len(kinds)
        corner = rng.uniform(0.5, 1.0) * np.array([np.cos(angle), np.sin(angle), 0.0])
        if axes is None:
            links.append(_link(f"j{i}", kind, *pair, rng, None, corner + rng.uniform(-0.3, 0.3, 3)))
        else:
            about = axes[:, [1, 2, 0]] if kind == "prismatic" else axes
            at = axes @ (corner + [0.0, 0.0, rng.uniform(-0.1, 0.1)])
            links.append(_link(f"j{i}", kind, *pair, rng, about, at))
    return names[1:], links


def _link(
    name: str, kind: str, parent: str, child: str, rng: Rng, axes: Array | None = None, at: Array | None = None
) -> Link:
    """A joint at coordinates that are drawn: angles up to ANGLES."""
    axes = random_turn(rng) if axes is None else axes
    at = rng.uniform(-0.6, 0.6, 3) if at is None else at
    turn, slide = float(rng.uniform(-1, 1) * rng.choice(ANGLES)), float(rng.uniform(0.1, 0.6))
    other = float(rng.uniform(-1, 1) * rng.choice(ANGLES))
    q = {
        "prismatic": (slide,),
        "cylindrical": (turn, slide),
        "planar": (slide, float(rng.uniform(-0.5, 0.5)), turn),
        "universal": (turn, other),
        "spherical": tuple((rng.uniform(0.3, 2.0) * random_turn(rng)[0]).tolist()),
    }.get(kind, (turn,))
    pitch = (("pitch", float(rng.uniform(0.02, 0.1))),) if kind == "helical" else ()
    return Link(name, kind, parent, child, at, axes, q, pitch)


# features
def springs(case: Case, rng: Rng) -> Case:
    """With references up to four radians from the angles, so that half a turn lies between."""

    def spring(joint: cc.Joint) -> cc.Joint:
        if not joint.takes_springs or not joint.dof or rng.random() < 0.3:
            return joint
        if joint.kind == "spherical":
            R = Rotation.from_matrix(relative_motion(joint, case.states)[0])
            away = Rotation.from_rotvec(rng.uniform(0.3, 2.4) * random_turn(rng)[0])
            return replace(
                joint, spring=cc.JointSpring(_floats(rng.uniform(2, 20, 3)), _floats((R * away).as_rotvec()))
            )
        reference = case.near[joint.name] + rng.uniform(-1, 1, joint.dof) * np.where(joint.rotational, 4.0, 0.3)
        return replace(joint, spring=cc.JointSpring(_floats(rng.uniform(2, 20, joint.dof)), _floats(reference)))

    return _on_joints(case, spring)


def dampers(case: Case, rng: Rng) -> Case:
    return _on_joints(case, lambda j: replace(j, damper=cc.JointDamper(_floats(rng.uniform(0.1, 1, j.dof)))))


def friction(case: Case, rng: Rng) -> Case:
    return _on_joints(
        case,
        lambda j: replace(
            j, friction=cc.JointFriction(_floats(rng.uniform(0.1, 1, j.dof)), _floats(rng.uniform(0.2, 0.8, j.dof)))
        ),
    )


def armature(case: Case, rng: Rng) -> Case:
    def heavy(joint: cc.Joint) -> cc.Joint:
        return replace(joint, armature=_floats(rng.uniform(0.01, 0.3, joint.dof))) if joint.has_coordinates else joint

    return _on_joints(case, heavy)


def rotors(case: Case, rng: Rng) -> Case:
    """Gears, rotors and losses of motors, the first of which turns a second joint too."""
    driven = {(one.joint, one.coordinate) for one in case.machine.actuators}
    free = [place for place in _places(case) if place not in driven]
    motors = []
    for k, motor in enumerate(case.machine.actuators):
        gear = float(rng.choice([-8.0, 12.0]))
        numbers = dict(
            zip(("damping", "friction", "friction_velocity"), rng.uniform(0.01, 0.1, 3).tolist(), strict=True)
        )
        if k == 0 and free:
            numbers["also"] = [(*free[int(rng.integers(len(free)))], float(rng.uniform(2, 6)))]
        motors.append(replace(motor, gear=gear, rotor_inertia=float(rng.uniform(2e-4, 2e-3)), **numbers))
    return _with(case, actuators=tuple(motors))


def motor_limits(case: Case, rng: Rng) -> Case:
    """Torques that simulations cut off."""
    limits = {"max_force": float(rng.uniform(0.3, 1)), "max_velocity": float(rng.uniform(20, 40))}
    motors = tuple(
        replace(m, max_power=10.0, **{k: v / (abs(m.gear) if k == "max_force" else 1) for k, v in limits.items()})
        for m in case.machine.actuators
    )
    return _with(case, actuators=motors)


def struts(case: Case, rng: Rng) -> Case:
    """From the ground and between two bodies, with broken lines as tables."""
    names = [str(name) for name in rng.permutation([body.name for body in case.machine.bodies])]
    pairs = [(GROUND, names[0]), *([(names[1], names[0])] if len(names) > 1 else [])]
    added = [
        cc.Strut(
            f"strut{k}",
            *pair,
            _floats(rng.uniform(-0.4, 0.4, 3)),
            _floats(rng.uniform(-0.2, 0.2, 3)),
            stiffness=float(rng.uniform(5, 40)),
            free_length=float(rng.uniform(0.1, 0.6)),
            damping=float(rng.choice([0.0, 0.5])),
            preload=float(rng.uniform(-5, 5)),
            table=tuple((float(x), float(f)) for x, f in zip((0.2, 0.5, 2.0, 5.0), rng.uniform(-9, 9, 4), strict=True)),
        )
        for k, pair in enumerate(pairs)
    ]
    return _with(case, struts=tuple(added))


def bushing(case: Case, rng: Rng) -> Case:
    """With full matrices, between frames whose relative rotation is up to two radians."""
    names = [str(name) for name in rng.permutation([GROUND, *(body.name for body in case.machine.bodies)])[:2]]
    K, D = (A @ A.T for A in (rng.normal(size=(6, 6)) * size for size in (1.5, 0.2)))
    D = D * float(rng.choice([0.0, 1.0]))
    at = rng.uniform(-0.5, 0.5, 3)
    link = Link("bushing", "spherical", *names, at, random_turn(rng), tuple(2.0 * rng.random() * random_turn(rng)[0]))
    poses = {name: (state.R, state.p) for name, state in case.states.items()}
    frames = joined(link, poses)
    added = cc.Bushing("bushing", *names, frames.at, frames.child_at, (K + K.T) / 2, (D + D.T) / 2)
    return _with(case, bushings=(added,))


def linear_coupling(case: Case, rng: Rng) -> Case:
    """A wheel on some body follows one or two coordinates."""
    return _coupled(case, rng, polynomial=False)


def polynomial_coupling(case: Case, rng: Rng) -> Case:
    return _coupled(case, rng, polynomial=True)


def _coupled(case: Case, rng: Rng, *, polynomial: bool) -> Case:
    places = _places(case)
    if not places:
        return case
    count = min(len(places), int(rng.integers(1, 3)))
    members = [places[int(i)] for i in rng.permutation(len(places))[:count]]
    name = "curve" if polynomial else "gear"
    case = with_link(case, _link(f"{name} axle", "revolute", _some_side(case, rng), f"{name} wheel", rng), rng)
    ratio = _floats(rng.uniform(0.4, 2, count) * rng.choice([-1, 1], count))
    s = float(sum(r * case.near[joint][k] for r, (joint, k) in zip(ratio, members, strict=True)))
    turn = float(case.near[f"{name} axle"][0])
    given: dict[str, object] = {"ratio": ratio, "to_coordinate": tuple(k for _, k in members)}
    if polynomial:
        rest = (0.0, float(rng.uniform(0.5, 1.5)), 0.02)
        given["polynomial"] = (turn - float(np.polynomial.Polynomial(rest)(s)), *rest[1:])
    else:
        given["offset"] = turn - s
    coupling = cc.Coupling(f"{name} coupling", f"{name} axle", tuple(joint for joint, _ in members), **given)  # type: ignore[arg-type]
    return _with(case, couplings=(*case.machine.couplings, coupling))


def payload(case: Case, rng: Rng) -> Case:
    a, b, c = rng.uniform(0.02, 0.05, 3).tolist()
    body = str(rng.choice([body.name for body in case.machine.bodies if body.flexible is None]))
    carried = cc.Payload(float(rng.uniform(0.5, 3)), _floats(rng.uniform(-0.2, 0.2, 3)), (b + c, a + c, a + b), body)
    return replace(case, machine=case.machine.with_payload(carried))


def world_wrench(case: Case, rng: Rng) -> Case:
    return _wrench(case, rng, "world")


def body_wrench(case: Case, rng: Rng) -> Case:
    return _wrench(case, rng, "body")


def _wrench(case: Case, rng: Rng, axes: str) -> Case:
    body = str(rng.choice([body.name for body in case.machine.bodies]))
    added = cc.Wrench(body, *(_floats(rng.uniform(-1, 1, 3) * size) for size in (10.0, 2.0, 0.3)), axes)  # type: ignore[arg-type]
    return _with(case, wrenches=(*case.machine.wrenches, added))


def limits(case: Case, rng: Rng) -> Case:
    """One that is soon reached, on a joint that turns or slides."""
    moving = [
        (joint, k)
        for joint, k in _places(case)
        if abs(maximal.velocities(case.machine.joint(joint), case.states)[k]) > 0.2
    ]
    if not moving:
        return case
    name, k = moving[int(rng.integers(len(moving)))]
    joint = case.machine.joint(name)
    speed = maximal.velocities(joint, case.states)[k]
    ends = [(float(q) - 50.0, float(q) + 50.0) for q in case.near[name]]
    q = float(case.near[name][k])
    ends[k] = (q - 50.0, q + 0.04 * speed) if speed > 0 else (q + 0.04 * speed, q + 50.0)
    return _on_joints(case, lambda one: replace(one, limits=tuple(ends)) if one.name == name else one)


def flexible_link(case: Case, rng: Rng) -> Case:
    """A body between two joints bends."""
    ends = {body.name: [] for body in case.machine.bodies}
    for joint in case.machine.joints:
        for side, frame in ((joint.parent, joint.at), (joint.child, joint.child_at)):
            if side != GROUND:
                ends[side].append(np.array(frame.position))
    used = {side for one in (*case.machine.elements,) for side in (one.parent, one.child)}
    used |= {wrench.body for wrench in case.machine.wrenches} | {case.machine.platform}
    able = [name for name, points in ends.items() if len(points) == 2 and name not in used]
    if not able:
        return case
    name = able[int(rng.integers(len(able)))]
    first, last = ends[name]
    length = float(np.linalg.norm(last - first))
    axis = (last - first) / length
    across = np.cross(axis, random_turn(rng)[0])
    across /= np.linalg.norm(across)
    beam = cc.FlexibleLink(
        length, 60.0, 0.8, modes=1, start=_floats(first), axis=_floats(axis), direction=_floats(across), damping=2e-3
    )
    middle, mass = (first + last) / 2, 0.8 * length
    extra = random_body("extra", rng, 0.1)
    both = cc.Body(name, mass, _floats(middle), _symmetric(mass * length**2 / 12 * (np.eye(3) - np.outer(axis, axis))))
    both = both.with_payload(cc.Payload(extra.mass, extra.center, extra.inertia, name))
    both = replace(both, flexible=beam)
    return _with(case, bodies=tuple(both if body.name == name else body for body in case.machine.bodies))


def elastic(case: Case, rng: Rng) -> Case:
    """Links with full compliance matrices and motors that give way, for questions of stiffness."""

    def soft(body: cc.Body) -> cc.Body:
        if body.name == case.machine.platform or body.flexible is not None:
            return body
        A = rng.normal(size=(6, 6)) * np.array([1e-2] * 3 + [1e-3] * 3)[:, None]
        at = cc.Pose(_floats(rng.uniform(-0.3, 0.3, 3)), tuple(map(tuple, random_turn(rng).tolist())))
        return replace(body, compliance=cc.Compliance(_symmetric(A @ A.T), at))

    motors = tuple(replace(m, stiffness=float(rng.uniform(50, 500))) for m in case.machine.actuators)
    return _with(case, bodies=tuple(map(soft, case.machine.bodies)), actuators=motors)


def floating_base(case: Case, rng: Rng) -> Case:
    """The machine on a frame that floats in the place of the ground."""
    frame = "frame"

    def on(side: str) -> str:
        return frame if side == GROUND else side

    def moved(one: object) -> object:
        return replace(one, parent=on(one.parent), child=on(one.child))  # type: ignore[attr-defined,type-var]

    machine = case.machine
    still = BodyState(np.eye(3), np.zeros(3), np.zeros(3), np.zeros(3))
    parts = {field: tuple(map(moved, getattr(machine, field))) for field in ("joints", "struts", "bushings")}
    base = cc.Joint("base", "free", GROUND, frame)
    parts["joints"] = (base, *parts["joints"])
    machine = replace(machine, bodies=(*machine.bodies, random_body(frame, rng)), **parts)
    return replace(case, machine=machine, states={**case.states, frame: still})


FEATURES: dict[str, Callable[[Case, Rng], Case]] = {  # in the order in which they are added
    "floating base": floating_base,
    "flexible link": flexible_link,
    "linear coupling": linear_coupling,
    "polynomial coupling": polynomial_coupling,
    "springs": springs,
    "dampers": dampers,
    "friction": friction,
    "armature": armature,
    "rotors": rotors,
    "motor limits": motor_limits,
    "struts": struts,
    "bushing": bushing,
    "payload": payload,
    "world wrench": world_wrench,
    "body wrench": body_wrench,
    "limits": limits,
    "elastic": elastic,
    "law": lambda case, rng: case,  # drawn with the forces
}
NOT_ELASTIC = {
    "floating base",
    "linear coupling",
    "polynomial coupling",
    "flexible link",
    "struts",
    "bushing",
    "rotors",
}
MOVING = ("limits",)  # which read the velocities
PAIRS = [frozenset(pair) for pair in combinations(FEATURES, 2)]


def draw(seed: int) -> Case:
    """The machine of a seed: a structure, and three to six features."""
    rng = np.random.default_rng((50, seed))
    while True:
        case = _draw(rng)
        if case is not None:
            return replace(case, machine=replace(case.machine, name=f"meta_{seed}")).started()


def _draw(rng: Rng) -> Case | None:
    structure = str(rng.choice(list(STRUCTURES), p=[0.2, 0.22, 0.1, 0.18, 0.1, 0.08, 0.12]))
    names, links = STRUCTURES[structure](rng)
    bodies = [random_body(name, rng, 0.2) for name in names]
    poses = {name: (random_turn(rng), rng.uniform(-0.5, 0.5, 3)) for name in names}
    states = {name: BodyState(R, p, np.zeros(3), np.zeros(3)) for name, (R, p) in poses.items()}
    machine = cc.Mechanism("meta", bodies, [joined(link, poses) for link in links], gravity=(0.3, -0.2, -9.81))
    case = Case(machine, states, {link.name: np.array(link.q) for link in links if link.kind != "spherical"}, {})
    if rng.random() < 0.3 and structure != "legs":
        case = with_link(case, _link("tail", str(rng.choice(list(DOF))), _some_side(case, rng), "tail", rng), rng)
    held = [b.name for b in bodies if sum(b.name in (j.parent, j.child) for j in case.machine.joints) > 1]
    if held and rng.random() < 0.5:
        case = _with(case, platform="platform" if structure == "legs" else str(rng.choice(held)))
    places = _places(case)
    if places:
        motors = [places[int(i)] for i in rng.permutation(len(places))[: int(rng.integers(1, 3))]]
        case = _with(case, actuators=tuple(cc.Actuator(f"m{i}", *place) for i, place in enumerate(motors)))
    chosen = {str(name) for name in rng.choice(list(FEATURES), int(rng.integers(3, 7)), replace=False)}
    if rng.random() < 0.4:
        chosen.add("springs")  # what turns matter to
    if structure == "legs" and rng.random() < 0.6:
        chosen = (chosen | {"elastic"}) - NOT_ELASTIC
    for name, add in FEATURES.items():
        if name in chosen and name not in MOVING:
            case = add(case, rng)
    moving = with_motion(case, rng)
    if moving is None:
        return None
    for name in MOVING:
        moving = FEATURES[name](moving, rng) if name in chosen else moving
    forces = {motor.name: float(rng.uniform(-3, 3)) for motor in moving.machine.actuators}
    law = _law(moving, rng) if "law" in chosen and forces else None
    features = frozenset({structure, *(joint.kind for joint in moving.machine.joints), *_present(moving, law)})
    features |= {"payload"} & chosen
    return replace(moving, forces=forces, law=law, features=features)


def _present(case: Case, law: Law | None) -> set[str]:
    """Features that the machine has; not all that are chosen can be added."""
    machine = case.machine
    there = {
        "floating base": any(joint.kind == "free" for joint in machine.joints),
        "flexible link": case.flexible,
        "linear coupling": any(one.polynomial is None for one in machine.couplings),
        "polynomial coupling": any(one.polynomial is not None for one in machine.couplings),
        "rotors": any(motor.rotor_inertia for motor in machine.actuators),
        "motor limits": any(motor.limited for motor in machine.actuators),
        "struts": bool(machine.struts),
        "bushing": bool(machine.bushings),
        "world wrench": any(wrench.axes == "world" for wrench in machine.wrenches),
        "body wrench": any(wrench.axes == "body" for wrench in machine.wrenches),
        "law": law is not None,
        "platform": machine.platform is not None,
    }
    for feature, field in (
        ("springs", "spring"),
        ("dampers", "damper"),
        ("friction", "friction"),
        ("limits", "limits"),
    ):
        there[feature] = any(getattr(joint, field) is not None for joint in machine.joints)
    there["elastic"] = any(body.compliance is not None for body in machine.bodies)
    there["armature"] = any(joint.armature for joint in machine.joints)
    return {feature for feature, present in there.items() if present}


def _law(case: Case, rng: Rng) -> Law:
    motor = case.machine.actuators[0]
    q = float(case.near[motor.joint][motor.coordinate])
    period = float(rng.choice([0.0, 4e-3]))
    target = q + float(rng.uniform(-1, 1)) * 4
    return Law(motor.name, motor.joint, motor.coordinate, target, 3.0, 0.4, 200.0, period, int(rng.integers(0, 3)))


def with_motion(case: Case, rng: Rng) -> Case | None:
    """Random velocities that joints and couplings allow; none where the constraints leave no clear motion."""
    G = maximal.joint_equations(case.judged, case.states)[0]
    _, sigma, Vt = np.linalg.svd(G)
    relative = sigma / sigma[0]
    if ((relative > 1e-11) & (relative < 3e-3)).any():
        return None
    N = Vt[int((relative > 1e-8).sum()) :].T
    if not N.shape[1]:
        return None
    u = N @ rng.normal(size=N.shape[1])
    u = u * rng.uniform(0.7, 2.0) / np.abs(u).max()
    rows = u.reshape(-1, 6)
    states = {
        body.name: replace(case.states[body.name], omega=row[:3], v=row[3:])
        for body, row in zip(case.machine.bodies, rows, strict=True)
    }
    return replace(case, states=states)


def with_link(case: Case, link: Link, rng: Rng) -> Case:
    """The machine with one more body on a joint."""
    poses = {name: (state.R, state.p) for name, state in case.states.items()}
    poses[link.child] = (random_turn(rng), rng.uniform(-0.5, 0.5, 3))
    machine = replace(
        case.machine,
        bodies=(*case.machine.bodies, random_body(link.child, rng, 0.15)),
        joints=(*case.machine.joints, joined(link, poses)),
    )
    states = {**case.states, link.child: BodyState(*poses[link.child], np.zeros(3), np.zeros(3))}
    near = dict(case.near) if link.kind == "spherical" else {**case.near, link.name: np.array(link.q)}
    return replace(case, machine=machine, states=states, near=near)


def _some_side(case: Case, rng: Rng) -> str:
    """A body or the ground; not one that bends."""
    return str(rng.choice([GROUND, *(body.name for body in case.machine.bodies if body.flexible is None)]))


def _places(case: Case) -> list[tuple[str, int]]:
    """Degrees of freedom with coordinates."""
    return [(joint.name, k) for joint in case.machine.joints if joint.has_coordinates for k in range(joint.dof)]


def _on_joints(case: Case, change: Callable[[cc.Joint], cc.Joint]) -> Case:
    joints = tuple(change(joint) if joint.dof and joint.kind != "free" else joint for joint in case.machine.joints)
    return _with(case, joints=joints)


def _with(case: Case, **fields: object) -> Case:
    return replace(case, machine=replace(case.machine, **fields))  # type: ignore[arg-type]


def _floats(values: Array) -> tuple[float, ...]:
    return tuple(float(value) for value in values)


def _symmetric(values: Array) -> tuple[tuple[float, ...], ...]:
    return tuple(map(tuple, ((values + values.T) / 2).tolist()))
