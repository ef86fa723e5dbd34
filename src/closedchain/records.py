"""Dataclasses whose methods are written when they are first looked up.

For every dataclass Python writes and compiles the text of up to six methods, half a millisecond in all. Of the hundreds
in this package a process uses a few: here a class gets its fields at once, and each method when it is needed. The
methods are the standard ones, taken from a dataclass with the same fields.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from closedchain.signatures import EXPLAINED, explained

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(cls=None, /, *, frozen=False, eq=True, repr=True):
        """As `dataclasses.dataclass`."""
        if cls is None:
            return lambda cls: dataclass(cls, frozen=frozen, eq=eq, repr=repr)
        names = ["__init__"] + ["__repr__"] * repr + ["__eq__"] * eq + ["__hash__"] * (eq and frozen)
        unwritten = [name for name in names if name not in vars(cls)]
        hashed = "__hash__" in vars(cls)
        above = [base.__dataclass_params__ for base in cls.__mro__[1:] if dataclasses.is_dataclass(base)]
        frozen_above = any(params.frozen for params in above)
        dataclasses.dataclass(init=False, repr=False, eq=False, frozen=frozen_above)(cls)
        for name in unwritten:
            setattr(cls, name, _Unwritten(cls, name, frozen))
        if eq and not frozen and not hashed:
            cls.__hash__ = None
        if frozen and not frozen_above:
            _freeze(cls)
            cls.__dataclass_params__.frozen = True
        return cls


class _Unwritten:
    """Stands for a method of a dataclass until that is looked up."""

    def __init__(self, cls: type, name: str, frozen: bool) -> None:
        self.cls, self.name, self.frozen = cls, name, frozen

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        method = vars(_twin(self.cls, self.name, self.frozen))[self.name]
        method.__qualname__ = f"{self.cls.__qualname__}.{self.name}"
        if self.name == "__init__" and EXPLAINED in vars(self.cls):
            method = explained(**vars(self.cls)[EXPLAINED])(method)
        setattr(self.cls, self.name, method)
        return method.__get__(instance, owner)


def _twin(cls: Any, name: str, frozen: bool) -> type:
    """A dataclass with the same fields that has the method; the text of none refers to its class."""
    options: dict[str, Any] = {kind: name == f"__{kind}__" for kind in ("init", "repr", "eq")}
    if name == "__init__":
        options["frozen"] = frozen  # its text must go round __setattr__
    if name == "__hash__":
        options["unsafe_hash"] = True
    own = {"__doc__": cls.__doc__, "__module__": cls.__module__}
    own |= {"__post_init__": None} if hasattr(cls, "__post_init__") else {}
    same = [(field.name, field.type, field) for field in dataclasses.fields(cls)]
    return dataclasses.make_dataclass(cls.__name__, same, namespace=own, **options)


def _freeze(cls: Any) -> None:
    def refuse(self: Any, name: str, what: str) -> None:
        if type(self) is cls or name in cls.__dataclass_fields__:
            words = f"cannot {what} field {name!r} of a {cls.__name__}, which does not change; replace() makes another"
            raise dataclasses.FrozenInstanceError(words)

    def __setattr__(self: Any, name: str, value: object) -> None:
        refuse(self, name, "assign to")
        super(cls, self).__setattr__(name, value)

    def __delattr__(self: Any, name: str) -> None:
        refuse(self, name, "delete")
        super(cls, self).__delattr__(name)

    cls.__setattr__, cls.__delattr__ = __setattr__, __delattr__
