"""How an elastic machine moves around a state: under the load on its platform, and in its natural modes, magnified.

Bodies are drawn rigid; where a link bends, its near end moves as computed and its far end as if it did not bend.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import numpy as np
from scipy.spatial.transform import Rotation

from closedchain.errors import ClosedChainError
from closedchain.kinematics.state import State
from closedchain.show.viewer.session import Session
from closedchain.stiffness.vibration import body_deflections
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.show.viewer.server import BrowserViewer

AT_REST, LOADED = "at rest", "under the load"
MOST_MODES = 8
DRAWN = 0.06  # of the machine's size: the largest shift as it is drawn at first
PERIOD = 1.6  # s of a swing on the screen, whatever its frequency
PAUSE = 1 / 40  # s between pictures

Poses = dict[str, tuple[Array, Array]]


class ElasticShapes:
    """Small motions of a session's machine where it is now, by name: {body: [rotation; translation] at its origin}."""

    def __init__(self, session: Session) -> None:
        self.state, model = session.state, session.model
        q, poses = self.state.q, model.kinematics.poses(self.state.q)
        modes = model.natural_modes(self.state)
        self.shapes: dict[str, dict[str, Array]] = {AT_REST: {}}
        if session.wrench.any() and session.body == model.mechanism.platform:
            self.shapes[LOADED] = body_deflections(model.elastic, q, poses, session.wrench)
        for k, frequency in enumerate(modes.frequencies[:MOST_MODES]):
            self.shapes[f"mode {k + 1}: {frequency:.4g} Hz"] = {
                name: screws[:, k] for name, screws in modes.bodies.items()
            }

    def shift(self, name: str) -> float:
        """The largest displacement of a body's origin or of a point as far from it as a quarter of the machine, m."""
        reach = 0.25 * self.state.kinematics.system.size
        sizes = [np.linalg.norm(s[3:]) + reach * np.linalg.norm(s[:3]) for s in self.shapes[name].values()]
        return float(max(sizes, default=0.0))

    def magnification(self, name: str) -> float:
        """By how much a shape must be magnified to be seen."""
        return DRAWN * self.state.kinematics.system.size / max(self.shift(name), 1e-300)

    def poses(self, name: str, factor: float) -> Poses:
        """Where bodies are, moved by so many times the shape."""
        found: Poses = {}
        for body, screw in self.shapes[name].items():
            rest = self.state.body(body)
            turn = Rotation.from_rotvec(factor * screw[:3]).as_matrix()
            found[body] = turn @ rest.rotation, rest.position + factor * screw[3:]
        return found


class ElasticPanel:
    """The folder of the viewer's panel: which shape, how large, and its swing."""

    def __init__(self, viewer: BrowserViewer, gui: Any) -> None:
        self._viewer = viewer
        with gui.add_folder("Elasticity", expand_by_default=False):
            self._choice = gui.add_dropdown("shape", [AT_REST], initial_value=AT_REST)
            self._factor = gui.add_slider("magnified", min=0.0, max=3.0, step=0.05, initial_value=1.0)
            self._words = gui.add_html("")
        self._shapes: ElasticShapes | None = None
        self.refresh()

        @self._choice.on_update  # type: ignore[untyped-decorator]
        async def _(event: Any) -> None:
            if event.client is not None:
                self.choose(self._choice.value)

    @property
    def names(self) -> tuple[str, ...]:
        """The shapes that can be chosen."""
        return tuple(self._choice.options)

    def refresh(self) -> None:
        """Shapes where the machine is now."""
        try:
            self._shapes = ElasticShapes(self._viewer.session)
        except ClosedChainError as error:
            self._shapes = None
            self._viewer.say(str(error))
        names = (AT_REST,) if self._shapes is None else tuple(self._shapes.shapes)
        chosen = self._choice.value if self._choice.value in names else AT_REST
        self._choice.options = names
        self._choice.value = chosen

    def choose(self, name: str) -> None:
        """Swing in a shape, or stop."""
        self._choice.value = name
        if name != AT_REST:
            self._viewer.wish("swing", self._swing)

    def _swing(self) -> bool:
        name, shapes = self._choice.value, self._shapes
        if shapes is None or name not in shapes.shapes or not _same(shapes.state, self._viewer.session.state):
            self.refresh()
            name, shapes = self._choice.value, self._shapes
        if shapes is None or name == AT_REST:
            self._words.content = ""
            self._viewer.show_moved({})
            return False
        by = self._factor.value * shapes.magnification(name)
        phase = np.sin(2 * np.pi * time.monotonic() / PERIOD)
        # a load pulls to one side, a mode swings to both
        self._viewer.show_moved(shapes.poses(name, by * (0.5 * (1 + phase) if name == LOADED else phase)))
        shift = f"largest shift {1e3 * shapes.shift(name):.3g} mm, " if name == LOADED else ""
        self._words.content = f"<div style='font-size:.85em;padding:0 .8em'>{shift}drawn × {by:.3g}</div>"
        time.sleep(PAUSE)
        return True


def is_elastic(session: Session) -> bool:
    """Whether the machine has shapes to show."""
    try:
        return bool(session.model.elastic.platform)
    except ClosedChainError:
        return False


def _same(one: State, other: State) -> bool:
    return bool(np.array_equal(one.q, other.q))
