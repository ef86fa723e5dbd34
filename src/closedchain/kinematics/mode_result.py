"""The modes of a machine as a result: states, how many, whether these are all, self-motions; it prints as a table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import numpy as np

from closedchain.errors import UnsupportedError
from closedchain.kinematics.assemble import Targets
from closedchain.kinematics.closure import driven_joints
from closedchain.kinematics.mobility import Mobility
from closedchain.kinematics.mode_paths import TRIES, JoinedModes, Joining
from closedchain.kinematics.modes import Verdict
from closedchain.kinematics.state import State
from closedchain.records import dataclass
from closedchain.spatial.numeric import matrix_quaternion, rotation_vector, xyz_angles
from closedchain.views import Viewer, view

if TYPE_CHECKING:
    from matplotlib.figure import Figure

PRINTED, DIGITS = 12, 9  # modes of a table, and decimals


@dataclass(frozen=True, eq=False)
class SelfMotion:
    """A continuum of states with the same given coordinates: the machine moves while its actuators are locked.

    dimension: of the continuum
    states: along one curve in it
    closed: whether the curve comes back to its beginning
    error: the largest opening of a loop or distance from a given coordinate along it, machine sizes or rad

    Example:
        >>> family = cc.compile(cc.library.hexapod()).assembly_modes(verify=False).families[0]
        >>> family.dimension, family.error < 1e-12
        (1, True)
    """

    dimension: int
    states: tuple[State, ...]
    closed: bool
    error: float

    def __str__(self) -> str:
        kinematics = self.states[0].kinematics
        name = kinematics.system.mechanism.platform or kinematics.system.mechanism.bodies[-1].name
        bodies = [state.body(name) for state in self.states]
        first = bodies[0]
        angle = max(np.linalg.norm(rotation_vector(matrix_quaternion(first.rotation.T @ b.rotation))) for b in bodies)
        away = max(np.linalg.norm(b.position - first.position) for b in bodies)
        kind = "closed curve" if self.closed else "curve"
        return (
            f"self-motion of dimension {self.dimension}: {name} moves by up to {away:.3g} m and "
            f"{np.rad2deg(angle):.3g}° along a {kind} of {len(self.states)} states"
        )

    def frames(self, rate: float = 30.0) -> Iterator[tuple[float, State]]:
        """Times (s) and states, at a rate (1/s): one state after the other."""
        return ((k / rate, state) for k, state in enumerate(self.states))

    def animate(self, path: str | Path, rate: float = 30.0) -> Path:
        """Write the motion as an .html file that plays offline, a video (.mp4) or a .gif.

        path: of the file
        rate: frames per second, one for every state
        """
        written: Path = view("animation")(self, path, rate)
        return written

    def view(self, *, port: int = 8080, open_browser: bool = True) -> Viewer:
        """Play the motion in the browser (extra `view`); on this computer only.

        port: of the server, or the next that is free; 0: any
        open_browser: open a window
        """
        shown: Viewer = view("self-motion viewer")(self, port=port, open_browser=open_browser)
        return shown


@dataclass(frozen=True, eq=False)
class Modes:
    """The modes of a machine, nearest to the start first, and whether these are all.

    kind: "assembly" (joints are given) or "working" (the platform is)
    states: one for every mode; modes differ by the pose of the platform, of all bodies where there is no platform, and
        working modes by the coordinates of actuators: what only turns a leg over is the same mode
    trace_test: "passed" (no mode of finite many is missing), "failed", "not applicable" (the loops are not algebraic),
        "not made"
    finite: number of complex solutions found, the real ones among them
    bound: number of solutions of the family of machines with other dimensions, where the trace test passed for it
    families: self-motions with the given coordinates
    notes: what is not certain, and why
    evaluations: of the loops and their derivatives, that it took

    Example:
        >>> modes = model.assembly_modes(joints={"crank": 1.2})
        >>> modes.count, modes.trace_test, modes.bound
        (2, 'passed', 2)
        >>> [round(state["rocker"], 3) for state in modes]
        [1.093, -1.772]
        >>> print(str(modes).splitlines()[0])
        four_bar: 2 assembly modes, complete by trace test (2 finite solutions of bound 2)
    """

    kind: Literal["assembly", "working"]
    states: tuple[State, ...]
    trace_test: Verdict
    finite: int | None
    bound: int | None
    families: tuple[SelfMotion, ...]
    notes: tuple[str, ...]
    evaluations: int
    _targets: Targets = field(repr=False)
    _mobility: Mobility = field(repr=False)

    @property
    def count(self) -> int:
        """How many modes were found."""
        return len(self.states)

    @property
    def complete(self) -> bool:
        """Whether no mode is missing but those on self-motions."""
        return self.trace_test == "passed"

    def __len__(self) -> int:
        return len(self.states)

    def __iter__(self) -> Iterator[State]:
        return iter(self.states)

    def __getitem__(self, number: int) -> State:
        """The state of a mode by its number."""
        return self.states[number]

    def __str__(self) -> str:
        lines = [f"{self._targets.kinematics.system.mechanism.name}: {self.words}"]
        header, rows = self.table()
        widths = [max(len(row[k]) for row in (header, *rows)) for k in range(len(header))] if rows else []
        shown = (header, *rows[:PRINTED]) if rows else ()
        lines += ["  " + "  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in shown]
        if len(rows) > PRINTED:
            lines.append(f"  … {len(rows) - PRINTED} more")
        return "\n".join([*lines, *(f"  {family}" for family in self.families), *(f"  note: {n}" for n in self.notes)])

    @property
    def words(self) -> str:
        """How many, and whether these are all, in words."""
        modes = f"{self.count} {self.kind} mode{'' if self.count == 1 else 's'}"
        if not self.complete:
            return f"at least {modes}" + (f" (bound {self.bound})" if self.bound is not None else "")
        return f"{modes}, complete by trace test ({self.finite} finite solutions of bound {self.bound})"

    def table(self) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
        """Names of columns, and a row of text for every mode: the platform's pose, or the coordinates of joints."""
        kinematics = self._targets.kinematics
        if self.kind == "assembly" and kinematics.system.platform is not None:
            header = ("mode", "x (m)", "y (m)", "z (m)", "about x (°)", "about y (°)", "about z (°)")
            rows = [(*s.platform.position, *np.rad2deg(xyz_angles(s.platform.rotation))) for s in self.states]
        else:
            names = driven_joints(kinematics) if self.kind == "working" else self._free_joints()
            header = ("mode", *names)
            rows = [tuple(float(np.ravel(state[name])[0]) for name in names) for state in self.states]
        return header, [(str(k), *(f"{round(value, DIGITS) + 0.0:.6g}" for value in row)) for k, row in enumerate(rows)]

    def _free_joints(self) -> list[str]:
        given, system = set(self._targets.joints), self._targets.kinematics.system
        return [joint.name for joint in system.mechanism.joints if joint.dof and joint.name not in given][:6]

    def joined(self, tries: int = TRIES) -> JoinedModes:
        """Which modes are joined by a motion without a parallel singularity, with one such motion for each pair.

        Random trees look for the motions; actuators move, and come back to where they are given.

        tries: random goals for every pair of modes
        """
        if self.kind != "assembly":
            raise UnsupportedError("working modes are parted by serial singularities; joined() is about assembly modes")
        kinematics = self._targets.kinematics
        bodies = [body.name for body in kinematics.system.mechanism.bodies]
        platform = kinematics.system.mechanism.platform
        joining = Joining(kinematics, self._mobility, self._targets, [platform] if platform else bodies)
        groups, motions = [[k] for k in range(self.count)], dict[tuple[int, int], tuple[State, ...]]()
        for i in range(self.count):
            for j in range(i + 1, self.count):
                one, other = (next(group for group in groups if k in group) for k in (i, j))
                if one is other:
                    continue
                way = joining.between(self.states[i].q, self.states[j].q, tries)
                if way is not None:
                    turns = kinematics.turns_along(np.array(way), self.states[i].turns)
                    rows = zip(way, turns, strict=True)
                    motions[i, j] = tuple(
                        State(kinematics, q, np.zeros(kinematics.system.nv), near=turn) for q, turn in rows
                    )
                    groups = [group for group in groups if group not in (one, other)] + [sorted([*one, *other])]
        return JoinedModes(tuple(tuple(group) for group in sorted(groups)), motions)

    def draw(self, *, most: int = PRINTED) -> Figure:
        """Draw the modes side by side with Matplotlib.

        most: how many, the nearest to the start first
        """
        drawn: Figure = view("modes")(self, most)
        return drawn

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        shown: str = view("html")(self)
        return shown
