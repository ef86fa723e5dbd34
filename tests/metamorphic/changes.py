"""What may be changed of a description without changing the machine: each gives the changed case and how to see it.

A view takes the motion of a body of the case (name, state, accelerations) to that in the changed one.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

import closedchain as cc
from metamorphic.machines import Case, Rng, Unit
from oracles.machines import random_turn
from oracles.state import GROUND, Array, BodyState

Dof = tuple[str, int]
Frame = tuple[Array, Array]  # rotation, position
I3, O3 = np.eye(3), np.zeros(3)


@dataclass(frozen=True)
class Motion:
    """State of a body and its accelerations."""

    state: BodyState
    alpha: Array
    a: Array


@dataclass(frozen=True)
class Change:
    """A changed case, and what corresponds in it to bodies, degrees of freedom and actuators.

    body: name and motion of a body → those in the changed case
    dofs: degree of freedom → its counterpart, and the factor of its coordinate; those not named are the same
    actuators: names, and factors of forces; those not named are the same
    """

    name: str
    case: Case
    body: Callable[[str, Motion], tuple[str, Motion]] = lambda name, motion: (name, motion)
    dofs: Mapping[Dof, tuple[Dof, float]] | None = None
    actuators: Mapping[str, tuple[str, float]] | None = None

    def dof(self, place: Dof) -> tuple[Dof, float]:
        return (self.dofs or {}).get(place, (place, 1.0))

    def actuator(self, name: str) -> tuple[str, float]:
        return (self.actuators or {}).get(name, (name, 1.0))


def other_cut(case: Case, rng: Rng) -> Change | None:
    """The joints outside a random spanning tree close the loops."""
    joints = case.machine.joints
    if len(joints) == len(case.machine.bodies):
        return None
    root = {name: name for name in [GROUND, *(body.name for body in case.machine.bodies)]}

    def top(name: str) -> str:
        return name if root[name] == name else top(root[name])

    cut = []
    for i in rng.permutation(len(joints)):
        first, second = top(joints[i].parent), top(joints[i].child)
        if first == second:
            cut.append(joints[i].name)
        root[first] = second
    return Change("other cut", replace(case, cut=tuple(cut)))


def other_platform(case: Case, rng: Rng) -> Change:
    """Another body is named platform, or none."""
    names = [None, *(body.name for body in case.machine.bodies)]
    names.remove(case.machine.platform)
    return Change("other platform", _with(case, platform=names[int(rng.integers(len(names)))]).started())


def world_turned(case: Case, rng: Rng) -> Change:
    """Another world frame: everything that the ground has moves with it."""
    R, p = random_turn(rng), rng.uniform(-1, 1, 3)
    machine = _reframed(case.machine, {GROUND: (R.T, -R.T @ p)})
    wrenches = tuple(
        replace(w, force=_vector(R @ w.force), moment=_vector(R @ w.moment)) if w.axes == "world" else w
        for w in machine.wrenches
    )
    machine = replace(machine, gravity=_vector(R @ np.array(machine.gravity)), wrenches=wrenches)

    def seen(name: str, m: Motion) -> tuple[str, Motion]:
        s = m.state
        return name, Motion(BodyState(R @ s.R, R @ s.p + p, R @ s.omega, R @ s.v), R @ m.alpha, R @ m.a)

    return _seen("world turned", case, machine, seen)


def frames_moved(case: Case, rng: Rng) -> Change:
    """Other frames in the bodies."""
    frames = {body.name: (random_turn(rng), rng.uniform(-0.4, 0.4, 3)) for body in case.machine.bodies}
    bends = {body.name for body in case.machine.bodies if body.flexible is not None}
    machine = _reframed(case.machine, {name: frame for name, frame in frames.items() if name not in bends})

    def seen(name: str, m: Motion) -> tuple[str, Motion]:
        return name, m if name in bends else _at(m, frames[name])

    return _seen("frames moved", case, machine, seen)


def body_split(case: Case, rng: Rng) -> Change | None:
    """A body in two that are welded, which share its mass and what is fastened to it."""
    able = [body for body in case.machine.bodies if body.flexible is None and body.compliance is None]
    if not able:
        return None
    body, twin = able[int(rng.integers(len(able)))], "twin"
    share, frame = float(rng.uniform(0.2, 0.8)), (random_turn(rng), rng.uniform(-0.4, 0.4, 3))

    def part(name: str, factor: float) -> cc.Body:
        return cc.Body(name, body.mass * factor, body.center, _matrix(body.inertia_matrix * factor))

    def fastened(one: Any) -> Any:
        sides = {
            side: twin
            for side in ("parent", "child", "body")
            if getattr(one, side, None) == body.name and rng.random() < 0.5
        }
        return replace(one, **sides)

    machine = case.machine
    fields = {
        field: tuple(map(fastened, getattr(machine, field))) for field in ("joints", "struts", "bushings", "wrenches")
    }
    weld = cc.Joint("weld", "fixed", *rng.permutation([body.name, twin]).tolist())
    fields["joints"] = (*fields["joints"], weld)
    bodies = tuple(part(one.name, share) if one is body else one for one in machine.bodies)
    machine = replace(machine, bodies=(*bodies, part(twin, 1 - share)), **fields)
    machine = _reframed(machine, {twin: frame})
    states = {**case.states, twin: _at(Motion(case.states[body.name], O3, O3), frame).state}
    return Change("body split", replace(case, machine=machine, states=states).started())


def renamed(case: Case, rng: Rng) -> Change:
    """Other names, in another order; a joint and a body share a name."""
    machine = case.machine
    kinds = ("bodies", "joints", "actuators", "struts", "bushings", "couplings")
    names = {kind: [one.name for one in getattr(machine, kind)] for kind in kinds}
    new = {
        kind: {old: f"{kind[0]}{i} {old[::-1]}" for i, old in zip(rng.permutation(len(olds)), olds, strict=True)}
        for kind, olds in names.items()
    }
    joint = names["joints"][int(rng.integers(len(names["joints"])))]
    new["joints"][joint] = new["bodies"][str(rng.choice(names["bodies"]))]
    bodies = {GROUND: GROUND, **new["bodies"]}

    def called(kind: str, one: Any) -> Any:
        fields: dict[str, Any] = {"name": new[kind][one.name]}
        if hasattr(one, "parent"):
            fields |= {"parent": bodies[one.parent], "child": bodies[one.child]}
        if kind == "actuators":
            fields |= {"joint": new["joints"][one.joint], "also": [(new["joints"][j], k, g) for j, k, g in one.also]}
        if kind == "couplings":
            fields |= {"joint": new["joints"][one.joint], "to": tuple(new["joints"][j] for j in one.joints)}
        return replace(one, **fields)

    def shuffled(items: list[Any]) -> tuple[Any, ...]:
        return tuple(items[int(i)] for i in rng.permutation(len(items)))

    fields = {kind: shuffled([called(kind, one) for one in getattr(machine, kind)]) for kind in kinds}
    fields["wrenches"] = shuffled([replace(w, body=bodies[w.body]) for w in machine.wrenches])
    platform = None if machine.platform is None else bodies[machine.platform]
    law = case.law
    if law is not None:
        law = replace(law, actuator=new["actuators"][law.actuator], joint=new["joints"][law.joint])
    changed = replace(
        case,
        machine=replace(machine, platform=platform, **fields),
        states={bodies[name]: state for name, state in case.states.items()},
        near={new["joints"][name]: q for name, q in case.near.items()},
        forces={new["actuators"][name]: force for name, force in case.forces.items()},
        law=law,
        cut=None if case.cut is None else tuple(new["joints"][name] for name in case.cut),
    )
    dofs = {(j.name, k): ((new["joints"][j.name], k), 1.0) for j in machine.joints for k in range(j.dof)}
    actuators = {name: (other, 1.0) for name, other in new["actuators"].items()}
    return Change("renamed", changed, lambda name, motion: (bodies[name], motion), dofs, actuators)


TURNED = np.diag([1.0, -1.0, -1.0])  # about x: z points the other way
SWAPPED = np.array([[0.0, -1.0, 0.0], [-1.0, 0.0, 0.0], [0.0, 0.0, -1.0]])  # y becomes −x, x becomes −y


def sides_exchanged(case: Case, rng: Rng) -> Change | None:
    """Parents and children of joints and struts: about an axis turned over, so that coordinates stay the same, or about
    the same axis, so that they change their sign. The angles of a universal joint change places."""
    dofs: dict[Dof, tuple[Dof, float]] = {}
    joints = []
    for joint in case.machine.joints:
        turned, about, keep = rng.random(2) < 0.5, None, True
        if joint.kind in ("revolute", "prismatic", "cylindrical", "helical"):
            keep = bool(turned[0])
            about = TURNED if keep else I3
            if not keep:
                dofs |= {(joint.name, k): ((joint.name, k), -1.0) for k in range(joint.dof)}
        elif joint.kind == "universal":
            about = SWAPPED
            dofs |= {(joint.name, k): ((joint.name, 1 - k), 1.0) for k in (0, 1)}
        elif joint.kind == "spherical" and joint.spring is None and joint.damper is None and joint.friction is None:
            about = TURNED  # the forces of others are along the child's axes
        elif joint.kind == "fixed":
            about = I3
        if about is None or (turned[1] and joint.kind != "universal" and keep):
            joints.append(joint)
            continue
        frames = [_pose(at.matrix @ about.T, np.array(at.position)) for at in (joint.child_at, joint.at)]
        joints.append(replace(joint, parent=joint.child, child=joint.parent, at=frames[0], child_at=frames[1]))
    struts = tuple(
        replace(s, parent=s.child, child=s.parent, at=s.child_at, child_at=s.at) if rng.random() < 0.5 else s
        for s in case.machine.struts
    )
    machine = replace(case.machine, joints=tuple(joints), struts=struts)
    return _recoordinated("sides exchanged", replace(case, machine=machine), dofs, Unit())


def other_units(case: Case, rng: Rng) -> Change:
    """Lengths, masses and times in other units."""
    unit = Unit(float(10 ** rng.uniform(-3, 3)), float(10 ** rng.uniform(-3, 3)), float(10 ** rng.uniform(-1, 1)))
    L, M, T = unit.length, unit.mass, unit.time
    machine, force = case.machine, unit.energy / L

    def scaled(frame: cc.Pose) -> cc.Pose:
        return _pose(frame.matrix, L * np.array(frame.position))

    def body(one: cc.Body) -> cc.Body:
        numbers = {"mass": one.mass * M, "center": _vector(L * np.array(one.center))}
        beam = one.flexible
        if beam is not None:
            beam = replace(
                beam, length=beam.length * L, EI=beam.EI * force * L**2, rho_A=beam.rho_A * M / L,
                start=_vector(L * np.array(beam.start)), damping=beam.damping * T,
            )  # fmt: skip
        soft = one.compliance
        if soft is not None:
            size = np.array([1.0] * 3 + [L] * 3)
            soft = cc.Compliance(_matrix(soft.array / unit.energy * np.outer(size, size)), scaled(soft.at))
        inertia = _matrix(one.inertia_matrix * M * L**2)
        return replace(one, **numbers, inertia=inertia, flexible=beam, compliance=soft)

    def strut(one: cc.Strut) -> cc.Strut:
        return replace(
            one,
            at=_vector(L * np.array(one.at)),
            child_at=_vector(L * np.array(one.child_at)),
            stiffness=one.stiffness * force / L,
            free_length=None if one.free_length is None else one.free_length * L,
            damping=one.damping * force * T / L,
            preload=one.preload * force,
            table=tuple((x * L, f * force) for x, f in one.table),
        )

    size = np.array([1.0] * 3 + [1 / L] * 3)

    def bushing(one: cc.Bushing) -> cc.Bushing:
        K = one.stiffness_matrix * unit.energy * np.outer(size, size)
        D = one.damping_matrix * unit.energy * T * np.outer(size, size)
        return replace(one, at=scaled(one.at), child_at=scaled(one.child_at), stiffness=_matrix(K), damping=_matrix(D))

    machine = replace(
        machine,
        bodies=tuple(map(body, machine.bodies)),
        joints=tuple(
            replace(j, at=scaled(j.at), child_at=scaled(j.child_at), pitch=None if j.pitch is None else j.pitch * L)
            for j in machine.joints
        ),
        struts=tuple(map(strut, machine.struts)),
        bushings=tuple(map(bushing, machine.bushings)),
        wrenches=tuple(
            replace(
                w,
                force=_vector(force * np.array(w.force)),
                moment=_vector(unit.energy * np.array(w.moment)),
                at=_vector(L * np.array(w.at)),
            )
            for w in machine.wrenches
        ),
        gravity=_vector(L / T**2 * np.array(machine.gravity)),
    )

    def seen(name: str, m: Motion) -> tuple[str, Motion]:
        s = m.state
        return name, Motion(BodyState(s.R, L * s.p, s.omega / T, s.v * L / T), m.alpha / T**2, m.a * L / T**2)

    dofs = {
        (joint.name, k): ((joint.name, k), 1.0 if turns else L)
        for joint in machine.joints
        if joint.kind != "free"
        for k, turns in enumerate(joint.rotational)
    }
    before = unit_times(case.unit, unit)
    changed = _recoordinated("other units", replace(_seen("", case, machine, seen).case, unit=before), dofs, unit)
    return replace(changed, body=seen)


def unit_times(first: Unit, second: Unit) -> Unit:
    return Unit(first.length * second.length, first.mass * second.mass, first.time * second.time)


S = np.diag([1.0, 1.0, -1.0])
MIRRORED = {
    "prismatic": (-1.0,),
    "cylindrical": (1.0, -1.0),
    "universal": (-1.0, -1.0),
    "spherical": (-1.0, -1.0, 1.0),
}


def mirrored(case: Case, rng: Rng) -> Change:
    """Everything as a mirror in z shows it: rotations are S R S, axial vectors −S ω."""
    machine = case.machine

    def frame(one: cc.Pose) -> cc.Pose:
        return _pose(S @ one.matrix @ S, S @ np.array(one.position))

    def body(one: cc.Body) -> cc.Body:
        beam = one.flexible
        if beam is not None:
            ways = {field: _vector(S @ np.array(getattr(beam, field))) for field in ("start", "axis", "direction")}
            beam = replace(beam, **ways)
        soft = one.compliance
        if soft is not None:
            soft = cc.Compliance(_matrix(both @ soft.array @ both), frame(soft.at))
        inertia = _matrix(S @ one.inertia_matrix @ S)
        center = _vector(S @ np.array(one.center))
        return replace(one, center=center, inertia=inertia, flexible=beam, compliance=soft)

    both = np.kron(np.diag([-1.0, 1.0]), S)

    def bushing(one: cc.Bushing) -> cc.Bushing:
        K, D = (_matrix(both @ matrix @ both) for matrix in (one.stiffness_matrix, one.damping_matrix))
        return replace(one, at=frame(one.at), child_at=frame(one.child_at), stiffness=K, damping=D)

    machine = replace(
        machine,
        bodies=tuple(map(body, machine.bodies)),
        joints=tuple(
            replace(j, at=frame(j.at), child_at=frame(j.child_at), pitch=None if j.pitch is None else -j.pitch)
            for j in machine.joints
        ),
        struts=tuple(
            replace(s, at=_vector(S @ np.array(s.at)), child_at=_vector(S @ np.array(s.child_at)))
            for s in machine.struts
        ),
        bushings=tuple(map(bushing, machine.bushings)),
        wrenches=tuple(
            replace(
                w,
                force=_vector(S @ np.array(w.force)),
                moment=_vector(-S @ np.array(w.moment)),
                at=_vector(S @ np.array(w.at)),
            )
            for w in machine.wrenches
        ),
        gravity=_vector(S @ np.array(machine.gravity)),
    )

    def seen(name: str, m: Motion) -> tuple[str, Motion]:
        s = m.state
        return name, Motion(BodyState(S @ s.R @ S, S @ s.p, -S @ s.omega, S @ s.v), -S @ m.alpha, S @ m.a)

    dofs = {
        (joint.name, k): ((joint.name, k), sign)
        for joint in machine.joints
        for k, sign in enumerate(MIRRORED.get(joint.kind, ()))
    }
    changed = _recoordinated("mirrored", _seen("", case, machine, seen).case, dofs, Unit())
    return replace(changed, body=seen)


def file_and_back(case: Case, rng: Rng) -> Change:
    """Written as YAML and read."""
    with tempfile.TemporaryDirectory() as folder:
        return Change(
            "file and back", replace(case, machine=cc.load(cc.save(case.machine, Path(folder) / "machine.yaml")))
        )


CHANGES: dict[str, Callable[[Case, Rng], Change | None]] = {
    "other cut": other_cut,
    "other platform": other_platform,
    "world turned": world_turned,
    "frames moved": frames_moved,
    "body split": body_split,
    "renamed": renamed,
    "sides exchanged": sides_exchanged,
    "other units": other_units,
    "mirrored": mirrored,
    "file and back": file_and_back,
}


# what changes share
def _recoordinated(name: str, case: Case, dofs: dict[Dof, tuple[Dof, float]], unit: Unit) -> Change:
    """Numbers along degrees of freedom whose coordinates are multiplied, or change places; energies in the unit."""
    E, T = unit.energy, unit.time
    at = {place: dofs.get(place, (place, 1.0)) for place in _all_dofs(case.machine)}

    def joint(one: cc.Joint) -> cc.Joint:
        count = one.dof
        order = [at[one.name, k][0][1] for k in range(count)]
        f = np.array([at[one.name, k][1] for k in range(count)])

        def placed(values: Array) -> tuple[float, ...]:
            new = np.zeros(count)
            new[order] = values
            return _vector(new)

        changes: dict[str, Any] = {}
        if one.spring is not None:
            k, reference = np.array(one.spring.stiffness), np.array(one.spring.reference)
            changes["spring"] = cc.JointSpring(placed(k * E / f**2), placed(reference * f))
        if one.damper is not None:
            changes["damper"] = cc.JointDamper(placed(np.array(one.damper.damping) * E * T / f**2))
        if one.friction is not None:
            force, speed = np.array(one.friction.force), np.array(one.friction.velocity)
            changes["friction"] = cc.JointFriction(placed(force * E / abs(f)), placed(speed * abs(f) / T))
        if one.limits is not None:
            ends = np.sort(np.array(one.limits) * f[:, None], axis=1)
            changes["limits"] = tuple(zip(placed(ends[:, 0]), placed(ends[:, 1]), strict=True))
        if one.armature is not None:
            changes["armature"] = placed(np.array(one.armature) * E * T**2 / f**2)
        return replace(one, **changes)

    def motor(one: cc.Actuator) -> cc.Actuator:
        """On the motor's side angles stay angles."""
        (_, k), f = at[one.joint, one.coordinate]
        also = [(j, at[j, i][0][1], gear / at[j, i][1]) for j, i, gear in one.also]
        numbers = {"rotor_inertia": E * T**2, "damping": E * T, "friction": E, "friction_velocity": 1 / T}
        numbers |= {"max_force": E, "max_velocity": 1 / T, "max_power": E / T, "stiffness": E / f**2}
        scaled = {
            field: getattr(one, field) * size for field, size in numbers.items() if getattr(one, field) is not None
        }
        return replace(one, coordinate=k, gear=one.gear / f, also=also, **scaled)

    def coupling(one: cc.Coupling) -> cc.Coupling:
        (own, *others) = (at[place] for place in one.members)
        f = own[1]
        inner = 1.0 if one.polynomial is not None else f
        ratio = tuple(inner * r / other[1] for r, other in zip(one.ratios, others, strict=True))
        outer: dict[str, Any] = {"offset": one.offset * f}
        if one.polynomial is not None:
            outer = {"polynomial": tuple(f * c for c in one.polynomial)}
        numbers = {"coordinate": own[0][1], "to_coordinate": tuple(other[0][1] for other in others)}
        return replace(one, ratio=ratio, **outer, **numbers)

    machine = replace(
        case.machine,
        joints=tuple(map(joint, case.machine.joints)),
        actuators=tuple(map(motor, case.machine.actuators)),
        couplings=tuple(map(coupling, case.machine.couplings)),
    )
    near = {name: q.copy() for name, q in case.near.items()}
    for one, q in case.near.items():
        for k, value in enumerate(q):
            (_, other), f = at[one, k]
            near[one][other] = f * value
    factors = {one.name: (one.name, E / at[one.joint, one.coordinate][1]) for one in case.machine.actuators}
    forces = {one: force * factors[one][1] for one, force in case.forces.items()}
    law = case.law
    if law is not None:
        (_, k), f = at[law.joint, law.coordinate]
        law = replace(
            law, coordinate=k, target=law.target * f, stiffness=law.stiffness * E / f**2,
            damping=law.damping * E * T / f**2,
            integral=law.integral * E / f**2 / T, period=law.period * T,
        )  # fmt: skip
    changed = replace(case, machine=machine, near=near, forces=forces, law=law).started()
    return Change(name, changed, dofs=at, actuators=factors)


def _all_dofs(machine: cc.Mechanism) -> list[Dof]:
    return [(joint.name, k) for joint in machine.joints for k in range(joint.dof)]


def _seen(name: str, case: Case, machine: cc.Mechanism, body: Callable[[str, Motion], tuple[str, Motion]]) -> Change:
    """A change of frames only."""
    states = dict(body(one, Motion(state, O3, O3)) for one, state in case.states.items())
    changed = replace(case, machine=machine, states={one: motion.state for one, motion in states.items()})
    return Change(name, changed.started(), body)


def _reframed(machine: cc.Mechanism, frames: Mapping[str, Frame]) -> cc.Mechanism:
    """The machine with other frames in some bodies, or in the ground, given in their present ones."""

    def seen(side: str, at: cc.Pose) -> cc.Pose:
        if side not in frames:
            return at
        R, p = frames[side]
        return _pose(R.T @ at.matrix, R.T @ (np.array(at.position) - p))

    def point(side: str, at: tuple[float, float, float]) -> tuple[float, ...]:
        return seen(side, cc.Pose(at)).position

    def body(one: cc.Body) -> cc.Body:
        if one.name not in frames:
            return one
        R, soft = frames[one.name][0], one.compliance
        if soft is not None:
            soft = replace(soft, at=seen(one.name, soft.at))
        inertia = _matrix(R.T @ one.inertia_matrix @ R)
        return replace(one, center=point(one.name, one.center), inertia=inertia, compliance=soft)

    def wrench(one: cc.Wrench) -> cc.Wrench:
        moved = replace(one, at=point(one.body, one.at))
        if one.axes == "world" or one.body not in frames:
            return moved
        R = frames[one.body][0]
        return replace(moved, force=_vector(R.T @ one.force), moment=_vector(R.T @ one.moment))

    def between(one: Any) -> Any:
        return replace(one, at=seen(one.parent, one.at), child_at=seen(one.child, one.child_at))

    def strut(one: cc.Strut) -> cc.Strut:
        return replace(one, at=point(one.parent, one.at), child_at=point(one.child, one.child_at))

    return replace(
        machine,
        bodies=tuple(map(body, machine.bodies)),
        joints=tuple(map(between, machine.joints)),
        bushings=tuple(map(between, machine.bushings)),
        struts=tuple(map(strut, machine.struts)),
        wrenches=tuple(map(wrench, machine.wrenches)),
    )


def _at(m: Motion, frame: Frame) -> Motion:
    """The motion of a frame fixed in a body, from that of the body's own."""
    s, (R, p) = m.state, frame
    r = s.R @ p
    turning = np.cross(s.omega, r)
    state = BodyState(s.R @ R, s.p + r, s.omega, s.v + turning)
    return Motion(state, m.alpha, m.a + np.cross(m.alpha, r) + np.cross(s.omega, turning))


def _with(case: Case, **fields: Any) -> Case:
    return replace(case, machine=replace(case.machine, **fields))


def _pose(R: Array, p: Array) -> cc.Pose:
    return cc.Pose(_vector(p), tuple(map(tuple, R.tolist())))


def _vector(values: Any) -> Any:
    return tuple(float(value) for value in values)


def _matrix(values: Array) -> Any:
    return tuple(map(tuple, ((values + values.T) / 2).tolist()))
