"""Try the readers on a folder of machine files: python tools/trial.py FOLDER [--still] (make trial MODELS=folder).

One row per file, in the terminal and in OUT/trial.md:

file          loads       what the report says: kept, approximated, dropped
              assembles   mobility, and how far loops are open before and after
              dynamics    at 20 closed states with velocities and motor forces, with the file's own inertias. URDF: rank
                          of Pinocchio's loop rows, and forward dynamics on their null space from Pinocchio's M, nle, J
                          and J̇v. MJCF: mass matrix, bias, passive and motor forces of MuJoCo, the null space of its own
                          rows, and Pinocchio's own reading. SDF, which neither reads here: MuJoCo with our MJCF of it.
              motion      a second from the start with velocities: energy, gap of the loops
              urdf, urdf+, mjcf, sdf   written and read again: accelerations of all bodies at the same place
              picture     OUT/NAME.png
              why         in one line, where something of this fails

A file that an error of the package refuses says REFUSED and why; ERROR and DIFFERS are findings. The command succeeds
if there are none and 95 % of the files are read. With --still nothing is compiled and simulated.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ |= {"CLOSEDCHAIN_CACHE": "off", "CLOSEDCHAIN_REMEMBER": "off"}

import mujoco
import numpy as np
import pinocchio as pin
import yaml

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import closedchain as cc
from closedchain.kinematics.mobility import wander
from oracles.mujoco_files import CONNECT, JOINT, Compared, compare, frictionless
from oracles.pinocchio_loops import Loop, configuration, solve
from unit.formats.round_trip import ENDINGS, differences

STATES = 20
WELD = int(mujoco.mjtEq.mjEQ_WELD)
SOFTENED = 1e-8  # of the loops, where a motion must pass a singular place
SMALLEST = 1e-6  # ratio of reduced moments below which a state counts as singular
SAME = 1e-8  # relative
# what Pinocchio does not read, or reads otherwise
OTHER = re.compile(r"<constraint|drake:|<gazebo>\s*<joint|quat_xyzw|type=\"planar\"|<!--(?:(?!-->).)*--(?!>)")
COLUMNS = ("file", "report", "assembles", "dynamics", "motion", *ENDINGS, "picture", "why")
WRONG = ("ERROR", "DIFFERS")
REFUSED = "REFUSED"
MOST = 0.95  # of the files are to be read


@dataclass
class Row:
    """Cells of one file; a cell with ERROR or DIFFERS in it is a finding."""

    cells: dict[str, str] = field(default_factory=dict)

    def fill(self, column: str, make: Callable[[], str]) -> None:
        """A cell, or the error that its making raises."""
        try:
            self.cells[column] = make()
        except Exception as error:
            foreign = "" if isinstance(error, cc.errors.ClosedChainError) else "FOREIGN "
            self.cells[column] = f"ERROR {foreign}{type(error).__name__}: {' '.join(str(error).split())}"

    lost: list[str] = field(default_factory=list)  # what the report says is not in the machine, but moves it

    @property
    def findings(self) -> dict[str, str]:
        """Cells with a finding."""
        return {name: cell for name, cell in self.cells.items() if any(word in cell for word in WRONG)}

    @property
    def wrong(self) -> bool:
        return bool(self.findings)

    @property
    def refused(self) -> bool:
        return self.cells.get("report", "").startswith(REFUSED)

    def line(self) -> str:
        """As a row of a table; findings in full in its last column, with what may be their cause."""
        why = "; ".join(f"{name}: {cell}" for name, cell in self.findings.items())
        if why and self.lost:
            why += f" (the report: {'; '.join(self.lost)})"
        short = {name: "FINDING" if name in self.findings else cell for name, cell in self.cells.items()}
        cells = [short.get(name, "") for name in COLUMNS[:-1]]
        return f"| {' | '.join(cell.replace('|', '/') for cell in (*cells, why))} |"


def main(folder: Path, out: Path, still: bool) -> bool:
    """The table; whether no file has a finding, and nearly all are read."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".urdf", ".xml", ".sdf"))
    out.mkdir(parents=True, exist_ok=True)
    lines = [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
    print("\n".join(lines))
    wrong = refused = 0
    for path in files:
        row = tried(path, folder, out, still)
        wrong += row.wrong
        refused += row.refused
        lines.append(row.line())
        print(lines[-1], flush=True)
    (out / "trial.md").write_text("\n".join([*lines, ""]), encoding="utf-8")
    print(f"{len(files)} files, {refused} refused with a reason, {wrong} with findings")
    return not wrong and refused <= (1 - MOST) * len(files)


def tried(path: Path, root: Path, out: Path, still: bool) -> Row:
    """What was found out about one file."""
    row = Row({"file": str(path.relative_to(root))})
    started = time.process_time()
    try:
        imported = cc.import_file(path, root=root, settle=True)
    except cc.errors.MechanismError as error:
        if "no bodies" not in str(error):  # a part of other files
            row.cells["report"] = f"{REFUSED} {' '.join(str(error).split())}"
        return row
    except cc.errors.ClosedChainError as error:
        part = "a part that other MJCF files include" in str(error)
        row.cells["report"] = f"{'' if part else f'{REFUSED} '}{type(error).__name__}: {' '.join(str(error).split())}"
        return row
    except Exception as error:
        row.cells["report"] = f"ERROR FOREIGN {type(error).__name__}: {' '.join(str(error).split())}"
        return row
    report, check = imported.report, imported.check
    counts = f"{len(report.kept)} kept, {len(report.approximated)} approximated, {len(report.dropped)} dropped"
    row.cells["report"] = f"{counts}, {time.process_time() - started:.1f} s"
    row.lost = [f"{entry.element}: {entry.note}" for entry in report.dropped if entry.essential]
    if check.gap_after is None:
        row.cells["assembles"] = f"ERROR {' '.join(check.problem.split())}"
        return row
    row.cells["assembles"] = f"mobility {check.mobility}, open {check.open_before} → {check.open_after}"
    model = cc.compile(imported.mechanism)
    row.fill("dynamics", lambda: dynamics(path, report.format, model, check.mobility, still))
    if not still:
        row.fill("motion", lambda: simulated(model))
    for form in ENDINGS:
        row.fill(form, lambda form=form: round_trip(imported.mechanism, form))  # type: ignore[misc]
    picture = out / f"{'_'.join(path.relative_to(root).with_suffix('').parts)}.png"
    row.fill("picture", lambda: drawn(model, picture))
    return row


def dynamics(path: Path, form: str, model: cc.Model, mobility: int | None, still: bool) -> str:
    """The comparison that suits a format."""
    if form == "urdf" and not OTHER.search(path.read_text(encoding="utf-8")):
        found = against_pinocchio(path, model, mobility, still)
        if not found.startswith("not compared"):
            return found
    if form == "mjcf":
        return f"{against_mujoco(path, frictionless(model.mechanism))}; {mjcf_against_pinocchio(path, mobility)}"
    with TemporaryDirectory() as folder:
        ours = Path(folder) / "ours.xml"
        cc.export_file(model.mechanism, ours, losses="list")
        return f"{against_mujoco(ours, frictionless(cc.import_file(ours).mechanism))} (by our MJCF)"


def round_trip(mechanism: cc.Mechanism, form: str) -> str:
    """Accelerations after writing and reading, where the same place can be set."""
    with TemporaryDirectory() as folder:
        found, losses = differences(mechanism, form, Path(folder), np.random.default_rng(5))  # type: ignore[arg-type]
    if found["pose"] > 1e-6:
        return f"another place ({found['pose']:.1g}), {len(losses)} losses"
    tolerance = max(SAME, 100 * (mechanism.tolerance or 0.0))
    same = found["acceleration"] < tolerance
    return f"{'' if same or losses else 'DIFFERS '}{found['acceleration']:.1g}, {len(losses)} losses"


def drawn(model: cc.Model, path: Path) -> str:
    """A picture of the assembled machine."""
    from matplotlib.figure import Figure

    figure = model.draw(model.assemble(allow_singular=True)).figure
    assert isinstance(figure, Figure)
    figure.savefig(path, dpi=70)
    return path.name


def states(model: cc.Model) -> list[tuple[np.ndarray, np.ndarray]]:
    """Closed configurations with velocities that keep them closed."""
    random, found = np.random.default_rng(7), []
    for q in wander(model.kinematics, model.assemble(allow_singular=True).q, STATES + 1)[1:]:
        N = model.kinematics.free_motions(q)
        found.append((q, N @ random.standard_normal(N.shape[1])))
    return found


# Pinocchio
def pinocchio_loops(path: Path, tree: pin.Model, model: cc.Model) -> list[Loop]:
    """The loops of a URDF, read here without the package."""
    loops = []
    beside = path.with_suffix(".yaml")
    data = yaml.safe_load(beside.read_text()) if beside.exists() else {}
    for (one, other), kind in zip(data.get("closed_loop", []), data.get("type", []), strict=True):
        loops.append(Loop(one, other=other, kind="spherical" if kind.lower() == "3d" else "fixed"))
    for element in ElementTree.parse(path).getroot().iter("loop"):
        sides = []
        for tag in ("predecessor", "successor"):
            side = element.find(tag)
            assert side is not None
            origin = side.find("origin")
            get = {} if origin is None else origin.attrib
            xyz, angles = (np.array([float(x) for x in get.get(key, "0 0 0").split()]) for key in ("xyz", "rpy"))
            sides.append((side.attrib["link"], xyz, pin.rpy.rpyToMatrix(angles)))
        found = element.find("axis")
        axis = np.array([float(x) for x in ("0 0 1" if found is None else found.attrib["xyz"]).split()])
        (one, at, R), (other, there, S) = sides
        kind = {"continuous": "revolute", "ball": "spherical"}.get(element.attrib["type"], element.attrib["type"])
        loops.append(Loop(one, at, other, there, kind, axis / np.linalg.norm(axis), R, S))
    for joint in model.mechanism.joints:  # of closing frames the file does not say the kind
        if joint.cut and joint.parent.startswith("closing_") and joint.kind in ("revolute", "spherical", "fixed"):
            loops.append(Loop(joint.parent, other=joint.child, kind=joint.kind))
    return loops


def pinocchio_rows(path: Path, tree: pin.Model, v: np.ndarray) -> list[tuple[np.ndarray, float]]:
    """Rows of <mimic> and of URDF+'s <coupling>: Σ v of the chain to the successor is ratio times that to the other."""
    rows, root = [], ElementTree.parse(path).getroot()
    for joint in root.iter("joint"):
        mimic = joint.find("mimic")
        if mimic is not None and tree.existJointName(joint.attrib["name"]):  # a fixed joint is none of the tree
            row = np.zeros(tree.nv)
            for name, factor in (
                (joint.attrib["name"], 1.0),
                (mimic.attrib["joint"], -float(mimic.get("multiplier", "1"))),
            ):
                if tree.existJointName(name):
                    row[tree.joints[tree.getJointId(name)].idx_v] = factor
            rows.append((row, 0.0))
    for coupling in root.iter("coupling"):
        chains = []
        for tag in ("predecessor", "successor"):
            side = coupling.find(tag)
            assert side is not None
            joint = tree.frames[tree.getFrameId(side.attrib["link"], pin.FrameType.BODY)].parentJoint
            chains.append([j for j in tree.supports[joint] if j])
        ratio = coupling.find("ratio")
        assert ratio is not None
        row = np.zeros(tree.nv)
        for own, other, factor in ((chains[1], chains[0], 1.0), (chains[0], chains[1], -float(ratio.attrib["value"]))):
            row[[tree.joints[j].idx_v for j in own if j not in other]] = factor
        rows.append((row, 0.0))
    return rows


def take_own_inertias(path: Path, tree: pin.Model) -> None:
    """Give Pinocchio's bodies the inertias of the file: it sets those to zero that no body has."""
    totals: dict[int, np.ndarray] = {}
    for link in ElementTree.parse(path).getroot().iterfind("link"):
        inertial = link.find("inertial")
        if inertial is None or not tree.existFrame(link.attrib["name"], pin.FrameType.BODY):
            continue
        origin, mass, entries = (inertial.find(tag) for tag in ("origin", "mass", "inertia"))
        assert mass is not None
        assert entries is not None
        get = {} if origin is None else origin.attrib
        xyz, rpy = (np.array([float(x) for x in get.get(key, "0 0 0").split()]) for key in ("xyz", "rpy"))
        C = np.array([[float(entries.get(f"i{min(a, b)}{max(a, b)}", "0")) for b in "xyz"] for a in "xyz"])
        frame = tree.frames[tree.getFrameId(link.attrib["name"], pin.FrameType.BODY)]
        X = frame.placement * pin.SE3(pin.rpy.rpyToMatrix(rpy), xyz)
        m, c, C = float(mass.attrib["value"]), X.translation, X.rotation @ C @ X.rotation.T
        about_origin = C + m * (c @ c * np.eye(3) - np.outer(c, c))
        part = np.block([[np.array([[m]]), m * c[None]], [m * c[:, None], about_origin]])
        totals[frame.parentJoint] = totals.get(frame.parentJoint, np.zeros((4, 4))) + part
    for joint, total in totals.items():
        m, c = total[0, 0], total[0, 1:] / total[0, 0] if total[0, 0] else np.zeros(3)
        tree.inertias[joint] = pin.Inertia(m, c, total[1:, 1:] - m * (c @ c * np.eye(3) - np.outer(c, c)))


def against_pinocchio(path: Path, model: cc.Model, mobility: int | None, still: bool) -> str:
    method = "reference" if still else "lagrange"  # which needs no compiling
    try:
        tree = pin.buildModelFromUrdf(str(path))
    except ValueError:
        return "not compared: Pinocchio cannot read it"
    parents = [child.attrib["link"] for child in ElementTree.parse(path).getroot().iterfind("joint/child")]
    if len(parents) != len(set(parents)):
        return "not compared: Pinocchio makes two links of one with two parents"
    take_own_inertias(path, tree)
    loops = pinocchio_loops(path, tree, model)
    names = [joint.name for joint in model.mechanism.joints if joint.dof == 1 and not joint.cut]
    if any(not tree.existJointName(name) for name in names) or tree.nv != len(names):
        return "not compared: Pinocchio's tree has other joints"
    at = [tree.joints[tree.getJointId(name)].idx_v for name in names]
    here = [model.system.velocity_names.index(name) for name in names]
    random, worst, gap, left, ranks = np.random.default_rng(11), 0.0, 0.0, 0, set()
    for q, v in states(model):
        state = model.state(q, v)
        q_tree, v_tree = configuration(
            tree, names, [float(state[name]) for name in names], [float(state.velocity(name)) for name in names]
        )
        forces = random.uniform(-1, 1, len(model.system.actuators))
        tau = np.zeros(tree.nv)
        tau[at] = (model.kinematics.actuator_jacobian(q).T @ forces + model.reference.applied(q, v))[here]
        rows = pinocchio_rows(path, tree, v_tree)
        wanted, open_by, rank, pivot = solve(tree, loops, q_tree, v_tree, tau, rows, independent(model))
        gap = max(gap, open_by)
        ranks.add(tree.nv - rank)
        if pivot < SMALLEST:
            left += 1
            continue
        found = np.asarray(model.forward_dynamics(state, forces, method=method).acceleration)[here]
        worst = max(worst, float(np.abs(found - wanted[at]).max() / max(1.0, np.abs(wanted).max())))
    return verdict(mobility, ranks, gap, worst, left, model)


def independent(model: cc.Model) -> float:
    """Singular values of rows, relative to the largest, that count: those of rounded numbers contradict each other."""
    return max(1e-9, model.mechanism.tolerance or 0.0)


def verdict(mobility: int | None, ranks: set[int], gap: float, worst: float, left: int, model: cc.Model) -> str:
    """Equal to 1e-8, or, of a file whose numbers are rounded, to 100 times the gap per size."""
    rounded = model.mechanism.tolerance is not None
    most = 100 * model.kinematics.tolerance * model.system.size
    accepted = max(SAME, 100 * gap / model.system.size if rounded else 0.0)
    good = gap < most and worst < accepted and min(ranks, default=0) == mobility and (left < STATES or not mobility)
    numbers = f"mobility {sorted(ranks)}, gap {gap:.1g}, accelerations {worst:.1g}, {left} singular"
    return f"{'' if good else 'DIFFERS '}Pinocchio: {numbers}"


def mjcf_against_pinocchio(path: Path, mobility: int | None) -> str:
    """The same with Pinocchio's own reading of an MJCF; its loops are taken from MuJoCo's compiled equalities.

    Both read the file as MuJoCo writes it, with the inertias of shapes spelled out: Pinocchio finds others.
    """
    spec = mujoco.MjSpec.from_file(str(path))
    spec.compiler.saveinertial = True
    spec.meshdir, spec.texturedir = (str(path.absolute().parent / part) for part in (spec.meshdir, spec.texturedir))
    for key in list(spec.keys):  # Pinocchio refuses those of bodies with several joints
        spec.delete(key)
    spec.compile()
    with TemporaryDirectory() as folder:
        flat = Path(folder) / path.name
        flat.write_text(spec.to_xml(), encoding="utf-8")
        try:
            model = frictionless(cc.import_file(flat, root="/").mechanism)
        except cc.errors.FileFormatError as error:
            return f"not compared with Pinocchio: {error}"
        m = mujoco.MjModel.from_xml_path(str(flat))
        try:
            tree = pin.buildModelFromMJCF(str(flat))
        except (ValueError, RuntimeError) as error:
            return f"not compared: Pinocchio cannot read it: {str(error)[:80]}"
    if any(not tree.existFrame(body.name, pin.FrameType.BODY) for body in model.mechanism.bodies):
        return "not compared: Pinocchio's tree has other bodies"
    tree.gravity.linear = np.array(model.mechanism.gravity)
    moving = [link for link in model.system.owners if link.model.nv]
    joints = [
        tree.joints[tree.frames[tree.getFrameId(link.body.name, pin.FrameType.BODY)].parentJoint] for link in moving
    ]
    sizes = [(joint.nv, link.model.nv) for joint, link in zip(joints, moving, strict=True)]
    if any(one != other for one, other in sizes) or tree.nv != m.nv or np.any(m.eq_type[m.eq_active0 == 1] == WELD):
        return "not compared: Pinocchio's tree has other joints"
    if name := elsewhere(m, tree):
        return f"not compared: Pinocchio moves body {name!r} otherwise than MuJoCo"
    loops = []
    for e in np.flatnonzero((m.eq_type == CONNECT) & (m.eq_active0 == 1)):
        sites = m.eq_objtype[e] == mujoco.mjtObj.mjOBJ_SITE
        ends = []
        for number, at in ((int(m.eq_obj1id[e]), m.eq_data[e, :3]), (int(m.eq_obj2id[e]), m.eq_data[e, 3:6])):
            body = int(m.site_bodyid[number]) if sites else number
            ends += [m.body(body).name if body else "universe", m.site_pos[number] if sites else at]
        loops.append(Loop(*ends, kind="spherical"))
    P = np.zeros((tree.nv, tree.nv))  # its velocities = P times ours
    for joint, link in zip(joints, moving, strict=True):
        own = list(range(link.v.start, link.v.stop))
        own = own[3:] + own[:3] if len(own) == 6 else own
        P[range(joint.idx_v, joint.idx_v + joint.nv), own] = 1.0
    worst, gap, left, ranks = 0.0, 0.0, 0, set()
    for q, v in states(model):
        q_tree = pin.neutral(tree)
        for joint, link in zip(joints, moving, strict=True):
            own = q[link.q]
            own = (
                np.r_[own[4:], own[1:4], own[0]] if len(own) == 7 else np.r_[own[1:], own[0]] if len(own) == 4 else own
            )
            q_tree[joint.idx_q : joint.idx_q + joint.nq] = own
        rows = coupling_rows(m, q_tree, P @ v, dict(named_joints(m, tree)))
        tau = P @ model.reference.applied(q, v)
        wanted, open_by, rank, pivot = solve(tree, loops, q_tree, P @ v, tau, rows, independent(model))
        gap = max(gap, open_by)
        ranks.add(tree.nv - rank)
        if pivot < SMALLEST:
            left += 1
            continue
        found = P @ np.asarray(model.forward_dynamics(model.state(q, v), method="reference").acceleration)
        worst = max(worst, float(np.abs(found - wanted).max() / max(1.0, np.abs(wanted).max())))
    return verdict(mobility, ranks, gap, worst, left, model)


def elsewhere(m: mujoco.MjModel, tree: pin.Model) -> str:
    """A body that Pinocchio moves otherwise than MuJoCo, as it does with a joint whose pos is that of a default."""
    data, poses, q = mujoco.MjData(m), tree.createData(), pin.neutral(tree)
    for at in m.jnt_qposadr[m.jnt_type == mujoco.mjtJoint.mjJNT_FREE]:
        data.qpos[at : at + 7] = 0, 0, 0, 1, 0, 0, 0
    for j, joint in named_joints(m, tree):
        if joint.nq == 1:
            data.qpos[m.jnt_qposadr[j]] = q[joint.idx_q] = m.qpos0[m.jnt_qposadr[j]] + 0.3
    mujoco.mj_kinematics(m, data)
    pin.framesForwardKinematics(tree, poses, q)
    for b in range(1, m.nbody):
        name = m.body(b).name
        apart = poses.oMf[tree.getFrameId(name, pin.FrameType.BODY)].translation - data.xpos[b]
        if np.abs(apart).max() > SAME:
            return name
    return ""


def named_joints(m: mujoco.MjModel, tree: pin.Model) -> list[tuple[int, pin.JointModel]]:
    """Pinocchio's joints by MuJoCo's numbers, of those that have a name."""
    names = [(j, m.joint(j).name) for j in range(m.njnt)]
    return [(j, tree.joints[tree.getJointId(name)]) for j, name in names if name and tree.existJointName(name)]


def coupling_rows(
    m: mujoco.MjModel, q: np.ndarray, v: np.ndarray, joints: dict[int, pin.JointModel]
) -> list[tuple[np.ndarray, float]]:
    """J and J̇v of equalities of joints, y − y0 = Σ c_k (x − x0)^k."""
    rows = []
    for e in range(m.neq):
        if m.eq_type[e] != JOINT or not m.eq_active0[e]:
            continue
        row, gamma = np.zeros(len(v)), 0.0
        row[joints[int(m.eq_obj1id[e])].idx_v] = 1.0
        if m.eq_obj2id[e] >= 0:
            other, law = joints[int(m.eq_obj2id[e])], np.polynomial.Polynomial(m.eq_data[e, :5])
            x = q[other.idx_q] - m.qpos0[m.jnt_qposadr[m.eq_obj2id[e]]]
            row[other.idx_v] = -law.deriv()(x)
            gamma = -law.deriv(2)(x) * v[other.idx_v] ** 2
        rows.append((row, float(gamma)))
    return rows


# MuJoCo
def against_mujoco(path: Path, model: cc.Model) -> str:
    """Mass matrix, bias, passive and motor forces, and accelerations in the null space of MuJoCo's own rows."""
    m, found, left = mujoco.MjModel.from_xml_path(str(path)), Compared(), 0
    random = np.random.default_rng(11)
    for q, v in states(model):
        forces = random.uniform(-1, 1, len(model.mechanism.actuators))
        left += compare(m, model, q, v, forces, found, SMALLEST, independent(model)) <= SMALLEST
    closed = max(1e-9, 100 * model.kinematics.tolerance * model.system.size)
    good = max(found.M, found.bias, found.passive) < 1e-10 and found.loops < closed and found.accelerations < SAME
    good = good and (left < STATES or not model.mobility.dof)
    return f"{'' if good else 'DIFFERS '}MuJoCo: {found}, {left} singular"


def simulated(model: cc.Model) -> str:
    """A second of free motion with velocities from the start: energy, work done by closing loops, the largest gap.

    It starts where the file is assembled, or elsewhere if that is, or leads to, a singular place; such starts are
    counted. Where all do, loops are softened a little, so that the singular place is passed, and that is said.
    """
    began, words = time.process_time(), ""
    starts = [np.asarray(model.assemble(allow_singular=True).q), *(q for q, _ in states(model)[::-4])]
    tries = [(q, cc.Lagrange()) for q in starts] + [(q, cc.Lagrange(regularisation=SOFTENED)) for q in starts]
    for failed, (q, method) in enumerate(tries[:1] if model.mechanism.has_modes else tries):
        N = model.kinematics.free_motions(q, tolerance=1e-7)
        if not N.shape[1]:
            return "nothing moves"
        v = N @ np.random.default_rng(3).standard_normal(N.shape[1])
        modes = model.mechanism.has_modes  # with contacts it starts at rest
        options: dict[str, object] = {} if modes else {"method": method, "limits": False}
        try:
            start = model.state(q, 0 * v if modes else v / np.abs(v).max())
            run = model.simulate(start, duration=1.0, **options)  # type: ignore[arg-type]
        except cc.errors.ClosedChainError as error:
            return f"DIFFERS simulation: {type(error).__name__}: {str(error)[:200]}"
        energy = run.energy
        moved = float(np.ptp(energy.kinetic) + energy.kinetic.max())
        error = float(np.abs(energy.balance + energy.closing).max())
        gap = max(model.kinematics.loop_error(q) for q in np.asarray(run.q))
        closed = max(1e-9, 10 * model.kinematics.tolerance * model.system.size)
        error = 0.0 if modes else error  # impacts take energy
        good = run.time[-1] > 0.999 and error < 1e-6 * max(moved, 1e-3) and gap < closed
        words = f"{'' if good else 'DIFFERS '}{run.time[-1]:.3g} s simulated, {len(run.time)} samples"
        words += f", energy {error:.1g} of {moved:.1g} J, gap {gap:.1g}, {failed} tries ended at singular places"
        words += f", passed with regularisation {method.regularisation:g}" if method.regularisation else ""
        if good:
            break
    return f"{words}, {time.process_time() - began:.1f} s of CPU"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--still", action="store_true", help="compile and simulate nothing")
    parser.add_argument("--out", type=Path, default=Path("out/trial"), help="folder of the table and the pictures")
    given = parser.parse_args()
    if not given.folder.is_dir():
        parser.error(f"{given.folder} is not a folder")
    sys.exit(0 if main(given.folder, given.out, given.still) else 1)
