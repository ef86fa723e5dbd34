"""What a law can reach and change: lists, counters, closures, globals, attributes, random numbers.

A law that keeps numbers there would be traced once and forget them for ever; traced_state.py compares what is reached
before and after a call.
"""

from __future__ import annotations

import functools
import operator
import random
import sys
import types
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Set
from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np

from closedchain.records import dataclass
from closedchain.types import SX, Constant

DEEPEST = 6  # how far from a law its data are looked at
KNOWN = ("casadi", "closedchain", "numpy", "scipy")  # modules that no program changes
PLAIN = (int, float, complex, str, bytes, bool, type(None))


def reached(law: Callable[..., Any]) -> dict[str, Any]:
    """What a law can reach and change, by name: its object, closure, defaults and globals, and random numbers."""
    drawn = np.random.get_state()  # noqa: NPY002, laws may use it
    found: dict[str, Any] = {"random numbers": (random.getstate(), _seen(drawn, 0, {}))}
    known: dict[int, Any] = {}  # what was seen, kept alive so that nothing else has its identity
    for name, value in _reachable(law):
        found[name] = _seen(value, 0, known)
    return found


def fingerprint(law: Any) -> Hashable | None:
    """Two laws with the same one say the same. None where that cannot be told: of objects and modules of others, of
    what can change unseen.
    """
    try:
        return _print(law, 0)
    except _UnseenError:
        return None


class _UnseenError(Exception):
    """Something cannot be looked into."""


@dataclass(frozen=True, eq=False)
class _Same:
    """An object that is equal to itself only, kept alive so that nothing else has its identity."""

    value: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


def _print(value: Any, depth: int) -> Hashable:
    kind: Any = type(value)
    deeper = depth + 1
    if isinstance(value, PLAIN):
        return kind, value
    if depth > DEEPEST:
        raise _UnseenError
    if (names := _fixed_fields(kind)) is not None:
        return kind, tuple(_print(getattr(value, name), deeper) for name in names)
    if kind is np.ndarray and value.dtype != object:
        return kind, value.shape, str(value.dtype), value.tobytes()
    if kind in (tuple, list):
        return kind, tuple(_print(one, deeper) for one in value)
    if kind is dict:
        return kind, tuple((_print(k, deeper), _print(one, deeper)) for k, one in value.items())
    if kind is types.FunctionType:
        return value.__code__, tuple((name, _print(one, deeper)) for name, one in _of_function(value))
    if kind is functools.partial:
        return kind, tuple(_print(one, deeper) for one in (value.func, value.args, value.keywords))
    if kind is types.ModuleType or isinstance(value, type):
        home = value.__name__ if kind is types.ModuleType else value.__module__
        if home.partition(".")[0] in KNOWN or home.partition(".")[0] in sys.stdlib_module_names:
            return _Same(value)
    elif kind is np.ufunc or _function_of_module(value) or (_of_this_package(kind) and isinstance(value, Constant)):
        return _Same(value)
    raise _UnseenError


@functools.cache
def _fixed_fields(kind: type) -> tuple[str, ...] | None:
    """Names of the fields of a dataclass of this package that does not change."""
    if issubclass(kind, Constant) or not (_of_this_package(kind) and is_dataclass(kind)):
        return None
    return tuple(field.name for field in fields(kind)) if vars(kind)["__dataclass_params__"].frozen else None


def _function_of_module(value: Any) -> bool:
    """Whether it is a function such as math.sin or len; dict.get of a dictionary changes with that."""
    return isinstance(value, types.BuiltinFunctionType) and isinstance(value.__self__, types.ModuleType)


def _of_this_package(kind: type) -> bool:
    return kind.__module__.partition(".")[0] == "closedchain"


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
