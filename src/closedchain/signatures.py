"""Calls with arguments that a function does not have: what was probably meant."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from closedchain.errors import CallError, nearest_first

P = ParamSpec("P")
R = TypeVar("R")


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
    called = function.__name__
    for name in kwargs:
        if name not in names:
            near = nearest_first(name, names)
            likely = meant.get(name, near[0] if near != names else "")
            hint = f"did you mean {likely}=? " if likely else ""
            return f"{called}() has no argument {name!r}; {hint}arguments: {', '.join(near)}"
    return f"{called}(): {said}; arguments: {', '.join(names)}"
