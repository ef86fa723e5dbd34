"""Starts of machines whose geometry differs: a state whose loops are closed in one of them is open in the others.

Each machine is put together by the smallest motion, weighted by mass, that closes its loops and leaves the joints
that are kept where they are, with their velocities. Loops that are far open are closed little by little, from the
machine as described to the instance's own numbers, so that no other branch is jumped to.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import Machine
from closedchain.errors import ArgumentError, UnknownNameError
from closedchain.kernel import Kernel
from closedchain.kinematics.velocities import RANK_TOLERANCE
from closedchain.multibody.system import Link
from closedchain.simulate.equations import Equations
from closedchain.simulate.integrators.binding import CLOSED, SINGULAR
from closedchain.simulate.integrators.stepping import CLOSINGS
from closedchain.types import Array

# of the machine's size: loops open by more are closed in stages; open by more in the end they are not closed
NEAR, TOLERANCE = 0.02, 1e-10
STAGES = 20


def held_velocities(machine: Machine, keep: Sequence[str] | None) -> tuple[int, ...]:
    """Rates of the joints (or floating bodies) to keep; by default of the actuated ones, if the loops allow it."""
    system = machine.kinematics.system
    # a machine is put together with its flexible links as bent as they are
    bent = [rate for bend in system.bends for rate in range(bend.v.start, bend.v.stop)]
    if keep is None:
        parts = [(system.carrier(actuator.joint), actuator.coordinate) for actuator in system.actuators]
        driven = [part.v.start + coordinate for part, coordinate in parts if isinstance(part, Link)]
        return tuple(sorted({*bent, *driven} if _independent(machine, [*bent, *driven]) else bent))
    owners = {link.name: link for link in system.owners if link.model.nv}
    keep = [keep] if isinstance(keep, str) else keep
    for name in keep:
        if name not in owners:
            raise UnknownNameError(
                f"keep: {name!r} has no coordinates of its own; those that have: {', '.join(owners)}"
            )
    velocities = {rate for name in keep for rate in range(owners[name].v.start, owners[name].v.stop)}
    if not _independent(machine, [*bent, *velocities]):
        raise ArgumentError(
            f"keeping {', '.join(keep)} leaves the loops no way to close: {len(velocities)} degrees of freedom "
            f"are kept, and "
            f"{system.mechanism.name!r} has {machine.mobility.mobility}"
        )
    return tuple(sorted({*bent, *velocities}))


def _independent(machine: Machine, velocities: Sequence[int]) -> bool:
    """Whether velocities can be held without holding the loops open."""
    kin, kept = machine.kinematics, list(machine.mobility.kept)
    E = np.eye(kin.system.nv)[list(velocities)]
    for sample in machine.mobility.samples:
        G = kin.constraint(sample)[kept] * kin.velocity_row_lengths[kept, None] / kin.step_lengths
        rows = np.vstack([G, E])
        s = np.linalg.svd(rows, compute_uv=False)
        if len(rows) <= kin.system.nv and np.all(s > 100 * RANK_TOLERANCE * s.max(initial=0.0)):
            return True
    return False


def put_together(
    equations: Equations, held: tuple[int, ...], q: Array, v: Array, p: Array
) -> tuple[Array, Array, NDArray[np.bool_]]:
    """Coordinates and velocities with closed loops, and which instances have such; the others keep what was given."""
    system = equations.machine.kinematics.system
    closing, own = equations.closing(True, held), system.quantities.typical
    given = y = np.concatenate([q, v, np.zeros((len(q), equations.works))], axis=1)
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
