"""Ctrl-C in runs with contacts: a file of its own because only here the loops of contacts are compiled."""

from __future__ import annotations

import signal

import pytest

from soak.interrupts import CASES, WITH_CONTACTS, pressed


@pytest.mark.parametrize("name", WITH_CONTACTS)
def test_ctrl_c_hands_over_what_was_done(name: str) -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        _, left = pressed(CASES[name], after=0.2)
    finally:
        signal.signal(signal.SIGINT, before)
    assert left > 0
