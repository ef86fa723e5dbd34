"""Stiffness of elastic machines: in one configuration, under load, over a workspace; natural modes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from numpy.typing import ArrayLike

from closedchain.kinematics.state import State
from closedchain.model.configurations import Configurations
from closedchain.stiffness.evaluation import (
    ElasticMachine,
    MapKernel,
    MapRequest,
    make_map_kernel,
    rigid_links,
    stiffness_at,
)
from closedchain.stiffness.evaluation import stiffness as cartesian_stiffness
from closedchain.stiffness.loaded import LoadedStiffness, loaded_stiffness
from closedchain.stiffness.maps import (
    Compliant,
    MapOptions,
    check_compliance,
    checked_wrenches,
    pose_list,
    stiffness_map,
)
from closedchain.stiffness.result import Stiffness
from closedchain.stiffness.vibration import NaturalModes, natural_modes
from closedchain.sweep.grid import Grid
from closedchain.types import Array

if TYPE_CHECKING:
    from xarray import Dataset


class ElasticModel(Configurations):
    """Stiffness and vibration of a machine with elastic parts."""

    @cached_property
    def elastic(self) -> ElasticMachine:
        """The machine with its legs as springs, or an error that says why there is no stiffness."""
        return ElasticMachine(self.system)

    @cached_property
    def elastic_actuators(self) -> ElasticMachine:
        """The same with rigid links and bearings."""
        return ElasticMachine(rigid_links(self.system))

    def stiffness(
        self,
        state: State,
        reference_point: ArrayLike | None = None,
        *,
        compliance: Compliant = "all",
        verify: bool = True,
    ) -> Stiffness:
        """Cartesian stiffness with locked actuators, at a point of the world (by default the platform's origin).

        compliance="actuators" takes links and bearings as rigid. With `verify` a stiffness or deflection whose residual
        is too large is an AccuracyError.
        """
        check_compliance(compliance)
        machine = self.elastic if compliance == "all" else self.elastic_actuators
        return cartesian_stiffness(machine, state, reference_point, verify=verify)

    def loaded_stiffness(
        self,
        state: State,
        platform_wrench: ArrayLike,
        *,
        model_loads: bool = False,
        segments: int = 2,
        steps: int = 5,
        verify: bool = True,
    ) -> LoadedStiffness:
        """Stiffness at the equilibrium under a wrench on the platform's origin, geometric term included.

        `model_loads` adds weight and the description's wrenches. Beams are cut into `segments`, the load is applied in
        `steps`; a BucklingError says which share of it is borne. With `verify` an equilibrium whose residual is too
        large is an AccuracyError.
        """
        return loaded_stiffness(
            self.system.mechanism,
            state,
            platform_wrench,
            model_loads=model_loads,
            segments=segments,
            steps=steps,
            verify=verify,
        )

    def natural_modes(self, state: State) -> NaturalModes:
        """Natural frequencies of the elastic machine with locked actuators, and the platform's motion in each mode."""
        return natural_modes(self.elastic, state.q, self.kinematics.poses(state.q))

    def stiffness_map(
        self,
        grid: Grid,
        platform_wrenches: ArrayLike,
        state: State | None = None,
        *,
        compliance: Compliant = "all",
        model_loads: bool = False,
        frequencies: bool = False,
        threads: int | None = None,
        progress: bool = False,
        verify: bool = True,
    ) -> Dataset:
        """Stiffness over a grid of platform poses: an xarray Dataset with units.

        Cells out of reach, beyond joint limits or singular hold NaN, see its variable `status`.

        Args:
            grid: poses of the platform.
            platform_wrenches: wrenches [moment; force] (n, 6), or one (6), at the platform's origin in world axes.
            state: its working mode is kept; by default the description's start.
            compliance: "actuators" takes links and bearings as rigid.
            model_loads: add weight and the description's wrenches.
            frequencies: add natural frequencies, the legs' inertia reduced to the platform.
            threads: by default one for each core.
            progress: show a bar on standard error.
            verify: add the residual of every cell, and compute those again that do not verify.
        """
        options = MapOptions(compliance, model_loads, frequencies, threads, progress, verify)
        wrenches = checked_wrenches(platform_wrenches)
        start = self.assemble() if state is None else state
        request = MapRequest(len(wrenches), compliance == "actuators", model_loads, frequencies, verify)
        key = (request, start.q.tobytes())
        if key not in self._map_kernels:
            self._map_kernels[key] = make_map_kernel(self.elastic, self.kinematics, request, start.q)
        poses = pose_list(self.kinematics, grid, start.q)
        machine = self.elastic if compliance == "all" else self.elastic_actuators
        platform = self.system.link(self.kinematics.platform_name()).index

        def at(q: Array) -> Stiffness:
            return stiffness_at(machine, q, self.kinematics.poses(q)[platform][:, 3])

        return stiffness_map(grid, wrenches, self._map_kernels[key], poses, at, options)

    @cached_property
    def _map_kernels(self) -> dict[tuple[MapRequest, bytes], MapKernel]:
        return {}
