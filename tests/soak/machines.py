"""Random machines that draw every feature, assembled by construction; and the same machine at another scale."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

import closedchain as cc
from closedchain.library.geometry import joint_place, place, place_of
from closedchain.mechanism import Body, Joint, Mechanism, Pose
from closedchain.spatial.numeric import quaternion_matrix
from construction import construct
from features import FEATURES, cut_joints
from oracles.machines import Link, random_body, random_turn

Rng = np.random.Generator
NEAR = (1e-9, 1e-7, 1e-5, 1e-3)  # rad from a singular configuration
STRUCTURES = {"graph": 0.42, "legs": 0.2, "planar": 0.2, "fold": 0.11, "flexible": 0.07}


# not yet scaled nor taken apart here: machines with them stand in the agreement matrix
SOAKED = {name: add for name, add in FEATURES.items() if name not in ("rotors", "struts", "bushing", "differential")}


@dataclass(frozen=True)
class Scale:
    """Units of length (m), mass (kg) and time (s)."""

    length: float = 1.0
    mass: float = 1.0
    time: float = 1.0

    @property
    def force(self) -> float:
        return self.mass * self.length / self.time**2

    @property
    def moment(self) -> float:
        return self.force * self.length


@dataclass(frozen=True)
class Drawn:
    """A machine of size one, what it has, the scale it is asked at, and whether it is asked where it starts."""

    seed: int
    mechanism: Mechanism
    features: frozenset[str]
    scale: Scale
    at_start: bool = False


def draw(seed: int) -> Drawn:
    """The machine of a seed."""
    rng = np.random.default_rng((20, seed))
    structure = str(rng.choice(list(STRUCTURES), p=list(STRUCTURES.values())))
    machine, features = STRUCTURE[structure](rng)
    if structure in ("graph", "legs"):
        machine = _with_general(_with_massless(machine, rng, features), rng)
    if structure in ("graph", "planar") and rng.random() < 0.25:
        machine = floating(machine, rng)
        features.add("floating base")
    elif structure in ("graph", "planar") and rng.random() < 0.7:
        machine = _with_platform(machine, rng)
    if rng.random() < 0.1 and structure != "flexible":
        machine = _with_weld(machine, rng)
    scale = Scale()
    if structure != "flexible":
        for name, add in SOAKED.items():
            if rng.random() < 0.3:
                machine = add(machine, rng)
                features.add(name)
        if rng.random() < 0.5:
            length, mass = (float(x) for x in 10 ** rng.uniform(-6, 6, 2))
            scale = Scale(length, mass, float(np.sqrt(length)) if rng.random() < 0.5 else 1.0)
            features.add("scale 1e-6 to 1e6")
    features |= {joint.kind for joint in machine.joints}
    return Drawn(seed, replace(machine, name=f"soak_{seed}"), frozenset(features), scale, structure == "fold")


# structures
def graph(rng: Rng) -> tuple[Mechanism, set[str]]:
    """Bodies joined at random in one or two loops."""
    bodies = int(rng.integers(2, 5))
    loops = 2 if bodies == 4 and rng.random() < 0.3 else 1
    return cc.library.random_machine(int(rng.integers(1 << 30)), bodies=bodies, loops=loops), set()


def legs(rng: Rng) -> tuple[Mechanism, set[str]]:
    """A platform on two legs."""
    return cc.library.random_legs(int(rng.integers(1 << 30)), legs=2), set()


def planar_loop(rng: Rng) -> tuple[Mechanism, set[str]]:
    """A loop of four to six links in a plane of any orientation: three of its constraints are redundant."""
    count = int(rng.integers(4, 7))
    axes = random_turn(rng)
    angles = (np.arange(count) + rng.uniform(-0.3, 0.3, count)) * 2 * np.pi / count
    corners = [rng.uniform(0.5, 1.0) * np.array([np.cos(a), np.sin(a), 0.0]) for a in angles]
    names = ["ground", *(f"link{i}" for i in range(1, count))]
    sliding = int(rng.integers(1, count)) if rng.random() < 0.4 else -1
    links = []
    for i in range(count):
        ends = [names[i], names[(i + 1) % count]]
        if rng.random() < 0.4:
            ends.reverse()
        at = axes @ (corners[i] + np.array([0, 0, rng.uniform(-0.1, 0.1)]))
        way = axes[:, [1, 2, 0]] if i == sliding else axes
        kind = "prismatic" if i == sliding else "revolute"
        links.append(Link(f"j{i}", kind, ends[0], ends[1], at, way, (float(rng.uniform(0.1, 0.6)),)))
    bodies = [random_body(name, rng, 0.2) for name in names[1:]]
    return construct("planar", bodies, links, rng, [(f"j{i}", 0) for i in range(count - 3)]), {"redundant loop"}


def parallelogram(rng: Rng) -> tuple[Mechanism, set[str]]:
    """A parallelogram folded flat, or nearly."""
    near = float(rng.choice(NEAR)) if rng.random() < 0.5 else 0.0
    machine = cc.library.n_four_bar(1, length=float(rng.uniform(0.3, 2)), angle=near)
    return machine, {"redundant loop", "near a singularity" if near else "singular"}


def flexible(rng: Rng) -> tuple[Mechanism, set[str]]:
    """A four-bar whose coupler bends."""
    machine = cc.library.four_bar_flexible(EI=float(10 ** rng.uniform(2, 5)), modes=int(rng.integers(1, 3)))
    return machine, {"flexible link", "redundant loop"}


STRUCTURE = {"graph": graph, "legs": legs, "planar": planar_loop, "fold": parallelogram, "flexible": flexible}


# changes
def floating(machine: Mechanism, rng: Rng) -> Mechanism:
    """The machine on a frame that floats in the place of the ground."""

    def on(side: str) -> str:
        return "frame" if side == "ground" else side

    joints = [replace(j, parent=on(j.parent), child=on(j.child)) for j in machine.joints]
    base = Joint("base", "free", "ground", "frame", start=(1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
    return replace(machine, bodies=(*machine.bodies, random_body("frame", rng)), joints=(base, *joints))


def _with_weld(machine: Mechanism, rng: Rng) -> Mechanism:
    """The machine with one more body fixed to one of its bodies."""
    on, at = str(rng.choice([body.name for body in machine.bodies])), Pose(tuple(rng.uniform(-0.3, 0.3, 3).tolist()))
    weld = Joint("weld", "fixed", on, "tail", at)
    return replace(machine, bodies=(*machine.bodies, random_body("tail", rng, 0.1)), joints=(*machine.joints, weld))


def _with_platform(machine: Mechanism, rng: Rng) -> Mechanism:
    """The machine with a platform, where two joints or more hold a body."""
    held = [b.name for b in machine.bodies if b.mass and sum(b.name in (j.parent, j.child) for j in machine.joints) > 1]
    return replace(machine, platform=str(rng.choice(held))) if held else machine


def _with_massless(machine: Mechanism, rng: Rng, features: set[str]) -> Mechanism:
    """Universal and spherical joints as revolutes with massless bodies between them."""
    driven = {actuator.joint for actuator in machine.actuators}
    for joint in machine.joints:
        if joint.kind in ("universal", "spherical") and joint.name not in driven and rng.random() < 0.25:
            machine = split(machine, joint)
            features.add("massless bodies")
    return machine


def split(machine: Mechanism, joint: Joint) -> Mechanism:
    """The machine with a universal or spherical joint made of revolutes, at the same start."""
    assert joint.start is not None
    angles = joint.start if joint.kind == "universal" else _xyz(quaternion_matrix(np.array(joint.start)))
    about = [place(R=np.eye(3)[:, order]) for order in ([1, 2, 0], [2, 0, 1], [0, 1, 2])]  # z along x, y, z
    names = [joint.parent, *(f"{joint.name}_{i}" for i in range(1, len(angles))), joint.child]
    parts = []
    for i, angle in enumerate(angles):
        near = place_of(joint.at).then(about[i]) if i == 0 else about[i]
        far = place_of(joint.child_at).then(about[i]) if i == len(angles) - 1 else about[i]
        ends = names[i], names[i + 1]
        parts.append(Joint(f"{joint.name}_{i}", "revolute", *ends, near.frame, far.frame, start=(float(angle),)))
    index = machine.joints.index(joint)
    joints = (*machine.joints[:index], *parts, *machine.joints[index + 1 :])
    return replace(machine, bodies=(*machine.bodies, *(Body(name) for name in names[1:-1])), joints=joints)


def _xyz(R: np.ndarray) -> tuple[float, float, float]:
    """Angles of rotations about x, then y, then z that make up R."""
    return float(np.arctan2(-R[1, 2], R[2, 2])), float(np.arcsin(R[0, 2])), float(np.arctan2(-R[0, 1], R[0, 0]))


def _with_general(machine: Mechanism, rng: Rng) -> Mechanism:
    """Balls that close a loop described by their motions and constraints, with frames that coincide at the start."""
    for joint in machine.joints:
        if joint.kind == "spherical" and joint.name in cut_joints(machine) and rng.random() < 0.6:
            assert joint.start is not None
            there = place_of(joint.child_at).then(place().seen_from(joint_place("Q", joint.start)))
            spaces: dict[str, Any] = {"motion": np.eye(6)[:3].tolist(), "constraint": np.eye(6)[3:].tolist()}
            ball = cc.general(joint.name, joint.parent, joint.child, joint.at, there.frame, **spaces)
            machine = replace(machine, joints=tuple(ball if j.name == joint.name else j for j in machine.joints))
    return machine


# scale
ROTATIONS = {"prismatic": (False,), "cylindrical": (True, False), "planar": (False, False, True)}


def rotational(joint: Joint) -> tuple[bool, ...]:
    """Which degrees of freedom are rotations."""
    free = (True,) * 3 + (False,) * 3
    return free if joint.kind == "free" else ROTATIONS.get(joint.kind, (True,) * joint.dof)


def scaled(machine: Mechanism, unit: Scale) -> Mechanism:
    """The same machine in other units: similar motions with lengths × L, masses × M, times × T."""
    if unit == Scale():
        return machine
    L = unit.length
    bodies = []
    for body in machine.bodies:
        inertia = tuple(map(tuple, (body.inertia_matrix * (unit.mass * L**2)).tolist()))
        bodies.append(Body(body.name, body.mass * unit.mass, _times(body.center, L), inertia))
    wrenches = [
        replace(w, force=_times(w.force, unit.force), moment=_times(w.moment, unit.moment), at=_times(w.at, L))
        for w in machine.wrenches
    ]
    return replace(
        machine,
        bodies=tuple(bodies),
        joints=tuple(_scaled_joint(joint, unit) for joint in machine.joints),
        home=None if machine.home is None else _pose(machine.home, L),
        gravity=_times(machine.gravity, L / unit.time**2),
        wrenches=tuple(wrenches),
    )


def _scaled_joint(joint: Joint, unit: Scale) -> Joint:
    lengths = np.where(rotational(joint), 1.0, unit.length)
    work = np.where(rotational(joint), unit.moment, unit.force)
    changes: dict[str, Any] = {"at": _pose(joint.at, unit.length), "child_at": _pose(joint.child_at, unit.length)}
    if joint.pitch is not None:
        changes["pitch"] = joint.pitch * unit.length
    if joint.start is not None:
        lead = 4 if joint.kind in ("spherical", "free") else 0
        rest = lengths if lead == 0 else np.full(len(joint.start) - lead, unit.length)
        changes["start"] = (*joint.start[:lead], *_floats(np.array(joint.start[lead:]) * rest))
    if joint.spring is not None:
        stiffness, reference = np.array(joint.spring.stiffness), np.array(joint.spring.reference)
        changes["spring"] = cc.JointSpring(_floats(stiffness * work / lengths), _floats(reference * lengths))
    if joint.damper is not None:
        changes["damper"] = cc.JointDamper(_floats(np.array(joint.damper.damping) * work * unit.time / lengths))
    if joint.friction is not None:
        force, velocity = np.array(joint.friction.force), np.array(joint.friction.velocity)
        changes["friction"] = cc.JointFriction(_floats(force * work), _floats(velocity * lengths / unit.time))
    return replace(joint, **changes)


def _pose(at: Pose, length: float) -> Pose:
    return Pose(_times(at.position, length), rotation=tuple(map(tuple, at.matrix.tolist())))


def _times(vector: tuple[float, float, float], unit: float) -> tuple[float, float, float]:
    x, y, z = vector
    return x * unit, y * unit, z * unit


def _floats(values: np.ndarray) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
