"""Which numbers of a mechanism follow from parameters: a table from their places to expressions.

Parts are made with floats that have their expressions with them (expressions.py). A mechanism takes the expressions
out, so that all its numbers are plain floats, and keeps them by place: ("joints", "hip", "at", "position", 0). A part
with a name is found by its name, any other by its number. An entry whose number was replaced by another one is gone.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING, Any, final

import numpy as np

from closedchain.errors import ArgumentError, ClosedChainError, ExpressionError, UnknownNameError, choose
from closedchain.mechanism.expressions import Derived, Expression, Parameter, each, with_values
from closedchain.mechanism.numbers import finite
from closedchain.records import dataclass

if TYPE_CHECKING:
    from closedchain.mechanism.mechanism import Mechanism

Path = tuple[str | int, ...]
Tree = dict[str | int, Any]  # by steps of paths, ended by the numbers

TABLE = "derived_from"  # the field of a mechanism that holds it
NAMING: ContextVar[bool] = ContextVar("NAMING", default=False)  # while a function builds a machine for its expressions
PLAIN = "_has_plain_numbers"
INERTIA = 5  # steps of a path to an entry of a 3×3 inertia
NEAR, TINY = 1e-9, 1e-14  # of a number, and m, kg, …: so near is the value of an expression that a builder made


@final
@dataclass(frozen=True, eq=False)
class Made:
    """Expressions of a machine that a function builds, by calling it once more with parameters.

    build: the function
    positional: its arguments without names
    named: its arguments with names

    Example:
        >>> cc.library.delta(arm=0.31).derived_from.made.named
        (('arm', 0.31),)
    """

    build: Callable[..., Mechanism]
    positional: tuple[Any, ...]
    named: tuple[tuple[str, Any], ...]

    def __call__(self) -> tuple[tuple[Path, Expression], ...]:
        before = NAMING.set(True)
        try:
            machine = self.build(*self.positional, **dict(self.named))
        finally:
            NAMING.reset(before)
        return machine.derived_from.entries


@final
@dataclass(frozen=True, eq=False)
class Expressions(Mapping[Path, Expression]):
    """Expressions by the place of their number in a mechanism.

    entries: places and expressions
    made: what makes them when they are first needed

    Example:
        >>> arm = cc.Parameter("arm", 0.3)
        >>> pendulum = cc.Mechanism(
        ...     "pendulum", [cc.Body.rod("arm", 1.0, arm)], [cc.revolute("pivot", "ground", "arm", axis=(0, 1, 0))]
        ... )
        >>> str(pendulum.expressions["bodies", "arm", "center", 0])
        'arm/2'
    """

    entries: tuple[tuple[Path, Expression], ...] = ()
    made: Made | None = None

    @cached_property
    def _by_path(self) -> dict[Path, Expression]:
        return dict(self.entries if self.made is None else self.made())

    def __getitem__(self, path: Path) -> Expression:
        """The expression in a place."""
        return self._by_path[path]

    def __iter__(self) -> Iterator[Path]:
        return iter(self._by_path)

    def __len__(self) -> int:
        return len(self._by_path)

    def __hash__(self) -> int:
        return hash((self.entries, self.made))

    @cached_property
    def parameters(self) -> dict[str, Parameter]:
        """The parameters by name, those in definitions of others before these; each name stands for one."""
        found: dict[str, Parameter] = {}
        for node in each(self._by_path.values()):
            if isinstance(node, Parameter):
                other = found.setdefault(node.name, node)
                if other is not node and other != node:
                    raise ExpressionError(
                        f"two parameters are called {node.name!r}: {other!r} and {node!r}; make one and use it twice"
                    )
        return found

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """Files have expressions in the places of numbers, never the table."""
        from pydantic_core import core_schema

        return core_schema.none_schema()


NO_EXPRESSIONS = Expressions()


def taken(mechanism: Mechanism) -> dict[str, Any]:
    """The fields of a mechanism with plain floats, and the table of the expressions that they had."""
    found: dict[Path, Expression] = {}
    fields: dict[str, Any] = {}
    for name, value in _fields_of(mechanism):
        if name != TABLE:
            plain = _taken(value, (name,), found)
            if plain is not value:
                fields[name] = plain
    table = mechanism.derived_from
    if found or table.made is None:
        anew = {path[:3] for path in found if path[2:3] == ("inertia",)}  # three moments may be a matrix now
        kept = {path: one for path, one in _kept(mechanism).items() if path not in found and path[:3] not in anew}
        if found or len(kept) < len(table):
            fields[TABLE] = Expressions(tuple((kept | found).items()))
    return fields


def table_of(mechanism: Mechanism) -> Expressions:
    """The expressions of a mechanism's numbers."""
    table = mechanism.derived_from
    return table if table.made is None else Expressions(tuple(_kept(mechanism).items()))


def _kept(mechanism: Mechanism) -> dict[Path, Expression]:
    """Entries of the table whose numbers were not replaced."""
    table = mechanism.derived_from
    near, tiny = (0.0, 0.0) if table.made is None else (NEAR, TINY)
    parts: dict[Path, Any] = {(kind, one.name): one for kind in NAMED for one in getattr(mechanism, kind)}
    kept = {}
    for path, one in table.items():
        start = parts.get(path[:2], mechanism) if path[0] in NAMED else mechanism
        rest = path if start is mechanism else path[2:]
        if len(path) == INERTIA and path[2] == "inertia" and isinstance(_number_at(start, rest[:-1]), float):
            # described by three moments here: the matrix has them on its diagonal
            number = _number_at(start, rest[:-1]) if path[3] == path[4] else 0.0
        else:
            number = _number_at(start, rest)
            if isinstance(number, tuple) and path[2] == "inertia":  # a matrix here, three moments in the table
                number = number[int(path[3])]
        if isinstance(number, float) and abs(number - one.value) <= near * abs(number) + tiny:
            kept[path] = one
    return kept


def expressed_fields(mechanism: Mechanism) -> dict[str, Any]:
    """The fields of a mechanism as they were given: floats with their expressions; without the table."""
    tree = _tree((path, Derived(one)) for path, one in mechanism.expressions.items())
    return {
        name: _rebuilt(value, tree[name], checked=False) if name in tree else value
        for name, value in _fields_of(mechanism)
        if name != TABLE
    }


def numbers_of(mechanism: Mechanism, data: Any) -> Mechanism:
    """A mechanism read from plain data, whose floats in the same places may have expressions."""
    found: dict[Path, float] = {}
    _found(data, (), found)
    return with_numbers(mechanism, found.items()) if found else mechanism


def _found(data: Any, path: Path, found: dict[Path, float]) -> None:
    if type(data) is Derived:
        found[path] = data
    elif isinstance(data, dict | list):
        for step, value in data.items() if isinstance(data, dict) else enumerate(data):
            _found(value, (*path, step), found)


def is_expressed(value: Any) -> bool:
    """Whether a value has a float with an expression in it."""
    if type(value) is Derived:
        return True
    if isinstance(value, tuple):
        return any(map(is_expressed, value))
    return dataclasses.is_dataclass(value) and any(is_expressed(one) for _, one in _fields_of(value))


def same_numbers(one: Any, other: Any) -> bool:
    """Whether tuples hold the same numbers with the same expressions."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same_numbers, one, other))
    alike = type(one) is type(other) and one == other
    return alike and (type(one) is not Derived or one.expression == other.expression)


def with_numbers(mechanism: Mechanism, numbers: Iterable[tuple[Path, float]]) -> Mechanism:
    """The mechanism with other numbers in some places, which may have expressions; all parts are checked anew."""
    tree = _tree(numbers)
    fields = {str(name): _rebuilt(getattr(mechanism, str(name)), below, checked=True) for name, below in tree.items()}
    return dataclasses.replace(mechanism, **fields)


def with_parameters(mechanism: Mechanism, given: Mapping[str, Any]) -> Mechanism:
    """The mechanism with other values of parameters."""
    table = mechanism.expressions
    values = _spread(given, table.parameters)
    for name in values:
        own = table.parameters.get(name)
        if own is None:
            raise UnknownNameError(choose("parameter", name, table.parameters))
        if own.definition is not None:
            raise ExpressionError(f"parameter {name!r} follows from others: it is {own.definition}")
    try:
        changed = with_values(list(table.values()), values)
        return with_numbers(mechanism, ((path, Derived(one)) for path, one in zip(table, changed, strict=True)))
    except ClosedChainError as error:
        numbers = ", ".join(f"{name}={value!r}" for name, value in values.items())
        raise type(error)(f"{mechanism.name!r} with {numbers}: {error}") from error


def _spread(given: Mapping[str, Any], known: Mapping[str, Parameter]) -> dict[str, float]:
    """Values by name; of a list one for each parameter NAME[0], NAME[1], …"""
    values: dict[str, float] = {}
    for name, value in given.items():
        members = sorted(one for one in known if one.startswith(f"{name}["))
        if name in known or not members:
            values[name] = finite(f"parameter {name!r}", value)
            continue
        entries = {f"{name}{place}": one for place, one in _places(value)}
        if set(entries) != set(members):
            raise ArgumentError(f"{name} needs values for {', '.join(members)}, not {value!r}")
        values |= {one: finite(f"parameter {one!r}", entry) for one, entry in entries.items()}
    return values


def _places(value: Any) -> list[tuple[str, Any]]:
    """Entries of nested lists by their indices, such as [0][1]."""
    if isinstance(value, str) or not np.iterable(value):
        return [("", value)]
    return [(f"[{k}]{place}", one) for k, part in enumerate(value) for place, one in _places(part)]


def words_of(path: Path) -> str:
    """A place in words, such as joints 'hip': at.position[0]."""
    text = str(path[0])
    for number, step in enumerate(path[1:]):
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f" {step!r}:" if number == 0 and text in NAMED else f"{' ' if text[-1] == ':' else '.'}{step}"
    return text


NAMED = ("bodies", "joints", "actuators", "contacts", "struts", "bushings", "couplings")


def _fields_of(thing: Any) -> list[tuple[str, Any]]:
    return [(name, getattr(thing, name)) for name in type(thing).__dataclass_fields__]


def _taken(value: Any, path: Path, found: dict[Path, Expression]) -> Any:
    kind = type(value)
    if kind is float or kind is str or kind is int or value is None:
        return value
    if kind is Derived:
        found[path] = value.expression
        return float(value)
    if kind is tuple:
        plain = [_taken(one, (*path, _step(path, k, one)), found) for k, one in enumerate(value)]
        return tuple(plain) if any(new is not old for new, old in zip(plain, value, strict=True)) else value
    if hasattr(kind, "__dataclass_fields__"):
        own = vars(value)
        if PLAIN not in own:
            fields = {name: _taken(one, (*path, name), found) for name, one in _fields_of(value)}
            changed = {name: new for name, new in fields.items() if new is not own.get(name)}
            value = _copied(value, changed)
            vars(value)[PLAIN] = True  # the parts of a mechanism are looked through once
    return value


def _step(path: Path, number: int, part: Any) -> str | int:
    """How a part of a list is found: by its name, if it has one."""
    return str(part.name) if len(path) == 1 and path[0] in NAMED else number


def _copied(value: Any, fields: dict[str, Any]) -> Any:
    """The same object with other values in some fields, which were checked before."""
    if not fields:
        return value
    copy = object.__new__(type(value))
    own = {name: one for name, one in vars(value).items() if name in type(value).__dataclass_fields__}
    vars(copy).update(own | fields)
    return copy


def _tree(numbers: Iterable[tuple[Path, float]]) -> Tree:
    tree: Tree = {}
    for path, number in numbers:
        node = tree
        for step in path[:-1]:
            node = node.setdefault(step, {})
        node[path[-1]] = number
    return tree


def _rebuilt(value: Any, below: Any, checked: bool) -> Any:
    """A value with the numbers of a tree in their places, checked as when it was made, or not."""
    if not isinstance(below, dict):
        return below
    if isinstance(value, tuple):
        named = {getattr(one, "name", None): k for k, one in enumerate(value)}
        entries = list(value)
        for step, node in below.items():
            k = step if isinstance(step, int) else named[step]
            entries[k] = _rebuilt(entries[k], node, checked)
        return tuple(entries)
    own = {str(name): getattr(value, str(name)) for name in below}
    if any(isinstance(node, dict) for node in below.get("inertia", {}).values()) and np.ndim(own["inertia"]) == 1:
        own["inertia"] = tuple(tuple(row) for row in np.diag(own["inertia"]).tolist())
    elif "inertia" in below and np.ndim(own["inertia"]) == 2:
        rows = below["inertia"].items()
        below = below | {"inertia": {k: node if isinstance(node, dict) else {k: node} for k, node in rows}}
    fields = {name: _rebuilt(number, below[name], checked) for name, number in own.items()}
    if not checked:
        return _copied(value, fields)
    if getattr(value, "density", None) is not None:  # mass properties follow from the shape
        defaults = {one.name: one.default for one in dataclasses.fields(value)}
        fields |= {name: defaults[name] for name in ("mass", "center", "inertia")}
    return dataclasses.replace(value, **fields)


def _number_at(thing: Any, path: Path) -> Any:
    """The number in a place; None where there is none any more."""
    found: Any = thing
    for step in path:
        if isinstance(found, tuple):
            found = found[step] if isinstance(step, int) and step < len(found) else None
        else:
            found = getattr(found, str(step), None)
        if found is None:
            return None
    return found


def table_field() -> Any:
    """The field of a mechanism for the table: it is part of no comparison and no key."""
    return field(default=NO_EXPRESSIONS, compare=False, repr=False, kw_only=True)
