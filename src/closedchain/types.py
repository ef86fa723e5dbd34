"""The two array types of the package: numbers (NumPy, float64) and traced expressions (CasADi SX).

CasADi is imported when SX is first asked for: what only handles numbers does not wait for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    import casadi

    SX: TypeAlias = casadi.SX

Array: TypeAlias = NDArray[np.float64]


def __getattr__(name: str) -> Any:
    if name == "SX":
        import casadi

        return casadi.SX
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
