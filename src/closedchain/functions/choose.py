"""Which coordinates a function has: by word or by names of joints, in the assembly mode of a state."""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.platform_coordinates import platform_motions, working_mode
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose
from closedchain.functions.chart import Chart, Held, HeldCoordinate, JointChart, PlatformChart, TreeChart
from closedchain.kinematics.task_coordinates import NAMES, ROTATIONAL, free_coordinates_beside, traced_coordinates
from closedchain.multibody.kinematics import TreeKinematics
from closedchain.multibody.system import Link
from closedchain.simulate.coordinates import independent_velocities
from closedchain.types import Array

WORDS = ("auto", "platform", "independent", "tree", "actuators", "task")
Coordinates = str | Sequence[str]


def chosen_chart(machine: Machine, coordinates: Coordinates, near: Array, newton: int) -> Chart:
    """The chart that a choice means: a word, or names of joints, actuators or task coordinates.

    near: coordinates of a state whose assembly mode is the chart's, and from whose orientations others are counted
    """
    if isinstance(coordinates, str):
        if coordinates not in WORDS:
            raise UnknownNameError(f"coordinates: {choose('choice', coordinates, WORDS)}, or a list of names")
        if coordinates == "tree":
            return TreeChart(machine)
        if coordinates in ("auto", "platform"):
            why = platform_motions(machine)
            if not isinstance(why, str):
                return PlatformChart(machine, working_mode(machine, near), near)
            if coordinates == "platform":
                raise UnsupportedError(
                    f"{machine.system.mechanism.name!r} has no functions in platform coordinates: {why}; "
                    "coordinates='independent', 'task' or names of joints"
                )
        names = _default(machine, coordinates, near)
        if names is None:
            return JointChart(machine, _independent(machine, near), near, newton)
    else:
        names = list(coordinates)
        if not names or not all(isinstance(name, str) for name in names):
            raise ArgumentError(f"coordinates are one of {', '.join(WORDS)}, or names of joints, not {coordinates!r}")
        if len(set(names)) != len(names):
            raise ArgumentError(f"coordinates name {', '.join(names)}: one of them twice")
    return JointChart(machine, _named(machine, names), near, newton)


def _default(machine: Machine, word: str, near: Array) -> list[str] | None:
    """Names that "actuators" and "task" stand for; None: joints are chosen."""
    if word == "task":
        machine.kinematics.platform_name()
        return free_coordinates_beside(machine.described.kinematics, near, ())
    if word == "actuators":
        return [actuator.name for actuator in machine.system.actuators]
    return None


def _independent(machine: Machine, near: Array) -> Held:
    """Those that determine the motion best: joints, floating bodies where these do not suffice."""
    indices = independent_velocities(machine.described, near)
    scalars, bodies, rows = list[tuple[int, int]](), list[Link](), list[HeldCoordinate]()
    for link in machine.system.owners:
        own = [i for i in indices if link.v.start <= i < link.v.stop]
        if link.model.nq == link.model.nv:
            scalars += [(link.q.start + i - link.v.start, i) for i in own]
        elif len(own) == link.model.nv:
            bodies.append(link)
        else:
            rows += [_of_body(machine.tree, link, i - link.v.start, near) for i in own]
    return Held(tuple(scalars), tuple(bodies), tuple(rows))


def _of_body(tree: TreeKinematics, link: Link, k: int, near: Array) -> HeldCoordinate:
    """One of the three numbers of an orientation, or of a position, alone."""
    from closedchain.spatial.symbolic import quaternion_between, quaternion_vector

    own, start = tree.q[link.q], link.q.start
    if k < 3:
        reference = ca.SX(ca.DM(near[start : start + 4]))
        value = quaternion_vector(quaternion_between(reference, own[:4]))[k]
        name, unit = f"{link.name}.r{'xyz'[k]}", "rad"
    else:
        value, name, unit = own[4 + k - 3], f"{link.name}.{'xyz'[k - 3]}", "m"
    return HeldCoordinate(name, unit, value, tree.along_motion(value))


def _named(machine: Machine, names: Sequence[str]) -> Held:
    """Joints of the tree or cut, floating bodies, single coordinates of joints, actuators, task coordinates."""
    system, tree = machine.system, machine.tree
    scalars, bodies, rows = list[tuple[int, int]](), list[Link](), list[HeldCoordinate]()
    joints = [joint.name for joint in system.mechanism.joints]
    floating = [link.name for link in system.links if link.floats]
    actuators = {actuator.name: k for k, actuator in enumerate(system.actuators)}
    single = {name: j for j, name in enumerate(system.coordinate_names)}
    by_coordinate = {
        link.q.start + k: link.v.start + k
        for link in system.owners
        if link.model.nq == link.model.nv
        for k in range(link.model.nv)
    }
    task = NAMES if system.mechanism.platform else ()
    for name in names:
        if name in single and single[name] in by_coordinate:
            scalars.append((single[name], by_coordinate[single[name]]))
        elif name in joints or name in floating or system.modal(name) is not None:
            part = system.find(name)
            if isinstance(part, Link) and part.model.nq == part.model.nv:
                scalars += [(j, by_coordinate[j]) for j in range(part.q.start, part.q.stop)]
            elif isinstance(part, Link):
                bodies.append(part)
            elif part.model.nv and part.model.nq == part.model.nv:
                values, speeds = tree.joint_coordinates(part), tree.joint_velocity(part)
                for k, kind in enumerate(part.model.coordinate_names):
                    full = name if part.model.nv == 1 else f"{name}.{kind}"
                    unit = "rad" if part.model.angles[k] else "m"
                    rows.append(HeldCoordinate(full, unit, values[k], speeds[k], part.model.periodic[k]))
            else:
                raise UnsupportedError(
                    f"joint {name!r} closes a loop and has no coordinates; those that have: "
                    f"{', '.join(system.coordinate_names)}"
                )
        elif name in actuators:
            k = actuators[name]
            value = ca.substitute(tree.actuator_coordinates[k], tree.turns, ca.SX.zeros(tree.turns.shape[0]))
            unit = "rad" if system.element(system.actuators[k].joint).model.rotational[
                system.actuators[k].coordinate
            ] else "m"  # fmt: skip
            link, own = system.element(system.actuators[k].joint), system.actuators[k]
            if isinstance(link, Link) and not own.also:
                j = link.q.start + own.coordinate
                scalars.append((j, by_coordinate[j]))
            else:
                rows.append(
                    HeldCoordinate(name, unit, value, tree.actuator_velocities[k], unit == "rad" and not own.also)
                )
        elif name in task:
            k = task.index(name)
            value = traced_coordinates(tree)[k]
            rows.append(
                HeldCoordinate(name, "rad" if ROTATIONAL[k] else "m", value, tree.along_motion(value), ROTATIONAL[k])
            )
        else:
            valid = [*system.coordinate_names, *joints, *floating, *actuators, *task]
            raise UnknownNameError(choose("coordinate", name, dict.fromkeys(valid)))
    return Held(tuple(dict.fromkeys(scalars)), tuple(bodies), tuple(rows))
