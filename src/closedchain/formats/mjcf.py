"""MJCF, read as MuJoCo compiled it: defaults, includes, shapes' masses and angles are then as MuJoCo has them.

Bodies keep their frames. A body with several joints is reached through bodies without mass, one between two joints
each; coordinates are MuJoCo's qpos (a free joint's: quaternion first). Equalities are rigid. The points of a connect
are those that coincide in the pose of the file, so that this pose closes the loops; keyframes may not.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from closedchain.errors import ArgumentError, FileFormatError, UnknownNameError, UnsupportedError, choose
from closedchain.files.xml import Element
from closedchain.formats.mjcf_forces import (
    KINDS,
    NO_WORD,
    actuator_count,
    read_actuators,
    read_contacts,
    read_struts,
    read_wrenches,
)
from closedchain.formats.mjcf_shapes import read_shapes
from closedchain.formats.mjcf_source import read_source
from closedchain.formats.placement import Placement, distinct, solid, unit_vector
from closedchain.formats.precision import WORD, rounding
from closedchain.formats.report import Ledger
from closedchain.mechanism import (
    Body,
    Coupling,
    Joint,
    JointDamper,
    JointFriction,
    JointSpring,
    Mechanism,
    Pose,
    Shape,
    Strut,
)
from closedchain.mechanism.joint import JointKind
from closedchain.mechanism.names import GROUND
from closedchain.mechanism.pose import smallest_rotation
from closedchain.spatial.numeric import rot_z
from closedchain.types import Array

CONNECT, WELD, JOINT_EQUALITY, TENDON_EQUALITY = range(4)
NOTHING = 1e-13  # kg, kg m²: MuJoCo refuses moving bodies without mass, so that files give them next to none
OFF = "a flag of the file switches it off"
UNUSED_SITE = "sites are only used where an equality or a strut joins them"
PICTURE = "of pictures only shapes and colours are read"
START = "start"  # the keyframe that write_mjcf.py writes
OPEN = 1e-6  # m or rad: loops that count as open in the pose of a file
SETTING = "settings of a simulator"
DROPPED = {  # what MuJoCo numbers → its word for it, and why it is not in a mechanism
    "cam": ("camera", f"cameras are {NO_WORD}"),
    "light": ("light", f"lights are {NO_WORD}"),
    "sensor": ("sensor", f"sensors are {NO_WORD}"),
    "flex": ("flex", f"deformable bodies are {NO_WORD}"),
    "skin": ("skin", PICTURE),
    "mat": ("material", PICTURE),
    "tex": ("texture", PICTURE),
    "hfield": ("hfield", f"terrain is {NO_WORD}"),
    "numeric": ("numeric", "data of the user are not read"),
    "text": ("text", "data of the user are not read"),
    "tuple": ("tuple", "data of the user are not read"),
    "plugin": ("plugin", "plugins are not read"),
}
ESSENTIAL = ("flex", "hfield", "plugin")  # of those; the others have no influence on motion
SETTINGS = ("option", "size", "statistic", "visual")  # sections of a file
OPTIONS = ("gravity", "density", "viscosity", "wind")  # that are no settings of a simulator


def read_mjcf(path: Path, ledger: Ledger, folder: Path, keyframe: str | None = None) -> Mechanism:
    """The machine in an MJCF file and others in a folder; `keyframe` names the pose from which it is assembled."""
    mujoco = _mujoco()
    source = read_source(path, folder, ledger)
    said: list[str] = []
    mujoco.set_mju_user_warning(said.append)
    try:
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            spec = mujoco.MjSpec.from_string(source.text, include=source.attached)
            model = spec.compile()
        said += [str(warning.message) for warning in caught]
    except (ValueError, RuntimeError, mujoco.FatalError, mujoco.UnexpectedError) as error:
        unread = "; ".join(f"without {entry.element}: {entry.note}" for entry in ledger.entries)
        raise FileFormatError(
            f"{path}: MuJoCo cannot read it: {' '.join(str(error).split())}; {unread}".rstrip("; ")
        ) from error
    finally:
        mujoco.set_mju_user_warning(None)
    for words in said:
        ledger.approximated("the file", f"MuJoCo warns: {words}")
    reader = _Reader(mujoco, model, spec, ledger, keyframe)
    reader.compiler_settings(spec)
    reader.simulator_settings(source.root)
    name = source.root.attributes.get("model", "").strip() or path.stem
    return replace(reader.mechanism(name), tolerance=rounding(source.root, ledger))


def _mujoco() -> Any:
    try:
        import mujoco
    except ImportError as error:
        raise UnsupportedError("MJCF is read by MuJoCo: pip install 'closedchain[formats]'") from error
    return mujoco


@dataclass
class _Reader:
    mujoco: Any
    m: Any
    spec: Any
    ledger: Ledger
    keyframe: str | None
    bodies: list[Body] = field(default_factory=list)
    joints: list[Joint] = field(default_factory=list)
    couplings: list[Coupling] = field(default_factory=list)

    def mechanism(self, name: str) -> Mechanism:
        """Everything the compiled model holds."""
        m = self.m
        for b in range(1, m.nbody):
            self.add_body(b)
        self.add_equalities()
        actuators = read_actuators(m, self.names, self.lengths, self.ledger)
        contacts = read_contacts(self.mujoco, m, self.names, self.joints, self.ledger)
        wrenches = read_wrenches(m, self.names, self.gravity, self.ledger)
        self.report_rest()
        gravity = tuple(self.gravity.tolist())
        return Mechanism(
            name, tuple(self.bodies), tuple(self.joints), actuators, gravity=gravity, wrenches=wrenches,
            contacts=contacts, couplings=tuple(self.couplings), ground_shape=self.shapes.get(0),
            struts=tuple(self.struts.values()),
        )  # fmt: skip

    @cached_property
    def shapes(self) -> dict[int, Shape]:
        """Shapes of bodies by their numbers."""
        return read_shapes(self.mujoco, self.m, self.spec, self.names, self.ledger)

    @cached_property
    def materials(self) -> set[str]:
        """Materials that colour geoms."""
        used = {int(k) for k in self.m.geom_matid if k >= 0}
        return {self.names["material"][k] for k in used}

    @cached_property
    def struts(self) -> dict[int, Strut]:
        """Springs and dampers between sites, by the numbers of their tendons."""
        return read_struts(self.mujoco, self.m, self.names, self.off, self.ledger)

    # names and numbers
    @cached_property
    def names(self) -> dict[str, list[str]]:
        """Names of bodies, joints and the rest, made up where the file has none, all different."""
        objects = {"body": self.m.nbody, "joint": self.m.njnt, "equality": self.m.neq}
        objects |= {"actuator": actuator_count(self.m)}
        objects |= {"geom": self.m.ngeom, "tendon": self.m.ntendon, "key": self.m.nkey, "site": self.m.nsite}
        objects |= {"pair": self.m.npair} | {word: getattr(self.m, f"n{kind}") for kind, (word, _) in DROPPED.items()}
        found = {}
        for kind, count in objects.items():
            what = getattr(self.mujoco.mjtObj, f"mjOBJ_{kind.upper()}")
            given = [self.mujoco.mj_id2name(self.m, what, i) for i in range(count)]
            found[kind] = distinct(given, kind)
        found["body"][0] = GROUND
        return found

    @cached_property
    def qpos(self) -> Array:
        """The pose from which the machine is assembled."""
        if self.keyframe is None and not self.starts:
            return np.array(self.m.qpos0)
        if self.keyframe is None:
            return np.array(self.m.key_qpos[self.names["key"].index(self.starts)])
        if self.keyframe not in self.names["key"]:
            raise UnknownNameError(choose("keyframe", self.keyframe, self.names["key"]))
        return np.array(self.m.key_qpos[self.names["key"].index(self.keyframe)])

    @cached_property
    def starts(self) -> str:
        """The keyframe called start, else, if loops are open in the pose of the file, that in which they are least."""
        if START in self.names["key"]:
            return START
        gap = self.gap(np.array(self.m.qpos0)) if self.m.nkey else 0.0
        if gap <= OPEN:
            return ""
        gaps = [self.gap(np.array(self.m.key_qpos[k])) for k in range(self.m.nkey)]
        return self.names["key"][int(np.argmin(gaps))] if min(gaps) < gap / 10 else ""

    @cached_property
    def gravity(self) -> Array:
        """Gravity, unless it is switched off."""
        return np.zeros(3) if self.off("GRAVITY") else np.array(self.m.opt.gravity)

    def off(self, *words: str) -> bool:
        """Whether a flag of the file switches something off."""
        bits = self.mujoco.mjtDisableBit
        flags = [int(getattr(bits, f"mjDSBL_{word}", 0)) for word in words]
        return any(self.m.opt.disableflags & flag for flag in flags)

    # bodies and joints
    def add_body(self, b: int) -> None:
        """A body, its joints, and bodies without mass between them."""
        m, name = self.m, self.names["body"][b]
        X_P = Placement.of_quaternion(m.body_pos[b], m.body_quat[b])
        X_I = Placement.of_quaternion(m.body_ipos[b], m.body_iquat[b])
        mass, moments = float(m.body_mass[b]), np.where(m.body_inertia[b] < NOTHING, 0.0, m.body_inertia[b])
        mass, shape = mass if mass >= NOTHING else 0.0, self.shapes.get(b)
        body = solid(name, mass, X_I, np.diag(moments), self.ledger, shape=shape)
        parent = self.names["body"][m.body_parentid[b]]
        first, count = int(m.body_jntadr[b]), int(m.body_jntnum[b])
        if count == 0:
            self.bodies.append(body)
            self.joints.append(Joint(f"{name} on {parent}", "fixed", parent, name, X_P.pose()))
        for number in range(count):
            last = number == count - 1
            child = body if last else Body(f"{name}~{number + 1}")
            self.bodies.append(child)
            self.add_joint(first + number, parent, child.name, X_P if number == 0 else Placement.of())
            parent = child.name
        self.ledger.kept(f"body {name!r}", f"with {count - 1} bodies without mass between its joints" * (count > 1))
        if m.body_mocapid[b] >= 0:
            self.ledger.approximated(f"body {name!r}", "a mocap body stands still")

    def add_joint(self, j: int, parent: str, child: str, X: Placement) -> None:
        """A joint whose child frame is X in the parent at qpos0."""
        m, name, kind = self.m, self.names["joint"][j], KINDS[int(self.m.jnt_type[j])]
        at = int(m.jnt_qposadr[j])
        fields: dict[str, Any] = self.passive(j, kind, name)
        if kind == "free":
            position, quaternion = self.qpos[at : at + 3], self.qpos[at + 3 : at + 7]
            fields["start"] = (*_unit(quaternion), *position.tolist())
            self.joints.append(Joint(name, kind, parent, child, **fields))
        elif kind == "spherical":
            F = Placement.of(m.jnt_pos[j])
            fields["start"] = _unit(self.qpos[at : at + 4])
            self.joints.append(Joint(name, kind, parent, child, (X @ F).pose(), F.pose(), **fields))
        else:
            frames = _frames(X, m.jnt_pos[j], m.jnt_axis[j], kind, float(m.qpos0[at]))
            if self.qpos[at]:
                fields["start"] = (float(self.qpos[at]),)
            self.joints.append(Joint(name, kind, parent, child, *frames, **fields))
        self.ledger.kept(f"joint {name!r}")

    def passive(self, j: int, kind: JointKind, name: str) -> dict[str, Any]:
        """Spring, damper, friction, armature and limits of a joint."""
        m = self.m
        dofs = slice(
            int(m.jnt_dofadr[j]), int(m.jnt_dofadr[j]) + (6 if kind == "free" else 3 if kind == "spherical" else 1)
        )
        simple = kind in ("revolute", "prismatic")
        found: dict[str, Any] = {}
        if np.any(m.jnt_stiffness[j]) and self.off("SPRING", "PASSIVE"):
            self.ledger.dropped(f"spring of joint {name!r}", OFF)
        elif m.jnt_stiffness[j] and simple:
            found["spring"] = JointSpring(float(m.jnt_stiffness[j]), float(m.qpos_spring[m.jnt_qposadr[j]]))
        elif m.jnt_stiffness[j] and kind == "spherical":
            found["spring"] = JointSpring(float(m.jnt_stiffness[j]))  # its spring rests where qpos0 is
        elif m.jnt_stiffness[j]:
            self.ledger.dropped(f"spring of joint {name!r}", f"springs of {kind} joints are {NO_WORD}")
        if np.any(m.dof_damping[dofs]) and self.off("DAMPER", "PASSIVE"):
            self.ledger.dropped(f"damping of joint {name!r}", OFF)
        elif np.any(m.dof_damping[dofs]):
            found["damper"] = JointDamper(tuple(self.velocity_order(kind, m.dof_damping[dofs])))
        if np.any(m.dof_frictionloss[dofs]) and self.off("FRICTIONLOSS", "CONSTRAINT"):
            self.ledger.dropped(f"frictionloss of joint {name!r}", OFF)
        elif np.any(m.dof_frictionloss[dofs]):
            law = found["friction"] = JointFriction(tuple(self.velocity_order(kind, m.dof_frictionloss[dofs])))
            how = f"dry friction is smoothed over {law.velocity} rad/s or m/s"
            self.ledger.approximated(f"frictionloss of joint {name!r}", how)
        if np.any(m.dof_armature[dofs]):
            found |= self.armature(kind, name, m.dof_armature[dofs])
        if m.jnt_limited[j] and self.off("LIMIT", "CONSTRAINT"):
            self.ledger.dropped(f"range of joint {name!r}", OFF)
        elif m.jnt_limited[j] and simple and m.jnt_range[j, 0] < m.jnt_range[j, 1]:
            found["limits"] = tuple(m.jnt_range[j].tolist())
        elif m.jnt_limited[j]:
            self.ledger.dropped(f"range of joint {name!r}", f"limits of {kind} joints are {NO_WORD}")
        for part in ("jnt_stiffnesspoly", "jnt_springyield", "dof_dampingpoly"):
            values = getattr(m, part, None)
            if values is not None and np.any(values[j] if part[0] == "j" else values[dofs]):
                self.ledger.dropped(f"{part[4:]} of joint {name!r}", NO_WORD)
        return found

    def armature(self, kind: JointKind, name: str, values: Array) -> dict[str, Any]:
        """Inertia that moves with the coordinates of a joint."""
        if kind in ("revolute", "prismatic", "spherical"):
            return {"armature": float(values[0])}
        self.ledger.dropped(f"armature of joint {name!r}", f"armature of {kind} joints is {NO_WORD}")
        return {}

    @staticmethod
    def velocity_order(kind: JointKind, values: Array) -> list[float]:
        """MuJoCo's free joint has its translations first."""
        return [*values[3:].tolist(), *values[:3].tolist()] if kind == "free" else values.tolist()

    # loops
    def add_equalities(self) -> None:
        """Connects, welds and couplings."""
        pairs: dict[tuple[str, str], list[tuple[str, Array, Array]]] = {}
        for e in range(self.m.neq):
            name, kind = self.names["equality"][e], int(self.m.eq_type[e])
            if not self.m.eq_active0[e] or self.off("EQUALITY", "CONSTRAINT"):
                self.ledger.dropped(f"equality {name!r}", OFF if self.m.eq_active0[e] else "it is not active")
            elif kind == CONNECT:
                (one, at), (other, there) = self.connected(e)
                pairs.setdefault((one, other), []).append((name, at, there))
            elif kind == WELD:
                self.add_weld(e, name)
            elif kind in (JOINT_EQUALITY, TENDON_EQUALITY):
                self.add_coupling(e, name)
            else:
                self.ledger.dropped(f"equality {name!r}", f"equalities of flexes are {NO_WORD}")
        for (one, other), points in pairs.items():
            self.add_connects(one, other, points)

    def connected(self, e: int) -> tuple[tuple[str, Array], tuple[str, Array]]:
        """The two bodies of a connect and its point in each."""
        m, ids = self.m, (int(self.m.eq_obj1id[e]), int(self.m.eq_obj2id[e]))
        if m.eq_objtype[e] == self.mujoco.mjtObj.mjOBJ_SITE:
            one, other = ((self.names["body"][m.site_bodyid[s]], np.array(m.site_pos[s])) for s in ids)
            return one, other
        points = (np.array(m.eq_data[e, :3]), np.array(m.eq_data[e, 3:6]))
        one, other = ((self.names["body"][b], point) for b, point in zip(ids, points, strict=True))
        return one, other

    def add_connects(self, one: str, other: str, points: list[tuple[str, Array, Array]]) -> None:
        """A spherical joint each; two points of the same bodies are a hinge, three that are not in line a weld."""
        frames = _held(points)
        if frames is None:
            for name, at, there in points:
                ball = Joint(
                    name, "spherical", one, other, Placement.of(at).pose(), Placement.of(there).pose(), cut=True
                )
                self.close(ball, "a spherical joint")
            return
        kind: JointKind = "revolute" if len(points) == 2 else "fixed"
        names = ", ".join(repr(name) for name, _, _ in points)
        joint = Joint(points[0][0], kind, one, other, frames[0].pose(), frames[1].pose(), cut=True)
        self.close(joint, f"connects {names} of the same bodies are one {kind} joint")

    def add_weld(self, e: int, name: str) -> None:
        """A fixed joint, or a spherical one where no row holds rotations."""
        m, ids = self.m, (int(self.m.eq_obj1id[e]), int(self.m.eq_obj2id[e]))
        if m.eq_objtype[e] == self.mujoco.mjtObj.mjOBJ_SITE:
            bodies = [self.names["body"][m.site_bodyid[s]] for s in ids]
            frames = [Placement.of_quaternion(m.site_pos[s], m.site_quat[s]) for s in ids]
        else:
            bodies = [self.names["body"][b] for b in ids]
            frames = [Placement.of_quaternion(m.eq_data[e, 3:6], m.eq_data[e, 6:10]), Placement.of(m.eq_data[e, :3])]
        torquescale, at, child_at = float(m.eq_data[e, 10]), *(X.pose() for X in frames)
        kind: JointKind = "fixed" if torquescale else "spherical"
        how = "a fixed joint" if torquescale else "a spherical joint, for its torquescale of 0 leaves rotations free"
        if torquescale not in (0.0, 1.0):
            how += f"; its torquescale of {torquescale:g} says how soft rotations are"
        self.close(Joint(name, kind, bodies[0], bodies[1], at, child_at, cut=True), how)

    def close(self, joint: Joint, how: str) -> None:
        """One more joint, which closes a loop."""
        if any(joint.name == other.name for other in self.joints):
            joint = replace(joint, name=f"{joint.name} (equality)")
        self.joints.append(joint)
        self.ledger.approximated(f"equality {joint.name!r}", f"soft in MuJoCo, rigid here: {how}")

    def add_coupling(self, e: int, name: str) -> None:
        """A polynomial between coordinates or fixed tendons, y − y0 = Σ c_k (x − x0)^k from the pose of the file."""
        law = np.polynomial.Polynomial(self.m.eq_data[e, :5]).trim()
        terms = self.lengths if self.m.eq_type[e] == TENDON_EQUALITY else self.coordinate
        y = terms(int(self.m.eq_obj1id[e]))
        x = terms(int(self.m.eq_obj2id[e])) if self.m.eq_obj2id[e] >= 0 else ({}, 0.0)
        if isinstance(y, str) or isinstance(x, str):
            self.ledger.dropped(f"equality {name!r}", y if isinstance(y, str) else str(x))
            return
        (own, y0), (others, x0) = y, x
        law = law(np.polynomial.Polynomial([-x0, 1.0])) + y0 if others else np.polynomial.Polynomial([law.coef[0] + y0])
        (joint, share), *rest = own.items()
        if rest and law.degree() > 1:
            self.ledger.dropped(f"equality {name!r}", f"polynomials of tendons over several joints are {NO_WORD}")
            return
        law = law / share
        if law.degree() <= 1:  # of several joints the others stand on the right
            slope = float(law.coef[1]) if law.degree() else 0.0
            ratios = {one: -value / share for one, value in rest} | {
                one: slope * value for one, value in others.items()
            }
            ratios = {one: value for one, value in ratios.items() if value}
            fields: dict[str, Any] = {"ratio": tuple(ratios.values()) or None, "offset": float(law.coef[0])}
        else:
            ratios = others
            fields = {"ratio": tuple(others.values()), "polynomial": tuple(law.coef.tolist())}
        coupling = Coupling(name, joint, tuple(ratios), **fields)
        self.couplings.append(coupling)
        self.ledger.approximated(f"equality {name!r}", f"soft in MuJoCo, rigid here: {coupling.law}")

    def coordinate(self, j: int) -> tuple[dict[str, float], float]:
        """A joint as a tendon of its own, and its coordinate in the pose of the file."""
        return {self.names["joint"][j]: 1.0}, float(self.m.qpos0[self.m.jnt_qposadr[j]])

    def lengths(self, tendon: int) -> tuple[dict[str, float], float] | str:
        """Joints of a fixed tendon and their shares in its length, and its length in the pose of the file."""
        m, first, count = self.m, int(self.m.tendon_adr[tendon]), int(self.m.tendon_num[tendon])
        if any(m.wrap_type[w] != self.mujoco.mjtWrap.mjWRAP_JOINT for w in range(first, first + count)):
            return f"spatial tendons are {NO_WORD}"
        found: dict[str, float] = {}
        length = 0.0
        for w in range(first, first + count):
            (name,), q0 = self.coordinate(int(m.wrap_objid[w]))
            found[name] = found.get(name, 0.0) + float(m.wrap_prm[w])
            length += float(m.wrap_prm[w]) * q0
        found = {name: share for name, share in found.items() if share}
        return (found, length) if found else "it moves no joint"

    # the rest
    def report_rest(self) -> None:
        """What a Mechanism has no words for."""
        m = self.m
        for kind, (word, why) in DROPPED.items():
            for name in self.names[word]:
                if kind == "mat" and name in self.materials:
                    self.ledger.kept(f"{word} {name!r}", "the colour of a shape")
                elif name != WORD:
                    self.ledger.dropped(f"{word} {name!r}", why, essential=kind in ESSENTIAL)
        for s, name in enumerate(self.names["site"]):
            if s in self.joined_sites:
                self.ledger.kept(f"site {name!r}", "the end of an equality or a strut")
            else:
                self.ledger.dropped(f"site {name!r}", UNUSED_SITE, essential=False)
        if m.nu and self.off("ACTUATION"):
            self.ledger.approximated("flag actuation", "actuators are switched off in the file, but act here")
        for t, name in enumerate(self.names["tendon"]):
            spring = m.tendon_stiffness[t].any() or m.tendon_damping[t].any()
            if t in self.struts:
                if spring and self.off("SPRING", "DAMPER", "PASSIVE"):
                    self.ledger.dropped(f"spring or damper of tendon {name!r}", OFF)
                spring = False
            elif isinstance(found := self.lengths(t), str):
                self.ledger.dropped(f"tendon {name!r}", found)
            else:
                shares = " + ".join(f"{share:g} {joint!r}" for joint, share in found[0].items())
                self.ledger.kept(f"tendon {name!r}", f"its length is {shares}")
            if spring or m.tendon_frictionloss[t] or m.tendon_limited[t]:
                self.ledger.dropped(f"spring, damper, friction or limits of tendon {name!r}", NO_WORD)
            if getattr(m, "tendon_armature", np.zeros(m.ntendon))[t]:
                self.ledger.dropped(f"armature of tendon {name!r}", NO_WORD)
        for part in ("density", "viscosity"):
            if getattr(m.opt, part):
                self.ledger.dropped(f"{part} of the medium", f"{getattr(m.opt, part):g}: fluid forces are {NO_WORD}")
        if np.any(m.opt.wind):
            self.ledger.dropped("wind", NO_WORD)
        for k, name in enumerate(self.names["key"]):
            gap = self.gap(np.array(m.key_qpos[k]))
            start = name in (self.keyframe, self.starts if self.keyframe is None else "")
            chosen = "assembly starts there" if start else f"keyframe={name!r} starts assembly there"
            if gap > 1e-9:
                self.ledger.approximated(f"keyframe {name!r}", f"its loops are open by {gap:.3g} (m or rad); {chosen}")
            else:
                self.ledger.kept(f"keyframe {name!r}", chosen)
            if np.any(m.key_qvel[k]):
                self.ledger.dropped(f"qvel of keyframe {name!r}", "a start has no velocities", essential=False)

    def gap(self, qpos: Array) -> float:
        """The largest of MuJoCo's residuals of equalities: m, rad, and sines of half the angles of welds."""
        disabled, data = self.m.opt.disableflags, self.mujoco.MjData(self.m)
        data.qpos[:] = qpos
        self.m.opt.disableflags |= self.mujoco.mjtDisableBit.mjDSBL_CONTACT  # takes time and says nothing here
        self.mujoco.mj_fwdPosition(self.m, data)
        self.m.opt.disableflags = disabled
        rows = data.efc_type == self.mujoco.mjtConstraint.mjCNSTR_EQUALITY
        return float(np.abs(data.efc_pos[rows]).max(initial=0.0))

    @cached_property
    def joined_sites(self) -> set[int]:
        """Sites that equalities or struts join."""
        m = self.m
        rows = np.flatnonzero(np.array(m.eq_objtype) == int(self.mujoco.mjtObj.mjOBJ_SITE))
        found = {int(site) for e in rows for site in (m.eq_obj1id[e], m.eq_obj2id[e])}
        return found | {int(m.wrap_objid[m.tendon_adr[t] + end]) for t in self.struts for end in (0, 1)}

    def simulator_settings(self, root: Element) -> None:
        """Sections of the file that say how to simulate and to draw."""
        for tag in SETTINGS:
            for section in root.all(tag):
                for name in section.attributes:
                    if name not in OPTIONS:
                        self.ledger.dropped(f"{name} of {tag}", SETTING, section.line, essential=False)
                for child in section.children:
                    self.ledger.dropped(f"{child.tag} of {tag}", SETTING, child.line, essential=False)

    def compiler_settings(self, spec: Any) -> None:
        """Settings with which MuJoCo changes masses."""
        for part in ("boundmass", "boundinertia", "settotalmass"):
            if getattr(spec.compiler, part, 0) > 0:
                self.ledger.approximated(f"compiler setting {part!r}", "masses are as MuJoCo changed them")
        if spec.compiler.balanceinertia:
            self.ledger.approximated("compiler setting 'balanceinertia'", "inertias are as MuJoCo changed them")


def _unit(quaternion: Array) -> tuple[float, ...]:
    length = float(np.linalg.norm(quaternion))
    if length == 0:
        raise ArgumentError("a quaternion of the starting pose is zero")
    return tuple((quaternion / length).tolist())


def _frames(X: Placement, anchor: Array, axis: Array, kind: JointKind, q0: float) -> tuple[Pose, Pose]:
    """Frames of a hinge or slide, such that the body is at X at the coordinate q0."""
    F = Placement.of(anchor)
    axis = unit_vector("axis of a joint", axis)
    if q0 == 0:
        return (X @ F).pose(axis), F.pose(axis)
    A = smallest_rotation(axis)
    if kind == "revolute":
        return (X @ F).pose(axis), Placement.of(anchor, A @ rot_z(q0)).pose()
    return (X @ F).pose(axis), Placement.of(anchor + q0 * axis).pose(axis)


def _held(points: list[tuple[str, Array, Array]]) -> tuple[Placement, Placement] | None:
    """Frames of the one joint that several points of the same two bodies make, if there are two or three of them."""
    if len(points) not in (2, 3):
        return None
    sides = ([at for _, at, _ in points], [there for _, _, there in points])
    lengths = [[np.linalg.norm(side[i] - side[0]) for i in range(1, len(side))] for side in sides]
    size = max(1e-9, *(float(np.abs(point).max()) for side in sides for point in side))
    if min(lengths[0]) < 1e-9 * size or not np.allclose(lengths[0], lengths[1], rtol=0, atol=1e-6 * size):
        return None
    frames = []
    for side in sides:
        z = (side[1] - side[0]) / np.linalg.norm(side[1] - side[0])
        R = smallest_rotation(z)
        if len(side) == 3:
            y = np.cross(z, side[2] - side[0])
            if np.linalg.norm(y) < 1e-9 * size:
                return None
            y = y / np.linalg.norm(y)
            R = np.column_stack([np.cross(y, z), y, z])
        frames.append(Placement.of(side[0], R))
    return frames[0], frames[1]
