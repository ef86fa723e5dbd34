"""Whether a law is one that was traced before: it is known by all that it reaches, where this is on a list.

The list holds numbers, text, arrays, containers, laws of this package, operators, functions of the modules below, and
functions that reach only such things. What else a law reads (files, the environment, attributes of other objects and
modules, names in a text) may change unseen: such a law is traced in every call.
"""

from __future__ import annotations

import builtins
import functools
import sys
import types
from collections.abc import Hashable
from dataclasses import fields, is_dataclass
from typing import Any, final

import numpy as np

from closedchain.files.keys import CodeNames, Contents, UnidentifiedError, bound, code_names, home_of
from closedchain.records import dataclass
from closedchain.types import Constant

# what laws may use, by its module; nothing here reads a file, the environment, a clock, or a name in a text
BUILT_INS = (
    "abs all any bool complex dict divmod enumerate filter float int isinstance len list map max min pow range "
    "reversed round slice sorted str sum tuple zip"
)
MATHS = (
    "acos acosh asin asinh atan atan2 atanh ceil copysign cos cosh degrees dist e erf erfc exp exp2 expm1 fabs floor "
    "fmod fsum gamma hypot inf isclose isfinite isinf isnan log log10 log1p log2 nan pi pow prod radians remainder "
    "sin sinh sqrt sumprod tan tanh tau trunc"
)
OF_NUMPY = (
    "abs absolute add all any arange arccos arccosh arcsin arcsinh arctan arctan2 arctanh argmax argmin array asarray "
    "atan2 atleast_1d atleast_2d block bool bool_ broadcast_to ceil clip column_stack concatenate copysign cos cosh "
    "cross cumsum deg2rad degrees diag diff divide dot e einsum exp exp2 expm1 eye fabs flip float64 float_power "
    "floor fmax fmin full heaviside hstack hypot identity inf inner int64 interp isclose isfinite isnan kron linalg "
    "linspace log log10 log1p log2 logical_and logical_not logical_or matmul maximum mean median minimum mod multiply "
    "nan ndarray negative newaxis ones ones_like outer pi polyfit polyval power prod rad2deg radians ravel reciprocal "
    "remainder repeat reshape roll round searchsorted sign sin sinc sinh sqrt square squeeze stack std subtract sum "
    "tan tanh tensordot tile trace transpose trapezoid tril triu trunc vdot vstack where zeros zeros_like"
)
OF_LINEAR_ALGEBRA = "cholesky cond det eig eigh eigvals eigvalsh inv lstsq matrix_power norm pinv qr solve svd"
OF_CASADI = (
    "acos acosh asin asinh atan atan2 atanh blockcat ceil constpow copysign cos cosh cross cumsum densify det diag "
    "diagcat DM dot erf erfinv exp expm1 eye fabs floor fmax fmin fmod gradient hcat hessian horzcat horzsplit hypot "
    "if_else inf inv inv_skew jacobian jtimes kron linspace log log10 log1p logic_and logic_not logic_or mmax mmin "
    "mod mtimes MX nan norm_1 norm_2 norm_fro norm_inf pi pinv polyval pow power remainder repmat reshape sign "
    "simplify sin sinh skew solve sparsify sq sqrt substitute sum1 sum2 sumsqr SX tan tanh trace transpose tril triu "
    "vcat vec veccat vertcat vertsplit"
)
OF_STATES = (
    "actuator_velocities actuators angular_velocity astype average body conj copy cumsum delay derivative dot every "
    "flat flatten hold imag integrate item items keys limit_rate low_pass max mean memory min ndim noise numel "
    "observer parameters period platform point position prod q ravel real reshape rotation shape size size1 size2 std "
    "sum swapaxes sym T t table tolist trace transpose twist update v values velocity"
)
OF_THIS_PACKAGE = (
    "ComputedTorque FeedForward LaggedActuators motions ObserverFeedback parallel_singularity PDGravity PID Pose Table"
)
OF_CONTAINERS = "append count endswith extend get index insert join lower split startswith strip upper"
MODULES = {
    name: frozenset(words.split())
    for name, words in {
        builtins.__name__: BUILT_INS,
        "math": MATHS,
        "numpy": OF_NUMPY,
        "numpy.linalg": OF_LINEAR_ALGEBRA,
        "casadi": OF_CASADI,
        "closedchain": OF_THIS_PACKAGE,
    }.items()
}
ATTRIBUTES = frozenset(" ".join([*map(" ".join, MODULES.values()), OF_STATES, OF_CONTAINERS]).split())
PACKAGES = tuple(f"closedchain.{name}" for name in ("simulate.laws.", "simulate.events", "simulate.inputs", "motions."))
FUNCTIONS = types.FunctionType, types.BuiltinFunctionType, type, np.ufunc, type(np.dot)


def law_key(*parts: Any) -> Hashable | None:
    """A key of laws and of what they are evaluated with, equal only where results are; None if it cannot be told."""
    try:
        contents = _Listed()
        return tuple([contents.of(part) for part in parts])
    except UnidentifiedError:
        return None


@dataclass(frozen=True, eq=False)
class _Same:
    """An object that never changes: equal to itself only, kept alive so that nothing else has its identity."""

    value: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.value is self.value

    def __hash__(self) -> int:
        return id(self.value)


@final
class _Listed(Contents):
    """Contents of what is on the list; all else has none."""

    DEEPEST = 12
    MOST = 1000
    ORDER = True

    def compound(self, value: Any) -> Hashable:
        """The contents of containers, functions, and constant objects of this package."""
        kind: Any = type(value)
        if kind is types.FunctionType:
            return self._function(value)
        if kind is tuple or kind is list:
            return self.within(value, value)
        if kind is dict:
            return self.within(value, (part for item in value.items() for part in item))
        if kind is functools.partial:
            return self.within(value, (value.func, value.args, value.keywords))
        if kind is range:
            return kind, value.start, value.stop, value.step
        if (names := _fixed_fields(kind)) is not None:
            return self.within(value, [getattr(value, name) for name in names])
        if isinstance(value, Constant) and kind.__module__.startswith("closedchain."):
            return _Same(value)
        if _on_the_list(value):
            return _Same(value)
        raise UnidentifiedError(f"{kind.__name__} is not on the list")

    def _function(self, function: types.FunctionType) -> Hashable:
        code = code_names(function.__code__)
        if _of_this_package(home_of(function)):
            return code.text, self.within(function, bound(function))
        if _harmless(code):
            return self.function(function, code)
        raise UnidentifiedError("it writes, or reads attributes that are not on the list")


@functools.lru_cache(maxsize=1024)
def _harmless(code: CodeNames) -> bool:
    """Whether code only reads, by names and attributes of the list."""
    return not code.writes and code.attributes <= ATTRIBUTES and MODULES.keys() >= set(code.imports)


def _of_this_package(module: str | None) -> bool:
    """Whether what is defined there gives the same for the same arguments."""
    return (module or "").startswith(PACKAGES) and not (module or "").endswith(".files")


@functools.cache
def _fixed_fields(kind: type) -> tuple[str, ...] | None:
    """Names of the fields of a dataclass of this package that does not change."""
    if issubclass(kind, Constant) or not (kind.__module__.startswith("closedchain.") and is_dataclass(kind)):
        return None
    return tuple(field.name for field in fields(kind)) if vars(kind)["__dataclass_params__"].frozen else None


def _on_the_list(value: Any) -> bool:
    """Whether it is a listed module, or a function or class that such a module has under a listed name."""
    if isinstance(value, types.ModuleType):
        return value.__name__ in MODULES and sys.modules.get(value.__name__) is value
    if not isinstance(value, FUNCTIONS):
        return False
    if isinstance(value, type) and issubclass(value, BaseException) and value.__module__ == builtins.__name__:
        return True
    home, name = getattr(value, "__module__", "numpy"), value.__name__
    if isinstance(value, type) and _of_this_package(home):
        return True
    home = "casadi" if home == "casadi.casadi" else home
    return name in MODULES.get(home, ()) and getattr(sys.modules.get(home), name, None) is value
