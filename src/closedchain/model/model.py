"""The model: a machine with coordinates, ready to be asked."""

from __future__ import annotations

from collections.abc import Collection
from typing import final

from closedchain.errors import ArgumentError
from closedchain.kinematics.assemble import closing_tolerance
from closedchain.kinematics.evaluate import TOLERANCE
from closedchain.mechanism import Mechanism
from closedchain.model.dynamics import DynamicModel
from closedchain.model.elastic_model import ElasticModel
from closedchain.model.inverse_dynamics import InverseDynamicsModel
from closedchain.model.simulation import SimulationModel
from closedchain.multibody.build import build_system


@final
class Model(DynamicModel, InverseDynamicsModel, SimulationModel, ElasticModel):
    """One machine with coordinates. Constant: what varies is a State."""


def compile(mechanism: Mechanism, cut: Collection[str] | None = None, tolerance: float = TOLERANCE) -> Model:
    """Choose coordinates for a machine and make it ready to be asked.

    cut: names of the joints that close the loops
    tolerance: how far redundant rows of a loop may stay open, as a fraction of the machine's size: more for
        dimensions that are rounded, such as those of drawings
    """
    if not isinstance(mechanism, Mechanism):
        raise ArgumentError(f"compile takes a Mechanism, not {type(mechanism).__name__}; cc.load reads one from a file")
    return Model(build_system(mechanism, cut), closing_tolerance(tolerance))
