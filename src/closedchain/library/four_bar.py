"""Four-bar linkages in the vertical xy plane."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    AssemblyMode,
    Place,
    along,
    assembled,
    elbow,
    lying,
    numbers,
    one_of,
    place,
    positive,
    sign_of,
    vector,
)
from closedchain.mechanism import Actuator, Body, FlexibleLink, Joint, Mechanism
from closedchain.mechanism.derivations import expressed_fields
from closedchain.mechanism.joint import revolute


@by_arguments(lengths="m", masses="kg", pivot="m", crank="rad", g="m/s²")
def four_bar(
    lengths: Sequence[float] = (1.0, 4.0, 2.5),
    masses: Sequence[float] = (1.0, 1.0, 1.0),
    pivot: Sequence[float] = (3.0, 0.0),
    *,
    crank: float = np.pi / 2,
    mode: AssemblyMode = "up",
    g: float = 9.8,
) -> Mechanism:
    """The four-bar linkage of Wang, Gosselin and Cheng, Multibody System Dynamics 7 (2002), section 3.1.

    `lengths` (m) and `masses` (kg) of crank, coupler and rocker, slender uniform rods; `pivot` (m) is the rocker's
    base; `crank` (rad) the crank's angle at the start, counter-clockwise from x; gravity g (m/s²) along -y. In mode
    "up" the coupler's tip lies to the left of the way from the crank's tip to the pivot, above it in the paper. The
    loop is cut where the paper cuts it, between coupler and rocker. The paper's angles are θ = crank, α = crank +
    coupler and φ = rocker.
    """
    l1, l2, l3 = numbers("lengths", lengths, 3)
    m1, m2, m3 = numbers("masses", masses, 3)
    base = np.array([*numbers("pivot", pivot, 2, sign=False), 0.0])
    tip = l1 * along(crank)
    joint = elbow(tip, base, l2, l3, sign_of(mode), "four-bar")
    bodies = (Body.rod("crank", m1, l1), Body.rod("coupler", m2, l2), Body.rod("rocker", m3, l3))
    joints = (
        revolute("crank", "ground", "crank"),
        revolute("coupler", "crank", "coupler", (l1, 0, 0)),
        revolute("rocker", "ground", "rocker", vector(base)),
        revolute("closing", "coupler", "rocker", (l2, 0, 0), (l3, 0, 0), cut=True),
    )
    places = {"crank": lying(np.zeros(3), tip), "coupler": lying(tip, joint), "rocker": lying(base, joint)}
    return _linkage("four_bar", bodies, joints, places, g)


@by_arguments(EI="N m²", rho_A="kg/m", damping="s", g="m/s²")
def four_bar_flexible(
    EI: float = 2123.56 * 1.333417,
    rho_A: float = 12.5 * 0.02,
    modes: int = 2,
    *,
    damping: float = 0.0,
    stiffening: bool = False,
    g: float = 9.8,
) -> Mechanism:
    """The four-bar linkage with a flexible coupler of Wang, Gosselin and Cheng, section 3.2.

    The linkage of `four_bar`, whose coupler bends in the plane with pinned-pinned sines: bending stiffness `EI`
    (N m²), mass per length `rho_A` (kg/m), number of `modes`, internal `damping` (s) and geometric `stiffening` as in
    `FlexibleLink`; gravity g (m/s²) along -y. The paper's q21 and q22 are coupler.q1 and coupler.q2, its α is the
    angle of the body coupler (its joint rotates from the crank to the coupler's end, which slopes against the chord).
    """
    # the linkage's own numbers are no parameters
    rigid: Mechanism = inspect.unwrap(four_bar)(masses=(1.0, 4.0 * rho_A, 1.0), g=g)
    bending = FlexibleLink(4.0, EI, rho_A, modes, damping=damping, stiffening=stiffening)
    rods = expressed_fields(rigid)["bodies"]
    bodies = tuple(replace(body, flexible=bending) if body.name == "coupler" else body for body in rods)
    return replace(rigid, name="four_bar_flexible", bodies=bodies)


@by_arguments(lengths="m", masses="kg", base="m", crank="rad", g="m/s²")
def four_bar_saha(
    lengths: Sequence[float] = (0.3, 1.0, 0.6),
    masses: Sequence[float] = (1.5, 5.0, 3.0),
    base: float = 1.0,
    *,
    side: int = 1,
    mode: AssemblyMode = "up",
    crank: float = np.pi / 6,
    g: float = 9.81,
) -> Mechanism:
    """The four-bar of Saha and Schiehlen, Recursive Kinematics and Dynamics for Closed Loop Multibody Systems, VI.A.

    `lengths` a1, a2, a3 (m) and `masses` (kg) of crank, coupler and rocker, slender uniform rods (their inertias are
    not printed); `base` a4 (m) is the distance of the pivots. The figure is missing, so the layout is an argument:
    `side` +1 or -1 puts the second pivot on the +x or -x side, `mode` the coupler's tip above or below the line from
    the crank's tip to that pivot. `crank` (rad) is θ1 at the start; gravity g (m/s²) along -y. The joints crank,
    coupler and closing are the paper's θ1, θ2, θ3; the loop is cut at the second pivot.
    """
    l1, l2, l3 = numbers("lengths", lengths, 3)
    m1, m2, m3 = numbers("masses", masses, 3)
    positive(base=base)
    one_of("side", side, (1, -1))
    pivot = np.array([side * base, 0.0, 0.0])
    tip = l1 * along(crank)
    joint = elbow(tip, pivot, l2, l3, side * sign_of(mode), "four-bar")
    bodies = (Body.rod("crank", m1, l1), Body.rod("coupler", m2, l2), Body.rod("rocker", m3, l3))
    joints = (
        revolute("crank", "ground", "crank"),
        revolute("coupler", "crank", "coupler", (l1, 0, 0)),
        revolute("closing", "coupler", "rocker", (l2, 0, 0)),
        revolute("rocker", "ground", "rocker", vector(pivot), (l3, 0, 0), cut=True),
    )
    places = {"crank": lying(np.zeros(3), tip), "coupler": lying(tip, joint), "rocker": lying(joint, pivot)}
    return _linkage("four_bar_saha", bodies, joints, places, g)


@by_arguments(length="m", mass="kg", angle="rad", g="m/s²")
def n_four_bar(
    n: int = 2, *, length: float = 1.0, mass: float = 1.0, angle: float = np.pi / 2, g: float = 9.81
) -> Mechanism:
    """n four-bars side by side: benchmark A02 of the IFToMM library of multibody benchmark problems.

    n + 1 bars stand on the ground, one `length` (m) apart, and n couplers join their tips; all are slender uniform rods
    of that length and of `mass` (kg). `angle` (rad) of the bars at the start, from x; gravity g (m/s²) along -y. The
    machine has one degree of freedom; when the bars lie on the ground line it passes a singularity. bar0 drives.
    """
    if not isinstance(n, int) or n < 1:
        raise ArgumentError(f"n is {n!r}; it must be a whole number of loops, 1 or more")
    positive(length=length, mass=mass)
    up, tip = length * along(angle), (length, 0.0, 0.0)
    bodies: list[Body] = []
    joints: list[Joint] = []
    places: dict[str, Place] = {}
    for i in range(n + 1):
        foot = np.array([i * length, 0.0, 0.0])
        bodies.append(Body.rod(f"bar{i}", mass, length))
        joints.append(revolute(f"bar{i}", "ground", f"bar{i}", vector(foot)))
        places[f"bar{i}"] = lying(foot, foot + up)
        if i == 0:
            continue
        bodies.append(Body.rod(f"coupler{i}", mass, length))
        joints.append(revolute(f"left{i}", f"bar{i - 1}", f"coupler{i}", tip))
        joints.append(revolute(f"right{i}", f"coupler{i}", f"bar{i}", tip, tip))
        places[f"coupler{i}"] = place(places[f"bar{i - 1}"].p + up)
    motor = Actuator("bar0_motor", "bar0")
    return assembled("n_four_bar", bodies, joints, places, actuators=(motor,), gravity=(0.0, -g, 0.0))


def _linkage(
    name: str, bodies: Sequence[Body], joints: Sequence[Joint], places: dict[str, Place], g: float
) -> Mechanism:
    motor = Actuator("crank_motor", "crank")
    return assembled(name, bodies, joints, places, actuators=(motor,), platform="coupler", gravity=(0.0, -g, 0.0))
