"""What a law can reach and change: lists, counters, closures, globals, attributes, random numbers.

A law that keeps numbers there would be traced once and forget them for ever; traced_state.py compares what is reached
before and after a call.
"""

from __future__ import annotations

import operator
import random
import types
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Set
from typing import Any

import numpy as np

from closedchain.types import SX

DEEPEST = 6  # how far from a law its data are looked at
PLAIN = (int, float, complex, str, bytes, bool, type(None))


def reached(law: Callable[..., Any]) -> dict[str, Any]:
    """What a law can reach and change, by name: its object, closure, defaults and globals, and random numbers."""
    drawn = np.random.get_state()  # noqa: NPY002, laws may use it
    found: dict[str, Any] = {"random numbers": (random.getstate(), _seen(drawn, 0, {}))}
    known: dict[int, Any] = {}  # what was seen, kept alive so that nothing else has its identity
    for name, value in _reachable(law):
        found[name] = _seen(value, 0, known)
    return found


def _reachable(law: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(law, types.MethodType):
        yield "its object", law.__self__
        law = law.__func__
    while hasattr(law, "func") and hasattr(law, "args"):  # functools.partial
        yield "its arguments", (law.args, law.keywords)
        law = law.func
    if not isinstance(law, types.FunctionType):
        yield "its object", law
        law = type(law).__call__
        if not isinstance(law, types.FunctionType):
            return
    yield from _of_function(law)


def _of_function(law: types.FunctionType) -> Iterator[tuple[str, Any]]:
    yield "its attributes", law.__dict__
    yield "its defaults", (law.__defaults__, law.__kwdefaults__)
    for name, cell in zip(law.__code__.co_freevars, law.__closure__ or (), strict=True):
        try:
            yield repr(name), cell.cell_contents
        except ValueError:  # not bound yet
            continue
    for name in _names(law.__code__):
        if name in law.__globals__:
            yield repr(name), law.__globals__[name]


def _names(code: types.CodeType) -> dict[str, None]:
    """Names that a function, or one written inside it, may look up."""
    inside = (part for part in code.co_consts if isinstance(part, types.CodeType))
    return dict.fromkeys([*code.co_names, *(name for part in inside for name in _names(part))])


def _seen(value: Any, depth: int, known: dict[int, Any]) -> Any:
    """A value as plain data that differ where it does."""
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, SX):
        return value.shape  # an expression that is read again shows its old symbols
    if isinstance(value, np.ndarray):
        return value.shape, value.tobytes() if value.dtype != object else _each(value.ravel(), depth, known)
    if isinstance(value, type | types.ModuleType | types.BuiltinFunctionType) or depth > DEEPEST or id(value) in known:
        return None
    known[id(value)] = value
    if isinstance(value, Mapping):
        return tuple((_seen(k, depth + 1, known), _seen(v, depth + 1, known)) for k, v in list(value.items()))
    if isinstance(value, list | tuple | deque | Set | bytearray):
        return _each(value, depth, known)
    if isinstance(value, types.FunctionType):
        return tuple((name, _seen(one, depth + 1, known)) for name, one in _of_function(value))
    if isinstance(value, types.GeneratorType):
        frame = value.gi_frame
        return None if frame is None else (frame.f_lasti, _seen(dict(frame.f_locals), depth + 1, known))
    if isinstance(value, np.random.Generator):
        return repr(value.bit_generator.state)
    if isinstance(value, random.Random):
        return value.getstate()
    return _of_object(value, depth, known)


def _each(values: Any, depth: int, known: dict[int, Any]) -> tuple[Any, ...]:
    return tuple(_seen(one, depth + 1, known) for one in values)


def _of_object(value: Any, depth: int, known: dict[int, Any]) -> Any:
    if type(value).__module__.partition(".")[0] in ("casadi", "closedchain"):
        return None  # models and machines keep what they computed
    slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    inside = dict(getattr(value, "__dict__", {}))
    inside |= {name: getattr(value, name) for name in slots if isinstance(name, str) and hasattr(value, name)}
    if inside:
        return _seen(inside, depth + 1, known)
    if isinstance(value, Iterator):  # what is left of it, without taking any
        return operator.length_hint(value, -1), repr(value)
    return None
