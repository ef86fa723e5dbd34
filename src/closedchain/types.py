"""The two array types of the package: numbers (NumPy, float64) and traced expressions (CasADi SX).

Also what objects share that never change once they are made: a copy of one is itself.

CasADi is imported when SX is first asked for: what only handles numbers does not wait for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Self, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from closedchain.records import dataclass

if TYPE_CHECKING:
    import casadi

    SX: TypeAlias = casadi.SX

T = TypeVar("T")
Array: TypeAlias = NDArray[np.float64]


class Constant:
    """An object that never changes: copies of it are the object itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


@dataclass(frozen=True)
class Ready(Generic[T]):
    """A function that returns what was made before; unlike a function made on the way it can be sent elsewhere."""

    value: T

    def __call__(self) -> T:
        return self.value


def __getattr__(name: str) -> Any:
    if name == "SX":
        import casadi

        return casadi.SX
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
