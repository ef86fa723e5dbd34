"""What acts on the bodies of a compiled MJCF: actuators, gravity compensation, springs between sites, contacts.

Contacts are spheres and the ends of capsules on planes, which stand still in MuJoCo, and spheres of any two bodies on
each other, as MuJoCo's rules let them touch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from closedchain.formats.placement import Placement
from closedchain.formats.report import Ledger
from closedchain.mechanism import Actuator, Contact, Joint, Strut, Wrench
from closedchain.mechanism.contact import held_together
from closedchain.mechanism.joint import JointKind
from closedchain.types import Array

FREE, BALL, SLIDE, HINGE = range(4)
KINDS: dict[int, JointKind] = {FREE: "free", BALL: "spherical", SLIDE: "prismatic", HINGE: "revolute"}
JOINT_DRIVE, JOINT_IN_PARENT, _, TENDON_DRIVE = range(4)
PLANE, _, SPHERE, CAPSULE = range(4)
NO_WORD = "not described by a Mechanism"
POINT = 1e-9  # m: radius up to which a sphere is taken for a point; MuJoCo has no spheres of radius 0
LARGEST = 1000  # contacts
OTHER_SHAPES = "only spheres and capsules on planes, and spheres on spheres, are contacts of a Mechanism"
LAW = "soft in MuJoCo, rigid here"


Names = dict[str, list[str]]
Lengths = Callable[[int], "tuple[dict[str, float], float] | str"]  # shares of joints in a fixed tendon, and its length


# actuators
def read_actuators(m: Any, names: Names, lengths: Lengths, ledger: Ledger) -> tuple[Actuator, ...]:
    """Actuators that act on coordinates of joints."""
    found = []
    for a in range(actuator_count(m)):
        name, driven = names["actuator"][a], _driven(m, a, names, lengths)
        if isinstance(driven, str):
            ledger.dropped(f"actuator {name!r}", driven)
            continue
        (joint, coordinate, gear), *also = driven
        fields = _strength(m, a, name, gear, ledger) | _losses(m, a, name, ledger)
        found.append(Actuator(name, joint, coordinate, gear=gear, also=tuple(also), **fields))
        if m.actuator_biastype[a] or m.actuator_dyntype[a] or m.actuator_gainprm[a, 0] != 1:
            how = "its gain, servo law or dynamics are left out: it gives the force it is told to"
            ledger.approximated(f"actuator {name!r}", how)
        else:
            ledger.kept(f"actuator {name!r}", f"gear {gear:g}")
    return tuple(found)


def actuator_count(m: Any) -> int:
    """Actuators; since MuJoCo 4 one may have several controls, by which `nu` counts, and several outputs."""
    return int(getattr(m, "nactuator", m.nu))


def _gear(m: Any, a: int) -> Any:
    """The gear of an actuator's first output."""
    return m.actuator_gear[m.actuator_outadr[a] if hasattr(m, "actuator_outadr") else a]


def _driven(m: Any, a: int, names: Names, lengths: Lengths) -> list[tuple[str, int, float]] | str:
    """Joints, coordinates and gears of an actuator, or why there are none."""
    kind, gear, target = int(m.actuator_trntype[a]), _gear(m, a), int(m.actuator_trnid[a, 0])
    if kind == TENDON_DRIVE:
        found = lengths(target) if gear[0] else "its gear is zero"
        return found if isinstance(found, str) else [(k, 0, float(gear[0]) * c) for k, c in found[0].items()]
    if kind not in (JOINT_DRIVE, JOINT_IN_PARENT):
        return f"actuators on sites, bodies and cranks, and of orientations, are {NO_WORD}"
    name, joint = names["joint"][target], KINDS[int(m.jnt_type[target])]
    if joint in ("revolute", "prismatic"):
        return [(name, 0, float(gear[0]))] if gear[0] else "its gear is zero"
    gears = gear[:3] if joint == "spherical" else np.r_[gear[3:], gear[:3]]
    axes = np.flatnonzero(gears)
    if len(axes) != 1 or kind == JOINT_IN_PARENT:
        return f"an actuator about an axis that is no coordinate of a {joint} joint"
    return [(name, int(axes[0]), float(gears[axes[0]]))]


def _strength(m: Any, a: int, name: str, gear: float, ledger: Ledger) -> dict[str, Any]:
    """The largest force, on the motor's side of the gear: the actuator's, else its joint's where it is alone there."""
    target = int(m.actuator_trnid[a, 0])
    single = int(m.actuator_trntype[a]) == JOINT_DRIVE and int(m.jnt_type[target]) in (SLIDE, HINGE)
    if m.actuator_forcelimited[a]:
        (low, high), share, what = m.actuator_forcerange[a], 1.0, f"forcerange of actuator {name!r}"
    elif single and m.jnt_actfrclimited[target]:
        (low, high), share, what = m.jnt_actfrcrange[target], abs(gear), f"actuatorfrcrange of the joint of {name!r}"
        same = np.flatnonzero((m.actuator_trnid[:, 0] == target) & (m.actuator_trntype == JOINT_DRIVE))
        if len(same) > 1:
            ledger.dropped(what, "several actuators drive the joint")
            return {}
    else:
        return {}
    if low != -high:
        ledger.approximated(what, "a range that is not symmetric is taken for its larger end")
    largest = float(max(abs(low), abs(high))) / share
    return {"max_force": largest} if largest > 0 else {}


def _losses(m: Any, a: int, name: str, ledger: Ledger) -> dict[str, Any]:
    """Rotor and viscous losses, which MuJoCo, too, counts on the motor's side of the gear."""
    found = {}
    for part, word in (("armature", "rotor_inertia"), ("damping", "damping")):
        value = float(np.atleast_1d(getattr(m, f"actuator_{part}", np.zeros(a + 1))[a])[0])
        if value:
            found[word] = value
    if np.any(getattr(m, "actuator_dampingpoly", np.zeros((a + 1, 1)))[a]):
        ledger.dropped(f"dampingpoly of actuator {name!r}", NO_WORD)
    return found


def read_wrenches(m: Any, names: Names, gravity: Array, ledger: Ledger) -> tuple[Wrench, ...]:
    """Gravity compensation: a constant force at the mass centre."""
    found = []
    for b in np.flatnonzero(m.body_gravcomp[1:]) + 1:
        name, force = names["body"][b], -float(m.body_gravcomp[b]) * float(m.body_mass[b]) * gravity
        found.append(Wrench(name, tuple(force.tolist()), at=tuple(m.body_ipos[b].tolist())))
        ledger.kept(f"gravcomp of body {name!r}", "a constant force at its mass centre")
    return tuple(found)


def read_struts(mujoco: Any, m: Any, names: Names, off: Callable[..., bool], ledger: Ledger) -> dict[int, Strut]:
    """Springs and dampers of spatial tendons that are straight lines between two bodies, by the tendons' numbers."""
    found: dict[int, Strut] = {}
    for t, name in enumerate(names["tendon"]):
        first = int(m.tendon_adr[t])
        sites = [int(s) for s in m.wrap_objid[first : first + int(m.tendon_num[t])]]
        kinds = m.wrap_type[first : first + len(sites)]
        laws = [getattr(m, part)[t] for part in ("tendon_stiffnesspoly", "tendon_dampingpoly") if hasattr(m, part)]
        straight = len(sites) == 2 and bool(np.all(kinds == mujoco.mjtWrap.mjWRAP_SITE))
        if not straight or m.site_bodyid[sites[0]] == m.site_bodyid[sites[1]] or any(np.any(law) for law in laws):
            continue
        stiffness = 0.0 if off("SPRING", "PASSIVE") else float(m.tendon_stiffness[t])
        damping = 0.0 if off("DAMPER", "PASSIVE") else float(m.tendon_damping[t])
        low, high = (float(length) for length in m.tendon_lengthspring[t])
        fields: dict[str, Any] = {"damping": damping}
        if stiffness and low == high:
            fields |= {"stiffness": stiffness, "free_length": low}
        elif stiffness:  # without force between the two
            pairs = [(0.0, stiffness * low)] * (low > 0) + [(low, 0.0), (high, 0.0), (high + 1.0, -stiffness)]
            fields["table"] = tuple(pairs)
        one, other = (names["body"][m.site_bodyid[s]] for s in sites)
        at, there = (tuple(m.site_pos[s].tolist()) for s in sites)
        found[t] = Strut(name, one, other, at, there, **fields)
        ledger.kept(f"tendon {name!r}", "a strut between two sites")
    return found


# contacts
@dataclass(frozen=True)
class _Pair:
    """Two shapes that may touch, and the law between them."""

    name: str
    one: int
    other: int
    friction: Array  # two directions, torsional, two of rolling
    dimension: int  # 1: no friction, 3: sliding, 4: and torsional, 6: and rolling
    margin: float  # distance at which MuJoCo's contact begins, left out here


def read_contacts(mujoco: Any, m: Any, names: Names, joints: Iterable[Joint], ledger: Ledger) -> tuple[Contact, ...]:
    """Contacts of a compiled model; what else could touch is dropped."""
    if m.opt.disableflags & (mujoco.mjtDisableBit.mjDSBL_CONTACT | mujoco.mjtDisableBit.mjDSBL_CONSTRAINT):
        ledger.dropped("contacts", "a flag of the file switches them off", essential=m.ngeom > 1)
        return ()
    pairs, others = _pairs(mujoco, m, names)
    if len(pairs) > LARGEST:
        why = f"more than {LARGEST} pairs of shapes could touch, which is beyond what can be traced"
        ledger.dropped("contacts", why)
        return ()
    found: list[Contact] = []
    root = held_together(joints)
    for pair in pairs:
        one, other = (names["body"][m.geom_bodyid[g]] for g in (pair.one, pair.other))
        if root(one) == root(other):
            ledger.dropped(f"contact {pair.name!r}", "fixed joints hold the two bodies together")
            continue
        found += _contacts(m, pair, names)
        _report_law(m, pair, ledger)
    if others:
        ledger.dropped(f"contacts of geoms {', '.join(names['geom'][g] for g in others)}", OTHER_SHAPES)
    return tuple(found)


def _pairs(mujoco: Any, m: Any, names: Names) -> tuple[list[_Pair], list[int]]:
    """Explicit pairs and those that MuJoCo's filters let through; shapes of pairs that are no contacts here."""
    found, others = dict[tuple[int, int], _Pair](), np.zeros(m.ngeom, bool)
    for p in range(m.npair):
        g, h = sorted((int(m.pair_geom1[p]), int(m.pair_geom2[p])))
        law = (np.array(m.pair_friction[p]), int(m.pair_dim[p]), float(m.pair_margin[p]))
        found[g, h] = _Pair(names["pair"][p], g, h, *law)
    others[[g for pair in found if not _described(m, *pair) for g in pair]] = True
    found = {pair: law for pair, law in found.items() if _described(m, *pair)}
    for h, may in _filtered(mujoco, m):
        described = _described(m, h, slice(0, h))
        others[:h] |= may & ~described
        others[h] |= np.any(may & ~described)
        for before in np.flatnonzero(may & described).tolist():
            found.setdefault((before, h), _mixed(m, before, h, names))
        if len(found) > LARGEST:
            break
    return list(found.values()), np.flatnonzero(others).tolist()


def _described(m: Any, g: Any, h: Any) -> Any:
    """Whether contacts are made of shapes g and h: plane and sphere, plane and capsule, two spheres."""
    one, other = np.minimum(m.geom_type[g], m.geom_type[h]), np.maximum(m.geom_type[g], m.geom_type[h])
    return ((one == PLANE) & ((other == SPHERE) | (other == CAPSULE))) | ((one == SPHERE) & (other == SPHERE))


def _filtered(mujoco: Any, m: Any) -> Iterator[tuple[int, Array]]:
    """MuJoCo's filter, for every shape those before it: masks, and neither one body, nor parent and child, nor
    excluded."""
    weld = np.array(m.body_weldid)[m.geom_bodyid]
    above = np.array(m.body_weldid)[np.array(m.body_parentid)[weld]]
    body, bits, others = (np.array(part) for part in (m.geom_bodyid, m.geom_contype, m.geom_conaffinity))
    excluded = np.array(m.exclude_signature)
    with_parents = bool(m.opt.disableflags & mujoco.mjtDisableBit.mjDSBL_FILTERPARENT)
    for h in range(1, m.ngeom):
        before = slice(0, h)
        masks = ((bits[before] & others[h]) | (bits[h] & others[before])) != 0
        family = (weld[before] != 0) & (weld[h] != 0) & ((above[before] == weld[h]) | (weld[before] == above[h]))
        signature = (np.minimum(body[before], body[h]) << 16) + np.maximum(body[before], body[h])
        yield h, masks & (weld[before] != weld[h]) & (with_parents | ~family) & ~np.isin(signature, excluded)


def _mixed(m: Any, g: int, h: int, names: Names) -> _Pair:
    """The law of two shapes: that of the one with the higher priority, else the larger numbers of both."""
    ranks = m.geom_priority[g], m.geom_priority[h]
    who = [g, h] if ranks[0] == ranks[1] else [g] if ranks[0] > ranks[1] else [h]
    sliding, torsional, rolling = np.max(np.array(m.geom_friction)[who], axis=0)
    friction = np.array([sliding, sliding, torsional, rolling, rolling])
    margin = float(max(m.geom_margin[g], m.geom_margin[h]))
    surface, shape = (names["geom"][x] for x in _ordered(m, g, h))
    name = f"{shape} on {surface}"
    return _Pair(name, g, h, friction, int(max(m.geom_condim[x] for x in who)), margin)


def _ordered(m: Any, g: int, h: int) -> list[int]:
    """The shape that is the surface of a contact, and the other: a plane, else the shape of the first body."""
    return sorted((g, h), key=lambda x: (m.geom_type[x] != PLANE, m.geom_bodyid[x]))


def _contacts(m: Any, pair: _Pair, names: Names) -> list[Contact]:
    """The contacts of a pair of shapes."""
    one, other = _ordered(m, pair.one, pair.other)
    to, body = (names["body"][m.geom_bodyid[g]] for g in (one, other))
    X = Placement.of_quaternion(m.geom_pos[one], m.geom_quat[one])
    mu = float(pair.friction[:2].min()) if pair.dimension > 1 else 0.0
    law: dict[str, Any] = {"mu": mu, "to": to}
    if pair.dimension > 3 and mu > 0:
        law["torsional"] = float(pair.friction[2])
    radius = float(m.geom_size[other, 0])
    raised, radius = (radius, 0.0) if radius <= POINT else (0.0, radius)  # a point on a surface that touches the sphere
    if m.geom_type[one] == SPHERE:
        law["sphere"] = float(m.geom_size[one, 0]) + raised
    elif raised:
        X = X @ Placement.of((0.0, 0.0, raised))
    ends = _centres(m, other)
    labels = [pair.name] if len(ends) == 1 else [f"{pair.name} ({number})" for number in (1, 2)]
    return [
        Contact(label, body, tuple(at.tolist()), plane=X.pose(), radius=radius, **law)
        for label, at in zip(labels, ends, strict=True)
    ]


def _centres(m: Any, g: int) -> list[Array]:
    """The centre of a sphere, or of the two half-spheres at the ends of a capsule."""
    X = Placement.of_quaternion(m.geom_pos[g], m.geom_quat[g])
    if m.geom_type[g] == SPHERE:
        return [X.p]
    return [(X @ Placement.of((0.0, 0.0, side * m.geom_size[g, 1]))).p for side in (1.0, -1.0)]


def _report_law(m: Any, pair: _Pair, ledger: Ledger) -> None:
    """What is not quite MuJoCo's law."""
    how = [LAW]
    if CAPSULE in (m.geom_type[pair.one], m.geom_type[pair.other]):
        how.append("a sphere at each end of the capsule")
    if pair.dimension > 1 and m.opt.cone == 0:
        how.append("a round friction cone instead of a pyramid")
    if pair.dimension > 1 and pair.friction[0] != pair.friction[1]:
        how.append("the smaller of two coefficients of friction")
    if pair.dimension > 3 and pair.friction[0] == 0 and pair.friction[2]:
        how.append("no torsional friction where there is none along the surface")
    if pair.dimension > 4 and np.any(pair.friction[3:]):
        how.append("without rolling friction")
    if pair.margin:
        how.append(f"without its margin of {pair.margin:g} m: it begins where the surfaces meet")
    ledger.approximated(f"contact {pair.name!r}", ", ".join(how))
