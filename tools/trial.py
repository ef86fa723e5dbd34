"""Try the readers on a folder of machine files: python tools/trial.py FOLDER [--still] (make trial MODELS=folder).

Every file is read, assembled and compared with other engines that read it on their own. URDF: rank of Pinocchio's loop
rows, and forward dynamics on their null space from Pinocchio's M, nle, J and J̇v. MJCF: mass matrix, bias and passive
forces of MuJoCo, and the same null space from its terms, J̇v by differences. Then, unless --still, a second of motion is
simulated.
"""

from __future__ import annotations

import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import mujoco
import numpy as np
import pinocchio as pin
import yaml

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import closedchain as cc
from closedchain.kinematics.mobility import wander
from oracles.pinocchio_loops import Loop, configuration, solve

STATES = 20
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
        words += against_mujoco(path, model)
    return words if "--still" in sys.argv else [*words, simulated(model)]


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
    verdict = "" if worst < 1e-8 and min(ranks) == mobility else "DIFFERS "
    return [f"{verdict}Pinocchio: mobility {sorted(ranks)}, gap {gap:.1g}, accelerations {worst:.1g}, {left} singular"]


# MuJoCo
def against_mujoco(path: Path, model: cc.Model) -> list[str]:
    m = mujoco.MjModel.from_xml_path(str(path))
    data, worst = mujoco.MjData(m), {"M": 0.0, "bias": 0.0, "passive": 0.0, "loops": 0.0, "accelerations": 0.0}
    left = 0
    for q, v in states(model):
        T, coriolis = velocity_map(m, data, model, q, v)
        mujoco.mj_forward(m, data)
        M = np.zeros((m.nv, m.nv))
        for column, unit in zip(M, np.eye(m.nv), strict=True):
            mujoco.mj_mulM(m, data, column, unit)
        pairs = {
            "M": (model.reference.mass_matrix(q), T.T @ M @ T),
            "bias": (model.reference.bias(q, v), T.T @ (data.qfrc_bias + M @ coriolis)),
            "passive": (model.reference.applied(q, v), T.T @ data.qfrc_passive),
        }
        J, gap = loop_rows(m, data)
        free = np.array(data.qfrc_passive) - np.array(data.qfrc_bias)
        wanted, pivot = null_space(M, free, J, loop_bias(m, data))
        if pivot > SMALLEST:
            found = np.asarray(model.forward_dynamics(model.state(q, v), method="reference").acceleration)
            pairs["accelerations"] = (T @ found + coriolis, wanted)
        left += pivot <= SMALLEST
        worst["loops"] = max(worst["loops"], gap)
        for name, (ours, theirs) in pairs.items():
            apart = float(np.abs(ours - theirs).max() / max(1e-3, np.abs(theirs).max()))
            worst[name] = max(worst[name], apart)
    good = max(worst["M"], worst["bias"]) < 1e-10 and worst["loops"] < 1e-9 and worst["accelerations"] < 1e-7
    numbers = ", ".join(f"{name} {value:.1g}" for name, value in worst.items())
    return [f"{'' if good else 'DIFFERS '}MuJoCo: {numbers}, {left} singular"]


def loop_rows(m: mujoco.MjModel, data: mujoco.MjData) -> tuple[np.ndarray, float]:
    """MuJoCo's rows of connects, welds, and equalities of joints and tendons, and how far these are open."""
    geometric = [
        kind == mujoco.mjtConstraint.mjCNSTR_EQUALITY and m.eq_type[number] <= int(mujoco.mjtEq.mjEQ_TENDON)
        for kind, number in zip(data.efc_type, data.efc_id, strict=True)
    ]
    J = np.zeros((data.nefc, m.nv))
    if mujoco.mj_isSparse(m):
        mujoco.mju_sparse2dense(J, data.efc_J, data.efc_J_rownnz, data.efc_J_rowadr, data.efc_J_colind)
    else:
        J[:] = np.array(data.efc_J).reshape(J.shape)
    rows = np.flatnonzero(geometric)
    return J[rows], float(np.abs(np.array(data.efc_pos)[rows]).max(initial=0.0))


def loop_bias(m: mujoco.MjModel, data: mujoco.MjData, step: float = 1e-5) -> np.ndarray:
    """J̇v by central differences along the motion."""
    speeds, other = [], mujoco.MjData(m)
    for sign in (1.0, -1.0):
        other.qpos[:], other.qvel[:] = data.qpos, data.qvel
        mujoco.mj_integratePos(m, other.qpos, data.qvel, sign * step)
        mujoco.mj_forward(m, other)
        speeds.append(loop_rows(m, other)[0] @ np.array(data.qvel))
    return (speeds[0] - speeds[1]) / (2 * step)


def null_space(M: np.ndarray, force: np.ndarray, J: np.ndarray, gamma: np.ndarray) -> tuple[np.ndarray, float]:
    """Acceleration under forces and J a + γ = 0, and the square of the smallest singular value that counts."""
    if len(J) == 0:
        return np.linalg.solve(M, force), 1.0
    U, s, Vt = np.linalg.svd(J)
    rank = int(np.sum(s > 1e-9 * s[0]))
    N, start = Vt[rank:].T, -Vt[:rank].T @ ((U.T @ gamma)[:rank] / s[:rank])
    return start + N @ np.linalg.solve(N.T @ M @ N, N.T @ (force - M @ start)), float(s[rank - 1] / s[0]) ** 2


def joint_id(m: mujoco.MjModel, name: str) -> int:
    """The number of a joint; those without a name are called by it."""
    found = mujoco.mj_name2id(m, mujoco.mjtObj.mjOBJ_JOINT, name)
    return found if found >= 0 else int(name.removeprefix("joint"))


def velocity_map(
    m: mujoco.MjModel, data: mujoco.MjData, model: cc.Model, q: np.ndarray, v: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """T with MuJoCo's velocities = T times ours, and dT/dt v; sets MuJoCo's state."""
    T, coriolis = np.zeros((m.nv, m.nv)), np.zeros(m.nv)
    moving = [link for link in model.system.owners if link.model.nv]
    for link in moving:
        j, own = m.joint(joint_id(m, link.name)), q[link.q]
        values = np.r_[own[4:], own[:4]] if len(own) == 7 else own
        data.qpos[j.qposadr[0] : j.qposadr[0] + len(own)] = values
    mujoco.mj_kinematics(m, data)
    for link in moving:
        j, rows = m.joint(joint_id(m, link.name)), np.arange(link.v.start, link.v.stop)
        to = int(j.dofadr[0])
        if len(rows) == 6:
            R, own = data.body(int(j.bodyid[0])).xmat.reshape(3, 3), v[link.v]
            T[np.ix_(range(to, to + 3), rows[3:])] = R
            T[np.ix_(range(to + 3, to + 6), rows[:3])] = np.eye(3)
            coriolis[to : to + 3] = R @ np.cross(own[:3], own[3:])
        else:
            T[range(to, to + len(rows)), rows] = 1.0
    data.qvel[:] = T @ v
    return T, coriolis


def simulated(model: cc.Model) -> str:
    """A second of free motion: the balance of energy and the largest gap."""
    started = time.perf_counter()
    try:
        run = model.simulate(model.assemble(allow_singular=True), duration=1.0)
    except cc.errors.ClosedChainError as error:
        return f"simulation: {type(error).__name__}: {str(error)[:120]}"
    error = float(np.abs(run.energy.balance).max())
    gap = max(model.kinematics.loop_error(q) for q in np.asarray(run.q)[:: max(1, len(run.q) // 20)])
    return f"1 s simulated in {time.perf_counter() - started:.1f} s, energy off by {error:.2g} J, gap {gap:.1g}"


if __name__ == "__main__":
    if len(sys.argv) < 2 or not Path(sys.argv[1]).is_dir():
        sys.exit("usage: python tools/trial.py FOLDER [--still]")
    sys.exit(1 if main(Path(sys.argv[1])) else 0)
