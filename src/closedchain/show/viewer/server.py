"""The viewer in the browser: a viser server on this computer only, around a session.

Callbacks put what is wanted into a queue, where the newest wish of a kind replaces older ones; one thread of the viewer
fulfils them in turn, so that a slow machine lags behind by one frame and never by many.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from html import escape
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from closedchain.errors import ClosedChainError
from closedchain.kinematics.state import State
from closedchain.kinematics.task_coordinates import NAMES, ROTATIONAL
from closedchain.show.viewer.elasticity import ElasticPanel, is_elastic
from closedchain.show.viewer.local import HOST, local_server, silence
from closedchain.show.viewer.playback import CurveFrames, Film, Frames, Playback
from closedchain.show.viewer.session import SHADES, Frame, Session
from closedchain.show.viewer.stage import Stage
from closedchain.spatial.numeric import matrix_quaternion, quaternion_matrix
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.kinematics.mode_result import SelfMotion
    from closedchain.model import Model
    from closedchain.simulate.run import Run

PORT = 8080
STEPS = 8  # of a drag between two frames: the slowest machine then keeps up with 30 of them per second
MOST_SLIDERS = 24


class Dial:
    """A slider of a coordinate in rad or m, or in degrees: its steps are round, so that its number fits the box.

    name: of the coordinate        turns: whether it is an angle
    """

    def __init__(self, gui: Any, name: str, turns: bool, limits: tuple[float, float], value: float) -> None:
        self.name, self.turns, self.scale = name, turns, 1.0
        self.low, self.high = limits
        low, high, step = self._range()
        self.slider = gui.add_slider(
            self._label("rad"), min=low, max=high, step=step, initial_value=rounded(value, step)
        )

    @property
    def value(self) -> float:
        """rad or m."""
        return float(self.slider.value) / self.scale

    def show(self, value: float) -> None:
        """Put the slider there, beyond its ends if need be."""
        if not self.low <= value <= self.high:
            self.low, self.high = min(self.low, value), max(self.high, value)
            self.slider.min, self.slider.max, self.slider.step = self._range()
        self.slider.value = rounded(value * self.scale, self.slider.step)

    def use_degrees(self, degrees: bool) -> None:
        """Change the unit of an angle."""
        if self.turns:
            value, self.scale = self.value, 180 / np.pi if degrees else 1.0
            self.slider.label = self._label("°" if degrees else "rad")
            self.slider.min, self.slider.max, self.slider.step = self._range()
            self.slider.value = rounded(value * self.scale, self.slider.step)

    def _label(self, angle: str) -> str:
        return f"{self.name} ({angle if self.turns else 'm'})"

    def _range(self) -> tuple[float, float, float]:
        low, high = self.low * self.scale, self.high * self.scale
        step = round_step(max(high - low, 1e-9) / 2000)
        return rounded(np.floor(low / step) * step, step), rounded(np.ceil(high / step) * step, step), step


def rounded(value: float, step: float) -> float:
    """A value to the digits of a step."""
    return round(float(value), max(0, -int(np.floor(np.log10(step)))))


def round_step(step: float) -> float:
    """The next larger of 1, 2, 5 times a power of ten."""
    power = 10.0 ** np.floor(np.log10(step))
    return float(next(one * power for one in (1, 2, 5, 10) if one * power >= step * (1 - 1e-12)))


class BrowserViewer:
    """A machine shown in the browser, at `url`, until `stop` is called or the program ends.

    url: the address, on this computer only
    session: the machine and what was asked of it
    """

    def __init__(self, session: Session, film: Film | None = None, port: int = PORT, open_browser: bool = True) -> None:
        self.session, self.film = session, film
        self._server = local_server(port, session.model.mechanism.name)
        self.url = f"http://{HOST}:{self._server.get_port()}"
        self._wishes: dict[str, Callable[[], bool]] = {}
        self._wished, self._lock, self._ended = threading.Condition(), threading.RLock(), threading.Event()
        self.stage = Stage(self._server, session.state)
        self.stage.light_up()
        self._dragging = False
        self._playback: Playback | None = None
        self._add_panel()
        self._frame = session.frame()
        self._show(self._frame)
        self._thread = threading.Thread(target=self._work, name="closedchain viewer", daemon=True)
        self._thread.start()
        if open_browser:
            import webbrowser

            webbrowser.open(self.url)

    # from a program
    def drag(self, rotation: Array, position: Array, steps: int = STEPS) -> Frame:
        """Drag the handle, as the hand does."""
        with self._lock:
            self._show(self.session.drag((rotation, position), steps))
            return self._frame

    def drive(self, values: dict[str, float], steps: int = STEPS) -> Frame:
        """Drive actuators, as the sliders do."""
        with self._lock:
            self._show(self.session.drive(values, steps))
            return self._frame

    def wait(self) -> None:
        """Return when the viewer was stopped, or at Ctrl-C."""
        try:
            while not self._ended.wait(0.2):
                pass
        except KeyboardInterrupt:
            self.stop()

    def stop(self) -> None:
        """Close the server."""
        if not self._ended.is_set():
            self._ended.set()
            with self._wished:
                self._wished.notify_all()
            self._thread.join(timeout=5.0)
            with silence():
                self._server.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def __repr__(self) -> str:
        return f"Viewer({self.session.model.mechanism.name}: {'stopped' if self._ended.is_set() else self.url})"

    def _repr_html_(self) -> str:
        """What a notebook on this computer shows."""
        return f'<iframe src="{escape(self.url)}" width="100%" height="560" style="border:0"></iframe>'

    # the thread that does what is wished
    def wish(self, kind: str, fulfil: Callable[[], bool]) -> None:
        """Have something done by the thread that moves the machine, again as long as it says so."""
        with self._wished:
            self._wishes.pop(kind, None)
            self._wishes[kind] = fulfil
            self._wished.notify_all()

    def _work(self) -> None:
        while True:
            with self._wished:
                while not self._wishes and not self._ended.is_set():
                    self._wished.wait()
                if self._ended.is_set():
                    return
                kind, fulfil = next(iter(self._wishes.items()))
                del self._wishes[kind]
            try:
                with self._lock:
                    again = fulfil()
            except ClosedChainError as error:
                self.say(str(error))
                again = False
            with self._wished:
                if again and (kind == "swing" or not self._wishes):  # a swing goes on after what was wished meanwhile
                    self._wishes.setdefault(kind, fulfil)

    # what the hand does
    def _add_panel(self) -> None:
        server, gui, size = self._server, self._server.gui, self.stage.parts.size
        rotation, position = self.session.handle
        self._gizmo = server.scene.add_transform_controls(
            "/handle",
            scale=0.28 * size,
            line_width=3.0,
            depth_test=False,
            wxyz=matrix_quaternion(rotation),
            position=position,
            disable_rotations=not self.session.turns,
        )

        @self._gizmo.on_update  # type: ignore[untyped-decorator]
        async def _(event: Any) -> None:
            self._dragging = event.phase != "end"
            if event.phase != "start":
                # pages leave out poses that follow each other quickly, but not the last one
                pose = quaternion_matrix(event.target.wxyz), np.array(event.target.position)
                self.wish("drag", lambda: self._fulfil(lambda: self.session.drag(pose, STEPS)))
            if event.phase == "end":
                self.wish("release", self._release)

        self._status = gui.add_html("")
        if self.film is not None:
            self._playback = Playback(self, gui)
        self._add_sliders()
        self._add_platform()
        self._add_load()
        self.elasticity = ElasticPanel(self, gui) if is_elastic(self.session) else None
        with gui.add_folder("Look", expand_by_default=False):
            held = gui.add_dropdown(
                "handle on", [body.name for body in self.stage.parts.mechanism.bodies], initial_value=self.session.body
            )
            names, degrees = gui.add_checkbox("names", False), gui.add_checkbox("degrees", False)
            back = gui.add_button("Back to the start")

        @degrees.on_update  # type: ignore[untyped-decorator]
        async def _(_: Any) -> None:
            for dial in (*self._sliders.values(), *self._task.values()):
                dial.use_degrees(degrees.value)

        @held.on_update  # type: ignore[untyped-decorator]
        async def _(event: Any) -> None:
            if event.client is not None:
                self.wish("hold", lambda: self._hold(held.value))

        @names.on_update  # type: ignore[untyped-decorator]
        async def _(_: Any) -> None:
            self.stage.name(names.value)

        @back.on_click  # type: ignore[untyped-decorator]
        async def _(_: Any) -> None:
            self.wish("reset", lambda: self._fulfil(self.session.reset))

    def _add_sliders(self) -> None:
        """One for every actuator: its joint's travel, else a turn or as far as the machine is large."""
        self._sliders: dict[str, Dial] = {}
        actuators = self.session.model.system.actuators[:MOST_SLIDERS]
        if not actuators:
            return
        with self._server.gui.add_folder("Actuators"):
            for actuator, value in zip(actuators, self.session.frame().actuators.values(), strict=False):
                limits, turns = self._travel(actuator.joint, actuator.coordinate, value)
                dial = Dial(self._server.gui, actuator.name, turns, limits, value)
                self._sliders[actuator.name] = dial
                dial.slider.on_update(lambda event, dial=dial: self._driven(event, dial))

    def _add_platform(self) -> None:
        """One slider for every task coordinate that the platform has: a radian or a third of the machine each way."""
        self._task: dict[str, Dial] = {}
        if self.session.task_names:
            with self._server.gui.add_folder("Platform", expand_by_default=False):
                for name in self.session.task_names:
                    turns, value = ROTATIONAL[NAMES.index(name)], self.session.state.task_coordinates[name]
                    reach = 1.0 if turns else self.session.model.system.size / 3
                    dial = Dial(self._server.gui, name, turns, (value - reach, value + reach), value)
                    self._task[name] = dial
                    dial.slider.on_update(lambda event, dial=dial: self._placed(event, dial))

    def _placed(self, event: Any, dial: Dial) -> None:
        if event.client is not None:
            wanted = {dial.name: dial.value}
            self.wish("place", lambda: self._fulfil(lambda: self.session.place(wanted, STEPS)))

    def _travel(self, joint: str, coordinate: int, value: float) -> tuple[tuple[float, float], bool]:
        part = self.session.model.system.element(joint)
        turns = bool(part.model.angles[coordinate])
        assert part.joint is not None
        if part.joint.limits is not None:
            low, high = np.reshape(part.joint.limits, (-1, 2))[coordinate].tolist()
        else:
            reach = float(np.pi) if turns else 0.5 * self.session.model.system.size
            low, high = value - reach, value + reach
        return (float(min(low, value)), float(max(high, value))), turns

    def _driven(self, event: Any, dial: Dial) -> None:
        if event.client is not None:
            wanted = {dial.name: dial.value}
            self.wish(f"drive {dial.name}", lambda: self._fulfil(lambda: self.session.drive(wanted, STEPS)))

    def _add_load(self) -> None:
        gui, session = self._server.gui, self.session
        if not session.model.system.actuators:
            return
        with gui.add_folder("Load", expand_by_default=False):
            shade = gui.add_dropdown("colours", SHADES, initial_value=session.shade)
            reactions = gui.add_checkbox("reactions", False)
            force = gui.add_vector3("force (N)", (0.0, 0.0, 0.0), step=1.0)
            moment = gui.add_vector3("moment (N m)", (0.0, 0.0, 0.0), step=0.1)
            speed = gui.add_vector3("velocity (m/s)", (0.0, 0.0, 0.0), step=0.01)

        def load() -> Frame:
            session.shade, session.reactions = shade.value, reactions.value
            session.wrench = np.array([*moment.value, *force.value])
            session.twist = np.array([0.0, 0.0, 0.0, *speed.value])
            return session.frame()

        async def changed(event: Any) -> None:
            if event.client is not None:
                self.wish("load", lambda: self._fulfil(load))

        for control in (shade, reactions, force, moment, speed):
            control.on_update(changed)

    def _fulfil(self, ask: Callable[[], Frame]) -> bool:
        self._show(ask())
        return self._frame.more

    def _hold(self, body: str) -> bool:
        self._show(self.session.hold(body))
        self._gizmo.disable_rotations = not self.session.turns
        return self._snap()

    def _release(self) -> bool:
        """The hand let go: the machine still arrives where it was pulled to, then the handle jumps there."""
        if self._frame.more:
            self._show(self.session.drag(self.session.asked, STEPS))
            return True
        return self._snap()

    def _snap(self) -> bool:
        """The handle jumps to where the machine is."""
        self.session.settle()
        rotation, position = self.session.handle
        self._gizmo.wxyz, self._gizmo.position = matrix_quaternion(rotation), position
        return False

    # what is seen
    def _show(self, frame: Frame) -> None:
        self._frame = frame
        with self._server.atomic():
            self.stage.show(frame.state, frame.colours, frame.arrows)
            if not self._dragging:
                rotation, position = self.session.handle
                self._gizmo.wxyz, self._gizmo.position = matrix_quaternion(rotation), position
            here = frame.state.task_coordinates if self._task and self.session.task_names else {}
            shown = [(dial, frame.actuators[name]) for name, dial in self._sliders.items()]
            for dial, value in (*shown, *((self._task[name], here[name]) for name in self._task if name in here)):
                dial.show(value)
            self._status.content = status(frame)

    def show_moved(self, moved: Mapping[str, tuple[Array, Array]]) -> None:
        """Show the state with some bodies elsewhere, as elastic ones are."""
        frame = self._frame
        with self._server.atomic():
            self.stage.show(frame.state, frame.colours, frame.arrows, moved)

    def show_state(self, state: State, arrows: Any = (), words: str = "") -> None:
        """Show a state of a run."""
        with self._lock, self._server.atomic():
            self.stage.show(state, {}, arrows)
            self._gizmo.visible = False
            if words:
                self._status.content = words

    def say(self, words: str) -> None:
        """Tell the person who looks what is wrong."""
        self._status.content = f"<p style='color:#c62828'>{escape(words)}</p>"

    @property
    def server(self) -> Any:
        """The viser server, to add things of one's own."""
        return self._server

    @property
    def ended(self) -> threading.Event:
        """Set when the viewer was stopped."""
        return self._ended


def status(frame: Frame) -> str:
    """Facts of a frame as a small HTML table; names are escaped."""
    parallel = "–" if frame.parallel is None else f"{frame.parallel:.3f}"
    rows = [
        ("from a parallel singularity", parallel),
        ("from a serial one", f"{frame.serial:.3f}"),
        ("largest loop opening", f"{frame.state.loop_error:.1e} m"),
    ]
    for name, force in frame.forces.items():
        power = f", {frame.powers[name]:.3g} W" if frame.powers[name] else ""
        rows.append((name, f"{force:.4g} {frame.units[name]}{power} ({100 * frame.shares[name]:.0f} %)"))
    cells = "".join(
        f"<tr><td style='padding-right:1em'>{escape(name)}</td><td>{escape(text)}</td></tr>" for name, text in rows
    )
    notes = "".join(f"<p style='color:#c62828;margin:.4em 0'>{escape(text)}</p>" for text in frame.stopped)
    notes += "".join(f"<p style='margin:.4em 0'>{escape(text)}</p>" for text in frame.notes)
    return f"<div style='font-size:.85em;padding:0 .8em'><table>{cells}</table>{notes}</div>"


def view_model(
    model: Model, state: State | None = None, *, body: str | None, port: int, open_browser: bool
) -> BrowserViewer:
    """The viewer of a machine."""
    return BrowserViewer(Session(model, state, body), None, port, open_browser)


def view_run(run: Run, *, port: int, open_browser: bool) -> BrowserViewer:
    """The viewer of a run."""
    from closedchain.model import Model

    system = run.machine.kinematics.system
    model = Model(system, run.machine.kinematics.tolerance)
    return BrowserViewer(Session(model, run.state(float(run.time[0]))), Frames(run), port, open_browser)


def view_self_motion(motion: SelfMotion, *, port: int, open_browser: bool) -> BrowserViewer:
    """The viewer of a self-motion."""
    from closedchain.model import Model

    kinematics = motion.states[0].kinematics
    session = Session(Model(kinematics.system, kinematics.tolerance), motion.states[0])
    return BrowserViewer(session, CurveFrames(motion), port, open_browser)
