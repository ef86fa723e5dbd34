"""How stiff is it: stiffness, loaded stiffness, natural modes, maps."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

from numpy.typing import ArrayLike

from closedchain.errors import (
    ArgumentError,
)
from closedchain.kinematics.state import State
from closedchain.stiffness.evaluation import ElasticMachine, Field, Question, drives_only, make_field, stiffness
from closedchain.stiffness.loaded import LoadedStiffness, loaded_stiffness
from closedchain.stiffness.maps import MapOptions, checked_loads, pose_list, stiffness_map
from closedchain.stiffness.result import Stiffness
from closedchain.stiffness.vibration import Modes, natural_modes
from closedchain.sweep.grid import Grid

if TYPE_CHECKING:
    from xarray import Dataset


from closedchain.model.assembling import Assembling
from closedchain.model.options import chosen


class Elasticity(Assembling):
    """Questions about an elastic machine."""

    @cached_property
    def elastic(self) -> ElasticMachine:
        """The machine with its limbs as springs, or an error that says what is in the way."""
        return ElasticMachine(self.system)

    @cached_property
    def elastic_drives(self) -> ElasticMachine:
        """The same with rigid links and bearings."""
        return ElasticMachine(drives_only(self.system))

    def stiffness(
        self, state: State, at: ArrayLike | None = None, compliance: Literal["all", "drives"] = "all"
    ) -> Stiffness:
        """Cartesian stiffness with locked drives, at a point of the world (by default the platform's origin).

        compliance="drives" takes links and bearings as rigid.
        """
        if compliance not in ("all", "drives"):
            raise ArgumentError(f"compliance must be 'all' or 'drives', not {compliance!r}")
        machine = self.elastic if compliance == "all" else self.elastic_drives
        return stiffness(machine, state, at)

    def loaded_stiffness(
        self, state: State, wrench: ArrayLike, own_loads: bool = False, segments: int = 2, steps: int = 5
    ) -> LoadedStiffness:
        """Stiffness at the equilibrium under a wrench on the platform's origin, geometric term included.

        Beams are cut into `segments`, the load is applied in `steps`; a BucklingError says which share of it is borne.
        """
        return loaded_stiffness(self.system.mechanism, state, wrench, own_loads, (segments, steps))

    def natural_modes(self, state: State) -> Modes:
        """Natural frequencies of the elastic machine with locked drives, and the platform's motion in each mode."""
        return natural_modes(self.elastic, state.q, self.kinematics.poses(state.q))

    def stiffness_map(self, grid: Grid, loads: ArrayLike, state: State | None = None, **options: Any) -> Dataset:
        """Stiffness over a grid of platform poses: an xarray Dataset with units.

        `loads` are wrenches (n, 6) at the platform's origin; `state` chooses the branch (by default the description's
        start). Options: compliance="drives" for rigid links; own_loads=True adds weight and constant loads;
        frequencies=True; threads; progress=True for a bar. Cells out of reach or singular hold NaN, see `status`.
        """
        wanted, wrenches = chosen(MapOptions, **options), checked_loads(loads)
        start = self.assemble() if state is None else state
        question = Question(len(wrenches), wanted.compliance == "drives", wanted.own_loads, wanted.frequencies)
        key = (question, start.q.tobytes())
        if key not in self._fields:
            self._fields[key] = make_field(self.elastic, self.kinematics, question, start.q)
        return stiffness_map(grid, wrenches, self._fields[key], pose_list(self.kinematics, grid, start.q), wanted)

    @cached_property
    def _fields(self) -> dict[tuple[Question, bytes], Field]:
        return {}
