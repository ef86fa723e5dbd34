"""These tests ask each kernel a few times: CasADi evaluates them, machine code is not made."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from interpreted import interpreted


@pytest.fixture(autouse=True)
def evaluated_by_casadi(request: pytest.FixtureRequest) -> Iterator[None]:
    with nullcontext() if request.node.get_closest_marker("machine_code") else interpreted():
        yield
