"""Bad arguments are refused with a message that says what would have been valid."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from closedchain import library
from closedchain.errors import ArgumentError, MechanismError, NonFiniteError
from closedchain.library.geometry import assembled, place
from closedchain.library.jansen import HOLY_NUMBERS
from closedchain.mechanism import Body, Mechanism
from closedchain.mechanism.joint import revolute

REFUSED: list[tuple[Callable[[], Mechanism], type[Exception], str]] = [
    (lambda: library.four_bar(lengths=(1, 1, 0.5)), MechanismError, "four-bar cannot close"),
    (lambda: library.four_bar(lengths=(1, 4)), ArgumentError, "lengths must be 3 numbers"),
    (lambda: library.four_bar(masses=(1, 1, -1)), ArgumentError, "must be positive"),
    (lambda: library.four_bar(lengths=(1, np.nan, 1)), NonFiniteError, "lengths"),
    (lambda: library.four_bar(mode="left"), ArgumentError, "it must be one of up, down"),
    (lambda: library.four_bar_saha(side=2), ArgumentError, "no side 2; it must be one of 1, -1"),
    (lambda: library.four_bar_saha(base=3), MechanismError, "four-bar cannot close"),
    (lambda: library.n_four_bar(0), ArgumentError, "whole number of loops"),
    (lambda: library.n_four_bar(1.5), ArgumentError, "whole number of loops"),
    (lambda: library.five_bar(base=5), MechanismError, "five-bar cannot close"),
    (lambda: library.five_bar(side=0), ArgumentError, "no side 0"),
    (lambda: library.slider_crank(offset=2), MechanismError, "slider-crank cannot close"),
    (lambda: library.slider_crank(rod=-1), ArgumentError, "rod is -1"),
    (lambda: library.planar_3rrr(pose=(2, 0, 0)), MechanismError, "leg1, cannot close"),
    (lambda: library.planar_3rrr(elbows=(1, 0, 1)), ArgumentError, "no elbow 0"),
    (lambda: library.gough_stewart(tips=[(0, 0, 0)]), ArgumentError, "6 and 1 points"),
    (lambda: library.gough_stewart(leg_mass=0), ArgumentError, "leg_mass is 0"),
    (lambda: library.hexapod(L0=0.2), ArgumentError, "no central configuration"),
    (lambda: library.hexapod(position=(0.22, 0, 0.6)), MechanismError, "leg[BE] cannot close"),
    (lambda: library.agile_wrist(pose=(0, 2.0, 0), alpha=1), TypeError, "alpha"),
    (lambda: library.unlimited_roll(pose=(np.pi / 2, 1.4, 0)), MechanismError, "leg1, cannot close"),
    (lambda: library.coaxial(mode=0), ArgumentError, "no mode 0"),
    (lambda: library.delta(position=(0, 0, -1.5)), MechanismError, "leg1, cannot close"),
    (lambda: library.three_arms(position=(1.5, 0, 0.3)), MechanismError, "arm1 cannot close"),
    (lambda: library.three_arms(elbow=3), ArgumentError, "no elbow 3"),
    (lambda: library.hand("sticky"), ArgumentError, "one of hard, soft, rigid"),
    (lambda: library.hand(position=(0, 0, 0.5)), MechanismError, "finger1 cannot close"),
    (lambda: library.quadruped(position=(0, 0, 0.8)), MechanismError, "leg1 cannot close"),
    (lambda: library.bricard(length=0), ArgumentError, "length is 0"),
    (lambda: library.watt_six_bar(base=1.0), MechanismError, "four-bar of watt_six_bar cannot close"),
    (lambda: library.stephenson_six_bar(pivot=(2, 0)), MechanismError, "dyad of stephenson_six_bar cannot close"),
    (lambda: library.watt_six_bar(modes=("up", "left")), ArgumentError, "no assembly mode 'left'"),
    (lambda: library.jansen_leg({"a": 38.0}), ArgumentError, "numbers must be a, b, c"),
    (lambda: library.jansen_leg({**HOLY_NUMBERS, "b": 4.0}), MechanismError, "hip of Jansen's leg cannot close"),
    (lambda: library.excavator(link=0.1), MechanismError, "the bucket's four-bar cannot close"),
    (lambda: library.rssr(coupler=0.1), MechanismError, "RSSR cannot close: out of reach"),
    (lambda: library.rssr(joint="ball"), ArgumentError, "no joint 'ball'; it must be one of universal, spherical"),
    (lambda: library.translational_3ruu(position=(0, 0, -1.5)), MechanismError, "3-RUU, leg1, cannot close"),
    (lambda: library.tripod_3rps(height=-1), ArgumentError, "height is -1"),
    (lambda: library.orthoglide(position=(0, 0.4, 0)), MechanismError, "Orthoglide, leg x, cannot close"),
    (lambda: library.double_wishbone(masses=(1, 2)), ArgumentError, "masses must be 8 numbers"),
]


@pytest.mark.parametrize(("make", "error", "message"), REFUSED, ids=[row[2] for row in REFUSED])
def test_refused(make: Callable[[], Mechanism], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        make()


def test_hexapod_reaches_as_far_as_the_paper_can() -> None:
    library.hexapod(position=(0.2083, 0, library.hexapod_layout().h))
    with pytest.raises(MechanismError, match=r"leg[BE] cannot close"):
        library.hexapod(position=(0.2084, 0, library.hexapod_layout().h))


def test_a_machine_assembled_wrongly_is_refused() -> None:
    rod = Body.rod("rod", 1.0, 1.0)
    with pytest.raises(MechanismError, match=r"joint 'pin' does not close: 0\.1 m"):
        assembled("wrong", [rod], [revolute("pin", "ground", "rod")], {"rod": place((0.1, 0, 0))})
