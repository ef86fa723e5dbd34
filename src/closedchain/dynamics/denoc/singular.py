"""Where the recursion ends: what a vanishing δ or a singular Φ means, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.denoc.independent import full_names
from closedchain.dynamics.denoc.machine import Legs
from closedchain.dynamics.interface import Machine
from closedchain.types import SX

if TYPE_CHECKING:
    from closedchain.dynamics.denoc.method import DeNOC

SMALL = 1e-8  # a relative δ or eigenvalue below this is named in the error


def smallest_eigenvalue(legs: Legs, Phi: NDArray[np.float64]) -> float:
    """Of Φ with angles counted times the machine's size; at most the number of legs."""
    D = np.array([legs.system.size] * 3 + [1.0] * 3)
    return float(np.linalg.eigvalsh(Phi / np.outer(D, D))[0])


def explain_pivot(method: DeNOC, machine: Machine, q: NDArray[np.float64]) -> str:
    """The reason why the recursion has no answer at a configuration."""
    symbol = SX.sym("q", machine.kinematics.system.nq)
    legs = method.legs(machine, symbol)
    passive = [screw for leg in legs.legs for screw in leg.screws if screw.u is not None]
    Phi = SX(6, 6) if legs.grounded else legs.Phi
    evaluate = ca.Function("guards", [symbol], [ca.vertcat(*(s.delta for s in passive)), ca.densify(Phi)])
    deltas, matrix = (np.array(part) for part in evaluate(q))
    reasons = []
    for screw, delta in zip(passive, deltas.ravel(), strict=True):
        if not delta > SMALL:
            name = full_names(legs.system, [screw.dof])[0]
            reasons.append(
                f"the screw of passive joint {name!r} depends on those of the passive joints beyond it in its leg "
                f"(δ = {delta:.3g} of |s|²; gimbal lock or a stretched leg)"
            )
            break
    if not legs.grounded and not reasons:
        eigenvalue = smallest_eigenvalue(legs, matrix)
        names = ", ".join(full_names(legs.system, legs.names))
        reasons.append(
            f"the smallest eigenvalue of Φ is {eigenvalue:.3g}: a parallel (type 2) singularity, in which the "
            f"independent coordinates {names} do not determine the motion of {legs.chains.end_effector!r}"
        )
    return "; ".join(reasons)
