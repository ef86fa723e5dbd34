"""Try the readers on a folder of machine files: python tools/trial.py FOLDER [--still] (make trial MODELS=folder).

Every file is read, assembled and compared with other engines that read it on their own. URDF and MJCF: rank of
Pinocchio's loop rows, and forward dynamics on their null space from Pinocchio's M, nle, J and J̇v. MJCF also: mass
matrix, bias and passive forces of MuJoCo, and the null space of its own rows. Then, unless --still, the time to compile
and assemble is measured, with nothing kept from before, and a second of motion with velocities is simulated.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import xml.etree.ElementTree as ElementTree
from contextlib import suppress
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
from oracles.pinocchio_loops import Loop, configuration, solve

STATES = 20
CONNECT, WELD, JOINT = (
    int(kind) for kind in (mujoco.mjtEq.mjEQ_CONNECT, mujoco.mjtEq.mjEQ_WELD, mujoco.mjtEq.mjEQ_JOINT)
)
SLOWEST = 5.0  # CPU seconds to compile and assemble
SOFTENED = 1e-8  # of the loops, where a motion must pass a singular place
SMALLEST = 1e-6  # ratio of reduced moments below which a state counts as singular


def main(folder: Path) -> int:
    """One line per file; the number of files with a finding."""
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".urdf", ".xml", ".sdf"))
    wrong = 0
    for path in files:
        try:
            words = tried(path)
        except cc.errors.ClosedChainError as error:
            words = [f"ERROR {type(error).__name__}: {error}"]
        bad = any("ERROR" in word or "DIFFERS" in word for word in words)
        wrong += bad
        print(f"{'x' if bad else '.'} {path.relative_to(folder)}: {'; '.join(words)}", flush=True)
    print(f"{len(files)} files, {wrong} with findings")
    return wrong


def tried(path: Path) -> list[str]:
    """What was found out about one file."""
    started = time.perf_counter()
    imported = cc.import_file(path)
    report, check = imported.report, imported.check
    words = [
        f"{check.bodies} bodies, {check.loops} loops, mobility {check.mobility}",
        f"gap {check.gap_before:.2g} → {check.gap_after:.2g} m"
        if check.gap_after is not None
        else f"ERROR {check.problem}",
        f"{len(report.kept)} kept {len(report.approximated)} approximated {len(report.dropped)} dropped",
        f"{time.perf_counter() - started:.1f} s",
    ]
    if check.gap_after is None:
        return words
    model = cc.compile(imported.mechanism)
    if report.format == "urdf":
        words += against_pinocchio(path, model, check.mobility)
    elif report.format == "mjcf":
        words += [
            *against_mujoco(path, frictionless(imported.mechanism)),
            *mjcf_against_pinocchio(path, check.mobility),
        ]
    return words if "--still" in sys.argv else [*words, compiled(imported.mechanism), simulated(model)]


def states(model: cc.Model) -> list[tuple[np.ndarray, np.ndarray]]:
    """Closed configurations with velocities that keep them closed."""
    random, found = np.random.default_rng(7), []
    for q in wander(model.kinematics, model.assemble(allow_singular=True).q, STATES + 1)[1:]:
        N = model.kinematics.free_motions(q)
        found.append((q, N @ random.standard_normal(N.shape[1])))
    return found


# Pinocchio
def pinocchio_loops(path: Path, model: pin.Model) -> list[Loop]:
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
    return loops


def against_pinocchio(path: Path, model: cc.Model, mobility: int | None) -> list[str]:
    method = "reference" if "--still" in sys.argv else "lagrange"  # which needs no compiling
    tree = pin.buildModelFromUrdf(str(path))
    loops = pinocchio_loops(path, tree)
    names = [joint.name for joint in model.mechanism.joints if joint.dof == 1 and not joint.cut]
    if any(not tree.existJointName(name) for name in names) or tree.nv != len(names):
        return ["not compared: Pinocchio's tree has other joints"]
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
        wanted, open_by, rank, pivot = solve(tree, loops, q_tree, v_tree, tau)
        gap = max(gap, open_by)
        ranks.add(tree.nv - rank)
        if pivot < SMALLEST:
            left += 1
            continue
        found = np.asarray(model.forward_dynamics(state, forces, method=method).acceleration)[here]
        worst = max(worst, float(np.abs(found - wanted[at]).max() / max(1.0, np.abs(wanted).max())))
    return [verdict(mobility, ranks, gap, worst, left)]


def verdict(mobility: int | None, ranks: set[int], gap: float, worst: float, left: int) -> str:
    good = worst < 1e-8 and min(ranks) == mobility and left < STATES
    numbers = f"mobility {sorted(ranks)}, gap {gap:.1g}, accelerations {worst:.1g}, {left} of {STATES} singular"
    return f"{'' if good else 'DIFFERS '}Pinocchio: {numbers}"


def mjcf_against_pinocchio(path: Path, mobility: int | None) -> list[str]:
    """The same with Pinocchio's own reading of an MJCF; its loops are taken from MuJoCo's compiled equalities.

    Both read the file as MuJoCo writes it, with the inertias of shapes spelled out: Pinocchio finds others.
    """
    spec = mujoco.MjSpec.from_file(str(path))
    spec.compiler.saveinertial = True
    for key in list(spec.keys):  # Pinocchio refuses those of bodies with several joints
        spec.delete(key)
    spec.compile()
    with TemporaryDirectory() as folder:
        flat = Path(folder) / path.name
        flat.write_text(spec.to_xml(), encoding="utf-8")
        try:
            model = frictionless(cc.import_file(flat).mechanism)
        except cc.errors.FileFormatError as error:
            return [f"not compared with Pinocchio: {error}"]
        m = mujoco.MjModel.from_xml_path(str(flat))
        try:
            tree = pin.buildModelFromMJCF(str(flat))
        except (ValueError, RuntimeError) as error:
            return [f"not compared: Pinocchio cannot read it: {str(error)[:80]}"]
    if any(not tree.existFrame(body.name, pin.FrameType.BODY) for body in model.mechanism.bodies):
        return ["not compared: Pinocchio's tree has other bodies"]
    tree.gravity.linear = np.array(model.mechanism.gravity)
    moving = [link for link in model.system.owners if link.model.nv]
    joints = [
        tree.joints[tree.frames[tree.getFrameId(link.body.name, pin.FrameType.BODY)].parentJoint] for link in moving
    ]
    sizes = [(joint.nv, link.model.nv) for joint, link in zip(joints, moving, strict=True)]
    if any(one != other for one, other in sizes) or tree.nv != m.nv or np.any(m.eq_type[m.eq_active0 == 1] == WELD):
        return ["not compared: Pinocchio's tree has other joints"]
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
        wanted, open_by, rank, pivot = solve(tree, loops, q_tree, P @ v, tau, rows)
        gap = max(gap, open_by)
        ranks.add(tree.nv - rank)
        if pivot < SMALLEST:
            left += 1
            continue
        found = P @ np.asarray(model.forward_dynamics(model.state(q, v), method="reference").acceleration)
        worst = max(worst, float(np.abs(found - wanted).max() / max(1.0, np.abs(wanted).max())))
    return [verdict(mobility, ranks, gap, worst, left)]


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
        left += compare(m, model, q, v, forces, found, SMALLEST) <= SMALLEST
    closed = max(1e-9, 100 * model.kinematics.tolerance * model.system.size)
    good = max(found.M, found.bias, found.passive) < 1e-10 and found.loops < closed and found.accelerations < 1e-8
    return f"{'' if good else 'DIFFERS '}MuJoCo: {found}, {left} singular"


def compiled(mechanism: cc.Mechanism) -> str:
    """CPU time from a description to the first forward dynamics, nothing kept from before."""
    started = time.process_time()
    model = cc.compile(mechanism)
    state = model.assemble(allow_singular=True)
    assembled = time.process_time() - started
    with suppress(cc.errors.SingularityError):  # the pose of a file may be one; it is compiled all the same
        model.forward_dynamics(state)
    seconds = time.process_time() - started
    slow = "" if seconds < SLOWEST else "DIFFERS "
    return f"{slow}assembled and compiled in {seconds:.1f} s of CPU ({assembled:.1f} s of it to assemble)"


def simulated(model: cc.Model) -> str:
    """A second of free motion with velocities from the start: energy, work done by closing loops, the largest gap.

    It starts where the file is assembled, or elsewhere if that is, or leads to, a singular place; such starts are
    counted. Where all do, loops are softened a little, so that the singular place is passed, and that is said.
    """
    began, words = time.process_time(), ""
    starts = [np.asarray(model.assemble(allow_singular=True).q), *(q for q, _ in states(model)[::-4])]
    tries = [(q, cc.Lagrange()) for q in starts] + [(q, cc.Lagrange(regularisation=SOFTENED)) for q in starts]
    for failed, (q, method) in enumerate(tries):
        N = model.kinematics.free_motions(q, tolerance=1e-7)
        v = N @ np.random.default_rng(3).standard_normal(N.shape[1])
        try:
            run = model.simulate(model.state(q, v / np.abs(v).max()), duration=1.0, method=method, limits=False)
        except cc.errors.ClosedChainError as error:
            return f"DIFFERS simulation: {type(error).__name__}: {str(error)[:200]}"
        energy = run.energy
        moved = float(np.ptp(energy.kinetic) + energy.kinetic.max())
        error = float(np.abs(energy.balance + energy.closing).max())
        gap = max(model.kinematics.loop_error(q) for q in np.asarray(run.q))
        good = run.time[-1] > 0.999 and error < 1e-6 * max(moved, 1e-9) and gap < 1e-9
        words = f"{'' if good else 'DIFFERS '}{run.time[-1]:.3g} s simulated, {len(run.time)} samples"
        words += f", energy off by {error:.2g} of {moved:.2g} J, gap {gap:.1g}, {failed} tries ended at singular places"
        words += f", passed with regularisation {method.regularisation:g}" if method.regularisation else ""
        if good:
            break
    return f"{words}, {time.process_time() - began:.1f} s of CPU"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--still", action="store_true", help="compile and simulate nothing")
    given = parser.parse_args()
    if not given.folder.is_dir():
        parser.error(f"{given.folder} is not a folder")
    sys.exit(1 if main(given.folder) else 0)
