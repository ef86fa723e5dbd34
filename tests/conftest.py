"""Machines are compiled once per test process: models keep their kernels, so tests of one machine share them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from functools import wraps
from typing import Any

import pytest

import closedchain as cc
import interpreted

KEPT = 60  # models held in memory together


@pytest.fixture(scope="session", autouse=True)
def compiled_once() -> Iterator[None]:
    kept: OrderedDict[Any, cc.Model] = OrderedDict()
    compile_anew = cc.compile

    @wraps(compile_anew)
    def compile_machine(mechanism: cc.Mechanism, *arguments: Any, **options: Any) -> cc.Model:
        key = (mechanism, repr(arguments), repr(options), interpreted.active)
        if key not in kept:
            kept[key] = compile_anew(mechanism, *arguments, **options)
            if len(kept) > KEPT:
                kept.popitem(last=False)
        kept.move_to_end(key)
        return kept[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cc, "compile", compile_machine)
        yield
