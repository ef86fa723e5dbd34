"""Where does it rest: static equilibria under gravity, springs, wrenches and actuator forces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.equilibrium import StaticEquations, StaticEquilibrium, Statics, different, refuse_singular
from closedchain.dynamics.interface import Forces
from closedchain.errors import (
    ArgumentError,
    AssemblyError,
    EquilibriumError,
    UnknownNameError,
    choose,
)
from closedchain.kinematics.assemble import make_targets, search, starts
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import counted, flag, names_of
from closedchain.model.configurations import Configurations
from closedchain.multibody.loads import link_wrenches


class StaticModel(Configurations):
    """Questions about equilibria."""

    def equilibrium(
        self,
        guess: State | None = None,
        forces: Forces = None,
        hold: Sequence[str] = (),
        *,
        wrenches: Mapping[str, ArrayLike] | None = None,
        stable: bool = True,
    ) -> StaticEquilibrium:
        """Where the machine rests under gravity, springs, struts, wrenches and actuator forces, near a guess.

        guess: where the search starts; by default as assembled
        forces: N or N m of actuators that are not held, by name or in order; none: zero
        hold: names of actuators that stay where the guess has them, or "all"; their forces are found
        wrenches: body → [moment; force] (N m, N) at its origin in world axes, beside those of the description
        stable: go downhill to a stable one; False takes the nearest that Newton's method finds, stable or not

        Example:
            >>> held = model.equilibrium(state, hold=["crank_motor"])
            >>> bool(np.isclose(held.forces["crank_motor"], model.inverse_dynamics(state)["crank_motor"]))
            True
        """
        statics = self._statics(forces, hold, wrenches)
        near = self._given(guess)
        refuse_singular(self.kinematics, near.q, self.mobility.dof)
        return statics.settle(near.q, near.turns, flag("stable", stable))

    def equilibria(
        self,
        guess: State | None = None,
        forces: Forces = None,
        hold: Sequence[str] = (),
        *,
        wrenches: Mapping[str, ArrayLike] | None = None,
        tries: int = 12,
    ) -> list[StaticEquilibrium]:
        """All equilibria that were found, told apart by where the bodies are, stable ones first.

        guess: from here and from configurations around it the search starts; by default as assembled
        forces, hold, wrenches: as for equilibrium
        tries: starting configurations, from each of which a stable one and the nearest of any kind are looked for

        Example:
            >>> [rest.stability for rest in model.equilibria(tries=4)]  # hanging and upright, in both assembly modes
            ['stable', 'stable', 'unstable', 'unstable']
        """
        statics, near = self._statics(forces, hold, wrenches), self._given(guess)
        counted("tries", tries, 1)
        nothing, held = make_targets(self.kinematics, None, None), statics.held_coordinates(near.q, near.turns)
        found = []
        for start, _ in zip(starts(self.kinematics, near.q, reach=np.pi), range(tries), strict=False):
            attempt = search(self.kinematics, nothing, start)
            for stable in (True, False) if attempt.closed else ():
                with suppress(EquilibriumError, AssemblyError):
                    found.append(statics.settle(attempt.q, near.turns, stable, held))
        return different(found)

    def _statics(self, forces: Forces, hold: Sequence[str], wrenches: Mapping[str, ArrayLike] | None) -> Statics:
        self.system.refuse_dry("rests wherever friction holds it: it has no single equilibrium")
        names = [actuator.name for actuator in self.system.actuators]
        if isinstance(hold, str) and hold != "all":
            raise ArgumentError(f"hold is a list of names of actuators, or 'all', not {hold!r}")
        held = names if isinstance(hold, str) else [*names_of("hold", hold)]
        for name in held:
            if name not in names:
                raise UnknownNameError(f"hold: {choose('actuator', name, names)}")
            if isinstance(forces, Mapping) and name in forces:
                raise ArgumentError(f"actuator {name!r} is held and has a force; one of them is to be found")
        loads = link_wrenches(self.system, wrenches, 1)[0]
        given = self.forces(forces)
        return Statics(self._static_equations, given, [names.index(name) for name in held], loads)

    @cached_property
    def _static_equations(self) -> StaticEquations:
        return StaticEquations(self.kinematics)
