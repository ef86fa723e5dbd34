"""The model: a machine with coordinates, ready to be asked."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, final

from closedchain.errors import ArgumentError
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism
from closedchain.model.dynamics import DynamicModel
from closedchain.model.elastic_model import ElasticModel
from closedchain.model.inverse_dynamics import InverseDynamicsModel
from closedchain.model.simulation import SimulationModel
from closedchain.multibody.build import build_system
from closedchain.views import view

if TYPE_CHECKING:
    from matplotlib.axes import Axes


@final
class Model(DynamicModel, InverseDynamicsModel, SimulationModel, ElasticModel):
    """One machine with coordinates. Constant: what varies is a State."""

    def draw(self, state: State | None = None, axes: Axes | None = None, *, labels: bool = False) -> Axes:
        """Draw the machine in a state (by default as assembled) with Matplotlib; `labels` adds the bodies' names."""
        drawn: Axes = view("drawing")(self.assemble() if state is None else state, axes, labels=labels)
        return drawn

    def __repr__(self) -> str:
        machine = self.mechanism
        parts = f"{len(machine.bodies)} bodies, {len(machine.joints)} joints, {len(machine.actuators)} actuators"
        return f"Model({machine.name}: {parts}, {self.system.nv} velocities of the tree)"

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        shown: str = view("html")(self)
        return shown


def compile(mechanism: Mechanism, cut: Collection[str] | None = None) -> Model:
    """Choose coordinates for a machine and make it ready to be asked. `cut` names the joints that close the loops."""
    if not isinstance(mechanism, Mechanism):
        raise ArgumentError(f"compile takes a Mechanism, not {type(mechanism).__name__}; cc.load reads one from a file")
    return Model(build_system(mechanism, cut))
