"""Ready machines: each a function that returns a Mechanism, its parameters cited.

Example:
    >>> machine = cc.library.delta()
    >>> machine.name, machine.platform, len(machine.actuators)
    ('delta', 'platform', 3)
    >>> sorted(cc.library.machines())[:3]
    ['agile_wrist', 'bricard', 'coaxial']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from closedchain.errors import no_name
from closedchain.library.arms import three_arms
from closedchain.library.bricard import bricard
from closedchain.library.delta import delta
from closedchain.library.double_wishbone import Hardpoints, double_wishbone
from closedchain.library.excavator import excavator
from closedchain.library.four_bar import four_bar, four_bar_flexible, four_bar_saha, n_four_bar
from closedchain.library.gough_stewart import gough_stewart, gough_stewart_saha
from closedchain.library.hand import hand
from closedchain.library.hexapod import hexapod, hexapod_layout
from closedchain.library.jansen import jansen_leg
from closedchain.library.orthoglide import orthoglide
from closedchain.library.planar_parallel import five_bar, planar_3rrr
from closedchain.library.quadruped import quadruped
from closedchain.library.random_machines import random_legs, random_machine
from closedchain.library.rssr import rssr
from closedchain.library.six_bars import stephenson_six_bar, watt_six_bar
from closedchain.library.slider_crank import slider_crank
from closedchain.library.spherical_3rrr import agile_wrist, coaxial, spherical_3rrr, unlimited_roll
from closedchain.library.translational import translational_3ruu, translational_3upu
from closedchain.library.tripod_3rps import tripod_3rps
from closedchain.library.walker import walker
from closedchain.mechanism import Mechanism

__all__ = [
    "Hardpoints",
    "agile_wrist",
    "bricard",
    "coaxial",
    "delta",
    "double_wishbone",
    "excavator",
    "five_bar",
    "four_bar",
    "four_bar_flexible",
    "four_bar_saha",
    "gough_stewart",
    "gough_stewart_saha",
    "hand",
    "hexapod",
    "hexapod_layout",
    "jansen_leg",
    "machines",
    "n_four_bar",
    "orthoglide",
    "planar_3rrr",
    "quadruped",
    "random_legs",
    "random_machine",
    "rssr",
    "slider_crank",
    "spherical_3rrr",
    "stephenson_six_bar",
    "three_arms",
    "translational_3ruu",
    "translational_3upu",
    "tripod_3rps",
    "unlimited_roll",
    "walker",
    "watt_six_bar",
]


def machines() -> dict[str, Callable[[], Mechanism]]:
    """All machines that need no arguments, by name."""
    ready: tuple[Callable[[], Mechanism], ...] = (
        four_bar,
        four_bar_flexible,
        four_bar_saha,
        n_four_bar,
        slider_crank,
        watt_six_bar,
        stephenson_six_bar,
        jansen_leg,
        excavator,
        rssr,
        five_bar,
        planar_3rrr,
        bricard,
        gough_stewart,
        gough_stewart_saha,
        hexapod,
        delta,
        translational_3upu,
        translational_3ruu,
        tripod_3rps,
        orthoglide,
        unlimited_roll,
        coaxial,
        agile_wrist,
        three_arms,
        hand,
        quadruped,
        walker,
        double_wishbone,
    )
    return {function.__name__: function for function in ready}


def __getattr__(name: str) -> Any:
    raise no_name(__name__, name, __all__, {"stewart": "gough_stewart", "stewart_platform": "gough_stewart"})
