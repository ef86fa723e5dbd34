"""Six-bar linkages in the vertical xy plane: Watt's and Stephenson's."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from closedchain.library.arguments import by_arguments
from closedchain.library.geometry import (
    AssemblyMode,
    along,
    assembled,
    elbow,
    lying,
    numbers,
    place,
    positive,
    sign_of,
    vector,
)
from closedchain.library.solids import bar
from closedchain.mechanism import Actuator, Mechanism
from closedchain.mechanism.joint import revolute

HERE = (0.0, 0.0, 0.0)
DIAMETER = 0.02


@by_arguments(lengths="m", base="m", coupler_point="m", rocker_point="m", dyad="m", masses="kg", crank="rad", g="m/s²")
def watt_six_bar(
    lengths: Sequence[float] = (0.12, 0.36, 0.28),
    base: float = 0.4,
    *,
    coupler_point: Sequence[float] = (0.2, 0.22),
    rocker_point: Sequence[float] = (0.3, -0.14),
    dyad: Sequence[float] = (0.34, 0.3),
    masses: Sequence[float] = (0.5, 2.0, 1.8, 0.8, 0.8),
    crank: float = 1.0,
    modes: tuple[AssemblyMode, AssemblyMode] = ("up", "up"),
    g: float = 9.81,
) -> Mechanism:
    """Watt's six-bar, type I: the two ternary links are neighbours, and the ground is a binary one. One DOF.

    A four-bar of crank, coupler and rocker carries a dyad: link 5 is pinned to the coupler, link 6 to the rocker. The
    data are plausible, not from a paper. `lengths` (m) of crank, coupler and rocker, `base` (m) the distance of their
    pivots along x; `coupler_point` and `rocker_point` (m) are the dyad's pins, in axes with x from the crank's pin, or
    from the rocker's pivot, to the pin between the two; `dyad` (m) its lengths; `masses` (kg) of crank, coupler, rocker
    and the two dyad links, round bars of 20 mm diameter as drawn; `crank` (rad) its angle at the start, from x; gravity
    g (m/s²) along -y. In mode "up" a pin lies to the left of the way from the crank's pin to the rocker's pivot, or
    from the dyad's pin on the coupler to the other one. The crank can rotate fully.
    """
    return _six_bar("watt_six_bar", "rocker", rocker_point, lengths, base, coupler_point, dyad, masses, crank, modes, g)


@by_arguments(lengths="m", base="m", coupler_point="m", pivot="m", dyad="m", masses="kg", crank="rad", g="m/s²")
def stephenson_six_bar(
    lengths: Sequence[float] = (0.12, 0.36, 0.28),
    base: float = 0.4,
    *,
    coupler_point: Sequence[float] = (0.2, 0.22),
    pivot: Sequence[float] = (0.72, 0.1),
    dyad: Sequence[float] = (0.52, 0.36),
    masses: Sequence[float] = (0.5, 2.0, 1.2, 1.0, 0.8),
    crank: float = 1.0,
    modes: tuple[AssemblyMode, AssemblyMode] = ("up", "up"),
    g: float = 9.81,
) -> Mechanism:
    """Stephenson's six-bar, type III: the ternary links, one of them the ground, are no neighbours. One DOF.

    A four-bar of crank, coupler and rocker drives link 6, a rocker on a third `pivot` (m), through link 5 from a point
    of its coupler. The data are plausible, not from a paper. All other arguments are those of `watt_six_bar`. The crank
    can rotate fully.
    """
    return _six_bar("stephenson_six_bar", "ground", pivot, lengths, base, coupler_point, dyad, masses, crank, modes, g)


def _six_bar(
    name: str,
    anchor: str,
    anchor_point: Sequence[float],
    lengths: Sequence[float],
    base: float,
    coupler_point: Sequence[float],
    dyad: Sequence[float],
    masses: Sequence[float],
    crank: float,
    modes: tuple[AssemblyMode, AssemblyMode],
    g: float,
) -> Mechanism:
    """A four-bar with a dyad from its coupler to its rocker or to the ground."""
    l1, l2, l3 = numbers("lengths", lengths, 3)
    l5, l6 = numbers("dyad", dyad, 2)
    m1, m2, m3, m5, m6 = numbers("masses", masses, 5)
    positive(base=base)
    tip = np.array([*numbers("coupler_point", coupler_point, 2, sign=False), 0.0])
    other = np.array([*numbers("rocker_point" if anchor == "rocker" else "pivot", anchor_point, 2, sign=False), 0.0])
    foot, pin = np.array([base, 0.0, 0.0]), l1 * along(crank)
    joint = elbow(pin, foot, l2, l3, sign_of(modes[0]), f"four-bar of {name}")
    places = {"crank": lying(np.zeros(3), pin), "coupler": lying(pin, joint), "rocker": lying(foot, joint)}
    start, end = places["coupler"].point(tip), {"ground": place(), **places}[anchor].point(other)
    middle = elbow(start, end, l5, l6, sign_of(modes[1]), f"dyad of {name}")
    places |= {"link5": lying(start, middle), "link6": lying(end, middle)}
    ternary = anchor == "rocker"
    bodies = [
        bar("crank", m1, [HERE, (l1, 0, 0)], DIAMETER),
        bar("coupler", m2, [HERE, (l2, 0, 0), tip], DIAMETER, closed=True),
        bar("rocker", m3, [HERE, (l3, 0, 0), *([other] if ternary else [])], DIAMETER, closed=ternary),
        bar("link5", m5, [HERE, (l5, 0, 0)], DIAMETER),
        bar("link6", m6, [HERE, (l6, 0, 0)], DIAMETER),
    ]
    joints = [
        revolute("crank", "ground", "crank"),
        revolute("coupler", "crank", "coupler", (l1, 0, 0)),
        revolute("rocker", "ground", "rocker", (base, 0, 0)),
        revolute("closing", "coupler", "rocker", (l2, 0, 0), (l3, 0, 0)),
        revolute("link5", "coupler", "link5", vector(tip)),
        revolute("link6", anchor, "link6", vector(other)),
        revolute("dyad", "link5", "link6", (l5, 0, 0), (l6, 0, 0)),
    ]
    motor = Actuator("crank_motor", "crank")
    return assembled(name, bodies, joints, places, actuators=(motor,), platform="link6", gravity=(0.0, -g, 0.0))
