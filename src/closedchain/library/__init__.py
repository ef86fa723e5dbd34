"""Ready machines: each a function that returns a Mechanism, its parameters cited."""

from __future__ import annotations

from collections.abc import Callable

from closedchain.library.arms import three_arms
from closedchain.library.bricard import bricard
from closedchain.library.delta import delta
from closedchain.library.four_bar import four_bar, four_bar_flexible, four_bar_saha, n_four_bar
from closedchain.library.gough_stewart import gough_stewart, gough_stewart_saha
from closedchain.library.hand import hand
from closedchain.library.hexapod import hexapod, hexapod_layout
from closedchain.library.planar_parallel import five_bar, planar_3rrr
from closedchain.library.quadruped import quadruped
from closedchain.library.random_machines import random_legs, random_machine
from closedchain.library.slider_crank import slider_crank
from closedchain.library.spherical_3rrr import agile_wrist, coaxial, spherical_3rrr, unlimited_roll
from closedchain.library.walker import walker
from closedchain.mechanism import Mechanism

__all__ = [
    "agile_wrist",
    "bricard",
    "coaxial",
    "delta",
    "five_bar",
    "four_bar",
    "four_bar_flexible",
    "four_bar_saha",
    "gough_stewart",
    "gough_stewart_saha",
    "hand",
    "hexapod",
    "hexapod_layout",
    "machines",
    "n_four_bar",
    "planar_3rrr",
    "quadruped",
    "random_legs",
    "random_machine",
    "slider_crank",
    "spherical_3rrr",
    "three_arms",
    "unlimited_roll",
    "walker",
]


def machines() -> dict[str, Callable[[], Mechanism]]:
    """All machines that need no arguments, by name."""
    ready: tuple[Callable[[], Mechanism], ...] = (
        four_bar,
        four_bar_flexible,
        four_bar_saha,
        n_four_bar,
        slider_crank,
        five_bar,
        planar_3rrr,
        bricard,
        gough_stewart,
        gough_stewart_saha,
        hexapod,
        delta,
        unlimited_roll,
        coaxial,
        agile_wrist,
        three_arms,
        hand,
        quadruped,
        walker,
    )
    return {function.__name__: function for function in ready}
