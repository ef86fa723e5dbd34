"""Machines are compiled once per test process: models keep their kernels, so tests of one machine share them.

A test that patches something compiles anew, and nobody else gets its models.

Nothing is remembered of traced kernels: tests change the package while it runs. Those of the manifest switch it on.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Iterator
from functools import wraps
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import closedchain as cc
import interpreted

os.environ["CLOSEDCHAIN_REMEMBER"] = "off"
settings.register_profile("repeatable", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("repeatable")  # the same examples on every computer, however slow
KEPT = 60  # models held in memory together

_kept: OrderedDict[Any, cc.Model] = OrderedDict()
_compile = cc.compile


@wraps(_compile)
def compile_once(mechanism: cc.Mechanism, *arguments: Any, **options: Any) -> cc.Model:
    key = (mechanism, repr(arguments), repr(options), interpreted.active)
    if key not in _kept:
        _kept[key] = _compile(mechanism, *arguments, **options)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return _kept[key]


@pytest.fixture(autouse=True)
def compiled_once(request: pytest.FixtureRequest) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if "monkeypatch" not in request.fixturenames:
            patch.setattr(cc, "compile", compile_once)
        yield
