"""The model: a machine with coordinates, ready to be asked."""

from __future__ import annotations

from collections.abc import Collection
from typing import final

from closedchain.errors import ArgumentError
from closedchain.mechanism import Mechanism
from closedchain.model.dynamics import DynamicModel
from closedchain.model.elastic_model import ElasticModel
from closedchain.model.inverse_dynamics import InverseDynamicsModel
from closedchain.model.simulation import SimulationModel
from closedchain.multibody.build import build_system


@final
class Model(DynamicModel, InverseDynamicsModel, SimulationModel, ElasticModel):
    """One machine with coordinates, ready to be asked. Constant: what varies is a State.

    Questions about configurations: assemble, assembly_modes, with_velocities, accelerations, jacobian, report.
    Forces and motion: forward_dynamics, inverse_dynamics, inverse_dynamics_along, simulate, simulate_many, rollout,
        linearize.
    Elastic machines: stiffness, loaded_stiffness, stiffness_map, natural_modes.
    The same as machine code for any number of states: forward_kernel, inverse_kernel, derivative_kernel.

    Example:
        >>> model = cc.compile(cc.library.four_bar())
        >>> state = model.assemble(joints={"crank": 1.2})
        >>> round(state["rocker"], 4)
        1.0931
    """


def compile(mechanism: Mechanism, cut: Collection[str] | None = None) -> Model:
    """Choose coordinates for a machine and make it ready to be asked.

    mechanism: the description
    cut: names of the joints that close the loops; by default they are chosen

    Example:
        >>> cc.compile(cc.library.four_bar(), cut=["closing"]).report().mobility
        1
    """
    if not isinstance(mechanism, Mechanism):
        raise ArgumentError(f"compile takes a Mechanism, not {type(mechanism).__name__}; cc.load reads one from a file")
    return Model(build_system(mechanism, cut))
