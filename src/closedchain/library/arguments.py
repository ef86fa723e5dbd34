"""Machines described by their arguments: every number that a builder takes is a parameter of the machine.

The arguments of a builder that are numbers are parameters of their names, those in lists NAME[0], NAME[1] and so on,
those in tables NAME_KEY. What chooses between machines (a mode, a side, a count) stays as it is. A machine is built
with plain numbers; when its parameters are first asked for, it is built once more with these, for the table of its
expressions.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

import numpy as np

from closedchain.mechanism import Mechanism
from closedchain.mechanism.derivations import NAMING, Expressions, Made, expressed_fields
from closedchain.mechanism.expressions import Derived, Expression, Parameter
from closedchain.mechanism.numbers import described

P = ParamSpec("P")
R = TypeVar("R", bound=Mechanism)


def by_arguments(**units: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A decorator of builders; units of their numbers, by argument: those that are not here are no parameters."""

    def decorate(builder: Callable[P, R]) -> Callable[P, R]:
        signature = inspect.signature(builder)

        @functools.wraps(builder)
        def build(*args: P.args, **kwargs: P.kwargs) -> R:
            given = signature.bind(*args, **kwargs)
            given.apply_defaults()
            if NAMING.get() or any(_expressed(given.arguments[name]) for name in units):
                for name, unit in units.items():
                    given.arguments[name] = parametric(name, given.arguments[name], unit)
                return builder(*given.args, **given.kwargs)
            made = Made(build, args, tuple(kwargs.items()))
            return replace(builder(*args, **kwargs), derived_from=Expressions(made=made))

        return build

    return decorate


def given_fields(machine: Mechanism) -> dict[str, Any]:
    """The fields of a machine that a builder makes of another one, with expressions where names are wanted."""
    if machine.derived_from.made is None:
        return expressed_fields(machine)
    return {name: getattr(machine, name) for name in type(machine).__dataclass_fields__}


def _expressed(value: Any) -> bool:
    if isinstance(value, Mapping):
        return any(map(_expressed, value.values()))
    if isinstance(value, tuple | list | np.ndarray):
        return any(map(_expressed, value))
    return isinstance(value, Derived | Expression)


def parametric(name: str, value: Any, unit: str) -> Any:
    """Numbers as parameters of a name, in lists and tables, too; None stays None."""
    if value is None or (isinstance(value, Parameter) and value.name == name):
        return value
    if isinstance(value, Mapping):
        return {key: parametric(f"{name}_{key}", one, unit) for key, one in value.items()}
    if isinstance(value, tuple | list | np.ndarray):
        entries = [parametric(f"{name}[{k}]", one, unit) for k, one in enumerate(value)]
        return type(value)(*entries) if hasattr(value, "_fields") else entries
    if isinstance(value, Derived | Expression):
        return Parameter(name, value, unit)  # type: ignore[arg-type]
    return Parameter(name, described(name, value), unit)
