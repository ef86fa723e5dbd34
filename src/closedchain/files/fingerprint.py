"""Digests of data and of Python functions: they differ where answers would.

A function is known by its code, the values it closes over, its defaults, and the numbers and functions it finds by
global name; an object by its class and its fields. Nothing here depends on the process, the order of a set, or where an
object lies in memory; functions compiled by another version of Python have other digests.
"""

from __future__ import annotations

import functools
import hashlib
import json
import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.errors import ArgumentError

if TYPE_CHECKING:
    from typing_extensions import Buffer

DEEPEST = 100


def digest(*parts: Any) -> str:
    """A word for plain data, arrays, functions and objects made of them."""
    found = hashlib.sha256()
    _Walk(found.update, {}, []).add(parts)
    return found.hexdigest()


class _Walk:
    """Feeds everything that matters of an object to a digest.

    known: digests of objects by address      above: addresses of objects that are looked at, the outermost first
    """

    def __init__(self, feed: Callable[[Buffer], object], known: dict[int, tuple[str, Any]], above: list[int]) -> None:
        self.feed, self.known, self.above = feed, known, above

    def add(self, value: Any) -> None:
        if value is None or isinstance(value, bool | int | float | str | bytes | complex):
            return self._plain(value)
        if isinstance(value, np.ndarray | np.generic):
            return self._array(np.asarray(value))
        if id(value) in self.above:
            return self._say("above", len(self.above) - self.above.index(id(value)))
        if id(value) not in self.known:
            if len(self.above) > DEEPEST:
                raise ArgumentError("a function or object is nested too deeply to be identified; make it simpler")
            inner = hashlib.sha256()
            _Walk(inner.update, self.known, [*self.above, id(value)])._inside(value)
            self.known[id(value)] = inner.hexdigest(), value  # alive, so that no address is used twice
        return self._say("one", self.known[id(value)][0])

    def _inside(self, value: Any) -> None:
        if isinstance(value, Mapping):
            return self._many("mapping", sorted(value.items(), key=lambda item: repr(item[0])))
        if isinstance(value, tuple | list):
            return self._many("list", value)
        if isinstance(value, set | frozenset):
            return self._many("set", sorted(value, key=repr))
        return self._object(value)

    def _plain(self, value: Any) -> None:
        if type(value) is float:  # most of all; written as JSON would be
            self.feed(f'["float", "{value.hex()}"]\n'.encode())
        else:
            self._say(type(value).__name__, value.hex() if isinstance(value, float | bytes) else repr(value))

    def _array(self, array: Any) -> None:
        if array.dtype == object:
            return self._many("objects", [*array.shape, *array.ravel().tolist()])
        self._say("array", array.dtype.str, array.shape)
        self.feed(np.ascontiguousarray(array).reshape(-1).view(np.uint8).data if array.size else b"")
        return None

    def _many(self, kind: str, values: Any) -> None:
        entries = list(values)
        self._say(kind, len(entries))
        for entry in entries:
            self.add(entry)

    def _object(self, value: Any) -> None:
        if isinstance(value, types.CodeType):
            # names of files and line numbers do not matter
            consts = [c for c in value.co_consts if not isinstance(c, str) or c != value.co_name]
            return self._many("code", [value.co_code, value.co_names, value.co_varnames, consts])
        if isinstance(value, types.FunctionType):
            return self._many("function", self._of_function(value))
        if isinstance(value, types.MethodType):
            return self._many("method", [value.__func__, value.__self__])
        if isinstance(value, functools.partial):
            return self._many("partial", [value.func, value.args, value.keywords])
        if isinstance(value, type | types.BuiltinFunctionType | types.ModuleType | np.ufunc):
            return self._say("name", getattr(value, "__module__", ""), getattr(value, "__qualname__", value.__name__))
        if isinstance(value, Enum):
            return self._say("enum", str(value))
        kind = f"{type(value).__module__}.{type(value).__qualname__}"
        if "__reduce__" in {name for kind in type(value).__mro__[:-1] for name in vars(kind)} and not is_dataclass(
            value
        ):
            return self._many(kind, value.__reduce__()[1:])
        if is_dataclass(value):
            named = [(f.name, getattr(value, f.name)) for f in fields(value)]
        elif hasattr(value, "__dict__"):
            named = sorted(vars(value).items())
        else:
            raise ArgumentError(f"an object of class {kind} cannot be identified; use numbers, arrays and dataclasses")
        # an object is what its class does with its fields
        call = type(value).__dict__.get("__call__")
        return self._many(kind, [*named, call if isinstance(call, types.FunctionType) else None])

    def _of_function(self, function: types.FunctionType) -> list[Any]:
        cells = [cell.cell_contents for cell in function.__closure__ or () if _filled(cell)]
        names = function.__code__.co_names
        found = {name: function.__globals__[name] for name in names if name in function.__globals__}
        known = {name: value for name, value in found.items() if _matters(value, function.__module__)}
        return [function.__code__, cells, function.__defaults__, function.__kwdefaults__, known]

    def _say(self, *words: Any) -> None:
        self.feed(json.dumps(words).encode() + b"\n")


def _matters(value: Any, module: str) -> bool:
    """Whether a global value decides what a function does: numbers, arrays, and functions written beside it."""
    if isinstance(value, types.FunctionType):
        return value.__module__ == module
    return isinstance(value, bool | int | float | str | tuple | list | dict | np.ndarray)


def _filled(cell: Any) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:
        return False
