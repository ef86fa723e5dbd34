"""Keys: what a result was computed from, in all its bits.

`Contents.of` writes a value as nested tuples that are equal only where values are: types are named (1, 1.0 and True
differ), floats differ in every bit (0.0 and −0.0, too), arrays are type, shape and bytes, containers keep their order.
A function is its code, the values it closes over, its defaults, and whatever its code names.

`digest` is a word for them, the same in every process. Of what the standard library and installed packages define it
takes the name; a file or an environment that a function reads is in no key.
"""

from __future__ import annotations

import array
import builtins
import copyreg
import dis
import functools
import hashlib
import sys
import types
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, ClassVar, final

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.records import dataclass

LARGE = 4096  # bytes; of larger data the key holds a digest
CODES = 4096  # functions whose code is known

READS_NAME = ("LOAD_GLOBAL", "LOAD_NAME", "LOAD_FROM_DICT_OR_GLOBALS")
READS_ATTRIBUTE = ("LOAD_ATTR", "LOAD_METHOD", "LOAD_SUPER_ATTR", "IMPORT_FROM")
# what dataclasses write, and what Python keeps in a class
OF_DATACLASSES = ("__init__", "__repr__", "__eq__", "__hash__", "__setattr__", "__delattr__", "__replace__")
OF_CLASSES = (types.MemberDescriptorType, types.GetSetDescriptorType)


def digest(*parts: Any) -> str:
    """A word for plain data, arrays, functions and objects made of them."""
    return _Everything().word(parts)


class UnidentifiedError(ArgumentError):
    """A value whose contents cannot be told."""


@dataclass(frozen=True, eq=False)
class CodeNames:
    """The code of a function with all functions written inside it, and the names that it uses.

    text: a digest of the code        writes: whether it assigns to globals or attributes
    """

    text: str
    names: tuple[str, ...]
    attributes: frozenset[str]
    imports: tuple[str, ...]
    writes: bool


_codes: dict[int, tuple[types.CodeType, CodeNames]] = {}


def code_names(code: types.CodeType) -> CodeNames:
    """What is known of a function's code; read once."""
    known = _codes.get(id(code))
    if known is None:
        if len(_codes) >= CODES:
            _codes.clear()
        known = _codes[id(code)] = code, _read(code)
    return known[1]


def _read(code: types.CodeType) -> CodeNames:
    names, attributes, imports, writes = dict[str, None](), set[str](), dict[str, None](), False
    for one in dis.get_instructions(code):
        if one.opname in READS_NAME:
            names[one.argval] = None
        elif one.opname in READS_ATTRIBUTE:
            attributes.add(one.argval)
        elif one.opname == "IMPORT_NAME":
            imports[one.argval] = None
        elif one.opcode in dis.hasname:
            writes = True
    for inner in (code_names(part) for part in code.co_consts if isinstance(part, types.CodeType)):
        names |= dict.fromkeys(inner.names)
        imports |= dict.fromkeys(inner.imports)
        attributes |= inner.attributes
        writes |= inner.writes
    counts = code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags
    variables = code.co_varnames, code.co_freevars, code.co_cellvars, code.co_names
    text = code.co_code, code.co_exceptiontable, *counts, *variables, code.co_consts
    return CodeNames(digest(*text), tuple(names), frozenset(attributes), tuple(imports), writes)


class Contents(ABC):
    """Values as nested tuples. Plain data are alike for all keys; a kind of key decides what else it can hold."""

    DEEPEST: ClassVar[int] = 100
    MOST: ClassVar[float] = np.inf  # values with members
    ORDER: ClassVar[bool] = False  # whether arrays of other order in memory differ

    def __init__(self) -> None:
        self._above: list[int] = []  # what is looked into, the outermost first
        self._count = 0

    @abstractmethod
    def compound(self, value: Any) -> Hashable:
        """The contents of anything but numbers, text and arrays."""

    def of(self, value: Any) -> Hashable:
        """The contents of a value."""
        kind = type(value)
        if kind is float:
            return (kind, value) if value else (kind, repr(value))
        if kind is str or value is None:
            return value  # type: ignore[no-any-return]
        if kind is int or kind is bool:
            return kind, value
        if kind is bytes:
            return value if len(value) <= LARGE else (kind, hashlib.sha256(value).digest())
        if kind is complex:
            return kind, repr(value)
        if kind is np.ndarray and not value.dtype.hasobject:
            return kind, value.dtype, value.shape, value.strides if self.ORDER else (), self.of(value.tobytes())
        if isinstance(value, np.generic):
            return kind, value.dtype, value.tobytes()
        return self.compound(value)

    def within(self, value: Any, members: Iterable[Any]) -> tuple[Any, ...]:
        """The type of a value and the contents of its members; a value inside itself is how far above it stands."""
        place = id(value)
        if place in self._above:
            return "above", len(self._above) - self._above.index(place)
        self._count += 1
        if len(self._above) >= self.DEEPEST or self._count > self.MOST:
            raise UnidentifiedError("a function or object is nested too deeply to be identified; make it simpler")
        self._above.append(place)
        contents = type(value), *[self.of(member) for member in members]
        self._above.pop()
        return contents

    def function(self, function: types.FunctionType, code: CodeNames) -> tuple[Any, ...]:
        """Code, closure, defaults, attributes, and what the names of its code stand for."""
        looked_in: Any = function
        members, own, others = bound(function), looked_in.__globals__, looked_in.__builtins__
        for name in code.names:
            members.append(own[name] if name in own else others.get(name))
        return (code.text, self.within(function, members)) if members else (code.text,)


def home_of(function: types.FunctionType) -> str:
    """The module whose text a function is in; a decorator may call it one of another."""
    return str(function.__globals__.get("__name__"))


def bound(function: types.FunctionType) -> list[Any]:
    """The values that a function closes over, and its defaults and attributes if it has any."""
    members = [_cell(cell) for cell in function.__closure__ or ()]
    rest = function.__defaults__, function.__kwdefaults__, function.__dict__
    return members + [*rest] if any(rest) else members


def _cell(cell: types.CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:  # not bound yet
        return ()


@final
class _Everything(Contents):
    """Contents as they are kept on disk: each object is looked into once."""

    def __init__(self) -> None:
        super().__init__()
        self._known: dict[int, tuple[str, Any]] = {}  # with what has the address, so that nothing else gets it

    def word(self, value: Any) -> str:
        """A digest of the contents."""
        return hashlib.sha256(repr(self.of(value)).encode()).hexdigest()

    def compound(self, value: Any) -> Hashable:
        """The word for a container, function or object."""
        if id(value) not in self._known:
            contents = repr(self._inside(value))
            self._known[id(value)] = hashlib.sha256(contents.encode()).hexdigest(), value
        return self._known[id(value)][0]

    def _inside(self, value: Any) -> Hashable:
        if isinstance(value, Mapping):
            return self.within(value, (part for item in value.items() for part in item))
        if isinstance(value, tuple | list | deque):
            return self.within(value, value)
        if isinstance(value, set | frozenset):
            return type(value), *sorted(repr(self.of(one)) for one in value)
        if isinstance(value, np.ndarray):
            return self.within(value, [value.shape, *value.ravel().tolist()])
        if isinstance(value, bytearray | memoryview | array.array):
            return type(value), getattr(value, "typecode", ""), bytes(value)
        if isinstance(value, types.CodeType):
            return "code", code_names(value).text
        if isinstance(value, type | types.ModuleType) or callable(value):
            return self._callable(value)
        return self._object(value)

    def _callable(self, value: Any) -> Hashable:
        if isinstance(value, types.ModuleType) or (isinstance(value, type) and _installed(value.__module__)):
            return "name", value.__name__, getattr(value, "__module__", "")
        if isinstance(value, types.MethodType):
            return self.within(value, [value.__func__, value.__self__])
        if isinstance(value, functools.partial):
            return self.within(value, [value.func, value.args, value.keywords])
        if isinstance(value, types.FunctionType):
            return self._function(value)
        home = str(getattr(value, "__module__", None) or "numpy")
        name = str(getattr(value, "__qualname__", None) or getattr(value, "__name__", ""))
        if getattr(sys.modules.get(home), name, None) is value and _installed(home):
            return "name", home, name
        owner = getattr(value, "__self__", None) or getattr(value, "__objclass__", None)
        if isinstance(value, types.BuiltinFunctionType | types.MethodDescriptorType | types.WrapperDescriptorType):
            return self.within(value, [name, owner])
        if isinstance(value, np.ufunc):
            raise UnidentifiedError(f"the universal function {value.__name__!r} cannot be identified; use a function")
        if hasattr(value, "__wrapped__"):  # functools.cache
            return self.within(value, [value.__wrapped__])
        return self._class(value) if isinstance(value, type) else self._object(value)

    def _function(self, function: types.FunctionType) -> Hashable:
        code = code_names(function.__code__)
        if _installed(home := home_of(function)):
            return code.text, home, function.__qualname__, *self.within(function, bound(function))
        reached = [function.__globals__.get(name) for name in code.names] + bound(function)
        reached += [sys.modules.get(name) for name in code.imports]
        modules = [value for value in reached if isinstance(value, types.ModuleType)]
        return self.function(function, code), self.within(modules, self._attributes(modules, code.attributes))

    def _attributes(self, modules: Iterable[types.ModuleType], names: frozenset[str]) -> list[Any]:
        """What a function may look up in modules of its own program, and in modules of these."""
        members, todo, done = list[Any](), [*modules], set[str]()
        while todo:
            module = todo.pop()
            if module.__name__ in done or _installed(module.__name__):
                continue
            done.add(module.__name__)
            for name in sorted(names & set(vars(module))):
                members += [module.__name__, name, vars(module)[name]]
            todo += [part for part in members if isinstance(part, types.ModuleType)]
        return members

    def _class(self, kind: type) -> Hashable:
        """A class of the user's program: an object is what its class does with its fields."""
        members: list[Any] = [kind.__qualname__, kind.__bases__]
        for name, value in vars(kind).items():
            function = _unwrapped(value)
            written = isinstance(function, types.FunctionType)
            generated = written and function.__code__.co_filename == "<string>"
            if generated and is_dataclass(kind) and name in OF_DATACLASSES:
                continue
            if written or not (name.startswith("__") or name == "_abc_impl" or isinstance(value, OF_CLASSES)):
                members += [name, function]
        return self.within(kind, members)

    def _object(self, value: Any) -> Hashable:
        kind: Any = type(value)
        names = _names(kind)
        if names is not None and not any("__reduce__" in vars(base) for base in kind.__mro__[:-1]):
            return self.within(value, (kind, *(part for name in names for part in (name, getattr(value, name)))))
        try:
            reduce = copyreg.dispatch_table.get(kind)
            reduced: Any = reduce(value) if reduce else value.__reduce_ex__(4)
        except (TypeError, ValueError, AttributeError, NotImplementedError, RuntimeError) as error:
            raise UnidentifiedError(
                f"an object of class {kind.__module__}.{kind.__qualname__} cannot be identified; use numbers, arrays "
                "and dataclasses"
            ) from error
        if isinstance(reduced, str):
            return kind, reduced
        make, given, state, entries, items = [*reduced, None, None, None][:5]
        if isinstance(state, dict):  # without what objects keep of their own results
            cached = functools.cached_property
            state = {name: part for name, part in state.items() if not isinstance(getattr(kind, name, None), cached)}
        return self.within(value, (kind, make, given, state, *map(list, (entries or (), items or ()))))


def _unwrapped(value: Any) -> Any:
    """The function behind a method, property or cached property."""
    for name in ("__func__", "fget", "func"):
        value = getattr(value, name, value) if not isinstance(value, types.FunctionType) else value
    return value


@functools.cache
def _names(kind: type) -> tuple[str, ...] | None:
    """Names of the fields of a dataclass that make it what it is: those that are compared."""
    return tuple(field.name for field in fields(kind) if field.compare) if is_dataclass(kind) else None


def _installed(module: str | None) -> bool:
    """Whether a module is part of Python, this package, or an installed one: its name says what it does."""
    top = (module or "").partition(".")[0]
    if top in sys.stdlib_module_names or top in ("closedchain", builtins.__name__):
        return True
    file = getattr(sys.modules.get(module or ""), "__file__", None) or ""
    return bool({"site-packages", "dist-packages"} & set(Path(file).parts))
