"""The model: a machine with coordinates, ready to be asked."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

from closedchain.errors import ArgumentError, ClosedChainError, FileFormatError, UnitWarning, no_attribute
from closedchain.kinematics.state import State, check_own
from closedchain.mechanism import Mechanism
from closedchain.mechanism.numbers import closing_tolerance
from closedchain.mechanism.units import unit_notes
from closedchain.model.dynamics import DynamicModel
from closedchain.model.elastic_model import ElasticModel
from closedchain.model.inverse_dynamics import InverseDynamicsModel
from closedchain.model.simulation import SimulationModel
from closedchain.model.statics import StaticModel
from closedchain.multibody.build import build_system
from closedchain.views import Viewer, view

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from closedchain.simulate.events import Event
    from closedchain.simulate.run import Run


MEANT = {"plot": "draw", "show": "view", "dof": "mobility.dof", "ik": "assemble", "inverse_kinematics": "assemble",
         "forward_kinematics": "assemble", "run": "simulate", "mass_matrix": "forward_dynamics or linearize",
         "workspace": "inverse_kernel or stiffness_map"}  # fmt: skip


@final
class Model(DynamicModel, StaticModel, InverseDynamicsModel, SimulationModel, ElasticModel):
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

    def draw(self, state: State | None = None, axes: Axes | None = None, *, labels: bool = False) -> Axes:
        """Draw the machine with Matplotlib.

        state: by default as assembled
        axes: to draw into; by default those of a new figure
        labels: add the bodies' names

        Example:
            >>> axes = model.draw(state, labels=True)
            >>> axes.figure.savefig("four_bar.png")
        """
        drawn: Axes = view("drawing")(self._given(state), axes, labels=labels)
        return drawn

    def view(
        self, state: State | None = None, *, body: str | None = None, port: int = 8080, open_browser: bool = True
    ) -> Viewer:
        """Show the machine in the browser, to be dragged and driven (extra `view`); on this computer only.

        state: where it starts; by default as assembled
        body: the one with the handle; by default the platform, else the last body
        port: of the server, or the next that is free; 0: any
        open_browser: open a window

        Example:
            >>> viewer = model.view(port=0, open_browser=False)
            >>> viewer.session.drive({"crank_motor": 1.3}).stopped
            ()
            >>> viewer.stop()
        """
        if state is not None:
            check_own(state, self.kinematics)
        shown: Viewer = view("model viewer")(self, state, body=body, port=port, open_browser=open_browser)
        return shown

    if not TYPE_CHECKING:  # else every name would be an attribute

        def __getattr__(self, name: str) -> Any:
            raise no_attribute(self, name, MEANT)

    def __repr__(self) -> str:
        machine = self.mechanism
        parts = f"{len(machine.bodies)} bodies, {len(machine.joints)} joints, {len(machine.actuators)} actuators"
        return f"Model({machine.name}: {parts}, {self.system.nv} velocities of the tree)"

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        shown: str = view("html")(self)
        return shown


def compile(mechanism: Mechanism, cut: Collection[str] | None = None, tolerance: float | None = None) -> Model:
    """Choose coordinates for a machine and make it ready to be asked.

    Numbers that look like millimetres or degrees are a `cc.errors.UnitWarning`, and notes of its report.

    mechanism: the description
    cut: names of the joints that close the loops; by default they are chosen
    tolerance: how far redundant rows of a loop may stay open, as a fraction of the machine's size: more for
        dimensions that are rounded, such as those of drawings. By default that of the mechanism, else 1e-9.

    Example:
        >>> cc.compile(cc.library.four_bar(), cut=["closing"]).report().mobility
        1
    """
    if not isinstance(mechanism, Mechanism):
        raise ArgumentError(f"compile takes a Mechanism, not {type(mechanism).__name__}; cc.load reads one from a file")
    for note in unit_notes(mechanism):
        warnings.warn(note, UnitWarning, stacklevel=2)
    return Model(build_system(mechanism, cut), None if tolerance is None else closing_tolerance(tolerance))


def load_run(
    path: str | Path,
    *,
    actuation: Any = None,
    wrenches: Mapping[str, Any] | None = None,
    events: Sequence[Event] = (),
) -> Run:
    """A run that `Run.save` wrote, of the machine that the file holds; `extend` takes it up.

    Files do not hold functions: a law, a wrench that is one, and events. Without them the run is seen as it was, with
    all its samples; to go on, or for times between samples, they are given again, and must be those of the run.

    path: of the file
    actuation, wrenches, events: as in Model.simulate, where they are functions

    Example:
        >>> path = model.simulate(state, duration=0.1).save("run.npz")
        >>> round(float(cc.load_run(path).extend(0.1).time[-1]), 9)
        0.2
    """
    from closedchain.simulate.files import read_run

    stored = read_run(path)
    try:
        model = compile(stored.mechanism, stored.cut)
    except ClosedChainError as error:
        raise FileFormatError(f"{path}: its machine cannot be compiled ({error})") from error
    return model._restored(stored, actuation, wrenches, events)
