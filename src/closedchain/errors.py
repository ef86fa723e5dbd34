"""One exception class per cause. Every message says what is wrong and what would have been valid.

Example:
    >>> try:
    ...     model.forward_dynamics(state, {"motor": 1.0})
    ... except cc.errors.UnknownNameError as error:
    ...     print(error)
    no actuator 'motor'; actuators: crank_motor
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any


class ClosedChainError(Exception):
    """Base of everything this package raises on purpose."""


# describing a machine
class MechanismError(ClosedChainError, ValueError):
    """A machine description that contradicts itself or physics."""


class UnknownNameError(MechanismError):
    """A name that is missing, used twice or not allowed."""


class GeometryError(MechanismError):
    """A pose, axis or motion space that is not one (zero or non-unit axis, rotation that is not orthonormal)."""


class InertiaError(MechanismError):
    """Mass properties no rigid body can have."""


class ComplianceError(MechanismError):
    """A section, material or compliance no elastic part can have, or a leg that is rigid where it must be compliant."""


class NonFiniteError(MechanismError):
    """A number that is NaN or infinite."""


class ExpressionError(MechanismError):
    """An expression of parameters without a value, not written as one, or about to become a plain number."""


class DisconnectedError(MechanismError):
    """Bodies that no joint connects to the rest, or a joint that connects a body to itself."""


class FileFormatError(ClosedChainError, ValueError):
    """A file that cannot be read or written: not valid, unknown fields, wrong types or an unknown version."""


class LossError(ClosedChainError, ValueError):
    """A machine that a file format cannot hold without loss."""


class LossWarning(UserWarning):
    """A file of which something was approximated or dropped when it was read."""


class UnitWarning(UserWarning):
    """A number of a description that looks as if it were in millimetres or degrees, or a density out of the world.

    Its message begins with the kind of number: `warnings.filterwarnings("ignore", "limits", cc.errors.UnitWarning)`.
    """


# compiling it
class TopologyError(ClosedChainError, ValueError):
    """A machine whose graph does not have the structure a method needs (a tree, legs and a platform, a cut set)."""


class UnsupportedError(ClosedChainError, NotImplementedError):
    """A method asked for something it cannot do with this machine."""


class KernelInputError(ClosedChainError, ValueError):
    """Arguments of a kernel with a wrong shape, type or layout, or not finite where that is forbidden."""


class KernelCompileError(ClosedChainError):
    """An operation that cannot be turned into machine code."""


class CacheError(ClosedChainError):
    """A cache directory that is not safe or not usable."""


# asking it
class ArgumentError(ClosedChainError, ValueError):
    """An argument of a question that has the wrong name, size or value."""


class CallError(ArgumentError, TypeError):
    """A call with an argument that the function does not have, or without one that it needs."""


class OpenLoopError(ArgumentError):
    """Coordinates that leave loops open."""


class InconsistentMotionError(ArgumentError):
    """A motion of the platform, velocities or accelerations that would open the loops."""


class ForeignStateError(ArgumentError):
    """A state of another machine."""


class AssemblyError(ClosedChainError, ValueError):
    """The loops cannot be closed as asked: out of reach, or in no known assembly mode."""


class SingularityError(ClosedChainError, ValueError):
    """A configuration in which the question has no unique answer."""


class AccuracyError(ClosedChainError, ArithmeticError):
    """An answer that does not hold: no method met the equations, or a simulation cannot meet its tolerance."""


class SampledLawWarning(UserWarning):
    """A control law that cannot be traced into the equations, so that it is evaluated at fixed times only."""


class HiddenStateError(ClosedChainError, ValueError):
    """A control law that remembers something which it did not declare, so that it cannot be traced."""


class ContactForceError(ClosedChainError, ValueError):
    """A motion for which a contact that can only push would have to pull or slip."""


class EquilibriumError(ClosedChainError, ArithmeticError):
    """A machine that comes to rest nowhere near: something falls or turns on for ever, or forces do not balance."""


class BucklingError(SingularityError):
    """A load under which the elastic machine has no stable equilibrium; `factor` is the share it can bear."""

    def __init__(self, message: str, factor: float = 0.0) -> None:
        super().__init__(message)
        self.factor = factor


class Interrupted(KeyboardInterrupt):
    """A long computation that Ctrl-C ended; `partial` is what was done: a Run, an Ensemble, a dataset."""

    def __init__(self, message: str, partial: Any = None) -> None:
        super().__init__(message)
        self.partial = partial


def choose(kind: str, name: object, valid: Iterable[str]) -> str:
    """The message for a name that is not one of the valid ones."""
    names = nearest_first(name, valid)
    return f"no {kind} {name!r}; {plural(kind)}: {', '.join(names) if names else 'none'}"


def nearest_first(name: object, valid: Iterable[str]) -> list[str]:
    """Names, those that resemble a wrong one before the others."""
    names = list(valid)
    near = _alike(str(name), names)
    return [*near, *(one for one in names if one not in near)]


def did_you_mean(name: object, valid: Iterable[str]) -> str:
    """A question for a name that resembles a valid one, else nothing."""
    near = _alike(str(name), valid)
    return f"did you mean {near[0]!r}? " if near else ""


def no_name(module: str, name: str, names: Iterable[str], meant: Mapping[str, str]) -> AttributeError:
    """The error for a name that a module does not have; `meant` as for no_attribute."""
    if name.startswith("_"):
        return AttributeError(f"module {module!r} has no attribute {name!r}")
    names = sorted(names)
    near = [meant[name]] if name in meant else _alike(name, names)
    hint = f"did you mean {' or '.join(near)}?" if near else f"public names: {', '.join(names)}"
    return AttributeError(f"module {module!r} has no attribute {name!r}; {hint}", name=name, obj=None)


def _alike(name: str, names: Iterable[str]) -> list[str]:
    """Up to three names that resemble one, whatever its capitals and underscores."""

    def plain(text: str) -> str:
        return text.lower().replace("_", "").replace("-", "")

    by_plain: dict[str, list[str]] = {}
    for one in names:
        by_plain.setdefault(plain(one), []).append(one)
    return [one for key in get_close_matches(plain(name), by_plain, n=3) for one in by_plain[key]]


def no_attribute(thing: object, name: str, meant: Mapping[str, str]) -> AttributeError:
    """The error for an attribute that is not there; `meant`: words of other programs, and what they are called here."""
    if name.startswith("_"):
        return AttributeError(f"{type(thing).__name__} has no attribute {name!r}")
    names = [one for one in dir(type(thing)) if not one.startswith("_")]
    names += [field for field in getattr(type(thing), "__dataclass_fields__", ()) if field not in names]
    near = [meant[name]] if name in meant else _alike(name, names)
    hint = f"did you mean {' or '.join(near)}?" if near else f"it has {', '.join(sorted(names))}"
    return AttributeError(f"{type(thing).__name__} has no attribute {name!r}; {hint}", name=name, obj=None)


def plural(kind: str) -> str:
    """The plural of a word used in messages."""
    first, *rest = kind.split(" ")
    return " ".join([f"{first[:-1]}ies" if first.endswith("y") else f"{first}s", *rest])
