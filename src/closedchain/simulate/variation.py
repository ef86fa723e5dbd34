"""Machines that differ within an ensemble: numbers of the description, one value per instance.

They are given by name (`platform.mass`, `hip.at.position`), or as machines that are built alike, in which
those that differ are found. Entries that are as described in all instances stay constants.

A state whose loops are closed in one machine is open in others of another geometry. Each machine is assembled by the
smallest motion, weighted by mass, that closes its loops and leaves the joints that are kept where they are, with their
velocities. Loops that are far open are closed in stages, from the machine as described to the instance's own numbers,
so that the assembly mode stays the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.interface import Machine
from closedchain.errors import (
    ArgumentError,
    ClosedChainError,
    GeometryError,
    NonFiniteError,
    UnknownNameError,
    UnsupportedError,
    choose,
)
from closedchain.kernel import Kernel
from closedchain.kinematics.evaluate import CLOSED, RANK_TOLERANCE
from closedchain.mechanism import Mechanism, Pose
from closedchain.mechanism.body import possible_inertia
from closedchain.mechanism.numbers import entries_of, symmetrised
from closedchain.mechanism.quantities import (
    JOINT_FORCES,
    LOAD,
    MASS,
    POSE,
    SIDES,
    differing,
    quantities,
    with_quantities,
)
from closedchain.multibody.parameters import Entry
from closedchain.multibody.system import Link
from closedchain.simulate.equations import Equations
from closedchain.simulate.integrators.binding import SINGULAR
from closedchain.simulate.integrators.registers import CLOSINGS
from closedchain.types import Array

Vary = Mapping[str, ArrayLike] | Sequence[Mechanism]

AXES = ("axis", "x", "rotation")  # the ways to turn a frame


@dataclass(frozen=True, eq=False)
class Variation:
    """Which numbers differ, and their values: one row per instance, one column per entry."""

    entries: tuple[Entry, ...]
    values: Array

    @property
    def moves(self) -> bool:
        """Whether loops that are closed in the machine as described may be open in others."""
        return any(name.endswith((".position", ".rotation", ".pitch")) for name, _ in self.entries)


def read_variation(mechanism: Mechanism, vary: Vary | None) -> Variation:
    """What differs, checked as the description checks it."""
    described = quantities(mechanism)
    if isinstance(vary, Mapping):
        table = _named(mechanism, described, vary)
    else:
        machines = (vary,) if isinstance(vary, Mechanism) else entries_of("vary", () if vary is None else vary)
        table = _compared(mechanism, described, machines)
    for name, rows in table.items():
        for i in np.flatnonzero(name.endswith(".friction.velocity") & ~np.all(rows, axis=1)):
            raise UnsupportedError(
                f"{name} of instance {i} is 0: ensembles do not follow dry friction, model.simulate does"
            )
    count = max((len(rows) for rows in table.values()), default=1)
    entries, columns = list[Entry](), list[Array]()
    for name, rows in table.items():
        for index, place in _places(name, rows, described[name]):
            entries.append((name, place))
            columns.append(np.broadcast_to(rows.reshape(len(rows), -1)[:, index], (count,)))
    _refuse_bent(mechanism, {name for name, _ in entries})
    return Variation(tuple(entries), np.column_stack(columns) if columns else np.zeros((count, 0)))


def _places(name: str, rows: Array, described: Array) -> list[tuple[int, tuple[int, ...]]]:
    """Entries (counted, and where) that are not as described in some instance; of a symmetric matrix one half."""
    changes = (rows != described).any(axis=0)
    places = [(index, place) for index, place in enumerate(np.ndindex(described.shape)) if changes[place]]
    return [(index, place) for index, place in places if not name.endswith(".inertia") or place[0] <= place[1]]


def _compared(mechanism: Mechanism, described: Mapping[str, Array], machines: Sequence[Mechanism]) -> dict[str, Array]:
    """The numbers in which machines differ from the one described, (machines, …) each."""
    wanted, found = _structure(mechanism), dict[str, Array]()
    for i, machine in enumerate(machines):
        if not isinstance(machine, Mechanism):
            raise ArgumentError(f"vary takes numbers by name, or a list of Mechanism; entry {i} is {machine!r}")
        for what, own in _structure(machine).items():
            if own != wanted[what]:
                raise ArgumentError(
                    f"machine {i} of an ensemble differs from {mechanism.name!r} in its {what}, not only in numbers"
                )
        for name, value in differing(mechanism, machine).items():
            if name not in found:
                found[name] = np.repeat(described[name][None], len(machines), axis=0)
            found[name][i] = value
    for name, rows in found.items():
        _check_pitch(name, rows)
    # equal machines count, too
    return {"gravity": np.repeat(described["gravity"][None], max(1, len(machines)), axis=0)} | found


def _structure(mechanism: Mechanism) -> dict[str, object]:
    """What machines of one ensemble have in common."""
    actuators = mechanism.actuators
    return {
        "bodies": [(body.name, body.flexible) for body in mechanism.bodies],
        "joints": [(j.name, j.kind, j.parent, j.child, j.motion, j.constraint) for j in mechanism.joints],
        "actuators": [
            (a.name, a.joint, a.coordinate, a.also, a.max_force, a.max_velocity, a.max_power) for a in actuators
        ],
        "wrenches": [(wrench.body, wrench.axes) for wrench in mechanism.wrenches],
        "platform": mechanism.platform,
        "struts": mechanism.struts,
        "bushings": mechanism.bushings,
        "couplings": [(c.name, c.members, len(c.coefficients)) for c in mechanism.couplings],
    }


def _named(mechanism: Mechanism, described: Mapping[str, Array], vary: Mapping[str, ArrayLike]) -> dict[str, Array]:
    """Values by name, in the order of the description, axes of frames as rotations."""
    turned: dict[str, dict[str, Array]] = {}
    given: dict[str, Array] = {}
    for name, values in vary.items():
        frame, _, field = str(name).rpartition(".")
        if field in AXES and f"{frame}.rotation" in described:
            turned.setdefault(frame, {})[field] = _rows(name, (3, 3) if field == "rotation" else (3,), values)
        elif name in described:
            given[name] = _rows(name, described[name].shape, values)
            _check(mechanism, name, given[name])
            given[name] = symmetrised(given[name]) if name.endswith(".inertia") else given[name]
        else:
            raise UnknownNameError(_unknown(mechanism, described, name))
    _check_counts(given | {f"{frame}.{field}": rows for frame, own in turned.items() for field, rows in own.items()})
    for frame, fields in turned.items():
        given[f"{frame}.rotation"] = _rotations(mechanism, frame, fields)
    return {name: given[name] for name in described if name in given}


def _rows(name: str, shape: tuple[int, ...], values: ArrayLike) -> Array:
    """One value per instance; a value without the axis of instances counts for all."""
    try:
        rows = np.asarray(values, dtype=float)
    except (TypeError, ValueError):
        raise ArgumentError(f"{name} must be an array of numbers, not {values!r}") from None
    wanted, got = f"(instances, {', '.join(map(str, shape))})", rows.shape
    if shape == (1,):
        wanted, rows = "(instances,)", rows.reshape(-1, 1) if rows.ndim < 2 else rows
    elif name.endswith(".inertia") and rows.ndim < 3:
        wanted = "(instances, 3) or (instances, 3, 3)"
        rows = np.atleast_2d(rows)[..., None] * np.eye(3) if rows.shape[-1:] == (3,) else rows
    elif rows.ndim == len(shape):
        rows = rows[None]
    if rows.shape[1:] != shape or len(rows) == 0:
        raise ArgumentError(f"{name} needs an array of shape {wanted}; got {got}")
    if not np.isfinite(rows).all():
        first = int(np.flatnonzero(~np.isfinite(rows).reshape(len(rows), -1).all(axis=1))[0])
        raise NonFiniteError(f"{name} of instance {first} holds NaN or infinity")
    return rows


def _check_counts(given: Mapping[str, Array]) -> None:
    count = max((len(rows) for rows in given.values()), default=1)
    for name, rows in given.items():
        if len(rows) not in (1, count):
            raise ArgumentError(f"{len(rows)} values of {name} for {count} instances; 1 or {count} are needed")


def _rotations(mechanism: Mechanism, name: str, fields: dict[str, Array]) -> Array:
    """Rotation matrices of a frame whose axes are given, (instances, 3, 3)."""
    joint, side = name.rsplit(".", 1)
    own: Pose = getattr(mechanism.joint(joint), side)
    if own.rotation is not None and "rotation" not in fields:
        raise ArgumentError(f"{name} is described by its rotation; vary {name}.rotation, not its {', '.join(fields)}")
    kept = {"axis": own.axis, "x": own.x} if "rotation" not in fields else {}
    count = max(len(rows) for rows in fields.values())
    found = []
    for i in range(count):
        values = {field: rows[min(i, len(rows) - 1)].tolist() for field, rows in fields.items()}
        try:
            found.append(Pose(own.position, **(kept | values)).matrix)
        except ClosedChainError as error:
            raise type(error)(f"{name} of instance {i}: {error}") from error
    return np.array(found)


def _check(mechanism: Mechanism, name: str, rows: Array) -> None:
    """Let the description say what is wrong with the first row that it would not accept."""
    _check_pitch(name, rows)
    part, _, field = name.rpartition(".")
    if field == "mass":
        fine = rows[:, 0] >= 0
    elif field == "inertia":
        fine = possible_inertia(rows)
    elif name.endswith(tuple(f".{force}" for force in JOINT_FORCES)) and field != "reference":
        no_spring = field == "stiffness" and not mechanism.joint(part.rpartition(".")[0]).takes_springs
        fine = np.all(rows == 0 if no_spring else rows >= 0, axis=1)
    else:
        return
    for i in np.flatnonzero(~fine)[:1]:
        try:
            with_quantities(mechanism, {name: rows[i]})
        except ClosedChainError as error:
            raise type(error)(f"{name} of instance {i}: {error}") from error


def _check_pitch(name: str, rows: Array) -> None:
    if name.endswith(".pitch") and not rows.all():
        raise GeometryError(f"{name} is 0 in an instance; a helical joint without pitch is a revolute one")


def _refuse_bent(mechanism: Mechanism, names: set[str]) -> None:
    """Numbers of bodies that bend, and of what is fixed to them, are part of their modes."""
    bent = {body.name for body in mechanism.bodies if body.flexible is not None}
    concerned: dict[str, str] = {f"{body}.{field}": body for body in bent for field in MASS}
    for joint in mechanism.joints:
        for side, body in zip(SIDES, (joint.parent, joint.child), strict=True):
            concerned |= {f"{joint.name}.{side}.{field}": body for field in POSE if body in bent}
    for number, wrench in enumerate(mechanism.wrenches):
        concerned |= {f"wrenches[{number}].{field}": wrench.body for field in LOAD if wrench.body in bent}
    for name in sorted(names & set(concerned)):
        raise UnsupportedError(f"{name} cannot differ within an ensemble: body {concerned[name]!r} bends")


def _unknown(mechanism: Mechanism, described: Mapping[str, Array], name: object) -> str:
    """What could have been meant: the numbers of the part that is named, else all kinds of numbers."""
    bodies, joints = [body.name for body in mechanism.bodies], [joint.name for joint in mechanism.joints]
    prefixes = tuple(f"{part}." for part in (*bodies, *joints) if f"{name}".startswith(f"{part}."))
    if prefixes:
        return choose("number", name, (valid for valid in described if valid.startswith(prefixes)))
    fields = [*(f"{side}.position" for side in SIDES), *JOINT_FORCES]
    return (
        f"no number {name!r}; numbers: gravity; {', '.join(MASS)} of bodies {', '.join(bodies)}; "
        f"{', '.join(fields)}, … of joints {', '.join(joints)}"
    )


# of the machine's size: loops open by more are closed in stages; open by more in the end they are not closed
NEAR, TOLERANCE = 0.02, 1e-10
STAGES = 20


def held_velocities(machine: Machine, keep: Sequence[str] | None) -> tuple[int, ...]:
    """Velocities of the joints (or floating bodies) to keep; by default of the actuated ones, if the loops allow it."""
    system = machine.kinematics.system
    # flexible links keep their deformation
    bent = system.modal_velocities
    if keep is None:
        parts = [(system.element(name), k) for actuator in system.actuators for name, k, _ in actuator.shares]
        driven = list(dict.fromkeys(part.v.start + k for part, k in parts if isinstance(part, Link)))
        return tuple(sorted({*bent, *driven} if _independent(machine, [*bent, *driven]) else bent))
    owners = {link.name: link for link in system.owners if link.model.nv}
    keep = [keep] if isinstance(keep, str) else keep
    for name in keep:
        if name not in owners:
            raise UnknownNameError(
                f"keep: {name!r} has no coordinates of its own; those that have: {', '.join(owners)}"
            )
    velocities = {k for name in keep for k in range(owners[name].v.start, owners[name].v.stop)}
    if not _independent(machine, [*bent, *velocities]):
        raise ArgumentError(
            f"keeping {', '.join(keep)} leaves the loops no way to close: {len(velocities)} degrees of freedom "
            f"are kept, and {system.mechanism.name!r} has {machine.mobility.dof}"
        )
    return tuple(sorted({*bent, *velocities}))


def _independent(machine: Machine, velocities: Sequence[int]) -> bool:
    """Whether velocities can be held without holding the loops open."""
    kin, kept = machine.kinematics, list(machine.mobility.independent_rows)
    E = np.eye(kin.system.nv)[list(velocities)]
    for sample in machine.mobility.samples:
        G = kin.constraint(sample)[kept] * kin.velocity_row_lengths[kept, None] / kin.step_lengths
        rows = np.vstack([G, E])
        s = np.linalg.svd(rows, compute_uv=False)
        if len(rows) <= kin.system.nv and np.all(s > 100 * RANK_TOLERANCE * s.max(initial=0.0)):
            return True
    return False


def assemble(
    equations: Equations, held: tuple[int, ...], q: Array, v: Array, p: Array
) -> tuple[Array, Array, NDArray[np.bool_]]:
    """Coordinates and velocities with closed loops, and which instances have such; the others keep what was given."""
    system = equations.machine.kinematics.system
    closing, own = equations.closing(True, held), system.quantities.typical
    given = y = np.concatenate([q, v, np.zeros((len(q), equations.unmeasured))], axis=1)
    described = p.copy()
    described[:, p.shape[1] - len(own) :] = own
    far = closing(y, p)[1] > NEAR * system.size
    if far.any():
        staged = y
        for share in np.arange(1, STAGES) / STAGES:
            staged = _closed(closing, staged, described + share * (p - described), system.size)
        y = np.where(far, staged, y)
    y = _closed(closing, y, p, system.size)
    closed = closing(y, p)[1] <= TOLERANCE * system.size
    y = np.where(closed, y, given)
    return y[:, : system.nq], y[:, system.nq : system.nq + system.nv], closed[:, 0]


def _closed(closing: Kernel, y: Array, p: Array, size: float) -> Array:
    """Newton's corrections, for each instance until its own loops are closed."""
    done = np.zeros((len(y), 1), bool)
    for _ in range(CLOSINGS):
        better, error, pivot = closing(y, p)
        good = np.isfinite(better).all(axis=1, keepdims=True) & (pivot > SINGULAR) & ~done
        y = np.where(good, better, y)
        done |= ~good | (error <= CLOSED * size)
        if done.all():
            break
    return y
