"""Calls with arguments that a function does not have: what was probably meant."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from closedchain.errors import CallError, nearest_first

P = ParamSpec("P")
C = TypeVar("C", bound=type)
R = TypeVar("R")
EXPLAINED = "_explained"  # attribute of a class: what words of other programs mean


def explained(**meant: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A decorator: a call that does not fit the signature is a CallError that names the argument that does.

    meant: words of other programs, and the argument that has this meaning
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> R:
            try:
                return function(*args, **kwargs)
            except TypeError:
                problem = _misfit(function, args, kwargs, meant)
                if problem is None:
                    raise
            raise CallError(problem)

        return call

    return decorate


def explained_fields(**meant: str) -> Callable[[C], C]:
    """A decorator of a dataclass: its constructor is explained as a function is."""

    def decorate(cls: C) -> C:
        written = vars(cls).get("__init__")
        if inspect.isfunction(written):
            setattr(cls, "__init__", explained(**meant)(written))  # noqa: B010 - mypy refuses the assignment
        else:  # records write it when it is first called
            setattr(cls, EXPLAINED, meant)
        return cls

    return decorate


def explained_methods(cls: C) -> C:
    """A decorator of a class: its public methods, those of its bases among them, are explained."""
    for base in reversed(cls.__mro__[:-1]):
        for name, written in vars(base).items():
            if inspect.isfunction(written) and not name.startswith("_") and not hasattr(written, "__wrapped__"):
                setattr(cls, name, explained()(written))
    return cls


def _misfit(
    function: Callable[..., object], args: tuple[object, ...], kwargs: dict[str, object], meant: dict[str, str]
) -> str | None:
    """Why arguments do not fit a function; None where they do, so that the error is another's."""
    signature = inspect.signature(function)
    try:
        signature.bind(*args, **kwargs)
        return None
    except TypeError as error:
        names, said = [name for name in signature.parameters if name != "self"], str(error)
    called = function.__qualname__.removesuffix(".__init__").rpartition(".")[2]
    for name in kwargs:
        if name not in names:
            near = nearest_first(name, names)
            likely = meant[name] if meant.get(name) in names else near[0] if near != names else ""
            hint = f"did you mean {likely}=? " if likely else ""
            return f"{called}() has no argument {name!r}; {hint}arguments: {', '.join(near)}"
    return f"{called}(): {said}; arguments: {', '.join(names)}"
