"""Starts that are closed, and lifted where files of walking machines have them below the floor.

A module of its own because it needs CasADi, which reading a file does not wait for.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from closedchain.errors import AssemblyError
from closedchain.formats.placement import Placement
from closedchain.formats.report import Ledger
from closedchain.kinematics.assemble import close_loops, make_targets
from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Contact, Mechanism
from closedchain.mechanism.names import GROUND
from closedchain.multibody.build import build_system
from closedchain.multibody.chains import Groups
from closedchain.types import Array

ROUNDS = 20  # lifts out of floors that are not parallel
TOUCHING = 1e-12  # of the machine's size


def settled(mechanism: Mechanism, ledger: Ledger) -> Mechanism:
    """The machine with the assembled configuration as its start, floating parts lifted out of the ground."""
    kinematics = Kinematics(build_system(mechanism))
    system = kinematics.system
    q = close_loops(kinematics, make_targets(kinematics, None, None), system.neutral).q
    poses = dict(zip((link.body.name for link in system.links), kinematics.poses(q), strict=True))
    parts = Groups([body.name for body in mechanism.bodies])
    held = set[str]()
    for joint in mechanism.joints:
        if GROUND in (joint.parent, joint.child):
            held |= {joint.parent, joint.child} if joint.kind != "free" or joint.child == GROUND else set()
        else:
            parts.join(joint.parent, joint.child)
    standing = {parts.leader(body) for body in held - {GROUND}}
    lifts: dict[str, Array] = {}
    for _ in range(ROUNDS):
        deepest, contact, normal = TOUCHING * system.size, None, np.zeros(3)
        for one in mechanism.contacts:
            part = parts.leader(one.body)
            if one.to == GROUND and part not in standing:
                depth, away = _depth(one, poses[one.body], lifts.get(part, np.zeros(3)))
                if depth > deepest:
                    deepest, contact, normal = depth, one, away
        if contact is None:
            break
        part = parts.leader(contact.body)
        lifts[part] = lifts.get(part, np.zeros(3)) + deepest * normal
        ledger.approximated(
            "start", f"lifted by {deepest:.4g} m until contact {contact.name!r} touches", essential=False
        )
    if not lifts:
        ledger.kept("start", "no contact of a part that floats is below the ground")
        return mechanism
    joints = []
    for joint in _with_starts(mechanism, kinematics, q).joints:
        if joint.kind == "free" and joint.parent == GROUND and joint.start is not None:
            lift = lifts.get(parts.leader(joint.child), np.zeros(3))
            moved = np.array(joint.start[4:]) + Placement.of_pose(joint.at).R.T @ lift
            joint = replace(joint, start=(*joint.start[:4], *moved.tolist()))
        joints.append(joint)
    return replace(mechanism, joints=tuple(joints))


def closed_start(mechanism: Mechanism, ledger: Ledger) -> Mechanism:
    """The machine with a start where its loops are closed, if it can be assembled, cut joints included."""
    kinematics = Kinematics(build_system(mechanism))
    q = kinematics.system.neutral
    if kinematics.loop_error(q) > kinematics.tolerance * kinematics.system.size:
        try:
            q = close_loops(kinematics, make_targets(kinematics, None, None), q).q
        except AssemblyError as error:
            ledger.approximated("start", f"its loops are open: {error}", essential=False)
    return _with_starts(mechanism, kinematics, q, cut=True)


def _with_starts(mechanism: Mechanism, kinematics: Kinematics, q: Array, cut: bool = False) -> Mechanism:
    """Coordinates of joints as their starts, of those in the tree or of all."""
    in_tree = {link.joint.name for link in kinematics.system.links if link.joint is not None and link.joint.coordinates}
    joints = []
    for joint in mechanism.joints:
        if joint.name in in_tree or (cut and joint.has_coordinates and joint.dof):
            start = np.atleast_1d(kinematics.joint_coordinates(joint.name, q))
            joint = replace(joint, start=tuple(start.tolist()))
        joints.append(joint)
    return replace(mechanism, joints=tuple(joints))


def _depth(contact: Contact, pose: Array, lift: Array) -> tuple[float, Array]:
    """How far a contact is below its surface of the ground, and the direction out of it."""
    X = Placement.of_pose(contact.plane)
    away = X.R.T @ (pose[:, :3] @ np.array(contact.at) + pose[:, 3] + lift - X.p)
    if contact.sphere is not None:
        distance = float(np.linalg.norm(away))
        return contact.radius + contact.sphere - distance, X.R @ away / max(distance, 1e-300)
    if contact.extent is not None and np.any(np.abs(away[:2]) > np.array(contact.extent) / 2):
        return -np.inf, X.R[:, 2]
    return contact.radius - float(away[2]), X.R[:, 2]
