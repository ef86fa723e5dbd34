"""How a result reaches its picture: the one place where a lower package calls `show`, by name, at call time.

`run.plot()` must not make `simulate` depend on Matplotlib, so results look their views up here.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, Self

VIEWS = {
    "run": "closedchain.show.runs:plot_run",
    "animation": "closedchain.show.animation:animate",
    "html": "closedchain.show.notebook:html",
    "machine report": "closedchain.show.machine_report:save_report",
    "drawing": "closedchain.show.drawing:draw",
    "modes": "closedchain.show.drawing:draw_modes",
    "model viewer": "closedchain.show.viewer.server:view_model",
    "run viewer": "closedchain.show.viewer.server:view_run",
    "self-motion viewer": "closedchain.show.viewer.server:view_self_motion",
}


def view(name: str) -> Callable[..., Any]:
    """The function of `show` that draws a kind of result."""
    module, function = VIEWS[name].split(":")
    drawn: Callable[..., Any] = getattr(import_module(module), function)
    return drawn


class Viewer(Protocol):
    """A machine shown in the browser until it is stopped; also a context manager.

    url: the address, on this computer only
    session: the machine and what was asked of it: `drag`, `drive`, `frame`

    Example:
        >>> with model.view(state, port=0, open_browser=False) as viewer:
        ...     frame = viewer.session.drive({"crank_motor": 1.3})
        >>> viewer.url.startswith("http://127.0.0.1:"), round(frame.state["crank"], 9)
        (True, 1.3)
    """

    url: str
    session: Any

    def wait(self) -> None:
        """Return when it was stopped, or at Ctrl-C."""

    def stop(self) -> None:
        """Close the server."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *_: object) -> None: ...
