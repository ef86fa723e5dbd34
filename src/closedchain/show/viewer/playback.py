"""A run or a self-motion in the viewer: play bar, trails, plots beside; contact forces and reactions as arrows."""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Any, final

import numpy as np

from closedchain.show.viewer.session import Arrow
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.kinematics.evaluate import Kinematics
    from closedchain.kinematics.mode_result import SelfMotion
    from closedchain.kinematics.state import State
    from closedchain.show.viewer.server import BrowserViewer
    from closedchain.simulate.run import Run

RATE = 60.0  # frames per second of the run that are kept
MOST_FRAMES = 6000
PLOTTED = 400  # points of a curve
SPEEDS = ("0.1", "0.25", "0.5", "1", "2")


class Film(ABC):
    """States one after the other, to be played.

    times: s, of every state
    """

    times: Array
    states: Sequence[State]

    @abstractmethod
    def arrows(self, k: int) -> tuple[Arrow, ...]:
        """What is drawn into a frame."""

    @abstractmethod
    def curves(self) -> dict[str, tuple[Array, dict[str, Array]]]:
        """Title with unit → times and named curves."""

    def at(self, t: float) -> int:
        """The frame that is shown at a time."""
        return int(np.clip(np.searchsorted(self.times, t + 1e-12, side="right") - 1, 0, len(self.times) - 1))

    def trail(self, body: str, point: Array) -> Array:
        """The way of a point of a body, (n, 3)."""
        return np.array([state.body(body).point(point) for state in self.states])


@final
class CurveFrames(Film):
    """A self-motion."""

    def __init__(self, motion: SelfMotion) -> None:
        found = list(motion.frames(RATE))
        self.times, self.states = np.array([t for t, _ in found]), [state for _, state in found]

    def arrows(self, k: int) -> tuple[Arrow, ...]:
        return ()

    def curves(self) -> dict[str, tuple[Array, dict[str, Array]]]:
        name = self.states[0].kinematics.system.mechanism.platform
        if name is None:
            return {}
        positions = np.array([state.body(name).position for state in self.states])
        return {"platform (m)": (self.times, dict(zip("xyz", positions.T, strict=True)))}


@final
class Frames(Film):
    """States of a run at an even rate, and what is shown with them."""

    def __init__(self, run: Run) -> None:
        duration = max(float(run.time[-1] - run.time[0]), 1e-9)
        self.run, self.rate = run, min(RATE, MOST_FRAMES / duration)
        found = list(run.frames(self.rate))
        self.times = np.array([t for t, _ in found])
        self.states = [state for _, state in found]
        size = run.machine.kinematics.system.size
        self._contacts = self._contact_arrows(size) if run.contact_names else []

    def arrows(self, k: int) -> tuple[Arrow, ...]:
        """Contact forces in a frame."""
        return tuple(self._contacts[k]) if self._contacts else ()

    def curves(self) -> dict[str, tuple[Array, dict[str, Array]]]:
        """Title with unit → times and named curves: actuated coordinates, forces, energies."""
        run = self.run
        some = np.unique(np.linspace(0, len(run) - 1, PLOTTED).astype(int))
        system = run.machine.kinematics.system
        driven = list(dict.fromkeys(actuator.joint for actuator in system.actuators))
        single = [link.name for link in system.owners if link.model.nq == 1]
        joints = [name for name in driven or single if run[name].ndim == 1][:6]
        found: dict[str, dict[str, Array]] = {}
        for name in joints:
            turns = system.element(name).model.angles[0]
            found.setdefault("angle (rad)" if turns else "travel (m)", {})[name] = run[name][some]
        for actuator in system.actuators[:6]:
            turns = system.element(actuator.joint).model.angles[actuator.coordinate]
            curves = found.setdefault("torque (N m)" if turns else "force (N)", {})
            curves[actuator.name] = run.force(actuator.name)[some]
        energy = run.energy
        found["energy (J)"] = {
            "kinetic": energy.kinetic[some],
            "potential, from the start": (energy.potential - energy.potential[0])[some],
        }
        return {title: (run.time[some], curves) for title, curves in found.items() if curves}

    def _contact_arrows(self, size: float) -> list[list[Arrow]]:
        """Forces on the contacts' bodies, at the points of contact; the largest as long as 0.6 of the machine."""
        rows = np.clip(np.searchsorted(self.run.time, self.times, side="right") - 1, 0, len(self.run) - 1)
        forces = self.run.contact_forces[rows]
        scale = 0.6 * size / max(float(np.linalg.norm(forces, axis=2).max(initial=0.0)), 1e-300)
        frames, found = contact_frames(self.run.machine.kinematics), []
        for state, per_contact in zip(self.states, forces, strict=True):
            places = np.hsplit(np.array(frames(state.q)), len(per_contact))  # axes and point of each
            pairs = zip(places, per_contact, strict=True)
            ends = [(at[:, 3], at[:, 3] + scale * at[:, :3] @ force) for at, force in pairs]
            found.append([Arrow("contact", *end) for end in ends if np.linalg.norm(end[1] - end[0]) > 1e-3 * size])
        return found


def contact_frames(kinematics: Kinematics) -> Any:
    """A function of q: 3×4 of every contact beside each other, tangents, normal and point."""
    import casadi as ca

    from closedchain.contact.geometry import ContactGeometry

    tree = kinematics.tree
    places = [ca.horzcat(contact.axes, contact.point) for contact in ContactGeometry(tree).contacts]
    return ca.Function("contacts", [tree.q], [ca.horzcat(*places)])


class Playback:
    """The play bar of a run and what hangs on it."""

    def __init__(self, viewer: BrowserViewer, gui: Any) -> None:
        assert viewer.film is not None
        self.viewer, self.frames = viewer, viewer.film
        times = self.frames.times
        first, last = float(times[0]), float(times[-1])
        with gui.add_folder("Run"):
            self.play = gui.add_button("Play")
            step = max((last - first) / 1000, 1e-9)
            self.time = gui.add_slider(
                "time (s)", min=first, max=max(last, first + 1e-9), step=step, initial_value=first
            )
            self.speed = gui.add_dropdown("speed", SPEEDS, initial_value="1")
            trail = gui.add_checkbox("trail", True)
        self._plots = self._add_plots(gui)
        self._trail = self._add_trail()
        self._playing = threading.Event()
        self._shown = -1

        @self.play.on_click  # type: ignore[untyped-decorator]
        async def _(_: Any) -> None:
            self.toggle()

        @self.time.on_update  # type: ignore[untyped-decorator]
        async def _(event: Any) -> None:
            if event.client is not None:
                self._playing.clear()
                self.play.label = "Play"
                viewer.wish("time", lambda: self.show(float(self.time.value)))

        @trail.on_update  # type: ignore[untyped-decorator]
        async def _(_: Any) -> None:
            self._trail.visible = trail.value

        threading.Thread(target=self._run, name="closedchain playback", daemon=True).start()

    def toggle(self) -> None:
        """Play, or pause."""
        if self._playing.is_set():
            self._playing.clear()
        else:
            self._playing.set()
        self.play.label = "Pause" if self._playing.is_set() else "Play"

    def show(self, t: float) -> bool:
        """Show the run at a time."""
        k = self.frames.at(t)
        if k != self._shown:
            self._shown = k
            words = escape(f"{self.viewer.session.model.mechanism.name}, t = {self.frames.times[k]:.3f} s")
            words = f"<p style='padding:0 .8em'>{words}</p>"
            self.viewer.show_state(self.frames.states[k], self.frames.arrows(k), words)
        return False

    def _run(self) -> None:
        """Play at the speed of the clock, from the start again at the end."""
        times = self.frames.times
        while not self.viewer.ended.is_set():
            if not self._playing.wait(0.2):
                continue
            begun, at = time.monotonic(), float(self.time.value)
            if at >= times[-1] - 1e-9:
                at = float(times[0])
            while self._playing.is_set() and not self.viewer.ended.is_set():
                t = at + (time.monotonic() - begun) * float(self.speed.value)
                if t > times[-1]:
                    begun, at, t = time.monotonic(), float(times[0]), float(times[0])
                self.time.value = min(max(t, float(times[0])), float(times[-1]))
                self.show(t)
                time.sleep(1 / 40)

    def _add_trail(self) -> Any:
        session = self.viewer.session
        position = session.handle[1]
        motion = session.state.body(session.body)
        way = self.frames.trail(session.body, motion.rotation.T @ (position - motion.position))
        if len(way) < 2:
            way = np.repeat(way, 2, axis=0)
        segments = np.stack([way[:-1], way[1:]], axis=1)
        return self.viewer.server.scene.add_line_segments(
            "/trail", segments, (216, 27, 96), thickness=0.25 * self.viewer.stage.parts.radius
        )

    def _add_plots(self, gui: Any) -> list[Any]:
        from closedchain.show.scene import COLOURS

        plots = []
        with gui.add_folder("Plots"):
            for title, (times, curves) in self.frames.curves().items():
                names: list[dict[str, Any]] = [{"label": "time (s)"}]
                names += [
                    {"label": name, "stroke": COLOURS[i % len(COLOURS)], "width": 2} for i, name in enumerate(curves)
                ]
                plots.append(
                    gui.add_uplot(
                        (times, *curves.values()),
                        tuple(names),
                        title=title,
                        scales={"x": {"time": False}},
                        aspect=1.6,
                    )
                )
        return plots
