"""Arguments of forward dynamics that cannot be meant: the package's own errors, which say what would do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, ClosedChainError, KernelInputError, NonFiniteError, UnsupportedError
from states import model


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"forces": "abc"}, ArgumentError, "must be 6 numbers, not 3"),
        ({"forces": [1j] * 6}, ArgumentError, "actuator forces .*must be a number, not 1j"),
        ({"forces": [[1, 2], [3]]}, ArgumentError, "must be 6 numbers, not 2"),
        ({"forces": {"leg1": None}}, ArgumentError, "actuator forces .*must be a number, not None"),
        ({"forces": np.nan}, ArgumentError, "must be 6 numbers, not 1"),
        ({"forces": [np.nan] * 6}, NonFiniteError, "actuator forces .*is nan"),
        ({"prescribed": [0.0] * 6}, ArgumentError, "prescribed must be accelerations by the name of a cut joint, not"),
        ({"prescribed": {"leg1_tip": "abc"}}, ArgumentError, "accelerations of 'leg1_tip' along x, y, z"),
        ({"prescribed": {"leg1_tip": [1j] * 3}}, ArgumentError, "must be a number, not 1j"),
        ({"prescribed": {"leg1_tip": [[1, 2], [3], [4]]}}, ArgumentError, r"must be a number, not \[1, 2\]"),
        ({"method": cc.OperationalSpace}, ArgumentError, r"or such as OperationalSpace\(\), not <class"),
        ({"method": None}, ArgumentError, "method must be a name"),
        ({"state": None}, ArgumentError, "state of this machine.*not None"),
    ],
)
def test_forward_dynamics(arguments: dict[str, Any], error: type[ClosedChainError], message: str) -> None:
    compiled = model("gough_stewart")
    given = {"state": compiled.assemble(), "method": "operational_space"} | arguments
    with pytest.raises(error, match=message):
        compiled.forward_dynamics(**given)


def test_kernels() -> None:
    compiled = model("gough_stewart")
    with pytest.raises(UnsupportedError, match="reference is not compiled; forward_dynamics"):
        compiled.kernels.forward("reference")
    q, v = compiled.assemble().q, np.zeros(compiled.system.nv)
    for threads in ("2", 0, 1.5, None):
        with pytest.raises(KernelInputError, match=r"threads=.*; a whole number, at least 1, is needed"):
            compiled.kernels.forward()(np.tile(q, (3, 1)), v, np.zeros(6), threads=threads)
