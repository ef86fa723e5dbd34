"""Stiffness of elastic machines: in one configuration, under load, over a workspace; natural modes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numpy.typing import ArrayLike

from closedchain.kinematics.state import State, check_own
from closedchain.model.configurations import Configurations
from closedchain.sweep.question import Grid

if TYPE_CHECKING:
    from xarray import Dataset

    from closedchain.stiffness.evaluation import ElasticMachine, MapKernel, MapRequest
    from closedchain.stiffness.loaded import LoadedStiffness
    from closedchain.stiffness.maps import Compliant
    from closedchain.stiffness.result import Stiffness
    from closedchain.stiffness.vibration import NaturalModes

# what elastic machines need is imported when it is first asked for


class ElasticModel(Configurations):
    """Stiffness and vibration of a machine with elastic parts."""

    @cached_property
    def elastic(self) -> ElasticMachine:
        """The machine with its legs as springs, or an error that says why there is no stiffness."""
        from closedchain.stiffness.evaluation import ElasticMachine

        return ElasticMachine(self.system)

    @cached_property
    def elastic_actuators(self) -> ElasticMachine:
        """The same with rigid links and bearings."""
        from closedchain.stiffness.evaluation import ElasticMachine, rigid_links

        return ElasticMachine(rigid_links(self.system))

    def stiffness(
        self,
        state: State,
        reference_point: ArrayLike | None = None,
        *,
        compliance: Compliant = "all",
        verify: bool = True,
    ) -> Stiffness:
        """Cartesian stiffness with locked actuators.

        state: where the machine is
        reference_point: in the world, m; by default the platform's origin
        compliance: "all", or "actuators" to take links and bearings as rigid
        verify: a stiffness or deflection whose residual is too large is an AccuracyError

        Example:
            >>> stiffness = wrist.stiffness(wrist.assemble())
            >>> stiffness.matrix.shape, stiffness.rank
            ((6, 6), 6)
        """
        from closedchain.stiffness.evaluation import stiffness
        from closedchain.stiffness.maps import check_compliance

        check_own(state, self.kinematics)
        check_compliance(compliance)
        machine = self.elastic if compliance == "all" else self.elastic_actuators
        return stiffness(machine, state, reference_point, verify=verify)

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

        A BucklingError says which share of the load is borne.

        state: the unloaded configuration
        platform_wrench: [moment (N m); force (N)] at the platform's origin, world axes
        model_loads: add weight and the description's wrenches
        segments: pieces into which every beam is cut
        steps: in which the load is applied
        verify: an equilibrium whose residual is too large is an AccuracyError

        Example:
            >>> loaded = wrist.loaded_stiffness(wrist.assemble(), [0, 0, 0, 0, 0, -50.0])
            >>> 0.9 < loaded.stability < 1.1
            True
        """
        from closedchain.stiffness.loaded import loaded_stiffness

        check_own(state, self.kinematics)
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
        """Natural frequencies of the elastic machine with locked actuators, and the platform's motion in each mode.

        state: where the machine is

        Example:
            >>> modes = wrist.natural_modes(wrist.assemble())
            >>> bool((np.diff(modes.frequencies) >= 0).all())
            True
        """
        from closedchain.stiffness.vibration import natural_modes

        check_own(state, self.kinematics)
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
        progress: bool | None = None,
        store: str | Path | None = None,
        cluster: Any = None,
        chunk: int | None = None,
        variables: Sequence[str] | None = None,
        verify: bool = True,
    ) -> Dataset:
        """Stiffness over a grid of platform poses: an xarray Dataset with units.

        Cells out of reach, beyond joint limits or singular hold NaN, see its variable `status`.

        grid: poses of the platform, or its task coordinates (Grid.of_task)
        platform_wrenches: [moment; force] (n, 6), or one (6), at the platform's origin in world axes, N m and N
        state: its working mode is kept; by default the description's start
        compliance: "all", or "actuators" to take links and bearings as rigid
        model_loads: add weight and the description's wrenches
        frequencies: add natural frequencies (Hz), the legs' inertia reduced to the platform
        threads: by default one for each core that this process may use
        progress: show a bar on standard error; by default on a terminal after a while
        store: folder of a zarr store that is made, or taken up where it was left; the dataset is then lazy
        cluster: a Dask client whose workers compute; they must see the store at the same path
        chunk: poses computed together; a store keeps the one it was made with
        variables: names of what is kept; by default all
        verify: add the residual of every cell, and compute those again that do not verify

        Example:
            >>> grid = cc.Grid.azimuth_tilt_torsion(azimuth=[0.0, 1.0], tilt=[0.1, 0.2, 0.3])
            >>> stiffness_map = wrist.stiffness_map(grid, [0, 0, 0, 0, 0, -10.0])
            >>> dict(stiffness_map.sizes)["azimuth"], dict(stiffness_map.sizes)["tilt"]
            (2, 3)
        """
        from closedchain.stiffness.evaluation import make_map_kernel
        from closedchain.stiffness.maps import MapOptions, StiffnessQuestion, checked_wrenches, stiffness_map

        options = MapOptions(compliance, model_loads, frequencies, threads, progress, verify)
        wrenches = checked_wrenches(platform_wrenches)
        start = self._given(state)
        grid = self._posed(grid, start)
        cut = self.system.cut_joints
        loads = tuple(tuple(wrench) for wrench in wrenches.tolist())
        question = StiffnessQuestion(self.mechanism, cut, tuple(start.q.tolist()), loads, options)
        key = (question.request, start.q.tobytes())
        if key not in self._map_kernels:
            self._map_kernels[key] = make_map_kernel(self.elastic, self.kinematics, question.request, start.q)
        machine = self.elastic if compliance == "all" else self.elastic_actuators
        made = replace(question, made=(self._map_kernels[key], self.kinematics, machine))
        return stiffness_map(made, grid, store, cluster=cluster, chunk=chunk, variables=variables)

    @cached_property
    def _map_kernels(self) -> dict[tuple[MapRequest, bytes], MapKernel]:
        return {}
